import { Schema } from "effect"

const maybe = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const text = maybe(Schema.String)
const valued = maybe(Schema.Struct({ value: Schema.String }))
const list = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.Array(item), { nullable: true, default: () => [] })

/** `GET /v3.0/expanded-search/?q=` */
export const FoundRecords = Schema.Struct({
  "expanded-result": list(
    Schema.Struct({
      "orcid-id": Schema.String,
      "given-names": text,
      "family-names": text,
      "credit-name": text,
      "other-name": list(Schema.String),
      email: list(Schema.String)
    })
  ),
  "num-found": Schema.Number
})
export type FoundRecord = (typeof FoundRecords.Type)["expanded-result"][number]

/** `GET /v3.0/{id}/person` */
export const Person = Schema.Struct({
  name: Schema.NullOr(Schema.Struct({ "given-names": valued, "family-name": valued, "credit-name": valued })),
  biography: maybe(Schema.Struct({ content: text })),
  "other-names": maybe(Schema.Struct({ "other-name": list(Schema.Struct({ content: text })) })),
  "researcher-urls": maybe(
    Schema.Struct({ "researcher-url": list(Schema.Struct({ "url-name": text, url: valued })) })
  ),
  emails: maybe(Schema.Struct({ email: list(Schema.Struct({ email: text })) })),
  addresses: maybe(Schema.Struct({ address: list(Schema.Struct({ country: valued })) })),
  keywords: maybe(Schema.Struct({ keyword: list(Schema.Struct({ content: text })) }))
})
export type Person = typeof Person.Type

const PartialDate = Schema.Struct({ year: valued, month: valued, day: valued })
export type PartialDate = typeof PartialDate.Type

/** A time at an organization: an employment, an education, a membership and the like. */
const Affiliation = Schema.Struct({
  "department-name": text,
  "role-title": text,
  "start-date": maybe(PartialDate),
  "end-date": maybe(PartialDate),
  "last-modified-date": maybe(Schema.Struct({ value: Schema.Number })),
  organization: Schema.Struct({
    name: Schema.String,
    address: maybe(Schema.Struct({ city: text, region: text, country: text }))
  })
})
export type Affiliation = typeof Affiliation.Type

/** `GET /v3.0/{id}/employments` and its siblings; a summary stands under the name of its kind. */
export const Affiliations = Schema.Struct({
  "affiliation-group": list(
    Schema.Struct({ summaries: Schema.Array(Schema.Record({ key: Schema.String, value: Affiliation })) })
  )
})

/** `GET /v3.0/{id}/works`: the versions of a work from several sources are a group. */
export const Works = Schema.Struct({
  group: list(
    Schema.Struct({
      "work-summary": Schema.Array(
        Schema.Struct({
          title: maybe(Schema.Struct({ title: valued })),
          "journal-title": valued,
          "publication-date": maybe(PartialDate)
        })
      )
    })
  )
})
export type Works = typeof Works.Type
