import type { VisibleLine } from "../../sources/visibleLines.ts"
import { isAddress, isRowOfLinks, isSite } from "../words/sites.ts"

const behindSentence =
  /^(?<told>.*[.!?…]["”’)]?) +(?<links>\p{Lu}[^.!?]{0,80}|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/u

/** `She swims before work. X · LinkedIn`: what leads elsewhere is a line of its own, or the whole would be taken for a list. */
export const withLinksApart = (lines: ReadonlyArray<VisibleLine>): ReadonlyArray<VisibleLine> =>
  lines.flatMap(line => {
    const { told = "", links = "" } = behindSentence.exec(line.text)?.groups ?? {}
    return isSite(links) || isAddress(links) || isRowOfLinks(links.replace(/, | \/ | – /gu, " · "))
      ? [told, links].map(text => ({ ...line, text }))
      : [line]
  })
