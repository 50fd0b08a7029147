import { matchesIn } from "@prospect-research/core"
import { mayOwn } from "../extraction/naming/mayOwn.ts"
import { oneOf } from "../extraction/naming/nameByAddress.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import { regex } from "../sources/regex.ts"
import type { SearchResult } from "./SearchEngine.ts"
import type { Sought } from "./Sought.ts"

const word = "\\p{Lu}[\\p{L}\\p{M}]*\\p{Ll}(?:[-'’]\\p{Lu}\\p{Ll}+)*"
/** What begins a surname, before its own word. */
const ofSurname = "(?:(?:N[íi]|Nic|U[íi]|Ó|Mac|van|von|de|der|den|ten|ter|da|di|del|dos|el|al|bin) ){0,2}"

/** Two words with capitals, or three of which one may be an initial; a name may begin at each word. */
const names = regex.gu`(?<![\\p{L}-])(?=(${word}(?: \\p{Lu}\\.)? ${ofSurname}${word})(?![\\p{L}-]))`

/** Whom the email address is made for, as hits call them that show it, or that are on the employer's site. */
export const nameInHits = (
  results: ReadonlyArray<SearchResult>,
  { email, domain }: Sought
): string | undefined => {
  if (email === undefined) return undefined
  const texts = results
    .map(({ url, title, snippet }) => ({ url, text: `${plainLine(title)}\n${plainLine(snippet)}` }))
    .filter(({ url, text }) => siteOf(url) === domain || text.toLowerCase().includes(email))
    .map(({ text }) => text)
  // A hit runs its lines together: a name is followed by whatever stands below it.
  const found = texts.flatMap(text =>
    matchesIn(text, names).flatMap(([, name = ""]) => (mayOwn(name, [email]) ? [name] : []))
  )
  return oneOf(found, texts)
}
