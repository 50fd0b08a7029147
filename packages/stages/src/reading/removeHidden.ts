import type { HtmlElement } from "../sources/visibleLines.ts"
import {
  type Declarations,
  declarationsOf,
  hasGround,
  isColorless,
  isInvisible,
  isWhite
} from "./invisible.ts"
import { isElement, type PageDocument, wordsOf } from "./PageDocument.ts"
import { declaredFor, type StyleRules, styleRules } from "./styleRules.ts"

const isMarked = (element: HtmlElement): boolean =>
  element.getAttribute("hidden") !== null ||
  element.getAttribute("aria-hidden")?.trim().toLowerCase() === "true" ||
  (element.localName === "dialog" && element.getAttribute("open") === null)

/** Sheets start with these what a script or a click then shows. */
const unfolding = new Set(["opacity", "visibility", "transform", "height", "max-height"])

const shownBySheet = (element: HtmlElement, declared: Declarations): Declarations => {
  const isShownLater = ["transition", "animation", "animation-name"].some(it => declared.has(it))
  // On a container it only closes the gaps between its children.
  const isContainer = [...element.childNodes].some(isElement)
  return new Map(
    [...declared].filter(
      ([property]) => !(isShownLater && unfolding.has(property)) && !(isContainer && property === "font-size")
    )
  )
}

const inlineOf = (element: HtmlElement): Declarations => declarationsOf(element.getAttribute("style") ?? "")

/** White letters on a page that lays nothing behind them; what a sheet elsewhere lays is not known. */
const isWhiteOnWhite = (element: HtmlElement, inline: Declarations, rules: StyleRules): boolean => {
  if (!isWhite(inline)) return false
  for (let at: HtmlElement | null = element; at !== null; at = at.parentElement) {
    const hasOwn = at.getAttribute("bgcolor") !== null || hasGround(inlineOf(at))
    if (hasOwn || hasGround(declaredFor(at, rules))) return false
  }
  return true
}

/** Whether an element is there for machines only, by its own attributes and the page's style sheets. */
const isHidden = (element: HtmlElement, rules: StyleRules, isStyledElsewhere: boolean): boolean => {
  if (isMarked(element)) return true
  const inline = inlineOf(element)
  if (isInvisible(inline) || isColorless(inline)) return true
  if (!isStyledElsewhere && isWhiteOnWhite(element, inline, rules)) return true
  const declared = declaredFor(element, rules)
  return declared.size > 0 && isInvisible(new Map([...shownBySheet(element, declared), ...inline]))
}

/** Takes out of a page what a reader does not see. */
export const removeHidden = (document: PageDocument): void => {
  const sheets = [...document.querySelectorAll("style")].map(it => it.textContent ?? "")
  const rules = styleRules(sheets)
  for (const element of document.querySelectorAll("script, style, template, noscript")) element.remove()
  const isStyledElsewhere = [...document.querySelectorAll("link")].some(it =>
    wordsOf(it, "rel").includes("stylesheet")
  )
  const hidden = [...document.querySelectorAll("body *")].filter(element =>
    isHidden(element, rules, isStyledElsewhere)
  )
  for (const element of hidden) element.remove()
}
