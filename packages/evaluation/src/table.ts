import { type Figure, isReached } from "./Figure.ts"
import type { Miss } from "./measures/Measured.ts"

const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))

const target = ({ least, most }: Figure): string =>
  least !== undefined ? `at least ${number(least)}` : most !== undefined ? `at most ${number(most)}` : ""

const verdict = (figure: Figure): string =>
  figure.least === undefined && figure.most === undefined ? "" : isReached(figure) ? "reached" : "MISSED"

/** Figures with target and verdict, one a line, in columns. */
export const figureTable = (figures: ReadonlyArray<Figure>): string => {
  const rows = [
    ["figure", "value", "of", "target", "verdict"],
    ...figures.map(figure => [
      figure.name,
      number(figure.value),
      String(figure.of),
      target(figure),
      verdict(figure)
    ])
  ]
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
        )
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** Every miss under the person that it happened with. */
export const missList = (misses: ReadonlyArray<Miss>): string =>
  [...new Set(misses.map(({ person }) => person))]
    .map(person =>
      [
        person,
        ...misses.filter(miss => miss.person === person).map(({ figure, text }) => `  ${figure}: ${text}`)
      ].join("\n")
    )
    .join("\n")
