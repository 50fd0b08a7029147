import { composeWorld, type World } from "../World.ts"
import { chokecherry } from "./chokecherry.ts"
import { corzalera } from "./corzalera.ts"
import { dokwezel } from "./dokwezel.ts"
import { guniasignal } from "./guniasignal.ts"
import { malmlyft } from "./malmlyft.ts"
import { matagouri } from "./matagouri.ts"
import { nanjala } from "./nanjala.ts"
import { quartermoon } from "./quartermoon.ts"
import { tharivalai } from "./tharivalai.ts"
import { turkeyfoot } from "./turkeyfoot.ts"

/** Thirty-five people in October 2026, written after the model of the first world, without knowledge of the rules that read them; held out until it was measured once. */
export const fifteenthWorld: World = composeWorld("fifteenth", "2026-10-05T09:00:00.000Z", [
  chokecherry,
  corzalera,
  dokwezel,
  guniasignal,
  malmlyft,
  matagouri,
  nanjala,
  quartermoon,
  tharivalai,
  turkeyfoot
])
