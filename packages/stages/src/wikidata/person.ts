import type { StageOutput } from "@prospect-research/core"
import { nameHandles } from "../sources/fullName.ts"
import type { ProfileHandle } from "../sources/profileAddress.ts"
import { statedName } from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedFact, statedLine } from "../sources/StatedLine.ts"
import { addressesOf } from "./addresses.ts"
import type { Entity, Statement } from "./answers.ts"
import { type Label, roleLines } from "./roles.ts"
import { currentOf, dateOf, itemOf, property, qualifier, soleCurrent, statementsOf } from "./statements.ts"

export interface WikidataPerson {
  readonly url: string
  readonly fetchedAt: string
  readonly entity: Entity
  readonly label: Label
}

const human = "Q5"

export const isHuman = (entity: Entity): boolean =>
  statementsOf(entity, property.instanceOf).some(({ mainsnak }) => itemOf(mainsnak) === human)

/** What the item is called in English, or else in whatever languages share. */
export const nameOf = ({ labels }: Pick<Entity, "labels">): string | undefined =>
  (labels.en ?? labels.mul ?? labels["en-gb"] ?? Object.values(labels)[0])?.value

/** Convictions and origins stand in descriptions as well; a party stands in parentheses. */
const indiscreet =
  /\b(?:politic\w*|party|democrat\w*|republican|communist|socialist|conservative|activist|campaigner|priest|bishop|rabbi|imam|pastor|minister|cleric|theologian|monk|nun|catholic|jewish|muslim|christian|trans\w*|gay|lesbian|criminal|convict\w*)\b/i

const description = ({ descriptions }: Entity): ReadonlyArray<StatedLine> => {
  const text = descriptions.en?.value ?? ""
  return indiscreet.test(text) ? [] : statedFact("description", text.replace(/\s*\([^)]*\)/g, ""))
}

/** In the words in which other texts say it, so that nobody takes the dead for the living. */
const lifeLines = (entity: Entity): ReadonlyArray<StatedLine> => {
  const [birth, death] = [property.born, property.died].map(name => statementsOf(entity, name)[0])
  const year = (statement: Statement | undefined) => dateOf(statement?.mainsnak)?.slice(0, 4)
  const birthYear = year(birth)
  return [
    ...(birthYear === undefined ? [] : [statedLine(`born in ${birthYear}`)]),
    ...(death === undefined ? [] : [statedLine(`died in ${year(death) ?? "an unknown year"}`)])
  ]
}

/** Who left a school without a degree did not graduate in that year. */
const schoolLines = (entity: Entity, label: Label): ReadonlyArray<StatedLine> =>
  statementsOf(entity, property.school).flatMap(statement => {
    const institution = label(statement.mainsnak)
    if (institution === undefined) return []
    const degree = label(qualifier(statement, property.degree)) ?? null
    const field_of_study = label(qualifier(statement, property.major)) ?? null
    const year = dateOf(qualifier(statement, property.end))?.slice(0, 4)
    const parts = [institution, degree, field_of_study, year === undefined ? null : `until ${year}`]
    const graduation_year = degree === null || year === undefined ? null : Number(year)
    return [
      statedLine(`education: ${parts.filter(part => part !== null).join(", ")}`, {
        field: "education.entries",
        value: { institution, degree, field_of_study, graduation_year }
      })
    ]
  })

const awardLines = (entity: Entity, label: Label): ReadonlyArray<StatedLine> =>
  statementsOf(entity, property.award).flatMap(statement => {
    const title = label(statement.mainsnak)
    if (title === undefined) return []
    const date = dateOf(qualifier(statement, property.pointInTime))
    return [
      statedLine(
        `award: ${title}${date === null ? "" : ` (${date})`}`,
        { field: "professional.achievements", value: title, as_of: date },
        { field: "activity", value: { kind: "award", title, venue: null, date }, as_of: date }
      )
    ]
  })

/** Where they work, or else where they live. */
const placeLines = (entity: Entity, label: Label): ReadonlyArray<StatedLine> => {
  const [work, home] = [property.workLocation, property.residence].map(name =>
    label(soleCurrent(currentOf(entity, name))?.mainsnak)
  )
  const field = "professional.current_location"
  return work === undefined ? statedFact("residence", home, field) : statedFact("work location", work, field)
}

const listLines = (
  name: string,
  statements: ReadonlyArray<Statement>,
  label: Label,
  field?: "professional.skills" | "personal.memberships"
): ReadonlyArray<StatedLine> => statements.flatMap(({ mainsnak }) => statedFact(name, label(mainsnak), field))

/** Everything that an entity says of a living person; of the dead only that they are. */
const linesOf = (entity: Entity, label: Label): ReadonlyArray<StatedLine> => {
  const isDead = statementsOf(entity, property.died).length > 0
  const who = [
    ...statedName("name", nameOf(entity)),
    ...(entity.aliases.en ?? []).slice(0, 5).flatMap(({ value }) => statedFact("also known as", value)),
    ...description(entity),
    ...lifeLines(entity)
  ]
  if (isDead) return who
  const occupations = listLines("occupation", currentOf(entity, property.occupation), label)
  return [
    ...who,
    ...roleLines(entity, label),
    ...occupations.filter(({ text }) => !indiscreet.test(text)),
    ...placeLines(entity, label),
    ...listLines("field of work", currentOf(entity, property.field), label, "professional.skills"),
    ...listLines("member of", currentOf(entity, property.memberOf), label, "personal.memberships"),
    ...schoolLines(entity, label),
    ...awardLines(entity, label),
    ...addressesOf(entity).map(({ line }) => line)
  ]
}

const handlesOf = (entity: Entity): ReadonlyArray<ProfileHandle> => {
  const article = entity.sitelinks.enwiki?.title
  return [
    { kind: "wikidata", value: entity.id },
    ...nameHandles(nameOf(entity) ?? ""),
    ...(article === undefined ? [] : [{ kind: "wikipedia" as const, value: article }]),
    ...addressesOf(entity).map(({ handle }) => handle)
  ]
}

/** The item as a document, and what it says. */
export const readingOf = ({ url, fetchedAt, entity, label }: WikidataPerson): Partial<StageOutput> =>
  stateDocument(
    {
      source: "wikidata",
      source_class: "registry",
      url,
      page_url: `https://www.wikidata.org/wiki/${entity.id}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: nameOf(entity) ?? entity.id
    },
    linesOf(entity, label),
    handlesOf(entity)
  )
