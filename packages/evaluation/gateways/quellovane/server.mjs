// Plays the internet of the world "quellovane": node server.mjs PORT
import { createServer } from 'node:http';
import { pages, listings, sites, esc, list } from './lib.mjs';
import './uk.mjs'; import './dees.mjs'; import './us.mjs';
import * as A from './accounts.mjs';

const fold = (s) => String(s ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ß/g, 'ss').toLowerCase();
const words = (s) => fold(s).match(/[a-z0-9]+/g) ?? [];
const ents = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', copy: '©', rsquo: '’', lsquo: '‘', '#39': "'" };
const textOf = (h) => h.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ').replace(/<\/?(b|i|em|strong|span|a)\b[^>]*>/gi, '').replace(/<[^>]+>/g, ' ').replace(/&([a-z]+|#39);/g, (m, e) => ents[e] ?? m).replace(/\s+/g, ' ').trim();
const norm = (u) => { try { const x = new URL(u); return x.hostname.replace(/^www\./, '') + (x.pathname.replace(/\/+$/, '') || '/'); } catch { return ''; } };

list('https://www.visitambler.example/', 'Visit Ambler, Pennsylvania', 'Shops, theatre and cafés on Butler Avenue, Ambler. Plan your visit.');
list('https://www.namesdaily.example/hughes', 'Hughes surname meaning and origin', 'Hughes is a patronymic surname of Welsh and Irish origin. It is among the 50 most common names in England and Wales.');
list('https://www.wetterseiten.example/bielefeld', 'Wetter Bielefeld heute', 'Aktuelle Vorhersage für Bielefeld: wolkig, 9 Grad.');

for (const g of A.github) list(g.user.html_url, `${g.login} (${g.user.name}) · GitHub`, `${g.user.bio ?? ''} ${g.user.name} has ${g.repos.length} repositories available. Follow their code on GitHub. ${g.user.location ?? ''}`.trim());
for (const b of A.bluesky) list(`https://bsky.app/profile/${b.handle}`, `${b.displayName} (@${b.handle}) — Bluesky`, b.description);
for (const p of A.podcasts) list(`https://podcasts.apple.com/us/podcast/id${p.id}`, `${p.name} - Podcast - Apple Podcasts`, `${p.desc} ${p.eps.map((e) => e.join('. ')).join(' ')}`);
list('https://www.youtube.com/channel/UCopalglaze0000000000001', 'Opal Nightingale-Shaw - YouTube', 'Glaze diaries from Ferncastle Ceramics, Stoke-on-Trent. 14 videos.');

// ---------- search
const docs = [
  ...pages.map((p) => ({ url: p.url, title: textOf((p.html.match(/<title>([\s\S]*?)<\/title>/) ?? [])[1] ?? p.title), text: textOf(p.html.replace(/<head>[\s\S]*?<\/head>/, '')), body: textOf(p.content), news: p.news, date: p.date, desc: p.desc })),
  ...listings.map((l) => ({ ...l, text: l.content, body: l.content })),
];
for (const d of docs) { d.tf = new Map(); for (const w of words(`${d.title} ${d.title} ${d.text} ${d.url}`)) d.tf.set(w, (d.tf.get(w) ?? 0) + 1); d.len = [...d.tf.values()].reduce((a, b) => a + b, 0); d.flat = ' ' + words(`${d.title} ${d.text}`).join(' ') + ' '; }
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length;
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1);
const idf = (w) => Math.log(1 + (docs.length - (df.get(w) ?? 0) + 0.5) / ((df.get(w) ?? 0) + 0.5));
const STOP = new Set('the a an of and or in at on for to is are by with from site www com example der die das und von im am la el de y en los las'.split(' '));
const snippet = (d, terms, n = 320) => {
  if (!d.body) return d.text.slice(0, n);
  const sents = d.body.match(/[^.!?]+[.!?»"”]*\s*/g) ?? [d.body];
  const sc = sents.map((s) => { const w = new Set(words(s)); return terms.reduce((a, t) => a + (w.has(t) ? idf(t) : 0), 0); });
  let best = 0; sc.forEach((v, i) => { if (v > sc[best]) best = i; });
  let out = ''; for (let i = Math.max(0, best - (best > 0 && sents[best].length < 80 ? 1 : 0)); i < sents.length && out.length < n; i++) out += sents[i];
  out = out.trim(); return out.length > n ? out.slice(0, n - 1).replace(/\s\S*$/, '') + ' ...' : out;
};
function search(query, { max = 5, include = [], exclude = [], news = false } = {}) {
  let q = String(query ?? '').slice(0, 2000); const inc = [...include], exc = [...exclude], phrases = [], minus = [];
  q = q.replace(/-?site:(\S+)/gi, (m, h) => { (m[0] === '-' ? exc : inc).push(h.replace(/^https?:\/\//, '').replace(/\/$/, '')); return ' '; });
  q = q.replace(/(^|\s)-"([^"]+)"|(^|\s)-(\w\S*)/g, (m, a, b, c, e) => { minus.push(...words(b ?? e)); return ' '; });
  q = q.replace(/"([^"]+)"/g, (m, p) => { phrases.push(words(p).join(' ')); return ` ${p} `; }).replace(/\bOR\b|\bAND\b/g, ' ');
  const terms = [...new Set(words(q).filter((w) => !STOP.has(w)))];
  const total = terms.reduce((a, t) => a + idf(t), 0) || 1;
  const on = (d, h) => { const host = new URL(d.url).hostname.replace(/^www\./, ''), k = String(h).replace(/^\*\.|^www\./, '').split('/')[0]; return host === k || host.endsWith('.' + k) || host.endsWith(k); };
  const hits = [];
  for (const d of docs) {
    if (news && !d.news) continue;
    if (inc.length && !inc.some((h) => on(d, h))) continue;
    if (exc.some((h) => on(d, h)) || minus.some((w) => d.tf.has(w))) continue;
    let s = 0, got = 0;
    for (const t of terms) { const f = d.tf.get(t); if (!f) continue; got += idf(t); s += idf(t) * (f * 2.2) / (f + 1.2 * (0.25 + 0.75 * d.len / avg)); }
    for (const p of phrases) if (d.flat.includes(` ${p} `)) s *= 1.6; else s *= 0.6;
    for (let i = 0; i + 1 < terms.length; i++) if (d.flat.includes(` ${terms[i]} ${terms[i + 1]} `)) s *= 1.12;
    if (!terms.length && inc.length) { s = 1; got = total; }
    if (s > 0 && (got / total > 0.22)) hits.push({ d, s, got: got / total });
  }
  hits.sort((a, b) => b.s - a.s);
  const top = hits[0]?.s ?? 1;
  return hits.slice(0, Math.max(0, Math.min(max, 20))).map(({ d, s, got }) => ({ d, title: d.title, url: d.url, content: snippet(d, terms), score: Math.round(Math.min(0.98, 0.35 + 0.6 * (s / top) * Math.min(1, got + 0.15)) * 1e6) / 1e6 }));
}

// ---------- pages
const byUrl = new Map(pages.map((p) => [norm(p.url), p]));
const byHost = new Map(); for (const p of pages) { const h = p.host.replace(/^www\./, ''); byHost.set(h, [...(byHost.get(h) ?? []), p]); }
const siteOf = (host) => sites.get(host) ?? sites.get('www.' + host) ?? sites.get(host.replace(/^www\./, ''));
const rfc = (i) => new Date(Date.UTC(2026, 8 - i, 4, 6)).toUTCString();
const feed = (p) => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.name)}</title><link>https://${p.host}/</link><description>${esc(p.desc)}</description><language>en</language><itunes:author>${esc(p.artist)}</itunes:author>${p.eps.map(([t, d], i) => `<item><title>${esc(t)}</title><description>${esc(d)}</description><pubDate>${rfc(i)}</pubDate><guid isPermaLink="false">${p.id}-${i}</guid><enclosure url="https://${p.host}/audio/${i}.mp3" length="1000" type="audio/mpeg"/></item>`).join('')}</channel></rss>`;

const J = (b, status = 200, headers = {}) => ({ status, type: 'application/json; charset=utf-8', body: JSON.stringify(b), headers });
const H = (b, status = 200) => ({ status, type: 'text/html; charset=utf-8', body: b });
const X = (b, status = 200, type = 'application/xml; charset=utf-8') => ({ status, type, body: b });
const TX = (b, status = 200) => ({ status, type: 'text/plain; charset=utf-8', body: b });
const shell = (t, b, status = 200) => H(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${esc(t)}</title></head><body>${b}</body></html>`, status);

function web(host, path) {
  const bare = host.replace(/^www\./, ''), s = siteOf(host);
  if (!s) return null;
  const mine = byHost.get(bare) ?? [];
  const pod = A.podcasts.find((p) => p.host === bare);
  if (path === '/feed.xml' && pod) return X(feed(pod), 200, 'application/rss+xml; charset=utf-8');
  if (path === '/robots.txt') return s.robots || s.sitemap ? TX(`User-agent: *\nDisallow: /wp-admin/\nDisallow: /basket\n${s.sitemap ? `\nSitemap: https://${mine[0]?.host ?? host}/sitemap.xml\n` : ''}`) : TX('Not Found', 404);
  if (path === '/sitemap.xml' && s.sitemap) return X(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${mine.map((p) => `<url><loc>${p.url}</loc><lastmod>${(p.date ?? '2026-05-01').slice(0, 10)}</lastmod></url>`).join('\n')}</urlset>`);
  let p = byUrl.get(bare + (path.replace(/\/+$/, '') || '/'));
  if (!p) { try { p = byUrl.get(bare + (decodeURIComponent(path).replace(/\/+$/, '') || '/')); } catch { /* not there */ } }
  if (p) return H(p.html);
  if (path === '/') return shell(s.name, `<h1>${esc(s.name)}</h1><ul>${mine.map((m) => `<li><a href="${m.path}">${esc(m.title)}</a></li>`).join('')}</ul><p>${s.foot}</p>`);
  if ((path === '/news' || path === '/sport' || path === '/local' || path === '/blog' || path === '/aktuelles') && mine.some((m) => m.path.startsWith(path + '/'))) return shell(`${path.slice(1)} | ${s.name}`, `<h1>${esc(s.name)}</h1><ul>${mine.filter((m) => m.path.startsWith(path + '/')).map((m) => `<li><a href="${m.path}">${esc(m.title)}</a></li>`).join('')}</ul>`);
  const nf = { de: ['Seite nicht gefunden', 'Die angeforderte Seite existiert nicht.'], es: ['Página no encontrada', 'La página que busca no existe.'] }[s.lang] ?? ['Page not found', 'Sorry, we can’t find that page.'];
  return shell(`${nf[0]} | ${s.name}`, `<nav>${s.nav.map(([t, h]) => `<a href="${h}">${t}</a>`).join(' ')}</nav><h1>404</h1><p>${nf[1]}</p><footer>${s.foot}</footer>`, 404);
}
const fetchUrl = (u) => { try { const x = new URL(u); return route('GET', x.hostname, x.pathname, x.searchParams, {}, {}); } catch { return TX('Not Found', 404); } };
const readable = (u) => { const r = fetchUrl(u); return { status: r.status, title: textOf((r.body.match(/<title>([\s\S]*?)<\/title>/) ?? [])[1] ?? ''), text: textOf(r.body.replace(/<head>[\s\S]*?<\/head>/, '')), html: r.body }; };
const has = (hay, needle) => { const w = words(hay), n = words(needle); return n.length > 0 && n.every((t) => w.includes(t)); };

// ---------- services
const S = {
  'api.tavily.com'(m, p, q, b) {
    if (m === 'POST' && p === '/search') {
      if (!b.query) return J({ detail: { error: 'Query is missing.' } }, 400);
      const r = search(b.query, { max: b.max_results ?? 5, include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === 'news' });
      return J({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map((x) => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: b.include_raw_content ? x.d.text : null, ...(b.topic === 'news' ? { published_date: new Date(x.d.date).toUTCString() } : {}) })), response_time: 0.84, request_id: '5b2f0c1e-0000-4000-8000-000000000001' });
    }
    if (m === 'POST' && p === '/extract') { const ok = [], bad = []; for (const u of [].concat(b.urls ?? [])) { const r = readable(u); r.status === 200 ? ok.push({ url: u, raw_content: r.text, images: [] }) : bad.push({ url: u, error: 'Failed to fetch url' }); } return J({ results: ok, failed_results: bad, response_time: 0.4, request_id: '5b2f0c1e-0000-4000-8000-000000000002' }); }
    return J({ detail: { error: 'Not Found' } }, 404);
  },
  'api.firecrawl.dev'(m, p, q, b) {
    if (m === 'POST' && /^\/v[12]\/search$/.test(p)) {
      if (!b.query) return J({ success: false, error: 'Bad Request', code: 'BAD_REQUEST' }, 400);
      const src = [].concat(b.sources ?? ['web']).map((s) => s?.type ?? s); const data = {};
      if (src.includes('web')) data.web = search(b.query, { max: b.limit ?? 5 }).map((x, i) => ({ url: x.url, title: x.title, description: x.content.slice(0, 180), position: i + 1 }));
      if (src.includes('news')) data.news = search(b.query, { max: b.limit ?? 5, news: true }).map((x, i) => ({ url: x.url, title: x.title, snippet: x.content.slice(0, 180), date: x.d.date, position: i + 1 }));
      return J({ success: true, data, creditsUsed: 2, id: '01900000-0000-7000-8000-000000000001' });
    }
    if (m === 'POST' && /^\/v[12]\/scrape$/.test(p)) { const r = readable(b.url); return J({ success: true, data: { markdown: r.text, html: r.html, links: [], metadata: { title: r.title, sourceURL: b.url, url: b.url, statusCode: r.status } } }); }
    return J({ success: false, error: 'Not Found', code: 'NOT_FOUND' }, 404);
  },
  'r.jina.ai'(m, p, q, b, h) { const u = p.slice(1).replace(/^(https?:)\/*/, '$1//') + (q.size ? '?' + q : ''); const r = readable(u); if (r.status !== 200) return J({ data: null, code: 422, name: 'AssertionFailureError', status: 42206, message: `Failed to goto ${u}` }, 422); return /json/.test(h.accept ?? '') ? J({ code: 200, status: 20000, data: { title: r.title, description: '', url: u, content: r.text, usage: { tokens: Math.ceil(r.text.length / 4) } } }) : TX(`Title: ${r.title}\n\nURL Source: ${u}\n\nMarkdown Content:\n${r.text}`); },
  'api.gravatar.com'(m, p) { const x = A.gravatar.get((p.match(/^\/v3\/profiles\/([0-9a-f]{64})$/i) ?? [])[1]?.toLowerCase()); const hd = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '97', 'x-ratelimit-reset': '1795510800' }; return x ? J(x, 200, hd) : J({ error: 'Profile not found', code: 'profile_not_found' }, 404, hd); },
  'api.github.com'(m, p, q) {
    const hd = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '55', 'x-ratelimit-reset': '1795510800' }, nf = () => J({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, 404, hd);
    if (p === '/search/users') { const t = (q.get('q') ?? '').replace(/\b(in|type|location):\S+/g, '').replace(/"/g, '').trim(); const it = A.github.filter((g) => t.includes('@') ? fold(g.user.email) === fold(t) : t && (has(g.user.name, t) || fold(g.login) === fold(t))); return J({ total_count: it.length, incomplete_results: false, items: it.map((g) => ({ login: g.login, id: g.user.id, avatar_url: g.user.avatar_url, url: g.user.url, html_url: g.user.html_url, type: 'User', score: 1 })) }, 200, hd); }
    if (p === '/search/commits') { const e = fold((q.get('q') ?? '').match(/author-email:"?([^\s"]+)/)?.[1]); const it = A.commits.filter((c) => c[0] === e); return J({ total_count: it.length, incomplete_results: false, items: it.map(([mail, login, name, repo, msg]) => ({ sha: 'f00d'.repeat(10), html_url: `https://github.com/${login}/${repo}/commit/${'f00d'.repeat(10)}`, commit: { author: { name, email: mail, date: '2025-11-02T15:00:00Z' }, message: msg }, author: { login, html_url: `https://github.com/${login}` }, repository: { name: repo, full_name: `${login}/${repo}`, html_url: `https://github.com/${login}/${repo}` }, score: 1 })) }, 200, hd); }
    if (p.startsWith('/search/')) return J({ total_count: 0, incomplete_results: false, items: [] }, 200, hd);
    const mm = p.match(/^\/users\/([^/]+)(?:\/(repos|social_accounts|events\/public|orgs))?$/), g = mm && A.github.find((x) => fold(x.login) === fold(mm[1]));
    if (!g) return nf();
    return J(!mm[2] ? g.user : mm[2] === 'repos' ? g.repos : mm[2] === 'social_accounts' ? g.social : [], 200, hd);
  },
  'www.wikidata.org'(m, p, q) {
    if (p === '/w/api.php' && q.get('action') === 'wbsearchentities') { const t = fold(q.get('search')); const r = A.wikidata.filter((w) => t && fold(w.label).startsWith(t)); return J({ searchinfo: { search: q.get('search') ?? '' }, search: r.map((w) => ({ id: w.id, title: w.id, concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: 'wikidata', url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: 'label', language: 'en', text: w.label } })), success: 1 }); }
    const id = p.match(/^\/wiki\/Special:EntityData\/(Q\d+)\.json$/)?.[1] ?? (q.get('action') === 'wbgetentities' ? q.get('ids') : null), w = A.wikidata.find((x) => x.id === id);
    if (!w) return p === '/w/api.php' ? J({ batchcomplete: '', query: { search: [] } }) : shell('Not found', 'Not found', 404);
    return J({ entities: { [w.id]: { type: 'item', id: w.id, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.description } }, aliases: {}, claims: Object.fromEntries(Object.entries(w.claims).map(([k, vs]) => [k, vs.map((v) => ({ mainsnak: { snaktype: 'value', property: k, datavalue: v[0] === 'Q' ? { value: { 'entity-type': 'item', id: v }, type: 'wikibase-entityid' } : v[0] === '+' ? { value: { time: v, precision: 11 }, type: 'time' } : { value: v, type: 'string' } }, type: 'statement', rank: 'normal' }))])), sitelinks: w.wiki ? { enwiki: { site: 'enwiki', title: w.wiki, url: `https://en.wikipedia.org/wiki/${w.wiki.replace(/ /g, '_')}` } } : {} } } });
  },
  'en.wikipedia.org'(m, p, q) {
    let t = p.match(/^\/(?:api\/rest_v1\/page\/summary|wiki)\/(.+)$/)?.[1]; try { t = t && decodeURIComponent(t).replace(/_/g, ' '); } catch { t = null; }
    const k = Object.keys(A.wikipedia).find((x) => fold(x) === fold(t)), w = k && A.wikipedia[k];
    if (p === '/w/api.php') return J({ batchcomplete: '', query: { searchinfo: { totalhits: 0 }, search: [] } });
    if (p.startsWith('/api/')) return w ? J({ type: 'standard', title: k, displaytitle: k, pageid: 15628, lang: 'en', description: w[0], extract: w[1], extract_html: `<p>${w[1]}</p>`, wikibase_item: A.wikidata.find((x) => x.wiki === k)?.id, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${k.replace(/ /g, '_')}` } } }) : J({ type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found', title: 'Not found.', method: 'get', detail: 'Page or revision not found.', uri: p }, 404);
    return w ? shell(`${k} - Wikipedia`, `<h1>${k}</h1><p>${w[1]}</p>`) : shell('Wikipedia', 'Wikipedia does not have an article with this exact name.', 404);
  },
  'pub.orcid.org'(m, p, q) {
    if (/^\/v3\.0\/(expanded-)?search\/?$/.test(p)) {
      const s = q.get('q') ?? '', f = (n) => { const x = s.match(new RegExp(n + ':\\s*(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s)]+))')); return x && (x[1] ?? x[2] ?? x[3]); };
      const g = f('given-names'), l = f('family-name'), a = f('affiliation-org-name'), e = f('email'), any = g || l || a || e;
      const r = any && !e ? A.orcid.filter((o) => (!g || has(o.given, g)) && (!l || has(o.family, l)) && (!a || o.inst.some((i) => has(i, a)))) : [];
      if (!p.includes('expanded')) return J({ result: r.length ? r.map((o) => ({ 'orcid-identifier': { uri: `https://orcid.org/${o.id}`, path: o.id, host: 'orcid.org' } })) : null, 'num-found': r.length });
      return J({ 'expanded-result': r.length ? r.map((o) => ({ 'orcid-id': o.id, 'given-names': o.given, 'family-names': o.family, 'credit-name': null, 'other-name': [], email: [], 'institution-name': o.inst })) : null, 'num-found': r.length });
    }
    const [, id, part] = p.match(/^\/v3\.0\/([\dX-]+)(?:\/(\w+))?\/?$/) ?? [], o = A.orcid.find((x) => x.id === id);
    if (!o) return J({ 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' }, 404);
    const person = { name: { 'given-names': { value: o.given }, 'family-name': { value: o.family }, 'credit-name': null, visibility: 'public', path: o.id }, 'other-names': { 'other-name': [] }, biography: null, 'researcher-urls': { 'researcher-url': [] }, emails: { email: [] }, addresses: { address: [{ country: { value: 'ES' } }] }, keywords: { keyword: o.keywords.map((content) => ({ content })) }, 'external-identifiers': { 'external-identifier': [] } };
    const aff = (kind, org, role, y) => ({ 'affiliation-group': [{ summaries: [{ [`${kind}-summary`]: { 'role-title': role, 'department-name': null, 'start-date': kind === 'employment' ? { year: { value: y } } : null, 'end-date': kind === 'education' ? { year: { value: y } } : null, organization: { name: org, address: { city: 'Valencia', region: null, country: 'ES' } } } }] }] });
    const emp = aff('employment', o.inst[0], o.role, '2016'), edu = aff('education', ...o.edu);
    const wk = { group: A.works.filter((w) => w.a.some((n) => n[1] === o.family)).map((w) => ({ 'work-summary': [{ title: { title: { value: w.title } }, type: 'journal-article', 'publication-date': { year: { value: String(w.year) } }, 'journal-title': { value: w.journal } }] })) };
    return J({ person, employments: emp, educations: edu, works: wk }[part] ?? { 'orcid-identifier': { path: o.id }, person, 'activities-summary': { employments: emp, educations: edu, works: wk } });
  },
  'api.openalex.org'(m, p, q) {
    const au = (a) => ({ id: `https://openalex.org/${a.n}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: a.alts, works_count: a.works, cited_by_count: a.cited, affiliations: [{ institution: { id: 'https://openalex.org/I990417', display_name: 'Levante Institute for Water Research', country_code: 'ES', type: 'facility' }, years: [2024, 2023] }], last_known_institutions: [{ id: 'https://openalex.org/I990417', display_name: 'Levante Institute for Water Research', country_code: 'ES', type: 'facility' }], topics: [] });
    const wk = (w) => ({ id: 'https://openalex.org/W' + w.year + '0417', doi: 'https://doi.org/' + w.doi, title: w.title, display_name: w.title, publication_year: w.year, authorships: w.a.map((n) => ({ author: { display_name: n[0] + ' ' + n[1] } })), cited_by_count: 20 });
    const L = (r) => J({ meta: { count: r.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: r, group_by: [] });
    if (p === '/authors') { const s = q.get('search') ?? (q.get('filter') ?? '').match(/display_name\.search:([^,]+)/)?.[1] ?? ''; const oid = (q.get('filter') ?? '').match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]; return L(A.openalex.filter((a) => (oid ? a.orcid === oid : has(a.name, s) || a.alts.some((x) => has(x, s)))).map(au)); }
    if (p.startsWith('/authors/')) { const a = A.openalex.find((x) => p.includes(x.n) || p.includes(x.orcid)); return a ? J(au(a)) : J({ error: 'Not Found', message: 'No such entity' }, 404); }
    if (p === '/works') { const f = (q.get('filter') ?? '') + (q.get('search') ?? ''); return L(A.works.filter((w) => f.includes(w.oa) || A.openalex.some((a) => a.n === w.oa && f.includes(a.orcid))).map(wk)); }
    return p === '/institutions' ? L([]) : J({ error: 'Not Found' }, 404);
  },
  'api.crossref.org'(m, p, q) {
    const t = words(q.get('query.author') ?? q.get('query') ?? ''), it = p === '/works' ? A.works.filter((w) => w.a.some((n) => words(n[1]).some((x) => t.includes(x)))) : [];
    if (p !== '/works') return TX('Resource not found.', 404);
    return J({ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': it.length, items: it.map((w) => ({ DOI: w.doi, title: [w.title], 'container-title': [w.journal], type: 'journal-article', URL: 'https://doi.org/' + w.doi, author: w.a.map((n, i) => ({ given: n[0], family: n[1], sequence: i ? 'additional' : 'first', affiliation: [{ name: n[2] }] })), issued: { 'date-parts': [[w.year, 5]] }, score: 18.2 })), 'items-per-page': 20, query: { 'start-index': 0, 'search-terms': null } } }, 200, { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' });
  },
  'hn.algolia.com'(m, p, q) {
    const u = p.match(/^\/api\/v1\/users\/([^/]+)$/)?.[1];
    if (u) return A.hn[u] ? J({ username: u, about: A.hn[u].about, karma: A.hn[u].karma }) : J({ status: 404, error: 'Not Found' }, 404);
    const tags = q.get('tags') ?? '', who = tags.match(/author_([\w-]+)/)?.[1], text = q.get('query') ?? ''; let hits = [];
    for (const [name, x] of Object.entries(A.hn)) x.items.forEach(([k, t, url, points, n, at], i) => { if ((!who || who === name) && (who || text) && (!/story|comment/.test(tags) || tags.includes(k)) && (!text || has(t + ' ' + url, text))) hits.push({ objectID: String(40900417 + i), title: k === 'story' ? t : null, url, author: name, points, num_comments: n, comment_text: k === 'comment' ? t : null, story_text: null, created_at: new Date(at * 1000).toISOString(), created_at_i: at, _tags: [k, 'author_' + name] }); });
    return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: text });
  },
  'api.stackexchange.com'(m, p, q) {
    const so = (q.get('site') ?? 'stackoverflow') === 'stackoverflow', n = fold(q.get('inname')), id = p.match(/\/users\/(\d+)/)?.[1];
    let it = !so ? [] : id ? A.stack.filter((s) => String(s.user_id) === id) : n ? A.stack.filter((s) => fold(s.display_name).includes(n)) : [];
    if (/top-tags|tags$/.test(p)) it = it.flatMap((s) => s.tags.map((t) => ({ tag_name: t, answer_count: 20, answer_score: 90, question_count: 1, question_score: 3, user_id: s.user_id })));
    else if (/answers|questions|posts/.test(p)) it = []; else it = it.map(({ tags, ...s }) => ({ ...s, account_id: 990417, is_employee: false, user_type: 'registered', link: `https://stackoverflow.com/users/${s.user_id}/priya-vantongeren`, profile_image: 'https://i.sstatic.net/x.png' }));
    return J({ items: it, has_more: false, quota_max: 300, quota_remaining: 281 });
  },
  'public.api.bsky.app'(m, p, q) {
    const find = (a) => A.bluesky.find((x) => x.handle === fold(a).replace(/^@/, '') || x.did === a), pr = (x) => ({ did: x.did, handle: x.handle, displayName: x.displayName, description: x.description, avatar: 'https://cdn.bsky.app/img/avatar/plain/x', followersCount: 418, followsCount: 230, postsCount: x.posts.length, createdAt: '2023-08-01T00:00:00.000Z', labels: [] });
    if (p.endsWith('app.bsky.actor.getProfile')) { const x = find(q.get('actor')); return x ? J(pr(x)) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); }
    if (p.endsWith('app.bsky.feed.getAuthorFeed')) { const x = find(q.get('actor')); return x ? J({ feed: [...x.posts.map((t, i) => ({ post: { uri: `at://${x.did}/app.bsky.feed.post/3k${i}`, cid: 'bafy' + i, author: { did: x.did, handle: x.handle, displayName: x.displayName }, record: { $type: 'app.bsky.feed.post', text: t, createdAt: `2026-0${9 - i}-10T08:00:00.000Z`, langs: ['en'] }, likeCount: 12 + i, replyCount: 1, repostCount: 0, indexedAt: `2026-0${9 - i}-10T08:00:01.000Z` } })), { post: { uri: 'at://did:plc:other/app.bsky.feed.post/9', record: { text: 'Chess boxing finals tonight in Leipzig!', createdAt: '2026-05-01T00:00:00.000Z' }, author: { handle: 'chessboxing.example' }, likeCount: 900 }, reason: { $type: 'app.bsky.feed.defs#reasonRepost' } }] }) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); }
    if (p.includes('app.bsky.actor.searchActors')) { const t = q.get('q') ?? q.get('term') ?? ''; return J({ actors: A.bluesky.filter((x) => has(`${x.displayName} ${x.handle} ${x.description}`, t)).map(pr) }); }
    if (p.endsWith('resolveHandle')) { const x = find(q.get('handle')); return x ? J({ did: x.did }) : J({ error: 'InvalidRequest', message: 'Unable to resolve handle' }, 400); }
    if (p.endsWith('searchPosts')) return H('<html><head><title>403 Forbidden</title></head></html>', 403);
    return J({ error: 'MethodNotImplemented', message: 'Method Not Implemented' }, 501);
  },
  'api.gdeltproject.org'(m, p, q) {
    const raw = q.get('query') ?? '', ph = [...raw.matchAll(/"([^"]+)"/g)].map((x) => words(x[1]).join(' ')), rest = words(raw.replace(/"[^"]+"/g, '').replace(/\w+:\S+/g, '').replace(/\bOR\b/g, ' ')).filter((w) => !STOP.has(w));
    const or = /\bOR\b/.test(raw);
    const r = ph.length || rest.length ? docs.filter((d) => d.news && (or ? ph.some((x) => d.flat.includes(` ${x} `)) || (!ph.length && rest.some((w) => d.tf.has(w))) : ph.every((x) => d.flat.includes(` ${x} `)) && rest.every((w) => d.tf.has(w)))) : [];
    return J(r.length ? { articles: r.slice(0, +(q.get('maxrecords') ?? 75) || 75).map((d) => ({ url: d.url, url_mobile: '', title: d.title, seendate: (d.date ?? '2025-01-01T00:00:00Z').replace(/[-:]/g, '').replace(/\.\d+/, ''), socialimage: '', domain: new URL(d.url).hostname, language: /loma|turia/.test(d.url) ? 'Spanish' : /anzeiger/.test(d.url) ? 'German' : 'English', sourcecountry: /loma|turia|costa/.test(d.url) ? 'Spain' : /anzeiger/.test(d.url) ? 'Germany' : /superior|frenchbroad/.test(d.url) ? 'United States' : 'United Kingdom' })) } : {});
  },
  'itunes.apple.com'(m, p, q) { const t = q.get('term') ?? '', r = p === '/search' ? A.podcasts.filter((x) => has(`${x.name} ${x.artist} ${x.eps.flat().join(' ')}`, t)) : p === '/lookup' ? A.podcasts.filter((x) => String(x.id) === q.get('id')) : []; return J({ resultCount: r.length, results: r.map((x) => ({ wrapperType: 'track', kind: 'podcast', collectionId: x.id, trackId: x.id, artistName: x.artist, collectionName: x.name, trackName: x.name, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${x.id}`, feedUrl: x.feed, trackCount: x.eps.length, releaseDate: '2026-09-04T06:00:00Z', primaryGenreName: 'Arts', country: 'USA' })) }); },
  'gitlab.com'(m, p) { return p.startsWith('/api/v4/users') ? (p === '/api/v4/users' ? J([]) : J({ message: '404 User Not Found' }, 404)) : p.startsWith('/api/') ? J({ message: '404 Not Found' }, 404) : shell('Not Found', 'The page could not be found', 404); },
  'www.youtube.com'(m, p, q) { const id = q.get('channel_id') ?? p.match(/^\/channel\/([\w-]+)/)?.[1], c = A.youtube[id]; if (!c) return shell('404 Not Found', 'Error 404 (Not Found)!!1', 404); if (p === '/feeds/videos.xml') return X(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${id}</id><yt:channelId>${id}</yt:channelId><title>${c.name}</title><author><name>${c.name}</name><uri>https://www.youtube.com/channel/${id}</uri></author><published>2022-02-02T00:00:00+00:00</published>${c.videos.map(([t, d], i) => `<entry><id>yt:video:vid${i}</id><title>${esc(t)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=vid${i}"/><published>2026-0${7 - i}-01T00:00:00+00:00</published><media:group><media:description>${esc(d)}</media:description></media:group></entry>`).join('')}</feed>`); return shell(`${c.name} - YouTube`, `<link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${id}">`); },
  'rdap.org'(m, p) { const d = fold(p.match(/^\/domain\/(.+)$/)?.[1]).replace(/^www\./, ''); return byHost.has(d) ? J({ objectClassName: 'domain', ldhName: d.toUpperCase(), handle: 'D417-EX', status: ['client transfer prohibited'], events: [{ eventAction: 'registration', eventDate: '2011-05-09T00:00:00Z' }, { eventAction: 'expiration', eventDate: '2027-05-09T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Plainname Registrars Ltd']]] }, { objectClassName: 'entity', roles: ['registrant'], remarks: [{ title: 'REDACTED FOR PRIVACY' }] }], nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.PLAINNAME.EXAMPLE' }], rdapConformance: ['rdap_level_0'] }) : J({ errorCode: 404, title: 'Not Found', description: ['No RDAP service found for this object'] }, 404); },
  'www.sec.gov'(m, p) { return p === '/files/company_tickers.json' ? J({ 0: { cik_str: 9900417, ticker: 'PRRW', title: 'Prairie Wire Holdings Inc.' }, 1: { cik_str: 9900418, ticker: 'HMSX', title: 'Heartland Medical Systems Corp' } }) : shell('SEC.gov | Page not found', 'Page not found', 404); },
  'data.sec.gov'(m, p) { return X('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>', 404); },
  'efts.sec.gov'() { return J({ took: 3, timed_out: false, hits: { total: { value: 0, relation: 'eq' }, hits: [] } }); },
  'web.archive.org'(m, p, q) {
    if (p.startsWith('/cdx')) {
      const u = q.get('url') ?? '', k = norm(/^https?:/.test(u) ? u : 'https://' + u).replace(/\/\*$/, ''), pre = /\*$/.test(u) || /prefix|domain|host/.test(q.get('matchType') ?? ''), F = (q.get('fl') ?? 'urlkey,timestamp,original,mimetype,statuscode,digest,length').split(',');
      const rows = A.archive.filter((a) => k && (pre ? norm(a.url).startsWith(k.replace(/\/$/, '')) : norm(a.url) === k)).map((a) => ({ urlkey: 'example,' + norm(a.url).replace('.example', ')'), timestamp: a.ts, original: a.url, mimetype: 'text/html', statuscode: '200', digest: 'QUELLOVANE417', length: '4170' })).map((r) => F.map((f) => r[f] ?? ''));
      return q.get('output') === 'json' ? J(rows.length ? [F, ...rows] : []) : TX(rows.map((r) => r.join(' ')).join('\n') + (rows.length ? '\n' : ''));
    }
    const mm = p.match(/^\/web\/(\d+)(?:id_|if_)?\/(.+)$/); const a = mm && A.archive.find((x) => norm(x.url) === norm(mm[2].replace(/^(https?:)\/*/, '$1//')));
    return a ? H(a.html ?? byUrl.get(norm(a.url))?.html ?? '') : shell('Wayback Machine', 'Hrm. The Wayback Machine has not archived that URL.', 404);
  },
  'archive.org'(m, p, q) { const a = A.archive.find((x) => norm(x.url) === norm(q.get('url') ?? '')); return p === '/wayback/available' ? J({ url: q.get('url') ?? '', archived_snapshots: a ? { closest: { status: '200', available: true, url: `http://web.archive.org/web/${a.ts}/${a.url}`, timestamp: a.ts } } : {} }) : shell('Not found', 'Not found', 404); },
  'www.linkedin.com'() { return shell('LinkedIn Login, Sign in | LinkedIn', '<h1>Sign in</h1><form><input name="session_key"></form>', 403); },
  'x.com'() { return shell('X', '<p>JavaScript is not available. We’ve detected that JavaScript is disabled in this browser.</p>'); },
  'github.com'(m, p) { const g = A.github.find((x) => fold('/' + x.login) === fold(p.replace(/\/$/, ''))); return g ? shell(`${g.login} (${g.user.name}) · GitHub`, `<h1><span class="p-name" itemprop="name">${esc(g.user.name)}</span> <span class="p-nickname">${g.login}</span></h1><div class="user-profile-bio">${esc(g.user.bio ?? '')}</div>`) : shell('Page not found · GitHub', 'This is not the web page you are looking for.', 404); },
  'bsky.app'(m, p) { const x = A.bluesky.find((b) => p === '/profile/' + b.handle); return x ? shell(`${x.displayName} (@${x.handle}) — Bluesky`, `<noscript><h3>Profile</h3><p>${x.displayName}</p><p>${x.handle}</p><p>${esc(x.description)}</p></noscript>`) : shell('Bluesky', '<noscript>This is a heavily interactive web application</noscript>'); },
  'orcid.org'(m, p) { return A.orcid.some((o) => p === '/' + o.id) ? shell('ORCID', '<app-root></app-root>') : shell('ORCID', 'Not found', 404); },
  'dns.google'(m, p, q) { const n = fold(q.get('name')).replace(/\.$/, ''), ok = byHost.has(n), t = (q.get('type') ?? 'A').toUpperCase(); return J({ Status: ok ? 0 : 3, TC: false, RD: true, RA: true, Question: [{ name: n + '.', type: t === 'MX' ? 15 : 1 }], ...(ok ? { Answer: [t === 'MX' || t === '15' ? { name: n + '.', type: 15, TTL: 3600, data: `10 mail.${n}.` } : { name: n + '.', type: 1, TTL: 3600, data: '192.0.2.17' }] } : {}) }); },
  'api.search.brave.com'() { return J({ type: 'ErrorResponse', error: { id: '0', status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID', detail: 'The provided subscription token is invalid.' } }, 422); },
  'api.exa.ai'() { return J({ error: { type: 'auth', code: 'INVALID_API_KEY', message: 'Invalid API key' }, requestId: 'q1' }, 401); },
  'api.x.com'() { return J({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 401); },
};
const alias = { 'wikidata.org': 'www.wikidata.org', 'youtube.com': 'www.youtube.com', 'linkedin.com': 'www.linkedin.com', 'uk.linkedin.com': 'www.linkedin.com', 'de.linkedin.com': 'www.linkedin.com', 'es.linkedin.com': 'www.linkedin.com', 'twitter.com': 'x.com', 'www.twitter.com': 'x.com', 'www.github.com': 'github.com', 'api.bsky.app': 'public.api.bsky.app', 'cloudflare-dns.com': 'dns.google', 'sec.gov': 'www.sec.gov', 'www.gitlab.com': 'gitlab.com' };

function masto(host, p, q) {
  const us = A.mastodon[host]; if (!us) return null;
  const acc = (u) => ({ id: u.id, username: u.username, acct: u.username, display_name: u.display_name, locked: false, bot: false, created_at: '2022-11-06T00:00:00.000Z', note: u.note, url: `https://${host}/@${u.username}`, avatar: '', followers_count: 640, following_count: 300, statuses_count: u.posts.length, fields: u.fields });
  const nf = J({ error: 'Record not found' }, 404);
  if (p === '/.well-known/webfinger') { const u = us.find((x) => q.get('resource') === `acct:${x.username}@${host}`); return u ? J({ subject: `acct:${u.username}@${host}`, aliases: [`https://${host}/@${u.username}`], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: `https://${host}/@${u.username}` }, { rel: 'self', type: 'application/activity+json', href: `https://${host}/users/${u.username}` }] }) : TX('', 404); }
  if (p === '/api/v1/accounts/lookup') { const u = us.find((x) => x.username === (q.get('acct') ?? '').replace(/^@/, '').split('@')[0]); return u ? J(acc(u)) : nf; }
  const mm = p.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/); if (mm) { const u = us.find((x) => x.id === mm[1]); return !u ? nf : J(mm[2] ? u.posts.map((c, i) => ({ id: `11${i}`, created_at: `2026-0${9 - i}-02T07:00:00.000Z`, content: c, url: `https://${host}/@${u.username}/11${i}`, visibility: 'public', language: 'en', reblog: null, favourites_count: 9, account: acc(u) })) : acc(u)); }
  const h = us.find((x) => p === '/@' + x.username); if (h) return shell(`${h.display_name} (@${h.username}@${host}) - Tooting`, `<div class="h-card"><h1 class="p-name">${h.display_name}</h1>${h.note}<dl>${h.fields.map((f) => `<dt>${f.name}</dt><dd>${f.value}</dd>`).join('')}</dl></div>`);
  return nf;
}
function route(m, host, p, q, b, h) {
  host = fold(host).replace(/:\d+$/, '').replace(/\.$/, '');
  const svc = S[alias[host] ?? host];
  if (svc) return svc(m, p, q, b ?? {}, h ?? {});
  return masto(host, p, q) ?? web(host, p) ?? TX('Not Found', 404);
}

const server = createServer((req, res) => {
  const parts = []; let size = 0;
  req.on('data', (c) => { size += c.length; if (size < 4e6) parts.push(c); });
  req.on('error', () => {});
  req.on('end', () => {
    let out;
    try {
      const mm = (req.url ?? '').match(/^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/s);
      if (!mm) out = TX('Not Found', 404);
      else { let b = {}; try { b = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') ?? {}; } catch { /* not JSON */ } if (typeof b !== 'object') b = {}; out = route(req.method, mm[2], mm[3] || '/', new URLSearchParams(mm[4] ?? ''), b, req.headers); }
    } catch (e) { console.error(req.url, e); out = TX('Not Found', 404); }
    try { res.writeHead(out.status, { 'content-type': out.type, ...(out.headers ?? {}) }); res.end(req.method === 'HEAD' ? undefined : out.body); } catch { res.destroy(); }
  });
});
server.on('clientError', (e, s) => { try { s.end('HTTP/1.1 400 Bad Request\r\n\r\n'); } catch { /* gone */ } });
if (process.argv[2]) server.listen(Number(process.argv[2]), '127.0.0.1');
export { docs, route };
