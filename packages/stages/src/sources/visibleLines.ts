import { dayOf } from "../reading/isoDate.ts"
import { isElement, isText } from "../reading/PageDocument.ts"
import { plainLine } from "./plainText.ts"

/** What is used of a node of the parsed page; the library's own types describe a browser's window. */
export interface HtmlNode {
  readonly nodeType: number
  readonly textContent: string | null
  readonly childNodes: Iterable<HtmlNode>
}

export interface HtmlElement extends HtmlNode {
  readonly localName: string
  readonly parentElement: HtmlElement | null
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

/** Longer pages are cut, in characters. */
const longestText = 100_000

/** The lines of an element without decoration or navigation; of a footer that is itself asked for, what it says. */
export const visibleLines = (root: HtmlNode): ReadonlyArray<VisibleLine> => {
  const lines: Array<VisibleLine> = []
  let items = 0
  let length = 0
  let text = ""
  let date: string | null = null

  const endLine = (isHeading: boolean, item: number) => {
    const line = plainLine(text)
    if (line !== "" && length <= longestText) lines.push({ text: line, isHeading, item, date })
    length += line.length
    text = ""
    date = null
  }

  const visit = (node: HtmlNode, isHeading: boolean, item: number): void => {
    if (isText(node)) {
      text += node.textContent ?? ""
      return
    }
    if (!isElement(node)) return
    const { localName } = node
    if (localName === "br") endLine(isHeading, item)
    if (node !== root && isFurniture(node, item)) return
    const day =
      localName === "time" ? /^\d{4}-\d{2}-\d{2}/.exec(node.getAttribute("datetime") ?? "")?.[0] : undefined
    if (day !== undefined) {
      text += timeText(plainLine(node.textContent ?? ""), day)
      date ??= day
      return
    }
    const isLine = !inline.has(localName)
    if (isLine) endLine(isHeading, item)
    const within = itemElements.has(localName) ? ++items : item
    const headed = isHeading || /^h[1-6]$/.test(localName)
    for (const child of node.childNodes) visit(child, headed, within)
    if (isLine) endLine(headed, within)
  }

  visit(root, false, 0)
  endLine(false, 0)
  return lines
}
