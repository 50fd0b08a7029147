import { expect, it } from "@effect/vitest"
import { fragmentFacts } from "../../src/extraction/lists/fragments.ts"
import { isLikelyTown } from "../../src/extraction/position/employerName.ts"
import { postsIn } from "../../src/extraction/position/unspokenPosts.ts"
import { location } from "../../src/extraction/rules/location.ts"
import { role } from "../../src/extraction/rules/role.ts"
import { addressIn } from "../../src/extraction/site/postalAddress.ts"
import { isPastime } from "../../src/extraction/words/pastimes.ts"
import { isTitle } from "../../src/sources/roles.ts"
import { factsOnPage, ines, team } from "./table.ts"

it("what stands without a verb behind a sentence about somebody else is theirs", () => {
  const facts = factsOnPage(
    `<table><tr><td>Rui Prates</td><td>Head of Silt</td></tr><tr><td>Ines Okafor</td><td>Head of Data</td></tr></table>
<p><b>Rui Prates</b> studies how mud moves. PhD in physical geography, University of Hull, 2009.</p>`,
    { title: "Staff" }
  )
  expect(facts).toContain("title: Head of Data")
  expect(facts.join()).not.toContain("Hull")
})

it("whom a table names by initials is somebody else, where a title stands below", () => {
  const facts = factsOnPage(
    `<table><tr><td>Ines Okafor<br>Partner, Audit</td><td>BSc (University of Hull, 1992).</td></tr>
<tr><td>CA S. Venkat<br>Partner, Tax</td><td>LL.B. (Quay Law College, 1998). Member of the Tidal Guild.</td></tr></table>`,
    { title: "Partners" }
  )
  expect(facts.join()).toContain("University of Hull")
  expect(facts.join()).not.toMatch(/Quay|Guild/u)
})

it("what stands below the next name in a list of people is the next one's to speak of", () => {
  const facts = factsOnPage(
    `<h2>People</h2><div>Ines Okafor</div><p>Head of Data.</p><div>Marisol Quintero</div><p>Head of Sales. Hosts our podcast Slow Tides.</p>`,
    { title: "Company" }
  )
  expect(facts).toContain("title: Head of Data")
  expect(facts.join()).not.toContain("podcast")
})

it("a degree in brackets behind a name is of who bears it", () => {
  const facts = factsOnPage(
    "<p>Ines Okafor (BMus, Brandon University; trombone) directs three bands at Tideworks.</p>"
  )
  expect(facts).toContain("education: BMus | Brandon University")
})

it("a language of one letter ends a sentence", () => {
  const facts = factsOnPage("<p>Ines Okafor works in Julia and R. Ines sails.</p>")
  expect(facts).toEqual(expect.arrayContaining(["skills: Julia", "skills: R"]))
})

it("an award below a winner is the next one's", () => {
  const rows = [
    ["Harbour Pilot of the Year", "Ines Okafor, Tideworks"],
    ["Rising Star in Towage", "Oskar Lind, Deckhand, Tideworks"]
  ].map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join("")}</tr>`)
  const facts = factsOnPage(`<table>${rows.join("")}</table>`, { title: "Quay Awards 2025: winners" })
  expect(facts).toContain("achievements: Harbour Pilot of the Year")
  expect(facts.join()).not.toContain("Rising Star")
})

it("an hour below a speaker opens the next one's entry", () => {
  const facts = factsOnPage(
    `<dl><dt>10.15 Mooring lines</dt><dd>Ines Okafor, Head of Data, Tideworks. Ines sails.</dd>
<dt>11.00 Independent prescribing</dt><dd>Dr Oskar Lind, Hull</dd></dl>`,
    { title: "Programme" }
  )
  expect(facts).toContain("title: Head of Data")
  expect(facts.join()).not.toContain("prescribing")
})

it("a position in front of another's name is theirs", () => {
  const tell = (text: string) => postsIn({ text, isLeisure: false, companies: [] }).map(({ value }) => value)
  expect(tell("Project engineer Osk Tarrel.")).toEqual([])
  expect(tell("Project engineer.")).toEqual(["Project engineer"])
})

it("a page called after a kind of house is not the house", () => {
  const facts = factsOnPage("<div>Ines Okafor</div><div>Founding Director</div>", {
    ...team,
    title: "Studio | Studio Okonedo",
    url: "https://studiookonedo.example/studio",
    wanted: { ...ines, employer: "Studio Okonedo", companies: ["Studio Okonedo"], emails: [] }
  })
  expect(facts).toContain("company: Studio Okonedo")
})

it("what somebody is authorised to do is no position", () => {
  const tell = (text: string) => role({ text, isLeisure: false, companies: [] }).map(({ value }) => value)
  expect(tell("is a QRS 40 authorised trainer")).toEqual([])
  expect(tell("is a lead trainer")).toEqual(["lead trainer"])
})

it("a Dutch title is what still holds, and a subject keeps its first letters", () => {
  const facts = factsOnPage(
    "<p>Tideworks is in 2015 opgericht door bootbouwer Ines Okafor. Ines studeerde industriële vormgeving aan de TU Delft (2008). Zij is nog steeds onze hoofdontwerper.</p>",
    team
  )
  expect(facts).toContain("title: hoofdontwerper")
  expect(facts).toContain("education: industriële vormgeving | TU Delft | 2008")
})

it("free time is spent anywhere", () => {
  const text = "coaches youth rowing in Dublin"
  const tell = (isLeisure: boolean) => location({ text, isLeisure, companies: [] }).map(({ value }) => value)
  expect(tell(true)).toEqual([])
  expect(tell(false)).toEqual(["Dublin"])
})

it("names that ran into one another are no town", () => {
  expect(isLikelyTown("Towage Oskar Lind FRIN")).toBe(false)
  expect(isLikelyTown("Stow Bardolph Green")).toBe(true)
})

it("whoever does it commercially does it for a living", () => {
  expect(isPastime("commercial diver")).toBe(false)
  expect(isPastime("wreck diver")).toBe(true)
})

it("a grade within a title is no certificate", () => {
  const values = (text: string) => fragmentFacts(text).map(({ field, value }) => `${field}: ${value}`)
  expect(values("Part II Surveying Assistant")).toEqual([])
})

it("a sentence is no street", () => {
  const sentence = "Tideworks builds custom oak rowing and touring boats in Goes, the Netherlands"
  expect(addressIn(sentence)).toBeUndefined()
  expect(addressIn("Veerweg 22, Goes")?.place).toBe("Goes")
})

it("a day job is what somebody works as, also on the page of their club", () => {
  const facts = factsOnPage(
    "<h2>Juniors</h2><b>Head coach: Ines Okafor</b><br>Ines has coached here since 2019. Her day job is head of towage at Tideworks, so nobody argues."
  )
  expect(facts).toContain("title: head of towage")
  expect(facts).toContain("company: Tideworks")
})

it("where a colleague works is not where everybody of the house does", () => {
  const page = (colleague: string) =>
    factsOnPage(`<h3>Ines Okafor</h3><p>Head of Data</p><h3>Oskar Lind</h3><p>${colleague}</p>`, team)
  expect(page("Pilot, Tideworks, Hull").join()).not.toContain("Hull")
  expect(page("Oskar is a pilot and partner at Tideworks in Hull, and sails.").join()).not.toContain("Hull")
  expect(page("Oskar sails.</p><p>Tideworks in Hull builds tugs.")).toContain("location: Hull")
})

it("what ends one person's part is no title of the next one", () => {
  const facts = factsOnPage(
    `<h3>Rui Prates</h3><p>Rui steers.</p><h3>Oskar "Ossi" Lind</h3><p>Oskar sails.</p><p>Night Manager</p>
<h3>Ines Okafor</h3><p>Areas of expertise: mooring loads</p>`,
    team
  )
  expect(facts.join()).not.toContain("title: ")
})

it("a prize is no position", () => {
  expect(isTitle("2024 Harbour Pilot Leader Award")).toBe(false)
  expect(isTitle("Head of Awards")).toBe(true)
})

it("what stands below another's name is theirs, whatever they say there", () => {
  const facts = factsOnPage(
    `<p><b>Oskar Lind</b></p><p>“Patience is most of it.”</p><p>I keep bees and I play the cello. My boat is old.</p>
<p><b>Ines Okafor</b></p><p>Head of Data</p>`,
    team
  )
  expect(facts.join()).not.toContain("bees")
})

it("a title that heads the row of a table is of whom the row names, and not of the next", () => {
  const rows = [
    ["Office", "Rui Prates", "-10"],
    ["Head of Data", "Ines Okafor", "-31"],
    ["Chief Pilot", "Oskar Lind, B.Eng.", "-37"],
    ["Stores", "Mara Quist", "-50"]
  ].map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join("")}</tr>`)
  const facts = factsOnPage(`<table>${rows.join("")}</table>`, team)
  expect(facts).toContain("title: Head of Data")
  expect(facts.join()).not.toContain("Pilot")
})

it("the card of the next one may be a line of its own, with more sentences behind it", () => {
  const rows = [
    "<li>Ines Okafor, Head of Data</li><li>Dr Wiremu Paki, Head of Silt. PhD in physical geography (Hull).</li>",
    "<p>Ines Okafor ... Head of Data<br>Marcus Lind ... Head of Silt. University of Hull (BA, Geography).</p>"
  ]
  for (const row of rows) {
    const facts = factsOnPage(`<h2>People</h2><ul>${row}</ul>`, { title: "People" })
    expect(facts).toContain("title: Head of Data")
    expect(facts.join()).not.toContain("Hull")
  }
})

it("a title below each name stays below, also where more is told of one behind it", () => {
  const rows = [
    ["Bo Lind, CCIM, SIOR", "Managing Partner"],
    ["Osk Tarrel Sr.", "Senior Advisor"],
    ["Rui Prates", "Vice President, Towage"],
    ["Ines Okafor", "Associate Broker. Ines is fluent in Portuguese."],
    ["Ada Brandt", "Closing Coordinator"]
  ]
  const body = rows.map(([name, title]) => `<h3>${name}</h3><p>${title}</p>`).join("")
  const facts = factsOnPage(body, { title: "Our brokers" })
  expect(facts).toContain("title: Associate Broker")
  expect(facts.join()).not.toContain("Towage")
})

it("a prize whose winner is no person is not the person's above it", () => {
  const cells = ["Pilot of the Year", "Ines Okafor", "Tideworks", "Tug of the Year", "–", "Kronvakt"]
  const table = `<table><tr>${cells.map(cell => `<td>${cell}</td>`).join("")}</tr></table>`
  const facts = factsOnPage(table, { title: "Winners 2024" })
  expect(facts).toContain("achievements: Pilot of the Year")
  expect(facts.join()).not.toContain("Tug")
})

it("a title that only a style sheet parts from a name is no part of it", () => {
  const facts = factsOnPage(
    '<ul><li>Rui Prates<span>Partner</span></li><li>Ines Okafor<span>Associate</span> <a href="mailto:i@tideworks.example">e-mail</a></li></ul>',
    { title: "Our people" }
  )
  expect(facts).toContain("title: Associate")
})

it("who made a thing, or has a part in a project, holds no post by it", () => {
  const body = "<h2>Ines Okafor</h2><p>Head of Data</p><p>Curator of the exhibition “Slow Tides” (2024)</p>"
  expect(factsOnPage(body, { title: "Team" }).join()).not.toContain("title: Curator")
  expect(factsOnPage("<p>94 piles. Project lead: Ines Okafor.</p>").join()).not.toContain("title:")
})
