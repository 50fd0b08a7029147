// Shared: registries of pages, listings and accounts, and the page layouts.
export const pages = new Map(); // url -> {status,type,body,title,text,index,date,lang,host,path}
export const listings = [];     // {url,title,content}: shown by search, not served
export const sites = new Map(); // host -> {name,lang,robots,sitemap,tpl}
export const people = [];
export const svc = { gravatar: {}, github: {}, wikidata: [], wikipedia: {}, orcid: [], openalex: [], crossref: [], hn: {}, stack: [], bsky: [], mastodon: [], itunes: [], gitlab: [], youtube: {}, rdap: {}, edgar: [], archive: [] };
export const esc = (s) => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const ent = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", copy: "©", middot: "·", ndash: "–", mdash: "—", rsquo: "’", eacute: "é", raquo: "»", apos: "'" };
export const text = (html) => html.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/gi, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(nav|footer)[\s\S]*?<\/\1>/gi, " ")
  .replace(/<\/(p|li|h\d|div|td|th|tr|dt|dd|section|article|figure|figcaption|time|header)>|<br ?\/?>/gi, " \n").replace(/<[^>]+>/g, "")
  .replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(+n)).replace(/&(\w+);/g, (m, n) => ent[n] ?? m).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim();

const L = (s) => ({ nl: ["Ga naar de inhoud", "Privacyverklaring", "Akkoord", "Weigeren", "Meest gelezen", "Werk aan de weg: dit moet je weten", "Weekendweer: later opklaringen", "Brieven van lezers", "Door", "Akkoord en sluiten", "Abonneren", "Inloggen"], fr: ["Aller au contenu", "Confidentialité", "Accepter", "Refuser", "Les plus lus", "Travaux : ce qu’il faut savoir", "Météo du week-end", "Courrier des lecteurs", "Par", "Accepter et fermer", "S’abonner", "Connexion"] })[s.lang] ?? ["Skip to content", "Privacy", "Accept", "Reject", "Most read", "Road works: what you need to know this week", "Weekend weather: showers clearing later", "Letters to the editor", "By", "Agree and close", "Subscribe", "Log in"];
const links = (s, fn) => s.nav.map(([l, h]) => fn(l, h)).join("\n      ");
const head = (s, p, url, css) => `<!DOCTYPE html>
<html lang="${s.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(p.t)}</title>
${p.d ? `<meta name="description" content="${esc(p.d)}">` : ""}
${s.og === false ? "" : `<meta property="og:title" content="${esc(p.t)}"><meta property="og:site_name" content="${esc(s.name.replace(/&amp;/g, "&"))}"><meta property="og:url" content="${url}"><meta property="og:type" content="${p.at ? "article" : "website"}">`}
<link rel="canonical" href="${url}">
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${css}">
${p.h ?? ""}${p.ld ? `<script type="application/ld+json">${JSON.stringify(p.ld)}</script>` : ""}
</head>`;
const T = {
  wp: (s, p, u) => `${head(s, p, u, "/wp-content/themes/astra/style.css?ver=6.4")}
<body class="page-template-default wp-custom-logo">
<a class="skip-link screen-reader-text" href="#content">${L(s)[0]}</a>
<header id="masthead" class="site-header"><div class="site-branding"><a href="/" rel="home">${s.name}</a></div>
<nav id="site-navigation" class="main-navigation"><button class="menu-toggle">Menu</button><ul>
      ${links(s, (l, h) => `<li class="menu-item"><a href="${h}">${l}</a></li>`)}</ul></nav></header>
<main id="content" class="site-main"><article class="entry"><header class="entry-header"><h1 class="entry-title">${p.h1 ?? esc(p.t.split(/ [|–-] /)[0])}</h1></header>
<div class="entry-content">
${p.b}
</div></article></main>
<footer class="site-footer"><p>${s.foot}</p><p><a href="/privacy-policy">${L(s)[1]}</a> · Proudly powered by WordPress</p></footer>
<div id="cookie-notice" role="dialog"><span>${s.cookie}</span> <button>${L(s)[2]}</button> <button>${L(s)[3]}</button></div>
<script src="/wp-includes/js/jquery/jquery.min.js"></script>
</body></html>`,
  boot: (s, p, u) => `${head(s, p, u, "/assets/css/bootstrap.min.css")}
<body>
<nav class="navbar navbar-expand-lg bg-body-tertiary fixed-top"><div class="container"><a class="navbar-brand" href="/"><img src="/assets/img/logo.svg" alt="${esc(s.name.replace(/&amp;/g, "&"))}" height="32"></a>
<div class="collapse navbar-collapse"><ul class="navbar-nav ms-auto">
      ${links(s, (l, h) => `<li class="nav-item"><a class="nav-link" href="${h}">${l}</a></li>`)}</ul></div></div></nav>
<div class="container py-5">
${p.h1 === false ? "" : `<h1 class="display-5 mb-4">${p.h1 ?? esc(p.t.split(/ [|–-] /)[0])}</h1>`}
${p.b}
</div>
<footer class="bg-dark text-light py-4"><div class="container small">${s.foot}</div></footer>
<div class="toast cookie-bar" role="alert">${s.cookie} <a href="/cookies">Manage preferences</a> <button class="btn btn-sm btn-primary">OK</button></div>
<script src="/assets/js/bundle.js" defer></script>
</body></html>`,
  sq: (s, p, u) => `${head(s, p, u, "https://static1.squarespace.example/site.css")}
<body id="collection-64" class="tweak-global-animations-enabled">
<div id="siteWrapper"><header data-test="header" id="header"><div class="header-title"><a href="/" data-animation-role="header-element">${s.name}</a></div>
<div class="header-nav"><nav class="header-nav-list">
      ${links(s, (l, h) => `<div class="header-nav-item"><a href="${h}">${l}</a></div>`)}</nav></div></header>
<main id="page" role="main"><section class="page-section"><div class="content-wrapper"><div class="sqs-html-content">
${p.h1 === false ? "" : `<h2>${p.h1 ?? esc(p.t.split(/ [|–-] /)[0])}</h2>`}
${p.b}
</div></div></section></main>
<footer class="sections" id="footer-sections"><div class="sqs-block">${s.foot}</div></footer></div>
<div class="sqs-cookie-banner-v2"><p>${s.cookie}</p><button class="sqs-cookie-banner-v2-accept">Sounds good</button></div>
</body></html>`,
  old: (s, p, u) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${esc(p.t)}</title><link rel="stylesheet" type="text/css" href="/style.css">${p.h ?? ""}</head>
<body bgcolor="#ffffff"><table width="960" align="center" cellpadding="6"><tr><td colspan="2"><a href="/"><img src="/images/banner.gif" alt="${esc(s.name.replace(/&amp;/g, "&"))}" width="940" height="120" border="0"></a></td></tr>
<tr><td width="160" valign="top" class="menu">
      ${links(s, (l, h) => `<a href="${h}">${l}</a><br>`)}</td><td valign="top">
<h1>${p.h1 ?? esc(p.t.split(/ [|–-] /)[0])}</h1>
${p.b}
</td></tr><tr><td colspan="2" align="center"><small>${s.foot}</small></td></tr></table></body></html>`,
  news: (s, p, u) => `${head(s, p, u, "/static/css/main.8f2a.css")}
<body class="article-page">
<div class="topbar"><a href="/subscribe">${L(s)[10]}</a> <a href="/login">${L(s)[11]}</a> <span>E-paper</span></div>
<header class="masthead"><a href="/" class="logo">${s.name}</a></header>
<nav aria-label="Sections"><ul>
      ${links(s, (l, h) => `<li><a href="${h}">${l}</a></li>`)}</ul></nav>
<main><article>
<p class="kicker">${p.k ?? (s.lang === "nl" ? "Nieuws" : "News")}</p>
<h1 class="headline">${p.h1 ?? esc(p.t.split(/ [|] /)[0])}</h1>
<div class="byline">${L(s)[8]} <span class="author">${p.by ?? "Staff reporter"}</span>${p.at ? ` <time datetime="${p.at}">${p.at}</time>` : ""}</div>
<div class="article-body">
${p.b}
</div>
</article>
<aside><h2>${L(s)[4]}</h2><ol><li>${L(s)[5]}</li><li>${L(s)[6]}</li><li>${L(s)[7]}</li></ol></aside></main>
<footer>${s.foot}</footer>
<div id="consent" class="cmp">${s.cookie} <button>${L(s)[9]}</button></div>
</body></html>`,
  mini: (s, p, u) => `${head(s, p, u, "/main.css")}
<body>
<header><a href="/">${s.name}</a> <nav>${links(s, (l, h) => `<a href="${h}">${l}</a>`)}</nav></header>
<main>
${p.b}
</main>
<footer>${s.foot}</footer>
</body></html>`,
};
export function site(s, ps) {
  s = { lang: "en", nav: [], foot: "", cookie: "We use cookies to give you the best experience on our website.", ...s };
  sites.set(s.host, s);
  for (const [path, p] of Object.entries(ps)) {
    const url = `https://${s.host}${path}`;
    const body = p.raw ?? T[s.tpl ?? "wp"](s, p, url);
    pages.set(url, { url, host: s.host, path, type: p.type ?? "text/html; charset=utf-8", status: p.dead ? 404 : 200, body, title: p.t, d: p.d, text: p.raw && p.type ? "" : text(body), index: p.index ?? !p.type, at: p.at, lang: s.lang, news: s.tpl === "news" && !!p.at });
  }
}
export const listing = (url, title, content) => listings.push({ url, title, content });
export const P = (p) => people.push(p);
