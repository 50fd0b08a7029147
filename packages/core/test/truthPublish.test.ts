import { describe, expect, it } from "@effect/vitest"
import { type Document, publish } from "@prospect-research/core"
import { allWell, claimOf, contact, documentOf, draftOf, knownOf, publishFound } from "./evidence.ts"

const title = "professional.current_title" as const
const company = "professional.current_company" as const

const roleOn = (id: string, text = "Ada Brandt, Head of Data, Acme", more: Partial<Document> = {}) => {
  const document = documentOf(id, text, more)
  return {
    document,
    claims: [
      claimOf(`${id} title`, document, title, "Head of Data"),
      claimOf(`${id} company`, document, company, "Acme")
    ]
  }
}

const talk = documentOf("talks", "Ada Brandt gave the talk “Quiet queues” at Rigi Conf in April 2026.")
const talkClaim = claimOf("talk", talk, "activity", {
  kind: "talk",
  title: "Quiet queues",
  venue: "Rigi Conf",
  date: "2026-04"
})
const goodLine =
  "Your April talk “Quiet queues” at Rigi Conf — which part of it drew the most questions from the room?"

it("of a row of people only the one who is meant is quoted", () => {
  const text = "Panel: Ada Brandt, Head of Data, Acme; Rui Prates, Treasurer, Globex"
  const { document, claims } = roleOn("panel", text)
  const { evidence } = publishFound({ documents: [document], claims })
  expect(evidence.claims.map(({ quote }) => quote)).toEqual([
    "Panel: Ada Brandt, Head of Data, Acme",
    "Panel: Ada Brandt, Head of Data, Acme"
  ])
})

it("a headline that goes with an illness heads the story of whom its page says it", () => {
  const text = "Ada Brandt, Head of Data at Acme, was treated for leukemia in 2019"
  const quoted = (headline: string, line: string) => {
    const { document, claims } = roleOn("walk", line, { title: headline, source_class: "news" })
    return publishFound({ documents: [document], claims }).evidence.claims.length
  }
  expect(quoted("Survivors open the harbour walk", text)).toBe(0)
  expect(quoted("Harbour walk opens", text)).toBe(2)
  expect(quoted("Survivors open the harbour walk", "Ada Brandt, Head of Data at Acme, opens it")).toBe(2)
})

describe("identity", () => {
  it("nothing of a namesake is published, wherever it would stand", () => {
    const own = roleOn("own")
    const namesake = documentOf("namesake", "Ada Brandt, dentist at Smile, enjoys chess")
    const claims = [
      claimOf("n1", namesake, title, "dentist"),
      claimOf("n2", namesake, company, "Smile"),
      claimOf("n3", namesake, "personal.hobbies", "chess")
    ]
    const draft = draftOf(
      "You play chess at Smile as a dentist — what made you start with it in the first place?",
      ["n1", "n2", "n3"]
    )
    for (const verdict of ["rejected", "possible"] as const) {
      const published = publishFound({
        documents: [own.document, namesake],
        claims: [...own.claims, ...claims],
        verdicts: { namesake: verdict },
        draft
      })
      expect(JSON.stringify(published.result)).not.toMatch(/dentist|Smile|chess/)
      expect(published.evidence.claims.map(it => it.document)).toEqual(["own", "own"])
    }
  })

  it("a document that nobody judged is not believed", () => {
    const own = roleOn("own")
    const { result } = publish(
      contact,
      { ...knownOf({ documents: [own.document], claims: own.claims }), identities: [] },
      allWell
    )
    expect(result).toMatchObject({ status: "partial", overall_confidence: "UNKNOWN" })
    expect(result.professional.current_title).toBeNull()
  })

  it("possible documents alone give professional facts, and nothing personal", () => {
    const document = documentOf("page", "Ada Brandt, Head of Data, plays chess")
    const { result, evidence } = publishFound({
      documents: [document],
      claims: [
        claimOf("c1", document, title, "Head of Data"),
        claimOf("c2", document, "personal.hobbies", "chess")
      ],
      verdicts: { page: "possible" }
    })
    expect(result.professional.current_title).toBe("Head of Data")
    expect(result.personal.hobbies).toEqual([])
    expect(result).toMatchObject({ status: "partial", overall_confidence: "LOW" })
    expect(evidence.identity).toBe("possible")
  })

  it("the employer's own page speaks of the employer beside a sure document, and of nothing else", () => {
    const own = roleOn("own")
    const home = documentOf("acme", "Acme, industry: Robotics. Head of Everything")
    const claims = [
      claimOf("i", home, "professional.industry", "Robotics"),
      claimOf("t", home, title, "Head of Everything")
    ]
    const handles = [{ kind: "company_domain" as const, value: "acme.example", document: null }]
    const verdicts = { acme: "possible" as const }
    const beside = publishFound({
      documents: [own.document, home],
      claims: [...own.claims, ...claims],
      handles,
      verdicts
    })
    expect(beside.result.professional).toMatchObject({ industry: "Robotics", current_title: "Head of Data" })
    expect(JSON.stringify(beside.result)).not.toContain("Everything")
    const alone = publishFound({ documents: [home], claims, handles, verdicts })
    expect(alone.result).toMatchObject({ status: "partial", overall_confidence: "UNKNOWN" })
    expect(alone.result.professional).toMatchObject({ industry: null, current_title: null })
    expect(alone.evidence.identity).toBe("unknown")
    expect(alone.evidence.claims).toEqual([])
  })
})

describe("values", () => {
  it("conflicting values are kept as a conflict, and the better supported one stands", () => {
    const first = roleOn("first")
    const second = roleOn("second", "Ada Brandt, Head of Data at Acme")
    const third = documentOf("third", "Ada Brandt works at Globex")
    const { result, evidence } = publishFound({
      documents: [first.document, second.document, third],
      claims: [...first.claims, ...second.claims, claimOf("g", third, company, "Globex")]
    })
    expect(result.professional.current_company).toBe("Acme")
    expect(evidence.conflicts).toHaveLength(1)
    expect(evidence.conflicts[0]).toMatchObject({ field: company })
    expect([...(evidence.conflicts[0]?.claims ?? [])].sort()).toEqual([
      "first company",
      "g",
      "second company"
    ])
    expect(["first company", "second company"]).toContain(evidence.conflicts[0]?.kept)
  })

  it("values that can both hold are no conflict", () => {
    const own = roleOn("own")
    const other = documentOf("other", "Ada Brandt works at Acme Robotics, Inc.")
    const { evidence } = publishFound({
      documents: [own.document, other],
      claims: [...own.claims, claimOf("o", other, company, "Acme Robotics, Inc.")]
    })
    expect(evidence.conflicts).toEqual([])
  })

  it("between equals the client's word decides, though it is no evidence itself", () => {
    const acme = documentOf("a", "Ada Brandt works at Acme")
    const globex = documentOf("b", "Ada Brandt works at Globex")
    const found = {
      documents: [acme, globex],
      claims: [claimOf("1", acme, company, "Acme"), claimOf("2", globex, company, "Globex")]
    }
    const of = (named: string) =>
      publishFound(found, allWell, { ...contact, company: named }).result.professional.current_company
    expect([of("Globex"), of("Acme")]).toEqual(["Globex", "Acme"])
    expect(publishFound({ documents: [], claims: [] }).result.professional.current_company).toBeNull()
  })

  it("what is among the skills is not among the interests as well", () => {
    const page = documentOf("page", "Ada Brandt. Skills: queueing theory. Interests: Queueing theory, chess")
    const { result, evidence } = publishFound({
      documents: [page],
      claims: [
        claimOf("s", page, "professional.skills", "queueing theory"),
        claimOf("i", page, "personal.interests", "Queueing theory"),
        claimOf("c", page, "personal.interests", "chess")
      ]
    })
    expect(result.professional.skills).toEqual(["queueing theory"])
    expect(result.personal.interests).toEqual(["chess"])
    expect(evidence.basis.find(it => it.field === "personal.interests.0")?.value).toBe("chess")
  })

  it("each leaf has its basis, and each basis its claims in the evidence", () => {
    const own = roleOn("own")
    const { result, evidence } = publishFound({
      documents: [own.document, talk],
      claims: [...own.claims, talkClaim, claimOf("h", talk, "professional.skills", "queues")],
      draft: draftOf(goodLine, ["talk"])
    })
    expect(evidence.basis.map(it => it.field)).toEqual([
      title,
      company,
      "professional.skills.0",
      "outreach_intelligence.icebreakers.0",
      "outreach_intelligence.communication_style",
      "outreach_intelligence.best_approach"
    ])
    const ids = evidence.claims.map(it => it.id)
    for (const { claims } of evidence.basis) for (const id of claims) expect(ids).toContain(id)
    expect(result.professional.skills).toEqual(["queues"])
  })

  it("mirrors of one text, and pages of one site, are one vote", () => {
    const news = (id: string, more: Partial<Document>) =>
      roleOn(id, "Ada Brandt, Head of Data, Acme", { source_class: "news", ...more })
    const bandOf = (...parts: ReadonlyArray<ReturnType<typeof roleOn>>) =>
      publishFound({
        documents: parts.map(it => it.document),
        claims: parts.flatMap(it => it.claims)
      }).evidence.basis.find(it => it.field === title)?.confidence
    expect(bandOf(news("a", {}))).toBe("MEDIUM")
    expect(bandOf(news("a", {}), news("b", {}))).toBe("MEDIUM")
    expect(bandOf(news("a", {}), news("b", { content_hash: "another" }))).toBe("HIGH")
    const sameSite = { content_hash: "another", site: "a.example", page_url: "https://www.a.example/2" }
    expect(bandOf(news("a", {}), news("b", sameSite))).toBe("MEDIUM")
  })

  it("an old role counts less than a fresh one", () => {
    const old = roleOn("old", "Ada Brandt, Head of Data, Acme", {
      source_class: "news",
      published_at: "2022-01-01"
    })
    const { result } = publishFound({ documents: [old.document], claims: old.claims })
    expect(result.professional.current_title).toBeNull()
  })

  it("the same parts in another order are the same report", () => {
    const [first, second] = [roleOn("first"), roleOn("second", "Head of Data and Acme: Ada Brandt")]
    const documents = [first.document, second.document, talk]
    const claims = [...first.claims, ...second.claims, talkClaim]
    const draft = draftOf(goodLine, ["talk"])
    expect(
      JSON.stringify(
        publishFound({ documents: [...documents].reverse(), claims: [...claims].reverse(), draft })
      )
    ).toBe(JSON.stringify(publishFound({ documents, claims, draft })))
  })
})

describe("prose", () => {
  const linesOf = (line: string, claims: ReadonlyArray<string> = ["talk"]) =>
    publishFound({ documents: [talk], claims: [talkClaim], draft: draftOf(line, claims) }).result
      .outreach_intelligence.icebreakers

  it("an opening line that its claims carry is published, with their confidence", () => {
    expect(linesOf(goodLine)).toMatchObject([{ opening_line: goodLine, confidence: "HIGH" }])
  })

  const refused: Readonly<Record<string, string>> = {
    "a name that no claim names": goodLine.replace("Rigi Conf", "Pilatus Conf"),
    "a name at the beginning": `Globex ${goodLine}`,
    "a number that no claim names": goodLine.replace("the room", "all 400 people"),
    "another month": goodLine.replace("April", "June"),
    "another year": goodLine.replace("April", "April 2025"),
    flattery: goodLine.replace("which part", "it was impressive, which part"),
    "a cliché": `I hope this finds you well after ${goodLine}`,
    "too few words": "Your talk “Quiet queues”?",
    "too many words": `${goodLine} ${"and then ".repeat(20)}`,
    "a link": goodLine.replace("the room", "https://acme.example"),
    "a sensitive matter": goodLine.replace("the room", "your church")
  }
  for (const [what, line] of Object.entries(refused)) {
    it(`falls with ${what}`, () => expect(linesOf(line)).toEqual([]))
  }

  it("falls without a claim, and with one that is not there", () => {
    expect(linesOf(goodLine, [])).toEqual([])
    expect(linesOf(goodLine, ["talk", "no such claim"])).toEqual([])
  })

  it("advice that names what nothing supports gives way to what is always true", () => {
    const draft = draftOf(goodLine, ["talk"], {
      best_approach: { text: "Mention the Globex deal.", claims: ["talk"] }
    })
    const { result } = publishFound({ documents: [talk], claims: [talkClaim], draft })
    expect(result.outreach_intelligence.best_approach).toContain("Too little is known")
    expect(result.outreach_intelligence.communication_style).toBe("By role: short and concrete.")
  })
})

describe("status and confidence", () => {
  const [first, second] = [roleOn("first"), roleOn("second", "Acme has Ada Brandt, Head of Data")]
  const complete = {
    documents: [first.document, second.document, talk],
    claims: [...first.claims, ...second.claims, talkClaim],
    draft: draftOf(goodLine, ["talk"])
  }
  const verdictOf = (found: Parameters<typeof publishFound>[0], summary = allWell) => {
    const { status, overall_confidence } = publishFound(found, summary).result
    return [status, overall_confidence]
  }

  it("HIGH: confirmed, title and company HIGH, two sites, a HIGH opening line", () => {
    expect(verdictOf(complete)).toEqual(["success", "HIGH"])
  })

  it("MEDIUM when any of these is missing", () => {
    expect(verdictOf({ ...complete, draft: null })).toEqual(["success", "MEDIUM"])
    expect(verdictOf({ ...complete, claims: complete.claims.filter(it => it.field !== company) })).toEqual([
      "success",
      "MEDIUM"
    ])
    expect(
      verdictOf({ ...complete, documents: [first.document], claims: first.claims, draft: null })
    ).toEqual(["success", "MEDIUM"])
    expect(
      verdictOf({ ...complete, verdicts: { first: "probable", second: "probable", talks: "probable" } })
    ).toEqual(["success", "MEDIUM"])
  })

  it("MEDIUM at most when the client gave another profile than the sources", () => {
    const found = "https://www.linkedin.com/in/ada-brandt"
    const profile = documentOf("own", `Ada Brandt, profile: ${found}`)
    const claims = [...complete.claims, claimOf("profile", profile, "social_media.linkedin.url", found)]
    const all = { ...complete, documents: [...complete.documents, profile], claims }
    const confidence = (linkedin_url: string) =>
      publishFound(all, allWell, { ...contact, linkedin_url }).result.overall_confidence
    expect(confidence(found)).toBe("HIGH")
    expect(confidence("https://www.linkedin.com/in/ada")).toBe("MEDIUM")
  })

  it("LOW with neither title nor company", () => {
    expect(verdictOf({ documents: [talk], claims: [talkClaim] })).toEqual(["partial", "LOW"])
  })

  it("UNKNOWN when nothing is accepted", () => {
    expect(verdictOf({ documents: [], claims: [] })).toEqual(["partial", "UNKNOWN"])
    expect(
      verdictOf({ ...complete, verdicts: { first: "rejected", second: "rejected", talks: "rejected" } })
    ).toEqual(["partial", "UNKNOWN"])
  })

  it("a required stage that failed makes it partial, most of them an error", () => {
    expect(verdictOf(complete, { requiredFailed: true, mostFailed: false })).toEqual(["partial", "HIGH"])
    expect(verdictOf(complete, { requiredFailed: true, mostFailed: true })).toEqual(["error", "HIGH"])
  })
})

describe("lookups", () => {
  it("one verdict a source, and the best of them", () => {
    const { evidence } = publish(
      contact,
      {
        ...knownOf({ documents: [], claims: [] }),
        lookups: [
          { source: "b", verdict: "unavailable", reason: "timed out" },
          { source: "b", verdict: "absent", reason: null },
          { source: "a", verdict: "unavailable", reason: "rate limited" }
        ]
      },
      allWell
    )
    expect(evidence.sources).toEqual([
      { source: "a", verdict: "unavailable", reason: "rate limited" },
      { source: "b", verdict: "absent", reason: null }
    ])
  })
})
