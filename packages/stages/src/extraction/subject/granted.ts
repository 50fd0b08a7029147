import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { prizeName } from "../words/honours.ts"

/** What others do to a person, by its participle: the object of the one is the subject of the other. */
const deeds: Readonly<Record<string, string>> = {
  named: "named",
  listed: "listed",
  lists: "listed",
  ranked: "ranked",
  ranks: "ranked",
  recognised: "recognised",
  recognized: "recognized",
  selected: "selected",
  chose: "chosen",
  picked: "picked",
  honoured: "honoured",
  honored: "honored",
  elected: "elected",
  appointed: "appointed",
  included: "included",
  awarded: "awarded",
  gave: "given",
  featured: "featured",
  voted: "voted",
  shortlisted: "shortlisted",
  nominated: "nominated",
  inducted: "inducted",
  made: "made",
  elevated: "elevated",
  promoted: "promoted",
  admitted: "admitted"
}

const deed = Object.keys(deeds).join("|")
const agent = "(?!(?:She|He|They|I|We|You|It)\\b)\\p{Lu}[^.;:!?]{1,90}?"

const courtesy = "(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\\.? )?"
const opening = "(?:(?:In (?:19|20)\\d\\d|On \\p{Lu}\\p{Ll}+|This year|Last year),? )?"
const wentTo = regex.u`^${opening}(?:[Tt]he |[Oo]ur |[Tt]his year['’]s )?(?<prize>${prizeName})(?: for (?:19|20)\\d\\d)? (?:(?:was|has been|is) (?:presented|given|awarded|handed)|went|goes|has gone)(?: jointly)? to ${courtesy}$`
/** `Our 2025 Volunteer of the Year is Ada Lovelace` */
const chosen = regex.u`^(?:[Oo]ur|[Tt]he|[Tt]his year['’]s) (?<prize>(?:(?:19|20)\\d\\d )?(?:\\p{Lu}[\\p{L}’'-]* ){1,5}[Oo]f [Tt]he (?:[Yy]ear|[Mm]onth))(?: (?:for )?(?:19|20)\\d\\d)? (?:is|was) ${courtesy}$`
const labelled = regex.u`^(?<prize>\\p{Lu}[^:.;]{2,50}?(?:[Oo]f [Tt]he [Yy]ear|Award|Prize|Medal|Trophy|Cup)(?: (?:19|20)\\d\\d)?): ${courtesy}$`

/** `The Northern Foresters’ Association gave its Jack Pine Medal to member Ada Lovelace`. */
const gave = regex.u`(?:^|, )(?:[Tt]he (?<body>\\p{Lu}[^,;.]{4,60}?) )?(?:has |have )?(?:gave|given|awarded|presented) (?:its|the|their|this year['’]s) (?<prize>${prizeName}) to (?<member>(?:its |fellow )?(?:(?!former|past|then|late|ex)\\p{Ll}+ )?member )?(?:\\p{Ll}+ ){0,2}${courtesy}$`

/** Who judges, pays for or only stood for a prize has not won it. */
const notWon =
  /(?<![\p{L}])(?:judg|jury|chair|sponsor|host|present|nomin|short-?list|long-?list|runner|finalist|candidate|entr)|,/iu
/** `The Rose Cup went to Ada Lovelace’s rival`, `… Ada Lovelace Junior School`: behind the name nothing may go on. */
const endsThere =
  /^(?:$|[.,;]| [(–—-]| (?:for|and|in|on|at|last|this|who|(?:of|from) \p{Lu}\p{L}*(?:[,.]|$))(?![\p{L}]))/u

/** `The Novice Cup went to Ada Lovelace`, `Volunteer of the year: Ada Lovelace`: what a sentence says that she was given. */
export const honouredIn = (sentence: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [mention] = mentionsIn(sentence, names)
  if (mention === undefined || !endsThere.test(sentence.slice(mention.end))) return []
  const before = sentence.slice(0, mention.start)
  const { prize, body, member } =
    (wentTo.exec(before) ?? chosen.exec(before) ?? labelled.exec(before) ?? gave.exec(before))?.groups ?? {}
  if (prize === undefined || notWon.test(prize)) return []
  return [
    `was awarded the ${prize}`,
    ...(body === undefined || member === undefined ? [] : [`is a member of the ${body}`])
  ]
}

const under = regex.u`^Under (?:the (?:lead|leadership|stewardship|direction|guidance) of )?${courtesy}$`
const house =
  "(?:the|our|its) [^,.;]{2,40}? (?:has |have )?(?<deed>(?:won|grew|grown|filed|placed|raised|cut|doubled|tripled|halved|opened|launched|delivered|reduced|increased|expanded|scaled|reached|passed|took|brought|became|been) [^.;]+)"

/** `Under Ada Lovelace the house has filed 94 patents`, `Under her lead the house won …`: what was done is theirs. */
export const doneUnder = (before: string, after: string): string | undefined =>
  under.test(before) ? regex.u`^,? ${house}`.exec(after)?.groups?.deed : undefined
const underHer =
  "(?<object>her|his|their) (?:\\p{Ll}+ )?(?:lead|leadership|stewardship|direction|watch|guidance|tenure)"

/** `In 2022 the Hartnoll Fellowship in Conservation took her to London`: who is taken there has it. */
const taken = regex.u`^${opening}(?:the|The|an?|An?) (?<prize>(?:\\p{Lu}[\\p{L}’'-]* ){1,4}(?:Fellowship|Scholarship|Bursary|Prize|Award|Grant)(?: (?:in|for|of) \\p{Lu}[\\p{L}-]*(?: (?:(?:and|of|in) )?\\p{Lu}[\\p{L}-]*){0,4})?) (?:took|brought|sent|paid for) (?<object>her|him|them) `

const anyDeed = regex.u`(?<![\\p{L}])(?:${deed}) `

/** `Georgia Trend listed her among its Legal Elite` as said of her: `was listed among the Legal Elite`. */
export const granted = (
  sentence: string,
  names: string
): { readonly object: string; readonly clause: string } | undefined => {
  const led = sentence.startsWith("Under ")
    ? regex.u`^Under (?:${underHer}|${courtesy}${names}),? ${house}`.exec(sentence)?.groups
    : undefined
  if (led !== undefined)
    return {
      object: { her: "her", his: "him", their: "them" }[led.object ?? ""] ?? "",
      clause: `has ${led.deed}`
    }
  const grant = taken.exec(sentence)?.groups
  if (grant !== undefined) return { object: grant.object ?? "", clause: `was awarded the ${grant.prize}` }
  if (!anyDeed.test(sentence)) return undefined
  const form =
    regex.u`^(?:[“"][^“”"]{3,200}[”"] [–—-] )?(?:[^.;:!?]{2,60}, which (?=${deed} )|(?:In (?:19|20)\\d\\d,? )?${agent} (?:has |have )?(?:also |since |again )?)(?<deed>${deed}) (?<object>her|him|them|${names}) (?<rest>(?:to|as|among|in|one|on|an?|the|its|their|for|into|with|\\p{Lu}|\\d).*)$`.exec(
      sentence
    )?.groups
  const participle = deeds[form?.deed ?? ""]
  if (form === undefined || participle === undefined) return undefined
  const rest = (form.rest ?? "").replace(
    /^(?<before>(?:among|as|in|on|to|one of|into|for|with)? ?)(?:its|their) /u,
    "$<before>the "
  )
  return { object: form.object ?? "", clause: `was ${participle} ${rest}` }
}
