import { parseArgs } from "node:util"

/**
 * The flags that stand on the command line, of those that there are. Ends the process when the usage is asked for, and with 2 when a
 * word is not known.
 */
export const readFlags = (usage: string, known: ReadonlyArray<string> = []): ReadonlySet<string> => {
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(["help", ...known].map(name => [name, { type: "boolean" as const }]))
    })
    if (values.help !== true) return new Set(Object.keys(values))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
  process.stdout.write(usage)
  process.exit(0)
}
