// Shared only by the files of this world: page frames by many hands, and short forms for lists.
export const L = text => text.split(";").map(s => s.trim()).filter(Boolean)

const navs = (nav, host) => nav.map(([label, path]) => `<li><a href="${path.startsWith("http") ? path : `https://${host}${path}`}">${label}</a></li>`).join("")
const plain = (nav, host) => nav.map(([label, path]) => `<a href="${path.startsWith("http") ? path : `https://${host}${path}`}">${label}</a>`).join(" | ")

const frames = {
  wp: s => `<!DOCTYPE html>
<html lang="${s.lang}">
<head><meta charset="UTF-8"><title>${s.title} &#8211; ${s.name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/wp-content/themes/juniper/style.css?ver=6.5.2">${s.head}</head>
<body class="page-template-default">
<div id="page" class="site"><a class="skip-link screen-reader-text" href="#primary">Skip to content</a>
<header id="masthead" class="site-header"><p class="site-title"><a href="https://${s.host}/" rel="home">${s.name}</a></p><p class="site-description">${s.tag}</p><nav class="main-navigation"><button class="menu-toggle">Menu</button><ul>${navs(s.nav, s.host)}</ul></nav></header>
<main id="primary" class="site-main"><article class="hentry"><header class="entry-header"><h1 class="entry-title">${s.title}</h1></header><div class="entry-content">
${s.main}
</div></article></main>
<aside class="widget-area">${s.aside}</aside>
<footer id="colophon" class="site-footer">${s.foot}</footer>
</div>
<div id="cookie-notice" role="dialog">${s.cookie} <button>Accept</button> <button>Reject</button></div>
</body></html>`,
  bs: s => `<!doctype html><html lang="${s.lang}"><head><meta charset="utf-8"/><title>${s.title} | ${s.name}</title><link href="/assets/bootstrap.min.css" rel="stylesheet">${s.head}</head><body>
<div class="alert alert-info cookie-bar">${s.cookie} <a href="#" class="btn btn-sm">OK</a></div>
<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="https://${s.host}/">${s.name}</a><ul class="navbar-nav">${navs(s.nav, s.host)}</ul></nav>
<div class="container"><div class="row"><div class="col-lg-9"><h1>${s.title}</h1>
${s.main}
</div><div class="col-lg-3">${s.aside}</div></div></div>
<footer class="footer bg-dark"><div class="container"><small>${s.foot}</small></div></footer><script src="/assets/bundle.js"></script></body></html>`,
  drupal: s => `<!DOCTYPE html>
<html lang="${s.lang}" dir="ltr"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 10"><title>${s.title} | ${s.name}</title>${s.head}</head>
<body class="path-node"><div class="dialog-off-canvas-main-canvas"><header role="banner"><div class="region region-header"><div class="site-name"><a href="https://${s.host}/">${s.name}</a></div><div class="slogan">${s.tag}</div></div><nav role="navigation" class="block-menu"><ul class="menu">${navs(s.nav, s.host)}</ul></nav></header>
<div class="breadcrumb"><a href="https://${s.host}/">Home</a> &raquo; ${s.title}</div>
<div class="region region-content"><h1 class="page-title"><span class="field field--name-title">${s.title}</span></h1><div class="field field--name-body">
${s.main}
</div></div>
<div class="region region-sidebar">${s.aside}</div>
<footer role="contentinfo"><div class="region region-footer">${s.foot}</div></footer></div>
<div id="sliding-popup" class="eu-cookie-compliance">${s.cookie}</div></body></html>`,
  sq: s => `<!doctype html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${s.title} — ${s.name}</title>${s.head}<style>.sqs-block{margin:0}</style></head><body id="collection-5f"><div class="header-announcement">${s.tag}</div><div class="header-inner"><div class="header-title"><a href="https://${s.host}/">${s.name}</a></div><div class="header-nav"><ul>${navs(s.nav, s.host)}</ul></div></div>
<div class="page-section"><div class="content-wrapper"><div class="sqs-block html-block"><h1>${s.title}</h1></div><div class="sqs-block html-block">
${s.main}
</div>${s.aside ? `<div class="sqs-block">${s.aside}</div>` : ""}</div></div>
<div class="page-footer">${s.foot}</div><div class="sqs-cookie-banner-v2">${s.cookie}</div></body></html>`,
  table: s => `<html><head><title>${s.name}: ${s.title}</title>${s.head}</head><body bgcolor="#ffffff"><table width="100%" border="0" cellpadding="4"><tr><td colspan="2"><font size="5"><b>${s.name}</b></font><br><i>${s.tag}</i></td></tr>
<tr><td valign="top" width="150"><ul>${navs(s.nav, s.host)}</ul>${s.aside}</td><td valign="top"><h2>${s.title}</h2>
${s.main}
</td></tr><tr><td colspan="2"><hr><font size="1">${s.foot}<br>${s.cookie}</font></td></tr></table></body></html>`,
  next: s => `<!DOCTYPE html><html lang="${s.lang}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${s.title} · ${s.name}</title><meta property="og:title" content="${s.title}"/><meta property="og:site_name" content="${s.name}"/>${s.head}</head><body><div id="__next"><div class="css-1x8"><header class="Header_root__a1"><a href="https://${s.host}/" class="Header_logo__b2">${s.name}</a><nav><ul class="Nav_list__c3">${navs(s.nav, s.host)}</ul></nav><a class="Button_cta__d4" href="https://${s.host}/contact">Book a demo</a></header><main class="Layout_main__e5"><section><h1 class="Heading_xl__f6">${s.title}</h1>
${s.main}
</section>${s.aside ? `<section class="Related_root__g7">${s.aside}</section>` : ""}</main><footer class="Footer_root__h8">${s.foot}</footer></div><div role="alertdialog" aria-label="Cookie preferences">${s.cookie}<button>Allow all</button><button>Only essential</button></div></div></body></html>`,
  news: s => `<!DOCTYPE html><html lang="${s.lang}"><head><meta charset="utf-8"><title>${s.title} | ${s.name}</title><meta property="og:type" content="article">${s.head}</head><body><div class="consent-wall">${s.cookie} <button>I accept</button></div><header><div class="masthead"><a href="https://${s.host}/">${s.name}</a> <span>${s.tag}</span></div><nav>${plain(s.nav, s.host)}</nav></header><main><article><h1>${s.title}</h1><div class="share">Share: Facebook &middot; X &middot; Email</div>
${s.main}
<div class="paywall-note">Enjoying local journalism? <a href="/subscribe">Subscribe from 2.99 a week</a>.</div></article><aside><h3>Most read</h3>${s.aside}</aside></main><footer>${s.foot}</footer></body></html>`,
  blog: s => `<!doctype html>
<html lang="${s.lang}"><head><meta charset="utf-8"><title>${s.title}</title>${s.head}<link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body><header><a href="https://${s.host}/">${s.name}</a><p>${s.tag}</p><nav>${plain(s.nav, s.host)}</nav></header><h1>${s.title}</h1>
${s.main}
${s.aside}<footer>${s.foot} ${s.cookie}</footer></body></html>`
}

/** A site: what its pages have in common. Gives the function that makes its pages. */
export const site = common => (path, title, main, own = {}) => ({
  url: `https://${common.host}${path}`,
  body: frames[own.style ?? common.style]({ lang: "en", tag: "", aside: "", head: "", cookie: "", foot: "", nav: [], ...common, ...own, title, main }),
  ...(own.news ? { news: own.news } : {})
})

/** Wordings of a hobby or a cause are interests too, those of a skill as well, and a certificate is something achieved. */
export const person = p => {
  const also = p.also ?? {}
  const both = field => [...(p.facts[field] ?? []), ...(also[field] ?? [])]
  const interests = [...(also.interests ?? []), ...both("hobbies"), ...both("causes"), ...both("skills"), ...both("sports_teams")]
  const achievements = [...(also.achievements ?? []), ...both("certifications")]
  if (p.outcome === "nothing") return p
  return { ...p, also: { ...also, ...(interests.length ? { interests } : {}), ...(achievements.length ? { achievements } : {}) } }
}
