import { Array as Arrays } from "effect"
import type { BrokenPromise, Campaign, DatabaseKind, Outcome } from "./Campaign.ts"

/** A campaign that was run, or could not be run to its end. */
export interface Run {
  readonly campaign: Campaign
  readonly database: DatabaseKind
  readonly seed: number
  readonly size: number
  readonly seconds: number
  readonly outcome: Outcome
}

export const isKept = ({ outcome }: Run): boolean => outcome.broken.length === 0

/** Told one by one; what breaks a hundred times breaks for one reason. */
const storiesEach = 5

const brokenLines = (broken: ReadonlyArray<BrokenPromise>): ReadonlyArray<string> =>
  Object.entries(Arrays.groupBy(broken, it => it.promise)).flatMap(([promise, cases]) => [
    `- **${promise}**: ${cases.length}`,
    ...cases.slice(0, storiesEach).map(({ story, subject }) => `  - \`${subject}\`: ${story}`)
  ])

const section = (title: string, lines: ReadonlyArray<string>) =>
  lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines]

/** The page that says what was done, what came of it, and how to do it again. */
export const reportPage = (run: Run): string => {
  const { campaign, database, outcome, seconds, seed, size } = run
  return [
    `# ${campaign.id}: ${isKept(run) ? "kept" : "BROKEN"}`,
    "",
    campaign.promise,
    "",
    "```",
    `npm run torture -- ${campaign.id} --database ${database} --seed ${seed} --size ${size}`,
    "```",
    "",
    `${size} ${campaign.size.unit} in ${seconds.toFixed(0)} s.`,
    ...section("Broken promises", brokenLines(outcome.broken)),
    ...section(
      "Measured",
      outcome.measurements.length === 0
        ? []
        : [
            "| what | value |",
            "|---|---|",
            ...outcome.measurements.map(({ name, value }) => `| ${name} | ${value} |`)
          ]
    ),
    ...section(
      "Notes",
      outcome.notes.map(note => `- ${note}`)
    ),
    ""
  ].join("\n")
}
