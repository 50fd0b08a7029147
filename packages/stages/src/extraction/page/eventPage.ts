import { regex } from "../../sources/regex.ts"
import { positionOf } from "../../sources/roles.ts"
import { honoursIn } from "../honoursIn.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import type { PlacedLine } from "./passages.ts"

const programme =
  /(?<![\p{L}])(?:program(?:me|m)?|agenda|schedule|speakers?|sessions?|abstracts?|line-?up|timetable|referent(?:en|innen)|ponentes|intervenants|palestrantes)(?![\p{L}])/iu
const gathering =
  /(?<![\p{L}])(?:conferences?|congress|conclave|expo|symposium|summit|forum|meet-?ups?|webinars?|keynotes?|talks|assembly|workshops?|lectures?|delegates|seminars?|colloqui(?:um|a)|tagung|konferenz|vorträge|webinare|journées|conférences|jornadas|congreso|charlas|convegno|congresso)(?![\p{L}])/iu
/** `Gopher Days 2025`, `TypeConf 2026`: what gatherings are called in the year of one. */
const edition = /\p{Lu}[\p{L}’']*(?: (?:Days?|Live|Fest|Week|Con)|Con|Conf|Fest) (?:[’']\d\d|20\d\d)(?!\d)/u
const programmePath =
  /\/(?:speakers?|presenters?|program(?:me|m)?|agenda|schedule|sessions?|abstracts?|keynotes?|talks?|webinars?|meet-?ups?|sprecher|referenten|ponentes|intervenants|palestrantes|sprekers|talare)(?:[/.]|$)/iu

/** In lines and characters: a page says at its top what it is. */
const topLines = 6
const longestHeading = 60

const topOf = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<string> =>
  lines.slice(0, topLines).flatMap(({ text }) => (text.length <= longestHeading ? [text] : []))

/** What a page is of an event, by where it stands, and by what its top says. */
export interface EventPage {
  /** By its address: what is set as a heading there is what somebody speaks about. */
  readonly isProgrammeByAddress: boolean
  readonly isProgramme: boolean
  /** Also one that tells of a single talk, or of a meeting among other things. */
  readonly isOfEvent: boolean
}

export const eventPageOf = (
  lines: ReadonlyArray<PlacedLine>,
  { url, title }: { readonly url: string; readonly title: string | null }
): EventPage => {
  const top = topOf(lines)
  const isProgrammeByAddress = programmePath.test(new URL(url).pathname)
  const isProgramme = isProgrammeByAddress || top.some(text => programme.test(text))
  const isOfEvent =
    isProgramme ||
    [title ?? "", ...top].some(text => programme.test(text) || gathering.test(text) || edition.test(text))
  return { isProgrammeByAddress, isProgramme, isOfEvent }
}

/** What somebody gives on an event, as a pattern. */
export const talkKind =
  "(?:(?:opening|closing|invited|lightning|plenary) )?(?:keynote|talk|session|workshop|lecture|plenary|presentation|webinar|vortrag|keynote-vortrag|conférence|atelier|charla|ponencia|palestra|intervento|relazione|lezing|foredrag|föredrag)"

/** An hour of a programme, with what parts it from what happens then, as a pattern. */
export const hour =
  "(?:(?:\\p{L}+day,? )?\\d{1,2}[:.]\\d\\d ?(?:[ap]\\.?m\\.?)?(?: ?[-–—] ?\\d{1,2}[:.]\\d\\d ?(?:[ap]\\.?m\\.?)?)?[,:]? ?)"

/** An hour of a programme, and nothing else. */
export const hourAlone = regex.iu`^${hour}$`

/** `Rennes, 16 et 17 octobre 2025` */
const day =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:(?:\p{L}{1,3}|[–-]) \d{1,2}\.? )?(?:de )?\p{L}{3,9}\.? (?:de )?(?:19|20)\d\d|\p{L}{3,9} \d{1,2},? (?:19|20)\d\d/u

/** In words. */
const longestTitle = 18

/** A talk as a programme tells it, with the day if that stands beside it. */
export const talkOf = (title: string, quote: string, date: string | null = null): Stated => ({
  field: "activity",
  value: { kind: "talk", title, venue: null, date },
  quote,
  ...(date === null ? {} : { as_of: date })
})

/** `On this site`, above the links of a page. */
const ofPage =
  /^(?:on this (?:site|page)|in this section|(?:who|what|how|where) we (?:are|do|work)|find (?:us|out more)|get in touch|quick links|see also|read (?:more|next)|more from|you may also like|follow us|share this|related (?:pages|posts|articles|stories))(?![\p{L}])/iu

/** Whether a text can be what a talk is called: of so many words at least, and no post, prize or heading of a programme. */
export const isTalkTitle = (text: string, fewest: number): boolean => {
  const count = text.split(" ").length
  return (
    count >= fewest &&
    count <= longestTitle &&
    /^[\p{Lu}\d“"‘«„]/u.test(text) &&
    !/(?<!(?<!\p{L})[ap]\.m)[.,;]$/u.test(text) &&
    !programme.test(text) &&
    !ofPage.test(text) &&
    !day.test(text) &&
    positionOf(text).title === undefined &&
    honoursIn(text).length === 0 &&
    isPublicMatter(text)
  )
}
