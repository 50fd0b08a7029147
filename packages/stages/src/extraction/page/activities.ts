import type { Activity } from "@prospect-research/core"
import { statedDate } from "../../reading/statedDate.ts"
import type { Page } from "../../sources/readPage.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { achievements } from "../rules/achievements.ts"
import { role } from "../rules/role.ts"
import type { Stated } from "../Stated.ts"
import type { Steps } from "../Steps.ts"
import { sentencesAbout } from "../sentences.ts"
import { nobody, type Subject, somebodyElse } from "../subject/SentenceSubject.ts"
import { readSentence } from "../subject/subject.ts"
import { topicOf } from "../topics.ts"
import { isPlausible } from "../value/plausible.ts"
import type { Wanted } from "../Wanted.ts"
import { eventPageOf } from "./eventPage.ts"
import { listedActivities, quotedTitle } from "./listedActivities.ts"
import type { PlacedLine } from "./passages.ts"
import { programmeEntries } from "./programmeEntry.ts"
import { pageOfTalk, sessions } from "./sessions.ts"
import { speakerTalks, talksBelow } from "./speakerTalks.ts"

/** What a clause about the person begins with, when it tells of something that they did in public. */
const deeds: ReadonlyArray<readonly [Activity["kind"], RegExp]> = [
  [
    "podcast",
    /^(?:joins?|joined|appears?|appeared|is a guest|was a guest|is the guest|was the guest|was interviewed|talks?|talked|speaks?|spoke|discuss(?:es|ed)|chats?|chatted|hosts?|co-hosts?) .*\b(?:podcast|episode)\b/i
  ],
  [
    "talk",
    /^(?:gives?|gave|is giving|held|holds?|delivers?|delivered|presents?|presented|speaks?|spoke|is speaking|opens?|opened|joins? a|keynoted) .*\b(?:talk|keynote|lecture|speech|presentation|panel|workshop|conference|conf|summit|session|forum|symposium|meetup|congress)\b/i
  ],
  // `Her session at Tides 2026 is “…”`, without the possessive.
  [
    "talk",
    /^(?:[\p{L}\d'’-]+ ){0,4}?(?:talk|session|keynote|lecture|workshop|presentation)(?: (?:at|for|in) (?:the )?\p{Lu}[^“"«]{2,60}?)? (?:is|was|will be)(?: called| titled| entitled)? ["“«]/u
  ],
  ["talk", /^(?:gave|presents?|presented|speaks?|spoke|keynoted) .*(?:Con|Conf|Fest)\b/u],
  [
    "award",
    /^(?:wins?|won|receives?|received|was (?:named|awarded)|is (?:named|awarded)|has been (?:named|awarded)|has won|has received) .*\b(?:award|prize|medal|honou?r|list|engineer|woman|man|leader|founder|of the year)\b/i
  ],
  [
    "role_change",
    /^(?:joins|has joined|(?:was|is|has been)(?: recently| newly)? (?:appointed|promoted|named|hired)|takes over|becomes) .*\b(?:as|to|chief|head|director|officer|manager|president|lead|vp|partner|c[a-z]o)\b/i
  ],
  ["article", /^(?:writes?|wrote|published|authored|co-authored|is the author of) ["“«]/],
  [
    "article",
    /^(?:writes?|wrote|publish(?:es|ed)|authors?|authored|co-authored) .*\b(?:article|essay|paper|post|column|report|op-ed|book|blog|piece|guide)\b/i
  ]
]

const namedVenue =
  /\b(?:at|on|by|in) (?:the )?((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: (?:\p{Lu}[\p{L}\p{N}&'’.-]*|of|for|and|\d{4}))*)/u
const forVenue = /^[,"”»]* for (?:the )?(\p{Lu}[\p{L}\p{N}&'’.-]*(?: \p{Lu}[\p{L}\p{N}&'’.-]*)*)/u
const event =
  /\d{4}|\b(?:Conf|Conference|Summit|Forum|Symposium|Congress|Festival|Meetup|Week|Days?)\b|(?:Con|Conf|Fest)\b/

/** The longest stretch of a page that one quote may cover. */
const longestQuote = 1000

/** Runs of lines that belong together: of one item of the page, or under one heading. */
const groups = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<ReadonlyArray<PlacedLine>> => {
  const all: Array<Array<PlacedLine>> = []
  for (const line of lines) {
    const group = all.at(-1)
    const previous = group?.at(-1)
    const isNewHeading = line.isHeading && group?.some(it => !it.isHeading && it.date === null)
    if (group === undefined || previous?.item !== line.item || isNewHeading) all.push([line])
    else group.push(line)
  }
  return all
}

/** The stretch of a group that ends with the sentence, from the first line that is needed. */
const stretch = (group: ReadonlyArray<PlacedLine>, from: number, to: number, sentence: string): string => {
  const last = group[to]?.text ?? ""
  const end = last.indexOf(sentence) + sentence.length
  return [...group.slice(from, to).map(line => line.text), last.slice(0, end)].join("\n")
}

const isHeadline = ({ isHeading, introduces, text }: PlacedLine): boolean =>
  isHeading && introduces === undefined && topicOf(text) === undefined

interface Place {
  readonly group: ReadonlyArray<PlacedLine>
  readonly index: number
  readonly sentence: string
  /** What heads a news story is what somebody else has called it. */
  readonly isStory: boolean
}

/** `a talk on edge clusters at …` */
const subjectOfTalk =
  /\b(?:talk|keynote|session|lecture|presentation|workshop) (?:on|about) (?<subject>\p{L}[^,.;:“"]{3,80}?)(?= (?:at|in|to|for|during) (?:the )?\p{Lu}|[,.;:]|$)/u

/** The award by its own name. */
const prizeOf = (told: string): string | undefined => {
  const [award] = achievements({ text: told, isLeisure: false, companies: [] })
  return typeof award?.value === "string" && isPlausible(award, award.value) ? award.value : undefined
}

const activityOf = (
  kind: Activity["kind"],
  told: string,
  place: Place,
  names: ReadonlyArray<string>
): ReadonlyArray<Stated> => {
  const { group, index, sentence, isStory } = place
  const headline = group.findIndex((line, at) => isHeadline(line) && at <= index)
  const quoted = quotedTitle.exec(told)?.[1]
  const afterTitle = quoted === undefined ? told : told.slice(told.indexOf(quoted) + quoted.length)
  const venue =
    kind === "award"
      ? null
      : ((
          namedVenue.exec(afterTitle)?.[1] ??
          (kind === "article" ? forVenue.exec(afterTitle)?.[1] : undefined)
        )?.replace(/\.$/, "") ?? null)
  const isEvent = kind === "podcast" || (kind === "talk" && venue !== null && event.test(venue))
  const fallback = isEvent && venue !== null ? venue : undefined
  const above = group[headline]?.text
  // `Ada Byron on looms`: what is written about somebody is not what they have called their talk.
  const isAboutThem = kind === "talk" && mentionsIn(above ?? "", names).some(({ start }) => start === 0)
  const isNone = (isAboutThem && / on \p{L}/u.test(above ?? "")) || (kind === "talk" && isStory)
  const heading = isNone ? undefined : above
  const prize = kind === "award" ? prizeOf(told) : undefined
  const title = prize ?? quoted ?? subjectOfTalk.exec(told)?.groups?.subject ?? heading ?? fallback
  if (title === undefined || title.length > 220) return []
  const needed = title === heading ? headline : index
  const dated = group.findIndex((line, at) => line.date !== null && at <= index)
  const whole = dated === -1 ? "" : stretch(group, Math.min(dated, needed), index, sentence)
  const isDated = whole !== "" && whole.length <= longestQuote
  const quote = isDated ? whole : stretch(group, needed, index, sentence)
  if (quote.length > longestQuote) return []
  const date = isDated ? (group[dated]?.date ?? null) : statedDate(sentence)
  return [
    { field: "activity", value: { kind, title: title.replace(/[,.]$/, ""), venue, date }, quote, as_of: date }
  ]
}

/** `Chief Operating Officer since 2022`: when the former role began. */
const sinceThen = /(?<![\p{L}])since (?:\p{L}+ )?(?:19|20)\d\d/gu

/** What is told of a new role is the position itself, and where it is held. */
const newRole = (clause: string, place: Place, { companies }: Wanted): ReadonlyArray<Stated> => {
  const facts = role({ text: clause, isLeisure: false, companies })
  const textOf = (field: Stated["field"]) => {
    const value = facts.find(fact => fact.field === field)?.value
    return typeof value === "string" ? value : null
  }
  const title = textOf("professional.current_title")
  if (title === null) return []
  const { group, index, sentence } = place
  const dated = group.findIndex((line, at) => line.date !== null && at <= index)
  const quote = dated === -1 ? sentence : stretch(group, dated, index, sentence)
  const isDated = dated !== -1 && quote.length <= longestQuote
  const date = isDated ? (group[dated]?.date ?? null) : statedDate(sentence.replace(sinceThen, ""))
  const value = { kind: "role_change" as const, title, venue: textOf("professional.current_company"), date }
  return [{ field: "activity", value, quote: isDated ? quote : sentence, as_of: date }]
}

function* activitiesIn(
  group: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  isStory: boolean
): Steps<ReadonlyArray<Stated>> {
  const stated: Array<Stated> = []
  let subject: Subject = nobody
  for (const [index, line] of group.entries()) {
    const scope = { wanted, isOwn: line.isOwn, isFirstPerson: false }
    if (line.introducesOther) subject = somebodyElse(nobody)
    if (line.introducesOther || line.topic === "foreign") continue
    yield
    for (const sentence of sentencesAbout(line.text, wanted.names)) {
      const read = readSentence(sentence, subject, scope)
      subject = read.subject
      for (const { text } of read.clauses) {
        const kind = line.isHeading ? undefined : deeds.find(([, form]) => form.test(text))?.[0]
        if (kind !== undefined && isPublicMatter(text))
          stated.push(
            ...(kind === "role_change"
              ? newRole(text, { group, index, sentence, isStory }, wanted)
              : activityOf(kind, text, { group, index, sentence, isStory }, wanted.names))
          )
      }
    }
  }
  return stated
}

const feats: ReadonlySet<Activity["kind"]> = new Set(["talk", "publication", "podcast"])

/** A talk, an episode or a paper is an achievement by its title, where it is not the name of the event or of somebody alone. */
export const featOf = ({ field, value, quote }: Stated, { names }: Wanted): ReadonlyArray<Stated> => {
  if (field !== "activity" || typeof value !== "object" || !("kind" in value)) return []
  // `Lost, and found again`: what goes on behind a comma is not the whole title.
  const isCut = /^, (?!with )\p{Ll}/u.test(quote.slice(quote.indexOf(value.title) + value.title.length))
  const isTitled =
    !isCut &&
    !/^(?:Listen|Watch|Podcast|Webinar|Video|Interview): /u.test(value.title) &&
    value.title !== value.venue &&
    value.title.split(" ").length >= 3 &&
    mentionsIn(value.title, names).length === 0
  const feat = { field: "professional.achievements" as const, value: value.title, quote }
  return feats.has(value.kind) &&
    isTitled &&
    isPlausible(feat, quote) &&
    quote.toLowerCase().includes(value.title.toLowerCase()) &&
    isPublicMatter(value.title)
    ? [feat]
    : []
}

const titleOf = ({ value }: Stated): string =>
  typeof value === "object" && "kind" in value ? value.title.toLowerCase() : ""

/** `15 January 2026, by Jo Field` */
const byline = /^(?:.{4,30}, |words: )?by \p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/iu

/** Talks, podcasts, awards, articles and new roles of the person that a page tells of. */
export function* toldActivities(
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  page: Pick<Page, "url" | "title">
): Steps<ReadonlyArray<Stated>> {
  const told: Array<Stated> = []
  const event = eventPageOf(lines, page)
  const isStory = !event.isOfEvent && lines.some(({ text }) => byline.test(text))
  for (const group of groups(lines)) told.push(...(yield* activitiesIn(group, wanted, isStory)))
  const byWords = [
    ...told,
    ...listedActivities(lines, wanted),
    ...sessions(lines, event),
    ...pageOfTalk(lines, wanted, event),
    ...programmeEntries(lines, wanted, event)
  ]
  const known = new Set(byWords.map(titleOf))
  const bySetting = [...speakerTalks(lines, wanted, event), ...talksBelow(lines, event)]
  const activities = [...byWords, ...bySetting.filter(it => !known.has(titleOf(it)))]
  return [...activities, ...activities.flatMap(it => featOf(it, wanted))]
}
