import { expect, it } from "@effect/vitest"
import { membership } from "../../src/extraction/rules/community.ts"
import { societies } from "../../src/extraction/scans/societies.ts"

const companies = ["Tideworks"]

const read = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies }
  const said = membership(clause)
  return (said.length > 0 ? said : societies(clause)).map(({ value }) => String(value))
}

type Row = readonly [text: string, ...names: ReadonlyArray<string>]

/** Boards, offices, grades and groups, in whatever words. */
const told: ReadonlyArray<Row> = [
  ["sits on the board of two portfolio companies, Lumafoil and Marram AI", "Lumafoil", "Marram AI"],
  ["sits on the boards of Lumafoil and Marramdata", "Lumafoil", "Marramdata"],
  ["chairs Leith Community Table and has spoken", "Leith Community Table"],
  ["is a director of Lumafoil, Marram and SeaLedger", "Lumafoil", "Marram", "SeaLedger"],
  ["is a Fellow of the Further Rowing Academy", "Further Rowing Academy"],
  ["chairs the ITE’s Leeds branch", "ITE’s Leeds branch"],
  ["sits on the Irish Tides Institute's digital committee", "Irish Tides Institute's digital committee"],
  [
    "serves on the Rowlock Cultural Center's finance committee",
    "Rowlock Cultural Center's finance committee"
  ],
  ["represents Devon on the Irish Tides Institute's pilots branch", "Irish Tides Institute's pilots branch"],
  ["chairs the trustees of the Ebb Curlew Project", "Ebb Curlew Project"],
  ["edits the bulletin of the Kelp Ecology Society", "Kelp Ecology Society"],
  ["represents clients of the Ebb Advice Trust"],
  ["remains a trustee of the Ebb Advice Trust", "Ebb Advice Trust"],
  ["is an overseer of the Calder Symphony Orchestra", "Calder Symphony Orchestra"],
  ["is on the executive of the College of Harbour Nurses", "College of Harbour Nurses"],
  ["'s now on the board of Waking Readers in Kerry County", "Waking Readers in Kerry County"],
  ["Outside the fund: I'm on the board of the Fell Club's Kendal group", "Fell Club's Kendal group"],
  ["writes that she's on the Oban Chamber of Commerce board", "Oban Chamber of Commerce board"],
  ["Past chair of the Ebb Society, current treasurer of the Leith Food Bank", "Leith Food Bank"],
  ["was named Pilot of the Year by RuTIDE, of which he is a council member", "RuTIDE"],
  ["pays for school places through the Ebbing Trust, which he chairs", "Ebbing Trust"],
  ["is a member of Women on Boats Network Kenya", "Women on Boats Network Kenya"],
  ["chairs the Baltic Women in Tides network", "Baltic Women in Tides network"],
  ["co-chairs the OKRA Task Force on Tidal Startups", "OKRA Task Force on Tidal Startups"],
  ["run the Frome chapter of Salt, Wine & Design", "Salt, Wine & Design"],
  ["is a member of the ATA and the Academy of Tidal Science", "ATA", "Academy of Tidal Science"],
  ["chairs the Finance and Moorings Committee", "Finance and Moorings Committee"],
  ["co-organise PyLeith", "PyLeith"],
  ["is president of Women in Tides NI", "Women in Tides NI"],
  ["is a member of Rowers from the Farm and I tell everyone", "Rowers from the Farm"],
  ["is a Freeman of the City of Cork", "Freeman of the City of Cork"],
  ["is deputy leader of Torridon Mountain Rescue Team", "Torridon Mountain Rescue Team"],
  ["am in the North Wales Caving Club, and there's no signal", "North Wales Caving Club"],
  ["co-founded Black in Tides Scotland", "Black in Tides Scotland"],
  // Lines without a verb.
  ["On the board of the Leith Canal Conservancy", "Leith Canal Conservancy"],
  ["TESOC member", "TESOC"],
  ["WTD Ottawa, mentorship chair", "WTD Ottawa"],
  ["Guild of Tide Recorders Malta, member since 2018.", "Guild of Tide Recorders Malta"],
  ["Boards: Peel Harbour Development Group", "Peel Harbour Development Group"],
  [
    "Convener of the Orkney Kelp and Drink cluster's skills group.",
    "Orkney Kelp and Drink cluster's skills group"
  ],
  ["CEng, FICE, and a keen rower", "FICE"],
  ["MRCVS since 2011.", "MRCVS"]
]

it.each(told.map(([text, ...names]) => ({ text, names })))("$text", ({ text, names }) => {
  expect([...read(text)].sort()).toEqual([...names].sort())
})

/** Standings of others, at work, over, or hoped for. */
const silent: ReadonlyArray<string> = [
  "is Vice President of Network Operations at Acme",
  "served as the company's Senior Vice President of Network Operations",
  "is Director of Network Engineering at Acme Fibre",
  "was also a member of the Harbour Constabulary for eleven years",
  "is a member of the leadership team at Acme",
  "is an ambassador for the Pilots Benevolent Society",
  "is a patron of Willow Tree House",
  "was Brewer of the Year in the British Guild of Tide Writers' awards",
  "is a trustee of Tideworks",
  "The president of the Harbour Chess Club is Rui Prates",
  "My colleague is a member of nothing",
  "advises the board of the Nordic Payments Association",
  "hopes to join the board of the Ebb Trust",
  "named in the Top 100 Women in Tides",
  "works with a member of the Royal Tidal Society"
]

it.each(silent)("nothing: %s", text => {
  expect(read(text)).toEqual([])
})
