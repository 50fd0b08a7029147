import { Schema } from "effect"

const Text = Schema.String
const Texts = Schema.Array(Text)
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** Something somebody posted; `text` as the service keeps it (HTML on Mastodon and Hacker News). */
export const Post = Schema.Struct({ text: Text, at: Text, repost: optional(Schema.Boolean) })
export type Post = typeof Post.Type

const Link = Schema.Struct({ label: Text, url: Text })

export const GravatarProfile = Schema.Struct({
  email: Text,
  slug: Text,
  display_name: Text,
  location: optional(Text),
  description: optional(Text),
  job_title: optional(Text),
  company: optional(Text),
  pronouns: optional(Text),
  accounts: optional(Schema.Array(Link))
})
export type GravatarProfile = typeof GravatarProfile.Type

export const GitHubRepository = Schema.Struct({
  name: Text,
  description: optional(Text),
  language: optional(Text),
  topics: optional(Texts),
  stars: Schema.Number,
  pushed_at: Text,
  fork: optional(Schema.Boolean)
})

export const GitHubUser = Schema.Struct({
  login: Text,
  id: Schema.Number,
  name: optional(Text),
  company: optional(Text),
  blog: optional(Text),
  location: optional(Text),
  bio: optional(Text),
  /** Public on the profile. */
  email: optional(Text),
  /** In commits, so that commit search finds it. */
  commit_email: optional(Text),
  twitter_username: optional(Text),
  accounts: optional(Schema.Array(Schema.Struct({ provider: Text, url: Text }))),
  repositories: optional(Schema.Array(GitHubRepository))
})
export type GitHubUser = typeof GitHubUser.Type

export const GitLabUser = Schema.Struct({
  id: Schema.Number,
  username: Text,
  name: Text,
  bio: optional(Text),
  job_title: optional(Text),
  organization: optional(Text),
  location: optional(Text),
  website_url: optional(Text),
  linkedin: optional(Text),
  twitter: optional(Text),
  projects: optional(Schema.Array(Schema.Struct({ name: Text, description: Text, at: Text })))
})
export type GitLabUser = typeof GitLabUser.Type

export const BlueskyActor = Schema.Struct({
  handle: Text,
  name: Text,
  description: optional(Text),
  website: optional(Text),
  posts: optional(Schema.Array(Post))
})
export type BlueskyActor = typeof BlueskyActor.Type

export const MastodonAccount = Schema.Struct({
  user: Text,
  domain: Text,
  name: Text,
  note: Text,
  fields: optional(Schema.Array(Schema.Struct({ name: Text, value: Text, verified_at: optional(Text) }))),
  posts: optional(Schema.Array(Post))
})
export type MastodonAccount = typeof MastodonAccount.Type

const Affiliation = Schema.Struct({
  organization: Text,
  role: Text,
  department: optional(Text),
  city: Text,
  country: Text,
  from: Schema.Number,
  to: optional(Schema.Number)
})

export const OrcidRecord = Schema.Struct({
  id: Text,
  given: Text,
  family: Text,
  credit_name: optional(Text),
  other_names: optional(Texts),
  biography: optional(Text),
  keywords: optional(Texts),
  urls: optional(Schema.Array(Link)),
  emails: optional(Texts),
  country: optional(Text),
  employments: optional(Schema.Array(Affiliation)),
  educations: optional(Schema.Array(Affiliation)),
  works: optional(
    Schema.Array(Schema.Struct({ title: Text, type: Text, year: Schema.Number, journal: Text }))
  )
})
export type OrcidRecord = typeof OrcidRecord.Type

export const OpenAlexAuthor = Schema.Struct({
  id: Text,
  name: Text,
  orcid: optional(Text),
  institution: Text,
  country: Text,
  years: Schema.Array(Schema.Number),
  works_count: Schema.Number,
  cited_by_count: Schema.Number,
  topics: Texts
})
export type OpenAlexAuthor = typeof OpenAlexAuthor.Type

export const CrossrefWork = Schema.Struct({
  doi: Text,
  title: Text,
  journal: Text,
  published: Schema.Array(Schema.Number),
  authors: Schema.Array(
    Schema.Struct({ given: Text, family: Text, affiliation: optional(Text), orcid: optional(Text) })
  )
})
export type CrossrefWork = typeof CrossrefWork.Type

export const HackerNewsUser = Schema.Struct({
  username: Text,
  about: Text,
  karma: Schema.Number,
  stories: optional(Schema.Array(Schema.Struct({ title: Text, url: Text, points: Schema.Number, at: Text }))),
  comments: optional(Schema.Array(Schema.Struct({ story: Text, text: Text, at: Text })))
})
export type HackerNewsUser = typeof HackerNewsUser.Type

export const StackExchangeUser = Schema.Struct({
  id: Schema.Number,
  name: Text,
  location: optional(Text),
  website: optional(Text),
  about: optional(Text),
  reputation: Schema.Number,
  tags: optional(Texts)
})
export type StackExchangeUser = typeof StackExchangeUser.Type

/** `item` is a reference to another entity, `text` a string, `time` a date (`1990`, `1990-05-01`). */
const Statement = Schema.Struct({
  property: Text,
  item: optional(Schema.Struct({ id: Text, label: Text })),
  text: optional(Text),
  time: optional(Text),
  start: optional(Text),
  end: optional(Text)
})

export const WikidataItem = Schema.Struct({
  id: Text,
  label: Text,
  description: Text,
  aliases: optional(Texts),
  statements: Schema.Array(Statement),
  /** Title of the article in the English Wikipedia. */
  article: optional(Text)
})
export type WikidataItem = typeof WikidataItem.Type

export const WikipediaArticle = Schema.Struct({
  title: Text,
  description: Text,
  extract: Text,
  disambiguation: optional(Schema.Boolean)
})
export type WikipediaArticle = typeof WikipediaArticle.Type

export const Podcast = Schema.Struct({
  id: Schema.Number,
  title: Text,
  artist: Text,
  feed: Text,
  site: Text,
  description: Text,
  episodes: Schema.Array(Schema.Struct({ title: Text, description: Text, url: Text, at: Text }))
})
export type Podcast = typeof Podcast.Type

export const YouTubeChannel = Schema.Struct({
  id: Text,
  handle: optional(Text),
  title: Text,
  videos: Schema.Array(Schema.Struct({ id: Text, title: Text, at: Text, description: Text }))
})
export type YouTubeChannel = typeof YouTubeChannel.Type

/** `registrant`: the organisation, where it is not redacted. */
export const DomainRecord = Schema.Struct({
  domain: Text,
  registrant: optional(Text),
  registered: Text
})
export type DomainRecord = typeof DomainRecord.Type

export const EdgarCompany = Schema.Struct({
  cik: Schema.Number,
  ticker: Text,
  name: Text,
  sic: Text,
  industry: Text,
  city: Text,
  state: Text
})
export type EdgarCompany = typeof EdgarCompany.Type

/** What the world's people, and others, have at the services that are asked. */
export const Accounts = Schema.Struct({
  gravatar: Schema.Array(GravatarProfile),
  github: Schema.Array(GitHubUser),
  gitlab: Schema.Array(GitLabUser),
  bluesky: Schema.Array(BlueskyActor),
  mastodon: Schema.Array(MastodonAccount),
  orcid: Schema.Array(OrcidRecord),
  openalex: Schema.Array(OpenAlexAuthor),
  crossref: Schema.Array(CrossrefWork),
  hackerNews: Schema.Array(HackerNewsUser),
  stackExchange: Schema.Array(StackExchangeUser),
  wikidata: Schema.Array(WikidataItem),
  wikipedia: Schema.Array(WikipediaArticle),
  podcasts: Schema.Array(Podcast),
  youtube: Schema.Array(YouTubeChannel),
  rdap: Schema.Array(DomainRecord),
  edgar: Schema.Array(EdgarCompany)
})
