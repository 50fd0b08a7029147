import { decodeHTML } from "entities"
import type { World } from "../World.ts"
import { profilePages } from "./profilePages.ts"

export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly snippet: string
}

interface Entry {
  readonly url: URL
  readonly title: string
  readonly text: string
  readonly folded: string
  /** Of a page that is not here there is no more than what an engine shows. */
  readonly isListing: boolean
}

export type Search = (query: string, limit: number) => ReadonlyArray<SearchResult>

const plain = (markup: string): string =>
  decodeHTML(
    markup
      .replace(/<!--[\s\S]*?-->/g, " ")
      .replace(/<(script|style|noscript|template|head)\b[\s\S]*?<\/\1>/gi, " ")
      .replace(/<[^>]*>/g, " ")
  )
    .replace(/\s+/g, " ")
    .trim()

/** As search engines compare words: no accents, and `ß` is `ss`. */
const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").toLowerCase().replaceAll("ß", "ss")

const titleOf = (markup: string): string => plain(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(markup)?.[1] ?? "")

const entriesOf = (world: World): ReadonlyArray<Entry> =>
  [
    ...world.pages.filter(({ content_type = "text/html" }) => content_type.startsWith("text/html")),
    ...profilePages(world)
  ]
    .map(({ url, body }) => ({ url, title: titleOf(body), text: plain(body), isListing: false }))
    .concat(world.listings.map(({ url, title, snippet }) => ({ url, title, text: snippet, isListing: true })))
    .map(({ url, title, text, isListing }) => ({
      url: new URL(url),
      title,
      text,
      isListing,
      folded: fold(`${title} ${text} ${decodeURIComponent(url)}`)
    }))

interface Query {
  readonly phrases: ReadonlyArray<string>
  readonly words: ReadonlyArray<string>
  readonly sites: ReadonlyArray<string>
}

const parse = (query: string): Query => {
  const sites = [...query.matchAll(/site:(\S+)/g)].map(([, site = ""]) => site.toLowerCase())
  const rest = query.replace(/site:\S+/g, " ")
  const phrases = [...rest.matchAll(/["“”]([^"“”]+)["“”]/g)].map(([, phrase = ""]) => fold(phrase))
  const words = fold(rest.replace(/["“”][^"“”]*["“”]/g, " "))
    .split(/[^\p{L}\p{N}.'/:-]+/u)
    .filter(word => word.length > 1 && word !== "or" && word !== "and")
  return { phrases, words, sites }
}

const isOn = ({ url }: Entry, site: string): boolean => {
  const [host = "", ...path] = site.split("/")
  const onHost = url.hostname === host || url.hostname.endsWith(`.${host}`)
  return onHost && url.pathname.startsWith(`/${path.join("/")}`)
}

/** About the first thing asked for, as engines cut it. */
const snippetOf = ({ text, isListing }: Entry, { phrases, words }: Query): string => {
  if (isListing) return text
  const folded = fold(text)
  const at = [...phrases, ...words].map(term => folded.indexOf(term)).find(index => index >= 0) ?? 0
  const from = at < 80 ? 0 : text.indexOf(" ", at - 80) + 1
  const cut = text.slice(from, from + 260)
  const whole = from + 260 >= text.length ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} ...`
  return from === 0 ? whole : `... ${whole}`
}

/**
 * A small honest search engine: quoted phrases and `site:` must hold, further words order what is left and must hold
 * when nothing else is asked.
 */
export const makeSearch = (world: World): Search => {
  const entries = entriesOf(world)
  return (query, limit) => {
    const parsed = parse(query)
    const { phrases, words, sites } = parsed
    const score = ({ folded, title }: Entry): number => {
      const heading = fold(title)
      return (
        words.filter(word => folded.includes(word)).length +
        phrases.filter(phrase => heading.includes(phrase)).length * 3
      )
    }
    return entries
      .filter(entry => sites.length === 0 || sites.some(site => isOn(entry, site)))
      .filter(({ folded }) => phrases.every(phrase => folded.includes(phrase)))
      .filter(({ folded }) => phrases.length > 0 || words.every(word => folded.includes(word)))
      .map((entry, index) => ({ entry, index, score: score(entry) }))
      .sort((left, right) => right.score - left.score || left.index - right.index)
      .slice(0, limit)
      .map(({ entry }) => ({
        url: entry.url.href,
        title: entry.title,
        snippet: snippetOf(entry, parsed)
      }))
  }
}

/** Whether a text holds every phrase and word of a query. */
export const holdsAll = (markup: string, query: string): boolean => {
  const { phrases, words } = parse(query)
  const folded = fold(`${titleOf(markup)} ${plain(markup)}`)
  return [...phrases, ...words].every(term => folded.includes(term))
}

export const pageTitle = titleOf
