import { expect, it } from "@effect/vitest"
import { factsOnPage } from "./extractionTable.ts"

interface Row {
  readonly of: string
  readonly body: string
  readonly facts: ReadonlyArray<string>
}

/** Interviews: what the prospect answers is said of the prospect, what others say there is not. */
const rows: ReadonlyArray<Row> = [
  {
    of: "initials",
    body: `<h1>Nine questions for Ines Okafor</h1><p>By Gretchen Aho</p><p>Ines Okafor is Head of Data at Tideworks.</p><p>NSQ: You were not always in data.</p><p>IO: No! I studied physics at the University of Leeds.</p><p>NSQ: I love sailing. What do you do on your night off?</p><p>IO: I curl, badly. And I enjoy knitting.</p><p>NSQ: Who is at home?</p><p>IO: My husband plays golf.</p><p>Great read! I live in Hull. – Pam</p>`,
    facts: [
      "title: Head of Data",
      "company: Tideworks",
      "education: physics | University of Leeds",
      "hobbies: curl",
      "hobbies: knitting"
    ]
  },
  {
    of: "letters for question and answer",
    body: `<h1>Q&amp;A with Ines Okafor</h1><p>Q: Where did you study?</p><p>A: I studied physics at the University of Leeds.</p><p>Q: And outside of work?</p><p>A: I enjoy sailing.</p>`,
    facts: ["education: physics | University of Leeds", "hobbies: sailing"]
  },
  {
    of: "questions as headings",
    body: `<h1>Meet Ines Okafor</h1><h3>What do you do?</h3><p>I am Head of Data at Tideworks.</p><h3>And at the weekend?</h3><p>I enjoy chess.</p>`,
    facts: ["title: Head of Data", "company: Tideworks", "hobbies: chess"]
  },
  {
    of: "two people who answer together",
    body: `<h1>Meet Ines Okafor and Rui Prates</h1><h3>What do you do?</h3><p>I am Head of Data at Tideworks.</p><h3>And at the weekend?</h3><p>I enjoy chess.</p>`,
    facts: []
  },
  {
    of: "initials that two people share",
    body: `<h1>Two voices</h1><p>Ines Okafor and Ivan Olsen met.</p><p>RP: Where did you study?</p><p>IO: I studied physics at the University of Leeds.</p><p>RP: And now?</p><p>IO: I enjoy chess.</p>`,
    facts: []
  },
  {
    of: "a list of people with a question below it",
    body: `<h2>Ines Okafor – Head of Data</h2><p>Ines lives in Bath.</p><h2>Rui Prates – Head of Sales</h2><p>I live in Hull.</p><p>Is there anything wrong with this page?</p>`,
    facts: ["title: Head of Data", "location: Bath"]
  }
]

it.each(rows.map(row => [row.of, row] as const))("an interview with %s", (_of, { body, facts }) => {
  expect([...factsOnPage(body)].sort()).toEqual([...facts].sort())
})
