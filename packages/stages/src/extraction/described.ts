import { verb } from "./verbs.ts"

const adjectives =
  "(?:(?:\\p{L}+(?:[- ]\\p{L}+){0,2}-(?:based|born|trained|year-old|old)|\\d+-year-old|\\p{Ll}[\\p{L}-]*|\\p{Lu}\\p{Ll}+) ){0,3}?"
/** Nouns for people; what ends like them and is none stands in `otherBearer`. */
const people =
  "(?:\\d+-year-old|native|graduate|alumn(?:a|us)|veteran|mother of \\p{Ll}+|father of \\p{Ll}+|author|writer|scholar|newcomer|keynote speaker|speaker|guest|chef|curator|surgeon|lawyer|nurse|\\p{Ll}{2,}(?:ist|eer|ian|ect|ologist)|(?:design|engine|teach|paint|bak|brew|swim|run|perform|research|photograph|develop|manag|publish|farm|produc|present|broadcast|entrepren|filmmak|gam|sing|danc|lectur|organis|organiz|climb)er|(?:direct|edit|profess|auth|act|invest|doct|sculpt|educat|translat|administrat|conduct)or)"
const english = new RegExp(`^The (?<noun>${adjectives}${people}) (?<told>${verb}.*)$`, "u")

const otherBearer =
  /\b(?:former|previous|outgoing|other|late|second|third|latter|new|company|city|museum|university|paper|computer|another|same|next)\b/i

/** Of other languages, only with verbs that are true of nobody but a person. */
const foreign =
  /^(?:Die|Der|La|Le|L['’]|El|O|A|De|Den) ?(?<noun>\p{L}+(?:-\p{Lu}\p{L}+)?) (?<told>(?:studierte|promovierte|absolvierte|lernte|lebt|wohnt|wuchs|a étudié|vit à|habite|est diplômée?|estudió|estudou|vive en|vive em|studeerde|studerte|studerade|bor i)(?![\p{L}]).*)$/u

/** What a sentence says whose subject is described and not named: `The Leeds-based designer holds …`. */
export const describedSubject = (
  sentence: string
): { readonly noun: string; readonly told: string } | undefined => {
  const { noun, told } = english.exec(sentence)?.groups ?? foreign.exec(sentence)?.groups ?? {}
  return noun === undefined || told === undefined || otherBearer.test(noun) ? undefined : { noun, told }
}
