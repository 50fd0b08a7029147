import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { listItems } from "../listItems.ts"
import { certificateName } from "../words/certifications.ts"

const field = "education.certifications"

const certified = new RegExp(
  `^(?:${be}|${have}(?:become |been ))(?:an? |the )?(?<value>(?:\\p{Lu}[\\p{L}\\d+-]* ){0,3}(?:[Cc]ertified|[Cc]hartered|[Aa]ccredited|[Ll]icen[sc]ed [Pp]rofessional) (?!(?:by|as|in|to|for|with|and|at)\\b)[\\p{L}\\d+&/-]+(?: (?!(?:and|who|with|based|at|in|from|for|by|since|specialising|working|living)\\b)[\\p{L}\\d+&/()–-]+){0,6})`,
  "u"
)
const named = new RegExp(
  `^(?:holds?|has|have|earned|obtained|gained|passed|completed|received|achieved|${have}(?:earned|passed|completed)) (?:an?|the|his|her|their|my)? ?(?:\\p{Ll}+ )?(?<value>(?:${certificateName})(?:(?:,| and|, and| &) (?:the )?(?:${certificateName}))*)(?![\\p{L}\\d])`,
  "u"
)
const stated = new RegExp(
  `^${be}(?:an? )?(?<value>${certificateName})(?:[ -](?:certified|qualified|accredited|charterholder|holder))?(?=$|[ ,.])`,
  "u"
)
const holding =
  /^(?:holds?|has|have|earned|obtained|gained|completed|received|achieved) (?:an?|the|his|her|their|my)? ?(?<value>(?:\p{Lu}[\p{L}\d+&/-]*(?: (?:in|of|for|\p{Lu}[\p{L}\d+&/–-]*|–|-))* )?(?:[Cc]ertifi(?:cate|cation)|[Dd]iploma)(?: in \p{Lu}?[\p{L}&]+(?: (?:and |of |for )?\p{Lu}?[\p{L}&]+){0,4})?)/u

/** Before `certification`, the words of the certificate itself: `the AWS Certified Developer certification`. */
const ownName =
  /^(?:holds?|has|earned|obtained|gained|completed|achieved) (?:an?|the|his|her|their|my)? ?(?<value>(?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for)(?: (?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for))* ?[Cc]ertified(?: (?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for))+)(?= certification|$|,| and)/u

const unfit = /\b(?:honorary|expired|lapsed|studying|working towards|pursuing)\b/i

/** Professional certificates and charters, by the words of the text. */
export const certification: Rule = ({ text }) => {
  if (unfit.test(text)) return []
  const listed = named.exec(text)?.groups?.value
  if (listed !== undefined)
    return factsOf(
      field,
      listItems(listed).map(item => item.replace(/^the /, ""))
    )
  const value =
    certified.exec(text)?.groups?.value ??
    ownName.exec(text)?.groups?.value ??
    stated.exec(text)?.groups?.value ??
    holding.exec(text)?.groups?.value
  if (value === undefined || /^(?:certificate|certification|diploma)$/i.test(value)) return []
  return factsOf(field, [value.replace(/[\s–(-]+$/u, "")])
}

/** An entry of a list of certificates, without its year and number. */
export const certificationItem = (line: string): ReadonlyArray<Fact> => {
  const value = line
    .replace(/^[\s•*–-]+/u, "")
    .replace(/^(?:19|20)\d\d\s*[:–-]\s*/u, "")
    .replace(
      /\s*[,(–|-]*\s*(?:(?:since|issued|obtained|valid)\b.*|(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|present))?\)?)$/iu,
      ""
    )
    .trim()
  return value.length >= 2 && value.split(" ").length <= 12 && !/[.!?]$/.test(value)
    ? factsOf(field, [value])
    : []
}
