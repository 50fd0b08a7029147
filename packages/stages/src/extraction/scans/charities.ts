import type { Rule } from "../Clause.ts"

/** Whom the person gives time, money or a voice to: a name that says that it is one, or what is done for it. */
export const charities: Rule = () => []
