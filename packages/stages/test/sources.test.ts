import { readFileSync } from "node:fs"
import { expect, it } from "@effect/vitest"
import {
  type ContactData,
  emptyOutput,
  firstInput,
  type Handle,
  SourceError,
  type SourceErrorReason,
  type StageOutput
} from "@prospect-research/core"
import { Normalize } from "@prospect-research/stages"
import { builtInStages } from "@prospect-research/stages/builtInStages"
import { Effect, Option } from "effect"
import { describe } from "vitest"
import { isFullName } from "../src/sources/fullName.ts"
import { makeClaim } from "../src/sources/makeDocument.ts"
import { namedEmployee, namedPerson, namesCompany, namesPerson } from "../src/sources/NamedPerson.ts"
import { namesAnyOf } from "../src/sources/namesAnyOf.ts"
import { optionally } from "../src/sources/optionally.ts"
import { handlesToFollow, readEach, readLinked } from "../src/sources/readEach.ts"
import { stateDocument, statedFact } from "../src/sources/StatedLine.ts"

const source = "registry"

const failing = (reason: SourceErrorReason) => new SourceError({ source, reason })
const absent = failing({ _tag: "NotFound" })
const broken = failing({ _tag: "UpstreamStatus", status: 500 })
const brokenProfiles = {
  source: "registry profiles",
  verdict: "unavailable",
  reason: "answered with status 500"
}
const verdict = (name: "found" | "absent") => ({ source, verdict: name, reason: null })

const reading = (id: string): Partial<StageOutput> =>
  stateDocument(
    {
      source,
      source_class: "self",
      url: `https://registry.example/${id}`,
      page_url: `https://registry.example/${id}`,
      fetched_at: "2026-01-01T00:00:00.000Z",
      published_at: null,
      title: null
    },
    statedFact("name", "Ines Okafor", "name"),
    [{ kind: "github", value: id }]
  )

/** What `values` lead to: a profile, nobody whom the stage reads, or a failure. */
const readAll = (...values: ReadonlyArray<string | null | SourceError>) =>
  readEach(source, values, value => {
    if (value instanceof SourceError) return value
    return Effect.succeed(value === null ? {} : reading(value))
  })

describe("reading several profiles", () => {
  it.effect(
    "one that is gone is not missed, one that cannot be had is named, and the verdict stands first",
    () =>
      Effect.gen(function* () {
        const output = yield* readAll(absent, "one", broken, "two")
        expect(output.documents).toHaveLength(2)
        expect(output.lookups).toEqual([verdict("found"), brokenProfiles])
        expect((yield* readAll(null, absent)).lookups).toEqual([verdict("absent")])
        expect((yield* readAll(null, broken)).lookups).toEqual([verdict("absent"), brokenProfiles])
        expect((yield* readAll()).lookups).toEqual([verdict("absent")])
      })
  )

  it.effect("fails when none could be had, rather with the trouble than with nobody there", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(readAll(absent, broken))).toBe(broken)
      expect(yield* Effect.flip(readAll(absent, absent))).toBe(absent)
    })
  )

  it.effect("two names of one profile are one document with its claims once", () =>
    Effect.gen(function* () {
      const output = yield* readAll("one", "one")
      expect([output.documents.length, output.claims.length]).toEqual([1, 1])
    })
  )

  it.effect("follows each fresh handle once, a few at most, and asks nobody without one", () =>
    Effect.gen(function* () {
      const handles = ["one", "ONE", "two", "three", "four"].map(
        (value): Handle => ({ kind: "github", value, document: null })
      )
      const input = firstInput({}, { ...emptyOutput, handles })
      expect(handlesToFollow(input, "github")).toEqual(["one", "two", "three"])
      expect(handlesToFollow(input, "gitlab")).toEqual([])
      const read = (value: string) => Effect.succeed(reading(value))
      expect((yield* readLinked(source, input, "github", read)).documents).toHaveLength(3)
      expect(yield* readLinked(source, input, "gitlab", read)).toEqual({})
    })
  )

  it.effect("a part that is not there is no trouble, and one that cannot be had is named", () =>
    Effect.gen(function* () {
      const part = (answer: Effect.Effect<ReadonlyArray<number>, SourceError>) =>
        optionally(source, "works", answer, [])
      expect(yield* part(Effect.succeed([1]))).toEqual({ value: [1], lookups: [] })
      expect(yield* part(absent)).toEqual({ value: [], lookups: [] })
      expect(yield* part(broken)).toEqual({
        value: [],
        lookups: [{ ...brokenProfiles, source: "registry works" }]
      })
    })
  )
})

const personFrom = (contact: ContactData, known: Partial<StageOutput> = {}) => {
  const handles = [...Normalize.handlesOf(contact), ...(known.handles ?? [])]
  return firstInput(contact, { ...emptyOutput, ...known, handles })
}

describe("somebody to be searched for by name", () => {
  const name = { full_name: "Ines Okafor" }

  it("needs a full name with an employer, or with a place where that is enough", () => {
    expect(namedPerson(personFrom(name))).toEqual(Option.none())
    expect(namedPerson(personFrom({ full_name: "Ines", company: "Tideworks" }))).toEqual(Option.none())
    const placed = personFrom({ ...name, location: "Lisbon" })
    expect(Option.isSome(namedPerson(placed))).toBe(true)
    expect(namedEmployee(placed)).toEqual(Option.none())
    const employed = personFrom({ ...name, company: "Tideworks" })
    expect(Option.map(namedEmployee(employed), it => it.companies)).toEqual(Option.some(["Tideworks"]))
    expect(namedEmployee({ ...employed, fresh: [] })).toEqual(Option.none())
  })

  it("knows the employer by the domain of the address, unless that is too short to be its name", () => {
    const companiesAt = (email: string) =>
      Option.map(namedEmployee(personFrom({ ...name, email })), ({ companies, domains }) => [
        companies,
        domains
      ])
    expect(companiesAt("ines@tideworks.example")).toEqual(Option.some([["tideworks"], ["tideworks.example"]]))
    expect(companiesAt("ines@up.example")).toEqual(Option.some([[], ["up.example"]]))
    expect(companiesAt("ines@gmail.com")).toEqual(Option.none())
  })

  it("believes of the employer only sources that know the address", () => {
    const statedBy = (id: string, handle: Omit<Handle, "document">) => {
      const output = reading(id)
      const [document] = output.documents ?? []
      if (document === undefined) throw new Error("no document")
      const claim = makeClaim(document, {
        field: "professional.current_company",
        value: "Elsewhere",
        quote: "Ines Okafor",
        method: "structured"
      })
      return personFrom(name, {
        documents: [document],
        claims: [claim],
        handles: [{ ...handle, document: document.id }]
      })
    }
    const known = statedBy("one", { kind: "email", value: "ines@gmail.com" })
    expect(Option.map(namedEmployee(known), it => it.companies)).toEqual(Option.some(["Elsewhere"]))
    expect(namedEmployee(statedBy("one", { kind: "github", value: "ines" }))).toEqual(Option.none())
  })

  it("is found in texts that spell the name otherwise", () => {
    const person = { fullName: "Nguyễn Ines Okáfor", companies: ["Box"], domains: ["box.example"] }
    expect(namesPerson("With NGUYEN INES OKAFOR of Box", person)).toBe(true)
    expect(namesPerson("With Ines Okafor-Lund", person)).toBe(false)
    expect(namesCompany("write to ines@box.example", person)).toBe(true)
    expect(namesCompany("outside the box", person)).toBe(false)
    expect(namesAnyOf(["박서준"])("박서준은 강연을 했다")).toBe(true)
    expect(namesAnyOf(["Ines"])("Ines")).toBe(false)
  })
})

it("a full name is no nickname, no address and no single word", () => {
  for (const name of ["Ines Okafor", "Inês de Okafor-Lund", "박서준"])
    expect([name, isFullName(name)]).toEqual([name, true])
  for (const name of ["inesok", "Ines 42", "ines@home.example x", "Ines (she/her)", "Dr. Okafor", "Ines 🌊"])
    expect([name, isFullName(name)]).toEqual([name, false])
})

it("docs/settings.md names the settings of every source", () => {
  const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8")
  const ids = builtInStages.filter(({ source: isSource }) => isSource).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  for (const id of [...ids, "WAYBACK"]) {
    expect(page).toContain(`\`${id}_ENABLED\``)
    expect(page).toContain(`\`${id}_BASE_URL\``)
  }
  for (const id of ["GRAVATAR", "GITHUB", "TAVILY", "FIRECRAWL", "OPENALEX", "STACK_EXCHANGE"])
    expect(page).toContain(`\`${id}_API_KEY\``)
})
