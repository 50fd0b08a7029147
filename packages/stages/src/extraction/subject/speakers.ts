import { regex } from "../../sources/regex.ts"
import { othersNamed } from "../naming/othersNamed.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { shortForms } from "../naming/shortForms.ts"
import { describedSpeaker } from "./described.ts"
import type { Subject } from "./SentenceSubject.ts"
import { sayingVerb, speechMark, type Utterance } from "./speech.ts"

export type Speaker = "prospect" | "somebody else" | "unknown"

const firstPerson = /(?<![\p{L}])(?:I|my|we|our)(?:['’](?:m|ve|d|ll|re))?(?![\p{L}])/iu
const pronounSays = regex.iu`(?<![\\p{L}])(?:(?<before>she|he|they) (?:(?:has|had|once|also|then|still|\\p{Ll}+ly) )?(?:${sayingVerb})\\b|(?:${sayingVerb}) (?<after>she|he|they)(?![\\p{L}]))`
const saysAtAll = regex.u`\\b(?:${sayingVerb})\\b`
/** `On football she is less coy: ⁝`, also where the speech stands on the next line. */
const leadsToSpeech = regex.u`:\\s*(?:${speechMark}|$)`

/** What is known when a speech begins. */
export interface Floor {
  readonly names: ReadonlyArray<string>
  /** Whom the sentences before were about, and the sentence around the speech is. */
  readonly before: Subject
  readonly after: Subject
  /** All of the text around is about the prospect. */
  readonly isOwn: boolean
  /** Who spoke last in the same line, or is announced by the line before. */
  readonly last: Speaker | undefined
}

const bySurname = (around: string, names: ReadonlyArray<string>): boolean => {
  const forms = shortForms(names)
  return regex.u`(?:^|${speechMark},? |, )${forms}(?:,[^,${speechMark}]{2,80},)? (?:\\p{Ll}+ly |also |then )?(?:${sayingVerb})\\b|\\b(?:${sayingVerb}) ${forms}`.test(
    around
  )
}

/** Who says what stands in quotation marks in a sentence. */
export const speakerOf = ({ around, speeches }: Utterance, floor: Floor): Speaker => {
  const { names, before, after, isOwn, last } = floor
  const isProspects = (subject: Subject) => subject.who === "prospect" || (isOwn && subject.who === "nobody")
  const isAlone = othersNamed([around], names).length === 0
  if (!/\p{L}/u.test(around)) {
    if (last !== undefined) return last
    return isOwn && speeches.some(speech => firstPerson.test(speech)) ? "prospect" : "unknown"
  }
  if (!saysAtAll.test(around)) {
    return leadsToSpeech.test(around) && isAlone && isProspects(after) ? "prospect" : "unknown"
  }
  const { before: first, after: second } = pronounSays.exec(around)?.groups ?? {}
  const pronoun = (first ?? second)?.toLowerCase()
  if (pronoun !== undefined) {
    const isSame = (subject: Subject) =>
      isProspects(subject) && (subject.pronoun === null || subject.pronoun === pronoun)
    return isSame(before) || (after.who === "prospect" && isSame(after)) ? "prospect" : "somebody else"
  }
  const isNamed = mentionsIn(around, names).length > 0
  if ((isNamed && isAlone) || (isProspects(before) && bySurname(around, names))) return "prospect"
  return isAlone && isProspects(after) && describedSpeaker(around.replaceAll(speechMark, "")) !== undefined
    ? "prospect"
    : "somebody else"
}

/** Whether a line ends where the prospect begins to speak: `Ms Okafor said:`. */
export const announcesSpeech = (around: string, subject: Subject): boolean =>
  subject.who === "prospect" && /:$/.test(around.trim())
