import type { IntelligenceReport } from "./IntelligenceReport.ts"

/** The report of every test request: made up, always the same, and marked as such in each of its texts. */
export const testReport: IntelligenceReport = {
  status: "success",
  overall_confidence: "HIGH",
  outreach_intelligence: {
    icebreakers: [
      {
        angle: "Test data: a conference talk",
        opening_line:
          "Test data: your talk on event sourcing at Example Conf made the case for small teams. Which part of it met the most doubt?",
        why_effective: "Test data: a recent talk by the person is a subject they chose themselves.",
        source_type: "test",
        confidence: "HIGH",
        topic_category: "professional"
      },
      {
        angle: "Test data: a shared interest",
        opening_line:
          "Test data: your note on restoring old sailing boats mentions a 1962 hull. How far has the work come since spring?",
        why_effective: "Test data: a hobby that the person writes about in public.",
        source_type: "test",
        confidence: "MEDIUM",
        topic_category: "personal_interests"
      }
    ],
    communication_style: "Test data: short and concrete, with numbers.",
    best_approach: "Test data: a short email that refers to the talk and asks one question.",
    topics_to_avoid: ["Test data: no topic was found"]
  },
  professional: {
    current_title: "Test Engineer",
    current_company: "Example Corporation",
    current_location: "Example City",
    industry: "Software",
    skills: ["Testing"],
    achievements: ["Test data: spoke at Example Conf"]
  },
  personal: { interests: ["Sailing"], hobbies: [], sports_teams: [], causes: [], memberships: [] },
  education: {
    entries: [
      {
        institution: "Example University",
        degree: "BSc",
        field_of_study: "Computer Science",
        graduation_year: 2010
      }
    ],
    certifications: []
  },
  family: { children_count: null, pets: [] },
  social_media: {
    linkedin: { url: null, bio: null, post_count: 0, posts_summary: null },
    twitter: { url: null, bio: null, twitter_posts_summary: null }
  }
}
