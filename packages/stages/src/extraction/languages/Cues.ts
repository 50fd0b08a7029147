/**
 * What a language says near a thing that tells what it is to the person, wherever in a sentence the thing stands. Each
 * is alternatives of a pattern, as they stand inside of a sentence.
 */
export interface Cues {
  /** Small words that may stand between a cue and the thing: prepositions and articles. */
  readonly glue: string
  /** Further verbs of what people do, which tell where something is said of whom: of the first person, and of the third. */
  readonly others: readonly [first: string, third: string]
  /** A clause with one of these says what is not. */
  readonly negation: string
  /** `my`, `her`, `his` before something of theirs. */
  readonly owners: { readonly I: string; readonly she: string; readonly he: string }
  /** Who works for somebody, and in their field: `Ihr Team`. */
  readonly crew: string
  /** Leads to tools; in languages where it leads to any field of work, that stands with `expertise`. */
  readonly workWith: string
  /** Leads to what somebody does or knows well: `befasst sich mit`. */
  readonly expertise: string
  /** Things of a person's that are fields of work, and what joins them to these: `Schwerpunkte`, `sind`. */
  readonly fields: string
  readonly are: string
  /** Things of a person's that are pastimes: `Leidenschaft`. */
  readonly passions: string
  /** Leads to what somebody likes or wonders about, which may be no pastime. */
  readonly interest: string
  /** Makes of what follows a pastime, where a sentence speaks of free time: `backt Brot`. */
  readonly makes: string
  /** Says that time or money is given, and so that a name behind it is whom it is given to. */
  readonly giving: string
  /** The same, where only a name that says that it is a charity's is one. */
  readonly backing: string
  /** Standings in a society and organs of it, right before its name. */
  readonly standings: string
  /** Says that an honour was won or given, and what only ever leads to one. */
  readonly winning: string
  /** Verbs behind which a name is that of what was won. */
  readonly won: string
  /** Parts of the names of honours that have no word for one: medals of championships, titles. */
  readonly championships: string
  readonly patents: string
  /** Words for a certificate before its name, and behind it. */
  readonly certificates: string
  readonly certified: string
  /** People by what they were examined in, who are at the same time no employees: `civilingenjör`. */
  readonly graduates: string
  /** Between an animal and its name. */
  readonly called: string
}
