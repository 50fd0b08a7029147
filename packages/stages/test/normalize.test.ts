import { describe, expect, it } from "@effect/vitest"
import { emptyOutput, firstInput } from "@prospect-research/core"
import { Effect } from "effect"
import * as Normalize from "../src/normalize.ts"
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
    ["Lovelace, Ada", "Ada Lovelace"],
    ["van den Berg, Anna Maria", "Anna Maria van den Berg"],
    ["Dr. Ada Lovelace", "Ada Lovelace"],
    ["Ada Lovelace, Jr.", "Ada Lovelace, Jr."],
    ["Ada Lovelace, PhD", "Ada Lovelace, PhD"],
    ["Fergal O Driscoll", "Fergal O'Driscoll"],
    ["Niamh O Cadhain", "Niamh O'Cadhain"],
    ["Charles O Lovelace", "Charles O Lovelace"]
  ])("the name “%s” is %s", (full_name, name) => {
    expect(values({ full_name, company: "Engines" }).name).toBe(name)
  })

  it.each([
    ["ada.lovelace@x.example", "Ada Lovelace"],
    ["anna-lena_o'brien@x.example", "Anna-Lena O'Brien"],
    ["ada.lovelace+news@x.example", "Ada Lovelace"],
    ["ada@x.example", undefined],
    ["a.lovelace@x.example", undefined],
    ["jb.lovelace@x.example", undefined],
    ["ada.lovelace2@x.example", undefined],
    ["ada.m.lovelace@x.example", "Ada M. Lovelace"],
    ["ngozi.thomas@x.example", "Ngozi Thomas"],
    ["lovelace.ada@x.example", "Ada Lovelace"],
    ["martin.thomas@x.example", "Martin Thomas"],
    ["ada.b.c.lovelace@x.example", undefined],
    ["ada.king.lovelace@x.example", undefined],
    ["sales.team@x.example", undefined],
    ["customer.support@x.example", undefined],
    ["no.reply@x.example", undefined]
  ])("reads a name in %s: %s", (email, name) => {
    expect(values({ email }).name).toBe(name)
  })

  it.each([
    ["lurdes@x.example", "Maria de Lurdes Prates", ["Lurdes Prates", "Maria de Lurdes Prates"]],
    ["maria@x.example", "Maria de Lurdes Prates", ["Maria de Lurdes Prates"]],
    ["prates@x.example", "Maria de Lurdes Prates", ["Maria de Lurdes Prates"]],
    ["king@x.example", "Augusta Byron King", ["Augusta Byron King"]],
    ["gus@x.example", "August King", ["August King"]],
    ["aug@x.example", "August King", ["August King", "Aug King"]],
    ["saia.king@x.example", "Siosaia King", ["Siosaia King", "Saia King"]],
    ["thuy-linh.king@x.example", "Thuy-Linh King", ["Thuy-Linh King"]]
  ])("calls whom %s belongs to by the given name that it spells", (email, full_name, names) => {
    const shown = Normalize.handlesOf({ email, full_name }).filter(({ kind }) => kind === "name")
    expect(shown.map(({ value }) => value)).toEqual(names)
  })

  it.each([
    ["hbrzezicki@x.example", "Helen Brzezicky", "Helen Brzezicki"],
    ["gareth.hopkin@x.example", "Gareth Hopkins", "Gareth Hopkin"],
    ["ada.m.okshaw@x.example", "Ada Oakshaw", "Ada Okshaw"],
    ["adalovelac@x.example", "Ada Lovelace", "Ada Lovelac"],
    // Another's address, one of the same spelling, and what is a slip of too little.
    ["ghopkin@x.example", "Ada Hopkins", undefined],
    ["ada.mueller@x.example", "Ada Müller", undefined],
    ["a.hale@x.example", "Ada Hales", undefined],
    ["ada.lovell@x.example", "Ada Lovelace", undefined]
  ])("spells the surname of whom %s belongs to as the address does", (email, full_name, name) => {
    const shown = Normalize.handlesOf({ email, full_name }).filter(({ kind }) => kind === "name")
    expect(shown.map(({ value }) => value)).toEqual([full_name, ...(name === undefined ? [] : [name])])
  })

  it("prefers the name that the client gives", () => {
    expect(values({ email: "ada.lovelace@x.example", full_name: " Augusta  King " }).name).toBe(
      "Augusta King"
    )
  })

  it.each([
    ["https://www.linkedin.com/in/ada-lovelace-1b2c3", "Ada Lovelace"],
    ["linkedin.com/in/john-smith", "John Smith"],
    ["linkedin.com/in/jos%C3%A9-garcia-77", "José Garcia"],
    ["linkedin.com/in/data-wizard", undefined],
    ["linkedin.com/in/sales-john", undefined],
    ["linkedin.com/in/adalovelace", undefined],
    ["linkedin.com/in/ada-king-lovelace", undefined],
    ["linkedin.com/in/a-smith", undefined]
  ])("reads a name in %s: %s", (linkedin_url, name) => {
    expect(values({ linkedin_url }).name).toBe(name)
  })

  it.each(["alumni.harbour.ac.uk", "students.harbour.edu", "stud.harbour.de", "acm.org"])(
    "takes a member's address at %s for no company",
    host => {
      expect(values({ email: `ada.lovelace@${host}` })).not.toHaveProperty("company_domain")
    }
  )

  it.each([
    "gmail.com",
    "yahoo.co.uk",
    "hotmail.fr",
    "gmx.de",
    "proton.me",
    "qq.com",
    "freemail.hu",
    "users.noreply.github.com"
  ])("takes %s for no company", domain => {
    expect(values({ email: `ada.lovelace@${domain}` })).not.toHaveProperty("company_domain")
  })

  it("keeps only the registrable domain", () => {
    expect(values({ email: "ada@eu.mail.engines.co.uk" }).company_domain).toBe("engines.co.uk")
  })
})
