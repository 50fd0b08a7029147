import { composeWorld, type World } from "../World.ts"
import { hedqvarn } from "./hedqvarn.ts"
import { odlefors } from "./odlefors.ts"
import { parotela } from "./parotela.ts"
import { pavanoor } from "./pavanoor.ts"
import { sagoleaf } from "./sagoleaf.ts"
import { sconticut } from "./sconticut.ts"
import { snickwheel } from "./snickwheel.ts"
import { soelavere } from "./soelavere.ts"
import { stopewise } from "./stopewise.ts"
import { talarnia } from "./talarnia.ts"

/** Thirty-six people in November 2026, written in the same way; measured before any rule was written for them, and after the sixteenth was. */
export const seventeenthWorld: World = composeWorld("seventeenth", "2026-11-02T09:00:00.000Z", [
  hedqvarn,
  odlefors,
  parotela,
  pavanoor,
  sagoleaf,
  sconticut,
  snickwheel,
  soelavere,
  stopewise,
  talarnia
])
