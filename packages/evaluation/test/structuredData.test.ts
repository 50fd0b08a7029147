import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { parsePage } from "@prospect-research/stages"
import { agreement, structuredData, twinsIn } from "../src/publicData/structuredData.ts"
import { readCards, structuredDataHCards } from "../src/publicData/structuredDataHCards.ts"

const directory = (id: string) => fileURLToPath(new URL(`data/${id}`, import.meta.url))

const person = (name: string, jobTitle: string) =>
  parsePage(
    `<p itemscope itemtype="https://schema.org/Person"><b itemprop="name">${name}</b> <i itemprop="jobTitle">${jobTitle}</i></p>`,
    "https://example.org/"
  )

it("cuts a file of examples into syntaxes", () => {
  const file =
    "TYPES: #a A\n\nMICRODATA:\nm\n\nRDFA:\nr\n\nJSON:\nj\n\nTYPES: #b B\n\nRDFA:\nr2\n\nJSON:\nj2\n"
  expect(twinsIn(file)).toEqual([
    { microdata: "\nm\n", rdfa: "\nr\n", jsonLd: "\nj\n" },
    { microdata: "", rdfa: "\nr2\n", jsonLd: "\nj2\n" }
  ])
})

it("counts what reads otherwise, and things that only one syntax has", () => {
  expect(agreement(person("Ada", "Analyst"), person("Ada", "analyst"))).toMatchObject({
    agreed: 2,
    compared: 2
  })
  expect(agreement(person("Ada", "Analyst"), person("Ada", "Poet"))).toMatchObject({ agreed: 1, compared: 2 })
  expect(agreement(person("Ada", "Analyst"), person("Eva", "Analyst"))).toMatchObject({
    agreed: 0,
    compared: 1
  })
})

it("reads the twins of a file in the layout of schema.org alike", async () => {
  const [microdata, rdfa] = await structuredData.measure(directory("structured-data"))
  // The third example is a twin in RDFa only.
  expect(microdata).toMatchObject({ value: 1, of: 10 })
  expect(rdfa).toMatchObject({ value: 1, of: 11 })
})

it("reads h-cards as a suite in the layout of microformats expects", async () => {
  expect(await structuredDataHCards.measure(directory("h-cards"))).toMatchObject([{ value: 1, of: 10 }])
  const card = { type: ["h-card"], properties: { name: ["Ada"], org: ["Engine Works"], url: ["/ada"] } }
  const { compared, differences } = readCards(
    '<p class="h-card"><a class="p-name u-url" href="/ada">Ada</a></p>',
    JSON.stringify({ items: [card] })
  )
  expect({ compared, differences }).toEqual({
    compared: 3,
    differences: ['org: ["Engine Works"], read as []']
  })
})
