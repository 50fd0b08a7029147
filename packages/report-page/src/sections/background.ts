import { fact, factList, rows } from "../facts.ts"
import { type Html, html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { valueText } from "../words.ts"

const section = (id: string, title: string, contents: ReadonlyArray<Html | null>): Section | null => {
  const content = rows(contents)
  return content === null ? null : { id, title, content }
}

const work = (rendering: Rendering): Section | null => {
  const { professional } = rendering.report.result
  return section("work", "Work", [
    fact(rendering, "professional.current_title", professional.current_title),
    fact(rendering, "professional.current_company", professional.current_company),
    fact(rendering, "professional.current_location", professional.current_location),
    fact(rendering, "professional.industry", professional.industry),
    factList(rendering, "professional.skills", professional.skills),
    factList(rendering, "professional.achievements", professional.achievements)
  ])
}

const education = (rendering: Rendering): Section | null => {
  const { entries, certifications } = rendering.report.result.education
  return section("education", "Education", [
    factList(rendering, "education.entries", entries.map(valueText), "Schools and degrees"),
    factList(rendering, "education.certifications", certifications)
  ])
}

const personal = (rendering: Rendering): Section | null => {
  const { interests, hobbies, sports_teams, causes, memberships } = rendering.report.result.personal
  return section("personal", "Personal", [
    factList(rendering, "personal.interests", interests),
    factList(rendering, "personal.hobbies", hobbies),
    factList(rendering, "personal.sports_teams", sports_teams),
    factList(rendering, "personal.causes", causes),
    factList(rendering, "personal.memberships", memberships)
  ])
}

const family = (rendering: Rendering): Section | null => {
  const { children_count, pets } = rendering.report.result.family
  return section("family", "Family", [
    fact(rendering, "family.children_count", children_count),
    factList(rendering, "family.pets", pets)
  ])
}

const socialMedia = (rendering: Rendering): Section | null => {
  const { linkedin, twitter } = rendering.report.result.social_media
  const network = (title: string, contents: ReadonlyArray<Html | null>) => {
    const facts = rows(contents)
    return facts === null ? null : html`<h3>${title}</h3>${facts}`
  }
  const networks = [
    network("LinkedIn", [
      fact(rendering, "social_media.linkedin.url", linkedin.url, "Profile"),
      fact(rendering, "social_media.linkedin.bio", linkedin.bio, "Bio"),
      fact(rendering, "social_media.linkedin.posts_summary", linkedin.posts_summary, "Posts"),
      fact(
        rendering,
        "social_media.linkedin.post_count",
        linkedin.post_count === 0 ? null : linkedin.post_count,
        "Posts read"
      )
    ]),
    network("Twitter or X", [
      fact(rendering, "social_media.twitter.url", twitter.url, "Profile"),
      fact(rendering, "social_media.twitter.bio", twitter.bio, "Bio"),
      fact(rendering, "social_media.twitter.twitter_posts_summary", twitter.twitter_posts_summary, "Posts")
    ])
  ]
  return networks.every(part => part === null)
    ? null
    : { id: "social-media", title: "Social media", content: html`${networks}` }
}

/** What is known of the person, part by part; parts of which nothing is known are left to the gaps. */
export const background = (rendering: Rendering): ReadonlyArray<Section | null> => [
  work(rendering),
  education(rendering),
  personal(rendering),
  family(rendering),
  socialMedia(rendering)
]
