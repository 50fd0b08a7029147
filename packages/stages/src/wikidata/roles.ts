import { type Fact, type StatedLine, statedLine } from "../sources/StatedLine.ts"
import type { Entity, Snak, Statement } from "./answers.ts"
import { currentOf, dateOf, isEnded, property, qualifier, soleCurrent, statementsOf } from "./statements.ts"

/** What the item of a snak is called, if it names one. */
export type Label = (snak: Snak | undefined) => string | undefined

interface Role {
  readonly title: string | undefined
  readonly company: string | undefined
}

/** `, since 2019`, as far as that is known. */
const periodOf = (statement: Statement): string => {
  const ends = [
    ["since", property.start],
    ["as of", property.pointInTime],
    ["until", property.end]
  ] as const
  return ends
    .map(([word, name]) => [word, dateOf(qualifier(statement, name))] as const)
    .flatMap(([word, date]) => (date === null ? [] : [`, ${word} ${date}`]))
    .join("")
}

const factsOf = ({ title, company }: Role, as_of: string | null): ReadonlyArray<Fact> => [
  ...(title === undefined ? [] : [{ field: "professional.current_title" as const, value: title, as_of }]),
  ...(company === undefined
    ? []
    : [{ field: "professional.current_company" as const, value: company, as_of }])
]

/** All roles of one property; only the one that is surely held now states anything current. */
const linesOf = (
  entity: Entity,
  name: "employer" | "position",
  roleOf: (statement: Statement) => Role
): ReadonlyArray<StatedLine> => {
  const held = soleCurrent(currentOf(entity, property[name]))
  return statementsOf(entity, property[name]).flatMap(statement => {
    const role = roleOf(statement)
    const parts = [role.title, role.company].filter(part => part !== undefined)
    if (role[name === "employer" ? "company" : "title"] === undefined) return []
    const line = `${isEnded(statement) ? "past " : ""}${name}: ${parts.join(", ")}${periodOf(statement)}`
    const as_of = dateOf(qualifier(statement, property.pointInTime))
    return [statedLine(line, ...(statement === held ? factsOf(role, as_of) : []))]
  })
}

/** Titles and employers, from either side: an employer with a position, and a position at an organization. */
export const roleLines = (entity: Entity, label: Label): ReadonlyArray<StatedLine> => {
  const named = (
    statement: Statement,
    names: ReadonlyArray<"position" | "role" | "employer" | "organization" | "of">
  ) => names.map(name => label(qualifier(statement, property[name]))).find(it => it !== undefined)
  return [
    ...linesOf(entity, "employer", statement => ({
      title: named(statement, ["position", "role"]),
      company: label(statement.mainsnak)
    })),
    ...linesOf(entity, "position", statement => ({
      title: label(statement.mainsnak),
      company: named(statement, ["employer", "organization", "of"])
    }))
  ]
}
