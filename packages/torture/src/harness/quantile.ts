/** The value below which this share of the values lies; 0 when there are none. */
export const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const p99 = (values: ReadonlyArray<number>): number => quantile(values, 0.99)
