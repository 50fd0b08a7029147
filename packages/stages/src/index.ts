export * as CompanySite from "./companySite.ts"
export { type BuiltInStage, builtInStages, type ConfiguredStage, enabledStages } from "./defaultStages.ts"
export * as GitHub from "./github.ts"
export * as Gravatar from "./gravatar.ts"
export * as Normalize from "./normalize.ts"
export * as ResolveIdentity from "./resolveIdentity.ts"
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
export * as WriteReport from "./writeReport.ts"
