export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const ld = o => `<script type="application/ld+json">${JSON.stringify(o).replace(/</g, "\\u003c")}</script>`
/** A site: `shell` draws the house frame, `pages` is path -> [title, body, options]. */
export const site = ({ host, name, lang = "en", nav = [], footer = "", css = "", robots, feed, shell }, pages) => {
  const out = Object.entries(pages).map(([path, [title, body, o = {}]]) => {
    const url = `https://${host}${path}`
    if (o.type) return { url, title, body, content_type: o.type, index: false }
    const head = `<meta charset="utf-8"><title>${title}</title>` +
      (o.desc ? `<meta name="description" content="${esc(o.desc)}"><meta property="og:description" content="${esc(o.desc)}">` : "") +
      `<meta property="og:title" content="${title.replace(/"/g, "&quot;")}"><meta property="og:site_name" content="${esc(name)}"><link rel="canonical" href="${url}">` +
      (feed ? `<link rel="alternate" type="application/rss+xml" href="${feed}">` : "") + (css ? `<style>${css}</style>` : "") + (o.head ?? "")
    const links = nav.map(([t, h]) => `<a href="${h}">${t}</a>`).join(shell === "ul" ? "</li><li>" : " ")
    const frame = shell === "bare"
      ? `${links ? `<p>${links}</p>` : ""}${body}${footer ? `<hr><small>${footer}</small>` : ""}`
      : shell === "ul"
        ? `<header class="site-header"><a class="logo" href="/">${esc(name)}</a><nav><ul><li>${links}</li></ul></nav></header><main id="content">${body}</main><footer>${footer}</footer>`
        : `<div class="wrap"><div class="top"><strong><a href="/">${esc(name)}</a></strong> <nav>${links}</nav></div><main>${body}</main><footer class="foot">${footer}</footer></div>`
    return { url, title, ...o, body: `<!doctype html>\n<html lang="${lang}"><head>${head}</head><body>${frame}</body></html>` }
  })
  return { host, robots, pages: out }
}
export const rss = (title, link, items) => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${link}</link><description>${esc(title)}</description>${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<description>${esc(i.text)}</description></item>`).join("")}</channel></rss>`
export const news = (seen, country = "United Kingdom") => ({ seen, language: "English", country })
