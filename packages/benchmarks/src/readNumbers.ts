import { parseArgs } from "node:util"

const understand = <Name extends string>(defaults: Readonly<Record<Name, number>>) => {
  const { positionals, values } = parseArgs({
    options: { help: { type: "boolean", default: false } },
    allowPositionals: true
  })
  const names = Object.keys(defaults)
  const strange = positionals.find((word, index) => !/^[1-9]\d{0,8}$/.test(word) || index >= names.length)
  if (strange !== undefined) throw new TypeError(`"${strange}" is not understood`)
  const given = Object.fromEntries(positionals.map((word, index) => [names[index], Number(word)] as const))
  return { help: values.help, numbers: { ...defaults, ...given } }
}

/**
 * Whole numbers from the command line, in the order of their defaults, which stand in for those that are not given. Ends the process
 * when the usage is asked for, and with 2 when a word is not understood.
 */
export const readNumbers = <Name extends string>(
  usage: string,
  defaults: Readonly<Record<Name, number>>
): Readonly<Record<Name, number>> => {
  try {
    const { help, numbers } = understand(defaults)
    if (!help) return numbers
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
  process.stdout.write(usage)
  process.exit(0)
}
