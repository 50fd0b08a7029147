import { type Citable, checkIcebreaker } from "@prospect-research/core"
import type { JobFunction } from "./jobFunction.ts"
import { type DraftIcebreaker, isOfGoodLength } from "./openingLines.ts"
import type { Role } from "./Role.ts"
import { inQuotes } from "./title.ts"
import { rotate } from "./variant.ts"

interface Task {
  /** Titles that come with it: a function holds many others. */
  readonly of: RegExp
  readonly task: string
}

const tasks: Readonly<Record<JobFunction, Task | null>> = {
  engineering: {
    of: /\b(?:platform|infrastructure|back-?end|site reliability|sre|devops|cto|chief technology officer|chief technical officer|(?:vp|head|director),? (?:of )?engineering|engineering manager)\b/i,
    task: "keeping the platform running"
  },
  data: { of: /\b(?:data|analytics)\b/i, task: "getting data that people trust" },
  security: { of: /\b(?:security|ciso)\b/i, task: "keeping systems secure" },
  safety: { of: /\btrust (?:and|&) safety\b/i, task: "keeping people safe on the platform" },
  product: { of: /\bproduct\b/i, task: "deciding what goes on the roadmap" },
  design: {
    of: /\b(?:design(?:er)?|creative director)\b/i,
    task: "getting designs built as they were drawn"
  },
  marketing: { of: /\b(?:marketing|growth|demand generation)\b/i, task: "reaching the right buyers" },
  sales: { of: /\b(?:sales|account executive|business development)\b/i, task: "keeping deals moving" },
  customers: {
    of: /\b(?:customer (?:success|support|service|experience)|client (?:services|success))\b/i,
    task: "keeping customers well looked after"
  },
  finance: {
    of: /\b(?:cfo|chief financ(?:e|ial) officer|(?:head|director|vp),? (?:of )?finance|financ(?:e|ial) (?:director|controller|manager)|controller|accountant|bookkeeper)\b/i,
    task: "closing the books on time"
  },
  people: {
    of: /\b(?:people|hr|human resources|talent|recruit\w*)\b/i,
    task: "finding and keeping good people"
  },
  legal: {
    of: /\b(?:general counsel|legal counsel|(?:head|director) of legal|legal (?:director|officer)|contracts? manager)\b/i,
    task: "getting contracts through"
  },
  operations: {
    of: /\b(?:operations?|coo|operating officer)\b/i,
    task: "keeping day-to-day operations smooth"
  },
  company: {
    of: /\b(?:ceo|chief executive|managing (?:director|partner)|general manager|founder|owner|(?<!vice )president)\b/i,
    task: "running the organisation"
  }
}

/** What somebody with this title surely has on their desk; `null` where that is a guess. */
const taskOf = ({ title, jobFunction }: Role): string | null => {
  const task = jobFunction === null ? null : tasks[jobFunction]
  if (task?.of.test(title) !== true) return null
  return jobFunction === "company" && /\b(?:owner|founder|partner)\b/i.test(title)
    ? "running the business"
    : task.task
}

/** One is the owner of a house, and works at it. */
const isOfHouse = /^(?:the )?(?:co-?)?(?:owners?|presidents?|chair(?:man|woman|person)?)$/i

const lines: ReadonlyArray<(role: string, work: string) => string> = [
  (role, task) =>
    `As ${role}, which part of ${task} takes more of your attention this quarter than you would like?`,
  (role, task) =>
    `A question for you as ${role} — what about ${task} still takes more manual effort than it should?`,
  (role, task) => `You are ${role} — when it comes to ${task}, what would you hand over first if you could?`,
  (role, task) => `In your work as ${role} — what has changed most about ${task} over the past year?`
]

/** Where it is not known what is on the desk. */
const openLines: ReadonlyArray<(role: string) => string> = [
  role =>
    `As ${role}, which part of your work takes more of your attention this quarter than you would like?`,
  role =>
    `A question for you as ${role} — which part of your work still takes more manual effort than it should?`,
  role => `You are ${role} — which part of your work would you hand over first if you could?`,
  role =>
    `In your work as ${role} — what has changed most over the past year, and what has it changed for you?`
]

/** With a skill that a page names, which says more than the task of anybody of the title. */
const skillLines: ReadonlyArray<(role: string, skill: string) => string> = [
  (role, skill) =>
    `As ${role}, with “${skill}” among your skills — where has it made the most difference over the past year?`,
  (role, skill) =>
    `You are ${role}, and “${skill}” is among your skills — what do people who have never done it get wrong about it?`,
  (role, skill) =>
    `A question for you as ${role}, with “${skill}” among your skills — what about it takes longer than others expect?`
]

/** A title in a script without capitals is no word of an English sentence; one of another language is what its bearer is called. */
const canBeNamed = ({ title }: Role): boolean => !/\p{Lo}/u.test(title)

const linesOf = (role: Role, held: string): ReadonlyArray<string> => {
  const { skill } = role
  if (skill !== null) return skillLines.map(line => line(held, inQuotes(skill.value)))
  const task = taskOf(role)
  return task === null ? openLines.map(line => line(held)) : lines.map(line => line(held, task))
}

/** A modest line about the role, for when nothing that the person did in public is known. */
export const roleLine = (role: Role | null, citable: Citable): DraftIcebreaker | null => {
  if (role === null || role.company === null || !canBeNamed(role)) return null
  const { company, skill, title } = role
  const held = `${title} ${isOfHouse.test(title) ? "of" : "at"} ${company}`
  const claims = skill === null ? role.claims : [...role.claims, skill.claim.id]
  const parts = {
    angle: `Their role as ${held}`,
    why_effective: `It asks about ${skill === null ? "work that comes with the role" : "a skill that a public page names beside the role"}; no public work of their own was found, so send it only where your offer fits.`,
    source_type: "stated role",
    confidence: "LOW" as const,
    topic_category: "professional",
    claims
  }
  return rotate(linesOf(role, held), claims, 0)
    .filter(isOfGoodLength)
    .reduce<DraftIcebreaker | null>(
      (found, line) => found ?? checkIcebreaker({ ...parts, opening_line: line }, citable),
      null
    )
}
