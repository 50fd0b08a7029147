import { composeWorld, type World } from "../World.ts"
import { baridisol } from "./baridisol.ts"
import { chartwren } from "./chartwren.ts"
import { chartwrenPeople } from "./chartwrenPeople.ts"
import { culpmere } from "./culpmere.ts"
import { lonjapay } from "./lonjapay.ts"
import { pfosinger } from "./pfosinger.ts"
import { rimalay } from "./rimalay.ts"
import { thackerow } from "./thackerow.ts"
import { torchiaro } from "./torchiaro.ts"
import { tosong } from "./tosong.ts"

/** Thirty-six people in November 2026, written after the model of the first world, without knowledge of the rules; two thirds of them were measured before any rule was written for them. */
export const sixteenthWorld: World = composeWorld("sixteenth", "2026-11-02T09:00:00.000Z", [
  baridisol,
  chartwren,
  chartwrenPeople,
  culpmere,
  lonjapay,
  pfosinger,
  rimalay,
  thackerow,
  torchiaro,
  tosong
])
