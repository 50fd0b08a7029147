export { ServiceUnavailable } from "../contract/errors.ts"
export {
  type ClientError,
  type ClientOptions,
  ResearchClient,
  resumeSchedule,
  ServiceUnreachable
} from "./ResearchClient.ts"
