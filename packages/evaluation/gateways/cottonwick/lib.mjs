// Small helpers for writing the pages of the world.
export const pages = []
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const site = (host, { name, nav = [], footer = "", css = "", lang = "en", wrap }) => (path, title, body, opts = {}) => {
  const menu = nav.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join("")
  const { head = "", desc, ...rest } = opts
  pages.push({
    url: `https://${host}${path}`,
    title,
    body: `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${esc(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${desc ? `\n<meta name="description" content="${esc(desc)}">` : ""}
<meta property="og:site_name" content="${esc(name)}"><meta property="og:title" content="${esc(title)}">
<style>${css || "body{font-family:system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem}"}</style>${head}</head>
<body><header><a href="/" class="brand">${esc(name)}</a>${menu ? `<nav><ul>${menu}</ul></nav>` : ""}</header>
${wrap ? wrap(body) : `<main>${body}</main>`}
<footer>${footer || `&copy; 2026 ${esc(name)}`}</footer></body></html>`,
    ...rest
  })
}
export const raw = (url, body, content_type, more = {}) => pages.push({ url, body, content_type, title: "", ...more })
export const rss = (url, title, link, items) =>
  raw(url, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${link}</link>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<description>${esc(i.text)}</description>${i.audio ? `<enclosure url="${i.audio}" type="audio/mpeg" length="1000"/>` : ""}</item>`).join("\n")}
</channel></rss>`, "application/rss+xml; charset=utf-8")
export const ld = o => `<script type="application/ld+json">${JSON.stringify(o)}</script>`
export const news = (seen) => ({ news: { seen, language: "English", country: "United States" } })
