import type { Rule } from "../Clause.ts"

/** What the person works with or is good at: a list behind words that say so. */
export const expertise: Rule = () => []
