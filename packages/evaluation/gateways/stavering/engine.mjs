// A search engine over everything the world has written.
import { listings, pages } from "./lib.mjs"

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }
const decode = t => t.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, e) => entities[e])
export const textOf = body => decode(body.replace(/<!doctype[^>]*>|<\?xml[^>]*>/gi, "").replace(/<h2 class="site-title">[\s\S]*?<\/h2>|<p class="(?:nav|colophon)">[\s\S]*?<\/p>/g, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head|header|footer|nav)\b[\s\S]*?<\/\1>/gi, " ").replace(/<div class="(?:topbar|site-footer|cookie-banner)[\s\S]*?<\/div><\/div>/g, " ").replace(/<\/?[a-z][^>]*>/gi, " ")).replace(/\s+/g, " ").trim()
export const markdown = body => decode(body.replace(/<!doctype[^>]*>|<\?xml[^>]*>/gi, "").replace(/<h2 class="site-title">[\s\S]*?<\/h2>|<p class="(?:nav|colophon)">[\s\S]*?<\/p>/g, " ").replace(/<!--[\s\S]*?-->/g, "").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, "").replace(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/gi, (_, n, t) => `\n\n${"#".repeat(Number(n))} ${t}\n\n`).replace(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, "[$2]($1)").replace(/<li[^>]*>/gi, "\n- ").replace(/<(b|strong)>([\s\S]*?)<\/\1>/gi, "**$2**").replace(/<br\s*\/?>|<\/(p|div|tr|dd|dt|ul|ol|section|article)>/gi, "\n").replace(/<\/t[dh]>/gi, " | ").replace(/<\/?[a-z][^>]*>/gi, "")).replace(/[ \t]+/g, " ").replace(/\n\s*\n\s*/g, "\n\n").trim()

const fold = t => t.toLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae").replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "")
const tokens = t => fold(t).match(/[\p{L}\p{N}]+/gu) ?? []
const stop = new Set("a an the of in at on for and or to by with is was from as who der die das und og i".split(" "))

let index
const build = () => {
  const docs = [
    ...[...pages.values()].filter(p => !p.unlisted).map(p => ({ url: p.url, title: p.title, text: textOf(p.body), body: p.dead ? undefined : p.body, seen: p.news?.seen })),
    ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, snippet: l.snippet }))
  ].map(d => {
    const counts = new Map()
    const put = (words, weight) => words.forEach(w => counts.set(w, (counts.get(w) ?? 0) + weight))
    put(tokens(d.text), 1)
    put(tokens(d.title), 2)
    put(tokens(d.url.replace(/^https?:\/\//, "")), 0.5)
    return { ...d, counts, size: tokens(d.text).length + 8, host: new URL(d.url).host, folded: fold(`${d.title} ${d.text}`) }
  })
  const df = new Map()
  for (const d of docs) for (const w of d.counts.keys()) df.set(w, (df.get(w) ?? 0) + 1)
  return { docs, df, mean: docs.reduce((n, d) => n + d.size, 0) / docs.length }
}

const snippetOf = (text, words) => {
  if (text.length <= 300) return text
  let best = 0
  let most = -1
  const starts = [0, ...[...text.matchAll(/[.!?]\s|\s{1}(?=[A-ZÆØÅÄÖÜ])/g)].map(m => m.index + m[0].length)]
  for (const s of starts) {
    const here = new Set(tokens(text.slice(s, s + 300)))
    const n = words.filter(w => here.has(w)).length
    if (n > most) { most = n; best = s }
  }
  const cut = text.slice(best, best + 300)
  return `${best > 0 ? "... " : ""}${best + 300 < text.length ? `${cut.replace(/\s\S*$/, "")} ...` : cut}`
}

export const answer = (query, { limit = 5, include, exclude, news = false } = {}) => {
  index ??= build()
  const sites = [...query.matchAll(/(?:^|\s)site:(\S+)/g)].map(m => m[1].replace(/^https?:\/\//, ""))
  const not = [...query.matchAll(/(?:^|\s)-site:(\S+)/g)].map(m => m[1])
  const bare = query.replace(/-?site:\S+/g, " ").replace(/\b(OR|AND)\b/g, " ")
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const words = [...new Set(tokens(bare))].filter(w => !stop.has(w))
  const at = (host, url, s) => { const [h, ...p] = s.split("/"); const d = h.replace(/^www\./, ""); return (host === d || host.endsWith(`.${d}`)) && (p.join("/") === "" || url.includes(`/${p.join("/")}`)) }
  const idf = w => Math.log(1 + (index.docs.length - (index.df.get(w) ?? 0) + 0.5) / ((index.df.get(w) ?? 0) + 0.5))
  const scored = index.docs
    .filter(d => !news || d.seen !== undefined)
    .filter(d => (!sites.length || sites.some(s => at(d.host, d.url, s))) && !not.some(s => at(d.host, d.url, s)))
    .filter(d => (!include?.length || include.some(s => at(d.host, d.url, s))) && !(exclude ?? []).some(s => at(d.host, d.url, s)))
    .map(d => {
      let s = 0
      for (const w of words) { const f = d.counts.get(w) ?? 0; if (f) s += idf(w) * (f * 2.2) / (f + 1.2 * (0.25 + 0.75 * d.size / index.mean)) }
      if (s > 0) for (const p of phrases) s *= d.folded.includes(p) ? 1.6 : 0.6
      if (words.length === 0 && (sites.length || include?.length)) s = 1
      return { d, s }
    })
    .filter(x => x.s > 0)
    .sort((a, b) => b.s - a.s)
  const top = scored[0]?.s ?? 1
  return scored.filter(x => x.s > top * 0.12).slice(0, limit).map(({ d, s }) => ({ url: d.url, title: d.title, snippet: d.snippet ?? snippetOf(d.text, words), score: Number(Math.min(0.99, 0.2 + 0.75 * s / top).toFixed(4)), body: d.body, seen: d.seen }))
}
