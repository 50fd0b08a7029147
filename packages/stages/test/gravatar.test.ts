import { createHash } from "node:crypto"
import { expect, it } from "@effect/vitest"
import { fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Gravatar } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer, Redacted } from "effect"
import { contact, facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const hash = createHash("sha256").update(contact.email).digest("hex")

const profile = {
  hash,
  display_name: "Ines Okafor",
  profile_url: "https://gravatar.com/inesokafor",
  location: "Lisbon, Portugal",
  description: "",
  job_title: "Head of Data",
  company: "Tideworks",
  pronouns: "",
  verified_accounts: [
    { service_type: "github", service_label: "GitHub", url: "https://github.com/inesok", is_hidden: false },
    { service_type: "mastodon", service_label: "Mastodon", url: "https://social.example/@ines" },
    { service_type: "x", service_label: "X", url: "https://x.com/hidden_one", is_hidden: true }
  ],
  links: [{ label: "CV", url: "https://pt.linkedin.com/in/Ines-Okafor/?trk=1" }],
  interests: [{ id: 4, name: "Open water swimming" }]
}

const answer = (path: string) => (path === `/v3/profiles/${hash}` ? json(profile) : notFound)

stageSuite("Gravatar", {
  layer: baseUrl => withFetch(Gravatar.layer({ baseUrl, key: Redacted.make("gravatar-secret-key") })),
  input: inputWith(),
  answer,
  secrets: ["gravatar-secret-key", hash]
})

it.scopedLive("takes the profile's facts, and the accounts that are shown", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const output = yield* runLayer(withFetch(Gravatar.layer({ baseUrl })), inputWith())
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["professional.current_location", "Lisbon, Portugal"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/ines-okafor"],
      ["personal.interests", "Open water swimming"]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["email", contact.email],
      ["name", "Ines Okafor"],
      ["github", "inesok"],
      ["mastodon", "ines@social.example"],
      ["linkedin", "https://www.linkedin.com/in/ines-okafor"]
    ])
    expect(output.documents).toMatchObject([
      { source_class: "self", site: "gravatar.com", page_url: "https://gravatar.com/inesokafor" }
    ])
    expect(JSON.stringify(output)).not.toContain("hidden_one")
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const settings = ConfigProvider.fromMap(new Map([["GRAVATAR_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(Gravatar.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith())).documents).toHaveLength(1)
  })
)

it.scopedLive("reads the description, follows links, and takes no nickname for a name", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(() =>
      json({
        ...profile,
        display_name: "inesok",
        first_name: "Ines",
        last_name: "Okafor",
        job_title: "",
        company: "",
        location: "Worldwide",
        description: "Head of Data at Tideworks.",
        links: [{ label: "Blog", url: "https://inesokafor.dev" }]
      })
    )
    const output = yield* runLayer(withFetch(Gravatar.layer({ baseUrl })), inputWith())
    expect(facts(output)).toEqual(
      expect.arrayContaining([
        ["name", "Ines Okafor"],
        ["professional.current_title", "Head of Data"],
        ["professional.current_company", "Tideworks"]
      ])
    )
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_location")
    expect(output.handles).toContainEqual(
      expect.objectContaining({ kind: "website", value: "https://inesokafor.dev/" })
    )
  })
)

it.scopedLive("a profile without an address is kept apart, and breaks nothing", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(() => json({ ...profile, profile_url: "" }))
    const output = yield* runLayer(withFetch(Gravatar.layer({ baseUrl })), inputWith())
    expect(output.documents).toMatchObject([{ page_url: "", site: "" }])
  })
)
