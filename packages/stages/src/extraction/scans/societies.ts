import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { isMadeForOthers } from "../madeForOthers.ts"
import { tidyName } from "../naming/properName.ts"
import { isSpeakableName } from "../privateMatters.ts"
import { membersOf, notMember } from "../rules/community.ts"
import { societyName } from "../rules/organization.ts"
import { isEmployer } from "../Wanted.ts"
import { doing, standing } from "../words/belonging.ts"
import { isCharity } from "../words/charities.ts"
import { isInstitution } from "../words/degrees.ts"
import { fellowshipsIn } from "../words/fellowships.ts"
import { isLeisurely, isOtherBody, isPrivateSociety, isSociety } from "../words/societies.ts"

/** What is over, denied or only wished for, and what societies do for or to people who do not belong to them. */
const undone =
  /(?<![\p{L}])(?:former(?:ly)?|past|ex|previous(?:ly)?|until|retired|used to|once|no longer|not|never|hopes?|wants?|plans?|would|might|if|resigned|left|lapsed|stepp(?:ed|ing) down|stood down|awards?|awarded|prizes?|medals?|medall?ist|winner|won|wins|shortlisted|finalist|honou?red|recogni[sz]ed|named|ranked|accredited|certified|approved|speaks?|spoke|speaking|speaker|keynotes?|lectur\p{L}+|addressed|presented|presenting|talk|talks|sponsors?|sponsored|clients?|customers?|suppl\p{L}+|works? (?:for|at|with|alongside)|worked|working (?:for|at)|employed|employs|joins? from|hired|advis(?:es|ed|ing)|represents|acts? for|acted for|acting for|against|beat|according|published|publish\p{L}*|journal|magazine|reported|fan|fans|supporters?|watch(?:es|ing)?|season[- ]ticket|(?:was|were) (?!elected|made|appointed|admitted|inducted|invited|voted)[\p{L}]+)(?![\p{L}])/iu

const article =
  "(?:(?:the|an?|our|her|his|their|my|its|local|both|nearby|neighbourhood|town['’]s|village['’]s) )*"
/** `of`, `on the board of`, also with a part of the society between: `of the Leeds branch of the`. */
const leading = `(?:of|at|with|in|for|on|to|from within) ${article}(?:(?:[\\p{L}’'-]+ ){1,4}(?:of|at|for|in|on|with) ${article})?`

/** A standing up to the name. */
const stood = `(?<![\\p{L}])${standing}(?:s|ship)?(?:,? (?:(?:and|&|,) (?:[\\p{Ll}-]+ ){1,3})?${leading}|(?:,|:| [–—-]) (?:the )?)$`
/** Only of societies one is this, whatever they call themselves: `lifelong member of the Woodcraft Folk`. */
const surely = `(?<![\\p{L}])(?<!(?:family|team|staff|crew|cast|band|leadership|key|core) )(?:member|fellow|liveryman|companion) of (?:the )?$`
/** A pastime up to the name. */
const done = `(?<![\\p{L}])${doing}(?: (?!for |at |with |in )[^,;.:]{1,50}?)? (?:with|in|for|at|alongside|as part of) ${article}(?:(?:[\\p{Ll}-]+ ){1,2}of ${article})?$`
/** Ways of coming to belong. */
const joined = `(?<![\\p{L}])(?:belong(?:s|ing)? to|joined|joins|signed up (?:to|with)|enrolled in|elected (?:to|into)|admitted (?:to|into)|inducted into|called to|registered (?:with|by)|affiliated (?:with|to)|active (?:in|with|within)|involved (?:in|with)|engaged in|(?:found|seen|spotted|caught) [^,;.]{0,40}?(?:at|with|among|in)|busy with|part of|one (?:third|half|quarter|fifth) of|(?:evenings?|weekends?|mornings?|afternoons?|nights?|lunchtimes|spare time|free time) (?:at|with|in|to)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:at|with|are for)|co-?founded|founded|helped (?:to )?(?:start|found|set up)|chairs|co-chairs|presides over|captains|conducts|keeps the books (?:of|for)|does the books for|looks after the (?:books|website|newsletter|accounts|finances) (?:of|for)|edits the (?:newsletter|bulletin) of) ${article}(?:(?:[\\p{L}’'-]+ ){1,4}(?:of|at|for) ${article})?$`

/** What people also do at work; a committee or a network that they lead may be their company's, and what they have set up for others has no members. */
const led = `(?<![\\p{L}])(?:heads(?: up)?|leads|runs|organi[sz]es|set up|started) ${article}(?:(?:[\\p{L}’'-]+ ){1,3}of ${article})?$`
const atWork =
  /(?:Committee|Council|Board|Panel|Network|Forum|Alliance|Academy|Institute|Commission|Union|Chamber|Company|Chapter|Group|Section|Branch|[Ss]cheme|[Pp]rogram(?:me)?|[Pp]roject|[Ii]nitiative|[Cc]ampaign|[Aa]ppeal|[Ss]ervice|[Hh]elpline)$/u

/** A standing right behind the name: `Seaford Camera Club member`, `Harbour Guild’s treasurer`. */
const behind =
  /^(?:['’]s?)? (?:(?:founding|founder|life|lifelong|honorary|hon\.?|proud|longtime|long-time|board|committee|council|active|regular|senior|full|club|social|membership|committed|keen) )*(?:member|fellow|chair(?:man|woman|person)?|president|treasurer|secretary|trustee|captain|stalwart|regular|volunteer|coach|organi[sz]er)(?![\p{L}-])/u

/** `gave a talk to the Harbour Guild, which I joined in 2015`: whatever else was done there. */
const joinedBehind =
  /^,? (?:which|whom|that) (?:I|she|he|they) (?:(?:have|has) )?(?:joined|belong(?:s|ed)? to)(?![\p{L}])/u

/** `Associate of the Harbours Association`: the standing is no part of the name. */
const standingBefore = `^${standing} (?:of|at|for|on|in) (?:the )?(?=\\p{Lu})`
const ended =
  /^[^.;]{0,60}(?<![\p{L}])(?:until|till|bis|jusqu['’]en|(?:from )?(?:19|20)\d\d (?:to|and)|(?:19|20)\d\d ?[-–—] ?(?:19|20)?\d\d)(?![\p{L}])/u

const adjective =
  "(?:Elected|Professional|Founding|Founder|Honorary|Life|Lifelong|Proud|Active|Current|Currently|Also|Now|Senior|Chartered|Corporate|Full|Student|Board|Committee|Deputy|Joint|Volunteer|Keen|Long-?time|Occasional|Second|First|Lead|An?|And)"

/** A sentence that has no verb, or another subject, is read only where it begins with the standing itself. */
const isOwnStanding = (text: string): boolean =>
  !/^\p{Lu}/u.test(text) ||
  regex.iu`^(?:${adjective},? )*(?:${standing}(?=[ ,:])|${doing}(?![\\p{L}-]))`.test(text)
const verbBehind = /^,? (?:is|was|are|were|has|had|said|says|will|met|won)(?![\p{L}])/u

/** `Outside the fund: I’m on the board of …`, `Tidal Guild, member since 2018`. */
const spoken = /(?:^|[:,;(–—] ?|(?<![\p{L}])and )(?:I|[Ss]he|[Hh]e)(?:['’](?:m|s|ve))? /u
const finite =
  /(?<![\p{L}])(?:is|was|are|were|has|had|have|will|can|said|says|meets?|met|won|runs|joined|offers|invites?|asked)(?![\p{L}])/u
const isTold = (text: string): boolean =>
  !/^\p{Lu}/u.test(text) || isOwnStanding(text) || spoken.test(text) || !finite.test(text)

const isClub = (name: string): boolean =>
  (isSociety(name) || isLeisurely(name)) && !(isInstitution(name) && !ofCalling.test(name))

/** Bodies that teach have members as well. */
const ofCalling = /(?<![\p{L}])(?:Society|Association|College of|Institut\p{L}+ of|Academy of)/u

/** Whether what stands around a name says that the person belongs to whom it names. */
const isMember = (name: string, before: string, rest: string): boolean => {
  if (patternOf(surely, "iu").test(before)) return !isInstitution(name) || ofCalling.test(name)
  if (!isClub(name)) return false
  const isStanding = [stood, joined].some(form => patternOf(form, "iu").test(before)) || behind.test(rest)
  return (
    (isStanding && isSociety(name)) ||
    (isLeisurely(name) && patternOf(done, "iu").test(before)) ||
    (isSociety(name) && !atWork.test(name) && patternOf(led, "iu").test(before))
  )
}

/** Societies, clubs and committees that the person belongs to: a name that says that it is one, and a standing in it. */
export const societies: Rule = ({ text, companies }): ReadonlyArray<Fact> => {
  if (text.length > 600) return []
  const stood = isTold(text) ? membersOf(text, companies) : []
  if (stood.length > 0) return factsOf("personal.memberships", stood)
  const letters = /^\p{Lu}/u.test(text) ? fellowshipsIn(text) : []
  if (letters.length > 0) return factsOf("personal.memberships", letters)
  if (!isOwnStanding(text)) return []
  const isAside = /^\p{Lu}/u.test(text)
  const found: Array<string> = []
  for (const match of matchesIn(text, patternOf(societyName, "gu"))) {
    const name = tidyName(match[0].replace(patternOf(standingBefore, "iu"), "")).replace(/['’]s$/u, "")
    if (!name.includes(" ")) continue
    const at = match.index + match[0].indexOf(name)
    const [before, rest] = [text.slice(0, at), text.slice(at + name.length)]
    const clause = before.replace(/^.*(?:;|\b(?:and|but|while)\b(?= \p{L}+(?:s|ed|ing) ))/u, "")
    const hasJoined = joinedBehind.test(rest) && isSociety(name)
    const isOver =
      (undone.test(clause) && !hasJoined) || ended.test(rest) || (isAside && verbBehind.test(rest))
    // Who helps a charity does not belong to it.
    const isHelp =
      /(?:patron|ambassador)/iu.test(clause) ||
      (isCharity(name) && /(?:volunteer|mentor|coach|tutor|help)/iu.test(clause))
    const isNobodys = isEmployer(name, { companies }) || isOtherBody(name) || isPrivateSociety(name)
    if (isOver || isHelp || isNobodys || notMember.test(name) || orderOf.test(name) || !isSpeakableName(name))
      continue
    if (isMadeForOthers(text, name)) continue
    if (hasJoined || isMember(name, before, rest)) found.push(name)
  }
  return factsOf("personal.memberships", found)
}

const orderOf = /(?<![\p{L}])(?:Order of|Legion|Légion|Parliament|Congress|Knesset|Technical Staff)/u
