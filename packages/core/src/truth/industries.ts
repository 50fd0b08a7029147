import { compilePattern } from "./pattern.ts"

/** What a house does, and what houses that do it call themselves or are called, as patterns without case. */
const industries: Readonly<Record<string, string>> = {
  "legal services":
    "(?:(?:law|legal) (?:firm|practice|office)s?|(?:firm|practice|partnership) of (?:solicitors|lawyers|attorneys|barristers|advocates)|solicitors|lawyers|attorneys(?: at law)?|barristers(?:['’] chambers)?|rechtsanwält(?:e|innen)|(?:anwalts|rechtsanwalts)?kanzlei|cabinet d['’]avocats|avocats|abogados|advogados|studio legale|avvocati|advocaten(?:kantoor)?|advokat(?:er|byrå|firma))",
  architecture:
    "(?:(?:firm|practice) of (?:chartered )?architects|(?:chartered )?architects|architektur ?büro|architekt(?:en|innen)|architectes|arquitectos|arquitetos|architetti|architecten(?:bureau)?|arkitekt(?:er|kontor))",
  accountancy:
    "(?:(?:firm|practice) of (?:chartered |certified )?accountants|(?:chartered |certified (?:public )?)?accountants|cpas|steuerberat(?:er|ung|ungskanzlei)|experts-comptables|accountantskantoor)",
  surveying: "(?:(?:firm|practice) of (?:chartered )?surveyors|chartered surveyors)",
  engineering: "(?:ingenieurbüro|bureau d['’]études)",
  healthcare: "(?:clinic|klinik|clinique|clínica|clinica)",
  "video games":
    "(?:(?:independent |indie )?(?:video ?)?games? (?:studio|developer|maker)|spielestudio|studio de jeux vidéo)",
  software: "(?:programvarubolag|mjukvarubolag|softwarehaus|softwarebedrijf|softwarevirksomhed)",
  fintech: "(?:fintech (?:company|firm|start-?up)|fintechbolag|fintechbedrijf|fintechunternehmen)",
  "higher education": "(?:universit(?:y|ät|é)|universidade?|università|universiteit|universitet)",
  education: "(?:(?:public|independent|unified|area|consolidated|city|county) )*school districts?",
  libraries: "(?:public )?librar(?:y|ies)",
  "e-commerce": "online (?:retailer|shop|store)",
  podcasts: "podcast (?:studio|producer)",
  bakery: "bakehouse",
  banking: "(?:(?:independent |private |savings |community )*bank)",
  "wealth management": "wealth(?: managers?| management)?",
  "food production": "foods",
  "wind energy": "wind(?: (?:power|farms?|parks?))?"
}

const calling = Object.entries(industries).map(
  ([industry, called]) =>
    [
      industry,
      compilePattern(`(?<![\\p{L}-])${called}(?![\\p{L}-])`, "iu"),
      new RegExp(`^${called}$`, "iu")
    ] as const
)

/** The industry of a house that is called this, and no more: `legal services` of `Solicitors`. */
export const industryOf = (called: string): string | undefined =>
  calling.find(([, , whole]) => whole.test(called))?.[0]

/** Whether a text calls a house what only those of the industry are called. */
export const tellsIndustry = (text: string, industry: string): boolean =>
  calling.some(([named, within]) => named === industry && within.test(text))
