/** What a reader sees, one line a block. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replace(/<(\/?(p|li|dt|dd|h\d|div|blockquote|section)\b[^>]*)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")

/** The text of one part of the page; parts are not nested. */
export const section = (markup: string, id: string): string =>
  textOf(
    markup
      .split("<section ")
      .find(it => it.startsWith(`id="${id}"`))
      ?.split("</section>")[0] ?? ""
  )

/** Level and text of each. */
export const headings = (markup: string) =>
  [...markup.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/g)].map(([, level, text]) => `${level} ${text}`)

/** Values of every attribute of that name. */
export const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => value ?? "")
