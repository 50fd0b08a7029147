/** Everything served as it is: pages by address, what only search engines show, archive, robots, redirects. */
export const pages = []
export const listings = []
export const archive = []
export const robots = {}
export const redirects = {}
export const notFound = {}

export const page = (url, body, opts = {}) => pages.push({ url, body, ...opts })
export const listing = (url, title, snippet) => listings.push({ url, title, snippet })
export const news = (seen, country = "United Kingdom", language = "English") => ({ news: { seen, country, language } })

/** A site: `shell` puts a page's own part into the frame of the house. */
export const site = (origin, shell) => (path, title, main, opts = {}) =>
  page(origin + path, shell({ title, main, head: opts.head ?? "", path }), opts)

export const jsonLd = value => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** ORCID identifiers end in a check digit. */
export const orcidId = base => {
  const total = [...base].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  const check = (12 - total) % 11
  return (base + (check === 10 ? "X" : check)).replace(/(.{4})(?=.)/g, "$1-")
}
export const ids = {
  hilde: orcidId("000000021734905"),
  wei: orcidId("000000015528116"),
  weiGraphene: orcidId("000000034410922"),
  weiSolar: orcidId("000000026673081"),
  lucas: orcidId("000000019082447"),
  matthias: orcidId("000000027716530"),
  nuala: orcidId("000000030195526"),
  henrik: orcidId("000000018843019")
}
