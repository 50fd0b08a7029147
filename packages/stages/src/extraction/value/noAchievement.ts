import { isTitle } from "../../sources/roles.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { isBefore, isBegunBefore, isPrizeCutOff } from "../naming/wholeName.ts"
import { isPlace } from "../words/places.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

/** `Prof. Alan Whitby, Perth`, `Ling Fei (Suzhou)`: who speaks next. */
const isSpeaker = (text: string): boolean => {
  const {
    courtesy,
    name = "",
    place = ""
  } = /^(?<courtesy>(?:Prof|Dr|Mr|Mrs|Ms)\.? )?(?<name>[^,()]+)(?:, | \()(?<place>[^,()]+)\)?$/u.exec(text)
    ?.groups ?? {}
  return isPlace(place) && (courtesy !== undefined || name.split(" ").length === 2) && looksLikeName(name)
}

export const noAchievement: ReadonlyArray<Refusal> = [
  ["who speaks next", isSpeaker],
  // `Rui Prates, harbour pilot, Emden`
  [
    "somebody else, with what they do",
    text => {
      const [name = "", post = "", ...rest] = text.split(", ")
      return rest.length < 3 && looksLikeName(name) && isTitle(post)
    }
  ],
  // `We have published 240 titles.`
  [
    "what a house did",
    (text, quote) => /^published \d/u.test(text) && /(?<![\p{L}])We have $/u.test(around(text, quote).before)
  ],
  // `won the City Marathon in 2:06:41`
  ["a time that is cut", isBefore(/^:\d\d/u)],
  [
    "a prize of which nobody says what for",
    /^(?:the )?(?:(?:first|second|third|fourth|top|1st|2nd|3rd)[ -](?:prize|place|position)|prize|award|medal|honou?r|runner-up|winner)$/iu
  ],
  [
    // `prijs in Leiden`
    "a prize of which nobody says what for",
    /^(?:(?:the|de|den|der|il|le|el) )?(?:prize|award|prijs|preis|prix|premio|prêmio|pris|nagrod[aę]) (?:in|at|te|en|à|a|i|w) \p{Lu}\p{L}+$/iu
  ],
  ["what can be had for the asking", / on request$/u],
  ["a champion of nothing", /^Champion$/u],
  ["a medal of nothing", /^(?:Gold|Silver|Bronze|Platinum)$/u],
  [
    "a page of prizes",
    /^(?:(?:19|20)\d\d )?(?:[Aa]wards|[Pp]rizes|[Ww]inners|[Hh]onou?rs)(?: (?:19|20)\d\d)?$/u
  ],
  // `Acme was named Practice of the Year`
  [
    "a prize of a house",
    /(?<![\p{L}])(?:Practice|Firm|Company|Employer|Agency|Brewery|Winery|Shop|Store|Branch|School|Restaurant|Pub|Hotel|Hospital|Supplier|Retailer|Provider|Manufacturer|Exporter) of the Year(?: \d{4})?$/u
  ],
  ["a prize of which nobody says the name", /^(?:(?:19|20)\d\d )?(?:finalist|winner|nominee|runner-up)$/iu],
  // `the first person from HR to do so`
  [
    "what tells only with another",
    /(?<![\p{L}])do(?:es|ing)? so(?![\p{L}])|^our (?!.*(?<![\p{L}])(?:gold|silver|bronze|awards?|prize|medal)(?![\p{L}]))/iu
  ],
  ["a way to somebody", /^(?:Find|Follow|Reach|Ask|See|Join) (?:me|us|her|him|them) (?:on|at|in|for) /u],
  ["what a page has of late", /^(?:Recent|Recently|Latest|New|Now): /u],
  // `Acme is run by volunteers`, `When I am not at work I sail`
  [
    "a sentence",
    /^(?:When|While|If|Since|Because) (?:I|we|she|he|they)(?![\p{L}])|^\p{Lu}[\p{L}’'-]+ (?:is|are) (?:run|supported|funded|organi[sz]ed|made|hosted) /u
  ],
  ["a training by its number", /^(?:OSHA|ISO|IEC) \d/u],
  ["a prize of a house", isBehind(/(?:^|[.!?] )We (?:have |also )?won (?:the |an? )?$/u)],
  // `erhielt der Gründer den Orden`
  [
    "a prize of somebody else",
    isBehind(/(?:erhielt|bekam) (?:der|sein) (?:Gründer|Firmengründer|Vater|Großvater|Senior)(?![\p{L}])/u)
  ],
  [
    // `has published two winners of the Hale Prize`
    "a prize of somebody else",
    isBehind(
      /(?<![\p{L}])(?:publish|edit|teach|taught|coach|mentor|train|represent|sign)\p{L}* [^.;]*winners? of (?:the )?(?:\d{4} )?$/iu
    )
  ],
  ["a degree", /^\p{Lu}{1,2}\p{L}{1,6} \(?(?:Hons?|Honou?rs)\)?$/u],
  // `Oat milk founder takes business award`
  [
    "a headline of a prize",
    / (?:takes|wins|scoops|lands|bags|gets|receives|claims|collects|earns|clinches) .*(?:award|prize|title|medal|honou?r|accolade)s?$/iu
  ],
  // `presented it at the Tide Day`
  ["no thing by itself", /^(?:it|them|this|that|these|those|one) (?:at|in|on|to|for|with) /u],
  // `Town of Hale v. Acme`
  ["a party of a case", isBefore(/^ v(?:s|ersus)?(?:\.|(?![\p{L}]))/u)],
  [
    "a part of a programme",
    /^(?:Program(?:me)?|Agenda|Schedule|Day|Session)(?:,? day)? ?\d*$|^Program(?:me)?, /iu
  ],
  ["what a page says to its readers", /(?<![\p{L}])your (?:inbox|basket|cart|account)(?![\p{L}])/iu],
  // `shortlisted last week for …`
  [
    "a time that has gone by since",
    /(?<![\p{L}])(?:(?:last|this|next) (?:week|month|night)|yesterday|tomorrow)(?![\p{L}])/iu
  ],
  // `Favourite film: Tides`
  ["what others have made", isBehind(/[Ff]avou?rite \p{Ll}+: ["“]?$/u)],
  ["a part of a name", (text, quote) => isPrizeCutOff(text, quote) || isBegunBefore(text, quote)],
  [
    "what was founded, without what it is",
    /^(?:founded|set up|started|launched|created|built|established) (?:the|our|its|an?) \p{Ll}+$/u
  ],
  ["a sentence", /^It(?:['’]s| is) |^I(?: \p{Ll}+|['’]m) |^Say hello|^(?:What|Things|Why|How) /u],
  [
    "a date, or a headline that runs on into one",
    /^(?:\p{Lu}\p{Ll}+day,? )?\d{1,2} \p{Lu}\p{Ll}+ (?:19|20)\d\d$|(?<![\p{L}])\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d \p{Lu}/u
  ],
  ["two clauses", /, (?:she|he|they|I|we) \p{Ll}/u],
  ["a byline", /(?<![\p{L}])By \p{Lu}\p{Ll}+ \p{Lu}/u],
  ["a count of a service", /(?<![\p{L}])(?:followers|posts|toots)(?![\p{L}])/u],
  ["the end of a German clause", / (?:geworden|worden|gewesen)$/u],
  ["a name that goes on", /['’]s$/u],
  [
    "written about somebody, or asked of them",
    /^(?:[Aa]n? )?(?:[Ii]nterview|(?:[Ii]n )?[Cc]onversation|Q ?& ?A|[Pp]rofile)(?::| with \p{Lu})|^[Pp]rofile of \p{Lu}|^Meet \p{Lu}|^(?:\p{L}+ )?(?:questions|minutes) (?:for|with) \p{Lu}/u
  ],
  ["a heading", /^(?:\p{L}+ ){0,2}(?:committee|jury|speakers|schedule|council)(?: (?:19|20)\d\d)?$/iu],
  ["a sentence", /^\p{Lu}\p{Ll}+ (?:won|took|received|earned|gained|was|has) \p{L}/u],
  ["where something hangs", isBehind(/(?<![\p{L}])exhibited (?:at|in) (?:the )?$/iu)],
  // `Dr. Ada Lovelace (Acme): …`
  ["somebody", text => /^(?:Dr|Prof)\.? /u.test(text) && looksLikeName(text)],
  // `Ada Lovelace, Senior Engineer, Acme`
  [
    "somebody",
    (text, quote) => {
      const title = /^, (?<title>[^,.;]{3,60})[,.;]/u.exec(around(text, quote).after)?.groups?.title
      return title !== undefined && looksLikeName(text) && isTitle(title)
    }
  ]
]
