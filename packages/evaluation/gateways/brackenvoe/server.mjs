import http from "node:http";
import "./content.mjs";
import { answer } from "./services.mjs";
const dec = (s) => { try { return decodeURIComponent(s); } catch { return s; } };
const server = http.createServer((req, res) => {
  const chunks = [];
  req.on("error", () => {});
  req.on("data", (c) => chunks.push(c));
  req.on("end", () => {
    let r;
    try {
      let body; const raw = Buffer.concat(chunks).toString("utf8");
      if (raw) { try { body = JSON.parse(raw); } catch { body = undefined; } }
      const m = /^\/(https?)\/([^/?#]+)([^?#]*)(\?[^#]*)?/i.exec(req.url ?? "");
      if (!m) r = { status: 404, type: "text/plain", body: "not a gateway address" };
      else {
        const host = dec(m[2]).toLowerCase().replace(/:\d+$/, "");
        const path = dec(m[3] || "/") || "/";
        r = answer(req.method, m[1], host, path, new URLSearchParams(m[4] ?? ""), path + dec(m[4] ?? ""), body);
      }
    } catch (e) { r = { status: 500, type: "text/plain", body: "Internal Server Error" }; console.error(req.url, e); }
    const buf = Buffer.from(r.body ?? "");
    try { res.writeHead(r.status, { "Content-Type": r.type, "Content-Length": buf.length, ...(r.headers ?? {}) }); res.end(req.method === "HEAD" ? undefined : buf); } catch { res.destroy(); }
  });
});
server.on("clientError", (_, s) => { try { s.end("HTTP/1.1 400 Bad Request\r\n\r\n"); } catch {} });
process.on("uncaughtException", (e) => console.error(e));
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => console.log("listening"));
