import type { Citable, Claim, ClaimField } from "@prospect-research/core"
import { compareText } from "@prospect-research/core"
import { type JobFunction, jobFunctionOf } from "./jobFunction.ts"
import { type Seniority, seniorityOf } from "./seniority.ts"

/** What the person does, as their title says. */
export interface Role {
  readonly title: string
  readonly company: string | null
  readonly seniority: Seniority
  /** `null` when the title does not say. */
  readonly jobFunction: JobFunction | null
  /** The claims of title and company. */
  readonly claims: ReadonlyArray<string>
}

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

export const roleOf = (citable: Citable): Role | null => {
  const title = strongest(citable, "professional.current_title")
  const company = strongest(citable, "professional.current_company")
  return title === null
    ? null
    : {
        title: title.value,
        company: company?.value ?? null,
        seniority: seniorityOf(title.value),
        jobFunction: jobFunctionOf(title.value),
        claims: [title, company].flatMap(it => (it === null ? [] : [it.claim.id]))
      }
}
