import { regex } from "../../sources/regex.ts"

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(word => word !== ""))

/** What only a society calls those whom it lists. */
const ownRoster = setOf(`
  committee committees trustees officers bearers officials stewards convenors convener conveners wardens
  choristers singers sopranos altos tenors basses contraltos baritones musicians players instrumentalists ringers dancers
  chapter crew squad mannschaft mannschaften kader xi helpers volunteers committeemen cornet euphonium trombone tuba flugelhorn horns clarinet clarinets flute flutes oboe bassoon viola cello alto soprano tenor baritone  bandsmen cornets trombones violins violas cellos percussion
  coristi soprani contralti tenori bassi choristes musiciens musiciennes bénévoles voluntarios volontari
  vrijwilligers koorleden spelers muzikanten sänger sängerinnen musiker vereinsvorstand ehrenamtliche
  korister sångare musikanter sangere frivillige chórzyści wolontariusze bestuursleden vorstandsmitglieder`)

/** What a society calls those whom it lists, and companies as well. */
const anyRoster = setOf(`
  board boards council councils executive exec executives directorate governance leadership members membership leaders fellows associates fellowship
  register roll roster bearer panel patrons taskforce working steering advisory section sections member mentors ambassadors captains coaches contacts leden
  vorstand präsidium beirat mitglieder vorstandschaft kuratorium vereinsleitung ausschuss gremien
  bureau conseil comité membres adhérents équipe commission commissions dirigeants
  junta directiva consejo miembros socios comité socias junta integrantes vocales patronato
  direção diretoria conselho sócios membros órgãos sociais corpos gerentes mesa
  consiglio direttivo soci membri comitato organi direttivo
  bestuur leden commissie commissies raad ledenlijst
  styrelse styrelsen medlemmar ledamöter styre styret styremedlemmer medlemmer bestyrelse bestyrelsen tillitsvalgte råd
  zarząd członkowie rada władze komisja skład výbor členové představenstvo elnökség tagok hallitus jäsenet juhatus
  upravni odbor uprava članovi članstvo conducere membri διοικητικό συμβούλιο μέλη yönetim kurulu üyeler`)

/** Words that go with them, in whatever order. */
const filler = setOf(`
  our your the meet who is are whos who's who’s we all current new elected full list of and in for at on club society society’s association
  band choir chapter chartered registered honorary hon life ordinary management directors trustees committee year term with us about
  introducing introduction welcome to a an s & de la le les du des der die das und et y e i o os as el los las van het en il gli lo
  notre votre unser unsere nos nuestra nuestro nossa nosso nostri ons onze vår våra vores klubu nasz klubben föreningen verein
  d administration d’administration national local regional contact directory page chi siamo qui sommes nous wer wir sind
  branch region regional area division group groups society association federation network forum member managing executive general officers board council bearers office advisory staff roles roster klubu stowarzyszenia fundacji
  members' members’ page pages leads lead our
  del della dei do da dos das den det och og z ze oraz w na`)

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}’']+/u)
    .filter(word => word !== "")

/** What else is listed: who has been there, who is paid, who speaks, wins or gives. */
const elsewhere =
  /(?<![\p{L}])(?:past|former|previous|founding presidents|ex|emerit\p{L}*|alumn\p{L}*|memoriam|obituar\p{L}+|history|archive|staff|employees|secretariat|speakers?|guests?|panels|panell?ists|judges|jury|winners?|awards?|recipients|honours|nominees|candidates|results|fixtures|matches|reports?|minutes|sponsors?|supporters|partners|donors|clients|customers|exhibitors|authors|contributors|reviewers|editorial|programme|program|organi[sz]ing|jobs|vacanc\p{L}+|news|blog|stories|comments?|testimonials|reviews|photos?|gallery|events?|senior leadership|management team|leadership team|executive team|audit|remuneration|class|students|pupils|parliament\p{L}*|ehemalige\p{L}*|frühere|geschäftsführung|geschäftsstelle|anciens?|antigu[oa]s|ponentes|orador\p{L}*|relatori|sprekers|talare|talere|foredragsholdere|prelegenci|tidligare|tidligere|byli|oud)(?![\p{L}])/iu

/** `Events committee` is of the society, whatever it sees to. */
const ofTheirs = /(?:committee|officers?|volunteers|stewards|helpers)(?: \d{4})?$/iu

/** Whether a heading announces people who are not, or no longer, of the society. */
export const isListElsewhere = (heading: string): boolean =>
  elsewhere.test(heading) && !(ofTheirs.test(heading) && !/program|organi[sz]ing|past|former/i.test(heading))

const longestHeading = 12

/** A page that a society gives one of its own: `Member of the month`, `Meet the orchestra`. */
const one =
  "(?:members?|volunteers?|trustees?|committee members?|players?|runners?|riders?|cyclists?|swimmers?|rowers?|sailors?|paddlers?|climbers?|walkers?|hikers?|skaters?|singers?|choristers?|musicians?|ringers?|dancers?|anglers?|growers?|gardeners?|beekeepers?|makers?|builders?|artists?|birders?|bandsm[ae]n|mitglied|membre|bénévole|socia|socio|voluntari[oa]|lid|vrijwilliger|medlem|frivillig|członek)"
const portrait = regex.iu`(?<![\\p{L}])(?:${one}(?:['’]s)?(?: of the (?:month|week|quarter|season|term|issue)|[- ]spotlight| profile| portrait| focus| in (?:focus|profile|the spotlight)| des monats| du mois| del mes| do mês| del mese| van de maand)|(?:spotlight|focus) on (?:an? |our |your )?${one}|meet (?:an? |the |our |your )(?:fellow )?(?:${one}|choir|band|orchestra|club|chorus|crew|guild|group|society|altos|sopranos|tenors|basses))(?![\p{L}])`

/** Whether a heading announces one of a society's own. */
export const isPortrait = (heading: string): boolean => portrait.test(heading)

/** How sure a heading makes that below it a society lists its people: `own`, or `any` body may. */
export const rosterOf = (heading: string): "own" | "any" | undefined => {
  const words = wordsOf(heading)
  if (words.length === 0 || words.length > longestHeading || isListElsewhere(heading)) return undefined
  if (words.some(word => ownRoster.has(word))) return "own"
  if (isPortrait(heading)) return "any"
  return words.some(word => anyRoster.has(word)) ? "any" : undefined
}

/** `Comité médico`, `Comitato scientifico`, `Wissenschaftlicher Beirat`: every house may have one. */
const plainBody =
  /^(?:Comité|Comisión|Comissão|Comitê|Consejo|Consiglio|Conseil|Conselho|Comitato|Commissione|Junta|Commissie) \p{Ll}[\p{Ll}-]+$|^\p{Lu}\p{Ll}+(?:er|es) (?:Beirat|Vorstand|Ausschuss|Gremium)$/u

/** `Third Eleven`: one side of a club. */
const side = /^(?:First|Second|Third|Fourth|Fifth|\d(?:st|nd|rd|th)) (?:XI|XV|Eleven|Fifteen|Team|Side)$/iu

/** Whether a heading names nobody in particular: `Meet your 2026 chapter executive`. */
export const isPlainRoster = (heading: string): boolean => {
  const words = wordsOf(heading)
  return (
    side.test(heading) ||
    plainBody.test(heading) ||
    (words.length > 0 && words.every(word => ownRoster.has(word) || anyRoster.has(word) || filler.has(word)))
  )
}

const office =
  "(?:(?:hon(?:orary|\\.)?|acting|deputy|vice|joint|assistant|club|1st|2nd|first|second|stellv(?:ertretender?|\\.)?|immediate|elected|life|chapter|co|membership|social|fixtures|newsletter|welfare|safety|safeguarding|press|publicity|events?|training|youth|junior|science|treasury|recording|minutes?|1\\.|2\\.) ?-?)*(?:chair(?:man|woman|person)?|president|treasurer|secretary|trustee|board member|member of the board|committee member|council member|convenor|convener|captain|commodore|bandmaster|conductor|musical director|librarian|webmaster|officer|adviser|advisor|coordinator|editor|steward|quartermaster|warden|volunteer(?: [a-z-]+){0,2}|helper|leader|coach|member|fellow|patron|vice-president|president-elect|vorsitzende[rn]?|vorstand|schatzmeister(?:in)?|kassier(?:er)?(?:in)?|kassenwart(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|obmann|obfrau|präsident(?:in)?|mitglied|beirat|présidente?|trésori(?:er|ère)|secrétaire|administrat(?:eur|rice)|membre|bénévole|vice-présidente?|presidente?a?|tesorer[oa]|secretari[oa]|vocal|vicepresident[ea]|socia|socio|tesoureir[oa]|secretári[oa]|vogal|vice-presidente|presidente|tesoriere|segretari[oa]|consiglier[ea]|vicepresidente|voorzitter|penningmeester|secretaris|bestuurslid|lid|ordförande|kassör|sekreterare|ledamot|suppleant|styreleder|nestleder|kasserer|styremedlem|formand|næstformand|bestyrelsesmedlem|prezes|wiceprezes|skarbnik|sekretarz|członek|członkini|předseda|místopředseda|pokladník|puheenjohtaja|rahastonhoitaja|sihteeri|vz|vors)"
const officeAlone = regex.iu`^${office}(?: (?:\\p{Ll}+ )?(?:20\\d\\d|elect))?$`

/** Whether a label is an office that people hold in a society: `Hon. Secretary`, `Schatzmeister`. */
export const isSocietyOffice = (label: string): boolean =>
  officeAlone.test(label.trim().replace(/[\s:.…–—-]+$/u, ""))

const officeBefore = regex.iu`(?:^|[:：(,;–—-] ?|(?<![\\p{L}])(?:our|your|club|unsere?[nrm]?|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze?|vår|vores|nasz[aąy]?) )(?:(?:new|newest|current|own|very own|neue[nr]?|nouvelle|nouveau|nueva|nuevo|nova|novo|nuova|nuovo|nieuwe|nya|nye|nowa|nowy) )?${office},? $`

/** `Our own Ada Lovelace will speak`: nobody says so of a guest. */
const oneOfUs = /(?<![\p{L}])(?:our (?:very )?own|one of our own)[,.:]? (?:\p{L}+ ){0,2}$/iu

/** Whether what stands before a name counts its bearer among those who speak. */
export const isOurOwn = (text: string): boolean => oneOfUs.test(text)

/** Whether a text ends with an office that a society gives: `Team A: captain `, `our new treasurer `. */
export const endsWithSocietyOffice = (text: string): boolean => officeBefore.test(text)

const amongUs =
  /^[\s,(–—-]*(?:who |she |he |they |\p{Lu}\p{Ll}+ )?(?:has |have )?(?:joined|came to|come to|been with|been part of|been a member of|belongs to|sings (?:\p{L}+ )?(?:with|in)|plays (?:\p{L}+ )?(?:with|in|for)|rows with|runs with|rides with|swims with|walks with|volunteers (?:with|for)|canta con|singt bei|spielt bei|chante avec|joue avec|canta com|zingt bij|speelt bij|sjunger med|synger med|śpiewa z) (?:us|our|the (?:club|choir|band|society|group|orchestra|committee|board|chapter|branch|association|guild|network)|uns|nous|nosotros|nosotras|conosco|connosco|noi|ons|oss|os|nami)(?![\p{L}])/iu

/** Whether what stands behind a name counts its bearer among those who speak: `joined the choir in 2014`. */
export const isAmongUs = (text: string): boolean => amongUs.test(text)

/** What a society pays people for. */
const paid =
  /^(?:(?:the |our )?(?:chief executive(?: officer)?|ceo|coo|cfo|executive director|general manager|managing director|director(?: of .*|general)?|office manager|manager|administrator|head of .*|company secretary|general secretary|secretary general|geschäftsführ\p{L}+|hauptgeschäftsführ\p{L}+|délégué(?:e)? général(?:e)?|direct(?:eur|rice)(?: général\p{L}*)?|direttore|direttrice|gerente|director[a]?|directeur|generalsekreterare|verksamhetschef|dyrektor(?:ka)?))$/iu

/** Whether a label is a post that the society pays for, so that it is the employer. */
export const isPaidPost = (label: string): boolean => paid.test(label.trim().replace(/[\s:.…–—-]+$/u, ""))
