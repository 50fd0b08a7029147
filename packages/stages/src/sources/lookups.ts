import { describeReason, type Lookup, type SourceErrorReason } from "@prospect-research/core"

/** What became of asking a source that answered. */
export const answered = (source: string, isFound: boolean): Lookup => ({
  source,
  verdict: isFound ? "found" : "absent",
  reason: null
})

/** Whether a source was asked before in this research. */
export const wasAsked = (lookups: ReadonlyArray<Lookup>, source: string): boolean =>
  lookups.some(lookup => lookup.source === source)

/** What became of asking a source, or a part of one, that did not answer. */
export const unavailable = (source: string, reason: SourceErrorReason): Lookup => ({
  source,
  verdict: "unavailable",
  reason: describeReason(reason)
})
