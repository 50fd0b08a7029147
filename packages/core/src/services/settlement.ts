import { Clock, Effect } from "effect"
import type { Callback } from "../domain/Callback.ts"
import { serviceLabel } from "../domain/Callback.ts"
import type { ContactData } from "../domain/ContactData.ts"
import { type Evidence, emptyEvidence } from "../domain/Evidence.ts"
import type { IntelligenceReport } from "../domain/IntelligenceReport.ts"
import { suppressedMessage } from "../domain/Suppression.ts"
import type { Ids } from "../ports/Ids.ts"
import type { Settlement } from "../ports/TaskStore.ts"

interface Subject {
  readonly taskId: string
  readonly prospectId: string | null
}

/** 16 bytes: 128 bits that nobody can guess. */
const reportTokenBytes = 16

const reportToken = (ids: typeof Ids.Service) =>
  Effect.map(ids.bytes(reportTokenBytes), bytes => Buffer.from(bytes).toString("base64url"))

/** The name that the sources agree on, else the one that the client gave. */
const prospectName = (contact: ContactData, evidence: Evidence): string => {
  const accepted = new Set(
    evidence.identities
      .filter(it => it.verdict === "confirmed" || it.verdict === "probable")
      .map(it => it.document)
  )
  const claim = evidence.claims.find(it => it.field === "name" && accepted.has(it.document))
  return typeof claim?.value === "string" ? claim.value : (contact.full_name ?? "")
}

const delivery = Effect.fnUntraced(function* (ids: typeof Ids.Service, callback: Callback) {
  return { deliveryId: yield* ids.uuid, body: JSON.stringify(callback) }
})

const echoed = ({ prospectId }: Subject) => (prospectId === null ? {} : { prospect_id: prospectId })

export interface CompletedResearch {
  readonly contact: ContactData
  readonly result: IntelligenceReport
  readonly evidence: Evidence
  /** USD. */
  readonly cost: number
  readonly stagesFinished: number
  readonly reportLifetimeMillis: number | null
}

/** How a task ends well: report, fresh report token and the success callback. */
export const completion = Effect.fnUntraced(function* (
  ids: typeof Ids.Service,
  task: Subject,
  research: CompletedResearch
): Effect.fn.Return<Settlement> {
  const completedAt = yield* Clock.currentTimeMillis
  const { result } = research
  const { icebreakers } = result.outreach_intelligence
  return {
    status: "completed",
    completedAt,
    result,
    evidence: research.evidence,
    cost: research.cost,
    reportToken: yield* reportToken(ids),
    reportExpiresAt:
      research.reportLifetimeMillis === null ? null : completedAt + research.reportLifetimeMillis,
    delivery: yield* delivery(ids, {
      ...echoed(task),
      job_id: task.taskId,
      status: "success",
      service: serviceLabel,
      total_cost: research.cost,
      full_name: prospectName(research.contact, research.evidence),
      icebreaker_count: icebreakers.length,
      icebreakers: icebreakers.map(({ angle, opening_line, topic_category, confidence }) => ({
        angle,
        opening_line,
        topic_category,
        confidence
      })),
      research_stages_completed: research.stagesFinished,
      social_media: { linkedin_posts: result.social_media.linkedin.post_count, twitter_posts: 0 }
    })
  }
})

/** How a task ends badly: the error and the failure callback. The store adds the refund. */
export const failure = Effect.fnUntraced(function* (
  ids: typeof Ids.Service,
  task: Subject,
  error: string,
  spent: { readonly evidence: Evidence; readonly cost: number } = { evidence: emptyEvidence, cost: 0 },
  dropFindings = false
): Effect.fn.Return<Settlement> {
  return {
    status: "failed",
    completedAt: yield* Clock.currentTimeMillis,
    error,
    dropFindings,
    // There is no report whose fields could rest on anything.
    evidence: { ...spent.evidence, basis: [] },
    cost: spent.cost,
    delivery: yield* delivery(ids, {
      ...echoed(task),
      job_id: task.taskId,
      status: "error",
      service: serviceLabel,
      error
    })
  }
})

/** How the task of a person ends who has asked not to be researched: with nothing that was found. `cost` is USD. */
export const suppression = (ids: typeof Ids.Service, task: Subject, cost = 0) =>
  failure(ids, task, suppressedMessage, { evidence: emptyEvidence, cost }, true)
