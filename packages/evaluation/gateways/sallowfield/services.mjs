import { createHash } from "node:crypto"
import * as A from "./accounts.mjs"
import { esc, doc } from "./lib.mjs"
import { fold, words } from "./text.mjs"
const json = (body, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(body), headers })
const html = (body, status = 200) => ({ status, type: "text/html; charset=utf-8", body })
const xml = body => ({ status: 200, type: "application/xml; charset=utf-8", body })
const sha = t => createHash("sha256").update(t).digest("hex")
const has = (text, query) => { const t = new Set(words(text)); const q = words(query); return q.length > 0 && q.every(w => t.has(w)) }
const strip = t => t.replace(/<[^>]*>/g, " ")

// ── pages that services show to people, also known to the search engine ──
export const profilePages = () => {
  const out = []
  const add = (url, title, body) => out.push({ url, body: doc(title, body, "", "en") })
  for (const g of A.gravatar) add(`https://gravatar.com/${g.slug}`, `${g.display_name} – Gravatar Profile`, `<h1>${esc(g.display_name)}</h1><p>${esc([g.job_title, g.company, g.location].filter(Boolean).join(", "))}</p><p>${esc(g.description)}</p>${g.accounts.map(x => `<a href="${x.url}">${x.label}</a>`).join(" ")}`)
  for (const g of A.github) add(`https://github.com/${g.login}`, `${g.login} (${g.name}) · GitHub`, `<h1>${esc(g.name)} <span>${g.login}</span></h1><p>${esc(g.bio)}</p><p>${esc(g.company ?? "")} ${esc(g.location ?? "")} ${g.blog ? `<a href="${g.blog}">${g.blog}</a>` : ""}</p><ul>${g.repositories.map(x => `<li>${x.name}: ${esc(x.description)} (${x.language})</li>`).join("")}</ul>`)
  for (const g of A.gitlab) add(`https://gitlab.com/${g.username}`, `${g.name} · GitLab`, `<h1>${g.name}</h1><p>${g.job_title} at ${g.organization}, ${g.location}</p><p>${g.bio}</p><ul>${g.projects.map(x => `<li>${x.name}: ${x.description}</li>`).join("")}</ul>`)
  for (const g of A.bluesky) add(`https://bsky.app/profile/${g.handle}`, `${g.name} (@${g.handle}) — Bluesky`, `<h1>${g.name}</h1><p>${g.description}</p>${g.posts.filter(x => !x.repost).map(x => `<p>${x.text}</p>`).join("")}`)
  for (const g of A.mastodon) add(`https://${g.domain}/@${g.user}`, `${g.name} (@${g.user}@${g.domain})`, `<h1>${g.name}</h1>${g.note}${g.fields.map(x => `<dl><dt>${x.name}</dt><dd>${x.value}</dd></dl>`).join("")}${g.posts.map(x => x.text).join("")}`)
  for (const g of A.orcid) add(`https://orcid.org/${g.id}`, `${g.given} ${g.family} (${g.id}) - ORCID`, `<h1>${g.given} ${g.family}</h1><p>${g.biography}</p><p>${(g.keywords ?? []).join(", ")}</p><ul>${[...g.employments, ...g.educations].map(x => `<li>${x.organization}: ${x.city}, ${x.country}. ${x.from} to ${x.to ?? "present"} | ${x.role}${x.department ? ` (${x.department})` : ""}</li>`).join("")}</ul><ul>${g.works.map(x => `<li>${x.title}. ${x.journal}, ${x.year}</li>`).join("")}</ul>`)
  for (const g of A.crossref) add(`https://doi.org/${g.doi}`, `${g.title} | ${g.journal}`, `<h1>${g.title}</h1><p>${g.authors.map(x => `${x.given} ${x.family}${x.affiliation ? ` (${x.affiliation})` : ""}`).join(", ")}</p><p>${g.journal}, ${g.published[0]}</p>`)
  for (const g of A.hackerNews) add(`https://news.ycombinator.com/user?id=${g.username}`, `Profile: ${g.username} | Hacker News`, `<p>user: ${g.username}</p><p>karma: ${g.karma}</p><p>about: ${g.about}</p>`)
  for (const g of A.stackExchange) add(`https://stackoverflow.com/users/${g.id}/${fold(g.name).replace(/ /g, "-")}`, `User ${g.name} - Stack Overflow`, `<h1>${g.name}</h1><p>${g.about} ${g.location}. ${g.reputation.toLocaleString("en")} reputation.</p><p>${g.tags.join(" ")}</p>`)
  for (const g of A.wikipedia) add(`https://en.wikipedia.org/wiki/${g.title.replace(/ /g, "_")}`, `${g.title} - Wikipedia`, `<h1>${g.title}</h1><p>${g.extract}</p>`)
  for (const g of A.wikidata) add(`https://www.wikidata.org/wiki/${g.id}`, `${g.label} - Wikidata`, `<h1>${g.label} (${g.id})</h1><p>${g.description}</p><ul>${g.statements.map(x => `<li>${x.property}: ${x.item?.label ?? x.time ?? x.text}</li>`).join("")}</ul>`)
  for (const g of A.youtube) { const b = `<h1>${g.title}</h1><ul>${g.videos.map(x => `<li>${x.title}: ${x.description}</li>`).join("")}</ul>`; add(`https://www.youtube.com/channel/${g.id}`, `${g.title} - YouTube`, b); if (g.handle) add(`https://www.youtube.com/@${g.handle}`, `${g.title} - YouTube`, b) }
  for (const p of A.podcasts) out.push({ url: p.feed, content_type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><itunes:author>${esc(p.artist)}</itunes:author><description>${esc(p.description)}</description>${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid>${p.id}-${e.at}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("")}</channel></rss>` })
  return out
}

// ── interfaces ──
const ghHeaders = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780305600", "x-github-media-type": "github.v3; format=json" }
const ghShort = u => ({ login: u.login, id: u.id, node_id: `U_${u.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, repos_url: `https://api.github.com/users/${u.login}/repos`, type: "User", site_admin: false, score: 1 })
const ghRepo = (u, r) => ({ id: u.id * 10 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, owner: ghShort(u), private: false, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, url: `https://api.github.com/repos/${u.login}/${r.name}`, created_at: "2021-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at, stargazers_count: r.stars, forks_count: 3, language: r.language ?? null, topics: r.topics ?? [], archived: false })
const github = (path, q) => {
  const ok = b => json(b, 200, ghHeaders), none = () => json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, ghHeaders)
  const list = items => ok({ total_count: items.length, incomplete_results: false, items })
  if (path === "/search/users") {
    const query = q.get("q") ?? ""
    if (!query.trim()) return json({ message: "Validation Failed" }, 422, ghHeaders)
    const email = /[^\s"]+@[^\s"]+/.exec(query)?.[0]?.toLowerCase()
    if (email) return list(A.github.filter(u => u.email?.toLowerCase() === email).map(ghShort))
    const text = query.replace(/fullname:/g, "").replace(/\b\w+:("[^"]*"|\S+)/g, "")
    const place = /location:("[^"]*"|\S+)/.exec(query)?.[1]
    return list(A.github.filter(u => has(`${u.name} ${u.login}`, text) && (!place || has(u.location ?? "", place))).map(ghShort))
  }
  if (path === "/search/commits") {
    const email = /author-email:"?([^\s"]+)/.exec(q.get("q") ?? "")?.[1]?.toLowerCase()
    return list(A.github.filter(u => email && (u.commit_email ?? u.email)?.toLowerCase() === email).map(u => { const r = u.repositories[0]; const id = sha(u.login).slice(0, 40); return { sha: id, url: `https://api.github.com/repos/${u.login}/${r.name}/commits/${id}`, html_url: `https://github.com/${u.login}/${r.name}/commit/${id}`, commit: { author: { name: u.name, email, date: r.pushed_at }, committer: { name: u.name, email, date: r.pushed_at }, message: "Fix build" }, author: ghShort(u), committer: ghShort(u), repository: ghRepo(u, r), score: 1 } }))
  }
  if (path.startsWith("/search/")) return list([])
  const [, kind, login, rest] = path.split("/")
  const u = kind === "users" && A.github.find(x => x.login.toLowerCase() === login?.toLowerCase())
  if (!u) return none()
  if (!rest) { const { score, ...short } = ghShort(u); return ok({ ...short, name: u.name ?? null, company: u.company || null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: 41, following: 12, created_at: "2015-03-03T09:00:00Z", updated_at: "2026-05-20T09:00:00Z" }) }
  if (rest === "repos") return ok([...u.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)))
  if (rest === "social_accounts") return ok(u.accounts ?? [])
  if (["events", "orgs", "gists", "starred"].includes(rest)) return ok([])
  return none()
}
const claimsOf = item => { const claims = {}
  for (const s of item.statements) {
    const time = t => ({ time: `+${t.length === 4 ? `${t}-00-00` : t}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: t.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" })
    const dv = s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id } } : s.time ? { type: "time", value: time(s.time) } : { type: "string", value: s.text }
    const qualifiers = {}
    const qual = (p, t) => { if (t) qualifiers[p] = [{ snaktype: "value", property: p, datatype: "time", datavalue: { type: "time", value: time(t) } }] }
    qual("P580", s.start); qual("P582", s.end); if (s.item) qual("P585", s.time)
    ;(claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: dv, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", rank: "normal", ...(Object.keys(qualifiers).length ? { qualifiers } : {}) })
  } return claims }
const entity = id => {
  const item = A.wikidata.find(x => x.id === id)
  const lab = t => ({ en: { language: "en", value: t } })
  if (item) return { type: "item", id, labels: lab(item.label), descriptions: lab(item.description), aliases: { en: (item.aliases ?? []).map(value => ({ language: "en", value })) }, claims: claimsOf(item), sitelinks: item.article ? { enwiki: { site: "enwiki", title: item.article, badges: [], url: `https://en.wikipedia.org/wiki/${item.article.replace(/ /g, "_")}` } } : {} }
  const ref = A.wikidata.flatMap(x => x.statements).find(s => s.item?.id === id)
  return ref && { type: "item", id, labels: lab(ref.item.label), descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
}
const wikidata = (path, q) => {
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") { const s = fold(q.get("search") ?? ""); const hits = A.wikidata.filter(x => [x.label, ...(x.aliases ?? [])].some(l => s && fold(l).startsWith(s))); return json({ searchinfo: { search: q.get("search") }, search: hits.map(x => ({ id: x.id, title: x.id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${x.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${x.id}`, label: x.label, description: x.description, match: { type: "label", language: "en", text: x.label } })), success: 1 }) }
    if (q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
    return json({ batchcomplete: "", query: { search: [] } })
  }
  const id = /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/.exec(path)?.[1]
  const e = id && entity(id)
  return e ? json({ entities: { [id]: e } }) : undefined
}
const wikipedia = (path, q) => {
  const sum = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)?.[1]
  if (sum) { const t = fold(decodeURIComponent(sum).replace(/_/g, " ")); const a = A.wikipedia.find(x => fold(x.title) === t); const item = a && A.wikidata.find(x => x.article === a.title)
    return a ? json({ type: "standard", title: a.title, displaytitle: a.title, namespace: { id: 0, text: "" }, wikibase_item: item?.id, pageid: 771, lang: "en", dir: "ltr", timestamp: "2026-04-01T00:00:00Z", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}` } }, extract: a.extract, extract_html: `<p>${a.extract}</p>` }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404) }
  if (path === "/w/api.php") { const s = q.get("srsearch") ?? q.get("search") ?? ""; const hits = A.wikipedia.filter(a => has(`${a.title} ${a.extract}`, s)); return q.get("action") === "opensearch" ? json([s, hits.map(x => x.title), hits.map(() => ""), hits.map(x => `https://en.wikipedia.org/wiki/${x.title.replace(/ /g, "_")}`)]) : json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(a => ({ ns: 0, title: a.title, pageid: 771, snippet: a.extract.slice(0, 150) })) } }) }
}
const year = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const orcid = (path, q) => {
  if (/\/(expanded-)?search\/?$/.test(path)) {
    const query = q.get("q") ?? ""
    const f = n => { const m = new RegExp(`${n}:\\(?("[^"]*"|\\S+?)\\)?(?:\\s|$)`).exec(query); return m && m[1].replace(/"/g, "") }
    const g = f("given-names"), fam = f("family-name"), aff = f("affiliation-org-name"), mail = f("email"), free = /:/.test(query) ? null : query
    const hits = A.orcid.filter(x => (!g || has(x.given, g)) && (!fam || has(x.family, fam)) && (!aff || x.employments.concat(x.educations).some(e => has(e.organization, aff))) && (!mail || (x.emails ?? []).includes(mail)) && (!free || has(`${x.given} ${x.family}`, free)) && (g || fam || aff || mail || free))
    if (!/expanded/.test(path)) return json({ result: hits.length ? hits.map(x => ({ "orcid-identifier": { uri: `https://orcid.org/${x.id}`, path: x.id, host: "orcid.org" } })) : null, "num-found": hits.length })
    return json({ "expanded-result": hits.length ? hits.map(x => ({ "orcid-id": x.id, "given-names": x.given, "family-names": x.family, "credit-name": x.credit_name ?? null, "other-name": x.other_names ?? [], email: x.emails ?? [], "institution-name": [...new Set([...x.employments, ...x.educations].map(e => e.organization))] })) : null, "num-found": hits.length })
  }
  const m = /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/([a-z-]+))?/.exec(path), x = m && A.orcid.find(o => o.id === m[1])
  if (!x) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016 }, 404)
  const aff = (list, key) => ({ "affiliation-group": list.map(e => ({ summaries: [{ [key]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": year(e.from), "end-date": year(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, visibility: "public" } }] })), path: `/${x.id}` })
  const person = { name: { "given-names": { value: x.given }, "family-name": { value: x.family }, "credit-name": x.credit_name ? { value: x.credit_name } : null, path: x.id }, "other-names": { "other-name": (x.other_names ?? []).map(content => ({ content })) }, biography: x.biography ? { content: x.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (x.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (x.emails ?? []).map(email => ({ email })) }, addresses: { address: x.country ? [{ country: { value: x.country } }] : [] }, keywords: { keyword: (x.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${x.id}/person` }
  const emp = aff(x.employments, "employment-summary"), edu = aff(x.educations, "education-summary")
  const works = { group: x.works.map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": year(w.year), "journal-title": { value: w.journal } }] })), path: `/${x.id}/works` }
  const by = { person, employments: emp, educations: edu, works }
  if (m[2] && m[2] !== "record") return by[m[2]] ? json(by[m[2]]) : json({ path }, 200)
  return json({ "orcid-identifier": { path: x.id, uri: `https://orcid.org/${x.id}` }, person, "activities-summary": { employments: emp, educations: edu, works } })
}
const alex = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "education" }], affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country }, years: a.years }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i}`, display_name: t, count: 3 })), x_concepts: [] })
const mastoAcct = a => ({ id: String(110000 + a.user.length), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, uri: `https://${a.domain}/users/${a.user}`, followers_count: 210, following_count: 180, statuses_count: a.posts.length, fields: a.fields.map(f => ({ verified_at: null, ...f })) })
const mastodon = (host, path, q) => {
  const find = acct => A.mastodon.find(a => a.domain === host && a.user.toLowerCase() === acct?.replace(/^@/, "").split("@")[0].toLowerCase())
  if (path === "/.well-known/webfinger") { const a = find((q.get("resource") ?? "").replace(/^acct:/, "")); return a ? { ...json({ subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }), type: "application/jrd+json; charset=utf-8" } : { status: 404, type: "text/plain", body: "" } }
  if (path === "/api/v1/accounts/lookup") { const a = find(q.get("acct")); return a ? json(mastoAcct(a)) : json({ error: "Record not found" }, 404) }
  const st = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (st) { const a = A.mastodon.find(x => x.domain === host && mastoAcct(x).id === st[1]); if (!a) return json({ error: "Record not found" }, 404); return json(st[2] ? a.posts.map((p, i) => ({ id: String(i + 1), created_at: p.at, content: p.text, url: `https://${host}/@${a.user}/${i + 1}`, reblog: null, visibility: "public", account: mastoAcct(a) })) : mastoAcct(a)) }
  if (path.startsWith("/api/")) return json(path.startsWith("/api/v2/search") ? { accounts: [], statuses: [], hashtags: [] } : { error: "This method requires an authenticated user" }, path.startsWith("/api/v2/search") ? 200 : 401)
}
const bsky = (path, q) => {
  const prof = a => ({ did: `did:plc:${sha(a.handle).slice(0, 24)}`, handle: a.handle, displayName: a.name, description: a.description, website: a.website || undefined, avatar: "", followersCount: 310, followsCount: 200, postsCount: a.posts.length, indexedAt: "2026-05-01T00:00:00Z" })
  const find = id => A.bluesky.find(a => a.handle === id || prof(a).did === id)
  if (path.endsWith("app.bsky.actor.getProfile")) { const a = find(q.get("actor")); return a ? json(prof(a)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (path.endsWith("app.bsky.actor.searchActors") || path.endsWith("searchActorsTypeahead")) return json({ actors: A.bluesky.filter(a => has(`${a.name} ${a.handle} ${a.description}`, q.get("q") ?? q.get("term") ?? "")).map(prof) })
  if (path.endsWith("app.bsky.feed.getAuthorFeed")) { const a = find(q.get("actor")); return a ? json({ feed: a.posts.map((p, i) => { const author = p.repost ? { did: "did:plc:someoneelse", handle: "someone.bsky.social", displayName: "Someone" } : prof(a); return { post: { uri: `at://${author.did}/app.bsky.feed.post/3k${i}`, cid: `c${i}`, author, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 4, repostCount: 0, replyCount: 1, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: prof(a), indexedAt: p.at } } : {}) } }) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (path.endsWith("searchPosts")) return html("<html><body><h1>403 Forbidden</h1></body></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const hn = (path, q) => {
  const u = /\/users\/(.+)$/.exec(path)
  if (u) { const a = A.hackerNews.find(x => x.username === decodeURIComponent(u[1])); return a ? json({ username: a.username, about: a.about, karma: a.karma }) : json({ error: "User not found", status: 404 }, 404) }
  const tags = q.get("tags") ?? "", author = /author_([\w-]+)/.exec(tags)?.[1], query = q.get("query") ?? ""
  let hits = A.hackerNews.filter(a => !author || a.username === author).flatMap(a => [...(/comment/.test(tags) ? [] : a.stories.map((s, i) => ({ objectID: String(42000000 + i), title: s.title, url: s.url, author: a.username, points: s.points, num_comments: 120, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${a.username}`] }))), ...(/story/.test(tags) ? [] : a.comments.map((c, i) => ({ objectID: String(43000000 + i), author: a.username, comment_text: c.text, story_title: c.story, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${a.username}`] })))])
  if (query) hits = hits.filter(h => has(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.author} ${h.url ?? ""}`, query))
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
}
const se = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 251 })
  const show = u => ({ user_id: u.id, account_id: u.id + 1, user_type: "registered", display_name: u.name, location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/ /g, "-")}`, reputation: u.reputation, profile_image: "", creation_date: 1420070400, ...((q.get("filter") ?? "default") !== "default" ? { about_me: u.about } : {}) })
  const site = q.get("site"); if (site !== "stackoverflow") return wrap([])
  const m = /\/users\/(\d+)(?:\/([a-z-]+))?/.exec(path)
  if (m) { const u = A.stackExchange.find(x => x.id === Number(m[1])); if (!u) return wrap([]); return m[2] && /tag/.test(m[2]) ? wrap(u.tags.map(t => ({ name: t, tag_name: t, user_id: u.id, answer_score: 40, answer_count: 20, question_count: 1, question_score: 2, count: 20 }))) : wrap(m[2] ? [] : [show(u)]) }
  if (/\/users$/.test(path)) return wrap(A.stackExchange.filter(u => fold(u.name).includes(fold(q.get("inname") ?? " "))).map(show))
  return wrap([])
}
export const service = (host, path, q, req, world) => {
  switch (host) {
    case "api.gravatar.com": { const h = /^\/v3\/profiles\/([^/]+)/.exec(path)?.[1]; const g = h && A.gravatar.find(x => sha(x.email.trim().toLowerCase()) === h || x.slug === h); const lim = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "88", "x-ratelimit-reset": "1780305600" }
      return g ? json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: g.accounts.map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, lim) : json({ error: "Profile not found", code: "not_found" }, 404, lim) }
    case "api.github.com": return github(path, q)
    case "www.wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": return wikipedia(path, q)
    case "nl.wikipedia.org": case "de.wikipedia.org": case "fr.wikipedia.org": case "ga.wikipedia.org": return path.startsWith("/w/api.php") ? json({ batchcomplete: "", query: { search: [] } }) : json({ title: "Not found." }, 404)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": { if (/^\/authors\/?$/.test(path)) { const s = q.get("search"), f = q.get("filter") ?? ""; const hits = A.openalex.filter(a => s ? has(a.name, s) : /orcid:/.test(f) ? f.includes(a.orcid) : /search:/.test(f) ? has(a.name, f.split("search:")[1].split(",")[0]) : false); return json({ meta: { count: hits.length, db_response_time_ms: 11, page: 1, per_page: 25 }, results: hits.map(alex), group_by: [] }) }
      const id = /^\/(?:authors|people)\/(.+)$/.exec(path)?.[1]; const a = id && A.openalex.find(x => decodeURIComponent(id).toUpperCase().includes(x.id) || (x.orcid && id.includes(x.orcid))); if (a) return json(alex(a)); return /^\/works/.test(path) ? json({ meta: { count: 0 }, results: [] }) : json({ error: "Not Found", message: "The requested resource could not be found" }, 404) }
    case "api.crossref.org": { const one = /^\/works\/(.+)$/.exec(path)?.[1]; const show = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), "is-referenced-by-count": 12, publisher: "Fictional Press", score: 20 })
      const lim = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
      if (one) { const w = A.crossref.find(x => x.doi === decodeURIComponent(one)); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: show(w) }, 200, lim) : { status: 404, type: "text/plain", body: "Resource not found." } }
      const s = q.get("query.author") ?? q.get("query") ?? q.get("query.bibliographic") ?? "", aff = q.get("query.affiliation"); const orc = /orcid:([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
      const items = A.crossref.filter(w => (orc ? w.authors.some(a => a.orcid === orc) : w.authors.some(a => has(`${a.given} ${a.family}`, s)) ) && (!aff || w.authors.some(a => has(a.affiliation ?? "", aff)))).map(show)
      return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": items.length, items, "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, lim) }
    case "hn.algolia.com": return hn(path, q)
    case "api.stackexchange.com": return se(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bsky(path, q)
    case "api.gdeltproject.org": { const query = (q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|theme|near\d*|repeat\d*):\S+/g, ""); const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => fold(m[1])), rest = words(query.replace(/"[^"]*"/g, " ").replace(/\bOR\b/g, " ").replace(/[()]/g, " "))
      const or = /\bOR\b/.test(query); const hits = world.docs.filter(d => d.news && (phrases.length || rest.length) && (or ? phrases.some(p => d.folded.includes(p)) : phrases.every(p => d.folded.includes(p))) && (or || rest.every(w => d.terms.has(w))))
      return json(hits.length ? { articles: hits.slice(0, Number(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) } : {}) }
    case "itunes.apple.com": { const s = q.get("term") ?? ""; const hits = path === "/lookup" ? A.podcasts.filter(p => String(p.id) === q.get("id")) : A.podcasts.filter(p => has(`${p.title} ${p.artist}`, s) || p.episodes.some(e => has(e.title, s)))
      const ep = q.get("entity") === "podcastEpisode"
      return { ...json({ resultCount: hits.length, results: hits.map(p => ep ? { wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, collectionName: p.title, artistName: p.artist, trackName: p.episodes[0].title, description: p.episodes[0].description, feedUrl: p.feed, releaseDate: p.episodes[0].at } : { wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/gb/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, releaseDate: p.episodes[0].at, country: "GBR", primaryGenreName: "Business", genres: ["Business", "Podcasts"] }) }), type: "text/javascript; charset=utf-8" } }
    case "gitlab.com": { if (!path.startsWith("/api/")) return; const show = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` }); const full = u => ({ ...show(u), created_at: "2019-01-01T00:00:00Z", bio: u.bio, location: u.location, public_email: "", linkedin: u.linkedin, twitter: u.twitter, website_url: u.website_url, organization: u.organization, job_title: u.job_title, pronouns: null, followers: 3, following: 2 })
      if (path === "/api/v4/users") { const un = q.get("username"), s = q.get("search"); return json(A.gitlab.filter(u => un ? u.username.toLowerCase() === un.toLowerCase() : s ? has(`${u.name} ${u.username}`, s) : false).map(show)) }
      const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path), u = m && A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1]); if (!u) return json({ message: "404 User Not Found" }, 404)
      return json(m[2] ? u.projects.map((p, i) => ({ id: i + 9000, name: p.name, path_with_namespace: `${u.username}/${p.name}`, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 2, topics: [] })) : full(u)) }
    case "www.youtube.com": case "youtube.com": { if (path !== "/feeds/videos.xml") return; const c = A.youtube.find(x => x.id === q.get("channel_id")); if (!c) return html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)
      return { ...xml(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><updated>${v.at}</updated><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`), type: "text/xml; charset=utf-8" } }
    case "rdap.org": case "rdap.verisign.com": { const d = /^\/domain\/(.+)$/.exec(path)?.[1]?.toLowerCase(), r = d && A.rdap.find(x => x.domain === d); if (!r) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP service is available for this domain."] }, 404)
      return { ...json({ objectClassName: "domain", ldhName: r.domain.toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: `${r.registered}T00:00:00Z` }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "NS1.FICTIONALDNS.EXAMPLE" }] }), type: "application/rdap+json" } }
    case "www.sec.gov": if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))); return html("<html><body>Not Found</body></html>", 404)
    case "data.sec.gov": { const id = /CIK(\d{10})\.json/.exec(path)?.[1], e = A.edgar.find(x => x.cik === Number(id)); return e ? json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["NYSE"], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { form: [], filingDate: [], accessionNumber: [] } } }) : html("<Error><Code>NoSuchKey</Code></Error>", 404) }
    case "efts.sec.gov": return json({ took: 3, hits: { total: { value: 0, relation: "eq" }, hits: [] } })
    case "web.archive.org": {
      if (path.startsWith("/cdx/search")) { const u = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\*$/, "").replace(/\/$/, ""), prefix = q.get("matchType") === "prefix" || (q.get("url") ?? "").endsWith("*"); const rows = world.archive.filter(a => { const k = a.url.replace(/^https?:\/\//, "").replace(/^www\./, ""); return prefix ? k.startsWith(u) : k.replace(/\/$/, "") === u }).map(a => { const x = new URL(a.url); return [`example,${x.host.replace(/^www\./, "").replace(/\.example$/, "")})${x.pathname}`, a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)] }); const fl = q.get("fl")?.split(","), names = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]; const pick = r => fl ? fl.map(f => r[names.indexOf(f)]) : r
        return q.get("output") === "json" ? json(rows.length ? [pick(names), ...rows.map(pick)] : []) : { status: 200, type: "text/plain; charset=utf-8", body: rows.map(r => pick(r).join(" ")).join("\n") + (rows.length ? "\n" : "") } }
      const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(path), a = m && world.archive.find(x => x.url.replace(/\/$/, "") === m[2].replace(/^(https?):\/+/, "$1://").replace(/\/$/, "")); return a ? html(a.body) : html("<html><body>Wayback Machine has not archived that URL.</body></html>", 404) }
    case "archive.org": { const a = world.archive.find(x => x.url === q.get("url")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
    case "dns.google": case "cloudflare-dns.com": { const n = (q.get("name") ?? "").replace(/\.$/, ""), known = A.rdap.some(r => r.domain === n); return { ...json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${n}.`, type: 15 }], ...(known && /^(mx|15)$/i.test(q.get("type") ?? "") ? { Answer: [{ name: `${n}.`, type: 15, TTL: 300, data: "10 mx.fictionalmail.example." }] } : {}) }), type: "application/dns-json" } }
  }
  if (A.mastodon.some(a => a.domain === host)) return mastodon(host, path, q)
}
export const serviceHosts = new Set(["gravatar.com", "www.gravatar.com", "api.gravatar.com", "api.github.com", "github.com", "gitlab.com", "www.wikidata.org", "en.wikipedia.org", "pub.orcid.org", "orcid.org", "api.openalex.org", "api.crossref.org", "doi.org", "hn.algolia.com", "news.ycombinator.com", "api.stackexchange.com", "stackoverflow.com", "public.api.bsky.app", "bsky.app", "api.gdeltproject.org", "itunes.apple.com", "www.youtube.com", "youtube.com", "rdap.org", "www.sec.gov", "data.sec.gov", "web.archive.org", "archive.org", "mastodon.social", "api.tavily.com", "api.firecrawl.dev", "r.jina.ai"])
export { strip }
