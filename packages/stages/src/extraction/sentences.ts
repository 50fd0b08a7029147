import { RegExp as Pattern } from "effect"
import { regex } from "../sources/regex.ts"
import { shortForms } from "./naming/shortForms.ts"

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

/** A sentence does not end here, whatever follows. */
const abbreviation =
  /(?:^|[\s(“„«])(?:ds|wz|tzw|im|Dr|Prof|Mr|Mrs|Ms|St|Jr|Sr|Jnr|Snr|jun|sen|vs|etc|e\.g|i\.e|approx|No|Inc|Ltd|Co|Corp|Hon|Ep|Vol|Rev|Revd|Capt|Col|Gen|Lt|Sgt|Cllr|Mt|Ft|Jan|Feb|Aug|Sept|Oct|Nov|Dec|Wis|Calif|Mass|Conn|Minn|Mich|Tenn|Ariz|Colo|Fla|Ont|\p{Lu}{1,3}\.\p{Lu}|\p{Lu}|(?:\p{Lu}\.)+\p{Lu}|Ph\.D|M\.Sc|B\.Sc|D\.Phil|M\.Eng|[Dd]ipl|Dipl\.-Ing|eidg|bzw|inkl)\.$/u
/** `works in Julia and R. Ada joined`: a language of one letter is no initial. */
const endsInTool = /(?:^|\s)in (?:\p{Lu}[\p{L}+#]*,? (?:and |or )?)*[CR]\.$/u
const endsAnyway = /^(?:She|He|They|I|Her|His|The|In|At|It|We|Our|Outside|Before|After|When)\b/

/** `is the author of Whose Tide Is It? (2020).`: the year of what ends with a question. */
const yearFirst = /^\((?:19|20)\d\d\)/u

/** In characters. People write shorter ones, and our rules take quadratic time: 30 s for one of 90,000 (measured). */
const longestSentence = 1200

/** In characters. Paragraphs are shorter; to part one of 90,000 into sentences takes 8 s (measured). */
const longestLine = 10_000

/** Whoever writes without capitals begins no sentence with one. */
const isWithoutCapitals = (line: string): boolean => /^\p{Ll}/u.test(line) && !/[.!?]\s+\p{Lu}/u.test(line)

const segmentsOf = (line: string): ReadonlyArray<string> => {
  const segments = [...segmenter.segment(line)].map(({ segment }) => segment)
  return isWithoutCapitals(line)
    ? segments.flatMap(segment => segment.split(/(?<=\p{L}{2}[.!?]\s+)(?=\p{Ll})/u))
    : segments
}

/** Sentences of a line, as they stand in it. */
export const sentencesOf = (line: string): ReadonlyArray<string> => {
  const sentences: Array<string> = []
  for (const segment of segmentsOf(line.slice(0, longestLine))) {
    const previous = sentences.at(-1)
    const isClub = /(?:^|[\s(])1\.$/.test(previous?.trim() ?? "") && /^(?:FC|FSV|FFC|CfR) /.test(segment)
    const goesOn =
      previous !== undefined &&
      (isClub ||
        yearFirst.test(segment) ||
        (abbreviation.test(previous.trim()) &&
          !endsAnyway.test(segment) &&
          !endsInTool.test(previous.trim())))
    if (goesOn) sentences[sentences.length - 1] = previous + segment
    else sentences.push(segment)
  }
  return sentences
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== "" && sentence.length <= longestSentence)
}

/** `Ada Lovelace built her career on one question: where does the water go?` says something before it asks. */
const told = /^(?<told>\p{Lu}[^:?]{30,}):\s[^:]+\?$/u

/** `By day I count waves; at night I tie flies`: what stands behind is told by itself. */
const nextStatement = /;\s+(?=(?:(?:at|in|on|by|every|most) [\p{L} ]{3,25},? )?(?:I|she|he) \p{Ll})/u

/** Sentences, also those that follow a dash: `Ada Lovelace, Chief Engineer – Ada joined in 2020.` Questions say nothing. */
export const sentencesAbout = (line: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const forms = [
    shortForms(names),
    ...names.map(name => `${Pattern.escape(name)}(?= (?:of|from|at|on|and)\\b)`)
  ]
  const dash = regex.u`\\s[–—-]\\s(?=(?:She|He|They)\\s|(?:${forms.join("|")})\\s\\p{Ll})`
  return sentencesOf(line)
    .flatMap(sentence => (sentence.endsWith("?") ? (told.exec(sentence)?.groups?.told ?? []) : sentence))
    .flatMap(sentence => sentence.split(dash))
    .flatMap(sentence => sentence.split(nextStatement))
}
