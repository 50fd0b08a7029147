import { getDomainWithoutSuffix } from "tldts"
import { namePattern } from "../sources/names.ts"

/** Engines show names in any case, and without their accents. */
const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’`´]/g, "'")

/** Tests whether a text names somebody of these names, in full. */
export const namesAnyOf = (names: ReadonlyArray<string>): ((text: string) => boolean) => {
  const pattern = namePattern(names.map(fold))
  if (pattern === undefined) return () => false
  const form = new RegExp(pattern, "iu")
  return text => form.test(fold(text))
}

/** Letters and digits alone, as names stand in domains. */
export const spelling = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replace(/[^a-z\d]/g, "")

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
      [spelling(name), spelling(`${words[0]}${words.at(-1)}`)].includes(label)
    )
  })
