import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { isInstitution } from "../words/degrees.ts"
import { namesPeople } from "../words/societies.ts"
import { bodiesAt, isBody, sinceComma } from "./bodies.ts"

const over =
  "was|were|had|will|works?|worked|for|by|with|to|and|who|former|formerly|past|ex|previous|previously|retired|late|lapsed|then|outgoing|one-time|erstwhile|immediate|honou?red|not|never|family|team|staff|crew|cast|leadership|management|key|core|valued|faculty|department|no|every|any|each|other|another|fellow"
const adjectives = `(?:(?!(?:${over})(?![\\p{L}])|ex-)[\\p{L}\\d'’-]+ ){0,4}?`
/** Where the standing is the person's own: at the beginning, behind `is`, or behind `and` and commas. */
const own =
  "(?:(?<=(?:^|[,;:(–—-] |(?<![\\p{L}])(?:is|am|are|been|remains?|became|becomes?|as|and|also|now|still|currently|elected|appointed|named|made|stays) |['’][sm] ))|(?<=^[^,;.]{0,40}(?<![\\p{L}]), ))"

/** Who has this standing belongs to whomever it is held with. */
const sure =
  "(?:member|fellow|fellow and|life member|trustee|overseer|regent|governor|board member|board director|committee member|council member|councillor|non-executive director|non-executive chair|non-exec|NED|liveryman|liverywoman|freeman|companion|licentiate|steward|signatory|proctor)"
/** Offices that companies have as well. */
const doubtful =
  "(?:president(?:-elect)?|(?:first |second |third |senior )?vice[- ]president|(?:vice[- ]|deputy |co-)?chair(?:man|woman|person)?|(?:(?:hon(?:orary|\\.)?|membership|mentorship|social|club|programme|program|events|kit|race|match|minutes|recording) )*(?:secretary|treasurer|chair)|(?<!(?:[Ee]xecutive|[Mm]anaging) )director|convenor|convener|captain|commodore|conductor|(?:co-)?organi[sz]er|(?:co-)?founder|(?:co-)?lead|leader|co-?ordinator|judge|registrar|examiner|editor|delegate|representative|rep|alto|soprano|tenor|bass|baritone|player|singer|medical director|musical director|master|graduate member)"
const board =
  "(?:boards?|councils?|committees?|subcommittees?|executive|panels?|jury|juries|working groups?|steering groups?|task ?forces?|advisory (?:boards?|groups?|panels?|councils?)|faculty|bench|court|bureau|register|finance committee)"
const trustees =
  "(?: of (?:directors|trustees|governors|management|advisers|advisors|visitors|regents|managers))?"
const sitting =
  "(?<=(?:^|(?<![\\p{L}])(?:sits?|sat|serves?|served|serving|is|am|are|remains?|been|seat|place|also|and|now|currently|elected|appointed|named|invited|joined|co-opted|year|time|years),? |[’'][sm] (?:(?:now|also|still|currently) )?))"

/** Up to the name of any body. */
const ofAny: ReadonlyArray<string> = [
  `${own}${adjectives}${sure}(?: and (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)? (?:of|at|for|with|on) (?:the )?(?:(?:board|council) of (?:the )?)?`,
  `${sitting}(?:on|to|onto) (?:(?:the|its|their|several|various|many|both) )?${adjectives}${board}${trustees} (?:of|at|for) (?:the )?`,
  `(?<![\\p{L}])(?:joined|joins) (?:the )?${adjectives}${board}${trustees} (?:of|at|for) (?:the )?`,
  "(?<![\\p{L}])(?:belongs? to|holds? (?:\\p{Ll}+ )?memberships? (?:in|of|with)|enrolled in|one (?:third|half|quarter|of (?:\\p{L}+ ){1,3}) (?:of|in)) (?:the )?",
  "(?:^|; ?)(?:Hon(?:orary|\\.)? |Life |Senior |Chartered |Founding |Elected |Professional |Associate |Graduate )*(?:Members?|Fellows?|Trustees?|Board [Mm]embers?|Boards?|Governor|Memberships?)(?:,|:| [–—-]) (?:the )?",
  "(?<![\\p{L}])(?:(?:co-)?(?:leads?|runs?|chairs?|organi[sz]es?)|heads?(?: up)?|founded|started) (?:the )?(?=(?:[\\p{L}’'-]+ ){0,3}(?:chapter|section|affiliate|meetup) (?:of|for|at) )",
  "(?<![\\p{L}])(?:is|am|['’][ms]) (?:the )?chair(?:man|woman|person)? of (?:the )?(?:trustees|governors) (?:of|at|for) (?:the )?",
  "(?<![\\p{L}])(?:has chaired|chairs) the (?:trustees|governors|board|board of trustees) of (?:the )?",
  "(?<![\\p{L}])(?:has chaired|chairs|convenes) the (?:(?:regional|local|national|northern|southern|eastern|western|city|county|state|student|young \\p{Ll}+) )+(?:group|branch|committee|council|network|chapter|section) of (?:the )?",
  "(?<![\\p{L}])(?:(?:co-)?chairs|presides over) (?=\\p{Lu}[\\p{L}’'-]+ (?:\\p{Lu}|(?:for|of|in) ))",
  // Who sits there for others is one of it as well.
  `(?<![\\p{L}])represents? (?:[^,;.]{2,40} )?on (?:the )?(?:${adjectives}${board}${trustees} of (?:the )?)?(?=[^,;.]{3,60}(?:board|branch|council|committee|panel|section|group|network|division)(?![\\p{L}]))`,
  // Who sings with a group by its name is one of it, and so is who plays in what is called a band.
  "(?<![\\p{L}])(?:sings?|drums?)(?: \\p{Ll}+){0,2} (?:with|in) the (?=\\p{Lu}[\\p{L}’'-]+ (?:\\p{Lu}|of ))",
  `(?<![\\p{L}])(?:sings?|plays?|drums?|dances?|rings?|performs?|rows?|runs?|rides?|swims?|walks?)(?: [^,;.]{1,30}?)? (?:with|in) (?:an?|the|her|his|their|my|our) (?:[\\p{Ll}-]+ ){0,3}?(?:choir|chorus|band|quartet|quintet|trio|ensemble|orchestra|troupe|club|society)(?:,? called|,(?= (?:the )?\\p{Lu}[^,;.]*(?:[,;.]|$)))? (?:the )?(?=\\p{Lu})`,
  `${own}an? (?:independent )?director of (?=\\p{L}[^,;]*,? (?:and )?\\p{L}[^,;]* and )`
]
/** Up to the name of what says itself that it is a body; a scheme that somebody has set up for others has no members. */
const ofBodies: ReadonlyArray<string> = [
  `${own}${adjectives}${doubtful}(?: and (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)? (?:of|at|for|with|on|to) (?:the )?`,
  `${sitting}(?:on|in) (?:the )?`,
  "(?<![\\p{L}])(?:(?:co-)?chairs|presides over|(?:was |is )?elected to|chairing|captains|coaches(?= the \\p{Lu})|convenes|(?:co-)?organi[sz]es?|helps? (?:to )?organi[sz]e|(?:co-)?chair(?= the)|(?:helped (?:to )?)?(?:co-)?(?:founded|started|launched|set up)(?= (?:the )?\\p{Lu})(?! (?:the )?(?:(?!and )[\\p{L}’'-]+ ){1,6}(?:scheme|programme|program|project|initiative|campaign|service|helpline)(?![\\p{L}]))) (?:the )?",
  "(?<![\\p{L}])(?:(?:co-)?(?:leads?|runs?)|heads?(?: up)?|active (?:in|with|within)|involved (?:in|with)|affiliated (?:with|to)|joined) (?:the )?(?=(?:[\\p{L}’'-]+ ){0,3}(?:chapter|branch|section|division|region|group|arm|affiliate) (?:of|for|at) )",
  "(?<![\\p{L}])(?!ambassador|supporter|volunteer|mentor|speaker|adviser|advisor)\\p{L}{3,}(?:ist|er|or|man|woman|eer) (?:with|for|in) (?:the )?(?=[^,;.]{2,60}(?:Club|Choir|Band|Orchestra|Players|Harriers|Runners|Wheelers|Singers|Chorus))",
  "(?<![\\p{L}])(?:plays?|sings?|dances?|drums?|marches|rings?|masks|appears?|performs?)(?: [^,;.]{1,30}?)? (?:with|in) (?:the )?(?=[^,;.]{2,60}(?:[Bb]and|[Cc]hoir|[Cc]horus|[Oo]rchestra|[Ss]ingers|[Dd]ancers|[Pp]layers|Krewe)(?![\\p{L}]))",
  "(?<![\\p{L}])(?:accredited|licensed|qualified|national|approved) (?:judge|examiner|assessor|instructor|coach) (?:with|for|of) (?:the )?",
  `^(?!(?:[\\p{Lu}\\d][\\p{L}-]* )?Vice[ -])(?:[\\p{Lu}\\d][\\p{L}-]* ){0,2}?(?:Member|Fellow|Board|Boards|Committees?|Secretary|Treasurer|President|Chair|Convenor|Convener|Master|Captain|Affiliations?|Advisory board)(?:,|:| [–—-]) (?:the )?`
]

/** Up to the name of a body, or of those whose it is: `chairs the pay committee of the Tidal Employers Devon`. */
const ofPeople: ReadonlyArray<string> = [
  "(?<![\\p{L}])(?:has chaired|(?:co-)?chairs|convenes) the (?:[\\p{Ll}-]+ ){1,4}(?:group|branch|committee|council|network|panel|section|task ?force) of (?:the )?(?=\\p{Lu})"
]

/** A person's share in what was named: `, which she chairs`, `, of which he is a council member`. */
const behind =
  /^['’]?,? (?:which|of which|on which|where|whose \p{Ll}+|on whose (?:board|council|committee)) (?:she|he|they|I)(?: (?:also|now|still|currently))? (?:chairs?|co-chairs?|presides? over|leads?|belongs? to|sits?|serves?|helps? (?:to )?run|(?:is|am|are|['’]s) (?:an? |the |its |also |currently )*(?:[\p{L}-]+ ){0,2}?(?:member|fellow|trustee|president|vice-president|chair\p{Ll}*|secretary|treasurer|governor|director|captain|convenor|convener))(?![\p{L}-])/u
/** `Hydrologists Peru, member since 2018`, `a Rowlock Society member`. */
const standingBehind =
  /^(?:['’]s?)?,? (?:an? |the |its |now |current |since \d{4},? )?(?:(?:founding|founder|life|lifelong|honorary|hon\.?|proud|long-?time|board|committee|council|active|regular|senior|full|club|social|membership|mentorship|committed|keen|second|first|voting|student|graduate|chartered|vice) )*(?:member|fellow|trustee|treasurer|secretary|chair(?:man|woman|person)?|captain|(?:second |first )?(?:tenor|alto|soprano|bass|baritone)|vest|convenor|convener|stalwart|committee)(?: \(?since| [–—-]|,? (?:19|20)\d\d|[,.;)]|$| and | for | at home| if )/iu

/** What is set up for others has no members. */
const forOthers = / (?:scheme|programme|program|project|initiative|campaign|service|helpline)$/u

/** `a Scouts Canada leader`: where leaders are no more than members who are grown up. */
const youthGroup =
  /(?<![\p{L}])(?:Scouts?|Guides|Girlguiding|Girl Guides|Brownies|Cubs|Woodcraft)(?![\p{L}])/u

const ended =
  /^[^.;]{0,40}(?<![\p{L}])(?:until|till|bis|(?:from )?(?:19|20)\d\d (?:to|and)|(?:19|20)\d\d ?[-–—] ?(?:19|20)?\d\d)(?![\p{L}])/u
const undone =
  /(?<![\p{L}])(?:former(?:ly)?|past|ex|previous(?:ly)?|until|retired|used to|once|no longer|not|never|hopes?|wants?|plans?|would|might|if|resigned|left|lapsed|stepp(?:ed|ing) down|stood down|outgoing|invited|asked|nominated|shortlisted|candidate|standing for|runs? for|applied|teaches|students?|taught|clients?|advis(?:es|ed|ing)|works? (?:for|with)|worked (?:for|with)|audits?|represents?(?! [^,;.]{2,40} on (?:the )?\p{Lu})|met|interview\p{L}*|spoke|speaks?|talk\p{L}*|presented|presents)(?![\p{L}])/iu
/** Of somebody who is named behind: `The president of the club is …`. */
const ofAnother = /^,? (?:is|was|are|were|has|had|said|says|will|met|won)(?![\p{L}])/u
/** Colleges that teach have no members but their staff; those of a calling have. */
const ofCalling = /(?<![\p{L}])(?:Society|Association|College of|Institut\p{L}+ of|Academy of|Akademi)/u
const official =
  /(?<![\p{L}])(?:(?:City|County|Town|Borough|District|Parish|Shire|Municipal|Legislative|Privy|Security|European) Council|Order of|Legion|Légion|Parliament|Congress|Senate|Knesset|Technical Staff|(?<!Rescue )Team|Parish)(?![\p{L}])|^(?:Top|Forbes) \d/u

const verbless = /^\p{Lu}/u

const wasOnce = /(?:^|\s)(?:was|were|had been)(?: also| an?| the)*\s*$/u
/** What a society gives or puts on has winners and readers, not members. */
const ofTheirs =
  /^['’]?s? (?:awards?|prizes?|competition|show|medal|journal|magazine|conference|annual conference|website|newsletter|scholarship|guidelines|report)(?![\p{L}])/iu

const found = (
  text: string,
  forms: ReadonlyArray<string>,
  isOfKind: (name: string) => boolean = () => true
): ReadonlyArray<string> =>
  forms.flatMap(form =>
    matchesIn(text, patternOf(form, "giu")).flatMap(match => {
      const at = match.index + match[0].length
      const since = sinceComma(text.slice(0, match.index))
      if (undone.test(since) || undone.test(match[0]) || wasOnce.test(since)) return []
      return bodiesAt(text.slice(at), match[0])
        .map(name =>
          /^City of /u.test(name) && /freeman/iu.test(match[0]) ? `Freeman of the ${name}` : name
        )
        .filter(name => {
          const rest = text.slice(text.indexOf(name, at) + name.length)
          if (/(?:started|launched|set up)/u.test(match[0]) && forOthers.test(name)) return false
          const isOthers = ofTheirs.test(rest) || (verbless.test(text) && ofAnother.test(rest))
          const isSchool =
            isInstitution(name) &&
            !ofCalling.test(name) &&
            !(/ Academy$/u.test(name) && /fellow/iu.test(match[0])) &&
            !/governor|board|trustee/iu.test(match[0])
          return !ended.test(rest) && !isOthers && !isSchool && !official.test(name) && isOfKind(name)
        })
    })
  )

const named = (text: string): ReadonlyArray<string> => {
  const names: Array<string> = []
  for (const match of matchesIn(text, /(?<![\p{L}’'-])(?:the )?(?=\p{Lu})/gu)) {
    const at = match.index + match[0].length
    if (/\p{Lu}[\p{L}’'.-]* (?:(?:of|for|and|in|&) (?:the )?)?$/u.test(text.slice(0, match.index))) continue
    const [told] = bodiesAt(text.slice(at))
    // `an IEEE Senior Member`: the grade is no part of the name.
    const name = told?.replace(
      /(?: (?:Senior|Founding|Life|Associate|Distinguished|Board))* (?:Member|Fellow)$/u,
      ""
    )
    if (name === undefined || !text.startsWith(name, at)) continue
    const rest = text.slice(at + name.length)
    const isTold =
      behind.test(rest) ||
      (youthGroup.test(name) && / leader(?![\p{L}])/u.test(rest.slice(0, 8))) ||
      (standingBehind.test(rest) &&
        (isBody(name) || /^\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*(?: |$)/u.test(name)) &&
        /(?:^|(?:is|am|['’][sm]|been) (?:an? )?|, (?:an? )?)$/u.test(text.slice(0, at)))
    if (isTold && !ended.test(rest) && !undone.test(sinceComma(text.slice(0, at)))) names.push(name)
  }
  return names
}

/** Bodies that a text says the person belongs to, by a standing in them or an office of theirs. */
export const standingsIn = (text: string): ReadonlyArray<string> => {
  if (text.length > 500) return []
  const told = [
    ...found(text, ofAny),
    ...found(text, ofBodies, isBody),
    ...found(text, ofPeople, namesPeople),
    ...named(text)
  ]
  return told.filter(
    (name, index) =>
      !told.some((other, at) => (at < index && other === name) || (other !== name && other.includes(name)))
  )
}
