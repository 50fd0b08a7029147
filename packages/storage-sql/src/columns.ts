import { Schema } from "effect"

/** A whole number: PostgreSQL hands BIGINT over as text. */
export const Integer = Schema.Union(Schema.Number, Schema.NumberFromString)

/** 0 or 1: SQLite has no booleans. */
export const Flag = Schema.transform(Integer, Schema.Boolean, {
  strict: true,
  decode: number => number !== 0,
  encode: flag => (flag ? 1 : 0)
})

/** JSON kept as text, which both databases return byte for byte. */
export const Json = Schema.parseJson

export const NullableText = Schema.NullOr(Schema.String)
export const NullableInteger = Schema.NullOr(Integer)

export const toFlag = (value: boolean): number => (value ? 1 : 0)

export const toIso = (millis: number): string => new Date(millis).toISOString()
