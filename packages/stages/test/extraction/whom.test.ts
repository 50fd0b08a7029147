import { expect, it } from "@effect/vitest"
import { factsInText, factsOnPage, ines } from "./table.ts"

type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const known = "Ines Okafor is CTO of Tideworks."
const cto = ["title: CTO", "company: Tideworks"]

/** What the prospect says in quotation marks, and what others say there. */
const spoken: ReadonlyArray<Row> = [
  ["She said: “I live in Bath.”", "location: Bath"],
  ["“I live in Bath,” she said.", "location: Bath"],
  ["“I live in Bath. It rains,” Okafor said.", "location: Bath"],
  ["“I like it here,” said Okafor. “I live in Bath.”", "location: Bath"],
  ['"We have a beagle called Gordie," she said.', "pets: beagle called Gordie"],
  ["‘I live in Bath,’ she added.", "location: Bath"],
  ["On home she is brief: “I live in Bath.”", "location: Bath"],
  ["Okafor writes: “After ten years away I live in Bath.”", "location: Bath"],
  ["“I live in Bath,” said Rui Prates, a colleague."],
  ["“I live in Bath,” said Prates."],
  ["“I live in Bath,” he said."],
  ["“Ines has rebuilt it all. I live in Bath,” said Rui Prates."],
  ["“I live in Bath.”"]
]

it.each(spoken)("hears: %s", (text, ...facts) => {
  expect([...factsInText(`Ines Okafor is CTO of Tideworks. She joined in 2019. ${text}`)].sort()).toEqual(
    [...cto, ...facts].sort()
  )
})

/** Sentences about the prospect, however they begin, and sentences about others. */
const about: ReadonlyArray<Row> = [
  ["By day she runs the lab; at night she lives in Bath.", "location: Bath"],
  ["These days she lives in Bath.", "location: Bath"],
  ["Right now she lives in Bath.", "location: Bath"],
  ["After twenty years in Leeds she lives in Bath.", "location: Bath"],
  ["When the phone stops she keeps bees.", "hobbies: keeping bees"],
  ["Fun fact: she lives in Bath.", "location: Bath"],
  ["Bath is home.", "location: Bath"],
  ["Leeds born; now in Bath.", "location: Bath"],
  ["Her late brother Tom was an engineer. She lives in Bath.", "location: Bath"],
  ["Her sister Ada was an engineer. She lives in Bath."],
  ["The Tideworks CTO, who lives in Bath, was there.", "location: Bath"],
  ["Ms Okafor, who lives in Bath, was there.", "location: Bath"],
  ["Nieman Fellow, class of 2023. She lives in Bath.", "location: Bath"],
  ["She and her husband run a bakery."],
  ["Runner-up was Paul Deering, who lives in Bath."],
  ["’05 Paul Deering (BEng) lives in Bath."],
  ["Session: “How I live in Bath”, Friday, Hall B"]
]

it.each(about)("knows whom: %s", (text, ...facts) => {
  expect([...factsInText(`${known} ${text}`)].sort()).toEqual([...cto, ...facts].sort())
})

const pages: ReadonlyArray<
  readonly [of: string, title: string, body: string, ...facts: ReadonlyArray<string>]
> = [
  [
    "a page called by the name alone",
    "Ines Okafor – Fellows – Acme Circle",
    "<p>She lives in Bath.</p>",
    "location: Bath"
  ],
  ["a headline that goes on", "Ines Okafor wins a prize", "<p>She lives in Bath.</p>"],
  ["an obituary", "Obituary: Ines Okafor", "<p>She lives in Bath.</p>"],
  [
    "a page that the prospect tells",
    "Member profile: Ines Okafor | Acme Runners",
    "<p>By day I’m a vet.</p><p>I live in Bath.</p><p>My knees hurt.</p>",
    "location: Bath",
    "memberships: Acme Runners",
    "title: vet"
  ],
  [
    "a page that somebody else tells",
    "Member profile: Ines Okafor | Acme Runners",
    "<p>By Rui Prates</p><p>I live in Bath.</p><p>My knees hurt.</p>",
    "memberships: Acme Runners"
  ],
  [
    "a surname that a company bears as well",
    "Page",
    "<p>Ines Okafor met us.</p><p>Okafor &amp; Vale moved.</p><p>Ms Okafor, who lives in Bath, smiled.</p>",
    "location: Bath"
  ],
  [
    "a newspaper that begins loudly",
    "Page",
    "<p>WHEN Ines Okafor and her labrador Tilly reached the top, it rained.</p>",
    "pets: labrador Tilly"
  ]
]

it("goes on about whom a title before the name introduced, by their surname", () => {
  const body =
    "<p>Pupils spent a week in Oban with Head of Biology Ines Okafor.</p><p>They counted seals.</p><p>When she is not on a boat, Ms Okafor is a keen fell runner.</p>"
  expect(factsOnPage(body)).toContain("hobbies: fell running")
})

it("reads a blog as that of whom it says it is by", () => {
  const body = (by: string) =>
    `<h1>Salt Notes</h1><p>A blog by ${by}, surveyor in Leeds.</p><h2>Three miles</h2><p>I keep bees on a roof. My beagle Gordie came along.</p><p>I volunteer with Oban Tidy Towns.</p>`
  expect([...factsOnPage(body("Ines Okafor"))].sort()).toEqual([
    "causes: Oban Tidy Towns",
    "hobbies: keeping bees",
    "location: Leeds",
    "pets: beagle Gordie",
    "title: surveyor"
  ])
  expect(factsOnPage(body("Rui Prates"))).toEqual([])
})

it("leaves out the younger of two of a name, where the prospect bears it alone", () => {
  const body =
    "<h3>Ines Okafor</h3><p>Sales Manager</p><p>Ines keeps bees.</p><h3>Ines Okafor Jr</h3><p>Brewer</p><p>Ines plays chess.</p>"
  expect(
    [...factsOnPage(body, { sourceClass: "first-party", url: "https://tideworks.example/team" })].sort()
  ).toEqual(["hobbies: keeping bees", "title: Sales Manager"])
})

const house = { sourceClass: "first-party", url: "https://tideworks.example/team" } as const

it("leaves out what is told of the younger in the sentences of one line", () => {
  const body =
    "<p>Ines Okafor, Chief Engineer. Ines keeps bees.</p><p>Ines Okafor Jr, Buyer. Known as Nessie. She plays chess. A keen Leeds United supporter.</p>"
  expect([...factsOnPage(body, house)].sort()).toEqual(["hobbies: keeping bees", "title: Chief Engineer"])
})

it("tells two of a family apart by an initial that one of them bears", () => {
  const body =
    "<h3>Ines Okafor</h3><p>Sales Manager</p><p>Ines keeps bees.</p><h3>Ines B. (Bee) Okafor</h3><p>Quality Engineer</p><p>Bee plays chess.</p>"
  expect([...factsOnPage(body, house)].sort()).toEqual(["hobbies: keeping bees", "title: Sales Manager"])
})

it("takes an initial to be of one person where nothing tells of two", () => {
  const body =
    "<p>Ines Okafor is a sales manager at Tideworks.</p><p>Ines B. Okafor plays chess and lives in Bath.</p>"
  expect(factsOnPage(body)).toContain("location: Bath")
})

it("gives nobody the title of another of the name in a list, also of words that no title has", () => {
  const body =
    "<h1>People</h1><h3>Ines Okafor</h3><p>Account Director, Ports</p><h3>Rui Prates</h3><p>Head of Finance</p><h3>Ines Okafor</h3><p>Rope Splicer, Yard</p><p>Ines plays chess.</p>"
  expect(factsOnPage(body, { ...house, wanted: { ...ines, title: "Account Director" } })).not.toContain(
    "hobbies: chess"
  )
  expect(factsOnPage(body, house)).toEqual([])
})

it("cuts no feat out of a sentence that tells of an illness and of relatives", () => {
  const text =
    "Ines Okafor is CTO of Tideworks. After chemotherapy and a lumpectomy she walked the 2021 Harbour Mile with her sisters."
  expect([...factsInText(text)].sort()).toEqual([...cto].sort())
})

it.each(pages)("%s", (_of, title, body, ...facts) => {
  expect([...factsOnPage(body, { title })].sort()).toEqual([...facts].sort())
})

it("keeps the heading that the reader’s view drops", () => {
  const body = `<h1>Ines Okafor</h1><article><p>${"She has worked on tides for a long time, in many seas. ".repeat(9)}</p><p>She lives in Bath.</p></article>`
  const facts = factsOnPage(body, {
    title: "Ines Okafor",
    url: "https://pages.example/articles/ines-okafor"
  })
  expect(facts).toEqual(["location: Bath"])
})

it("tells two of a family apart by the titles below two forms of the first name", () => {
  const body =
    "<h3>Alexander Okafor MBE</h3><p>Chairman</p><p>Alexander was given the Harbour Medal in 2012. He collects clocks.</p><h3>Alex Okafor</h3><p>Yard Manager</p><p>Alex is Alexander's son. He keeps bees.</p>"
  const wanted = { ...ines, names: ["Alex Okafor"] }
  expect([...factsOnPage(body, { ...house, wanted })].sort()).toEqual([
    "hobbies: keeping bees",
    "title: Yard Manager"
  ])
})

it("in what somebody has written, he is whom they wrote about", () => {
  const article = (body: string) =>
    factsOnPage(
      `<article><h1>The miller who went to sea</h1><div>By <a rel="author" href="/staff">Ines Okafor</a> <time>2026-06-20</time></div>${body}</article>`,
      { title: "The miller who went to sea | The Quay Post", url: "https://quaypost.example/miller" }
    ).join("; ")
  const told =
    "<p>In May he and his crew won the Heron coast championship. He is also raising money for the Keld lifeboat station.</p>"
  for (const before of ["", "<p>Oskar Lind of Tideworks spends his weekends in a small boat at Keld.</p>"]) {
    const facts = article(before + told)
    expect(facts).not.toContain("Heron")
    expect(facts).not.toContain("lifeboat")
  }
  expect(article("<p>She is a trustee of the Keld Museum.</p>")).toContain("Keld Museum")
  expect(article(`${told}<p>Ines Okafor is a trustee of the Keld Museum.</p>`)).toContain("Keld Museum")
})

it("of whom the client spells without their letters all is read that the page says", () => {
  const names = ["Bjorn Aasen", "Juergen Hall"]
  const wanted = (name: string) => ({ wanted: { ...ines, names: [name] } })
  const card = (name: string, first: string) =>
    `<ul><li><strong>${name}</strong>, Head of Data. ${first} lives in Bath, where he keeps bees.</li></ul>`
  expect(factsOnPage(card("Bjørn Aasen", "Bjørn"), wanted(names[0] ?? ""))).toContain("location: Bath")
  expect(factsOnPage(card("Jürgen Hall", "Jürgen"), wanted(names[1] ?? ""))).toContain("location: Bath")
})
