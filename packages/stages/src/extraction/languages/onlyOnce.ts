import type { Fact } from "../Clause.ts"

/** Courses told in less words than another of the same place are the same. */
export const withoutRepeats = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => {
  const byKey = new Map<string, Fact>()
  for (const fact of facts) {
    const { value, field } = fact
    const isEntry = typeof value === "object" && "institution" in value
    const key = isEntry ? `${field} ${value.institution}` : `${field} ${JSON.stringify(value)}`
    const known = byKey.get(key)
    const size = (it: Fact) => JSON.stringify(it.value).replaceAll("null", "").length
    if (known === undefined || size(fact) > size(known)) byKey.set(key, fact)
  }
  return [...byKey.values()]
}

/** Of these a phrase may tell one and a scan another. */
export const toldTwice: ReadonlySet<string> = new Set([
  "personal.hobbies",
  "professional.skills",
  "personal.memberships",
  "personal.causes",
  "education.certifications",
  "professional.achievements",
  "family.pets"
])

/** Whoever is made a member of an order is honoured. */
const isOrder = ({ field, value }: Fact, facts: ReadonlyArray<Fact>): boolean =>
  field === "personal.memberships" &&
  facts.some(
    other => other.field === "professional.achievements" && String(other.value).includes(String(value))
  )

/** `Aficionada al Acme`: a side is no interest besides. */
const isSide = ({ field, value }: Fact, facts: ReadonlyArray<Fact>): boolean =>
  field === "personal.interests" &&
  facts.some(other => other.field === "personal.sports_teams" && other.value === value)

/** `chats` beside `chats, Plume et Biscotte`: what another value of the field says as well. */
export const withoutParts = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> =>
  facts
    .filter(fact => !isOrder(fact, facts) && !isSide(fact, facts))
    .filter(
      ({ field, value }) =>
        !toldTwice.has(field) ||
        !facts.some(
          other =>
            other.field === field &&
            other.value !== value &&
            typeof other.value === "string" &&
            typeof value === "string" &&
            other.value.includes(value)
        )
    )
