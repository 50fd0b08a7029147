import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { tidyName } from "../naming/properName.ts"
import { educationFact } from "../rules/credentials.ts"
import { statedBy } from "../Stated.ts"
import type { Wanted } from "../Wanted.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"
import type { PlacedLine } from "./passages.ts"
import { nothingTold, type ToldByPage } from "./ToldByPage.ts"

const notes =
  /\b(?:class[- ]?notes|alum(?:ni|nae|na|nus)(?: and friends)?[- ](?:news|notes|updates?|magazine|profiles?|spotlights?|stories|association|network|directory|awards?)|notable alum\p{L}+|our alum\p{L}+|old (?:boys|girls)|class of (?:19|20)\d\d|alumni$)/iu
const notTheName =
  / (?:alum(?:ni|nae)?(?: and friends)?(?: (?:association|network|magazine|news|notes|club|community))?|magazine|class notes|news|graduates)$/i

/** The school whose class notes they are. */
const schoolOf = ({ title, openGraph, organizations, lines }: Page): string | undefined => {
  const parts = [
    openGraph.site_name ?? "",
    ...organizations.map(({ name }) => name),
    ...(title ?? "").split(/\s+[|·•–—-]\s+|:\s+/u),
    ...lines.filter(({ isHeading }) => isHeading).map(({ text }) => text)
  ]
  return parts
    .map(part => part.replace(notTheName, "").trim())
    .find(part => part.length <= 70 && isInstitution(part) && /^(?:The )?\p{Lu}/u.test(part))
}

const cohort = `(?:[Cc]lass of )?(?:(?<degree>${degreeName})[ ,]+)?(?<year>(?:19|20)\\d\\d|['’]\\d\\d)`
const beside = regex.u`^(?: née \\p{L}+)?,? \\(?(?:${cohort}|(?<bare>${degreeName})(?:,? (?<field>\\p{Ll}[\\p{L} ]{2,40}))?(?:,? (?<in>(?:19|20)\\d\\d|['’]\\d\\d))?)(?=[),.; ]|$)`
const ofHeading = regex.u`(?:^|[ –:-])${cohort}$`

/** Years of two digits are of the hundred years before the page was read. */
const fullYear = (year: string | undefined, fetchedAt: string): string | undefined => {
  if (year === undefined || /^\d/.test(year)) return year
  const now = Number(fetchedAt.slice(0, 4))
  const inThisCentury = 2000 + Number(year.slice(1))
  return String(inThisCentury > now ? inThisCentury - 100 : inThisCentury)
}

/** In characters; who stands deeper in a line is told of in passing. */
const opening = 12

/** Who has a note among those of a class studied there: `Class notes: 2000s | University of …`, and below a year the name. */
export const classNotes = (page: Page, lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ToldByPage => {
  const isOfNotes = notes.test(page.title ?? "") || lines.some(it => it.isHeading && notes.test(it.text))
  const school = isOfNotes ? schoolOf(page) : undefined
  if (school === undefined) return nothingTold
  for (const { index, text } of lines) {
    const [mention] = mentionsIn(text, wanted.names)
    if (mention === undefined || mention.start > opening) continue
    const named = text.slice(mention.start, mention.end)
    // Letters behind a name are taken for a part of it.
    const end = mention.start + (/ \(|, | ['’]\d/u.exec(named)?.index ?? named.length)
    const own = beside.exec(text.slice(end))?.groups
    const heading = lines.slice(0, index).findLast(it => it.isHeading && ofHeading.test(it.text))?.text
    const shared = ofHeading.exec(heading ?? "")?.groups
    const year = own?.year ?? own?.in ?? shared?.year
    const shown = fullYear(year, page.fetchedAt)
    const line = [`class notes of ${school}`, heading, shown === year ? undefined : shown, text]
      .filter(part => part !== undefined)
      .join(": ")
    const facts = educationFact({
      institution: tidyName(school),
      degree: own?.degree ?? own?.bare ?? shared?.degree,
      subject: own?.field,
      year: shown
    })
    return { lines: [line], stated: facts.flatMap(fact => statedBy(fact, line)) }
  }
  return nothingTold
}
