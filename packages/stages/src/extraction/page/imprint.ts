import { legalForm } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"

const houseFirst = regex.u`^(?:\\p{Lu}[\\p{L}\\d&.’'-]* (?:(?:&|and|of|the) )?){1,6}${legalForm}, (?!\\p{Ll})`

/** `Tideworks Credit Union, Quay Street, Leeds`: the house by its name, and where it is. */
const isSeatOf = (text: string, companies: ReadonlyArray<string>): boolean =>
  companies.some(
    name =>
      name !== "" && text.startsWith(name) && /^(?:,| [|·•–—-]) [\p{Lu}\d]/u.test(text.slice(name.length))
  )

/** What stands in a line that a house begins by its legal form, or by its name and its street, is of the house: `Tideworks Ltd, Quay Street, Leeds. Gas Safe registered.` */
export const isImprint = (
  text: string,
  { names, companies }: { readonly names: ReadonlyArray<string>; readonly companies: ReadonlyArray<string> }
): boolean => (houseFirst.test(text) || isSeatOf(text, companies)) && mentionsIn(text, names).length === 0

/** `… is a keen sailor. © 2026 Tideworks Ltd. Quay Street, Leeds.`: where a search runs the foot of a page into its text. */
export const withoutFoot = (text: string): string =>
  text.replace(/(?:^|\s)(?:©|&copy;|\(c\) ?(?=(?:19|20)\d\d)|Copyright (?=©|\(c\)|(?:19|20)\d\d)).*$/su, "")
