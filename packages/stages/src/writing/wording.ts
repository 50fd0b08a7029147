import type { SourceClass } from "@prospect-research/core"
import { isTitle } from "../sources/roles.ts"
import { type Act, isBackground, isProfessional } from "./Act.ts"
import { type Hook, isSelfAuthored } from "./Hook.ts"
import { always, writtenOn } from "./parts.ts"
import { theirVenue } from "./venue.ts"

interface KindWords {
  /** Begins an angle, before title and venue. */
  readonly angle: string
  /** Completes `It refers to …`. */
  readonly act: string
  readonly source: string
  readonly topic: string
}

const words: Readonly<Record<Act["kind"], KindWords>> = {
  talk: {
    angle: "Their talk",
    act: "a talk they gave",
    source: "conference talk",
    topic: "professional"
  },
  podcast: {
    angle: "Their conversation",
    act: "a conversation they had in public",
    source: "podcast",
    topic: "professional"
  },
  article: {
    angle: "Their article",
    act: "an article they signed with their name",
    source: "article",
    topic: "professional"
  },
  post: {
    angle: "Their post",
    act: "a post they published",
    source: "public post",
    topic: "community"
  },
  publication: {
    angle: "Their publication",
    act: "work they published",
    source: "publication",
    topic: "professional"
  },
  release: {
    angle: "Their release",
    act: "a release of code they work on in public",
    source: "open-source release",
    topic: "professional"
  },
  project: {
    angle: "Their project",
    act: "code they work on in public",
    source: "open-source project",
    topic: "professional"
  },
  award: {
    angle: "Their award",
    act: "an award for their work",
    source: "award announcement",
    topic: "achievements"
  },
  role_change: {
    angle: "Their new role",
    act: "a change of role that was announced in public",
    source: "job announcement",
    topic: "career"
  },
  company_news: {
    angle: "The news",
    act: "public news of their company",
    source: "company news",
    topic: "company"
  },
  interest: {
    angle: "An interest of theirs",
    act: "an interest they made public",
    source: "interest",
    topic: "personal_interests"
  },
  deed: {
    angle: "Their work",
    act: "something they brought about",
    source: "work told in public",
    topic: "achievements"
  },
  study: {
    angle: "Their studies",
    act: "where they studied",
    source: "education",
    topic: "education"
  },
  certificate: {
    angle: "Their qualification",
    act: "a qualification they hold",
    source: "qualification",
    topic: "professional"
  },
  membership: {
    angle: "Their membership",
    act: "a body of their profession that they belong to",
    source: "membership",
    topic: "community"
  },
  cause: {
    angle: "A cause of theirs",
    act: "a cause named beside them in public",
    source: "cause",
    topic: "community"
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

const prepositions: Readonly<Record<Act["kind"], (venue: string) => string>> = {
  talk: always("at"),
  podcast: always("on"),
  article: writtenOn,
  post: always("on"),
  publication: always("in"),
  release: always("on"),
  project: always("on"),
  award: always("from"),
  role_change: always("at"),
  company_news: always("from"),
  interest: always("on"),
  deed: always("at"),
  study: always("at"),
  certificate: always("from"),
  membership: always("of"),
  cause: always("of")
}

/** ` at Rigi Conf`, ` on their own site`; nothing where no place is known. */
export const whereOf = ({ act, venue }: Pick<Hook, "act" | "venue">): string => {
  const place = theirVenue(venue)
  return place === null ? "" : ` ${prepositions[act.kind](place)} ${place}`
}

/** Only what has a title stands in quotation marks: who likes the banjo has written no “the banjo”. */
export const angleOf = (hook: Hook): string => {
  const { act, title } = hook
  const { angle } = words[act.kind]
  if (act.kind === "interest" || act.kind === "deed") return `${angle}: ${title}`
  if (isBackground(act.kind)) return `${angle}: ${title}${whereOf(hook)}`
  return act.kind === "role_change" && isTitle(title)
    ? `${angle} as ${title}${whereOf(hook)}`
    : `${angle} “${title}”${whereOf(hook)}`
}

export const sourceTypeOf = ({ act, document }: Hook): string =>
  `${words[act.kind].source}, from ${places[document.source_class]}`

export const topicCategoryOf = ({ kind }: Act): string => words[kind].topic

/** What goes on, as a talk does not. */
const isLasting: ReadonlySet<Act["kind"]> = new Set([
  "interest",
  "project",
  "role_change",
  "membership",
  "cause"
])
/** What was so once and for all. */
const isSettled: ReadonlySet<Act["kind"]> = new Set(["study", "certificate", "deed"])

const recency = ({ act, ageDays }: Hook): string => {
  if (isSettled.has(act.kind))
    return "it is background and no news, so use it where it bears on what you offer"
  if (ageDays === null) {
    return isLasting.has(act.kind)
      ? "the source gives no date, so check that it still holds"
      : "the source gives no date, so do not speak of it as news"
  }
  if (ageDays <= 45) return "it is only weeks old, so it is fresh to them"
  if (ageDays <= 180) return "it is a few months old and easy to recall"
  return "it is not new, so treat it as background rather than as news"
}

const ownership = (hook: Hook): string => {
  if (!isProfessional(hook.act)) {
    return hook.document.source_class === "self"
      ? "they chose to share it, so keep it light and move on to work"
      : "others made it public, so keep it light and move on to work"
  }
  if (isBackground(hook.act.kind)) return "it is easy to answer, and asks for nothing that is not public"
  return isSelfAuthored(hook)
    ? "it is their own work, so they can answer without preparation"
    : "it was said about them rather than by them, so ask and do not assume"
}

/** For the person who sends the line: what it refers to, how fresh that is, and whose words they are. */
export const whyEffective = (hook: Hook): string =>
  `It refers to ${words[hook.act.kind].act}; ${recency(hook)}; ${ownership(hook)}.`
