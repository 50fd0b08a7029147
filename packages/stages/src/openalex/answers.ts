import { Schema } from "effect"

const maybe = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const list = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.Array(item), { nullable: true, default: () => [] })

const Institution = Schema.Struct({ display_name: Schema.String, country_code: maybe(Schema.String) })

/** `GET /authors/{id}` */
export const Author = Schema.Struct({
  id: Schema.String,
  orcid: maybe(Schema.String),
  display_name: Schema.String,
  display_name_alternatives: list(Schema.String),
  works_count: maybe(Schema.Number),
  affiliations: list(Schema.Struct({ institution: Institution, years: list(Schema.Number) })),
  last_known_institutions: list(Institution),
  topics: list(Schema.Struct({ display_name: Schema.String, count: maybe(Schema.Number) }))
})
export type Author = typeof Author.Type

/** `GET /authors?search=` */
export const FoundAuthors = Schema.Struct({ results: Schema.Array(Author) })

/** `GET /works?filter=author.id:` */
export const FoundWorks = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({
      title: maybe(Schema.String),
      publication_date: maybe(Schema.String),
      primary_location: maybe(
        Schema.Struct({ source: maybe(Schema.Struct({ display_name: maybe(Schema.String) })) })
      )
    })
  )
})
export type Work = (typeof FoundWorks.Type)["results"][number]
