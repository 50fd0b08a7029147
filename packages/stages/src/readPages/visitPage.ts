import type { HttpClient } from "@effect/platform"
import {
  type Lookup,
  ownMillis,
  SourceError,
  type SourceErrorReason,
  withinOwnTime
} from "@prospect-research/core"
import { Duration, Effect, Option } from "effect"
import { answered, unavailable } from "../sources/lookups.ts"
import { type Page, readPage } from "../sources/readPage.ts"
import { readCapture, type WaybackOptions, source as wayback } from "../wayback.ts"

export const source = "read-pages"

export interface VisitOptions {
  /** Asked in place of the origin of every page. */
  readonly baseUrl?: string | undefined
  readonly wayback?: WaybackOptions | undefined
}

/** What visits need beside an address. */
export interface Visitor {
  readonly client: HttpClient.HttpClient
  readonly options: VisitOptions
  /** Of `ownMillis`: what is not there by then is left out, since the stage's own limit would lose what is. */
  readonly deadline: number
}

/** How a visit ended: with the page, or why without. */
export interface Visit {
  readonly page: Option.Option<Page>
  readonly isCapture: boolean
  readonly failure: SourceErrorReason | null
  /** What became of asking the archive; none when there was no need. */
  readonly lookups: ReadonlyArray<Lookup>
}

/** For one answer. */
const visitTime = Duration.seconds(10)

export const inTime = <A>(
  { deadline }: Visitor,
  answer: Effect.Effect<A, SourceError>
): Effect.Effect<A, SourceError> =>
  Effect.gen(function* () {
    const left = Math.max(0, deadline - (yield* ownMillis))
    const end = yield* withinOwnTime(answer, Math.min(Duration.toMillis(visitTime), left))
    return yield* Option.match(end, {
      onNone: () => Effect.fail(new SourceError({ source, reason: { _tag: "Timeout" } })),
      onSome: Effect.succeed
    })
  })

const isGone = ({ _tag }: SourceErrorReason): boolean => _tag === "NotFound" || _tag === "Network"

const found = (page: Page): Visit => ({
  page: Option.some(page),
  isCapture: false,
  failure: null,
  lookups: []
})

/** Reads a page; one that is gone is looked for in the Wayback Machine, once. */
export const visitPage = (visitor: Visitor, url: string): Effect.Effect<Visit> =>
  Effect.gen(function* () {
    const { baseUrl, wayback: archive = {} } = visitor.options
    const page = readPage(visitor.client, { source, url, standIn: baseUrl })
    const end = yield* Effect.either(inTime(visitor, page))
    if (end._tag === "Right") return found(end.right)
    const { reason: failure } = end.left
    const missing: Visit = { page: Option.none(), isCapture: false, failure, lookups: [] }
    if (!isGone(failure) || archive.isEnabled === false) return missing
    const capture = yield* Effect.either(inTime(visitor, readCapture(visitor.client, url, archive)))
    if (capture._tag === "Left") {
      const { reason } = capture.left
      const isAbsent = reason._tag === "NotFound"
      return {
        ...missing,
        lookups: [isAbsent ? answered(wayback, false) : unavailable(wayback, reason)]
      }
    }
    return Option.match(capture.right, {
      onNone: () => ({ ...missing, lookups: [answered(wayback, false)] }),
      onSome: page => ({ ...found(page), isCapture: true, lookups: [answered(wayback, true)] })
    })
  })
