import { patternOf, regex } from "../sources/regex.ts"
import { topicElsewhere } from "./languages/topicElsewhere.ts"
import { foreignNames, headingNames, labelNames, ofLists, peopleNames } from "./words/headings.ts"

/** What a section of a page is about, as far as its heading says. */
export type Topic =
  | "skills"
  | "subjects"
  | "themes"
  | "education"
  | "certifications"
  | "admissions"
  | "achievements"
  | "works"
  | "interests"
  | "hobbies"
  | "asides"
  | "memberships"
  | "causes"
  | "talks"
  | "podcasts"
  | "articles"
  | "experience"
  | "location"
  | "pets"
  | "household"
  | "teams"
  | "side"
  | "languages"
  | "biography"
  | "position"
  | "employer"
  | "industry"
  | "elsewhere"
  | "foreign"
  | "people"

/** In characters; what is longer announces nothing. */
const longestHeading = 60

const elsewhere =
  /^about (?:the|our) (?:host|interviewer|company|team|event|conference|show|podcast|author|organi[sz]ation)$/i

const formsOf = (names: typeof headingNames) =>
  names.map(([topic, words]) => ({ topic, form: `^${ofLists}(?:${words})$` }))
const headings = formsOf(headingNames)
const labels = formsOf(labelNames)

const named = (forms: typeof headings, text: string): Topic | undefined =>
  forms.find(({ form }) => patternOf(form, "iu").test(text))?.topic

const known = (text: string): Topic | undefined => named(headings, text) ?? topicElsewhere(text)

/** Adds nothing of its own to the name of a list. */
const filler =
  /^(?:more|training|events?|workshops|panels|interviews|projects|experience|development|fellowships|licen[cs]es|other things|things|life|family|\p{L}+ing)$/iu
const isLeisure = (topic: Topic | undefined): boolean =>
  topic === "hobbies" || topic === "interests" || topic === "pets" || topic === "teams" || topic === "asides"

/** Pairs that are read as their first. */
const pairs: ReadonlySet<string> = new Set([
  "education certifications",
  "certifications education",
  "certifications memberships",
  "memberships causes",
  "causes memberships",
  "skills interests",
  "skills languages",
  "achievements works",
  "talks podcasts",
  "talks articles",
  "articles talks",
  "articles works",
  "works articles",
  "memberships position"
])

/** `Interests & hobbies`, `Education and training`: several names of what is much the same. */
const joined = (text: string): Topic | undefined => {
  const [first = "", ...others] = text.split(/\s*(?:,|&|\+|\/|·|\s(?:and|und|et|y|e|en|och|og|i)\s)\s*/iu)
  const topic = known(first)
  const agrees = (other: string): boolean => {
    const next = known(other)
    return next === undefined
      ? filler.test(other)
      : next === topic || (isLeisure(next) && isLeisure(topic)) || pairs.has(`${topic} ${next}`)
  }
  return topic !== undefined && others.length > 0 && others.every(agrees) ? topic : undefined
}

const plainOf = (text: string): string =>
  text
    .replace(/[:\s–—-]+$/u, "")
    .replace(/^[^\p{L}'’]+/u, "")
    .replace(/[.…?!]+$/u, "")

/** The topic that a heading announces; `undefined` when it announces none that we know. */
export const topicOf = (heading: string): Topic | undefined => {
  const text = plainOf(heading)
  const isShort = text.length <= longestHeading
  const topic = isShort ? known(text) : undefined
  if (topic !== undefined) return topic
  if (regex.iu`\\b(?:${foreignNames})\\b`.test(text)) return "foreign"
  if (regex.iu`\\b(?:${peopleNames})\\b`.test(text)) return "people"
  if (elsewhere.test(text)) return "elsewhere"
  return isShort ? joined(text) : undefined
}

/** The topic of a label, which stands beside its value: many words announce one only there. */
export const topicOfLabel = (label: string): Topic | undefined => {
  const text = plainOf(label)
  return text.length > longestHeading ? undefined : (named(labels, text) ?? topicOf(text))
}

/** Topics that a dash may lead to; behind other words it leads anywhere. */
const dashed: ReadonlySet<Topic | undefined> = new Set([
  "skills",
  "themes",
  "interests",
  "hobbies",
  "pets",
  "teams",
  "languages"
])

/** What pictures before a line announce. */
const pictures: ReadonlyArray<readonly [topic: Topic, signs: string]> = [
  ["location", "🏠🏡🏘📍🗺🌍🌎🌏📌🏙"],
  ["education", "🎓🏫"],
  ["skills", "🛠🔧⚙💻🧰🔨🧪🖥"],
  ["achievements", "🏆🥇🥈🥉🏅🎖"],
  ["pets", "🐶🐱🐕🐈🐾🐴🐰🐹🐦🐢🐔🦜🐓🐑🐐🦮🐩🐎🐇"],
  ["side", "🏈⚾🏉🏒🏏"],
  ["asides", "⚽🏀🎾🏐"],
  ["hobbies", "🏃🚴🏊🎸🎹🎻🥁🧶🪴🎨🧵🏄⛷🧗🎧🎮🎣🏔🥾🍞🎤🎲♟🚣🛶🏂🏋🧘📷"],
  ["interests", "📚📖🎬🎥"],
  ["position", "💼👔"],
  ["causes", "🤝💚🫶"],
  ["certifications", "📜🪪"]
]

/** `🏠 Charleston, SC`: the topic that a picture announces, and what stands behind it. */
const pictured = (line: string): { readonly topic: Topic; readonly value: string } | undefined => {
  const { sign, value } =
    /^(?<sign>\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Emoji_Modifier}|♀|♂)*\s+(?<value>[\p{L}\d].*)$/u.exec(
      line
    )?.groups ?? {}
  const topic = pictures.find(([, signs]) => sign !== undefined && signs.includes(sign))?.[0]
  return topic === undefined || value === undefined ? undefined : { topic, value }
}

/** `Education. LL.B., Obafemi Awolowo University`: a heading that stands in the line has a full stop at most. */
const stopped = /^(?<label>\p{Lu}\p{Ll}+(?: (?:and |& )?\p{L}+){0,2})\. (?<value>[\p{Lu}\d].+)$/u
const stoppable: ReadonlySet<Topic | undefined> = new Set([
  "education",
  "skills",
  "certifications",
  "achievements",
  "memberships",
  "interests",
  "hobbies",
  "languages",
  "causes"
])

/** `Skills: Python, Rust`: the topic of the label, and what stands after it. */
export const labelled = (line: string): { readonly topic: Topic; readonly value: string } | undefined => {
  const { label, sign, value } =
    /^[^\p{L}\p{N}'’"“„«<([]*(?<label>['’]?[\p{L}\p{N}][\p{L}\p{N} &'’/+-]{1,45}?)(?<sign>(?: ?[:：]|…| ?→|\?)\s+| [–—=]\s+)(?<value>\S.*)$/u.exec(
      line
    )?.groups ?? {}
  if (label === undefined || value === undefined) {
    const heading = stopped.exec(line)?.groups
    const topic = heading?.label === undefined ? undefined : topicOf(heading.label)
    return topic !== undefined && heading?.value !== undefined && stoppable.has(topic)
      ? { topic, value: heading.value }
      : pictured(line)
  }
  const isDash = / [–—=]/u.test(sign ?? "")
  const topic = isDash ? topicOf(label) : topicOfLabel(label)
  return topic === undefined || (isDash && !dashed.has(topic)) ? pictured(line) : { topic, value }
}
