import { describe, expect, it } from "@effect/vitest"
import { nameByAddress } from "../../src/extraction/naming/nameByAddress.ts"
import { nameByEmail } from "../../src/extraction/naming/nameByEmail.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { ines } from "./table.ts"

const url = "https://tideworks.example/team"
const pageOf = (body: string) => ({
  ...parsePage(`<!doctype html><html><head><title>Team</title></head><body>${body}</body></html>`, url),
  url,
  pageUrl: url,
  fetchedAt: "2026-06-01T09:00:00.000Z"
})

/** Whom pages that name these people tell for an address of the house. */
const ownerOf = (local: string, ...people: ReadonlyArray<string>): string | undefined =>
  nameByAddress([pageOf(people.map(name => `<h3>${name}</h3><p>Pilot</p>`).join(""))], {
    ...ines,
    names: [],
    emails: [`${local}@tideworks.example`]
  })

const rows: ReadonlyArray<readonly [local: string, owner: string]> = [
  ["rprates", "Rui Prates"],
  ["r.prates", "Rui Prates"],
  ["prates", "Rui Prates"],
  ["rui", "Rui Prates"],
  ["pratesr", "Rui Prates"],
  ["r.achterberg", "Bob Achterberg"],
  ["mitch", "Mitchell Varga"],
  ["haeussler", "Jürgen Häußler"],
  ["jb.lacombe", "Jean-Baptiste Lacombe"],
  ["kantwi", "Kwame Antwi-Bosiako"],
  ["fatima", "Fatima el Ouazzani"],
  ["snicdhonncha", "Siobhán Nic Dhonncha"],
  ["vonrehden", "Katharina von Rehden"],
  ["doconaill", "Diarmuid Ó Conaill"]
]

describe("an address of the house", () => {
  it.each(rows)("%s@ is for %s", (local, owner) => {
    expect(ownerOf(local, "Ada Brandt", owner, "Oskar Lind")).toBe(owner)
  })

  it("is for whom a list has by the family name", () => {
    expect(ownerOf("petroskeyd", "Brandt, Ada", "Petroskey, Devon")).toBe("Devon Petroskey")
  })

  it("tells nobody where two may have it", () => {
    expect(ownerOf("rprates", "Rui Prates", "Rosa Prates")).toBeUndefined()
    expect(ownerOf("rui", "Rui Prates", "Rui Lind")).toBeUndefined()
  })

  it("tells nobody where a father and a son bear the name, by whichever form of it", () => {
    expect(ownerOf("robert", "Robert Hale", "Bob Hale Jr.")).toBeUndefined()
    expect(ownerOf("robert", "Robert Hale Jr.")).toBeUndefined()
  })

  it("is no given name's that stands where a surname would", () => {
    expect(ownerOf("nuala", "Ring Nuala", "Nuala Heffron")).toBe("Nuala Heffron")
  })

  it("tells nobody of whom the client gives another name", () => {
    const page = pageOf("<h3>Rui Prates</h3><p>Pilot</p>")
    expect(nameByAddress([page], { ...ines, emails: ["rui@tideworks.example"] })).toBeUndefined()
  })
})

it("an address in a directory is of whom it has by the family name", () => {
  const page = pageOf(
    "<table><tr><td>Brandt-Kemp, Ada</td><td>Pilot</td><td>abrandt@tideworks.example</td></tr></table>"
  )
  const wanted = { ...ines, names: [], emails: ["abrandt@tideworks.example"] }
  expect(nameByEmail(page, wanted)).toBe("Ada Brandt-Kemp")
})

it("an address on a page is of whom it stands beside, and never of the house above it", () => {
  const wanted = {
    ...ines,
    names: [],
    emails: ["rui@tideworkspress.example"],
    companies: ["Tideworks Press"]
  }
  const shown = (line: string) => nameByEmail(pageOf(`<h1>Tideworks Press</h1><p>${line}</p>`), wanted)
  expect(shown("Questions: Rui Prates, Pilot, rui@tideworkspress.example.")).toBe("Rui Prates")
  expect(shown("Questions: rui@tideworkspress.example.")).toBeUndefined()
})
