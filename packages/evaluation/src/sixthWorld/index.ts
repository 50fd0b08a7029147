import { composeWorld, type World } from "../World.ts"
import { cumbrera } from "./cumbrera.ts"
import { hollerbeck } from "./hollerbeck.ts"
import { kelvara } from "./kelvara.ts"
import { lamberti } from "./lamberti.ts"
import { msunduziRidge } from "./msunduziRidge.ts"
import { oakhanger } from "./oakhanger.ts"
import { palisander } from "./palisander.ts"
import { palisanderPeople } from "./palisanderPeople.ts"
import { silent } from "./silent.ts"
import { zilteBries } from "./zilteBries.ts"

/** Twenty-four people from Worcester to Singapore in October 2026, written without knowledge of the rules that read them. */
export const sixthWorld: World = composeWorld("sixth", "2026-10-26T08:15:00.000Z", [
  hollerbeck,
  palisander,
  palisanderPeople,
  lamberti,
  msunduziRidge,
  zilteBries,
  kelvara,
  cumbrera,
  oakhanger,
  silent
])
