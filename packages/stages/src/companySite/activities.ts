import type { Activity } from "@prospect-research/core"
import type { ClaimParts } from "../sources/makeDocument.ts"
import type { VisibleLine } from "../sources/visibleLines.ts"
import { sentencesOf } from "./statements.ts"

/** What follows the name, straight away or after an apposition, when the person is who did it. */
const deeds: ReadonlyArray<readonly [Activity["kind"], RegExp]> = [
  [
    "podcast",
    /^(?:joins?|joined|appears?|appeared|is a guest|was a guest|talks?|talked|speaks?|spoke|discuss(?:es|ed)) .*\b(?:podcast|episode)\b/i
  ],
  [
    "talk",
    /^(?:gives?|gave|held|holds?|delivers?|delivered|presents?|presented|speaks?|spoke|opens?|opened) .*\b(?:talk|keynote|lecture|speech|presentation|panel|conference|summit|session)\b/i
  ],
  [
    "award",
    /^(?:wins?|won|receives?|received|was (?:named|awarded)|is (?:named|awarded)|has been (?:named|awarded)) .*\b(?:award|prize|medal|honou?r|list|engineer|woman|man|leader|founder)\b/i
  ],
  [
    "article",
    /^(?:writes?|wrote|publish(?:es|ed)|authors?|authored) .*\b(?:article|essay|paper|post|column|report|op-ed|book|blog)\b/i
  ]
]

const adverb = "(?:(?:also|recently|has|have|had|will|today|then)\\s+)*"
const quotedTitle = /["“«]([^"“”«»]{4,200})["”»]/
const namedVenue =
  /\b(?:at|on|by|in) (?:the )?((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: (?:\p{Lu}[\p{L}\p{N}&'’.-]*|of|for|and|\d{4}))*)/u

/** The longest stretch of a page that one quote may cover. */
const longestQuote = 1000

interface Deed {
  readonly kind: Activity["kind"]
  /** What the sentence says after the verb began. */
  readonly told: string
}

const deedOf = (sentence: string, name: string): Deed | undefined => {
  const after = new RegExp(`${name}(?:,[^.;]{2,160}?,)?\\s+${adverb}(?<told>.+)$`, "u").exec(sentence)?.groups
    ?.told
  if (after === undefined) return undefined
  const kind = deeds.find(([, form]) => form.test(after))?.[0]
  return kind === undefined ? undefined : { kind, told: after }
}

/** Runs of lines that belong together: of one item of the page, or under one heading. */
const groups = (lines: ReadonlyArray<VisibleLine>): ReadonlyArray<ReadonlyArray<VisibleLine>> => {
  const all: Array<Array<VisibleLine>> = []
  for (const line of lines) {
    const group = all.at(-1)
    const previous = group?.at(-1)
    const isNewHeading = line.isHeading && group?.some(it => !it.isHeading && it.date === null)
    if (group === undefined || previous?.item !== line.item || isNewHeading) all.push([line])
    else group.push(line)
  }
  return all
}

/** The stretch of a group that ends with the sentence, from the first line that is needed. */
const stretch = (group: ReadonlyArray<VisibleLine>, from: number, to: number, sentence: string): string => {
  const last = group[to]?.text ?? ""
  const end = last.indexOf(sentence) + sentence.length
  return [...group.slice(from, to).map(line => line.text), last.slice(0, end)].join("\n")
}

const activitiesOf = (group: ReadonlyArray<VisibleLine>, name: string): ReadonlyArray<ClaimParts> =>
  group.flatMap(({ text }, index) =>
    sentencesOf(text).flatMap(sentence => {
      const deed = deedOf(sentence, name)
      if (deed === undefined) return []
      const headline = group.findIndex((line, at) => line.isHeading && at <= index)
      const quoted = quotedTitle.exec(deed.told)?.[1]
      const title = quoted ?? group[headline]?.text
      if (title === undefined) return []
      const needed = quoted === undefined ? headline : index
      const dated = group.findIndex((line, at) => line.date !== null && at <= index)
      const whole = dated === -1 ? "" : stretch(group, Math.min(dated, needed), index, sentence)
      const isDated = whole !== "" && whole.length <= longestQuote
      const quote = isDated ? whole : stretch(group, needed, index, sentence)
      const date = isDated ? (group[dated]?.date ?? null) : null
      const afterTitle =
        quoted === undefined ? deed.told : deed.told.slice(deed.told.indexOf(quoted) + quoted.length)
      const venue = namedVenue.exec(afterTitle)?.[1]?.replace(/\.$/, "") ?? null
      return [
        {
          field: "activity" as const,
          value: { kind: deed.kind, title: title.replace(/[,.]$/, ""), venue, date },
          quote,
          method: "rule" as const,
          as_of: date
        }
      ]
    })
  )

/** Talks, podcasts, awards and articles of the person that a company's page tells of; `name` is a pattern. */
export const toldActivities = (lines: ReadonlyArray<VisibleLine>, name: string): ReadonlyArray<ClaimParts> =>
  groups(lines).flatMap(group => activitiesOf(group, name))
