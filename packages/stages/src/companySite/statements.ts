import type { ClaimParts } from "../sources/makeDocument.ts"
import { isTitle, roleInSentence } from "../sources/roles.ts"
import type { VisibleLine } from "../sources/visibleLines.ts"
import { isEmployer, type Wanted } from "./SitePerson.ts"

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

/** Sentences of a line, as they stand in it. */
export const sentencesOf = (line: string): ReadonlyArray<string> =>
  [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter(sentence => sentence !== "")

/** `NAME is TITLE at COMPANY`, where the company is the employer: elsewhere it is somebody else, or the past. */
const rolesInText = (
  lines: ReadonlyArray<VisibleLine>,
  name: string,
  wanted: Wanted
): ReadonlyArray<ClaimParts> =>
  lines.flatMap(({ text }) =>
    sentencesOf(text).flatMap(sentence => {
      const role = roleInSentence(sentence, name)
      if (role._tag === "None" || !isEmployer(role.value.company, wanted)) return []
      const { title, company } = role.value
      const common = { quote: sentence, method: "rule" as const }
      return [
        { ...common, field: "professional.current_title" as const, value: title },
        { ...common, field: "professional.current_company" as const, value: company }
      ]
    })
  )

/** A line with the name alone and the title in the next, or both in one line, as lists of people have it. */
const titlesInList = (lines: ReadonlyArray<VisibleLine>, name: string): ReadonlyArray<ClaimParts> => {
  const alone = new RegExp(`^${name}$`, "u")
  const together = new RegExp(`^${name}\\s*(?:,|[-–—|:])\\s*(?<title>[^,]+)$`, "u")
  const claim = (value: string, quote: string): ReadonlyArray<ClaimParts> =>
    isTitle(value) ? [{ field: "professional.current_title", value, quote, method: "rule" }] : []
  return lines.flatMap(({ text }, index) => {
    const next = lines[index + 1]
    if (alone.test(text) && next !== undefined && !next.isHeading) {
      return claim(next.text, `${text}\n${next.text}`)
    }
    const title = together.exec(text)?.groups?.title
    return title === undefined ? [] : claim(title.trim(), text)
  })
}

/** Where a page names the person: the first sentence that does. */
export const nameClaim = (lines: ReadonlyArray<VisibleLine>, name: string): ReadonlyArray<ClaimParts> => {
  const pattern = new RegExp(name, "u")
  for (const { text } of lines) {
    for (const quote of sentencesOf(text)) {
      const value = pattern.exec(quote)?.[0]
      if (value !== undefined) return [{ field: "name", value, quote, method: "rule" }]
    }
  }
  return []
}

/** What the text of a company's page says of the person's position; `name` is a pattern. */
export const statedRoles = (
  lines: ReadonlyArray<VisibleLine>,
  name: string,
  wanted: Wanted
): ReadonlyArray<ClaimParts> => [...rolesInText(lines, name, wanted), ...titlesInList(lines, name)]
