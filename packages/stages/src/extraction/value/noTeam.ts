import { isBefore, isBegunBefore } from "../naming/wholeName.ts"
import { isPastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { isAmbiguousTeam, isFamousTeam } from "../words/teams.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

export const noTeam: ReadonlyArray<Refusal> = [
  // `plays taiko with the Harbour City Drummers`
  [
    "with whom somebody makes music",
    isBehind(
      /(?<![\p{L}])plays (?:the )?(?!football|soccer|rugby|cricket|hockey|netball|basketball|baseball|softball|volleyball|tennis|handball|lacrosse|camogie|hurling|golf|bowls|chess|darts|padel|squash|badminton|polo|korfball|floorball|futsal|touch|ultimate)\p{Ll}+ (?:with|in) (?:the )?$/u
    )
  ],
  // `Cape Town`, at the foot of a page
  ["a town", (text, quote) => text === quote && isPlace(text) && !isFamousTeam(text)],
  ["where people meet", /(?<![\p{L}])(?:Week|Conference|Summit|Festival|Expo|Symposium|Forum|Congress)$/u],
  // `plays the concertina with the Shanty Crew`
  [
    "whom music is made with",
    isBehind(/(?<![\p{L}])plays? the [\p{Ll} -]{3,25} (?:with|in|for) (?:the |an? )?$/u)
  ],
  ["a game", /^(?:Test|Tests|Cup|League|Derby|Final)$/u],
  // `runs a team of fourteen in Leeds`
  [
    "a town",
    (text, quote) => isPlace(text) && /(?<![\p{L}])team of [\p{L}\d]+ in $/iu.test(around(text, quote).before)
  ],
  ["who ride together", /(?<![\p{L}])(?:motor(?:cycle|bike)|scooter|car|walking|book|supper) club$/iu],
  ["a letter", /^\p{L}$/u],
  // `a referee with the Acme Football Association`
  [
    "for whom games are judged",
    isBehind(/(?<![\p{L}])(?:referee|umpire|linesman|official)s? (?:with|for|in|at) (?:the )?$/iu)
  ],
  // `Days out we run: Chester Races, Acme Warriors away matches`
  [
    "where a house takes people",
    isBehind(/(?<![\p{L}])(?:we run|days out|day trips|excursions)(?![\p{L}])[^.]*$/iu)
  ],
  // `Theme: “Acme Blues”`
  [
    "a work by its title",
    (text, quote) => /["“]$/u.test(around(text, quote).before) && /^["”]/u.test(around(text, quote).after)
  ],
  // `supports the Kerala women’s cricket team`
  [
    "the beginning of a name",
    isBefore(
      /^ (?:women|men|ladies|girls|boys)['’]?s? (?:\p{Ll}+ )?(?:team|side|club|squad)(?![\p{L}])|^ (?:national |cricket |football |rugby |hockey |netball )+(?:team|side|squad)(?![\p{L}])/u
    )
  ],
  ["a licence of a text", /(?<![\p{L}])CC (?:BY|0)(?![\p{L}])/u],
  ["a town", /^(?:City|Town|County|Borough|Village|Port|State) of |^Campus /u],
  ["a house in town", /(?<![\p{L}])(?:Court|Courthouse|Library|Hospital)$/u],
  ["who works in town", /^(?:City|County|Town|Borough|State) \p{Lu}\p{Ll}+(?:er|or|ist|ant)$/u],
  ["a county", text => / County$/u.test(text) && !isFamousTeam(text)],
  [
    "where somebody lives",
    /^(?:Villa|Flat|Unit|Suite|Apartment|Apt|House|Block|Building|Floor|Level|Room|Tower|Plot|Street|Lot) \d/u
  ],
  ["a number", /^\d+ |^[\d.,]+$/u],
  [
    "a body that plays nothing",
    /^(?:Núcleo|Associa[çc]|Sindicato|Comit[éê]|Conselho|Câmara|Comissão) |(?:Radio|Rotary|Lions|Chess|Book|Press|Camera|Photography|Garden|Kennel|Drama) Club$|(?<!Football |Athletic )Association$|(?:Society|Institute|Federation|Guild|Chamber of \p{L}+)$/u
  ],
  [
    "a word beside a team",
    /^(?:Als|Como|Come|Si|Big|Huge|Green|Proud|Lifelong|Keen|Massive|Die-hard|Long-suffering|Avid|Loyal|Go|Team|Fan|Home|Away)$/u
  ],
  // `Customs Manager • Cape Town`
  [
    "a town",
    (text, quote) => isPlace(text) && !isFamousTeam(text) && /\p{L} [•·|] $/u.test(around(text, quote).before)
  ],
  // `Leeds, West Yorkshire`
  ["a town", (text, quote) => isPlace(text) && /^, \p{Lu}/u.test(around(text, quote).after)],
  ["what somebody does", /^playing |(?<![\p{L}])for(?![\p{L}])/u],
  // `Badminton`
  ["a game", text => /^\p{L}+$/u.test(text) && isPastime(text.toLowerCase())],
  [
    "a part of a name",
    (text, quote) =>
      quote.includes(`& ${text}`) ||
      ((isAmbiguousTeam(text) || !isFamousTeam(text)) && isBegunBefore(text, quote))
  ]
]
