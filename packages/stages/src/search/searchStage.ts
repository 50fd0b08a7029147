import {
  type Handle,
  type Lookup,
  SourceError,
  type SourceErrorReason,
  type Stage,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Array as Arrays, Effect } from "effect"
import { answered, unavailable } from "../sources/lookups.ts"
import { distinctClaims } from "../sources/makeDocument.ts"
import { acquainted, introduced, isToldAtWork, withTitledEmployer } from "./acquaint.ts"
import { askAll, isFinal } from "./askAll.ts"
import { type HitReader, hitReader } from "./hitReader.ts"
import { nameInHits } from "./nameInHits.ts"
import {
  addressQueries,
  looseQueries,
  mostQueries,
  openingQueries,
  profileQueries,
  queriesOf,
  respelledQueries,
  variantsOf
} from "./queries.ts"
import type { ResultReading } from "./resultReading.ts"
import { type SearchAnswer, type SearchEngine, type SearchEngineName, searchEngines } from "./SearchEngine.ts"
import { called, isLabelAlone, type Sought, soughtOf } from "./Sought.ts"

/** Queries that hits of the first ones lead to. */
const mostFurther = 3

/**
 * The prospect by what the first hits tell: whom an address is made for, whose profile was given, what the employer's pages
 * call it, and what its side says.
 */
const learnt = (sought: Sought, answers: ReadonlyArray<SearchAnswer>, hits: HitReader): Sought => {
  const results = answers.flatMap(answer => answer.results)
  const shown = nameInHits(results, sought)
  const known = sought.name === undefined && shown !== undefined ? called(sought, shown) : sought
  const profiled = known.linkedin === undefined ? known : introduced(known, hits.read(answers, known))
  const employed = withTitledEmployer(profiled, results)
  return acquainted(employed, hits.read(answers, employed))
}

/** Queries that what was learnt leads to: few where the name was known, since most of it has been asked. */
const furtherQueries = (
  before: Sought,
  after: Sought,
  asked: ReadonlyArray<string>,
  isAtWork: boolean
): ReadonlyArray<string> => {
  const known = new Set(asked.map(query => query.toLowerCase()))
  // Of an employer who was known it was asked, as far as there was room.
  const loose = before.company === undefined || isLabelAlone(before) ? looseQueries(after) : []
  const respelled = isAtWork ? [] : respelledQueries(after)
  return [...respelled, ...queriesOf(after), ...variantsOf(after), ...loose]
    .filter(query => !known.has(query.toLowerCase()))
    .slice(
      0,
      before.name === undefined || before.company === undefined || !isAtWork ? mostQueries : mostFurther
    )
}

const hasOldName = ({ known, fresh }: StageInput): boolean =>
  known.handles.some(
    ({ kind, value }) => kind === "name" && !fresh.some(it => it.kind === kind && it.value === value)
  )

/** The name by which the employer's own site calls a prospect who was searched for under another. */
const nameAtWork = (input: StageInput): string | undefined => {
  const { known, fresh } = input
  const pages = new Set(known.documents.filter(it => it.source_class === "first-party").map(({ id }) => id))
  return hasOldName(input)
    ? fresh.find(it => it.kind === "name" && it.document !== null && pages.has(it.document))?.value
    : undefined
}

/**
 * Whether an engine that is tried earlier has answered, or this prospect has been searched for under another name. The
 * engines of a later round run at once: where the employer spells the name otherwise, the one that has answered asks again.
 */
const isAnswered = (engine: SearchEngineName, input: StageInput): boolean => {
  const { known, fresh } = input
  const own = new Set(known.documents.filter(it => it.source === engine).map(({ id }) => id))
  if (fresh.length > 0 && fresh.every(({ document }) => document !== null && own.has(document))) return true
  const earlier: ReadonlyArray<string> = searchEngines.slice(0, searchEngines.indexOf(engine))
  const hasAnswered = (engines: ReadonlyArray<string>): boolean =>
    known.lookups.some(({ source, verdict }) => engines.includes(source) && verdict !== "unavailable")
  const isToAskAgain = nameAtWork(input) !== undefined && hasAnswered([engine])
  return hasAnswered(earlier) || (hasOldName(input) && !isToAskAgain)
}

/** A name that the search came upon itself, for the sources that search by name. */
const newNames = (
  before: Sought,
  { name }: Sought,
  readings: ReadonlyArray<ResultReading>
): ReadonlyArray<Handle> => {
  const naming = readings.find(({ document }) => name !== undefined && document.text.includes(name))
  return before.name === undefined && name !== undefined && naming !== undefined
    ? [{ kind: "name", value: name, document: naming.document.id }]
    : []
}

const lookupsOf = (
  source: string,
  found: number,
  failures: ReadonlyArray<SourceErrorReason>
): ReadonlyArray<Lookup> => [
  answered(source, found > 0),
  ...Arrays.dedupeWith(
    failures.map(reason => unavailable(`${source} queries`, reason)),
    (left, right) => left.reason === right.reason
  )
]

/**
 * A stage that searches the web for the prospect by name and whatever tells namesakes apart. Engines are alternatives:
 * one that is tried later asks only when none before it has answered.
 */
export const searchStage = (engine: SearchEngine & { readonly name: SearchEngineName }): Stage => {
  const { name: source } = engine
  const run = Effect.fn("Search.run")(function* (input: StageInput) {
    if (isAnswered(source, input)) return {}
    const other = nameAtWork(input)
    const sought = other === undefined ? soughtOf(input) : { ...soughtOf(input), name: other }
    const first =
      other === undefined
        ? [...profileQueries(sought), ...addressQueries(sought), ...openingQueries(sought)]
        : queriesOf(sought).slice(0, mostFurther)
    if (first.length === 0) return {}
    const opening = yield* askAll(engine, first)
    const [failure] = opening.failures
    if (failure !== undefined && opening.answers.length === 0)
      return yield* new SourceError({ source, reason: failure })

    const hits = hitReader(source)
    const told = learnt(sought, opening.answers, hits)
    const isAtWork = isToldAtWork(hits.read(opening.answers, told), told)
    const isEnough = other !== undefined || opening.failures.some(isFinal)
    const sequel = yield* askAll(engine, isEnough ? [] : furtherQueries(sought, told, first, isAtWork))
    const readings = hits.read([...opening.answers, ...sequel.answers], told)
    const output: Partial<StageOutput> = {
      documents: readings.map(({ document }) => document),
      claims: [...distinctClaims(readings.flatMap(({ claims }) => claims))],
      handles: [...readings.flatMap(({ handles }) => handles), ...newNames(sought, told, readings)],
      lookups: [
        ...lookupsOf(source, readings.length, [...opening.failures, ...sequel.failures]),
        ...(hits.isShort() ? [unavailable(`${source} results`, { _tag: "Timeout" })] : [])
      ]
    }
    return output
  })
  return {
    name: source,
    version: "2",
    kind: "gather",
    after: ["normalize", "gravatar", "github", ...searchEngines.slice(0, searchEngines.indexOf(source))],
    follows: ["name"],
    required: false,
    timeLimit: "30 seconds",
    budget: 0,
    run
  }
}
