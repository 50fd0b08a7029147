import { describe, expect, it } from "@effect/vitest"
import { labelled, topicOf, topicOfLabel } from "../../src/extraction/topics.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { factsOnPage } from "./table.ts"

const own = { url: "https://inesokafor.example/", title: "Ines Okafor", sourceClass: "self" } as const
const staff = {
  url: "https://tideworks.example/people/ines-okafor",
  title: "Ines Okafor",
  sourceClass: "first-party"
} as const

describe("names of lists", () => {
  it.each([
    [
      "skills",
      ["Areas of practice", "Practice areas", "My toolbox", "What I help with", "Superpower", "Fachgebiete"]
    ],
    ["subjects", ["Clinical interests", "Special interests"]],
    ["certifications", ["Board certifications", "Licences & certifications", "Professional registrations"]],
    ["admissions", ["Bar admissions", "Court admissions"]],
    ["education", ["Medical school", "Alma mater", "Education & training", "Residency", "Studium"]],
    ["achievements", ["Selected honours", "Awards & recognition", "Accolades", "Premios"]],
    ["works", ["Books", "My typefaces", "Discography"]],
    [
      "hobbies",
      [
        "Off duty",
        "When I’m not coding",
        "Beyond the classroom",
        "Life outside work",
        "For fun",
        "Tiempo libre"
      ]
    ],
    ["interests", ["Interests & hobbies", "Things I love", "Personal interests", "Centres d’intérêt"]],
    ["memberships", ["Board service", "Civic involvement", "Clubs and societies", "Learned societies"]],
    ["causes", ["Giving back", "In the community", "Charities I support", "Pro bono"]],
    ["asides", ["Fun facts", "Three things you may not know", "Did you know?", "Five facts about Ines"]],
    ["pets", ["Office dog", "Four-legged friends", "Pets"]],
    ["foreign", ["What clients say", "More stories"]],
    ["people", ["Meet the team", "Our trainees"]],
    [undefined, ["Direct line", "Pricing", "Getting here", "Assistant"]]
  ] as const)("%s", (topic, headings) => {
    expect(headings.map(topicOf)).toEqual(headings.map(() => topic))
  })

  it.each([
    ["position", ["By day", "Overdag", "Tagsüber"]],
    [
      "hobbies",
      ["By night", "’s avonds", "Sundays", "Plays", "Unwinds with", "Am Wochenende", "Le week-end"]
    ],
    ["interests", ["Interested in", "Currently obsessed with", "Me gusta"]],
    ["teams", ["Supports", "Allegiance"]],
    ["pets", ["Dog", "Our cats", "Hunde"]],
    ["skills", ["Good at", "Helps clients with", "Tools I can’t live without"]],
    ["interests", ["Ask me about", "On the bedside table", "Liest gerade"]],
    ["employer", ["Employer", "Arbeitgeber", "Entreprise"]],
    ["industry", ["Sector", "Branche", "Setor"]],
    ["side", ["Favourite team", "Lieblingsverein", "Footy team", "IPL", "Squadra del cuore"]],
    [undefined, ["Secretary", "Reviewed by", "Q", "Ines"]]
  ] as const)("beside a value: %s", (topic, labels) => {
    expect(labels.map(topicOfLabel)).toEqual(labels.map(() => topic))
  })

  it("a dash leads to a value only behind words that are nothing else", () => {
    expect(labelled("Skills – Rust, Go")).toEqual({ topic: "skills", value: "Rust, Go" })
    expect(labelled("🐶 Dog: Rex")).toEqual({ topic: "pets", value: "Rex" })
    expect(labelled("Community – a word from our chair")).toBeUndefined()
    expect(labelled("Work – life balance")).toBeUndefined()
  })
})

describe("lists and labels", () => {
  it("labels in lines of their own, and unknown ones among them", () => {
    const body = `<h1>Ines Okafor</h1><dl><dt>Position</dt><dd>Chief of Surgery</dd><dt>Department</dt><dd>Surgery</dd><dt>Medical school</dt><dd>McGill University (MDCM, 2004)</dd><dt>Certification</dt><dd>FRCPC</dd><dt>Clinical interests</dt><dd>Rural trauma, airway care</dd><dt>Languages</dt><dd>English, French</dd><dt>Memberships</dt><dd>Canadian Association of Surgeons</dd></dl><p><a href="/physicians">Back to all physicians</a></p>`
    expect(factsOnPage(body, staff)).toEqual([
      "title: Chief of Surgery",
      "education: MDCM | McGill University | 2004",
      "certifications: FRCPC",
      "skills: Rural trauma",
      "skills: airway care",
      "interests: Rural trauma",
      "interests: airway care",
      "skills: English",
      "skills: French",
      "memberships: Canadian Association of Surgeons"
    ])
  })

  it("links of the site are neither labels nor values", () => {
    const body = `<ul><li><a href="/e">Expertise</a></li><li><a href="/i">Insights</a></li><li><a href="/t">Trainees</a></li></ul><h1>Ines Okafor</h1><p>Partner</p><h2>Awards</h2><ul><li>Tide Prize 2021</li><li><a href="/awards">View all awards</a></li><li><a href="/">Home</a></li></ul>`
    expect(factsOnPage(body, staff)).toEqual(["title: Partner", "achievements: Tide Prize 2021"])
  })

  it("tables of two columns", () => {
    const body = `<h1>Ines Okafor</h1><table><tr><td>Practice areas</td><td>Employment, pensions</td></tr><tr><td>Direct line</td><td>Ask the desk</td></tr><tr><td>Bar admissions</td><td>State Bar of Texas, 2004; Guam</td></tr><tr><td>Board service</td><td>Harbour Mountain Rescue</td></tr><tr><td>Secretary</td><td>Anna Hall</td></tr></table>`
    expect(factsOnPage(body, staff)).toEqual([
      "skills: Employment",
      "skills: pensions",
      "certifications: State Bar of Texas",
      "memberships: Harbour Mountain Rescue",
      "causes: Harbour Mountain Rescue"
    ])
  })

  it("plain text with labels of its own, in several languages", () => {
    const body = `<pre>
Ines Okafor

overdag:    golven
's avonds:  vogelhuisjes timmeren, bordspellen
zondag:     doelman bij VV Schelde Wit 3
pets:       two cats, Ohm and Farad
household:  one tortoise and a teenager
toolbox:    Rust, Postgres
off duty:   bouldering, badly; fell running
team:       Customer Success
</pre>`
    expect(factsOnPage(body, own)).toEqual([
      "hobbies: vogelhuisjes timmeren",
      "hobbies: bordspellen",
      "teams: VV Schelde Wit 3",
      "pets: two cats, Ohm and Farad",
      "pets: tortoise",
      "skills: Rust",
      "skills: Postgres",
      "hobbies: bouldering",
      "hobbies: fell running"
    ])
  })

  it("works by their titles, without press and year", () => {
    const body = `<h1>Ines Okafor</h1><h2>Things</h2><ul><li>Typeface: <a href="/w">Wharfe Grotesk</a> (2022)</li><li>Novel: The Long Tide (Staithes Press, 2019)</li><li>Status: Away until May</li></ul>`
    expect(factsOnPage(body, own)).toEqual(["achievements: Wharfe Grotesk", "achievements: The Long Tide"])
  })

  it("a label within a paragraph", () => {
    const body = `<h1>Ines Okafor</h1><p>Some words about tides. Interested in: calendars, railway timetables. Write to me.</p>`
    expect(factsOnPage(body, own)).toEqual(["interests: calendars", "interests: railway timetables"])
  })

  it("the same words about others say nothing", () => {
    const body = `<h1>Our people</h1><p>Team: Leeds United</p><h2>Rui Prates</h2><p>Pets: two cats</p><p>Interests: chess</p><h2>What clients say</h2><p>Hobbies: golf</p>`
    expect(factsOnPage(body, { ...staff, title: "Our people" })).toEqual([])
  })
})

it("says how lines are set", () => {
  const body = `<body><p><a href="/x">All of it</a></p><p><b>Bold</b> <strong>words</strong></p><p><b>Some</b> words</p><table><tr><th>Name</th><th>Place</th></tr><tr><th>Row</th><td>1</td><td>2</td></tr><tr><td>Left</td><td>right</td></tr></table><pre>one\n two</pre></body>`
  expect(parsePage(body, "https://inesokafor.example/").lines.map(({ text, set }) => [text, set])).toEqual([
    ["All of it", "as links"],
    ["Bold words", "bold"],
    ["Some words", undefined],
    ["Name", undefined],
    ["Place", undefined],
    ["Row", "as term"],
    ["1", undefined],
    ["2", undefined],
    ["Left", "as term"],
    ["right", undefined],
    ["one", undefined],
    ["two", undefined]
  ])
})
