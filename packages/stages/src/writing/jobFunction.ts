import { anyWord } from "./anyWord.ts"

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

/** The first that fits decides: `Product Designer` designs, and a `Sales Engineer` sells. */
const fields: ReadonlyArray<readonly [JobFunction, RegExp]> = [
  ["company", anyWord("founding", "first (?:engineer|designer|hire|employee)")],
  ["engineering", anyWord("ai safety", "alignment", "technical program", "tpm", "solutions? architect")],
  [
    "safety",
    anyWord("trust (?:&|and) safety", "content (?:policy|moderation)", "policy", "ethics", "safety")
  ],
  [
    "people",
    anyWord(
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
    anyWord(
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
    anyWord(
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
  ["design", anyWord("design", "designer", "ux", "ui", "user research\\w*", "creative", "art director")],
  ["product", anyWord("product(?! marketing)", "cpo", "apm", "produktmanager(?:in)?")],
  [
    "customers",
    anyWord(
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
  ["security", anyWord("security", "ciso", "infosec", "cyber\\w*", "penetration tester")],
  [
    "sales",
    anyWord(
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
    anyWord(
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
    anyWord(
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
    anyWord("(?:data|analytics) engineer(?:ing)?", "database", "applied scientist", "research scientist")
  ],
  [
    "data",
    anyWord(
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
    anyWord(
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
    anyWord(
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
