import { sentencesOf } from "../sentences.ts"

/** `You were named Engineer of the Year in 2024.`: what an interviewer says of whom they ask. */
const told =
  /^(?:(?:And|So|But|Well|Now),? )?[Yy]ou(?<verb>['’](?:re|ve)| (?:are|were|have|won|received|took|chair|sit|lead|run|coach|volunteer|mentor|founded|co-founded|started|wrote))(?<also> also)? (?<rest>[^?]+?)[.…]?$/u

const own: Readonly<Record<string, string>> = { "'re": "'m", "’re": "’m", " are": " am", " were": " was" }

/** What an interviewer states in a turn, each as the one who is asked would say it, with the sentence where it stands. */
export const statedByAsker = (
  turn: string
): ReadonlyArray<{ readonly sentence: string; readonly asOwn: string }> =>
  sentencesOf(turn).flatMap(sentence => {
    const { verb = "", also = "", rest } = told.exec(sentence)?.groups ?? {}
    return rest === undefined ? [] : [{ sentence, asOwn: `I${own[verb] ?? verb}${also} ${rest}.` }]
  })
