import { bioClaims, isSlogan } from "../extraction/bio/bio.ts"
import { listItems } from "../extraction/bio/listItems.ts"
import { type Fact, factsOf } from "../extraction/Clause.ts"
import { isForeignLeisure } from "../extraction/languages/anyLanguage.ts"
import { languageOf } from "../extraction/languages/languageOf.ts"
import { fragmentFacts } from "../extraction/lists/fragments.ts"
import { withoutLevel } from "../extraction/lists/naturalLanguage.ts"
import { industryItem } from "../extraction/lists/positions.ts"
import { isSpeakable, namesRelatives } from "../extraction/privateMatters.ts"
import { isSkill } from "../extraction/rules/skillNames.ts"
import { mayStand } from "../extraction/Stated.ts"
import { toEnd } from "../extraction/Steps.ts"
import { itemsAbout } from "../extraction/sectionItems.ts"
import { factsInSentence } from "../extraction/sentenceFacts.ts"
import { sentencesOf } from "../extraction/sentences.ts"
import { nobody, type Scope } from "../extraction/subject/SentenceSubject.ts"
import { labelled } from "../extraction/topics.ts"
import { isEmployer, type Wanted } from "../extraction/Wanted.ts"
import { isInstitution } from "../extraction/words/degrees.ts"
import { isLongWord, isTradeAlone } from "../extraction/words/disciplines.ts"
import { isField } from "../extraction/words/fields.ts"
import { isPastime, isSurePastime } from "../extraction/words/pastimes.ts"
import { isPlace } from "../extraction/words/places.ts"
import { isTechnology, isWordToo } from "../extraction/words/technologies.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import { regex } from "../sources/regex.ts"
import { isTitle, levelAlone, positionOf } from "../sources/roles.ts"
import { withoutFamily } from "./familyInRow.ts"
import { acronym, inTrade, isFirm, ofTrade, talkAbout, workedOn } from "./profileSkills.ts"
import { studied, studiedAt } from "./profileStudies.ts"
import { isWhole } from "./sentences.ts"

/** What the site says of its own, of itself, or nobody could use. */
const furniture =
  /(?<![\p{L}])(?:connections?|followers?|recommendations?|LinkedIn|views? (?:are )?(?:mine|my own)|opinions|tweets|open to work|hiring|#\p{L}+|on request|school governor|Kontakte|relations|contactos|conexões|collegamenti|volgers|kontakter)(?![\p{L}])/iu

const over =
  /^(?:ex|former(?:ly)?|previous(?:ly)?|past|before|prior|earlier|once|ehemals|früher|anciennement|antes|precedentemente|voorheen|tidigare|tidligere)(?![\p{L}])/iu

const sentence =
  /(?<![\p{L}])(?:I|I['’]m|my|we|our|is|are|was|has|have|had|helps?|helping|lead(?:s|ing)?|build(?:s|ing)?|design(?:s|ing)|selling|making|working|interested|experienced|passionate|loves?|who|that|which|brinner|apasionad[oa]|apaixonad[oa]|appassionat[oa]|passionnée?|gepassioneerd|engagier\p{L}*)(?![\p{L}])/iu

/** `Kristallstad, Värmlands län`: what stands in the card before everything else. */
const residence =
  /^(?:Greater )?\p{Lu}[\p{L}'’. -]+(?:, \p{Lu}[\p{L}'’. -]+){1,3}$|^(?:Greater )?\p{Lu}[\p{L}'’ -]+ (?:Metropolitan |Bay )?(?:Area|Region)$/u

/** `Lives in Porto`, `Leeds-born, Hull-based`: the town with words around it. */
const homeTold =
  /^(?:Lives|Living|Based) in (?<home>\p{Lu}[^.;]+)$|^(?:\p{Lu}[\p{L}'’ -]+-(?:born|raised|bred),? (?:and )?)?(?<seat>\p{Lu}[\p{L}'’ ]+)-based$/u

/** `Horologist, Bath`, `MSc Economics, Acme University`: what looks like a town and its country. */
const isCalling = (text: string): boolean => {
  const [first = ""] = text.split(", ")
  const isMaker =
    /^(?:Experienced|Skilled|Specialis\p{L}+|Specializ\p{L}+|Expert|Passionate|Interested|Fluent|Proficient) |^\p{L}+(?:ist|eer|ian|smith|wright|maker)$/u.test(
      first
    ) && !isPlace(first)
  return isMaker || text.split(", ").some(isTitle) || isInstitution(text)
}

const trade =
  /^(?:\d+ years in |(?<=^)(?:in |for )?(?:the )?)?(?<name>[\p{L}&' -]{3,40}? (?:industry|sector|trade|business)|(?:Industrie|Sector|Secteur|Setor|Settore|Branche|Bransch) \p{Ll}[\p{L} -]{3,30}|Public sector|Financial services|Accounting|Information technology(?: & services)?|Higher education|Real estate|Construction|Hospitality|Insurance|Banking|Logistics|Oil & gas|Renewable energy|Health and social care|Pharmaceuticals|Telecommunications|Retail|Automotive|Aerospace|Government administration|Legal services|Management consulting|Nonprofit|Non-profit)(?: since (?:19|20)\d\d)?$/u

/** `Trail runner`, `Imker`: what somebody is or does beside work. */
const isLeisure = (item: string): boolean => isPastime(item) || isForeignLeisure(item)

const bareItem = (item: string): string =>
  item
    .replace(/^(?:occasional|amateur|keen|avid|part-time|also|plus|on the side) /iu, "")
    .replace(/ on the side$/iu, "")

/** `B2B SaaS, pricing and packaging, discovery`: where the last thing has no `and`, none joins two things. */
const itemsOf = (text: string): ReadonlyArray<string> => {
  const parts = text.split(/,\s+/u)
  return parts.length > 2 && !/ (?:and|und|et|y|e|en|och|og) /u.test(parts.at(-1) ?? "")
    ? parts.map(part => part.trim())
    : listItems(text)
}

/** `Cat person`, `volunteer firefighter`, `proud Cyclone`: what people are, and cannot do. */
const ofPeople =
  /(?:^proud | (?:person|people|hunter|lover|firefighter|parent|mum|mom|dad|enthusiast|nerd|fan|supporter|tragic|owner|human|traveller|traveler|optimist))$|^(?:proud|mum|mom|dad|mother|father|husband|wife|human) /iu

/** `Agribusiness executive exporting cashew, …`: what follows is what is done, and to what. */
const ofDeed = /(?:er|or|ist|ive|ian|leader|professional) \p{Ll}{3,}ing \p{L}/u

/** Behind commas the things that somebody knows, with certificates, sides and pastimes among them. */
const listed = (text: string): ReadonlyArray<Fact> => {
  const items = itemsOf(text)
  if (
    items.length < 2 ||
    levelAlone.test(items[0] ?? "") ||
    ofDeed.test(items[0] ?? "") ||
    namesRelatives(text, true) ||
    sentence.test(text) ||
    items.some(item => item.split(" ").length > 6)
  )
    return []
  const read = items.map(item => ({
    item,
    facts: isTechnology(item) ? [] : [...fragmentFacts(item), ...studiedAt(item)]
  }))
  const rest = read.filter(({ facts }) => facts.length === 0).map(({ item }) => item)
  const leisurely = rest.filter(item => isLeisure(item) && (!isField(item) || isSurePastime(item)))
  const isOfLeisure =
    (leisurely.some(it => isSurePastime(it) || isForeignLeisure(it)) &&
      leisurely.length * 2 >= rest.length) ||
    rest.some(item => ofPeople.test(item))
  const plain = rest
    .map(withoutLevel)
    .filter(item => isSkill(item) && isSpeakable(item) && !isPlace(item) && !over.test(item))
  // Among things of other kinds `maps` may be anything.
  const sure = isOfLeisure ? leisurely : leisurely.filter(it => isSurePastime(it) || isForeignLeisure(it))
  const trades = plain.filter(isField).length
  // `Boats, candour` are what somebody likes; of what they can do, some has a longer name, or half of it is known as trades.
  const isTool = (item: string): boolean =>
    isTechnology(item) && !(isWordToo(item) && item === item.toLowerCase())
  const isExpert =
    rest.some(isTool) ||
    plain.some(item => acronym.test(item)) ||
    (trades > 0 && trades * 2 >= plain.length) ||
    plain.filter(item => / |.{12}/u.test(item)).length > 1
  const areSkills =
    !isOfLeisure &&
    isExpert &&
    (leisurely.length === 0 || rest.some(isTechnology)) &&
    (items.length > 2 || read.some(({ facts }) => facts.length > 0) || items.every(item => isLongWord(item)))
  return [
    ...read.flatMap(({ facts }) => facts),
    ...factsOf("personal.hobbies", areSkills ? [] : sure.map(bareItem)),
    ...factsOf(
      "professional.skills",
      areSkills ? plain.filter(item => isTradeAlone(item) && (!isTitle(item) || items.length > 2)) : []
    )
  ]
}

const link =
  "(?:,| at| @| chez| na| no| bei| beim| im| in der| bij| på| hos| en| em| presso| w|,? [–—-]) (?:der |dem |la |le |el |de )?"

/** `Revierleiter im Forstbetrieb Karwendel-Süd`: the title that the hit's own title has, and where it is held. */
const positioned = (text: string): ReadonlyArray<Fact> => {
  const told =
    regex.u`^(?<title>\\p{L}[^,.;]{2,70}?)${link}(?<company>(?:Groupe |Hospital |Clínica |Cabinet )?[\\p{Lu}\\d][^,;]{1,60})$`.exec(
      text
    )?.groups
  const known = positionOf(text)
  const title = told?.title !== undefined && isTitle(told.title) ? told.title : known.title
  const company = told?.title === title ? told?.company : known.company
  const isBare = company === undefined || (levelAlone.test(title ?? "") && text.startsWith(`${title},`))
  return title === undefined || isBare || over.test(text) || isPlace(company)
    ? []
    : [
        { field: "professional.current_title", value: title },
        { field: "professional.current_company", value: company }
      ]
}

const single: ReadonlySet<string> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.current_location",
  "professional.industry"
])

interface Part {
  readonly text: string
  readonly isFirst: boolean
  /** The position stands right behind it, and so this is where it is held. */
  readonly isBeforePosition?: boolean
  /** A title alone stands right before it, and so this is who has given it. */
  readonly isBehindTitle?: boolean
}

const isTitleAlone = (text: string): boolean => isTitle(text) && positionOf(text).company === undefined

/** The stretches between the points, bars, stops and line ends of a snippet; what a question asks and denies is left out. */
const partsOf = (snippet: string): ReadonlyArray<Part> =>
  snippet
    .split(/\n+/u)
    .map(plainLine)
    .flatMap((line, row) =>
      line
        .split(/\s+[·|•]\s+|\s*\p{Extended_Pictographic}\uFE0F?\s*/u)
        .flatMap(sentencesOf)
        .flatMap(text => text.split(/(?<=[\p{L})]{2})(?<! im|\bSt)\.\s+(?=[\p{Lu}\d])/u))
        // `Hale Business School MBA; Acme College, Chemistry`
        .flatMap(text => (text.split("; ").some(isInstitution) ? text.split("; ") : [text]))
        .flatMap(withoutFamily)
        .map((text, index) => ({ text: text.trim(), isFirst: row === 0 && index < 3 }))
    )
    .flatMap((shown, index, all) => {
      const next = all[index + 1]?.text ?? ""
      const part = {
        ...shown,
        isBeforePosition: index === 0 && (isTitle(next) || positioned(next).length > 0),
        isBehindTitle: isTitleAlone(all[index - 1]?.text ?? "")
      }
      if (/\?$/u.test(part.text))
        return /^Yes\b/u.test(next) ? [{ ...part, text: part.text.slice(0, -1) }] : []
      return /^(?:Yes|No)\b[^,]{0,12}$/u.test(part.text) ? [] : [part]
    })

const positionedFirst = (text: string, isFirst: boolean): ReadonlyArray<Fact> =>
  isFirst ? positioned(text.split(/, | (?:working|in) /u)[0] ?? "") : []

const factsInPart = (
  { text, isFirst, isBeforePosition = false, isBehindTitle = false }: Part,
  scope: Scope
): ReadonlyArray<Fact> => {
  const { home, seat } = homeTold.exec(text)?.groups ?? {}
  const told = home ?? seat
  if (told !== undefined) return factsOf("professional.current_location", [told])
  const isSeat = isBeforePosition && /^\p{Lu}\p{L}+(?:(?: of| the| upon)* \p{Lu}\p{L}+){0,3}$/u.test(text)
  if (isFirst && (isPlace(text) || residence.test(text) || isSeat) && !isCalling(text))
    return factsOf("professional.current_location", [text])
  const label = labelled(text)
  if (label !== undefined) return itemsAbout(label.topic, label.value)
  const industry =
    trade.exec(text)?.groups?.name ?? /^\d+ years in (?<name>[\p{Ll} ]{4,30})$/u.exec(text)?.groups?.name
  if (industry !== undefined) return industryItem(industry)
  if (isBehindTitle && isInstitution(text)) return factsOf("professional.current_company", [text])
  if (isFirm(text)) return []
  const alone = fragmentFacts(text)
  // `Orioles die-hard, vinyl collector`: what a row begins with is not all of it.
  const row = alone.every(({ field }) => field === "personal.sports_teams") ? listed(text) : []
  const learnt = workedOn(text)
  if (alone.length > 0) {
    if (alone.every(({ field }) => field === "education.certifications"))
      return [...alone, ...itemsAbout("skills", learnt ?? "")]
    return row.length > alone.length ? row : alone
  }
  const asked = talkAbout.exec(text)?.groups?.list
  if (asked !== undefined) return itemsAbout("interests", asked)
  const field = inTrade.exec(text)?.groups?.name
  if (learnt !== undefined || field !== undefined)
    return [
      ...positionedFirst(text, isFirst),
      ...itemsAbout("skills", learnt ?? ""),
      ...(field === undefined ? [] : industryItem(field))
    ]
  const studies = [...studied(text), ...studiedAt(text)]
  if (studies.length > 0) return studies
  if (isFirst) {
    const held = positioned(text)
    if (held.length > 0) return held
  }
  const items = isTitle(text) || isEmployer(text, scope.wanted) ? [] : listed(text)
  if (items.length > 0)
    // `bow hunter, volunteer firefighter`: who helps is told as well.
    return items.every(({ field }) => field.startsWith("personal."))
      ? [
          ...items,
          ...bioClaims(text).flatMap(({ field, value }) =>
            field === "personal.causes" ? [{ field, value }] : []
          )
        ]
      : items
  const bare = bareItem(text)
  const isOther = isSlogan(bare) || isEmployer(bare, scope.wanted) || / (?:for|of|in|at|with) /u.test(bare)
  if (isLeisure(bare) && bare.split(" ").length <= 3 && !isOther && !sentence.test(text))
    return factsOf("personal.hobbies", [bare])
  if (typeof scope.language === "object")
    return toEnd(factsInSentence(text, { ...nobody, who: "prospect" }, scope, undefined)).facts
  return (
    bioClaims(text)
      .filter(({ field }) => field !== "professional.current_title")
      // `Signs, maps, letters.`: what somebody works with.
      .filter(
        ({ field, value }) =>
          field !== "personal.interests" || !text.includes(", ") || isSurePastime(String(value))
      )
      .map(({ field, value }) => ({ field, value }))
  )
}

/** What the short stretches say that an engine shows of a profile, one by one; `known` are the single fields told already. */
export const partClaims = (
  snippet: string,
  wanted: Wanted,
  known: ReadonlyArray<ClaimParts>
): ReadonlyArray<ClaimParts> => {
  const language = languageOf(plainLine(snippet))
  const scope: Scope = {
    wanted,
    isOwn: true,
    isFirstPerson: true,
    ...(language === undefined ? {} : { language })
  }
  const seen = new Set<string>(known.map(({ field }) => field).filter(field => single.has(field)))
  // A label that was told whole is not read again by its parts.
  const whole = new Set(known.map(({ field, quote }) => (quote.includes(": ") ? `${field} ${quote}` : "")))
  const told = new Set(known.map(({ field, value }) => `${field} ${JSON.stringify(value)}`))
  const parts = partsOf(snippet)
  const homes = parts.filter(({ text, isFirst }) => isFirst && (isPlace(text) || residence.test(text)))
  // One place and nothing else may be anybody's, and of two nobody knows which.
  if (parts.length < 2 || homes.length > 1) seen.add("professional.current_location")
  return parts.flatMap(part => {
    const quote = part.text
    const text = quote.replace(/[.!]+$/u, "")
    if (!isWhole(quote) || text === "" || furniture.test(text) || over.test(text)) return []
    const isTrade = ofTrade.test(text)
    return factsInPart({ ...part, text }, scope).flatMap(fact => {
      const isHeld = told.has(`professional.current_title ${JSON.stringify(fact.value)}`)
      const isHouse = typeof fact.value === "string" && isEmployer(fact.value, wanted)
      if (fact.field === "personal.hobbies" && (isTrade || isHeld)) return []
      if ((fact.field.startsWith("personal.") && isHouse) || whole.has(`${fact.field} ${text}`)) return []
      const key = `${fact.field} ${JSON.stringify(fact.value)}`
      const isShown = typeof fact.value !== "string" || quote.includes(fact.value)
      if (seen.has(fact.field) || told.has(key) || !isShown || !mayStand(fact, quote)) return []
      told.add(key)
      if (single.has(fact.field)) seen.add(fact.field)
      return [{ field: fact.field, value: fact.value, quote, method: "rule" as const }]
    })
  })
}
