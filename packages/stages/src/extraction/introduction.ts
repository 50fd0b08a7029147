import { regex } from "../sources/regex.ts"
import { isClubOffice, isUnit, positionOf } from "../sources/roles.ts"
import { contactPlace } from "./contactLine.ts"
import { currentPost } from "./currentPost.ts"
import { employerAt } from "./employerName.ts"
import { employerTold } from "./employerTold.ts"
import { heldPosition, positionFacts } from "./heldPosition.ts"
import { isSentenceElsewhere } from "./languages/sentenceElsewhere.ts"
import type { PlacedLine } from "./passages.ts"
import { looksLikeName, mentionsIn } from "./personMentions.ts"
import type { Stated } from "./Stated.ts"
import { titledSentence } from "./titledSentence.ts"
import { topicOf } from "./topics.ts"
import { isEmployer, type Wanted } from "./Wanted.ts"
import { isDepartment } from "./words/departments.ts"
import { isFirm } from "./words/firms.ts"
import { isPlace, placeName } from "./words/places.ts"

const title = "professional.current_title"
const place = "professional.current_location"

/** Lines of a table below `Name`, `Position`, `Office`: how far behind the name the place stands. */
const placeColumn = (lines: ReadonlyArray<PlacedLine>): number | undefined => {
  const name = lines.findIndex(
    ({ text, isHeading }) => !isHeading && /^(?:name|attorney|lawyer|person|member|speaker)s?$/i.test(text)
  )
  const column = lines.findIndex(({ text }, index) => index > name && topicOf(text) === "location")
  return name === -1 || column === -1 || column - name > 5 ? undefined : column - name
}

const nameLabel =
  /^(?:full )?(?:name|staff member|attorney|lawyer|person|member|speaker|contact(?: person)?|nombre|nom|nome|navn|namn)s?$/i
const roleLabel =
  /^(?:role|position|(?:job )?title|function|post|designation|funktion|fonction|cargo|puesto|função|stilling|befattning|functie|titel|beruf|rolle|rol|puesto de trabajo|qualifica|mansione|ruolo|funzione|poste|titre|fonction|仕事|役職|職位|肩書き?|所属|職種|部署|職務|职位|职务|직책|직위)s?[:：]?$/i

/** The same for the position, which may stand before the name: `Role`, `Name`, `Telephone`. */
const roleColumn = (lines: ReadonlyArray<PlacedLine>): number | undefined => {
  const name = lines.findIndex(({ text }) => nameLabel.test(text))
  const nearby = lines.slice(Math.max(0, name - 3), name + 4).find(({ text }) => roleLabel.test(text))
  return name === -1 || nearby === undefined ? undefined : nearby.index - name
}

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
  { companies }: Wanted
): ReturnType<typeof positionOf> => {
  const { title: whole = "" } = position
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

const quoteBetween = (lines: ReadonlyArray<PlacedLine>, one: number, other: number): string =>
  lines
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .map(({ text }) => text)
    .join("\n")

const isTitleLine = (line: PlacedLine | undefined): boolean =>
  line !== undefined && positionOf(line.text).title === line.text && topicOf(line.text) === undefined

const isNameLine = ({ text, introduces }: PlacedLine): boolean =>
  introduces !== undefined || looksLikeName(text)

/**
 * Lists of people have all the titles above the names, or all below. A title tells that has no other name on its far side, or
 * whose name has no other title: a list that begins with a name has them below.
 */
const areTitlesAbove = (lines: ReadonlyArray<PlacedLine>): boolean => {
  const names = lines.filter(isNameLine)
  const beside = (step: 1 | -1) =>
    names.filter(({ index }) => {
      const [next, far] = [lines[index + step], lines[index + 2 * step]]
      return isTitleLine(next) && (far === undefined || !isNameLine(far) || !isTitleLine(lines[index - step]))
    })
  return beside(-1).length > beside(1).length
}

/** Lines that hold the title of whoever is named right below: nothing of the one above. */
export const titlesOfNext = (lines: ReadonlyArray<PlacedLine>): ReadonlySet<number> =>
  new Set(
    areTitlesAbove(lines)
      ? lines.flatMap((line, at) => {
          const next = lines[at + 1]
          return next !== undefined && isNameLine(next) && isTitleLine(line) ? [line.index] : []
        })
      : []
  )

/** Prose below a name may begin with the title: `Founding partner and architect. Studied in …`. */
const firstSentence = (text: string): string => {
  if (!/[.!?]$/.test(text)) return text
  const first = /^(?<first>[^.!?]{3,80})[.] ?(?=$|\p{Lu})/u.exec(text)?.groups?.first ?? ""
  return isSentenceElsewhere(first) ? "" : first
}

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
  /;|^(?:chartered|certified|accredited|registered|licen[cs]ed) (?!managers?$|nurse|.* (?:at|of|for) )/iu.test(
    held
  ) ||
  (held.split(" ").length > 7 && !/,| of | and | & |\//u.test(held))

const employerField = "professional.current_company" as const

/** Presidents are of clubs as well as of companies. */
const presiding =
  /^(?:(?:vice|past|joint|deputy|board|second|first|third|\d{4})[- ])*(?:president|president-elect|chair\p{L}*|committee member|member|secretary|treasurer)$/iu

/** What stands behind a title in a list of people is the employer, unless it is a part of one, or a person. */
const isLikelyEmployer = (company: string): boolean =>
  /^[\p{Lu}\d]/u.test(company) &&
  company.split(" ").length <= 8 &&
  !isDepartment(company) &&
  !/[.!?]$|[:;]|\b(?:is|was|has|with|and (?:a|the))\b/u.test(
    company.replace(/\b(?:Inc|Ltd|Co|Bros|St)\.$/u, "")
  )

/** Lines below name and title with the firm and its town: `Acme Ltd`, `Leeds`. */
const card = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  next: PlacedLine | undefined,
  beside: string | undefined
): ReadonlyArray<Stated> => {
  const from = beside === undefined ? (next?.index ?? line.index) + 1 : line.index + 1
  const [first, second] = [lines[from], lines[from + 1]]
  if (first === undefined || !first.isOwn || first.introduces !== undefined) return []
  const { house, town } = /^(?<house>.+), (?<town>[^,]+)$/u.exec(first.text)?.groups ?? {}
  const isWithTown = house !== undefined && town !== undefined && isPlace(town) && !isPlace(house)
  const name = isWithTown ? house : first.text.replace(/,$/u, "")
  const isCompany =
    name.length <= 60 &&
    employerAt(name)?.rest === "" &&
    isFirm(name) &&
    !isUnit(name) &&
    topicOf(name) === undefined &&
    positionOf(name).title === undefined
  if (!isCompany) return []
  const isSeat = second?.isOwn === true && isPlace(second.text)
  return [
    { field: employerField, value: name, quote: quoteBetween(lines, line.index, first.index) },
    ...(isWithTown
      ? [{ field: place, value: town, quote: quoteBetween(lines, line.index, first.index) } as const]
      : []),
    ...(isSeat && !isWithTown
      ? [{ field: place, value: second.text, quote: quoteBetween(lines, line.index, second.index) } as const]
      : [])
  ]
}

/** `Leeds | Plant Manager: Ada Lovelace`: the town that heads a row of a table. */
const townOfRow = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine,
  { names }: Wanted
): ReadonlyArray<Stated> => {
  const head = lines[index - 1]
  return head?.set === "as term" && isPlace(head.text) && mentionsIn(text, names).length > 0
    ? [{ field: place, value: head.text, quote: quoteBetween(lines, index - 1, index) }]
    : []
}

/** What stands beside a name, and above or below it, and what a line says of the employer: the title, the employer, the place. */
export const introduction = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => [
  ...introduced(lines, line, wanted),
  ...atTop(lines, line),
  ...contactPlace(lines, line, wanted),
  ...currentPost(lines, line),
  ...titledSentence(line, wanted),
  ...townOfRow(lines, line, wanted),
  ...employerTold(lines, line, wanted)
]

/** So far down the prospect's own page the position may stand that their name, in its title, is not shown with. */
const topLines = 3

/** `Senior Fellow, Acme Institute` at the top of a page that is headed by the name nowhere but in its title. */
const atTop = (
  lines: ReadonlyArray<PlacedLine>,
  { index, isOwn, text }: PlacedLine
): ReadonlyArray<Stated> => {
  if (
    !isOwn ||
    index >= topLines ||
    text.length > 110 ||
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

const introduced = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => {
  if (line.introduces === undefined) return []
  const column = line.introduces.position === undefined ? roleColumn(lines) : undefined
  const cell = column === undefined || column === 1 ? undefined : lines[line.index + column]
  if (cell !== undefined && positionOf(cell.text).title === cell.text)
    return [entitled(cell.text, quoteBetween(lines, line.index, cell.index))]
  const beside = line.introduces.position
  const above = lines[line.index - 1]
  if (above !== undefined && beside === undefined && isTitleLine(above) && areTitlesAbove(lines))
    return isElsewhere(above.text, lines, wanted)
      ? []
      : [entitled(above.text, quoteBetween(lines, above.index, line.index))]
  const isLabelled = roleLabel.test(lines[line.index + 1]?.text ?? "")
  const next = lines[line.index + (isLabelled ? 2 : 1)]
  const first = next?.isOwn === true ? firstSentence(next.text) : ""
  const held = positionOf(first)
  const isWhole = first === next?.text || held.title === first || held.place !== undefined
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
    company === undefined ? (below === "" && beside === undefined ? [] : card(lines, line, next, beside)) : []
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
