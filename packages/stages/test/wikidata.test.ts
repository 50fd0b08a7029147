import { expect, it } from "@effect/vitest"
import { firstInput, type Handle, mergeOutput, type StageOutput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { ResolveIdentity, Wikidata } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const text = (value: string) => ({ snaktype: "value", datavalue: { value, type: "string" } })
const item = (id: string) => ({
  snaktype: "value",
  datavalue: {
    value: { "entity-type": "item", "numeric-id": Number(id.slice(1)), id },
    type: "wikibase-entityid"
  }
})
const time = (date: string, precision: number) => ({
  snaktype: "value",
  datavalue: { value: { time: `+${date}T00:00:00Z`, precision, calendarmodel: "Q1985727" }, type: "time" }
})
const statement = (mainsnak: object, qualifiers: object = [], rank = "normal") => ({
  type: "statement",
  mainsnak,
  qualifiers,
  rank
})

const labels: Readonly<Record<string, string>> = {
  Q10: "Tideworks",
  Q11: "Elsewhere Energy",
  Q12: "chief executive officer",
  Q13: "University of Porto",
  Q14: "Master of Science",
  Q15: "oceanography",
  Q16: "Maritime Data Prize",
  Q17: "Royal Society of Tides",
  Q18: "Lisbon",
  Q19: "computer scientist",
  Q20: "female",
  Q21: "Catholicism",
  Q22: "Green Party",
  Q23: "Instituto Superior Técnico",
  Q24: "former adviser"
}

const ines = {
  id: "Q1",
  type: "item",
  labels: { en: { language: "en", value: "Ines Okafor" } },
  descriptions: { en: { language: "en", value: "Portuguese computer scientist (Green Party)" } },
  aliases: [],
  sitelinks: { enwiki: { site: "enwiki", title: "Ines Okafor (scientist)", badges: [] } },
  claims: {
    P31: [statement(item("Q5"))],
    P21: [statement(item("Q20"))],
    P140: [statement(item("Q21"))],
    P102: [statement(item("Q22"))],
    P569: [statement(time("1981-03-09", 11))],
    P108: [
      statement(item("Q10"), { P580: [time("2019-04-00", 10)], P39: [item("Q12")] }),
      statement(item("Q11"), { P582: [time("2019-00-00", 9)] }),
      statement(item("Q24"), [], "deprecated")
    ],
    P106: [statement(item("Q19"))],
    P69: [
      statement(item("Q13"), { P512: [item("Q14")], P812: [item("Q15")], P582: [time("2005-00-00", 9)] }),
      statement(item("Q23"), { P582: [time("2007-00-00", 9)] })
    ],
    P463: [statement(item("Q17"))],
    P166: [statement(item("Q16"), { P585: [time("2024-10-03", 11)] })],
    P101: [statement(item("Q15"))],
    P937: [statement(item("Q18"))],
    P856: [statement(text("https://ines.example/"))],
    P2002: [statement(text("ines_ok"))],
    P2037: [statement(text("inesok"))],
    P496: [statement(text("0000-0002-1825-0097"))],
    P6634: [statement(text("inesokafor"))],
    P4033: [statement(text("ines@social.example"))]
  }
}

/** A star of the same name. */
const star = {
  id: "Q2",
  labels: { en: { value: "Ines Okafor" } },
  claims: { P31: [statement(item("Q523"))] }
}

const entities: Readonly<Record<string, object>> = { Q1: ines, Q2: star }

const answerWith =
  (found: typeof entities): FakeHandler =>
  path => {
    const { pathname, searchParams } = new URL(path, "http://wikidata.test")
    const id = /EntityData\/(Q\d+)\.json$/.exec(pathname)?.[1]
    if (id !== undefined) return found[id] === undefined ? notFound : json({ entities: { [id]: found[id] } })
    if (searchParams.get("action") === "wbsearchentities") {
      const search = [
        {
          id: "Q2",
          label: "Ines Okafor",
          description: "star",
          match: { type: "label", text: "Ines Okafor" }
        },
        { id: "Q1", label: "Inês Okafor", description: "scientist", match: { type: "label", text: "x" } },
        { id: "Q3", label: "Ines Okafor-Lund", match: { type: "label", text: "Ines Okafor-Lund" } }
      ]
      return json({ searchinfo: { search: "Ines Okafor" }, search, success: 1 })
    }
    const ids = searchParams.get("ids")?.split("|") ?? []
    return json({
      entities: Object.fromEntries(
        ids.map(it => [it, { id: it, labels: labels[it] === undefined ? [] : { en: { value: labels[it] } } }])
      )
    })
  }

const answer = answerWith(entities)
const linked: Handle = { kind: "wikidata", value: "Q1", document: null }

stageSuite("Wikidata, by name", {
  layer: baseUrl => withFetch(Wikidata.layer({ baseUrl })),
  input: inputWith(),
  answer
})

stageSuite("Wikidata, linked", {
  layer: baseUrl => withFetch(Wikidata.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler, ...handles: ReadonlyArray<Handle>) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(Wikidata.layer({ baseUrl })), inputWith(...handles)), paths }
  })

/** What identity resolution makes of the documents. */
const verdictsOn = (output: StageOutput) => {
  const { contact, known } = inputWith()
  const input = firstInput(contact, mergeOutput(known, output))
  return Effect.map(runLayer(ResolveIdentity.layer, input), ({ identities }) =>
    identities.map(({ verdict }) => verdict)
  )
}

it.scopedLive("takes what holds now, with identifiers that lead on, and leaves private matters alone", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answer)
    expect(paths).toHaveLength(4)
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "chief executive officer"],
      ["professional.current_company", "Tideworks"],
      ["professional.current_location", "Lisbon"],
      ["professional.skills", "oceanography"],
      ["personal.memberships", "Royal Society of Tides"],
      [
        "education.entries",
        {
          institution: "University of Porto",
          degree: "Master of Science",
          field_of_study: "oceanography",
          graduation_year: 2005
        }
      ],
      [
        "education.entries",
        {
          institution: "Instituto Superior Técnico",
          degree: null,
          field_of_study: null,
          graduation_year: null
        }
      ],
      ["professional.achievements", "Maritime Data Prize"],
      ["activity", { kind: "award", title: "Maritime Data Prize", venue: null, date: "2024-10-03" }],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/inesokafor"],
      ["social_media.twitter.url", "https://x.com/ines_ok"]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["wikidata", "Q1"],
      ["name", "Ines Okafor"],
      ["wikipedia", "Ines Okafor (scientist)"],
      ["linkedin", "https://www.linkedin.com/in/inesokafor"],
      ["twitter", "https://x.com/ines_ok"],
      ["github", "inesok"],
      ["orcid", "0000-0002-1825-0097"],
      ["mastodon", "ines@social.example"],
      ["website", "https://ines.example/"]
    ])
    const body = output.documents[0]?.text ?? ""
    expect(body).toContain("past employer: Elsewhere Energy, until 2019")
    expect(body).toContain("born in 1981")
    expect(body).not.toContain("1981-03")
    for (const secret of ["female", "Catholicism", "Green Party", "adviser"])
      expect(body).not.toContain(secret)
  })
)

it.scopedLive("says of the dead that they are, and nothing current", () =>
  Effect.gen(function* () {
    const dead = {
      ...ines,
      claims: {
        ...ines.claims,
        P569: [statement(time("1815-12-10", 11))],
        P570: [statement(time("1852-11-27", 11))]
      }
    }
    const { output } = yield* runAgainst(answerWith({ Q1: dead }), linked)
    expect(facts(output)).toEqual([["name", "Ines Okafor"]])
    expect(output.documents[0]?.text).toContain("born in 1815\ndied in 1852")
    expect(yield* verdictsOn(output)).toEqual(["rejected"])
    expect(yield* verdictsOn((yield* runAgainst(answer)).output)).not.toContain("rejected")
  })
)

it.scopedLive("of several employers without an end, only the one that began last is current", () =>
  Effect.gen(function* () {
    const undated = { P108: [statement(item("Q10")), statement(item("Q11"))] }
    const dated = {
      P108: [statement(item("Q10")), statement(item("Q11"), { P580: [time("2021-00-00", 9)] })]
    }
    const companies = (claims: object) =>
      Effect.map(
        runAgainst(answerWith({ Q1: { ...ines, claims: { ...ines.claims, ...claims } } }), linked),
        it => facts(it.output).filter(([field]) => field === "professional.current_company")
      )
    expect(yield* companies(undated)).toEqual([])
    expect(yield* companies(dated)).toEqual([["professional.current_company", "Elsewhere Energy"]])
  })
)

it.scopedLive("keeps the item when its words cannot be had, and takes an error in the answer for one", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(
      path =>
        path.includes("wbgetentities")
          ? json({ error: { code: "ratelimited", info: "slow down" } })
          : answer(path),
      linked
    )
    expect(facts(output)).toContainEqual(["social_media.twitter.url", "https://x.com/ines_ok"])
    expect(output.lookups).toEqual([
      { source: "wikidata", verdict: "found", reason: null },
      { source: "wikidata labels", verdict: "unavailable", reason: "rate limited" }
    ])
  })
)

it.scopedLive("an item that is no person is nobody", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer, { ...linked, value: "Q2" })
    expect(output).toMatchObject({
      documents: [],
      lookups: [{ source: "wikidata", verdict: "absent", reason: null }]
    })
  })
)
