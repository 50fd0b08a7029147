// Plays the internet of "corvanta": node server.mjs PORT, asked as http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import { robots } from "./data.mjs"
import { hosts, html, links, pageAt, redirects, service, serviceHosts, text } from "./services.mjs"

const to = (url, status = 301) => ({ status, type: "text/html; charset=utf-8", body: `<html><head><title>${status}</title></head><body><a href="${url}">Moved</a></body></html>`, headers: { location: url } })
const gone = host => html(`<!doctype html><html lang="en"><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, ${host} has nothing at this address. <a href="/">Home</a></p></body></html>`, 404)

const answer = (scheme, host, path, search, method, body, headers) => {
  const q = new URLSearchParams(search)
  if (/(^|\.)linkedin\.com$/.test(host)) return { status: 999, type: "text/html", body: "<html><head><script>window.location.href='https://www.linkedin.com/authwall';</script></head><body></body></html>", headers: {} }
  if (/^(www\.|mobile\.)?(x|twitter)\.com$/.test(host)) return html("<!doctype html><title>X</title><noscript>JavaScript is not available.</noscript>", 403)
  const s = service(host, path, q, method, body, headers)
  if (s) return s
  const site = hosts.has(host) ? host : hosts.has(`www.${host}`) ? `www.${host}` : host.startsWith("www.") && hosts.has(host.slice(4)) ? host.slice(4) : undefined
  if (site) {
    if (site !== host || scheme === "http") return to(`https://${site}${path}${search}`)
    if (path === "/robots.txt") return robots[host] ? text(robots[host]) : gone(host)
    if (path === "/sitemap.xml") return robots[host]?.includes("Sitemap") ? text(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${links(host).filter(u => !u.includes("/internal/")).map(u => `<url><loc>${u}</loc></url>`).join("")}</urlset>`, 200, "application/xml") : gone(host)
    const url = `https://${host}${path}`
    const r = redirects[url] ?? redirects[url.replace(/\/$/, "")]
    if (r) return to(r)
    if (path === "/internal/directory") return html("<title>403 Forbidden</title><h1>Forbidden</h1>", 403)
    const page = pageAt(`${url}${search}`) ?? pageAt(url)
    return page ? { status: 200, type: page.type ?? "text/html; charset=utf-8", body: page.body, headers: {} } : gone(host)
  }
  if (serviceHosts.has(host)) {
    if (path === "/robots.txt") return text("User-agent: *\nAllow: /\n")
    const so = /^\/users\/(\d+)/.exec(path)
    const page = pageAt(`https://${host}${path}${search}`) ?? (host === "wikidata.org" || host === "youtube.com" ? pageAt(`https://www.${host}${path}${search}`) : undefined)
    if (page) return html(page.body)
    if (host === "stackoverflow.com" && so) { const hit = stackPage(so[1]); if (hit) return to(hit, 302) }
    return gone(host)
  }
  return html("<h1>502 Bad Gateway</h1>", 502)
}
import { A } from "./data.mjs"
import { fold } from "./services.mjs"
const stackPage = id => { const u = A.stackExchange.find(x => String(x.id) === id); return u && `https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/\W+/g, "-")}` }

createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let a
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!m) a = text("Not a gateway address", 404)
      else {
        let body = {}
        try { body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : {} } catch { body = {} }
        a = answer(m[1], decodeURIComponent(m[2]).toLowerCase(), m[3] || "/", m[4] ?? "", req.method, body, req.headers)
      }
    } catch (e) { a = text(`Internal Server Error\n${e.stack}`, 500); console.error(req.url, e) }
    res.writeHead(a.status, { "content-type": a.type, ...a.headers })
    res.end(req.method === "HEAD" ? "" : a.body)
  })
}).listen(+process.argv[2], "127.0.0.1", () => console.log(`corvanta on ${process.argv[2]}`))
