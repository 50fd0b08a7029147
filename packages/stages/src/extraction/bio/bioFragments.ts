import { regex } from "../../sources/regex.ts"
import { isSidePosition, isTitle, tidyTitle } from "../../sources/roles.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isForeignPastime, petsElsewhere } from "../languages/anyLanguage.ts"
import { pursuit } from "../rules/pursuit.ts"
import { animalKinds } from "../words/animals.ts"
import { isCertificateAnywhere, licensedTrade } from "../words/certifications.ts"
import { isInstitution } from "../words/degrees.ts"
import { isFirm } from "../words/firms.ts"
import { isPastime } from "../words/pastimes.ts"
import { isPlace, placeName } from "../words/places.ts"
import { isAmbiguousTeam, isTeam, withoutCheer } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { tidyItem } from "./listItems.ts"

/** `Sails a Thistle`: what somebody does with a thing that a team is called by. */
const sailing = /^\p{L}\p{Ll}+s (?:an?|the|my|her|his) /u

export const devotee =
  /^(?<thing>.+?) (?:lover|enthusiast|nerd|geek|aficionado|addict|junkie|fan|fanatic|buff|supporter|obsessive|tragic|nut|freak|devotee)$/iu
const fanOf =
  /^(?:(?:lifelong|proud|long-suffering|big|huge|die-hard) )?(?:fan of|supporter of|loves?|lover of|into|interested in|passionate about) (?:the )?(?<thing>.+)$/iu
/** `Munster till I die`. */
const tillDeath =
  /^(?<side>\p{Lu}[\p{L}’'.-]*(?: [\p{Lu}\d][\p{L}\d’'.-]*){0,3}) (?:(?:un)?till?|['’]till?) (?:I|we) die$/u
const credentialled = /^(?:licen[cs]ed|registered|accredited|qualified|certified) \p{Ll}/iu
const licensedAs = regex.iu`^\\p{L}+ ${licensedTrade}$`
/** Says how much of a thing, and is no part of it. */
const amount =
  /^(?:too (?:many|much)|way too (?:many|much)|lots of|a lot of|plenty of|a bit of|mostly|some|more|occasional|endless|bad|terrible) /iu
/** `mandolins built`: what came of it. */
const done = / (?:\p{Ll}{2,}ed|built|made|dug|drunk|run|sung|written|grown|read|eaten|drawn|every .*)$/u

/** `dos gatos`, `een heidewachtel`. */
const foreignPet = (text: string): string | undefined =>
  regex.iu`^(?:(?:un[ae]?|ein(?:e|en)?|een|um|uma|en|ett|et|uno) |(?=(?:dos|tres|zwei|drei|deux|trois|twee|drie|dois|duas|três|due|tre|två|to|\\d) ))(?<pet>(?:\\p{L}+ |\\d )?(?:${petsElsewhere}))$`.exec(
    text
  )?.groups?.pet

/** `Sets crosswords`: a verb of its own, without anybody before it. */
const doing = (text: string): ReadonlyArray<Fact> =>
  /^\p{L}\p{Ll}+s(?: |$)/u.test(text)
    ? pursuit({
        text: `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
        isLeisure: true,
        companies: []
      }).map(fact =>
        text.includes(String(fact.value))
          ? fact
          : { ...fact, value: text.slice(0, String(fact.value).length) }
      )
    : []

/** `Théâtre des Quatre-Vents` is one, and no pastime. */
const houseOf = /^\p{Lu}\p{L}+ (?:de|des|du|de la|del|della|di|da|do) \p{Lu}/u

/** `Leeds via Lagos`: where somebody is, and where they were before. */
const homeVia = regex.u`^(?<home>${placeName}) (?:via|by way of) (?<before>${placeName})$`

const degreeOf = /^(?<school>.+?) (?:alum(?:na|nus)?|graduate|grad|['’]\d\d)$/iu

/** `one parrot`, `two rescue cats`. */
const petAlone = regex.iu`^(?:an?|one|two|three|four|\\d|several|many) (?:\\p{Ll}[\\p{L}-]+ ){0,2}(?:${animalKinds})$`

/** `Cat: Miso`: the animal by its name. */
const petNamed = regex.iu`^(?:my )?(?:${animalKinds}): (?<pet>\\p{Lu}[\\p{L}'’-]+(?:,? (?:and|&) \\p{Lu}[\\p{L}'’-]+)?)$`

/** One short part of a description, such as `climbing`, `📍 Leeds` or `AWS certified`. */
export const shortFacts = (part: string, isFirst: boolean): ReadonlyArray<Fact> => {
  const text = part.replace(/^#/, "").replace(/[.!]+$|\s*\([^()]*\)$| in my (?:spare|free) time$/u, "")
  const byDay = text.replace(/ by (?:day|trade|training|profession)$| at an? \p{Ll}[\p{Ll} -]*$/iu, "")
  const thing = devotee.exec(text)?.groups?.thing ?? fanOf.exec(text)?.groups?.thing
  const about = withoutCheer(thing?.replace(/^(?:a|an|the|keen|avid|huge|big|lifelong|proud) /iu, "") ?? text)
  if (
    isTeam(about) &&
    !sailing.test(about) &&
    (thing !== undefined || about !== text || !isAmbiguousTeam(about))
  )
    return factsOf("personal.sports_teams", [about])
  if (isCertificateAnywhere(text)) return factsOf("education.certifications", [text])
  if (isTechnology(about)) return factsOf("professional.skills", [about])
  const side = tillDeath.exec(text)?.groups?.side
  if (side !== undefined) return factsOf("personal.sports_teams", [side])
  if (credentialled.test(text))
    return licensedAs.test(text) ? factsOf("education.certifications", [text]) : []
  if (isPlace(text) && !isTitle(text.split(",")[0] ?? ""))
    return factsOf("professional.current_location", [text])
  const { home = "", before = "" } = homeVia.exec(text)?.groups ?? {}
  if (isPlace(home) || isPlace(before)) return factsOf("professional.current_location", [home])
  const school = degreeOf.exec(text)?.groups?.school
  if (school !== undefined && isInstitution(school)) {
    const value = { institution: school, degree: null, field_of_study: null, graduation_year: null }
    return [{ field: "education.entries", value }]
  }
  if (
    isTitle(byDay) &&
    text.split(" ").length <= 6 &&
    !isSidePosition(text) &&
    !/\b(?:at|@|of (?:two|three)|in|for)\b/i.test(text)
  ) {
    const pastime = isPastime(byDay) && !/^\p{Lu}/u.test(byDay)
    return pastime
      ? []
      : [
          {
            field: "professional.current_title",
            value: tidyTitle(byDay),
            ...(isFirst ? {} : { isWeak: true as const })
          }
        ]
  }
  const named = petNamed.exec(text)?.groups?.pet
  if (named !== undefined && /^\p{Lu}/u.test(named)) return factsOf("family.pets", [named])
  if (petAlone.test(text)) return factsOf("family.pets", [text.replace(/^(?:an?|one) /iu, "")])
  const deed = isPastime(text) && !text.includes(" ") ? [] : doing(text)
  if (deed.length > 0) return deed
  const beast = foreignPet(text)
  if (beast !== undefined) return factsOf("family.pets", [beast])
  const liked = tidyItem(about.replace(amount, ""))
  if (isForeignPastime(liked)) return factsOf("personal.hobbies", [liked])
  const isShort =
    about.split(" ").length <= 4 &&
    !/\b(?:i|we|you|is|are|my|your|our|for|to|the|at)\b/i.test(about) &&
    !houseOf.test(about) &&
    // `Quay Lane Cycles`
    !(isFirm(about) && /^(?:\p{Lu}\S* ){2,}\p{Lu}\S*$/u.test(about))
  if (isShort && !done.test(liked) && (isPastime(liked) || (thing !== undefined && /^\p{Ll}/u.test(thing)))) {
    const isDoing =
      /(?:ing|er|ist|coach|referee|umpire|judge|cox)$/u.test(liked.split(" ").at(-1) ?? "") &&
      thing === undefined
    return factsOf(isDoing ? "personal.hobbies" : "personal.interests", [
      liked.replace(/^(?:keen|avid|amateur|occasional|slow) /iu, "")
    ])
  }
  return []
}
