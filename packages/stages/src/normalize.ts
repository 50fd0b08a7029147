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
import { isFreeMail } from "./sources/freeMail.ts"
import { plainLine } from "./sources/plainText.ts"

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

/** `ada.lovelace@…` and `ada_lovelace@…` spell a name; `alovelace`, `a.lovelace`, `ada.l2` and role mailboxes do not. */
const nameInEmail = (email: string): Option.Option<string> => {
  const parts = email.replace(/[@+].*$/, "").split(/[._]/)
  const isName = parts.every(part => /^\p{L}[\p{L}\p{M}'’-]*\p{L}$/u.test(part) && !roleWords.has(part))
  return parts.length === 2 && isName ? Option.some(parts.map(capitalize).join(" ")) : Option.none()
}

const companyDomain = (email: string): Option.Option<string> => {
  const host = email.slice(email.indexOf("@") + 1)
  return Option.filter(
    Option.fromNullable(getDomain(host, { allowPrivateDomains: true })),
    domain => !isFreeMail(host) && !isFreeMail(domain)
  )
}

/** The handles that the client's own words hold. */
export const handlesOf = (contact: ContactData): ReadonlyArray<Handle> => {
  const email = Option.flatMap(Option.fromNullable(contact.email), normalizeEmail)
  const fullName = Option.filter(
    Option.map(Option.fromNullable(contact.full_name), plainLine),
    name => name !== ""
  )
  const values: Partial<Record<Handle["kind"], Option.Option<string>>> = {
    name: Option.orElse(fullName, () => Option.flatMap(email, nameInEmail)),
    email,
    company_domain: Option.flatMap(email, companyDomain),
    linkedin: Option.flatMap(Option.fromNullable(contact.linkedin_url), normalizeLinkedinUrl),
    twitter: Option.flatMap(Option.fromNullable(contact.twitter_url), normalizeTwitterUrl)
  }
  const kinds = ["name", "email", "company_domain", "linkedin", "twitter"] as const
  return kinds.flatMap(kind =>
    Option.toArray(values[kind] ?? Option.none()).map(value => ({ kind, value, document: null }))
  )
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
