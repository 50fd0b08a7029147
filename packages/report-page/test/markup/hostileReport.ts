import {
  type Basis,
  ContactData,
  Evidence,
  IntelligenceReport,
  type StoredReport
} from "@prospect-research/core"
import { nobody } from "../fixtures/others.ts"
import { fill, type TextAt } from "./fill.ts"

type Items = ReadonlyArray<{ readonly id: string }>

/** The id of one of the items, whichever; as long as there are enough of them, each has its turn. */
const idOf = (items: Items, index: number): string => items[index % items.length]?.id ?? ""

/** Claims of each conflict: more would only make the page longer. */
const shownConflicts = 4

const withOwnIds = <A extends { readonly id: string }>(items: ReadonlyArray<A>): ReadonlyArray<A> =>
  items.map((item, index) => ({ ...item, id: `${item.id}#${index}` }))

/** Members of a report and everything within, by path. */
const pathsOf = (result: unknown, path: string): ReadonlyArray<string> =>
  typeof result !== "object" || result === null
    ? [path]
    : [
        ...(path === "" ? [] : [path]),
        ...Object.entries(result).flatMap(([name, member]) =>
          pathsOf(member, path === "" ? name : `${path}.${name}`)
        )
      ]

/** Some members show only where others are absent: the day of reading, and the site in place of the title. */
const withGaps = (documents: Evidence["documents"]): Evidence["documents"] =>
  documents.map((document, index) => ({
    ...document,
    published_at: index % 3 === 1 ? null : document.published_at,
    title: index % 3 === 2 ? null : document.title
  }))

/** Ties what only shows when it is tied together: claims to documents, and every member of the report to a claim. */
const tied = (evidence: Evidence, result: IntelligenceReport): Evidence => {
  const documents = withGaps(withOwnIds(evidence.documents))
  const claims = withOwnIds(evidence.claims).map((claim, index) => ({
    ...claim,
    document: idOf(documents, index)
  }))
  const [template] = evidence.basis
  const basis: ReadonlyArray<Basis> = pathsOf(result, "").flatMap((field, index) =>
    template === undefined ? [] : [{ ...template, field, claims: [idOf(claims, index)] }]
  )
  return {
    ...evidence,
    documents,
    claims,
    basis: [...evidence.basis, ...basis],
    identities: evidence.identities.map((it, index) => ({ ...it, document: idOf(documents, index) })),
    conflicts: evidence.conflicts.map((it, index) => ({
      ...it,
      claims: claims.slice(0, shownConflicts).map(({ id }) => id),
      kept: idOf(claims, index)
    }))
  }
}

/** A report with every member there is, made from the schemas, so that no text field can be forgotten. */
export const hostileReport = (textAt: TextAt): StoredReport => {
  const result = fill(IntelligenceReport, path => textAt(`result.${path}`))
  return {
    taskId: textAt("taskId"),
    isTest: false,
    completedAt: Date.UTC(2026, 3, 17, 10, 0, 41),
    contact: fill(ContactData, path => textAt(`contact.${path}`)),
    result,
    evidence: tied(
      fill(Evidence, path => textAt(`evidence.${path}`)),
      result
    )
  }
}

/** A report that knows nothing, so that the client's own words stand in for everything. */
export const hostileContact = (textAt: TextAt): StoredReport => ({
  ...nobody,
  contact: fill(ContactData, path => textAt(`contact.${path}`))
})

/** The paths of all texts of a report. */
export const textPaths: ReadonlyArray<string> = (() => {
  const paths: Array<string> = []
  hostileReport(path => {
    paths.push(path)
    return path
  })
  return paths
})()
