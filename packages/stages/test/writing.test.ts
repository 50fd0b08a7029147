import { describe, expect, it } from "@effect/vitest"
import { type Activity, type Citable, checkIcebreaker } from "@prospect-research/core"
import { Effect } from "effect"
import { citableOf, population, published, told, type Writer, writeFor, writer } from "./writers.ts"

const linesOf = (person: Writer) =>
  Effect.map(writeFor(person), ({ draft, result }) => ({
    drafted: draft?.icebreakers ?? [],
    lines: result.outreach_intelligence.icebreakers.map(it => it.opening_line)
  }))

const allClaims = (citable: Citable): ReadonlyArray<string> => [...citable.keys()]

describe("the swap test", () => {
  it.scoped("a line for one person is refused for others in at least 95 of 100 pairs", () =>
    Effect.gen(function* () {
      const written = yield* Effect.forEach(population, person =>
        Effect.map(linesOf(person), ({ drafted }) => ({ person, drafted }))
      )
      let pairs = 0
      let refused = 0
      for (const { person, drafted } of written) {
        expect(drafted.length).toBeGreaterThanOrEqual(3)
        for (const other of population.filter(it => it !== person)) {
          const citable = citableOf(other)
          for (const line of drafted) {
            const isRefused = checkIcebreaker({ ...line, claims: allClaims(citable) }, citable) === null
            pairs++
            if (isRefused) refused++
            // Two may climb, or live in one town; nobody else gave the talk.
            if (line.topic_category === "professional") expect(isRefused).toBe(true)
          }
        }
      }
      expect(pairs).toBeGreaterThan(1000)
      expect(refused / pairs).toBeGreaterThanOrEqual(0.95)
    })
  )

  it.scoped("a line that would do for anybody is refused even for its own person", () =>
    Effect.gen(function* () {
      const [person] = population
      if (person === undefined) throw new Error("no person")
      const { drafted } = yield* linesOf(person)
      const [first] = drafted
      if (first === undefined) throw new Error("no line")
      const citable = citableOf(person)
      const pass = (opening_line: string) => checkIcebreaker({ ...first, opening_line }, citable) !== null
      expect(pass(first.opening_line)).toBe(true)
      for (const line of [
        "How do you approach leadership in a time when everybody works from somewhere else and nobody has time?",
        "What is the part of your work that takes more of your time than you would like these days?",
        "Many people in your position think about growth — which of your plans for it matters most to you?"
      ]) {
        expect(pass(line)).toBe(false)
      }
    })
  )
})

describe("variety", () => {
  it.scoped("twenty people are not written to in one voice", () =>
    Effect.gen(function* () {
      const lines = (yield* Effect.forEach(population, linesOf)).flatMap(it => it.lines)
      const beginnings = new Set(lines.map(line => line.split(" ").slice(0, 3).join(" ")))
      const questions = new Set(lines.map(line => line.split(" — ").at(-1)))
      expect(beginnings.size).toBeGreaterThan(20)
      expect(questions.size).toBeGreaterThan(25)
    })
  )

  it.scoped("no report asks the same question twice", () =>
    Effect.gen(function* () {
      for (const person of population) {
        const { lines } = yield* linesOf(person)
        const questions = lines.map(line => line.split(" — ").at(-1))
        expect(new Set(questions).size).toBe(questions.length)
      }
    })
  )

  it.scoped("one thing that two pages tell of, one under its whole title, is spoken of once", () =>
    Effect.gen(function* () {
      const { lines } = yield* linesOf(
        writer("Ada Brandt", [
          told({ kind: "podcast", title: "Quiet queues", venue: "Queue Talk", date: null }),
          told({ kind: "podcast", title: "Quiet queues for all", venue: "Queue Talk", date: "2026-05-01" }),
          told({
            kind: "post",
            title: "New episode: quiet queues for all",
            venue: "Bluesky",
            date: "2026-05-01"
          }),
          told({ kind: "talk", title: "Quietly rewriting", venue: "Rigi Conf", date: "2026-05-01" })
        ])
      )
      expect(lines.filter(line => /quiet queues/i.test(line))).toHaveLength(1)
      expect(lines.filter(line => line.includes("Quietly rewriting"))).toHaveLength(1)
    })
  )

  it.scoped("a question fits what the text is about", () =>
    Effect.gen(function* () {
      const about = (title: string) =>
        linesOf(writer("Ada Brandt", [told({ kind: "talk", title, venue: "Rigi Conf", date: "2026-05-01" })]))
      const { lines } = yield* about("Prompts that survive review by a model")
      expect(lines[0]).toMatch(/model|results|approach|demonstration/)
      const other = yield* about("Secrets and threats in small shops")
      expect(other.lines[0]).toMatch(/control|engineers|risk|new place/)
    })
  )
})

describe("titles as people write them", () => {
  const titled = (kind: Activity["kind"], title: string) =>
    linesOf(
      writer("Ada Brandt", [
        told(
          { kind, title, venue: kind === "post" ? "Bluesky" : "Rigi Conf", date: "2026-05-01" },
          ". The rest of it was easier than we had planned."
        )
      ])
    )
  const shown: ReadonlyArray<readonly [string, string]> = [
    ["HOW WE SCALED SQL TO A MILLION USERS", "“How we scaled SQL to a million users”"],
    ["Was ein Lease wirklich verspricht", "“Was ein Lease wirklich verspricht”"],
    ["Is your queue lying to you?", "“Is your queue lying to you?”"],
    ["Ship it already!", "“Ship it already!”"],
    ["The “quiet” queue and the «loud» log", "“The 'quiet' queue and the 'loud' log”"],
    ["[RFC] Fences before all the locks", "“Fences before all the locks”"],
    ["🚀 Fences before all the locks #queues #sql", "“Fences before all the locks”"],
    ["Why #rust is kinder than it looks", "“Why rust is kinder than it looks”"],
    ["Leases and fences, and more;", "“Leases and fences, and more”"],
    [
      "Slow migrations: how we moved four hundred tables from one database to another one without downtime",
      "“Slow migrations: how we moved four hundred tables from one database…”"
    ],
    ["データベースの静かな移行", "“データベースの静かな移行”"]
  ]
  for (const [title, expected] of shown) {
    it.scoped(title, () =>
      Effect.gen(function* () {
        const { lines, drafted } = yield* titled("talk", title)
        expect(lines[0]).toContain(expected)
        expect(lines).toHaveLength(drafted.length)
        const own = (lines[0] ?? "").replace(/“[^”]*”/g, "")
        expect(own.match(/\?/g)).toHaveLength(1)
        expect(own).not.toMatch(/[!#<>{}[\]`]|\s[,.;]|\s{2}\w+\s{2}/)
      })
    )
  }

  for (const title of ["#monday", "Our new `fence()` helper is here", "<b>Fences</b>"]) {
    it.scoped(`nothing is made of ${title}`, () =>
      Effect.gen(function* () {
        const { lines } = yield* titled("post", title)
        expect(lines.join()).not.toMatch(/[`<#]|Our new”/)
      })
    )
  }

  it.scoped("of a post that is one long sentence no broken rest is quoted", () =>
    Effect.gen(function* () {
      const text =
        "Every queue that I have ever run in anger turned out to be a table with a lease and a fence around it in the end"
      const title = "Every queue that I have ever run in anger turned out to be a table"
      const value: Activity = { kind: "post", title, venue: "Bluesky", date: "2026-05-01" }
      const person = writer("Ada Brandt", [told(value, text.slice(title.length).trim())])
      const { lines } = yield* linesOf(person)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain("“Every queue that I have ever run in anger turned out…”")
      expect(lines[0]).not.toContain("with a lease")
    })
  )
})

describe("their own time, and not their town", () => {
  const talk = told({ kind: "talk", title: "Quiet queues", venue: "Rigi Conf", date: "2026-05-02" })
  const facts = [
    ["personal.interests", "chess"],
    ["personal.hobbies", "bread baking"],
    ["professional.current_location", "Leeds, UK"]
  ] as const

  it.scoped("stands beside something of their work; a town is shared by thousands", () =>
    Effect.gen(function* () {
      const { drafted } = yield* linesOf(writer("Ada Brandt", [talk], facts))
      expect(drafted.map(it => it.topic_category)).toEqual(["professional", "personal_interests"])
      const alone = yield* linesOf(writer("Ada Brandt", [], facts))
      expect(alone.drafted).toEqual([])
    })
  )

  it.scoped("a town that sources dispute is not spoken of", () =>
    Effect.gen(function* () {
      const person = writer("Ada Brandt", [talk], [...facts, ["professional.current_location", "Oslo"]])
      const { draft } = yield* writeFor(person)
      expect(JSON.stringify(draft?.icebreakers)).not.toMatch(/Leeds|Oslo/)
      expect(draft?.topics_to_avoid.map(it => it.text)).toEqual([
        "unverified: location, since sources disagree"
      ])
    })
  )
})

describe("how they write", () => {
  const posts = (texts: ReadonlyArray<string>, more: Parameters<typeof told>[2] = {}) =>
    writer(
      "Ada Brandt",
      texts.map((text, index) =>
        told(
          {
            kind: "post",
            title: text.split(/(?<=[.?!])\s/)[0] ?? text,
            venue: "Bluesky",
            date: `2026-0${1 + (index % 5)}-11`
          },
          text
            .split(/(?<=[.?!])\s/)
            .slice(1)
            .join(" "),
          more
        )
      ),
      [
        ["professional.current_title", "Head of Data"],
        ["professional.current_company", "Fjordbyte"]
      ]
    )
  const style = (person: Writer) =>
    Effect.map(writeFor(person), ({ result, evidence }) => ({
      text: result.outreach_intelligence.communication_style,
      basis: evidence.basis.find(it => it.field === "outreach_intelligence.communication_style")
    }))
  const short = Array.from(
    { length: 6 },
    (_, index) => `We cut the queue to ${index + 2} ms. Who would have thought? Not us. 🎉`
  )

  it.scoped("from their own texts, and it says from how many and when", () =>
    Effect.gen(function* () {
      const { text, basis } = yield* style(posts(short))
      expect(text).toMatch(/^From 6 posts between January and May 2026: short sentences, /)
      expect(text).toContain("questions, numbers, emoji and “we” in most of them")
      expect(text).toContain("hardly any links, code or hashtags")
      expect(text).toContain("So keep yours as short; end with an open question")
      expect(basis?.claims).toHaveLength(6)
      expect(basis?.citations).toHaveLength(6)
    })
  )

  it.scoped("by role when there are too few, or when others wrote them", () =>
    Effect.gen(function* () {
      const few = yield* style(posts(short.slice(0, 4)))
      expect(few.text).toMatch(/^By role, not by their own words: /)
      const others = yield* style(posts(short, { source_class: "news" }))
      expect(others.text).toMatch(/^By role, not by their own words: .*numbers with their source/)
    })
  )

  it.scoped("says nothing of their character", () =>
    Effect.gen(function* () {
      for (const person of [posts(short), posts(short.map(text => text.toUpperCase()))]) {
        const { text } = yield* style(person)
        expect(text).not.toMatch(
          /friendly|confident|introvert|extravert|analytical|passionate|humble|open-minded/i
        )
      }
    })
  )

  it.scoped("a count that is not that of the cited texts falls at the gate", () =>
    Effect.gen(function* () {
      const person = posts(short)
      const { draft } = yield* writeFor(person)
      if (draft === null) throw new Error("no draft")
      const { text, claims } = draft.communication_style
      const counted = (count: string) =>
        published(person, {
          ...draft,
          communication_style: { text: text.replace("From 6", `From ${count}`), claims }
        }).result.outreach_intelligence.communication_style
      expect(counted("6")).toContain("From 6 posts")
      expect(counted("60")).toContain("Nothing public shows")
    })
  )
})

describe("the approach", () => {
  const talk: Activity = { kind: "talk", title: "Quiet queues", venue: "Rigi Conf", date: "2026-05-02" }
  const role: Activity = {
    kind: "role_change",
    title: "Head of Data",
    venue: "Fjordbyte",
    date: "2026-03-01"
  }

  it.scoped("names the freshest reason to write, a new role before all", () =>
    Effect.gen(function* () {
      const withRole = yield* writeFor(writer("Ada Brandt", [told(talk), told(role)]))
      expect(withRole.result.outreach_intelligence.best_approach).toContain(
        "begin with their new role as Head of Data at Fjordbyte in March"
      )
      const without = yield* writeFor(writer("Ada Brandt", [told(talk)]))
      expect(without.result.outreach_intelligence.best_approach).toContain(
        "begin with their talk “Quiet queues” at Rigi Conf in May"
      )
      const old = yield* writeFor(writer("Ada Brandt", [told({ ...talk, date: "2025-01-02" })]))
      expect(old.result.outreach_intelligence.best_approach).not.toContain("begin with")
    })
  )

  it.scoped("bad news of the company is named by its kind, and what they say of such things is theirs", () =>
    Effect.gen(function* () {
      const news = (title: string): Activity => ({
        kind: "company_news",
        title,
        venue: "Nordic Tech",
        date: "2026-05-01"
      })
      const person = writer("Ada Brandt", [
        told(news("Fjordbyte cuts forty jobs")),
        told(news("Fjordbyte sued over a patent"), "", { source_class: "news" }),
        told({ ...talk, title: "What our outage taught us" })
      ])
      const { result } = yield* writeFor(person)
      expect([...result.outreach_intelligence.topics_to_avoid].sort()).toEqual([
        "layoffs at the company",
        "legal disputes of the company"
      ])
    })
  )
})
