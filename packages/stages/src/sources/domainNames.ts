import { getDomainWithoutSuffix } from "tldts"
import { foldName } from "../names/foldName.ts"

/** Letters and digits alone, as names stand in domains. */
export const spelling = (text: string): string => foldName(text).replace(/[^a-z\d]/g, "")

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
