/** Characters that a reader does not see: zero-width, bidirectional controls, soft hyphens, tags, controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|(?!\s)\p{Cc}/gu

/** Markup that a page shows as text, with what a script in it says: it is written for machines, and by nobody about anybody. */
const markup =
  /(?:["']?\s*\/?>\s*)?<(?<code>script|style)(?=[\s>/])[^<>]*>.*?(?:<\/\k<code>\s*>|$)|<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|<[a-z]+[\s/]+[a-z-]+\s*=[^<>]*$/gisu

const inOneLine = (text: string): string => text.replace(/\s+/gu, " ")

/** Text as a reader sees it, in one line. */
export const plainLine = (text: string): string => {
  const line = inOneLine(text.normalize("NFC").replace(unseen, ""))
  // Most lines have none.
  return (line.includes("<") ? inOneLine(line.replace(markup, " ")) : line).trim()
}

/** `name: value` for each value that is there: how a fact of structured data stands in a document's text. */
export const factLine = (name: string, value: string | null | undefined): ReadonlyArray<string> => {
  const text = plainLine(value ?? "")
  return text === "" ? [] : [`${name}: ${text}`]
}
