import { expect, it } from "@effect/vitest"
import type { Handle, StageInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Orcid } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const id = "0000-0002-1825-0097"

const date = (year: string, month?: string) => ({
  year: { value: year },
  month: month === undefined ? null : { value: month },
  day: null
})

const affiliation = (kind: string, members: object) => ({
  "last-modified-date": { value: Date.parse("2025-11-02T00:00:00Z") },
  "external-ids": { "external-id": [] },
  summaries: [
    {
      [`${kind}-summary`]: {
        "put-code": 1,
        "last-modified-date": { value: Date.parse("2025-11-02T00:00:00Z") },
        "department-name": null,
        "role-title": null,
        "start-date": null,
        "end-date": null,
        visibility: "public",
        ...members
      }
    }
  ]
})
const organization = (name: string, city = "Lisbon") => ({
  name,
  address: { city, region: null, country: "PT" }
})
const group = (...groups: ReadonlyArray<object>) => ({ "affiliation-group": groups })

const person = {
  "last-modified-date": null,
  name: {
    "given-names": { value: "Ines" },
    "family-name": { value: "Okafor" },
    "credit-name": null,
    visibility: "public"
  },
  "other-names": { "other-name": [{ content: "I. Okafor" }] },
  biography: { content: "Head of Data at Tideworks." },
  "researcher-urls": {
    "researcher-url": [
      { "url-name": "GitHub", url: { value: "https://github.com/inesok" } },
      { "url-name": "LinkedIn", url: { value: "https://www.linkedin.com/in/inesokafor/" } },
      { "url-name": "Home page", url: { value: "https://ines.example/" } }
    ]
  },
  emails: { email: [{ email: "Ines.Okafor@tideworks.example" }, { email: "private@elsewhere.example" }] },
  addresses: { address: [{ country: { value: "PT" } }] },
  keywords: { keyword: [{ content: "Physical oceanography" }] }
}

const records: Readonly<Record<string, unknown>> = {
  person,
  employments: group(
    affiliation("employment", {
      "role-title": "Head of Data",
      "department-name": "Research",
      "start-date": date("2019", "04"),
      organization: organization("Tideworks Ltd")
    }),
    affiliation("employment", {
      "role-title": "Engineer",
      "start-date": date("2012"),
      "end-date": date("2019", "03"),
      organization: organization("Elsewhere Energy", "Porto")
    })
  ),
  educations: group(
    affiliation("education", {
      "role-title": "PhD",
      "department-name": "Oceanography",
      "start-date": date("2005"),
      "end-date": date("2009"),
      organization: organization("University of Porto", "Porto")
    })
  ),
  qualifications: group(
    affiliation("qualification", {
      "role-title": "Chartered Engineer",
      organization: organization("IMarEST", "London")
    })
  ),
  memberships: group(
    affiliation("membership", { organization: organization("Royal Society of Tides") }),
    affiliation("membership", { organization: organization("Old Club"), "end-date": date("2015") })
  ),
  distinctions: group(
    affiliation("distinction", {
      "role-title": "Maritime Data Prize",
      "start-date": date("2024"),
      organization: organization("Sea Council")
    })
  ),
  works: {
    group: [
      {
        "work-summary": [
          {
            title: { title: { value: "Waves in shallow <i>estuaries</i>" } },
            "journal-title": { value: "Journal of Tides" },
            "publication-date": date("2025", "09"),
            type: "journal-article"
          }
        ]
      },
      {
        "work-summary": [
          { title: { title: { value: "A thesis" } }, "journal-title": null, "publication-date": null }
        ]
      }
    ]
  }
}

const hit = (orcid: string, members: object = {}) => ({
  "orcid-id": orcid,
  "given-names": "Ines",
  "family-names": "Okafor",
  "credit-name": null,
  "other-name": [],
  email: [],
  "institution-name": ["Tideworks Ltd"],
  ...members
})

const answerWith =
  (found: ReadonlyArray<object>, parts = records): FakeHandler =>
  path => {
    const { pathname } = new URL(path, "http://orcid.test")
    if (pathname === "/v3.0/expanded-search/") {
      return json({ "expanded-result": found.length === 0 ? null : found, "num-found": found.length })
    }
    const part = parts[pathname.split("/")[3] ?? ""]
    return part === undefined ? notFound : json(part)
  }

const answer = answerWith([hit(id)])
const linked: Handle = { kind: "orcid", value: id, document: null }

stageSuite("ORCID, by name", {
  layer: baseUrl => withFetch(Orcid.layer({ baseUrl })),
  input: inputWith(),
  answer
})

stageSuite("ORCID, linked", {
  layer: baseUrl => withFetch(Orcid.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler, input: StageInput) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(Orcid.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes what the record says, the past only as past", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer, inputWith(linked))
    const taken = facts(output)
    for (const fact of [
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks Ltd"],
      [
        "education.entries",
        { institution: "University of Porto", degree: "PhD", field_of_study: null, graduation_year: 2009 }
      ],
      ["education.certifications", "Chartered Engineer"],
      ["personal.memberships", "Royal Society of Tides"],
      ["professional.achievements", "Maritime Data Prize"],
      ["professional.skills", "Physical oceanography"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/inesokafor"],
      [
        "activity",
        {
          kind: "publication",
          title: "Waves in shallow estuaries",
          venue: "Journal of Tides",
          date: "2025-09"
        }
      ],
      ["activity", { kind: "publication", title: "A thesis", venue: null, date: null }]
    ]) {
      expect(taken).toContainEqual(fact)
    }
    const places = output.claims.filter(({ field }) => field === "professional.current_location")
    expect(places.length).toBeGreaterThan(0)
    expect(places.every(({ quote }) => quote.startsWith("office of "))).toBe(true)
    const values = JSON.stringify(taken)
    for (const past of ["Elsewhere", "Old Club", "Engineer at"]) expect(values).not.toContain(past)
    const companies = output.claims.filter(({ value }) => value === "Tideworks Ltd")
    expect(companies.map(({ as_of }) => as_of)).toEqual(["2025-11-02"])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["orcid", id],
      ["name", "Ines Okafor"],
      ["email", "ines.okafor@tideworks.example"],
      ["github", "inesok"],
      ["linkedin", "https://www.linkedin.com/in/inesokafor"],
      ["website", "https://ines.example/"]
    ])
    expect(JSON.stringify(output)).not.toContain("private@elsewhere.example")
    expect(output.documents).toMatchObject([
      { source_class: "registry", site: "orcid.org", page_url: `https://orcid.org/${id}` }
    ])
  })
)

it.scopedLive(
  "several employments without an end are none, unless one began last or is the one asked about",
  () =>
    Effect.gen(function* () {
      const employedAt = (...employments: ReadonlyArray<object>) => employedBy("Tideworks", ...employments)
      const employedBy = (company: string, ...employments: ReadonlyArray<object>) => {
        const groups = employments.map(members => affiliation("employment", members))
        return Effect.map(
          runAgainst(
            answerWith([], {
              ...records,
              person: { ...person, biography: null },
              employments: group(...groups)
            }),
            { ...inputWith(linked), contact: { full_name: "Ines Okafor", company } }
          ),
          ({ output }) => facts(output).filter(([field]) => field === "professional.current_company")
        )
      }
      const one = { organization: organization("One"), "start-date": date("2020") }
      const two = { organization: organization("Two") }
      expect(yield* employedAt(one, two)).toEqual([["professional.current_company", "One"]])
      expect(yield* employedAt(two, { ...two, organization: organization("Three") })).toEqual([])
      expect(yield* employedBy("Two", one, two)).toEqual([["professional.current_company", "Two"]])
    })
)

it.scopedLive("of namesakes takes the one with the prospect's address, and never the first of many", () =>
  Effect.gen(function* () {
    const addressed = hit(id, { email: ["Ines.Okafor@tideworks.example"] })
    const several = [
      hit("0000-0000-0000-0001"),
      hit("0000-0000-0000-0002", { "family-names": "Okafor Lund" }),
      addressed
    ]
    const { paths } = yield* runAgainst(answerWith(several), inputWith())
    expect(new Set(paths.slice(1).map(path => path.split("/")[2]))).toEqual(new Set([id]))
    const elsewhere = Array.from({ length: 9 }, (_, index) => hit(`0000-0000-0000-000${index}`))
    const many = yield* runAgainst(
      path =>
        path.includes("affiliation-org-name")
          ? json({ "expanded-result": null, "num-found": 0 })
          : answerWith(elsewhere)(path),
      inputWith()
    )
    expect(many.paths).toHaveLength(2)
    expect(many.output.lookups).toEqual([{ source: "orcid", verdict: "absent", reason: null }])
  })
)

it.scopedLive("searches for a name once, and reads in later rounds what others link", () =>
  Effect.gen(function* () {
    const input = inputWith()
    expect((yield* runAgainst(answer, { ...input, fresh: [] })).paths).toEqual([])
    const { paths } = yield* runAgainst(answer, { ...input, fresh: [linked] })
    expect(paths[0]).toBe(`/v3.0/${id}/person`)
  })
)

it.scopedLive("keeps the record when a part of it cannot be had, and says which", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(
      path => (path.endsWith("/works") ? { status: 500, body: "{}" } : answer(path)),
      inputWith(linked)
    )
    expect(output.lookups).toEqual([
      { source: "orcid", verdict: "found", reason: null },
      { source: "orcid works", verdict: "unavailable", reason: "answered with status 500" }
    ])
  })
)
