import type { Activity, StageOutput } from "@prospect-research/core"
import { Schema } from "effect"
import { type NamedPerson, namesCompany, namesPerson } from "../sources/NamedPerson.ts"
import { plainLine } from "../sources/plainText.ts"
import { stateDocument, statedLine } from "../sources/StatedLine.ts"

/** Of `GET /api/v2/doc/doc?mode=artlist&format=json` */
export const Article = Schema.Struct({
  url: Schema.String,
  title: Schema.String,
  /** `20261102T101500Z`: when the article was seen first. */
  seendate: Schema.String,
  domain: Schema.String
})
export type Article = typeof Article.Type

const seenAt = ({ seendate }: Article): string | null => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(seendate) ?? []
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/** Titles come with spaces around their marks: `Tideworks appoints Ines Okafor , CFO`. */
export const titleOf = ({ title }: Article): string =>
  plainLine(title)
    .replace(/ ([,.:;!?])/g, "$1")
    .replace(/ ['’] ?s\b/g, "’s")

/** News that nobody wants a stranger to begin with. */
const unhappy =
  /\b(?:layoffs?|lay(?:s|ing)? off|laid off|job cuts?|cuts? \S+ jobs|redundanc\w+|strikes?|lawsuits?|litigation|su(?:ed|es|ing)|court|trial|fine[ds]?|charge[ds]|arrest\w*|guilty|fraud\w*|probe[ds]?|investigat\w+|breach\w*|hack\w*|leak\w*|recalls?|bankrupt\w*|insolven\w+|losses|plunge\w*|slump\w*|shut\w* down|clos(?:es|ure)|death|dead|dies|died|dying|kill\w*|crash\w*|mourn\w*|obituary|funeral|resign\w*|steps? down|quits?|fired|oust\w*|sack\w*|scandal|accus\w+|alleg\w+|divorc\w+|cancer|ill(?:ness)?)\b/i

const newRole =
  /\b(?:appoint(?:s|ed|ment)?|named|names|hires?|hired|joins?|joined|promot(?:es|ed|ion)|takes over as|new (?:c[a-z]o|chief|head|director|president|chair\w*))\b/i
const award = /\b(?:awards?|awarded|wins?|won|prize|honou?r(?:s|ed)?|medal|\d\d under \d\d)\b/i

/** What a headline about the person, or about their employer, tells; `undefined` when it only mentions them. */
const kindOf = (title: string, person: NamedPerson): Activity["kind"] | undefined => {
  if (unhappy.test(title)) return undefined
  if (namesPerson(title, person) && newRole.test(title)) return "role_change"
  if (namesPerson(title, person) && award.test(title)) return "award"
  return namesCompany(title, person) ? "company_news" : undefined
}

/** Whether the headline speaks of the person or of their employer: the article itself is not read. */
export const isAbout = (article: Article, person: NamedPerson): boolean =>
  namesPerson(titleOf(article), person) || namesCompany(titleOf(article), person)

/** An article as a document of its headline, and what that says. */
export const articleReading = (
  article: Article,
  person: NamedPerson,
  fetchedAt: string
): Partial<StageOutput> => {
  const title = titleOf(article)
  const seen = seenAt(article)
  const date = seen?.slice(0, 10) ?? null
  const line = `${title} (${article.domain}${date === null ? "" : `, ${date}`})`
  const kind = kindOf(title, person)
  // An announcement and an award are somebody else's than the paper's that writes of them.
  const venue = kind === "company_news" ? article.domain : null
  const facts =
    kind === undefined
      ? []
      : [{ field: "activity" as const, value: { kind, title, venue, date }, as_of: date }]
  return stateDocument(
    {
      source: "gdelt",
      source_class: "news",
      url: article.url,
      page_url: article.url,
      fetched_at: fetchedAt,
      published_at: seen,
      title
    },
    [statedLine(line, ...facts)]
  )
}
