import { type Document, matchesIn } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import { domainLabel, spellings } from "../sources/domainNames.ts"
import { regex } from "../sources/regex.ts"
import { type Case, isNamed, isOnOwnSite } from "./Case.ts"
import { valuesAgree } from "./Findings.ts"

/** `Ada Brandt remains Chief Executive`, right behind a name: what houses say when others have it that somebody left. */
const stays =
  /^ (?:remains|continues (?:as|to (?:lead|run|serve))|is still|(?:has|did) not (?:left|leave)|is not leaving|is staying(?: on)?|bleibt|est toujours|reste|sigue siendo|rimane|blijft)(?!\p{L})/u

/** In characters behind the name. */
const longestDenial = 40

/** Who has gone from where they worked. */
const gone =
  /(?<!\p{L})(?:former(?:ly)?|ex-|erstwhile|stepped (?:down|aside)|left|has joined|departed|resigned|quit|ehemalige[rn]?|ancien(?:ne)?|exdirector\p{L}*)(?!\p{L})/iu

const pagesOfHouse = ({ findings, prospect: { sites } }: Case): ReadonlyArray<Document> =>
  findings.documents.filter(({ site }) => sites.has(site))

/** Whether a page of the house itself says that the prospect stays. */
const saysToStay = (it: Case): boolean =>
  pagesOfHouse(it).some(({ text }) =>
    matchesIn(text, /\p{Lu}[\p{L}'’-]+(?= \p{Ll})/gu).some(({ 0: word, index }) => {
      const behind = index + word.length
      return (
        stays.test(text.slice(behind, behind + longestDenial)) &&
        it.prospect.names.some(({ last }) => foldName(word) === last)
      )
    })
  )

/** Whether a page of others has somebody gone to another house, of whom the prospect's house says that they stay. */
export const isDeniedByHouse = (it: Case): boolean =>
  it.prospect.isOnStaff &&
  isNamed(it) &&
  !isOnOwnSite(it) &&
  it.document.source_class !== "self" &&
  it.naming.blocks.some(text => gone.test(text)) &&
  movedOn(it) &&
  saysToStay(it)

/** The house that was left stands in the sentence as well: it is the other one that counts. */
const movedOn = (it: Case): boolean => {
  const { companies } = it.prospect
  return it.findings
    .claimsOf(it.document)
    .some(
      ({ field, value }) =>
        field === "professional.current_company" &&
        typeof value === "string" &&
        !companies.some(company => valuesAgree(field, company, value))
    )
}

const body = "(?<body>\\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+){0,2})"
/** How a house disowns who uses the name of one of its people: `CoinSprout lists Ada Brandt as its adviser. She is not, and never was.` */
const disowning = [
  regex.gu`${body} (?:lists|names|shows|quotes|claims|features|presents|calls|uses) [^.]{3,80}\\. (?:She|He|They|It|That) (?:is|was|are|has|have|does|do)(?:n['’]t| not| never|, and never)(?!\\p{L})`,
  regex.gu`(?<!\\p{L})(?:nothing to do|not (?:affiliated|associated|connected)|no (?:connection|link|relationship|affiliation)|never (?:worked|been involved)|not an? (?:advis[eo]r|investor|partner|director)) (?:with|to|of|for|in) (?:the )?${body}`,
  regex.gu`(?<!\\p{L})never (?:advised|endorsed|backed|joined|invested in|worked for) (?:the )?${body}`
]

/** Read once, however many pages are held against it in however many rounds. */
const disowned = new WeakMap<Document, ReadonlyArray<string>>()

/** Whom a page disowns, as their names stand in domains. */
const disownedIn = (page: Document): ReadonlyArray<string> => {
  const known =
    disowned.get(page) ??
    disowning
      .flatMap(form => matchesIn(page.text, form))
      .flatMap(({ groups }) => spellings(groups?.body ?? ""))
  disowned.set(page, known)
  return known
}

/** Whether the page stands on the site of somebody whom the prospect's house disowns. */
export const isDisowned = (it: Case): boolean => {
  const { document, prospect } = it
  if (prospect.sites.has(document.site) || document.source_class === "self") return false
  const label = domainLabel(document.page_url)
  return pagesOfHouse(it).some(page => disownedIn(page).includes(label))
}
