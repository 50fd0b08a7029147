import { factsOf, type Rule } from "../Clause.ts"
import { honoursIn, withHonours } from "../honoursIn.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { organizationWord } from "../naming/properName.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { prizesAlone, prizesIn } from "../rules/prizes.ts"
import { isOfOthers } from "./ofOthers.ts"

/** What a sentence with another subject begins with where it tells of the person: `Shortlisted for …`, `Congratulations to our chair, who won …`. */
const told =
  /^(?:(?:Joint |Twice |Two-time |Three-time |\d+-time |Past |Former |Overall |Regional |National )*(?:[Ww]inner|[Rr]ecipient|[Ff]inalist|[Hh]older|[Aa]uthor|[Cc]o-[Aa]uthor|[Ll]aureate|[Ii]nventor|[Rr]unner-up|[Cc]hampion (?:of|at))|Won|Winning|Taking (?:out|home)|Getting|Receiving|Being (?:named|made|awarded|voted|shortlisted)|Awarded|Named|Short-?listed|Long-?listed|Nominated|Recogni[sz]ed|Honou?red|Ranked|Listed|Voted|Inducted|(?:Congratulations|Well done|Kudos|Hats off|Bravo)(?: to)?(?= (?:our \p{Ll}+(?: \p{Ll}+){0,3}(?=,| who| on| for)|her|him|them|on|for)(?![\p{L}]))|Ranked as|Completed|Climbed|Finished|Swam|Ran|Cycled|Walked|Played for|Represented|Raised|Led|Spoke at|Speaker at|Presented at|Keynote speaker at|Olympian|Paralympian)\b/u

/** What the person has made, or leads, won: `In 2021 my labels …`, `One of his ales …`, `Under her the hotel …`. */
const ownWork =
  /^(?:YES,? )?(?:(?:In|Last|This|Under|By) [^,.;]{2,24}?,? )?(?:(?:[Oo]ne|[Tt]wo|[Ss]ome|[Aa]ll) of )?(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ww]e|I|[Ii]t|[Tt]he (?:mill|hotel|garage|estate|nursery|restaurant|brewery|bakery|farm|shop|studio|book|novel|film|album)(?:['’]s)?)(?: (?!neighbou?r|rival|husband|wife|partner|son|daughter|brother|sister|mother|father|friend|colleague|boss|pupils?|students?|client)|(?=['’]))/u
/** What others gave them. */
const givenThem =
  /(?<![\p{L}])(?:gave|got|earned|won|brought|named|voted|awarded|crowned) (?:him|her|them|me|us)(?![\p{L}])|(?:came|comes) to (?:him|her|them|me)(?![\p{L}])|(?<![\p{L}])I (?:also )?(?:won|got|took|was|received|am)(?![\p{L}])/u
/** `The Pineapple Pit (Trowel Books, 2021) was shortlisted for …`: a book is the subject. */
const titleFirst =
  /^(?<title>\p{Lu}[\p{L}’'-]*(?: (?:(?:of|the|and|in|to|for|a|on) ){0,2}\p{Lu}[\p{L}’'-]*){1,6})(?: \([^()]{3,50}\))? (?:was (?:an? |(?:short|long)-?listed)|won|has won)(?![\p{L}])/u

const titles = (text: string): ReadonlyArray<string> =>
  text.split(/;\s+/u).flatMap(part => {
    const title = titleFirst.exec(part)?.groups?.title
    return title === undefined || organizationWord.test(title) || looksLikeName(title) ? [] : [title]
  })

/** Awards, prizes and what else people are honoured with: the name of the honour, and that it was won. */
export const honours: Rule = ({ text }) => {
  const isAside = /^[\p{Lu}\d“"‘]/u.test(text)
  const alone = isAside && isPublicMatter(text) && !isOfOthers(text) ? prizesAlone(text) : []
  if (alone.length > 0) return factsOf("professional.achievements", alone)
  const works = isAside && !isOfOthers(text) ? titles(text) : []
  const isTheirs = ownWork.test(text) || givenThem.test(text) || works.length > 0
  if (isAside && isTheirs && !isOfOthers(text) && isPublicMatter(text)) {
    const prizes = prizesIn(text)
    const all = prizes.length > 0 ? withHonours(prizes, text) : honoursIn(text).map(({ value }) => value)
    return factsOf("professional.achievements", [...works, ...all])
  }
  if (isAside && !told.test(text)) return []
  const whole = isAside ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return factsOf(
    "professional.achievements",
    // What a clause begins with is for the rule that is asked only where the clause is the person's.
    honoursIn(whole).flatMap(({ isFirst, value }) => (isAside || !isFirst ? [value] : []))
  )
}
