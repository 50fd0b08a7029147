import { matchesIn } from "@prospect-research/core"
import { honorific } from "../../names/honorifics.ts"
import type { ClaimParts } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import { isSpeakableName } from "../privateMatters.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isCharity, isSelfToldCharity } from "../words/charities.ts"
import {
  endsWithSocietyOffice,
  isAmongUs,
  isListElsewhere,
  isOurOwn,
  isPaidPost,
  isPlainRoster,
  isPortrait,
  isSocietyOffice,
  rosterOf
} from "../words/rosters.ts"
import { isLeisurely, isOtherBody, isPrivateSociety, isSociety, namesPeople } from "../words/societies.ts"
import { isSportsClub } from "../words/teams.ts"
import { titleParts } from "./siteName.ts"

interface Society {
  readonly name: string
  /** Literally on the page, with the name in it. */
  readonly quote: string
  /** The name says that it is a society; another one may be anything. */
  readonly isTold: boolean
}

/** In words; longer parts of a title are sentences. */
const longestName = 9

/** `Trustees of the Tidal Heritage Network`, `Tidal Heritage Network Committee 2026`: the name without the list. */
const listBefore =
  /^(?:[\p{L}’'-]+ ){1,4}?(?:of|at|for|de l['’]|de la|de los|du|des|del|della|dell['’]|do|da|dos|van de|van het|van|der|des) ?(?:the )?(?=\p{Lu})/u
const listBehind =
  /[,:]? (?:(?:Executive |Management |Main )?(?:Committee|Board|Trustees|Officers|Members|Executive|Team|People|Volunteers|[Nn]ewsletter)(?: Members| of (?:Trustees|Directors))?)$/u

const tidied = (part: string): string =>
  part
    .replace(/\s*[([]?(?:19|20)\d\d(?:\s*[-–/]\s*\d{2,4})?[)\]]?$/u, "")
    .replace(/^(?:the|welcome to) (?=\p{Lu})/iu, "")
    .trim()

/** The part of a title or heading that names a body, without the word for its list. */
const nameIn = (part: string): string => {
  const whole = tidied(part)
  const behind = whole.replace(listBehind, "")
  const before = whole.replace(listBefore, "")
  if (before !== whole && rosterOf(whole.slice(0, whole.length - before.length)) !== undefined)
    return tidied(before)
  return behind !== whole && isSociety(behind) ? behind : whole
}

/** `Town honours its volunteers`: a sentence. */
const isHeadline =
  /^\p{Lu}[^,]*? (?:its|their|honou?rs|thanks|celebrates|recogni[sz]es|welcomes|elects|appoints) \p{Ll}/u

const isName = (name: string, wanted: Wanted): boolean =>
  /^[\p{Lu}\d]/u.test(name) &&
  name.length >= 3 &&
  name.split(" ").length <= longestName &&
  !/[.!?…]$/u.test(name.replace(/ e\. ?V\.$/u, "")) &&
  !isPlainRoster(name) &&
  !isPortrait(name) &&
  !/\b(?:officers|trustees|contacts?|roster)$/iu.test(name) &&
  !isOtherBody(name) &&
  !isPrivateSociety(name) &&
  isSpeakableName(name) &&
  !isEmployer(name, wanted) &&
  mentionsIn(name, wanted.names).length === 0

/** Whose page this is: a society by its title, what it calls its site, or its first heading. */
const societyOf = (page: Page, wanted: Wanted): Society | undefined => {
  const { title, openGraph, organizations } = page
  const site = [openGraph.site_name, ...organizations.map(({ name }) => name)].flatMap(name =>
    name === undefined ? [] : [{ name: tidied(name), quote: `site of ${tidied(name)}` }]
  )
  const heading = page.lines.find(({ isHeading, text }) => isHeading && text.length <= 80)?.text ?? ""
  // A headline is that of a newspaper.
  if (isHeadline.test(title ?? "")) return undefined
  const parts = title === null || /(?:…|\.{3})\s*$/u.test(title) ? [] : titleParts(page)
  const titled = parts.map(part => ({ name: nameIn(part), quote: title ?? "" })).reverse()
  // `Green Harbours Forum 2025`: who met there once.
  const isMeeting = (name: string) =>
    /(?<![\p{L}])(?:Forum|Convention|Assembly|Days?|Week|Fair)(?:,|$)/u.test(name) &&
    [...parts, heading].some(
      part => part.startsWith(name) && /^,? (?:19|20)\d\d$/u.test(part.slice(name.length))
    )
  // `Makerspace West, Jurong`: where it is.
  const isTown = (name: string) => /^\p{Lu}\p{Ll}+$/u.test(name) && title?.endsWith(`, ${name}`) === true
  const found = [...titled, ...site, { name: nameIn(heading), quote: heading }].filter(
    ({ name }) => isName(name, wanted) && !isTown(name) && !isMeeting(name)
  )
  // `Grimpe Erdre, club d’escalade`: what it is stands behind the name.
  const described = parts.findIndex((part, index) => index > 0 && /^\p{Ll}/u.test(part) && isSociety(part))
  const told =
    found.find(({ name }) => isSociety(name) || isCharity(name) || isSportsClub(name)) ??
    found.find(({ name }) => described > 0 && name === nameIn(parts[described - 1] ?? ""))
  if (told !== undefined) return { ...told, isTold: true }
  // The last part of a title of several is the site.
  const [first] = parts.length > 1 ? titled : []
  // What has a year in its name is an event.
  const isEvent = parts.some(part => /(?:19|20)\d\d$/u.test(part) && !isPlainRoster(tidied(part)))
  if (isEvent) return undefined
  const other = found.find(({ name }) => namesPeople(name)) ?? found.find(({ name }) => name === first?.name)
  return other === undefined ? undefined : { ...other, isTold: false }
}

const title = regex.iu`(?:^|(?<=[\\s([“"]))(?:(?:${honorific}|M\\.?|Ing|Ir) )+$`
const separator = /(?:^|[:：–—·•|,;/…(]|\.{2,}|\s-|(?<![\p{L}])(?:and|und|et|y|e|en|och|og|i|&))\s*$/u
/** Of whom a line tells rather than lists them. */
const telling =
  /(?<![\p{L}])(?:by|with|from|said|says|thank\p{L}*|interview\p{L}*|speak\p{L}*|featur\p{L}*|beat|sponsor\p{L}*|donat\p{L}*|present\p{L}*|award\p{L}*|won|wins|winner\p{L}*|guest\p{L}*|soloists?|photo\p{L}*|author\p{L}*|report\p{L}*|judge\p{L}*|visit\p{L}*|mit|von|par|por|por|door|av|former|past|previous|retired|outgoing|emerit\p{L}*|late|ehem\p{L}*|anciens?|antigu\p{L}+|ex|until|bis|jusqu)(?![\p{L}])/iu
const gone =
  /^[\s,;()–—-]*(?:\(?(?:until|till|bis|jusqu|resigned|retired|stood down|stepped down|stepping down|deceased|†|former|past|ex-|emerit|outgoing)|[’']s )/iu
const going =
  /^(?:$|[\s]*[,;.:()·•|–—/…-]|\s+(?:of|from|at|is|has|who|and|und|et|y|en|och|og|plays|sings|joined|has|runs|works|[A-Z]{2,})(?![\p{Ll}]))/u

/** In years: a committee stays until the next is elected, and its page until somebody changes it. */
const outdated = 1

/** Terms that are over at the time when the page was read. */
const isOver = (text: string, year: number): boolean =>
  matchesIn(text, /(?:19|20)\d\d\s*[-–—/]\s*(?<end>\d{4}|\d\d)(?!\d)/gu).some(({ groups }) => {
    const end = groups?.end ?? ""
    return Number(end.length === 2 ? `20${end}` : end) + outdated < year
  })

interface Entry {
  /** The words around the name say that its bearer is one of them. */
  readonly isTold: boolean
  /** They say so whatever the page is about. */
  readonly isOwn: boolean
  /** What stands before the name, or right above it. */
  readonly labels: ReadonlyArray<string>
  /** What the line says of all who stand in it: `Members`, `Trombone`. */
  readonly list: string
  readonly heading: string
}

/** In characters; no list of people is longer in one line. */
const longestLine = 4000

/** Where a line of the page lists the prospect, with nothing said that makes them somebody else's. */
const entryOf = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text: shown }: PlacedLine,
  { names }: Wanted,
  year: number
): Entry | undefined => {
  if (shown.length > longestLine) return undefined
  // `Ines Okafor. Came to us in 2012`: the next sentence is no part of the name.
  const text = shown.replace(/(?<=\p{Ll}{4})\. (?=\p{Lu})/gu, " – ")
  const [mention] = mentionsIn(text, names)
  if (mention === undefined || isOver(text, year)) return undefined
  const before = text.slice(0, mention.start)
  const plain = before.replace(/[([“"]$/u, "").replace(title, "")
  const after = text.slice(mention.end)
  const isOwn = isOurOwn(before)
  const isTold = endsWithSocietyOffice(plain) && !/former|past|ehemalig|ancien/i.test(plain)
  const isListed =
    plain === "" || (separator.test(plain) && !telling.test(plain)) || isTold || isOwn || isAmongUs(after)
  if (!isListed || gone.test(after) || !(isOwn || going.test(after) || isAmongUs(after))) return undefined
  const heading =
    lines.slice(0, index).findLast(line => line.isHeading && !isSocietyOffice(line.text))?.text ?? ""
  const beside = /^[\s,(–—|:-]+(?<label>[^,;()–—|]{3,40}?)(?=$|[,;().–—|])/u.exec(after)?.groups?.label ?? ""
  const nextLine = lines[index + 1]?.text ?? ""
  const above = lines[index - 1]?.text ?? ""
  return {
    isTold: isTold || isOwn || isAmongUs(after),
    isOwn,
    labels: [
      plain.replace(/^.*[.!?·•|;] /u, ""),
      beside,
      ...(after.trim() === "" ? [nextLine] : []),
      ...(plain === "" ? [above] : [])
    ],
    list:
      /(?<list>[^.:：!?]{3,40})[:：] ?(?:[^:：]*)$/u.exec(plain)?.groups?.list ??
      (plain === "" && above.length <= 40 ? above : ""),
    heading
  }
}

/** `Member spotlight: Ada Lovelace`: the title alone says whom the page is about. */
const portrayed = ({ title: shown }: Page, { names }: Wanted): Entry | undefined =>
  shown !== null && isPortrait(shown) && mentionsIn(shown, names).length > 0
    ? { isTold: false, isOwn: false, labels: [], list: "", heading: "" }
    : undefined

/** Societies call themselves so, ask people to join, and meet. */
const inviting =
  /(?<![\p{L}])(?:AGM|annual general meeting|become a member|membership (?:fee|form|secretary)|join (?:us|the club|our)|rehears\p{L}+|members['’] evening|subs\b|elected at|Mitglied werden|Mitgliedsbeitrag|adhérer|adhésion|hazte soci[oa]|asóciate|associe-se|torne-se sócio|lid worden|bli medlem|bliv medlem|diventa socio|zostań członkiem|dołącz|(?:our|this|unser(?:e[nrm]?)?|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze?|vår|vores|nasz[aey]?) (?:club|society|association|choir|band|orchestra|chapter|guild|verein|chor|klub|asociación|peña|coro|banda|associação|clube|associazione|circolo|vereniging|koor|förening|klubb|kör|forening|stowarzyszenie|chór))(?![\p{L}])/iu

/** What a society's own page says of those whom it lists: that they belong to it, or give it their time. */
export const rosterClaims = (
  page: Page,
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted
): ReadonlyArray<ClaimParts> => {
  const society = societyOf(page, wanted)
  if (society === undefined) return []
  const year = Number(/^\d{4}/.exec(page.fetchedAt)?.[0] ?? 0)
  const entries = lines.flatMap(line => entryOf(lines, line, wanted, year) ?? [])
  const entry = entries.find(({ isTold }) => isTold) ?? entries[0] ?? portrayed(page, wanted)
  // `Vice President: Ada Lovelace, Managing Director, Acme`: what is paid is elsewhere.
  const isPaid = entry?.labels.some(isPaidPost) === true && !entry.labels.some(isSocietyOffice)
  if (entry === undefined || isPaid || isPrivateSociety(page.title ?? "")) return []
  const address = new URL(page.url).pathname.replace(/\.\w+$/u, "").split(/[/_-]/u)
  const parts = titleParts(page)
  const first = page.lines.find(({ isHeading }) => isHeading)?.text ?? ""
  // A name with a word for a list in it, such as `Leeside Players`, lists nobody yet, unless the page is about that group.
  const headings = [...parts, first, entry.heading].filter(
    (text, index) =>
      nameIn(text) !== society.name || text !== nameIn(text) || (index === 0 && parts.length > 1)
  )
  const isOfOthers = headings.some(text => isListElsewhere(text) || isOver(text, year))
  if (isOfOthers && !(entry.isOwn && society.isTold)) return []
  const kinds = [...headings, entry.list, address.slice(-3).join(" ")].map(text => rosterOf(text))
  const isOffice = entry.isTold || entry.labels.some(isSocietyOffice)
  const isInviting = page.lines.some(({ text }) => inviting.test(text))
  const isListed = society.isTold
    ? isOffice || kinds.some(kind => kind !== undefined)
    : kinds.includes("own") ||
      (kinds.includes("any") && (isOffice || namesPeople(society.name)) && isInviting)
  if (!isListed) return []
  const isGiven =
    isCharity(society.name) ||
    (!isLeisurely(society.name) &&
      isSelfToldCharity(
        society.name,
        page.lines.map(({ text }) => text)
      ))
  const claim = (field: ClaimParts["field"]): ClaimParts => ({
    field,
    value: society.name,
    quote: society.quote,
    method: "rule"
  })
  return [claim("personal.memberships"), ...(isGiven ? [claim("personal.causes")] : [])]
}
