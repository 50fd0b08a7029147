import type { Fact } from "../Clause.ts"
import { noAchievement } from "./noAchievement.ts"
import { noBody } from "./noBody.ts"
import { noCause } from "./noCause.ts"
import { noCertificate } from "./noCertificate.ts"
import { noCompany } from "./noCompany.ts"
import { noFact } from "./noFact.ts"
import { noIndustry } from "./noIndustry.ts"
import { noInterest } from "./noInterest.ts"
import { noPastime } from "./noPastime.ts"
import { noPet } from "./noPet.ts"
import { noPlace } from "./noPlace.ts"
import { noSkill } from "./noSkill.ts"
import { refusalOfStudy } from "./noStudy.ts"
import { noTeam } from "./noTeam.ts"
import { noTitle } from "./noTitle.ts"
import { type Refusal, refusalIn } from "./Refusal.ts"

const refusals: Partial<Record<Fact["field"], ReadonlyArray<Refusal>>> = {
  "professional.current_title": noTitle,
  "professional.current_company": noCompany,
  "professional.current_location": noPlace,
  "professional.industry": noIndustry,
  "professional.skills": noSkill,
  "professional.achievements": noAchievement,
  "personal.interests": noInterest,
  "personal.hobbies": noPastime,
  "personal.sports_teams": noTeam,
  "personal.causes": noCause,
  "personal.memberships": noBody,
  "family.pets": noPet,
  "education.certifications": noCertificate
}

/** What a value is instead of what its field holds, whatever rule has found it; nothing where it may stand. `quote` is where it stands. */
export const refusalOf = ({ field, value }: Fact, quote: string): string | undefined => {
  if (typeof value === "string")
    return refusalIn(noFact, value, quote) ?? refusalIn(refusals[field] ?? [], value, quote)
  return typeof value === "object" && "institution" in value ? refusalOfStudy(value, quote) : undefined
}

/** Whether a fact can be one; of studies, whether its school can. */
export const isPlausible = (fact: Fact, quote: string): boolean => refusalOf(fact, quote) === undefined
