import { regex } from "../sources/regex.ts"
import { skillsOfTrade } from "./bio/skillsOfTrade.ts"
import type { Fact } from "./Clause.ts"
import { besidePosition, introduction } from "./card/introduction.ts"
import { mentionIn } from "./card/nameLine.ts"
import { titlesOfNext } from "./card/titlesAbove.ts"
import { answersAbout } from "./interview/answers.ts"
import { statedByAsker } from "./interview/askers.ts"
import type { Turn } from "./interview/interview.ts"
import { keptOf } from "./keptStatements.ts"
import { languageOf } from "./languages/languageOf.ts"
import { firstNamesOf, othersNamed, sharesFirstName } from "./naming/othersNamed.ts"
import { mentionsIn } from "./naming/personMentions.ts"
import { shortForms, unmistakableForms } from "./naming/shortForms.ts"
import { isImprint, withoutFoot } from "./page/imprint.ts"
import { asOfLine } from "./page/lineDate.ts"
import { linesNear } from "./page/linesNear.ts"
import { isAuthorNote, isBylineOf, isToldByProspect, unquoted } from "./page/narrator.ts"
import { withoutLead } from "./page/newsLead.ts"
import type { PlacedLine } from "./page/passages.ts"
import { papersOfTitle } from "./position/papersOfTitle.ts"
import { seatOfTitle } from "./position/seatOfTitle.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { type Steps, toEnd } from "./Steps.ts"
import { itemsInLine, labelledItems } from "./sectionItems.ts"
import { factsInSentence, fieldsOf, rules } from "./sentenceFacts.ts"
import { sentencesAbout } from "./sentences.ts"
import { lettersBehind } from "./subject/attachment.ts"
import { nobody, type Scope, type Subject, somebodyElse } from "./subject/SentenceSubject.ts"
import { announcesSpeech, type Speaker, speakerOf } from "./subject/speakers.ts"
import { speechMark, utterancesOf } from "./subject/speech.ts"
import { isPlausible } from "./value/plausible.ts"
import type { Wanted } from "./Wanted.ts"

/** Of a page; what stands behind so many sentences about one person is of a list, or written to keep readers busy. */
const mostSentences = 400

/** What interviewers have looked up. */
const knownOf: ReadonlySet<Fact["field"]> = new Set([
  "professional.achievements",
  "personal.memberships",
  "personal.causes"
])

/** What the prospect says of themselves in an interview or a quotation; what others say there is about anybody. */
const spokenIn = (
  { speaker, text, topic }: Pick<Turn, "text" | "topic"> & { readonly speaker: Speaker },
  { wanted, language }: Pick<Scope, "wanted" | "language">,
  isOwn = topic !== undefined
): ReadonlyArray<Stated> => {
  const scope: Scope = {
    wanted,
    isOwn,
    isFirstPerson: true,
    ...(language === undefined ? {} : { language })
  }
  if (speaker !== "prospect")
    return statedByAsker(text).flatMap(({ sentence, asOwn }) =>
      toEnd(factsInSentence(asOwn, nobody, scope, undefined))
        .facts.filter(({ field }) => knownOf.has(field))
        .flatMap(fact => statedBy(fact, sentence))
    )
  return sentencesAbout(text, wanted.names).flatMap(sentence => {
    // Asked for a certificate, nobody names a post: `AWS Certified Solutions Architect`.
    const said = toEnd(factsInSentence(sentence, nobody, scope, topic)).facts.filter(
      ({ field }) => topic !== "certifications" || field !== "professional.current_title"
    )
    const fields = fieldsOf(said)
    const named = answersAbout(topic, sentence).filter(({ field }) => !fields.has(field))
    return [...said, ...named].flatMap(fact => statedBy(fact, sentence))
  })
}

/** `i’m ada`, as some write of themselves. */
const withCapital = (text: string, { isFirstPerson, language = "english" }: Scope): string =>
  isFirstPerson && language === "english"
    ? text.replace(/(?<![\p{L}’'-])i(?=['’](?:m|ve|d|ll)(?![\p{L}])| \p{Ll})/gu, "I")
    : text

/** What some set before a line: `🚴 When I’m not on call I’m cycling`. */
const picture = /^(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*\s*)+(?=\p{L})/u

/** `Ada Lovelace OBE, Chief Engineer`: what the letters say that stand between the name and the position. */
const besideName = ({ text }: PlacedLine, { names, companies }: Wanted): ReadonlyArray<Stated> => {
  const mention = mentionIn(text, names)
  if (mention === undefined) return []
  return lettersBehind(text.slice(mention.end)).clauses.flatMap(clause =>
    rules
      .flatMap(rule => rule({ text: clause, isLeisure: false, companies }))
      .flatMap(fact => statedBy(fact, text))
  )
}

/** `Ada builds engines.`, right above `Ada Lovelace` on a card that nobody else of the first name has beside it. */
const isAboveOwnName = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine,
  { names }: Wanted
): boolean =>
  lines[index + 1]?.introduces !== undefined &&
  lines[index + 1]?.isHeading === false &&
  regex.u`^${shortForms(names)} \\p{Ll}`.test(text) &&
  !sharesFirstName(
    lines.map(line => line.text),
    names
  )

/**
 * Everything that the lines state of the prospect, list by list and sentence by sentence, in steps that take some
 * milliseconds; `turns` says who speaks in an interview.
 */
export function* statedIn(
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  isFirstPerson: boolean,
  turns: ReadonlyArray<Turn | undefined> = []
): Steps<ReadonlyArray<Stated>> {
  const stated: Array<Stated> = []
  const texts = lines.map(({ text }) => text)
  const isByline = texts.some(text => isBylineOf(text, wanted.names))
  const named = othersNamed(texts, wanted.names)
  const unmistakable = unmistakableForms(wanted.names, named, wanted.companies)
  const language = languageOf(texts.join(" "))
  const near = linesNear(texts, wanted.names)
  let sentences = 0
  let isNamed = false
  let subject: Subject = nobody
  let item = 0
  let wasOwn = false
  let introducedAt: number | undefined
  let bylineAt: number | undefined
  let announced: Speaker | undefined
  // What begins the name of a house may look like a first name.
  const ofHouses = new Set(wanted.companies.flatMap(company => company.split(/\s+/u)))
  const others = new Set([...firstNamesOf(named)].filter(first => !ofHouses.has(first)))
  const page = { wanted, others, ...(language === undefined ? {} : { language }) }
  const isTold = isFirstPerson || isToldByProspect(lines, wanted.names)
  const ofNext = titlesOfNext(lines)
  for (const line of lines) {
    if (ofNext.has(line.index) || isImprint(line.text, wanted)) {
      subject = nobody
      continue
    }
    const turn = turns[line.index]
    if (turn !== undefined) {
      subject = nobody
      stated.push(...spokenIn(turn, page))
      yield
      continue
    }
    if (line.item !== item || line.isOwn !== wasOwn || (line.isHeading && line.topic === undefined)) {
      subject = line.isOwn ? { ...subject, who: "nobody" } : nobody
    }
    item = line.item
    wasOwn = line.isOwn
    if (line.introducesOther) {
      subject = somebodyElse(nobody)
      continue
    }
    const introduced = introduction(lines, line, wanted).filter(fact => isPlausible(fact, fact.quote))
    stated.push(...introduced)
    if (line.introduces !== undefined && introduced.length > 0) introducedAt = line.index
    if (line.introduces !== undefined) stated.push(...besideName(line, wanted))
    if (isBylineOf(line.text, wanted.names)) bylineAt = line.index
    else if (line.introduces !== undefined) bylineAt = undefined
    const isBelowByline = bylineAt !== undefined && line.index > bylineAt && !isAuthorNote(line.text)
    if (bylineAt === line.index - 1 && isBelowByline) subject = nobody
    const inList = line.isOwn ? itemsInLine(lines, line) : []
    stated.push(...inList)
    const isExcluded = line.topic === "foreign" || (line.isOwn && line.topic === "experience")
    const isOwnHeading = line.isHeading && line.isOwn && line.introduces === undefined
    const told = unquoted(withoutFoot(line.text.replace(picture, "")), wanted.names)
    const prose = introducedAt === line.index - 1 ? besidePosition(told) : told
    if (inList.length > 0 || isOwnHeading || prose === "" || isExcluded) continue
    isNamed ||= mentionsIn(line.text, wanted.names).length > 0 || isAboveOwnName(lines, line, wanted)
    const scope = {
      ...page,
      isOwn: line.isOwn,
      isFirstPerson: isTold && line.isOwn,
      isByline,
      isBelowByline,
      ...(isNamed ? { unmistakable } : {})
    }
    let last = announced
    announced = undefined
    const isNear = line.isOwn || near.has(line.index)
    for (const utterance of isNear ? utterancesOf(prose, wanted.names) : []) {
      if (sentences === mostSentences) break
      sentences += 1
      const { sentence, speeches, around } = utterance
      const before = subject
      if (speeches.length === 0 || /\p{L}/u.test(around)) {
        const whole = speeches.length === 0 ? sentence : around
        const text = withCapital(withoutLead(whole, lines, line, wanted.names), scope)
        // `Rui Prates studies silt. PhD, University of Hull`: what stands without a verb is of whom the words before are.
        if (line.isOwn && line.topic !== "elsewhere" && subject.who !== "somebody else")
          stated.push(...labelledItems(text))
        const read = yield* factsInSentence(text, subject, scope, line.isOwn ? line.topic : undefined)
        subject = read.subject
        const facts = read.facts.filter(({ value }) => !JSON.stringify(value).includes(speechMark))
        stated.push(...facts.flatMap(fact => statedBy(fact, sentence)).map(asOfLine(line.text)))
      }
      if (announcesSpeech(around, subject)) announced = "prospect"
      if (speeches.length === 0) continue
      const floor = { names: wanted.names, before, after: subject, isOwn: line.isOwn, last }
      last = speakerOf(utterance, floor)
      const speaker = last
      const isNote = line.isOwn || /\b(?:writes|wrote|reports|shares)\b/u.test(around)
      stated.push(...speeches.flatMap(text => spokenIn({ speaker, text, topic: undefined }, page, isNote)))
    }
  }
  const byTitle = stated.flatMap(it => [...seatOfTitle(it), ...papersOfTitle(it)])
  return keptOf([...stated, ...byTitle, ...skillsOfTrade(stated, wanted.title)], wanted)
}
