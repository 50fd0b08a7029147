import { Schema } from "effect"
import { StageOutput } from "./StageOutput.ts"

/** The stored end of a stage. A stage with a checkpoint of its version does not run again. */
export const Checkpoint = Schema.Struct({
  stage: Schema.String,
  version: Schema.String,
  state: Schema.Literal("finished", "failed", "skipped"),
  error: Schema.NullOr(Schema.String),
  output: StageOutput
})
export type Checkpoint = typeof Checkpoint.Type
