import {
  type Citable,
  type ClaimField,
  type Draft,
  type StageOutput,
  singleFields
} from "@prospect-research/core"
import { isTitle } from "../sources/roles.ts"
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

/** What gives a reason to write, best first, and for how many days it does. */
const triggers: ReadonlyArray<readonly [Hook["act"]["kind"], days: number]> = [
  ["role_change", 180],
  ["talk", 90],
  ["podcast", 90],
  ["release", 90],
  ["award", 120],
  ["company_news", 60],
  ["article", 90],
  ["publication", 120],
  ["project", 60],
  ["post", 30]
]

const nouns: Readonly<Record<Hook["act"]["kind"], string>> = {
  talk: "their talk",
  podcast: "their conversation",
  article: "their article",
  post: "their post",
  publication: "their publication",
  release: "their release",
  project: "their project",
  award: "their award",
  role_change: "their new role",
  company_news: "the company news",
  interest: "their interest"
}

/** The freshest reason to write now, if there is any. */
const triggerOf = (hooks: ReadonlyArray<Hook>): Hook | undefined =>
  triggers
    .map(([kind, days]) =>
      hooks.find(({ act, ageDays }) => act.kind === kind && ageDays !== null && ageDays <= days)
    )
    .find(hook => hook !== undefined)

/** A position is taken on under its name; all else is called by its title. */
const named = ({ act, title }: Hook): string => {
  if (act.kind !== "role_change") return `${nouns[act.kind]} “${title}”`
  return isTitle(title) ? `${nouns.role_change} as ${title}` : `the announcement “${title}”`
}

const dated = ({ act }: Hook, asOf: string): string => {
  const when = spellWhen(act.date, asOf)
  if (when === null) return ""
  return act.kind === "project" ? `, updated in ${when}` : ` in ${when}`
}

const occasion = (hook: Hook, asOf: string): string => `${named(hook)}${whereOf(hook)}${dated(hook, asOf)}`

interface Channel {
  readonly venue: string
  readonly claims: ReadonlyArray<string>
}

const isPublishing: ReadonlySet<Hook["act"]["kind"]> = new Set([
  "release",
  "project",
  "post",
  "article",
  "podcast"
])

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
  const trigger = triggerOf(hooks)
  const parts = [
    role === null
      ? "The first message should ask one open question and say why you write"
      : approach[role.seniority],
    role === null ? null : evidenceIn(role),
    trigger === undefined
      ? null
      : `begin with ${occasion(trigger, asOf)}, which is recent enough to be the reason you write`,
    channel === null
      ? null
      : `they are most active on ${channel.venue}, which is a better place to follow their work than to pitch`
  ]
  return {
    text: `${parts.filter(part => part !== null).join("; ")}.`,
    claims: [
      ...new Set([
        ...(role?.claims ?? []),
        ...(trigger === undefined ? [] : [trigger.claim.id]),
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
