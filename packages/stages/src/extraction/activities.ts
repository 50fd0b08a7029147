import type { Activity } from "@prospect-research/core"
import type { PlacedLine } from "./passages.ts"
import { isSpeakable } from "./privateMatters.ts"
import { sentencesOf } from "./sentences.ts"
import type { Stated } from "./stated.ts"
import { statedDate } from "./statedDate.ts"
import { nobody, readSentence, type Subject } from "./subject.ts"
import { topicOf } from "./topics.ts"
import type { Wanted } from "./Wanted.ts"

/** What a clause about the person begins with, when it tells of something that they did in public. */
const deeds: ReadonlyArray<readonly [Activity["kind"], RegExp]> = [
  [
    "podcast",
    /^(?:joins?|joined|appears?|appeared|is a guest|was a guest|is the guest|was interviewed|talks?|talked|speaks?|spoke|discuss(?:es|ed)|chats?|chatted|hosts?|co-hosts?) .*\b(?:podcast|episode)\b/i
  ],
  [
    "talk",
    /^(?:gives?|gave|is giving|held|holds?|delivers?|delivered|presents?|presented|speaks?|spoke|is speaking|opens?|opened|joins? a|keynoted) .*\b(?:talk|keynote|lecture|speech|presentation|panel|workshop|conference|conf|summit|session|forum|symposium|meetup|congress|\p{Lu}\p{L}*(?:Con|Conf|Fest|Days?)) ?/iu
  ],
  [
    "award",
    /^(?:wins?|won|receives?|received|was (?:named|awarded)|is (?:named|awarded)|has been (?:named|awarded)|has won|has received) .*\b(?:award|prize|medal|honou?r|list|engineer|woman|man|leader|founder|of the year)\b/i
  ],
  [
    "role_change",
    /^(?:joins|has joined|(?:was|is|has been)(?: recently| newly)? (?:appointed|promoted|named|hired)|takes over|becomes) .*\b(?:as|to|chief|head|director|officer|manager|president|lead|vp|partner|c[a-z]o)\b/i
  ],
  [
    "article",
    /^(?:writes?|wrote|publish(?:es|ed)|authors?|authored|co-authored) .*\b(?:article|essay|paper|post|column|report|op-ed|book|blog|piece|guide)\b/i
  ]
]

const quotedTitle = /["“«]([^"“”«»]{4,200})["”»]/
const namedVenue =
  /\b(?:at|on|by|in) (?:the )?((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: (?:\p{Lu}[\p{L}\p{N}&'’.-]*|of|for|and|\d{4}))*)/u
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
}

const activityOf = (kind: Activity["kind"], told: string, place: Place): ReadonlyArray<Stated> => {
  const { group, index, sentence } = place
  const headline = group.findIndex((line, at) => isHeadline(line) && at <= index)
  const quoted = quotedTitle.exec(told)?.[1]
  const afterTitle = quoted === undefined ? told : told.slice(told.indexOf(quoted) + quoted.length)
  const venue = namedVenue.exec(afterTitle)?.[1]?.replace(/\.$/, "") ?? null
  const fallback = kind === "talk" && venue !== null && event.test(venue) ? venue : undefined
  const heading = group[headline]?.text
  const title = quoted ?? heading ?? (kind === "role_change" ? told : fallback)
  if (title === undefined || title.length > 220) return []
  const needed = quoted === undefined && heading !== undefined ? headline : index
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

const activitiesIn = (group: ReadonlyArray<PlacedLine>, wanted: Wanted): ReadonlyArray<Stated> => {
  const stated: Array<Stated> = []
  let subject: Subject = nobody
  for (const [index, line] of group.entries()) {
    const scope = { wanted, isOwn: line.isOwn, isFirstPerson: false }
    if (line.topic === "foreign") continue
    for (const sentence of sentencesOf(line.text)) {
      const read = readSentence(sentence, subject, scope)
      subject = read.subject
      for (const { text } of read.clauses) {
        const kind = line.isHeading ? undefined : deeds.find(([, form]) => form.test(text))?.[0]
        if (kind !== undefined && isSpeakable(text))
          stated.push(...activityOf(kind, text, { group, index, sentence }))
      }
    }
  }
  return stated
}

const listed = { talks: "talk", podcasts: "podcast", articles: "article" } as const

/** An entry of a list: `“Tides as a clock”, North Sea Forum, October 2025`. */
const listedActivities = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<Stated> =>
  lines.flatMap(({ topic, isOwn, isHeading, text }) => {
    const kind = topic === "talks" || topic === "podcasts" || topic === "articles" ? listed[topic] : undefined
    if (kind === undefined || !isOwn || isHeading || text.length > 300) return []
    const quoted = quotedTitle.exec(text)?.[1]
    const parts = (quoted === undefined ? text : text.replace(quotedTitle, ""))
      .split(/\s[–—|·-]\s|[,;(]\s?|\)\s?|:\s(?=["“«])|\s+at\s+(?=\p{Lu})|\.\s+/u)
      .map(part => part.trim())
      .filter(part => /\p{L}/u.test(part))
    const title = quoted ?? parts[0] ?? ""
    const others = (quoted === undefined ? parts.slice(1) : parts).filter(part => !isOnlyDate(part))
    const venue = others[0]?.replace(/^(?:at|on|in|for) (?:the )?/u, "").replace(/[.]$/u, "") ?? null
    const isTitleLike = quoted !== undefined || (title.split(" ").length >= 3 && /^\p{Lu}|^\d/u.test(title))
    if (!isTitleLike || title.length > 200 || isOnlyDate(title)) return []
    const date = statedDate(quoted === undefined ? text : text.replace(quotedTitle, ""))
    const isVenue = venue !== null && /^[\p{Lu}\d]/u.test(venue) && venue.length <= 80
    const value = { kind, title: title.replace(/[,.]$/u, ""), venue: isVenue ? venue : null, date }
    return [{ field: "activity" as const, value, quote: text, as_of: date }]
  })

const isOnlyDate = (text: string): boolean =>
  /^(?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?)?(?:\d{1,2},? )?(?:\d{4})?(?:-\d\d){0,2}$/i.test(
    text
  )

/** Talks, podcasts, awards, articles and new roles of the person that a page tells of. */
export const toldActivities = (lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ReadonlyArray<Stated> => [
  ...groups(lines).flatMap(group => activitiesIn(group, wanted)),
  ...listedActivities(lines)
]
