import {
  type Activity,
  type Citable,
  type Claim,
  type Confidence,
  compareText,
  type Document,
  type StageOutput
} from "@prospect-research/core"
import { ageInDays, halfLifeDays, newestFetch, oldestDays } from "./age.ts"
import { detailOf } from "./detail.ts"

/** Something public that an opening line may refer to, with the one claim that it cites. */
export interface Hook {
  readonly claim: Claim
  readonly activity: Activity
  readonly document: Document
  readonly confidence: Confidence
  /** A passage of the quote, word for word. */
  readonly detail: string | null
  /** To the newest document; `null` when no date is known. */
  readonly ageDays: number | null
  readonly score: number
}

/** How much a message gains by each kind, all else equal. */
const kindWeight: Readonly<Record<Activity["kind"], number>> = {
  talk: 1,
  podcast: 1,
  article: 1,
  publication: 0.9,
  release: 0.9,
  project: 0.8,
  role_change: 0.9,
  award: 0.8,
  post: 0.8,
  company_news: 0.7,
  interest: 0.6
}

const selfAuthoredWeight = 1.3
const professionalWeight = 1.2
const undatedRecency = 0.3

export const isProfessional = ({ kind }: Activity): boolean => kind !== "interest"

/** What the person made, as opposed to what happened to them. */
const authored: ReadonlySet<Activity["kind"]> = new Set([
  "talk",
  "podcast",
  "article",
  "post",
  "publication",
  "release",
  "project"
])

export const isSelfAuthored = ({ activity, document }: Pick<Hook, "activity" | "document">): boolean =>
  authored.has(activity.kind) || document.source_class === "self"

/** Nobody wants a stranger to begin with these. */
const unhappy =
  /\b(?:layoffs?|laid off|lays off|job cuts?|redundanc\w+|lawsuits?|litigation|sued|sues|fined|investigat\w+|breach\w*|recalls?|bankrupt\w*|insolven\w+|death|dies|died|mourns?|resign\w*|fired|ousted|scandal)\b/i

export const isUnhappy = ({ quote, value }: Claim): boolean =>
  unhappy.test(quote) || (typeof value === "object" && "title" in value && unhappy.test(value.title))

const specificity = ({ title, venue, date }: Activity, detail: string | null): number =>
  0.4 +
  (venue === null ? 0 : 0.15) +
  (date === null ? 0 : 0.15) +
  (detail === null ? 0 : 0.2) +
  (title.split(" ").length >= 2 ? 0.1 : 0)

const longestTitle = 14

/** Every public act that may be cited, best first. */
export const hooksOf = (citable: Citable, known: StageOutput): ReadonlyArray<Hook> => {
  const documents = new Map(known.documents.map(document => [document.id, document]))
  const names = [...citable.values()]
    .filter(statement => statement.field === "name")
    .map(statement => String(statement.value))
  const asOf = newestFetch(known.documents)
  const hookOf = (id: string): ReadonlyArray<Hook> => {
    const statement = citable.get(id)
    const claim = statement?.claims.find(it => it.id === id)
    const document = documents.get(claim?.document ?? "")
    if (statement === undefined || claim === undefined || document === undefined) return []
    const activity = claim.value
    if (typeof activity !== "object" || !("kind" in activity)) return []
    const date = activity.date
    const ageDays = date === null ? null : ageInDays(date, asOf)
    const isStale = ageDays !== null && (ageDays < 0 || ageDays > oldestDays)
    if (isStale || isUnhappy(claim) || activity.title.split(/\s+/).length > longestTitle) return []
    const detail = detailOf(claim.quote, activity, names)
    const score =
      kindWeight[activity.kind] *
      specificity(activity, detail) *
      (ageDays === null ? undatedRecency : 0.5 ** (ageDays / halfLifeDays)) *
      statement.support.score *
      (isSelfAuthored({ activity, document }) ? selfAuthoredWeight : 1) *
      (isProfessional(activity) ? professionalWeight : 1)
    return [{ claim, activity, document, confidence: statement.confidence, detail, ageDays, score }]
  }
  return [...citable.keys()]
    .flatMap(hookOf)
    .sort((left, right) => right.score - left.score || compareText(left.claim.id, right.claim.id))
}
