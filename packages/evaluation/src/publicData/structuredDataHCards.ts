import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parsePage, type StructuredPerson } from "@prospect-research/stages"
import { Schema } from "effect"
import type { Figure, PublicDataSet } from "../Figure.ts"

const Named = Schema.Struct({ value: Schema.optional(Schema.String), alt: Schema.optional(Schema.String) })
const Values = Schema.optionalWith(Schema.Array(Schema.Union(Schema.String, Named)), { default: () => [] })

const Expected = Schema.parseJson(
  Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        type: Schema.Array(Schema.String),
        properties: Schema.Struct({
          name: Values,
          org: Values,
          url: Values,
          email: Values,
          note: Values,
          category: Values,
          uid: Values,
          role: Values,
          "job-title": Values
        })
      })
    )
  })
)
type Card = (typeof Expected.Type)["items"][number]

/** Of the suite's tests, those whose pages hold cards. */
const folders = ["microformats-v2/h-card", "microformats-v1/hcard", "microformats-mixed/h-card"]

/** The address that the suite gives its pages. */
const pageUrl = "http://example.com/"

const textsOf = (values: ReadonlyArray<string | typeof Named.Type>): ReadonlyArray<string> =>
  values
    .map(value => (typeof value === "string" ? value : (value.value ?? "")).replace(/\s+/g, " ").trim())
    .filter(text => text !== "")

const addressesOf = (values: Card["properties"]["url"]): ReadonlyArray<string> =>
  textsOf(values).flatMap(text => {
    const url = new URL(text, pageUrl)
    url.hash = ""
    return /^https?:$/.test(url.protocol) ? [url.href] : []
  })

const emailsOf = (values: Card["properties"]["email"]): ReadonlyArray<string> =>
  textsOf(values)
    .map(it => it.replace(/^mailto:|\?.*$/g, ""))
    .filter(it => /^[^@/:]+@[^@/:]+$/.test(it))

const isPerson = ({ properties }: Card): boolean => {
  const names = textsOf(properties.name)
  return names.length > 0 && !textsOf(properties.org).some(it => names.includes(it))
}

type Member = readonly [name: string, expected: ReadonlyArray<string>, read: ReadonlyArray<string>]

const membersOf = ({ properties }: Card, person: StructuredPerson | undefined): ReadonlyArray<Member> => [
  ["name", textsOf(properties.name).slice(0, 1), person === undefined ? [] : [person.name]],
  ["org", textsOf(properties.org), person?.worksFor ?? []],
  ["url", addressesOf([...properties.url, ...properties.uid]), person?.urls ?? []],
  ["email", emailsOf(properties.email), person?.emails ?? []],
  ["job-title", textsOf([...properties["job-title"], ...properties.role]), person?.jobTitles ?? []],
  ["note", textsOf(properties.note).slice(0, 1), person?.description == null ? [] : [person.description]],
  ["category", textsOf(properties.category), person?.knowsAbout ?? []]
]

const isSame = ([, expected, read]: Member): boolean =>
  JSON.stringify([...new Set(expected)].sort()) === JSON.stringify([...read].sort())

export interface CardReading {
  readonly compared: number
  /** Members that were read otherwise than the suite expects, with what they should be. */
  readonly differences: ReadonlyArray<string>
}

/** How a page's outermost cards of persons are read, beside what the suite expects. */
export const readCards = (html: string, expected: string): CardReading => {
  const cards = Schema.decodeUnknownSync(Expected)(expected).items.filter(
    card => card.type.includes("h-card") && isPerson(card)
  )
  const people = [...parsePage(html, pageUrl).people]
  const members = cards.flatMap(card => {
    const at = people.findIndex(({ name }) => name === textsOf(card.properties.name)[0])
    const [person] = at < 0 ? [] : people.splice(at, 1)
    return membersOf(card, person).filter(([, wanted, read]) => wanted.length + read.length > 0)
  })
  return {
    compared: members.length,
    differences: members
      .filter(member => !isSame(member))
      .map(([name, wanted, read]) => `${name}: ${JSON.stringify(wanted)}, read as ${JSON.stringify(read)}`)
  }
}

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const readings: Array<CardReading> = []
  for (const folder of folders) {
    const path = join(directory, "tests", folder)
    for (const file of await readdir(path).catch(() => [])) {
      if (!file.endsWith(".json")) continue
      const html = await readFile(join(path, file.replace(/json$/, "html")), "utf8")
      readings.push(readCards(html, await readFile(join(path, file), "utf8")))
    }
  }
  const of = readings.reduce((sum, { compared }) => sum + compared, 0)
  const differences = readings.reduce((sum, it) => sum + it.differences.length, 0)
  return [{ name: "members of h-cards of persons", value: of === 0 ? 0 : 1 - differences / of, of, least: 1 }]
}

/** The test suite of microformats, as far as it holds cards of persons. */
export const structuredDataHCards: PublicDataSet = {
  id: "h-cards",
  repository: "microformats/tests",
  license: "CC0-1.0",
  measure
}
