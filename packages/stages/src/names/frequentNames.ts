import { englishSurnames } from "./surnameData.ts"
import { otherSurnames } from "./surnameDataElsewhere.ts"

const surnames: ReadonlySet<string> = new Set(`${englishSurnames} ${otherSurnames}`.split(/\s+/))

/** Whether so many people bear the folded surname that a full name alone says next to nothing. */
export const isFrequentSurname = (surname: string): boolean => surnames.has(surname.replaceAll("'", ""))
