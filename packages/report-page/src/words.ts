import type {
  ClaimField,
  ClaimValue,
  Confidence,
  ContactField,
  Evidence,
  IntelligenceReport
} from "@prospect-research/core"

export const fieldLabels: Readonly<Record<ClaimField, string>> = {
  name: "Name",
  activity: "Activity",
  "professional.current_title": "Current title",
  "professional.current_company": "Current company",
  "professional.current_location": "Location",
  "professional.industry": "Industry",
  "professional.skills": "Skills",
  "professional.achievements": "Achievements",
  "personal.interests": "Interests",
  "personal.hobbies": "Hobbies",
  "personal.sports_teams": "Sports teams",
  "personal.causes": "Causes",
  "personal.memberships": "Memberships",
  "education.entries": "Education",
  "education.certifications": "Certifications",
  "family.children_count": "Number of children",
  "family.pets": "Pets",
  "social_media.linkedin.url": "LinkedIn profile",
  "social_media.linkedin.bio": "LinkedIn bio",
  "social_media.linkedin.post_count": "LinkedIn posts read",
  "social_media.linkedin.posts_summary": "LinkedIn posts",
  "social_media.twitter.url": "Twitter or X profile",
  "social_media.twitter.bio": "Twitter or X bio",
  "social_media.twitter.twitter_posts_summary": "Twitter or X posts"
}

export const contactLabels: Readonly<Record<ContactField, string>> = {
  full_name: "Name",
  title: "Title",
  company: "Company",
  location: "Location",
  email: "Email",
  phone: "Phone",
  linkedin_url: "LinkedIn profile",
  twitter_url: "Twitter or X profile"
}

export const confidenceWords: Readonly<Record<IntelligenceReport["overall_confidence"], string>> = {
  HIGH: "High",
  MEDIUM: "Medium",
  LOW: "Low",
  UNKNOWN: "Unknown"
}

export const confidenceMeaning: Readonly<Record<Confidence | "UNKNOWN", string>> = {
  HIGH: "Title and company stand in at least two independent sources, and at least one opening line rests on strong evidence.",
  MEDIUM: "Title or company is well supported. Check what matters to you before you rely on it.",
  LOW: "There is only thin or indirect evidence. Treat all of it as a lead, not as a fact.",
  UNKNOWN: "No source gave evidence about this person that we can stand behind."
}

export const identityWords: Readonly<Record<Evidence["identity"], string>> = {
  confirmed: "Confirmed",
  probable: "Probable",
  possible: "Possible",
  rejected: "Not established",
  unknown: "Not established"
}

export const identityMeaning: Readonly<Record<Evidence["identity"], string>> = {
  confirmed: "Several signs agree that the sources speak of this person and of nobody else.",
  probable: "The sources very likely speak of this person. A namesake is not ruled out.",
  possible: "The sources may speak of somebody else, so that nothing personal is shown.",
  rejected: "What was found speaks of somebody else, and none of it is shown.",
  unknown: "No source could be tied to this person."
}

export const statusWords: Readonly<Record<IntelligenceReport["status"], string>> = {
  success: "Complete",
  partial: "Partial",
  error: "Incomplete"
}

/** A machine's word for people: `personal_interests` becomes `Personal interests`. */
export const humanize = (text: string): string => {
  const words = text.replaceAll(/[_-]+/g, " ").trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const valueText = (value: ClaimValue): string => {
  if (typeof value === "string" || typeof value === "number") return String(value)
  const parts =
    "institution" in value
      ? [value.degree, value.field_of_study, value.institution, value.graduation_year]
      : [value.title, value.venue, value.date]
  return parts.filter(part => part !== null).join(", ")
}

const sourceNames: Readonly<Record<string, string>> = {
  edgar: "SEC EDGAR",
  gdelt: "GDELT",
  github: "GitHub",
  gitlab: "GitLab",
  hackernews: "Hacker News",
  linkedin: "LinkedIn",
  openalex: "OpenAlex",
  orcid: "ORCID",
  peopledatalabs: "People Data Labs",
  rdap: "RDAP",
  stackexchange: "Stack Exchange",
  x: "X",
  youtube: "YouTube"
}

/** A source as people write it; unknown ones are made readable. */
export const sourceName = (source: string): string =>
  sourceNames[source.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? humanize(source)

/** `count` with its noun, for example `1 source` and `2 sources`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`
