import type { Document, StageOutput } from "@prospect-research/core"
import { findMentions, type Mention } from "./mentions.ts"
import { type Prospect, subjectNames } from "./Prospect.ts"
import { agreeExplicitly, areTwoPeople, type NameRelation, relateNames } from "./personName.ts"

/** What a document's use of names says, and the text that is about the person it names. */
export interface Naming {
  readonly relation: NameRelation | "several people" | "unnamed"
  readonly blocks: ReadonlyArray<string>
}

const unnamed: Naming = { relation: "unnamed", blocks: [] }

/** Whether a document has one subject, and all of its text is about them. */
export const isProfile = ({ source_class }: Document): boolean =>
  source_class === "self" || source_class === "enrichment" || source_class === "registry"

const isConflict = (relation: NameRelation): boolean => relation.startsWith("another")

/** Of several mentions: a bare name beside a namesake's full one is the namesake's. */
const judge = (mentions: ReadonlyArray<Mention>, { names }: Prospect): Naming => {
  const conflicting = mentions.filter(mention => isConflict(mention.relation))
  const fitting = mentions.filter(mention => !isConflict(mention.relation))
  const explicit = fitting.filter(mention => names.some(ours => agreeExplicitly(ours, mention.name)))
  const [conflict] = conflicting
  if (conflict !== undefined && explicit.length === 0) return { relation: conflict.relation, blocks: [] }
  const ours = conflict === undefined ? fitting : explicit
  const [first] = ours
  if (first === undefined) return unnamed
  const spellings = [...new Map(ours.map(({ name }) => [JSON.stringify(name), name])).values()]
  if (spellings.some(name => spellings.some(other => areTwoPeople(name, other)))) {
    return { relation: "several people", blocks: [] }
  }
  return {
    relation: ours.some(mention => mention.relation === "same") ? "same" : "similar",
    blocks: [...new Set(ours.map(mention => mention.block))]
  }
}

export const namingOf = (document: Document, prospect: Prospect, known: StageOutput): Naming => {
  if (prospect.names.length === 0) return unnamed
  const subjects = isProfile(document) ? subjectNames(document, known) : []
  if (subjects.length === 0)
    return judge(findMentions(document.text, prospect.names, prospect.companies), prospect)
  const relations = subjects.flatMap(theirs => prospect.names.map(ours => relateNames(ours, theirs)))
  const best =
    (["same", "similar", "another generation", "another middle name"] as const).find(it =>
      relations.includes(it)
    ) ?? "another name"
  return { relation: best, blocks: isConflict(best) ? [] : [document.text] }
}
