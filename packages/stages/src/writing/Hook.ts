import {
  type Citable,
  type Claim,
  type Confidence,
  compareText,
  type Document,
  foldCase,
  type StageOutput
} from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { type Act, actOf, isBackground, isProfessional } from "./Act.ts"
import { ageInDays, halfLifeDays, newestFetch, oldestDays } from "./age.ts"
import { backgroundOf } from "./background.ts"
import { detailOf } from "./detail.ts"
import { inEnglish } from "./inEnglish.ts"
import { interestOf } from "./interests.ts"
import type { Phrases } from "./parts.ts"
import { phrasesOf } from "./phrases.ts"
import { headline, ownTitle, readableTitle } from "./title.ts"
import { type Venue, venueOf } from "./venue.ts"

/** Something public that an opening line may refer to, with the one claim that it cites. */
export interface Hook {
  readonly claim: Claim
  readonly act: Act
  /** The title as it may be quoted, or what an interest is called within a sentence. */
  readonly title: string
  readonly venue: Venue
  /** What can be said and asked of this very thing. */
  readonly phrases: Phrases
  readonly document: Document
  readonly confidence: Confidence
  /** A passage of the quote, word for word. */
  readonly detail: string | null
  /** To the newest document; `null` when no date is known. */
  readonly ageDays: number | null
  readonly score: number
}

/** How much a message gains by each kind, all else equal. */
const kindWeight: Readonly<Record<Act["kind"], number>> = {
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
  deed: 0.7,
  interest: 0.6,
  membership: 0.6,
  study: 0.5,
  certificate: 0.4,
  cause: 0.4
}

const selfAuthoredWeight = 1.3
const professionalWeight = 1.2
const undatedRecency = 0.3

/** What the person made, as opposed to what happened to them. */
const authored: ReadonlySet<Act["kind"]> = new Set([
  "talk",
  "podcast",
  "article",
  "post",
  "publication",
  "release",
  "project"
])

export const isSelfAuthored = ({ act, document }: Pick<Hook, "act" | "document">): boolean =>
  authored.has(act.kind) || document.source_class === "self"

const specificity = ({ title, venue, date }: Act, detail: string | null): number =>
  0.4 +
  (venue === null ? 0 : 0.15) +
  (date === null ? 0 : 0.15) +
  (detail === null ? 0 : 0.2) +
  (title.split(" ").length >= 2 ? 0.1 : 0)

/** Nobody wants a stranger to begin with these. */
const layoffs =
  /\b(?:layoffs?|lay-offs?|laid off|lays? off|job cuts?|cuts? (?:\w+ )?jobs|redundanc\w+|downsiz\w+|hiring freeze)\b/i
const litigation =
  /\b(?:lawsuits?|litigation|sued|sues|suing|fined|settlement with|class action|antitrust|indict\w+|subpoena\w*|in court)\b/i
const trouble =
  /\b(?:investigat\w+|(?:data |security )?breach\w*|recalls?|bankrupt\w*|insolven\w+|death|dies|died|mourns?|resign\w*|fired|ousted|scandal|outage)\b/i

const textOf = ({ quote, value }: Claim): string =>
  typeof value === "object" && "title" in value ? `${value.title}\n${quote}` : quote

/** What bad news a claim tells, in words that may stand in a report; `null` when it tells none. */
export const badNewsIn = (claim: Claim): string | null => {
  const text = textOf(claim)
  if (layoffs.test(text)) return "layoffs at the company"
  if (litigation.test(text)) return "legal disputes of the company"
  return trouble.test(text) ? "recent difficult news about the company" : null
}

/** People give talks on outages and write of layoffs they survived; what happened to a company is no way to begin. */
const isUnhappy = (claim: Claim, { kind }: Act): boolean =>
  kind === "project" || kind === "release" ? false : badNewsIn(claim) !== null

/**
 * A stranger may know what people do beside their work from themselves, or from the house that shows them to its clients. What a house
 * lists as interests is work.
 */
const mayKnow = (act: Act, { field }: Claim, { source_class }: Document): boolean =>
  isProfessional(act) ||
  source_class === "self" ||
  (source_class === "first-party" && field !== "personal.interests")

/** Of these the titles are headlines about the person. */
const toldByOthers: ReadonlySet<Act["kind"]> = new Set(["role_change", "company_news"])

/** How a thing is called and spoken of; `null` where no phrase fits it. */
const spokenOf = (
  act: Act,
  claim: Claim,
  document: Document,
  { names, isPlain }: { readonly names: ReadonlyArray<string>; readonly isPlain: (word: string) => boolean }
): Pick<Hook, "title" | "phrases"> | null => {
  const { kind, title } = act
  if (kind === "interest" || isBackground(kind)) {
    const isOwn = document.source_class === "self"
    const told =
      kind === "interest" ? interestOf(title, claim.quote, { isOwn, isPlain }) : backgroundOf(kind, act)
    return told === null ? null : { title: told.text, phrases: told.phrases }
  }
  const own = toldByOthers.has(kind) ? headline(title, names) : ownTitle(title, names)
  const shown = own === null ? null : readableTitle(own)
  const phrases = shown === null ? null : phrasesOf(kind, shown, claim.quote)
  return shown === null || phrases === null ? null : { title: shown, phrases }
}

/** Everything public that may be cited and written about, best first. */
export const hooksOf = (citable: Citable, known: StageOutput): ReadonlyArray<Hook> => {
  const documents = new Map(known.documents.map(document => [document.id, document]))
  const names = [...citable.values()]
    .filter(statement => statement.field === "name")
    .map(statement => String(statement.value))
    .sort((left, right) => right.length - left.length)
  const asOf = newestFetch(known.documents)
  const employers = new Set(
    [...citable.values()]
      .filter(({ field }) => field === "professional.current_company")
      .map(({ value }) => foldCase(String(value)))
  )
  /** `your time at` a house is over; whoever works where they studied is there still. */
  const isOver = ({ kind, title, venue }: Act) => kind !== "study" || !employers.has(foldCase(venue ?? title))
  const disputed = new Set(
    [...citable.values()].filter(it => it.standing === "contradicted").map(statement => statement.field)
  )
  /** Whether a word stands in small letters anywhere, so that its capital elsewhere is that of a line. */
  const isPlain = (word: string) =>
    known.documents.some(({ text }) =>
      new RegExp(`(?<![\\p{L}.@/-])${Pattern.escape(word)}(?![\\p{L}@])`, "u").test(text)
    )
  const hookOf = (id: string): ReadonlyArray<Hook> => {
    const statement = citable.get(id)
    const claim = statement?.claims.find(it => it.id === id)
    const document = documents.get(claim?.document ?? "")
    if (statement === undefined || claim === undefined || document === undefined) return []
    const isClear = statement.standing === "published" && !disputed.has(statement.field)
    const told = isClear ? actOf(claim, statement.claims) : null
    const act = told === null ? null : inEnglish(told, claim, document)
    if (act === null || !isOver(act) || !mayKnow(act, claim, document) || isUnhappy(claim, act)) return []
    const spoken = spokenOf(act, claim, document, { names, isPlain })
    if (spoken === null) return []
    const ageDays = act.date === null ? null : ageInDays(act.date, asOf)
    if (ageDays !== null && (ageDays < 0 || ageDays > oldestDays)) return []
    const detail = detailOf(claim.quote, act, names)
    const score =
      kindWeight[act.kind] *
      specificity(act, detail) *
      (ageDays === null ? undatedRecency : 0.5 ** (ageDays / halfLifeDays)) *
      statement.support.score *
      (isSelfAuthored({ act, document }) ? selfAuthoredWeight : 1) *
      (isProfessional(act) ? professionalWeight : 1)
    const venue = venueOf(act, names)
    return [
      { ...spoken, claim, act, venue, document, confidence: statement.confidence, detail, ageDays, score }
    ]
  }
  return [...citable.keys()]
    .flatMap(hookOf)
    .sort((left, right) => right.score - left.score || compareText(left.claim.id, right.claim.id))
}
