/** The field that a position belongs to. */
export const jobFunctions = [
  "engineering",
  "data",
  "security",
  "safety",
  "product",
  "design",
  "marketing",
  "sales",
  "customers",
  "finance",
  "people",
  "legal",
  "operations",
  "company"
] as const
export type JobFunction = (typeof jobFunctions)[number]

/** `leader` decides, `manager` answers for a team or a product, `senior` leads by craft alone. */
export const seniorities = ["leader", "manager", "senior", "specialist"] as const
export type Seniority = (typeof seniorities)[number]

const words = (...alternatives: ReadonlyArray<string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "iu")

/** The first that fits decides: `Product Designer` designs, and a `Sales Engineer` sells. */
const fields: ReadonlyArray<readonly [JobFunction, RegExp]> = [
  ["company", words("founding", "first (?:engineer|designer|hire|employee)")],
  ["engineering", words("ai safety", "alignment", "technical program", "tpm", "solutions? architect")],
  ["safety", words("trust (?:&|and) safety", "content (?:policy|moderation)", "policy", "ethics", "safety")],
  [
    "people",
    words(
      "people",
      "human resources",
      "hr",
      "hrbp",
      "hris",
      "chro",
      "talent",
      "recruit\\w*",
      "compensation",
      "benefits",
      "learning (?:&|and) development",
      "personal(?:leiter(?:in)?|wesen|abteilung)"
    )
  ],
  [
    "legal",
    words(
      "legal",
      "counsel",
      "lawyer",
      "attorney",
      "solicitor",
      "barrister",
      "paralegal",
      "compliance",
      "contracts?(?= manager)",
      "privacy",
      "data protection",
      "jurist(?:in)?",
      "juridique"
    )
  ],
  [
    "finance",
    words(
      "financ\\w+",
      "cfo",
      "controller",
      "controlling",
      "accountant",
      "accounting",
      "accounts (?:payable|receivable)",
      "treasur\\w+",
      "payroll",
      "tax",
      "fp&a",
      "audit(?:or|ing)?",
      "investor relations",
      "finanz\\w*"
    )
  ],
  ["design", words("design", "designer", "ux", "ui", "user research\\w*", "creative", "art director")],
  ["product", words("product(?! marketing)", "cpo", "apm", "produktmanager(?:in)?")],
  [
    "customers",
    words(
      "customer",
      "client (?:services?|success)",
      "csm",
      "support",
      "success",
      "implementation",
      "onboarding",
      "professional services",
      "technical account manager",
      "tam"
    )
  ],
  ["security", words("security", "ciso", "infosec", "cyber\\w*", "penetration tester")],
  [
    "sales",
    words(
      "sales",
      "selling",
      "pre-?sales",
      "revenue",
      "revops",
      "cro",
      "ae",
      "bdr",
      "sdr",
      "account (?:executive|manager|director)",
      "key account\\w*",
      "business development",
      "partnerships?",
      "alliances",
      "channel",
      "deal desk",
      "solutions (?:consultant|engineer)",
      "vertrieb\\w*",
      "commercial",
      "ventas"
    )
  ],
  [
    "marketing",
    words(
      "marketing",
      "marketer",
      "cmo",
      "pmm",
      "brand",
      "content",
      "communications?",
      "pr",
      "public relations",
      "growth",
      "community",
      "copywriter",
      "demand generation",
      "seo",
      "sem",
      "paid acquisition",
      "social media",
      "dev ?rel",
      "developer (?:relations|advocate|evangelist|experience)",
      "evangelist",
      "technical writer",
      "editor",
      "journalist"
    )
  ],
  [
    "operations",
    words(
      "operations",
      "coo",
      "operating officer",
      "strategy",
      "logistics",
      "supply chain",
      "procurement",
      "purchas\\w+",
      "buyer",
      "facilities",
      "program(?:me)? (?:manager|director|lead)",
      "project (?:manager|director|lead|coordinator)",
      "chief of staff",
      "office manager",
      "einkauf\\w*"
    )
  ],
  [
    "engineering",
    words("(?:data|analytics) engineer(?:ing)?", "database", "applied scientist", "research scientist")
  ],
  [
    "data",
    words(
      "data",
      "analytics",
      "analyst",
      "statistic\\w+",
      "quant",
      "quantitative",
      "business intelligence",
      "bi",
      "decision scien\\w+",
      "insights"
    )
  ],
  [
    "engineering",
    words(
      "engineer\\w*",
      "developer",
      "development manager",
      "programmer",
      "software",
      "swe",
      "sre",
      "sdet",
      "qa",
      "dba",
      "devops",
      "architect",
      "technology",
      "technical",
      "tech",
      "cto",
      "cio",
      "it",
      "platform",
      "infrastructure",
      "reliability",
      "ai",
      "ai/ml",
      "machine learning",
      "ml",
      "r&d",
      "fellow",
      "release manager",
      "entwick\\w+",
      "ingenieur(?:in)?",
      "développeu\\w+",
      "ingénieure?",
      "desarrollador\\w*"
    )
  ],
  [
    "company",
    words(
      "ceo",
      "chief executive",
      "founder",
      "co-?founder",
      "president",
      "owner",
      "managing (?:director|partner)",
      "general manager",
      "partner",
      "geschäftsführer(?:in)?",
      "gründer(?:in)?",
      "inhaber(?:in)?",
      "fondat(?:eur|rice)",
      "directeur général",
      "directrice générale",
      "fundador[a]?",
      "gerente general"
    )
  ]
]

/** The field that a title names; `null` when it names none. */
export const jobFunctionOf = (title: string): JobFunction | null =>
  fields.find(([, form]) => form.test(title))?.[0] ?? null

const leader = words(
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
const senior = words(
  "principal",
  "(?<!of )staff",
  "distinguished",
  "fellow",
  "architect",
  "tech(?:nical)? lead",
  "lead (?:engineer|developer|scientist)"
)
/** These look after accounts, a programme or a subject, and seldom have a team. */
const looksAfter = words(
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
const manager = words(
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
