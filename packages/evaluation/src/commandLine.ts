import { parseArgs } from "node:util"
import { builtInWorlds } from "./builtInWorlds.ts"
import type { PublicDataSet } from "./Figure.ts"
import type { Given } from "./run.ts"
import { type SampleSet, sampleSets } from "./samples/builtInSamples.ts"

export interface Command {
  readonly help: boolean
  readonly json: boolean
  readonly verbose: boolean
  /** How long research takes, in place of everything else. */
  readonly time: boolean
  /** Everybody at once, in place of everything else. */
  readonly crowd: boolean
  /** What the reports tell, for readers who judge it, in place of everything else. */
  readonly values: boolean
  /** Single pages in place of everything else: these sets of them. */
  readonly samples: ReadonlyArray<SampleSet>
  /** The name of a built-in world, or a file that holds one. */
  readonly world: string
  readonly people: ReadonlyArray<string>
  /** What the client gives of each. */
  readonly given: Given
  /** Names of figures, or ids of data sets. */
  readonly only: string | undefined
  /** Directories by the id of their data set. */
  readonly data: ReadonlyMap<string, string>
}

/** Where what an option means begins, and in how many characters a line has to end. */
const indent = 20
const longestLine = 100

/** Names in lines below what an option means. */
const listed = (names: ReadonlyArray<string>): string =>
  names
    .reduce<ReadonlyArray<string>>((lines, name) => {
      const last = lines.at(-1)
      const longer = `${last}, ${name}`
      return last === undefined || longer.length > longestLine - indent
        ? [...lines.slice(0, -1), ...(last === undefined ? [] : [`${last},`]), name]
        : [...lines.slice(0, -1), longer]
    }, [])
    .join(`\n${" ".repeat(indent)}`)

const dataLine = ({ id, repository, license }: PublicDataSet): string =>
  [`  --${id} DIRECTORY`.padEnd(34), repository, ` (${license})`].join("")

export const usage = (sets: ReadonlyArray<PublicDataSet>): string =>
  `Researches the people of a fictional world and holds the reports against the truth.

  npm run evaluate -- [options]

  --person NAME     only this person, by full name or id (a name in words: maren-whitlock); may be repeated
  --world WORLD     a built-in one, by default the first, or a file: JSON, or a module whose default export is a world
                    ${listed([...builtInWorlds.keys()])}
  --world-only      no public data
  --email-alone     nothing is given of anybody but their email address; who has none is left out
  --without-email   no email address is given; who is then known by too little for a request is left out
  --samples SET     what is read from single pages, in place of a world; may be repeated
                    ${listed(sampleSets)}
  --only ID         only the figures whose name holds ID, or only this set of public data
  --time            only how long research takes, beside its longest chain of dependent requests
  --values          only what the reports tell, value by value with its quotes, as JSON lines for readers who judge it
  --crowd           only how long it takes, and what is left out, when everybody is researched at once
  --verbose         every miss, with where it came from
  --json            figures and misses as JSON
  --help            this text

Public data, each from a local copy of its repository:
${sets.map(dataLine).join("\n")}

Exit code 1 when a figure misses its target.
`

const sampleSet = (name: string): SampleSet => {
  const known = sampleSets.find(it => it === name)
  if (known === undefined) throw new TypeError(`there is no set of pages called "${name}"`)
  return known
}

const givenBy = (emailAlone: boolean, withoutEmail: boolean): Given => {
  if (emailAlone && withoutEmail) throw new TypeError("--email-alone and --without-email exclude one another")
  return emailAlone ? "email alone" : withoutEmail ? "all but the email" : "all"
}

/** Throws a `TypeError` for what it does not know. */
export const parseCommand = (words: ReadonlyArray<string>, sets: ReadonlyArray<PublicDataSet>): Command => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      time: { type: "boolean", default: false },
      crowd: { type: "boolean", default: false },
      values: { type: "boolean", default: false },
      "world-only": { type: "boolean", default: false },
      "email-alone": { type: "boolean", default: false },
      "without-email": { type: "boolean", default: false },
      samples: { type: "string", multiple: true, default: [] },
      world: { type: "string", default: "first" },
      person: { type: "string", multiple: true, default: [] },
      only: { type: "string" },
      ...Object.fromEntries(sets.map(({ id }) => [id, { type: "string" as const }]))
    }
  })
  const text = (name: string): string | undefined => {
    const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1]
    return typeof value === "string" ? value : undefined
  }
  return {
    help: values.help,
    json: values.json,
    verbose: values.verbose,
    time: values.time,
    crowd: values.crowd,
    values: values.values,
    samples: values.samples.map(sampleSet),
    world: values.world,
    people: values.person,
    given: givenBy(values["email-alone"], values["without-email"]),
    only: values.only,
    data: new Map(
      sets.flatMap(({ id }) => {
        const directory = text(id)
        return directory === undefined ? [] : [[id, directory] as const]
      })
    )
  }
}
