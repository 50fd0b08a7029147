import {
  type Checkpoint,
  type ContactData,
  currentRequester,
  emptyOutput,
  mergeOutput,
  Pipeline,
  type PipelineOutcome,
  type StageOutput,
  type TaskEventData
} from "@prospect-research/core"
import { type CassetteOptions, Egress, Resolver } from "@prospect-research/egress"
import { enabledStages } from "@prospect-research/stages/builtInStages"
import { Clock, ConfigProvider, Effect, FiberRef, Layer, type Scope } from "effect"
import type { Person, World } from "./World.ts"
import { worldClock } from "./worldClock.ts"

/** What the research of one prospect came to, with everything that the stages found on the way. */
export interface Research extends PipelineOutcome {
  readonly contact: ContactData
  readonly known: StageOutput
  /** In the order of their ends. */
  readonly runs: ReadonlyArray<StageRun>
}

/** One run of a stage, with what it gave; times are epoch milliseconds. */
export interface StageRun {
  readonly stage: string
  readonly begunAt: number
  readonly endedAt: number
  readonly output: StageOutput
}

/** The research of a person of the world. */
export interface PersonResearch extends Research {
  readonly person: Person
}

export interface ResearchOptions {
  /** Plays the internet. */
  readonly gateway: URL
  /** What time it is when the research begins, ISO 8601. */
  readonly now: string
  readonly cassette?: CassetteOptions
  /** As in the environment: keys, base URLs, sources to switch off. */
  readonly settings?: Readonly<Record<string, string>>
  /** Least milliseconds between two requests to one host. Default 0: the hosts are ours, and politeness would only cost time. */
  readonly interval?: number
  /** USD a prospect. */
  readonly budget?: number
}

export interface Researcher {
  /** Of several at once, the one with the lowest `turn` goes first with each host. */
  readonly research: (contact: ContactData, turn?: number) => Effect.Effect<Research>
}

/** In the order of the stages' names, since that of their ends depends on chance. */
const together = (checkpoints: ReadonlyArray<Checkpoint>): StageOutput =>
  [...checkpoints]
    .sort((left, right) => (left.stage < right.stage ? -1 : 1))
    .reduce((known, { output }) => mergeOutput(known, output), emptyOutput)

/**
 * The built-in pipeline behind the guarded client, all of whose requests go to a gateway; open as long as the scope. Settings come
 * from `settings` alone, never from the environment.
 */
export const openResearcher = ({
  gateway,
  now,
  cassette,
  settings = {},
  interval = 0,
  budget
}: ResearchOptions): Effect.Effect<Researcher, unknown, Scope.Scope> =>
  Effect.gen(function* () {
    const clock = yield* worldClock(now)
    const client = Egress.research({
      contact: "https://evaluation.example/contact",
      gateway,
      cassette,
      pace: { interval },
      requester: FiberRef.get(currentRequester)
    }).pipe(Layer.provide(Resolver.layer))
    const pipelineLayer = Layer.unwrapEffect(
      Effect.map(enabledStages, ({ layers }) =>
        Pipeline.layer(layers, budget === undefined ? {} : { budget })
      )
    ).pipe(
      Layer.provide(client),
      Layer.provide(Layer.setConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings)))))
    )
    // The pipeline's timers must go by the same clock as its stages.
    const built = yield* Effect.withClock(Layer.build(pipelineLayer), clock)
    const { run } = yield* Effect.provide(Pipeline, built)

    const research = Effect.fn("Researcher.research")(function* (contact: ContactData, turn: number) {
      const checkpoints: Array<Checkpoint> = []
      const runs: Array<StageRun> = []
      const begun = new Map<string, number>()
      const note = (events: ReadonlyArray<TaskEventData>) =>
        Effect.map(Clock.currentTimeMillis, now => {
          for (const event of events) {
            if (event.type === "stage" && event.state === "running") begun.set(event.stage, now)
          }
          return now
        })
      const outcome = yield* run({
        contact,
        turn,
        checkpoints: [],
        announce: note,
        save: (checkpoint, events) =>
          Effect.map(note(events), now => {
            const { output, stage } = checkpoint
            checkpoints.push(checkpoint)
            runs.push({ stage, output, begunAt: begun.get(stage) ?? now, endedAt: now })
          })
      })
      return { ...outcome, contact, runs, known: together(checkpoints) }
    })
    return {
      research: (contact: ContactData, turn = 0) => Effect.withClock(research(contact, turn), clock)
    }
  })

/** People researched at once: enough to keep two cores busy. */
const concurrency = 4

export const researchPeople = (
  { research }: Researcher,
  people: ReadonlyArray<Person>
): Effect.Effect<ReadonlyArray<PersonResearch>> =>
  Effect.forEach(
    people,
    person => Effect.map(research(person.contact), outcome => ({ ...outcome, person })),
    { concurrency }
  )

const slugOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")

/** Those that answer to one of the names, or have it as their id, as it is or in words; all of them without any. */
export const answeringTo = <A extends { readonly id: string }>(
  names: ReadonlyArray<string>,
  all: ReadonlyArray<A>,
  nameOf: (it: A) => string | undefined
): ReadonlyArray<A> =>
  names.length === 0
    ? all
    : all.filter(it => names.some(name => it.id === name || it.id === slugOf(name) || nameOf(it) === name))

/** What of somebody's contact data a client gives. */
export type Given = "all" | "email alone" | "all but the email"

const contactBy = (given: Given, { email, ...others }: Person["contact"]): Person["contact"] | undefined => {
  if (given === "all but the email") {
    const { full_name, company, linkedin_url } = others
    const isEnough = linkedin_url !== undefined || (full_name !== undefined && company !== undefined)
    return isEnough ? others : undefined
  }
  return email === undefined ? undefined : { email }
}

/** The same people, of whom a client gives no more than this; who is then known by too little for a request is left out. */
export const peopleGiven = (people: ReadonlyArray<Person>, given: Given): ReadonlyArray<Person> =>
  given === "all"
    ? people
    : people.flatMap(person => {
        const contact = contactBy(given, person.contact)
        return contact === undefined ? [] : [{ ...person, contact }]
      })

/** Everybody of a world who answers to one of the names. A `TypeError` when that is nobody. */
export const peopleOf = ({ people }: World, names: ReadonlyArray<string>): ReadonlyArray<Person> => {
  const found = answeringTo(names, people, ({ contact }) => contact.full_name)
  if (found.length > 0) return found
  throw new TypeError(
    `nobody of that name lives in this world; its people are ${people.map(({ id }) => id).join(", ")}`
  )
}
