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
      "vann|fick|har vunnit|har fått|tilldelades|utsågs|belönades med|mottog|har tilldelats|har utsetts till"
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
    "segling|segla|rodd|paddling|kajak|kanot|surfing|vindsurfing|kitesurfing|dykning|simning|simma|fiske|fiska|flugfiske|klättring|klättra|bergsbestigning|vandring|vandra|fjällvandring|löpning|löpträning|springa|maraton|triathlon|orientering|cykling|cykla|landsvägscykling|mountainbike|motorcykel|skidåkning|längdskidåkning|längdskidor|skidor|slalom|snowboard|skridskor|långfärdsskridskor|ridning|rida|hästar|fotboll|innebandy|handboll|volleyboll|basket|ishockey|bandy|tennis|bordtennis|badminton|squash|padel|golf|boule|judo|karate|boxning|fäktning|bågskytte|gymnastik|yoga|pilates|meditation|dans|dansa|tango|salsa|folkdans|körsång|kör|sång|sjunga|piano|fiol|viola|cello|kontrabas|gitarr|bas|trummor|trumpet|trombon|tuba|klarinett|saxofon|flöjt|oboe|dragspel|orgel|harpa|nyckelharpa|munspel|ukulele|musik|kammarmusik|jazz|opera|teater|film|läsning|läsa|deckare|litteratur|skrivande|skriva|poesi|teckning|måleri|måla|akvarell|fotografering|foto|keramik|drejning|stickning|sticka|virkning|sömnad|sy|broderi|slöjd|snickeri|snickra|träslöjd|modellbygge|modelljärnväg|matlagning|laga mat|bakning|baka|surdeg|grillning|ölbryggning|vin|kaffe|trädgård|trädgårdsarbete|odling|odla|kolonilott|biodling|svamp|svampplockning|bärplockning|fågelskådning|astronomi|släktforskning|geocaching|camping|resor|resa|segelflyg|skärmflygning|fallskärmshoppning|jakt|schack|bridge|brädspel|tv-spel|korsord|vinylskivor|veteranbilar|kallbad|vinterbad|isbad|bastu|friluftsliv|lajv",
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
    "\\p{L}*pris(?:et)?|\\p{L}*medalj(?:en)?|\\p{L}*stipendi(?:um|et)|\\p{L}*utmärkelse(?:n)?|\\p{L}*orden|Guldbagge[n]?|[Åå]rets \\p{L}+(?: (?:19|20)\\d\\d)?|[Aa]ward",
  societies:
    "\\p{L}*[Ff]örening(?:en)?|\\p{L}*[Kk]lubb(?:en)?|\\p{L}*[Ff]örbund(?:et)?|\\p{L}*[Ss]ällskap(?:et)?|\\p{L}*[Kk]ör(?:en)?|[Nn]ätverket|[Ss]tiftelsen|\\p{L}*[Oo]rkester(?:n)?",
  pets: "hund(?:ar)?|katt(?:er)?|häst(?:ar)?|ponny|kanin(?:er)?|papegoj(?:a|or)|höns|sköldpadd(?:a|or)|labrador|tax|border collie|marsvin|får|getter|åsna|bikupor|undulat(?:er)?",
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
