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

const closing = /^(?:[×✕✖✗x]|close|schließen|fermer|cerrar|fechar|chiudi|sluiten|stäng|lukk?|zamknij)$/iu

/** Whether an element has a button that shuts it: it is a dialog, which something opens as well. */
const isDialog = (element: HtmlElement): boolean =>
  [...element.querySelectorAll("button, [role=button], a")].some(control =>
    [control.textContent ?? "", control.getAttribute("aria-label") ?? ""].some(label =>
      closing.test(label.trim())
    )
  )

/** What keeps an element shut until it is opened. */
const folding = new Set(["display", "visibility"])
const unfolded = (declared: Declarations): Declarations =>
  new Map([...declared].filter(([property]) => !folding.has(property)))

/** Whether an element is there for machines only, by its own attributes and the page's style sheets. */
const isHidden = (
  element: HtmlElement,
  rules: StyleRules,
  isStyledElsewhere: boolean,
  isDisclosed: boolean
): boolean => {
  if (isMarked(element) && !isDisclosed) return true
  const shown = isDisclosed ? unfolded : (declared: Declarations) => declared
  const inline = shown(inlineOf(element))
  if (isInvisible(inline) || isColorless(inline)) return true
  if (!isStyledElsewhere && isWhiteOnWhite(element, inline, rules)) return true
  const declared = shown(declaredFor(element, rules))
  return declared.size > 0 && isInvisible(new Map([...shownBySheet(element, declared), ...inline]))
}

const controls =
  "a, button, summary, label, [role=button], [role=tab], [aria-controls], [data-target], [data-modal], [tabindex], [onclick]"
const naming = /^(?:href|for|popovertarget|commandfor|aria-controls|data-.+)$/
/** Of what an attribute of a control can name, the id: `#ada`, `ada`. */
const target = /^#?(?<id>[\w:.-]+)$/

/** What a reader opens by a button or a link with words on it that names it: cards, tabs, dialogs. */
const disclosedIds = (document: PageDocument): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll(controls)]
      .filter(control => /\p{L}/u.test(control.textContent ?? ""))
      .flatMap(control => [...control.attributes])
      .flatMap(({ name, value }) => (naming.test(name) ? (target.exec(value)?.groups?.id ?? []) : []))
  )

/** Takes out of a page what a reader does not see, nor can open. */
export const removeHidden = (document: PageDocument): void => {
  const sheets = [...document.querySelectorAll("style")].map(it => it.textContent ?? "")
  const rules = styleRules(sheets)
  for (const element of document.querySelectorAll("script, style, template, noscript")) element.remove()
  const isStyledElsewhere = [...document.querySelectorAll("link")].some(it =>
    wordsOf(it, "rel").includes("stylesheet")
  )
  const disclosed = disclosedIds(document)
  const mayOpen = (element: HtmlElement) =>
    disclosed.has(element.getAttribute("id") ?? "") || isDialog(element)
  // Whether it opens counts only for the few that are hidden.
  const hidden = [...document.querySelectorAll("body *")].filter(
    element =>
      isHidden(element, rules, isStyledElsewhere, false) &&
      (!mayOpen(element) || isHidden(element, rules, isStyledElsewhere, true))
  )
  for (const element of hidden) element.remove()
}
