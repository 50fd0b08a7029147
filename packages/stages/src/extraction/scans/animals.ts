import type { Rule } from "../Clause.ts"

/** Animals that the person lives with: a kind of animal, and what makes it theirs. */
export const animals: Rule = () => []
