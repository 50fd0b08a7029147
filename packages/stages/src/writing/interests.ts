import { isPastime } from "../extraction/words/pastimes.ts"
import { pursuitWords } from "../extraction/words/pursuits.ts"
import type { Opening, Phrases } from "./parts.ts"

/** An interest as it may stand within a sentence. */
export interface Interest {
  readonly text: string
  readonly phrases: Phrases
}

/** Longer ones are lines of a profile, and no name of anything. */
const mostWords = 4

/** What begins or belongs to a sentence, a boast or a date: none of it can be listed. */
const unlisted =
  /[\d.,;:!?()|/@#"“”]|(?<![\p{L}])(?:do|does|did|don['’]t|is|are|was|were|be|been|not|never|have|has|had|can|will|i|i['’]m|me|my|we|our|you|your|it|its|this|that|who|badly|slowly|since|when|where|while|for|every|sometimes|often|always|mostly|usually)(?![\p{L}])/iu

const past =
  /^(?:\p{L}+ed|rode|ran|went|kept|won|swam|made|took|flew|drove|grew|wrote|built|caught|met|found|sang|drew|began|got|rowed)$/iu

/** `play fiddle`, where nobody says `I`: half a sentence. */
const command =
  /^(?:plays?|runs?|rides?|fl(?:y|ies)|makes?|cooks?|bakes?|reads?|watch(?:es)?|collects?|builds?|keeps?|sings?|dances?|draws?|paints?|paddles?|sets?|writes?|loves?|likes?|enjoys?|grows?|brews?|throws?|go|goes|knits?|sews?|swims?|climbs?|teach(?:es)?|learns?|helps?|restores?|raises?|tends?) \p{L}/iu

/** Nobody does these. */
const thingsInIng = new Set(
  "king string spring wing ring thing ceiling pudding wedding evening morning building clothing sibling viking lightning earring".split(
    " "
  )
)

const isGerund = (word: string): boolean =>
  /\p{L}{2,}ing$/iu.test(word) && !thingsInIng.has(word.toLowerCase())

/** What one does, by names that no verb gives. */
const games =
  /^(?:chess|yoga|pilates|judo|karate|aikido|golf|tennis|football|soccer|rugby|cricket|badminton|squash|basketball|volleyball|handball|hockey|netball|padel|pickleball|croquet|darts|snooker|poker|bridge|origami|calligraphy|pottery|ceramics|photography|astrophotography|carpentry|woodwork|amateur radio|ham radio|archery|athletics|gymnastics|triathlon|parkour|capoeira|tai chi|bonsai|geocaching|crosswords|cryptic crosswords|sudoku|scrabble|genealogy|astronomy|embroidery|needlework|mountain biking|marathons|triathlons|improv|stand-up comedy)$/iu

const instruments =
  /(?<![\p{L}])(?:banjo|concertina|fiddle|guitar|ukulele|mandolin|piano|harpsichord|organ|accordion|melodeon|violin|viola|cello|double bass|harp|flute|piccolo|recorder|clarinet|oboe|bassoon|saxophone|trumpet|trombone|tuba|euphonium|cornet|french horn|drums|bagpipes|smallpipes|pipes|tin whistle|harmonica|santur|oud|sitar|tabla|kora|kantele|nyckelharpa|hurdy-gurdy|theremin)$/iu

const verbs = new Set(pursuitWords)
const agents = new Set(
  `player singer reader builder keeper maker collector watcher beginner learner drummer piper painter photographer dancer
baker brewer cook bookbinder potter sailor gardener beekeeper birder camper fiddler forager juggler knitter angler biker
walker runner swimmer rider climber skier hiker tinkerer allotmenteer`.split(/\s+/)
)

/** `cyclist`, `hill walker`: who somebody is, and not what they like. */
const isAgent = (word: string): boolean => {
  const lower = word.toLowerCase()
  return (
    agents.has(lower) ||
    (/\p{L}{3,}ist$/u.test(lower) &&
      !/^(?:twist|whist|wrist|grist|checklist|playlist|mailing-list)$/u.test(lower)) ||
    (lower.endsWith("er") && verbs.has(lower) && verbs.has(`${lower.slice(0, -2)}ing`))
  )
}

/** `Carnatic`, `Irish`: written with a capital wherever they stand. */
const ofPeople = /(?:ish|ese|ian|ean|can|ic|gan)$/u
const names = /^(?:lego|warhammer|meccano|raspberry-pi|brompton|frisbee|scrabble)$/iu

/**
 * The words as they stand within a sentence; `null` when it is not known whether the capital is that of a line or of a name. `isPlain`
 * tells whether the person writes a word in small letters somewhere.
 */
const within = (words: ReadonlyArray<string>, isPlain: (word: string) => boolean): string | null => {
  const [first = "", ...others] = words
  const whole = words.join(" ")
  if (!/^\p{Lu}/u.test(first)) return whole
  if (/^\p{Lu}[^\p{Ll}]/u.test(first) || others.some(word => /^\p{Lu}/u.test(word))) return whole
  const lower = first.toLowerCase()
  const small = [lower, ...others].join(" ")
  if (isGerund(first) || isAgent(first) || isPlain(lower)) return small
  if (ofPeople.test(lower) || names.test(lower)) return whole
  return isPastime(lower) || isPastime(small) || isAgent(words.at(-1) ?? "") || games.test(small)
    ? small
    : null
}

const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|ke))/iu.test(noun) ? "an" : "a"} ${noun}`

/** How lines may be put about what stands on a page that the person wrote, and on one that others wrote of them. */
interface Told {
  readonly own: ReadonlyArray<Opening>
  readonly byOthers: ReadonlyArray<Opening>
  readonly questions: ReadonlyArray<string>
}

const listed: ReadonlyArray<Opening> = [
  ({ title }) => `Your public page mentions ${title}`,
  ({ title }) => `On your public page you list ${title}`,
  ({ title }) => `Among other things your public page names ${title}`,
  ({ title }) => `You mention ${title} on your public page`
]
const listedByOthers: ReadonlyArray<Opening> = [
  ({ title }) => `A public page about you mentions ${title}`,
  ({ title }) => `Among other things a public page about you names ${title}`,
  ({ title }) => `Beside your work a public page about you mentions ${title}`
]

const coming = "what keeps you coming back to it when the week is full?"
const expected = "what do you know about it now that you did not expect at the start?"

const doing: Told = {
  own: listed,
  byOthers: listedByOthers,
  questions: [
    "how did that start, and does any of it find its way into your work?",
    coming,
    "what has it taught you that turned out useful at work?",
    "what would you tell somebody who wanted to begin with it this year?",
    "how did you first get into it, and what has changed since?",
    "what do people who have never tried it usually get wrong about it?"
  ]
}

/** Nobody tries tides, or begins with trains. */
const subject: Told = {
  own: listed,
  byOthers: [],
  questions: [
    "where did that interest come from?",
    "what keeps that interest alive when the week is full?",
    "how much of that interest finds its way into your work?",
    "what first drew you to that, and what holds you there?",
    "where has that interest taken you that you did not expect?"
  ]
}

const being: Told = {
  own: [
    ({ title }) => `Your public page calls you ${withArticle(title)}`,
    ({ title }) => `You describe yourself as ${withArticle(title)} on your public page`,
    ({ title }) => `Your public page says that you are ${withArticle(title)}`
  ],
  byOthers: [
    ({ title }) => `A public page about you calls you ${withArticle(title)}`,
    ({ title }) => `Beside your work a public page calls you ${withArticle(title)}`
  ],
  questions: [
    "how did that start, and what has changed since?",
    "what does it give you that work does not?",
    "what has it taught you that turned out useful at work?",
    coming
  ]
}

/** In the words of the page, where it says `I`. */
const telling: Told = {
  own: [
    ({ title }) => `Your public page says that you ${title}`,
    ({ title }) => `You write on your public page that you ${title}`,
    ({ title }) => `On your public page you say that you ${title}`
  ],
  byOthers: [
    ({ title }) => `A public page about you says that you ${title}`,
    ({ title }) => `You are quoted on a public page with the words that you ${title}`
  ],
  questions: [
    "how did that start, and what has changed since?",
    "what has it taught you that turned out useful at work?",
    coming,
    expected
  ]
}

const isSaidOfSelf = (value: string, quote: string): boolean =>
  [" also", " still", " often", ""].some(word =>
    ` ${quote}`.toLowerCase().includes(` i${word} ${value.toLowerCase()}`)
  )

/** Without a passage: a stranger who quotes somebody on their free time has read too closely. */
const spoken = ({ own, byOthers, questions }: Told, isOwn: boolean): Phrases => ({
  openings: isOwn ? own : byOthers,
  questions,
  detailed: [],
  hasTopic: false
})

/** How to speak of what somebody likes, as they say it or others do; `null` for what fits no sentence. */
export const interestOf = (
  value: string,
  quote: string,
  { isOwn, isPlain }: { readonly isOwn: boolean; readonly isPlain: (word: string) => boolean }
): Interest | null => {
  const words = value.trim().split(/\s+/)
  const [first = ""] = words
  const last = words.at(-1) ?? ""
  if (isSaidOfSelf(value, quote) && !isGerund(first)) {
    return past.test(first) || unlisted.test(value) ? null : { text: value, phrases: spoken(telling, isOwn) }
  }
  if (words.length > mostWords || unlisted.test(value) || past.test(first)) return null
  const text = within(words, isPlain)
  if (text === null || (command.test(value) && !isGerund(last) && !isAgent(last))) return null
  if (isAgent(last)) return { text, phrases: spoken(being, isOwn) }
  if (instruments.test(text) && !isGerund(first))
    return { text: `the ${text.replace(/^the /i, "")}`, phrases: spoken(doing, isOwn) }
  const isDone = isGerund(first) || isGerund(last) || games.test(text)
  // What others say that somebody likes can be anything; what they do is theirs.
  if (!isOwn && (!isDone || /(?<![\p{L}])(?:his|her|their)(?![\p{L}])/iu.test(text))) return null
  return { text, phrases: spoken(isDone ? doing : subject, isOwn) }
}
