import { regex } from "../sources/regex.ts"
import { asidesOf } from "./asides.ts"
import { attached, jointSubject, possessive, titleBefore } from "./attachment.ts"
import { described, speaking, told, toldBehind, withObject } from "./calledOtherwise.ts"
import { clausesOf, furtherClausesOf, isOwnDeed, isVerbFirst, namesSomebodyElse } from "./clauses.ts"
import { describedBefore } from "./described.ts"
import { foundIn, homeIn, isVerbless, standingsIn } from "./fragments.ts"
import { honouredIn } from "./granted.ts"
import type { PageLanguage } from "./languages/languageOf.ts"
import { leadsToSubject, leisure } from "./leadIn.ts"
import { openingClauses, openingOf, withoutOpening } from "./opening.ts"
import {
  isOtherFirstName,
  isOtherLine,
  isOtherStart,
  pronounOf,
  relatives,
  tellsOfOther
} from "./otherSubjects.ts"
import { mentionsIn, namesOtherGeneration, type PersonMention, shortForms } from "./personMentions.ts"
import { isOnePerson, pronounStart } from "./pronouns.ts"
import { isKnown, prospect, type Said, type Sentence, somebodyElse } from "./SentenceSubject.ts"
import { namesFamily, sharedBehind, sharedClauses } from "./shared.ts"
import { withoutSpeech } from "./speech.ts"
import { workOfTeam } from "./teamWork.ts"
import type { Wanted } from "./Wanted.ts"
import { animalKinds } from "./words/animals.ts"

/** Whom the last sentence was about, whom a pronoun may mean next. */
export interface Subject {
  readonly who: "prospect" | "somebody else" | "nobody"
  /** The pronoun that was used of the prospect. */
  readonly pronoun: string | null
  /** The last sentence was about the prospect and named nobody else whom `they` may mean. */
  readonly isAlone?: boolean
  /** The pronoun of a relative of the prospect, whom the last sentence was about: another one means the prospect again. */
  readonly other?: string
  /** The last sentence named the prospect's family, whom `they` may mean next. */
  readonly hasFamily?: boolean
  /** What was said of the prospect before, by which they may be called next: `the chief of medicine`. */
  readonly told?: ReadonlyArray<string>
}

export const nobody: Subject = { who: "nobody", pronoun: null }

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

export interface Scope {
  readonly wanted: Wanted
  /** All of the text around is about the prospect: a page or a profile of theirs, or their part of a list. */
  readonly isOwn: boolean
  /** All of it is written by the prospect. */
  readonly isFirstPerson: boolean
  /** Pattern of the short forms of the name by which the page can mean nobody else, wherever they stand. */
  readonly unmistakable?: string
  /** The page says that the prospect wrote it: `the author` is theirs. */
  readonly isByline?: boolean
  /** What the text around is written in, where one sentence alone does not say. */
  readonly language?: PageLanguage
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
const jointPeople = /(?:\band|&|,)\s+(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** A relative was spoken of since, of whom this pronoun is not said. */
const isBack = ({ previous }: Sentence, pronoun: string): boolean =>
  previous.other !== undefined && pronoun !== previous.other && pronoun === previous.pronoun

/** `’s research focuses on …`: only the thing itself is said of the person, not what it goes on to do. */
const ofTheirs = (clause: string): ReadonlyArray<string> => (namesSomebodyElse(clause) ? [] : [clause])

/** `Ada Lovelace (they/them)`. */
const statedPronoun = /^ ?\((?<pronoun>she|he|they)\//iu

const word = "\\p{Lu}[\\p{L}’'-]+"

const named = (after: string, { previous, scope }: Sentence): Said => {
  const pronoun = statedPronoun.exec(after)?.groups?.pronoun?.toLowerCase() ?? previous.pronoun
  if (possessive.test(after))
    return { subject: prospect(previous), clauses: ofTheirs(after.replace(possessive, "")) }
  const isAlone = !namesSomebodyElse(after) && !jointPeople.test(after)
  // `Ada and his schnauzer reached the top`: who goes along is theirs.
  const own =
    regex.u`^,? (?:and|&) (?:${word}, (?=(?:her|his|their) (?:[\\p{L}-]+ ){0,3}?${animalKinds}(?![\\p{L}])))?(?<own>her|his|their) `.exec(
      after
    )?.groups?.own
  if (own !== undefined) {
    const ofOwn = { her: "she", his: "he", their: "they" }[own] ?? pronoun
    return {
      subject: { ...prospect(previous, ofOwn), isAlone: false },
      clauses: sharedBehind(after),
      asides: [after.replace(/^,? (?:and|&) /u, "")]
    }
  }
  return {
    subject: jointSubject.test(after) ? nobody : { ...prospect(previous, pronoun), isAlone },
    clauses: [...told(after, scope.wanted), ...sharedBehind(after)]
  }
}

const isLeaving = /^,? (?:(?:has|have|is|was) )?(?:left|leav|join|mov|retir|resign|step|quit|depart)/u

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const introducing = /(?:\bI['’]m|\bI am|\b[Mm]y name(?:['’]s| is)|\b[Tt]his is|\b[Cc]all me) $/u
/** `I’m Ada Lovelace and I make engines`: what somebody says behind their own name. */
const behindOwnName = /^(?:,? and|,|[.!;:]| [–—-]) (?<rest>(?=[^.;]*\b(?:I|my)\b)[^.;]+.*)$/u

/** `Pictured: Ada Lovelace with her pug, Moss`: what else a picture shows. */
const caption = /^(?:Photo|Picture|Pictured|Image|Above|Below|Left|Right|Caption)(?: \(\p{L}+\))?[:,]? $/u

/** A sentence with the prospect's full name in it. */
const withMention = (
  masked: string,
  { start, end }: PersonMention,
  it: Sentence
): Said & { readonly lead: string } => {
  const { wanted, isOwn, isFirstPerson } = it.scope
  const [before, after] = [masked.slice(0, start), masked.slice(end)]
  const ownWords = introducing.test(before) ? behindOwnName.exec(after)?.groups?.rest : undefined
  if (ownWords !== undefined && (isOwn || isFirstPerson)) {
    const further = {
      ...it,
      ...openingOf(withCapital(ownWords)),
      scope: { ...it.scope, isFirstPerson: true }
    }
    const told = withPronoun(further) ?? withoutSubject(further)
    return { ...told, subject: prospect(it.previous), lead: before }
  }
  const title = before.trim() === "" ? undefined : (describedBefore(before) ?? titleBefore(before, wanted))
  const isShown = caption.test(before) && /^ (?:and|with) (?:her|his|their) /u.test(after)
  if (leadsToSubject(before) || isShown || title !== undefined) {
    const isForeignVoice = /\bI(?:['’]m| am) $/.test(before) && !isOwn && !isFirstPerson
    if (isForeignVoice) return { subject: nobody, clauses: [], lead: "" }
    const { subject, clauses, asides = [] } = named(after, it)
    const told = [...(isLeaving.test(after) ? [] : (title ?? [])), ...clauses]
    return { subject, clauses: told, asides, lead: before }
  }
  const isAlone = !isOtherStart(it.main) && !jointPeople.test(before + after)
  // `She succeeds Ada Lovelace`: who was spoken of before goes on to be.
  const isObject = /^(?:she|he|they)$/.test(pronounStart(it.main)?.pronoun ?? "") && !isFirstPerson
  const isMeant = isAlone && !isObject && it.previous.who !== "somebody else"
  return {
    subject: isMeant ? prospect(it.previous) : isObject ? somebodyElse(it.previous) : nobody,
    clauses: attached(before, after, wanted),
    lead: ""
  }
}

/** A sentence that begins with a pronoun. */
const withPronoun = (it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const start = pronounStart(main)
  if (start === undefined) return undefined
  const { pronoun, isPossessive } = start
  const rest = start.rest
    // `I’m Ada, a freelance engineer`
    .replace(regex.u`^(?<being>['’]m|am) ${shortForms(scope.wanted.names)},? (?=\\p{Ll})`, "$<being> ")
    // `She runs, she gardens`: the same person does all of it.
    .replace(regex.gu`, (?=${pronoun} (?!sa(?:ys|id)\\b)\\p{Ll}+(?:[,.!]| \\p{Ll}))`, ", and ")
  const isSame = previous.pronoun === null || previous.pronoun === pronoun
  const isSingular =
    pronoun !== "they" ||
    scope.isOwn ||
    previous.pronoun === "they" ||
    (previous.isAlone === true && !isPossessive && isOnePerson(rest))
  if (pronoun === "we") {
    const clauses = scope.isFirstPerson ? sharedClauses(rest) : []
    return clauses.length === 0 ? undefined : { subject: prospect(previous), clauses }
  }
  if (pronoun === "they" && !isSingular && isKnown(it) && previous.hasFamily === true && !isPossessive)
    return { subject: previous, clauses: sharedClauses(rest) }
  const isMeant =
    pronoun === "I" ? scope.isFirstPerson : (isKnown(it) && isSame && isSingular) || isBack(it, pronoun)
  if (!isMeant) return { subject: pronoun === "I" ? previous : somebodyElse(previous), clauses: [] }
  const [first = ""] = rest.split(/,? (?:and|but) (?=(?:she|he|they|I|her|his|my|their)\b)/u)
  return {
    subject: prospect(previous, pronoun === "I" ? previous.pronoun : pronoun),
    clauses: !isPossessive
      ? [...clausesOf(rest), ...sharedBehind(` ${rest}`)]
      : namesSomebodyElse(rest)
        ? []
        : [first, ...furtherClausesOf(rest)]
  }
}

/** A sentence that leaves its subject out, where only the prospect can be meant. */
const withoutSubject = (it: Sentence): Said => {
  const { previous, lead, main, scope } = it
  const found = foundIn(main)
  const isOfThem = isKnown(it) && !tellsOfOther(main)
  const said = (...clauses: ReadonlyArray<string>): Said => ({
    subject: previous,
    clauses,
    asides: clauses.length === 0 && isOfThem ? asidesOf(main, lead) : []
  })
  const verbFirst = () => said(...clausesOf(main.charAt(0).toLowerCase() + main.slice(1)))
  if (scope.isFirstPerson && isOwnDeed(main)) return verbFirst()
  if (!isOfThem) return said()
  if (found !== undefined) return said(`is found ${found}`)
  const home = homeIn(main)
  if (home !== undefined) return said(`lives in ${home}`)
  if (/^Based in [^,]+, (?:the |our |its |\p{Lu})/u.test(main)) return said()
  if (isVerbFirst(main)) return verbFirst()
  // `Season ticket holder, Portland Thorns`: no office of a house.
  if (/^(?:\p{L}+ )?[Ss]eason[- ]ticket/u.test(main)) return said()
  if (lead === "") return said(...standingsIn(main))
  return isVerbless(main) && leisure.test(lead) ? said(`enjoys ${main}`) : said()
}

/** `My husband Kyle and I live in Leeds`: what both do. */
const withMe = /^My (?:wife|husband|partner|spouse|family)(?:,? \p{Lu}\p{L}+,?)? and I (?=\p{Ll})/u

const said = (masked: string, it: Sentence): Said & { readonly lead: string } => {
  const { scope, previous, main, lead } = it
  const [mention] = mentionsIn(masked, scope.wanted.names)
  if (mention !== undefined) return withMention(masked, mention, it)
  const forms = shortForms(scope.wanted.names)
  const short = regex.u`^${forms}`.exec(main)?.[0]
  if (short !== undefined) {
    const isUnmistakable = scope.unmistakable !== undefined && regex.u`^${scope.unmistakable}`.test(main)
    return isKnown(it) || isUnmistakable || (scope.isOwn && previous.other !== undefined)
      ? { ...named(main.slice(short.length), it), lead }
      : { subject: nobody, clauses: [], lead }
  }
  const instead =
    scope.isFirstPerson &&
    /^(?:Now|These days|Nowadays|Lately|This year),? it(?:['’]s| is| has been) \p{Ll}/u.test(main)
  if (instead) return { subject: prospect(previous), clauses: [main], lead }
  const owner =
    scope.unmistakable === undefined
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
