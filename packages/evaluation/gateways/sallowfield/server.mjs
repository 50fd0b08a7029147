// node server.mjs PORT: plays the internet of "sallowfield". http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import north from "./north.mjs"
import ireland from "./ireland.mjs"
import nl from "./nl.mjs"
import south from "./south.mjs"
import rest from "./rest.mjs"
import { doc, esc } from "./lib.mjs"
import { service, profilePages, serviceHosts } from "./services.mjs"
import { fold, words, textOf, titleOf } from "./text.mjs"

const parts = [north, ireland, nl, south, rest]
const pages = [...parts.flatMap(p => p.pages), ...profilePages()]
const listings = parts.flatMap(p => p.listings)
const archive = parts.flatMap(p => p.archive)
const robots = rest.robots, redirects = rest.redirects

// Sites without a home page get one that links to their pages.
const hostsOf = new Map()
for (const p of pages) { const u = new URL(p.url); if (u.host.endsWith(".example")) (hostsOf.get(u.host) ?? hostsOf.set(u.host, []).get(u.host)).push(p) }
for (const [host, list] of hostsOf) if (!list.some(p => new URL(p.url).pathname === "/")) {
  const name = (titleOf(list[0].body).split(/ [|–-] /).pop() || host)
  pages.push({ url: `https://${host}/`, body: doc(esc(name), `<h1>${esc(name)}</h1><ul>${list.filter(p => !p.dead && !p.content_type).map(p => `<li><a href="${new URL(p.url).pathname}">${esc(titleOf(p.body))}</a></li>`).join("")}</ul>`), auto: true })
}
const byUrl = new Map(pages.map(p => [p.url, p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))

// ── search: BM25 over title, address and text ──
const docs = []
for (const p of pages) if (!p.content_type || /html/.test(p.content_type)) docs.push({ url: p.url, title: titleOf(p.body), text: textOf(p.body), news: p.news })
for (const l of listings) docs.push({ url: l.url, title: l.title, text: l.snippet, listing: true })
const df = new Map()
for (const d of docs) {
  d.folded = fold(`${d.title} ${d.text}`)
  const tf = new Map(), add = (t, w) => { for (const x of words(t)) tf.set(x, (tf.get(x) ?? 0) + w) }
  add(d.title, 2.5); add(d.url.replace(/^https?:\/\/(www\.)?/, ""), 1.5); add(d.text, 1)
  d.terms = tf; d.length = words(d.text).length + 10
  for (const x of tf.keys()) df.set(x, (df.get(x) ?? 0) + 1)
}
const mean = docs.reduce((n, d) => n + d.length, 0) / docs.length
const stop = new Set("the a an of and or in at on for to is by with de van der het en site".split(" "))
const snippet = (text, terms) => {
  if (text.length <= 300) return text.replace(/\n/g, " ")
  let best = 0, top = -1
  for (let i = 0; i < text.length - 100; i += 40) { const part = new Set(words(text.slice(i, i + 300))); let n = 0; for (const t of terms) if (part.has(t)) n += Math.log(1 + docs.length / (df.get(t) ?? 1)); if (n > top + 0.01) { top = n; best = i } }
  if (best > 0) { const s = text.slice(0, best).search(/\S*$/); best = s }
  return (best > 0 ? "... " : "") + text.slice(best, best + 300).replace(/\s+\S*$/, "").replace(/\n/g, " ") + (best + 300 < text.length ? " ..." : "")
}
const hostMatch = (url, domain) => { const h = new URL(url).host, [d, ...path] = domain.toLowerCase().replace(/^https?:\/\//, "").split("/"); const bare = d.replace(/^www\./, ""); return (h === d || h === bare || h.endsWith(`.${bare}`)) && (!path.join("") || new URL(url).pathname.startsWith(`/${path.join("/")}`)) }
const search = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  const sites = [...query.matchAll(/(?:^|\s)(-?)site:(\S+)/g)]
  const inc = [...include, ...sites.filter(m => !m[1]).map(m => m[2])], exc = [...exclude, ...sites.filter(m => m[1]).map(m => m[2])]
  const bare = query.replace(/-?site:\S+/g, " ").replace(/\b(intitle|inurl|filetype):/g, " ")
  const minus = [...bare.matchAll(/(?:^|\s)-(\w+)/g)].map(m => fold(m[1]))
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const terms = [...new Set(words(bare.replace(/(?:^|\s)-\w+/g, " ")))].filter(t => !stop.has(t))
  let pool = docs.filter(d => (!inc.length || inc.some(s => hostMatch(d.url, s))) && !exc.some(s => hostMatch(d.url, s)) && (!news || d.news) && !minus.some(w => d.terms.has(w)))
  const scored = pool.map(d => {
    let s = 0, n = 0
    for (const t of terms) { const tf = d.terms.get(t); if (tf) { n++; s += Math.log(1 + (docs.length - df.get(t) + 0.5) / (df.get(t) + 0.5)) * tf * 2.2 / (tf + 1.2 * (0.25 + 0.75 * d.length / mean)) } }
    const matched = phrases.filter(p => d.folded.includes(p)).length
    return { d, n, s: s * (0.4 + 0.6 * n / Math.max(1, terms.length)) + matched * 6 }
  }).filter(x => x.n > 0).sort((a, b) => b.s - a.s || a.d.url.localeCompare(b.d.url))
  const top = scored[0]?.s ?? 1
  return scored.filter(x => x.s > top * 0.08).slice(0, limit).map(x => ({ ...x.d, snippet: snippet(x.d.text, terms), score: Math.min(0.99, Math.max(0.05, x.s / (top + 1))) }))
}
const world = { docs, archive }
const json = (body, status = 200) => ({ status, type: "application/json", body: JSON.stringify(body) })
const known = url => { const p = byUrl.get(url) ?? byUrl.get(url.replace(/\/$/, "")) ?? byUrl.get(`${url}/`); return p && !p.dead ? p : undefined }
const date = n => n && new Date(n.seen.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")).toUTCString()

const tavily = (path, body, req) => {
  if (!req.headers.authorization && !req.headers["x-tavily-access-mode"] && !body.api_key) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (path === "/search") {
    if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
    const max = Math.min(20, body.max_results ?? 5), news = body.topic === "news"
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: search(body.query, { limit: max, include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news }).map(d => ({ url: d.url, title: d.title, content: d.snippet, score: d.score, raw_content: body.include_raw_content ? d.text : null, ...(news ? { published_date: date(d.news) } : {}) })), response_time: 0.61, request_id: "b7a0c1f2-0000-4000-8000-sallowfield0" })
  }
  if (path === "/extract") { const urls = [body.urls ?? []].flat(); return json({ results: urls.filter(known).map(u => ({ url: u, raw_content: textOf(known(u).body), images: [] })), failed_results: urls.filter(u => !known(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.2 }) }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, body) => {
  if (/^\/v[12]\/search$/.test(path)) {
    if (!body.query) return json({ success: false, error: "Bad Request", details: [{ path: ["query"], message: "Required" }] }, 400)
    const kinds = (body.sources ?? ["web"]).map(s => s.type ?? s), md = (body.scrapeOptions?.formats ?? []).some(f => (f.type ?? f) === "markdown")
    const web = search(body.query, { limit: Math.min(100, body.limit ?? 5) }).map((d, i) => ({ url: d.url, title: d.title, description: d.snippet, position: i + 1, ...(md && !d.listing ? { markdown: d.text } : {}) }))
    const newsOf = () => search(body.query, { limit: body.limit ?? 5, news: true }).map((d, i) => ({ url: d.url, title: d.title, snippet: d.snippet, date: date(d.news), position: i + 1 }))
    return json(path.startsWith("/v1") ? { success: true, data: web } : { success: true, data: { ...(kinds.includes("web") ? { web } : {}), ...(kinds.includes("news") ? { news: newsOf() } : {}) }, creditsUsed: 2, id: "0197-sallowfield" })
  }
  if (/^\/v[12]\/scrape$/.test(path)) { const p = known(body.url ?? ""); return p ? json({ success: true, data: { markdown: textOf(p.body), html: p.body, metadata: { title: titleOf(p.body), sourceURL: p.url, url: p.url, statusCode: 200 } } }) : json({ success: false, error: "This website could not be scraped." }, 500) }
  return json({ success: false, error: "Not found" }, 404)
}
const jina = (target, accept) => {
  const p = known(target)
  if (!p) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto", readableMessage: "Failed to goto" }, 422)
  const content = textOf(p.body)
  return /json/.test(accept ?? "") ? json({ code: 200, status: 20000, data: { title: titleOf(p.body), description: "", url: p.url, content, usage: { tokens: Math.ceil(content.length / 4) } } }) : { status: 200, type: "text/plain; charset=utf-8", body: `Title: ${titleOf(p.body)}\n\nURL Source: ${p.url}\n\nMarkdown Content:\n${content}` }
}
const moved = to => ({ status: 301, type: "text/html", body: `<html><body><a href="${to}">Moved</a></body></html>`, headers: { location: to } })
const missing = host => ({ status: 404, type: "text/html; charset=utf-8", body: doc("Page not found", `<h1>Page not found</h1><p>Sorry, there is nothing at this address on ${host}. <a href="/">Home</a></p>`) })

const answer = (scheme, host, path, search_, req, body) => {
  const q = new URLSearchParams(search_)
  if (/(^|\.)linkedin\.com$/.test(host)) return { status: 999, type: "text/html", body: "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>" }
  if (/^(www\.)?(x|twitter)\.com$/.test(host)) return { status: 403, type: "text/html", body: "<html><body>JavaScript is not available.</body></html>" }
  if (host === "api.tavily.com") return req.method === "POST" ? tavily(path, body, req) : json({ detail: "Method Not Allowed" }, 405)
  if (host === "api.firecrawl.dev") return req.method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Not found" }, 404)
  if (host === "r.jina.ai") return jina(decodeURIComponent(path.slice(1)).replace(/^(https?):\/+/, "$1://") + search_, req.headers.accept)
  const s = service(host, path, q, req, world)
  if (s) return s
  if (!hosts.has(host)) {
    const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`
    if (hosts.has(other)) return moved(`https://${other}${path}${search_}`)
    return serviceHosts.has(host) ? missing(host) : { status: 502, type: "text/plain", body: `Bad gateway: no such host ${host}` }
  }
  if (scheme === "http") return moved(`https://${host}${path}${search_}`)
  if (path === "/robots.txt") return robots[host] ? { status: 200, type: "text/plain; charset=utf-8", body: robots[host] } : missing(host)
  const url = `https://${host}${path}`
  if (path === "/sitemap.xml" && host.endsWith(".example")) return { status: 200, type: "application/xml", body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.dead).map(p => `<url><loc>${esc(p.url)}</loc></url>`).join("")}</urlset>` }
  const p = byUrl.get(url + search_) ?? byUrl.get(url)
  if (p && !p.dead) return { status: 200, type: p.content_type ?? "text/html; charset=utf-8", body: p.body }
  if (redirects[url]) return moved(redirects[url])
  if (path === "/index.html") return moved(`https://${host}/`)
  const flip = path.endsWith("/") ? url.slice(0, -1) : `${url}/`
  if (byUrl.has(flip) && !byUrl.get(flip).dead) return moved(flip)
  return missing(host)
}
createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let out
    try {
      const m = /^\/(https?)\/([^/?]+)(\/[^?]*)?(\?.*)?$/.exec(req.url)
      if (!m) out = { status: 400, type: "text/plain", body: "expected /{scheme}/{host}{path}" }
      else {
        let body = {}
        if (chunks.length) try { body = JSON.parse(Buffer.concat(chunks).toString()) } catch { body = {} }
        out = answer(m[1], m[2].toLowerCase().replace(/:443$|:80$/, ""), decodeURI(m[3] ?? "/"), m[4] ?? "", req, body)
      }
    } catch (e) { out = { status: 500, type: "text/plain", body: String(e.stack) } }
    const buffer = Buffer.from(out.body)
    res.writeHead(out.status, { "content-type": out.type, "content-length": buffer.length, ...(out.headers ?? {}) })
    res.end(req.method === "HEAD" ? undefined : buffer)
  })
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log(`sallowfield on ${process.argv[2]}: ${pages.length} pages, ${listings.length} listings`))
