import type { Language } from "./Language.ts"

/** Norwegian and Danish, which differ less in writing than either does by itself. */
export const norwegian: Language = {
  code: "no",
  smallWords:
    "og er at det som for på med av af til fra har hun han hennes hendes hans et ikke den de vi jeg vår vårt vores også siden efter etter hvor når men om ved under år nå nu eller sin sitt sit sine ble blev bor meget svært",
  pronouns: { I: "jeg", she: "hun", he: "han" },
  possessives: "Hennes|Hendes|Hans|Deres|Vår|Vårt|Våre|Vores|Min|Mitt|Mit|Mine",
  others: {
    he: "far|pappa|bror|mann|mand|ektemann|sønn|søn|bestefar|bedstefar|onkel|samboer|venn|ven|sjef|chef|forgjenger|forgænger|etterfølger|kollega|fetter|fætter",
    she: "mor|mamma|søster|kone|hustru|datter|bestemor|mormor|farmor|tante|venninne|veninde|kusine"
  },
  honorifics: "fru|herr|hr\\.|dr\\.|professor",
  articles: "en|ei|et|den|det|de|sin|sitt|sit|sine|vår|vores|min|mitt|mit|mine|to|tre",
  and: "og|eller|samt",
  onwards:
    "på|med|i|ved|hos|for|til|fra|av|af|om|når|hvor|som|under|gjennom|gennem|langs|mellom|mellem|mot|mod|uten|uden|etter|efter|før|siden|at|så|rundt|rundt|over|men|der",
  at: "i|hos|ved|på",
  of: "for|i|av|af|ved|innen|inden for",
  adverbs:
    "også|nå|nu|i dag|fortsatt|fortsat|stadig|gjerne|gerne|ofte|jevnlig|jævnligt|meget|svært|dessuten|desuden|samtidig|aktivt|aktiv|siden (?:\\p{L}+ )?(?:19|20)\\d\\d|(?:i|de siste|gjennom) (?:\\p{L}+ ){1,2}år|i (?:19|20)\\d\\d|frivillig|helst|alltid|altid|selv",
  past: "tidligere|forhenværende|var|til (?:19|20)\\d\\d|frem til (?:19|20)\\d\\d|indtil (?:19|20)\\d\\d|pensjonert|pensioneret|avtroppende|påtroppende|kommende|afgående|eks-\\p{L}+",
  isInverting: true,
  leavesPronounsOut: false,
  verbs: {
    be: ["er", "er"],
    have: ["har|eier|ejer", "har|eier|ejer"],
    live: ["bor|lever|er bosatt", "bor|lever|er bosatt|er bosat"],
    work: [
      "arbeider|arbejder|jobber|underviser|virker",
      "arbeider|arbejder|jobber|underviser|virker|fungerer"
    ],
    lead: [
      "leder|driver|styrer|har ansvar for|har ansvaret for",
      "leder|driver|styrer|har ansvar for|har ansvaret for|er ansvarlig for|står i spissen for|står i spidsen for"
    ],
    study: [
      "studerte|studerede|leste|læste|har studert|har studeret|har læst|har lest|er utdannet|er uddannet|utdannet meg|tok|tog|gikk|gik",
      "studerte|studerede|leste|læste|utdannet seg|uddannede sig|blev uddannet|ble utdannet|tok|tog|gikk|gik|er utdannet|er uddannet|har studert|har studeret|har læst|disputerte|har en|er cand\\.\\p{L}+"
    ],
    hold: ["har|er", "har|er"],
    win: [
      "vant|vandt|fikk|fik|har vunnet|har vundet|mottok|modtog",
      "vant|vandt|vinner|vinder|får|mottar|modtager|fikk|fik|har vunnet|har vundet|har fått|har fået|mottok|modtog|ble tildelt|blev tildelt|ble kåret til|blev kåret til|ble|blev"
    ],
    "give time": [
      "er frivillig|engasjerer meg|støtter|hjelper|hjælper",
      "er frivillig|engasjerer seg|engagerer sig|støtter|hjelper|hjælper|er engasjert|er engageret"
    ],
    belong: ["sitter|sidder|synger|spiller|tilhører", "sitter|sidder|synger|spiller|tilhører"],
    play: ["spiller|trener|dyrker|lærer|samler", "spiller|trener|dyrker|lærer|samler på"],
    go: [
      "går|løper|løber|sykler|cykler|drar",
      "går|løper|løber|drar på|tager på|slapper av med|slapper af med|bruker fritiden på|bruger fritiden på"
    ],
    love: [
      "elsker|liker|er glad i|nyter|holder af",
      "elsker|liker|er glad i|nyter|holder af|brenner for|brænder for|er lidenskapelig opptatt av"
    ],
    support: ["heier på|holder med|følger", "heier på|holder med|følger"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?som {position}",
      "(?:ny|nye|utnevnt til|udnævnt til|ansatt som|ansat som) {position}",
      "<hold> (?:stillingen|rollen) som {position}",
      "§ (?:[^.;]+ )?(?:utnevnt|udnævnt|forfremmet|ansatt|ansat) (?:til|som) {position}",
      "§ blir (?:ny )?{position}",
      "§ blev (?:ny )?ansat som {position}"
    ],
    company: ["<work> (?:på|hos|for|ved|i) {company}", "<lead> {company}"],
    place: [
      "<live> (?:og arbeider |og arbejder |og jobber |med [^,;]+? )?(?:i|på|utenfor|uden for|nær|like utenfor) {place}",
      "<work> (?:fra|i) {place}",
      "(?:bosatt|bosat|basert|baseret|bopæl|hjemmehørende) i {place}"
    ],
    schooling: [
      "<study>",
      "…[Ee](?:tter|fter) studier(?= (?:i \\p{L}+ )?(?:ved|på) )",
      "(?:utdannet|uddannet|kandidat|sivilingeniør|civilingeniør|siviløkonom|cand\\.\\p{L}+|alumn\\p{L}*|master|mastergrad|bachelor|doktorgrad|ph\\.d\\.)(?![\\p{L}])"
    ],
    membership: [
      "(?:styre|bestyrelses|æres)?medlem (?:i|av|af) (?:styret i |bestyrelsen for |bestyrelsen i )?{organization}",
      "(?:styreleder|leder|forkvinne|formand|forkvinde|kasserer|sekretær) (?:i|for|av) (?=(?:\\p{Lu}\\p{L}* )*\\p{L}*(?:foreningen|klubben|klubb|klub|forbundet|forbund|laget|koret|selskabet|selskapet|forening)){organization}",
      "<belong> (?:i styret i|i styret for|i bestyrelsen for|i bestyrelsen i|i) {organization}"
    ],
    cause: [
      "<give time> (?:i|hos|for|på) {charity}",
      "(?:frivillig|ulønnet|fadder) (?:i|hos|for|på|ved) {charity}"
    ],
    team: [
      "(?:fan|supporter|tilhenger|tilhænger) (?:av|af|til) {team}",
      "…(?:sesongkort|sæsonkort) (?:til|på|hos) {team}",
      "<support> {team}",
      "<play> [^,;]*?(?:i|for|på) {playing}"
    ],
    pastime: ["<play> {pastimes}", "<go> (?:på |i )?{pastimes}", "<love> (?:å |at )?{pastimes}", "{doer}"],
    award: [
      "<win> {award}",
      "(?:vinner av|vinder af|mottaker av|modtager af) {award}",
      "§ (?:[^.;]+ )?(?:kåret|utnevnt|udnævnt) til {award}"
    ],
    pet: ["<have> {pet}", "<live> (?:[^;]+ )?med {pet}", "…(?:med|og) (?:sin|sitt|sit|sine|min|mine) {pet}"],
    skill: ["(?:spesialisert|specialiseret|spesialist|specialist|ekspert) (?:på|innen|inden for|i) {skills}"],
    certificate: [
      "(?<certificate>(?:sertifisert|certificeret|autorisert|autoriseret|statsautorisert|statsautoriseret) \\p{L}[^,;.]+)",
      "<have> {held}"
    ]
  },
  freeTime:
    "på fritiden|i fritiden|i (?:sin |min )?fritid|i helgene|i helgen|i weekenden|i weekenderne|på kveldene|om aftenen|utenfor (?:jobben|jobb|kontoret)|uden for (?:jobbet|arbejdet)|når (?:hun|han|jeg) ikke|privat|om sommeren|om vinteren|etter jobb|efter arbejde|på fridager",
  pastimes:
    "bokbinding|bogbinding|kalligrafi|linosnitt|sølvsmed|glassblåsing|glaspusteri|mosaikk|mosaik|veving|vævning|toving|filtning|kurvfletting|restaurering|fridykking|fridykning|isklatring|skiskyting|curling|styrketrening|styrketræning|vektløfting|vægtløftning|crossfit|kickboksing|thaiboksing|kendo|tai chi|qigong|vannpolo|vandpolo|frisbee|frisbeegolf|discgolf|parkour|minigolf|skyting|skydning|janitsjar|lutt|cembalo|banjo|mandolin|marimba|slagverk|sekkepipe|sækkepibe|gospel|swing|lindy hop|flamenco|stepp|step|ballett|ballet|folkemusikk|folkemusik|tegneserier|manga|science fiction|lego|modellfly|modelfly|radioamatør|3d-printing|robotikk|sudoku|puslespill|puslespil|escape rooms?|whisky|ost|roser|kaktus|orkideer|bonsai|tomater|permakultur|frukttrær|frugttræer|vindyrking|akvarium|bobil|autocamper|telttur|rafting|via ferrata|museer|antikviteter|loppemarkeder|mynter|mønter|mineraler|fossiler|surdeigsbrød|surdejsbrød|sirkus|cirkus|trylling|improteater|stand-up|åpent vann|åbent vand|stavgang|gravel|terrengsykling|swimrun|birkebeineren|rulleski|dressur|sprangridning|islandshester|islandske heste|chili|hjemmebrygging|hjemmebryg|quilting|jolle|kapsejlads|regatta|havsvømming|naust|toppturskiing|fjellski|rypejakt|bålmat|håndarbeid|håndarbejde|nisser|krolf|petanque|dart|billard|biljard|seiling|seile|sejlads|sejle|roing|roning|padling|kajakk|kajak|kano|surfing|windsurfing|kiting|dykking|dykning|svømming|svømning|svømme|fiske|fluefiske|fiskeri|klatring|buldring|fjellklatring|fjellturer|fjelltur|turer i fjellet|vandring|vandre|vandreture|løping|løb|løbe|løpe|terrengløp|maraton|triatlon|orientering|sykling|cykling|landeveissykling|mountainbike|motorsykkel|motorcykel|langrenn|skigåing|ski|skiturer|toppturer|randonee|slalåm|snowboard|skøyter|skøjter|ridning|riding|hester|heste|fotball|fodbold|innebandy|håndball|håndbold|volleyball|basketball|basket|ishockey|bandy|tennis|bordtennis|badminton|squash|padel|golf|judo|karate|boksing|boksning|fekting|fægtning|bueskyting|gymnastikk|gymnastik|turn|yoga|pilates|meditasjon|dans|danse|tango|salsa|folkedans|korsang|sang|synge|piano|klaver|fiolin|violin|bratsj|cello|kontrabass|kontrabas|gitar|guitar|bass|bas|trommer|trompet|trombone|tuba|klarinett|klarinet|saksofon|saxofon|fløyte|fløjte|obo|trekkspill|harmonika|orgel|harpe|hardingfele|munnspill|mundharmonika|ukulele|korps|musikk|musik|kammermusikk|jazz|opera|teater|film|lesing|læsning|lese|læse|krim|krimi|litteratur|skriving|skrive|poesi|tegning|maling|maleri|akvarell|akvarel|fotografering|foto|keramikk|keramik|strikking|strikning|strikke|hekling|hækling|søm|sying|broderi|snekring|snedkeri|tresløyd|modellbygging|modeljernbane|matlaging|madlavning|lage mat|lave mad|baking|bagning|bake|bage|surdeig|surdej|grilling|ølbrygging|ølbrygning|vin|kaffe|hagearbeid|hagestell|havearbejde|kolonihave|birøkt|biavl|sopp|sopptur|svampe|bærplukking|fuglekikking|fuglekiggeri|astronomi|slektsforskning|slægtsforskning|geocaching|camping|reiser|rejser|reise|rejse|seilfly|svæveflyvning|paragliding|fallskjerm|jakt|jagt|sjakk|skak|bridge|brettspill|brætspil|dataspill|computerspil|kryssord|vinyl|veteranbiler|isbading|vinterbadning|badstue|friluftsliv",
  pursuits: [
    "seiler|sejler|ror|klatrer|svømmer|fisker|strikker|hekler|danser|padler|surfer|dykker|rir|snekrer|buldrer|svæver|sykler|vinterbader",
    "seiler|sejler|ror|klatrer|svømmer|fisker|strikker|hekler|danser|padler|surfer|dykker|rir|rider|snekrer|buldrer|svæver|sykler|cykler|vinterbader"
  ],
  doers:
    "\\p{L}*(?:løper|løber|seiler|sejler|roer|klatrer|vandrer|syklist|cyklist|svømmer|skiløper|dykker|surfer|rytter|fisker|fluefisker|birøkter|biavler|gartner|fotograf|sanger|korsanger|danser|tennisspiller|sjakkspiller|skakspiller|golfer|orienteringsløper|triatlet|pianist|gitarist|guitarist|cellist|kokk|kok|baker|bager|leser|læser|strikker|fotballspiller|håndballspiller|turgåer)",
  zeal: "ivrig|lidenskapelig|lidenskabelig|entusiastisk|aktiv|dedikert|dedikeret|stor|hobby|amatør|ihuga|ihærdig|passionert|passioneret",
  titles:
    "(?:\\p{L}{3,}|daglig )leder|leder|\\p{L}*sjef|\\p{L}*chef|\\p{L}*direktør|\\p{L}*rådgiver|\\p{L}*ingeniør|gründer|grunnlegger|medgrunnlegger|\\p{L}*konsulent|\\p{L}*forsker|førsteamanuensis|overlege|overlæge|\\p{L}*lege|\\p{L}*læge|lektor|stifter|medstifter|\\p{L}*utvikler|\\p{L}*udvikler|\\p{L}*ansvarlig|\\p{L}*arkitekt|sykepleier|sygeplejerske|jordmor|jordemoder|\\p{L}*terapeut|psykolog|tannlege|tandlæge|advokat|jurist|revisor|økonom|controller|\\p{L}*koordinator|\\p{L}*analytiker|\\p{L}*redaktør|journalist|oversetter|oversætter|bibliotekar|arkivar|museumsinspektør|konservator|kurator|dirigent|kapelmester|regissør|instruktør|dramaturg|kokk|kok|kjøkkensjef|køkkenchef|baker|bager|bryggmester|brygmester|kaptein|kaptajn|styrmann|styrmand|lods|havnefogd|havnefoged|havnekaptein|havnesjef|lærer|rektor|dosent|docent|professor|partner|eier|ejer|indehaver|innehaver|medeier|medejer|selger|sælger|innkjøper|indkøber|\\p{L}*tekniker|snekker|tømrer|\\p{L}*mester|sekretær|\\p{L}*assistent|kommunikasjonsrådgiver|talsperson|pressetalsmand|\\p{L}*bygger|\\p{L}*designer|\\p{L}*medarbeider|\\p{L}*medarbejder|avdelingsleder|afdelingsleder|\\p{L}*planlegger|\\p{L}*planlægger|forvalter|dekan|styreleder|administrerende direktør",
  schools:
    "\\p{L}*[Uu]niversitet(?:et)?|\\p{L}*[Hh]øgskole[n]?|\\p{L}*[Hh]øyskole[n]?|\\p{L}*[Hh]øjskole[n]?|\\p{L}*[Hh]andelsskole|NTNU|NHH|BI|UiO|UiB|NMBU|DTU|CBS|ITU|NTH|\\p{L}*skole[n]?|\\p{L}*akademi(?:et)?|\\p{L}*konservatori(?:um|et)|\\p{L}*institut(?:t|tet|et)?",
  degrees:
    "[Mm]aster(?:grad)?|[Bb]achelor(?:grad)?|[Hh]ovedfag|[Dd]oktorgrad|ph\\.d\\.|[Cc]and\\.\\p{L}+\\.?(?:\\p{L}+\\.?)?|[Ss]ivilingeniør|[Cc]ivilingeniør|[Ss]iviløkonom|[Mm]agister(?:grad)?|MBA|[Ss]vennebrev|[Mm]esterbrev|[Kk]andidatgrad|[Dd]iplom",
  subjectAfter: "i|innen|inden for|på",
  awards:
    "[\\p{L}-]*pris(?:en)?|\\p{L}*medalje[n]?|\\p{L}*stipend(?:iet|ium)?|\\p{L}*orden|Amanda|Spellemannprisen|[Åå]rets \\p{L}+(?: (?:19|20)\\d\\d)?|[Aa]ward|\\p{L}*legat(?:et)?",
  societies:
    "\\p{L}*[Ff]orening(?:en)?|\\p{L}*[Kk]lubb?(?:en)?|\\p{L}*[Ff]orbund(?:et)?|\\p{L}*[Ss]elska[pb](?:et)?|\\p{L}*[Kk]or(?:et)?|[Nn]ettverket|[Nn]etværket|[Ss]tiftelsen|[Ff]onden|\\p{L}*[Oo]rkester(?:et)?|\\p{L}*lag(?:et)?",
  pets: "\\p{L}*(?:hund|hunden|hundene|katt|katten|kat|katten|kattene|puddel|puddelen|puddelhund|gravhund|gravhunden|terrier|terrieren|valp|valpen|hvalp|hvalpen|hest|hesten|ponnien|ponyen|kanin|kaninen|setter|setteren)|tispe|tispa|tæve|elghund|buhund|labradoren|spanielen|schæfer|schæferen|schäfer|blandingshund|gadekryds|islandshest(?:er|en)?|høne|bier|kattunger|killinger|hund(?:er|e)?|katt(?:er)?|kat(?:te)?|hest(?:er|e)?|ponni|pony|kanin(?:er)?|papegøye[r]?|papegøje[r]?|høns|høner|skilpadde[r]?|skildpadde[r]?|labrador|gravhund|border collie|marsvin|sauer|får|geiter|geder|esel|æsel|bikuber|bistader|undulat(?:er)?",
  cues: {
    others: [
      "beskæftiger|beskjeftiger|forsker|utvikler|udvikler|bruker|bruger|donerer|lager|laver|maler|skriver|bygger|baker|bager|brygger|samler|vet|ved|kan|holder|brenner|brænder|reiser|rejser|fotograferer|begynte|begyndte",
      "beskæftiger|beskjeftiger|forsker|utvikler|udvikler|bruker|bruger|donerer|lager|laver|maler|skriver|bygger|baker|bager|brygger|samler|vet|ved|kan|holder|brenner|brænder|reiser|rejser|fotograferer|begynte|begyndte|kom|flyttet|flyttede|vokste|voksede|startet|startede|grunnla|grundlagde|behersker|håndterer|fokuserer|oppdretter|opdrætter|dyrker|syr|coacher|dømmer|gjør|gør|gir|giver|står|koser|nyder|trives|interesserer|foreleser|planlegger|planlægger|tegner|forsket|arbeidet|arbejdede|får|kobler|slapper|tilbringer|jakter|jager|plukker|trener|stiller|rådgir|rådgiver|deltar|deltager"
    ],
    glue: "i|på|for|til|av|af|med|om|innen|inden|ved|hos|den|det|de|en|ei|et|sin|sitt|sit|sine|vår|vores|min|mitt|og|blant annet|blandt andet|især|særlig|særligt|rundt",
    negation:
      "ikke(?! (?:bare|minst|kun|mindst))|ingen|intet|aldri|aldrig|verken|hverken|uten(?= kjæledyr)|ville|vil",
    owners: { I: "min|mitt|mit|mine|vår|vårt|våre|vores", she: "hennes|hendes", he: "hans" },
    crew: "team|gruppe|avdeling|afdeling|forskergruppe|forskningsgruppe|enhet|enhed|arbeid|arbejde|forskning|hold|kontor",
    workWith:
      "(?:arbejder|arbeider|jobber) (?:[^,;.]{0,20} )?i(?= \\p{Lu})|bruker|bruger|programmerer i|utvikler i|udvikler i|bygger (?:[^,;.]{0,20} )?i|vant til|dreven i",
    expertise:
      "(?:arbeider|arbejder|jobber|arbeidet|jobbet)(?: [^,;.]{0,30}?)? (?:med|innen|inden for|innenfor|omkring)|beskæftiger sig(?: [^,;.]{0,30}?)? med|beskjeftiger seg(?: [^,;.]{0,30}?)? med|driver (?:til daglig )?med|spesialisert (?:på|innen|i)|specialiseret (?:på|inden for|i)|spesialist (?:på|innen|i)|specialist (?:på|inden for|i)|ekspert (?:på|innen|inden for|i)|fagansvarlig for|kyndig (?:i|innen)|erfaring (?:med|innen|inden for|fra)|forsker (?:på|i|innen|inden for)|underviser (?:[^,;.]{0,20} )?i|har ansvar(?:et)? for|ansvarlig for|kan (?:alt|det meste) om|vet (?:alt|det meste) om|ved (?:alt|det meste) om|fokuserer på|fokus på|rådgir (?:[^,;.]{0,40} )?(?:om|innen)|rådgiver (?:[^,;.]{0,40} )?om|håndterer|behersker",
    fields:
      "\\p{L}*(?:spesialitet|specialit|speciale|spesialområd|kompetanseområd|kompetenceområd|ekspertise|fokusområd|fagområd|fagfelt|forskningsfelt|forskningsområd|arbeidsområd|arbejdsområd|felt|styrk|kjernekompetanse|kernekompetence)\\p{L}{0,4}",
    are: "er|omfatter|ligger (?:i|innen|på)|spenner over|spænder over|handler om|dreier seg om|drejer sig om|:",
    passions:
      "lidenskap(?:er)?|lidenskab(?:er)?|hobby(?:er)?|fritidsinteresser?|fritid|passion(?:er)?|kjærlighet|kærlighed|avkobling|store interesse",
    interest:
      "leser (?:alt|mye)(?: om)?|læser (?:alt|meget)(?: om)?|interessert i|interesseret i|interesserer seg(?: [^,;.]{0,20}?)? for|interesserer sig(?: [^,;.]{0,20}?)? for|interesse for|brenner for|brænder for|fascinert av|fascineret af|glad i|vild med|elsker|lidenskap for|lidenskab for|begeistret for|opptatt av|optaget af",
    makes:
      "baker|bager|lager(?= mat)|brygger|bygger|snekrer|dyrker|restaurerer|syr|strikker|hekler|hækler|maler|reparerer|oppdretter|opdrætter|spikker|skriver|tegner|dreier|drejer|renoverer|løper|løber",
    giving:
      "frivillig|frivillige|frivilligt|ulønnet|ulønnede|donerer|donerede|donerte|støtter|engasjerer seg|engagerer sig|engasjert|engageret|engasjement|engagement|fadder|ambassadør|mentor|leksehjelper|lektiehjælper|samler inn penger|samler ind|løper for|løber for|innsats|indsats|besøksvenn|besøgsven|gir bort|nattevandrer",
    backing:
      "hjelper|hjælper|styremedlem|bestyrelsesmedlem|styreleder|formand|forkvinde|kasserer|medlem|stifter|grunnlegger|aktiv|leder",
    standings:
      "(?:i )?styret|(?:i )?bestyrelsen|styremedlem|bestyrelsesmedlem|varamedlem|suppleant|medlem|æresmedlem|kasserer|nestleder|næstformand|tilhører|representant|repræsentant|utvalgsmedlem|(?:i )?komiteen|(?:i )?udvalget",
    winning:
      "vant|vandt|vinner|vinder|vunnet|vundet|fikk|fik|fått|fået|mottok|modtog|tildelt|kåret|utnevnt|udnævnt|hedret|hædret|prisvinner|prisvinder|tok|tog|ble|blev|hentet|belønnet",
    won: "vant|vandt|vunnet|vundet|mottok|modtog|ble tildelt|blev tildelt",
    championships:
      "(?:NM|EM|VM|DM|OL|KM|SM)-(?:gull|guld|sølv|bronse|bronze|medalje|tittel|titel)(?: i \\p{L}+)?(?: (?:19|20)\\d\\d)?|(?:[Nn]orsk|[Dd]ansk|[Nn]ordisk) mester(?: i \\p{L}+)?|[Nn]orgesmester(?: i \\p{L}+)?|[Dd]anmarksmester(?: i \\p{L}+)?|[Åå]rets \\p{L}+(?: (?:19|20)\\d\\d)?",
    patents: "patenter|patentsøknader|patentansøgninger",
    certificates:
      "[\\p{L}-]*sertifikat(?:et)?|[\\p{L}-]*certifikat(?:et)?|sertifisering|certificering|lisens|licens|autorisasjon",
    certified: "[\\p{L}-]*sertifisert|[\\p{L}-]*certificeret|sertifikat|certifikat|autorisert|autoriseret",
    graduates:
      "sivilingeniør|civilingeniør|siviløkonom|jurist|farmasøyt|farmaceut|arkitekt|cand\\.\\p{L}+\\.?|utdannet|uddannet|sosionom|agronom|psykolog|master|bachelor|kandidat|økonom|statsviter|ph\\.d\\.",
    called: "som heter|som hedder|ved navn|heter|hedder|kalt|kaldet|som lyder navnet|som lystrer navnet"
  },
  headings: {
    position: "Stilling|Tittel|Titel|Rolle|Funksjon|Funktion|Yrke|Stillingsbetegnelse",
    education: "Utdanning|Uddannelse|Utdannelse|Studier|Eksamen",
    skills:
      "Kompetanse|Kompetencer|Kompetanseområder|Ekspertise|Spesialområder|Specialer|Fagområder|Ferdigheter|Arbeidsområder",
    memberships: "Medlemskap|Medlemskaber|Verv|Tillitsverv|Styreverv|Tillidshverv|Bestyrelsesposter",
    achievements: "Priser|Utmerkelser|Priser og utmerkelser|Hædersbevisninger|Stipend(?:er|ier)?|Legater",
    causes: "Frivillig arbeid|Frivilligt arbejde|Frivillighet|Engasjement",
    hobbies: "Hobby(?:er)?|Fritid|Fritidsinteresser|På fritiden|I fritiden|Utenfor jobb",
    interests: "Interesser|Lidenskaper",
    certifications: "Sertifiseringer|Certificeringer|Sertifikater|Autorisasjoner",
    location: "Sted|Bosted|Bopæl|Kontor|Kontorsted|Arbeidssted|Arbejdssted|Lokation",
    languages: "Språk|Sprog",
    pets: "Kjæledyr|Kæledyr",
    experience: "Erfaring|Arbeidserfaring|Erhvervserfaring",
    talks: "Foredrag",
    articles: "Publikasjoner|Publikationer|Artikler|Bøker|Bøger",
    biography: "Biografi|Om meg|Om mig|Profil|Portrett|Portræt"
  }
}
