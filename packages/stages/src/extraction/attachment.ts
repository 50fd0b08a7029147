import { isTitle, positionOf, tidyTitle } from "../sources/roles.ts"
import { adverbs } from "./Clause.ts"
import { clausesOf, isVerbFirst, namesSomebodyElse } from "./clauses.ts"
import { looksLikeName } from "./personMentions.ts"
import { companyName } from "./properName.ts"
import { isEmployer, type Wanted } from "./Wanted.ts"
import { isCertificateAnywhere } from "./words/certifications.ts"

const parenthesis = /^\s*\((?<inside>[^)]{1,80})\)/
const postNominal = /^,? (?<name>[A-Z][A-Za-z/+-]{1,9})(?=,| |\.|$)/
const academic = /^(?:PhD|MBA|MSc|BSc|MA|BA|MD|OBE|MBE|CBE|FRS|FRSA|DPhil|JD)$/
const endOfApposition = new RegExp(
  `,\\s+(?:and\\s+|who\\s+)?(?=${adverbs}(?:is|was|has|had|will|holds|lives|leads|joined|gave|gives|spoke|speaks|won|says|said|talks|told|presented|presents|works|wrote|writes|enjoys|loves|appeared|delivered|received|received|studied|graduated|volunteers|specialises|specializes|supports|runs|heads|discusses|discussed|explains|explained|shares|shared|joins|shows|showed|opened|opens|published|publishes|grew|built|builds|started|founded|took|takes|became|argues|argued|tells|qualified|trained|sits|chairs|serves|mentors|plays|collects|teaches|began|manages|oversees|directs|advises|represents|designs|designed|develops|developed|helps|helped|looks|keeps|does|did|can|would|owns|makes|made|moved|grew|earned|completed|obtained|follows|loves)\\b)`,
  "u"
)
/** Two people do together what comes next. */
export const jointSubject = /^,? (?:and|&|or|as well as|along with|together with) /

/** A position in parentheses, or beside a name, with the employer. */
const positionClauses = (text: string, wanted: Wanted): ReadonlyArray<string> => {
  const { title, company } = positionOf(text)
  const isOurs = company !== undefined && isEmployer(company, wanted)
  return [
    ...(title === undefined ? [] : [`is ${title}`]),
    ...(title !== undefined && isOurs ? [`works at ${company}`] : [])
  ]
}

/** `Ada Lovelace of Acme`. */
const from = new RegExp(`^ (?:of|from|at) (?:the )?(?<company>${companyName})(?![\\p{L}])`, "u")

/** What follows a name: letters after it, appositions, and then what is said of it. */
export const afterName = (rest: string, wanted: Wanted): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  let text = rest
  for (let inside = parenthesis.exec(text); inside !== null; inside = parenthesis.exec(text)) {
    const shown = inside.groups?.inside ?? ""
    if (isEmployer(shown, wanted)) clauses.push(`works at ${shown}`)
    else clauses.push(...positionClauses(shown, wanted))
    text = text.slice(inside[0].length)
  }
  for (let letters = postNominal.exec(text); letters !== null; letters = postNominal.exec(text)) {
    const name = letters.groups?.name ?? ""
    if (!isCertificateAnywhere(name) && !academic.test(name)) break
    if (isCertificateAnywhere(name)) clauses.push(`holds the ${name}`)
    text = text.slice(letters[0].length)
  }
  const company = from.exec(text)
  if (company?.groups?.company !== undefined && isEmployer(company.groups.company, wanted)) {
    clauses.push(`works at ${company.groups.company}`)
    text = text.slice(company[0].length)
  }
  if (jointSubject.test(text)) return clauses
  const apposition = /^(?:,|\s[–—-]|:|\s[|·•])\s+(?<told>.+)$/u.exec(text)?.groups?.told
  if (apposition === undefined) return [...clauses, ...clausesOf(text.trim())]
  if (/^(?:who|which)\s/.test(apposition)) return [...clauses, ...clausesOf(apposition.replace(/^\w+\s/, ""))]
  if (isVerbFirst(apposition)) return [...clauses, ...clausesOf(apposition)]
  const at = endOfApposition.exec(apposition)
  const named = at === null ? apposition : apposition.slice(0, at.index)
  const [next = ""] = named.split(/[,(]/)
  if (looksLikeName(next.trim()) && !isTitle(next.trim())) return clauses
  const alone = named.replace(/\s[–—-]\s.*$|[:.]$/gu, "")
  clauses.push(isEmployer(alone, wanted) ? `works at ${alone}` : `is ${alone}`)
  if (at === null || namesSomebodyElse(named)) return clauses
  return [...clauses, ...clausesOf(apposition.slice(at.index + at[0].length))]
}

/** `Ada’s` before a small word. */
export const possessive = /^['’](?:s)?\s+(?=\p{Ll})/u

/** Somebody who comes or goes: what is said of the one, does not hold of the other any more. */
const succession =
  /\b(?:succe\w+|replac\w+|former(?:ly)?|ex-|predecessor|(?:took|takes|taking) over|late|unlike|instead of|thank\w*|farewell|leav\w+|left|resign\w*|depart\w*|step\w* down|then|previously)\b/i

/** `Acme has appointed Ada Lovelace as its new Chief Engineer`. */
const appointing = /\b(?:appoint|nam|hir|promot|welcom|tapp?)(?:s|es|ed)(?: (?:former )?\p{Lu}?\p{Ll}+)? $/u
const appointedAs =
  /^ (?:as|to(?: the (?:role|position|post) of)?) (?:its |their |our |the |new |first |an? )*(?<title>[^,.;]+)/u

const appointment = (before: string, after: string, { companies }: Wanted): ReadonlyArray<string> => {
  const title = appointing.test(before) ? appointedAs.exec(after)?.groups?.title : undefined
  const company = companies.find(name => before.toLowerCase().startsWith(name.toLowerCase()))
  if (title === undefined) return []
  return [
    `has been appointed ${title}${company === undefined ? "" : ` at ${before.slice(0, company.length)}`}`
  ]
}

/** A name in the middle of a sentence: only what is directly attached to it is about the person. */
export const attached = (before: string, after: string, wanted: Wanted): ReadonlyArray<string> => {
  if (succession.test(before)) return []
  const appointed = appointment(before, after, wanted)
  if (appointed.length > 0) return appointed
  const told = /^, (?<told>(?:who |\p{L})[^.;]*)/u.exec(after)?.groups?.told
  const company = from.exec(after)?.groups?.company
  const employer = company !== undefined && isEmployer(company, wanted) ? [`works at ${company}`] : []
  if (told === undefined) return employer
  const first = told.split(/,| and (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u)[0] ?? ""
  if (first.startsWith("who ")) return clausesOf(first.slice(4)).slice(0, 1)
  return isVerbFirst(first) ? [] : [`is ${first}`]
}

/** `Tideworks CTO` or `Our Head of Data,` before a name. */
export const titleBefore = (before: string, wanted: Wanted): ReadonlyArray<string> | undefined => {
  const text = before
    .replace(/^(?:our|the|meet|introducing|today,?|with|said|says)(?= )/iu, "")
    .replace(/,?\s*$/u, "")
    .trim()
  if (text.length > 60 || /[.;:,]/.test(text)) return undefined
  const company = wanted.companies.find(name => text.toLowerCase().startsWith(name.toLowerCase()))
  const title = tidyTitle(text.slice(company?.length ?? 0).replace(/^['’]s?(?= )/u, ""))
  if (!isTitle(title) || /\b(?:is|was|and|by|said|says|of our)\b/.test(title)) return undefined
  const isOurs = company !== undefined || /^our /iu.test(before)
  return isOurs
    ? [`is ${title}`, ...(company === undefined ? [] : [`works at ${text.slice(0, company.length)}`])]
    : []
}
