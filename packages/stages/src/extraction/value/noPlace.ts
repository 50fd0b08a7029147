import { RegExp as Pattern } from "effect"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { animalKinds } from "../words/animals.ts"
import { isPlace } from "../words/places.ts"
import { isClubOfTown } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"
import { hasLocationForm } from "./townOf.ts"

/** `licensed in Massachusetts`, also where a school is called by it. */
const isJurisdiction = (place: string, quote: string): boolean =>
  regex.iu`\\b(?:licen[sc]ed|admitted|registered|qualified)(?: [^.,;]{1,40})? in (?:the )?${Pattern.escape(place)}(?![\\p{L}])`.test(
    quote
  )

const ofAnimal = regex.u`^, (?:an?|the|(?:my|our|her|his|their)) (?:[\\p{L}-]+ ){0,3}?${animalKinds}(?![\\p{L}])`

/** Behind a post stands who holds it. */
const isHolder = (text: string, quote: string): boolean => {
  const post = /(?<post>[^:.;,]{2,40}): $/u.exec(around(text, quote).before)?.groups?.post ?? ""
  return isTitle(post) && looksLikeName(text.split(", ")[0] ?? "")
}

export const noPlace: ReadonlyArray<Refusal> = [
  // `restores tractors in a barn outside Andover`
  [
    "where a pastime is had",
    isBehind(/(?:barn|shed|garage|cabin|hut|boathouse|greenhouse) (?:in|near|outside|behind|by) $/u)
  ],
  ["a people", /^(?:Ng[āa](?:ti|i)|Te [ĀA]ti) /u],
  // `Tomasz, Edinburgh`
  [
    "who is there",
    text => {
      const [first = "", ...rest] = text.split(", ")
      return rest.length > 0 && isGiven(first) && !isPlace(first) && isPlace(rest.join(", "))
    }
  ],
  ["neither a town nor the country where somebody is", (text, quote) => !hasLocationForm(text, quote)],
  [
    // `Building in the Rain`
    "where nobody lives",
    (text, quote) =>
      /^(?:Rain|Dark|Wild|Field|Cloud|Classroom|Sun|Snow|Woods?|Garden|Kitchen|Making|Age|Margins|Round|Open|Loop|Middle|Wind|Water|Storm|Shadows?)$/u.test(
        text
      ) && / the $/u.test(around(text, quote).before)
  ],
  // `works in HeavyBid and a large spreadsheet`
  [
    "what somebody works with",
    (text, quote) => {
      const { before, after } = around(text, quote)
      return (
        / works? in $/u.test(before) && /^ and an? (?:\p{Ll}+ ){0,3}\p{Ll}+/u.test(after) && !isPlace(text)
      )
    }
  ],
  // `Tidal Observer, Leeds`, at the foot of a page
  [
    "a paper of the town",
    /^(?:\p{Lu}[\p{L}’'-]+ )*(?:Observer|Gazette|Herald|News|Times|Post|Echo|Journal|Courier|Mercury|Chronicle|Tribune|Advertiser|Examiner|Argus|Ledger|Star|Voice|Pilot),/u
  ],
  // `is a volunteer firefighter in Acme`
  [
    "where somebody helps",
    isBehind(/(?<![\p{L}])volunteer(?:s|ing)?(?: \p{Ll}[\p{L}-]*){0,3} (?:in|at) $/iu)
  ],
  // `after six years with Acme in London`
  [
    "where somebody was before",
    isBehind(
      /(?<![\p{L}])(?:after|following) (?:[\p{L}\d-]+ ){0,4}(?:years?|months|decades?|spells?|stints?) (?:(?!(?:she|he|they|I|lives?)(?![\p{L}]))[^.;])* in $/iu
    )
  ],
  // `MSc Econometrics, Acme University`
  ["a degree and its school", /^(?:[BM](?:Sc|A|Eng|Ed|Phil|Com|Tech|Arch)|LL[BM]|MBA|Ph\.?D|DPhil)(?:,| )/u],
  // `As seen at: Davos`
  [
    "where somebody was seen",
    isBehind(/(?<![\p{L}])(?:seen|heard|featured|trained)(?: at| on| in):? (?:the )?$/iu)
  ],
  // `has made wine in the Barossa, Burgundy and Oregon`
  [
    "where somebody was, place by place",
    (text, quote) =>
      text.includes(", ") &&
      /^ and \p{Lu}/u.test(around(text, quote).after) &&
      /(?:has|have|had) \p{Ll}+ (?:[^.;,]{1,30} )?in (?:the )?$/u.test(around(text, quote).before)
  ],
  // `Kantha: Stories in Stitch`
  ["a title of a work", isBehind(/: (?:\p{Lu}[\p{L}’'-]+ ){1,4}in $/u)],
  ["a place and a year", / (?:19|20)\d\d$/u],
  // `CTR, Halifax`
  ["a club by its letters, and its town", /^(?!UK|US|USA|UAE|NYC|DC)\p{Lu}{3,5}, \p{Lu}\p{Ll}/u],
  ["a practice", /(?<![\p{L}])\p{Lu}\p{L}+(?:op(?:a)?edics|ology|iatrics|istry)(?=,|$)/u],
  ["a part of the economy", /(?<![\p{L}])(?:Sector|Practice|Division)$/u],
  ["letters behind a name", /^\p{Lu}{2,4}(?:, \p{Lu}{2,4})+$/u],
  [
    "a kind of place",
    /^(?:the )?(?:Island|Mainland|Coast|Valley|City|Town|Village|Bay|Peninsula|Highlands?|Country)$/u
  ],
  ["a form of address", /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? |^(?:Sorry|Thanks|Hello|Dear|Yes|No|Well)(?:,| )/u],
  [
    "a language",
    /^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Punjabi|Hindi|Mandarin|Cantonese|Japanese|Korean|Arabic|Russian|Polish|Welsh|Irish|Gaelic|Finnish|Czech|Hebrew|Greek|Turkish|Urdu|Bengali|Tamil|Swahili|Afrikaans|Zulu|Māori|Swedish|Danish|Norwegian)(?![\p{L}])/u
  ],
  ["an event or a course", /(?<![\p{L}])(?:First Aid|Conference|Award|Marathon)$/u],
  // `Chair: Mei-Ling Tan, Singapore`
  ["somebody, and where they are", isHolder],
  [
    // `At home: Biscuit, a three-legged lurcher`
    "an animal by its name",
    (text, quote) => ofAnimal.test(around(text, quote).after)
  ],
  ["a club of the town", isClubOfTown],
  ["a tool", text => isTechnology(text) && !isPlace(text)],
  ["where somebody may work", isJurisdiction]
]
