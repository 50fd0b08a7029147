export {
  claimsOf,
  type Reading,
  type ReadingParts,
  readingInTurns,
  readingOf
} from "./extraction/page/pageReading.ts"
export { type Wanted, wantedOf } from "./extraction/Wanted.ts"
export { type ResultParts, type ResultReading, resultReading } from "./search/resultReading.ts"
export type { SearchResult } from "./search/SearchEngine.ts"
export { type Sought, soughtOf } from "./search/Sought.ts"
