import { describe, expect, it } from "@effect/vitest"
import { type Activity, type Claim, type Document, listFields, singleFields } from "@prospect-research/core"
import { FastCheck } from "effect"
import { claimOf, documentOf, draftOf, publishFound, type Verdicts } from "./evidence.ts"

const title = "professional.current_title" as const

const basisOf = (found: Parameters<typeof publishFound>[0], field: string = title) =>
  publishFound(found).evidence.basis.find(it => it.field === field)

describe("reasoning", () => {
  it("one site of the person", () => {
    const own = documentOf("own", "Ada Brandt, Head of Data", { title: "About me" })
    const basis = basisOf({ documents: [own], claims: [claimOf("t", own, title, "Head of Data")] })
    expect(basis?.reasoning).toBe(
      "Stated on one site (own.example), published by the person; certainly about this person."
    )
    expect(basis?.citations).toEqual([
      {
        url: "https://own.example/",
        title: "About me",
        site: "own.example",
        as_of: null,
        excerpts: ["Ada Brandt, Head of Data"]
      }
    ])
  })

  it.each([
    ["Ada Brandt on <Suspense> in anger", null],
    ['Ada"><img src=x onerror=alert(1)>', null],
    ["<svg/onload=alert(1)", null],
    ["javascript:alert(1)", null],
    ["La Audiencia confirma la demanda", null],
    ["District Court: Friday's list", null],
    ["Magistrates' court round-up", null],
    ["A district court judge on data", "A district court judge on data"],
    ["Rechtbank wijst eis af", null],
    ["La demanda de datos crece", "La demanda de datos crece"],
    ["Why 3 < 4 and 5 > 4", "Why 3 < 4 and 5 > 4"]
  ])("a headline is shown unless it is markup: %s", (headline, shown) => {
    const own = documentOf("own", "Ada Brandt, Head of Data", { title: headline })
    const { evidence } = publishFound({
      documents: [own],
      claims: [claimOf("t", own, title, "Head of Data")]
    })
    expect(evidence.documents.map(it => it.title)).toEqual([shown])
    expect(evidence.basis.flatMap(it => (it.citations ?? []).map(citation => citation.title))).toContain(
      shown
    )
  })

  it("several sites of different kinds, one of them less sure", () => {
    const own = documentOf("own", "Ada Brandt, Head of Data")
    const press = documentOf("press", "Head of Data Ada Brandt said so", {
      source_class: "news",
      published_at: "2026-02-01"
    })
    const basis = basisOf({
      documents: [own, press],
      claims: [
        claimOf("t", own, title, "Head of Data"),
        claimOf("p", press, title, "Head of Data"),
        claimOf("q", press, title, "head of data", { quote: "Head of Data Ada Brandt" })
      ],
      verdicts: { press: "probable" }
    })
    expect(basis?.reasoning).toBe(
      "Stated on 2 independent sites (own.example, press.example); certainly about this person."
    )
    expect(basis?.citations?.map(it => [it.site, it.as_of, it.excerpts.length])).toEqual([
      ["own.example", null, 1],
      ["press.example", "2026-02-01", 2]
    ])
  })

  it("an old role says how old", () => {
    const own = documentOf("own", "Ada Brandt, Head of Data", { published_at: "2023-06-01" })
    const basis = basisOf({ documents: [own], claims: [claimOf("t", own, title, "Head of Data")] })
    expect(basis?.reasoning).toContain("last stated in 2023, which counts for less")
    expect(basis?.confidence).toBe("LOW")
  })

  it("a sensitive matter is named without a source", () => {
    const own = documentOf("own", "Bible study")
    const basis = basisOf(
      { documents: [own], claims: [claimOf("i", own, "personal.interests", "Bible study")] },
      "outreach_intelligence.topics_to_avoid.0"
    )
    expect(basis).toMatchObject({ value: "Religion", claims: [], citations: [] })
    expect(basis?.reasoning).toContain("neither quoted nor cited")
  })
})

/** The paths of everything in a report that has a value. */
const leavesOf = (value: unknown, path: string): ReadonlyArray<string> => {
  if (value === null || value === "" || value === 0) return []
  if (typeof value !== "object") return [path]
  return Object.entries(value ?? {}).flatMap(([name, member]) =>
    leavesOf(member, path === "" ? name : `${path}.${name}`)
  )
}

const texts = ["Head of Data", "Acme Robotics", "Quiet queues", "Leeds, UK", "sailing", "Globex", "42 Labs"]
const addresses = { linkedin: "https://www.linkedin.com/in/ada", twitter: "https://x.com/ada" }

const valueFor = (field: Claim["field"], text: string): Claim["value"] => {
  if (field === "activity") {
    const activity: Activity = { kind: "talk", title: text, venue: "Rigi Conf", date: "2026-04" }
    return activity
  }
  if (field === "education.entries") {
    return { institution: text, degree: "MSc", field_of_study: null, graduation_year: 2011 }
  }
  if (field.endsWith("count")) return 7
  if (field === "social_media.linkedin.url") return addresses.linkedin
  return field === "social_media.twitter.url" ? addresses.twitter : text
}

const fields: ReadonlyArray<Claim["field"]> = [...singleFields, ...listFields, "activity", "name"]

const found = FastCheck.array(
  FastCheck.record({
    field: FastCheck.constantFrom(...fields),
    text: FastCheck.constantFrom(...texts),
    site: FastCheck.constantFrom("alpha", "beta", "gamma"),
    date: FastCheck.constantFrom(null, "2026-03-01", "2022-03-01")
  }),
  { minLength: 1, maxLength: 14 }
)
const verdicts = FastCheck.record({
  alpha: FastCheck.constantFrom("confirmed" as const, "probable" as const, "possible" as const),
  beta: FastCheck.constantFrom("confirmed" as const, "possible" as const, "rejected" as const),
  gamma: FastCheck.constantFrom("probable" as const, "rejected" as const)
})

const publishGenerated = (
  parts: ReadonlyArray<{ field: Claim["field"]; text: string; site: string; date: string | null }>,
  judged: Verdicts
) => {
  const lines = parts.map(
    ({ text }) =>
      `Ada Brandt: ${text}, MSc 2011, 7, at Rigi Conf, April 2026, ${addresses.linkedin} ${addresses.twitter}`
  )
  const documents: ReadonlyArray<Document> = ["alpha", "beta", "gamma"].map(site =>
    documentOf(site, `${lines.filter((_, index) => parts[index]?.site === site).join("\n")}\n${site}`)
  )
  const claims = parts.flatMap(({ field, text, site, date }, index) => {
    const document = documents.find(it => it.id === site)
    return document === undefined
      ? []
      : [
          claimOf(`c${index}`, document, field, valueFor(field, text), {
            quote: lines[index] ?? "",
            as_of: date
          })
        ]
  })
  const drafts = claims
    .filter(claim => claim.field === "activity")
    .flatMap(
      claim =>
        draftOf(
          `Your April talk “${typeof claim.value === "object" && "title" in claim.value ? claim.value.title : ""}” at Rigi Conf — which part of it drew the most questions from the room?`,
          [claim.id]
        ).icebreakers
    )
  const draft = draftOf("", [], {
    icebreakers: drafts,
    topics_to_avoid: [{ text: "unverified: location", claims: claims.slice(0, 1).map(it => it.id) }]
  })
  return publishFound({ documents, claims, verdicts: judged, draft })
}

it("every leaf of the report that has a value has a basis, which shows where it comes from", () => {
  let icebreakers = 0
  FastCheck.assert(
    FastCheck.property(found, verdicts, (parts, judged) => {
      const { result, evidence } = publishGenerated(parts, judged)
      const { status: _status, overall_confidence: _confidence, ...sections } = result
      const paths = evidence.basis.map(it => it.field)
      icebreakers += result.outreach_intelligence.icebreakers.length
      expect(new Set(paths).size).toBe(paths.length)
      const leaves = leavesOf(sections, "")
      for (const leaf of leaves) {
        expect(paths.filter(path => leaf === path || leaf.startsWith(`${path}.`))).toHaveLength(1)
      }
      for (const path of paths) expect(leaves.some(leaf => leaf.startsWith(path))).toBe(true)
      for (const { claims, citations, reasoning } of evidence.basis) {
        expect(reasoning).toMatch(/\.$/)
        const quotes = evidence.claims.filter(claim => claims.includes(claim.id)).map(claim => claim.quote)
        expect(new Set(citations?.flatMap(it => it.excerpts))).toEqual(new Set(quotes))
      }
    }),
    { numRuns: 300, seed: 1 }
  )
  expect(icebreakers).toBeGreaterThan(20)
})
