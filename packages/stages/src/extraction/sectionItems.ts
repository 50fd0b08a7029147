import { positionOf } from "../sources/roles.ts"
import { type Fact, factsOf } from "./Clause.ts"
import { listItems } from "./listItems.ts"
import type { PlacedLine } from "./passages.ts"
import { looksLikeName } from "./personMentions.ts"
import { isPublicMatter, isSpeakable } from "./privateMatters.ts"
import { organizationWord } from "./properName.ts"
import { achievementItem, awardAlone } from "./rules/achievements.ts"
import { certificationItem, letteredItem } from "./rules/certification.ts"
import { communityItem, officeItem, standingItem } from "./rules/community.ts"
import { degreeItem, degreesAlone, schoolItem } from "./rules/education.ts"
import { likedItem } from "./rules/leisure.ts"
import { placeItem } from "./rules/location.ts"
import { petItem, petsAtHome } from "./rules/pets.ts"
import { pursuit } from "./rules/pursuit.ts"
import { languageItem, skillItem, toolsAlone } from "./rules/skills.ts"
import { teamItem } from "./rules/teams.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { animalsOf } from "./scans/animals.ts"
import { sentencesOf } from "./sentences.ts"
import { labelled, type Topic } from "./topics.ts"
import { isCharity } from "./words/charities.ts"
import { isPastime } from "./words/pastimes.ts"
import { isSportsClub, isTeam } from "./words/teams.ts"

/** Reads every entry of a line by itself, so that a long one does not speak for the others. */
const eachOf =
  (read: (line: string) => ReadonlyArray<Fact>) =>
  (line: string): ReadonlyArray<Fact> => [
    ...new Map(
      listItems(line.replace(/[.]$/u, ""))
        .flatMap(read)
        .map(fact => [`${fact.field} ${String(fact.value)}`, fact])
    ).values()
  ]

const interestItem = eachOf(likedItem("personal.interests"))
const hobbyItem = eachOf(likedItem("personal.hobbies"))
/** Secretaries and assistants stand in the same tables as the boards. */
const memberItem = (line: string): ReadonlyArray<Fact> =>
  communityItem("personal.memberships")(line).filter(
    ({ value }) => organizationWord.test(String(value)) || !looksLikeName(String(value))
  )
const causeItem = communityItem("personal.causes")
/** Lists of qualifications have fellowships among the degrees. */
const office = /^(?:(?:Senior |Chartered |Associate )*(?:Fellow|Member)) of /

/** Courts and states stand alone in such lists; only what names the office or the bar says what it is. */
const admission =
  /(?<![\p{L}])(?:Bar|Solicitor|Attorney|Barrister|Advocate|Notary|Counsel|Rechtsanw[aä]lt(?:in)?|Avocate?|Abogad[oa]|Avvocat[oa]|Advogad[oa])(?![\p{L}])/u

const naturalLanguages =
  /^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Persian|Farsi|Urdu|Hindi|Punjabi|Bengali|Gujarati|Marathi|Tamil|Telugu|Kannada|Malayalam|Sinhala|Nepali|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Malay|Indonesian|Tagalog|Filipino|Swahili|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Amharic|Irish|Welsh|Scots Gaelic|Gaelic|Catalan|Basque|Galician|Croatian|Serbian|Bosnian|Slovenian|Lithuanian|Latvian|Estonian|Icelandic|Māori|Maori)(?: \([^()]*\))?$/u

const isLanguages = (line: string): boolean =>
  listItems(line.replace(/[.]$/u, "")).every(item => naturalLanguages.test(item))

/** `goalkeeper for Arnemuiden FC`, `doelman bij VV Zeeland`: who plays for a side is told by the side. */
const playerOf =
  /^(?<player>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (?:at|for|in|with|of|bij|van|bei|beim|à|au|dans|en|del?|no|na|do|nel|hos|för|i|w) (?:the |het |de |l[ea] |el )?(?<side>\p{Lu}.{2,50})$/u
const player =
  /^(?:(?:first|second|reserve|veteran|amateur|occasional) )?(?:goal ?keeper|goalie|keeper|striker|midfielder|defender|winger|fly-half|scrum-half|prop|hooker|full-?back|point guard|pitcher|catcher|cox(?:swain)?|skip|captain|player|doelman|spits|verdediger|middenvelder|torwart|torhüter(?:in)?|stürmer(?:in)?|spieler(?:in)?|gardien(?:ne)?|attaquante?|porter[oa]|portiere|goleir[oa]|guarda-redes|målvakt|målmand|keeper|bramkarz)$/iu

const played = (line: string): ReadonlyArray<Fact> => {
  const told = playerOf.exec(line.replace(/[.]$/u, ""))?.groups
  const side = told?.side ?? ""
  return isSportsClub(side) || (player.test(told?.player ?? "") && side.split(" ").length <= 6)
    ? factsOf("personal.sports_teams", [side])
    : []
}

/** Animals and sides give themselves away: `two cats, Ohm and Farad`. */
const scanned = (text: string): ReadonlyArray<Fact> => {
  const sides = played(text)
  return sides.length > 0 || !isSpeakable(text)
    ? sides
    : animalsOf({ text: `has ${text}`, isLeisure: true, companies: [] })
}

/** What is liked, and what gives itself away among it. */
const likedAnd =
  (read: (line: string) => ReadonlyArray<Fact>) =>
  (line: string): ReadonlyArray<Fact> =>
    listItems(line.replace(/[.]$/u, "")).flatMap(item => {
      const seen = scanned(item)
      return seen.length > 0 ? seen : read(item)
    })

/** A team, an animal or a pastime, and nothing that few people would call one. */
const asideItem = likedAnd(item =>
  hobbyItem(item).filter(({ value }) => isPastime(String(value)) || isTeam(String(value)))
)

/** Who lives in a house are not only animals. */
const householdItem = (line: string): ReadonlyArray<Fact> => {
  const pet = ({ field }: Fact) => field === "family.pets"
  const whole = scanned(line).filter(pet)
  return whole.length > 0 ? whole : listItems(line).flatMap(scanned).filter(pet)
}

/** `Hemp and Tar: A History (Staithes Press, 2023)`, `Wharfe Grotesk (2022)`: the title is what was achieved. */
const workItem = (line: string): ReadonlyArray<Fact> => {
  const title = (
    /^["“«‘]?(?<title>[^"“”«»([]{2,120}?)["”»’]?(?:\s*[([,–—].*|[.].*)?$/u.exec(line)?.groups?.title ?? ""
  ).trim()
  const isTitle = /^[\p{Lu}\d]/u.test(title) && title.split(" ").length <= 14 && isPublicMatter(title)
  return isTitle ? factsOf("professional.achievements", [title]) : []
}

/** How the lines of a list below a heading, or after a label, are read. */
const items: Partial<Record<Topic, (line: string) => ReadonlyArray<Fact>>> = {
  skills: skillItem,
  subjects: line => [...skillItem(line), ...interestItem(line)],
  education: line => (office.test(line) ? memberItem(line) : schoolItem(line)),
  certifications: line => {
    const degrees = degreeItem(line)
    return degrees.length > 0 ? degrees : isLanguages(line) ? [] : certificationItem(line)
  },
  admissions: line =>
    line
      .split(/;\s*/u)
      .filter(it => admission.test(it))
      .flatMap(certificationItem),
  achievements: line => (office.test(line) ? memberItem(line) : achievementItem(line)),
  works: workItem,
  interests: interestItem,
  hobbies: likedAnd(hobbyItem),
  asides: asideItem,
  memberships: line => [...memberItem(line), ...(isCharity(line) ? causeItem(line) : [])],
  causes: causeItem,
  position: line => {
    const { title, company } = positionOf(line)
    return [
      ...(title === undefined ? [] : [{ field: "professional.current_title" as const, value: title }]),
      ...(title === undefined || company === undefined
        ? []
        : [{ field: "professional.current_company" as const, value: company }])
    ]
  },
  location: placeItem,
  pets: line => {
    const named = petItem(line)
    return named.length > 0 ? named : householdItem(line)
  },
  household: householdItem,
  teams: line => {
    const followed = teamItem(line)
    return [
      ...(followed.length > 0
        ? followed
        : scanned(line).filter(({ field }) => field === "personal.sports_teams")),
      ...(isCharity(line) ? causeItem(line) : [])
    ]
  },
  languages: languageItem
}

/** What a text says as an entry of a list about `topic`. */
export const itemsAbout = (topic: Topic, text: string): ReadonlyArray<Fact> => items[topic]?.(text) ?? []

/** What a line tells by itself, where no heading says what is listed. */
const anyItem = (line: string): ReadonlyArray<Fact> => [
  ...degreeItem(line),
  ...letteredItem(line),
  ...standingItem(line),
  ...officeItem(line)
]

/** In characters; longer lines are no entries of a list. */
const longestItem = 600

/** Ways to reach somebody stand below lists, and are no part of them. */
const isContact = (line: string): boolean =>
  /@[\w-]+\.\w|https?:|www\.|\b(?:tel|phone|fax|e-?mail|telefon)\b|\+?\d[\d ()-]{7,}/i.test(line)

/** What leads on to other pages says nothing of anybody. */
const navigation =
  /^(?:(?:back|return|go) to |(?:view|see|show|read|load|browse|find|discover|explore|download|visit|meet|watch|listen to|learn|all|more|next|previous|skip|jump|share|print|follow|subscribe|sign|log|book|buy|shop|donate|apply|join) (?!\p{Lu}\p{L}* of )|(?:home|contact(?: us)?|insights|trainees|careers?|jobs|vacancies|news|events?|blog|people|our people|team|about(?: us)?|services|sectors|industries|expertise|work|projects|privacy(?: .*)?|cookies?(?: .*)?|terms(?: .*)?|legal|imprint|impressum|datenschutz|kontakt|newsletter|sitemap|menu|search|login|log in|sign in|top|back|next|previous|english|deutsch|français|español|italiano|nederlands|português|linkedin|twitter|x|facebook|instagram|youtube|github|bluesky|mastodon|email|e-mail|v-?card|download.*|profile|share|print|close|more)$|(?:zurück|zur übersicht|alle |mehr |weiter|retour|voir |tous les |toutes les |volver|ver |todos |todas |voltar|torna |tutti |tutte |terug|bekijk |lees |tillbaka|visa |tilbake|tilbage|les mer|læs mere|läs mer|wróć|więcej))|[→»›>←«‹]\s*$|^[←«‹]/iu

const isFurniture = ({ set, text }: PlacedLine): boolean =>
  navigation.test(text) && (set === "as links" || /^(?:back|return) to /iu.test(text))

/** `building a currach in the shed`: a line that says what somebody is at. */
const atIt = (sentence: string): ReadonlyArray<Fact> =>
  /^\p{L}\p{Ll}+ing /u.test(sentence)
    ? pursuit({
        text: `is ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
        isLeisure: false,
        companies: []
      })
    : []

/** What stands after a label in a sentence, or behind an office or honour: `Outside work: chess, jazz.` */
export const labelledItems = (sentence: string): ReadonlyArray<Stated> => {
  const label = labelled(sentence)
  const facts =
    label === undefined
      ? [
          ...degreesAlone(sentence),
          ...officeItem(sentence),
          ...awardAlone(sentence),
          ...petsAtHome(sentence),
          ...toolsAlone(sentence),
          ...atIt(sentence)
        ]
      : (items[label.topic]?.(label.value) ?? [])
  return facts.flatMap(fact => statedBy(fact, sentence))
}

/** Longer headings and lists are shown without what lies between. */
const longestQuote = 600

const quoteOf = (lines: ReadonlyArray<PlacedLine>, from: number | undefined, to: number): string => {
  const own = lines[to]?.text ?? ""
  if (from === undefined) return own
  const whole = lines
    .slice(from, to + 1)
    .map(line => line.text)
    .join("\n")
  return whole.length <= longestQuote ? whole : own
}

const isProse = (line: string): boolean =>
  /[.!?]["”’)]?$/u.test(line) &&
  (line.split(" ").length > 8 || /^(?:I|I['’]m|She|He|They|Her|His|My|When|In)\b/u.test(line))

/** An institution on one line, and the degree with its year on the next. */
const educationOver = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine
): ReadonlyArray<Stated> => {
  const next = lines[index + 1]
  const isBeside = next !== undefined && next.topic === "education" && !next.isHeading
  const single = items.education?.(text) ?? []
  const both =
    isBeside && !office.test(text) && schoolItem(next.text).length === 0
      ? schoolItem(`${text}, ${next.text}`)
      : []
  const says = (facts: ReadonlyArray<Fact>) =>
    facts
      .flatMap(({ value }) => (typeof value === "object" ? Object.values(value) : []))
      .filter(it => it !== null).length
  const isMore = says(both) > says(single) && !(single.length > 0 && says(single) > 1)
  const quote = isMore ? `${text}\n${next?.text ?? ""}` : text
  return (isMore ? both : single).flatMap(fact => statedBy(fact, quote))
}

/** What a line of a list below a heading, or behind its label, states. */
export const itemsInLine = (lines: ReadonlyArray<PlacedLine>, line: PlacedLine): ReadonlyArray<Stated> => {
  const label = labelled(line.text)
  const topic = label?.topic ?? line.topic
  const read = topic === undefined || topic === "biography" ? anyItem : items[topic]
  if (
    read === undefined ||
    line.isHeading ||
    line.text.length > longestItem ||
    isProse(line.text) ||
    isContact(line.text) ||
    isFurniture(line)
  )
    return []
  // What follows the list in the same line speaks for itself.
  if (label !== undefined && sentencesOf(line.text).length > 1) return []
  if (label === undefined && topic === "education") return educationOver(lines, line)
  const quote =
    label === undefined && read !== anyItem ? quoteOf(lines, line.headingIndex, line.index) : line.text
  return read(label?.value ?? line.text).flatMap(fact => statedBy(fact, quote))
}
