import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { layerFigures } from "./layers.ts"
import { measure, type Round } from "./load.ts"
import { readNumbers } from "./readNumbers.ts"
import type { Contestant } from "./serve.ts"

const usage = `Measures the server beside its peers: minutes of load.

  npm run bench -- [ROUNDS]

  ROUNDS   of each measurement; 5 by default
  --help   this text
`

const { rounds } = readNumbers(usage, { rounds: 5 })
const script = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url))
const print = (line = "") => process.stdout.write(`${line}\n`)

const open = async (
  who: string,
  directory: string
): Promise<Contestant & { readonly child: ChildProcess }> => {
  const child = spawn(process.execPath, [script("serve"), who, directory], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  const [line] = await once(child.stdout, "data")
  return { ...JSON.parse(String(line)), child }
}

const median = (numbers: ReadonlyArray<number>): number =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN

const whole = (rate: number): string => Math.round(rate).toLocaleString("en").padStart(9)

const directory = mkdtempSync(join(tmpdir(), "prospect-research-bench-"))
print(
  `Node ${process.version}, ${cpus().length} cores: ${cpus()[0]?.model}. ${rounds} rounds, interleaved; medians.`
)
const results: Record<string, Array<Round>> = { ours: [], peer: [] }
const contestants = { ours: await open("ours", directory), peer: await open("peer", directory) }
for (let round = 0; round < rounds; round++) {
  // The order changes, so that neither always runs on the warmer machine.
  const order = round % 2 === 0 ? (["ours", "peer"] as const) : (["peer", "ours"] as const)
  for (const who of order) results[who]?.push(await measure(contestants[who]))
}
for (const { child } of Object.values(contestants)) child.kill("SIGTERM")

print("\nRequests a second, 50 connections      ours     Fastify + better-sqlite3   ratio")
for (const kind of ["submits", "polls"] as const) {
  const ours = median((results.ours ?? []).map(round => round[kind]))
  const peer = median((results.peer ?? []).map(round => round[kind]))
  print(`${kind.padEnd(32)}${whole(ours)}${whole(peer).padStart(29)}   ${(ours / peer).toFixed(2)}`)
}

print("\nWhat the layers below HTTP can do, operations a second, 50 at once")
for (const { layer, rate } of await layerFigures()) print(`  ${layer.padEnd(30)}${whole(rate)}`)

const figures = JSON.parse(
  execFileSync(process.execPath, ["--expose-gc", script("runInFlight"), "10000"], { encoding: "utf8" })
)
print("\n10,000 tasks in flight, each waiting in a stage, in one process")
print(`  memory a task      ${figures.kilobytesPerTask.toFixed(1)} KB`)
print(
  `  read of a task     ${figures.readMedianMillis.toFixed(2)} ms median, ${figures.readP99Millis.toFixed(2)} ms p99`
)

interface Reading {
  readonly millis: number
  readonly held: number
}
const reading: Readonly<Record<"first" | "hundred" | "long", Reading>> = JSON.parse(
  execFileSync(process.execPath, [script("runReading")], { encoding: "utf8" })
)
const rows = [
  ["the first sentence of a process", reading.first],
  ["a page of 100 sentences", reading.hundred],
  ["a page of 1,000 sentences", reading.long]
] as const
print("\nReading what a page says of somebody, milliseconds       whole   longest turn")
for (const [what, { millis, held }] of rows)
  print(`  ${what.padEnd(46)}${whole(millis)}${whole(held).padStart(15)}`)
rmSync(directory, { recursive: true, force: true })
