import { composeWorld, type World } from "../World.ts"
import { aguasDeAltura } from "./aguasDeAltura.ts"
import { bandicootAndBrine } from "./bandicootAndBrine.ts"
import { eauxHauteVerlaine } from "./eauxHauteVerlaine.ts"
import { gorsebell } from "./gorsebell.ts"
import { lobstick } from "./lobstick.ts"
import { orgelbauQuendelin } from "./orgelbauQuendelin.ts"
import { pelloeThackwray } from "./pelloeThackwray.ts"
import { rindAndReason } from "./rindAndReason.ts"
import { secondKettle } from "./secondKettle.ts"
import { tanaBanaMuseum } from "./tanaBanaMuseum.ts"
import { tandalaBridgeworks } from "./tandalaBridgeworks.ts"
import { wracklineChildrens } from "./wracklineChildrens.ts"

/** Thirty people from Thunder Bay to Ahmedabad in December 2026, written without knowledge of the rules that read them. */
export const tenthWorld: World = composeWorld("tenth", "2026-12-08T09:00:00.000Z", [
  aguasDeAltura,
  bandicootAndBrine,
  eauxHauteVerlaine,
  gorsebell,
  lobstick,
  orgelbauQuendelin,
  pelloeThackwray,
  rindAndReason,
  secondKettle,
  tanaBanaMuseum,
  tandalaBridgeworks,
  wracklineChildrens
])
