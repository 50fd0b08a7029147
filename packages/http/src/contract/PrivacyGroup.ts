import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { EraseBody, Erased, PersonBody, PersonExport, Suppression } from "@prospect-research/core/domain"
import { Schema } from "effect"
import { answer } from "./answer.ts"
import { WireError } from "./errors.ts"
import { SuppressionPath } from "./parameters.ts"
import { ApiKeySecurity } from "./security.ts"

const Entry = Suppression.annotations({ identifier: "Suppression" })

const listFields = { data: Schema.Array(Entry) }

export const SuppressionList = Schema.Struct(listFields).annotations({ identifier: "SuppressionList" })

/** The entries of one person. */
export const NewSuppressions = answer(201, "SuppressionList", Schema.Struct(listFields))

export const Person = PersonBody.annotations({ identifier: "Person" })

export const PrivacyGroup = HttpApiGroup.make("privacy")
  .add(
    HttpApiEndpoint.post("erase", "/privacy/erase")
      .setPayload(EraseBody.annotations({ identifier: "ErasePerson" }))
      .addSuccess(Erased.annotations({ identifier: "Erased" }))
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "Erase a person",
          description:
            "Erases every task of this account that was asked for with the same email, the same LinkedIn address, or the same name and company, as `DELETE /research/{task_id}` does. With `suppress: true` the person also goes on the account's list and is never researched again. The body names the person, so that no address or log does."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("export", "/privacy/export")
      .setPayload(Person)
      .addSuccess(PersonExport.annotations({ identifier: "PersonExport" }))
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "Export what is held about a person",
          description:
            "Everything that this account holds: what was sent, what every source gave, the reports with their evidence, events, callbacks word for word, and what it is for. Hand it to the person who asks."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("suppress", "/privacy/suppressions")
      .setPayload(Person)
      .addSuccess(NewSuppressions)
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "Suppress a person",
          description:
            "From now on this account's requests for the person answer 451, and research that comes upon the person fails and is refunded. Each identifier becomes an entry of its own, kept as a keyed hash: nobody can read from the list who is on it. Sending the same again changes nothing."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("suppressions", "/privacy/suppressions")
      .addSuccess(SuppressionList)
      .annotateContext(
        OpenApi.annotations({
          summary: "List suppressions",
          description:
            "The entries of this account's list, oldest first: ids, kinds and dates, never the people."
        })
      )
  )
  .add(
    HttpApiEndpoint.del("removeSuppression", "/privacy/suppressions/:suppression_id")
      .setPath(SuppressionPath)
      .addSuccess(HttpApiSchema.NoContent)
      .addError(WireError.SuppressionNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Remove a suppression",
          description: "The identifier can be researched again."
        })
      )
  )
  .middleware(ApiKeySecurity)
  .annotateContext(
    OpenApi.annotations({
      title: "Privacy",
      description:
        "What people may ask for: to be erased, to be left alone, and to see what is held about them."
    })
  )
