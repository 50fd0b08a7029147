import { type Citable, checkIcebreaker } from "@prospect-research/core"
import type { JobFunction } from "./jobFunction.ts"
import { type DraftIcebreaker, isOfGoodLength } from "./openingLines.ts"
import type { Role } from "./Role.ts"
import { rotate } from "./variant.ts"

const work: Readonly<Record<JobFunction, string>> = {
  engineering: "keeping the platform running",
  data: "getting data that people trust",
  security: "keeping systems secure",
  safety: "keeping people safe on the platform",
  product: "deciding what goes on the roadmap",
  design: "getting designs built as they were drawn",
  marketing: "reaching the right buyers",
  sales: "keeping deals moving",
  customers: "keeping customers well looked after",
  finance: "closing the books on time",
  people: "finding and keeping good people",
  legal: "getting contracts through",
  operations: "keeping day-to-day operations smooth",
  company: "running the company"
}

const lines: ReadonlyArray<(role: string, work: string) => string> = [
  (role, task) =>
    `As ${role}, which part of ${task} takes more of your attention this quarter than you would like?`,
  (role, task) =>
    `A question for you as ${role} — what about ${task} still takes more manual effort than it should?`,
  (role, task) => `You are ${role} — when it comes to ${task}, what would you hand over first if you could?`,
  (role, task) => `In your work as ${role} — what has changed most about ${task} over the past year?`
]

/** A modest line about the role alone, for when nothing that the person did in public is known. */
export const roleLine = (role: Role | null, citable: Citable): DraftIcebreaker | null => {
  if (role === null || role.company === null || role.jobFunction === null) return null
  const { title, company, jobFunction, claims } = role
  const parts = {
    angle: `Their role as ${title} at ${company}`,
    why_effective:
      "It asks about work that comes with the role; no public work of their own was found, so send it only where your offer fits.",
    source_type: "stated role",
    confidence: "LOW" as const,
    topic_category: "professional",
    claims
  }
  return rotate(lines, claims, 0)
    .map(line => line(`${title} at ${company}`, work[jobFunction]))
    .filter(isOfGoodLength)
    .reduce<DraftIcebreaker | null>(
      (found, line) => found ?? checkIcebreaker({ ...parts, opening_line: line }, citable),
      null
    )
}
