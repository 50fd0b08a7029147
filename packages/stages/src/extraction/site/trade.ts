import type { Claim, Document } from "@prospect-research/core"
import { makeClaim } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { isPlace } from "../words/places.ts"
import { kindByName, kindCalled } from "./houseKind.ts"
import { houseTrade, isPraise } from "./houseTrade.ts"

/** Who tells what a house is, the firmest first: a sentence, a line that calls it something, its name. */
export const tellers = ["sentence", "line", "name"] as const
export type TradeBy = (typeof tellers)[number]

/** `Contract review software` of a line that begins with it, where what is called so has several words: the first has a capital, and names neither the house nor a town. */
const wholeKind = (
  { value, quote }: { readonly value: string; readonly quote: string },
  companies: ReadonlyArray<string>
): string => {
  const first = /^(?<word>\p{Lu}\p{Ll}+) $/u.exec(quote.slice(0, Math.max(0, quote.indexOf(value))))?.groups
    ?.word
  const isName = first !== undefined && (isPlace(first) || companies.some(name => name.startsWith(first)))
  return first === undefined || isName || isPraise(first) || !value.includes(" ")
    ? value
    : `${first} ${value}`
}

/** A name is the least that tells a trade: it counts where the site as a whole is read, whose other pages may say it. */
export const tradeOn = (page: Page, companies: ReadonlyArray<string>, home: boolean | undefined) => {
  const isHome = home ?? false
  const said = houseTrade(page, companies, isHome)
  if (said !== undefined) return { ...said, by: "sentence" as const }
  const called = kindCalled(page, companies, isHome)
  if (called !== undefined)
    return { quote: called.quote, value: wholeKind(called, companies), by: "line" as const }
  const named = home === undefined ? undefined : kindByName(page, companies)
  return named === undefined ? undefined : { ...named, by: "name" as const }
}

export const tradeClaim = (
  document: Document,
  { value, quote, by }: NonNullable<ReturnType<typeof tradeOn>>
) => ({
  by,
  claim: makeClaim(document, { field: "professional.industry", value, quote, method: "rule" })
})

/** A `foundry` on one page and a `steel foundry` on another are one trade, and no two that contradict each other. */
export const withoutBroader = (trades: ReadonlyArray<Claim>): ReadonlyArray<Claim> => {
  const values = trades.map(({ value }) => String(value).toLowerCase())
  return trades.filter(({ value }) => !values.some(it => it.endsWith(` ${String(value).toLowerCase()}`)))
}
