import type { Document } from "@prospect-research/core"
import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import type { PersonName } from "../names/PersonName.ts"
import {
  agreeExplicitly,
  areComparable,
  areTwoPeople,
  type NameRelation,
  relateFirst,
  relateNames
} from "../names/relateNames.ts"
import { type Block, blockAt } from "./blocks.ts"
import { emailsIn } from "./emails.ts"
import { type Findings, isProfile } from "./Findings.ts"
import type { Mention } from "./mentions.ts"
import { type Prospect, subjectNames } from "./Prospect.ts"
import { areOtherTitles } from "./titles.ts"

/** What a document's use of names says, and the text that is about the person it names. */
export interface Naming {
  readonly relation: NameRelation | "several people" | "unnamed"
  readonly blocks: ReadonlyArray<string>
  /** How the person is called there. */
  readonly names: ReadonlyArray<PersonName>
  /** By a middle name or generation that is the prospect's as well. */
  readonly isExplicit: boolean
  /** By the same first name, and one of two surnames. */
  readonly isShortened: boolean
}

type Named = Omit<Naming, "isExplicit" | "isShortened">

const unnamed: Named = { relation: "unnamed", blocks: [], names: [] }

const surnamesOf = ({ middle, last }: PersonName): ReadonlyArray<string> =>
  middle.length === 1 && !isGivenName(middle[0] ?? "") ? [...middle, last] : last.split("-")

/**
 * `Ana Brandt` and `Ana Brandt-Prates`, `Ana Brandt Prates`: married, or short of two surnames. A frequent one where the
 * prospect has two tells nobody.
 */
export const isShortened = (ours: PersonName, theirs: PersonName): boolean => {
  const [left, right] = [surnamesOf(ours), surnamesOf(theirs)]
  if (relateFirst(ours.first, theirs.first) !== "same") return false
  return left.length < right.length
    ? left.every(name => right.includes(name))
    : right.length < left.length && right.every(name => left.includes(name) && !isFrequentSurname(name))
}

const isConflict = (relation: NameRelation): boolean => relation.startsWith("another")

/** Two cards with one name and titles that have nothing in common. */
const areTwoCards = (blocks: ReadonlyArray<Block>): boolean => {
  const titles = [...new Set(blocks.flatMap(({ title }) => title ?? []))]
  return titles.some(title => titles.some(other => areOtherTitles(title, other)))
}

const distinctNames = (mentions: ReadonlyArray<Mention>): ReadonlyArray<PersonName> => [
  ...new Map(mentions.map(({ name }) => [JSON.stringify(name), name])).values()
]

/** Of several mentions: a bare name beside a namesake's full one is the namesake's. */
const judge = (text: string, mentions: ReadonlyArray<Mention>, prospect: Prospect): Named => {
  const { names, companies, email } = prospect
  const conflicting = mentions.filter(mention => isConflict(mention.relation))
  const fitting = mentions.filter(mention => !isConflict(mention.relation))
  const explicit = fitting.filter(mention => names.some(ours => agreeExplicitly(ours, mention.name)))
  const [conflict] = conflicting
  if (conflict !== undefined && explicit.length === 0) {
    return { relation: conflict.relation, blocks: [], names: distinctNames(conflicting) }
  }
  const ours = conflict === undefined ? fitting : explicit
  if (ours.length === 0) return unnamed
  const spellings = distinctNames(ours)
  const lines = text.split("\n")
  const blocks = [...new Set(ours.map(({ line }) => line))].map(line => blockAt(lines, line, companies))
  const severally =
    spellings.some(name => spellings.some(other => areTwoPeople(name, other))) ||
    (areTwoCards(blocks) && !blocks.some(block => email !== null && emailsIn(block.text).includes(email)))
  return severally
    ? { relation: "several people", blocks: [], names: spellings }
    : {
        relation: ours.some(mention => mention.relation === "same") ? "same" : "similar",
        blocks: [...new Set(blocks.map(block => block.text))],
        names: spellings
      }
}

/** Names in another script than the prospect's cannot be compared: they say neither yes nor no. */
const comparableSubjects = (document: Document, { names }: Prospect, findings: Findings) =>
  isProfile(document)
    ? subjectNames(document, findings).filter(theirs => names.some(ours => areComparable(ours, theirs)))
    : []

const subjectNaming = (
  document: Document,
  prospect: Prospect,
  subjects: ReadonlyArray<PersonName>
): Named => {
  const relations = subjects.flatMap(theirs => prospect.names.map(ours => relateNames(ours, theirs)))
  const best =
    (["same", "similar", "another generation", "another middle name"] as const).find(it =>
      relations.includes(it)
    ) ?? "another name"
  return { relation: best, blocks: isConflict(best) ? [] : [document.text], names: subjects }
}

export const namingOf = (
  document: Document,
  prospect: Prospect,
  findings: Findings,
  mentionsOf: (document: Document) => ReadonlyArray<Mention>
): Naming => {
  const subjects = comparableSubjects(document, prospect, findings)
  const named =
    subjects.length > 0
      ? subjectNaming(document, prospect, subjects)
      : prospect.names.length > 0
        ? judge(document.text, mentionsOf(document), prospect)
        : unnamed
  const pairs = named.names.flatMap(theirs => prospect.names.map(ours => [ours, theirs] as const))
  return {
    ...named,
    isExplicit: pairs.some(([ours, theirs]) => agreeExplicitly(ours, theirs)),
    isShortened: pairs.some(([ours, theirs]) => isShortened(ours, theirs))
  }
}
