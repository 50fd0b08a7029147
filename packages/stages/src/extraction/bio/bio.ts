import type { ClaimParts } from "../../sources/makeDocument.ts"
import { isTitle } from "../../sources/roles.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isVerbFirst } from "../clauses.ts"
import { languageOf } from "../languages/languageOf.ts"
import { isForMachines } from "../privateMatters.ts"
import { namesOffice, officeItem } from "../rules/community.ts"
import { educationItem } from "../rules/education.ts"
import { amongPeers, mayStand } from "../Stated.ts"
import { toEnd } from "../Steps.ts"
import { itemsAbout } from "../sectionItems.ts"
import { factsInSentence } from "../sentenceFacts.ts"
import { sentencesOf } from "../sentences.ts"
import { nobody, type Scope } from "../subject/SentenceSubject.ts"
import { labelled } from "../topics.ts"
import { isField } from "../words/fields.ts"
import { isPastime, isSurePastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { isClubOfTown } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { devotee, shortFacts } from "./bioFragments.ts"
import { roleFacts } from "./bioRoles.ts"
import { fieldsOfTitle } from "./skillsOfTrade.ts"

const scope: Scope = {
  wanted: { names: [], emails: [], title: undefined, employer: undefined, companies: [] },
  isOwn: true,
  isFirstPerson: true
}

/** Signs that people put between the parts of a description. */
const separators =
  /(?<=\p{L}{3})\.\s+(?=\p{Ll})|\s*(?:[|•·●▪◆★✦→»;⋅~]|(?<!\b(?:VP|SVP|EVP|AVP|GM|Director|Head|Vice President))\s[–—/-]\s|\s\/\/\s|\s&\s(?=\p{Ll})|\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]|[♀♂])*|[\u{1F1E6}-\u{1F1FF}]{2})\s*/u

const past =
  /^(?:recovering|aspiring|would-be|wannabe|failed|reformed|lapsed|sometime|future|ex|prev(?:iously)?|former(?:ly)?|past|alum(?:ni)? of|once|earlier|fmr|ehemals|anciennement|before)\b[-: @]?/i
const averse = /^(?:dislikes?|hates?|not|never|no longer|allergic)\b/i
const opinions = /\b(?:opinions?|views|tweets|toots|posts|endorsements?|rts?|retweets)\b/i
const pronouns = /^\(?(?:she|he|they|her|him|them|his|hers|elle|il|sie|er)(?:[/,]\s?\p{L}+){1,2}\)?$/iu
interface Part {
  readonly text: string
  readonly isFirst: boolean
}

const withQuote = (facts: ReadonlyArray<Fact>, quote: string) =>
  facts.filter(fact => mayStand(fact, quote)).map(fact => ({ ...amongPeers(fact), quote }))

const alumnus = /(?: (?:alum(?:na|nus)?|graduate|grad)|['’]\d\d)$/iu

/** What a sentence says in words of the text itself; a title only where the description begins with it. */
const readAs = (sentence: string, { isFirst }: Part, text: string): ReadonlyArray<Fact> =>
  toEnd(factsInSentence(sentence, { ...nobody, who: "prospect" }, scope, undefined)).facts.filter(
    ({ isWeak, field, value }) =>
      (isWeak !== true || field !== "professional.current_title" || isFirst) &&
      (typeof value === "object" || text.includes(String(value)))
  )

/** `B2B banking storyteller`: with a trade before it a pastime is a slogan of that trade. */
export const isSlogan = (text: string): boolean => {
  const [first = "", trade = "", ...rest] = text.split(" ")
  return (
    rest.length === 1 &&
    /^\p{Lu}[\p{Lu}\d]+$/u.test(first) &&
    isField(trade) &&
    isPastime(text) &&
    !isSurePastime(text)
  )
}

const factsInPart = (part: Part): ReadonlyArray<Fact & { readonly quote: string }> => {
  const text = part.text.replace(/^[\s,.:]+(?:and\s+)?|^and\s+/u, "").replace(/[\s,.]+$/u, "")
  if (text === "" || past.test(text) || opinions.test(text) || pronouns.test(text) || isForMachines(text))
    return []
  const label = labelled(text)
  if (label !== undefined) return withQuote(itemsAbout(label.topic, label.value), text)
  if (averse.test(text)) return []
  const known = /\((?<tools>[^()]+)\)$/u.exec(text)?.groups?.tools?.split(/,\s*/u) ?? []
  if (known.length > 0 && known.every(isTechnology)) {
    const title = text.slice(0, text.lastIndexOf("(")).trim()
    return [
      ...factsInPart({ text: title, isFirst: part.isFirst }),
      ...withQuote(factsOf("professional.skills", known), text)
    ]
  }
  const fields = fieldsOfTitle(text)
  if (fields.length > 0) {
    const title = text.slice(0, text.lastIndexOf(", "))
    return [
      ...factsInPart({ text: title, isFirst: part.isFirst }),
      ...withQuote(factsOf("professional.skills", fields), text)
    ]
  }
  const role = roleFacts(text)
  if (role !== undefined) {
    return [...withQuote(role.facts, role.shown), ...factsInPart({ text: role.rest, isFirst: false })]
  }
  if (isPlace(text.replace(/^(?:in|from|based in|living in) /iu, "")) && !isClubOfTown(text)) {
    return /^from /iu.test(text)
      ? []
      : withQuote(
          factsOf("professional.current_location", [text.replace(/^(?:in|based in|living in) /iu, "")]),
          text
        )
  }
  // `Trustee, Acme Reading Rooms`: two parts of one thing, also where nobody knows the house.
  if (namesOffice(text) && !isTitle(text)) return withQuote(officeItem(text), text)
  const items = text
    .replace(/\s#/gu, ", #")
    .split(/,\s*(?:(?:and|&|und|et|y|e|en|och|og)\s+)?|\s+(?:and|&|\+|und|et|y|e|en|och|og)\s+/u)
  if (items.length > 1 && items.every(isShortItem)) {
    return items.flatMap((item, index) => factsInPart({ text: item, isFirst: part.isFirst && index === 0 }))
  }
  if (isSlogan(text)) return []
  // A pastime by its bare name is one, whatever a sentence would make of it.
  const isBare = isPastime(text) && !isTitle(text) && text.split(" ").length <= 3
  if (isBare || devotee.test(text)) {
    const loved = shortFacts(text, part.isFirst)
    if (loved.length > 0) return withQuote(loved, text)
  }
  const language = languageOf(text)
  const isForeign = language !== undefined && language !== "english"
  const read = readAs(isForeign ? text : asSentence(withoutName(text)), part, text)
  const school = alumnus.test(text) ? [] : educationItem(text)
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
