import type { ContactData } from "@prospect-research/core"
import { plainLine } from "../sources/plainText.ts"
import { foldName } from "./foldName.ts"
import { withoutHonorifics } from "./honorifics.ts"
import { isIrishSurname } from "./irishSurnames.ts"
import { childWords, parseName } from "./PersonName.ts"
import { inUsualOrder } from "./usualOrder.ts"

const younger = new RegExp(`[._-](?<word>jn?r|junior|${childWords})$`, "i")

/** `Ada Hale Jr` for Ada Hale of `ada.jr@acme.example`: in a house with two of the name the address tells who is meant. */
const withGeneration = (name: string, email: string | undefined): string => {
  const { word = "" } = younger.exec(email?.split("@")[0] ?? "")?.groups ?? {}
  const known = parseName(name)
  return word === "" || known === null || known.generation !== null || known.last === foldName(word)
    ? name
    : `${name} Jr`
}

/** `Cadhain`: letters that stand together so in Irish alone. */
const irishLetters = /[bdgm]h|aoi|[ae]á/iu

/** `Fergal O Driscoll`, `Niamh O Cadhain`, as forms have it that take no apostrophe and no accent. */
const withApostrophe = (name: string): string =>
  name.replace(/ O (?<surname>\p{Lu}\p{L}+)$/u, (whole, surname: string) =>
    isIrishSurname(foldName(surname)) || irishLetters.test(surname) ? ` O'${surname}` : whole
  )

/** The name that the client gives, without titles and in the order in which it is spoken; nothing where they give none. */
export const nameGiven = ({ full_name, email }: ContactData): string | undefined => {
  const name = withApostrophe(withoutHonorifics(plainLine(full_name ?? "")))
  return name === "" ? undefined : withGeneration(inUsualOrder(name), email)
}
