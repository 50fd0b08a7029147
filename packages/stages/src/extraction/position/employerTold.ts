import { patternOf, regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isBelowName, type PlacedLine } from "../page/passages.ts"
import { namesRelatives } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import { sentencesOf } from "../sentences.ts"
import type { Wanted } from "../Wanted.ts"
import { isPlace, placeName } from "../words/places.ts"
import { calledByTheirTown } from "../words/townspeople.ts"
import { employerAt } from "./employerName.ts"

const title = "professional.current_title"
const location = "professional.current_location"

/** What the employer is called for short: `Acme` of `Acme Partners`. */
const formsOf = ({ companies }: Wanted): ReadonlyArray<string> =>
  companies.flatMap(name => {
    const short = name.replace(/ \p{Lu}\p{L}+$/u, "")
    return short.length > 3 && short !== name ? [name, short] : [name]
  })

const insideTown = `^ (?:in|at) (?<place>${placeName})(?=[.,;]|$| \\p{Ll})`

/** What may stand before the employer in a sentence about it. */
const opening = /^(?:(?:At|The|Our) )?$/u

/** What the page says of the employer that the client named: its trade, and where it is: `a solicitor at Acme in Leeds` says so of a colleague only. */
const saidOfEmployer = ({ isOwn }: PlacedLine, text: string, wanted: Wanted): ReadonlyArray<Stated> => {
  const isMeant = isOwn || mentionsIn(text, wanted.names).length > 0
  for (const name of formsOf(wanted)) {
    const at = text.indexOf(name)
    if (
      at === -1 ||
      /\b(?:former|ex-|previously|left|before|until|spent|joins? from)\b/iu.test(text.slice(0, at))
    )
      continue
    const told = employerAt(text.slice(at))
    const town = patternOf(insideTown).exec(text.slice(at + name.length))?.groups?.place
    const place = told?.place ?? town
    const facts: ReadonlyArray<Stated> = [
      ...(told?.industry === undefined
        ? []
        : [{ field: "professional.industry" as const, value: told.industry, quote: text }]),
      ...(place === undefined || !isPlace(place) || (!isMeant && !opening.test(text.slice(0, at)))
        ? []
        : [{ field: location, value: place, quote: text, isWeak: true } as const])
    ]
    if (facts.length > 0) return facts
  }
  return []
}

/** So close below a name, or the top of their own page, the employer alone says whose it is, in lines. */
const nearest = 6

/** What profiles show of somebody in a line of its own: the employer by its name. */
const employerAlone = (
  lines: ReadonlyArray<PlacedLine>,
  { index, isHeading, isOwn, text }: PlacedLine,
  { companies }: Wanted
): ReadonlyArray<Stated> =>
  isOwn &&
  !isHeading &&
  companies.includes(text.trim()) &&
  (index < nearest || isBelowName(lines, index, nearest))
    ? [{ field: "professional.current_company", value: text.trim(), quote: text, isWeak: true }]
    : []

/** `The chief executive of Oban boatbuilder Acme on apprentices`, below a headline that names who is meant. */
const standfirst = (line: PlacedLine, wanted: Wanted): ReadonlyArray<Stated> => {
  const { held = "", rest = "" } =
    /^The (?<held>\p{Ll}[\p{Ll} -]{2,40}) of (?<rest>.+)$/u.exec(line.text)?.groups ?? {}
  const company = wanted.companies.find(name => rest.includes(name))
  const between = company === undefined ? "" : rest.slice(0, rest.indexOf(company))
  const isMeant =
    line.isOwn &&
    isTitle(held) &&
    !namesRelatives(held, true) &&
    /^(?:the )?(?:(?!rival |that |which |former )[\p{L}-]+ ){0,3}$/u.test(between)
  return company === undefined || !isMeant
    ? []
    : [
        { field: title, value: held, quote: line.text },
        { field: "professional.current_company", value: company, quote: line.text }
      ]
}

const months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*\\.?"
/** `MIDDELBURG - `, `Ahmedabad, 12 Feb: `, `Husum. `: whence a report is, right before the name of whom it is about. */
const dateline = regex.u`^(?<place>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})(?:, (?:\\d{1,2} ${months}|${months} \\d{1,2})(?::| [–—-])|\\.| [–—-]) (?=\\p{Lu})`

/** `A Clitheroe baker has raised …`, `HEXHAM – Ada Lovelace …`: the town that a local paper gives whom it writes of. */
const townTold = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text, isHeading }: PlacedLine,
  { names }: Wanted
): ReadonlyArray<Stated> => {
  if (isHeading) return []
  const reported = dateline.exec(text)
  const behind = reported === null ? "" : text.slice(reported[0].length)
  const whence = reported?.groups?.place
  const isReport = behind.length > 60 && /\p{Ll}[.!?]/u.test(behind)
  if (
    whence !== undefined &&
    isReport &&
    isPlace(capitalized(whence)) &&
    mentionsIn(behind, names)[0]?.start === 0
  )
    return [{ field: location, value: whence, quote: text, isWeak: true }]
  const [first = ""] = sentencesOf(text)
  const town = /^An? /u.test(first) ? calledByTheirTown(inSmall(first)) : undefined
  if (town === undefined) return []
  const next = lines[index + 1]?.text ?? ""
  const [mention] = mentionsIn(next, names)
  const isMeant = mention !== undefined && /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?$/u.test(next.slice(0, mention.start))
  const shown = first.toLowerCase().indexOf(town.toLowerCase())
  return isMeant
    ? [{ field: location, value: first.slice(shown, shown + town.length), quote: first, isWeak: true }]
    : []
}

const capitalized = (town: string): string =>
  /^\p{Lu}+$/u.test(town) ? `${town.charAt(0)}${town.slice(1).toLowerCase()}` : town

/** `A HEXHAM shopkeeper`, as papers begin. */
const inSmall = (text: string): string =>
  text.replace(
    /^(?<article>An? )(?<town>\p{Lu}{3,})(?![\p{L}])/u,
    (_all, article: string, town: string) => `${article}${capitalized(town)}`
  )

/** What a line says of the prospect by speaking of the employer: the employer's trade and town, whence the report is. */
export const employerTold = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => [
  ...employerAlone(lines, line, wanted),
  ...standfirst(line, wanted),
  ...townTold(lines, line, wanted),
  ...sentencesOf(line.text).flatMap(sentence => saidOfEmployer(line, sentence, wanted))
]
