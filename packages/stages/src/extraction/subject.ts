import { afterName, attached, jointSubject, possessive, titleBefore } from "./attachment.ts"
import { clausesOf, furtherClausesOf, isVerbFirst, namesSomebodyElse } from "./clauses.ts"
import { describedBefore, describedSpeaker, describedSubject, saidByNoun } from "./described.ts"
import { foundIn, isVerbless, standingsIn } from "./fragments.ts"
import { granted } from "./granted.ts"
import type { PageLanguage } from "./languages/languageOf.ts"
import { leadsToSubject, leisure } from "./leadIn.ts"
import { openingClauses, openingOf, withoutOpening } from "./opening.ts"
import { isGiven, looksLikeName, mentionsIn, type PersonMention, shortForms } from "./personMentions.ts"
import { isOnePerson, pronounStart } from "./pronouns.ts"
import { withoutSpeech } from "./speech.ts"
import { verb } from "./verbs.ts"
import type { Wanted } from "./Wanted.ts"

/** Whom the last sentence was about, whom a pronoun may mean next. */
export interface Subject {
  readonly who: "prospect" | "somebody else" | "nobody"
  /** The pronoun that was used of the prospect. */
  readonly pronoun: string | null
  /** The last sentence was about the prospect and named nobody else whom `they` may mean. */
  readonly isAlone?: boolean
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

const fullNameStart =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+)(?:,| (?:and|&|who|\p{Ll}+s|\p{Ll}+ed|said|won|gave|will|took|had|became|began|held|led|left|wrote|met)\b)/u

/** Whether a sentence begins with the full name of somebody else. */
const isOtherStart = (text: string): boolean => {
  const name = fullNameStart.exec(text)?.groups?.name
  return name !== undefined && looksLikeName(name)
}
const relatives =
  /^(?:Her|His|Their|My)(?: \p{Ll}+){0,2} (?:husband|wife|partner|brother|sister|mother|father|son|daughter|colleague|friend|boss|parents|co-founder|successor|predecessor|team|company)\b/u
/** `Rui moved to Porto`: a neighbour of a list, by the first name alone. */
const isOtherFirstName = (text: string): boolean => {
  const name = new RegExp(`^(?<name>\\p{Lu}\\p{Ll}+)(?: ['’]\\d\\d,?)? ${verb}`, "u").exec(text)?.groups?.name
  return name !== undefined && isGiven(name)
}
/** `Her team of nine covers forecasting`: what people of theirs work on is what they answer for. */
const teamWork =
  /^(?:(?:Her|His|Their|My) (?:\p{Ll}+ ){0,2}?|(?:At|In) (?:work|the office),? (?:her|his|their|my) )(?:team|group|department|unit|lab|laboratory|section|desk|crew|practice|division|faculty|office|studio|staff)(?: of (?:[\p{Ll}\d-]+ ){0,3}?[\p{Ll}\d-]+)?,? (?:(?:also|now|mainly|mostly) )?(?:covers?|handles?|looks? after|works? (?:on|with|in|across)|is responsible for|are responsible for|runs?|manages?|oversees?|deals? with|speciali[sz]es? in|focus(?:es)? on|concentrates? on|stud(?:ies|y)|research(?:es)?|investigates?|develops?|provides?|delivers?|advises? on|supports?|takes? care of|builds?|maintains?|does) (?<what>.+)$/u
const workOfTeam = (main: string): string | undefined => {
  const what = teamWork.exec(main)?.groups?.what
  return what === undefined ? undefined : `is responsible for ${what}`
}
const jointPeople = /(?:\band|&|,)\s+(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** What is said, before it is known how the sentence began. */
interface Said {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<string>
  readonly asides?: ReadonlyArray<string>
}

/** One sentence on its way: its lead, and what follows. */
interface Sentence {
  readonly previous: Subject
  readonly scope: Scope
  readonly lead: string
  readonly main: string
}

const prospect = (previous: Subject, pronoun = previous.pronoun): Subject => ({ who: "prospect", pronoun })
const somebodyElse = (previous: Subject): Subject => ({ ...previous, who: "somebody else" })

/** The prospect was just spoken of, or all of the text around is about them. */
const isKnown = ({ previous, scope }: Sentence): boolean =>
  previous.who === "prospect" || (scope.isOwn && previous.who === "nobody")

/** `’s research focuses on …`: only the thing itself is said of the person, not what it goes on to do. */
const ofTheirs = (clause: string): ReadonlyArray<string> => (namesSomebodyElse(clause) ? [] : [clause])

/** Not every doctorate beside a name is held already. */
const candidacy =
  /^, (?:an? )?(?<title>(?:PhD|Ph\.D\.|DPhil|[Dd]octoral) (?:candidate|researcher))(?![\p{L}-])/u

const told = (after: string, wanted: Wanted): ReadonlyArray<string> => {
  const title = candidacy.exec(after)?.groups?.title
  return title === undefined ? afterName(after, wanted) : [`is ${title}`]
}

/** `Ada Lovelace (they/them)`. */
const statedPronoun = /^ ?\((?<pronoun>she|he|they)\//iu

const named = (after: string, { previous, scope }: Sentence): Said => {
  const pronoun = statedPronoun.exec(after)?.groups?.pronoun?.toLowerCase() ?? previous.pronoun
  if (possessive.test(after))
    return { subject: prospect(previous), clauses: ofTheirs(after.replace(possessive, "")) }
  const isAlone = !namesSomebodyElse(after) && !jointPeople.test(after)
  return {
    subject: jointSubject.test(after) ? nobody : { ...prospect(previous, pronoun), isAlone },
    clauses: told(after, scope.wanted)
  }
}

const isLeaving = /^,? (?:(?:has|have|is|was) )?(?:left|leav|join|mov|retir|resign|step|quit|depart)/u

/** A sentence with the prospect's full name in it. */
const withMention = (
  masked: string,
  { start, end }: PersonMention,
  it: Sentence
): Said & { readonly lead: string } => {
  const { wanted, isOwn, isFirstPerson } = it.scope
  const [before, after] = [masked.slice(0, start), masked.slice(end)]
  const title = before.trim() === "" ? undefined : (describedBefore(before) ?? titleBefore(before, wanted))
  if (leadsToSubject(before) || title !== undefined) {
    const isForeignVoice = /\bI(?:['’]m| am) $/.test(before) && !isOwn && !isFirstPerson
    if (isForeignVoice) return { subject: nobody, clauses: [], lead: "" }
    const { subject, clauses } = named(after, it)
    return { subject, clauses: [...(isLeaving.test(after) ? [] : (title ?? [])), ...clauses], lead: before }
  }
  const isAlone = !isOtherStart(it.main) && !jointPeople.test(before + after)
  // `She succeeds Ada Lovelace`: who was spoken of before goes on to be.
  const isObject = pronounStart(it.main) !== undefined && !isFirstPerson
  const isMeant = isAlone && !isObject && it.previous.who !== "somebody else"
  return {
    subject: isMeant ? prospect(it.previous) : isObject ? somebodyElse(it.previous) : nobody,
    clauses: attached(before, after, wanted),
    lead: ""
  }
}

/** `…, said Okafor, who lives in Leeds`. */
const speaking = (forms: string, it: Sentence): Said | undefined => {
  const match = new RegExp(
    `(?<before>.*)\\b(?:said|says|adds|added|explained|explains) (?:${forms})`,
    "u"
  ).exec(it.main)
  if (match === null || !isKnown(it)) return undefined
  return {
    subject: prospect(it.previous),
    clauses: attached("", it.main.slice(match[0].length), it.scope.wanted)
  }
}

/** A sentence that begins with a pronoun. */
const withPronoun = (it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const start = pronounStart(main)
  if (start === undefined) return undefined
  const { pronoun, isPossessive, rest } = start
  const isSame = previous.pronoun === null || previous.pronoun === pronoun
  const isSingular =
    pronoun !== "they" ||
    scope.isOwn ||
    previous.pronoun === "they" ||
    (previous.isAlone === true && !isPossessive && isOnePerson(rest))
  const isMeant = pronoun === "I" ? scope.isFirstPerson : isKnown(it) && isSame && isSingular
  if (!isMeant) return { subject: pronoun === "I" ? previous : somebodyElse(previous), clauses: [] }
  const [first = ""] = rest.split(/,? (?:and|but) (?=(?:she|he|they|I|her|his|my|their)\b)/u)
  return {
    subject: prospect(previous, pronoun === "I" ? previous.pronoun : pronoun),
    clauses: !isPossessive
      ? clausesOf(rest)
      : namesSomebodyElse(rest)
        ? []
        : [first, ...furtherClausesOf(rest)]
  }
}

const described = (it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const { title } = scope.wanted
  const called = [...(previous.told ?? []), ...(title === undefined ? [] : [`is ${title}`])]
  const description = describedSubject(main, called) ?? describedSpeaker(main)
  if (description === undefined) return undefined
  const { noun, after } = description
  const isByline = scope.isByline === true && /^(?:author|writer)$/.test(noun)
  const isMeant = (previous.who === "prospect" && previous.isAlone !== false) || isByline
  return isMeant
    ? { subject: prospect(previous), clauses: [...saidByNoun(noun), ...told(after, scope.wanted)] }
    : undefined
}

/** A sentence that says what others gave the prospect, or made of them. */
const withObject = (forms: string, it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const found = granted(main, forms)
  if (found === undefined) return undefined
  const pronoun = { her: "she", him: "he", them: "they" }[found.object]
  const isSame = pronoun === undefined || previous.pronoun === null || previous.pronoun === pronoun
  const isMeant = isKnown(it) && isSame && (pronoun !== "they" || scope.isOwn || previous.pronoun === "they")
  return isMeant
    ? { subject: prospect(previous, pronoun ?? previous.pronoun), clauses: clausesOf(found.clause) }
    : undefined
}

/** A sentence that leaves its subject out, where only the prospect can be meant. */
const withoutSubject = (it: Sentence): Said => {
  const { previous, lead, main } = it
  const found = foundIn(main)
  const said = (...clauses: ReadonlyArray<string>): Said => ({
    subject: previous,
    clauses,
    asides: clauses.length === 0 && isKnown(it) ? clausesOf(main) : []
  })
  if (!isKnown(it)) return said()
  if (found !== undefined) return said(`is found ${found}`)
  if (/^Based in [^,]+, (?:the |our |its |\p{Lu})/u.test(main)) return said()
  if (isVerbFirst(main)) return said(...clausesOf(main.charAt(0).toLowerCase() + main.slice(1)))
  if (lead === "") return said(...standingsIn(main))
  return isVerbless(main) && leisure.test(lead) ? said(`enjoys ${main}`) : said()
}

const said = (masked: string, it: Sentence): Said & { readonly lead: string } => {
  const { scope, previous, main, lead } = it
  const [mention] = mentionsIn(masked, scope.wanted.names)
  if (mention !== undefined) return withMention(masked, mention, it)
  const forms = shortForms(scope.wanted.names)
  const short = new RegExp(`^${forms}`, "u").exec(main)?.[0]
  if (short !== undefined) {
    const isUnmistakable =
      scope.unmistakable !== undefined && new RegExp(`^${scope.unmistakable}`, "u").test(main)
    return isKnown(it) || isUnmistakable
      ? { ...named(main.slice(short.length), it), lead }
      : { subject: nobody, clauses: [], lead }
  }
  const work = workOfTeam(main)
  if (work !== undefined && isKnown(it)) return { subject: previous, clauses: [work], lead }
  if (relatives.test(main)) {
    return {
      subject: /\b(?:team|company)\b/.test(main) ? previous : somebodyElse(previous),
      clauses: [],
      lead: ""
    }
  }
  const other = withPronoun(it) ?? speaking(forms, it) ?? described(it) ?? withObject(forms, it)
  if (other !== undefined) return { ...other, lead: other.clauses.length === 0 ? "" : lead }
  if (isOtherStart(main) || isOtherFirstName(main))
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
  const clauses = [...openingClauses(found.lead), ...found.clauses]
  return {
    subject: { ...found.subject, told: [...(previous.told ?? []), ...clauses].slice(-remembered) },
    clauses: toldIn(clauses),
    asides: toldIn(found.asides ?? [])
  }
}
