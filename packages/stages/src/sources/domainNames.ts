import { getDomainWithoutSuffix } from "tldts"
import { foldName } from "../names/foldName.ts"

/** Letters and digits alone, as names stand in domains. */
export const spelling = (text: string): string => foldName(text).replace(/[^a-z\d]/g, "")

/** Letters that German and the Nordic languages write as two where a keyboard has none of them. */
const twofold: ReadonlyMap<string, string> = new Map(
  "ä:ae ö:oe ü:ue å:aa ø:oe".split(" ").map(pair => [pair.charAt(0), pair.slice(2)])
)

/** `foerdertechnik` of Fördertechnik, in small letters. */
export const inTwoLetters = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüåø]/gu, letter => twofold.get(letter) ?? letter)

/** How a name can stand in a domain: `haeussler` and `haussler` of Häußler. */
export const spellings = (name: string): ReadonlyArray<string> => [
  ...new Set([spelling(name), spelling(inTwoLetters(name))])
]

/** `tideworks` of `https://www.tideworks.example/team`; empty where there is no domain. */
export const domainLabel = (url: string): string =>
  spelling(getDomainWithoutSuffix(url, { allowPrivateDomains: true }) ?? "")

/** Whether the site's domain is spelled like a full name: `inesokafor.example`, `ines-okafor.example`. */
export const isSpelledLike = (url: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const words = name.trim().split(/\s+/)
    const label = domainLabel(url)
    return (
      words.length > 1 &&
      label !== "" &&
      [...spellings(name), ...spellings(`${words[0]}${words.at(-1)}`)].includes(label)
    )
  })
