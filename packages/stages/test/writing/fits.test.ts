import { describe, expect, it } from "@effect/vitest"
import type { Activity } from "@prospect-research/core"
import { Effect } from "effect"
import { told, writeFor, writer } from "../writers.ts"

type Told = ReturnType<typeof told>
type Facts = Parameters<typeof writer>[2]

const linesOf = (acts: ReadonlyArray<Told>, facts: Facts = []) =>
  Effect.map(writeFor(writer("Ada Brandt", acts, facts)), ({ result }) =>
    result.outreach_intelligence.icebreakers.map(it => it.opening_line)
  )

const talk = told({ kind: "talk", title: "Quiet leases", venue: "Rigi Conf", date: "2026-05-02" })
const act = (kind: Activity["kind"], title: string, venue: string | null = null, more = "") =>
  told({ kind, title, venue, date: "2026-05-01" }, more)

describe("what somebody likes", () => {
  const about = (interest: string, quote?: string) =>
    Effect.map(
      linesOf(
        [
          talk,
          ...(quote === undefined
            ? []
            : [
                {
                  quote,
                  value: { kind: "interest" as const, title: interest, venue: null, date: null },
                  source: {}
                }
              ])
        ],
        quote === undefined ? [["personal.interests", interest]] : []
      ),
      lines => lines.filter(line => line.includes("public page"))
    )

  const spoken: ReadonlyArray<readonly [interest: string, opening: RegExp, question: RegExp]> = [
    ["Baking rye bread", / baking rye bread( on your public page)? — /, /\?$/],
    ["Cyclist", /you( are|rself as)? a cyclist/, /that|it/],
    ["allotment gardener", /an allotment gardener/, /that|it/],
    ["Banjo", / the banjo/, /\?$/],
    ["Learning the concertina", /(?<!the) learning the concertina/, /\?$/],
    ["tides", / tides/, /interest|drew you to that/],
    ["Trains", / trains/, /interest|drew you to that/],
    ["Carnatic music", / Carnatic music/, /interest|drew you to that/]
  ]
  for (const [interest, opening, question] of spoken) {
    it.scoped(interest, () =>
      Effect.gen(function* () {
        const [line = ""] = yield* about(interest)
        expect(line).toMatch(opening)
        expect(line.split(" — ").at(-1)).toMatch(question)
      })
    )
  }

  it.scoped("nobody is asked who has never tried tides", () =>
    Effect.gen(function* () {
      for (const thing of ["tides", "queues", "bad films", "bees", "Trains"]) {
        expect((yield* about(thing)).join()).not.toMatch(/tried|begin with it|get into it/)
      }
    })
  )

  it.scoped("what they say with a verb is said in their words", () =>
    Effect.gen(function* () {
      const [line = ""] = yield* about("fly FPV drones", "I fly FPV drones.")
      expect(line).toContain("that you fly FPV drones")
    })
  )

  for (const line of ["Bees do not", "kept bees", "play fiddle", "Zrzavý", "Notepad++ editing"]) {
    it.scoped(`no line is made of ${line}`, () =>
      Effect.gen(function* () {
        expect(yield* about(line)).toEqual([])
      })
    )
  }
})

describe("a question fits what a post says", () => {
  const posts: ReadonlyArray<readonly [title: string, question: RegExp]> = [
    ["Released slipway 0.9: retries are now jittered by default", /change|run into|request|ready|notice/],
    ["stepper-guard 0.9 is out", /change|run into|request|ready|notice/],
    ["New episode: a tape robot and the worst weekend of 2019", /episode|listeners|recorded|conversation/],
    ["New post: why our scheduler prefers a plan", /readers|write differently|leave out|write it/],
    ["Does anyone know of a buyout I have missed?", /answer|ask it/],
    ["Hiring two people for customer support in Bristol", /joins|hardest to find|new people/],
    ["Nine towns have signed for the lake", /story|happened|reply|write it down|leave out/],
    ["Teams should delete every flaky check", /view|reply|played out|disagree|case|line|team/]
  ]
  for (const [title, question] of posts) {
    it.scoped(title, () =>
      Effect.gen(function* () {
        const [line = ""] = yield* linesOf([act("post", title, "Bluesky")])
        expect(line.split(" — ").at(-1)).toMatch(question)
        if (!title.includes("should")) expect(line).not.toMatch(/that view|draw the line/)
      })
    )
  }

  for (const title of ["Thank you all for a week in Leeds", "See you there tomorrow at the Rigi Conf"]) {
    it.scoped(`nothing is asked of “${title}”`, () =>
      Effect.gen(function* () {
        expect(yield* linesOf([act("post", title, "Bluesky")])).toEqual([])
      })
    )
  }
})

describe("what a line says of a source is what the source is", () => {
  it.scoped("a headline about a prize is no prize", () =>
    Effect.gen(function* () {
      const [line = ""] = yield* linesOf([act("award", "Acme Library takes the Hedge Prize")])
      expect(line).toContain("“Acme Library takes the Hedge Prize”")
      expect(line).not.toContain("award")
    })
  )

  it.scoped("where and when something was is no passage of it", () =>
    Effect.gen(function* () {
      const [line = ""] = yield* linesOf([act("talk", "Quiet leases", "Rigi Conf", "in Leeds in June")])
      expect(line).not.toContain("in Leeds")
    })
  )
})

describe("what the person knows of themselves", () => {
  const said: ReadonlyArray<readonly [Told, string]> = [
    [
      act("podcast", "61: Ada Brandt on explaining a match", "Compaction"),
      "about “explaining a match” on Compaction"
    ],
    [act("podcast", "Ep. 88: The pager episode", "Compaction"), "“The pager episode”"],
    [act("talk", "2026-05: Torn writes in the wild", "Rigi Conf"), "“Torn writes in the wild”"],
    [act("talk", "Quiet queues with Ada Brandt", "Rigi Conf"), "“Quiet queues”"],
    [act("award", "Brabant Engineering Award 21 November 2025"), "“Brabant Engineering Award”"],
    [
      act("article", "Backpressure is a kindness", "Notes by Ada Brandt"),
      "“Backpressure is a kindness” on your own site"
    ]
  ]
  for (const [told, expected] of said) {
    it.scoped(told.value.title, () =>
      Effect.gen(function* () {
        const [line = ""] = yield* linesOf([told])
        expect(line).toContain(expected)
        expect(line).not.toMatch(/Ada|Brandt (?!Eng)|\d+:|21 November/)
      })
    )
  }

  for (const [kind, title] of [
    ["talk", "Notes"],
    ["award", "Media"],
    ["podcast", "People"],
    ["podcast", "58: Ada Brandt"]
  ] as const) {
    it.scoped(`no line is made of a ${kind} called ${title}`, () =>
      Effect.gen(function* () {
        expect(yield* linesOf([act(kind, title, "Rigi Conf")])).toEqual([])
      })
    )
  }

  it.scoped("no year is said twice, and a date is no place", () =>
    Effect.gen(function* () {
      const at = (venue: string) =>
        linesOf([told({ kind: "talk", title: "A grammar is a treaty", venue, date: "2025-11" })])
      expect((yield* at("PonderosaData 2025"))[0]).toMatch(/^(?!.*2025.*2025).*PonderosaData 2025/)
      expect((yield* at("April 16"))[0]).not.toContain("April 16")
    })
  )
})

describe("several lines of one report", () => {
  it.scoped("neither begin alike nor ask the same", () =>
    Effect.gen(function* () {
      const lines = yield* linesOf(
        [
          act("talk", "Torn writes in the wild", "Rigi Conf"),
          act("article", "Winter notes for new hands", "The Log"),
          act("project", "tornado", "GitHub"),
          act("publication", "Faults that disks have", "Disk Letters")
        ],
        [["personal.interests", "keeping bees"]]
      )
      expect(lines).toHaveLength(5)
      const beginnings = lines.map(line =>
        line
          .split(" ")
          .slice(0, line.startsWith("Your ") ? 1 : 2)
          .join(" ")
      )
      expect(new Set(beginnings).size).toBeGreaterThanOrEqual(4)
      expect(new Set(lines.map(line => line.split(" — ").at(-1))).size).toBe(5)
    })
  )
})

describe("a line about the role alone", () => {
  const role = (title: string) =>
    linesOf(
      [],
      [
        ["professional.current_title", title],
        ["professional.current_company", "Fjordbyte"]
      ]
    )

  it.scoped("asks of what surely comes with the title", () =>
    Effect.gen(function* () {
      expect((yield* role("Chief Financial Officer"))[0]).toContain("closing the books")
      expect((yield* role("Owner"))[0]).toContain("Owner of Fjordbyte")
    })
  )

  for (const title of ["Partner, Tax", "Project architect", "Editor-in-Chief", "Vice President, Culinary"]) {
    it.scoped(`nothing is guessed of ${title}`, () =>
      Effect.gen(function* () {
        const [line = ""] = yield* role(title)
        expect(line).not.toMatch(/closing the books|the platform|buyers|running the/)
        expect(line).toMatch(/your work/i)
      })
    )
  }
})
