import { it } from "@effect/vitest"
import { Effect, type Layer, TestClock } from "effect"
import type { Checkpoint } from "../../domain/Checkpoint.ts"
import type { ContactData } from "../../domain/ContactData.ts"
import { type Evidence, emptyEvidence } from "../../domain/Evidence.ts"
import type { IntelligenceReport } from "../../domain/IntelligenceReport.ts"
import { emptyOutput } from "../../domain/StageOutput.ts"
import { subjectsOf } from "../../domain/Subject.ts"
import { AccountStore } from "../../ports/AccountStore.ts"
import type { DeliveryStore } from "../../ports/DeliveryStore.ts"
import type { DoctorStore } from "../../ports/DoctorStore.ts"
import type { PrivacyStore } from "../../ports/PrivacyStore.ts"
import { type Admission, type Lease, type Settlement, TaskStore } from "../../ports/TaskStore.ts"

export type Stores = TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore

/** The stores over one new, empty database each time the layer is built. */
export type StoreLayer = Layer.Layer<Stores, unknown>

/** Declares one case, which gets a store of its own and begins at `startOfTest`. */
export type Check = (title: string, body: () => Effect.Effect<void, unknown, Stores>) => void

export const startOfTest = Date.UTC(2026, 0, 5, 9)

export const checkOn =
  (layer: StoreLayer): Check =>
  (title, body) => {
    const run = Effect.zipRight(TestClock.setTime(startOfTest), Effect.suspend(body))
    it.effect(title, () => Effect.provide(run, layer), 60_000)
  }

let idsMade = 0

/** Ids that sort in the order they were made, as those of `Ids` do. */
export const newId = (): string => {
  idsMade += 1
  return `01990000-0000-7000-8000-${idsMade.toString(16).padStart(12, "0")}`
}

export const leaseMillis = 30_000

export const contact: ContactData = {
  email: "ada@example.com",
  full_name: "Ada Lovelace",
  company: "Example"
}

/** As the service would make them of `contact`, with a hash that everybody can read. */
export const subjects = subjectsOf(contact).map(({ kind, value }) => ({
  kind,
  fingerprint: `hash of ${value}`
}))

export const report: IntelligenceReport = {
  status: "success",
  overall_confidence: "MEDIUM",
  outreach_intelligence: {
    icebreakers: [
      {
        angle: "Talk",
        opening_line: "Your talk “Notes on the Engine” made me curious.",
        why_effective: "It names her own work.",
        source_type: "self",
        confidence: "HIGH",
        topic_category: "professional"
      }
    ],
    communication_style: "Brief and precise",
    best_approach: "Ask about the engine",
    topics_to_avoid: []
  },
  professional: {
    current_title: "Engineer",
    current_company: "Example",
    current_location: null,
    industry: null,
    skills: ["mathematics"],
    achievements: []
  },
  personal: { interests: [], hobbies: [], sports_teams: [], causes: [], memberships: [] },
  education: {
    entries: [{ institution: "Home", degree: null, field_of_study: null, graduation_year: 1835 }],
    certifications: []
  },
  family: { children_count: null, pets: [] },
  social_media: {
    linkedin: { url: null, bio: null, post_count: 0, posts_summary: null },
    twitter: { url: null, bio: null, twitter_posts_summary: null }
  }
}

export const evidence: Evidence = {
  ...emptyEvidence,
  identity: "confirmed",
  sources: [{ source: "github", verdict: "found", reason: null }]
}

export const checkpoint: Checkpoint = {
  stage: "github",
  version: "1",
  state: "finished",
  error: null,
  output: { ...emptyOutput, cost: 0.25 }
}

export const completion = (change: { readonly reportExpiresAt?: number } = {}) => {
  const id = newId()
  return {
    status: "completed",
    completedAt: startOfTest + 60_000,
    result: report,
    evidence,
    cost: 0.25,
    reportToken: `token-${id}`,
    reportExpiresAt: null,
    delivery: { deliveryId: id, body: `{"job":"${id}"}` },
    ...change
  } satisfies Settlement
}

export const failure = (error = "Nothing could be reached") => {
  const id = newId()
  return {
    status: "failed",
    completedAt: startOfTest + 60_000,
    error,
    evidence,
    cost: 0,
    delivery: { deliveryId: id, body: `{"job":"${id}"}` }
  } satisfies Settlement
}

/** An account with a key, a signing secret named after it, and credits. */
export const openAccount = Effect.fnUntraced(function* (credits = 3) {
  const accounts = yield* AccountStore
  const accountId = newId()
  yield* accounts.create({
    accountId,
    name: "Analytical Engines",
    credits,
    signingSecret: `sealed-signing-secret-${accountId}`,
    key: { keyId: newId(), hash: `hash-${accountId}`, lastFour: "abcd", createdAt: startOfTest },
    createdAt: startOfTest
  })
  return accountId
})

export const admission = (accountId: string, change: Partial<Admission> = {}): Admission => ({
  taskId: newId(),
  accountId,
  prospectId: null,
  contact,
  subjects,
  callbackUrl: null,
  callbackSecret: null,
  createdAt: startOfTest,
  settlement: null,
  idempotency: null,
  ...change
})

export const testAdmission = (accountId: string, change: Partial<Admission> = {}): Admission =>
  admission(accountId, { taskId: `test-${newId()}`, settlement: completion(), ...change })

/** Admits a task and returns its id. */
export const submit = Effect.fnUntraced(function* (accountId: string, change: Partial<Admission> = {}) {
  const tasks = yield* TaskStore
  const submitted = yield* tasks.admit(admission(accountId, change))
  return submitted.task_id
})

export const claim = (limit = 1, worker = "worker-1") =>
  Effect.flatMap(TaskStore, tasks => tasks.claim({ worker, limit, leaseMillis }))

/** Claims the task that is next. */
export const claimNext = (worker = "worker-1") =>
  Effect.flatMap(claim(1, worker), ([task]) =>
    task === undefined ? Effect.dieMessage("There was nothing to claim") : Effect.succeed(task)
  )

/** Admits and claims a task of a new account. */
export const startTask = Effect.fnUntraced(function* (change: Partial<Admission> = {}) {
  const accountId = yield* openAccount()
  const taskId = yield* submit(accountId, change)
  return { accountId, taskId, lease: yield* claimNext() }
})

/** Admits, claims and settles a task of a new account. */
export const settleTask = Effect.fnUntraced(function* (
  settlement: Settlement,
  change: Partial<Admission> = {}
) {
  const tasks = yield* TaskStore
  const task = yield* startTask(change)
  yield* tasks.settle(task.lease, settlement)
  return task
})

export const settle = (lease: Lease, settlement: Settlement) =>
  Effect.flatMap(TaskStore, tasks => tasks.settle(lease, settlement))

export const balanceOf = (accountId: string) =>
  Effect.flatMap(AccountStore, accounts => Effect.map(accounts.get(accountId), it => it.credits))

export const usageOf = (accountId: string) =>
  Effect.flatMap(AccountStore, accounts => Effect.map(accounts.get(accountId), it => it.usage))

/** The tag of the error that an effect ends with; "none" when it succeeds. */
export const errorOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.match(effect, { onFailure: error => error._tag, onSuccess: () => "none" })
