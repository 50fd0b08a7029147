import type { Language } from "./Language.ts"

export const french: Language = {
  code: "fr",
  smallWords:
    "le la les des du est elle il et une un au aux dans pour par avec sur qui que sa son ses nous je chez depuis ans a été ce cette en où dont plus aussi ne pas comme leur leurs l' d' j' qu' s' c' l’ d’ j’ qu’ s’ c’",
  pronouns: { I: "je|j['’]", she: "elle", he: "il" },
  possessives: "Son|Sa|Ses|Leurs?|Notre|Nos|Mon|Ma|Mes",
  others: {
    he: "père|frère|mari|époux|fils|grand-père|oncle|compagnon|associé|ami|collègue|prédécesseur|successeur|patron|conjoint|cousin",
    she: "mère|sœur|femme|épouse|fille|grand-mère|tante|compagne|associée|amie|patronne|conjointe|cousine"
  },
  honorifics: "Mme|M\\.|Madame|Monsieur|Mlle|Dr|Me|Maître|Pr",
  articles: "une?|la|le|les|des|du|de la|sa|son|ses|notre|nos|mon|ma|mes|deux|trois",
  and: "et|ou|ainsi que|puis",
  onwards:
    "en|à|au|aux|dans|pour|par|avec|sur|chez|qui|que|depuis|où|comme|sans|afin|quand|lorsque|lorsqu['’]elle|lorsqu['’]il|entre|vers|près|autour|pendant|avant|après|dès|jusqu['’]en|mais|puis|le|les",
  at: "chez|au sein de|au sein du",
  of: "de|du|des|de la|à|au|à la|d|aux|pour",
  adverbs:
    "aussi|également|actuellement|aujourd['’]hui|désormais|toujours|encore|notamment|régulièrement|souvent|très|maintenant|par ailleurs|en parallèle|volontiers|beaucoup|bien|plutôt|avant tout|surtout|bénévolement|passionnément|depuis (?:\\p{L}+ )?(?:19|20)\\d\\d|depuis (?:\\p{L}+ ){1,3}(?:ans|années|saisons)|en (?:19|20)\\d\\d|à la fois|tout",
  past: "ancien(?:ne)?s?|ex-\\p{L}+|était|fut|jusqu['’]en (?:\\p{L}+ )?(?:19|20)\\d\\d|de (?:19|20)\\d\\d à|autrefois|futur[e]?|retraitée?|précédemment|auparavant|démissionnaire|honoraire",
  isInverting: false,
  leavesPronounsOut: false,
  verbs: {
    be: ["suis|reste", "est|devient"],
    have: ["ai|possède|partage ma vie avec", "a|possède|partage (?:sa vie|son quotidien) avec"],
    live: [
      "vis|habite|réside|suis installée?|suis basée?|suis établie?",
      "vit|habite|réside|est installée?|est basée?|est établie?|s['’]est installée?"
    ],
    work: [
      "travaille|exerce|officie|enseigne|interviens|occupe",
      "travaille|exerce|officie|enseigne|intervient|occupe"
    ],
    lead: ["dirige|pilote|gère|encadre|coordonne|anime", "dirige|pilote|gère|encadre|coordonne|conduit"],
    study: [
      "ai étudié|ai fait|ai obtenu|ai suivi|suis passée? par|suis diplômée?|suis sortie?|ai soutenu",
      "a étudié|a fait|a appris (?:le|son) métier|s[’']est formée?|a obtenu|a suivi|est passée? par|est diplômée?|est sortie?|a soutenu|étudie|obtient|a intégré|intègre|est titulaire|détient|possède|a passé|a fréquenté"
    ],
    hold: ["suis|détiens|possède|ai", "est|détient|possède|a"],
    win: [
      "(?:ai|avons) (?:reçu|remporté|obtenu|gagné|décroché)|suis lauréate?|ai été",
      "a reçu|a remporté|a obtenu|a gagné|est lauréate?|a été|reçoit|remporte|obtient|décroche|gagne|avait (?:reçu|remporté)|vient de (?:recevoir|remporter|décrocher)|fut|a décroché|s['’]est vu (?:décerner|remettre)"
    ],
    "give time": [
      "suis bénévole|m['’]engage|donne de mon temps|soutiens|m['’]investis|milite|collabore|préside|parraine",
      "est bénévole|s['’]engage|est engagée?|donne de son temps|soutient|s['’]investit|œuvre|collabore|préside|parraine|est marraine|est parrain"
    ],
    belong: [
      "appartiens|siège|adhère|chante|joue|fais partie",
      "appartient|siège|adhère|chante|joue|fait partie|préside|est membre|est adhérente?|est sociétaire|est licenciée?"
    ],
    play: ["joue|pratique|fais|apprends|collectionne|entraîne", "joue|pratique|fait|apprend|collectionne"],
    go: [
      "pars|cours|marche|fais|vais",
      "part|court|marche|fait|va|s['’]adonne|se consacre|se détend|se ressource"
    ],
    love: [
      "aime|adore|raffole|me passionne pour|suis passionnée? (?:de|par)|suis mordue? de|suis fan de|suis férue? de",
      "aime|adore|raffole|se passionne pour|est passionnée? (?:de|par|d['’])|est mordue? de|est férue? d[e'’]|est une? passionnée? d[e'’]|apprécie|cultive"
    ],
    support: ["soutiens|supporte|suis", "soutient|supporte|suit"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?comme {position}",
      "<work> (?:[^,;]+ )?en tant (?:que |qu['’]){position}",
      "<work> (?:le poste|les fonctions|la fonction|la charge) (?:de |d['’]){position}",
      "<be> nommée? {position}",
      "(?:nouveau|nouvelle|nommée?|promue?) {position}",
      "a été (?:nommée?|promue?|élue?|désignée?) {position}",
      "a pris (?:les fonctions|le poste|ses fonctions) (?:de |d['’]|comme ){position}",
      "…prend (?:les fonctions|le poste|la tête) (?:de |d['’]|comme ){position}",
      "§ (?:a été |est )?(?:nommée?|promue?) {position}",
      "§, {position}, (?:rejoint|succède|prend)",
      "…a (?:nommé|désigné|recruté|promu) § (?:au poste de |comme )?{position}"
    ],
    company: [
      "<work> (?:chez|pour|au|à la|à l['’]|au sein de) {company}",
      "<lead> (?:l['’]entreprise |la société |la maison |le groupe )?{company}"
    ],
    place: [
      "<live> (?:et travaille |et je travaille |aujourd['’]hui )?(?:à|en|au|près de|aux environs de) {place}",
      "<live> (?:avec [^,;]+? )à {place}",
      "(?:habite|[Jj]['’]habite) {place}",
      "<work> (?:à|depuis|en) {place}",
      "(?:basée?|installée?|établie?|domiciliée?) (?:à|en|au|près de) {place}"
    ],
    schooling: [
      "<study>",
      "…(?:^|, )[Aa]près (?:des|ses|mes|une?|son|mon) (?:études|master|licence|doctorat|diplôme)(?= (?:(?:de |d[’']|en )[^,;.]{3,40}? )?(?:à |au |aux ))",
      "(?:formée?|diplômée?|issue?|ancien(?:ne)? élève|titulaire|docteure?|lauréate?|licenciée?|agrégée?|ingénieure?|master|licence|doctorat|DEA|DESS|BTS|CAP|alumn[ai])(?![\\p{L}])"
    ],
    membership: [
      "(?:membre(?: d['’]honneur| actif| active| fondateur| fondatrice)?|adhérente?|sociétaire|licenciée?) (?:de l['’]|de la|du|des|de|d['’]|au|à l['’]|à la|aux) ?{organization}",
      "(?:présidente?|vice-présidente?|trésori(?:er|ère)|secrétaire(?: général[e]?)?|administrat(?:eur|rice)) (?:de l['’]|de la|du|des) ?(?=(?:[Aa]ssociation|[Cc]lub|[Cc]hœur|[Cc]horale|[Aa]micale|[Ff]édération|[Ss]yndicat des|[Ff]ondation|[Cc]omité|[Oo]rdre|[Ss]ociété (?:française|savante|d['’]histoire|des))){organization}",
      "<belong> (?:au |à l['’]|à la |dans l['’]|dans le |dans la )(?:bureau |comité |conseil d['’]administration |conseil )?(?:de l['’]|de la |du |des )?{organization}",
      "<belong> (?:de l['’]|de la |du |des |d['’]){organization}",
      "…inscrite? (?:à l['’]|au )(?=Ordre|Barreau){organization}",
      "<belong> l['’](?=association|amicale|union){organization}",
      "<belong> (?:le |la )(?=club|chœur|chorale|fédération|comité|cercle){organization}"
    ],
    cause: [
      "<give time> (?:comme bénévole )?(?:à l['’]|à la |au |aux |auprès de l['’]|auprès de la |auprès de |auprès du |auprès des |chez les |chez |pour l['’]|pour la |pour le |pour |avec l['’]|avec la |avec |au sein de l['’]|au sein de la |au sein de |au sein du |dans l['’]|l['’]|la |le )(?:association ){charity}",
      "<give time> (?:comme bénévole )?(?:à l['’]|à la |au |aux |auprès de l['’]|auprès de la |auprès de |auprès du |auprès des |chez les |chez |au sein de l['’]|au sein de la |au sein de |au sein du ){charity}",
      "bénévole (?:à l['’]|à la |au |aux |auprès de la |auprès de l['’]|auprès de |auprès du |auprès des |chez les |chez |au sein de la |au sein de |au sein du |pour |de l['’]|de la |du |des ){charity}",
      "(?:marraine|parrain) (?:de l['’]|de la |du |des |de ){charity}"
    ],
    team: [
      "(?:fan|supporter|supportrice|abonnée?|fidèle|inconditionnel(?:le)?) (?:de l['’]|de la |du |des |de |d['’]|à l['’]|à la |au |aux ){team}",
      "<support> (?:l['’]|la |le |les ){team}",
      "…ne (?:rate|manque|loupe|raterait|manquerait) (?:pas |jamais |aucun |pas un seul )*(?:un |une )?(?:match|rencontre)s? (?:de l['’]|de la |du |des |d['’]|de ){team}",
      "<play> (?:[^,;]*? )?(?:à l['’]|au |à la |pour le |pour l['’]|sous les couleurs du ){playing}"
    ],
    pastime: [
      "<play> {pastimes}",
      "<go> {pastimes}",
      "<love> {pastimes}",
      "(?:passionnée?|mordue?|férue?|adepte|amat(?:eur|rice)|amoureu(?:x|se)|fan) (?:de |d['’]|du |des ){pastimes}",
      "{doer}"
    ],
    award: [
      "<win> {award}",
      "(?:lauréate?|récipiendaire|titulaire|décorée?|honorée?|distinguée?) (?:du |de la |de l['’]|des |d['’]une? |par ){award}",
      "(?<award>(?:chevali(?:er|ère)|officiere?|command(?:eur|eure|euse)) (?:de l['’]|dans l['’])?(?:ordre|Ordre|Légion|des (?:Arts|Palmes)|du Mérite).*)",
      "<win> (?:faite?|nommée?|promue?|élevée?) (?:au (?:grade|rang) de )?(?<award>(?:chevali(?:er|ère)|officiere?|command(?:eur|eure|euse)) .+)",
      "<win> (?:sacrée? |devenue? |été )?(?<title>(?:vice-)?champion(?:ne)? .+)",
      "<win> (?:élue?|désignée?|sacrée?) (?<award>[Mm]eilleure? .+|.+ de l['’]année.*)"
    ],
    pet: [
      "…(?:[Ss]on|[Ss]a|[Mm]on|[Mm]a) {named}",
      "<have> {pet}",
      "<live> (?:[^;]+ )?avec {pet}",
      "…(?:avec|et) (?:son|sa|ses|mon|ma|mes) {pet}"
    ],
    skill: [
      "spécialisée? (?:en|dans l['’]|dans la |dans le |dans les |dans ){skills}",
      "spécialiste (?:de l['’]|de la |du |des |en |de ){skills}",
      "experte? en {skills}"
    ],
    certificate: [
      "(?<certificate>(?:[Ii]nitiat(?:eur|rice)|[Mm]onit(?:eur|rice)|[Ii]nstruct(?:eur|rice)|[Éé]ducat(?:eur|rice)|[Gg]uide|[Aa]rbitre|[Jj]uge) (?:\\p{Lu}{2,}\\p{L}*|diplômée? d|d['’]État|fédéral|brevetée?)[^,;.]*)",
      "(?:certifiée?|habilitée?|accréditée?) {held}",
      "<have> (?:la certification |le certificat |le titre |le brevet |le diplôme ){held}",
      "<have> {held}"
    ]
  },
  freeTime:
    "(?:pendant|durant|sur|à) (?:son|mon) temps libre|(?:à|pendant) (?:ses|mes) (?:heures(?: perdues)?|moments perdus|loisirs|temps libres)|le week-end|les week-ends|le soir|le dimanche|le samedi|en dehors (?:du|de|des)|hors (?:du|de|des)|côté (?:loisirs|vie privée|privé)|dans (?:sa|ma) vie privée|quand (?:elle|il) (?:ne|n['’])|lorsqu['’](?:elle|il) (?:ne|n['’])|pour se détendre|pour se ressourcer|ses (?:loisirs|passions|hobbies)|à la ville|dans le privé",
  pastimes:
    "presse typographique|typographie|sérigraphie|nage en eau (?:froide|vive)|bains? (?:froids?|de mer)|hockey|raquette|canot|motoneige|pêche blanche|chant choral|reliure|calligraphie|papeterie|gravure sur bois|linogravure|orfèvrerie|bijouterie|vannerie|tissage|filage|feutrage|vitrail|mosaïque|marqueterie|coutellerie|forge|tournage sur bois|upcycling|plongée en apnée|canyoning|cascade de glace|alpinisme hivernal|biathlon|curling|musculation|haltérophilie|crossfit|kickboxing|muay thaï|kendo|taï[- ]chi|qi gong|water-polo|ultimate|frisbee|disc golf|parkour|mini-golf|tir sportif|chorale|fanfare|luth|clavecin|banjo|mandoline|marimba|percussions|cajón|bandonéon|vielle|djembé|gospel|swing|lindy hop|rock|flamenco|claquettes|danse classique|bande dessinée|BD|mangas?|science-fiction|Lego|aéromodélisme|radioamateur|impression 3D|robotique|mots fléchés|sudoku|puzzles?|escape games?|whisky|fromages?|roses|cactus|orchidées|bonsaïs?|tomates|permaculture|verger|viticulture|aquariophilie|chevaux|van life|bivouac|rafting|patin à glace|gravel|randonnées? en montagne|haute montagne|via ferrata|trampoline|musées|expositions|antiquités|numismatique|minéraux|fossiles|spéléo|pâtisseries?|pain|levain|cirque|magie|marionnettes|slam|clown|stand-up|chant lyrique|opérettes?|course d['’]orientation|canne|sarbacane|char à voile|wing ?foil|longe-côte|nage en eau libre|marche nordique|cyclo-cross|BMX|voile|aviron|canoë|kayak|paddle|surf|planche à voile|kitesurf|plongée|apnée|natation|pêche|pêche à la mouche|escalade|alpinisme|randonnées?|rando|trekking|trail|course à pied|running|jogging|marathons?|semi-marathons?|triathlons?|vélo|cyclisme|cyclotourisme|VTT|moto|ski|ski de fond|ski de randonnée|snowboard|raquettes|patinage|équitation|football|foot|futsal|rugby|handball|volley(?:-ball)?|basket(?:-ball)?|tennis|tennis de table|ping-pong|badminton|squash|padel|golf|pétanque|boules|judo|karaté|aïkido|boxe|escrime|tir à l['’]arc|gymnastique|yoga|pilates|méditation|danse|danse contemporaine|tango|salsa|fest-noz|danses bretonnes|chant|piano|violon|alto|violoncelle|contrebasse|guitare|basse|batterie|trompette|trombone|tuba|clarinette|saxophone|flûte|hautbois|accordéon|orgue|harpe|harmonica|ukulélé|cornemuse|biniou|bombarde|musique|musique de chambre|jazz|opéra|théâtre|théâtre amateur|improvisation|cinéma|lecture|polars|romans|poésie|écriture|dessin|aquarelle|peinture|sculpture|gravure|photographie|photo|poterie|céramique|couture|tricot|crochet|broderie|bricolage|menuiserie|ébénisterie|modélisme|maquettes|trains miniatures|cuisine|pâtisserie|boulangerie|œnologie|vin|bière artisanale|brassage|jardinage|jardin|potager|apiculture|champignons|cueillette|ornithologie|oiseaux|astronomie|généalogie|philatélie|vinyles|brocantes|échecs|bridge|tarot|jeux de société|jeux vidéo|jeux de rôle|mots croisés|voyages|camping|parapente|parachutisme|vol à voile|pilotage|chasse|spéléologie|bénévolat sportif|savate|boxe française|boxe thaïe|krav-maga|lutte|canne de combat|slackline|roller|skate(?:board)?",
  pursuits: [
    "grimpe|navigue|jardine|tricote|surfe|randonne|pêche|chante|danse|cours|nage|rame|brode|bricole|plonge|skie|pédale",
    "grimpe|navigue|jardine|tricote|surfe|randonne|pêche|nage|rame|brode|bricole|plonge|skie|pédale"
  ],
  doers:
    "(?:coureu(?:r|se)|marcheu(?:r|se)|randonneu(?:r|se)|cycliste|nageu(?:r|se)|grimpeu(?:r|se)|skieu(?:r|se)|plongeu(?:r|se)|surfeu(?:r|se)|navigat(?:eur|rice)|marin|rameu(?:r|se)|pianiste|violoniste|guitariste|violoncelliste|choriste|danseu(?:r|se)|lect(?:eur|rice)|cuisini(?:er|ère)|jardini(?:er|ère)|photographe|apicult(?:eur|rice)|joueu(?:r|se) d['’]échecs|triathlète|marathonien(?:ne)?|cinéphile|brasseu(?:r|se))(?: (?:amateur|amatrice|passionnée?|à ses heures|du dimanche))?",
  zeal: "grande?|fervente?|passionnée?|infatigable|insatiable|amateur|amatrice|bonne?",
  titles:
    "associée?|avocate?|secrétaire|comptable|expert-comptable|experte-comptable|conseill(?:er|ère)|déléguée?|adjointe?|rédact(?:eur|rice)|enseignante?|médecin|notaire|pdg|p-dg|dg|daf|drh|dsi|maître(?:sse)? de conférences|graphiste|architecte|chargée?(?: de)?|conservat(?:eur|rice)|coordinat(?:eur|rice)|coordonnat(?:eur|rice)|technicien(?:ne)?|régisseu(?:r|se)|administrat(?:eur|rice)|metteu(?:r|se) en scène|chorégraphe|scénographe|dramaturge|programmat(?:eur|rice)|producteur|productrice|réalisat(?:eur|rice)|monteu(?:r|se)|commissaire|médiat(?:eur|rice)|chef(?:fe)?|cheffe?|directeur|directrice|dirigeante?|gérante?|cogérante?|président(?:e)?(?:-direct(?:eur|rice))?|responsable|ingénieure?|fondat(?:eur|rice)|cofondat(?:eur|rice)|développeu(?:r|se)|concepteur|conceptrice|chercheu(?:r|se)|professeure?|maître d['’]œuvre|maître artisan|artisane?|boulang(?:er|ère)|pâtissi(?:er|ère)|viticult(?:eur|rice)|vigneron(?:ne)?|œnologue|sommeli(?:er|ère)|caviste|ébéniste|luthi(?:er|ère)|facteur d['’]orgues|menuisi(?:er|ère)|infirmi(?:er|ère)|pharmacien(?:ne)?|sage-femme|kinésithérapeute|psychologue|chirurgien(?:ne)?|vétérinaire|journaliste|traduct(?:eur|rice)|interprète|éditeur|éditrice|libraire|bibliothécaire|archiviste|documentaliste|acheteu(?:r|se)|commercial[e]?|attachée?|gestionnaire|animat(?:eur|rice)|format(?:eur|rice)|consultante?|juriste|huissi(?:er|ère)|géomètre|urbaniste|paysagiste|capitaine|harmoniste|principal[e]?|proviseure?|doyen(?:ne)?|recteur|rectrice|assistante?|opérateur|opératrice|mécanicien(?:ne)?|chocolati(?:er|ère)",
  schools:
    "[Uu]niversité|[Éé]cole|[Ll]ycée|[Ii]nstitut|[Cc]onservatoire|[Aa]cadémie|[Ff]aculté|IUT|IEP|INSA|ENSA\\p{Lu}*|ENS|EHESS|HEC|ESSEC|ESCP|EDHEC|ENSATT|ENSAD|ENSBA|Polytechnique|Centrale\\p{L}*|Sciences Po|Mines|Ponts|Sorbonne|Paris[- ](?:\\d+|Dauphine|Saclay|Nanterre)|CNAM|IAE|UTC|Femis|AgroParisTech|Arts et Métiers|Télécom \\p{L}+|Supélec|CentraleSupélec|Beaux-Arts|UQAM|UQAC|UQTR|UQAR|ÉTS|Concordia|McGill|Université Laval|EPFL|HEAD|UCLouvain|ULB",
  degrees:
    "[Bb]accalauréat|[Mm]aster(?: [12])?|[Mm]astère|[Ll]icence|[Dd]octorat|[Tt]hèse|DEA|DESS|DUT|BTS|CAP|[Dd]iplôme d['’](?:État|ingénieure?)|[Dd]iplôme|[Aa]grégation|[Mm]aîtrise|HDR|MBA|[Mm]agistère",
  subjectAfter: "en|d['’]|de|des|ès|de la|du|dans",
  awards:
    "Prix|Grand Prix|[Mm]édaille|[Tt]rophées?|Palme|Molière|César|Victoires?|[Oo]rdre (?:national|des)|Légion d['’]honneur|[Bb]ourse|Légion|Palmes académiques|[Cc]oncours|label|Meilleur(?:e)? [Oo]uvri(?:er|ère)(?: de France)?|MOF|(?:chevali(?:er|ère)|officiere?|command(?:eur|eure|euse))|[Ff]emme de l['’]année|[Mm]eilleure? \\p{L}+|[Ee]ntrepreneu(?:r|se) de l['’]année|[Aa]ward",
  societies:
    "[Aa]ssociation|[Cc]lub|[Ss]ociété|[Cc]hœur|[Cc]horale|[Aa]micale|[Ff]édération|[Ff]ondation|[Cc]ercle|[Cc]ollectif|[Oo]rdre|[Uu]nion|[Ll]igue|[Cc]hambre|[Cc]onfrérie|[Rr]éseau|[Oo]rchestre|[Ff]anfare|[Cc]omité|ONG",
  pets: "chiennes?|chiots?|chatons?|teckels?|caniches?|épagneuls?|bergers? (?:allemands?|australiens?|belges?)|bouviers?|lévriers?|bâtards?|corniauds?|bichons?|carlins?|braques?|basset(?:s|-hound)?|juments?|poneys?|ânes?|ânesses?|poules?|lapine?s?|tortues?|perroquets?|perruches?|canaris?|cochons? d['’]Inde|chèvres?|brebis|moutons?|abeilles|ruches|oies|furets?|chevaux|cheval|chiens?|chats?|chattes?|chien(?:ne)?s?|chats?|chattes?|chevaux|cheval|jument|poney|lapins?|perroquets?|perruches?|poules?|tortues?|labrador|teckel|border collie|cochon d['’]Inde|ânes?|ruches?|moutons|chèvres?",
  cues: {
    others: [
      "consacre|accompagne|maîtrise|restaure|cultive|collectionne|conseille|développe|utilise|reverse|donne|cuisine|peins|écris|m['’]occupe|m['’]intéresse|construis|fabrique|conçois|participe|interviens|connais|passe|retape|répare|brasse|photographie|lis|couds|peux|veux|cours|monte",
      "consacre|accompagne|maîtrise|restaure|cultive|collectionne|conseille|développe|utilise|reverse|donne|cuisine|peint|écrit|s['’]occupe|s['’]intéresse|construit|fabrique|conçoit|participe|connaît|passe|retape|répare|brasse|photographie|lit|coud|peut|veut|court|monte|avait reçu|avait remporté|a rejoint|a fondé|a créé|a commencé|a débuté|a travaillé|a bouclé|a couru|a grandi|est née?|a grimpé|défend|milite|élève|retrouve|profite|arpente|randonne|bichonne|chine|entraîne|arbitre|encadre|gère|tient|met|prend|rejoint|sait|s['’]entraîne|s['’]évade|s['’]envole|ne (?:rate|manque|quitte)|continue|garde|traite|couvre|enseigne|étudie|anime|publie|rédige|chapeaute|supervise|veille|assure|assiste|défendait|propose"
    ],
    glue: "de|du|des|à|au|aux|la|le|les|en|dans|pour|par|avec|sur|chez|auprès|sein|un|une|son|sa|ses|mon|ma|mes|et|notamment|association|l|d",
    negation:
      "n(?:['’]|e )\\p{L}+ (?:\\p{L}+ )?(?:pas|plus|jamais|ni|aucun\\p{L}*)|sans(?= (?:chien|chat|animal))|aurait|voudrait|souhaiterait|aimerait",
    owners: { I: "mon|ma|mes|notre|nos", she: "son|sa|ses", he: "son|sa|ses" },
    crew: "équipe|groupe|service|pôle|laboratoire|département|travail|activité|recherche|recherches|travaux|pratique|quotidien",
    workWith:
      "travaille(?:nt)? (?:[^,;.]{0,30} )?(?:avec|sous|sur(?= \\p{Lu}))|utilise|développe(?:nt)? en|code en|programme en|manie|à l['’]aise (?:avec|sous)",
    expertise:
      "accompagne(?: [^,;.]{0,80}?)? (?:dans|sur|en matière de)(?: (?:leurs?|ses|leurs) (?:projets?|démarches?|enjeux|sujets?|problématiques?))?|s['’]occupe|m['’]occupe|est en charge|chargée? (?=d)|en charge|maîtrise|se spécialise (?:en|dans)|me spécialise (?:en|dans)|spécialisée? (?:en|dans)|spécialiste|experte?(?: (?:reconnue?|en|de|des|du))?|travaille (?:[^,;.]{0,30} )?sur|intervient (?:[^,;.]{0,40} )?(?:en matière de|sur les questions de|sur des sujets de|dans les domaines|en droit)|conseille(?: [^,;.]{0,60}?)? (?:en|sur|dans)|pilote|gère|ses recherches portent sur|mes recherches portent sur|travaux portent sur|se consacre (?:à l['’]étude|aux questions|professionnellement)|compétences? (?:en|dans)|connaît (?:bien|par cœur)|sait tout|domaines? (?:de|d['’])\\p{L}+ (?:est|sont|:)|traite|enseigne|couvre",
    fields:
      "(?:domaines?|champs?|secteurs?) (?:de |d['’])\\p{L}+|spécialités?|expertises?|compétences?|terrains? de prédilection|sujets? de prédilection|thèmes? de prédilection|axes de recherche|thématiques?|missions?|cœur de métier|points? forts?",
    are: "est|sont|portent? sur|comprennent|couvrent?|vont|touchent?|concernent?|:",
    passions:
      "passions?|hobby|hobbies|loisirs?|passe-temps|dada|violon d['’]Ingres|péché mignon|temps libre|jardin secret",
    interest:
      "li[st] (?:tout|beaucoup)(?: ce qu[^,;.]{3,20})? sur|s['’]intéresse|m['’]intéresse|passionnée? (?:de|d['’]|par|du|des)|se passionne pour|me passionne pour|férue? d|mordue? d|amat(?:eur|rice) d|curieu(?:x|se) d|amoureu(?:x|se) d|adepte d|fan (?=d)|goût pour|passion pour",
    makes:
      "restaure|cultive|fabrique|brasse|coud|tricote|cuisine|peint|répare|construit|retape|élève|sculpte|relie|bricole|écrit|compose|chine|tourne|pétrit|tisse|crochète|dessine",
    giving:
      "donne (?=une? |deux |un jour|une journée)|cofondat(?:eur|rice)|bénévole|bénévolement|reverse|donne (?=de son temps|des cours|chaque)|fait (?:un )?don|a fait don|soutient|marraine|parrain|ambassad(?:eur|rice)|s['’]engage|engagée? (?:auprès|pour|au sein|avec|chez)|m['’]engage|s['’]investit|cour[st] pour|collecte|distribue|maraudes?|volontaire|mécène|donatrice|donateur|engagement (?:auprès|pour|au sein)|consacre (?:ses|son|du) (?:[^,;.]{0,30} )?(?:à|aux|au)",
    backing:
      "aide|membre|présidente?|vice-présidente?|administrat(?:eur|rice)|trésori(?:er|ère)|secrétaire|mentore?|cofondat(?:eur|rice)|fondat(?:eur|rice)|milite|collabore|intervient|participe|préside",
    standings:
      "inscrite? (?:au tableau |à l['’]|au )|cofondat(?:eur|rice)|coprésidente?|référente?|conseil d['’]administration|comité (?:directeur|de direction|exécutif)?|bureau (?=d)|membre(?: (?:active?|fondat(?:eur|rice)|du bureau|du conseil|du comité))?|adhérente?|sociétaire|licenciée?|administrat(?:eur|rice)|trésori(?:er|ère)|vice-présidente?|siège (?:au|à)|élue? (?=au conseil)",
    winning:
      "a valu|a obtenu|a reçu|avait reçu|(?:ai|avons) (?:reçu|remporté|obtenu|gagné|décroché)|vient de (?:recevoir|remporter|décrocher)|reçoit|a remporté|avait remporté|remporte|a obtenu|a décroché|a gagné|gagne|lauréate?|récompensée?|distinguée?|décorée?|honorée?|nommée?|promue?|élue?|sacrée?|titrée?|s['’]est vu|obtient|décroche|primée?|faite? (?=chevali)|lui a (?:décerné|remis|valu)|a été faite?",
    won: "a remporté|avait remporté|remporte|a décroché|décroche|a reçu|a gagné|s['’]est adjugé",
    championships:
      "(?:[Vv]ice-)?[Cc]hampion(?:ne)? (?:de|d['’]|du|régional[e]?|départemental[e]?)[ ]?\\p{Lu}[\\p{L}-]+|[Cc]heval(?:ier|ière) (?:de l['’]|de la |des |du )[^,;.]{4,60}|[Mm]édaille (?:d['’](?:or|argent)|de bronze) d[^,;.]{3,40}",
    patents: "brevets|brevet d['’]invention",
    certificates:
      "certification|certificat|titre (?=RNCP)|habilitation|accréditation|permis (?=côtier|hauturier|bateau)",
    certified: "certifiée?|accréditée?|habilitée?|diplômée? (?=PMP|CISA)",
    graduates:
      "ingénieure?(?: diplômée?)?|architecte diplômée?|diplômée?|agrégée?|normalien(?:ne)?|docteure?|polytechnicien(?:ne)?|centralien(?:ne)?|titulaire",
    called:
      "nommée?s?|appelée?s?|prénommée?s?|baptisée?s?|qui répond(?:ent)? aux? doux noms? de|répondant aux? noms? de|s['’]appelle(?:nt)?|dit"
  },
  headings: {
    position: "Poste|Fonction|Fonctions|Rôle|Métier|Profession|Titre|Qualité",
    education:
      "Formation|Formations|Études|Diplômes?|Parcours académique|Cursus|Scolarité|Formation et diplômes|Études et diplômes",
    skills:
      "Compétences|Domaines de compétences?|Domaines d['’](?:expertise|intervention|activité)|Expertise|Expertises|Spécialités?|Spécialisations?|Savoir-faire",
    memberships: "Adhésions?|Affiliations?|Membre de|Associations?|Sociétés savantes|Appartenances|Mandats",
    achievements: "Prix|Distinctions?|Prix et distinctions|Récompenses?|Palmarès|Décorations?|Bourses",
    causes: "Bénévolat|Vie associative|Engagements? associatifs?|Engagement bénévole",
    hobbies:
      "Loisirs|Passe-temps|Hobbies|Temps libre|Hors (?:du )?travail|Passions|En dehors du travail|Loisirs et passions",
    interests: "Centres d['’]intérêts?|Intérêts",
    certifications: "Certifications?|Habilitations?|Brevets|Agréments?",
    location: "Lieu|Localisation|Ville|Basée? à|Lieu de travail",
    languages: "Langues|Langues parlées|Langues de travail",
    pets: "Animaux|Animal de compagnie",
    experience: "Expériences?|Expérience professionnelle|Parcours professionnel",
    talks: "Conférences|Interventions",
    articles: "Publications|Ouvrages|Articles",
    biography: "Biographie|Bio|Portrait|Parcours|À propos|Présentation|Qui suis-je"
  }
}
