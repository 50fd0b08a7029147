import { patternOf, regex } from "../../sources/regex.ts"
import { organizationWord, properWord } from "../naming/properName.ts"
import { isCharity } from "../words/charities.ts"
import { isPlace } from "../words/places.ts"
import { isSociety } from "../words/societies.ts"
import { isSocietyOf } from "./organization.ts"

/** `Working Group C4.60`, `St. Paul Curling Club`, `Dar Al Atta'a's`. */
const word = `(?:(?:St|Dr|Mt)\\. |\\p{Ll}{1,3}-(?=\\p{Lu}))?(?!I(?![\\p{L}\\d&]))${properWord}(?: e\\. ?V\\.|(?<= Inc)\\.(?= of \\p{Lu}))?`
const link =
  "(?:(?:of|for|to|into|in|on|against|with|without|from|at|by|&|and|\\+|de|del|della|di|da|do|du|des|der|die|für|van|von|en|pour|y|e|i|av|för|mot|utan|zonder|sans|sem|sin)(?: (?:the|a|an|our|your|la|le|les|los|las|het|de|den|der))?)"
/** What a body is called in lower case behind its own name: `Irish Tides Institute’s digital committee`. */
const head =
  "(?:board|committee|subcommittee|council|panel|branch|chapter|section|division|group|working group|advisory group|task ?force|network|club|society|association|alliance|guild|choir|chorus|orchestra|band|dancers|singers|players|runners|charity|food ?bank|food pantry|hospice|shelter|rescue|trust|fund|centre|center|project|programme|program|scheme|initiative|campaign|festival|week|cluster|community|meetup|collective|co-op|cooperative|brigade|squad|patrol|jury|register|league|team|executive|faculty|trustees|governors|fire department|lifeboat|sanctuary|library|museum|theatre)"
/** What is put on or kept up under a name, and has no members: `Harbour run`, `Kirkgate allotments`. */
const undertaking =
  "(?:(?:fun |charity |park |night )?(?:run|walk|race|ride|swim|relay)|half[- ]marathon|marathon|triathlon|regatta|fair|parade|unit|corps|brigade|hospital|nursery|garden|allotments?|clean-?up)"
const tail = `(?: (?:(?!(?:and|or|the|a|an|of|in|at|for|with|to|from|by|who|which|is|was|has)(?![\\p{L}]))\\p{Ll}[\\p{Ll}'’-]* ){0,3}?(?:${head}|${undertaking})(?![\\p{L}-])(?:['’]s?(?= \\p{Ll}))?){0,2}`
/** What one society can be of: `Institute of Marine Engineering, Science and Technology`. */
const study =
  "(?:Science|Technology|Engineering|Medicine|Mathematics|Arts|Manufactures|Commerce|Education|Design|Nutrition|Culture|Mining|Metallurgy|Petroleum|Materials|Minerals|Physics|Chemistry|Biology|Management|Planning|Finance|Marketing|Safety|Health|Environment|Industry|Trade|Agriculture|Forestry|Fisheries|Logistics|Transport|Sport)"
/** `Ladies, Wine & Design` is one, as is what has several studies in its name; what else `and` closes is a list. */
const name = `${word}(?:(?:,(?= [^,;.]{2,30}(?:,[^,;.]{2,30})? & )|,(?= ${study}(?:, ${study})*,? and ${study}(?! \\p{Lu}))| &| \\+|(?: ${link})?) ${word})*${tail}`

/** What is said of a body before its name: `the national charity`, `two portfolio companies,`. */
const kind =
  "(?:(?:both|the|an?|his|her|their|my|our|its|local|national|regional|global|international|several|various|two|three|four|five|boards?,? including|bodies,? including|organi[sz]ations,? including|companies,? including|(?:[\\p{Ll}’'-]+ ){0,3}?(?:charit(?:y|ies)|hospices?|shelter|food ?bank|clinic|(?:helicopter|rescue|ambulance|lifeboat) service|rescue team|non-?profits?|not-for-profits?|NGO|organi[sz]ations?|companies|start-?ups|businesses|association|society|network|collective|club|group|programme|initiative|circle|fraternity|sorority|community|union|cooperative|think tank|academy trust)(?! (?:of|for|within) (?:the )?\\p{Lu})(?:,| such as| called)?|\\p{Ll}[\\p{L}-]+['’]s?),? )*"
/** The part of a body that is meant: `the Leeds branch of`. */
const part =
  "(?:(?:(?:\\p{Lu}\\p{L}+ ){0,2}(?:Board|Executive Committee|Advisory Council)|(?:[\\p{L}’'-]+ ){0,4}(?:chapter|branch|section|division|committee|subcommittee|council|board|working group|task ?force|group|panel|region|arm|friends|executive|centre|center|affiliate|programme|program))(?: of (?:directors|trustees|governors|management|advisers|advisors|visitors|regents))? (?:of|for|at|on|with|within) (?:both )?(?:the )?(?=[\\p{Lu}\\d]|\\p{Ll}{1,3}-\\p{Lu}))"

/** People and doings go on with whom or what they are for: `Women in Tides`, `Readers in Story County`. */
const opening =
  /(?:^|\s)(?:Women|Men|Girls|Boys|Ladies|Blacks?|Latinas|People|Friends|Partners|Voices|Hand|Nurses|Youth|Books?|Meals|Bikes|Boards?|Code|Task Force|Council|Commission|Committee|Coalition|Panel|Alliance|Campaign|Veterans|Parents|Students|Mothers|Fathers|Families|Chefs|Kids|Scholars|Hope|Learn|Ready|Right|Room|Action|Wheels|Hands|Walk|Race|Ride|Water|Food|Homes|Movement|Routes?|Ways?|Access|Back|Diversity|Pride|(?!Samar)\p{Lu}\p{L}+(?:ers|eers|ists|ing))$/u
const loose = /^(?:in|on|from|at|with|by|to|into|against|without|en|e|i)$/u

/** `Barrels to Benches`: what becomes of what, where neither can be a town. */
const isAlliteration = (before: string, next: string): boolean =>
  /^\p{Lu}\p{Ll}+s$/u.test(before) && /^\p{Lu}\p{Ll}+s$/u.test(next) && !isPlace(next)

/** Cut where a word leads on to a place or a thing that is no part of the name. */
const trimmed = (text: string): string => {
  const parts = text.split(" ")
  const at = parts.findIndex((part, index) => {
    if (index === 0 || !loose.test(part)) return false
    if (/^\d/u.test(parts[index + 1] ?? "")) return true
    const before = parts.slice(0, index).join(" ")
    if (part === "to" && isAlliteration(before, parts[index + 1] ?? "")) return false
    const isTopic = part === "in" && (isSocietyOf(`${before} in X`) || topical.test(parts[index + 1] ?? ""))
    return !opening.test(before) && !isTopic
  })
  return parts
    .slice(0, at === -1 ? parts.length : at)
    .join(" ")
    .replace(/[\s,(–—]+(?:19|20)\d\d$/u, "")
    .replace(/[\s,.'’/&-]+$/u, "")
    .replace(/^(?:the|The|A|An) (?=\p{Lu})/u, "")
}
const topical =
  /^(?:AI|Analytics|Business|Computing|Construction|Cybersecurity|Data|Design|Energy|Engineering|Finance|Games|Law|Leadership|Learning|Marketing|Mathematics|Maths|Physics|Product|Robotics|Sales|Science|Security|STEM|Tech|Technology|Schools|Motion|Need)$/u

/** Whether a name is whole by itself: `Royal Tidal Society`, `RNLI`. */
const isWhole = (text: string): boolean => {
  const last = text.slice(text.lastIndexOf(" ") + 1)
  return (
    organizationWord.test(last) ||
    isSociety(last) ||
    isCharity(text) ||
    isSocietyOf(text) ||
    (/ (?:of|for) /u.test(text) && organizationWord.test(text)) ||
    /^\p{Lu}[\p{Lu}\d]{1,11}$/u.test(text)
  )
}

/** Whether a name ends with what only a body is called: `Irish Tides Institute’s digital committee`. */
export const endsAsBody = (text: string): boolean => regex.u` ${head}$`.test(text)

/** What people are called stands behind `and` as well. */
const role =
  /^(?:Head|Director|Chief|C[A-Z]O|Manag\p{L}+|Vice|VP|Professor|Partner|Founder|Co-[Ff]ounder|Senior|Lead|Chair|President|Fellow|Member|Trustee|Advis[eo]r|Consultant|Principal|Editor|Author)(?![\p{L}])/u

const callings = /^\p{Lu}\p{L}+s (?:Association|Society|Union|Institute|Council|Federation|Guild|Board)$/u

/** `Rotary and the Harbour Trust` are two; `Finance and Premises Committee` is one. */
const separate = (text: string, areSeveral: boolean): ReadonlyArray<string> => {
  const at = text.search(/,? and /u)
  if (at === -1) return [text]
  const [left, right] = [text.slice(0, at), text.slice(at).replace(/^,? and /u, "")]
  // `Registered Nurses and Midwives Association`: of two callings it is one.
  const isOfCallings =
    /s$/u.test(left) && !organizationWord.test(left.slice(left.lastIndexOf(" ") + 1)) && callings.test(right)
  // `Institute and Faculty of Actuaries`: what is of nothing begins the name.
  const isBegun = /^(?:Institut(?:e|ion)|Society|College|Faculty|Academy|Association)$/u.test(left)
  if (isBegun && / of /u.test(right)) return [text]
  const isTwo =
    areSeveral ||
    /^the /u.test(right) ||
    (!isOfCallings && isWhole(left) && (isWhole(right) || !/(?:of|for) /u.test(left)) && !endsAsBody(right))
  return isTwo ? [left, ...separate(right.replace(/^the /u, ""), areSeveral)] : [text]
}

/**
 * The bodies that a text begins with, one or a list: `the Leeds branch of the Royal Tidal Society and of Tidewise`. `led` is what
 * led to it: behind `the boards of` stand several.
 */
export const bodiesAt = (text: string, led = ""): ReadonlyArray<string> => {
  const before = regex.u`^${kind}${part}?(?:the )?`.exec(text)?.[0] ?? ""
  let areSeveral =
    /(?<![\p{L}])(?:boards|councils|committees|panels|juries) (?:of|at|for) (?:the )?$/u.test(led) ||
    /(?:companies|start-?ups|businesses|boards|bodies|charities|clubs|profits|both),? /u.test(before)
  const found: Array<string> = []
  let rest = text.slice(before.length)
  for (;;) {
    const told = regex.u`^${name}`.exec(rest)?.[0]
    if (told === undefined) break
    found.push(...separate(told, areSeveral).map(trimmed))
    if (found.join("").length < 2) break
    rest = rest.slice(told.length)
    const on = patternOf(
      "^(?:,? (?:and|as well as|&)(?: also)?(?: (?:of|for|at|with|on))?|,(?= (?:the )?[^,;.]{2,60}(?:, [^,;.]{2,60}){0,4},? and (?:of )?(?:the )?\\p{Lu}))(?: (?:the|its|both))? (?=\\p{Lu})"
    ).exec(rest)?.[0]
    if (on === undefined) break
    rest = rest.slice(on.length)
    areSeveral ||= on.startsWith(", ") && !on.includes(" and ")
  }
  return found.filter(it => it.length > 1 && !role.test(it))
}

const bodyOf = regex.u`(?<body>(?:\\p{Ll}+ ){0,3}(?:${head}|${undertaking}) of )(?:the )?$`

/** `civil defence unit of ` before `Leeds`: what has no name but its town’s. */
export const bodyBefore = (before: string): string =>
  bodyOf
    .exec(before)
    ?.groups?.body?.replace(/^(?:(?:with|for|at|the|an?|her|his|their|my|our|local) )+/u, "") ?? ""

/** Whether a name says that it is a society, a charity, a council or another body that people sit on. */
export const isBody = (text: string): boolean =>
  isSociety(text) ||
  isCharity(text) ||
  isSocietyOf(text) ||
  endsAsBody(text) ||
  // `Amager Winter Bathers`: several who do what they are called by.
  /^\p{Lu}[\p{L}’'-]+ (?:\p{Lu}[\p{L}’'-]+ )*\p{Lu}\p{Ll}{2,}(?<!memb|trust|fell|own|lead|manag|partn|read|numb|pap|serv|comput|lett|quart|head|oth|broth|sist|custom|us|offic|wat)ers$/u.test(
    text
  ) ||
  /(?<![\p{L}])(?:(?:Women|Men|Girls|Blacks?|Latinas|People|Ladies|Hand|Nurses|Friends) (?:in|into|on|who|Who|of) |Working Group |Krewe of |Bar (?:Association|of) |(?:Advisory|Steering|Action|Interest) (?:Group|Board|Panel)(?![\p{L}]))/u.test(
    text
  ) ||
  /(?<![\p{L}])(?:Network|Forum|Council|Committee|Board|Panel|Commission|Trust|Foundation|Hospice|Museum|Library|Theatre|Theater|Gallery|Symphony|Orchestra|Opera|Ballet|Festival|Chamber|Alliance|Coalition|Federation|Rotary|Lions|Grange|Growers|(?:\p{L}+(?:makers|keepers|brewers|traders|retailers|hoteliers))|Archive|Conservancy|Project|Initiative|Group of|Community|Meetup|Task Force|Circle|Fraternity|Sorority|Friends|Philharmonic|Choir|Hall|Young|Youth)(?=$|['’]| (?:of|for|in|on|against|to|&)(?: |$))|^(?:(?:Py|Ruby|JS|Go|Rust)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:Python|Ruby|Rust|Elixir|Django|React|Kotlin|DevOps|WordPress|Data Science|Machine Learning) \p{Lu}\p{L}+)$/u.test(
    text
  )

/** What has been said since the last comma, on which what leads to a body rests. */
export const sinceComma = (before: string): string =>
  before.replace(/^.*(?:[;,:(]|(?<![\p{L}])(?:and|but|while))(?=\s|$)/u, "")
