import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { NodeRuntime } from "@effect/platform-node"
import { Console, Effect, Exit } from "effect"
import { campaigns } from "./campaigns/index.ts"
import { type Command, parseCommand, usage } from "./commandLine.ts"
import { isKept, type Run, reportPage } from "./report.ts"
import { runCampaign } from "./runCampaign.ts"

/** Stopped, or broken itself. */
const troubleCode = 2

const pagesDirectory = resolve(".data", "torture")

const list = campaigns
  .map(
    ({ databases, id, promise, size }) =>
      `${id.padEnd(12)} ${promise} (${databases.join(", ")}; ${size.whole} ${size.unit})`
  )
  .join("\n")

const writePage = (run: Run) =>
  Effect.promise(async () => {
    await mkdir(pagesDirectory, { recursive: true })
    const file = join(pagesDirectory, `${run.campaign.id}-${run.database}-${run.seed}.md`)
    await writeFile(file, reportPage(run))
    return file
  })

const summary = ({ campaign, database, outcome, seconds, seed, size }: Run) => ({
  campaign: campaign.id,
  database,
  seed,
  size,
  seconds,
  ...outcome
})

const runAll = Effect.fnUntraced(function* ({
  campaigns: wanted,
  database,
  json,
  seed,
  size
}: Extract<Command, { kind: "run" }>) {
  const runs: Array<Run> = []
  for (const campaign of wanted) {
    const progress = (line: string) => Console.error(`${campaign.id}: ${line}`)
    const run = yield* runCampaign(campaign, { database, seed, size: size ?? campaign.size.whole, progress })
    const file = yield* writePage(run)
    if (!json) yield* Console.log(`${reportPage(run)}\n${file}\n`)
    runs.push(run)
  }
  if (json) yield* Console.log(JSON.stringify(runs.map(summary), null, 2))
  if (!runs.every(isKept)) process.exitCode = 1
})

const program = Effect.suspend(() => {
  const command = parseCommand(process.argv.slice(2), campaigns)
  switch (command.kind) {
    case "help":
      return Console.log(usage)
    case "list":
      return Console.log(list)
    case "run":
      return runAll(command)
  }
})

program.pipe(
  Effect.catchAllDefect(defect =>
    defect instanceof TypeError
      ? Effect.zipRight(
          Console.error(`${defect.message}\n\n${usage}`),
          Effect.sync(() => {
            process.exitCode = 2
          })
        )
      : Effect.die(defect)
  ),
  NodeRuntime.runMain({
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) ? Number(process.exitCode ?? 0) : troubleCode)
  })
)
