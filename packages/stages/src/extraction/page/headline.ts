import type { Activity, SourceClass } from "@prospect-research/core"
import type { Page } from "../../sources/readPage.ts"
import { isTitle, tidyTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { episodeOn } from "./episode.ts"

/** What a page's headline says, and the lines to add to the document's text that show it with its date. */
interface Headline {
  readonly activities: ReadonlyArray<Stated>
  readonly lines: ReadonlyArray<string>
}

const silent: Headline = { activities: [], lines: [] }

const appointed =
  /^(?<company>\p{Lu}[\p{L}\p{N}&'’. -]{1,50}?) (?:has )?(?:appoint|name|hire|promote|welcome|tap)s?(?:ed)? (?<before>.*?)$/iu
const joining =
  /^ (?:(?:joins|has joined) (?<company>\p{Lu}[\p{L}\p{N}&'’. -]{1,50}?) as|(?:is |has been |was )?(?:appointed|promoted to|named|becomes|takes over as)(?: as| to)?) (?:its |the |new |an? )*(?<title>.+)$/iu
const position =
  /^(?:,? (?:as|to(?: the (?:role|position) of)?|to be)) (?:its |their |the |new |first |an? )*(?<title>.+)$/iu

const head = (text: string): string =>
  text.split(/ (?:at|of|for|to lead|to drive|amid|after|as it|in) (?=\p{Lu}|\p{Ll})|[,;:|–—]/u)[0]?.trim() ??
  ""

/** `Acme appoints Ada Lovelace as Chief Engineer`, `Ada Lovelace joins Acme as Chief Engineer`. */
const newRole = (
  headline: string,
  wanted: Wanted
): { readonly title: string; readonly company: string | undefined } | undefined => {
  const [mention] = mentionsIn(headline, wanted.names)
  if (mention === undefined || /\b(?:former|ex-|will|resign|leave|depart)/i.test(headline)) return undefined
  const [before, after] = [headline.slice(0, mention.start), headline.slice(mention.end)]
  const employer = before === "" ? undefined : appointed.exec(`${before.trimEnd()} `)?.groups?.company
  const found =
    before === ""
      ? joining.exec(after)?.groups
      : employer === undefined
        ? undefined
        : position.exec(after)?.groups
  const title = tidyTitle(head(found?.title ?? ""))
  return isTitle(title) ? { title, company: employer ?? found?.company } : undefined
}

/** The page's own headline: what all of it is about. */
const headlineOf = (page: Page): string =>
  page.lines.find(line => line.isHeading)?.text ?? page.openGraph.title ?? page.title ?? ""

const dayOf = ({ publishedAt }: Page): string | null => publishedAt?.slice(0, 10) ?? null

/** What a page as a whole is of the prospect: an article by them, an episode with them, the news of their new role. */
export const headlineActivities = (page: Page, wanted: Wanted, sourceClass: SourceClass): Headline => {
  const headline = headlineOf(page)
  const date = dayOf(page)
  if (headline.length < 8 || headline.length > 220 || sourceClass === "snippet" || !isPublicMatter(headline))
    return silent
  const [named] = mentionsIn(headline, wanted.names)
  const [author] = mentionsIn(page.author ?? "", wanted.names)
  const activity = (
    kind: Activity["kind"],
    line: string,
    title = headline,
    venue: string | null = null
  ): Stated => ({
    field: "activity",
    value: { kind, title, venue, date },
    quote: line,
    as_of: date
  })
  const dated = date === null ? "" : `, ${date}`
  const isArticle = page.openGraph.type === "article" || date !== null
  if (author !== undefined && named === undefined && isArticle) {
    const line = `article by ${page.author ?? ""}${dated}: ${headline}`
    return { lines: [line], activities: [activity("article", line)] }
  }
  const role = newRole(headline, wanted)
  if (role !== undefined) {
    const line = `news${dated}: ${headline}`
    const { title, company } = role
    const isKnown = company !== undefined && (sourceClass !== "first-party" || isEmployer(company, wanted))
    return {
      lines: [line],
      activities: [
        activity("role_change", line, title, company ?? null),
        { field: "professional.current_title", value: title, quote: line, as_of: date },
        ...(isKnown
          ? [{ field: "professional.current_company" as const, value: company, quote: line, as_of: date }]
          : [])
      ]
    }
  }
  const episode = episodeOn(page, headline, wanted.names)
  if (episode === undefined) return silent
  const { shown, title, show } = episode
  const line = `podcast episode${show === null ? "" : ` of ${show}`}${dated}: ${shown}`
  return { lines: [line], activities: [activity("podcast", line, title, show)] }
}
