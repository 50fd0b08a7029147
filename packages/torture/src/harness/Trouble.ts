import { Data } from "effect"

/** A server process ended where it should have begun to listen. */
export class ServerEnded extends Data.TaggedError("ServerEnded")<{
  readonly how: string
  readonly output: string
}> {}

/** A request got no answer. */
export class Unanswered extends Data.TaggedError("Unanswered")<{
  readonly request: string
  readonly cause: unknown
}> {}

/** An answer is not what every later step rests on. */
export class UnexpectedAnswer extends Data.TaggedError("UnexpectedAnswer")<{
  readonly request: string
  readonly answer: string
}> {}

/** Something did not happen in the time it may take. */
export class NeverHappened extends Data.TaggedError("NeverHappened")<{ readonly what: string }> {}

/** Why a campaign cannot go on. */
export type Trouble = ServerEnded | Unanswered | UnexpectedAnswer | NeverHappened

/** Trouble in words, for the report. */
export const describeTrouble = (trouble: Trouble): string => {
  switch (trouble._tag) {
    case "ServerEnded":
      return `The server ended with ${trouble.how} instead of listening: ${trouble.output.slice(-2000)}`
    case "Unanswered":
      return `${trouble.request} got no answer: ${String(trouble.cause)}`
    case "UnexpectedAnswer":
      return `${trouble.request} was answered with ${trouble.answer}`
    case "NeverHappened":
      return `It never happened that ${trouble.what}`
  }
}
