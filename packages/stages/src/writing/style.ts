import {
  type Citable,
  type Claim,
  compareText,
  type Draft,
  type StageOutput,
  spellMonth
} from "@prospect-research/core"
import type { Role } from "./Role.ts"
import { styleByRole } from "./roleStyle.ts"
import { hasPictures } from "./title.ts"

type Advice = Draft["communication_style"]

/** Fewer texts say nothing of how somebody writes. */
const fewestTexts = 5
/** The newest that are read. */
const mostTexts = 30
/** What half of the texts have is a habit, and what next to none have is one as well. */
const habit = { often: 0.5, seldom: 0.1 }
/** Words in a sentence, on average. */
const sentenceLength = { short: 12, long: 22 }

interface Text {
  readonly claim: Claim
  readonly kind: "post" | "article"
  readonly date: string | null
  readonly text: string
}

/** `post on Bluesky, 2026-10-01: text` */
const preface = /^(?:post|article) on [^:\n]{1,80}: /

/** What the person wrote themselves, newest first. */
const textsOf = (citable: Citable, known: StageOutput): ReadonlyArray<Text> => {
  const own = new Set(known.documents.filter(it => it.source_class === "self").map(it => it.id))
  return [...citable]
    .flatMap(([id, { claims }]) => claims.filter(claim => claim.id === id && own.has(claim.document)))
    .flatMap((claim): ReadonlyArray<Text> => {
      const { value, quote } = claim
      if (typeof value !== "object" || !("kind" in value) || !preface.test(quote)) return []
      return value.kind === "post" || value.kind === "article"
        ? [{ claim, kind: value.kind, date: value.date, text: quote.replace(preface, "") }]
        : []
    })
    .sort(
      (left, right) =>
        compareText(right.date ?? "", left.date ?? "") || compareText(left.claim.id, right.claim.id)
    )
    .slice(0, mostTexts)
}

const wordsPerSentence = (texts: ReadonlyArray<Text>): number => {
  const sentences = texts
    .flatMap(({ text }) => text.split(/(?<=[.!?…])\s+|\n+/))
    .filter(it => /\p{L}/u.test(it))
  const words = sentences
    .flatMap(sentence => sentence.split(/\s+/))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  return words.length / Math.max(1, sentences.length)
}

interface Trait {
  readonly name: string
  readonly shows: (text: string) => boolean
  /** What to do when it is a habit. */
  readonly doing: string
  /** What to do when it is hardly ever seen. */
  readonly without?: string
}

const traits: ReadonlyArray<Trait> = [
  { name: "questions", shows: text => text.includes("?"), doing: "end with an open question, as they do" },
  {
    name: "numbers",
    shows: text => /(?<![\p{L}\p{N}#])\d/u.test(text),
    doing: "bring a figure and say where it comes from",
    without: "leave figures out of the first message"
  },
  {
    name: "links",
    shows: text => /https?:|www\./.test(text),
    doing: "have a source at hand for what you state"
  },
  {
    name: "code",
    shows: text => /`[^`]+`|\b\w+\(\)|[{};]\s*$|=>/.test(text),
    doing: "be exact about technical terms"
  },
  {
    name: "emoji",
    shows: hasPictures,
    doing: "a light tone is welcome",
    without: "leave out emoji"
  },
  {
    name: "hashtags",
    shows: text => /(?:^|\s)#\p{L}/u.test(text),
    doing: "name the topic in plain words early"
  },
  {
    name: "“we”",
    shows: text => /\b(?:we|our|us|wir|unser|nous|notre|nosotros|nuestr[oa])\b/i.test(text),
    doing: "speak of their team, not of them alone"
  }
]

const listed = (items: ReadonlyArray<string>, last: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`

/** `between March and October 2026`, `in May 2026`; nothing when not all are dated. */
const period = (texts: ReadonlyArray<Text>): string | null => {
  const dates = texts.map(({ date }) => date)
  const [newest, oldest] = [dates[0], dates.at(-1)]
  if (newest == null || oldest == null) return null
  const [from, to] = [spellMonth(oldest), spellMonth(newest)]
  if (from === to) return `in ${to}`
  const sameYear = oldest.slice(0, 4) === newest.slice(0, 4) && from.includes(" ")
  return `between ${sameYear ? from.split(" ")[0] : from} and ${to}`
}

const basis = (texts: ReadonlyArray<Text>): string => {
  const kinds = new Set(texts.map(({ kind }) => kind))
  const [kind] = kinds
  const noun = kinds.size === 1 && kind !== undefined ? `${kind}s` : "texts"
  return ["From", String(texts.length), noun, period(texts)].filter(part => part !== null).join(" ")
}

const ownStyle = (texts: ReadonlyArray<Text>): Advice => {
  const share = ({ shows }: Trait) => texts.filter(({ text }) => shows(text)).length / texts.length
  const often = traits.filter(trait => share(trait) >= habit.often)
  const seldom = traits.filter(trait => share(trait) <= habit.seldom)
  const length = wordsPerSentence(texts)
  const [sentences, ours] =
    length <= sentenceLength.short
      ? ["short sentences", "keep yours as short"]
      : length >= sentenceLength.long
        ? ["long sentences", "take the room to explain the reason"]
        : ["sentences of middling length", "write in full, plain sentences"]
  const without = listed(
    seldom.map(trait => trait.name),
    "or"
  )
  const seen = [
    sentences,
    ...(often.length === 0
      ? []
      : [
          `${listed(
            often.map(trait => trait.name),
            "and"
          )} in most of them`
        ]),
    ...(without === "" ? [] : [`hardly any ${without}`])
  ]
  const todo = [
    ours,
    ...often.map(trait => trait.doing),
    ...seldom.flatMap(trait => trait.without ?? [])
  ].slice(0, 4)
  return {
    text: `${basis(texts)}: ${seen.join(", ")}. So ${todo.join("; ")}.`,
    claims: texts.map(({ claim }) => claim.id)
  }
}

/** How the person writes, from their own texts; from their role where there are too few, and it says so. */
export const communicationStyle = (role: Role | null, citable: Citable, known: StageOutput): Advice => {
  const texts = textsOf(citable, known)
  return texts.length >= fewestTexts ? ownStyle(texts) : styleByRole(role)
}
