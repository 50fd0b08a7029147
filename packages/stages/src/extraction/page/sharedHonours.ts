import { patternOf } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { prizesIn } from "../rules/prizes.ts"
import { type Stated, statedBy } from "../Stated.ts"
import { sentencesOf } from "../sentences.ts"
import type { Wanted } from "../Wanted.ts"
import { prizeName } from "../words/honours.ts"

const field = "professional.achievements"

const honorific = "(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Dame)\\.? )?"
/** `The design was led by`, right before a name: whose the work was of which the sentence before tells. */
const ledBy = patternOf(
  `^(?:The|Its|Their|Our) (?:\\p{Ll}+ )?(?:design|project|team|research|work|study|development|programme|program|production|film|building|app|restoration)(?: team)? (?:was|is|were|had been) (?:led|designed|directed|written|produced|created|developed|headed|run|made) by ${honorific}$`
)
/** `Among them was`, right before a name: of several who were honoured. */
const among = patternOf(
  `^Among (?:them|the winners|the recipients|those honou?red) (?:was|is|were) ${honorific}$`
)
/** `Partner Ada Lovelace received the prize in Oslo`: the one that the sentence before names. */
const received =
  /^(?:,[^,.;]{3,80},)? (?:received|accepted|collected|picked up|took home) (?:the|this|that|her|his|their) (?:prize|award|medal|trophy|honou?r)(?![\p{L}-])/u

/** `The Tide Prize 2024 goes to …` */
const given = patternOf(
  `^(?:The |This year['’]s )?(?<value>${prizeName}) (?:has gone|goes|went|was awarded|is awarded) to `
)

/** `The Tide Centre, directed by`, before a name, and behind it what the house was given. */
const directed = patternOf(`^The \\p{Lu}[^,.;]{3,80}, (?:directed|led|headed|founded|run) by ${honorific}$`)
const funded =
  /^,(?:[^,.;]{3,60},)? (?:has been awarded|was awarded|has won|won|has received|received|has secured|secured) (?:a |an )?(?<value>[£$€]\d[\d.,]* ?(?:million|billion|bn|m|k)?(?![\p{L}])(?: (?:grant|award))?(?: (?:for|to) [^,.;]{3,80}?)?)(?=[,.;]|$| (?:from|by) )/u

/** `The library, led by`, before a name, and behind it what the work was given. */
const workLed = patternOf(
  `^(?:The|Our|Its|Their|This) [^;.?!]{3,80}, (?:led|directed|designed|headed|produced|written|edited|curated) by ${honorific}$`
)
/** `, who led the project`, behind a name: whose the work is of which the sentence before or behind tells. */
const whoLed =
  /^,? who (?:led|leads|headed|heads|ran|directed|managed|designed) (?:the|this|that|its) (?:project|work|design|team|study|research|campaign|programme|program|development|build|build-out|restoration|redesign|rollout|effort)(?=[,.]|$)/u
/** A sentence that goes on about the work. */
const ofTheWork = /^(?:The|This|It|Our|Its)(?![\p{L}])/u

const prizesOf = (sentence: string): ReadonlyArray<string> => {
  const told = prizesIn(sentence)
  const value = told.length > 0 ? undefined : given.exec(sentence)?.groups?.value
  return value === undefined ? told : [value]
}

/** What a work, a house or several people together were honoured with, where a sentence says that the prospect led it or was one of them. */
export const sharedHonours = (text: string, { names }: Wanted): ReadonlyArray<Stated> => {
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, index) => {
    const [mention] = mentionsIn(sentence, names)
    if (mention === undefined || !isPublicMatter(sentence)) return []
    const [lead, rest] = [sentence.slice(0, mention.start), sentence.slice(mention.end)]
    const money = directed.test(lead) ? funded.exec(rest)?.groups?.value : undefined
    if (money !== undefined) return statedBy({ field, value: money.trim() }, sentence)
    if (workLed.test(lead) && !/ (?:and|with) $/u.test(lead)) {
      const told = prizesIn(rest.replace(/^,? /u, ""))
      return told.flatMap(value => statedBy({ field, value }, sentence))
    }
    const before = sentences[index - 1] ?? ""
    const after = sentences[index + 1] ?? ""
    if (whoLed.test(rest)) {
      const [first = "", second = ""] = prizesIn(before).length > 0 ? [before, sentence] : [sentence, after]
      const work = first === sentence ? after : before
      const isOther = mentionsIn(work, names).length > 0 || (work === after && !ofTheWork.test(after))
      if (isOther || !isPublicMatter(work)) return []
      const start = text.indexOf(first)
      const quote = text.slice(start, text.indexOf(second, start) + second.length)
      return prizesIn(work).flatMap(value => statedBy({ field, value }, quote))
    }
    const isOfWork = ledBy.test(lead) || among.test(lead) || (lead.length <= 60 && received.test(rest))
    if (!isOfWork || mentionsIn(before, names).length > 0 || !isPublicMatter(before)) return []
    const start = text.indexOf(before)
    const quote = text.slice(start, text.indexOf(sentence, start) + sentence.length)
    return prizesOf(before).flatMap(value => statedBy({ field, value }, quote))
  })
}
