import { isTitle } from "../../sources/roles.ts"
import { listItems } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { organizationWord } from "../naming/properName.ts"
import { isPublicMatter, isSpeakableName } from "../privateMatters.ts"
import { achievementItem } from "../rules/achievements.ts"
import { certificationItem, letteredItem } from "../rules/certification.ts"
import { communityItem } from "../rules/community.ts"
import { degreeItem } from "../rules/education.ts"
import { placeItem } from "../rules/location.ts"
import { petItem } from "../rules/pets.ts"
import { languageItem } from "../rules/skills.ts"
import { teamItem } from "../rules/teams.ts"
import type { Topic } from "../topics.ts"
import { isCharity } from "../words/charities.ts"
import { isFellowship } from "../words/fellowships.ts"
import { isField } from "../words/fields.ts"
import { endsInTechnology } from "../words/technologies.ts"
import { asideItem, hobbyItem, householdItem, interestItem, scanned } from "./liked.ts"
import { naturalLanguage } from "./naturalLanguage.ts"
import { petListed } from "./petListed.ts"
import { employerItem, industryItem, positionItem } from "./positions.ts"
import { schoolEntry } from "./schools.ts"
import { sideAlone, sideFollowed, sideItem } from "./sides.ts"
import { skillEntry } from "./skills.ts"

type Reader = (line: string) => ReadonlyArray<Fact>

/** Secretaries and assistants stand in the same tables as the boards. */
const memberItem: Reader = line =>
  communityItem("personal.memberships")(line).filter(
    ({ value }) => organizationWord.test(String(value)) || !looksLikeName(String(value))
  )
const cause = communityItem("personal.causes")

/** `Rechtsberatung für Campus Asyl e. V.`: what is done, and for whom. */
const doneFor =
  /^[^,;:]{3,60}? (?:for|with|at|für|bei|beim|im|pour|chez|au|para|en|no|na|por|per|presso|voor|bij|för|hos|på) (?:the |die |das |den |der |dem |la |le |les |el |los |o |a |il |de |het |l['’])?(?<name>\p{Lu}[^,;:()]{2,60})$/u

const causeItem: Reader = line => {
  const named = doneFor.exec(line.replace(/(?<!\be\. ?V)[.]$/u, ""))?.groups?.name
  const listed = cause(line)
  return named !== undefined &&
    isSpeakableName(named) &&
    (listed.length === 0 || (!/^\p{Lu}\S* \p{Lu}/u.test(line) && listed.length === 1))
    ? factsOf("personal.causes", [named])
    : listed
}

/** Lists of qualifications have fellowships among the degrees. */
export const isOffice = (line: string): boolean =>
  /^(?:(?:Senior |Chartered |Associate )*(?:Fellow|Member)) of /u.test(line)

/** Courts and states stand alone in such lists; only what names the office or the bar says what it is. */
const admission =
  /(?<![\p{L}])(?:Bar|Solicitor|Attorney|Barrister|Advocate|Notary|Counsel|Rechtsanw[aä]lt(?:in)?|Avocate?|Abogad[oa]|Avvocat[oa]|Advogad[oa])(?![\p{L}])/u

/** Among degrees stands where somebody was called or admitted. */
const admittedTo = /^(?:Admitted|Called) (?:to|in|as) /u

const isLanguages = (line: string): boolean =>
  listItems(line.replace(/[.]$/u, "")).every(item => naturalLanguage.test(item))

/** `Hemp and Tar: A History (Staithes Press, 2023)`, `Wharfe Grotesk (2022)`: the title is what was achieved. */
const workItem: Reader = line => {
  const title = (
    /^["“«‘]?(?<title>[^"“”«»([]{2,120}?)["”»’]?(?:\s*[([,–—].*|[.].*)?$/u.exec(line)?.groups?.title ?? ""
  ).trim()
  const isTitle = /^[\p{Lu}\d]/u.test(title) && title.split(" ").length <= 14 && isPublicMatter(title)
  return isTitle ? factsOf("professional.achievements", [title]) : []
}

/** `What I do: packaging copy, email marketing`: no post, but what somebody works on. */
const trades: Reader = line => {
  const items = listItems(line.replace(/[.]$/u, ""))
  const known = items.filter(item => isField(item) || endsInTechnology(item))
  return items.length > 1 && known.length * 2 >= items.length ? skillEntry(line) : []
}

/** On what somebody speaks; a tool is something that they know. */
const themeItem: Reader = line => {
  const items = listItems(line.replace(/[.]$/u, ""))
  return [
    ...items.filter(endsInTechnology).flatMap(skillEntry),
    ...items.filter(item => !endsInTechnology(item)).flatMap(interestItem)
  ]
}

const followed: Reader = whole => {
  const line = whole.replace(/^["“„«]/u, "").split(/(?<=\p{L}{3})[.!?]/u)[0] ?? ""
  const known = teamItem(line)
  if (known.length > 0) return known
  const seen = listItems(line.replace(/[.]$/u, "")).flatMap(
    item => sideFollowed(item) ?? sideAlone(item) ?? []
  )
  return seen.length > 0
    ? factsOf("personal.sports_teams", seen)
    : scanned(line).filter(({ field }) => field === "personal.sports_teams")
}

/** How the lines of a list below a heading, or after a label, are read. */
export const readers: Partial<Record<Topic, Reader>> = {
  skills: skillEntry,
  themes: themeItem,
  subjects: line => [...skillEntry(line), ...interestItem(line)],
  education: line => {
    if (admittedTo.test(line)) return certificationItem(line)
    const schools = isOffice(line) ? memberItem(line) : schoolEntry(line)
    const letters = letteredItem(line)
    if (schools.length > 0) return [...schools, ...letters]
    const papers = letters.filter(({ field }) => field === "education.certifications")
    const fellowships = papers.map(({ value }) => String(value)).filter(isFellowship)
    return [...letters, ...factsOf("personal.memberships", fellowships)]
  },
  certifications: line => {
    const degrees = degreeItem(line)
    return degrees.length > 0 ? degrees : isLanguages(line) ? [] : certificationItem(line)
  },
  admissions: line =>
    line
      .split(/;\s*/u)
      .filter(it => admission.test(it))
      .flatMap(certificationItem),
  achievements: line => (isOffice(line) ? memberItem(line) : achievementItem(line)),
  works: workItem,
  interests: interestItem,
  hobbies: hobbyItem,
  asides: asideItem,
  memberships: line => [...memberItem(line), ...(isCharity(line) ? causeItem(line) : [])],
  causes: causeItem,
  position: line => {
    const held = positionItem(line)
    return held.length > 0 || isTitle(line) ? held : trades(line)
  },
  employer: employerItem,
  industry: industryItem,
  location: placeItem,
  pets: line => {
    const listed = petListed(line)
    if (listed.length > 0) return listed
    const named = petItem(line)
    return named.length > 0 ? named : householdItem(line)
  },
  household: householdItem,
  teams: line => [...followed(line), ...(isCharity(line) ? causeItem(line) : [])],
  side: sideItem,
  languages: languageItem
}
