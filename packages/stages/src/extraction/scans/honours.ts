import type { Rule } from "../Clause.ts"

/** Awards, prizes and what else people are honoured with: the name of the honour, and that it was won. */
export const honours: Rule = () => []
