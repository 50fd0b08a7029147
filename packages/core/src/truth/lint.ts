import { fold } from "./fold.ts"
import { addressesMachine, beginsWithOrder, givesOrder } from "./instructions.ts"
import { wholeWords } from "./pattern.ts"
import { findSensitive } from "./sensitive.ts"

/** Bounds of an opening line, in words. */
export const openingLineWords = { least: 15, most: 35 }

/** Bounds of the other texts of a draft, in words. */
const longest = { advice: 90, topic: 14, label: 40 }

/** Why a text is not sent. */
export type LintFailure =
  | "length"
  | "flattery"
  | "cliché"
  | "tracking hint"
  | "private matter"
  | "sensitive matter"
  | "questions"
  | "exclamation"
  | "placeholder"
  | "link"
  | "instruction"
  | "language"

const anyOf = (...alternatives: ReadonlyArray<string>): RegExp => wholeWords(alternatives, "iu")

const flattery = anyOf(
  "impress\\w*",
  "amazing\\w*",
  "incredibl\\w+",
  "awesome",
  "inspir\\w+",
  "fascinat\\w+",
  "brilliant\\w*",
  "outstanding",
  "exceptional\\w*",
  "remarkabl\\w+",
  "extraordinar\\w+",
  "fantastic",
  "wonderful\\w*",
  "stellar",
  "thought[- ]?leader\\w*",
  "rock ?stars?",
  "visionary",
  "guru",
  "genius",
  "game.?chang\\w+",
  "great (?:job|work)",
  "kudos",
  "hats off",
  "(?:huge|big) fan",
  "admire\\w*",
  "congrat\\w*",
  "love(?:d)? (?:what|how|your|the way|seeing|that you)",
  "blown away",
  "truly"
)

const cliche = anyOf(
  "i hope",
  "hope (?:this|you|all|that|everything)",
  "hoping",
  "(?:i'm |i am |just )?reaching out",
  "reach out to you",
  "touch(?:ing)? base",
  "pick your brain",
  "quick (?:question|chat|call|one)",
  "just (?:wanted|checking|following)",
  "circl(?:e|ing) back",
  "follow(?:ing)? up",
  "synerg\\w+",
  "low[- ]hanging",
  "move the needle",
  "came across",
  "stumbled (?:up)?on",
  "caught my (?:eye|attention)",
  "hop on a call",
  "\\d+ minutes of your time",
  "as per my",
  "dear (?:sir|madam)",
  "to whom it may concern",
  "finds you well"
)

const tracking = anyOf(
  "i(?: have|'ve|)(?: just)? (?:noticed|saw|seen|see) (?:that )?you(?:'ve|r)? (?:visited|viewed|opened|clicked|downloaded|looked|checked|profile|page|recent activity)",
  "notic(?:ed|ing) (?:your|that you)",
  "(?:saw|see) (?:on )?your (?:linkedin|profile|page|account)",
  "(?:viewed|visited|opened|clicked|browsed)",
  "(?:been )?(?:tracking|stalking|watching|following) you\\w*",
  "stalk\\w*",
  "look(?:ed|ing) (?:you|into you) up",
  "keep(?:ing)? (?:an eye|tabs) on"
)

const privateMatter = anyOf(
  "wi(?:fe|ves)",
  "husband",
  "spouse",
  "girlfriend",
  "boyfriend",
  "fianc[eé]e?",
  "marriage",
  "married",
  "wedding",
  "divorced?",
  "birthday",
  "your (?:family|kids|children|home|house|age|looks|appearance|body|weight|dating|partner|mother|father|parents)"
)

const placeholder =
  /[<>{}[\]]|\b(?:xxx+|tbd|lorem ipsum|(?:first|last|company|recipient)[_ ]?name|your_name|insert \w+ here|n\/a|undefined|null)\b|\$\{|%\w+%|_{3,}/i

const link = /https?:|www\.|\S@\w|(?<![\p{L}\p{N}])[a-z0-9-]+\.[a-z]{2,}\/|\bbit\.ly\b/iu
const bareDomain = /(?<![\p{L}\p{N}.])[a-z0-9-]+\.(?:com|org|net|io|dev|co|ai|app|me|eu|de|uk|xyz|info)\b/u

const quoted = /"[^"]*"/g

/** The writer's own words: without what the text quotes, which is somebody else's. */
const ownWords = (text: string): string => fold(text).replace(quoted, " … ")

const countWords = (text: string): number =>
  text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

const common = new Set(
  `a about an and are as asks at be been before but by can did do does during for from had has have how if in into is it
its more most much no not of on one or our part than that the their them then there they this to was what when where
which who whom why will with would you your`.split(/\s+/)
)

/** English prose has one of its commonest words in every few; names do not count. */
const isEnglish = (own: string): boolean => {
  const plain = own.split(/[^\p{L}']+/u).filter(word => word !== "" && !/^\p{Lu}/u.test(word))
  const known = plain.filter(word => common.has(word.toLowerCase()))
  return plain.length < 3 || known.length * 5 >= plain.length
}

const wording = (text: string): LintFailure | null => {
  const own = ownWords(text)
  if (flattery.test(own)) return "flattery"
  if (cliche.test(own)) return "cliché"
  if (tracking.test(own)) return "tracking hint"
  if (privateMatter.test(own)) return "private matter"
  if (placeholder.test(text)) return "placeholder"
  if (link.test(fold(text)) || bareDomain.test(own)) return "link"
  if (own.includes("!")) return "exclamation"
  return findSensitive(text, "mention").length > 0 ? "sensitive matter" : null
}

/** What is wrong with an opening line, whatever it rests on; `null`: nothing. */
export const lintOpeningLine = (line: string): LintFailure | null => {
  const words = countWords(line)
  const own = ownWords(line)
  if (words < openingLineWords.least || words > openingLineWords.most) return "length"
  if (own.split("?").length !== 2 || !/\?["')]*$/.test(own.trim())) return "questions"
  if (addressesMachine(line) || givesOrder(own)) return "instruction"
  return wording(line) ?? (isEnglish(own) ? null : "language")
}

/** Advice speaks of the person and of what to write, and of nothing else. */
const advising =
  /\b(?:they|their|them|messages?|outreach|write|writes|email|tone|short|brief|concise|concrete|direct|question)\b/i
const aboutPerson = /\b(?:they|their|them)\b/i

const isAdvice = (text: string): boolean =>
  advising.test(text) && (aboutPerson.test(text) || !beginsWithOrder(text)) && isEnglish(ownWords(text))

const lintProse = (text: string, most: number): LintFailure | null => {
  if (text.trim() === "" || countWords(text) > most) return "length"
  return addressesMachine(text) ? "instruction" : wording(text)
}

/** What is wrong with a paragraph of advice. */
export const lintAdvice = (text: string): LintFailure | null =>
  lintProse(text, longest.advice) ??
  (ownWords(text).includes("?") ? "questions" : null) ??
  (isAdvice(text) ? null : "instruction")

/** What is wrong with a short text beside a line: an angle, a reason, a category. */
export const lintLabel = (text: string): LintFailure | null =>
  lintProse(text, longest.label) ??
  (ownWords(text).includes("?") ? "questions" : null) ??
  (givesOrder(ownWords(text)) ? "instruction" : null)

/** What is wrong with a topic to avoid. */
export const lintTopic = (text: string): LintFailure | null =>
  lintProse(text, longest.topic) ?? lintLabel(text)
