import { Option } from "effect"
import { plainLine } from "./plainText.ts"

/** A title and where it is held, as a text states it. */
export interface StatedRole {
  readonly title: string
  readonly company: string
  /** The part of the text that states it. */
  readonly quote: string
}

const titleWord =
  /\b(?:chief|officer|c[a-z]o|president|vp|svp|evp|vice|director|head|lead|leader|manager|founder|co-?founder|owner|partner|principal|chair(?:man|woman|person)?|engineer|developer|programmer|architect|designer|scientist|researcher|professor|lecturer|analyst|consultant|advis[eo]r|editor|writer|journalist|producer|specialist|strategist|coordinator|administrator|associate|counsel|lawyer|attorney|accountant|controller|treasurer|secretary|recruiter|marketer|executive|representative|technician|planner|buyer|curator|evangelist|advocate|fellow|geschäftsführer(?:in)?)\b/i

const pastWord = /\b(?:former|formerly|ex|previous|previously|past|retired|late|emeritus|emerita)\b/i

/** Whether a short text is the title of a position that is held now. */
export const isTitle = (text: string): boolean =>
  text.length <= 100 && titleWord.test(text) && !pastWord.test(text) && !/[.!?]$/.test(text)

/** A title begins with no verb or article; a company with a capital or a digit, and ends with its sentence or comma. */
const titlePart = "(?:an? |the |our |currently )?(?<title>\\p{L}[\\p{L}\\p{M}\\d&/, -]{1,98}?)"
const companyWord = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’+-]*(?:\\.[\\p{L}\\d]+)*"
const companyPart = `@?(?<company>${companyWord}(?: (?:of |and |& |the )?${companyWord}){0,5})`

const toRole = (match: RegExpExecArray | null): Option.Option<StatedRole> => {
  const { title = "", company = "" } = match?.groups ?? {}
  const role = { title: title.trim(), company: company.replace(/['’]+$/, ""), quote: match?.[0].trim() ?? "" }
  return isTitle(role.title) && role.company !== "" ? Option.some(role) : Option.none()
}

/** `of` also joins the parts of a title, so that it leads to a company only after the highest ones. */
const leaderPart =
  "(?:the )?(?<title>(?:[Cc]o-?)?[Ff]ounder(?: and CEO)?|C[ETFO]O|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?|[Oo]wner)"

const rolePatterns = (before: string): ReadonlyArray<RegExp> => [
  new RegExp(`${before}${titlePart},? (?:at |@ ?)${companyPart}`, "u"),
  new RegExp(`${before}${leaderPart} of ${companyPart}`, "u")
]

const firstRole = (text: string, patterns: ReadonlyArray<RegExp>): Option.Option<StatedRole> =>
  Option.firstSomeOf(patterns.map(pattern => toRole(pattern.exec(text))))

const ownWords = rolePatterns("^")

/** `TITLE at COMPANY` at the beginning of what a person says of themselves. */
export const roleInBio = (text: string): Option.Option<StatedRole> => firstRole(plainLine(text), ownWords)

/** `NAME is TITLE at COMPANY` and `NAME, TITLE at COMPANY` in one sentence; `name` is a pattern. */
export const roleInSentence = (sentence: string, name: string): Option.Option<StatedRole> =>
  firstRole(sentence, rolePatterns(`${name}(?: is |, who is |, )`))
