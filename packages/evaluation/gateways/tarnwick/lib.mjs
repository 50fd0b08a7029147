// The store of what the played internet holds. Houses, web and accounts fill it; the server reads it.
export const pages = new Map()
export const listings = []
export const archive = []
export const robots = new Map()
export const redirects = new Map()

/** One page. o: type, status, title, news {seen, country}, encoding, dead, unindexed, location */
export const page = (url, body, o = {}) => pages.set(url, { url, body, type: "text/html; charset=utf-8", ...o })
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })
export const redirect = (from, to, status = 301) => redirects.set(from, { to, status })
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const ld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`

/** A site: returns add(path, title, main, o). `shell` chooses one of several page frames. */
export const site = (origin, { name, nav = [], foot = "", shell = "plain", head = "", lang = "en" }) => {
  const links = nav.map(([p, t]) => [p.startsWith("http") ? p : p, t])
  const frames = {
    plain: (t, m) => `<header><a href="/">${name}</a><nav>${links.map(([p, l]) => `<a href="${p}">${l}</a>`).join(" ")}</nav></header><main>${m}</main><footer>${foot}</footer>`,
    list: (t, m) => `<div id="top"><ul class="menu">${links.map(([p, l]) => `<li><a href="${p}">${l}</a></li>`).join("")}</ul></div><div id="content" class="container"><div class="row">${m}</div></div><div id="foot">${foot}</div>`,
    table: (t, m) => `<table width="900" align="center"><tr><td colspan="2"><b>${name}</b></td></tr><tr><td valign="top">${links.map(([p, l]) => `<a href="${p}">${l}</a><br>`).join("")}</td><td>${m}</td></tr><tr><td colspan="2"><small>${foot}</small></td></tr></table>`,
    blocks: (t, m) => `<div class="site-header sticky"><div class="logo">${name}</div>${links.map(([p, l]) => `<a class="btn-link" href="${p}">${l}</a>`).join("")}<button aria-label="Menu">Menu</button></div><div class="cookie-bar">We use cookies to understand how this site is used. <a href="/cookies">Settings</a></div><section class="block">${m}</section><section class="block block--footer">${foot}</section>`
  }
  return (path, title, main, o = {}) => {
    const url = path.startsWith("http") ? path : origin + path
    const full = o.bare ? title : `${title} | ${name}`
    page(url, `<!doctype html>\n<html lang="${lang}"><head><meta charset="${o.charset ?? "utf-8"}"><title>${full}</title>${o.desc ? `<meta name="description" content="${esc(o.desc)}">` : ""}${head}${o.head ?? ""}</head><body>${frames[shell](title, main)}</body></html>`, { main, ...o })
  }
}
export const feed = (url, { title, site: home, about, items }) =>
  page(url, `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(title)}</title><link>${home}</link><description>${esc(about)}</description>${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid>${i.author ? `<dc:creator>${esc(i.author)}</dc:creator>` : ""}<pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("")}</channel></rss>`, { type: "application/rss+xml; charset=utf-8", title })
