import {
  type Claim,
  comparable,
  type Document,
  foldCase,
  matchesIn,
  occursWhole
} from "@prospect-research/core"
import { Option, RegExp as Pattern } from "effect"
import { foldName } from "../names/foldName.ts"
import { parseName } from "../names/PersonName.ts"
import { spelling } from "../sources/domainNames.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { regex } from "../sources/regex.ts"
import { isClubOffice } from "../sources/roles.ts"
import { namesTranslated } from "./companyWords.ts"
import { isAccountOf, isSiteOf, labelOf, leadOf, spellsSite } from "./employerSite.ts"
import { type Fact, type Findings, isProfile, isServiceRecord, textClaims, valuesAgree } from "./Findings.ts"
import type { Hearsay } from "./hearsay.ts"
import { namesInflected } from "./inflections.ts"
import type { Naming } from "./naming.ts"
import type { Prospect } from "./Prospect.ts"
import { nameAlone, shortNames } from "./shortNames.ts"
import { profileKey, type Traces } from "./Traces.ts"

/** One document beside the prospect. */
export interface Case {
  readonly document: Document
  readonly traces: Traces
  readonly prospect: Prospect
  readonly findings: Findings
  readonly naming: Naming
  /** Why the page is not to be believed, however well it knows the prospect. */
  readonly hearsay: Hearsay | null
}

/** Answers that are asked for again with every other document that one is held against. */
const onceOf = (tell: (it: Case) => boolean): ((it: Case) => boolean) => {
  const told = new WeakMap<Case, boolean>()
  return it => {
    const known = told.get(it) ?? tell(it)
    told.set(it, known)
    return known
  }
}

/** An address at the company's domain names the company as little as a link to its site. */
const withoutAddresses = (text: string): string => text.replace(/\S+@\S+|https?:\/\/\S+/g, " ")

const words = (text: string): string =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ")
    .trim()

/** `She works at`, `I am`: of whom the page speaks. */
const personal =
  /(?<!\p{L})(?:i|i['’]m|she|he|they|her|his|er|sie|ich|elle|il|je|ella|él|yo|ela|ele|eu|lei|lui|hij|zij|ik|jag|jeg|hän|minä)(?!\p{L})/iu

/** Whether the value, in its comparable form, stands in any of the texts. */
export const stands = (field: Fact, value: string, texts: ReadonlyArray<string>): boolean => {
  const key = comparable(field, value)
  return texts
    .map(withoutAddresses)
    .some(text => occursWhole(key, words(text)) || occursWhole(key, comparable(field, text)))
}

/** The window's title and the first lines. */
export const headingsOf = ({ document: { title, text } }: Case): ReadonlyArray<string> => [
  title ?? "",
  ...text.split("\n", 2)
]

/** The window's title, where it names the person: `Nobody renews a login: Ada Brandt of Marlow`. */
const namingTitle = ({ document: { title }, naming }: Case): ReadonlyArray<string> => {
  const folded = foldName(title ?? "")
  const isTheirs = naming.names.some(({ first, last }) => folded.includes(first) && folded.includes(last))
  return title !== null && isTheirs ? [title] : []
}

/** Where a text speaks of the person; a card of another house may name the prospect's as a partner. */
export const aboutThem = (it: Case): ReadonlyArray<string> => {
  const field = "professional.current_company"
  const { companies } = it.prospect
  const isElsewhere =
    companies.length > 0 &&
    !isOnOwnSite(it) &&
    textClaims(it.document, it.findings, field).some(
      claimed => !companies.some(company => valuesAgree(field, company, claimed))
    )
  return [
    ...namingTitle(it),
    ...it.naming.blocks,
    ...(isElsewhere ? [] : it.naming.below),
    ...it.naming.further
  ]
}

export const states = (it: Case, field: Fact, value: string): boolean =>
  stands(field, value, aboutThem(it)) ||
  (isProfile(it.document) &&
    textClaims(it.document, it.findings, field).some(claimed => valuesAgree(field, value, claimed)))

type TextClaim = Claim & { readonly value: string }

/**
 * What a document says of the person whom it names. Elsewhere on a page of others, a sentence that names nobody may be about
 * anybody: it contradicts nothing.
 */
const claimsAboutThem = ({ document, findings, naming }: Case, field: Fact): ReadonlyArray<TextClaim> => {
  const about = [...naming.blocks, ...naming.below, ...naming.further]
  const speaksOfThem = (quote: string) => {
    const folded = foldName(quote)
    return (
      isProfile(document) ||
      document.source_class === "snippet" ||
      personal.test(quote) ||
      naming.names.some(({ first, last }) => folded.includes(first) || folded.includes(last)) ||
      quote.split("\n").some(line => about.some(text => text.includes(line)))
    )
  }
  return findings
    .claimsOf(document)
    .filter(
      (claim): claim is TextClaim =>
        claim.field === field && typeof claim.value === "string" && speaksOfThem(claim.quote)
    )
}

export const claimsAbout = (it: Case, field: Fact): ReadonlyArray<string> =>
  claimsAboutThem(it, field).map(({ value }) => value)

/** What people do beside their work, right before the name of what they do it for. */
const besideWork =
  /(?<!\p{L})(?:(?:co-?)?chair(?:s|ed)?|edit(?:s|ed)?|run(?:s)?|ran|(?:co-?)?found(?:s|ed)|lead(?:s)?|led|organi[sz]e[sd]?|mentor(?:s|ed)?|coach(?:es|ed)?|captain(?:s|ed)?|volunteer(?:s|ed)?|help(?:s|ed)?|leitet|gründete|preside|dirige|fundó|fondou|fundou|organiza|coordina|coordena|anime|fonda|préside|organise|presiede|guida|fondò|leidt|richtte|leder|grundade|stiftet|prowadzi|założyła?)(?!\p{L})/iu

/**
 * Employers that a document gives the person whom it names. What a page of others says they chair, run or edit is often beside their
 * work, and an account that a line mentions is no name: houses spell theirs in many ways.
 */
export const employersOf = (it: Case): ReadonlyArray<string> =>
  claimsAboutThem(it, "professional.current_company")
    .filter(
      ({ value, quote }) =>
        isServiceRecord(it.document) ||
        !(besideWork.test(quote.slice(0, quote.indexOf(value))) || quote.includes(`@${value}`))
    )
    .map(({ value }) => value)

/** Names another value, and none of these. */
export const contradicts = (it: Case, field: Fact, values: ReadonlyArray<string>): boolean => {
  const claimed = field === "professional.current_company" ? employersOf(it) : claimsAbout(it, field)
  return (
    claimed.length > 0 &&
    values.length > 0 &&
    !values.some(value => states(it, field, value) || claimed.some(other => valuesAgree(field, value, other)))
  )
}

export const isNamed = ({ naming }: Case): boolean =>
  naming.relation === "same" || naming.relation === "similar"

/** A page that somebody wrote, no record of a service: of an account, of a register. */
const isPage = (document: Document): boolean =>
  !isProfile(document) || (document.source_class === "self" && !isServiceRecord(document))

export const isGivenProfile = ({ traces, prospect }: Case): boolean =>
  prospect.profiles.some(profile => traces.own.has(profileKey(profile)))

/** Pages of the email address's domain; a profile on a service is not the employer's, even when they run the service. */
export const isOnOwnSite = ({ document, prospect }: Case): boolean =>
  isPage(document) && prospect.sites.has(document.site)

/** A page of a site that is spelled like the employer: it need not name its own house. */
const isOnSpelledSite = ({ document, prospect }: Case): boolean =>
  !isProfile(document) && prospect.companies.some(company => isSiteOf(document.site, company))

export const isEmployersPage = onceOf(it => isOnOwnSite(it) || isOnSpelledSite(it))

/** `acme` of `acme.com`: a document that gives just this as the employer means it. */
const namesSite = ({ document, findings, prospect }: Case): boolean =>
  textClaims(document, findings, "professional.current_company").some(company =>
    [...prospect.sites].some(site => isSiteOf(site, company))
  )

/** `adahale.com` of Ada Hale: who bears a name says nothing of whom the address is. */
const isOwnDomain = (label: string, { names }: Prospect): boolean => {
  const spelled = label.replace(/[^\p{L}]/gu, "")
  return names.some(({ first, last }) => [`${first}${last}`, `${last}${first}`, last].includes(spelled))
}

/** The domain of the email address alone tells the employer's name. */
const spellsEmployer = (it: Case): boolean =>
  [...it.prospect.sites].some(site => {
    const label = labelOf(site)
    if (isOwnDomain(label, it.prospect)) return false
    return aboutThem(it)
      .map(withoutAddresses)
      .some(text => spellsSite(site, text) || namesInflected(text, label))
  })

/** `Ada Hale` of Ada Hale Ceramics: whoever bears the name says nothing of the house by it. */
const isOwnName = (text: string, { names }: Prospect): boolean => {
  const called = parseName(text)
  return names.some(({ first, last }) => first === called?.first && last === called.last)
}

/** `visited Acme and other employers`: what somebody has to do with a house where they do not work. */
const passing = /(?<![\p{L}])(?:visit(?:s|ed|ing)|tour(?:s|ed|ing)|audit(?:s|ed|ing)|sued) [^.;]*/gu
/** `serves as treasurer of Acme`: of whom the client knows another position there, it is somebody else's house. */
const office =
  /(?<![\p{L}])(?:(?:as|is|was|a|an|its|the|and|current|former) )+(?:(?:honorary|hon\.) )?(?:treasurer|trustee|governor|secretary|(?:board|committee|council) member|member of the board) (?:of|at|for) [^.;]*/giu

const withoutPassing = (it: Case, text: string): string => {
  const told = text.replace(passing, "")
  const { title } = it.prospect
  return title === null || isClubOffice(title) ? told : told.replace(office, "")
}

/** The employer's name as it stands, in another language or case, or with its kind in another place. */
const namesEmployer = (it: Case, company: string): boolean => {
  const { document, findings } = it
  const field = "professional.current_company"
  const claimed = isProfile(document) ? textClaims(document, findings, field) : []
  const label = spelling(comparable(field, company))
  const alone = nameAlone(company) ?? ""
  const told = aboutThem(it).map(text => withoutPassing(it, text))
  const names = (called: string): boolean =>
    stands(field, called, told) || claimed.some(other => valuesAgree(field, called, other))
  return (
    names(company) ||
    (alone.includes(" ") && !isOwnName(alone, it.prospect) && names(alone)) ||
    [...told.map(withoutAddresses), ...claimed].some(
      text => namesTranslated(text, company) || namesInflected(text, label)
    )
  )
}

/** `Kettle Range Public Radio` of KTRP: a name by which the employer's own pages are headed. One word may be that of a department. */
const namesHouse = ({ document, findings, prospect }: Case): boolean =>
  textClaims(document, findings, "professional.current_company").some(
    claimed => claimed.includes(" ") && stands("professional.current_company", claimed, prospect.siteTitles)
  )

/** What leads to a house where somebody works. */
const atHouse =
  "(?:at|with|joined|@|bei|bei der|beim|chez|en|presso|na|no|bij|bij de|på|hos|w|works for|working for|arbeitet für|werkt voor|jobbar på|jobbar för|jobber i|arbejder hos|pracuje w|travaille pour|lavora per|trabaja para|trabaja en|trabalha na|trabalha no|employed by|employer:|firma:|company:)"

/** `CTO of the lender Acme` */
const postOf =
  "(?:CEO|CTO|CFO|COO|CIO|CISO|chief|head|director|manager|founder|owner|partner|engineer|officer) (?:of|at) the (?:\\p{Ll}+ )?(?:lender|maker|brewer|insurer|bank|firm|company|charity|developer|publisher|retailer|builder|operator|consultancy|agency|start-up|studio)"

/** `jobbar på Kelvara`, of Kelvara Therapeutics. */
const worksAtShortName = (it: Case): boolean =>
  [...shortNames(it.prospect.companies), ...it.prospect.companies.flatMap(name => leadOf(name) ?? [])].some(
    name =>
      aboutThem(it).some(line =>
        regex.u`(?<![\\p{L}])(?:${atHouse}|(?<=,) (?:of|from)|${postOf}) ${Pattern.escape(name)}(?![\\p{L}-]| \\p{Lu})`.test(
          line
        )
      )
  )

/** `MD @TandalaBridges`: what an account of theirs says for whom they work. */
const namesAccount = ({ document, findings, prospect }: Case): boolean =>
  document.source_class !== "first-party" &&
  textClaims(document, findings, "professional.current_company").some(claimed =>
    prospect.companies.some(company => !claimed.includes(" ") && isAccountOf(claimed, company))
  )

/** What the page says of whom it names, grammar tells: they work for the employer. */
const isGivenPosition = ({ document, findings, prospect }: Case): boolean => {
  const field = "professional.current_company"
  const claimed = isProfile(document) ? [] : textClaims(document, findings, field)
  return claimed.some(company => prospect.companies.some(ours => valuesAgree(field, ours, company)))
}

/** `Formerly VP Technology at Acme Freight.`: what a profile says of its owner's last house. */
const workedThere = ({ document, prospect }: Case): boolean =>
  (isProfile(document) || Option.isSome(profileHandle(document.page_url))) &&
  matchesIn(
    document.text,
    /(?<![\p{L}])(?:[Ff]ormerly|[Pp]reviously|[Ff]ormer|[Bb]efore that|[Ee]x-|[Pp]ast|[Pp]rior)(?![\p{L}])[^.;\n]{3,120}/gu
  ).some(([told]) =>
    prospect.companies.some(company => stands("professional.current_company", company, [told]))
  )

export const withCompany = onceOf(
  it =>
    workedThere(it) ||
    isOnSpelledSite(it) ||
    worksAtShortName(it) ||
    isGivenPosition(it) ||
    namesAccount(it) ||
    namesSite(it) ||
    namesHouse(it) ||
    spellsEmployer(it) ||
    it.prospect.companies.some(company => namesEmployer(it, company))
)

/** A document of a registry or the employer's own, also of a site that is spelled like it, that tells of the employer and names nobody of the prospect's name. */
export const isAboutEmployer = (it: Case): boolean => {
  const { document, findings, prospect, naming } = it
  const isOfCompanies = document.source_class === "registry" || isEmployersPage(it)
  if (!isOfCompanies || naming.relation !== "unnamed") return false
  if (isOnOwnSite(it)) return true
  const fields = new Set(findings.claimsOf(document).map(({ field }) => field))
  const isCompanyOnly = [...fields].every(
    field => field === "professional.current_company" || field === "professional.industry"
  )
  const site = [...prospect.sites].some(domain =>
    stands("professional.current_company", domain, [document.text])
  )
  return (
    fields.size > 0 &&
    isCompanyOnly &&
    (site ||
      namesSite(it) ||
      prospect.companies.some(company => stands("professional.current_company", company, [document.text])))
  )
}
