// Skeletons of pages, as different content systems give them, and two helpers for wordings.
const ld = o => o ? `<script type="application/ld+json">${JSON.stringify(o)}</script>` : ""
const make = (host, html) => (path, title, main, o = {}) => ({ url: `https://${host}${path}`, body: html({ path, title, main, o }), ...(o.news ? { news: o.news } : {}), ...(o.dead ? { dead: true } : {}) })

/** A company site out of a big content system. */
export const corporate = ({ host, name, nav, foot, cookie, lang = "en-GB", tag = "" }) => make(host, ({ path, title, main, o }) => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${name}</title>
<meta name="description" content="${o.desc ?? title}">
<meta property="og:site_name" content="${name}"><meta property="og:title" content="${title}"><meta property="og:type" content="website">
<link rel="canonical" href="https://${host}${path}">
<link rel="stylesheet" href="/wp-content/themes/main/style.css?ver=6.4.3">
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());</script>
${ld(o.ld)}
</head>
<body class="page-template-default">
<a class="skip-link" href="#content">Skip to content</a>
<div id="cookie-notice" role="dialog" aria-label="Cookie notice"><p>${cookie}</p><button>Accept all</button><button>Reject non-essential</button><a href="/cookies">Cookie settings</a></div>
<header class="site-header"><a href="/" class="logo"><img src="/img/logo.svg" alt="${name}"></a>${tag ? `<p class="strapline">${tag}</p>` : ""}
<nav class="main-nav"><ul>${nav.map(([t, u]) => `<li><a href="${u}">${t}</a></li>`).join("")}</ul></nav></header>
<main id="content">
${main}
</main>
<footer class="site-footer">${foot}</footer>
<script src="/wp-includes/js/main.min.js" defer></script>
</body></html>`)

/** A newspaper. */
export const paper = ({ host, name, nav, foot, lang = "en-GB", promo }) => make(host, ({ path, title, main, o }) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} - ${name}</title>
<meta name="viewport" content="width=device-width"><meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta name="author" content="${o.by ?? "Newsdesk"}">
${ld({ "@context": "https://schema.org", "@type": "NewsArticle", headline: title, datePublished: o.date, author: { "@type": "Person", name: o.by ?? "Newsdesk" }, publisher: { "@type": "Organization", name } })}
</head><body>
<div class="consent-overlay"><h2>We value your privacy</h2><p>We and our partners store and access information on your device, such as cookies, to show adverts and measure what you read.</p><button>Agree</button><button>Manage options</button></div>
<div class="masthead"><a href="/">${name}</a><span class="edition">Digital edition</span><ul>${nav.map(t => `<li><a href="/${t.toLowerCase().replace(/[^a-z]+/g, "-")}">${t}</a></li>`).join("")}</ul></div>
<article><h1>${title}</h1><p class="byline">By ${o.by ?? "Newsdesk"} | <time>${o.date ?? ""}</time></p><div class="share">Share on Facebook · Share by email · Comments</div>
${main}
</article>
<aside><h3>Most read</h3><ol>${promo.map(t => `<li><a href="#">${t}</a></li>`).join("")}</ol><p class="ad">Advertisement</p><p>Sign up to our free newsletter for the day's headlines.</p></aside>
<footer>${foot}</footer></body></html>`)

/** A club or society: hand-made, years ago. */
export const club = ({ host, name, menu, foot, lang = "en" }) => make(host, ({ title, main, o }) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${name} - ${title}</title></head>
<body bgcolor="#fffff4"><table width="960" align="center" cellpadding="8"><tr><td colspan="2"><h1>${name}</h1></td></tr><tr><td valign="top" width="180" class="menu">${menu.map(m => `<a href="/${m.toLowerCase().replace(/[^a-z]+/g, "-")}.html">${m}</a><br />`).join("\n")}</td>
<td valign="top">
<h2>${title}</h2>
${main}
</td></tr><tr><td colspan="2"><small>${foot}${o.updated ? ` Page last updated ${o.updated}.` : ""}</small></td></tr></table></body></html>`)

/** A modern site out of a builder: divs in divs. */
export const builder = ({ host, name, nav, foot, cookie, lang = "en" }) => make(host, ({ title, main, o }) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"/><title>${title} — ${name}</title><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="twitter:card" content="summary"/><meta name="description" content="${o.desc ?? name}"/>${ld(o.ld)}<style>.sq-a{display:grid}.sq-b{padding:2rem}</style></head>
<body><div class="sq-announcement">${o.bar ?? "Follow us for news and events"}</div><div class="sq-header"><div class="sq-title"><a href="/">${name}</a></div><div class="sq-nav">${nav.map(t => `<a class="sq-nav-item" href="/${t.toLowerCase().replace(/[^a-z]+/g, "-")}">${t}</a>`).join("")}</div><button class="burger">Menu</button></div>
<div class="sq-section"><div class="sq-b">
${main}
</div></div>
<div class="sq-footer"><div>${foot}</div><div>Privacy · Terms · Made with care</div></div><div class="sq-cookie">${cookie}<button>OK</button></div></body></html>`)

/** Somebody's own pages. */
export const own = ({ host, name, nav = [], foot = "" }) => make(host, ({ title, main }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="stylesheet" href="/s.css"></head><body><header><p><a href="/">${name}</a></p>${nav.length ? `<nav>${nav.map(t => `<a href="/${t.toLowerCase()}">${t}</a>`).join(" / ")}</nav>` : ""}</header><main>${main}</main><footer>${foot}</footer></body></html>`)

/** loc("Lincoln", "Lincolnshire", "England", "UK"): the ways in which people write a place. */
export const loc = (city, ...regions) => {
  const all = [city, ...regions.map(r => `${city}, ${r}`)]
  regions.forEach((r, i) => regions.slice(i + 1).forEach(s => all.push(`${city}, ${r}, ${s}`)))
  return [...all, ...regions.slice(0, 1)].join(" | ")
}

/** A person's hobbies, causes, skills and teams are interests too, when a report calls them so. */
export const person = p => {
  const of = k => [...(p.facts[k] ?? []), ...(p.also?.[k] ?? [])]
  if (p.outcome === "nothing") return p
  const interests = [...new Set([...(p.also?.interests ?? []), ...of("hobbies"), ...of("causes"), ...of("skills"), ...of("sports_teams")])]
  return { ...p, also: { ...p.also, interests } }
}

export const li = handle => `https://www.linkedin.com/in/${handle} | https://www.linkedin.com/in/${handle}/ | linkedin.com/in/${handle} | ${handle}`
export const tw = handle => `https://x.com/${handle} | https://twitter.com/${handle} | x.com/${handle} | twitter.com/${handle} | @${handle} | ${handle}`
