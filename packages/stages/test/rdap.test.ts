import { expect, it } from "@effect/vitest"
import { fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Rdap } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const card = (...properties: ReadonlyArray<readonly [string, unknown]>) => [
  "vcard",
  [["version", {}, "text", "4.0"], ...properties.map(([name, value]) => [name, {}, "text", value])]
]

const domain = (...registrant: ReadonlyArray<readonly [string, unknown]>) => ({
  objectClassName: "domain",
  handle: "1_DOMAIN",
  ldhName: "tideworks.example",
  status: ["active"],
  events: [{ eventAction: "registration", eventDate: "2014-03-02T10:00:00Z" }],
  entities: [
    {
      objectClassName: "entity",
      roles: ["registrar"],
      vcardArray: card(["fn", "Cheap Names Ltd"], ["org", "Cheap Names Ltd"])
    },
    { objectClassName: "entity", roles: ["registrant"], vcardArray: card(...registrant) }
  ]
})

const answerWith = (value: unknown) => (path: string) =>
  path === "/domain/tideworks.example" ? json(value) : notFound

const answer = answerWith(domain(["fn", "Ines Okafor"], ["kind", "individual"], ["org", "Tideworks Ltd"]))

stageSuite("RDAP", {
  layer: baseUrl => withFetch(Rdap.layer({ baseUrl })),
  input: inputWith(),
  answer
})

const outputFor = (value: unknown) =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answerWith(value))
    return yield* runLayer(withFetch(Rdap.layer({ baseUrl })), inputWith())
  })

it.scopedLive("takes the organization that holds the domain, and no person", () =>
  Effect.gen(function* () {
    const output = yield* outputFor(
      domain(["fn", "Ines Okafor"], ["kind", "individual"], ["org", ["Tideworks Ltd", "Data"]])
    )
    expect(facts(output)).toEqual([["professional.current_company", "Tideworks Ltd"]])
    expect(output.documents).toMatchObject([{ source_class: "registry", site: "rdap.org" }])
    expect(output.documents[0]?.text).not.toContain("Okafor")
    expect(output.handles).toEqual([])
    const named = yield* outputFor(domain(["fn", "Tideworks GmbH"], ["kind", "org"]))
    expect(facts(named)).toEqual([["professional.current_company", "Tideworks GmbH"]])
  })
)

it.scopedLive("a hidden owner, a person and another company are nobody", () =>
  Effect.gen(function* () {
    const owners = [
      domain(["fn", "REDACTED FOR PRIVACY"], ["org", "REDACTED FOR PRIVACY"]),
      domain(["fn", "Tideworks"], ["org", "Tideworks Privacy Service"]),
      domain(["fn", "Ines Okafor"], ["kind", "individual"]),
      domain(["fn", "Sales"], ["org", "Some Agency Ltd"]),
      { objectClassName: "domain" }
    ]
    for (const owner of owners) {
      const output = yield* outputFor(owner)
      expect(output).toMatchObject({ documents: [], claims: [], lookups: [{ verdict: "absent" }] })
    }
  })
)
