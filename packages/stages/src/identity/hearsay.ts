import { type Document, findSensitive, matchesIn } from "@prospect-research/core"
import { isProfile } from "./Findings.ts"

const anyOf = (flags: string, ...patterns: ReadonlyArray<string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, flags)

/** Sites that collect everybody of a trade, a school or a country from lists and guesses, without asking them. */
const collectors = new Set(
  `healthgrades vitals zocdoc ratemds webmd sharecare caredash doctor doximity npidb npino healthcare4ppl ratemyprofessors
ratemyteachers avvo lawyers justia findlaw martindale superlawyers lawinfo yelp angi thumbtack bark trustpilot
zorgkaartnederland jameda sanego docfinder doctolib doctoralia topdoctors doctify iwantgreatcare whatclinic yell
pagesjaunes gelbeseiten paginasamarillas 11880 classmates alumnius alumniclass prabook everybodywiki wikitia
famousbirthdays nndb thatsthem nuwber clustrmaps voterrecords officialusa checkpeople searchpeoplefree cyberbackgroundchecks
peoplefinders peoplelooker ussearch instantcheckmate truthfinder zabasearch anywho usphonebook spytox smartbackgroundchecks
datanyze adapt seamless leadiq uplead salesql swordfish kaspr wiza email-format emailrep skymem leadferret`.split(
    /\s+/
  )
)

/** What such a page asks its own people, who have never seen it, and offers everybody else. */
const offers = anyOf(
  "iu",
  "(?:is this|are you) (?:you|your (?:profile|page|business|practice|listing|firm))(?: or your \\p{L}+)?(?= ?\\?)",
  "claim (?:and update )?(?:your|this|my) (?:free )?(?:profile|listing|page|business|practice)",
  "(?:unclaimed|unverified) (?:profile|listing|page)",
  "(?:write|leave|add|submit|be the first to (?:write|leave)) (?:a |the first |your )?(?:reviews?|ratings?)",
  "rate (?:this|your) (?:doctor|dentist|lawyer|attorney|professor|teacher|agent|boss)",
  "(?:view|unlock|see|get|reveal) (?:\\p{L}+['’]s? )?(?:full |free )?(?:background report|contact info(?:rmation)?|phone numbers?|email address(?:es)?|public records)",
  "(?:get|find|access|buy|unlock) (?:verified|direct|accurate) (?:contact (?:data|info(?:rmation)?|details)|(?:business )?emails?)(?! for (?:your|our) )",
  "contact info(?:rmation)?, (?:email|phone)",
  "(?:data|content|profile|page|information|text) (?:is |was )?(?:automatically[- ]generated|generated automatically|auto-?generated|compiled automatically)",
  "(?:compiled|collected|assembled|gathered) (?:automatically|by (?:software|an algorithm|machines?)) from",
  "accuracy (?:is )?not (?:be )?guaranteed",
  "(?:automatically|machine)[- ]generated (?:profile|page|content|summary)",
  "reverse (?:phone|address|email) (?:lookup|search)",
  "(?:we )?found \\d[\\d,.]* (?:people|records?|profiles?|results?|matches) (?:named|for|of)",
  "(?:possible|known) (?:relatives|associates|aliases)",
  "find (?:(?:your|old|former) )*(?:classmates|schoolmates)",
  "(?:profil|eintrag|praxis) (?:beanspruchen|übernehmen)",
  "sind sie (?:das|selbst \\p{L}+|\\p{L}+ und möchten)(?= ?\\?)",
  "(?:jetzt bewerten|bewertung (?:schreiben|abgeben))",
  "(?:est-ce|c['’]est) vous ?(?=\\?)",
  "(?:revendiquer|réclamer) (?:ce|cette|votre|la|le) (?:profil|fiche|page)",
  "(?:donnez|laissez|déposez) (?:votre|un) avis",
  "¿(?:eres|es usted) (?:tú|este|esta|usted|el|la)",
  "(?:reclama|reclamar|reivindicar|reivindique) (?:este|esta|tu|su|o seu|seu) (?:perfil|ficha|página)",
  "(?:escribe|escribir|deja|dejar|escreva|deixe) (?:una |uma |tu |sua )?(?:reseña|opinión|avaliação|opinião)",
  "(?:claim|eis) (?:dit|uw|je) profiel( op)?",
  "(?:bent|ben) (?:u|jij|je) dit(?= ?\\?)",
  "schrijf (?:een|de eerste) (?:review|beoordeling)",
  "(?:reclama|rivendica) (?:questo|il tuo) profilo",
  "(?:scrivi|lascia) una recensione"
)

/** `Top 10 Dentists in Leeds`, `Best Divorce Lawyers near Me`: a list that nobody was chosen for. */
const ranking =
  /^(?:the )?(?:\d{1,3} |top |best |top-rated |best-rated ){1,3}(?:[\p{L}&'’-]+ ){1,5}(?:in|near) (?:me\b|\p{Lu})/iu
const stars = /[★☆⭐]{3}|\b[1-5](?:\.\d)? (?:out of 5|stars?)\b|\(\d+ (?:reviews?|ratings?)\)/iu

/** Whether nobody who knows the people of a page has written it. */
export const isCollected = ({ title, text, site }: Pick<Document, "title" | "text" | "site">): boolean => {
  const label = site.split(".")[0] ?? ""
  return (
    collectors.has(label) ||
    /near-?me$/.test(label) ||
    offers.test(text) ||
    [title ?? "", ...text.split("\n", 3)].some(
      line => ranking.test(line) && (stars.test(text) || /near/i.test(label))
    )
  )
}

/** What somebody is called or said to have done by those who want to harm them. */
const accusation = anyOf(
  "iu",
  "expos(?:ed|ing)",
  "scandals?",
  "fraud(?:sters?)?",
  "scam(?:s|mers?|ming)?",
  "con (?:artist|man|woman)",
  "drunk(?:ard)?",
  "smuggl\\p{L}+",
  "thie(?:f|ves)",
  "crooks?",
  "corrupt(?:ion)?",
  "liars?",
  "self-styled",
  "shady",
  "looting",
  "embezzl\\p{L}+",
  "siphon(?:ed|ing)",
  "disgraced",
  "dirty (?:secrets?|money|dealings)",
  "the (?:ugly |real )?truth about",
  "cover-?up",
  "skandal\\p{L}*",
  "betrug|betrüger(?:in)?",
  "escroc\\p{L}*",
  "arnaque\\p{L}*",
  "escándalo",
  "estafa(?:dor\\p{L}*)?",
  "escândalo",
  "golpista",
  "oplicht\\p{L}+",
  "schandaal",
  "truffa(?:tor\\p{L}*)?"
)
const everyAccusation = new RegExp(accusation, "giu")

/** Witnesses without a name. */
const nameless = anyOf(
  "iu",
  "(?:our|my|inside|several|multiple|well-placed|reliable|anonymous) (?:sources?|insiders?)",
  "sources? (?:close to|within|inside|who|that|say|says|tell|tells|reveal|claim)",
  "(?:did not|didn['’]t|does not|refused|asked not|declined) (?:want )?to be named",
  "(?:rumou?r has it|it is (?:rumou?red|whispered) that)",
  "(?:on condition of|requested) anonymity",
  "insiders? (?:say|tell|reveal|claim)s?",
  "we (?:can|have) (?:exclusively )?(?:reveal(?:ed)?|learnt?|learned)",
  "can (?:exclusively )?reveal",
  "aus gut informierten kreisen",
  "unsere(?:n)? quellen?",
  "nos sources|une source (?:proche|anonyme|qui)",
  "nuestras fuentes|fuentes cercanas",
  "nossas fontes|fontes próximas",
  "bronnen (?:melden|zeggen)|onze bronnen",
  "le nostre fonti"
)

/** How a page pleads to be passed on, which nobody does who can prove what they say. */
const plea = anyOf(
  "iu",
  "share (?:this )?before",
  "before (?:they|it is|it['’]s) (?:delete|deleted|take|taken|remove|removed)\\p{L}*",
  "(?:they|he|she) (?:do(?:es)?n['’]t|do(?:es)? not) want you to (?:know|see|read)",
  "stay away from (?:him|her|them|this)",
  "you have been warned",
  "teilen,? bevor",
  "partagez avant",
  "comparte antes|difunde",
  "compartilhe antes",
  "deel dit voor"
)
const shouting = /\p{L}!!+|(?<!\p{L})(?:EXPOSED|EXPOSÉ|SHOCKING|REVEALED|SCANDAL|WARNING)(?!\p{L})/u

/** Whoever writes here gives no name, or is asked for proof and told to stop. */
const unsigned = anyOf(
  "iu",
  "(?:posted|written|submitted|reported|filed) by (?:an? |the )?(?:anonymous|admin|guest|user|wronged|concerned|angry|upset|unhappy|disappointed|former|ex|fed[- ]up|cheated|defrauded|betrayed|whistle-?blower|insider|truth|victim|burned|burnt)[^\\n]{0,30}",
  "anonymous(?:ly)? (?:posted|wrote|writes|user|poster|blogger|blog|tip|letter|source|complaint|author)",
  "(?:thread|comments?|topic|post) (?:is |are |was |has been )?(?:locked|closed|deleted|removed by)",
  "stop (?:posting|spreading) (?:rumou?rs|lies)",
  "pretty sure (?:that )?(?:he|she|they)|(?:(?:have|got|is there) (?:a|any) |any )(?:source|proof|evidence) ?\\?",
  "(?:i |just |we |have |has |people )?heard (?:that|from)|word (?:is|has it|on the street)|every(?:one|body) (?:in (?:the )?\\p{L}+ )?knows|we all know|apparently he|apparently she",
  "is any of this true|get help,? \\p{Lu}\\p{L}+|do your (?:own )?research|sue me|name(?:d)? and shame(?:d)?|buyer beware|don['’]?t trust|do not trust|avoid (?:him|her|this (?:man|woman|person|firm))|no decent (?:firm|company|employer|person)|so no wonder|serves (?:him|her) right",
  "gripes?|rip-?offs?|complaints? board|watchdog blog|dirty laundry|hall of shame",
  "anonyme?[rsn]? (?:quelle|hinweis|blog|verfasser|autor)|gerüchte(?:küche)?|man hört|wie man hört|rumeurs?|on dit que|il paraît|rumores|se dice que|dicen que|boatos|dizem que|pare de espalhar|voci di corridoio|si dice che|geruchten|men zegt|naar verluidt|rykten|ryktas|rykter|rygter|plotk\\p{L}+|podobno|huhu(?:t|ja)?"
)
/** `angrydad71: …`, as forums sign; or the name alone, above what it says. */
const handleLine = /^\s*[a-z][a-z_.-]{2,}\d{1,4} ?(?::|$)/mu
/** What such pages are headed. */
const revelation = anyOf(
  "iu",
  "what .{3,60} (?:does|do|did)(?: not|n['’]t) want you to (?:know|see|hear)",
  "the (?:whole |real |ugly |full |shocking )?truth(?= ?$| about| behind|[.!?|–-])",
  "exposed|unmasked|beware(?: of)?|warning about|who is .{3,40} really|shame on|name and shame|hall of shame|watch(?: ?out)?(?= for)",
  "die (?:ganze )?wahrheit über|vorsicht vor|la vérité sur|attention à|la verdad sobre|cuidado con|a verdade sobre|cuidado com|la verità su|attenti a|de waarheid over|pas op voor|sanningen om|sandheden om|sannheten om|prawda o|uwaga na|totuus"
)

/** In characters: a paragraph that speaks of the truth reveals nothing. */
const longestHeading = 140

/** What a page accuses somebody of, it says at once. */
const longestOpening = 6000

/** Whether a page says of somebody that they broke the law, whoever says so. */
const blames = (whole: string): boolean =>
  accusation.test(whole) || findSensitive(whole, "statement").includes("Crime and legal trouble")

/** Whether a page spreads what nobody answers for: it accuses, and hides who says so, shouts, or begs to be passed on. */
export const isAccusing = ({ title, text }: Pick<Document, "title" | "text">): boolean => {
  const whole = `${title ?? ""}\n${text.slice(0, longestOpening)}`
  const headings = [title ?? "", ...text.split("\n", 3)].filter(line => line.length <= longestHeading)
  const isUnsigned =
    unsigned.test(whole) || handleLine.test(whole) || headings.some(it => revelation.test(it))
  if (isUnsigned && blames(whole)) return true
  const [hides, begs] = [nameless.test(whole), plea.test(whole)]
  return accusation.test(whole) && (begs || (hides && (shouting.test(whole) || accusations(whole) > 1)))
}

const accusations = (text: string): number =>
  new Set(matchesIn(text, everyAccusation).map(([word]) => word.toLowerCase())).size

/** `This list was made up for our quiz`, `Satire`: what nobody was to believe. */
const invention = anyOf(
  "iu",
  "(?:this|the|our) (?:list|article|story|profile|page|interview|post|quiz|piece|item) (?:is|was) (?:entirely |completely |all |purely )?(?:made up|invented|fictional|fictitious|a (?:joke|parody|spoof|hoax)|satire|satirical)",
  "(?:everything|nothing|none of (?:this|it)|all of (?:this|it)) (?:here |above |below |on \\p{Lu}\\p{L}+ |in this \\p{L}+ )?(?:is|was) (?:made up|invented|true|real)(?= ?[.!)]| by |$)",
  "how many (?:of (?:these|the \\p{L}+) )?did you believe",
  "april fools?['’]?(?: day)?(?: joke| prank)?(?= ?[.!)]|$)",
  "(?:filed under|category|section):? (?:satire|parody|humou?r)"
)

/** Why a page of others does not tell of the people on it: they were collected, are accused, or nothing of it is meant. */
export type Hearsay = "collected" | "accusing" | "invented"

const hearsayOf = (document: Document): Hearsay | null => {
  if (isProfile(document) || document.source_class === "first-party") return null
  if (isAccusing(document)) return "accusing"
  if (invention.test(document.text)) return "invented"
  return isCollected(document) ? "collected" : null
}

/** Hearsay by the address of its page: what a search shows of a page is no better. */
export const hearsayIn = (documents: ReadonlyArray<Document>): ReadonlyMap<string, Hearsay> =>
  new Map(
    documents.flatMap(document => {
      const hearsay = hearsayOf(document)
      return hearsay === null ? [] : [[document.page_url, hearsay] as const]
    })
  )
