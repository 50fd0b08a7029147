import { describe, expect, it } from "@effect/vitest"
import { identifiesProspect } from "@prospect-research/core"
import { Schema } from "effect"
import { answersOf } from "../src/internet/Internet.ts"
import { factsOf, fields } from "../src/measures/reportValues.ts"
import { stands } from "../src/measures/wordings.ts"
import { type Person, World } from "../src/World.ts"
import { firstWorld } from "../src/world/index.ts"

const { answer, knows } = answersOf(firstWorld)

/** What is read at an address: the answer itself, or what a search engine shows of it. */
const textAt = (address: string): string => {
  const listing = firstWorld.listings.find(({ url }) => url === address)
  if (listing !== undefined) return `${listing.url} ${listing.title} ${listing.snippet}`
  const { status, body } = answer({ method: "GET", url: new URL(address), headers: {}, body: "" })
  expect(status, address).toBe(200)
  return body
}

const readable = (text: string): string =>
  `${text} ${text.replace(/<[^>]*>/g, " ")}`
    .replaceAll("&amp;", "&")
    .replace(/\\u([\da-f]{4})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const wordsOf = (person: Person): ReadonlyArray<readonly [string, string]> =>
  fields.flatMap(field =>
    factsOf(person.facts, field).flatMap(fact =>
      typeof fact === "string"
        ? [[field, fact] as const]
        : [fact.institution, fact.degree, fact.field, fact.year]
            .filter(part => part !== undefined)
            .map(part => [field, String(part)] as const)
    )
  )

describe("the first world", () => {
  it("is large enough, and as its schema says", () => {
    expect(Schema.is(World)(JSON.parse(JSON.stringify(firstWorld)))).toBe(true)
    expect(firstWorld.people.length).toBeGreaterThanOrEqual(40)
    expect(new Set(firstWorld.people.map(({ facts }) => facts.company)).size).toBeGreaterThanOrEqual(12)
    expect(firstWorld.people.filter(({ outcome }) => outcome === "nothing").length).toBeGreaterThanOrEqual(5)
    expect(new Set(firstWorld.people.map(({ id }) => id)).size).toBe(firstWorld.people.length)
  })

  it("has sites of the reserved domain only, beside the services", () => {
    const hosts = [...firstWorld.pages, ...firstWorld.archive].map(({ url }) => new URL(url).hostname)
    expect(hosts.filter(host => !host.endsWith(".example"))).toEqual([])
  })

  it.each(firstWorld.people.map(person => [person.id, person] as const))(
    "states every fact of %s on one of the person's pages",
    (_id, person) => {
      expect(identifiesProspect(person.contact)).toBe(true)
      const whole = person.sources.map(address => readable(textAt(address))).join("\n")
      // Profile addresses are spelt out by the services from a name.
      const missing = wordsOf(person).filter(
        ([field, fact]) => field !== "linkedin" && field !== "twitter" && !stands(whole, fact)
      )
      expect(missing).toEqual([])
      expect(person.outcome === "nothing").toBe(Object.keys(person.facts).length === 0)
    }
  )

  it.each(
    firstWorld.people.filter(({ sensitive = [] }) => sensitive.length > 0).map(it => [it.id, it] as const)
  )("really publishes what must not be said of %s", (_id, { sensitive = [] }) => {
    const everything = JSON.stringify([firstWorld.pages, firstWorld.wikidata]).toLowerCase()
    expect(sensitive.filter(words => everything.includes(words.toLowerCase()))).not.toEqual([])
  })

  it("really carries the words and the markup of attackers", () => {
    const everything = JSON.stringify([firstWorld.pages, firstWorld.github])
    expect(firstWorld.canaries.filter(words => !everything.includes(words))).toEqual([])
    const decoded = everything.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
    expect(firstWorld.payloads.filter(markup => !decoded.includes(markup))).toEqual([])
  })

  it("leads to every page that it links to, but for those that sites announce and never wrote", () => {
    const own = firstWorld.pages.filter(({ dead }) => dead !== true)
    expect(own.filter(({ url }) => !knows(url)).map(({ url }) => url)).toEqual([])
    const links = own.flatMap(({ body }) =>
      [...body.matchAll(/(?:href|sameAs)="(https:\/\/[^"]+)"/g)].map(([, address = ""]) => address)
    )
    expect(links.length).toBeGreaterThan(10)
    expect([...new Set(links)].filter(address => !knows(address))).toEqual([])
  })
})
