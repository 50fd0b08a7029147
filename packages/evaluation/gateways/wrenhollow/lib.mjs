// What the web of Wrenhollow is made of: pages, listings, archived pages.
export const pages = new Map()
export const listings = []
export const archive = []
export const robots = {}
export const redirects = new Map()
export const esc = s => String(s).replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;" })[c])
export const put = (url, body, opts = {}) => { pages.set(url, { url, body, ct: "text/html; charset=utf-8", ...opts }) }
export const listing = (url, title, snippet) => { listings.push({ url, title, snippet }) }
export const archived = (url, timestamp, body) => { archive.push({ url, timestamp, body }) }

/** A site: `nav` is [[path, label], …]; `theme` picks how its documents are laid out. */
export const site = ({ host, name, nav = [], foot = "", theme = "a", lang = "en-GB", org }) => (path, title, main, opts = {}) => {
  const links = nav.map(([href, label]) => `<a href="${href}">${label}</a>`)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(title)}</title>` +
    (opts.desc ? `<meta name="description" content="${esc(opts.desc)}"><meta property="og:description" content="${esc(opts.desc)}">` : "") +
    `<meta property="og:title" content="${esc(title)}"><meta property="og:site_name" content="${esc(name)}">` +
    `<link rel="canonical" href="https://${host}${path}">` +
    (opts.ld ? `<script type="application/ld+json">${JSON.stringify(opts.ld)}</script>` : org && path === "/" ? `<script type="application/ld+json">${JSON.stringify(org)}</script>` : "") + (opts.head ?? "")
  const body = theme === "a"
    ? `<header class="site-header"><a class="logo" href="/">${name}</a><nav><ul>${links.map(l => `<li>${l}</li>`).join("")}</ul></nav></header><main>${main}</main><footer><p>${foot}</p></footer>`
    : theme === "b"
      ? `<div id="wrap"><div id="top"><b>${name}</b> ${links.join(" | ")}</div><div id="content">${main}</div><div id="bottom">${foot}</div></div>`
      : theme === "c"
        ? `<nav aria-label="Main">${links.join(" ")}</nav><div class="cookie" role="dialog">We use cookies to understand how this site is used. <button>Accept all</button> <button>Reject</button></div><article>${main}</article><footer><small>${foot}</small><div>${links.join(" · ")}</div></footer>`
        : `${main}<hr><p>${foot} ${links.join(" ")}</p>`
  put(`https://${host}${path}`, `<!doctype html>\n<html lang="${lang}"><head>${head}</head><body>\n${body}\n</body></html>`, opts)
}
export const p = (...texts) => texts.map(t => `<p>${t}</p>`).join("\n")
export const ul = items => `<ul>${items.map(i => `<li>${i}</li>`).join("\n")}</ul>`
