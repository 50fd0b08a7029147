import { RegExp as Pattern } from "effect"
import { foldName, parseName } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import { looksLikeName } from "./looksLikeName.ts"

/** What leads to the name that somebody bore before. */
const former =
  "(?:until (?:19|20)\\d\\d|formerly|previously|before|born|n[ée]e|geb\\.|geborene|bis (?:19|20)\\d\\d|früher|tidligere|tidigare|född|født|geboren|voorheen|dříve|rozená|z domu|wcześniej|anteriormente|antes|nata|già)"

/**
 * What somebody is called by now whom a page tells of by a former name: `Ada Byron` of `Ada (until 1835 Ada Lovelace)` below a
 * heading with her name, and of `Ada Byron, née Lovelace`.
 */
export const renamedOn = (
  lines: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> =>
  names.flatMap(name => {
    const words = name.trim().split(/\s+/u)
    const [first = "", last = ""] = [words[0], words.at(-1)]
    if (words.length < 2) return []
    const told = regex.u`(?<![\\p{L}])${Pattern.escape(first)}(?<now>(?: \\p{Lu}[\\p{L}\\p{M}'’-]+)?),? \\(?${former} (?:${Pattern.escape(first)} )?${Pattern.escape(last)}(?![\\p{L}-])`
    const now = lines.map(line => told.exec(line)?.groups?.now).find(it => it !== undefined)
    if (now === undefined) return []
    if (now !== "") return [`${first}${now}`]
    const isTheirs = (line: string): boolean =>
      looksLikeName(line) && parseName(line)?.first === foldName(first) && !line.endsWith(last)
    return [...new Set(lines.filter(isTheirs))].slice(0, 1)
  })
