import type { Document } from "@prospect-research/core"
import { givesTitle } from "../extraction/naming/markOnPage.ts"
import type { PersonName } from "../names/PersonName.ts"
import { linesBelow } from "./blocks.ts"
import type { Mention } from "./mentions.ts"

interface Beside {
  readonly lines: ReadonlyArray<string>
  readonly title: string
  readonly companies: ReadonlyArray<string>
}

/** Whether what stands right below a mention, as on a card, gives the title. */
const isEntitledBelow = ({ line }: Mention, { lines, title, companies }: Beside): boolean =>
  linesBelow(lines, line, companies)
    .slice(0, 1)
    .some(text => givesTitle(text, title))

/** The mentions to which a page gives the title: on their cards, and where no card does, in their lines. */
export const entitledAmong = (mentions: ReadonlyArray<Mention>, beside: Beside): ReadonlyArray<Mention> => {
  const below = mentions.filter(it => isEntitledBelow(it, beside))
  return below.length > 0
    ? below
    : mentions.filter(({ line }) => givesTitle(beside.lines[line] ?? "", beside.title))
}

interface Known {
  readonly title: string | null
  readonly company: string | null
  readonly documents: ReadonlyArray<Document>
  readonly mentionsOf: (name: PersonName) => (document: Document) => ReadonlyArray<Mention>
}

/** What tells two of a first name and a surname apart: the generation, or the middle name. */
const markOf = ({ generation, middle }: PersonName): string => `${middle.join(" ")}|${generation ?? ""}`
const isUnmarked = ({ generation, middle }: PersonName): boolean => generation === null && middle.length === 0

/**
 * A name with the generation or the middle name by which a house tells two of it apart: of `Robert Hale Sr., Chairman` and `Robert Hale
 * Jr., President`, or `Robert J. Hale` and `Robert P. Hale`, the client means the one whose title they give.
 */
export const withMarkByTitle = (
  name: PersonName,
  { title, company, documents, mentionsOf }: Known
): PersonName => {
  if (title === null || !isUnmarked(name)) return name
  const companies = company === null ? [] : [company]
  for (const document of documents) {
    const mentions = mentionsOf(name)(document)
    if (mentions.every(it => isUnmarked(it.name))) continue
    const lines = document.text.split("\n")
    const entitled = entitledAmong(mentions, { lines, title, companies })
    const [first] = entitled
    if (first === undefined || isUnmarked(first.name)) continue
    const mark = markOf(first.name)
    // Whom a house calls `Rob` beside `Robert Hale Sr.` it tells apart by that.
    const isApart = mentions.some(it => markOf(it.name) !== mark && it.name.first === first.name.first)
    const { generation, middle } = first.name
    if (isApart && entitled.every(it => markOf(it.name) === mark)) return { ...name, generation, middle }
  }
  return name
}
