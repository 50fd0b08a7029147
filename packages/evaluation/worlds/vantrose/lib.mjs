// Wordings only (truth); the prose of the pages is written by hand in each corner.
export const loc = (city, region, abbr, country, ...extra) => {
  const c = country.split("|").map(x => x.trim())
  const out = [city]
  if (region) out.push(`${city}, ${region}`, ...c.map(x => `${city}, ${region}, ${x}`))
  if (abbr) out.push(`${city}, ${abbr}`, `${city} ${abbr}`, ...c.map(x => `${city}, ${abbr}, ${x}`))
  out.push(...c.map(x => `${city}, ${x}`), ...extra)
  return [...new Set(out)].join(" | ")
}
export const li = s => `https://www.linkedin.com/in/${s} | linkedin.com/in/${s} | www.linkedin.com/in/${s} | https://linkedin.com/in/${s} | https://www.linkedin.com/in/${s}/`
export const tw = h => `https://x.com/${h} | https://twitter.com/${h} | @${h} | ${h} | x.com/${h} | twitter.com/${h}`
export const merge = (...parts) => {
  const out = {}
  for (const part of parts) for (const [k, v] of Object.entries(part))
    out[k] = Array.isArray(v) ? [...(out[k] ?? []), ...v] : { ...(out[k] ?? {}), ...v }
  return out
}
export const p = (url, body, more = {}) => ({ url, body, ...more })
export const news = (seen, country, language = "English") => ({ news: { seen, language, country } })
