import { regex } from "../../sources/regex.ts"
import { isTitle, levelAlone, tidyTitle } from "../../sources/roles.ts"
import { companyName, organizationWord } from "../naming/properName.ts"
import { employerAt } from "../position/employerName.ts"
import { heldPosition } from "../position/heldPosition.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isDepartmentInSmall } from "../words/departments.ts"
import { isPlace } from "../words/places.ts"

const courtesy = "(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Engr|Sir|Dame|Capt|Captain)\\.? )?"

/** What a house does to whom it takes on, and what it says of it. */
const takes =
  "(?:(?:appoint|nam|hir|promot|welcom|tapp?|elect|select|recruit|install|confirm|unveil|elevat|poach|sign|add|lur|land)(?:e?s|ed?)?|choos(?:es)?|chose|chosen|picks?|picked|made|makes|(?:brought|brings|bringing) in|(?:taken|takes|took) on)"
const announces =
  "(?:announc(?:es?|ed)|confirm(?:s|ed)|reveal(?:s|ed)|unveil(?:s|ed)|welcom(?:es|ed)|reports?|said|says)"
const glad = "(?:pleased|delighted|proud|excited|thrilled|happy)"
const event = "(?:appointment|hiring|hire|arrival|recruitment|promotion|election|selection|addition)"

/** `former Acme sales director`, `land broker`: what somebody is called who is taken on. */
const described = "(?:(?!and\\b|with\\b|by\\b|who\\b|that\\b|whose\\b)[\\p{L}\\d’'&-]+ ){0,6}?"

/** `Globex has appointed`, `Globex today announced the appointment of`, `led by`: what stands before the name of whom it is about. */
const appointing = regex.u`(?:(?<![\\p{L}])(?:${takes}|${announces}(?: today)? (?:the |its |their )?${event} of|(?:${event}) of|(?:led|headed|run|managed) by)) ${described}${courtesy}$`
/** `Globex said that Ada Lovelace will join`. */
const saidThat = regex.u`(?<![\\p{L}])(?:${announces}(?: today)?|(?:is|are) ${glad} to (?:announce|share|confirm|say|report))(?: that)? ${courtesy}$`

/** The house that appoints stands first, behind the place of the report. */
const appointer = regex.u`^(?:[^–—]{2,60} [–—-]+ |.{2,40}[:|] )?(?:[Tt]he )?(?:[\\p{L}]+-(?:owned|based|run|backed|listed|led|headquartered) )?(?:(?:[Bb]oard|[Dd]irectors|[Tt]rustees|[Gg]overnors|[Cc]ouncil)(?: of (?:directors|trustees|governors))? (?:of|at) (?:the )?)?(?<house>${companyName})(?:['’]s? (?:board|trustees|governors))?(?: of \\p{Lu}[\\p{L}’'-]+)?(?:, [^,;.]{3,90},)?,? (?:(?:has|have|had|today|now|also|just|recently|this week) )*(?:is |are )?(?=${takes}|${announces}|${glad} to )`

/** `, M.D., Ph.D., as …`, `, 44, as …`, `, its finance director, as …`: what stands between the name and what somebody becomes. */
const beforeOffice =
  /^(?:(?:,? \p{Lu}[\p{L}.]{1,7}| ?, \d\d| \(\d\d\))+,?|, [^,;.]{3,90},)(?= (?:as|to|its|their) |(?<=, who .*) \p{Ll})/u
/** `The Guild elected Ada Lovelace, of Acme, its secretary`: who is of another house is not appointed to their work. */
const ofAnotherHouse = /^, (?:of|from|at) /u
const alsoAppointed = /^ and \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+(?= (?:as|to) )/u
/** `to the team as`, `will join it as`. */
const asTeam = "(?: to (?:the|its|their|our) [^,.;]{0,30}?team| (?:it|us|the (?:company|firm|team|board)))?"
const appointedAs = regex.u`^${asTeam} (?:as |to(?: (?:the|an?|its|their) (?:new |newly[- ]created )?(?:role|position|post|office) of)? (?:be )?|to succeed [^,]+ as )?(?:(?:its|their|our|the|new|an?|next|permanent|interim|\\p{Ll}+th|first|second|third) )*(?<title>[^,.;]+)(?:, (?<part>\\p{L}[^,.;]+))?`
const joining =
  /^ (?:has joined|have joined|joins|is joining|will (?:be )?join(?:ing)?|is to join|has become|became|will become|takes over|will take over|has been (?:appointed|named|hired|made|promoted)|was (?:appointed|named|hired)|is(?= (?:its|their|our|the) new ))(?= )/u
/** `at its Leeds depot`: where the work is. */
const atSite =
  / (?:at|from|in|for) (?:its|their|our|the) (?:new )?(?<town>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) (?:office|depot|branch|site|plant|factory|mill|sawmill|studio|works|campus|clinic|store|showroom|hotel|base|hub|yard)(?![\p{L}])/u
/** Where what somebody becomes ends. */
const behindTitle =
  / (?:at|of the|with effect|with immediate effect|effective|from|after|following|on|having|replacing|succeeding|to (?:lead|head|run|oversee|replace|succeed|drive|build|support|help)|for (?:its|their|our)|in (?:its|their|our|the|January|February|March|April|May|June|July|August|September|October|November|December|\d)) /u

/** `Acme hires Ada Lovelace to run its Leeds office`: who is hired works there, whatever they are called. */
const hiring = regex.u`(?<![\\p{L}])(?:hire[sd]?|recruit(?:s|ed)?|poache[sd]|poached|lure[sd]?|signed|(?:brought|brings) in|(?:taken|takes|took) on) ${described}${courtesy}$`
const toRun =
  /^,? (?:to (?:run|lead|head(?: up)?|oversee|manage|build|grow|set up|launch|open)|from|away from) /u

/** `Acme — Ada Lovelace has joined as partner`, in a column of news. */
const headed = regex.u`^(?<house>${companyName})(?: [–—-]|:) ${courtesy}$`
const joinedAs =
  /^ (?:has joined|joins|has been (?:appointed|named|hired|promoted)|was appointed|is)(?= (?:as|to) )/u

/** `Ada Lovelace: Acme to Globex, as partner`, `– from Finance Director, Acme, to Chief Financial Officer, Globex`. */
const fromTo = regex.u`^(?: [–—-]|:|,) (?:promoted )?(?:from [^;.]{3,80}?,? )?to (?<role>[^;.]+?)(?:,? from [^;.]+)?[.]?$`
const houseToHouse = regex.u`^(?: [–—-]|:|,) (?:from )?${companyName} to (?<house>${companyName}),? as (?:an? |the |its )?(?<title>[^;.]+)`

const besideTitle = regex.u`^(?<title>[^,]+), (?<house>${companyName})$`

/** What an entry of a column of news says behind a name. */
const inColumn = (after: string): ReadonlyArray<string> => {
  const { house, title = "" } = houseToHouse.exec(after)?.groups ?? {}
  if (house !== undefined && isTitle(tidyTitle(title))) return [`has been appointed ${title} at ${house}`]
  const role = fromTo.exec(after)?.groups?.role ?? ""
  const beside = besideTitle.exec(role)?.groups
  if (beside !== undefined && isTitle(beside.title ?? ""))
    return [`has been appointed ${beside.title} at ${beside.house}`]
  const held = heldPosition(role)
  return held === undefined ? [] : [`has been appointed ${held.title} at ${held.employer.company}`]
}

/** `Board names Ada Lovelace`, `The Rector has appointed …`: who decides in a house that is not named. */
const isOffice = (name: string): boolean =>
  /^(?:Board|Directors|Trustees|Governors|Council|Committee|Owners?|Management|Company|Club|Association|Union|Guild|Society|Members|Shareholders)$/u.test(
    name
  ) || isTitle(name)

const speaksAsHouse = regex.u`(?<![\\p{L}])(?:is|are) ${glad} to|announce[sd]?(?![\\p{L}])`

/** `Globex of Leeds`, `Acme Properties of Keld`, but not `Bank of Ireland`. */
const withoutTown = (house: string): string => {
  const { name = "", town = "" } = /^(?<name>.+) of (?<town>\p{Lu}[^,]*)$/u.exec(house)?.groups ?? {}
  const isNamed = name.includes(" ") && !organizationWord.test(name)
  return name !== "" && (isPlace(town) || isNamed) ? name : house
}

/** The house that takes somebody on, as it stands in the text: one that is known, or what stands first. */
const houseOf = (before: string, { companies }: Wanted): string | undefined => {
  const known = companies
    .map(name => ({ name, at: before.toLowerCase().indexOf(name.toLowerCase()) }))
    .find(({ at }) => at !== -1)
  const shown = (headed.exec(before) ?? appointer.exec(before))?.groups?.house
  const named = shown === undefined || isOffice(shown) ? undefined : withoutTown(shown)
  // `Marsh Holloway is pleased to announce`: so speaks a house, also one that is called like a person.
  const house = named !== undefined && speaksAsHouse.test(before) ? named : employerAt(named ?? "")?.company
  // `Family-owned Acme`
  const isKnown = house === undefined || isEmployer(house, { companies }) || house.endsWith(` ${known?.name}`)
  if (known !== undefined && isKnown) return before.slice(known.at, known.at + known.name.length)
  return house
}

/** `Ada Lovelace, head of data at Acme, as chair of its jury`: whoever still works at the house that is known. */
const worksElsewhere = (aside: string, { companies }: Wanted): boolean =>
  companies.some(name => aside.includes(name)) &&
  !/(?<![\p{L}])(?:former(?:ly)?|previously|late|until|most recently|ex-)(?![\p{L}])/u.test(aside)
/** `chair of its new advisory council`: nobody's work. */
const onBody =
  /(?<![\p{L}])(?:chair\p{L}*|members?|president|treasurer|secretary|trustee|director) (?:of|to|on) (?:its|the|their|our) (?:[\p{L}-]+ ){0,3}(?:council|board|committee|panel|jury|commission|trustees)(?![\p{L}])/u

/** What stands between the words of an appointment and the position: nothing where the sentence tells of none. */
const behindAppointing = (before: string, after: string): string | undefined => {
  const begun = headed.test(before) ? joinedAs : saidThat.test(before) ? joining : undefined
  const join = begun?.exec(after)?.[0]
  if (join !== undefined) return after.slice(join.length)
  return appointing.test(before) ? after : undefined
}

/**
 * What a sentence says of whom a house takes on, as said of them: `Globex has hired land broker Ada Lovelace as director` as `has been
 * appointed director at Globex`.
 */
export const appointment = (before: string, after: string, wanted: Wanted): ReadonlyArray<string> => {
  if (before.trim() === "") return inColumn(after)
  const behind = behindAppointing(before, after)
  if (behind === undefined) return []
  const aside = beforeOffice.exec(behind)?.[0] ?? ""
  if (ofAnotherHouse.test(aside) || worksElsewhere(aside, wanted)) return []
  const told = behind.slice(aside.length).replace(alsoAppointed, "")
  const { title = "", part = "" } = appointedAs.exec(told)?.groups ?? {}
  const first = tidyTitle(title.split(behindTitle)[0] ?? "")
  const house = houseOf(before, wanted)
  if (onBody.test(title)) return []
  if (!isTitle(first))
    return house !== undefined && hiring.test(before) && toRun.test(told) ? [`works at ${house}`] : []
  // `Vice President, Commercial Lending`
  const held = levelAlone.test(first) && isDepartmentInSmall(part) ? `${first}, ${part}` : first
  const town = atSite.exec(title)?.groups?.town
  return [
    `has been appointed ${house === undefined || / at \p{Lu}/u.test(title) ? title : `${held} at ${house}`}`,
    ...(town === undefined || !isPlace(town) ? [] : [`is based in ${town}`])
  ]
}
