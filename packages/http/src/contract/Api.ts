import { HttpApi, OpenApi } from "@effect/platform"
import { FailureCallback, SuccessCallback } from "@prospect-research/core/domain"
import { AccountGroup } from "./AccountGroup.ts"
import { AdministrationGroup } from "./AdministrationGroup.ts"
import { ErrorBody } from "./errorBody.ts"
import { WireError } from "./errors.ts"
import { PrivacyGroup } from "./PrivacyGroup.ts"
import { PublicGroup } from "./PublicGroup.ts"
import { ResearchGroup } from "./ResearchGroup.ts"

/** Every route of the service. Server, client and documentation are all driven by it. */
export const Api = HttpApi.make("prospect-research")
  .add(ResearchGroup)
  .add(PrivacyGroup)
  .add(AccountGroup)
  .add(AdministrationGroup)
  .add(PublicGroup)
  .addError(WireError.ServiceUnavailable)
  .annotate(HttpApi.AdditionalSchemas, [
    ErrorBody,
    SuccessCallback.annotations({ identifier: "SuccessCallback" }),
    FailureCallback.annotations({ identifier: "FailureCallback" })
  ])
  .annotateContext(OpenApi.annotations({ title: "Prospect Research", version: "1.0.0" }))
