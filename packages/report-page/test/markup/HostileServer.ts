import {
  Accounts,
  Delivery,
  MemoryStore,
  ReportGone,
  ReportNotFound,
  Research,
  ResearchTask,
  type StoredReport,
  TaskEvent,
  TaskEvidence
} from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { ResearchServer } from "@prospect-research/http/server"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { Effect, Layer, Logger, LogLevel, ManagedRuntime, Option, Redacted, Schema, Stream } from "effect"
import { corpus } from "./corpus.ts"
import { fill, type TextAt } from "./fill.ts"

/** The real server over HTTP, in front of an engine that has nothing but hostile texts to tell. */
export interface HostileServer {
  readonly origin: string
  /** Of an account. */
  readonly key: string
  /** Shows a report from now on, at the address that is returned. */
  readonly serve: (token: string, report: StoredReport) => string
  readonly close: () => Promise<void>
}

/** A few payloads for each text, the next ones for the next text, so that an answer has them all. */
const severalAt = (): TextAt => {
  let next = 0
  return () => Array.from({ length: 8 }, () => corpus[next++ % corpus.length]?.text).join("\n")
}

const hostileTask = fill(ResearchTask, severalAt())

const hostile = (
  research: typeof Research.Service,
  reports: ReadonlyMap<string, StoredReport>
): typeof Research.Service => ({
  ...research,
  get: () => Effect.succeed(hostileTask),
  list: () => Effect.succeed({ data: [hostileTask], next_cursor: hostileTask.task_id }),
  evidence: () => Effect.succeed(fill(TaskEvidence, severalAt())),
  deliveries: () => Effect.succeed([fill(Delivery, severalAt())]),
  events: () => Stream.fromIterable(fill(Schema.Array(TaskEvent), severalAt())),
  report: (token: string) => {
    const report = reports.get(token)
    if (report !== undefined) return Effect.succeed(report)
    return token === "gone" ? new ReportGone() : new ReportNotFound()
  }
})

export const openHostileServer = async (): Promise<HostileServer> => {
  const reports = new Map<string, StoredReport>()
  const engine = testEngine(MemoryStore.layer)
  const research = Layer.effect(
    Research,
    Effect.map(Research, it => hostile(it, reports))
  ).pipe(Layer.provideMerge(engine))
  const runtime = ManagedRuntime.make(
    ResearchServer.layer({
      host: "127.0.0.1",
      port: 0,
      baseUrl: "http://127.0.0.1",
      adminToken: Option.some(Redacted.make("the-token-of-the-administrator")),
      reportPages: {
        render: report => ({ status: 200, ...renderReport(report) }),
        notFound: { status: 404, ...renderNotFound() },
        gone: { status: 410, ...renderGone() }
      },
      graceMillis: 100
    }).pipe(Layer.provideMerge(research), Layer.provide(Logger.minimumLogLevel(LogLevel.None)))
  )
  const { port } = await runtime.runPromise(ResearchServer)
  const account = await runtime.runPromise(Effect.flatMap(Accounts, it => it.create("Test")))
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    key: account.api_key,
    serve: (token, report) => {
      reports.set(token, report)
      return `${origin}/reports/${token}`
    },
    close: () => runtime.dispose()
  }
}
