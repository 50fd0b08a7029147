import { eighteenthWorld } from "./eighteenthWorld/index.ts"
import { eighthWorld } from "./eighthWorld/index.ts"
import { eleventhWorld } from "./eleventhWorld/index.ts"
import { fifteenthWorld } from "./fifteenthWorld/index.ts"
import { fifthWorld } from "./fifthWorld/index.ts"
import { fourteenthWorld } from "./fourteenthWorld/index.ts"
import { fourthWorld } from "./fourthWorld/index.ts"
import { ninthWorld } from "./ninthWorld/index.ts"
import { otherWorld } from "./otherWorld/index.ts"
import { seventeenthWorld } from "./seventeenthWorld/index.ts"
import { seventhWorld } from "./seventhWorld/index.ts"
import { sixteenthWorld } from "./sixteenthWorld/index.ts"
import { sixthWorld } from "./sixthWorld/index.ts"
import { tenthWorld } from "./tenthWorld/index.ts"
import { thirdWorld } from "./thirdWorld/index.ts"
import { thirteenthWorld } from "./thirteenthWorld/index.ts"
import { twelfthWorld } from "./twelfthWorld/index.ts"
import type { World } from "./World.ts"
import { firstWorld } from "./world/index.ts"

/** Rules were developed against the first; each of the others was written without knowledge of them. */
export const builtInWorlds: ReadonlyMap<string, World> = new Map([
  ["first", firstWorld],
  ["second", otherWorld],
  ["third", thirdWorld],
  ["fourth", fourthWorld],
  ["fifth", fifthWorld],
  ["sixth", sixthWorld],
  ["seventh", seventhWorld],
  ["eighth", eighthWorld],
  ["ninth", ninthWorld],
  ["tenth", tenthWorld],
  ["eleventh", eleventhWorld],
  ["twelfth", twelfthWorld],
  ["thirteenth", thirteenthWorld],
  ["fourteenth", fourteenthWorld],
  ["fifteenth", fifteenthWorld],
  ["sixteenth", sixteenthWorld],
  ["seventeenth", seventeenthWorld],
  ["eighteenth", eighteenthWorld]
])
