import a from "./a.mjs"
import b from "./b.mjs"
import c from "./c.mjs"
import d from "./d.mjs"
import m from "./m.mjs"
import n from "./n.mjs"

const corners = [a, b, c, d, m, n]
const world = { name: "kelmstedt", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const corner of corners) for (const [key, value] of Object.entries(corner)) {
  world[key] = key === "robots" ? { ...world.robots, ...value } : [...(world[key] ?? []), ...value]
}
export default world
