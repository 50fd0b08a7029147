import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { knownPerson } from "../testStages.ts"
import { type ServiceCheck, tagOf } from "./check.ts"

const ada = { contact_data: { email: "ada@example.com" } }
const invalidBodies = [
  { full_name: "Ada" },
  { company: "Example" },
  { email: "nobody" },
  { linkedin_url: "x" }
]

/** What people may ask for, whatever way one reaches the service. */
export const privacyCases = (check: ServiceCheck) => {
  check("a person is erased however the identifiers were written, and the money stays", session =>
    Effect.gen(function* () {
      const spellings = [
        { email: " ADA@example.com ", full_name: knownPerson, company: "Example" },
        { linkedin_url: "no.linkedin.com/in/ada/?trk=1", email: "other@example.com" },
        { full_name: "ada  LOVELACE", company: " EXAMPLE" }
      ]
      for (const contact_data of spellings) yield* session.submit({ contact_data, is_test: true })
      const { task_id: other } = yield* session.submit({
        contact_data: { email: "ada@example.org" },
        is_test: true
      })
      const erase = (contact_data: object) =>
        Effect.map(session.erasePerson({ contact_data }), it => it.erased)
      expect(yield* erase({ full_name: "Ada Lovelace", company: "Another" })).toBe(0)
      expect(yield* erase({ email: "ada@example.com", linkedin_url: "linkedin.com/in/ada" })).toBe(2)
      expect(yield* erase({ full_name: "Ada Lovelace", company: "Example" })).toBe(1)
      expect((yield* session.list({})).data.map(task => task.task_id)).toEqual([other])
      expect((yield* session.account).credits).toBe(3)
      expect(yield* session.suppressions).toEqual([])
    })
  )

  check("a suppressed person is refused until the entry is removed, and nothing is charged", session =>
    Effect.gen(function* () {
      const both = { contact_data: { email: "ADA@example.com", linkedin_url: "linkedin.com/in/ada" } }
      const entries = yield* session.suppress(both)
      expect(entries.map(it => it.kind)).toEqual(["email", "linkedin_url"])
      expect(yield* session.suppress(both)).toEqual(entries)
      expect(yield* session.suppressions).toEqual(entries)
      expect(yield* tagOf(session.submit(ada))).toBe("Suppressed")
      expect(yield* tagOf(session.submit({ ...ada, is_test: true }))).toBe("Suppressed")
      expect(yield* session.account).toMatchObject({ credits: 3, usage: { credits_charged: 0 } })
      expect((yield* session.list({})).data).toEqual([])
      for (const { suppression_id } of entries) yield* session.removeSuppression(suppression_id)
      expect(yield* session.suppressions).toEqual([])
      expect(yield* tagOf(session.removeSuppression(entries[0]?.suppression_id ?? ""))).toBe(
        "SuppressionNotFound"
      )
      expect(yield* tagOf(session.submit({ ...ada, is_test: true }))).toBe("accepted")
    })
  )

  check("erasing with suppress does both at once", session =>
    Effect.gen(function* () {
      yield* session.submit({ ...ada, is_test: true })
      expect(yield* session.erasePerson({ ...ada, suppress: true })).toEqual({ erased: 1 })
      expect(yield* tagOf(session.submit(ada))).toBe("Suppressed")
      expect((yield* session.suppressions).map(it => it.kind)).toEqual(["email"])
    })
  )

  check("an export holds all that is known of the person and nothing of others", session =>
    Effect.gen(function* () {
      const contact_data = { full_name: knownPerson, company: "Example" }
      const { task_id } = yield* session.submit({ contact_data, prospect_id: "crm-1" })
      yield* session.submit({ ...ada, is_test: true })
      const task = yield* session.wait(task_id, "20 seconds")
      const held = yield* session.exportPerson({ contact_data })
      const { account_id, name } = yield* session.account
      expect(held.purpose).toBe(`Sales research for account ${name} (${account_id})`)
      expect(held.suppressions).toEqual([])
      expect(held.tasks).toHaveLength(1)
      const [exported] = held.tasks
      expect(exported).toMatchObject({ ...task, contact_data, callback_url: null, deliveries: [] })
      expect(exported?.evidence?.claims[0]?.quote).toContain("Engineer")
      expect(exported?.evidence?.sources[0]?.source).toBe("directory")
      expect(exported?.findings[0]?.output.documents[0]?.text).toContain(knownPerson)
      expect(exported?.events.at(-1)?.data.type).toBe("completed")
      yield* session.erasePerson({ contact_data, suppress: true })
      const after = yield* session.exportPerson({ contact_data })
      expect(after.tasks).toEqual([])
      expect(after.suppressions.map(it => it.kind)).toEqual(["full_name_and_company"])
    })
  )

  check("a request that names nobody is refused", session =>
    Effect.gen(function* () {
      for (const contact_data of invalidBodies) {
        const tags = [
          yield* tagOf(session.erasePerson({ contact_data })),
          yield* tagOf(session.exportPerson({ contact_data })),
          yield* tagOf(session.suppress({ contact_data }))
        ]
        expect([contact_data, [...new Set(tags)]]).toEqual([contact_data, ["InvalidRequest"]])
      }
      expect(yield* session.suppressions).toEqual([])
    })
  )
}
