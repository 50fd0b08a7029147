import { isUrl } from "@prospect-research/core"
import { mentionsIn } from "../extraction/naming/personMentions.ts"
import type { Wanted } from "../extraction/Wanted.ts"
import { foldName } from "../names/index.ts"
import { siteOf } from "../sources/makeDocument.ts"
import type { Link } from "../sources/parsePage.ts"
import type { Page } from "../sources/readPage.ts"
import { regex } from "../sources/regex.ts"
import { isSiteFurniture } from "../sources/siteFurniture.ts"

/** What a link promises, the best first. */
const kinds = [
  "person",
  "item",
  "people",
  "about",
  "contact",
  "language",
  "news",
  "careers",
  "other"
] as const
export type LinkKind = (typeof kinds)[number]

export interface RankedLink {
  readonly url: string
  readonly kind: LinkKind
}

const word = (alternatives: string): RegExp => regex.iu`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`

const topics: ReadonlyArray<readonly [LinkKind, RegExp]> = [
  [
    "people",
    word(
      "team|people|leadership|directory|associates|management|founders?|board|staff|directors|executives|experts|partners and staff|officers|councill?ors|trustees|governors|committee|attorneys|lawyers|consultants|advisors|advisers|researchers|members|speakers|faculty|crew|mitarbeiter(?:innen)?|ansprechpartner|geschäftsführung|vorstand|équipe|equipe|direction|equipo|liderazgo|equipa|squadra|personal|medewerkers|directie|ledning|ledelse|medarbetare|medarbejdere|ansatte|henkilöstö|zespół|zarząd"
    )
  ],
  [
    "about",
    word(
      "about|company|who[- ]we[- ]are|our[- ]story|über[- ]uns|ueber[- ]uns|unternehmen|om[- ]oss|om[- ]os|à[- ]propos|a[- ]propos|qui[- ]sommes[- ]nous|qui[eé]nes[- ]somos|sobre(?:[- ]n[oó]s)?|chi[- ]siamo|over[- ]ons|meist[aä]|o[- ]nas|quem[- ]somos|wer[- ]wir[- ]sind|agence|studio"
    )
  ],
  ["contact", word("contacts?|contact[- ]us|kontakte?|contactos?|contatos?|contatti|yhteystiedot|impressum")],
  // A home page may lead to the same site in English and to nothing else.
  ["language", /^ en(?: |$)|(?:^| )english$/iu],
  [
    "news",
    word(
      "press|news|newsroom|media|awards|blog|insights|stories|events|presse|aktuelles|neuigkeiten|actualités|actualites|noticias|prensa|notícias|notizie|nyheter|nyheder|nieuws|uutiset|aktualności"
    )
  ],
  [
    "careers",
    word("careers?|jobs|karriere|stellen|carrières|empleo|work[- ]with[- ]us|join[- ]us|life[- ]at")
  ]
]

const noPage = /\.(?:pdf|zip|png|jpe?g|gif|svg|webp|mp[34]|docx?|pptx?|xlsx?|xml|json|ics)$/i

const pathOf = (url: string): string => {
  try {
    return decodeURI(new URL(url).pathname)
  } catch {
    return ""
  }
}

/** `ines-okafor` of `Ines Okafor`, for addresses. */
const slugsOf = ({ names }: Wanted): ReadonlyArray<string> =>
  names.flatMap(name => {
    const parts = foldName(name)
      .split(/[^\p{L}]+/u)
      .filter(part => part !== "")
    return parts.length < 2 ? [] : [parts.join("-"), `${parts[0]}-${parts.at(-1)}`]
  })

const depthOf = (path: string): number => path.split("/").filter(part => part !== "").length

const hostOf = (url: string): string => (isUrl(url) ? new URL(url).hostname.replace(/^www\./, "") : "")

/** `library.town.example`, of whose employer a word is in its name: the home page of a part of the house. */
const isHomeOfPart = ({ url, text }: Link, page: Page, { companies }: Wanted): boolean => {
  if (!/^\/?$/.test(pathOf(url)) || hostOf(url) === hostOf(page.url)) return false
  const label = hostOf(url).split(".")[0] ?? ""
  const words = companies.flatMap(name => foldName(name).match(/\p{L}{4,}/gu) ?? [])
  return words.some(word => label.includes(word) || foldName(text).split(" ").includes(word))
}

const kindOf = (link: Link, page: Page, wanted: Wanted): LinkKind | undefined => {
  if (isHomeOfPart(link, page, wanted)) return "people"
  const { url, text } = link
  const path = pathOf(url)
  const [mention] = mentionsIn(text, wanted.names)
  const isSlug = slugsOf(wanted).some(slug => foldName(path).replace(/[_.]/g, "-").split("/").includes(slug))
  const isWhole = mention !== undefined && mention.start <= 5 && text.length - mention.end <= 40
  if (isSlug || (isWhole && !/\p{Ll} /u.test(text.slice(mention.end)))) return "person"
  if (mention !== undefined || slugsOf(wanted).some(slug => foldName(path).includes(slug))) return "item"
  // A list of posts, people or jobs: its entries lie deeper.
  if (depthOf(path) > 3) return undefined
  const words = `${path.replace(/[/_.]+/g, " ")} ${text.length <= 60 ? text : ""}`
  return topics.find(([, topic]) => topic.test(words))?.[0] ?? (isRoom(path, words) ? "other" : undefined)
}

/** A page right below the home page, whatever its house calls it: `Die Werkstatt` may show who works there. */
const isRoom = (path: string, words: string): boolean =>
  path.length > 1 && depthOf(path) <= 2 && !isSiteFurniture(words)

/** The links of a page that promise something of the prospect, on the same site, the best first and without repetition. */
export const rankedLinks = (page: Page, wanted: Wanted): ReadonlyArray<RankedLink> => {
  const site = siteOf(page.url)
  const ranked = page.links.flatMap(link => {
    const isOther = siteOf(link.url) === site && link.url !== page.url && !noPage.test(pathOf(link.url))
    const kind = isOther ? kindOf(link, page, wanted) : undefined
    return kind === undefined ? [] : [{ url: link.url.replace(/\/$/, ""), kind }]
  })
  const best = [...ranked].sort((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind))
  return [...new Map([...best].reverse().map(link => [link.url, link])).values()].reverse()
}

/** Where houses tell of themselves and their people, the likeliest first: for whoever finds no link to it. */
const usualPaths: ReadonlyArray<readonly [string, LinkKind]> = [
  ["about", "about"],
  ["team", "people"],
  ["people", "people"],
  ["about-us", "about"],
  ["our-team", "people"],
  ["our-people", "people"],
  ["staff", "people"],
  ["leadership", "people"],
  ["contact", "contact"]
]

/** The addresses where a site has its pages about people as a rule. */
export const usualLinks = (domain: string): ReadonlyArray<RankedLink> =>
  usualPaths.map(([path, kind]) => ({ url: `https://${domain}/${path}`, kind }))

/** Orders links that were found on several pages. */
export const byPromise = (left: RankedLink, right: RankedLink): number =>
  kinds.indexOf(left.kind) - kinds.indexOf(right.kind)
