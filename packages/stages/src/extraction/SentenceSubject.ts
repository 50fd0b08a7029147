import type { Scope, Subject } from "./subject.ts"

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
