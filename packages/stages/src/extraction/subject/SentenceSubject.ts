import type { PageLanguage } from "../languages/languageOf.ts"
import type { Wanted } from "../Wanted.ts"

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

export interface Scope {
  readonly wanted: Wanted
  /** All of the text around is about the prospect: a page or a profile of theirs, or their part of a list. */
  readonly isOwn: boolean
  /** All of it is written by the prospect. */
  readonly isFirstPerson: boolean
  /** Pattern of the short forms of the name by which the page can mean nobody else, wherever they stand. */
  readonly unmistakable?: string
  /** First names of the others whom the page names in full. */
  readonly others?: ReadonlySet<string>
  /** The page says that the prospect wrote it: `the author` is theirs. */
  readonly isByline?: boolean
  /** Only a byline makes the text theirs: who is `he` in what they wrote is whom they wrote about. */
  readonly isBelowByline?: boolean
  /** What the text around is written in, where one sentence alone does not say. */
  readonly language?: PageLanguage
}

/** What is said, before it is known how the sentence began. */
export interface Said {
  readonly subject: Subject
  readonly clauses: ReadonlyArray<string>
  readonly asides?: ReadonlyArray<string>
}

/** One sentence on its way: its lead, and what follows. */
export interface Sentence {
  readonly previous: Subject
  readonly scope: Scope
  readonly lead: string
  readonly main: string
}

/** The prospect goes on to be who is spoken of. */
export const prospect = (previous: Subject, pronoun = previous.pronoun): Subject => ({
  who: "prospect",
  pronoun
})
export const somebodyElse = (previous: Subject): Subject => ({ ...previous, who: "somebody else" })

/** The prospect was just spoken of, or all of the text around is about them. */
export const isKnown = ({ previous, scope }: Sentence): boolean =>
  previous.who === "prospect" || (scope.isOwn && previous.who === "nobody")
