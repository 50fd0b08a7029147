export const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
/** A part of the world: pages, listings and people are pushed into it. */
export const part = () => {
  const it = { pages: [], listings: [], people: [], archive: [] }
  const page = (url, body, more = {}) => { it.pages.push({ url, body, ...more }) }
  const listing = (url, title, snippet) => { it.listings.push({ url, title, snippet }) }
  const person = p => { it.people.push(p) }
  return { it, page, listing, person }
}
export const doc = (title, body, head = "", lang = "en-GB") =>
  `<!doctype html>\n<html lang="${lang}">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
/** The shell of a house: navigation, body, footer. */
export const house = ({ name, nav, footer, lang, cls = "site" }) => (title, body, head = "") =>
  doc(`${title}`, `<header class="${cls}-header"><a href="/" class="logo">${name}</a><nav><ul>${nav.map(([h, t]) => `<li><a href="${h}">${t}</a></li>`).join("")}</ul></nav></header>\n<main>\n${body}\n</main>\n<footer>${footer}</footer>`, head, lang)
export const story = (site, title, date, by, body) =>
  doc(`${title} - ${site}`, `<div class="masthead"><a href="/">${site}</a></div><article><h1>${title}</h1><p class="byline">By ${by} | <time datetime="${date}">${new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })}</time></p>\n${body}\n</article><aside><h4>Most read</h4><ul><li>Roadworks: full list of closures this week</li><li>What's on this weekend</li></ul></aside><footer>&copy; ${site}. <a href="/">Home</a></footer>`,
    `<meta property="og:type" content="article"><meta property="article:published_time" content="${date}T07:00:00Z"><meta property="og:site_name" content="${site}">`)
export const seen = (d, country, language = "English") => ({ news: { seen: d.replace(/-/g, "") + "T070000Z", language, country } })
export const L = {
  leeds: "Leeds, United Kingdom | Leeds, UK | Leeds | Leeds, England | Leeds, West Yorkshire | Leeds, West Yorkshire, England",
  york: "York, United Kingdom | York, UK | York | York, England | York, North Yorkshire",
  manchester: "Manchester, United Kingdom | Manchester, UK | Manchester | Manchester, England | Greater Manchester",
  dublin: "Dublin, Ireland | Dublin | Dublin, IE | Dublin 2",
  cork: "Cork, Ireland | Cork | Cork City | County Cork | Cork, Co. Cork",
  belfast: "Belfast, United Kingdom | Belfast, UK | Belfast | Belfast, Northern Ireland",
  rotterdam: "Rotterdam, Netherlands | Rotterdam, the Netherlands | Rotterdam | Rotterdam, Nederland | Rotterdam, NL",
  amsterdam: "Amsterdam, Netherlands | Amsterdam, the Netherlands | Amsterdam | Amsterdam, Nederland | Amsterdam, NL | Amsterdam-Noord",
  bristol: "Bristol, United Kingdom | Bristol, UK | Bristol | Bristol, England",
  cambridge: "Cambridge, United Kingdom | Cambridge, UK | Cambridge | Cambridge, England | Cambridgeshire",
  aberdeen: "Aberdeen, United Kingdom | Aberdeen, UK | Aberdeen | Aberdeen, Scotland",
  london: "London, United Kingdom | London, UK | London | London, England"
}
