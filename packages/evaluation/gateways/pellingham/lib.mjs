export const pages = new Map()
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const put = (url, body, o = {}) => {
  if (pages.has(url)) throw new Error("twice: " + url)
  pages.set(url, { url, body, type: o.type ?? "text/html; charset=utf-8", news: o.news, dead: o.dead, unlisted: o.unlisted, status: o.status })
}
/** A site of one layout: returns a function that adds a page to it. */
export const site = (host, { name, nav = [], foot = "", lang = "en-GB", sep = " | ", wrap }) => (path, title, body, o = {}) => {
  const links = nav.map(([href, label]) => `<a href="${href}">${label}</a>`).join("\n      ")
  const head = `<meta charset="utf-8">\n  <title>${title}${path === "/" ? "" : sep + name}</title>\n  <meta name="viewport" content="width=device-width, initial-scale=1">${o.head ?? ""}`
  const inner = wrap
    ? wrap(body, links, title)
    : `<header>\n    <a class="brand" href="/">${name}</a>\n    <nav>\n      ${links}\n    </nav>\n  </header>\n  <main>\n${body}\n  </main>\n  <footer>${foot}</footer>`
  put(`https://${host}${path}`, `<!doctype html>\n<html lang="${lang}">\n<head>\n  ${head}\n</head>\n<body>\n  ${inner}\n</body>\n</html>\n`, o)
}
export const seen = (day, language = "English", country = "United Kingdom") => ({ seen: day.replace(/-/g, "") + "T071500Z", language, country })
export const ld = o => `\n  <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`
export const rss = (title, link, items) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(title)}</title><link>${link}</link><description>${esc(title)}</description>\n${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid>${i.author ? `<dc:creator>${esc(i.author)}</dc:creator>` : ""}<pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.description)}</description></item>`).join("\n")}\n</channel></rss>\n`
