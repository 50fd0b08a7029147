import { positionOf } from "../sources/roles.ts"
import { looksLikeName, mentionsIn } from "./personMentions.ts"
import { topicOf } from "./topics.ts"

/** A line that introduces a person: their name, and their position if it stands beside it. */
export interface NameLine {
  readonly isProspect: boolean
  readonly position: string | undefined
}

const postNominals =
  /^(?:,? \(?(?:PhD|Ph\.D\.?|MBA|MD|CPA|CFA|PMP|CISSP|MSc|M\.Sc\.?|BSc|MA|BA|DPhil|CEng|FRSA?|OBE|MBE|CBE|JD|RN|PE|FCA|ACCA|[A-Z][A-Za-z]*[A-Z]+[A-Za-z]*)\)?(?! (?:candidate|student|researcher)))+/u
const pronouns = /^ ?\((?:she|he|they|her|him|them)[^)]*\)/i
const greeting =
  /^(?:(?:Meet|Introducing|Hi,? I['’]m|Hello,? I['’]m|Hi,? I am|I['’]m|I am|About|Speaker:?|Author:?|Host:?|Guest:?|Name:?|Dr\.?|Prof\.?|Professor|Mr\.?|Ms\.?|Mrs\.?|Frau|Herr) )+$/i
const end = /^[.!]?$/
const separated = /^(?:,|:|\s[-–—|·•/]|[|·•]) ?(?<rest>.+)$/u

const afterName = (rest: string): Pick<NameLine, "position"> | undefined => {
  const text = rest
    .replace(/^\.(?=,| |$)/u, "")
    .replace(pronouns, "")
    .replace(postNominals, "")
    .replace(pronouns, "")
  if (end.test(text.trim())) return { position: undefined }
  const position = separated.exec(text)?.groups?.rest?.trim()
  const isPosition = position !== undefined && positionOf(position).title !== undefined
  return isPosition ? { position } : undefined
}

/** Whether a line introduces somebody; `next` is the line below it. */
export const nameLineOf = (
  { text, isHeading }: { readonly text: string; readonly isHeading: boolean },
  next: string | undefined,
  names: ReadonlyArray<string>
): NameLine | undefined => {
  if (text.length > 140 || /\p{Ll}{2}[.!?]["”]?$/u.test(text)) return undefined
  const [mention] = mentionsIn(text, names)
  if (mention !== undefined) {
    const before = text.slice(0, mention.start)
    const after = before === "" || greeting.test(before) ? afterName(text.slice(mention.end)) : undefined
    return after === undefined ? undefined : { isProspect: true, position: after.position }
  }
  const [name = "", ...others] = text
    .replace(/ (?:Jr|Sr)\.?(?=,|$)/u, "")
    .split(/ ?\(|, | [-–—|·•] |: | \| /u)
  const person = name.replace(greeting, "").replace(/^(?:Meet|Introducing|Speaker:|By) /, "")
  if (!looksLikeName(person) || topicOf(person) !== undefined) return undefined
  const hasTitle = [...others, next ?? ""].some(it => positionOf(it).title !== undefined)
  return isHeading || hasTitle ? { isProspect: false, position: undefined } : undefined
}
