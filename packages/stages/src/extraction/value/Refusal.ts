/** What a text is instead of what its field holds, and how one sees it: by its form, or by where it stands in its quote. */
export type Refusal = readonly [what: string, isIt: RegExp | ((text: string, quote: string) => boolean)]

/** `It simulates bad networks`, `Now it’s mostly code`: of no field a value begins so. */
export const sentence: Refusal = [
  "a sentence",
  /^(?:Now,? )?(?:It|it|This|That|There|He|She|They|We|You|I)(?:['’]\p{Ll}{1,2})? \p{Ll}/u
]

/** `the Guild’s learning committee`: what belongs to a body that only its kind names, one of these or, in one field, another. */
export const partOfBody = (another: string): Refusal => [
  "a part of a body, and not of which",
  new RegExp(
    `^(?:Society|Guild|Association|Club|Council|Institute|Forum|Trust|Company|Network|Federation|College|Circle|Centre|Center|${another})['’]s `,
    "u"
  )
]

/** What a text is instead, by the first that fits. */
export const refusalIn = (
  refusals: ReadonlyArray<Refusal>,
  text: string,
  quote: string
): string | undefined =>
  refusals.find(([, isIt]) => (isIt instanceof RegExp ? isIt.test(text) : isIt(text, quote)))?.[0]
