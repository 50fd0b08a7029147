export const pages = []
export const redirects = {}
export const esc = s => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
export const raw = (url, body, o = {}) => { pages.push({ url, body, ...o }) }
/** One web site: nav on every page, footer on every page. */
export const site = ({ host, name, nav = [], foot = '', lang = 'en', css = '', scheme = 'https' }) =>
  (path, title, body, o = {}) => {
    const url = `${scheme}://${host}${path}`
    const n = (o.nav ?? nav).map(([p, l]) => `<li><a href="${p}">${l}</a></li>`).join('')
    pages.push({
      url, title, news: o.news, dead: o.dead, hidden: o.hidden, status: o.status, extra: o.extra,
      body: `<!DOCTYPE html>\n<html lang="${o.lang ?? lang}">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${o.desc ? `<meta name="description" content="${esc(o.desc)}">\n` : ''}<meta property="og:title" content="${esc(title)}">\n<meta property="og:site_name" content="${esc(name)}">\n<meta property="og:url" content="${url}">\n${o.head ?? ''}${css ? `<style>${css}</style>\n` : ''}</head>\n<body>\n<header><a href="/">${name}</a>${n ? `<nav><ul>${n}</ul></nav>` : ''}</header>\n<main>\n${body}\n</main>\n<footer>${foot}</footer>\n</body>\n</html>\n`
    })
  }
export const ld = o => `<script type="application/ld+json">${JSON.stringify(o)}</script>\n`
