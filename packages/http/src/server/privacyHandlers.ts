import { Doctor, operator, Privacy } from "@prospect-research/core"
import { Effect } from "effect"
import { json, noContent } from "./Answer.ts"
import type { Handler } from "./handlers.ts"
import type { Incoming } from "./Incoming.ts"

/** Hands a request on for the account whose key came with it. */
type AsAccount = (handle: (accountId: string, request: Incoming) => ReturnType<Handler>) => Handler

/** Hands a request on when it came with the administrator's token. */
type AsAdministrator = (handle: Handler) => Handler

/** What people may ask for, of an account and of the operator. */
export const makePrivacyHandlers = Effect.fnUntraced(function* (
  asAccount: AsAccount,
  asAdministrator: AsAdministrator
) {
  const privacy = yield* Privacy
  const doctor = yield* Doctor

  const suppress = (owner: string, { body }: Incoming) =>
    body.pipe(
      Effect.flatMap(person => privacy.suppress(owner, person)),
      Effect.map(data => json(201, { data }))
    )
  const suppressions = (owner: string) => Effect.map(privacy.suppressions(owner), data => json(200, { data }))
  const removeSuppression = (owner: string, { path }: Incoming) =>
    Effect.as(privacy.removeSuppression(owner, path.suppression_id ?? ""), noContent)

  const handlers: Readonly<Record<string, Handler>> = {
    "privacy.erase": asAccount((accountId, { body }) =>
      body.pipe(
        Effect.flatMap(person => privacy.erase(accountId, person)),
        Effect.map(erased => json(200, erased))
      )
    ),
    "privacy.export": asAccount((accountId, { body }) =>
      body.pipe(
        Effect.flatMap(person => privacy.export(accountId, person)),
        Effect.catchTag("AccountNotFound", Effect.die),
        Effect.map(held => json(200, held))
      )
    ),
    "privacy.suppress": asAccount(suppress),
    "privacy.suppressions": asAccount(suppressions),
    "privacy.removeSuppression": asAccount(removeSuppression),
    "administration.suppress": asAdministrator(request => suppress(operator, request)),
    "administration.suppressions": asAdministrator(() => suppressions(operator)),
    "administration.removeSuppression": asAdministrator(request => removeSuppression(operator, request)),
    "administration.doctor": asAdministrator(() => Effect.map(doctor.examine, data => json(200, { data })))
  }
  return handlers
})
