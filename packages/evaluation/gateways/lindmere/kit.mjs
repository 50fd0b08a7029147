/** A small hand for the data modules: collects pages and wraps them in the markup of a site. */
export const esc = text => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

export const doc = ({ title, body, lang = "en", description, head = "", generator }) => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${description ? `\n<meta name="description" content="${esc(description)}">\n<meta property="og:title" content="${esc(title)}">\n<meta property="og:description" content="${esc(description)}">` : ""}${generator ? `\n<meta name="generator" content="${generator}">` : ""}
<link rel="stylesheet" href="/assets/main.css">
<style>body{font-family:sans-serif;max-width:60rem;margin:auto}</style>
${head}
</head>
<body>
${body}
</body>
</html>
`

/** `shape(body, path)` puts header, menu and footer of the site around a page. */
export const site = (into, { host, scheme = "https", lang = "en", suffix = "", shape = body => body, generator }) =>
  (path, title, body, more = {}) => {
    const { head, description, type, raw, ...rest } = more
    into.push({
      url: `${scheme}://${host}${path}`,
      title,
      type: type ?? "text/html; charset=utf-8",
      body: raw ? body : doc({ title: title + suffix, body: shape(body, path), lang: more.lang ?? lang, description, head, generator }),
      ...rest
    })
  }

export const ld = value => `<script type="application/ld+json">${JSON.stringify(value, null, 1)}</script>`

export const rss = ({ title, link, description, items, extra = "", itunes }) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"${itunes ? ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"' : ""} xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>${esc(title)}</title><link>${link}</link><description>${esc(description)}</description>${extra}
${items.map(item => `<item><title>${esc(item.title)}</title><link>${item.url}</link><guid>${item.url}</guid>${item.author ? `<dc:creator>${esc(item.author)}</dc:creator>` : ""}<pubDate>${new Date(item.at).toUTCString()}</pubDate><description>${esc(item.description)}</description>${item.audio ? `<enclosure url="${item.audio}" type="audio/mpeg" length="31457280"/>` : ""}</item>`).join("\n")}
</channel></rss>
`
