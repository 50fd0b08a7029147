import { createHash } from "node:crypto"
import { HttpClient } from "@effect/platform"
import {
  type Claim,
  type ContactData,
  type Document,
  type Handle,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { askJson } from "./sources/askJson.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "./sources/makeDocument.ts"
import { factLine, plainLine } from "./sources/plainText.ts"
import { profileHandle } from "./sources/profileAddress.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"

export type GravatarOptions = SourceOptions

const source = "gravatar"

const text = Schema.optional(Schema.NullOr(Schema.String))
const list = <A, I>(item: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(Schema.Array(item)))

/** `GET /v3/profiles/{SHA-256 of the email}`; links and interests only with a key. */
const Profile = Schema.Struct({
  display_name: text,
  profile_url: Schema.String,
  location: text,
  description: text,
  job_title: text,
  company: text,
  verified_accounts: list(
    Schema.Struct({
      service_label: text,
      url: Schema.String,
      is_hidden: Schema.optional(Schema.NullOr(Schema.Boolean))
    })
  ),
  links: list(Schema.Struct({ label: text, url: Schema.String })),
  interests: list(Schema.Struct({ name: Schema.String }))
})
type Profile = typeof Profile.Type

interface Account {
  readonly label: string
  readonly url: string
  /** The service made sure that the account is the person's. */
  readonly isVerified: boolean
}

const accountsOf = ({ verified_accounts, links }: Profile): ReadonlyArray<Account> => [
  ...(verified_accounts ?? [])
    .filter(account => account.is_hidden !== true)
    .map(({ service_label, url }) => ({
      label: plainLine(service_label ?? "account"),
      url,
      isVerified: true
    })),
  ...(links ?? []).map(({ label, url }) => ({ label: plainLine(label ?? "link"), url, isVerified: false }))
]

const accountLine = ({ label, url, isVerified }: Account): string =>
  plainLine(`${isVerified ? "verified account" : "link"}: ${label} ${url}`)

const documentOf = (profile: Profile, url: string, fetchedAt: string): Document =>
  makeDocument({
    source,
    source_class: "self",
    url,
    page_url: profile.profile_url,
    fetched_at: fetchedAt,
    published_at: null,
    title: plainLine(profile.display_name ?? "") || null,
    text: [
      ...factLine("display_name", profile.display_name),
      ...factLine("job_title", profile.job_title),
      ...factLine("company", profile.company),
      ...factLine("location", profile.location),
      ...factLine("description", profile.description),
      ...accountsOf(profile).map(accountLine),
      ...(profile.interests ?? []).flatMap(interest => factLine("interest", interest.name))
    ].join("\n")
  })

const claimsOf = (profile: Profile, document: Document): ReadonlyArray<Claim> => {
  const fact = (field: ClaimParts["field"], name: string, value: string | null | undefined) =>
    factLine(name, value).map(quote =>
      makeClaim(document, { field, value: plainLine(value ?? ""), quote, method: "structured" })
    )
  const profiles = accountsOf(profile).flatMap(account =>
    Option.toArray(profileHandle(account.url)).flatMap(({ kind, value }) =>
      kind === "linkedin" || kind === "twitter"
        ? [
            makeClaim(document, {
              field: `social_media.${kind}.url`,
              value,
              quote: accountLine(account),
              method: "structured"
            })
          ]
        : []
    )
  )
  return distinctClaims([
    ...fact("name", "display_name", profile.display_name),
    ...fact("professional.current_title", "job_title", profile.job_title),
    ...fact("professional.current_company", "company", profile.company),
    ...fact("professional.current_location", "location", profile.location),
    ...(profile.interests ?? []).flatMap(({ name }) => fact("personal.interests", "interest", name)),
    ...profiles
  ])
}

const handlesOf = (profile: Profile, document: Document): ReadonlyArray<Handle> => {
  const name = plainLine(profile.display_name ?? "")
  const accounts = accountsOf(profile).flatMap(account =>
    Option.toArray(profileHandle(account.url, account.label)).map(it => ({ ...it, document: document.id }))
  )
  return name.includes(" ") ? [{ kind: "name", value: name, document: document.id }, ...accounts] : accounts
}

const emailOf = (contact: ContactData, { handles }: StageInput["known"]): string | undefined =>
  handles.find(({ kind }) => kind === "email")?.value ?? contact.email?.trim().toLowerCase()

/** Asks Gravatar for the profile of the email address. `baseUrl` defaults to `https://api.gravatar.com`. */
export const layer = ({ baseUrl = "https://api.gravatar.com", key }: GravatarOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("Gravatar.run")(function* ({ contact, known }: StageInput) {
        const email = emailOf(contact, known)
        if (email === undefined) return {}
        const hash = createHash("sha256").update(email).digest("hex")
        const url = `${baseUrl}/v3/profiles/${hash}`
        const { value, fetchedAt } = yield* askJson(client, { source, url, key, answer: Profile })
        const document = documentOf(value, url, fetchedAt)
        const output: Partial<StageOutput> = {
          documents: [document],
          claims: claimsOf(value, document),
          handles: handlesOf(value, document),
          lookups: [{ source, verdict: "found", reason: null }]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize"],
        required: false,
        timeLimit: "8 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GRAVATAR_BASE_URL` and `GRAVATAR_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("GRAVATAR"), layer))
