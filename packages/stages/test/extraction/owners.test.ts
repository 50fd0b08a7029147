import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage, ines } from "./table.ts"

const ofWork = /^(?:title|company|location|industry):/
const free = { wanted: { ...ines, emails: [], employer: undefined, companies: [] } }
const workOf = (said: string): ReadonlyArray<string> =>
  factsOnPage(`<p>Ines Okafor ${said}</p>`, free).filter(fact => ofWork.test(fact))

const rows: ReadonlyArray<readonly [said: string, facts: ReadonlyArray<string>]> = [
  ["owns the Brass Kettle café in Settle.", ["company: Brass Kettle café", "location: Settle"]],
  ["runs Larch & Wren, a family joinery firm.", ["company: Larch & Wren", "industry: joinery"]],
  [
    "is managing director of the digital agency Fern & Vale.",
    ["title: managing director", "company: Fern & Vale", "industry: digital agency"]
  ],
  [
    "is a solutions engineer at a payroll software company called Loopmill.",
    ["title: solutions engineer", "company: Loopmill", "industry: payroll software"]
  ],
  [
    "is director of the Calder Centre for Rural News.",
    ["title: director", "company: Calder Centre for Rural News"]
  ],
  ["is a ceramicist.", ["title: ceramicist"]],
  ["has worked in the citrus export industry since 2009.", ["industry: citrus export"]],
  ["is an engineer in Montréal.", ["title: engineer", "location: Montréal"]],
  ["co-founded Sondak, a telemetry start-up, sold to a Norwegian group in 2018.", []],
  ["founded Kestrel Labs, later acquired by Acme.", []],
  ["runs the London Marathon every year.", []],
  ["founded the Moor Lane Festival.", []],
  ["is vice-chair of Visit Keswick.", []],
  ["is a director of the Hill Farmers' Association.", []]
]

it.each(rows)("Ines Okafor %s", (said, facts) => {
  expect([...workOf(said)].sort()).toEqual([...facts].sort())
})

it("reads title and place beside the name in the title of a page", () => {
  const facts = factsOnPage("<h1>Hello</h1><p>I bend wood.</p>", {
    ...free,
    title: "Ines Okafor, boatbuilder",
    sourceClass: "self",
    url: "https://inesokafor.example/about"
  })
  expect(facts).toContain("title: boatbuilder")
})

it("takes nothing from a race that somebody runs, where the employer is known", () => {
  expect(factsInText("Ines Okafor runs the Boston Marathon.").filter(fact => ofWork.test(fact))).toEqual([])
})
