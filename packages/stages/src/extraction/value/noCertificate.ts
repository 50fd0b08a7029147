import { isCertificate } from "../words/certifications.ts"
import { isRegion } from "../words/places.ts"
import { around, isBehind } from "./around.ts"
import { isPaperCut, isPaperOfSchool } from "./nameEnds.ts"
import { type Refusal, refusalIn } from "./Refusal.ts"

/** `Certified Administrator of Volunteer Services` is not cut; `Certified Public Accountant of Kenya` is whole without its country. */
const goesOn = (text: string, quote: string): boolean => {
  const { after } = around(text, quote)
  const { country = "" } = /^ of (?<country>(?:\p{Lu}\p{L}+ ?)+)/u.exec(after)?.groups ?? {}
  return (
    (/(?:^|[ -])certified$/u.test(text) ? /^ (?:of|in|on|as) \p{L}/u : /^ of \p{Lu}/u).test(after) &&
    !isRegion(country.trim())
  )
}

/** What is no certificate, unless it is known as one. */
const vague: ReadonlyArray<Refusal> = [
  ["by whom, and not what", /^(?:certified|accredited|licensed) by /iu],
  // `TÜV-zertifizierte Auditorin`
  ["the half of what somebody is", /zertifizierte[rnms]?$/iu],
  ["what somebody does with papers of others", /^(?:teaches|taught|delivers|assesses) /u],
  [
    "where a house is registered",
    /^[Rr]egistered in (?:England|Wales|Scotland|Ireland|Northern|the (?:U|Nether))/u
  ],
  [
    "how a house is registered",
    /^[Rr]egistered (?:[Cc]harity|[Cc]ompany|[Oo]ffice)|^[Cc]harit(?:y|able) registration/u
  ],
  [
    "the links of a page",
    /(?<![\p{L}])(?:Home|Donate|Menu|News|Contact) (?:About|Contact|News|Our)(?![\p{L}])/u
  ],
  ["a standard of a house", /^ISO(?:\/IEC)? \d{4,5}(?: accreditation| certification)?$/u],
  ["a post", /^Registered Manager$/u],
  ["a membership", /(?:Institut|Societ|Association).* member$/u],
  ["one of a row", /^(?:first(?! aid)|second|third|tenth|hundredth|thousandth|\d+(?:st|nd|rd|th)) /u],
  ["a house", /(?<![\p{L}])(?:Trust|Hospital|University|Council)$/u],
  ["a standing of nothing", /^Certified \p{Lu}{2,5}$|^\p{Lu}{2,6}(?: \p{Lu}\+*)? accredited$/u],
  [
    // `Level 2 certificate`
    "a paper of which nobody says of what",
    /(?<![\p{L}])(?:Designation|Foundation|Department|Qualification)$|^(?:[Ll]evel \d )?(?:[Cc]ertificate|[Dd]iploma|[Ll]icen[cs]e|[Qq]ualification)$/u
  ],
  [
    "the beginning of a standing",
    /^(?:[Cc]hartered|[Cc]ertified|[Rr]egistered|[Ll]icensed|[Aa]ccredited) (?:Financial|Hospice|Professional|Management|Information|Public|Project|Global|International|Clinical|Senior|Internal|Supply|Energy|Associate|Tax|Legal)$/u
  ],
  ["a part of a name", goesOn]
]

export const noCertificate: ReadonlyArray<Refusal> = [
  // `Paper: Fatigue of connections`
  [
    "what somebody wrote or said",
    (_text, quote) => /^(?:Paper|Talk|Poster|Article|Keynote|Session|Panel): /u.test(quote)
  ],
  // `responsible for environmental reporting and ASC certification`
  [
    "what somebody answers for",
    isBehind(
      /(?<![\p{L}])(?:responsible for|responsibility for|overse(?:es|eing)|manag(?:es|ing)|handl(?:es|ing)|looks after|in charge of) [^.;]*$/u
    )
  ],
  // `trained in acupuncture`
  [
    "what somebody has learnt",
    (text, quote) => /^\p{Ll}+$/u.test(text) && /trained in (?:[^.;]* )?$/u.test(around(text, quote).before)
  ],
  // `is working towards her private pilot’s licence`
  [
    "not yet gained",
    isBehind(
      /(?<![\p{L}])(?:towards?|studying for|sitting|revising for|preparing for|hopes to|plans to) (?:an? |the |her |his |their |my )?$/iu
    )
  ],
  ["a post", / at (?:the )?\p{Lu}/u],
  ["a mark of a house", /(?<![\p{L}])ratings?$/iu],
  // `licence: MIT (the code, not me)`
  ["a licence of a program", /^(?:MIT|GPL\p{L}*|AGPL|LGPL|BSD|Apache|MPL|CC0|CC BY\S*|ISC)(?![\p{L}])/u],
  // `Liquor licence 5770`
  [
    "a licence of a house",
    /^(?:Liquor|Alcohol|Premises|Trading|Operator['’]?s?|Company|Business|Producer['’]?s?) [Ll]icen[cs]e/u
  ],
  [
    "how visitors come in",
    /^(?:Early|Late|Online|Free|Advance|Conference|Event|Group)(?: bird)? registration/iu
  ],
  // `Chartered Member of the Tidal Institute`: told among memberships.
  ["a membership", /^(?:(?:Chartered|Associate|Full|Professional|Registered) )?(?:Member|Fellow) of /iu],
  // `Registered Dietitian and Co-owner`
  ["a post beside it", / (?:and|&) (?:\p{L}+ )*(?:co-)?(?:owner|director|manager|partner|lead|head)$/iu],
  ["a part of a name", isPaperCut],
  ["a paper of a school", isPaperOfSchool],
  ["vague", (text, quote) => !isCertificate(text) && refusalIn(vague, text, quote) !== undefined],
  // `IRCA-registered lead auditor`
  [
    "how something is examined",
    /^\p{Lu}+-(?:registered|certified|accredited|approved|sertifisert|zertifiziert|certificeret|certifierad)$/u
  ]
]
