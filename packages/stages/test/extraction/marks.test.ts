import { describe, expect, it } from "@effect/vitest"
import type { Wanted } from "../../src/extraction/Wanted.ts"
import { factsOnPage, ines } from "./table.ts"

/** Somebody of whom the client gives the title, and the address where it says more. */
const hale = (title: string | undefined, emails: ReadonlyArray<string> = []): Wanted => ({
  ...ines,
  names: ["Robert Hale"],
  emails,
  title
})

const house = { title: "Leadership | Tideworks", sourceClass: "first-party" as const }
const byGeneration = `<h2>Robert Hale Sr.</h2><p>Works Director</p><h2>Robert Hale Jr., P.E.</h2><p>Finance Director</p>
<p>Runs the yard. He holds an MBA from Hull University.</p>`
const byInitial = `<h2>Robert J. Hale</h2><p>Works Director</p><h2>Robert P. Hale</h2><p>Finance Director</p>
<p>Runs the yard. He holds an MBA from Hull University.</p>`

describe("of two of a name on a page", () => {
  it.each([
    ["the generation tells whose title the client gives", byGeneration],
    ["the initial tells whose title the client gives", byInitial]
  ])("%s", (_what, body) => {
    const father = factsOnPage(body, { ...house, wanted: hale("Works Director") })
    expect(father).toContain("title: Works Director")
    expect(father.join()).not.toContain("Hull")
    const son = factsOnPage(body, { ...house, wanted: hale("Finance Director") })
    expect(son).toContain("title: Finance Director")
    expect(son.join()).toContain("Hull")
    expect(son).not.toContain("title: Works Director")
  })

  it("the initial in the address tells who is meant", () => {
    const facts = factsOnPage(byInitial, { ...house, wanted: hale(undefined, ["rph@tideworks.example"]) })
    expect(facts).toContain("title: Finance Director")
    expect(facts).not.toContain("title: Works Director")
  })

  it("two letters of the first name in the address tell no initial", () => {
    const body = "<h2>Robert J. Hale</h2><p>Works Director</p>"
    const facts = factsOnPage(body, { ...house, wanted: hale(undefined, ["roh@tideworks.example"]) })
    expect(facts).toContain("title: Works Director")
  })

  it("a name may have signs that no name has", () => {
    const wanted = { ...hale(undefined, ["rph@tideworks.example"]), names: ["*Robert [Hale"] }
    expect(factsOnPage(byInitial, { ...house, wanted })).toEqual([])
  })

  it("a sentence that gives the title tells who is meant", () => {
    const body = `<h1>Robert P. Hale named finance director</h1>
<p>The board has named Robert P. Hale finance director. He follows his father, Robert J. Hale, who becomes works director.</p>`
    const facts = factsOnPage(body, { ...house, wanted: hale("Works Director") })
    expect(facts.join()).not.toMatch(/finance director/i)
  })

  it("a page that names only the other tells nothing of whom the address means", () => {
    const body = "<h2>Robert J. Hale</h2><p>Works Director</p>"
    expect(factsOnPage(body, { ...house, wanted: hale("Works Director") })).toContain("title: Works Director")
    const meant = hale("Works Director", ["rph@tideworks.example"])
    expect(factsOnPage(body, { ...house, wanted: meant })).not.toContain("title: Works Director")
  })
})
