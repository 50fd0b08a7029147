import { Schema } from "effect"
import { EducationEntry } from "./IntelligenceReport.ts"

/** Something the person did in public that a message may refer to. */
export const Activity = Schema.Struct({
  kind: Schema.Literal(
    "talk",
    "podcast",
    "article",
    "post",
    "publication",
    "release",
    "project",
    "award",
    "role_change",
    "company_news",
    "interest"
  ),
  title: Schema.String,
  venue: Schema.NullOr(Schema.String),
  /** Date as far as it is known: `2026`, `2026-04` or `2026-04-17`. */
  date: Schema.NullOr(Schema.String)
})
export type Activity = typeof Activity.Type

export const ClaimValue = Schema.Union(Schema.String, Schema.Number, EducationEntry, Activity)
export type ClaimValue = typeof ClaimValue.Type

/** The report fields that one claim fills alone. */
export const singleFields = [
  "professional.current_title",
  "professional.current_company",
  "professional.current_location",
  "professional.industry",
  "family.children_count",
  "social_media.linkedin.url",
  "social_media.linkedin.bio",
  "social_media.linkedin.post_count",
  "social_media.linkedin.posts_summary",
  "social_media.twitter.url",
  "social_media.twitter.bio",
  "social_media.twitter.twitter_posts_summary"
] as const

/** The report fields that hold a list. */
export const listFields = [
  "professional.skills",
  "professional.achievements",
  "personal.interests",
  "personal.hobbies",
  "personal.sports_teams",
  "personal.causes",
  "personal.memberships",
  "education.entries",
  "education.certifications",
  "family.pets"
] as const

/** `name` and `activity` stand in no report field of their own; writing stages use them. */
export const ClaimField = Schema.Literal(...singleFields, ...listFields, "name", "activity")
export type ClaimField = typeof ClaimField.Type
export type SingleField = (typeof singleFields)[number]
export type ListField = (typeof listFields)[number]

/** A statement about the prospect with its evidence: `quote` occurs in the text of `document`. */
export const Claim = Schema.Struct({
  id: Schema.String,
  field: ClaimField,
  value: ClaimValue,
  document: Schema.String,
  quote: Schema.String,
  method: Schema.Literal("structured", "rule", "model", "provider"),
  /** The date that the statement speaks of, ISO; `null` when the document does not say. */
  as_of: Schema.NullOr(Schema.String)
})
export type Claim = typeof Claim.Type
