import { composeWorld, type World } from "../World.ts"
import { brightloom } from "./brightloom.ts"
import { ferrovia } from "./ferrovia.ts"
import { harbourlight } from "./harbourlight.ts"
import { kowalczyk } from "./kowalczyk.ts"
import { liffeyworks } from "./liffeyworks.ts"
import { lindenau } from "./lindenau.ts"
import { meridian } from "./meridian.ts"
import { morel } from "./morel.ts"
import { northgate } from "./northgate.ts"
import { ostrander } from "./ostrander.ts"
import { quillstone } from "./quillstone.ts"
import { solvane } from "./solvane.ts"
import { strangers } from "./strangers.ts"
import { talus } from "./talus.ts"
import { wexcombe } from "./wexcombe.ts"

/** Fourteen organisations and their people, on a day in June 2026. */
export const firstWorld: World = composeWorld("first", "2026-06-15T09:00:00.000Z", [
  harbourlight,
  northgate,
  lindenau,
  morel,
  wexcombe,
  kowalczyk,
  brightloom,
  ferrovia,
  quillstone,
  meridian,
  solvane,
  ostrander,
  liffeyworks,
  talus,
  strangers
])
