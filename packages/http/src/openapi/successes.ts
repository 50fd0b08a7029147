import {
  accountExample,
  cancelledExample,
  deliveryExample,
  eventsExample,
  evidenceExample,
  findingExample,
  personExample,
  personExportExample,
  submitExample,
  submittedExample,
  suppressionsExample,
  taskExample,
  taskListExample
} from "./examples.ts"

interface Success {
  readonly description: string
  /** Of the answer's body. */
  readonly example?: unknown
  /** Of the request's body. */
  readonly request?: unknown
}

const apiKey = "prs_live_…"

/** What an operation answers when all is well, by its id. */
export const successes: Readonly<Record<string, Success>> = {
  "research.submit": {
    description: "Accepted and stored. In test mode `status` is `completed`.",
    example: submittedExample,
    request: submitExample
  },
  "research.list": { description: "One page of tasks.", example: taskListExample },
  "research.get": {
    description:
      "The task as it stands. `result` and `report_url` are set when it is completed, `error` when it failed; otherwise they are `null`.",
    example: taskExample
  },
  "research.erase": { description: "Erased." },
  "research.events": { description: "The events, for as long as the task runs.", example: eventsExample },
  "research.evidence": {
    description: "The evidence. While the task runs, only what the sources answered so far.",
    example: evidenceExample
  },
  "research.deliveries": { description: "The callbacks.", example: { data: [deliveryExample] } },
  "research.redeliver": {
    description: "An attempt is owed now.",
    example: { ...deliveryExample, state: "pending", next_attempt_at: "2026-11-02T10:00:00.000Z" },
    request: { callback_secret: "a-secret-of-yours" }
  },
  "research.cancel": { description: "The task, failed and refunded.", example: cancelledExample },
  "research.revokeReport": { description: "The page is gone." },
  "privacy.erase": {
    description: "How many tasks were erased; 0 when there were none.",
    example: { erased: 2 },
    request: { ...personExample, suppress: true }
  },
  "privacy.export": {
    description: "Everything that is held. `tasks` is empty when there is nothing.",
    example: personExportExample,
    request: personExample
  },
  "privacy.suppress": {
    description: "The entries of this person, new or not.",
    example: { data: suppressionsExample },
    request: personExample
  },
  "privacy.suppressions": { description: "The list.", example: { data: suppressionsExample } },
  "privacy.removeSuppression": { description: "Removed." },
  "account.get": { description: "The account.", example: accountExample },
  "administration.createAccount": {
    description: "Opened.",
    example: {
      account_id: accountExample.account_id,
      api_key: apiKey,
      credits: 3,
      signing_secret: "whsec_…"
    },
    request: { name: "Example Sales" }
  },
  "administration.listAccounts": {
    description: "The accounts.",
    example: {
      data: [
        {
          account_id: accountExample.account_id,
          name: "Example Sales",
          credits: 3,
          created_at: "2026-11-01T08:00:00.000Z"
        }
      ]
    }
  },
  "administration.grantCredits": {
    description: "The new balance.",
    example: { credits: 103 },
    request: { amount: 100, reason: "Invoice 2026-118", grant_id: "invoice-2026-118" }
  },
  "administration.createKey": {
    description: "Made.",
    example: { key_id: "019aa3f1-4d5e-7f60-8a71-8b92a3b4c5d6", api_key: apiKey }
  },
  "administration.revokeKey": { description: "Revoked." },
  "administration.suppress": {
    description: "The entries of this person, new or not.",
    example: { data: suppressionsExample },
    request: personExample
  },
  "administration.suppressions": { description: "The list.", example: { data: suppressionsExample } },
  "administration.removeSuppression": { description: "Removed." },
  "administration.doctor": { description: "What is wrong.", example: { data: [findingExample] } },
  "public.report": { description: "The page." },
  "public.live": { description: "Work moves.", example: { status: "ok" } },
  "public.ready": { description: "Requests are welcome.", example: { status: "ok" } },
  "public.metrics": {
    description: "The metrics.",
    example:
      "# HELP research_store_up 1 when the store answers\n# TYPE research_store_up gauge\nresearch_store_up 1\n"
  },
  "public.openapi": { description: "The description." },
  "public.docs": { description: "The page." }
}
