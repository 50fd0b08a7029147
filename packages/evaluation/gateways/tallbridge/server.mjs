// Gateway of tallbridge: node server.mjs PORT. Path = /{scheme}/{host}{path}?{query}
import http from 'node:http';
import { createHash } from 'node:crypto';
import { pages } from './pages1.mjs';
import './pages2.mjs';
import * as A from './api.mjs';

// ---------- sites ----------
const sites = new Map();
for (const p of pages) { if (!sites.has(p.host)) sites.set(p.host, new Map()); sites.get(p.host).set(p.path, p); }
const esc = (s) => String(s ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const dec = (s) => s.replace(/&nbsp;/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&laquo;|&raquo;/g, '').replace(/&#39;/g, "'").replace(/&amp;/g, '&');
const toText = (h) => dec(h.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<style[\s\S]*?<\/style>/gi, ' ').replace(/<!--[\s\S]*?-->/g, ' ').replace(/<\/(p|div|h\d|li|td|tr|dd|dt|section|article|blockquote|title|figure|header|footer|nav|ul|table|main)>|<br\s*\/?>/gi, '\n').replace(/<[^>]+>/g, ' ')).replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim();
const titleOf = (h) => dec((/<title>([\s\S]*?)<\/title>/i.exec(h) || [, ''])[1]).trim();
const dateOf = (h) => (/(?:published_time" content="|name="date" content="|datetime="|dateTime=")(\d{4}-\d\d-\d\d)/.exec(h) || [])[1];

// ---------- full-text search ----------
const STOP = new Set('a an and are at be by for from has he her his in is it of on or she that the to was with who what site linkedin com www http https'.split(' '));
const tok = (s) => (s.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').match(/[a-z0-9]+/g) || []);
const docs = [];
const addDoc = (url, title, text, date) => docs.push({ url, title, text, date, host: new URL(url).hostname, low: ` ${tok(title + ' ' + text).join(' ')} `, tf: count([...tok(title), ...tok(title), ...tok(text), ...tok(url)]), len: tok(text).length + 5 });
const count = (a) => { const m = new Map(); for (const t of a) m.set(t, (m.get(t) || 0) + 1); return m; };
for (const p of pages) if (/html/.test(p.type)) addDoc(`https://${p.host}${p.path}`, titleOf(p.body), toText(p.body.replace(/<head>[\s\S]*?<\/head>/i, '')), dateOf(p.body));
for (const l of A.listings) addDoc(l.url, l.title, l.content);
for (const [t, [d, x]] of Object.entries(A.wikipedia)) addDoc(`https://en.wikipedia.org/wiki/${t.replace(/ /g, '_')}`, `${t} - Wikipedia`, x);
for (const [l, u] of Object.entries(A.github)) if (u.followers > 40) addDoc(`https://github.com/${l}`, `${l} (${u.name}) · GitHub`, `${u.name} ${u.bio} ${u.location || ''} ${u.company || ''} ${u.repos.map((r) => r[0] + ' ' + (r[1] || '')).join(' ')}`);
for (const [h, b] of Object.entries(A.bluesky)) addDoc(`https://bsky.app/profile/${h}`, `${b.displayName} (@${h}) — Bluesky`, b.description);
for (const [i, c] of Object.entries(A.youtube)) for (const v of c.videos) addDoc(`https://www.youtube.com/watch?v=${v[0]}`, `${v[1]} - YouTube`, v[3]);
const df = new Map(); for (const d of docs) for (const t of d.tf.keys()) df.set(t, (df.get(t) || 0) + 1);
const idf = (t) => Math.log(1 + (docs.length - (df.get(t) || 0) + 0.5) / ((df.get(t) || 0) + 0.5));
const avg = docs.reduce((s, d) => s + d.len, 0) / docs.length;
const inDomain = (h, d) => h === d || h.endsWith('.' + d);
function search(q, { max = 5, include = [], exclude = [] } = {}) {
  let rest = String(q); const inc = include.map((d) => [d.replace(/^https?:\/\//, '').replace(/^www\./, '').toLowerCase(), '']); const exc = exclude.map((d) => d.replace(/^www\./, '').toLowerCase());
  rest = rest.replace(/(^|\s)-site:(\S+)/g, (_, s, d) => (exc.push(d.replace(/^www\./, '')), ' ')).replace(/(^|\s)site:(\S+)/g, (_, s, d) => { const [h, ...p] = d.replace(/^https?:\/\//, '').replace(/^www\./, '').split('/'); inc.push([h.toLowerCase(), p.join('/')]); return ' '; });
  const phrases = [...rest.matchAll(/["“”]([^"“”]+)["“”]/g)].map((m) => tok(m[1]).join(' ')).filter(Boolean);
  const isOr = /\sOR\s/.test(rest);
  const terms = [...new Set(tok(rest.replace(/\b(OR|AND)\b/g, ' ').replace(/(^|\s)-\w+/g, ' ')))].filter((t) => !STOP.has(t));
  const full = terms.reduce((s, t) => s + Math.min(idf(t), 6), 0) || 1;
  const out = [], weak = [];
  for (const d of docs) {
    if (inc.length && !inc.some(([h, p]) => { const i = h.indexOf('/'); const hh = i < 0 ? h : h.slice(0, i), pp = i < 0 ? p : h.slice(i + 1); return inDomain(d.host, hh) && (!pp || new URL(d.url).pathname.startsWith('/' + pp.replace(/^\//, ''))); })) continue;
    if (exc.some((h) => inDomain(d.host, h))) continue;
    let s = 0, hit = 0;
    for (const t of terms) { const f = d.tf.get(t) || 0; if (f) { const i = Math.min(idf(t), 6); hit += i; s += i * (f * 2.2) / (f + 1.2 * (0.25 + 0.75 * d.len / avg)); } }
    if (!hit && terms.length) continue;
    let cov = terms.length ? hit / full : 0.5;
    for (const p of phrases) { if (d.low.includes(` ${p} `)) { s *= 1.5; cov *= 1.1; } else if (!isOr) { s *= 0.45; cov *= 0.6; } }
    (cov < (inc.length ? 0.1 : 0.12) ? weak : out).push({ d, s: s * cov, cov });
  }
  out.sort((a, b) => b.s - a.s); if (out.length < 3) out.push(...weak.sort((a, b) => b.s - a.s).slice(0, 4)); // like the real ones: something always comes back
  const top = out[0]?.s || 1;
  return out.slice(0, max).map(({ d, s, cov }) => ({ url: d.url, title: d.title, content: snippet(d.text, terms), text: d.text, date: d.date, score: +Math.min(0.99, 0.25 + 0.4 * Math.min(1, cov) + 0.33 * s / top).toFixed(7) }));
}
function snippet(text, terms, size = 520) {
  if (text.length <= size) return text.replace(/\n/g, ' ');
  const parts = text.split(/(?<=[.!?”])\s+|\n/); let best = 0, bi = 0;
  for (let i = 0; i < parts.length; i++) { let t = parts.slice(i, i + 4).join(' '); const set = new Set(tok(t)); const v = terms.reduce((s, x) => s + (set.has(x) ? idf(x) : 0), 0) - i * 0.001 + (terms.some((x) => tok(parts[i]).includes(x)) ? 0.5 : 0); if (v > best) { best = v; bi = i; } }
  let o = ''; for (let i = bi; i < parts.length && o.length + parts[i].length < size; i++) o += (o ? ' ' : '') + parts[i];
  return o || parts[bi].slice(0, size);
}

// ---------- helpers ----------
const sha256 = (s) => createHash('sha256').update(s).digest('hex'), md5 = (s) => createHash('md5').update(s).digest('hex');
const J = (body, status = 200, headers = {}) => ({ status, body: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
const X = (body, type, status = 200, headers = {}) => ({ status, body, headers: { 'content-type': type, ...headers } });
const N = (s) => tok(s || '').join(' ');
const eqName = (a, q) => { const x = tok(a), y = tok(q); return y.length && y.every((t) => x.some((z) => z.startsWith(t))); };
const has = (hay, q) => { const x = new Set(tok(hay)); const y = tok(q).filter((t) => !STOP.has(t)); return y.length && y.every((t) => x.has(t)); };

// ---------- GitHub ----------
const ghH = (search) => ({ 'x-ratelimit-limit': search ? '10' : '60', 'x-ratelimit-remaining': search ? '9' : '57', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 60), 'x-ratelimit-resource': search ? 'search' : 'core', 'x-github-media-type': 'github.v3; format=json' });
const ghMini = (l, u) => ({ login: l, id: u.id, node_id: 'MDQ6VXNlcg' + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, gravatar_id: '', url: `https://api.github.com/users/${l}`, html_url: `https://github.com/${l}`, repos_url: `https://api.github.com/users/${l}/repos`, type: 'User', site_admin: false });
const ghRepo = (l, u, r, i) => ({ id: u.id * 10 + i, name: r[0], full_name: `${l}/${r[0]}`, private: false, owner: ghMini(l, u), html_url: `https://github.com/${l}/${r[0]}`, description: r[1], fork: false, url: `https://api.github.com/repos/${l}/${r[0]}`, created_at: u.created_at, updated_at: r[4], pushed_at: r[4], homepage: null, size: 900, stargazers_count: r[3], watchers_count: r[3], language: r[2], forks_count: Math.round(r[3] / 12), archived: false, topics: r[5], visibility: 'public', default_branch: 'main', license: null, open_issues_count: 3 });
const gh404 = () => J({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, 404, ghH());
function github(path, q) {
  const users = Object.entries(A.github); let m;
  if (path === '/search/users') {
    let s = q.get('q'); if (!s) return J({ message: 'Validation Failed', errors: [{ resource: 'Search', field: 'q', code: 'missing' }], documentation_url: 'https://docs.github.com/v3/search' }, 422, ghH(true));
    const inn = [...s.matchAll(/in:(\w+)/g)].map((x) => x[1]); const loc = /location:("[^"]+"|\S+)/.exec(s); const fn = /fullname:("[^"]+"|\S+)/.exec(s);
    const t = s.replace(/\b(in|location|type|fullname|repos|followers):("[^"]+"|\S+)/g, ' ').replace(/"/g, '').trim();
    const f = users.filter(([l, u]) => (!loc || has(u.location || '', loc[1])) && (!fn || has(u.name, fn[1])) && (!t || ((!inn.length || inn.includes('email')) && u.email && u.email.toLowerCase() === t.toLowerCase()) || (!t.includes('@') && (((!inn.length || inn.includes('name') || inn.includes('fullname')) && has(u.name, t)) || ((!inn.length || inn.includes('login')) && l.startsWith(t.toLowerCase()))))));
    return J({ total_count: f.length, incomplete_results: false, items: f.map(([l, u]) => ({ ...ghMini(l, u), score: 1 })) }, 200, ghH(true));
  }
  if (path === '/search/commits') {
    const s = q.get('q') || ''; const e = (/author-email:"?([^\s"]+)/.exec(s) || [])[1]?.toLowerCase();
    const f = users.filter(([, u]) => e && u.commitEmails.includes(e));
    return J({ total_count: f.length * 7, incomplete_results: false, items: f.map(([l, u]) => { const r = u.repos[0], h = createHash('sha1').update(l).digest('hex'); return { url: `https://api.github.com/repos/${l}/${r[0]}/commits/${h}`, sha: h, html_url: `https://github.com/${l}/${r[0]}/commit/${h}`, commit: { author: { date: r[4], name: u.name, email: e }, committer: { date: r[4], name: u.name, email: e }, message: 'Update changelog', comment_count: 0 }, author: ghMini(l, u), committer: ghMini(l, u), parents: [], repository: { id: u.id * 10, name: r[0], full_name: `${l}/${r[0]}`, owner: ghMini(l, u), private: false, html_url: `https://github.com/${l}/${r[0]}`, description: r[1], fork: false }, score: 1 }; }) }, 200, ghH(true));
  }
  if (path === '/search/repositories') return J({ total_count: 0, incomplete_results: false, items: [] }, 200, ghH(true));
  if ((m = /^\/users\/([^/]+)(\/.*)?$/.exec(path))) {
    const e = users.find(([l]) => l === m[1].toLowerCase()); if (!e) return gh404(); const [l, u] = e;
    if (!m[2]) return J({ ...ghMini(l, u), name: u.name, company: u.company, blog: u.blog, location: u.location, email: u.email, hireable: null, bio: u.bio, twitter_username: u.twitter_username, public_repos: u.repos.length, public_gists: 0, followers: u.followers, following: u.following, created_at: u.created_at, updated_at: '2026-11-01T10:00:00Z' }, 200, ghH());
    if (m[2] === '/repos') return J(u.repos.map((r, i) => ghRepo(l, u, r, i)), 200, ghH());
    if (m[2] === '/social_accounts') return J(u.social, 200, ghH());
    if (/^\/(orgs|gists|events|events\/public|starred|followers|following)$/.test(m[2])) return J([], 200, ghH());
  }
  if ((m = /^\/repos\/([^/]+)\/([^/]+)$/.exec(path))) { const u = A.github[m[1]]; const i = u ? u.repos.findIndex((r) => r[0] === m[2]) : -1; if (i >= 0) return J(ghRepo(m[1], u, u.repos[i], i), 200, ghH()); }
  return gh404();
}
// ---------- Gravatar ----------
function gravatar(path, keyed) {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(path); const h = m?.[1].toLowerCase();
  const e = Object.entries(A.gravatar).find(([k, v]) => h && (sha256(k) === h || md5(k) === h || v.slug === h));
  const hd = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '96', 'x-ratelimit-reset': '1800' };
  if (!e) return J({ error: 'Profile not found', code: 'not_found' }, 404, hd);
  const { slug, links, ...v } = e[1];
  return J({ hash: sha256(e[0]), profile_url: `https://gravatar.com/${slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha256(e[0])}`, avatar_alt_text: '', pronunciation: '', ...v, ...(keyed ? { links: links || [], interests: [], first_name: v.display_name.split(" ")[0], last_name: v.display_name.split(" ").slice(1).join(" ") } : {}) }, 200, hd);
}
// ---------- ORCID ----------
const oq = (q) => { const o = {}; for (const m of String(q).matchAll(/([a-z-]+):(?:"([^"]*)"|\(([^)]*)\)|(\S+))/g)) o[m[1]] = (m[2] ?? m[3] ?? m[4]).replace(/[*()]/g, ''); const free = String(q).replace(/([a-z-]+):("[^"]*"|\([^)]*\)|\S+)/g, ' ').replace(/\b(AND|OR)\b|["()*]/g, ' ').trim(); return [o, free]; };
function orcidSearch(q) {
  const [o, free] = oq(q); if (!Object.keys(o).length && !free) return [];
  return Object.entries(A.orcid).filter(([id, p]) => { const all = `${p.g} ${p.f} ${p.credit || ''} ${p.other.join(' ')}`, org = [...p.emp, ...p.edu].map((x) => x.o).join(' ');
    if (o['given-names'] && !has(p.g, o['given-names'])) return false; if (o['family-name'] && !has(p.f, o['family-name'])) return false; if (o['credit-name'] && !has(p.credit || '', o['credit-name'])) return false;
    if (o['given-and-family-names'] && !has(all, o['given-and-family-names'])) return false; if (o['affiliation-org-name'] && !has(org, o['affiliation-org-name'])) return false; if (o.email && !p.email.includes(o.email.toLowerCase())) return false; if (o.orcid && o.orcid !== id) return false;
    if (o.text && !has(all + ' ' + org, o.text)) return false; return !free || has(all + ' ' + org, free); });
}
const od = (y) => y ? { year: { value: String(y) }, month: null, day: null } : null;
const oaff = (kind, p, id) => ({ 'last-modified-date': null, 'affiliation-group': p.map((x, i) => ({ 'last-modified-date': { value: 1750000000000 }, 'external-ids': { 'external-id': [] }, summaries: [{ [`${kind}-summary`]: { 'put-code': 1000 + i, 'department-name': x.dept || null, 'role-title': x.role, 'start-date': od(x.y), 'end-date': od(x.e), organization: { name: x.o, address: { city: x.city, region: null, country: x.cc }, 'disambiguated-organization': null }, url: null, visibility: 'public', path: `/${id}/${kind}/${1000 + i}` } }] })), path: `/${id}/${kind}s` });
function orcid(path, q, accept) {
  if (/^\/v3\.0\/expanded-search\/?$/.test(path)) { const r = orcidSearch(q.get('q') || ''); return J({ 'expanded-result': r.length ? r.map(([id, p]) => ({ 'orcid-id': id, 'given-names': p.g, 'family-names': p.f, 'credit-name': p.credit, 'other-name': p.other, email: p.email, 'institution-name': [...new Set([...p.emp, ...p.edu].map((x) => x.o))] })) : null, 'num-found': r.length }); }
  if (/^\/v3\.0\/search\/?$/.test(path)) { const r = orcidSearch(q.get('q') || ''); return J({ result: r.length ? r.map(([id]) => ({ 'orcid-identifier': { uri: `https://orcid.org/${id}`, path: id, host: 'orcid.org' } })) : null, 'num-found': r.length }); }
  const m = /^\/v3\.0\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w+))?\/?$/.exec(path); const p = m && A.orcid[m[1]];
  if (!p) return J({ 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' }, 404);
  const id = m[1]; const person = { 'last-modified-date': null, name: { 'given-names': { value: p.g }, 'family-name': { value: p.f }, 'credit-name': p.credit ? { value: p.credit } : null, visibility: 'public', path: id }, 'other-names': { 'other-name': p.other.map((c) => ({ content: c })), path: `/${id}/other-names` }, biography: p.bio ? { content: p.bio, visibility: 'public' } : null, 'researcher-urls': { 'researcher-url': p.urls.map(([n, u]) => ({ 'url-name': n, url: { value: u }, visibility: 'public' })), path: `/${id}/researcher-urls` }, emails: { email: p.email.map((e) => ({ email: e, verified: true, primary: true, visibility: 'public' })), path: `/${id}/email` }, addresses: { address: p.emp[0] ? [{ country: { value: p.emp[0].cc } }] : [] }, keywords: { keyword: p.kw.map((c) => ({ content: c })), path: `/${id}/keywords` }, 'external-identifiers': { 'external-identifier': [] }, path: `/${id}/person` };
  const mine = A.works.filter((w) => w.au.some((a) => a[3] === id || (a[0] === p.g && a[1] === p.f && p.emp.some((e) => e.o === a[2]))));
  const wk = { group: mine.map((w, i) => ({ 'external-ids': { 'external-id': [{ 'external-id-type': 'doi', 'external-id-value': w.doi, 'external-id-url': { value: `https://doi.org/${w.doi}` }, 'external-id-relationship': 'self' }] }, 'work-summary': [{ 'put-code': 5000 + i, title: { title: { value: w.title } }, 'journal-title': { value: w.j }, type: 'journal-article', 'publication-date': od(w.y), path: `/${[id, 'work', 5000 + i].join('/')}` }] })), path: `/${id}/works` };
  const parts = { person, employments: oaff('employment', p.emp, id), educations: oaff('education', p.edu, id), works: wk };
  if (m[2] && m[2] !== 'record') return parts[m[2]] ? J(parts[m[2]]) : J({ path: `/${id}/${m[2]}`, 'affiliation-group': [] });
  return J({ 'orcid-identifier': { uri: `https://orcid.org/${id}`, path: id, host: 'orcid.org' }, person, 'activities-summary': { employments: parts.employments, educations: parts.educations, works: wk }, path: `/${id}` });
}
// ---------- OpenAlex / Crossref ----------
const oaA = (a) => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.display_name, display_name_alternatives: [a.display_name, ...a.alt], relevance_score: 900 + a.works, works_count: a.works, cited_by_count: a.cited, summary_stats: { h_index: Math.round(Math.sqrt(a.cited) / 2), i10_index: 10 }, affiliations: [{ institution: { id: 'https://openalex.org/I' + a.id.slice(1, 8), display_name: a.inst, country_code: 'GB', type: 'education' }, years: [2026, 2025, 2024] }], last_known_institutions: [{ id: 'https://openalex.org/I' + a.id.slice(1, 8), display_name: a.inst, country_code: 'GB', type: 'education' }], topics: [], works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` });
function openalex(path, q, auth) {
  let m; const keyed = q.get('api_key') || auth; const list = (r) => J({ meta: { count: r.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: r, group_by: [] });
  if (path === '/authors' && !q.get('search') && (m = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get('filter') || ''))) return list(A.openalex.filter((a) => a.orcid === m[1]).map(oaA));
  if (path === '/authors' || path === '/autocomplete/authors') { if (!keyed) return J({ error: 'Unauthorized', message: 'An API key is required for search. Get a free key at https://openalex.org/settings/api' }, 401); const s = q.get('search') || q.get('q') || (/search:([^,]+)/.exec(q.get('filter') || '') || [])[1] || ''; return list(A.openalex.filter((a) => has([a.display_name, ...a.alt].join(' '), s)).map(oaA)); }
  if ((m = /^\/authors\/(?:https?:\/\/openalex\.org\/)?(A\d+)$/i.exec(path))) { const a = A.openalex.find((x) => x.id === m[1].toUpperCase()); if (a) return J(oaA(a)); }
  if ((m = /^\/authors\/(?:orcid:|https?:\/\/orcid\.org\/)([\dX-]+)$/.exec(path))) { const a = A.openalex.find((x) => x.orcid === m[1]); if (a) return J(oaA(a)); }
  if (path === '/works') { const f = decodeURIComponent(q.get('filter') || ''); const a = A.openalex.find((x) => f.includes(x.id) || (x.orcid && f.includes(x.orcid))); return list((a ? A.works.filter((w) => w.au.some((u) => `${u[0]} ${u[1]}` === a.display_name && u[2] === a.inst)) : []).map((w) => ({ id: 'https://openalex.org/W' + parseInt(sha256(w.doi).slice(0, 8), 16), doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.y, publication_date: `${w.y}-02-01`, type: 'article', cited_by_count: 4, primary_location: { source: { display_name: w.j } }, authorships: w.au.map((u) => ({ author: { display_name: `${u[0]} ${u[1]}`, orcid: u[3] ? `https://orcid.org/${u[3]}` : null }, institutions: [{ display_name: u[2] }], raw_affiliation_strings: [u[2]] })) }))); }
  return J({ error: 'Not Found', message: 'The requested URL was not found on the server.' }, 404);
}
const crW = (w) => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: 'journal-article', title: [w.title], 'container-title': [w.j], publisher: 'Open Southmoor Press', author: w.au.map((a, i) => ({ given: a[0], family: a[1], sequence: i ? 'additional' : 'first', affiliation: a[2] ? [{ name: a[2] }] : [], ...(a[3] ? { ORCID: `https://orcid.org/${a[3]}`, 'authenticated-orcid': true } : {}) })), issued: { 'date-parts': [[w.y, 2, 1]] }, published: { 'date-parts': [[w.y, 2, 1]] }, 'is-referenced-by-count': 4, score: 18.2 });
function crossref(path, q) {
  const hd = { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }; const m = /^\/works\/(.+)$/.exec(path);
  if (m) { const w = A.works.find((x) => x.doi === decodeURIComponent(m[1]).toLowerCase()); return w ? J({ status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message: crW(w) }, 200, hd) : X('Resource not found.', 'text/plain', 404, hd); }
  const a = q.get('query.author') || '', g = q.get('query') || '', t = q.get('query.bibliographic') || '', af = q.get('query.affiliation') || '', of = (/orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get('filter') || '') || [])[1];
  const r = A.works.filter((w) => (!a || w.au.some((u) => has(`${u[0]} ${u[1]}`, a))) && (!af || w.au.some((u) => has(u[2], af))) && (!of || w.au.some((u) => u[3] === of)) && (!(g || t) || tok(g + ' ' + t).some((x) => x.length > 3 && tok(w.title + ' ' + w.au.flat().join(' ')).includes(x))));
  const n = Math.min(+(q.get('rows') || 20), 1000);
  return J({ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': r.length, items: r.slice(0, n).map(crW), 'items-per-page': n, query: { 'start-index': 0, 'search-terms': g || null } } }, 200, hd);
}
// ---------- Wikidata / Wikipedia ----------
const wdEnt = (id, e) => { const claims = {}; for (const [p, v] of Object.entries(e.claims)) claims[p] = (Array.isArray(v) ? v : [v]).map((x) => ({ mainsnak: { snaktype: 'value', property: p, datavalue: /^Q\d+$/.test(x) ? { value: { 'entity-type': 'item', 'numeric-id': +x.slice(1), id: x }, type: 'wikibase-entityid' } : /^[+-]\d/.test(x) ? { value: { time: x, timezone: 0, before: 0, after: 0, precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' }, type: 'time' } : { value: x, type: 'string' }, datatype: /^Q\d+$/.test(x) ? 'wikibase-item' : 'string' }, type: 'statement', id: `${id}$${p}`, rank: 'normal' })); return { pageid: +id.slice(1), ns: 0, title: id, lastrevid: 1, type: 'item', id, labels: { en: { language: 'en', value: e.label } }, descriptions: { en: { language: 'en', value: e.description } }, aliases: { en: e.aliases.map((a) => ({ language: 'en', value: a })) }, claims, sitelinks: e.sitelink ? { enwiki: { site: 'enwiki', title: e.sitelink, badges: [], url: `https://en.wikipedia.org/wiki/${e.sitelink.replace(/ /g, '_')}` } } : {} }; };
function wikidataF(path, q) {
  let m; if ((m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path))) { const e = A.wikidata[m[1]]; return e ? J({ entities: { [m[1]]: wdEnt(m[1], e) } }) : X('<h1>Not Found</h1>', 'text/html', 404); }
  const act = q.get('action');
  if (act === 'wbsearchentities') { const s = q.get('search') || ''; const r = Object.entries(A.wikidata).filter(([, e]) => [e.label, ...e.aliases].some((l) => N(l).startsWith(N(s)) && N(s))).slice(0, +(q.get('limit') || 7)); return J({ searchinfo: { search: s }, search: r.map(([id, e]) => ({ id, title: id, pageid: +id.slice(1), concepturi: `http://www.wikidata.org/entity/${id}`, repository: 'wikidata', url: `//www.wikidata.org/wiki/${id}`, display: { label: { value: e.label, language: 'en' }, description: { value: e.description, language: 'en' } }, label: e.label, description: e.description, match: { type: N(e.label).startsWith(N(s)) ? 'label' : 'alias', language: 'en', text: e.label } })), success: 1 }); }
  if (act === 'wbgetentities') { const o = {}; for (const id of (q.get('ids') || '').split('|')) o[id] = A.wikidata[id] ? wdEnt(id, A.wikidata[id]) : { id, missing: '' }; return J({ entities: o, success: 1 }); }
  if (act === 'query') { const s = q.get('srsearch') || ''; const r = Object.entries(A.wikidata).filter(([, e]) => has([e.label, ...e.aliases].join(' '), s)); return J({ batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map(([id, e]) => ({ ns: 0, title: id, pageid: +id.slice(1), snippet: e.description })) } }); }
  return J({ error: { code: 'missingparam', info: 'The "action" parameter must be set.' } });
}
const wpFind = (t) => Object.keys(A.wikipedia).find((k) => N(k) === N(decodeURIComponent(t).replace(/_/g, ' ')) && /\(/.test(k) === /\(/.test(decodeURIComponent(t)));
function wikipedia(path, q) {
  let m; const T = (k) => k.replace(/ /g, '_');
  if ((m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path))) { const k = wpFind(m[1]); if (!k) return J({ status: 404, type: 'Internal error', title: 'Not found.', method: 'get', detail: 'Page or revision not found.', uri: path }, 404); const [d, x] = A.wikipedia[k]; const wd = Object.entries(A.wikidata).find(([, e]) => e.sitelink === k); return J({ type: 'standard', title: k, displaytitle: k, namespace: { id: 0, text: '' }, wikibase_item: wd?.[0], titles: { canonical: T(k), normalized: k, display: k }, pageid: k.length * 991, lang: 'en', dir: 'ltr', timestamp: '2026-08-01T00:00:00Z', description: d, description_source: 'local', content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${T(k)}` } }, extract: x, extract_html: `<p>${esc(x)}</p>` }); }
  if ((m = /^\/wiki\/(.+)$/.exec(path))) { const k = wpFind(m[1]); return k ? X(`<!DOCTYPE html><html lang="en"><head><title>${esc(k)} - Wikipedia</title></head><body><h1 id="firstHeading">${esc(k)}</h1><div id="mw-content-text"><p>${esc(A.wikipedia[k][1])}</p></div></body></html>`, 'text/html; charset=UTF-8') : X('<html><head><title>Wikipedia</title></head><body>Wikipedia does not have an article with this exact name.</body></html>', 'text/html', 404); }
  if (q.get('action') === 'opensearch') { const s = q.get('search') || ''; const r = Object.keys(A.wikipedia).filter((k) => N(k).startsWith(N(s))); return J([s, r, r.map(() => ''), r.map((k) => `https://en.wikipedia.org/wiki/${T(k)}`)]); }
  if (q.get('action') === 'query') { if (q.get('list') === 'search') { const r = Object.entries(A.wikipedia).filter(([k, [, x]]) => has(k + ' ' + x, q.get('srsearch') || '')); return J({ batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map(([k, [, x]]) => ({ ns: 0, title: k, pageid: k.length * 991, size: 9000, wordcount: 900, snippet: esc(x.slice(0, 150)), timestamp: '2026-08-01T00:00:00Z' })) } }); } const k = wpFind(q.get('titles') || ''); return J({ batchcomplete: '', query: { pages: k ? { [k.length * 991]: { pageid: k.length * 991, ns: 0, title: k, extract: A.wikipedia[k][1] } } : { '-1': { ns: 0, title: q.get('titles'), missing: '' } } } }); }
  return X('Not Found', 'text/plain', 404);
}
// ---------- social ----------
const bs = (h, b) => ({ did: b.did, handle: h, displayName: b.displayName, avatar: `https://cdn.bsky.app/img/avatar/plain/${b.did}/x@jpeg`, associated: { lists: 0, feedgens: 0, starterPacks: 0, labeler: false }, labels: [], createdAt: '2023-07-01T10:00:00.000Z', description: b.description, website: b.website, indexedAt: '2026-01-01T10:00:00.000Z', followersCount: b.followersCount, followsCount: b.followsCount, postsCount: b.posts.length });
function bluesky(path, q) {
  const all = Object.entries(A.bluesky), find = (a) => all.find(([h, b]) => h === String(a).toLowerCase() || b.did === a);
  const mth = path.replace('/xrpc/', '');
  if (mth === 'app.bsky.actor.getProfile') { const e = find(q.get('actor')); return e ? J(bs(...e)) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); }
  if (mth === 'com.atproto.identity.resolveHandle') { const e = find(q.get('handle')); return e ? J({ did: e[1].did }) : J({ error: 'InvalidRequest', message: 'Unable to resolve handle' }, 400); }
  if (mth === 'app.bsky.feed.getAuthorFeed') { const e = find(q.get('actor')); if (!e) return J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); const [h, b] = e; const au = { did: b.did, handle: h, displayName: b.displayName }; return J({ feed: [...b.posts.map(([text, at, likes], i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3l${i}`, cid: 'bafy' + i, author: au, record: { $type: 'app.bsky.feed.post', text, createdAt: at, langs: ['en'] }, replyCount: 2, repostCount: 3, likeCount: likes, quoteCount: 0, indexedAt: at, labels: [] } })), { post: { uri: 'at://did:plc:other/app.bsky.feed.post/3k9', cid: 'bafyz', author: { did: 'did:plc:other', handle: 'newsbot.bsky.social' }, record: { $type: 'app.bsky.feed.post', text: 'Storm warning for the whole coast tonight.', createdAt: '2026-08-01T10:00:00.000Z' }, likeCount: 900, indexedAt: '2026-08-01T10:00:00.000Z' }, reason: { $type: 'app.bsky.feed.defs#reasonRepost', by: au, indexedAt: '2026-08-01T10:10:00.000Z' } }].slice(0, +(q.get('limit') || 50)), cursor: undefined }); }
  if (/searchActors(Typeahead)?$/.test(mth)) { const s = q.get('q') || q.get('term') || ''; return J({ actors: all.filter(([h, b]) => has(`${h} ${b.displayName} ${b.description}`, s)).map((e) => { const { followersCount, followsCount, postsCount, website, ...r } = bs(...e); return r; }) }); }
  if (mth === 'app.bsky.feed.searchPosts') return X('<html><body>403 Forbidden</body></html>', 'text/html', 403);
  return J({ error: 'MethodNotImplemented', message: 'Method Not Implemented' }, 501);
}
const mAcc = (d, u, a) => ({ id: a.id, username: u, acct: u, display_name: a.display_name, locked: false, bot: false, discoverable: true, created_at: '2022-11-05T00:00:00.000Z', note: a.note, url: `https://${d}/@${u}`, uri: `https://${d}/users/${u}`, followers_count: 330, following_count: 210, statuses_count: 812, last_status_at: '2026-11-10', emojis: [], fields: a.fields });
function mastodon(d, path, q) {
  const I = A.mastodon[d]; let m;
  if (path === '/.well-known/webfinger') { const r = /^(?:acct:)?@?([^@]+)@(.+)$/.exec(q.get('resource') || ''); const a = r && r[2] === d && I[r[1].toLowerCase()]; return a ? J({ subject: `acct:${r[1]}@${d}`, aliases: [`https://${d}/@${r[1]}`, `https://${d}/users/${r[1]}`], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: `https://${d}/@${r[1]}` }, { rel: 'self', type: 'application/activity+json', href: `https://${d}/users/${r[1]}` }] }, 200, { 'content-type': 'application/jrd+json; charset=utf-8' }) : X('', 'text/plain', 404); }
  if (path === '/api/v1/accounts/lookup') { const u = (q.get('acct') || '').replace(/^@/, '').replace(`@${d}`, '').toLowerCase(); return I[u] ? J(mAcc(d, u, I[u])) : J({ error: 'Record not found' }, 404); }
  if ((m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path))) { const e = Object.entries(I).find(([, a]) => a.id === m[1]); if (!e) return J({ error: 'Record not found' }, 404); return m[2] ? J(e[1].statuses.map(([c, t], i) => ({ id: `11${i}`, created_at: t, in_reply_to_id: null, sensitive: false, spoiler_text: '', visibility: 'public', language: 'en', uri: `https://${d}/users/${e[0]}/statuses/11${i}`, url: `https://${d}/@${e[0]}/11${i}`, replies_count: 1, reblogs_count: 4, favourites_count: 15, content: c, reblog: null, account: mAcc(d, ...e), media_attachments: [], mentions: [], tags: [] }))) : J(mAcc(d, ...e)); }
  if ((m = /^\/@(\w+)$/.exec(path)) && I[m[1].toLowerCase()]) { const a = I[m[1].toLowerCase()]; return X(`<!DOCTYPE html><html><head><title>${esc(a.display_name)} (@${m[1]}@${d}) - Mastodon</title><meta property="og:description" content="${esc(toText(a.note))}">${a.fields.map((f) => `<link rel="me" href="${toText(f.value)}">`).join('')}</head><body><div id="mastodon"></div><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`, 'text/html; charset=utf-8'); }
  if (path.startsWith('/api/v2/search')) return J({ error: 'This method requires an authenticated user' }, 401);
  return J({ error: 'Record not found' }, 404);
}
function hnF(path, q) {
  let m; const hit = (u, s) => ({ objectID: s[0], title: s[1], url: s[2], author: u, points: s[3], num_comments: s[4], story_text: null, comment_text: null, created_at: new Date(s[5] * 1000).toISOString(), created_at_i: s[5], _tags: ['story', `author_${u}`, `story_${s[0]}`] });
  if ((m = /^\/api\/v1\/users\/([^/]+)$/.exec(path))) { const u = A.hn[m[1]]; return u ? J({ username: m[1], about: u.about, karma: u.karma }) : J({ status: 404, error: 'Not Found' }, 404); }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) { const tags = q.get('tags') || '', a = (/author_([\w-]+)/.exec(tags) || [])[1], s = q.get('query') || ''; const comment = /(^|,)comment/.test(tags); const hits = comment ? [] : Object.entries(A.hn).filter(([u]) => !a || u === a).flatMap(([u, x]) => x.stories.map((st) => hit(u, st))).filter((h) => !s || has(h.title + ' ' + h.author + ' ' + h.url, s)).sort((x, y) => y.created_at_i - x.created_at_i); return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: s, params: '' }); }
  return J({ status: 404, error: 'Not Found' }, 404);
}
function se(path, q) {
  const it = (u) => ({ user_id: u.user_id, account_id: u.user_id + 7, display_name: u.display_name, location: u.location, website_url: u.website_url, link: `https://stackoverflow.com/users/${u.user_id}/${N(u.display_name).replace(/ /g, '-')}`, profile_image: '', reputation: u.reputation, user_type: 'registered', is_employee: false, creation_date: 1400000000, badge_counts: { bronze: 9, silver: 3, gold: 0 } });
  const wrap = (items) => J({ items, has_more: false, quota_max: 300, quota_remaining: 287 }); let m;
  if (!q.get('site') && !/\/sites/.test(path)) return J({ error_id: 400, error_message: 'site is required', error_name: 'bad_parameter' }, 400);
  const so = q.get('site') === 'stackoverflow';
  if (path === '/2.3/users') return wrap(so ? A.stack.filter((u) => N(u.display_name).includes(N(q.get('inname') || ''))).map(it) : []);
  if ((m = /^\/2\.3\/users\/([\d;]+)$/.exec(path))) return wrap(so ? A.stack.filter((u) => m[1].split(';').includes(String(u.user_id))).map(it) : []);
  if ((m = /^\/2\.3\/users\/(\d+)\/(top-answer-tags|top-tags|tags)$/.exec(path))) return wrap(m[1] === '2210334' ? [{ user_id: 2210334, tag_name: 'accessibility', answer_count: 61, answer_score: 240, question_count: 2, question_score: 9 }, { user_id: 2210334, tag_name: 'svg', answer_count: 22, answer_score: 80, question_count: 1, question_score: 3 }] : []);
  return wrap([]);
}
function gdelt(path, q) {
  const s = q.get('query') || ''; if (path !== '/api/v2/doc/doc') return X('Not found', 'text/plain', 404);
  if (N(s).length < 3) return X('Your query was too short or too long.\n', 'text/html');
  const r = search(s.replace(/sourcelang:\S+|sourcecountry:\S+/g, ''), { max: 75, include: Object.keys(A.news) }).filter((x) => { const ph = [...s.matchAll(/"([^"]+)"/g)].map((m) => N(m[1])); const t = N(x.title + ' ' + x.text); return x.date && ph.every((p) => t.includes(p)) && (ph.length || has(t, s)); }).slice(0, +(q.get('maxrecords') || 75));
  if (q.get('format') !== 'json' && q.get('format') !== 'JSON') return X('<html><body>' + r.map((x) => `<a href="${x.url}">${esc(x.title)}</a>`).join('') + '</body></html>', 'text/html');
  return J(r.length ? { articles: r.map((x) => ({ url: x.url, url_mobile: '', title: x.title, seendate: x.date.replace(/-/g, '') + 'T090000Z', socialimage: '', domain: new URL(x.url).hostname, language: 'English', sourcecountry: A.news[new URL(x.url).hostname] })) } : {});
}
function itunes(path, q) {
  if (path !== '/search' && path !== '/lookup') return X('', 'text/html', 404); const t = q.get('term') || '';
  const ep = q.get('entity') === 'podcastEpisode'; const ok = ['podcast', 'all', null].includes(q.get('media'));
  const feedText = (p) => pages.find((x) => `https://${x.host}${x.path}` === p.feedUrl)?.body || '';
  if (ok && ep) { const r = A.podcasts.flatMap((p) => [...feedText(p).matchAll(/<item>([\s\S]*?)<\/item>/g)].map((m) => { const g = (n) => dec((new RegExp(`<${n}>([\\s\\S]*?)</${n}>`).exec(m[1]) || [, ''])[1]); return { wrapperType: 'podcastEpisode', kind: 'podcast-episode', trackName: g('title'), collectionName: p.collectionName, collectionId: p.collectionId, description: g('description'), releaseDate: new Date(g('pubDate')).toISOString(), trackViewUrl: `https://podcasts.apple.com/podcast/id${p.collectionId}`, feedUrl: p.feedUrl, episodeUrl: g('link') }; })).filter((e) => has(e.trackName + ' ' + e.description + ' ' + e.collectionName, t)); return J({ resultCount: r.length, results: r }, 200, { 'content-type': 'text/javascript; charset=utf-8' }); }
  const r = ok ? A.podcasts.filter((p) => (q.get('id') ? +q.get('id') === p.collectionId : has(p.terms, t))).map((p) => ({ wrapperType: 'track', kind: 'podcast', collectionId: p.collectionId, trackId: p.collectionId, artistName: p.artistName, collectionName: p.collectionName, trackName: p.collectionName, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.collectionId}`, feedUrl: p.feedUrl, primaryGenreName: p.genre, trackCount: 2, releaseDate: '2026-08-25T05:00:00Z', country: 'USA' })) : [];
  return J({ resultCount: r.length, results: r }, 200, { 'content-type': 'text/javascript; charset=utf-8' });
}
function secF(host, path) {
  if (host === 'www.sec.gov' && path === '/files/company_tickers.json') return J(Object.fromEntries(Object.values(A.sec).map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }])));
  const m = /^\/submissions\/CIK(\d{10})\.json$/.exec(path), c = m && A.sec[m[1]];
  if (host === 'data.sec.gov' && c) return J({ cik: m[1], entityType: 'operating', sic: c.sic, sicDescription: c.sicDescription, name: c.name, tickers: [c.ticker], exchanges: ['NYSE'], ein: '390000000', website: 'https://grandinpump.example', addresses: { business: { street1: '4100 WEST LINCOLN AVENUE', city: 'MILWAUKEE', stateOrCountry: 'WI', zipCode: '53219' } }, formerNames: [], filings: { recent: { accessionNumber: c.filings.map((f) => f[0]), filingDate: c.filings.map((f) => f[1]), form: c.filings.map((f) => f[2]), primaryDocDescription: c.filings.map((f) => f[3]), primaryDocument: c.filings.map(() => 'd.htm') }, files: [] } });
  if (path === '/LATEST/search-index') return J({ took: 4, timed_out: false, hits: { total: { value: 0, relation: 'eq' }, hits: [] } });
  return X('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>', 'application/xml', 404);
}
function youtube(path, q) {
  const c = A.youtube[q.get('channel_id')] || A.youtube[(/^\/channel\/([^/]+)/.exec(path) || [])[1]]; if (!c) return X('<html><title>404 Not Found</title></html>', 'text/html', 404); const id = c.url.split('/').pop();
  if (path === '/feeds/videos.xml') return X(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${id}"/><id>yt:channel:${id}</id><yt:channelId>${id}</yt:channelId><title>${c.title}</title><link rel="alternate" href="${c.url}"/><author><name>${c.title}</name><uri>${c.url}</uri></author>${c.videos.map((v) => `<entry><id>yt:video:${v[0]}</id><yt:videoId>${v[0]}</yt:videoId><title>${esc(v[1])}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v[0]}"/><author><name>${c.title}</name></author><published>${v[2]}</published><media:group><media:title>${esc(v[1])}</media:title><media:description>${esc(v[3])}</media:description></media:group></entry>`).join('')}</feed>`, 'text/xml; charset=UTF-8');
  return X(`<!DOCTYPE html><html><head><title>${c.title} - YouTube</title></head><body><h1>${c.title}</h1></body></html>`, 'text/html; charset=utf-8');
}
// ---------- search APIs ----------
let rid = 0;
function tavily(path, body, auth, mode) {
  if (auth) return J({ detail: { error: 'Unauthorized: missing or invalid API key.' } }, 401);
  if (path === '/extract') { const urls = [].concat(body?.urls || []); const ok = [], bad = []; for (const u of urls) { const p = pageOf(u); p ? ok.push({ url: u, raw_content: toText(p.body), images: [] }) : bad.push({ url: u, error: 'Failed to fetch url' }); } return J({ results: ok, failed_results: bad, response_time: 0.4, request_id: `req-${++rid}` }); }
  if (path !== '/search') return J({ detail: 'Not Found' }, 404);
  if (!mode && !body?.api_key) { /* real service wants the access-mode header */ return J({ detail: { error: 'Unauthorized: missing or invalid API key.' } }, 401); }
  if (!body || typeof body.query !== 'string' || !body.query.trim()) return J({ detail: { error: 'Query is missing.' } }, 400);
  if (body.query.length > 400) return J({ detail: { error: 'Query is too long. Max query length is 400 characters.' } }, 400);
  let r = search(body.query, { max: Math.min(20, body.max_results ?? 5), include: body.include_domains || [], exclude: body.exclude_domains || [] });
  if (body.topic === 'news') r = r.filter((x) => A.news[new URL(x.url).hostname]);
  return J({ query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map((x) => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: body.include_raw_content ? (/linkedin\.com|x\.com/.test(new URL(x.url).hostname) ? null : x.text) : null, ...(body.topic === 'news' && x.date ? { published_date: new Date(x.date).toUTCString() } : {}) })), response_time: 0.61, request_id: `req-${++rid}` });
}
const pageOf = (u) => { try { const x = new URL(u); return sitePage(x.hostname, x.pathname); } catch { return null; } };
function firecrawl(path, body, auth) {
  if (auth) return J({ success: false, error: 'Unauthorized: Invalid token' }, 401);
  if (/^\/v[12]\/search$/.test(path)) { const r = search(body?.query || '', { max: Math.min(20, body?.limit || 5) }); return J({ success: true, data: { web: r.map((x, i) => ({ url: x.url, title: x.title, description: x.content, position: i + 1 })) }, creditsUsed: 2 }); }
  if (/^\/v[12]\/scrape$/.test(path)) { const p = pageOf(body?.url || ''); if (!p) return J({ success: false, code: 'SCRAPE_ALL_ENGINES_FAILED', error: 'All scraping engines failed!' }, 500); return J({ success: true, data: { markdown: toText(p.body), html: p.body, links: [...p.body.matchAll(/href="([^"]+)"/g)].map((m) => m[1]), metadata: { title: titleOf(p.body), sourceURL: body.url, statusCode: 200, publishedTime: dateOf(p.body) } } }); }
  return J({ success: false, error: 'Not found' }, 404);
}
function sitePage(host, path) {
  const s = sites.get(host) || sites.get(host.replace(/^www\./, '')); if (!s) return null;
  let p = path; try { p = decodeURIComponent(path); } catch {}
  return s.get(p) || s.get(p.replace(/\/$/, '')) || s.get(p + '/') || s.get(p.replace(/\/index\.(html?|php)$/, '/')) || null;
}
const KEYED = new Set(['api.search.brave.com', 'api.exa.ai', 'google.serper.dev', 'serpapi.com', 'api.peopledatalabs.com', 'api.hunter.io', 'api.apollo.io', 'linkdapi.com', 'api.x.com', 'api.twitter.com', 'api.openai.com', 'api.anthropic.com', 'openrouter.ai']);

function route(method, scheme, host, path, q, body, h) {
  const auth = h.authorization || h['x-api-key'];
  switch (host) {
    case 'api.github.com': return github(path, q);
    case 'github.com': case 'www.github.com': { const m = /^\/([\w-]+)\/?$/.exec(path), u = m && A.github[m[1].toLowerCase()]; return u ? X(`<!DOCTYPE html><html lang="en"><head><title>${m[1]} (${esc(u.name)}) · GitHub</title></head><body><h1 class="vcard-names"><span class="p-name vcard-fullname" itemprop="name">${esc(u.name)}</span> <span class="p-nickname">${m[1]}</span></h1><div class="p-note user-profile-bio">${esc(u.bio)}</div><ul class="vcard-details"><li itemprop="worksFor"><span class="p-org">${esc(u.company)}</span></li><li itemprop="homeLocation"><span class="p-label">${esc(u.location)}</span></li><li><a rel="nofollow me" class="Link--primary" href="${esc(u.blog)}">${esc(u.blog)}</a></li></ul>${u.repos.map((r) => `<div class="pinned-item"><a href="/${m[1]}/${r[0]}">${r[0]}</a><p>${esc(r[1])}</p></div>`).join('')}</body></html>`, 'text/html; charset=utf-8') : X('Not Found', 'text/html', 404); }
    case "api.gravatar.com": return gravatar(path, auth);
    case 'gravatar.com': case 'www.gravatar.com': { const r = gravatar('/v3/profiles/' + path.slice(1).replace(/\.json$/, '')); return /\.json$/.test(path) ? (r.status === 200 ? J({ entry: [(({ display_name, location, description, profile_url }) => ({ displayName: display_name, currentLocation: location, aboutMe: description, profileUrl: profile_url }))(JSON.parse(r.body))] }) : J('User not found', 404)) : r.status === 200 ? X(`<html><head><title>${esc(JSON.parse(r.body).display_name)}</title></head><body><h1>${esc(JSON.parse(r.body).display_name)}</h1><p>${esc(JSON.parse(r.body).description)}</p></body></html>`, 'text/html') : X('Not found', 'text/html', 404); }
    case 'api.tavily.com': return tavily(path, body, auth, h['x-tavily-access-mode']);
    case 'api.firecrawl.dev': return firecrawl(path, body, auth);
    case 'r.jina.ai': { const u = decodeURIComponent(path.slice(1)).replace(/^(https?):\/{1,2}/, '$1://'); const p = pageOf(u); if (!p) return J({ code: 422, name: 'AssertionFailureError', status: 42206, message: `Failed to goto ${u}` }, 422); const t = toText(p.body); return /json/.test(h.accept || '') ? J({ code: 200, status: 20000, data: { title: titleOf(p.body), description: '', url: u, content: t, usage: { tokens: Math.ceil(t.length / 4) } } }) : X(`Title: ${titleOf(p.body)}\n\nURL Source: ${u}\n\nMarkdown Content:\n${t}`, 'text/plain; charset=utf-8'); }
    case 'www.wikidata.org': case 'wikidata.org': return wikidataF(path, q);
    case 'en.wikipedia.org': return wikipedia(path, q);
    case 'pub.orcid.org': return orcid(path, q);
    case 'orcid.org': { const p = A.orcid[path.slice(1)]; return p ? X('<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>', 'text/html') : X('', 'text/html', 404); }
    case 'api.openalex.org': return openalex(decodeURIComponent(path), q, auth);
    case 'api.crossref.org': return crossref(path, q);
    case 'hn.algolia.com': return hnF(path, q);
    case 'news.ycombinator.com': { const u = A.hn[q.get('id')]; return path === '/user' && u ? X(`<html><head><title>Profile: ${q.get('id')} | Hacker News</title></head><body><table><tr><td>user:</td><td>${q.get('id')}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${esc(u.about)}</td></tr></table></body></html>`, 'text/html; charset=utf-8') : X('No such user.', 'text/html', 200); }
    case 'api.stackexchange.com': return se(path, q);
    case 'public.api.bsky.app': case 'api.bsky.app': return bluesky(path, q);
    case 'bsky.app': { const b = A.bluesky[(/^\/profile\/([^/]+)/.exec(path) || [])[1]]; return b ? X(`<!DOCTYPE html><html><head><title>${esc(b.displayName)} — Bluesky</title><meta name="description" content="${esc(b.description)}"></head><body><div id="root"></div><noscript><h1>JavaScript Required</h1><div id="bsky_display_name">${esc(b.displayName)}</div><div id="bsky_profile_summary">${esc(b.description)}</div></noscript></body></html>`, 'text/html; charset=utf-8') : X('<html><body><div id="root"></div></body></html>', 'text/html'); }
    case 'api.gdeltproject.org': return gdelt(path, q);
    case 'itunes.apple.com': return itunes(path, q);
    case 'rdap.org': { const d = (/^\/domain\/(.+)$/.exec(path) || [])[1]?.toLowerCase().replace(/^www\./, ''); const c = A.rdap[d]; return c ? J({ objectClassName: 'domain', handle: 'D' + md5(d).slice(0, 8), ldhName: d.toUpperCase(), status: ['client transfer prohibited'], events: [{ eventAction: 'registration', eventDate: c + 'T00:00:00Z' }, { eventAction: 'expiration', eventDate: '2028' + c.slice(4) + 'T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Example Registrar Inc.']]] }, { objectClassName: 'entity', roles: ['registrant'], remarks: [{ title: 'REDACTED FOR PRIVACY', description: ['Some of the data in this object has been removed.'] }] }], nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns1.dns.example' }], rdapConformance: ['rdap_level_0'] }, 200, { 'content-type': 'application/rdap+json' }) : J({ errorCode: 404, title: 'Not Found', description: ['The requested object was not found'], rdapConformance: ['rdap_level_0'] }, 404, { 'content-type': 'application/rdap+json' }); }
    case 'www.sec.gov': case 'data.sec.gov': case 'efts.sec.gov': return secF(host, path);
    case 'gitlab.com': return path === '/api/v4/users' ? J(A.gitlab) : J({ error: '404 Not Found' }, 404);
    case 'youtube.com': case 'www.youtube.com': return youtube(path, q);
    case 'web.archive.org': return path.startsWith('/cdx/') ? (q.get('output') === 'json' ? J([]) : X('', 'text/plain')) : X('', 'text/html', 404);
    case 'archive.org': return J({ url: q.get('url'), archived_snapshots: {} });
    case 'dns.google': case 'cloudflare-dns.com': { const n = (q.get('name') || '').replace(/\.$/, ''), ok = sites.has(n), mx = ['MX', '15'].includes((q.get('type') || 'A').toUpperCase()); return J({ Status: ok ? 0 : 3, TC: false, RD: true, RA: true, Question: [{ name: n + '.', type: mx ? 15 : 1 }], ...(ok ? { Answer: [mx ? { name: n + '.', type: 15, TTL: 300, data: '10 mail.' + n + '.' } : { name: n + '.', type: 1, TTL: 300, data: '192.0.2.10' }] } : {}) }, 200, { 'content-type': 'application/dns-json' }); }
  }
  if (A.mastodon[host]) return mastodon(host, path, q);
  if (KEYED.has(host)) return J({ error: 'Unauthorized', message: 'Missing or invalid API key' }, 401);
  const bare = host.replace(/^www\./, '');
  if (sites.has(bare)) {
    const p = sitePage(host, path); if (p) return X(p.body, p.type, 200, { etag: `"${md5(p.body).slice(0, 12)}"`, server: 'nginx' });
    if (path === '/sitemap.xml') { const urls = [...sites.get(bare).values()].filter((x) => /html/.test(x.type)); return X(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((x) => `<url><loc>https://${bare}${x.path}</loc></url>`).join('')}</urlset>`, 'application/xml'); }
    return X('<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Page not found</p></body></html>', 'text/html; charset=utf-8', 404);
  }
  if (/\.example$/.test(host)) return X('Bad Gateway: could not resolve host', 'text/plain', 502);
  return X('Not Found', 'text/plain', 404);
}

const port = +process.argv[2] || 4101;
http.createServer((req, res) => {
  const ch = []; req.on('data', (c) => ch.push(c)); req.on('end', () => {
    let r; try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(req.url);
      if (!m) r = X('Not a gateway path', 'text/plain', 404);
      else { let body = null; const raw = Buffer.concat(ch).toString(); if (raw) try { body = JSON.parse(raw); } catch {} r = route(req.method, m[1], decodeURIComponent(m[2]).toLowerCase().replace(/:\d+$/, ''), m[3] || '/', new URLSearchParams(m[4] || ''), body, req.headers); }
    } catch (e) { console.error(req.url, e); r = X('Internal error', 'text/plain', 500); }
    const b = Buffer.from(r.body); res.writeHead(r.status, { ...r.headers, 'content-length': b.length }); res.end(req.method === 'HEAD' ? undefined : b);
  });
}).listen(port, '127.0.0.1', () => console.log(`tallbridge on 127.0.0.1:${port}`));
