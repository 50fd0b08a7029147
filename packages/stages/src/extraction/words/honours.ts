import { regex } from "../../sources/regex.ts"
import { properWord } from "../naming/properName.ts"

/** Letters behind a name that stand for an order or a medal. */
export const postNominals =
  "(?:OBE|MBE|CBE|DBE|KBE|GBE|BEM|OAM|ONZM|MNZM|CNZM|DNZM|QSM|QSO|MVO|LVO|CVO|QPM|KPM|PSM|QAM|OOnt|AO|AM|AC|CM|OC)"

/** Whether letters behind a name stand for an order, and for nothing else. */
export const isOrder = (letters: string): boolean =>
  letters.length > 2 && regex.u`^${postNominals}$`.test(letters)

const grade =
  "(?:(?:Honorary )?(?:Dame|Knight|Companion|Commander|Officer|Member|Medal|Medallist|Insignia|Grand Officer|Chevalière?|Ordinary Officer)(?: Grand Cross| Commander| Companion| Bachelor)?)"

/** `Medal of the Order of Australia (OAM)`, `Order of Canada`, `Légion d’honneur`. */
export const orderName = `(?:${grade} of the (?:\\p{Lu}[\\p{L}’'-]* ){0,3}(?:Order|Legion)(?: (?:of|and|the|des|de|\\p{Lu}[\\p{L}’'-]*))*(?<! (?:of|and|the|des|de))(?: \\(${postNominals}\\))?|(?:National |Royal )?(?:Order|Legion) of (?:the )?\\p{Lu}\\p{L}+(?: (?:of (?:the )?)?\\p{Lu}\\p{L}+)*(?: \\(${postNominals}\\))?|Légion d['’][hH]onneur|Ordre des Arts et des Lettres|Bundesverdienstkreuz(?: am Bande)?|Padma (?:Shri|Bhushan|Vibhushan)|(?:King|Queen)['’]s (?:Award for [\\p{L} ]+|Police Medal|Volunteer Reserves Medal|Gallantry Medal)|Queen Elizabeth II (?:\\p{Lu}\\p{L}+ )?Jubilee Medal)`

/** `Honorary Freeman of the Guild of Bakers`: what a body makes of those whom it honours. */
export const honorary = `[Hh]onorary (?:[Ll]ife )?(?:[Ff]reeman|[Ff]reewoman|[Ff]ellow|[Mm]ember|[Pp]resident|[Cc]itizen|[Pp]atron) of (?:the )?${properWord}(?: (?:(?:of|for|and|the) ){0,2}${properWord}){0,6}`

/** Programmes whose scholars and fellows are chosen among many. */
const programme =
  "(?:Chevening|Fulbright(?:-Hays|-Nehru|-Schuman)?|Rhodes|Marshall|Mitchell|Gates(?:[- ]Cambridge)?|Schwarzman|Knight-Hennessy|Clarendon|Commonwealth|Erasmus Mundus|Churchill|Winston Churchill|Truman|Goldwater|Watson|Luce|Guggenheim|MacArthur|Sloan|Packard|Searle|Pew|Beckman|Marie (?:Skłodowska[- ])?Curie|Humboldt|Alexander von Humboldt|Feodor Lynen|DAAD|Heinz|Loeb|Nieman|Knight(?:-Wallace)?|Radcliffe|Bellagio|Eisenhower|Ashoka|Echoing Green|Acumen|Skoll|Nuffield|Schwab|Aspen|Mandela Washington|Mandela Rhodes|Mo Ibrahim|Obama(?: Foundation)?|Humphrey|Hubert H\\. Humphrey|Yale World|Draper Hills|Thiel|TED|Kauffman|Presidential(?: Management| Leadership)?|White House|Leverhulme|Royal Society (?:University )?(?:Research|Wolfson)|Wellcome|British Academy|Clore|Harkness|Kennedy|Thouron|Rotary|Vanier|Killam|Banting|Trudeau|Pierre Elliott Trudeau|Loran|John Monash|Sir John Monash|Westpac|Endeavour|Woolf Fisher|Rutherford|Inlaks|Felix|Tata|JN Tata|Charles Wallace|Young India|Studienstiftung|Lindau|Knox|Frank Knox|Procter|Bosch|Robert Bosch|German Marshall|Marshall Memorial|Atlantic Council Millennium|Civitas|Soros|Paul (?:&|and) Daisy Soros|Jack Kent Cooke|Bill Gates|QuestBridge|Posse|Coca-Cola|Ford Foundation|Mellon|Getty(?: Leadership)?|Wexner|Rockefeller|Vilcek|Stegner|Cullman|Hodder|Yaddo|MacDowell|Cave Canem)"

/** `Chevening Scholar`, `Sloan Research Fellow`. */
export const scholar = `(?:(?:19|20)\\d\\d )?${programme}(?: (?:Research|Leadership|Foundation|Postdoctoral|Global|Visiting|Young|Senior|Future|Memorial|Traveling|Travelling|World|Policy))* (?:[Ss]cholar(?:ship)?|[Ff]ellow(?:ship)?)`

/** What prizes and lists are called. */
export const prizeHead =
  "(?:Awards?|Prizes?|Cup|Medal|Medallion|Fellowship|Scholarship|Honou?rs?|Trophy|Shield|Grant|Bursary|(?<!Permanent )Residency|Citation|Commendation|Honou?r Roll|(?:Hall|Walk) of Fame|Power List|List|list|Elite|Rising Stars?|(?:Super|Best|Leading) Lawyers|[Oo]f [Tt]he (?:Year|Month|Decade|Century)|Band [1-6]|\\d\\d\\d? [Uu]nder \\d\\d|Under \\d\\d|(?:Women|People|Ones|Leaders|Names?) to Watch|[Ff]ellowship|[Ss]cholarship|[Bb]ursary|Game ?[Cc]hangers?|Power \\d+|Oscar|BAFTA|Grammy|Emmy|Tony|Webby|Peabody|Pulitzer|award|prize|medal|trophy|[Pp]reis|Prijs|Priset?|Medaille)"
const alone =
  "(?:(?:Prix|Premio|Prémio|Prêmio|Trophée|Nagroda|Medalla|Medalha) (?:(?:de la|de l['’]|della|del|de|du|des|do|da|im\\.) ?)?\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|du|des|do|da|della|y|e|et) )?\\p{Lu}[\\p{L}’'-]+)*|\\p{Lu}\\p{Ll}+(?:preis|medaille|prijs|priset)|(?:(?:one|two|three|\\d|an?) )?Michelin stars?|(?:Eagle|Queen['’]s|King['’]s) Scout(?: Award)?|Freedom of the (?:City|Borough|Town) of \\p{Lu}\\p{L}+|Best in Show|Supreme Champion|(?:Emmy|Grammy|BAFTA|Oscar|Pulitzer|Webby|Peabody|Olivier|Nobel|Booker|Juno|ARIA|Logie|Ivor Novello|Mercury|Turner|Stirling)(?: (?:Award|Prize))?(?=[- ](?:winn|nomin|short|long|final|laureate|for\\b)|[.,;]|$))"
const initials = "(?:\\p{Lu}\\.)+"
const nameWord = `(?:${initials}|${properWord})`
/** In a long line of capitals each word may begin a name; inside of a word none begins. */
const mostWords = "20"

/** `Keel Prize`, `2024 J.A. Prescott Medal of Soil Science`, `Dealmaker of the Year`. */
export const prizeName = `(?:${alone}|(?<!\\p{Lu})(?:${nameWord}|\\d+)(?: (?:of|for|in|the|and|&|to|by|on|${nameWord})){0,${mostWords}}? ?${prizeHead}(?![\\p{L}-])(?: (?:for|of|in) (?:the )?(?!\\d)${properWord}(?: (?:and |& |of |the |to the )*${properWord})*)?(?: (?:19|20)\\d\\d)?)`

const gathering =
  "(?:Games|Olympics|Paralympics|Championships?|Worlds|Europeans|Cup|Festival|Show|Awards?|Fair|Regatta|Eisteddfod|Biennale|Chelsea|Open|Final|Finals|Trials|Olympiad|Contest|Competition|Challenge|Mod|Fleadh|Expo|Fringe|Gala|Ceremony|Meeting)"
/** `silver at the 2022 Commonwealth Games`, `best porter at the Burton Show`. */
export const placing = `(?:(?:(?:team|individual|joint|overall|double) )?(?:gold|silver|bronze|first|second|third|first prize|second prize|third prize|first place|second place|third place|runner-up|(?:one|two|three|1|2|3)[- ]stars?|1st|2nd|3rd|best (?:\\p{Ll}+ ){1,3}|Best (?:\\p{L}+ ){1,3}|Reserve Champion|Champion|highly commended|[Pp]eople['’]s [Cc]hoice)(?: (?:medals?|awards?|prize))?(?: (?:in|for) (?:the )?[^,.;]{3,50}?)? ?(?:at|in) (?:the |last year['’]s |this year['’]s )?(?:(?:19|20)\\d\\d )?(?:\\p{Lu}[\\p{L}’'&-]* (?:(?:of|and|for|the) )*)*${gathering}(?!\\p{L}))`

const reach =
  "(?:[Ww]orld|[Ee]uropean|[Nn]ational|[Cc]ounty|[Dd]istrict|[Cc]ity|[Ss]tate|[Pp]rovincial|[Rr]egional|[Cc]lub|[Cc]ourse|[Ii]nternational|[Cc]ollegiate|[Vv]arsity|[Uu]niversity|[Jj]unior|[Mm]asters|[Oo]lympic|[Pp]aralympic|[Cc]ommonwealth|[Ss]outhern|[Nn]orthern|All-(?:Ireland|American|India)|British|English|Scottish|Welsh|Irish|Canadian|American|US|U\\.S\\.|Australian|Kiwi|New Zealand|South African|Indian|German|French|Italian|Spanish|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Kenyan|Nigerian|Ghanaian|Asian|African|NCAA|Ivy League)"
/** `three-time national sculling champion`; who champions a cause is none. */
export const champion = `(?:(?:(?:[\\p{Ll}\\d]+|[Tt]wo|[Tt]hree)-time|twice|double|(?:19|20)\\d\\d) )?(?:${reach} )+(?:[\\p{L}\\d-]+ ){0,3}(?:champion|record[- ]holder|medall?ist)(?! (?:of|for)\\b)(?!\\p{L})(?: (?:in|at) (?:the )?[\\p{L}\\d][\\p{L}\\d .-]{2,40}?(?=[,.;]|$| and | who ))?|(?:(?:\\p{Ll}+-time|[Tt]wo-time|[Tt]hree-time|[Tt]wice|(?:19|20)\\d\\d) )?[Cc]hampion (?:of|at) (?:the )?(?:\\p{Lu}[\\p{L}’'&-]* (?:(?:of|and|for|the) )*){1,6}${gathering}(?!\\p{L})|Olympian|Paralympian`

/** `Chambers UK (Band 1)`: books that list who is good at what. */
export const directory =
  "(?:Band \\d (?:in|for|by) (?:the )?)?(?:Chambers(?: (?:(?:and|&) Partners|UK|USA|Europe|Global|Canada|Asia-Pacific|HNW|High Net Worth))*|(?:The )?Legal 500|(?:The )?Best Lawyers(?: in (?:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*))?|Super Lawyers|Who['’]s Who(?: Legal)?|IFLR1000|Debrett['’]s(?: 500)?|Time 100|Spear['’]s(?: 500)?|Barron['’]s(?: Top \\d+)?|Doyle['’]s Guide|(?:\\p{Lu}[\\p{L}’'-]+ ){1,4}(?:Index|Guide|Directory)(?: (?:19|20)\\d\\d)?)(?: \\(Band \\d\\))?"

/** `first woman to captain the Aberdeen lifeboat`. */
export const pioneer =
  "(?:first|youngest|only|oldest) (?:ever )?(?:[\\p{L}-]+ ){0,3}(?:woman|man|person|female|engineer|scientist|player|student|graduate|captain|judge|officer|teacher|nurse|doctor|surgeon|architect|lawyer|designer|chef|swimmer|climber|rider|pilot|chair|president|Kenyan|Nigerian|Ghanaian|Indian|Irish|Scot|Welsh|Canadian|Australian|New Zealander|South African|African|Asian|European|American|Briton) (?:(?:in|on|at|from) (?:the )?[\\p{L}’' -]{2,25}? )?(?:ever )?to [^,.;]{6,70}?(?=[,.;]|$| and | in (?:19|20)\\d\\d)"

/** A short line that is what one of several prizes is called: `Harbour Pilot of the Year`, `Best Young Crew`. */
export const awardCategory =
  /(?:\b[Oo]f the [Yy]ear|\b[Aa]wards?|\b[Pp]rize|\b[Mm]edal|\b[Tt]rophy|^(?:Best|Outstanding|Rising|Lifetime|Emerging|Young|Overall|Gold|Silver|Bronze|Meilleure?s?|Prix|Beste[rs]?|Mejor|Premio|Melhor|Prémio|Miglior[ei]?|Bästa|Bedste|Beste)(?![\p{L}]).*)$/u
/** How far somebody got of whom a list of prizes tells no more. */
export const commended =
  /^(?:[Hh]ighly |[Ss]pecially )?(?:[Cc]ommended|[Rr]unners?-up|[Ss]pecial [Mm]ention)$|^[Mm]ention (?:spéciale|honorable)$|^[Ll]obende Erwähnung$/u
