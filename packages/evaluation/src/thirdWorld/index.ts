import { composeWorld, type World } from "../World.ts"
import { ashgrove } from "./ashgrove.ts"
import { calloway } from "./calloway.ts"
import { elsewhere } from "./elsewhere.ts"
import { kingsmere } from "./kingsmere.ts"
import { northmoor } from "./northmoor.ts"
import { quatreVents } from "./quatreVents.ts"
import { sahyog } from "./sahyog.ts"
import { shuleBora } from "./shuleBora.ts"
import { tidewrack } from "./tidewrack.ts"
import { tidewrackEngineers } from "./tidewrackEngineers.ts"
import { unheardOf } from "./unheardOf.ts"
import { wiesner } from "./wiesner.ts"
import { wijdehaven } from "./wijdehaven.ts"

/** Thirty people from Galway to Kanazawa in October 2026, written without knowledge of the rules that read them. */
export const thirdWorld: World = composeWorld("third", "2026-10-12T07:45:00.000Z", [
  tidewrack,
  tidewrackEngineers,
  kingsmere,
  wijdehaven,
  calloway,
  ashgrove,
  quatreVents,
  wiesner,
  shuleBora,
  sahyog,
  northmoor,
  elsewhere,
  unheardOf
])
