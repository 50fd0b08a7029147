import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { regex } from "../../sources/regex.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { sharesFirstName } from "../naming/othersNamed.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "./passages.ts"

/** How a letter ends before the name: `— Ada Lovelace`, `Herzlich, Ihre Ada Lovelace`. */
const closing =
  /^(?:[—–-]+ ?)?(?:(?:(?:with )?(?:all |many |kind(?:est)? |best |warm(?:est)? )?(?:best|regards|wishes|thanks|love)|yours(?: \p{L}+)?|sincerely|warmly|cheers|love|herzlich(?:st)?|(?:mit )?(?:herzliche[nr]?|freundliche[nr]?|beste[nr]?|liebe[nr]?) grü(?:ß|ss)en?|cordialement|bien à vous|saludos|un abrazo|abraços?|cordiali saluti|hartelijk(?:e groet)?|(?:vänliga|med vänlig) hälsning(?:ar)?)[,.!]? ?)?(?:(?:ihre?|eure?|your|votre) )?$/iu
/** Behind the name stands at most who signs: `, President`. */
const behind = /^(?:[,.]? (?!(?:is|was|has|says|said)(?![\p{L}]))[^.!?]{2,60})?[.!]?$/u

const ofSelf =
  /(?<![\p{L}])(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y|me|[Ii]ch|[Mm]eine?[rnms]?|je|j['’]\p{L}+|mon|mes|yo|mi|mis|eu|meu|minha|io|mio|mia|ik|mijn|jag|min|jeg)(?![\p{L}])/gu

/** Who goes on to speak for their house as well: `We opened in 2016.` */
const ofUs = /^(?:We|Our|Wir|Unsere?|Nous|Notre|Nos|Noi|Nosotros|Nuestr[oa]s?|Nós|Wij|Onze|Vi|Våra?) /u

/** Whoever writes a letter speaks of themselves so often in it. */
const fewest = 3

/** `Hi, I’m`, before a name. As a pattern. */
export const selfIntroduction =
  "(?:(?:Hi|Hello|Hey|Hiya|Welcome|G['’]day)[,!.]? )?(?:I['’]m|I am|[Mm]y name(?:['’]s| is))"

/** How somebody begins to speak of themselves on a page of others. */
const introducing =
  /(?:^|[.!] )(?:(?:Hi|Hello|Hey|Hiya|G['’]day)[,!.]? )?(?:I['’]m|I am|[Mm]y name(?:['’]s| is)|(?:[^.!?“”"]{2,60} is|[Ii]t['’]s) (?:just |only |really )?me,) $/u

/** Without one of these nobody introduces themselves; names are dearer to look for. */
const saysI = /I['’]m |I am |[Mm]y name| me, /u

/** `bob42: …`, `“…”`: what somebody else says below. */
const saidByName = /^[\p{L}\d_. -]{2,30}: |[“”"«»]/u

/** The lines in which the prospect speaks, from `I’m Ada Lovelace` to the first that is not theirs, by their indices. */
export const spokenLines = (
  lines: ReadonlyArray<PlacedLine>,
  names: ReadonlyArray<string>
): ReadonlySet<number> => {
  // By the first name alone where the page says whose it is, and names nobody else of it.
  const texts = lines.map(({ text }) => text)
  const isKnown = texts.some(text => mentionsIn(text, names).length > 0) && !sharesFirstName(texts, names)
  const byFirstName = regex.u`^${selfIntroduction} (?:${names.map(name => Pattern.escape(name.split(" ")[0] ?? "")).join("|")})(?:[.!]|,| and I )`
  const start = lines.findIndex(({ text }) => {
    if (!saysI.test(text)) return false
    const [mention] = mentionsIn(text, names)
    return mention === undefined
      ? isKnown && byFirstName.test(text)
      : introducing.test(text.slice(0, mention.start))
  })
  if (start === -1) return new Set()
  const below = lines.slice(start)
  const end = below.findIndex(
    ({ isHeading, introducesOther, text }, index) =>
      index > 0 &&
      (isHeading ||
        introducesOther ||
        saidByName.test(text) ||
        (text.match(ofSelf) === null && !ofUs.test(text)))
  )
  return new Set((end === -1 ? below : below.slice(0, end)).map(({ index }) => index))
}

/** Somebody else's name in a line of its own, whatever stands below. */
const isOthers = ({ introducesOther, text }: PlacedLine): boolean => introducesOther || looksLikePerson(text)

/** The lines of a letter that the prospect has signed, by their indices: from the heading or the name above it. */
export const signedLines = (
  lines: ReadonlyArray<PlacedLine>,
  names: ReadonlyArray<string>
): ReadonlySet<number> => {
  const end = lines.findLastIndex(({ isHeading, set, text }) => {
    // In a list of people a name stands above what is theirs.
    const [mention] = isHeading || set === "as term" ? [] : mentionsIn(text, names)
    return (
      mention !== undefined &&
      closing.test(text.slice(0, mention.start)) &&
      behind.test(text.slice(mention.end))
    )
  })
  if (end < 2) return new Set()
  const above = lines.slice(0, end)
  const top = above.findLastIndex(line => line.isHeading || line.introduces !== undefined || isOthers(line))
  // What stands below somebody else's name is theirs, whoever is named next.
  const first = above[top]
  if (first !== undefined && isOthers(first)) return new Set()
  const letter = above.slice(top + 1)
  const told = letter.reduce((count, { text }) => count + matchesIn(text, ofSelf).length, 0)
  return told >= fewest ? new Set(letter.map(({ index }) => index)) : new Set()
}
