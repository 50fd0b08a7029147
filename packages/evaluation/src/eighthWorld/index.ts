import { composeWorld, type World } from "../World.ts"
import { castellaw } from "./castellaw.ts"
import { cobaltree } from "./cobaltree.ts"
import { currawong } from "./currawong.ts"
import { ginepro } from "./ginepro.ts"
import { grevenkopp } from "./grevenkopp.ts"
import { oldacrePenhale } from "./oldacrePenhale.ts"
import { pepperellRuge } from "./pepperellRuge.ts"
import { tregenza } from "./tregenza.ts"
import { unheardOf } from "./unheardOf.ts"
import { vayalur } from "./vayalur.ts"

/** Twenty-four people from Portland to Tiruchirappalli in November 2026, written without knowledge of the rules that read them. */
export const eighthWorld: World = composeWorld("eighth", "2026-11-18T09:15:00.000Z", [
  cobaltree,
  castellaw,
  pepperellRuge,
  oldacrePenhale,
  vayalur,
  grevenkopp,
  currawong,
  ginepro,
  tregenza,
  unheardOf
])
