import type { PayloadClass } from "./PayloadClass.ts"
import { breakouts } from "./payloads/breakouts.ts"
import { disguises } from "./payloads/disguises.ts"
import { links } from "./payloads/links.ts"
import { requests } from "./payloads/requests.ts"
import { scripts } from "./payloads/scripts.ts"

/** A host that only the test's browser knows. */
export const outsideHost = "outside.example"

/** A text that tells its number when it becomes more than a text. */
export interface NumberedPayload {
  readonly number: number
  readonly class: PayloadClass
  readonly text: string
}

/** Without quotes, blanks and angle brackets, so that it works in every place; the page it reaches is the outermost. */
const callOf = (number: number): string => `top.postMessage(${number},/[*]/.source[1])`

export const payloadClasses: ReadonlyArray<PayloadClass> = [
  ...scripts,
  ...breakouts,
  ...links,
  ...requests,
  ...disguises
]

export const corpus: ReadonlyArray<NumberedPayload> = payloadClasses
  .flatMap(it => it.payloads.map(payload => [it, payload] as const))
  .map(([owner, payload], number) => ({
    number,
    class: owner,
    text: payload(callOf(number), `//${outsideHost}/${number}`)
  }))

const isAddress = (payload: NumberedPayload): boolean => links.includes(payload.class)
const markup = corpus.filter(it => !isAddress(it))
const together = 20

/** The corpus as texts of members: addresses alone, since they work from the first character on; markup shares a text. */
export const hostileTexts: ReadonlyArray<string> = [
  ...corpus.filter(isAddress).map(({ text }) => text),
  ...Array.from({ length: Math.ceil(markup.length / together) }, (_, index) =>
    markup
      .slice(index * together, (index + 1) * together)
      .map(({ text }) => text)
      .join(" ")
  )
]
