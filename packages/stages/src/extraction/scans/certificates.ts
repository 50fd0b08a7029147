import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { factsOf, type Rule } from "../Clause.ts"
import { titleOf } from "../rules/certification.ts"
import { qualificationsIn } from "../rules/qualifications.ts"
import { anotherWho } from "../subject/otherSubjects.ts"
import { certificateTitle } from "../words/certificateTitles.ts"
import {
  certificateName,
  isCertificateAnywhere,
  lettersWithMore,
  licensedTrade
} from "../words/certifications.ts"

const field = "education.certifications"

/** Nobody's certificate yet, no longer, or that of those who are taught, hired or served. */
const unfit =
  /\b(?:honorary|expired|lapsed|studying|working towards|pursuing|preparing|prepares?|candidates?|students?|teams? of|courses?|programmes?|programs?|training (?:for|of|provider)|hopes?|plans?|will|offers?|offering|helps?|helping|works? with|working with|alongside|led by|provides?|delivers?|requires?|required|recruits?|hires?|hiring|trains?|teaches|supervises?|examin\w+|wrote|writes)\b/i

/** What stands right before what somebody is, or holds. */
const before =
  "(?:^|(?:^|[\\s,;:(–—-])(?:an?|as|is|am|are|his|her|their|my|holds?|holding|has|have|and|both|also|only|became|earned|earning|fully|newly|plus|currently|dually) |[,;:(–—] ?|[’'][ms] )"
const qualified = "(?:[Ll]icen[sc]ed|[Rr]egistered|[Cc]hartered|[Aa]ccredited|[Cc]ertified)"
const kind =
  "(?:[- ](?:certified|qualified|accredited|licen[sc]ed|trained|charter ?holder|holder|certification|credential|designation|accreditation|licen[cs]e|charter|certificate))"

const trade = `(?:(?:CEDR|ICF|EMCC|IAF|Red Cross|RYA|PADI|BASI|CMP|IMI|IHK|ATA|TÜV|FA|state|nationally|board)[ -])?${qualified} (?:(?:and|&) (?:licen[sc]ed|registered|chartered|certified|insured|bonded) )?(?:${licensedTrade}|${certificateName})`
const lettered = `(?<letters>${certificateName})(?<kind>${kind})?`
const permit =
  "(?:(?:private|commercial|airline transport|student|recreational|sport|drone|glider|helicopter|remote|skipper['’]?s?|captain['’]?s|boat|coastal|powerboat|HGV|heavy goods|crane|forklift|blaster['’]?s?|pyrotechnics?|real[- ]estate|customs broker['’]?s?|nursing|teaching|coaching|umpire['’]?s?|referee['’]?s?|falconry|trapping|auctioneer['’]?s?|first[- ]aid|(?:amateur|ham)[- ]radio|master['’]?s|gas|electrical|plumbing|contractor['’]?s|firearms instructor|ski instructor|diving|flying|flight|pilot['’]?s) )+(?:pilot['’]?s? |instructor['’]?s? |operator['’]?s? )?(?:licen[cs]e|ticket|certificate|rating)"

const ends =
  "(?![\\p{L}\\d]|[-’'] ?\\p{Ll})(?! (?:exams?|candidates?|students?|course|training|team|programme|program|firm|company|practice|holders?|body|clients?)\\b)"

const named = (text: string, source: string): ReadonlyArray<string> =>
  matchesIn(text, regex.gu`(?<=${before})(?<value>${source})${ends}`).flatMap(({ groups }) =>
    groups?.value === undefined ? [] : [titleOf(groups.value.trim())]
  )

/** `PMP-certified`, `, SCMP`: letters that mean little else, or with the word for what they are. */
const byLetters = (text: string): ReadonlyArray<string> =>
  [
    ...matchesIn(
      text,
      regex.gu`(?<=${before}|(?:[Cc]ertified|[Qq]ualified|[Aa]ccredited):? (?:\\p{Lu}{3,6} )?)${lettered}${ends}`
    )
  ].flatMap(({ groups, index }) => {
    const { letters = "", kind: told } = groups ?? {}
    const isHeld =
      /\b(?:hold(?:s|ing)|earn(?:ed|ing)|passed|certified|qualified|is an?|am an?):? (?:\p{Lu}{3,6} )?$/u.test(
        text.slice(0, index)
      )
    const isBracketed = text[index - 1] === "(" && text[index + letters.length] === ")"
    return told !== undefined || ((isHeld || isBracketed) && isCertificateAnywhere(letters)) ? [letters] : []
  })

/** A sentence with another subject tells of that. */
const isVerbal =
  /\b(?:is|are|was|were|has|have|had|can|would|does|did|he|she|they|we|you|our|your|their)\b|[!?]/u

/** Certificates and licences that the person holds: their usual names and letters. */
export const certificates: Rule = ({ text }) => {
  if (unfit.test(text) || anotherWho.test(text)) return []
  const boards = /^(?<value>[Bb]oard[- ][Cc]ertified in [^,.;]{3,60})/u.exec(text)?.groups?.value
  if (boards !== undefined) return factsOf(field, [boards])
  // `a BSc from Leeds and a Six Sigma Green Belt`: with their level letters are no chance.
  const titles = [...named(text, certificateTitle), ...named(text, `(?:${lettersWithMore})`)]
  const further = isVerbal.test(text) ? [] : qualificationsIn(text)
  const found = [...titles, ...named(text, trade), ...named(text, permit), ...byLetters(text), ...further]
  // A sentence with another subject tells only what it begins with.
  const isAside = /^\p{Lu}/u.test(text)
  return factsOf(
    field,
    found.filter(
      value =>
        (!isAside || text.startsWith(value) || further.includes(value)) &&
        !found.some(other => other !== value && other.includes(value))
    )
  )
}
