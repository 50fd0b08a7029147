import { comparable, matchesIn } from "@prospect-research/core"
import { isDepartmentInSmall } from "../extraction/words/departments.ts"
import { foldName } from "../names/foldName.ts"
import type { PersonName } from "../names/PersonName.ts"
import { regex } from "../sources/regex.ts"
import type { Mention } from "./mentions.ts"
import type { Prospect } from "./Prospect.ts"

/** `(no relation)`, as pages say right behind the second of a name. */
const namesake =
  /^[^.;|\n]{0,50}?\b(?:no relation|not related|unrelated|not to be confused|namesake|geen familie|niet verwant|naamgenoot|nicht verwandt|nicht zu verwechseln|namensvetter(?:in)?|sans lien de parente|aucun lien de parente|ne pas confondre|homonyme|sin parentesco|no confundir|homonim[oa]|sem parentesco|nao confundir|nessuna parentela|non confondere|omonim[oa]|(?:inte|ej) slakt|ikke (?:i )?slekt|ikke i familie|niespokrewnion[ya]|imiennicz?k[ai])\b/u

/** `We have two people called Ada Hale`, right before the name. */
const shared = /\b(?:two|three|another) (?:\p{L}+ ){0,3}(?:called|named|by the name of) $/u

const relatives =
  "(?<!\\p{L})(?:son|daughter|father|mother|grandfather|grandmother|uncle|nephew|aunt|niece|cousin)"
/** `his son, also Harald, takes the wheel` */
const relative = regex.gu`${relatives},? (?:also|likewise)(?: called| named)?,? (?<name>\\p{L}+)`
const relativeAtEnd = regex.u`${relatives},? $`

/** `Harald Hale founded it, and his son Harald Hale leads it`. */
const namesRelative = (folded: string, { first, last }: PersonName): boolean => {
  const [, ...behind] = folded.split(`${first} ${last}`)
  return behind.slice(0, -1).some(text => relativeAtEnd.test(text))
}

/** Not `promoted Ada Hale from sales manager to head of sales`. */
const ofDepartment =
  /^ (?:from|in|over in|of) (?:the |our )?(?<department>\p{L}+)(?![\p{L}-]|(?: \p{L}+){0,4} to )/u

/** `Ada Hale opened it, and Ada Hale from finance paid`: nobody is told apart by a department from who was just named in full. */
const toldByDepartment = (folded: string, { first, last }: PersonName): boolean =>
  folded
    .split(`${first} ${last}`)
    .slice(2)
    .some(behind => isDepartmentInSmall(ofDepartment.exec(behind)?.groups?.department ?? ""))

/** `(Not to be confused with our cardiologist of the same name.)`: what a line says of the other. */
const note =
  /(?:[(,;–—]|\. ?)[^.;(]*(?<!\p{L})(?:of|by|with) the same name(?!\p{L}).*$|(?:[(,;–—]|\. ?) ?(?:she|he|they)? ?(?:is |are )?not to be confused[^.;(]* with .*$/iu

/** `They concern another person of the same name and are untrue of Ada Hale`: what is said of a stranger makes nobody a second at the house. */
const ofStranger =
  /(?<![\p{L}])(?:untrue|false(?:ly)?|mistaken(?:ly)?|unconnected|unrelated to (?:us|our|the (?:company|firm|house|fund))|no connection|not connected|nothing to do with|(?:has |have )?never (?:worked|been employed)|(?:does|do|did) not work|not employed|(?:is|are) no(?:t| longer) (?:a|an|one of our) (?:member|employee|colleague)s?)(?![\p{L}])/iu

/** `founded by Ada Hale (1868–1931)`: whoever is dead is nobody's colleague. */
const lifetime = /\(\*? ?1[5-9]\d\d ?[–-] ?(?:† ?)?(?:1[6-9]|20)\d\d\)/u

/** Whether a line tells of somebody who lived long ago. */
export const isOfForebear = (line: string): boolean => lifetime.test(line)

/** Whether a line says that whom it names is another than whom one might think, or that there are two. */
export const isOfNamesake = (line: string, name: PersonName): boolean => {
  const { first, last } = name
  const folded = foldName(line)
  if (ofStranger.test(line)) return false
  return (
    note.test(line) ||
    matchesIn(folded, relative).some(({ groups }) => groups?.name === first) ||
    namesRelative(folded, name) ||
    toldByDepartment(folded, name) ||
    folded
      .split(last)
      .slice(1)
      .some(behind => namesake.test(behind)) ||
    folded
      .split(first)
      .slice(0, -1)
      .some(before => shared.test(before))
  )
}

/** Which mentions of a page that knows two of the name are the prospect's: the client's title tells. */
export const toldByTitle = (
  lines: ReadonlyArray<string>,
  mentions: ReadonlyArray<Mention>,
  { title }: Prospect
): ReadonlyArray<Mention> =>
  mentions.filter(({ line, name }) => {
    const own = (lines[line] ?? "").replace(note, "")
    return (
      title !== null &&
      !isOfNamesake(own, name) &&
      comparable("professional.current_title", own).includes(comparable("professional.current_title", title))
    )
  })
