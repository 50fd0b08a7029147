// Registry of everything the fictional internet holds, and the page layouts.
export const W = { sites: new Map(), docs: [], listings: [], people: [], gravatar: {}, ghUsers: {}, ghCommits: [], gitlab: [], bsky: {}, masto: {}, hn: {}, se: [],
  wikidata: {}, wiki: [], orcid: [], openalex: [], crossref: [], podcasts: [], youtube: {}, rdap: {}, mx: {}, wayback: [], canaries: [], payloads: [] };
export const esc = s => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const COOKIE = { en: 'We use cookies to make this site work and to count visits. <a href="/cookies">Manage preferences</a> <button>Accept all</button> <button>Reject</button>',
  nl: 'Wij gebruiken cookies om deze website te verbeteren. <a href="/cookies">Meer informatie</a> <button>Accepteren</button> <button>Weigeren</button>',
  de: 'Diese Website verwendet Cookies. <a href="/datenschutz">Datenschutz</a> <button>Alle akzeptieren</button> <button>Nur notwendige</button>',
  es: 'Utilizamos cookies propias y de terceros para mejorar su experiencia. <a href="/cookies">Configurar</a> <button>Aceptar</button> <button>Rechazar</button>' };
const READ = { en: ['Read more', 'Related', 'Share', 'Search'], nl: ['Lees meer', 'Meer nieuws', 'Delen', 'Zoeken'], de: ['Weiterlesen', 'Mehr zum Thema', 'Teilen', 'Suche'], es: ['Leer más', 'Noticias relacionadas', 'Compartir', 'Buscar'] };
export function site(host, o) { const s = { host, lang: 'en', style: 'wp', nav: [], foot: '', aside: '', robots: null, pages: new Map(), ...o }; W.sites.set(host, s); return s; }
export function page(host, path, title, body, o = {}) {
  const s = W.sites.get(host); if (!s) throw new Error('no site ' + host);
  const p = { host, path, title, body, ...o }; s.pages.set(path, p); W.docs.push(p); return p; }
export function raw(host, path, type, text) { const s = W.sites.get(host); s.pages.set(path, { host, path, raw: text, type }); }
export function li(cc, slug, title, snippet) { W.listings.push({ url: `https://${cc}.linkedin.com/in/${slug}`, title, content: snippet }); }
export function lx(handle, title, snippet) { W.listings.push({ url: `https://x.com/${handle}`, title, content: snippet }); }
export function lst(url, title, content) { W.listings.push({ url, title, content }); }
export function person(p) { W.people.push({ also: {}, sources: [], never: [], sensitive: [], ...p }); }
export const url = p => `https://${p.host}${p.path}`;
const ld = o => o ? `<script type="application/ld+json">${JSON.stringify(o)}</script>` : '';
const nav = s => s.nav.map(([t, h]) => `<li class="menu-item"><a href="${h}">${t}</a></li>`).join('');
function head(s, p, extra = '') {
  const t = p.h === false ? p.title : `${p.title} ${s.sep || '–'} ${s.name}`;
  return `<!doctype html>\n<html lang="${s.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${esc(p.full || t)}</title>${p.desc ? `<meta name="description" content="${esc(p.desc)}">` : ''}<meta property="og:title" content="${esc(p.title)}"><meta property="og:site_name" content="${esc(s.name)}"><link rel="canonical" href="https://${s.host}${p.path}">${extra}${ld(p.ld)}<style>body{font-family:sans-serif}.hidden{display:none}</style></head>`; }
const L = {
  wp: (s, p, r) => `${head(s, p, `<meta name="generator" content="WordPress 6.6.2"><link rel="alternate" type="application/rss+xml" href="/feed/">`)}<body class="page page-id-${p.title.length * 7}"><a class="skip-link screen-reader-text" href="#content">${s.lang === 'en' ? 'Skip to content' : '↓'}</a>
<header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${s.name}</a></p><p class="site-description">${s.tag || ''}</p><nav id="site-navigation"><ul class="menu">${nav(s)}</ul></nav></header>
<div id="content" class="site-content"><main id="main"><article class="post type-page hentry"><header class="entry-header"><h1 class="entry-title">${p.h1 || p.title}</h1>${p.date ? `<div class="entry-meta"><time class="published" datetime="${p.date}">${p.date}</time>${p.author ? ` <span class="byline">${p.author}</span>` : ''}</div>` : ''}</header><div class="entry-content">
${p.body}
</div></article></main><aside id="secondary" class="widget-area"><section class="widget widget_search"><label>${r[3]}</label><input type="search"></section>${s.aside ? `<section class="widget widget_recent"><h2 class="widget-title">${r[1]}</h2>${s.aside}</section>` : ''}</aside></div>
<footer id="colophon" class="site-footer">${s.foot}</footer><div id="cookie-notice" role="dialog">${COOKIE[s.lang]}</div></body></html>`,
  sqsp: (s, p, r) => `${head(s, p, '<!-- This is Squarespace. -->')}<body id="collection-${p.path.length}" class="tweak-global"><div id="siteWrapper"><header data-section-theme="white" id="header"><div class="header-title-text"><a id="site-title" href="/">${s.name}</a></div><nav class="header-nav-list">${s.nav.map(([t, h]) => `<div class="header-nav-item"><a href="${h}">${t}</a></div>`).join('')}</nav></header>
<main id="page"><article class="sections"><section class="page-section"><div class="content-wrapper"><div class="sqs-block html-block"><div class="sqs-html-content"><h1>${p.h1 || p.title}</h1>${p.date ? `<time class="dt-published blog-meta-item" datetime="${p.date}">${p.date}</time>` : ''}</div></div>
${p.body.split('\n\n').map(b => `<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${b}</div></div></div>`).join('\n')}
</div></section></article></main><footer class="sections" id="footer-sections"><p>${s.foot}</p></footer></div><div class="sqs-cookie-banner-v2">${COOKIE[s.lang]}</div></body></html>`,
  wix: (s, p) => `${head(s, p, '<meta name="generator" content="Wix.com Website Builder">')}<body><div id="SITE_CONTAINER"><div id="site-root"><div id="masterPage"><header id="SITE_HEADER"><div class="wixui-rich-text"><p>${s.name}</p></div><nav><ul>${nav(s)}</ul></nav></header><main id="PAGES_CONTAINER"><div class="comp-l1"><div class="wixui-rich-text"><h1 class="font_0">${p.h1 || p.title}</h1></div></div>
${p.body.split('\n').map((b, i) => `<div class="comp-k${i}" data-testid="richTextElement">${b}</div>`).join('\n')}
</main><footer id="SITE_FOOTER"><div class="wixui-rich-text"><p class="font_8">${s.foot}</p></div></footer></div></div></div><section class="consent-banner">${COOKIE[s.lang]}</section></body></html>`,
  hand: (s, p) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">\n<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${esc(s.name)} - ${esc(p.title)}</title></head><body bgcolor="#ffffff"><table width="900" border="0" cellpadding="4"><tr><td colspan="2"><font size="5"><b>${s.name}</b></font><br><i>${s.tag || ''}</i></td></tr><tr><td width="160" valign="top">${s.nav.map(([t, h]) => `<a href="${h}">${t}</a><br>`).join('\n')}</td><td valign="top"><h2>${p.h1 || p.title}</h2>
${p.body}
</td></tr><tr><td colspan="2"><hr><small>${s.foot}</small></td></tr></table></body></html>`,
  corp: (s, p, r) => `${head(s, p)}<body><div class="topbar">${s.top || ''}</div><header class="navbar"><a class="brand" href="/">${s.name}</a><button class="toggle" aria-expanded="false">☰</button><ul class="nav">${nav(s)}</ul></header><ol class="breadcrumb"><li><a href="/">Home</a></li><li>${p.title}</li></ol><main class="container"><h1>${p.h1 || p.title}</h1>
${p.body}
</main><footer class="footer"><div class="container">${s.foot}</div></footer><div class="cookiebar">${COOKIE[s.lang]}</div><script>window.dataLayer=window.dataLayer||[];</script></body></html>`,
  news: (s, p, r) => `${head(s, p, ld({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: p.title, datePublished: p.date, author: { '@type': 'Person', name: p.author || s.name }, publisher: { '@type': 'Organization', name: s.name } }))}<body class="article-page"><header class="masthead"><a href="/">${s.name}</a><nav><ul>${nav(s)}</ul></nav></header><div class="ad-slot">Advertisement</div><main><article><p class="kicker">${p.kicker || s.nav[0]?.[0] || ''}</p><h1>${p.h1 || p.title}</h1>${p.stand ? `<p class="standfirst">${p.stand}</p>` : ''}<p class="byline">${p.author || s.name} · <time datetime="${p.date}">${p.date}</time></p><div class="share">${r[2]}: Facebook · WhatsApp · E-mail</div>
${p.body}
</article><section class="related"><h2>${r[1]}</h2><ul>${(p.rel || s.rel || []).map(t => `<li><a href="/archive/${t.length}">${t}</a></li>`).join('')}</ul></section></main><footer><p>${s.foot}</p></footer><div class="cmp">${COOKIE[s.lang]}</div></body></html>`,
  bare: (s, p) => `<!doctype html><html lang="${s.lang}"><meta charset="utf-8"><title>${esc(p.full || p.title)}</title>\n<body>${s.nav.map(([t, h]) => `<a href="${h}">${t}</a>`).join(' | ')}\n<h1>${p.h1 || p.title}</h1>\n${p.body}\n<p>${s.foot}</p></body></html>`,
};
export function render(p) { if (p.raw != null) return p.raw; const s = W.sites.get(p.host); return L[p.style || s.style](s, p, READ[s.lang]); }
const FILL = { en: ['This page tells you how we handle your data. We keep what we need, for as long as the law asks, and no longer.', 'Use the form or ring us during opening hours.'], nl: ['Op deze pagina leest u hoe wij met uw gegevens omgaan.', 'Gebruik het formulier of bel ons tijdens kantooruren.'], de: ['Hier erfahren Sie, wie wir mit Ihren Daten umgehen. Verantwortlich im Sinne der DSGVO ist der Betreiber dieser Seite.', 'Nutzen Sie das Formular oder rufen Sie uns an.'], es: ['En esta página explicamos cómo tratamos sus datos personales.', 'Utilice el formulario o llámenos en horario de oficina.'] };
const INTRO = { en: 'Welcome', nl: 'Welkom', de: 'Willkommen', es: 'Bienvenidos' };
const ul = l => l.length ? `<ul class="listing">${l.map(p => `<li>${p.date ? `<time datetime="${p.date}">${p.date}</time> ` : ''}<a href="${p.path}">${p.title}</a></li>`).join('')}</ul>` : '';
export function finish() { // every navigation link leads somewhere; section pages list what lies under them
  for (const s of W.sites.values()) { const real = [...s.pages.values()].filter(p => p.raw == null);
    if (!s.pages.has('/')) page(s.host, '/', s.name, `<p>${s.blurb || s.tag || (s.style === 'news' ? '' : INTRO[s.lang])}</p>${ul(real)}`, { full: s.name.replace(/&amp;/g, '&'), h1: s.style === 'news' ? s.name : INTRO[s.lang], style: s.style === 'news' ? 'corp' : s.style });
    for (const [t, h] of s.nav) if (h.startsWith('/') && !s.pages.has(h)) { const under = real.filter(p => h.length > 1 && p.path.startsWith(h.replace(/\/$/, '') + '/')); s.pages.set(h, { host: s.host, path: h, title: t, style: s.style === 'news' ? 'corp' : s.style, filler: true, body: under.length ? ul(under) : /contact|kontakt|contacto/i.test(h) ? `<p>${FILL[s.lang][1]}</p><p>${s.foot}</p>` : `<p>${s.blurb || s.tag || s.name}</p>` }); }
    for (const h of ['/cookies', '/privacy', '/datenschutz']) if (!s.pages.has(h)) s.pages.set(h, { host: s.host, path: h, title: 'Privacy', style: s.style === 'news' ? 'corp' : s.style, body: `<p>${FILL[s.lang][0]}</p>`, filler: true });
    const items = real.filter(p => p.date);
    if (items.length && !s.pages.has('/feed/')) s.pages.set('/feed/', { host: s.host, path: '/feed/', type: 'application/rss+xml; charset=utf-8', raw: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${esc(s.name)}</title><link>https://${s.host}/</link>${items.map(p => `<item><title>${esc(p.title)}</title><link>https://${s.host}${p.path}</link><pubDate>${new Date(p.date).toUTCString()}</pubDate></item>`).join('')}</channel></rss>` });
  } }
