import { Effect, FastCheck, Random } from "effect"
import { auditLedger } from "../../audit/Ledger.ts"
import { readBooks } from "../../audit/openBooks.ts"
import type { Campaign } from "../../Campaign.ts"
import { type Account, openAccount } from "../../harness/Account.ts"
import { openScene, type Scene } from "../../harness/Scene.ts"
import { commands } from "./commands.ts"
import { type Model, newModel } from "./ModelAccount.ts"

const freeCredits = 3
const longestStory = 25

/** What hangs would be under suspicion of the crashes in the next stories. */
const endWhatIsOpen = (account: Account, { tasks }: Model) =>
  Effect.forEach(
    tasks.filter(({ state }) => state === "open"),
    ({ taskId }) => Effect.ignore(account.send("POST", `/research/${taskId}/cancel`)),
    { discard: true }
  )

/** Runs stories against one service, each with an account of its own, and shrinks the first that goes wrong. */
const tellStories = ({ deployment, receiver }: Scene, seed: number, stories: number) => {
  let told = 0
  let day = 0
  const [slot] = deployment.slots
  return Effect.promise(() =>
    FastCheck.check(
      FastCheck.asyncProperty(
        FastCheck.commands(commands, { maxCommands: longestStory, size: "max" }),
        async story => {
          told += 1
          const account = await Effect.runPromise(openAccount(deployment, freeCredits))
          const model = newModel(freeCredits, day)
          const real = { account, deployment, slot, receiver, name: `story-${told}` }
          try {
            await FastCheck.asyncModelRun(() => ({ model, real }), story)
          } finally {
            // No clock goes back by days: a callback would be due in days.
            day = model.day
            await Effect.runPromise(endWhatIsOpen(account, model))
          }
        }
      ),
      { seed, numRuns: stories, endOnFailure: false }
    )
  )
}

/** Random stories of a client's life with the service, against a model that fits on a sheet of paper. */
export const model: Campaign = {
  id: "model",
  promise:
    "submit, cancel, crash, time passes, redeliver, erase, revoke, grant, in any order: the service does what a simple model says",
  databases: ["sqlite"],
  size: { unit: "stories", whole: 300, short: 1 },
  run: Effect.fnUntraced(function* ({ database, size }) {
    const scene = yield* openScene({ database, accounts: 0, preload: ["clock"] })
    const seed = yield* Random.nextIntBetween(0, 2 ** 31 - 1)
    const told = yield* tellStories(scene, seed, size)
    const story = `${String(told.counterexample)}: ${told.errorInstance instanceof Error ? told.errorInstance.message : ""}`
    const audit = yield* readBooks(scene.deployment.database, auditLedger)
    return {
      measurements: [
        { name: "stories", value: told.numRuns },
        { name: "shrinks", value: told.numShrinks }
      ],
      broken: [
        ...(told.failed
          ? [{ promise: "the service does what a simple model says", subject: `seed ${told.seed}`, story }]
          : []),
        ...audit
      ],
      notes: []
    }
  })
}
