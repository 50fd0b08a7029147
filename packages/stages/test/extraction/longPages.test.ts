import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Option } from "effect"
import { readingInTurns } from "../../src/extraction/page/pageReading.ts"
import { factsOnPage, ines, pageOf } from "./table.ts"

const read = (body: string) => readingInTurns(pageOf(body), ines, { source: "test", source_class: "news" })

const filler = (lines: number) => "<p>The harbour board met again on that day.</p>".repeat(lines)
const introduction = "<p>Ines Okafor is Head of Data at Tideworks.</p>"

describe("long pages", () => {
  it.effect("let others have their turns", () =>
    Effect.gen(function* () {
      let turns = 0
      let isReading = true
      const count = () => {
        turns += 1
        if (isReading) setImmediate(count)
      }
      setImmediate(count)
      const reading = yield* read(introduction.repeat(60))
      isReading = false
      expect(Option.isSome(reading)).toBe(true)
      expect(turns).toBeGreaterThanOrEqual(10)
    })
  )

  it.effect("are left when there is no more time for them", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(read(introduction.repeat(60)))
      yield* Effect.yieldNow()
      const exit = yield* Fiber.interrupt(fiber)
      expect(Exit.isInterrupted(exit)).toBe(true)
    })
  )

  it("speak of nobody far behind their name", () => {
    const tail = "<p>She plays the cello.</p>"
    expect(factsOnPage(introduction + filler(3) + tail)).toContain("hobbies: cello")
    expect(factsOnPage(introduction + filler(40) + tail)).not.toContain("hobbies: cello")
  })

  it("have the name again far down", () => {
    expect(factsOnPage(`${introduction}${filler(40)}<p>Ines Okafor plays the cello.</p>`)).toContain(
      "hobbies: cello"
    )
  })

  it("are read no further than so many sentences", () => {
    const late = "<p>Ines Okafor plays the cello.</p>"
    const line = (text: string) => `<p>Ines Okafor ${text}</p>`
    expect(factsOnPage(line(`${"ab! ".repeat(420)}`) + late)).toEqual([])
    expect(factsOnPage(line(`${"ab! ".repeat(20)}`) + late)).toEqual(["hobbies: cello"])
  })
})
