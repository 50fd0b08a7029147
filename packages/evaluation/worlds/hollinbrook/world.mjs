import ackersley from "./ackersley.mjs"
import hexriver from "./hexriver.mjs"
import hubs from "./hubs.mjs"
import kahikatea from "./kahikatea.mjs"
import kitekadai from "./kitekadai.mjs"
import marrabletovey from "./marrabletovey.mjs"
import mkuze from "./mkuze.mjs"
import perchtiller from "./perchtiller.mjs"
import quillanmoor from "./quillanmoor.mjs"
import secondkettle from "./secondkettle.mjs"
import sliabhgaoithe from "./sliabhgaoithe.mjs"
import tannerylane from "./tannerylane.mjs"
import thornbill from "./thornbill.mjs"
import wenlow from "./wenlow.mjs"
import yarewater from "./yarewater.mjs"

const parts = [
  ackersley, quillanmoor, perchtiller, wenlow, tannerylane, kahikatea, marrabletovey, hexriver, yarewater, kitekadai, sliabhgaoithe,
  secondkettle, mkuze, thornbill, hubs
]
const world = { name: "hollinbrook", now: "2026-06-10" }
for (const part of parts) {
  for (const [key, items] of Object.entries(part)) world[key] = [...(world[key] ?? []), ...items]
}

export default world
