// The registry into which the data modules write, and small helpers.
export const web = {
  pages: new Map(), listings: [], archive: [], robots: {}, redirects: new Map(), gravatar: [], github: [], gitlab: [], bluesky: [],
  mastodon: [], orcid: [], openalex: [], crossref: [], hackerNews: [], stackExchange: [], wikidata: [], wikipedia: [], podcasts: [],
  youtube: [], rdap: [], edgar: []
}
export const people = []
export const canaries = []
export const payloads = []
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const page = (url, body, o = {}) => {
  if (web.pages.has(url)) throw new Error("twice: " + url)
  web.pages.set(url, { body, type: o.type ?? "text/html; charset=utf-8", news: o.news, noindex: o.noindex, dead: o.dead })
}
export const redirect = (from, to, status = 301) => web.redirects.set(from, { to, status })
export const listing = (url, title, snippet) => web.listings.push({ url, title, snippet })

const layouts = {
  modern: (s, title, main, head, path) => `<!doctype html>
<html lang="${s.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${s.name}</title><meta property="og:site_name" content="${s.name}"><meta property="og:title" content="${title}">
<link rel="stylesheet" href="/assets/main.4f1c.css"><style>.btn{padding:.5rem 1rem;border-radius:99px}</style>${head}</head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="site-header"><a class="logo" href="/">${s.name}</a><nav aria-label="Main"><ul>${s.nav.map(([h, l]) => `<li><a href="${h}"${h === path ? ' aria-current="page"' : ""}>${l}</a></li>`).join("")}</ul></nav></header>
<main id="main">${main}</main>
<footer><p>${s.foot}</p><p><a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></p></footer>
<div class="cookie-banner" role="dialog"><p>We use cookies to make our website work. <button>Accept all</button> <button>Only necessary</button></p></div>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script></body></html>`,
  wp: (s, title, main, head, path) => `<!DOCTYPE html>
<html lang="${s.lang}">
<head>
<meta charset="UTF-8" />
<title>${title} &#8211; ${s.name}</title>
<meta name="generator" content="WordPress 6.7.2" />
<link rel='stylesheet' href='/wp-content/themes/house/style.css?ver=6.7.2' media='all' />
${head}
</head>
<body class="wp-singular page-template-default${path === "/" ? " home" : ""}">
<div id="page" class="hfeed site">
<header id="masthead"><p class="site-title"><a href="/" rel="home">${s.name}</a></p>
<nav id="site-navigation"><ul id="menu-main" class="menu">${s.nav.map(([h, l]) => `<li class="menu-item"><a href="${h}">${l}</a></li>`).join("\n")}</ul></nav></header>
<div id="content" class="site-content"><article class="page type-page"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">
${main}
</div></article></div>
<footer id="colophon"><div class="site-info">${s.foot}</div></footer>
</div></body></html>`,
  blocks: (s, title, main, head, path) => `<!doctype html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${path === "/" ? s.name : title + " — " + s.name}</title>${head}</head>
<body data-controller="SiteLoader"><div class="Header"><div class="Header-title"><a href="/">${s.name}</a></div>${s.nav.map(([h, l]) => `<a class="Header-nav-item" href="${h}">${l}</a>`).join(" ")}</div>
<div class="sqs-layout"><div class="row"><div class="col span-12"><div class="sqs-block"><h1>${title}</h1>${main}</div></div></div></div>
<footer class="Footer">${s.foot}</footer></body></html>`,
  plain: (s, title, main, head, path) => `<html><head><title>${s.name}: ${title}</title>${head}</head><body>
<div id="nav">${s.nav.map(([h, l]) => `<a href="${h}">${l}</a>`).join(" | ")}</div><hr>
<h2>${title}</h2>
${main}
<hr><p><small>${s.foot}</small></p></body></html>`
}
export const site = (host, o) => {
  const s = { lang: "en-GB", nav: [["/", "Home"]], foot: "", layout: "modern", ...o }
  const bare = host.replace(/^www\./, "")
  if (bare !== host) redirect(`https://${bare}`, `https://${host}`)
  return (path, title, main, x = {}) => page(`https://${host}${path}`, layouts[x.layout ?? s.layout](s, title, main, x.head ?? "", path), x)
}
export const ld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`
export const rss = (url, title, link, items) => page(url, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${link}</link><description>${esc(title)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><dc:creator>${esc(i.by)}</dc:creator><pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${esc(i.text)}</description></item>`).join("\n")}
</channel></rss>`, { type: "application/rss+xml; charset=utf-8", noindex: true })
export const news = (seen, country) => ({ news: { seen, language: "English", country } })
export const li = (slug, cc = "www") => `https://www.linkedin.com/in/${slug} | linkedin.com/in/${slug} | https://${cc}.linkedin.com/in/${slug} | https://linkedin.com/in/${slug} | https://www.linkedin.com/in/${slug}/`
export const tw = h => `https://x.com/${h} | https://twitter.com/${h} | @${h} | ${h} | x.com/${h} | twitter.com/${h}`
/** Defaults of a house for its people: what is as true of all of them. */
export const house = d => p => {
  const also = { ...p.also }
  if (d.industry && !p.facts.industry && !also.industry && p.outcome !== "nothing") also.industry = d.industry
  people.push({ outcome: "found", ...p, facts: { ...p.facts }, ...(Object.keys(also).length ? { also } : {}) })
}
