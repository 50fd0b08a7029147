import { isPublicMatter } from "../privateMatters.ts"

/** What such a sentence goes on with where it is not about a subject any more. */
const vague =
  /^(?:having|starting|beginning|joining|most recently|recently|formerly|previously|helping|making|bringing|delivering|driving|growing|creating|turning|ensuring|enabling|supporting|working|empowering|getting|giving|taking|providing|everything|anything|others|more|many|various|several|all|both|them|this|that|these|those|what|how|why|where|who|to|for|over|the (?:industry|field|area|sector)|the intersection.*)\b/i

/** Vague alone, though not before another noun: `business cases`, `project finance`. */
const vagueAlone =
  /^(?:customers?|clients?|people|teams?|companies|business(?:es)?|organi[sz]ations|start-?ups|projects?|areas?|fields?|industr(?:y|ies))(?= (?:to|who|that|which|of|as|like|through|from|by|all|such|worldwide|globally)\b|$)/i

/** Whether a text may be something that somebody is good at. */
export const isSkill = (item: string): boolean => isSkillOf(item, 6)

/** The same, for texts of so many words at most. */
export const isSkillOf = (item: string, words: number): boolean =>
  item.length >= 1 &&
  item.length <= 60 &&
  item.split(" ").length <= words &&
  /^[\p{L}\d.+#]/u.test(item) &&
  /\p{L}/u.test(item) &&
  !vague.test(item) &&
  !/^it\b/u.test(item) &&
  !vagueAlone.test(item) &&
  !/\b(?:years?|his|her|their|our|my|your|is|are|was|were|has|have)\b|[:?!"“”]/iu.test(item) &&
  isPublicMatter(item)
