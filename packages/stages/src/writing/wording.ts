import type { Activity, SourceClass } from "@prospect-research/core"
import { type Hook, isSelfAuthored } from "./Hook.ts"

interface KindWords {
  /** Begins an angle, before title and venue. */
  readonly angle: string
  readonly venue: string
  /** Completes `It refers to …`. */
  readonly act: string
  readonly source: string
  readonly topic: string
}

const words: Readonly<Record<Activity["kind"], KindWords>> = {
  talk: {
    angle: "Their talk",
    venue: "at",
    act: "a talk they gave",
    source: "conference talk",
    topic: "professional"
  },
  podcast: {
    angle: "Their conversation",
    venue: "on",
    act: "a conversation they had in public",
    source: "podcast",
    topic: "professional"
  },
  article: {
    angle: "Their article",
    venue: "for",
    act: "an article they signed with their name",
    source: "article",
    topic: "professional"
  },
  post: {
    angle: "Their post",
    venue: "on",
    act: "a post they published",
    source: "public post",
    topic: "community"
  },
  publication: {
    angle: "Their publication",
    venue: "in",
    act: "work they published",
    source: "publication",
    topic: "professional"
  },
  release: {
    angle: "Their release",
    venue: "on",
    act: "a release of code they work on in public",
    source: "open-source release",
    topic: "professional"
  },
  project: {
    angle: "Their project",
    venue: "on",
    act: "code they work on in public",
    source: "open-source project",
    topic: "professional"
  },
  award: {
    angle: "Their award",
    venue: "from",
    act: "an award for their work",
    source: "award announcement",
    topic: "achievements"
  },
  role_change: {
    angle: "Their new role",
    venue: "at",
    act: "a change of role that was announced in public",
    source: "job announcement",
    topic: "career"
  },
  company_news: {
    angle: "The news",
    venue: "from",
    act: "public news of their company",
    source: "company news",
    topic: "company"
  },
  interest: {
    angle: "Their interest",
    venue: "on",
    act: "an interest they made public",
    source: "interest",
    topic: "personal_interests"
  }
}

const places: Readonly<Record<SourceClass, string>> = {
  self: "their own page",
  "first-party": "a first-hand website",
  registry: "a public registry",
  enrichment: "a data provider",
  news: "a news site",
  snippet: "a search result"
}

export const angleOf = ({ act, title }: Hook): string => {
  const { angle, venue } = words[act.kind]
  return `${angle} “${title}”${act.venue === null ? "" : ` ${venue} ${act.venue}`}`
}

export const sourceTypeOf = ({ act, document }: Hook): string =>
  `${words[act.kind].source}, from ${places[document.source_class]}`

export const topicCategoryOf = ({ kind }: Activity): string => words[kind].topic

const recency = (ageDays: number | null): string => {
  if (ageDays === null) return "the source gives no date, so check that it still holds"
  if (ageDays <= 45) return "it is only weeks old, so it is fresh to them"
  if (ageDays <= 180) return "it is a few months old and easy to recall"
  return "it is not new, so treat it as background rather than as news"
}

const ownership = (hook: Hook): string => {
  const { kind } = hook.act
  if (kind === "interest") return "they chose to share it, so keep it light and move on to work"
  return isSelfAuthored(hook)
    ? "it is their own work, so they can answer without preparation"
    : "it was said about them rather than by them, so ask and do not assume"
}

/** For the person who sends the line: what it refers to, how fresh that is, and whose words they are. */
export const whyEffective = (hook: Hook): string =>
  `It refers to ${words[hook.act.kind].act}; ${recency(hook.ageDays)}; ${ownership(hook)}.`
