import type { Rule } from "../Clause.ts"

/** Certificates and licences that the person holds: their usual names and letters. */
export const certificates: Rule = () => []
