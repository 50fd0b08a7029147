import { westernGivenNames } from "./givenNameData.ts"
import { easternGivenNames } from "./givenNameDataEast.ts"
import { hasForms } from "./nicknames.ts"

const givenNames: ReadonlySet<string> = new Set(`${westernGivenNames} ${easternGivenNames}`.split(/\s+/))

/** Whether the folded word is a usual given name, or one that has short forms. */
export const isGivenName = (word: string): boolean => givenNames.has(word) || hasForms(word)
