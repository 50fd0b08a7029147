import fs from "node:fs"
const dir = new URL(".", import.meta.url)
const corners = []
for (const file of fs.readdirSync(dir).filter(f => /^c\d\d-.*\.mjs$/.test(f)).sort()) corners.push((await import(new URL(file, dir))).default)
const world = { name: "The South and the Mountain West", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const corner of corners) for (const [key, value] of Object.entries(corner))
  if (key === "robots") world.robots = { ...world.robots, ...value }
  else world[key] = [...(world[key] ?? []), ...value]
export default world
