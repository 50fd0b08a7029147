import { createHash } from "node:crypto";
import { pages, listings, sites, archive, keyOf, esc } from "./lib.mjs";
const json = (o, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(o), headers });
const html = (b, status = 200) => ({ status, type: "text/html; charset=utf-8", body: b });
const xml = (b, status = 200) => ({ status, type: "application/xml; charset=utf-8", body: b });
const sha = (s) => createHash("sha256").update(s.trim().toLowerCase()).digest("hex");
const fold = (s) => String(s).normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const ent = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", rsquo: "’", lsquo: "‘", ldquo: "“", rdquo: "”", mdash: "—", ndash: "–", hellip: "…", middot: "·", bull: "•", copy: "©", reg: "®", rsaquo: "›", larr: "←" };
const unent = (s) => s.replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(+n)).replace(/&(\w+);/g, (m, n) => ent[n] ?? m);
export const textOf = (h) => unent(h.replace(/<(script|style|title|nav|menu)\b[\s\S]*?<\/\1>/gi, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<\/(p|div|h\d|li|tr|article|section|dd|dt|figcaption|table)>/gi, "\n").replace(/<br\s*\/?>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/ ?\n\s*/g, "\n").trim();
const titleOf = (h) => unent((/<title>([\s\S]*?)<\/title>/i.exec(h)?.[1] ?? "")).trim();

/* ---------- search ---------- */
const STOP = new Set("a an and the of in at for to on is are with by from or as who what about profile linkedin com https http www example site und der die das le la les de du des et".split(" "));
const tok = (s) => fold(s).split(/[^a-z0-9]+/).filter((w) => w && !STOP.has(w));
let docs, df;
const index = () => {
  if (docs) return docs;
  docs = [];
  for (const p of pages.values()) { if (p.noindex) continue; docs.push({ url: p.url, title: titleOf(p.html) || p.url, text: p.text ?? textOf(p.html), date: p.date, news: p.news }); }
  for (const l of listings) docs.push({ ...l, listed: true });
  df = new Map();
  for (const d of docs) {
    d.tf = new Map();
    for (const t of tok(d.text)) d.tf.set(t, (d.tf.get(t) ?? 0) + 1);
    for (const t of tok(d.title)) d.tf.set(t, (d.tf.get(t) ?? 0) + 3);
    for (const t of tok(d.url)) d.tf.set(t, (d.tf.get(t) ?? 0) + 2);
    d.len = d.text.length; d.folded = fold(d.title + " \n " + d.text);
    for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1);
  }
  return docs;
};
const hostOf = (u) => u.replace(/^https?:\/\//, "").split("/")[0].toLowerCase();
const inDomain = (u, d) => { const h = hostOf(u); const e = fold(d).replace(/^https?:\/\//, "").replace(/^www\./, "").split("/")[0]; return h === e || h.endsWith("." + e); };
export const search = (q, max = 5, o = {}) => {
  index(); q = String(q ?? "");
  const only = [].concat(o.include ?? []).map(String), not = [].concat(o.exclude ?? []).map(String);
  q = q.replace(/(-?)site:(\S+)/gi, (_, m, d) => { (m ? not : only).push(d); return " "; });
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map((m) => fold(m[1]));
  const words = [...new Set(tok(q.replace(/\b(AND|OR)\b/g, " ")))];
  const idf = (t) => Math.log(1 + docs.length / (1 + (df.get(t) ?? 0)));
  const out = [];
  for (const d of docs) {
    if (only.length && !only.some((x) => inDomain(d.url, x))) continue;
    if (not.some((x) => inDomain(d.url, x))) continue;
    if (o.news && !d.news) continue;
    let s = 0, hit = 0, all = 0;
    for (const t of words) { const w = idf(t); all += w; const f = d.tf.get(t); if (f) { hit += w; s += w * (f * 2.2) / (f + 1.2 * (0.4 + 0.6 * d.len / 900)); } }
    for (const p of phrases) if (d.folded.includes(p)) s *= 1.6; else s *= 0.5;
    if (words.length && hit / all < 0.18) continue;
    if (words.length === 0 && !only.length) continue;
    out.push({ d, s: s || 0.01, c: words.length ? hit / all : 0.5 });
  }
  out.sort((a, b) => b.s - a.s || (a.d.url < b.d.url ? -1 : 1));
  return out.slice(0, max).map(({ d, c }, i) => ({ title: d.title, url: d.url, content: snippet(d, words), score: Math.max(0.02, Math.min(0.97, c * 0.92 - i * 0.013)), date: d.date, text: d.text }));
};
const snippet = (d, words) => {
  if (d.listed || d.text.length < 420) return d.text.replace(/\n/g, " ");
  const t = d.text.replace(/\n/g, " "), f = fold(t).length === t.length ? fold(t) : t.toLowerCase();
  let best = 0, at = 0;
  for (let i = 0; i < t.length; i += 40) { const w = f.slice(i, i + 400); let n = 0; for (const x of words) if (w.includes(x)) n += 1; if (n > best) { best = n; at = i; } }
  let a = at; while (a > 0 && t[a - 1] !== " ") a--;
  let b = Math.min(t.length, a + 400); while (b < t.length && t[b] !== " ") b++;
  return (a > 0 ? "... " : "") + t.slice(a, b) + (b < t.length ? " ..." : "");
};
const iso = (d) => d ? `${d.slice(0, 4)}-${d.slice(4, 6)}-${d.slice(6, 8)}` : undefined;

/* ---------- accounts ---------- */
const G = {
  "devin@quenbylabs.example": { display_name: "Devin Marchetto", profile_url: "https://gravatar.com/devinmarchetto", avatar_url: "https://0.gravatar.com/avatar/x", avatar_alt_text: "", location: "Austin, TX", description: "Storage engines and radios.", job_title: "Staff Engineer", company: "Quenby Labs", pronouns: "", verified_accounts: [{ service_type: "github", service_label: "GitHub", url: "https://github.com/dmarchetto", is_hidden: false }, { service_type: "mastodon", service_label: "Mastodon", url: "https://hachyderm.example/@devin", is_hidden: false }] },
  "kurtis@quenbylabs.example": { display_name: "Kurtis Wehle", profile_url: "https://gravatar.com/kurtiswehle", avatar_url: "https://0.gravatar.com/avatar/y", avatar_alt_text: "", location: "Austin", description: "DevRel <script>alert('wehle')</script> & synth hoarder", job_title: "Developer Advocate", company: "Quenby Labs", pronouns: "he/him", verified_accounts: [{ service_type: "github", service_label: "GitHub", url: "https://github.com/kwehle", is_hidden: false }] },
  "jonty@millracebooks.example": { display_name: "Jonty", profile_url: "https://gravatar.com/jontymillrace", avatar_url: "https://0.gravatar.com/avatar/z", avatar_alt_text: "", location: "Hebden Bridge", description: "Bookseller. Wet rope enthusiast.", job_title: "Owner", company: "Millrace Books", pronouns: "", verified_accounts: [] },
};
const gravatar = new Map(Object.entries(G).map(([e, v]) => [sha(e), { hash: sha(e), ...v }]));
const ghu = (login, id, o) => ({ login, id, avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`, html_url: `https://github.com/${login}`, type: "User", name: null, company: null, blog: "", location: null, email: null, hireable: null, bio: null, twitter_username: null, public_repos: 0, public_gists: 0, followers: 0, following: 0, created_at: "2012-03-04T10:00:00Z", updated_at: "2026-10-01T10:00:00Z", ...o });
const repo = (u, name, language, stars, description, pushed) => ({ id: name.length * 7919, name, full_name: `${u}/${name}`, html_url: `https://github.com/${u}/${name}`, private: false, fork: false, description, language, stargazers_count: stars, forks_count: Math.floor(stars / 9), topics: [], pushed_at: pushed, created_at: "2019-02-01T00:00:00Z", updated_at: pushed, homepage: null, archived: false });
const gh = {
  dmarchetto: { u: ghu("dmarchetto", 1840021, { name: "Devin Marchetto", company: "@quenbylabs", blog: "https://marchetto.example", location: "Austin, TX", email: "devin@quenbylabs.example", bio: "Storage engines, mostly Rust. KX5DMQ.", followers: 214, public_repos: 2 }), repos: [repo("dmarchetto", "tombstone", "Rust", 312, "Test that your deletes delete", "2026-11-02T10:00:00Z"), repo("dmarchetto", "sdr-notes", "Python", 18, "Notes on software-defined radio", "2025-12-02T10:00:00Z")], social: [{ provider: "mastodon", url: "https://hachyderm.example/@devin" }, { provider: "bluesky", url: "https://bsky.app/profile/marchetto.example" }], emails: ["devin@quenbylabs.example"] },
  kwehle: { u: ghu("kwehle", 2940022, { name: "Kurtis Wehle", company: "Quenby Labs", blog: "https://kurtiswehle.example", location: "Austin", email: "kurtis@quenbylabs.example", bio: "DevRel. \"><img src=x onerror=alert('wehle')> time series + synths", twitter_username: "kurtiswehle", followers: 402, public_repos: 2 }), repos: [repo("kwehle", "quenby-demos", "Go", 77, "Demos for talks", "2026-10-22T10:00:00Z"), repo("kwehle", "dotfiles", "Shell", 3, null, "2026-01-09T10:00:00Z")], social: [{ provider: "twitter", url: "https://x.com/kurtiswehle" }], emails: ["kurtis@quenbylabs.example"] },
  anjalid: { u: ghu("anjalid", 1120023, { name: "Anjali Deverakonda", company: "Parcelwick", blog: "", location: "Halifax, NS", bio: "Routing and rhythm.", followers: 530, public_repos: 2 }), repos: [repo("anjalid", "inukshuk", "C++", 1290, "A vehicle routing solver", "2026-11-10T10:00:00Z"), repo("anjalid", "tala-tools", "Julia", 41, "Notation for tabla rhythms", "2026-03-10T10:00:00Z")], social: [], emails: ["anjali@parcelwick.example"] },
};
const byEmail = (e) => Object.values(gh).find((x) => x.emails.includes(e));
const mini = (u) => ({ login: u.login, id: u.id, avatar_url: u.avatar_url, html_url: u.html_url, url: `https://api.github.com/users/${u.login}`, type: "User", score: 1 });
const github = (path, q, full) => {
  const rate = { "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "57", "X-RateLimit-Reset": "1795510800" };
  const nf = json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate);
  let m; const term = q.get("q") ?? "";
  if (path === "/search/users") { const e = /([^\s:"]+@[^\s"]+)/.exec(term)?.[1]?.toLowerCase(); let hits = e ? Object.values(gh).filter((x) => (x.u.email ?? "") === e) : Object.values(gh).filter((x) => { const w = tok(term.replace(/\b(in|type|location|user):\S+/g, " ")); return w.length && w.every((y) => tok(x.u.name + " " + x.u.login).includes(y)); }); return json({ total_count: hits.length, incomplete_results: false, items: hits.map((x) => mini(x.u)) }, 200, rate); }
  if (path === "/search/commits") { const e = /author-email:"?([^\s"]+)/.exec(term)?.[1]?.toLowerCase(); const x = e && byEmail(e); const items = x ? [{ sha: "9f1c2ab0", html_url: `https://github.com/${x.u.login}/${x.repos[0].name}/commit/9f1c2ab0`, commit: { author: { name: x.u.name, email: e, date: "2026-11-02T09:50:00Z" }, message: "Tidy the tests" }, author: mini(x.u), repository: x.repos[0], score: 1 }] : []; return json({ total_count: items.length, incomplete_results: false, items }, 200, rate); }
  if (path === "/search/repositories") return json({ total_count: 0, incomplete_results: false, items: [] }, 200, rate);
  if ((m = /^\/users\/([^/]+)(?:\/(repos|social_accounts|orgs|events\/public))?$/.exec(path))) { const x = gh[m[1].toLowerCase()]; if (!x) return nf; return json(!m[2] ? x.u : m[2] === "repos" ? x.repos : m[2] === "social_accounts" ? x.social : [], 200, rate); }
  return nf;
};
/* Wikidata and Wikipedia */
const wd = [
  { id: "Q118834021", label: "Marcus Oyelaran", description: "English association football player (born 1999)", claims: { P31: ["Q5"], P106: ["Q937857"] }, wiki: "Marcus_Oyelaran", extract: "Marcus Oyelaran (born 3 May 1999) is an English professional footballer who plays as a striker for Tarnwick Rovers. He began his career at Dunmoor Athletic." },
  { id: "Q118834077", label: "Jost Bürgi", description: "Swiss clockmaker, astronomer and mathematician (1552–1632)", claims: { P31: ["Q5"], P106: ["Q157798", "Q170790"] }, wiki: "Jost_Bürgi", extract: "Jost Bürgi (28 February 1552 – 31 January 1632) was a Swiss clockmaker, a maker of astronomical instruments and a mathematician, active at the courts in Kassel and Prague, who worked with Johannes Kepler and devised tables of antilogarithms." },
];
const wikidata = (path, q) => {
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") { const s = fold(q.get("search") ?? ""); const hit = wd.filter((x) => s && fold(x.label).startsWith(s)); return json({ searchinfo: { search: q.get("search") }, search: hit.map((x) => ({ id: x.id, title: x.id, concepturi: `http://www.wikidata.org/entity/${x.id}`, url: `//www.wikidata.org/wiki/${x.id}`, label: x.label, description: x.description, match: { type: "label", language: "en", text: x.label } })), success: 1 }); }
    if (q.get("action") === "wbgetentities") { const ids = (q.get("ids") ?? "").split("|"); return json({ entities: Object.fromEntries(ids.map((i) => [i, entity(i) ?? { id: i, missing: "" }])), success: 1 }); }
    return json({ batchcomplete: "", query: { search: [] } });
  }
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/i.exec(path); const e = m && entity(m[1]);
  return e ? json({ entities: { [m[1]]: e } }) : html("<html><body><h1>Not Found</h1></body></html>", 404);
};
const entity = (id) => { const x = wd.find((y) => y.id === id); return x && { type: "item", id, labels: { en: { language: "en", value: x.label } }, descriptions: { en: { language: "en", value: x.description } }, aliases: {}, claims: Object.fromEntries(Object.entries(x.claims).map(([p, vs]) => [p, vs.map((v) => ({ mainsnak: { snaktype: "value", property: p, datatype: "wikibase-item", datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", id: v, "numeric-id": +v.slice(1) } } }, type: "statement", rank: "normal" }))])), sitelinks: { enwiki: { site: "enwiki", title: x.label } } }; };
const wikipedia = (host, path, q) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path);
  if (m) { const t = fold(m[1].replace(/ /g, "_")); const x = wd.find((y) => fold(y.wiki) === t && (host.startsWith("en.") || (host.startsWith("de.") && y.wiki.startsWith("Jost")))); return x ? json({ type: "standard", title: x.label, displaytitle: x.label, wikibase_item: x.id, lang: host.slice(0, 2), description: x.description, extract: x.extract, extract_html: `<p>${esc(x.extract)}</p>`, content_urls: { desktop: { page: `https://${host}/wiki/${encodeURIComponent(x.wiki)}` } } }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404); }
  if (path === "/w/api.php") { const s = fold(q.get("srsearch") ?? ""); return json({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: wd.filter((x) => s && s.includes(fold(x.label))).map((x) => ({ ns: 0, title: x.label, pageid: +x.id.slice(1), snippet: x.extract })) } }); }
  const p = /^\/wiki\/(.+)$/.exec(path); const x = p && wd.find((y) => fold(y.wiki) === fold(p[1]));
  return x ? html(`<html><head><title>${x.label} - Wikipedia</title></head><body><h1>${x.label}</h1><p>${esc(x.extract)}</p></body></html>`) : html("<html><body><p>Wikipedia does not have an article with this exact name.</p></body></html>", 404);
};
/* ORCID, OpenAlex, Crossref */
const OID = "0000-0002-7719-4083";
const orcid = (path, q) => {
  let m;
  if (/^\/v3\.0\/expanded-search\/?$/.test(path)) { const s = fold(q.get("q") ?? ""); const fam = /family-name:"?([^"\s)]+)/.exec(s)?.[1]; const giv = /given-names:"?([^"\s)]+)/.exec(s)?.[1]; const yes = (fam || giv) ? (!fam || fam === "voskuil") && (!giv || giv === "annelie") : s.includes("voskuil") || s.includes(OID); return json(yes ? { "expanded-result": [{ "orcid-id": OID, "given-names": "Annelie", "family-names": "Voskuil", "credit-name": "A. Voskuil", "other-name": [], email: [], "institution-name": ["Karoo Dryland Institute", "Nelson Mandela University"] }], "num-found": 1 } : { "expanded-result": null, "num-found": 0 }); }
  if ((m = /^\/v3\.0\/([\dX-]+)(?:\/(\w+))?\/?$/.exec(path))) {
    if (m[1] !== OID) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404);
    const aff = (k, role, org, city, y) => ({ summaries: [{ [k]: { "department-name": null, "role-title": role, "start-date": null, "end-date": y ? { year: { value: String(y) } } : null, organization: { name: org, address: { city, region: "Eastern Cape", country: "ZA" } } } }] });
    const person = { name: { "given-names": { value: "Annelie" }, "family-name": { value: "Voskuil" }, "credit-name": { value: "A. Voskuil" } }, biography: { content: "Rangeland ecologist at the Karoo Dryland Institute, Graaff-Reinet." }, "researcher-urls": { "researcher-url": [{ "url-name": "Institute page", url: { value: "https://www.karoodryland.example/people/annelie-voskuil" } }] }, keywords: { keyword: [{ content: "rangeland ecology" }, { content: "restoration" }] }, emails: { email: [] }, addresses: { address: [{ country: { value: "ZA" } }] }, "external-identifiers": { "external-identifier": [] } };
    const emp = { "affiliation-group": [aff("employment-summary", "Senior Researcher", "Karoo Dryland Institute", "Graaff-Reinet")] }, edu = { "affiliation-group": [aff("education-summary", "PhD in Botany", "Nelson Mandela University", "Gqeberha", 2015)] }, none = { "affiliation-group": [] };
    return json(m[2] === "person" ? person : m[2] === "employments" ? emp : m[2] === "educations" ? edu : m[2] === "works" ? { group: works.map((w) => ({ "work-summary": [{ title: { title: { value: w.title } }, "publication-date": { year: { value: String(w.year) } }, "journal-title": { value: w.j } }] })) } : m[2] ? none : { "orcid-identifier": { uri: `https://orcid.org/${OID}`, path: OID }, person, "activities-summary": { employments: emp, educations: edu } });
  }
  return json({ "response-code": 404, "error-code": 9016 }, 404);
};
const works = [{ title: "Recovery of leaf-succulent shrubs after a nine-year drought", year: 2024, j: "Journal of Drylands", doi: "10.99999/jd.2024.118" }, { title: "Exclosures at forty: lessons from the Camdeboo", year: 2022, j: "Southern Rangelands", doi: "10.99999/sr.2022.41" }, { title: "Drone-based cover estimates in the Nama Karoo", year: 2020, j: "Remote Ecology Letters", doi: "10.99999/rel.2020.7" }];
const AUTH = { id: "https://openalex.org/A5099887701", orcid: `https://orcid.org/${OID}`, display_name: "Annelie Voskuil", display_name_alternatives: ["A. Voskuil"], relevance_score: 812.4, works_count: 14, cited_by_count: 233, summary_stats: { h_index: 7 }, affiliations: [{ institution: { id: "https://openalex.org/I4399001", display_name: "Karoo Dryland Institute", country_code: "ZA", type: "facility" }, years: [2026, 2025, 2024] }], last_known_institutions: [{ id: "https://openalex.org/I4399001", display_name: "Karoo Dryland Institute", country_code: "ZA", type: "facility" }], topics: [] };
const openalex = (path, q) => {
  if (path === "/authors") { const s = fold((q.get("search") ?? "") + " " + (q.get("filter") ?? "")); const r = s.includes("voskuil") || s.includes(OID) ? [AUTH] : []; return json({ meta: { count: r.length, db_response_time_ms: 9, page: 1, per_page: 25 }, results: r, group_by: [] }); }
  if (/^\/authors\/(A5099887701|orcid:|https?:\/\/?orcid)/i.test(path) && (path.includes("A5099887701") || path.includes(OID))) return json(AUTH);
  if (path === "/works") { const r = fold(q.toString()).includes("a5099887701") || fold(q.toString()).includes("voskuil") ? works.map((w, i) => ({ id: `https://openalex.org/W44${i}`, doi: "https://doi.org/" + w.doi, title: w.title, display_name: w.title, publication_year: w.year, authorships: [{ author: { id: AUTH.id, display_name: "Annelie Voskuil" } }] })) : []; return json({ meta: { count: r.length, page: 1, per_page: 25 }, results: r }); }
  return json({ error: "Not found", message: "The requested resource was not found" }, 404);
};
const crossref = (path, q) => {
  if (path === "/works") { const s = fold(["query.author", "query", "query.bibliographic", "filter"].map((k) => q.get(k) ?? "").join(" ")); const r = s.includes("voskuil") || s.includes(OID) ? works.map((w) => ({ DOI: w.doi, URL: "https://doi.org/" + w.doi, title: [w.title], type: "journal-article", "container-title": [w.j], publisher: "Dryland Press", issued: { "date-parts": [[w.year, 5]] }, author: [{ given: "Annelie", family: "Voskuil", ORCID: `http://orcid.org/${OID}`, sequence: "first", affiliation: [{ name: "Karoo Dryland Institute" }] }], score: 20 })) : []; return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r, "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "X-Rate-Limit-Limit": "50", "X-Rate-Limit-Interval": "1s" }); }
  return { status: 404, type: "text/plain", body: "Resource not found." };
};
/* Hacker News, Stack Exchange, Bluesky, Mastodon */
const hn = (path, q) => {
  const m = /^\/api\/v1\/users\/([^/]+)$/.exec(path);
  if (m) return m[1] === "dmarchetto" ? json({ username: "dmarchetto", about: "Storage at Quenby Labs. https://marchetto.example", karma: 1877 }) : json({ error: "Not Found" }, 404);
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) { const t = (q.get("tags") ?? ""); const yes = /author_dmarchetto\b/.test(t) || (!/author_/.test(t) && /tombstone|marchetto/i.test(q.get("query") ?? "")); const comment = /comment/.test(t); const hits = yes && !comment ? [{ objectID: "44120011", title: "Show HN: Tombstone – test that your deletes delete", url: "https://github.com/dmarchetto/tombstone", author: "dmarchetto", points: 164, num_comments: 48, created_at: "2026-02-11T15:00:00Z", created_at_i: 1770822000, _tags: ["story", "author_dmarchetto", "story_44120011"] }] : []; return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length, hitsPerPage: 20, query: q.get("query") ?? "" }); }
  return json({ error: "Not Found" }, 404);
};
const stack = (path, q) => /^\/2\.\d\/users/.test(path) ? json({ items: fold(q.get("inname") ?? "").includes("marchetto") ? [{ user_id: 3301177, account_id: 99120, display_name: "Devin Marchetto", location: "Austin, TX", website_url: "https://marchetto.example", link: "https://stackoverflow.com/users/3301177/devin-marchetto", reputation: 8412, user_type: "registered" }] : [], has_more: false, quota_max: 300, quota_remaining: 281 }) : json({ error_id: 404, error_name: "no_method", error_message: "no method found with this name" }, 404);
const BS = { did: "did:plc:dm7xk4marchetto", handle: "marchetto.example", displayName: "Devin Marchetto", description: "Storage engines at Quenby Labs, ham radio, corgi. Austin.", website: "https://marchetto.example", followersCount: 188, followsCount: 140, postsCount: 2, createdAt: "2024-11-11T00:00:00Z" };
const bsky = (path, q) => {
  const fn = path.replace("/xrpc/", ""); const a = q.get("actor") ?? "";
  const is = a === BS.handle || a === BS.did;
  if (fn === "app.bsky.actor.getProfile") return is ? json(BS) : json({ error: "InvalidRequest", message: "Profile not found" }, 400);
  if (fn === "app.bsky.feed.getAuthorFeed") return is ? json({ feed: [["New antenna up. Heard Japan on 20m before breakfast.", "2026-10-30T13:00:00Z", 14], ["Noodle has eaten the rye starter. Noodle is fine. The starter is not.", "2026-09-12T13:00:00Z", 61]].map(([text, createdAt, likeCount], i) => ({ post: { uri: `at://${BS.did}/app.bsky.feed.post/${i}`, cid: "b" + i, author: { did: BS.did, handle: BS.handle }, record: { $type: "app.bsky.feed.post", text, createdAt }, likeCount, repostCount: 0, replyCount: 1, indexedAt: createdAt } })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400);
  if (fn === "app.bsky.actor.searchActors") return json({ actors: fold(q.get("q") ?? q.get("term") ?? "").includes("marchetto") ? [BS] : [] });
  if (fn === "app.bsky.feed.searchPosts") return html("<html><body><h1>403 Forbidden</h1></body></html>", 403);
  return json({ error: "XRPCNotSupported", message: "Not Found" }, 404);
};
const mastodon = (path, q) => {
  const acct = { id: "110022", username: "devin", acct: "devin", display_name: "Devin Marchetto", note: "<p>Storage engines, mostly Rust. Radios after dark.</p>", url: "https://hachyderm.example/@devin", followers_count: 640, following_count: 210, statuses_count: 2, created_at: "2022-11-06T00:00:00.000Z", fields: [{ name: "Site", value: "<a href=\"https://marchetto.example/\" rel=\"me\">marchetto.example</a>", verified_at: "2023-01-02T10:00:00.000+00:00" }, { name: "Call", value: "KX5DMQ", verified_at: null }] };
  if (path === "/.well-known/webfinger") return /^acct:devin@hachyderm\.example$/i.test(q.get("resource") ?? "") ? json({ subject: "acct:devin@hachyderm.example", aliases: [acct.url], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: acct.url }, { rel: "self", type: "application/activity+json", href: "https://hachyderm.example/users/devin" }] }) : json({ error: "not found" }, 404);
  if (path === "/api/v1/accounts/lookup") return /^@?devin(@hachyderm\.example)?$/i.test(q.get("acct") ?? "") ? json(acct) : json({ error: "Record not found" }, 404);
  if (path === "/api/v1/accounts/110022/statuses") return json([{ id: "1", created_at: "2026-11-03T14:00:00.000Z", content: "<p>tombstone 0.9 is out. It now tests that your deletes stay deleted.</p>", url: acct.url + "/1", reblog: null, replies_count: 3, reblogs_count: 21, favourites_count: 80 }, { id: "2", created_at: "2026-08-18T14:00:00.000Z", content: "<p>Moved the weather station off the roof. The data is worse and I sleep better.</p>", url: acct.url + "/2", reblog: null, replies_count: 0, reblogs_count: 1, favourites_count: 19 }]);
  if (path === "/api/v1/accounts/110022") return json(acct);
  if (path === "/@devin") return html(`<html><head><title>Devin Marchetto (@devin@hachyderm.example)</title></head><body><h1>Devin Marchetto</h1><p>Storage engines, mostly Rust. Radios after dark.</p><a rel="me" href="https://marchetto.example/">marchetto.example</a></body></html>`);
  return path.startsWith("/api") ? json({ error: "Record not found" }, 404) : html("<html><body>The page you are looking for isn't here.</body></html>", 404);
};
/* GDELT, podcasts, YouTube, RDAP, EDGAR, Wayback */
const gdelt = (path, q) => {
  if (path !== "/api/v2/doc/doc") return html("Not found", 404);
  index(); const s = q.get("query") ?? ""; const ph = [...s.matchAll(/"([^"]+)"/g)].map((m) => fold(m[1])); const words = tok(s.replace(/"[^"]*"/g, " ").replace(/\b\w+:\S+/g, " ").replace(/\bOR\b/g, " "));
  const hit = docs.filter((d) => d.news && (ph.length || words.length) && ph.every((p) => d.folded.includes(p)) && (ph.length || words.every((w) => d.tf.has(w))));
  return hit.length ? json({ articles: hit.slice(0, +(q.get("maxrecords") ?? 75) || 75).map((d) => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.date.slice(0, 8) + "T" + d.date.slice(8) + "Z", socialimage: "", domain: hostOf(d.url), language: /winterthurer/.test(d.url) ? "German" : "English", sourcecountry: /\.example/.test(d.url) ? "United Kingdom" : "" })) }) : json({});
};
const pods = [{ n: "Plain Words", a: "Tom Ackersley", f: "https://plainwords.example/feed.xml", d: "A podcast about writing clearly, hosted by Tom Ackersley, copywriter at Brightwell Nine in Leeds.", ep: [["The Letter from the Taxman", "Tom rewrites a tax letter so that a human can read it."], ["Small Print, Big Feelings", "Terms and conditions, with feeling."]] }, { n: "Product Folk", a: "Product Folk", f: "https://productfolk.example/feed.xml", d: "Conversations with people who make products.", ep: [["Ep. 48: The driver is the user, with Marcus Oyelaran", "Marcus Oyelaran of Parcelwick on designing for gloves."]] }];
const itunes = (path, q) => { if (path !== "/search" && path !== "/lookup") return html("", 404); const w = tok(q.get("term") ?? ""); const r = pods.filter((p) => w.length && (w.every((x) => tok(p.n + " " + p.a).includes(x)))); return json({ resultCount: r.length, results: r.map((p, i) => ({ wrapperType: "track", kind: "podcast", collectionId: 17700 + i, collectionName: p.n, trackName: p.n, artistName: p.a, feedUrl: p.f, collectionViewUrl: `https://podcasts.apple.com/podcast/id1770${i}`, trackCount: p.ep.length, primaryGenreName: "Business", releaseDate: "2026-10-01T05:00:00Z" })) }); };
const feed = (p) => ({ status: 200, type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.n)}</title><link>${p.f.replace("/feed.xml", "/")}</link><itunes:author>${esc(p.a)}</itunes:author><description>${esc(p.d)}</description>${p.ep.map(([t, d], i) => `<item><title>${esc(t)}</title><description>${esc(d)}</description><pubDate>Thu, 0${i + 1} Oct 2026 05:00:00 GMT</pubDate><guid>${p.n}-${i}</guid></item>`).join("")}</channel></rss>` });
const youtube = (path, q) => path === "/feeds/videos.xml" ? (q.get("channel_id") === "UCternandtide82montague0" ? xml(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom"><title>Tern &amp; Tide Bakery</title><author><name>Tern &amp; Tide Bakery</name><uri>https://www.youtube.com/channel/UCternandtide82montague0</uri></author><entry><id>yt:video:tt0001</id><title>Milling our own rye</title><published>2026-04-02T10:00:00+00:00</published></entry><entry><id>yt:video:tt0002</id><title>How to shape a cardamom knot</title><published>2025-12-02T10:00:00+00:00</published></entry></feed>`) : html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)) : html("<html><head><title>YouTube</title></head><body></body></html>", path === "/" || /^\/channel\/UCternandtide82montague0/.test(path) ? 200 : 404);
const rdap = (path) => { const m = /^\/domain\/(?:www\.)?([^/]+)$/i.exec(path); const s = m && sites.get(m[1].toLowerCase()); return s ? { ...json({ objectClassName: "domain", ldhName: m[1].toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: "2012-04-01T00:00:00Z" }, { eventAction: "expiration", eventDate: "2027-04-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }], nameservers: [{ ldhName: "NS1.HOSTLY.EXAMPLE" }] }), type: "application/rdap+json" } : json({ errorCode: 404, title: "Not Found", description: ["Domain not found"] }, 404); };
const cdx = (q) => { const u = q.get("url") ?? ""; const k = keyOf(/^https?:/.test(u) ? u : "http://" + u.replace(/\*$/, "")); const pre = q.get("matchType") === "prefix" || q.get("matchType") === "host" || q.get("matchType") === "domain" || u.endsWith("*"); const hit = archive.filter((a) => pre ? keyOf(a.url).startsWith(k.replace(/\/$/, "")) : keyOf(a.url) === k); const rows = hit.map((a) => [hostOf(a.url).replace(/^www\./, "").split(".").reverse().join(",") + ")" + a.url.replace(/^https?:\/\/[^/]+/, ""), a.ts, a.url, "text/html", "200", createHash("sha1").update(a.html).digest("hex").toUpperCase().slice(0, 32), String(a.html.length)]); return q.get("output") === "json" ? json(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : { status: 200, type: "text/plain", body: rows.map((r) => r.join(" ")).join("\n") }; };
const wayback = (path, q, raw) => {
  if (/^\/cdx\/search\/cdx\/?$/.test(path)) return cdx(q);
  if (path === "/wayback/available") { const a = archive.find((x) => keyOf(x.url) === keyOf(/^https?:/.test(q.get("url") ?? "") ? q.get("url") : "http://" + q.get("url"))); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.ts}/${a.url}`, timestamp: a.ts } } : {} }); }
  const m = /^\/web\/(\d+)(?:[a-z]{2}_)?\/(.+)$/.exec(raw); const a = m && archive.find((x) => keyOf(x.url) === keyOf(m[2].replace(/^(https?):\/+/, "$1://")));
  return a ? html(a.html) : html("<html><body>The Wayback Machine has not archived that URL.</body></html>", 404);
};
const served = (u) => pages.get(keyOf(u));
const noKey = (o, s = 401) => json(o, s);

/* ---------- the sites ---------- */
const webSite = (host, path, q, rawQuery) => {
  const h = host.replace(/^www\./, "");
  const p = pages.get(h + (path.replace(/\/+$/, "") || "/")) ?? null;
  if (p) return html(p.html);
  const s = sites.get(h); if (!s) return null;
  const own = [...pages.values()].filter((x) => hostOf(x.url).replace(/^www\./, "") === h);
  if (path === "/robots.txt") return s.robots ? { status: 200, type: "text/plain; charset=utf-8", body: s.robots } : { status: 404, type: "text/plain", body: "Not found" };
  if (path === "/sitemap.xml") return s.robots?.includes("Sitemap") ? xml(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${own.map((x) => `<url><loc>${esc(x.url)}</loc></url>`).join("")}</urlset>`) : html(s.notFound ?? "<html><body><h1>404 Not Found</h1></body></html>", 404);
  if (path === "/" || path === "") return html(`<!doctype html><html><head><title>${esc(s.name)}</title></head><body><h1>${esc(s.name)}</h1><ul>${own.map((x) => `<li><a href="${esc(x.url)}">${esc(titleOf(x.html))}</a></li>`).join("")}</ul></body></html>`);
  return html(s.notFound ?? `<html><head><title>404 Not Found</title></head><body><center><h1>404 Not Found</h1></center><hr><center>nginx</center></body></html>`, 404);
};

export const answer = (method, scheme, host, path, q, rawPath, body) => {
  const b = body && typeof body === "object" ? body : {};
  switch (host) {
    case "api.tavily.com": {
      if (path === "/search") { if (!b.query) return json({ detail: { error: "Query is missing." } }, 400); const n = Math.max(0, Math.min(20, +(b.max_results ?? 5) || 5)); const r = search(b.query, n, { include: b.include_domains, exclude: b.exclude_domains, news: b.topic === "news" }); return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map((x) => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: b.include_raw_content ? x.text : null, ...(b.topic === "news" && x.date ? { published_date: iso(x.date) } : {}) })), response_time: 0.87, request_id: createHash("md5").update(String(b.query)).digest("hex") }); }
      if (path === "/extract") { const us = [].concat(b.urls ?? []); const ok = [], bad = []; for (const u of us) { const p = served(u); p ? ok.push({ url: u, raw_content: textOf(p.html), images: [] }) : bad.push({ url: u, error: "Failed to fetch url" }); } return json({ results: ok, failed_results: bad, response_time: 0.4 }); }
      return json({ detail: "Not Found" }, 404);
    }
    case "api.firecrawl.dev": {
      if (/^\/v[12]\/search$/.test(path)) { const n = Math.max(1, Math.min(20, +(b.limit ?? 5) || 5)); const src = JSON.stringify(b.sources ?? ["web"]); const data = {}; if (src.includes("web")) data.web = search(b.query, n).map((x, i) => ({ url: x.url, title: x.title, description: x.content, position: i + 1 })); if (src.includes("news")) data.news = search(b.query, n, { news: true }).map((x, i) => ({ url: x.url, title: x.title, snippet: x.content, date: iso(x.date), position: i + 1 })); return json({ success: true, data }); }
      if (/^\/v[12]\/scrape$/.test(path)) { const p = served(b.url ?? ""); if (!p) return json({ success: true, data: { markdown: "# 404", html: "<h1>404</h1>", links: [], metadata: { title: "404", sourceURL: b.url, statusCode: 404 } } }); return json({ success: true, data: { markdown: textOf(p.html).replace(/\n/g, "\n\n"), html: p.html, links: [...p.html.matchAll(/href="(https?:[^"]+)"/g)].map((m) => m[1]), metadata: { title: titleOf(p.html), sourceURL: p.url, statusCode: 200, ...(p.date ? { publishedTime: iso(p.date) } : {}) } } }); }
      return json({ success: false, error: "Not found" }, 404);
    }
    case "r.jina.ai": { const u = rawPath.replace(/^\//, "").replace(/^(https?):\/+/, "$1://"); const p = served(u); return p ? json({ code: 200, status: 20000, data: { title: titleOf(p.html), description: "", url: u, content: textOf(p.html), usage: { tokens: Math.ceil(textOf(p.html).length / 4) } } }) : json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto " + u, readableMessage: "AssertionFailureError: Failed to goto " + u }, 422); }
    case "api.gravatar.com": { const m = /^\/v3\/profiles\/([^/]+)$/.exec(path); const g = m && gravatar.get(m[1].toLowerCase()); return g ? json(g, 200, { "X-RateLimit-Limit": "100", "X-RateLimit-Remaining": "99", "X-RateLimit-Reset": "3600" }) : json({ error: "Profile not found", code: "not_found" }, 404); }
    case "gravatar.com": case "www.gravatar.com": case "secure.gravatar.com": return html("<html><body>404</body></html>", 404);
    case "api.github.com": return github(path, q);
    case "github.com": { const m = /^\/([\w-]+)(?:\/([\w-]+))?$/.exec(path); const x = m && gh[m[1].toLowerCase()]; if (!x || (m[2] && !x.repos.some((r) => r.name === m[2]))) return html("<html><head><title>Page not found · GitHub</title></head><body>Not Found</body></html>", 404); const r = m[2] && x.repos.find((y) => y.name === m[2]); return html(r ? `<html><head><title>${r.full_name}: ${esc(r.description ?? "")}</title></head><body><h1>${r.full_name}</h1><p>${esc(r.description ?? "")}</p></body></html>` : `<html><head><title>${x.u.login} (${x.u.name}) · GitHub</title></head><body><h1>${x.u.name}</h1><p>${esc(x.u.bio ?? "")}</p><p>${esc(x.u.company ?? "")} ${esc(x.u.location ?? "")}</p></body></html>`); }
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q);
    case "query.wikidata.org": return json({ head: { vars: [] }, results: { bindings: [] } });
    case "pub.orcid.org": return orcid(path, q);
    case "orcid.org": return html(`<html><head><title>ORCID</title></head><body>${path.includes(OID) ? "Annelie Voskuil" : "Not found"}</body></html>`, path.includes(OID) ? 200 : 404);
    case "api.openalex.org": return openalex(path, q);
    case "api.crossref.org": return crossref(path, q);
    case "hn.algolia.com": return hn(path, q);
    case "api.stackexchange.com": return stack(path, q);
    case "public.api.bsky.app": case "api.bsky.app": return bsky(path, q);
    case "bsky.app": return html("<html><head><title>Bluesky</title></head><body>JavaScript Required</body></html>");
    case "hachyderm.example": return mastodon(path, q);
    case "api.gdeltproject.org": return gdelt(path, q);
    case "itunes.apple.com": return itunes(path, q);
    case "plainwords.example": case "www.plainwords.example": return path === "/feed.xml" ? feed(pods[0]) : (webSite(host, path, q) ?? html("Not found", 404));
    case "gitlab.com": return path === "/api/v4/users" ? json([]) : path.startsWith("/api/") ? json({ message: "404 Not Found" }, 404) : html("<html><body>404</body></html>", 404);
    case "www.youtube.com": case "youtube.com": return youtube(path, q);
    case "rdap.org": case "www.rdap.org": return rdap(path);
    case "www.sec.gov": case "sec.gov": return path === "/files/company_tickers.json" ? json({ 0: { cik_str: 1999001, ticker: "OBMW", title: "OBERMOW HOLDINGS INC" }, 1: { cik_str: 1999002, ticker: "TLDR", title: "TALDARA CORP" } }) : html("<html><body>404</body></html>", 404);
    case "data.sec.gov": return path === "/submissions/CIK0001999001.json" ? json({ cik: "1999001", name: "OBERMOW HOLDINGS INC", tickers: ["OBMW"], sic: "3420", sicDescription: "Cutlery, Handtools & General Hardware", filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } }) : xml("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", 404);
    case "web.archive.org": case "archive.org": return wayback(path, q, rawPath);
    case "x.com": case "twitter.com": case "www.x.com": case "mobile.twitter.com": return html("<html><head><title>X</title></head><body><noscript>JavaScript is not available. We’ve detected that JavaScript is disabled in this browser.</noscript></body></html>");
    // Services that want a key
    case "api.search.brave.com": return noKey({ type: "ErrorResponse", error: { id: "0", status: 422, code: "SUBSCRIPTION_TOKEN_INVALID", detail: "The provided subscription token is invalid." } }, 422);
    case "api.exa.ai": return noKey({ requestId: "0", error: "Missing or invalid API key", tag: "INVALID_API_KEY" });
    case "google.serper.dev": return noKey({ message: "Unauthorized.", statusCode: 403 }, 403);
    case "serpapi.com": return noKey({ error: "Invalid API key." });
    case "api.peopledatalabs.com": return noKey({ status: 401, error: { type: ["authentication_error"], message: "Request contained a missing or invalid key" } });
    case "api.hunter.io": return noKey({ errors: [{ id: "authentication_failed", code: 401, details: "No user found for the API key supplied" }] });
    case "api.apollo.io": return { status: 401, type: "text/plain", body: "Invalid access credentials." };
    case "linkdapi.com": return noKey({ success: false, statusCode: 401, message: "Invalid API key", errors: null, data: null });
    case "api.x.com": case "api.twitter.com": return noKey({ title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" });
  }
  if (/(^|\.)linkedin\.com$/.test(host)) return { status: 999, type: "text/html", body: "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>" };
  if (/\.wikipedia\.org$/.test(host)) return wikipedia(host, path, q);
  if (host === "productfolk.example" && path === "/feed.xml") return feed(pods[1]);
  return webSite(host, path, q) ?? html("<html><head><title>404</title></head><body><h1>404 Not Found</h1></body></html>", 404);
};
