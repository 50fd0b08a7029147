import type { Claim } from "@prospect-research/core"
import { parsePage } from "@prospect-research/stages"
import { Array as Arrays } from "effect"
import { escapeMarkup } from "../internet/Service.ts"
import { type Measured, type Miss, share } from "../measures/Measured.ts"
import type { PageSample } from "./PageSample.ts"
import { readSample } from "./readSample.ts"

/** What a page says of one person: the lines below their name, the first of which mostly is the position. */
interface Part {
  readonly sample: PageSample
  readonly lines: ReadonlyArray<string>
}

/** So many people stand on a page together. */
const peopleOnPage = 5
const longestPart = 7
const fewestLines = 2

/** A line that gives a name and nothing else; the part of whoever stands next to somebody is no part of theirs. */
const isName = (line: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(line)

const partsOf = (sample: PageSample): ReadonlyArray<Part> => {
  if (sample.source_class === "self" || sample.source_class === "snippet") return []
  const html = `<html><head><title>${sample.title}</title></head><body>${sample.body}</body></html>`
  const shown = parsePage(html, "https://people.example/").lines.map(({ text }) => text.trim())
  const at = shown.indexOf(sample.name)
  const lines = at === -1 ? [] : shown.slice(at + 1, at + 1 + longestPart)
  return lines.length >= fewestLines && !lines.some(isName) ? [{ sample, lines }] : []
}

const paragraphs = (lines: ReadonlyArray<string>): string =>
  lines.map(line => `<p>${escapeMarkup(line)}</p>`).join("\n")

/** How pages set people one after another. */
const layouts: Readonly<Record<string, (name: string, lines: ReadonlyArray<string>) => string>> = {
  cards: (name, lines) => `<div class="card"><h3>${escapeMarkup(name)}</h3>${paragraphs(lines)}</div>`,
  paragraphs: (name, lines) => `<p><strong>${escapeMarkup(name)}</strong></p>${paragraphs(lines)}`,
  rows: (name, [first = "", ...others]) =>
    `<table><tr><td>${escapeMarkup(name)}<br>${escapeMarkup(first)}</td><td>${paragraphs(others)}</td></tr></table>`
}

const claimsOn = (
  { sample }: Part,
  parts: ReadonlyArray<Part>,
  layout: (name: string, lines: ReadonlyArray<string>) => string
): ReadonlyArray<Claim> => {
  const body = parts.map(part => layout(part.sample.name, part.lines)).join("\n")
  const page: PageSample = { ...sample, source_class: "first-party", title: "Our people", body }
  return readSample(page).evidence.claims
}

const saying = ({ field, value }: Claim): string => JSON.stringify([field, value])

/** The part as if they worked for the same house. */
const asColleague = ({ sample, lines }: Part, { company }: PageSample): Part => ({
  sample,
  lines: lines.map(line =>
    sample.company === null || company === null ? line : line.replaceAll(sample.company, company)
  )
})

/** In characters; a shorter line may stand in a quote by chance, as the name of the house does. */
const telling = 20

/** Whether a quote is made of these lines, or of words of one of them. */
const isFrom = (quote: string, lines: ReadonlyArray<string>): boolean =>
  lines.some(line => line.includes(quote) || (line.length > telling && quote.includes(line)))

/**
 * What is read of somebody on a page of several people and not from their part of it alone: the words of whoever stands
 * beside them. It needs no truth, only that a neighbour changes nothing.
 */
export const measureNeighbours = (samples: ReadonlyArray<PageSample>): Measured => {
  const misses: Array<Miss> = []
  let read = 0
  for (const group of Arrays.chunksOf(samples.flatMap(partsOf), peopleOnPage)) {
    for (const own of group) {
      const parts = group.map(part => (part === own ? own : asColleague(part, own.sample)))
      const others = parts.filter(part => part !== own).flatMap(({ lines }) => lines)
      for (const [name, layout] of Object.entries(layouts)) {
        const alone = new Set(claimsOn(own, [own], layout).map(saying))
        const claims = claimsOn(own, parts, layout)
        read += claims.length
        const foreign = claims.filter(
          claim => !alone.has(saying(claim)) && !isFrom(claim.quote, own.lines) && isFrom(claim.quote, others)
        )
        misses.push(
          ...foreign.map(claim => ({
            person: own.sample.id,
            figure: "facts of a neighbour",
            text: `in ${name}: ${saying(claim)} (“${claim.quote}”)`
          }))
        )
      }
    }
  }
  return {
    figures: [
      { name: "facts of a neighbour", value: share(misses.length, Math.max(read, 1)), of: read, most: 0 }
    ],
    misses
  }
}
