import { type Content, type Html, html } from "./Html.ts"

/** The address when it leads to a web page; `null` for every other scheme and for what is no address. */
export const webAddress = (text: string): URL | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url : null
}

/** A link that tells the other side nothing; only its label where the address is not one of a web page. */
export const outsideLink = (address: string, label: Content): Html => {
  const url = webAddress(address)
  return url === null
    ? html`<bdi>${label}</bdi>`
    : html`<a href="${url.href}" rel="noopener noreferrer nofollow"><bdi>${label}</bdi></a>`
}

/** The host that a link really leads to; `site` where there is no link. */
export const siteOf = (address: string, site: string): string =>
  webAddress(address)?.hostname.replace(/^www\./, "") ?? site
