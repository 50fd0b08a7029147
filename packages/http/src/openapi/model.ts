import { Schema } from "effect"

/** JSON Schema, draft 2020-12. */
export const JsonSchema = Schema.Record({ key: Schema.String, value: Schema.Unknown })
export type JsonSchema = typeof JsonSchema.Type

export const isJsonSchema = Schema.is(JsonSchema)

const Media = Schema.Struct({
  schema: JsonSchema,
  example: Schema.optionalWith(Schema.Unknown, { exact: true })
})
const Content = Schema.Record({ key: Schema.String, value: Media })
export type Content = typeof Content.Type

export const Parameter = Schema.Struct({
  name: Schema.String,
  in: Schema.Literal("path", "query", "header"),
  required: Schema.Boolean,
  description: Schema.optionalWith(Schema.String, { exact: true }),
  schema: JsonSchema
})
export type Parameter = typeof Parameter.Type

export const Header = Schema.Struct({
  description: Schema.String,
  required: Schema.optionalWith(Schema.Boolean, { exact: true }),
  schema: JsonSchema
})
export type Header = typeof Header.Type

export const Answer = Schema.Struct({
  description: Schema.String,
  headers: Schema.optionalWith(Schema.Record({ key: Schema.String, value: Header }), { exact: true }),
  content: Schema.optionalWith(Content, { exact: true })
})
export type Answer = typeof Answer.Type

export const Operation = Schema.Struct({
  operationId: Schema.String,
  summary: Schema.optionalWith(Schema.String, { exact: true }),
  description: Schema.optionalWith(Schema.String, { exact: true }),
  tags: Schema.Array(Schema.String),
  security: Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Array(Schema.String) })),
  parameters: Schema.Array(Parameter),
  requestBody: Schema.optionalWith(
    Schema.Struct({
      required: Schema.Boolean,
      description: Schema.optionalWith(Schema.String, { exact: true }),
      content: Content
    }),
    { exact: true }
  ),
  responses: Schema.Record({ key: Schema.String, value: Answer })
})
export type Operation = typeof Operation.Type

/** Operations by method, in lower case. */
const PathItem = Schema.Record({ key: Schema.String, value: Operation })

const Tag = Schema.Struct({
  name: Schema.String,
  description: Schema.optionalWith(Schema.String, { exact: true })
})

/** The part of OpenAPI 3.1 that this package writes. */
export const Specification = Schema.Struct({
  openapi: Schema.Literal("3.1.0"),
  info: Schema.Struct({
    title: Schema.String,
    version: Schema.String,
    description: Schema.optionalWith(Schema.String, { exact: true }),
    license: Schema.optionalWith(Schema.Struct({ name: Schema.String, identifier: Schema.String }), {
      exact: true
    })
  }),
  servers: Schema.optionalWith(
    Schema.Array(Schema.Struct({ url: Schema.String, description: Schema.String })),
    {
      exact: true
    }
  ),
  tags: Schema.Array(Tag),
  paths: Schema.Record({ key: Schema.String, value: PathItem }),
  webhooks: Schema.optionalWith(Schema.Record({ key: Schema.String, value: PathItem }), { exact: true }),
  components: Schema.Struct({
    schemas: Schema.Record({ key: Schema.String, value: JsonSchema }),
    securitySchemes: Schema.Record({
      key: Schema.String,
      value: Schema.Struct({
        type: Schema.Literal("http"),
        scheme: Schema.Literal("bearer"),
        description: Schema.String
      })
    })
  })
})
export type Specification = typeof Specification.Type
