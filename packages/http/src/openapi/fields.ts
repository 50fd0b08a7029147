import { contactLimits } from "@prospect-research/core"
import { isJsonSchema, type JsonSchema } from "./model.ts"

const identifierRule =
  "At least one of `email`, `linkedin_url`, or `full_name` with `company`. Blank and `null` members count as absent; unknown members are ignored."

const text = (maxLength: number, description: string, more: JsonSchema = {}): JsonSchema => ({
  type: ["string", "null"],
  maxLength,
  description,
  ...more
})

const has = (...names: ReadonlyArray<string>): JsonSchema => ({
  required: names,
  properties: Object.fromEntries(names.map(name => [name, { type: "string", minLength: 1 }]))
})

const identifiers: JsonSchema = {
  email: text(contactLimits.email, "The best starting point."),
  linkedin_url: text(
    contactLimits.linkedin_url,
    "The address of a profile as people paste it: with or without scheme, country host or closing slash."
  ),
  full_name: text(contactLimits.full_name, "Identifies a person only together with `company`."),
  company: text(contactLimits.company, "Identifies a person only together with `full_name`.")
}

const person = (properties: JsonSchema): JsonSchema => ({
  type: "object",
  description: identifierRule,
  anyOf: [has("email"), has("linkedin_url"), has("full_name", "company")],
  properties
})

/** The body of a request as the server decides on it, which is stricter than its type. */
export const submitRequestSchema: JsonSchema = {
  type: "object",
  required: ["contact_data"],
  properties: {
    contact_data: person({
      ...identifiers,
      phone: text(contactLimits.phone, "Improves the search."),
      title: text(contactLimits.title, "Improves the search."),
      location: text(contactLimits.location, "Improves the search."),
      twitter_url: text(contactLimits.twitter_url, "The address of a profile, or a handle: `@mira`.")
    }),
    callback_url: text(
      2048,
      "Receives one POST when the research completes or fails. https, and no private address.",
      { format: "uri" }
    ),
    callback_secret: text(1024, "Printable ASCII. Sent as a bearer token with the callback."),
    is_test: {
      type: ["boolean", "null"],
      description: "Answers at once with a made-up report and costs no credit.",
      default: false
    },
    prospect_id: text(255, "Your own identifier, echoed in answers and callbacks.")
  }
}

/** The body that names a person who asks for something. */
export const personSchema: JsonSchema = {
  type: "object",
  required: ["contact_data"],
  properties: { contact_data: person(identifiers) }
}

export const erasePersonSchema: JsonSchema = {
  type: "object",
  required: ["contact_data"],
  properties: {
    contact_data: person(identifiers),
    suppress: {
      type: ["boolean", "null"],
      description: "Also puts the person on the account's suppression list.",
      default: false
    }
  }
}

/** What members mean, wherever they occur. */
const members: Readonly<Record<string, JsonSchema>> = {
  task_id: { description: "A UUID; in test mode with the prefix `test-`." },
  prospect_id: { description: "Your own identifier." },
  created_at: { format: "date-time" },
  started_at: { format: "date-time" },
  completed_at: { format: "date-time", description: "When it was completed or failed." },
  next_attempt_at: { format: "date-time" },
  at: { format: "date-time" },
  fetched_at: { format: "date-time" },
  processing_time_seconds: { description: "From start to end." },
  report_url: { format: "uri", description: "The public report page; set when completed." },
  result: { description: "The report; set when completed." },
  delivery_id: { format: "uuid", description: "The `webhook-id` of every attempt." },
  account_id: { format: "uuid" },
  key_id: { format: "uuid" },
  suppression_id: { format: "uuid" },
  exported_at: { format: "date-time" },
  purpose: { description: "What the data is held for." },
  findings: { description: "What each stage found, with the texts of its documents." },
  erased: { description: "How many tasks were erased." },
  job_id: { description: "The `task_id`." },
  total_cost: { description: "What the research spent with outside services, in USD, as far as they say." },
  status_code: { description: "The HTTP status." },
  detail: { description: "What is wrong, for a person to read." },
  amount: { minimum: 1 },
  grant_id: { description: "Makes the request safe to repeat." },
  quote: { description: "Words that stand in the document." },
  page_url: { format: "uri" },
  last_four: { description: "The last characters of the key." }
}

/** Members that are whole numbers, which the type of a schema does not tell. */
const wholeNumbers = new Set([
  "status_code",
  "amount",
  "credits",
  "credits_charged",
  "credits_refunded",
  "number",
  "duration_ms",
  "erased",
  "post_count",
  "icebreaker_count",
  "research_stages_completed",
  "linkedin_posts",
  "twitter_posts",
  "children_count",
  "graduation_year",
  "pending",
  "running",
  "completed",
  "failed"
])

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

const typeOf = (schema: unknown): string | undefined =>
  isJsonSchema(schema) && typeof schema.type === "string" ? schema.type : undefined

/** `anyOf` of a plain type and `null` as the one `type` that it is. */
const nullable = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema
  if (!isList(anyOf) || anyOf.length !== 2 || typeOf(anyOf[1]) !== "null") return schema
  const [first] = anyOf
  const type = typeOf(first)
  return isJsonSchema(first) && type !== undefined && first.enum === undefined
    ? { ...rest, ...first, type: [type, "null"] }
    : schema
}

const asWhole = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  const whole = (it: unknown) => (it === "number" ? "integer" : it)
  return type === undefined ? schema : { ...schema, type: isList(type) ? type.map(whole) : whole(type) }
}

const explain = (value: unknown): unknown => {
  if (isList(value)) return value.map(explain)
  if (!isJsonSchema(value)) return value
  const schema = nullable(value)
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, it]) => [
      keyword,
      keyword === "properties" && isJsonSchema(it) ? explainMembers(it) : explain(it)
    ])
  )
}

const explainMembers = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const explained = explain(schema)
      if (!isJsonSchema(explained)) return [name, explained]
      const meant = { ...explained, ...members[name] }
      return [name, wholeNumbers.has(name) ? asWhole(meant) : meant]
    })
  )

/** A schema of the contract with formats and meanings of its members. */
export const explainSchema = (schema: JsonSchema): JsonSchema => {
  const explained = explain(schema)
  return isJsonSchema(explained) ? explained : schema
}
