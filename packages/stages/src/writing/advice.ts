import {
  type Citable,
  type ClaimField,
  type Draft,
  type StageOutput,
  singleFields
} from "@prospect-research/core"
import { isTitle } from "../sources/roles.ts"
import type { Act } from "./Act.ts"
import { spellWhen } from "./age.ts"
import { badNewsIn, type Hook } from "./Hook.ts"
import type { Role } from "./Role.ts"
import { evidenceIn } from "./roleStyle.ts"
import type { Seniority } from "./seniority.ts"
import { theirVenue } from "./venue.ts"
import { whereOf } from "./wording.ts"

type Advice = Draft["best_approach"]

const approach: Readonly<Record<Seniority, string>> = {
  leader: "The first message should be brief and speak of one outcome, since they decide what gets attention",
  manager:
    "The first message should speak of one problem of their team, since they weigh effort against relief",
  senior:
    "The first message should ask for their judgement on one decision, since others follow their advice",
  specialist:
    "The first message should ask for their view as a practitioner, since they advise and seldom buy"
}

interface Trigger {
  readonly kind: Act["kind"]
  /** For how many days it gives a reason to write. */
  readonly days: number
  readonly noun: string
}

/** What gives a reason to write, best first. */
const triggers: ReadonlyArray<Trigger> = [
  { kind: "role_change", days: 180, noun: "their new role" },
  { kind: "talk", days: 90, noun: "their talk" },
  { kind: "podcast", days: 90, noun: "their conversation" },
  { kind: "release", days: 90, noun: "their release" },
  { kind: "award", days: 120, noun: "their award" },
  { kind: "company_news", days: 60, noun: "the company news" },
  { kind: "article", days: 90, noun: "their article" },
  { kind: "publication", days: 120, noun: "their publication" },
  { kind: "project", days: 60, noun: "their project" },
  { kind: "post", days: 30, noun: "their post" }
]

interface Occasion {
  readonly hook: Hook
  readonly noun: string
}

/** The freshest reason to write now, if there is any. */
const occasionIn = (hooks: ReadonlyArray<Hook>): Occasion | undefined =>
  triggers
    .map(({ kind, days, noun }) => {
      const hook = hooks.find(({ act, ageDays }) => act.kind === kind && ageDays !== null && ageDays <= days)
      return hook === undefined ? undefined : { hook, noun }
    })
    .find(occasion => occasion !== undefined)

/** A position is taken on under its name; all else is called by its title. */
const named = ({ hook: { act, title }, noun }: Occasion): string => {
  if (act.kind !== "role_change") return `${noun} “${title}”`
  return isTitle(title) ? `${noun} as ${title}` : `the announcement “${title}”`
}

const dated = ({ act }: Hook, asOf: string): string => {
  const when = spellWhen(act.date, asOf)
  if (when === null) return ""
  return act.kind === "project" ? `, updated in ${when}` : ` in ${when}`
}

const spelled = (occasion: Occasion, asOf: string): string =>
  `${named(occasion)}${whereOf(occasion.hook)}${dated(occasion.hook, asOf)}`

interface Channel {
  readonly venue: string
  readonly claims: ReadonlyArray<string>
}

const isPublishing: ReadonlySet<Act["kind"]> = new Set(["release", "project", "post", "article", "podcast"])

/** Where the person does most in public, if it is one place more than once. */
const mostActiveChannel = (hooks: ReadonlyArray<Hook>): Channel | null => {
  const venues = new Map<string, ReadonlyArray<string>>()
  for (const { act, claim, venue } of hooks) {
    const place = theirVenue(venue)
    if (place === null || !isPublishing.has(act.kind)) continue
    venues.set(place, [...(venues.get(place) ?? []), claim.id])
  }
  const [busiest] = [...venues].sort(([, left], [, right]) => right.length - left.length)
  return busiest !== undefined && busiest[1].length >= 2
    ? { venue: busiest[0], claims: busiest[1].slice(0, 1) }
    : null
}

/** Seniority, function, the busiest public channel, and the reason to write now. `hooks` come best first. */
export const bestApproach = (role: Role | null, hooks: ReadonlyArray<Hook>, asOf: string): Advice => {
  const channel = mostActiveChannel(hooks)
  const occasion = occasionIn(hooks)
  const parts = [
    role === null
      ? "The first message should ask one open question and say why you write"
      : approach[role.seniority],
    role === null ? null : evidenceIn(role),
    occasion === undefined
      ? null
      : `begin with ${spelled(occasion, asOf)}, which is recent enough to be the reason you write`,
    channel === null
      ? null
      : `they are most active on ${channel.venue}, which is a better place to follow their work than to pitch`
  ]
  return {
    text: `${parts.filter(part => part !== null).join("; ")}.`,
    claims: [
      ...new Set([
        ...(role?.claims ?? []),
        ...(occasion === undefined ? [] : [occasion.hook.claim.id]),
        ...(channel?.claims ?? [])
      ])
    ]
  }
}

const fieldNames: Partial<Record<ClaimField, string>> = {
  "professional.current_title": "current title",
  "professional.current_company": "current employer",
  "professional.current_location": "location",
  "professional.industry": "industry",
  "social_media.linkedin.url": "which profile page is theirs",
  "social_media.twitter.url": "which account is theirs"
}

const disagreement = (citable: Citable, field: ClaimField): ReadonlyArray<Advice> => {
  const name = fieldNames[field]
  const entries = [...citable.entries()].filter(
    ([, statement]) => statement.field === field && statement.standing !== "spare"
  )
  return name !== undefined && entries.some(([, { standing }]) => standing === "contradicted")
    ? [{ text: `unverified: ${name}, since sources disagree`, claims: entries.map(([id]) => id).sort() }]
    : []
}

/** News of others' making; what people say of such things in their own talks and posts is theirs to say. */
const isToldOfCompany: ReadonlySet<string> = new Set(["company_news", "role_change", "award"])

const badNews = (citable: Citable, known: StageOutput): ReadonlyArray<Advice> => {
  const told = new Map<string, ReadonlyArray<string>>()
  for (const claim of known.claims) {
    const { value } = claim
    if (!citable.has(claim.id) || typeof value !== "object" || !("kind" in value)) continue
    const news = isToldOfCompany.has(value.kind) ? badNewsIn(claim) : null
    if (news !== null) told.set(news, [...(told.get(news) ?? []), claim.id])
  }
  return [...told].map(([text, claims]) => ({ text, claims: [...claims].sort() }))
}

/** Bad news of the company, and whatever the sources do not agree on. */
export const topicsToAvoid = (citable: Citable, known: StageOutput): ReadonlyArray<Advice> => [
  ...badNews(citable, known),
  ...singleFields.flatMap(field => disagreement(citable, field))
]
