export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
const links = (nav, cls = "") => nav.map(([t, h]) => `<li${cls && ` class="${cls}"`}><a href="${h}">${t}</a></li>`).join("")

const skins = {
  modern: (c, title, body, o) => `<!doctype html>
<html lang="${o.lang ?? c.lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${o.desc ? `<meta name="description" content="${o.desc}">` : ""}<meta property="og:site_name" content="${c.brand}"><meta property="og:title" content="${title}">${c.head}${o.head ?? ""}
<style>body{font:16px/1.5 system-ui;margin:0}header,main,footer{max-width:70rem;margin:auto;padding:1rem}nav ul{display:flex;gap:1rem;list-style:none}</style></head>
<body><a class="skip" href="#main">Skip to content</a><header><a class="logo" href="/">${c.brand}</a><nav aria-label="Main"><ul>${links(c.nav)}</ul></nav></header>
<main id="main">${body}</main>
<footer>${c.foot}<p>&copy; 2026 ${c.legal ?? c.brand}</p></footer></body></html>`,
  soup: (c, title, body, o) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${o.lang ?? c.lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${title}</title>${c.head}${o.head ?? ""}<script type="text/javascript">var _track=_track||[];_track.push(['page',location.pathname]);</script></head>
<body><div id="wrap"><div id="top"><div class="brand"><a href="/">${c.brand}</a></div><ul id="menu">${links(c.nav, "item")}</ul></div><div id="content"><div class="inner">${body}</div></div><div id="bottom">${c.foot} <span>${c.legal ?? c.brand}</span></div></div></body></html>`,
  wp: (c, title, body, o) => `<!DOCTYPE html>
<html lang="${o.lang ?? c.lang}"><head><meta charset="UTF-8" /><title>${title} &#8211; ${c.brand}</title><meta name="generator" content="WordPress 6.8" />${c.head}${o.head ?? ""}</head>
<body class="page"><div class="site"><header class="site-header"><p class="site-title"><a href="/" rel="home">${c.brand}</a></p><div class="cookie-notice">We use cookies to make this site work. <a href="/contact">More</a></div><nav class="main-navigation"><ul class="menu">${links(c.nav, "menu-item")}</ul></nav></header>
<div class="site-content"><article class="hentry"><h1 class="entry-title">${o.h1 ?? title}</h1><div class="entry-content">${body}</div></article></div>
<footer class="site-footer"><div class="site-info">${c.foot} Proudly powered by WordPress</div></footer></div></body></html>`,
  bare: (c, title, body, o) => `<!doctype html><html lang="${o.lang ?? c.lang}"><meta charset=utf-8><title>${title}</title>${c.head}${o.head ?? ""}<p><b><a href="/">${c.brand}</a></b> ${c.nav.map(([t, h]) => `· <a href="${h}">${t}</a>`).join(" ")}</p><hr>${body}<hr><small>${c.foot}</small></html>`
}

export const site = (host, brand, nav, c = {}) => {
  const conf = { host, brand, nav, lang: "en", foot: "", head: "", skin: "modern", ...c }
  return (path, title, body, o = {}) => ({ url: `https://${host}${path}`, title, body: skins[conf.skin](conf, title, body, o), ...(o.news ? { news: o.news } : {}), ...(o.dead ? { dead: true } : {}) })
}
/** One page without a site round it. */
export const lone = (url, brand, title, body, o = {}) => {
  const u = new URL(url)
  return site(u.host, brand, o.nav ?? [["Home", "/"]], { skin: o.skin ?? "bare", lang: o.lang ?? "en", foot: o.foot ?? "" })(u.pathname + u.search, title, body, o)
}
export const raw = (url, body, type) => ({ url, body, type, title: url })
export const jsonld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`
export const rss = (url, title, link, items) => raw(url, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${link}</link><description>${esc(title)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.link}</link><guid>${i.link}</guid>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("\n")}
</channel></rss>`, "application/rss+xml; charset=utf-8")
export const li = (slug, title, snippet) => ({ url: `https://www.linkedin.com/in/${slug}`, title: `${title} | LinkedIn`, snippet })
export const liUrl = slug => `https://www.linkedin.com/in/${slug} | linkedin.com/in/${slug} | https://linkedin.com/in/${slug}`
export const xUrl = h => `@${h} | https://x.com/${h} | https://twitter.com/${h} | x.com/${h} | twitter.com/${h} | ${h}`
export const P = (id, about, contact, facts, also, sources, extra = {}) => ({ id, about, contact, outcome: sources.length ? "found" : "nothing", facts, ...(also ? { also } : {}), sources, ...extra })
