import type {
  ClaimField,
  Handle,
  Lookup,
  SourceClass,
  SourceErrorReason,
  StageInput
} from "@prospect-research/core"
import { Effect, Option } from "effect"
import { type Reading, readingInTurns } from "../extraction/page/pageReading.ts"
import { wantedOf } from "../extraction/Wanted.ts"
import type { Page } from "../sources/readPage.ts"
import { forgottenIn, isArchived, lastChanged } from "./lastChanged.ts"
import { classOf, feedOf, furtherPages, isRoot } from "./ownSite.ts"
import type { PageToRead } from "./PageToRead.ts"
import { readPosts } from "./readPosts.ts"
import { source, type Visit, type Visitor, visitPage } from "./visitPage.ts"

/** What came of one address. */
export interface Part {
  readonly reading: Option.Option<Reading>
  readonly failure: SourceErrorReason | null
  readonly lookups: ReadonlyArray<Lookup>
}

/** What changes with every job, and is over on a page that a site keeps of its past. */
const positions: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.current_location"
])

const withoutPositions = (reading: Reading): Reading => ({
  ...reading,
  claims: reading.claims.filter(({ field }) => !positions.has(field))
})

/** A page with the day up to which it holds, where it does not say when it was written. */
const dated = (page: Page): Page => {
  const text = page.lines.map(line => line.text).join("\n")
  return {
    ...page,
    publishedAt: page.publishedAt ?? lastChanged(text) ?? forgottenIn(text, page.fetchedAt)
  }
}

const partOf = (
  { failure, lookups, page: visited }: Visit,
  sourceClass: (page: Page) => SourceClass,
  input: StageInput
): Effect.Effect<Part> =>
  Effect.gen(function* () {
    const page = Option.getOrUndefined(Option.map(visited, dated))
    if (page === undefined) return { reading: Option.none(), failure, lookups }
    const parts = { source, source_class: sourceClass(page) }
    const read = yield* Effect.either(readingInTurns(page, wantedOf(input), parts))
    if (read._tag === "Left") return { reading: Option.none(), failure: read.left.reason, lookups }
    const reading = read.right
    const isPast = page.publishedAt === null && isArchived(page.url)
    return { reading: isPast ? Option.map(reading, withoutPositions) : reading, failure, lookups }
  })

/** A page of the person's own site is theirs because the home page leads to it. */
const linkedFrom = (home: Reading, part: Part): ReadonlyArray<Handle> =>
  Option.match(part.reading, {
    onNone: () => [],
    onSome: ({ document }) => [{ kind: "website", value: document.page_url, document: home.document.id }]
  })

const withHandles = (home: Part, parts: ReadonlyArray<Part>): Part => ({
  ...home,
  reading: Option.map(home.reading, reading => ({
    ...reading,
    handles: [...reading.handles, ...parts.flatMap(part => linkedFrom(reading, part))]
  }))
})

/** Reads a page; of the person's own site also what it leads to, and the posts of its feed. */
export const readWebsite = (
  visitor: Visitor,
  wanted: PageToRead,
  input: StageInput
): Effect.Effect<ReadonlyArray<Part>> =>
  Effect.gen(function* () {
    const { names } = wantedOf(input)
    const visit = yield* visitPage(visitor, wanted.url)
    const home = yield* partOf(visit, page => classOf(page, wanted, names, input.known.handles), input)
    const page = Option.getOrUndefined(visit.page)
    const isOwn = page !== undefined && classOf(page, wanted, names, input.known.handles) === "self"
    if (!isOwn || !(wanted.isWebsite || isRoot(wanted)) || visit.isCapture) return [home]
    const feed = feedOf(page)
    const [pages, posts] = yield* Effect.all(
      [
        Effect.forEach(furtherPages(page), url =>
          Effect.flatMap(visitPage(visitor, url), it => partOf(it, () => "self", input))
        ),
        feed === undefined ? Effect.succeed([]) : readPosts(visitor, feed, page, names)
      ],
      { concurrency: 2 }
    )
    const parts = [...pages, ...posts]
    return [withHandles(home, parts), ...parts]
  })
