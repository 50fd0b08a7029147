import { Either, Schema } from "effect"
import type { ContactData } from "./ContactData.ts"
import { InvalidRequest } from "./errors.ts"
import { decodeContactData, isRecord } from "./SubmitRequest.ts"

const optionalText = Schema.optional(Schema.NullOr(Schema.String))

const Identifiers = Schema.Struct({
  email: optionalText,
  linkedin_url: optionalText,
  full_name: optionalText,
  company: optionalText
})

/** Names a person by the identifiers of a research request: documentation for machines; `decodePersonRequest` decides. */
export const PersonBody = Schema.Struct({ contact_data: Identifiers })
export type PersonBody = typeof PersonBody.Type

/** The body of `POST /privacy/erase` */
export const EraseBody = Schema.Struct({
  contact_data: Identifiers,
  suppress: Schema.optional(Schema.NullOr(Schema.Boolean))
})
export type EraseBody = typeof EraseBody.Type

/** How many tasks were erased. */
export const Erased = Schema.Struct({ erased: Schema.Number })
export type Erased = typeof Erased.Type

const invalid = (detail: string) => Either.left(new InvalidRequest({ detail }))

/** Decodes a parsed JSON body that names a person. */
export const decodePersonRequest = (body: unknown): Either.Either<ContactData, InvalidRequest> =>
  isRecord(body) ? decodeContactData(body.contact_data) : invalid("The request body must be a JSON object")

/** Whether a person who is erased shall not be researched again. */
export const decodeSuppress = (body: unknown): Either.Either<boolean, InvalidRequest> => {
  const suppress = isRecord(body) ? body.suppress : undefined
  if (suppress === undefined || suppress === null) return Either.right(false)
  return typeof suppress === "boolean" ? Either.right(suppress) : invalid("suppress must be true or false")
}
