import { expect, it } from "@effect/vitest"
import { societies } from "../../src/extraction/scans/societies.ts"
import { factOf } from "./table.ts"

const read = (text: string, companies: ReadonlyArray<string> = ["Tideworks"]): ReadonlyArray<string> =>
  societies({ text, isLeisure: false, companies }).map(factOf)

/** How people tell that they belong, wherever in the sentence they do. */
const told: ReadonlyArray<readonly [text: string, ...names: ReadonlyArray<string>]> = [
  ["Elected member of the International Guild of Tide Watchers", "International Guild of Tide Watchers"],
  [
    "Professional member of the Institute of Tidal Science and Technology",
    "Institute of Tidal Science and Technology"
  ],
  ["Associate of the Harbours Association (AHA)", "Harbours Association"],
  ["sings bass with the Calder Shanty Men", "Calder Shanty Men"],
  ["sings tenor in the barbershop quartet Tidal Valley Four", "Tidal Valley Four"],
  ["plays fiddle in a dance band, Salt and Slack", "Salt and Slack"],
  ["coaches the Calder Minor Chess Club", "Calder Minor Chess Club"],
  ["is also a Scouts Canada leader", "Scouts Canada"],
  ["is captain of the Calder Volunteer Fire Brigade", "Calder Volunteer Fire Brigade"],
  ["Founding member, and now treasurer, of the Calder Chess Club", "Calder Chess Club"],
  ["sing alto in the Seaford Community Choir", "Seaford Community Choir"],
  ["is second cornet of the Calder Valley Brass Band", "Calder Valley Brass Band"],
  ["plays second violin with the Dales Sinfonia", "Dales Sinfonia"],
  ["cross-country skis with the North Shore Nordic Club and her dog", "North Shore Nordic Club"],
  ["skips a team at the Harbour Curling Club", "Harbour Curling Club"],
  ["plans menus and swims every dawn with the Portobello Dippers", "Portobello Dippers"],
  ["can be found most Sundays with the Dales Ramblers"],
  ["is found most Sundays out with the Dales Ramblers", "Dales Ramblers"],
  ["spends her Wednesday evenings at the Harbour Camera Club", "Harbour Camera Club"],
  ["keeps the books of the Harbour Allotment Association", "Harbour Allotment Association"],
  ["chairs the pricing working group of the Nordic Payments Association", "Nordic Payments Association"],
  ["sits on the standards committee at the Society of Tidal Engineers", "Society of Tidal Engineers"],
  ["is the Harbour Quilters Guild’s treasurer", "Harbour Quilters Guild"],
  ["is a Seaford Camera Club stalwart", "Seaford Camera Club"],
  ["was elected to the Royal Society of Tides", "Royal Society of Tides"],
  ["throws pots at the Leith Potters Guild", "Leith Potters Guild"],
  ["keeps bees with the Dales Beekeepers Association", "Dales Beekeepers Association"],
  ["is active in the Glasgow chapter of the Women in Tides Network", "Women in Tides Network"],
  [
    "gave a lecture on rope to the Guild of Harbour Pilots, which I joined in 2011",
    "Guild of Harbour Pilots"
  ],
  ["gave a lecture on rope to the Guild of Harbour Pilots, which I admire"],
  ["started the Room For Tea visiting scheme"],
  ["set up the Harbour Mentors programme"],
  ["started the Harbour Chess Club", "Harbour Chess Club"],
  ["helped to start the Harbour Philosophy Circle", "Harbour Philosophy Circle"],
  ["rides with the Bristol Wheelers", "Bristol Wheelers"],
  ["acts with the Harbour Dramatic Society", "Harbour Dramatic Society"],
  ["member of the Blanco Radio Club", "Blanco Radio Club"],
  // A group of theirs is no body by itself.
  ["chairs the young divers group of the Northern Tides Association", "Northern Tides Association"],
  ["chairs the pay committee of the Tidal Employers Devon", "Tidal Employers Devon"],
  ["chairs the pay committee of the Devon Yard"],
  ["Lifelong member of the Woodcraft Folk", "Woodcraft Folk"],
  ["Treasurer, Harbour Bell Ringers", "Harbour Bell Ringers"],
  ["is an elected member of Soil Matters Australia", "Soil Matters Australia"],
  ["runs the Leith Philosophy Club", "Leith Philosophy Club"],
  ["is vice-president of the Verein Historischer Schiffe", "Verein Historischer Schiffe"],
  ["conducts the Koninklijk Mannenkoor Zeeland"]
]

it.each(told.filter(([, ...names]) => names.length > 0))("%s", (text, ...names) => {
  expect(read(text)).toEqual(names.map(name => `memberships: ${name}`))
})

/** What names a society and says nothing of belonging to it. */
const silent = [
  "started the Lantern Club, which lends lamps to schools",
  "set up the Calder Chess Club, through which four towns share a hall",

  "is a former president of the Harbour Chess Club",
  "was a member of the Harbour Chess Club until 2019",
  "spoke to members of the Harbour Chess Club",
  "won the gold medal of the Society of Tidal Engineers",
  "is a fan of the Harbour Rowing Club",
  "advises the board of the Nordic Payments Association",
  "works for members of the Nordic Payments Association",
  "leads training for the Institute of Tides Ltd",
  "is chair of the Harbour Labour Party Association",
  "is treasurer of the Harbour Diabetes Support Group",
  "plays the organ with the Harbour Church Choir",
  "is a trade union member of the Harbour Workers Union",
  "hopes to become a member of the Royal Society of Tides",
  "is a member of the Tideworks Social Club",
  "is a member of the Harbour City Council",
  "studied at the Harbour Academy",
  "Two members of the Harbour Chess Club came along",
  "The president of the Harbour Chess Club is Rui Prates",
  "Treasurer of the Harbour Chess Club is Rui Prates",
  "is a member of the Order of Tides",
  "is a member of the Harbour Parliament",
  "is a fellow of Harbour College",
  "set up the Tide Recorder oral history project",
  "is a Harbour Network leader at Acme",
  "sings with Ada Lovelace",
  "works with the Harbour Shanty Men",
  "leads the Harbour Data Council at Acme",
  "is a key member of the Harbour Data Team",
  "The Harbour Chess Club meets on Mondays",
  "is president of Harbour Bank",
  "writes for the Harbour Gazette"
]

it.each(silent)("nothing: %s", text => {
  expect(read(text)).toEqual([])
})
