import { patternOf, regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { be, type Fact, factsOf, have, isEarlier, type Rule } from "../Clause.ts"
import { companyName, organizationWord } from "../naming/properName.ts"
import { isLikelyTown } from "../position/employerName.ts"
import { isEmployer } from "../Wanted.ts"
import { isPlace, isRegion, placeName } from "../words/places.ts"
import { isClubOfTown } from "../words/teams.ts"
import { calledByTheirTown } from "../words/townspeople.ts"

const where = `(?:the )?(?:city of )?(?<place>(?:[Gg]reater )?${placeName})`

const forms = [
  regex.u`^(?:works?|(?:${be})?based|sits) (?:in|at|out of|from) (?:our|the|its|their|[\\p{Lu}][\\p{L}\\d&. -]{1,40}?[’']s?) ${where} (?:office|studio|lab|team|hub)`,
  regex.u`^(?:has |have )?(?:moved|relocated|transferred) to (?:our|the|its) ${where} (?:office|studio|lab|team|branch|site)`,
  regex.u`^(?:${be})?(?:happily )?(?:based|living|located|resident|settled|at home)(?: and work(?:s|ing))?(?: remotely)? (?:in|from|out of) ${where}`,
  regex.u`^(?:lives?|resides?|dwells?)(?: and (?:works?|practi[sc]es|writes|teaches|paints))?(?: \\p{Ll}+ly)? in ${where}`,
  // `lives at Kippford with her dog`: two words may be a house.
  /^(?:lives?|resides?) at (?<place>\p{Lu}\p{Ll}{3,})(?=[,.;]|$| with | and )/u,
  regex.u`^${have}(?:lived|been living|resided|been based|been settled|been at home|settled)(?: and worked)? in ${where}(?! (?:before|until|and [A-Z]))`,
  regex.u`^works? (?:remotely |mostly |mainly )?(?:from|out of) (?:our |the |his |her )?${where}`,
  regex.u`^(?:practi[sc]es|works|teaches|has (?:her|his|a|their) (?:studio|workshop|practice|surgery|office|atelier)) in ${where}`,
  regex.u`^(?:lebt|wohnt|vit|habite|vive|reside|mora|bor|woont|abita) (?:in|à|en|i|em|a) ${where}`,
  regex.u`^(?:${be}|est |é |está |ist |è |är )?(?:basée?|établie?|installée?|sediad[oa]|radicad[oa]|basad[oa]|afincad[oa]|ansässig|wohnhaft|gevestigd|woonachtig|bosatt|baserad|basat[oa]) (?:à|en|in|em|a|i) ${where}`,
  regex.u`^(?:calls?|${have}called) ${where} (?:her |his |their )?home`,
  regex.u`^makes? (?:his|her|my|their) home in ${where}`,
  regex.u`^${be}(?:an? |the )?(?:\\p{L}+ )?${where}-based `
]

const leads = "(?:works?|leads?|heads?|runs?|manages?|directs?|oversees|teaches|owns|co-?owns|practi[sc]es)"
/** `heads the Kisumu-based charity …`: what somebody works for is where they are. */
const basedEmployer = regex.u`^(?:${be}[^,;]{3,60}? (?:at|of|for|with) |${leads} (?:for |at )?)(?:an? |the )?(?<place>${placeName})-based (?=\\p{Ll})`

/** `joins the Skipton-based mutual`. */
const joinedBased = regex.u`^(?:joins?|joined|${have}joined) (?:the )?(?<place>${placeName})-based (?=\\p{Ll})`

/** `David Chen, Milwaukee` and `Ann Lee, of Leeds`, where nothing is said but a place. */
const placeAlone = regex.u`^${be}(?:of )?(?<place>${placeName})[.]?$`

/** `Ann Lee, of Roker, has won …`: a place as likely as a house, where nobody knows either. */
const homeAlone = /^is of (?<place>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}+)?)[.]?$/u

/** `runs Shule Bora Trust in Kisumu, Kenya`: of what is the employer, or says by its name that it is one. */
const runningIn = regex.u`^${leads} (?:at |for )?(?:the )?(?<company>${companyName})(?:,| in|, in) (?<place>${placeName})(?=[.;]|$| and | where | with | since )`

/** `is a fellow of the Guild of Potters in Wales`: where a body is, its members need not be. */
const notBelonging =
  "(?!(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:[Ff]ellow|[Mm]ember|[Ll]icentiate|[Gg]raduate|[Pp]atron|[Ff]riend|[Ss]upporter|[Ff]ree(?:man|woman)|[Ll]ivery(?:man|woman)|[Cc]ompanion|[Gg]overnor) of )"

/** `CTO at Acme in Leeds`, `engineer at Acme, Leeds`: only places that are known, since departments stand there too. */
const atWork = regex.u`^${be}${notBelonging}.{3,80} (?:at|of|with|for) (?:the )?${companyName}(?:,| in|, in) (?<place>${placeName})(?=[.;]|$| and | where | with | since )`

/** `freelance editor in Leipzig`. */
const titled = regex.u`^${be}${notBelonging}(?:an? )?(?<title>[\\p{L} -]{3,50}) in (?<place>${placeName})[.]?$`

/** Ways of being somewhere that say less: they count where nothing else is said. */
const lesser = [
  `^${be}(?:(?:here|still|back|over|up|down|out|just|always) )*(?:in|near|outside|from) ${where}(?=[.,;:!?)]|$| –| with | and )`,
  `^(?:${have})?(?:since |then |now |recently |just )*(?:moved|relocated|emigrated|settled|came home|come home)(?: (?:back|home|here|down|up|over|out|west|north|south|east|across))* (?:to|in) ${where}`,
  `^${be}(?!.*\\b(?:graduate|degree|[Mm]aster['’]?s|[Bb]achelor['’]?s|[Dd]iploma|born|interest\\w*|believer|champion|winner|expert|[Mm]ember|finalist|fan|supporter|studies|native|involved|active|found|responsible|[Ff]ellow|fellowship|[Ee]xaminer|[Ss]ecretary of|[Tt]reasurer of|[Ff]ree(?:man|woman)|[Ll]ivery(?:man|woman)|chartered)\\b)[^,;.()]{3,60}? (?:in|near|outside) ${where}(?=$|[,.;:)]| \\p{Ll}+ing )`,
  `^(?:looks? after|handles?|manages?|leads?|runs?|covers?|heads?|oversees?) (?![^.;]*\\b(?:imports?|exports?|goods|suppl\\p{L}+|deliver\\p{L}+|shipments?|freight|routes?|flights|ferries|trains|lines?|sourc\\p{L}+|graduates|refugees|students|visitors|guests|people|orders|calls)\\b)[^.;]{3,80}? from ${where}(?=[.,;]|$)`,
  `^(?:splits?|divides?|shares?) (?:her|his|their|my) (?:time|week|year|life) between ${where}`,
  `^(?:joined|rejoined|has been with|is with) (?:us|the (?:team|firm|practice|company|school)) (?:in|at) (?:our )?${where}`,
  `^and (?:her|his|their|my) (?:\\p{Ll}+ )?(?:partner|husband|wife|family|spouse|children|kids) (?:both )?live(?: \\p{Ll}+){0,2}? (?:in|near|outside) ${where}`
]
/** What people do where they live: `keeps bees in Leith`, `tune pianos in Bergen`. */
const doing =
  "(?:makes?|builds?|tunes?|teach(?:es)?|practi[sc]es?|farms?|grows?|brews?|bakes?|paints?|writes?|designs?|repairs?|restores?|cooks?|sells?|fix(?:es)?|runs?|works?|sits? on|serves? (?:on|as)|coach(?:es)?|lectures?|sees? patients|treats?|carves?|weaves?|throws?|prints?|roasts?|keeps?|tends?|raises?|breeds?|fish(?:es)?|sails?|sings?|rents?|owns?|heads?(?: up)?|leads?|manages?|oversees?|looks? after|drives?|nurses?|gardens?|crafts?|produces?|edits?|advises?|consults?|cuts?|styles?)"
const settled = `^(?:(?:also|still|now|mostly|mainly) )*(?:${doing}|${have}(?:run|worked|taught|lived|farmed|practi[sc]ed|made|built|kept|owned)|${be}(?:running|building|working|teaching|farming)) [^;.]{0,90}?(?<!\\d) ?(?:in|near|outside|just outside|out of|above|north of|south of|east of|west of) ${where}`
/** Some of it is done wherever people happen to be. */
const onTheWay =
  /\b(?:most recently|class|Saturdays?|Sundays?|weekends?|volunteer\w*|every|each year|once|twice|annual|trips?|holidays?|visit\w*|races?|marathons?|tour\w*|travel\w*|abroad|teams?|products?|students?|clients?|communities|families|schools in|projects? in|offices? in|charity|orphan\w*|born|grew|studied|degree|conference|festival|exhibition|jury|program(?:me)? (?:board|committee)|for the|patients in|customers|to \p{Ll}+ in|with \p{Ll}+ on)\b|\d{4}/iu

/** `manages apples at our Acme site`, `leads a team of forty analysts in Porto`: towns that are known. */
const ofTeam = [
  `(?:at|from|in) our ${where} (?:site|farm|office|branch|depot|centre|center|clinic|studio|plant|factory|mill|yard|surgery|salon|shop|store|hotel|lodge|vineyard|hub|rooms)(?![\\p{L}])`,
  `^(?:leads?|heads?|runs?|manages?) (?:an?|our|the) (?:\\p{Ll}+ )?team of [^.;,]{2,50}? in ${where}(?=[.,;]|$)`
]

/** `started on the till in our Acme shop`: where somebody was then. */
const isOver = /^(?:began|spent|was|were|left|took|ran|led|\p{Ll}+ed) /u

const noPlace =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|University|College|Office|Street|Road|Avenue|Lane|House|Ltd|Inc|Department|Institute|Team)\b|\d/

const tidyPlace = (place: string): string =>
  place.replace(/ (?:office|studio|lab|hub)$/i, "").replace(/['’.,-]+$/u, "")

/** `Second Harbour Literacy, Leeds`: where a name stands before a town, the town. */
const townBehind = (place: string): string => {
  const [first = "", second = "", ...others] = place.split(", ")
  return others.length === 0 && isPlace(second) && !isRegion(second) && !isPlace(first) && first.includes(" ")
    ? second
    : place
}

const wholePlace = regex.u`^${placeName}$`
const nowhere =
  /\b(?:Our|My|The|Your|Remote|Online|Hybrid|Worldwide|Global|Earth|Home|Internet|Everywhere|Here|Building|Floor|Room|Campus|Main|Head|Headquarters|HQ)\b/i

/** Behind a label or heading that announces a place, also one that few know. */
export const placeItem = (line: string): ReadonlyArray<Fact> => {
  const value = line
    .replace(/\s*\([^()]*\)[.]?$|[.]$/u, "")
    .replace(
      /^(?:(?:Room|Suite|Unit|Floor|Level) [\p{L}\d.]+, |\p{Lu}[\p{L}’' ]{2,30} (?:Building|House|Wing|Tower|Block|Centre|Campus), )+|^(?:Mon|Tues|Wednes|Thurs|Fri)days? [ap]m, |,? (?:\/ )?(?:remote|hybrid)$/giu,
      ""
    )
  const isNamed = wholePlace.test(value) && value.split(" ").length <= 5 && !noPlace.test(value)
  return isPlace(value) || (isNamed && !nowhere.test(value))
    ? factsOf("professional.current_location", [value])
    : []
}

/** `is a trustee of Mind in Hull`: where a body is to which somebody belongs. */
const ofBody = regex.u`^(?:${be})?(?:an? |the )?(?:\\p{Ll}+ )?(?:trustee|governor|patron|volunteer|supporter|ambassador|treasurer|secretary|member|fellow|mentor|chair(?:man|woman|person)?) (?:of|at|for|with) (?:the )?\\p{Lu}[^,;.]* in \\p{Lu}`

/** Where the person lives or works; never where they were born, and never a street. */
export const location: Rule = ({ text, isLeisure, companies }) => {
  if (
    isEarlier(text) ||
    /\b(?:until|used to|previously|formerly|moving to|born|starting (?:out )?as|beginning as)\b/i.test(text)
  )
    return []
  if (ofBody.test(text)) return []
  const home = homeAlone.exec(text)?.groups?.place
  if (home !== undefined && !isPlace(home)) {
    return isEmployer(home, { companies }) || noPlace.test(home) || organizationWord.test(home)
      ? []
      : [{ field: "professional.current_location", value: home, isWeak: true }]
  }
  const town = regex.u`^${be}`.test(text)
    ? calledByTheirTown(/ (?<called>(?:an?|the) .+)$/u.exec(text)?.groups?.called ?? "")
    : undefined
  if (town !== undefined && !isEmployer(town, { companies }) && !organizationWord.test(town))
    return [{ field: "professional.current_location", value: town, isWeak: true }]
  const trade = titled.exec(text)?.groups
  const held = trade?.title !== undefined && isTitle(trade.title) ? trade.place : undefined
  const run = runningIn.exec(text)?.groups
  const isRun =
    run?.company !== undefined &&
    (isEmployer(run.company, { companies }) || organizationWord.test(run.company))
  const seat = tidyPlace(
    townBehind(
      placeAlone.exec(text)?.groups?.place ??
        atWork.exec(text)?.groups?.place ??
        basedEmployer.exec(text)?.groups?.place ??
        joinedBased.exec(text)?.groups?.place ??
        (isRun ? run.place : undefined) ??
        held ??
        ""
    )
  )
  if (isPlace(seat) && !isClubOfTown(seat)) return factsOf("professional.current_location", [seat])
  for (const form of forms) {
    const place = form.exec(text)?.groups?.place
    const value = tidyPlace(place ?? "")
    if (value !== "" && !noPlace.test(value) && !/['’]s? /u.test(value))
      return factsOf("professional.current_location", [value])
  }
  // `Away from work she coaches a side in Leeds`: where free time is spent.
  return (isLeisure ? [] : lesserPlace(text)).map(value => ({
    field: "professional.current_location",
    value,
    isWeak: true as const
  }))
}

const notKnownIn =
  /\bin the $|\b(?:coach|instructor|tutor|lecturer|reader|professor|specialist|trainer|consultant|diploma|certificate|qualification) in $/i

/** Where the person seems to be by what they do, or by where they came. */
const lesserPlace = (text: string): ReadonlyArray<string> => {
  for (const form of lesser) {
    const value = tidyPlace(patternOf(form).exec(text)?.groups?.place ?? "")
    // `is also in the Fell Striders`, `is a coach in Running Fitness`: unknown words are no place behind these.
    if (!isPlace(value) && notKnownIn.test(text.slice(0, text.indexOf(value)))) continue
    // `has moved to Globex`: to a house.
    if (
      !isPlace(value) &&
      /^(?:has |have )?(?:just |now |recently )?moved to $/u.test(text.slice(0, text.indexOf(value)))
    )
      continue
    // Of a whole country people come, wherever they are by now.
    if (/\bfrom $/u.test(text.slice(0, text.indexOf(value))) && isRegion(value)) continue
    if (value !== "" && isLikelyTown(value) && !/ (?:until|before|for a (?:year|week|while))\b/u.test(text))
      return [value]
  }
  for (const form of isOver.test(text) ? [] : ofTeam) {
    const town = tidyPlace(patternOf(form).exec(text)?.groups?.place ?? "")
    if (isPlace(town) && !isRegion(town)) return [town]
  }
  const match = patternOf(settled).exec(text)
  const value = tidyPlace(match?.groups?.place ?? "")
  // `manages our work in Peru and Chile`: of several countries none is where somebody lives.
  const behind = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))
  if (isRegion(value) && /^(?:,| and) \p{Lu}/u.test(behind)) return []
  return isPlace(value) && !onTheWay.test(match?.[0].slice(0, -value.length) ?? "") ? [value] : []
}
