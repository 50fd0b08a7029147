import { Either, Schema } from "effect"
import { InvalidRequest } from "./errors.ts"
import { type ResearchTaskSummary, TaskStatus } from "./ResearchTask.ts"
import { decodeProspectId } from "./SubmitRequest.ts"
import { isTaskId } from "./taskId.ts"

/** What a client asks of the list of tasks, as it arrived: every member may be absent. */
export interface ListRequest {
  /** 1 to 100, default 20. */
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly status?: string | undefined
  readonly prospect_id?: string | undefined
}

/** Tasks, newest first. `next_cursor` asks for the page after; `null` when there is none. */
export interface TaskPage {
  readonly data: ReadonlyArray<ResearchTaskSummary>
  readonly next_cursor: string | null
}

const defaultPageSize = 20
const largestPage = 100

const isStatus = Schema.is(TaskStatus)
const invalid = (detail: string) => Either.left(new InvalidRequest({ detail }))

export const decodeListRequest = ({ limit = defaultPageSize, cursor, status, prospect_id }: ListRequest) =>
  Either.gen(function* () {
    if (!Number.isInteger(limit) || limit < 1 || limit > largestPage) {
      return yield* invalid(`limit must be a whole number from 1 to ${largestPage}`)
    }
    if (status !== undefined && !isStatus(status)) {
      return yield* invalid(`status must be one of ${TaskStatus.literals.join(", ")}`)
    }
    if (cursor !== undefined && !isTaskId(cursor)) {
      return yield* invalid("cursor must be the next_cursor of an earlier page")
    }
    const prospectId = yield* decodeProspectId(prospect_id)
    return { limit, before: cursor ?? null, status: status ?? null, prospectId }
  })
