export { builtInWorlds } from "./builtInWorlds.ts"
export { type Figure, isReached, type PublicDataSet } from "./Figure.ts"
export { type Internet, type InternetOptions, openInternet } from "./internet/Internet.ts"
export { searxngAddress } from "./internet/searxng.ts"
export type { Measured, Miss } from "./measures/Measured.ts"
export { measureReports, measureWorld, type WorldOptions } from "./measures/measureWorld.ts"
export {
  openResearcher,
  type PersonResearch,
  peopleOf,
  type Research,
  type Researcher,
  type ResearchOptions,
  researchPeople
} from "./run.ts"
export { composeWorld, type Facts, type Person, World, WorldPart } from "./World.ts"
export { firstWorld } from "./world/index.ts"
