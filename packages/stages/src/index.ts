export * as Bluesky from "./bluesky.ts"
export * as CompanySite from "./companySite.ts"
export * as Crossref from "./crossref.ts"
export { type BuiltInStage, builtInStages, type ConfiguredStage, enabledStages } from "./defaultStages.ts"
export * as Edgar from "./edgar.ts"
export * as Firecrawl from "./firecrawl.ts"
export * as Gdelt from "./gdelt.ts"
export * as GitHub from "./github.ts"
export * as GitLab from "./gitlab.ts"
export * as Gravatar from "./gravatar.ts"
export * as HackerNews from "./hackerNews.ts"
export * as Mastodon from "./mastodon.ts"
export * as Normalize from "./normalize.ts"
export * as OpenAlex from "./openalex.ts"
export * as Orcid from "./orcid.ts"
export * as Podcasts from "./podcasts.ts"
export * as Rdap from "./rdap.ts"
export * as ReadPages from "./readPages.ts"
export * as ResolveIdentity from "./resolveIdentity.ts"
export * as Searxng from "./searxng.ts"
export { askJson, type JsonAnswer, type JsonQuestion } from "./sources/askJson.ts"
export {
  type ClaimParts,
  type DocumentParts,
  distinctClaims,
  makeClaim,
  makeDocument,
  siteOf
} from "./sources/makeDocument.ts"
export type { Link, PageContent } from "./sources/parsePage.ts"
export { type Page, type PageAddress, readPage } from "./sources/readPage.ts"
export type { SourceOptions } from "./sources/sourceConfig.ts"
export type { VisibleLine } from "./sources/visibleLines.ts"
export * as StackExchange from "./stackExchange.ts"
export * as Tavily from "./tavily.ts"
export * as Wikidata from "./wikidata.ts"
export * as Wikipedia from "./wikipedia.ts"
export * as WriteReport from "./writeReport.ts"
export * as YouTube from "./youtube.ts"
