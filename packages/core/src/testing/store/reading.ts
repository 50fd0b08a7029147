import { expect } from "@effect/vitest"
import { Effect, Option, TestClock } from "effect"
import { type ListQuery, TaskStore } from "../../ports/TaskStore.ts"
import {
  type Check,
  claimNext,
  completion,
  contact,
  errorOf,
  evidence,
  failure,
  openAccount,
  report,
  settle,
  settleTask,
  startOfTest,
  startTask,
  submit,
  testAdmission
} from "./fixtures.ts"

const everything: ListQuery = { limit: 100, before: null, status: null, prospectId: null }

const listIds = (accountId: string, query: Partial<ListQuery> = {}) =>
  Effect.flatMap(TaskStore, tasks =>
    Effect.map(tasks.list(accountId, { ...everything, ...query }), list => list.map(task => task.taskId))
  )

export const readingCases = (check: Check) => {
  check("unknown and foreign tasks are not found", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const stranger = yield* openAccount()
      const { accountId, taskId } = yield* startTask()
      expect(yield* errorOf(tasks.get(stranger, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.evidence(stranger, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.revokeReport(stranger, taskId))).toBe("TaskNotFound")
      for (const unknown of ["no-such-task", "", "'; DROP TABLE task; --", "test-", `${taskId} `]) {
        expect(yield* errorOf(tasks.get(accountId, unknown))).toBe("TaskNotFound")
      }
    })
  )

  check("list shows an account's tasks without results, newest first, test tasks among them", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      yield* submit(yield* openAccount())
      const first = yield* submit(accountId, { createdAt: startOfTest })
      const second = yield* tasks.admit(testAdmission(accountId, { createdAt: startOfTest + 1 }))
      const third = yield* submit(accountId, { createdAt: startOfTest + 2 })
      const fourth = yield* submit(accountId, { createdAt: startOfTest + 2 })
      expect(yield* listIds(accountId)).toEqual([fourth, third, second.task_id, first])
      const [, , listed] = yield* tasks.list(accountId, everything)
      const { result, ...summary } = yield* tasks.get(accountId, second.task_id)
      expect(result).toEqual(report)
      expect(listed).toEqual(summary)
    })
  )

  check("list is read in pages that neither repeat nor leave out a task", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(7)
      const submitted: Array<string> = []
      for (let count = 0; count < 7; count += 1) {
        submitted.unshift(yield* submit(accountId, { createdAt: startOfTest + Math.floor(count / 3) }))
      }
      const paged: Array<string> = []
      let before: string | null = null
      do {
        const page: ReadonlyArray<string> = yield* listIds(accountId, { limit: 3, before })
        paged.push(...page)
        before = page.at(-1) ?? null
      } while (before !== null)
      expect(paged).toEqual(submitted)
      expect(yield* listIds(accountId, { before: "no-such-task" })).toEqual([])
    })
  )

  check("list filters by status and by the client's own id", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(4)
      const completed = yield* submit(accountId, { prospectId: "crm-1" })
      const failed = yield* submit(accountId, { prospectId: "crm-2" })
      const running = yield* submit(accountId, { prospectId: "crm-1" })
      yield* settle(yield* claimNext(), completion())
      yield* settle(yield* claimNext(), failure())
      yield* claimNext()
      const pending = yield* submit(accountId)
      expect(yield* listIds(accountId, { status: "completed" })).toEqual([completed])
      expect(yield* listIds(accountId, { status: "failed" })).toEqual([failed])
      expect(yield* listIds(accountId, { status: "running" })).toEqual([running])
      expect(yield* listIds(accountId, { status: "pending" })).toEqual([pending])
      expect(yield* listIds(accountId, { prospectId: "crm-1" })).toEqual([running, completed])
      expect(yield* listIds(accountId, { prospectId: "crm-1", before: running })).toEqual([completed])
      expect(yield* listIds(accountId, { prospectId: "crm-1", status: "failed" })).toEqual([])
      expect(yield* listIds(yield* openAccount(), { prospectId: "crm-1" })).toEqual([])
      expect((yield* tasks.list(accountId, { ...everything, limit: 2 })).length).toBe(2)
    })
  )

  check("there is no evidence before a task is settled", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      expect(yield* tasks.evidence(accountId, taskId)).toEqual(Option.none())
      yield* settle(lease, completion())
      expect(yield* tasks.evidence(accountId, taskId)).toEqual(Option.some(evidence))
    })
  )

  check("a report is read by its token", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const settlement = completion()
      const { taskId } = yield* settleTask(settlement)
      expect(yield* tasks.report(settlement.reportToken, startOfTest)).toEqual({
        taskId,
        isTest: false,
        completedAt: settlement.completedAt,
        contact,
        result: report,
        evidence
      })
      expect(yield* errorOf(tasks.report("no-such-token", startOfTest))).toBe("ReportNotFound")
      expect(yield* errorOf(tasks.report(taskId, startOfTest))).toBe("ReportNotFound")
    })
  )

  check("a report page ends at its time, and the task's address with it", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const expiry = startOfTest + 3_600_000
      const settlement = completion({ reportExpiresAt: expiry })
      const { accountId, taskId } = yield* settleTask(settlement)
      expect((yield* tasks.report(settlement.reportToken, expiry - 1)).taskId).toBe(taskId)
      expect(yield* errorOf(tasks.report(settlement.reportToken, expiry))).toBe("ReportGone")
      yield* TestClock.setTime(expiry - 1)
      expect((yield* tasks.get(accountId, taskId)).reportToken).toBe(settlement.reportToken)
      yield* TestClock.setTime(expiry)
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ reportToken: null, result: report })
      expect((yield* tasks.list(accountId, everything))[0]?.reportToken).toBeNull()
    })
  )

  check("a revoked report page is gone, and the result stays", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const settlement = completion()
      const { accountId, taskId } = yield* settleTask(settlement)
      yield* tasks.revokeReport(accountId, taskId)
      yield* tasks.revokeReport(accountId, taskId)
      expect(yield* errorOf(tasks.report(settlement.reportToken, startOfTest))).toBe("ReportGone")
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ reportToken: null, result: report })
    })
  )
}
