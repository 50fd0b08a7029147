import { regex } from "../sources/regex.ts"
import { mentionsIn } from "./personMentions.ts"

const legalForm = "(?:Ltd|Limited|LLP|LLC|Inc|GmbH|AG|plc|PLC|Pty|B\\.?V|A/S|S\\.?L|S\\.?r\\.?l)"
const houseFirst = regex.u`^(?:\\p{Lu}[\\p{L}\\d&.’'-]* (?:(?:&|and|of|the) )?){1,6}${legalForm}\\.?, (?!\\p{Ll})`

/** `Tideworks Ltd, Quay Street, Leeds. Gas Safe registered.`: what stands in a line that a house begins by its legal form is of the house. */
export const isImprint = (text: string, names: ReadonlyArray<string>): boolean =>
  houseFirst.test(text) && mentionsIn(text, names).length === 0
