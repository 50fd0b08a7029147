import { createHash } from "node:crypto"
import { createServer } from "node:http"
import * as elsewhere from "./elsewhere.mjs"
import * as houses from "./houses.mjs"
import { doc, esc, rss } from "./kit.mjs"
import * as data from "./services.mjs"

/** Plays the internet of lindmere: `node server.mjs PORT`, requests as /{scheme}/{host}{path}?{query}. */

// ---------------------------------------------------------------- pages
const pages = new Map()
for (const page of [...houses.pages, ...elsewhere.pages]) pages.set(page.url, page)
for (const podcast of data.podcasts) {
  pages.set(podcast.feed, {
    url: podcast.feed, title: podcast.title, type: "application/rss+xml; charset=utf-8", unlisted: true,
    body: rss({ title: podcast.title, link: podcast.site, description: podcast.description, itunes: true, extra: `<itunes:author>${podcast.artist}</itunes:author>`, items: podcast.episodes.map(episode => ({ ...episode, audio: episode.url + ".mp3" })) })
  })
}
const service = (url, title, body, more = {}) => pages.set(url, { url, title, type: "text/html; charset=utf-8", body: doc({ title, body, description: more.description }), ...more })
for (const user of data.github) {
  service(`https://github.com/${user.login}`, `${user.login} (${user.name}) · GitHub`, `<div class="h-card"><h1><span class="p-name">${user.name}</span> <span class="p-nickname">${user.login}</span></h1><div class="p-note">${esc(user.bio ?? "")}</div><ul>${user.company ? `<li class="p-org">${user.company}</li>` : ""}<li class="p-label">${user.location ?? ""}</li>${user.blog ? `<li><a rel="nofollow me" href="${user.blog}">${user.blog}</a></li>` : ""}</ul></div><ol>${user.repositories.map(r => `<li><a href="/${user.login}/${r.name}">${r.name}</a> ${esc(r.description)}</li>`).join("")}</ol>`)
  for (const r of user.repositories) service(`https://github.com/${user.login}/${r.name}`, `GitHub - ${user.login}/${r.name}: ${r.description}`, `<h1>${user.login}/${r.name}</h1><p>${r.description}</p><p>${r.language}, ${r.stars} stars</p>`)
}
for (const work of data.crossref) service(`https://doi.org/${work.doi}`, work.title, `<h1>${work.title}</h1><p>${work.authors.map(a => `${a.given} ${a.family}${a.affiliation ? ` (${a.affiliation})` : ""}`).join(", ")}. ${work.journal}, ${work.published[0]}.</p>`)
for (const article of data.wikipedia) service(`https://en.wikipedia.org/wiki/${article.title.replace(/ /g, "_")}`, `${article.title} - Wikipedia`, `<h1>${article.title}</h1><p>${article.extract}</p>`)
for (const person of data.orcid) service(`https://orcid.org/${person.id}`, `${person.given} ${person.family} (${person.id}) - ORCID`, `<app-root></app-root><noscript>ORCID needs JavaScript.</noscript>`, { unlisted: true })
for (const channel of data.youtube) {
  service(`https://www.youtube.com/@${channel.handle}`, `${channel.title} - YouTube`, `<div id="contents"></div><link itemprop="identifier" content="${channel.id}">`)
}

const plain = html => html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]+>/g, " ")
  .replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&pound;/g, "£").replace(/&euro;/g, "€").replace(/&#8217;/g, "’").replace(/&[lr]dquo;/g, "\"").replace(/&copy;/g, "©").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim()
const pathOf = url => new URL(url).pathname

const hosts = new Set([...pages.keys()].map(url => new URL(url).host))
const robotsOf = host => houses.robots[host]

// ---------------------------------------------------------------- the search engine: words, weighed as BM25 does
const fold = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const words = text => fold(text).match(/[a-z0-9]+/g) ?? []
const stop = new Set("the a an of and or in at to for is on by with who what de het een van en der den op te ie inc ltd".split(" "))
const index = []
for (const page of pages.values()) {
  if (page.unlisted) continue
  const text = plain(page.body)
  const title = plain(page.body.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? page.title)
  index.push({ url: page.url, title, text, page })
}
for (const { url, title, snippet } of elsewhere.listings) index.push({ url, title, text: snippet, listing: true })
for (const user of data.bluesky) index.push({ url: `https://bsky.app/profile/${user.handle}`, title: `${user.name} (@${user.handle}) — Bluesky`, text: user.description })
for (const user of data.mastodon) index.push({ url: `https://${user.domain}/@${user.user}`, title: `${user.name} (@${user.user}@${user.domain}) - Mastodon`, text: plain(user.note) })
const frequency = new Map()
let total = 0
for (const entry of index) {
  entry.folded = words(`${entry.title} ${entry.text}`).join(" ")
  entry.words = [...words(entry.title), ...words(entry.title), ...words(entry.text), ...words(entry.url)]
  entry.counts = new Map()
  for (const word of entry.words) entry.counts.set(word, (entry.counts.get(word) ?? 0) + 1)
  for (const word of entry.counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  total += entry.words.length
}
const average = total / index.length
const hostOf = url => new URL(url).host
const under = (url, domain) => { const host = hostOf(url), [d, ...path] = domain.replace(/^https?:\/\//, "").split("/"); return (host === d || host.endsWith("." + d)) && pathOf(url).startsWith("/" + path.join("/")) }

const find = (query, { limit = 5, include = [], exclude = [] } = {}) => {
  include = [...include]; exclude = [...exclude]
  const wanted = [], banned = []
  let rest = query.replace(/(-?)site:(\S+)/gi, (_, minus, domain) => { (minus ? exclude : include).push(domain.replace(/[()]/g, "")); return " " })
  rest = rest.replace(/-"([^"]+)"|(?<=^|\s)-([^\s"]+)/g, (_, phrase, word) => { banned.push(words(phrase ?? word).join(" ")); return " " })
  rest.replace(/"([^"]+)"/g, (_, phrase) => { wanted.push(words(phrase).join(" ")); return "" })
  const terms = [...new Set(words(rest.replace(/\b(OR|AND)\b/g, " ")))].filter(word => !stop.has(word))
  const scored = []
  for (const entry of index) {
    if (include.length > 0 && !include.some(domain => under(entry.url, domain))) continue
    if (exclude.some(domain => under(entry.url, domain))) continue
    if (banned.some(text => text && ` ${entry.folded} `.includes(` ${text} `))) continue
    let score = 0, met = 0
    for (const term of terms) {
      const count = entry.counts.get(term)
      if (!count) continue
      met++
      const idf = Math.log(1 + (index.length - frequency.get(term) + 0.5) / (frequency.get(term) + 0.5))
      score += idf * count * 2.2 / (count + 1.2 * (0.4 + 0.6 * entry.words.length / average))
    }
    for (const phrase of wanted) if (phrase.includes(" ") && ` ${entry.folded} `.includes(` ${phrase} `)) score *= 1.6
    if (met === 0 || (terms.length > 3 && met < 2)) continue
    scored.push({ entry, score: score * (0.5 + met / terms.length / 2) })
  }
  scored.sort((a, b) => b.score - a.score)
  const top = scored[0]?.score ?? 1
  return scored.filter(({ score }) => score > top * 0.12).slice(0, limit).map(({ entry, score }) => ({ ...entry, score: Math.min(0.99, 0.35 + 0.6 * score / top), snippet: snippetOf(entry, terms) }))
}

const snippetOf = ({ text }, terms) => {
  if (text.length <= 320) return text
  const tokens = text.split(" ")
  const hit = tokens.map(token => words(token).some(word => terms.includes(word)) ? 1 : 0)
  let best = 0, most = -1
  for (let i = 0; i < tokens.length; i++) {
    let length = 0, sum = 0
    for (let j = i; j < tokens.length && length < 300; j++) { sum += hit[j]; length += tokens[j].length + 1 }
    if (sum > most) { most = sum; best = i }
  }
  const start = Math.max(0, best - 3)
  let out = ""
  for (let j = start; j < tokens.length && out.length < 300; j++) out += tokens[j] + " "
  return (start > 0 ? "..." : "") + out.trim() + "..."
}

// ---------------------------------------------------------------- answers
const json = (value, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(value) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const moved = (location, status = 301) => ({ status, headers: { location, "content-type": "text/html" }, body: "" })
const notFound = host => html(doc({ title: "Page not found", body: `<h1>404</h1><p>There is nothing here. <a href="/">Back to ${host}</a></p>` }), 404)

const site = (scheme, host, path) => {
  const alias = houses.aliases[host]
  if (alias) return moved(`https://${alias}${path}`)
  if (scheme === "http") return moved(`https://${host}${path}`)
  if (path === "/robots.txt") { const robots = robotsOf(host); return robots ? text(robots) : notFound(host) }
  if (path === "/sitemap.xml" && robotsOf(host)) {
    const urls = [...pages.values()].filter(p => hostOf(p.url) === host && !p.dead && !p.unlisted).map(p => `<url><loc>${p.url}</loc></url>`)
    return text(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`, 200, "application/xml")
  }
  const url = `https://${host}${path}`
  if (houses.redirects[url]) return moved(houses.redirects[url])
  const page = pages.get(url)
  if (page && !page.dead) return { status: 200, headers: { "content-type": page.type }, body: page.body }
  if (path.length > 1 && path.endsWith("/") && pages.has(url.slice(0, -1))) return moved(url.slice(0, -1))
  if (path === "/assets/main.css") return text("body{margin:0}", 200, "text/css")
  if (path === "/favicon.ico") return { status: 200, headers: { "content-type": "image/x-icon" }, body: "" }
  return notFound(host)
}

const sha256 = value => createHash("sha256").update(value).digest("hex")
const md5 = value => createHash("md5").update(value).digest("hex")
const gravatarProfile = profile => ({
  hash: sha256(profile.email), display_name: profile.display_name, profile_url: `https://gravatar.com/${profile.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha256(profile.email)}`, avatar_alt_text: "",
  location: profile.location ?? "", description: profile.description ?? "", job_title: profile.job_title ?? "", company: profile.company ?? "", pronunciation: "", pronouns: "",
  verified_accounts: profile.accounts.map(([service_type, service_label, url]) => ({ service_type, service_label, service_icon: `https://gravatar.com/icons/${service_type}.svg`, url, is_hidden: false }))
})

const ghHeaders = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000", "x-ratelimit-resource": "core" }
const gh404 = url => json({ message: "Not Found", documentation_url: `https://docs.github.com/rest${url}`, status: "404" }, 404, ghHeaders)
const ghBrief = user => ({ login: user.login, id: user.id, node_id: `U_${user.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${user.id}?v=4`, gravatar_id: "", url: `https://api.github.com/users/${user.login}`, html_url: `https://github.com/${user.login}`, repos_url: `https://api.github.com/users/${user.login}/repos`, type: "User", site_admin: false })
const ghRepo = (user, repo) => ({ id: parseInt(md5(user.login + repo.name).slice(0, 7), 16), name: repo.name, full_name: `${user.login}/${repo.name}`, private: false, owner: ghBrief(user), html_url: `https://github.com/${user.login}/${repo.name}`, description: repo.description, fork: repo.fork, url: `https://api.github.com/repos/${user.login}/${repo.name}`, homepage: null, stargazers_count: repo.stars, watchers_count: repo.stars, forks_count: 0, language: repo.language, topics: repo.topics, pushed_at: repo.pushed_at, created_at: "2019-01-01T00:00:00Z", updated_at: repo.pushed_at, archived: false, default_branch: "main", visibility: "public" })
const ghSearchUsers = q => {
  const where = [...q.matchAll(/\bin:(\w+)/g)].map(m => m[1])
  const location = q.match(/location:"?([^"\s]+(?:[^"]*(?="))?)"?/)?.[1]
  const full = q.match(/fullname:"([^"]+)"|fullname:(\S+)/)
  const rest = q.replace(/\b(in|location|fullname|type|repos|followers|language):("[^"]*"|\S+)/g, " ").replace(/"/g, "").trim()
  if (rest === "" && !full && !location) return []
  return data.github.filter(user => {
    if (location && !fold(user.location ?? "").includes(fold(location))) return false
    if (full && !fold(user.name ?? "").includes(fold(full[1] ?? full[2]))) return false
    if (rest === "") return true
    if (rest.includes("@")) return (where.length === 0 || where.includes("email")) && user.email === rest.toLowerCase()
    const text = fold(where.length > 0 ? where.map(w => ({ login: user.login, name: user.name, email: user.email, fullname: user.name })[w] ?? "").join(" ") : `${user.login} ${user.name} ${user.email ?? ""}`)
    return words(rest).every(word => text.includes(word))
  })
}

const github = (path, q) => {
  let m
  if (path === "/search/users") {
    const found = ghSearchUsers(q.get("q") ?? "")
    return json({ total_count: found.length, incomplete_results: false, items: found.map(user => ({ ...ghBrief(user), score: 1 })) }, 200, { ...ghHeaders, "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9", "x-ratelimit-resource": "search" })
  }
  if (path === "/search/commits") {
    const email = (q.get("q") ?? "").match(/author-email:"?([^\s"]+)/)?.[1]?.toLowerCase()
    const found = data.github.filter(user => email && (user.commit_email === email || user.email === email))
    return json({ total_count: found.length, incomplete_results: false, items: found.map(user => ({ url: `https://api.github.com/repos/${user.login}/${user.repositories[0].name}/commits/${sha256(user.login).slice(0, 40)}`, sha: sha256(user.login).slice(0, 40), html_url: `https://github.com/${user.login}/${user.repositories[0].name}/commit/${sha256(user.login).slice(0, 40)}`, commit: { author: { date: user.repositories[0].pushed_at, name: user.name, email }, committer: { date: user.repositories[0].pushed_at, name: user.name, email }, message: "Tidy up", comment_count: 0 }, author: ghBrief(user), committer: ghBrief(user), parents: [], repository: ghRepo(user, user.repositories[0]), score: 1 })) }, 200, { ...ghHeaders, "x-ratelimit-resource": "search" })
  }
  if (path === "/search/repositories") return json({ total_count: 0, incomplete_results: false, items: [] }, 200, ghHeaders)
  if ((m = path.match(/^\/users\/([^/]+)(\/[a-z_/]+)?$/))) {
    const user = data.github.find(({ login }) => login.toLowerCase() === m[1].toLowerCase())
    if (!user) return gh404(path)
    switch (m[2]) {
      case undefined: return json({ ...ghBrief(user), name: user.name, company: user.company ?? null, blog: user.blog ?? "", location: user.location ?? null, email: user.email ?? null, hireable: null, bio: user.bio ?? null, twitter_username: user.twitter_username ?? null, public_repos: user.repositories.length, public_gists: 0, followers: 41, following: 12, created_at: "2014-05-05T10:00:00Z", updated_at: "2026-05-20T10:00:00Z" }, 200, ghHeaders)
      case "/repos": return json([...user.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(repo => ghRepo(user, repo)), 200, ghHeaders)
      case "/social_accounts": return json((user.accounts ?? []).map(([provider, url]) => ({ provider, url })), 200, ghHeaders)
      default: return json([], 200, ghHeaders)
    }
  }
  if ((m = path.match(/^\/repos\/([^/]+)\/([^/]+)$/))) {
    const user = data.github.find(({ login }) => login === m[1]), repo = user?.repositories.find(({ name }) => name === m[2])
    return repo ? json(ghRepo(user, repo), 200, ghHeaders) : gh404(path)
  }
  return gh404(path)
}

const entity = item => {
  const claims = {}
  for (const [property, values] of Object.entries(item.claims)) {
    claims[property] = values.map((value, i) => ({ id: `${item.id}$${property}-${i}`, type: "statement", rank: "normal", mainsnak: { snaktype: "value", property, ...(/^Q\d+$/.test(value) ? { datatype: "wikibase-item", datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(value.slice(1)), id: value } } } : /^\+\d{4}/.test(value) ? { datatype: "time", datavalue: { type: "time", value: { time: value, timezone: 0, before: 0, after: 0, precision: 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } } : { datatype: value.startsWith("http") ? "url" : "external-id", datavalue: { type: "string", value } }) } }))
  }
  return { pageid: Number(item.id.slice(1)), ns: 0, title: item.id, lastrevid: 1, modified: "2026-03-01T00:00:00Z", type: "item", id: item.id, labels: { en: { language: "en", value: item.label } }, descriptions: item.description ? { en: { language: "en", value: item.description } } : {}, aliases: {}, claims, sitelinks: item.article ? { enwiki: { site: "enwiki", title: item.article, badges: [], url: `https://en.wikipedia.org/wiki/${item.article.replace(/ /g, "_")}` } } : {} }
}
const itemOf = id => data.wikidata.find(item => item.id === id) ?? (data.labels[id] ? { id, label: data.labels[id], description: "", claims: {} } : undefined)
const wikidata = (path, q) => {
  const m = path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/)
  if (m) { const item = itemOf(m[1]); return item ? json({ entities: { [item.id]: entity(item) } }) : html("<h1>Not Found</h1>", 404) }
  if (path !== "/w/api.php") return html("", 404)
  const action = q.get("action")
  if (action === "wbsearchentities") {
    const search = q.get("search") ?? ""
    const found = data.wikidata.filter(item => fold(item.label).startsWith(fold(search)))
    return json({ searchinfo: { search }, search: found.map(item => ({ id: item.id, title: item.id, pageid: Number(item.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${item.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${item.id}`, display: { label: { value: item.label, language: "en" }, description: { value: item.description, language: "en" } }, label: item.label, description: item.description, match: { type: "label", language: "en", text: item.label } })), success: 1 })
  }
  if (action === "wbgetentities") {
    const entities = {}
    for (const id of (q.get("ids") ?? "").split("|")) { const item = itemOf(id); entities[id] = item ? entity(item) : { id, missing: "" } }
    return json({ entities, success: 1 })
  }
  if (action === "query") {
    const found = data.wikidata.filter(item => words(q.get("srsearch") ?? "").every(word => words(item.label).includes(word)))
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map(item => ({ ns: 0, title: item.id, pageid: Number(item.id.slice(1)), snippet: item.description })) } })
  }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
}
const wikipedia = (host, path, q) => {
  const m = path.match(/^\/api\/rest_v1\/page\/(summary|html)\/(.+)$/)
  const articles = host.startsWith("en.") ? data.wikipedia : []
  if (m) {
    const title = decodeURIComponent(m[2]).replace(/_/g, " ")
    const article = articles.find(item => item.title === title)
    if (!article) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/${host}/v1/page/summary/${m[2]}` }, 404)
    return json({ type: "standard", title: article.title, displaytitle: article.title, namespace: { id: 0, text: "" }, wikibase_item: data.wikidata.find(item => item.article === title)?.id, titles: { canonical: title.replace(/ /g, "_"), normalized: title, display: title }, pageid: 70000000, lang: "en", dir: "ltr", description: article.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${title.replace(/ /g, "_")}` } }, extract: article.extract, extract_html: `<p>${article.extract}</p>` })
  }
  if (path === "/w/api.php") {
    const search = q.get("srsearch") ?? q.get("search") ?? ""
    const found = articles.filter(item => words(search).filter(w => !stop.has(w)).every(word => words(item.title + " " + item.extract).includes(word)))
    if (q.get("action") === "opensearch") return json([search, found.map(i => i.title), found.map(() => ""), found.map(i => `https://en.wikipedia.org/wiki/${i.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map(i => ({ ns: 0, title: i.title, pageid: 70000000, snippet: i.extract.slice(0, 150) })) } })
  }
  return site("https", host, path)
}

const orcidDate = year => year ? { year: { value: String(year) }, month: null, day: null } : null
const orcidGroup = (kind, list, id) => ({ "last-modified-date": { value: 1750000000000 }, "affiliation-group": list.map((item, i) => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "put-code": 1000 + i, "department-name": item.department ?? null, "role-title": item.role, "start-date": orcidDate(item.from), "end-date": orcidDate(item.to), organization: { name: item.organization, address: { city: item.city, region: null, country: item.country } }, visibility: "public" } }] })), path: `/${id}/${kind}s` })
const orcid = (path, q) => {
  if (/^\/v3\.0\/(expanded-)?search\/?$/.test(path)) {
    const query = q.get("q") ?? ""
    const value = name => query.match(new RegExp(`${name}:(?:"([^"]+)"|([^\\s)]+))`))
    const given = value("given-names"), family = value("family-name"), org = value("affiliation-org-name"), email = value("email")
    const free = query.includes(":") ? [] : words(query)
    const found = data.orcid.filter(person => !email && (free.length === 0 || free.every(w => words(`${person.given} ${person.family}`).includes(w)))
      && (!given || words(person.given).includes(fold(given[1] ?? given[2]))) && (!family || fold(person.family) === fold(family[1] ?? family[2]))
      && (!org || person.employments.some(job => words(org[1] ?? org[2]).every(w => words(job.organization).includes(w)))) && (given || family || org || free.length > 0))
    if (!path.includes("expanded")) return json({ result: found.length ? found.map(p => ({ "orcid-identifier": { uri: `https://orcid.org/${p.id}`, path: p.id, host: "orcid.org" } })) : null, "num-found": found.length })
    return json({ "expanded-result": found.length === 0 ? null : found.map(p => ({ "orcid-id": p.id, "given-names": p.given, "family-names": p.family, "credit-name": null, "other-name": [], email: [], "institution-name": [...new Set([...p.employments, ...p.educations].map(job => job.organization))] })), "num-found": found.length })
  }
  const m = path.match(/^\/v3\.0\/([\dX-]{19})(?:\/([a-z-]+))?$/)
  const person = data.orcid.find(({ id }) => id === m?.[1])
  if (!person) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const body = {
    name: { "given-names": { value: person.given }, "family-name": { value: person.family }, "credit-name": null, visibility: "public", path: person.id },
    "other-names": { "other-name": [], path: `/${person.id}/other-names` }, biography: person.biography ? { content: person.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": [] }, emails: { email: [] },
    addresses: { address: [{ country: { value: person.country } }] }, keywords: { keyword: person.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${person.id}/person`
  }
  const employments = orcidGroup("employment", person.employments, person.id), educations = orcidGroup("education", person.educations, person.id)
  const works = { group: person.works.map((work, i) => ({ "work-summary": [{ "put-code": 2000 + i, title: { title: { value: work.title }, subtitle: null }, type: work.type, "publication-date": orcidDate(work.year), "journal-title": { value: work.journal } }] })), path: `/${person.id}/works` }
  switch (m[2]) {
    case "person": return json(body)
    case "employments": return json(employments)
    case "educations": return json(educations)
    case "works": return json(works)
    case "activities": return json({ employments, educations, works })
    case undefined: case "record": return json({ "orcid-identifier": { uri: `https://orcid.org/${person.id}`, path: person.id, host: "orcid.org" }, person: body, "activities-summary": { employments, educations, works } })
    default: return json({ group: [] })
  }
}

const openalexAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [], works_count: a.works_count, cited_by_count: a.cited_by_count, ids: { openalex: `https://openalex.org/${a.id}` }, affiliations: [{ institution: { id: `https://openalex.org/I${md5(a.institution).slice(0, 6)}`, display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map(display_name => ({ display_name, count: 3 })) })
const openalex = (path, q) => {
  let m
  if ((m = path.match(/^\/(?:authors\/)(.+)$/))) {
    const key = decodeURIComponent(m[1]).replace(/^https:\/\/(openalex|orcid)\.org\//, "").replace(/^orcid:/i, "")
    const author = data.openalex.find(a => a.id === key || a.orcid === key)
    return author ? json(openalexAuthor(author)) : html("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404)
  }
  if (path === "/authors" || path === "/works") {
    if (q.get("search") && !q.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required to search. Get a free key at openalex.org/settings/api" }, 401)
    const found = path === "/authors" ? data.openalex.filter(a => words(q.get("search") ?? "").every(w => words(a.name).includes(w))) : []
    return json({ meta: { count: found.length, db_response_time_ms: 20, page: 1, per_page: 25, groups_count: null }, results: found.map(openalexAuthor), group_by: [] })
  }
  return json({ error: "Not found" }, 404)
}

const crossref = (path, q) => {
  const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i === 0 ? "first" : "additional", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, publisher: "Fifty Five Press", "is-referenced-by-count": 4, score: 20 })
  const headers = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  if (path.startsWith("/works/")) { const w = data.crossref.find(({ doi }) => doi === decodeURIComponent(path.slice(7))); return w ? json({ status: "ok", "message-type": "work", message: item(w) }, 200, headers) : text("Resource not found.", 404) }
  if (path !== "/works") return text("Resource not found.", 404)
  const names = words(q.get("query.author") ?? q.get("query") ?? "").filter(w => w.length > 1)
  const orcidFilter = (q.get("filter") ?? "").match(/orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]
  const found = data.crossref.filter(w => orcidFilter ? w.authors.some(a => a.orcid === orcidFilter) : w.authors.some(a => names.some(n => words(a.family).includes(n))))
  const rows = Number(q.get("rows") ?? 20)
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": found.length, items: found.slice(0, rows).map(item), "items-per-page": rows, query: { "start-index": 0, "search-terms": null } } }, 200, headers)
}

const hackerNews = (path, q) => {
  const m = path.match(/^\/api\/v1\/users\/(.+)$/)
  if (m) { const user = data.hackerNews.find(({ username }) => username === m[1]); return user ? json({ username: user.username, about: user.about, karma: user.karma }) : json({ message: "User not found", status: 404 }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(path)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = q.get("tags") ?? "", query = words(q.get("query") ?? "")
  const hits = data.hackerNews.flatMap(user => {
    const author = tags.match(/author_([\w-]+)/)?.[1]
    if (author && author !== user.username) return []
    const base = { author: user.username }
    return [
      ...(/comment/.test(tags) && !/story/.test(tags) ? [] : user.stories.map(s => ({ ...base, objectID: String(s.id), title: s.title, url: s.url, points: s.points, num_comments: s.comments, story_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${user.username}`, `story_${s.id}`] }))),
      ...(/story/.test(tags) && !/comment/.test(tags) ? [] : user.comments.map(c => ({ ...base, objectID: String(c.id), comment_text: c.text, story_title: c.story, points: null, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${user.username}`] })))
    ]
  }).filter(hit => query.every(word => words(`${hit.title ?? ""} ${hit.url ?? ""} ${hit.comment_text ?? ""} ${hit.author}`).includes(word)))
  return json({ exhaustive: { nbHits: true, typo: true }, hits, hitsPerPage: 20, nbHits: hits.length, nbPages: hits.length ? 1 : 0, page: 0, params: "", query: q.get("query") ?? "", processingTimeMS: 2 })
}

const stackExchange = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 287 })
  const users = list => wrap(list.map(u => ({ user_id: u.id, account_id: u.id + 77, display_name: u.name, ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), ...(q.get("filter") && q.get("filter") !== "default" && u.about ? { about_me: u.about } : {}), link: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/ /g, "-")}`, reputation: u.reputation, user_type: "registered", creation_date: 1325376000, last_access_date: 1779000000, is_employee: false, badge_counts: { bronze: 40, silver: 12, gold: 1 } })))
  let m
  if (/^\/2\.\d\/users$/.test(path)) return users(q.get("site") === "stackoverflow" && q.get("inname") ? data.stackExchange.filter(u => fold(u.name).includes(fold(q.get("inname")))) : [])
  if ((m = path.match(/^\/2\.\d\/users\/([\d;]+)(\/[a-z-]+)?$/))) {
    const found = data.stackExchange.filter(u => m[1].split(";").includes(String(u.id)))
    if (!m[2]) return users(found)
    if (m[2] === "/top-tags" || m[2] === "/top-answer-tags" || m[2] === "/tags") return wrap(found.flatMap(u => u.tags.map(([name, score]) => ({ user_id: u.id, tag_name: name, name, count: Math.ceil(score / 3), answer_score: score, answer_count: Math.ceil(score / 3), question_score: 0, question_count: 0 }))))
    return wrap([])
  }
  return json({ error_id: 404, error_message: "no method found with this name", error_name: "no_method" }, 404)
}

const bskyActor = user => ({ did: `did:plc:${md5(user.handle).slice(0, 24)}`, handle: user.handle, displayName: user.name, description: user.description, avatar: `https://cdn.bsky.app/img/avatar/plain/${md5(user.handle)}`, createdAt: "2024-01-09T10:00:00.000Z", indexedAt: "2026-04-01T10:00:00.000Z", labels: [] })
const bluesky = (path, q) => {
  const who = key => data.bluesky.find(user => user.handle === (q.get(key) ?? "").toLowerCase() || bskyActor(user).did === q.get(key))
  switch (path) {
    case "/xrpc/app.bsky.actor.getProfile": { const user = who("actor"); return user ? json({ ...bskyActor(user), followersCount: 210, followsCount: 190, postsCount: user.posts.length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
    case "/xrpc/app.bsky.feed.getAuthorFeed": {
      const user = who("actor")
      if (!user) return json({ error: "InvalidRequest", message: "Profile not found" }, 400)
      return json({ feed: user.posts.map((post, i) => ({ post: { uri: `at://${bskyActor(user).did}/app.bsky.feed.post/3l${i}`, cid: md5(post.text), author: post.repost ? { did: "did:plc:other", handle: post.repost, displayName: "Someone" } : bskyActor(user), record: { $type: "app.bsky.feed.post", text: post.text, createdAt: post.at, langs: ["en"] }, replyCount: 0, repostCount: 0, likeCount: 7, indexedAt: post.at }, ...(post.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: bskyActor(user), indexedAt: post.at } } : {}) })), cursor: "" })
    }
    case "/xrpc/app.bsky.actor.searchActors": { const query = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: query.length === 0 ? [] : data.bluesky.filter(user => query.every(w => words(`${user.name} ${user.handle} ${user.description}`).includes(w))).map(bskyActor) }) }
    case "/xrpc/com.atproto.identity.resolveHandle": { const user = who("handle"); return user ? json({ did: bskyActor(user).did }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
    case "/xrpc/app.bsky.feed.searchPosts": return html("<html><head><title>403 Forbidden</title></head></html>", 403)
    default: return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
  }
}

const mastodon = (host, path, q) => {
  const base = user => ({ id: user.id, username: user.user, acct: user.user, display_name: user.name, locked: false, bot: false, discoverable: true, created_at: "2022-11-05T00:00:00.000Z", note: user.note, url: `https://${host}/@${user.user}`, uri: `https://${host}/users/${user.user}`, followers_count: 340, following_count: 200, statuses_count: user.posts.length, fields: user.fields.map(([name, value, verified_at]) => ({ name, value, verified_at })) })
  const missing = json({ error: "Record not found" }, 404)
  const list = data.mastodon.filter(user => user.domain === host)
  let m
  if (path === "/.well-known/webfinger") {
    const user = list.find(user => q.get("resource") === `acct:${user.user}@${host}`)
    return user ? json({ subject: `acct:${user.user}@${host}`, aliases: [`https://${host}/@${user.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${user.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${user.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404)
  }
  if (path === "/api/v1/accounts/lookup") { const user = list.find(user => (q.get("acct") ?? "").replace(/^@/, "").split("@")[0] === user.user); return user ? json(base(user)) : missing }
  if ((m = path.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/))) { const user = list.find(user => user.id === m[1]); return !user ? missing : m[2] ? json(user.posts.map((post, i) => ({ id: `11${i}`, created_at: post.at, content: post.text, reblog: null, visibility: "public", url: `https://${host}/@${user.user}/11${i}`, account: base(user) }))) : json(base(user)) }
  if ((m = path.match(/^\/@(\w+)$/))) { const user = list.find(user => user.user === m[1]); return user ? html(doc({ title: `${user.name} (@${user.user}@${host}) - Mastodon`, description: plain(user.note), head: user.fields.map(([, value]) => `<link rel="me" href="${value.match(/href="([^"]+)"/)[1]}">`).join("\n"), body: `<div id="mastodon"></div>` })) : html("", 404) }
  return missing
}

const gdelt = (path, q) => {
  const query = q.get("query") ?? ""
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const rest = words(query.replace(/"[^"]+"/g, " ").replace(/\b\w+:\S+/g, " ")).filter(w => w !== "or")
  const found = index.filter(({ page, folded }) => page?.news && phrases.every(p => ` ${folded} `.includes(` ${p} `)) && rest.every(w => ` ${folded} `.includes(` ${w} `)) && phrases.length + rest.length > 0)
  if (found.length === 0) return json({})
  return json({ articles: found.slice(0, Number(q.get("maxrecords") ?? 75)).map(({ url, title, page }) => ({ url, url_mobile: "", title, seendate: page.news.seen, socialimage: "", domain: hostOf(url).replace(/^www\./, ""), language: page.news.language, sourcecountry: page.news.country })) })
}

const itunes = (path, q) => {
  const term = words(q.get("term") ?? "")
  const found = data.podcasts.filter(p => term.length > 0 && term.every(w => words(`${p.title} ${p.artist} ${p.description} ${p.episodes.map(e => e.title).join(" ")}`).includes(w)))
  const episodes = q.get("entity") === "podcastEpisode"
  const results = episodes
    ? data.podcasts.flatMap(p => p.episodes.filter(e => term.length > 0 && term.every(w => words(e.title + e.description).includes(w))).map(e => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionName: p.title, trackName: e.title, description: e.description, releaseDate: e.at, feedUrl: p.feed, trackViewUrl: e.url })))
    : found.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, releaseDate: p.episodes[0].at, primaryGenreName: "Business" }))
  return { ...json({ resultCount: results.length, results }), headers: { "content-type": "text/javascript; charset=utf-8" } }
}

const archiveRows = q => {
  const target = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
  const prefix = target.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain" || q.get("matchType") === "host"
  const rows = []
  for (const page of pages.values()) {
    const key = page.url.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
    if (!page.archived || !(prefix ? key.startsWith(target.replace(/\/?\*$/, "")) : key === target)) continue
    const surt = new URL(page.url).host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + pathOf(page.url)
    for (const stamp of page.archived) rows.push([surt, stamp, page.url, "text/html", "200", md5(page.body).slice(0, 32).toUpperCase(), String(page.body.length)])
  }
  return rows
}
const wayback = (path, q) => {
  if (path.startsWith("/cdx/search/cdx")) {
    const header = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
    let rows = archiveRows(q)
    const limit = Number(q.get("limit") ?? 0)
    if (limit) rows = limit > 0 ? rows.slice(0, limit) : rows.slice(limit)
    const fl = q.get("fl")?.split(",") ?? header
    const pick = row => fl.map(name => row[header.indexOf(name)])
    if (q.get("output") === "json") return json(rows.length ? [fl, ...rows.map(pick)] : [])
    return text(rows.map(row => pick(row).join(" ") + "\n").join(""))
  }
  const m = path.match(/^\/web\/(\d+)(?:id_|if_)?\/(.+)$/)
  if (m) {
    const rows = archiveRows(new URLSearchParams({ url: m[2] }))
    if (rows.length === 0) return html("<h1>Hrm.</h1><p>The Wayback Machine has not archived that URL.</p>", 404)
    return html(pages.get(rows[0][2]).body)
  }
  return html("", 404)
}

const rdap = path => {
  const domain = path.match(/^\/domain\/(.+)$/)?.[1]?.toLowerCase()
  const record = data.rdap.find(([name]) => name === domain)
  if (!record) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP service could be found for this domain"] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: record[0].toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${record[2]}T00:00:00Z` }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", record[1] ?? "REDACTED FOR PRIVACY"], ...(record[1] ? [["org", {}, "text", record[1]]] : [])]] }], rdapConformance: ["rdap_level_0"] }, 200, { "content-type": "application/rdap+json" })
}

const youtube = (path, q) => {
  if (path === "/feeds/videos.xml") {
    const channel = data.youtube.find(({ id }) => id === q.get("channel_id"))
    if (!channel) return html("<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title>", 404)
    return text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${channel.id}</id><yt:channelId>${channel.id}</yt:channelId><title>${channel.title}</title><author><name>${channel.title}</name><uri>https://www.youtube.com/channel/${channel.id}</uri></author>${channel.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
  }
  return site("https", "www.youtube.com", path)
}

const parse = body => { try { return JSON.parse(body) } catch { return undefined } }
const id = () => `${md5(String(Math.random())).slice(0, 8)}-0000-4000-8000-${md5(String(Date.now())).slice(0, 12)}`
const readable = url => { try { const u = new URL(url); u.hash = ""; return route(u.protocol.slice(0, -1), u.host, u.pathname, u.searchParams, "GET", "", {}, u.search) } catch { return undefined } }
const follow = url => { let answer = readable(url); for (let i = 0; i < 4 && answer && answer.status >= 300 && answer.status < 400; i++) { url = new URL(answer.headers.location, url).href; answer = readable(url) } return answer && { url, ...answer } }

const tavily = (path, method, body) => {
  if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  const request = parse(body)
  if (path === "/search") {
    if (typeof request?.query !== "string" || request.query.trim() === "") return json({ detail: { error: "Query is missing." } }, 400)
    if (request.query.length > 400) return json({ detail: { error: "Query is too long. Max query length is 400 characters." } }, 400)
    const found = find(request.query, { limit: Math.min(request.max_results ?? 5, 20), include: request.include_domains ?? [], exclude: request.exclude_domains ?? [] })
    return json({ query: request.query, follow_up_questions: null, answer: null, images: [], results: found.map(({ url, title, snippet, score, text: full, listing }) => ({ url, title, content: snippet, score: Number(score.toFixed(5)), raw_content: request.include_raw_content && !listing ? full : null })), response_time: 0.8, request_id: id() })
  }
  if (path === "/extract") {
    const results = [], failed_results = []
    for (const url of [request?.urls ?? []].flat()) { const answer = follow(url); if (answer?.status === 200) results.push({ url, raw_content: plain(answer.body), images: [] }); else failed_results.push({ url, error: "Failed to fetch url" }) }
    return json({ results, failed_results, response_time: 0.5, request_id: id() })
  }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, method, body) => {
  const request = parse(body) ?? {}
  if (method === "POST" && /^\/v[12]\/search$/.test(path)) {
    if (!request.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const found = find(request.query, { limit: Math.min(request.limit ?? 5, 20), include: request.includeDomains ?? [], exclude: request.excludeDomains ?? [] })
    const web = found.map(({ url, title, snippet }, i) => ({ url, title, description: snippet.slice(0, 200), position: i + 1 }))
    return json(path.startsWith("/v2") ? { success: true, data: { web }, creditsUsed: 2, id: id() } : { success: true, data: web.map(({ position, ...rest }) => rest) })
  }
  if (method === "POST" && /^\/v[12]\/scrape$/.test(path)) {
    if (/(^|\.)(linkedin|x|twitter)\.com$/.test((() => { try { return new URL(request.url).host } catch { return "" } })())) return json({ success: false, error: "We apologize for the inconvenience but we do not support this site." }, 403)
    const answer = request.url && follow(request.url)
    if (!answer || answer.status === 502) return json({ success: false, error: "DNS resolution failed for hostname" }, 500)
    return json({ success: true, data: { markdown: plain(answer.body), html: answer.body, metadata: { title: plain(answer.body.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? ""), sourceURL: request.url, url: answer.url, statusCode: answer.status } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
}
const jina = (path, search) => {
  const target = decodeURI(path.slice(1)) + search
  const answer = follow(/^https?:\/\//.test(target) ? target : `https://${target}`)
  if (!answer || answer.status === 502) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto " + target, readableMessage: "AssertionFailureError: Failed to goto " + target }, 422)
  return json({ code: 200, status: 20000, data: { title: plain(answer.body.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? ""), description: "", url: target, content: plain(answer.body), ...(answer.status === 200 ? {} : { warning: `Target URL returned error ${answer.status}` }), usage: { tokens: Math.ceil(answer.body.length / 4) } } })
}

const route = (scheme, host, path, q, method, body, headers, search = "") => {
  switch (host) {
    case "api.gravatar.com": {
      const m = path.match(/^\/v3\/profiles\/([^/]+)$/)
      const profile = m && data.gravatar.find(item => sha256(item.email) === m[1] || item.slug === m[1])
      const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1780308000" }
      return profile ? json(gravatarProfile(profile), 200, limits) : json({ error: "Profile not found", code: "not_found" }, 404, limits)
    }
    case "gravatar.com": case "www.gravatar.com": {
      const profile = data.gravatar.find(item => path === `/${item.slug}`)
      return profile ? html(doc({ title: `${profile.display_name} - Gravatar Profile`, body: `<h1>${profile.display_name}</h1><p>${profile.job_title ?? ""}, ${profile.company ?? ""}</p><p>${profile.location}</p><p>${profile.description}</p>` })) : html("<h1>Uh oh. Page not found.</h1>", 404)
    }
    case "api.github.com": return github(path, q)
    case "api.tavily.com": return tavily(path, method, body)
    case "api.firecrawl.dev": return firecrawl(path, method, body)
    case "r.jina.ai": return jina(path, search)
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": case "nl.wikipedia.org": case "fr.wikipedia.org": case "ga.wikipedia.org": return wikipedia(host, path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hackerNews(path, q)
    case "news.ycombinator.com": { const user = path === "/user" && data.hackerNews.find(u => u.username === q.get("id")); return user ? html(doc({ title: `Profile: ${user.username} | Hacker News`, body: `<table><tr><td>user:</td><td>${user.username}</td></tr><tr><td>karma:</td><td>${user.karma}</td></tr><tr><td>about:</td><td>${user.about}</td></tr></table>` })) : html("No such user.") }
    case "api.stackexchange.com": return stackExchange(path, q)
    case "stackoverflow.com": { const user = data.stackExchange.find(u => path.startsWith(`/users/${u.id}`)); return user ? html(doc({ title: `User ${user.name} - Stack Overflow`, body: `<h1>${user.name}</h1><p>${user.location}</p>${user.about}` })) : html("<h1>Page not found</h1>", 404) }
    case "public.api.bsky.app": case "api.bsky.app": return bluesky(path, q)
    case "bsky.app": return html(doc({ title: "Bluesky", body: "<div id=root></div><noscript>JavaScript Required</noscript>" }))
    case "mastodon.nl": case "mastodon.social": case "mastodon.ie": case "fosstodon.org": case "mstdn.ca": case "hachyderm.io": return mastodon(host, path, q)
    case "api.gdeltproject.org": return gdelt(path, q)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": return path === "/files/company_tickers.json" ? json({ 0: { cik_str: 1900417, ticker: "HLMX", title: "HALMEX INDUSTRIES INC" }, 1: { cik_str: 1900555, ticker: "ORBT", title: "ORBITON CORP" } }) : html("<h1>404</h1>", 404)
    case "data.sec.gov": case "efts.sec.gov": return text("<?xml version=\"1.0\" encoding=\"UTF-8\"?><Error><Code>NoSuchKey</Code></Error>", 404, "application/xml")
    case "gitlab.com": return path === "/api/v4/users" ? json([]) : json({ message: "404 Not Found" }, 404)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "web.archive.org": return wayback(path.startsWith("/web/") ? path : path, q)
    case "archive.org": { const row = path === "/wayback/available" ? archiveRows(q).at(-1) : undefined; return json({ url: q.get("url"), archived_snapshots: row ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${row[1]}/${row[2]}`, timestamp: row[1] } } : {} }) }
    case "dns.google": case "cloudflare-dns.com": { const name = q.get("name") ?? ""; const known = data.rdap.some(([domain]) => domain === name) || hosts.has(name) || hosts.has(`www.${name}`); return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${name}.`, type: 15 }], ...(known ? { Answer: [{ name: `${name}.`, type: 15, TTL: 300, data: `10 mail.${name}.` }] } : {}) }, 200, { "content-type": "application/dns-json" }) }
    case "x.com": case "twitter.com": case "www.x.com": return html(doc({ title: "X", body: "<noscript><h1>JavaScript is not available.</h1></noscript>" }))
  }
  if (/(^|\.)linkedin\.com$/.test(host)) return html("<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>", 999)
  if (hosts.has(host) || houses.aliases[host]) return method === "GET" || method === "HEAD" ? site(scheme, host, path) : text("Method Not Allowed", 405)
  return text(`Bad Gateway: cannot resolve ${host}`, 502)
}

createServer((request, response) => {
  const chunks = []
  request.on("data", chunk => chunks.push(chunk))
  request.on("end", () => {
    let answer
    try {
      const m = request.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
      if (!m) answer = text("Bad Request", 400)
      else {
        let path = m[3] || "/"
        if (/^\/https?:\/[^/]/.test(path)) path = path.replace(/^(\/https?:\/)/, "$1/")
        const host = decodeURIComponent(m[2]).toLowerCase().replace(/:(80|443)$/, "")
        const decoded = host === "en.wikipedia.org" || host === "r.jina.ai" ? path : (() => { try { return decodeURIComponent(path) } catch { return path } })()
        answer = route(m[1], host, decoded, new URLSearchParams(m[4] ?? ""), request.method, Buffer.concat(chunks).toString("utf8"), request.headers, m[4] ?? "")
      }
    } catch (error) {
      console.error(request.url, error)
      answer = text("Internal Server Error", 500)
    }
    response.writeHead(answer.status, { server: "nginx", ...answer.headers })
    response.end(request.method === "HEAD" ? undefined : answer.body)
  })
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log(`lindmere listens on ${process.argv[2]}`))
