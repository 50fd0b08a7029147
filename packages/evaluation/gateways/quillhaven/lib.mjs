// Shared registers that the data modules fill.
export const pages = []      // {url, body, type?, dead?, news?:{seen,language,country}, status?}
export const listings = []   // {url,title,snippet}: known to search engines only
export const archive = []    // {url,timestamp,body}
export const robots = {}     // host -> body
export const redirects = {}  // url -> url
export const hosts = new Set()
export const people = []
export const canaries = []
export const payloads = []

export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

export const add = (url, body, extra = {}) => { hosts.add(new URL(url).host); pages.push({ url, body, ...extra }); return url }

/** A site with its own chrome. `style` picks the skeleton. */
export const site = ({ host, name, nav = [], foot = "", style = "a", lang = "en", apex = false, robot }) => {
  hosts.add(host)
  if (robot !== undefined) robots[host] = robot
  const links = nav.map(([label, path]) => `<a href="${path}">${esc(label)}</a>`)
  const skeleton = {
    a: (t, h, head) => `<!doctype html>\n<html lang="${lang}">\n<head>\n<meta charset="utf-8">\n<title>${esc(t)} | ${esc(name)}</title>\n<meta property="og:site_name" content="${esc(name)}">\n${head}\n<link rel="stylesheet" href="/assets/site.css">\n</head>\n<body class="page">\n<header><a class="logo" href="/">${esc(name)}</a><nav>${links.join(" ")}</nav></header>\n<main>\n${h}\n</main>\n<footer>${foot}</footer>\n<script>window.dataLayer=window.dataLayer||[];</script>\n</body>\n</html>`,
    b: (t, h, head) => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${esc(name)} – ${esc(t)}</title>${head}<style>body{font-family:Georgia}table{border-collapse:collapse}</style></head><body><div id="wrap"><div id="masthead"><h2><a href="/">${esc(name)}</a></h2><ul id="menu">${links.map(l => `<li>${l}</li>`).join("")}</ul></div><div id="content">${h}</div><div id="foot">${foot}</div></div></body></html>`,
    c: (t, h, head) => `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${esc(t)} · ${esc(name)}</title>${head}<script type="application/json" id="__STATE__">{"build":"7f3c","page":"${esc(t)}"}</script></head><body><div id="app"><div class="topbar"><div class="brand">${esc(name)}</div>${links.map(l => `<div class="navitem">${l}</div>`).join("")}</div><div class="view">${h}</div><div class="bottombar">${foot}</div></div></body></html>`,
    d: (t, h, head) => `<html><head><title>${esc(t)}</title>${head}</head>\n<body bgcolor="#ffffff">\n<center><b>${esc(name)}</b><br>${links.join(" | ")}</center><hr>\n${h}\n<hr><small>${foot}</small>\n</body></html>`
  }[style]
  if (apex && host.startsWith("www.")) hosts.add(host.slice(4))
  return (path, title, html, { head = "", desc, ...extra } = {}) =>
    add(`https://${host}${path}`, skeleton(title, html, (desc ? `<meta name="description" content="${esc(desc)}">` : "") + head), { title: `${title} | ${name}`, ...extra })
}
export const apexes = {}     // apex host -> www host

export const ld = o => `<script type="application/ld+json">${JSON.stringify(o)}</script>`
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })
export const news = (seen, country = "United States", language = "English") => ({ news: { seen, country, language } })

export const feed = (url, title, site, items) => add(url,
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${esc(title)}</title><link>${site}</link><description>${esc(title)}</description>\n${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.by ? `<dc:creator>${esc(i.by)}</dc:creator>` : ""}<description>${esc(i.text)}</description></item>`).join("\n")}\n</channel></rss>`,
  { type: "application/rss+xml; charset=utf-8", unlisted: true })

/** All fair wordings of a place. */
export const place = (city, region, abbr, country, cc, ...more) => [...new Set([
  `${city}, ${region}`, city, `${city}, ${abbr}`, `${city}, ${region}, ${country}`, `${city}, ${abbr}, ${country}`, `${city}, ${region}, ${cc}`, `${city}, ${abbr}, ${cc}`, `${city} ${abbr}`, `${city}, ${country}`, `${city}, ${cc}`, `${region}, ${country}`, region, ...more
].filter(Boolean))].join(" | ")
export const singapore = "Singapore | Singapore, Singapore | Singapore, SG | Republic of Singapore"

export const li = slug => `https://www.linkedin.com/in/${slug} | linkedin.com/in/${slug} | https://linkedin.com/in/${slug} | www.linkedin.com/in/${slug} | https://www.linkedin.com/in/${slug}/`
export const tw = h => `https://x.com/${h} | https://twitter.com/${h} | @${h} | ${h} | x.com/${h} | twitter.com/${h} | https://www.twitter.com/${h}`
export const person = p => people.push(p)
