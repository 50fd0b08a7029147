import { it } from "@effect/vitest"
import { expectPage, own, type PageRow, team } from "./table.ts"

const rows: ReadonlyArray<PageRow> = [
  // Lists of honour.
  {
    of: "a list of young leaders with the prospect on it",
    parts: { title: "40 Under 40 | Harbour Business Monthly" },
    body: "<h1>40 Under 40</h1><h2>11. Rui Prates, 27</h2><p>Fishes.</p><h2>12. Ines Okafor, 28</h2><p>She lives in Bath.</p>",
    facts: ["achievements: 40 Under 40", "location: Bath"]
  },
  {
    of: "the judges of such a list",
    parts: { title: "The judges of 40 Under 40 | Harbour Business Monthly" },
    body: "<h1>Judges</h1><h2>Ines Okafor</h2><p>She lives in Bath.</p>",
    facts: ["location: Bath"]
  },
  {
    of: "whom a prize went to in a year",
    parts: { title: "Harbour Engineer of the Year | Harbour Union" },
    body: "<h1>Harbour Engineer of the Year</h1><p>2025: Ines Okafor, Tideworks, for a lock that needs nobody.</p><p>2024: Rui Prates, Leeds</p>",
    facts: ["company: Tideworks", "achievements: Harbour Engineer of the Year"]
  },
  {
    of: "who spoke about a prize in a year",
    parts: { title: "Harbour Engineer of the Year | Harbour Union" },
    body: "<h1>Harbour Engineer of the Year</h1><p>2025: Rui Prates. Ines Okafor spoke.</p>",
    facts: []
  },
  {
    of: "a house that is somebody who tells of themselves",
    body: "<p>Harbour Pots is me, Ines Okafor, plus a kiln. I studied Physics at Leeds School of Art (BA 2011). I swim.</p>",
    facts: ["education: BA | Physics | Leeds School of Art | 2011", "hobbies: swimming"]
  },
  // How reports begin.
  {
    of: "a lead that describes whom the next line names",
    body: "<p>A marine engineer from Hexham has raised £6,340 for the Great North Air Ambulance by cycling coast to coast.</p><p>Ines Okafor, an engineer at Tideworks, said it rained.</p>",
    facts: [
      "title: engineer",
      "company: Tideworks",
      "achievements: raised £6,340 for the Great North Air Ambulance",
      "causes: Great North Air Ambulance"
    ]
  },
  {
    of: "a lead about somebody else",
    body: "<p>A marine engineer from Hexham has raised £6,340 for the Great North Air Ambulance.</p><p>Rui Prates, 41, rode alone, while Ines Okafor of Tideworks drove the van.</p>",
    facts: ["company: Tideworks"]
  },
  {
    of: "a lead about a thing",
    body: "<p>A bridge near Hexham has raised £6,340 for the Great North Air Ambulance.</p><p>Ines Okafor, head of data at Tideworks, said it rained.</p>",
    facts: ["title: head of data", "company: Tideworks"]
  },
  {
    of: "a partner of a firm who lives somewhere",
    body: "<p>“Write it down,” says Ines Okafor, a partner at Tideworks, who lives near Easingwold and plays chess.</p>",
    facts: ["title: partner", "company: Tideworks", "location: Easingwold", "hobbies: chess"]
  },
  {
    of: "what her partner does",
    body: "<p>Ines Okafor of Tideworks and her partner, who plays chess, live near Easingwold.</p>",
    facts: ["company: Tideworks"]
  },
  // Cards with what is told above the name.
  {
    of: "what stands above the name on a card",
    body: "<h2>Our people</h2><div><p>Ines founded the company with one crane. She is a Fellow of the Institution of Engineers of Kenya.</p><p>Ines Okafor</p><p>Managing Director</p></div><div><p>Rui plays chess.</p><p>Rui Prates</p><p>Analyst</p></div>",
    parts: team,
    facts: ["title: Managing Director", "memberships: Institution of Engineers of Kenya"]
  },
  // Pages that are headed by the first name.
  {
    of: "a page headed by a greeting that names them in full below",
    body: "<h1>Hi, I'm Ines.</h1><p>These days Tideworks is me, Ines Okafor, founder and engineer.</p><p>I'm on the education committee of the Tidal Society and I mentor with Women in Data.</p>",
    parts: { ...team, title: "About Ines" },
    facts: [
      "title: founder and engineer",
      "company: Tideworks",
      "memberships: Tidal Society",
      "causes: Women in Data"
    ]
  },
  {
    of: "a page headed by a greeting of another of the first name",
    body: "<h1>Hi, I'm Ines.</h1><p>Ines Duarte and Ines Okafor share a desk.</p><p>I'm on the education committee of the Tidal Society.</p>",
    parts: { ...team, title: "About Ines" },
    facts: []
  },
  {
    of: "a trade on such a page",
    body: "<h1>Hello, I'm Ines.</h1><p>I bake sourdough in a railway arch and sell it from the hatch.</p><p>Okafor Bakehouse is me, Ines Okafor, owner and baker.</p>",
    parts: { ...team, title: "Okafor Bakehouse" },
    facts: ["title: owner and baker"]
  },
  // Menus and what else stands around.
  {
    of: "a menu above the name",
    body: "<ul><li>For you<ul><li>Moving home</li><li>Wills and probate</li></ul></li></ul><h1>Ines Okafor</h1><p>Partner</p><p>Ines advises on tenancies.</p>",
    parts: { ...team, title: "Ines Okafor" },
    facts: ["title: Partner", "skills: tenancies"]
  },
  // Prizes, grants and money.
  {
    of: "a prize that a society gave to its member",
    body: "<p>The Northern Foresters' Association gave its Jack Pine Medal to member Ines Okafor, of Tideworks.</p>",
    facts: [
      "company: Tideworks",
      "memberships: Northern Foresters' Association",
      "achievements: Jack Pine Medal",
      "activity: award | Jack Pine Medal"
    ]
  },
  {
    of: "a grant that took somebody somewhere",
    body: "<p>Ines Okafor is a curator. In 2022 the Hartnoll Fellowship in Textile Conservation took her to London.</p>",
    facts: ["title: curator", "achievements: Hartnoll Fellowship in Textile Conservation"]
  },
  {
    of: "a fund that somebody closed",
    body: "<p>Ines Okafor closed a $42 million second fund in January.</p>",
    facts: ["achievements: closed a $42 million second fund"]
  },
  // Studies and letters.
  {
    of: "a university of two things",
    body: "<p>Ines Okafor holds a BSc in Hydrology from Kisumu University of Agriculture and Technology (2016).</p>",
    facts: ["education: BSc | Hydrology | Kisumu University of Agriculture and Technology | 2016"]
  },
  {
    of: "letters with stops",
    body: "<p>Ines Okafor, P.Stat.</p>",
    facts: ["certifications: P.Stat."]
  },
  {
    of: "a degree of forestry",
    body: "<p>Ines Okafor holds an M.Sc.F. from the University of New Brunswick (2004).</p>",
    facts: ["education: M.Sc.F. | University of New Brunswick | 2004"]
  },
  {
    of: "a unit between the title and the house",
    body: "<h1>Ines Okafor</h1><p>Senior Biostatistician, Sleep and Breathing Research Unit, Tideworks, Halifax</p>",
    parts: own,
    facts: ["title: Senior Biostatistician", "company: Tideworks", "location: Halifax"]
  },
  // Beside work.
  {
    of: "animals that are told of at home",
    body: "<p>Ines Okafor leads the farm team. At home there are two Border terriers and a three-legged cat.</p>",
    facts: ["pets: two Border terriers", "pets: three-legged cat"]
  },
  {
    of: "a helper by where they help",
    body: "<p>Ines Okafor plays the viola, and fixes toasters at the Halifax Tool Library, where she volunteers on Saturdays.</p>",
    facts: ["hobbies: viola", "causes: Halifax Tool Library"]
  },
  {
    of: "a name with a small word that is Spanish",
    body: "<p>Ines Okafor volunteers as legal adviser to Agua para Todos.</p>",
    facts: ["causes: Agua para Todos"]
  },
  {
    of: "a regional group that somebody has chaired",
    body: "<p>Ines Okafor has chaired the regional group of the British Veterinary Nursing Association since January.</p>",
    facts: ["memberships: British Veterinary Nursing Association"]
  },
  // What is not so.
  {
    of: "numbers of things that somebody manages",
    body: "<p>Ines Okafor manages eleven open trials.</p>",
    facts: []
  },
  {
    of: "an age and a house",
    body: "<p>Ines Okafor, 41, of Tideworks, plays chess.</p>",
    facts: ["company: Tideworks", "hobbies: chess"]
  },
  {
    of: "a programme beside the name",
    body: "<p>Juniors Saturday morning with Coach Ines Okafor.</p>",
    facts: []
  },
  {
    of: "a vice president of a department",
    body: "<h3>Ines Okafor</h3><p>Vice President, Fleet Telematics</p>",
    parts: team,
    facts: ["title: Vice President, Fleet Telematics"]
  },
  {
    of: "the certificate that others passed",
    body: "<p>Ines Okafor's trainees passed their hundredth electrical safety certificate.</p>",
    facts: []
  },
  {
    of: "a title with the house behind it",
    body: "<p>Ines Okafor, Leiterin der Arbeitsgruppe Gezeiten an der Tideworks, forscht.</p>",
    facts: ["title: Leiterin der Arbeitsgruppe Gezeiten", "company: Tideworks"]
  }
]

it.each(rows)("a page with $of", expectPage)
