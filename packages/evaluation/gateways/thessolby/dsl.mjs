export const sites = {}, listings = [], people = [], robots = {};
const esc = s => String(s).replace(/&/g,'&amp;').replace(/</g,'&lt;').replace(/>/g,'&gt;').replace(/"/g,'&quot;');
export const site = (host, o) => { sites[host] = { host, lang:'en', layout:'modern', nav:[], foot:'', cookie:'', pages:{}, ...o }; };
export const listing = (url, title, content) => listings.push({ url, title, content });
export const P = (id, about, contact, facts, x = {}, sources = [], never, sensitive) => people.push({ id, about, contact, facts, x, sources, never, sensitive });
export const page = (host, path, title, body, o = {}) => {
  const s = sites[host]; const url = `https://${host}${path}`;
  s.pages[path] = { url, host, path, title, body, ...o, html: layout(s, path, title, body, o) };
};
function head(s, path, title, o) {
  const t = path === '/' ? title : `${title}${s.sep ?? ' | '}${s.name}`;
  return `<!doctype html>\n<html lang="${s.lang}"${s.layout==='wp'?' class="no-js"':''}>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${esc(t)}</title>\n` +
  (o.desc ? `<meta name="description" content="${esc(o.desc)}">\n` : '') +
  (s.og !== false ? `<meta property="og:title" content="${esc(title)}">\n<meta property="og:site_name" content="${esc(s.name)}">\n<meta property="og:url" content="https://${s.host}${path}">\n<meta property="og:type" content="${o.news?'article':'website'}">\n` : '') +
  (o.news ? `<meta property="article:published_time" content="${o.news}T07:30:00Z">\n` : '') +
  (s.layout==='wp' ? `<meta name="generator" content="WordPress 6.4.3">\n<link rel="stylesheet" href="/wp-content/themes/astra/style.css?ver=4.1">\n<script>document.documentElement.className=document.documentElement.className.replace('no-js','js');</script>\n` : `<link rel="stylesheet" href="/assets/main.css">\n`) +
  `<link rel="canonical" href="https://${s.host}${path}">\n` +
  (o.ld ? `<script type="application/ld+json">${JSON.stringify(o.ld)}</script>\n` : '') + `</head>\n`;
}
const WORDS = { en:{skip:'Skip to content',acc:'Accept',rej:'Reject',agree:'Agree',opt:'Manage options',by:'By',most:'Most read',items:['Roadworks to close ring road for two nights','What\'s on this weekend','Council sets date for budget vote'],foot:'Contact the newsdesk · Complaints · Privacy',menu:'Menu'}, it:{skip:'Vai al contenuto',acc:'Accetta',rej:'Rifiuta',agree:'Accetto',opt:'Gestisci le preferenze',by:'di',most:'I più letti',items:['Tangenziale chiusa per due notti','Gli appuntamenti del fine settimana','Bilancio, il voto in Consiglio'],foot:'Redazione · Privacy · Pubblicità',menu:'Menu'}, sv:{skip:'Hoppa till innehåll',acc:'Acceptera',rej:'Avvisa',agree:'Godkänn',opt:'Hantera val',by:'Av',most:'Mest läst',items:['Ringvägen stängs två nätter','Tips för helgen','Datum klart för budgeten'],foot:'Tipsa oss · Kundtjänst · Integritet',menu:'Meny'} };
function layout(s, path, title, body, o) {
  const L = WORDS[s.lang.slice(0,2)] ?? WORDS.en;
  const h = head(s, path, title, o); const li = s.nav.map(([p,l]) => `<li${p===path?' class="current"':''}><a href="${p}">${l}</a></li>`).join('');
  const a = s.nav.map(([p,l]) => `<a href="${p}">${l}</a>`).join(' ');
  switch (s.layout) {
    case 'wp': return h + `<body class="page-template-default page wp-custom-logo"><div id="page" class="hfeed site"><a class="skip-link screen-reader-text" href="#content">${L.skip}</a>
<header id="masthead" class="site-header"><div class="ast-container"><p class="site-title"><a href="/" rel="home">${esc(s.name)}</a></p><nav id="site-navigation"><ul class="main-header-menu">${li}</ul></nav></div></header>
<div id="content" class="site-content"><main id="main"><article class="page type-page"><header class="entry-header"><h1 class="entry-title">${o.h1 ?? esc(title)}</h1></header><div class="entry-content">
${body}
</div></article></main></div>
<footer class="site-footer"><div class="footer-widget-area">${s.foot}</div><div class="ast-small-footer">Copyright © 2026 ${esc(s.name)}</div></footer></div>
<div id="cookie-law-info-bar"><span>${s.cookie || 'This website uses cookies to improve your experience.'} <a role="button">${L.acc}</a> <a role="button">${L.rej}</a></span></div><script src="/wp-includes/js/wp-embed.min.js"></script></body></html>`;
    case 'bare': return h + `<body>\n<p>${a}</p>\n${o.h1===null?'':`<h1>${o.h1 ?? esc(title)}</h1>\n`}${body}\n<hr><p><small>${s.foot}</small></p>\n</body></html>`;
    case 'table': return h + `<body bgcolor="#ffffff"><table width="900" align="center" cellpadding="6"><tr><td colspan="2"><font size="+2"><b>${esc(s.name)}</b></font></td></tr><tr><td width="160" valign="top">${s.nav.map(([p,l])=>`<a href="${p}">${l}</a><br>`).join('')}</td><td valign="top"><h2>${o.h1 ?? esc(title)}</h2>${body}</td></tr><tr><td colspan="2"><center><small>${s.foot}</small></center></td></tr></table></body></html>`;
    case 'news': return h + `<body><div class="consent">${s.cookie || 'We and our partners store and access information on your device.'} <button>${L.agree}</button> <button>${L.opt}</button></div><header class="masthead"><a class="logo" href="/">${esc(s.name)}</a><nav>${a}</nav></header><main>${o.plain?`<h1>${esc(title)}</h1>${body}`:`<article itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">${o.h1 ?? esc(title)}</h1><p class="byline">${L.by} <span itemprop="author">${o.by || 'Staff reporter'}</span> · <time itemprop="datePublished" datetime="${o.news}">${o.news}</time></p><div itemprop="articleBody">${body}</div></article>`}<aside><h3>${L.most}</h3><ol>${L.items.map(i=>`<li>${i}</li>`).join('')}</ol></aside></main><footer>${s.foot}<p>${L.foot}</p></footer></body></html>`;
    default: return h + `<body><div class="banner" role="banner"><header class="top"><a class="brand" href="/">${esc(s.name)}</a><button aria-label="${L.menu}">☰</button><nav aria-label="Main"><ul>${li}</ul></nav></header></div><main id="main">${o.h1===null?'':`<h1>${o.h1 ?? esc(title)}</h1>`}
${body}
</main><footer class="footer">${s.foot}</footer>${s.cookie?`<div class="cookie-notice" role="dialog"><p>${s.cookie}</p><button>OK</button></div>`:''}</body></html>`;
  }
}
export const text = html => html.replace(/<(script|style)[\s\S]*?<\/\1>/gi,' ').replace(/<[^>]+>/g,' ').replace(/&amp;/g,'&').replace(/&lt;/g,'<').replace(/&gt;/g,'>').replace(/&quot;/g,'"').replace(/&nbsp;/g,' ').replace(/&mdash;/g,'—').replace(/&ndash;/g,'–').replace(/&rsquo;/g,'’').replace(/&lsquo;/g,'‘').replace(/&ldquo;/g,'“').replace(/&rdquo;/g,'”').replace(/\s+/g,' ').trim();
