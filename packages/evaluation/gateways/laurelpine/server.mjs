// Gateway of world "p". node server.mjs PORT
import http from 'node:http';
import { createHash, randomUUID } from 'node:crypto';
import { world } from './world.mjs';
const W = world();
const sha = s => createHash('sha256').update(s.trim().toLowerCase()).digest('hex');
const fold = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
const ents = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", mdash: '—', ndash: '–', rsquo: '’', eacute: 'é' };
const unent = s => s.replace(/&(#?\w+);/g, (m, e) => ents[e] ?? (e[0] === '#' ? String.fromCodePoint(e[1] === 'x' ? parseInt(e.slice(2), 16) : +e.slice(1)) : m));
const text = h => unent(h.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<(script|style|head|noscript|svg)\b[\s\S]*?<\/\1>/gi, ' ')
  .replace(/<(nav|footer)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<\/?(p|div|h\d|li|tr|td|dd|dt|section|article|br|ul|header|main|figcaption|blockquote)\b[^>]*>/gi, '\n').replace(/<[^>]+>/g, ' '))
  .replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim();
const titleOf = h => unent((h.match(/<title>([\s\S]*?)<\/title>/i) || [, ''])[1]).trim();
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) || [];
// ---- search index
const docs = [];
for (const [host, ps] of Object.entries(W.pages)) for (const [path, p] of Object.entries(ps)) {
  if (p.type && !p.type.includes('html') || p.noindex) continue;
  docs.push({ url: `https://${host}${path}`, host, title: titleOf(p.html), text: text(p.html), date: p.date });
}
for (const l of W.listings) docs.push({ url: l.url, host: new URL(l.url).hostname, title: l.title, text: l.content });
const df = new Map(); let avg = 0;
for (const d of docs) {
  d.tf = new Map(); const ws = words(d.text); const ts = words(d.title); d.len = ws.length + ts.length; avg += d.len / docs.length;
  for (const w of ws) d.tf.set(w, (d.tf.get(w) || 0) + 1);
  for (const w of [...ts, ...words(d.host + ' ' + new URL(d.url).pathname)]) d.tf.set(w, (d.tf.get(w) || 0) + 2);
  for (const w of d.tf.keys()) df.set(w, (df.get(w) || 0) + 1);
  d.flat = ' ' + words(d.title + ' ' + d.text).join(' ') + ' ';
}
const stop = new Set('the a an of and in at for to on with or is by from de la le site'.split(' '));
function search(q, { max = 5, inc = [], exc = [] } = {}) {
  inc = [...inc]; exc = [...exc]; let paths = [];
  q = q.replace(/(-?)site:(\S+)/gi, (m, neg, s) => { s = s.replace(/^https?:\/\//, ''); const [h, ...r] = s.split('/'); if (neg) exc.push(h); else { inc.push(h); if (r.join('/')) paths.push('/' + r.join('/')); } return ' '; });
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(' ')).filter(Boolean);
  const terms = [...new Set(words(q))].filter(t => !stop.has(t));
  const onHost = (h, list) => list.some(x => { x = x.replace(/^\*?\.?(www\.)?/, ''); return h === x || h.endsWith('.' + x); });
  const out = [];
  for (const d of docs) {
    if (inc.length && !onHost(d.host, inc)) continue;
    if (exc.length && onHost(d.host, exc)) continue;
    if (paths.length && !paths.some(p => new URL(d.url).pathname.startsWith(p))) continue;
    let s = 0, hit = 0;
    for (const t of terms) { const f = d.tf.get(t); if (!f) continue; hit++; s += Math.log(1 + (docs.length - df.get(t) + .5) / (df.get(t) + .5)) * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)); }
    let ph = 0; for (const p of phrases) if (d.flat.includes(' ' + p + ' ')) { s += 8; ph++; }
    if (phrases.length && !ph) s *= .35;
    if (!hit || (!phrases.length && terms.length > 2 && hit / terms.length < .34)) continue;
    out.push({ d, s });
  }
  out.sort((a, b) => b.s - a.s);
  const top = out.length ? Math.max(out[0].s, 12) : 1;
  return out.slice(0, max).filter(o => o.s / top > .15).map(({ d, s }) => ({ d, score: Math.min(.999, s / top * .93), content: snip(d.text, terms, phrases) }));
}
function snip(t, terms, phrases, n = 3) {
  const ch = []; let cur = ''; for (const para of t.split('\n')) for (const se of para.split(/(?<=[.!?])\s+/)) { if (cur && (cur + se).length > 380) { ch.push(cur); cur = ''; } cur += (cur ? ' ' : '') + se; } if (cur) ch.push(cur);
  const sc = ch.map((c, i) => { const f = ' ' + words(c).join(' ') + ' '; let v = 0; for (const x of terms) if (f.includes(' ' + x + ' ')) v++; for (const p of phrases) if (f.includes(' ' + p + ' ')) v += 3; return { c, i, v: v + Math.min(c.length, 300) / 600 }; });
  const best = sc.sort((a, b) => b.v - a.v).slice(0, 1)[0]; if (!best) return t.slice(0, 400);
  const keep = new Set([best.i, best.i + 1, ...sc.slice(0, n).map(x => x.i)]);
  return [...keep].filter(i => i < ch.length).sort((a, b) => a - b).map(i => ch[i]).join(' ').slice(0, 1100);
}
// ---- http
const A = W.api;
const norm = s => words(s || '').join(' ');
function github(u, J, res) {
  const p = u.pathname, q = u.searchParams.get('q') || ''; const rl = { 'x-ratelimit-limit': p.startsWith('/search') ? '10' : '60', 'x-ratelimit-remaining': p.startsWith('/search') ? '9' : '57', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1800), 'x-github-media-type': 'github.v3; format=json' };
  const all = Object.entries(A.github).map(([login, g], i) => ({ login, id: 4100000 + i * 317, ...g }));
  const brief = g => ({ login: g.login, id: g.id, node_id: 'U_' + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: 'User', site_admin: false });
  if (p === '/search/users') {
    const em = (q.match(/[\w.+-]+@[\w.-]+/) || [])[0]; const raw = norm(q.replace(/\b(in|type|location|repos):\S+/g, '').replace(/"/g, ''));
    const items = all.filter(g => em ? (g.email || '').toLowerCase() === em.toLowerCase() : raw && (norm(g.name) === raw || norm(g.login) === raw || norm(g.name + ' ' + g.company).includes(raw))).map(g => ({ ...brief(g), score: 1 }));
    return J(200, { total_count: items.length, incomplete_results: false, items }, rl);
  }
  if (p === '/search/commits') {
    const em = ((q.match(/author-email:"?([^\s"]+)/) || [])[1] || '').toLowerCase();
    const items = all.filter(g => em && (g.commit_emails || []).includes(em)).map(g => ({ sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${g.repos[0].name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: em, date: '2026-09-14T10:12:00.000+02:00' }, committer: { name: g.name, email: em, date: '2026-09-14T10:12:00.000+02:00' }, message: 'Fix typo in README' }, author: brief(g), committer: brief(g), repository: { name: g.repos[0].name, full_name: g.login + '/' + g.repos[0].name, owner: brief(g), private: false }, score: 1 }));
    return J(200, { total_count: items.length, incomplete_results: false, items }, rl);
  }
  const m = p.match(/^\/users\/([^/]+)(\/\w+)?$/); const g = m && all.find(x => x.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase());
  if (!g) return J(404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, rl);
  if (!m[2]) return J(200, { ...brief(g), name: g.name, company: g.company ?? null, blog: g.blog ?? '', location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter ?? null, public_repos: g.repos.length, public_gists: 0, followers: g.followers ?? 12, following: 9, created_at: '2014-03-02T09:00:00Z', updated_at: '2026-10-01T09:00:00Z' }, rl);
  if (m[2] === '/repos') return J(200, g.repos.map((r, i) => ({ id: g.id * 10 + i, name: r.name, full_name: g.login + '/' + r.name, private: false, owner: brief(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, homepage: null, language: r.language ?? null, stargazers_count: r.stars ?? 0, forks_count: 0, topics: r.topics || [], archived: false, created_at: '2022-05-01T08:00:00Z', pushed_at: r.pushed ?? '2026-08-20T08:00:00Z', updated_at: '2026-08-20T08:00:00Z' })), rl);
  if (m[2] === '/social_accounts') return J(200, (g.social || []), rl);
  return J(200, [], rl);
}
function api(host, u, method, body, J, res, hdr) {
  const p = u.pathname, sp = u.searchParams;
  switch (host) {
    case 'api.gravatar.com': case 'gravatar.com': case 'www.gravatar.com': case 'secure.gravatar.com': {
      const h = (p.match(/([0-9a-f]{64})/) || [])[1]; const e = Object.keys(A.gravatar).find(k => sha(k) === h); const rl = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '97', 'x-ratelimit-reset': '1795600000' };
      if (!e) return J(404, { error: 'Profile not found', code: 'not_found' }, rl);
      const g = A.gravatar[e]; return J(200, { hash: h, avatar_url: 'https://0.gravatar.com/avatar/' + h, avatar_alt_text: '', location: '', description: '', job_title: '', company: '', verified_accounts: [], pronunciation: '', pronouns: '', section_visibility: {}, ...g }, rl);
    }
    case 'api.github.com': return github(u, J, res);
    case 'api.tavily.com': {
      if (method !== 'POST') return J(405, { detail: 'Method Not Allowed' });
      let b; try { b = JSON.parse(body); } catch { return J(400, { detail: { error: 'Invalid JSON' } }); }
      if (p === '/extract') { const urls = [].concat(b.urls || []); const ok = [], bad = []; for (const x of urls) { const pg = getPage(x); pg ? ok.push({ url: x, raw_content: text(pg.html), images: [] }) : bad.push({ url: x, error: 'Failed to fetch url' }); } return J(200, { results: ok, failed_results: bad, response_time: .4, request_id: randomUUID() }); }
      if (p !== '/search') return J(404, { detail: 'Not Found' });
      if (!b.query) return J(400, { detail: { error: 'Query is missing.' } });
      const r = search(b.query, { max: Math.min(b.max_results ?? 5, 20), inc: b.include_domains || [], exc: b.exclude_domains || [] });
      return J(200, { query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.d.url, title: x.d.title, content: x.content, score: +x.score.toFixed(5), raw_content: b.include_raw_content ? x.d.text : null, ...(b.topic === 'news' && x.d.date ? { published_date: new Date(x.d.date).toUTCString() } : {}) })), response_time: .62, request_id: randomUUID() });
    }
    case 'r.jina.ai': {
      const t = decodeURIComponent(p.slice(1)).replace(/^(https?):\/+/, '$1://') + u.search; const pg = getPage(t);
      if (!pg) return J(422, { data: null, code: 422, name: 'AssertionFailureError', status: 42206, message: 'Failed to goto ' + t });
      const c = text(pg.html); if (!/json/.test(hdr.accept || '')) { res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }); return res.end(`Title: ${titleOf(pg.html)}\n\nURL Source: ${t}\n\nMarkdown Content:\n${c}`); }
      return J(200, { code: 200, status: 20000, data: { title: titleOf(pg.html), description: '', url: t, content: c, usage: { tokens: Math.ceil(c.length / 4) } } });
    }
    case 'www.wikidata.org': {
      if (p === '/w/api.php') {
        if (sp.get('action') === 'wbsearchentities') { const s = norm(sp.get('search')); const r = A.wikidata.filter(w => s && [w.label, ...(w.aliases || [])].some(l => norm(l) === s || norm(l).startsWith(s + ' '))); return J(200, { searchinfo: { search: sp.get('search') }, search: r.map(w => ({ id: w.id, title: w.id, pageid: +w.id.slice(1), concepturi: 'http://www.wikidata.org/entity/' + w.id, repository: 'wikidata', url: '//www.wikidata.org/wiki/' + w.id, display: { label: { value: w.label, language: 'en' }, description: { value: w.description, language: 'en' } }, label: w.label, description: w.description, match: { type: 'label', language: 'en', text: w.label } })), success: 1 }); }
        if (sp.get('action') === 'wbgetentities') { const o = {}; for (const id of (sp.get('ids') || '').split('|')) { const w = A.wikidata.find(x => x.id === id); o[id] = w ? entity(w) : { id, missing: '' }; } return J(200, { entities: o, success: 1 }); }
      }
      const m = p.match(/EntityData\/(Q\d+)/); const w = m && A.wikidata.find(x => x.id === m[1]); if (w) return J(200, { entities: { [w.id]: entity(w) } }); return J(404, { error: 'not found' });
    }
    case 'en.wikipedia.org': case 'fr.wikipedia.org': case 'pl.wikipedia.org': case 'es.wikipedia.org': {
      const m = p.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/) || p.match(/^\/wiki\/(.+)$/); const t = m && decodeURIComponent(m[1]).replace(/_/g, ' '); const w = t && host[0] === 'e' && host[1] === 'n' && A.wikipedia[t];
      if (p === '/w/api.php') { const s = norm(sp.get('srsearch') || sp.get('search') || ''); const r = Object.entries(A.wikipedia).filter(([k]) => s && norm(k).includes(s)); return J(200, { batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map(([k, v], i) => ({ ns: 0, title: k, pageid: 900 + i, snippet: v.extract.slice(0, 120) })) } }); }
      if (!w) return J(404, { type: 'Internal error', title: 'Not found.', method: 'get', detail: 'Page or revision not found.', uri: p });
      if (p.startsWith('/wiki/')) return H(res, 200, `<!DOCTYPE html><html><head><title>${t} - Wikipedia</title></head><body><h1>${t}</h1><p>${w.extract}</p></body></html>`);
      return J(200, { type: 'standard', title: t, displaytitle: t, pageid: 6000, lang: 'en', wikibase_item: w.item, description: w.description, extract: w.extract, extract_html: `<p>${w.extract}</p>`, content_urls: { desktop: { page: 'https://en.wikipedia.org/wiki/' + t.replace(/ /g, '_') } } });
    }
    case 'pub.orcid.org': {
      if (p.includes('expanded-search')) { const q = fold(sp.get('q') || ''); const gv = k => (q.match(new RegExp(k + ':\\(?"?([^":)]+?)"?\\)?(?= and | or |$)')) || [])[1]?.trim(); const gn = gv('given-names'), fn = gv('family-name'), em = gv('email'), af = gv('affiliation-org-name');
        const r = A.orcid.filter(o => { if (em) return (o.email || []).some(e => fold(e) === em); if (!gn && !fn) { const bare = norm(q.replace(/[\w-]+:/g, '')); return bare && norm(o.given + ' ' + o.family) === bare; } return (!gn || norm(o.given).startsWith(norm(gn)) || norm(gn).startsWith(norm(o.given))) && (!fn || norm(o.family).startsWith(norm(fn))) && (!af || o.inst.some(i => norm(i).includes(norm(af)))); });
        return J(200, { 'expanded-result': r.length ? r.map(o => ({ 'orcid-id': o.id, 'given-names': o.given, 'family-names': o.family, 'credit-name': o.credit || null, 'other-name': [], email: o.email || [], 'institution-name': o.inst })) : null, 'num-found': r.length }); }
      const m = p.match(/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w+))?/); const o = m && A.orcid.find(x => x.id === m[1]); if (!o) return J(404, { 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'error-code': 9016 });
      const person = { name: { 'given-names': { value: o.given }, 'family-name': { value: o.family }, 'credit-name': null, path: o.id }, 'other-names': { 'other-name': [] }, biography: o.bio ? { content: o.bio } : null, 'researcher-urls': { 'researcher-url': (o.urls || []).map(x => ({ 'url-name': x[0], url: { value: x[1] } })) }, emails: { email: (o.email || []).map(e => ({ email: e, verified: true, primary: true })) }, keywords: { keyword: (o.keywords || []).map(k => ({ content: k })) }, addresses: { address: [] } };
      const aff = (list, k) => ({ 'affiliation-group': list.map(e => ({ summaries: [{ [k]: { 'department-name': e.dept || null, 'role-title': e.role, 'start-date': { year: { value: String(e.from) } }, 'end-date': e.to ? { year: { value: String(e.to) } } : null, organization: { name: e.org, address: { city: e.city, country: e.country } } } }] })) });
      if (m[2] === 'person') return J(200, person); if (m[2] === 'employments') return J(200, aff(o.emp, 'employment-summary')); if (m[2] === 'educations') return J(200, aff(o.edu || [], 'education-summary'));
      if (m[2] === 'works') return J(200, { group: (o.works || []).map(w => ({ 'work-summary': [{ title: { title: { value: w[0] } }, 'publication-date': { year: { value: String(w[1]) } }, type: 'journal-article', 'journal-title': { value: w[2] } }] })) });
      return J(200, { 'orcid-identifier': { path: o.id, uri: 'https://orcid.org/' + o.id }, person, 'activities-summary': { employments: aff(o.emp, 'employment-summary'), educations: aff(o.edu || [], 'education-summary') } });
    }
    case 'api.openalex.org': {
      if (p === '/authors') { const s = norm(sp.get('search')); const r = A.openalex.filter(a => s && [a.display_name, ...(a.display_name_alternatives || [])].some(n => s.split(' ').every(x => norm(n).split(' ').includes(x)))); return J(200, { meta: { count: r.length, page: 1, per_page: 25 }, results: r }); }
      if (p === '/works') { return J(200, { meta: { count: 0, page: 1, per_page: 25 }, results: [] }); }
      const a = A.openalex.find(x => x.id.endsWith(p.split('/').pop())); return a ? J(200, a) : J(404, { error: 'not found' });
    }
    case 'api.crossref.org': {
      const s = norm(sp.get('query.author') || sp.get('query') || ''); const it = s ? A.crossref.filter(w => w.author.some(a => s.split(' ').every(x => norm(a.given + ' ' + a.family).split(' ').includes(x)))) : [];
      return J(200, { status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { 'total-results': it.length, items: it, 'items-per-page': 20, facets: {} } }, { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' });
    }
    case 'hn.algolia.com': {
      const m = p.match(/^\/api\/v1\/users\/(.+)$/); if (m) { const x = A.hn[decodeURIComponent(m[1])]; return x ? J(200, { username: m[1], about: x.about, karma: x.karma }) : J(404, { status: 404, error: 'Not Found' }); }
      const au = ((sp.get('tags') || '').match(/author_([\w-]+)/) || [])[1]; const hits = au ? (A.hn[au]?.hits || []) : []; return J(200, { hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 });
    }
    case 'api.stackexchange.com': { const s = norm(sp.get('inname') || ''); const items = /\/users/.test(p) && s ? A.stack.filter(x => norm(x.display_name).includes(s)) : []; return J(200, { items, has_more: false, quota_max: 300, quota_remaining: 287 }); }
    case 'public.api.bsky.app': {
      const a = sp.get('actor'); const b = A.bsky.find(x => x.handle === a || x.did === a); const prof = x => ({ did: x.did, handle: x.handle, displayName: x.displayName, description: x.description, avatar: '', followersCount: x.followers ?? 88, followsCount: 120, postsCount: x.posts.length, labels: [], createdAt: '2024-11-10T00:00:00Z', ...(x.website ? { website: x.website } : {}) });
      if (p.endsWith('getProfile')) return b ? J(200, prof(b)) : J(400, { error: 'InvalidRequest', message: 'Profile not found' });
      if (p.endsWith('getAuthorFeed')) return b ? J(200, { feed: b.posts.map((t, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3k${i}`, cid: 'bafy' + i, author: { did: b.did, handle: b.handle, displayName: b.displayName }, record: { $type: 'app.bsky.feed.post', text: t[1], createdAt: t[0] + 'T09:30:00.000Z' }, likeCount: 4 + i, repostCount: 0, replyCount: 1, indexedAt: t[0] + 'T09:30:01.000Z' } })) }) : J(400, { error: 'InvalidRequest', message: 'Profile not found' });
      if (p.endsWith('searchActors')) { const s = words(sp.get('q') || ''); return J(200, { actors: s.length ? A.bsky.filter(x => { const n = words(x.displayName + ' ' + x.handle + ' ' + x.description); return s.every(k => n.includes(k)); }).map(prof) : [] }); }
      return J(403, { error: 'Forbidden' });
    }
    case 'api.gdeltproject.org': {
      if (sp.get('format') !== 'json') return H(res, 200, '<html><body>GDELT</body></html>');
      const r = search(sp.get('query') || '', { max: 20 }).filter(x => x.d.date && x.d.host === 'leeherald.example' || x.d.date && W.newsHosts.includes(x.d.host)).filter(x => { const ph = [...(sp.get('query') || '').matchAll(/"([^"]+)"/g)].map(m => norm(m[1])); return ph.every(q => x.d.flat.includes(' ' + q + ' ')); });
      return J(200, r.length ? { articles: r.map(x => ({ url: x.d.url, url_mobile: '', title: x.d.title, seendate: x.d.date.replace(/-/g, '') + 'T080000Z', socialimage: '', domain: x.d.host, language: 'English', sourcecountry: 'Ireland' })) } : {});
    }
    case 'itunes.apple.com': { const s = words(sp.get('term') || ''); const r = s.length ? A.podcasts.filter(x => { const n = words(x.collectionName + ' ' + x.artistName); return s.every(k => n.includes(k)); }) : []; return J(200, { resultCount: r.length, results: r.map((x, i) => ({ wrapperType: 'track', kind: 'podcast', collectionId: 17000 + i, trackName: x.collectionName, ...x })) }); }
    case 'rdap.org': { const d = p.split('/').pop(); const r = A.rdap[d]; return r ? J(200, { objectClassName: 'domain', ldhName: d.toUpperCase(), status: ['active'], events: [{ eventAction: 'registration', eventDate: r + 'T00:00:00Z' }, { eventAction: 'expiration', eventDate: '2027-11-01T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Plainname Registrar Ltd']]] }] }) : J(404, { errorCode: 404, title: 'Not Found', description: ['No RDAP server or domain found'] }); }
    case 'www.sec.gov': return p === '/files/company_tickers.json' ? J(200, { 0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' }, 1: { cik_str: 789019, ticker: 'MSFT', title: 'MICROSOFT CORP' } }) : J(404, {});
    case 'data.sec.gov': return J(404, {});
    case 'gitlab.com': { const g = A.gitlab.filter(x => x.username === sp.get('username')); return p === '/api/v4/users' ? J(200, g) : J(404, { message: '404 Not Found' }); }
    case 'www.youtube.com': case 'youtube.com': { const y = A.youtube[sp.get('channel_id')]; if (p !== '/feeds/videos.xml' || !y) return H(res, 404, '<html><title>404 Not Found</title></html>'); return H(res, 200, y, 'text/xml; charset=utf-8'); }
    case 'dns.google': case 'cloudflare-dns.com': { const n = (sp.get('name') || '').replace(/\.$/, ''); const ok = A.rdap[n]; return J(200, { Status: ok ? 0 : 3, Question: [{ name: n + '.', type: 15 }], ...(ok ? { Answer: [{ name: n + '.', type: 15, TTL: 300, data: `10 mx1.${n}.` }] } : {}) }); }
    case 'web.archive.org': return J(200, p.includes('cdx') ? [] : { archived_snapshots: {} });
    case 'github.com': { const g = A.github[p.slice(1)]; return g ? H(res, 200, `<!DOCTYPE html><html><head><title>${p.slice(1)} (${esc(g.name)}) · GitHub</title></head><body><h1>${esc(g.name)}</h1><p>${esc(g.bio || '')}</p></body></html>`) : H(res, 404, 'Not Found'); }
    case 'api.firecrawl.dev': return J(401, { success: false, error: 'Unauthorized: Token missing' });
    case 'linkedin.com': case 'www.linkedin.com': case 'ie.linkedin.com': return H(res, 999, '');
    case 'x.com': case 'twitter.com': return H(res, 403, '');
    case 'api.search.brave.com': case 'google.serper.dev': case 'api.exa.ai': case 'serpapi.com': case 'api.peopledatalabs.com': case 'api.hunter.io': case 'api.apollo.io': case 'linkdapi.com': case 'api.x.com': return J(401, { message: 'Unauthorized' });
  }
  return false;
}
const entity = w => ({ type: 'item', id: w.id, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.description } }, claims: Object.fromEntries(Object.entries(w.claims || {}).map(([k, v]) => [k, [].concat(v).map(x => ({ mainsnak: { snaktype: 'value', property: k, datavalue: /^Q\d+$/.test(x) ? { value: { 'entity-type': 'item', id: x }, type: 'wikibase-entityid' } : /^[+-]\d/.test(x) ? { value: { time: x, precision: 9 }, type: 'time' } : { value: x, type: 'string' } }, type: 'statement', rank: 'normal' }))])), sitelinks: { enwiki: { site: 'enwiki', title: w.label } } });
const esc = s => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const H = (res, code, html, type = 'text/html; charset=utf-8') => { res.writeHead(code === 999 ? 999 : code, { 'content-type': type }); res.end(html); return true; };
function getPage(url) { let x; try { x = new URL(url); } catch { return null; } const ps = W.pages[x.hostname] || W.pages[x.hostname.replace(/^www\./, '')]; if (!ps) return null; let p = decodeURIComponent(x.pathname); return ps[p + x.search] || ps[p] || ps[p.replace(/\/$/, '')] || ps[p + '/'] || null; }
http.createServer((req, res) => {
  const chunks = []; req.on('data', c => chunks.push(c)); req.on('end', () => {
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)(\/?.*)$/); const J = (code, o, h = {}) => { res.writeHead(code, { 'content-type': 'application/json; charset=utf-8', ...h }); res.end(JSON.stringify(o)); return true; };
      if (!m) return J(404, { error: 'gateway: no target' });
      const host = m[2].toLowerCase().replace(/:\d+$/, ''); const rest = m[3].startsWith('/') ? m[3] : '/' + m[3]; const u = new URL('https://' + host + rest.replace(/^\/+(?=\/)/, ''));
      if (host === 'r.jina.ai') u.pathname = rest.split('?')[0];
      if (api(host, u, req.method, Buffer.concat(chunks).toString('utf8'), J, res, req.headers) !== false) return;
      const site = W.pages[host] || W.pages[host.replace(/^www\./, '')];
      if (!site) return W.pages['*'] ? 0 : J(host.endsWith('.example') ? 502 : 404, { error: 'unknown host ' + host });
      const masto = A.mastodon[host];
      if (masto && u.pathname === '/api/v1/accounts/lookup') { const a = masto.find(x => x.username === (u.searchParams.get('acct') || '').replace(/@.*/, '')); return a ? J(200, a) : J(404, { error: 'Record not found' }); }
      if (masto && u.pathname === '/.well-known/webfinger') { const n = ((u.searchParams.get('resource') || '').match(/acct:@?([^@]+)@/) || [])[1]; const a = masto.find(x => x.username === n); return a ? J(200, { subject: `acct:${n}@${host}`, aliases: [a.url], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: a.url }, { rel: 'self', type: 'application/activity+json', href: `https://${host}/users/${n}` }] }) : J(404, { error: 'Not found' }); }
      const pg = getPage('https://' + host + u.pathname + u.search);
      if (!pg) return H(res, 404, '<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>The page you requested was not found.</p></body></html>');
      H(res, 200, req.method === 'HEAD' ? '' : pg.html, pg.type || 'text/html; charset=utf-8');
    } catch (e) { res.writeHead(500); res.end(String(e)); }
  });
}).listen(+process.argv[2] || 8099, '127.0.0.1', () => console.log('world p on', process.argv[2] || 8099, docs.length, 'docs'));
