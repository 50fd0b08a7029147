import { Data } from "effect"

/** A server process ended where it should have begun to listen. */
export class ServerEnded extends Data.TaggedError("ServerEnded")<{
  readonly how: string
  readonly output: string
}> {
  override get message() {
    return `The server ended with ${this.how} instead of listening: ${this.output.slice(-2000)}`
  }
}

/** A request got no answer. */
export class Unanswered extends Data.TaggedError("Unanswered")<{
  readonly request: string
  readonly cause: unknown
}> {
  override get message() {
    return `${this.request} got no answer: ${String(this.cause)}`
  }
}

/** An answer is not what every later step rests on. */
export class UnexpectedAnswer extends Data.TaggedError("UnexpectedAnswer")<{
  readonly request: string
  readonly answer: string
}> {
  override get message() {
    return `${this.request} was answered with ${this.answer}`
  }
}

/** Something did not happen in the time it may take. */
export class NeverHappened extends Data.TaggedError("NeverHappened")<{ readonly what: string }> {
  override get message() {
    return `It never happened that ${this.what}`
  }
}

/** Why a campaign cannot go on. */
export type Trouble = ServerEnded | Unanswered | UnexpectedAnswer | NeverHappened
