import type { Rule } from "../Clause.ts"

/** Societies, clubs and committees that the person belongs to: a name that says that it is one, and a standing in it. */
export const societies: Rule = () => []
