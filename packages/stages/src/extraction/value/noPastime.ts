import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { isBefore } from "../naming/wholeName.ts"
import { isPlaceInGame } from "../rules/pursuit.ts"
import { isAnimalByName, isNameOfAnimal } from "../words/animals.ts"
import { isPastime, isSurePastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

/** `rode to Porto`, `handed over the keys`, `talked about frost`: what somebody did once, unless they crossed or climbed what has a name. A participle tells of what they have long done. */
const past =
  /^(?!(?:swam|rode|rowed|cycled|climbed|walked|sailed|skied|hiked|paddled) (?:the )?\p{Lu})(?:(?:ran|rode|swam|sang|took|gave|went|came|won|wrote|drove|flew|drew|grew|began|chose|spoke|threw|wore|made|held|led|met|left|got|sold|told|bought|brought|taught|caught|found|said|sent|saw|became|had|was|were) |\p{Ll}+ed (?:(?:the|an?|his|her|their|my|our|its|about|to|at|for|with|on|in|over|from|by|as|up|out|off|into|through|first|last|\d+) ))/u

const having = /(?:has|have|['’]ve) (?:\p{Ll}+ )?$/u

/** What a contest is called by; where somebody was alone, nothing is left without the verb. */
const contest =
  "(?:[Mm]arathons?|[Uu]ltras?|[Uu]ltramarathons?|[Tt]riathlons?|[Dd]uathlons?|[Ii]ronmans?|[Rr]aces?|[Tt]rail|[Ww]ay|[Tt]our|[Cc]up|[Rr]un|[Rr]elay|[Ff]ondo|[Aa]udax(?:es)?|[Pp]arkruns?|\\d+ ?[Kk]s?|\\p{Lu}\\p{Ll}+-\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)"
const completed =
  "(?:ran|run|rode|ridden|swam|swum|cycled|walked|hiked|raced|finished|completed|entered|did|done|tackled|skied|rowed|paddled) (?:(?:the|an?|her|his|their|my|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|\\d+(?:st|nd|rd|th)?) )*"
const deed = regex.u`^${completed}(?<what>(?:\\p{Ll}+ |\\p{Lu}[\\p{L}’'-]* (?:(?:of|de|the|du) )?){0,4}?${contest})(?: (?:\\d+|\\p{Ll}+) times)?$`

const contestName = regex.u`^\\p{Lu}.* ${contest}$`

/** `rode the Heaphy Trail`, `ran her fourth York Marathon`: once done it is a deed, and what is done for pleasure is the contest. */
export const contestOf = (text: string): string | undefined => deed.exec(text)?.groups?.what

/** `ran his tenth marathon`: a kind of contest in which somebody was once. */
const once = regex.u`(?<![\\p{L}])(?<!(?:has|have|['’]ve|had) (?:\\p{Ll}+ )?)(?:ran|rode|swam|raced|finished|completed|entered) (?:(?:an?|her|his|their|my|two|three|first|second|third|\\p{Ll}+th|\\d+(?:st|nd|rd|th)?) )+(?:\\p{Ll}+ )?$`

/** `looks after an orchard`, `opens the batting`: a verb that tells of no pastime by itself begins another clause. */
const otherVerbs =
  "look open take get give come help work live say think sit stand serve sell own want need mean lead head manage chair advise support follow answer speak cover share move join return remain bring ask start end"
    .split(" ")
    .join("|")
const otherVerb = regex.u`^(?:(?:${otherVerbs})s|turns?(?= (?:up|to|out|the|off|on|into|over)(?![\\p{L}]))|goes|has|tries|teaches|watches(?! (?:birds|owls|waders|raptors|butterflies|moths|foxes|otters|hares)(?![\\p{L}]))|reaches|(?:${otherVerbs}) (?:the|an?|after|at|for|to|my|our|her|his|their|up|out))(?= |$)`
/** `practise most evenings`: how often, and not what. */
const withoutThing =
  /^(?:practi[sc]es?|trains?|competes?|rehearses?) (?:most|every|each|on|at|daily|twice|once)(?![\p{L}])|all (?:day|week|year)$/u

/** `certified commercial diver`, `head pastry cook`: who somebody is by examination or at work. */
const calling =
  /(?<![\p{L}])(?:commercial|professional|certified|freelance|chief|senior|registered|chartered|former|award-winning|self-employed) (?:\p{Ll}+ )?$/iu
const calledSo =
  /^(?:an? )?(?:(?:commercial|professional|certified|freelance|chief|head|senior|registered|chartered|former|award-winning|self-employed|B2B|B2C) )+\p{L}+(?: \p{L}+)?(?:er|or|ist|ian|man|woman)$/iu
/** `trained in dry needling and clinical Pilates`: what somebody offers. */
const examined =
  /(?<![\p{L}])(?:trained|qualified|certified|accredited|licen[cs]ed|speciali[sz]\p{L}+|special interests?) in [^.;:]*$/u
/** `Storyteller for beer`: with whom it is done for, what many do for a living is that. */
const forHouse = /^ for (?!fun|pleasure|love|\d|(?:the|an?|her|his|my|their) )/u

/** `pulling Islay`, `walk Islay, a setter`: done to somebody who has a name. */
const doneToSomebody = /^\p{Ll}+ing \p{Lu}\p{Ll}+$/u
const walked = /^walks? \p{Lu}\p{Ll}+$/u

/** `Bramley and Cox`: a word that is a name beside another. */
const besideName = /(?<![\p{L}])(?<other>\p{Lu}\p{Ll}+),? and $/u

/** `in a highlife band`, `im Blasorchester`, `in a polytunnel`: where a pastime that stands before is had. */
const within =
  /(?<thing>\p{L}[\p{L}-]*(?: \p{Ll}+)?) (?:in|im|at|with|for) (?:(?:an?|the|her|his|my|our|their|einem|einer|dem|der) )?(?:\p{Ll}[\p{L}-]* ){0,2}$/u
const roomOrBody =
  /(?:bands?|orchestra|orchester|choir|chor|kapelle|quartet|trio|quintet|ensemble|polytunnel|greenhouse|shed|garage|workshop)$/iu

/** `dans notre cuisine`: the kitchen, where much else is done. */
const kitchen =
  /(?:dans (?:la|notre|sa|ma)|en (?:la|mi|su|nuestra)|in(?: (?:mia|sua|nostra))?|nella(?: mia| sua| nostra)?|na(?: minha| sua| nossa)?) (?:cuisine|cocina|cucina|cozinha)(?![\p{L}])/iu

/** `I like timber joints, bus stops and drawing`: of what is merely liked, a pastime is what is done or known as one. */
const liked = /(?<![\p{L}])(?:I|[Ss]he|[Hh]e|[Tt]hey|\p{Lu}\p{Ll}+) (?:also )?likes? [^.;:]*$/u
const isDone = /^\p{L}+ing(?![\p{L}])|(?:er|ist|ing)s?$/u

/** `liest Kindern vor`: a verb that goes on at the end of its sentence is another. */
const readAloud = /(?<![\p{L}])liest [^.;]{1,60}? vor(?![\p{L}])/u

const isBeside = (text: string, quote: string): boolean => {
  const other = besideName.exec(around(text, quote).before)?.groups?.other
  return /^\p{Lu}\p{Ll}+$/u.test(text) && other !== undefined && !isPastime(other)
}

const isWhere = (text: string, quote: string): boolean => {
  const thing = within.exec(around(text, quote).before)?.groups?.thing
  return (
    thing !== undefined && roomOrBody.test(text) && (isSurePastime(thing) || /ing(?: \p{Ll}+)?$/u.test(thing))
  )
}

/** What stands before a text in its quote. */
type Before = (before: string, text: string) => boolean

const behind =
  (isIt: Before) =>
  (text: string, quote: string): boolean =>
    isIt(around(text, quote).before, text)

/** `on a Chandler & Price`, `of the studio Mudlark & Moth`: one of the two names of a firm. */
const isOfFirm = (text: string, quote: string): boolean => {
  const second = /^ & (?<second>\p{Lu}\p{L}+)/u.exec(around(text, quote).after)?.groups?.second
  return (
    (/^\p{Lu}\p{Ll}+$/u.test(text) && quote.includes(`& ${text}`)) ||
    (/(?:^| )\p{Lu}\p{Ll}+$/u.test(text) && second !== undefined && !isPastime(second.toLowerCase()))
  )
}

export const noPastime: ReadonlyArray<Refusal> = [
  // `the whole problem in an orchard`
  [
    "where something is",
    (text, quote) =>
      /^(?:orchard|garden|greenhouse|forest|museum|stadium|gym|pool|kiln|oven)$/u.test(text) &&
      /(?<![\p{L}])(?:in an?|(?:in|into|from|out of) the) $/u.test(around(text, quote).before)
  ],
  ["what there is not", /^no \p{Ll}/u],
  // `Violin: Rui Prates`
  [
    "somebody’s part",
    (text, quote) => {
      const who = /^: (?<who>[^,;:]{3,40}?)\.?$/u.exec(around(text, quote).after)?.groups?.who
      return who !== undefined && (looksLikeName(who) || /^(?:\p{Lu}\. ?)+\p{Lu}\p{Ll}+$/u.test(who))
    }
  ],
  ["weather", /(?<![\p{L}])weather$/u],
  // `known in the trade for long fermentations`
  ["among whom somebody is known", /^(?:trade|industry|business|sector|field) for /u],
  // `running Thursday night at the Guelph Board Gamers`
  [
    "what somebody sees to",
    /^(?:running|leading|hosting) (?:\p{Lu}\p{Ll}+day|[Tt]he) (?:nights?|evenings?|mornings?)$/u
  ],
  ["a material", /^(?:timber|wood|steel|concrete|glass|brick|stone)$/iu],
  ["what is done for clients", /^(?:places|underwrites|audits|drafts) \p{Ll}/u],
  ["work", /(?<![\p{L}])(?:meetings|sales cycles|deadlines|budgets|emails|slides|dashboards|spreadsheets)$/u],
  [
    "houses",
    /^(?:both )?\p{Lu}[\p{L}’'-]+ (?:plants|sites|offices|factories|works|mills|depots|stores|branches)$/u
  ],
  ["how somebody is there", /^(?:standing|sitting|being|staying|waiting|going|coming)$/iu],
  // `partner at Acme, Boulder, Colorado`, `the Leeds Shanty Crew`
  [
    "a part of a name",
    (text, quote) => {
      const { before, after } = around(text, quote)
      return (
        /^\p{Lu}\p{Ll}+$/u.test(text) &&
        /\p{Lu}[\p{L}’'-]*,? $/u.test(before) &&
        /^,? (?!Club|League|Association|Union|Society|Team)\p{Lu}\p{L}/u.test(after)
      )
    }
  ],
  ["letters of a method", /^(?!(?:BMX|DIY|LARP|MMA|MTB|SUP)$)\p{Lu}{3,}$/u],
  // `Treasurer of her camogie club`
  ["an office", /^(?:Treasurer|Secretary|President|Patron|Trustee|Member|Governor|Chair\p{Ll}*) of /iu],
  // `128 forts down, 222 to go`
  ["what is left to do", /^\d+ to go$/u],
  // `My episode on Tidal Talk`
  ["a part of a programme", /^(?:episode|interview|webinar|recording)s?$/iu],
  // `coordinates activities: tea dances, the ukulele group`
  [
    "what is arranged for others",
    isBehind(
      /(?:coordinat|organi[sz]|arrang|run|lead|plan)\p{L}* (?:our |the |all )?(?:activities|events|sessions|classes|outings|clubs)(?::| including| such as|,) [^.;]*$/iu
    )
  ],
  // `We offer guided kayaking, canyoning and mountain biking`
  [
    "what a house offers",
    isBehind(
      /(?<![\p{L}])(?:[Ww]e|[Tt]hey|[Ww]hich|centre|center|club|company|school|trust) (?:also |now )?(?:offers?|provides?|sells?|teach|guides?|organi[sz]es?|hires?) [^.;]*$/u
    )
  ],
  ["who somebody is", /(?:^|-)certified /u],
  // `What’s on: line dancing, surf school`
  [
    "what a house has on",
    isBehind(
      /(?<![\p{L}])(?:what['’]s on|coming up|activities|events|on offer|facilities|benefits)(?: [^:]{0,20})?(?::| include) [^.]*$/iu
    )
  ],
  // `the branch walked the Three Peaks`
  [
    "what a house did",
    (text, quote) =>
      /^(?:\p{Ll}+ed|ran|rode|swam|took) /u.test(text) &&
      /(?<![\p{L}])(?:the|our) (?:branch|team|office|school|company|staff) $/iu.test(
        around(text, quote).before
      )
  ],
  // `doing the Bridge to Brisbane`
  [
    "the beginning of a name",
    (text, quote) => /^\p{Lu}\p{Ll}+$/u.test(text) && /^ (?:to|of) \p{Lu}/u.test(around(text, quote).after)
  ],
  [
    // `ror` of `ror havkajak`
    "a verb without what is done",
    /^(?:ror|roer|spiller|spielt|speelt|spelar|joue|gioca|gra|toca|tocca|går|geht|gaat|fa|fait|hace|faz|gör|gjør|laver|macht|doet)$/u
  ],
  [
    // `Skipper of the boat`, `Baker, fixer, reader`
    "who somebody is",
    /^\p{L}+(?:er|or|man|woman) of (?:the|an?) \p{Ll}+$|^[\p{L}-]+(?:, [\p{L}-]+)+$/u
  ],
  [
    "who somebody is",
    text => calledSo.test(text) || (text.includes(" ") && isTitle(text) && !isPastime(text))
  ],
  ["who somebody is", behind(before => calling.test(before))],
  [
    "a place on a board",
    /^(?:Board|Committee|Council|Founding|Staff|Team|Associate) [Mm]embers?(?![\p{L}])/u
  ],
  ["who does something at a machine", /(?<![\p{L}])operator$/iu],
  ["a speciality", /(?<![\p{L}])special(?:i?ty|ism)$|^special(?:i?ties|isms?) /iu],
  ["what somebody offers", behind(before => examined.test(before))],
  [
    "done for a living",
    (text, quote) =>
      (/^\p{L}+(?:er|ist)$/u.test(text) &&
        !isSurePastime(text) &&
        forHouse.test(around(text, quote).after)) ||
      /(?<![\p{L}])sells? (?:it|them)(?![\p{L}])/u.test(quote)
  ],
  [
    "the middle of a sentence",
    /^(?:about|through|despite|until|unless|whenever) |(?<![\p{L}])(?:St|of|the|and|about)$/iu
  ],
  ["a clause", / (?:it|that|this|there)['’]s |^(?:then|also|now|later) | done$|^upside down/iu],
  ["a part of a name", isOfFirm],
  ["what tells only with what stands before", /(?<![\p{L}])the same(?![\p{L}])/u],
  // `Two hives and a lot of opinions`
  [
    "what somebody has",
    /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:hives|allotments|kilns|looms|boats|bikes|guitars|telescopes|sheds|ovens)$/iu
  ],
  // `counts carbon at work`
  ["work", isBefore(/^ at work(?![\p{L}])/u)],
  ["work", /^(?:sells?|manages?|audits?|invoices?|recruits?|negotiates?) /iu],
  [
    "how something is done",
    /^(?:badly|well|slowly|often|daily|rarely|poorly|quietly|loudly|happily)(?: |$)/iu
  ],
  ["all there is of it", /^\p{Ll}+ing every \p{Ll}+$/u],
  // `barracks like a trumpet`
  ["what something is like", behind(before => /(?<![\p{L}])like an? $/u.test(before))],
  // `swam the Dublin Bay mile`
  [
    "the beginning of a name",
    isBefore(/^ (?:mile|swim|crossing|relay|half|loop|challenge|charity)(?![\p{L}])/u)
  ],
  // `she did her first ultra last year`
  ["what was done once", /^(?:first|last) \p{Ll}/iu],
  ["how well something is done", / (?:even )?(?:worse|better)$/u],
  // `Favourite run: the loop, in fog`
  ["what is liked best of its kind", behind(before => /[Ff]avou?rite \p{Ll}+: [^.;]*$/u.test(before))],
  // `runs a reading circle for girls`
  ["what others come for", isBefore(/^ (?:circle|group|club|class|workshop) for /u)],
  ["how a day begins", /^(?:rises?|wakes?|gets? up|sleeps?|starts?|begins?) /iu],
  ["where somebody is met", /^(?:can|could|may|might|will) (?:\p{Ll}+ )?be /iu],
  [
    // `I buy my tomatoes from a market`
    "bought",
    behind(before =>
      /(?<![\p{L}])(?:buys?|bought|orders?|ordered) (?:(?:my|her|his|our|their|the|some) )?$/iu.test(before)
    )
  ],
  [
    // `runs our loaner telescope program`
    "a part of what a body does",
    isBefore(/^ (?:program(?:me)?|scheme|library|fund)(?![\p{L}])/u)
  ],
  ["advice to a reader", /^(?:come|bring|join|see|ask|call|book|visit|try) /iu],
  ["a generation or a language", /-generation(?![\p{L}])| languages?$/iu],
  [
    "a time",
    /^(?:first|second|third|last|every|each) \p{Lu}?\p{Ll}*day(?![\p{L}])|^(?:hours?|minutes?|mornings?|evenings?|weekends?)$/iu
  ],
  ["games of somewhere", /^\p{Lu}\p{L}+ games$/u],
  ["of somebody or somewhere", /^\p{L}+ (?:des?|du|d['’]|of|der|della|van|von|för|for) .*\p{Lu}\p{Ll}+$/u],
  [
    "a body or work",
    /^(?:Sportfreunde|FC|SV|TSV|VfL|VfB|Music|Service|grant writing|fundraising)(?: |$)|(?:feuerwehr|fire brigade|brandweer)$/iu
  ],
  [
    // `0113 496 0000`, `NE 68154`, `Suite 210`, `telefono`
    "how and where somebody is reached",
    /\d{3}[ -]?\d{3,}|\p{Lu}{2} \d{5}|@|^(?:Suite|Unit|Floor|Flat|Room|Level|PO Box) \w+$|^(?:telefono|teléfono|téléphone|telefoon|Telefon|campanello)$/iu
  ],
  [
    "a deed of once",
    behind((before, text) => past.test(text) && contestOf(text) === undefined && !having.test(before))
  ],
  ["a deed of once", behind((before, text) => /^\p{Ll}[\p{Ll} -]*$/u.test(text) && once.test(before))],
  [
    // `ran the Tide Half Marathon and raised £4,310`, `ran it in 1:52`
    "a deed of once",
    (text, quote) =>
      contestName.test(contestOf(text) ?? text) &&
      /(?<![\p{L}])(?:rais(?:ed|ing) (?:over |more than |nearly )?[$€£]|in \d{1,2}[:.]\d\d(?!\d))/u.test(
        quote
      )
  ],
  ["the verb of another clause", otherVerb],
  // `I design paddles by day`
  ["work by day", isBefore(/^ (?:by day|for a living|for work)(?![\p{L}])/u)],
  ["how often, and not what", withoutThing],
  ["a place", text => isPlace(text) && !isPastime(text)],
  [
    "liked, and not done",
    behind((before, text) => liked.test(before) && !isPastime(text) && !isDone.test(text))
  ],
  ["a name beside another", isBeside],
  ["where a pastime is had", isWhere],
  [
    "a room, where much else is done",
    (text, quote) => /^(?:cuisine|cocina|cucina|cozinha)$/iu.test(text) && kitchen.test(quote)
  ],
  [
    "where something is",
    /^(?:somewhere|here|there|everywhere|elsewhere|outside|inside|anywhere|nowhere|away|upstairs|abroad)$/iu
  ],
  ["done to somebody who has a name", doneToSomebody],
  [
    "done to somebody who has a name",
    (text, quote) => walked.test(text) && /^, (?:an?|my|her|his|their|our) /u.test(around(text, quote).after)
  ],
  // `spends his Saturdays in county record offices`
  ["where it is done", /(?<![\p{L}])(?:ice rink|tennis court|cricket ground|offices?|archives?)$/iu],
  // `took up cycling at forty and never punctures`, `eleven members and one referee`
  ["what never happens, or how many there are", /^(?:never|one|hardly|seldom) /iu],
  ["a place in a game", (text, quote) => isPlaceInGame(text) && quote.includes(`${text} for `)],
  ["read to others", (text, quote) => /^(?:liest|Lesen)$/u.test(text) && readAloud.test(quote)],
  ["an animal by its name", isAnimalByName],
  ["what an animal is called", (text, quote) => isNameOfAnimal(text, around(text, quote).before)],
  // `plays them the banjo`
  ["for whom it is done", /^(?:them|him|her|us|me|everybody|everyone|people|guests|visitors) /iu],
  // `collects old laptops from firms for Acme, the charity`
  [
    "what is given away",
    (text, quote) =>
      /^collect/iu.test(text) &&
      /^(?: from [^.;]{2,40})? for (?:the )?\p{Lu}/u.test(around(text, quote).after)
  ]
]
