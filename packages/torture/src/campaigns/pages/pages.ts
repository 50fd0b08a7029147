import { describeReason, emptyOutput, firstInput } from "@prospect-research/core"
import { Extraction, parsePage } from "@prospect-research/stages"
import { Duration, Effect, Either, Random } from "effect"
import type { BrokenPromise, Campaign } from "../../Campaign.ts"
import { frames, joints, names, snippets } from "./texts.ts"

const url = "https://kilnworth.example/page"
const classes = ["first-party", "self", "news"] as const
/** In characters. A pattern that tries a text in ever more ways has no end after fifty. */
const longestText = 400
const progressEvery = 500

const choose = <A>(items: ReadonlyArray<A>) => Effect.orDie(Random.choice(items))

/** A few snippets, said over and over. */
const hostileText = Effect.gen(function* () {
  const parts: Array<string> = []
  for (let left = yield* Random.nextIntBetween(1, 4); left > 0; left -= 1) {
    parts.push(yield* choose(snippets), yield* choose(joints))
  }
  const length = yield* Random.nextIntBetween(40, longestText)
  const unit = parts.join("")
  return unit.repeat(Math.ceil(length / Math.max(1, unit.length))).slice(0, length)
})

const hostilePage = Effect.gen(function* () {
  const name = yield* choose(names)
  const frame = yield* choose(frames)
  const body = frame(name, yield* hostileText)
  return { name, body, source_class: yield* choose(classes) }
})

type HostilePage = Effect.Effect.Success<typeof hostilePage>

const wantedBy = (name: string) =>
  Extraction.wantedOf(
    firstInput(
      { full_name: name, company: "Kilnworth" },
      { ...emptyOutput, handles: [{ kind: "name", value: name, document: null }] }
    )
  )

const read = ({ name, body, source_class }: HostilePage) =>
  Effect.suspend(() => {
    const html = `<!doctype html><html lang="en"><head><title>${name}</title></head><body>${body}</body></html>`
    const page = { ...parsePage(html, url), url, pageUrl: url, fetchedAt: "2026-11-01T00:00:00.000Z" }
    return Extraction.readingInTurns(page, wantedBy(name), { source: "pages", source_class })
  })

/** Pages that were made to trouble whoever reads them. Nobody is asked, and no database. */
export const pages: Campaign = {
  id: "pages",
  promise: "hostile pages: whatever a page says, reading it ends, and stumbles over nothing",
  databases: ["sqlite"],
  size: { unit: "pages", whole: 20_000, short: 60 },
  run: Effect.fnUntraced(function* ({ progress, size }) {
    const broken: Array<BrokenPromise> = []
    let longest = 0
    for (let done = 1; done <= size; done += 1) {
      const page = yield* hostilePage
      const [time, end] = yield* Effect.timed(Effect.either(read(page)))
      longest = Math.max(longest, Duration.toMillis(time))
      if (Either.isLeft(end)) {
        broken.push({
          promise: "a page is read",
          subject: `as ${page.source_class}: ${page.body.slice(0, 300)}`,
          story: describeReason(end.left.reason)
        })
      }
      if (done % progressEvery === 0) yield* progress(`${done} of ${size} pages`)
    }
    return { measurements: [{ name: "longest reading, ms", value: Math.round(longest) }], broken, notes: [] }
  })
}
