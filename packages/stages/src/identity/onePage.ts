import { RegExp as Pattern } from "effect"
import { foldName } from "../names/foldName.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"
import { type Case, contradicts, headingsOf, stands } from "./Case.ts"
import { isOfMany, leadOf } from "./employerSite.ts"
import { textClaims } from "./Findings.ts"
import { bearsNameAlone } from "./naming.ts"
import { shortNames } from "./shortNames.ts"

const company = "professional.current_company" as const

/** The employer, in full, somewhere in a text. */
const isNamedIn = ({ prospect }: Case, texts: ReadonlyArray<string>): boolean =>
  prospect.companies.some(employer => stands(company, employer, texts))

const surnames = ({ naming }: Case): ReadonlyArray<string> => naming.names.map(({ last }) => last)

/** A page that bears the person's name alone is about nobody else: an interview, a portrait, an alumni story. */
const isPortrait = ({ document, naming }: Case): boolean => bearsNameAlone(document.title ?? "", naming.names)

/** Callings that pages ask for a word on others' houses. */
const outsider =
  /\b(?:analyst|professor\p{L}*|lecturer|investor|consultant|mayor|minister|senator|judge|lawyer|attorney|journalist|author|critic|economist|customer|minister\p{L}*|partner)\b/iu

const mostTitleWords = 5

/** `says chief executive Ada Brandt,` where no house is named with the title: it is held at the house that the page is about. */
const isIntroduced = (line: string, surname: string): boolean => {
  const words = line.split(/\s+/)
  const end = words.findIndex(word =>
    foldName(word)
      .replace(/[^\p{L}'-]/gu, "")
      .startsWith(surname)
  )
  if (end < 2) return false
  const before = words.slice(Math.max(0, end - 1 - mostTitleWords), end - 1)
  const held = before.slice(before.findLastIndex(word => /[,.;:”"]$/.test(word)) + 1)
  const from = held.findIndex((_, index) => isTitle(held.slice(index).join(" ")))
  const position = held.slice(Math.max(0, from)).join(" ")
  const after = words.slice(end + 1).join(" ")
  return (
    from >= 0 &&
    isTitle(held.at(-1) ?? "") &&
    !outsider.test(position) &&
    held.every(word => /^\p{Ll}/u.test(word)) &&
    !/^(?:of|at|from|for|bei|von|vom|chez|de|du|van|bij|di|da|en|på|hos|i) \p{Lu}/u.test(after)
  )
}

/** A page about the employer that gives the person a title there. */
const isHousePage = (it: Case): boolean =>
  isNamedIn(it, headingsOf(it)) &&
  textClaims(it.document, it.findings, company).length === 0 &&
  it.naming.blocks.some(block => surnames(it).some(surname => isIntroduced(block, surname)))

/** `CTO of Marlow`: a house that the text names with a position. */
const atHouse =
  /(?: (?:at|of|for|from|bei|chez|von|vom|van|bij|på|hos)|,| @|@) ?(?:the |der |de |la |le |el |het )?(?=\p{Lu})(?!Year|Month)/u

const belonging = /^(?:of|at|from|with|bei|von|vom|chez|de|van|bij|di|da|på|hos|från)$/

/** `Ada Brandt of Marlow` */
const isOfHouse = (line: string, { naming }: Case): boolean => {
  const words = line.split(/\s+/)
  return words.some(
    (word, index) =>
      naming.names.some(({ last }) => foldName(word) === last) &&
      belonging.test(words[index + 1] ?? "") &&
      /^\p{Lu}/u.test(words[index + 2] ?? "")
  )
}

/** Where a text says that the person holds a post in some house, that one counts. */
const isHeldAt = (line: string): boolean =>
  line
    .split(atHouse)
    .slice(0, -1)
    .some(part =>
      isTitle(
        part
          .split(/[.,;:(]/)
          .at(-1)
          ?.trim() ?? ""
      )
    )

/** A longer page is about many things. */
const mostOnPage = 3000

/** What towns stand behind: `in Northmoor`, `aus Northmoor`. */
const whereabouts =
  "(?:in|near|of|from|around|aus|bei|nahe|à|de|dans|en|cerca de|em|a|di|da|uit|te|i|från|fra|w|z|ze)"

/** The one word that is the employer's name, as a house's: no town, and of nobody's name. */
const isNamedShortly = ({ document: { text }, naming, prospect }: Case): boolean =>
  [...shortNames(prospect.companies), ...prospect.companies.flatMap(name => leadOf(name) ?? [])].some(
    name =>
      !isOfMany(name) &&
      !naming.names.some(({ last }) => last === foldName(name)) &&
      regex.u`(?<![\\p{L}-])(?<!(?<!\\p{L})${whereabouts} )${Pattern.escape(name)}(?![\\p{L}-]| \\p{Lu})`.test(
        text
      )
  )

/** What stands on the page, though not where it names the person, tells that it is the employer's person whom it means. */
export interface OnePage {
  /** The page gives them a position in a house that it is about: of a frequent name as well, since the house has one of them. */
  readonly isHousePage: boolean
  /** The page is about them, or short, and names the employer, in full or as people shorten it. */
  readonly isTelling: boolean
}

export const onePage = (it: Case): OnePage => ({
  isHousePage: isHousePage(it),
  isTelling:
    !contradicts(it, company, it.prospect.companies) &&
    !it.naming.blocks.some(block => isHeldAt(block) || isOfHouse(block, it)) &&
    (isPortrait(it) || it.document.text.length <= mostOnPage) &&
    (isNamedShortly(it) || isNamedIn(it, [it.document.title ?? "", it.document.text]))
})
