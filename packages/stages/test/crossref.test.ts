import { expect, it } from "@effect/vitest"
import { firstInput, type Handle, mergeOutput, type StageInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Crossref, ResolveIdentity } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { contact, facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const orcid = "0000-0002-1825-0097"

const author = (given: string, family: string, affiliations: ReadonlyArray<string> = [], id?: string) => ({
  given,
  family,
  sequence: "first",
  affiliation: affiliations.map(name => ({ name })),
  ...(id === undefined ? {} : { ORCID: `http://orcid.org/${id}`, "authenticated-orcid": false })
})

const work = (doi: string, title: string, year: number, ...authors: ReadonlyArray<object>) => ({
  DOI: doi,
  title: [title],
  "container-title": ["Journal of Tides"],
  publisher: "Sea Press",
  issued: { "date-parts": [[year, 9]] },
  author: authors
})

const here = "Department of Data, Tideworks Ltd., Lisbon, Portugal"
const ours = work(
  "10.1/tides",
  "Waves in shallow estuaries",
  2025,
  author("Rui", "Prates"),
  author("Ines", "Okafor", [here], orcid)
)

const items = [
  ours,
  work("10.1/older", "Older waves", 2019, author("Ines M.", "Okafor", [here])),
  work("10.1/law", "On maritime law", 2025, author("Ines", "Okafor", ["Law School, Elsewhere"])),
  work("10.1/nowhere", "Waves of nobody", 2025, author("Ines", "Okafor")),
  work("10.1/initial", "Waves of an initial", 2025, author("I.", "Okafor", [here])),
  work(
    "10.1/two",
    "Two of one name",
    2025,
    author("Ines", "Okafor", [here]),
    author("Ines", "Okafor", [here])
  )
]

const answer: FakeHandler = path => {
  const { pathname, searchParams } = new URL(path, "http://crossref.test")
  if (pathname !== "/works") return notFound
  const byOrcid = searchParams.get("filter") === `orcid:${orcid}`
  const byName = searchParams.get("query.author") === "Ines Okafor"
  return byOrcid || byName
    ? json({ status: "ok", message: { items, "total-results": items.length } })
    : notFound
}

const linked: Handle = { kind: "orcid", value: orcid, document: null }

stageSuite("Crossref, by name", {
  layer: baseUrl => withFetch(Crossref.layer({ baseUrl })),
  input: inputWith(),
  answer
})

stageSuite("Crossref, linked", {
  layer: baseUrl => withFetch(Crossref.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (input: StageInput) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(answer)
    return { output: yield* runLayer(withFetch(Crossref.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes works on which the name stands with the employer, and no others", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(inputWith())
    expect(paths[0]).not.toContain("mailto")
    expect(facts(output)).toEqual([
      [
        "activity",
        {
          kind: "publication",
          title: "Waves in shallow estuaries",
          venue: "Journal of Tides",
          date: "2025-09"
        }
      ],
      ["professional.achievements", "Waves in shallow estuaries"],
      ["name", "Ines Okafor"],
      ["activity", { kind: "publication", title: "Older waves", venue: "Journal of Tides", date: "2019-09" }],
      ["name", "Ines M. Okafor"]
    ])
    expect(output.documents).toMatchObject([
      {
        source_class: "registry",
        site: "doi.org",
        page_url: "https://doi.org/10.1/tides",
        published_at: "2025-09"
      },
      { page_url: "https://doi.org/10.1/older" }
    ])
    // What is cited was served: the question as it was asked, without whom the service may write to.
    for (const { url } of output.documents)
      expect(new URL(url).search).toMatch(/^\?(?:filter|query\.author)=/)
    expect(output.handles.filter(({ kind }) => kind === "orcid").map(({ value }) => value)).toEqual([orcid])
    expect(output.documents.map(({ text }) => text).join("\n")).not.toContain("Prates")
    const input = inputWith()
    const known = mergeOutput(input.known, output)
    const { identities } = yield* runLayer(ResolveIdentity.layer, firstInput(input.contact, known))
    expect(identities.map(({ verdict }) => verdict)).not.toContain("rejected")
  })
)

it.scopedLive("takes works of a known ORCID under the prospect's name", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(inputWith(linked))
    expect(output.documents.map(({ page_url }) => page_url)).toEqual(["https://doi.org/10.1/tides"])
  })
)

it.scopedLive("does not search for a name without an employer", () =>
  Effect.gen(function* () {
    const { known } = inputWith()
    const handles = known.handles.filter(({ kind }) => kind === "name")
    const input = firstInput({ full_name: contact.full_name, location: "Lisbon" }, { ...known, handles })
    expect((yield* runAgainst(input)).paths).toEqual([])
  })
)

it.scopedLive("says who asks when the operator gave an email address", () =>
  Effect.gen(function* () {
    const pathFor = (contact: string) =>
      Effect.gen(function* () {
        const { baseUrl, paths } = yield* fakeSource(answer)
        const settings = new Map([
          ["CROSSREF_BASE_URL", baseUrl],
          ["CONTACT", contact]
        ])
        const provider = Layer.setConfigProvider(ConfigProvider.fromMap(settings))
        yield* runLayer(Layer.provide(withFetch(Crossref.layerConfig), provider), inputWith())
        return paths[0]
      })
    expect(yield* pathFor("operator@example.com")).toContain("mailto=operator%40example.com")
    expect(yield* pathFor("https://example.com/contact")).not.toContain("mailto")
  })
)
