// Shared registry of the world: pages, listings, accounts, people.
export const W = { pages: [], listings: [], archive: [], robots: {}, people: [], canaries: [], payloads: [],
  gravatar: [], github: [], gitlab: [], bluesky: [], mastodon: [], orcid: [], openalex: [], crossref: [], hn: [], se: [],
  wikidata: [], wikipedia: [], podcasts: [], youtube: [], rdap: [], edgar: [] }
export const page = (url, body, o = {}) => { W.pages.push({ url, body, ...o }) }
export const listing = (url, title, snippet) => { W.listings.push({ url, title, snippet }) }
export const archived = (url, timestamp, body) => { W.archive.push({ url, timestamp, body }) }
export const robots = (host, text) => { W.robots[host] = text }
export const acct = (kind, o) => { W[kind].push(o) }
export const esc = s => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
/** Which fields could also hold a value of this kind. */
const MIRROR = {
  hobby: ['hobbies', 'interests'], interest: ['interests', 'hobbies', 'skills'], skill: ['skills', 'interests'],
  ach: ['achievements'], body: ['memberships', 'causes', 'interests', 'achievements'], cause: ['causes', 'interests', 'memberships', 'hobbies', 'achievements'],
  team: ['sports_teams', 'interests', 'hobbies', 'memberships'], cert: ['certifications', 'achievements', 'skills', 'memberships'], pet: ['pets', 'interests']
}
const KIND = { hobbies: 'hobby', interests: 'interest', skills: 'skill', achievements: 'ach', memberships: 'body', causes: 'cause', sports_teams: 'team', certifications: 'cert', pets: 'pet' }
const ORDER = ['title', 'company', 'location', 'industry', 'skills', 'achievements', 'interests', 'hobbies', 'sports_teams', 'causes', 'memberships', 'education', 'certifications', 'pets', 'linkedin', 'linkedin_bio', 'twitter', 'twitter_bio']
const tidy = o => Object.fromEntries(ORDER.filter(k => o[k] && o[k].length).map(k => [k, o[k]]))
/** At most so many facts of a kind are what nobody would miss; the rest is as true and goes to `also`. */
const CAP = { skills: 1, achievements: 1, hobbies: 1, interests: 1, memberships: 1, certifications: 1, pets: 1, sports_teams: 1, education: 1, causes: 1 }
const PLACES = [['Wausau', '2200 Stettin Road, Wausau, WI 54401 | Wausau, WI 54401 | Wausau, Wis.'], ['Green Bay', '41 Dousman Street, Green Bay, Wisconsin 54303 | Green Bay, Wisconsin 54303'], ['Tamarack', '300 Mill Street, Tamarack Falls, WI 54990 | Tamarack Falls, WI 54990'], ['Madison', '1 North Carroll Street, Madison, Wisconsin | Madison, WI 53703'], ['Stevens Point', 'County Road HH, Stevens Point, Wisconsin'], ['Sudbury', '900 Ramsey Ridge Road, Sudbury, Ontario'], ['Thunder Bay', '25 Marina Park Drive, Thunder Bay, Ontario'], ['Sherbrooke', '118, rue des Érables, Sherbrooke (Québec)'], ['Querétaro', 'Parque Industrial El Mezquite, Querétaro, Qro., México | Parque Industrial El Mezquite'],
  ['Wisconsin', 'Wisconsin | Wisconsin, United States | WI | Wisconsin, USA'], ['Ontario', 'Ontario | Ontario, Canada | ON'], ['Québec', 'Québec | Quebec | Québec, Canada | Quebec, Canada'], ['México', 'México | Mexico']]
const join = (...ws) => [...new Set(ws.filter(Boolean).flatMap(w => w.split(' | ')))].join(' | ') || undefined
/** x: further true things, by kind. */
export const person = ({ id, about, contact, outcome = 'found', facts = {}, x = {}, sources = [], never, sensitive }) => {
  const also = {}, f0 = facts; facts = { ...facts }
  if (facts.causes && facts.memberships) { x = { ...x, cause: [...facts.causes, ...(x.cause ?? [])] }; delete facts.causes }
  let extraEdu = x.education ?? []
  for (const [f, n] of Object.entries(CAP)) if (facts[f]?.length > n) {
    if (f === 'education') extraEdu = [...facts[f].slice(n), ...extraEdu]
    else x = { ...x, [KIND[f]]: [...facts[f].slice(n), ...(x[KIND[f]] ?? [])] }
    facts[f] = facts[f].slice(0, n)
  }
  if (facts.twitter_bio) { x = { ...x, twitter_bio: facts.twitter_bio }; delete facts.twitter_bio }
  const add = (f, v) => { const have = [...(facts[f] ?? []), ...(also[f] ??= [])]; if (!have.includes(v)) also[f].push(v) }
  for (const [f, k] of Object.entries(KIND)) for (const v of facts[f] ?? []) for (const g of MIRROR[k]) if (g !== f) add(g, v)
  for (const [k, fields] of Object.entries(MIRROR)) for (const v of x[k] ?? []) for (const g of fields) add(g, v)
  if (extraEdu.length) also.education = extraEdu
  if (outcome === 'found') {
    const co = (facts.company ?? '').split(' | '), ts = join(facts.title)?.split(' | ') ?? []
    also.title = join(x.title, ...ts.flatMap(t => co.slice(0, 2).flatMap(c => [`${t} at ${c}`, `${t}, ${c}`])))
    also.company = x.company; also.industry = x.industry
    also.location = join(x.location, ...PLACES.filter(([w]) => (facts.location ?? '').includes(w)).map(([, v]) => v))
    const seen = W.listings.filter(l => sources.includes(l.url)), on = h => seen.filter(l => l.url.includes(h)).flatMap(l => [l.snippet, ...l.snippet.split(' · '), l.title.replace(/ \| LinkedIn$/, ''), l.title.replace(/^.*? - | \| LinkedIn$/g, '')])
    also.linkedin_bio = join(x.linkedin_bio, ...on('linkedin.com')); also.twitter_bio = join(x.twitter_bio, ...on('//x.com'))
    if (!also.linkedin_bio) delete also.linkedin_bio
    if (x.linkedin) also.linkedin = x.linkedin
    if (x.twitter) also.twitter = x.twitter
  }
  const a = tidy(also)
  W.people.push({ id, about, contact, outcome, facts: tidy(facts), ...(Object.keys(a).length ? { also: a } : {}), sources, ...(never ? { never } : {}), ...(sensitive ? { sensitive } : {}) })
}
export const li = slug => `https://www.linkedin.com/in/${slug}`
export const liw = slug => `https://www.linkedin.com/in/${slug} | linkedin.com/in/${slug} | https://www.linkedin.com/in/${slug}/ | https://linkedin.com/in/${slug}`
export const xw = h => `https://x.com/${h} | https://twitter.com/${h} | @${h} | x.com/${h} | ${h} | https://www.x.com/${h}`
