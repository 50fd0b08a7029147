import { comparable, foldCase, occursWhole } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { foldName } from "../names/foldName.ts"
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
  "restaurant|studio|bakery|shop|start-?up|brewery|bookshop|cafe|bar|hotel|entreprise|boulangerie|auberge|librairie|firma|betrieb|backerei|empresa|taller|panaderia|azienda|ristorante|bottega|bedrijf|restauracja|piekarnia|bedrift|virksomhed|foretag"
const owner =
  /(?<!\p{L})(?:founder|owner|proprietor|patron|chef|cheff?e|fondat\p{L}+|propri\p{L}+|gérante?|inhaber\p{L}*|gründer\p{L}*|dueñ[oa]|fundador[ae]?|don[oa]|titolare|eigenaa?r\p{L}*|właściciel\p{L}*|indehaver|innehaver|ägare)(?!\p{L})/iu

/** `au restaurant de Ada Brandt`, of whom it is known that she has one, on a page about the employer. */
const isOwned = (it: Case): boolean =>
  it.prospect.titles.some(held => owner.test(held)) &&
  isNamedIn(it, headingsOf(it)) &&
  it.naming.names.some(({ first, last }) =>
    it.naming.blocks.some(block =>
      regex.u`(?<![\\p{L}])(?:${houses}) (?:of |by |de |d['’]|von |van |di |da |do |av |af )${Pattern.escape(first)} (?:[\\p{L}.'’-]+ )?(?:[\\p{L}'’-]+ )?${Pattern.escape(last)}(?![\\p{L}]|['’]s)`.test(
        foldName(block)
      )
    )
  )

/** A page about the employer that gives the person a title there. */
const isHousePage = (it: Case): boolean =>
  isNamedIn(it, headingsOf(it)) &&
  textClaims(it.document, it.findings, company).length === 0 &&
  it.naming.blocks.some(block => surnames(it).some(surname => isIntroduced(block, surname)))

/** `Kitchen: Ada Brandt`: what somebody does at the house that the page is about; no caption, and no guest. */
const charged =
  /^(?!(?:by|text|words|photo\p{L}*|picture|image|review\p{L}*|author|guest|customer|client|visitor|rating|written|posted)(?!\p{L}))\p{Lu}[\p{L} &-]{2,30}: $/iu

/** A page headed by the employer's name alone is an entry of a guide, and lists its people. */
const isEntryOfHouse = (it: Case): boolean => {
  const [window = "", ...first] = headingsOf(it)
  const isHeaded = first.some(
    heading =>
      window.startsWith(heading) &&
      it.prospect.companies.some(employer => comparable(company, heading) === comparable(company, employer))
  )
  return (
    isHeaded &&
    it.document.text.split("\n").some(line =>
      it.naming.names.some(({ last }) => {
        const [label = "", ...name] = line.split(/(?<=: )/u)
        return charged.test(label) && foldName(name.join("")).split(" ").at(-1) === last
      })
    )
  )
}

const fullNames = /\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu

/** Whether a line has the person's full name, and nobody else's. */
const namesThemAlone = (line: string, { naming }: Case): boolean => {
  const folded = foldName(line)
  return naming.names.some(({ first, last }) => {
    const isNamed = folded.includes(first) && folded.includes(last)
    const others = (line.match(fullNames) ?? []).filter(shown =>
      foldName(shown)
        .split(" ")
        .every(word => word !== first && word !== last)
    )
    return isNamed && others.length === 0
  })
}

const mostEpithetWords = 4

/** `The Acme chief executive found out`, right below where the person alone is named: nobody else is meant. */
const isCalledByHouse = (it: Case): boolean => {
  const lines = it.document.text.split("\n")
  return lines.some(
    (line, index) =>
      namesThemAlone(lines[index - 1] ?? "", it) &&
      it.prospect.companies.some(employer => {
        if (!line.startsWith(`The ${employer} `)) return false
        const words = line.slice(`The ${employer} `.length).split(" ", mostEpithetWords + 1)
        return words.some(
          (word, at) =>
            at > 0 &&
            isTitle(words[at - 1] ?? "") &&
            /^(?:found|said|told|heard|learnt|learned|received|has|had|grew|joined|lives|plays|thanked|laughed|added|will)$/u.test(
              word
            )
        )
      })
  )
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
      isOwned(it) ||
      isEntryOfHouse(it) ||
      isCalledByHouse(it))
})
