import type { ClaimField } from "../domain/Claim.ts"
import type { SensitiveReading } from "./sensitive.ts"

export const isProfessional = (field: ClaimField): boolean =>
  field.startsWith("professional.") || field.startsWith("education.")

const mentionFields = ["personal.", "family.", "social_media."]

export const readingOf = (field: ClaimField): SensitiveReading =>
  mentionFields.some(prefix => field.startsWith(prefix)) ? "mention" : "statement"

export const positionFields: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.industry"
])

export const isPrivate = (field: ClaimField): boolean =>
  field.startsWith("personal.") || field.startsWith("family.")

/** A feat belongs to what it was done after, as a pastime does. */
export const isOfTheirStory = (field: ClaimField): boolean =>
  isPrivate(field) || field === "professional.achievements"
