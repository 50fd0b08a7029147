// A search engine over the world's pages: words, weighted by rarity and place.
const map = { ø: "o", æ: "ae", å: "a", ł: "l", ı: "i", ß: "ss", đ: "d" }
export const fold = s => String(s).toLowerCase().replace(/[øæåłıßđ]/g, c => map[c]).normalize("NFD").replace(/\p{M}/gu, "")
const german = s => s.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/ø/g, "oe").replace(/å/g, "aa")
const words = s => { const out = []; for (const w of String(s).split(/[^\p{L}\p{N}]+/u)) if (w) { const f = fold(w); out.push(f); const g = fold(german(w)); if (g !== f) out.push(g) } return out }
const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", nbsp: " ", "#39": "'" }
export const plain = html => String(html).replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ").replace(/<(nav|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/<ul class="menu">[\s\S]*?<\/ul>/g, " ").replace(/<div id="cookie-bar"[\s\S]*?<\/div>/g, " ").replace(/<div class="(bottom|brand)">[\s\S]*?<\/div>/g, " ").replace(/<\/(p|h\d|li|div|td|th|dd|dt|tr)>|<br>/g, " ").replace(/<[^>]+>/g, "").replace(/&(#?\w+);/g, (m, e) => entities[e] ?? m).replace(/\s+/g, " ").trim()
const stop = new Set("a an and at by for from in is of on or the to with der die das und de la el e et le les i".split(" "))

export const makeSearch = docs => {
  const df = new Map()
  const index = docs.map(d => {
    const tf = new Map()
    const put = (t, n) => { for (const w of words(t)) tf.set(w, (tf.get(w) ?? 0) + n) }
    put(d.title, 3); put(d.text, 1); put(d.url.replace(/^https?:\/\//, ""), 1); put(d.desc ?? "", 1)
    for (const w of tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
    return { ...d, tf, flat: " " + words(d.title + " " + d.text).join(" ") + " " }
  })
  const N = docs.length
  return (query, { limit = 5, only, without, filter } = {}) => {
    const sites = [], exact = [], minus = []
    let q = String(query).replace(/(-?)site:(\S+)/g, (_, m, s) => { (m ? minus : sites).push(s.replace(/^https?:\/\//, "").replace(/\/.*$/, "")); return " " })
    q = q.replace(/"([^"]+)"/g, (_, p) => { exact.push(p); return " " + p + " " })
    const terms = [...new Set(words(q.replace(/\b(OR|AND)\b/g, " ")))].filter(w => !stop.has(w))
    if (!terms.length && !sites.length) return []
    const host = u => new URL(u).host
    const under = (u, s) => host(u) === s || host(u).endsWith("." + s)
    const idf = w => Math.log(1 + N / (1 + (df.get(w) ?? 0)))
    const total = terms.reduce((a, w) => a + idf(w), 0) || 1
    const out = []
    for (const d of index) {
      if (sites.length && !sites.some(s => under(d.url, s))) continue
      if (minus.some(s => under(d.url, s))) continue
      if (only?.length && !only.some(s => under(d.url, s))) continue
      if (without?.some(s => under(d.url, s))) continue
      if (filter && !filter(d)) continue
      let score = 0, covered = 0
      for (const w of terms) { const n = d.tf.get(w); if (n) { covered += idf(w); score += idf(w) * (n / (n + 1.2)) * 2.2 } }
      if (terms.length && covered / total < 0.34) continue
      for (const p of exact) { const f = " " + words(p).join(" ") + " "; if (d.flat.includes(f)) score *= 1.35; else score *= 0.45 }
      out.push({ d, score: score / (total * 2.2) })
    }
    out.sort((a, b) => b.score - a.score)
    return out.slice(0, limit).map(({ d, score }) => ({ url: d.url, title: d.title, content: d.snippet ?? cut(d.text, terms), score: Math.min(0.99, score), news: d.news, date: d.date }))
  }
}

/** About 300 characters around where most of the words are. */
const cut = (text, terms) => {
  if (text.length <= 300) return text
  const set = new Set(terms)
  let best = 0, at = 0
  for (let i = 0; i < text.length; i += 40) { const n = new Set(words(text.slice(i, i + 300)).filter(w => set.has(w))).size; if (n > best) { best = n; at = i } }
  while (at > 0 && text[at - 1] !== " ") at--
  const part = text.slice(at, at + 300)
  return (at ? "… " : "") + part.slice(0, part.lastIndexOf(" ")) + " …"
}
