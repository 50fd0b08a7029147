/** A person as a page describes them to machines; the same in whichever syntax the page is written. */
export interface StructuredPerson {
  readonly syntax: "json-ld" | "microdata" | "h-card" | "rdfa"
  readonly name: string
  readonly jobTitles: ReadonlyArray<string>
  /** Names of organizations, as in `alumniOf` and `memberOf`. */
  readonly worksFor: ReadonlyArray<string>
  /** Without `mailto:`, in lower case. */
  readonly emails: ReadonlyArray<string>
  /** Absolute addresses, as in `sameAs`. */
  readonly urls: ReadonlyArray<string>
  readonly sameAs: ReadonlyArray<string>
  /** City, region and country, never a street, which may be a home. */
  readonly locations: ReadonlyArray<string>
  readonly alumniOf: ReadonlyArray<string>
  readonly knowsAbout: ReadonlyArray<string>
  readonly awards: ReadonlyArray<string>
  readonly memberOf: ReadonlyArray<string>
  readonly description: string | null
  /** The page is about this person: its main entity, its representative h-card, or the only person on it. */
  readonly isMainEntity: boolean
}
