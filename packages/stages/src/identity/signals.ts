import { occursWhole } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { regex } from "../sources/regex.ts"
import {
  aboutThem,
  type Case,
  isAboutEmployer,
  isEmployersPage,
  isGivenProfile,
  isNamed,
  isOnOwnSite,
  states,
  withCompany
} from "./Case.ts"
import { conflictsOf, differencesOf } from "./conflicts.ts"
import { hasDoubleSurname, hasUniqueSurname } from "./doubleSurnames.ts"
import { isProfile, isServiceRecord, schoolsOf } from "./Findings.ts"
import { isOldPage } from "./oldPages.ts"
import { onePage } from "./onePage.ts"
import { isOnSiteOf } from "./ownSites.ts"
import { hasGivenTitle, hasTitle } from "./positions.ts"
import { isRareName } from "./rareNames.ts"
import { areVerified, leadsTo, linkEachOther, profileKey, type Traces } from "./Traces.ts"
import { tellsTrade } from "./titles.ts"
import {
  colleagueSignals,
  namesakeSignals,
  type Reason,
  type Signal,
  shortenedShare,
  signalWeights,
  similarShare,
  workSignals
} from "./weights.ts"

const when = (holds: boolean, signal: Signal): ReadonlyArray<Signal> => (holds ? [signal] : [])

/** A loose hit of a search by email shows another address. */
const isFoundByEmail = ({ document, traces, prospect: { email } }: Case): boolean => {
  if (email === null || !traces.foundBy.has(email) || document.url === document.page_url) return false
  const shown = /^email: (?<email>\S+@\S+)$/m.exec(document.text.toLowerCase())?.groups?.email
  return shown === undefined || shown === email
}

const showsEmail = ({ traces, prospect: { email } }: Case): boolean =>
  email !== null && traces.emails.includes(email)

const showsGivenProfile = ({ document, traces, prospect }: Case): boolean =>
  prospect.profiles.some(profile => {
    const path = profile.value.replace(/^https?:\/\/(?:www\.)?/, "")
    return (
      traces.shown.has(profileKey(profile)) ||
      (/linkedin|twitter|x\.com/i.test(document.text) &&
        new RegExp(`(?<![\\w-])${Pattern.escape(path)}(?![\\w%-])`, "i").test(document.text))
    )
  })

/** What a client knows of somebody's work may be out of date, and the house itself knows better. */
const outdated: ReadonlySet<Signal> = new Set(["another title", "another position at the employer"])

/**
 * Anybody can write an address of the prospect beside facts of somebody else. A page that contradicts what is known has
 * shown nothing; an account of another employer may only be out of date, and so may the title that the employer's own page
 * does not give.
 */
const isCredible = (it: Case, conflicts: ReadonlyArray<Signal>): boolean => {
  if (!isProfile(it.document) && !isNamed(it) && !isOnOwnSite(it)) return false
  return conflicts.every(
    signal =>
      (isServiceRecord(it.document) && signal === "another employer") ||
      (isOnOwnSite(it) && isNamed(it) && outdated.has(signal))
  )
}

/** Documents that tell by their links whose another is. */
export interface Vouchers {
  /** These surely are the prospect's. */
  readonly anchors: ReadonlyArray<Traces>
  /** Pages of sites that are the prospect's, as far as is known: they vouch for no other site. */
  readonly homes: ReadonlyArray<Traces>
}

/** What other documents say of people of the prospect's name. */
export interface Namesakes {
  /** Documents of other sites are about others of the name. */
  readonly isSharedName: boolean
  /** The employer has another of the name, so that the name at the employer tells nobody. */
  readonly isSharedAtWork: boolean
  /** Their titles tell the two, of which one is known to be the prospect's. */
  readonly areToldByTitle: boolean
  /** All that is known of the other says that they live elsewhere than the client says of the prospect. */
  readonly areToldByTown: boolean
  /** The house calls the other by another form of the first name: `Robert` the father, `Rob` the son. */
  readonly areSpelledApart: boolean
  /** Sites that name somebody by the very name: half of a double surname is somebody else's there. */
  readonly exactSites: ReadonlySet<string>
}

const hasKnownTitle = (it: Case): boolean => it.prospect.titles.some(title => hasTitle(it, title))

/** What the client says that the prospect does, right where a page names them. */
const isOfGivenTrade = ({ naming, prospect: { title } }: Case): boolean =>
  title !== null && naming.blocks.some(block => tellsTrade(block, title))

/** The strongest thing that the name says: these are one observation, and count once. */
const nameSignal = (it: Case, namesakes: Namesakes): Signal => {
  const { areSpelledApart, areToldByTitle, areToldByTown, isSharedName, isSharedAtWork } = namesakes
  const isTold =
    // Then a parent may have held the post that is the child's today.
    (hasGivenTitle(it) && !isOldPage(it.document)) ||
    isOfGivenTrade(it) ||
    (areToldByTitle && hasKnownTitle(it)) ||
    (areToldByTown && isInGivenTown(it)) ||
    (areSpelledApart && it.naming.isSpelledAsGiven)
  if (isSharedAtWork && !it.naming.isExplicit && !isTold) return "common name"
  if (isOnOwnSite(it)) return "full name on the site of the email's domain"
  if (withCompany(it)) return "name and company together"
  const isCommon = isCommonName(it, isSharedName)
  if (withSchool(it) && (!isCommon || isInTown(it))) return "name and school of a confirmed document together"
  if (!isSharedName && hasUniqueSurname(it)) return "surname of two that hardly anybody else bears"
  if (!isSharedName && hasDoubleSurname(it) && isInTown(it)) return "double surname and town together"
  return isCommon ? "common name" : "rare name"
}

const isCommonName = ({ prospect }: Case, isSharedName: boolean): boolean =>
  isSharedName || prospect.names.some(name => !isRareName(name))

const isInGivenTown = (it: Case): boolean =>
  it.prospect.location !== null && states(it, "professional.current_location", it.prospect.location)

const isInTown = (it: Case): boolean =>
  it.prospect.locations.some(town => states(it, "professional.current_location", town))

/** What the page says of the employer elsewhere; where the name itself stands with it, that says more. */
const pageSignals = (it: Case, { isSharedName, isSharedAtWork }: Namesakes): ReadonlyArray<Signal> => {
  if (isSharedAtWork || isOnOwnSite(it) || withCompany(it)) return []
  const { isHousePage, isTelling } = onePage(it)
  return when(
    isHousePage || (isTelling && !isCommonName(it, isSharedName)),
    "employer named on the same page"
  )
}

/**
 * A name that is only similar counts for less; half of a double surname at the employer, and a second given name on its
 * site, for little less.
 */
const nameShare = ({ naming, document }: Case, signal: Signal, { exactSites }: Namesakes): number => {
  if (naming.relation !== "similar") return 1
  const isOnTheirSite = signal === "full name on the site of the email's domain"
  const isTheirs = (naming.isShortened && workSignals.has(signal)) || (naming.isBySecondName && isOnTheirSite)
  return isTheirs && !exactSites.has(document.site) ? shortenedShare : similarShare
}

const nameReason = (it: Case, namesakes: Namesakes): Reason => {
  const signal = nameSignal(it, namesakes)
  return reason(signal, nameShare(it, signal, namesakes))
}

/** `studied journalism at Marquette`, of Marquette University: elsewhere the short name may be a town's. */
const studiedAt = (school: string, text: string): boolean => {
  const short = school.replace(/ (?:university|college)$/i, "")
  return (
    short !== school &&
    regex.iu`(?<!\\p{L})(?:stud(?:ied|ying|ies)|graduated?|degrees?|alumn\\p{L}+|major(?:ed|ing)?|[BM]\\.?[AS]c?\\.?|MBA|Ph\\.?D\\.?) [^.;\\n]{0,60}?(?:at|from) ${Pattern.escape(short)}(?!\\p{L})`.test(
      text
    )
  )
}

const withSchool = (it: Case): boolean => {
  const stated = schoolsOf(it.document, it.findings).map(school => school.toLowerCase())
  return it.prospect.schools.some(
    school =>
      stated.includes(school.toLowerCase()) ||
      aboutThem(it).some(
        text => occursWhole(school.toLowerCase(), text.toLowerCase()) || studiedAt(school, text)
      )
  )
}

/** One of these: the strongest link with a document that is surely the prospect's. */
const linkSignal = (it: Case, vouchers: Vouchers): ReadonlyArray<Signal> => {
  const { anchors } = vouchers
  const { traces, document } = it
  // A link to a page that names nobody, such as an employer's home page, makes it nobody's.
  const others =
    isProfile(document) || isNamed(it) ? anchors.filter(other => other.document.id !== document.id) : []
  if (others.some(anchor => linkEachOther(anchor, traces))) return ["links to and from a confirmed document"]
  if (others.some(anchor => areVerified(anchor, traces))) return ["verified link with a confirmed document"]
  if (others.some(anchor => leadsTo(anchor, traces))) return ["linked with a confirmed document"]
  if (isOnSiteOf(vouchers.homes, it)) return ["page of the prospect's own site"]
  const isCurated = document.source_class !== "self" && isServiceRecord(document) && isNamed(it)
  return when(
    isCurated && others.some(anchor => leadsTo(traces, anchor)),
    "names a confirmed profile as this person's"
  )
}

const addressSignals = (
  it: Case,
  conflicts: ReadonlyArray<Signal>,
  vouchers: Vouchers
): ReadonlyArray<Signal> => {
  // An address on the profile of somebody of another name is a mention.
  const isTheirs = it.naming.relation !== "another name"
  const isShown = isTheirs && isCredible(it, conflicts)
  const isGiven = isTheirs && isGivenProfile(it)
  return [
    ...when(isShown && showsEmail(it), "shows the prospect's email address"),
    ...when(isGiven, "is the profile that was given"),
    ...when(!isGiven && isShown && showsGivenProfile(it), "shows the profile address that was given"),
    ...when(isFoundByEmail(it), "found by the prospect's email address"),
    ...linkSignal(it, vouchers)
  ]
}

const factSignals = (it: Case): ReadonlyArray<Signal> => [
  ...when(hasKnownTitle(it), "same title"),
  ...when(isInTown(it), "same location"),
  ...differencesOf(it)
]

const companySignals = (it: Case): ReadonlyArray<Signal> => {
  if (isNamed(it)) return []
  if (isOnOwnSite(it)) return ["site of the email's domain"]
  return when(isAboutEmployer(it), "speaks of the employer")
}

const reason = (signal: Signal, share = 1): Reason => ({
  signal,
  weight: Math.round(signalWeights[signal] * share * 100) / 100
})

/** Everything that speaks for and against a document being about the prospect. */
export const reasonsFor = (it: Case, vouchers: Vouchers, namesakes: Namesakes): ReadonlyArray<Reason> => {
  const { document, prospect } = it
  const isAnchor = vouchers.anchors.some(anchor => anchor.document.id === document.id)
  // Where the client gave no name, confirmed documents that call the prospect differently are all right.
  const isVouchedFor = !prospect.isNameGiven && isAnchor
  const conflicts = conflictsOf(it).filter(signal => !(isVouchedFor && signal === "another person's name"))
  const addresses = addressSignals(it, conflicts, vouchers)
  // Whoever has the prospect's addresses may be called by the client what they call themselves no more.
  const isTraced = addresses.length > 0
  const isShownAtWork = isOnOwnSite(it) && addresses.includes("shows the prospect's email address")
  const calling = conflicts.filter(
    signal => !(isTraced && signal === "another profession") && !(isShownAtWork && outdated.has(signal))
  )
  return [
    ...addresses.map(signal => reason(signal)),
    ...(isNamed(it)
      ? [
          nameReason(it, isTraced ? { ...namesakes, isSharedName: false, isSharedAtWork: false } : namesakes),
          ...pageSignals(it, namesakes).map(signal => reason(signal))
        ]
      : []),
    ...(isNamed(it) || (isTraced && isProfile(document))
      ? factSignals(it).map(signal => reason(signal))
      : []),
    ...companySignals(it).map(signal => reason(signal)),
    ...calling.map(signal => reason(signal))
  ]
}

/** Whether a document of the employer is about somebody else of the prospect's name. Of hearsay nobody learns that there are two. */
export const isColleagues = (it: Case & { readonly reasons: ReadonlyArray<Reason> }): boolean =>
  it.hearsay === null &&
  (isEmployersPage(it) || withCompany(it)) &&
  it.reasons.some(({ signal }) => colleagueSignals.has(signal))

/** Whether a document is about somebody else of the prospect's name. */
export const isNamesakes = ({ reasons }: { readonly reasons: ReadonlyArray<Reason> }): boolean =>
  reasons.some(({ signal }) => namesakeSignals.has(signal))
