import type { Rule } from "../Clause.ts"

/** Where the person lives or works: a place behind words that say so. */
export const places: Rule = () => []
