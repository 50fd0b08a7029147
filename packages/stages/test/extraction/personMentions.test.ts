import { describe, expect, it } from "@effect/vitest"
import { nameLineOf } from "../../src/extraction/card/nameLine.ts"
import { namesOn } from "../../src/extraction/naming/calledOn.ts"
import { mentionsIn } from "../../src/extraction/naming/personMentions.ts"
import { spellingsOn } from "../../src/extraction/naming/spellingsOn.ts"

const named = (text: string, ...names: ReadonlyArray<string>) =>
  mentionsIn(text, names).map(({ start, end }) => text.slice(start, end))

it("a name ends where letters behind it begin, whatever they stand for", () => {
  expect(named("Ada Hale MInstF", "Ada Hale")).toEqual(["Ada Hale"])
  expect(named("Ada Hale CertAVP(Cardiology)", "Ada Hale")).toEqual(["Ada Hale"])
  expect(named("Ada Hale McDuff", "Ada Hale McDonagh")).toEqual([])
})

describe("a name with its generation", () => {
  it("is whole behind a comma", () => {
    expect(named("Robert Hale, Sr.", "Robert Hale Sr.")).toEqual(["Robert Hale, Sr"])
    expect(named("Robert Hale, Jr., drives.", "Robert Hale")).toEqual(["Robert Hale, Jr"])
  })

  it("is another's where the generation is another", () => {
    expect(named("Robert Hale, Jr.", "Robert Hale Sr.")).toEqual([])
    expect(named("Robert Hale, Sr.", "Robert Hale")).toEqual([])
    expect(named("Robert Hale drives.", "Robert Hale Sr.")).toEqual([])
  })

  it("introduces somebody else, also with what they are called", () => {
    const heading = { text: "Robert “Bob” Hale, Jr.", isHeading: true }
    expect(nameLineOf(heading, "Director", ["Robert Hale Sr."])).toEqual({
      isProspect: false,
      position: undefined
    })
  })

  it("is called by no nickname of the other's", () => {
    const texts = ["Robert Hale, Sr.", "Robert “Rob” Hale, Jr.", "Rob runs the mill."]
    const lines = texts.map(text => ({ text, isHeading: false, item: 0, date: null }))
    expect(namesOn(lines, ["Robert Hale Sr."])).toEqual(["Robert Hale Sr."])
  })
})

describe("the spelling of a page that has the name otherwise", () => {
  it.each([
    ["Ana Brandt", "Ana Brandt-Prates, Partner", ["Ana Brandt-Prates"]],
    ["Sabareesh K", "Sabareesh Kizhakkedath Head of Product", ["Sabareesh Kizhakkedath"]],
    ["Ana Brandt", "Ana Brandt and Ana Brandt-Prates", []],
    ["Ana Brandt", "Ana Brandt-Prates and Ana Brandt-Hale", []],
    ["Ana Brandt", "Rui Brandt", []]
  ])("%s on: %s", (name, text, spellings) => {
    expect(spellingsOn([text], [name])).toEqual(spellings)
  })
})
