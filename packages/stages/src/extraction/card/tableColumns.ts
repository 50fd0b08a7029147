import type { PlacedLine } from "../page/passages.ts"
import { topicOf } from "../topics.ts"

/** Lines of a table below `Name`, `Position`, `Office`: how far behind the name the place stands. */
export const placeColumn = (lines: ReadonlyArray<PlacedLine>): number | undefined => {
  const name = lines.findIndex(
    ({ text, isHeading }) => !isHeading && /^(?:name|attorney|lawyer|person|member|speaker)s?$/i.test(text)
  )
  const rows = lines.findIndex(
    ({ introduces, introducesOther }, index) => index > name && (introduces !== undefined || introducesOther)
  )
  const column = lines.findIndex(({ text }, index) => index > name && topicOf(text) === "location")
  const isLabel = name !== -1 && column !== -1 && column - name <= 5 && (rows === -1 || column < rows)
  return isLabel ? column - name : undefined
}

const nameLabel =
  /^(?:full )?(?:name|staff member|attorney|lawyer|person|member|speaker|contact(?: person)?|nombre|nom|nome|navn|namn)s?$/i
export const roleLabel =
  /^(?:role|position|(?:job )?title|function|post|designation|funktion|fonction|cargo|puesto|função|stilling|befattning|functie|titel|beruf|rolle|rol|puesto de trabajo|qualifica|mansione|ruolo|funzione|poste|titre|fonction|仕事|役職|職位|肩書き?|所属|職種|部署|職務|职位|职务|직책|직위)s?[:：]?$/i

/** The same for the position, which may stand before the name: `Role`, `Name`, `Telephone`. */
export const roleColumn = (lines: ReadonlyArray<PlacedLine>): number | undefined => {
  const name = lines.findIndex(({ text }) => nameLabel.test(text))
  const nearby = lines.slice(Math.max(0, name - 3), name + 4).find(({ text }) => roleLabel.test(text))
  return name === -1 || nearby === undefined ? undefined : nearby.index - name
}
