import fennbridge from "./fennbridge.mjs"
import sedelby from "./sedelby.mjs"
import corran from "./corran.mjs"
import vestkyst from "./vestkyst.mjs"
import kwartel from "./kwartel.mjs"
import pellow from "./pellow.mjs"
import museum from "./museum.mjs"
import northmarch from "./northmarch.mjs"
import aalst from "./aalst.mjs"
import cairnside from "./cairnside.mjs"
import crake from "./crake.mjs"
import ledgerline from "./ledgerline.mjs"
import rautio from "./rautio.mjs"

const corners = [fennbridge, sedelby, corran, vestkyst, kwartel, pellow, museum, northmarch, aalst, cairnside, crake, ledgerline, rautio]
const world = { name: "North-western Europe, technology and services", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const corner of corners) for (const [key, value] of Object.entries(corner)) {
  world[key] = key === "robots" ? { ...world.robots, ...value } : [...(world[key] ?? []), ...value]
}
export default world
