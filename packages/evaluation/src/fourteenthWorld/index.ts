import { composeWorld, type World } from "../World.ts"
import { alderstoneBio } from "./alderstoneBio.ts"
import { ennskaiTheater } from "./ennskaiTheater.ts"
import { haulbright } from "./haulbright.ts"
import { heskethLorne } from "./heskethLorne.ts"
import { ironpointCreditUnion } from "./ironpointCreditUnion.ts"
import { kettleRangeRadio } from "./kettleRangeRadio.ts"
import { kvarnforsLimtra } from "./kvarnforsLimtra.ts"
import { northPineHealth } from "./northPineHealth.ts"
import { ospreyLatch } from "./ospreyLatch.ts"
import { tessitureInstitut } from "./tessitureInstitut.ts"
import { tulsaraHome } from "./tulsaraHome.ts"
import { verbenaHoteles } from "./verbenaHoteles.ts"
import { weserKontor } from "./weserKontor.ts"
import { wolfWillowTrust } from "./wolfWillowTrust.ts"

/** Thirty-six people in February 2027, written without knowledge of the rules that read them; held out until it was measured once. */
export const fourteenthWorld: World = composeWorld("fourteenth", "2027-02-10T09:00:00.000Z", [
  alderstoneBio,
  ennskaiTheater,
  haulbright,
  heskethLorne,
  ironpointCreditUnion,
  kettleRangeRadio,
  kvarnforsLimtra,
  northPineHealth,
  ospreyLatch,
  tessitureInstitut,
  tulsaraHome,
  verbenaHoteles,
  weserKontor,
  wolfWillowTrust
])
