import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { animalKinds, isAmbiguousAnimal } from "../words/animals.ts"
import { isOfOthers } from "./ofOthers.ts"

const word =
  "(?!(?:She|He|They|We|You|It|In|On|At|And|But|When|The|Our|My|Her|His|Their|For|From|As|If|So|Both|Please)(?![\\p{L}]))\\p{Lu}[\\p{L}\\p{M}'’-]*"
const name = `${word}(?: ${word})?`
const names = `${name}(?:, ${name})*(?:,? (?:and|&) ${name})?`
const stop = "(?=\\s*(?:[.,;:!?)(]|$|[–—-]\\s))"

/** How the name stands behind the animal: `a setter named Bosun`, `two rabbits: Garamond and Biro`, `my dog Rex`. */
const behind = [
  `(?: of [\\p{Ll} ]{3,30})?,? (?:called|named|by the name of|who answers to|that answers to|answering to|who goes by|going by)(?: the name of)? ${names}`,
  `(?:,|:| [–—-]) ${names}${stop}`,
  ` \\(${names}\\)`,
  `(?: (?:is|are) (?:called|named)|['’]s name is) ${names}`,
  ` ${name}(?: (?:and|&) ${word})?(?![\\p{L}\\p{M}’'-])(?! \\p{Lu})`
]
const nameBehind = `^(?:${behind.join("|")})`

/** `Haggis (cockapoo, 6)`: the kind stands alone in parentheses. */
const kindInside = `(?<name>(?:^|(?<=[\\s,]))${word}(?: ${word})?) \\((?:also )?(?:[\\p{L}-]+ ){0,2}$`

const own = /^(?:my|our|his|her|their)$/iu
const article = /^(?:an?|one|the)$/iu
const count =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\d{1,2}|some|several|many|various|assorted)$/iu
const none = /^(?:no|any|every|each|this|that|these|those|all|most|other|your|its|whose|\p{L}+['’]s?)$/iu
/** Words before an animal that are no part of what it is called. */
const small =
  /^(?:and|with|by|to|of|or|for|in|on|at|is|are|has|have|had|am|named|called|from|than|who|that|as|like|about|into|only|also|now|then|but|include|includes|including|(?:keep|own|raise|breed|walk|ride|adopt|rehome|train|groom|photograph|love|see|meet|follow|join|get|bring|find|lose|race|milk|chair|found|lead|run|share)(?:s|d|ed|ing)?|(?:foster|rescue|show)(?:s|ing)|lost|led|ran|met)$/iu
/** Participles before a noun; others are verbs. */
const participle =
  /^(?:retired|rescued|spoiled|spoilt|adopted|beloved|pampered|aged|opinionated|crossed|confused|overfed|excited|bearded|[\p{L}\d]+-\p{L}+(?<!s))$/iu

/** `a pair of hounds`, `a small flock of sheep`: how many they are. */
const several =
  /^(?:pair|couple|trio|quartet|pack|brace|flock|herd|clutch|gang|tribe|litter|houseful|string|handful|gaggle)$/iu

interface Phrase {
  readonly determiner: string
  readonly described: string
  /** What stands before all of it. */
  readonly lead: string
}

/** The words between an article and the animal: `a retired racing greyhound`. */
const phraseOf = (before: string): Phrase => {
  const words = before
    .trimEnd()
    .split(" ")
    .filter(it => it !== "")
  let at = words.length
  while (at > 0 && words.length - at < 4) {
    const next = words[at - 1] ?? ""
    const isFirst = own.test(next) || article.test(next) || count.test(next) || none.test(next)
    if (isFirst)
      return {
        determiner: next,
        described: words.slice(at).join(" "),
        lead: words.slice(0, at - 1).join(" ")
      }
    const isSeveral = next === "of" && several.test(words[at - 2] ?? "")
    if (!isSeveral && (!/^[\p{L}\d][\p{L}\d’'-]*,?$/u.test(next) || small.test(next))) break
    at -= isSeveral ? 2 : 1
  }
  const described = words.slice(at)
  const isVerb = described.some(it => /(?:s|ed)$/u.test(it) && !participle.test(it))
  return isVerb
    ? { determiner: "", described: "", lead: before }
    : { determiner: "", described: described.join(" "), lead: words.slice(0, at).join(" ") }
}

/** `Bruno, our boerboel`, `Tolstoy, the office’s most punctual Labrador`, `Nigel the tortoise`, `Pixel (a tabby)`. */
const nameBefore = `(?<name>${word}(?:(?:, ${word})* (?:and|&) ${word}| ${word})?)(?:, (?:my|our|his|her|their|an?|the|two|three)| the| \\((?:my|our|his|her|their|an?|the)) (?:\\p{L}+['’]s )?(?:[\\p{L}’'-]+ ){0,4}?$`

/** What the words before an animal say of who lives with it. */
const livingWith =
  "(?:^|[\\s(])(?:has|have|['’]ve|owns?|keeps?|kept in line|shares?|lives?|living|adopted|rescued|rehom\\p{L}+|fosters?|shepherds|wrangles|herds|walks?|walking|rides?|riding|raises?|raising|breeds?|shows|looks? after|welcomed|home|house(?:hold)?|accompanied|joined|assisted|supervised|helped|hindered|owned|ruled|run|bossed|managed|outvoted|outnumbered|outranked|ignored|trained|judged|watched|herded|guarded|responsibilit\\p{L}+|family|flat|farm|smallholding|paddock|yard|companions?|assistants?|colleagues?|co-workers?|found|seen|out|comes|travels|(?:mum|mom|mother|dad|father|parent|human|servant|slave|owner|guardian|keeper|staff|butler|chauffeur|carer|master|mistress|minder)(?: (?:to|of|for))?)(?:[^;]{0,90}[\\s(])?$|(?:^|\\s)with $"

/** Nobody’s any more, not yet, somebody else’s, made up, or what a trade is about. */
const notTheirs =
  "(?<![\\p{L}])(?:had|voice|mascot|work(?:s|ed|ing)? with|lost|losing|grew up|growing up|childhood|as a (?:child|girl|boy)|former|late|used to|once|buried|in memory of|died|mourn\\p{L}*|would|wants?|hopes?|wish\\p{L}*|never|without|n['’]t|not|allergic|afraid|dreams? of|wr(?:ite|ites|iting|ote|itten)|paint\\p{L}*|photograph\\p{L}*|draw\\p{L}*|publish\\p{L}*|illustrat\\p{L}*|designs?|designed|scored|won|winning|named after|deal(?:s|t|ing)? with|concerned with|brushed|said (?:his|her|their) (?:wife|husband|partner|son|daughter))(?![\\p{L}])"
/** What a trade is about; of an animal that comes along and has a name, only where it stands right before. */
const ofTrade =
  "(?<![\\p{L}])(?:novels?|books?(?! and)|story|stories|films?|pictures?|series|character|app|apps|compan(?:y|ies)|start-?ups?|brand|shop|insur\\p{L}*|vets?|veterinar\\p{L}*|patients?|clients?|customers?|stud(?:y|ied|ies)|research\\p{L}*|data|PhD|expert|genetics|clinic|shelters?|charit(?:y|ies)|rescue centre|volunteers?|guide|assistance|therapy|police|services?|software|award|prize|project|league|clubs?|neighbours?|neighbors?)(?![\\p{L}])"
const othersAnimal = "(?:['’]s|s['’]) (?:[\\p{L}-]+ ){0,3}$"
const idiom =
  /(?:dark|war|work|one-trick|high|Trojan|hobby|stalking) (?:horses?|pon(?:y|ies))$|(?:old|top|lucky|sly|hot|sea|under) dogs?$|(?:fat|cool|scaredy|big|herding|Schrödinger['’]s) cats?$|(?:lame|sitting|odd|dead) ducks?$|(?:night|early) (?:owl|bird)s?$|(?:black|lone|lost) sheep$|(?:lab|gym) (?:rats?|bunn(?:y|ies))$|cash cows?$|sacred cows?$|golden goose$/iu
const ducks = /^ducks in (?:a|the) row/iu
const isClosed = /^(?:\)|[.,;!]|$|\s+(?:who|and|that|in|at|on|with|is|has|comes)(?![\p{L}]))/u

/** What stands right behind an animal that is no part of a trade: a stop, a small word or what it does. */
const goesOn =
  "^(?:$|[\\s]*[.,;:!?)(–—]| [–—-]|['’]s name| (?:and|&|or|plus|who|whom|which|that|in|on|at|for|with|without|is|are|was|has|have|from|to|when|while|as|but|under|beside|beneath|by|named|called|of no|up|down|over|into|through|around|along|behind|across|asleep|rode|ran|sat|slept|came|went|took|most|every|all|nearby|there|too|also|often|usually|always|still|never|sometimes)(?![\\p{L}])| (?!walks|shows|treats|beds|toys|foods|races|trials|owners|lovers|walkers|trainers|breeders|sitters|rescues|shelters|charities|clubs|sports|products|services|classes|welfare|hotels|kennels|boarding|grooming|training|racing|riding|breeding|meat|milk|eggs|days|years|parks|people|persons|videos|pictures|memes)\\p{Ll}{2,}(?:s|ed)(?![\\p{L}])| (?:run|police|rule|supervise|own|sleep|insist)(?![\\p{L}]))"
/** `walks dogs for the shelter`, `feeds lambs for a neighbour`: done for whose they are. */
const forOthers =
  "^ (?:for|at) (?:(?:an?|the|her|his|their|our) )?(?:[\\p{L}-]+ ){0,3}?(?:shelter|rescue|sanctuary|pound|kennels|charity|neighbou?rs?|friends?|others|clients|people|SPCA|RSPCA|ASPCA)(?![\\p{L}])"
/** Several of them do what they like: `Two cats supervise`. */
const atHome =
  "^ (?:supervise|rule|run|police|own|sleep|help|hinder|insist|keep|share|judge|disagree|complain|live|graze|guard|oversee|approve|disapprove|ignore|inspect|rely|bark|patrol)(?:s)?(?![\\p{L}])"

interface Mention {
  readonly before: string
  readonly kind: string
  readonly after: string
}

/** In characters: what is said of an animal stands nearby. */
const near = 130

/** `never without Diesel, her heeler`: where somebody never goes without it, it comes along. */
const neverWithout =
  /(?<![\p{L}])(?:never|rarely|seldom|hardly ever)(?: [\p{L}’'-]+){0,5} without(?![\p{L}])/giu

const mentionsIn = (text: string): ReadonlyArray<Mention> =>
  matchesIn(text, regex.gu`(?<![\\p{L}\\d-])${animalKinds}(?![\\p{L}-])`).map(match => ({
    before: text.slice(Math.max(0, match.index - near), match.index),
    kind: match[0],
    after: text.slice(match.index + match[0].length, match.index + match[0].length + near)
  }))

const has = (pattern: string, text: string): boolean => patternOf(pattern, "iu").test(text)

const begins = (...words: ReadonlyArray<string>): string => words.filter(it => it !== "").join(" ")

const lastWords = (text: string, count: number): string => text.trim().split(" ").slice(-count).join(" ")

/** Whether the words before an animal say that it is not, or no longer, at home with the person. */
const isElsewhere = (before: string, comesAlong: boolean): boolean =>
  has(notTheirs, before) || has(ofTrade, comesAlong ? lastWords(before, 3) : before)

/** `Malamute, Axle.`: a kind and a name, and nothing else. */
const isLabel = ({ before, kind, after }: Mention, named: string): boolean =>
  /(?:^|[.!?] |^\P{L}+)$/u.test(before) &&
  /^(?:,| (?:called|named) )/u.test(named) &&
  !isAmbiguousAnimal(kind) &&
  /^(?:[.!]|$|,? \p{Ll})/u.test(after.slice(named.length))

/** `The lurcher you’ll hear on the phone is Tansy.` */
const isIntroduced = ({ before, after }: Mention): boolean =>
  /^[Tt]he (?:\p{Ll}+ )?$/u.test(before) &&
  regex.u`^ (?:you|I|who|that|under|on|in|at|beside|behind|asleep)(?![\\p{L}])[^,.;]{2,40} is ${name}[.!]?$`.test(
    after
  )

/** `her own whippet`: how much it is hers. */
const emphasis =
  /(?<=^|(?<![\p{L}])(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur) )own (?=(?:\p{Ll}[\p{L}-]* ){0,2}$)/u

/** What befell it: it lives with nobody any more. */
const gone =
  /^[^.;]{0,40}?(?<![\p{L}])(?:died|dies|(?:was|were|been) (?:put (?:down|to sleep)|euthani[sz]ed|buried|stolen|killed|run over)|passed away|went missing|ran away)(?![\p{L}])/u

/** The animal in the words of the text, where these say that the person lives with it. */
const petOf = (mention: Mention): string | undefined => {
  const { kind, after } = mention
  const before = mention.before.replace(neverWithout, "with")
  if (gone.test(after)) return undefined
  const named = patternOf(nameBehind).exec(after)?.[0] ?? ""
  const said =
    patternOf(nameBefore).exec(before) ??
    (/^(?:\)|, [^()]{1,60}\))/u.test(after) ? patternOf(kindInside).exec(before) : null)
  if (said !== null && isClosed.test(after) && !isElsewhere(before, true)) {
    const closing = said[0].includes("(") ? (/^[^()]{0,60}\)/u.exec(after)?.[0] ?? "") : ""
    return `${said[0]}${kind}${closing}`
  }
  const { determiner, described, lead } = phraseOf(named === "" ? before : before.replace(emphasis, ""))
  // A dog of the office is anybody’s: `our office dog Rex`.
  if (/^our$/iu.test(determiner) && /^office /iu.test(begins(described, kind))) return undefined
  if (none.test(determiner) || idiom.test(before + kind) || ducks.test(kind + after)) return undefined
  if (isElsewhere(`${lead} ${described}`, /(?:with|and|by)$/u.test(lead.trim())) || has(othersAnimal, before))
    return undefined
  // Those who foster many do so for a charity; of a dog that is half of another, the half is told.
  if (/(?:foster|rescue|rehome)/u.test(lead) && /^ (?:for|with|through) (?:the )?\p{Lu}/u.test(after))
    return undefined
  if (
    determiner === "" &&
    /(?:especially|particularly|mostly|including)$/u.test(`${lead} ${described}`.trim())
  )
    return undefined
  // The Tidal Robotics Lab is no dog, though a black Lab is.
  if (
    /^Labs?$/u.test(kind) &&
    /(?<![\p{L}])(?!(?:Her|His|Their|My) )\p{Lu}[\p{L}\p{M}&-]+ $/u.test(before) &&
    !/(?:Black|Yellow|Golden|Chocolate) $/u.test(before)
  )
    return undefined
  const isProper = /^\p{Lu}/u.test(kind)
  const isNamed = named !== "" && !(isProper && /^ \p{Lu}/u.test(named) && !own.test(determiner))
  if (!isNamed && (isAmbiguousAnimal(kind) || !has(goesOn, after))) return undefined
  if (!isNamed && (/^, an? /u.test(after) || has(forOthers, after))) return undefined
  if (/^ is (?:part|not) /u.test(after) && !isNamed) return undefined
  if (isNamed && isLabel(mention, named)) return `${kind}${named}`
  if (isIntroduced(mention)) return kind
  // What follows `her` comes without it: `rescue mutt, Pickett, rode along`.
  const isStart =
    !(isProper && determiner === "") &&
    lead === "" &&
    !article.test(determiner) &&
    /^\p{Ll}/u.test(begins(determiner, described, kind))
  const isCounted = count.test(determiner) || /^(?:an?|one)$/iu.test(determiner)
  const isKept = has(livingWith, `${lead} `)
  // `operated on a setter named Moss`: of what is done to it, it is no part of a home.
  if (article.test(determiner) && !isKept && /(?<![\p{L}])(?:on|upon|about|against)$/u.test(lead))
    return undefined
  const isTheirs =
    own.test(determiner) ||
    isStart ||
    (isNamed && determiner !== "") ||
    (isCounted && (isKept || (lead === "" && has(atHome, after)))) ||
    (determiner === "" && isKept && /s$|sheep$/u.test(kind) && !isProper)
  const first = own.test(determiner) || article.test(determiner) ? "" : determiner
  return isTheirs ? `${begins(first, described, kind)}${isNamed ? named : ""}` : undefined
}

/** Animals in what is said of the person: a kind of animal, and what makes it theirs. */
export const animalsOf: Rule = ({ text }): ReadonlyArray<Fact> =>
  factsOf(
    "family.pets",
    mentionsIn(text).flatMap(mention => petOf(mention) ?? [])
  )

const ofRelatives =
  /(?:said|says) (?:his|her|their|my) (?:wife|husband|partner|son|daughter|mother|father)(?![\p{L}])/u

/** `Old English Sheepdog called Swage`: some breeds look like names. */
const startsWithKind = regex.u`^${animalKinds}(?![\\p{L}])`

/** Animals that the person lives with, told beside what is said of them: `Two cats, Ohm and Farad, supervise.` */
export const animals: Rule = clause =>
  (isOfOthers(clause.text) && !startsWithKind.test(clause.text)) || ofRelatives.test(clause.text)
    ? []
    : animalsOf(clause)
