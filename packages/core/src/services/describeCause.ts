import { Cause } from "effect"

const quoted = /"[^"\n]*"?|'[^'\n]*'?|`[^`\n]*`?|“[^”\n]*”?/gu
const address = /\S+@\S+|\b[a-z][a-z0-9+.-]*:\/\/\S+/giu
const longestMessage = 200

/** A parser quotes the text that it stumbled over, and texts speak of people. */
const withoutValues = (message: string): string =>
  message.replace(quoted, "…").replace(address, "…").slice(0, longestMessage)

const frames = (stack: string): ReadonlyArray<string> =>
  stack.split("\n").filter(line => /^\s+at /.test(line))

/** What went wrong and where, for the log: with whatever a message repeats of somebody's data left out. */
export const describeCause = (cause: Cause.Cause<unknown>): string =>
  Cause.prettyErrors(cause)
    .map(({ message, name, stack = "" }) =>
      [`${name}: ${withoutValues(message)}`, ...frames(stack)].join("\n")
    )
    .join("\n")
