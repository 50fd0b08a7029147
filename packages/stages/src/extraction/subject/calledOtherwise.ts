import { regex } from "../../sources/regex.ts"
import { clausesOf } from "../clauses.ts"
import type { Wanted } from "../Wanted.ts"
import { afterName, attached } from "./attachment.ts"
import { describedByCompany } from "./companyRole.ts"
import { describedSpeaker, describedSubject, saidByNoun } from "./described.ts"
import { granted } from "./granted.ts"
import { isKnown, prospect, type Said, type Sentence } from "./SentenceSubject.ts"

/** Not every doctorate beside a name is held already. */
const candidacy =
  /^, (?:an? )?(?<title>(?:PhD|Ph\.D\.|DPhil|[Dd]octoral) (?:candidate|researcher))(?![\p{L}-])/u

/** `… of Acme on steam bending and pricing a refit`: without a verb, what a broadcast or a headline lets somebody talk about. */
const onTopics =
  /^(?:,? (?:of|from|at) (?:the )?[\p{Lu}\d][^,;.:]{1,50}?,?|,(?![^.;:]*\b(?:who|which|is|was|has|had|will)\b)[^.;:]{3,80},)? (?:on|(?:talks|speaks|talking|speaking|chats) (?:on|about)) (?<topics>\p{Ll}[^.;:]+)[.]?$/u

/** What follows a name or a description. */
export const told = (after: string, wanted: Wanted): ReadonlyArray<string> => {
  const title = candidacy.exec(after)?.groups?.title
  if (title !== undefined) return [`is ${title}`]
  const topics = onTopics.exec(after)?.groups?.topics
  return [...afterName(after, wanted), ...(topics === undefined ? [] : [`talks on ${topics}`])]
}

const saying = "(?:said|says|adds|added|explained|explains)"
const anySaying = regex.u`\\b${saying} `

/** `…, said Okafor, who lives in Leeds`. */
export const speaking = (forms: string, it: Sentence): Said | undefined => {
  // Patterns with names are compiled for everybody.
  if (!anySaying.test(it.main)) return undefined
  const match = regex.u`^(?<before>.*)\\b${saying} (?:${forms})`.exec(it.main)
  const sure = it.scope.unmistakable
  const said = match?.[0].slice(match.groups?.before?.length ?? 0).replace(/^\p{Ll}+ /u, "") ?? ""
  const isSure = sure !== undefined && regex.u`^${sure}`.test(said)
  if (match === null || (!isKnown(it) && !isSure)) return undefined
  return {
    subject: prospect(it.previous),
    clauses: attached("", it.main.slice(match[0].length), it.scope.wanted)
  }
}

/** A sentence whose subject is called by what they are. */
export const described = (it: Sentence): Said | undefined => {
  const { previous, scope, main } = it
  const { title } = scope.wanted
  const called = [...(previous.told ?? []), ...(title === undefined ? [] : [`is ${title}`])]
  const ofCompany = describedByCompany(main, scope.wanted.companies, called)
  if (
    ofCompany !== undefined &&
    previous.who !== "somebody else" &&
    (ofCompany.isSure || previous.who === "prospect")
  )
    return {
      subject: prospect(previous),
      clauses: [...ofCompany.clauses, ...told(ofCompany.after, scope.wanted)]
    }
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
export const withObject = (forms: string, it: Sentence): Said | undefined => {
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

const charity =
  ", the (?:\\p{Ll}+ ){0,2}(?:charity|non-?profit|foundation|trust|campaign|food ?bank|shelter)(?: (?:that|which))? "
const anyCharity = regex.u`${charity}`
const doing =
  "(?:also )?(?:helped (?:to )?(?:start|found|set up)|(?:co-)?founded|set up|started|chairs|runs|supports|volunteers (?:for|with|at))"
/** `…, through Tidewise, the charity that she helped to start`: what is told behind a name that another sentence came upon. */
export const toldBehind = (forms: string, it: Sentence): ReadonlyArray<string> => {
  if (!anyCharity.test(it.main)) return []
  const { name, who, deed } =
    regex.u`(?<name>(?!(?:Through|For|With|At|By|In)\\s)\\p{Lu}[\\p{L}’'&-]*(?: (?:(?:of|for|the|and|without|in) ){0,3}[\\p{Lu}][\\p{L}’'&-]*){0,8})${charity}(?<who>I|she|he|they|${forms}) (?<deed>${doing})(?![\\p{L}])`.exec(
      it.main
    )?.groups ?? {}
  const { pronoun } = it.previous
  const isSame = pronoun === null || pronoun === who || !/^(?:she|he|they)$/.test(who ?? "")
  const isMeant = who === "I" ? it.scope.isFirstPerson : isKnown(it) && isSame
  return name !== undefined && isMeant ? [`${deed} ${name}, the charity`] : []
}
