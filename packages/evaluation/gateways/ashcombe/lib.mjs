// Helpers for the data modules: pages, truth.
export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

/** A web site with its own frame. `nav` is a list of [href, label]. */
export const site = (origin, { name, nav = [], footer = "", lang = "en", css = "main.css", frame }) =>
  (path, title, main, o = {}) => ({
    url: origin + path,
    body: o.raw ?? `<!doctype html>
<html lang="${o.lang ?? lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)}</title>
${o.desc ? `<meta name="description" content="${esc(o.desc)}">\n<meta property="og:description" content="${esc(o.desc)}">` : ""}
<meta property="og:site_name" content="${esc(name)}">
<link rel="stylesheet" href="/assets/${css}">
${o.head ?? ""}
</head>
<body>
${frame ? frame(main) : `<header><a class="logo" href="/">${esc(name)}</a>${nav.length ? `<nav>${nav.map(([h, l]) => `<a href="${h}">${l}</a>`).join(" ")}</nav>` : ""}</header>
<main>
${main}
</main>
<footer>${footer}</footer>`}
</body>
</html>
`,
    ...(o.type ? { type: o.type } : {}),
    ...(o.news ? { news: o.news } : {}),
    ...(o.dead ? { dead: true } : {}),
    ...(o.hidden ? { hidden: true } : {})
  })

/** A house of somebody else's; the server makes a front page that links to all its pages. */
export const outside = (origin, name, o = {}) =>
  site(origin, { name, nav: [["/", "Home"], ["/about", "About"]], footer: `<p>&copy; 2026 ${esc(name)}</p>`, ...o })

export const rss = (title, link, items) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>${esc(title)}</title><link>${esc(link)}</link><description>${esc(title)}</description>
${items.map(i => `<item><title>${esc(i.title)}</title><link>${esc(i.url)}</link><guid>${esc(i.url)}</guid><pubDate>${i.at}</pubDate><description>${esc(i.description)}</description></item>`).join("\n")}
</channel></rss>
`

export const ld = o => `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...o })}</script>`

/** Ways of writing a place. */
export const US = (city, state, st) =>
  [`${city}, ${state}`, `${city}, ${st}`, city, `${city}, ${state}, United States`, `${city}, ${st}, USA`, `${city}, ${st}, United States`, `${city}, ${state}, USA`, `${city}, ${st}, US`, `${city}, United States`, `${city}, USA`, `${city}, US`].join(" | ")
export const CA = (city, prov, pr) =>
  [`${city}, ${prov}`, `${city}, ${pr}`, city, `${city}, ${prov}, Canada`, `${city}, ${pr}, Canada`, `${city}, Canada`].join(" | ")
export const AU = (city, state, st) =>
  [city, `${city}, ${state}`, `${city}, ${st}`, `${city} ${st}`, `${city}, ${state}, Australia`, `${city}, ${st}, Australia`, `${city}, Australia`].join(" | ")
export const NZ = (city, region) =>
  [city, `${city}, New Zealand`, `${city}, NZ`, `${city}, ${region}`, `${city}, ${region}, New Zealand`, `${city}, Aotearoa New Zealand`].join(" | ")

export const li = slug => `https://www.linkedin.com/in/${slug}`
