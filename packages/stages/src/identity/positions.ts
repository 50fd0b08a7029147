import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { foldName } from "../names/foldName.ts"
import type { PersonName } from "../names/PersonName.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"
import { jobFunctionOf } from "../writing/jobFunction.ts"
import {
  type Case,
  headingsOf,
  isEmployersPage,
  isGivenProfile,
  isNamed,
  stands,
  states,
  withCompany
} from "./Case.ts"
import { textClaims } from "./Findings.ts"
import { isOldPage } from "./oldPages.ts"
import { isRareName } from "./rareNames.ts"
import { shareNoTitle } from "./titles.ts"

const field = "professional.current_title" as const

/** How words for callings end, and those that end otherwise. */
const calling =
  /(?:ists?|ians?|ologer|nurse|doctor|medic|midwife|teacher|lecturer|engineer|officer|manager|driver|cook|chef|guard|clerk|technician|therapist|porter|cleaner|trainer|worker|assistant|secretary|carer|advis[eo]r|designer|developer|buyer|planner|surveyor|surgeon|lawyer|solicitor|writer|editor|analyst|researcher|scientist|director|head|partner|professor|apprentice|trainee|intern|student)$/u

/** `a registered dietitian` of `Karen Leung, a registered dietitian at the hospital`. */
const beside = (line: string, surname: string): ReadonlyArray<string> =>
  [
    ...matchesIn(
      foldName(line),
      regex.gu`(?<![\\p{L}-])${Pattern.escape(surname)}(?:,| is| was| -| –| \\()+ (?:an? |the |our |its )?((?:[\\p{L}'’-]+ ){0,4}?[\\p{L}'’-]+)(?= (?!of the (?:year|month)(?![\\p{L}]))(?:at|of|on|for|with|in|from|who|and)(?![\\p{L}])|[,.;)]|$)`
    )
  ].flatMap(([, held = ""]) => (calling.test(held) || isTitle(held) ? [held] : []))

/** `Register: Karen Leung (elected 2020)`: whoever was elected holds what stands before, whatever it is called. */
const electedTo = (line: string, { first, last }: PersonName): ReadonlyArray<string> =>
  matchesIn(
    foldName(line),
    regex.gu`(?<![\\p{L}])([\\p{L}][\\p{L} ]{2,40}): ${Pattern.escape(first)} ${Pattern.escape(last)} \\((?:re-?)?(?:elected|appointed) `
  ).map(([, held = ""]) => held)

/** `Our new trips director is Ada Lovelace`, as a club says: what is held at the house that speaks, which is not the employer's. */
export const isOfSpeaker = (it: Case, held: string): boolean => {
  if (isEmployersPage(it)) return false
  const ours = regex.iu`(?<![\\p{L}])our (?:new |own )*${Pattern.escape(held)}(?![\\p{L}])`
  return it.naming.blocks.some(block => ours.test(block))
}

const positionsOf = (it: Case): ReadonlyArray<string> =>
  [
    ...textClaims(it.document, it.findings, field),
    ...it.naming.blocks.flatMap(block =>
      it.naming.names.flatMap(name => [...beside(block, name.last), ...electedTo(block, name)])
    )
  ].filter(held => !isOfSpeaker(it, held))

/** `Chief Technology Officer` and `Head of Platform`: one person is called by both in a house that shows many titles. */
const areOfOneFunction = (left: string, right: string): boolean => {
  const ours = jobFunctionOf(left)
  return ours !== null && ours === jobFunctionOf(right)
}

/** Of a rare name a house has two where it shows the one with the title that the client gives, and another who does something else. */
const isSecondAtWork = (it: Case): boolean => {
  const { isTitleAtWork, title } = it.prospect
  if (!isTitleAtWork || title === null || !isEmployersPage(it)) return false
  const held = positionsOf(it)
  return shareNoTitle([title], held) && !held.some(other => areOfOneFunction(title, other))
}

/** `Social Media Coordinator` of a profile, and `Marketing Director` of the house: where the client gives no title, the profile is the older one. */
const isOutgrown = (it: Case, held: ReadonlyArray<string>): boolean =>
  it.prospect.title === null &&
  isEmployersPage(it) &&
  !it.prospect.isOnStaff &&
  held.some(now => it.prospect.titles.some(before => areOfOneFunction(now, before)))

/**
 * Whether a page gives somebody a position at the employer that has nothing in common with those that are known of the prospect: a
 * house of many people has two of a frequent name, and now and then of a rare one.
 */
export const holdsAnotherPosition = (it: Case): boolean => {
  const { titles, title, names } = it.prospect
  // The client says whose profile it is, however old what it tells.
  if (titles.length === 0 || !isNamed(it) || isGivenProfile(it)) return false
  if (!isEmployersPage(it) && !withCompany(it)) return false
  const isRare = names.every(isRareName)
  const known = isRare && title !== null ? [title] : titles
  if (
    isOldPage(it.document) ||
    known.some(held => stands(field, held, [...headingsOf(it), ...it.naming.blocks]))
  )
    return false
  if (isRare) return isSecondAtWork(it)
  const held = positionsOf(it)
  return shareNoTitle(titles, held) && !isOutgrown(it, held)
}

export const hasTitle = (it: Case, title: string): boolean =>
  states(it, field, title) || stands(field, title, headingsOf(it))

/** What tells the prospect from another of the name at one house. Titles that documents taught may be the other's. */
export const hasGivenTitle = (it: Case): boolean =>
  it.prospect.title !== null && hasTitle(it, it.prospect.title)
