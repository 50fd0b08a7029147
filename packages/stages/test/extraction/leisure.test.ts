import { expect, it } from "@effect/vitest"
import { bioClaims } from "../../src/extraction/bio/bio.ts"
import { leisure } from "../../src/extraction/rules/leisure.ts"
import { teams } from "../../src/extraction/rules/teams.ts"
import { factOf, factsOnPage } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

/** Clauses that do not say that they speak of free time, and what they tell nevertheless. */
const clauses: ReadonlyArray<Row> = [
  // By what somebody is.
  ["is a quilter since childhood", "hobbies: quilter"],
  [
    "is a rally co-driver, a birder and a slow reader of Icelandic sagas",
    "hobbies: rally co-driver",
    "hobbies: birder",
    "hobbies: reader of Icelandic sagas"
  ],
  ["is a keen but hopeless golfer", "hobbies: golfer"],
  ["is COEP Pune alumna, marathoner, mother of twins", "hobbies: marathoner"],
  ["is a runner at Northwind"],
  ["is a reader for the Journal of Waves"],
  ["is a board member of Northwind"],
  ["is a photographer"],
  ["is a lifelong learner"],
  // By what somebody does.
  ["row, on the Charles, very early", "hobbies: row"],
  ["segle auf der Ostsee, sobald es warm ist", "hobbies: segle"],
  ["keeps bees on a roof", "hobbies: keeps bees"],
  // By a way or a thing that no list of pastimes has.
  ["treks the Harz ridges", "hobbies: treks the Harz ridges"],
  [
    "hike long trails and crochet in waiting rooms",
    "hobbies: hike long trails",
    "hobbies: crochet in waiting rooms"
  ],
  ["swims cold water", "hobbies: swims cold water"],
  ["throws pots at a studio in Leith", "hobbies: throws pots"],
  ["speedruns Moonfish", "hobbies: speedruns Moonfish"],
  ["has danced Kathak since childhood", "hobbies: danced Kathak"],
  ["rides the Ring Canal loop for a courier"],
  ["bakes rye bread", "hobbies: bakes rye bread"],
  ["builds crossword puzzles", "hobbies: builds crossword puzzles"],
  ["referees roller derby", "hobbies: referees roller derby"],
  ["knits socks", "hobbies: knits socks"],
  ["paints in watercolour", "hobbies: paints in watercolour"],
  ["forages for mushrooms", "hobbies: forages for mushrooms"],
  ["swim in cold water", "hobbies: swim in cold water"],
  ["sings with the Harbour Chorale", "hobbies: sings with the Harbour Chorale"],
  ["is learning to play the banjo", "hobbies: banjo"],
  ["am trying to learn letterpress printing", "hobbies: letterpress printing"],
  ["has run twelve marathons", "hobbies: marathons"],
  ["completed the Ironman in Nice in 2024", "hobbies: Ironman"],
  ["spends weekends restoring old radios", "hobbies: restoring old radios"],
  ["ran a marathon session on pricing"],
  ["is learning Welsh"],
  ["turns bowls in the garage", "hobbies: turns bowls"],
  ["leads the kayak trips", "hobbies: kayak trips"],
  ["is undefeated at dominoes", "hobbies: dominoes"],
  ["can be found on her mountain bike", "hobbies: mountain bike"],
  ["is restoring a 1958 Norton", "hobbies: restoring a 1958 Norton"],
  ["picks ceps and will not say where", "hobbies: picks ceps"],
  ["forages, ferments and pickles", "hobbies: forages", "hobbies: ferments", "hobbies: pickles"],
  ["builds boats for a living"],
  ["surfs on a wave of investment"],
  ["runs the bakery and sells bread"],
  ["keeps wicket for Leeds Park CC", "hobbies: keeps wicket", "teams: Leeds Park CC"],
  ["skates for the Harbour Rollers", "hobbies: skates", "teams: Harbour Rollers"],
  ["is a physiotherapist for Leeds Rovers"],
  ["has a season ticket at Gigg Lane"],
  ["builds models and collects data"],
  ["grows the company"],
  ["brews beer at Castle Rock"],
  ["plays a key role in planning"],
  ["practises law"],
  ["plays wing in a mixed netball league", "hobbies: netball"],
  ["sails a Wayfarer", "hobbies: sails a Wayfarer"],
  ["sails a tight ship"],
  ["coaches under-tens rugby on Sundays", "hobbies: coaches under-tens rugby"],
  ["coaches the college cricket team", "hobbies: coaches the college cricket team"],
  ["coaches executives"],
  ["rows winter", "hobbies: rows"],
  ["has learnt the veena since the age of seven", "hobbies: veena"],
  ["has learnt the ropes"],
  // Teams.
  ["roots for the Red Sox", "teams: Red Sox"],
  ["watch the Minnesota Wild lose", "teams: Minnesota Wild"],
  ["have had season tickets for the Lowell Looms since 2015", "teams: Lowell Looms"],
  ["is a potter, a Gor Mahia supporter and a trustee", "hobbies: potter", "teams: Gor Mahia"],
  ["is a long-suffering Grimsby fan", "teams: Grimsby"],
  ["is a devoted fan of the Portland Thorns", "teams: Portland Thorns"],
  ["is a Microsoft fan"],
  ["watches the Nordic market"],
  ["supports Chelsea Hospital"]
]

it.each(clauses.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  const clause = { text, isLeisure: false, companies: [] }
  expect([...leisure(clause), ...teams(clause)].map(factOf).sort()).toEqual([...expected].sort())
})

/** The same in a sentence that speaks of free time, where a verb and its thing are enough. */
const inFreeTime: ReadonlyArray<Row> = [
  ["stencils old floorboards", "hobbies: stencils old floorboards"],
  ["varnishes a dinghy with friends", "hobbies: varnishes a dinghy"],
  ["helps old neighbours"],
  ["annoys her colleagues"],
  ["grooms her mare"]
]

it.each(inFreeTime.map(([text, ...expected]) => ({ text, expected })))(
  "$text, in free time",
  ({ text, expected }) => {
    expect(leisure({ text, isLeisure: true, companies: [] }).map(factOf)).toEqual(expected)
  }
)

const bios: ReadonlyArray<Row> = [
  ["Cellos, cold water, one parrot.", "interests: Cellos", "hobbies: cold water", "pets: parrot"],
  ["Silt, tracers, choir (second alto), St. Pauli.", "interests: choir", "teams: St. Pauli"]
]

it.each(bios.map(([text, ...expected]) => ({ text, expected })))("bio: $text", ({ text, expected }) => {
  expect(bioClaims(text).map(factOf).sort()).toEqual([...expected].sort())
})

it("reads what stands behind a loose label only where it is a pastime", () => {
  const page = (line: string) =>
    factsOnPage(`<h1>Ines Okafor</h1><p>${line}</p>`, { title: "Ines Okafor", sourceClass: "self" })
  expect(page("Also: pickleball (competitive, alas), Nigerian cooking")).toEqual([
    "hobbies: pickleball",
    "hobbies: Nigerian cooking"
  ])
  expect(page("Also: notary public, fire warden")).toEqual([])
})
