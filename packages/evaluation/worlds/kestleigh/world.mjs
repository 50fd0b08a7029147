import tarnbeck from "./tarnbeck.mjs"
import oakhollow from "./oakhollow.mjs"
import corrigeen from "./corrigeen.mjs"
import skovlyst from "./skovlyst.mjs"
import tindvik from "./tindvik.mjs"
import kelterbach from "./kelterbach.mjs"
import lindeveer from "./lindeveer.mjs"
import marivall from "./marivall.mjs"
import pandan from "./pandan.mjs"
import wattlebark from "./wattlebark.mjs"
import fennimore from "./fennimore.mjs"
import hexley from "./hexley.mjs"
import greatsauk from "./greatsauk.mjs"
import lumiharju from "./lumiharju.mjs"
import hubs from "./hubs.mjs"

const parts = [tarnbeck, oakhollow, corrigeen, skovlyst, tindvik, kelterbach, lindeveer, marivall, pandan, wattlebark, fennimore, hexley, greatsauk, lumiharju, hubs]
const world = { name: "kestleigh", now: "2026-06-10" }
for (const part of parts) {
  for (const [key, value] of Object.entries(part)) {
    world[key] = Array.isArray(value) ? [...(world[key] ?? []), ...value] : { ...(world[key] ?? {}), ...value }
  }
}
export default world
