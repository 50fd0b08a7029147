import type { Handle, StageInput } from "@prospect-research/core"
import { isEmployer, type Wanted, wantedOf } from "../extraction/Wanted.ts"
import { domainLabel, spelling } from "../sources/domainNames.ts"
import { plainLine } from "../sources/plainText.ts"

/** The prospect as the web can be searched for them. */
export interface Sought {
  /** The client's own spelling if there is one. */
  readonly name: string | undefined
  readonly wanted: Wanted
  readonly company: string | undefined
  /** Registrable domain of the employer, from the email address. */
  readonly domain: string | undefined
  readonly title: string | undefined
  readonly location: string | undefined
  readonly email: string | undefined
  /** Normal form of the profile that the client gave, or else that another source found. */
  readonly linkedin: string | undefined
  /** Profiles that the client gave: others on the same service are somebody else's. */
  readonly given: ReadonlyArray<Handle>
}

const claimed = ({ known }: StageInput, field: "current_company" | "current_title" | "current_location") =>
  known.claims
    .flatMap(claim => (claim.field === `professional.${field}` ? [claim.value] : []))
    .find(value => typeof value === "string")

export const soughtOf = (input: StageInput): Sought => {
  const { contact, known } = input
  const first = (kind: Handle["kind"]) => known.handles.find(handle => handle.kind === kind)?.value
  const wanted = wantedOf(input)
  const domain = first("company_domain")
  const company =
    contact.company ?? claimed(input, "current_company") ?? (domainLabel(`https://${domain}/`) || undefined)
  return {
    // One word names nobody.
    name: wanted.names.find(name => /\S\s+\S/.test(name)),
    wanted: company === undefined ? wanted : withCompany(wanted, company),
    company,
    domain,
    title: contact.title ?? claimed(input, "current_title"),
    location: contact.location ?? claimed(input, "current_location"),
    email: first("email"),
    linkedin: first("linkedin"),
    given: known.handles.filter(handle => handle.document === null)
  }
}

/** The domain of the email address is all that is known of the employer's name. */
export const isCompanyGuessed = ({ company, domain }: Sought): boolean =>
  company !== undefined && domain !== undefined && spelling(company) === domainLabel(`https://${domain}/`)

/** Nobody has said what the employer is called: the label of the domain stands for it. */
export const isLabelAlone = ({ company, domain }: Sought): boolean =>
  company !== undefined && domain !== undefined && company === domainLabel(`https://${domain}/`)

const withCompany = (wanted: Wanted, company: string): Wanted =>
  isEmployer(company, wanted) ? wanted : { ...wanted, companies: [...wanted.companies, company] }

/** The same prospect, by a name that nobody knew before. */
export const called = (sought: Sought, name: string): Sought => {
  const { wanted } = sought
  return {
    ...sought,
    name: sought.name ?? name,
    wanted: wanted.names.includes(name) ? wanted : { ...wanted, names: [...wanted.names, name] }
  }
}

/** The same prospect, with what the profile that the client gave says of them. */
export const introducedBy = (
  sought: Sought,
  profile: { readonly name: string; readonly company: string | undefined }
): Sought => {
  const known = called(sought, sought.name ?? plainLine(profile.name))
  const company = sought.company ?? profile.company
  return company === undefined ? known : { ...known, company, wanted: withCompany(known.wanted, company) }
}
