import { afterName, attached, jointSubject, possessive, titleBefore } from "./attachment.ts"
import { clausesOf, furtherClausesOf, isVerbFirst, namesSomebodyElse } from "./clauses.ts"
import { leadClauses, leadsToSubject, leisure, startOf } from "./leadIn.ts"
import { mentionsIn, type PersonMention, shortForms } from "./personMentions.ts"
import { withoutSpeech } from "./speech.ts"
import type { Wanted } from "./Wanted.ts"

/** Whom the last sentence was about, whom a pronoun may mean next. */
export interface Subject {
  readonly who: "prospect" | "somebody else" | "nobody"
  /** The pronoun that was used of the prospect. */
  readonly pronoun: string | null
}

export const nobody: Subject = { who: "nobody", pronoun: null }

export interface ToldClause {
  readonly text: string
  readonly isLeisure: boolean
}

export interface Told {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<ToldClause>
}

export interface Scope {
  readonly wanted: Wanted
  /** All of the text around is about the prospect: a page or a profile of theirs, or their part of a list. */
  readonly isOwn: boolean
  /** All of it is written by the prospect. */
  readonly isFirstPerson: boolean
}

const otherStart =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+(?:,| (?:and|is|was|has|joined|leads|works|lives|holds|runs|heads|won|gave|enjoys|loves|supports|said|says|who|studied|succeeds|replaces|will|took|takes|had|founded|became|\p{Ll}+s)\b)/u
const relatives =
  /^(?:Her|His|Their|My)(?: \p{Ll}+){0,2} (?:husband|wife|partner|brother|sister|mother|father|son|daughter|colleague|friend|boss|parents|co-founder|successor|predecessor|team|company)\b/u
const jointPeople = /(?:\band|&|,)\s+(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

const pronounStart =
  /^(?:(?<pronoun>She|He|They|she|he|they|I)(?=['’\s])|(?<possessive>Her|His|Their|My|her|his|their|my) (?=\p{Ll}))/u
const genders: Readonly<Record<string, string>> = {
  she: "she",
  her: "she",
  he: "he",
  his: "he",
  they: "they",
  their: "they",
  i: "I",
  my: "I"
}

/** What is said, before it is known how the sentence began. */
interface Said {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<string>
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

const named = (after: string, { previous, scope }: Sentence): Said =>
  possessive.test(after)
    ? { subject: prospect(previous), clauses: ofTheirs(after.replace(possessive, "")) }
    : {
        subject: jointSubject.test(after) ? nobody : prospect(previous),
        clauses: told(after, scope.wanted)
      }

/** A sentence with the prospect's full name in it. */
const withMention = (
  masked: string,
  { start, end }: PersonMention,
  it: Sentence
): Said & { readonly lead: string } => {
  const { wanted, isOwn, isFirstPerson } = it.scope
  const [before, after] = [masked.slice(0, start), masked.slice(end)]
  const title = before.trim() === "" ? undefined : titleBefore(before, wanted)
  if (leadsToSubject(before) || title !== undefined) {
    const isForeignVoice = /\bI(?:['’]m| am) $/.test(before) && !isOwn && !isFirstPerson
    if (isForeignVoice) return { subject: nobody, clauses: [], lead: "" }
    const { subject, clauses } = named(after, it)
    return { subject, clauses: [...(title ?? []), ...clauses], lead: before }
  }
  const isAlone = !otherStart.test(it.main) && !jointPeople.test(before + after)
  // `She succeeds Ada Lovelace`: who was spoken of before goes on to be.
  const isObject = pronounStart.test(it.main) && !isFirstPerson
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
  const words = pronounStart.exec(main)?.groups
  const word = words?.pronoun ?? words?.possessive ?? ""
  const pronoun = genders[word.toLowerCase()]
  if (pronoun === undefined) return undefined
  const isSame = previous.pronoun === null || previous.pronoun === pronoun
  const isMeant =
    pronoun === "I" ? scope.isFirstPerson : isKnown(it) && isSame && (pronoun !== "they" || scope.isOwn)
  if (!isMeant) return { subject: pronoun === "I" ? previous : somebodyElse(previous), clauses: [] }
  const after = main.slice(word.length).trimStart()
  const [first = ""] = after.split(/,? (?:and|but) (?=(?:she|he|they|I|her|his|my|their)\b)/u)
  const isPossessive = words?.pronoun === undefined
  return {
    subject: prospect(previous, pronoun === "I" ? previous.pronoun : pronoun),
    clauses: !isPossessive
      ? clausesOf(after)
      : namesSomebodyElse(after)
        ? []
        : [first, ...furtherClausesOf(after)]
  }
}

const findable =
  /^you(?:['’]ll| will| can)(?: usually| often| most likely)? (?:find|catch|spot) (?:her|him|them|me) (?<told>.+)$/iu
/** Sentences without a verb that say what somebody is; others are captions. */
const fragment =
  /^(?:An? |(?:(?:Senior|Chartered|Associate|Elected|Founding|Board|Committee|Life|Active) )*(?:Member|Fellow|Trustee|Governor|Graduate|Alumn(?:a|us)|Volunteer|Mentor|Founder|Winner|Recipient|Holder) |Certified |Chartered |Co-?[Ff]ounder |Keen |Avid |Passionate |Lifelong |Proud |Season[- ]ticket |[^.]{3,60}? (?:at|@|chez|bei) \p{Lu}|[^.]{2,60} certified[.]?$|Mitglied |Studium |[^.,]{3,60} in \p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L} ]+)?[.]?$)/u
const finite = /\b(?:is|are|was|were|has|have|had|will|can|we|our|you|your)\b/

/** A sentence that leaves its subject out, where only the prospect can be meant. */
const withoutSubject = (it: Sentence): Said => {
  const { previous, lead, main } = it
  const found = findable.exec(main)?.groups?.told
  const said = (...clauses: ReadonlyArray<string>): Said => ({ subject: previous, clauses })
  if (found !== undefined && isKnown(it)) return said(`is found ${found}`)
  if (!isKnown(it)) return said()
  if (/^Based in [^,]+, (?:the |our |its |\p{Lu})/u.test(main)) return said()
  if (isVerbFirst(main)) return said(...clausesOf(main.charAt(0).toLowerCase() + main.slice(1)))
  if (main.length > 140 || finite.test(main)) return said()
  if (lead === "") return fragment.test(main) ? said(`is ${main}`) : said()
  return leisure.test(lead) ? said(`enjoys ${main}`) : said()
}

const said = (masked: string, it: Sentence): Said & { readonly lead: string } => {
  const { scope, previous, main, lead } = it
  const [mention] = mentionsIn(masked, scope.wanted.names)
  if (mention !== undefined) return withMention(masked, mention, it)
  const forms = shortForms(scope.wanted.names)
  const short = new RegExp(`^${forms}`, "u").exec(main)?.[0]
  if (short !== undefined) {
    return isKnown(it)
      ? { ...named(main.slice(short.length), it), lead }
      : { subject: nobody, clauses: [], lead }
  }
  if (relatives.test(main)) {
    return {
      subject: /\b(?:team|company)\b/.test(main) ? previous : somebodyElse(previous),
      clauses: [],
      lead: ""
    }
  }
  const other = withPronoun(it) ?? speaking(forms, it)
  if (other !== undefined) return { ...other, lead: other.clauses.length === 0 ? "" : lead }
  if (otherStart.test(main)) return { subject: somebodyElse(previous), clauses: [], lead: "" }
  const rest = withoutSubject(it)
  return { ...rest, lead: rest.clauses.length === 0 ? "" : lead }
}

/** What one sentence says of the prospect, when `previous` was the subject of the one before. */
export const readSentence = (sentence: string, previous: Subject, scope: Scope): Told => {
  const { masked, whole } = withoutSpeech(sentence)
  const [lead, main] = startOf(masked)
  const found = said(masked, { previous, scope, lead, main })
  const isLeisure = leisure.test(found.lead)
  const clauses = [...leadClauses(found.lead), ...found.clauses]
  return {
    subject: found.subject,
    clauses: clauses.map(text => ({ text: whole(text), isLeisure: isLeisure || leisure.test(text) }))
  }
}
