import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { tidyName } from "../naming/properName.ts"
import { isPublicMatter, isSpeakableName } from "../privateMatters.ts"
import { causesIn } from "../rules/causes.ts"
import { societyName } from "../rules/organization.ts"
import { isEmployer } from "../Wanted.ts"
import { doing, standing } from "../words/belonging.ts"
import { isCharity, isSaidOfCharity, withOwnKind } from "../words/charities.ts"
import { isInstitution } from "../words/degrees.ts"
import { isOtherBody, isPrivateSociety } from "../words/societies.ts"
import { isSportsClub } from "../words/teams.ts"
import { isOfOthers } from "./ofOthers.ts"

/** What is over, denied or only wished for, and what charities are to those who work for or with them. */
const undone =
  /(?<![\p{L}])(?:former(?:ly)?|past|ex|previous(?:ly)?|until|retired|used to|once|no longer|not|never|hopes?|wants?|plans?|would|might|if|resigned|stepp(?:ed|ing) down|stood down|clients?|customers?|works? for|works? as|worked|working for|employed|employs|joins? from|hired|advis(?:es|ed|ing)|represents|acts? for|acted for|acting for|against|according|director at|consult\p{L}+|audit\p{L}+|campaigns? for (?:clients|brands)|(?:runs?|runs? the|delivers?|provides?|gives?) training|(?:was|were) (?!elected|made|appointed|invited|asked|recogni[sz]ed|honou?red|named|awarded|praised|thanked|given)[\p{L}]+)(?![\p{L}])/iu

const article = "(?:(?:the|an?|our|her|his|their|my|local|nearby|both|charity|non-?profit) )*"
const towards = `(?:for|with|at|in aid of|in support of|on behalf of|to|towards|through|via|benefit(?:ing|ting)?|aboard) ${article}`
const few = "(?: (?!for |with |at |to )(?:[^,;:]|,(?=\\d)){1,70}?)?"

/** What is done for nothing but a good cause, whatever the name behind it. */
const surely = `(?<![\\p{L}])(?:volunteer(?:s|ing|ed)?|fund-?rais(?:es?|ing|er)|(?:rais|collect)(?:es?|s|ing) (?:money|funds|cash|donations|sponsorship)|bake sales?|sponsored (?:\\p{Ll}+ )?(?:walk|run|swim|ride|row|climb|silence|abseil)|donat(?:es?|ing|ions?)|(?:proceeds|profits|royalties|takings|prize money|winnings|fees?)(?: \\p{Ll}+){0,4}? (?:go|goes|going|went))${few} ${towards}$|(?<![\\p{L}])in aid of ${article}$`
/** What is done for charities and for others as well. */
const perhaps = [
  `(?<![\\p{L}])(?:${standing}|founder|co-?founder|helper|driver|cook|tutor|coach|mentor|listener|reader|friend|champion|supporter|benefactor|organi[sz]er|coordinator)s?(?:,? (?:of|at|for|with|on|to) ${article}(?:(?:[\\p{L}’'-]+ ){1,4}(?:of|at|for) ${article})?|(?:,|:| [–—-]) (?:the )?)$`,
  `(?<![\\p{L}])(?:help(?:s|ing|ed)?(?: out)?|teach(?:es|ing)?|taught|tutor(?:s|ing)?|coach(?:es|ing)?|mentor(?:s|ing)?|read(?:s|ing)?|cook(?:s|ing)?|bak(?:es?|ing)|serv(?:es?|ing)|sort(?:s|ing)?|pack(?:s|ing)?|stack(?:s|ing)?|driv(?:es?|ing)|deliver(?:s|ing)?|collect(?:s|ing|ed)?|gather(?:s|ing)?|knit(?:s|ting)?|sew(?:s|ing)?|walk(?:s|ing)?|foster(?:s|ing)?|rehom(?:es?|ing)|plant(?:s|ing|ed)?|clear(?:s|ing)?|mend(?:s|ing)?|repair(?:s|ing)?|organi[sz](?:es?|ing|ed)|run(?:s|ning)?|ran|host(?:s|ing|ed)?|lead(?:s|ing)?|led|captain(?:s|ed)?|rais(?:es?|ed|ing)|rid(?:es?|ing)|rode|cycl(?:es?|ing|ed)|swim(?:s|ming)?|swam|row(?:s|ed|ing)?|climb(?:s|ed|ing)?|trek(?:s|ked)?|sing(?:s|ing)?|play(?:s|ing)?|giv(?:es?|ing)|gave|given|devot(?:es?|ed|ing)|lend(?:s|ing)? a hand|pitch(?:es|ing)? in|answer(?:s|ing)?|man(?:s|ning)?|staff(?:s|ing)?|spend(?:s|ing)?|support(?:s|ing)?|back(?:s|ing)?|champion(?:s|ing)?|${doing})${few} (?:${towards}|in ${article})$`,
  `(?<![\\p{L}])(?:supports?|supporting|backs|champions|chairs|co-chairs|(?:has|have|['’](?:s|ve)) (?:long )?(?:chaired|run|led|served|supported|backed)|co-?founded|founded|set up|started|launched|helped (?:to )?(?:start|found|set up|launch|build|establish)|heads(?: up)?|runs|(?:keeps|does) the books (?:of|for)|on the board (?:of|at)|active (?:in|with)|involved (?:in|with)|time to|busy with|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|evenings?|mornings?|afternoons?|lunch hours?|shifts?) (?:at|with|to|for|in)|(?:voluntary|unpaid|volunteer|charity|pro bono) work (?:for|with|at)) ${article}$`
]
/** `Book Trust, which she helped to start`: the standing is told behind the name. */
const behind =
  /^(?:,? (?:which|that|where|of which|a \p{Ll}+(?: \p{Ll}+)? (?:which|that|where)?)? ?(?:she|he|they|I) (?:also )?(?:helped|helps|co-?founded|founded|started|set up|chairs|runs|volunteers|leads|launched|mentors|supports)|(?:['’]s?)? (?:(?:long-?time|founding|weekend|regular|keen|committed|charity) )*(?:trustee|volunteer|patron|ambassador|fundraiser|mentor|helper|supporter|board member)(?![\p{L}-]))/u

/** What begins with a name and has no verb is no sentence about its bearer: `Surfers Against Sewage rep`. */
const finite =
  /(?<![\p{L}])(?:is|was|are|were|has|had|have|will|said|says|\p{Ll}{3,}(?:s|ed) (?:the|an?|with|for|at|in|to|her|his))(?![\p{L}])/u
const begins =
  /^(?:Also |Currently )?(?:Volunteer|Fundrais|Rais|Collect|Patron|Trustee|Ambassador|Mentor|Coach|Tutor|Supporter|Friend of|Proud|Keen|Chair|Board|Founder|Co-founder|Helper|Raised)/u

const isCause = (name: string): boolean =>
  isSpeakableName(name) &&
  !isPrivateSociety(name) &&
  !isOtherBody(name) &&
  !isInstitution(name) &&
  !isSportsClub(name) &&
  !/-(?:based|born|wide|led|run|area)$/u.test(name) &&
  !/^(?:Larder|Pantry|Kitchen|Harvest|Wildlife|Board|Team|Head|Director|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|England|Scotland|Wales|Ireland)$/u.test(
    name
  )

const names = `(?:Meals on Wheels|Girls on the Run|Hands On|Feet on the Street)(?: of)?(?: \\p{Lu}[\\p{L}’'-]+)*|${societyName}`
/** `Trustee of Harbour Hospice`, `Thursdays for Harbour Hospice`: what stands before is no part of the name. */
const notName = `^(?:${standing}|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Python|Scratch|English|Maths|French|Spanish|German|Arabic)s?|\\d[\\d.,]*\\p{L}*) (?:of|at|for|with|to|in aid of|towards) (?:the )?(?=\\p{Lu})`

/** Whom the person gives time, money or a voice to: a name that says that it is one, or what is done for it. */
export const charities: Rule = ({ text, companies }): ReadonlyArray<Fact> => {
  const isAnothers = /^\p{Lu}/u.test(text) && finite.test(text) && isOfOthers(text)
  const given = isAnothers ? [] : causesIn(text, companies)
  if (given.length > 0) return factsOf("personal.causes", given)
  if (text.length > 600 || (/^\p{Lu}/u.test(text) && !begins.test(text))) return []
  const found: Array<string> = []
  for (const match of matchesIn(text, patternOf(names, "gu"))) {
    const name = tidyName(match[0].replace(patternOf(notName, "iu"), "")).replace(/['’]s$/u, "")
    const at = match.index + match[0].indexOf(name)
    const [before, rest] = [text.slice(0, at), text.slice(at + name.length)]
    if (
      name.length < 3 ||
      undone.test(before) ||
      !isPublicMatter(before) ||
      isEmployer(name, { companies }) ||
      !isCause(name)
    )
      continue
    const isKnown = isCharity(name) || isSaidOfCharity(rest)
    const isGiven =
      patternOf(surely, "iu").test(before) ||
      (isKnown && (behind.test(rest) || perhaps.some(form => patternOf(form, "iu").test(before))))
    if (isGiven) found.push(withOwnKind(name, rest))
  }
  return factsOf("personal.causes", found)
}
