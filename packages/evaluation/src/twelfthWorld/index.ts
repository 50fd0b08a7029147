import { composeWorld, type World } from "../World.ts"
import { cutucada } from "./cutucada.ts"
import { federsprung } from "./federsprung.ts"
import { fenwaterLab } from "./fenwaterLab.ts"
import { fivelmonde } from "./fivelmonde.ts"
import { kszykoweLaki } from "./kszykoweLaki.ts"
import { lamberzi } from "./lamberzi.ts"
import { lintelHousing } from "./lintelHousing.ts"
import { lorongLantern } from "./lorongLantern.ts"
import { mourisqueira } from "./mourisqueira.ts"
import { pardaloteAir } from "./pardaloteAir.ts"
import { quernlockMarr } from "./quernlockMarr.ts"
import { thimblerig } from "./thimblerig.ts"
import { vleiWater } from "./vleiWater.ts"

/** Thirty people in December 2026, written without knowledge of the rules that read them. */
export const twelfthWorld: World = composeWorld("twelfth", "2026-12-08T09:00:00.000Z", [
  cutucada,
  federsprung,
  fenwaterLab,
  fivelmonde,
  kszykoweLaki,
  lamberzi,
  lintelHousing,
  lorongLantern,
  mourisqueira,
  pardaloteAir,
  quernlockMarr,
  thimblerig,
  vleiWater
])
