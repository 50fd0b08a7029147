import type { ClaimField, ClaimValue } from "../domain/Claim.ts"
import { foldCase } from "./fold.ts"
import { matchesIn } from "./matchesIn.ts"

/** Words that tell nothing of what is done, or of which animal. */
const small: ReadonlySet<string> = new Set(
  "a an the my our his her their own of in on at with for to and called named player playing plays play".split(
    " "
  )
)

/** In letters; shorter ones are not cut, and what is left of longer ones is no shorter. */
const shortestStem = 3

/** `kayak` of `kayaker` and `kayaking`, `danc` of `dance` and `dances`, `run` of `runners`: enough to tell one word from another. */
const stemOf = (word: string): string => {
  const cut = word.replace(/(?<!s)s$/u, "").replace(/(?:ing|er|e)$/u, "")
  if (cut.length < shortestStem) return word
  return cut.replace(/([bdgkmnprt])\1$/u, "$1")
}

/** The words of a text that tell something, without their endings. */
const tellingStems = (text: string): ReadonlySet<string> =>
  new Set(
    matchesIn(foldCase(text), /[\p{L}\p{N}]+/gu)
      .map(([word]) => word)
      .filter(word => !small.has(word))
      .map(stemOf)
  )

/** Whether a text says nothing that the other does not say as well. */
export const isWithin = (less: string, more: string): boolean => {
  const stems = [...tellingStems(less)]
  const others = tellingStems(more)
  return stems.length > 0 && stems.every(stem => others.has(stem))
}

/** Whoever coaches a game may play it as well: neither says the other. */
const coaching = /^coach/iu

/** Of these lists one value may say in other words, or with less of them, what another says. */
const restating: ReadonlySet<ClaimField> = new Set(["personal.hobbies", "family.pets"])

/** Whether a value of a list only says once more what the one before it says: `fiddle` beside `fiddler`, `Rex` beside `dog Rex`. */
export const restates = (field: ClaimField, value: ClaimValue, other: ClaimValue): boolean =>
  restating.has(field) &&
  typeof value === "string" &&
  typeof other === "string" &&
  coaching.test(value) === coaching.test(other) &&
  isWithin(value, other)
