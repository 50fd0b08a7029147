// A house is a host with its own dress: nav, footer and look of the page.
export const pages = []
export const listings = []
export const house = (host, name, nav, footer, dress = {}) => (path, title, body, opts = {}) => {
  const links = nav.map(([p, l]) => `<li><a href="${p}">${l}</a></li>`).join("")
  const html = `<!doctype html>
<html lang="${dress.lang ?? "en"}"><head><meta charset="utf-8"><title>${title}${dress.plainTitle ? "" : ` ${dress.sep ?? "|"} ${name}`}</title>
<meta name="viewport" content="width=device-width">${dress.head ?? ""}${opts.desc ? `<meta name="description" content="${opts.desc}"><meta property="og:site_name" content="${name}">` : ""}${opts.head ?? ""}</head>
<body class="${dress.body ?? "site"}"><header><a class="brand" href="/">${name}</a><nav><ul>${links}</ul></nav></header>
<main>${body}</main>
<footer>${footer}</footer></body></html>`
  pages.push({ url: `https://${host}${path}`, title: `${title}${dress.plainTitle ? "" : ` ${dress.sep ?? "|"} ${name}`}`, body: html, news: opts.news, dead: opts.dead, archived: opts.archived, noindex: opts.noindex })
}
export const raw = (url, title, body, type, more = {}) => pages.push({ url, title, body, type, noindex: true, ...more })
export const ld = o => `<script type="application/ld+json">${JSON.stringify(o)}</script>`
export const linkedin = (slug, title, snippet) => listings.push({ url: `https://www.linkedin.com/in/${slug}`, title: `${title} | LinkedIn`, snippet })
export const xcom = (handle, name, bio) => listings.push({ url: `https://x.com/${handle}`, title: `${name} (@${handle}) / X`, snippet: bio })
