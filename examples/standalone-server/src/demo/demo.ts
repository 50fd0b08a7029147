import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { FetchHttpClient } from "@effect/platform"
import { Accounts } from "@prospect-research/core"
import { ResearchClient } from "@prospect-research/http/client"
import { runServer } from "@prospect-research/http/server"
import { ConfigProvider, Console, Effect, Layer, Redacted, Stream } from "effect"
import { readFlags } from "../commandLine.ts"
import { explainRefusal } from "../explainRefusal.ts"
import { localUrl } from "../ServerSettings.ts"
import { Listening, StandaloneServer } from "../StandaloneServer.ts"
import { openCallbackReceiver } from "./callbackReceiver.ts"
import { formatReport } from "./formatReport.ts"
import { prospect } from "./prospect.ts"
import { openProgress } from "./StageProgressBar.ts"

/** What the sources answered when the fictional prospect was researched: `npm run record-demo` makes it anew. */
const cassette = fileURLToPath(new URL("../../demo/cassette.har", import.meta.url))

const receiver = Effect.acquireRelease(
  Effect.promise(() => openCallbackReceiver()),
  opened => Effect.promise(opened.close)
)

const temporaryDirectory = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "prospect-research-demo-"))),
  path => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

const settings = (directory: string, receiverHost: string) =>
  new Map(
    Object.entries({
      PORT: process.env.PORT ?? "0",
      DATABASE_URL: `sqlite:${join(directory, "demo.db")}`,
      CASSETTE: cassette,
      CASSETTE_MODE: "replay",
      EGRESS_ALLOW: receiverHost,
      LOG_LEVEL: "WARN",
      SHUTDOWN_GRACE_SECONDS: "0"
    })
  )

/** Follows a task's events with a progress bar until it has ended. */
const showProgress = Effect.fnUntraced(function* (taskId: string) {
  const client = yield* ResearchClient
  const progress = openProgress(process.stdout.isTTY)
  yield* Stream.runForEach(client.events(taskId), event => Effect.sync(() => progress.show(event)))
  progress.close()
})

const research = Effect.fnUntraced(function* (
  callbacks: Effect.Effect.Success<typeof receiver>,
  signingSecret: string
) {
  const client = yield* ResearchClient
  yield* Console.log(`\nPOST /research for ${prospect.full_name} (who is made up), answered from a cassette:`)
  const { task_id } = yield* client.submit({
    contact_data: prospect,
    prospect_id: "demo-1",
    callback_url: callbacks.url,
    callback_secret: "demo-secret"
  })
  yield* showProgress(task_id)
  const task = yield* client.get(task_id)
  if (task.result === null) return yield* Effect.dieMessage(`The research failed: ${task.error}`)
  yield* Console.log(`\nThe report:\n${formatReport(task.result, yield* client.evidence(task_id))}`)
  const callback = yield* Effect.timeout(
    Effect.tryPromise(() => callbacks.first(signingSecret)),
    "10 seconds"
  )
  yield* Console.log(
    `\nThe callback came, and its signature is right:\n  ${JSON.stringify(callback).slice(0, 150)}…`
  )
  return task
})

const usage = `Researches a made-up prospect offline, and leaves the server up to look at.

  npm run demo -- [options]

  --exit   end when the report is there
  --help   this text

PORT is the port of the server; without it a free one is taken.
`

const staysUp = !readFlags(usage, ["exit"]).has("exit")

const demo = Effect.gen(function* () {
  const directory = yield* temporaryDirectory
  const callbacks = yield* receiver
  yield* Effect.gen(function* () {
    const url = localUrl(yield* Effect.flatten(Listening))
    const account = yield* (yield* Accounts).create("Demo")
    const client = ResearchClient.layer({ baseUrl: url, apiKey: Redacted.make(account.api_key) })
    yield* Console.log(`Prospect Research listens on ${url}`)
    const task = yield* research(callbacks, account.signing_secret).pipe(
      Effect.provide(client),
      Effect.provide(FetchHttpClient.layer)
    )
    yield* Console.log(`\nReport page    ${task.report_url}\nDocumentation  ${url}/docs`)
    if (!staysUp) return
    yield* Console.log(
      `\nThe server stays up: press Ctrl+C to end it. Ask it yourself:\n  curl ${url}/research/${task.task_id} -H "Authorization: Bearer ${account.api_key}"`
    )
    yield* Effect.never
  }).pipe(
    Effect.provide(
      StandaloneServer.layer.pipe(
        Layer.provide(Layer.setConfigProvider(ConfigProvider.fromMap(settings(directory, callbacks.host))))
      )
    )
  )
})

runServer(explainRefusal(Effect.scoped(demo)), {
  disableErrorReporting: true,
  disablePrettyLogger: true
})
