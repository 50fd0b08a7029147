import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { isReached } from "../src/Figure.ts"
import { nicknames } from "../src/publicData/nicknames.ts"

it("every nickname is taken for its name, and hardly any other name is", async () => {
  const figures = await nicknames.measure(fileURLToPath(new URL("data/nicknames", import.meta.url)))
  expect(figures).toHaveLength(2)
  for (const figure of figures) {
    expect(figure.of).toBeGreaterThan(2000)
    expect([figure.name, figure.value, isReached(figure)]).toEqual([figure.name, figure.value, true])
  }
})

it("a relation that names do not have is missed, and told", async () => {
  const directory = await mkdtemp(join(tmpdir(), "nicknames-"))
  await writeFile(
    join(directory, "names.csv"),
    "name1,relationship,name2\r\nrobert,has_nickname,bob\r\nrobert,has_nickname,zebedee\r\n"
  )
  const [related] = await nicknames.measure(directory)
  expect(related?.value).toBe(0.5)
  expect(related === undefined || isReached(related)).toBe(false)
})
