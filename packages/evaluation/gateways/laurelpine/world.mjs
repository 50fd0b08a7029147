// merges the data files d*.mjs
import { readdirSync } from 'node:fs';
const dir = new URL('.', import.meta.url);
const mods = [];
for (const f of readdirSync(dir).filter(f => /^d\d+\.mjs$/.test(f)).sort()) mods.push(await import(new URL(f, dir)));
export function world() {
  const W = { pages: {}, listings: [], people: [], newsHosts: [], api: { github: {}, gravatar: {}, wikidata: [], wikipedia: {}, orcid: [], openalex: [], crossref: [], hn: {}, stack: [], bsky: [], mastodon: {}, podcasts: [], rdap: {}, gitlab: [], youtube: {} } };
  for (const m of mods) {
    for (const [h, ps] of Object.entries(m.pages || {})) { W.pages[h] ??= {}; for (const [p, v] of Object.entries(ps)) W.pages[h][p] = typeof v === 'string' ? { html: v, ...(p === '/robots.txt' ? { type: 'text/plain' } : /\.xml$|\/feed$/.test(p) ? { type: 'application/xml; charset=utf-8' } : {}) } : v; }
    W.listings.push(...(m.listings || [])); W.people.push(...(m.people || [])); W.newsHosts.push(...(m.newsHosts || []));
    for (const [k, v] of Object.entries(m.api || {})) Array.isArray(v) ? W.api[k].push(...v) : Object.assign(W.api[k], v);
  }
  return W;
}
