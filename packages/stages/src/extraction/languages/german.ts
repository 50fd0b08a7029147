import type { Language } from "./Language.ts"

export const german: Language = {
  code: "de",
  smallWords:
    "der die das und ist sie ihr ihre ihrem ihren ihrer seine seinem seinen seit mit für von zum zur beim bei als auch nach nicht wird wurde hat eine einer einen einem im dem den des auf aus über sich wir ich ist unser unsere sowie am zu",
  pronouns: { I: "ich", she: "sie", he: "er" },
  possessives: "Ihre?[mnrs]?|Seine?[mnrs]?|Unsere?[mnrs]?|Meine?[mnrs]?|Deren|Dessen",
  others: {
    he: "Vater|Bruder|Mann|Ehemann|Sohn|Großvater|Onkel|Partner|Freund|Chef|Kollege|Vorgänger|Nachfolger|Lehrer|Mentor|Opa|Schwager",
    she: "Mutter|Schwester|Frau|Ehefrau|Tochter|Großmutter|Tante|Partnerin|Freundin|Chefin|Kollegin|Vorgängerin|Nachfolgerin|Lehrerin|Oma"
  },
  honorifics: "Frau|Herrn?|Dr\\.|Prof\\.",
  articles: "eine?[mnrs]?|die|der|das|den|dem|des|ihre?[mnrs]?|seine?[mnrs]?|unsere?[mnrs]?|meine?[mnrs]?",
  and: "und|sowie|oder",
  onwards:
    "bei|beim|mit|in|im|am|an|auf|aus|für|durch|nach|vor|von|vom|zu|zum|zur|wenn|wo|die|der|das|als|um|über|unter|zwischen|rund|entlang|sowie|seit|bis|gegen|ohne",
  at: "bei|beim|bei der|bei den",
  of: "von|vom|des|der|für|im|in der|am|an der|der Firma|des Unternehmens",
  adverbs:
    "auch|noch|heute|derzeit|aktuell|gerne?|sehr|oft|regelmäßig|außerdem|zudem|zusammen|gemeinsam|selbst|leidenschaftlich|begeistert|ehrenamtlich|nebenberuflich|hauptberuflich|freiberuflich|inzwischen|mittlerweile|weiterhin|nun|jetzt|am liebsten|immer|seit (?:\\p{L}+ )?(?:19|20)\\d\\d|seit (?:\\p{L}+ ){1,3}Jahren|(?:19|20)\\d\\d|im Jahr (?:19|20)\\d\\d|gelernte[rn]?|promovierte[rn]?|studierte[rn]?",
  past: "ehemalig\\p{L}*|früher\\p{L}*|damalig\\p{L}*|vormals|Ex-\\p{L}+|a\\. ?D\\.|bis (?:\\p{L}+ )?(?:19|20)\\d\\d|von (?:19|20)\\d\\d bis|zukünftig\\p{L}*|künftig\\p{L}*|designiert\\p{L}*|angehende\\p{L}*|war|ausgeschieden|verabschiedet|im Ruhestand|wird (?:ab|zum)",
  isInverting: true,
  leavesPronounsOut: false,
  verbs: {
    be: ["bin", "ist"],
    have: ["habe|besitze|halte", "hat|besitzt|hält"],
    live: ["lebe|wohne|bin zu Hause", "lebt|wohnt"],
    work: [
      "arbeite|wirke|amtiere|fungiere|unterrichte|lehre|praktiziere",
      "arbeitet|wirkt|amtiert|fungiert|unterrichtet|lehrt|praktiziert|gibt"
    ],
    lead: [
      "leite|führe|verantworte|betreue|koordiniere|steuere",
      "leitet|führt|verantwortet|betreut|koordiniert|steuert"
    ],
    study: [
      "studierte|promovierte|absolvierte|lernte|habilitierte|erwarb|machte|schloss|besuchte",
      "studierte|promovierte|absolvierte|lernte|habilitierte|erwarb|machte|schloss|besuchte"
    ],
    hold: ["habe|bin|besitze", "hat|ist|besitzt"],
    win: [
      "gewann|erhielt|bekam|wurde|habe|bin|holte|errang|gewannen|erhielten|bekamen",
      "gewann|gewinnt|erhielt|erhält|bekam|bekommt|wurde|hat|ist|holte|holt|errang"
    ],
    "give time": [
      "engagiere mich|helfe|unterstütze|spende|sammle",
      "engagiert sich|hilft|unterstützt|spendet|sammelt|fährt"
    ],
    belong: ["gehöre|sitze|singe|spiele|turne|trainiere", "gehört|sitzt|singt|spielt|turnt|trainiert"],
    play: ["spiele|übe|trainiere|lerne", "spielt|übt|trainiert|lernt"],
    go: ["gehe|fahre|laufe|mache|treibe|reise|ziehe", "geht|fährt|läuft|macht|treibt|zieht"],
    love: [
      "liebe|mag|genieße|begeistere mich für|interessiere mich für|schwärme für",
      "liebt|mag|genießt|begeistert sich für|interessiert sich für|schwärmt für|entspannt"
    ],
    support: ["drücke|fiebere|halte|verfolge", "drückt|fiebert|hält|verfolgt"]
  },
  phrases: {
    position: [
      "<be> als {position} tätig",
      "<work> (?:[^,;]+ )?als {position}",
      "<lead> (?:[^,;]+ )?als {position}",
      "<hold> (?:[^,;]+ )?als {position} (?:inne|angestellt)",
      "(?:neue[rn]?|zuständig als|tätig als) {position}",
      "…übernahm (?:[^,;]+ )?(?:die Position|die Stelle|das Amt|die Funktion|die Aufgabe) (?:als|der|des) {position}",
      "§ (?:[^,;]+ )?zu[rm] (?:neuen )?{position} (?:ernannt|bestellt|berufen|befördert)",
      "§ wird (?:neue[rn]? )?{position}"
    ],
    company: [
      "<work> (?:bei|beim|für|in der) {company}",
      "<lead> {company}",
      "<be> bei {company} (?:tätig|angestellt|beschäftigt)"
    ],
    place: [
      "<live> (?:und arbeitet |und arbeite |mit [^,;]+? )?in {place}",
      "<live> (?:in der Nähe von|bei|nahe) {place}",
      "<work> (?:von|aus|in) {place}",
      "<be> in {place} (?:zu Hause|zuhause|daheim|ansässig|wohnhaft)",
      "<be> (?:in|aus) {place} (?:tätig|ansässig)",
      "(?:wohnhaft|ansässig|beheimatet|zu Hause) in {place}",
      "lebt in {place}"
    ],
    schooling: [
      "<study>",
      "…[Nn]ach (?:dem|ihrem|seinem|meinem) \\p{L}*[Ss]tudium(?! der (?:Akten|Unterlagen|Dokumente|Quellen))(?=(?: (?:der|des|für|in|und|\\p{Lu}[\\p{L}-]+),?)* (?:an der|am|an einer) )",
      "<hold> (?:[^;]+ )?(?:studiert|gelernt|absolviert|abgeschlossen|promoviert|erworben|abgelegt|gemacht|besucht)",
      "(?:Absolvent|Alumn[aiu]s?|Studium|Ausbildung|Diplom|Master|Bachelor|Promotion|Magister|Staatsexamen|Meisterprüfung|promoviert|studierte?)"
    ],
    membership: [
      "(?:Gründungs|Vorstands|Ehren|Beirats|Präsidiums)?[Mm]itglied (?:der|des|im|in der|in|bei|beim|bei den|von) {organization}",
      "(?:aktiv|engagiert) (?:im|in der|bei|beim|bei der) {organization}",
      "(?:(?:Vize|Ehren)?[Pp]räsident(?:in)?|(?:stellvertretende )?Vorsitzende[r]?|Schatzmeister(?:in)?) (?:der|des) (?=\\p{L}*(?:[Vv]erein|[Vv]erband)(?:e?s)?(?![\\p{L}])){organization}",
      "<belong> (?:im|in der|beim|bei der|bei den|bei) (?:Vorstand|Beirat|Präsidium|Kuratorium) (?:der|des|von) {organization}",
      "<belong> (?:im|in der|beim|bei der|bei) {organization}",
      "<give time> (?:sich )?(?:im|in dem) (?:Vorstand|Beirat|Präsidium|Kuratorium|Förderkreis) (?:der|des|von) {organization}",
      "<belong> (?:dem|der) (?:Vorstand|Beirat|Präsidium|Kuratorium) (?:der|des|von) {organization} an",
      "<be> (?:im|in der|bei|beim|bei der) {organization} (?:aktiv|engagiert|organisiert)"
    ],
    cause: [
      "<give time> (?:sich )?(?:bei|beim|bei der|bei den|für|für die|für das|für den|im|in der|im Verein|in der Initiative) {charity}",
      "<work> ehrenamtlich (?:bei|beim|bei der|für|im|in der) {charity}",
      "<be> ehrenamtlich (?:bei|beim|bei der|für|im|in der) {charity}",
      "(?:ehrenamtlich\\p{L}*|freiwillig\\p{L}*) (?:\\p{L}+ )?(?:bei|beim|bei der|für|im|in der|des|der) {charity}",
      "…(?:[Ff]ür das Projekt|[Ff]ür die Initiative|[Ff]ür den Verein|[Bb]ei der Initiative) {charity} .*ehrenamtlich"
    ],
    team: [
      "(?:\\p{L}+er )?(?:Fan|Anhänger|Anhängerin|Dauerkarteninhaber|Dauerkarteninhaberin|Mitglied) (?:von|vom|des|der|beim|bei) {team}",
      "<support> (?:dem|der|den) {team} (?:die Daumen|mit|die Treue)",
      "(?:leidet|leide|fiebert|fiebere|zittert|zittere|jubelt|jubele?) (?:mit|für) (?:dem |der |den )?{team}",
      "<play> [^,;]*?(?:des|beim|bei der|bei|für den|für|im|in der [^,;]*?des) {playing}",
      "…Dauerkarte (?:bei|beim|für|für den|des) {team}"
    ],
    pastime: ["<play> {pastimes}", "<go> {pastimes}", "<love> {pastimes}", "<be> {doer}", "{doer}"],
    award: [
      "<win> {award}",
      "(?:§|sie|ihn|ihr|ihm) (?:[^.;]+? )??{award} (?:gekürt|ausgezeichnet|gewählt|geehrt|ernannt|verliehen)",
      "(?:Preisträger(?:in)?|Gewinner(?:in)?|Träger(?:in)?|ausgezeichnet mit|Stipendiat(?:in)?) {award}"
    ],
    pet: [
      "<have> {pet}",
      "<live> (?:[^;]+ )?mit {pet}",
      "…(?:[Ii]hre?|[Ss]eine?|[Mm]eine?) {named}",
      "…(?:mit|und) (?:ihrem|ihrer|ihren|seinem|seiner|seinen|meinem|meiner|meinen) {pet}",
      "(?:Besitzer|Frauchen|Herrchen|Halter)(?:in)? (?:von|einer|eines|zweier) {pet}"
    ],
    skill: [
      "(?:spezialisiert|fokussiert) auf {skills}",
      "(?:Spezialist|Expert|Fachfrau|Fachmann)(?:in|e)? für {skills}",
      "<be> auf {skills} spezialisiert",
      "<have> sich auf {skills} spezialisiert"
    ],
    certificate: [
      "(?<certificate>(?:staatlich )?(?:geprüfte?[rn]?|zertifizierte?[rn]?|vereidigte?[rn]?|öffentlich bestellte?[rn]?|anerkannte?[rn]?|examinierte?[rn]?|gelernte[rn]?) \\p{Lu}[^,;.]+)"
    ]
  },
  freeTime:
    "(?:in|während) (?:ihrer|seiner|meiner|der) (?:raren |wenigen |knappen )?Freizeit|nach Feierabend|am Feierabend|privat|abends|am Wochenende|an (?:den )?Wochenenden|sonntags|samstags|abseits (?:der|des|von)|neben (?:der Arbeit|dem Beruf|dem Job)|außerhalb (?:der Arbeit|des Büros|des Berufs)|zum Ausgleich|als Ausgleich|wenn (?:sie|er|ich) nicht|in (?:ihrer|seiner|meiner) freien Zeit|an freien Tagen|im Urlaub|Hobbys?|im Winter|im Sommer",
  pastimes:
    "Rennvelo|Velofahren|Flügelhorn|Alphorn|Theremin|Hackbrett|Boßeln|Brieftauben|Taubenzucht|Lucha libre|Wattwandern|Krippenbau|Schuhplatteln|Fingerhakeln|Buchbinden|Buchbinderei|Kalligrafie|Kalligraphie|Papierschöpfen|Linolschnitt|Drucken|Siebdruck|Goldschmieden|Glasbläserei|Korbflechten|Weben|Spinnen|Filzen|Upcycling|Restaurieren|Trüffelsuche|Kräuterkunde|Pilze sammeln|Bogenbau|Drachenfliegen|Drachenbau|Wakeboarden|Stand-?up-?Paddling|SUP|Freediving|Apnoetauchen|Canyoning|Eisklettern|Skibergsteigen|Skispringen|Biathlon|Curling|Eisstockschießen|Kraftsport|Gewichtheben|CrossFit|Kickboxen|Muay Thai|Ringen|Kendo|Tai[- ]Chi|Qigong|Wasserball|Wasserspringen|Ultimate Frisbee|Frisbee|Disc ?[Gg]olf|Parkour|Slackline|Skateboard(?:en)?|Inlineskaten|Rollschuh|Roller Derby|Minigolf|Sportschießen|Orchester|Band|Laute|Cembalo|Banjo|Mandoline|Marimba|Vibraphon|Cajon|Percussion|DJing|A-cappella|Chormusik|Swing|Lindy Hop|Rock ’n’ Roll|Flamenco|Volkstanz|Comics?|Mangas?|Podcasts|Science-Fiction|Lego|Modellflug|Modellbahn|Amateurfunk|Funken|3D-Druck|Elektronik|Robotik|Rätsel|Kreuzworträtsel|Sudoku|Puzzles?|Escape Rooms?|Pen[- ]and[- ]Paper|Rollenspiele?|Whiskeys?|Käse|Rosen|Kakteen|Orchideen|Bonsai|Gemüse|Tomaten|Streuobst(?:wiese)?|Obstbau|Weinbau|Aquaristik|Terraristik|Pferde|Wohnmobil|Vanlife|Bushcraft|Wildwasser|Skaten|E-Bike|Gravelbike|Rennradfahren|Radtouren|Bergtouren|Hochtouren|Klettersteige?|Fernwandern|Weitwandern|Trampolin|Stepptanz|Bauchtanz|Feuerwehr(?:sport)?|Schnorcheln|Museen|Ausstellungen|Flohmärkte|Antiquitäten|Münzen|Mineralien|Fossilien|Sterne|Höhlen|Handball|Fußball|Volleyball|Beachvolleyball|Basketball|Faustball|Federball|Badminton|Tennis|Tischtennis|Squash|Padel|Golf|Hockey|Eishockey|Floorball|Rugby|Cricket|Boule|Kegeln|Bowling|Billard|Darts|Schach|Skat|Doppelkopf|Poker|Bridge|Brettspielen?|Gesellschaftsspielen?|Videospielen?|Gaming|Segeln|Segelfliegen|Rudern|Paddeln|Kajak|Kanu|Surfen|Windsurfen|Kitesurfen|Tauchen|Schwimmen|Angeln|Klettern|Bouldern|Bergsteigen|Wandern|Bergwandern|Trekking|Pilgern|Radfahren|Radeln|Rennrad|Mountainbiken?|Mountainbike|Motorrad|Motorradfahren|Oldtimern?|Joggen|Laufen|Marathon|Halbmarathon|Triathlon|Trailrunning|Orientierungslauf|Nordic Walking|Skifahren|Skitour(?:en)?|Skilanglauf|Langlauf|Snowboard(?:en)?|Rodeln|Schlittschuhlaufen|Eisbaden|Reiten|Dressurreiten|Voltigieren|Judo|Karate|Aikido|Taekwondo|Boxen|Fechten|Bogenschießen|Turnen|Yoga|Pilates|Meditation|Tanzen|Tango|Salsa|Standardtanz|Ballett|Chor|Chorgesang|Singen|Gesang|Klavier|Flügel|Geige|Bratsche|Cello|Kontrabass|Gitarre|E-Gitarre|Bass|Schlagzeug|Trompete|Posaune|Tuba|Waldhorn|Klarinette|Saxophon|Saxofon|Querflöte|Blockflöte|Oboe|Fagott|Akkordeon|Orgel|Mundharmonika|Ukulele|Harfe|Zither|Dudelsack|Blasmusik|Kammermusik|Jazz|Theater|Laientheater|Impro(?:visations)?theater|Oper|Kino|Lesen|Krimis|Literatur|Schreiben|Lyrik|Malen|Aquarell(?:malerei)?|Zeichnen|Fotografie|Fotografieren|Töpfern|Keramik|Stricken|Häkeln|Nähen|Sticken|Quilten|Basteln|Modellbau|Modelleisenbahn|Holzarbeiten|Schreinern|Tischlern|Drechseln|Schnitzen|Schmieden|Kochen|Backen|Brotbacken|Grillen|Bierbrauen|Wein|Whisky|Kaffee|Gärtnern|Garten(?:arbeit)?|Schrebergarten|Kleingarten|Imkern|Imkerei|Bienen(?:zucht)?|Pilzesammeln|Pilze|Vogelbeobachtung|Vögel beobachten|Ornithologie|Astronomie|Geocaching|Camping|Campen|Reisen|Fliegen|Gleitschirmfliegen|Fallschirmspringen|Jagd|Jagen|Briefmarken|Schallplatten|Sprachen|Ahnenforschung|Karneval|Fasnacht|liest|kocht|backt|bäckt|malt|läuft|tanzt|singt|fotografiert|gärtnert|schwimmt|reist",
  pursuits: [
    "fotografiere|segele?|rudere|klettere|wandere|jogge|angle|stricke|häkle|töpfere|imkere|gärtnere|surfe|kitesurfe|tauche|reite|boxe|bouldere|golfe|musiziere|radle|schwimme|paddle|fechte|nähe|drechsle|zeltet?",
    "fotografiert|segelt|rudert|klettert|wandert|joggt|angelt|strickt|häkelt|töpfert|imkert|gärtnert|surft|kitesurft|taucht|reitet|boxt|bouldert|golft|musiziert|radelt|schwimmt|paddelt|ficht|näht|drechselt|zeltet"
  ],
  doers:
    "\\p{L}*(?:[Ll]äufer|[Ss]egler|[Rr]uderer|[Kk]letterer|[Ww]anderer|[Rr]adfahrer|[Rr]adler|[Rr]adsportler|[Ss]chwimmer|[Tt]aucher|[Ss]urfer|[Rr]eiter|[Aa]ngler|[Ii]mker|[Jj]äger|[Ff]ischer|[Kk]egler|[Ss]chütze|[Ww]anderer|[Gg]ärtner|[Ff]otograf|[Ss]änger|[Tt]änzer|[Tt]ennisspieler|[Ss]chachspieler|[Gg]olfer|[Ss]kifahrer|[Tt]riathlet|[Bb]ergsteiger|[Pp]ianist|[Gg]itarrist|[Cc]ellist|[Hh]obbykoch|[Hh]obbyköch|[Mm]otorradfahrer|[Bb]oulderer|[Hh]andballer|[Ff]ußballer|[Vv]olleyballer)(?:in)?",
  zeal: "begeisterte[rn]?|leidenschaftliche[rn]?|passionierte[rn]?|eifrige[rn]?|ambitionierte[rn]?|aktive[rn]?|große[rn]?|Hobby-?",
  titles:
    "prokurist(?:in)?|(?:mit)?inhaber(?:in)?|gesellschafter(?:in)?|disponent(?:in)?|dozent(?:in)?|notar(?:in)?|\\p{L}+anw[aä]lt(?:in)?|\\p{L}{4,}prüfer(?:in)?|(?:bau|brau|bürger|hafen|haus|kapell|konzert|küchen|schicht|werk|werkstatt|bäcker|tischler|schreiner|maler|elektro|zimmerer|optiker|goldschmiede|orgelbau|geigenbau|instrumentenbau|dachdecker|metzger|konditor|friseur|gärtner|kfz-|maschinen|industrie|polier|forst|fischerei|bühnen|rüst|spiel|ballett|kellerei|uhrmacher|schneider|steinmetz|installateur|kellermeister)meister(?:in)?|\\p{L}*leitung|\\p{L}*sekretär(?:in)?|buchhalter(?:in)?|(?:bank|büro|immobilien|industrie|speditions|versicherungs|einzelhandels|hotel|veranstaltungs|medien)kauf(?:mann|frau)|\\p{L}*beauftragte[rn]?|\\p{L}*chef(?:in)?|\\p{L}*arzt|\\p{L}*ärztin|\\p{L}{4,}pfleger(?:in)?|\\p{L}*pädagog(?:e|in)|\\p{L}*wissenschaftler(?:in)?|intonateur(?:in)?|intendant(?:in)?|dramaturg(?:in)?|regisseur(?:in)?|kurator(?:in)?|restaurator(?:in)?|dirigent(?:in)?|kantor(?:in)?|kapellmeister(?:in)?|vorständin|vorstandsvorsitzende[rn]?|vorsitzende[rn]? der geschäftsführung|sprecher(?:in)? (?:der|des) \\p{L}+|\\p{L}*sprecher(?:in)?|\\p{L}*manager(?:in)?|\\p{L}*architekt(?:in)?|\\p{L}*ingenieur(?:in)?|\\p{L}*techniker(?:in)?|\\p{L}*informatiker(?:in)?|\\p{L}*direktor(?:in)?|rektor(?:in)?|\\p{L}*lehrer(?:in)?|schulleiter(?:in)?|winzer(?:in)?|önolog(?:e|in)|sommelier|sommelière|küchenchef(?:in)?|braumeister(?:in)?|förster(?:in)?|landwirt(?:in)?|konditor(?:in)?|tischler(?:in)?|schreiner(?:in)?|geigenbauer(?:in)?|orgelbauer(?:in)?|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|patentanw[aä]lt(?:in)?|apotheker(?:in)?|hebamme|physiotherapeut(?:in)?|\\p{L}*therapeut(?:in)?|psycholog(?:e|in)|\\p{L}*forscher(?:in)?|\\p{L}*planer(?:in)?|\\p{L}*einkäufer(?:in)?|\\p{L}*verkäufer(?:in)?|\\p{L}*berater(?:in)?|\\p{L}*entwickler(?:in)?|\\p{L}*gestalter(?:in)?|\\p{L}*designer(?:in)?|\\p{L}*journalist(?:in)?|chefredakteur(?:in)?|verleger(?:in)?|autor(?:in)?|übersetzer(?:in)?|dolmetscher(?:in)?|bibliothekar(?:in)?|archivar(?:in)?|\\p{L}*referent(?:in)?|geschäftsleiter(?:in)?|betriebsleiter(?:in)?|\\p{L}*leiter(?:in)?|geschäftsführer(?:in)?|geschäftsführende[rn]? \\p{L}+(?:in)?|gründer(?:in)?|(?:privat|assistenz|junior)?dozent(?:in)?|oberärztin|oberarzt|chefärztin|chefarzt|kapitän(?:in)?|lotse|lotsin|hafenkapitän(?:in)?|partner(?:in)?",
  schools:
    "\\p{L}*[Uu]niversität|\\p{L}*[Hh]ochschule|\\p{L}*[Aa]kademie|Fachschule|Meisterschule|Berufsschule|Handelsschule|[\\p{L}-]*[Ss]chule|Konservatorium|\\p{L}*[Ii]nstitut|\\p{L}*[Kk]olleg|TU|FH|HTW|ETH|LMU|RWTH|KIT|HWR|WHU|HHL|FU|HU|Charité|Uni",
  degrees:
    "Diplom(?:-\\p{Lu}[\\p{L}-]+)?|Diplomstudium|Magister|Master(?:studium|abschluss)?|Bachelor(?:studium|abschluss)?|Staatsexamen|Meisterprüfung|Meisterbrief|Promotion|Doktorat|Habilitation|Lehre|MBA|LL\\.M\\.|M\\.Sc\\.|B\\.Sc\\.|M\\.A\\.|B\\.A\\.|Dr\\.-Ing\\.|Lizenziat|Gesellenbrief|Gesellenprüfung",
  subjectAfter: "in|der|im Fach|im Bereich|als",
  awards:
    "(?:\\p{Lu}[\\p{L}]+-)+(?:Preis(?:es)?|Medaille|Pokal|Award|Stipendium)|Gold bei den \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)* Awards|[\\p{L}-]*preis(?:es)?|[\\p{L}-]*medaille|\\p{L}*orden|Bundesverdienstkreuz(?:es)?|\\p{L}*verdienstkreuz|\\p{L}*pokal|\\p{L}*stipendium|\\p{L}+-[Rr]ing|Ehrennadel|Ehrenring|Ehrenamtspreis|Award|\\p{L}*titel|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? des Jahres(?: (?:19|20)\\d\\d)?",
  societies:
    "Verein(?:e?s)?|Verband(?:e?s)?|Bund(?:es)?|Club|Klub|Gesellschaft|Kammer|Innung|Chor|Orchester|Kapelle|Stadtkapelle|Feuerwehr|Stiftung|Netzwerk|Initiative|Genossenschaft|Arbeitskreis|Zunft",
  pets: "\\p{L}*(?:[Hh]und|[Hh]ündin|[Hh]unde|[Hh]unden|[Dd]ackel|[Pp]udel|[Tt]errier|[Ss]pitz|[Pp]inscher|[Ss]chnauzer|[Kk]atze|[Kk]atzen|[Kk]ater|[Kk]ätzchen|[Pp]ferd|[Ww]allach|[Ss]tute|[Pp]ony|[Hh]ase|[Kk]aninchen|[Ss]ittiche?|[Pp]apagei|[Ss]childkröte|[Hh]ühner|[Zz]iege)|Windspiel|Vierbeiner|Mischlingshündin|Mischlingshund|Bürohund|Fellnase|Collie|Esel|Eselin|Lamas?|Bienenvölkern?|Graupapagei|Hahn|Hennen?|Enten|Gänse|Stuten?|Wallach|Hengst|Fohlen|Jagdhund|Schäferhund|Welpen?|Hund(?:e[ns]?|in)?|Hündin|Katze[n]?|Kater|Pferde?n?|Pony|Kaninchen|Hase[n]?|Papagei(?:en)?|Wellensittiche?|Hühner|Schildkröten?|Labrador|Dackel|Golden Retriever|Border Collie|Mischling|Terrier|Pudel|Meerschweinchen|Bienenvölker|Ziegen|Esel|Schafe",
  cues: {
    others: [
      "verbringe|befasse|beschäftige|widme|setze|stehe|sitze|kümmere|spende|stifte|backe|koche|baue|sammle|lese|schreibe|male|kenne|nutze|verwende|verfüge|kämpfe|forsche|berate|begleite|entwickle|plane|züchte|pflege|restauriere|genieße|träume|wache|übernehme|schwöre|schätze|gründe|gründete|trage|programmiere|verlasse|beherrsche|tausche|zieht|brauche|finde|komme|verdanke|moderiere|organisiere|vertrete|starte|kandidiere",
      "verbringt|befasst|beschäftigt|widmet|setzt|steht|sitzt|kümmert|spendet|stiftet|backt|bäckt|kocht|baut|sammelt|liest|schreibt|malt|kennt|nutzt|verwendet|verfügt|kämpft|forscht|berät|begleitet|entwickelt|plant|züchtet|pflegt|restauriert|träumt|übernimmt|schwört|schätzt|gründete|trägt|programmiert|beherrscht|tauscht|findet|kommt|moderiert|organisiert|vertritt|startet|bringt|kam|blieb|begann|startete|arbeitete|gründet|zog|wechselte|stammt|wuchs|nimmt|nahm|tritt|trat|zählt|greift|schnürt|steigt|bildet|coacht|schwimmt|radelt|schaltet|schlüpft|dreht|kann|weiß|achtet|konstruiert|betreibt|bearbeitet|prüft|bloggt|schraubt|feuert|fotografiert|komponiert|dirigiert|produziert|erholt|kickt|kegelt|brennt|setzte|stieg|packt|liefert|steuerte"
    ],
    glue: "beim|bei|für|der|des|dem|den|die|das|im|ins|in|an|am|vom|von|zu|zur|zum|auf|einer?|eines|einem|einen|und|mit|ihrem|ihrer|ihren|ihre|ihr|seinem|seiner|seinen|seine|sein|unter anderem|vor allem|insbesondere|rund um|alles rund um",
    negation:
      "keine?[mnrs]?|nicht(?! (?:nur|zuletzt|minder))|nie|niemals|weder|nicht mehr|ohne(?= eigene)|möchte|würde|wollte|will|soll|könnte|hätte",
    owners: { I: "meine?[mnrs]?", she: "ihre?[mnrs]?", he: "seine?[mnrs]?" },
    crew: "Team|Gruppe|Arbeitsgruppe|Abteilung|Mannschaft|Forschungsgruppe|Bereich|Lehrstuhl|Arbeit|Forschung|Tätigkeit",
    workWith:
      "arbeite[nt]? (?:[^,;.]{0,40} )?mit|nutzt|nutze|verwendet|verwende|programmiere?t? (?:[^,;.]{0,20} )?in|entwickelt? (?:[^,;.]{0,20} )?(?:mit|in)|konstruiert (?:[^,;.]{0,20} )?(?:mit|in)|beherrscht|setzt (?:[^,;.]{0,20} )?auf|(?:erfahren|sicher|fit) (?:mit|in)|Kenntnisse in",
    expertise:
      "befass(?:t|e|en) (?:sich|mich)(?: [^,;.]{0,50}?)? mit|befass(?:t|e)(?: [^,;.]{0,20})? (?:sich|mich) mit|beschäftig(?:t|e|en) (?:sich|mich)(?: [^,;.]{0,50}?)? mit|kennt sich(?: [^,;.]{0,30}?)? mit|setzt sich(?: [^,;.]{0,30}?)? mit|forsch(?:t|e|en) (?:[^,;.]{0,40} )?(?:zu|zur|zum|an|über)|arbeite[nt]? (?:[^,;.]{0,30} )?(?:an den Themen|zu den Themen|zu Themen wie|an Themen wie)|kümmer(?:t|e|n) (?:sich|mich)(?: [^,;.]{0,30}?)? um|verantwortet|verantwortlich für|zuständig für|bearbeitet|betreut die (?:Bereiche|Themen)|(?:berät|berate)(?: [^,;.]{0,60}?)? (?:zu|bei|in Fragen|in den Bereichen)|Spezialgebiet(?:e)? (?:ist|sind)|Schwerpunkte? (?:ist|sind|liegen (?:auf|in)|liegt (?:auf|in))|(?:ihr|sein|mit dem|den) (?:Arbeits|Forschungs|Themen)?[Ss]chwerpunkte? (?:auf|in|ist|sind|liegt auf|liegt in)|spezialisiert (?:auf|in)|Spezialist(?:in)? (?:für|in)|Expert(?:e|in) (?:für|in)|Fach(?:mann|frau|anwalt|anwältin|ärztin|arzt) für|versiert in|bewandert in|widmet sich(?: beruflich)? (?:der|dem|den)|Themen wie",
    fields:
      "\\p{L}*(?:[Ss]chwerpunkte?|[Ff]achgebiete?|[Ss]pezialgebiete?|[Ss]pezialität(?:en)?|[Tt]hemen(?:felder|schwerpunkte|gebiete)?|[Aa]rbeitsgebiete?|[Ee]xpertise|[Kk]ernkompetenz(?:en)?|[Kk]ompetenz(?:en)?|[Ff]orschungsinteressen|[Aa]ufgabengebiete?|[Aa]ufgabenbereiche?|Metier|Stärken?)",
    are: "ist|sind|liegen (?:auf|in|im|bei)|liegt (?:auf|in|im|bei)|umfassen|umfasst|reichen von|heißt|heißen|gilt|gelten|reicht von|gehören?|:",
    passions:
      "Leidenschaft(?:en)?|Hobbys?|Passion|Liebe|Steckenpferd|Ausgleich|Herz|Freizeit|freie Zeit|Lieblingssport|Sport|Hobby",
    interest:
      "(?:liest|lese) (?:alles|viel)(?: Mögliche)? über|interessier(?:t|e) (?:sich|mich)(?: [^,;.]{0,30}?)? für|begeister(?:t|e) (?:sich|mich)(?: [^,;.]{0,30}?)? für|(?:begeistert|fasziniert) von|schwärmt für|Faible für|Vorliebe für|Leidenschaft für|Liebe (?:für|zu[rm]?)",
    makes:
      "backt|bäckt|backe|kocht|koche|braut|braue|baut|baue|züchtet|züchte|restauriert|restauriere|näht|nähe|strickt|stricke|töpfert|töpfere|malt|male|zimmert|zimmere|schreinert|schnitzt|schnitze|pflegt|repariert|repariere|drechselt|komponiert|schreibt|schreibe|zeichnet|zeichne|imkert|keltert|brennt|röstet|züchtet",
    giving:
      "spendet|spende|spendete|stiftet|stiftete|ehrenamtlich|ehrenamtliche[rn]?|freiwillig|Freiwillige|engagier(?:t|e) (?:sich|mich)|setzt sich|setze mich|Patin|Pate|Botschafterin|Botschafter|Schirmherrin|Schirmherr|sammelt (?:Geld|Spenden)|Spenden|läuft (?=(?:[^,.;]{1,40} )?(?:für|zugunsten) )|hilft (?:mit )?(?=bei)|packt|gründete|gründerin|Einsatz",
    backing:
      "unterstützt|unterstütze|hilft|helfe|Mentorin|Mentor|Mitgründerin|Mitgründer|Mitglied|Vorstand|Kassenwart(?:in)?|aktiv|engagiert|fährt|ausgebildet",
    standings:
      "Vorstandsmitglied|Kassier(?:in)?|Aktuar(?:in)?|Stadtr[aä]t(?:in)?(?= im Verein)|\\p{L}*[Vv]orstands?|\\p{L}*[Bb]eirats?|[Pp]räsidiums?|[Kk]uratoriums?|Aufsichtsrat|Stiftungsrat|Vereinsvorstand|(?:Vorstands|Gründungs|Ehren|Beirats|Präsidiums|Kuratoriums)?[Mm]itglied|[Ss]precherin|Sprecher|Kassenwart(?:in)?|Schatzmeister(?:in)?|Schriftführer(?:in)?|Obfrau|Obmann|Beisitzer(?:in)?|Vereinsmitglied|Fachausschuss|Arbeitskreis|gehört (?:zu[rm]?|der|dem)",
    winning:
      "gewann|gewinnt|gewannen|erhielten|bekamen|bekommt|gewonnen|erhielt|erhält|erhalten|bekam|bekommen|ausgezeichnet|geehrt|verliehen|gekürt|ernannt|gewählt|Preisträger(?:in)?|Gewinner(?:in)?|Träger(?:in)?|holte|errang|errungen|nahm|Siegerin|Sieger|prämiert|dotiert|Auszeichnung|wurde|darf sich",
    won: "gewann",
    championships:
      "(?:Deutsche|Bayerische|Norddeutsche|Süddeutsche|Westdeutsche|Hessische|Sächsische|Schweizer|Österreichische|Europa|Welt|Vize)[rn]?-?(?: (?:Vize|Hochschul|Senioren|Jugend))?[ -]?[Mm]eister(?:in)?(?: (?:im|in der) \\p{Lu}[\\p{L}-]+)?|(?:Landes|Bezirks|Kreis|Stadt|Europa|Welt|Vize|Staats)meister(?:in)?(?: (?:im|in der) \\p{Lu}[\\p{L}-]+)?|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)? des Jahres(?: (?:19|20)\\d\\d)?",
    patents: "Patente?|Patentanmeldungen|Erfindungen|Gebrauchsmuster",
    certificates:
      "[\\p{L}-]*[Zz]ertifikats?|[\\p{L}-]*[Zz]ertifizierung|Zulassung (?:als|zum|zur)|[\\p{L}-]*[Ll]izenz(?: als)?|Ausbildereignung|Trainerlizenz|Bootsführerschein|Sachkundenachweis",
    certified: "zertifiziert|zertifizierte[rn]?|qualifiziert|akkreditiert",
    graduates:
      "Wirtschaftsingenieur(?:in)?|Maschinenbauingenieur(?:in)?|Bauingenieur(?:in)?|Diplom-\\p{Lu}\\p{L}+|Dipl\\.-\\p{L}+\\.?|Volljurist(?:in)?|Betriebswirt(?:in)?|Volkswirt(?:in)?|Absolvent(?:in)?",
    called: "namens|heißt|heißen|hört auf(?: den Namen)?|mit Namen|genannt"
  },
  headings: {
    position: "Position|Funktion|Stellung|Beruf|Tätigkeit|Aufgabe|Rolle|Amt",
    education:
      "Ausbildung|Studium|Bildungsweg|Bildung|Abschluss|Abschlüsse|Akademischer Werdegang|Studium und Ausbildung|Ausbildung und Studium|Qualifikation(?:en)?",
    skills:
      "Schwerpunkte|Fachgebiete?|Kenntnisse|Kompetenzen|Fähigkeiten|Expertise|Spezialgebiete?|Arbeitsschwerpunkte|Tätigkeitsschwerpunkte|Rechtsgebiete|Forschungsschwerpunkte",
    memberships:
      "Mitgliedschaft(?:en)?|Verbände|Vereine|Gremien|Ämter|Mitglied in|Mitglied bei|Verbandstätigkeit",
    achievements: "Auszeichnung(?:en)?|Preise|Preise und Auszeichnungen|Ehrung(?:en)?|Stipendien",
    causes:
      "Ehrenamt|Ehrenämter|Ehrenamtliches Engagement|Engagement|Soziales Engagement|Gesellschaftliches Engagement",
    hobbies: "Hobb(?:y|ys|ies)|Freizeit|Privat|In der Freizeit|Nach Feierabend|Ausgleich|Steckenpferd",
    interests: "Interessen|Leidenschaften",
    certifications: "Zertifikate|Zertifizierungen|Zulassung(?:en)?|Weiterbildung(?:en)?|Lizenzen",
    location: "Standort|Wohnort|Arbeitsort|Dienstort|Dienstsitz|Sitz",
    languages: "Sprachen|Sprachkenntnisse|Fremdsprachen",
    pets: "Haustiere?|Bürohund",
    teams: "Lieblingsverein|Verein",
    experience: "Berufserfahrung|Berufliche Stationen|Stationen|Beruflicher Werdegang|Frühere Stationen",
    talks: "Vorträge|Vorträge und Workshops",
    articles: "Veröffentlichungen|Publikationen|Bücher",
    biography:
      "Zur Person|Kurzbiografie|Kurzvita|Biografie|Biographie|Vita|Lebenslauf|Werdegang|Über mich|Porträt"
  }
}
