import type { Rule } from "../Clause.ts"

/** Sides that the person supports or plays for: their names, or what supporters are called. */
export const supporters: Rule = () => []
