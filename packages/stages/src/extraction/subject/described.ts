import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { verb } from "../verbs.ts"
import { townspeople } from "../words/townspeople.ts"

const people = `(?:\\d+-year-old|${townspeople}|native|resident|local|graduate|alumn(?:a|us|x)|alum|veteran|(?:mother|father|mum|mom|dad|grandmother|grandfather|grandparent|parent)[- ]of[- ](?:\\p{Ll}+|\\d+)|author|writer|scholar|newcomer|keynote speaker|speaker|guest|chef|curator|surgeon|lawyer|attorney|barrister|sailor|soldier|medic|doctor|pilot|engineer|scientist|sportswoman|sportsman|self-confessed \\p{Ll}+|\\p{Ll}{2,}(?:ist|eer|ian|ect|ologist|athlete)|(?:design|engine|teach|paint|bak|brew|swim|run|perform|research|photograph|develop|manag|publish|farm|produc|present|broadcast|entrepren|filmmak|gam|sing|danc|lectur|organis|organiz|climb|walk|row|sail|surf|paddl|ski|cycl|keep|fundrais|campaign|garden|hik|rid|play|rac|box|golf|bowl|cricket|football|wrestl|div|kayak|canoe|mak|potter|knitt|quilt|weav|build)er|(?:direct|edit|profess|auth|act|invest|doct|sculpt|educat|translat|administrat|conduct|collect|competit)or)`
/** Whom one follows belongs to the description: `the lifelong Chiefs supporter`. */
const devotees =
  "(?:supporter|fan|fanatic|enthusiast|aficionado|devotee|diehard|addict|nut|season[- ]ticket[- ]holder|member|volunteer|champion|winner|finalist|medall?ist|gold medall?ist|Olympian|runner|hobbyist)"

const described = (noun: string): string => `(?:The|the|Our|our) (?<noun>${noun})`
const goesOn = `(?=,? who |, | (?:also |now |still |today |already )?(?:said|says|told|tells|added|adds|${verb}))`

const byKind = (): RegExp =>
  regex.u`^${described(`(?!\\p{L}+ and )(?:[\\p{L}\\d'’&-]+ ){0,5}?(?:${people}|${devotees})`)}${goesOn}(?<after>.+)$`
/** Roles, with what they are of: `The chief of emergency medicine`. */
const byRole = (): RegExp =>
  regex.u`^${described("(?!\\p{L}+ and )[\\p{L}'’-]+(?: (?!(?:and|who|which|said|says|is|was|has|had)\\b)[\\p{L}'’&-]+){0,6}?")}${goesOn}(?<after>.+)$`

/** Words that tell another holder from the one who was spoken of. */
export const otherBearer =
  /\b(?:former|previous|outgoing|incoming|other|late|second|third|latter|new|company|city|museum|university|paper|computer|another|same|next|ex|then|minister|prime|mayor|judge|judges|jury|sponsor|presenter)\b/i

/** Of other languages, only with verbs that are true of nobody but a person. */
const foreign =
  /^(?:Die|Der|La|Le|L['’]|El|O|A|De|Den) ?(?<noun>\p{L}+(?:-\p{Lu}\p{L}+)?)(?<after> (?:studierte|promovierte|absolvierte|lernte|lebt|wohnt|wuchs|a étudié|vit à|habite|est diplômée?|estudió|estudou|vive en|vive em|studeerde|studerte|studerade|bor i)(?![\p{L}]).*)$/u

/** Offices by their letters. */
const letters: Readonly<Record<string, string>> = {
  ceo: "chief executive",
  cfo: "chief financial officer",
  coo: "chief operating officer",
  cto: "chief technology officer",
  cio: "chief information officer",
  cmo: "chief marketing officer",
  md: "managing director",
  vp: "vice president",
  head: "headteacher"
}

const small = new Set(["of", "the", "at", "for", "and", "in"])

/** What says of a role that it is one, and not what it is about. */
const bare =
  /^(?:chief|head|director|manager|president|principal|chair|lead|leader|dean|officer|executive|senior|vice|deputy|professor|editor|captain|partner)$/

const being = /^(?:is|was|became|becomes|serves as|works as|joined|named|appointed|has been|holds the) /

/** Whether a role is one that the person was called by before, or is about what they were said to do. */
const isCalled = (noun: string, told: ReadonlyArray<string>): boolean => {
  const plain = (texts: ReadonlyArray<string>): string =>
    ` ${texts
      .join(" ")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")} `
  const known = plain(told.filter(clause => being.test(clause)))
  const words = noun
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => !small.has(word))
  const isNamed = words.every(
    word => known.includes(` ${word} `) || known.includes(` ${letters[word] ?? word} `)
  )
  const matters = words.filter(word => !bare.test(word) && letters[word] === undefined)
  const isAbout = matters.length < words.length && !/ \p{Lu}| of the /u.test(noun)
  return isNamed || (isAbout && matters.some(word => plain(told).includes(` ${word} `)))
}

/** Others near the person hold these too. */
const office =
  /\b(?:director|manager|editor|publisher|producer|administrator|professor|conductor|curator|trainer|coach|organi[sz]er|speaker|guest)$/u

export interface Described {
  readonly noun: string
  /** What follows: a relative clause, an apposition, or the verb. */
  readonly after: string
}

/** A sentence whose subject is described and not named: `The Leeds-based designer holds …`, `The chief of medicine, who …`. */
export const describedSubject = (sentence: string, called: ReadonlyArray<string>): Described | undefined => {
  const kind = byKind().exec(sentence)?.groups ?? foreign.exec(sentence)?.groups
  const isAnybodys = !office.test(kind?.noun ?? "") || isCalled(kind?.noun ?? "", called)
  if (kind?.noun !== undefined && isAnybodys && !otherBearer.test(kind.noun))
    return { noun: kind.noun, after: kind.after ?? "" }
  const role = byRole().exec(sentence)?.groups
  const noun = role?.noun ?? ""
  return isTitle(noun) && !otherBearer.test(noun) && isCalled(noun, called)
    ? { noun, after: role?.after ?? "" }
    : undefined
}

const speaker = (): RegExp =>
  regex.u`\\b(?:said|says|adds?|added|explained|explains|laughs|laughed|jokes|joked) (?=the )${described(`(?:[\\p{L}\\d'’&-]+ ){0,5}?(?:${people}|${devotees})`)}(?=[,.;]|$| who )(?<after>.*)$`

/** The same where they are quoted: `…, said the lifelong Chiefs supporter.` */
export const describedSpeaker = (sentence: string): Described | undefined => {
  const { noun, after = "" } = speaker().exec(sentence)?.groups ?? {}
  return noun === undefined || otherBearer.test(noun) ? undefined : { noun, after }
}

const beforeName = (): RegExp =>
  regex.iu`^(?:An? |The |Our )?(?<nouns>(?:[\\p{L}\\d'’&-]+ ){0,5}?(?:${people}|${devotees})(?: and (?:[\\p{L}\\d'’&-]+ ){0,4}?(?:${people}|${devotees}))?),? $`

/** A sentence stands before the name, and no description. */
const sentenceWord =
  /\b(?:by|with|that|when|their|her|his|its|they|she|he|we|it|i|who|from|to|for|at|in|on|as|is|was|has|had|said|says|like|than|(?<!-)[a-z]{3,}ed|manager|director)\b/i

/** What is said in front of a name: `Mother of two and keen sailor Ada Lovelace`. */
export const describedBefore = (before: string): ReadonlyArray<string> | undefined => {
  const nouns = beforeName().exec(before)?.groups?.nouns
  return nouns === undefined || otherBearer.test(nouns) || sentenceWord.test(nouns)
    ? undefined
    : nouns.split(" and ").map(noun => `is a ${noun}`)
}

const telling = regex.u`(?:${devotees}|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)* ${townspeople}|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*-based \\p{L}+|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)* (?:resident|graduate|alumn(?:a|us|x)|alum))$`

/** What a description itself says: `the Leeds-based designer`, `the Chiefs supporter`. */
export const saidByNoun = (noun: string): ReadonlyArray<string> =>
  telling.test(noun) ? [`is a ${noun}`] : []
