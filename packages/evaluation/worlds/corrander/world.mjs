import architects from "./architects.mjs"
import bank from "./bank.mjs"
import construction from "./construction.mjs"
import council from "./council.mjs"
import food from "./food.mjs"
import insurance from "./insurance.mjs"
import law from "./law.mjs"
import publisher from "./publisher.mjs"
import recruitment from "./recruitment.mjs"
import research from "./research.mjs"
import saas from "./saas.mjs"
import sports from "./sports.mjs"
import vets from "./vets.mjs"

const parts = [architects, saas, insurance, vets, council, law, construction, food, sports, recruitment, research, publisher, bank]
const world = { name: "corrander", now: "2026-06-10" }
for (const part of parts) {
  for (const [key, value] of Object.entries(part)) {
    world[key] = Array.isArray(value) ? [...(world[key] ?? []), ...value] : { ...world[key], ...value }
  }
}

export default world
