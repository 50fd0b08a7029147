import { matchesIn } from "@prospect-research/core"
import { honorific } from "../../names/honorifics.ts"
import { regex } from "../../sources/regex.ts"
import { fullNames } from "./fullNames.ts"
import { looksLikeName, nicknameWithin } from "./looksLikeName.ts"
import { mentionsIn } from "./personMentions.ts"

/** `Robert "Red" Hale` is Robert Hale, and Red Hale. */
const callingsOf = (name: string): ReadonlyArray<string> => {
  const plain = name.replace(nicknameWithin, "")
  const nicknames = matchesIn(name, nicknameWithin).flatMap(({ groups }) => groups?.nickname ?? [])
  return [plain, ...nicknames.map(it => plain.replace(/^\S+/u, it.slice(1, -1)))]
}

const titles = regex.u`^(?:${honorific} )+`

/** Everybody else whom the lines seem to name in full. */
export const othersNamed = (
  lines: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> =>
  lines.flatMap(line => {
    const mentions = mentionsIn(line, names)
    return (
      matchesIn(line, fullNames)
        // `Head of Geography Ada Lovelace`: what stands before the name is no part of another's.
        .filter(
          ({ 0: name, index }) => !mentions.some(it => it.start < index + name.length && it.end > index)
        )
        .map(([name]) => name.replace(titles, ""))
        .filter(name => mentionsIn(name, names).length === 0)
        .flatMap(callingsOf)
        .filter(looksLikeName)
    )
  })

/** How the names begin. */
export const firstNamesOf = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(names.map(name => name.split(/\s+/u)[0] ?? ""))

/** Whether the lines name somebody else by the prospect’s first name, which then tells nobody. */
export const sharesFirstName = (lines: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const firsts = firstNamesOf(names)
  return othersNamed(lines, names).some(name => firsts.has(name.split(" ")[0] ?? ""))
}
