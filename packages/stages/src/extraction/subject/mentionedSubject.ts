import { regex } from "../../sources/regex.ts"
import { namesSomebodyElse } from "../clauses.ts"
import type { PersonMention } from "../naming/personMentions.ts"
import { animalKinds } from "../words/animals.ts"
import { appointment } from "./appointment.ts"
import { attached, jointSubject, possessive, titleBefore } from "./attachment.ts"
import { told } from "./calledOtherwise.ts"
import { describedBefore } from "./described.ts"
import { withoutSubject, withPronoun } from "./impliedSubject.ts"
import { leadsToSubject } from "./leadIn.ts"
import { openingOf } from "./opening.ts"
import { isOtherStart } from "./otherSubjects.ts"
import { pronounStart } from "./pronouns.ts"
import { nobody, prospect, type Said, type Sentence, somebodyElse } from "./SentenceSubject.ts"
import { sharedBehind } from "./shared.ts"

const jointPeople = /(?:\band|&|,)\s+(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** `’s research focuses on …`: only the thing itself is said of the person, not what it goes on to do. */
const ofTheirs = (clause: string): ReadonlyArray<string> => (namesSomebodyElse(clause) ? [] : [clause])

/** `Ada Lovelace (they/them)`. */
const statedPronoun = /^ ?\((?<pronoun>she|he|they)\//iu

const word = "\\p{Lu}[\\p{L}’'-]+"

/** `Ada’s the yard foreman`: nobody’s but a verb. */
const contracted = /^['’]s (?=(?:an?|the|our|one of|also|now|still) )/u

export const named = (behind: string, { previous, scope }: Sentence): Said => {
  const after = behind.replace(contracted, " is ")
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

/** `Former Acme sales director Ada Lovelace`: what somebody was. */
const former = /^(?:Former|Ex)[ -][^,.;:]{3,80} $/u

const isLeaving =
  /^,? (?:(?:has|have|is|was) )?(?:left|leav|join(?!\p{L}* (?:us|the (?:business|firm|company|team|family|practice|school|charity))(?![\p{L}]))|mov(?!\p{L}* here(?![\p{L}]))|retir|resign|step|quit|depart)/u

/** `Our General Manager, Ada Lovelace, has been appointed Managing Director`: what they were is over. */
const isRaised =
  /^,? (?:(?:has|have) been|was|is|will be|is to be) (?:now )?(?:appointed|promoted|named|made|elevated|confirmed as)(?![\p{L}])|^,? (?:becomes|has become|will become|is to become|takes over as|steps up|moves up)(?![\p{L}])/u

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const introducing = /(?:\bI['’]m|\bI am|\b[Mm]y name(?:['’]s| is)|\b[Tt]his is|\b[Cc]all me) $/u
/** `I’m Ada Lovelace and I make engines`: what somebody says behind their own name. */
const behindOwnName = /^(?:,? and|,|[.!;:]| [–—-]) (?<rest>(?=[^.;]*\b(?:I|my)\b)[^.;]+.*)$/u

/** `Pictured: Ada Lovelace with her pug, Moss`: what else a picture shows. */
const caption = /^(?:Photo|Picture|Pictured|Image|Above|Below|Left|Right|Caption)(?: \(\p{L}+\))?[:,]? $/u

/** A sentence with the prospect's full name in it. */
export const withMention = (
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
  const taken = appointment(before, after, wanted)
  if (taken.length > 0) return { subject: prospect(it.previous), clauses: taken, lead: "" }
  if (leadsToSubject(before) || former.test(before) || isShown || title !== undefined) {
    const isForeignVoice = /\bI(?:['’]m| am) $/.test(before) && !isOwn && !isFirstPerson
    if (isForeignVoice) return { subject: nobody, clauses: [], lead: "" }
    const { subject, clauses, asides = [] } = named(after, it)
    const isOver = isLeaving.test(after) || isRaised.test(after)
    const told = [...(isOver ? [] : (title ?? [])), ...clauses]
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
