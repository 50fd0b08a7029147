import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type PageContent, parsePage } from "@prospect-research/stages"
import type { Figure, PublicDataSet } from "../Figure.ts"

/** One thing in the three syntaxes of an example. */
interface Twins {
  readonly microdata: string
  readonly rdfa: string
  readonly jsonLd: string
}

const section = (example: string, name: string, next: string): string => {
  const start = example.indexOf(`\n${name}:`)
  const end = example.indexOf(`\n${next}:`, start)
  return start < 0 ? "" : example.slice(start + name.length + 2, end < 0 ? undefined : end)
}

/** The examples of a file, each of which begins with a line of its types. */
export const twinsIn = (file: string): ReadonlyArray<Twins> =>
  `\n${file}`
    .split(/\nTYPES:/)
    .slice(1)
    .map(example => ({
      microdata: section(example, "MICRODATA", "RDFA"),
      rdfa: section(example, "RDFA", "JSON"),
      jsonLd: section(example, "JSON", "TYPES")
    }))

const pageUrl = "https://example.org/"

type Fields = ReadonlyMap<string, ReadonlyArray<string>>

const fieldsOf = ({ people, organizations }: PageContent): ReadonlyArray<Fields> =>
  [...people, ...organizations].map(thing => {
    const kind = "jobTitles" in thing ? "person" : "organization"
    return new Map(
      Object.entries(thing).flatMap(
        ([name, value]): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
          // What the page is about can differ; the rest is the same thing.
          if (name === "syntax" || name === "isMainEntity") return []
          return [
            [`${kind}.${name}`, (Array.isArray(value) ? value : [value]).filter(it => typeof it === "string")]
          ]
        }
      )
    )
  })

const nameOf = (fields: Fields): string =>
  [...(fields.get("person.name") ?? fields.get("organization.name") ?? [])].join()

const keyOf = (values: ReadonlyArray<string> | undefined): string =>
  JSON.stringify([...(values ?? [])].map(value => value.toLowerCase().replace(/[\s.,]+/g, "")).sort())

export interface Agreement {
  readonly agreed: number
  readonly compared: number
  readonly differences: ReadonlyArray<string>
}

/** How many members of persons and organizations read the same in both syntaxes; empty ones do not count. */
export const agreement = (left: PageContent, right: PageContent): Agreement => {
  const others = [...fieldsOf(right)]
  const alone: Array<string> = []
  const differences: Array<string> = []
  let compared = 0
  for (const fields of fieldsOf(left)) {
    const at = others.findIndex(it => nameOf(it) === nameOf(fields))
    const [twin] = at < 0 ? [] : others.splice(at, 1)
    if (twin === undefined) alone.push(nameOf(fields))
    for (const name of twin === undefined ? [] : fields.keys()) {
      const [one, other] = [keyOf(fields.get(name)), keyOf(twin?.get(name))]
      if (one === "[]" && other === "[]") continue
      compared++
      if (one !== other) differences.push(`${name} of ${nameOf(fields)}: ${one} ${other}`)
    }
  }
  // Two things that each stand in one syntax only are one thing by two names.
  const names = others.map(nameOf)
  for (let at = 0; at < Math.max(alone.length, names.length); at++) {
    compared++
    differences.push(`${alone[at] ?? "nothing"} or ${names[at] ?? "nothing"}`)
  }
  return { agreed: compared - differences.length, compared, differences }
}

const declared = (markup: string): number =>
  [...markup.matchAll(/(?:"@type"\s*:\s*|itemtype=|typeof=)(?:\[[^\]]*\]|"[^"]*")/g)].filter(([type]) =>
    /\b(?:Person|Corporation|\w*(?:Organization|Business|Group|Team))\b/.test(type)
  ).length

/** Whether the second says the same as the JSON-LD: some examples have only a text, or nothing, for a thing. */
const isTwin = ({ jsonLd }: Twins, markup: string): boolean =>
  jsonLd.includes("ld+json") && /itemscope|typeof=/.test(markup) && declared(jsonLd) === declared(markup)

const rate = (agreements: ReadonlyArray<Agreement>, name: string): Figure => {
  const of = agreements.reduce((sum, { compared }) => sum + compared, 0)
  const agreed = agreements.reduce((sum, it) => sum + it.agreed, 0)
  return { name, value: of === 0 ? 0 : agreed / of, of, least: 0.98 }
}

const read = (html: string): PageContent => parsePage(html, pageUrl)

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const twins = twinsIn(await readFile(join(directory, "data", "examples.txt"), "utf8"))
  const pairs = (pick: (it: Twins) => string) =>
    twins.filter(it => isTwin(it, pick(it))).map(it => agreement(read(it.jsonLd), read(pick(it))))
  return [
    rate(
      pairs(it => it.microdata),
      "persons and organizations, JSON-LD and microdata alike"
    ),
    rate(
      pairs(it => it.rdfa),
      "persons and organizations, JSON-LD and RDFa alike"
    )
  ]
}

/** The examples of schema.org, which say the same in three syntaxes. */
export const structuredData: PublicDataSet = {
  id: "structured-data",
  repository: "schemaorg/schemaorg",
  license: "Apache-2.0",
  measure
}
