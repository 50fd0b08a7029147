/** Columns of text as wide as their widest cell: the first to the left, the others to the right. */
export const table = (columns: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const lines = [columns, ...rows]
  const widths = columns.map((_, index) => Math.max(...lines.map(cells => (cells[index] ?? "").length)))
  return lines
    .map(cells =>
      cells
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}
