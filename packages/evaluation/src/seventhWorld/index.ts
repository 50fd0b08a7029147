import { composeWorld, type World } from "../World.ts"
import { brindlemark } from "./brindlemark.ts"
import { brindlemarkEngineers } from "./brindlemarkEngineers.ts"
import { brindlemarkEngineersPeople } from "./brindlemarkEngineersPeople.ts"
import { cascabel } from "./cascabel.ts"
import { corella } from "./corella.ts"
import { goemons } from "./goemons.ts"
import { ipeRoxo } from "./ipeRoxo.ts"
import { marfatia } from "./marfatia.ts"
import { openKettle } from "./openKettle.ts"
import { rask } from "./rask.ts"
import { wallenrode } from "./wallenrode.ts"
import { wallenrodePeople } from "./wallenrodePeople.ts"

/** A founder's address book of November 2026: twenty-four people from Joinville to Corella Bay, written without knowledge of the rules that read them. */
export const seventhWorld: World = composeWorld("seventh", "2026-11-16T08:30:00.000Z", [
  brindlemark,
  brindlemarkEngineers,
  brindlemarkEngineersPeople,
  cascabel,
  wallenrode,
  wallenrodePeople,
  openKettle,
  goemons,
  ipeRoxo,
  corella,
  rask,
  marfatia
])
