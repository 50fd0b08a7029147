import { describe, expect, it } from "@effect/vitest"
import { emptyOutput, firstInput } from "@prospect-research/core"
import { Normalize } from "@prospect-research/stages"
import { Effect } from "effect"
import { runLayer } from "./prospect.ts"

const values = (contact: Parameters<typeof Normalize.handlesOf>[0]) =>
  Object.fromEntries(Normalize.handlesOf(contact).map(({ kind, value }) => [kind, value]))

describe("normalize", () => {
  it.scoped("turns contact data into handles and asks nobody", () =>
    Effect.gen(function* () {
      const contact = {
        email: "Ada.Lovelace@Mail.Engines.example",
        linkedin_url: "linkedin.com/in/Ada/",
        twitter_url: "@ada"
      }
      const output = yield* runLayer(Normalize.layer, firstInput(contact, emptyOutput))
      expect(output).toEqual({
        ...emptyOutput,
        handles: [
          { kind: "name", value: "Ada Lovelace", document: null },
          { kind: "email", value: "ada.lovelace@mail.engines.example", document: null },
          { kind: "company_domain", value: "engines.example", document: null },
          { kind: "linkedin", value: "https://www.linkedin.com/in/ada", document: null },
          { kind: "twitter", value: "https://x.com/ada", document: null }
        ]
      })
    })
  )

  it.each([
    ["ada.lovelace@x.example", "Ada Lovelace"],
    ["anna-lena_o'brien@x.example", "Anna-Lena O'Brien"],
    ["ada.lovelace+news@x.example", "Ada Lovelace"],
    ["ada@x.example", undefined],
    ["a.lovelace@x.example", undefined],
    ["ada.lovelace2@x.example", undefined],
    ["ada.m.lovelace@x.example", undefined],
    ["sales.team@x.example", undefined],
    ["customer.support@x.example", undefined],
    ["no.reply@x.example", undefined]
  ])("reads a name in %s: %s", (email, name) => {
    expect(values({ email }).name).toBe(name)
  })

  it("prefers the name that the client gives", () => {
    expect(values({ email: "ada.lovelace@x.example", full_name: " Augusta  King " }).name).toBe(
      "Augusta King"
    )
  })

  it.each([
    "gmail.com",
    "yahoo.co.uk",
    "hotmail.fr",
    "gmx.de",
    "proton.me",
    "qq.com",
    "users.noreply.github.com"
  ])("takes %s for no company", domain => {
    expect(values({ email: `ada.lovelace@${domain}` })).not.toHaveProperty("company_domain")
  })

  it("keeps only the registrable domain", () => {
    expect(values({ email: "ada@eu.mail.engines.co.uk" }).company_domain).toBe("engines.co.uk")
  })
})
