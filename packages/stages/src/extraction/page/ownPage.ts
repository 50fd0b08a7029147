import { agrees, comparable, type SourceClass } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { honorific } from "../../names/honorifics.ts"
import { foldName, generationLetters, isFrequentSurname, parseName } from "../../names/index.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { positionOf } from "../../sources/roles.ts"
import { nameLineOf } from "../card/nameLine.ts"
import { isGiven } from "../naming/looksLikeName.ts"
import { sharesFirstName } from "../naming/othersNamed.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { heldPosition } from "../position/heldPosition.ts"
import type { Wanted } from "../Wanted.ts"
import type { PlacedLine } from "./passages.ts"
import { selfIntroduction } from "./signature.ts"

/** `Five minutes with Ada Lovelace` on the employer's site: they answer in their own words. */
const portrait = /\b(?:with|spotlight|interview|meet|profile|portrait|day in the life of|conversation)\b/i

const label = regex.iu`^(?:(?!.*\\bobituar)[^.]{2,50}(?::|…|\\.\\.\\.|\\s[|·•–—-]|\\bwith|\\bmeet)\\s+)?(?:${honorific} )*$`

/** `Speaker: Ada Lovelace | Acme Days`, `Ada Lovelace – Fellows`: pages called by a name, and not headlines that go on with a verb. */
const callsPage = (title: string, names: ReadonlyArray<string>): boolean => {
  const [mention] = mentionsIn(title, names)
  if (mention === undefined) return false
  const before = title.slice(0, mention.start)
  const isLabel = label.test(before)
  return (
    isLabel &&
    /^(?:,? \p{Lu}{2,6}\b| \([^()]{2,40}\))*(?:$|[|·•:]|,? [|·•:–—-]|, (?!\p{Ll}+(?:s|ed) ))/u.test(
      title.slice(mention.end)
    )
  )
}

/** `Ada Palmer` is somebody else, `Ada Builds` nobody. */
const isCalledSo = (text: string): boolean => isFrequentSurname(foldName(text.split(" ").at(-1) ?? ""))

/** `Ada Builds`, as Ada Lovelace calls her site: its heading names nobody else. */
const sharesGiven = (text: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [given = "", ...others] = name.split(" ")
    return text.startsWith(`${given} `) && !others.some(other => text.includes(other)) && !isCalledSo(text)
  })

/** `A blog by Ada Lovelace, engineer in Leeds.`, below the site's own name. */
const isSignedSite = (lines: Page["lines"], names: ReadonlyArray<string>): boolean =>
  lines.slice(0, 4).some(({ text }) => {
    const [mention] = mentionsIn(text, names)
    return (
      mention !== undefined &&
      /^(?:(?:The|A|An|My)(?: personal)? )?(?:blog|web ?site|site|home ?page|newsletter|notebook|weblog|journal|diary) (?:by|of|from|written by)$/iu.test(
        text.slice(0, mention.start).trim()
      )
    )
  })

/** Whether all of a page is about the prospect: it is headed by their name, or theirs and headed by nobody else's. */
export const isAboutProspect = (page: Page, { names }: Wanted, sourceClass: SourceClass): boolean => {
  const introductions = page.lines.flatMap((line, index) => {
    const name = line.isHeading ? nameLineOf(line, page.lines[index + 1]?.text, names) : undefined
    return name === undefined ? [] : [{ ...name, index }]
  })
  const firstHeading = page.lines.findIndex(line => line.isHeading)
  const first = introductions.find(({ index }) => index === firstHeading)
  // `Lovelace Forge` is no other person.
  const isOther = (text: string) => isGiven(text.split(" ")[0] ?? "") && !sharesGiven(text, names)
  if (sourceClass === "self")
    return first === undefined || first.isProspect || !isOther(page.lines[first.index]?.text ?? "")
  const isTitled = mentionsIn(page.title ?? "", names)[0]?.start === 0
  const isAlone = introductions.every(({ isProspect }) => isProspect)
  const heading = page.lines[firstHeading]?.text ?? ""
  const isInterview =
    sourceClass === "first-party" && portrait.test(heading) && mentionsIn(heading, names).length > 0
  const isTheirs = introductions.every(
    ({ isProspect, index }) => isProspect || !isOther(page.lines[index]?.text ?? "")
  )
  if (isTheirs && isSignedSite(page.lines, names)) return true
  const isCalled = isAlone && callsPage(page.title ?? "", names)
  const isGreeted = isAlone && greets(heading, names) && isOfOneName(page, names)
  return (
    (first?.isProspect === true && (isTitled || isAlone)) || (isInterview && isAlone) || isCalled || isGreeted
  )
}

/** `Hi, I’m Ada.`, `About Ada`: how somebody heads a page that names them in full below. */
const greets = (text: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [given = ""] = name.split(" ")
    return regex.u`^(?:${selfIntroduction}|About|Meet) ${Pattern.escape(given)}[.!]?$`.test(text)
  })

/** Who made a page is named on it as well. */
const credit =
  /^(?:By|Text|Words|Written|Photo\p{L}*|Picture|Image|Illustration\p{L}*|Interview\p{L}*|Design\p{L}*|Edited)(?![\p{L}])/u

/** The page names the prospect, beside in credits, and nobody else of their first name. */
const isOfOneName = ({ lines }: Page, names: ReadonlyArray<string>): boolean => {
  const texts = lines.map(({ text }) => text)
  const isNamed = texts.some(text => !credit.test(text) && mentionsIn(text, names).length > 0)
  return isNamed && !sharesFirstName(texts, names)
}

interface Block {
  readonly lines: ReadonlyArray<PlacedLine>
  readonly title: string | undefined
}

/** In words; what stands below a name in a list of people and is longer tells a story. */
const longestLabel = 7

const isLabel = (text: string): boolean =>
  /^\p{Lu}[^.!?:@\d]+$/u.test(text) && text.split(" ").length <= longestLabel

/** What stands below each introduction of the name. */
const blocksOf = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<Block> => {
  const introductions = lines.filter(({ introduces }) => introduces !== undefined)
  const [first, last] = [introductions[0]?.index ?? 0, introductions.at(-1)?.index ?? 0]
  // With somebody else between, both are entries of a list: it has nobody twice, and calls each by a line below the name.
  const isList = lines.some(({ index, introducesOther }) => introducesOther && index > first && index < last)
  return introductions.map(introduction => {
    const following = lines.slice(introduction.index + 1)
    const end = following.findIndex(line => !line.isOwn || line.introduces !== undefined)
    const below = end === -1 ? following : following.slice(0, end)
    const next = below[0]?.text ?? ""
    const { title } = positionOf(introduction.introduces?.position ?? next)
    return {
      lines: [introduction, ...below],
      title: title ?? (isList && isLabel(next) ? next : undefined)
    }
  })
}

const field = "professional.current_title"
const sameTitle = (left: string, right: string): boolean =>
  agrees(comparable(field, left), comparable(field, right))

const textOf = ({ lines }: Block): string =>
  lines
    .map(({ text }) => text)
    .join("\n")
    .toLowerCase()

/** Email addresses that are not the prospect's make a block somebody else's. */
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const isTheirs = (block: Block, { emails, title }: Wanted): boolean =>
  emails.some(email => textOf(block).includes(email)) ||
  (title !== undefined && block.title !== undefined && sameTitle(title, block.title))

/** Of the addresses that people of a name have, which are spelled with it; others belong to an office. */
const isSpelled = (local: string, { names }: Wanted): boolean => {
  const letters = foldName(local).replace(/[^\p{L}]/gu, "")
  return names
    .flatMap(name => parseName(name) ?? [])
    .some(({ first, last }) => letters.includes(last) || letters.startsWith(first))
}

const isNamesake = (block: Block, wanted: Wanted): boolean => {
  const shown = textOf(block).match(address) ?? []
  const domain = wanted.emails[0]?.split("@")[1]
  const personal = shown.filter(email => {
    const [local = "", site] = email.split("@")
    return site === domain && isSpelled(local, wanted)
  })
  return personal.length > 0 && !personal.some(email => wanted.emails.includes(email))
}

/** Whether blocks of the name hold different titles. */
const disagree = (blocks: ReadonlyArray<Block>): boolean =>
  blocks.some(({ title }) =>
    blocks.some(other => title !== undefined && other.title !== undefined && !sameTitle(title, other.title))
  )

const generation = regex.u`,? ${generationLetters}(?![\\p{L}])`

const bearsGeneration = ({ lines }: Block): boolean => generation.test(lines[0]?.text ?? "")

/** `Ada Hale` and `Ada Hale Jr`, each introduced by a line: who is called by the name alone is not the younger. */
const isYounger = (block: Block, blocks: ReadonlyArray<Block>, { names }: Wanted): boolean =>
  names.every(name => (parseName(name)?.generation ?? null) === null) &&
  bearsGeneration(block) &&
  !blocks.every(bearsGeneration)

/** `Ada Hale, Head of Data, Acme. Ada builds …`: what an entry of a programme says first of whom it names. */
const entryOf = ({ text }: PlacedLine, { names }: Wanted): string | undefined => {
  const [mention] = mentionsIn(text, names)
  const behind = mention?.start === 0 ? text.slice(mention.end) : ""
  return /^, (?<entry>[^.;]+)/u.exec(behind)?.groups?.entry
}

/** Lines that begin with the name and another house, where one begins with the prospect's. */
const otherEntries = (lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ReadonlySet<number> => {
  const entries = lines.flatMap(line => {
    const entry = entryOf(line, wanted)
    return entry === undefined ? [] : [{ entry, index: line.index }]
  })
  const isOurs = (entry: string): boolean => wanted.companies.some(company => entry.includes(company))
  return entries.some(({ entry }) => isOurs(entry))
    ? new Set(
        entries.flatMap(({ entry, index }) =>
          isOurs(entry) || heldPosition(entry) === undefined ? [] : [index]
        )
      )
    : new Set()
}

/** The lines without the parts of a list that are about other people of the name. */
export const withoutNamesakes = (
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted
): ReadonlyArray<PlacedLine> => {
  const introduced = blocksOf(lines)
  const younger = introduced.filter(block => isYounger(block, introduced, wanted))
  const blocks = introduced.filter(block => !younger.includes(block))
  const theirs = blocks.filter(block => isTheirs(block, wanted))
  const others = introduced.filter(
    block =>
      younger.includes(block) ||
      isNamesake(block, wanted) ||
      (disagree(blocks) && theirs.length > 0 && !theirs.includes(block))
  )
  const left = new Set([
    ...others.flatMap(block => block.lines.map(({ index }) => index)),
    ...otherEntries(lines, wanted)
  ])
  return lines.map(line =>
    left.has(line.index) ? { ...line, text: "", isOwn: false, introduces: undefined } : line
  )
}

/** Whether a page has several people of the name who cannot be told apart. */
export const severalPeople = (lines: ReadonlyArray<PlacedLine>): boolean => disagree(blocksOf(lines))
