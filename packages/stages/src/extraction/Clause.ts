import type { Claim, ClaimField } from "@prospect-research/core"

/** One thing that a text says of the prospect. */
export interface Clause {
  /** What is said, from its verb on; `is` stands before appositions and fragments: `is Head of Data at Acme`. */
  readonly text: string
  /** It is about what the person does outside work: the sentence says so, or the heading. */
  readonly isLeisure: boolean
  /** Names of the employer. */
  readonly companies: ReadonlyArray<string>
}

export interface Fact {
  readonly field: ClaimField
  readonly value: Claim["value"]
  /** Counts only where the page states nothing firmer in this field. */
  readonly isWeak?: true
}

/** Reads one family of fields; nothing where the form of the clause is not one that it knows. */
export type Rule = (clause: Clause) => ReadonlyArray<Fact>

/** `Earlier chartering manager in Oslo`: a clause that tells of what is over by how it begins. */
export const isEarlier = (text: string): boolean => /^(?:is )?(?:earlier|before (?:that|this))\b/i.test(text)

/** Words between a verb and its subject. */
export const adverbs =
  "(?:(?:also|now|still|regularly|often|frequently|usually|always|currently|today|recently|actively|proudly|happily|really|truly|particularly|especially|simply|presently|additionally|then|later|even|sometimes|occasionally|both|primarily|mainly|mostly|just|long|deeply|very|most|previously|absolutely|widely) )*"

/** `is`, in every person and contracted, with its adverbs. */
export const be = `(?:is|am|are|['’](?:s|m|re)) ${adverbs}`

/** `has`, in every person and contracted, with its adverbs. */
export const have = `(?:has|have|['’](?:s|ve)) ${adverbs}`

/** Facts of one field, one for each text, the same only once. */
export const factsOf = (field: ClaimField, values: ReadonlyArray<string>): ReadonlyArray<Fact> =>
  [...new Set(values)].map(value => ({ field, value }))
