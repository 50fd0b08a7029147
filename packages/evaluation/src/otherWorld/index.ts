import { composeWorld, type World } from "../World.ts"
import { abernathy } from "./abernathy.ts"
import { fennimore } from "./fennimore.ts"
import { halloran } from "./halloran.ts"
import { hinrichs } from "./hinrichs.ts"
import { lanternMoth } from "./lanternMoth.ts"
import { ledgerleaf } from "./ledgerleaf.ts"
import { marlowe } from "./marlowe.ts"
import { otterburn } from "./otterburn.ts"
import { sarilhos } from "./sarilhos.ts"
import { terrafirma } from "./terrafirma.ts"
import { threnody } from "./threnody.ts"
import { unknown } from "./unknown.ts"
import { weiZhang } from "./weiZhang.ts"

/** Twelve organisations unlike those of the first world, in September 2026: the check that nothing was fitted to that one. */
export const otherWorld: World = composeWorld("other", "2026-09-07T08:30:00.000Z", [
  threnody,
  marlowe,
  sarilhos,
  abernathy,
  otterburn,
  weiZhang,
  terrafirma,
  lanternMoth,
  hinrichs,
  ledgerleaf,
  halloran,
  fennimore,
  unknown
])
