import { matchesIn } from "@prospect-research/core"
import { foldName, parseName, relateNames } from "../../names/index.ts"
import { fullNames } from "./fullNames.ts"
import { looksLikeName } from "./looksLikeName.ts"
import { mentionsIn } from "./personMentions.ts"

/**
 * How a page that never names the prospect as others do spells their name: `Ana Brandt-Prates` and `Anabel Brandt` of Ana Brandt.
 * Identity tells whether it is they. Nothing where two may be meant.
 */
export const spellingsOn = (
  lines: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const wanted = names.flatMap(name => parseName(name) ?? [])
  if (wanted.length === 0 || lines.some(line => mentionsIn(line, names).length > 0)) return []
  const isTheirs = (it: string): boolean => {
    const name = parseName(it)
    return looksLikeName(it) && name !== null && wanted.some(ours => relateNames(ours, name) === "similar")
  }
  // `Ada Lovelace Head of Engines`: where a page sets both side by side, a title goes on like the name.
  const spelled = lines
    .flatMap(line => matchesIn(line, fullNames))
    .flatMap(([name]) => [name, name.replace(/ \S+$/u, "")].find(isTheirs) ?? [])
  const distinct = [...new Map(spelled.map(it => [foldName(it), it])).values()]
  return distinct.length === 1 ? distinct : []
}
