import {
  type Claim,
  type Document,
  foldCase,
  type Handle,
  type SourceClass,
  type SourceError,
  tellsTitle
} from "@prospect-research/core"
import { type Effect, Option } from "effect"
import { withoutBrief } from "../../names/briefName.ts"
import { honorific } from "../../names/honorifics.ts"
import { foldName, parseName, relateNames } from "../../names/index.ts"
import type { StructuredOrganization } from "../../reading/StructuredOrganization.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { stumbling } from "../../sources/understood.ts"
import type { Fact } from "../Clause.ts"
import { withWholeNames } from "../card/nameColumns.ts"
import { turnsIn } from "../interview/interview.ts"
import { namesOn } from "../naming/calledOn.ts"
import { withMark } from "../naming/markOnPage.ts"
import { nameByEmail } from "../naming/nameByEmail.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { renamedOn } from "../naming/renamedOn.ts"
import { spellingsOn } from "../naming/spellingsOn.ts"
import { withTitlesApart } from "../naming/titlesApart.ts"
import { withoutFamily } from "../naming/withoutFamily.ts"
import { onlyEmployer } from "../position/currentRole.ts"
import { isForMachines } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import { inTurns, type Steps, toEnd } from "../Steps.ts"
import { sentencesOf } from "../sentences.ts"
import { houseAtFoot } from "../site/houseAtFoot.ts"
import { findPerson, personClaims, personHandles, personLines } from "../site/SitePerson.ts"
import { siteFacts } from "../site/siteFacts.ts"
import { type TradeBy, tellers, tradeClaim, tradeOn, withoutBroader } from "../site/trade.ts"
import { statedIn } from "../statedIn.ts"
import { hasCompanyForm } from "../value/companyForm.ts"
import { isPlausible } from "../value/plausible.ts"
import type { Wanted } from "../Wanted.ts"
import { featOf, toldActivities } from "./activities.ts"
import { awardLists } from "./awardLists.ts"
import { classNotes } from "./classNotes.ts"
import { headlineActivities } from "./headline.ts"
import { withLinksApart } from "./linksApart.ts"
import { isAboutProspect, severalPeople, withoutNamesakes } from "./ownPage.ts"
import { type PageProfiles, pageProfiles, profileClaimsOf, profileHandlesOf } from "./pageProfiles.ts"
import { placeLines } from "./passages.ts"
import { sharedHonours } from "./sharedHonours.ts"
import { signedLines, spokenLines } from "./signature.ts"

/** What one page says of the prospect. */
export interface Reading {
  readonly document: Document
  readonly claims: ReadonlyArray<Claim>
  /** Where their company sits, for whom nothing else places. */
  readonly office?: ReadonlyArray<Claim>
  /** What their company does and by what the page tells. */
  readonly trade?: { readonly claim: Claim; readonly by: TradeBy }
  readonly handles: ReadonlyArray<Handle>
}

export interface ReadingParts {
  readonly source: string
  readonly source_class: SourceClass
  /** Whether it is the home page of the employer's site, which speaks of the employer; absent where a page is read without its site. */
  readonly isHome?: boolean
}

/** The organization whose site a home page is, as the page describes it to machines. */
export const organizationOf = ({ organizations }: Page): StructuredOrganization | undefined =>
  organizations.find(({ industry }) => industry !== null) ?? organizations[0]

const industryOf = (organization: StructuredOrganization | undefined) =>
  organization === undefined || organization.industry === null
    ? []
    : [{ value: organization.industry, line: `industry of ${organization.name}: ${organization.industry}` }]

/** Whether a value is the person's name, with or without a title. */
const isCalled = (value: string, { names }: Wanted): boolean =>
  names.includes(value.replace(regex.iu`^(?:${honorific} )+`, ""))

/** Where a page names the person: the first sentence that does. */
const nameClaim = (lines: ReadonlyArray<string>, { names }: Wanted): ReadonlyArray<Stated> => {
  for (const text of lines) {
    for (const quote of sentencesOf(text).filter(sentence => !isForMachines(sentence))) {
      const [mention] = mentionsIn(quote, names)
      if (mention !== undefined)
        return [{ field: "name", value: quote.slice(mention.start, mention.end), quote }]
    }
  }
  return []
}

/** Who joined as something has gone on since. */
const begun = /(?<![\p{L}])(?:joined|rejoined|started|began|came to)(?![\p{L}])/u

/** A statement that only counts where there is no firmer one gives way, also to a later one of its kind; the first of several titles is what somebody is called by. */
const firmest = (stated: ReadonlyArray<Stated>): ReadonlyArray<ClaimParts> => {
  const firm = new Set(stated.filter(it => it.isWeak !== true).map(({ field }) => field))
  const kept = new Map<string, Stated>()
  for (const it of stated) {
    const before = it.field === "professional.current_title" ? kept.get(it.field) : undefined
    const isFurtherTitle = before !== undefined && !begun.test(before.quote)
    if (it.isWeak === true && !isFurtherTitle) kept.set(it.field, it)
  }
  return stated
    .filter(it => it.isWeak !== true || (!firm.has(it.field) && kept.get(it.field) === it))
    .map(({ isWeak: _isWeak, ...parts }) => ({ ...parts, method: "rule" }))
}

/** Whether a page has `Peter Ouma Hale` beside `Peter Otieno Hale`, whose the prospect's address is: then `Peter Hale` is either. */
const hasAnotherMiddle = ({ lines }: Page, theirs: string, names: ReadonlyArray<string>): boolean => {
  const ours = parseName(theirs)
  return (
    ours !== null &&
    lines.some(({ text }) =>
      mentionsIn(text, names)
        .flatMap(({ start, end }) => parseName(text.slice(start, end)) ?? [])
        .some(name => relateNames(ours, name) === "another middle name")
    )
  )
}

/** The prospect, also by the name that the page gives the owner of their email address, and what else it calls them. */
const withShownName = (wanted: Wanted, page: Page, sourceClass: SourceClass): Wanted => {
  const name = nameByEmail(page, wanted)
  const texts = page.lines.map(({ text }) => text)
  if (name !== undefined && hasAnotherMiddle(page, name, wanted.names)) return { ...wanted, names: [name] }
  const shown = [...wanted.names, ...(name === undefined ? [] : [name])]
  const known = [...new Set([...shown, ...renamedOn(texts, shown)])]
  const all = sourceClass === "first-party" ? [...known, ...spellingsOn(texts, known)] : known
  const full = withoutBrief(all)
  const isFull = page.lines.some(({ text }) => mentionsIn(text, full).length > 0)
  return { ...wanted, names: namesOn(page.lines, isFull ? full : all) }
}

/** A name that nobody knew before, for the sources that search by name: how the employer spells it, others may as well. */
const shownNames = (wanted: Wanted, sought: Wanted, document: Document): ReadonlyArray<Handle> =>
  sought.names.length > 0 && document.source_class !== "first-party"
    ? []
    : wanted.names
        .filter(name => !sought.names.some(known => foldName(known) === foldName(name)))
        .slice(0, 1)
        .map(value => ({ kind: "name", value, document: document.id }))

const noProfiles: PageProfiles = { urls: [], lines: [] }

/** What a site says of its house goes through the same gate. */
const isOfHouse = (parts: Fact & { readonly quote: string }): boolean => isPlausible(parts, parts.quote)

/** Of a list that tells above each name what was won, what stands below one is the next one's. */
const isLineOfList = ({ field, quote, value }: Stated): boolean =>
  field === "professional.achievements" && quote === value

/** Only now: what has taken a kind of house for the employer, as of `Director of Pharmacy`, has gone with its title. */
const isNamedHouse = ({ field, quote, value }: Fact & { readonly quote: string }): boolean =>
  field !== "professional.current_company" || typeof value !== "string" || hasCompanyForm(value, quote)

/** `Founder` of `founded Acme`: others tell of founders long after. */
const isTitleByDeed = ({ field, quote, value }: Stated): boolean =>
  field === "professional.current_title" &&
  tellsTitle(quote, String(value)) &&
  !foldCase(quote).includes(foldCase(String(value)))

/** A town alone in the last line of a page of others is where these are: a forum, a club. */
const isSeatOfOthers =
  ({ lines }: Page) =>
  ({ field, quote, value }: Stated): boolean =>
    field === "professional.current_location" &&
    quote.split("\n").at(-1) === value &&
    lines.at(-1)?.text === value

const isName = ({ field }: Claim): boolean => field === "name"

/**
 * What pages say together, of `all` that were read; where a company sits yields to what says where its people are when the facts
 * are settled.
 */
export const claimsOf = (
  readings: ReadonlyArray<Reading>,
  all: ReadonlyArray<Reading> = readings
): ReadonlyArray<Claim> => {
  const firmest = tellers.find(teller => all.some(({ trade }) => trade?.by === teller))
  const named = new Set(all.filter(it => it.claims.some(isName)).map(it => it.document.site))
  // By its name alone a house may be anything to somebody whom its pages do not name.
  const trades = readings.flatMap(({ trade, document }) =>
    trade !== undefined && trade.by === firmest && (trade.by !== "name" || named.has(document.site))
      ? [trade.claim]
      : []
  )
  return distinctClaims([
    ...readings.flatMap(reading => reading.claims),
    ...readings.flatMap(({ office }) => office ?? []),
    ...withoutBroader(trades)
  ])
}

/**
 * What one page says of the prospect; nothing when it neither names them nor describes the company. Fails with `Timeout` or
 * `Malformed` where it cannot be read.
 */
export const readingInTurns = (
  page: Page,
  sought: Wanted,
  parts: ReadingParts
): Effect.Effect<Option.Option<Reading>, SourceError> =>
  stumbling(
    parts.source,
    inTurns(parts.source, () => readingSteps(page, sought, parts))
  )

/** The same at once, of a page that is known to be short. */
export const readingOf = (page: Page, sought: Wanted, parts: ReadingParts): Option.Option<Reading> =>
  toEnd(readingSteps(page, sought, parts))

function* readingSteps(
  shown: Page,
  given: Wanted,
  { source, source_class, isHome: home }: ReadingParts
): Steps<Option.Option<Reading>> {
  const isHome = home ?? false
  const page = { ...shown, lines: withLinksApart(withTitlesApart(withWholeNames(shown.lines))) }
  const sought = withMark(
    given,
    page.lines.map(({ text }) => text)
  )
  const wanted = withShownName(sought, page, source_class)
  const isSelf = source_class === "self"
  const isOwnPage = isAboutProspect(page, wanted, source_class)
  const person = findPerson(page.people, wanted, isOwnPage || isSelf)
  const headline = headlineActivities(page, wanted, source_class)
  const named = nameClaim([...page.lines.map(({ text }) => text), ...headline.lines], wanted)
  const organization = isHome ? organizationOf(page) : undefined
  const isHouses = source_class === "first-party"
  const isFirstHand = isSelf || isHouses
  const said = isHouses ? tradeOn(page, wanted.companies, home) : undefined
  const isTrade =
    said !== undefined && isPlausible({ field: "professional.industry", value: said.value }, said.quote)
  const trade = isTrade ? said : undefined
  const isTelling = named.length > 0 || Option.isSome(person) || organization !== undefined || isOwnPage
  if (!isTelling && (trade === undefined || (trade.by === "name" && !isHome))) return Option.none()
  const placed = placeLines(page.lines, wanted.names, isOwnPage)
  const signed = new Set([...signedLines(placed, wanted.names), ...spokenLines(placed, wanted.names)])
  const owned = placed.map(line => (signed.has(line.index) ? { ...line, isOwn: true } : line))
  const lines = withoutNamesakes(withoutFamily(owned, { names: wanted.names, sought: sought.names }), wanted)
  const turns = turnsIn(lines, page.title, wanted.names)
  const awards = awardLists(page, lines, wanted)
  const byKind = [classNotes(page, lines, wanted), awards]
  const found =
    severalPeople(lines) || !isTelling
      ? []
      : [
          ...(yield* statedIn(lines, wanted, isFirstHand, turns)),
          ...(yield* toldActivities(lines, wanted, page)),
          ...headline.activities,
          ...headline.activities.flatMap(it => featOf(it, wanted)),
          ...lines.flatMap(({ text, topic }) => (topic === "foreign" ? [] : sharedHonours(text, wanted))),
          ...byKind.flatMap(it => it.stated)
        ]
  const isSeatOf = isSeatOfOthers(page)
  const ofThem = found
    // Nobody is their own team or employer.
    .filter(({ value }) => typeof value !== "string" || !isCalled(value, wanted))
    .filter(it => isFirstHand || !(isTitleByDeed(it) || isSeatOf(it)))
    .filter(it => awards.stated.length === 0 || !isLineOfList(it))
  const stated = [...named, ...firmest(onlyEmployer(ofThem, wanted, source_class))]
  const facts = Option.match(person, { onNone: () => [], onSome: it => it.facts })
  const fields = new Set([...stated, ...facts].map(({ field }) => field))
  const site = siteFacts({
    page,
    lines,
    wanted,
    isEmployers: source_class === "first-party",
    isSelf,
    stated: fields
  })
  const industry = industryOf(organization)
  const isTold = industry.length > 0 || fields.has("professional.industry")
  const toldTrade = isTold ? undefined : trade
  const isTheirs = isOwnPage && source_class !== "news" && source_class !== "snippet"
  const pageOf = isSelf ? "self" : isTheirs ? "prospect" : "several"
  const profiles =
    isTheirs || named.length > 0 ? pageProfiles(page, wanted, { of: pageOf, lines }) : noProfiles
  const isOnPage = (quote: string) => page.lines.some(({ text }) => text.includes(quote))
  const text = [
    ...page.lines.map(line => line.text),
    ...site.lines,
    ...byKind.flatMap(it => it.lines),
    ...industry.map(({ line }) => line),
    ...(toldTrade === undefined || isOnPage(toldTrade.quote) ? [] : [toldTrade.quote]),
    ...headline.lines,
    ...profiles.lines,
    ...Option.match(person, { onNone: () => [], onSome: personLines }),
    ...(source_class === "news" ? houseAtFoot(page, sought) : [])
  ].join("\n")
  const document = makeDocument({
    source,
    source_class,
    url: page.url,
    page_url: page.pageUrl,
    fetched_at: page.fetchedAt,
    published_at: page.publishedAt,
    title: page.title,
    text
  })
  return Option.some({
    document,
    claims: distinctClaims([
      ...[...stated, ...site.claims.filter(isOfHouse)]
        .filter(isNamedHouse)
        .map(parts => makeClaim(document, { as_of: page.publishedAt, method: "rule", ...parts })),
      ...industry.map(({ value, line }) =>
        makeClaim(document, { field: "professional.industry", value, quote: line, method: "structured" })
      ),
      ...profileClaimsOf(profiles, document),
      ...Option.match(person, { onNone: () => [], onSome: it => personClaims(it, document) })
    ]),
    office: site.office.filter(isOfHouse).map(parts => makeClaim(document, parts)),
    ...(toldTrade === undefined ? {} : { trade: tradeClaim(document, toldTrade) }),
    handles: [
      ...shownNames(wanted, sought, document),
      ...profileHandlesOf(profiles, document),
      ...Option.match(person, { onNone: () => [], onSome: it => personHandles(it, document) })
    ]
  })
}
