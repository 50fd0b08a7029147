import { Extraction, parsePage } from "@prospect-research/stages"
import { Effect } from "effect"

const url = "https://tideworks.example/people"
const sentences = [
  "Ines Okafor leads the data platform team at Tideworks in Leeds.",
  "Ines Okafor joined the company in 2019 after six years at a logistics firm in Bristol.",
  "In her free time Ines Okafor climbs, bakes bread and plays the cello in a small orchestra.",
  "The team has grown from three to fourteen people, and it now runs the whole of the reporting for our customers.",
  "Last year Ines Okafor gave a talk on forecasting at PyData London, and her article on slow queues was widely shared.",
  "Ines Okafor holds a degree in mathematics from the University of Leeds and is a member of the Royal Statistical Society."
]

/** A page of so many sentences, each of which speaks of the prospect: the dearest kind. */
const pageOf = (count: number) => {
  const body = Array.from({ length: count }, (_, at) => `<p>${sentences[at % sentences.length]} (${at})</p>`)
  const html = `<!doctype html><html lang="en"><head><title>People</title></head><body>${body.join("")}</body></html>`
  return { ...parsePage(html, url), url, pageUrl: url, fetchedAt: "2026-06-01T09:00:00.000Z" }
}

const wanted = {
  names: ["Ines Okafor"],
  emails: [],
  title: undefined,
  employer: "Tideworks",
  companies: ["Tideworks"]
}

/** How long it takes to read a page, and the longest that nothing else could run meanwhile; milliseconds. */
const measure = async (count: number) => {
  const page = pageOf(count)
  const begun = performance.now()
  let [last, longest] = [begun, 0]
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    timer = setImmediate(tick)
  }
  let timer = setImmediate(tick)
  await Effect.runPromise(Extraction.readingInTurns(page, wanted, { source: "bench", source_class: "news" }))
  clearImmediate(timer)
  const ended = performance.now()
  return { millis: ended - begun, held: Math.max(longest, ended - last) }
}

const first = await measure(1)
const rounds = []
for (let round = 0; round < 5; round++) rounds.push(await measure(100))
const [, , median] = rounds.toSorted((left, right) => left.millis - right.millis)
process.stdout.write(JSON.stringify({ first, hundred: median, long: await measure(1000) }))
