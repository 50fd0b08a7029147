import { regex } from "../../sources/regex.ts"
import { isClubOffice, levelAlone, positionOf } from "../../sources/roles.ts"
import { isSentenceElsewhere } from "../languages/sentenceElsewhere.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import { employerTold } from "../position/employerTold.ts"
import { heldPosition, positionFacts } from "../position/heldPosition.ts"
import { letteredItem } from "../rules/certification.ts"
import { type Stated, statedBy } from "../Stated.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isDepartment } from "../words/departments.ts"
import { isPlace, placeName } from "../words/places.ts"
import { contactPlace } from "./contactLine.ts"
import { currentPost } from "./currentPost.ts"
import { houseCard } from "./houseCard.ts"
import { quoteBetween } from "./quoteBetween.ts"
import { placeColumn, roleColumn, roleLabel } from "./tableColumns.ts"
import { titledSentence } from "./titledSentence.ts"
import { areTitlesAbove, titleLine } from "./titlesAbove.ts"
import { townOverPeople } from "./townOverPeople.ts"

const title = "professional.current_title"
const place = "professional.current_location"

const wholePlace = regex.u`^${placeName}$`

const placeOf = (lines: ReadonlyArray<PlacedLine>, { index }: PlacedLine): ReadonlyArray<Stated> => {
  const column = placeColumn(lines)
  const cell = lines[index + (column ?? 2)]?.text ?? ""
  const isStated = column === undefined ? isPlace(cell) : wholePlace.test(cell) && cell.split(" ").length <= 4
  const quote = quoteBetween(lines, index, index + (column ?? 2))
  return isStated ? [{ field: place, value: cell, quote }] : []
}

/** `Titolare della Farmacia Acme`: what leads to the employer in other languages. */
const ofHouse =
  /^(?<title>.+?),? (?:of|at|for|with|di|del|della|delle|dello|dell['’]|de|de la|del|do|da|du|des|der|vom|von|van|bei|bij|chez|presso|hos|på) ?(?:la |le |el |il |het |de |l['’])?$/u

/** `Partner, Acme`: what looks like the field of a title may be the employer. */
const withEmployer = (
  position: ReturnType<typeof positionOf>,
  { companies, site }: Wanted
): ReturnType<typeof positionOf> => {
  const { title: whole = "" } = position
  const { company: beside = "", ...held } = position
  // `Partner, Ports & Power`: on the site of another house it is what they are a partner for.
  if (site !== undefined && beside !== "" && levelAlone.test(whole) && !isEmployer(beside, { companies }))
    return { ...held, title: `${whole}, ${beside}` }
  const name = companies.find(company => whole.includes(` ${company}`))
  const link = name === undefined ? null : ofHouse.exec(whole.slice(0, whole.indexOf(name)))
  if (name !== undefined && link?.groups?.title !== undefined) {
    const place = /^ (?:di|de|da|in|à|en|em|a|i) (?<place>\p{Lu}.*)$/u.exec(
      whole.slice(whole.indexOf(name) + name.length)
    )?.groups?.place
    return { title: link.groups.title, company: name, ...(place === undefined ? {} : { place }) }
  }
  const at = whole.lastIndexOf(", ")
  const company = at === -1 ? "" : whole.slice(at + 2)
  return isEmployer(company, { companies }) ? { title: whole.slice(0, at), company } : position
}

/** Prose below a name may begin with the title: `Founding partner and architect. Studied in …`. */
const firstSentence = (text: string): string => {
  if (!/[.!?]$/.test(text)) return text
  const first = /^(?<first>[^.!?]{3,80})[.] ?(?=$|\p{Lu})/u.exec(text)?.groups?.first ?? ""
  return isSentenceElsewhere(first) ? "" : first
}

/** `Engineer in Porto, originally from Bodø`: where somebody is, and then was. */
const descent =
  /(?<= in \p{Lu}[^,;]+),? (?:but |though )?(?:originally|formerly|previously) (?:from|of|in|at) .*$/u

/** What a line below a name says beside the position that it begins with. */
export const besidePosition = (text: string): string => {
  const first = firstSentence(text)
  return positionOf(first).title === undefined ? text : text.slice(first.length).replace(/^[.] ?/u, "")
}

/** `Treasurer: Ada Lovelace` on the page of a club, where nothing speaks of her work. */
const isElsewhere = (
  held: string | undefined,
  lines: ReadonlyArray<PlacedLine>,
  { companies, site }: Wanted
): boolean =>
  site === undefined &&
  held !== undefined &&
  (isClubOffice(held) || presiding.test(held)) &&
  !lines.some(({ text }) => companies.some(company => text.includes(company)))

/** Letters of who is qualified, and badges in a row. */
const isNoTitle = (held: string): boolean =>
  // What somebody does for one project.
  /^(?:partner|principal|designer|architect)[ -]in[ -]charge$/iu.test(held) ||
  /^(?:seit|since|depuis|desde|dal|sinds|sedan|siden|od) (?:19|20)\d\d/iu.test(held) ||
  /^(?:She|He|They|We|I|Her|His|Their|My)(?![\p{L}])/u.test(held) ||
  /;|^(?:chartered|certified|accredited|registered|licen[cs]ed) (?!managers?$|nurse|.* (?:at|of|for|and|&) |(?:financial planner|surveyor|accountant|legal executive|town planner|engineer|architect|insolvency trustee|building surveyor|tax adviser)s?$|(?:\p{L}+ )?\p{L}*(?:therapist|midwife|dieti[ct]ian|osteopath|chiropractor|psychologist)$)/iu.test(
    held
  ) ||
  (held.split(" ").length > 7 && !/,| of | and | & |\//u.test(held))

const employerField = "professional.current_company" as const

/** Presidents are of clubs as well as of companies. */
const presiding =
  /^(?:(?:vice|past|joint|deputy|board|second|first|third|\d{4})[- ])*(?:president|president-elect|chair\p{L}*|committee member|board member|member|councillor|trustee|(?:rear |vice[- ])?commodore|secretary|treasurer)$/iu

/** What stands behind a title in a list of people is the employer, unless it is a part of one, or a person. */
const isLikelyEmployer = (company: string): boolean =>
  /^[\p{Lu}\d]/u.test(company) &&
  company.split(" ").length <= 8 &&
  !isDepartment(company) &&
  !/[.!?]$|[:;]|\b(?:is|was|has|with|and (?:a|the))\b/u.test(
    company.replace(/\b(?:Inc|Ltd|Co|Bros|St)\.$/u, "")
  )

/** What stands beside a name, and above or below it, and what a line says of the employer: the title, the employer, the place. */
export const introduction = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => [
  ...introduced(lines, line, wanted),
  ...lettersBeside(lines, line),
  ...atTop(lines, line),
  ...contactPlace(lines, line, wanted),
  ...currentPost(lines, line),
  ...titledSentence(line, wanted),
  ...townOverPeople(lines, line, wanted),
  ...employerTold(lines, line, wanted)
]

/** `Associate | ARB RIBA` below the name: behind the title stand letters. */
const lettersBeside = (
  lines: ReadonlyArray<PlacedLine>,
  { index, introduces }: PlacedLine
): ReadonlyArray<Stated> => {
  const next = introduces === undefined ? undefined : lines[index + 1]
  const [held = "", ...others] = next?.text.split(/ [|·•] /u) ?? []
  return next === undefined || !next.isOwn || positionOf(held).title === undefined
    ? []
    : others.flatMap(letteredItem).flatMap(fact => statedBy(fact, next.text))
}

/** So far down the prospect's own page the position may stand that their name, in its title, is not shown with. */
const topLines = 3

/** `Senior Fellow, Acme Institute` at the top of a page that is headed by the name nowhere but in its title. */
const atTop = (
  lines: ReadonlyArray<PlacedLine>,
  { index, isOwn, set, text }: PlacedLine
): ReadonlyArray<Stated> => {
  if (
    !isOwn ||
    index >= topLines ||
    text.length > 110 ||
    set === "as term" ||
    lines.some(({ introduces }) => introduces !== undefined)
  )
    return []
  const held = heldPosition(text)
  return held === undefined || isNoTitle(held.title)
    ? []
    : positionFacts(held).map(fact => ({ ...fact, quote: text }))
}

/** A title alone; an office in a club gives way to what somebody works as. */
const entitled = (held: string, quote: string): Stated => ({
  field: title,
  value: held,
  quote,
  ...(isOffice(held) ? { isWeak: true as const } : {})
})

const isOffice = (held: string): boolean => isClubOffice(held) || presiding.test(held)

/** `Managing Director` of a table, and beside it whoever is that, with more of them than a name. */
const byTerm = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => {
  const term = lines[index - 1]
  const held = term?.set === "as term" ? titleLine(term) : undefined
  return held !== undefined && mentionsIn(text, wanted.names)[0]?.start === 0
    ? [entitled(held, quoteBetween(lines, index - 1, index))]
    : []
}

const introduced = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => {
  const labelled = byTerm(lines, line, wanted)
  if (labelled.length > 0 || line.introduces === undefined) return labelled
  const column = line.introduces.position === undefined ? roleColumn(lines) : undefined
  const cell = column === undefined || column === 1 ? undefined : lines[line.index + column]
  if (cell !== undefined && positionOf(cell.text).title === cell.text)
    return [entitled(cell.text, quoteBetween(lines, line.index, cell.index))]
  const beside = line.introduces.position
  const above = lines[line.index - 1]
  const held = beside === undefined ? titleLine(above) : undefined
  if (above !== undefined && held !== undefined && areTitlesAbove(lines))
    return isElsewhere(held, lines, wanted)
      ? []
      : [entitled(held, quoteBetween(lines, above.index, line.index))]
  const isLabelled = roleLabel.test(lines[line.index + 1]?.text ?? "")
  const directlyBelow = lines[line.index + (isLabelled ? 2 : 1)]
  const secondBelow = directlyBelow === undefined ? undefined : lines[directlyBelow.index + 1]
  // `Hon. Secretary`, and below it what somebody does for a living.
  const isWorkBelow =
    beside === undefined &&
    secondBelow?.isOwn === true &&
    isOffice(positionOf(directlyBelow?.text ?? "").title ?? "") &&
    isEmployer(withEmployer(positionOf(firstSentence(secondBelow.text)), wanted).company ?? "", wanted)
  const next = isWorkBelow ? secondBelow : directlyBelow
  const first = next?.isOwn === true ? firstSentence(next.text).replace(descent, "") : ""
  const told = positionOf(first)
  const isWhole =
    first === next?.text ||
    told.title === first ||
    told.place !== undefined ||
    (told.company !== undefined && isEmployer(told.company, wanted))
  const below = first.length <= 110 && isWhole ? first : ""
  // `Vice-President: Ada Lovelace`, and below it what she does for her living.
  const isBelow =
    beside === undefined ||
    (isOffice(positionOf(beside).title ?? "") &&
      withEmployer(positionOf(below), wanted).company !== undefined)
  const quote =
    !isBelow || next === undefined
      ? line.text
      : [quoteBetween(lines, line.index, next.index - 1), below].join("\n")
  const position = withEmployer(positionOf(isBelow ? below : (beside ?? "")), wanted)
  if (position.title === undefined || isNoTitle(position.title)) return []
  if (position.company === undefined && isElsewhere(position.title, lines, wanted)) return []
  const { company, place: at } = position
  const isNamed = company !== undefined && (isEmployer(company, wanted) || isLikelyEmployer(company))
  const further =
    company === undefined
      ? below === "" && beside === undefined
        ? []
        : houseCard(lines, line, next, beside)
      : []
  return [
    isNamed ? { field: title, value: position.title, quote } : entitled(position.title, quote),
    ...(isNamed ? [{ field: employerField, value: company, quote }] : []),
    ...further,
    ...(at === undefined
      ? beside === undefined && !further.some(({ field }) => field === place)
        ? placeOf(lines, line)
        : []
      : [{ field: place, value: at, quote } as const])
  ]
}
