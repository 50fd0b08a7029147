import { expect, it } from "@effect/vitest"
import { achievements, awardAlone } from "../../src/extraction/rules/achievements.ts"
import { honours } from "../../src/extraction/scans/honours.ts"

type Row = readonly [text: string, ...values: ReadonlyArray<string>]

const read = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies: [] }
  // What begins with a name is never the person's own clause.
  const first = /^\p{Lu}/u.test(text) ? [] : achievements(clause)
  return (first.length > 0 ? first : honours(clause)).map(({ value }) => String(value))
}

const told: ReadonlyArray<Row> = [
  ["was a winner at the Northern Care Awards in 2022", "winner at the Northern Care Awards"],
  ["was on the list of Top 35 Under 35 in African Fintech in 2021", "Top 35 Under 35 in African Fintech"],
  ["completed the Keld Leaders Scholarship in 2022 with a study", "Keld Leaders Scholarship"],
  ["won a regional press award for the emu", "regional press award"],
  ["came third in the national championship in Leith", "third in the national championship"],
  ["is a gold medallist in textile technology from Leith College", "gold medallist in textile technology"],
  ["Winning Small Grower of the Year at the 2023 Kelp Awards", "Small Grower of the Year"],
  [
    "reached the semi-finals of Harbour Challenge with Leith in 2017",
    "reached the semi-finals of Harbour Challenge"
  ],
  ["won a regional Roland F. Keld Award in 2022", "Roland F. Keld Award"],
  ["is the author of Tides Are Not Enough", "Tides Are Not Enough"],
  ["is Author of Haul Slow, Sleep Well (2019)", "Haul Slow, Sleep Well"],
  ["led the campaign that took home a Tide Lions Gold in 2022", "Tide Lions Gold"],
  ["was recognized by Rope & Chain Executive as a 2024 Pro to Know", "2024 Pro to Know"],
  [
    "received the Keld-Ross Fellowship in 2009 and the Tidal Service Medal last year",
    "Keld-Ross Fellowship",
    "Tidal Service Medal"
  ],
  ["was the network's Rookie of the Year in 2020", "Rookie of the Year"],
  ["has been named Kelp Grower of the Year for the second year running", "Kelp Grower of the Year"],
  ['was Malta\'s "Tide Manager of the Year" in 2022', "Tide Manager of the Year"],
  ["'s the only pilot to have been Franchisee of the Year three times", "Franchisee of the Year"],
  [
    "won the Oban Show walling four times and the Dales Grand Prix in 2018",
    "Oban Show walling",
    "Dales Grand Prix"
  ],
  ["won a Silver-Gilt at Malvern in 2024 for a wheelbarrow", "Silver-Gilt at Malvern"],
  ["went to Leeds as a Rhodes Scholar", "Rhodes Scholar"],
  ["'s an Eagle Scout, a bass player", "Eagle Scout"],
  ["was appointed King's Counsel in 2022", "King's Counsel"],
  ["is Kenya's national women's draughts champion (2023)", "Kenya's national women's draughts champion"],
  [
    "was a finalist in the Harbour category of the Keld Photography Awards",
    "finalist in the Harbour category of the Keld Photography Awards"
  ],
  ["and last year the city gave him its Golden Rudder medal, which he keeps", "Golden Rudder medal"],
  ["'m QEST Scholar 2021", "QEST Scholar 2021"],
  ["has now climbed all 282 Munros, 190 of them with Tilly", "climbed all 282 Munros"],
  ["was the first Māori nurse on the coast to fly a kite", "first Māori nurse on the coast to fly a kite"],
  // What they made or lead.
  [
    "In 2021 my labels picked up a Leith Design Award, and in 2024 I got a Pentides Silver.",
    "Leith Design Award",
    "Pentides Silver"
  ],
  [
    "Under him the hotel has won Small Inn of the Year at the Leith Awards twice.",
    "Small Inn of the Year at the Leith Awards"
  ],
  ["Salt for the Ferry won the Keld Memorial Award.", "Salt for the Ferry", "Keld Memorial Award"],
  ["wrote Good Enough Harbours", "Good Enough Harbours"],
  ["co-authored The Quiet Mooring (Quay Page, 2022)", "The Quiet Mooring"],
  [
    "joined Acme in 2022, having founded Pontoon, the marketplace acquired by Beta in 2019",
    "founded Pontoon"
  ],
  // Not theirs, not won, not a prize.
  ["won the Harbour Council contract"],
  ["got the Acme account"],
  ["was named Head of Tides at Acme"],
  ["was appointed Director of Research in 2022"],
  ["holds the WSET Level 3 Award in Spirits"],
  ["raised £2,300 for Kite Air Ambulance along the way", "raised £2,300 for Kite Air Ambulance"],
  ["students have won the Young Rowers Award"],
  ["founded Acme in 2014"],
  ["Ada Byron won the Keld Prize."]
]

it.each(told.map(([text, ...values]) => ({ text, values })))("$text", ({ text, values }) => {
  expect(read(text)).toEqual(values)
})

const alone: ReadonlyArray<Row> = [
  ["K&L Wood Pencil (twice).", "K&L Wood Pencil"],
  [
    "Tide Effectiveness Gold (2020), Keld Strategy Grand Prix (2023).",
    "Tide Effectiveness Gold",
    "Keld Strategy Grand Prix"
  ],
  ["Three-time Top 50 CEO.", "Top 50 CEO"],
  ["Joint Pro Bono Pilot of the Year 2018.", "Pro Bono Pilot of the Year 2018"],
  ["Two-time Malta Masters longboard champion (2018, 2022).", "Malta Masters longboard champion"],
  [
    "Honours: R.F. Keld Medal (2021); University teaching award (2015)",
    "R.F. Keld Medal",
    "University teaching award"
  ],
  ["🏆 Vimeo Staff Pick, 2x Regional Emmy nominee", "Vimeo Staff Pick", "Regional Emmy nominee"],
  ["Second place, Own2Tide 2024", "Second place, Own2Tide 2024"],
  ["Keld Prize, 2020.", "Keld Prize"],
  ["OTA dispatcher of the year 2023", "OTA dispatcher of the year"],
  ["Awards 2025"],
  ["Best of 2023"],
  ["Home of the Year"],
  ["Gold Coast, 2022"],
  ["2025 Munster Business Awards"]
]

it.each(alone.map(([text, ...values]) => ({ text, values })))("alone: $text", ({ text, values }) => {
  expect(awardAlone(text).map(({ value }) => value)).toEqual(values)
})
