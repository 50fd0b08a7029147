import { matchesIn } from "@prospect-research/core"
import type { HtmlElement } from "../sources/visibleLines.ts"
import { type Declarations, declarationsOf } from "./invisible.ts"
import { wordsOf } from "./PageDocument.ts"

/** A rule of a page's own style sheet for elements of a name, an id or classes, without any condition. */
interface StyleRule {
  readonly name: string | undefined
  readonly id: string | undefined
  readonly classes: ReadonlyArray<string>
  readonly weight: number
  readonly declarations: Declarations
}

export interface StyleRules {
  readonly byKey: ReadonlyMap<string, ReadonlyArray<StyleRule>>
}

/** Longer sheets, and what comes after so many rules, are left out: each rule is compared with each element. */
const longestSheet = 200_000
const maximumRules = 2000

const screen = /^@(?:media\s+(?:all|screen)\s*$|layer\b[^;]*$)/i

/** The rules of a sheet as selector and declarations; those of other media and of conditions are left out. */
const rulesOf = (sheet: string): ReadonlyArray<readonly [string, string]> => {
  const rules: Array<readonly [string, string]> = []
  const blocks: Array<boolean> = []
  let start = 0
  let selector = ""
  for (let at = 0; at < sheet.length; at++) {
    const character = sheet[at]
    if (character === "{") {
      selector = sheet.slice(start, at).replace(/^.*;/s, "").trim()
      blocks.push(selector.startsWith("@") && screen.test(selector))
      start = at + 1
    } else if (character === "}") {
      const isGroup = blocks.pop() ?? true
      if (!isGroup && blocks.every(Boolean)) rules.push([selector, sheet.slice(start, at)])
      start = at + 1
    }
  }
  return rules
}

const simpleSelector = /^([a-z][a-z\d-]*)?((?:[.#][\w-]+)*)$/i

const ruleOf = (selector: string, declarations: Declarations): ReadonlyArray<StyleRule> => {
  const [, name, rest = ""] = simpleSelector.exec(selector.trim()) ?? []
  const classes = matchesIn(rest, /\.([\w-]+)/g).flatMap(it => it[1] ?? [])
  const id = /#([\w-]+)/.exec(rest)?.[1]
  if (classes.length === 0 && id === undefined) return []
  const weight = (id === undefined ? 0 : 10_000) + classes.length * 100 + (name === undefined ? 0 : 1)
  return [{ name: name?.toLowerCase(), id, classes, weight, declarations }]
}

const keyOf = ({ id, classes }: StyleRule): string => (id === undefined ? `.${classes[0]}` : `#${id}`)

export const styleRules = (sheets: ReadonlyArray<string>): StyleRules => {
  const bySelector = new Map<string, StyleRule>()
  for (const sheet of sheets) {
    const text = sheet.slice(0, longestSheet).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
    for (const [selectors, body] of rulesOf(text)) {
      const declarations = declarationsOf(body)
      for (const selector of new Set(selectors.split(","))) {
        const known = bySelector.get(selector.trim())
        for (const rule of bySelector.size < maximumRules ? ruleOf(selector, declarations) : []) {
          const all = new Map([...(known?.declarations ?? []), ...declarations])
          bySelector.set(selector.trim(), { ...rule, declarations: all })
        }
      }
    }
  }
  const byKey = new Map<string, Array<StyleRule>>()
  for (const rule of bySelector.values()) byKey.set(keyOf(rule), [...(byKey.get(keyOf(rule)) ?? []), rule])
  return { byKey }
}

/** The declarations that a page's own sheet makes for an element, the strongest rule last. */
export const declaredFor = (element: HtmlElement, { byKey }: StyleRules): Declarations => {
  const classes = wordsOf(element, "class")
  const id = element.getAttribute("id")
  const keys = [...classes.map(it => `.${it}`), ...(id === null ? [] : [`#${id}`])]
  const rules = keys
    .flatMap(key => byKey.get(key) ?? [])
    .filter(
      rule =>
        (rule.name === undefined || rule.name === element.localName) &&
        (rule.id === undefined || rule.id === id) &&
        rule.classes.every(it => classes.includes(it))
    )
    .sort((left, right) => left.weight - right.weight)
  return new Map(rules.flatMap(({ declarations }) => [...declarations]))
}
