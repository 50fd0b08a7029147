import http from 'node:http';
import { W } from './lib/core.mjs';
import { api, staticPage } from './lib/apis.mjs';
import './data/all.mjs';
const port = +process.argv[2] || 39101;
http.createServer((req, res) => { const chunks = []; req.on('data', c => chunks.push(c)); req.on('end', () => {
  let out; try {
    const m = req.url.match(/^\/(https?)\/([^/?#]+)([^?]*)(?:\?(.*))?$/); if (!m) out = { st: 404, type: 'text/plain', body: 'gateway: /{scheme}/{host}{path}' };
    else { const host = decodeURIComponent(m[2]).toLowerCase().replace(/:\d+$/, ''), path = m[3] || '/'; let body = {}; const b = Buffer.concat(chunks).toString(); if (b) try { body = JSON.parse(b); } catch { body = {}; }
      out = api(host, path, new URLSearchParams(m[4] || ''), req.method, body) || staticPage(host, path) || { st: 502, type: 'text/plain', body: 'getaddrinfo ENOTFOUND ' + host }; }
  } catch (e) { console.error(req.url, e); out = { st: 500, type: 'text/plain', body: 'world error' }; }
  res.writeHead(out.st, { 'content-type': out.type, ...(out.h || {}) }); res.end(req.method === 'HEAD' ? undefined : out.body); }); }).listen(port, '127.0.0.1', () => console.log(`world on 127.0.0.1:${port}, ${W.docs.length} pages, ${W.listings.length} listings, ${W.people.length} people`));
