// Pages of the world of Tansyford. Everything is added here and served by server.mjs.
export const pages = []
export const listings = []
export const archive = []
export const robots = {}
export const redirects = {}

export const esc = t => String(t).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

const skins = {
  corporate: (s, t, b, h) => `<!doctype html><html lang="${s.lang ?? "en"}"><head><meta charset="utf-8"><title>${t} | ${s.name}</title><meta name="viewport" content="width=device-width"><meta property="og:site_name" content="${s.name}"><meta property="og:title" content="${t}">${h}<link rel="stylesheet" href="/assets/main.css"></head><body class="page"><header class="site-header"><a class="logo" href="/">${s.name}</a><nav aria-label="Main"><ul>${s.nav.map(([u, l]) => `<li><a href="${u}">${l}</a></li>`).join("")}</ul></nav></header><main id="content">${b}</main><footer class="site-footer"><p>${s.foot}</p></footer></body></html>`,
  plain: (s, t, b, h) => `<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>${s.name} - ${t}</title>${h}</head>\n<body>\n<div id="wrap">\n<div id="top"><b>${s.name}</b> ${s.nav.map(([u, l]) => `<a href="${u}">${l}</a>`).join(" | ")}</div>\n<div id="main">\n${b}\n</div>\n<div id="bottom">${s.foot}</div>\n</div></body></html>`,
  app: (s, t, b, h) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${t} — ${s.name}</title>${h}<script>window.__cfg={"env":"prod","v":"4.11.2"}</script></head><body><div id="root"><div class="nav-bar"><a href="/"><span>${s.name}</span></a>${s.nav.map(([u, l]) => `<a class="nav-bar__link" href="${u}">${l}</a>`).join("")}</div><div class="container"><div class="row">${b}</div></div><div class="cookie" role="dialog">We use cookies to improve your experience. <button>Accept</button><button>Decline</button></div><div class="foot">${s.foot}</div></div></body></html>`,
  press: (s, t, b, h) => `<!doctype html><html><head><meta charset="utf-8"><title>${t} - ${s.name}</title><meta property="og:type" content="article">${h}</head><body><div class="masthead"><a href="/">${s.name}</a> ${s.nav.map(([u, l]) => `<a href="${u}">${l}</a>`).join(" ")}</div><article>${b}</article><aside><h4>Most read</h4><ul><li>Weather: a wet week ahead</li><li>Roadworks to run into August</li></ul></aside><footer>${s.foot}</footer></body></html>`
}

/** A site: calling it with path, title, body adds a page. */
export const site = (host, name, { skin = "plain", nav = [["/", "Home"]], foot = `© 2026 ${name}`, lang } = {}) => {
  const s = { name, nav, foot, lang }
  const f = (path, title, body, o = {}) => {
    pages.push({ url: `https://${host}${path}`, title: `${title} | ${name}`, body: skins[skin](s, title, body, o.head ?? ""), ...o })
    return f
  }
  f.raw = (path, title, body, o = {}) => (pages.push({ url: `https://${host}${path}`, title, body, ...o }), f)
  f.feed = (path, items) => f.raw(path, `${name} feed`, `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(name)}</title><link>https://${host}/</link><description>${esc(name)}</description>${items.map(i => `<item><title>${esc(i.title)}</title><link>https://${host}${i.path}</link><guid>https://${host}${i.path}</guid><pubDate>${i.date}</pubDate><dc:creator>${esc(i.by)}</dc:creator><description>${esc(i.text)}</description></item>`).join("")}</channel></rss>`, { content_type: "application/rss+xml; charset=utf-8", noindex: true })
  return f
}
export const ld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })
