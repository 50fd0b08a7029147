import { regex } from "../../sources/regex.ts"
import { positionItem } from "../lists/positions.ts"
import type { PlacedLine } from "../page/passages.ts"
import { type Stated, statedBy } from "../Stated.ts"

const year = "(?:\\p{L}{3,9}\\.? )?(?:19|20)\\d\\d"
const today =
  "(?:present|now|today|current|date|ongoing|heute|aujourd['’]hui|présent|actualidad|hoy|presente|atual|hoje|oggi|attuale|heden|nu|idag|i dag|obecnie|teraz)"
/** `2016 – present`, `seit 2006`: a time that goes on. */
const lasting = `(?:(?:since|from|seit|depuis|desde|dal|sinds|sedan|siden|od) ${year}|${year} ?(?:[–—-]|to|bis|à|a|al|tot|till|til|do) ?${today})`

const before = regex.iu`^\\(?${lasting}\\)?[:,]?(?: [–—|-])? (?<post>\\p{Lu}.*)$`
const behind = regex.iu`^(?<post>\\p{Lu}[^()]*?),? (?:\\(${lasting}\\)|${lasting})\\.?$`
const alone = regex.iu`^\\(?${lasting}\\)?[:,]?$`

/** The post that an entry of somebody's employment shows to be held still, as lists and tables of them have it. */
export const currentPost = (
  lines: ReadonlyArray<PlacedLine>,
  { index, isHeading, isOwn, text }: PlacedLine
): ReadonlyArray<Stated> => {
  if (!isOwn || isHeading || text.length > 160) return []
  const next = lines[index + 1]
  const isBelow = alone.test(text) && next?.isOwn === true && !next.isHeading
  const post = isBelow ? next.text : ((before.exec(text) ?? behind.exec(text))?.groups?.post ?? "")
  if (post === "") return []
  const quote = isBelow ? `${text}\n${next.text}` : text
  return positionItem(post).flatMap(fact => statedBy(fact, quote))
}
