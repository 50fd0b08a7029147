import { Effect, Either } from "effect"
import type { AccountSession, Tagged } from "../ServiceUnderTest.ts"

/** Declares one case, which gets a new account with three credits. */
export type ServiceCheck = (
  title: string,
  body: (session: AccountSession) => Effect.Effect<void, Tagged>
) => void

/** The tag of the failure; "accepted" when there was none. */
export const tagOf = <A>(effect: Effect.Effect<A, Tagged>) =>
  Effect.map(Effect.either(effect), result => (Either.isLeft(result) ? result.left._tag : "accepted"))
