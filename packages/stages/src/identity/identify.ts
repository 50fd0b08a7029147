import type { ContactData, Document, Identity, IdentityVerdict, StageOutput } from "@prospect-research/core"
import { type Reason, reasonsFor } from "./signals.ts"
import { ownSignals, verdictBounds } from "./weights.ts"

/** Rounds in which newly confirmed documents may vouch for others. */
const mostRounds = 5

const verdictOf = (score: number, reasons: ReadonlyArray<Reason>): IdentityVerdict => {
  const verdict = verdictBounds.find(([, least]) => score >= least)?.[0] ?? "rejected"
  // Namesakes share a name, a trade and a town: that alone is never sure.
  const isOwn = reasons.some(({ signal }) => ownSignals.has(signal))
  return isOwn || verdict === "rejected" ? verdict : "possible"
}

const judge = (document: Document, reasons: ReadonlyArray<Reason>): Identity => {
  const score = Math.round(reasons.reduce((sum, { weight }) => sum + weight, 0) * 100) / 100
  return { document: document.id, verdict: verdictOf(score, reasons), score, reasons }
}

/** One identity a document, in the order of the documents. */
export const identify = (contact: ContactData, known: StageOutput): ReadonlyArray<Identity> => {
  const round = (confirmed: ReadonlyArray<Document>): ReadonlyArray<Identity> =>
    known.documents.map(document => judge(document, reasonsFor(document, contact, confirmed, known)))
  const confirmedBy = (identities: ReadonlyArray<Identity>): ReadonlyArray<Document> =>
    known.documents.filter(document =>
      identities.some(it => it.document === document.id && it.verdict === "confirmed")
    )
  let confirmed: ReadonlyArray<Document> = []
  for (let count = 0; count < mostRounds; count++) {
    const next = confirmedBy(round(confirmed))
    if (next.length === confirmed.length && next.every(document => confirmed.includes(document))) break
    confirmed = next
  }
  return round(confirmed)
}
