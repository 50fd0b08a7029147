import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Account } from "@prospect-research/core/domain"
import { ApiKeySecurity } from "./security.ts"

export const AccountGroup = HttpApiGroup.make("account")
  .add(
    HttpApiEndpoint.get("get", "/account")
      .addSuccess(Account.annotations({ identifier: "Account" }))
      .annotateContext(
        OpenApi.annotations({
          summary: "Show the account",
          description: "Balance, keys (never in full) and usage of the account whose key was sent."
        })
      )
  )
  .middleware(ApiKeySecurity)
  .annotateContext(
    OpenApi.annotations({ title: "Account", description: "The account that a key belongs to." })
  )
