import { describe, expect, it } from "@effect/vitest"
import { withoutHonorifics } from "../src/names/honorifics.ts"
import { parseName } from "../src/names/PersonName.ts"

describe("titles before a name", () => {
  it.each([
    "Prof. Dr.-Ing. habil. Ada Byron",
    "Univ.-Prof. Dr. med. Ada Byron",
    "Frau PD Dr. rer. nat. Ada Byron",
    "Dipl.-Ing. (FH) Ada Byron",
    "prof. dr hab. inż. Ada Byron",
    "Dott.ssa Ada Byron",
    "Profa. Dra. Ada Byron",
    "Doc. Ing. Ada Byron",
    "A/Prof. Ada Byron",
    "Assistant Professor Ada Byron",
    "Smt. Ada Byron",
    "Sister Ada Byron"
  ])("%s", name => {
    expect(withoutHonorifics(name)).toBe("Ada Byron")
    expect(parseName(name)).toMatchObject({ first: "ada", middle: [], last: "byron" })
  })

  it.each(["Phil Collins", "Nat Turner Byron", "Eng Li Ling", "Major Byron", "Judge Byron", "Ing Byron Ada"])(
    "%s is a name as it stands",
    name => expect(withoutHonorifics(name)).toBe(name)
  )
})
