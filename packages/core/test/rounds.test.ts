import { describe, expect, it } from "@effect/vitest"
import {
  type Handle,
  mostRounds,
  type Stage,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Effect } from "effect"
import { found, runStages, stage } from "./runStages.ts"

const handle = (kind: Handle["kind"], value: string): Handle => ({ kind, value, document: null })

/** A source that follows handles of one kind, and what each of them leads to. */
const follower = (
  name: string,
  kind: Handle["kind"],
  links: Readonly<Record<string, ReadonlyArray<Handle>>>,
  seen: Array<readonly [string, ReadonlyArray<string>]>
): Stage =>
  stage(name, {
    follows: [kind],
    run: ({ fresh }: StageInput) => {
      const read = fresh.filter(it => it.kind === kind).map(it => it.value)
      seen.push([name, read])
      const output: Partial<StageOutput> = {
        ...(read.length === 0 ? {} : found(name)),
        handles: read.flatMap(value => [handle(kind, value), ...(links[value] ?? [])])
      }
      return Effect.succeed(output)
    }
  })

const seed = stage("seed", {
  run: () => Effect.succeed({ ...found("seed"), handles: [handle("github", "ada")] })
})

describe("rounds", () => {
  it.effect("what one source finds leads the others further, each handle once, to a bounded depth", () =>
    Effect.gen(function* () {
      const seen: Array<readonly [string, ReadonlyArray<string>]> = []
      const { saved, outcome } = yield* runStages([
        seed,
        follower("github", "github", { ada: [handle("website", "https://ada.example/")] }, seen),
        follower(
          "pages",
          "website",
          { "https://ada.example/": [handle("mastodon", "ada@social.example"), handle("github", "ADA")] },
          seen
        ),
        follower("mastodon", "mastodon", { "ada@social.example": [handle("orcid", "0000-0001")] }, seen),
        follower("orcid", "orcid", {}, seen)
      ])
      expect(seen.filter(([, read]) => read.length > 0)).toEqual([
        ["github", ["ada"]],
        ["pages", ["https://ada.example/"]]
      ])
      expect(mostRounds).toBe(3)
      expect(saved.map(it => it.stage)).toContain("pages#3")
      expect(outcome.stagesFinished).toBe(saved.length)
    })
  )

  it.effect("a stage that needs no other's end is a step ahead", () =>
    Effect.gen(function* () {
      const seen: Array<readonly [string, ReadonlyArray<string>]> = []
      const { saved } = yield* runStages([
        seed,
        {
          ...follower("github", "github", { ada: [handle("website", "https://ada.example/")] }, seen),
          after: ["seed"]
        },
        {
          ...follower(
            "pages",
            "website",
            { "https://ada.example/": [handle("mastodon", "ada@s.example")] },
            seen
          ),
          after: ["github"]
        },
        follower("mastodon", "mastodon", { "ada@s.example": [handle("orcid", "0000-0001")] }, seen),
        follower("orcid", "orcid", {}, seen)
      ])
      expect(seen.filter(([, read]) => read.length > 0)).toEqual([
        ["github", ["ada"]],
        ["pages", ["https://ada.example/"]],
        ["mastodon", ["ada@s.example"]],
        ["orcid", ["0000-0001"]]
      ])
      // Rounds without anything to follow leave no trace.
      expect(saved.map(it => it.stage).filter(it => it.includes("#"))).toEqual(["mastodon#2", "orcid#3"])
    })
  )

  it.effect("a profile that a stage came upon itself is not read again, and resuming repeats nothing", () =>
    Effect.gen(function* () {
      const seen: Array<readonly [string, ReadonlyArray<string>]> = []
      const byEmail = stage("github", {
        follows: ["github"],
        run: ({ fresh }) => {
          seen.push(["github", fresh.map(it => it.value)])
          return Effect.succeed({ ...found("github"), handles: [handle("github", "ada")] })
        }
      })
      const { saved } = yield* runStages([byEmail])
      expect(saved.map(it => it.stage)).toEqual(["github"])
      const again = yield* runStages([byEmail], { checkpoints: saved })
      expect(again.saved).toEqual([])
      expect(seen).toEqual([["github", []]])
    })
  )

  it.effect("conclusions wait for the last round", () =>
    Effect.gen(function* () {
      const seen: Array<readonly [string, ReadonlyArray<string>]> = []
      let known: ReadonlyArray<string> = []
      yield* runStages([
        seed,
        follower("github", "github", {}, seen),
        stage("last", {
          kind: "conclude",
          run: input => {
            known = input.known.lookups.map(it => it.source)
            return Effect.succeed({})
          }
        })
      ])
      expect(known).toEqual(["seed", "github"])
    })
  )
})
