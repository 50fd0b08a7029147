import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { openInternet } from "../internet/Internet.ts"
import { openResearcher, type PersonResearch, researchPeople } from "../run.ts"
import type { Person, World } from "../World.ts"
import { type Measured, share } from "./Measured.ts"

const temporaryDirectory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "evaluation-"))),
  path => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

const bytesOf = ({ result, evidence }: PersonResearch): string => JSON.stringify([result, evidence])

/** Two replays of one recording must give the same bytes. */
export const measureReproducibility = (world: World, people: ReadonlyArray<Person>) =>
  Effect.gen(function* () {
    const path = join(yield* temporaryDirectory, "world.har")
    const { gateway } = yield* openInternet(world)
    const run = (mode: "record" | "replay") =>
      Effect.scoped(
        Effect.flatMap(openResearcher({ gateway, now: world.now, cassette: { path, mode } }), researcher =>
          researchPeople(researcher, people)
        )
      )
    yield* run("record")
    const first = yield* run("replay")
    const second = yield* run("replay")
    const different = first.filter((research, index) => {
      const other = second[index]
      return other === undefined || bytesOf(research) !== bytesOf(other)
    })
    const figure = "same bytes from one cassette"
    return {
      figures: [
        {
          name: figure,
          value: share(first.length - different.length, first.length),
          of: first.length,
          least: 1
        }
      ],
      misses: different.map(({ person }) => ({
        person: person.id,
        figure,
        text: "two replays gave different bytes"
      }))
    } satisfies Measured
  }).pipe(Effect.scoped)
