import { describe, expect, it } from "@effect/vitest"
import type { Claim, Document } from "@prospect-research/core"
import { Effect } from "effect"
import { claim, documentOf } from "../documents.ts"
import { told, writeFor, writer } from "../writers.ts"

type Fact = readonly [field: Claim["field"], value: Claim["value"], quote: string]

const name = "Ada Brandt"
const title: Fact = ["professional.current_title", "Plant Manager", "Ada Brandt, Plant Manager"]
const company: Fact = ["professional.current_company", "Tideworks", "Ada Brandt works at Tideworks."]
const role = [title, company]

/** What a report opens with when one page says all that is known, and `acts` stand on pages of their own. */
const icebreakersOf = (
  facts: ReadonlyArray<Fact>,
  source: Partial<Document> = { source_class: "first-party" },
  acts: Parameters<typeof writer>[1] = []
) => {
  const page = documentOf(
    "company-site",
    "https://tideworks.example/team",
    [name, ...facts.map(([, , quote]) => quote)].join("\n"),
    source
  )
  const { claims, documents } = writer(name, acts)
  return Effect.map(
    writeFor({
      name,
      documents: [page, ...documents],
      claims: [
        claim(page, "name", name),
        ...facts.map(([field, value, quote]) => claim(page, field, value, quote)),
        ...claims
      ]
    }),
    ({ result }) => result.outreach_intelligence.icebreakers
  )
}

const linesOf = (...all: Parameters<typeof icebreakersOf>) =>
  Effect.map(icebreakersOf(...all), lines => lines.map(it => it.opening_line))

const entry = (institution: string, field_of_study: string | null = null) => ({
  institution,
  degree: null,
  field_of_study,
  graduation_year: null
})

const talk = (subject: string) =>
  told({ kind: "talk", title: subject, venue: "Rigi Conf", date: "2026-05-02" })

describe("what somebody has or belongs to begins a line", () => {
  const spoken: ReadonlyArray<readonly [what: string, fact: Fact, opening: string]> = [
    [
      "a subject and where it was studied",
      ["education.entries", entry("University of Acme", "Forestry"), "Forestry, University of Acme"],
      "the University of Acme"
    ],
    ["a school alone", ["education.entries", entry("Tide College"), "Tide College"], "Tide College"],
    [
      "a qualification by its name",
      ["education.certifications", "Lean Hedge Black Belt", "She holds the Lean Hedge Black Belt."],
      "“Lean Hedge Black Belt”"
    ],
    [
      "a body of a calling",
      [
        "personal.memberships",
        "Society of Hedge Engineers",
        "She is a member of the Society of Hedge Engineers."
      ],
      "the Society of Hedge Engineers"
    ],
    [
      "a cause",
      ["personal.causes", "Acme Tool Library", "She volunteers at the Acme Tool Library."],
      "Acme Tool Library"
    ],
    [
      "what they brought about",
      [
        "professional.achievements",
        "cut changeover time on the press line by 38%",
        "In her first year Ada cut changeover time on the press line by 38%."
      ],
      "ou cut changeover time on the press line by 38%"
    ],
    [
      "a prize that only a sentence tells of",
      ["professional.achievements", "Golden Hedge Award", "She won the Golden Hedge Award in 2025."],
      "“Golden Hedge Award”"
    ],
    [
      "a pastime on a page that others wrote",
      ["personal.hobbies", "rowing", "At weekends she goes rowing."],
      "public page about you"
    ]
  ]
  for (const [what, fact, opening] of spoken) {
    it.scoped(what, () =>
      Effect.gen(function* () {
        const lines = yield* linesOf([...role, fact])
        expect(lines.filter(line => line.includes(opening))).toHaveLength(1)
      })
    )
  }

  const unspoken: ReadonlyArray<readonly [what: string, fact: Fact, words: string]> = [
    ["letters", ["education.certifications", "CPA", "Ada Brandt, CPA"], "CPA"],
    [
      "a club of one's free time",
      ["personal.memberships", "Acme Golf Society", "She is captain of the Acme Golf Society."],
      "Golf"
    ],
    [
      "a school in words of another language",
      [
        "education.entries",
        entry("Uniwersytecie Morskim"),
        "Studiowała na Uniwersytecie Morskim i pracuje w Gdyni, gdzie jest od roku."
      ],
      "Morskim"
    ],
    [
      "a feat told with whose it was",
      ["professional.achievements", "led her team through the move", "She led her team through the move."],
      "led her"
    ],
    [
      "a prize that was not won",
      [
        "professional.achievements",
        "Shortlisted for the Golden Hedge Award",
        "Shortlisted for the Golden Hedge Award"
      ],
      "Hedge"
    ],
    [
      "a prize of years ago",
      ["professional.achievements", "Golden Hedge Award", "She won the Golden Hedge Award in 2011."],
      "Hedge"
    ],
    [
      "an interest that a house lists",
      ["personal.interests", "tidal turbines", "Interests: tidal turbines"],
      "turbines"
    ],
    [
      "a pastime with whose it is",
      ["personal.hobbies", "tying her own flies", "She likes tying her own flies."],
      "flies"
    ]
  ]
  for (const [what, fact, words] of unspoken) {
    it.scoped(`not ${what}`, () =>
      Effect.gen(function* () {
        expect((yield* linesOf([...role, fact])).join("\n")).not.toContain(words)
      })
    )
  }

  it.scoped("no pastime that a paper tells", () =>
    Effect.gen(function* () {
      const hobby: Fact = ["personal.hobbies", "rowing", "At weekends she goes rowing."]
      expect((yield* linesOf([...role, hobby], { source_class: "news" })).join()).not.toContain("rowing")
    })
  )
})

describe("how many lines there are, and which come first", () => {
  const studies: Fact = ["education.entries", entry("Tide College", "Forestry"), "Forestry, Tide College"]
  const paper: Fact = ["education.certifications", "Lean Hedge Belt", "Holder of the Lean Hedge Belt"]
  const body: Fact = ["personal.memberships", "Hedge Institute", "Member of the Hedge Institute"]
  const hobby: Fact = ["personal.hobbies", "rowing", "At weekends she goes rowing."]

  it.scoped("background fills up to three where acts give fewer", () =>
    Effect.gen(function* () {
      const lines = yield* linesOf([...role, studies, paper, body], undefined, [talk("Quiet leases")])
      expect(lines).toHaveLength(3)
      expect(lines[0]).toContain("Quiet leases")
    })
  )

  it.scoped("and gives way where they give enough", () =>
    Effect.gen(function* () {
      const acts = [
        talk("Quiet leases"),
        told({ kind: "article", title: "What leases hide", venue: "Acme Weekly", date: "2026-04-02" }),
        told({ kind: "podcast", title: "Leases at night", venue: "Acme Radio", date: "2026-03-02" })
      ]
      const lines = yield* linesOf([...role, studies, paper, body], undefined, acts)
      expect(lines).toHaveLength(3)
      expect(lines.join()).not.toMatch(/Tide College|Lean Hedge|Hedge Institute/)
    })
  )

  it.scoped("without an act of work a line on the role comes first", () =>
    Effect.gen(function* () {
      const lines = yield* linesOf([...role, studies, hobby])
      expect(lines[0]).toContain("Plant Manager at Tideworks")
      expect(lines.join()).toContain("rowing")
      expect(lines.join()).toContain("Tide College")
    })
  )

  it.scoped("nobody is written to about their free time alone", () =>
    Effect.gen(function* () {
      expect(yield* linesOf([hobby])).toEqual([])
    })
  )

  it.scoped("a skill that a page names makes the line on the role theirs", () =>
    Effect.gen(function* () {
      const skill: Fact = [
        "professional.skills",
        "succession planning",
        "She advises on succession planning."
      ]
      const [line = ""] = yield* linesOf([...role, skill], { source_class: "self" })
      expect(line).toContain("Plant Manager at Tideworks")
      expect(line).toContain("“succession planning”")
    })
  )

  it.scoped("a title of another language is what its bearer is called", () =>
    Effect.gen(function* () {
      const held: Fact = ["professional.current_title", "Responsable des ventes", "Responsable des ventes"]
      expect((yield* linesOf([held, company]))[0]).toContain("Responsable des ventes at Tideworks")
    })
  )

  it.scoped("a school is called alike in another language, and its subjects are not", () =>
    Effect.gen(function* () {
      const abroad: Fact = [
        "education.entries",
        entry("Hochschule Gezeiten", "Wasserbau"),
        "Sie hat an der Hochschule Gezeiten Wasserbau studiert und ist seit dem Jahr dort."
      ]
      const lines = (yield* linesOf([...role, abroad])).join()
      expect(lines).toContain("Hochschule Gezeiten")
      expect(lines).not.toContain("Wasserbau")
    })
  )

  it.scoped("nobody is asked about their time where they still are", () =>
    Effect.gen(function* () {
      const held: Fact = ["education.entries", entry("Tideworks"), "Ada took her degree at Tideworks."]
      const all = yield* icebreakersOf([...role, held])
      expect(all.filter(it => it.topic_category === "education")).toEqual([])
    })
  )

  it.scoped("it is said that background is none for news", () =>
    Effect.gen(function* () {
      const all = yield* icebreakersOf([...role, studies])
      const line = all.find(it => it.topic_category === "education")
      expect(line?.angle).toBe("Their studies: Forestry at Tide College")
      expect(line?.why_effective).toContain("background and no news")
    })
  )
})
