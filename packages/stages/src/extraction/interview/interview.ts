import { looksLikeName } from "../naming/looksLikeName.ts"
import { firstNamesOf, othersNamed, sharesFirstName } from "../naming/othersNamed.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import { type Topic, topicOfLabel } from "../topics.ts"
import {
  addresses,
  addressesOwner,
  asksOwner,
  inOneLine,
  isPersonal,
  isQuestion,
  ofHost,
  personal,
  questionIn
} from "./interviewQuestions.ts"
import { topicAsked } from "./questions.ts"

/** What one line of an interview says, and who says it. */
export interface Turn {
  readonly speaker: "prospect" | "somebody else"
  /** Without the speaker's name before it. */
  readonly text: string
  /** What the question was about, as far as it can be told. */
  readonly topic: Topic | undefined
}

type Line = Pick<PlacedLine, "text" | "isHeading" | "isOwn">

/** A speaker stands before a colon, by one word before a dash, by one letter before a stop, or alone above what is said. */
const labelled =
  /^(?:(?<label>\p{Lu}[\p{L}\p{M}.&'’ -]{0,40}?) ?:(?:\s+(?<text>\S.*))?|(?<word>\p{Lu}[\p{L}.'’-]*)(?:\s[–—]|(?<=^[QARFPDV])[.)])\s+(?<after>\S.*))$/u
const firstPerson =
  /(?<![\p{L}])(?:I|my|me|we|our|ich|mein\p{L}*|wir|je|mon|nous|yo|mi|eu|meu|minha|sou|estou|tenho|gosto|moro|soy|estoy|tengo|nos|nós|io|mio|sono|vengo|faccio|jeg|jag|ik|jestem|mam|moja?)(?![\p{L}])|\bj['’]/iu
/** `Q` asks and `A` answers, in the languages that we meet. */
const asking =
  /^(?:q(?:uestion)?|frage|pregunta|pergunta|domanda|interviewer(?:in)?|host|moderator|[ie]ditor)$/i
const answering = /^(?:a(?:nswer)?|antwort|respuesta|resposta|risposta|réponse|r)$/i
const initialsOnly = /^\p{Lu}{1,5}$/u

/** What guests may do and have to pay. */
const terms =
  /(?<![\p{L}])(?:at most|maximum|allowed|welcome|permitted|accepted|fees?|charges?|deposit|per (?:night|stay|day|person)|guests?|[£€$]\s?\d+)(?![\p{L}])/iu

/** `Where is the practice?` `Leeds.`: a name alone that answers this is of a place, though a side may bear it as well. */
const namesPlace = (question: string, answer: string): boolean =>
  /^(?:and )?where(?![\p{L}])/iu.test(question) && answer.split(" ").length <= 3

const answerTo = (question: string, text: string): Turn => {
  const topic = topicAsked(question)
  const isOfOwner =
    topic === undefined
      ? !namesPlace(question, text)
      : !(personal.has(topic) && (terms.test(text) || ofHost.test(question)))
  return isOfOwner
    ? { speaker: "prospect", text, topic }
    : { speaker: "somebody else", text, topic: undefined }
}

const answered = (text: string): Turn | undefined => {
  const { question, answer } = inOneLine.exec(text)?.groups ?? {}
  return question === undefined || answer === undefined ? undefined : answerTo(question, answer)
}

/** Pages that announce whom they have spoken with. */
const announcing =
  /\b(?:interview(?:s|ed)?|conversation|q ?& ?a|questions?|minutes|seconds|(?:in|into) focus|of the (?:month|week|fortnight|season)|member profile|volunteer|get to know|humans of|ask (?:a|an|the)|quick-?fire|lightning round|stories|chat(?:s|ting)?|talk(?:s|ing)?|speak(?:s|ing)? (?:to|with)|meet|in their own words|spotlight|profile|portrait|getting to know|gespräch|fragen an|nachgefragt|entretien|rencontre|trois questions|entrevista|conversa|intervista|intervju|samtal|gesprek|wywiad|entrevistas|entretiens|interviste|wywiady|rozmowa|egresad[oa]s|ex[- ]?alumn[oi]s?|antigu[oa]s alumn[oa]s|alumni|sylwetki?|portr[eæ]tt?|ritratto|retrato|perfil|profil|conoce a|conheça|leer kennen|lär känna|mød|møt)(?![\p{L}])/iu
/** What a series of talks says below its headline, which names whom it is with. */
const series = /^(?:\p{L}+|\d+) questions (?:for|to) (?=\p{Ll})/iu
const jointly = /(?:\band|&|,|\bund|\bet|\by|\be)\s+(?:(?:Dr|Prof)\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

const initialsOf = (words: ReadonlyArray<string>): string =>
  words.map(word => word.charAt(0).toUpperCase()).join("")

/** `DOL` and `DO` for Dez Okafor-Lindqvist. */
const initialsOfName = (name: string): ReadonlyArray<string> => {
  const words = name.split(/\s+/u).filter(word => /^\p{Lu}/u.test(word))
  return [initialsOf(words), initialsOf(words.flatMap(word => word.split("-")))]
}

/** What the prospect goes by as a speaker; nothing that could as well be somebody else whom the page names. */
const ownLabels = (lines: ReadonlyArray<Line>, names: ReadonlyArray<string>): ReadonlySet<string> => {
  const partsOf = (name: string) => {
    const words = name.split(/\s+/u)
    return [...initialsOfName(name), ...words.slice(0, 1), ...words.slice(-1), name]
  }
  const others = new Set(
    othersNamed(
      lines.map(line => line.text),
      names
    ).flatMap(partsOf)
  )
  return new Set(names.flatMap(partsOf).filter(label => label.length > 1 && !others.has(label)))
}

const labelOf = (text: string): string => {
  const { label, word = "" } = labelled.exec(text)?.groups ?? {}
  return (label ?? word).replace(/(?<=\p{Lu})\.(?:\s|$|(?=\p{Lu}))/gu, "").trim()
}

/** `Meet Ines`: the first name alone, on a page that has nobody else of that name. */
const namesFirst = (text: string, lines: ReadonlyArray<Line>, names: ReadonlyArray<string>): boolean => {
  const firsts = firstNamesOf(names)
  const isShared = sharesFirstName(
    lines.map(line => line.text),
    names
  )
  return !isShared && text.split(/[^\p{L}'’-]+/u).some(word => firsts.has(word))
}

/** So many lines of a page may say beside its headings with whom it speaks. */
const standfirst = 6

/** A heading that is no question names somebody else. */
const headsAnother = (lines: ReadonlyArray<Line>, names: ReadonlyArray<string>): boolean =>
  othersNamed(
    lines.filter(({ isHeading, text }) => isHeading && !isQuestion(text)).map(({ text }) => text),
    names
  ).length > 0

const credit = /^(?:By|Text|Words|Interview|Photo\p{L}*|Von|Por|Par|Di|Door|Av|Af|Tekst)(?![\p{L}])/iu

/** `Her neighbour Juan Prates gives his opinion.`, right above the first question: he is asked. */
const introducesAnother = (lines: ReadonlyArray<Line>, names: ReadonlyArray<string>): boolean => {
  const first = lines.findIndex(({ text }) => questionIn(text) !== "")
  const above = lines[first - 1]?.text ?? ""
  return (
    /\.$/u.test(above) &&
    !credit.test(above) &&
    mentionsIn(above, names).length === 0 &&
    othersNamed([above], names).length > 0
  )
}

/** Whether the page announces a talk with the prospect alone, or asks them by their name. */
const isWithProspect = (
  lines: ReadonlyArray<Line>,
  title: string | null,
  names: ReadonlyArray<string>
): boolean => {
  const surnames = names.flatMap(name => name.split(/\s+/u).slice(-1))
  const announcements = [
    title ?? "",
    ...lines.filter((it, index) => it.isHeading || index < standfirst).map(it => it.text)
  ]
  const isAlone = (text: string): boolean => {
    const [mention] = mentionsIn(text, names)
    const around = mention === undefined ? text : `${text.slice(0, mention.start)}…${text.slice(mention.end)}`
    return (mention !== undefined || namesFirst(text, lines, names)) && !jointly.test(around)
  }
  const isAnnounced =
    announcements.some(text => announcing.test(text) && isAlone(text)) ||
    (isAlone(title ?? "") && announcements.some(text => series.test(text)) && !headsAnother(lines, names))
  const address = /^(?:Frau|Herr|Mr|Ms|Mrs|Dr|Madame|Monsieur|Señora?|Senhora?|Signora?)\.? (?<name>[^,]+), /u
  return (
    isAnnounced ||
    lines.some(({ text }) => isQuestion(text) && surnames.includes(address.exec(text)?.groups?.name ?? ""))
  )
}

/** Speakers are told by their names, or by `Q` and `A`. Lines between two of a speaker's own go on with what is said. */
const labelledTurns = (
  lines: ReadonlyArray<Line>,
  names: ReadonlyArray<string>,
  isInterview: boolean
): ReadonlyArray<Turn | undefined> => {
  const own = ownLabels(lines, names)
  const isRepeated = (text: string) => lines.filter(line => line.text === text).length > 1
  const labels = lines.map(({ text }) => (own.has(text) && isRepeated(text) ? text : labelOf(text)))
  const isOwn = (label: string) =>
    own.has(label) || (isInterview && answering.test(label) && labels.some(it => asking.test(it)))
  const count = (label: string) => labels.filter(it => it === label).length
  const speaksOften = labels.filter(isOwn).length > 1
  const isOther = (label: string) =>
    !isOwn(label) &&
    (asking.test(label) ||
      (count(label) > 1 &&
        (initialsOnly.test(label) ||
          looksLikeName(label) ||
          (speaksOften && label !== "" && topicOfLabel(label) === undefined))))
  const isSpeaker = (label: string) => isOwn(label) || isOther(label)
  const isAsked = labels.some(isOther) || (isInterview && lines.some(({ text }) => isQuestion(text)))
  const answersSelf = lines.some(({ text }, index) => {
    const told = labels[index] === text ? (lines[index + 1]?.text ?? "") : text
    return isOwn(labels[index] ?? "") && firstPerson.test(told)
  })
  if (!isAsked || !answersSelf) return lines.map(() => undefined)
  const [first, last] = [labels.findIndex(isSpeaker), labels.findLastIndex(isSpeaker)]
  let speaker: Turn["speaker"] | undefined
  let topic: Topic | undefined
  return lines.map(({ text, isHeading }, index) => {
    const label = labels[index] ?? ""
    if (isSpeaker(label)) speaker = isOwn(label) ? "prospect" : "somebody else"
    else if (index < first || index > last) speaker = undefined
    else if (isHeading || isQuestion(text)) speaker = "somebody else"
    const { text: said, after } = labelled.exec(text)?.groups ?? {}
    if (speaker === "somebody else") {
      const both = isInterview ? answered(text) : undefined
      if (both !== undefined) return both
      topic = topicAsked(text)
    }
    return speaker === undefined
      ? undefined
      : { speaker, text: isSpeaker(label) ? (said ?? after ?? "") : text, topic }
  })
}

/** Where nobody is named, what stands right below a question is its answer, or behind it in its line. */
const answers = (lines: ReadonlyArray<Line>): ReadonlyArray<Turn | undefined> =>
  lines.map(({ text, isHeading }, index) => {
    const before = lines[index - 1]?.text ?? ""
    if (isQuestion(text)) return { speaker: "somebody else", text, topic: undefined }
    if (isQuestion(before) && !isHeading) return answerTo(before, text)
    return answered(text)
  })

/** A whole question, and no heading with a question mark. */
const impersonal = /^(?:what|which|who|how|can|could|is|are|do|does|did|may|any) [^?]+\?$/iu
/** In words. */
const longestReply = 6

const fewestQuestions = 2

/** Questions of a quiz, or of guests: what answers them in a few words says nothing of the owner. */
const unaddressed = (lines: ReadonlyArray<Line>): ReadonlyArray<Turn | undefined> => {
  const isAddressed = addressesOwner(lines)
  return lines.map(({ text, isHeading, isOwn }, index) => {
    const before = lines[index - 1]
    const isForOthers =
      before !== undefined &&
      impersonal.test(before.text) &&
      (ofHost.test(before.text) ||
        !(firstPerson.test(before.text) || addresses(before.text) || isPersonal(before, isAddressed)))
    return isOwn && !isHeading && isForOthers && text.split(" ").length <= longestReply
      ? { speaker: "somebody else", text, topic: undefined }
      : undefined
  })
}

/** Who says what on a page that is an interview with the prospect; nothing where it is none. */
export const turnsIn = (
  lines: ReadonlyArray<Line>,
  title: string | null,
  names: ReadonlyArray<string>
): ReadonlyArray<Turn | undefined> => {
  if (![title ?? "", ...lines.map(({ text }) => text)].some(text => mentionsIn(text, names).length > 0))
    return []
  const isInterview = isWithProspect(lines, title, names)
  const turns = labelledTurns(lines, names, isInterview)
  if (turns.some(turn => turn !== undefined)) return turns
  if (introducesAnother(lines, names)) return []
  const questions = lines.filter(({ text }) => questionIn(text) !== "")
  if (questions.length >= fewestQuestions && (isInterview || asksOwner(questions))) return answers(lines)
  // Among other questions where only the prospect is spoken of, those that are asked of a person alone.
  const isAddressed = addressesOwner(questions)
  return questions.every(it => it.isOwn) && questions.some(it => isPersonal(it, isAddressed))
    ? answers(lines).map(turn => (personal.has(turn?.topic) ? turn : undefined))
    : unaddressed(lines)
}
