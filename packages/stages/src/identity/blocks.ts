import { startsTitle } from "./titles.ts"

/** What a text says right where it names somebody: the line, and the lines below a heading that still speak of them. */
export interface Block {
  readonly text: string
  /** The line below a heading that holds a name and little else. */
  readonly title: string | null
}

const headingLength = 60

/** A heading with a name speaks for what stands below, until somebody else may be meant. */
export const blockAt = (
  lines: ReadonlyArray<string>,
  index: number,
  companies: ReadonlyArray<string>
): Block => {
  const line = lines[index] ?? ""
  if (line.length > headingLength) return { text: line, title: null }
  const below: Array<string> = []
  for (const next of lines.slice(index + 1, index + 3)) {
    const startsWithCompany = companies.some(company => next.toLowerCase().startsWith(company.toLowerCase()))
    if (!startsTitle(next) && !startsWithCompany) break
    below.push(next)
  }
  const [title = null] = below.filter(next => startsTitle(next) && next.length <= headingLength)
  return { text: [line, ...below].join("\n"), title }
}
