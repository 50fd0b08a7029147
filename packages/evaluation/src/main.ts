import { Effect } from "effect"
import { type Command, parseCommand, usage } from "./commandLine.ts"
import { type Figure, isReached, type PublicDataSet } from "./Figure.ts"
import { withGateway } from "./internet/startGateway.ts"
import { loadWorld } from "./loadWorld.ts"
import { crowdTable, measureCrowd } from "./measures/crowd.ts"
import type { Measured } from "./measures/Measured.ts"
import { measureReports, measureWorld } from "./measures/measureWorld.ts"
import { shownValues } from "./measures/shownValues.ts"
import { measureTimeToReport, timeTable } from "./measures/timeToReport.ts"
import { publicDataSets } from "./publicDataSets.ts"
import { answeringTo, peopleGiven, peopleOf } from "./run.ts"
import { loadSamples } from "./samples/builtInSamples.ts"
import { measureSamples } from "./samples/measureSamples.ts"
import { figureTable, missList } from "./table.ts"
import type { World } from "./World.ts"

/** Time to report, as a multiple of the longest chain. */
const longestShare = 1.3

const nothing: Measured = { figures: [], misses: [] }

const ofSamples = async ({ people, samples }: Command): Promise<Measured> => {
  const pages = (await Promise.all(samples.map(loadSamples))).flat()
  const wanted = answeringTo(people, pages, ({ name }) => name)
  if (wanted.length === 0) throw new TypeError("these sets have no page about anybody of that name")
  return measureSamples(wanted)
}

/** Measures a world while its gateway, if it has one of its own, runs. */
const measured = <A, E>(world: World, measure: (world: World) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.scoped(Effect.flatMap(withGateway(world), measure)))

const ofWorld = async ({ world: name, people: names, only, given }: Command, ids: ReadonlyArray<string>) => {
  if (only !== undefined && ids.includes(only)) return nothing
  const world = await loadWorld(name)
  const people = peopleGiven(peopleOf(world, names), given)
  return measured(world, it => measureWorld({ world: it, people }))
}

/** People with many sources take longest. */
const timedPeople = 3

const printTimes = async ({ world: name, people: names }: Command): Promise<boolean> => {
  const world = await loadWorld(name)
  const richest = [...world.people].sort((left, right) => right.sources.length - left.sources.length)
  const people = names.length === 0 ? richest.slice(0, timedPeople) : peopleOf(world, names)
  const times = await measured(world, it => measureTimeToReport(it, people))
  process.stdout.write(`${timeTable(times)}\n`)
  return times.every(({ chainMillis, totalMillis }) => totalMillis <= longestShare * chainMillis)
}

const printCrowd = async ({ world: name, people: names }: Command): Promise<boolean> => {
  const world = await loadWorld(name)
  const crowd = await measured(world, it => measureCrowd(it, peopleOf(world, names)))
  process.stdout.write(`${crowdTable(crowd)}\n`)
  return crowd.gaps.size === 0
}

const printValues = async ({ world: name, people: names, given }: Command): Promise<boolean> => {
  const world = await loadWorld(name)
  const people = peopleGiven(peopleOf(world, names), given)
  const { researches } = await measured(world, it => measureReports({ world: it, people }))
  for (const it of shownValues(researches)) process.stdout.write(`${JSON.stringify(it)}\n`)
  return true
}

const ofPublicData = async (
  { data, only }: Command,
  sets: ReadonlyArray<PublicDataSet>
): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  // One after another, since each of them keeps a core busy.
  for (const { id, measure } of sets) {
    const directory = data.get(id)
    if (directory === undefined || (only !== undefined && only !== id)) continue
    for (const figure of await measure(directory)) figures.push({ ...figure, name: `${id}: ${figure.name}` })
  }
  return figures
}

const evaluate = async (): Promise<boolean> => {
  const words = process.argv.slice(2)
  const sets = words.includes("--world-only") ? [] : await publicDataSets()
  const ids = sets.map(({ id }) => id)
  const command = parseCommand(words, sets)
  if (command.help) {
    process.stdout.write(usage(sets))
    return true
  }
  if (command.time) return printTimes(command)
  if (command.crowd) return printCrowd(command)
  if (command.values) return printValues(command)
  const measured = command.samples.length > 0 ? await ofSamples(command) : await ofWorld(command, ids)
  const { only } = command
  const isWanted = (name: string) => only === undefined || ids.includes(only) || name.includes(only)
  const figures = [...measured.figures, ...(await ofPublicData(command, sets))].filter(it =>
    isWanted(it.name)
  )
  const misses = measured.misses.filter(({ figure }) => isWanted(figure))
  if (command.json) {
    process.stdout.write(`${JSON.stringify({ figures, misses }, null, 2)}\n`)
  } else {
    if (command.verbose) process.stdout.write(`${missList(misses)}\n\n`)
    process.stdout.write(`${figureTable(figures)}\n`)
  }
  return figures.every(isReached)
}

evaluate().then(
  isGood => {
    process.exitCode = isGood ? 0 : 1
  },
  error => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
)
