import type { Draft } from "@prospect-research/core"
import type { JobFunction } from "./jobFunction.ts"
import type { Role } from "./Role.ts"
import type { Seniority } from "./seniority.ts"

const manner: Readonly<Record<Seniority, string>> = {
  leader:
    "a few short sentences, the outcome before the detail, and one question that can be answered in a line",
  manager: "short and practical, one concrete problem of a team, and one question that is easy to answer",
  senior: "precise and to the point, the reasoning before the claim, and one question worth thinking about",
  specialist: "precise and free of sales language, one detail of the craft, and one honest question"
}

const evidenceFor: Readonly<Record<JobFunction, string>> = {
  engineering: "name the technical trade-off and leave out adjectives",
  data: "give numbers with their source",
  security: "say plainly what you access and what you do not",
  safety: "say what could go wrong and who would notice",
  product: "speak of a problem of users, not of features",
  design: "show the thing instead of describing it",
  marketing: "say who it reached and what came of it",
  sales: "say what it does to the pipeline and how soon",
  customers: "give an example from a customer's day",
  finance: "give the cost, the saving and the assumption behind both",
  people: "say what changes for the people concerned",
  legal: "be exact, and state what is not covered",
  operations: "say what becomes faster, and what it takes to get there",
  company: "say what it means for the company in one sentence"
}

/** What counts as evidence in the person's field, as the end of a sentence. */
export const evidenceIn = ({ jobFunction }: Role): string | null =>
  jobFunction === null ? null : evidenceFor[jobFunction]

/** How to write to somebody of this role; it says that it goes by the role. */
export const styleByRole = (role: Role | null): Draft["communication_style"] => {
  if (role === null) {
    return { text: "How they write is not known: keep it short, concrete and easy to answer.", claims: [] }
  }
  const parts = [manner[role.seniority], evidenceIn(role)].filter(part => part !== null)
  return { text: `By role, not by their own words: ${parts.join("; ")}.`, claims: role.claims }
}
