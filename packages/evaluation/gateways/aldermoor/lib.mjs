// What the data modules fill and the server plays.
export const pages = new Map()      // url -> {url,title,body,type,status,news,noindex}
export const redirects = new Map()  // url -> location
export const robots = {}            // host -> text
export const listings = []          // {url,title,snippet}: only search engines show them
export const archive = []           // {url,timestamp,body}
export const people = []
export const canaries = []
export const payloads = []
export const hosts = new Set()
export const feeds = new Map()

export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

/** A web site with its own frame. `frame` = "a".."e" chooses the markup around the content. */
export const site = (host, name, { nav = [], foot = "", lang = "en-GB", frame = "a", home } = {}) => {
  hosts.add(host)
  const root = `https://${host}`
  const bare = host.replace(/^www\./, "")
  if (bare !== host) { hosts.add(bare) }
  robots[host] ??= "User-agent: *\nDisallow: /wp-admin/\nAllow: /\n"
  const links = nav.map(([p, l]) => `<a href="${p}">${esc(l)}</a>`)
  const head = {
    a: `<header class="site-header"><a class="logo" href="/">${esc(name)}</a><nav>${links.join(" ")}</nav></header><main>`,
    b: `<div id="wrap"><div id="masthead"><h2 class="brand"><a href="/">${esc(name)}</a></h2><ul class="menu">${links.map(l => `<li>${l}</li>`).join("")}</ul></div><div id="content">`,
    c: `<header role="banner"><p><a href="/">${esc(name)}</a></p></header><nav aria-label="Main"><ol>${links.map(l => `<li>${l}</li>`).join("")}</ol></nav><article class="page">`,
    d: `<div class="topbar"><a href="/">${esc(name)}</a> | ${links.join(" | ")}</div><div class="layout"><section class="col-8">`,
    e: `<main>`
  }[frame]
  const tail = {
    a: `</main><footer><p>${foot}</p></footer>`,
    b: `</div><div id="colophon">${foot}</div></div>`,
    c: `</article><footer role="contentinfo"><small>${foot}</small></footer>`,
    d: `</section><aside class="col-4"><h4>On this site</h4><ul>${links.map(l => `<li>${l}</li>`).join("")}</ul></aside></div><div class="foot">${foot}</div>`,
    e: `</main><footer>${foot}</footer>`
  }[frame]
  return (path, title, body, { meta = "", desc, news, at, noindex, ld, status, dead, type } = {}) => {
    const url = root + path
    const full = path === "/" ? (title || name) : `${title} | ${name}`
    const html = type ? body : `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(full)}</title>
${desc ? `<meta name="description" content="${esc(desc)}"><meta property="og:description" content="${esc(desc)}">` : ""}
<meta property="og:site_name" content="${esc(name)}"><meta property="og:title" content="${esc(title || name)}"><link rel="canonical" href="${url}">
${at ? `<meta property="article:published_time" content="${at}T08:30:00+00:00">` : ""}${noindex ? `<meta name="robots" content="noindex">` : ""}${meta}
${ld ? `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...ld })}</script>` : ""}
<style>body{font-family:sans-serif;margin:2rem auto;max-width:60rem}</style></head>
<body>
${head}
${body}
${tail}
<script>window.dataLayer=window.dataLayer||[];</script></body></html>`
    pages.set(url, { url, title: full, body: html, type: type ?? "text/html; charset=utf-8", status: dead ? 404 : status ?? 200, news, noindex, at, desc })
    return url
  }
}
export const li = (slug, title, snippet) => { const url = `https://www.linkedin.com/in/${slug}`; listings.push({ url, title, snippet }); return url }
export const rss = (url, title, link, items) => {
  hosts.add(new URL(url).host)
  pages.set(url, { url, title, status: 200, noindex: true, type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(title)}</title><link>${link}</link><description>${esc(title)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<description>${esc(i.description)}</description></item>`).join("\n")}
</channel></rss>` })
  return url
}
export const person = p => { people.push(p) }
