import type { Document } from "@prospect-research/core"
import { givesTitle } from "../extraction/naming/generationByTitle.ts"
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

/**
 * A name with the generation by which a house tells two of it apart: of `Robert Hale Sr., Chairman` and `Robert Hale Jr., President` the
 * client means the one whose title they give.
 */
export const withGenerationByTitle = (
  name: PersonName,
  { title, company, documents, mentionsOf }: Known
): PersonName => {
  if (title === null || name.generation !== null) return name
  const companies = company === null ? [] : [company]
  for (const document of documents) {
    const mentions = mentionsOf(name)(document)
    const marked = mentions.filter(it => it.name.generation !== null)
    if (marked.length === 0) continue
    const lines = document.text.split("\n")
    const entitled = entitledAmong(mentions, { lines, title, companies })
    const generations = new Set(entitled.map(it => it.name.generation))
    const [generation = null] = generations
    // Whom a house calls `Rob` beside `Robert Hale Sr.` it tells apart by that.
    const others = mentions.filter(
      it =>
        it.name.generation !== generation && entitled.some(({ name: { first } }) => first === it.name.first)
    )
    if (generations.size === 1 && generation !== null && others.length > 0) return { ...name, generation }
  }
  return name
}
