import type { Document } from "@prospect-research/core"
import { isQuestion } from "../extraction/interview/interviewQuestions.ts"
import { isSpelledAs, spelledApart } from "../extraction/naming/spelledApart.ts"
import { foldName } from "../names/foldName.ts"
import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import type { PersonName } from "../names/PersonName.ts"
import {
  agreeExplicitly,
  areComparable,
  areTwoPeople,
  goesBySecondName,
  type NameRelation,
  relateFirst,
  relateNames
} from "../names/relateNames.ts"
import { authorNotes, blockAt, furtherLines, linesBelow } from "./blocks.ts"
import { isCalledApart, isCalledByAddress } from "./calledApart.ts"
import { areTwoCards, haveTwoAddresses, titleBelow } from "./cards.ts"
import { emailsIn } from "./emails.ts"
import { type Findings, isProfile, valuesAgree } from "./Findings.ts"
import { entitledAmong } from "./markByTitle.ts"
import type { Mention } from "./mentions.ts"
import { firstNamesAlone, surnamesAlone } from "./namesAlone.ts"
import { isOfForebear, isOfNamesake, toldByTitle } from "./namesakeNotes.ts"
import { type Prospect, subjectNames } from "./Prospect.ts"
import { isRetiredParent } from "./retiredParent.ts"

/** What a document's use of names says, and the text that is about the person it names. */
export interface Naming {
  readonly relation: NameRelation | "several people" | "unnamed"
  readonly blocks: ReadonlyArray<string>
  /** What stands below their name as on a card or in a list. */
  readonly below: ReadonlyArray<string>
  /** What is said of them further on: whom somebody works for may stand there, and what others of their family do. */
  readonly further: ReadonlyArray<string>
  /** How the person is called there. */
  readonly names: ReadonlyArray<PersonName>
  /** By a middle name or generation that is the prospect's as well. */
  readonly isExplicit: boolean
  /** By the same first name, and one of two surnames. */
  readonly isShortened: boolean
  /** By a further given name before the one that the prospect goes by. */
  readonly isBySecondName: boolean
  /** In the window's title alone: the page is about them, or speaks as them. */
  readonly isByTitle: boolean
  /** The page says that it knows another of the name. */
  readonly knowsTwo: boolean
  /** Others whom the page names, of another generation. */
  readonly relatives: ReadonlyArray<PersonName>
  /** Others whom the page tells apart from the prospect, by a spelling that may be theirs elsewhere. */
  readonly namesakes: ReadonlyArray<PersonName>
  /** By a first name that is spelled as the client spells it, or as the address does, and no other. */
  readonly isSpelledAsGiven: boolean
}

type Named = Omit<Naming, "isExplicit" | "isShortened" | "isBySecondName" | "isSpelledAsGiven">

const unnamed: Named = {
  relation: "unnamed",
  blocks: [],
  below: [],
  further: [],
  names: [],
  isByTitle: false,
  knowsTwo: false,
  relatives: [],
  namesakes: []
}

const surnamesOf = ({ middle, last }: PersonName): ReadonlyArray<string> =>
  middle.length === 1 && !isGivenName(middle[0] ?? "") ? [...middle, last] : last.split("-")

/** `Ines O.`: the client knows how the surname begins. */
const isInitialAlone = ({ last }: PersonName): boolean => last.length === 1

/**
 * `Ana Brandt` and `Ana Brandt-Prates`, `Ana Brandt Prates`: married, or short of two surnames. A frequent one where the
 * prospect has two tells nobody.
 */
export const isShortened = (ours: PersonName, theirs: PersonName): boolean => {
  const [left, right] = [surnamesOf(ours), surnamesOf(theirs)]
  if (relateFirst(ours.first, theirs.first) !== "same") return false
  if (isInitialAlone(ours)) return theirs.last.startsWith(ours.last)
  return left.length < right.length
    ? left.every(name => right.includes(name))
    : right.length < left.length && right.every(name => left.includes(name) && !isFrequentSurname(name))
}

const isConflict = (relation: NameRelation): boolean => relation.startsWith("another")

const distinctNames = (mentions: ReadonlyArray<Mention>): ReadonlyArray<PersonName> => [
  ...new Map(mentions.map(({ name }) => [JSON.stringify(name), name])).values()
]

/** Of several mentions: a bare name beside a namesake's full one is the namesake's. */
const judge = (text: string, mentions: ReadonlyArray<Mention>, prospect: Prospect): Named => {
  const { names, companies, email, calledByEmail, title } = prospect
  const lines = text.split("\n")
  const close = mentions.filter(mention => !isConflict(mention.relation))
  const conflicting = mentions.filter(
    mention => isConflict(mention.relation) && (email === null || !isRetiredParent(mention, lines, close))
  )
  const namesakes = spelledApart(
    close.map(({ line, name }) => ({
      text: [lines[line] ?? "", ...titleBelow(lines, line, companies)].join(" "),
      name
    })),
    names
  )
  const fitting = close.filter(({ name }) => !namesakes.some(theirs => isSpelledAs(name, theirs)))
  // An address in the line of a name is its bearer's; those below may be the next one's.
  const addressesOf = ({ line }: Mention): ReadonlyArray<string> => {
    const own = emailsIn(lines[line] ?? "")
    return own.length > 0 ? own : linesBelow(lines, line, companies).flatMap(emailsIn)
  }
  const isByAddress = (mention: Mention): boolean => email !== null && addressesOf(mention).includes(email)
  const isExplicit = ({ name }: Mention): boolean => names.some(ours => agreeExplicitly(ours, name))
  const relatives = distinctNames(conflicting.filter(({ relation }) => relation === "another generation"))
  const entitled =
    title === null ? [] : entitledAmong([...fitting, ...conflicting], { lines, title, companies })
  const isByTitle = (mention: Mention): boolean => entitled.includes(mention)
  const isTold = (mention: Mention): boolean =>
    isExplicit(mention) ||
    (isByTitle(mention) && !conflicting.some(isByTitle)) ||
    (isByAddress(mention) && !conflicting.some(isByAddress)) ||
    isCalledByAddress(mention, { called: calledByEmail, conflicting }) ||
    isCalledApart(mention, { names, lines, conflicting })
  const [conflict] = conflicting
  const known = conflict === undefined ? fitting : fitting.filter(isTold)
  if (known.length === 0) {
    return conflict === undefined
      ? { ...unnamed, namesakes }
      : { ...unnamed, relation: conflict.relation, names: distinctNames(conflicting), relatives }
  }
  const noted = known
    .filter(({ line, name }) => isOfNamesake(lines[line] ?? "", name))
    .map(({ line }) => lines[line] ?? "")
  const knowsTwo = noted.some(line => !isOfForebear(line))
  const byAddress = known.filter(isByAddress)
  const toldOfTwo = (): ReadonlyArray<Mention> =>
    byAddress.length > 0 ? byAddress : toldByTitle(lines, known, prospect)
  const fit = noted.length > 0 ? toldOfTwo() : known
  const cardsOf = (mentions: ReadonlyArray<Mention>) =>
    [...new Set(mentions.map(({ line }) => line))].map(line => {
      const { text, title } = blockAt(lines, line, companies)
      return { text, title: title ?? titleBelow(lines, line, companies)[0] ?? null }
    })
  // Of two cards of one name, and of two names with an address each, that is the prospect's which has theirs.
  const areTwoByAddress = haveTwoAddresses(fit, addressesOf)
  const addressed = areTwoByAddress || areTwoCards(cardsOf(fit)) ? fit.filter(isByAddress) : []
  // Where the client gives no address, it is their title that tells.
  const holdsGivenTitle = ({ line }: Mention): boolean =>
    title !== null &&
    titleBelow(lines, line, companies).some(held => valuesAgree("professional.current_title", held, title))
  const isUntold = email === null && areTwoByAddress
  const told = isUntold ? fit.filter(holdsGivenTitle) : addressed
  const isByCard = told.length > 0 && told.length < fit.length
  const ours = isByCard || isUntold ? told : fit
  // A forebear is nobody whom a house has beside its people.
  if (ours.length === 0 && noted.length > 0 && !knowsTwo) return { ...unnamed, namesakes }
  if (ours.length === 0)
    return { ...unnamed, relation: "several people", names: distinctNames(known), knowsTwo }
  const spellings = distinctNames(ours)
  const named = [...new Set(ours.map(({ line }) => line))]
  const blocks = named.map(line => blockAt(lines, line, companies))
  const notes = named.flatMap(line => authorNotes(lines, line))
  const severally =
    spellings.some(name => spellings.some(other => areTwoPeople(name, other))) ||
    // An initial may stand for the surname of each.
    (names.every(isInitialAlone) && new Set(spellings.map(({ last }) => last)).size > 1) ||
    (areTwoCards(blocks) && !blocks.some(block => email !== null && emailsIn(block.text).includes(email)))
  return severally
    ? { ...unnamed, relation: "several people", names: spellings }
    : {
        relation: ours.some(mention => mention.relation === "same") ? "same" : "similar",
        blocks: [...new Set([...blocks.map(block => block.text), ...notes])],
        below: named.flatMap(line => linesBelow(lines, line, companies)),
        further:
          conflict === undefined
            ? furtherLines(lines, named, {
                surnames: surnamesAlone(prospect),
                firstNames: firstNamesAlone(text, prospect)
              })
            : [],
        names: spellings,
        isByTitle: false,
        // By their card alone one of two was told: elsewhere either may be meant.
        knowsTwo: knowsTwo || isByCard || (conflict !== undefined && !known.some(isExplicit)),
        relatives,
        namesakes
      }
}

const firstPerson =
  /(?<!\p{L})(?:i|i['’]m|i['’]ve|my|ich|mein\p{L}*|je|j['’]\p{L}+|mon|ma|yo|soy|mi|sou|eu|meu|minha|io|sono|mio|mia|ik|mijn|jag|min|jeg|jestem|mój|moja)(?!\p{L})/iu

/** A title that bears one name and no other, as those of portraits, interviews and people's own pages do. */
export const bearsNameAlone = (title: string, names: ReadonlyArray<PersonName>): boolean => {
  const heading = foldName(title)
  return names.some(({ first, last }) => {
    const from = heading.indexOf(first)
    const end = heading.indexOf(last, from) + last.length
    return (
      from >= 0 &&
      heading.indexOf(last, from) >= 0 &&
      !/(?:\band|&|\bund|\bet|\by|\be|\ben|\boch|\bwith|\bmit|\bavec) *$/.test(heading.slice(0, from)) &&
      !/^ *(?:and|&|und|et|y|e|en|och|with|mit|avec) /.test(heading.slice(end))
    )
  })
}

const byline =
  /^(?:by|von|par|por|di|door|av|af|tekst|text|interview(?: by)?|words)[: ]+(?<author>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+)+)/imu

/** Whether a page says that somebody else has written it: then that is who says `I`. */
const isByOther = (text: string, names: ReadonlyArray<PersonName>): boolean => {
  const author = foldName(byline.exec(text)?.groups?.author ?? "")
  return author !== "" && !names.some(({ last }) => author.includes(last))
}

const leastQuestions = 2

/** Whoever says `I` in an interview was asked, whoever signs it. */
const isInterview = (text: string): boolean => text.split("\n").filter(isQuestion).length >= leastQuestions

/** A page that names its one person in the window's title alone; whoever says `I` there is they. */
const namedByTitle = (
  document: Document,
  prospect: Prospect,
  mentionsOf: (document: Document) => ReadonlyArray<Mention>
): Named => {
  const { id, title, text } = document
  if (title === null || (isProfile(document) && document.source_class !== "self")) return unnamed
  const named = judge(title, mentionsOf({ ...document, id: `${id} title`, text: title }), prospect)
  const isNamed = named.relation === "same" || named.relation === "similar"
  const isSigned = isByOther(text, named.names) && !isInterview(text)
  return !isNamed || !bearsNameAlone(title, named.names) || isSigned
    ? unnamed
    : { ...named, further: text.split("\n").filter(line => firstPerson.test(line)), isByTitle: true }
}

const textNaming = (
  document: Document,
  prospect: Prospect,
  mentionsOf: (document: Document) => ReadonlyArray<Mention>
): Named => {
  const named = judge(document.text, mentionsOf(document), prospect)
  return named.relation === "unnamed" ? namedByTitle(document, prospect, mentionsOf) : named
}

/** Names in another script than the prospect's cannot be compared: they say neither yes nor no. */
const comparableSubjects = (document: Document, { names }: Prospect, findings: Findings) =>
  isProfile(document)
    ? subjectNames(document, findings).filter(theirs => names.some(ours => areComparable(ours, theirs)))
    : []

const subjectNaming = (
  document: Document,
  prospect: Prospect,
  subjects: ReadonlyArray<PersonName>
): Named => {
  const relations = subjects.flatMap(theirs => prospect.names.map(ours => relateNames(ours, theirs)))
  const best =
    (["same", "similar", "another generation", "another middle name"] as const).find(it =>
      relations.includes(it)
    ) ?? "another name"
  return { ...unnamed, relation: best, blocks: isConflict(best) ? [] : [document.text], names: subjects }
}

export const namingOf = (
  document: Document,
  prospect: Prospect,
  findings: Findings,
  mentionsOf: (document: Document) => ReadonlyArray<Mention>
): Naming => {
  const subjects = comparableSubjects(document, prospect, findings)
  const named =
    subjects.length > 0
      ? subjectNaming(document, prospect, subjects)
      : prospect.names.length > 0
        ? textNaming(document, prospect, mentionsOf)
        : unnamed
  const pairs = named.names.flatMap(theirs => prospect.names.map(ours => [ours, theirs] as const))
  return {
    ...named,
    isExplicit: pairs.some(([ours, theirs]) => agreeExplicitly(ours, theirs)),
    isShortened: pairs.some(([ours, theirs]) => isShortened(ours, theirs)),
    isBySecondName: pairs.some(([ours, theirs]) => goesBySecondName(ours, theirs)),
    isSpelledAsGiven:
      named.names.length > 0 &&
      named.names.every(({ first, nickname }) =>
        prospect.calledByEmail === null
          ? prospect.names.some(ours => ours.first === first)
          : [first, nickname].includes(prospect.calledByEmail)
      )
  }
}
