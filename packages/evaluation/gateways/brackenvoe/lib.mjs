// The store of pages, listings and people; every site module adds to it.
export const pages = new Map();      // "host/path" -> {url, html, type, news, date, lang}
export const listings = [];          // what only a search engine shows
export const sites = new Map();      // host -> {name, notFound(html), robots}
export const people = [];
export const archive = [];           // {url, ts, html}
export const keyOf = (u) => {
  const m = /^https?:\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/.exec(u);
  if (!m) return u;
  return m[1].toLowerCase().replace(/^www\./, "") + (m[2].replace(/\/+$/, "") || "/") + (m[3] || "");
};
export const page = (url, html, o = {}) => { pages.set(keyOf(url), { url, html, ...o }); };
export const listing = (url, title, snippet) => { listings.push({ url, title, text: snippet }); };
export const site = (host, name, notFound, robots) => { sites.set(host, { name, notFound, robots }); };
export const archived = (url, ts, html) => { archive.push({ url, ts, html }); };
export const esc = (s) => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const C = { k: "skills", a: "achievements", i: "interests", h: "hobbies", t: "sports_teams", c: "causes", m: "memberships", x: "certifications", p: "pets" };
const FULL = new Set(["title", "company", "location", "industry", "linkedin", "linkedin_bio", "twitter", "twitter_bio", "education", ...Object.values(C)]);
const LISTS = new Set(Object.values(C));
// A value of one list may stand in these others too in a reasonable report.
const NEAR = { skills: ["interests"], interests: ["hobbies", "skills"], hobbies: ["interests", "skills"], causes: ["interests", "hobbies", "memberships"], certifications: ["achievements", "skills", "memberships"], achievements: ["interests"], memberships: ["achievements", "interests", "causes", "hobbies"], sports_teams: ["interests", "hobbies", "memberships"], pets: ["interests", "hobbies"] };
export const person = (id, about, contact, facts, also = {}, rest = {}) => {
  const out = {};
  const add = (f, v, own) => { if (own && (facts[f] || []).includes(v)) return; const l = (out[f] ??= []); if (!l.includes(v)) l.push(v); };
  // What a reader may well add to a school from the rest of the line stands in `also` alone.
  if (facts.education) { const more = []; facts.education = facts.education.map(({ fieldToo, degreeToo, ...e }) => { if (fieldToo || degreeToo) more.push({ ...e, ...(fieldToo ? { field: fieldToo } : {}), ...(degreeToo ? { degree: degreeToo } : {}) }); return e; }); if (more.length) out.education = more; }
  for (const [k, v] of Object.entries(facts)) {
    if (!FULL.has(k)) throw new Error(id + ": facts." + k);
    if (LISTS.has(k)) for (const x of v) for (const f of NEAR[k]) add(f, x, true);
  }
  for (const [k, v] of Object.entries(also)) {
    if (LISTS.has(k)) for (const x of v) { add(k, x, true); for (const f of NEAR[k]) add(f, x, true); }
    else if (FULL.has(k)) out[k] = v;
    else for (const ch of k) { if (!C[ch]) throw new Error(id + ": also." + k); for (const x of v) { add(C[ch], x, true); for (const f of NEAR[C[ch]]) add(f, x, true); } }
  }
  const { sources = [], outcome = "found", ...more } = rest;
  people.push({ id, about, contact, outcome, facts, ...(Object.keys(out).length ? { also: out } : {}), sources, ...more });
};
// All the usual ways to write a place.
export const loc = (town, region, countries, extra = []) => {
  const o = [town];
  if (region) o.push(`${town}, ${region}`, region);
  for (const c of countries) { o.push(`${town}, ${c}`); if (region) o.push(`${town}, ${region}, ${c}`); }
  return [...o, ...extra].join(" | ");
};
export const UK = ["United Kingdom", "UK", "England"], US = ["United States", "USA", "US"], CA = ["Canada"], NZ = ["New Zealand", "NZ", "Aotearoa New Zealand"], ZA = ["South Africa", "ZA"], CH = ["Switzerland", "Schweiz", "Suisse"];
