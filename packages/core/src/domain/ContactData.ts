import { Schema } from "effect"

/**
 * What the client says of the prospect, normalized: trimmed, blank members absent, addresses in their canonical form
 * (`https://www.linkedin.com/in/<slug>`, `https://x.com/<handle>`). It is "provided" data and never evidence.
 */
export const ContactData = Schema.Struct({
  email: Schema.optionalWith(Schema.String, { exact: true }),
  linkedin_url: Schema.optionalWith(Schema.String, { exact: true }),
  full_name: Schema.optionalWith(Schema.String, { exact: true }),
  company: Schema.optionalWith(Schema.String, { exact: true }),
  phone: Schema.optionalWith(Schema.String, { exact: true }),
  title: Schema.optionalWith(Schema.String, { exact: true }),
  location: Schema.optionalWith(Schema.String, { exact: true }),
  twitter_url: Schema.optionalWith(Schema.String, { exact: true })
})
export type ContactData = typeof ContactData.Type

export type ContactField = keyof ContactData

/** Longest accepted value of each member, in characters. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  email: 320,
  linkedin_url: 2048,
  full_name: 500,
  company: 500,
  phone: 500,
  title: 500,
  location: 500,
  twitter_url: 2048
}

/** Whether the members identify a person: email, or linkedin_url, or full_name with company. */
export const identifiesProspect = (contact: ContactData): boolean =>
  contact.email !== undefined ||
  contact.linkedin_url !== undefined ||
  (contact.full_name !== undefined && contact.company !== undefined)
