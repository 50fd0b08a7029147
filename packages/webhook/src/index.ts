export { sign } from "./signature.ts"
export * as WebhookSender from "./WebhookSender.ts"
