// Helpers of the data modules and of the server.
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: " ", middot: "·", ndash: "–", mdash: "—", rsquo: "’", lsquo: "‘", ldquo: "“", rdquo: "”", eacute: "é", copy: "©", hellip: "…", oelig: "œ", laquo: "«", raquo: "»", bull: "•", ocirc: "ô", egrave: "è" }
export const unescape = text =>
  text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name) =>
    name[0] === "#"
      ? String.fromCodePoint(name[1] === "x" || name[1] === "X" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10))
      : ENTITIES[name] ?? whole)
export const esc = text => String(text).replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;" })[c])
/** What a crawler makes of a page. */
export const textOf = html =>
  unescape(
    html
      .replace(/<!--[\s\S]*?-->/g, " ")
      .replace(/<(script|style|noscript|nav|footer)\b[\s\S]*?<\/\1>/gi, " ")
      .replace(/<head\b[\s\S]*?<\/head>/i, " ")
      .replace(/<[^>]+>/g, " ")
  ).replace(/\s+/g, " ").trim()
export const titleOf = html => unescape((/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "").replace(/\s+/g, " ").trim())
export const fold = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
export const words = text => fold(text).replace(/[’']/g, "").match(/[a-z0-9]+/g) ?? []
/** A plain page in nobody's style. */
export const doc = (title, body, head = "") =>
  `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>\n<body>\n${body}\n</body></html>`
export const news = (seen, body, country = "United States") => ({ body, news: { seen, country } })
export const rss = (title, site, items) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(title)}</title><link>${site}</link><description>${esc(title)}</description>${
    items.map(i => `<item><title>${esc(i.title)}</title><link>${i.link}</link><guid>${i.link}</guid><pubDate>${i.date}</pubDate>${i.by ? `<author>${esc(i.by)}</author>` : ""}<description>${esc(i.text)}</description></item>`).join("")
  }</channel></rss>`
