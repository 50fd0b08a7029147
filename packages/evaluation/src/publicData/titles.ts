import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { WriteReport } from "@prospect-research/stages"
import { Schema } from "effect"
import type { Figure, PublicDataSet } from "../Figure.ts"
import { isTouchy } from "./sensitive.ts"

const Query = Schema.parseJson(
  Schema.Struct({
    text: Schema.String,
    metadata: Schema.Struct({
      role_title: Schema.String,
      role_function: Schema.String,
      role_seniority: Schema.String
    })
  })
)
type Query = typeof Query.Type

/** The labels of the data set by our names; those that are left out are the same in both. */
const functionNames: Readonly<Record<string, WriteReport.JobFunction>> = {
  data_analytics: "data",
  people_hr: "people",
  customer_success: "customers",
  trust_safety: "safety",
  startup: "company"
}

/** The data set counts security as engineering. */
const asLabelled = (found: WriteReport.JobFunction | null): string =>
  found === "security" ? "engineering" : (found ?? "none")

/**
 * The data set mixes seniority with trades (`developer_relations`) and stages of a company (`founding_team`): the former are
 * people who do the work themselves, and the latter say nothing of seniority and are not measured.
 */
const seniorityNames: Readonly<Record<string, WriteReport.Seniority>> = {
  director: "leader",
  manager: "manager",
  senior_ic: "senior",
  mid_ic: "specialist",
  ic: "specialist",
  specialized: "specialist",
  developer_relations: "specialist"
}

interface Labelled {
  readonly label: string
  readonly found: string
}

/** The mean over the labels of the harmonic mean of precision and recall. */
export const macroF1 = (pairs: ReadonlyArray<Labelled>): number => {
  const labels = [...new Set(pairs.map(({ label }) => label))]
  const scores = labels.map(label => {
    const both = pairs.filter(it => it.label === label && it.found === label).length
    const either = pairs.filter(it => (it.label === label) !== (it.found === label)).length
    return (2 * both) / (2 * both + either)
  })
  return labels.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / labels.length
}

const functionsOf = (queries: ReadonlyArray<Query>): ReadonlyArray<Labelled> =>
  queries.map(({ metadata: { role_title, role_function } }) => ({
    label: functionNames[role_function] ?? role_function,
    found: asLabelled(WriteReport.jobFunctionOf(role_title))
  }))

const senioritiesOf = (queries: ReadonlyArray<Query>): ReadonlyArray<Labelled> =>
  queries.flatMap(({ metadata: { role_title, role_seniority } }) => {
    const label = seniorityNames[role_seniority]
    return label === undefined ? [] : [{ label, found: WriteReport.seniorityOf(role_title) }]
  })

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const path = join(directory, "simple-people-benchmark", "data", "people", "simple_people_search.jsonl")
  const lines = (await readFile(path, "utf8")).split("\n").filter(line => line.trim() !== "")
  const queries = lines.map(line => Schema.decodeUnknownSync(Query)(line))
  const [functions, seniorities] = [functionsOf(queries), senioritiesOf(queries)]
  const touchy = queries.filter(({ text }) => isTouchy(text)).length
  return [
    { name: "function by title, macro F1", value: macroF1(functions), of: functions.length, least: 0.9 },
    { name: "seniority by title, macro F1", value: macroF1(seniorities), of: seniorities.length, least: 0.8 },
    {
      name: "positions taken for a private matter",
      value: queries.length === 0 ? 1 : touchy / queries.length,
      of: queries.length,
      most: 0.03
    }
  ]
}

/** Positions that people are searched for by, with function and seniority. */
export const titles: PublicDataSet = {
  id: "titles",
  repository: "exa-labs/benchmarks",
  license: "MIT",
  measure
}
