import type { Claim } from "../domain/Claim.ts"

type Told = Pick<Claim, "field" | "quote">

const field = "professional.current_location"

/** What only people do: `I live in Leeds`, `wohnt in Kassel`, and not the house that they work for. */
const living =
  /(?<!\p{L})(?:live[sd]?|living|resid(?:e|es|ing)|residents? of|based in|home is|at home in|settled in|wohn(?:t|e|haft)|leb(?:t|e) in|vive|vivo|vit|habite|reside|resido|mor[ao] em|abit[ao]|woont?|bor|bosatt|mieszkam?|installée? à|établie? à|ansässig in|radicad[oa] en|residente em|afincad[oa] en)(?!\p{L})/iu
/** What accounts and structured data say of their person. */
const labelled =
  /^(?:location|lieu|ort|ubicación|localização|località|locatie|plats|sted|lokalizacja|address of [^:]+) ?: /iu

/** Whether a claim tells where the employer sits, and nothing of where its people are. */
export const isOfOffice = (claim: Told): boolean =>
  claim.field === field && claim.quote.startsWith("office of ")

/** Whether a claim tells where the person lives, by a verb or as an account of theirs states it. */
export const isOfHome = (claim: Told): boolean =>
  claim.field === field && (living.test(claim.quote) || labelled.test(claim.quote))

/** `Saltaire, England, United Kingdom`: nobody's office is spelled out so, and nothing stands beside it. */
const card = /^\p{Lu}[^,;:.]{1,40}, \p{Lu}[^,;:.]{1,40}, \p{Lu}[^,;:.]{1,40}$/u

/** Whether a claim is the town of a profile's card, which its owner chose. */
export const isOfCard = ({ field: told, quote, value }: Claim): boolean =>
  told === field && value === quote && card.test(quote)
