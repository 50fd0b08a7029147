// Chrome of the sites: each look is one kind of hand that builds web pages.
const cookies = {
  en: "We use cookies to improve your experience. You can accept all cookies or manage your preferences.",
  nl: "Wij gebruiken cookies om onze website te verbeteren. Accepteer alle cookies of pas uw voorkeuren aan.",
  de: "Wir verwenden Cookies, um unsere Website zu verbessern. Alle akzeptieren oder Einstellungen anpassen.",
  sv: "Vi använder kakor för att förbättra webbplatsen. Godkänn alla eller ändra inställningar."
}
const accept = { en: ["Accept all", "Manage preferences"], nl: ["Alles accepteren", "Voorkeuren"], de: ["Alle akzeptieren", "Einstellungen"], sv: ["Godkänn alla", "Inställningar"] }
const slug = text => text.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")
const links = items => items.map(item => `<li><a href="/${slug(item)}">${item}</a></li>`).join("")
const ld = data => data ? `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>` : ""

const looks = {
  corporate: (s, title, main, x) => `<!DOCTYPE html>
<html lang="${s.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${s.name}</title><meta property="og:site_name" content="${s.name}"><meta property="og:title" content="${title}">${x.description ? `<meta name="description" content="${x.description}">` : ""}
<link rel="stylesheet" href="/assets/main.4f1c.css">${ld(x.ld)}</head>
<body><div id="cookie-consent" role="dialog"><p>${cookies[s.lang]}</p><button>${accept[s.lang][0]}</button><button>${accept[s.lang][1]}</button></div>
<header class="site-header"><a class="logo" href="/">${s.name}</a><nav aria-label="Main"><ul>${links(s.nav)}</ul></nav></header>
<main>${main}</main>
<footer class="site-footer"><div class="footer-cols"><ul>${links(s.foot)}</ul></div><p>${s.small}</p></footer>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());</script></body></html>`,
  blocks: (s, title, main, x) => `<!doctype html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${title} – ${s.name}</title>${ld(x.ld)}<style>.css-1x9{display:flex}.css-77q{margin:0 auto}</style></head>
<body class="page"><div class="css-1x9 topbar"><a href="/">${s.name}</a><ul class="menu">${links(s.nav)}</ul><a class="btn" href="/demo">${s.cta ?? "Book a demo"}</a></div>
<div id="__next"><div class="css-77q"><section>${main}</section></div></div>
<div class="css-1x9 foot"><ul>${links(s.foot)}</ul><small>${s.small}</small></div>
<div class="cc-banner"><span>${cookies[s.lang]}</span> <a class="cc-btn" href="#">${accept[s.lang][0]}</a></div></body></html>`,
  wordpress: (s, title, main, x) => `<!DOCTYPE html>
<html lang="${s.lang}"><head><meta charset="UTF-8"><title>${title} &#8211; ${s.name}</title><link rel="alternate" type="application/rss+xml" href="/feed/">${ld(x.ld)}<meta name="generator" content="WordPress 6.5"></head>
<body class="post-template-default single"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead"><h1 class="site-title"><a href="/">${s.name}</a></h1><p class="site-description">${s.tagline ?? ""}</p><nav id="site-navigation"><ul>${links(s.nav)}</ul></nav></header>
<div id="content"><article class="hentry"><header class="entry-header"><h2 class="entry-title">${title}</h2>${x.date ? `<span class="posted-on"><time>${x.date}</time></span>` : ""}</header><div class="entry-content">${main}</div></article>
<aside id="secondary"><section class="widget"><h3>Recent Posts</h3><ul>${links(s.foot)}</ul></section></aside></div>
<footer id="colophon">${s.small} Proudly powered by WordPress.</footer></body></html>`,
  paper: (s, title, main, x) => `<!DOCTYPE html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${title} - ${s.name}</title><meta property="og:type" content="article">${ld({ "@type": "NewsArticle", headline: title, datePublished: x.date, publisher: { "@type": "Organization", name: s.name } })}</head>
<body><div class="consent">${cookies[s.lang]}</div><div class="masthead"><a href="/">${s.name}</a><nav><ul>${links(s.nav)}</ul></nav></div>
<article><h1>${title}</h1><p class="byline">${x.byline ?? ""} <time datetime="${x.date}">${x.date}</time></p><ul class="share"><li>Facebook</li><li>X</li><li>E-mail</li></ul>${main}</article>
<aside class="related"><h3>${s.more}</h3><ul>${links(s.foot)}</ul></aside><footer>${s.small}</footer></body></html>`,
  club: (s, title, main) => `<html>
<head><title>${s.name} - ${title}</title><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>
<body bgcolor="#ffffff"><table width="900" align="center"><tr><td colspan="2"><img src="/logo.gif" alt="${s.name}"><h1>${s.name}</h1></td></tr>
<tr><td valign="top" width="160"><ul>${links(s.nav)}</ul></td><td valign="top"><h2>${title}</h2>
${main}</td></tr>
<tr><td colspan="2"><hr><font size="1">${s.small}</font></td></tr></table></body></html>`,
  plain: (s, title, main, x) => `<!doctype html>
<html lang="${s.lang}">
<head><meta charset="utf-8"><title>${title}</title>${ld(x.ld)}<link rel="me" href="mailto:hello@${s.host}"></head>
<body>
<header><a href="/">${s.name}</a> · ${s.nav.map(item => `<a href="/${slug(item)}">${item}</a>`).join(" · ")}</header>
${main}
<footer>${s.small}</footer>
</body>
</html>`,
  event: (s, title, main, x) => `<!DOCTYPE html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${title} | ${s.name}</title>${ld(x.ld)}</head><body>
<div class="announcement">${s.cta ?? "Tickets on sale now"}</div><header><div class="brand">${s.name}</div><nav><ul>${links(s.nav)}</ul></nav></header>
<main id="main">${main}</main><section class="sponsors"><h4>Partners</h4><ul>${links(s.foot)}</ul></section>
<footer><p>${s.small}</p><p>${cookies[s.lang]}</p></footer></body></html>`
}

const turning = ["education", "hobbies", "skills", "achievements", "causes", "industry", "certifications", "memberships", "sports_teams", "interests", "pets"]

/**
 * Of everything that the files tell of a person 6 to 8 facts are kept as what nobody would miss (title, company, location, addresses, then the first of
 * several fields, other ones for each person); the rest is as true. Whoever does something, and whoever is good at it, is interested in it.
 */
const shortened = (person, index) => {
  const facts = {}, also = { ...person.also }
  for (const key of ["title", "company", "location", "linkedin", "twitter"]) if (person.facts[key]) facts[key] = person.facts[key]
  const most = 6 + (index + 1) % 3
  const given = { ...person.facts, industry: also.industry?.split(" | ").slice(0, 6).join(" | ") }
  const order = turning.map((_, at) => turning[(at + index * 3) % turning.length])
  let count = Object.keys(facts).length
  for (const key of order) {
    if (count >= most || !given[key]) continue
    facts[key] = typeof given[key] === "string" ? given[key] : [given[key][0]]
    count++
  }
  for (const key of turning) {
    if (key === "industry") continue
    const left = [...(person.facts[key] ?? []), ...(person.also?.[key] ?? [])].filter(item => !facts[key]?.includes(item))
    if (left.length > 0) also[key] = left
  }
  const told = key => [...(facts[key] ?? []), ...(also[key] ?? [])]
  also.interests = [...new Set([...(also.interests ?? []), ...told("hobbies"), ...told("skills"), ...told("causes")])]
  return { ...person, facts, also }
}

/** A part of the world: `site` makes a function that adds pages of one site. */
export const part = () => {
  const people = [], pages = []
  const site = options => {
    const s = { lang: "en", nav: ["Home", "About", "Contact"], foot: ["Privacy", "Imprint"], small: `© 2026 ${options.name}`, look: "corporate", more: "More stories", ...options }
    return (path, title, main, extra = {}) => {
      const page = { url: `https://${s.host}${path}`, body: looks[s.look](s, title, main, extra) }
      if (extra.news) page.news = extra.news
      if (extra.dead) page.dead = true
      pages.push(page)
      return page.url
    }
  }
  const person = (id, about, contact, outcome, rest = {}) => {
    const whole = { id, about, contact, outcome, facts: {}, sources: [], ...rest }
    people.push(outcome === "found" ? shortened(whole, people.length) : whole)
  }
  return { people, pages, site, person }
}
