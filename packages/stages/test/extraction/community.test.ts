import { expect, it } from "@effect/vitest"
import { causes } from "../../src/extraction/rules/causes.ts"
import { communityItem, membership } from "../../src/extraction/rules/community.ts"
import { factOf } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

/** Whom people give their time to, and what they belong to, clause by clause. */
const clauses: ReadonlyArray<Row> = [
  ["raise money for Painters Without Borders", "causes: Painters Without Borders"],
  ["has raised £12,000 for Shelter", "causes: Shelter"],
  ["gives her Saturdays to the Harbour Food Bank", "causes: Harbour Food Bank"],
  ["donates ten per cent of profits to Shelter", "causes: Shelter"],
  ["runs the London Marathon for Mind", "causes: Mind"],
  ["helps out at the Leeds Refugee Circle", "causes: Leeds Refugee Circle"],
  ["supports Women’s Aid with pro bono advice", "causes: Women’s Aid"],
  [
    "engagiere mich bei der Deutschen Gesellschaft zur Rettung Schiffbrüchiger",
    "causes: Deutschen Gesellschaft zur Rettung Schiffbrüchiger"
  ],
  ["s’engage auprès de la Croix-Rouge", "causes: Croix-Rouge"],
  ["é voluntária no Banco Alimentar", "causes: Banco Alimentar"],
  ["is voluntaria de Cruz Roja", "causes: Cruz Roja"],
  ["chairs Tidewise, a charity that takes teenage girls to sea", "causes: Tidewise"],
  ["fosters greyhounds for Harbour Hound Rescue", "causes: Harbour Hound Rescue"],
  ["is a weekend volunteer with Pustak Ghar", "causes: Pustak Ghar"],
  ["ride brevets with the Dales Randonneurs", "memberships: Dales Randonneurs"],
  [
    "is a Certified Tide Gauger with the Harbour College of Engineers",
    "memberships: Harbour College of Engineers"
  ],
  ["is a Churchill Fellow"],
  ["has been a Harbour Striders member since 2014", "memberships: Harbour Striders"],
  ["founded Geologists of Malta Abroad", "memberships: Geologists of Malta Abroad"],
  ["founded Tidewise Labs"],
  ["volunteer there on Thursdays"],
  ["raised a seed round for Harbour Labs"],
  ["raised money for Northwind"],
  ["delivers training for the British Heart Foundation"],
  ["works with the Gates Foundation on vaccines"],
  ["supports clients with the Trust Fund"],
  ["chairs the Accra chapter of Women in Tides", "memberships: Women in Tides"],
  [
    "is a proctor member of the Harbour Law Association of the United States",
    "memberships: Harbour Law Association of the United States"
  ],
  ["was made a Fellow of the Queen’s Tidal Institute in 2015", "memberships: Queen’s Tidal Institute"],
  ["is aktives Mitglied der Freiwilligen Feuerwehr Wremen", "memberships: Freiwilligen Feuerwehr Wremen"],
  ["is membre de l’Association des Hydrologues", "memberships: Association des Hydrologues"],
  ["é membro da Ordem dos Engenheiros", "memberships: Ordem dos Engenheiros"],
  ["holds memberships in the ACM and the IEEE", "memberships: ACM", "memberships: IEEE"],
  [
    "was elected to the American Academy of Tidal Sciences in 2019",
    "memberships: American Academy of Tidal Sciences"
  ],
  ["is a member of the leadership team at Northwind"],
  ["is a former member of the Royal Tidal Society"],
  ["is an associate in the Leeds office"],
  ["was elected to the Leeds City Council"],
  ["is a founding member of our data team"]
]

it.each(clauses.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  const clause = { text, isLeisure: false, companies: ["Northwind"] }
  expect([...causes(clause), ...membership(clause)].map(factOf).sort()).toEqual([...expected].sort())
})

it.each([
  ["State Bar of Oregon, Energy Section (Chair, 2018–2019)", ["memberships: State Bar of Oregon"]],
  ["Harbour Keepers, Board of Trustees", ["memberships: Harbour Keepers"]],
  ["CIPD, Institute of Tides", ["memberships: CIPD", "memberships: Institute of Tides"]],
  ["Institute of Tides, Hull Branch", ["memberships: Institute of Tides"]],
  ["Royal Tidal Society (2010–2015)", []],
  ["Royal Tidal Society, member until 2019", []]
] as const)("entry: %s", (line, expected) => {
  expect(communityItem("personal.memberships")(line).map(factOf)).toEqual(expected)
})
