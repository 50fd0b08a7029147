import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** An empty map comes as `[]`. */
const map = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.optionalWith(
    Schema.transform(Schema.Unknown, Schema.Record({ key: Schema.String, value: item }), {
      strict: false,
      decode: value => (Array.isArray(value) ? {} : value),
      encode: value => value
    }),
    { default: () => ({}) }
  )

/** Failures come with status 200. */
export const Failure = Schema.Struct({ error: Schema.Struct({ code: Schema.String }) })

/** `action=wbsearchentities` */
export const FoundItems = Schema.Struct({
  search: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      label: text,
      match: Schema.optional(Schema.NullOr(Schema.Struct({ text })))
    })
  )
})

const Snak = Schema.Struct({
  snaktype: Schema.String,
  datavalue: Schema.optional(Schema.Struct({ value: Schema.Unknown }))
})
export type Snak = typeof Snak.Type

const Statement = Schema.Struct({
  rank: Schema.Literal("preferred", "normal", "deprecated"),
  mainsnak: Snak,
  qualifiers: map(Schema.Array(Snak))
})
export type Statement = typeof Statement.Type

const Term = Schema.Struct({ value: Schema.String })

/** Of `Special:EntityData/{id}.json` */
export const Entity = Schema.Struct({
  id: Schema.String,
  labels: map(Term),
  descriptions: map(Term),
  aliases: map(Schema.Array(Term)),
  claims: map(Schema.Array(Statement)),
  sitelinks: map(Schema.Struct({ title: Schema.String }))
})
export type Entity = typeof Entity.Type

export const Entities = Schema.Struct({ entities: Schema.Record({ key: Schema.String, value: Entity }) })

/** `action=wbgetentities&props=labels`; a deleted item has none. */
export const LabelledItems = Schema.Struct({
  entities: Schema.Record({ key: Schema.String, value: Schema.Struct({ labels: map(Term) }) })
})
