// Gateway for roubaix: node server.mjs PORT   (GET /{scheme}/{host}{path}?{query})
import http from 'node:http';
import { createHash } from 'node:crypto';
import { pages, robots, listings, extra, esc } from './sites.mjs';

const sha = s => createHash('sha256').update(s).digest('hex');
const fold = s => String(s).normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
const unent = s => s.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&copy;/g, '©').replace(/&ndash;/g, '–').replace(/&nbsp;/g, ' ').replace(/&amp;/g, '&');
const toText = h => unent(h.replace(/<!--[\s\S]*?-->/g, '').replace(/<head>[\s\S]*?<\/head>/i, '').replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
  .replace(/<\/?(p|h\d|li|ul|ol|tr|td|th|div|section|article|br|dt|dd|figure|blockquote|nav|header|footer|main|table|title)\b[^>]*>/gi, '\n').replace(/<\/a>/gi, ' ').replace(/<[^>]+>/g, '')).replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim();
const titleOf = p => unent(/<title>([\s\S]*?)<\/title>/i.exec(p.html)?.[1] ?? p.title);

/* ---------- data of the APIs ---------- */
const gravatar = Object.fromEntries([
  ['priya@ledgerlark.example', { display_name: 'Priya Raghunathan', location: 'Bristol, UK', description: 'Chartered accountant turned founder. Bouldering badly since 2015.', job_title: 'CEO', company: 'Ledgerlark', pronouns: 'she/her', verified_accounts: [{ service_type: 'bluesky', service_label: 'Bluesky', url: 'https://bsky.app/profile/priya.ledgerlark.example', is_hidden: false }] }],
  ['will@tansyrook.example', { display_name: 'Will Morris', location: 'Portland, Oregon', description: 'Product designer, outerwear.', job_title: 'Senior Product Designer', company: 'Tansy & Rook', pronouns: '', verified_accounts: [] }],
  ['jonas@siltdb.example', { display_name: 'Jonas Weidner', location: 'Boulder, CO', description: 'Databases, mountains.', job_title: 'VP Engineering', company: 'Silt Labs', pronouns: 'he/him', verified_accounts: [{ service_type: 'github', service_label: 'GitHub', url: 'https://github.com/jweidner', is_hidden: false }, { service_type: 'mastodon', service_label: 'Mastodon', url: 'https://hachyderm.io/@jonasw', is_hidden: false }] }],
].map(([e, d]) => { const h = sha(e); return [h, { hash: h, profile_url: 'https://gravatar.com/' + h.slice(0, 10), avatar_url: 'https://0.gravatar.com/avatar/' + h, avatar_alt_text: '', pronunciation: '', ...d }]; }));

const gh = {
  'thartley-ll': { id: 1184201, name: 'Tom Hartley', company: '@ledgerlark', blog: 'https://tomhartley.example', location: 'Bristol, UK', email: 'tom@ledgerlark.example', bio: 'CTO at Ledgerlark. Kotlin, Postgres, bees.', twitter_username: null, followers: 212, public_repos: 14, social: [], repos: [['ledger-snapshots', 'Snapshot and upcast helpers for event-sourced Postgres ledgers', 'Kotlin', 431], ['hive-scale', 'Weigh a beehive with an ESP32', 'C++', 18]] },
  jweidner: { id: 402877, name: 'Jonas Weidner', company: 'Silt Labs', blog: '', location: 'Boulder, Colorado', email: 'jonas@siltdb.example', bio: 'VP Engineering @siltdb. Maintainer of wal-inspect.', twitter_username: null, followers: 1830, public_repos: 37, social: [{ provider: 'mastodon', url: 'https://hachyderm.io/@jonasw' }, { provider: 'linkedin', url: 'https://www.linkedin.com/in/jonasweidner' }], repos: [['wal-inspect', 'Look inside Postgres write-ahead logs', 'Rust', 2204], ['plan-diff', 'Compare query plans of two optimizers', 'Rust', 310]] },
  ytanabe: { id: 733051, name: 'Yuki Tanabe', company: '@siltdb', blog: 'https://tanabe.example', location: 'Seattle, WA', email: 'yuki@tanabe.example', bio: "storage at Silt Labs <script>alert('yt')</script>", twitter_username: null, followers: 664, public_repos: 22, social: [], repos: [['lsmtoy', 'A small LSM-tree for teaching', 'C++', 1290], ['uringbench', 'io_uring micro benchmarks', 'Rust', 402]] },
  marisolq: { id: 990412, name: 'Marisol Quintero', company: 'Silt Labs', blog: 'https://compaction.example', location: 'Austin, TX', email: null, bio: 'Head of DevRel at SiltDB', twitter_username: 'marisolq', followers: 540, public_repos: 19, social: [{ provider: 'generic', url: 'https://bsky.app/profile/marisolq.bsky.social' }], repos: [['error-message-zoo', 'Bad error messages, collected', null, 877]] },
  'mcarpentier-filature': { id: 1540077, name: 'Mathieu Carpentier', company: 'Musée de la Filature', blog: 'https://www.museefilature.example', location: 'Lille', email: 'm.carpentier@museefilature.example', bio: 'Collections numériques, IIIF, 3D.', twitter_username: null, followers: 31, public_repos: 6, social: [], repos: [['iiif-petit-budget', 'Un serveur IIIF pour trois euros par mois', 'Python', 64]] },
  tomhartley88: { id: 551200, name: 'Tom Hartley', company: null, blog: '', location: 'Perth, Australia', email: null, bio: 'Mining data', twitter_username: null, followers: 3, public_repos: 2, social: [], repos: [] },
};
const ghCommits = [['ytanabe', 'yuki@tanabe.example', 'siltdb/siltdb', 'wal: use registered buffers'], ['jweidner', 'jonas@siltdb.example', 'siltdb/siltdb', 'planner: shadow mode'], ['thartley-ll', 'tom@ledgerlark.example', 'thartley-ll/ledger-snapshots', 'upcaster: handle missing version']];
const bsky = {
  'priya.ledgerlark.example': { displayName: 'Priya Raghunathan', description: 'CEO @ Ledgerlark, Bristol. Month-ends and bouldering.', followersCount: 742, posts: [['Talked with Neil at The Close about why auditors distrust automatic matching. 44 minutes, mostly intercompany.', '2026-10-13', 31], ['Hiring two people for customer support in Bristol. No spreadsheets test, promise.', '2026-09-21', 12], ['Southville Food Hub packed 412 boxes on Saturday. If you have a van, talk to me.', '2026-08-02', 40]] },
  'willmorris.example': { displayName: 'Will Morris', description: 'Product designer at Tansy & Rook. Pots on Thursdays. Not that William Morris.', followersCount: 1204, posts: [['The Slough Poncho got a Red Alder Design Award. 23 prototypes, 22 of them in my basement.', '2026-03-28', 96], ['New glaze test: ash from the wood stove.', '2026-10-30', 22]] },
  'marisolq.bsky.social': { displayName: 'Marisol Quintero', description: 'DevRel at SiltDB. Host of Compaction. I collect bad error messages.', followersCount: 3310, posts: [['We rewrote 140 error messages in May. The worst one said "impossible". It was not.', '2026-07-01', 188], ['New Compaction: Miriam Oyelaran on why your row estimates are wrong.', '2026-11-03', 77], ['Vacuum (cat) has discovered the microphone arm.', '2026-10-11', 120]] },
};
const did = h => 'did:plc:' + sha(h).slice(0, 24);
const bskyProfile = (h, p) => ({ did: did(h), handle: h, displayName: p.displayName, description: p.description, avatar: '', followersCount: p.followersCount, followsCount: 180, postsCount: 50 + p.posts.length, indexedAt: '2026-11-01T00:00:00.000Z', labels: [] });
const masto = { 'hachyderm.io': { jonasw: { id: '109301', username: 'jonasw', acct: 'jonasw', display_name: 'Jonas Weidner', locked: false, bot: false, note: '<p>VP Engineering at Silt Labs. Query planners, trail running, Dresden born.</p>', url: 'https://hachyderm.io/@jonasw', followers_count: 911, following_count: 300, statuses_count: 1422, fields: [{ name: 'Work', value: '<a href="https://siltdb.example/company/" rel="me nofollow noopener">siltdb.example/company</a>', verified_at: '2025-02-11T10:00:00.000+00:00' }, { name: 'Code', value: '<a href="https://github.com/jweidner" rel="me nofollow noopener">github.com/jweidner</a>', verified_at: '2025-02-11T10:02:00.000+00:00' }], statuses: [['113001', '2026-10-07', '<p>The planner rewrite post is up. 0.3% of plans differed. I expected ten times that.</p>'], ['112950', '2026-09-12', '<p>Long run up Green Mountain before standup.</p>']] } } };
const hn = { jonasw_db: { about: 'Jonas Weidner, VP Engineering at Silt Labs (SiltDB).', karma: 4120, stories: [['45012311', 'Rewriting the SiltDB query planner without stopping', 'https://siltdb.example/blog/planner-rewrite/', 412, 133, '2026-10-06'], ['41220915', 'Show HN: wal-inspect, look inside Postgres write-ahead logs', 'https://github.com/jweidner/wal-inspect', 288, 61, '2025-04-15']] } };
const so = [{ user_id: 318822, display_name: 'Jonas Weidner', location: 'Boulder, CO, USA', website_url: 'https://github.com/jweidner', reputation: 18231 }, { user_id: 9112007, display_name: 'David Kim', location: 'Seoul, South Korea', website_url: '', reputation: 411 }, { user_id: 6120093, display_name: 'Tom Hartley', location: 'Leeds', website_url: '', reputation: 55 }];
const orcid = {
  '0000-0002-7719-4043': { given: 'Miriam', family: 'Oyelaran', inst: ['Front Range University', 'Carnegie Mellon University'], bio: 'Query optimization and cardinality estimation.', urls: [['Homepage', 'https://cs.frontrange-u.example/~oyelaran/']], emails: ['oyelaran@frontrange-u.example'], jobs: [['Front Range University', 'Professor', 'Computer Science', '2006']], edu: [['Carnegie Mellon University', 'PhD', 'Computer Science', '2004'], ['University of Ibadan', 'BSc', '', '1998']] },
  '0000-0001-5501-222X': { given: 'David', family: 'Kim', inst: ['Hanseong Medical College'], bio: '', urls: [], emails: [], jobs: [['Hanseong Medical College', 'Associate Professor', 'Radiology', '2015']], edu: [] },
  '0000-0003-0410-7716': { given: 'Hélène', family: 'Delattre', inst: ['Musée de la Filature'], bio: '', urls: [], emails: [], jobs: [['Musée de la Filature', 'Conservatrice en chef', '', '2017']], edu: [] },
};
const authors = [
  { id: 'A5088112233', display_name: 'Miriam Oyelaran', display_name_alternatives: ['M. Oyelaran', 'Miriam A. Oyelaran'], orcid: 'https://orcid.org/0000-0002-7719-4043', inst: 'Front Range University', works_count: 71, cited_by_count: 3904, topics: ['Advanced Database Systems and Queries', 'Data Management and Algorithms'] },
  { id: 'A5012400777', display_name: 'David Kim', display_name_alternatives: ['D. Kim'], orcid: 'https://orcid.org/0000-0001-5501-222X', inst: 'Hanseong Medical College', works_count: 142, cited_by_count: 2750, topics: ['Radiomics and Machine Learning in Medical Imaging'] },
];
const works = [
  ['10.5555/dbs.2025.0417', 'Learned cardinality estimates that know when to abstain', 'Proceedings of DB Strata', 2025, [['Miriam', 'Oyelaran', 'Front Range University'], ['Chidi', 'Brandt', 'Front Range University']]],
  ['10.5555/vdj.2021.118', 'Join ordering under uncertain statistics', 'Data Systems Journal', 2021, [['Miriam', 'Oyelaran', 'Front Range University']]],
  ['10.5555/rad.2022.90', 'Radiomic features of hepatic lesions', 'Clinical Imaging Letters', 2022, [['David', 'Kim', 'Hanseong Medical College']]],
  ['10.5555/pat.2019.12', "Les maquettes de métiers à tisser, un patrimoine commercial", "Revue du patrimoine industriel", 2019, [['Hélène', 'Delattre', 'Musée de la Filature']]],
];
const wd = [
  { id: 'Q182589', label: 'William Morris', description: 'English textile designer, poet and socialist (1834–1896)', claims: { P31: ['Q5'], P106: ['Q1028181', 'Q49757'], P570: ['+1896-10-03T00:00:00Z'], P569: ['+1834-03-24T00:00:00Z'], P69: ['Q1256981'] }, wiki: 'William Morris' },
  { id: 'Q118200451', label: 'Diego Salvatierra', description: 'Argentine association football player', descEs: 'futbolista argentino', claims: { P31: ['Q5'], P106: ['Q937857'], P569: ['+1991-05-19T00:00:00Z'] }, wiki: 'Diego Salvatierra' },
  { id: 'Q121900310', label: 'Köstner Maschinenbau', description: 'German machine tool manufacturer', descDe: 'deutscher Werkzeugmaschinenhersteller', claims: { P31: ['Q4830453'], P856: ['https://www.koestner-maschinenbau.example/'], P571: ['+1951-01-01T00:00:00Z'] } },
  { id: 'Q105530017', label: 'Musée de la Filature', description: 'museum in Roubaix, France', descFr: 'musée à Roubaix', claims: { P31: ['Q33506'], P856: ['https://www.museefilature.example/'] } },
];
const wiki = {
  'William Morris': ['British textile designer, poet and activist (1834–1896)', 'William Morris (24 March 1834 – 3 October 1896) was an English textile designer, poet, artist, writer and socialist activist associated with the British Arts and Crafts movement. He founded the Kelmscott Press.', 'Q182589'],
  'Diego Salvatierra': ['Argentine footballer (born 1991)', 'Diego Salvatierra (born 19 May 1991 in Rosario) is an Argentine professional footballer who plays as a midfielder for Atlético Guadalmedina.', 'Q118200451'],
  'Tom Hartley': ['Topics referred to by the same term', 'Tom Hartley may refer to: Tom Hartley (cricketer), English cricketer; Tom Hartley Cars, a British car dealer.', 'Q7816500', 'disambiguation'],
};
const podcasts = [
  { collectionId: 1700110021, collectionName: 'The Close', artistName: 'Neil Abernethy', feedUrl: 'https://theclose.example/feed.xml', primaryGenreName: 'Business', trackCount: 61, also: 'priya raghunathan' },
  { collectionId: 1700110455, collectionName: 'Compaction', artistName: 'Marisol Quintero, Silt Labs', feedUrl: 'https://compaction.example/feed.xml', primaryGenreName: 'Technology', trackCount: 52, also: '' },
  { collectionId: 1700110720, collectionName: 'Shelf Life', artistName: 'Cory Beck', feedUrl: 'https://shelflifepod.example/rss', primaryGenreName: 'Business', trackCount: 118, also: 'hannah brandvold' },
];
const domains = { 'ledgerlark.example': '2017-11-02', 'ashcombepark.example': '2004-03-09', 'harrowpike.example': '2006-01-17', 'marismahoteles.example': '2001-06-20', 'tansyrook.example': '2016-02-11', 'siltdb.example': '2019-08-28', 'frontrange-u.example': '1994-05-01', 'koestner-maschinenbau.example': '1998-10-12', 'museefilature.example': '2009-09-15', 'tanabe.example': '2013-04-04', 'tomhartley.example': '2012-12-01', 'willmorris.example': '2014-07-07', 'deshawnellery.example': '2020-01-06' };

/* ---------- search over everything ---------- */
const docs = [];
for (const p of pages.values()) docs.push({ url: p.url, host: p.host, title: titleOf(p), text: toText(p.html), date: p.date, page: p });
for (const l of listings) docs.push({ url: l.url, host: new URL(l.url).host, title: l.title, text: l.content, date: l.date, listing: true });
const ghHtml = (login, u) => `<!DOCTYPE html><html lang="en"><head><title>${login} (${esc(u.name)}) · GitHub</title></head><body><h1 class="vcard-names"><span class="p-name vcard-fullname">${u.name}</span> <span class="p-nickname">${login}</span></h1><div class="user-profile-bio">${esc(u.bio || '')}</div><ul class="vcard-details"><li class="p-org">${esc(u.company || '')}</li><li class="p-label">${u.location}</li><li><a rel="nofollow me" href="${u.blog}">${u.blog}</a></li></ul><p>${u.followers} followers</p><ul>${u.repos.map(r => `<li><a href="/${login}/${r[0]}">${r[0]}</a><p>${esc(r[1])}</p></li>`).join('')}</ul></body></html>`;
for (const [k, u] of Object.entries(gh)) { const html = ghHtml(k, u); docs.push({ url: 'https://github.com/' + k, host: 'github.com', title: `${k} (${u.name}) · GitHub`, text: toText(html) }); extra.set('github.com/' + k, { type: 'text/html', body: html }); }
for (const [k, p] of Object.entries(bsky)) docs.push({ url: 'https://bsky.app/profile/' + k, host: 'bsky.app', title: `${p.displayName} (@${k}) — Bluesky`, text: p.description });
const tok = s => fold(s).match(/[a-z0-9]+/g) || [];
const stop = new Set('the a an of and or in at for to on is with by de la el en y del los las le les des du et der die das und im am von mit s'.split(' '));
const df = new Map();
for (const d of docs) { d.ft = ' ' + tok(d.title + ' ' + d.text + ' ' + d.url).join(' ') + ' '; d.tf = new Map(); for (const t of tok(d.text + ' ' + d.url)) d.tf.set(t, (d.tf.get(t) || 0) + 1); for (const t of tok(d.title)) d.tf.set(t, (d.tf.get(t) || 0) + 3); d.len = tok(d.text).length; for (const t of d.tf.keys()) df.set(t, (df.get(t) || 0) + 1); }
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length;
const onHost = (d, s) => { const [h, ...rest] = s.replace(/^https?:\/\//, '').replace(/^\*\./, '').split('/'); const h2 = h.replace(/^www\./, ''); return (d.host === h2 || d.host.endsWith('.' + h2)) && d.url.includes(rest.join('/')); };
function search(query, { max = 5, inc = [], exc = [] } = {}) {
  const sites = [], not = [], phrases = []; let q = String(query || '');
  q = q.replace(/(-?)site:(\S+)/gi, (_, m, s) => (m ? exc = [...exc, s] : sites.push(s), ' '));
  q = q.replace(/(^|\s)-(?:"([^"]+)"|([\p{L}\d]\S*))/gu, (_, a, p, w) => (not.push(tok(p || w).join(' ')), ' '));
  q = q.replace(/["“”]([^"“”]+)["“”]/g, (_, p) => (phrases.push(tok(p).join(' ')), ' ' + p + ' ')).replace(/\bOR\b|\bAND\b|\||\(|\)/g, ' ');
  const terms = [...new Set(tok(q))].filter(t => !stop.has(t));
  let r = [];
  for (const d of docs) {
    if (sites.length && !sites.some(s => onHost(d, s))) continue;
    if (inc.length && !inc.some(s => onHost(d, s))) continue;
    if (exc.some(s => onHost(d, s)) || not.some(n => n && d.ft.includes(' ' + n + ' '))) continue;
    let s = 0;
    for (const t of terms) { const f = d.tf.get(t) || 0; if (f) s += Math.log(1 + (docs.length - df.get(t) + .5) / (df.get(t) + .5)) * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)); }
    const ph = phrases.filter(p => p && d.ft.includes(' ' + p + ' ')).length;
    s *= 1 + 0.8 * ph;
    if (!terms.length && (sites.length || inc.length)) s = .3;
    if (s > 0) r.push({ d, s, ph });
  }
  const bestPh = Math.max(0, ...r.map(x => x.ph));
  if (bestPh) r = r.filter(x => x.ph > 0);
  r.sort((a, b) => b.s - a.s);
  const top = r[0]?.s || 1;
  r = r.filter(x => x.s > top * .12).slice(0, max);
  const strong = Math.min(.98, .35 + top / 40);
  return r.map(x => ({ d: x.d, score: +(strong * (x.s / top)).toFixed(6), snippet: snippet(x.d, phrases.length ? [...phrases, ...terms] : terms) }));
}
function snippet(d, keys) {
  if (d.listing || d.text.length <= 700) return d.text;
  const lines = d.text.split('\n'), sc = lines.map(l => { const f = ' ' + tok(l).join(' ') + ' '; return keys.reduce((a, k) => a + (f.includes(' ' + k + ' ') ? (k.includes(' ') ? 3 : 1) : 0), 0); });
  const order = sc.map((s, i) => [s, i]).sort((a, b) => b[0] - a[0] || a[1] - b[1]); const keep = new Set(); let n = 0;
  for (const [s, i] of order) { if (!s || n > 700) break; for (const j of [i, i + 1]) if (lines[j] && !keep.has(j)) { keep.add(j); n += lines[j].length; } }
  return ([...keep].sort((a, b) => a - b).map(i => lines[i]).join(' ... ') || d.text).slice(0, 1000);
}
const news = () => docs.filter(d => d.page?.news);

/* ---------- helpers ---------- */
const J = (body, status = 200, headers = {}) => ({ status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(body) });
const X = (body, type = 'text/html; charset=utf-8', status = 200, headers = {}) => ({ status, headers: { 'content-type': type, ...headers }, body });
const ghHead = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '52', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000), 'x-github-media-type': 'github.v3; format=json' };
const G = (b, s = 200) => J(b, s, ghHead);
const gh404 = () => G({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, 404);
const ghShort = l => ({ login: l, id: gh[l].id, node_id: 'U_' + gh[l].id, avatar_url: `https://avatars.githubusercontent.com/u/${gh[l].id}?v=4`, url: 'https://api.github.com/users/' + l, html_url: 'https://github.com/' + l, repos_url: `https://api.github.com/users/${l}/repos`, type: 'User', site_admin: false });
const ghRepo = (l, r) => ({ id: parseInt(sha(r[0]).slice(0, 7), 16), name: r[0], full_name: l + '/' + r[0], private: false, owner: ghShort(l), html_url: `https://github.com/${l}/${r[0]}`, description: r[1], fork: false, url: `https://api.github.com/repos/${l}/${r[0]}`, homepage: null, language: r[2], stargazers_count: r[3], watchers_count: r[3], forks_count: Math.round(r[3] / 12), archived: false, topics: [], created_at: '2022-03-01T10:00:00Z', updated_at: '2026-09-01T10:00:00Z', pushed_at: '2026-09-01T10:00:00Z' });
const ghFind = l => Object.keys(gh).find(k => k.toLowerCase() === l.toLowerCase());
const isoT = d => d + 'T09:00:00.000Z';
const mail401 = { 'api.search.brave.com': [422, { type: 'ErrorResponse', error: { id: 'x', status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID', detail: 'The provided subscription token is invalid.' } }], 'api.exa.ai': [401, { requestId: 'x', error: 'Invalid API key', tag: 'INVALID_API_KEY' }], 'google.serper.dev': [403, { message: 'Unauthorized.', statusCode: 403 }], 'serpapi.com': [401, { error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key' }], 'api.peopledatalabs.com': [401, { status: 401, error: { type: ['authentication_error'], message: 'Request contained a missing or invalid key' } }], 'api.hunter.io': [401, { errors: [{ id: 'authentication_failed', code: 401, details: 'No user found for the API key supplied' }] }], 'linkdapi.com': [401, { success: false, statusCode: 401, message: 'Invalid API key', errors: null, data: null }], 'api.x.com': [401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }], 'api.twitter.com': [401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }] };

function page(host, path) {
  const cands = [host, host.startsWith('www.') ? host.slice(4) : 'www.' + host];
  for (const h of cands) for (const s of [path, path.endsWith('/') ? path.slice(0, -1) : path + '/', path.replace(/\/index\.html?$/, '/')]) {
    const p = pages.get(h + s); if (p) return X(p.html, 'text/html; charset=utf-8', 200, p.date ? { 'last-modified': new Date(p.date).toUTCString() } : {});
    const e = extra.get(h + s); if (e) return X(e.body, e.type + '; charset=utf-8');
  }
  return null;
}
const knownHost = h => [...pages.values()].some(p => p.host === h || 'www.' + p.host === h || p.host === 'www.' + h);
function site(host, path) {
  if (!knownHost(host)) return X('<html><head><title>502 Bad Gateway</title></head><body>getaddrinfo ENOTFOUND</body></html>', 'text/html', 502);
  const h = pages.has(host + '/') || robots[host] ? host : (robots['www.' + host] ? 'www.' + host : host.replace(/^www\./, ''));
  if (path === '/robots.txt') return robots[h] ? X(robots[h], 'text/plain; charset=utf-8') : X('Not found', 'text/plain', 404);
  if (path === '/sitemap.xml' && robots[h]) return X('<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' + [...pages.values()].filter(p => p.host === h).map(p => `<url><loc>${p.url}</loc></url>`).join('') + '</urlset>', 'application/xml');
  return page(host, path) || X('<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Page not found</p></body></html>', 'text/html; charset=utf-8', 404);
}
const scrape = url => { try { const u = new URL(/^https?:/.test(url) ? url : 'https://' + url); if (/(^|\.)(linkedin|x|twitter|facebook|instagram)\.com$/.test(u.host)) return null; const r = u.host === 'github.com' || pages.size && knownHost(u.host) ? page(u.host, decodeURI(u.pathname)) : null; return r; } catch { return null; } };
const wdEntity = w => ({ type: 'item', id: w.id, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.description } }, aliases: {}, sitelinks: w.wiki ? { enwiki: { site: 'enwiki', title: w.wiki, badges: [] } } : {}, claims: Object.fromEntries(Object.entries(w.claims).map(([p, vs]) => [p, vs.map(v => ({ type: 'statement', rank: 'normal', mainsnak: { snaktype: 'value', property: p, datavalue: v[0] === 'Q' ? { type: 'wikibase-entityid', value: { 'entity-type': 'item', id: v, 'numeric-id': +v.slice(1) } } : /^\+/.test(v) ? { type: 'time', value: { time: v, precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' } } : { type: 'string', value: v } } }))])) });
const oaAuthor = a => ({ id: 'https://openalex.org/' + a.id, orcid: a.orcid, display_name: a.display_name, display_name_alternatives: a.display_name_alternatives, works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: 29, i10_index: 50 }, affiliations: [{ institution: { id: 'https://openalex.org/I88', display_name: a.inst, type: 'education' }, years: [2025, 2021] }], last_known_institutions: [{ id: 'https://openalex.org/I88', display_name: a.inst, type: 'education' }], topics: a.topics.map((t, i) => ({ id: 'https://openalex.org/T1' + i, display_name: t, count: 20 })) });
const crWork = w => ({ DOI: w[0], title: [w[1]], 'container-title': [w[2]], type: 'journal-article', URL: 'https://doi.org/' + w[0], issued: { 'date-parts': [[w[3]]] }, author: w[4].map((a, i) => ({ given: a[0], family: a[1], sequence: i ? 'additional' : 'first', affiliation: [{ name: a[2] }] })), score: 20.1 });
const od = y => ({ year: { value: y }, month: null, day: null });
const orcidPerson = (id, o) => ({ 'last-modified-date': { value: 1760000000000 }, name: { 'given-names': { value: o.given }, 'family-name': { value: o.family }, 'credit-name': null, path: id }, 'other-names': { 'other-name': [], path: `/${id}/other-names` }, biography: o.bio ? { content: o.bio, visibility: 'public' } : null, 'researcher-urls': { 'researcher-url': o.urls.map(u => ({ 'url-name': u[0], url: { value: u[1] } })) }, emails: { email: o.emails.map(e => ({ email: e, primary: true, verified: true })) }, addresses: { address: [] }, keywords: { keyword: [] }, 'external-identifiers': { 'external-identifier': [] }, path: `/${id}/person` });
const orcidAff = (id, list, kind) => ({ 'last-modified-date': null, 'affiliation-group': list.map(a => ({ 'external-ids': { 'external-id': [] }, summaries: [{ [kind + '-summary']: { 'department-name': a[2] || null, 'role-title': a[1], 'start-date': kind === 'employment' ? od(a[3]) : null, 'end-date': kind === 'education' ? od(a[3]) : null, organization: { name: a[0], address: {} }, visibility: 'public' } }] })), path: `/${id}/${kind}s` });

/* ---------- router ---------- */
function route(method, scheme, host, path, q, body, headers) {
  let b = {}; try { b = body ? JSON.parse(body) : {}; } catch { b = {}; }
  const g = k => q.get(k) || '';
  const seg = path.split('/').filter(Boolean);
  if (mail401[host]) return J(mail401[host][1], mail401[host][0]);
  if (/\.linkedin\.com$/.test(host)) return X('', 'text/html', 999);
  switch (host) {
    case 'api.apollo.io': return X('Invalid access credentials.', 'text/plain', 401);
    case 'www.linkedin.com': case 'linkedin.com': return X('', 'text/html', 999);
    case 'x.com': case 'twitter.com': case 'www.x.com': return X('<html><body>JavaScript is not available.</body></html>', 'text/html', 403);
    case 'api.gravatar.com': { const p = gravatar[(seg[2] || '').toLowerCase()]; return p ? J(p, 200, { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '93', 'x-ratelimit-reset': '3000' }) : J({ error: 'Profile not found', code: 'not_found' }, 404, { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '93', 'x-ratelimit-reset': '3000' }); }
    case 'api.github.com': {
      if (path === '/search/users') {
        const s = g('q').toLowerCase(), email = (/[^\s"+]+@[^\s"]+/.exec(s) || [])[0]; let hit;
        if (email) hit = Object.keys(gh).filter(k => gh[k].email === email);
        else { const w = tok(s.replace(/\b(in|type|location|language):\S+/g, '').replace(/fullname:|user:/g, '')); hit = w.length ? Object.keys(gh).filter(k => w.every(t => tok(gh[k].name + ' ' + k).includes(t))) : []; }
        return G({ total_count: hit.length, incomplete_results: false, items: hit.map(k => ({ ...ghShort(k), score: 1 })) });
      }
      if (path === '/search/commits') {
        const e = /author-email:"?([^\s"+]+)/.exec(g('q'))?.[1]?.toLowerCase(); const c = ghCommits.filter(c => c[1] === e);
        return G({ total_count: c.length, incomplete_results: false, items: c.map(c => ({ sha: sha(c[3]).slice(0, 40), html_url: `https://github.com/${c[2]}/commit/${sha(c[3]).slice(0, 40)}`, commit: { author: { name: gh[c[0]].name, email: c[1], date: '2026-06-02T08:12:00.000-06:00' }, committer: { name: gh[c[0]].name, email: c[1], date: '2026-06-02T08:12:00.000-06:00' }, message: c[3] }, author: ghShort(c[0]), committer: ghShort(c[0]), repository: { id: 1, name: c[2].split('/')[1], full_name: c[2], private: false, html_url: 'https://github.com/' + c[2], description: c[2] === 'siltdb/siltdb' ? 'Time-partitioned SQL database' : null, fork: false }, score: 1 })) });
      }
      if (path.startsWith('/search/')) return G({ total_count: 0, incomplete_results: false, items: [] });
      if (seg[0] === 'users' && seg[1]) {
        const l = ghFind(seg[1]); if (!l) return gh404(); const u = gh[l];
        if (!seg[2]) { const { social, repos, ...r } = u; return G({ ...ghShort(l), ...r, hireable: null, public_gists: 0, following: 20, created_at: '2012-05-01T00:00:00Z', updated_at: '2026-10-20T00:00:00Z' }); }
        if (seg[2] === 'repos') return G(u.repos.map(r => ghRepo(l, r)));
        if (seg[2] === 'social_accounts') return G(u.social);
        return G([]);
      }
      if (seg[0] === 'repos') { const l = ghFind(seg[1] || ''); const r = l && gh[l].repos.find(r => r[0] === seg[2]); return r && !seg[3] ? G(ghRepo(l, r)) : gh404(); }
      if (seg[0] === 'orgs' && seg[1] === 'siltdb' && !seg[2]) return G({ login: 'siltdb', id: 55, name: 'SiltDB', blog: 'https://siltdb.example', location: 'Denver, Colorado', description: 'Time-partitioned SQL database', public_repos: 24, type: 'Organization' });
      return gh404();
    }
    case 'github.com': return page(host, path) || X('<html><title>Page not found · GitHub</title></html>', 'text/html', 404);
    case 'api.tavily.com': {
      if (method !== 'POST') return J({ detail: 'Method Not Allowed' }, 405);
      if (path === '/search') {
        if (!b.query) return J({ detail: { error: 'Query is missing.' } }, 400);
        const r = search(b.query, { max: Math.min(b.max_results ?? 5, 20), inc: b.include_domains || [], exc: b.exclude_domains || [] });
        return J({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.d.url, title: x.d.title, content: x.snippet, score: x.score, raw_content: b.include_raw_content && !x.d.listing ? x.d.text : null, ...(x.d.date && b.topic === 'news' ? { published_date: new Date(x.d.date).toUTCString() } : {}) })), response_time: 0.61, request_id: sha(b.query).slice(0, 32) });
      }
      if (path === '/extract') { const u = [].concat(b.urls || []); const ok = u.map(x => [x, scrape(x)]); return J({ results: ok.filter(x => x[1]).map(x => ({ url: x[0], raw_content: toText(x[1].body), images: [] })), failed_results: ok.filter(x => !x[1]).map(x => ({ url: x[0], error: 'Failed to fetch url' })), response_time: 0.5 }); }
      return J({ detail: 'Not Found' }, 404);
    }
    case 'api.firecrawl.dev': {
      if (path.endsWith('/search')) return J({ success: true, data: { web: search(b.query, { max: b.limit || 5 }).map((x, i) => ({ url: x.d.url, title: x.d.title, description: x.snippet.slice(0, 300), position: i + 1 })) } });
      if (path.endsWith('/scrape')) { const r = scrape(b.url || ''); if (!r) return J({ success: false, error: 'The URL failed to load in the browser', code: 'SCRAPE_DNS_RESOLUTION_ERROR' }, 500); return J({ success: true, data: { markdown: toText(r.body), html: r.body, links: [...r.body.matchAll(/href="(https?:[^"]+)"/g)].map(m => m[1]), metadata: { title: unent(/<title>([^<]*)/.exec(r.body)?.[1] || ''), sourceURL: b.url, url: b.url, statusCode: 200 } } }); }
      return J({ success: false, error: 'Not found' }, 404);
    }
    case 'r.jina.ai': {
      const url = decodeURIComponent(path.slice(1)).replace(/^(https?):\/+/, '$1://'); const r = scrape(url);
      if (!r) return J({ data: null, code: 422, name: 'AssertionFailureError', status: 42206, message: `Failed to goto ${url}`, readableMessage: `AssertionFailureError: Failed to goto ${url}` }, 422);
      const content = toText(r.body), title = unent(/<title>([^<]*)/.exec(r.body)?.[1] || '');
      return (headers.accept || '').includes('json') ? J({ code: 200, status: 20000, data: { title, description: '', url, content, usage: { tokens: Math.ceil(content.length / 4) } }, meta: {} }) : X(`Title: ${title}\n\nURL Source: ${url}\n\nMarkdown Content:\n${content}`, 'text/plain; charset=utf-8');
    }
    case 's.jina.ai': return J({ data: null, code: 401, name: 'AuthenticationRequiredError', status: 40103, message: 'Authentication is required to use this endpoint.' }, 401);
    case 'www.wikidata.org': {
      const ent = w => wdEntity(w);
      if (path === '/w/api.php') {
        if (g('action') === 'wbsearchentities') { const s = fold(g('search')), l = g('language') || 'en'; const r = s ? wd.filter(w => fold(w.label).startsWith(s)) : []; return J({ searchinfo: { search: g('search') }, search: r.map(w => ({ id: w.id, title: w.id, pageid: +w.id.slice(1, 7), concepturi: 'http://www.wikidata.org/entity/' + w.id, repository: 'wikidata', url: '//www.wikidata.org/wiki/' + w.id, display: { label: { value: w.label, language: l } }, label: w.label, description: (l === 'es' && w.descEs) || (l === 'de' && w.descDe) || (l === 'fr' && w.descFr) || w.description, match: { type: 'label', language: 'en', text: w.label } })), success: 1 }); }
        if (g('action') === 'wbgetentities') return J({ entities: Object.fromEntries(g('ids').split('|').filter(Boolean).map(i => { const w = wd.find(w => w.id === i); return [i, w ? ent(w) : { id: i, missing: '' }]; })), success: 1 });
        return J({ batchcomplete: '', query: { searchinfo: { totalhits: 0 }, search: [] } });
      }
      const m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(path); const w = m && wd.find(w => w.id === m[1]);
      return w ? J({ entities: { [w.id]: ent(w) } }) : X('<html><head><title>Not Found</title></head></html>', 'text/html', 404);
    }
    case 'query.wikidata.org': return J({ head: { vars: ['item'] }, results: { bindings: [] } });
    case 'api.openalex.org': {
      const key = g('api_key') || headers.authorization;
      if (path === '/authors' || path === '/works' || path === '/institutions') {
        if ((g('search') || g('filter').includes('search')) && !key) return J({ error: 'Authentication required', message: 'Search requires an API key. Get a free key at https://openalex.org/settings/api' }, 401);
        const s = tok(g('search')), f = g('filter'), r = path === '/authors' ? authors.filter(a => s.length ? s.every(t => tok(a.display_name).includes(t)) : f.includes('orcid') && f.includes(a.orcid.slice(-19))) : [];
        return J({ meta: { count: r.length, db_response_time_ms: 21, page: 1, per_page: 25, groups_count: null }, results: r.map(oaAuthor), group_by: [] });
      }
      const a = authors.find(a => decodeURIComponent(path).includes(a.id) || decodeURIComponent(path).includes(a.orcid.slice(-19)));
      return a && seg[0] !== 'works' ? J(oaAuthor(a)) : J({ error: 'Not Found', message: 'The requested resource could not be found' }, 404);
    }
    case 'api.crossref.org': {
      const s = tok(g('query.author')), full = works.filter(w => s.length && w[4].some(a => s.every(t => tok(a[0] + ' ' + a[1]).includes(t))));
      if (seg[0] === 'works' && seg[1]) { const w = works.find(w => w[0] === decodeURIComponent(seg.slice(1).join('/'))); return w ? J({ status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message: crWork(w) }) : X('Resource not found.', 'text/plain', 404); }
      return J({ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': full.length, items: full.map(crWork), 'items-per-page': 20, query: { 'start-index': 0, 'search-terms': g('query') || null } } }, 200, { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' });
    }
    case 'pub.orcid.org': {
      const id = seg.find(s => orcid[s]), o = orcid[id];
      if (/expanded-search|search/.test(path)) {
        const s = g('q'), f = k => { const m = new RegExp(k + ':\\s*(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s]+))').exec(s); return m ? fold(m[1] || m[2] || m[3]) : null; };
        const gn = f('given-names'), fn = f('family-name'), af = f('affiliation-org-name'), em = f('email');
        const free = !gn && !fn && !af && !em ? tok(s) : null;
        const r = Object.entries(orcid).filter(([, o]) => (!gn || fold(o.given).startsWith(gn.replace(/\*/g, ''))) && (!fn || fold(o.family) === fn) && (!af || o.inst.some(i => fold(i).includes(af))) && (!em || o.emails.includes(em)) && (!free || free.length && free.every(t => tok(o.given + ' ' + o.family + ' ' + o.inst.join(' ')).includes(t))));
        return J(path.includes('expanded') ? { 'expanded-result': r.length ? r.map(([id, o]) => ({ 'orcid-id': id, 'given-names': o.given, 'family-names': o.family, 'credit-name': null, 'other-name': [], email: o.emails, 'institution-name': o.inst })) : null, 'num-found': r.length } : { result: r.length ? r.map(([id]) => ({ 'orcid-identifier': { uri: 'https://orcid.org/' + id, path: id, host: 'orcid.org' } })) : null, 'num-found': r.length });
      }
      if (!o) return J({ 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' }, 404);
      const last = seg.at(-1);
      if (last === 'person') return J(orcidPerson(id, o));
      if (last === 'employments') return J(orcidAff(id, o.jobs, 'employment'));
      if (last === 'educations') return J(orcidAff(id, o.edu, 'education'));
      if (last === 'works') return J({ 'last-modified-date': null, group: [], path: `/${id}/works` });
      return J({ 'orcid-identifier': { uri: 'https://orcid.org/' + id, path: id, host: 'orcid.org' }, person: orcidPerson(id, o), 'activities-summary': { employments: orcidAff(id, o.jobs, 'employment'), educations: orcidAff(id, o.edu, 'education') } });
    }
    case 'hn.algolia.com': {
      if (seg[2] === 'users') { const u = hn[seg[3]]; return u ? J({ username: seg[3], about: u.about, karma: u.karma }) : J({ status: 404, error: 'Not Found' }, 404); }
      const all = Object.entries(hn).flatMap(([a, u]) => u.stories.map(s => ({ objectID: s[0], title: s[1], url: s[2], author: a, points: s[3], num_comments: s[4], comment_text: null, story_text: null, created_at: s[5] + 'T14:00:00Z', created_at_i: Date.parse(s[5]) / 1000, _tags: ['story', 'author_' + a, 'story_' + s[0]] })));
      const au = /author_(\w+)/.exec(g('tags'))?.[1], t = tok(g('query')); const hits = /(^|,)comment/.test(g('tags')) ? [] : all.filter(h => (!au || h.author === au) && (t.length ? t.every(x => tok(h.title + ' ' + h.url + ' ' + h.author).includes(x)) : au));
      return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: g('query'), params: '' });
    }
    case 'api.stackexchange.com': { const n = fold(g('inname')); const it = path.includes('/users') && n && /^stackoverflow/.test(g('site')) ? so.filter(u => fold(u.display_name).includes(n)) : []; return J({ items: it.map(u => ({ ...u, account_id: u.user_id + 7, user_type: 'registered', is_employee: false, link: `https://stackoverflow.com/users/${u.user_id}/${fold(u.display_name).replace(/\W+/g, '-')}` })), has_more: false, quota_max: 300, quota_remaining: 281 }); }
    case 'public.api.bsky.app': {
      const m = seg[1], find = a => Object.keys(bsky).find(h => h === a.toLowerCase() || did(h) === a);
      if (m === 'app.bsky.actor.getProfile') { const h = find(g('actor')); return h ? J(bskyProfile(h, bsky[h])) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); }
      if (m === 'app.bsky.feed.getAuthorFeed') { const h = find(g('actor')); return h ? J({ feed: [...bsky[h].posts].sort((a, b) => b[1].localeCompare(a[1])).map((p, i) => ({ post: { uri: `at://${did(h)}/app.bsky.feed.post/3l${i}${h.slice(0, 4)}`, cid: 'bafy' + i, author: { did: did(h), handle: h, displayName: bsky[h].displayName }, record: { $type: 'app.bsky.feed.post', text: p[0], createdAt: isoT(p[1]), langs: ['en'] }, likeCount: p[2], replyCount: 1, repostCount: 2, indexedAt: isoT(p[1]) } })), cursor: undefined }) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); }
      if (m === 'app.bsky.actor.searchActors' || m === 'app.bsky.actor.searchActorsTypeahead') { const t = tok(g('q') || g('term')); return J({ actors: Object.entries(bsky).filter(([h, p]) => t.length && t.every(x => tok(p.displayName + ' ' + h + ' ' + p.description).includes(x))).map(([h, p]) => { const { followersCount, followsCount, postsCount, ...r } = bskyProfile(h, p); return r; }) }); }
      if (m === 'com.atproto.identity.resolveHandle') { const h = find(g('handle')); return h ? J({ did: did(h) }) : J({ error: 'InvalidRequest', message: 'Unable to resolve handle' }, 400); }
      return m === 'app.bsky.feed.searchPosts' ? X('Forbidden', 'text/plain', 403) : J({ error: 'MethodNotImplemented', message: 'Method Not Implemented' }, 501);
    }
    case 'hachyderm.io': case 'mastodon.social': case 'fosstodon.org': {
      const us = masto[host] || {};
      if (path === '/.well-known/webfinger') { const n = /^acct:([^@]+)@(.+)$/.exec(g('resource')); const u = n && n[2] === host && us[n[1]]; return u ? J({ subject: g('resource'), aliases: [u.url], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: u.url }, { rel: 'self', type: 'application/activity+json', href: `https://${host}/users/${u.username}` }] }, 200, { 'content-type': 'application/jrd+json' }) : X('', 'text/plain', 404); }
      const strip = ({ statuses, ...u }) => u;
      if (path === '/api/v1/accounts/lookup') { const u = us[g('acct').replace(/^@/, '').split('@')[0].toLowerCase()]; return u ? J(strip(u)) : J({ error: 'Record not found' }, 404); }
      const byId = Object.values(us).find(u => u.id === seg[3]);
      if (byId && seg[4] === 'statuses') return J(byId.statuses.map(s => ({ id: s[0], created_at: isoT(s[1]), content: s[2], url: byId.url + '/' + s[0], reblog: null, in_reply_to_id: null, visibility: 'public', favourites_count: 12, reblogs_count: 3, account: strip(byId) })));
      if (byId) return J(strip(byId));
      const u = us[(seg[0] || '').replace('@', '')]; if (u && !seg[1]) return X(`<!DOCTYPE html><html><head><title>${u.display_name} (@${u.username}@${host})</title><meta property="og:description" content="${esc(toText(u.note))}"></head><body><h1>${u.display_name}</h1>${u.note}${u.fields.map(f => `<dl><dt>${f.name}</dt><dd>${f.value.replace('rel="me nofollow', 'rel="me nofollow')}</dd></dl>`).join('')}</body></html>`);
      return J({ error: 'Record not found' }, 404);
    }
    case 'api.gdeltproject.org': {
      const raw = g('query'), ph = [...raw.matchAll(/"([^"]+)"/g)].map(m => tok(m[1]).join(' ')), rest = tok(raw.replace(/"[^"]+"/g, '').replace(/\w+:\S+/g, '')).filter(t => t !== 'or');
      const r = news().filter(d => (ph.length || rest.length) && ph.every(p => d.ft.includes(' ' + p + ' ')) && rest.every(t => d.tf.has(t))).slice(0, +(g('maxrecords') || 75));
      return r.length ? J({ articles: r.map(d => ({ url: d.url, url_mobile: '', title: d.title, seendate: d.date.replace(/-/g, '') + 'T090000Z', socialimage: '', domain: d.host, language: { es: 'Spanish', de: 'German', fr: 'French' }[d.page.lang] || 'English', sourcecountry: { es: 'Spain', de: 'Germany', fr: 'France' }[d.page.lang] || 'United Kingdom' })) }) : J({});
    }
    case 'itunes.apple.com': { const t = tok(g('term')); const r = path === '/search' ? podcasts.filter(p => t.length && t.every(x => tok(p.collectionName + ' ' + p.artistName + ' ' + p.also).includes(x))) : []; return X(JSON.stringify({ resultCount: r.length, results: r.map(({ also, ...p }) => ({ wrapperType: 'track', kind: 'podcast', trackId: p.collectionId, trackName: p.collectionName, ...p, collectionViewUrl: 'https://podcasts.apple.com/us/podcast/id' + p.collectionId })) }), 'text/javascript; charset=utf-8'); }
    case 'rdap.org': { const d = (seg[1] || '').toLowerCase().replace(/^www\./, ''); return domains[d] ? J({ objectClassName: 'domain', ldhName: d.toUpperCase(), handle: sha(d).slice(0, 10) + '-EX', status: ['client transfer prohibited'], events: [{ eventAction: 'registration', eventDate: domains[d] + 'T00:00:00Z' }, { eventAction: 'expiration', eventDate: '2027-11-02T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Example Registrar Ltd']]] }], nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.HOST.EXAMPLE' }], rdapConformance: ['rdap_level_0'] }, 200, { 'content-type': 'application/rdap+json' }) : J({ errorCode: 404, title: 'Not Found', description: ['No RDAP record found'] }, 404); }
    case 'dns.google': case 'cloudflare-dns.com': { const d = g('name').replace(/\.$/, ''), ok = domains[d] || d === 'gmail.com'; return J({ Status: ok ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: d + '.', type: 15 }], ...(ok && /^(mx|15)$/i.test(g('type')) ? { Answer: [{ name: d + '.', type: 15, TTL: 300, data: '10 mx.mailhost.example.' }] } : {}) }); }
    case 'www.sec.gov': return path === '/files/company_tickers.json' ? J({ 0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' }, 1: { cik_str: 789019, ticker: 'MSFT', title: 'MICROSOFT CORP' }, 2: { cik_str: 1045810, ticker: 'NVDA', title: 'NVIDIA CORP' } }) : X('Not Found', 'text/html', 404);
    case 'data.sec.gov': return X('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>', 'application/xml', 404);
    case 'efts.sec.gov': return J({ took: 3, timed_out: false, hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] } });
    case 'gitlab.com': { const u = { id: 881204, username: 'ytanabe', public_email: '', name: 'Yuki Tanabe', state: 'active', locked: false, avatar_url: null, web_url: 'https://gitlab.com/ytanabe' }; if (path === '/api/v4/users') return J(g('username').toLowerCase() === 'ytanabe' ? [u] : []); if (path === '/api/v4/users/881204') return J({ ...u, bio: 'storage person at Silt Labs', location: 'Seattle', website_url: 'https://tanabe.example', organization: 'Silt Labs', job_title: 'Staff Engineer' }); return J({ message: '404 Not Found' }, 404); }
    case 'youtube.com': case 'www.youtube.com': return path === '/feeds/videos.xml' && g('channel_id') === 'UCsiltdb4rQ0xk2mPLabs001' ? X(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>UCsiltdb4rQ0xk2mPLabs001</yt:channelId><title>SiltDB</title><author><name>SiltDB</name></author><entry><yt:videoId>s1LtDbV0001</yt:videoId><title>Reading an error message with Marisol Quintero</title><link rel="alternate" href="https://www.youtube.com/watch?v=s1LtDbV0001"/><published>2026-05-14T15:00:00+00:00</published></entry></feed>`, 'text/xml; charset=UTF-8') : path === '/@siltdb' ? X('<html><head><title>SiltDB - YouTube</title><meta itemprop="identifier" content="UCsiltdb4rQ0xk2mPLabs001"><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=UCsiltdb4rQ0xk2mPLabs001"></head><body></body></html>') : X('Not found', 'text/html', 404);
    case 'web.archive.org': return path.startsWith('/cdx') ? J([]) : X('Not found', 'text/html', 404);
    case 'archive.org': return path.startsWith('/wayback/available') ? J({ url: g('url'), archived_snapshots: {} }) : X('Not found', 'text/html', 404);
    case 'orcid.org': { const id = seg[0]; return orcid[id] ? ((headers.accept || '').includes('json') ? J(orcidPerson(id, orcid[id])) : X('<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>')) : X('Not found', 'text/html', 404); }
    case 'bsky.app': { const h = seg[0] === 'profile' && bsky[seg[1]]; return h ? X(`<!DOCTYPE html><html><head><title>${h.displayName} (@${seg[1]}) — Bluesky</title><meta name="description" content="${esc(h.description)}"></head><body><noscript>${h.displayName}: ${esc(h.description)}</noscript></body></html>`) : X('<html><body>Bluesky</body></html>'); }
  }
  const wm = /^(\w\w)\.wikipedia\.org$/.exec(host);
  if (wm) {
    if (path.startsWith('/api/rest_v1/page/summary/')) {
      const t = decodeURIComponent(path.slice(26)).replace(/_/g, ' '), w = wm[1] === 'en' || (wm[1] === 'es' && t.startsWith('Diego')) ? wiki[t] : null;
      return w ? J({ type: w[3] || 'standard', title: t, displaytitle: t, wikibase_item: w[2], lang: wm[1], description: w[0], extract: w[1], content_urls: { desktop: { page: `https://${host}/wiki/${t.replace(/ /g, '_')}` } } }) : J({ status: 404, type: 'Internal error' }, 404);
    }
    if (path === '/w/api.php') { const t = fold(g('srsearch') || g('search')).replace(/"/g, ''); const r = wm[1] === 'en' && t ? Object.keys(wiki).filter(k => fold(k) === t || tok(t).length && tok(t).every(x => tok(k + ' ' + wiki[k][1]).includes(x))) : []; return g('action') === 'opensearch' ? J([g('search'), r, r.map(() => ''), r.map(k => `https://${host}/wiki/${k.replace(/ /g, '_')}`)]) : J({ batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map(k => ({ ns: 0, title: k, pageid: parseInt(wiki[k][2].slice(1, 7)), snippet: wiki[k][1].slice(0, 200), size: 20000, wordcount: 3000 })) } }); }
    return X('Not found', 'text/html', 404);
  }
  if (host.endsWith('.example')) return path === '/.well-known/webfinger' ? X('Not found', 'text/plain', knownHost(host) ? 404 : 502) : site(host, (() => { try { return decodeURIComponent(path); } catch { return path; } })());
  return J({ error: 'not found' }, 404);
}

export { docs, hn, gravatar, gh, bsky, masto, orcid, authors, works, route };
const port = +process.argv[2];
if (port) http.createServer((req, res) => {
  const chunks = [];
  req.on('data', c => chunks.push(c));
  req.on('end', () => {
    let r;
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(req.url);
      r = m ? route(req.method, m[1], m[2].toLowerCase().replace(/:\d+$/, ''), m[3] || '/', new URLSearchParams(m[4] || ''), Buffer.concat(chunks).toString(), req.headers) : J({ error: 'use /{scheme}/{host}{path}' }, 404);
    } catch (e) { r = J({ error: String(e && e.message) }, 500); console.error(req.url, e); }
    res.writeHead(r.status, r.headers); res.end(req.method === 'HEAD' ? undefined : r.body);
  });
}).listen(port, '127.0.0.1', () => console.log('roubaix on', port));
