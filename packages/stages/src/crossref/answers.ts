import { Schema } from "effect"

const maybe = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const list = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.Array(item), { nullable: true, default: () => [] })

const Author = Schema.Struct({
  given: maybe(Schema.String),
  family: maybe(Schema.String),
  ORCID: maybe(Schema.String),
  affiliation: list(Schema.Struct({ name: maybe(Schema.String) }))
})
export type Author = typeof Author.Type

const Work = Schema.Struct({
  DOI: Schema.String,
  title: list(Schema.String),
  "container-title": list(Schema.String),
  publisher: maybe(Schema.String),
  issued: maybe(Schema.Struct({ "date-parts": Schema.Array(Schema.Array(Schema.NullOr(Schema.Number))) })),
  author: list(Author)
})
export type Work = typeof Work.Type

/** `GET /works` */
export const FoundWorks = Schema.Struct({ message: Schema.Struct({ items: Schema.Array(Work) }) })
