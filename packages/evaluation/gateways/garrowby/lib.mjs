// Pages, listings and people are pushed here by the data modules.
export const pages = [], listings = [], people = [], gone = [], robots = {}, redirects = {}
export const canaries = [], payloads = []
const pretty = h => h.replace(/^www\./, "")
/** A site: host, name, navigation [[label, path]…], footer, extra head markup. */
export const site = (host, name, nav = [], foot = "", o = {}) => (path, title, html, x = {}) => {
  const raw = /^\s*(<\?xml|<rss|<feed|\{)/.test(html)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
    (x.desc ? `<meta name="description" content="${x.desc}">` : "") + (x.head ?? "") + (o.head ?? "") + `<link rel="stylesheet" href="/assets/site.css">`
  const menu = nav.length ? `<${o.tag ?? "nav"} class="${o.cls ?? "menu"}">${nav.map(([l, p]) => `<a href="${p}">${l}</a>`).join(o.sep ?? " ")}</${o.tag ?? "nav"}>` : ""
  const body = raw ? html : `<!doctype html>\n<html lang="${o.lang ?? "en"}"><head>${head}</head>\n<body><header><a class="logo" href="/">${name}</a>${menu}</header>\n<main>${html}</main>\n<footer>${foot}</footer></body></html>\n`
  pages.push({ url: `https://${host}${path}`, title, body, type: x.type ?? (raw ? "application/xml; charset=utf-8" : "text/html; charset=utf-8"), news: x.news, ns: x.ns, noindex: x.noindex || raw })
}
export const listing = (url, title, snippet, x = {}) => listings.push({ url, title, snippet, ...x })
/** h: house {company, location, industry}; facts get company, and location when l is not false. */
export const houses = {}
export const person = (id, about, contact, h, f = {}, also = {}, x = {}) => people.push({ id, about, contact, h, f, also, x })
export const pressNews = (seen, country, language = "English") => ({ seen, country, language })
