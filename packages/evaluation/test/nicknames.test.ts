import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { type Figure, isReached } from "../src/Figure.ts"
import { nicknames } from "../src/publicData/nicknames.ts"

const measured = async (...rows: ReadonlyArray<string>): Promise<ReadonlyArray<Figure>> => {
  const directory = await mkdtemp(join(tmpdir(), "nicknames-"))
  try {
    await writeFile(
      join(directory, "names.csv"),
      ["name1,relationship,name2", ...rows.map(row => row.replace(" ", ",has_nickname,")), ""].join("\r\n")
    )
    return await nicknames.measure(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

it("reads the layout of the public set, and knows the usual nicknames of rows of our own", async () => {
  const [known, mistaken] = await nicknames.measure(fileURLToPath(new URL("data/nicknames", import.meta.url)))
  expect(known?.of).toBeGreaterThan(150)
  expect(known?.value).toBeGreaterThanOrEqual(0.99)
  expect(mistaken?.of).toBeGreaterThan(2000)
  expect(mistaken !== undefined && isReached(mistaken)).toBe(true)
})

it("a nickname that nobody bears is not known, and told", async () => {
  const [known] = await measured("robert bob", "robert zebedee", "robert quill", "robert otter")
  expect(known?.value).toBe(0.25)
  expect(known === undefined || isReached(known)).toBe(false)
})

it("names that the data keeps apart are counted when they are taken for one", async () => {
  const [, mistaken] = await measured("robert rob", "bob bobbers", "wendy wends")
  expect(mistaken).toMatchObject({ value: 1 / 3, of: 3 })
  expect(mistaken === undefined || isReached(mistaken)).toBe(false)
})
