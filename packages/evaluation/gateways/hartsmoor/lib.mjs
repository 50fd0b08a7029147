// Pages of the fictional web: {url, title, body, type, news, date, dead, robots}
export const pages = []
export const robots = {}
export const redirects = {} // full url -> full url
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

const layouts = {
  classic: (s, t, inner) => `<header class="site-header"><a class="logo" href="/">${esc(s.name)}</a><nav><ul>${s.nav.map(([h, l]) => `<li><a href="${h}">${l}</a></li>`).join("")}</ul></nav></header>
<main id="main" class="wrap">
${inner}
</main>
<footer class="site-footer"><p>${s.foot}</p></footer>`,
  builder: (s, t, inner) => `<div id="siteWrapper" class="clearfix site-wrapper"><div class="Header Header--top"><div class="Header-inner"><a href="/" class="Header-branding">${esc(s.name)}</a><div class="Header-nav">${s.nav.map(([h, l]) => `<a href="${h}" class="Header-nav-item">${l}</a>`).join("\n")}</div></div></div>
<div class="Main"><section class="Main-content" data-content-field="main-content"><div class="sqs-layout">
${inner}
</div></section></div>
<div class="Footer"><div class="sqs-block-content">${s.foot}</div></div></div>`,
  wp: (s, t, inner) => `<div id="page" class="hfeed site"><div id="masthead" role="banner"><p class="site-title"><a href="/" rel="home">${esc(s.name)}</a></p><div id="site-navigation">${s.nav.map(([h, l]) => `<a href="${h}">${l}</a> `).join("| ")}</div></div>
<div id="content" class="site-content"><article class="hentry"><h1 class="entry-title">${esc(t)}</h1><div class="entry-content">
${inner}
</div></article></div>
<div id="colophon" role="contentinfo">${s.foot}</div></div>`,
  bare: (s, t, inner) => `<h1>${esc(s.name)}</h1>
<p>${s.nav.map(([h, l]) => `<a href="${h}">${l}</a>`).join(" &middot; ")}</p><hr>
${inner}
<hr><small>${s.foot}</small>`
}

export const site = (host, name, { layout = "classic", nav = [], foot = "", lang = "en", feed, rule = "User-agent: *\nAllow: /\n", noWww } = {}) => {
  const s = { host, name, nav, foot, layout }
  if (rule !== null) robots[host] = rule
  if (host.startsWith("www.") && !noWww) redirects["host:" + host.slice(4)] = host
  s.url = path => `https://${host}${path}`
  s.raw = (path, body, o = {}) => pages.push({ url: s.url(path), title: o.title ?? path, body, type: o.type ?? "text/html; charset=utf-8", ...o })
  s.page = (path, title, inner, o = {}) => {
    const full = path === "/" ? `${name}${title ? " | " + title : ""}` : `${title} | ${name}`
    const body = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(full)}</title>
${o.desc ? `<meta name="description" content="${esc(o.desc)}">\n<meta property="og:description" content="${esc(o.desc)}">\n` : ""}<meta property="og:title" content="${esc(title || name)}">
<meta property="og:site_name" content="${esc(name)}">
<link rel="canonical" href="https://${host}${path}">
${feed ? `<link rel="alternate" type="application/rss+xml" title="${esc(name)}" href="${feed}">\n` : ""}${o.head ?? ""}<link rel="stylesheet" href="/assets/site.css">
</head>
<body>
${layouts[o.layout ?? layout](s, title, inner)}
${o.tail ?? ""}</body>
</html>
`
    s.raw(path, body, { ...o, title: full })
  }
  /** A news item: page + date line. */
  s.article = (path, title, date, inner, o = {}) =>
    s.page(path, title, `${layout === "wp" ? "" : `<h1>${esc(title)}</h1>\n`}<p class="date"><time datetime="${date}">${longDate(date)}</time>${o.by ? ` &middot; By ${o.by}` : ""}</p>\n${inner}`, { ...o, date, head: `<meta property="article:published_time" content="${date}T09:00:00Z">\n${o.head ?? ""}` })
  s.feed = (path, items) => s.raw(path, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(name)}</title><link>https://${host}/</link><description>${esc(name)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.link.startsWith("http") ? i.link : s.url(i.link)}</link><guid>${i.link.startsWith("http") ? i.link : s.url(i.link)}</guid><pubDate>${new Date(i.date + "T09:00:00Z").toUTCString()}</pubDate>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<description>${esc(i.text)}</description></item>`).join("\n")}
</channel></rss>
`, { type: "application/rss+xml; charset=utf-8", title: name + " feed", unlisted: true })
  return s
}
export const longDate = d => new Date(d + "T12:00:00Z").toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" })
