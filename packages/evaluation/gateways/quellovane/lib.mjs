// Helpers shared by the site and people modules.
export const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
export const pages = [];      // {url, host, path, title, desc, lang, html, text?, news?, date?}
export const listings = [];   // {url, title, content}: seen in search only
export const sites = new Map(); // host -> {robots, sitemap, name, lang}
export const people = [];
export const P = (o) => people.push(o);
export const list = (url, title, content) => listings.push({ url, title, content });

const nav = (items, sep = '') => items.map(([t, h]) => `<a href="${h}">${t}</a>`).join(sep);
const chromes = {
  wp: (s, p, c) => `<body class="page-template-default wp-custom-logo"><a class="skip-link screen-reader-text" href="#content">${s.skip ?? 'Skip to content'}</a><header id="masthead" class="site-header"><div class="site-branding"><a href="/" rel="home">${esc(s.name)}</a><p class="site-description">${s.tag ?? ''}</p></div><nav class="main-navigation"><ul>${s.nav.map(([t, h]) => `<li class="menu-item"><a href="${h}">${t}</a></li>`).join('')}</ul></nav></header><main id="content" class="site-main"><article class="hentry"><div class="entry-content">${c}</div></article></main><footer class="site-footer"><div class="widget">${s.foot}</div><p class="site-info">${s.copy ?? `© 2026 ${esc(s.name)}. All rights reserved.`}</p></footer><div id="cookie-notice" role="dialog">${s.cookie ?? 'We use cookies to ensure that we give you the best experience on our website. <button>Accept</button> <a href="/privacy">Privacy policy</a>'}</div></body>`,
  boot: (s, p, c) => `<body><nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/"><img src="/img/logo.svg" alt="${esc(s.name)}"></a><div class="collapse navbar-collapse">${s.nav.map(([t, h]) => `<a class="nav-link" href="${h}">${t}</a>`).join('\n')}</div></div></nav><section class="py-5"><div class="container">${c}</div></section><footer class="bg-dark text-light"><div class="container"><div class="row"><div class="col-md-6">${s.foot}</div><div class="col-md-6"><small>${s.copy ?? `&copy; ${esc(s.name)} 2026`}</small></div></div></div></footer>${s.cookie === '' ? '' : `<div class="cookie-bar">${s.cookie ?? 'This site uses cookies. By continuing to browse you agree to our use of them.'}</div>`}<script src="/js/bundle.min.js" defer></script></body>`,
  tw: (s, p, c) => `<body class="font-sans antialiased text-slate-800"><div id="__app"><header class="sticky top-0 flex justify-between px-6"><a href="/" class="font-bold">${esc(s.name)}</a><nav class="hidden md:flex gap-6">${nav(s.nav)}</nav><a href="/contact" class="btn">${s.cta ?? 'Talk to us'}</a></header><main class="mx-auto max-w-5xl">${c}</main><footer class="border-t mt-24 text-sm">${s.foot}<p>${s.copy ?? `© ${esc(s.name)}`}</p></footer></div></body>`,
  old: (s, p, c) => `<body bgcolor="#ffffff"><table width="760" align="center" cellpadding="6"><tr><td colspan="2"><h2><a href="/">${esc(s.name)}</a></h2></td></tr><tr><td width="150" valign="top">${nav(s.nav, '<br>')}</td><td valign="top">${c}</td></tr><tr><td colspan="2"><hr><font size="1">${s.foot}</font></td></tr></table></body>`,
  news: (s, p, c) => `<body class="article"><div class="topbar"><a href="/">${esc(s.name)}</a> <span class="weather">11°C</span> <a href="/subscribe">${s.sub ?? 'Subscribe'}</a></div><nav class="sections">${nav(s.nav, ' | ')}</nav><article><h1 class="headline">${esc(p.title)}</h1><p class="byline">${p.by ?? ''} <time datetime="${p.date ?? ''}">${(p.date ?? '').slice(0, 10)}</time></p>${c}<div class="share">Facebook X WhatsApp Email</div></article><aside><h3>${s.most ?? 'Most read'}</h3><ol>${(s.read ?? []).map((t) => `<li><a href="/news">${t}</a></li>`).join('')}</ol></aside><footer>${s.foot}</footer><div class="consent">${s.cookie ?? 'We and our partners store and/or access information on a device. <button>Accept all</button> <button>Reject all</button>'}</div></body>`,
  bare: (s, p, c) => `<body>${s.nav.length ? `<nav>${nav(s.nav, ' · ')}</nav>` : ''}${c}${s.foot ? `<footer>${s.foot}</footer>` : ''}</body>`,
};
/** A site: site(host, {name, kind, nav, foot, …}, (page) => { page(path, title, html, opts) }) */
export function site(host, s, fill) {
  s = { lang: 'en', kind: 'wp', nav: [], foot: '', ...s };
  sites.set(host, s);
  fill((path, title, content, o = {}) => {
    const url = `https://${host}${path}`;
    const page = { url, host, path, title, desc: o.desc ?? '', lang: o.lang ?? s.lang, news: s.kind === 'news', date: o.date, by: o.by };
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${esc(o.full ?? (path === '/' ? title : `${title} ${s.dash ?? '|'} ${s.name}`))}</title>${page.desc ? `<meta name="description" content="${esc(page.desc)}"><meta property="og:description" content="${esc(page.desc)}">` : ''}${s.kind === 'old' || s.kind === 'bare' ? '' : `<meta property="og:title" content="${esc(title)}"><meta property="og:site_name" content="${esc(s.name)}"><meta property="og:type" content="${s.kind === 'news' ? 'article' : 'website'}"><meta property="og:url" content="${url}"><link rel="canonical" href="${url}">`}${s.kind === 'wp' ? '<meta name="generator" content="WordPress 6.8.3"><link rel="stylesheet" href="/wp-content/themes/main/style.css">' : '<link rel="stylesheet" href="/style.css">'}${o.ld ? `<script type="application/ld+json">${JSON.stringify(o.ld)}</script>` : ''}${s.kind === 'news' ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, datePublished: o.date, author: { '@type': 'Person', name: o.by ?? 'Newsroom' }, publisher: { '@type': 'Organization', name: s.name } })}</script>` : ''}${o.head ?? ''}`;
    page.html = `<!DOCTYPE html>\n<html lang="${page.lang}"><head>${head}</head>${chromes[o.kind ?? s.kind](s, page, content)}</html>`;
    page.content = content;
    pages.push(page);
  });
}
/** All usual wordings of a place. */
export const L = (city, region, ...countries) => {
  const out = new Set();
  for (const c of [...countries, '']) for (const r of [region, '']) {
    out.add([city, r, c].filter(Boolean).join(', '));
  }
  if (countries.length > 1) for (const r of [region, '']) out.add([city, r, countries[0], countries[1]].filter(Boolean).join(', '));
  if (region) { out.add(region); out.add(`${region}, ${countries[0]}`); }
  for (const c of countries) out.add(c);
  return [...out].join(' | ');
};
/** Titles with their company: "X | X at C | X, C …" */
export const T = (titles, companies = []) => {
  const out = [...titles];
  for (const t of titles) for (const c of companies) out.push(`${t} at ${c}`, `${t}, ${c}`, `${t} of ${c}`);
  return [...new Set(out)].join(' | ');
};
