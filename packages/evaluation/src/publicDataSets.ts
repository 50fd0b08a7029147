import { readdir } from "node:fs/promises"
import type { PublicDataSet } from "./Figure.ts"

const isDataSet = (value: unknown): value is PublicDataSet =>
  typeof value === "object" && value !== null && "id" in value && "repository" in value && "measure" in value

/** The sets of public data that can be measured with: every file of the folder `publicData` may export one. */
export const publicDataSets = async (): Promise<ReadonlyArray<PublicDataSet>> => {
  const folder = new URL("publicData/", import.meta.url)
  const files = (await readdir(folder)).filter(name => /(?<!\.d)\.[jt]s$/.test(name)).sort()
  const modules: ReadonlyArray<Readonly<Record<string, unknown>>> = await Promise.all(
    files.map(name => import(new URL(name, folder).href))
  )
  return modules.flatMap(module => Object.values(module).filter(isDataSet))
}
