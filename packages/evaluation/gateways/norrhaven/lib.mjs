// What every data module adds to: the pages, listings and archive of the little internet.
export const pages = new Map()   // url -> {body, type, title, news, dead, noindex}
export const listings = []       // {url,title,snippet}
export const archive = []        // {url,timestamp,body}
export const robots = {}
export const redirects = {}      // url -> url
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const add = (url, body, o = {}) => {
  if (pages.has(url)) throw Error("twice " + url)
  const title = o.title ?? (/<title>([^<]*)/.exec(body)?.[1] ?? url)
  pages.set(url, { url, body, type: "text/html; charset=utf-8", title, ...o })
}
/** A house style: how all pages of one host look. */
export const house = (host, name, { lang = "en", nav = [], foot = "", variant = 0, desc = "" } = {}) => (path, title, main, o = {}) => {
  const links = nav.map(([p, t]) => `<a href="${p}">${t}</a>`)
  const full = path === "/" ? `${name} – ${title}` : `${title} | ${name}`
  const head = `<meta charset="utf-8"><title>${full}</title><meta name="viewport" content="width=device-width, initial-scale=1">${o.desc ?? desc ? `<meta name="description" content="${esc(o.desc ?? desc)}">` : ""}<meta property="og:site_name" content="${esc(name)}"><meta property="og:title" content="${esc(title)}">${o.head ?? ""}`
  const l = o.lang ?? lang
  const body = variant === 0
    ? `<!doctype html><html lang="${l}"><head>${head}</head><body><header><a class="logo" href="/">${name}</a><nav>${links.join(" ")}</nav></header><main>${main}</main><footer><p>${foot}</p></footer></body></html>`
    : variant === 1
    ? `<!DOCTYPE html>\n<html lang="${l}">\n<head>${head}<link rel="stylesheet" href="/assets/site.css"></head>\n<body class="page">\n<div id="top"><ul class="menu">${links.map(x => `<li>${x}</li>`).join("")}</ul></div>\n<div class="wrapper"><div class="content">\n${main}\n</div></div>\n<div class="bottom"><div class="cookie" role="dialog">We use cookies to make this site work. <button>Accept all</button> <button>Only necessary</button></div><small>${foot}</small></div>\n<script>window.dataLayer=window.dataLayer||[];</script></body></html>`
    : `<html lang="${l}"><head>${head}</head><body><table width="100%"><tr><td><b>${name}</b></td></tr><tr><td>${links.join(" | ")}</td></tr></table>${main}<hr>${foot}</body></html>`
  add(`https://${host}${path}`, body, { title: full, ...o })
}
export const paras = (...t) => t.map(x => `<p>${x}</p>`).join("\n")
/** A newspaper: articles with date and author. */
export const paper = (host, name, language, country, o = {}) => {
  const h = house(host, name, { lang: o.lang ?? "en", variant: o.variant ?? 0, nav: [["/", o.home ?? "Home"]], foot: `© ${name}` })
  return (path, title, date, author, text, p = {}) => h(path, title, `<article><h1>${title}</h1><p class="meta"><time datetime="${date}">${date}</time>${author ? ` · ${author}` : ""}</p>${text}</article>`,
    { head: `<meta property="article:published_time" content="${date}T06:30:00Z"><meta property="og:type" content="article">`, news: { seen: date.replace(/-/g, "") + "T063000Z", language, country }, ...p })
}
export const feed = (url, title, site, items) => add(url, `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${esc(title)}</title><link>${site}</link><description>${esc(title)}</description>${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid>${i.author ? `<author>${esc(i.author)}</author>` : ""}<pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("")}</channel></rss>`, { type: "application/rss+xml; charset=utf-8", title, noindex: true })
export const list = (url, title, snippet) => listings.push({ url, title, snippet })
/** Called once, last: start pages and site maps of hosts that have none. */
export const finish = () => {
  const hosts = new Map()
  for (const p of pages.values()) { const u = new URL(p.url); if (!hosts.has(u.host)) hosts.set(u.host, []); hosts.get(u.host).push(p) }
  for (const [host, ps] of hosts) {
    if (!pages.has(`https://${host}/`)) {
      const name = /og:site_name" content="([^"]*)/.exec(ps[0].body)?.[1] ?? host
      add(`https://${host}/`, `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title></head><body><h1>${name}</h1><ul>${ps.filter(p => p.type.startsWith("text/html")).map(p => `<li><a href="${new URL(p.url).pathname}">${p.title}</a></li>`).join("")}</ul></body></html>`)
    }
    const map = `https://${host}/sitemap.xml`
    add(map, `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${ps.filter(p => !p.noindex && !p.dead).map(p => `<url><loc>${esc(p.url)}</loc></url>`).join("")}</urlset>`, { type: "application/xml; charset=utf-8", noindex: true })
    robots[host] ??= `User-agent: *\nAllow: /\nSitemap: ${map}\n`
  }
}
