import {
  describeReason,
  type Lookup,
  SourceError,
  type SourceErrorReason,
  type Stage,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Effect, Option } from "effect"
import { distinctClaims } from "../sources/makeDocument.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { addressKey, tidyAddress } from "./addresses.ts"
import { profileQueries, queriesOf } from "./queries.ts"
import { type ResultReading, resultReading } from "./resultReading.ts"
import { type SearchAnswer, type SearchEngine, type SearchEngineName, searchEngines } from "./SearchEngine.ts"
import { introducedBy, type Sought, soughtOf } from "./Sought.ts"

/** What has not come by then is left out; the stage's own limit, of two such searches, would lose what has. */
const searchingTime = "14 seconds"

/** Namesakes on one service that are worth telling apart. */
const mostProfiles = 3
const mostDocuments = 20

/** After these every further query would be refused as well. */
const isFinal = ({ _tag }: SourceErrorReason): boolean =>
  _tag === "RateLimited" || _tag === "QuotaExhausted" || _tag === "Unauthorized"

/** What came of some queries: the answers in order, and why others are missing. */
interface Answers {
  readonly answers: ReadonlyArray<SearchAnswer>
  readonly failures: ReadonlyArray<SourceErrorReason>
}

const askAll = (engine: SearchEngine, queries: ReadonlyArray<string>): Effect.Effect<Answers> =>
  Effect.gen(function* () {
    const answers: Array<SearchAnswer> = []
    const failures: Array<SourceErrorReason> = []
    const askInTurn = Effect.gen(function* () {
      for (const query of queries) {
        const end = yield* Effect.either(engine.search(query))
        if (end._tag === "Right") answers.push(end.right)
        else failures.push(end.left.reason)
        if (end._tag === "Left" && isFinal(end.left.reason)) return
      }
    })
    const end = yield* Effect.timeoutOption(askInTurn, searchingTime)
    return { answers, failures: Option.isSome(end) ? failures : [...failures, { _tag: "Timeout" }] }
  })

/** ISO, as far as a day; engines write dates as they like. */
const isoDay = (date: string | null): string | null => {
  if (date === null || /^\d{4}-\d{2}-\d{2}/.test(date)) return date?.slice(0, 10) ?? null
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}

/** What the hits say, each page once. */
const readingsOf = (
  answers: ReadonlyArray<SearchAnswer>,
  sought: Sought,
  source: string
): ReadonlyArray<ResultReading> => {
  const read = new Map<string, ResultReading>()
  const profiles = new Map<string, number>()
  for (const { results, fetchedAt } of answers) {
    for (const result of results) {
      const url = Option.getOrUndefined(tidyAddress(result.url))
      if (url === undefined || read.has(addressKey(url)) || read.size === mostDocuments) continue
      const tidy = { ...result, url, publishedAt: isoDay(result.publishedAt) }
      const reading = Option.getOrUndefined(resultReading(tidy, sought, { source, fetchedAt }))
      if (reading === undefined) continue
      const service = Option.getOrUndefined(profileHandle(url))?.kind
      const count = service === undefined ? 0 : (profiles.get(service) ?? 0)
      if (count === mostProfiles) continue
      if (service !== undefined) profiles.set(service, count + 1)
      read.set(addressKey(url), reading)
    }
  }
  return [...read.values()]
}

/** The prospect as the profile introduces them that the client gave, when it is found. */
const introduced = (sought: Sought, readings: ReadonlyArray<ResultReading>): Sought => {
  const profile = readings.find(({ document }) => document.url === sought.linkedin)
  const claim = (field: string) => {
    const value = profile?.claims.find(it => it.field === field)?.value
    return typeof value === "string" ? value : undefined
  }
  const name = claim("name")
  return name === undefined
    ? sought
    : introducedBy(sought, { name, company: claim("professional.current_company") })
}

/** Whether an engine that is tried earlier has answered, or this prospect has been searched for under another name. */
const isAnswered = (engine: SearchEngineName, { known, fresh }: StageInput): boolean => {
  const earlier: ReadonlyArray<string> = searchEngines.slice(0, searchEngines.indexOf(engine))
  const hasOldName = known.handles.some(
    ({ kind, value }) => kind === "name" && !fresh.some(it => it.kind === kind && it.value === value)
  )
  return (
    hasOldName ||
    known.lookups.some(({ source, verdict }) => earlier.includes(source) && verdict !== "unavailable")
  )
}

const lookupsOf = (
  source: string,
  found: number,
  failures: ReadonlyArray<SourceErrorReason>
): ReadonlyArray<Lookup> => [
  { source, verdict: found > 0 ? "found" : "absent", reason: null },
  ...[...new Set(failures.map(describeReason))].map(
    reason => ({ source: `${source} queries`, verdict: "unavailable", reason }) as const
  )
]

/**
 * A stage that searches the web for the prospect by name and whatever tells namesakes apart. Engines are alternatives:
 * one that is tried later asks only when none before it has answered.
 */
export const searchStage = (engine: SearchEngine & { readonly name: SearchEngineName }): Stage => {
  const { name: source } = engine
  const run = Effect.fn("Search.run")(function* (input: StageInput) {
    const sought = soughtOf(input)
    if (isAnswered(source, input)) return {}
    const first = [...profileQueries(sought), ...queriesOf(sought)]
    if (first.length === 0) return {}
    const opening = yield* askAll(engine, first)
    const [failure] = opening.failures
    if (failure !== undefined && opening.answers.length === 0)
      return yield* new SourceError({ source, reason: failure })

    const acquainted = introduced(sought, readingsOf(opening.answers, sought, source))
    const isRefused = opening.failures.some(isFinal)
    const further = isRefused ? [] : queriesOf(acquainted).filter(query => !first.includes(query))
    const sequel = yield* askAll(engine, further)
    const readings = readingsOf([...opening.answers, ...sequel.answers], acquainted, source)
    const output: Partial<StageOutput> = {
      documents: readings.map(({ document }) => document),
      claims: [...distinctClaims(readings.flatMap(({ claims }) => claims))],
      handles: readings.flatMap(({ handles }) => handles),
      lookups: [...lookupsOf(source, readings.length, [...opening.failures, ...sequel.failures])]
    }
    return output
  })
  return {
    name: source,
    version: "1",
    kind: "gather",
    after: ["normalize", "gravatar", "github", ...searchEngines.slice(0, searchEngines.indexOf(source))],
    follows: ["name"],
    required: false,
    timeLimit: "30 seconds",
    budget: 0,
    run
  }
}
