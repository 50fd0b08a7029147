import * as a from "./a.mjs"
import * as b from "./b.mjs"
import * as c from "./c.mjs"
import { lone } from "./lib.mjs"
const parts = [a, b, c]
export const listings = parts.flatMap(p => p.listings)
export const archive = parts.flatMap(p => p.archive ?? [])
export const robots = Object.assign({}, ...parts.map(p => p.robots))
export const redirects = Object.assign({}, ...parts.map(p => p.redirects))
export const canaries = parts.flatMap(p => p.canaries)
export const payloads = parts.flatMap(p => p.payloads)
const of = k => parts.flatMap(p => p.accounts[k] ?? [])
export const A = Object.fromEntries(["gravatar", "github", "gitlab", "bluesky", "mastodon", "orcid", "openalex", "crossref", "hackerNews", "stackExchange", "wikidata", "wikipedia", "podcasts", "youtube", "rdap", "edgar"].map(k => [k, of(k)]))

/* Sites of which the modules hold inner pages only get a front page that links to them. */
const inner = parts.flatMap(p => p.pages), byHost = Map.groupBy ? Map.groupBy(inner, x => new URL(x.url).host) : inner.reduce((m, x) => m.set(new URL(x.url).host, [...(m.get(new URL(x.url).host) ?? []), x]), new Map())
const fronts = [...byHost].filter(([, xs]) => !xs.some(x => new URL(x.url).pathname === "/")).map(([host, xs]) => {
  const brand = /<p><b><a href="\/">(.*?)<\/a>/.exec(xs[0].body)?.[1] ?? /<div class="brand"><a href="\/">(.*?)<\/a>/.exec(xs[0].body)?.[1] ?? host
  return lone(`https://${host}/`, brand, brand, `<h1>${brand}</h1><ul>${xs.map(x => `<li><a href="${new URL(x.url).pathname}">${x.title}</a></li>`).join("")}</ul>`)
})
export const pages = [...inner, ...fronts]

/* As true as the rest, told more freely. */
const more = {
  "aoife-brannigan": { skills: ["leadership | entrepreneurship"], interests: ["digital inclusion"] },
  "cian-dempsey": { skills: ["ledger software | programming | software engineering"], interests: ["programming languages"] },
  "conor-haverty": { achievements: ["joined Ledgerfold in 2021"], pets: ["Biscuit"] },
  "wilhelm-brannkamp-jr": { achievements: ["head of the company since 2009 | has led the company since 2009 | Managing Director since 2009"], memberships: [] },
  "katrin-soehlemann": { achievements: ["at Brannkamp since 2012"] },
  "marloes-van-der-heiden": { achievements: ["responsible for the terminals, 220 trucks and 900 colleagues | responsible for 900 colleagues"], skills: ["logistics", "leadership"] },
  "ruben-kaldenberg": { skills: ["software development"], interests: ["forecasting"] },
  "esra-yildirim": { skills: ["reducing staff turnover | employee retention"], causes: ["integration of newcomers"] },
  "pieter-steenhoven": { achievements: ["led the AEO audit"], interests: ["customs", "bonsai"] },
  "helen-armitage-cro": { achievements: ["appointed Chief Risk Officer in 2021", "led credit risk at two building societies"], skills: ["mathematics"] },
  "helen-armitage-halifax": { achievements: ["Halifax Christmas food collection 2025"], causes: ["community food aid"] },
  "dominic-sharrow": { interests: ["cricket"], skills: ["core-banking tenders"] },
  "yusuf-rahmani": { skills: ["teaching | mentoring"], causes: ["youth cyber education | teaching teenagers"] },
  "astrid-lykkegaard": { achievements: ["consultant cardiologist at Herlev Strand Hospital 2010–2019"], skills: ["clinical research", "medicine"] },
  "mikkel-broendsted": { achievements: ["skipper of Nordlys"], skills: ["software architecture | data engineering | software engineering"] },
  "freja-damsbo": { skills: ["international business", "framework agreements"], achievements: ["Sales Manager Nordics before 2026"] },
  "walt-hendricksen": { achievements: ["joined Prairie Sable Energy as controller in 2006"], interests: ["woodworking"], hobbies: ["lathe work"] },
  "denise-okafor-lund": { achievements: ["Vice President, Sustainability since 2020"], skills: ["writing | author"], interests: ["renewable energy | climate"] },
  "grant-mosley": { achievements: ["runs the control center and 84 people"], skills: ["grid operations"] },
  "beatrice-oyelaran": { achievements: ["managing director since 2017", "ten-thousandth repair"], causes: ["sustainability | reducing waste"] },
  "tom-ridgeway": { achievements: ["rides Audax"], skills: ["retail"], interests: ["music"] },
  "nadia-petrescu": { skills: ["sourcing"], interests: ["textile mills"] },
  "edmund-halloway": { interests: ["canals"], achievements: ["People's picks: Edmund | featured in People's picks"] },
  "imogen-castellane": { skills: ["consulting | advising grocers and fashion brands"], achievements: ["40 million baskets study"], interests: ["shoppers | consumer behaviour"] },
  "raj-venkataraghavan": { hobbies: ["writing a newsletter | writing"], skills: ["public speaking"], causes: ["numeracy"] },
  "ingrid-fjellvik": { skills: ["design"], interests: ["skiing"], pets: ["Irish setter"] },
  "henrik-solbakke": { achievements: ["partner since 2018 | became partner in 2018"], skills: ["glulam structures"] },
  "lars-petter-haugmo": { skills: ["software development"], achievements: ["board member of buildingSMART Vest"] },
  "donal-creagh": { skills: ["food manufacturing leadership"], interests: ["dairy", "butter"] },
  "siobhan-mac-giolla": { interests: ["coastal conservation"], causes: ["marine litter | coastal environment"] },
  "mei-ling-zhao": { skills: ["robot learning"], interests: ["robots", "robotics education"] },
  "tyrell-washington": { skills: ["ROS", "caching"], achievements: ["graspcache 1,240 stars | 1,200 stars on graspcache"] },
  "kasimir-zelenko": { skills: ["open source"], interests: ["robotics"] },
  "gwendolyn-thackray": { skills: ["materials science", "additive manufacturing"], interests: ["metallurgy"] },
  "samuel-adjei": { skills: ["entrepreneurship | sales"], achievements: ["chief executive of Isograin"] }
}
const merge = (x = {}, y = {}) => { const out = { ...x }; for (const [k, v] of Object.entries(y)) if (v.length) out[k] = [...(out[k] ?? []), ...v]; return out }
const flat = x => [...(x?.hobbies ?? []), ...(x?.sports_teams ?? []), ...(x?.causes ?? [])]
export const people = parts.flatMap(p => p.people).map(p => {
  if (p.outcome === "nothing") return p
  const also = merge(p.also, more[p.id] ?? {})
  // somebody's free time is also a thing that interests them
  const clean = Object.fromEntries(Object.entries(merge(also, { interests: [...flat(p.facts), ...flat(also)] })).filter(([, v]) => !Array.isArray(v) || v.length))
  const named = [p.contact.full_name ?? "", ...(p.id === "siobhan-mac-giolla" ? ["Siobhán Mac Giolla"] : p.id === "esra-yildirim" ? ["Esra Yıldırım"] : p.id === "katrin-soehlemann" ? ["Katrin Söhlemann"] : p.id === "raj-venkataraghavan" ? ["Rajesh Venkataraghavan"] : [])].filter(Boolean)
  const frontsOf = fronts.filter(f => named.some(n => f.body.includes(n)) && p.sources.some(s => new URL(s).host === new URL(f.url).host)).map(f => f.url)
  return { ...p, sources: [...p.sources, ...frontsOf], facts: Object.fromEntries(Object.entries(p.facts).filter(([, v]) => !Array.isArray(v) || v.length)), also: clean }
})
