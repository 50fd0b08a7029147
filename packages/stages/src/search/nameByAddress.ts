import { matchesIn } from "@prospect-research/core"
import { isMadeFor } from "../identity/emails.ts"
import { parseName } from "../names/PersonName.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import { regex } from "../sources/regex.ts"
import type { SearchResult } from "./SearchEngine.ts"
import type { Sought } from "./Sought.ts"

const word = "\\p{Lu}[\\p{L}\\p{M}]*\\p{Ll}(?:[-'’]\\p{Lu}\\p{Ll}+)*"

/** Two words with capitals, or three of which one may be an initial; a name may begin at each word. */
const names = regex.gu`(?<![\\p{L}-])(?=(${word}(?: \\p{Lu}\\.)? ${word})(?![\\p{L}-]))`

const fitting = (text: string, email: string): ReadonlyArray<string> =>
  matchesIn(text, names).flatMap(([, name = ""]) => {
    const parsed = parseName(name)
    return parsed !== null && isMadeFor(email, parsed) ? [name] : []
  })

/**
 * Whom the email address is made for, as hits call them that show it, or that are on the employer's site. Several people
 * for whom it may be made are nobody.
 */
export const nameByAddress = (
  results: ReadonlyArray<SearchResult>,
  { email, domain }: Sought
): string | undefined => {
  if (email === undefined) return undefined
  const found = results
    .map(({ url, title, snippet }) => ({ url, text: `${plainLine(title)}\n${plainLine(snippet)}` }))
    .filter(({ url, text }) => siteOf(url) === domain || text.toLowerCase().includes(email))
    .flatMap(({ text }) => fitting(text, email))
  const [first, ...others] = [...new Set(found)]
  const letters = (name: string) => name.replace(/ \p{Lu}\./u, "").toLowerCase()
  return first !== undefined && others.every(name => letters(name) === letters(first)) ? first : undefined
}
