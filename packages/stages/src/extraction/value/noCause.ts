import { looksLikePerson } from "../naming/looksLikeName.ts"
import { isBefore, isBegunBefore, isCutOff } from "../naming/wholeName.ts"
import { isPlace } from "../words/places.ts"
import { isTechnology } from "../words/technologies.ts"
import { around, isBehind } from "./around.ts"
import { partOfBody, type Refusal } from "./Refusal.ts"

export const noCause: ReadonlyArray<Refusal> = [
  // `founded it with Rui Prates`
  [
    "with whom something was done",
    (text, quote) =>
      /^\S+ \S+$/.test(text) &&
      looksLikePerson(text) &&
      /(?<!\p{L})(?:with|mit|avec|con|com|met|med|together with) $/iu.test(around(text, quote).before)
  ],
  // `is a volunteer firefighter in Acme`, `repaired the tower at Acme`
  [
    "where something is",
    isBehind(
      /(?<![\p{L}])(?:(?:firefighter|fireman|firewoman|lifeboat\p{L}*|paramedic|lifeguard|ranger|crew) (?:in|at|of)|(?:tower|church|station|chapel|bridge|hall|school|pool) (?:in|at)) (?:the )?$/iu
    )
  ],
  partOfBody("School"),
  [
    "a house of the town",
    /^(?:City|Town|County|State|National|Local) (?:Museum|Library|Archives?|Council|Hall|Gallery)$/u
  ],
  ["an age group", /^U(?:nder)?[ -]?\d/iu],
  ["anything", /^(?:people|things|(?:spare )?parts|customers|clients|companies|businesses|products)$/iu],
  ["an offer of a page", /^(?:Get|Book|Request|Claim) (?:an?|your) /iu],
  ["a number", /^\d/u],
  ["the end of a name", /^(?:All|Everyone|Life)$/u],
  // `Code Like a Pilot`
  ["the beginning of a name", / (?:Like|Without|Against)$/u],
  // `raised £11 million for Scottish charities`
  [
    "of where the charities are",
    isBefore(/^ (?:charit(?:y|ies)|causes|non-?profits|good causes|hospitals|hospices)(?![\p{L}])/u)
  ],
  // `contributes to Taxation magazine`
  [
    "what somebody writes for",
    isBefore(/^ (?:magazine|journal|newsletter|blog|website|podcast)(?![\p{L}])/u)
  ],
  ["a training", /(?<![\p{L}])First Aid$/iu],
  ["a list", /(?<![\p{L}])[Rr]egister$/u],
  // `Prior to Acme she ran programmes for Tide Aid`
  [
    "where somebody worked before",
    isBehind(
      /^(?:Prior to|Before(?: joining)?|Previously|Earlier|Formerly)(?![\p{L}]).* (?:for|at|with) (?:the )?$/u
    )
  ],
  [
    "who does something for others",
    /^(?:Manager|Coordinator|Director|Lead|Officer|magistrate|Teach First|Chair|Trustee|Volunteers?)$/iu
  ],
  // `Tide Learning Trust - Trust leaders`
  [
    "who is at a house",
    /^(?:Trust|Charity|Foundation|Society) (?:leaders?|leadership|team|staff|board|trustees|people)$/iu
  ],
  ["a water", /^\p{L}+ (?:Sea|Ocean|River)$/iu],
  ["where a house is", /-based /iu],
  // `Gesellschaft zur Rettung Schiffbrüchiger`
  ["the end of a name", /^(?:Rettung|Förderung|Unterstützung) /iu],
  ["a part of a name", (text, quote) => isCutOff(text, quote) || isBegunBefore(text, quote)],
  // `at the Hale Ridge library`
  ["where something is done", /\p{Lu}[\p{L}’'-]+ (?:library|hall|church|annexe?|gym|park|centre|center)$/u],
  // `mentors schoolgirls in Leeds and York`
  ["places", text => text.split(/, | and /u).every(isPlace)],
  // `dragon-boats with the Kallang Paddlers`
  [
    "with whom somebody plays",
    isBehind(
      /(?<![\p{L}])(?:[\p{L}-]*boats|rows|swims|runs|sings|plays|paddles|cycles|rides|skates|dances|climbs|sails)(?: \p{Ll}+)? (?:with|for) (?:the )?$/u
    )
  ],
  // `the Leeds charity Acme`
  ["a kind of house", /^\p{Lu}[\p{L}’'-]+(?: \p{Ll}+)* (?:charity|non-?profit|foundation|trust)$/u],
  ["a part of a house of work", /(?<![\p{L}])(?:Lab|Labs|Laboratory|Studio|Consulting|Ltd|Inc|LLC)$/u],
  ["tools", text => text.split(/,? (?:and|und|et|y|e|en|og|och) /u).every(isTechnology)],
  // `Clean Water for All Leeds`
  ["the end of a name", /^All \p{Lu}/u],
  // `contributes to The Tidal Digest`
  [
    "what somebody writes for",
    /(?<![\p{L}])(?:Digest|Journal|Magazine|Gazette|Review|Quarterly|Bulletin|Herald|Times|Post|Newsletter)$/u
  ],
  // `throws stones for the Curling Club`
  [
    "a side",
    isBehind(
      /(?<![\p{L}])(?:throws|plays|skips|bowls|bats|curls|races|competes)(?: \p{Ll}+){0,2} for (?:the )?$/u
    )
  ]
]
