import type { Language } from "./Language.ts"

export const spanish: Language = {
  code: "es",
  smallWords:
    "el la los las del de y es en un una por para con su sus que se al más desde como también fue ha nuestro nuestra nuestros pero muy donde cuando sobre ella él años este esta yo mi lo le no qué",
  pronouns: { I: "yo", she: "ella", he: "él" },
  possessives: "Su|Sus|Nuestr[oa]s?|Mis?",
  others: {
    he: "padre|hermano|marido|esposo|hijo|abuelo|tío|novio|socio|amigo|compañero|jefe|predecesor|sucesor|primo",
    she: "madre|hermana|mujer|esposa|hija|abuela|tía|novia|socia|amiga|compañera|jefa|predecesora|sucesora|prima"
  },
  honorifics: "Sra?\\.|Señora?|Dra?\\.|Don|Doña|D\\.|D\\.ª|Prof\\.|Profa\\.",
  articles: "una?|el|la|los|las|su|sus|nuestr[oa]s?|mis?|dos|tres",
  and: "y|e|o|así como|además de",
  onwards:
    "en|a|al|con|por|para|desde|que|donde|como|cuando|sobre|entre|hacia|hasta|sin|durante|tras|según|cerca|casi|de lunes|de un|pero|mientras|quien",
  at: "en|para",
  of: "de|del|de la|de los|de las|al frente de|a cargo de",
  adverbs:
    "también|actualmente|hoy|además|ahora|todavía|aún|siempre|muy|especialmente|principalmente|habitualmente|mucho|desde (?:\\p{L}+ (?:de )?)?(?:19|20)\\d\\d|desde hace (?:\\p{L}+ ){1,2}años|en (?:19|20)\\d\\d|a menudo|orgullosamente|activamente|voluntariamente|igualmente|asimismo",
  past: "ex[- ]?\\p{L}*director\\p{L}*|ex-\\p{L}+|exdirector\\p{L}*|expresident\\p{L}*|antigu[oa]|anterior|era|hasta (?:\\p{L}+ de )?(?:19|20)\\d\\d|entre (?:19|20)\\d\\d y|de (?:19|20)\\d\\d a|jubilad[oa]|futur[oa]|saliente|emérit[oa]",
  isInverting: false,
  leavesPronounsOut: true,
  verbs: {
    be: ["soy", "es"],
    have: [
      "tengo|comparto (?:mi vida|piso) con|cuento con|poseo",
      "tiene|comparte su vida con|cuenta con|posee"
    ],
    live: [
      "vivo|resido|estoy afincad[oa]|estoy instalad[oa]|estoy radicad[oa]",
      "vive|reside|está afincad[oa]|está instalad[oa]|está radicad[oa]|está basad[oa]"
    ],
    work: ["trabajo|ejerzo|ocupo|imparto|enseño|desempeño", "trabaja|ejerce|ocupa|imparte|enseña|desempeña"],
    lead: [
      "dirijo|lidero|gestiono|coordino|encabezo|llevo",
      "dirige|lidera|gestiona|coordina|encabeza|lleva|está al frente de|está a cargo de"
    ],
    study: [
      "estudié|cursé|me gradué|me licencié|me doctoré|obtuve|me formé|completé|hice",
      "estudió|cursó|se graduó|se licenció|se doctoró|obtuvo|se formó|completó|hizo|ha estudiado|ha cursado|realizó|se tituló|se diplomó|posee|tiene|cuenta con"
    ],
    hold: ["tengo|poseo|soy", "tiene|posee|es|cuenta con"],
    win: [
      "gané|recibí|obtuve|recogí|logré|conseguí|ganamos|recibimos|obtuvimos|(?:he|hemos) (?:ganado|recibido|obtenido|recogido|logrado)|fui",
      "ganó|recibió|obtuvo|ha ganado|ha recibido|fue|ha sido|gana|recibe|se alzó con|se llevó|logró|consiguió|ha obtenido|ha logrado|ha conseguido"
    ],
    "give time": [
      "colaboro|soy voluntari[oa]|participo|apoyo|ayudo|dono|apadrino",
      "colabora|es voluntari[oa]|participa|apoya|ayuda|dona|apadrina|es patron[oa]|es madrina|es padrino|preside"
    ],
    belong: [
      "pertenezco|formo parte|canto|toco|juego|remo|milito",
      "pertenece|forma parte|canta|toca|juega|rema|preside|milita"
    ],
    play: [
      "toco|juego|practico|hago|colecciono|aprendo|entreno",
      "toca|juega|practica|hace|colecciona|aprende"
    ],
    go: ["salgo|voy|corro|hago|me escapo", "sale|va|corre|hace|se escapa|se dedica|se relaja|desconecta"],
    love: [
      "me encantan?|me gustan?|me apasionan?|amo|adoro|disfruto (?:de|con|del)|soy aficionad[oa]|soy amante",
      "le encantan?|le gustan?|le apasionan?|ama|adora|disfruta (?:de|con|del)|es aficionad[oa]|es amante|es un[ao]? apasionad[oa]|es un[ao]? enamorad[oa]|se declara"
    ],
    support: ["sigo|animo|apoyo|sufro", "sigue|anima|apoya|sufre"]
  },
  phrases: {
    position: [
      "<work> (?:[^,;]+ )?como {position}",
      "<work> (?:el (?:cargo|puesto) de|la (?:función|dirección) de|de) {position}",
      "(?:nuev[oa]|actual|nombrad[oa]|como) {position}",
      "(?:fue|ha sido) (?:nombrad[oa]|designad[oa]|elegid[oa]|promovid[oa])(?: como)? {position}",
      "(?:asumió|asume|ocupa) (?:el cargo|el puesto|la dirección|las funciones) (?:de|como) {position}",
      "§ (?:ha sido |fue |es )?(?:nombrad[oa]|designad[oa]) {position}",
      "…(?:nombra|nombró|ficha|incorpora|ha nombrado) a § (?:como )?{position}"
    ],
    company: ["<work> (?:en|para) {company}", "<lead> {company}"],
    place: [
      "<live> (?:y trabaja |y trabajo |con [^,;]+? )?(?:en|cerca de) {place}",
      "<work> desde {place}",
      "(?:afincad[oa]|residente|radicad[oa]|instalad[oa]|con base|con sede) en {place}"
    ],
    schooling: [
      "<study>",
      "…(?:^|, | y )[Cc]on (?:un[a]? )?(?:MBA|máster|maestría|doctorado|posgrado|licenciatura) en",
      "[Tt]écnic[oa] [Ss]uperior en(?![\\p{L}])",
      "…[Tt]ras (?:(?:estudiar|cursar) (?!(?:el|la|los|las|un|una|su|sus) )(?=[^,;.]{3,40}? en )|(?:licenciarse|graduarse|doctorarse) (?=[^,;.]{0,40}?(?:en|por) ))",
      "(?:licenciad[oa]|graduad[oa]|doctor[a]?|diplomad[oa]|titulad[oa]|egresad[oa]|formad[oa]|máster|ingenier[oa]|maestr[oa](?= en )|licenciatura|grado|posgrado|exalumn[oa]|antigu[oa] alumn[oa])(?![\\p{L}])"
    ],
    membership: [
      "<be> de(?:l| la) (?=Núcleo|Peña){organization}",
      "(?:miembro(?: de honor| activo| fundador)?|soci[oa](?: de honor)?|colegiad[oa]|afiliad[oa]|vocal|tesorer[oa]|secretari[oa]) (?:de la |del |de los |de las |de |en el |en la ){organization}",
      "(?:president[ea]|vicepresident[ea]) (?:de la |del |de )(?=(?:[Aa]sociación|[Cc]lub|[Cc]oro|[Cc]olegio|[Ff]ederación|[Ff]undación|[Pp]eña|[Cc]ofradía|[Ss]ociedad (?:[Gg]astronómica|[Ee]spañola))){organization}",
      "<belong> (?:a la |al |a |de la |del |de |en el |en la |en ){organization}",
      "<belong> (?:la |el )(?=[Aa]sociación|[Cc]lub|[Cc]olegio|[Ff]ederación|[Ss]ociedad){organization}"
    ],
    cause: [
      "<give time> (?:como voluntari[oa] )?(?:con la |con el |con |en la |en el |en |de la |del |de |a la |al |a |la |el ){charity}",
      "voluntari[oa] (?:de la |del |de |en la |en el |en |con ){charity}",
      "(?:patron[oa]|madrina|padrino|embajador[a]?) (?:de la |del |de ){charity}",
      "…patronato (?:de la |del |de ){charity}"
    ],
    team: [
      "(?:hincha|aficionad[oa]|forof[oa]|seguidor[a]?|abonad[oa]|fan|soci[oa]|fiel)(?: \\p{Ll}+)? (?:de la |del |de los |de |a la |al |en el ){team}",
      "<support> (?:a la |al |a |con el |con la |con |por el ){team}",
      "(?:del|de la|de) {playing}",
      "<play> [^,;]*?(?:en el |en la |con el |con la |con |en ){playing}"
    ],
    pastime: [
      "<play> (?:al? |el |la )?{pastimes}",
      "<go> (?:a )?{pastimes}",
      "<love> {pastimes}",
      "(?:aficionad[oa]|amante|apasionad[oa]|entusiasta|enamorad[oa]|practicante) (?:a la|a los|al|a|de la|del|de los|de|por la|por el) {pastimes}",
      "{doer}"
    ],
    award: [
      "<win> {award}",
      "(?:ganador[a]?|galardonad[oa]|premiad[oa]|distinguid[oa]|reconocid[oa]) (?:de|del|con|con el|con la|por la|por el|como) {award}",
      "…(?:elegid[oa]|nombrad[oa]|reconocid[oa] como|proclamad[oa]) (?<award>[Mm]ejor \\p{Lu}.+)"
    ],
    pet: [
      "…(?:[Ss]u|[Mm]i) {named}",
      "<have> {pet}",
      "<live> (?:[^;]+ )?con {pet}",
      "…(?:con|y) (?:su|sus|mi|mis) {pet}"
    ],
    skill: ["(?:especializad[oa]|especialista|expert[oa]) en {skills}"],
    certificate: [
      "(?:certificad[oa]|acreditad[oa]|titulad[oa]) (?:en |como |por )?{held}",
      "<have> (?:la certificación |el certificado |el título de |el nivel |el |la )?{held}"
    ]
  },
  freeTime:
    "en (?:su|mi|sus|mis) (?:tiempo|ratos|horas|días) libres?|tiempo libre|los fines de semana|el fin de semana|fuera (?:del laboratorio|de la consulta|del aula|de las aulas|del bufete|de la cocina|del taller|de la pista|del trabajo|de la oficina|del despacho|del hospital|de la bodega)|cuando no|en sus ratos|por las (?:tardes|noches)|los domingos|los sábados|(?:sus|mis) aficiones|(?:sus|mis) pasiones|en lo personal|en el plano personal|para desconectar|para relajarse|hobbies",
  pastimes:
    "linóleo|vihuela|jarana|requinto|timple|meliponas|roller derby|encuadernación|caligrafía|grabados?|linograbado|serigrafía|orfebrería|joyería|vidrio|vidrieras|mosaico|marquetería|telar|fieltro|cestería|restauración de muebles|apnea|barranquismo|biatlón|curling|pesas|halterofilia|crossfit|kickboxing|muay thai|kendo|taichi|tai chi|chi kung|waterpolo|frisbee|parkour|minigolf|tiro olímpico|banda|laúd|clavecín|banjo|mandolina|marimba|cajón|bandoneón|charango|quena|bandurria|dulzaina|tamboril|gospel|swing|lindy hop|claqué|ballet|danza clásica|cómics?|manga|ciencia ficción|Lego|aeromodelismo|radioafición|impresión 3D|robótica|sudokus?|rompecabezas|puzles?|whisky|quesos?|rosas|cactus|orquídeas|bonsáis?|tomates|permacultura|huerto urbano|frutales|viticultura|acuarios?|caravana|furgoneta|barrancos|vía ferrata|vías ferratas|trampolín|museos|exposiciones|antigüedades|numismática|minerales|fósiles|masa madre|circo|magia|títeres|improvisación|monólogos|canto lírico|zarzuela|orientación|natación en aguas abiertas|aguas abiertas|marcha nórdica|ciclocross|cicloturismo|carreras de montaña|dominó|truco|parchís|carnaval|murga|candombe|polo|rodeo|charrería|béisbol|softbol|bochas|remo|vela|piragüismo|kayak|surf|windsurf|kitesurf|buceo|natación|nadar|pesca|escalada|montañismo|alpinismo|senderismo|monte|montaña|trekking|trail|correr|running|atletismo|maratón|maratones|media maratón|triatlón|triatlones|ciclismo|bicicleta|bici|bici de montaña|moto|motos|esquí|esquiar|snowboard|patinaje|equitación|montar a caballo|caballos|fútbol|fútbol sala|rugby|balonmano|voleibol|vóley|baloncesto|tenis|tenis de mesa|ping-pong|bádminton|squash|pádel|golf|hockey|petanca|pelota vasca|pelota|judo|kárate|boxeo|esgrima|tiro con arco|gimnasia|yoga|pilates|meditación|baile|bailar|danza|flamenco|tango|salsa|sevillanas|coro|canto|cantar|piano|violín|viola|violonchelo|chelo|contrabajo|guitarra|bajo|batería|trompeta|trombón|tuba|clarinete|saxofón|flauta|oboe|acordeón|órgano|arpa|armónica|ukelele|gaita|txistu|txalaparta|trikitixa|castañuelas|percusión|música|música de cámara|jazz|ópera|teatro|cine|lectura|leer|novela negra|literatura|escribir|escritura|poesía|dibujo|dibujar|pintura|pintar|acuarela|escultura|grabado|fotografía|cerámica|alfarería|costura|coser|punto|tejer|ganchillo|bordado|bricolaje|carpintería|maquetas|modelismo|cocina|cocinar|repostería|pan|hornear|enología|vino|cerveza artesana|jardinería|jardín|huerto|huerta|apicultura|setas|buscar setas|ornitología|pájaros|aves|observación de aves|astronomía|genealogía|filatelia|vinilos|ajedrez|mus|juegos de mesa|videojuegos|crucigramas|viajar|viajes|acampada|camping|parapente|paracaidismo|caza|espeleología|trainera|castellers|encierros|bolos|frontón|lee|pinta|baila|corre",
  pursuits: [
    "remo|nado|escalo|navego|surfeo|buceo|esquío|pesco|cabalgo|pedaleo|coso|tejo",
    "rema|nada|escala|navega|surfea|bucea|esquía|pesca|cabalga|pedalea|teje"
  ],
  doers:
    "(?:corredor[a]?|ciclista|nadador[a]?|escalador[a]?|montañer[oa]|senderista|esquiador[a]?|surfista|buceador[a]?|remer[oa]|pianista|violinista|guitarrista|chelista|lector[a]?|cociner[oa]|jardiner[oa]|fotógraf[oa]|apicultor[a]?|ajedrecista|triatleta|maratonian[oa]|cinéfil[oa]|melóman[oa]|bailarín|bailarina|motorista|golfista|pescador[a]?|futboler[oa])",
  zeal: "gran|apasionad[oa]|empedernid[oa]|entusiasta|incansable|aficionad[oa]|fiel|devot[oa]|ávid[oa]|buen[a]?",
  titles:
    "soci[oa](?:[- ]director[a]?|[- ]fundador[a]?)?|abogad[oa]|procurador[a]?|letrad[oa]|coordinador[ae]?|subdirector[ae]?|director[a]?|directiv[oa]|encargad[oa]|presidenta?|presidente|vicepresident[ea]|catedrátic[oa]|profesor[ae]?|maestr[oa](?! en )|médic[oa]|doctor[a]? adjunt[oa]|cirujan[oa]|enfermer[oa]|matrona|farmacéutic[oa]|fisioterapeuta|psicólog[oa]|veterinari[oa]|asesor[ae]?|técnic[oa]|gestor[ae]?|gerente|administrador[ae]?|responsable|jef[ea]|jef[ea] de|ingenier[oa]|arquitect[oa]|aparejador[a]?|desarrollador[ae]?|programador[a]?|analista|diseñador[a]?|consultor[ae]?|investigador[a]?|científic[oa]|fundador[a]?|cofundador[a]?|propietari[oa]|dueñ[oa]|consejer[oa](?: delegad[oa])?|secretari[oa] general|tesorer[oa]|interventor[a]?|contable|auditor[a]?|economista|notari[oa]|registrador[a]?|periodista|redactor[a]?|editor[a]?|traductor[a]?|intérprete|bibliotecari[oa]|archiver[oa]|conservador[a]?|comisari[oa]|restaurador[a]?|enólog[oa]|viticultor[a]?|bodeguer[oa]|sumiller|chef|cociner[oa]|pasteler[oa]|panader[oa]|capitán|capitana|piloto|práctico|estibador|comercial|vendedor[a]?|delegad[oa]|agente|comprador[a]?|portavoz|decan[oa]|rector[a]?|vicerrector[a]?|alcaldesa|alcalde|ejecutiv[oa]|becari[oa]|dramaturg[oa]|regidor[a]?|productor[a]?|realizador[a]?|luthier|maquinista|mecánic[oa]|electricista",
  schools:
    "[Uu]niversidad|[Uu]niversitat|[Ee]scuela|[Ff]acultad|[Ii]nstituto|[Cc]onservatorio|[Aa]cademia|[Cc]olegio|ESADE|IESE|IE|ETSI\\p{L}*|ETSAM|ETSAB|UNED|UPV|UPM|UPC|UAM|UCM|UPNA|EHU|UOC|ITAM|UNAM|Tecnológico|Deusto|ICADE|Comillas|Basque Culinary Center|Politécnica",
  degrees:
    "[Mm]áster|[Mm]aestr[oa](?= en )|[Mm]aestría|[Ll]icenciad[oa]|[Ll]icenciatura|[Gg]raduad[oa]|[Gg]rado|[Dd]octor[a]?|[Dd]octorado|[Dd]iplomad[oa]|[Dd]iplomatura|[Pp]osgrado|[Pp]ostgrado|[Ii]ngenier[oa](?: (?!(?:por|en|de|del|y|e)(?![\\p{L}]))\\p{Ll}+)?|[Ii]ngeniería|MBA|[Tt]écnic[oa] [Ss]uperior",
  subjectAfter: "en|de|en la|del",
  awards:
    "Premios?|[Mm]edalla|[Gg]alardón|[Tt]rofeo|[Bb]eca|Goya|Orden|[Cc]ruz|Estrella Michelin|[Mm]ejor(?: \\p{Lu}\\p{L}+)+|[Ee]mpresari[oa] del [Aa]ño|[Ee]mprendedor[a]? del [Aa]ño|\\p{L}+ del [Aa]ño|[Dd]istinción|[Aa]ward",
  societies:
    "[Aa]sociación|[Cc]lub|[Ss]ociedad|[Cc]oro|[Cc]oral|[Ff]ederación|[Ff]undación|[Cc]olegio|[Pp]eña|[Cc]ofradía|[Cc]ámara|[Rr]ed|[Oo]rquesta|[Bb]anda|[Cc]írculo|[Aa]cademia|ONG|[Cc]olectivo|[Pp]lataforma|[Cc]ooperativa",
  pets: "cachorr[oa]s?|caniches?|pastor(?:a|es)? (?:alemán|alemana|belga|australiano)|mestiz[oa]s?|chuch[oa]s?|galg[oa]s?|salchicha|mastín|mastin(?:a|as|es)|braco|perdiguer[oa]|gatit[oa]s?|yegua|potr[oa]|canarios?|cotorras?|hurón|hurones|cobayas?|patos|ocas|colmenas|perr[oa]s?|gat[oa]s?|caballos?|yeguas?|poni|conejos?|loros?|periquitos?|gallinas|tortugas?|labrador[a]?|galgos?|galga|border collie|teckel|hámster|burr[oa]s?|ovejas|cabras|abejas|podenc[oa]",
  cues: {
    others: [
      "me dedico|me ocupo|me encargo|me especializo|crío|coso|tejo|bordo|tallo|amaso|horneo|programo|utilizo|manejo|doy|cultivo|cuido|restauro|colecciono|desarrollo|uso|dono|cocino|pinto|escribo|me interesa|construyo|sigo|conozco|paso|leo|viajo|asesoro|paseo|puedo|cuento|hablo|disfruto|aprovecho",
      "se dedica|se ocupa|se encarga|se especializa|da|cultiva|cuida|restaura|colecciona|desarrolla|usa|utiliza|maneja|dona|cocina|pinta|escribe|se interesa|construye|conoce|pasa|lee|viaja|asesora|pasea|domina|habla|integra|cuenta|disfruta|aprovecha|ha trabajado|trabajó|fundó|comenzó|empezó|nació|creció|se incorporó|llegó|cría|repara|fotografía|compone|publica|diseña|investiga|recauda|reparte|organiza|entrena|sube|escapa|recorre|pone|lleva|donó|destina|centra|sabe|elabora|hornea|madruga|se apunta|se escapa|se desplaza|ingresó"
    ],
    glue: "de|del|la|el|los|las|a|al|en|con|por|para|un|una|su|sus|mi|mis|lo|y|sobre todo|especialmente|ante todo",
    negation:
      "no(?! (?:solo|sólo))|nunca|jamás|ni|ningún|ninguna|sin(?= (?:mascotas|animales))|quisiera|querría|sería",
    owners: { I: "mis?|nuestr[oa]s?", she: "sus?", he: "sus?" },
    crew: "equipo|grupo|departamento|área|laboratorio|estudio|trabajo|investigación|labor|línea de investigación",
    workWith:
      "trabaj(?:o|an?) (?:[^,;.]{0,30} )?con|us[ao]|utiliz[ao]|manej[ao]|program[ao] en|desarroll[ao] en|domin[ao]",
    expertise:
      "se especializa (?=en)|me especializo (?=en)|se dedica(?: [^,;.]{0,30}?)? (?=al? )|me dedico (?=al? )|se ocupa (?=de)|me ocupo (?=de)|se encarga (?=de)|me encargo (?=de)|encargad[oa] (?=de)|especializad[oa] (?=en)|especialista|expert[oa]|experiencia (?=en)|asesora(?: [^,;.]{0,60}?)? (?=en)|trabaja (?:[^,;.]{0,30} )?(?:en temas de|en proyectos de|en el ámbito de|en el campo de|en los ámbitos de)|investiga|imparte|enseña|gestiona|domina|conoce (?:bien|a fondo)|sabe (?:mucho|todo)|responsable (?=de)|centra su (?:trabajo|práctica|investigación|labor)|se centra|cubre|aborda",
    fields:
      "(?:áreas?|campos?|ámbitos?|líneas?) (?:principal(?:es)? )?de \\p{L}+|especialidad(?:es)?|especialización|temas?|materias?|puntos? fuertes?|fuerte|competencias?",
    are: "es|son|abarcan?|incluyen?|comprenden?|van|se centran?|está|están|:",
    passions:
      "pasi(?:ón|ones)|hobb(?:y|ies)|afici(?:ón|ones)|pasatiempos?|tiempo libre|gran amor|vicio|debilidad",
    interest:
      "le[eo] (?:de )?todo(?: lo que encuentr[oa])? sobre|se interesa|me interesa[n]?|le interesan?|interesad[oa]|aficionad[oa]|apasionad[oa]|le apasionan?|me apasionan?|amante|entusiasta|enamorad[oa]|fan(?= de (?:la|los|las) )|afición (?:a|por)|pasión por|amor por|gusto por|devot[oa]",
    makes:
      "cultiv[ao]|cuid[ao](?= (?:(?:el|la|un|una|su|mi|sus|mis) )?(?:huert[oa]|jardín|abejas|colmenas|rosales|rosas|plantas|orquídeas|bonsáis?|gallinas)(?![\\p{L}]))|restaur[ao]|cos[eo]|cocin[ao]|pint[ao]|construy[eo]|repar[ao]|crí[ao](?= (?:abejas|canarios|jilgueros|palomas|caballos|gallinas|ovejas|cabras|caracoles|galgos|perros|peces)(?![\\p{L}]))|tall[ao]|horne[ao]|amas[ao]|ha(?:ce|go)(?= (?:pan|queso|cerveza|vino|licores|mermeladas?|muebles|maquetas|jabón|velas|collage|linóleo|serigrafía)(?![\\p{L}]))|escrib[eo]|compon(?:e|go)|tej[eo]|bord[ao]|model[ao]|elabor[ao]|encuadern[ao]|fotografí[ao]|tradu(?:ce|zco)(?= (?:poesía|poemas|novelas|cuentos|haikus?)(?![\\p{L}]))",
    giving:
      "voluntari[oa]|voluntariado|dona|ha donado|donó|colabora|apadrina|embajador[a]?|madrina|padrino|patron[oa]|apoya|se implica|comprometid[oa]|recauda fondos|recauda|corre por|compromiso con|echa una mano|destina|reparte|integra",
    backing:
      "(?<!(?:[LlNnDd]a|[Uu]ma?|[Uu]na|[Ss]ua?|[Dd]e|[Cc]o[nm]|[Àà]|A) )ayuda|soci[oa]|miembro|president[ea]|vicepresident[ea]|tesorer[oa]|mentor[a]?|fundador[a]?|cofundador[a]?|participa|imparte|activ[oa]|comisión",
    standings:
      "patron[oa]|integrante|colegiad[oa]|inscrit[oa]|socia? de número|junta directiva|junta|consejo(?: (?:directivo|asesor|rector))?|comité|comisión directiva|miembro(?: (?:de la junta|del consejo|de número|activo|fundador))?|soci[oa](?: (?:de honor|de número|fundador[a]?))?|colegiad[oa]|vocal|tesorer[oa]|secretari[oa] (?=de)|vicepresident[ea]|forma parte|pertenece|integra|integrante|afiliad[oa] (?=al? (?:Colegio|Asociación))|federad[oa]|numerari[oa]",
    winning:
      "recoge|recogió|recogí|gané|recibí|obtuve|ganamos|recibimos|obtuvimos|(?:he|hemos|han) (?:ganado|recibido|obtenido|recogido)|consiguió|se llevó|le concedieron|ganó|gana|ha ganado|recibió|recibe|ha recibido|obtuvo|ha obtenido|galardonad[oa]|premiad[oa]|distinguid[oa]|reconocid[oa]|ganador[a]?|finalista|elegid[oa]|nombrad[oa]|proclamad[oa]|fue|ha sido|logró|se llevó|se alzó|recogió|mereció|condecorad[oa]|otorgó|concedió",
    won: "recoge|ganó|gana|ha ganado|ha recibido|recibió|obtuvo|se llevó|se alzó con|recogió",
    championships:
      "(?:[Ss]ub)?[Cc]ampe(?:ón|ona) (?:de|del|nacional|provincial|autonómic[oa]|regional|mundial)(?: \\p{Lu}[\\p{L}-]+)*|[Mm]edalla de (?:[Oo]ro|[Pp]lata|[Bb]ronce) [^,;.]{3,40}|\\p{Lu}\\p{L}+ del [Aa]ño(?: (?:19|20)\\d\\d)?",
    patents: "patentes|patentes registradas",
    certificates:
      "certificación|certificaciones|certificado|acreditación|licencia|título (?=de (?:Patrón|Patrona|Monitor|Monitora|Instructor|Instructora|Técnic))|habilitación",
    certified: "certificad[oa]|acreditad[oa]|auditor[a]? (?=ISO)",
    graduates:
      "licenciad[oa]|graduad[oa]|ingenier[oa]|arquitect[oa]|titulad[oa]|diplomad[oa]|doctor[a]?|egresad[oa]|abogad[oa]|economista|psicólog[oa]|bióloga?",
    called: "llamad[oa]s?|de nombre|que se llaman?|se llaman?|que responden? al nombre de|bautizad[oa]s?"
  },
  headings: {
    position: "Cargo|Puesto|Función|Ocupación|Profesión|Posición",
    education:
      "Carrera|Formación|Formación académica|Educación|Estudios|Titulación|Titulaciones|Trayectoria académica",
    skills:
      "Habilidades|Especialidad(?:es)?|Competencias|Áreas de (?:práctica|especialización|experiencia|trabajo)|Conocimientos|Aptitudes",
    memberships:
      "Membresías?|Afiliaciones|Asociaciones|Colegiación|Sociedades|Miembro de|Pertenencia a asociaciones",
    achievements: "Premios|Reconocimientos|Premios y reconocimientos|Galardones|Distinciones|Logros|Becas",
    causes: "Voluntariado|Compromiso social|Causas",
    hobbies: "Aficiones|Hobbies|Tiempo libre|Pasatiempos|Fuera del trabajo|En (?:su|mi) tiempo libre|Ocio",
    interests: "Intereses|Pasiones|Gustos",
    certifications: "Certificaciones|Certificados|Acreditaciones|Licencias",
    location: "Ubicación|Ciudad|Localidad|Lugar|Residencia|Sede|Oficina|Lugar de trabajo",
    languages: "Idiomas|Lenguas",
    pets: "Mascotas?",
    experience: "Experiencia|Experiencia profesional|Trayectoria profesional",
    talks: "Charlas|Ponencias|Conferencias",
    articles: "Publicaciones|Artículos|Libros",
    biography: "Biografía|Sobre mí|Perfil|Semblanza|Quién soy|Trayectoria|Presentación"
  }
}
