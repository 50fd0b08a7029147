// Where the data modules put what the web of this world says.
export const pages = []     // {url,title,body,type,dead,news}
export const listings = []  // {url,title,snippet}: known to the search engine only
export const archive = []   // {url,timestamp,body}
export const redirects = new Map() // url -> url
export const robots = new Map()    // host -> body
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const list = (url, title, snippet) => void listings.push({ url, title, snippet })
export const redirect = (from, to) => void redirects.set(from, to)

/** A site with its own frame. `nav`: [[label, path]...]. */
export const site = (host, name, { nav = [], css = "", footer = "", lang = "en", frame } = {}) => {
  const base = `https://${host}`
  const draw = frame ?? ((title, main, head) => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)}</title>
<meta property="og:site_name" content="${esc(name)}">
${head}<style>${css}</style>
</head>
<body>
<header class="site"><a class="logo" href="/">${esc(name)}</a><nav>${nav.map(([l, p]) => `<a href="${p}">${l}</a>`).join(" ")}</nav></header>
<main>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>
`)
  const add = (path, title, main, { head = "", news, dead } = {}) => {
    const full = title.includes(name) ? title : `${title} | ${name}`
    pages.push({ url: base + path, title: full, body: draw(full, main, head), type: "text/html; charset=utf-8", news, dead })
  }
  add.raw = (path, type, body) => pages.push({ url: base + path, title: "", body, type, unlisted: true })
  add.base = base
  return add
}

export const ld = data => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>\n`

export const rss = (title, link, description, items) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>${esc(title)}</title><link>${link}</link><description>${esc(description)}</description><language>en</language>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${i.url}</link><guid>${i.url}</guid><pubDate>${new Date(i.at).toUTCString()}</pubDate>${i.author ? `<dc:creator>${esc(i.author)}</dc:creator>` : ""}<description>${esc(i.description)}</description>${i.audio ? `<enclosure url="${i.audio}" length="41200311" type="audio/mpeg"/>` : ""}</item>`).join("\n")}
</channel></rss>
`
