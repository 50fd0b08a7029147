import { parseName } from "../names/PersonName.ts"
import type { ProfileHandle } from "./profileAddress.ts"

const longest = 100

/** Whether what a profile calls its owner is a full name, and no nickname. */
export const isFullName = (name: string): boolean =>
  name.length <= longest && /^\p{L}[^@/<>\d]*$/u.test(name) && parseName(name) !== null

/** What a profile calls its owner, when that is a full name. */
export const nameHandles = (name: string): ReadonlyArray<ProfileHandle> =>
  isFullName(name) ? [{ kind: "name", value: name }] : []
