import { execFile } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { attemptDelays } from "@prospect-research/core"
import { builtInWorlds } from "@prospect-research/evaluation"
import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { startServer, temporaryDirectory } from "./serverProcess.ts"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const pages = ["README.md", ...readdirSync(`${root}docs`).map(name => `docs/${name}`)]
/** `npm run update-docs` writes what the tests otherwise compare. */
const updates = process.env.UPDATE_DOCS === "1"

const read = (path: string) => readFileSync(`${root}${path}`, "utf8")

const dedent = (text: string): string => {
  const lines = text.replace(/^\n+|\s+$/g, "").split("\n")
  const indents = lines.filter(line => line.trim() !== "").map(line => line.length - line.trimStart().length)
  return lines.map(line => line.slice(Math.min(...indents))).join("\n")
}

/** The part of a file between `// #region name` and `// #endregion name`. */
const region = (file: string, name: string): string => {
  const [, body] = new RegExp(`// #region ${name}\n([\\s\\S]*?)// #endregion ${name}`).exec(read(file)) ?? []
  if (body === undefined) throw new Error(`${file} has no region ${name}`)
  return dedent(body)
}

const compare = (page: string, actual: string, expected: string) => {
  if (updates) writeFileSync(`${root}${page}`, expected)
  else expect(actual).toBe(expected)
}

describe("code in the documentation", () => {
  it.each(pages)("%s shows code that is compiled and run", page => {
    const text = read(page)
    const blocks = [...text.matchAll(/(?:<!-- (\S+)#(\S+) -->\n)?```ts\n[\s\S]*?```/g)]
    for (const [block, file] of blocks) expect(file, `no file stands behind:\n${block}`).toBeDefined()
    const expected = text.replace(
      /<!-- (\S+)#(\S+) -->\n```ts\n[\s\S]*?```/g,
      (_block, file: string, name: string) =>
        `<!-- ${file}#${name} -->\n\`\`\`ts\n${region(file, name)}\n\`\`\``
    )
    compare(page, text, expected)
  })

  it.each(pages)("%s links to files that exist", page => {
    for (const [, target = ""] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      const base = page.includes("/") ? "docs/" : ""
      expect(() => read(`${base}${target}`), target).not.toThrow()
    }
  })

  it("counts the worlds that there are, and the days for which callbacks are tried", () => {
    const readme = read("README.md")
    const gateways = readdirSync(`${root}packages/evaluation/gateways`, { withFileTypes: true })
    const own = gateways.filter(it => it.isDirectory()).length
    expect(readme).toContain(`${builtInWorlds.size} built-in fictional worlds`)
    expect(readme).toContain(`${own} more that bring a program`)
    expect(read("docs/evaluation.md")).toContain(`second to ${[...builtInWorlds.keys()].at(-1)}`)
    const hours = attemptDelays.map(Duration.toHours).reduce((sum, it) => sum + it, 0)
    expect(Math.round(hours / 24)).toBe(3)
    for (const file of ["README.md", "packages/http/src/openapi/webhooks.ts"]) {
      expect(read(file)).toContain("over some three days")
    }
  })

  it("names every setting of the server", async () => {
    const settings = read("docs/settings.md")
    const sources = ["packages/embedded/src/Settings.ts", "examples/standalone-server/src/ServerSettings.ts"]
    const names = sources.flatMap(file =>
      [...read(file).matchAll(/\(\s*"([A-Z][A-Z_]+)"/g)].map(match => match[1] ?? "")
    )
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) expect(settings).toContain(`\`${name}\``)
  })
})

/** What differs from run to run. */
const stable = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replace(/reports\/[\w-]{22,}/g, "reports/<token>")
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:<port>")
    .replace(/seconds(["']?): [\d.]+/g, "seconds$1: <n>")

const run = promisify(execFile)

describe("the session in the README", () => {
  it("gives what it shows", async () => {
    const directory = await temporaryDirectory()
    const server = await startServer({
      DATABASE_URL: directory.database,
      CASSETTE: `${root}examples/standalone-server/demo/cassette.har`
    })
    const text = read("README.md")
    const [block = "", session = ""] = /<!-- run: curl -->\n```console\n([\s\S]*?)```/.exec(text) ?? []
    let task = ""
    const steps: Array<string> = []
    for (const step of session.split(/^(?=\$ )/m).filter(it => it.startsWith("$ "))) {
      const command = /^\$ ((?:.*\\\n)*.*)/.exec(step)?.[1] ?? ""
      const { stdout } = await run(
        "bash",
        ["-c", command.replaceAll("localhost:3000", server.url.slice(7))],
        {
          env: { PATH: process.env.PATH, KEY: server.apiKey, TASK: task }
        }
      )
      task = /"task_id":"([^"]+)"/.exec(stdout)?.[1] ?? task
      const shown = step.slice(2 + command.length).trim()
      const actual = stdout.trim().replaceAll(server.url.slice(7), "127.0.0.1:3000")
      steps.push(`$ ${command}\n${updates ? actual : shown}`)
      if (!updates) expect(stable(shown)).toBe(stable(actual))
    }
    expect(steps.length).toBeGreaterThan(2)
    const written = `<!-- run: curl -->\n\`\`\`console\n${steps.join("\n")}\n\`\`\``
    if (updates)
      writeFileSync(
        `${root}README.md`,
        text.replace(block, () => written)
      )
    await server.stop("SIGTERM")
    await directory.remove()
    // A whole research, on a machine that may be busy with others.
  }, 90_000)
})
