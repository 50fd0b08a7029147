import { HttpApiSchema } from "@effect/platform"
import type { Schema } from "effect"

/** A success with another status than 200. In one call, since a later annotation would drop the schema's name. */
export const answer = <A, I>(status: number, identifier: string, schema: Schema.Schema<A, I>) =>
  schema.annotations({ ...HttpApiSchema.annotations({ status }), identifier })
