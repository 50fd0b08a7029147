import { describe, expect, it } from "@effect/vitest"
import { identifiesProspect } from "@prospect-research/core"
import { Schema } from "effect"
import { builtInWorlds } from "../src/builtInWorlds.ts"
import { answersOf } from "../src/internet/Internet.ts"
import { loadWorld } from "../src/loadWorld.ts"
import { factsOf, fields } from "../src/measures/reportValues.ts"
import { stands } from "../src/measures/wordings.ts"
import { type Facts, type Person, World } from "../src/World.ts"
import { firstWorld } from "../src/world/index.ts"

/** Both with tags as spaces and with tags as nothing, since markup stands within words and between them. */
const readable = (text: string): string =>
  `${text} ${text.replace(/<[^>]*>/g, " ")} ${text.replace(/<[^>]*>/g, "")}`.replaceAll("&amp;", "&")

const wordsOf = (facts: Facts | undefined): ReadonlyArray<readonly [string, string]> =>
  fields.flatMap(field =>
    factsOf(facts, field).flatMap(fact =>
      typeof fact === "string"
        ? [[field, fact] as const]
        : [fact.institution, fact.degree, fact.field, fact.year]
            .filter(part => part !== undefined)
            .map(part => [field, String(part)] as const)
    )
  )

const hostsOf = ({ pages }: World) => new Set(pages.map(({ url }) => new URL(url).hostname))
const namesOf = ({ people }: World) => people.flatMap(({ contact }) => contact.full_name ?? [])

const others = [...builtInWorlds].filter(([, world]) => world !== firstWorld)

describe.each(others)("the %s world", (name, world) => {
  const { answer, knows } = answersOf(world)
  const named = world.people.map(person => [person.id, person] as const)
  const { people: _people, canaries, payloads, ...published } = world
  const everything = JSON.stringify(published).replaceAll('\\"', '"').replaceAll("&amp;", "&")
  const occurs = (words: string): boolean => everything.toLowerCase().includes(words.toLowerCase())

  /** What is read at an address: the answer itself, or what a search engine shows of it. */
  const textAt = (address: string): string => {
    const listing = world.listings.find(({ url }) => url === address)
    if (listing !== undefined) return `${listing.url} ${listing.title} ${listing.snippet}`
    const { status, body } = answer({ method: "GET", url: new URL(address), headers: {}, body: "" })
    expect(status, address).toBe(200)
    return body
  }

  it("is large enough, as its schema says, and found by its name", async () => {
    expect(Schema.is(World)(JSON.parse(JSON.stringify(world)))).toBe(true)
    expect(world.people.length).toBeGreaterThanOrEqual(24)
    expect(new Set(world.people.map(({ facts }) => facts.company)).size).toBeGreaterThanOrEqual(8)
    expect(world.people.filter(({ outcome }) => outcome === "nothing").length).toBeGreaterThanOrEqual(3)
    expect(new Set(world.people.map(({ id }) => id)).size).toBe(world.people.length)
    expect(await loadWorld(name)).toBe(world)
  })

  it("has sites of the reserved domain only, beside the services", () => {
    const hosts = [...world.pages, ...world.archive].map(({ url }) => new URL(url).hostname)
    expect(hosts.filter(host => !host.endsWith(".example"))).toEqual([])
  })

  it("shares neither a site nor a person with any other", () => {
    const elsewhere = [...builtInWorlds.values()].filter(it => it !== world)
    const hosts = new Set(elsewhere.flatMap(it => [...hostsOf(it)]))
    const names = new Set(elsewhere.flatMap(namesOf))
    expect([...hostsOf(world)].filter(host => hosts.has(host))).toEqual([])
    expect(namesOf(world).filter(it => names.has(it))).toEqual([])
  })

  it.each(named)("states every fact of %s on one of the person's pages", (_id, person: Person) => {
    expect(identifiesProspect(person.contact)).toBe(true)
    const whole = person.sources.map(address => readable(textAt(address))).join("\n")
    // Profile addresses are spelt out by the services from a name.
    const missing = wordsOf(person.facts).filter(
      ([field, fact]) => field !== "linkedin" && field !== "twitter" && !stands(whole, fact)
    )
    expect(missing).toEqual([])
    expect(person.outcome === "nothing").toBe(Object.keys(person.facts).length === 0)
  })

  it.each(named.filter(([, { sensitive = [] }]) => sensitive.length > 0))(
    "really publishes what must not be said of %s",
    (_id, { sensitive = [] }) => {
      expect(sensitive.filter(words => !occurs(words))).toEqual([])
    }
  )

  it.each(named.filter(([, { never = [] }]) => never.length > 0))(
    "really publishes what is true of others than %s, and does not ask for it",
    (_id, { never = [], facts, also }) => {
      expect(never.filter(words => !occurs(words))).toEqual([])
      const wanted = [...wordsOf(facts), ...wordsOf(also)]
      expect(never.filter(words => wanted.some(([, fact]) => stands(fact, words)))).toEqual([])
    }
  )

  it("really carries the words and the markup of attackers", () => {
    expect(canaries.length).toBeGreaterThan(0)
    expect(canaries.filter(words => !everything.includes(words))).toEqual([])
    const decoded = everything.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
    expect(payloads.length).toBeGreaterThan(0)
    expect(payloads.filter(markup => !decoded.includes(markup))).toEqual([])
  })

  it("has its pages, and few links that lead nowhere", () => {
    const own = world.pages.filter(({ dead }) => dead !== true)
    expect(own.filter(({ url }) => !knows(url)).map(({ url }) => url)).toEqual([])
    const links = own.flatMap(({ body }) =>
      [...body.matchAll(/(?:href|sameAs)="(https:\/\/[^"]+)"/g)].map(([, address = ""]) => address)
    )
    expect(links.length).toBeGreaterThan(5)
    const astray = [...new Set(links)].filter(address => !knows(address))
    expect(astray.length, astray.join(" ")).toBeLessThanOrEqual(4)
  })
})
