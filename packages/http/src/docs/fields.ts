import { isJsonSchema, type JsonSchema } from "../openapi/model.ts"
import { openApiDocument } from "../openapi/openApiDocument.ts"
import { type Html, html } from "./Html.ts"
import { line } from "./prose.ts"

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

const schemas = (value: unknown): ReadonlyArray<JsonSchema> =>
  isList(value) ? value.filter(it => isJsonSchema(it)) : isJsonSchema(value) ? [value] : []

const nameOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === "string" ? $ref.split("/").at(-1) : undefined

/** The schema itself, where it only refers to one of the components. */
export const resolve = (schema: JsonSchema): JsonSchema => {
  const name = nameOf(schema)
  return name === undefined ? schema : (openApiDocument.components.schemas[name] ?? schema)
}

const shape = (schema: JsonSchema): string => {
  const { type, items } = schema
  if (type === "array") return `array of ${schemas(items).map(typeText).join()}`
  if (isList(type)) return type.join(" or ")
  return typeof type === "string" ? type : schemas(schema.anyOf).map(typeText).join(" or ")
}

/** The type of a value in a few words. */
const typeText = (schema: JsonSchema): string => {
  const resolved = resolve(schema)
  if (isList(resolved.enum)) return resolved.enum.map(it => JSON.stringify(it)).join(" | ")
  const { format } = resolved
  return typeof format === "string" ? `${shape(resolved)}, ${format}` : shape(resolved)
}

/** The object within a member: itself, an item of it, or one of its kinds. */
const objectIn = (schema: JsonSchema): JsonSchema | undefined => {
  const resolved = resolve(schema)
  if (isJsonSchema(resolved.properties)) return resolved
  return [...schemas(resolved.items), ...schemas(resolved.anyOf)].map(objectIn).find(it => it !== undefined)
}

const bounds = ({ maxLength, minimum, maximum }: JsonSchema): string =>
  [
    typeof maxLength === "number" ? `At most ${maxLength} characters.` : "",
    typeof minimum === "number" && typeof maximum === "number" ? `${minimum} to ${maximum}.` : ""
  ]
    .filter(text => text !== "")
    .join(" ")

/** A path may break after each dot, and nowhere else. */
const breakable = (path: string): Html =>
  html`${path.split(".").map((part, index) => (index === 0 ? part : html`.<wbr>${part}`))}`

const row = (path: string, schema: JsonSchema, required: boolean): Html => {
  const { description } = schema
  const words = [typeof description === "string" ? description : "", bounds(schema)].filter(it => it !== "")
  return html`<tr>
<th scope="row"><code>${breakable(path)}</code> <span class="type">${typeText(schema)}${required ? ", required" : ""}</span></th>
<td>${line(words.join(" "))}</td>
</tr>`
}

const rows = (schema: JsonSchema, prefix: string): ReadonlyArray<Html> => {
  const { properties, required } = schema
  if (!isJsonSchema(properties)) return []
  return Object.entries(properties).flatMap(([name, member]) => {
    if (!isJsonSchema(member)) return []
    const isArray = resolve(member).type === "array"
    const inner = objectIn(member)
    return [
      row(prefix + name, member, isList(required) && required.includes(name)),
      ...(inner === undefined ? [] : rows(inner, `${prefix}${name}${isArray ? "[]" : ""}.`))
    ]
  })
}

const table = (caption: string, body: ReadonlyArray<Html>): Html => html`<div class="scroll" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name and type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${body}</tbody>
</table>
</div>`

/** The members of a body, nested ones by their path; nothing for a body that is no object. */
export const bodyFields = (caption: string, schema: JsonSchema): Html | null => {
  const members = rows(resolve(schema), "")
  return members.length === 0 ? null : table(caption, members)
}

interface Named {
  readonly name: string
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

/** Parameters or headers. */
export const namedFields = (caption: string, fields: ReadonlyArray<Named>): Html | null =>
  fields.length === 0
    ? null
    : table(
        caption,
        fields.map(({ name, required, description = "", schema }) =>
          row(name, { description, ...schema }, required)
        )
      )
