import kettlebrook from "./kettlebrook.mjs"
import sixpenny from "./sixpenny.mjs"
import lumenfjord from "./lumenfjord.mjs"
import praxilune from "./praxilune.mjs"
import tarnhelm from "./tarnhelm.mjs"
import grauwacke from "./grauwacke.mjs"
import vaartkade from "./vaartkade.mjs"
import coolabah from "./coolabah.mjs"
import ravenscar from "./ravenscar.mjs"
import quillhaven from "./quillhaven.mjs"
import kuusikko from "./kuusikko.mjs"
import stackheron from "./stackheron.mjs"
import ferrybank from "./ferrybank.mjs"
import hubs from "./hubs.mjs"

const corners = [kettlebrook, sixpenny, lumenfjord, praxilune, tarnhelm, grauwacke, vaartkade, coolabah, ravenscar, quillhaven, kuusikko, stackheron, ferrybank, hubs]
const world = { name: "fallowmere", now: "2026-06-10" }
for (const corner of corners) {
  for (const [key, items] of Object.entries(corner)) {
    world[key] = [...(world[key] ?? []), ...items]
  }
}

export default world
