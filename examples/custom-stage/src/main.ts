// #region layer
import { NodeRuntime } from "@effect/platform-node"
import { Accounts, Research } from "@prospect-research/core"
import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { Config, Console, Effect, Layer } from "effect"
import { crmStage } from "./CrmStage.ts"

const crm = Layer.unwrapEffect(
  Effect.map(
    Effect.all({ baseUrl: Config.string("CRM_BASE_URL"), token: Config.redacted("CRM_TOKEN") }),
    crmStage
  )
)

const service = Layer.unwrapEffect(
  Effect.map(serviceConfig("http://127.0.0.1:3000"), settings =>
    ResearchService.layer(settings, { stages: [crm] })
  )
)

const program = Effect.gen(function* () {
  const research = yield* Research
  const { account_id } = yield* (yield* Accounts).create("Example")
  const { task_id } = yield* research.submit(account_id, {
    contact_data: { email: "ines.okafor@tideworks.example" }
  })
  const task = yield* research.wait(account_id, task_id, "3 minutes")
  yield* Console.log(task.result?.professional)
})

NodeRuntime.runMain(Effect.provide(program, service))
// #endregion layer
