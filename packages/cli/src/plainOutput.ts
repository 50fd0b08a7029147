import { stripVTControlCharacters } from "node:util"
import { type Console, Effect } from "effect"

const plain = (words: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  words.map(word => (typeof word === "string" ? stripVTControlCharacters(word) : word))

/** Colours are for terminals: what is printed into a pipe or a file has none. */
export const plainOutput = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.consoleWith(console =>
    Effect.withConsole(program, {
      ...console,
      log: (...words) => console.log(...(process.stdout.isTTY ? words : plain(words))),
      error: (...words) => console.error(...(process.stderr.isTTY ? words : plain(words)))
    } satisfies Console.Console)
  )
