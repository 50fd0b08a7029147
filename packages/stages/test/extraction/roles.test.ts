import { describe, expect, it } from "@effect/vitest"
import { isTitle, positionOf, tidyTitle } from "../../src/sources/roles.ts"

const positions: ReadonlyArray<readonly [line: string, position: ReturnType<typeof positionOf>]> = [
  ["Harbour Manager. Rui looks after our moorings.", { title: "Harbour Manager" }],
  ["Head of Data, Tideworks", { title: "Head of Data", company: "Tideworks" }],
  ["Director, Data Platform at Acme", { title: "Director, Data Platform", company: "Acme" }],
  ["VP – Marketing", { title: "VP – Marketing" }],
  ["Director | Customer Care", { title: "Director" }],
  ["Senior Counsel, Leeds", { title: "Senior Counsel", place: "Leeds" }],
  ["Partner, Shipping, Lisbon", { title: "Partner, Shipping", place: "Lisbon" }],
  ["Prokuristin, Leiterin Einkauf", { title: "Prokuristin, Leiterin Einkauf" }],
  ["Founder, Creative Director", { title: "Founder, Creative Director" }],
  ["art director, co-owner", { title: "art director, co-owner" }],
  ["Engineer, writer, swimmer", {}],
  ["Daglig leder", { title: "Daglig leder" }],
  ["Professor Emerita", { title: "Professor Emerita" }],
  [
    "Curator, Museum of Directors and Writers",
    { title: "Curator", company: "Museum of Directors and Writers" }
  ],
  [
    "Senior Lecturer, Marine Biology, University of Leeds",
    { title: "Senior Lecturer", company: "University of Leeds" }
  ],
  ["Associate Professor, Earth and Ocean Sciences", { title: "Associate Professor" }],
  ["Chemist, Acme Sciences", { title: "Chemist", company: "Acme Sciences" }],
  ["She is Head of Data", {}]
]

it.each(positions)("a line that is a position: %s", (line, position) => {
  expect(positionOf(line)).toEqual(position)
})

describe("titles", () => {
  it.each([
    "Avocate associée",
    "Diretora Comercial",
    "Salgssjef",
    "Rechtsanwältin",
    "Toimitusjohtaja",
    "Director Emeritus",
    "Harbour Master",
    "PhD candidate",
    "Consultant Cardiologist"
  ])("%s", title => {
    expect(isTitle(title)).toBe(true)
  })

  it.each(["Anna Hofmeister", "Former Director", "Petra Kaufmann", "Retired surgeon", "Hiking and sailing"])(
    "not %s",
    text => {
      expect(isTitle(text)).toBe(false)
    }
  )
})

it.each([
  ["the port’s Head of Dredging", "Head of Dredging"],
  ["our creative director", "creative director"],
  ["vores lagerchef", "lagerchef"],
  ["only bookbinder", "bookbinder"],
  ["CFO · 3 May 2026", "CFO"],
  ["Children’s Editor", "Children’s Editor"],
  ["women’s officer", "women’s officer"]
])("a title alone: %s", (text, title) => {
  expect(tidyTitle(text)).toBe(title)
})
