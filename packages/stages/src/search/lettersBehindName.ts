import { certification } from "../extraction/rules/certification.ts"
import { membership } from "../extraction/rules/community.ts"
import { lettersBehind } from "../extraction/subject/attachment.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"

/** `Ada Lovelace FCA`: letters behind a name. */
export const withoutLetters = (name: string): string => {
  const bare = name.replace(/(?: [A-Z][a-z]?[A-Z][A-Za-z]*)+$/u, "")
  return /\p{Ll}.* .*\p{Ll}/u.test(bare) ? bare : name
}

/** What the letters say that the title of a profile has behind the name: certificates, and societies. */
export const claimsOfLetters = (title: string, name: string): ReadonlyArray<ClaimParts> =>
  lettersBehind(title.slice(name.length)).clauses.flatMap(text => {
    const clause = { text, isLeisure: false, companies: [] }
    return [...certification(clause), ...membership(clause)].map(({ field, value }) => ({
      field,
      value,
      quote: title,
      method: "rule" as const
    }))
  })
