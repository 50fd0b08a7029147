import { isNamed, isOnOwnSite } from "./Case.ts"
import type { Judged } from "./clusters.ts"
import { emailsIn } from "./emails.ts"
import { textClaims } from "./Findings.ts"
import { isRareName } from "./rareNames.ts"
import { areOtherTitles } from "./titles.ts"

const titlesIn = ({ document, findings }: Judged): ReadonlyArray<string> =>
  textClaims(document, findings, "professional.current_title")

/** A page of the house that has the prospect's address right beside their name. */
const isByAddress = (it: Judged): boolean => {
  const { email } = it.prospect
  return (
    email !== null &&
    isNamed(it) &&
    isOnOwnSite(it) &&
    [...it.naming.blocks, ...it.naming.below].some(text => emailsIn(text).includes(email))
  )
}

/**
 * Of the documents that are trusted, those that teach what the prospect is. Where the house writes the prospect's address beside a
 * position, a page that knows a frequent name alone, and gives it a position that has nothing in common with that, is of somebody else.
 */
export const teachersAmong = <A extends Judged>(trusted: ReadonlyArray<A>): ReadonlyArray<A> => {
  const shown = trusted.filter(isByAddress)
  const held = shown.flatMap(titlesIn)
  if (held.length === 0) return trusted
  return trusted.filter(it => {
    const titles = titlesIn(it)
    return (
      shown.includes(it) ||
      it.prospect.names.every(isRareName) ||
      titles.length === 0 ||
      !titles.every(title => held.every(other => areOtherTitles(title, other)))
    )
  })
}
