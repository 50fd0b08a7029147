import type { Rule } from "../Clause.ts"

/** Where the person studied, and what: a school, and what says that they were taught there. */
export const schools: Rule = () => []
