/** What a text is instead of what its field holds, and how one sees it: by its form, or by where it stands in its quote. */
export type Refusal = readonly [what: string, isIt: RegExp | ((text: string, quote: string) => boolean)]

/** What a text is instead, by the first that fits. */
export const refusalIn = (
  refusals: ReadonlyArray<Refusal>,
  text: string,
  quote: string
): string | undefined =>
  refusals.find(([, isIt]) => (isIt instanceof RegExp ? isIt.test(text) : isIt(text, quote)))?.[0]
