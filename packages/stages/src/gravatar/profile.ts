import type { Document, StageOutput } from "@prospect-research/core"
import { Option, Schema } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import { companyFacts, isFullName, locationFacts, nameFacts, titleFacts } from "../github/profileFacts.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { linkHandle, linksIn, type ProfileHandle, profileClaims } from "../sources/profileAddress.ts"

const text = Schema.optional(Schema.NullOr(Schema.String))
const list = <A, I>(item: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(Schema.Array(item)))

/** `GET /v3/profiles/{SHA-256 of the email}`; links, interests and the parts of the name only with a key. */
export const Profile = Schema.Struct({
  display_name: text,
  first_name: text,
  last_name: text,
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
export type Profile = typeof Profile.Type

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

/** What the profile calls itself may be a nickname. */
const fullNameOf = ({ display_name, first_name, last_name }: Profile): string => {
  const [shown, parts] = [plainLine(display_name ?? ""), plainLine(`${first_name ?? ""} ${last_name ?? ""}`)]
  return isFullName(shown) ? shown : parts
}

const documentOf = (profile: Profile, url: string, fetchedAt: string): Document =>
  makeDocument({
    source: "gravatar",
    source_class: "self",
    url,
    page_url: profile.profile_url,
    fetched_at: fetchedAt,
    published_at: null,
    title: plainLine(profile.display_name ?? "") || null,
    text: [
      ...factLine("name", fullNameOf(profile)),
      ...factLine("job_title", profile.job_title),
      ...factLine("company", profile.company),
      ...factLine("location", profile.location),
      ...factLine("description", profile.description),
      ...accountsOf(profile).map(accountLine),
      ...(profile.interests ?? []).flatMap(interest => factLine("interest", interest.name))
    ].join("\n")
  })

const claimsOf = (profile: Profile): ReadonlyArray<ClaimParts> => [
  ...nameFacts("name", fullNameOf(profile)),
  ...titleFacts("job_title", profile.job_title),
  ...companyFacts("company", profile.company),
  ...locationFacts("location", profile.location),
  ...(profile.interests ?? []).flatMap(({ name }) =>
    factLine("interest", name).map(quote => ({
      field: "personal.interests" as const,
      value: plainLine(name),
      quote,
      method: "structured" as const
    }))
  ),
  ...accountsOf(profile).flatMap(account => profileClaims(account.url, accountLine(account))),
  ...bioClaims(plainLine(profile.description ?? ""))
]

const handlesOf = (profile: Profile, email: string): ReadonlyArray<ProfileHandle> => {
  const name = fullNameOf(profile)
  return [
    { kind: "email", value: email },
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...accountsOf(profile).flatMap(({ url, label }) => Option.toArray(linkHandle(url, label))),
    ...linksIn(plainLine(profile.description ?? ""))
  ]
}

/** The profile of an email address as a document, and what it says. */
export const readingOf = (
  profile: Profile,
  { url, fetchedAt, email }: { readonly url: string; readonly fetchedAt: string; readonly email: string }
): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const document = documentOf(profile, url, fetchedAt)
  return {
    documents: [document],
    claims: distinctClaims(claimsOf(profile).map(parts => makeClaim(document, parts))),
    handles: handlesOf(profile, email).map(handle => ({ ...handle, document: document.id }))
  }
}
