import type { HttpClient } from "@effect/platform"
import type { SourceError } from "@prospect-research/core"
import type { Effect, Schema } from "effect"
import { askJson, type JsonAnswer, type JsonQuestion } from "./askJson.ts"

/** Asks for what stands at a path of one interface. */
export type Ask = <A, I>(
  path: string,
  answer: Schema.Schema<A, I>,
  parameters?: Readonly<Record<string, string>>
) => Effect.Effect<JsonAnswer<A>, SourceError>

export interface SourceInterface
  extends Pick<JsonQuestion<never, never>, "source" | "key" | "readRefusal" | "parameters"> {
  /** What the paths follow. */
  readonly baseUrl: string
}

/** Asks one interface; its `parameters` go with every question. */
export const askAt =
  (client: HttpClient.HttpClient, { baseUrl, parameters: common, ...rest }: SourceInterface): Ask =>
  (path, answer, parameters) =>
    askJson(client, { ...rest, url: `${baseUrl}${path}`, parameters: { ...parameters, ...common }, answer })
