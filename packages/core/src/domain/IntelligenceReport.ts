import { Schema } from "effect"

const Texts = Schema.Array(Schema.String)
const OptionalText = Schema.NullOr(Schema.String)

export const Confidence = Schema.Literal("HIGH", "MEDIUM", "LOW")
export type Confidence = typeof Confidence.Type

export const Icebreaker = Schema.Struct({
  angle: Schema.String,
  opening_line: Schema.String,
  why_effective: Schema.String,
  source_type: Schema.String,
  confidence: Confidence,
  topic_category: Schema.String
})
export type Icebreaker = typeof Icebreaker.Type

export const OutreachIntelligence = Schema.Struct({
  icebreakers: Schema.Array(Icebreaker),
  communication_style: Schema.String,
  best_approach: Schema.String,
  topics_to_avoid: Texts
})
export type OutreachIntelligence = typeof OutreachIntelligence.Type

export const EducationEntry = Schema.Struct({
  institution: Schema.String,
  degree: OptionalText,
  field_of_study: OptionalText,
  graduation_year: Schema.NullOr(Schema.Number)
})
export type EducationEntry = typeof EducationEntry.Type

/** The result of a completed task (specification, 2.4 to 2.6). */
export const IntelligenceReport = Schema.Struct({
  status: Schema.Literal("success", "partial", "error"),
  overall_confidence: Schema.Literal("HIGH", "MEDIUM", "LOW", "UNKNOWN"),
  outreach_intelligence: OutreachIntelligence,
  professional: Schema.Struct({
    current_title: OptionalText,
    current_company: OptionalText,
    current_location: OptionalText,
    industry: OptionalText,
    skills: Texts,
    achievements: Texts
  }),
  personal: Schema.Struct({
    interests: Texts,
    hobbies: Texts,
    sports_teams: Texts,
    causes: Texts,
    memberships: Texts
  }),
  education: Schema.Struct({ entries: Schema.Array(EducationEntry), certifications: Texts }),
  family: Schema.Struct({ children_count: Schema.NullOr(Schema.Number), pets: Texts }),
  social_media: Schema.Struct({
    linkedin: Schema.Struct({
      url: OptionalText,
      bio: OptionalText,
      post_count: Schema.Number,
      posts_summary: OptionalText
    }),
    twitter: Schema.Struct({ url: OptionalText, bio: OptionalText, twitter_posts_summary: OptionalText })
  })
})
export type IntelligenceReport = typeof IntelligenceReport.Type
