import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { beginsWithOtherGeneration, namesOtherGeneration, shortForms } from "../naming/shortForms.ts"
import { attached } from "./attachment.ts"
import { described, speaking, toldBehind, withObject } from "./calledOtherwise.ts"
import { honouredIn } from "./granted.ts"
import { withoutSubject, withPronoun } from "./impliedSubject.ts"
import { leisure } from "./leadIn.ts"
import { named, withMention } from "./mentionedSubject.ts"
import { openingClauses, openingOf, withoutOpening } from "./opening.ts"
import { isOtherFirstName, isOtherLine, isOtherStart, pronounOf, relatives } from "./otherSubjects.ts"
import {
  isKnown,
  nobody,
  prospect,
  type Said,
  type Scope,
  type Sentence,
  type Subject,
  somebodyElse
} from "./SentenceSubject.ts"
import { namesFamily, sharedClauses } from "./shared.ts"
import { withoutSpeech } from "./speech.ts"
import { workOfTeam } from "./teamWork.ts"

export interface ToldClause {
  readonly text: string
  readonly isLeisure: boolean
}

export interface Told {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<ToldClause>
  /** What stands where only the prospect is spoken of, and has another subject or none: `Two cats, Ohm and Farad, supervise.` */
  readonly asides: ReadonlyArray<ToldClause>
}

/** `Her late brother …`: whoever is `she` in what follows is the prospect. */
const withRelative = (it: Sentence): Subject => {
  const { whose = "", who = "" } = relatives.exec(it.main)?.groups ?? {}
  const own = { Her: "she", His: "he" }[whose]
  const other = pronounOf(who)
  const isOurs = isKnown(it) && own !== undefined && other !== own && (it.previous.pronoun ?? own) === own
  return isOurs && other !== undefined
    ? { ...somebodyElse(it.previous), pronoun: own, other }
    : somebodyElse(it.previous)
}
/** `Rui builds boats`, of Rui Prates whom the page has named. */
const otherNamed =
  /^(?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:(?:also|now|still) )?(?:\p{Ll}{2,}(?:s|ed)|is|has) /u
/** `My husband Kyle and I live in Leeds`: what both do. */
const withMe = /^My (?:wife|husband|partner|spouse|family)(?:,? \p{Lu}\p{L}+,?)? and I (?=\p{Ll})/u

/** `His son, Rui Hale, …`, on a page that speaks of Rui Hale. */
const ofRelative =
  /(?:^|[.;] )(?:His|Her|Their) (?:\p{Ll}+ )?(?:son|daughter|father|mother|uncle|nephew|grandson|grandfather),? $/u

/** `15:00 Settlement, Rui Prates, …`: of a programme each entry has speakers of its own. */
const entry = /^\d{1,2}[.:]\d\d(?: ?[ap]\.?m\.?)?(?: ?[–-] ?\d{1,2}[.:]\d\d(?: ?[ap]\.?m\.?)?)?:? \p{Lu}/u

const said = (masked: string, it: Sentence): Said & { readonly lead: string } => {
  const { scope, previous, main, lead } = it
  if (beginsWithOtherGeneration(main, scope.wanted.names))
    return { subject: somebodyElse(previous), clauses: [], lead: "" }
  const [mention] = mentionsIn(masked, scope.wanted.names)
  if (mention !== undefined)
    return isKnown(it) && ofRelative.test(masked.slice(0, mention.start))
      ? { subject: somebodyElse(previous), clauses: [], lead: "" }
      : withMention(masked, mention, it)
  if (entry.test(masked)) return { subject: somebodyElse(previous), clauses: [], lead: "" }
  const forms = shortForms(scope.wanted.names)
  const short = regex.u`^${forms}`.exec(main)?.[0]
  if (short !== undefined) {
    const isUnmistakable = scope.unmistakable !== undefined && regex.u`^${scope.unmistakable}`.test(main)
    return isKnown(it) || isUnmistakable || (scope.isOwn && previous.other !== undefined)
      ? { ...named(main.slice(short.length), it), lead }
      : { subject: nobody, clauses: [], lead }
  }
  const otherName = otherNamed.exec(main)?.groups?.name
  if (otherName !== undefined && scope.others?.has(otherName) === true)
    return { subject: somebodyElse(previous), clauses: [], lead: "" }
  const instead =
    scope.isFirstPerson &&
    /^(?:Now|These days|Nowadays|Lately|This year),? it(?:['’]s| is| has been) \p{Ll}/u.test(main)
  if (instead) return { subject: prospect(previous), clauses: [main], lead }
  const owner =
    scope.unmistakable === undefined || !main.includes(" belong")
      ? undefined
      : regex.u`^(?<before>[^;]{3,140} belongs? to )${scope.unmistakable}(?![\\p{L}])`.exec(main)?.groups
          ?.before
  if (owner !== undefined) return { subject: nobody, clauses: attached(owner, "", scope.wanted), lead: "" }
  const couple = scope.isFirstPerson ? withMe.exec(main)?.[0] : undefined
  if (couple !== undefined)
    return { subject: prospect(previous), clauses: sharedClauses(main.slice(couple.length)), lead }
  const work = workOfTeam(main)
  if (work !== undefined && isKnown(it)) return { subject: previous, clauses: [work], lead }
  if (relatives.test(main)) {
    return {
      subject: /\b(?:team|company)\b/.test(main) ? previous : withRelative(it),
      clauses: [],
      lead: ""
    }
  }
  const other = withPronoun(it) ?? speaking(forms, it) ?? described(it) ?? withObject(forms, it)
  if (other !== undefined) return { ...other, lead: other.clauses.length === 0 ? "" : lead }
  const isOther = isOtherStart(main) || isOtherFirstName(main) || isOtherLine(main)
  if (isOther || namesOtherGeneration(masked, scope.wanted.names))
    return { subject: somebodyElse(previous), clauses: [], lead: "" }
  const rest = withoutSubject(it)
  return { ...rest, lead: rest.clauses.length === 0 ? "" : lead }
}

/** Of how many clauses a subject keeps what was said. */
const remembered = 12

/** What one sentence says of the prospect, when `previous` was the subject of the one before. */
export const readSentence = (sentence: string, previous: Subject, scope: Scope): Told => {
  const { masked, whole } = withoutSpeech(withoutOpening(sentence))
  const { lead, main } = openingOf(masked)
  const found = said(masked, { previous, scope, lead, main })
  const isLeisure = leisure.test(found.lead)
  const toldIn = (texts: ReadonlyArray<string>): ReadonlyArray<ToldClause> =>
    texts.map(text => ({ text: whole(text), isLeisure: isLeisure || leisure.test(text) }))
  const clauses = [
    ...honouredIn(sentence, scope.wanted.names),
    ...openingClauses(found.lead),
    ...found.clauses,
    ...toldBehind(shortForms(scope.wanted.names), { previous, scope, lead, main })
  ]
  return {
    subject: {
      ...found.subject,
      hasFamily: namesFamily(masked),
      told: [...(previous.told ?? []), ...clauses].slice(-remembered)
    },
    clauses: toldIn(clauses),
    asides: toldIn(found.asides ?? [])
  }
}
