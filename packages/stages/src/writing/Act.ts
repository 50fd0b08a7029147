import {
  type Activity,
  type Claim,
  type ClaimField,
  type EducationEntry,
  matchesIn
} from "@prospect-research/core"

/** What belongs to somebody for longer than one act: no date makes it news. */
const backgroundKinds = ["study", "certificate", "membership", "cause"] as const
export type BackgroundKind = (typeof backgroundKinds)[number]

/** What an opening line may speak of: an act in public, something brought about, or what belongs to somebody. */
export interface Act extends Omit<Activity, "kind"> {
  readonly kind: Activity["kind"] | "deed" | BackgroundKind
}

const background: ReadonlySet<Act["kind"]> = new Set(backgroundKinds)

export const isBackground = (kind: Act["kind"]): kind is BackgroundKind => background.has(kind)

/** What people do beside their work: a stranger may know of it, and never begin with it alone. */
const ofOwnTime: ReadonlySet<Act["kind"]> = new Set(["interest", "cause"])

export const isProfessional = ({ kind }: Act): boolean => !ofOwnTime.has(kind)

const kindOfField: Partial<Record<ClaimField, Act["kind"]>> = {
  "personal.interests": "interest",
  "personal.hobbies": "interest",
  "personal.causes": "cause",
  "personal.memberships": "membership",
  "education.certifications": "certificate"
}

/** `DAISY Award`, `Publican of the Year`, `40 Under 40`; `shortlisted for the Keel Prize` is no name of any. */
const isPrize = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) &&
  /(?<![\p{L}])(?:award|prize|medal|fellowship|hall of fame|under \d+|of the year)(?: (?:19|20)\d\d)?$/iu.test(
    text
  ) &&
  !/^(?:Shortlisted|Finalist|Runner|Nominated|Named|Winner|Won|Past|Former) /u.test(text)

/** `cut changeover time by a third`: what somebody brought about, told by a verb that reads alike of oneself and of another. */
const broughtAbout =
  /^(?:(?:co-)?founded|set up|built|rebuilt|created|led|launched|started|introduced|designed|opened|cut|reduced|grew|tripled|doubled|established|edited|wrote|directed|curated|restored|organi[sz]ed|developed|translated|composed|produced|negotiated|oversaw) (?:\S+ ){1,10}\S+$/iu
/** What points at somebody reads otherwise when it is said to them. */
const ofThirdPerson =
  /(?<![\p{L}])(?:he|she|they|his|her|hers|him|their|them|we|our|i|my|which|who|that)(?![\p{L}])|[.;:!?]/iu

/** The only year that a text names. */
const yearIn = (text: string): string | null => {
  const years = new Set(
    matchesIn(text, /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu).map(([year]) => year)
  )
  const [only] = years
  return years.size === 1 && only !== undefined ? only : null
}

const achievement = (title: string, told: ReadonlyArray<Claim>): Act | null => {
  if (isPrize(title)) {
    const dates = told.map(({ as_of, quote }) => as_of ?? yearIn(quote))
    return {
      kind: "award",
      title,
      venue: null,
      date: yearIn(title) ?? dates.find(date => date !== null) ?? null
    }
  }
  return broughtAbout.test(title) && !ofThirdPerson.test(title)
    ? { kind: "deed", title, venue: null, date: null }
    : null
}

const longestSubject = 6

/** Whether a sentence can name the subject: neither a row of them nor a year. */
const isReadable = (subject: string): boolean =>
  subject.split(" ").length <= longestSubject && !/[\d,;:()|/]/.test(subject)

/** Called by its subject, where that is known. */
const study = ({ field_of_study: subject, institution }: EducationEntry): Act =>
  subject !== null && isReadable(subject)
    ? { kind: "study", title: subject, venue: institution, date: null }
    : { kind: "study", title: institution, venue: null, date: null }

/** What a claim gives to speak of, with all that tell the same; `null` where it is nothing of the kind. */
export const actOf = ({ as_of, field, value }: Claim, told: ReadonlyArray<Claim>): Act | null => {
  if (typeof value === "object") {
    return "kind" in value ? value : study(value)
  }
  if (typeof value !== "string") return null
  if (field === "professional.achievements") return achievement(value, told)
  const kind = kindOfField[field]
  return kind === undefined
    ? null
    : { kind, title: value, venue: null, date: kind === "interest" ? as_of : null }
}
