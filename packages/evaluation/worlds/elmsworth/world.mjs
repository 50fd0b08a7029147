import { existsSync } from "node:fs"
const corners = []
for (const letter of "abcdefghijklm") {
  if (existsSync(new URL(`./${letter}.mjs`, import.meta.url))) corners.push((await import(`./${letter}.mjs`)).default)
}
const world = { name: "elmsworth", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const corner of corners) for (const [key, value] of Object.entries(corner)) {
  world[key] = key === "robots" ? { ...world.robots, ...value } : [...(world[key] ?? []), ...value]
}
export default world
