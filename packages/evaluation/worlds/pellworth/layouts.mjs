import more from "./more.mjs"
/** The shell of each host, for the home pages of clubs, papers and associations. */
export const shells = new Map()
const kept = (options, shell) => (shells.set(options.host, { options, shell }), shell)
// How the sites of this world look. Each returns a function (path, title, main, extra) => page.
const links = (nav, host) => nav.map(([p, l]) => `<li><a href="${p.startsWith("http") ? p : "https://" + host + p}">${l}</a></li>`).join("")

export const corpA = options => { const { host, brand, nav, lang = "en", cookie, foot } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand}</title>
<meta property="og:site_name" content="${brand}">
<link rel="stylesheet" href="/assets/main.3f9c.css">
${extra}
</head>
<body class="page">
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header"><a class="logo" href="https://${host}/"><img src="/assets/logo.svg" alt="${brand}"></a>
<nav class="primary"><ul>${links(nav, host)}</ul></nav></header>
<main id="main">
${main}
${more[`https://${host}${path}`] ?? ""}
</main>
<footer class="site-footer"><p>${foot}</p><ul>${links(nav, host)}<li><a href="/privacy">Privacy</a></li><li><a href="/imprint">Imprint</a></li></ul></footer>
<div id="cookie-banner" role="dialog" aria-live="polite"><p>${cookie ?? "We use cookies to understand how our site is used. You can change your mind at any time."}</p><button>Accept all</button><button>Only necessary</button></div>
<script src="/assets/app.js" defer></script>
</body>
</html>`
})) }

export const corpB = options => { const { host, brand, nav, lang = "en", cookie, foot, side = "" } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${brand} – ${title}</title><meta name="generator" content="TYPO3 CMS">${extra}</head>
<body>
<div class="cookie-hint"><span>${cookie ?? "This website uses cookies."}</span> <a class="btn btn-sm" href="#">OK</a></div>
<div class="container-fluid topbar"><div class="container"><a class="navbar-brand" href="https://${host}/">${brand}</a>
<ul class="nav navbar-nav">${links(nav, host)}</ul></div></div>
<div class="container"><ol class="breadcrumb"><li><a href="https://${host}/">Home</a></li><li class="active">${title}</li></ol>
<div class="row"><div class="col-md-9 content">
${main}
${more[`https://${host}${path}`] ?? ""}
</div><div class="col-md-3 sidebar">${side}</div></div></div>
<div class="footer"><div class="container"><small>${foot}</small></div></div>
</body></html>`
})) }

export const wp = options => { const { host, brand, tagline, lang = "en", nav, recent = [], foot = "Proudly powered by WordPress" } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<!DOCTYPE html>
<html lang="${lang}" class="no-js">
<head><meta charset="UTF-8" /><title>${title} – ${brand}</title><meta name="generator" content="WordPress 6.5" />${extra}</head>
<body class="wp-singular page-template-default">
<div id="page" class="site">
<header id="masthead" class="site-header"><p class="site-title"><a href="https://${host}/" rel="home">${brand}</a></p><p class="site-description">${tagline}</p>
<nav id="site-navigation" class="main-navigation"><button class="menu-toggle">Menu</button><ul id="primary-menu">${links(nav, host)}</ul></nav></header>
<div id="content" class="site-content"><article class="post hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header>
<div class="entry-content">
${main}
${more[`https://${host}${path}`] ?? ""}
</div></article>
<aside id="secondary" class="widget-area"><section class="widget"><h2 class="widget-title">Recent posts</h2><ul>${recent.map(r => `<li>${r}</li>`).join("")}</ul></section></aside></div>
<footer id="colophon" class="site-footer"><div class="site-info">${foot}</div></footer></div>
</body></html>`
})) }

export const news = options => { const { host, brand, lang = "en", sections, more = [], nag, country = "US" } = options; return kept(options, (path, title, byline, seen, main, isNews = true) => ({
  url: `https://${host}${path}`,
  body: `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} - ${brand}</title>
<meta property="og:type" content="article"><meta property="og:title" content="${title}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":${JSON.stringify(title)},"datePublished":"${seen}","publisher":{"@type":"Organization","name":${JSON.stringify(brand)}}}</script></head>
<body><div class="masthead"><a href="https://${host}/">${brand}</a></div>
<nav class="sections">${sections.map(s => `<a href="https://${host}/${s.toLowerCase().replaceAll(" ", "-")}/">${s}</a>`).join(" ")}</nav>
<article><h1>${title}</h1><p class="byline">${byline}</p>
${main}
${more[`https://${host}${path}`] ?? ""}
</article>
<section class="related"><h3>${lang === "de" ? "Mehr zum Thema" : lang === "es" ? "Lo más leído" : lang === "fr" ? "Sur le même sujet" : lang === "da" ? "Læs også" : "More stories"}</h3><ul>${more.map(m => `<li>${m}</li>`).join("")}</ul></section>
<div class="newsletter"><p>${nag}</p><form><input type="email"><button>OK</button></form></div>
<footer><p>© 2026 ${brand}</p></footer></body></html>`,
  ...(isNews ? { news: { seen: `${seen.replaceAll("-", "")}T080000Z`, language: { en: "English", de: "German", es: "Spanish", fr: "French", da: "Danish" }[lang], country } } : {})
})) }

export const conf = options => { const { host, brand, when, nav, sponsors } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} · ${brand}</title>${extra}</head>
<body><div class="ribbon">${when} · <a href="https://${host}/tickets">Get your ticket</a></div>
<header><h2><a href="https://${host}/">${brand}</a></h2><nav>${nav.map(([p, l]) => `<a href="https://${host}${p}">${l}</a>`).join(" · ")}</nav></header>
<section class="content">
${main}
${more[`https://${host}${path}`] ?? ""}
</section>
<section class="sponsors"><h4>With kind support of</h4><p>${sponsors}</p></section>
<footer><p>Code of conduct · Accessibility · Press · Imprint</p></footer></body></html>`
})) }

export const bare = options => { const { host, name, lang = "en" } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${extra}</head>
<body>
<p><a href="https://${host}/">${name}</a></p>
${main}
${more[`https://${host}${path}`] ?? ""}
<hr><p><small>Hand-made, no trackers, no cookies.</small></p>
</body></html>`
})) }

export const assoc = options => { const { host, brand, lang = "en", nav, foot } = options; return kept(options, (path, title, main, extra = "") => ({
  url: `https://${host}${path}`,
  body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${brand}: ${title}</title>${extra}</head>
<body bgcolor="#ffffff"><table width="900" align="center"><tr><td colspan="2"><img src="banner.gif" alt="${brand}" /></td></tr>
<tr><td width="160" valign="top">${nav.map(([p, l]) => `<a href="https://${host}${p}">${l}</a><br />`).join("")}</td>
<td valign="top"><h2>${title}</h2>
${main}
${more[`https://${host}${path}`] ?? ""}
</td></tr><tr><td colspan="2"><font size="1">${foot}</font></td></tr></table></body></html>`
})) }
