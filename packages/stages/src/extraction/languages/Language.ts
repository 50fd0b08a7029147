import type { Topic } from "../topics.ts"
import type { Cues } from "./Cues.ts"

/** What people do or are, as far as a sentence can say it with a verb of its own. */
export type Verb =
  | "be"
  | "have"
  | "live"
  | "work"
  | "lead"
  | "study"
  | "hold"
  | "win"
  | "give time"
  | "belong"
  | "play"
  | "go"
  | "love"
  | "support"

/** A family of facts, and so what a phrase's slot is read as. */
export type Kind =
  | "position"
  | "company"
  | "place"
  | "schooling"
  | "membership"
  | "cause"
  | "team"
  | "pastime"
  | "award"
  | "pet"
  | "skill"
  | "certificate"

/**
 * How one language speaks of a person. Everything is a pattern: alternatives for regular expressions with the flag
 * `u`, as they stand inside of a sentence. In a phrase, `<live>` stands for the forms of a verb and `{…}` for what is
 * told; adverbs may stand at every space before a slot.
 */
export interface Language {
  readonly code: string
  /** Small words, separated by spaces: a text that has many of them is in this language. */
  readonly smallWords: string
  readonly pronouns: { readonly I: string; readonly she: string; readonly he: string }
  /** `her`, `his`, where they begin a sentence about something or somebody of theirs. */
  readonly possessives: string
  /** Relatives and the like, by the pronoun that they take next. */
  readonly others: { readonly she: string; readonly he: string }
  readonly honorifics: string
  readonly articles: string
  /** `and`, `or`. */
  readonly and: string
  /** Small words that follow a thing and lead to where, when or with whom. */
  readonly onwards: string
  /** Leads from a title to any employer, and to one whose name says that it is one. */
  readonly at: string
  readonly of: string
  readonly adverbs: string
  /** The position has ended, or is yet to come. */
  readonly past: string
  /** The verb stands second, so that the subject may follow it: `Abends spielt sie Handball`. */
  readonly isInverting: boolean
  /** A verb alone says who is meant: `Vive en Bilbao`, `Remo en Pasaia`. */
  readonly leavesPronounsOut: boolean
  /** Forms by verb: of the first person, and of the third. */
  readonly verbs: Readonly<Record<Verb, readonly [first: string, third: string]>>
  readonly phrases: Readonly<Partial<Record<Kind, ReadonlyArray<string>>>>
  /** What says that a sentence speaks of free time. */
  readonly freeTime: string
  /** Things that people do for pleasure, as nouns. */
  readonly pastimes: string
  /** The same as verbs: of the first person, and of the third. */
  readonly pursuits: readonly [first: string, third: string]
  /** People by what they do for pleasure: `Läuferin`. */
  readonly doers: string
  /** Before a doer or a pastime, of those who do it with love. */
  readonly zeal: string
  readonly titles: string
  /** Words that the names of places of study have. */
  readonly schools: string
  readonly degrees: string
  /** Between a degree and its subject. */
  readonly subjectAfter: string
  /** Words that the names of prizes have, before what they are called after, and as ends of compounds. */
  readonly awards: string
  /** Nouns before the name of a club or society. */
  readonly societies: string
  readonly pets: string
  readonly cues: Cues
  readonly headings: Headings
}

/** What announces a topic, whole. */
export type Headings = Readonly<Partial<Record<Topic, string>>>
