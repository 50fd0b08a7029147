import { isPlace } from "../words/places.ts"
import { leadClauses, startOf } from "./leadIn.ts"
import { pronounStart } from "./pronouns.ts"

/** Whom a label announces who is named right behind it: `About our guest: Ada Lovelace is …`. */
const announcement =
  /^(?:about )?(?:(?:the|our|today['’]s|this (?:week|month|episode)['’]s|meet the|featured|special|guest|keynote) )*(?:guests?|authors?|speakers?|presenters?|hosts?|writers?|contributors?|interviewee|bio(?:graphy)?|profile|who|name|instructor|trainer|facilitator|moderator|panell?ist|chair|artist|composer|zur person|über die autorin|über den autor|à propos de l['’]auteure?|sobre (?:el|la|o|a) autora?)(?: bio(?:graphy)?| profile| spotlight)?\s?[:–—-]\s+(?=\p{Lu})/iu

/** Words that carry on from the sentence before. */
const carryingOn =
  /^(?:(?:And|But|So|Well|Yes|yes|No|no|Oh|Also|Plus|Then|Still|Honestly|Actually|Usually|Mostly|Sometimes|These days|Nowadays|Now|Today|Currently|At present|By day|By night|By profession|By trade|In real life|In (?:her|his|their) day job|For a living|Professionally|Und|Aber|Et|Mais|Y|Pero|E|Mas|Og|Och|Men|En)[,!]? )+/u

/** `Today Ada runs it`: a time before a name. */
const nowadays = /^(?:Now|Today|Currently|Nowadays|These days|At present),? $/u

/** `Congratulations to our chair, who won …`: what follows is said of them. */
const greeting =
  /^(?:(?:(?:Huge|Big|Warm|Many|Hearty|Massive|Our|A (?:big|huge|special|warm)) )*(?:[Cc]ongratulations|[Cc]ongrats|[Kk]udos|[Tt]hanks|[Tt]hank you|[Ww]ell done|[Hh]ats off|[Bb]ravo|[Tt]hree cheers|[Gg]ood luck|[Bb]est wishes|[Ww]elcome(?: back)?|[Ss]ay hello|[Hh]appy birthday|[Ss]hout-?out|[Pp]ictured(?: (?:is|here|above|left|right))?|[Aa]pplause)(?: (?:go|goes|also|again|out|today|this week))*,? (?:to |for )?|(?:Meet|Introducing|Presenting|Joining us(?: today)? is|With us(?: today)? is|This is|Here is|Say hi to) )(?=(?:the|our|my|Dr|Mr|Mrs|Ms|Professor)\b|\p{Lu})/u

/** A time before the subject, of what has lasted since. */
const sinceThen =
  /^(?:Since|Seit|Depuis|Desde|Sinds|Sedan|Siden) (?:(?:early|late|mid|spring|summer|autumn|fall|winter|\p{Lu}\p{Ll}+|\p{Ll}+) ){0,2}(?:19|20)\d\d,? (?=\p{L})/u

/** `on winning the Marsh Medal`, behind whoever is congratulated. */
const occasion =
  /(?<=^(?:Dr |Mr |Mrs |Ms )?\p{Lu}[^,.;]{2,60}?)[ ,]+(?:on|for|upon|after) (?:(?:her|his|their|your) )?(?<deed>winning|being|becoming|receiving|earning|gaining|passing|completing|finishing|taking|achieving|securing|getting|collecting|picking up|raising|running|cycling|swimming|scoring|representing) /u
const deeds: Readonly<Record<string, string>> = {
  being: "was",
  becoming: "became",
  taking: "took",
  getting: "got",
  running: "ran",
  swimming: "swam",
  winning: "won",
  "picking up": "picked up"
}
const finite = (deed: string): string => deeds[deed] ?? deed.replace(/e?ing$/u, "ed").replace(/yed$/u, "ied")

/** A sentence from its subject on, as far as small words stand before it. */
export const withoutOpening = (sentence: string): string => {
  const praised = sentence.replace(greeting, "")
  if (praised !== sentence) {
    return praised.replace(occasion, (_all, deed: string) => ` ${finite(deed)} `)
  }
  const rest = sentence.replace(announcement, "").replace(sinceThen, "")
  const carried = rest.replace(carryingOn, "")
  const isNamed =
    nowadays.test(rest.slice(0, rest.length - carried.length)) && /^\p{Lu}\p{L}+ \p{Ll}/u.test(carried)
  return carried !== rest && (isNamed || pronounStart(carried) !== undefined) ? carried : rest
}

/** What a participle or a noun before the subject says of it, in other languages than English. */
const foreignLead =
  /^(?<told>(?:Diplômée?|Titulaire|Ancien(?:ne)?|Née?|Basée?|Installée?|Formée?|Ingénieure?|Juriste|Économiste|Licenciad[oa]|Formad[oa]|Graduad[oa]|Egresad[oa]|Nacid[oa]|Ingenier[oa]|Engenheir[oa]|Doctor[a]?|Laureat[oa]|Nat[oa]|Geboren|Ausgebildet|Gelernte[rn]?|Studierte[rn]?|Opgeleid|Utdannet|Uddannet|Utbildad|Oprindeligt)(?![\p{L}]) ?[^;:]{2,140}?),\s+(?=\p{L})/u

const closed = (text: string): string =>
  text.replace(/\([^)]*\)/gu, inside => inside.replace(/[,;:]/gu, "\u0002"))

/** What stands before the subject of a sentence, the rest, and what the former says of the subject. */
export interface Opening {
  readonly lead: string
  readonly main: string
}

/** `Based in Leeds, England`: nothing stands before a subject. */
export const isHomeAlone = (sentence: string): boolean =>
  isPlace(/^Based in (?<place>[^.;:]+)[.]?$/u.exec(sentence)?.groups?.place ?? "")

/** Commas inside of brackets end nothing. */
export const openingOf = (sentence: string): Opening => {
  if (isHomeAlone(sentence)) return { lead: "", main: sentence }
  const [lead] = startOf(closed(sentence))
  if (lead !== "") return { lead: sentence.slice(0, lead.length), main: sentence.slice(lead.length) }
  const foreign = foreignLead.exec(closed(sentence))?.[0]
  const rest = sentence.slice(foreign?.length ?? 0)
  return foreign === undefined || (pronounStart(rest) === undefined && !/^\p{Lu}/u.test(rest))
    ? { lead: "", main: sentence }
    : { lead: sentence.slice(0, foreign.length), main: rest }
}

/** `In her role as Chief Engineer at Acme,` */
const capacity =
  /^In (?:her|his|their|my) (?:(?:current|new|present|day|full-time) )?(?:role|capacity|position|post|work|job) as (?<role>.+?),\s+$/u

/** What the words before the subject say of it. */
export const openingClauses = (lead: string): ReadonlyArray<string> => {
  const role = capacity.exec(lead)?.groups?.role
  if (role !== undefined) return [`is ${role}`]
  const told = foreignLead.exec(lead)?.groups?.told
  return told === undefined ? leadClauses(lead) : [`is ${told.charAt(0).toLowerCase()}${told.slice(1)}`]
}
