import type { Language } from "./Language.ts"

/** Nouns are declined, so that most words stand with the beginnings that all of their forms share. */
export const polish: Language = {
  code: "pl",
  smallWords:
    "i w z na do że się jest oraz od przez dla po przy ze o jako który która które jej jego ich nie to także też był była pod nad ma co już roku lat jak tym za ale czy gdzie swoje swój swoją we",
  pronouns: { I: "ja", she: "ona", he: "on" },
  possessives: "Jej|Jego|Ich|Nasz[ae]?|Mój|Moja|Moje|Moi",
  others: {
    he: "mąż|brat|ojciec|tata|syn|dziadek|wujek|partner|kolega|szef|poprzednik|następca|kuzyn|narzeczony",
    she: "żona|siostra|matka|mama|córka|babcia|ciocia|partnerka|koleżanka|szefowa|poprzedniczka|następczyni|kuzynka|narzeczona"
  },
  honorifics: "pani[ąa]?|p\\.|pana?|dr|dr hab\\.|prof\\.|mgr|inż\\.|mgr inż\\.|mec\\.",
  articles: "swoj\\p{L}+|nasz\\p{L}*|mo(?:ja|je|im|jej)|dwa|dwie|dwoma|trzy|trzema|jej|jego|ten|ta",
  and: "i|oraz|a także|lub|a",
  onwards:
    "w|we|na|z|ze|do|od|dla|po|przy|przez|pod|nad|o|jako|który|która|gdzie|gdy|kiedy|że|bo|u|za|przed|między|podczas|oraz|a|ale",
  at: "w|we|przy",
  of: "firmy|spółki|w firmie|w spółce|w",
  adverbs:
    "też|także|również|obecnie|aktualnie|teraz|nadal|wciąż|chętnie|często|regularnie|bardzo|zawsze|najchętniej|głównie|zawodowo|prywatnie|na co dzień|dodatkowo|ponadto|aktywnie|społecznie|pasjami|od (?:\\p{L}+ )?(?:19|20)\\d\\d(?: roku| r\\.)?|od (?:\\p{L}+ )?lat|w (?:19|20)\\d\\d(?: roku| r\\.)?",
  past: "był[a]?|były|dawn\\p{L}+|wcześniej|poprzednio|do (?:19|20)\\d\\d|w latach (?:19|20)\\d\\d|przyszł\\p{L}+|emerytowan\\p{L}+|ustępując\\p{L}+|były|eks-?\\p{L}+",
  isInverting: false,
  leavesPronounsOut: true,
  verbs: {
    be: ["jestem", "jest"],
    have: ["mam|posiadam|dzielę życie z", "ma|posiada|dzieli życie z"],
    live: ["mieszkam|żyję", "mieszka|żyje"],
    work: ["pracuję|wykładam|uczę", "pracuje|wykłada|uczy|pełni"],
    lead: ["kieruję|prowadzę|zarządzam|koordynuję", "kieruje|prowadzi|zarządza|koordynuje|stoi na czele"],
    study: [
      "ukończyłam|ukończyłem|studiowałam|studiowałem|skończyłam|skończyłem|obroniłam|obroniłem|uzyskałam|uzyskałem",
      "ukończyła?|studiowała?|skończyła?|obroniła?|uzyskała?|zdobyła? dyplom|doktoryzowała? się|kształciła? się|wykształciła? się|ma dyplom"
    ],
    hold: ["mam|posiadam|jestem", "ma|posiada|jest"],
    win: [
      "zdobyłam|zdobyłem|otrzymałam|otrzymałem|wygrałam|wygrałem|dostałam|dostałem|odebrałam|odebrałem|zostałam|zostałem",
      "zdobyła?|otrzymała?|wygrała?|dostała?|odebrała?|została?|wywalczyła?|odznaczon[ay]|uhonorowan[ay]|nagrodzon[ay]"
    ],
    "give time": [
      "wspieram|pomagam|działam|angażuję się",
      "wspiera|pomaga|działa|angażuje się|jest wolontariusz(?:em|ką)|udziela się"
    ],
    belong: ["należę|zasiadam|śpiewam|gram|trenuję|trenujemy", "należy|zasiada|śpiewa|gra"],
    play: [
      "gram na|gram w|gram|trenuję|uprawiam|kolekcjonuję",
      "gra na|gra w|gra|trenuje|uprawia|kolekcjonuje"
    ],
    go: ["chodzę|jeżdżę|biegam|wędruję", "chodzi|jeździ|biega|wędruje"],
    love: [
      "kocham|uwielbiam|lubię|pasjonuję się|interesuję się",
      "kocha|uwielbia|lubi|pasjonuje się|interesuje się"
    ],
    support: ["kibicuję", "kibicuje"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?jako {position}",
      "<work> funkcję {position}",
      "(?:na co dzień|zawodowo|obecnie) {position}",
      "§ (?:została?|jest) (?:now\\p{L}+ )?{position}"
    ],
    company: [
      "<work> (?:w|dla|we) (?:firmie |spółce )?{company}",
      "<lead> (?:firmą |spółką |firmę )?{company}"
    ],
    place: [
      "<live> (?:i pracuje |i pracuję |z [^,;]+? )?(?:w|we|pod|na) {place}",
      "(?:mieszkająca|mieszkający|zamieszkała|z siedzibą) w {place}",
      "mieszkank?[aąei] {place}"
    ],
    schooling: [
      "<study>",
      "…[Pp]o studiach(?= (?:\\p{Ll}+ )?(?:na|w) )",
      "(?:absolwent\\p{L}*|ukończone|studia|dyplom|magister|mgr|inżynier|doktor|doktorat|licencjat|studiował\\p{L}*)(?![\\p{L}])"
    ],
    membership: [
      "<belong> (?:do|w|we) (?:zarządu |zarządzie |rady |radzie |komisji |grupy )?{organization}",
      "(?:prezes|prezeska|wiceprezes|wiceprezeska|skarbnik|sekretarz) (?=(?:[Ss]towarzyszeni|[Tt]owarzystw|[Kk]lub|[Ff]undacj|[Zz]wiązk|[Cc]hór)){organization}",
      "<play> (?:w chórze|w orkiestrze|w zespole) {organization}",
      "<belong> (?:w chórze|w orkiestrze|w zespole) {organization}"
    ],
    cause: ["<give time> (?:w|we|na rzecz|dla) {charity}", "<give time> (?=\\p{Lu}){charity}"],
    team: [
      "<support> (?:drużynie |klubowi |piłkarzom )?{team}",
      "(?:fan|fanka) {team}",
      "<play> [^,;]*?w {playing}"
    ],
    pastime: ["<play> {pastimes}", "<go> (?:po |na |w )?{pastimes}", "<love> {pastimes}", "{doer}"],
    award: ["<win> {award}", "(?:laureat(?:ka)?|zdobywc\\p{L}+|zdobywczyni|finalist(?:a|ka)) {award}"],
    pet: [
      "<have> {pet}",
      "<live> (?:[^;]+ )?z (?:e )?{pet}",
      "…(?:z|ze) (?:swoj\\p{L}+|jej|jego|moim|moją) {pet}"
    ],
    skill: ["(?:specjalist(?:a|ka)|ekspert(?:ka)?) (?:od|ds\\.|w zakresie|w dziedzinie) {skills}"],
    certificate: [
      "(?<certificate>(?:instruktor(?:ka)?|trener(?:ka)?|przewodni(?:k|czka)|sędzia|ratowni(?:k|czka)|sternik|sternicz(?:ka)?)(?: \\p{Ll}+){0,3} \\p{Lu}{2,6})",
      "<have> {held}"
    ]
  },
  freeTime:
    "w (?:wolnym czasie|wolnych chwilach|weekendy|weekend|wolne dni|czasie wolnym)|po (?:godzinach|pracy)|poza (?:pracą|biurem)|prywatnie|wieczor(?:em|ami)|nocami|oprócz (?:\\p{L}+(?:nia|cia)|pracy|nauki)|gdy nie pracuje|kiedy nie pracuje|w wolne|dla relaksu|dla przyjemności|hobby|zimą|latem|po służbie|w soboty|w niedziele",
  pastimes:
    "gotuj[eę]|smocz\\p{L}+ łodzi\\p{L}*|smocz\\p{L}+ łodz\\p{L}+|gra na \\p{Ll}{4,}|szybow\\p{L}+|latani\\p{L}+|lotniarstw\\p{L}+|jazd\\p{L} na (?:rowerze|nartach|łyżwach|rolkach)|robótk\\p{L}+|druci\\p{L}+|rękodzieł\\p{L}+|żeglarstw[oaiem]{1,2}|żagl\\p{L}+|wioślarstw\\p{L}+|kajak\\p{L}*|surfing\\p{L}*|windsurfing\\p{L}*|kitesurfing\\p{L}*|nurkowani\\p{L}+|pływani\\p{L}+|wędkarstw\\p{L}+|wspinaczk\\p{L}+|wspinani\\p{L}+|alpinizm\\p{L}*|taternictw\\p{L}+|gór(?:y|ach|ami|skie wędrówki|skich wędrówek|skimi wędrówkami)|wędrówk\\p{L}+|turystyk\\p{L}+|bieganie[m]?|bieg(?:i|ów|ami|ach)(?: górskie| górskich| górskimi| na orientację)?|maraton\\p{L}*|półmaraton\\p{L}*|triathlon\\p{L}*|kolarstw\\p{L}+|rower\\p{L}*|motocykl\\p{L}*|nart\\p{L}+|narciarstw\\p{L}+|skitour\\p{L}*|snowboard\\p{L}*|łyżw\\p{L}+|jeździectw\\p{L}+|jazd\\p{L}+ konn\\p{L}+|koszyków\\p{L}+|piłk\\p{L}+ (?:nożn|ręczn)\\p{L}+|futbol\\p{L}*|siatków\\p{L}+|tenis\\p{L}*(?: stołow\\p{L}+)?|badminton\\p{L}*|squash\\p{L}*|padel\\p{L}*|golf\\p{L}*|hokej\\p{L}*|rugby|judo|karate|boks\\p{L}*|szermierk\\p{L}+|łucznictw\\p{L}+|gimnastyk\\p{L}+|jog\\p{L}{1,2}|pilates|medytacj\\p{L}+|taniec|tańc\\p{L}+|tang\\p{L}|sals\\p{L}|chór\\p{L}*|śpiew\\p{L}*|fortepian\\p{L}*|pianin\\p{L}+|skrzypc\\p{L}+|altówc\\p{L}+|altówk\\p{L}+|wiolonczel\\p{L}+|kontrabas\\p{L}*|gitar\\p{L}+|perkusj\\p{L}+|trąb\\p{L}+|puzon\\p{L}*|klarne\\p{L}+|saksofon\\p{L}*|fle\\p{L}{1,3}|akordeon\\p{L}*|organ(?:y|ach|ami)|harf\\p{L}+|ukulele|muzyk\\p{L}+|jazz\\p{L}*|oper\\p{L}|teatr\\p{L}*|kin(?:o|a|em)|film\\p{L}*|czytani\\p{L}+|książ\\p{L}+|kryminał\\p{L}*|literatur\\p{L}+|poezj\\p{L}+|pisani\\p{L}+|rysun\\p{L}+|malarstw\\p{L}+|malowani\\p{L}+|akwarel\\p{L}+|rzeźb\\p{L}+|fotografi\\p{L}+|fotografowani\\p{L}+|ceramik\\p{L}+|garncarstw\\p{L}+|dziergani\\p{L}+|szydełk\\p{L}+|szyci\\p{L}+|haft\\p{L}*|introligatorstw\\p{L}+|stolark\\p{L}+|majsterkowani\\p{L}+|modelarstw\\p{L}+|gotowani\\p{L}+|kuchni\\p{L}+|pieczeni\\p{L}+|wypiek\\p{L}+|piwowarstw\\p{L}+|win(?:o|a|em)|kaw(?:a|ą|y)|ogr[oó]d\\p{L}*|ogrodnictw\\p{L}+|działk\\p{L}+|pszczelarstw\\p{L}+|grzyb\\p{L}*|grzybobrani\\p{L}+|ptak\\p{L}*|ornitologi\\p{L}+|astronomi\\p{L}+|genealogi\\p{L}+|filatelisty\\p{L}+|winyl\\p{L}*|szach\\p{L}+|brydż\\p{L}*|gr\\p{L}{1,3} planszow\\p{L}+|planszówk\\p{L}+|gier planszowych|krzyżów\\p{L}+|podróż\\p{L}*|biwak\\p{L}*|paralotniarstw\\p{L}+|szybownictw\\p{L}+|spadochroniarstw\\p{L}+|myślistw\\p{L}+|speleologi\\p{L}+|jaskin\\p{L}+|geocaching\\p{L}*|morsowani\\p{L}+",
  pursuits: [
    "żegluję|biegam|pływam|nurkuję|wspinam się|wiosłuję|dziergam|szydełkuję|tańczę|śpiewam|maluję|fotografuję|wędkuję|morsuję|gotuję|szyję",
    "żegluje|biega|pływa|nurkuje|wspina się|wiosłuje|dzierga|szydełkuje|tańczy|maluje|fotografuje|wędkuje|morsuje|szyje|majsterkuje|surfuje"
  ],
  doers:
    "(?:biegacz(?:ka)?|żeglarz|żeglarka|wspinacz(?:ka)?|alpinist(?:a|ka)|taternik|taterniczka|rowerzyst(?:a|ka)|kolarz|kolarka|pływa(?:k|czka)|nurek|narciarz|narciarka|wędkarz|wędkarka|pszczelarz|pszczelarka|ogrodnik|ogrodniczka|fotograf(?:ka)?|chórzyst(?:a|ka)|tancerz|tancerka|szachist(?:a|ka)|triathlonist(?:a|ka)|maratończyk|maratonka|pianist(?:a|ka)|gitarzyst(?:a|ka)|grzybiarz|grzybiarka|turyst(?:a|ka)|kucharz|kucharka|piekarz|czytelni(?:k|czka))",
  zeal: "zapalon\\p{L}+|zagorzał\\p{L}+|namiętn\\p{L}+|wielk\\p{L}+|amatorsk\\p{L}+|pasjonat(?:ka)?|miłośni(?:k|czka)|aktywn\\p{L}+",
  titles:
    "(?:[Ss]tarsz\\p{L}+ |[Mm]łodsz\\p{L}+ |[Gg]łówn\\p{L}+ )?(?:\\p{L}*dyrektor(?:ka|em|ką)?|kierowni(?:k|czka|kiem|czką)|(?:wice)?prezes(?:ka|em|ką)?|specjalist(?:a|ka|ą|ką)|właściciel(?:ka|em|ką)?|założyciel(?:ka|em|ką)?|współzałożyciel(?:ka|em|ką)?|konsultant(?:ka|em|ką)?|koordynator(?:ka|em|ką)?|menedżer(?:ka|em|ką)?|manager(?:ka|em|ką)?|inżynier(?:ka|em|ką)?|analityk|analityczka|analitykiem|analityczką|programist(?:a|ka|ą|ką)|architekt(?:ka|em|ką)?|projektant(?:ka|em|ką)?|redaktor(?:ka|em|ką)?(?: naczeln\\p{L}+)?|dziennikar(?:z|ka|zem|ką)|tłumacz(?:ka|em|ką)?|nauczyciel(?:ka|em|ką)?|wykładow(?:ca|czyni|cą)|profesor(?:ka|em)?|adiunkt(?:ka|em)?|lekar(?:z|ka|zem|ką)|pielęgniar(?:z|ka)|farmaceut(?:a|ka)|weterynarz|adwokat(?:ka|em)?|radc(?:a|zyni|ą)(?: prawn\\p{L}+)?|prawni(?:k|czka|kiem|czką)|notariusz(?:ka)?|sędzia|księgow[yaą]|audytor(?:ka|em)?|doradc(?:a|zyni|ą)|rzeczni(?:k|czka|kiem|czką)(?: prasow\\p{L}+)?|sekretarz|kustosz(?:ka)?|bibliotekar(?:z|ka)|reżyser(?:ka)?|dyrygent(?:ka)?|kapitan|piekarz|kucharz|szef(?:owa|em|ową)?|lider(?:ka|em|ką)?|partner(?:ka|em|ką)?|wspólni(?:k|czka|kiem|czką)|przedstawiciel(?:ka|em|ką)?|handlowiec|asystent(?:ka|em|ką)?|technolog|technik|badacz(?:ka|em|ką)?|naukowiec|psycholog(?:iem|żka)?|terapeut(?:a|ka)|rehabilitant(?:ka)?|geolog|chemik|biolog|ekonomist(?:a|ka)|statysty(?:k|czka))",
  schools:
    "[Uu]niwersyte\\p{L}+|[Pp]olitechni\\p{L}+|[Aa]kademi\\p{L}+|AGH|SGH|UJ|UW|UAM|SWPS|PW|WAT|UMK|[Ss]zko[lł]\\p{L}+ (?:Główn|Wyższ|Biznes|Filmow|Morsk|Pożarnicz)\\p{L}*(?: [Hh]andlow\\p{L}+)?|[Ll]iceum|[Tt]echnikum|[Kk]onserwatorium|[Ii]nstytu\\p{L}+|Collegium \\p{L}+",
  degrees:
    "mgr inż\\.?|mgr|inż\\.|licencjat\\p{L}*|magist\\p{L}+|doktora\\p{L}*|dr hab\\.|dr|inżynier\\p{L}*|dyplom\\p{L}*|MBA|studia podyplomowe",
  subjectAfter: "z|w zakresie|na kierunku|w dziedzinie|z zakresu",
  awards:
    "[Nn]agrod\\p{L}+|[Mm]edal\\p{L}*|[Oo]rder\\p{L}*|[Oo]dznak\\p{L}+|[Kk]rzyż\\p{L}* (?:Zasługi|Kawalersk\\p{L}+|Oficersk\\p{L}+)|[Ss]typendi\\p{L}+|[Tt]ytuł\\p{L}*|[Pp]uchar\\p{L}*|[Ss]tatuetk\\p{L}+|[Ww]yróżnieni\\p{L}+|[Gg]rand Prix|Człowiek(?:iem)? Roku|Kobiet\\p{L}+ Roku|\\p{Lu}\\p{L}+ Roku|Paszport\\p{L}* Polityki|Nike|Award",
  societies:
    "[Ss]towarzyszeni\\p{L}+|[Tt]owarzystw\\p{L}+|[Kk]lub\\p{L}*|[Zz]wiąz\\p{L}+|[Ff]undacj\\p{L}+|[Ii]zb\\p{L}|[Cc]hór\\p{L}*|[Oo]rkiestr\\p{L}+|[Ff]ederacj\\p{L}+|[Kk]oł\\p{L}|[Ii]nicjatyw\\p{L}+",
  pets: "p(?:ies|sa|sem|sy|sami|sów)|suk[ąęi]|sunia|suczk\\p{L}+|szczeniak\\p{L}*|kot(?:a|em|y|ami|ów|kę|ką)?|kotk[aąięi]|kocur\\p{L}*|ko(?:ń|nia|niem|nie|ni|ńmi)|klacz\\p{L}*|kuc\\p{L}*|królik\\p{L}*|papug\\p{L}+|kanar\\p{L}+|żół[wv]\\p{L}*|chomik\\p{L}*|śwink\\p{L}+ morsk\\p{L}+|kur(?:y|ami)|koz\\p{L}+|owc\\p{L}+|osł\\p{L}+|jamnik\\p{L}*|owczark\\p{L}+(?: niemieck\\p{L}+)?|kundel\\p{L}*|kundl\\p{L}+|labrador\\p{L}*|pudl\\p{L}+|pudel\\p{L}*|spaniel\\p{L}*|terier\\p{L}*|beagl\\p{L}*|buldo\\p{L}+|bokser\\p{L}*|wyż\\p{L}+|chart\\p{L}*|husky|seter\\p{L}*|mops\\p{L}*|szpic\\p{L}*|fretk\\p{L}+|szynszyl\\p{L}+",
  cues: {
    others: [
      "zajmuję się|specjalizuję się|kleję|sklejam|tłumaczę|trenuję|uczę się|używam|programuję|projektuję|korzystam|robię|działam|uczę|pomagam|opiekuję się|hoduję|tworzę|piekę|gotuję|maluję|szyję|zbieram|piszę|czytam|podróżuję|buduję|naprawiam|wspieram|przekazuję|interesuję się|kibicuję|lubię",
      "zajmuje się|specjalizuje się|klei|skleja|tłumaczy|naprawia|korzysta|robi|szyje|lepi|haftuje|otrzymuje|piecze|gotuje|maluje|hoduje|zbiera|pisze|czyta|podróżuje|buduje|odnawia|przekazuje|przekazała?|interesuje się|spędza|poświęca|doradza|bada|projektuje|tworzy|rozwija|wdraża|używa|programuje|zna się|odpowiada za|dba o|nadzoruje|współpracuje|weszła|wszedł|dołączyła?|zaczęła|zaczął|założyła?|urodziła? się|pochodzi|wychowała? się|startuje|trenuje|wyjeżdża|ucieka|opiekuje się|uczy się|mówi|publikuje|wykłada|szkoli|organizuje|prowadziła?|pracowała?|reprezentuje|kolekcjonuje|warzy|fotografuje|rzeźbi|komponuje"
    ],
    glue: "w|we|z|ze|na|do|od|dla|o|po|przy|u|za|przez|też|także|m\\.in\\.|między innymi|głównie|przede wszystkim|zwłaszcza|się|rzecz|swoim|swoją|swój|swoje|swoich|jej|jego|akcję|zakresie|zakresu|dziedzinie|tematami|i",
    negation: "nie(?! tylko)|nigdy|ani|żadn\\p{L}+|chciał\\p{L}*|bez(?= zwierząt)",
    owners: { I: "mój|moja|moje|moi|nasz[ae]?", she: "jej", he: "jego" },
    crew: "zespół|grupa|dział|laboratorium|katedra|praca|badania|praktyka",
    workWith:
      "pracuj[ąęe] (?:[^,;.]{0,30} )?(?:z|w|na)|używa(?:m)?|korzysta(?:m)? z|programuj[ęe] w|koduj[ęe] w|tworz[yę] w|projektuj[ęe] w",
    expertise:
      "zajmuje się|zajmuję się|specjalizuje się w|specjalizuję się w|zna się na|specjalist(?:a|ka) (?:od|w zakresie|w dziedzinie|ds\\.)|ekspert(?:ka)? (?:od|w zakresie|w dziedzinie|ds\\.)|doradza (?:[^,;.]{0,50} )?(?:w zakresie|w sprawach)|bada|odpowiada za|odpowiedzialn[ay] za|doświadczenie w|wykłada|ucz[yę](?= [^,;.]{0,15}(?:statyst|program|matem|fizyk|chem|prawa|druku|grafik|język))|zarządza|wdraża|nadzoruje|prowadzi badania nad|prowadzi projekty z zakresu",
    fields:
      "specjalno(?:ść|ści)|specjalizacj[aei]|obszar(?:y|em|ami)?(?: \\p{L}+)?|dziedzin[aąy]|temat(?:y|em|ami)?|zainteresowania (?:badawcze|naukowe|zawodowe)|kompetencje|mocn\\p{L}+ stron\\p{L}+|domen[aąęy]",
    are: "to|są|jest|obejmują|obejmuje|dotyczą|koncentrują się (?:na|wokół)|:",
    passions: "pasj\\p{L}+|hobby|zamiłowani\\p{L}+|odskoczni\\p{L}+|miłości\\p{L}+|konik\\p{L}*|czas wolny",
    interest:
      "czyta(?:m)? wszystko o|interesuje się|interesuję się|pasjonuje się|pasjonuję się|pasjonat(?:ka)?|miłośni(?:k|czka)|fascynuje (?:ją|go|się)|zainteresowan[ay]|uwielbia|zakochan[ay] w",
    makes:
      "piecze|piekę|gotuj[eę]|hoduj[eę]|uprawia(?:m)?|maluj[eę]|szyj[eę]|lepi(?:ę)?|warz[yę]|odnawia(?:m)?|naprawia(?:m)?|buduj[eę]|pisz[eę]|komponuj[eę]|rob(?:i|ię)(?= (?:sery?|wino|nalewki|mydła|świece|meble|chleb|przetwory|dżemy|biżuterię|makramy|zdjęcia|kimchi)(?![\\p{L}]))|haftuj[eę]|rzeźbi(?:ę)?|czyta(?:m)?|sadz[ię]|fotografuj[eę]|restauruj[eę]|kis[iz]ę?|klej[eię]|skleja(?:m)?|tłumacz[yę](?= (?:\\p{Ll}+ )?(?:kryminały|wiersze|poezję|powieści|opowiadania|haiku)(?![\\p{L}]))|dzierga(?:m)?|szydełkuj[eę]",
    giving:
      "wolontariusz(?:ka|em|ką)?|wolontariat|społecznie|charytatywnie|wspiera|wspieram|pomaga|pomagam|przekazuje|przekazała?|angażuje się|zaangażowan[ay]|ambasador(?:ka|em|ką)?|prowadzi (?:też |także |również )?(?:warsztaty|zajęcia|lekcje|korepetycje|szkolenia) (?=dla|w)|mentor(?:ka|em|ką)?|zbiera (?:pieniądze|fundusze|środki)|biega dla|działa|darczyń\\p{L}+|udziela się|na rzecz",
    backing:
      "założyciel(?:ka)?|współzałożyciel(?:ka)?|prezes(?:ka)?|wiceprezes(?:ka)?|skarbni(?:k|czka)|współpracuje|członk\\p{L}+|członek|uczy|koordynuje",
    standings:
      "(?:zarząd(?:u|zie)?|rad(?:y|zie|a) (?:nadzorcz\\p{L}+|fundacji|programow\\p{L}+|naukow\\p{L}+)|komisj[iaę]|kapitul\\p{L}+|zasiada(?: w (?:zarządzie|radzie|komisji|kapitule))?)|człon(?:ek|kini|kiem|kinią|kowie)(?: (?:zarządu|rady|honorow\\p{L}+|komisji))?|skarbni(?:k|czka|kiem|czką)|należy|wiceprezes(?:ka|em|ką)?|sekretarz",
    winning:
      "otrzymała?|(?:zdobył|dostał|otrzymał|wygrał|odebrał|został)[ae]m|zdobyła?|wygrała?|dostała?|odebrała?|laureat(?:ka|em|ką)?|nagrodzon[ay]|uhonorowan[ay]|odznaczon[ay]|wyróżnion[ay]|została?|zwycięż\\p{L}+|przyznano|wywalczyła?|weszła|wszedł",
    won: "otrzymała?|zdobyła?|wygrała?|odebrała?|weszła na|wszedł na|wbiegła na|laureat(?:ka|em|ką)?",
    championships:
      "[Mm]istrz(?:yni|em|ynią)? (?:Polski|Europy|Świata|świata|Małopolski|Śląska|Mazowsza)(?: w \\p{L}+)?|[Ww]icemistrz(?:yni)? (?:Polski|Europy|świata)|(?:złot|srebrn|brązow)\\p{L}+ medal\\p{L}*(?: \\p{Lu}\\p{L}+)*|\\p{Lu}\\p{L}+ Roku(?: (?:19|20)\\d\\d)?",
    patents: "patenty|patentów|patentami|wynalazki|wynalazków",
    certificates:
      "certyfikat\\p{L}*|certyfikacj\\p{L}+|uprawnieni\\p{L}+ (?=\\p{Lu})|licencj\\p{L}+ (?=\\p{Lu})|patent (?=sternika|żeglarza)",
    certified: "certyfikowan\\p{L}+|akredytowan\\p{L}+|licencjonowan\\p{L}+",
    graduates:
      "absolwent(?:ka|em|ką)?|magister|inżynier|doktor(?:ka)?|prawni(?:k|czka) po|ekonomist(?:a|ka) po|mgr|studia",
    called: "o imieniu|imieniem|imionach|wabi\\p{L}* się|zwan\\p{L}+|który wabi się"
  },
  headings: {
    position: "Stanowisko|Funkcja|Rola|Zawód",
    education: "Wykształcenie|Edukacja|Studia|Kwalifikacje",
    skills:
      "Umiejętności|Kompetencje|Specjalizacj[ae]|Obszary (?:specjalizacji|kompetencji|działalności)|Ekspertyza|Doświadczenie w",
    memberships: "Członkostwo|Organizacje|Stowarzyszenia|Członkostwa",
    achievements: "Nagrody|Wyróżnienia|Nagrody i wyróżnienia|Osiągnięcia|Odznaczenia|Stypendia",
    causes: "Wolontariat|Działalność społeczna|Zaangażowanie społeczne",
    hobbies: "Hobby|Czas wolny|Po godzinach|Po pracy|W wolnym czasie|Poza pracą",
    interests: "Zainteresowania|Pasje",
    certifications: "Certyfikaty|Uprawnienia|Licencje",
    location: "Lokalizacja|Miasto|Miejsce zamieszkania|Biuro|Siedziba",
    languages: "Języki|Znajomość języków|Języki obce",
    pets: "Zwierzęta|Zwierzaki",
    teams: "Ulubiony klub|Ulubiona drużyna",
    experience: "Doświadczenie|Doświadczenie zawodowe|Kariera",
    talks: "Wystąpienia|Prelekcje|Wykłady",
    articles: "Publikacje|Artykuły|Książki",
    biography: "Biografia|O mnie|Biogram|Profil|Sylwetka|Kim jestem"
  }
}
