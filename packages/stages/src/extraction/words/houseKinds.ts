/** Kinds of house as English ones end their name in them, with the word that narrows some: `Acme Brewery`, `Acme Credit Union`. */
const english =
  "[Bb]rewery|[Bb]rewing|[Bb]rewers|[Bb]akery|[Bb]akehouse|[Dd]istillery|[Ww]inery|[Vv]ineyards?|[Cc]reamery|[Dd]airy|[Bb]oatyard|[Bb]oatbuilders|[Ss]hipyard|[Mm]useum|(?:(?:[Pp]lant|[Gg]arden|[Dd]ay) )?[Nn]ursery|[Nn]urseries|(?:(?:[Pp]rimary|[Ss]econdary|[Hh]igh|[Gg]rammar|[Ee]lementary|[Mm]iddle|[Pp]reparatory|[Bb]oarding) )?[Ss]chool|[Cc]ommunity [Cc]ollege|[Uu]niversity|[Hh]ospitals?|[Mm]edical [Cc]ent(?:re|er)|[Hh]ospice|[Hh]otel|[Ll]ibrary|[Tt]heatre|[Oo]rchestra|[Zz]oo|[Aa]quarium|[Cc]linic|[Pp]harmacy|[Dd]ental [Pp]ractice|[Vv]eterinary (?:[Cc]ent(?:re|er)|[Cc]linic|[Pp]ractice|[Ss]urgery|[Hh]ospital|[Gg]roup|[Pp]artners)|[Vv]ets|[Aa]nimal [Hh]ospital|[Ss]olicitors|[Aa]ttorneys|[Ll]awyers|[Aa]rchitects|(?:[Cc]hartered )?(?:[Ss]urveyors|[Aa]ccountants)|[Aa]ctuaries|[Aa]uctioneers|[Ee]state [Aa]gents|[Ff]uneral [Dd]irectors|[Ii]nsurance (?:[Bb]rokers|[Aa]gency)|[Bb]uilding [Ss]ociety|[Cc]redit [Uu]nion|[Ss]avings [Bb]ank|[Hh]ousing [Aa]ssociation|[Pp]ublishers|[Pp]rinters|[Bb]ookshop|[Bb]ooksellers|[Aa]irlines|[Oo]pticians|[Cc]aterers|[Ff]lorists|[Bb]utchers|[Ff]ishmongers|[Cc]offee [Rr]oasters|[Ss]tonemasons|[Jj]ewell?ers|[Bb]ookbinders|[Ss]chool [Dd]istrict"

/** Trades that houses end their name in: `Acme Logistics`. */
const englishTrade =
  "[Hh]aulage|[Ll]ogistics|[Tt]rucking|[Ii]nsurance|[Rr]oofing|[Pp]lumbing|[Hh]eating (?:&|[Aa]nd) (?:[Aa]ir|[Cc]ooling|[Pp]lumbing)|[Ll]andscaping|[Jj]oinery|[Rr]ecruitment|[Pp]ublishing|[Ff]reight [Ff]orwarding|[Pp]ottery|[Cc]onsulting|[Dd]esign|[Cc]onstruction|[Ee]nergy|[Ff]reight|[Gg]enomics|[Hh]otels|[Ll]egal|[Pp]ackaging|[Pp]harma(?:ceuticals)?|[Pp]ublic [Hh]ealth|[Ss]hipping|[Ss]olar|[Tt]extiles"

/** In German, Dutch, Swedish and Norwegian the kind ends a longer word, and stands before or behind the name: `Brauerei Acme`, `Acme Schlossbrauerei`. */
const germanic =
  "(?:\\p{L}{2,20}|\\p{Lu})?(?:[Bb]rauerei|[Bb]äckerei|[Bb]rennerei|[Dd]ruckerei|[Gg]ärtnerei|[Ss]chreinerei|[Tt]ischlerei|[Ss]pedition|[Rr]eederei|[Ss]chiffswerft|[Kk]anzlei|[Kk]linikum|[Mm]olkerei|[Rr]österei|[Bb]aumschule|[Bb]uchhandlung|[Kk]rankenhaus|[Hh]ochschule|[Uu]niversität|[Aa]rchitekturbüro|[Ii]ngenieurbüro|[Pp]lanungsbüro|[Tt]ierarztpraxis|[Zz]ahnarztpraxis|[Bb]rouwerij|[Bb]akkerij|[Zz]iekenhuis|[Uu]niversiteit|[Hh]ogeschool|[Uu]itgeverij|[Kk]wekerij|[Dd]rukkerij|[Ss]cheepswerf|[Jj]achtwerf|[Dd]ierenkliniek|[Aa]potheek|[Bb]oekhandel|[Rr]ederij|[Kk]aasmakerij|[Ss]tokerij|[Bb]asisschool|[Ss]lagerij|[Tt]andartspraktijk|[Dd]ierenartspraktijk|[Bb]ryggeri|[Bb]ageri|[Bb]akeri|[Ss]jukhus|[Ss]ykehus|[Uu]niversitet|[Hh]ögskola|[Hh]øgskole|[Aa]dvokatbyrå|[Ff]örlag|[Bb]okhandel|[Ss]nickeri|[Ss]nekkeri|[Rr]edovisningsbyrå|[Åå]keri|[Tt]ryckeri|[Tt]rykkeri|[Pp]lantskola|[Pp]lanteskole|[Dd]jursjukhus|[Dd]jurklinik|[Dd]yreklinikk|[Mm]ejeri|[Mm]eieri|[Oo]rchester|[Oo]rkest|[Oo]rkester)(?!\\p{L})|[Ww]eingut|[Rr]echtsanwälte|[Ss]teuerberater|[Nn]otare|[Aa]dvocaten|[Nn]otarissen|[Mm]akelaars|[Aa]dvokatfirma(?:et)?"

/** Who works there is what such a house is: only behind its name. */
const germanicLast =
  "[Aa]rchitekten|[Aa]rchitecten|[Aa]rkitekter|[Ee]xpeditie|[Vv]erlag|[Uu]itgevers|[Ff]orlag|\\p{Lu}\\p{L}+(?:museum|museet|theater|teater)|[Gg]ymnasium|[Ll]yceum"

/** In the Romance languages the kind stands before the name: `Cantina Acme`. */
const romance =
  "[Mm]aison d['’]édition|[Bb]rasserie|[Bb]oulangerie|[Pp]harmacie|[Cc]linique(?: vétérinaire)?|[Hh]ôpital|[Hh]ôtel(?! de (?:[Vv]ille|[Pp]olice)|-[Dd]ieu)|[Mm]usée|[Ll]ycée|[Uu]niversité|[Ll]ibrairie|[Ii]mprimerie|[Mm]enuiserie|[Cc]hantiers? navals?|[Ff]romagerie|[Dd]istillerie|[Pp]épinières?|[Oo]rchestre|[Cc]onserverie|[Bb]iscuiterie|[Éé]tude notariale|[Aa]gence immobilière|[Cc]abinet (?:d['’](?:avocats|architectes|architecture|expertise comptable)|dentaire|vétérinaire|comptable|de conseil(?: en (?:gestion|management|stratégie))?)|[Ll]aboratoire de (?:prothèse dentaire|biologie médicale|recherche)|[Hh]ospital|[Hh]otel|[Mm]useo|[Uu]niversidade?|[Cc]olegio|[Cc]ol[ée]gio|[Cc]línica(?: veterin[aá]ria)?|[Bb]odegas?|[Cc]onservas|[Cc]onservera|[Ff]arm[aá]cia|[Ee]ditorial|[Pp]anadería|[Ll]ibrería|[Ii]mprenta|[Oo]rquesta|[Aa]stilleros?|[Vv]iveros|[Nn]otaría|[Cc]ervecería|[Dd]estilería|[Dd]espacho de abogados|[Ee]studio de arquitectura|[Mm]useu|[Ee]ditora|[Pp]adaria|[Ll]ivraria|[Oo]rquestra|[Ee]staleiros?|[Vv]inícola|[Cc]ervejaria|[Ee]scritório de advocacia|[Oo]spedale|[Aa]lbergo|[Uu]niversità|[Ll]iceo|[Cc]linica(?: veterinaria)?|[Cc]antin[ae]|[Aa]zienda (?:vitivinicola|vinicola|agricola)|[Ss]tudio (?:legale|dentistico|notarile|di architettura)|[Cc]asa editrice|[Pp]anificio|[Ll]ibreria|[Cc]antier[ei] naval[ei]|[Bb]irrificio|[Oo]leificio|[Cc]aseificio|[Tt]ipografia|[Pp]astificio|[Aa]griturismo|[Dd]istilleria|[Ff]alegnameria|[Pp]asticceria"

/** What a house is by the end of its name. */
export const kindLast = `(?:${english}|${englishTrade}|${germanic}|${germanicLast})`

/** What a house is by the beginning of its name. */
export const kindFirst = `(?:${romance}|${germanic}|[Mm]useum|\\p{Lu}\\p{L}+museum|[Kk]linikum|[Uu]niversity(?= of ))`

/** What a house says that it is, in a line of its own. */
export const kindTold = `(?:${english}|${germanic}|${germanicLast}|${romance}|[Ll]aw firm|[Ff]reight forwarders|[Gg]eneral [Cc]ontractors?|\\p{Lu}\\p{Ll}+ing [Ss]ervices|[Oo]rkester|[Hh]otell|[Mm]useum)`
