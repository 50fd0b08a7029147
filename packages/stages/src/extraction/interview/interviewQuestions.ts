import type { PlacedLine } from "../page/passages.ts"
import type { Topic } from "../topics.ts"
import { topicAsked } from "./questions.ts"

type Line = Pick<PlacedLine, "text" | "isOwn">

export const isQuestion = (text: string): boolean => /\?["”’»]?$/u.test(text)

/** `Q: Dogs or cats? A: Cats.`, `Your day off? Fell running.`: a short question and its answer in one line. */
export const inOneLine =
  /^(?:(?:Q(?:uestion)?|F(?:rage)?|P(?:regunta)?|D(?:omanda)?|V(?:raag)?)[.:] )?(?<question>[¿\p{Lu}][^?]{3,120}\?)["”’»]? +(?:(?:A(?:nswer|ntwort|ntwoord)?|R(?:éponse|espuesta|isposta|esposta)?)[.:] +)?(?<answer>[^?]+)$/u

/** The question that a line is, or begins with; empty where there is none. */
export const questionIn = (text: string): string =>
  inOneLine.exec(text)?.groups?.question ?? (isQuestion(text) ? text : "")

/** What nobody asks but of a person. */
export const personal: ReadonlySet<Topic | undefined> = new Set(["hobbies", "teams", "pets", "household"])

/** What guests ask of a host. */
export const ofHost =
  /(?<![\p{L}])can (?:you|we|I|guests)(?![\p{L}])[^?]*(?<![\p{L}])(?:here|nearby|there|area|village|local(?:ly)?)(?![\p{L}])/iu

/** Words that only a question to somebody has; in some languages the verb alone addresses. */
const addressing =
  /(?<![\p{L}])(?:you|your|tu|tus|usted|haces|eres|tienes|vives|gusta|você|vous|votre|vos|dein\p{L}*|dir|dich|jij|jouw|uw|sei|tuo|tua|robisz|masz|twoj\p{L}*|din|ditt|dine|dina|dig|deg|(?:doe|ben|heb|ga|hou|woon|werk|speel|lees|kook|vind|luister) je|(?!est )(?:\p{L}+st|\p{L}*[öøåä]r|er|bor|har|vill?|skall?|ska|laver|spiller|spelar|læser|leser|läser|tycker|synes|liker|elsker|älskar|holder|håller|heier|bruger|bruker) du|(?:doet|bent|heeft|gaat|houdt|woont) u)(?![\p{L}])/iu
/** In small letters these are said of others. */
const addressingPolitely = /(?<![\p{L}])(?:Sie|Ihre?[nmr]?|Lei|Pani?|Pana|Pań\p{L}*)(?![\p{L}])/u
/** `Was können Sie in der Freizeit tun?`: whoever comes is asked what may be done, not who lives there. */
const ofVisitors =
  /(?<![\p{L}])(?:können|kann(?:st)?|darf(?:st)?|dürfen|pouvez|peut|peux|podem?|podes|puedes?|pueden?|può|potete|puoi|kunt|kun je|mag|można|kan (?:du|man|jeg|jag|ik)|(?:que|quoi) faire|(?:cosa|che) fare|(?:o que|qué) (?:fazer|hacer))(?![\p{L}])/iu
/** Whether a text asks the one whom it speaks to. */
export const addresses = (text: string): boolean =>
  (addressing.test(text) || addressingPolitely.test(text)) && !ofVisitors.test(text)

/** In characters. */
const longestQuestion = 160
/** Advertisements ask as well: `Need to unwind?` */
const plainly =
  /^(?:(?:and|so|but|ok|finally) )?(?:when|outside|away|off|otherwise|hidden|secret)(?![\p{L}])/iu
/** Guests and pupils are asked such things, too: `Any pets?`, `What sport has a puck?` */
const loosely =
  /^(?:(?:and|so|but|ok|finally) )?(?:what(?! to)|where(?! to)|who|how(?! to)|any|\p{L}+ or \p{L}+)(?![\p{L}])/iu
/** A question about somebody or something that it names, or about what once was. */
const ofOthers =
  /(?<!^)(?<![\p{L}])(?!I(?![\p{L}]))\p{Lu}|(?<![\p{L}])(?:did|was|were|has|have|had|played)(?![\p{L}])/u

/** `And when the file is closed?`: asked of nobody but a person, even if it does not say `you`. */
export const isPersonal = ({ text }: Line, isAddressed: boolean): boolean => {
  const question = questionIn(text)
  const isAsked =
    plainly.test(question) || (isAddressed && loosely.test(question) && !ofOthers.test(question))
  return (
    question.length <= longestQuestion &&
    isAsked &&
    !ofHost.test(question) &&
    personal.has(topicAsked(question))
  )
}

/** Only where one question addresses somebody, those that do not may be asked of the owner as well. */
export const addressesOwner = (questions: ReadonlyArray<Line>): boolean =>
  questions.some(it => addresses(questionIn(it.text)))

/** Whether all of the questions address somebody, and stand where only the prospect is spoken of. */
export const asksOwner = (questions: ReadonlyArray<Line>): boolean => {
  const isAddressed = addressesOwner(questions)
  return questions.every(
    it => it.isOwn && !ofHost.test(it.text) && (addresses(it.text) || isPersonal(it, isAddressed))
  )
}
