import { Either, Option, Schema } from "effect"
import { normalizeEmail, normalizeLinkedinUrl, normalizeTwitterUrl } from "./addresses.ts"
import { ContactData, type ContactField, contactLimits, identifiesProspect } from "./ContactData.ts"
import { InvalidRequest } from "./errors.ts"
import { isUrl } from "./isUrl.ts"

/** The body of `POST /research` as a client may write it: documentation for machines; `decodeSubmitRequest` decides. */
export const SubmitBody = Schema.Struct({
  contact_data: Schema.Struct({
    email: Schema.optional(Schema.NullOr(Schema.String)),
    linkedin_url: Schema.optional(Schema.NullOr(Schema.String)),
    full_name: Schema.optional(Schema.NullOr(Schema.String)),
    company: Schema.optional(Schema.NullOr(Schema.String)),
    phone: Schema.optional(Schema.NullOr(Schema.String)),
    title: Schema.optional(Schema.NullOr(Schema.String)),
    location: Schema.optional(Schema.NullOr(Schema.String)),
    twitter_url: Schema.optional(Schema.NullOr(Schema.String))
  }),
  callback_url: Schema.optional(Schema.NullOr(Schema.String)),
  callback_secret: Schema.optional(Schema.NullOr(Schema.String)),
  is_test: Schema.optional(Schema.NullOr(Schema.Boolean)),
  prospect_id: Schema.optional(Schema.NullOr(Schema.String))
})
export type SubmitBody = typeof SubmitBody.Type

/** A request that passed every check. */
export interface SubmitRequest {
  readonly contact_data: ContactData
  readonly callback_url: string | null
  readonly callback_secret: string | null
  readonly is_test: boolean
  readonly prospect_id: string | null
}

export const noIdentifier =
  "At least one identifier is required: email, linkedin_url, or full_name with company"

const invalid = (detail: string) => Either.left(new InvalidRequest({ detail }))

/** U+0000 and lone surrogates cannot be stored everywhere and are in no name, so they are refused at the door. */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A trimmed text; `null` when absent or blank. */
const decodeText = (
  value: unknown,
  name: string,
  limit: number
): Either.Either<string | null, InvalidRequest> => {
  if (value === undefined || value === null) return Either.right(null)
  if (typeof value !== "string") return invalid(`${name} must be a string`)
  if (!isStorable(value)) return invalid(`${name} contains characters that are not allowed`)
  const text = value.trim()
  if (text.length > limit) return invalid(`${name} must be at most ${limit} characters`)
  return Either.right(text === "" ? null : text)
}

const normalizers: Partial<
  Record<ContactField, { readonly apply: (text: string) => Option.Option<string>; readonly expected: string }>
> = {
  email: { apply: normalizeEmail, expected: "an email address" },
  linkedin_url: { apply: normalizeLinkedinUrl, expected: "the address of a LinkedIn profile" },
  twitter_url: { apply: normalizeTwitterUrl, expected: "the address of a Twitter or X profile, or a handle" }
}

const contactFields = Object.keys(contactLimits).filter(Schema.is(Schema.keyof(ContactData)))

/** Checks and normalizes what a client says of a person. */
export const decodeContactData = (value: unknown): Either.Either<ContactData, InvalidRequest> => {
  if (value === undefined || value === null) return invalid(noIdentifier)
  if (!isRecord(value)) return invalid("contact_data must be an object")
  const contact: { -readonly [field in ContactField]?: string } = {}
  for (const field of contactFields) {
    const name = `contact_data.${field}`
    const text = decodeText(value[field], name, contactLimits[field])
    if (Either.isLeft(text)) return Either.left(text.left)
    if (text.right === null) continue
    const normalizer = normalizers[field]
    const normalized = normalizer === undefined ? Option.some(text.right) : normalizer.apply(text.right)
    if (Option.isNone(normalized)) return invalid(`${name} must be ${normalizer?.expected ?? "valid"}`)
    contact[field] = normalized.value
  }
  return identifiesProspect(contact) ? Either.right(contact) : invalid(noIdentifier)
}

const decodeCallbackUrl = (value: unknown): Either.Either<string | null, InvalidRequest> =>
  Either.flatMap(decodeText(value, "callback_url", 2048), text =>
    text === null || (isUrl(text) && /^https?:$/.test(new URL(text).protocol))
      ? Either.right(text)
      : invalid("callback_url must be an https URL")
  )

/** The secret of a callback: 1 to 1024 printable ASCII characters; `null` when absent. */
export const decodeCallbackSecret = (value: unknown): Either.Either<string | null, InvalidRequest> => {
  if (value === undefined || value === null) return Either.right(null)
  if (typeof value === "string" && value.trim() === "") return Either.right(null)
  return typeof value === "string" && /^[\x20-\x7e]{1,1024}$/.test(value) && value.trim() === value
    ? Either.right(value)
    : invalid("callback_secret must be 1 to 1024 printable ASCII characters")
}

/** The `callback_secret` in the body of a redelivery, which may be left out altogether; `null` when there is none. */
export const decodeRedelivery = (body: unknown): Either.Either<string | null, InvalidRequest> => {
  if (body === undefined) return Either.right(null)
  return isRecord(body)
    ? decodeCallbackSecret(body.callback_secret)
    : invalid("The request body must be a JSON object")
}

/** The client's own id of a prospect: at most 255 characters; `null` when absent or blank. */
export const decodeProspectId = (value: unknown): Either.Either<string | null, InvalidRequest> =>
  decodeText(value, "prospect_id", 255)

const decodeTestFlag = (value: unknown): Either.Either<boolean, InvalidRequest> => {
  if (value === undefined || value === null) return Either.right(false)
  return typeof value === "boolean" ? Either.right(value) : invalid("is_test must be true or false")
}

/** Decodes a parsed JSON body. Unknown members are ignored; the first thing wrong is named. */
export const decodeSubmitRequest = (body: unknown): Either.Either<SubmitRequest, InvalidRequest> =>
  Either.gen(function* () {
    if (body === undefined) return yield* invalid(noIdentifier)
    if (!isRecord(body)) return yield* invalid("The request body must be a JSON object")
    return {
      contact_data: yield* decodeContactData(body.contact_data),
      callback_url: yield* decodeCallbackUrl(body.callback_url),
      callback_secret: yield* decodeCallbackSecret(body.callback_secret),
      is_test: yield* decodeTestFlag(body.is_test),
      prospect_id: yield* decodeProspectId(body.prospect_id)
    }
  })
