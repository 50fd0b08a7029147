import { mentionsIn } from "../naming/personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import type { Wanted } from "../Wanted.ts"
import type { PlacedLine } from "./passages.ts"

const kind =
  "(?:(?:opening|closing|invited|lightning|plenary) )?(?:keynote|talk|session|workshop|lecture|plenary|presentation|webinar)"
const time =
  "(?:(?:\\p{L}+day,? )?\\d{1,2}[:.]\\d\\d ?(?:[ap]\\.?m\\.?)?(?: ?[-–—] ?\\d{1,2}[:.]\\d\\d ?(?:[ap]\\.?m\\.?)?)?[,:]? ?)"
const title = '[“"]?(?<title>[\\p{Lu}\\d][^.:;“”"]{8,120}[?!]?)[”"]?'

/** `09:30 Keynote: Safe harbours after the storm. `, before the name of who gives it. */
const before = new RegExp(`^${time}?${kind}: ${title}\\.? ?$`, "iu")
/** `, Harbour Master, Acme: Safe harbours after the storm`, behind it in the row of an hour; a dash is followed by quotation marks. */
const behindHour = new RegExp(
  `^(?:(?:,[^:.]{3,90}| \\([^()]{3,90}\\)): |(?:,[^:.“”"]{3,90}| \\([^()]{3,90}\\))? [–—-] (?=[“"])[“"])${title}\\.?$`,
  "iu"
)
/** `, Harbour Master, Acme. Session: Safe harbours after the storm.`, and what is told of the speaker between. */
const behindLabel = new RegExp(`^[^:]{0,300}[.!?”"] ${kind}: ${title}\\.?$`, "iu")
/** `Keynote: `, before a name, whose title stands behind it. */
const label = new RegExp(`^(?:${time}?${kind}|${time}(?:opening|closing|welcome)): $`, "iu")
const hour = new RegExp(`^${time}$`, "iu")
/** `Keynote: Safe harbours after the storm. 4 May 2025, Leeds.`, on the speaker's own page. */
const alone = new RegExp(`^(?<whole>${kind}: ${title})(?=\\.|$)`, "iu")

const fewestWords = 3

const talk = (title: string, quote: string): ReadonlyArray<Stated> =>
  title.split(" ").length >= fewestWords && isPublicMatter(title)
    ? [{ field: "activity", value: { kind: "talk", title: title.trim(), venue: null, date: null }, quote }]
    : []

/** Talks that one line of a programme gives to the prospect, by an hour or by a label. */
export const programmeEntries = (
  lines: ReadonlyArray<PlacedLine>,
  { names }: Wanted
): ReadonlyArray<Stated> =>
  lines.flatMap(({ text, isOwn, isHeading }) => {
    if (text.length > 400 || isHeading) return []
    const [mention] = mentionsIn(text, names)
    if (mention === undefined) {
      const own = isOwn ? alone.exec(text)?.groups : undefined
      return own?.title === undefined ? [] : talk(own.title, own.whole ?? "")
    }
    const [lead, rest] = [text.slice(0, mention.start), text.slice(mention.end)]
    const told =
      before.exec(lead)?.groups?.title ??
      (hour.test(lead) || label.test(lead) ? behindHour.exec(rest)?.groups?.title : undefined) ??
      (lead === "" ? behindLabel.exec(rest)?.groups?.title : undefined)
    return told === undefined ? [] : talk(told, text)
  })
