import type { Activity } from "@prospect-research/core"
import { parseName } from "../../names/index.ts"
import { statedDate } from "../../reading/statedDate.ts"
import type { Stated } from "../Stated.ts"
import { sentencesOf } from "../sentences.ts"
import { labelled, type Topic } from "../topics.ts"
import type { Wanted } from "../Wanted.ts"
import type { PlacedLine } from "./passages.ts"

/** The title of a work in quotation marks. */
export const quotedTitle = /["“«]([^"“”«»]{4,200})["”»]/

const kinds: Partial<Record<Topic, Activity["kind"]>> = {
  talks: "talk",
  podcasts: "podcast",
  articles: "article"
}

const separators = /\s[–—|·-]\s|[,;(]\s?|\)\s?|:\s(?=["“«])|\s+at\s+(?=\p{Lu})|\.\s+/u
const dateOnly =
  /^(?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?)?(?:\d{1,2},? )?(?:\d{4})?(?:-\d\d){0,2}$/i

/** `Okafor I, Field J (2024) Tides and time. Journal of Tides 3(2)`. */
const reference =
  /^(?<authors>[^()]{3,200}?)\s?\((?<year>(?:19|20)\d\d)\)[.:]?\s(?<title>[^.?!]{8,200}[?!]?)[.?!]?\s(?<venue>\p{Lu}[\p{L} &:-]{2,80})/u

const publication = (text: string, { names }: Wanted): ReadonlyArray<Stated> => {
  const { authors = "", title = "", venue = "", year = "" } = reference.exec(text)?.groups ?? {}
  const isAuthor = names.some(name => {
    const last = parseName(name)?.last ?? ""
    return last !== "" && authors.toLowerCase().includes(last)
  })
  const value = { kind: "publication" as const, title: title.trim(), venue: venue.trim(), date: year }
  return isAuthor ? [{ field: "activity", value, quote: text, as_of: year }] : []
}

const entry = (
  kind: Activity["kind"],
  text: string,
  quote: string,
  marked: string | undefined
): ReadonlyArray<Stated> => {
  const inQuotes = quotedTitle.exec(text)?.[1]
  const quoted = inQuotes ?? (marked === undefined || !text.includes(marked) ? undefined : marked)
  const around = quoted === undefined ? text : text.replace(inQuotes === undefined ? quoted : quotedTitle, "")
  const parts = around
    .split(separators)
    .map(part => part.trim())
    .filter(part => /\p{L}/u.test(part) && !dateOnly.test(part))
  const title = quoted ?? parts[0] ?? ""
  const [next] = quoted === undefined ? parts.slice(1) : parts
  const venue = next?.replace(/^(?:at|on|in|for) (?:the )?/u, "").replace(/[.:]$/u, "") ?? ""
  const isTitle =
    quoted !== undefined ||
    (title.split(" ").length >= 3 && /^(?!I(?: am|['’]m| have)(?![\p{L}]))[\p{Lu}\d]/u.test(title))
  if (!isTitle || title.length > 200) return []
  const isVenue = /^[\p{Lu}\d]/u.test(venue) && venue.length <= 80
  const date = statedDate(around)
  const value = { kind, title: title.replace(/[,.]$/u, ""), venue: isVenue ? venue : null, date }
  return [{ field: "activity", value, quote, as_of: date }]
}

const fewestWords = 3

/** Entries of the prospect's own lists: `“Tides as a clock”, North Sea Forum, October 2025`. */
export const listedActivities = (lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ReadonlyArray<Stated> =>
  lines.flatMap(({ topic, isOwn, isHeading, text, marked = [] }) => {
    if (!isOwn || isHeading || text.length > 400) return []
    const label = labelled(text)
    const kind = kinds[label?.topic ?? topic ?? "foreign"]
    if (kind === undefined) return []
    const published = publication(text, wanted)
    if (published.length > 0) return published
    // What follows a quoted title in the same line may speak of anything.
    const [first = ""] = label === undefined ? [text] : sentencesOf(label.value)
    // What alone is set in italics is what the entry is about.
    const [title, ...more] = marked.filter(it => it.split(" ").length >= fewestWords)
    const quote = text.slice(0, text.indexOf(first) + first.length)
    return entry(kind, first, quote, more.length === 0 ? title : undefined)
  })
