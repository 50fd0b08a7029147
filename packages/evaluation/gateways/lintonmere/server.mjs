// Plays the internet of Lintonmere: node server.mjs PORT; requests come as /{scheme}/{host}{path}?{query}.
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { esc, fold, textOf, titleOf, words } from "./lib.mjs"
import a from "./northern.mjs"
import b from "./montana_law.mjs"
import c from "./hunter_courier.mjs"
import d from "./wine_pune.mjs"
import e from "./trust_college.mjs"
import f from "./loop_hotels_engineers.mjs"
import g from "./namesakes.mjs"

const parts = [a, b, c, d, e, f, g]
const list = key => parts.flatMap(part => part[key] ?? [])
const record = key => Object.assign({}, ...parts.map(part => part[key] ?? {}))

const pages = new Map()
for (const [url, page] of Object.entries(record("pages"))) {
  const at = new URL(url)
  const whole = typeof page === "string" ? { body: page } : page
  pages.set(at.host + decodeURI(at.pathname) + at.search, { url, type: "text/html; charset=utf-8", ...whole })
}
const robots = record("robots")
const aliases = record("aliases")
const redirects = record("redirects")
const hosts = new Set([...pages.keys()].map(key => key.slice(0, key.indexOf("/"))))

// ---- the search engine
const index = [
  ...[...pages.values()].filter(page => !page.noindex && page.type.startsWith("text/html")).map(page => ({
    url: page.url, title: titleOf(page.body), text: textOf(page.body), news: page.news })),
  ...list("archive").filter(gone => gone.indexed).map(gone => ({ url: gone.url, title: titleOf(gone.body), text: textOf(gone.body) })),
  ...list("listings").map(one => ({ url: one.url, title: one.title, text: one.snippet }))
].map(entry => {
  const counts = new Map()
  const add = (text, weight) => { for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + weight) }
  add(entry.text, 1)
  add(entry.title, 3)
  add(entry.url.replace(/^https?:\/\//, ""), 2)
  return { ...entry, counts, length: words(entry.text).length + 10, host: new URL(entry.url).host }
})
const mean = index.reduce((sum, entry) => sum + entry.length, 0) / index.length
const rarity = word => {
  const having = index.filter(entry => entry.counts.has(word)).length
  return having === 0 ? 0 : Math.log(1 + (index.length - having + 0.5) / (having + 0.5))
}
const COMMON = new Set("the a an of and or in at for to on is by with from site".split(" "))
const snippetOf = (text, asked, size = 300) => {
  if (text.length <= size) return text
  const low = fold(text)
  let best = 0
  let most = -1
  for (let from = 0; from < text.length - 60; from += 40) {
    const part = low.slice(from, from + size)
    const score = asked.reduce((sum, word) => sum + (part.includes(word) ? rarity(word) + 0.1 : 0), 0)
    if (score > most) { most = score; best = from }
  }
  let start = best === 0 ? 0 : text.indexOf(" ", best) + 1
  const end = text.lastIndexOf(" ", start + size)
  return (start > 0 ? "... " : "") + text.slice(start, start + size >= text.length ? text.length : end) + (start + size >= text.length ? "" : " ...")
}
const within = (host, domain) => host === domain || host.endsWith("." + domain)
const domainOf = text => text.replace(/^https?:\/\//, "").replace(/\/.*$/, "").replace(/^\*\./, "").replace(/^www\./, "").toLowerCase()
const search = (query, { limit = 5, include = [], exclude = [], newsOnly = false } = {}) => {
  const sites = [...query.matchAll(/(?<![-\w])site:(\S+)/gi)].map(match => domainOf(match[1]))
  const noSites = [...query.matchAll(/-site:(\S+)/gi)].map(match => domainOf(match[1]))
  const bare = query.replace(/-?site:\S+/gi, " ")
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(match => words(match[1]).join(" "))
  const asked = [...new Set(words(bare))].filter(word => !COMMON.has(word))
  const only = [...sites, ...include.map(domainOf)]
  const never = [...noSites, ...exclude.map(domainOf)]
  return index
    .filter(entry => (only.length === 0 || only.some(domain => within(entry.host, domain))) && !never.some(domain => within(entry.host, domain)))
    .filter(entry => !newsOnly || entry.news)
    .map(entry => {
      let score = 0
      for (const word of asked) {
        const count = entry.counts.get(word) ?? 0
        if (count > 0) score += rarity(word) * (count * 2.2) / (count + 1.2 * (0.4 + 0.6 * entry.length / mean))
      }
      if (phrases.length > 0 && score > 0) {
        const flat = words(entry.title + " " + entry.text).join(" ")
        for (const phrase of phrases) if (flat.includes(phrase)) score *= 1.6
      }
      return { entry, score, asked }
    })
    .filter(hit => hit.score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
}

// ---- answers
const json = (value, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(value) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const moved = (location, status = 301) => ({ status, headers: { location, "content-type": "text/html" }, body: `<html><head><title>${status} Moved</title></head><body><a href="${esc(location)}">Moved</a></body></html>` })
const dataOf = request => { try { return JSON.parse(request.body || "{}") } catch { return undefined } }
const epoch = at => Math.floor(Date.parse(at) / 1000)

const github = ({ path, query }) => {
  const users = list("github")
  const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "51", "x-ratelimit-reset": "1780307999" }
  const brief = user => ({ login: user.login, id: user.id, node_id: "U_" + user.id, avatar_url: `https://avatars.githubusercontent.com/u/${user.id}?v=4`, url: `https://api.github.com/users/${user.login}`, html_url: `https://github.com/${user.login}`, type: "User", site_admin: false, score: 1.0 })
  const q = query.get("q") ?? ""
  if (path === "/search/users") {
    const terms = q.replace(/"/g, "").split(/\s+/).filter(Boolean)
    const qualifiers = terms.filter(term => /^\w+:/.test(term))
    const bare = terms.filter(term => !/^\w+:/.test(term)).map(fold)
    const where = qualifiers.filter(term => term.startsWith("in:")).flatMap(term => term.slice(3).split(","))
    const place = qualifiers.find(term => term.startsWith("location:"))?.slice(9)
    const items = users.filter(user => {
      const fields = [
        ...(where.length === 0 || where.includes("login") ? [user.login] : []),
        ...(where.length === 0 || where.includes("name") ? [user.name ?? ""] : []),
        ...(where.length === 0 || where.includes("email") ? [user.email ?? ""] : [])
      ].map(fold).join(" ")
      return bare.length > 0 && bare.every(term => fields.includes(term)) && (!place || fold(user.location ?? "").includes(fold(place)))
    }).map(brief)
    return json({ total_count: items.length, incomplete_results: false, items }, 200, rate)
  }
  if (path === "/search/commits") {
    const email = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const items = users.filter(user => email && user.commit_email?.toLowerCase() === email).map(user => ({
      url: `https://api.github.com/repos/${user.login}/${user.repositories[0].name}/commits/6dcb09b5b57875f334f61aebed695e2e4193db5e`, sha: "6dcb09b5b57875f334f61aebed695e2e4193db5e",
      html_url: `https://github.com/${user.login}/${user.repositories[0].name}/commit/6dcb09b5b57875f334f61aebed695e2e4193db5e`,
      commit: { author: { name: user.name, email: user.commit_email, date: "2026-02-11T10:00:00Z" }, message: "Tidy README" },
      author: brief(user), committer: brief(user), repository: { name: user.repositories[0].name, full_name: `${user.login}/${user.repositories[0].name}`, owner: brief(user) }, score: 1.0 }))
    return json({ total_count: items.length, incomplete_results: false, items }, 200, rate)
  }
  const [, login, rest] = /^\/users\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
  const user = users.find(one => one.login.toLowerCase() === login?.toLowerCase())
  if (!user) return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate)
  if (!rest) return json({ ...brief(user), name: user.name ?? null, company: user.company ?? null, blog: user.blog ?? "", location: user.location ?? null, email: user.email ?? null, hireable: null, bio: user.bio ?? null, twitter_username: user.twitter_username ?? null, public_repos: user.repositories?.length ?? 0, public_gists: 0, followers: user.followers ?? 12, following: 9, created_at: "2013-04-02T08:10:00Z", updated_at: "2026-05-01T08:10:00Z" }, 200, rate)
  if (rest === "repos") return json((user.repositories ?? []).map((repo, at) => ({ id: user.id * 100 + at, name: repo.name, full_name: `${user.login}/${repo.name}`, owner: brief(user), private: false, html_url: `https://github.com/${user.login}/${repo.name}`, description: repo.description ?? null, fork: repo.fork ?? false, language: repo.language ?? null, topics: repo.topics ?? [], stargazers_count: repo.stars, forks_count: 1, pushed_at: repo.pushed_at, archived: false })), 200, rate)
  if (rest === "social_accounts") return json(user.accounts ?? [], 200, rate)
  if (rest === "orgs" || rest.startsWith("events")) return json([], 200, rate)
  return json({ message: "Not Found", status: "404" }, 404, rate)
}

const statement = (entity, one, at) => ({
  mainsnak: one.item
    ? { snaktype: "value", property: one.property, datatype: "wikibase-item", datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(one.item.id.slice(1)), id: one.item.id } } }
    : one.time
      ? { snaktype: "value", property: one.property, datatype: "time", datavalue: { type: "time", value: { time: `+${one.time.length === 4 ? one.time + "-00-00" : one.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: one.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } }
      : { snaktype: "value", property: one.property, datatype: "string", datavalue: { type: "string", value: one.text } },
  type: "statement", id: `${entity.id}$${at}`, rank: "normal" })
const entityOf = item => {
  const claims = {}
  item.statements.forEach((one, at) => (claims[one.property] ??= []).push(statement(item, one, at)))
  return { pageid: Number(item.id.slice(1)), ns: 0, title: item.id, lastrevid: 1, type: "item", id: item.id,
    labels: { en: { language: "en", value: item.label } }, descriptions: { en: { language: "en", value: item.description } },
    aliases: item.aliases ? { en: item.aliases.map(value => ({ language: "en", value })) } : {}, claims,
    sitelinks: item.article ? { enwiki: { site: "enwiki", title: item.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(item.article.replaceAll(" ", "_"))}` } } : {} }
}
const items = () => {
  const all = new Map(list("wikidata").map(item => [item.id, item]))
  for (const item of list("wikidata")) for (const one of item.statements) if (one.item && !all.has(one.item.id)) all.set(one.item.id, { id: one.item.id, label: one.item.label, description: "", statements: [] })
  return all
}
const wikidata = ({ path, query }) => {
  const data = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (data) {
    const item = items().get(data[1])
    return item ? json({ entities: { [item.id]: entityOf(item) } }) : html("<h1>Not Found</h1>", 404)
  }
  if (path !== "/w/api.php") return html("<h1>Not Found</h1>", 404)
  if (query.get("action") === "wbsearchentities") {
    const asked = fold(query.get("search") ?? "")
    const found = list("wikidata").filter(item => asked && [item.label, ...(item.aliases ?? [])].some(name => fold(name).startsWith(asked)))
    return json({ searchinfo: { search: query.get("search") ?? "" }, search: found.map(item => ({ id: item.id, title: item.id, pageid: Number(item.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${item.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${item.id}`, display: { label: { value: item.label, language: "en" }, description: { value: item.description, language: "en" } }, label: item.label, description: item.description, match: { type: "label", language: "en", text: item.label } })), success: 1 })
  }
  if (query.get("action") === "wbgetentities") {
    const entities = {}
    for (const id of (query.get("ids") ?? "").split("|")) entities[id] = items().has(id) ? entityOf(items().get(id)) : { id, missing: "" }
    return json({ entities, success: 1 })
  }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
}
const wikipedia = ({ path, query }) => {
  const articles = list("wikipedia")
  const find = title => articles.find(article => fold(article.title) === fold(decodeURIComponent(title).replaceAll("_", " ")))
  const summary = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (summary) {
    const article = find(summary[1])
    if (!article) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path, status: 404, httpCode: 404, messageTranslations: { en: "The specified title does not exist" } }, 404)
    return json({ type: article.disambiguation ? "disambiguation" : "standard", title: article.title, displaytitle: article.title, namespace: { id: 0, text: "" }, ...(article.item ? { wikibase_item: article.item } : {}), lang: "en", description: article.description, extract: article.extract, extract_html: `<p>${esc(article.extract)}</p>`, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(article.title.replaceAll(" ", "_"))}` } } })
  }
  if (path === "/w/api.php") {
    const asked = words(query.get("srsearch") ?? query.get("search") ?? "")
    const found = asked.length === 0 ? [] : articles.filter(article => { const text = words(article.title + " " + article.extract); return asked.every(word => text.includes(word)) })
    if (query.get("action") === "opensearch") return json([query.get("search") ?? "", found.map(one => one.title), found.map(() => ""), found.map(one => `https://en.wikipedia.org/wiki/${one.title.replaceAll(" ", "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map((one, at) => ({ ns: 0, title: one.title, pageid: 7000 + at, snippet: esc(one.extract.slice(0, 150)) })) } })
  }
  const page = /^\/wiki\/(.+)$/.exec(path)
  const article = page && find(page[1])
  if (article) return html(`<!DOCTYPE html><html><head><title>${esc(article.title)} - Wikipedia</title></head><body><h1>${esc(article.title)}</h1><p>${esc(article.extract)}</p></body></html>`)
  return html("<!DOCTYPE html><html><head><title>Wikipedia</title></head><body>Wikipedia does not have an article with this exact name.</body></html>", 404)
}

const orcid = ({ path, query }) => {
  const people = list("orcid")
  const base = path.replace(/^\/v3\.0/, "").replace(/\/$/, "")
  const affiliations = one => [...(one.employments ?? []), ...(one.educations ?? [])]
  if (base === "/expanded-search" || base === "/search") {
    const q = query.get("q") ?? ""
    const field = name => new RegExp(`${name}:(?:"([^"]*)"|(\\S+))`, "i").exec(q)?.slice(1).find(Boolean)
    const [given, family, org, email] = ["given-names", "family-name", "affiliation-org-name", "email"].map(field)
    const free = given || family || org || email ? [] : words(q).filter(word => !["and", "or"].includes(word))
    const found = people.filter(one =>
      (!given || fold(one.given).includes(fold(given))) && (!family || fold(one.family).includes(fold(family)))
      && (!org || affiliations(one).some(at => fold(at.organization).includes(fold(org)))) && (!email || one.emails?.includes(email))
      && free.every(word => words([one.given, one.family, ...affiliations(one).map(at => at.organization)].join(" ")).includes(word)))
    if (base === "/search") return json({ result: found.length ? found.map(one => ({ "orcid-identifier": { uri: `https://orcid.org/${one.id}`, path: one.id, host: "orcid.org" } })) : null, "num-found": found.length })
    return json({ "expanded-result": found.length === 0 ? null : found.map(one => ({ "orcid-id": one.id, "given-names": one.given, "family-names": one.family, "credit-name": one.credit_name ?? null, "other-name": one.other_names ?? [], email: one.emails ?? [], "institution-name": [...new Set(affiliations(one).map(at => at.organization))] })), "num-found": found.length })
  }
  const [, id, rest] = /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(.*))?$/.exec(base) ?? []
  const one = people.find(each => each.id === id)
  if (!one) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const value = text => text === undefined ? null : { value: text }
  const person = { "last-modified-date": null, name: { "given-names": value(one.given), "family-name": value(one.family), "credit-name": value(one.credit_name), path: one.id }, "other-names": { "other-name": (one.other_names ?? []).map(content => ({ content })) }, biography: one.biography ? { content: one.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (one.urls ?? []).map(link => ({ "url-name": link.label, url: { value: link.url } })) }, emails: { email: (one.emails ?? []).map(email => ({ email, primary: true, verified: true })) }, addresses: { address: one.country ? [{ country: { value: one.country } }] : [] }, keywords: { keyword: (one.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${one.id}/person` }
  const group = (entries, kind) => ({ "affiliation-group": (entries ?? []).map(at => ({ "last-modified-date": null, "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "department-name": at.department ?? null, "role-title": at.role, "start-date": { year: { value: String(at.from) }, month: null, day: null }, "end-date": at.to ? { year: { value: String(at.to) }, month: null, day: null } : null, organization: { name: at.organization, address: { city: at.city, region: null, country: at.country } } } }] })), path: `/${one.id}/${kind}s` })
  const works = { group: (one.works ?? []).map(work => ({ "external-ids": { "external-id": [] }, "work-summary": [{ title: { title: { value: work.title } }, type: work.type, "publication-date": { year: { value: String(work.year) } }, "journal-title": { value: work.journal } }] })), path: `/${one.id}/works` }
  if (rest === "person") return json(person)
  if (rest === "employments") return json(group(one.employments, "employment"))
  if (rest === "educations") return json(group(one.educations, "education"))
  if (rest === "works") return json(works)
  if (!rest || rest === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${one.id}`, path: one.id, host: "orcid.org" }, person, "activities-summary": { employments: group(one.employments, "employment"), educations: group(one.educations, "education"), works, path: `/${one.id}/activities` }, path: `/${one.id}` })
  return json({ "response-code": 404 }, 404)
}

const openalex = ({ path, query }) => {
  const authors = list("openalex")
  const show = one => ({ id: `https://openalex.org/${one.id}`, orcid: one.orcid ? `https://orcid.org/${one.orcid}` : null, display_name: one.name, display_name_alternatives: [one.name], works_count: one.works_count, cited_by_count: one.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: one.institution, country_code: one.country, type: "education" }, years: one.years }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: one.institution, country_code: one.country, type: "education" }], topics: one.topics.map((display_name, at) => ({ id: `https://openalex.org/T${at}`, display_name, count: 5 })) })
  const id = /^\/(?:authors|people)\/(.+)$/.exec(path)?.[1]
  if (id) {
    const one = authors.find(each => id.endsWith(each.id) || (each.orcid && id.endsWith(each.orcid)))
    return one ? json(show(one)) : html("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404)
  }
  if (path !== "/authors") return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [] })
  if (!query.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required for search. Get one at https://openalex.org/settings/api" }, 401)
  const asked = words(query.get("search") ?? "")
  const results = authors.filter(one => asked.length > 0 && asked.every(word => words(one.name).includes(word))).map(show)
  return json({ meta: { count: results.length, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null }, results, group_by: [] })
}

const crossref = ({ path, query }) => {
  const works = list("crossref")
  const show = work => ({ DOI: work.doi, URL: `https://doi.org/${work.doi}`, type: "journal-article", title: [work.title], "container-title": [work.journal], published: { "date-parts": [work.published] }, issued: { "date-parts": [work.published] }, author: work.authors.map((one, at) => ({ given: one.given, family: one.family, sequence: at === 0 ? "first" : "additional", affiliation: one.affiliation ? [{ name: one.affiliation }] : [], ...(one.orcid ? { ORCID: `http://orcid.org/${one.orcid}`, "authenticated-orcid": true } : {}) })), score: 20 })
  const one = /^\/works\/(.+)$/.exec(path)
  if (one) { const work = works.find(each => each.doi === decodeURIComponent(one[1])); return work ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: show(work) }) : { status: 404, headers: { "content-type": "text/plain" }, body: "Resource not found." } }
  const asked = words(query.get("query.author") ?? query.get("query") ?? "")
  const house = words(query.get("query.affiliation") ?? "")
  const found = works.map(work => ({ work, hits: asked.filter(word => words(work.authors.map(at => `${at.given} ${at.family}`).join(" ")).includes(word)).length })).filter(({ hits, work }) => hits > 0 && (house.length === 0 || house.some(word => words(work.authors.map(at => at.affiliation ?? "").join(" ")).includes(word)))).sort((x, y) => y.hits - x.hits)
  const rows = Number(query.get("rows") ?? 20)
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": found.length, items: found.slice(0, rows).map(({ work }) => show(work)), "items-per-page": rows, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
}

const hackerNews = ({ path, query }) => {
  const users = list("hackerNews")
  const name = /^\/api\/v1\/users\/(.+)$/.exec(path)?.[1]
  if (name) { const user = users.find(one => one.username === name); return user ? json({ username: user.username, about: user.about, karma: user.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  const tags = (query.get("tags") ?? "").split(",")
  const author = tags.find(tag => tag.startsWith("author_"))?.slice(7)
  const user = users.find(one => one.username === author)
  const kind = tag => tags.includes(tag) || !tags.some(each => ["story", "comment", "(story"].includes(each) || each.includes("story"))
  const hits = user
    ? [...(tags.some(t => t.includes("story")) || kind("story") ? (user.stories ?? []).map((one, at) => ({ objectID: String(40000000 + at), title: one.title, url: one.url, author, points: one.points, num_comments: 3, comment_text: null, story_title: null, created_at: one.at, created_at_i: epoch(one.at) })) : []),
       ...(tags.some(t => t.includes("comment")) || kind("comment") ? (user.comments ?? []).map((one, at) => ({ objectID: String(41000000 + at), title: null, url: null, author, points: null, num_comments: null, comment_text: one.text, story_title: one.story, created_at: one.at, created_at_i: epoch(one.at) })) : [])]
    : []
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: query.get("query") ?? "", processingTimeMS: 1 })
}

const stackExchange = ({ path, query }) => {
  const site = query.get("site")
  if (!site) return json({ error_id: 400, error_message: "site is required", error_name: "bad_parameter" }, 400)
  const users = site === "stackoverflow" ? list("stackExchange") : []
  const wrap = values => json({ items: values, has_more: false, quota_max: 300, quota_remaining: 271 })
  const show = user => ({ user_id: user.id, display_name: user.name, user_type: "registered", reputation: user.reputation, location: user.location, website_url: user.website ?? "", link: `https://stackoverflow.com/users/${user.id}/${user.name.toLowerCase().replaceAll(" ", "-")}`, ...(user.about ? { about_me: user.about } : {}), profile_image: `https://i.sstatic.net/${user.id}.png`, creation_date: 1412000000 })
  if (/^\/2\.\d\/users$/.test(path)) { const asked = fold(query.get("inname") ?? ""); return wrap(asked ? users.filter(user => fold(user.name).includes(asked)).map(show) : []) }
  const [, id, rest] = /^\/2\.\d\/users\/(\d+)(?:\/(.*))?$/.exec(path) ?? []
  const user = users.find(one => String(one.id) === id)
  if (!user) return wrap([])
  if (!rest) return wrap([show(user)])
  if (rest === "tags" || rest === "top-tags" || rest === "top-answer-tags") return wrap((user.tags ?? []).map((tag, at) => ({ name: tag, tag_name: tag, count: 40 - at, answer_count: 40 - at, answer_score: 120 - at, question_count: 0, question_score: 0, user_id: user.id })))
  return wrap([])
}

const bluesky = ({ path, query }) => {
  const actors = list("bluesky")
  const didOf = actor => "did:plc:" + createHash("sha256").update(actor.handle).digest("hex").slice(0, 24)
  const show = actor => ({ did: didOf(actor), handle: actor.handle, displayName: actor.name, description: actor.description ?? "", ...(actor.website ? { website: actor.website } : {}), indexedAt: "2025-11-01T00:00:00.000Z", labels: [], followersCount: 214, followsCount: 180, postsCount: actor.posts?.length ?? 0 })
  const asked = query.get("actor")
  const actor = actors.find(one => one.handle === asked || didOf(one) === asked)
  if (path.endsWith("app.bsky.actor.getProfile")) return actor ? json(show(actor)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path.endsWith("app.bsky.feed.getAuthorFeed")) return actor ? json({ feed: (actor.posts ?? []).map((post, at) => ({ post: { uri: `at://${didOf(actor)}/app.bsky.feed.post/3k${at}`, cid: "bafy" + at, author: { did: didOf(actor), handle: actor.handle, displayName: actor.name }, record: { $type: "app.bsky.feed.post", text: post.text, createdAt: post.at, langs: ["en"] }, likeCount: 4, repostCount: 0, replyCount: 1, indexedAt: post.at }, ...(post.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path.endsWith("app.bsky.actor.searchActors")) { const q = words(query.get("q") ?? ""); return json({ actors: q.length === 0 ? [] : actors.filter(one => { const text = words(`${one.name} ${one.handle} ${one.description ?? ""}`); return q.every(word => text.includes(word)) }).map(show) }) }
  if (path.endsWith("app.bsky.feed.searchPosts")) return json({ error: "Forbidden", message: "Forbidden" }, 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}

const mastodonHosts = new Set(list("mastodon").map(one => one.domain))
const mastodon = ({ host, path, query }) => {
  const there = list("mastodon").filter(one => one.domain === host)
  const show = (one, at) => ({ id: String(1090 + at), username: one.user, acct: one.user, display_name: one.name, locked: false, bot: false, note: one.note, url: `https://${host}/@${one.user}`, followers_count: 320, following_count: 210, statuses_count: one.posts?.length ?? 0, created_at: "2022-11-05T00:00:00.000Z", fields: (one.fields ?? []).map(field => ({ verified_at: null, ...field })) })
  if (path === "/.well-known/webfinger") {
    const one = there.find(each => query.get("resource") === `acct:${each.user}@${host}`)
    return one ? json({ subject: `acct:${one.user}@${host}`, aliases: [`https://${host}/@${one.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${one.user}` }] }, 200, { "content-type": "application/jrd+json" }) : { status: 404, headers: {}, body: "" }
  }
  if (path === "/api/v1/accounts/lookup") { const at = there.findIndex(one => (query.get("acct") ?? "").replace(/^@/, "").split("@")[0] === one.user); return at < 0 ? json({ error: "Record not found" }, 404) : json(show(there[at], at)) }
  const status = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(path)
  if (status) { const one = there[Number(status[1]) - 1090]; return one ? json((one.posts ?? []).map((post, at) => ({ id: String(5000 + at), created_at: post.at, content: post.text, reblog: post.repost ? {} : null, url: `https://${host}/@${one.user}/${5000 + at}` }))) : json({ error: "Record not found" }, 404) }
  const page = /^\/@([^/]+)$/.exec(path)
  const one = page && there.find(each => each.user === page[1])
  if (one) return html(`<!DOCTYPE html><html><head><title>${esc(one.name)} (@${one.user}@${host})</title><meta name="description" content="${esc(textOf(one.note))}"></head><body><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`)
  return json({ error: "Not Found" }, 404)
}

const itunes = ({ query }) => {
  const asked = words(query.get("term") ?? "")
  const results = asked.length === 0 ? [] : list("podcasts").filter(one => { const text = words(`${one.title} ${one.artist}`); return asked.every(word => text.includes(word)) }).map(one => ({ wrapperType: "track", kind: "podcast", collectionId: one.id, trackId: one.id, artistName: one.artist, collectionName: one.title, trackName: one.title, feedUrl: one.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${one.id}`, trackCount: one.episodes.length, primaryGenreName: "Business" }))
  return json({ resultCount: results.length, results }, 200, { "content-type": "text/javascript; charset=utf-8" })
}
for (const one of list("podcasts")) {
  const at = new URL(one.feed)
  hosts.add(at.host)
  pages.set(at.host + at.pathname, { url: one.feed, type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(one.title)}</title><link>${one.site}</link><itunes:author>${esc(one.artist)}</itunes:author><description>${esc(one.description)}</description>${one.episodes.map(each => `<item><title>${esc(each.title)}</title><link>${each.url}</link><guid>${each.url}</guid><pubDate>${new Date(each.at).toUTCString()}</pubDate><description>${esc(each.description)}</description></item>`).join("")}</channel></rss>` })
}
const gitlab = ({ path, query }) => {
  if (path === "/api/v4/users") return json(list("gitlab").filter(one => one.username === query.get("username")).map(one => ({ id: one.id, username: one.username, name: one.name, state: "active", web_url: `https://gitlab.com/${one.username}` })))
  const [, id, rest] = /^\/api\/v4\/users\/(\w+)(\/projects)?$/.exec(path) ?? []
  const one = list("gitlab").find(each => String(each.id) === id || each.username === id)
  if (!one) return json({ message: "404 User Not Found" }, 404)
  return rest ? json((one.projects ?? []).map((each, at) => ({ id: at, name: each.name, description: each.description, last_activity_at: each.at }))) : json({ id: one.id, username: one.username, name: one.name, bio: one.bio ?? "", job_title: one.job_title ?? "", organization: one.organization ?? "", location: one.location ?? "", website_url: one.website_url ?? "", linkedin: one.linkedin ?? "", twitter: one.twitter ?? "" })
}
const youtube = ({ path, query }) => {
  const channel = list("youtube").find(one => one.id === query.get("channel_id") || path === `/${one.handle}` || path === `/channel/${one.id}`)
  if (!channel) return html("<html><body>Error 404 (Not Found)</body></html>", 404)
  if (path !== "/feeds/videos.xml") return html(`<html><head><title>${esc(channel.title)} - YouTube</title><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${channel.id}"></head><body></body></html>`)
  return { status: 200, headers: { "content-type": "text/xml; charset=UTF-8" }, body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${channel.id}</id><yt:channelId>${channel.id}</yt:channelId><title>${esc(channel.title)}</title><author><name>${esc(channel.title)}</name></author>${channel.videos.map(one => `<entry><id>yt:video:${one.id}</id><yt:videoId>${one.id}</yt:videoId><title>${esc(one.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${one.id}"/><published>${one.at}</published><media:group><media:title>${esc(one.title)}</media:title><media:description>${esc(one.description)}</media:description></media:group></entry>`).join("")}</feed>` }
}
const rdap = ({ path }) => {
  const domain = decodeURIComponent(/^\/domain\/(.+)$/.exec(path)?.[1] ?? "").toLowerCase()
  const one = list("rdap").find(each => each.domain === domain)
  if (!one) return json({ errorCode: 404, title: "Not Found", description: ["Domain not found."] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: one.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: one.registered }], entities: one.registrant ? [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ["org", {}, "text", one.registrant]]] }] : [], rdapConformance: ["rdap_level_0"] }, 200, { "content-type": "application/rdap+json" })
}
const edgar = ({ host, path }) => {
  const companies = list("edgar")
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(companies.map((one, at) => [at, { cik_str: one.cik, ticker: one.ticker, title: one.name }])))
  const cik = Number(/^\/submissions\/CIK(\d{10})\.json$/.exec(path)?.[1])
  const one = host === "data.sec.gov" && companies.find(each => each.cik === cik)
  return one ? json({ cik: String(one.cik), entityType: "operating", sic: one.sic, sicDescription: one.industry, name: one.name, tickers: [one.ticker], addresses: { business: { city: one.city, stateOrCountry: one.state } }, filings: { recent: { accessionNumber: [], filingDate: [], form: [] }, files: [] } }) : { status: 404, headers: { "content-type": "application/xml" }, body: "<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>" }
}
const gravatar = ({ path }) => {
  const hash = /^\/v3\/profiles\/([^/]+)$/.exec(path)?.[1]
  const one = list("gravatar").find(each => createHash("sha256").update(each.email.trim().toLowerCase()).digest("hex") === hash || each.slug === hash)
  const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "88", "x-ratelimit-reset": "1780307999" }
  if (!one) return json({ error: "Profile not found", code: "not_found" }, 404, limits)
  return json({ hash, display_name: one.display_name, profile_url: `https://gravatar.com/${one.slug}`, avatar_url: `https://0.gravatar.com/avatar/${hash}`, avatar_alt_text: "", location: one.location ?? "", description: one.description ?? "", job_title: one.job_title ?? "", company: one.company ?? "", verified_accounts: (one.accounts ?? []).map(link => ({ service_type: link.label.toLowerCase(), service_label: link.label, service_icon: "", url: link.url, is_hidden: false })), pronunciation: "", pronouns: one.pronouns ?? "" }, 200, limits)
}
const tavily = request => {
  if (request.path !== "/search") return json({ detail: "Not Found" }, 404)
  const asked = dataOf(request)
  if (!asked || typeof asked.query !== "string" || !asked.query.trim()) return json({ detail: { error: "Query is missing." } }, 400)
  const hits = search(asked.query, { limit: Math.min(asked.max_results ?? 5, 20), include: asked.include_domains ?? [], exclude: asked.exclude_domains ?? [], newsOnly: asked.topic === "news" })
  const top = hits[0]?.score ?? 1
  return json({ query: asked.query, follow_up_questions: null, answer: null, images: [], results: hits.map(({ entry, score, asked: terms }) => ({ url: entry.url, title: entry.title, content: snippetOf(entry.text, terms), score: Number((0.95 * score / top).toFixed(5)), raw_content: asked.include_raw_content ? entry.text : null })), response_time: 0.82, request_id: "3f1c9a52-6f7e-4f6c-9e0d-4a2f5a7b1c10" })
}
const firecrawl = request => {
  const asked = dataOf(request) ?? {}
  if (/^\/v\d\/search$/.test(request.path)) {
    if (!asked.query) return json({ success: false, error: "Bad Request" }, 400)
    const rows = search(asked.query, { limit: Math.min(asked.limit ?? 5, 20), include: asked.includeDomains ?? [], exclude: asked.excludeDomains ?? [] }).map(({ entry, asked: terms }, at) => ({ url: entry.url, title: entry.title, description: snippetOf(entry.text, terms), position: at + 1 }))
    return request.path.startsWith("/v1") ? json({ success: true, data: rows }) : json({ success: true, data: { web: rows }, creditsUsed: 2 })
  }
  if (/^\/v\d\/scrape$/.test(request.path) && asked.url) {
    const at = new URL(asked.url)
    const page = pages.get(at.host + at.pathname + at.search)
    return page ? json({ success: true, data: { markdown: textOf(page.body), metadata: { title: titleOf(page.body), sourceURL: asked.url, statusCode: 200 } } }) : json({ success: true, data: { markdown: "Not found", metadata: { sourceURL: asked.url, statusCode: 404 } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
}
const gdelt = ({ query }) => {
  const limit = Number(query.get("maxrecords") ?? 75)
  const asked = query.get("query") ?? ""
  const phrases = [...asked.matchAll(/"([^"]+)"/g)].map(match => words(match[1]).join(" "))
  const rest = words(asked.replace(/"[^"]+"/g, " ").replace(/\b(sourcelang|sourcecountry|domain|near\d*|theme):\S+/gi, " ")).filter(word => !COMMON.has(word))
  const found = index.filter(entry => entry.news && phrases.length + rest.length > 0).filter(entry => { const flat = " " + words(entry.title + " " + entry.text).join(" ") + " "; return phrases.every(phrase => flat.includes(` ${phrase} `)) && rest.every(word => flat.includes(` ${word} `)) })
  if (found.length === 0) return json({})
  return json({ articles: found.slice(0, limit).map(entry => ({ url: entry.url, url_mobile: "", title: entry.title, seendate: entry.news.seen.replaceAll("-", "") + "T060000Z", socialimage: "", domain: entry.host, language: "English", sourcecountry: entry.news.country })) })
}
const wayback = ({ host, path, query }) => {
  const kept = list("archive")
  const same = url => url.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "").toLowerCase()
  const fields = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
  if (/^\/cdx\/search\/(cdx|xd)?/.test(path)) {
    const asked = same(query.get("url") ?? "")
    const wild = asked.endsWith("*") ? asked.slice(0, -1) : ["prefix", "host", "domain"].includes(query.get("matchType")) ? asked : undefined
    let rows = kept.filter(one => wild !== undefined ? same(one.url).startsWith(wild) : same(one.url) === asked).map(one => {
      const at = new URL(one.url)
      return { urlkey: at.host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + at.pathname, timestamp: one.timestamp, original: one.url, mimetype: "text/html", statuscode: "200", digest: "QWERTYUIOPASDFGHJKLZXCVBNM234567", length: String(one.body.length) }
    })
    const limit = Number(query.get("limit") ?? 1000)
    rows = limit < 0 ? rows.slice(limit) : rows.slice(0, limit)
    const wanted = query.get("fl")?.split(",") ?? fields
    if (query.get("output") === "json") return json(rows.length === 0 ? [] : [wanted, ...rows.map(row => wanted.map(field => row[field]))])
    return { status: 200, headers: { "content-type": "text/plain" }, body: rows.map(row => wanted.map(field => row[field]).join(" ")).join("\n") + (rows.length ? "\n" : "") }
  }
  if (path === "/wayback/available") {
    const one = kept.find(each => same(each.url) === same(query.get("url") ?? ""))
    return json({ url: query.get("url"), archived_snapshots: one ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${one.timestamp}/${one.url}`, timestamp: one.timestamp } } : {} })
  }
  const copy = /^\/web\/(\d+)[a-z_]*\/(.+)$/.exec(path)
  const one = copy && kept.find(each => same(each.url) === same(copy[2].replace(/^(https?):\/(?!\/)/, "$1://")))
  return one ? html(one.body) : html("<html><head><title>Wayback Machine</title></head><body>Hrm. The Wayback Machine has not archived that URL.</body></html>", 404)
}
const jina = request => {
  const target = request.path.slice(1).replace(/^(https?):\/(?!\/)/, "$1://")
  let page
  try { const at = new URL(target); page = pages.get(at.host + at.pathname + at.search) } catch { return json({ code: 400, status: 40000, message: "Invalid URL" }, 400) }
  return page ? json({ code: 200, status: 20000, data: { title: titleOf(page.body), description: "", url: target, content: textOf(page.body), usage: { tokens: 400 } } }) : json({ code: 422, status: 42206, message: `Failed to goto ${target}: 404` }, 422)
}

const SERVICES = {
  "api.gravatar.com": gravatar, "api.github.com": github, "gitlab.com": gitlab, "api.tavily.com": tavily, "api.firecrawl.dev": firecrawl, "r.jina.ai": jina,
  "www.wikidata.org": wikidata, "wikidata.org": wikidata, "en.wikipedia.org": wikipedia, "pub.orcid.org": orcid, "api.openalex.org": openalex, "api.crossref.org": crossref,
  "hn.algolia.com": hackerNews, "api.stackexchange.com": stackExchange, "public.api.bsky.app": bluesky, "api.gdeltproject.org": gdelt, "itunes.apple.com": itunes,
  "rdap.org": rdap, "www.sec.gov": edgar, "data.sec.gov": edgar, "youtube.com": youtube, "www.youtube.com": youtube, "web.archive.org": wayback, "archive.org": wayback
}
const notFound = host => html(`<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, the page you were looking for is not here. <a href="https://${host}/">Back to the home page</a></p></body></html>`, 404)

const answer = request => {
  const { scheme, host, path, query } = request
  if (SERVICES[host]) {
    if (path === "/robots.txt") return { status: 200, headers: { "content-type": "text/plain" }, body: "" }
    return SERVICES[host](request)
  }
  if (/(^|\.)linkedin\.com$/.test(host)) return html("", 999)
  if (["x.com", "twitter.com", "mobile.twitter.com", "www.instagram.com", "www.facebook.com"].includes(host)) return html("<html><head><title>Log in</title></head><body>Something went wrong.</body></html>", 403)
  if (host === "github.com") {
    const user = list("github").find(one => `/${one.login}` === path)
    const repo = list("github").flatMap(one => (one.repositories ?? []).map(each => ({ one, each }))).find(({ one, each }) => `/${one.login}/${each.name}` === path)
    if (repo) return html(`<!DOCTYPE html><html><head><title>GitHub - ${repo.one.login}/${repo.each.name}: ${esc(repo.each.description ?? "")}</title></head><body><h1>${repo.one.login}/${repo.each.name}</h1><p>${esc(repo.each.description ?? "")}</p></body></html>`)
    return user ? html(`<!DOCTYPE html><html><head><title>${user.login} (${esc(user.name ?? "")}) · GitHub</title></head><body><h1><span itemprop="name">${esc(user.name ?? "")}</span> <span>${user.login}</span></h1><div class="user-profile-bio">${esc(user.bio ?? "")}</div></body></html>`) : html("Not Found", 404)
  }
  if (host === "gravatar.com") { const one = list("gravatar").find(each => path === `/${each.slug}`); return one ? html(`<!DOCTYPE html><html><head><title>${esc(one.display_name)} | Gravatar</title></head><body><h1>${esc(one.display_name)}</h1><p>${esc([one.job_title, one.company, one.location].filter(Boolean).join(" · "))}</p><p>${esc(one.description ?? "")}</p></body></html>`) : html("Not found", 404) }
  if (host === "orcid.org") return list("orcid").some(one => `/${one.id}` === path) ? html("<!DOCTYPE html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>") : html("Not found", 404)
  if (host === "bsky.app") return html("<!DOCTYPE html><html><head><title>Bluesky</title></head><body><noscript>JavaScript Required</noscript></body></html>")
  if (aliases[host]) return moved(`https://${aliases[host]}${path}${query.size ? "?" + query : ""}`)
  if (mastodonHosts.has(host)) return mastodon(request)
  if (!hosts.has(host)) return { status: 502, headers: { "content-type": "text/plain" }, body: "getaddrinfo ENOTFOUND " + host }
  if (scheme === "http") return moved(`https://${host}${path}${query.size ? "?" + query : ""}`)
  if (path === "/robots.txt") return robots[host] === undefined ? notFound(host) : { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: robots[host] }
  const here = `https://${host}${path}`
  if (redirects[here]) return moved(redirects[here], 301)
  const name = decodeURI(path)
  const page = pages.get(host + name + (query.size ? "?" + query : "")) ?? pages.get(host + name) ?? (name.endsWith("/") ? undefined : pages.get(host + name + "/") && "slash") ?? (name.endsWith("/") && name !== "/" && pages.get(host + name.slice(0, -1)) ? "bare" : undefined)
  if (page === "slash") return moved(here + "/", 308)
  if (page === "bare") return moved(here.replace(/\/$/, ""), 308)
  if (!page || page.dead) return notFound(host)
  const body = page.charset === "latin1" ? Buffer.from(page.body, "latin1") : page.body
  return { status: page.status ?? 200, headers: { "content-type": page.type, "last-modified": "Mon, 04 May 2026 08:00:00 GMT" }, body }
}

const port = Number(process.argv[2] ?? 8080)
createServer((incoming, outgoing) => {
  const chunks = []
  incoming.on("data", chunk => chunks.push(chunk))
  incoming.on("end", () => {
    let reply
    try {
      const [, scheme, host, rest] = /^\/(https?)\/([^/?]+)([\s\S]*)$/.exec(incoming.url) ?? []
      if (!scheme) reply = { status: 400, headers: {}, body: "scheme and host, please" }
      else {
        const cut = rest.indexOf("?")
        const path = (cut < 0 ? rest : rest.slice(0, cut)) || "/"
        const own = ["rdap.org", "www.wikidata.org"].includes(host) ? decodeURIComponent(path) : path
        reply = answer({ scheme, host: host.toLowerCase(), path: own, query: new URLSearchParams(cut < 0 ? "" : rest.slice(cut + 1)), body: Buffer.concat(chunks).toString(), method: incoming.method })
      }
    } catch (problem) {
      console.error(incoming.url, problem)
      reply = { status: 500, headers: {}, body: "server error" }
    }
    outgoing.writeHead(reply.status, reply.headers)
    outgoing.end(incoming.method === "HEAD" ? undefined : reply.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`lintonmere on ${port}`))
