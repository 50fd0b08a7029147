import { factsOf, type Rule } from "../Clause.ts"
import { honoursIn } from "../honoursIn.ts"

/** What a sentence with another subject begins with where it tells of the person: `Shortlisted for …`, `Congratulations to our chair, who won …`. */
const told =
  /^(?:(?:Joint |Twice |Two-time |Three-time |\d+-time |Past |Former |Overall |Regional |National )*(?:[Ww]inner|[Rr]ecipient|[Ff]inalist|[Hh]older|[Aa]uthor|[Cc]o-[Aa]uthor|[Ll]aureate|[Ii]nventor|[Rr]unner-up)|Won|Awarded|Named|Short-?listed|Long-?listed|Nominated|Recogni[sz]ed|Honou?red|Ranked|Listed|Voted|Inducted|(?:Congratulations|Well done|Kudos|Hats off|Bravo)(?: to)?(?= (?:our \p{Ll}+(?: \p{Ll}+){0,3}(?=,| who| on| for)|her|him|them|on|for)(?![\p{L}]))|Completed|Climbed|Finished|Swam|Ran|Cycled|Walked|Played for|Represented|Olympian|Paralympian)\b/u

/** Awards, prizes and what else people are honoured with: the name of the honour, and that it was won. */
export const honours: Rule = ({ text }) => {
  const isAside = /^[\p{Lu}\d“"‘]/u.test(text)
  if (isAside && !told.test(text)) return []
  const whole = isAside ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return factsOf(
    "professional.achievements",
    // What a clause begins with is for the rule that is asked only where the clause is the person's.
    honoursIn(whole).flatMap(({ isFirst, value }) => (isAside || !isFirst ? [value] : []))
  )
}
