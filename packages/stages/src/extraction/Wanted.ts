import type { Handle, StageInput } from "@prospect-research/core"
import { withoutAccents, withoutLegalForm } from "@prospect-research/core"
import { briefName } from "../names/briefName.ts"
import { withoutHonorifics } from "../names/honorifics.ts"
import { nameGiven } from "../names/nameGiven.ts"
import { parseName } from "../names/PersonName.ts"
import { domainLabel, spelling } from "../sources/domainNames.ts"
import { plainLine } from "../sources/plainText.ts"

/** Where a company sits, and the words that say so. */
export interface Office {
  readonly quote: string
  readonly place: string
}

/** Who is looked for on a page, and whom they work for. */
export interface Wanted {
  readonly names: ReadonlyArray<string>
  readonly emails: ReadonlyArray<string>
  /** The title that the client gave. */
  readonly title: string | undefined
  /** What the client calls the employer. */
  readonly employer: string | undefined
  /** What the employer is called, by the client and, on its own site, by the site. */
  readonly companies: ReadonlyArray<string>
  /** What the employer's site calls itself on its home page, where that is the site to be read. */
  readonly site?: string | undefined
  /** The one address of the employer's that the pages of its site show; `null` where they show several, or none. */
  readonly office?: Office | null
}

const distinct = (texts: ReadonlyArray<string | undefined>): ReadonlyArray<string> => [
  ...new Set(texts.flatMap(text => (text === undefined || plainLine(text) === "" ? [] : [plainLine(text)])))
]

/** `Ada Hale` where Ada Hale Jr is sought: it may be either's. */
const isOpen = (name: string, given: string | undefined): boolean => {
  const [theirs, ours] = [parseName(name), parseName(given ?? "")]
  return (
    theirs !== null &&
    ours !== null &&
    theirs.last === ours.last &&
    theirs.generation === null &&
    ours.generation !== null
  )
}

/** The prospect as far as a page can be searched for them. */
export const wantedOf = ({ contact, known }: StageInput): Wanted => {
  const values = (kind: Handle["kind"]) => known.handles.filter(it => it.kind === kind).map(it => it.value)
  const given = nameGiven(contact)
  const called = distinct([...values("name"), given].map(name => name && withoutHonorifics(name)))
  const names = called.filter(name => !isOpen(name, given))
  return {
    names: distinct([...names, ...names.map(briefName)]),
    emails: values("email"),
    title: contact.title,
    employer: contact.company,
    companies: distinct([contact.company])
  }
}

const companyKey = (name: string): string =>
  withoutAccents(withoutLegalForm(name.normalize("NFKC")))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** Whether a company named on a page is the employer; one that nothing is known of is not. */
export const isEmployer = (company: string, { companies }: Pick<Wanted, "companies">): boolean =>
  companies.some(known => {
    const [left, right] = [companyKey(company), companyKey(known)]
    return left !== "" && (left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `))
  })

/** In letters: a shorter beginning of a name is as often a word. */
const shortestDomain = 7

/** What firms have behind their names, and no society. */
const ofHouses =
  /^(?:brewing|brewery|software|studios?|group|consulting|partners|solicitors|architects|systems|labs?|company|co|ltd|limited|llc|llp|inc|gmbh|ag|pty|plc)+$/

/** Whether a name of several words is spelled by the domain of one of the addresses: `Acme Brewing` at acmebrewing.example. */
export const isOfDomain = (name: string, emails: ReadonlyArray<string>): boolean =>
  name.includes(" ") &&
  emails
    .map(email => domainLabel(`https://${email.split("@")[1]}`))
    .some(
      domain =>
        domain.endsWith(spelling(name)) ||
        (domain.length >= shortestDomain &&
          spelling(name).startsWith(domain) &&
          ofHouses.test(spelling(name).slice(domain.length)))
    )
