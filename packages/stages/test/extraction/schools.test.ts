import { expect, it } from "@effect/vitest"
import { awardLists } from "../../src/extraction/page/awardLists.ts"
import { classNotes } from "../../src/extraction/page/classNotes.ts"
import { placeLines } from "../../src/extraction/page/passages.ts"
import type { ToldByPage } from "../../src/extraction/page/ToldByPage.ts"
import { degreeItem, education } from "../../src/extraction/rules/education.ts"
import { schools } from "../../src/extraction/scans/schools.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { factOf, ines } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const told = (text: string): ReadonlyArray<string> => {
  const clause = { text, isLeisure: false, companies: [] }
  const first = education(clause)
  return (first.length > 0 ? first : schools(clause)).map(fact => factOf(fact).replace("education: ", ""))
}

const clauses: ReadonlyArray<Row> = [
  [
    "has a Bachelor of Mathematics from the University of Waterloo",
    "Bachelor of Mathematics | University of Waterloo"
  ],
  [
    "completed a PhD in soil science at Lincoln University in 2008, and a Bachelor of Agricultural Science there in 2002",
    "PhD | soil science | Lincoln University | 2008",
    "Bachelor of Agricultural Science | Lincoln University | 2002"
  ],
  ["qualified in 1999 after a law degree (BCL) at University College Cork", "BCL | University College Cork"],
  [
    "did her first degree in English at the University of Sheffield (BA, 2004)",
    "BA | English | University of Sheffield | 2004"
  ],
  ["is a Carroll College graduate (BA, finance, 2004)", "BA | Carroll College | 2004"],
  [
    "holds a Graduate Diploma in Applied Finance from Kaplan Institute",
    "Graduate Diploma | Applied Finance | Kaplan Institute"
  ],
  ["did a doctorate at Imperial", "doctorate | Imperial"],
  [
    "earned a B.A. in accounting at the College of St. Aubin in 2006 and a master's in finance from the University of St. Mawes",
    "B.A. | accounting | College of St. Aubin | 2006",
    "master's | finance | University of St. Mawes"
  ],
  [
    "did his Masters in Marine Biology at James Cook University",
    "Masters | Marine Biology | James Cook University"
  ],
  ["graduated from Leeds in 1999", "Leeds | 1999"],
  [
    "holds an Air Transport Pilot Licence and a Graduate Certificate in Human Factors from UNSW Sydney",
    "Graduate Certificate | Human Factors | UNSW Sydney"
  ],
  [
    "has a B.E. in Chemical Engineering from M.S. University of Baroda (2007)",
    "B.E. | Chemical Engineering | M.S. University of Baroda | 2007"
  ],
  ["has a journalism MA from City, University of London", "MA | City, University of London"],
  [
    "is an alumnus of the Lagos Business School Senior Management Programme",
    "Senior Management Programme | Lagos Business School"
  ],
  ["uses a nose first and SCADA second"],
  ["read history at Durham", "history | Durham"],
  ["is a graduate of Notre Dame and Duke Law School", "Notre Dame", "Duke Law School"],
  ["is a licensed broker who holds an LLB from the University of Otago", "LLB | University of Otago"],
  ["degree in marine biology is from Bangor University", "marine biology | Bangor University"],
  ["is a product of St Xavier's College, Mumbai", "St Xavier's College"],
  ["put himself through night school at Birkbeck (BSc Economics, 1991)", "BSc | Economics | Birkbeck | 1991"],
  ["left Glasgow School of Art with a first in textiles", "Glasgow School of Art"],
  // Not studied there, or not finished, or somebody else.
  ["dropped out of Stanford"],
  ["teaches at the University of Leeds"],
  ["left the University of Leeds to join Acme"],
  ["is studying for an MBA at Cranfield"],
  ["went to Bath for the weekend"],
  ["recruits graduates from the University of Leeds"],
  ["has worked in ML at Northpole"],
  ["interviewed Dr Kemi Ade, who holds a PhD in Law from the University of Lagos"],
  ["is director of the MSc in Data Science at Leeds University"],
  ["is head of Development Studies at the University of Sussex"],
  ["endowed a scholarship at Morehouse College"],
  ["is director of alumni engagement at Colby College"],
  ["attended a conference at the University of York"],
  ["The study at the University of Leeds asked graduates of Keele University"]
]

it.each(clauses.map(([text, ...facts]) => ({ text, facts })))("$text", ({ text, facts }) => {
  expect(told(text)).toEqual(facts)
})

it("reads a school with its degree, alone in a line", () => {
  expect(degreeItem("McGill University (MDCM, 2004)").map(factOf)).toEqual([
    "education: MDCM | McGill University | 2004"
  ])
  expect(degreeItem("McGill University graduate")).toEqual([])
})

const read = (
  rule: typeof classNotes,
  title: string,
  body: string
): { readonly lines: ReadonlyArray<string>; readonly facts: ReadonlyArray<string> } => {
  const url = "https://pages.example/page"
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
  const page = { ...parsePage(html, url), url, pageUrl: url, fetchedAt: "2026-06-01T09:00:00.000Z" }
  const { lines, stated }: ToldByPage = rule(page, placeLines(page.lines, ines.names, false), ines)
  for (const { quote } of stated) expect(lines).toContain(quote)
  return { lines, facts: stated.map(factOf) }
}

const notes: ReadonlyArray<readonly [title: string, body: string, ...facts: ReadonlyArray<string>]> = [
  [
    "Class notes: 2000s | The University of New Harbour alumni magazine",
    "<h1>Class notes: 2000s</h1><h2>2007</h2><p><b>Arturo Baca</b> (BS) opened a clinic.</p><h2>2009</h2><p><b>Ines Okafor</b> (BBA) leads data at Tideworks.</p>",
    "education: BBA | University of New Harbour | 2009"
  ],
  [
    "Class notes: MBA 2016 | Marlin Bay Business School Alumni",
    "<h1>Class notes – MBA 2016</h1><p><b>Ines Okafor</b> has been made Head of Data.</p>",
    "education: MBA | Marlin Bay Business School | 2016"
  ],
  [
    "Alumni news | Bates College",
    "<h2>Notes</h2><p>Ines Okafor ’09 leads data at Tideworks.</p>",
    "education: Bates College | 2009"
  ],
  // Somebody in the note of another, a page of another kind.
  ["Class notes | Bates College", "<p>Ada Byron ’09 works with Ines Okafor at Tideworks.</p>"],
  ["People | Bates College", "<p>Ines Okafor is our Head of Data.</p>"],
  ["Class notes | Tideworks", "<p>Ines Okafor ’09 leads data.</p>"]
]

it.each(notes.map(([title, body, ...facts]) => ({ title, body, facts })))("class notes: $title", it => {
  expect(read(classNotes, it.title, it.body).facts).toEqual(it.facts)
})

const winners: ReadonlyArray<readonly [title: string, body: string, ...facts: ReadonlyArray<string>]> = [
  [
    "Winners 2026 · Northern Makers Awards",
    "<h1>Winners 2026</h1><table><tr><th>Identity of the Year</th><td>Calder Buses, by Lantern</td></tr><tr><th>Data Leader of the Year</th><td>Ines Okafor, Tideworks</td></tr></table>",
    "achievements: Data Leader of the Year"
  ],
  [
    "2025 winners | Young Ocean Scientist Award",
    "<h1>2025 winners</h1><p><b>Teaching:</b> Dr Ines Okafor, Tideworks<br><b>Industry:</b> Ada Byron</p>",
    "achievements: Young Ocean Scientist Award"
  ],
  ["2025 winners | Ocean Science Awards", "<h1>2025 winners</h1><p>Ines Okafor, Tideworks</p>"],
  ["Shortlist | Young Ocean Scientist Awards", "<h1>Shortlist</h1><p>Ines Okafor, Tideworks</p>"],
  ["Judges and winners | Young Ocean Scientist Awards", "<h1>Judges</h1><p>Ines Okafor, Tideworks</p>"],
  ["Team | Tideworks", "<h1>Team</h1><p>Ines Okafor</p>"]
]

it.each(winners.map(([title, body, ...facts]) => ({ title, body, facts })))("winners: $title", it => {
  expect(read(awardLists, it.title, it.body).facts).toEqual(it.facts)
})
