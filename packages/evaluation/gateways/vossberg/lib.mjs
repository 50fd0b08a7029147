// Pages, listings and people of the world "vossberg", and how a site wraps its pages.
export const pages = new Map()      // url -> { title, html, type, news, dead, noindex }
export const redirects = new Map()  // url -> url
export const robots = {}            // host -> text
export const hosts = new Set()
export const listings = []          // { url, title, snippet }
export const archive = []           // { url, timestamp, body }
export const people = []

export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

const nav = links => links.map(([label, href]) => `<a href="${href}">${esc(label)}</a>`)

const layouts = {
  plain: (s, t, b, head) => `<!doctype html>\n<html lang="${s.lang}"><head><meta charset="utf-8"><title>${esc(t)}</title><meta name="viewport" content="width=device-width, initial-scale=1">${head}<link rel="stylesheet" href="/assets/main.css"></head>\n<body><header><a class="logo" href="/">${esc(s.name)}</a><nav>${nav(s.nav).join(" ")}</nav></header>\n<main>\n${b}\n</main>\n<footer><p>${s.foot}</p></footer></body></html>\n`,
  divs: (s, t, b, head) => `<!DOCTYPE html>\n<html lang="${s.lang}">\n<head>\n<meta charset="UTF-8">\n<title>${esc(t)}</title>\n${head}\n<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script>\n</head>\n<body class="page">\n<div id="cookie-bar" class="cookie">We use cookies to improve your visit. <a href="/privacy">Settings</a> <button>Accept all</button></div>\n<div class="wrapper"><div class="topbar"><div class="brand"><a href="/">${esc(s.name)}</a></div><ul class="menu">${nav(s.nav).map(a => `<li>${a}</li>`).join("")}</ul></div>\n<div class="content"><div class="container">\n${b}\n</div></div>\n<div class="bottom"><div class="container">${s.foot}</div></div></div>\n</body></html>\n`,
  old: (s, t, b, head) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${esc(t)}</title>${head}</head><body bgcolor="#ffffff"><table width="960" align="center"><tr><td><b>${esc(s.name)}</b></td><td align="right">${nav(s.nav).join(" | ")}</td></tr><tr><td colspan="2">\n${b}\n</td></tr><tr><td colspan="2"><hr><small>${s.foot}</small></td></tr></table></body></html>\n`,
  blog: (s, t, b, head) => `<!doctype html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${esc(t)}</title>${head}<style>body{max-width:42rem;margin:2rem auto;font-family:Georgia,serif}</style></head><body>\n<p><a href="/">${esc(s.name)}</a>${s.nav.length ? " · " + nav(s.nav).join(" · ") : ""}</p>\n${b}\n<hr><p><small>${s.foot}</small></p></body></html>\n`
}

/** A site; gives back how to add a page to it. The other spelling of the host (with or without www) redirects. */
export const site = (host, { name, layout = "plain", nav = [], foot = "", lang = "en", robots: r, twin = true }) => {
  const s = { name, nav, foot: foot || `© 2026 ${esc(name)}`, lang }
  hosts.add(host)
  if (r !== undefined) robots[host] = r
  if (twin) redirects.set("host:" + (host.startsWith("www.") ? host.slice(4) : "www." + host), host)
  if (layout === "divs") pages.set(`https://${host}/privacy`, { title: `Privacy – ${name}`, noindex: true, type: "text/html; charset=utf-8", html: layouts.divs(s, `Privacy – ${name}`, "<h1>Privacy</h1><p>We keep server logs for fourteen days and set one cookie that remembers whether you like cookies.</p>", "") })
  return (path, title, body, o = {}) => {
    const url = `https://${host}${path}`
    const head = (o.desc ? `<meta name="description" content="${esc(o.desc)}"><meta property="og:description" content="${esc(o.desc)}">` : "") +
      `<meta property="og:title" content="${esc(title)}"><meta property="og:site_name" content="${esc(name)}">` +
      (o.date ? `<meta property="article:published_time" content="${o.date}">` : "") +
      (o.jsonld ? `<script type="application/ld+json">${JSON.stringify(o.jsonld).replace(/</g, "\\u003c")}</script>` : "") + (o.head ?? "")
    const html = o.raw ?? layouts[layout]({ ...s, lang: o.lang ?? lang }, title, body, head)
    pages.set(url, { title, html, type: o.type ?? "text/html; charset=utf-8", news: o.news, dead: o.dead, noindex: o.noindex, date: o.date })
    return url
  }
}

export const from = (url, to) => redirects.set(url, to)

export const feed = (add, path, title, home, items) => add(path, title, "", {
  type: "application/rss+xml; charset=utf-8", noindex: true,
  raw: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${home}</link><description>${esc(title)}</description>\n${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><dc:creator>${esc(i.by)}</dc:creator><pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("\n")}\n</channel></rss>\n`
})

export const listing = (url, title, snippet) => listings.push({ url, title, snippet })

export const person = p => people.push({ outcome: "found", facts: {}, ...p })
