import { heldPosition } from "../extraction/position/heldPosition.ts"
import { sentencesOf } from "../extraction/sentences.ts"
import { isInstitution } from "../extraction/words/degrees.ts"
import { isPlace } from "../extraction/words/places.ts"
import { regex } from "../sources/regex.ts"
import { isTitle, positionOf } from "../sources/roles.ts"
import { anyLabel } from "./profileLabels.ts"
import { isWhole } from "./sentences.ts"

/** What people say of themselves. */
export type Bio = string | undefined

/** `Greater Porto Area`, `Lisbon Metropolitan Area`. */
const area =
  /^(?:Greater )?\p{Lu}[\p{L}'’ -]+ (?:(?:Metropolitan |Bay )?(?:Area|Region)|et périphérie|y alrededores|e dintorni|und Umgebung|en omgeving|e arredores|med omnejd)$/u
export const isResidence = (text: string): boolean => isPlace(text) || area.test(text)

const isSchoolAlone = (part: string): boolean => sentencesOf(part).length === 1 && isInstitution(part)

export const withoutStop = (text: string): string => text.replace(/[.]$/u, "")

/** `Head of Data at Acme.`, `Porto, Portugal.`: what an engine adds behind what people say of themselves. */
const isAdded = (sentence: string): boolean => {
  const text = withoutStop(sentence)
  return isResidence(text) || isInstitution(text) || positionOf(text).title !== undefined
}

/** `HEADLINE · Experience: …`, `HEADLINE. Location: …`: how the description of a profile begins. */
export const headlineOf = (snippet: string): Bio => {
  const { headline, stop = "" } =
    regex.u`^(?<headline>[^·]{5,220}?)(?: ·|(?<stop>(?<=[.!?]) ))(?:(?<= )| )(?:${anyLabel})\\s?:`.exec(
      snippet
    )?.groups ?? {}
  if (headline === undefined || !isWhole(headline)) return undefined
  if (regex.u`^(?:${anyLabel})\\s?:`.test(headline) || isResidence(withoutStop(headline))) return undefined
  if (stop === "") return headline
  const sentences = sentencesOf(headline)
  const end = sentences.findIndex(isAdded)
  return (end === -1 ? sentences : sentences.slice(0, end)).join(" ") || undefined
}

/** What engines show of a profile before its labels: the place, the position and, as one goes on, the headline. */
export interface Card {
  readonly title: string | undefined
  readonly company: string | undefined
  /** Both in one: `Head of Data at Acme`. */
  readonly held: string | undefined
  readonly headline: string | undefined
}

/** `Cacabelos, España. Enóloga en Acme. Old vines, new hands.`: some set full stops where others set points. */
const stretchesOf = (card: string): ReadonlyArray<string> => {
  if (/ [·|] /u.test(card)) return card.split(/ [·|] /)
  const [place = "", position = "", ...others] = sentencesOf(card)
  const isCard = isResidence(withoutStop(place)) && positionOf(withoutStop(position)).title !== undefined
  return isCard
    ? [withoutStop(place), [position, ...others.filter(it => !isInstitution(it))].join(" ")]
    : [card]
}

const behind = (part: string, first: string): Bio => part.slice(first.length).trim() || undefined

/** `Leeds, UK · Head of Data · Acme. Sums with a view.`, `Sums. Leeds, UK · Head of Data at Acme`; `house` is the employer, if known. */
export const cardOf = (snippet: string, house: string | undefined): Card | undefined => {
  const own = (snippet.split(regex.u`(?:^|\\s*[·|]\\s*|(?<=[.!?])\\s+)(?:${anyLabel})\\s?:`)[0] ?? "")
    .replace(/<[^<>]{0,200}>/gu, "")
    .trim()
  const [start = "", ...parts] = stretchesOf(own).filter((part, index) => index < 2 || !isSchoolAlone(part))
  const place = sentencesOf(start).at(-1) ?? ""
  const [first, second] = parts
  if (first === undefined || !isWhole(own) || !isResidence(withoutStop(place))) return undefined
  const before = start.slice(0, start.length - place.length).trim() || undefined
  const [held = ""] = sentencesOf(first)
  // A stop behind `Brewing Co` may be that of the sentence.
  const [employer = ""] =
    house !== undefined && second?.startsWith(`${house}.`) === true
      ? [`${house}.`]
      : sentencesOf(second ?? "")
  // `Head of Data at Acme | Sums with a view`: title and employer stand in one part.
  const told = heldPosition(first)
  // `Head of College · Acme College`: the house behind it has the word in its name.
  const isTitleAlone = told !== undefined && withoutStop(employer).endsWith(` ${told.employer.company}`)
  if (told !== undefined && !isTitleAlone)
    return { title: undefined, company: undefined, held: first, headline: before }
  const title = second === undefined ? undefined : first
  // `Leeds, UK · Reuse, housing, whippets.`: behind the place stands what people say of themselves, if it is no position.
  const isPlain =
    second === undefined && positionOf(withoutStop(held)).title === undefined && / /u.test(first)
  return {
    title: title !== undefined && isTitle(title) ? title : undefined,
    company: withoutStop(employer) || undefined,
    held: second === undefined ? withoutStop(held) : undefined,
    headline:
      before ??
      behind(second ?? first, second === undefined ? held : employer) ??
      (isPlain ? first : undefined)
  }
}
