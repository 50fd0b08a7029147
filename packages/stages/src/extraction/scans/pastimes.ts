import type { Rule } from "../Clause.ts"

/** What people do outside work: a known pastime, and what says that it is one of theirs. */
export const pastimes: Rule = () => []
