import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))

it("the program researches with the CRM beside the built-in sources", async () => {
  const asked: Array<string> = []
  const internet = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? "without a token"}`)
    const isCrm = request.url?.startsWith("/https/crm.example/contacts?email=")
    response.writeHead(isCrm ? 200 : 404, { "content-type": "application/json" })
    response.end(
      JSON.stringify({
        id: "c-17",
        name: "Ines Okafor",
        job_title: "Head of Data",
        account: { name: "Tideworks", industry: "Ports" },
        updated_at: "2026-05-04T10:00:00Z"
      })
    )
  })
  await new Promise<void>(resolve => internet.listen(0, "127.0.0.1", resolve))
  const { port } = internet.address() as AddressInfo
  const directory = await mkdtemp(join(tmpdir(), "prospect-research-stage-"))
  const { stdout } = await promisify(execFile)(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `sqlite:${join(directory, "research.db")}`,
      EGRESS_GATEWAY: `http://127.0.0.1:${port}`,
      EGRESS_INTERVAL_MILLIS: "0",
      CRM_BASE_URL: "https://crm.example",
      CRM_TOKEN: "crm-secret"
    }
  })
  expect(stdout).toMatch(/current_title: 'Head of Data'/)
  expect(stdout).toMatch(/current_company: 'Tideworks'/)
  expect(asked).toContain(
    "/https/crm.example/contacts?email=ines.okafor%40tideworks.example Bearer crm-secret"
  )
  internet.closeAllConnections()
  await new Promise(resolve => internet.close(resolve))
  await rm(directory, { recursive: true, force: true })
})
