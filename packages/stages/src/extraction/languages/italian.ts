import type { Language } from "./Language.ts"

export const italian: Language = {
  code: "it",
  smallWords:
    "il lo la i gli le di del della dei delle degli e è un una nel nella con per su suo sua suoi sue che si al alla dal dalla più come anche non dove quando lei lui anni questo questa io mio mia ha sono presso dell' dell’ nell' l' l’ un'",
  pronouns: { I: "io", she: "lei|ella", he: "lui|egli" },
  possessives: "(?:Il |La |I |Le )?(?:Su[oaei]|Suoi|Nostr[oaei]|Mi[oae]|Miei|suo|sua|suoi|sue)",
  others: {
    he: "padre|fratello|marito|figlio|nonno|zio|compagno|socio|amico|collega|capo|predecessore|successore|cugino",
    she: "madre|sorella|moglie|figlia|nonna|zia|compagna|socia|amica|cugina"
  },
  honorifics: "Sig\\.(?:ra)?|Signora?|Dott\\.(?:ssa)?|Ing\\.|Avv\\.|Arch\\.|Prof\\.(?:ssa)?",
  articles: "una?|uno|il|lo|la|i|gli|le|su[oaei]|suoi|nostr[oaei]|mi[oae]|due|tre",
  and: "e|ed|o|nonché|oltre a",
  onwards:
    "in|nel|nella|nei|nelle|a|al|alla|ai|con|per|da|dal|dalla|che|dove|come|quando|su|sul|sulla|tra|fra|fino|senza|durante|dopo|presso|vicino|ma|mentre|oltre|lungo",
  at: "presso",
  of: "in|alla|al|di|del|della|dello|dei|delle|a capo di|a capo del",
  adverbs:
    "anche|attualmente|oggi|inoltre|ora|ancora|sempre|molto|spesso|regolarmente|soprattutto|principalmente|dal (?:\\p{L}+ )?(?:19|20)\\d\\d|da (?:\\p{L}+ ){1,2}anni|nel (?:19|20)\\d\\d|volentieri|attivamente|tuttora|volontariamente",
  past: "ex[- ]\\p{L}+|già|precedente|era|fino al (?:\\p{L}+ )?(?:19|20)\\d\\d|dal (?:19|20)\\d\\d al|in pensione|futur[oa]|uscente|emerit[oa]",
  isInverting: false,
  leavesPronounsOut: true,
  verbs: {
    be: ["sono", "è"],
    have: ["ho|possiedo|convivo con", "ha|possiede|convive con|divide la casa con"],
    live: ["vivo|abito|risiedo|sono di base", "vive|abita|risiede|è di base|ha base"],
    work: ["lavoro|esercito|ricopro|insegno|svolgo", "lavora|esercita|ricopre|insegna|svolge"],
    lead: [
      "dirigo|guido|gestisco|coordino|conduco",
      "dirige|guida|gestisce|coordina|conduce|è a capo d\\p{L}+|è responsabile d\\p{L}+"
    ],
    study: [
      "ho studiato|mi sono laureat[oa]|mi sono diplomat[oa]|ho conseguito|ho frequentato|mi sono formato|mi sono formata",
      "ha studiato|si è laureat[oa]|si è diplomat[oa]|si è format[oa]|ha conseguito|ha frequentato|ha ottenuto|ha completato|è laureat[oa]|è diplomat[oa]|si laurea|si diploma|possiede|ha"
    ],
    hold: ["ho|sono|possiedo", "ha|è|possiede"],
    win: [
      "(?:ho|abbiamo) (?:vinto|ricevuto|ottenuto|conquistato)|vinsi|sono stat[oa]",
      "ha vinto|ha ricevuto|ha ottenuto|è stat[oa]|vince|riceve|ottiene|si è aggiudicat[oa]|ha conquistato|vinse|ricevette"
    ],
    "give time": [
      "collaboro|faccio volontariato|sono volontari[oa]|sostengo|mi impegno|aiuto",
      "collabora|fa volontariato|è volontari[oa]|sostiene|si impegna|aiuta|presiede|è impegnat[oa]"
    ],
    belong: [
      "appartengo|faccio parte|canto|suono|gioco|siedo",
      "appartiene|fa parte|canta|suona|gioca|siede|presiede|milita"
    ],
    play: ["suono|gioco|pratico|faccio|colleziono|imparo", "suona|gioca|pratica|fa|colleziona|impara"],
    go: ["vado|esco|corro|faccio", "va|esce|corre|fa|si dedica|si rilassa"],
    love: [
      "amo|adoro|mi piacciono|mi piace|sono appassionat[oa]|mi appassiona",
      "ama|adora|le piacciono|gli piacciono|le piace|gli piace|è appassionat[oa]|è un'appassionata|è un’appassionata|è un appassionato|è amante|coltiva la passione"
    ],
    support: ["tifo|seguo|sostengo", "tifa|segue|sostiene"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?come {position}",
      "<work> (?:il ruolo|la carica|l['’]incarico|la funzione|le funzioni) (?:di |da ){position}",
      "(?:nuov[oa]|attuale|nominat[oa]|come) {position}",
      "è stat[oa] (?:nominat[oa]|elett[oa]|promoss[oa]|designat[oa]) {position}",
      "§ (?:è |è stat[oa] )?(?:nominat[oa]|promoss[oa]) {position}"
    ],
    company: ["<work> (?:presso|in|per|alla|al|all['’]) {company}", "<lead> (?:la |il |l['’])?{company}"],
    place: [
      "<live> (?:e lavora |e lavoro |con [^,;]+? )?(?:a|ad|in|vicino a|nei pressi di) {place}",
      "<work> da {place}",
      "(?:residente|con base|basat[oa]|con sede) (?:a|ad|in) {place}"
    ],
    schooling: [
      "<study>",
      "…[Dd]opo (?:gli studi|la laurea|il diploma)(?= (?:(?:in|di) [^,;.]{3,50}? )?(?:all['’]|al |alla |allo |presso ))",
      "(?:laureat[oa]|diplomat[oa]|laurea|dottorato|dottor[ea]|dottoressa|master|format[oa]|ex alunn[oa]|specializzat[oa] presso)(?![\\p{L}])"
    ],
    membership: [
      "(?:membro|soci[oa](?: onorari[oa]| fondat(?:ore|rice))?|iscritt[oa]|consiglier[ea]|tesorier[ea]|segretari[oa]|istrutt(?:ore|rice)(?= (?:della sezione|del(?:la)? (?:\\p{Ll}+ )?[Cc]lub))) (?:della sezione (?:\\p{Ll}+ )?)?(?:della |del |dell['’]|dei |di |all['’]|al |alla |nel |nella ){organization}",
      "(?:president[ea]|presidentessa|vicepresidente) (?:della |del |dell['’])(?=(?:[Aa]ssociazione|[Cc]lub|[Cc]oro|[Cc]orale|[Ff]ederazione|[Ff]ondazione|[Oo]rdine|[Cc]ircolo|[Ss]ocietà (?:[Ii]taliana|[Cc]orale))){organization}",
      "<belong> (?:alla |al |all['’]|della |del |dell['’]|nel |nella |in ){organization}",
      "<belong> (?:la |il |l['’])(?=associazione|circolo|coro|fondazione|club){organization}"
    ],
    cause: [
      "<give time> (?:come volontari[oa] )?(?:con la |con il |con l['’]|con |nella |nel |per la |per il |per l['’]|per |presso la |presso il |presso |della |del |dell['’]|di |la |il |l['’]){charity}",
      "volontari[oa] (?:della |del |dell['’]|di |presso la |presso il |presso |nella |nel |per ){charity}"
    ],
    team: [
      "(?:tifos[oa]|abbonat[oa]|supporter|fan)(?: \\p{Ll}+)? (?:della |del |dell['’]|dei |di |al |alla |all['’]){team}",
      "<support> (?:per la |per il |per l['’]|per |la |il |l['’])?{team}",
      "<play> [^,;]*?(?:nel |nella |per il |per la |con il |con la ){playing}"
    ],
    pastime: [
      "<play> (?:il |la |lo |l['’]|a )?{pastimes}",
      "<go> (?:in |a )?{pastimes}",
      "<love> {pastimes}",
      "(?:appassionat[oa]|amante|cultore|cultrice|praticante) (?:di|del|della|dell['’]|dello) ?{pastimes}",
      "{doer}"
    ],
    award: [
      "<win> {award}",
      "(?:vincit(?:ore|rice)|insignit[oa]|premiat[oa]|finalista) (?:del |della |dell['’]|con il |con la |al |di ){award}"
    ],
    pet: [
      "<have> {pet}",
      "<live> (?:[^;]+ )?con {pet}",
      "…(?:con|e) (?:il suo|la sua|i suoi|le sue|il mio|la mia) {pet}"
    ],
    skill: ["(?:specializzat[oa]|specialista|espert[oa]) (?:in|di) {skills}"],
    certificate: [
      "(?:certificat[oa]|abilitat[oa]) (?:in |come )?{held}",
      "<have> (?:la certificazione |il certificato |il |la )?{held}"
    ]
  },
  freeTime:
    "nel (?:suo |mio )?tempo libero|nei (?:fine settimana|weekend)|nel weekend|fuori dal(?:l['’]ufficio| lavoro)|al di fuori del lavoro|quando non|la domenica|il sabato|la sera|(?:i suoi|i miei) hobby|nella vita privata|per rilassarsi|le sue passioni|passioni",
  pastimes:
    "sci[- ]alpinismo|scialpinismo|mezz[ae] maraton[ae]|legatoria|rilegatura|calligrafia|incisioni|linoleografia|serigrafia|oreficeria|vetro|mosaico|intarsio|tessitura|telaio|feltro|cesteria|restauro|tartufi|erbe|apnea|torrentismo|ghiaccio|biathlon|curling|pesi|crossfit|kickboxing|kendo|tai chi|qi gong|pallanuoto|frisbee|parkour|minigolf|tiro a segno|banda|liuto|clavicembalo|banjo|marimba|percussioni|bandoneon|zampogna|gospel|swing|lindy hop|flamenco|tip tap|danza classica|fumetti|manga|fantascienza|Lego|aeromodellismo|radioamatore|stampa 3D|robotica|parole crociate|sudoku|puzzle|whisky|formaggi|rose|cactus|orchidee|bonsai|pomodori|permacultura|frutteto|viticoltura|acquari|cavalli|camper|rafting|kayak fluviale|via ferrata|ferrate|vie ferrate|trampolino|mostre|musei|antiquariato|numismatica|minerali|fossili|lievito madre|pane fatto in casa|circo|magia|marionette|burattini|improvvisazione|stand-up|canto lirico|orienteering|nuoto in acque libere|nordic walking|ciclocross|cicloturismo|podismo|burraco|briscola|bocce|palio|rievocazioni storiche|canottaggio|vela|canoa|kayak|surf|windsurf|kitesurf|immersioni|subacquea|nuoto|nuotare|pesca|arrampicata|alpinismo|escursionismo|escursioni|trekking|camminate|montagna|corsa|correre|running|maratone?|mezza maratona|triathlon|ciclismo|bicicletta|bici|mountain bike|moto|sci|sci di fondo|sci alpinismo|scialpinismo|sciare|snowboard|pattinaggio|equitazione|calcio|calcetto|rugby|pallamano|pallavolo|beach volley|pallacanestro|basket|tennis|tennistavolo|ping-pong|badminton|padel|golf|hockey|judo|karate|boxe|pugilato|scherma|tiro con l['’]arco|ginnastica|yoga|pilates|meditazione|danza|ballo|ballare|tango|salsa|coro|canto|cantare|pianoforte|piano|violino|viola|violoncello|contrabbasso|chitarra|basso|batteria|tromba|trombone|tuba|clarinetto|sassofono|sax|flauto|oboe|fisarmonica|organo|arpa|armonica|ukulele|mandolino|musica|musica da camera|jazz|opera|opera lirica|lirica|teatro|cinema|lettura|leggere|gialli|romanzi|letteratura|scrittura|scrivere|poesia|disegno|disegnare|pittura|dipingere|acquerello|scultura|incisione|fotografia|ceramica|cucito|cucire|maglia|uncinetto|ricamo|bricolage|falegnameria|modellismo|cucina|cucinare|pasticceria|pane|enologia|vino|vini|birra artigianale|giardinaggio|giardino|orto|apicoltura|funghi|ornitologia|birdwatching|astronomia|genealogia|filatelia|vinili|scacchi|bridge|giochi da tavolo|videogiochi|viaggi|viaggiare|campeggio|parapendio|paracadutismo|caccia|speleologia|auto d['’]epoca|legge|dipinge|balla|corre",
  pursuits: [
    "remo|nuoto|arrampico|navigo|scio|pesco|cavalco|pedalo|cucio|ricamo",
    "rema|nuota|arrampica|veleggia|scia|pesca|cavalca|pedala|cuce|ricama"
  ],
  doers:
    "(?:corridore|corridrice|podista|runner|ciclista|nuotat(?:ore|rice)|arrampicat(?:ore|rice)|alpinista|escursionista|sciat(?:ore|rice)|surfista|velista|canottier[ea]|pianista|violinista|chitarrista|violoncellista|corista|lett(?:ore|rice)|cuoc[oa]|giardinier[ea]|fotograf[oa]|apicolt(?:ore|rice)|scacchista|triatleta|maratonet[ae]|maratoneta|cinefil[oa]|melomane|baller?in[oa]|motociclista|golfista|pescat(?:ore|rice))(?: (?:amatoriale|per passione|dilettante))?",
  zeal: "grande|appassionat[oa]|accanit[oa]|instancabile|entusiasta|fedele|buon[oa]?|avid[oa]",
  titles:
    "direttore|direttrice|responsabile|amministrat(?:ore|rice)|avvocat[oa]|titolare|professore|professoressa|coordinat(?:ore|rice)|fondat(?:ore|rice)|cofondat(?:ore|rice)|co-fondat(?:ore|rice)|progettista|ingegnere|ingegnera|ricercat(?:ore|rice)|presidente|vicepresidente|soci[oa]|soci[oa] fondat(?:ore|rice)|consigliere|consigliera|segretari[oa] generale|tesoriere|notai[oa]|commercialista|ragionier[ea]|contabile|revisore|revisora|consulente|analista|sviluppat(?:ore|rice)|programmat(?:ore|rice)|architett[oa]|urbanista|geometra|designer|grafic[oa]|medic[oa]|chirurg[oa]|primari[oa]|infermier[ea]|ostetrica|farmacista|fisioterapista|psicolog[oa]|veterinari[oa]|giornalista|redatt(?:ore|rice)|caporedatt(?:ore|rice)|edit(?:ore|rice)|tradutt(?:ore|rice)|interprete|bibliotecari[oa]|archivista|curat(?:ore|rice)|restaurat(?:ore|rice)|conservat(?:ore|rice)|enolog[oa]|sommelier|chef|cuoc[oa]|pasticcer[ea]|mastro birraio|capitano|comandante|capo|caposervizio|capoprogetto|dirigente|funzionari[oa]|impiegat[oa]|addett[oa]|agente|rappresentante|commerciale|vendit(?:ore|rice)|portavoce|preside|rettore|rettrice|docente|maestr[oa]|liutaio|liutaia|organaro|artigian[oa]|regista|drammaturg[oa]|scenograf[oa]|produtt(?:ore|rice)|tecnic[oa]|meccanico|proprietari[oa]|gestore|imprendit(?:ore|rice)",
  schools:
    "[Uu]niversità|[Ss]cuola|[Ii]stituto|[Pp]olitecnico|[Cc]onservatorio|[Aa]ccademia|[Ll]iceo|Bocconi|Luiss|LUISS|IULM|Cattolica|Sapienza|Normale|IUAV|Federico II|Ca['’] Foscari|NABA|IED|Alma Mater",
  degrees:
    "[Ll]aurea(?: magistrale| triennale| specialistica)?|[Ll]aureat[oa]|[Dd]iploma|[Dd]iplomat[oa]|[Dd]ottorato(?: di ricerca)?|[Mm]aster|[Ss]pecializzazione|MBA|[Mm]agistero",
  subjectAfter: "in|di",
  awards:
    "Premio|[Mm]edaglia|[Tt]rofeo|[Bb]orsa di studio|Oscar|David|Compasso d['’]Oro|[Cc]avaliere(?: al merito| della Repubblica| del [Ll]avoro)?|Ordine|[Mm]iglior(?:e)?(?: \\p{Lu}\\p{L}+)+|\\p{L}+ dell['’][Aa]nno|[Rr]iconoscimento|[Aa]ward|Ambrogino d['’]oro",
  societies:
    "[Aa]ssociazione|[Cc]lub|[Ss]ocietà|[Cc]oro|[Cc]orale|[Ff]ederazione|[Ff]ondazione|[Oo]rdine|[Cc]ircolo|[Cc]amera|[Rr]ete|[Oo]rchestra|[Bb]anda|[Cc]onfraternita|[Cc]ollegio|[Cc]omitato|ONG|[Cc]ooperativa|[Ll]ega",
  pets: "cagn(?:a|e|olin[oai])|cuccioli?|bassott[oi]|barboncin[oi]|levrier[oi]|pastor[ei] (?:tedesc[oh]i?|australian[oi]|maremman[oi]|belg[ai])|segugi[oo]?|setter|spinone|bracco|volpino|gattin[oaie]|micio|micia|mici|giumenta|puledr[oa]|canarin[oi]|cocorit[ae]|furetto|porcellin[oi] d['’]India|oche|anatre|api|arnie|can[ei]|cagnolin[oa]|gatt[oaie]|cavall[oi]|cavalla|pony|conigli[o]?|pappagall[oi]|galline|tartarug(?:a|he)|labrador|bassotto|border collie|criceto|asin[oi]|pecore|capre|meticcio|meticcia",
  cues: {
    others: [
      "mi occupo|accompagno|coltivo|restauro|colleziono|sviluppo|uso|dono|cucino|dipingo|scrivo|mi interesso|costruisco|curo|seguo|conosco|passo|leggo|viaggio|cucio|posso|studio|parlo",
      "si occupa|accompagna|coltiva|restaura|colleziona|sviluppa|usa|dona|devolve|cucina|dipinge|scrive|si interessa|costruisce|cura|conosce|passa|trascorre|legge|viaggia|studia|parla|si è occupata?|ha lavorato|ha fondato|ha iniziato|si è trasferit[oa]|è nat[oa]|è cresciut[oa]|è entrat[oa]|alleva|ripara|fotografa|compone|pubblica|assiste|progetta|padroneggia|tratta|porta|tiene|si diletta|si allena|si rifugia|si rilassa|frequenta|accudisce|sforna|impasta|presta|raccoglie|partecipa|organizza|si diverte|parte|scala|pedala|modera|sa"
    ],
    glue: "di|del|della|dello|dei|degli|delle|dell['’]|al|alla|allo|ai|agli|alle|all['’]|nel|nella|nei|nelle|nell['’]|il|lo|la|i|gli|le|in|con|per|da|su|sul|sulla|presso|un|una|uno|suo|sua|suoi|sue|mio|mia|ed|e|ad|a|dal|soprattutto|in particolare",
    negation: "non(?! (?:solo|soltanto))|mai|né|nessun[oa]?|senza(?= animali)|vorrebbe|avrebbe|sarebbe",
    owners: { I: "mi[oae]|miei|nostr[oaei]", she: "su[oae]|suoi", he: "su[oae]|suoi" },
    crew: "gruppo|team|squadra|reparto|ufficio|studio|laboratorio|lavoro|attività|ricerca|ricerche",
    workWith:
      "lavor(?:o|a|ano) (?:[^,;.]{0,30} )?con|us[ao]|utilizz[ao]|programm[ao] in|svilupp[ao] in|progett[ao] con",
    expertise:
      "si dedica (?:in particolare|soprattutto|principalmente|prevalentemente) (?=a)|si specializza (?=in|nel)|si occupa(?: [^,;.]{0,30}?)? (?=d)|mi occupo (?=d)|si è occupata? (?=d)|occupandosi (?=d)|specializzat[oa] (?:in|nel|nella|nei)|specialista|espert[oa]|competenze? (?:in|nel|nella|di)|lavora (?:[^,;.]{0,30} )?(?:su|sui|sulla|sul|nel campo d\\p{L}+|nell['’]ambito d\\p{L}+)|segue (?:i temi|le tematiche|i progetti)|gestisce|cura(?! un| l['’]ort| l[ao] (?:giardin|ort)|(?: il)? giardin)|insegna|studia|ricerche (?:su|sulla|sul)|responsabile (?=d)|padroneggia|conosce (?:bene|a fondo)|sa tutto|tratta|assiste (?:[^,;.]{0,50} )?(?:in materia d\\p{L}+|nel)|si dedica professionalmente a\\p{L}*|consulente (?:in|per|di)",
    fields:
      "(?:aree?|ambiti?|campi?|settori?) (?:di |d['’])\\p{L}+|specialità|specializzazion[ei]|competenz[ea]|temi|materie|punti? di forza|interessi di ricerca|cavall[oi] di battaglia",
    are: "è|sono|comprendono|riguardano|vanno|spaziano|abbracciano|:",
    passions: "passion[ei]|hobby|passatemp[oi]|grande amore|tempo libero|valvola di sfogo",
    interest:
      "legg[eo] (?:di )?(?:tutto|molto)(?: quell?o? che trov[oa])?(?= su)|si interessa|mi interesso|interessat[oa]|appassionat[oa]|amante|cultore|cultrice|curios[oa]|passione per|innamorat[oa]|patit[oa]|amore per|si diletta",
    makes:
      "coltiv[ao]|restaur[ao]|cuc[eio]{1,2}|cucin[ao]|dipin[gt][eo]|costruisc[eo]|ripar[ao]|allev[ao](?= (?:api|galline|capre|pecore|cavalli|canarini|colombi|lumache|cani|conigli)(?![\\p{L}]))|intagli[ao]|impast[ao]|sforn[ao]|fotograf[ao]|scriv[eo]|compon(?:e|go)|lavor[ao] a maglia|ricam[ao]|modell[ao]|produce|distill[ao]|rileg[ao]|cur[ao](?= (?:(?:il|la|le|un|una) )?(?:(?:mio|suo) )?(?:giardino|orto|rose|piante|api|orchidee|bonsai|vigna)(?![\\p{L}]))|f(?:accio|a)(?= (?:il |la )?(?:pane|pasta|formaggio|birra|vino|marmellate|conserve)(?![\\p{L}]))",
    giving:
      "volontari[oa]|volontariato|dona|ha donato|devolve|ha devoluto|sostiene|sostenitrice|sostenitore|madrina|padrino|ambasciat(?:ore|rice)|si impegna|è impegnat[oa]|corre per|raccoglie fondi|raccolta fondi|presta servizio|dà una mano|impegno (?:per|con|nella|nel)",
    backing:
      "aiuta|collabora|consiglier[ea]|presidente|vicepresidente|soci[oa]|membro|tesorier[ea]|mentore?|mentor|fondat(?:ore|rice)|attiv[oa]|insegna|tiene",
    standings:
      "iscritt[oa]|siede nel consiglio|consiglio(?: direttivo)?|direttivo|comitato|membro(?: del (?:consiglio|direttivo|comitato))?|soci[oa](?: (?:onorari[oa]|fondat(?:ore|rice)|attiv[oa]))?|iscritt[oa]|consiglier[ea]|tesorier[ea]|segretari[oa]|vicepresidente|fa parte|siede nel|siede in|tesserat[oa]|nostra socia|nostro socio|delegat[oa]",
    winning:
      "(?:ha|ho|abbiamo) (?:vinto|ricevuto|ottenuto)|vinse|vinto|vince|riceve|vincit(?:ore|rice)|premiat[oa]|insignit[oa]|nominat[oa]|è stat[oa]|si è aggiudicat[oa]|conferito|le è stato|gli è stato|assegnato|conquistato|ritirato|elett[oa]",
    won: "ha vinto|vince|si è aggiudicat[oa]|ha conquistato|ha ricevuto",
    championships:
      "(?:[Vv]ice)?[Cc]ampion(?:e|essa) (?:d['’]|italian[oa]|regionale|provinciale|europe[oa]|mondiale|nazionale)\\p{L}*(?: (?:di|master|assolut[oa]) \\p{L}+)?|[Cc]avaliere d[^,;.]{4,60}|[Mm]edaglia d['’](?:oro|argento|bronzo) [^,;.]{3,40}|[Mm]aestro del [Ll]avoro|\\p{Lu}\\p{L}+ dell['’][Aa]nno",
    patents: "brevetti|brevetto industriale",
    certificates: "certificazione|certificazioni|certificato|abilitazione|attestato|patentino|qualifica",
    certified: "certificat[oa]|accreditat[oa]|abilitat[oa]",
    graduates:
      "laureat[oa]|diplomat[oa]|ingegnere laureat[oa]|dottoressa|dottore|architett[oa] laureat[oa]|perit[oa]",
    called: "di nome|chiamat[oaei]|che si chiama(?:no)?|si chiama(?:no)?|dett[oa]|battezzat[oa]"
  },
  headings: {
    position: "Ruolo|Posizione|Funzione|Carica|Incarico|Qualifica|Professione",
    education:
      "Formazione|Istruzione|Studi|Titoli di studio|Titolo di studio|Percorso di studi|Istruzione e formazione",
    skills: "Competenze|Specializzazioni?|Aree di (?:attività|competenza|pratica)|Capacità|Settori",
    memberships: "Associazioni|Affiliazioni|Iscrizioni|Membro di|Appartenenze",
    achievements: "Premi|Riconoscimenti|Premi e riconoscimenti|Onorificenze|Borse di studio",
    causes: "Volontariato|Impegno sociale",
    hobbies: "Hobby|Tempo libero|Nel tempo libero|Passatempi|Fuori dal lavoro",
    interests: "Interessi|Passioni",
    certifications: "Certificazioni|Abilitazioni|Certificati",
    location: "Sede|Città|Luogo|Residenza|Località|Ufficio|Sede di lavoro",
    languages: "Lingue|Lingue parlate",
    pets: "Animali",
    experience: "Esperienza|Esperienze|Esperienza professionale",
    talks: "Conferenze|Interventi",
    articles: "Pubblicazioni|Articoli|Libri",
    biography: "Biografia|Chi sono|Profilo|Su di me|Presentazione"
  }
}
