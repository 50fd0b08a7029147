import type { Citable, Claim, ClaimField, Document, StageOutput } from "@prospect-research/core"
import { compareText } from "@prospect-research/core"
import { isTechnology } from "../extraction/words/technologies.ts"
import { isEnglish } from "./inEnglish.ts"
import { type JobFunction, jobFunctionOf } from "./jobFunction.ts"
import { type Seniority, seniorityOf } from "./seniority.ts"

/** What the person does, as their title says. */
export interface Role {
  readonly title: string
  readonly company: string | null
  readonly seniority: Seniority
  /** `null` when the title does not say. */
  readonly jobFunction: JobFunction | null
  /** What they are best known to be able to do, as an English sentence can name it. */
  readonly skill: Strongest | null
  /** The claims of title and company. */
  readonly claims: ReadonlyArray<string>
}

/** A value with the claim that is cited for it. */
interface Strongest {
  readonly value: string
  readonly claim: Claim
}

/** The value that the report shows for the field, with a claim that may be cited for it. */
const strongest = (citable: Citable, field: ClaimField): Strongest | null => {
  const [best] = [...citable.entries()]
    .filter(([, statement]) => statement.field === field && statement.standing === "published")
    .sort(([left], [right]) => compareText(left, right))
  const claim = best?.[1].claims.find(it => it.id === best[0])
  return claim !== undefined && typeof claim.value === "string" ? { value: claim.value, claim } : null
}

/** A letter or two read like a slip. */
const shortestSkill = 3

/** `design` is a word of any page, `succession planning` and `Kubernetes` say more. */
const saysMore = (skill: string): boolean =>
  skill.includes(" ") || (skill.length >= shortestSkill && isTechnology(skill))

const skillOf = (citable: Citable, documents: ReadonlyArray<Document>): Strongest | null => {
  const isNamedInEnglish = (claim: Claim) =>
    documents.some(document => document.id === claim.document && isEnglish(claim, document))
  const [best] = [...citable.entries()]
    .flatMap(([id, { claims, field, standing, confidence, support }]) => {
      const claim = claims.find(it => it.id === id)
      const isTold =
        field === "professional.skills" &&
        standing === "published" &&
        confidence !== "LOW" &&
        claim !== undefined
      return isTold && typeof claim.value === "string" && saysMore(claim.value) && isNamedInEnglish(claim)
        ? [{ value: claim.value, claim, score: support.score }]
        : []
    })
    .sort((left, right) => right.score - left.score || compareText(left.claim.id, right.claim.id))
  return best ?? null
}

export const roleOf = (citable: Citable, { documents }: Pick<StageOutput, "documents">): Role | null => {
  const title = strongest(citable, "professional.current_title")
  const company = strongest(citable, "professional.current_company")
  return title === null
    ? null
    : {
        title: title.value,
        company: company?.value ?? null,
        seniority: seniorityOf(title.value),
        jobFunction: jobFunctionOf(title.value),
        skill: skillOf(citable, documents),
        claims: [title, company].flatMap(it => (it === null ? [] : [it.claim.id]))
      }
}
