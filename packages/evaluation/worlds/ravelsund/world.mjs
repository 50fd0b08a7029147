import a from "./a.mjs"
import b from "./b.mjs"
import c from "./c.mjs"
import d from "./d.mjs"
import e from "./e.mjs"
import f from "./f.mjs"
import g from "./g.mjs"
import h from "./h.mjs"
import i from "./i.mjs"
import j from "./j.mjs"
import k from "./k.mjs"
import l from "./l.mjs"

const corners = [a, b, c, d, e, f, g, h, i, j, k, l]
const world = { name: "ravelsund", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const corner of corners) for (const [key, value] of Object.entries(corner)) {
  world[key] = key === "robots" ? { ...world.robots, ...value } : [...(world[key] ?? []), ...value]
}
export default world
