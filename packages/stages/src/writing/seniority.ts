import { anyWord } from "./anyWord.ts"

/** `leader` decides, `manager` answers for a team or a product, `senior` leads by craft alone. */
export const seniorities = ["leader", "manager", "senior", "specialist"] as const
export type Seniority = (typeof seniorities)[number]

const leader = anyWord(
  "chief(?! of staff)",
  "c[a-z]o",
  "ciso",
  "chro",
  "(?:co-?)?founder",
  "(?<!vice )president",
  "vice president",
  "[se]?vp",
  "(?<!product )owner",
  "(?<!(?:business|talent|hr|people) )partner(?! manager)",
  "director",
  "head",
  "general (?:counsel|manager)",
  "controller",
  "treasurer",
  "group product manager",
  "direktor(?:in)?",
  "leiter(?:in)?",
  "geschäftsführer(?:in)?",
  "gründer(?:in)?",
  "inhaber(?:in)?",
  "directeur",
  "directrice",
  "fondat(?:eur|rice)",
  "directora?",
  "fundadora?"
)
const senior = anyWord(
  "principal",
  "(?<!of )staff",
  "distinguished",
  "fellow",
  "architect",
  "tech(?:nical)? lead",
  "lead (?:engineer|developer|scientist)"
)
/** These look after accounts, a programme or a subject, and seldom have a team. */
const looksAfter = anyWord(
  "(?:(?:strategic|key|technical|enterprise) )?account manager",
  "customer success manager",
  "csm",
  "(?:community|social media|email marketing|paid acquisition|implementation|deal desk) manager",
  "(?:project|(?<!technical )program(?:me)?) manager",
  "(?:contracts?|compliance|benefits|compensation|payroll|tax|hris|hr|finance|accounting|recruiting|analytics|fp&a|learning (?:&|and) development|accounts (?:payable|receivable)) manager",
  "(?:business |sales |revenue |people )?operations manager",
  "community lead",
  "office manager"
)
const manager = anyWord(
  "manager",
  "management",
  "lead",
  "leader",
  "supervisor",
  "product owner",
  "apm",
  "pmm",
  "tpm",
  "manager(?:in)?",
  "teamleiter(?:in)?",
  "chef(?:fe)? de",
  "responsable"
)

export const seniorityOf = (title: string): Seniority => {
  if (leader.test(title)) return "leader"
  if (senior.test(title)) return "senior"
  return manager.test(title) && !looksAfter.test(title) ? "manager" : "specialist"
}
