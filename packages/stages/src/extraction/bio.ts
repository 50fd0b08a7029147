import { Option } from "effect"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { roleInBio } from "../sources/roles.ts"

/**
 * What a short description of somebody by themselves says. `bio` is one line as it stands in the document's text; every
 * quote is a part of it.
 */
export const bioClaims = (bio: string): ReadonlyArray<ClaimParts> =>
  Option.match(roleInBio(bio), {
    onNone: () => [],
    onSome: ({ title, company, quote }) => [
      { field: "professional.current_title", value: title, quote, method: "rule" },
      { field: "professional.current_company", value: company, quote, method: "rule" }
    ]
  })
