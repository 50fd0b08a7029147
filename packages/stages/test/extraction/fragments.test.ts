import { describe, expect, it } from "@effect/vitest"
import { Option } from "effect"
import { fragmentFacts } from "../../src/extraction/lists/fragments.ts"
import { readers } from "../../src/extraction/lists/readers.ts"
import { labelled } from "../../src/extraction/topics.ts"
import { linkedinResult } from "../../src/search/linkedin.ts"
import { factOf, ines } from "./table.ts"

describe("fragments", () => {
  const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
    ["Leeds Rhinos till I die.", "teams: Leeds Rhinos"],
    ["Long-suffering Hibs supporter", "teams: Hibs"],
    ["Supporter du LOSC", "teams: LOSC"],
    ["Atlas hasta la muerte", "teams: Atlas"],
    ["Malamute, Bramble", "pets: Malamute, Bramble"],
    ["Two collies: Wick and Tallow", "pets: Two collies: Wick and Tallow"],
    ["Miso (Boykin spaniel)", "pets: Miso (Boykin spaniel)"],
    ["Chartered quantity surveyor working on schools", "certifications: Chartered quantity surveyor"],
    ["Chartered surveyors working on schools at heart, no"],
    ["ACA, CTA", "certifications: ACA", "certifications: CTA"],
    ["CTA, or so they say"],
    ["CPEng, IntPE(NZ)", "certifications: CPEng", "certifications: IntPE(NZ)"],
    ["Admitted in Ohio and New York", "certifications: Admitted in Ohio and New York"],
    ["Admitted in jest"],
    [
      "Fellow of the Personal Finance Society",
      "memberships: Personal Finance Society",
      "certifications: Fellow of the Personal Finance Society"
    ],
    ["BA, Morehouse", "education: BA | Morehouse"],
    ["PhD (Carleton)", "education: PhD | Carleton"],
    ["Durham University", "education: Durham University"],
    ["Trustee, Harbour Light Trust", "memberships: Harbour Light Trust", "causes: Harbour Light Trust"],
    [
      "On the board of the Gorse Canal Conservancy",
      "memberships: Gorse Canal Conservancy",
      "causes: Gorse Canal Conservancy"
    ],
    ["Guild of Sound Editors, member since 2018", "memberships: Guild of Sound Editors"],
    ["Bestuurslid Voedselbank", "memberships: Voedselbank", "causes: Voedselbank"],
    ["Volunteer, Coastguard Rescue Team", "causes: Coastguard Rescue Team"],
    ["Bénévole SNSM", "causes: SNSM"],
    ["Insights Discovery practitioner", "certifications: Insights Discovery practitioner"],
    ["P.Eng. (Ontario)", "certifications: P.Eng. (Ontario)"],
    ["Fachanwältin für Baurecht", "certifications: Fachanwältin für Baurecht"],
    ["Brevet fédéral de logisticienne", "certifications: Brevet fédéral de logisticienne"],
    ["Livingston finalist", "achievements: Livingston finalist"],
    ["Second place, Harbour Hack 2024", "achievements: Second place, Harbour Hack 2024"],
    ["Dispatcher of the Year 2023", "achievements: Dispatcher of the Year"],
    ["Rust, Zig and Python", "skills: Rust", "skills: Zig", "skills: Python"]
  ]
  it.each(rows)("%s", (text, ...facts) => {
    expect(fragmentFacts(text).map(factOf)).toEqual(facts)
  })

  it.each([
    "Ex-Tideworks",
    "Former trustee, Harbour Light Trust",
    "No pets",
    "Not a Leeds United fan",
    "Her brother’s whippet, Pip",
    "Jazz",
    "Marisol Henry, MD",
    "Reading",
    "Secretary: Beth Garside",
    "School governor",
    "Catholic",
    "Prices on request"
  ])("says nothing: %s", text => {
    expect(fragmentFacts(text)).toEqual([])
  })

  it("the name of a school alone in a line may be the employer", () => {
    expect(fragmentFacts("Durham University", true)).toEqual([])
  })
})

describe("behind labels", () => {
  const rows: ReadonlyArray<readonly [line: string, ...facts: ReadonlyArray<string>]> = [
    [
      "Job: Curator of Textiles, Museum of the Upper Marsh",
      "title: Curator of Textiles",
      "company: Museum of the Upper Marsh"
    ],
    ["Employer: Petrostrat Marine WLL", "company: Petrostrat Marine WLL"],
    ["Field: museums and heritage", "industry: museums and heritage"],
    [
      "Tools: timetabling (OpenTrack, RailSys), a landline",
      "skills: timetabling",
      "skills: OpenTrack",
      "skills: RailSys"
    ],
    ["Off duty: MK Dons, darts", "teams: MK Dons", "hobbies: darts"],
    ["Outside: quilting, her Newfoundland, Bess", "hobbies: quilting", "pets: Newfoundland, Bess"],
    ["Reading: anything about urban planning", "interests: urban planning"],
    ["IPL? Sunrisers. Don’t laugh.", "teams: Sunrisers"],
    ["Team: “Cubs. Sorry.”", "teams: Cubs"],
    ["🏠 Charleston, SC", "location: Charleston, SC"],
    ["🛠 Houdini, After Effects", "skills: Houdini", "skills: After Effects"],
    ["🐶 Miso (Boykin spaniel)", "pets: Miso (Boykin spaniel)"],
    ["En dehors du bureau : de l’aviron", "hobbies: aviron"],
    ["Ehrenamt: Rechtsberatung für Campus Nord e. V.", "causes: Campus Nord e. V."],
    ["Education. PhD (Carleton), MSc (Memorial)", "education: PhD | Carleton", "education: MSc | Memorial"]
  ]
  it.each(rows)("%s", (line, ...facts) => {
    const { topic, value } = labelled(line) ?? { topic: "foreign" as const, value: "" }
    expect((readers[topic]?.(value) ?? []).map(factOf)).toEqual(facts)
  })

  it.each([
    "Hobbies: none",
    "Dog: none",
    "Employer: self-employed",
    "Superpower: explaining tide tables at parties"
  ])("says nothing: %s", line => {
    const { topic, value } = labelled(line) ?? { topic: "foreign" as const, value: "" }
    expect(readers[topic]?.(value) ?? []).toEqual([])
  })
})

describe("what an engine shows of a profile, part by part", () => {
  const factsIn = (title: string, snippet: string): ReadonlyArray<string> =>
    Option.match(
      linkedinResult({ url: "https://www.linkedin.com/in/ines", title, snippet, publishedAt: null }, ines),
      {
        onNone: () => [],
        onSome: ({ claims }) => claims.map(factOf).filter(fact => !fact.startsWith("bio:"))
      }
    )

  it("lists, schools and sides", () => {
    expect(
      factsIn(
        "Ines Okafor - Product Lead - Tideworks | LinkedIn",
        "Isle of Harris · Product Lead at Tideworks. SQL, SAS, graph analytics. Durham University. Trustee, Harbour Light Trust. Hibs season ticket holder. Ex-Brinewell. 500+ connections."
      )
    ).toEqual(
      expect.arrayContaining([
        "location: Isle of Harris",
        "skills: SQL",
        "skills: SAS",
        "skills: graph analytics",
        "education: Durham University",
        "memberships: Harbour Light Trust",
        "teams: Hibs"
      ])
    )
  })

  it("two schools, each with what was read there", () => {
    expect(
      factsIn(
        "Ines Okafor - CEO - Tideworks | LinkedIn",
        "CEO, Tideworks. Leeds. Hale Business School MBA; Hale College, Chemistry."
      )
    ).toEqual(
      expect.arrayContaining(["education: MBA | Hale Business School", "education: Chemistry | Hale College"])
    )
  })

  it("trades of one word, and by their letters", () => {
    const skills = (list: string) =>
      factsIn(
        "Ines Okafor - Product Lead - Tideworks | LinkedIn",
        `Isle of Harris · Product Lead at Tideworks. ${list}. 500+ connections.`
      ).filter(fact => fact.startsWith("skills: "))
    expect(skills("Ledgers, payments, people")).toEqual(["skills: Ledgers", "skills: payments"])
    expect(skills("Oral liquids, QbD, stability")).toContain("skills: QbD")
    expect(skills("Major gifts, bequests, grant writing")).toContain("skills: grant writing")
    expect(skills("Infrastructure, candour, boats")).toEqual([])
    expect(skills("EHRs, people, uptime")).toEqual(["skills: EHRs"])
  })

  it("a headline behind a house that has a word of the title in its name", () => {
    const result = linkedinResult(
      {
        url: "https://www.linkedin.com/in/ines",
        title: "Ines Okafor - Head of College at Harbour Ridge College | LinkedIn",
        snippet: "Porto, Portugal · Head of College · Harbour Ridge College. Teacher first, tides always.",
        publishedAt: null
      },
      ines
    )
    expect(Option.getOrThrow(result).claims.map(factOf)).toContain("bio: Teacher first, tides always")
  })

  it("in another language, line by line", () => {
    expect(
      factsIn(
        "Ines Okafor – Revierleiterin – Forstbetrieb Tide | LinkedIn",
        "Innsbruck, Tirol, Österreich · Revierleiterin im Forstbetrieb Tide\nForstwirtschaft (BOKU Wien), Schutzwaldpflege, Drohnenkartierung. Jägerin, Imkerin."
      )
    ).toEqual(
      expect.arrayContaining([
        "location: Innsbruck, Tirol, Österreich",
        "skills: Schutzwaldpflege",
        "skills: Drohnenkartierung",
        "hobbies: Jägerin",
        "hobbies: Imkerin"
      ])
    )
  })

  it("rows of what somebody is, without their relatives", () => {
    const rowFacts = (row: string) =>
      factsIn(
        "Ines Okafor - Product Lead - Tideworks | LinkedIn",
        `Leeds, UK · Product Lead at Tideworks. ${row}. 500+ connections.`
      ).filter(fact => /^(?:hobbies|interests|teams|pets|family):/.test(fact))
    expect(rowFacts("Dad of two, parkrunner, long-suffering Crystal Palace fan").sort()).toEqual([
      "hobbies: parkrunner",
      "teams: Crystal Palace"
    ])
    expect(rowFacts("Orioles die-hard, sea swimmer, owner of two donkeys").sort()).toEqual([
      "hobbies: sea swimmer",
      "pets: two donkeys",
      "teams: Orioles"
    ])
    expect(rowFacts("Coach of my kids’ football team, mother of two")).toEqual([])
  })

  it("what is asked and denied, over or of a family says nothing", () => {
    const facts = factsIn(
      "Ines Okafor - Product Lead - Tideworks | LinkedIn",
      "Leeds, UK · Product Lead at Tideworks. Chartered Engineer? No. Former trustee, Harbour Light Trust. Mum x3, early riser. Views mine."
    )
    expect(facts.filter(fact => !/^(?:title|company|location):/.test(fact))).toEqual([])
  })
})
