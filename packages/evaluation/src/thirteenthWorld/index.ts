import { composeWorld, type World } from "../World.ts"
import { arroyomar } from "./arroyomar.ts"
import { boxelder } from "./boxelder.ts"
import { fernleyHill } from "./fernleyHill.ts"
import { fjordlodd } from "./fjordlodd.ts"
import { jackdawPear } from "./jackdawPear.ts"
import { kettelhake } from "./kettelhake.ts"
import { lanternhouse } from "./lanternhouse.ts"
import { ocrelune } from "./ocrelune.ts"
import { ploverDynamics } from "./ploverDynamics.ts"
import { ronayneTuohy } from "./ronayneTuohy.ts"
import { sabiaLinhasAereas } from "./sabiaLinhasAereas.ts"
import { trasimenoRestauro } from "./trasimenoRestauro.ts"
import { windrowBakehouse } from "./windrowBakehouse.ts"
import { zuiderwaardStroom } from "./zuiderwaardStroom.ts"

/** Thirty-six people in January 2027, written without knowledge of the rules that read them. */
export const thirteenthWorld: World = composeWorld("thirteenth", "2027-01-15T09:00:00.000Z", [
  arroyomar,
  boxelder,
  fernleyHill,
  fjordlodd,
  jackdawPear,
  kettelhake,
  lanternhouse,
  ocrelune,
  ploverDynamics,
  ronayneTuohy,
  sabiaLinhasAereas,
  trasimenoRestauro,
  windrowBakehouse,
  zuiderwaardStroom
])
