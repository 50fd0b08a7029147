import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Names } from "@prospect-research/stages"
import type { Figure, PublicDataSet } from "../Figure.ts"

type Pair = readonly [name: string, nickname: string]

/** Rows of `name1,has_nickname,name2`. */
const pairsOf = (text: string): ReadonlyArray<Pair> =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .flatMap(line => {
      const [name, relation, nickname] = line.split(",")
      return name !== undefined && relation === "has_nickname" && nickname !== undefined
        ? [[name, nickname] as const]
        : []
    })

/** Whether two people of one rare surname with these given names may be one. */
const isSame = (left: string, right: string): boolean => Names.sameName(`${left} Okafor`, `${right} Okafor`)

/** How many names are compared with one another: more would say the same more slowly. */
const mostNames = 300

/** Pairs of full given names that the data does not relate, neither directly nor by a nickname of both. */
const unrelated = (pairs: ReadonlyArray<Pair>): ReadonlyArray<Pair> => {
  const forms = new Map<string, Set<string>>()
  for (const [name, nickname] of pairs) forms.set(name, (forms.get(name) ?? new Set([name])).add(nickname))
  const all = [...forms]
  const step = Math.max(1, Math.floor(all.length / mostNames))
  const names = all.filter((_, index) => index % step === 0)
  return names.flatMap(([name, ours], index) =>
    names
      .slice(index + 1)
      .flatMap(([other, theirs]) =>
        [...ours].some(form => theirs.has(form)) ? [] : [[name, other] as const]
      )
  )
}

const shareOf = (pairs: ReadonlyArray<Pair>, test: (pair: Pair) => boolean): number =>
  pairs.length === 0 ? 0 : pairs.filter(test).length / pairs.length

/**
 * A floor, set just under what was measured (0.388): our lists were written without this data, and its misses were not looked at.
 * What counts is that no two people are taken for one.
 */
const leastKnown = 0.35

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const pairs = pairsOf(await readFile(join(directory, "names.csv"), "utf8"))
  const strangers = unrelated(pairs)
  return [
    {
      name: "nicknames taken for their names, both ways",
      value: shareOf(pairs, ([name, nickname]) => isSame(name, nickname) && isSame(nickname, name)),
      of: pairs.length,
      least: leastKnown
    },
    {
      name: "unrelated names taken for one another",
      value: shareOf(strangers, ([name, other]) => isSame(name, other)),
      of: strangers.length,
      most: 0.001
    }
  ]
}

/** English given names and their nicknames. */
export const nicknames: PublicDataSet = {
  id: "nicknames",
  repository: "carltonnorthern/nicknames",
  license: "Apache-2.0",
  measure
}
