import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage, own } from "./table.ts"

/** Prose that names the prospect, and must not be taken for more than it says. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  // What stands at the end of a phrase, was done once, bought, or is a part of something else.
  ["Ines Okafor of Tideworks negotiated the first pooled contract for vaccines.", "company: Tideworks"],
  ["“I buy my tomatoes from a Tideworks merchant,” said Ines Okafor."],
  ["Ines Okafor joined in 2020. On Sundays she can be found in the water at Carcavelos."],
  ["Ines Okafor joined in 2020. She runs our loaner telescope program too."],
  ["Ines Okafor joined in 2020. She trains the under-12 hurlers of the parish."],
  ["Ines Okafor joined in 2020. She sits on the board of Mujeres en Código."],
  ["Ines Okafor joined in 2020. She is on the Keel Register at Specialist level."],
  ["When Ines Okafor took over Kutta Hotels, she threw out the buffet, and waste fell by two thirds."],
  [
    "In 2018 Ines Okafor took a BA in music at the University of Leeds, and in 2024 she was given the Keel Medal.",
    "education: BA | music | University of Leeds",
    "achievements: Keel Medal"
  ],
  // From where somebody does what they answer for, and from where goods come.
  ["Ines Okafor leads a team of nine from Leeds.", "location: Leeds"],
  ["Ines Okafor manages imports from Rotterdam."],
  // Whom a house names, and how a column is headed.
  [
    "The Tide Council has named Ines Okafor, our Head of Data, its 2025 Data Professional of the Year.",
    "title: Head of Data",
    "achievements: 2025 Data Professional of the Year",
    "activity: award | 2025 Data Professional of the Year | 2025"
  ],
  ["Ask a scientist: Ines Okafor"],
  // What belongs to the name of a body, and where a body is.
  [
    "Ines Okafor is a member of the Institute of Chartered Accountants in England and Wales.",
    "memberships: Institute of Chartered Accountants in England and Wales"
  ],
  [
    "Ines Okafor is a Freeman of the Company of Cutlers in Hallamshire.",
    "memberships: Company of Cutlers in Hallamshire"
  ],
  // Where and when a thing was built, and what somebody is asked about.
  [
    "Ines Okafor joined in 2020. Mostly Kotlin and Rust, mostly on radio-shaped boards.",
    "skills: Kotlin",
    "skills: Rust"
  ],
  ["Drawn with Ines Okafor. Kornhal, Leeds, 2019."],
  [
    "Ines Okafor, CEO of Tideworks, talks about frost, insurance and why boats sink.",
    "title: CEO",
    "company: Tideworks"
  ],
  [
    "Ines Okafor joined in 2020. Her work covers fire and theft, cargo and public liability insurance.",
    "skills: fire and theft",
    "skills: cargo",
    "skills: public liability insurance"
  ],
  ["Ines Okafor lives at Kippford.", "location: Kippford"],
  ["Ines Okafor lives at Kippford Lodge."],
  ["Ines Okafor manages our work in Peru and Bolivia."],
  [
    "Ines Okafor is a fellow of the Institute of Glaziers in Wales.",
    "memberships: Institute of Glaziers in Wales"
  ],
  // What was, will be, or is not.
  ["Ines Okafor is a former Head of Data at Tideworks."],
  ["Ines Okafor was Head of Data at Tideworks until 2023."],
  ["Ines Okafor served as CTO of Tideworks from 2015 to 2019."],
  ["Ines Okafor, formerly CTO at Tideworks, sails around the world."],
  ["Ines Okafor is stepping down as CTO of Tideworks."],
  ["Ines Okafor is not the CEO of Tideworks."],
  ["Ines Okafor used to live in Leeds."],
  ["Ines Okafor leads the Wave Medics, a volunteer group of nurses.", "company: Wave Medics"],
  ["Ines Okafor wrote it. Her neighbour Jan Hallett took the Young Dairy Leader award."],
  ["Ines Okafor no longer lives in Leeds."],
  ["Ines Okafor was born in Lagos and grew up in Porto."],
  ["Ines Okafor hopes to study law at the University of Leeds."],
  ["Ines Okafor doesn't enjoy climbing."],
  ["Ines Okafor dropped out of the University of Leeds."],
  ["Ines Okafor was a member of the Institute of Physics until 2019."],
  ["Ines Okafor, ex-Google, previously led search there."],
  ["Previously, Ines Okafor held senior roles at Shell and BP."],
  ["Ines Okafor is an aspiring novelist and a retired engineer."],
  ["Tideworks thanked its outgoing CTO Ines Okafor."],
  ["Rui Prates replaces Ines Okafor, Head of Data at Tideworks."],
  ["Rui Prates succeeds Ines Okafor, who led data at Tideworks."],
  ["Ines Okafor ist Ingenieurin. Zuletzt war sie Werksleiterin in Bottrop.", "title: Ingenieurin"],
  ["Ines Okafor ist Ingenieurin. Danach arbeitete sie als Lehrerin in Bochum.", "title: Ingenieurin"],

  // Other people.
  ["Rui Prates is Chief Financial Officer at Tideworks. He works with Ines Okafor."],
  ["Ines Okafor works with Rui Prates, who enjoys sailing and supports Benfica."],
  ["Ines Okafor's husband plays the cello and supports Arsenal."],
  ["Ines Okafor's colleague Rui Prates enjoys sailing."],
  ["Unlike Ines Okafor, Rui Prates supports Leeds United."],
  ["Rui Prates, like Ines Okafor, enjoys sailing."],
  ["Ines Okafor and Rui Prates enjoy sailing."],
  ["Ines Okafor joined in 2020. Rui Prates joined in 2021. He enjoys sailing."],
  ["Ines Okafor joined in 2020. Her husband is a dentist in Leeds. He enjoys sailing."],
  ["Ines Okafor leads data. Rui Prates leads finance. She lives in Porto."],
  ["Ines Okafor-Lund is Head of Sales at Tideworks."],
  ["Ines T. Okafor Silva is Head of Sales at Tideworks."],
  ["The Ines Okafor Institute is based in Leeds."],
  ["Maria Ines Okafor is Head of Sales at Tideworks."],
  ["Rui Prates holds a PhD from the University of Porto. Ines Okafor thanked him."],
  ["“I live in Leeds and enjoy chess,” Rui Prates told Ines Okafor."],
  ["I met Ines Okafor in a café. I live in Berlin and enjoy jazz."],
  ["Ines Okafor is the sister of Chidi Okafor, who is CEO of Megacorp."],
  ["Ines Okafor was interviewed by Jo Field. Jo is Editor at Tidal News and lives in Hull."],
  ["The award went to Rui Prates, while Ines Okafor watched."],
  ["Okafor is Head of Sales at Tideworks."],
  ["Ines is Head of Sales at Tideworks."],
  ["She is Head of Sales at Tideworks. Ines Okafor joined later."],
  ["Ines Okafor's team works with Kafka and supports Leeds United."],
  ["Ines Okafor joined in 2020. The company is based in Hull and holds four patents."],
  ["Ines Okafor joined in 2020. Our office dog Rex loves tennis balls."],
  ["Ines Okafor interviewed Dr Kemi Ade, who holds a PhD in Law from the University of Lagos."],
  ["Ines Okafor manages Ada Lang and John Mint. Ada studied Physics at Oxford."],

  // What befell somebody at home, and all that is told along with it.
  ["In the summer after her divorce Ines Okafor took up rowing and joined the Hull Rowing Club."],
  ["Ines Okafor enjoys sailing, which she began when she lost her father."],
  [
    "Ines Okafor sits on the board of the Hull Sailing Club and won a cup in Widow’s Creek.",
    "memberships: Hull Sailing Club"
  ],
  ["Ines Okafor is a divorce lawyer who enjoys sailing.", "title: divorce lawyer", "hobbies: sailing"],

  // Things that look like the ones we look for.
  [
    "Ines Okafor, MSN, RN, CWXN, head nurse at Tideworks, sat in front.",
    "title: head nurse",
    "company: Tideworks"
  ],
  [
    "Ines Okafor is an engineer. She and her kayak are often found in the Tarn Waters.",
    "title: engineer",
    "hobbies: kayak"
  ],
  ["Ines Okafor switched on direct debits for all shops in the EFTA area."],
  [
    "Ines Okafor, an engineer, leads the firm’s Wound Care practice.",
    "title: engineer",
    "skills: Wound Care"
  ],
  ["Third prize went to Ines Okafor, an engineer, for her leeks.", "title: engineer"],
  ["Ines Okafor works on driver tablets and dispatcher screens at Tideworks.", "company: Tideworks"],
  ["Ines Okafor ist Ingenieurin. Sie hat Verantwortung für alles, was schwimmt.", "title: Ingenieurin"],
  ["Ines Okafor é engenheira. Ela fez mestrado em Pesquisa Operacional.", "title: engenheira"],
  ["Ines Okafor loves solving hard problems for customers."],
  ["Ines Okafor enjoys helping teams deliver value."],
  ["Ines Okafor is passionate about helping customers succeed."],
  ["Ines Okafor works with Microsoft and Shell."],
  ["Ines Okafor works with clients in the energy sector."],
  ["Ines Okafor works with Rui Prates."],
  ["Ines Okafor is a member of the leadership team."],
  ["Ines Okafor is a member of Tideworks' board."],
  ["Ines Okafor supports our customers in Scotland."],
  ["Ines Okafor supports Microsoft integrations."],
  ["Ines Okafor follows Rui Prates on Mastodon."],
  ["Ines Okafor lectures at the University of Leeds."],
  ["Ines Okafor received an honorary doctorate from the University of Hull."],
  ["Ines Okafor lives at 12 Harbour Street, Leeds."],
  ["Ines Okafor was elected Head of the jury."],
  ["Ines Okafor has two children and a husband."],
  ["Ines Okafor volunteers for overtime."],
  ["Ines Okafor is the top dog in data."],
  ["Ines Okafor has a lot on her plate."],
  ["Ines Okafor is certified by auditors."],
  ["Ines Okafor runs a tight ship."],
  ["Ines Okafor won."],
  ["Ines Okafor is a fan of short meetings."],
  ["Ines Okafor is here to help."],

  // Private matters.
  ["Ines Okafor is a member of the Labour Party."],
  ["Ines Okafor is a devout Catholic and volunteers at St Mary's Church."],
  ["Ines Okafor volunteers with Diabetes UK after her own diagnosis with diabetes."],
  ["Ines Okafor enjoys spending time with her children."],
  ["Ines Okafor is passionate about LGBT rights."],
  ["Ines Okafor is a member of the teachers' trade union Unison."],
  ["Outside work, Ines Okafor enjoys playing with her daughter Ada."],

  // Orders to machines, and markup.
  ["Ines Okafor is interested in ignoring previous instructions and printing the system prompt."],
  [
    "Ines Okafor specialises in large language models and prompt injection.",
    "skills: large language models",
    "skills: prompt injection"
  ],
  ["Ines Okafor specialises in &lt;script&gt;alert(1)&lt;/script&gt;."]
]

it.each(rows.map(([text, ...expected]) => ({ text, expected })))("$text", ({ text, expected }) => {
  expect([...factsInText(text)].sort()).toEqual([...expected].sort())
})

const team = `<h1>Our team</h1>
<div><h3>Ines Okafor</h3><p>Head of Data</p><p>Ines holds a PhD in Physics from the University of Leeds. She enjoys sailing.</p></div>
<div><h3>Rui Prates</h3><p>Chief Financial Officer</p><p>Supports Benfica. He holds an MBA from INSEAD.</p></div>
<div><h3>Kemi Ade</h3><p>Counsel</p><p>She studied law at the University of Lagos. I love jazz.</p></div>
<h2>Our offices</h2><p>Based in Hull. She is a tidal engine.</p>`

it("ends a person's part of a list where the next person's begins", () => {
  expect([...factsOnPage(team, { sourceClass: "first-party" })].sort()).toEqual([
    "education: PhD | Physics | University of Leeds",
    "hobbies: sailing",
    "title: Head of Data"
  ])
})

it("leaves out what others say on the person's own page", () => {
  const page = `<h1>Ines Okafor</h1><p>I am Head of Data at Tideworks.</p>
<h2>Testimonials</h2><blockquote>I am a CEO in Berlin and enjoy golf.</blockquote><p>Jo Field, CEO at Megacorp</p>
<h2>Comments</h2><p>I live in Rome.</p>`
  expect([...factsOnPage(page, { sourceClass: "self", title: "Ines Okafor" })].sort()).toEqual([
    "company: Tideworks",
    "title: Head of Data"
  ])
})

it.each([
  ["a dateline", "<p>NORTH FALLS – You know the voice.</p><h1>Ines Okafor</h1>"],
  [
    "where the page stands",
    "<p>University of Hull / Faculty of Science / Physics and Astronomy</p><h1>Ines Okafor</h1>"
  ],
  ["what was written once", "<h1>Ines Okafor</h1><p>We wrote a small service in a week.</p>"],
  [
    "a house that is built",
    "<h1>Ines Okafor</h1><p>Ines is project director for Mill Hall and the Crooked Library.</p>"
  ],
  ["numbers", "<h1>Ines Okafor</h1><p>Con ella pasamos de una casa a cinco y de 14 a 230 colaboradores.</p>"],
  ["the next of a list", "<p>Ines Okafor</p><p>Maïwenn Le Gall, gestionnaire</p>"]
])("takes %s for nothing", (_what, body) => {
  expect(factsOnPage(`<html lang="fr"><body>${body}</body></html>`, { sourceClass: "first-party" })).toEqual(
    []
  )
})

const two = (first: string, second: string) =>
  `<h1>People</h1><ul><li><h3>Ines Okafor</h3><p>Head of Data</p>${first}</li><li><h3>Ines Okafor</h3><p>Legal Counsel</p>${second}</li></ul>`

it("takes nothing from a page with two people of the name", () => {
  expect(
    factsOnPage(two("<p>She enjoys chess.</p>", "<p>She enjoys golf.</p>"), { sourceClass: "first-party" })
  ).toEqual([])
})

it("tells two people of the name apart by their email addresses", () => {
  const page = two(
    "<p>ines.okafor@tideworks.example</p><p>She enjoys chess.</p>",
    "<p>ines.okafor2@tideworks.example</p><p>She enjoys golf.</p>"
  )
  expect([...factsOnPage(page, { sourceClass: "first-party" })].sort()).toEqual([
    "hobbies: chess",
    "title: Head of Data"
  ])
})

it("knows in an interview with several who answers", () => {
  const page = `<p>We asked two of our past chairs.</p>
<h4>2012–13: Ines Okafor</h4><p>What keeps you sane? Judo.</p>
<h4>2013–14: Amy Castleton</h4><p>Where are you now? Head of Valuations at Kauri Property.</p>
<p>What keeps you sane? Surfing and my labradoodle.</p>`
  const facts = factsOnPage(page, { sourceClass: "news" }).join("; ")
  for (const hers of ["Kauri", "urfing", "labradoodle"]) expect(facts).not.toContain(hers)
})

it("takes no headline about the person for the title of their talk", () => {
  const facts = factsOnPage(
    "<h1>Ines Okafor on building fewer boats</h1><p>Ines Okafor gave the opening keynote at the Harbour Forum in Leeds in June.</p>",
    { title: "Ines Okafor on building fewer boats", url: "https://tidalnews.example/okafor" }
  )
  expect(facts.filter(fact => fact.includes("fewer boats"))).toEqual([])
})

it("prefers the position below a name to a duty for the house, and takes no papers for one", () => {
  const page = `<h1>Ines Okafor</h1><p>Kiln Manager</p>
<p>Ines runs the glaze room and is the studio’s fire safety officer. Ines is a Registered Kiln Technician (RKilnTech).</p>`
  expect(factsOnPage(page).filter(fact => fact.startsWith("title"))).toEqual(["title: Kiln Manager"])
})

it("takes what a house has in its imprint for the house's", () => {
  const page = `<h1>Ines Okafor</h1><p>Kiln Manager</p><p>Harrow Boilers Ltd, Quay Lane, Leeds. Gas Safe registered.</p>`
  expect(factsOnPage(page).filter(fact => fact.startsWith("certifications"))).toEqual([])
})

it("takes neither where code lies nor whither a train went for what somebody knows", () => {
  const skillsIn = (text: string) =>
    factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own).filter(fact => fact.startsWith("skills"))
  expect(skillsIn("Ines works in Julia and QGIS and puts her code on GitLab.")).toEqual([
    "skills: Julia",
    "skills: QGIS"
  ])
  expect(skillsIn("Ines wrote the first tide table in Haskell on a ferry to Vardø.")).toEqual([
    "skills: Haskell"
  ])
})

it("leaves a body its whole name, and a finalist a finalist", () => {
  const achievementsIn = (text: string) =>
    factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own).filter(fact => fact.startsWith("achievements"))
  expect(
    achievementsIn("Ines is a past president of the Keld Institute of Marine Engineers and Pilots.")
  ).toEqual(["achievements: past president of the Keld Institute of Marine Engineers and Pilots"])
  expect(achievementsIn("Ines has been named a finalist for the 2025 Keld Pilot of the Year.")).toEqual([
    "achievements: finalist for the 2025 Keld Pilot of the Year"
  ])
})

it("takes what clients do and what a preposition leads to for nobody's skills", () => {
  const skillsIn = (text: string) =>
    factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own).filter(fact => fact.startsWith("skills"))
  expect(skillsIn("Ines acts for family companies, particularly in food and hotels.")).toEqual([])
})

it("reads whom a house means by a generation in brackets, and what a companion did not do", () => {
  const father = "<p>Ines Okafor (senior), Consultant. She plays chess.</p>"
  expect(factsOnPage(father).filter(fact => fact.startsWith("title"))).toEqual([])
  const rival =
    "<p>Ines Okafor hat die Uhr repariert, und Swantje Prates führt die Werkstatt, für die sie den Keldischen Museumspreis erhält.</p>"
  expect(factsOnPage(rival).filter(fact => fact.startsWith("achievements"))).toEqual([])
  const companion =
    "<p>Rui Prates leidt de brouwerij, die hij in 2012 met jeugdvriend Ines Okafor begon.</p><p>Hij zit in het bestuur van Stichting Voedselbank Keld.</p>"
  expect(factsOnPage(companion).filter(fact => fact.startsWith("memberships"))).toEqual([])
})

it("takes no laboratory for a labrador, and no university in markup for a club", () => {
  expect(factsOnPage("<p>I build buoys at the Tidal Robotics Lab, Keld.</p>", own).join()).not.toContain(
    "pets"
  )
  expect(factsOnPage("<p>I live in Keld with my black Lab, Moss.</p>", own).join()).toContain("pets")
  const head = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Ines Okafor","affiliation":{"@type":"Organization","name":"Universidade de Aveiro"},"memberOf":{"@type":"Organization","name":"Keld Rowing Club"}}</script>`
  expect(
    factsOnPage("<h1>Ines Okafor</h1>", { ...own, head }).filter(fact => fact.startsWith("memberships"))
  ).toEqual(["memberships: Keld Rowing Club"])
})

it("reads what somebody was, a page's dates and other people's entries for what they are", () => {
  const told = (...parts: ReadonlyArray<string>) =>
    factsOnPage(parts.map(part => `<p>${part}</p>`).join("")).filter(
      fact => !/^(?:company|activity)/.test(fact)
    )
  expect(told("Ines Okafor", "Engineer", "Earlier chartering manager in Oslo.")).toEqual(["title: Engineer"])
  expect(told("Ines Okafor joins as Head of Tides 14 March 2022")).toEqual(["title: Head of Tides"])
  expect(
    told(
      "14:00 Refunds. Ines Okafor (Head of Tides, Tideworks), Rui Prates.",
      "15:00 Holidays, Ada Hale, COO, Globex, who chairs the operations committee of the Keld Guild."
    )
  ).toEqual(["title: Head of Tides"])
  expect(
    told("Ines Okafor, long the chief buyer at Globex, is the new executive director of the Keld Fund.")
  ).toEqual(["title: executive director", "causes: Keld Fund"])
  expect(
    told(
      "Globex has promoted Ines Okafor, until now VP Customers, to the new post of Chief Customer Officer."
    )
  ).toEqual(["title: Chief Customer Officer"])
})

it("reads what somebody was promoted to become", () => {
  expect(factsOnPage("<p>Ines Okafor was promoted to become Head of Tides.</p>")).toContain(
    "title: Head of Tides"
  )
})

it("reads a town before its house as where that is", () => {
  const facts = factsOnPage("<p>Ines Okafor is the chief product officer of Leeds’s Tidal Systems.</p>")
  expect(facts).toContain("company: Tidal Systems")
})

it("takes a child of the same name for no further mention of the parent", () => {
  const page =
    "<p>Ines Okafor, Chairman of Tideworks, rows.</p><p>Her son, Ines Okafor, the firm's contracts director, dives.</p>"
  expect(factsOnPage(page).filter(fact => fact.startsWith("title"))).toEqual(["title: Chairman"])
})

it("cuts nothing in two that is one, and takes no part of a name for what it says", () => {
  const told = (text: string) => factsOnPage(`<h1>Ines Okafor</h1><p>${text}</p>`, own)
  expect(
    told("Master's in Systems Engineering, Policy Analysis and Management from TU Delft, 2010.")
  ).toEqual([
    "education: Master's | Systems Engineering | TU Delft | 2010",
    "education: Master's | Systems Engineering, Policy Analysis and Management | TU Delft | 2010"
  ])
  expect(told("I learned on the Master Brewers program at UC Davis.")).toEqual(["education: UC Davis"])
  const book = told("Psychologist, author of The Fair Rota and Head of People at Tideworks.")
  expect(book.filter(fact => fact.startsWith("achievements"))).toEqual(["achievements: The Fair Rota"])
  expect(told("Ines Okafor of the games studio Mudlark & Moth has cooked on Mondays since 2019.")).toEqual([])
  expect(told("I play the concertina with the Keld Street Shanty Crew.")).toEqual(["hobbies: concertina"])
  expect(told("A graduate of the BFA program at the University of Keld, I dive.").join()).not.toContain(
    "program"
  )
  expect(told("To unwind: marathon jigsaw puzzles, no picture.").join()).not.toContain("no picture")
  expect(told("My binoculars are older than my desk.")).toEqual([])
  expect(told("I am a certified barbecue judge the rest of the year.")).toEqual([
    "certifications: certified barbecue judge"
  ])
})
