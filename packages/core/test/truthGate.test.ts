import { describe, expect, it } from "@effect/vitest"
import type { Claim } from "@prospect-research/core"
import { allWell, claimOf, contact, documentOf, draftOf, publishFound } from "./evidence.ts"

const company = "professional.current_company" as const
const title = "professional.current_title" as const

/** Sites of equal weight, each with its own word on one field. */
const stating = (field: Claim["field"], ...values: ReadonlyArray<readonly [string, string | null]>) => {
  const documents = values.map(([value], index) => documentOf(`site${index}`, `Ada Brandt: ${value}`))
  const claims = documents.map((document, index) =>
    claimOf(`c${index}`, document, field, values[index]?.[0] ?? "", { as_of: values[index]?.[1] ?? null })
  )
  return { documents, claims }
}

const strangers = { full_name: "Ada Brandt", email: "ada@mail.example" }

describe("two values that cannot both hold", () => {
  it("as strong as each other and undated: neither stands, and the conflict says so", () => {
    const { result, evidence } = publishFound(
      stating(company, ["Globex", null], ["Initech", null]),
      allWell,
      strangers
    )
    expect(result.professional.current_company).toBeNull()
    expect(evidence.conflicts).toEqual([{ field: company, kept: null, claims: ["c0", "c1"] }])
    expect(evidence.basis.filter(it => it.field === company)).toEqual([])
  })

  it("the newer one stands where both are dated, and is not certain", () => {
    const { result, evidence } = publishFound(
      stating(company, ["Globex", "2025-11"], ["Initech", "2026-03"]),
      allWell,
      strangers
    )
    expect(result.professional.current_company).toBe("Initech")
    const [basis] = evidence.basis
    expect(basis).toMatchObject({ field: company, confidence: "MEDIUM" })
    expect(basis?.reasoning).toContain("another source says otherwise")
  })

  it("the domain of the email address decides like the client's word", () => {
    const { result } = publishFound(stating(company, ["Globex", null], ["Initech Labs", null]), allWell, {
      email: "ada@initech-labs.example"
    })
    expect(result.professional.current_company).toBe("Initech Labs")
  })

  it("a title that says more than another contradicts nothing", () => {
    const { result, evidence } = publishFound(
      stating(title, ["Chief Technology Officer", null], ["CTO & Co-founder", null]),
      allWell,
      strangers
    )
    expect(result.professional.current_title).toMatch(/^(?:Chief Technology Officer|CTO & Co-founder)$/)
    expect(evidence.conflicts).toEqual([])
  })

  it("of two spellings of one value the better shows", () => {
    for (const order of [0, 1]) {
      const names = [
        ["acme-labs", null],
        ["Acme Labs", null]
      ] as const
      const { result } = publishFound(stating(company, ...(order === 0 ? names : [...names].reverse())))
      expect(result.professional.current_company).toBe("Acme Labs")
    }
  })

  it("no message is built on either", () => {
    const found = stating(company, ["Globex", null], ["Initech", null])
    const draft = draftOf(
      "A question about your work at Globex — which part of it takes more time than you would like?",
      ["c0"],
      { topics_to_avoid: [{ text: "unverified: current employer", claims: ["c0", "c1"] }] }
    )
    const { result } = publishFound({ ...found, draft }, allWell, strangers)
    expect(result.outreach_intelligence.icebreakers).toEqual([])
    expect(result.outreach_intelligence.topics_to_avoid).toEqual(["unverified: current employer"])
  })
})

it("what the client gave is never presented as found", () => {
  const page = documentOf("page", "Ada Brandt: https://www.linkedin.com/in/ada-brandt")
  const given = { ...contact, linkedin_url: "https://www.linkedin.com/in/ada-brandt", title: "Head of Data" }
  const nothing = publishFound({ documents: [page], claims: [] }, allWell, given).result
  expect(nothing.social_media.linkedin.url).toBeNull()
  expect(nothing.professional.current_title).toBeNull()
  expect(nothing.overall_confidence).toBe("UNKNOWN")
  const claim = claimOf("l", page, "social_media.linkedin.url", given.linkedin_url)
  const { result, evidence } = publishFound({ documents: [page], claims: [claim] }, allWell, given)
  expect(result.social_media.linkedin.url).toBe(given.linkedin_url)
  expect(evidence.basis[0]).toMatchObject({ field: "social_media.linkedin.url", claims: ["l"] })
})

describe("lists", () => {
  it("a school alone gives way to the school with its degree", () => {
    const document = documentOf("page", "MSc, ETH Zurich, 2011. Studied at ETH Zurich.")
    const school = { institution: "ETH Zurich", degree: null, field_of_study: null, graduation_year: null }
    const degree = { ...school, degree: "MSc", graduation_year: 2011 }
    const { result } = publishFound({
      documents: [document],
      claims: [
        claimOf("1", document, "education.entries", school),
        claimOf("2", document, "education.entries", degree)
      ]
    })
    expect(result.education.entries).toEqual([degree])
  })

  it("invisible characters are no part of a value", () => {
    const document = documentOf("page", "skills: Rust\u202e\u200b lang")
    const { result } = publishFound({
      documents: [document],
      claims: [claimOf("1", document, "professional.skills", "Rust\u202e\u200b lang")]
    })
    expect(result.professional.skills).toEqual(["Rust lang"])
  })
})

it("a quote that is half the document shows nothing", () => {
  const document = documentOf("page", `Head of Data ${"and more ".repeat(400)}`)
  const { evidence } = publishFound({
    documents: [document],
    claims: [claimOf("1", document, title, "Head of Data")]
  })
  expect(evidence.claims).toEqual([])
})

describe("the employer's site", () => {
  it("is only whose domain the client or a sure document names", () => {
    const own = documentOf("own", "Ada Brandt, Head of Data")
    const other = documentOf("other", "industry: Robotics")
    const industryBeside = (document: string | null) =>
      publishFound({
        documents: [own, other],
        claims: [
          claimOf("t", own, title, "Head of Data"),
          claimOf("i", other, "professional.industry", "Robotics")
        ],
        verdicts: { other: "possible" },
        handles: [{ kind: "company_domain", value: "other.example", document }]
      }).result.professional.industry
    expect([null, "own", "other"].map(industryBeside)).toEqual(["Robotics", "Robotics", null])
  })
})

describe("prose", () => {
  const talk = documentOf(
    "talks",
    "On 3 May 2026 Ada Brandt gave the talk “Quiet queues” at Rigi Conf to twelve people; the notes of 2025 are online."
  )
  const claim = claimOf("talk", talk, "activity", {
    kind: "talk",
    title: "Quiet queues",
    venue: "Rigi Conf",
    date: "2026-05-03"
  })
  const isPublished = (
    line: string,
    more: Partial<ReturnType<typeof draftOf>["icebreakers"][number]> = {}
  ) => {
    const draft = draftOf(line, ["talk"])
    const icebreakers = draft.icebreakers.map(it => ({ ...it, ...more }))
    const { result } = publishFound({ documents: [talk], claims: [claim], draft: { ...draft, icebreakers } })
    return result.outreach_intelligence.icebreakers.length === 1
  }
  const line =
    "Your May talk “Quiet queues” at Rigi Conf — which part of it drew the most questions from the room?"

  const passing: Readonly<Record<string, string>> = {
    "as it is": line,
    "with the full date": line.replace("May talk", "3 May 2026 talk"),
    "with a number that the source spells": line.replace("the room", "all twelve people"),
    "with a plain word at the beginning of a sentence": line.replace(" — which", ". Which"),
    "with a word that is also a month": line.replace("which part", "may I ask which part")
  }
  for (const [what, text] of Object.entries(passing)) {
    it(`passes ${what}`, () => expect(isPublished(text)).toBe(true))
  }

  const refused: Readonly<Record<string, string>> = {
    "a quotation that nobody wrote": line.replace("Quiet queues", "quiet queues for all"),
    "a spelled number": line.replace("the room", "all forty people"),
    "a month that is also a word": line.replace("May talk", "March talk"),
    "month and year of different dates": line.replace("May talk", "May 2025 talk"),
    "names of the source joined anew": line.replace("Rigi Conf", "Rigi Brandt"),
    "a name within a sentence that is a plain word elsewhere": line.replace("the room", "Will"),
    "a name behind a stroke": line.replace("the room", "the room/Globex"),
    "a name without capitals": line.replace("the room", "李雷")
  }
  for (const [what, text] of Object.entries(refused)) {
    it(`falls with ${what}`, () => expect(isPublished(text)).toBe(false))
  }

  it("falls when it could be sent to anybody", () => {
    expect(
      isPublished("What is the part of your work that takes more time than you would like these days?")
    ).toBe(false)
  })

  it("falls when the words around the line do not hold", () => {
    expect(isPublished(line, { source_type: "interview with Globex" })).toBe(false)
    expect(isPublished(line, { topic_category: "their religion" })).toBe(false)
    expect(isPublished(line, { why_effective: "It is amazing." })).toBe(false)
  })

  it("keeps the family out, and says nothing twice", () => {
    const pets = documentOf("own", "Ada Brandt has a dog called Otto")
    const dog = claimOf("pet", pets, "family.pets", "dog called Otto")
    const draft = draftOf(line, ["talk"])
    const aboutDog =
      "Your public page mentions a dog called Otto — what has he taught you about queues and patience?"
    const icebreakers = [
      ...draft.icebreakers,
      ...draft.icebreakers,
      ...draftOf(aboutDog, ["pet"]).icebreakers
    ]
    const { result } = publishFound({
      documents: [talk, pets],
      claims: [claim, dog],
      draft: { ...draft, icebreakers }
    })
    expect(result.family.pets).toEqual(["dog called Otto"])
    expect(result.outreach_intelligence.icebreakers.map(it => it.opening_line)).toEqual([line])
  })

  it("a line for one prospect falls for another, whatever it cites", () => {
    const other = documentOf("other", "Ada Brandt spoke on “Loud logs” at Pilatus Days in May 2026.")
    const theirs = claimOf("talk", other, "activity", {
      kind: "talk",
      title: "Loud logs",
      venue: "Pilatus Days",
      date: "2026-05"
    })
    const { result } = publishFound(
      { documents: [other], claims: [theirs], draft: draftOf(line, ["talk"]) },
      allWell,
      contact
    )
    expect(result.outreach_intelligence.icebreakers).toEqual([])
  })
})

describe("what a search shows of a page", () => {
  const address = { page_url: "https://acme.example/team", site: "acme.example" }
  const shown = documentOf("hit", "Ada Brandt Pilot Rui Prates Cook He sails at weekends.", {
    ...address,
    source_class: "snippet"
  })
  const hobby = claimOf("sails", shown, "personal.hobbies", "sails")

  it("tells nothing where the page itself was read: the lines of its people run together", () => {
    const page = documentOf("page", "Ada Brandt\nPilot\nRui Prates\nCook\nHe sails at weekends.", address)
    const read = publishFound({
      documents: [page, shown],
      claims: [claimOf("pilot", page, title, "Pilot"), hobby]
    })
    expect(read.result.professional.current_title).toBe("Pilot")
    expect(read.result.personal.hobbies).toEqual([])
  })

  it("is not quoted for what the page says as well", () => {
    const page = documentOf("page", "Ada Brandt\nPilot\nRui Prates\nCook", address)
    const { evidence } = publishFound({
      documents: [page, shown],
      claims: [claimOf("pilot", page, title, "Pilot"), claimOf("hit", shown, title, "Pilot")]
    })
    expect(evidence.claims.map(({ id }) => id)).toEqual(["pilot"])
  })

  it("tells nothing of a page that tells something itself, by whichever of its addresses", () => {
    const page = documentOf("page", "Ada Brandt\nPilot\nRui Prates\nCook", address)
    const slashed = { ...shown, page_url: `${address.page_url}/` }
    const cook = claimOf("cook", slashed, title, "Cook")
    const name = claimOf("name", page, "name", "Ada Brandt")
    expect(
      publishFound({ documents: [page, slashed], claims: [name, cook] }).result.professional.current_title
    ).toBeNull()
  })

  it("tells what has one value where the page tells nothing without its scripts", () => {
    const page = documentOf("page", "Loading", address)
    const found = { documents: [page, shown], claims: [claimOf("pilot", shown, title, "Pilot"), hobby] }
    const { result } = publishFound(found)
    expect(result.professional.current_title).toBe("Pilot")
    expect(result.personal.hobbies).toEqual([])
  })

  it("stands where nobody could read the page", () => {
    expect(publishFound({ documents: [shown], claims: [hobby] }).result.personal.hobbies).toEqual(["sails"])
  })
})
