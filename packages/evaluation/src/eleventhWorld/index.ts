import { composeWorld, type World } from "../World.ts"
import { chinkapin } from "./chinkapin.ts"
import { fehnwarte } from "./fehnwarte.ts"
import { gribane } from "./gribane.ts"
import { larchpenny } from "./larchpenny.ts"
import { layarPandan } from "./layarPandan.ts"
import { oreDock } from "./oreDock.ts"
import { penacorva } from "./penacorva.ts"
import { skarvsno } from "./skarvsno.ts"
import { tallowmere } from "./tallowmere.ts"
import { tamarackFalls } from "./tamarackFalls.ts"
import { totaraPlumb } from "./totaraPlumb.ts"
import { vantongeren } from "./vantongeren.ts"
import { zirbenthal } from "./zirbenthal.ts"

/** Thirty people from Glarus to Penang in December 2026, written without knowledge of the rules that read them. */
export const eleventhWorld: World = composeWorld("eleventh", "2026-12-08T09:00:00.000Z", [
  chinkapin,
  fehnwarte,
  gribane,
  larchpenny,
  layarPandan,
  oreDock,
  penacorva,
  skarvsno,
  tallowmere,
  tamarackFalls,
  totaraPlumb,
  vantongeren,
  zirbenthal
])
