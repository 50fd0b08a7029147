import lathework from "./lathework.mjs"
import ardnashee from "./ardnashee.mjs"
import quillon from "./quillon.mjs"
import kinnimonth from "./kinnimonth.mjs"
import saltgrove from "./saltgrove.mjs"
import lanternreach from "./lanternreach.mjs"
import hemmant from "./hemmant.mjs"
import pebbledrift from "./pebbledrift.mjs"
import nimbrel from "./nimbrel.mjs"
import bluemahoe from "./bluemahoe.mjs"
import tarangini from "./tarangini.mjs"
import cedarline from "./cedarline.mjs"
import tuiroad from "./tuiroad.mjs"

const parts = [lathework, ardnashee, quillon, kinnimonth, saltgrove, lanternreach, hemmant, pebbledrift, nimbrel, bluemahoe, tarangini, cedarline, tuiroad]
const world = { name: "draymoor", now: "2026-06-10", robots: Object.assign({}, ...parts.map(part => part.robots ?? {})) }
for (const part of parts) {
  for (const [key, value] of Object.entries(part)) {
    if (key !== "robots") world[key] = [...(world[key] ?? []), ...value]
  }
}

export default world
