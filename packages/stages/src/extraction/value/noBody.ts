import { hasLegalForm } from "@prospect-research/core"
import { isGiven, looksLikePerson } from "../naming/looksLikeName.ts"
import { organizationWord } from "../naming/properName.ts"
import { isBefore, isBegunBefore, isCutOff } from "../naming/wholeName.ts"
import { isDepartment } from "../words/departments.ts"
import { isDiscipline } from "../words/disciplines.ts"
import { isPlace } from "../words/places.ts"
import { isFamousTeam } from "../words/teams.ts"
import { around, isBehind } from "./around.ts"
import { partOfBody, type Refusal } from "./Refusal.ts"

/** `a Leeds zydeco band`, `for 30 years` */
const isKind = (text: string, quote: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  (/ \p{Ll}[\p{L}’'-]*$/u.test(text) && /(?<![\p{L}])an? $/u.test(around(text, quote).before))

/** `socia fundadora de Acme`, `project director for the Acme Library` */
const owning =
  /(?:(?:project|programme|program) (?:director|manager|lead|architect) for [^.;]*|(?:founder|founding partner|fundador[ae]?|fondat(?:eur|rice)|gründer(?:in)?) (?:of|at|de|del|der|von|du)|(?<![\p{L}])(?:set up|started|launched|created)) ?(?:the |la )?$/iu

export const noBody: ReadonlyArray<Refusal> = [
  ["a year", /^(?:19|20)\d\d /u],
  ["a body of no name", /^(?:Festival|Society|Club|Guild|Association|Council|Board|Forum)$/u],
  ["a standard of buildings", /^(?:LEED|BREEAM|WELL|NABERS)$/u],
  partOfBody("Board"),
  ["a prize", /(?<![\p{L}])(?:Prize|Award|Medal)s?$/u],
  // `director of Leeds’s Mill Museum`
  [
    "a house of the town",
    text => isPlace(/^(?<town>\p{Lu}\p{L}+)['’]s? \p{Lu}/u.exec(text)?.groups?.town ?? "")
  ],
  ["a heading of a page", /^\p{Lu}\p{Ll}+ing$/u],
  ["where winners are honoured", /(?<![\p{L}])Hall of (?:Fame|Honou?r)(?![\p{L}])/u],
  // `op zondag zit ze bij Acme`
  [
    "a side, and where it plays",
    (text, quote) =>
      isFamousTeam(text) && /(?<![\p{L}])zit(?: \p{Ll}+){0,2} bij $/u.test(around(text, quote).before)
  ],
  // `a cat that belongs to Luis`
  ["somebody", (text, quote) => isGiven(text) && /belongs? to $/u.test(around(text, quote).before)],
  ["a paper", /(?<![\p{L}])(?:Diploma|Certificate)$/u],
  [
    "a list or a paper",
    /(?<![\p{L}])(?:[Rr]egister|Chatter|News|Notes|Notices|Bulletin|Newsletter|Diary|Digest|Round-?up|Updates?)$/u
  ],
  ["a standard", /^(?:IEC|ISO|DIN|EN|ASTM) \d/u],
  // `Panel: Who answers? – Tidal Forum`
  [
    "where somebody spoke",
    (_text, quote) =>
      /^(?:Panel|Talk|Keynote|Session|Paper|Workshop|Fireside chat): |^[^–—|:\n]*(?:Summit|Conference|Congress|Symposium|Agenda|Program(?:me)?|Speakers?|Webinar|Forum|Expo)(?: (?:19|20)\d\d)? [–—|] /u.test(
        quote
      )
  ],
  // `She was Manager of the Year of the Tidal Institute`
  ["a prize", / of the Year(?: \d{4})? of /u],
  // `the scientific council of the Rhône water agency`
  [
    "the beginning of a name",
    isBefore(/^ (?:\p{Ll}+ ){0,2}(?:agency|authority|utility|basin|laboratory)(?![\p{L}])/u)
  ],
  // `on the register at Specialist level`
  ["a grade", isBefore(/^ (?:level|grade|standard|status)(?![\p{L}])/u)],
  // `Council man is national champion`
  [
    "a headline",
    / (?:(?:is|are|was|were) (?!the )\p{Ll}|(?:adds|names|appoints|elects|welcomes|hires|picks|opens|launches|honou?rs|marks|gets|takes|wins|seeks) \p{L})/u
  ],
  [
    "a kind of body",
    /^\p{L}*(?:[Cc]hor|[Oo]rchester|[Kk]apelle|[Oo]rkester|[Oo]rkest|[Kk]oor|[Kk]ör|[Mm]annskor|[Ff]euerwehr|[Vv]erein|[Cc]horale|[Cc]oro|[Bb]anda|[Oo]rquesta|[Oo]rchestre|[Oo]rchestra)$|^(?:Cercle|Círculo|Circolo|Kring|Choir|Chorus|Band|Orchestra|Ensemble|Club|Team|Group|Committee|Board|Council|Society|Association|Guild|Chapter|League|Circle|Crew|Squad|Network|Union|Forum)$/u
  ],
  // `committee of the Leeds chapter`
  ["a branch, and not of what", /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? (?:chapter|branch|section)$/u],
  ["a heading of a page", /^(?:Committee|Board|Council|Members|Officers|Trustees) (?:and|&) \p{Ll}/u],
  // `started the company’s Girls on the Floor day`
  ["an occasion", isBefore(/^ (?:day|week|month|evening|night|event)s?(?![\p{L}])/u)],
  ["a kind of body", isKind],
  [
    // `© Tide Lines LLC, a member of the Sea Group`
    "of what the house is a part",
    (text, quote) => {
      const before = around(text, quote).before
      return (
        /, (?:an? )?(?:\p{Ll}+ )?member of (?:the )?$/u.test(before) &&
        hasLegalForm(before.slice(0, before.lastIndexOf(", ")))
      )
    }
  ],
  // `Members: Rui Prates; Ada Lovelace`
  [
    "somebody",
    (text, quote) =>
      looksLikePerson(text) &&
      /(?<![\p{L}])(?:Members|Trustees|Directors|Board|Committee): (?:[^.:]+[;,] )?$/u.test(
        around(text, quote).before
      )
  ],
  ["where games are watched", /^(?:Kuip|Kop|Curva|Arena|Stadion|Stadium|Camp Nou|Bernabéu)$/u],
  ["a time", /^(?:Year|Month|Week|Decade)$/u],
  // `chair of Natural Sciences`
  [
    "a department",
    (text, quote) =>
      (isDiscipline(text.toLowerCase()) ||
        /(?<![\p{L}])(?:Sciences?|Studies|Arts|Humanities|Languages)$/u.test(text)) &&
      !organizationWord.test(text) &&
      /(?:chair|head|dean|director) of (?:the )?$/iu.test(around(text, quote).before)
  ],
  // `Mitglied der Kammer der Ziviltechniker und Lehrbeauftragte an der …`
  [
    "a body, and what somebody is besides",
    / und (?:Lehrbeauftragte|Dozent|Leiter|Vorstand|Mitglied|Gründer|Autor|Trainer|Sprecher)\p{L}*$/u
  ],
  [
    "a part of a university",
    /^(?:School|Faculty|Department|Institute|College) of [^,]+, .*(?<![\p{L}])Universi/u
  ],
  ["a university", /^Universi\p{L}+ (?:of|de|di|do|da|von|van) \p{Lu}\p{L}+$/u],
  ["a fund", /(?<![\p{L}])Fund$/u],
  [
    "a part of the employer",
    /^(?:Program|Programme|Product|Customer|Business|Sales|People|Service) (?:Delivery|Operations|Engineering|Strategy|Communications|Success|Marketing)$|(?<![\p{L}])(?:group|team|practice|leaders?)$/u
  ],
  ["a part of the employer", isDepartment],
  ["a part of a name", (text, quote) => isCutOff(text, quote) || isBegunBefore(text, quote)],
  ["a place", isPlace],
  // `Member of working group 3 of the Tidal Forum`
  ["a part by its number", /^\d+ of /u],
  ["where somebody is often", isBehind(/(?<![\p{L}])regular at (?:the )?$/iu)],
  ["what somebody owns or builds", isBehind(owning)],
  // `The rest of the time belongs to Biscuit`
  [
    "what time is spent on",
    isBehind(
      /(?<![\p{L}])(?:time|rest|evenings?|weekends?|hours?|heart|days?)(?: [^.;]{1,40})? belongs? to $/iu
    )
  ],
  ["a heading", /^(?:Our|The|Your|Meet|All) \p{Ll}+(?: \p{Ll}+)?$|^\p{Lu}\p{Ll}+ panel$/u],
  // `zit in de commissie Douane van …`
  [
    "a part of a body, and not of which",
    isBehind(/(?<![\p{L}])(?:commissie|werkgroep|Arbeitskreis|Ausschuss) $/u)
  ],
  // `Kystlagets bygningsvernfond`
  [
    "the beginning of a name",
    (text, quote) =>
      /s$/u.test(text) &&
      /^ \p{Ll}*(?:fond|forening|lag|råd|klubb?|stiftelse|museum|utvalg|nämnd|styre)(?![\p{L}])/u.test(
        around(text, quote).after
      )
  ]
]
