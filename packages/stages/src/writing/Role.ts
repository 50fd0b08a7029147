import type { Citable, Claim, ClaimField } from "@prospect-research/core"
import { compareText } from "@prospect-research/core"

export type Seniority = "leader" | "manager" | "specialist"

/** What the person does, as their title says. */
export interface Role {
  readonly title: string
  readonly company: string | null
  readonly seniority: Seniority
  /** `null` when the title does not say. */
  readonly trade: Trade | null
  /** The claims of title and company. */
  readonly claims: ReadonlyArray<string>
}

const leaders =
  /\b(?:chief|c[a-z]o|founder|co-?founder|president|owner|partner|managing director|[se]?vp|vice president|head|director|geschäftsführer(?:in)?)\b/i
const managers = /\b(?:manager|lead|leader|supervisor|principal|team lead)\b/i

/** First that fits decides. */
const trades = {
  security: /\b(?:security|ciso|infosec)\b/i,
  data: /\b(?:data|analytics|machine learning|ai|scientist)\b/i,
  product: /\b(?:product|cpo)\b/i,
  design: /\b(?:design|designer|ux|creative)\b/i,
  marketing: /\b(?:marketing|cmo|brand|content|communications|growth)\b/i,
  sales: /\b(?:sales|revenue|cro|account executive|business development|partnerships)\b/i,
  customers: /\b(?:customer|support|success)\b/i,
  finance: /\b(?:finance|financial|cfo|controller|accountant|accounting|treasurer)\b/i,
  people: /\b(?:people|human resources|hr|chro|talent|recruit\w*)\b/i,
  legal: /\b(?:legal|counsel|lawyer|attorney|compliance)\b/i,
  operations: /\b(?:operations|coo|logistics|supply chain|procurement)\b/i,
  engineering:
    /\b(?:technology|technical|cto|engineering|engineer|software|developer|architect|platform|infrastructure|devops|programmer)\b/i,
  company: /\b(?:ceo|chief executive|founder|co-?founder|president|owner|managing director)\b/i
} as const
export type Trade = keyof typeof trades

const isTrade = (name: string): name is Trade => name in trades

const tradeOf = (title: string): Trade | null =>
  Object.keys(trades)
    .filter(isTrade)
    .find(name => trades[name].test(title)) ?? null

const seniorityOf = (title: string): Seniority =>
  leaders.test(title) ? "leader" : managers.test(title) ? "manager" : "specialist"

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
        trade: tradeOf(title.value),
        claims: [title, company].flatMap(it => (it === null ? [] : [it.claim.id]))
      }
}
