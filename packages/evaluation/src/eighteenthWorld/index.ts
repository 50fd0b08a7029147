import { composeWorld, type World } from "../World.ts"
import { brackenjoin } from "./brackenjoin.ts"
import { brackenjoinPeople } from "./brackenjoinPeople.ts"
import { cratewick } from "./cratewick.ts"
import { halfpennyGantry } from "./halfpennyGantry.ts"
import { kelovaara } from "./kelovaara.ts"
import { kermorvan } from "./kermorvan.ts"
import { orvezza } from "./orvezza.ts"
import { orvezzaPeople } from "./orvezzaPeople.ts"
import { spijkerboer } from "./spijkerboer.ts"
import { stixenlehner } from "./stixenlehner.ts"
import { valdorense } from "./valdorense.ts"

/** Three countries of Europe in their own languages, start-ups and studios of North America, and English sites between the Nordics and Portugal. */
export const eighteenthWorld: World = composeWorld("eighteenth", "2026-11-02T09:00:00.000Z", [
  brackenjoin,
  brackenjoinPeople,
  cratewick,
  halfpennyGantry,
  kelovaara,
  kermorvan,
  orvezza,
  orvezzaPeople,
  spijkerboer,
  stixenlehner,
  valdorense
])
