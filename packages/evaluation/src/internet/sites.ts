import type { World } from "../World.ts"
import { profilePages } from "./profilePages.ts"
import { type Answer, notFound, type Question, redirect } from "./Service.ts"

const keyOf = (url: URL): string => `${url.host}${url.pathname.replace(/(.)\/$/, "$1")}${url.search}`

/** With `www.` and without: what a site has under the one name, it has not under the other. */
const otherHost = (host: string): string => (host.startsWith("www.") ? host.slice(4) : `www.${host}`)

/** Every page of the world by its address, robots.txt, and 404 for the rest. `www.` leads to the site without it, and the other way round. */
export const makeSites = (world: World): ((question: Question) => Answer) => {
  const pages = new Map(
    [...profilePages(world), ...world.pages].map(page => [keyOf(new URL(page.url)), page])
  )
  return ({ url }) => {
    const page = pages.get(keyOf(url))
    if (page !== undefined) {
      return page.dead === true
        ? notFound
        : { status: 200, contentType: page.content_type ?? "text/html; charset=utf-8", body: page.body }
    }
    const robots = world.robots[url.hostname]
    if (url.pathname === "/robots.txt" && robots !== undefined) {
      return { status: 200, contentType: "text/plain", body: robots }
    }
    const other = `https://${otherHost(url.host)}${url.pathname}${url.search}`
    return pages.has(keyOf(new URL(other))) ? redirect(other) : notFound
  }
}
