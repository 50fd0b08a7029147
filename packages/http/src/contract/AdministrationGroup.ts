import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { AccountSummary, Finding, NewAccount, NewKey } from "@prospect-research/core/domain"
import { Schema } from "effect"
import { answer } from "./answer.ts"
import { WireError } from "./errors.ts"
import { NewSuppressions, Person, SuppressionList } from "./PrivacyGroup.ts"
import { AccountPath, KeyPath, SuppressionPath } from "./parameters.ts"
import { AdministratorSecurity } from "./security.ts"

export const CreateAccountBody = Schema.Struct({ name: Schema.String }).annotations({
  identifier: "CreateAccountBody"
})

export const GrantBody = Schema.Struct({
  amount: Schema.Number,
  reason: Schema.String,
  grant_id: Schema.optional(Schema.NullOr(Schema.String))
}).annotations({ identifier: "GrantBody" })

export const Balance = Schema.Struct({ credits: Schema.Number }).annotations({ identifier: "Balance" })

export const AccountList = Schema.Struct({
  data: Schema.Array(AccountSummary.annotations({ identifier: "AccountSummary" }))
}).annotations({ identifier: "AccountList" })

export const Findings = Schema.Struct({
  data: Schema.Array(Finding.annotations({ identifier: "Finding" }))
}).annotations({ identifier: "Findings" })

/** Served only when the server has an administrator's token. */
export const AdministrationGroup = HttpApiGroup.make("administration")
  .add(
    HttpApiEndpoint.post("createAccount", "/admin/accounts")
      .setPayload(CreateAccountBody)
      .addSuccess(answer(201, "NewAccount", NewAccount))
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "Open an account",
          description:
            "With its free credits, a first key and a secret for the signatures of callbacks. Key and secret are shown in this answer only."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("listAccounts", "/admin/accounts")
      .addSuccess(AccountList)
      .annotateContext(
        OpenApi.annotations({
          summary: "List accounts",
          description: "Every account with its balance."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("grantCredits", "/admin/accounts/:account_id/credits")
      .setPath(AccountPath)
      .setPayload(GrantBody)
      .addSuccess(Balance)
      .addError(WireError.InvalidRequest)
      .addError(WireError.AccountNotFound)
      .addError(WireError.GrantMismatch)
      .annotateContext(
        OpenApi.annotations({
          summary: "Add credits",
          description:
            "Answers with the new balance. With a `grant_id`, for example the number of a payment, repeating the request adds nothing a second time."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("createKey", "/admin/accounts/:account_id/keys")
      .setPath(AccountPath)
      .addSuccess(answer(201, "NewKey", NewKey))
      .addError(WireError.AccountNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Make a key",
          description:
            "A further key for an account; the old ones stay valid. The key is shown in this answer only."
        })
      )
  )
  .add(
    HttpApiEndpoint.del("revokeKey", "/admin/keys/:key_id")
      .setPath(KeyPath)
      .addSuccess(HttpApiSchema.NoContent)
      .addError(WireError.KeyNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Revoke a key",
          description: "From now on the key is answered with 401."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("suppress", "/admin/suppressions")
      .setPayload(Person)
      .addSuccess(NewSuppressions)
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "Suppress a person everywhere",
          description:
            "For people who asked the operator: as `POST /privacy/suppressions`, for every account of this server."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("suppressions", "/admin/suppressions")
      .addSuccess(SuppressionList)
      .annotateContext(
        OpenApi.annotations({
          summary: "List the operator's suppressions",
          description: "The entries that hold for every account, oldest first. Accounts do not see them."
        })
      )
  )
  .add(
    HttpApiEndpoint.del("removeSuppression", "/admin/suppressions/:suppression_id")
      .setPath(SuppressionPath)
      .addSuccess(HttpApiSchema.NoContent)
      .addError(WireError.SuppressionNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Remove a suppression of the operator",
          description: "Accounts that have the person on their own list still cannot research them."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("doctor", "/admin/doctor")
      .addSuccess(Findings)
      .annotateContext(
        OpenApi.annotations({
          summary: "Examine the store",
          description:
            "Checks every promise about money, work and erasure on the rows themselves, and says what is wrong, where, and what to do; the worst first, and nothing when all is well. It reads every row: some seconds, where there are millions."
        })
      )
  )
  .middleware(AdministratorSecurity)
  .annotateContext(
    OpenApi.annotations({
      title: "Administration",
      description:
        "For the operator. These routes exist only on a server that was started with an `ADMIN_TOKEN`."
    })
  )
