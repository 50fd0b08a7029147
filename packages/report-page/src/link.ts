import { isUrl } from "@prospect-research/core"
import { type Content, type Html, html } from "./Html.ts"

/** The address when it leads to a web page; `null` for every other scheme and for what is no address. */
export const webAddress = (text: string): URL | null => {
  // The parser would take a whole sentence that begins with an address.
  if (/\s/.test(text) || !isUrl(text)) return null
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url : null
}

/** Encoded bytes as the letters that they stand for, where they do. */
const readable = (encoded: string): string => {
  try {
    const text = decodeURIComponent(encoded)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : encoded
  } catch {
    return encoded
  }
}

/** An address as people read it: without scheme, and with the letters of its path. The host stays in its ASCII form. */
export const addressInWords = ({ host, pathname, search, hash }: URL): string =>
  host.replace(/^www\./, "") +
  `${pathname}${search}${hash}`.replace(/(?:%[89A-F][0-9A-F])+/gi, readable).replace(/\/$/, "")

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
