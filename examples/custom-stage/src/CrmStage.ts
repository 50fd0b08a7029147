import { HttpClient } from "@effect/platform"
import { type StageInput, stageLayer } from "@prospect-research/core"
import { askJson, makeClaim, makeDocument } from "@prospect-research/stages"
import { Effect, type Redacted, Schema } from "effect"

export interface CrmOptions {
  /** Where the CRM is, without a trailing slash. */
  readonly baseUrl: string
  readonly token: Redacted.Redacted
}

/** What the CRM answers to `GET /contacts?email=`; 404 for somebody it does not know. */
const Contact = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  job_title: Schema.NullOr(Schema.String),
  account: Schema.Struct({ name: Schema.String, industry: Schema.NullOr(Schema.String) }),
  updated_at: Schema.String
})

// #region stage
/** Asks a CRM what the own company already knows. Needs an HTTP client, which the pipeline's layer must be given. */
export const crmStage = ({ baseUrl, token }: CrmOptions) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("Crm.run")(function* ({ contact }: StageInput) {
        if (contact.email === undefined) return {}
        const url = `${baseUrl}/contacts`
        const { value, fetchedAt } = yield* askJson(client, {
          source: "crm",
          url,
          parameters: { email: contact.email },
          key: token,
          answer: Contact
        })
        const document = makeDocument({
          source: "crm",
          source_class: "enrichment",
          url,
          page_url: `${baseUrl}/contacts/${value.id}`,
          fetched_at: fetchedAt,
          published_at: value.updated_at,
          title: value.name,
          text: documentText(contact.email, value)
        })
        return {
          documents: [document],
          claims: factsOf(value).map(([field, fact, quote]) =>
            makeClaim(document, { field, value: fact, quote, method: "provider" })
          ),
          lookups: [{ source: "crm", verdict: "found" as const, reason: null }]
        }
      })
      return {
        name: "crm",
        version: "1",
        kind: "gather" as const,
        after: ["normalize"],
        required: false,
        timeLimit: "5 seconds",
        budget: 0,
        run
      }
    })
  )
// #endregion stage

type Contact = typeof Contact.Type

/** Each fact with the line of the document that states it. */
const factsOf = ({ name, job_title, account }: Contact) => [
  ["name", name, `name: ${name}`] as const,
  ["professional.current_company", account.name, `company: ${account.name}`] as const,
  ...(job_title === null ? [] : [["professional.current_title", job_title, `title: ${job_title}`] as const]),
  ...(account.industry === null
    ? []
    : [["professional.industry", account.industry, `industry: ${account.industry}`] as const])
]

/** The address that was asked for stands in the text, which is how the identity stage knows whose record this is. */
const documentText = (email: string, contact: Contact): string =>
  [`email: ${email}`, ...factsOf(contact).map(([, , line]) => line)].join("\n")
