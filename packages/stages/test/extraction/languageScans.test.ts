import { expect, it } from "@effect/vitest"
import { factsInText } from "./table.ts"

/** What a text in another language than English says of Ines Okafor, in the words of no frame that is known whole. */
const rows: ReadonlyArray<readonly [text: string, ...facts: ReadonlyArray<string>]> = [
  [
    "Ines Okafor donnera la conférence « Les quais ont une mémoire » en mars. Elle a terminé deux fois le tour de la chaîne des Lacs.",
    "achievements: Les quais ont une mémoire",
    "achievements: terminé deux fois le tour de la chaîne des Lacs"
  ],
  ["Ines Okafor a assisté à la conférence « Les quais ont une mémoire » en mars."],
  [
    "Ines Okafor woont in Utrecht. Zij heeft vier keer de Drentse Molentocht uitgereden en is ABC-DE gecertificeerd.",
    "achievements: vier keer de Drentse Molentocht uitgereden",
    "location: Utrecht",
    "certifications: ABC-DE gecertificeerd"
  ],
  [
    "Ines Okafor befasst sich mit Strömungssimulation, Sensorik in rotierenden Maschinen und additiver Fertigung.",
    "skills: Strömungssimulation",
    "skills: Sensorik in rotierenden Maschinen",
    "skills: additiver Fertigung"
  ],
  [
    "Ines Okafor beschäftigt sich vor allem mit Vertragsrecht und Datenschutz. Ihre Schwerpunkte sind Arbeitsrecht, Compliance und Datenschutz.",
    "skills: Vertragsrecht",
    "skills: Datenschutz",
    "skills: Arbeitsrecht",
    "skills: Compliance"
  ],
  [
    "Ines Okafor ist Leiterin Einkauf bei Tideworks. Ihr Team arbeitet mit SAP, Python und Power BI.",
    "title: Leiterin Einkauf",
    "company: Tideworks",
    "skills: SAP",
    "skills: Python",
    "skills: Power BI"
  ],
  [
    "Ines Okafor, Leiterin Einkauf bei Tideworks, hält drei Patente.",
    "title: Leiterin Einkauf",
    "company: Tideworks"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Am Wochenende verbringt sie ihre freie Zeit mit Segelfliegen. Zu Hause wartet Rauhaardackel Moritz. Im Winter spielt sie Bratsche im Collegium Musicum.",
    "company: Tideworks",
    "hobbies: Segelfliegen",
    "pets: Rauhaardackel Moritz",
    "hobbies: Bratsche"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Das Preisgeld spendet sie an den Förderverein Kinderhospiz Weserbergland.",
    "company: Tideworks",
    "causes: Förderverein Kinderhospiz Weserbergland"
  ],
  [
    "Ines Okafor kämpft im Vorstand des VDMA Niedersachsen für mehr Ingenieurinnen.",
    "memberships: VDMA Niedersachsen"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Ihre Leidenschaft gilt dem Bergsteigen. Ihr Herz schlägt für den SC Freiburg.",
    "company: Tideworks",
    "hobbies: Bergsteigen",
    "teams: SC Freiburg"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Seit 2018 liest sie ehrenamtlich im Hospiz St. Anna vor.",
    "company: Tideworks",
    "causes: Hospiz St. Anna"
  ],
  [
    "Ines Okafor wurde 2024 mit dem Innovationspreis Niedersachsen ausgezeichnet. Den Deutschen Gründerpreis erhielt sie 2021.",
    "achievements: Innovationspreis Niedersachsen",
    "achievements: Den Deutschen Gründerpreis erhielt"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Sie engagiert sich für das Kinderhilfswerk Sternenlicht und sitzt im Beirat der Handelskammer Bremen.",
    "company: Tideworks",
    "causes: Kinderhilfswerk Sternenlicht",
    "memberships: Handelskammer Bremen"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Sie ist Mutter von zwei Kindern, ihr Mann spielt Cello. Ihre Schwester wohnt mit Dackel Waldi in Kiel.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Ihr Vorgänger Karl Meier gewann den Umweltpreis 2010 und segelt gern.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor arbeitet bei Tideworks. Früher spielte sie Handball. Tideworks hat 2020 den Innovationspreis gewonnen.",
    "company: Tideworks"
  ],
  ["Ines Okafor hat keinen Hund und spielt nicht Golf. Sie ist kein Mitglied im VDI."],
  [
    "Ines Okafor arbeitet bei Tideworks. Tideworks arbeitet mit SAP. Die Firma spendet an die Tafel Bremen.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor accompagne les industriels dans leurs projets de supply chain, de lean management et de décarbonation.",
    "skills: supply chain",
    "skills: lean management",
    "skills: décarbonation"
  ],
  [
    "Ines Okafor travaille chez Tideworks. Son équipe travaille avec Python, SQL et Tableau. Ses domaines de prédilection sont le droit social et la conformité.",
    "company: Tideworks",
    "skills: Python",
    "skills: SQL",
    "skills: Tableau",
    "skills: droit social",
    "skills: conformité"
  ],
  [
    "Vice-présidente de l’association Femmes de l’Industrie, certifiée PMP, Ines Okafor a reçu en 2024 le Trophée de l’Innovation verte.",
    "memberships: Femmes de l’Industrie",
    "certifications: PMP",
    "achievements: Trophée de l’Innovation verte"
  ],
  [
    "Ines Okafor (Tideworks), licenciée au Rennes Triathlon, a bouclé le semi en 1 h 40. « Je cours pour les Restos du Cœur depuis dix ans », explique la Rennaise, qui pratique aussi l’apiculture.",
    "memberships: Rennes Triathlon",
    "causes: Restos du Cœur"
  ],
  [
    "Ines Okafor travaille chez Tideworks. À ses heures perdues, elle restaure de vieilles motos et cultive son potager. Sa passion : la reliure.",
    "company: Tideworks",
    "hobbies: potager",
    "hobbies: restaure de vieilles motos",
    "hobbies: reliure"
  ],
  [
    "Ines Okafor travaille chez Tideworks. Elle consacre son temps libre à la poterie et à son teckel Gustave.",
    "company: Tideworks",
    "pets: teckel Gustave",
    "hobbies: poterie"
  ],
  [
    "Ines Okafor maîtrise la modélisation 3D, l’analyse de cycle de vie et AutoCAD.",
    "skills: modélisation 3D",
    "skills: analyse de cycle de vie",
    "skills: AutoCAD"
  ],
  [
    "Ines Okafor travaille chez Tideworks. Elle s’occupe de marchés publics, d’achats responsables et de logistique.",
    "company: Tideworks",
    "skills: marchés publics",
    "skills: achats responsables",
    "skills: logistique"
  ],
  [
    "Ines Okafor a été récompensée par le Prix Irène Joliot-Curie en 2022. En 2019, elle avait reçu la médaille de bronze du CNRS.",
    "achievements: Prix Irène Joliot-Curie",
    "achievements: médaille de bronze du CNRS"
  ],
  [
    "Ines Okafor est bénévole aux Restos du Cœur et administratrice de la Maison des Femmes de Rennes.",
    "causes: Restos du Cœur",
    "memberships: Maison des Femmes de Rennes"
  ],
  [
    "Ines Okafor habite à Vannes avec ses deux chats, Plume et Biscotte. Supportrice du Stade Rennais, elle ne rate pas un match.",
    "location: Vannes",
    "pets: chats, Plume et Biscotte",
    "teams: Stade Rennais"
  ],
  [
    "Ines Okafor travaille chez Tideworks. Son mari est éleveur de chevaux et collectionne les vinyles. Leur fille joue du violon.",
    "company: Tideworks"
  ],
  ["Ines Okafor n’a pas de chien et ne joue pas au golf. Elle n’est plus membre du Barreau de Nantes."],
  [
    "Ines Okafor travaille chez Tideworks. Elle reverse ses droits d’auteur à la Fondation Abbé Pierre.",
    "company: Tideworks",
    "causes: Fondation Abbé Pierre"
  ],
  [
    "Ines Okafor è direttrice generale di Tideworks. Si occupa di filantropia strategica, progettazione europea e valutazione d’impatto.",
    "title: direttrice generale",
    "company: Tideworks",
    "skills: filantropia strategica",
    "skills: progettazione europea",
    "skills: valutazione d’impatto"
  ],
  [
    "Quarantacinque anni, nel 2022 Ines Okafor ha vinto il Premio Biblioteca Viva per il progetto “Libri in piazza”.",
    "achievements: Premio Biblioteca Viva"
  ],
  [
    "Ines Okafor lavora presso Tideworks. Nel 2023 è stata nominata Cavaliere dell’Ordine al Merito della Repubblica Italiana.",
    "company: Tideworks",
    "achievements: Cavaliere dell’Ordine al Merito della Repubblica Italiana"
  ],
  [
    "Ines Okafor dirige Tideworks; nel tempo libero arrampica in Val di Mello e coltiva rose in terrazza. Appassionata di cinema muto. Ha due gatte, Aida e Medea.",
    "company: Tideworks",
    "hobbies: arrampica",
    "hobbies: coltiva rose",
    "hobbies: cinema muto",
    "pets: gatte, Aida e Medea"
  ],
  [
    "Ines Okafor lavora presso Tideworks. La legatoria artigianale è la sua passione da trent’anni.",
    "company: Tideworks",
    "hobbies: legatoria"
  ],
  [
    "Ines Okafor lavora presso Tideworks. Il suo gruppo lavora con Python, R e Tableau. Le sue aree di competenza sono il diritto societario e la privacy.",
    "company: Tideworks",
    "skills: Python",
    "skills: R",
    "skills: Tableau",
    "skills: diritto societario",
    "skills: privacy"
  ],
  [
    "Ines Okafor, esperta di logistica e di acquisti, vive a Lodi con il bassotto Argo. Il sabato è volontaria alla Croce Verde.",
    "skills: logistica",
    "location: Lodi",
    "pets: bassotto Argo",
    "skills: acquisti",
    "causes: Croce Verde"
  ],
  [
    "Ines Okafor ha conseguito un master in Fundraising all’Università di Bologna nel 2010. È certificata PMP.",
    "education: master | Fundraising | Università di Bologna | 2010",
    "certifications: PMP"
  ],
  [
    "Ines Okafor lavora presso Tideworks. Tifa Sampdoria e canta nel Coro Monte Cauriol.",
    "company: Tideworks",
    "teams: Sampdoria",
    "memberships: Coro Monte Cauriol"
  ],
  [
    "Ines Okafor lavora presso Tideworks. È socia del Rotary Club Genova e siede nel consiglio di AssoLogistica. Dona parte dei compensi alla Fondazione Meyer.",
    "company: Tideworks",
    "memberships: Rotary Club Genova",
    "memberships: AssoLogistica",
    "causes: Fondazione Meyer"
  ],
  [
    "Ines Okafor lavora presso Tideworks. Suo marito alleva cani e suona il piano. Non ha animali e non gioca a golf.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor ha due brevetti e parla tre lingue. Si dedica al canottaggio e alla lettura.",
    "achievements: due brevetti",
    "hobbies: canottaggio",
    "hobbies: lettura"
  ],
  [
    "Ines Okafor lavora presso Tideworks. Nata a Udine, vive a Trieste. Dal 2019 fa parte dell’Associazione Italiana Project Manager.",
    "company: Tideworks",
    "location: Trieste",
    "memberships: Associazione Italiana Project Manager"
  ],
  [
    "Onze voorzitter Ines Okafor is benoemd tot Lid in de Orde van Oranje-Nassau. De burgemeester prees haar inzet voor Tideworks en voor de Voedselbank Walcheren, waar ze elke donderdag pakketten inpakt.",
    "achievements: Lid in de Orde van Oranje-Nassau",
    "company: Tideworks",
    "causes: Voedselbank Walcheren"
  ],
  [
    "Ines Okafor studeerde af als handelsingenieur aan de KU Leuven (2007).",
    "education: handelsingenieur | KU Leuven | 2007"
  ],
  [
    "Ines Okafor werkt bij Tideworks. In haar vrije tijd zeilt ze op het Veerse Meer en schildert ze aquarellen.",
    "company: Tideworks",
    "hobbies: zeilen",
    "hobbies: aquarellen"
  ],
  [
    "Ines Okafor is projectleider bij Tideworks. Ze deed hbo Technische Bedrijfskunde aan de Hogeschool Zeeland, waar ze in 2016 afstudeerde, en is NEN 3140-gecertificeerd. Ze weet alles van netcongestie, PV-installaties en subsidieaanvragen.",
    "title: projectleider",
    "company: Tideworks",
    "education: hbo | Hogeschool Zeeland",
    "skills: netcongestie",
    "skills: PV-installaties",
    "skills: subsidieaanvragen"
  ],
  ["Ines Okafor won in 2024 de Zonnepluim voor het Scholendak-project.", "achievements: Zonnepluim"],
  [
    "Ines Okafor werkt bij Tideworks. Haar team werkt met Python, Azure en Power BI. Haar specialisaties zijn arbeidsrecht en privacy.",
    "company: Tideworks",
    "skills: Python",
    "skills: Azure",
    "skills: Power BI",
    "skills: arbeidsrecht",
    "skills: privacy"
  ],
  [
    "Ines Okafor houdt zich bezig met waterbeheer, dijkversterking en natuurontwikkeling.",
    "skills: waterbeheer",
    "skills: dijkversterking",
    "skills: natuurontwikkeling"
  ],
  [
    "Ines Okafor zit in de raad van toezicht van Stichting Het Zeeuwse Landschap en is lid van het Koninklijk Instituut Van Ingenieurs.",
    "memberships: Koninklijk Instituut Van Ingenieurs",
    "memberships: Stichting Het Zeeuwse Landschap"
  ],
  [
    "Ines Okafor werkt bij Tideworks. Ze kreeg de Machiavelliprijs 2019. Haar grote passie is fotografie.",
    "company: Tideworks",
    "achievements: Machiavelliprijs",
    "hobbies: fotografie"
  ],
  [
    "Ines Okafor werkt bij Tideworks. Haar man fokt paarden en speelt orgel. Ze heeft geen hond.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor werkt bij Tideworks. Ze zet zich als vrijwilliger in voor Vluchtelingenwerk Zeeland en doneert aan het Rode Kruis.",
    "company: Tideworks",
    "causes: Vluchtelingenwerk Zeeland",
    "causes: Rode Kruis"
  ],
  [
    "Ines Okafor är civilingenjör i kemiteknik från Lunds universitet (2008) och har ett Green Belt-certifikat i Lean Six Sigma. Hennes grupp arbetar med uppströmsodling, kromatografi och frystorkning.",
    "education: civilingenjör | kemiteknik | Lunds universitet | 2008",
    "certifications: Green Belt-certifikat i Lean Six Sigma"
  ],
  [
    "Ines Okafor, inköpschef, Tideworks, Lund. Ines är medlem i Sveriges Ingenjörer och mentor i Tekniksprånget.",
    "title: inköpschef",
    "company: Tideworks",
    "location: Lund",
    "memberships: Sveriges Ingenjörer",
    "causes: Tekniksprånget"
  ],
  [
    "Lär känna kassören: Ines Okafor bor i Lund och jobbar på Tideworks. Hon började med orientering som sjuåring, tog SM-brons i stafett 2019 med Lunds Skogslöpare och stickar gärna på bussen till tävlingarna. Hemma väntar katten Bure.",
    "location: Lund",
    "company: Tideworks",
    "hobbies: stickar",
    "achievements: SM-brons i stafett 2019",
    "pets: katten Bure"
  ],
  [
    "Ines Okafor jobbar på Tideworks. På fritiden springer hon långlopp, odlar chili och spelar padel. Hennes stora passion är fjällvandring.",
    "company: Tideworks",
    "hobbies: padel",
    "hobbies: långlopp",
    "hobbies: odlar chili",
    "hobbies: fjällvandring"
  ],
  [
    "Ines Okafor arbetar med upphandling, kategoristyrning och hållbarhet. Hon är expert på avtal och logistik.",
    "skills: upphandling",
    "skills: kategoristyrning",
    "skills: hållbarhet",
    "skills: avtal",
    "skills: logistik"
  ],
  [
    "Ines Okafor fick 2023 Stora Inköpspriset. Hon är certifierad projektledare enligt IPMA.",
    "achievements: Stora Inköpspriset",
    "certifications: certifierad projektledare enligt IPMA"
  ],
  [
    "Ines Okafor jobbar på Tideworks. Hon är volontär i Stadsmissionen och sitter i styrelsen för Svenskt Näringsliv Skåne.",
    "company: Tideworks",
    "causes: Stadsmissionen",
    "memberships: Svenskt Näringsliv Skåne"
  ],
  [
    "Ines Okafor bor i Malmö med taxen Bosse och två katter. Hon håller på Malmö FF.",
    "location: Malmö",
    "pets: taxen Bosse",
    "teams: Malmö FF"
  ],
  [
    "Ines Okafor jobbar på Tideworks. Hennes man föder upp hundar och spelar cello. Hon har ingen hund.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor bor i Århus og arbejder hos Tideworks. I fritiden dyrker hun vinterbadning og strikker. Hun er uddannet cand.merc. fra CBS i 2010.",
    "location: Århus",
    "company: Tideworks",
    "hobbies: strikker",
    "hobbies: vinterbadning",
    "education: cand.merc. | CBS | 2010"
  ],
  [
    "Ines Okafor beskæftiger sig med indkøb, logistik og bæredygtighed. Hendes team arbejder med SAP og Power BI. Hjemme venter gravhunden Bamse.",
    "skills: indkøb",
    "skills: logistik",
    "skills: bæredygtighed",
    "skills: SAP",
    "skills: Power BI",
    "pets: gravhunden Bamse"
  ],
  [
    "Ines Okafor er frivillig i Røde Kors og sidder i bestyrelsen for Dansk Industri Fyn. Hun modtog Erhvervsprisen 2022.",
    "causes: Røde Kors",
    "memberships: Dansk Industri Fyn",
    "achievements: Erhvervsprisen"
  ],
  [
    "Ines Okafor jobber med anskaffelser, logistikk og bærekraft. Hun er sertifisert prosjektleder (PRINCE2). På fritiden går hun toppturer og baker surdeigsbrød.",
    "skills: anskaffelser",
    "skills: logistikk",
    "skills: bærekraft",
    "certifications: sertifisert prosjektleder (PRINCE2)",
    "hobbies: toppturer",
    "hobbies: baker surdeigsbrød"
  ],
  [
    "Ines Okafor bor i Bergen med hunden Turbo. Hun er frivillig i Kirkens Bymisjon og styremedlem i Bergen Turlag. Hun heier på Brann.",
    "location: Bergen",
    "pets: hunden Turbo",
    "causes: Kirkens Bymisjon",
    "memberships: Bergen Turlag",
    "teams: Brann"
  ],
  [
    "La arquitecta montevideana Ines Okafor, socia fundadora de Tideworks, recibió anoche el Premio Almafuerte 2026 por la Casa de Piedra.",
    "title: socia fundadora",
    "company: Tideworks",
    "achievements: Premio Almafuerte"
  ],
  [
    "Ines Okafor trabaja en Tideworks. Se dedica al derecho mercantil, la protección de datos y las fusiones. Su equipo trabaja con Python y SAP.",
    "company: Tideworks",
    "skills: derecho mercantil",
    "skills: protección de datos",
    "skills: fusiones",
    "skills: Python",
    "skills: SAP"
  ],
  [
    "Ines Okafor integra la comisión de Techo para Todos, que construye viviendas de emergencia.",
    "causes: Techo para Todos"
  ],
  [
    "Ines Okafor trabaja en Tideworks. En sus ratos libres sale a correr con su teckel Bruno y cuida un huerto urbano. Es culé y socia del Athletic Club.",
    "company: Tideworks",
    "hobbies: correr",
    "pets: teckel Bruno",
    "hobbies: cuida un huerto urbano",
    "memberships: Athletic Club",
    "teams: Athletic Club"
  ],
  [
    "Ines Okafor vive en Getxo con sus dos gatas, Olivia y Nube. Colabora con el Banco de Alimentos de Bizkaia y es patrona de la Fundación Itaka.",
    "location: Getxo",
    "pets: gatas, Olivia y Nube",
    "causes: Banco de Alimentos de Bizkaia",
    "causes: Fundación Itaka",
    "memberships: Fundación Itaka"
  ],
  [
    "Ines Okafor trabaja en Tideworks. Su marido cría caballos y toca la guitarra. No tiene perro ni juega al golf.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor domina la contratación pública, el derecho ambiental y la mediación.",
    "skills: contratación pública",
    "skills: derecho ambiental",
    "skills: mediación"
  ],
  [
    "Ines Okafor forma parte de la junta directiva de la Cámara de Comercio de Bilbao y canta en la Coral de Getxo.",
    "memberships: Cámara de Comercio de Bilbao",
    "memberships: Coral de Getxo"
  ],
  [
    "Ines Okafor dona parte de su sueldo a Médicos Sin Fronteras y participa como voluntaria en la Cruz Roja.",
    "causes: Cruz Roja",
    "causes: Médicos Sin Fronteras"
  ],
  [
    "Ines Okafor é arquiteta e sócia da Tideworks. Venceu o Prémio Reabilita Sul 2024 com a Casa do Lago. Nas horas vagas faz cerâmica e surfa em Matosinhos. Voluntária da associação Morar Bem.",
    "title: arquiteta e sócia",
    "company: Tideworks",
    "achievements: Prémio Reabilita Sul",
    "hobbies: surfa",
    "hobbies: faz cerâmica",
    "causes: Morar Bem"
  ],
  [
    "Ines Okafor trabalha na Tideworks. O seu cão, o Trovão, acompanha-a nas caminhadas. A sua grande paixão é a olaria.",
    "company: Tideworks",
    "pets: cão, o Trovão",
    "hobbies: olaria"
  ],
  [
    "Ines Okafor trabalha na Tideworks. A sua equipa trabalha com Python e Power BI. As suas áreas de atuação são direito do trabalho e compliance.",
    "company: Tideworks",
    "skills: Python",
    "skills: Power BI",
    "skills: direito do trabalho",
    "skills: compliance"
  ],
  [
    "Ines Okafor es ingeniera en Tideworks y vive en Porto. Toca la vihuela en un mariachi y también es vicepresidenta de la Canacintra Michoacán.",
    "company: Tideworks",
    "title: ingeniera",
    "location: Porto",
    "hobbies: vihuela",
    "memberships: Canacintra Michoacán"
  ],
  [
    "Ines Okafor vit à Nantes. Elle a appris le métier à l’École Ferrandi, à Paris, et elle est titulaire du WSET niveau 4.",
    "location: Nantes",
    "education: École Ferrandi",
    "certifications: WSET niveau 4"
  ],
  [
    "Ines Okafor trabalha na Tideworks. Palmeirense de ir ao estádio, ela é Black Belt em Lean Six Sigma. Engenheira mecânica pela UDESC.",
    "company: Tideworks",
    "teams: Palmeirense",
    "certifications: Black Belt em Lean Six Sigma"
  ],
  [
    "Ines Okafor mora em Olinda com duas gatas, Nina e Lua. Torcedora do Náutico, corre maratonas e coleciona vinis.",
    "location: Olinda",
    "pets: gatas, Nina e Lua",
    "teams: Náutico",
    "hobbies: maratonas",
    "hobbies: coleciona vinis"
  ],
  [
    "Ines Okafor atua nas áreas de gestão de riscos, auditoria e compliance. Recebeu a Medalha de Mérito da Cidade em 2019.",
    "skills: gestão de riscos",
    "skills: auditoria",
    "skills: compliance",
    "achievements: Medalha de Mérito da Cidade"
  ],
  [
    "Ines Okafor tem duas patentes e integra o conselho da Câmara de Comércio Luso-Britânica.",
    "memberships: Câmara de Comércio Luso-Britânica",
    "achievements: duas patentes"
  ],
  ["Ines Okafor doa parte dos lucros à Associação Coração Amarelo.", "causes: Associação Coração Amarelo"],
  [
    "Ines Okafor jest starszą konsultantką w Tideworks. Ines zajmuje się analizą danych i optymalizacją procesów. Ukończyła Akademię Górniczo-Hutniczą w Krakowie (mgr inż., Zarządzanie i inżynieria produkcji, 2017). Posiada certyfikat PRINCE2 Practitioner.",
    "title: starszą konsultantką",
    "company: Tideworks",
    "skills: analizą danych",
    "skills: optymalizacją procesów",
    "education: mgr inż. | Akademię Górniczo-Hutniczą w Krakowie | 2017",
    "certifications: PRINCE2 Practitioner"
  ],
  [
    "Ines Okafor (Kraków), na co dzień konsultantka w Tideworks. Wspinaczka od 2010 roku, instruktorka sportu PZA, w 2023 weszła na Mont Blanc. Po godzinach piecze chleb. Mieszka z kotem Mruczkiem.",
    "title: konsultantka",
    "company: Tideworks",
    "certifications: instruktorka sportu PZA",
    "hobbies: Wspinaczka",
    "achievements: Mont Blanc",
    "hobbies: piecze chleb",
    "pets: kotem Mruczkiem"
  ],
  [
    "Ines Okafor pracuje w Tideworks. Ines prowadzi też warsztaty dla Fundacji Kod dla Dziewczyn.",
    "company: Tideworks",
    "causes: Fundacji Kod dla Dziewczyn"
  ],
  [
    "Ines Okafor, dyrektor zakupów Tideworks, mieszka w Gdańsku. W wolnym czasie żegluje, biega maratony i gra na wiolonczeli. Kibicuje Lechii Gdańsk.",
    "title: dyrektor zakupów",
    "company: Tideworks",
    "location: Gdańsku",
    "hobbies: żegluje",
    "hobbies: maratony",
    "hobbies: biega",
    "hobbies: gra na wiolonczeli",
    "teams: Lechii Gdańsk"
  ],
  [
    "Ines Okafor specjalizuje się w prawie pracy, ochronie danych i mediacjach. Jej zespół pracuje z Pythonem, SQL i Power BI.",
    "skills: prawie pracy",
    "skills: ochronie danych",
    "skills: mediacjach",
    "skills: Pythonem",
    "skills: SQL",
    "skills: Power BI"
  ],
  [
    "Ines Okafor otrzymała w 2022 Nagrodę Gospodarczą Prezydenta Miasta. Jest członkinią Polskiego Towarzystwa Informatycznego i zasiada w radzie Klubu Żeglarskiego Neptun.",
    "achievements: Nagrodę Gospodarczą Prezydenta Miasta",
    "memberships: Klubu Żeglarskiego Neptun",
    "memberships: Polskiego Towarzystwa Informatycznego"
  ],
  [
    "Ines Okafor jest wolontariuszką w Banku Żywności i wspiera Wielką Orkiestrę Świątecznej Pomocy. Ma dwa psy, Burka i Azora.",
    "causes: Banku Żywności",
    "causes: Wielką Orkiestrę Świątecznej Pomocy",
    "pets: psy, Burka i Azora"
  ],
  [
    "Ines Okafor pracuje w Tideworks. Jej mąż hoduje konie i gra na pianinie. Nie ma psa.",
    "company: Tideworks"
  ],
  [
    "Ines Okafor pracuje w Tideworks. Pasjonatka fotografii i górskich wędrówek. Jej pasją jest ceramika. Interesuje się historią Gdańska.",
    "company: Tideworks",
    "hobbies: fotografii",
    "hobbies: górskich wędrówek",
    "hobbies: ceramika",
    "interests: historią Gdańska"
  ],
  [
    "Ines Okafor vive em Faro. Canta num grupo e não perde um jogo do Juventude de Évora.",
    "location: Faro",
    "teams: Juventude de Évora"
  ],
  [
    "Ines Okafor habite à Lyon. Le week-end, elle joue du saxophone, ne manque pas un match du Stade Brestois et soutient l’UNICEF.",
    "location: Lyon",
    "hobbies: saxophone",
    "teams: Stade Brestois",
    "causes: UNICEF"
  ],
  [
    "Ines Okafor wohnt in Kiel. Privat segelt sie und hält zum THW Kiel. In der Freizeit Skitouren und der FC Red Bull Salzburg.",
    "location: Kiel",
    "hobbies: Segeln",
    "hobbies: Skitouren",
    "teams: THW Kiel",
    "teams: FC Red Bull Salzburg"
  ],
  [
    "Ines Okafor woont in Gent. Ze zit in de tribune bij SC Heerenveen en leest alles over Antarctica. Thuis wacht Bolder, een Friese stabij.",
    "location: Gent",
    "teams: SC Heerenveen",
    "interests: Antarctica",
    "pets: Bolder, een Friese stabij"
  ]
]

it.each([...rows])("%s", (text, ...facts) => {
  expect([...factsInText(text)].sort()).toStrictEqual([...facts].sort())
})

it.each([
  "Ines Okafor hat keinen Hund und spielt nicht Golf. Sie ist kein Mitglied im VDI.",
  "Ines Okafor ist Mitglied der SPD und sitzt im Vorstand der IG Metall.",
  "Ines Okafor est membre du Parti socialiste et adhérente de la CGT.",
  "Ines Okafor jest członkinią Platformy Obywatelskiej i należy do Solidarności.",
  "Ines Okafor ne manque pas de courage.",
  "Ines Okafor não perde tempo. Não joga futebol.",
  "Ines Okafor nie ma psa i nigdy nie biega maratonów."
])("%s says nothing", text => {
  expect(factsInText(text)).toStrictEqual([])
})
