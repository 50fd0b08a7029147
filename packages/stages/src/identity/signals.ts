import {
  type ContactData,
  comparable,
  type Document,
  foldCase,
  occursWhole,
  type StageOutput
} from "@prospect-research/core"
import { commonSurnames } from "./commonSurnames.ts"
import { textClaims, valuesAgree } from "./facts.ts"
import {
  isLinkedFrom,
  isMatchedByEmail,
  showsEmail,
  showsGivenProfile,
  showsNamesakesEmail
} from "./links.ts"
import { isProfile, type Naming, namingOf } from "./naming.ts"
import { type Prospect, prospectOf } from "./Prospect.ts"
import { type Signal, signalWeights, similarShare } from "./weights.ts"

export interface Reason {
  readonly signal: Signal
  readonly weight: number
}

const words = (text: string): string =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ")
    .trim()

type Fact = "professional.current_title" | "professional.current_company" | "professional.current_location"

/** Whether the value, in its comparable form, stands in any of the texts. */
const stands = (field: Fact, value: string, texts: ReadonlyArray<string>): boolean => {
  const key = comparable(field, value)
  return texts.some(text => occursWhole(key, words(text)) || occursWhole(key, comparable(field, text)))
}

interface Case {
  readonly document: Document
  readonly prospect: Prospect
  readonly known: StageOutput
  readonly naming: Naming
}

const states = ({ document, known, naming }: Case, field: Fact, value: string): boolean =>
  stands(field, value, naming.blocks) ||
  (isProfile(document) &&
    textClaims(document, known, field).some(claimed => valuesAgree(field, value, claimed)))

/** Names another value, and not this one. */
const contradicts = (it: Case, field: Fact, value: string): boolean => {
  const claimed = textClaims(it.document, it.known, field)
  return (
    claimed.length > 0 &&
    !states(it, field, value) &&
    !claimed.some(other => valuesAgree(field, value, other))
  )
}

/** The employer's own pages; a profile on a service is not the employer's, even when they run the service. */
const isOnOwnSite = ({ document, prospect }: Case): boolean =>
  !isProfile(document) && prospect.sites.has(document.site)

const isNamed = ({ naming }: Case): boolean => naming.relation === "same" || naming.relation === "similar"

/** `acme` of `acme.com`: a profile that names just this as its employer means it. */
const siteNames = ({ prospect }: Case): ReadonlyArray<string> =>
  [...prospect.sites].map(site => site.split(".")[0] ?? site)

const namesSite = (it: Case): boolean =>
  isProfile(it.document) &&
  textClaims(it.document, it.known, "professional.current_company").some(company =>
    siteNames(it).includes(comparable("professional.current_company", company).replace(/[ -]/g, ""))
  )

const withCompany = (it: Case): boolean =>
  namesSite(it) || it.prospect.companies.some(company => states(it, "professional.current_company", company))

const isCommon = ({ prospect }: Case): boolean => prospect.names.some(name => commonSurnames.has(name.last))

/** The strongest thing that the name says: these are one observation, and count once. */
const nameSignal = (it: Case): Signal => {
  if (isOnOwnSite(it)) return "full name on the site of the email's domain"
  if (withCompany(it)) return "name and company together"
  return isCommon(it) ? "common name" : "rare name"
}

/** Pages of an employer that is not the prospect's. */
const isForeignEmployer = (it: Case): boolean =>
  it.document.source_class === "first-party" &&
  it.prospect.sites.size > 0 &&
  !isOnOwnSite(it) &&
  isNamed(it) &&
  !withCompany(it)

const hasAnotherEmployer = (it: Case): boolean => {
  const { company } = it.prospect
  return (
    isForeignEmployer(it) ||
    (company !== null && !withCompany(it) && contradicts(it, "professional.current_company", company))
  )
}

const lifespan = /\((?:c\. ?|born )?(1\d{3}|20\d\d)\s?[-–—]\s?(1\d{3}|20\d\d)\)/g
/** Shorter spans of years are terms of office. */
const leastLifespan = 30
const deceased =
  /\b(?:obituary|in memoriam|in loving memory|rest in peace|passed away|deceased|died (?:in|on|at|of|aged)|born (?:in |on )?(?:\d{1,2} )?(?:\w+ )?1[0-8]\d\d)\b/i

/** Nobody is dead on a page of their own. */
const isHistorical = ({ document, naming }: Case): boolean => {
  if (document.source_class === "self") return false
  const text = [document.title ?? "", ...naming.blocks].join("\n")
  const spans = [...text.matchAll(lifespan)]
  return deceased.test(text) || spans.some(([, from, to]) => Number(to) - Number(from) >= leastLifespan)
}

const nameConflicts: Partial<Record<Naming["relation"], Signal>> = {
  "another name": "another person's name",
  "another middle name": "another middle name",
  "another generation": "another generation",
  "several people": "several people of this name"
}

const certainSignals = (it: Case, confirmed: ReadonlyArray<Document>): ReadonlyArray<Signal> => {
  const { document, prospect, known, naming } = it
  // An address on the profile of somebody of another name is a mention.
  const isTheirs = naming.relation !== "another name"
  return [
    ...(isTheirs && showsEmail(document, prospect) ? (["shows the prospect's email address"] as const) : []),
    ...(isTheirs && showsGivenProfile(document, prospect, known)
      ? (["shows the profile address that was given"] as const)
      : []),
    ...(isMatchedByEmail(document, prospect, known)
      ? (["found by the prospect's email address"] as const)
      : []),
    // A link to a page that names nobody, such as an employer's home page, makes it nobody's.
    ...((isProfile(document) || isNamed(it)) && isLinkedFrom(document, confirmed, known)
      ? (["linked with a confirmed document"] as const)
      : [])
  ]
}

const factSignals = (it: Case): ReadonlyArray<Signal> => {
  const { title, location } = it.prospect
  const locationSignals = (place: string): ReadonlyArray<Signal> => {
    if (states(it, "professional.current_location", place)) return ["same location"]
    return contradicts(it, "professional.current_location", place) ? ["another location"] : []
  }
  return [
    ...(title !== null && states(it, "professional.current_title", title) ? (["same title"] as const) : []),
    ...(location === null ? [] : locationSignals(location))
  ]
}

const reason = (signal: Signal, share = 1): Reason => ({
  signal,
  weight: Math.round(signalWeights[signal] * share * 100) / 100
})

/** Everything that speaks for and against a document being about the prospect, beside the documents that surely are. */
export const reasonsFor = (
  document: Document,
  contact: ContactData,
  confirmed: ReadonlyArray<Document>,
  known: StageOutput
): ReadonlyArray<Reason> => {
  const others = confirmed.filter(other => other.id !== document.id)
  const prospect = prospectOf(contact, known, others)
  const it: Case = { document, prospect, known, naming: namingOf(document, prospect, known) }
  const certain = certainSignals(it, confirmed)
  // Where the client gave no name, confirmed documents that call the prospect differently are all right.
  const isVouchedFor = !prospect.isNameGiven && others.length < confirmed.length
  const conflict = isVouchedFor ? undefined : nameConflicts[it.naming.relation]
  return [
    ...certain.map(signal => reason(signal)),
    ...(isNamed(it) ? [reason(nameSignal(it), it.naming.relation === "similar" ? similarShare : 1)] : []),
    ...(isNamed(it) || (certain.length > 0 && isProfile(document))
      ? factSignals(it).map(signal => reason(signal))
      : []),
    ...(!isNamed(it) && isOnOwnSite(it) ? [reason("site of the email's domain")] : []),
    ...(conflict === undefined ? [] : [reason(conflict)]),
    ...(isNamed(it) && showsNamesakesEmail(document, prospect)
      ? [reason("shows a namesake's email address")]
      : []),
    ...(hasAnotherEmployer(it) ? [reason("another employer")] : []),
    ...(isHistorical(it) ? [reason("historical or deceased")] : [])
  ]
}
