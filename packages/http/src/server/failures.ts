import { describeCause, type Overloaded, type StoreUnavailable } from "@prospect-research/core"
import { Cause, Effect, Option } from "effect"
import { type ContractError, errorBodyOf } from "../contract/errors.ts"
import { type Answer, errorAnswer, json } from "./Answer.ts"
import { internalError, type Refusal, unauthorized } from "./refusals.ts"

/** Everything that a handler may fail with. */
export type HandlerError = ContractError | Refusal | StoreUnavailable | Overloaded

const storeRetrySeconds = 5

/** The one place where failures become answers. */
const answerOf = (error: HandlerError): Answer => {
  switch (error._tag) {
    case "Refusal":
      return errorAnswer(error.status, error.detail, error.headers)
    case "Unauthorized":
      return errorAnswer(unauthorized.status, unauthorized.detail, unauthorized.headers)
    case "StoreUnavailable":
      return errorAnswer(503, "The service cannot store anything right now: try again", {
        "retry-after": String(storeRetrySeconds)
      })
    case "Overloaded":
      return errorAnswer(503, "Too much work is waiting: try again", {
        "retry-after": String(error.retryAfterSeconds)
      })
    default: {
      const body = errorBodyOf(error)
      return json(body.status_code, body)
    }
  }
}

/** The answer to a request that failed. What nobody expected is logged, and told to nobody else. */
export const answerFailure = (cause: Cause.Cause<HandlerError>): Effect.Effect<Answer> => {
  const failure = Cause.failureOption(cause)
  if (Option.isSome(failure)) return Effect.succeed(answerOf(failure.value))
  const answer = errorAnswer(internalError.status, internalError.detail)
  return Effect.as(Effect.logError("A request broke", describeCause(cause)), answer)
}
