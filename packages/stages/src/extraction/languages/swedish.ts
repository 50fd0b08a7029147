import type { Language } from "./Language.ts"

export const swedish: Language = {
  code: "sv",
  smallWords:
    "och är att det som för på med av till från har hon han hennes hans ett inte den de vi jag vår vårt våra också sedan efter där när men om vid under år nu eller sin sitt sina blev bor mycket",
  pronouns: { I: "jag", she: "hon", he: "han" },
  possessives: "Hennes|Hans|Deras|Vår|Vårt|Våra|Min|Mitt|Mina",
  others: {
    he: "pappa|far|bror|man|make|son|farfar|morfar|farbror|sambo|vän|chef|företrädare|efterträdare|kollega|kusin",
    she: "mamma|mor|syster|fru|hustru|dotter|farmor|mormor|faster|moster|väninna"
  },
  honorifics: "fru|herr|dr|professor|docent",
  articles: "en|ett|den|det|de|sin|sitt|sina|vår|vårt|våra|min|mitt|mina|två|tre",
  and: "och|eller|samt",
  onwards:
    "på|med|i|vid|hos|för|till|från|av|om|när|där|som|under|genom|längs|mellan|mot|utan|efter|innan|sedan|att|så|runt|över|åt|men",
  at: "på|hos|vid|i",
  of: "för|i|av|inom",
  adverbs:
    "också|även|nu|numera|idag|fortfarande|gärna|ofta|regelbundet|mycket|dessutom|samtidigt|aktivt|sedan (?:\\p{L}+ )?(?:19|20)\\d\\d|sedan (?:\\p{L}+ ){1,2}år|(?:19|20)\\d\\d|år (?:19|20)\\d\\d|ideellt|helst|alltid|själv",
  past: "tidigare|förre|förra|före detta|f\\.d\\.|var|till (?:19|20)\\d\\d|fram till (?:19|20)\\d\\d|pensionerad|avgående|blivande|tillträdande",
  isInverting: true,
  leavesPronounsOut: false,
  verbs: {
    be: ["är", "är"],
    have: ["har|äger", "har|äger"],
    live: ["bor|lever|är bosatt", "bor|lever|är bosatt"],
    work: ["arbetar|jobbar|undervisar|verkar|tjänstgör", "arbetar|jobbar|undervisar|verkar|tjänstgör"],
    lead: ["leder|driver|styr|ansvarar för|förestår", "leder|driver|styr|ansvarar för|förestår|basar över"],
    study: [
      "studerade|läste|pluggade|utbildade mig|disputerade|tog|gick",
      "studerade|läste|pluggade|utbildade sig|disputerade|tog|gick|är utbildad|har studerat|har läst|har en|tog examen|är utexaminerad"
    ],
    hold: ["har|är", "har|är|innehar"],
    win: [
      "vann|fick|har vunnit|har fått|tilldelades|utsågs",
      "vann|vinner|får|mottar|fick|har vunnit|har fått|tilldelades|utsågs|belönades med|mottog|har tilldelats|har utsetts till"
    ],
    "give time": [
      "är volontär|engagerar mig|stödjer|hjälper",
      "är volontär|engagerar sig|stödjer|stöttar|hjälper|är engagerad"
    ],
    belong: ["sitter|sjunger|spelar|tillhör|ingår", "sitter|sjunger|spelar|tillhör|ingår"],
    play: ["spelar|utövar|tränar|lär mig|samlar", "spelar|utövar|tränar|lär sig|samlar"],
    go: ["går|åker|springer|cyklar|löptränar", "går|åker|springer|ägnar sig åt|kopplar av med"],
    love: [
      "älskar|gillar|tycker om|njuter av",
      "älskar|gillar|tycker om|njuter av|är förtjust i|brinner för"
    ],
    support: ["håller på|hejar på|följer", "håller på|hejar på|följer"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?som {position}",
      "(?:ny|nya|utsedd till|anställd som|verksam som) {position}",
      "<hold> (?:tjänsten|rollen|befattningen) som {position}",
      "§ (?:[^.;]+ )?(?:utsetts|utsedd|utses|befordras) till {position}",
      "§ blir (?:ny )?{position}"
    ],
    company: ["<work> (?:på|hos|för|vid) {company}", "<lead> {company}"],
    place: [
      "<live> (?:och arbetar |och jobbar |med [^,;]+? )?(?:i|på|utanför|strax utanför|nära) {place}",
      "<work> (?:från|i) {place}",
      "(?:bosatt|baserad|verksam|hemmahörande) i {place}"
    ],
    schooling: [
      "<study>",
      "…[Ee]fter studier(?= (?:i \\p{L}+ )?(?:vid|på) )",
      "(?:utbildad|examen|civilingenjör|civilekonom|alumn\\p{L}*|masterexamen|kandidatexamen|doktor|jurist)(?![\\p{L}])"
    ],
    membership: [
      "(?:styrelse|heders)?(?:ledamot|medlem) (?:i|av|för) (?:styrelsen för )?{organization}",
      "(?:ordförande|sekreterare|kassör) (?:i|för) (?=(?:\\p{Lu}\\p{L}* )*\\p{L}*(?:föreningen|klubben|förbundet|sällskapet|kören|klubb|förening|förbund)){organization}",
      "<belong> (?:i styrelsen för|i) {organization}"
    ],
    cause: [
      "<give time> (?:i|hos|för|på|ideellt i|ideellt hos) {charity}",
      "(?:volontär|frivillig|ideellt engagerad|fadder) (?:i|hos|för|på) {charity}"
    ],
    team: [
      "(?:fan|supporter|anhängare) (?:av|till|i) {team}",
      "…(?:säsongskort|årskort) (?:till|hos|på) {team}",
      "<support> {team}",
      "\\p{L}*tränare (?:i|för|hos) {playing}",
      "<play> [^,;]*?(?:i|för) {playing}"
    ],
    pastime: ["<play> {pastimes}", "<go> (?:på |i )?{pastimes}", "<love> (?:att )?{pastimes}", "{doer}"],
    award: [
      "<win> {award}",
      "(?:vinnare av|mottagare av|pristagare) {award}",
      "§ (?:[^.;]+ )?(?:utsågs|utsetts|utsedd) till {award}"
    ],
    pet: ["<have> {pet}", "<live> (?:[^;]+ )?med {pet}", "…(?:med|och) (?:sin|sitt|sina|min|mina) {pet}"],
    skill: ["(?:specialiserad|inriktad|expert|specialist) (?:på|inom|mot) {skills}"],
    certificate: [
      "(?<certificate>(?:certifierad|auktoriserad|legitimerad|diplomerad) \\p{L}[^,;.]+)",
      "<have> {held}"
    ]
  },
  freeTime:
    "på (?:sin |min )?fritiden|på helgerna|på kvällarna|på helger|utanför (?:jobbet|arbetet|kontoret)|när (?:hon|han|jag) inte|på lediga stunder|privat|på somrarna|på vintrarna|efter jobbet|på sin lediga tid",
  pastimes:
    "bokbinderi|bokbindning|kalligrafi|linoleumsnitt|silversmide|glasblåsning|mosaik|vävning|väva|spinna|tovning|korgflätning|restaurering|fridykning|isklättring|skidskytte|curling|styrketräning|tyngdlyftning|crossfit|kickboxning|thaiboxning|kendo|tai chi|qigong|vattenpolo|frisbee|discgolf|parkour|minigolf|skytte|blåsorkester|luta|cembalo|banjo|mandolin|marimba|slagverk|säckpipa|gospel|swing|lindy hop|flamenco|stepp|balett|serier|manga|science fiction|lego|modellflyg|amatörradio|3d-utskrift|robotik|sudoku|pussel|escape rooms?|whisky|ost|rosor|kaktusar|orkidéer|bonsai|tomater|permakultur|fruktträd|vinodling|akvarium|akvarier|husbil|tältning|forspaddling|via ferrata|museer|antikviteter|loppis|mynt|mineraler|fossil|surdegsbröd|cirkus|trolleri|improvisationsteater|stå-upp|öppet vatten|stavgång|gravel|långlopp|löplopp|swimrun|vasaloppet|terränglöpning|stenstodsklättring|bouldring|rullskidor|fäbod|svampar|jakthundar|dressyr|hoppning|islandshästar|travsport|chili|bigård|hembryggning|sömmerska|quiltning|segling|segla|rodd|paddling|kajak|kanot|surfing|vindsurfing|kitesurfing|dykning|simning|simma|fiske|fiska|flugfiske|klättring|klättra|bergsbestigning|vandring|vandra|fjällvandring|löpning|löpträning|springa|maraton|triathlon|orientering|cykling|cykla|landsvägscykling|mountainbike|motorcykel|skidåkning|längdskidåkning|längdskidor|skidor|slalom|snowboard|skridskor|långfärdsskridskor|ridning|rida|hästar|fotboll|innebandy|handboll|volleyboll|basket|ishockey|bandy|tennis|bordtennis|badminton|squash|padel|golf|boule|judo|karate|boxning|fäktning|bågskytte|gymnastik|yoga|pilates|meditation|dans|dansa|tango|salsa|folkdans|körsång|kör|sång|sjunga|piano|fiol|viola|cello|kontrabas|gitarr|bas|trummor|trumpet|trombon|tuba|klarinett|saxofon|flöjt|oboe|dragspel|orgel|harpa|nyckelharpa|munspel|ukulele|musik|kammarmusik|jazz|opera|teater|film|läsning|läsa|deckare|litteratur|skrivande|skriva|poesi|teckning|måleri|måla|akvarell|fotografering|foto|keramik|drejning|stickning|sticka|virkning|sömnad|sy|broderi|slöjd|snickeri|snickra|träslöjd|modellbygge|modelljärnväg|matlagning|laga mat|bakning|baka|surdeg|grillning|ölbryggning|vin|kaffe|trädgård|trädgårdsarbete|odling|odla|kolonilott|biodling|svamp|svampplockning|bärplockning|fågelskådning|astronomi|släktforskning|geocaching|camping|resor|resa|segelflyg|skärmflygning|fallskärmshoppning|jakt|schack|bridge|brädspel|tv-spel|korsord|vinylskivor|veteranbilar|kallbad|vinterbad|isbad|bastu|friluftsliv|lajv",
  pursuits: [
    "seglar|ror|klättrar|vandrar|simmar|fiskar|stickar|virkar|dansar|paddlar|surfar|dyker|rider|orienterar|odlar|snickrar|cyklar|spelar golf",
    "seglar|ror|klättrar|vandrar|simmar|fiskar|stickar|virkar|dansar|paddlar|surfar|dyker|rider|orienterar|odlar|snickrar|cyklar"
  ],
  doers:
    "\\p{L}*(?:löpare|seglare|roddare|klättrare|vandrare|cyklist|simmare|skidåkare|dykare|surfare|ryttare|fiskare|biodlare|odlare|fotograf|sångare|körsångare|dansare|tennisspelare|schackspelare|golfare|orienterare|triatlet|pianist|gitarrist|cellist|trädgårdsmästare|kock|bagare|läsare|fågelskådare|stickare|fotbollsspelare)",
  zeal: "ivrig|hängiven|passionerad|entusiastisk|inbiten|stor|aktiv|hobby|amatör|glad",
  titles:
    "\\p{L}*direktör|\\p{L}*ledare|\\p{L}*rådgivare|\\p{L}*chef|grundare|medgrundare|\\p{L}*ansvarig|ordförande|handläggare|föreståndare|lektor|\\p{L}*utvecklare|vd|\\p{L}*konsult|\\p{L}*ingenjör|\\p{L}*arkitekt|\\p{L}*forskare|\\p{L}*läkare|överläkare|sjuksköterska|\\p{L}*terapeut|psykolog|tandläkare|advokat|jurist|notarie|revisor|ekonom|controller|\\p{L}*samordnare|\\p{L}*strateg|\\p{L}*analytiker|\\p{L}*redaktör|journalist|översättare|bibliotekarie|arkivarie|intendent|konservator|kurator|dirigent|regissör|dramaturg|kock|köksmästare|bagare|bryggmästare|kapten|styrman|lots|hamnkapten|hamnchef|lärare|rektor|docent|professor|delägare|ägare|partner|\\p{L}*säljare|inköpare|\\p{L}*tekniker|snickare|\\p{L}*mästare|sekreterare|\\p{L}*assistent|\\p{L}*koordinator|kommunikatör|pressekreterare|talesperson|\\p{L}*byggare|formgivare|\\p{L}*designer",
  schools:
    "\\p{L}*[Uu]niversitet(?:et)?|\\p{L}*[Hh]ögskola[n]?|KTH|LTH|SLU|\\p{L}*skola[n]?|\\p{L}*akademin?|\\p{L}*institutet|Konstfack|Chalmers|Handels|Handelshögskolan|Musikhögskolan|Karolinska",
  degrees:
    "\\p{L}*examen|[Cc]ivilingenjör(?:sexamen)?|[Cc]ivilekonom(?:examen)?|[Mm]aster(?:examen)?|[Kk]andidat(?:examen)?|[Mm]agister(?:examen)?|[Dd]oktor(?:sexamen)?|[Dd]isputerade|MBA|[Ll]icentiat(?:examen)?|[Jj]urist(?:examen)?",
  subjectAfter: "i|inom|på",
  awards:
    "[\\p{L}-]*pris(?:et)?|\\p{L}*medalj(?:en)?|\\p{L}*stipendi(?:um|et)|\\p{L}*utmärkelse(?:n)?|\\p{L}*orden|Guldbagge[n]?|[Åå]rets \\p{L}+(?: (?:19|20)\\d\\d)?|[Aa]ward",
  societies:
    "\\p{L}*[Ff]örening(?:en)?|\\p{L}*[Kk]lubb(?:en)?|\\p{L}*[Ff]örbund(?:et)?|\\p{L}*[Ss]ällskap(?:et)?|\\p{L}*[Kk]ör(?:en)?|[Nn]ätverket|[Ss]tiftelsen|\\p{L}*[Oo]rkester(?:n)?",
  pets: "\\p{L}*(?:hund|hunden|katt|katten|katterna|hundarna|taxen|pudel|pudeln|terrier|terriern|valp|valpen|hästen|häst|ponnyn|kaninen|papegojan|sköldpaddan)|tik|tiken|strävhårstax|jämthund|lapphund|spets|golden|labradoren|spanieln|schäfer|schäfern|blandras|vinthund|valpar|kattungar|islandshäst(?:ar|en)?|hönor|bin|kaniner|undulater|marsvinet|hund(?:ar)?|katt(?:er)?|häst(?:ar)?|ponny|kanin(?:er)?|papegoj(?:a|or)|höns|sköldpadd(?:a|or)|labrador|tax|border collie|marsvin|får|getter|åsna|bikupor|undulat(?:er)?",
  cues: {
    others: [
      "ägnar|sysslar|forskar|utvecklar|använder|skänker|lagar|målar|skriver|bygger|bakar|brygger|samlar|renoverar|vet|kan|håller|brinner|hjälper|reser|fotograferar|springer|gillar|tycker|började|tränar",
      "ägnar|sysslar|forskar|utvecklar|använder|skänker|donerar|lagar|målar|skriver|bygger|bakar|brygger|samlar|renoverar|vet|kan|håller|brinner|reser|fotograferar|springer|gillar|tycker|började|tränar|tog|kom|flyttade|växte|startade|grundade|behärskar|hanterar|fokuserar|föder|snickrar|odlar|syr|virkar|coachar|dömer|gör|ger|står|åker|promenerar|njuter|trivs|håller till|intresserar|undervisar|föreläser|ansvarar|planerar|konstruerar|ritar|forskade|arbetade|blev|får|kopplar av|varvar ner|tillbringar|spenderar|jourar|ställer upp|sprang|jagar|plockar|meditera[rs]"
    ],
    glue: "i|på|för|till|av|med|om|kring|inom|vid|hos|åt|den|det|de|en|ett|sin|sitt|sina|vår|min|mitt|och|framför allt|bland annat|främst|särskilt",
    negation: "inte(?! (?:bara|minst))|ingen|inget|inga|aldrig|varken|utan(?= husdjur)|skulle|vill",
    owners: { I: "min|mitt|mina|vår|vårt|våra", she: "hennes", he: "hans" },
    crew: "team|grupp|avdelning|forskargrupp|enhet|arbete|forskning|lag|byrå",
    workWith: "använder|programmerar i|utvecklar i|bygger (?:[^,;.]{0,20} )?i|konstruerar i|van vid",
    expertise:
      "(?:arbetar|jobbar|arbetat|jobbat)(?: [^,;.]{0,30}?)? (?:med|inom|kring)|sysslar(?: [^,;.]{0,20}?)? med|ägnar sig(?: [^,;.]{0,30}?)? åt (?=frågor)|specialiserad (?:på|inom|i)|specialist (?:på|inom|i)|expert (?:på|inom|i)|sakkunnig (?:i|inom|på)|kunnig (?:i|inom|på)|erfarenhet (?:av|inom)|forskar (?:[^,;.]{0,20} )?(?:om|kring|på|i|inom)|undervisar (?:[^,;.]{0,20} )?(?:i|om)|ansvarar för|ansvarig för|har ansvar för|kan (?:allt|det mesta) om|vet (?:allt|det mesta) om|fokuserar på|fokus på|inriktad på|inriktning (?:mot|på)|rådgivning (?:inom|kring|om)|ger råd (?:inom|om|kring)|hanterar|behärskar",
    fields:
      "\\p{L}*(?:specialitet|specialområde|kompetensområde|expertområde|expertis|fokusområde|ämnesområde|forskningsområde|arbetsområde|fält|kompetens|styrk|ämne)\\p{L}{0,4}",
    are: "är|omfattar|ligger (?:i|inom|på)|spänner över|handlar om|rör|:",
    passions: "passion(?:er)?|hobby(?:er)?|fritidsintressen?|intressen?|kärlek|fritid|stora nöje|avkoppling",
    interest:
      "läser (?:allt|mycket)(?: om)?|intresserad av|intresserar sig(?: [^,;.]{0,20}?)? för|intresse för|brinner för|fascinerad av|älskar|tycker om|förtjust i|passion för|kärlek till|gillar|tokig i|förälskad i",
    makes:
      "bakar|lagar|brygger|bygger|snickrar|odlar|restaurerar|syr|stickar|virkar|målar|tillverkar|reparerar|föder upp|täljer|skriver|ritar|drejar|renoverar|binder|springer",
    giving:
      "volontär(?:ar|arbetar)?|ideellt|ideell|skänker|skänkte|donerar|donerade|stödjer|stöttar|engagerar sig|engagerad|engagemang|fadder|ambassadör|mentor|läxhjälpare|samlar in pengar|springer för|jourar|insats|månadsgivare",
    backing: "hjälper|styrelseledamot|ordförande|kassör|sekreterare|medlem|grundare|aktiv|ledare|undervisar",
    standings:
      "(?:i )?styrelsen|styrelseledamot|styrelsemedlem|styrelsesuppleant|medlem|hedersmedlem|kassör|suppleant|ledamot|vice ordförande|invald|tillhör|representant",
    winning:
      "gav honom|gav henne|vann|vinner|vunnit|fick|får|fått|tilldelades|tilldelats|tog|mottog|utsedd|utsågs|utnämnd|utnämndes|belönades|prisad|prisades|vinnare|hedrades|korades|erhöll|blev",
    won: "gav honom|gav henne|vann|vunnit|tilldelades|tilldelats|mottog|belönades med|erhöll",
    championships:
      "(?:SM|EM|VM|NM|OS|JSM|DM|RM)-(?:guld|silver|brons|medalj|titel|seger)(?: i \\p{L}+)?(?: (?:19|20)\\d\\d)?|(?:[Ss]vensk|[Nn]ordisk|[Ee]uropeisk) mästare(?: i \\p{L}+)?|[Åå]rets \\p{L}+(?: (?:19|20)\\d\\d)?",
    patents: "patent|patentansökningar|godkända patent",
    certificates: "[\\p{L}-]*certifikat|certifiering|licens|behörighet (?=\\p{Lu})|skepparexamen",
    certified: "[\\p{L}-]*certifierad|certifikat|auktoriserad|diplomerad|licensierad",
    graduates:
      "civilingenjör|högskoleingenjör|civilekonom|jurist|farmaceut|apotekare|arkitekt|socionom|agronom|jägmästare|psykolog|utbildad|magister|licentiat|filosofie doktor|teknologie doktor|doktor|ekonom|statsvetare",
    called: "som heter|vid namn|heter|kallad|som lyssnar till"
  },
  headings: {
    position: "Befattning|Titel|Roll|Funktion|Tjänst|Yrke",
    education: "Utbildning|Utbildningar|Examen|Studier",
    skills: "Kompetens(?:er)?|Kompetensområden|Expertis|Specialiteter|Kunskaper|Expertområden",
    memberships: "Medlemskap|Styrelseuppdrag|Uppdrag|Föreningar",
    achievements: "Utmärkelser|Priser|Priser och utmärkelser|Stipendier",
    causes: "Ideellt engagemang|Volontärarbete|Engagemang",
    hobbies: "Hobb(?:y|ies)|Fritid|Fritidsintressen|På fritiden|Utanför jobbet",
    interests: "Intressen|Passioner",
    certifications: "Certifieringar|Certifikat|Auktorisationer",
    location: "Ort|Plats|Bostadsort|Kontor|Stationeringsort|Bor",
    languages: "Språk",
    pets: "Husdjur",
    experience: "Erfarenhet|Arbetslivserfarenhet",
    talks: "Föreläsningar|Föredrag",
    articles: "Publikationer|Artiklar|Böcker",
    biography: "Biografi|Om mig|Profil|Porträtt"
  }
}
