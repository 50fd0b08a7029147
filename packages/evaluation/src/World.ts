import { ContactData } from "@prospect-research/core"
import { Schema } from "effect"
import { Accounts } from "./WorldAccounts.ts"

const Text = Schema.String
const Texts = Schema.Array(Text)
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** A page of the fictional web. Whatever is served at `url` is `body`, as it is. */
export const Page = Schema.Struct({
  url: Text,
  body: Text,
  /** Default `text/html; charset=utf-8`. */
  content_type: optional(Text),
  /** Known to search engines and linked, but gone: 404 when asked for. */
  dead: optional(Schema.Boolean),
  /** Set on articles, which news search knows. */
  news: optional(Schema.Struct({ seen: Text, language: Text, country: Text }))
})
export type Page = typeof Page.Type

/** What a search engine shows of a page that nobody but the engine may read. */
export const Listing = Schema.Struct({ url: Text, title: Text, snippet: Text })
export type Listing = typeof Listing.Type

/** A page that is not there any more, as an archive keeps it. `timestamp`: 14 digits. */
export const Archived = Schema.Struct({ url: Text, timestamp: Text, body: Text })
export type Archived = typeof Archived.Type

/** Wordings that say the same, separated by ` | `: the commonest first. */
const Wordings = Schema.NonEmptyString

export const EducationFact = Schema.Struct({
  institution: Wordings,
  degree: optional(Wordings),
  field: optional(Wordings),
  year: optional(Schema.Number)
})
export type EducationFact = typeof EducationFact.Type

/** What is true of a person and stands on a public page, by report field. */
export const Facts = Schema.Struct({
  title: optional(Wordings),
  company: optional(Wordings),
  location: optional(Wordings),
  industry: optional(Wordings),
  skills: optional(Schema.Array(Wordings)),
  achievements: optional(Schema.Array(Wordings)),
  interests: optional(Schema.Array(Wordings)),
  hobbies: optional(Schema.Array(Wordings)),
  sports_teams: optional(Schema.Array(Wordings)),
  causes: optional(Schema.Array(Wordings)),
  memberships: optional(Schema.Array(Wordings)),
  education: optional(Schema.Array(EducationFact)),
  certifications: optional(Schema.Array(Wordings)),
  pets: optional(Schema.Array(Wordings)),
  linkedin: optional(Wordings),
  linkedin_bio: optional(Wordings),
  twitter: optional(Wordings),
  twitter_bio: optional(Wordings)
})
export type Facts = typeof Facts.Type

/** A person whom a client asks about, and what an honest report may say. */
export const Person = Schema.Struct({
  id: Text,
  /** Why this person is in the world. */
  about: Text,
  contact: ContactData,
  /** `found`: public pages speak of the person. `nothing`: the report must stay empty. */
  outcome: Schema.Literal("found", "nothing"),
  facts: Facts,
  /** As true and as public, but nobody would miss it in a report. */
  also: optional(Facts),
  /** The pages and answers that speak of the person; between them they state every fact. */
  sources: Texts,
  /** Words that only namesakes and slander would bring into the report. */
  never: optional(Texts),
  /** Words of facts that are public and yet nobody's business. */
  sensitive: optional(Texts)
})
export type Person = typeof Person.Type

/** What two readers say of a value that a report told, who knew the pages and nothing of the truth: accepted by both, or not. */
export const Verdict = Schema.Struct({
  person: Text,
  /** As the measures call it: `title`, `skills`. */
  field: Text,
  value: Text,
  /** How sure the report was of it when it was judged, and how many pages told it then. */
  confidence: optional(Schema.Literal("HIGH", "MEDIUM", "LOW")),
  pages: optional(Schema.Number),
  accepted: Schema.Boolean
})
export type Verdict = typeof Verdict.Type

const parts = {
  people: Schema.Array(Person),
  pages: Schema.Array(Page),
  listings: Schema.Array(Listing),
  archive: Schema.Array(Archived),
  /** Bodies of robots.txt by host; without one a host has none. */
  robots: Schema.Record({ key: Text, value: Text }),
  /** What those who write to models want to read in a report. */
  canaries: Texts,
  /** Markup that must never stand unescaped on a report page. */
  payloads: Texts,
  ...Accounts.fields
}

/** A fictional world: people, what the web says, and what of it is true. Plain data, so that anybody can write another. */
export const World = Schema.Struct({
  name: Text,
  /** The day on which the research happens, ISO 8601. */
  now: Text,
  /**
   * Who plays the internet of the world in place of its pages and accounts, in the shape of `EGRESS_GATEWAY`: the address of a server, or
   * a program that is one (`node FILE PORT`).
   */
  gateway: optional(Text),
  /** Of values that reports told when they were read; the world itself has none. */
  verdicts: optional(Schema.Array(Verdict)),
  ...parts
})
export type World = typeof World.Type

/** A corner of a world: one organisation with its people, for example. */
export const WorldPart = Schema.partialWith(Schema.Struct(parts), { exact: true })
export type WorldPart = typeof WorldPart.Type

/** A world as a file holds it: what it has none of may be left out. */
export const WorldFile = Schema.extend(
  Schema.Struct({ name: Text, now: Text, gateway: optional(Text) }),
  WorldPart
)

export const composeWorld = (name: string, now: string, corners: ReadonlyArray<WorldPart>): World => {
  const all = <Key extends Exclude<keyof WorldPart, "robots">>(key: Key): ReadonlyArray<ItemOf<Key>> =>
    corners.flatMap(corner => itemsOf(corner, key))
  return {
    name,
    now,
    people: all("people"),
    pages: all("pages"),
    listings: all("listings"),
    archive: all("archive"),
    robots: Object.assign({}, ...corners.map(({ robots = {} }) => robots)),
    canaries: all("canaries"),
    payloads: all("payloads"),
    gravatar: all("gravatar"),
    github: all("github"),
    gitlab: all("gitlab"),
    bluesky: all("bluesky"),
    mastodon: all("mastodon"),
    orcid: all("orcid"),
    openalex: all("openalex"),
    crossref: all("crossref"),
    hackerNews: all("hackerNews"),
    stackExchange: all("stackExchange"),
    wikidata: all("wikidata"),
    wikipedia: all("wikipedia"),
    podcasts: all("podcasts"),
    youtube: all("youtube"),
    rdap: all("rdap"),
    edgar: all("edgar")
  }
}

type ItemOf<Key extends Exclude<keyof WorldPart, "robots">> = World[Key][number]

/** The cast states what indexing a union of lists by its own key gives. */
const itemsOf = <Key extends Exclude<keyof WorldPart, "robots">>(corner: WorldPart, key: Key) =>
  (corner[key] ?? []) as ReadonlyArray<ItemOf<Key>>
