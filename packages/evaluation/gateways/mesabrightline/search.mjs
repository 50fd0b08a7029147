import { pages, listings, sites, strip } from './lib.mjs';
const norm = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[’']/g, '');
const toks = s => norm(s).split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
const STOP = new Set('the a an of in on at and or for to by with is who le la les de du des et en il lo gli di del della e un una och i av att för som på'.split(' '));
let docs, df;
export function build() {
  docs = [];
  for (const p of pages.values()) { if (p.noindex) continue;
    const s = sites[p.host]; const text = strip(p.body);
    docs.push({ url: p.url, title: p.rawTitle || (s ? `${p.title}${s.sep || ' - '}${strip(s.name)}` : p.title), text: (p.meta ? strip(p.meta) + '\n' : '') + text, host: p.host, date: p.date }); }
  for (const l of listings) docs.push({ url: l.url, title: l.title, text: l.snippet, host: new URL(l.url).host, listing: true });
  df = new Map();
  for (const d of docs) {
    d.tf = new Map(); const add = (t, w) => d.tf.set(t, (d.tf.get(t) || 0) + w);
    for (const t of toks(d.text)) add(t, 1); for (const t of toks(d.title)) add(t, 3); for (const t of toks(d.url)) add(t, 1);
    d.flat = ' ' + toks(d.title + ' ' + d.text).join(' ') + ' '; d.len = toks(d.text).length;
    for (const t of d.tf.keys()) df.set(t, (df.get(t) || 0) + 1);
  }
}
const hostOk = (h, dom) => { dom = dom.replace(/^https?:\/\//, '').replace(/\/.*$/, ''); return h === dom || h.endsWith('.' + dom) || 'www.' + dom === h; };
export function search(q, n = 5, { include = [], exclude = [], newsOnly = false } = {}) {
  let inc = [...include], exc = [...exclude], path = [];
  q = q.replace(/(-?)site:(\S+)/g, (_, m, d) => { d = d.replace(/"/g, ''); if (m) exc.push(d); else { inc.push(d); if (d.includes('/')) path.push(d.replace(/^https?:\/\//, '').replace(/^www\./, '')); } return ' '; });
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => toks(m[1]).join(' ')).filter(Boolean);
  const neg = [...q.matchAll(/(?:^|\s)-(\p{L}+)/gu)].map(m => norm(m[1]));
  q = q.replace(/(?:^|\s)-\p{L}+/gu, ' ').replace(/\bOR\b|\bAND\b/g, ' ');
  const terms = [...new Set(toks(q).filter(t => !STOP.has(t)))]; const seq = toks(q);
  const N = docs.length, idf = t => Math.log(1 + (N + 1) / ((df.get(t) || 0) + 0.5)); const tot = terms.reduce((a, t) => a + (df.has(t) ? idf(t) : 2), 0) || 1;
  const out = [];
  for (const d of docs) {
    if (inc.length && !inc.some(x => hostOk(d.host, x))) continue;
    if (path.length && !path.some(x => d.url.replace(/^https?:\/\/(www\.|[a-z]{2}\.)?/, '').startsWith(x))) continue;
    if (exc.some(x => hostOk(d.host, x))) continue;
    if (newsOnly && sites[d.host]?.theme !== 'news') continue;
    if (neg.some(t => d.tf.has(t))) continue;
    let s = 0, got = 0;
    for (const t of terms) { const f = d.tf.get(t); if (!f) continue; got += idf(t); s += idf(t) * (f * 2.2) / (f + 1.2 * (0.4 + 0.6 * Math.min(4, d.len / 180))); }
    const share = got / tot; if (share < 0.3) continue;
    for (let i = 0; i + 1 < seq.length; i++) if (d.flat.includes(` ${seq[i]} ${seq[i + 1]} `)) s += 1.6 * idf(seq[i]);
    let pf = 1; for (const p of phrases) if (d.flat.includes(` ${p} `)) s += 6; else pf *= 0.45;
    out.push({ d, s: s * pf * (0.4 + share), share });
  }
  out.sort((a, b) => b.s - a.s);
  const max = out[0]?.s || 1;
  return out.slice(0, n).map(o => ({ url: o.d.url, title: o.d.title, content: o.d.listing ? o.d.text : snippet(o.d.text, terms, idf), raw: o.d.text, date: o.d.date, host: o.d.host, score: Math.round(Math.min(0.97, (0.25 + 0.65 * o.share) * (0.6 + 0.4 * o.s / max)) * 1e6) / 1e6 }));
}
function snippet(text, terms, idf) {
  if (text.length < 620) return text.replace(/\n/g, ' ');
  const sents = text.split(/(?<=[.!?»”"])\s+|\n/).filter(Boolean); let best = 0, bs = -1;
  const val = sents.map(x => { const t = new Set(toks(x)); return terms.reduce((a, k) => a + (t.has(k) ? idf(k) : 0), 0); });
  for (let i = 0; i < sents.length; i++) { let L = 0, v = 0; for (let j = i; j < sents.length && L < 520; j++) { L += sents[j].length; v += val[j]; } if (v > bs + 0.01) { bs = v; best = i; } }
  let s = ''; for (let j = best; j < sents.length && s.length < 520; j++) s += (s ? ' ' : '') + sents[j];
  s = s.slice(0, 640); return best > 0 ? sents[0].slice(0, 90) + ' [...] ' + s : s;
}
