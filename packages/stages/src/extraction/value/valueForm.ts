import { type ClaimField, industryOf, withoutNaming } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { doingElsewhere } from "../languages/doingElsewhere.ts"
import { isDepartment } from "../words/departments.ts"
import { industry } from "../words/industries.ts"
import { isSurePastime } from "../words/pastimes.ts"
import { isPlace, isRegion } from "../words/places.ts"
import { asDoing } from "../words/pursuits.ts"
import { around } from "./around.ts"
import { contestOf } from "./noPastime.ts"
import { titleForm } from "./titleForm.ts"
import { townOf, wholeTown } from "./townOf.ts"

/** Of a value, and of the quote in which it stands, the value as a report has it: words of the quote, or a normal form that these ground. */
type Form = (text: string, quote: string) => string

/** How well, how long and at which grade somebody does a thing: `Bouldering V2 forever`, `Running badly since 2015`. */
const manner =
  /(?: (?:forever|for life|very|badly|slowly|poorly|terribly|(?:very |far )?(?:too )?(?:carefully|quietly|loudly)|[VEF]\d\d?[+-]?|since (?:19|20)\d\d.*))+$/u

const withoutManner = (text: string): string => text.replace(manner, "")

/** `tides more than`, `maps and`: where a name ends, no word leads to another. */
const topic: Form = text =>
  withoutManner(text).replace(
    /(?: (?:and|or|but|more than|less than|as well as|on occasion|with|without|for|of|in))+$/u,
    ""
  )

const hours = "(?:weekends|evenings|mornings|afternoons|nights|summers|winters|Saturdays|Sundays|holidays)"
/** `weekends wild swimming`: when something is done is no part of it. */
const timed = regex.u`^${hours} (?=(?:\\p{Ll}[\\p{L}-]* ){0,2}\\p{Ll}+ing$)`
/** `282 Munros`: of how many some are climbed. A year stays with what was built in it. */
const counted = /^(?:\d{1,3} (?=\p{Lu})|(?:far )?too (?:much|many) |still (?=\p{Ll}))/u
/** `Leeds chess`, before `club`: where a side is. */
const clubOfPlace = /^(?:\p{Lu}[\p{L}’'-]+ )+(?<thing>\p{Ll}+)$/u
/** `Bristol bouldering walls`: where something is done. */
const place =
  /^(?:\p{Lu}[\p{L}’'-]+ )*(?<thing>(?:\p{Ll}+[ -])?\p{Ll}+ing) (?:walls?|gyms?|cent(?:re|er)s?|rinks?|halls?|pools?|courts?|tracks?|slopes?)$/u
const course = /^(?<game>golf) (?:courses?|links)$/u
const learning = /^(?:re)?learning (?:to (?:play|do|make) )?(?:the|an?) (?=\p{Ll})/iu

/** `restaura moto d’epoca`, `rema alla veneta`: what is bound to a noun or a verb in these ways is part of it. */
const bound = /^ (?:d['’]|(?:alla|à la|a la) )\p{Ll}+(?![\p{L}])/u
const kindBehind = (text: string, quote: string): string => bound.exec(around(text, quote).after)?.[0] ?? ""

const pastime: Form = (text, quote) => {
  const plain =
    withoutManner(
      text
        .replace(timed, "")
        .replace(counted, "")
        .replace(/ the rest$/u, "")
    ).replace(course, "$<game>") + kindBehind(text, quote)
  const done = contestOf(plain)
  const thing = place.exec(plain)?.groups?.thing
  const ofClub = /^ (?:club|league|team|society|circle)(?![\p{L}])/u.test(around(text, quote).after)
    ? clubOfPlace.exec(text)?.groups?.thing
    : undefined
  if (ofClub !== undefined && isSurePastime(ofClub)) return ofClub
  const learnt = plain.replace(learning, "")
  if (done !== undefined && quote.includes(done)) return done
  if (thing !== undefined && isSurePastime(thing)) return thing
  if (learnt !== plain) return learnt
  return doingElsewhere(plain) ?? asDoing(plain, quote)
}

/** `The greyhound, Max`, `lives with two cats, Ada and Max`: what stands before the animal. */
const beforeAnimal =
  /^(?:the|(?:lives?|living|home|house) (?:with|to)|shares? [^,]{1,30}? with|owns?|keeps?|has) (?=\p{L}+)/iu

/** `Pixel the cat supervises` */
const atWork = /^(?<who>\p{Lu}\p{Ll}+ the \p{Ll}+) \p{Ll}+s$/u

const animal: Form = text => withoutNaming(text.replace(beforeAnimal, "").replace(atWork, "$<who>"))

/** `Leeds law firm`, `NHS hospital`: where and under whom a house works is no part of its trade. */
const placed = /^(?<place>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}) (?=\p{Ll})/u
/** How a house is set up, whose it is and for whom. */
const setUp = /^(?:(?:registered|mixed|NHS|\p{Ll}+-owned) )+(?=\p{L})/u
/** `biotechnology company`: behind its trade the word for any house says nothing. */
const anyHouse = regex.u`^(?<trade>(?:.* )?${industry}) (?:company|firm|arm|business|platform)$`
/** Of these the house is a part: `law firm`, `charity business`. */
const ofHouse = /^(?:law|legal|design|building|research|investment|family|charity)$/iu

/** `a veterinary group of three clinics`: what a house has is no trade, where its own is told. */
const groupOf = /(?<trade>\p{Ll}[\p{L}-]{3,}) group of (?:\p{L}+ |\d+ )$/u

const trade: Form = (text, quote) => {
  const group = groupOf.exec(around(text, quote).before)?.groups?.trade
  if (group !== undefined) return group
  const where = placed.exec(text)?.groups?.place
  const here = where !== undefined && isPlace(where) ? text.slice(where.length + 1) : text
  const plain = here.replace(setUp, "")
  const kept = anyHouse.exec(plain)?.groups?.trade ?? plain
  const told = ofHouse.test(kept) ? plain : kept
  return industryOf(told) ?? told
}

const month =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?"
const day = `(?:\\d{1,2}(?:st|nd|rd|th)? ${month} (?:19|20)\\d\\d|${month} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d(?:-\\d\\d)?)`
/** `2025-04: Title`, `Title, 3 June 2026, Hall 2`, `Title (Oslo, 21 May 2026)`: when and where it was said. */
const dateBefore = regex.u`^${day}(?::|,| [–—-]) `
const dateBehind = regex.u`(?:,? \\((?:[^()]{1,60}, )?${day}\\)|,? (?:on )?${day}(?:, .{1,80})?)$`
/** `the Forum’s Rising Star award`: a body in short before the name of what it gives. */
const giver =
  /^(?:Forum|Society|Institute|Association|College|Guild|Federation|Institution|Academy|Council|University|Company|Chamber|Union|Trust|Club|Foundation)['’]s (?=\p{Lu})/u

/** `swam the Channel in a relay` */
const relay = /^ in an? (?:\p{Ll}+-)?(?:\p{Ll}+ )?relay(?: team)?(?![\p{L}])/u

/** `10:15 Safe harbours`, of a programme. */
const hourBefore = /^\d{1,2}[:.]\d\d (?=\p{Lu})/u

const feat: Form = (text, quote) => {
  const shared = relay.exec(around(text, quote).after)?.[0] ?? ""
  const told = `${text.replace(giver, "").replace(hourBefore, "").replace(dateBefore, "").replace(dateBehind, "")}${shared}`
  return told.length >= 5 ? told : text
}

/** `San Antonio Spurs`: words that begin the names of towns. */
const townBegins =
  /(?:^|[^\p{L}])(?<first>San|Santa|Los|Las|New|Saint|St\.?|Fort|El|Real|West|East|North|South) $/u

const side: Form = (text, quote) => {
  const named = text.replace(
    /^(?:Follows|Supports|Following|Supporting|Cheers for|Roots for) (?=(?:the )?\p{Lu})/u,
    ""
  )
  // `plays for St Brannoc’s.`: where the sentence ends behind it, nothing is theirs, and it is the name.
  const isName = /^[.,;:)]/u.test(quote.slice(quote.indexOf(named) + named.length))
  const told = isName ? named : named.replace(/['’]s$/u, "")
  const first = townBegins.exec(around(told, quote).before)?.groups?.first
  return first === undefined || !isPlace(`${first} ${told.split(" ")[0]}`) ? told : `${first} ${told}`
}

/** `Diploma in Governance, Risk and Compliance`: the subjects of a paper behind its first. */
const furtherSubjects = /^(?:, \p{Lu}\p{Ll}+)+,? (?:and|&) \p{Lu}\p{Ll}+(?=[.,;]|$)/u
/** `Certified in Display & Video 360` */
const versionBehind = /^ \d{2,3}(?=[.,;]|$)/u
const ofSubject = /(?:Diploma|Certificate|Award|Qualification) in \p{Lu}\p{Ll}+$/u

/** `TIDE qualification`, `TIDE qualified`: letters name a paper by themselves; `Chartered surveyor turned baker`, `Licensed broker, TB-40213`. */
const paper: Form = (text, quote) => {
  const behind = ofSubject.test(text) ? furtherSubjects : versionBehind
  const whole = `${text}${behind.exec(around(text, quote).after)?.[0] ?? ""}`
  return whole
    .replace(/ turned \p{Ll}.*$| like (?:everybody|everyone|all|the rest)(?![\p{L}]).*$/u, "")
    .replace(/, (?:(?:[Nn]o\.?|[Nn]umber|#) ?)?\p{Lu}{0,4}[-# ]?\d{4,}$/u, "")
    .replace(/^(?<letters>\p{Lu}{2,6}) (?:qualifications?|qualified|designation|credential)$/u, "$<letters>")
}

/** `the Institute of Tides committee`: the body, without its part. */
const body: Form = text =>
  text.replace(
    /(?<=^(?:Institute|Institution|Society|Association|Academy|College) of .*\p{L}) (?:committee|council|branch|board)$/u,
    ""
  )

/** `CEO, Tidewatch, Portland`: between a title and a town stands a house. */
const withoutHouse: Form = (text, quote) => {
  const [house = "", place = "", ...others] = text.split(", ")
  const before =
    around(text, quote)
      .before.replace(/, $/u, "")
      .split(/, | [–—|] /u)
      .at(-1) ?? ""
  const isHouse = others.length === 0 && !isPlace(house) && isPlace(place) && !isRegion(place)
  // `Acme, Leeds`, alone in a line of a profile.
  return isHouse && (isTitle(before) || quote === text) ? place : text
}

/** `Omaha, NE 68154`: the code is for letters. */
const town: Form = (text, quote) =>
  townOf(wholeTown(withoutHouse(text.replace(/(?<=\p{L}) \d{5}(?:-\d{4})?$/u, ""), quote), quote))

/** `teaching teenagers network forensics`: whom it is taught is no part of it. */
const taught =
  /^(?:teenagers|teens|children|kids|young people|students|pupils|adults|beginners|girls|boys|women|refugees|newcomers|others) (?=\p{Ll})/u
const taughtBefore = /(?<![\p{L}])(?:teach(?:es|ing)?|taught|shows?|showing) $/u

/** `tribunal claims and, lately, on bots`: what stands before the last is whole without the word that leads to it. */
const skill: Form = (text, quote) => {
  const told = text
    .replace(/ (?:and|or)$/u, "")
    .replace(
      /^(?:the )?(?:firm|company|house|team|group|practice|bank|fund|school|college)['’]s (?=\p{Ll})/u,
      ""
    )
  return taughtBefore.test(around(told, quote).before) ? told.replace(taught, "") : told
}

/** `Vice President, Health, Safety and Environment`: the fields of a post behind its first. */
const furtherFields = /^, \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|&) \p{Lu}\p{Ll}+(?=[.,;]|\n|$)/u

/** `Finance and Administration Manager Ada Hale`: the first of two departments, at the head of a sentence. */
const departmentBefore = /(?:^|[.;:“"] |\n|(?<![\p{L}])[Oo]ur )(?<first>\p{Lu}\p{Ll}+ (?:and|&) )$/u

/** `Leiterin Qualität und Regulatory Affairs` */
const secondField = /^ und \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=[.,;)]|\n|$)/u

const wholeTitle: Form = (text, quote) => {
  const { after, before } = around(text, quote)
  if (/^Leiter(?:in)? /u.test(text)) return titleForm(`${text}${secondField.exec(after)?.[0] ?? ""}`)
  const first = departmentBefore.exec(before)?.groups?.first ?? ""
  if (first !== "" && isDepartment(`${first}${text.split(" ")[0]}`)) return titleForm(`${first}${text}`)
  const isOfField =
    /(?:(?:President|Director|Head|Manager|Lead|Officer|Chief)(?:,| of)) \p{Lu}\p{Ll}+$/u.test(text)
  const more = isOfField ? (furtherFields.exec(after)?.[0] ?? "") : ""
  return titleForm(more.split(/,? (?:and|&) |, /u).some(isPlace) ? text : `${text}${more}`)
}

const forms: Partial<Record<ClaimField, Form>> = {
  "professional.skills": skill,
  "professional.current_title": wholeTitle,
  "professional.current_location": town,
  "professional.industry": trade,
  "professional.achievements": feat,
  "personal.hobbies": pastime,
  "personal.interests": topic,
  "personal.sports_teams": side,
  "personal.memberships": body,
  "education.certifications": paper,
  "family.pets": animal
}

/** What a page tells in its own way has one form in all reports: `climbing` of `climbs`, a town without its house. */
export const valueForm = (field: ClaimField, text: string, quote: string): string =>
  forms[field]?.(text, quote) ?? text
