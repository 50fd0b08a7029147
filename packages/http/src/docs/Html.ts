/** What may stand in a template: text is escaped, `Html` is not, `null` leaves nothing behind. */
export type Content = string | number | null | Html | ReadonlyArray<Content>

/** Markup that is safe by construction: the only way to make one is the template `html`. */
export class Html {
  readonly markup: string

  private constructor(markup: string) {
    this.markup = markup
  }

  static readonly template = (parts: TemplateStringsArray, ...contents: ReadonlyArray<Content>): Html =>
    new Html(parts.reduce((markup, part, index) => markup + render(contents[index - 1] ?? null) + part))
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)

const render = (content: Content): string => {
  if (content === null) return ""
  if (content instanceof Html) return content.markup
  if (typeof content === "string" || typeof content === "number") return escapeText(String(content))
  return content.map(render).join("")
}

/** A template whose texts are escaped, for content between tags and attributes in quotes. */
export const html = Html.template
