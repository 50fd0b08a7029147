import { statedDate } from "../../reading/statedDate.ts"
import { regex } from "../../sources/regex.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import type { Wanted } from "../Wanted.ts"
import { type EventPage, hour, hourAlone, isTalkTitle, talkKind, talkOf } from "./eventPage.ts"
import type { PlacedLine } from "./passages.ts"

/** What a programme also calls the title by, right below the name. */
const topic = `(?:${talkKind}|topic|title|theme|thema|titel|sujet|thème|tema|título|titolo|onderwerp)`
const title = '[“"„«]? ?(?<title>[\\p{Lu}\\d][^.;“”„"«»]{8,120}[?!]?)'
const close = ' ?[”"“»]?'

/** `09:30 Keynote: Safe harbours after the storm. `, before the name of who gives it. */
const before = regex.iu`^${hour}?${talkKind}: ${title}${close}\\.? ?$`
/** `, Harbour Master, Acme: Safe harbours after the storm`, behind it in the row of an hour; a dash is followed by quotation marks. */
const behindHour = regex.iu`^(?:(?:,[^:.]{3,90}| \\([^()]{3,90}\\))?: |(?:,[^:.“”"]{3,90}| \\([^()]{3,90}\\))? [–—-] (?=[“"])[“"])${title}${close}\\.?$`
/** `, Harbour Master, Acme. Session: Safe harbours after the storm.`, and what is told of the speaker between. */
const behindLabel = regex.iu`^[^:]{0,300}[.!?”"] ${talkKind}: ${title}${close}\\.?$`
/** `Keynote: `, before a name, whose title stands behind it. */
const label = regex.iu`^(?:${hour}?${talkKind}|${hour}(?:opening|closing|welcome)): $`
/** `Keynote: Safe harbours after the storm. 4 May 2025, Leeds.`, `Keynote, Leeds, May 4: Safe harbours`, on the speaker's own page. */
const alone = regex.iu`^(?:.{0,200}[.!?] )?(?<whole>${talkKind}(?:, [^:.]{3,50})? ?: ${title})${close}(?=[.!]|$)`
/** `Topic: Safe harbours after the storm`, right below the speaker. */
const named = regex.iu`^${topic} ?: ${title}${close}\\.?$`

/** ` (Acme): Safe harbours after the storm`, behind a name on a page of an event. */
const behindName = regex.u`^(?:,[^:.]{3,90}| \\([^()]{2,90}\\))?: ${title}${close}(?=\\.|$)`
/** ` — Safe harbours after the storm`, behind an hour and a name. */
const behindHourAndName = regex.u`^(?:,[^:.]{3,90}| \\([^()]{2,90}\\))?(?:: | [–—-] )${title}${close}(?=\\.|$)`
/** ` (Leeds) on Safe harbours`, where it begins with a capital. */
const spokenOn = regex.u`^(?:,[^:.]{3,60}| \\([^()]{2,60}\\))? on ${title}${close}(?=\\.|$)`
/** `Safe harbours after the storm - `, before a name. */
const beforeName = regex.u`^${title}${close}(?: [–—-]|,? (?:by|von|par|por|di|door)) $`
/** `, Acme - January 21, 2026`: behind it no more than who and when. */
const restOfEntry = /^(?:,[^.:;]{2,80})?(?: [–—-] [^.:;]{3,40})?\.?$/u
/** `Room 2, 11:15. `, before the name: the title is the heading above. */
const whereAndWhen = regex.iu`^(?:(?:room|hall|stage|track|raum|saal|salle|sala|zaal) \\w{1,12}(?:, )?)?(?:${hour})?[.,:–—-]? ?$`

const fewestWords = 3

/** `Less ink, on packaging and print`: what it is about is no part of the title. */
const aboutBehind = /, (?:about|on|sobre|über|sur|su|over|om) \p{Ll}.*$/u

const talk = (whole: string, quote: string, date: string | null = null): ReadonlyArray<Stated> => {
  const title = whole.replace(aboutBehind, "").trim()
  return title.split(" ").length >= fewestWords && isPublicMatter(title) ? [talkOf(title, quote, date)] : []
}

/** `Rui Prates remembered` is about somebody. */
const isTitle = (title: string | undefined): title is string =>
  title !== undefined &&
  / \p{Ll}/u.test(title) &&
  !looksLikePerson(title.split(/,? /u).slice(0, 2).join(" ")) &&
  isTalkTitle(title, fewestWords)

/** What stands on either side of the prospect's name, on a page of an event; a title before it has its day behind. */
const besideName = (lead: string, rest: string, quote: string): ReadonlyArray<Stated> => {
  const isFirst = lead === "" || /^\p{Lu}\p{L}+: $/u.test(lead)
  const behind = isFirst
    ? [behindName, spokenOn].map(form => form.exec(rest)?.groups?.title).find(isTitle)
    : hourAlone.test(lead)
      ? [behindHourAndName.exec(rest)?.groups?.title].find(isTitle)
      : undefined
  if (behind !== undefined) return talk(behind, quote)
  const told = restOfEntry.test(rest) ? beforeName.exec(lead)?.groups?.title : undefined
  return isTitle(told) ? talk(told, quote, statedDate(rest)) : []
}

/** Talks that one line of a programme gives to the prospect: by an hour, by a label, and on a page of an event beside the name. */
export const programmeEntries = (
  lines: ReadonlyArray<PlacedLine>,
  { names }: Wanted,
  { isOfEvent }: EventPage
): ReadonlyArray<Stated> =>
  lines.flatMap(({ text, isOwn, isHeading, index }) => {
    if (text.length > 400) return []
    const [mention] = mentionsIn(text, names)
    const above = lines[index - 1]
    if (mention === undefined) {
      if (isHeading) return []
      const own = isOwn ? alone.exec(text)?.groups : undefined
      if (own?.title !== undefined) return talk(own.title, own.whole ?? "")
      const isTheirs = isOwn || mentionsIn(above?.text ?? "", names).length > 0
      const told = isOfEvent && isTheirs ? named.exec(text)?.groups?.title : undefined
      return isTitle(told) ? talk(told, text) : []
    }
    const [lead, rest] = [text.slice(0, mention.start), text.slice(mention.end)]
    const told = isOfEvent ? besideName(lead, rest, text) : []
    if (told.length > 0 || isHeading) return told
    const isPlaced = isOfEvent && lead.trim() !== "" && whereAndWhen.test(lead)
    if (isPlaced && above?.isHeading === true && isTitle(above.text))
      return talk(above.text, `${above.text}\n${text}`)
    const titled =
      before.exec(lead)?.groups?.title ??
      (hourAlone.test(lead) || label.test(lead) ? behindHour.exec(rest)?.groups?.title : undefined) ??
      (lead === "" ? behindLabel.exec(rest)?.groups?.title : undefined)
    return titled === undefined ? [] : talk(titled, text)
  })
