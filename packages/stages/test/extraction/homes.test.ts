import { expect, it } from "@effect/vitest"
import { officesOn, onlyOffice } from "../../src/extraction/site/office.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { anywhere, expectPage, own, type PageRow, team } from "./table.ts"

/** Where people live and work, as pages say it by the way, and those who say it of themselves. */
const rows: ReadonlyArray<PageRow> = [
  // Lines below a name.
  {
    of: "a town beside an address to write to",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>Reading, Berkshire | ines.okafor@tideworks.example</p>",
    parts: team,
    facts: ["title: Head of Data", "location: Reading, Berkshire"]
  },
  {
    of: "a labelled office beside a number to call",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>Office: Kearney, NE | Cell: 308-555-0142</p>",
    parts: team,
    facts: ["title: Head of Data", "location: Kearney, NE"]
  },
  {
    of: "a street and a town",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>Level 9, 40 Currie Street, Adelaide</p>",
    parts: team,
    facts: ["title: Head of Data", "location: Adelaide"]
  },
  {
    of: "a town beside what is no way to reach anybody",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>Reading, Berkshire | Tides and weirs</p>",
    parts: team,
    facts: ["title: Head of Data"]
  },
  {
    of: "a region alone beside an address to write to",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>Berkshire | ines.okafor@tideworks.example</p>",
    parts: team,
    facts: ["title: Head of Data"]
  },
  {
    of: "a town far below the name",
    body: "<h3>Ines Okafor</h3><p>Head of Data</p><p>She plays chess.</p><p>Tides.</p><p>Weirs.</p><p>Locks.</p><p>Dams.</p><p>Reading, Berkshire | ines.okafor@tideworks.example</p>",
    parts: team,
    facts: ["title: Head of Data", "hobbies: chess"]
  },
  {
    of: "the town below somebody else's name",
    body: "<h3>Rui Prates</h3><p>Lawyer</p><p>Reading, Berkshire | rui@tideworks.example</p><h3>Ines Okafor</h3><p>Head of Data</p>",
    parts: team,
    facts: ["title: Head of Data"]
  },
  // What local papers call people.
  {
    of: "somebody called by a town",
    body: "<p>Ines Okafor is a Paignton businesswoman.</p>",
    facts: ["location: Paignton"]
  },
  {
    of: "somebody called by a town before the name",
    body: "<p>Paignton businesswoman Ines Okafor plays chess.</p>",
    facts: ["location: Paignton", "hobbies: chess"]
  },
  {
    of: "somebody called by a country",
    body: "<p>Ines Okafor, a Kenyan farmer, plays chess.</p>",
    facts: ["title: Kenyan farmer", "hobbies: chess"]
  },
  {
    of: "a rank, which is no town",
    body: "<p>Ines Okafor is a Deputy headteacher.</p>",
    facts: ["title: Deputy headteacher"]
  },
  {
    of: "a dateline right before the name",
    body: "<p>Ahmedabad, 12 Feb: Ines Okafor plays chess in the back room of the library every week, and everybody is welcome to come.</p>",
    facts: ["location: Ahmedabad", "hobbies: chess"]
  },
  {
    of: "a dateline before somebody else's name",
    body: "<p>Ahmedabad, 12 Feb: Rui Prates met Ines Okafor in the back room of the library this week, and everybody was welcome to come.</p>",
    facts: []
  },
  // Where teams and houses are.
  {
    of: "a headquarters before the subject",
    body: "<p>Ines Okafor works at Tideworks. Based at our headquarters in Duluth, Minnesota, she oversees the crews.</p>",
    facts: ["company: Tideworks", "location: Duluth, Minnesota"]
  },
  {
    of: "whence a team is led",
    body: "<p>Ines Okafor leads our mid-market sales team from Austin, Texas.</p>",
    facts: ["location: Austin, Texas", "skills: mid-market sales"]
  },
  {
    of: "whence a team is led, behind how far it reaches",
    body: "<p>Ines Okafor leads our sales team from Mexico to Patagonia out of São Paulo.</p>",
    facts: ["location: São Paulo"]
  },
  {
    of: "how far a team reaches",
    body: "<p>Ines Okafor leads our growth team from Austin to Boston.</p>",
    facts: []
  },
  {
    of: "a firm of a trade in a town",
    body: "<p>Ines Okafor is a partner at Penhale Estates, a firm of chartered surveyors in Truro.</p>",
    parts: anywhere,
    facts: ["title: partner", "company: Penhale Estates", "location: Truro"]
  },
  {
    of: "an exhibition of somebody's own",
    body: "<p>Ines Okafor opened her own exhibition in Whitby.</p>",
    facts: []
  },
  // People who tell of themselves.
  {
    of: "a self-introduction on a page of several",
    body: "<h1>Our growers</h1><p>I'm Ines Okafor and I live in Ormskirk.</p><p>I play chess.</p>",
    facts: ["location: Ormskirk", "hobbies: chess"]
  },
  {
    of: "a self-introduction in two sentences",
    body: "<h1>Our growers</h1><p>My name is Ines Okafor. I live in Ormskirk and I keep bees.</p>",
    facts: ["location: Ormskirk", "hobbies: keeping bees"]
  },
  {
    of: "a house that is one person, who goes on to speak for it",
    body: "<h1>Our story</h1><p>Tideworks is me, Ines Okafor.</p><p>We opened in 2016.</p><p>I live in Ormskirk. I keep bees.</p>",
    facts: ["location: Ormskirk", "hobbies: keeping bees"]
  },
  {
    of: "a self-introduction that ends with the next name",
    body: "<h1>Our growers</h1><p>I'm Ines Okafor and I live in Leeds.</p><h2>Rui Prates</h2><p>I play chess and golf.</p>",
    facts: ["location: Leeds"]
  },
  {
    of: "somebody else's self-introduction",
    body: "<h1>Our growers</h1><p>I'm Rui Prates and I live in Ormskirk. I work with Ines Okafor.</p>",
    facts: []
  },
  {
    of: "a couple",
    body: "<h1>Ines Okafor</h1><p>My husband Kyle and I live in Truro with two cats.</p>",
    parts: own,
    facts: ["location: Truro", "pets: two cats"]
  },
  {
    of: "a couple at work",
    body: "<h1>Ines Okafor</h1><p>My husband Kyle and I sell boats in Truro.</p>",
    parts: own,
    facts: []
  },
  {
    of: "a self-introduction in Spanish",
    body: "<p>Hola, soy Ines Okafor y vivo en Vigo.</p>",
    facts: ["location: Vigo"]
  },
  {
    of: "a self-introduction in German",
    body: "<p>Ich bin Ines Okafor und wohne in Husum.</p>",
    facts: ["location: Husum"]
  },
  {
    of: "a self-introduction in Italian",
    body: "<p>Mi chiamo Ines Okafor e vivo ad Alba con la mia famiglia.</p>",
    facts: ["location: Alba"]
  },
  {
    of: "somebody else's self-introduction in German",
    body: "<p>Ines Okafor lebt allein. Ich bin Rui Prates und wohne in Husum.</p>",
    facts: []
  }
]

it.each(rows)("reads $of", expectPage)

it.each([
  ["Tideworks, The Old Dairy, Skipton. Tel 01756 000 000", "Skipton"],
  ["Tideworks — Salina, Kansas", "Salina"],
  ["Tideworks LLC - Salina, Kansas - Bonded and insured", "Salina"],
  ["Tideworks · Oban, Argyll · Pumps since 1911", "Oban"],
  ["Tideworks, 1190 Wellfield Street, Halifax, Nova Scotia B3H 0K2", "Halifax"],
  ["Tideworks, the pump people. Tel 01756 000 000", undefined],
  ["Levee — Salina, Kansas", undefined]
])("the seat in a footer: %s", (footer, place) => {
  const url = "https://tideworks.example/team"
  const shown = parsePage(`<body><h2>Ines Okafor</h2><footer>${footer}</footer></body>`, url)
  const page = { ...shown, url, pageUrl: url, fetchedAt: "2026-06-01T09:00:00.000Z" }
  expect(onlyOffice(officesOn(page, ["Tideworks"]))?.place).toBe(place)
})
