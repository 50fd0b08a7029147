import { expect, it } from "@effect/vitest"
import { emptyOutput } from "@prospect-research/core"
import { identify } from "../src/identity/identify.ts"
import {
  claim,
  documentOf,
  ines,
  judges,
  knownOf,
  lines,
  news,
  ownSite,
  type Row,
  registry
} from "./documents.ts"

const companyOnly: ReadonlyArray<Row> = [
  {
    what: "the employer's home page",
    contact: ines,
    sources: [ownSite("Tideworks builds turbines.", { company: "Tideworks" }, "")],
    verdicts: ["possible"]
  },
  {
    what: "the record of the domain",
    contact: ines,
    sources: [
      registry(
        "https://rdap.org/domain/tideworks.example",
        { company: "Tideworks Ltd" },
        [],
        "domain: tideworks.example"
      )
    ],
    verdicts: ["possible"]
  },
  {
    what: "the record of another company",
    contact: ines,
    sources: [registry("https://www.sec.gov/cgi-bin/browse-edgar?CIK=1", { company: "Globex" })],
    verdicts: ["rejected"]
  }
]

judges("documents of the employer", companyOnly)

const ownDomain = { ...ines, email: "ines@inesokafor.example" }
judges("whoever writes from a domain of their own name", [
  {
    what: "a page that has the name alone",
    contact: ownDomain,
    sources: [news("Ines Okafor, soprano, sings Pamina this summer.", { name: "Ines Okafor" })],
    verdicts: ["rejected"]
  }
])

it("another profile than the one that was given tells against a page", () => {
  const found = "https://www.linkedin.com/in/ines-okafor"
  const page = documentOf("pages", "https://news.example/1", `Ines Okafor, Tideworks, profile: ${found}`, {
    source_class: "news"
  })
  const claims = [claim(page, "name", "Ines Okafor"), claim(page, "social_media.linkedin.url", found)]
  const signalsOf = (linkedin_url: string) => {
    const handles = [{ kind: "linkedin" as const, value: linkedin_url, document: null }]
    const [identity] = identify(
      { ...ines, linkedin_url },
      { ...emptyOutput, documents: [page], claims, handles }
    )
    return identity?.reasons.map(({ signal }) => signal) ?? []
  }
  const signal = "another profile than the one that was given"
  expect(signalsOf("https://www.linkedin.com/in/ines")).toContain(signal)
  expect(signalsOf(found)).not.toContain(signal)
})

const houseOfTheName: ReadonlyArray<Row> = [
  {
    what: "somebody of the name whose house is another than the one called by it",
    contact: { full_name: "Isla Marchmont", company: "Isla Marchmont Ceramics" },
    sources: [
      news("Isla Marchmont is a financial planner at Globex."),
      news("Isla Marchmont of Isla Marchmont Ceramics throws pots.")
    ],
    verdicts: ["possible", "probable"]
  }
]

judges("a house that bears its owner's name", houseOfTheName)

it("judges each of 200 long documents that name others as well", () => {
  const filler = lines(
    ...Array.from({ length: 210 }, (_, index) =>
      index % 7 === 0
        ? "Ana Lima met Ines and Rui Prates in Lisbon; the Okafor Bridge was built by Tideworks in 1998."
        : "The tide rises and falls twice a day, and nobody in the harbour of Lisbon asks for the reason."
    )
  )
  const documents = Array.from({ length: 200 }, (_, index) =>
    documentOf("pages", `https://site${index}.example/`, `${filler}\nInes Okafor, Tideworks ${index}`, {
      source_class: "news"
    })
  )
  const known = knownOf(ines, documents)
  const identities = identify(ines, known)
  expect(identities.every(({ verdict }) => verdict === "probable")).toBe(true)
  expect(documents[0]?.text.length).toBeGreaterThan(19_000)
})
