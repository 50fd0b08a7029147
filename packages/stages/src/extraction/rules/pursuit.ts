import { regex } from "../../sources/regex.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { crafts } from "../words/crafts.ts"
import { isPastime, isSurePastime } from "../words/pastimes.ts"
import { doingOf, pursued, pursuitVerbs, tellingOf } from "../words/pursuits.ts"

const abroad =
  "(?:rudere|rudert|segle|segelt|wandere|wandert|klettere|klettert|tanze|tanzt|gärtnere|gärtnert|imkere|imkert|angle|angelt|stricke|strickt|schwimme|schwimmt|töpfere|töpfert)"
const water =
  "(?: (?:in|im) (?:cold|open|wild|icy|kalten) (?:water|Wasser)| in the (?:sea|ocean|lakes?|rivers?|reservoirs?|lochs?|tarns?|quarry)| outdoors)?"
const when =
  "(?:everywhere|anywhere|outdoors|all winter|all summer|to work|to the office|home|solo|winter|summer|year[- ]round|all year|rain or shine|round|around|through|under|over|with|off-road|barefoot|more than|better|worse|rather|long distances?|long-distance|in|on|off|along|down|up|across|at|with|every|most|twice|(?:two|three|four|five|six|several|many|a few) times (?:a|each|every)|once a|badly|slowly|competitively|whenever|when|while|all|year|for fun|for pleasure|as (?:often|much)|before|after|auf|im|am|an der|gern\\p{L}*)"
/** `climbs in the Cuillin hills`: where is a part of it. */
const where =
  "(?: (?:in|on|along|around|across|up|off) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|I\\b)\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)*(?: (?:mountains|hills|lakes?|river|coast|estuary|canal|sea|bay|trails|moors|fells|dales|alps|islands?))(?=$|[.!;,]| (?:and|with|every|most|when|whenever|in|on|at|as|for)\\b))"
/** `I row, on the Merrimack`. */
const going = regex.u`^(?<value>(?:(?:(?:[Nn]ordic|cross-country|[Aa]lpine|telemark|water) )?(?:${pursuitVerbs})|${abroad})(?:${where}|${water}))(?=$|[.!;:]| ?[("“]|,? ${when}(?![\\p{L}])|, )`
/** Verbs that mean much else: for a club, or in free time. */
const loosely = tellingOf(
  "quiz sing dance paint draw read cook bake walk run bike bowl camp dive fence forage sew knit weave referee umpire".split(
    " "
  )
)
const weekly = regex.u`^(?<value>${loosely}) (?=(?:(?:on |every |most |of a )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|evenings?)|competitively|badly|at home|for (?:fun|pleasure)|in (?:an?|the|our|her|his) (?:[\\p{L}’'-]+ ){0,2}[Ll]eague)(?![\\p{L}]))`
const together = regex.u`^(?<value>(?:${loosely})(?: (?:on|in|over|round|around|across|up) the \\p{Ll}{3,}|(?<=draws?|sketche?s?|paints?) \\p{Ll}{3,}(?=[^,.;]* (?:Sketchers|Artists|Painters|Drawing Club)))?)(?:, \\p{Ll}+,)? (?=(?:with|for|in) (?:the |a |an )?(?:\\p{Lu}[\\p{L}’'-]* ){1,5}?(?:Association|Society|Club|Guild|Group|Runners|Walkers|Ramblers|Harriers|Dancers|Players|Quilters|Weavers|Singers|Sketchers|Artists|Painters|Drawing Club))`
/** `rides with Harbour Wheelers`: on what somebody rides, their club tells. */
const riding =
  /^(?<value>rides? (?:with|for) (?:the )?(?:\p{Lu}[\p{L}’'-]* ){1,4}?(?:Wheelers|Cyclists|V[eé]lo|Randonneurs|Cycling Club|Road Club|Riding Club|Pony Club|CC))(?![\p{L}])/u

/** `runs on the fells`: the ground tells that it is for love. */
const terrain =
  /^(?<value>(?:runs?|walks?|rides?|cycles?|bikes?) (?:in|on|over|across|up) the (?:\p{Ll}+ )?(?:fells|hills|moors|dales|downs|mountains|woods|trails|cliffs|beach|dunes))(?=$|[.,;!]| (?:with|and|every|most|when|whenever|at|before|after|above|near|around|on|in)(?![\p{L}]))/u

/** `has curled with us since 2009`, `has sung in the choir for ten years`: what somebody has long done. */
const long = regex.u`^${have}(?<value>${pursued})(?:${where}|${water})?(?: (?:on|in|around|along) the \\p{Lu}[\\p{L}’'-]+)?,? (?:(?:with|for|in|at) (?:us|[^,;.]{0,40}?(?:[Cc]hoir|[Cc]horus|[Ss]ingers|[Cc]lub|[Tt]eam|[Cc]rew|[Ss]ociety|[Ll]eague|[Bb]and|[Ss]ide|[Ss]quad)(?: [^,;.]{0,40}?)?) )?(?:since|for (?:[\\p{Ll}\\d-]+ ){1,3}(?:years|decades|seasons)|all (?:her|his|their|my) life|every (?:year|winter|summer|spring|autumn|season|week|Sunday))(?![\\p{L}])`

/** `has skied nine Birkebeiners`: a contest by its name, and how often. */
const often = regex.u`^${have}(?<value>(?:${pursued}) (?:(?:over|nearly|more than|about) )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen|\\p{Ll}+ty|\\d+) \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?s)(?![\\p{L}])`

const athletics = "curl hurl fence scull row swim skate cox paddle wrestle".split(" ")
/** `curls for Forfar`, `hurls, badly, with Castlelyons`, `rowing again, with Deben Rowing Club`: a sport before a side. */
const competing = regex.u`^(?:${be})?(?<value>${tellingOf(athletics)}|${doingOf(athletics)}|keeps? wicket)(?: again)?(?:, \\p{Ll}+,|,)? (?=(?:for|with) (?:(?:the |an? |her |his |their |my )?(?:\\p{Lu}|(?:local |village |university |masters )?(?:club|crew|side|team)(?![\\p{L}]))))`
/** `bathes in the Øresund all winter`. */
const dipping =
  /^(?<value>(?:bathes?|dips?|plunges?) in the (?:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?|sea|lake|river|fjord|harbou?r))(?=$|[.,;]| (?:all|most|every|each|year[- ]round|before|at|in|with|and)(?![\p{L}]))/u
/** `is in the sea at Portreath most mornings`. */
const bathing = regex.u`^(?:${be}|can be )(?:(?:out|often|usually|found|always|happiest) )*(?<value>in the (?:sea|ocean|lake|loch|river|surf|lido|harbou?r|fjord)(?: (?:at|off|in|near|by) \\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,2})),? (?=(?:most|every|each|before|all (?:year|winter)|year[- ]round|at dawn|whatever)(?![\\p{L}]))`
/** `runs the Two Oceans half every year`, `climb Croagh Patrick once a month`. */
const yearly =
  /^(?<value>(?:runs?|rides?|cycles?|swims?|walks?|climbs?|hikes?|does|do|sails?|rows?|paddles?) (?:the )?\p{Lu}[\p{L}’'&-]*(?: (?:(?:to|of|the) )?\p{Lu}[\p{L}’'-]*){0,3}(?<!Festival|Week|Fair|Show|Conference|Awards|Market|School|Academy|Camp|Summit|Club|Programme|Program|Project|Forum|Day|Workshop)(?: (?:half|relay|race|loop|marathon|sportive|swim|walk))?)(?: backwards)? (?=(?:every|each) (?:year|\p{Lu}\p{Ll}+|month|week|summer|winter|spring|autumn|weekend)|(?:at least )?(?:once|twice) a (?:year|month|week))/u
/** `skates marathons on the lake`, `swims long-distance races`: contests of a kind, and not one by its name. */
const contests =
  /^(?<value>(?:skates?|swims?|skis?|rows?|cycles?|paddles?|sails?) (?:[\p{Ll}-]+ ){0,2}(?:marathons|races|triathlons|regattas|relays))(?=$|[,.;!]| (?:on|in|at|every|with|when|whenever|and|for)(?![\p{L}]))/u
/** `dances in a Serbian kolo group`: a side of dancers who are nobody's employer. */
const troupe =
  /^(?<value>dances? (?:in|with) (?:an?|the|her|his|their|my) (?:(?!professional|touring|contemporary)[\p{L}’'-]+ ){1,3}?(?:group|troupe|ensemble|team|crew|club))(?![\p{L}])/u

/** `umpires for the district league`. */
const officiating =
  /^(?<value>(?:umpire|referee)s?) (?=(?:for|in) [^,.;]*(?<![\p{L}])(?:[Ll]eagues?|[Dd]istrict|[Cc]ounty|[Cc]lubs?|[Cc]up|[Dd]ivision)(?![\p{L}]))/u

const ensemble =
  "(?:choir|chorus|barbershop \\p{Ll}+|choral society|band|ensemble|orchestra|quartet|(?:\\p{Lu}[\\p{L}']*[\\p{L}’'] ){1,4}(?:Choir|Chorus|Singers|Consort|Chorale|Voices|Ensemble|Orchestra|Band|Choral Society|Philharmonic|Sinfonia|Philharmonia))"
const ofPlace =
  "(?:(?:a|an|the|her|his|their|my) )?(?:(?:local|community|chamber|village|cathedral|gospel|folk|brass|jazz|covers?|ska|punk|samba|rock|ceilidh|wedding|amateur|symphony) )*"
const music = `(?:sings?|singing|plays?|playing) (?:(?:in|with|at) ${ofPlace}${ensemble}|(?:alto|soprano|tenor|bass|baritone|first soprano|second (?:alto|soprano|bass))(?= (?:in|with)\\b))`

/** What is told of any thing as long as it is a pastime. */
const told: ReadonlyArray<string> = [
  "referees?|umpires?|officiates?(?: at| in)?",
  "dabbles? in",
  "throws?(?= darts)",
  "(?:competes?|takes? part|races?) in",
  "(?:moonlights|doubles up|doubles) as",
  "trains? for",
  `(?:${be}|${have}been )(?:\\p{Ll}+ly |still |now |also )?(?:learning|relearning|studying|practi[sc]ing|playing|trying to learn|teaching (?:herself|himself|themselves|myself)|attempting to learn|taking (?:up|lessons in|classes in)|taking lessons on the)(?: to| how to)?(?: play| make| do)?`,
  `(?:${be})?(?:training for|(?:undefeated|unbeaten|unbeatable|hopeless|terrible|lethal|formidable|not bad|handy|dangerous) (?:at|with)|(?:hooked|keen|sold) on|addicted to|mad (?:about|on|keen on)|partial to|devoted to|a sucker for|a demon at)`,
  "swears? by",
  "never miss(?:es)?",
  "holds? (?:an? )?(?:\\p{Ll}+[- ])?(?:black |brown )?belts? in",
  "liv(?:es|e) for",
  `(?:${have}(?:recently |lately )?)?(?:taken up|took up|discovered|rediscovered)`,
  "practi[sc]es?",
  `(?:${have})?(?:learnt|learned)(?= the \\p{Ll}+ (?:since|from|for)\\b)`,
  "(?:lernt|lerne|spielt|spiele)"
]
const end =
  "(?=$|[,.;:!]| (?:in|on|for|with|and|at|every|most|badly|when|whenever|from|since|to|by|as|around|between|during|near|along|through|across|over|under|without|but|than|three|twice|once|two|four|about|that|who|after|before|because|until|at)\\b(?! (?:of the|(?:a|the) row)\\b))"
/** What a thing that is made may not go on to be. */
const noTrade =
  "(?![\\p{L}\\p{M}\\d’'-])(?! (?:company|companies|brands?|businesse?s?|shops?|stores?|factory|factories|firms?|start-?ups?|apps?|software|platforms?|products?|services?|systems?|models?|markets?|industry|labels?|studios?|schools?|courses|workshops|parts|materials|cases?|projects?|programmes?|programs?|teams?|lines?|data|makers?|dealers?|trade|sector|videos|licen[cs]es?|survive|work|last|talk|sing|sound|look|fit|fly|behave|pay|out of|away from|off)(?![\\p{L}]))"
/** Where people do for money what others do at home. */
const premises =
  "(?:restaurant|caf[eé]|bistro|pub|bar|hotel|bakery|shop|store|studio|firm|company|works|works?hop)(?![\\p{L}])"
/** Whom somebody does a thing for who does it for its own sake, and what it is done for; anybody else may pay for it. */
const pleased =
  "(?:fun|pleasure|love|sport|charity|practice|relaxation|exercise|friends|family|neighbou?rs|everyone|everybody|anyone|whoever|(?:her|him|my|them)sel(?:f|ves)|\\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundreds)(?![\\p{L}-])|(?:the )?(?:\\p{Ll}+ )?(?:weddings|birthdays|babies|years|decades|hours|winter|summer|Christmas)|(?:an?|the|her|his|their|my|our) (?:\\p{Ll}+ ){0,2}?(?:crowd|friends?|famil(?:y|ies)|kids|children|grand\\p{L}+|sons?|daughters?|nephews?|nieces?|neighbou?rs?|street|village|fair|f[eê]te|part(?:y|ies)|team|crew|colleagues|dozen|hundred|house|home|garden|wife|husband|mother|father|mum|dad|fun|love)(?![\\p{L}]))"
/** How a thing is done that takes long. */
const slowly =
  "(?:(?:slowly|painstakingly|gradually|patiently|forever|lovingly|halfway through|in the middle of|busy) )?"
/** `has restored two Norton Commandos`: what was made keeps. */
const madeOf = (stems: ReadonlyArray<string>): string =>
  stems.includes("restore") ? "|(?<=(?:has|have|['’](?:s|ve)) (?:\\p{Ll}+ )?)(?:restored|rebuilt|built)" : ""
const made = [
  ...crafts.map(([verbs, things]) => {
    const stems = verbs.split(" ")
    return `(?:${be}${slowly}|${have}${slowly}(?=(?:re)?(?:stored|built) ))?(?<value>(?:${tellingOf(stems)}|${doingOf(stems)}${madeOf(stems)}) (?:${things}))`
  }),
  `(?:${be})?(?<value>${music})`
].map(
  form =>
    regex.u`^${form}${noTrade}(?! (?:at|by) (?:the )?(?:\\p{Lu}|clients|customers|others))(?! at (?:an?|the|her|his|their|our) (?:\\p{Ll}+ )?${premises})(?!,? for (?!${pleased}))`
)
const practices = told.map(
  verbs =>
    regex.u`^(?<said>(?:${verbs}) (?:the |an? |her |his |their |my )?(?:(?:(?:very |own )?(?:first|second|third|next|latest|own|good) ))?(?<thing>\\p{L}[\\p{L}\\d-]*(?: \\p{Ll}[\\p{L}-]*){0,2}?))${end}`
)
const playing =
  /^plays? (?!the )(?:(?:some|terrible|amateur|competitive|five-a-side|wheelchair|league|social|bad|a bit of|a little) )*(?<thing>Go|\p{Ll}[\p{L}-]*(?: \p{Ll}+)?)(?=$|[,.;!]| (?:in|on|for|with|and|at|every|most|badly|when)\b)/u

/** `plays in a social darts league`, `skips a team at the Granite Curling Club`: what is played stands before the side. */
const side =
  /^(?!plays? the \p{Ll}+ (?:with|in|for) )(?:has |have )?(?:plays?|played|keeps?|bowls?|bats?|competes?|skips?|hooks?|props?|turns? out|pitch(?:es)?|trains?|captains?(?= (?:the|an?) ))(?:(?: (?!in |for |with |at )[\p{L}\d’'-]+){0,3} (?:in|for|with|at))? (?:(?:an?|the|her|his|their|my|our) )?(?:[\p{L}\d][\p{L}\d’'-]* ){0,4}?(?<thing>(?:(?:[Ii]ce|[Ff]ield|[Rr]oller|[Tt]able|[Ww]ater|[Tt]ouch|[Ww]heelchair|[Ww]alking|[Bb]each|[Dd]isc|[Dd]ragon|[Gg]aelic) )?[\p{L}-]+) (?:[Ll]eague|[Tt]eam|[Ss]ide|[Cc]lub|[Ss]quad|[Cc]rew|ladder|tournament|circle|[Uu]nion)(?![\p{L}])/u

const placeInGame =
  /^(?:goal|wing|prop|hooker|lock|cent(?:re|er)|full-?back|point|left|right|first|second|third|midfield|defen[cs]e|up front)(?: \p{L}+)?$/u

/** Whether a clause names what is played by the side that plays it. */
export const namesSide = (text: string): boolean => side.test(text)

/** Where somebody stands in a game, which is no game. */
export const isPlaceInGame = (item: string): boolean => placeInGame.test(item)

/** `runs a quilting circle`: who brings others together for it, does it too. */
const gathering =
  /^(?:runs?|leads?|hosts?|organi[sz]es?|started) (?:an?|the|our|her|his|my) (?:\p{Ll}+ )?(?<thing>[\p{L}-]+) (?:circle|group|club|night|meet-?up)(?![\p{L}])/u
/** `tends a plot on the Mill Lane allotments`. */
const plot =
  /^(?<value>(?:tends?|keeps?|has|have|shares?|rents?|works?|digs?) (?:an? |the |her |his |my )?(?:(?:plot|patch) (?:on|at|in) [^,.;]{3,40}? ?(?:allotments?|community gardens?)|allotment(?: plot)?|vegetable (?:patch|garden|plot)|kitchen garden))(?![\p{L}])/u

/** `sails a Wayfarer`, `rides a road bike along the coast`. */
const craftWord = "(?!very|tight|fine|thin|steady)[\\p{L}\\d][\\p{L}\\d’'-]*"
const craft = regex.u`^(?<value>(?:${tellingOf("sail surf row paddle skate kayak canoe scull windsurf race crew".split(" "))}) (?:an?|her|his|their|my) (?:very (?=small|old|slow|leaky|elderly|tiny))?${craftWord}(?: ${craftWord}){0,2}?)(?=$|[.,;!]| (?:in|on|off|along|when|whenever|with|at|from|every|most|and|out|called|named|round|around|across)\\b)`
const noCraft =
  /(?<![\p{L}])(?:ship|line|wave|waves|team|business|company|project|channel|web|crowd|course|race|event|trend)$/u

/** `coaches under-tens rugby`, `coaches minor hockey`: children are trained for nothing. */
const coaching =
  /^(?:helps? (?:to )?)?(?<value>coach(?:es)? (?:Little League|(?:the )?(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:[Uu]nder-?|U-?)\d+s|(?:\d+U |U-?\d+s? |minor |schoolboy |schoolgirl |schools )?(?:rugby|hockey|cricket|football|soccer|netball|basketball|baseball|softball|volleyball|hurling|camogie|shinty|judo|rowing|swimming|athletics)|(?:the |an? |her |his |their |my )?(?:(?:local|village|club) )?(?:college|(?:high |middle |primary |elementary |grammar )?school|university|varsity|county|under[- ](?:\p{Ll}+|\d+)s?|U-?\d+s?|youth|junior|kids['’]?|children['’]s|girls['’]?|boys['’]?|mini|walking|wheelchair|grassroots|women['’]s|ladies['’]?)(?: \p{Ll}[\p{L}’'-]*){0,2}?))(?=$|[.,;!]| (?:on|in|at|every|most|with|for|and|when|whenever)\b)/u

/** `has run twelve marathons`, `completed the Ironman in Langkawi`. */
const races = regex.u`^(?:${have})?(?:so far |twice )?(?:runs?|ran|completed?|completes|finish(?:ed|es)|swam|swum|cycled|rode|ridden|entered|enters|did|does) (?:(?:the|an?|her|his|their|my|over|more than|nearly|about|first|second|third|\\d+|\\p{Ll}+) ){0,5}?(?<value>(?:\\p{Lu}\\p{L}+ ){0,2}(?:(?:half|ultra)[- ])?(?:[Mm]arathons?|[Uu]ltramarathons?|[Ii]ronman|[Ii]ronmans|[Tt]riathlons?|[Dd]uathlons?|[Aa]udax(?:es)?))${end}`

/** `leads the canoe trips`: who guides others does it, too. */
const outings =
  /^(?:leads?|guides?|organi[sz]es?|marshals?) (?:the (?:\p{Ll}+['’]s )?|our |local |regular |weekly |occasional )*(?<value>(?:[\p{L}-]+ ){1,2}(?:trips|walks|hikes|treks|climbs|paddles|rides|outings|expeditions|runs|parties))(?=$|[,.;]| (?:and|at|in|on|for|every|each|with|when|whenever)\b)/u

const outing = (text: string): string | undefined => {
  const value = outings.exec(text)?.groups?.value
  return value !== undefined && isPastime(value) ? value : undefined
}

/** `keeps two Connemara ponies`: animals that are counted live with somebody. */
const counted =
  /^(?:keep|raise|breed|show)s? (?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\d+|some|several|his|her|their|my) (?!bees|hens|chickens|worms|allotment)/u

/** `restores old outboard motors`, `sings alto`: a verb and what makes a pastime of it. */
const makingOf = (text: string): string | undefined =>
  made.map(form => form.exec(text)?.groups?.value).find(value => value !== undefined && !counted.test(value))

/** `hurlers` play hurling, and `footballers` football. */
const endingOfGame = (_ending: string, _at: number, word: string): string =>
  word.startsWith("hurl") ? "ing" : ""

const isCoached = (coached: string): boolean => {
  const game =
    coached
      .replace(/ (?:team|side|squad|crew)$/u, "")
      .split(" ")
      .at(-1) ?? ""
  return (
    coached.endsWith(" Little League") ||
    /(?:mock trial|debate|debating|quiz bowl|robotics)$/u.test(coached) ||
    /\p{Lu}\p{L}+ (?:[Uu]nder-?|U-?)\d+s$/u.test(coached) ||
    /(?<![\p{L}])(?:[Uu]nder-?|U-?)\d+s?(?: (?:girls|boys|team|side|squad|rugby league))?$/u.test(coached) ||
    isPastime(game.replace(/(?<=^hurl|football|cricket|netball|camogie)(?:ers|s)$/u, endingOfGame))
  )
}

/** `is the accordion player of the Harbour ceilidh band`, `known as the bass player in a covers band`. */
const musician =
  /(?:^(?:is|am|['’](?:s|m))|(?<=known (?:to \p{Ll}+ )?as)) (?:the|an?) (?:\p{Ll}+ )?(?<thing>\p{Ll}+(?: \p{Ll}+)?) player (?=(?:of|in|with|for) [^.;]*(?:[Bb]and|[Oo]rchestra|[Ee]nsemble|[Qq]uartet|[Tt]rio|[Gg]roup)(?![\p{L}]))/u

/** `restoring a 1972 Triumph Bonneville`: a make behind its year. */
const rebuilt =
  /(?:^|(?<=(?:about|is|am|['’][sm]|been) ))(?<value>(?:restor(?:es?|ing)|rebuild(?:s|ing)?) (?:an?|the|her|his|their|my) (?:19[2-9]\d|200\d) \p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,3})(?=$|[.,;]| (?:in|with|for|and|at|on)(?![\p{L}]))/u

/** `the 1961 Triumph she is restoring in her shed`. */
const underRepair =
  /(?<![\p{L}-])(?:the|an?) (?<value>(?:19[2-9]\d|200\d) \p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,3}) (?:(?:that|which) )?(?:(?:she|he) is|(?:she|he)['’]s|they are|they['’]re|I am|I['’]m) (?:slowly |still )?(?:restoring|rebuilding|doing up)(?![\p{L}])/u

/** `has kept bees since 2019`. */
const keptLong =
  /^(?:has |have |['’](?:s|ve) )(?<value>kept (?:bees|honey ?bees|hens|chickens|pigeons)|collected (?:\p{Ll}+ ){1,2}\p{Ll}+s)(?=[^.;]* (?:since|for (?:\p{L}+ ){1,2}(?:years|decades)))/u

const pursuitOf = (text: string): string | undefined => {
  const league = side.exec(text)?.groups?.thing
  if (league !== undefined && isPastime(league) && !/^(?:book|work|sport|sports)$/iu.test(league))
    return league
  const circle = gathering.exec(text)?.groups?.thing
  if (circle !== undefined && isPastime(circle)) return circle
  const grown = plot.exec(text)?.groups?.value
  if (grown !== undefined) return grown
  const game = playing.exec(text)?.groups?.thing
  if (game !== undefined) return isPastime(game) && !isPlaceInGame(game) ? game : undefined
  const coached = coaching.exec(text)?.groups?.value
  if (coached !== undefined && isCoached(coached)) return coached
  const played = musician.exec(text)?.groups?.thing
  if (played !== undefined && isPastime(played)) return played
  const older =
    [rebuilt, underRepair].map(form => form.exec(text)?.groups?.value).find(it => it !== undefined) ??
    keptLong.exec(text)?.groups?.value
  if (older !== undefined) return older
  const boat = craft.exec(text)?.groups?.value
  if (boat !== undefined && !noCraft.test(boat) && !figurative.test(text)) return boat
  for (const form of practices) {
    const { thing = "", said = "" } = form.exec(text)?.groups ?? {}
    if (thing !== "" && (isPastime(thing) || (/learn|teach|lessons/.test(said) && bare.test(thing))))
      return /^(?:referee|umpire|officiate)/.test(said) ? said : thing
  }
  return (
    makingOf(text) ??
    outing(text) ??
    races.exec(text)?.groups?.value ??
    (figurative.test(text) ? undefined : going.exec(text)?.groups?.value) ??
    long.exec(text)?.groups?.value ??
    officiating.exec(text)?.groups?.value ??
    [terrain, competing, bathing, dipping, yearly, contests, troupe, often]
      .map(form => form.exec(text)?.groups?.value)
      .find(it => it !== undefined) ??
    weekly.exec(text)?.groups?.value ??
    riding.exec(text)?.groups?.value ??
    together.exec(text)?.groups?.value ??
    studied(text)
  )
}

/** `a student of the viola`: whoever lives by it plays it. */
const studying =
  /^(?:(?:is|am|['’](?:s|m)) )?(?:an? (?:\p{Ll}+ )?student of the|training in) (?<thing>\p{L}\p{Ll}+(?: \p{Ll}+)?)(?=$|[.,;!])/u
const studied = (text: string): string | undefined => {
  const thing = studying.exec(text)?.groups?.thing
  return thing !== undefined && isSurePastime(thing) ? thing : undefined
}

/** `boulder twice a week`: by how often, such a verb is a pastime whatever stands before it. */
const oftenDone =
  /(?:twice|once|(?:two|three|four|five|six|several) times) (?:a|each|every) (?:week|month|fortnight)[.!]?$/u
const surely = (text: string): string | undefined =>
  (oftenDone.test(text) && !figurative.test(text) ? going.exec(text)?.groups?.value : undefined) ??
  together.exec(text)?.groups?.value ??
  troupe.exec(text)?.groups?.value ??
  studied(text)

/** What is done for money is a trade. */
const forMoney =
  /(?<![\p{L}])(?:for a living|professionally|by trade|by profession|to order|on commission|for (?:\p{Ll}+ )?(?:clients|customers|patients|paying guests))(?![\p{L}])/iu
/** Where sports are only spoken of in figures. */
const figurative =
  /(?<![\p{L}])(?:data|rankings?|charts|ranks|polls|league tables?|waves? of|detail|issues?|questions?|ideas|markets?|debates?|controvers\p{L}+|politic\p{L}*|opinion|numbers|spreadsheets?|regulat\p{L}+|banking|money|cash|paperwork|emails?|reality|uncertainty|sharks|boardroom|ladder|tide|jobs|exams|compliments|leads)(?![\p{L}])/iu

const bare = regex.u`^(?:${pursuitVerbs}|${loosely}|${tellingOf("ferment pickle whittle draw bird dive sketch ramble wrestle juggle tinker potter spin box busk brew".split(" "))})[.!]?$`
const breaks = /,\s+(?:and\s+)?|\s+and\s+/u

const alone = regex.u`^(?:${tellingOf("run bike bowl camp forage fence sew knit weave quiz hurl ferment whittle busk".split(" "))})[.!]?$`
/** `runs`: a clause of one verb that somebody lives by only where more is said. */
const isTellingAlone = (text: string): boolean => alone.test(text)

/** `ferments`: verbs that name what somebody does, where nothing else is said. */
export const isPursuitAlone = (text: string): boolean => bare.test(text)

/**
 * Pastimes told by a verb. What comes first is said of the person; a further verb of a list only where the first is such
 * a verb too, or all of it is about free time: `counts columns and rows` rows nowhere.
 */
export const pursuit: Rule = ({ text, isLeisure }): ReadonlyArray<Fact> => {
  if (forMoney.test(text)) return []
  const [first = "", ...further] = text.split(breaks)
  const isTold =
    isLeisure || pursuitOf(first) !== undefined || /(?:^|be )(?:found|seen|spends?) /u.test(first)
  // `forages, ferments and pickles`: what would be work alone is none among others.
  const isRow = further.length > 0 && [first, ...further].every(part => bare.test(part))
  const values = isRow
    ? [first, ...further].map(part => part.replace(/[.!]$/u, ""))
    : [
        isTellingAlone(first) ? first.replace(/[.!]$/u, "") : pursuitOf(first),
        ...further.map(isTold ? pursuitOf : it => makingOf(it) ?? surely(it))
      ].flatMap(it => it ?? [])
  return factsOf("personal.hobbies", values.filter(isSpeakable))
}
