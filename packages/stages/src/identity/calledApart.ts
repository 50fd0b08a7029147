import { type PersonName, parseName } from "../names/PersonName.ts"
import type { Mention } from "./mentions.ts"

/** `Rob Hale`, `Robert Hale Snr`: a line that is one name, as cards have it. */
const isNameAlone = (line: string, { first, last, generation }: PersonName): boolean => {
  const alone = parseName(line)
  return alone?.first === first && alone.last === last && alone.generation === generation
}

/** What a page has beside a mention: its lines, the prospect's names, and who is somebody else. */
interface Beside {
  readonly names: ReadonlyArray<PersonName>
  readonly lines: ReadonlyArray<string>
  readonly conflicting: ReadonlyArray<Mention>
}

/** `Robert Hale Snr` and `Rob Hale`, each on a card: a house calls two of a family apart as the client does. */
export const isCalledApart = ({ line, name }: Mention, { names, lines, conflicting }: Beside): boolean =>
  conflicting.length > 0 &&
  isNameAlone(lines[line] ?? "", name) &&
  conflicting.every(
    other => other.relation === "another generation" && isNameAlone(lines[other.line] ?? "", other.name)
  ) &&
  names.some(({ first }) => first === name.first && conflicting.every(other => other.name.first !== first))

const callings = ({ first, nickname }: PersonName): ReadonlyArray<string> => [
  first,
  ...(nickname === null ? [] : [nickname])
]

/** `Robert “Rob” Hale Jr` beside `Robert Hale Sr`, where the prospect's address is `rob@`: the house says whom it calls so. */
export const isCalledByAddress = (
  { name }: Mention,
  { called, conflicting }: { readonly called: string | null; readonly conflicting: ReadonlyArray<Mention> }
): boolean =>
  called !== null &&
  (name.nickname === called || (name.first === called && name.generation !== null)) &&
  conflicting.every(
    other => other.relation === "another generation" && !callings(other.name).includes(called)
  )
