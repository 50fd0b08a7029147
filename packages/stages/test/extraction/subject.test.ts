import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage } from "./table.ts"

/** Ways to say of whom a sentence speaks, and all that is said of the prospect. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  [
    "About our guest: Ines Okafor is CTO of Tideworks. They read physics at the University of Leeds.",
    "title: CTO",
    "company: Tideworks",
    "education: physics | University of Leeds"
  ],
  ["Ines Okafor joined Tideworks. They make tea in Hull.", "company: Tideworks"],
  [
    "Ines Okafor is CTO of Tideworks. The Leeds-based engineer holds a PhD in Physics from the University of Leeds.",
    "title: CTO",
    "company: Tideworks",
    "location: Leeds",
    "education: PhD | Physics | University of Leeds"
  ],
  [
    "Ines Okafor is CTO of Tideworks. The former engineer Rui Prates holds a PhD in Physics from the University of Leeds.",
    "title: CTO",
    "company: Tideworks"
  ],
  [
    "Ines Okafor ist Leiterin Einkauf bei Tideworks. Sie studierte Physik an der Universität Bremen.",
    "title: Leiterin Einkauf",
    "company: Tideworks",
    "education: Physik | Universität Bremen"
  ],
  [
    "Ines Okafor is CTO of Tideworks. Rui moved to Porto. He lives in Porto.",
    "title: CTO",
    "company: Tideworks"
  ],
  [
    "“It works,” said Ines Okafor, the port’s Head of Environment and Energy Transition, who has steered it.",
    "title: Head of Environment and Energy Transition"
  ],
  ["Ines Okafor ’04 is now Head of Data at Tideworks.", "title: Head of Data", "company: Tideworks"]
]

it.each(rows)("%s", (text, ...facts) => {
  expect([...factsInText(text)].sort()).toEqual([...facts].sort())
})

const pages: ReadonlyArray<readonly [of: string, body: string, ...facts: ReadonlyArray<string>]> = [
  [
    "a surname in a later paragraph",
    "<p>Ines Okafor is CTO of Tideworks.</p><p>Rui Prates leads sales.</p><p>Okafor lives in Bath.</p>",
    "title: CTO",
    "company: Tideworks",
    "location: Bath"
  ],
  [
    "a surname that a relative bears as well",
    "<p>Ines Okafor is CTO of Tideworks.</p><p>John Okafor leads sales.</p><p>Okafor lives in Bath.</p>",
    "title: CTO",
    "company: Tideworks"
  ],
  [
    "an author below a byline",
    "<p>Opinion · 11 March 2026 · Ines Okafor</p><p>Every city leaks.</p><p>The author is managing partner of Tideworks.</p>",
    "title: managing partner",
    "company: Tideworks"
  ],
  [
    "a table with the role before the name",
    "<table><tr><th>Role</th><th>Name</th></tr><tr><td>Finance Director</td><td>Rui Prates</td></tr><tr><td>Operations Manager</td><td>Ines Okafor</td></tr></table>",
    "title: Operations Manager"
  ],
  [
    "a note on where somebody is now",
    "<p>Ines Okafor (PhD 2022) → Risk Scientist, Tideworks</p><p>Rui Prates (MSc 2020) → teacher, Hull</p>",
    "title: Risk Scientist",
    "company: Tideworks"
  ],
  ["a credit", "<p>Photographer: Ines Okafor</p>"],
  ["a label of an office", "<p>Geschäftsführer: Max Muster und Ines Okafor</p>", "title: Geschäftsführer"]
]

it.each(pages)("%s", (_of, body, ...facts) => {
  expect([...factsOnPage(body)].sort()).toEqual([...facts].sort())
})
