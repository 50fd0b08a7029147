import type { World } from "../World.ts"
import type { WikidataItem } from "../WorldAccounts.ts"
import { json, type MakeService } from "./Service.ts"

type Statement = WikidataItem["statements"][number]

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const text = (value: string) => ({ language: "en", value })

const time = (at: string) => {
  const [year = "0", month, day] = at.split("-")
  return {
    value: {
      time: `+${year.padStart(4, "0")}-${month ?? "00"}-${day ?? "00"}T00:00:00Z`,
      timezone: 0,
      before: 0,
      after: 0,
      precision: day !== undefined ? 11 : month !== undefined ? 10 : 9,
      calendarmodel: "http://www.wikidata.org/entity/Q1985727"
    },
    type: "time"
  }
}

const dataValue = ({ item, text: plain, time: at }: Statement) => {
  if (item !== undefined) {
    return {
      value: { "entity-type": "item", "numeric-id": Number(item.id.slice(1)), id: item.id },
      type: "wikibase-entityid"
    }
  }
  return at === undefined ? { value: plain ?? "", type: "string" } : time(at)
}

const dataType = ({ item, time: at }: Statement): string =>
  item !== undefined ? "wikibase-item" : at === undefined ? "string" : "time"

const qualifier = (property: string, at: string | undefined) =>
  at === undefined
    ? {}
    : { [property]: [{ snaktype: "value", property, datavalue: time(at), datatype: "time" }] }

const claim = (statement: Statement, index: number) => ({
  mainsnak: {
    snaktype: "value",
    property: statement.property,
    datavalue: dataValue(statement),
    datatype: dataType(statement)
  },
  type: "statement",
  id: `statement-${index}`,
  rank: "normal",
  qualifiers: { ...qualifier("P580", statement.start), ...qualifier("P582", statement.end) }
})

const claims = ({ statements }: WikidataItem) =>
  Object.fromEntries(
    [...new Set(statements.map(it => it.property))].map(property => [
      property,
      statements.filter(it => it.property === property).map(claim)
    ])
  )

const entity = (item: WikidataItem) => ({
  type: "item",
  id: item.id,
  ns: 0,
  title: item.id,
  lastrevid: 1,
  modified: "2026-04-01T00:00:00Z",
  labels: { en: text(item.label) },
  descriptions: { en: text(item.description) },
  aliases: { en: (item.aliases ?? []).map(text) },
  claims: claims(item),
  sitelinks:
    item.article === undefined
      ? {}
      : { enwiki: { site: "enwiki", title: item.article, badges: [], url: articleAddress(item.article) } }
})

const articleAddress = (title: string): string =>
  `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(" ", "_"))}`

/** Labels of items that others refer to. */
const labelsOf = ({ wikidata: items }: World): ReadonlyMap<string, string> =>
  new Map([
    ...items.flatMap(({ statements }) =>
      statements.flatMap(({ item }) => (item === undefined ? [] : [[item.id, item.label] as const]))
    ),
    ...items.map(({ id, label }) => [id, label] as const)
  ])

export const wikidata: MakeService = world => ({
  name: "wikidata",
  hosts: ["www.wikidata.org"],
  answer: ({ url }) => {
    const { wikidata: items } = world
    const [, wanted] =
      /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/.exec(decodeURIComponent(url.pathname)) ?? []
    if (wanted !== undefined) {
      const item = items.find(({ id }) => id === wanted)
      return item === undefined ? undefined : json({ entities: { [item.id]: entity(item) } })
    }
    if (url.pathname !== "/w/api.php") return undefined
    const action = url.searchParams.get("action")
    if (action === "wbsearchentities") {
      const name = fold(url.searchParams.get("search") ?? "")
      const found = items.filter(it =>
        [it.label, ...(it.aliases ?? [])].some(label => fold(label).startsWith(name))
      )
      return json({
        searchinfo: { search: url.searchParams.get("search") },
        search: found.map(({ id, label, description }) => ({
          id,
          title: id,
          concepturi: `http://www.wikidata.org/entity/${id}`,
          url: `//www.wikidata.org/wiki/${id}`,
          label,
          description,
          match: { type: "label", language: "en", text: label }
        })),
        success: 1
      })
    }
    if (action !== "wbgetentities") return undefined
    const labels = labelsOf(world)
    const ids = (url.searchParams.get("ids") ?? "").split("|")
    return json({
      entities: Object.fromEntries(
        ids.map(id => {
          const label = labels.get(id)
          return [
            id,
            label === undefined ? { id, missing: "" } : { type: "item", id, labels: { en: text(label) } }
          ]
        })
      ),
      success: 1
    })
  }
})
