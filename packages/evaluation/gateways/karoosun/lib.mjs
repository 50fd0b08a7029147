import { SOCIAL } from "./social.mjs"
// One corner of the world: collects people, pages, listings and accounts.
export const corner = () => {
  const c = { people: [], pages: [], listings: [], archive: [], robots: {}, canaries: [], payloads: [], gravatar: [], github: [], gitlab: [], bluesky: [], mastodon: [], orcid: [], openalex: [], crossref: [], hn: [], stack: [], wikidata: [], wikipedia: [], podcasts: [], youtube: [], rdap: [], edgar: [] }
  c.page = (url, body, o = {}) => c.pages.push({ url, body, ...o })
  c.list = (url, title, snippet) => c.listings.push({ url, title, snippet })
  c.person = (id, about, contact, o) => c.people.push(person(c, id, about, contact, o))
  return c
}
// { "hobbies,interests": [..] } -> { hobbies: [..], interests: [..] }
export const spread = spec => {
  const out = {}
  for (const [keys, v] of Object.entries(spec ?? {}))
    for (const k of keys.split(","))
      if (Array.isArray(v)) out[k] = [...(out[k] ?? []), ...v]
      else out[k] = out[k] ? out[k] + " | " + v : v
  return out
}
const CROSS = { hobbies: ["interests"], interests: ["hobbies"], sports_teams: ["interests", "hobbies", "memberships"], causes: ["interests", "memberships"], memberships: ["causes", "achievements"], certifications: ["achievements", "skills", "memberships"], skills: ["interests"] }
const LISTS = ["skills", "achievements", "interests", "hobbies", "sports_teams", "causes", "memberships", "certifications", "pets"]
const ORDER = ["title", "company", "location", "industry", ...LISTS, "education", "linkedin", "linkedin_bio", "twitter", "twitter_bio"]
const person = (c, id, about, contact, o) => {
  if (o === null) return { id, about, contact, outcome: "nothing", facts: {}, sources: [] }
  o = { ...SOCIAL[id], ...o }
  if (o.contact) contact = { ...contact, linkedin_url: `https://www.linkedin.com/in/${o.li.slug}` }
  const sentences = t => t.split(/(?<=[.!?])\s+/).flatMap(x => [x, x.replace(/\.$/, "")])
  const facts = spread(o.facts), also = spread(o.also), sources = [...o.sources]
  if (o.li) {
    const url = `https://www.linkedin.com/in/${o.li.slug}`
    c.list(url, `${o.li.name} - ${o.li.headline} | LinkedIn`, o.li.snippet)
    sources.push(url)
    facts.linkedin = `${url} | https://linkedin.com/in/${o.li.slug} | linkedin.com/in/${o.li.slug}`
    also.linkedin_bio = [...new Set([o.li.headline, o.li.snippet, `${o.li.name} - ${o.li.headline}`, ...sentences(o.li.snippet)])].join(" | ")
  }
  if (o.x) {
    const url = `https://x.com/${o.x.handle}`
    if (o.x.bio) { c.list(url, `${o.x.name} (@${o.x.handle}) / X`, o.x.bio); sources.push(url); also.twitter_bio = [...new Set([o.x.bio, ...sentences(o.x.bio)])].join(" | ") }
    facts.twitter = `${url} | https://twitter.com/${o.x.handle} | x.com/${o.x.handle} | @${o.x.handle}`
  }
  // what a reasonable reader may file under a neighbouring field as well
  const own = { facts: { ...facts }, also: { ...also } }
  for (const set of [own.facts, own.also])
    for (const [k, to] of Object.entries(CROSS))
      for (const v of set[k] ?? []) for (const t of to) also[t] = [...(also[t] ?? []), v]
  for (const e of [...(facts.education ?? []), ...(also.education ?? [])])
    if (e.degree) {
      const ds = e.degree.split(" | "), fs = (e.field ?? "").split(" | ").filter(Boolean), is = e.institution.split(" | ")
      const w = [...ds, ...ds.flatMap(d => fs.flatMap(f => [`${d} ${f}`, `${d} in ${f}`, `${d} (${f})`])), ...ds.flatMap(d => is.map(i => `${d}, ${i}`)), ...ds.flatMap(d => fs.flatMap(f => is.flatMap(i => [`${d} ${f}, ${i}`, `${d} in ${f}, ${i}`, `${d} in ${f} from ${i}`, `${d} ${f} (${i})`])))]
      for (const t of ["certifications", "achievements"]) also[t] = [...(also[t] ?? []), [...new Set(w)].join(" | ")]
    }
  const split = w => (w ?? "").split(" | ").filter(Boolean)
  // an industry may be filed as a skill or an interest; a title may carry its company; a fellowship may be a certification
  if (facts.industry) for (const t of ["skills", "interests"]) also[t] = [...(also[t] ?? []), facts.industry, ...(own.also.industry ? [own.also.industry] : [])]
  also.title = [...split(also.title), ...split(facts.title).flatMap(t => split(facts.company).slice(0, 3).flatMap(n => [`${t} at ${n}`, `${t}, ${n}`, `${t} of ${n}`]))].join(" | ")
  for (const m of [...(own.facts.memberships ?? []), ...(own.also.memberships ?? [])]) if (/fellow|member|chartered|frgs/i.test(m)) also.certifications = [...(also.certifications ?? []), m]
  // six to nine facts each: what is over moves to what is as true
  const size = () => Object.values(facts).reduce((n, v) => n + (Array.isArray(v) ? v.length : 1), 0)
  const demote = k => { const v = facts[k].pop(); also[k] = [...(also[k] ?? []), v]; if (!facts[k].length) delete facts[k] }
  for (const k of [...LISTS, "education"]) if (facts[k]) facts[k] = [...facts[k]]
  const turn = [...id].reduce((n, ch) => (n * 31 + ch.charCodeAt(0)) % 9973, 7)
  const ring = ["skills", "causes", "certifications", "memberships", "hobbies", "pets", "sports_teams", "achievements", "education", "interests"]
  const turned = ring.map((_, i) => ring[(i + turn) % ring.length])
  for (const k of ["skills", "achievements", "memberships", "pets", "hobbies", "education"]) while (size() > 9 && facts[k]?.length > 1) demote(k)
  for (const k of turned) if (size() > 9 && facts[k]?.length) demote(k)
  for (const k of LISTS) if (also[k]) { also[k] = [...new Set(also[k])].filter(v => !(facts[k] ?? []).includes(v)); if (!also[k].length) delete also[k] }
  const sort = f => Object.fromEntries(ORDER.filter(k => f[k] !== undefined).map(k => [k, f[k]]))
  const p = { id, about, contact, outcome: "found", facts: sort(facts), also: sort(also), sources: [...new Set(sources)] }
  if (o.never) p.never = o.never
  if (o.sensitive) p.sensitive = o.sensitive
  return p
}
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
