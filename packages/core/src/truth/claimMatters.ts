import { Array as Arrays, Option, Predicate } from "effect"
import type { Claim } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Document } from "../domain/Document.ts"
import { isOfIllness, pathInWords } from "./circles.ts"
import { isOfTheirStory, isPrivate, positionFields, readingOf } from "./fieldKinds.ts"
import { withoutOffices } from "./offices.ts"
import { findSensitive, type SensitiveCategory, sensitiveInAddress } from "./sensitive.ts"
import { shortestStretch, withoutTexts } from "./stretches.ts"

const valueText = (claim: Claim): string =>
  typeof claim.value === "object" ? Object.values(claim.value).join(" ") : String(claim.value)

/** What a quote says beside the value that it supports: `Head of Children's Services` is a position, whoever it is said of. */
const besideValue = ({ quote, value }: Claim): string =>
  withoutTexts(
    quote,
    (typeof value === "object" ? Object.values(value) : [value]).filter(part => typeof part === "string")
  )

/** Of these even the mention beside a fact is a story about the person or their family. */
const neverQuoted: ReadonlySet<SensitiveCategory> = new Set(["Crime and legal trouble"])

/** Where somebody tells of their own life, such a word beside it is of theirs. */
const toldAlong: ReadonlySet<SensitiveCategory> = new Set([
  "Children",
  "Health",
  "Religion",
  "Politics",
  "Trade unions",
  "Sexuality",
  "Gender identity"
])

/** What is known of the employer, and no secret of whoever works there. */
export interface Employer {
  readonly name: string | undefined
  readonly matters: ReadonlySet<SensitiveCategory>
}

export const sensitiveIn = (claim: Claim, { matters, name }: Employer): ReadonlyArray<SensitiveCategory> => {
  if (claim.field === "family.children_count") return ["Children"]
  const found = Arrays.union(
    findSensitive(valueText(claim), readingOf(claim.field)),
    Arrays.union(
      findSensitive(withoutOffices(claim.quote, name), "statement"),
      findSensitive(besideValue(claim), "mention").filter(
        it => neverQuoted.has(it) || (toldAlong.has(it) && isPrivate(claim.field))
      )
    )
  )
  return positionFields.has(claim.field) ? found.filter(it => !matters.has(it)) : found
}

/** What somebody goes through: a faith or a party stands beside a pastime, while of these the pastime is a part. */
const storied: ReadonlySet<SensitiveCategory> = new Set([
  "Health",
  "Sexuality",
  "Gender identity",
  "Personal finances"
])

/** What a circle shares: a page of others that names somebody in nothing else is of the circle. */
const shared: ReadonlySet<SensitiveCategory> = new Set(["Religion", "Politics", "Trade unions"])

/**
 * What a page gives away by its title or its address, whatever is quoted from it. A headline that only goes with what befalls
 * people, above sentences that say it of the prospect, heads their story; and on a page of others on which every sentence about
 * the prospect tells of their faith, a reader finds nothing else.
 */
export const sensitiveOfPage = (
  { title, page_url, source_class }: Document,
  quotes: ReadonlyArray<string>
): ReadonlyArray<SensitiveCategory> => {
  const isOfOthers = source_class === "news" || source_class === "snippet"
  const told = quotes.map(quote => findSensitive(quote, "statement"))
  const [first = [], ...others] = told
  return [
    ...new Set([
      ...findSensitive(title ?? "", "statement"),
      ...sensitiveInAddress(page_url),
      ...findSensitive(title ?? "", "mention").filter(it => neverQuoted.has(it)),
      ...[title ?? "", pathInWords(page_url)]
        .flatMap(heading => findSensitive(heading, "headline"))
        .filter(it => (storied.has(it) || neverQuoted.has(it)) && told.some(matters => matters.includes(it))),
      ...first.filter(it => isOfOthers && shared.has(it) && others.every(matters => matters.includes(it)))
    ])
  ]
}

/** Whoever works for a party or a parish has no secret in it that the client does not know. */
export const mattersOfEmployers = (
  { company, title }: ContactData,
  sites: ReadonlySet<string>
): ReadonlySet<SensitiveCategory> =>
  new Set([
    ...findSensitive([company, title].filter(Predicate.isNotUndefined).join(", "), "statement"),
    ...[...sites].flatMap(site => sensitiveInAddress(`https://${site}/`))
  ])

/** Of these nothing that is said along with them is quoted, however it could be cut. */
const neverCut: ReadonlySet<SensitiveCategory> = new Set([...neverQuoted, "Children"])

/** Where a sentence may be cut, so that what stands on one side is told without the other: not within a clause. */
const clauseBreaks =
  /[,;]\s+(?:and\s+|but\s+)?|\s+[–—]\s+|\s+(?:and|but|because|since|until|while|und|aber|weil|et|mais|car|y|pero|porque|e|ma|mas|maar|och|men|og)\s+/gu

/**
 * A claim with the part of its quote that tells of no sensitive matter, if there is one. What somebody does in the same
 * sentence that tells what befell them is of one story with it: `After chemotherapy, she walked ten miles`.
 */
export const withoutMatters = (
  claim: Claim,
  matters: ReadonlyArray<SensitiveCategory>,
  employer: Employer,
  { page_url }: Document
): Option.Option<Claim> => {
  // Whoever opens a page of a fund for the ill reads why somebody is named there.
  const ofIllness = matters.includes("Health") && isOfIllness(page_url)
  const isOneStory =
    isOfTheirStory(claim.field) && findSensitive(claim.quote, "statement").some(it => storied.has(it))
  if (isOneStory || ofIllness || matters.some(it => neverCut.has(it))) return Option.none()
  const quote = shortestStretch(
    claim.quote,
    claim.value,
    clauseBreaks,
    stretch => sensitiveIn({ ...claim, quote: stretch }, employer).length === 0
  )
  return Option.map(Option.fromNullable(quote), it => ({ ...claim, quote: it }))
}
