import { Duration } from "effect"

/** What one exchange may take. */
export interface Limits {
  /** To resolve the name. */
  readonly resolve: Duration.DurationInput
  /** To connect, TLS included. */
  readonly connect: Duration.DurationInput
  /** From resolving the name to the last byte of the answer; each followed redirect counts anew. */
  readonly exchange: Duration.DurationInput
  /** Bytes of headers in an answer. */
  readonly headerBytes: number
  /**
   * Bytes of the body. `fail` asks for compression, and counts before and after decompressing; `truncate` keeps the
   * first bytes, hangs up without error, and never decompresses.
   */
  readonly body: { readonly bytes: number; readonly onExceeded: "fail" | "truncate" }
  /** Connections open at once; further requests wait, and their time begins when they have one. */
  readonly connections: number
}

export const researchLimits: Limits = {
  resolve: Duration.seconds(5),
  connect: Duration.seconds(5),
  exchange: Duration.seconds(10),
  headerBytes: 16 * 1024,
  body: { bytes: 2 * 1024 * 1024, onExceeded: "fail" },
  connections: 512
}

export const callbackLimits: Limits = {
  ...researchLimits,
  exchange: Duration.seconds(15),
  body: { bytes: 16 * 1024, onExceeded: "truncate" }
}
