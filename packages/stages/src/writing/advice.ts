import {
  type Activity,
  type Citable,
  type ClaimField,
  type Draft,
  type StageOutput,
  singleFields
} from "@prospect-research/core"
import { type Hook, isUnhappy } from "./Hook.ts"
import type { Role, Seniority, Trade } from "./Role.ts"

type Advice = Draft["best_approach"]

const manner: Readonly<Record<Seniority, string>> = {
  leader:
    "a few short sentences, the outcome before the detail, and one question that can be answered in a line",
  manager: "short and practical, one concrete problem of a team, and one question that is easy to answer",
  specialist: "precise and free of sales language, one detail of the craft, and one honest question"
}

const evidenceFor: Readonly<Record<Trade, string>> = {
  engineering: "name the technical trade-off and leave out adjectives",
  data: "give numbers with their source",
  security: "say plainly what you access and what you do not",
  product: "speak of a problem of users, not of features",
  design: "show the thing instead of describing it",
  marketing: "say who it reached and what came of it",
  sales: "say what it does to the pipeline and how soon",
  customers: "give an example from a customer's day",
  finance: "give the cost, the saving and the assumption behind both",
  people: "say what changes for the people concerned",
  legal: "be exact, and state what is not covered",
  operations: "say what becomes faster, and what it takes to get there",
  company: "say what it means for the company in one sentence"
}

/** Fewer than five texts of the person say nothing of how they write: until there are more, the role has to do. */
export const communicationStyle = (role: Role | null): Advice => {
  if (role === null) {
    return { text: "How they write is not known: keep it short, concrete and easy to answer.", claims: [] }
  }
  return { text: `By role, not by their own words: ${manner[role.seniority]}.`, claims: role.claims }
}

const approach: Readonly<Record<Seniority, string>> = {
  leader: "The first message should be brief and speak of one outcome, since they decide what gets attention",
  manager:
    "The first message should speak of one problem of their team, since they weigh effort against relief",
  specialist:
    "The first message should ask for their view as a practitioner, since they advise and seldom buy"
}

const trigger: Partial<Record<Activity["kind"], string>> = {
  role_change: "the new role is a natural reason to write now",
  company_news: "the company news is a natural reason to write now",
  talk: "refer to the talk first, then make your point",
  podcast: "refer to the conversation first, then make your point",
  article: "refer to the article first, then make your point",
  post: "refer to the post first, then make your point",
  release: "refer to the project first, then make your point",
  award: "mention the award in passing and ask about the work"
}

interface Channel {
  readonly venue: string
  readonly claims: ReadonlyArray<string>
}

/** Where the person does most in public, if it is one place more than once. */
const mostActiveChannel = (hooks: ReadonlyArray<Hook>): Channel | null => {
  const venues = new Map<string, ReadonlyArray<string>>()
  for (const { activity, claim } of hooks) {
    if (activity.venue === null || !["release", "post", "article", "podcast"].includes(activity.kind))
      continue
    venues.set(activity.venue, [...(venues.get(activity.venue) ?? []), claim.id])
  }
  const [busiest] = [...venues].sort(([, left], [, right]) => right.length - left.length)
  return busiest !== undefined && busiest[1].length >= 2
    ? { venue: busiest[0], claims: busiest[1].slice(0, 1) }
    : null
}

/** Seniority, trade, the busiest public channel, and the reason to write now. `hooks` come best first. */
export const bestApproach = (role: Role | null, hooks: ReadonlyArray<Hook>): Advice => {
  const channel = mostActiveChannel(hooks)
  const [best] = hooks
  const reason = best === undefined ? undefined : trigger[best.activity.kind]
  const parts = [
    role === null
      ? "The first message should ask one open question and say why you write"
      : approach[role.seniority],
    role === null || role.trade === null ? undefined : evidenceFor[role.trade],
    channel === null
      ? undefined
      : `they are most active on ${channel.venue}, which is a better place to follow their work than to pitch`,
    reason
  ]
  return {
    text: `${parts.filter(part => part !== undefined).join("; ")}.`,
    claims: [...new Set([...(role?.claims ?? []), ...(channel?.claims ?? [])])]
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

/** Bad news of the company, and whatever the sources do not agree on. */
export const topicsToAvoid = (citable: Citable, known: StageOutput): ReadonlyArray<Advice> => {
  const unhappy = known.claims.filter(
    claim => claim.field === "activity" && citable.has(claim.id) && isUnhappy(claim)
  )
  return [
    ...(unhappy.length === 0
      ? []
      : [{ text: "recent difficult news about the company", claims: unhappy.map(claim => claim.id) }]),
    ...singleFields.flatMap(field => disagreement(citable, field))
  ]
}
