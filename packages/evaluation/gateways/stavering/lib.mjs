// Registry of the world's pages, and the frames that houses put around their text.
export const pages = new Map()
export const listings = []
export const archive = []
export const robots = {}
export const redirects = new Map()

export const add = (url, title, body, options = {}) => pages.set(url, { url, title, body, ...options })
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })
export const redirect = (from, to, status = 301) => redirects.set(from, { to, status })
export const escape = text => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

const frames = {
  plain: ({ name, nav, foot }, body) =>
    `<header><a href="/">${name}</a> <nav><ul>${nav.map(([h, l]) => `<li><a href="${h}">${l}</a></li>`).join("")}</ul></nav></header>\n<main>\n${body}\n</main>\n<footer><p>${foot}</p></footer>`,
  divs: ({ name, nav, foot }, body) =>
    `<div id="page" class="site"><div class="topbar"><div class="logo"><a href="/"><img src="/assets/logo.svg" alt="${name}"></a></div><div class="menu">${nav.map(([h, l]) => `<a class="menu-item" href="${h}">${l}</a>`).join("")}</div></div>\n<div class="content-wrap"><div class="container">\n${body}\n</div></div>\n<div class="site-footer"><div class="container">${foot}</div></div><div class="cookie-banner" role="dialog">We use cookies to count visits. <button>Accept</button> <button>Decline</button></div></div>`,
  blog: ({ name, nav, foot }, body) =>
    `<div class="wrapper"><h2 class="site-title"><a href="/">${name}</a></h2><p class="nav">${nav.map(([h, l]) => `<a href="${h}">${l}</a>`).join(" · ")}</p><hr>\n${body}\n<hr><p class="colophon"><small>${foot}</small></p></div>`
}

/** A site: every page gets its frame; `head` adds to the page's head. */
export const site = (origin, name, { nav = [], foot = "", frame = "plain", lang = "en", suffix } = {}) => {
  const it = { origin, name, nav, foot }
  const put = (path, title, body, { description, head = "", ...options } = {}) => {
    const full = path === "/" ? title : `${title}${suffix ?? ` | ${name}`}`
    add(
      origin + path,
      full,
      `<!doctype html>\n<html lang="${options.lang ?? lang}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${full}</title>\n${description === undefined ? "" : `<meta name="description" content="${escape(description)}">\n`}<meta property="og:site_name" content="${name}">\n${head}</head>\n<body>\n${frames[frame](it, body)}\n</body>\n</html>\n`,
      options
    )
  }
  return put
}

export const feed = (url, title, link, items) =>
  add(
    url,
    title,
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escape(title)}</title><link>${link}</link><description>${escape(title)}</description>\n${items.map(i => `<item><title>${escape(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><dc:creator>${escape(i.author)}</dc:creator><pubDate>${new Date(i.at).toUTCString()}</pubDate><description>${escape(i.text)}</description></item>`).join("\n")}\n</channel></rss>\n`,
    { content_type: "application/rss+xml; charset=utf-8", unlisted: true }
  )

export const sitemap = (origin, paths) =>
  add(
    `${origin}/sitemap.xml`,
    "sitemap",
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(p => `<url><loc>${origin}${p}</loc></url>`).join("")}</urlset>\n`,
    { content_type: "application/xml", unlisted: true }
  )

const check = digits => {
  let total = 0
  for (const d of digits) total = (total + Number(d)) * 2
  const result = (12 - (total % 11)) % 11
  return result === 10 ? "X" : String(result)
}
/** A well-formed ORCID from fifteen digits. */
export const orcid = digits => (digits + check(digits)).replace(/(.{4})(?=.)/g, "$1-")
