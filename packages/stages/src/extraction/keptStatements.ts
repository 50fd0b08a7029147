import { RegExp as Pattern } from "effect"
import { shortNames } from "../identity/shortNames.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"
import type { Fact } from "./Clause.ts"
import { mentionsIn } from "./naming/personMentions.ts"
import { amongPeers, type Stated } from "./Stated.ts"
import { isEmployer, isOfDomain, type Wanted } from "./Wanted.ts"
import { isSurePastime } from "./words/pastimes.ts"
import { isPlace, isRegion } from "./words/places.ts"
import { isSchoolByShortName } from "./words/schools.ts"
import { isSociety } from "./words/societies.ts"

/** `looking for fossils with my whippet, Mabel`: the animal is no pastime. */
export const withoutPets = <Told extends Fact>(facts: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const pet = facts.filter(({ field }) => field === "family.pets").map(({ value }) => String(value))
  const isLiked = ({ field }: Fact) => field === "personal.hobbies" || field === "personal.interests"
  return facts.filter(fact => !isLiked(fact) || !pet.some(it => it.includes(String(fact.value))))
}

/**
 * `Chair, Tideworks`: whoever works for a firm is no member of it, also where it is called by the end of its name; nor is a school
 * that one works for where one studied, if no degree says so.
 */
const notOfEmployer = ({ companies, emails, site }: Wanted) => {
  const employers = site === undefined ? companies : [...companies, site]
  return ({ field, value }: Stated): boolean => {
    if (typeof value === "object" && "institution" in value)
      // `MD, Acme`: at the employer it is the managing director.
      return (
        (value.degree !== null && value.degree !== "MD") ||
        !isEmployer(value.institution, { companies: employers })
      )
    if (field !== "personal.memberships" && field !== "personal.causes") return true
    const name = String(value)
    return !(
      isEmployer(name, { companies: employers }) ||
      isOfDomain(name, emails) ||
      (name.includes(" ") && employers.some(employer => employer.endsWith(` ${name}`)))
    )
  }
}

const held =
  "(?: (?:an|in|bei|am|im|beim|at|of|for|with|de|du|des|del|do|da|di|chez|presso|na|no|på|hos|bij|van|w|à)(?: (?:der|dem|den|the|la|le|el|il|de))?|,) "

/** What led to a house that is told elsewhere: `Leiterin der Werkstatt an`. */
const leftOver = / (?:an|in|bei|am|im|at|of|for|de|du|di|da|do|na|no|på|hos|à)$/u

/** `docente di Organo in questo Conservatorio`: the house whose page it is. */
const inThisHouse =
  / (?:(?:in|at|an|bei|en|em|à|dans|i|på|w) (?:this|our|dies(?:er|em)|unser(?:er|em)|quest[oa]|ce|cette|notre|est[ea]|nuestr[oa]|noss[oa]|dit|deze|onze|denna|detta|vårt?|dette|denne|tej|tym)|neste|nesta|deste|desta|dieser|dieses) \p{L}+(?: \p{Lu}\p{L}+)?$/u

/** `Leiterin der Werkstatt an der Tideworks`, `Tideworks managing director`: a title ends before its house, or begins behind it. */
const withoutEmployer =
  ({ companies }: Wanted) =>
  (fact: Stated): Stated => {
    if (fact.field !== "professional.current_title" || typeof fact.value !== "string") return fact
    const names = companies.length === 0 ? "(?!)" : companies.map(Pattern.escape).join("|")
    const called = [...companies, ...shortNames(companies)].map(Pattern.escape).join("|")
    const title = fact.value
      .replace(called === "" ? /(?!)/u : regex.u`^(?:${called})(?:['’]s)? (?=\\p{L})`, "")
      .replace(regex.u`${held}(?:${names})$`, "")
      .replace(inThisHouse, "")
      .replace(leftOver, "")
    return isTitle(title) ? { ...fact, value: title } : fact
  }

/** `Ada Lovelace, Broker`: no title has its bearer’s name in it. */
const namesThem = (title: string, { names }: Wanted): boolean => mentionsIn(title, names).length > 0

/** `chairs Acme, a charity that …`: an unpaid office is nobody's trade. */
const isOfOffice = ({ field, value, quote }: Stated): boolean =>
  field === "professional.industry" &&
  regex.iu`(?:chairs|trustee of|patron of|governor of|board of|volunteers (?:for|with|at)) (?:the )?[^,;.]{2,60}, an? (?:[\\p{L}-]+ ){0,4}?${Pattern.escape(String(value))}(?![\\p{L}])`.test(
    quote
  )

/** `plays netball for Folkestone Flyers`, `zit bij FC Groningen`: a side that somebody plays for, or that is called one, is no society. */
const notOfSide = (stated: ReadonlyArray<Stated>) => {
  const sides = new Set(
    stated.flatMap(({ field, value, quote }) =>
      field === "personal.sports_teams" ? [`${value} ${quote}`] : []
    )
  )
  return ({ field, value, quote }: Stated): boolean => {
    const name = String(value)
    if (field !== "personal.memberships" || !sides.has(`${name} ${quote}`) || isSociety(name)) return true
    return !(
      /^(?:FC|SC|AFC) \p{Lu}/u.test(name) ||
      regex.u`(?<![\\p{L}])plays? [^.;]{2,40} (?:for|with) (?:the )?${Pattern.escape(name)}`.test(quote)
    )
  }
}

/** What goes into a craft by trade is work there: the baker's sourdough, the winemaker's fermentation. */
const crafts: ReadonlyArray<readonly [trade: RegExp, work: RegExp]> = [
  [/(?<![\p{L}])bakers?(?![\p{L}])/iu, /^(?:sourdough|bread|bakers?|baking|bakes)(?![\p{L}])/iu],
  [
    /(?<![\p{L}])(?:brewers?|brewmaster)(?![\p{L}])/iu,
    /^(?:brewers?|brewing|brews|beer|fermentation)(?![\p{L}])/iu
  ],
  [
    /(?<![\p{L}])(?:winemaker|vintner|[oe]+nologist|viticulturist)(?![\p{L}])/iu,
    /fermentation$|^(?:wine|winemaker|winemaking|viticulture)(?![\p{L}])/iu
  ]
]

const notOfCraft = (stated: ReadonlyArray<Stated>, { title }: Wanted) => {
  const titles = stated.flatMap(({ field, value }) =>
    field === "professional.current_title" ? [String(value)] : []
  )
  const works = crafts.flatMap(([trade, work]) =>
    [title ?? "", ...titles].some(it => trade.test(it)) ? [work] : []
  )
  return ({ field, value }: Stated): boolean =>
    field !== "personal.hobbies" || !works.some(work => work.test(String(value)))
}

/** `Ask her about whole-bunch fermentation`: what a text names as skill, or begins one with, is no pastime as well. */
const notSkilled = (stated: ReadonlyArray<Stated>) => {
  const skills = stated.filter(({ field }) => field === "professional.skills")
  return ({ field, value, quote }: Stated): boolean => {
    if (field !== "personal.hobbies" || isSurePastime(String(value))) return true
    const isAsked = /^Ask (?:her|him|them|me) about /u.test(quote)
    return !skills.some(
      skill =>
        skill.quote === quote &&
        (String(skill.value).startsWith(`${value} `) || (isAsked && skill.value === value))
    )
  }
}

/** `Ada Lovelace, DPT, Acme, Leeds`, `Acme AB, Kajen 6, Sweden`: where somebody with a degree is, or a house, and no school. */
const isTownOfList =
  ({ names }: Wanted) =>
  ({ value, quote }: Stated): boolean => {
    if (typeof value !== "object" || !("institution" in value) || !isPlace(value.institution)) return false
    const [mention] = mentionsIn(quote, names)
    const isLast =
      mention?.start === 0 && quote.startsWith(",", mention.end) && quote.endsWith(value.institution)
    const name = Pattern.escape(value.institution)
    const isNamed =
      isSchoolByShortName(value.institution) &&
      regex.u`(?<![\\p{L}])(?:from|at) ${name}(?![\\p{L}])|${name} (?:grad|alum)`.test(quote)
    return isLast || (isRegion(value.institution) && !isNamed)
  }

/** `Country Manager, Norway`: for which country somebody answers, and not where they are. */
const isTerritory = ({ field, value, quote }: Stated): boolean =>
  field === "professional.current_location" &&
  isRegion(String(value)) &&
  regex.iu`(?:country|regional|area|territory|sales|export|national|business development|account) (?:manager|director|lead|head|representative)[^,\n]{0,30}, ${Pattern.escape(String(value))}`.test(
    quote
  )

/** `Ada writes about tide tables for the company blog`: what somebody is said to write or speak about is mostly their work. */
const isOfWork = ({ field, quote }: Stated): boolean =>
  field === "personal.interests" &&
  /(?<![\p{L}])(?:[Ww]rites|[Pp]ublishes|[Bb]logs|[Ss]peaks|[Ll]ectures|[Gg]ives talks)(?: (?:\p{Ll}+ly|often|here|also|a lot|online))* (?:about|on)(?![\p{L}])/u.test(
    quote
  )

/** `a Level 4 Diploma and a degree from the University of Porto`: what is a certificate was not taken at the school behind it. */
const withoutCertificates = (stated: ReadonlyArray<Stated>): ReadonlyArray<Stated> => {
  const papers = stated.filter(({ field }) => field === "education.certifications")
  return stated.flatMap(fact => {
    const { value, quote } = fact
    if (typeof value !== "object" || !("institution" in value) || value.degree === null) return [fact]
    const isPaper = papers.some(
      paper => paper.quote === quote && String(paper.value).endsWith(` ${value.degree}`)
    )
    if (!isPaper || value.field_of_study !== null) return [fact]
    const isTold = stated.some(
      other =>
        other !== fact &&
        typeof other.value === "object" &&
        "institution" in other.value &&
        other.value.institution === value.institution
    )
    return isTold ? [] : [{ ...fact, value: { ...value, degree: null } }]
  })
}

/** `University of Leeds, applied mathematics.`, in a line of its own: what was studied there is no skill as well. */
const notStudied = (stated: ReadonlyArray<Stated>) => {
  const schools = stated.flatMap(({ value, quote }) =>
    typeof value === "object" && "institution" in value ? [{ quote, lead: `${value.institution}, ` }] : []
  )
  return ({ field, value, quote }: Stated): boolean =>
    field !== "professional.skills" ||
    !schools.some(school => school.quote === quote && quote.startsWith(`${school.lead}${value}`))
}

/** `trained as a director at the National Institute of Acting`: where somebody learnt they are no member. */
const isOfTraining = ({ field, value, quote }: Stated): boolean =>
  field === "personal.memberships" &&
  regex.iu`(?:trained|studied|graduated|educated|qualified|post-?doc(?:toral)?(?: (?:research )?fellow)?|(?:visiting|research) fellow)(?: [^.;,]{1,50})? (?:at|from) (?:the )?${Pattern.escape(String(value))}`.test(
    quote
  )

/** `Ada Lovelace, Chief Operating Officer, has been appointed Chief Executive`: the position that somebody is raised from is left. */
const notLeft = (stated: ReadonlyArray<Stated>) => {
  const held = stated.filter(({ field }) => field === "professional.current_title")
  return ({ field, value, quote }: Stated): boolean => {
    if (field !== "professional.current_title") return true
    const before = String(value)
    const raised =
      /^,? (?:(?:has|have) been|was|is|is being|will be) (?:appointed|named|promoted|made)(?: to| as)?(?: the| its| our)? (?<next>[^.;]{3,90})/u.exec(
        quote.slice(quote.indexOf(before) + before.length)
      )?.groups?.next
    return raised === undefined || !held.some(it => it.quote === quote && raised.startsWith(String(it.value)))
  }
}

const newPost =
  /^(?:From (?:today|tomorrow|now on|this|next|\d)|As (?:of|from)|With effect from|Effective)(?![\p{L}])|(?<![\p{L}])(?:is now|becomes|has become|takes over as)(?![\p{L}])/u
const heldBefore = /(?<![\p{L}])(?:has|have) been [^.;]{3,80} since(?![\p{L}])/u

/** `From today Ada is our marketing manager. She has been events coordinator since 2022.` */
const notSucceeded = (stated: ReadonlyArray<Stated>) => {
  const isTitle = ({ field }: Stated): boolean => field === "professional.current_title"
  const hasBegun = stated.some(it => isTitle(it) && newPost.test(it.quote))
  return (it: Stated): boolean => !hasBegun || !isTitle(it) || !heldBefore.test(it.quote)
}

/** `Library`: a kind of house, and none. */
const isKindAlone = ({ field, value }: Stated): boolean =>
  (field === "personal.memberships" || field === "personal.causes") &&
  /^(?:Library|Club|Society|Association|Council|Board|Committee|Trust|Foundation|Museum|University|School|College|Institute|Church|Team|Group|Theatre|Choir|Hospital)$/iu.test(
    String(value)
  )

/** What stays of all that a page states of the prospect, beside what it says of their employer and their animals. */
export const keptOf = (stated: ReadonlyArray<Stated>, wanted: Wanted): ReadonlyArray<Stated> => {
  // Letters behind a name are one thing, which some grant to their members.
  const papers = new Set(stated.flatMap(it => (it.field === "education.certifications" ? [it.value] : [])))
  const isTown = isTownOfList(wanted)
  return withoutPets(withoutCertificates(stated))
    .map(withoutEmployer(wanted))
    .map(amongPeers)
    .filter(notOfEmployer(wanted))
    .filter(fact => !isOfOffice(fact) && !isTown(fact) && !isTerritory(fact) && !isOfWork(fact))
    .filter(fact => !isOfTraining(fact) && !isKindAlone(fact))
    .filter(notOfSide(stated))
    .filter(notOfCraft(stated, wanted))
    .filter(notLeft(stated))
    .filter(notSucceeded(stated))
    .filter(notSkilled(stated))
    .filter(notStudied(stated))
    .filter(({ field, value }) => field !== "professional.current_title" || !namesThem(String(value), wanted))
    .filter(({ field, value }) => field !== "personal.memberships" || !papers.has(value))
}
