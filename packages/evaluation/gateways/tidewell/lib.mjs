export const page = (url, body, o = {}) => ({ url, body, ...o })
export const doc = (title, body, { lang = "en", head = "", cls = "" } = {}) =>
  `<!DOCTYPE html>\n<html lang="${lang}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head>\n<body${cls ? ` class="${cls}"` : ""}>\n${body}\n</body>\n</html>`
export const news = (url, title, by, date, paras, { site, lang = "English", country = "Ireland", hl = "en" } = {}) => ({
  url, news: { seen: date, language: lang, country },
  body: doc(`${title} | ${site}`, `<header class="masthead"><a href="/">${site}</a><nav><a href="/news">News</a> <a href="/sport">Sport</a> <a href="/business">Business</a></nav></header><article><h1>${title}</h1><p class="byline">${by} · <time datetime="${date}">${date}</time></p>${paras.map(p => `<p>${p}</p>`).join("\n")}</article><aside><h4>Most read</h4><ul><li>Rain warning for the weekend</li><li>Five walks for a dry Sunday</li></ul></aside><footer>© ${site}. Cookies · Privacy · Contact the newsroom</footer>`,
    { lang: hl, head: `<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="article:published_time" content="${date}">` })
})
