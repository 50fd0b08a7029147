// Helpers of the data modules: one site after another puts its pages here.
export const pages = []
export const listings = []
export const archive = []
export const robots = {}

export const esc = s => String(s).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

export const text = html => html
  .replace(/<!--[\s\S]*?-->/g, " ")
  .replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/gi, " ")
  .replace(/<[^>]*>/g, " ")
  .replace(/&nbsp;/g, " ").replace(/&middot;/g, "·").replace(/&rsquo;|&#39;|&#x27;/g, "'").replace(/&eacute;/g, "é").replace(/&ndash;/g, "–")
  .replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&pound;/g, "£").replace(/&copy;/g, "©").replace(/&amp;/g, "&")
  .replace(/\s+/g, " ").trim()

/** ISO 7064 check digit, as ORCID has it. `base`: 15 digits. */
export const orcid = base => {
  let total = 0
  for (const d of base) total = (total + Number(d)) * 2
  const rest = (12 - (total % 11)) % 11
  const all = base + (rest === 10 ? "X" : rest)
  return all.match(/.{4}/g).join("-")
}

const noise = {
  a: host => `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-${host.length}7QX2');</script>`,
  b: () => `<style>:root{--ink:#1d2733;--paper:#fbfaf7}body{font:17px/1.6 Georgia,serif;color:var(--ink);background:var(--paper)}</style>`,
  c: () => `<link rel="stylesheet" href="/wp-content/themes/harbour/style.css?ver=6.5"><link rel="https://api.w.org/" href="/wp-json/">`,
  d: () => `<script type="module" src="/_next/static/chunks/main.js"></script>`
}

/**
 * A site. `kind`: which of four frames its pages stand in. The result puts one page on it:
 * path, title, body; `head`, `desc`, `news` (date) where wanted.
 */
export const site = (host, { name, kind = "a", nav = [], foot = "", lang = "en", cookie = true }) => (path, title, body, more = {}) => {
  const links = nav.map(([label, to]) => [label, to])
  const menu = kind === "a"
    ? `<header class="site-header"><a class="logo" href="/">${esc(name)}</a><nav aria-label="Main"><ul>${links.map(([l, t]) => `<li><a href="${t}">${l}</a></li>`).join("")}</ul></nav></header>`
    : kind === "b"
    ? `<div id="masthead"><h2><a href="/">${esc(name)}</a></h2><p class="nav">${links.map(([l, t]) => `<a href="${t}">${l}</a>`).join(" | ")}</p></div>`
    : kind === "c"
    ? `<div class="menu-main-container"><ul id="menu-main" class="menu">${links.map(([l, t], i) => `<li id="menu-item-${120 + i}" class="menu-item"><a href="${t}">${l}</a></li>`).join("")}</ul></div>`
    : `<nav class="flex gap-6 px-8 py-4 text-sm">${links.map(([l, t]) => `<a class="hover:underline" href="${t}">${l}</a>`).join("")}</nav>`
  const consent = cookie && kind !== "b"
    ? `<div class="cookie-banner" role="dialog">We use cookies to make this site work and to see how it is used. <button>Accept all</button> <button>Only necessary</button></div>`
    : ""
  const desc = more.desc ? `<meta name="description" content="${esc(more.desc)}"><meta property="og:description" content="${esc(more.desc)}">` : ""
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)}</title>${desc}
<meta property="og:title" content="${esc(title)}"><meta property="og:site_name" content="${esc(name)}"><link rel="canonical" href="https://${host}${path}">
${noise[kind](host)}${more.head ?? ""}</head>
<body>${menu}
<main id="content">${body}</main>
${consent}<footer>${foot}</footer></body></html>`
  pages.push({ url: `https://${host}${path}`, title, html, news: more.news, silent: more.silent })
}

export const raw = (url, html, more = {}) => pages.push({ url, title: more.title ?? "", html, type: more.type, status: more.status, redirect: more.redirect, news: more.news, silent: more.silent })
export const redirect = (from, to, status = 301) => pages.push({ url: from, title: "", html: "", redirect: to, status, silent: true })
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })

export const rss = (host, path, title, items) => raw(`https://${host}${path}`, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>https://${host}/</link><description>${esc(title)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>https://${host}${i.path}</link><dc:creator>${esc(i.by)}</dc:creator><pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("\n")}
</channel></rss>`, { type: "application/rss+xml; charset=utf-8", silent: true, title })
