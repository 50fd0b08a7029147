import { Option } from "effect"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { isSidePosition, isTitle, roleAtStart, tidyTitle } from "../sources/roles.ts"
import { type Fact, factsOf } from "./Clause.ts"
import { isVerbFirst } from "./clauses.ts"
import { isForMachines } from "./privateMatters.ts"
import { companyName } from "./properName.ts"
import { educationItem } from "./rules/education.ts"
import { petPattern } from "./rules/pets.ts"
import { mayStand } from "./Stated.ts"
import { sentencesOf } from "./sentences.ts"
import { factsInSentence } from "./statedIn.ts"
import { nobody, type Scope } from "./subject.ts"
import { isCertificateAnywhere } from "./words/certifications.ts"
import { isInstitution } from "./words/degrees.ts"
import { isPastime } from "./words/pastimes.ts"
import { isPlace } from "./words/places.ts"
import { isAmbiguousTeam, isTeam, withoutCheer } from "./words/teams.ts"
import { isTechnology } from "./words/technologies.ts"

const scope: Scope = {
  wanted: { names: [], emails: [], title: undefined, employer: undefined, companies: [] },
  isOwn: true,
  isFirstPerson: true
}

/** Signs that people put between the parts of a description. */
const separators =
  /\s*(?:[|•·●▪◆★✦→»;⋅~]|(?<!\b(?:VP|SVP|EVP|AVP|GM|Director|Head|Vice President))\s[–—/-]\s|\s\/\/\s|\s&\s(?=\p{Ll})|\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]|[♀♂])*|[\u{1F1E6}-\u{1F1FF}]{2})\s*/u

const past =
  /^(?:recovering|aspiring|would-be|wannabe|failed|reformed|lapsed|sometime|future|ex|prev(?:iously)?|former(?:ly)?|past|alum(?:ni)? of|once|earlier|fmr|ehemals|anciennement|before)\b[-: @]?/i
const opinions = /\b(?:opinions?|views|tweets|toots|posts|endorsements?|rts?|retweets)\b/i
const pronouns = /^\(?(?:she|he|they|her|him|them|his|hers|elle|il|sie|er)(?:[/,]\s?\p{L}+){1,2}\)?$/iu
const devotee =
  /^(?<thing>.+?) (?:lover|enthusiast|nerd|geek|aficionado|addict|junkie|fan|fanatic|buff|supporter|obsessive)$/iu
const fanOf =
  /^(?:(?:lifelong|proud|long-suffering|big|huge|die-hard) )?(?:fan of|supporter of|loves?|lover of|into|interested in|passionate about) (?:the )?(?<thing>.+)$/iu
const working = new RegExp(
  `^(?:building|working|leading|making|doing|running|engineering|designing|growing|data|product|design|research|marketing|sales|eng|now|currently|works?|work|dev|security|software|code|people|ops|science)\\b[^@]{0,60}?(?:@ ?| at )(?<company>${companyName})$`,
  "iu"
)
const founder = new RegExp(
  `^(?<title>(?:[Cc]o-?)?[Ff]ounder(?: ?[&/+] ?C[A-Z]O)?|C[A-Z]O|Owner),? (?<company>${companyName})$`,
  "u"
)
const degreeOf = /^(?<school>.+?) (?:alum(?:na|nus)?|graduate|grad|['’]\d\d)$/iu

/** `one parrot`, `two rescue cats`. */
const petAlone = new RegExp(
  `^(?:an?|one|two|three|four|\\d|several|many) (?:\\p{Ll}[\\p{L}-]+ ){0,2}(?:${petPattern.source.slice(2, -2)})$`,
  "iu"
)

/** `Cat: Miso`: the animal by its name. */
const petNamed = new RegExp(
  `^(?:my )?(?:${petPattern.source.slice(2, -2)}): (?<pet>\\p{Lu}[\\p{L}'’-]+(?:,? (?:and|&) \\p{Lu}[\\p{L}'’-]+)?)$`,
  "iu"
)

/** One short part of a description, such as `climbing`, `📍 Leeds` or `AWS certified`. */
const shortFacts = (part: string, isFirst: boolean): ReadonlyArray<Fact> => {
  const text = part.replace(/^#/, "").replace(/[.!]+$|\s*\([^()]*\)$| in my (?:spare|free) time$/u, "")
  const thing = devotee.exec(text)?.groups?.thing ?? fanOf.exec(text)?.groups?.thing
  const about = withoutCheer(thing?.replace(/^(?:a|an|the|keen|avid|huge|big|lifelong|proud) /iu, "") ?? text)
  if (isTeam(about) && (thing !== undefined || about !== text || !isAmbiguousTeam(about)))
    return factsOf("personal.sports_teams", [about])
  if (isCertificateAnywhere(text)) return factsOf("education.certifications", [text])
  if (isTechnology(about)) return factsOf("professional.skills", [about])
  if (isPlace(text)) return factsOf("professional.current_location", [text])
  const school = degreeOf.exec(text)?.groups?.school
  if (school !== undefined && isInstitution(school)) {
    const value = { institution: school, degree: null, field_of_study: null, graduation_year: null }
    return [{ field: "education.entries", value }]
  }
  if (
    isTitle(text) &&
    text.split(" ").length <= 6 &&
    !isSidePosition(text) &&
    !/\b(?:at|@|of (?:two|three)|in|for)\b/i.test(text)
  ) {
    const pastime = isPastime(text) && !/^\p{Lu}/u.test(text)
    return pastime
      ? []
      : [
          {
            field: "professional.current_title",
            value: tidyTitle(text),
            ...(isFirst ? {} : { isWeak: true as const })
          }
        ]
  }
  const named = petNamed.exec(text)?.groups?.pet
  if (named !== undefined && /^\p{Lu}/u.test(named)) return factsOf("family.pets", [named])
  if (petAlone.test(text)) return factsOf("family.pets", [text.replace(/^(?:an?|one) /iu, "")])
  const isShort =
    about.split(" ").length <= 4 && !/\b(?:i|we|you|is|are|my|your|our|for|to|the|at)\b/i.test(about)
  if (isShort && (isPastime(about) || (thing !== undefined && /^\p{Ll}/u.test(thing)))) {
    const isDoing = /(?:ing|er|ist)$/u.test(about.split(" ").at(-1) ?? "") && thing === undefined
    return factsOf(isDoing ? "personal.hobbies" : "personal.interests", [
      about.replace(/^(?:keen|avid|amateur|occasional|slow) /iu, "")
    ])
  }
  return []
}

interface Part {
  readonly text: string
  readonly isFirst: boolean
}

/** `TITLE at COMPANY` and its relatives, and what comes after it in the same part. */
const roleFacts = ({
  text
}: Part):
  | { readonly facts: ReadonlyArray<Fact>; readonly rest: string; readonly shown: string }
  | undefined => {
  const role = Option.getOrUndefined(roleAtStart(text))
  const found = role ?? founder.exec(text)?.groups
  const title = found?.title === undefined ? undefined : tidyTitle(found.title)
  const company = found?.company ?? working.exec(text)?.groups?.company
  if (company === undefined || isPlace(company) || (title !== undefined && isSidePosition(title)))
    return undefined
  const shown = role?.quote ?? text
  return {
    facts: [
      ...(title === undefined || !isTitle(title)
        ? []
        : [{ field: "professional.current_title", value: title } as const]),
      { field: "professional.current_company", value: company.replace(/^@/, "") }
    ],
    rest: text.slice(text.indexOf(shown) + shown.length).replace(/^[\s,.;]+/u, ""),
    shown
  }
}

const withQuote = (facts: ReadonlyArray<Fact>, quote: string) =>
  facts.filter(fact => mayStand(fact, quote)).map(fact => ({ ...fact, quote }))

const factsInPart = (part: Part): ReadonlyArray<Fact & { readonly quote: string }> => {
  const text = part.text.replace(/^[\s,.:]+(?:and\s+)?|^and\s+/u, "").replace(/[\s,.]+$/u, "")
  if (text === "" || past.test(text) || opinions.test(text) || pronouns.test(text) || isForMachines(text))
    return []
  const role = roleFacts({ ...part, text })
  if (role !== undefined) {
    return [...withQuote(role.facts, role.shown), ...factsInPart({ text: role.rest, isFirst: false })]
  }
  if (isPlace(text.replace(/^(?:in|from|based in|living in) /iu, ""))) {
    return /^from /iu.test(text)
      ? []
      : withQuote(
          factsOf("professional.current_location", [text.replace(/^(?:in|based in|living in) /iu, "")]),
          text
        )
  }
  const items = text.replace(/\s#/gu, ", #").split(/,\s*(?:and\s+|&\s+)?|\s+(?:and|&|\+)\s+/u)
  if (items.length > 1 && items.every(isShortItem)) {
    return items.flatMap((item, index) => factsInPart({ text: item, isFirst: part.isFirst && index === 0 }))
  }
  const sentence = asSentence(withoutName(text))
  const read = factsInSentence(sentence, { ...nobody, who: "prospect" }, scope, undefined).facts.filter(
    ({ isWeak, field }) => isWeak !== true || field !== "professional.current_title" || part.isFirst
  )
  const school = degreeOf.test(text) ? [] : educationItem(text)
  if (read.length > 0 || school.length > 0) return withQuote(read.length > 0 ? read : school, text)
  return withQuote(shortFacts(text, part.isFirst), text.replace(/^#/, ""))
}

const isShortItem = (item: string): boolean =>
  item.split(" ").length <= 4 && !isVerbFirst(item) && !/^(?:I|I['’]m)\b/.test(item)

const pronoun = /^(?:I|I['’]m|I['’]ve|My|She|He|They|Her|His|Their|In|When|Outside|At|On|As)\b/u

/** `Cat person` as `I'm Cat person`: what has no verb is what somebody is. */
const asSentence = (text: string): string => (pronoun.test(text) || isVerbFirst(text) ? text : `I'm ${text}`)

const ownName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2} (?=\p{Ll})/u

/** `Ada Lovelace leads research at Acme`: who describes themselves by their name speaks of themselves. */
const withoutName = (text: string): string => {
  const name = ownName.exec(text)?.[0]
  return name !== undefined && isVerbFirst(text.slice(name.length)) ? text.slice(name.length) : text
}

/**
 * What a short description of somebody by themselves says. `bio` is one line as it stands in the document's text; every
 * quote is a part of it.
 */
export const bioClaims = (bio: string): ReadonlyArray<ClaimParts> => {
  const sentences = sentencesOf(bio).flatMap(sentence => sentence.split(separators))
  const found = sentences.flatMap((text, index) => factsInPart({ text, isFirst: index === 0 }))
  const firm = new Set(found.filter(({ isWeak }) => isWeak !== true).map(({ field }) => field))
  const seen = new Set<string>()
  return found
    .filter(({ isWeak, field }) => isWeak !== true || !firm.has(field))
    .filter(({ field, value, quote }) => {
      const isSingle =
        field === "professional.current_title" ||
        field === "professional.current_company" ||
        field === "professional.current_location"
      const key = isSingle ? field : `${field} ${JSON.stringify(value)}`
      const isNew = !seen.has(key) && quote !== ""
      seen.add(key)
      return isNew
    })
    .map(({ field, value, quote }) => ({ field, value, quote, method: "rule" }))
}
