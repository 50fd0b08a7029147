import { describe, expect, it } from "@effect/vitest"
import type { Claim } from "@prospect-research/core"
import { claimOf, documentOf, publishFound } from "./evidence.ts"

type Told = readonly [field: Claim["field"], value: string]

/** What a report says of what one page tells. */
const reportOf = (...told: ReadonlyArray<Told>) => {
  const document = documentOf("page", told.map(([, value]) => value).join(". "))
  return publishFound({
    documents: [document],
    claims: told.map(([field, value], index) => claimOf(`c${index}`, document, field, value))
  }).result
}

const hobbies = "personal.hobbies" as const
const pets = "family.pets" as const

describe("what says the same", () => {
  const lists: ReadonlyArray<readonly [field: typeof hobbies | typeof pets, told: string, kept: string]> = [
    [hobbies, "fiddle; fiddler", "fiddle"],
    [hobbies, "kayaker; sea kayaking", "sea kayaking"],
    [hobbies, "banjo; clawhammer banjo", "clawhammer banjo"],
    [hobbies, "runner; trail running", "trail running"],
    [hobbies, "hockey; coaching youth hockey", "coaching youth hockey; hockey"],
    [hobbies, "chess; cycling", "chess; cycling"],
    [pets, "two hens; two hens, Dot and Ada", "two hens, Dot and Ada"],
    [pets, "Turnip; dog, Turnip", "dog, Turnip"],
    [pets, "hen, Dot; hen, Ada", "hen, Ada; hen, Dot"]
  ]

  it.each(lists)("%s: of %s there is %s", (field, told, kept) => {
    const { personal, family } = reportOf(...told.split("; ").map(value => [field, value] as const))
    expect([...(field === pets ? family.pets : personal.hobbies)].sort()).toEqual(kept.split("; "))
  })

  it("what somebody is paid for is no pastime", () => {
    const { personal } = reportOf(
      ["professional.current_title", "Head Perry Maker"],
      [hobbies, "making perry"],
      [hobbies, "making kites"]
    )
    expect(personal.hobbies).toEqual(["making kites"])
  })

  it("an interest that a pastime tells in more words is left out, and told in the same words it is both", () => {
    const { personal } = reportOf(
      [hobbies, "keeping hens"],
      [hobbies, "choir"],
      ["personal.interests", "hens"],
      ["personal.interests", "choir"],
      ["personal.interests", "tide tables"]
    )
    expect([...personal.interests].sort()).toEqual(["choir", "tide tables"])
  })
})
