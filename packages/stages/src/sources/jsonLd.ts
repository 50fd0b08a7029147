import { Option, Predicate } from "effect"
import { plainLine } from "./plainText.ts"

/** One node of a page's JSON-LD, such as a `Person`. */
export type JsonLdNode = Readonly<Record<string | symbol, unknown>>

/** More nodes than any honest page has. */
const maximumNodes = 5000

const parse = (text: string): Option.Option<unknown> =>
  Option.liftThrowable((): unknown => JSON.parse(text))()

/** Every node with a type, from any depth, in the order of the page. */
export const jsonLdNodes = (blocks: ReadonlyArray<string>): ReadonlyArray<JsonLdNode> => {
  const open: Array<unknown> = blocks.flatMap(block => Option.toArray(parse(block))).reverse()
  const nodes: Array<JsonLdNode> = []
  for (let seen = 0; open.length > 0 && seen < maximumNodes; seen++) {
    const value = open.pop()
    if (Array.isArray(value)) open.push(...value.slice(0, maximumNodes).reverse())
    if (!Predicate.isRecord(value)) continue
    if (value["@type"] !== undefined) nodes.push(value)
    open.push(...Object.values(value).reverse())
  }
  return nodes
}

const listOf = (value: unknown): ReadonlyArray<unknown> =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

export const hasType = (node: JsonLdNode, type: RegExp): boolean =>
  listOf(node["@type"]).some(it => Predicate.isString(it) && type.test(it.replace(/^.*[/#:]/, "")))

/** A property as texts: of nodes the name, also when only their `@id` is given. */
export const texts = (
  node: JsonLdNode,
  property: string,
  all: ReadonlyArray<JsonLdNode>
): ReadonlyArray<string> =>
  nodes(node, property, all)
    .map(value => (Predicate.isRecord(value) ? value.name : value))
    .flatMap(value => (Predicate.isString(value) && plainLine(value) !== "" ? [plainLine(value)] : []))

export const firstText = (
  node: JsonLdNode,
  property: string,
  all: ReadonlyArray<JsonLdNode>
): string | undefined => texts(node, property, all)[0]

/** A property as it stands, references resolved. */
export const nodes = (
  node: JsonLdNode,
  property: string,
  all: ReadonlyArray<JsonLdNode>
): ReadonlyArray<unknown> =>
  listOf(node[property]).map(value =>
    Predicate.isRecord(value) && value["@type"] === undefined && value["@id"] !== undefined
      ? (all.find(it => it["@id"] === value["@id"]) ?? value)
      : value
  )
