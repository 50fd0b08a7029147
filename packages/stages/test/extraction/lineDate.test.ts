import { expect, it } from "@effect/vitest"
import { asOfLine } from "../../src/extraction/page/lineDate.ts"

const title = { field: "professional.current_title", value: "Buyer", quote: "Ines Okafor, Buyer" } as const
const skill = { field: "professional.skills", value: "silt", quote: "silt" } as const

it.each([
  ["11 May 2022: “Bring wool,” said Ines Okafor, Buyer.", "2022-05-11"],
  ["May 2026. Ines Okafor, Buyer, was honoured.", "2026-05"],
  ["Leeds, 12 January 2026 – Tideworks has made Ines Okafor Buyer.", "2026-01-12"],
  ["2024-03-02 Ines Okafor, Buyer, opens the yard.", "2024-03-02"]
])("what somebody is called in “%s” they were then", (line, date) => {
  expect(asOfLine(line)(title)).toEqual({ ...title, as_of: date })
  expect(asOfLine(line)(skill)).toEqual(skill)
})

it.each(["Since 2011 she has been Buyer.", "Ines Okafor, Buyer, joined in May 2022.", "Dal 2011 è docente."])(
  "“%s” is of today",
  line => {
    expect(asOfLine(line)(title)).toEqual(title)
  }
)
