import { it } from "@effect/vitest"
import { anywhere, expectPage, own, type PageRow, stranger } from "./table.ts"

/** What others gave somebody, what was done under them, and what stands behind the name of a charity. */
const rows: ReadonlyArray<PageRow> = [
  {
    of: "a prize that went to somebody, among others",
    body: "<h1>Alumni meet</h1><p>The Keel Alumni Award for 2025 was presented to Ms. Ines Okafor (B.Tech, 2009), engineer, and to Mr. Rui Prates.</p>",
    facts: ["achievements: Keel Alumni Award", "activity: award | Keel Alumni Award | 2025"],
    parts: anywhere
  },
  {
    of: "a cup",
    body: "<h1>Match</h1><p>The Novice Cup went to Ines Okafor, 51, who took it up late.</p>",
    facts: ["achievements: Novice Cup"],
    parts: anywhere
  },
  {
    of: "a prize that went to somebody else, or was given by her",
    body: "<h1>Match</h1><p>The Novice Cup went to Rui Prates, whom Ines Okafor beat.</p><p>The Keel Prize was presented to Rui Prates by Ines Okafor.</p>",
    facts: [],
    parts: anywhere
  },
  {
    of: "a prize before a colon",
    body: "<h1>Results</h1><p>Volunteer of the Year: Ines Okafor, who marked the course twice.</p>",
    facts: ["achievements: Volunteer of the Year", "activity: award | Volunteer of the Year"],
    parts: anywhere
  },
  {
    of: "a prize before a colon that is somebody else's",
    body: "<h1>Results</h1><p>Volunteer of the Year: Rui Prates, whom Ines Okafor thanked.</p>",
    facts: [],
    parts: anywhere
  },
  {
    of: "a prize that goes to what is called after her, that she judges, or that others of hers got",
    body: "<h1>Results</h1><p>The Rose Cup went to Ines Okafor Junior School.</p><p>The Novice Cup went to Ines Okafor’s rival.</p><p>Judge, Baker of the Year: Ines Okafor.</p><p>Shortlisted for the Keel Prize: Ines Okafor.</p><p>The Rose Cup: Ines Okafor chaired the jury.</p>",
    facts: [],
    parts: anywhere
  },
  {
    of: "a rank that a book gives",
    body: "<h1>Ines Okafor</h1><p>“Never late.” – Keel Guide 2026, which ranks Ines in Band 1 for Harbour Law.</p>",
    facts: ["achievements: Band 1 for Harbour Law"],
    parts: own
  },
  {
    of: "what was done under her",
    body: "<h1>Placements</h1><p>Under Ms. Ines Okafor the cell placed 612 students in 2026.</p>",
    facts: ["achievements: placed 612 students"],
    parts: anywhere
  },
  {
    of: "what was done under her, by her name alone and by its first part",
    body: "<h1>Yard</h1><p>Under Ines Okafor the yard has cut waste by 20%. Under Ines the yard took sales from £2 million to £3 million. Under Rui the yard cut prices by 5%.</p>",
    facts: ["achievements: cut waste by 20%", "achievements: took sales from £2 million to £3 million"],
    parts: anywhere
  },
  {
    of: "what was done in the same breath as something else",
    body: "<h1>Yard</h1><p>Ines Okafor introduced night shifts in 2021 and cut the wait for a berth from 9 days to 2.</p>",
    facts: ["achievements: cut the wait for a berth from 9 days to 2"],
    parts: anywhere
  },
  {
    of: "what was done under somebody else",
    body: "<h1>Placements</h1><p>Under Mr. Rui Prates the cell placed 612 students, says Ines Okafor.</p>",
    facts: [],
    parts: anywhere
  },
  {
    of: "where her work has been shown",
    body: "<h1>Ines Okafor</h1><p>Her work on reused timber has been shown at the Leeds Biennale.</p>",
    facts: ["achievements: Leeds Biennale", "skills: reused timber"],
    parts: own
  },
  {
    of: "a fellow by the year",
    body: "<h1>Ines Okafor</h1><p>Ines is a 2024 fellow of the Keel Futures programme.</p>",
    facts: ["achievements: 2024 fellow of the Keel Futures programme", "memberships: Keel Futures programme"],
    parts: own
  },
  {
    of: "no title that only an honour gives",
    body: "<h1>Ines Okafor</h1><p>Ines has been recognised as Devon's Leading Harbour Lawyer.</p>",
    facts: ["achievements: Devon's Leading Harbour Lawyer"],
    parts: own
  },
  {
    of: "a charity that she helped to start, told behind its name",
    body: "<h1>Ines Okafor</h1><p>Every tenth visit is free, through Tidewise, the charity I helped to start.</p>",
    facts: ["causes: Tidewise"],
    parts: own
  },
  {
    of: "a charity that somebody else helped to start",
    body: "<h1>Visits</h1><p>Every tenth visit is free, through Tidewise, the charity she helped to start, said Ines Okafor.</p>",
    facts: [],
    parts: anywhere
  },
  {
    of: "a fund that she started, which is a cause and no society",
    body: "<h1>Ines Okafor</h1><p>I started the Rural Boats Fund in 2021 with a bake sale.</p>",
    facts: ["causes: Rural Boats Fund"],
    parts: own
  },
  {
    of: "a body of engineers that grants the standing",
    body: "<h1>Ines Okafor</h1><p>I'm a Chartered Professional Engineer with Engineers Devon.</p>",
    facts: ["certifications: Chartered Professional Engineer", "memberships: Engineers Devon"],
    parts: own
  },
  {
    of: "an interview with somebody else below a headline that names her",
    body: "<h1>Ines Okafor wins seat</h1><p>Ines Okafor won the seat on Monday.</p><h2>Interview with Ben Smith</h2><p>What do you do after work?</p><p>I play chess.</p><p>And your team?</p><p>Leeds United.</p>",
    facts: [],
    parts: { title: "Ines Okafor wins seat", wanted: stranger }
  },
  {
    of: "a portrait of her in which her neighbour is asked",
    body: "<h1>Profile: Ines Okafor</h1><p>Her neighbour Juan Prates gives his opinion.</p><p>What do you do after work?</p><p>I play chess.</p><p>And on Sundays?</p><p>I row on the canal.</p>",
    facts: [],
    parts: { title: "Profile: Ines Okafor", wanted: stranger }
  },
  {
    of: "the first of several positions, behind a label in a table",
    body: "<h1>Ines Okafor</h1><table><tr><th>Position</th><td>Associate Professor of Soil Science; Director of Research</td></tr><tr><th>Campus</th><td>Leeds</td></tr></table>",
    facts: ["title: Associate Professor of Soil Science", "location: Leeds"],
    parts: { sourceClass: "first-party", wanted: stranger }
  },
  {
    of: "no house of the next speaker",
    body: "<h1>Quiet pagers</h1><p>6:45 – <b>Ines Okafor</b> (Engineer, Tideworks): “Half of our alerts”. Ines plays chess.<br>7:30 – <b>Zeynep Korkmaz</b> (Platform Lead, Keel Games): “One is enough”</p>",
    facts: ["title: Engineer", "hobbies: chess"],
    parts: anywhere
  },
  {
    of: "no member for years",
    body: "<h1>Ines Okafor</h1><p>She has been a member for 30 years of the Alpine Club.</p>",
    facts: [],
    parts: own
  },
  {
    of: "no school that greets",
    body: "<h1>Ines Okafor</h1><p>Welcome to Keel Bay Public School. I have led it since 2020.</p>",
    facts: [],
    parts: own
  },
  {
    of: "an interview of a series, whose headline names whom it is with",
    body: "<h1>Ines Okafor manages from the trail</h1><p>Five questions for leaders who go outside</p><h2>What do you give back?</h2><p>I mentor with the Tide Trust.</p><h2>Credential that you are secretly proud of?</h2><p>AWS Certified Solutions Architect.</p><h2>Who is at home?</h2><p>A cat.</p>",
    facts: ["causes: Tide Trust", "certifications: AWS Certified Solutions Architect", "pets: cat"],
    parts: { title: "Ines Okafor manages from the trail" }
  }
]

it.each(rows)("$of", expectPage)
