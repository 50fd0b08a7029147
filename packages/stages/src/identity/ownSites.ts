import type { Document } from "@prospect-research/core"
import { isUrl, matchesIn } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import { isGivenName } from "../names/givenNames.ts"
import type { Case } from "./Case.ts"
import { leadsTo, type Traces } from "./Traces.ts"

/** Where a document stands; a stage may give one that stands nowhere. */
const placeOf = ({ page_url }: Document): URL | undefined => (isUrl(page_url) ? new URL(page_url) : undefined)

/** `About Ben Smith` at its top: a page of somebody else on the same site. */
const introducesOther = ({ document: { title, text }, prospect }: Case): boolean =>
  [title ?? "", ...text.split("\n", 4)].some(line =>
    matchesIn(line, /(?<=^.{0,12})(?<first>\p{Lu}\p{Ll}+)(?= \p{Lu}\p{Ll})/gu).some(({ groups }) => {
      const first = foldName(groups?.first ?? "")
      return isGivenName(first) && !prospect.names.some(name => name.first === first)
    })
  )

/** `Now – Ines Okafor` */
const isTitledByName = ({ document: { title }, prospect }: Case): boolean => {
  const shown = ` ${foldName(title ?? "").replace(/[^\p{L}]+/gu, " ")} `
  return prospect.names.some(({ first, last }) => shown.includes(` ${first} ${last} `))
}

/** A page that names nobody else, to which the home page of a whole host leads that is the prospect's, as far as is known. */
export const isOnSiteOf = (homes: ReadonlyArray<Traces>, it: Case): boolean => {
  const { document, traces, naming } = it
  const place = placeOf(document)
  return (
    place !== undefined &&
    document.source_class === "self" &&
    (naming.relation === "unnamed" || naming.relation === "same") &&
    !introducesOther(it) &&
    homes.some(home => {
      const root = placeOf(home.document)
      return (
        home.document.id !== document.id &&
        root?.hostname === place.hostname &&
        root.pathname === "/" &&
        (leadsTo(home, traces) || isTitledByName(it))
      )
    })
  )
}
