// Registry of everything the internet of this world serves.
export const pages = new Map()      // url -> {url,title,body,type,news,dead,redirect}
export const listings = []          // results that only the search engine shows
export const robots = new Map()     // host -> text
export const archive = []           // {url,timestamp,body}

export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const add = (url, title, body, extra = {}) => {
  if (pages.has(url)) throw new Error("twice: " + url)
  pages.set(url, { url, title, body, type: "text/html; charset=utf-8", ...extra })
}
/** A site with its own frame: `site(...)(path, title, html, extra)`. */
export const site = (host, name, { nav = [], footer = "", desc = "", cls = "" } = {}) => (path, title, html, extra = {}) => {
  const url = `https://${host}${path}`
  const full = title ? `${title} | ${name}` : name
  add(url, full, `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${esc(full)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${esc(extra.desc ?? desc)}">
<meta property="og:site_name" content="${esc(name)}"><meta property="og:title" content="${esc(title || name)}"><link rel="canonical" href="${url}">
${extra.head ?? ""}<style>body{font-family:sans-serif}</style></head>
<body class="${cls}"><header><a class="logo" href="/">${esc(name)}</a><nav><ul>${nav.map(([h, t]) => `<li><a href="${h}">${esc(t)}</a></li>`).join("")}</ul></nav></header>
<main>${html}</main>
<footer>${footer}</footer></body></html>`, extra)
}
export const ld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>\n`
export const news = (seen, country) => ({ seen, language: "English", country })
export const linkedin = (slug, title, snippet, cc = "www") => listings.push({ url: `https://${cc}.linkedin.com/in/${slug}`, title, snippet })
export const feed = (url, name, items) => add(url, name, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(name)}</title><link>${esc(new URL(url).origin)}/</link>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${esc(i.url)}</link><guid>${esc(i.url)}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.author ? `<dc:creator>${esc(i.author)}</dc:creator>` : ""}<description>${esc(i.description)}</description></item>`).join("\n")}
</channel></rss>`, { type: "application/rss+xml; charset=utf-8" })
