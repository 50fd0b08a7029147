import type { World } from "../World.ts"
import { profilePages } from "./profilePages.ts"
import { type Answer, notFound, type Question, redirect } from "./Service.ts"

const keyOf = (url: URL): string => `${url.host}${url.pathname.replace(/(.)\/$/, "$1")}${url.search}`

/** Every page of the world by its address, robots.txt, and 404 for the rest. `www.` leads to the site without it. */
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
    const bare = url.host.replace(/^www\./, "")
    return bare !== url.host && pages.has(keyOf(new URL(`https://${bare}${url.pathname}${url.search}`)))
      ? redirect(`https://${bare}${url.pathname}${url.search}`)
      : notFound
  }
}
