import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { describe, expect, it, vi } from "vitest"

/** Stops for ever once it is told to; tells when it begins to be busy, for as long as it is asked to. */
const server = (busyMillis: number) => `
import { runServer } from "@prospect-research/http/server"
import { Effect } from "effect"
const busy = () => {
  console.log("busy")
  for (const until = Date.now() + ${busyMillis}; Date.now() < until; );
}
runServer(Effect.onInterrupt(Effect.zipRight(Effect.sync(() => setTimeout(busy, 10)), Effect.never), () =>
  Effect.zipRight(Effect.sync(() => console.log("stopping")), Effect.never)))
`

const start = (busyMillis: number) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", server(busyMillis)], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"]
  })
  let output = ""
  child.stdout.on("data", chunk => {
    output += String(chunk)
  })
  const said = (word: string) => vi.waitFor(() => expect(output).toContain(word), { timeout: 10_000 })
  return { child, said, ended: once(child, "exit") }
}

describe("a second signal ends the process at once,", () => {
  it("when the first has begun to stop it", async () => {
    const { child, said, ended } = start(0)
    await said("busy")
    child.kill("SIGTERM")
    await said("stopping")
    child.kill("SIGTERM")
    expect(await ended).toEqual([null, "SIGTERM"])
  })

  it("when both came while it was busy", async () => {
    const { child, said, ended } = start(1000)
    await said("busy")
    child.kill("SIGTERM")
    // Sooner, the system may make one signal of both.
    await pause(100)
    child.kill("SIGTERM")
    expect(await ended).toEqual([null, "SIGTERM"])
  })
})

it("SIGINT that npm passes on again is the same press of Ctrl+C", async () => {
  const { child, said, ended } = start(0)
  await said("busy")
  child.kill("SIGINT")
  await said("stopping")
  child.kill("SIGINT")
  await pause(600)
  expect(child.exitCode ?? child.signalCode).toBeNull()
  child.kill("SIGINT")
  expect(await ended).toEqual([null, "SIGINT"])
})
