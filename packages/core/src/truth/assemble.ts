import type { ClaimField, ClaimValue, ListField, SingleField } from "../domain/Claim.ts"
import { listFields, singleFields } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Basis, Conflict } from "../domain/Evidence.ts"
import { basisOfStatement, type Grounds } from "./basis.ts"
import { comparable, providedAddress } from "./comparable.ts"
import { isWithin } from "./restated.ts"
import type { PublishedStatement, Statement } from "./Statement.ts"
import { isPublished } from "./Statement.ts"

/** The values of the report's fields, what each rests on, and what contradicts them. */
export interface Assembly {
  readonly value: (field: SingleField) => ClaimValue | null
  readonly values: (field: ListField) => ReadonlyArray<ClaimValue>
  readonly basis: ReadonlyArray<Basis>
  readonly conflicts: ReadonlyArray<Conflict>
}

const conflictOf = (
  field: ClaimField,
  statements: ReadonlyArray<Statement>,
  contact: ContactData
): ReadonlyArray<Conflict> => {
  const kept = statements.find(isPublished)
  const against = statements.filter(statement => statement.standing === "contradicted")
  if (against.length === 0) return []
  const ids = [...(kept === undefined ? [] : [kept]), ...against].flatMap(it =>
    it.claims.map(claim => claim.id)
  )
  const provided = kept === undefined ? providedAddress(contact, field) : undefined
  return [
    {
      field,
      kept: kept?.claims[0]?.id ?? null,
      claims: ids,
      ...(provided === undefined ? {} : { provided })
    }
  ]
}

const interests = "personal.interests"
/** What somebody is skilled in is their work: it is told once, and not as what they like besides. */
const isSkill = (value: ClaimValue, skills: ReadonlyArray<PublishedStatement>): boolean =>
  skills.some(skill => comparable(skill.field, skill.value) === comparable(interests, value))
/** `bees` of somebody whose pastime is keeping bees: said with fewer words. In the same words people tell it as both. */
const isPastime = (value: ClaimValue, hobbies: ReadonlyArray<PublishedStatement>): boolean =>
  hobbies.some(
    hobby =>
      comparable(hobby.field, hobby.value) !== comparable(interests, value) &&
      isWithin(String(value), String(hobby.value))
  )

export const assemble = (
  statements: ReadonlyMap<ClaimField, ReadonlyArray<Statement>>,
  contact: ContactData,
  grounds: Grounds
): Assembly => {
  const all = (field: ClaimField) => statements.get(field) ?? []
  const published = (field: ClaimField): ReadonlyArray<PublishedStatement> => {
    const own = all(field).filter(isPublished)
    if (field !== interests) return own
    const skills = published("professional.skills")
    const hobbies = published("personal.hobbies")
    return own.filter(({ value }) => !isSkill(value, skills) && !isPastime(value, hobbies))
  }
  const against = (field: ClaimField) => all(field).filter(it => it.standing === "contradicted").length
  const basisOf = (path: string, statement: PublishedStatement) =>
    basisOfStatement(path, statement, against(statement.field), grounds)
  return {
    value: field => published(field)[0]?.value ?? null,
    values: field => published(field).map(statement => statement.value),
    basis: [
      ...singleFields.flatMap(field => published(field).map(statement => basisOf(field, statement))),
      ...listFields.flatMap(field =>
        published(field).map((statement, index) => basisOf(`${field}.${index}`, statement))
      )
    ],
    conflicts: singleFields.flatMap(field => conflictOf(field, all(field), contact))
  }
}
