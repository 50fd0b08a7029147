export { type DoorLimits, defaultDoorLimits } from "./door.ts"
export type { Page, ReportPages } from "./ReportPages.ts"
export { CannotListen, ResearchServer, type ServerOptions } from "./ResearchServer.ts"
export { runServer } from "./runServer.ts"
