import { dayOf } from "../reading/isoDate.ts"
import { isElement, isText } from "../reading/PageDocument.ts"
import { plainLine } from "./plainText.ts"
import { isTitle } from "./roles.ts"

/** What is used of a node of the parsed page; the library's own types describe a browser's window. */
export interface HtmlNode {
  readonly nodeType: number
  readonly textContent: string | null
  readonly childNodes: Iterable<HtmlNode>
}

export interface HtmlElement extends HtmlNode {
  readonly localName: string
  readonly parentElement: HtmlElement | null
  readonly querySelectorAll: (selector: string) => Iterable<HtmlElement>
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
  readonly getAttribute: (name: string) => string | null
  readonly remove: () => void
}

/** One line of a page, as it stands on the screen. */
export interface VisibleLine {
  readonly text: string
  readonly isHeading: boolean
  /** Lines of one `article`, `section` or list item have the same number; 0 outside of any. */
  readonly item: number
  /** Of a `<time>` in the line, ISO, as far as a day. */
  readonly date: string | null
  /** How all of the line is set: as links, as the term of an entry or the head of a row, or bold. */
  readonly set?: "as links" | "as term" | "bold"
  /** What is set in italics or bold within the line, where that is not all of it. */
  readonly marked?: ReadonlyArray<string>
  /** Headings, date and byline, which stand above the body of an article. */
  readonly isAboveBody?: true
}

const inline = new Set(
  "a abbr b bdi bdo cite code data dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr".split(
    " "
  )
)
const silent = new Set(
  "head title script style template noscript svg math canvas iframe object audio video select textarea nav".split(
    " "
  )
)
const itemElements = new Set(["article", "section", "li"])
const boldElements = new Set(["b", "strong"])
const marks = new Set(["b", "strong", "i", "em", "cite", "q"])

/** The first and the last line of a site's every page are not what the page says. */
const isFurniture = (element: HtmlElement, item: number): boolean =>
  silent.has(element.localName) ||
  (element.localName === "footer" && item === 0) ||
  /^(?:navigation|contentinfo|search)$/.test(element.getAttribute("role") ?? "")

/** The date is added where a reader sees another wording, such as "yesterday", so that a quote can show it. */
const timeText = (visible: string, date: string): string => {
  const parsed = new Date(visible)
  const isShown = visible.includes(date) || (!Number.isNaN(parsed.getTime()) && dayOf(parsed) === date)
  return isShown ? visible : `${visible} (${date})`
}

/** The address that a link writes to, where its words do not show it: a reader sees it before the letter is begun. */
const addressBehind = (link: HtmlElement): string => {
  const address = /^mailto:(?<address>[\w.+%-]+@[\w-]+(?:\.[\w-]+)+)/iu.exec(link.getAttribute("href") ?? "")
    ?.groups?.address
  // `a.lovelace@`: without the house it is not shown.
  const isShown = address === undefined || /@ ?[\w-]/u.test(link.textContent ?? "")
  return isShown ? "" : ` (${address})`
}

const isCell = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && (node.localName === "td" || node.localName === "th")

/** The head of a row, and the first of two cells, which names the other; heads above columns name no cell beside them. */
const isTerm = (element: HtmlElement): boolean => {
  const { localName, parentElement } = element
  if (localName === "dt") return true
  if (localName !== "th" && localName !== "td") return false
  const cells = [...(parentElement?.childNodes ?? [])].filter(isCell)
  const [first] = cells
  const areBeside = cells.some(cell => cell.localName === "td")
  return first === element && areBeside && (localName === "th" || cells.length === 2)
}

/** What an element is set in, for all that stands in it. */
interface Setting {
  readonly isHeading: boolean
  readonly item: number
  readonly isLinked: boolean
  readonly isBold: boolean
  readonly isTerm: boolean
}

const plain: Setting = { isHeading: false, item: 0, isLinked: false, isBold: false, isTerm: false }

const spoken = /[\p{L}\p{N}]/u
const fullName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,3} \p{Lu}[\p{L}\p{M}'’-]+$/u

/** `<b>Ines Okafor</b> <small>Head of Data</small>`: how they are set parts the two as a comma would. */
const areNameAndTitle = (name: string, title: string): boolean =>
  fullName.test(name) && /^\p{Lu}/u.test(title) && isTitle(title)

/** In characters, white space and all. */
const longestName = 200
/** Asked before every element of a line, which may have thousands: only of a short one it is looked at closely. */
const mayBeName = (text: string): boolean =>
  text.length <= longestName && /\S$/u.test(text) && fullName.test(plainLine(text))

/** `<span>Head of Data</span><span>Leeds</span>`: a style sheet parts what touches; `<b>Tide</b>Works` is one word. */
const areApart = (before: string, after: string): boolean =>
  /[\p{L}\p{N})]$/u.test(before) && /^\p{Lu}/u.test(after) && /\s/u.test(`${before.trim()}${after.trim()}`)

/** Longer pages are cut, in characters. */
const longestText = 100_000

/** The lines of an element without decoration or navigation; of a footer that is itself asked for, what it says. */
export const visibleLines = (root: HtmlNode): ReadonlyArray<VisibleLine> => {
  const lines: Array<VisibleLine> = []
  let items = 0
  let length = 0
  let text = ""
  let date: string | null = null
  // Of the words so far: whether all of them are links, and bold.
  let [isLinked, isBold] = [true, true]
  /** Where the element ends with which the line begins, and how it is set. */
  let lead: { readonly end: number; readonly isLinked: boolean; readonly isBold: boolean } | undefined
  /** The element within the line that has ended last. */
  let last: { readonly from: number; readonly end: number } | undefined
  let marked: Array<string> = []

  const add = (more: string, setting: Setting) => {
    const before = last?.end === text.length ? text.slice(last.from) : ""
    if (areApart(before, more)) endLine(setting)
    text += more
    if (!spoken.test(more)) return
    isLinked &&= setting.isLinked
    isBold &&= setting.isBold
  }

  const push = (line: string, setting: Setting, words: Pick<Setting, "isLinked" | "isBold">) => {
    const { isHeading, item } = setting
    const set = setting.isTerm ? "as term" : words.isLinked ? "as links" : words.isBold ? "bold" : undefined
    const within = marked.filter(it => it !== line && line.includes(it))
    if (line !== "" && length <= longestText)
      lines.push({
        text: line,
        isHeading,
        item,
        date,
        ...(set === undefined ? {} : { set }),
        ...(within.length === 0 ? {} : { marked: within })
      })
    length += line.length
  }

  const endLine = (setting: Setting) => {
    const [name, title] = [plainLine(text.slice(0, lead?.end ?? 0)), plainLine(text.slice(lead?.end ?? 0))]
    if (lead !== undefined && areNameAndTitle(name, title)) {
      push(name, setting, lead)
      push(title, setting, { isLinked, isBold })
    } else push(plainLine(text), setting, { isLinked, isBold })
    text = ""
    date = null
    isLinked = true
    isBold = true
    lead = undefined
    last = undefined
    marked = []
  }

  const visit = (node: HtmlNode, setting: Setting, isPreformatted: boolean): void => {
    if (isText(node)) {
      const [first = "", ...more] = isPreformatted
        ? (node.textContent ?? "").split("\n")
        : [node.textContent ?? ""]
      add(first, setting)
      for (const line of more) {
        endLine(setting)
        add(line, setting)
      }
      return
    }
    if (!isElement(node)) return
    const { localName } = node
    if (localName === "br") endLine(setting)
    if (node !== root && isFurniture(node, setting.item)) return
    const day =
      localName === "time" ? /^\d{4}-\d{2}-\d{2}/.exec(node.getAttribute("datetime") ?? "")?.[0] : undefined
    if (day !== undefined) {
      add(timeText(plainLine(node.textContent ?? ""), day), setting)
      date ??= day
      return
    }
    const isLine = !inline.has(localName)
    if (isLine) endLine(setting)
    const within: Setting = {
      item: itemElements.has(localName) ? ++items : setting.item,
      isHeading: setting.isHeading || /^h[1-6]$/.test(localName),
      isLinked: setting.isLinked || (localName === "a" && node.getAttribute("href") !== null),
      isBold: setting.isBold || boldElements.has(localName),
      isTerm: setting.isTerm || isTerm(node)
    }
    // `Ines Okafor<span>Head of Data</span>`
    if (mayBeName(text) && areNameAndTitle(plainLine(text), plainLine(node.textContent ?? "")))
      endLine(within)
    const [begun, count] = [text.length, lines.length]
    for (const child of node.childNodes) visit(child, within, isPreformatted || localName === "pre")
    if (localName === "a") add(addressBehind(node), within)
    // What parts it from the element before has ended the line before it.
    const from = lines.length === count ? begun : 0
    if (marks.has(localName) && spoken.test(text.slice(from))) marked.push(plainLine(text.slice(from)))
    if (!isLine && text.length > from) {
      last = { from, end: text.length }
      if (lead === undefined && spoken.test(text)) lead = { end: text.length, isLinked, isBold }
    }
    if (isLine) endLine(within)
  }

  visit(root, plain, false)
  endLine(plain)
  return lines
}
