import { expect, it } from "@effect/vitest"
import { hobbyItem } from "../../src/extraction/lists/liked.ts"
import { leisure, likedItem } from "../../src/extraction/rules/leisure.ts"
import { pastimes } from "../../src/extraction/scans/pastimes.ts"
import { factOf } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const clauseOf = (text: string) => ({ text, isLeisure: false, companies: [] })

/** What is said of the person, and what it says that they are interested in. */
const clauses: ReadonlyArray<Row> = [
  ["reads a lot of Tudor history", "Tudor history"],
  ["will talk to anyone who’ll stand still about soil carbon", "soil carbon"],
  [
    "write here about peat, tides and the history of weather maps",
    "peat",
    "tides",
    "history of weather maps"
  ],
  ["blogs about tram timetables, night ferries and how to fold a map", "tram timetables", "night ferries"],
  ["is reading up on river law", "river law"],
  ["read everything on salt marshes", "salt marshes"],
  ["speaks regularly on grid storage, on which she is wry", "grid storage"],
  ["speaks to schools about soil", "soil"],
  ["is fascinated by Baltic lighthouses and by fog.", "Baltic lighthouses", "fog"],
  ["’s particularly keen on talking to founders about pensions, parking", "pensions", "parking"],
  ["’ve gotten deep into Breton hymn collecting; if you have one, write", "Breton hymn collecting"],
  ["geeks out on packaging lines", "packaging lines"],
  ["knows a great deal about kilns", "kilns"],
  ["is reading up on canal law and painting a shelf, bring one, take one", "canal law"],
  ["cares about customers"],
  ["is passionate about making a difference"],
  ["is passionate about open data and women in engineering", "open data", "women in engineering"],
  ["speaks about her mother"],
  ["is interested in Jesus"],
  ["talks about pricing"],
  ["writes for the Porto Courier"]
]

it.each(clauses.map(([text, ...expected]) => ({ text, expected })))("said: $text", ({ text, expected }) => {
  expect(
    leisure(clauseOf(text.replaceAll("’", "'")))
      .map(factOf)
      .sort()
  ).toEqual(expected.map(it => `interests: ${it}`).sort())
})

/** What stands beside it, without a subject. */
const asides: ReadonlyArray<Row> = [
  [
    "Ask her about: cedar roofs, single malts, the 1966 World Cup final.",
    "interests: cedar roofs",
    "interests: single malts",
    "interests: 1966 World Cup final"
  ],
  ["Ask Ines about sea kayaking.", "hobbies: sea kayaking"],
  ["What she's reading: anything about bridges.", "interests: bridges"],
  ["Natural dyes are her great enthusiasm.", "interests: Natural dyes"],
  ["Map nerd; will tell you where you are.", "interests: Map"],
  ["Things I bang on about: hedges, hill farming.", "interests: hedges", "interests: hill farming"],
  ["Reading about eels, for no reason.", "interests: eels"],
  ["Vinyl.", "hobbies: Vinyl"],
  ["Hillwalking (74 Munros to go).", "hobbies: Hillwalking"],
  ["Sea fishing off Howth if it is calm.", "hobbies: Sea fishing"],
  ["Trail runner.", "hobbies: Trail runner"],
  [
    "Allotment, home brew, old maps of Fife",
    "hobbies: Allotment",
    "hobbies: home brew",
    "hobbies: old maps of Fife"
  ],
  ["ringette, cross-stitch, darts", "hobbies: ringette", "hobbies: cross-stitch", "hobbies: darts"],
  ["Weekends belong to fell running.", "hobbies: fell running"],
  ["Topics: women gardeners, peat."],
  ["Boatbuilder, Svendborg."],
  ["Jazz, Formula 1, the history of trams."],
  ["teach yoga, pilates and barre"],
  ["“Larks,” said his wife, who breeds ponies."],
  ["Ask her about her new book."]
]

it.each(asides.map(([text, ...expected]) => ({ text, expected })))("beside: $text", ({ text, expected }) => {
  expect(pastimes(clauseOf(text)).map(factOf).sort()).toEqual([...expected].sort())
})

const hobbies: ReadonlyArray<Row> = [
  [
    "cold-water swimming, clinker dinghies, reading about polar exploration",
    "hobbies: clinker dinghies",
    "hobbies: cold-water swimming",
    "interests: polar exploration"
  ],
  ["darts, shouting at the Leeds Rhinos", "hobbies: darts", "teams: Leeds Rhinos"],
  ["snowshoeing, quilting, every second Friday, Chester", "hobbies: quilting", "hobbies: snowshoeing"],
  ["bouldering, UX writing", "hobbies: bouldering"]
]

it.each(hobbies.map(([text, ...expected]) => ({ text, expected })))(
  "hobbies: $text",
  ({ text, expected }) => {
    expect(likedItem("personal.hobbies")(text).map(factOf).sort()).toEqual([...expected].sort())
  }
)

it.each(["reading a lot about tides", "too much reading about tides"])("what is read about: %s", item => {
  expect(hobbyItem(item).map(factOf)).toEqual(["interests: tides"])
})

it("a lot of something is not what is read about", () => {
  expect(hobbyItem("a lot of opinions").map(factOf)).not.toContain("interests: opinions")
})
