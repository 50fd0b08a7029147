import { honorific } from "../../names/honorifics.ts"
import { generationLetters, quotedNickname } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle, positionOf } from "../../sources/roles.ts"
import { institute, letter } from "../naming/letter.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { familyFirst, mentionsIn, type PersonMention } from "../naming/personMentions.ts"
import { topicOf } from "../topics.ts"
import { isDepartment } from "../words/departments.ts"

/** A line that introduces a person: their name, and their position if it stands beside it. */
export interface NameLine {
  readonly isProspect: boolean
  readonly position: string | undefined
}

const postNominals = regex.u`^(?:,? \\(?${letter}\\)?[®™]*(?! (?:candidate|student|researcher)))+`
/** `B.Eng.`, `P.Eng.`, `jun.`: the full stop ends no sentence. */
const dottedDegree =
  /,? (?:(?:B|M|D|P|Dipl)\.[ -]?(?:Eng|Geo|Sc|Ing|Arch|Mus|Tech|Phil|Des|Psych|Kfm|Kffr|Päd)|jun|sen|Esq)\.$/u
const pronouns = /^ ?\((?:(?:she|he|they|her|him|them)[^)]*|m|f)\)/i
/** What may stand before a name that a line introduces. */
const beforeName = `(?:Meet|Introducing|Hi,? I['’]m|Hello,? I['’]m|Hi,? I am|I['’]m|I am|About|Speaker:?|Author:?|Host:?|Guest:?|Name[:?]?|CA|CMA|Teacher|${honorific}|M\\.|Me|Don|Sig\\.?(?:ra)?|Eng|Ing|Arch|Avv|Ir|Mag|DI)`
const greeting = regex.iu`^(?:${beforeName} )+$`
const greeted = regex.iu`^(?:${beforeName} )+`
const end = /^[.!]?$/
/** The same name in another script beside the Latin one: `清水 遥（Haruka Shimizu）`. */
const otherScript =
  /^[\s(（)）/|・,、]*(?:[^\p{sc=Latin}\p{N}:：]*\p{L}[^\p{sc=Latin}\p{N}:：]*)?[\s(（)）/|]*$/u
const bracketed = /^ ?[(（](?<rest>[^()（）]{2,80})[)）]$/u
const separated = /^(?: ?,|:|\s[-–—|·•/→⟶>]|\s[-=]>|[|·•→]| ?(?:\.{2,}|…)) ?(?<rest>.+)$/u
/** `’04`, `(PhD 2022)`, `(Class of 1999)`: when somebody left the school whose list it is. */
const cohort = /^,? ?(?:['’]\d\d|\([^()]{0,30}(?:19|20|['’])\d\d\))/u

const generationBehind = regex.u`,? ${generationLetters}\\.?(?=,|$)`
const nicknameWithin = regex.u` ${quotedNickname}(?= \\p{Lu})`

/** `14. Ada Lovelace, 28`, as lists of people have it. */
const age = /^,? \(?\d\d\)?(?=$|,| [–—|·])/u
const numbered = /^(?:(?:No\.? ?|#)?\d{1,3}[.):]? |[•▪*] )$/u
/** What announces in a heading whom all below is about: `Runner of the Month: Ada Lovelace`, `Lunch with… Ada Lovelace`. */
const heralding =
  /^(?:[^:.!?]{2,45}: |(?:(?:\d+|drei|vier|fünf|sieben|zehn|trois|cinq|dix|tres|cinco|diez|três|dez|tre|cinque|drie|vijf|tio|fem) (?:fragen an|questions à|preguntas (?:a|para)|perguntas (?:a|para)|domande a|vragen aan|frågor till|spørsmål til|spørgsmål til)|nachgefragt bei|(?:ein |im )?(?:gespräch|interview) mit|(?:un )?entretien avec|rencontre avec|entrevista (?:a|con|com)|intervista a|(?:in )?gesprek met|samtal med|möt|mød|møt)(?: ?…|\.{3}|:)? |(?:an? )?(?:lunch|coffee|tea|brunch|breakfast|(?:\d+|five|ten|sixty) (?:seconds|minutes|questions)|a word|a chat|in conversation|q&a|catching up) with(?:…|\.{3}|:)? )(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?$/iu

/** `Teacher Ada (Ada Lovelace)`: what somebody is called, and their whole name behind it. */
const calledFirst = /^(?:\p{Lu}[\p{L}.'’-]* ){1,3}\($/u
/** `Engineer of the Year: Ada Lovelace, Acme`: the house behind the name of whom a heading is about. */
const houseBehind = /^, \p{Lu}[^.!?:]{2,60}$/u
/** Where somebody is from, or for whom they come: `Ada Lovelace (DK)`, `Ada Lovelace (Acme)`. */
const originBehind = /^ ?\(\p{Lu}[\p{L}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{N}&.'’-]*)*\)$/u

/** `Ada Lovelace, weekend volunteer` */
const descriptionBehind = /^, (?:an? )?\p{Ll}[^.!?]{2,50}$/u

/** Letters behind a name, which look like more of it: `Ada Lovelace BVSc`. */
const lettersBehind = /(?:,? (?:[A-Z][a-z]?[A-Z][A-Za-z]*|[A-Z][A-Za-z]{1,8}[A-Z])(?:\([^()]{2,25}\))?)+$/u
const lettersOfOther = regex.u`(?: (?:${institute}|[A-Z][a-z]?[A-Z][A-Za-z]*))+$`
/** Where a line names somebody, whatever letters stand behind. */
export const mentionIn = (text: string, names: ReadonlyArray<string>): PersonMention | undefined =>
  mentionsIn(text, names)[0] ?? mentionsIn(text.replace(lettersBehind, ""), names)[0]

/** `(ada@acme.example)`, `/ ada@acme.example`: a name that is a link to write to, and how to behind a title. */
const address = / ?\([^()\s]+@[^()\s]+\)|(?: [-–—|·•/]|,) [^()\s]+@[^()\s]+$/u

/** `x204`: where somebody is reached. */
const extension = / (?:x|ext\.? ?)\d{2,5}$/iu

const afterName = (rest: string, isHeading: boolean): Pick<NameLine, "position"> | undefined => {
  const text = rest
    .replace(address, "")
    .replace(extension, "")
    .replace(otherScript, "")
    .replace(/^\.(?=,| |$)/u, "")
    .replace(pronouns, "")
    .replace(cohort, "")
    .replace(age, "")
    .replace(postNominals, "")
    .replace(pronouns, "")
  if (end.test(text.trim())) return { position: undefined }
  const { rest: beside } = bracketed.exec(text)?.groups ?? separated.exec(text)?.groups ?? {}
  const position = beside?.trim() ?? besideName(text, isHeading)
  const isPosition = position !== undefined && positionOf(position).title !== undefined
  return isPosition ? { position } : undefined
}

/** `Ada Lovelace Chief Engineer`: cells that a page sets side by side, if all of it is the title. */
const besideName = (text: string, isHeading: boolean): string | undefined => {
  // A heading has its position in small letters too: `Ada Lovelace chief engineer`.
  const rest =
    (isHeading
      ? /^ (?<rest>(?!\p{Ll}+(?:ed|s) |named |to |is |was )\p{L}[^.]+)$/u
      : /^ (?<rest>\p{Lu}[^.]+)$/u
    ).exec(text)?.groups?.rest ?? ""
  const { title, company } = positionOf(rest)
  const isAll = title === rest || (company !== undefined && isDepartment(company))
  return title !== undefined && isAll ? rest : undefined
}

/** What a credit says somebody did for a page is not their position. */
const credit =
  /\b(?:author|editor|writer|photo\w*|producer|translator|illustrator|host|reporter|instructor|judge|moderator|speaker|contact|chair|artist|director of photography|composer|musician|agent|captain|coach|treasurer)\b/i

/** Who acts for a company is named behind such words: `Vertreten durch die Geschäftsführerin: …`. */
const acting =
  /^(?:(?:gesetzlich )?vertreten durch|gesetzliche(?:r)? vertreter(?:in)?|vertretungsberechtigte?r?|represented by|legal representative|représentée? par|représentante? légale?|vertegenwoordigd door|representad[oa] (?:por|pel[oa])|representante legal|rappresentat[oa] da|legale rappresentante|repræsenteret ved|representert ved|företräds av|ansprechpartner(?:in)?|zuständig|in charge|led by|leitung)[:,]? ?(?:(?:ihr(?:e|en)?|seinen?|its|the|die|den|der|das|la|le|les|l['’]|el|los|o|a|il|de|het) ?)?/iu

/** `Head of Physics – Mr `: how somebody is addressed belongs to the name. */
const addressed = regex.iu`(?<=\\s)(?:${honorific}\\s+)+$`

/** `Geschäftsführerin: Ada Lovelace`, `課長 山田 太郎`, also with others who hold the same: their names and nothing else. */
const labelledBy = (before: string, after: string): string | undefined => {
  const label = /^(?<title>[^:：]{2,60}?)(?: ?[:：]| [–—|]| (?=$)|　)\s*(?<names>.*)$/u.exec(
    before.replace(acting, "").replace(addressed, "")
  )?.groups
  const title = label?.title ?? ""
  const others = `${label?.names ?? ""}${after.replace(postNominals, "").replace(/^[\s)）]+$/u, "")}`
    .split(/,\s*|\s+(?:and|und|et|&|e|y|og|och|en)\s+/u)
    .map(name => name.trim())
    .filter(name => name !== "")
  return label !== undefined &&
    positionOf(title).title === title &&
    !credit.test(title) &&
    others.every(looksLikeName)
    ? title
    : undefined
}

/** `Harbour Master` is a title, `Anna Baker` a name. */
const isTitleAlone = (text: string): boolean => isTitle(text) && !isGiven(text.split(" ")[0] ?? "")

/** Whether a heading is about whom it names, by what stands before and behind the name. */
const isHeadOf = (before: string, rest: string, isFirst: boolean): boolean =>
  (heralding.test(before) && houseBehind.test(rest)) ||
  (calledFirst.test(before) && rest === ")") ||
  (isFirst && (originBehind.test(rest) || descriptionBehind.test(rest)))

/** `Dr Rui Prates MRCP`: what nobody but people are called. */
const honoured = /^(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Miss|Revd?|Cllr|Sir|Dame|Capt)\.? \p{Lu}/u

/** `Biology – Miss T. Rowse`: what somebody else answers for. */
const isLabelOfOther =
  /^\p{Lu}[\p{L} &/-]{2,40}(?: ?:| [–—-]) (?:Dr|Prof|Mr|Mrs|Ms|Miss)\.? (?:\p{Lu}\.? ?)?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u

/** `S. Venkataraman`, `CA R. K. Iyer`: a name by its initials, which only a title beside it tells from a firm's. */
const initialled = regex.u`^(?:(?:${honorific}|CA|CS)\\s+)*(?:\\p{Lu}\\.[ ]?){1,3}\\p{Lu}[\\p{L}’'-]*\\p{Ll}$`

/** Whether a line introduces somebody; `next` is the line below it. */
export const nameLineOf = (
  { text, isHeading }: { readonly text: string; readonly isHeading: boolean },
  next: string | undefined,
  names: ReadonlyArray<string>
): NameLine | undefined => {
  if (text.length > 140 || /\p{Ll}{2}[.!?]["”]?$/u.test(text.replace(dottedDegree, ""))) return undefined
  const mention = mentionIn(text, names)
  if (mention !== undefined) {
    const before = text.slice(0, mention.start)
    const isFirst =
      before === "" ||
      numbered.test(before) ||
      greeting.test(before) ||
      (otherScript.test(before) && !isTitle(before.trim()))
    const rest = text.slice(mention.end)
    const after = isFirst ? afterName(rest, isHeading) : undefined
    const label = after === undefined ? labelledBy(before, rest) : undefined
    if (label !== undefined) return { isProspect: true, position: label }
    const heralded = isHeading && heralding.test(before) ? afterName(rest, isHeading) : undefined
    if (heralded !== undefined) return { isProspect: true, position: heralded.position }
    if (isHeading && isHeadOf(before, rest, isFirst)) return { isProspect: true, position: undefined }
    return after === undefined ? undefined : { isProspect: true, position: after.position }
  }
  const listed = familyFirst.exec(text)
  const { family = "", given = "" } = listed?.groups ?? {}
  const isListed =
    /\p{Ll}/u.test(given) && isGiven(given) && (!isGiven(family) || !/[.!?]$| (?:and|&) /u.test(text))
  if (isListed) return { isProspect: false, position: undefined }
  if (isLabelOfOther.test(text)) return { isProspect: false, position: undefined }
  const shown = isHeading ? text.replace(/^[^:.!?]{2,45}: (?=\p{Lu})/u, "") : text
  const [name = "", ...others] = shown
    .replace(generationBehind, "")
    .replace(nicknameWithin, "")
    .split(/ ?\(|, | [-–—|·•/] |: | \| | ?(?:\.{2,}|…) /u)
  const called = name.replace(greeted, "").replace(/^By /, "")
  const first = called.split(" ")[0] ?? ""
  const isHonoured = honoured.test(name)
  const person = isGiven(first) || isHonoured ? called.replace(lettersOfOther, "") : called
  const hasTitle = [...others, next ?? ""].some(it => positionOf(it).title !== undefined)
  if ((hasTitle || isHonoured) && initialled.test(called)) return { isProspect: false, position: undefined }
  // `Lovelace Forge` is what the prospect's own house is called.
  if (!isGiven(first) && names.some(it => it.endsWith(` ${first}`))) return undefined
  if (!looksLikeName(person) || topicOf(person) !== undefined || isTitleAlone(person)) return undefined
  const isLettered = afterName(text.slice(text.indexOf(person) + person.length), isHeading) !== undefined
  const isCalled = isGiven(first) && (called !== name || person !== called || others.length > 0)
  return isHeading || hasTitle || isHonoured || (isLettered && isCalled)
    ? { isProspect: false, position: undefined }
    : undefined
}
