import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { be, have } from "../Clause.ts"
import { awardValue } from "../honoursIn.ts"
import { properWord } from "../naming/properName.ts"
import { anotherWho } from "../subject/otherSubjects.ts"
import { prizeHead, scholar } from "../words/honours.ts"
import { isPlace } from "../words/places.ts"

const word = `(?:(?:\\p{Lu}\\.)+|(?!I(?![\\p{L}&]))["“]?${properWord}["”]?)`
/** What prizes are called in lower case: `the Keld innovation award`, `walling`. */
const ending =
  "(?: (?!(?:and|or|but|with|while|when|which|that|where|who|for|in|at|from|by|last|this|twice)(?![\\p{L}]))[\\p{Ll}'’éèáíóúñ-]+){0,3}? (?:awards?|prizes?|medals?|medallist|trophy|cup|titles?|champions?|championships?|finalist|semi-?finalist|nominee|nomination|winner|runner-up|laureate|scholar(?:ship)?|fellow(?:ship)?|grantee|honou?rees?|(?:gold|silver|bronze)(?: medals?)?|records?|competition|of the year|of the month|walling|tree|finisher|cook-off|challenge|series|relay)"
const phrase = `(?:[Bb]est |[Ff]irst |[Ss]econd |[Tt]hird |\\d+x )?${word}(?:,? ?(?:(?:of|for|in|the|to|&|at|on|de|du|del|la|na|et|y|and)(?: the)? )?(?<=[\\s])${word})*(?:${ending}(?![\\p{L}-]))?(?: \\([^()]{3,50}\\))?`
const lowerPrize =
  "(?:gold|silver|bronze|silver-gilt|first place|second place|third place|first prize|second prize|third prize|runner-up|highly commended|joint first|first|second|third)(?: medals?)?"
const eventBehind = (links: string) =>
  `(?:,? (?:${links}) (?:the |this year['’]s |last year['’]s )?(?:(?:19|20)\\d\\d )?${word}(?: (?:(?:of|for|the|and|&) )?${word})*(?: (?:championships?|competition|awards?|show|games|cook-off))?)`
const atEvent = eventBehind("at|in")

const determiner =
  "(?:(?:the|an?|his|her|their|our|my|its|this year['’]s|last year['’]s|both|several|another|first|second|third|joint|overall|prestigious|coveted|inaugural|regional|national|international|local|statewide|annual|recent|very first|\\p{Ll}+th|two|three|four|(?:two|three|four|five|\\d+)[- ]time|twice|\\p{Ll}[\\p{Ll}-]+['’]s|[\\p{L}-]+['’]s?(?= (?:\\p{Lu}\\p{Ll}+ of the |[\u0022“]))) )*"
const gain =
  "(?:won|wins|winning|took home|takes home|taking home|brought home|brings home|takes?(?: out)?|took(?: out)?|taking(?: out)?|picked up|bagged|scooped|landed|claimed|nabbed|netted|retained|lifted|clinched|secured|was awarded|been awarded|awarded|(?:was|were|been|being) given|received|receives|receiving|to receive|earned|collected|collects|gained|got|gets|shared|carried off|walked off with|been presented with|presented with|honou?red with|recogni[sz]ed with|finished with|holds?|[Hh]older of|[Ww]inners? of|recipient of)"
const sureGain = /^(?:won|wins|winning|(?:was|been) awarded|retained|lifted|clinched|[Ww]inners? of)/u
const given =
  "(?:gave|got|earned|won|brought|handed|awarded|landed|presented|netted) (?:him|her|them|me|us|it)(?: with)? "
const naming =
  "(?:(?:appears|features|is|was)(?= on | in )|made(?= the \\d| (?:the |an? )?\\p{Lu})|named|voted|crowned|appointed|elected|chosen|picked|selected|judged|listed|ranked|included|featured|recogni[sz]ed|honou?red|inducted|put [^,;.]{2,20})(?: by [^,;]{2,60}?(?= (?:as|to|in|on|among|one of) ))?(?: (?:as|to|in|on|among|into|one of))*(?: the (?:\\p{Ll}+ )?list of)?"
const being = `(?:(?<!\\p{Lu}[\\p{L}’']* )${be}|was |were |${have}been |to have been |(?<=; )|(?<=(?:and|as) ))`

const prize = regex.u`(?:^|[\\s“"])(?:${prizeHead}|Gold|Silver|Bronze|Silver-Gilt|Grand Prix|Pencils?|Lions?|Stars?|Hero|Staff Pick|Pro to Know|Rising|Champions?|Grand Champion|People['’]s Choice|Best|Palme|Globe|Bear|[Oo]f [Tt]he [Yy]ear|Top \\d+|\\d\\d [Uu]nder \\d\\d|(?:Forty|Thirty) [Uu]nder (?:Forty|Thirty|40|30)|Most (?:Powerful|Influential|Inspiring|Creative)|King['’]s Counsel|Queen['’]s Counsel|Queen['’]s Nurse|Eagle Scout|President['’]s Club|Chairman['’]s Club|Order of|[Ss]cholar|[Ff]ellowship|Nuffield|finisher|[\\p{L}] winner|${scholar}|(?:QEST|Nieman) Fellow|[Cc]hampion|[Ff]inalist|[Ss]emi-?finalist|[Nn]ominee|[Nn]omination|[Mm]edallist|[Gg]rantee|[Hh]onou?rees?|record|title|gold|silver|bronze)(?![\\p{L}-])`
/** What is won at work or in court; and certificates that call themselves awards. */
const unfit =
  /(?<![\p{L}])(?:contracts?|accounts?|mandates?|tender|case|election|seat|appeal|lawsuit|bid|business|clients?|match(?:es)?|games?|funding|backing|investment|place|place at|job|vote|majority|pitch|degree|doctorate|diploma|PhD|MBA|BA|BSc|MSc|Level \d|WSET|NVQ|City & Guilds|certificate|licen[cs]e|Army|Council$|Ltd|Bank|Partnership|grant of)(?![\p{L}])/u
const undone =
  /(?<![\p{L}])(?:not|never|nearly|almost|hopes?|wants?|would|could|may|might|will|to win|judg(?:es?|ing)|jury|judged|present(?:s|ed) the|sponsor\p{L}*|host\p{L}*|founded|entered|applied|lost|missed|students?|pupils?|clients?|helped|coached|mentored|husband|wife|sister|brother|mother|father|daughter|son|report(?:s|ed) on|interview\p{L}*|was part of the team|beat|against|supervised|nominated (?:her|him)|whose)(?![\p{L}])/iu

/** `of the Year at the Harbour Hotel`, `of the Year in London`: where it was handed over. */
const handedOver =
  / [Oo]f [Tt]he [Yy]ear(?<where> (?:at (?:the |an? )?(?:\p{Lu}[\p{L}’'&-]* )*(?:Hotel|Hall|Cent(?:re|er)|Arena|Ballroom|Museum|Theatre|Theater|House|Palace|Stadium|Pavilion|Suite|Castle|Racecourse|Club)|in (?<town>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)))$/u
const withoutVenue = (value: string): string => {
  const { where = "", town } = handedOver.exec(value)?.groups ?? {}
  return town === undefined || isPlace(town) ? value.slice(0, value.length - where.length) : value
}

/** Up to when and how often. */
const shortened = (value: string): string =>
  awardValue(
    withoutVenue(
      value.replace(
        / (?:for the \p{Ll}+ (?:year|time)(?: running| in a row)?.*|on \p{Lu}\p{Ll}+day.*|(?:two|three|four|five|\d+) (?:times|years)(?: running)?.*|twice.*|last (?:year|spring|summer|autumn|month)(?!['’]).*)$/u,
        ""
      )
    )
      .replace(/,? (?:in )?['’]\d\d$/u, "")
      .replace(/,? \((?:[^()]*, )?(?:19|20)\d\d(?:, [^()]*)?\)$/u, "")
  )
    .replace(/,? (?:19|20)\d\d$/u, year => (year.startsWith(",") ? "" : year))
    .replace(/ \((?:twice|\d+ times|three times)\)$/u, "")
    .replace(/^(?:The|Winning|Won|Winner of|Holder of) (?:the )?/u, "")
    .replace(
      /^(?:19|20)\d\d (?=\p{Lu}(?!ower).*(?:Award|Prize|Medal|Bursary|Scholarship|Fellowship|Trophy))/u,
      ""
    )
    .replace(/^["“]|["”]$/gu, "")

/** `the Keld Medal in 2009 and the Ross Prize`: each by itself. */
const each = (value: string): ReadonlyArray<string> =>
  value.split(/,? and (?=the |an? )/u).map(it => it.replace(/^(?:the|an?) /u, ""))

/** Behind the name of what was won the sentence goes on with these. */
const ended =
  /^ (?:and|in|on|at|by|for|which|that|last|this|from|with|as|when|while|two|three|four|twice|under|is|was)(?![\p{L}])/u

const found = (
  text: string,
  form: string,
  isFit: (value: string, verb: string) => boolean
): ReadonlyArray<string> =>
  matchesIn(text, patternOf(form, "gu")).flatMap(match => {
    const value = match.groups?.value ?? ""
    const before = text.slice(0, match.index + match[0].length - value.length)
    if (undone.test(before) || anotherWho.test(before)) return []
    const next = text.slice(match.index + match[0].length)
    const goesOn = /^ \p{Ll}/u.test(next) && !ended.test(next)
    // `was awarded the Harbour Street Bridge contract`: only behind its whole name may whatever was awarded be a prize.
    const told = match.groups?.verb ?? ""
    const verb = goesOn && told.endsWith("awarded") ? "" : told
    // `for the Harbour hall`: what goes on in lower case is what it was won for.
    const own = goesOn ? value.replace(/ (?:for|at) (?:the )?(?:(?! (?:for|at) ).)+$/u, "") : value
    return each(own)
      .filter(it => isFit(it, verb) && !unfit.test(it))
      .map(shortened)
      .filter(it => it.length > 3 && /\p{L}{3}/u.test(it))
  })

const scholarly = /(?<![\p{L}])(?:Scholarship|Fellowship|Bursary)(?![\p{L}])/u
const isPrize = (value: string): boolean => prize.test(` ${value}`)

/** Prizes, titles and places on lists that a text says were given, won or held. */
export const prizesIn = (text: string): ReadonlyArray<string> => {
  if (text.length > 500) return []
  const told = [
    ...found(
      text,
      `(?<![\\p{L}-])(?<verb>${gain}):? ${determiner}(?<value>${phrase}${atEvent}?)`,
      (value, verb) =>
        isPrize(value) ||
        (sureGain.test(verb) && (/ (?:at|in) the /u.test(value) || value.split(" ").length > 2))
    ),
    ...found(
      text,
      `(?<![\\p{L}-])(?<verb>${gain}) ${determiner}(?<value>${lowerPrize}${eventBehind("at|in|from")})`,
      () => true
    ),
    ...found(text, `(?<![\\p{L}-])${gain} [^;]{4,90}?,? and ${determiner}(?<value>${phrase})`, isPrize),
    ...found(text, `(?<![\\p{L}-])${given}${determiner}(?<value>${phrase})`, isPrize),
    ...found(text, `(?<![\\p{L}-])completed ${determiner}(?<value>${phrase})`, value =>
      scholarly.test(value)
    ),
    ...found(text, `(?<![\\p{L}-])${naming} ${determiner}(?<value>${phrase}${atEvent}?)`, isPrize),
    ...found(
      text,
      `${being}${determiner}(?<value>${phrase}${atEvent}?)(?=[,.;!:(–—]|$| (?:in|for|and|from|three|four|twice|on|at|with|two)(?![\\p{L}]))`,
      value => titled.test(value)
    ),
    ...found(
      text,
      `${being}(?:an? |the )?(?<value>(?:semi-?)?(?:finalist|runner-up|winner(?= (?:at|in) )) (?:in|for|at) (?:the )?(?:${word} category (?:of|at|in) (?:the )?)?${phrase})`,
      () => true
    ),
    ...found(
      text,
      `(?:^(?:[Aa]n? )?|${being}(?:an? |the )?)(?<value>(?:[Gg]old|[Ss]ilver|[Bb]ronze) medall?ist(?: in [\\p{Ll} ]{3,40}?)?)(?=[,.;]|$| (?:from|at|of|and|who|in (?:the )?\\p{Lu}) )`,
      () => true
    ),
    ...found(
      text,
      `(?:^|(?<=: ))(?:The )?(?<value>${phrase})(?=(?: for [\\p{Ll} ]{3,40})? (?:came|comes|went|goes) (?:to (?:him|her|them|the|us|me)|home))`,
      isPrize
    )
  ]
  return [...new Set(told)]
    .filter(name => !told.some(other => other !== name && other.includes(name)))
    .sort((left, right) => text.indexOf(left) - text.indexOf(right))
}

/** What somebody is only by being chosen for it. */
const titled = regex.u`(?:[Oo]f [Tt]he (?:Year|year|Decade|Month)|[Cc]hampion|[Ff]inalist|[Nn]ominee|[Mm]edallist|[Ll]aureate|[Gg]rantee|[Hh]onou?ree|Prize [Ww]inner|Awards? [Ww]inner|[Aa]wards? winner|Hero|Staff Pick|President['’]s Club|King['’]s Counsel|Queen['’]s Nurse|Eagle Scout|Best Paper|Rising Star|Garage Star|Top \\d+ CEO|${scholar}|(?:QEST|Nuffield|Nieman|Chevening|Rhodes|Churchill|Fulbright|Winston Churchill) (?:Scholar|Fellow))["”]?(?= at |, | \\(|$| (?:19|20)\\d\\d| in )`

const label =
  /^[^\p{L}\p{N}“"]*(?:(?:Awards?|Honou?rs?|Recognition|Prizes?|Wins?|Won|Winner|Accolades?|Brag|Best moment\??|Credits?)[:,.–—] ?)?/iu
const whole = regex.u`^(?:[Tt]he |[Aa]n? |[Jj]oint |[Ww]inning |[Ww]inner of (?:the )?|(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\\d+)(?:-time |x )|[Tt]wice )?(?<value>(?:${phrase}|(?:Gold|Silver|Bronze|Silver-Gilt|First|Second place|Third place|First place|Runner-up)|(?:First|Second|Third) (?:place|prize), ${phrase})(?:${atEvent})?)(?:, \\p{Lu}[^,;()]{2,40}(?=, (?:19|20)))?(?:,? ['’(]?(?:(?:in )?['’]?(?:(?:19|20)\\d\\d|\\d\\d)(?: ?(?:&|and|,) ?['’]?(?:(?:19|20)\\d\\d|\\d\\d))*|twice|\\d+ times|(?<=\\()[^()]{2,40}(?:19|20)\\d\\d(?:[^()]{0,20})?|(?<=\\()(?:19|20)\\d\\d, [^()]{2,40})\\)?)?(?:, (?:with )?[\\p{Ll}\\d][^,;]{2,40})?[.!]*$`
const onlyListed =
  / (?:Awards|List|Prizes|Fellowships?|Scholarships?|Competition|Lecture|Programme|Program|Fund|Grants?|Foundation|Team)$|^(?:The )?(?:\p{Lu}\p{L}+ )?(?:Awards|Prizes|Medals|Champions?|Honours|Records?|Gold|Silver|Bronze|Stars?|Hero|Best|Lions?)$/u
const misread =
  /^(?:Gold|Silver|Bronze|Star|Lion|Champion)s? (?!at |in |of )[\p{L}]|^(?:Awards?|Prizes?|Best of|Honou?rs?) ?(?:19|20)\d\d|^Best of \d/u
/** With a year, a place or a category behind it, or by a word that no link has. */
const dated =
  /(?:19|20)\d\d|['’]\d\d(?!\d)|\((?:twice|\d+ times)|^[^\p{L}]*(?:Two|Three|Four|\d+x|Joint|Winning|\d+-time)|(?:finalist|nominee|medallist|semifinalist|grantee|winner)[.]?$|^[^\p{L}]*🏆/u

/** Prizes that stand in a line or sentence of their own: `D&AD Wood Pencil (twice).` */
export const prizesAlone = (line: string): ReadonlyArray<string> => {
  if (line.length > 220) return []
  const bare = line.replace(label, "")
  const isLabelled = bare.length < line.replace(/^[^\p{L}\p{N}“"]*/u, "").length || line.includes("🏆")
  return bare.split(/;\s+|(?<=\)|['’]\d\d|Pick|nominee), (?=\p{Lu}|\d+x )/u).flatMap(part => {
    const value = whole.exec(part.trim())?.groups?.value
    if (value === undefined || misread.test(value) || undone.test(part)) return []
    const isPlace = /^(?:First|Second|Third) p/u.test(value)
    if (!isPlace && (!isPrize(value) || unfit.test(value))) return []
    const short = shortened(value)
    return (isLabelled || dated.test(part)) && !onlyListed.test(short) && short.length > 4 ? [short] : []
  })
}
