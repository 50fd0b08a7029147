// Shells of the pages: what surrounds the text on the sites of many hands. Every site brings its own names, navigation and sidebars.
const li = nav => nav.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join("")
const bare = nav => nav.map(([label, href]) => `<a href="${href}">${label}</a>`).join(" | ")
const themes = {
  corp: (s, t, m, x) => `<!DOCTYPE html>
<html lang="${s.lang}"><head><meta charset="utf-8"><title>${t} | ${s.name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="og:site_name" content="${s.name}">${x.head ?? ""}<link rel="stylesheet" href="/assets/main.css"></head>
<body><a class="skip" href="#content">Skip to content</a>
<header class="site-header"><a class="logo" href="/">${s.name}</a><nav aria-label="Main"><ul>${li(s.nav)}</ul></nav><a class="btn" href="/contact">${s.cta ?? "Contact us"}</a></header>
<main id="content">${m}</main>
${s.aside}
<footer><div class="cols"><ul>${li(s.nav)}</ul><p>${s.foot}</p></div><p class="legal">© 2026 ${s.legal ?? s.name}. All rights reserved. <a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></p></footer>
<div class="cookie-banner" role="dialog"><p>${s.cookie ?? "We use cookies to improve your experience and to measure how our site is used. You can accept all cookies or manage your preferences."}</p><button>Accept all</button><button>Reject</button></div>
<script>window.dataLayer=window.dataLayer||[];</script></body></html>`,
  wp: (s, t, m, x) => `<!DOCTYPE html>
<html lang="${s.lang}" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><title>${t} – ${s.name}</title><meta name="generator" content="WordPress 6.7">${x.head ?? ""}</head>
<body class="wp-singular page-template-default"><div id="page"><header id="masthead"><p class="site-title"><a href="/">${s.name}</a></p><p class="site-description">${s.tag ?? ""}</p><nav id="site-navigation"><ul id="primary-menu">${li(s.nav)}</ul></nav></header>
<div id="primary"><article class="hentry"><div class="entry-content">${m}</div></article></div>
<aside id="secondary" class="widget-area">${s.aside}</aside>
<footer id="colophon"><p>${s.foot}</p><p>Proudly powered by WordPress</p></footer></div><div id="cookie-notice">${s.cookie ?? "We use cookies to ensure that we give you the best experience on our website. If you continue to use this site we will assume that you are happy with it."} <a href="#">Ok</a></div></body></html>`,
  sq: (s, t, m, x) => `<!doctype html>
<html lang="${s.lang}"><head><meta charset="utf-8"/><title>${t} — ${s.name}</title>${x.head ?? ""}<style>body{font-family:sans-serif}</style></head>
<body><div class="sqs-announcement"><span>${s.tag ?? ""}</span></div><div class="header"><div class="header-title"><a href="/">${s.name}</a></div><div class="header-nav">${s.nav.map(([a, b]) => `<div class="nav-item"><a href="${b}">${a}</a></div>`).join("")}</div></div>
<div class="page-section"><div class="content-wrapper"><div class="sqs-block">${m}</div></div></div>
<div class="page-section"><div class="content-wrapper">${s.aside}</div></div>
<div class="footer"><div>${s.foot}</div><div>${bare(s.nav)}</div></div><div class="cookie"><span>${s.cookie ?? "By using this website, you agree to our use of cookies."}</span><button>OK</button></div></body></html>`,
  old: (s, t, m) => `<html><head><title>${s.name}: ${t}</title></head>
<body bgcolor="#ffffff"><table width="100%" cellpadding="4"><tr><td colspan="2"><font size="+2"><b>${s.name}</b></font><br><i>${s.tag ?? ""}</i></td></tr>
<tr><td width="160" valign="top">${s.nav.map(([a, b]) => `<a href="${b}">${a}</a><br>`).join("")}<hr>${s.aside}</td><td valign="top">${m}</td></tr>
<tr><td colspan="2"><hr><small>${s.foot}</small></td></tr></table></body></html>`,
  news: (s, t, m, x) => `<!DOCTYPE html>
<html lang="${s.lang}"><head><meta charset="utf-8"><title>${t} | ${s.name}</title>${x.head ?? ""}</head><body>
<div id="consent"><p>${s.cookie ?? "We and our partners store and access information on your device. You can change your choices at any time."}</p><button>Agree</button> <button>Manage options</button></div>
<header><div class="masthead"><a href="/">${s.name}</a></div><nav>${bare(s.nav)}</nav><p class="subs">${s.tag ?? "Subscribe today"}</p></header>
<article><h1>${t}</h1>${x.by ? `<p class="byline">${x.by}</p>` : ""}${m}<p class="share">Share: <a href="#">Facebook</a> <a href="#">WhatsApp</a> <a href="#">Email</a></p></article>
<aside><h2>Most read</h2>${s.aside}</aside>
<footer><p>${s.foot}</p></footer></body></html>`,
  club: (s, t, m, x) => `<!DOCTYPE html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${s.name} - ${t}</title>${x.head ?? ""}</head><body>
<div class="banner"><h2><a href="/">${s.name}</a></h2><p>${s.tag ?? ""}</p></div><ul class="menu">${li(s.nav)}</ul>
<div class="left">${m}</div><div class="right">${s.aside}</div>
<div class="bottom"><p>${s.foot}</p><p>This site uses only necessary cookies.</p></div></body></html>`
}
/** `site(host, { theme, name, nav, foot, aside })` gives a maker of its pages: path, title, text, and what else there is. */
export const site = (host, o) => {
  const s = { lang: "en", foot: "", ...o, aside: (o.aside ?? "") + (o.more ?? "") }
  return (path, title, main, x = {}) => ({
    url: `https://${host}${path}`,
    body: themes[s.theme](s, title, main, x),
    ...(x.news ? { news: { seen: x.news, language: x.language ?? "English", country: x.country ?? "United Kingdom" } } : {})
  })
}
export const ld = data => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`
