import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { isCertificate } from "../words/certifications.ts"
import { isPlace } from "../words/places.ts"
import { isTechnology } from "../words/technologies.ts"
import { sidesFollowed } from "./followed.ts"
import { mark } from "./marks.ts"
import { shortName } from "./names.ts"

/** What a stretch in any of the languages says in much the same way in all of them. */
type Scan = (text: string) => ReadonlyArray<Fact>

const trained =
  "(?:certificad[oa]|cadastrad[oa]|credenciad[oa]|habilitad[oa]|autorizzat[oa]|abilitat[oa]|certificat[oa]|qualificat[oa]|gecertificeerd|gediplomeerd|erkend|agréée?|certifiée?|habilitée?|homologad[oa]|acreditad[oa]|zertifizierte?[rn]?|geprüfte?[rn]?|auktoriserad|certifierad|sertifisert|certificeret|autoriseret)"
const upToEnd =
  "(?: (?!(?:et|y|e|und|en|och|og|depuis|desde|seit|sinds|sedan|dal|siden) )[\\p{L}\\d.’'-]+){0,7}"

const auditor =
  "(?:[Aa]uditora?|[Aa]uditeure?|[Aa]uditrice|[Aa]uditor(?:in)?|[Aa]udytor(?:ka|em|ką)?|[Ll]ead [Aa]uditor(?:in)?|[Ii]nterne?r? Auditor(?:in)?|[Ii]ntern auditor)(?: (?:intern[oaeey]?|líder|principale?|capo|jef[ea]|wiodąc\\p{L}+|wewnętrzn\\p{L}+))?(?: (?:d[aeo]s?|de la|della|nach|voor|for|för|en))?(?: norma)?"
const norm = "(?:ISO|IATF|FSSC|OHSAS|GMP|HACCP|BRC)(?:[ /-](?:IEC )?\\d{3,5}(?::\\d{4})?)?"

/** Papers of trades and callings, by what they are called. */
const papers: ReadonlyArray<string> = [
  "(?:Fachanw[aä]lt(?:in)?|Fach[aä]rzt(?:in)?|Facharzt) für \\p{Lu}[\\p{L}-]+(?:(?:- und|,| und| and) \\p{Lu}[\\p{L}-]+)*",
  "[\\p{L}-]* ?mit eidg(?:\\.|enössischem) (?:Fachausweis|Diplom)",
  "(?:[Ss]pecialistbevis|[Bb]ehörighet|[Ll]egitimation)(?: (?:i|som) \\p{Ll}+)?",
  "(?:gesällbrev|mästarbrev|svennebrev|mesterbrev|svendebrev|Gesellenbrief|Meisterbrief|Meisterprüfung(?: als \\p{Lu}\\p{L}+)?|Jagdschein|Sportbootführerschein\\p{L}*|Segelschein|Trainerschein|Fischereischein|Pilotenschein)",
  "(?:klein |groot )?vaarbewijs(?: I{1,2}(?![\\p{L}]))?",
  "(?:CAP|BTS|BP|BPJEPS|CQP) (?:de |d['’]|en )?[\\p{Ll}][\\p{L}-]+(?: [\\p{Ll}]+(?=[,.;]|$))?",
  "(?:certificat|brevet|certificado|certificato|certificaat) (?:(?:de|di|van) |d['’])\\p{Ll}+ \\p{Lu}{2,}",
  "(?:brevet|permis|licence) (?:fédéral|d['’]État|de pilote|de (?:plongée|secourisme|maître-nageur)|hauturier|côtier|bateau)(?: de \\p{Ll}+)?",
  "registro (?:profissional )?(?:no|na) (?:CREA|CRM|CAU|OAB|CRC|CRP|CRO|CRMV|COREN)(?:[-/]\\p{Lu}{2})?",
  `${auditor} ${norm}(?: (?:e|y|et|und|en|og|och|i) ${norm})*`,
  "(?:título de )?(?:patr[oó]na?|patrão) de (?:yate|costa|embarcaciones de recreo)|(?:mestre|arrais) amador",
  "(?:título|titulación) de (?:monitora?|instructora?|entrenadora?|socorrista|guía|árbitr[oa])(?: de \\p{Ll}+){1,3}",
  "uprawnieni\\p{L}+ (?:budowlan|pedagogiczn|projektow|SEP|energetyczn|sternik|instruktor)\\p{L}*(?: \\p{Ll}+)?|patent (?:sternika|żeglarza)(?: \\p{Ll}+)*|licencj[ęaiąe] (?:pilota|instruktora|trenera|przewodnika)(?: \\p{Ll}+){0,2}",
  "permis (?:côtier|hauturier)|patente nautica|Bootsführerschein",
  "(?:sommelier|sommelière|assaggiat(?:ore|rice))(?: professionista)? (?:AIS|ONAF|ONAV|ONAOO|FISAR|FIS|WSET)",
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
    matchesIn(text, regex.gu`(?<![\\p{L}-])(?:${form})(?![\\p{L}])`)
      .map(([found]) => found.trim())
      .filter(
        found =>
          regex.u`^${auditor} `.test(found) || !/ /.test(found) || !isCertificate(found.replace(/^\S+ /u, ""))
      )
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
    matchesIn(text, /\((?<list>[^()]{4,90})\)/gu).flatMap(({ groups }) => {
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
    matchesIn(text, regex.gu`(?<![\\p{L}])${wrote} ${title}`)
      .map(({ groups }) => (groups?.quoted ?? groups?.title ?? "").trim())
      .filter(it => it !== "" && it.split(" ").length <= 10 && isPublicMatter(it))
  )

/** Who gives a talk; who goes to one has not given it. */
const giving =
  "(?:hält|hielt|gehalten|donn(?:e|era|ait)|a donné|présent(?:e|era)|a présenté|imparte|impartió|impartirá|dará|dio|ofreció|deu|apresentou|proferiu|terrà|tiene|ha tenuto|geeft|gaf|holder|holdt|håller|höll|wygłosi(?:ł|ła)?)"
const talk =
  "(?:Vortrag|Referat|Keynote|conférence|charla|ponencia|conferencia|palestra|conferenza|relazione|lezing|foredrag(?:et)?|föredrag(?:et)?|wykład|prelekcję)"
const speaks =
  "(?:spricht|sprach|parlera|hablará|habló|falará|falou|parlerà) (?:am \\d{1,2}\\. \\p{L}+ )?(?:über|de|sobre|di)"

/** `donnera la conférence « Les quais »`: a talk by its title. */
const talks: Scan = text =>
  factsOf(
    "professional.achievements",
    matchesIn(
      text,
      regex.gu`(?<![\\p{L}])(?:${giving} (?:[^„“”«».;]|(?<=\\d)\\.){0,40}?${talk}(?: (?:über|zu|sur|sobre|su|over|om|o))?:?|${speaks}) [„“«"] ?(?<title>[^„“”«»"]{8,90}?) ?[”“»"]`
    )
      .map(({ groups }) => groups?.title ?? "")
      .filter(isPublicMatter)
  )

const times =
  "(?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d+)[- ]?[Mm]al|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d+) fois|(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|\\d+) veces|(?:due|tre|quattro|cinque|sei|dieci|\\d+) volte|(?:duas|três|quatro|cinco|seis|dez|\\d+) vezes|(?:twee|drie|vier|vijf|zes|tien|\\d+) keer|(?:två|tre|fyra|fem|to|fire|\\d+) (?:gånger|ganger|gange))"
const course =
  "(?:(?:d[eai][nrsm]|das|de|het|le|la|el|il|o|a) |l['’])(?:(?:\\p{Ll}+ (?:de |du |des |d['’]|del |della |da |do ))?(?:la |les |l['’])?(?:\\p{Ll}+ (?:de |des |du |d['’]))?)?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){0,3}"
const finished = "(?:beendet|absolviert|bewältigt|gefinisht|uitgereden|uitgelopen|gelopen|voltooid)"
const finishing =
  "(?:terminée?|fini|bouclé|couru|achevé|terminado|completado|corrido|terminato|completato|concluso|corso|terminou|completou|concluiu|fullfört|fullført|gennemført)"

/** `hat zweimal den Elbelauf beendet`, `a terminé trois fois le tour des Lacs`: what somebody came to the end of, and how often. */
const finishes: Scan = text =>
  factsOf(
    "professional.achievements",
    matchesIn(
      text,
      regex.gu`(?<![\\p{L}])(?:${times} ${course} ${finished}|${finishing} ${times} ${course}|${finishing} ${course} ${times})(?![\\p{L}])`
    ).map(([found]) => found)
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
      ...matchesIn(
        text,
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
      ...matchesIn(
        text,
        regex.gu`(?<![\\p{L}])(?:también|además|asimismo|também|aussi|également|anche|inoltre)(?: (?:es|é|est|è))? (?:la |el |o |a |le |il )?(?:(?:vice[- ]?)?pr[eé]sident[eai]?|tesorer[oa]|tesoureir[oa]|trésori(?:er|ère)|secretari[oa]|secretári[oa]|secrétaire|consejer[oa]|conselheir[oa]|vocal) (?:(?:de la|del|de|da|do|du|della|dello) |(?:de l|dell)['’])(?<body>${shortName})`
      )
    ].map(({ groups }) => groups?.body ?? "")
  )

/** `§, dyrektor finansowa, Finansistka Roku 2025`: an honour that somebody bears beside their name; elsewhere it is often another's. */
const besideName = regex.u`${mark}(?:, (?!(?:która|który|che|que|qui|quien|die|der|dat|som|wo|où)(?![\\p{L}]))\\p{Ll}[^,;:.]{2,60})?, (?<honour>\\p{Lu}\\p{L}{3,}(?: (?:w|of|en|de|in|du) \\p{L}+| \\p{L}{3,}){0,2} (?:Roku|del [Aa]ño|do [Aa]no|des Jahres|van het [Jj]aar|de l['’][Aa]nnée|dell['’][Aa]nno) (?:19|20)\\d\\d)`

/** What somebody of the year is called, in a sentence with the prospect marked. */
export const honourBesideName = (marked: string): ReadonlyArray<Fact> => {
  const honour = besideName.exec(marked)?.groups?.honour ?? ""
  const isUnsure = /^(?:jur[yi]|jurad[oa]|jurée?|żiuri|finalist|nomin|candidat|kandidat)/iu.test(honour)
  return factsOf("professional.achievements", honour === "" || isUnsure ? [] : [honour])
}

/** In the order in which they are asked. */
export const toldEverywhere = (text: string): ReadonlyArray<Fact> =>
  [sidesFollowed, certificates, bracketed, books, talks, finishes, seats, instruments, offices].flatMap(
    scan => scan(text)
  )

const organ =
  "(?:[Tt]eam|[Ee]quipo|[Éé]quipe|[Ee]quipe|[Gg]ruppo|[Ll]ag|[Mm]annschaft|[Ss]quadra|[Ff]irma|[Ee]mpresa|[Ss]ociété|[Ff]rau|[Mm]ann)"

/** `Sein Bergkäse holte Gold bei den World Cheese Awards`: what somebody's work has won. */
export const isOwnWork = (text: string): boolean => !regex.u`^(?:\\p{Ll}+ )?${organ}`.test(text)
