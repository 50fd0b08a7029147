import { type ContactData, citableClaims, type Draft, type StageOutput } from "@prospect-research/core"
import { bestApproach, topicsToAvoid } from "./advice.ts"
import { newestFetch } from "./age.ts"
import { hooksOf } from "./Hook.ts"
import { openingLines } from "./openingLines.ts"
import { roleOf } from "./Role.ts"
import { roleLine } from "./roleLine.ts"
import { communicationStyle } from "./style.ts"

/** The prose of a report from the claims that the gate lets through; `null` when there are none to write from. */
export const writeDraft = (contact: ContactData, known: StageOutput): Draft | null => {
  const citable = citableClaims(contact, known)
  if (citable.size === 0) return null
  const hooks = hooksOf(citable, known)
  const role = roleOf(citable, known)
  const asOf = newestFetch(known.documents)
  return {
    icebreakers: openingLines(hooks, citable, asOf, roleLine(role, citable)),
    communication_style: communicationStyle(role, citable, known),
    best_approach: bestApproach(role, hooks, asOf),
    topics_to_avoid: topicsToAvoid(citable, known)
  }
}
