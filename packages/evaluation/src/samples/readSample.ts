import {
  type ContactData,
  emptyOutput,
  firstInput,
  publish,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Extraction, parsePage } from "@prospect-research/stages"
import { Option } from "effect"
import type { Reported } from "../measures/accuracy.ts"
import type { Facts } from "../World.ts"
import type { PageSample } from "./PageSample.ts"

const fetchedAt = "2026-11-01T00:00:00.000Z"

const slug = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")

/** The page at an address where one would find it. */
const addressOf = ({ company, name, source_class }: PageSample): string => {
  // As `ø` stands in an address.
  if (source_class === "self") return new URL(`https://${slug(name)}.example/about`).href
  if (source_class === "first-party") return `https://${slug(company ?? name)}.example/team`
  return "https://elsewhere.example/articles/one"
}

const profileOf = ({ name }: PageSample): string => `https://www.linkedin.com/in/${slug(name)}`

/** A snippet is of a profile at that address, which says of itself what stands in the snippet: any run of its sentences. */
const saidByProfile = (sample: PageSample): Facts => {
  const sentences = sample.body.split(/(?<=[.!?]) |\n| · /)
  const runs = sentences.flatMap((_sentence, from) =>
    sentences.slice(from).map((_last, index) => sentences.slice(from, from + index + 1).join(" "))
  )
  return { linkedin: profileOf(sample), linkedin_bio: runs.join(" | ") }
}

const readingOf = (sample: PageSample, input: StageInput) => {
  const { body, language, source_class, title } = sample
  if (source_class === "snippet") {
    const result = { url: profileOf(sample), title, snippet: body, publishedAt: null }
    return Extraction.resultReading(result, Extraction.soughtOf(input), { source: "tavily", fetchedAt })
  }
  const url = addressOf(sample)
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`
  const page = { ...parsePage(html, url), url, pageUrl: url, fetchedAt }
  const source = source_class === "first-party" ? "company-site" : "read-pages"
  return Extraction.readingOf(page, Extraction.wantedOf(input), { source, source_class })
}

/** What may stand anywhere, in every field that takes it. */
const anywhere = ({ also, fair = [] }: PageSample): Facts => {
  const one = (text: string | undefined) => [text, ...fair].filter(it => it !== undefined).join(" | ")
  return fair.length === 0
    ? { ...also }
    : {
        ...also,
        title: one(also?.title),
        company: one(also?.company),
        location: one(also?.location),
        industry: one(also?.industry),
        skills: fair,
        achievements: fair,
        interests: fair,
        hobbies: fair,
        sports_teams: fair,
        causes: fair,
        memberships: fair,
        certifications: fair,
        pets: fair
      }
}

/** The report that is made of the page alone, for somebody who knows that it is about the prospect. */
export const readSample = (sample: PageSample): Reported => {
  const { company, facts, id, name, source_class } = sample
  const contact: ContactData = { full_name: name, ...(company === null ? {} : { company }) }
  const handles = [{ kind: "name" as const, value: name, document: null }]
  const known: StageOutput = Option.match(
    readingOf(sample, firstInput(contact, { ...emptyOutput, handles })),
    {
      onNone: () => emptyOutput,
      onSome: reading => ({
        ...emptyOutput,
        documents: [reading.document],
        claims: Extraction.claimsOf([reading]),
        identities: [{ document: reading.document.id, verdict: "confirmed", score: 8, reasons: [] }]
      })
    }
  )
  return {
    person: {
      id,
      facts,
      also: { ...(source_class === "snippet" ? saidByProfile(sample) : {}), ...anywhere(sample) }
    },
    ...publish(contact, known, { requiredFailed: false, mostFailed: false })
  }
}
