import { createHash } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { openHttp } from "./loopback.ts"

/** How the source behaves for a person: the first word of the email address. */
export const behaviours = ["quick", "slow", "long", "idle", "fail", "none", "poison"] as const
export type Behaviour = (typeof behaviours)[number]

/** A stage asked the source about a person. */
export interface Asked {
  readonly stage: string
  readonly person: string
  /** Epoch milliseconds. */
  readonly at: number
}

const longMillis = 11_000

/** 50 to 500 ms, always the same for a stage and a person. */
const slowMillis = (stage: string, person: string): number =>
  50 + (createHash("sha256").update(`${stage} ${person}`).digest().readUInt16BE(0) % 451)

const millisOf = (behaviour: string, stage: string, person: string): number => {
  if (behaviour === "long") return stage === "first" ? longMillis : 0
  return behaviour === "slow" || behaviour === "fail" || behaviour === "poison"
    ? slowMillis(stage, person)
    : 0
}

const verdictOf = (behaviour: string): { readonly status: number; readonly verdict: string } => {
  switch (behaviour) {
    case "fail":
      return { status: 401, verdict: "refused" }
    case "none":
      return { status: 404, verdict: "absent" }
    case "poison":
      return { status: 200, verdict: "poison" }
    default:
      return { status: 200, verdict: "found" }
  }
}

/** The only source of the server under torture, open as long as the scope. It writes down who was asked for. */
export const openFakeSource = Effect.gen(function* () {
  const clock = yield* Effect.clock
  const asked: Array<Asked> = []
  const { address } = yield* openHttp(async (request, response) => {
    const [, stage = "", encoded = ""] = (request.url ?? "").split("/")
    const person = decodeURIComponent(encoded)
    asked.push({ stage, person, at: clock.unsafeCurrentTimeMillis() })
    const behaviour = person.split("-")[0] ?? ""
    if (behaviour === "idle") return
    await pause(millisOf(behaviour, stage, person))
    const { status, verdict } = verdictOf(behaviour)
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify({ verdict }))
  })
  return { address, asked }
})

export type FakeSource = Effect.Effect.Success<typeof openFakeSource>
