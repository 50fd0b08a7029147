import { composeWorld, type World } from "../World.ts"
import { corioPlains } from "./corioPlains.ts"
import { corioPlainsPeople } from "./corioPlainsPeople.ts"
import { fourpennyRabbit } from "./fourpennyRabbit.ts"
import { karakaLine } from "./karakaLine.ts"
import { kettleLakes } from "./kettleLakes.ts"
import { larkspurFlats } from "./larkspurFlats.ts"
import { pennantGrid } from "./pennantGrid.ts"
import { pennantGridPeople } from "./pennantGridPeople.ts"
import { ropewalk } from "./ropewalk.ts"
import { twohigLarkin } from "./twohigLarkin.ts"

/** Twenty-four prospects from Tauranga to Missoula in November 2026, written without knowledge of the rules that read them. */
export const fifthWorld: World = composeWorld("fifth", "2026-11-18T14:10:00.000Z", [
  pennantGrid,
  pennantGridPeople,
  karakaLine,
  kettleLakes,
  twohigLarkin,
  larkspurFlats,
  corioPlains,
  corioPlainsPeople,
  ropewalk,
  fourpennyRabbit
])
