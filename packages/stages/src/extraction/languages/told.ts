import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isGiven, looksLikeName } from "../personMentions.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { isCertificate } from "../words/certifications.ts"
import { isPlace } from "../words/places.ts"
import { isVenue } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"

/** What a stretch in any of the languages says in much the same way in all of them. */
type Scan = (text: string) => ReadonlyArray<Fact>

const properName =
  "(?:1\\. )?\\p{Lu}[\\p{L}\\d’'.&-]*(?: (?:(?:de|del|di|do|da|des|du) )?[\\p{Lu}\\d][\\p{L}\\d’'&-]*){0,3}"

/** Who suffers, follows or has a ticket: what such words lead to is a side, whatever it is called. */
const following =
  "(?:[Ss]ufre con|[Ss]ofre com|[Ss]offre per|[Ll]eidet mit|[Ff]iebert mit|[Ss]ouffre avec|[Ll]ijdt mee met|[Ll]ider med|[Hh]ejar på|[Hh]åller på|[Hh]eier på|[Hh]older med|[Nn]ão perde (?:um|nenhum) jogo d[oea]s?|[Nn]o se pierde (?:un|ningún) partido del?|ne (?:manque|rate) (?:pas |jamais )?(?:un|aucun) match d[ue]s?|mist geen (?:wedstrijd|thuiswedstrijd) van|missar (?:aldrig )?(?:en|ingen) match med|non perde una partita d[ei]l?|verpasst kein(?: Heim)?[Ss]piel (?:des|der|von|vom)|rege mich über den|ärgert sich über den|Dauerkarte (?:für|beim|bei)(?: den)?|(?:abonnée?|supporte(?:ur|rice)) (?:au|du|de l['’]|des?|de la)|(?:[Ss]oy|[Ss]ou|[Ss]omos) (?:del|do|da)|supporters? van|tifos[oa] (?:del|della|dell['’]|di)|[Tt]ifa(?: per)?(?: il| la)?|[Tt]orce (?:pelo|para o|pela)|[Hh]incha (?:del|de la|de)|[Ff]olgt dem|[Ff]öljer|[Ff]ølger)"

const sides: Scan = text =>
  factsOf(
    "personal.sports_teams",
    [
      ...text.matchAll(
        regex.gu`(?<![\\p{L}])${following} (?:(?:la|le|el|o|a|il|lo|de|den|der|die|het) |l['’])?(?<side>${properName})`
      )
    ]
      .map(({ groups }) => groups?.side ?? "")
      .filter(
        side => side !== "" && !isVenue(side) && !(looksLikeName(side) && isGiven(side.split(" ")[0] ?? ""))
      )
  )

const trained =
  "(?:certificad[oa]|cadastrad[oa]|credenciad[oa]|habilitad[oa]|autorizzat[oa]|abilitat[oa]|certificat[oa]|qualificat[oa]|gecertificeerd|gediplomeerd|erkend|agréée?|certifiée?|habilitée?|homologad[oa]|acreditad[oa]|zertifizierte?[rn]?|geprüfte?[rn]?|auktoriserad|certifierad|sertifisert|certificeret|autoriseret)"
const upToEnd =
  "(?: (?!(?:et|y|e|und|en|och|og|depuis|desde|seit|sinds|sedan|dal|siden) )[\\p{L}\\d.’'-]+){0,7}"

/** Papers of trades and callings, by what they are called. */
const papers: ReadonlyArray<string> = [
  "(?:Fachanw[aä]lt(?:in)?|Fach[aä]rzt(?:in)?|Facharzt) für \\p{Lu}[\\p{L}-]+(?:(?:- und|,| und| and) \\p{Lu}[\\p{L}-]+)*",
  "[\\p{L}-]* ?mit eidg(?:\\.|enössischem) (?:Fachausweis|Diplom)",
  "(?:[Ss]pecialistbevis|[Bb]ehörighet|[Ll]egitimation)(?: (?:i|som) \\p{Ll}+)?",
  "(?:gesällbrev|mästarbrev|svennebrev|mesterbrev|svendebrev|Gesellenbrief|Meisterbrief|Meisterprüfung(?: als \\p{Lu}\\p{L}+)?|Jagdschein|Sportbootführerschein\\p{L}*|Segelschein|Trainerschein|Fischereischein|Pilotenschein)",
  "(?:klein |groot )?vaarbewijs(?: I{1,2}(?![\\p{L}]))?",
  "(?:CAP|BTS|BP|BPJEPS|CQP) (?:de |d['’]|en )?[\\p{Ll}][\\p{L}-]+(?: [\\p{Ll}]+(?=[,.;]|$))?",
  "(?:brevet|permis|licence) (?:fédéral|d['’]État|de pilote|de (?:plongée|secourisme|maître-nageur)|hauturier|côtier|bateau)(?: de \\p{Ll}+)?",
  "registro (?:profissional )?(?:no|na) (?:CREA|CRM|CAU|OAB|CRC|CRP|CRO|CRMV|COREN)(?:[-/]\\p{Lu}{2})?",
  "(?:auditora?|auditeure?|auditrice|auditor(?:in)?) (?:(?:interno|interna|líder|interne|principale?|intern|capo|jefe) )?(?:d[aeo]s?|de la|della)? ?(?:ISO|norma ISO) \\d{4,5}(?::\\d{4})?",
  "(?:sommelier|sommelière) (?:AIS|ONAV|FISAR|FIS|WSET)",
  "[Cc]édula profesional(?: \\d+)?",
  "biegł(?:y|ym|a|ą) rewident(?:em|ka|ką)?",
  "(?<=dyplom(?:em)? )(?:ACCA|CIMA|CFA|ACA)",
  "(?:[Tt]rainer-)?[A-C]-Lizenz(?: \\(\\p{Lu}{2,5}\\))?",
  "gediplomeerd (?!volgens)\\p{Ll}{6,}",
  "Maître (?:Restaurateur|Artisan(?: d['’]art)?)",
  "(?:WSET|IRATA) (?:[Nn]iveau|[Nn]ivel|[Nn]ível|[Ll]ivello|[Ss]tufe|[Nn]ivå|poziom(?:u)?) \\d",
  "(?:Master )?(?:Black|Green|Yellow) Belt (?:em|en|in|i) (?:Lean )?(?:Six|6) Sigma",
  `[\\p{Ll}]+(?: de \\p{Ll}+)? ${trained} (?:por|pela|pelo|na|no|dal|dalla|per|van|par|en|em|da|del|av|af|durch|vom)${upToEnd}`,
  "(?:[Cc]ertificad[oa]|[Cc]ertificat[oa]|[Cc]ertifiée?|[Cc]ertifierad|[Gg]ecertificeerd|[Zz]ertifiziert) (?:(?:por|pela|pelo|par|door|av|durch|dal|dalla|als) )?(?:[\\p{Lu}][\\p{L}\\d+-]*)(?: [\\p{Lu}\\d][\\p{L}\\d+-]*){0,4}",
  "certification [\\p{Lu}][\\p{L}\\d+-]*(?: [\\p{Lu}\\d][\\p{L}\\d+-]*){0,2}"
]

/** The papers that a text names, each as it stands there. */
export const papersIn = (text: string): ReadonlyArray<string> =>
  papers.flatMap(form =>
    [...text.matchAll(regex.gu`(?<![\\p{L}-])(?:${form})(?![\\p{L}])`)]
      .map(([found]) => found.trim())
      .filter(found => !isCertificate(found.replace(/^\S+ /u, "")))
  )

const certificates: Scan = text => factsOf("education.certifications", papersIn(text))

const amount =
  /^(?:un peu d[e’']? ?|un poco de |um pouco de |un po['’] di |een beetje |ein (?:bisschen|wenig) |lite |litt |notamment |etwas |u\. ?a\. |vor allem )/iu

const isToolName = (item: string): boolean =>
  !isCertificate(item) &&
  (isTechnology(item) ||
    (/^[\p{Lu}\d][\p{L}\d+#.-]*$/u.test(item) &&
      (/\p{Lu}.*\p{Lu}|[\d+#]/u.test(item) || isTechnology(item.toLowerCase()))))

/** `(RGAA, WCAG, NVDA, un peu de SwiftUI)`: names of tools in brackets. */
const bracketed: Scan = text =>
  factsOf(
    "professional.skills",
    [...text.matchAll(/\((?<list>[^()]{4,90})\)/gu)].flatMap(({ groups }) => {
      const items = (groups?.list ?? "")
        .split(/,\s*| (?:et|y|e|und|en|och|og|i) /u)
        .map(item => item.replace(amount, "").trim())
      const tools = items.filter(isToolName)
      const isOfTools =
        items.length > 1 &&
        tools.length === items.length &&
        (items.length > 2 || tools.some(isTechnology) || items.some(item => /\p{Ll}/u.test(item)))
      return isOfTools ? tools : []
    })
  )

const wrote =
  "(?:[Hh]a publicado|[Hh]a escrito|[Pp]ublicó|[Pp]ublicou|[Pp]ubliquei|[Ee]screveu|a publié|a écrit|ai publié|ai écrit|veröffentlichte|schrieb das Buch|[Ss]chreef(?: het boek)?|publiceerde|har (?:skrivit|skrevet|gitt ut|givit ut|udgivet)|[Hh]a (?:scritto|pubblicato)|[Hh]o (?:scritto|pubblicato)|[Aa]utora? d[ae]|[Aa]ut(?:eure?|rice) d[eu']|[Aa]utor(?:in)? (?:von|des Buches|des Romans)|[Aa]utore d[ei]|[Aa]utrice d[ei]|auteur van|(?:haar|zijn|ihr|sein|son|su|seu|hennes|hans|hendes) (?:eerste |debut)?(?:boek|Buch|Roman|guide|livre|roman|libro|novela|livro|romance|bok|bog))"
const title =
  '(?:[„“«"‘] ?(?<quoted>[^„“”«»"]{3,80}?) ?[”“»"’]|(?<title>\\p{Lu}[^().,;:„“”«»"]{3,60}?)(?= \\((?:[^()]{0,30})(?:19|20)\\d\\d\\)|, (?:sobre|über|sur|su|over|om|un |una |um |uma |ein |een |en |ett )))'

const books: Scan = text =>
  factsOf(
    "professional.achievements",
    [...text.matchAll(regex.gu`(?<![\\p{L}])${wrote} ${title}`)]
      .map(({ groups }) => (groups?.quoted ?? groups?.title ?? "").trim())
      .filter(it => it !== "" && it.split(" ").length <= 10 && isPublicMatter(it))
  )

/** Where a school is nobody need live. */
const studied =
  /(?:[ÉEé]tudi|[Ff]ormée?|appris|[Dd]iplôm|École|[Uu]niversit|[Ss]cuola|[Ss]tudiat|[Ll]aureat|[Ee]studi|[Gg]raduad|[Ll]icenciad|[Ff]ormad[oa])/u

/** `…, à Redon`, `con sede en Gijón`: behind what somebody does or is, where. */
const seats: Scan = text => {
  if (studied.test(text)) return []
  const place =
    /(?:, (?:à|em|en|a|in|te|i)|(?:con|com) sede en?m?|basé[e]? à) (?<place>\p{Lu}[\p{L}’'-]+(?:[ -](?:(?:de|do|da|la|le|del|sur) )?\p{Lu}[\p{L}’'-]+){0,3})(?=$|[,.;])/u.exec(
      text
    )?.groups?.place
  return place !== undefined && isPlace(place) ? factsOf("professional.current_location", [place]) : []
}

/** Of instruments alone these verbs are said: `toco la vihuela`, `suona il flicorno`, `joue du cistre`. */
const instruments: Scan = text =>
  factsOf(
    "personal.hobbies",
    [
      ...text.matchAll(
        /(?<![\p{L}])(?:(?:[Tt]oc[oa]|[Ss]uon[oa]) (?:(?:el|la|il|lo|o|a|un|una|uno|um|uma) |l['’])|[Jj]oues? (?:du |de la |de l['’])|[Gg]ra(?:m)? na )(?<instrument>\p{Ll}{4,})(?![\p{L}])/gu
      )
    ]
      .map(({ groups }) => groups?.instrument ?? "")
      .filter(it => !/^(?:puerta|campana|madera|fibra|corda|cuerda|sveglia|tema|temas|parte|vida)$/u.test(it))
  )

/** `también es vicepresidenta de Acme`: whoever also presides over something belongs to it. */
const offices: Scan = text =>
  factsOf(
    "personal.memberships",
    [
      ...text.matchAll(
        regex.gu`(?<![\\p{L}])(?:también|además|asimismo|também|aussi|également|anche|inoltre)(?: (?:es|é|est|è))? (?:la |el |o |a |le |il )?(?:(?:vice[- ]?)?pr[eé]sident[eai]?|tesorer[oa]|tesoureir[oa]|trésori(?:er|ère)|secretari[oa]|secretári[oa]|secrétaire|consejer[oa]|conselheir[oa]|vocal) (?:(?:de la|del|de|da|do|du|della|dello) |(?:de l|dell)['’])(?<body>${properName})`
      )
    ].map(({ groups }) => groups?.body ?? "")
  )

/** What supporters of clubs in Brazil are called. */
const supporters: Scan = text =>
  factsOf(
    "personal.sports_teams",
    [
      ...text.matchAll(
        /(?<![\p{L}])(?:[Pp]almeirense|[Cc]orint(?:h)?ian[oa]|[Ff]lamenguista|[Ss]ão-paulin[oa]|[Ss]antista|[Vv]ascaín[oa]|[Bb]otafoguense|[Gg]remista|[Cc]olorad[oa](?= d[eo])|[Aa]tleticano|[Cc]ruzeirense|[Tt]ricolor(?= d[eo]))(?![\p{L}])/gu
      )
    ].map(([name]) => name)
  )

/** In the order in which they are asked. */
export const toldEverywhere = (text: string): ReadonlyArray<Fact> =>
  [sides, supporters, certificates, bracketed, books, seats, instruments, offices].flatMap(scan => scan(text))

const organ =
  "(?:[Tt]eam|[Ee]quipo|[Éé]quipe|[Ee]quipe|[Gg]ruppo|[Ll]ag|[Mm]annschaft|[Ss]quadra|[Ff]irma|[Ee]mpresa|[Ss]ociété|[Ff]rau|[Mm]ann)"

/** `Sein Bergkäse holte Gold bei den World Cheese Awards`: what somebody's work has won. */
export const isOwnWork = (text: string): boolean => !regex.u`^(?:\\p{Ll}+ )?${organ}`.test(text)
