import { HttpApi } from "@effect/platform"
import { Api } from "../contract/Api.ts"

/** A route of the contract. */
export interface Route {
  /** `group.endpoint`. */
  readonly id: string
  readonly method: string
  /** As the contract writes it: `/research/:task_id`. */
  readonly template: string
  readonly segments: ReadonlyArray<string>
}

/** The routes of the contract, in its order. */
export const contractRoutes: ReadonlyArray<Route> = (() => {
  const routes: Array<Route> = []
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint }) => {
      routes.push({
        id: `${group.identifier}.${endpoint.name}`,
        method: endpoint.method,
        template: endpoint.path,
        segments: endpoint.path.split("/").slice(1)
      })
    }
  })
  return routes
})()

export type Match =
  | { readonly _tag: "Found"; readonly route: Route; readonly path: Readonly<Record<string, string>> }
  | { readonly _tag: "WrongMethod"; readonly allowed: ReadonlyArray<string> }
  | { readonly _tag: "NotFound" }

/** A segment that is no valid percent-encoding, or hides U+0000, is taken as it is: no id looks like that. */
const decode = (segment: string): string => {
  try {
    const decoded = decodeURIComponent(segment)
    return decoded.includes("\0") ? segment : decoded
  } catch {
    return segment
  }
}

const bind = (segments: ReadonlyArray<string>, actual: ReadonlyArray<string>) => {
  if (segments.length !== actual.length) return undefined
  const path: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = actual[index] ?? ""
    if (segment.startsWith(":")) {
      if (value === "") return undefined
      path[segment.slice(1)] = decode(value)
    } else if (segment !== value) return undefined
  }
  return path
}

/** `HEAD` is answered as `GET`, without the body. */
export const makeRouter = (routes: ReadonlyArray<Route>) => {
  return (method: string, pathname: string): Match => {
    const actual = pathname.split("/").slice(1)
    const wanted = method === "HEAD" ? "GET" : method
    const allowed = new Set<string>()
    for (const route of routes) {
      const path = bind(route.segments, actual)
      if (path === undefined) continue
      if (route.method === wanted) return { _tag: "Found", route, path }
      allowed.add(route.method)
      if (route.method === "GET") allowed.add("HEAD")
    }
    return allowed.size === 0 ? { _tag: "NotFound" } : { _tag: "WrongMethod", allowed: [...allowed] }
  }
}
