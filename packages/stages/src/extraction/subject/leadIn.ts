import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isPlace, isRegion } from "../words/places.ts"
import { speechMark } from "./speech.ts"

/** Words that say that a sentence speaks of free time. */
export const leisure =
  /\b(?:(?:outside|away from|beyond|out of|off)(?: of)? (?:the |her |his |their |my )?(?:work\w*|office|day job|lab|desk|clock|job|boardroom|classroom|hours|screen|keyboard|studio|court\w*|business)|(?:spare|free|down) ?time|(?:when(?:ever)?|if) (?:she|he|they|I|you)(?:['’](?:s|re|m)| is| are| am)? ?(?:not|n['’]t|isn['’]t|aren['’]t)|when(?:ever)? (?:she|he|they|I)(?:['’](?:s|re|m)| is| are| am) (?:off|away from|out of) the|most (?:mornings|evenings|weekends|Saturdays|Sundays|nights)|when (?:she|he) (?:isn|wasn)['’]t|when not|when they aren['’]t|(?:on|at) (?:the )?weekends?|at the weekend|on (?:Saturdays?|Sundays?|(?:Mon|Tues|Wednes|Thurs|Fri)days?(?: (?:night|evening|morning)s?)?)(?=,? ?$|,? (?:she|he|they|I|you)(?![\p{L}]))|on (?:Saturdays?|Sundays?)|off[- ]shift|(?:(?:in|come) (?:the )?(?:winter|summer|spring|autumn|fall|evening|early morning)s?|at night|after dark|before (?:work|dawn|breakfast))(?=,? ?$|,? (?:she|he|they|I|you)(?![\p{L}]))|at home(?: (?:in|on|near) \p{Lu}[\p{L}’' -]{1,30})?(?=,? ?$|,? (?:she|he|they|I)(?![\p{L}]))|after (?:hours|work)|downtime|for fun|on a personal note|privately|off[- ]duty|(?:days?|nights?|time|evenings?) off|out of (?:the )?office|in (?:her|his|their|my) (?:personal leisure|leisure|own time|other life)|whenever (?:she|he|they|I) can|away from)(?![\p{L}])/iu

/** `… announced today that` leads to a sentence of its own. */
const reporting =
  /\b(?:announce[sd]?|said|says|confirm(?:s|ed)|reveal(?:s|ed)|report(?:s|ed))(?: today)? that $/u

/** `We are delighted that`, the same. */
const glad =
  /^(?:We|I)(?: are| am|['’](?:re|m)) (?:so |very |really )?(?:delighted|pleased|thrilled|proud|excited|happy|glad) (?:that|to (?:say|share|announce|report|confirm|let you know|tell you) that) $/u

/** What may stand before the subject of a sentence, up to a comma. */
const leadIn =
  /^(?:(?:In|Since|Before|After|Prior|Previously|Originally|Currently|Now|Today|Recently|Outside|Away|Beyond|When|Whenever|Off|At|On|As|Based|Born|Raised|Living|An?|Over|With|Having|For|During|Alongside|Besides|Apart|Aside|By|Throughout|Most|Until|Formerly|While|Following|Trained|Educated|Unlike|Like|Not|Privately|Personally|Professionally|Academically|Holding|Working|Under|From|Earlier|Later|Here|There|Yesterday|Last|Also|Certified|Fluent|Fascinated|Passionate|Known|Described|Today|Additionally|Furthermore|Moreover|Finally|Weekends|Diplômée?|Ancien(?:ne)?|Titulaire|Lauréate?|Docteure?|Absolvent(?:in)?|Alumn(?:a|us)|Gebürtige?r?|Licenciad[oa]|Formad[oa]|Graduad[oa]|Mestre|Laureat[oa]|Graduate|Schooled|Named|Awarded|Elected|Appointed|Recogni[sz]ed|Honou?red|Voted|Crowned|Selected|Chosen|Shortlisted|Inducted|Admitted|Qualified|Accredited|Chartered|Registered|Licen[sc]ed|Winner|Recipient|Holder|Founder|Co-?founder|Self-taught|Mentored|Inspired|Married|Widowed|Happiest|Never|Always|Once|Though|Although|Because|Despite|If|Where|Whether|After|Out|Nicknamed|Armed|Widely|Long|Now|Still|Mother|Father|Proud|Keen|Avid|Lifelong|Originaire|Basée?|Né[e]?|Nad[oa]|Member|Fellow)(?![\p{L}])(?:[^;:()]|\([^()]*\)){0,160},\s+(?:and\s+)?)$/u

/** A time before the subject needs no comma. */
const timeBefore =
  /^(?:(?:From (?:today|tomorrow|now on|this|next|\d)|As of|As from|With effect from|Effective|Last|This|On|In|Earlier this|Later this|Yesterday|Today|Tonight|These days|By day|By night|Now|Since|Every|Each|When|WHEN|While|After|Before)\b[^,;:.]{0,40}|\(?\d[\p{L}\d .()-]{3,30}[:,]?)\s$/u

const leadMatter =
  /^As (?<role>.+?),?\s+$|^(?<told>(?:(?:Based|Living|Born|Trained|Educated|Schooled|Certified|Fascinated|Passionate) (?:in|out of|at|as|by|about|from) |(?:Diplômée?|Ancien(?:ne)? élève|Titulaire|Lauréate?|Basée?|Absolvent(?:in)?|Alumn(?:a|us)|Licenciad[oa]|Formad[oa]|Graduad[oa]|Laureat[oa]|Graduate|Member|Fellow|Winner|Recipient|Holder|Founder|Co-?founder|Mother|Father|Proud|Keen|Avid|Lifelong) (?:d['’]|de|des|du|à|der|of|em|en|in|pela|por)\b|An? |a |an |the ).+?),\s+$/u
const leadDistinction =
  /^(?<told>(?:Twice |Three times |Recently |Also |Newly )?(?:[Nn]amed|[Aa]warded|[Ee]lected|[Aa]ppointed|[Rr]ecogni[sz]ed|[Hh]onou?red|[Vv]oted|[Cc]rowned|[Ss]elected|[Cc]hosen|[Ss]hortlisted|[Ii]nducted|[Aa]dmitted|[Qq]ualified) .+?),\s+(?:and\s+)?$/u
const leadDeed =
  /^(?:After|Having|Since|Before|Following) (?<told>(?:(?:graduat|stud|complet|earn|finish)\p{L}+|an? (?:\p{L}+ ){1,3}degree) .+?),\s+$/u

/** `Born in Osaka and now based in Porto,` */
const bornThenBased =
  /^(?:Born|Raised|Educated|Trained|Originally from) [^,;]*? (?:and|but) (?:now |currently )?(?<now>(?:based|living|settled) in .+?),\s+$/u

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What the words before the subject say of it: `Based in Leeds,`, `After graduating from …,`. */
export const leadClauses = (lead: string): ReadonlyArray<string> => {
  const { role, told } = leadMatter.exec(lead)?.groups ?? {}
  const matter = told === undefined ? undefined : lower(told)
  const deed = leadDeed.exec(lead)?.groups?.told ?? leadDistinction.exec(lead)?.groups?.told
  return [
    ...[role, matter, bornThenBased.exec(lead)?.groups?.now].flatMap(it =>
      it === undefined ? [] : [`is ${it}`]
    ),
    ...(deed === undefined ? [] : [lower(deed).replace(/^(?=an? )/u, "has ")])
  ]
}

/** `On Tuesdays`, `in 2024`: when something is done, or was. */
const time =
  /^(?:(?:In|By) (?:(?:early|late|mid|January|February|March|April|May|June|July|August|September|October|November|December)[ -])?(?:19|20)\d\d|(?:Last|This) (?:year|month|week|spring|summer|autumn|fall|winter)|Earlier this year|On (?:most |some )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:s| (?:mornings?|afternoons?|evenings?|nights?))|In (?:the )?(?:winters?|summers?|spring|autumn|fall|evenings?|mornings?|off-season)|(?:Every|Each|Most) (?:\p{L}+ ){0,2}?(?:January|February|March|April|May|June|July|August|September|October|November|December|summers?|winters?|spring|autumn|mornings?|evenings?|Saturdays?|Sundays?|weekends?|year|lunchtimes?)|At (?:night|dawn|dusk|lunchtime)|By night|Come (?:Saturday|Sunday|Friday|summer|winter|the weekend)|(?:Before|After) (?:breakfast|dawn|dark|dinner|hours)|Come rain or shine) /iu

/** Such a time, or free time, before the subject needs no comma. */
const freeTime =
  /^(?:(?:Outside|Out|Away from|Beyond|In|On|At|When|Off|After|Before|By|Come|Every|Each|Most|Once|Given|During|Last|This|Earlier)\b[^,;:]{3,60}? )(?=(?:she|he|they|I|you)\b|(?:catch|find|spot|look for|see|meet) (?:her|him|them|me)\b|\p{Lu}[\p{L}’-]+ (?:is|can|will|has|\p{Ll}+s)\b)/u

const beginning =
  "(?:By|Right|At|For|In|On|During|Prior|Twice|Every|Each|Most|Some|Later|Then|Now|Nowadays|These|This|Last|Today|Currently|Here|Elsewhere|Outside|Away|Off|From|Over|Along|Between|Besides|Alongside|Around|Aged|Originally|Recently|Somewhere|Out|Under|With|Meanwhile|Weekdays?|Weekends?|Mornings|Evenings|Nights|Summers|Winters|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|One|Two|Three|Four|Five|Ten|Twenty|A (?:couple|few|year|decade|while|lifetime)|Privately|Professionally|Eventually|Instead|Mostly|Usually|Sometimes|Occasionally|Still|(?:\\p{L}+|\\d+) (?:years|decades|months) (?:on|later|in)|(?:A|One) (?:year|decade) (?:on|later))"
const conjunction = "(?:When|Whenever|If|While|Once|As|Before|After|Since|Until|Come)"
const person = "(?:I|she|he|they|we)(?:['’]|\\s\\p{Ll})"

/** `By day I’m …`, `Before Acme she founded …`, `When the phone stops Ada keeps bees`: no comma ends what stands before. */
const withoutComma = regex.u`^(?:${beginning}\\b[^,;:.!?“”"]{0,60}?\\s(?=${person})|${conjunction} (?:${person}[^,;:.!?“”"]{2,50}?|(?!${person})[^,;:.!?“”"]{2,50}?)\\s(?=${person})|(?:${beginning}|${conjunction})\\b[^,;:.!?\\p{Lu}“”"]{3,50}? (?=\\p{Lu}[\\p{L}’-]+ (?:is|has|can|\\p{Ll}+s) ))`
/** `Outside the fund: I’m on the board of …`. */
const beforeColon =
  /^(?![^:]*\b(?:said|says|asks?|asked|reads?|Q|is|are|was|were|has|have|wife|husband|partner|brother|sister|mother|father|mum|dad|son|daughter|friend|colleague)\b)[^:;.!?“”"]{2,40}:\s+(?=(?:She|He|They|We|I|she|he|they|we)(?:['’]|\s\p{Ll}))/u

/** `…, Leeds (2011), she`: where the school is that was named, and nobody's name. */
const isTown = (text: string): boolean => isRegion(text) || isPlace(text)

/** A sentence in two: what stands before its subject, and the rest. */
export const startOf = (sentence: string): readonly [string, string] => {
  const free = freeTime.exec(sentence)?.[0]
  if (free !== undefined && (leisure.test(free) || time.test(free)))
    return [free, sentence.slice(free.length)]
  const at = matchesIn(sentence, /,\s+(?:and\s+)?/gu).map(match => match.index + match[0].length)
  const lead = at.find(
    end =>
      leadIn.test(sentence.slice(0, end)) &&
      !isTown(/^[^,(]+?(?= ?[,(])/u.exec(sentence.slice(end))?.[0] ?? "") &&
      /^(?:\p{Lu}|she|he|they|her|his|you|I\b|(?:elle|il|sie|er|ich|je|j['’]|ela|ele|ella|él|lei|lui|zij|ze|hij)(?![\p{L}]))/u.test(
        sentence.slice(end)
      )
  )
  if (lead !== undefined) return [sentence.slice(0, lead), sentence.slice(lead)]
  const short = (beforeColon.exec(sentence) ?? withoutComma.exec(sentence))?.[0] ?? ""
  return [short, sentence.slice(short.length)]
}

const honorifics =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Cllr|Revd?|Capt|Lt|Engr|(?:Her|His|Their) (?:\p{Ll}+ )?(?:son|daughter|nephew|niece|grandson|granddaughter)|Meet|Introducing|Today|Speaker:|Author:|Host:|Guest:|I['’]m|I am|Hi,? I['’]m|Hello,? I['’]m|By|About|Name:|["“”'–—-])\.?\s*)*$/u

/** `HALIFAX — `, `Pune, June 18: `: where and when a report was written. */
const dateline =
  /^(?:\p{Lu}[\p{Lu}.’' -]{2,30}(?:, [\p{L}. ]{2,20})?|\p{Lu}[\p{L} ]{2,25}, (?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[\p{L}.]* ?\d{0,2}(?:,? (?:19|20)\d\d)?|(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[\p{L}.]*(?: \d{1,2},)? (?:19|20)\d\d)(?: \([^)]{2,40}\))?(?: [—–-]+|:) $/u

/** `“Write it down,” says Ada Lovelace, who …`: whoever has spoken is told of next. */
const spoken = regex.u`^[“"„«]?${speechMark}[”"»]?,? (?:says?|said|adds?|added|explains?|explained|tells us|told us|laughs|jokes|recalls|insists|argues|notes) (?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?$`

/** Whether a name after these words is the subject of its sentence. */
export const leadsToSubject = (before: string): boolean =>
  honorifics.test(before) ||
  dateline.test(before) ||
  timeBefore.test(before) ||
  reporting.test(before) ||
  glad.test(before) ||
  spoken.test(before) ||
  leadIn.test(before.replace(/(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? $/u, ""))
