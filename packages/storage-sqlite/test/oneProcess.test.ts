import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { AccountStore, TaskStore } from "@prospect-research/core"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Layer } from "effect"
import { startProcess } from "./otherProcess.ts"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const open = (filename: string) => Layer.build(SqliteStore.layer({ filename }))

it.scopedLive(
  "a file in use is refused at once; when its process is killed, it opens with all that was accepted",
  () =>
    Effect.gen(function* () {
      const filename = join(yield* temporaryDirectory, "research.db")
      const first = yield* startProcess("submitForever.ts", filename)
      yield* first.line("open")

      const startedAt = performance.now()
      const refused = yield* Effect.flip(Effect.scoped(open(filename)))
      // SQLite's own way would be to wait 5 s with the event loop stopped.
      expect(performance.now() - startedAt).toBeLessThan(4000)
      expect(refused).toMatchObject({ _tag: "StorageRefused", reason: "in_use" })
      expect(refused.message).toContain("in use by another process")

      const second = yield* startProcess("submitForever.ts", filename)
      expect(yield* second.line("refused")).toContain("in_use")

      yield* first.line("accepted 00000000-0000-7000-8000-000000000040")
      yield* first.kill
      const accepted = yield* first.accepted
      yield* Effect.gen(function* () {
        const tasks = yield* TaskStore
        const accounts = yield* AccountStore
        const accountId = "account-of-the-other-process"
        for (const taskId of accepted) expect((yield* tasks.get(accountId, taskId)).status).toBe("pending")
        const { pending } = yield* tasks.backlog
        // The last one may have been stored and never reported.
        expect(pending - accepted.length).toBeLessThanOrEqual(1)
        expect((yield* accounts.get(accountId)).credits).toBe(1_000_000 - pending)
        expect(yield* accounts.audit).toEqual([])
      }).pipe(Effect.provide(yield* open(filename)))
    }),
  60_000
)

it.scopedLive(
  "a file in use by this very process is refused too, by any name, and free again afterwards",
  () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const filename = join(directory, "research.db")
      const otherName = join(directory, "other-name.db")
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* open(filename)
          symlinkSync(filename, otherName)
          for (const name of [filename, otherName]) {
            expect(yield* Effect.flip(Effect.scoped(open(name)))).toMatchObject({ reason: "in_use" })
          }
        })
      )
      yield* open(otherName)
    })
)
