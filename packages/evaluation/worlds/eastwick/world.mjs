import physio from "./physio.mjs"
import steel from "./steel.mjs"
import dataplatform from "./dataplatform.mjs"
import creditunion from "./creditunion.mjs"
import agency from "./agency.mjs"
import library from "./library.mjs"
import roaster from "./roaster.mjs"
import lawcentre from "./lawcentre.mjs"
import aerospace from "./aerospace.mjs"
import institute from "./institute.mjs"
import developer from "./developer.mjs"
import ecommerce from "./ecommerce.mjs"
import water from "./water.mjs"
import hubs from "./hubs.mjs"

const parts = [physio, steel, dataplatform, creditunion, agency, library, roaster, lawcentre, aerospace, institute, developer, ecommerce, water, hubs]
const world = { name: "eastwick", now: "2026-06-10", people: [], pages: [] }
for (const part of parts) {
  for (const [key, value] of Object.entries(part)) {
    world[key] = key === "robots" ? { ...world[key], ...value } : [...(world[key] ?? []), ...value]
  }
}
export default world
