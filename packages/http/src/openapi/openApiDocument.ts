import { OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { Api } from "../contract/Api.ts"
import { failuresOf } from "./failures.ts"
import { erasePersonSchema, explainSchema, personSchema, submitRequestSchema } from "./fields.ts"
import {
  type Answer,
  type Content,
  type JsonSchema,
  type Operation,
  type Parameter,
  Specification
} from "./model.ts"
import { successes } from "./successes.ts"
import { callbacksTag, webhooks } from "./webhooks.ts"

const description = `Researches public sources about one person for some minutes and hands back a report in which every value can be traced to a quote in a source.

Send what you know of the person to \`POST /research\`, keep the \`task_id\`, and learn the result by polling, by a stream of events, or by a callback to an address of yours. A request costs 1 credit, which comes back when the research fails; a request with \`is_test: true\` costs nothing.

Every error has the same body: \`{"detail": "…", "status_code": 400}\`. A route that does not exist is 404, a method that a route does not have 405 with \`Allow\`, and headers above 16 KiB are 431.`

const withExample = (content: Content, example: unknown): Content =>
  example === undefined
    ? content
    : Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]))

const successOf = ({ operationId, responses }: Operation): Readonly<Record<string, Answer>> => {
  const words = successes[operationId]
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([status, answer]) => {
        const content = answer.content && withExample(answer.content, words?.example)
        return [
          status,
          { description: words?.description ?? answer.description, ...(content && { content }) }
        ] as const
      })
  )
}

const bodyOf = ({ operationId, requestBody }: Operation): Pick<Operation, "requestBody"> =>
  requestBody === undefined
    ? {}
    : {
        requestBody: {
          ...requestBody,
          // The contract cannot say that a body may be left out.
          required: operationId !== "research.redeliver",
          content: withExample(requestBody.content, successes[operationId]?.request)
        }
      }

const headerNames: Readonly<Record<string, string>> = {
  "idempotency-key": "Idempotency-Key",
  "last-event-id": "Last-Event-ID"
}

/** A parameter's description stands beside its schema, where readers of OpenAPI look. */
const parameterOf = (parameter: Parameter): Parameter => {
  const { description: _, ...schema } = parameter.schema
  return { ...parameter, name: headerNames[parameter.name] ?? parameter.name, schema }
}

const complete = (operation: Operation): Operation => ({
  ...operation,
  ...bodyOf(operation),
  parameters: operation.parameters.map(parameterOf),
  responses: { ...successOf(operation), ...failuresOf(operation) }
})

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)] as const))

const references = (value: unknown): ReadonlyArray<string> =>
  Array.from(JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name ?? "")

/** The schemas that something still refers to: errors have only one body, whatever the library made of them. */
const reachable = (roots: unknown, schemas: Specification["components"]["schemas"]) => {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    for (const name of references(value)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(roots)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

const patched: Readonly<Record<string, JsonSchema>> = {
  SubmitRequest: submitRequestSchema,
  Person: personSchema,
  ErasePerson: erasePersonSchema
}

const make = (): Specification => {
  const generated = Schema.decodeUnknownSync(Specification)(
    OpenApi.fromApi(Api, { additionalPropertiesStrategy: "allow" })
  )
  const paths = mapValues(generated.paths, operations => mapValues(operations, complete))
  const schemas = { ...mapValues(generated.components.schemas, explainSchema), ...patched }
  return {
    ...generated,
    info: { ...generated.info, description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/", description: "This server" }],
    tags: [...generated.tags, callbacksTag],
    paths,
    webhooks,
    components: { ...generated.components, schemas: reachable([paths, webhooks], schemas) }
  }
}

/** The interface as OpenAPI 3.1: what `GET /openapi.json` answers and `GET /docs` shows. */
export const openApiDocument: Specification = make()
