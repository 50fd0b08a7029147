import { RegExp as Pattern } from "effect"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { verb } from "../verbs.ts"
import { otherBearer } from "./described.ts"
import { sayingVerb, speechMark } from "./speech.ts"

/** Somebody called by what they are at a company: `The Acme chief executive`, `the 52-year-old sales director of Acme`. */
export interface CompanyRole {
  readonly clauses: ReadonlyArray<string>
  /** What follows: a relative clause, or the verb. */
  readonly after: string
  /** Few of a company are called so. */
  readonly isSure: boolean
}

const single =
  /\b(?:founder|chief executive|ceo|boss|(?:co-)?owner|president|managing director|chair(?:man|woman)?|headteacher|headmaster|headmistress|superintendent|principal|head chef|head brewer|proprietor)\b/i

/** A company's role as the subject of a sentence, or behind what they say. */
export const describedByCompany = (
  sentence: string,
  companies: ReadonlyArray<string>,
  called: ReadonlyArray<string>
): CompanyRole | undefined => {
  const company = companies.find(name => sentence.includes(name))
  if (company === undefined || !/(?:^T|\bt)he /u.test(sentence)) return undefined
  const name = Pattern.escape(company)
  const form =
    regex.u`^(?:[^${speechMark}]{0,3}${speechMark},? (?:${sayingVerb}) the|The) (?:\\d+-year-old )?(?:${name}(?:['’]s?)? (?<first>(?:[\\p{L}-]+ ){0,4}?[\\p{L}-]+)|(?<second>(?:[\\p{L}-]+ ){0,5}?[\\p{L}-]+) (?:of|at|for) ${name})(?:,? (?:of|in|from|based in) \\p{Lu}[^,]{2,30}(?:, \\p{Lu}[\\p{L} ]{2,20}(?=,))?,?)?(?<after>,? who .+| (?:(?:also|now|still|today|already) )?(?:${sayingVerb}|has|had|${verb}).*|[.]?$)`.exec(
      sentence
    )?.groups
  const role = (form?.first ?? form?.second ?? "").replace(/^(?:new|current) /u, "")
  if (
    form === undefined ||
    !isTitle(role) ||
    /\b(?:is|was|who|has|author)\b/u.test(role) ||
    otherBearer.test(role)
  )
    return undefined
  const isCalled = called.some(clause => clause.toLowerCase().includes(role.toLowerCase()))
  return {
    clauses: [`is ${role}`, `works at ${company}`],
    after: form.after ?? "",
    isSure: isCalled || single.test(role)
  }
}
