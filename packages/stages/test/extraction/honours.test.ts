import { expect, it } from "@effect/vitest"
import { achievements, awardAlone } from "../../src/extraction/rules/achievements.ts"
import { honours } from "../../src/extraction/scans/honours.ts"

type Row = readonly [text: string, ...values: ReadonlyArray<string>]

const told = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies: [] }
  const first = achievements(clause)
  return (first.length > 0 ? first : honours(clause)).map(({ value }) => String(value))
}

const clauses: ReadonlyArray<Row> = [
  // Given by whoever gives it, and for whatever it is.
  ["has been given the Yard of the Year award for a shed", "Yard of the Year award"],
  ["was awarded the Tern Harbour Plate in 2023 for her work", "Tern Harbour Plate"],
  ["was awarded the Tern Harbour Bridge contract in 2023"],
  ["awarded the Tern Harbour Plate to a ropemaker"],
  ["won a Keld Prize for the Harbour Food Bank campaign in 2021", "Keld Prize"],
  ["is recommended in the Northern Harbour Guide 2025", "Northern Harbour Guide 2025"],
  ["lives by the Northern Harbour Guide 2025"],
  ["gives the yearly seminar “Mooring without drama” for skippers", "Mooring without drama"],
  ["gave “Your Tide Table Is Lying” at HarbourConf 2025", "Your Tide Table Is Lying"],
  ["gave “The Slow Tide” to his neighbour"],
  [
    "was made an Honorary Freeman of the Guild of Ropemakers in 2021",
    "Honorary Freeman of the Guild of Ropemakers"
  ],
  ["is twice champion of the Royal Leith Fine Food Show", "twice champion of the Royal Leith Fine Food Show"],
  ["is a champion of the river"],
  // Begun and closed.
  ["opened its Leith and Hull territories", "opened its Leith and Hull territories"],
  ["built its tidal mooring programme", "built its tidal mooring programme"],
  ["opened the workshop in Leeds"],
  ["closed a series A of 14 million euros led by Quay Ventures", "closed a series A of 14 million euros"],
  ["has replaced 23 bridges in Fife", "replaced 23 bridges"],
  ["maintains the open data set Tern-500", "Tern-500"],
  ["contributes to the open source library Tidekit and sails", "Tidekit"],
  ["talk: “Two hundred knots”"],
  ["sailed two Mini-Transats", "sailed two Mini-Transats"],
  ["crossed the line of the Birch 50K for the tenth time", "crossed the line of the Birch 50K"],
  // Won, in whatever words.
  ["won the 2023 Goldsmith Award for Service to the Craft", "Goldsmith Award for Service to the Craft"],
  [
    "is a past president of the Devon Boat Builders Association",
    "past president of the Devon Boat Builders Association"
  ],
  ["is a past president of Tideworks"],
  [
    "introduced a drying shed that shortened curing by two weeks",
    "introduced a drying shed that shortened curing by two weeks"
  ],
  ["ran 48 field trips", "ran 48 field trips"],
  ["ran 48 kilometres"],
  ["received the ATESA Teaching Excellence Award in July", "ATESA Teaching Excellence Award"],
  ["brought home gold from the Wide Tide Awards for a bag", "gold from the Wide Tide Awards"],
  ["took home the Golden Trowel at last year's Turf Awards", "Golden Trowel at last year's Turf Awards"],
  ["was named to the Founders 50 list in 2025", "Founders 50 list"],
  ["was named one of the Top 25 Supply Chain Leaders by Inbound", "Top 25 Supply Chain Leaders"],
  ["was last year named Welder of the Year by the guild", "Welder of the Year"],
  [
    "named Broker of the Year at the Ulster Property Awards in June",
    "Broker of the Year at the Ulster Property Awards"
  ],
  ["was voted Lecturer of the Year by students", "Lecturer of the Year"],
  ["won silver at the 2022 Commonwealth Games", "silver at the 2022 Commonwealth Games"],
  ["garden won gold at Chelsea", "gold at Chelsea"],
  ["cheddar took Supreme Champion at the Nantwich Show", "Supreme Champion at the Nantwich Show"],
  ["podcast won a bronze Lovie Award", "Lovie Award"],
  ["first novel, “The Weir”, won the Costa First Novel Award", "The Weir", "Costa First Novel Award"],
  ["earned a Michelin star at The Wherry in 2018", "Michelin star"],
  ["was given the Freedom of the City of Cork", "Freedom of the City of Cork"],
  ["received an honorary doctorate from the University of Hull in 2019"],
  ["is an Emmy-winning editor", "Emmy"],
  ["was inducted into the Ontario Volleyball Hall of Fame in 2015", "Ontario Volleyball Hall of Fame"],
  ["was on the 2023 Power 100", "2023 Power 100"],
  ["features in the Management Today 35 Women Under 35", "Management Today 35 Women Under 35"],
  ["placed third in the 2018 World Porridge Championships", "third in the 2018 World Porridge Championships"],
  ["was named to the Order of Canada", "Order of Canada"],
  ["was among Quick Company's Most Creative People in 2020", "Quick Company's Most Creative People"],
  [
    "has received multiple awards, including the Hanson Medal and the Ross Prize",
    "Hanson Medal",
    "Ross Prize"
  ],
  // Set up, led and brought about.
  ["hosts our podcast, Slow Tides, and sits on two boards", "Slow Tides"],
  ["makes the video series “Mud and Salt”", "Mud and Salt"],
  ["hosts an episode of the podcast on tides"],
  ["is the host of the podcast Mareas y Café", "Mareas y Café"],
  [
    "completed the Fell Round in 22 hours and 41 minutes",
    "completed the Fell Round in 22 hours and 41 minutes"
  ],
  ["writes the weekly newsletter Slack Water and rows", "Slack Water"],
  ["hosts the podcast of the Harbour Guild"],
  ["is the author of Whose Tide Is It? (2020)", "Whose Tide Is It?"],
  ["was named Harbour Leader of the Year in London last night", "Harbour Leader of the Year"],
  ["was named Harbour Leader of the Year at the Quay Hotel on Friday", "Harbour Leader of the Year"],
  ["was named Leader of the Year at the Harbour Awards", "Leader of the Year at the Harbour Awards"],
  ["launched the company’s mentoring programme for graduates", "launched the company’s mentoring programme"],
  ["set up our sail lofts and launched a programme"],
  ["set up our training centres in Hull and Leith", "set up our training centres in Hull and Leith"],
  ["led the “Mend the Net” campaign, which won a silver Lyre 2024", "Mend the Net", "silver Lyre"],
  ["steered the Series B of €40 million in 2024", "steered the Series B of €40 million"],
  ["reached 500 days without a stoppage in May 2025", "reached 500 days without a stoppage"],
  ["has led more than 40 harbour audits", "led more than 40 harbour audits"],
  ["has led 12 engineers"],
  // Nearly.
  ["was Highly Commended at the 2024 Education Awards", "Highly Commended at the 2024 Education Awards"],
  ["is a Pulitzer Prize finalist", "Pulitzer Prize finalist"],
  ["album “Low Light” was nominated for the Polaris Music Prize", "nominated for the Polaris Music Prize"],
  // Lists of the good.
  ["has been listed in Best Lawyers in America since 2012", "Best Lawyers in America"],
  // Sport, and the first of their kind.
  ["has swum the Corrib Mile 14 times", "swum the Corrib Mile 14 times"],
  ["has been with us since 2016 and swam the Saltee relay in 2024", "swam the Saltee relay"],
  [
    "cycled from Land's End to John o' Groats in nine days",
    "cycled from Land's End to John o' Groats in nine days"
  ],
  ["climbed Kilimanjaro in 2018", "climbed Kilimanjaro"],
  ["ran the Two Oceans half marathon in 1:52", "ran the Two Oceans half marathon in 1:52"],
  ["is the reigning Irish national sculling champion", "Irish national sculling champion"],
  ["has played for Scotland 41 times", "played for Scotland 41 times"],
  ["was the first woman to captain the Aberdeen lifeboat", "first woman to captain the Aberdeen lifeboat"],
  // Made, written, invented.
  ["has 12 patents to his name", "12 patents"],
  ["’s named on six US patents", "six US patents"],
  ["is the author of three books on soil health", "three books on soil health"],
  ["’s the author of “Quiet Rivers”, a history of the Tweed", "Quiet Rivers"],
  ["wrote the bestselling memoir Nobody's Ferry", "Nobody's Ferry"],
  ["maintains sievelog, a parser with 3,000 users", "sievelog"],
  ["created Trellis, an open-source scheduling library", "Trellis"],
  ["created the popular open-source library dryrot, which has 4,000 stars", "dryrot"],
  ["debut poetry collection, Saltings, was published by Bloodaxe in 2020", "Saltings"],
  // A sentence without a subject, or that congratulates.
  ["Shortlisted for the Keld Prize.", "shortlisted for the Keld Prize"],
  ["Ranked in Chambers UK (Band 1) for construction law.", "Chambers UK (Band 1)"],
  [
    "Congratulations to our chair, who won the Association’s 2025 Housing Award!",
    "Association’s 2025 Housing Award"
  ],
  // Of others, not yet, or no prize.
  ["students have won the Young Coders Award"],
  ["was part of the team that won the 2019 Deming Prize"],
  ["judged the 2024 Stevie Awards"],
  ["chairs the jury of the Lantern Prize"],
  ["hopes to win the Lantern Prize"],
  ["presents the Lantern Awards each autumn"],
  ["helped Acme win the Lantern Award"],
  ["coached a pupil who won the Lantern Award"],
  ["works with Ada Byron, who won the 2019 Deming Prize"],
  ["won a place at Oxford"],
  ["is the co-inventor of a patented tidal brake"],
  ["manages the Turner Prize shortlist exhibition"],
  ["is director of Harbour Youth Theatre"],
  ["has won numerous awards for his journalism"],
  ["ran the Channel partner programme"],
  ["is a champion of women in engineering"],
  ["is editor of The Harbour Weekly"],
  ["Congratulations to Ada Byron, who won the 2025 Housing Award!"],
  ["Congratulations to our chair Ada Byron, who won the 2025 Housing Award!"],
  ["The company employs forty people"],
  ["The Lantern Award was founded in 1990"],
  ["represented Acme in the High Court"]
]

it.each(clauses.map(([text, ...values]) => ({ text, values })))("$text", ({ text, values }) => {
  expect(told(text)).toEqual(values)
})

const alone: ReadonlyArray<Row> = [
  ["2024 J.B. Lister Medal of Botany", "J.B. Lister Medal of Botany"],
  ["Keld Prize (2019)", "Keld Prize"],
  ["Winner of the 2019 Sally Hunter Bursary.", "Sally Hunter Bursary"],
  [
    "Rope and Resin: A History of Northern Yards (Quayside Press, 2023).",
    "Rope and Resin: A History of Northern Yards"
  ],
  ["Typeface: Aire Grotesk (2022)", "Aire Grotesk"],
  // Links and headings.
  ["Munster Business Awards"],
  ["Awards 2025"],
  ["2025 Munster Business Awards"],
  ["Northern Yards (Leeds, 2023)"]
]

it.each(alone.map(([text, ...values]) => ({ text, values })))("alone: $text", ({ text, values }) => {
  expect(awardAlone(text).map(({ value }) => value)).toEqual(values)
})
