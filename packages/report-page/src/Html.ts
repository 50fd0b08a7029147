/** What may stand in a template: text is escaped, `Html` is not, `null` leaves nothing behind. */
export type Content = string | number | null | Html | ReadonlyArray<Content>

/** Markup that is safe by construction: the only way to make one is the template `html`. */
export class Html {
  readonly markup: string

  private constructor(markup: string) {
    this.markup = markup
  }

  static readonly template = (parts: TemplateStringsArray, ...contents: ReadonlyArray<Content>): Html =>
    new Html(
      parts.reduce((markup, part, index) => {
        // Escaping is enough within quotes and between tags only.
        if (parts[index - 1]?.endsWith("=")) throw new Error("An attribute's value must stand in quotes")
        return markup + render(contents[index - 1] ?? null) + part
      })
    )
}

/** Controls that are no white space, and the characters that turn the direction of the text around them. */
const disruptive = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

const escapeText = (text: string): string =>
  text
    .replace(disruptive, "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)

const render = (content: Content): string => {
  if (content === null) return ""
  if (content instanceof Html) return content.markup
  if (typeof content === "string" || typeof content === "number") return escapeText(String(content))
  return content.map(render).join("")
}

/** A template whose texts are escaped, whatever they are: nothing but another template is taken as markup. */
export const html = Html.template
