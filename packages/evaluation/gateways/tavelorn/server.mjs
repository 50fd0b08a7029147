import http from "node:http";
import { createHash } from "node:crypto";
import { pages, listings, sites, svc, esc } from "./lib.mjs";
import "./content/index.mjs";

const port = Number(process.argv[2] ?? process.env.PORT ?? 8080);
const fold = (s) => String(s ?? "").normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const toks = (s) => fold(s).match(/[\p{L}\p{N}]+/gu) ?? [];
const STOP = new Set("the a an of and in at for to on is or with by from who what de la le du des het een van en und".split(" "));

// ---- search -------------------------------------------------------------
const docs = [
  ...[...pages.values()].filter((p) => p.index).map((p) => ({ url: p.url, title: p.title, text: (p.d ? p.d + "\n" : "") + p.text, at: p.at, news: p.news, raw: p.text })),
  ...listings.map((l) => ({ url: l.url, title: l.title, text: l.content, listing: true })),
];
const df = new Map();
for (const d of docs) {
  d.tf = new Map();
  for (const t of toks(d.text)) d.tf.set(t, (d.tf.get(t) ?? 0) + 1);
  for (const t of toks(d.title)) d.tf.set(t, (d.tf.get(t) ?? 0) + 3);
  for (const t of toks(d.url.replace(/^https?:\/\/(www\.)?/, ""))) d.tf.set(t, (d.tf.get(t) ?? 0) + 1);
  d.len = [...d.tf.values()].reduce((a, b) => a + b, 0);
  d.flat = " " + toks(d.title + " " + d.text).join(" ") + " ";
  for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1);
}
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length;
const hostIn = (url, list) => { try { const h = new URL(url).hostname; return list.some((x) => { x = String(x).replace(/^https?:\/\//, "").replace(/\/.*$/, "").replace(/^www\./, ""); return h === x || h.endsWith("." + x); }); } catch { return false; } };
function snippet(d, q) {
  if (d.listing) return d.text;
  const parts = d.text.split(/(?<=[.!?])\s+|\n+/).map((s) => s.trim()).filter((s) => s.length > 2);
  const sc = parts.map((s, i) => { const set = new Set(toks(s)); let v = 0; for (const t of q) if (set.has(t)) v += Math.log(1 + docs.length / (df.get(t) ?? 1)); return [v, i]; });
  const best = sc.filter(([v]) => v > 0).sort((a, b) => b[0] - a[0] || a[1] - b[1]).slice(0, 3).map(([, i]) => i);
  if (!best.length) return parts.join(" ").slice(0, 240);
  const take = new Set(); for (const i of best) { take.add(i); if (i + 1 < parts.length) take.add(i + 1); }
  let out = "", prev = -2;
  for (const i of [...take].sort((a, b) => a - b)) { if (out.length > 420) break; out += (out ? (i === prev + 1 ? " " : " ... ") : "") + parts[i]; prev = i; }
  return out.length > 520 ? out.slice(0, 517).replace(/\s\S*$/, "") + " ..." : out;
}
function search(query, max, opt = {}) {
  query = String(query ?? "");
  const inc = [...(opt.include ?? [])], exc = [...(opt.exclude ?? [])];
  query = query.replace(/(-?)site:(\S+)/g, (_, m, h) => { (m ? exc : inc).push(h); return " "; });
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map((m) => toks(m[1]).join(" ")).filter(Boolean);
  const q = [...new Set(toks(query))].filter((t) => !STOP.has(t));
  const res = [];
  for (const d of docs) {
    if (inc.length && !hostIn(d.url, inc)) continue;
    if (exc.length && hostIn(d.url, exc)) continue;
    if (opt.news && !d.news) continue;
    let s = 0, n = 0;
    for (const t of q) { const f = d.tf.get(t); if (!f) continue; n++; const idf = Math.log(1 + (docs.length - df.get(t) + .5) / (df.get(t) + .5)); s += idf * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)); }
    for (const p of phrases) if (d.flat.includes(" " + p + " ")) s += 6; else s *= .55;
    const w = toks(query); for (let i = 0; i + 1 < w.length; i++) if (!STOP.has(w[i]) && d.flat.includes(` ${w[i]} ${w[i + 1]} `)) s += 1.5;
    if (s > 1.2 && n) res.push({ d, s: s * (n / Math.max(1, q.length)) ** .3 });
  }
  res.sort((a, b) => b.s - a.s);
  const top = res[0]?.s ?? 1;
  return res.filter((r) => r.s > top * .12).slice(0, Math.max(0, max)).map(({ d, s }) => ({ title: d.title, url: d.url, content: snippet(d, q), score: Math.round(Math.min(.99, .35 + .6 * s / Math.max(top, 14)) * 1e6) / 1e6, raw: d.raw ?? null, at: d.at ?? null }));
}
// ---- helpers ------------------------------------------------------------
const J = (status, v, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(v) });
const H = (status, body, type = "text/html; charset=utf-8") => ({ status, headers: { "content-type": type }, body });
const sha = (s) => createHash("sha256").update(s.trim().toLowerCase()).digest("hex");
const uuid = (s) => { const h = sha(s + ""); return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`; };
const numId = (s) => parseInt(sha(String(s)).slice(0, 7), 16);
function page(url) {
  let u; try { u = new URL(url); } catch { return; }
  const host = u.hostname, path = decodeURI(u.pathname);
  for (const h of [host, host.startsWith("www.") ? host.slice(4) : "www." + host]) for (const p of [path, path.endsWith("/") ? path.slice(0, -1) : path + "/", path + ".html"]) {
    const hit = pages.get(`https://${h}${p}${u.search}`) ?? pages.get(`https://${h}${p}`); if (hit) return hit;
  }
}
const siteOf = (h) => sites.get(h) ?? sites.get("www." + h) ?? sites.get(h.replace(/^www\./, ""));
const notFound = (s, path) => H(404, `<!DOCTYPE html><html lang="${s?.lang ?? "en"}"><head><title>404 – ${(s?.name ?? "Not Found")}</title></head><body><header><a href="/">${(s?.name ?? "")}</a></header><main><h1>${s?.lang === "fr" ? "Page introuvable" : s?.lang === "nl" ? "Pagina niet gevonden" : "Page not found"}</h1><p>${s?.lang === "fr" ? "La page demandée n’existe pas." : s?.lang === "nl" ? "Deze pagina bestaat niet (meer)." : "Sorry, we couldn’t find what you were looking for."}</p></main></body></html>`);
const md = (p) => `# ${p.title}\n\n${p.text.replace(/\n/g, "\n\n")}`;
const dead = { title: "404", text: "" };

// ---- services -----------------------------------------------------------
const ghUser = (login, g) => ({ login, id: numId(login), node_id: "U_" + sha(login).slice(0, 10), avatar_url: `https://avatars.githubusercontent.com/u/${numId(login)}?v=4`, url: `https://api.github.com/users/${login}`, html_url: `https://github.com/${login}`, type: "User", site_admin: false, name: g.name ?? null, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter ?? null, public_repos: g.repos?.length ?? 0, public_gists: 0, followers: g.followers ?? 12, following: 20, created_at: "2014-03-02T10:11:12Z", updated_at: "2026-10-30T08:00:00Z" });
const ghRepo = (login, r) => ({ id: numId(login + r.name), name: r.name, full_name: `${login}/${r.name}`, private: false, owner: { login, id: numId(login), type: "User", html_url: `https://github.com/${login}` }, html_url: `https://github.com/${login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, url: `https://api.github.com/repos/${login}/${r.name}`, homepage: null, language: r.language ?? null, stargazers_count: r.stars ?? 0, watchers_count: r.stars ?? 0, forks_count: 1, topics: r.topics ?? [], archived: false, created_at: "2021-01-05T10:00:00Z", pushed_at: r.pushed ?? "2026-09-12T10:00:00Z", updated_at: r.pushed ?? "2026-09-12T10:00:00Z", default_branch: "main", license: null });
const ghHead = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1795516800", "x-github-media-type": "github.v3; format=json" };
function github(path, q) {
  let m; const R = (v, s = 200) => J(s, v, ghHead);
  if (path === "/search/users") {
    const s = fold(q.get("q")); const email = s.match(/[^\s":]+@[^\s"+]+/)?.[0]; const words = toks(s.replace(/in:\w+|type:\w+|location:\S+|fullname:/g, " "));
    const items = Object.entries(svc.github).filter(([l, g]) => email ? fold(g.email) === email : words.length && words.every((w) => toks(`${l} ${g.name} ${s.includes("in:") ? "" : g.bio ?? ""}`).includes(w)));
    return R({ total_count: items.length, incomplete_results: false, items: items.map(([l, g]) => ({ login: l, id: numId(l), avatar_url: `https://avatars.githubusercontent.com/u/${numId(l)}?v=4`, url: `https://api.github.com/users/${l}`, html_url: `https://github.com/${l}`, type: "User", score: 1 })) });
  }
  if (path === "/search/commits") {
    const email = fold(q.get("q")).match(/author-email:"?([^\s"]+)/)?.[1];
    const items = Object.entries(svc.github).filter(([, g]) => email && (g.commitEmails ?? []).map(fold).includes(email));
    return R({ total_count: items.length, incomplete_results: false, items: items.map(([l, g]) => { const r = g.repos?.[0] ?? { name: "dotfiles" }; const h = sha(l + email).slice(0, 40); return { sha: h, url: `https://api.github.com/repos/${l}/${r.name}/commits/${h}`, html_url: `https://github.com/${l}/${r.name}/commit/${h}`, commit: { author: { name: g.name, email, date: "2026-08-20T09:00:00Z" }, committer: { name: g.name, email, date: "2026-08-20T09:00:00Z" }, message: "Fix flaky test" }, author: { login: l, id: numId(l), html_url: `https://github.com/${l}`, type: "User" }, repository: { ...ghRepo(l, r) }, score: 1 }; }) });
  }
  if ((m = path.match(/^\/users\/([^/]+)(\/.*)?$/))) {
    const key = Object.keys(svc.github).find((k) => fold(k) === fold(m[1])); const g = svc.github[key];
    if (g) { if (!m[2]) return R(ghUser(key, g)); if (m[2] === "/repos") return R((g.repos ?? []).map((r) => ghRepo(key, r))); if (m[2] === "/social_accounts") return R(g.social ?? []); if (m[2] === "/orgs" || m[2].startsWith("/events")) return R([]); }
  }
  return R({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404);
}
const claim = (prop, value, type = "wikibase-item") => [{ mainsnak: { snaktype: "value", property: prop, datatype: type, datavalue: type === "wikibase-item" ? { value: { "entity-type": "item", id: value, "numeric-id": +value.slice(1) }, type: "wikibase-entityid" } : { value, type: "string" } }, type: "statement", rank: "normal" }];
const entity = (e) => ({ pageid: numId(e.id), ns: 0, title: e.id, type: "item", id: e.id, labels: { en: { language: "en", value: e.label } }, descriptions: { en: { language: "en", value: e.description } }, aliases: {}, claims: Object.fromEntries(Object.entries(e.claims ?? {}).map(([k, v]) => [k, claim(k, v, /^Q\d/.test(v) ? "wikibase-item" : "string")])), sitelinks: e.wiki ? { enwiki: { site: "enwiki", title: e.wiki, badges: [] } } : {} });
function wikidata(path, q) {
  if (path === "/w/api.php") {
    const a = q.get("action");
    if (a === "wbsearchentities") { const s = fold(q.get("search")); const r = svc.wikidata.filter((e) => s && fold(e.label).startsWith(s)); return J(200, { searchinfo: { search: q.get("search") ?? "" }, search: r.map((e) => ({ id: e.id, title: e.id, pageid: numId(e.id), concepturi: `http://www.wikidata.org/entity/${e.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${e.id}`, display: { label: { value: e.label, language: "en" } }, label: e.label, description: e.description, match: { type: "label", language: "en", text: e.label } })), success: 1 }); }
    if (a === "wbgetentities") { const ids = (q.get("ids") ?? "").split("|"); return J(200, { entities: Object.fromEntries(ids.map((i) => { const e = svc.wikidata.find((x) => x.id === i); return [i, e ? entity(e) : { id: i, missing: "" }]; })), success: 1 }); }
    if (a === "query") return J(200, { batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: [] } });
    return J(200, { error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } });
  }
  const m = path.match(/^\/(?:wiki|entity)\/(?:Special:EntityData\/)?(Q\d+)(?:\.json)?$/); const e = m && svc.wikidata.find((x) => x.id === m[1]);
  return e ? J(200, { entities: { [e.id]: entity(e) } }) : H(404, "<!DOCTYPE html><title>Not Found</title><h1>Not Found</h1><p>No entity with that ID was found.</p>");
}
function wikipedia(host, path, q) {
  const lang = host.split(".")[0];
  const get = (t) => lang === "en" ? Object.entries(svc.wikipedia).find(([k]) => fold(k) === fold(t.replace(/_/g, " "))) : undefined;
  let m;
  if ((m = path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/))) {
    const e = get(decodeURIComponent(m[1])); if (!e) return J(404, { type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path });
    const [t, w] = e, sl = t.replace(/ /g, "_");
    return J(200, { type: w.type ?? "standard", title: t, displaytitle: t, namespace: { id: 0, text: "" }, wikibase_item: w.q, titles: { canonical: sl, normalized: t, display: t }, pageid: numId(t), lang: "en", dir: "ltr", timestamp: "2026-10-01T00:00:00Z", description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${sl}` }, mobile: { page: `https://en.m.wikipedia.org/wiki/${sl}` } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>` });
  }
  if (path === "/w/api.php") { const s = toks(q.get("srsearch") ?? q.get("search") ?? ""); const hits = lang === "en" ? Object.entries(svc.wikipedia).filter(([t]) => s.length && s.every((x) => toks(t).includes(x))) : []; if (q.get("action") === "opensearch") return J(200, [q.get("search") ?? "", hits.map(([t]) => t), hits.map(() => ""), hits.map(([t]) => `https://en.wikipedia.org/wiki/${t.replace(/ /g, "_")}`)]); return J(200, { batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(([t, w]) => ({ ns: 0, title: t, pageid: numId(t), snippet: esc(w.extract.slice(0, 120)) })) } }); }
  if ((m = path.match(/^\/wiki\/(.+)$/))) { const e = get(decodeURIComponent(m[1])); if (e) return H(200, `<!DOCTYPE html><html lang="en"><head><title>${e[0]} - Wikipedia</title></head><body><h1 id="firstHeading">${e[0]}</h1><div id="mw-content-text"><p>${esc(e[1].extract)}</p></div></body></html>`); }
  return H(404, "<!DOCTYPE html><title>Wikipedia</title><p>Wikipedia does not have an article with this exact name.</p>");
}
function orcid(path, q) {
  let m;
  if (/expanded-search\/?$/.test(path)) {
    const s = q.get("q") ?? ""; const f = (k) => { const x = s.match(new RegExp(k + ':(?:"([^"]*)"|([^\\s)]+))')); return x && fold(x[1] ?? x[2]); };
    const g = f("given-names"), fam = f("family-name"), org = f("affiliation-org-name"), em = f("email");
    const r = svc.orcid.filter((o) => em ? (o.email ?? []).map(fold).includes(em) : (g || fam) ? (!g || fold(o.given).includes(g)) && (!fam || fold(o.family).includes(fam)) && (!org || o.institutions.some((i) => fold(i).includes(org))) : toks(s).length > 0 && toks(s.replace(/\b(AND|OR)\b/g, "")).every((t) => toks(`${o.given} ${o.family} ${o.institutions.join(" ")}`).includes(t)));
    return J(200, { "expanded-result": r.length ? r.map((o) => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit ?? null, "other-name": [], email: o.email ?? [], "institution-name": o.institutions })) : null, "num-found": r.length });
  }
  if ((m = path.match(/^\/v3\.0\/([\dX-]{19})\/?(\w*)/))) {
    const o = svc.orcid.find((x) => x.id === m[1]); if (o) {
      const person = { "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, path: o.id }, "other-names": { "other-name": [] }, biography: o.bio ? { content: o.bio, visibility: "public" } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(([n, u]) => ({ "url-name": n, url: { value: u } })) }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country } }] }, keywords: { keyword: (o.keywords ?? []).map((k) => ({ content: k })) }, "external-identifiers": { "external-identifier": [] } };
      const aff = (l, key) => ({ "affiliation-group": l.map((e) => ({ summaries: [{ [key]: { "department-name": e.dept ?? null, "role-title": e.role, "start-date": e.start ? { year: { value: String(e.start) }, month: null, day: null } : null, "end-date": e.end ? { year: { value: String(e.end) }, month: null, day: null } : null, organization: { name: e.org, address: { city: e.city, region: null, country: e.country } } } }] })) });
      if (m[2] === "person") return J(200, person); if (m[2] === "employments") return J(200, aff(o.employments ?? [], "employment-summary")); if (m[2] === "educations") return J(200, aff(o.educations ?? [], "education-summary"));
      if (m[2] === "works") return J(200, { group: [] });
      if (!m[2] || m[2] === "record") return J(200, { "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person });
    }
  }
  return J(404, { "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" });
}
function openalex(path, q) {
  let m; const meta = (n) => ({ count: n, db_response_time_ms: 12, page: 1, per_page: 25 });
  const A = (a) => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: a.alt ?? [], works_count: a.works, cited_by_count: a.cited, affiliations: a.inst.map((i) => ({ institution: { id: "https://openalex.org/I" + numId(i), display_name: i, country_code: a.cc }, years: [2026, 2025] })), last_known_institutions: a.inst.slice(0, 1).map((i) => ({ id: "https://openalex.org/I" + numId(i), display_name: i, country_code: a.cc, type: "facility" })), topics: (a.topics ?? []).map((t) => ({ display_name: t, count: 9 })) });
  if (path === "/authors") { const s = toks(q.get("search") ?? (q.get("filter") ?? "").replace(/^[^:]*:/, "")); const r = svc.openalex.filter((a) => s.length && s.every((t) => toks([a.name, ...(a.alt ?? [])].join(" ")).includes(t))); return J(200, { meta: meta(r.length), results: r.map(A), group_by: [] }); }
  if ((m = path.match(/^\/authors\/(?:https:\/\/openalex.org\/)?(A\d+)/))) { const a = svc.openalex.find((x) => x.id === m[1]); if (a) return J(200, A(a)); }
  if (path === "/works" || path === "/institutions") return J(200, { meta: meta(0), results: [], group_by: [] });
  return H(404, "<!doctype html><title>404 Not Found</title><h1>Not Found</h1>");
}
function hn(path, q) {
  let m;
  if ((m = path.match(/^\/api\/v1\/users\/([^/]+)$/))) { const u = svc.hn[m[1]]; return u ? J(200, { username: m[1], about: u.about, karma: u.karma }) : J(404, { status: 404, error: "Not Found" }); }
  const tag = (q.get("tags") ?? "").match(/author_([\w-]+)/)?.[1]; const story = /story/.test(q.get("tags") ?? ""); const qq = toks(q.get("query") ?? "");
  let hits = []; for (const [u, v] of Object.entries(svc.hn)) for (const s of v.posts ?? []) { if (tag && tag !== u) continue; if (story && !s.title) continue; if (!tag && !qq.length) continue; if (qq.length && !qq.every((t) => toks((s.title ?? "") + (s.comment ?? "") + " " + u).includes(t))) continue; hits.push({ objectID: s.id, title: s.title ?? null, url: s.url ?? null, author: u, points: s.points ?? null, num_comments: s.n ?? null, comment_text: s.comment ?? null, story_title: null, created_at: new Date(s.t * 1000).toISOString(), created_at_i: s.t, _tags: [s.title ? "story" : "comment", "author_" + u, "story_" + s.id] }); }
  return J(200, { hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q.get("query") ?? "", params: q.toString() });
}
function bsky(path, q) {
  const prof = (b) => ({ did: b.did, handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), followersCount: b.followers ?? 40, followsCount: 100, postsCount: b.posts.length, indexedAt: "2026-10-01T00:00:00.000Z", createdAt: "2024-10-01T00:00:00.000Z", labels: [] });
  const find = () => svc.bsky.find((b) => [b.handle, b.did].includes((q.get("actor") ?? "").replace(/^@/, "")));
  if (path.endsWith("actor.getProfile")) { const b = find(); return b ? J(200, prof(b)) : J(400, { error: "InvalidRequest", message: "Profile not found" }); }
  if (path.endsWith("feed.getAuthorFeed")) { const b = find(); return b ? J(200, { feed: b.posts.map((p, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: { did: b.did, handle: b.handle, displayName: b.name }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: p.likes ?? 3, replyCount: 0, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {}) })) }) : J(400, { error: "InvalidRequest", message: "Profile not found" }); }
  if (path.endsWith("actor.searchActors") || path.endsWith("searchActorsTypeahead")) { const s = toks(q.get("q") ?? q.get("term")); return J(200, { actors: svc.bsky.filter((b) => s.length && s.every((t) => toks(`${b.name} ${b.handle} ${b.description}`).includes(t))).map(prof) }); }
  if (path.endsWith("searchPosts")) return J(403, { error: "Forbidden", message: "Authentication required" });
  return J(404, { error: "XRPCNotSupported", message: "XRPCNotSupported" });
}
function mastodon(host, path, q) {
  const find = (acct) => svc.mastodon.find((a) => a.host === host && fold(a.user) === fold(String(acct ?? "").replace(/^acct:/, "").replace(/^@/, "").split("@")[0]));
  const nf = J(404, { error: "Record not found" }); let m;
  const acc = (a) => ({ id: String(numId(a.user)), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, note: a.note, url: `https://${host}/@${a.user}`, followers_count: 80, following_count: 90, statuses_count: a.statuses.length, created_at: "2022-11-05T00:00:00.000Z", fields: a.fields ?? [] });
  if (path === "/.well-known/webfinger") { const a = find(q.get("resource")); return a ? J(200, { subject: `acct:${a.user}@${host}`, aliases: [`https://${host}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${a.user}` }] }) : J(404, { error: "Not Found" }); }
  if (path === "/api/v1/accounts/lookup") { const a = find(q.get("acct")); return a ? J(200, acc(a)) : nf; }
  if ((m = path.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/))) { const a = svc.mastodon.find((x) => x.host === host && String(numId(x.user)) === m[1]); return !a ? nf : m[2] ? J(200, a.statuses.map((s, i) => ({ id: String(1000 + i), created_at: s.at, content: `<p>${s.text}</p>`, url: `https://${host}/@${a.user}/${1000 + i}`, reblog: null, in_reply_to_id: null, visibility: "public", account: acc(a) }))) : J(200, acc(a)); }
  if ((m = path.match(/^\/@(\w+)$/))) { const a = find(m[1]); if (a) return H(200, `<!DOCTYPE html><html lang="en"><head><title>${esc(a.name)} (@${a.user}@${host})</title><meta property="og:description" content="${esc(a.note.replace(/<[^>]+>/g, ""))}"></head><body class="app-body"><div id="mastodon"></div><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`); }
  return nf;
}
function gdelt(q) {
  const s = (q.get("query") ?? "").replace(/(sourcelang|sourcecountry|domain|theme|near\d+):\S+/g, " "); const ph = [...s.matchAll(/"([^"]+)"/g)].map((m) => toks(m[1]).join(" ")); const w = toks(s.replace(/"[^"]+"/g, " ")).filter((t) => !STOP.has(t));
  const r = docs.filter((d) => d.news && (ph.length || w.length) && ph.every((p) => d.flat.includes(` ${p} `)) && w.every((t) => d.tf.has(t))).slice(0, Number(q.get("maxrecords") ?? 75) || 75);
  const cc = { ie: "Ireland", ca: "Canada", au: "Australia", nl: "Netherlands", fr: "France" };
  return J(200, r.length ? { articles: r.map((d) => ({ url: d.url, url_mobile: "", title: d.title, seendate: (d.at ?? "2026-01-01").replace(/-/g, "") + "T060000Z", socialimage: "", domain: new URL(d.url).hostname, language: { en: "English", nl: "Dutch", fr: "French" }[pages.get(d.url).lang], sourcecountry: cc[sites.get(new URL(d.url).hostname)?.cc] ?? "Ireland" })) } : {});
}
const MAST = () => new Set(svc.mastodon.map((m) => m.host));
function answer(method, host, path, q, body, headers) {
  const h = host.replace(/^www\./, ""); let m;
  const key = headers.authorization || headers["x-api-key"];
  switch (host) {
    case "api.tavily.com": {
      if (path === "/search") { if (!body.query) return J(422, { detail: [{ type: "missing", loc: ["body", "query"], msg: "Field required" }] }); const n = Math.min(20, Number(body.max_results ?? 5)); const r = search(body.query, Number.isFinite(n) ? n : 5, { include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" }); return J(200, { query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map(({ at, raw, ...x }) => ({ ...x, raw_content: body.include_raw_content ? raw : null, ...(body.topic === "news" ? { published_date: at } : {}) })), response_time: .61, request_id: uuid(body.query) }); }
      if (path === "/extract") { const urls = [].concat(body.urls ?? []); const ok = [], bad = []; for (const u of urls) { const p = page(u); p && p.status === 200 ? ok.push({ url: u, raw_content: p.text, images: [] }) : bad.push({ url: u, error: "Failed to fetch url" }); } return J(200, { results: ok, failed_results: bad, response_time: .3, request_id: uuid(urls.join()) }); }
      return J(404, { detail: "Not Found" });
    }
    case "api.firecrawl.dev": {
      if (/^\/v[12]\/search$/.test(path)) { if (!body.query) return J(400, { success: false, error: "Bad Request", code: "BAD_REQUEST" }); const r = search(body.query, Math.min(50, Number(body.limit ?? 5) || 5)); const web = r.map((x, i) => ({ url: x.url, title: x.title, description: x.content, position: i + 1 })); return J(200, { success: true, data: path.startsWith("/v2") ? { web } : web, creditsUsed: 2, id: uuid(body.query) }); }
      if (/^\/v[12]\/scrape$/.test(path)) { const p = page(body.url ?? ""); const dflt = siteOf((() => { try { return new URL(body.url).hostname; } catch { return ""; } })()); if (!p && !dflt) return J(500, { success: false, code: "SCRAPE_DNS_RESOLUTION_ERROR", error: "DNS resolution failed for hostname." }); const ok = p && p.status === 200; return J(200, { success: true, data: { markdown: ok ? md(p) : "# Page not found", html: ok ? p.body : "", links: ok ? [...p.body.matchAll(/href="([^"#]+)"/g)].map((x) => { try { return new URL(x[1], body.url).href; } catch { return x[1]; } }) : [], metadata: { title: ok ? p.title : "404", sourceURL: body.url, url: body.url, statusCode: ok ? 200 : 404, publishedTime: p?.at } } }); }
      return J(404, { success: false, error: "Not found" });
    }
    case "r.jina.ai": { const u = (method === "POST" && body.url) || decodeURIComponent(path.slice(1)).replace(/^(https?:)\/+/, "$1//") + (q.toString() ? "?" + q : ""); const p = page(u); if (!p) { let hh = ""; try { hh = new URL(u).hostname; } catch {} if (!siteOf(hh)) return J(422, { data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto", readableMessage: "Failed to goto" }); } const ok = p && p.status === 200 ? p : dead; return J(200, { code: 200, status: 20000, data: { title: ok.title, description: ok.d ?? "", url: u, content: ok.text, ...(ok === dead ? { warning: "Target URL returned error 404: Not Found" } : {}), usage: { tokens: Math.ceil(ok.text.length / 4) } } }); }
    case "api.gravatar.com": { m = path.match(/^\/v3\/profiles\/([^/]+)$/); const e = m && Object.entries(svc.gravatar).find(([em]) => sha(em) === m[1].toLowerCase()); return e ? J(200, { hash: m[1], display_name: "", profile_url: `https://gravatar.com/${sha(e[0]).slice(0, 10)}`, avatar_url: `https://0.gravatar.com/avatar/${m[1]}`, avatar_alt_text: "", location: "", description: "", job_title: "", company: "", verified_accounts: [], pronunciation: "", pronouns: "", ...e[1] }, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1795518000" }) : J(404, { error: "Profile not found", code: "not_found" }); }
    case "api.github.com": return github(path, q);
    case "github.com": { const k = Object.keys(svc.github).find((x) => fold(x) === fold(path.split("/")[1])); if (!k) return H(404, "<!DOCTYPE html><title>Page not found · GitHub</title><h1>404</h1>"); const g = svc.github[k]; return H(200, `<!DOCTYPE html><html lang="en"><head><title>${k} (${esc(g.name)}) · GitHub</title><meta name="description" content="${esc(g.bio ?? "")}"></head><body><main><h1 class="vcard-names"><span class="p-name vcard-fullname">${esc(g.name)}</span> <span class="p-nickname">${k}</span></h1><div class="p-note user-profile-bio">${esc(g.bio ?? "")}</div><ul class="vcard-details"><li>${esc(g.company ?? "")}</li><li>${esc(g.location ?? "")}</li></ul><ul>${(g.repos ?? []).map((r) => `<li><a href="/${k}/${r.name}">${r.name}</a> ${esc(r.description ?? "")} ${r.language ?? ""}</li>`).join("")}</ul></main></body></html>`); }
    case "pub.orcid.org": return orcid(path, q);
    case "orcid.org": return H(200, `<!DOCTYPE html><html><head><title>ORCID</title></head><body><app-root></app-root><noscript>JavaScript required</noscript></body></html>`);
    case "api.openalex.org": return openalex(path, q);
    case "api.crossref.org": { if (!path.startsWith("/works")) return H(404, "Resource not found.", "text/plain"); const s = toks(q.get("query.author") ?? q.get("query") ?? ""); const r = svc.crossref.filter((w) => s.length && w.author.some((a) => { const t = toks(`${a.given} ${a.family}`); return s.every((x) => t.includes(x)); })); return J(200, { status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.map((w) => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", publisher: w.publisher ?? "Tidal Press", author: w.author.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.aff ? [{ name: a.aff }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}` } : {}) })), issued: { "date-parts": [[w.year]] }, "is-referenced-by-count": w.cited ?? 0, score: 20 })), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }); }
    case "hn.algolia.com": return hn(path, q);
    case "api.stackexchange.com": { const s = toks(q.get("inname") ?? ""); const r = /\/users/.test(path) ? svc.stack.filter((u) => s.length && s.every((t) => toks(u.display_name).includes(t))) : []; return J(200, { items: r, has_more: false, quota_max: 300, quota_remaining: 287 }); }
    case "public.api.bsky.app": case "api.bsky.app": return bsky(path, q);
    case "api.gdeltproject.org": return gdelt(q);
    case "itunes.apple.com": { const s = toks(q.get("term") ?? "").filter((t) => !STOP.has(t)); const r = svc.itunes.filter((p) => s.length && s.every((t) => toks(`${p.collectionName} ${p.artistName}`).includes(t))); return J(200, { resultCount: r.length, results: r.map((p) => ({ wrapperType: "track", kind: "podcast", collectionId: numId(p.feedUrl), trackName: p.collectionName, collectionViewUrl: `https://podcasts.apple.com/podcast/id${numId(p.feedUrl)}`, primaryGenreName: "Arts", ...p })) }); }
    case "gitlab.com": { if (path === "/api/v4/users") { const u = svc.gitlab.filter((x) => fold(x.username) === fold(q.get("username") ?? "")); return J(200, u.map((x) => ({ id: numId(x.username), state: "active", avatar_url: null, web_url: `https://gitlab.com/${x.username}`, ...x }))); } if ((m = path.match(/^\/api\/v4\/users\/(\d+)$/))) { const x = svc.gitlab.find((y) => String(numId(y.username)) === m[1]); if (x) return J(200, { id: numId(x.username), ...x, web_url: `https://gitlab.com/${x.username}` }); } return J(404, { message: "404 Not Found" }); }
    case "rdap.org": { m = path.match(/^\/domain\/([^/]+)$/); const r = m && (svc.rdap[m[1].toLowerCase()] ?? (siteOf(m[1].toLowerCase()) ? {} : undefined)); return r ? J(200, { objectClassName: "domain", ldhName: m[1].toUpperCase(), handle: sha(m[1]).slice(0, 10), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: r.registered ?? "2012-05-04T00:00:00Z" }, { eventAction: "expiration", eventDate: "2027-05-04T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.org ?? "REDACTED FOR PRIVACY"]]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "ns1.hosting.example" }], rdapConformance: ["rdap_level_0"] }) : J(404, { errorCode: 404, title: "Not Found", description: ["Domain not found"] }); }
    case "data.sec.gov": { m = path.match(/^\/submissions\/CIK(\d{10})\.json$/); const c = m && svc.edgar.find((e) => e.cik === +m[1]); return c ? J(200, { cik: String(c.cik), entityType: "operating", sic: c.sic, sicDescription: c.sicDescription, name: c.title, tickers: [c.ticker], exchanges: ["NYSE"], addresses: c.addresses ?? {}, phone: "", filings: { recent: { accessionNumber: [], filingDate: [], form: [] }, files: [] } }) : H(404, "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>", "application/xml"); }
    case "web.archive.org": {
      if (path.startsWith("/cdx/")) { const u = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\/$/, ""); const star = u.endsWith("*") || ["prefix", "host", "domain"].includes(q.get("matchType")); const b = u.replace(/\*$/, "").replace(/\/$/, ""); const r = svc.archive.filter((a) => { const x = a.url.replace(/^https?:\/\//, "").replace(/\/$/, ""); return star ? x.startsWith(b) : x === b || x === "www." + b; }).slice(0, Math.abs(Number(q.get("limit") ?? 1000)) || 1000); const rows = r.map((a) => { const x = new URL(a.url); return [`${x.hostname.split(".").reverse().join(",")})${x.pathname}`, a.ts, a.url, "text/html", "200", sha(a.url + a.ts).slice(0, 32).toUpperCase(), String(a.body.length)]; }); return q.get("output") === "json" ? J(200, rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : H(200, rows.map((x) => x.join(" ")).join("\n") + (rows.length ? "\n" : ""), "text/plain"); }
      if ((m = path.match(/^\/web\/(\d+)(?:id_|if_)?\/(.+)$/))) { const u = m[2].replace(/^(https?:)\/+/, "$1//").replace(/\/$/, ""); const a = svc.archive.find((x) => x.url.replace(/\/$/, "") === u); if (a) return H(200, a.body); }
      return H(404, "<!DOCTYPE html><title>Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>");
    }
    case "archive.org": if (path === "/wayback/available") { const u = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\/$/, ""); const a = svc.archive.find((x) => x.url.replace(/^https?:\/\//, "").replace(/\/$/, "") === u); return J(200, { url: q.get("url") ?? "", archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.ts}/${a.url}`, timestamp: a.ts } } : {} }); } return H(404, "Not Found");
    case "dns.google": case "cloudflare-dns.com": { const n = q.get("name") ?? ""; const s = siteOf(n); return J(200, { Status: s ? 0 : 3, TC: false, RD: true, RA: true, Question: [{ name: n, type: 15 }], ...(s && /^(MX|15)$/.test(q.get("type") ?? "") ? { Answer: [{ name: n, type: 15, TTL: 300, data: `10 mail.${n}.` }] } : {}) }); }
    case "api.search.brave.com": return J(422, { id: uuid("b"), status: 422, error: { code: "SUBSCRIPTION_TOKEN_INVALID", detail: "The provided subscription token is invalid.", status: 422 }, type: "ErrorResponse" });
    case "api.exa.ai": return J(401, { error: { type: "auth", code: "INVALID_API_KEY", message: "Invalid API key" }, requestId: uuid("e") });
    case "google.serper.dev": return J(403, { message: "Unauthorized.", statusCode: 403 });
    case "serpapi.com": return J(401, { error: "Invalid API key." });
    case "api.peopledatalabs.com": return J(401, { status: 401, error: { type: "authentication_error", message: "Request contained a missing or invalid key" } });
    case "api.hunter.io": return J(401, { errors: [{ id: "authentication_failed", code: 401, details: "No user found for the API key supplied" }] });
    case "api.apollo.io": return H(401, "Invalid access credentials.", "text/plain");
    case "linkdapi.com": return J(401, { success: false, statusCode: 401, message: "Unauthorized", errors: null, data: null });
    case "api.x.com": return J(401, { title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" });
  }
  if (h === "wikidata.org") return wikidata(path, q);
  if (/(^|\.)wikipedia\.org$/.test(h)) return wikipedia(h, path, q);
  if (h === "youtube.com") { if (path === "/feeds/videos.xml") { const c = svc.youtube[q.get("channel_id")]; if (c) return H(200, `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${esc(q.get("channel_id"))}</yt:channelId><title>${esc(c.title)}</title><author><name>${esc(c.title)}</name></author>${c.videos.map((v, i) => `<entry><id>yt:video:v${i}</id><title>${esc(v[0])}</title><link rel="alternate" href="https://www.youtube.com/watch?v=v${i}"/><published>${v[1]}T10:00:00+00:00</published><media:group><media:description>${esc(v[2])}</media:description></media:group></entry>`).join("")}</feed>`, "text/xml; charset=UTF-8"); } return H(404, "<!DOCTYPE html><html><head><title>Error 404 (Not Found)!!1</title></head><body><p>The requested URL was not found on this server.</p></body></html>"); }
  if (h === "sec.gov") return path === "/files/company_tickers.json" ? J(200, Object.fromEntries(svc.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.title }]))) : H(404, "<h1>404 Not Found</h1>");
  if (/(^|\.)linkedin\.com$/.test(h)) return path === "/robots.txt" ? H(200, "User-agent: *\nDisallow: /\n", "text/plain") : H(999, "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>");
  if (/(^|\.)(x|twitter|facebook|instagram)\.com$/.test(h)) return path === "/robots.txt" ? H(200, "User-agent: *\nDisallow: /\n", "text/plain") : H(403, "<!DOCTYPE html><title>Forbidden</title><p>JavaScript is not available.</p>");
  if (MAST().has(host)) { if (path === "/robots.txt") return H(200, "User-agent: *\nDisallow: /media_proxy/\n", "text/plain"); return mastodon(host, path, q); }
  const s = siteOf(h);
  if (s) {
    if (path === "/robots.txt") return s.robots === false ? notFound(s, path) : H(200, s.robots ?? `User-agent: *\nAllow: /\nDisallow: /wp-admin/\n${s.sitemap === false ? "" : `Sitemap: https://${s.host}/sitemap.xml\n`}`, "text/plain; charset=utf-8");
    if (path === "/sitemap.xml" && s.sitemap !== false && s.robots !== false) return H(200, `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages.values()].filter((p) => p.host === s.host && p.status === 200 && p.index).map((p) => `<url><loc>${esc(p.url)}</loc>${p.at ? `<lastmod>${p.at}</lastmod>` : ""}</url>`).join("\n")}\n</urlset>`, "application/xml");
    const p = page(`https://${host}${path}${q.toString() ? "?" + q : ""}`);
    if (p && p.status === 200) { if (method !== "GET" && method !== "HEAD") return H(405, "Method Not Allowed", "text/plain"); return H(200, p.body, p.type); }
    return notFound(s, path);
  }
  return H(404, "<!DOCTYPE html><title>404 Not Found</title><h1>Not Found</h1>");
}
http.createServer((req, res) => {
  const chunks = []; let size = 0;
  req.on("data", (c) => { if ((size += c.length) < 2e6) chunks.push(c); }); req.on("error", () => {});
  req.on("end", () => {
    let out;
    try {
      const raw = req.url ?? "/"; const i = raw.indexOf("?"); const p = i < 0 ? raw : raw.slice(0, i);
      const m = p.match(/^\/(https?)\/([^/]+)(\/.*)?$/);
      if (!m) out = H(404, "not a gateway address", "text/plain");
      else {
        let body = {}; try { body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}"); } catch {} if (!body || typeof body !== "object") body = {};
        out = answer(req.method, m[2].toLowerCase().replace(/:\d+$/, ""), m[3] ?? "/", new URLSearchParams(i < 0 ? "" : raw.slice(i + 1)), body, req.headers);
      }
    } catch { out = H(404, "<!DOCTYPE html><title>404 Not Found</title><h1>Not Found</h1>"); }
    try { res.writeHead(out.status, out.headers); res.end(req.method === "HEAD" ? undefined : out.body); } catch { res.end(); }
  });
}).on("clientError", (e, s) => { try { s.end("HTTP/1.1 400 Bad Request\r\n\r\n"); } catch {} }).on("error", (e) => { console.error(e.message); process.exit(1); }).listen(port, "127.0.0.1", () => console.log(`listening on 127.0.0.1:${port}`));
process.on("uncaughtException", () => {});
