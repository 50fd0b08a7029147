import { W, render, url } from './core.mjs';
export const fold = s => s.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/ß/g, 'ss').replace(/ı/g, 'i').replace(/[’']/g, '').toLowerCase();
const STOP = new Set('the a an of and or in at on for to is with by from de la el los las y en del un una und der die das den im von zu für fur mit het een van op te site who what'.split(' '));
const ENT = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
export const text = h => h.replace(/<(script|style|head)[\s\S]*?<\/\1>/g, ' ').replace(/<!--[\s\S]*?-->/g, ' ').replace(/<\/(p|li|td|th|dd|dt|h\d|div|tr)>|<br>/g, '$& \n').replace(/<[^>]+>/g, ' ').replace(/&(\w+|#\d+);/g, (m, e) => ENT[e] ?? m).replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim();
const toks = s => fold(s).split(/[^a-z0-9]+/).filter(t => t.length > 1 && !STOP.has(t));
let IDX = null, DF = new Map(), AVG = 1;
function index() { if (IDX) return IDX; IDX = [];
  const add = (u, title, body, extra) => { const tf = new Map(); for (const t of toks(body)) tf.set(t, (tf.get(t) || 0) + 1); for (const t of toks(title)) tf.set(t, (tf.get(t) || 0) + 3); IDX.push({ url: u, host: new URL(u).hostname, title, body, f: fold(title + '\n' + body), tf, len: [...tf.values()].reduce((a, b) => a + b, 0), ...extra }); };
  for (const p of W.docs) { if (p.noindex) continue; const s = W.sites.get(p.host); const html = render(p); const t = (html.match(/<title>([\s\S]*?)<\/title>/) || [, p.title])[1].replace(/&(\w+|#\d+);/g, (m, e) => ENT[e] ?? m); add(url(p), t, text(`<h1>${p.h1 || p.title}</h1>\n${p.body}`), { date: p.date, news: s.style === 'news', lang: s.lang, cc: s.cc, html }); }
  for (const l of W.listings) add(l.url, l.title, l.content, { listing: true });
  for (const d of IDX) for (const t of d.tf.keys()) DF.set(t, (DF.get(t) || 0) + 1);
  AVG = IDX.reduce((a, d) => a + d.len, 0) / IDX.length; return IDX; }
export function snippet(d, terms, n = 480) { if (d.listing || d.body.length <= n) return d.body;
  const parts = d.body.split('\n').flatMap(x => x.length > 260 ? x.match(/[^.!?]+[.!?]*\s*/g) : [x]); const sc = parts.map(x => { const f = fold(x); return terms.filter(t => f.includes(t)).length; });
  let best = 0, bi = 0; for (let i = 0; i < parts.length; i++) { const v = sc[i] * 2 + (sc[i + 1] || 0); if (v > best) { best = v; bi = i; } }
  let out = ''; for (let i = bi; i < parts.length && out.length < n; i++) out += parts[i].trim() + ' '; return out.slice(0, n).trim() + (out.length > n ? '...' : ''); }
export function search(q, { max = 5, include = [], exclude = [], news = false } = {}) {
  index(); include = [...include]; exclude = [...exclude];
  q = q.replace(/-site:(\S+)/g, (m, h) => (exclude.push(h), ' ')).replace(/\bsite:(\S+)/g, (m, h) => (include.push(h), ' '));
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => fold(m[1])); const terms = [...new Set(toks(q))]; if (!terms.length && !include.length) return [];
  const hostOk = (d, h) => { h = h.replace(/^https?:\/\//, ''); const [hh, ...pp] = h.split('/'); const b = hh.replace(/^www\./, ''); return (d.host === hh || d.host === b || d.host.endsWith('.' + b)) && (!pp.length || new URL(d.url).pathname.startsWith('/' + pp.join('/'))); };
  const N = IDX.length, res = []; const top = terms.reduce((a, t) => a + Math.log(1 + N / ((DF.get(t) || 0) + .5)) * 2.2, 0) || 1;
  for (const d of IDX) { if (include.length && !include.some(h => hostOk(d, h))) continue; if (exclude.some(h => hostOk(d, h))) continue; if (news && !d.news) continue;
    let s = 0, hit = 0; for (const t of terms) { const tf = d.tf.get(t); if (!tf) continue; hit++; const idf = Math.log(1 + (N - DF.get(t) + .5) / (DF.get(t) + .5)); s += idf * tf * 2.2 / (tf + 1.2 * (.25 + .75 * d.len / AVG)); }
    if (terms.length && hit === 0) continue; for (const p of phrases) if (d.f.includes(p)) s *= 1.6; if (hit < terms.length * .3) s *= .5; res.push({ d, s }); }
  res.sort((a, b) => b.s - a.s);
  return res.slice(0, max).map(({ d, s }) => ({ url: d.url, title: d.title, content: snippet(d, terms), score: +Math.min(.9999, .25 + .75 * s / (top * 1.6)).toFixed(5), d })); }
export const byUrl = u => { index(); return IDX.find(d => d.url === u || d.url === u + '/' || d.url + '/' === u); };
