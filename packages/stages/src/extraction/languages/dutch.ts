import type { Language } from "./Language.ts"

export const dutch: Language = {
  code: "nl",
  smallWords:
    "het een van zij hij haar zijn ook bij voor naar niet aan op met dat deze wij ik onze ons werd wordt heeft als sinds daarna daar waar maar om uit te door over jaar tot hun dan er en de",
  pronouns: { I: "ik", she: "zij|ze", he: "hij" },
  possessives: "Haar|Zijn|Hun|Mijn|Onze",
  others: {
    he: "vader|broer|man|echtgenoot|zoon|opa|grootvader|oom|partner|vriend|collega|baas|voorganger|opvolger|neef",
    she: "moeder|zus|vrouw|echtgenote|dochter|oma|grootmoeder|tante|vriendin|voorgangster|opvolgster|nicht"
  },
  honorifics: "mevrouw|mevr\\.|meneer|de heer|dr\\.|drs\\.|ir\\.|mr\\.|prof\\.|ing\\.",
  articles: "een|de|het|haar|zijn|onze|ons|mijn|twee|drie",
  and: "en|of|alsook",
  onwards:
    "bij|met|in|op|aan|uit|voor|door|naar|na|van|te|als|die|dat|waar|om|over|tot|sinds|tussen|langs|onder|tegen|zonder|wanneer|terwijl|rond|en",
  at: "bij|bij de|bij het|binnen",
  of: "van|van de|van het|voor|voor de|in|der",
  adverbs:
    "ook|nu|nog steeds|nog|steeds|momenteel|graag|regelmatig|vaak|heel|erg|samen|daarnaast|tevens|verder|inmiddels|tegenwoordig|actief|al|altijd|fanatiek|onbezoldigd|’s zomers|’s winters|'s zomers|'s winters|sinds (?:\\p{L}+ )?(?:19|20)\\d\\d|in (?:19|20)\\d\\d|al jaren|sinds jaar en dag|nauw|zelf|vooral",
  past: "voormalig\\p{L}*|oud-\\p{L}+|ex-\\p{L}+|was|waren|tot (?:\\p{L}+ )?(?:19|20)\\d\\d|van (?:19|20)\\d\\d tot|vroeger|destijds|toekomstig\\p{L}*|aanstaand\\p{L}*|vertrekkend\\p{L}*|gepensioneerd\\p{L}*",
  isInverting: true,
  leavesPronounsOut: false,
  verbs: {
    be: ["ben", "is"],
    have: ["heb|bezit", "heeft|bezit"],
    live: ["woon|leef|ben gevestigd", "woont|leeft|is gevestigd"],
    work: ["werk|vervul|geef|doceer", "werkt|vervult|geeft|doceert|fungeert"],
    lead: [
      "leid|bestuur|run|coördineer|geef leiding aan",
      "leidt|bestuurt|runt|coördineert|geeft leiding aan|is verantwoordelijk voor|heeft de leiding over"
    ],
    study: [
      "studeerde(?: af)?|promoveerde|volgde|behaalde|deed|rondde|haalde",
      "studeerde(?: af)?|promoveerde|volgde|behaalde|deed|rondde|haalde|bezocht"
    ],
    hold: ["heb|ben", "heeft|is"],
    win: [
      "won|wonnen|kreeg|kregen|ontving|ontvingen|heb|ben|werd",
      "won|kreeg|ontving|heeft|is|werd|wint|krijgt|ontvangt|sleepte"
    ],
    "give time": [
      "zet me in|help|steun|ben vrijwilliger",
      "zet zich in|helpt|steunt|is vrijwillig(?:er|ster)|collecteert"
    ],
    belong: ["zit|zing|speel|roei|hoor", "zit|zingt|speelt|roeit|hoort|voetbalt|hockeyt|traint"],
    play: ["speel|beoefen|doe|leer|verzamel", "speelt|beoefent|doet|leert|verzamelt"],
    go: ["ga|maak|loop|ren", "gaat|maakt|loopt|rent|trekt"],
    love: [
      "hou van|houd van|geniet van|ben gek op|ben dol op",
      "houdt van|geniet van|is gek op|is dol op|is verzot op|heeft een passie voor|ontspant zich met"
    ],
    support: ["steun|volg|juich", "steunt|volgt|juicht|moedigt"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?als {position}",
      "<work> de (?:functie|rol) van {position}",
      "(?:nieuwe|de nieuwe|benoemd tot|aangesteld als|werkzaam als|in het dagelijks leven|de eerste|eerste) {position}",
      "is (?:benoemd tot|aangesteld als|werkzaam als|in dienst als) {position}",
      "§ (?:[^.;]+ )?(?:benoemd|aangesteld|gekozen) (?:tot|als) {position}",
      "§ wordt (?:de )?(?:nieuwe )?{position}"
    ],
    company: ["<work> (?:bij|voor) {company}", "<lead> {company}", "is werkzaam bij {company}"],
    place: [
      "<live> (?:en werkt |en werk |met [^,;]+? )?(?:in|te|nabij|bij|vlak bij) {place}",
      "<work> (?:vanuit|in) {place}",
      "(?:woonachtig|gevestigd|wonend) (?:in|te) {place}"
    ],
    schooling: [
      "<study>",
      "…[Nn]a (?:haar|zijn|mijn) (?:studie|opleiding)(?= (?:\\p{L}+ )?(?:en \\p{L}+ )?aan )",
      "<hold> (?:[^;]+ )?(?:gestudeerd|gevolgd|afgerond|gepromoveerd|behaald|afgestudeerd|opgeleid)",
      "(?:afgestudeerd|opgeleid|alumn\\p{L}+|oud-student|gepromoveerd|master|bachelor|studie)(?![\\p{L}])"
    ],
    membership: [
      "(?:bestuurs|ere|erelid|comité)?lid van (?:het bestuur van |de raad van advies van |het )?{organization}",
      "(?:voorzitter|secretaris|penningmeester|bestuurslid) (?:van|bij) (?:de |het )?(?=(?:\\p{Lu}\\p{L}* )*(?:[Vv]ereniging|[Cc]lub|[Kk]oor|[Bb]ond|\\p{L}*vereniging|\\p{L}*club|\\p{L}*koor|\\p{L}*bond|[Ss]tichting|\\p{Lu}{2,})){organization}",
      "<belong> in het bestuur van (?:de |het )?{organization}",
      "<belong> (?:bij|in|voor) (?:de |het )?{organization}"
    ],
    cause: [
      "<give time> (?:bij|voor|van|in|als vrijwilliger bij|actief bij) (?:de |het )?{charity}",
      "(?:vrijwillig(?:er|ster)|actief als vrijwilliger|bestuurslid|voorzitter|ambassadeur|donateur) (?:bij|van|voor) (?:de |het )?(?=(?:[Ss]tichting|KNRM|Voedselbank|Rode Kruis|Dierenambulance|\\p{Lu}\\p{L}*)){charity}"
    ],
    team: [
      "(?:fan|supporter|aanhanger|seizoenkaarthouder|seizoenkaarthoudster) (?:van|bij) {team}",
      "…seizoenkaart (?:van|voor|bij) {team}",
      "<play> [^,;]*?(?:bij|voor) {playing}"
    ],
    pastime: [
      "<play> (?:aan )?{pastimes}",
      "<go> {pastimes}",
      "<love> {pastimes}",
      "(?:liefhebber|liefhebster|fan) van {pastimes}",
      "{doer}"
    ],
    award: [
      "<win> {award}",
      "§ (?:[^.;]+? )??{award} (?:uitgeroepen|gekozen|benoemd|onderscheiden)",
      "(?:winnaar|winnares|drager|draagster) van {award}"
    ],
    pet: ["<have> {pet}", "<live> (?:[^;]+ )?met {pet}", "…(?:met|en) (?:haar|zijn|mijn) {pet}"],
    skill: ["(?:gespecialiseerd|deskundig|expert|specialist) (?:in|op het gebied van) {skills}"],
    certificate: [
      "(?<certificate>(?:gecertificeerde?|gediplomeerde?|beëdigde?|geregistreerde?|erkende?) \\p{L}[^,;.]+)",
      "<have> {held}"
    ]
  },
  freeTime:
    "in (?:haar|zijn|mijn|de|hun) vrije tijd|in het weekend|in de weekenden|['’]s avonds|['’]s zomers|['’]s winters|buiten (?:het|haar|zijn|mijn) werk|naast (?:haar|zijn|mijn|het) werk|na het werk|privé|als (?:ze|zij|hij|ik) niet|op vrije dagen|hobby['’]?s|ter ontspanning|op zondag|op zaterdag|na werktijd",
  pastimes:
    "boekbinden|kalligrafie|linosnede|linosnijden|zeefdruk|edelsmeden|glasblazen|glas-in-lood|mozaïek|weven|spinnen|vilten|mandenvlechten|restaureren|kruiden|freediven|canyoning|ijsklimmen|biatlon|curling|krachttraining|gewichtheffen|crossfit|kickboksen|muay thai|kendo|tai chi|qigong|waterpolo|frisbee|discgolf|parkour|midgetgolf|schietsport|harmonie|luit|klavecimbel|banjo|mandoline|marimba|percussie|bandoneon|draailier|doedelzak|gospel|swing|lindyhop|flamenco|tapdansen|ballet|volksdansen|strips?|stripboeken|manga|sciencefiction|Lego|modelvliegen|zendamateur|3D-printen|robotica|kruiswoordpuzzels|sudoku|legpuzzels|escaperooms?|whisky|kaas|rozen|cactussen|orchideeën|bonsai|tomaten|permacultuur|boomgaard|wijnbouw|aquarium|aquaria|paarden|camper|wildkamperen|raften|klettersteig|trampoline|musea|antiek|munten|mineralen|fossielen|zuurdesem|brood bakken|circus|goochelen|poppenspel|improvisatietheater|cabaret|oriëntatielopen|openwaterzwemmen|nordic walking|veldrijden|gravelbiken|toerfietsen|klaverjassen|jeu de boules|biljarten|darten|sjoelen|skeeleren|langebaanschaatsen|zeezeilen|wedstrijdzeilen|sloeproeien|mudmasters|ultimate|vogelhuisjes|aquarellen|zeilen|roeien|kanoën|kanovaren|suppen|surfen|windsurfen|kitesurfen|duiken|zwemmen|vissen|klimmen|boulderen|bergbeklimmen|wandelen|bergwandelen|hardlopen|trailrunning|marathons?|triatlons?|fietsen|wielrennen|mountainbiken|motorrijden|schaatsen|skiën|langlaufen|snowboarden|paardrijden|voetbal|voetballen|zaalvoetbal|korfbal|korfballen|hockey|hockeyen|volleybal|basketbal|handbal|honkbal|rugby|tennis|tafeltennis|badminton|squash|padel|golf|golfen|judo|karate|boksen|schermen|boogschieten|turnen|yoga|pilates|mediteren|dansen|tango|salsa|zingen|koorzang|piano|viool|altviool|cello|contrabas|gitaar|basgitaar|drums|slagwerk|trompet|trombone|tuba|hoorn|klarinet|saxofoon|fluit|dwarsfluit|hobo|accordeon|orgel|harp|mondharmonica|ukelele|muziek|kamermuziek|fanfare|jazz|opera|toneel|theater|film|lezen|thrillers|literatuur|schrijven|poëzie|tekenen|schilderen|aquarelleren|fotografie|fotograferen|keramiek|pottenbakken|breien|haken|naaien|borduren|quilten|knutselen|klussen|houtbewerking|meubelmaken|modelbouw|modeltreinen|koken|bakken|barbecueën|bierbrouwen|wijn|koffie|tuinieren|tuin|moestuin|volkstuin|imkeren|bijenhouden|vogels kijken|vogelen|vogelspotten|sterrenkijken|astronomie|geocaching|kamperen|reizen|paragliden|zweefvliegen|parachutespringen|schaken|dammen|bridge|bridgen|bordspellen|gamen|puzzelen|stamboomonderzoek|postzegels|oldtimers|platen verzamelen|wadlopen|skûtsjesilen|skûtsje|fierljeppen|kaatsen|carnaval|leest|kookt|bakt|zingt|loopt hard|schildert|fotografeert",
  pursuits: [
    "zeil|roei|klim|wandel|fiets|zwem|schaats|tennis|hockey|voetbal|korfbal|kitesurf|surf|tuinier|imker|brei|tennis|golf|boulder|duik|tuinier",
    "zeilt|roeit|klimt|wandelt|fietst|zwemt|schaatst|tennist|hockeyt|voetbalt|korfbalt|kitesurft|surft|tuiniert|imkert|breit|golft|bouldert|duikt|wielrent|mountainbiket"
  ],
  doers:
    "(?:\\p{L}*(?:zeiler|zeilster|roeier|hardloper|hardloopster|loper|loopster|wandelaar|wandelaarster|fietser|wielrenner|wielrenster|zwemmer|zwemster|schaatser|schaatsster|klimmer|klimster|tuinier|tuinierster|imker|fotograaf|zanger|zangeres|pianist|gitarist|cellist|voetballer|hockeyer|hockeyster|golfer|tennisser|schaker|ruiter|amazone|kok|bakker|lezer|vogelaar|duiker|surfer|motorrijder))",
  zeal: "fervente?|fanatieke?|enthousiaste?|gepassioneerde?|verwoede?|hartstochtelijke?|trouwe?|hobby-?|amateur-?",
  titles:
    "directeur|directrice|hoofd|adviseur|eigenaar|eigenaresse|oprichter|oprichtster|medeoprichter|mede-oprichter|mede-eigenaar|medewerker|medewerkster|voorzitter|hoogleraar|docent|docente|\\p{L}*leider|\\p{L}*leidster|bestuurder|onderzoeker|havenmeester|\\p{L}*meester|teamleider|bedrijfsleider|zaakvoerder|zaakvoerster|vennoot|compagnon|notaris|advocaat|jurist|rechter|huisarts|\\p{L}*arts|tandarts|verpleegkundige|apotheker|fysiotherapeut|\\p{L}*therapeut|psycholoog|\\p{L}*loog|\\p{L}*loge|\\p{L}*kundige|boekhouder|accountant|controller|secretaris|penningmeester|beleidsmedewerker|\\p{L}*adviseur|\\p{L}*manager|\\p{L}*coördinator|\\p{L}*ontwikkelaar|\\p{L}*ontwerper|\\p{L}*ontwerpster|\\p{L}*ingenieur|\\p{L}*technicus|monteur|\\p{L}*beheerder|inkoper|verkoper|\\p{L}*bouwer|timmerman|meubelmaker|kapitein|schipper|stuurman|loods|redacteur|hoofdredacteur|journalist|\\p{L}*schrijver|uitgever|vertaler|tolk|bibliothecaris|archivaris|conservator|curator|dirigent|regisseur|dramaturg|kok|chef-kok|bakker|brouwer|wijnmaker|architect|stedenbouwkundige|planoloog|makelaar|bewindvoerder|wethouder|burgemeester|griffier|rector|decaan|lector|leraar|lerares|schoolleider|assistent(?:e)?|ambtenaar|woordvoerder|woordvoerster|projectleider|vertegenwoordiger|buitengewoon hoogleraar",
  schools:
    "[Uu]niversiteit|\\p{L}*[Hh]ogeschool|[Hh]ogere \\p{L}*school|\\p{L}*[Ss]chool|\\p{L}*[Ii]nstituut|[Aa]cademie|\\p{L}*academie|[Cc]onservatorium|TU|HTS|HEAO|MTS|ROC|VU|UvA|KU Leuven|UGent|VUB|Erasmus|Nyenrode|Hogeschool|College",
  degrees:
    "[Mm]aster|[Bb]achelor|[Dd]octoraal|doctoraat|ingenieursdiploma|(?:\\p{Ll}+-)?diploma|MBA|MSc|BSc|LL\\.M\\.|LLM|propedeuse|licentiaat",
  subjectAfter: "in|in de|in het|als|van",
  awards:
    "\\p{L}*[Pp]rijs|\\p{L}*[Mm]edaille|\\p{L}*[Oo]rde|\\p{L}*[Aa]wards?|\\p{L}*[Oo]nderscheiding|\\p{L}*beurs|Orde van \\p{L}+(?:-\\p{L}+)?|[Rr]idder in de Orde van \\p{L}+(?:-\\p{L}+)?|[Ll]id in de Orde van \\p{L}+(?:-\\p{L}+)?|\\p{Lu}?\\p{L}+ van het [Jj]aar(?: (?:19|20)\\d\\d)?",
  societies:
    "[Vv]ereniging|\\p{L}*vereniging|[Cc]lub|\\p{L}*club|[Ss]tichting|[Kk]oor|\\p{L}*koor|[Bb]ond|\\p{L}*bond|[Gg]enootschap|[Oo]rkest|\\p{L}*orkest|[Ff]anfare|[Nn]etwerk|[Gg]ilde|[Cc]oöperatie|[Kk]ring|[Oo]rde",
  pets: "\\p{L}*(?:hond|hondje|teckel|poedel|terriër|keeshond|herder|herdershond|kat|katten|kater|poes|katje|paard|merrie|ruin|konijn|kip|kippen)|pup(?:py)?|kruising|straathond|asielhond|asielkat|stabij|stabijhoun|heidewachtel|kooiker(?:hondje)?|drentsche patrijshond|duitse (?:herder|staander)|vizsla|whippet|hamster|parkiet(?:en)?|kanarie|ganzen|eenden|bijen|alpaca['’]?s?|hond(?:en)?|kat(?:ten)?|poes(?:en)?|kater|paard(?:en)?|pony['’]?s?|konijn(?:en)?|papegaai(?:en)?|kippen|schildpad(?:den)?|labrador|teckel|teckels|border collie|cavia['’]?s?|geiten?|schapen|ezels?|bijenvolken",
  cues: {
    others: [
      "besteed|begeleid|adviseer|ontwikkel|gebruik|doneer|kook|schilder|schrijf|lees|bouw|kweek|verzamel|restaureer|timmer|weet|ken|houd|hou|richt|sta|help|pak|reis|fotografeer|bak|brouw|maak",
      "besteedt|begeleidt|adviseert|ontwikkelt|gebruikt|doneert|schenkt|kookt|schildert|schrijft|leest|bouwt|kweekt|verzamelt|restaureert|timmert|weet|kent|houdt|richt|staat|helpt|pakt|reist|fotografeert|bakt|brouwt|legt|zette|werkte|begon|startte|groeide|verhuisde|stapte|trad|onderzoekt|organiseert|verzorgt|brengt|vindt|kan|komt|kwam|voer|vaart|coacht|sleutelt|tekent|knutselt|naait|haakt|vist|kampeert|musiceert|danst|klust|rijdt|gaf|schonk|geniet|deelt|ontwerpt|programmeert|presenteert|mag|moet"
    ],
    glue: "de|het|een|van|voor|bij|in|op|aan|met|naar|over|om|te|haar|zijn|mijn|hun|onze|ons|en|vooral|onder andere|onder meer|met name|rond",
    negation:
      "geen|niet(?! (?:alleen|slechts))|nooit|noch|zonder(?= huisdieren)|niet meer|zou|wilde|wil graag",
    owners: { I: "mijn|onze?", she: "haar", he: "zijn" },
    crew: "team|groep|afdeling|onderzoeksgroep|ploeg|werk|onderzoek|bureau|vakgroep|praktijk",
    workWith:
      "werk(?:t|en)? (?:[^,;.]{0,30} )?(?:met|in(?= \\p{Lu}))|gebruikt?|programmeert in|ontwikkelt in|ontwerpt in|bouwt met|handig (?:met|in)",
    expertise:
      "hou(?:dt|d) zich(?: [^,;.]{0,40}?)? bezig met|houd me(?: [^,;.]{0,40}?)? bezig met|weet (?:alles|veel) (?:van|over)|gespecialiseerd in|speciali[sz]eert zich in|specialiseer me in|specialist (?:in|op)|specialiste in|expert (?:in|op het gebied van)|deskundige? (?:in|op)|ervaring (?:met|in)|adviseert(?: [^,;.]{0,60}?)? over|adviseert in|werkt (?:[^,;.]{0,30} )?aan(?: projecten rond)?|doet onderzoek naar|onderzoekt|richt zich(?: [^,;.]{0,20}?)? op|legt zich toe op|verantwoordelijk voor|belast met|bedreven in|onderlegd in|doceert|verzorgt|begeleidt(?: [^,;.]{0,50}?)? bij|in haar portefeuille|in zijn portefeuille|portefeuille|gaat over",
    fields:
      "\\p{L}*(?:specialisatie|specialiteit|specialisme|expertise|vakgebied|aandachtsgebied|werkgebied|onderzoeksgebied|kennisgebied|competentie|onderwerp|thema|zwaartepunt|kracht)(?:s|en|['’]s)?",
    are: "zijn|is|liggen (?:op|bij|in)|ligt (?:op|bij|in)|omvatten|omvat|:",
    passions:
      "passies?|hobby(?:['’]?s)?|liefhebberij(?:en)?|uitlaatklep|grote liefde|liefde|vrije tijd|favoriete bezigheid",
    interest:
      "lees(?:t)? (?:graag |veel |alles )*over|geïnteresseerd in|interesseert zich(?: [^,;.]{0,20}?)? voor|interesse (?:in|voor)|gefascineerd door|gek op|dol op|verzot op|liefhe(?:bber|bster) van|houdt van|hou van|passie voor|gepassioneerd (?:door|over)|liefde voor|enthousiast over",
    makes:
      "bakt|bak|kookt|kook|brouwt|brouw|bouwt|bouw|timmert|timmer|kweekt|kweek|restaureert|naait|naai|breit|brei|schildert|schilder|maakt|repareert|houdt(?= bijen)|snijdt|schrijft|tekent|teken|smeedt|haakt|sleutelt aan|knutselt|kweekt",
    giving:
      "vrijwillig(?:er|ster)|vrijwillig|vrijwilligerswerk|doneert|doneer|schenkt|schonk|zet zich(?: [^,;.]{0,30}?)? in|zet me(?: [^,;.]{0,30}?)? in|inzet|collecteert|loopt voor|ambassad(?:eur|rice)|donateur|steunt|steun|haalt geld op|sponsort|actief voor|deelt (?:[^,;.]{0,20} )?uit|maatje|onbezoldigd",
    backing:
      "helpt|bestuurslid|voorzitter|penningmeester|secretaris|lid|mentor|coach|oprichter|oprichtster|medeoprichter|geeft les|vaart|actief|werkt",
    standings:
      "bestuur|raad van (?:toezicht|advies|commissarissen|bestuur)|commissie|(?:bestuurs|ere|commissie|ledenraads)?lid|bestuurslid|penningmeester|vicevoorzitter|kascommissie|aangesloten",
    winning:
      "won|wint|gewonnen|kreeg|krijgt|gekregen|ontving|ontvangt|ontvangen|onderscheiden|benoemd|uitgeroepen|bekroond|winnares|winnaar|geridderd|gehuldigd|verkozen|gekozen|sleepte|behaalde|werd|laureaat|genomineerd en won|toegekend",
    won: "krijgt|won|wint|ontving|kreeg|behaalde|sleepte",
    championships:
      "(?:Nederlands|Europees|Wereld|Belgisch|Fries|Zeeuws|Brabants|Gronings|club)-?\\s?[Kk]ampioen(?:e)?(?: \\p{L}+)?|\\p{L}+ van het [Jj]aar(?: (?:19|20)\\d\\d)?|(?:NK|EK|WK)-(?:goud|zilver|brons|titel)",
    patents: "patenten|octrooien|octrooi|patent",
    certificates:
      "[\\p{L}-]*certificaat|certificaten|certificering|diploma (?=\\p{Lu})|licentie|vaarbewijs|rijbewijs (?=C)",
    certified: "gecertificeerde?|geregistreerde?|geaccrediteerde?",
    graduates: "ingenieur|civiel ingenieur|jurist(?:e)?|bedrijfskundige|afgestudeerde?|drs\\.|ir\\.|econoom",
    called: "genaamd|die luistert? naar de naam|heet|heten|met de naam|namens"
  },
  headings: {
    position: "Functie|Functies|Rol|Beroep|Positie",
    education: "Opleiding|Opleidingen|Studie|Studies|Opleiding en ervaring|Scholing",
    skills:
      "Expertise|Vaardigheden|Specialisaties?|Specialismen?|Aandachtsgebieden|Kennisgebieden|Competenties",
    memberships: "Lidmaatschap(?:pen)?|Nevenfuncties?|Bestuursfuncties?|Lid van|Verenigingen",
    achievements: "Prijzen|Onderscheidingen|Prijzen en onderscheidingen|Awards",
    causes: "Vrijwilligerswerk|Maatschappelijke betrokkenheid",
    hobbies:
      "Hobby['’]?s?|Vrije tijd|In (?:haar|zijn|mijn) vrije tijd|Naast (?:haar|zijn|mijn|het) werk|Ontspanning",
    interests: "Interesses?|Passies",
    certifications: "Certificaten|Certificeringen|Registraties?",
    location: "Locatie|Woonplaats|Standplaats|Vestiging|Werklocatie|Kantoor",
    languages: "Talen|Talenkennis",
    pets: "Huisdieren?",
    experience: "Ervaring|Werkervaring|Loopbaan",
    talks: "Lezingen|Presentaties",
    articles: "Publicaties|Artikelen|Boeken",
    biography: "Biografie|Over mij|Profiel|Wie is|Portret"
  }
}
