import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { be, type Clause, type Fact, factsOf, type Rule } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { pastimesOf } from "../scans/pastimes.ts"
import { isManner, withoutHow } from "../scans/things.ts"
import { follower, zeal } from "../words/devotion.ts"
import { isActivity, isPastime, isSurePastime } from "../words/pastimes.ts"
import { isRowOfLinks, isSite } from "../words/sites.ts"
import { isAmbiguousTeam, isTeam, namesGameOfSide, withoutCheer } from "../words/teams.ts"
import { beingsOf } from "./beings.ts"
import { company, doingsIn, hours, isCoaching, whereaboutsIn } from "./doings.ts"
import { freelyDone } from "./freely.ts"
import { interestsOf } from "./interests.ts"
import { outings } from "./outings.ts"
import { petPattern } from "./pets.ts"
import { isPlaceInGame, namesSide, pursuit } from "./pursuit.ts"
import { teams } from "./teams.ts"

const theirs = "(?:his|her|their|my)"
const much = "(?:most of |much of |a lot of |all |half |too much of |far too much of |what(?:ever)? )?"

/** How people say that they like to do a thing, each up to what it is that they like. */
const pleasure = regex.u`^(?:${[
  "enjoys?|loves?|likes?|adores?|savou?rs?|relish(?:es)?",
  `${be}(?:fond of|into|happiest(?: when)?|at ${theirs} happiest(?: when)?|usually|often|(?:to be |most likely (?:to be )?|usually to be |generally )?(?:found|seen|spotted)|busy|out|a fan of|never happier than when|a devotee of|crazy about|nuts about|obsessed with)`,
  "can (?:usually |often |generally |most often |also )?be (?:found|seen|spotted)(?: out)?",
  `(?:will )?(?:happily )?(?:spends?|passes|pass|fills?|whiles? away) (?:${much}${theirs} (?:\\p{Ll}+ )?${hours}(?: and ${hours})?|${theirs} ${hours}|(?:most|many|too many|far too many|long|whole|entire) ${hours}|${hours})(?: on| out| with| in)?`,
  `${hours} (?:are|is)(?: (?:usually|mostly|always|often))? (?:for|spent|given over to|devoted to|reserved for|about)|(?:happiest|best|favou?rite) (?:hours|days|moments|times) are(?: spent)?`,
  `hobbies (?:include|includes|are)|pastimes (?:include|are)|favou?rite (?:pastimes?|hobby|hobbies|thing to do|way to (?:unwind|relax|spend a \\p{L}+)) (?:includes?|are|is)|(?:guilty|secret|simple) pleasures? (?:is|are|include)|idea of (?:an? )?(?:\\p{Ll}+ )?(?:holiday|fun|weekend|heaven|bliss|evening|day off|Sunday|rest|good time) is|(?:great |other |first |lifelong |second )?(?:love|obsession|addiction) (?:is|are)`,
  "(?:unwinds?|relax(?:es)?|recharges?|decompress(?:es)?|switch(?:es)? off|lets? off steam|finds? (?:peace|joy|calm|solace|balance|\\p{Ll}+ balance) (?:in|by|on|through)|blows? off steam|winds? down|de-stress(?:es)?|escapes?|stays? sane|keeps? sane) (?:by|with|through|on|in|to|at)?",
  `(?:keeps?|stays?) (?:sane|fit|busy|active|in shape|balanced) (?:by|with|through|on)|fills? ${theirs} (?:spare|free) time with`,
  "goes|go|runs?|plays|play|practi[sc]es?|has taken up|took up|recently took up|has a (?:soft spot|weakness|passion|love) for|have a (?:soft spot|weakness|passion|love) for|can['’]t (?:sit still|get enough)(?: of)?:?|cannot (?:sit still|get enough)(?: of)?:?|never says no to|can never resist|never turns down|makes time for|finds time for|escapes to"
].join("|")}):? (?<list>.+)$`
const keen = regex.u`^(?:[Aa]n? |and )*(?:(?:even )?(?:${zeal}|keener),?(?: if (?:\\p{Ll}+,? ){1,2})? (?:and |but |if |though )?(?:an? )?)+(?<list>(?!${follower}\\b|advocate|believer|champion|volunteer|learner|student|collaborator|leader)(?:\\p{Ll}|\\p{Lu}\\p{Ll}+ \\p{Ll}).+)$`
/** `an ultra-runner`, `quilter since childhood`: somebody by what they do, where the word is no title. */
const doer =
  /^(?:an? )?(?<list>(?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]*(?:ner|ler|mer|ker|der|ter|per|ver|wer|ber|rer|cer|ser|fer|ger|her|ier|ist|ete|yer|ster|driver|cian)s?)(?=$| (?:since|in (?:her|his|their|my)|of|on|by|from|who|when|and)\b| (?:at|for|with) (?!\p{Lu}|(?:the|an?) \p{Lu}))/u

/** Work, talk of the trade and people are no pastime. */
const work =
  /\b(?:teams?|customers?|clients?|users?|people|colleagues|problems?|products?|solutions?|helping|working|building|turning|solving|making (?:data|it|things|a difference)|leading|mentoring|teaching|startups?|business(?:es)?|companies|challenges?|making|creating|delivering|bringing|driving|creating|growing|getting|finding|seeing|learning|sharing|being|having|doing|meeting|time|impact|innovation|excellence|success|friends?|you|us|our|your|everything|anything|nothing|something|life|what|how|why|where|volunteering|volunteers?|mentors?|coaching|coaches|retailers?|suppliers?|wholesalers?|providers?|supports?|supporting|watching|following|cheering)\b/i

const ofTime = regex.iu`^(?:the )?(?:rest of |most of |much of )?(?:the )?(?:\\p{L}+ )?(?:${hours}|years?|months?|weeks?|days?)$`

const isLike = (item: string): boolean =>
  item.length >= 3 &&
  item.split(" ").length <= 6 &&
  !ofTime.test(item) &&
  /^[\p{L}\d][\p{L}\p{M}\d'’&/ -]*$/u.test(item) &&
  !work.test(item) &&
  !/^(?:knee|waist|neck|elbow)-deep/u.test(item) &&
  !petPattern.test(item) &&
  !namesGameOfSide(item) &&
  !/^\p{Lu}\S* (?:\p{Lu}\S* )+(?:Gardens|Club|Society|Trust|Centre|Center)$/u.test(item) &&
  !isPlaceInGame(item) &&
  !/^(?:on|in|at|with|by|for|to|out|near|under|up|off|every|each|most|once|twice|op|que|qui|dont|which|who|di cui|die|der)\b/i.test(
    item
  ) &&
  !/(?:UX|copy|technical|grant|business)[- ]?writing|^(?:references|board(?! gam(?:es?|ing)(?![\p{L}]))) /iu.test(
    item
  ) &&
  !/^(?:shouting|yelling|swearing|moaning|complaining|losing|failing)(?: at .*)?$/i.test(item) &&
  !/\b(?:is|are|was|has|have|he|she|they|i|his|her|their|my|it)\b/i.test(item) &&
  isSpeakable(item)

const isLikeName = (item: string): boolean => /^\p{Lu}\S* \p{Lu}\S*$/u.test(item)

/** `playing with her daughter`: without the company that it speaks of, nothing is left. */
const isWhole = (item: string): boolean => isSpeakable(item) || isPastime(tidyItem(item))

/** `on his mountain bike`, `up a hill`: where somebody is found is a pastime by what stands there. */
const placed = (item: string): string => {
  const thing =
    /^(?:(?:out|off) )?(?:on|in|at|up|behind|with|aboard|astride|under|inside|by|over) (?:an? |the |her |his |their |my )?(?<thing>\p{L}.*)$/u.exec(
      item
    )?.groups?.thing
  return thing !== undefined && isPastime(tidyItem(thing)) ? thing : item
}

const trimmed = (list: string): ReadonlyArray<string> =>
  listItems(
    list
      .replace(/\s(?:in|during|at|on) (?:his|her|their|my) (?:spare|free) time.*$/u, "")
      .replace(company, "")
      .replace(/\s(?:outside|away from|when not|when (?:she|he|they|I)|whenever)\b.*$/u, "")
  )
    .filter(isWhole)
    .map(item =>
      withoutHow(
        tidyItem(
          placed(
            item.replace(
              regex.u`^(?:most|many|all|her|his|my|their|the) (?:\\p{Ll}+ )?${hours} (?=\\p{Ll})`,
              ""
            )
          )
        )
      ).replace(/ (?:follower|watcher|enthusiast|lover|fan)$/u, "")
    )
    .filter(item => !isManner(item))

/** Several things, of which one is surely a pastime, where the sentence does not say that it speaks of free time. */
const pastimes = (list: string, isLeisure: boolean): ReadonlyArray<string> => {
  const items = trimmed(list).filter(item => item !== "")
  if (!isLeisure && !items.some(item => isPastime(item) && isLike(item))) return []
  const end = items.findIndex(item => !isLike(item))
  return (end <= 0 ? items : items.slice(0, end)).filter(item => isLike(item) && !isLikeName(item))
}

const sporting =
  /^(?:rally|race|fell|trail|marathon|dinghy|fly|sea|club|wild|folk|morris|ceilidh|barbershop|pub)\b/

/** `is a drummer, teacher and …`: those who play and make live by it, unless they say first what else they are. */
const livelihood =
  /(?<![\p{L}])(?:drummer|guitarist|pianist|violinist|cellist|singer|songwriter|musician|ceramicist|boat ?builder|luthier|bookbinder|blacksmith|silversmith|printmaker|calligrapher|glassblower|weaver|potter|organist|harpist|saxophonist|dancer)s?$/iu
/** Words that also name a trade or an office say nothing by themselves. */
const isForPleasure = (item: string): boolean =>
  sporting.test(item) ||
  (!isTitle(item) &&
    !/\b(?:reader|writer|member|master|driver|traveller|traveler|hunter|speaker)$/.test(item))

const hobbies = (clause: Clause): ReadonlyArray<Fact> => {
  const { text, isLeisure } = clause
  if (namesSide(text)) return []
  // `runs on the moors`: where, and not what.
  const isRun = /^runs? (?:on|in|over|across|around|along|up) /.test(text)
  const list = isRun ? undefined : pleasure.exec(text)?.groups?.list
  const isAboutTeam = list !== undefined && teams({ text, isLeisure, companies: [] }).length > 0
  // `swimming, baking or watching Bristol City lose`: beside a side only what is surely a pastime.
  const besideTeam = isAboutTeam ? pastimes(list, false).filter(isSurePastime) : []
  if (besideTeam.length > 0) return factsOf("personal.hobbies", besideTeam)
  if (list !== undefined && !isAboutTeam) {
    const instrument =
      /^plays? the (?<instrument>\p{Ll}+(?: \p{Ll}+)?)(?=$|[,.;]| (?:and|in|with|for)\b)/u.exec(text)?.groups
        ?.instrument
    if (
      instrument !== undefined &&
      !/\b(?:role|part|game|field|markets?|ball|fool|system|odds|numbers|victim)\b/.test(instrument)
    ) {
      return factsOf("personal.hobbies", [instrument])
    }
    // `runs the bakery and sells bread`: what stands first says what all of it is about.
    const isOther =
      /^(?:runs?|plays?|practi[sc]es?|goe?s?) /.test(text) && !isPastime(tidyItem(listItems(list)[0] ?? ""))
    // `runs on the moors`: where it is done is no pastime.
    const isWhere =
      /^runs? (?:(?:on|in|up|over|along|across|round|around|through) |(?:\p{Ll}+ )?(?:trails|hills|fells|mountains)(?![\p{L}]))/u.test(
        text
      )
    if (isOther || isWhere || /^runs? (?:the|an?|his|her|their|our) /.test(text)) return []
    const playing = /^(?:runs?|plays?|practi[sc]es?) /.test(text)
    const isHobby =
      isLeisure ||
      /hobbies|pastimes|spare|free time|weekends|summers|winters|Sundays|Saturdays|holidays|unwinds|relaxes|recharges|pleasures?|happiest|happier|sit still|idea of/.test(
        text
      )
    return factsOf(
      "personal.hobbies",
      // `plays chess and looks after the garden`: further on only what is surely played, since a verb may stand there.
      pastimes(list.replace(/^(?:to be )?(?:to )/u, ""), isHobby && !playing).filter(
        (item, at) => !playing || at === 0 || isPastime(item)
      )
    )
  }
  const doings = isLeisure
    ? [
        ...doingsIn(text).filter(it => isCoaching(it) || (isLike(it) && isActivity(it))),
        ...whereaboutsIn(text).filter(isLike)
      ]
    : []
  if (doings.length > 0) return factsOf("personal.hobbies", doings)
  const beings = beingsOf(text)
  const isAmongWork =
    (!isLeisure && beings.length === 1) ||
    /(?<![\p{L}])(?:teacher|tutor|composer|producer|business\p{L}+)(?![\p{L}])/u.test(text)
  return beings.flatMap(being => {
    const told = keen.exec(being)?.groups?.list
    const list = told ?? doer.exec(being)?.groups?.list
    const items = list === undefined ? [] : pastimes(list, isLeisure && told !== undefined)
    return factsOf(
      "personal.hobbies",
      items.filter(
        item => told !== undefined || (isForPleasure(item) && !(isAmongWork && livelihood.test(item)))
      )
    )
  })
}

/** The same pastime may be told by a verb and stand in its list: `plays the cello`, `cello`. */
const distinct = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => {
  const values = [...new Set(facts.map(({ value }) => String(value)))]
  return factsOf(
    "personal.hobbies",
    values.filter(value => !values.some(it => it !== value && isPastime(it) && value.endsWith(` ${it}`)))
  )
}

/** Whoever coaches a side or rides with one does more than follow it. */
const isWithSide = /^(?:coach(?:es)?|rides? (?:with|for)) /u

/** What the person does for pleasure, and what they are interested in. */
export const leisure: Rule = clause => {
  const interests = interestsOf(clause)
  if (interests !== undefined) return interests
  const followed = teams(clause).map(({ value }) => String(value))
  const told = [...hobbies(clause), ...pursuit(clause)]
  const found = told.length === 0 ? outings(clause) : told
  const known = found.length === 0 ? pastimesOf(clause) : found
  const all =
    known.length > 0 || followed.length > 0 ? known : factsOf("personal.hobbies", freelyDone(clause))
  return distinct(all).filter(
    ({ value }) => isWithSide.test(String(value)) || !followed.some(team => String(value).includes(team))
  )
}

const isSurelyTeam = (item: string): boolean => isTeam(item) && !isAmbiguousTeam(item)

/** `Chester` behind `her Newfoundland`, `op vrijdagavond de Adelaarshorst`: names and times among pastimes. */
const isName = (item: string): boolean =>
  !isPastime(item) && (/^\p{Lu}[\p{L}\d]+$/u.test(item) || /\p{Ll} (?:[^\p{Lu}]* )?\p{Lu}/u.test(item))

/** Entries of a list of hobbies or interests. */
export const likedItem =
  (field: "personal.hobbies" | "personal.interests") =>
  (line: string): ReadonlyArray<Fact> => {
    if (isRowOfLinks(line) || isSite(line)) return []
    const items = listItems(line.replace(/[.]$/u, "")).map(item =>
      tidyItem(
        withoutCheer(item.replace(/^(?:shouting at|watching|following|supporting) (?=(?:the )?\p{Lu})/iu, ""))
      )
    )
    if (items.some(item => item.split(" ").length > 6)) return []
    const about = (item: string) =>
      /^(?:reading|podcasts|books|novels|documentaries) (?:up )?(?:about|on) (?<what>.+)$/iu.exec(item)
        ?.groups?.what
    const read = items.flatMap(item => about(item) ?? [])
    const liked = items.filter(item => isLike(item) && !isSurelyTeam(item) && about(item) === undefined)
    const done =
      field === "personal.hobbies"
        ? liked.filter((item, index) => index === 0 || !isName(item))
        : liked.filter(
            item =>
              (isSurePastime(item) && isActivity(item) && !/ers$/u.test(item)) ||
              isSurePastime(/^\p{Ll}+ing(?= \p{L})/u.exec(item)?.[0] ?? "")
          )
    return [
      ...factsOf("personal.sports_teams", items.filter(isSurelyTeam)),
      ...factsOf("personal.hobbies", done),
      ...factsOf(
        "personal.interests",
        field === "personal.interests" ? [...liked.filter(item => !done.includes(item)), ...read] : read
      )
    ]
  }
