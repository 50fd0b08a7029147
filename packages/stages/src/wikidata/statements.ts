import { compareText } from "@prospect-research/core"
import { Predicate } from "effect"
import type { Entity, Snak, Statement } from "./answers.ts"

/** Names of the properties that are read. Matters that are nobody's business are not among them. */
export const property = {
  instanceOf: "P31",
  born: "P569",
  died: "P570",
  employer: "P108",
  occupation: "P106",
  position: "P39",
  school: "P69",
  degree: "P512",
  major: "P812",
  field: "P101",
  memberOf: "P463",
  award: "P166",
  workLocation: "P937",
  residence: "P551",
  start: "P580",
  end: "P582",
  pointInTime: "P585",
  of: "P642",
  organization: "P2389",
  role: "P2868",
  website: "P856",
  twitter: "P2002",
  github: "P2037",
  orcid: "P496",
  linkedin: "P6634",
  mastodon: "P4033",
  youtube: "P2397",
  bluesky: "P12361"
} as const

type Property = (typeof property)[keyof typeof property]

/** The statements that count: the preferred ones, or else all that are not deprecated. */
export const statementsOf = ({ claims }: Entity, name: Property): ReadonlyArray<Statement> => {
  const all = claims[name] ?? []
  const preferred = all.filter(({ rank }) => rank === "preferred")
  return preferred.length > 0 ? preferred : all.filter(({ rank }) => rank === "normal")
}

export const itemOf = ({ datavalue }: Snak): string | undefined =>
  Predicate.hasProperty(datavalue?.value, "id") && Predicate.isString(datavalue.value.id)
    ? datavalue.value.id
    : undefined

export const textOf = ({ datavalue }: Snak): string | undefined =>
  Predicate.isString(datavalue?.value) ? datavalue.value : undefined

/** Precisions of a point in time. */
const precisions: Readonly<Record<number, number>> = { 9: 4, 10: 7, 11: 10 }

/** A point in time, as exactly as it is known; `null` for one that is only known by its decade, or not at all. */
export const dateOf = (snak: Snak | undefined): string | null => {
  const value = snak?.datavalue?.value
  if (!Predicate.hasProperty(value, "time") || !Predicate.hasProperty(value, "precision")) return null
  if (!Predicate.isString(value.time) || !Predicate.isNumber(value.precision)) return null
  const length = precisions[value.precision]
  return length !== undefined && /^\+\d{4}-/.test(value.time) ? value.time.slice(1, length + 1) : null
}

export const qualifier = ({ qualifiers }: Statement, name: Property): Snak | undefined =>
  qualifiers[name]?.[0]

/** An end that is not known is one as well; only "no value" says that there is none. */
export const isEnded = (statement: Statement): boolean => {
  const end = qualifier(statement, property.end)
  return end !== undefined && end.snaktype !== "novalue"
}

export const currentOf = (entity: Entity, name: Property): ReadonlyArray<Statement> =>
  statementsOf(entity, name).filter(statement => !isEnded(statement))

const sinceOf = (statement: Statement): string => dateOf(qualifier(statement, property.start)) ?? ""

/** The one that holds now, or the one that began last; several that cannot be put in order are none. */
export const soleCurrent = (statements: ReadonlyArray<Statement>): Statement | undefined => {
  const [first, second] = [...statements].sort((left, right) => compareText(sinceOf(right), sinceOf(left)))
  return first === undefined || second === undefined || sinceOf(first) > sinceOf(second) ? first : undefined
}

const properties: ReadonlyArray<Property> = [
  property.employer,
  property.position,
  property.school,
  property.memberOf,
  property.award,
  property.field,
  property.workLocation,
  property.residence,
  property.occupation
]

const qualifiers: ReadonlyArray<Property> = [
  property.employer,
  property.position,
  property.role,
  property.of,
  property.organization,
  property.degree,
  property.major
]

/** The items whose labels are needed to say what an entity says, the most important first. */
export const itemsNamedBy = (entity: Entity): ReadonlyArray<string> =>
  properties.flatMap(name =>
    statementsOf(entity, name).flatMap(statement =>
      [statement.mainsnak, ...qualifiers.flatMap(it => qualifier(statement, it) ?? [])].flatMap(
        snak => itemOf(snak) ?? []
      )
    )
  )
