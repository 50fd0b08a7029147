import { quotedNickname } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"

/** What may be somebody's full name; a line may be one long word, which is not read to its end from each capital. */
export const fullNames = regex.gu`\\p{Lu}[\\p{L}\\p{M}'’]{1,40}(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)*(?: \\p{Lu}\\.| ${quotedNickname})?(?: \\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)*){1,2}`
