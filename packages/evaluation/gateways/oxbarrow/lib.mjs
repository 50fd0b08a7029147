/** The pages of the world, by address, and what the data modules write them with. */
export const pages = new Map()
export const robots = new Map()
export const redirects = new Map()
export const listings = []
export const archive = []

export const esc = s => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

export const add = (url, body, options = {}) => {
  if (pages.has(url)) throw new Error(`twice: ${url}`)
  pages.set(url, { url, body, type: "text/html; charset=utf-8", ...options })
}

/**
 * A site: `style` picks the skeleton. The function returned adds a page. `nav`: [label, path]. `foot`: HTML.
 */
export const site = (host, { name, nav = [], foot = "", style = 0, lang = "en", robotsTxt = "User-agent: *\nAllow: /\n", map = true }) => {
  if (robotsTxt !== null) robots.set(host, robotsTxt + (map ? `Sitemap: https://${host}/sitemap.xml\n` : ""))
  const links = nav.map(([label, path]) => `<a href="${path}">${label}</a>`)
  const heads = [
    main => `<div id="top" class="wrap"><a class="logo" href="/">${name}</a><nav>${links.join(" ")}</nav></div>\n<main class="wrap">\n${main}\n</main>\n<footer class="wrap">${foot}</footer>`,
    main => `<header role="banner"><p class="brand"><a href="/">${name}</a></p><ul class="menu">${links.map(l => `<li>${l}</li>`).join("")}</ul></header>\n<section class="content">\n${main}\n</section>\n<footer><small>${foot}</small></footer>`,
    main => `<div class="c-header"><a href="/" title="Home">${name}</a> | ${links.join(" | ")}</div>\n<div class="c-page"><div class="c-body">\n${main}\n</div></div>\n<div class="c-footer">${foot}</div>`
  ]
  return (path, title, main, { head = "", description, ...options } = {}) => {
    const meta = description ? `<meta name="description" content="${esc(description)}">\n` : ""
    add(
      `https://${host}${path}`,
      `<!DOCTYPE html>\n<html lang="${lang}"><head><meta charset="utf-8"><title>${esc(title)}</title>\n${meta}<meta property="og:title" content="${esc(title)}"><meta property="og:site_name" content="${esc(name)}">\n<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>\n<body>\n${heads[style % 3](main)}\n</body></html>\n`,
      options
    )
  }
}

export const ld = value => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
export const news = (seen, country) => ({ news: { seen, language: "English", country } })
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })

const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", "#39": "'", nbsp: " ", ndash: "–", mdash: "—", rsquo: "’", eacute: "é", egrave: "è", pound: "£", euro: "€" }
export const decode = s => s.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all)
/** What a reader sees of a page. */
export const textOf = html =>
  decode(
    html.replace(/<head[\s\S]*?<\/head>/i, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|nav)[\s\S]*?<\/\1>/gi, " ")
      .replace(/<\/?(b|i|em|strong|a|span|time|abbr)\b[^>]*>/gi, "").replace(/<[^>]+>/g, " ")
  ).replace(/\s+/g, " ").trim()
export const titleOf = html => decode(/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "")
