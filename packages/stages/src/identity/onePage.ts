import { comparable, foldCase, occursWhole } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { foldName } from "../names/foldName.ts"
import type { PersonName } from "../names/PersonName.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"
import { aboutThem, type Case, contradicts, stands, states } from "./Case.ts"
import { textClaims } from "./Findings.ts"
import { shortNames } from "./shortNames.ts"

const company = "professional.current_company" as const
const title = "professional.current_title" as const

/** The employer, in full, somewhere in a text. */
const isNamedIn = ({ prospect }: Case, texts: ReadonlyArray<string>): boolean =>
  prospect.companies.some(employer => stands(company, employer, texts))

const surnames = ({ naming }: Case): ReadonlyArray<string> => naming.names.map(({ last }) => last)

/** The window's title and the first lines. */
const headingsOf = ({ document: { title: window, text } }: Case): ReadonlyArray<string> => [
  window ?? "",
  ...text.split("\n", 2)
]

/** A page that bears the person's name alone is about nobody else: an interview, a portrait, an alumni story. */
const isPortrait = ({ document, naming }: Case): boolean => {
  const heading = foldName(document.title ?? "")
  return naming.names.some(({ first, last }) => {
    const from = heading.indexOf(first)
    const end = heading.indexOf(last, from) + last.length
    return (
      from >= 0 &&
      heading.indexOf(last, from) >= 0 &&
      !/(?:\band|&|\bund|\bet|\by|\be|\ben|\boch|\bwith|\bmit|\bavec) *$/.test(heading.slice(0, from)) &&
      !/^ *(?:and|&|und|et|y|e|en|och|with|mit|avec) /.test(heading.slice(end))
    )
  })
}

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

/** What small houses are called that go by their owners. */
const houses =
  "restaurant|company|firm|studio|bakery|shop|start-?up|practice|brewery|agency|business|bookshop|cafe|bar|hotel|entreprise|societe|boulangerie|auberge|librairie|firma|betrieb|kanzlei|unternehmen|backerei|empresa|taller|panaderia|azienda|ristorante|bottega|bedrijf|restauracja|piekarnia|bedrift|virksomhed|foretag"

/** `au restaurant de Ada Brandt`, `Ada Brandt's bakery` */
const isOwned = (line: string, { first, last }: PersonName): boolean =>
  regex.u`(?<![\\p{L}])(?:${houses}) (?:of |by |de |d['’]|von |van |di |da |do |av |af )${Pattern.escape(first)}(?![\\p{L}])|(?<![\\p{L}])${Pattern.escape(last)}['’]s (?:\\p{L}+ )?(?:${houses})(?![\\p{L}])`.test(
    foldName(line)
  )

/** A page about the employer that gives the person a title there, or says that it is theirs. */
const isHousePage = (it: Case): boolean =>
  isNamedIn(it, headingsOf(it)) &&
  textClaims(it.document, it.findings, company).length === 0 &&
  it.naming.blocks.some(
    block =>
      surnames(it).some(surname => isIntroduced(block, surname)) ||
      it.naming.names.some(name => isOwned(block, name))
  )

/** A page that bears the employer's name alone is about the house and its people: an entry of a guide, a portrait. */
const isEntryOfHouse = (it: Case): boolean =>
  headingsOf(it)
    .flatMap(heading => heading.split(/ [|·–—-] |, /).slice(0, 1))
    .some(heading =>
      it.prospect.companies.some(employer => comparable(company, heading) === comparable(company, employer))
    )

const mostEpithetWords = 4

/** `The Acme chief executive found out`, right below where the person is named: nobody else is meant. */
const isCalledByHouse = (it: Case): boolean => {
  const lines = it.document.text.split("\n")
  return lines.some((line, index) => {
    const before = foldName(lines[index - 1] ?? "")
    return (
      surnames(it).some(surname => before.includes(surname)) &&
      it.prospect.companies.some(employer => {
        if (!line.startsWith(`The ${employer} `)) return false
        const words = line.slice(`The ${employer} `.length).split(" ", mostEpithetWords + 1)
        return words.some(
          (word, index) =>
            index > 0 && isTitle(words[index - 1] ?? "") && /^\p{Ll}/u.test(word) && !isTitle(word)
        )
      })
    )
  })
}

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

const mostOnPage = 3000

/** `CTO of Marlow`: a house that the text names with a position. */
const atHouse =
  /(?: (?:at|of|for|from|bei|chez|von|vom|van|bij|på|hos)|,| @|@) ?(?:the |der |de |la |le |el |het )?(?=\p{Lu})/u

/** Somebody of the same position, on a page that has the employer's name, in full or as people shorten it beside them. */
const holdsPosition = (it: Case): boolean => {
  if (!it.prospect.titles.some(held => states(it, title, held))) return false
  const { text } = it.document
  const beside = aboutThem(it).map(foldCase)
  return (
    shortNames(it.prospect.companies).some(name => beside.some(line => occursWhole(foldCase(name), line))) ||
    (text.length <= mostOnPage && isNamedIn(it, [text]) && !it.naming.blocks.some(line => isHeldAt(line)))
  )
}

/** What stands on the page, though not where it names the person, tells that it is the employer's person whom it means. */
export interface OnePage {
  /** The page gives them a position in a house that it is about: of a frequent name as well, since the house has one of them. */
  readonly isHousePage: boolean
  /** The page is about them or the employer and names both, or gives them the position and names the employer elsewhere. */
  readonly isTelling: boolean
}

export const onePage = (it: Case): OnePage => ({
  isHousePage: isHousePage(it),
  isTelling:
    !contradicts(it, company, it.prospect.companies) &&
    ((isPortrait(it) && isNamedIn(it, [it.document.text])) ||
      holdsPosition(it) ||
      isEntryOfHouse(it) ||
      isCalledByHouse(it))
})
