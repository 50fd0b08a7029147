import { foldName } from "../names/foldName.ts"
import { namePattern } from "../names/namePattern.ts"
import { regex } from "./regex.ts"

/** Tests whether a text names somebody of these names in full, in any case, and with or without accents. */
export const namesAnyOf = (names: ReadonlyArray<string>): ((text: string) => boolean) => {
  const pattern = namePattern(names.map(foldName))
  if (pattern === undefined) return () => false
  const form = regex.iu`${pattern}`
  return text => form.test(foldName(text))
}
