// Layouts of the sites of this world: each site has its own way of wrapping what it says.
const ld = x => x.ld ? `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...x.ld })}</script>` : ""
const li = (o, cls = "") => o.nav.map(([t, h]) => `<li${cls ? ` class="${cls}"` : ""}><a href="${h}">${t}</a></li>`).join("\n")
const head = (o, title, x, extra = "") => `<!DOCTYPE html>
<html lang="${x.lang ?? o.lang ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${x.title ?? `${title} | ${o.name}`}</title>
<meta name="description" content="${x.desc ?? o.desc ?? o.name}">
${extra}${ld(x)}
</head>`
const styles = {
  wp: (o, title, main, x) => `${head(o, title, x, `<meta name="generator" content="WordPress 6.5">\n<meta property="og:site_name" content="${o.name}">\n<link rel="stylesheet" href="/wp-content/themes/astra/style.css">\n`)}
<body class="page wp-custom-logo">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><div class="site-branding"><a href="/" rel="home">${o.name}</a></div>
<nav id="site-navigation"><button class="menu-toggle">Menu</button><ul id="primary-menu">${li(o, "menu-item")}</ul></nav></header>
<main id="content" class="site-main"><article class="hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header>
<div class="entry-content">
${main}
</div></article></main>
<aside id="secondary" class="widget-area">${o.aside ?? ""}</aside>
<footer id="colophon" class="site-footer">${o.footer}</footer>
<div id="cookie-notice" role="dialog">${o.cookie ?? "We use cookies to ensure that we give you the best experience on our website. If you continue to use this site we will assume that you are happy with it. <a href=\"#\">Ok</a> <a href=\"/privacy\">Privacy policy</a>"}</div>
<script src="/wp-includes/js/jquery/jquery.min.js"></script>
</body></html>`,
  app: (o, title, main, x) => `${head(o, title, x, `<link rel="preload" href="/_next/static/chunks/main.js" as="script">\n`)}
<body><div id="__next"><div class="CookieBar_root__x1f9" data-testid="cookie-bar"><p>${o.cookie ?? "This site uses cookies for analytics and to remember your preferences."}</p><button>Accept all</button><button>Only necessary</button></div>
<header class="Header_root__2aQ"><a href="/" aria-label="Home"><svg width="24" height="24"><path d="M0 0h24v24H0z"/></svg></a><nav><ul>${li(o)}</ul></nav><a class="Button_primary" href="/contact">Contact</a></header>
<main><section class="Hero_root__9d"><h1>${title}</h1></section>
${main}
</main>
<footer class="Footer_root__11">${o.footer}</footer></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{},"page":"/","buildId":"k3J9s"}</script>
</body></html>`,
  gov: (o, title, main, x) => `${head(o, title, x)}
<body class="path-node">
<div class="region-banner">${o.cookie ?? "This website stores cookies on your device. <a href=\"/cookies\">Manage cookies</a>"}</div>
<header role="banner"><div class="logo"><a href="/">${o.name}</a></div><form role="search"><label>Search <input type="search" name="q"></label></form></header>
<nav role="navigation" aria-label="Main"><ul class="menu">${li(o, "menu__item")}</ul></nav>
<nav class="breadcrumb"><ol><li><a href="/">Home</a></li><li>${title}</li></ol></nav>
<div class="layout-container"><main role="main"><h1 class="page-title">${title}</h1>
${main}
</main><aside class="sidebar">${o.aside ?? ""}</aside></div>
<footer role="contentinfo">${o.footer}</footer>
</body></html>`,
  plain: (o, title, main, x) => `<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${x.title ?? `${o.name} - ${title}`}</title>${ld(x)}</head>
<body bgcolor="#ffffff">
<table width="100%" border="0"><tr><td colspan="2"><font size="5"><b>${o.name}</b></font></td></tr>
<tr><td width="160" valign="top">${o.nav.map(([t, h]) => `<a href="${h}">${t}</a><br>`).join("\n")}<p>${o.aside ?? ""}</p></td>
<td valign="top"><h2>${title}</h2>
${main}
</td></tr>
<tr><td colspan="2"><hr><small>${o.footer}</small></td></tr></table>
</body></html>`,
  news: (o, title, main, x) => `${head(o, title, x, `<meta property="og:type" content="article">\n<meta property="og:title" content="${title}">\n`)}
<body class="article-page"><div class="top-bar"><a href="/subscribe">Subscribe</a> <a href="/login">Sign in</a></div>
<header><a class="masthead" href="/">${o.name}</a><nav><ul>${li(o)}</ul></nav></header>
<main><article><h1 class="headline">${title}</h1>
<p class="byline">${x.by ?? "Staff reporter"} <time>${x.date ?? ""}</time></p>
<ul class="share"><li>Share on Facebook</li><li>Copy link</li><li>Email</li></ul>
${main}
</article>
<section class="related"><h3>${o.more ?? "More from this section"}</h3>${o.aside ?? ""}</section></main>
<div class="newsletter"><p>${o.letter ?? "Get the morning headlines in your inbox. You can unsubscribe at any time."}</p><input type="email" placeholder="Your email"></div>
<footer>${o.footer}</footer>
<div class="consent" role="dialog"><p>${o.cookie ?? "We and our partners store and access information on a device, such as cookies. You can change your choices at any time."}</p><button>Agree</button><button>More options</button></div>
</body></html>`,
  sq: (o, title, main, x) => `${head(o, title, x, `<!-- This is Squarespace. -->\n`)}
<body id="collection-5f" class="tweak-global"><div id="siteWrapper">
<div class="header-announcement-bar-wrapper">${o.banner ?? ""}</div>
<div class="header-display-desktop"><div class="header-title-text"><a href="/">${o.name}</a></div>
<div class="header-nav-list">${o.nav.map(([t, h]) => `<div class="header-nav-item"><a href="${h}">${t}</a></div>`).join("")}</div></div>
<div class="page-section"><div class="sqs-block-content"><h1>${title}</h1>
${main}
</div></div>
<div class="sections footer"><div class="sqs-block-content">${o.footer}</div></div>
<div class="sqs-cookie-banner-v2">${o.cookie ?? "By using this website, you agree to our use of cookies."} <button>Accept</button></div>
</div></body></html>`,
  bare: (o, title, main, x) => `<!doctype html><html lang="${x.lang ?? o.lang ?? "en"}"><head><meta charset="utf-8"><title>${x.title ?? title}</title><link rel="stylesheet" href="/style.css"><link rel="me" href="${o.me ?? "/"}">${ld(x)}</head>
<body><header><nav>${o.nav.map(([t, h]) => `<a href="${h}">${t}</a>`).join(" · ")}</nav></header>
<main><h1>${title}</h1>
${main}
</main><footer>${o.footer}</footer></body></html>`
}
export const site = o => (path, title, main, x = {}) => ({
  url: `https://${o.host}${path}`,
  body: styles[x.style ?? o.style](o, title, main, x),
  ...(x.news ? { news: x.news } : {})
})
export const paras = (...texts) => texts.map(text => `<p>${text}</p>`).join("\n")
