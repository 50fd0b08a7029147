// A small search engine over all pages and listings of the world.
const ENT = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', raquo: '»', laquo: '«', eacute: 'é', copy: '©', mdash: '—', ndash: '–', '#39': "'" }
export const decode = s => s.replace(/&(#?\w+);/g, (m, e) => ENT[e] ?? (/^#\d+$/.test(e) ? String.fromCodePoint(+e.slice(1)) : m))
export const titleOf = html => { const m = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html); return m ? decode(m[1]).trim() : '' }
export const toText = html => decode(html.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<(script|style|head|nav)\b[\s\S]*?<\/\1>|<a class="skip-link[\s\S]*?<\/a>/gi, ' ').replace(/<(\w+)[^>]*style="[^"]*(display:none|font-size:1px)[^"]*"[^>]*>[\s\S]*?<\/\1>/gi, ' ')
  .replace(/<\/(p|div|li|tr|h\d|td|th|section|article|header|nav|footer|summary|details|dd|dt|ul|ol|table)>|<br[^>]*>|<hr[^>]*>/gi, m => /td|th/i.test(m) ? ' · ' : '\n').replace(/<[^>]+>/g, ' ')).replace(/[ \t]+/g, ' ').replace(/ ?\n\s*/g, '\n').trim()
export const metaDescription = html => { const m = /<meta name="description" content="([^"]*)"/i.exec(html); return m ? decode(m[1]) : '' }
export const fold = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[’‘]/g, "'")
export const tokens = s => fold(s).match(/[a-z0-9]+/g) ?? []
const STOP = new Set('a an and the of at in on for to with by or is are was be from de la el le les des du et en y un une los las'.split(' '))
const stem = t => t.length > 4 ? t.replace(/(ies|es|s)$/, '') : t
const hostOf = u => /^https?:\/\/([^/]+)/.exec(u)?.[1] ?? ''
export const makeIndex = docs => {
  const D = docs.map(d => {
    const tf = new Map(); const add = (s, w) => { for (const t of tokens(s)) { const k = stem(t); tf.set(k, (tf.get(k) ?? 0) + w) } }
    add(d.text, 1); add(d.title, 3); add(d.url.replace(/^https?:/, ''), 1.5)
    return { ...d, tf, len: [...tf.values()].reduce((a, b) => a + b, 0), flat: ' ' + tokens(d.title + ' ' + d.text).join(' ') + ' ' }
  })
  const N = D.length, avg = D.reduce((a, d) => a + d.len, 0) / N, df = new Map()
  for (const d of D) for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1)
  return (query, { limit = 10, include = [], exclude = [], news = false } = {}) => {
    const phrases = [], sites = [...include], no = [...exclude], minus = []
    let q = query.replace(/[“”]/g, '"').replace(/(-?)site:(\S+)/gi, (_, m, s) => { (m ? no : sites).push(s.replace(/^https?:\/\//, '')); return ' ' })
    q = q.replace(/\b(intitle|inurl|intext|filetype|after|before):("?)/gi, '$2').replace(/-"([^"]+)"/g, (_, p) => { minus.push(tokens(p).join(' ')); return ' ' }).replace(/(^|\s)-(\w+)/g, (_, s, p) => { minus.push(fold(p)); return s })
    q = q.replace(/"([^"]+)"/g, (_, p) => { const t = tokens(p).join(' '); if (t) phrases.push(t); return ' ' + p + ' ' }).replace(/\b(OR|AND)\b/g, ' ')
    const isOr = /\bOR\b/.test(query)
    const terms = [...new Set(tokens(q).filter(t => !STOP.has(t)).map(stem))]
    const on = (u, s) => { const h = hostOf(u).replace(/^www\./, ''), [sh, ...sp] = s.replace(/^www\./, '').replace(/^\*\./, '').replace(/\/$/, '').split('/'); return (h === sh || h.endsWith('.' + sh)) && (!sp.length || new URL(u).pathname.startsWith('/' + sp.join('/'))) }
    const out = []
    for (const d of D) {
      if (news && !d.news) continue
      if (sites.length && !sites.some(s => on(d.url, s))) continue
      if (no.some(s => on(d.url, s)) || minus.some(p => d.flat.includes(' ' + p + ' '))) continue
      let s = 0, hit = 0
      for (const t of terms) { const f = d.tf.get(t); if (!f) continue; hit++; const idf = Math.log(1 + (N - df.get(t) + 0.5) / (df.get(t) + 0.5)); s += idf * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * d.len / avg)) }
      const got = phrases.filter(p => d.flat.includes(' ' + p + ' ')).length
      const strict = !phrases.length || (isOr ? got > 0 : got === phrases.length)
      if (!terms.length && sites.length) s = 0.1
      if (s <= 0) continue
      s *= 0.25 + 0.75 * (terms.length ? (hit / terms.length) ** 1.5 : 1)
      s *= 1 + 0.8 * got
      out.push({ d, s, strict })
    }
    out.sort((a, b) => (b.strict - a.strict) || b.s - a.s || a.d.url.localeCompare(b.d.url))
    const strictOnes = out.filter(o => o.strict)
    let list = strictOnes.length >= 4 ? strictOnes : [...strictOnes, ...out.filter(o => !o.strict)]
    const top = Math.max(0, ...list.map(o => o.s))
    list = list.filter(o => o.strict && phrases.length || o.s >= top * 0.2).slice(0, limit)
    return list.map(({ d, s, strict }, i) => ({ url: d.url, title: d.title, snippet: d.snippet ?? snip(d, terms, phrases), text: d.text, body: d.body, news: d.news, published: d.published, score: +Math.max(0.05, Math.min(0.99, (top ? s / top : 0) * (strict ? 0.95 : 0.5))).toFixed(4), position: i + 1 }))
  }
}
const snip = (d, terms, phrases) => {
  const sents = d.text.split(/\n|(?<=[.!?»”])\s+(?=[A-ZÀ-Ý«“])/).map(s => s.trim()).filter(s => s.length > 3)
  const scored = sents.map((s, i) => { const f = ' ' + tokens(s).join(' ') + ' ', st = new Set(tokens(s).map(stem)); return { s, i, len: s.length, v: terms.filter(t => st.has(t)).length + 3 * phrases.filter(p => f.includes(' ' + p + ' ')).length } })
  // the window of sentences that says most of what was asked, prose before menus
  const win = k => { let n = 0, v = 0, seen = 0; for (let i = k; i < scored.length && n < 220; i++) { n += scored[i].len; v += scored[i].v + (scored[i].len > 45 ? 0.3 : 0); if (i === k) seen = scored[i].v }; return v + seen * 0.5 }
  const best = scored.reduce((a, b) => { const v = win(b.i); return v > a.v ? { i: b.i, v } : a }, { i: 0, v: -1 })
  let o = ''
  for (let i = best.i; i < sents.length && o.length < 200; i++) o += (o ? ' ' : '') + sents[i]
  return o.length > 260 ? o.slice(0, 257).replace(/\s\S*$/, '') + ' ...' : o
}
