import { comparable, matchesIn } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import { isFrequentSurname } from "../names/frequentNames.ts"
import { type PersonName, parseName } from "../names/PersonName.ts"
import { relateFirst } from "../names/relateNames.ts"
import { boasts } from "./boasting.ts"
import {
  aboutThem,
  type Case,
  claimsAbout,
  contradicts,
  headingsOf,
  isNamed,
  isOnOwnSite,
  stands,
  states,
  withCompany
} from "./Case.ts"
import { isDeniedByHouse, isDisowned } from "./denied.ts"
import { areNamesakesEmails, areOfOneHouse, isFirstNameOnly, isMadeFor } from "./emails.ts"
import { isProfile, textClaims } from "./Findings.ts"
import type { Naming } from "./naming.ts"
import { hasGivenTitle, holdsAnotherPosition, isOfSpeaker } from "./positions.ts"
import { hasForeignCalling } from "./professions.ts"
import { areOtherTitles } from "./titles.ts"
import type { Signal } from "./weights.ts"

/** `c.brandt@` on a page that names Carla Brandt beside Corin: of two of a surname it is the other's. */
const isOfRelative = (email: string, { first, last }: PersonName, text: string): boolean =>
  matchesIn(text, /(?<given>\p{Lu}[\p{L}’'-]+) (?<family>\p{Lu}[\p{L}’'-]+)/gu).some(({ groups }) => {
    const other = parseName(`${groups?.given} ${groups?.family}`)
    return (
      other?.last === last &&
      other.first !== first &&
      !isFirstNameOnly(email, other) &&
      relateFirst(first, other.first) === "other" &&
      isMadeFor(email, other)
    )
  })

/**
 * Addresses of other forms than the prospect's may be the prospect's as well, unless many are called so, or the house shows theirs
 * on another page.
 */
const showsNamesakesEmail = ({
  document: { text },
  traces: { emails },
  prospect: { email, names, isEmailShown }
}: Case): boolean =>
  email !== null &&
  !emails.includes(email) &&
  emails.some(
    theirs =>
      !names.some(name => isOfRelative(theirs, name, text)) &&
      (areNamesakesEmails(email, theirs) ||
        (areOfOneHouse(email, theirs) &&
          names.some(
            name =>
              (isFrequentSurname(name.last) || (isEmailShown && !isFirstNameOnly(theirs, name))) &&
              isMadeFor(email, name) &&
              isMadeFor(theirs, name)
          )))
  )

const nameConflicts: Partial<Record<Naming["relation"], Signal>> = {
  "another name": "another person's name",
  "another middle name": "another middle name",
  "another generation": "another generation",
  "several people": "several people of this name"
}

/** Pages of an employer that is not the prospect's. */
const isForeignEmployer = (it: Case): boolean =>
  it.document.source_class === "first-party" &&
  it.prospect.sites.size > 0 &&
  !isOnOwnSite(it) &&
  isNamed(it) &&
  !withCompany(it)

/** What houses have inside them. */
const unit =
  /\b(?:lab|laboratory|laboratorium|group|team|institute?|centre|center|department|dept|division|clinic|school|faculty|chair|unit|lehrstuhl|arbeitsgruppe|fakultät|fachbereich|laboratoire|équipe|laboratorio|laboratório|departamento|grupo|gruppo)\b/iu

/** The site of a unit of the employer, which its pages name. */
const isOfUnit = ({ document, findings, prospect }: Case): boolean =>
  !isProfile(document) &&
  textClaims(document, findings, "professional.current_company").every(company => unit.test(company)) &&
  prospect.companies.some(company => stands("professional.current_company", company, [document.text]))

const hasAnotherEmployer = (it: Case): boolean => {
  const { companies } = it.prospect
  // Whoever has a site of their own tells there for whom they work; so does the site of an address, where the client names no house.
  if (isOnOwnSite(it) && (it.document.source_class === "self" || it.prospect.company === null)) return false
  return (
    isForeignEmployer(it) ||
    (companies.length > 0 &&
      !withCompany(it) &&
      !isOfUnit(it) &&
      contradicts(it, "professional.current_company", companies))
  )
}

const lifespan = /\((?:c\. ?|born )?(1\d{3}|20\d\d)\s?[-–—]\s?(1\d{3}|20\d\d)\)/g
/** Shorter spans of years are terms of office. */
const leastLifespan = 30
const deceased =
  /\b(?:obituary|in memoriam|in loving memory|rest in peace|passed away|deceased|died (?:in|on|at|of|aged|last|this|yesterday|peacefully|suddenly|unexpectedly|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|survived by (?:his|her|their)|born:? (?:in |on )?(?:\d{1,2} )?(?:\w+ )?1[0-8]\d\d)\b|^died:/im

/** `Her predecessor, Rui Prates, died in May`: somebody else. */
const ofPredecessor = /[^.!?\n]*(?<![\p{L}])predecessor(?![\p{L}])[^.!?\n]*/gu

/** `/obituaries/2013/ada-hale`: what stands there tells of the dead. */
const ofTheDead =
  /\/(?:obituar(?:y|ies)|in-memoriam|death-notices?|nachrufe?|necrolog\w*|avis-de-deces)(?:[/.-]|$)/iu

/** So many years after somebody began to work nobody works any more. */
const longestCareer = 48

/** `In 1971 Ada Lovelace, a grain merchant, began …`: a founder whose name the family still uses. */
const workedIn = ({ document, naming }: Case): boolean => {
  const year = Number(document.fetched_at.slice(0, 4))
  return naming.blocks.some(text =>
    matchesIn(text, /(?<![\p{L}\d])In (?<then>1[89]\d\d),? (?=\p{Lu})/gu).some(
      ({ groups, index = 0, 0: lead }) => {
        const who = foldName(text.slice(index + lead.length))
        return (
          year - Number(groups?.then) >= longestCareer &&
          naming.names.some(({ first, last }) => who.startsWith(`${first} ${last}`))
        )
      }
    )
  )
}

/** Nobody is dead on a page of their own. */
const isHistorical = (it: Case): boolean => {
  const { document, naming } = it
  if (document.source_class === "self") return false
  const told = [document.title ?? "", ...naming.blocks].join("\n")
  const text = told.includes("redecessor") ? told.replace(ofPredecessor, "") : told
  const spans = matchesIn(text, lifespan)
  return (
    // Who holds the position that the client gives has founded a house long ago, and is still there.
    (workedIn(it) && !hasGivenTitle(it)) ||
    deceased.test(text) ||
    ofTheDead.test(document.page_url) ||
    spans.some(([, from, to]) => Number(to) - Number(from) >= leastLifespan)
  )
}

/** `was senior partner of Acme until he retired in 2011`, right behind a name. */
const untilRetired =
  /^ (?:was|served|worked|had been)(?: as)? (?<post>[^.;]{2,100}?) until (?:(?:he|she|they) retired|(?:his|her|their) retirement)(?![\p{L}])/u

/** Whoever left the house for good is not who works there by its own word: a parent, as a rule. */
const hasRetired = (it: Case): boolean => {
  if (!it.prospect.isOnStaff || !isNamed(it) || isOnOwnSite(it)) return false
  const field = "professional.current_company"
  return aboutThem(it).some(text =>
    matchesIn(text, /\p{Lu}[\p{L}'’-]+(?= (?:was|served|worked|had been) )/gu).some(({ 0: word, index }) => {
      const post =
        untilRetired.exec(text.slice(index + word.length, index + word.length + 200))?.groups?.post ?? ""
      return (
        it.naming.names.some(({ last }) => last === foldName(word)) &&
        it.prospect.companies.some(company => stands(field, company, [post]))
      )
    })
  )
}

/** Judged only where something is known of what the prospect does, and nothing of it is said here. */
const hasAnotherProfession = (it: Case): boolean => {
  const { companies, titles, sites, headings } = it.prospect
  const known = [...companies, ...titles, ...sites, ...headings]
  if (!isNamed(it) || known.length === 0 || isOnOwnSite(it) || withCompany(it)) return false
  if (titles.some(title => states(it, "professional.current_title", title))) return false
  const stated = textClaims(it.document, it.findings, "professional.current_title")
  return hasForeignCalling([...it.naming.blocks, ...stated], known)
}

const hasAnotherTitle = (it: Case): boolean => {
  const { titles } = it.prospect
  const claimed = claimsAbout(it, "professional.current_title").filter(title => !isOfSpeaker(it, title))
  return (
    titles.length > 0 &&
    claimed.length > 0 &&
    !titles.some(title =>
      stands("professional.current_title", title, [...headingsOf(it), ...it.naming.blocks])
    ) &&
    claimed.every(other => titles.every(title => areOtherTitles(title, other)))
  )
}

const hasAnotherLocation = (it: Case): boolean =>
  it.prospect.location !== null && contradicts(it, "professional.current_location", [it.prospect.location])

/** Whether all that the document gives as the person's profile of a service is another than the client gave. */
const hasAnotherProfile = ({ document, findings, prospect }: Case): boolean =>
  profileFields.some(([kind, field]) => {
    const given = prospect.profiles.filter(profile => profile.kind === kind)
    const claimed = textClaims(document, findings, field)
    return (
      given.length > 0 &&
      claimed.length > 0 &&
      !given.some(({ value }) => claimed.some(other => comparable(field, other) === comparable(field, value)))
    )
  })

const profileFields = [
  ["linkedin", "social_media.linkedin.url"],
  ["twitter", "social_media.twitter.url"]
] as const

const when = (holds: boolean, signal: Signal): ReadonlyArray<Signal> => (holds ? [signal] : [])

/** What says that the document is not about the prospect, beside where somebody lives and what they are called at work. */
export const conflictsOf = (it: Case): ReadonlyArray<Signal> => {
  const name = nameConflicts[it.naming.relation]
  return [
    ...(name === undefined ? [] : [name]),
    ...when(hasRetired(it), "retired from the employer"),
    ...when(isNamed(it) && showsNamesakesEmail(it), "shows a namesake's email address"),
    ...when(isDeniedByHouse(it), "has them gone, which the employer denies"),
    ...when(isNamed(it) && isDisowned(it), "of a house that the employer disowns"),
    ...when(hasAnotherEmployer(it), "another employer"),
    ...when(hasAnotherProfession(it), "another profession"),
    ...when(holdsAnotherPosition(it), "another position at the employer"),
    ...when(isNamed(it) && boasts(it), "told by somebody who boasts of them"),
    ...when(isHistorical(it), "historical or deceased"),
    ...when(it.hearsay === "collected", "list that nobody on it was asked for"),
    ...when(it.hearsay === "accusing", "accuses people by nameless witnesses"),
    ...when(it.hearsay === "invented", "says itself that it is invented")
  ]
}

/** What changes in the life of one person as well. */
export const differencesOf = (it: Case): ReadonlyArray<Signal> => [
  ...when(hasAnotherTitle(it), "another title"),
  ...when(hasAnotherLocation(it), "another location"),
  ...when(hasAnotherProfile(it), "another profile than the one that was given")
]
