import { composeWorld, type World } from "../World.ts"
import { ainsleyMott } from "./ainsleyMott.ts"
import { almendral } from "./almendral.ts"
import { brackmann } from "./brackmann.ts"
import { delahuntCrosbie } from "./delahuntCrosbie.ts"
import { fortAlder } from "./fortAlder.ts"
import { fortAlderStudent } from "./fortAlderStudent.ts"
import { openLarder } from "./openLarder.ts"
import { rotavine } from "./rotavine.ts"
import { rotavineEngineer } from "./rotavineEngineer.ts"
import { sreeKaveri } from "./sreeKaveri.ts"
import { tallyhook } from "./tallyhook.ts"
import { tallyhookMakers } from "./tallyhookMakers.ts"
import { unheard } from "./unheard.ts"

/** Twenty-eight people from Bristol to Coimbatore in September 2026, written without knowledge of the rules that read them. */
export const fourthWorld: World = composeWorld("fourth", "2026-09-21T13:20:00.000Z", [
  rotavine,
  rotavineEngineer,
  tallyhook,
  tallyhookMakers,
  brackmann,
  ainsleyMott,
  sreeKaveri,
  fortAlder,
  fortAlderStudent,
  openLarder,
  delahuntCrosbie,
  almendral,
  unheard
])
