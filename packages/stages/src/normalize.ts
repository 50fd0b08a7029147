import {
  type ContactData,
  type Handle,
  normalizeEmail,
  normalizeLinkedinUrl,
  normalizeTwitterUrl,
  stageLayer
} from "@prospect-research/core"
import { Effect, Option } from "effect"
import { getDomain } from "tldts"
import { mayBeMadeFor } from "./identity/emails.ts"
import { foldName } from "./names/foldName.ts"
import { isFrequentSurname } from "./names/frequentNames.ts"
import { isGivenName } from "./names/givenNames.ts"
import { jaroWinkler, leastSimilarity, parseName } from "./names/index.ts"
import { nameGiven } from "./names/nameGiven.ts"
import { isFreeMail } from "./sources/freeMail.ts"

/** Words of mailboxes that belong to no person. */
const roleWords = new Set(
  `info sales support contact hello office admin administrator team press media news newsletter jobs career careers hr
billing accounts accounting invoice invoices finance legal privacy security abuse postmaster webmaster hostmaster root
help helpdesk service customer customers care marketing partner partners partnerships no reply noreply donotreply mail
mailer daemon notifications notification alerts alert orders order shop store events event feedback general enquiries
inquiries reception recruiting recruitment talent people dev developer developers engineering it ops test demo`.split(
    /\s+/
  )
)

const capitalize = (part: string): string =>
  part.replace(/(^|[-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())

const isWord = (part: string): boolean => /^\p{L}[\p{L}\p{M}'’-]*\p{L}$/u.test(part) && !roleWords.has(part)
/** `jb` of Jean-Baptiste, `cr` of a councillor. */
const isAbbreviation = (part: string): boolean => /^[^aeiouyáéíóúäöü]{1,3}$/u.test(part)
const isInitial = (part: string): boolean => /^\p{L}$/u.test(part)

/** Words in the order given name, family name: some houses write `lovelace.ada@…`. */
const inOrder = (first: string, last: string): readonly [string, string] =>
  isGivenName(last) && !isGivenName(first) && isFrequentSurname(first) ? [last, first] : [first, last]

/** `ada.lovelace@…`, `ada_lovelace@…` and `ada.m.lovelace@…` spell a name; `alovelace`, `a.lovelace`, `ada.l2` and role mailboxes do not. */
const nameInEmail = (email: string): Option.Option<string> => {
  const parts = email.replace(/[@+].*$/, "").split(/[._]/)
  const [first = "", ...others] = parts
  const [last = "", middle = "", ...more] = [...others].reverse()
  if (!isWord(first) || isAbbreviation(first) || !isWord(last) || more.length > 0) return Option.none()
  if (middle !== "") {
    return isInitial(middle)
      ? Option.some(`${capitalize(first)} ${middle.toUpperCase()}. ${capitalize(last)}`)
      : Option.none()
  }
  return Option.some(inOrder(first, last).map(capitalize).join(" "))
}

/** `lurdes@…` of Maria de Lurdes Prates: by which of several given names somebody goes, and their surnames. Others call them so. */
const calledByEmail = (email: string, fullName: string): Option.Option<string> => {
  const [local = ""] = email.split(/[@+._-]/)
  const words = fullName.split(" ")
  const at = words.findIndex(word => foldName(word) === local)
  return at > 0 && at < words.length - 1 && words.slice(0, at + 1).every(isGivenOrSmall)
    ? Option.some(words.slice(at).join(" "))
    : Option.none()
}

/** In letters: shorter ones are initials. */
const leastShort = 3

/** `del@…` of Delbert Zumwalt, `saia@…` of Siosaia Fonua: what is left of a given name, which some pages use. */
const shortByEmail = (email: string, fullName: string): Option.Option<string> => {
  const [local = ""] = email.split(/[@+._]/)
  const [first = "", ...others] = fullName.split(" ")
  const whole = foldName(first)
  const isShort =
    others.length > 0 &&
    local.length >= leastShort &&
    local.length < whole.length &&
    (whole.startsWith(local) || whole.endsWith(local))
  return isShort ? Option.some([capitalize(local), ...others].join(" ")) : Option.none()
}

/** In letters: shorter surnames are one slip apart from too many others. */
const shortestSurname = 5

/** What an address has for a surname, behind the given name or its initial: `hopkin` of `gareth.hopkin@`, `ghopkin@`. */
const surnamesInEmail = (local: string, first: string): ReadonlyArray<string> => {
  const parts = local.split(/[._-]/)
  const [before = "", family = ""] = [parts.slice(0, -1).join(""), parts.at(-1)]
  if (before !== "") return before.charAt(0) === first.charAt(0) ? [family] : []
  return [first, first.charAt(0)].filter(it => local.startsWith(it)).map(it => local.slice(it.length))
}

/** `hbrzezicki@…` of Helen Brzezicky: the house spells its people rightly, and the client made a slip. Pages have the house's spelling. */
const spelledByEmail = (email: string, fullName: string): Option.Option<string> => {
  const name = parseName(fullName)
  if (name === null || mayBeMadeFor(email, name)) return Option.none()
  const family = surnamesInEmail(email.replace(/@.*$/, ""), name.first).find(
    it =>
      /^[a-z]+$/.test(it) &&
      it.length >= shortestSurname &&
      Math.abs(it.length - name.last.length) <= 1 &&
      jaroWinkler(it, name.last) >= leastSimilarity
  )
  return Option.map(Option.fromNullable(family), it =>
    [...fullName.split(" ").slice(0, -1), capitalize(it)].join(" ")
  )
}

const isGivenOrSmall = (word: string): boolean => /^\p{Ll}/u.test(word) || isGivenName(foldName(word))

/** LinkedIn makes `/in/ada-lovelace-1b2c` of a name. People choose other words as well: one of the two must be known as a name. */
const nameInLinkedin = (address: string): Option.Option<string> => {
  const slug = decodeURIComponent(/\/in\/([^/]+)$/.exec(address)?.[1] ?? "").normalize("NFC")
  const parts = slug
    .toLowerCase()
    .split("-")
    .filter((part, index) => index === 0 || !/\d/.test(part))
  const [first = "", last = ""] = parts
  const isName = parts.length === 2 && isWord(first) && isWord(last)
  return isName && (isGivenName(foldName(first)) || isFrequentSurname(foldName(last)))
    ? Option.some(`${capitalize(first)} ${capitalize(last)}`)
    : Option.none()
}

/** Former members of a university and its students keep an address there. */
const isMembers = (host: string): boolean =>
  /^(?:.+\.)?(?:alum|alumni|alumnos|student|students|stud)\./.test(host)

const companyDomain = (email: string): Option.Option<string> => {
  const host = email.slice(email.indexOf("@") + 1)
  return Option.filter(
    Option.fromNullable(getDomain(host, { allowPrivateDomains: true })),
    domain => !isFreeMail(host) && !isFreeMail(domain) && !isMembers(host)
  )
}

/** The handles that the client's own words hold. */
export const handlesOf = (contact: ContactData): ReadonlyArray<Handle> => {
  const email = Option.flatMap(Option.fromNullable(contact.email), normalizeEmail)
  const fullName = Option.fromNullable(nameGiven(contact))
  const linkedin = Option.flatMap(Option.fromNullable(contact.linkedin_url), normalizeLinkedinUrl)
  const values: Partial<Record<Handle["kind"], Option.Option<string>>> = {
    name: Option.firstSomeOf([
      fullName,
      Option.flatMap(email, nameInEmail),
      Option.flatMap(linkedin, nameInLinkedin)
    ]),
    email,
    company_domain: Option.flatMap(email, companyDomain),
    linkedin,
    twitter: Option.flatMap(Option.fromNullable(contact.twitter_url), normalizeTwitterUrl)
  }
  const kinds = ["name", "email", "company_domain", "linkedin", "twitter"] as const
  const calledBy = (rule: typeof calledByEmail): ReadonlyArray<Handle> =>
    Option.toArray(
      Option.flatMap(Option.all([email, fullName]), ([address, name]) => rule(address, name))
    ).map(value => ({ kind: "name", value, document: null }))
  return [
    ...calledBy(calledByEmail),
    ...kinds.flatMap(kind =>
      Option.toArray(values[kind] ?? Option.none()).map(value => ({ kind, value, document: null }))
    ),
    ...calledBy(shortByEmail),
    ...calledBy(spelledByEmail)
  ]
}

/** Turns contact data into handles. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name: "normalize",
    version: "1",
    kind: "gather" as const,
    after: [],
    required: true,
    timeLimit: "1 second",
    budget: 0,
    run: ({ contact }) => Effect.sync(() => ({ handles: [...handlesOf(contact)] }))
  })
)
