// The whole internet of the world. node server.mjs PORT
import http from "node:http"
import { data, Q } from "./web.mjs"
import { services, send } from "./services.mjs"
const port = Number(process.argv[2] ?? 4713)
http.createServer((req, res) => {
  const chunks = []
  req.on("data", d => chunks.push(d))
  req.on("end", () => {
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!m) return send(res, 404, { error: "no such address" })
      const host = m[2].toLowerCase().replace(/:\d+$/, ""), path = m[3] || "/", search = m[4] ?? ""
      const body = Buffer.concat(chunks).toString("utf8")
      let json = {}
      try { json = body ? JSON.parse(body) : {} } catch { json = null }
      const r = { method: req.method, scheme: m[1], host, path, search, q: new URLSearchParams(search), headers: req.headers, json, url: `https://${host}${path}${search}` }
      const handler = services[host]
      if (handler && handler(r, res) !== false) return
      if (res.writableEnded) return
      return site(r, res)
    } catch (e) { console.error(req.url, e); if (!res.writableEnded) send(res, 500, { error: "internal" }) }
  })
}).listen(port, "127.0.0.1", () => console.log("listening on", port))
const site = (r, res) => {
  const html = (status, body, type = "text/html; charset=utf-8") => { res.writeHead(status, { "content-type": type }); res.end(r.method === "HEAD" ? "" : body) }
  if (!Q.known(r.host)) return html(502, "<html><body><h1>502 Bad Gateway</h1><p>host not found</p></body></html>")
  if (r.path === "/robots.txt") { const t = data.robots[r.host] ?? data.robots["www." + r.host]; return t ? html(200, t, "text/plain; charset=utf-8") : html(404, "not found", "text/plain") }
  if (r.path === "/sitemap.xml" && Q.sitemap(r.host)) return html(200, Q.sitemap(r.host), "application/xml")
  const p = Q.page(r.url)
  if (!p || p.dead) return html(404, `<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, there is nothing at this address.</p></body></html>`)
  return html(200, p.body, p.content_type)
}
