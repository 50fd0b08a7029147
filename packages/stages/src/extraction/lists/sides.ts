import { patternOf, regex } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isPlace } from "../words/places.ts"
import { isAmbiguousTeam, isFamousTeam, isTeam, isVenue } from "../words/teams.ts"

const field = "personal.sports_teams"

const article = "(?:(?:the|The|der|die|das|den|dem|le|la|les|el|los|o|a|os|il|lo|i|de|het) |[Ll]['’])?"
const side = `${article}(?<side>(?:1\\. )?[\\p{Lu}\\d][\\p{L}\\d’'.&-]*(?: (?:(?:de|del|di|do|da|of|and|&) )?[\\p{Lu}\\d][\\p{L}\\d’'.&-]*){0,4})`

/** What is shouted, moaned or explained behind the name: `Sens. Yes, still.`, `Reading FC (season ticket)`. */
const comment =
  "(?:[,!.;:]| \\(| [–—-] | (?:till|until|’til|'til|forever|for life|through|in sickness|for my sins|since|men|women|when|always|obviously|fan|supporter|season|hasta|sempre|per sempre|für immer|à vie|à jamais|pour toujours|de coração|in qualunque|no matter|come what|home and away|every|on bad|on the|in the|im Steh|nevertheless|football|rugby|hockey|cricket|basketball).*)"

const alone = `^${side}(?:${comment}.*)?$`

const tidy = (name: string): string =>
  name
    .replace(/(?<=\p{L}{4})['’]s?$|[.]$/gu, "")
    .replace(/^(?:An?|One) (?=\p{Lu})/u, "")
    .trim()

/** Bodies and awards that bear the name of a town or an animal. */
const noSide =
  /(?<![\p{L}])(?:Guilds|Level|Angels|Award|Awards|Diploma|Certificate|Institute|Board|Committee|Partners|Clerk|Officer|Works|Department|Association|Community)(?![\p{L}])/u

const isSide = (name: string): boolean =>
  name !== "" &&
  isSpeakable(name) &&
  !isVenue(name) &&
  (isTeam(name) || isFamousTeam(name)) &&
  !noSide.test(name)

const devoted =
  "(?:[Mm]ad |[Ll]ifelong |[Ll]ong-suffering |[Dd]ie-hard |[Pp]roud |[Kk]een |[Hh]uge |[Bb]ig |[Ss]uffering |[Rr]eluctant |[Uu]nrepentant |[Ll]oyal |[Aa]vid |[Pp]assionate |[Ff]aithful |[Hh]opeless )*"

/** Who follows a side, in words that stand behind its name or before it. */
const followers: ReadonlyArray<string> = [
  `^${devoted}${side} (?:fan(?:atic)?|supporter|tragic|die-?hard|season[- ]ticket(?:[- ]holder)?|member for life|nut|obsessive|devotee|sufferer|faithful|forever|for life|till I die|til I die|’til I die|through everything|through and through|through thick and thin|no matter what|hasta la muerte|fino alla morte|até morrer|à la vie à la mort|im Stehblock)(?![\\p{L}]).*$`,
  `^${devoted}(?:fan|supporter|follower|season[- ]ticket[- ]holder(?: at)?|season ticket)(?: (?:of|at|for|with)|[,:]) ${side}(?:${comment}.*)?$`,
  `^(?:(?:große[rn]?|treue[rn]?|leidende[rn]?|fervente?|grande?|gran|accanit[oa]|sufrid[oa]|stor|trogen|trouwe?) )*(?:Fan|Anhänger(?:in)?|Dauerkarte(?:ninhaber(?:in)?)?|Supporte(?:ur|rice|r)|Hincha|Aficionad[oa]|Torcedora?|Tifos[oa]|Seizoenkaarthouder|Supporter|Håller på|Hejar på|Heier på|Holder med|Fiebert mit|Leidet mit|Torce (?:pelo|para o)|Tifa(?: per)?|Sostiene|Kibic(?:uje)?)(?: (?:von|vom|des|der|beim|bei|du|de la|des|de|del|al|do|da|di|van|av|af|för|for))? ${side}(?:${comment}.*)?$`,
  `^(?:(?:[Ss]hout|[Ss]wear|[Yy]ell|[Cc]heer|[Ww]eep|[Ss]uffer|[Dd]espair|[Ss]cream|[Aa]gonis|[Cc]ry|[Rr]oot|[Mm]oan|[Ff]ollow|[Ww]atch|[Ss]upport|[Bb]arrack|[Hh]ope?|[Ll]os)\\p{L}*(?: \\p{Ll}+)? ?)(?:(?:at|for|on|with|over|about|along with|through|behind) )*${side}(?: (?:on the|in the|from the|at home|lose|win|games?|matches|home).*)?$`,
  `^(?:[Gg]o|[Uu]p|[Cc]ome on(?: you)?|[Ff]orza|[Vv]amos|[Aa]llez|[Hh]eja|[Hh]up|[Ff]orça|[Aa]úpa) (?:the )?${side}[!.]*$`,
  // Of a side that is known to be one.
  `^${devoted}${side} (?:(?:football|basketball|baseball|hockey|rugby|cricket|soccer|footy) (?:fan(?:atic)?|supporter|tragic|nut|obsessive|loyalist|sufferer)|member|loyalist|optimist|pessimist|apologist|person|man|woman|girl|boy|lass|family|household|shareholder|Leidende[rn]?|Fan|supporter(?:es|in)?)(?=$|[.,;:!]| (?:since|for|in|by|through|and|with|at)(?![\\p{L}])).*$`
]

/** `weeping over the Canucks`, `Supporter du LOSC`, `Clemson forever`: somebody who follows a side, in a few words. */
export const sideFollowed = (text: string): string | undefined => {
  const [first = "", second] = followers
  for (const form of followers) {
    const found = tidy(patternOf(form, "u").exec(text)?.groups?.side ?? "")
    if (found === "" || isVenue(found) || !isSpeakable(found)) continue
    const isSure = form === first || form === second || form === followers[2] || form === followers[4]
    if (
      isSide(found) ||
      (isSure &&
        !looksLikeName(found) &&
        !/^(?:I|We|The|This|A|An|My|Our|Blue|Team|Big|Sci-Fi|Formula|Star|Harry|Jane)$/u.test(
          found.split(" ")[0] ?? ""
        ))
    )
      return found
  }
  return undefined
}

/** A side by its name alone, with what is moaned behind it; what may be a town or a kind of music is none. */
export const sideAlone = (text: string): string | undefined => {
  const found = tidy(patternOf(alone, "u").exec(text)?.groups?.side ?? "")
  const isMeant =
    /^(?:the|The) /u.test(text) || (text.length > found.length + 2 && !isPlace(found) && !/,/u.test(text))
  return isSide(found) && (!isAmbiguousTeam(found) || isMeant) ? found : undefined
}

/** Behind a label that only sport has, whatever the side is called. */
export const sideItem = (line: string): ReadonlyArray<Fact> => {
  const text = line.replace(/^["“”‘'„«]|["”’'“»]$/gu, "")
  const names = listItems(text.split(/(?<=\p{L})[.!?](?: |$)| [–—(]/u)[0] ?? "").map(item => {
    const found = tidy(regex.u`^${side}`.exec(item)?.groups?.side ?? "")
    return /^(?:None|Not|Never|Nobody|Neither|Sorry|Yes|No|I)$/u.test(found) || !isSpeakable(found)
      ? ""
      : found
  })
  return factsOf(
    field,
    names.slice(0, 3).filter(name => name !== "")
  )
}
