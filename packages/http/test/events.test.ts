import { get, type IncomingMessage } from "node:http"
import { Effect, Stream } from "effect"
import { describe, expect, it } from "vitest"
import { person, useServer } from "./testServer.ts"

/** Calls of the service that began and have not ended. */
const open = { streams: 0, waits: 0 }

const counted = (name: keyof typeof open) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      open[name]++
    }),
    () =>
      Effect.sync(() => {
        open[name]--
      })
  )

const server = useServer({
  wrap: research => ({
    ...research,
    events: (...request) => Stream.unwrapScoped(Effect.as(counted("streams"), research.events(...request))),
    wait: (...request) => Effect.scoped(Effect.zipRight(counted("waits"), research.wait(...request)))
  })
})

const known = "Ada Known"
const idle = "Cleo Idle"

const submit = async (name: string) => {
  const { api_key: key } = await server.openAccount()
  const { json } = await server.send("/research", { method: "POST", key, body: person(name) })
  return { key, id: String(json.task_id) }
}

interface Frame {
  readonly id: number
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

const frames = (text: string): ReadonlyArray<Frame> =>
  Array.from(text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g), ([, id, event, data]) => ({
    id: Number(id),
    event: event ?? "",
    data: JSON.parse(data ?? "")
  }))

/** Opens a stream or a long poll and leaves it open. */
const begin = (path: string, key: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` }
    get({ host: "127.0.0.1", port: server.port, path, headers, agent: false }, resolve).on("error", reject)
  })

describe("events", () => {
  it("come as server-sent events, to the end", async () => {
    const { key, id } = await submit(known)
    const answer = await server.send(`/research/${id}/events`, { key })
    expect(answer.status).toBe(200)
    expect(answer.headers["content-type"]).toBe("text/event-stream")
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(answer.headers["content-length"]).toBeUndefined()
    expect(answer.text).toMatch(/^retry: \d+\n\n(id: \d+\nevent: \w+\ndata: \{.*\}\n\n|: .*\n\n)+$/)
    const all = frames(answer.text)
    expect(all.map(it => it.id)).toEqual(all.map((_, index) => index + 1))
    expect(all.at(0)?.event).toBe("pending")
    expect(all.at(-1)?.event).toBe("completed")
    for (const { id: sequence, event, data } of all) {
      expect(data).toMatchObject({ sequence, type: event, at: expect.stringMatching(/Z$/) })
    }
    expect(answer.text).not.toContain(known)
  })

  it("resume after any of them, without gap or repetition", async () => {
    const { key, id } = await submit(known)
    const all = frames((await server.send(`/research/${id}/events`, { key })).text)
    for (let last = 0; last < all.length; last++) {
      const rest = await server.send(`/research/${id}/events`, {
        key,
        headers: { "last-event-id": String(last) }
      })
      expect(frames(rest.text)).toEqual(all.slice(last))
    }
  })

  it("end for good with 204 once all were seen", async () => {
    const { key, id } = await submit(known)
    const all = frames((await server.send(`/research/${id}/events`, { key })).text)
    for (const last of [all.length, 999_999]) {
      const rest = await server.send(`/research/${id}/events`, {
        key,
        headers: { "last-event-id": String(last) }
      })
      expect([rest.status, rest.text]).toEqual([204, ""])
    }
  })

  it("resume while the task runs, and see its end", async () => {
    const { key, id } = await submit(idle)
    await server.eventually(
      async () => (await server.send(`/research/${id}`, { key })).json.status === "running"
    )
    const rest = server.send(`/research/${id}/events`, { key, headers: { "last-event-id": "1" } })
    await server.eventually(() => open.streams === 1)
    await server.send(`/research/${id}/cancel`, { method: "POST", key })
    const seen = frames((await rest).text)
    expect(seen.at(0)?.id).toBe(2)
    expect(seen.at(-1)).toMatchObject({ event: "failed", data: { error: "Cancelled" } })
  })

  it.each(["x", "-1", "1.5", "1e3", "0x1", "9".repeat(16), "1, 2"])(
    "refuse %s as the last id",
    async last => {
      const { key, id } = await submit(idle)
      const answer = await server.send(`/research/${id}/events`, { key, headers: { "last-event-id": last } })
      expect(answer.status).toBe(400)
      expect(answer.json.detail).toBe("Last-Event-ID must be the id of an event of this task")
    }
  )

  it("are let go when the client goes away", async () => {
    const { key, id } = await submit(idle)
    const streams = await Promise.all(Array.from({ length: 5 }, () => begin(`/research/${id}/events`, key)))
    await server.eventually(() => open.streams === 5)
    for (const stream of streams) stream.destroy()
    await server.eventually(() => open.streams === 0)
  })
})

describe("long polls", () => {
  it("answer when the task is settled", async () => {
    const { key, id } = await submit(idle)
    const answer = server.send(`/research/${id}?wait=60`, { key })
    await server.eventually(() => open.waits === 1)
    await server.send(`/research/${id}/cancel`, { method: "POST", key })
    expect((await answer).json).toMatchObject({ status: "failed", error: "Cancelled" })
  })

  it("answer with the task as it stands when the time is up", async () => {
    const { key, id } = await submit(idle)
    expect((await server.send(`/research/${id}?wait=0`, { key })).json.status).toMatch(/pending|running/)
    expect((await server.send(`/research/${id}?wait=0.05`, { key })).json.status).toMatch(/pending|running/)
  })

  it("are let go when the client goes away", async () => {
    const { key, id } = await submit(idle)
    const headers = { authorization: `Bearer ${key}` }
    const poll = get({
      host: "127.0.0.1",
      port: server.port,
      path: `/research/${id}?wait=60`,
      headers,
      agent: false
    })
    poll.on("error", () => undefined)
    await server.eventually(() => open.waits === 1)
    poll.destroy()
    await server.eventually(() => open.waits === 0)
  })
})
