import { composeWorld, type World } from "../World.ts"
import { corribWestern } from "./corribWestern.ts"
import { kaustubhaPharma } from "./kaustubhaPharma.ts"
import { molinosTzintzun } from "./molinosTzintzun.ts"
import { nobodyKnows } from "./nobodyKnows.ts"
import { ormerodKaye } from "./ormerodKaye.ts"
import { ozarkRidge } from "./ozarkRidge.ts"
import { slikveld } from "./slikveld.ts"
import { tarrantWylie } from "./tarrantWylie.ts"
import { wagiKujawskie } from "./wagiKujawskie.ts"

/** Twenty-four people from Morelia to Hobart in December 2026, written without knowledge of the rules that read them. */
export const ninthWorld: World = composeWorld("ninth", "2026-12-02T08:40:00.000Z", [
  corribWestern,
  slikveld,
  molinosTzintzun,
  ozarkRidge,
  tarrantWylie,
  kaustubhaPharma,
  wagiKujawskie,
  ormerodKaye,
  nobodyKnows
])
