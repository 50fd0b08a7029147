export const pages = []
export const listings = []
export const archive = []
export const robots = {}
/** o: of (ids of people the page speaks of), news {seen,country}, dead, type, raw (whole document), desc, head */
export const P = (url, title, body, o = {}) => pages.push({ url, title, body, of: [], ...o })
export const L = (url, title, snippet, of = []) => listings.push({ url, title, snippet, of })
export const document_ = (title, desc, head, inner) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${desc ? `\n<meta name="description" content="${desc}">` : ""}${head ?? ""}
</head><body>
${inner}
</body></html>`
/** A site with its own header and footer. */
export const site = (host, brand, nav, foot, o = {}) => (path, title, body, po = {}) =>
  P(`https://${host}${path}`, title + (path === "/" ? "" : ` ${o.sep ?? "|"} ${brand}`), document_(
    title + (path === "/" ? "" : ` ${o.sep ?? "|"} ${brand}`), po.desc, (o.head ?? "") + (po.head ?? ""),
    `<header class="site-header"><a class="logo" href="/">${brand}</a><nav><ul>${nav.map(([h, t]) => `<li><a href="${h}">${t}</a></li>`).join("")}</ul></nav></header>
<main id="content">
${body}
</main>
<footer>${foot}</footer>`), po)
export const rss = (title, link, items) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${title}</title><link>${link}</link><description>${title}</description>
${items.map(i => `<item><title>${i.title}</title><link>${i.url}</link><guid>${i.url}</guid>${i.by ? `<dc:creator>${i.by}</dc:creator>` : ""}<pubDate>${new Date(i.at).toUTCString()}</pubDate><description><![CDATA[${i.text}]]></description></item>`).join("\n")}
</channel></rss>`
