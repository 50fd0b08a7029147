export { foldName } from "./foldName.ts"
export { isFrequentSurname } from "./frequentNames.ts"
export { areNicknames } from "./nicknames.ts"
export {
  generationLetters,
  lettersByGeneration,
  type PersonName,
  parseName,
  quotedNickname
} from "./PersonName.ts"
export {
  addsSurname,
  generationsConflict,
  leastSimilarity,
  type NameRelation,
  type PartRelation,
  relateFirst,
  relateLast,
  relateNames,
  sameName
} from "./relateNames.ts"
export { jaroWinkler } from "./similarity.ts"
