import { expect } from "@effect/vitest"
import {
  type Claim,
  foldCase,
  occursWhole,
  type SourceClass,
  tellingsOf,
  tellsIndustry,
  tellsTitle,
  withoutNaming
} from "@prospect-research/core"
import { Option } from "effect"
import { readingOf } from "../../src/extraction/page/pageReading.ts"
import type { Wanted } from "../../src/extraction/Wanted.ts"
import { parsePage } from "../../src/sources/parsePage.ts"

export const ines: Wanted = {
  names: ["Ines Okafor"],
  emails: ["ines.okafor@tideworks.example"],
  title: undefined,
  employer: "Tideworks",
  companies: ["Tideworks"]
}

const shortNames: Readonly<Record<string, string>> = {
  current_title: "title",
  current_company: "company",
  current_location: "location",
  sports_teams: "teams",
  entries: "education"
}

const shown = (value: Claim["value"]): string =>
  typeof value !== "object"
    ? String(value)
    : "kind" in value
      ? [value.kind, value.title, value.venue, value.date].filter(part => part !== null).join(" | ")
      : [value.degree, value.field_of_study, value.institution, value.graduation_year]
          .filter(part => part !== null)
          .join(" | ")

/** `field: value`, with the last part of the field's name. */
export const factOf = ({ field, value }: Pick<Claim, "field" | "value">): string => {
  const name = field.split(".").at(-1) ?? field
  return `${shortNames[name] ?? name}: ${shown(value)}`
}

const textsOf = (value: Claim["value"]): ReadonlyArray<string> =>
  typeof value !== "object"
    ? [String(value)]
    : "kind" in value
      ? [value.title, value.venue ?? ""]
      : [
          value.institution,
          value.degree ?? "",
          value.field_of_study ?? "",
          String(value.graduation_year ?? "")
        ]

/** The quote stands in the document, and every text of the value in the quote. */
const expectGrounded = ({ value, quote, field }: Claim, text: string): void => {
  expect(foldCase(text)).toContain(foldCase(quote))
  if (field.endsWith(".url")) return
  for (const part of textsOf(value).filter(it => it !== "")) {
    const told = field === "personal.hobbies" ? tellingsOf(part) : []
    const quotes = field === "family.pets" ? [quote, withoutNaming(quote)] : [quote]
    const isShown = [part, ...told].some(it => quotes.some(told => occursWhole(foldCase(it), foldCase(told))))
    const isTold =
      (field === "professional.current_title" && tellsTitle(quote, part)) ||
      (field === "professional.industry" && tellsIndustry(quote, part))
    expect(isShown || isTold, `${part} in ${quote}`).toBe(true)
  }
}

const pageUrl = "https://pages.example/page"

/** A page with this body, as it was read. */
export const pageOf = (
  body: string,
  { title = "Page", head = "", url = pageUrl }: Pick<PageParts, "title" | "head" | "url"> = {}
) => ({
  ...parsePage(
    `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
    url
  ),
  url,
  pageUrl: url,
  fetchedAt: "2026-06-01T09:00:00.000Z"
})

export interface PageParts {
  readonly title?: string
  readonly head?: string
  readonly url?: string
  readonly sourceClass?: SourceClass
  readonly wanted?: Wanted
}

/** What a page with this body says, as `field: value`, each once; the name is left out. */
export const factsOnPage = (
  body: string,
  { sourceClass = "news", wanted = ines, ...parts }: PageParts = {}
): ReadonlyArray<string> => {
  const reading = Option.getOrUndefined(
    readingOf(pageOf(body, parts), wanted, { source: "test", source_class: sourceClass })
  )
  const { claims = [], document } = reading ?? {}
  const text = document?.text ?? ""
  for (const claim of claims) expectGrounded(claim, text)
  return [...new Set(claims.filter(({ field }) => field !== "name").map(factOf))]
}

/** A page's body, and all that it says of the prospect, in any order. */
export interface PageRow {
  readonly of: string
  readonly body: string
  readonly parts?: PageParts
  readonly facts: ReadonlyArray<string>
}

/** A page says these facts and no others. */
export const expectPage = ({ body, parts, facts }: PageRow): void => {
  expect([...factsOnPage(body, parts)].sort()).toEqual([...facts].sort())
}

/** A list of the employer's people. */
export const team: PageParts = { sourceClass: "first-party", url: "https://tideworks.example/team" }
/** The prospect's own site. */
export const own: PageParts = { sourceClass: "self", title: "Ines Okafor", url: "https://okafor.example/" }
/** The prospect, of whom the client names no employer. */
export const stranger: Wanted = { ...ines, employer: undefined, companies: [] }
export const anywhere: PageParts = { wanted: stranger }

/** What a paragraph on somebody else's page says. */
export const factsInText = (text: string): ReadonlyArray<string> => factsOnPage(`<p>${text}</p>`)
