import type { WorldPart } from "../World.ts"

const ateneo = (
  title: string,
  head: string,
  body: string
): string => `<!DOCTYPE html><html lang="it" dir="ltr"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 10"><title>${title} | Università del Trasimeno</title>${head}</head>
<body class="path-node"><div class="it-header-slim"><a href="https://unitrasimeno.example/">Università del Trasimeno</a> <a href="/en">ENG</a> <a href="/login">Accedi</a></div><nav><ul><li><a href="/dipartimento">Dipartimento</a></li><li><a href="/didattica">Didattica</a></li><li><a href="/ricerca">Ricerca</a></li><li><a href="/terza-missione">Terza missione</a></li><li><a href="/persone">Persone</a></li></ul></nav><ol class="breadcrumb"><li>Home</li><li>Dipartimento di Conservazione e Restauro</li></ol><main>${body}</main>
<footer>Dipartimento di Conservazione e Restauro, Via della Cupa 4, 06123 Perugia. C.F. e P.IVA. <a href="/accessibilita">Dichiarazione di accessibilità</a> <a href="/privacy">Privacy</a> <a href="/amministrazione-trasparente">Amministrazione trasparente</a> <a href="/atti">Albo on line</a></footer></body></html>`

/** A department of conservation in Perugia: a full professor with records, a chemist named like Perugino, a laboratory technician whose illness and candidacy were in the press. */
export const trasimenoRestauro: WorldPart = {
  pages: [
    {
      url: "https://unitrasimeno.example/",
      body: ateneo(
        "Home",
        "",
        `<h1>Università del Trasimeno</h1><p>Immatricolazioni 2026/27: proroga al 31 gennaio. Bandi, borse, mensa.</p>`
      )
    },
    {
      url: "https://restauro.unitrasimeno.example/persone",
      body: ateneo(
        "Persone",
        "",
        `<h1>Persone</h1><table class="views-table"><thead><tr><th>Cognome e nome</th><th>Qualifica</th><th>SSD</th><th>Telefono</th></tr></thead><tbody><tr><td>BELLANDRINI Lucia</td><td>Professoressa ordinaria – Direttrice del Dipartimento</td><td>CEAR-11/B</td><td>075 5001</td></tr><tr><td>CASAGRANDE Furio</td><td>Professore associato</td><td>ARTE-01/D</td><td>075 5004</td></tr><tr><td>RUSPOLI-NERI Edoardo</td><td>Personale tecnico – Laboratorio carta e pergamena</td><td></td><td>075 5019</td></tr><tr><td>VANNUCCI Pietro</td><td>Ricercatore a tempo determinato (RTT)</td><td>CHEM-01/A</td><td>075 5012</td></tr></tbody></table>`
      )
    },
    {
      url: "https://restauro.unitrasimeno.example/persone/lucia-bellandrini",
      body: ateneo(
        "Lucia Bellandrini",
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Lucia Bellandrini","jobTitle":"Professoressa ordinaria","worksFor":{"@type":"CollegeOrUniversity","name":"Università del Trasimeno"},"identifier":"https://orcid.org/0000-0002-6138-9071"}</script>`,
        `<h1>Lucia Bellandrini</h1><p><strong>Ricevimento:</strong> mercoledì 11–13, stanza 2.08, o su appuntamento.</p><h2>Curriculum</h2><p>Restauratrice di dipinti murali, si è diplomata all'Istituto Centrale per il Restauro di Roma nel 1995 e ha conseguito il dottorato in Storia dell'arte alla Sapienza Università di Roma nel 2002. È professoressa ordinaria dal 2016 e dirige il Dipartimento dal 2022. È iscritta all'elenco dei restauratori di beni culturali del Ministero della Cultura ed è socia dell'International Institute for Conservation.</p><h2>Insegnamenti</h2><ul><li>Restauro dei dipinti murali II</li><li>Cantiere didattico (Spello)</li></ul>`
      )
    },
    {
      url: "https://corrieredellagostino.example/2026/06/11/affreschi-sisma-bellandrini",
      news: { seen: "20260611T060000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it-IT"><head><title>Gli affreschi del sisma tornano al muro: la sfida di Lucia Bellandrini</title><meta name="author" content="Noemi Tardioli"></head><body><div>ABBONATI | LEGGI IL GIORNALE | METEO | NECROLOGIE</div><article><h1>Gli affreschi del sisma tornano al muro</h1><p><em>di Noemi Tardioli, 11 giugno 2026</em></p><p>NORCIA. Ottomila frammenti in duecento cassette della frutta. Dieci anni dopo il terremoto la parete di Santa Maria in Pié di Colle è di nuovo in piedi e a rimetterla insieme è stata la squadra di Lucia Bellandrini, docente dell'Università del Trasimeno.</p><p>«È un puzzle senza scatola», dice la professoressa, che per questo cantiere ha ricevuto il premio Europa Nostra 2026. La novità è un consolidante a base di nanocalce messo a punto con i chimici del suo dipartimento.</p><p>Bellandrini vive a Spello con il marito e due asinelle, Calce e Rena, che porta a passeggio la domenica, «o loro portano me». Canta da contralto nella corale cittadina e durante l'Infiorata la trovate in ginocchio con i petali come tutti. È presidente dell'associazione Pietre Amiche, che raccoglie fondi per le chiese crollate.</p></article><footer>Riproduzione riservata</footer></body></html>`
    },
    {
      url: "https://restauro.unitrasimeno.example/persone/pietro-vannucci",
      body: ateneo(
        "Pietro Vannucci",
        "",
        `<h1>Pietro Vannucci</h1><p>Ricercatore a tempo determinato in tenure track. Si occupa di diagnostica non invasiva: spettroscopia Raman e fluorescenza X su pigmenti e leganti. Responsabile del laboratorio mobile (il furgone bianco).</p><p>Laurea magistrale in Scienze chimiche, Università di Pisa, 2014. Dottorato in Scienze chimiche, Università di Firenze, 2018. Assegnista a Gand fino al 2021.</p><p>Ricevimento: scrivere. Sì, si chiama davvero così.</p>`
      )
    },
    {
      url: "https://scienzainpiazza-umbria.example/ospiti/pietro-vannucci",
      body: `<!doctype html><html lang="it"><head><title>Pietro Vannucci | Scienza in Piazza 2026, Gubbio</title></head><body><a href="/programma">Programma</a> <a href="/ospiti">Ospiti</a> <a href="/sostienici">5×1000</a><h1>Pietro Vannucci</h1><h2>Che colore era? Un furgone nei musei</h2><p>Sabato 26 settembre, ore 17, Piazza Grande</p><p>Chimico all'Università del Trasimeno, Pietro Vannucci gira l'Umbria con un laboratorio su quattro ruote. Nel 2025 ha vinto il premio Giovane Ricercatore dell'Associazione Italiana di Archeometria, di cui è socio. Nato a Livorno nel 1990, vive a Magione, gioca a pallanuoto in serie C, tifa Livorno («anche adesso») e la notte guarda le stelle dal tetto con un dobsoniano fatto in casa. Ha una gatta, Ematite.</p></body></html>`
    },
    {
      url: "https://radiolago.example/podcast/provetta/pietro-vannucci",
      body: `<!DOCTYPE html><html lang="it"><head><title>Provetta #31: il chimico con il nome del pittore - Radio Lago</title></head><body><h1>Provetta #31: il chimico con il nome del pittore</h1><p>22/10/2026, durata 34 min</p><p>In studio Pietro Vannucci, ricercatore. Abbiamo parlato di oltremare finto, di come si analizzano i dati con Python quando il furgone non ha rete, e della patente nautica presa per sbaglio («volevo quella per il camion»). Pietro insegna scienze il giovedì in carcere a Capanne con l'associazione Ora d'Aria.</p><p>Ascolta su tutte le piattaforme.</p></body></html>`
    },
    {
      url: "https://arteumbra.example/perugino",
      body: `<!doctype html><html lang="it"><head><title>Pietro Vannucci detto il Perugino – Arte Umbra</title></head><body><h1>Pietro Vannucci, detto il Perugino</h1><p>Città della Pieve, 1448 circa – Fontignano, 1523. Pittore, maestro di Raffaello. Tra le opere: la Consegna delle chiavi nella Cappella Sistina e gli affreschi del Collegio del Cambio a Perugia.</p><p>Biglietti: intero 9 €, ridotto 6 €.</p></body></html>`
    },
    {
      url: "https://restauro.unitrasimeno.example/terza-missione/carta-bagnata",
      body: ateneo(
        "Carta bagnata: un pronto soccorso per gli archivi",
        "",
        `<h1>Carta bagnata: un pronto soccorso per gli archivi</h1><p>Dopo l'alluvione di Faenza il laboratorio di carta e pergamena ha recuperato 14.000 documenti dell'archivio comunale. Il responsabile, Edoardo Ruspoli-Neri, ha progettato la camera di congelamento da un container frigorifero per il pesce. Il progetto ha ricevuto nel 2024 il premio PA Sostenibile.</p><p>Per richieste di intervento: e.ruspolineri@unitrasimeno.example, oppure 075 5019 (h 24).</p>`
      )
    },
    {
      url: "https://legatoriadartista.example/soci/ruspoli-neri",
      body: `<html><head><title>I soci - Legatoria d'Artista</title></head><body><font face="Georgia"><h2>Edoardo Ruspoli-Neri</h2><p>Tecnico del laboratorio carta dell'Università del Trasimeno. Diploma in restauro librario alla Scuola di Spoleto (2009). In bottega fa legature giapponesi e carte marmorizzate. Insegna la legatura ai ragazzi del doposcuola della Casa dei Ragazzi a Foligno, dove abita. Ha due levrieri, Aldo e Manuzio.</p><p>&lt;&lt; <a href="soci.html">torna ai soci</a></p></font></body></html>`
    },
    {
      url: "https://folignooggi.example/2024/05/elezioni-liste-candidati-interviste-ruspoli-neri",
      news: { seen: "20240528T060000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it"><head><title>Dieci domande a Edoardo Ruspoli-Neri - Foligno Oggi</title></head><body><article><h1>Dieci domande a Edoardo Ruspoli-Neri</h1><p>28 maggio 2024. Proseguono le nostre chiacchierate in vista dell'8 giugno.</p><p><b>Perché si candida?</b> Corro con Alleanza Verdi e Sinistra perché l'archivio comunale ha la muffa.</p><p><b>Mestiere?</b> Tecnico restauratore. Asciugo libri.</p><p><b>Si racconti.</b> Ho 39 anni, convivo con la sclerosi multipla dal 2016 e con Gabriele, mio marito, dal 2019. Una delle due convivenze è facile.</p><p><b>Passioni?</b> La corsa lenta, il Foligno Calcio, i giochi di ruolo, la Quintana: porto i colori del rione Ammanniti da quando avevo sei anni.</p><p><b>Un libro?</b> Asciutto.</p></article><div>Commenti (12)</div></body></html>`
    },
    {
      url: "https://aib-umbria.example/formazione/2026",
      body: `<!doctype html><html lang="it"><head><title>Corsi 2026 - Bibliotecari dell'Umbria</title></head><body><h1>Corsi 2026</h1><table><tr><th>Data</th><th>Corso</th><th>Docente</th></tr><tr><td>12/03</td><td>Piani di emergenza per archivi e biblioteche</td><td>Edoardo Ruspoli-Neri, volontario certificato del Blue Shield Italia</td></tr><tr><td>16/04</td><td>Catalogare fumetti</td><td>Lara Fiorucci</td></tr></table></body></html>`
    }
  ],
  wikipedia: [
    {
      title: "Pietro Perugino",
      description: "Italian Renaissance painter (c. 1446/1452–1523)",
      extract:
        "Pietro Perugino, born Pietro Vannucci or Pietro Vanucci, was an Italian Renaissance painter of the Umbrian school, who developed some of the qualities that found classic expression in the High Renaissance. Raphael became his most famous pupil."
    }
  ],
  wikidata: [
    {
      id: "Q9913448",
      label: "Pietro Perugino",
      description: "Italian Renaissance painter",
      aliases: ["Pietro Vannucci", "Perugino"],
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q1028181", label: "painter" } },
        { property: "P570", time: "1523" }
      ],
      article: "Pietro Perugino"
    }
  ],
  orcid: [
    {
      id: "0000-0002-6138-9071",
      given: "Lucia",
      family: "Bellandrini",
      keywords: ["wall paintings", "nanolime", "post-earthquake conservation"],
      country: "IT",
      employments: [
        {
          organization: "Università del Trasimeno",
          role: "Full Professor",
          department: "Dipartimento di Conservazione e Restauro",
          city: "Perugia",
          country: "IT",
          from: 2016
        }
      ],
      educations: [
        {
          organization: "Sapienza Università di Roma",
          role: "PhD",
          department: "Storia dell'arte",
          city: "Roma",
          country: "IT",
          from: 1998,
          to: 2002
        }
      ],
      works: [
        {
          title: "Reassembling detached frescoes after the 2016 Norcia earthquake",
          type: "journal-article",
          year: 2025,
          journal: "Conservation of Walls"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5088213077",
      name: "Lucia Bellandrini",
      orcid: "0000-0002-6138-9071",
      institution: "Università del Trasimeno",
      country: "Italy",
      years: [2004, 2011, 2019, 2025],
      works_count: 58,
      cited_by_count: 741,
      topics: ["Cultural Heritage Materials Analysis", "Building materials and conservation"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/conswalls.2025.112",
      title: "Reassembling detached frescoes after the 2016 Norcia earthquake",
      journal: "Conservation of Walls",
      published: [2025, 9, 1],
      authors: [
        {
          given: "Lucia",
          family: "Bellandrini",
          affiliation: "Università del Trasimeno",
          orcid: "0000-0002-6138-9071"
        },
        { given: "Pietro", family: "Vannucci", affiliation: "Università del Trasimeno" }
      ]
    }
  ],
  people: [
    {
      id: "lucia-bellandrini",
      about: "A full professor and head of department: staff table, curriculum, ORCID, a regional newspaper.",
      contact: {
        email: "l.bellandrini@unitrasimeno.example",
        full_name: "Lucia Bellandrini",
        company: "Università del Trasimeno"
      },
      outcome: "found",
      facts: {
        title:
          "Professoressa ordinaria | Direttrice del Dipartimento | Professoressa ordinaria – Direttrice del Dipartimento | Full Professor | Head of Department",
        company:
          "Università del Trasimeno | University of Trasimeno | Dipartimento di Conservazione e Restauro",
        location: "Spello | Perugia | Perugia, IT | Perugia, Italy",
        industry:
          "higher education | università | university | research | conservation | restauro | cultural heritage | Conservazione e Restauro | education",
        skills: [
          "nanolime | nanocalce",
          "dipinti murali | wall paintings | Restauro dei dipinti murali | restauro dei dipinti murali | wall painting conservation"
        ],
        achievements: [
          "premio Europa Nostra 2026 | Europa Nostra | premio Europa Nostra | Europa Nostra award 2026 | Europa Nostra Award"
        ],
        hobbies: [
          "Canta da contralto nella corale cittadina | corale cittadina | choir | canta | Canta da contralto | singing | choir singing"
        ],
        causes: ["Pietre Amiche | associazione Pietre Amiche"],
        memberships: [
          "International Institute for Conservation | International Institute for Conservation (IIC)"
        ],
        education: [
          {
            institution: "Istituto Centrale per il Restauro | Istituto Centrale per il Restauro di Roma",
            degree: "diplomata | diploma | Diploma",
            field: "dipinti murali | restauro",
            year: 1995
          },
          {
            institution: "Sapienza Università di Roma | Sapienza | Sapienza University of Rome",
            degree: "dottorato | PhD | Dottorato",
            field: "Storia dell'arte | Art History",
            year: 2002
          }
        ],
        pets: ["due asinelle, Calce e Rena | due asinelle | asinelle | two donkeys | donkeys | Calce e Rena"]
      },
      also: {
        title:
          "Restauratrice di dipinti murali | docente | professoressa | Direttrice | dirige il Dipartimento | presidente dell'associazione Pietre Amiche",
        location: "Perugia | Italy | Umbria",
        skills: [
          "post-earthquake conservation",
          "Cultural Heritage Materials Analysis",
          "Building materials and conservation",
          "restauro | restoration | conservation",
          "affreschi | frescoes",
          "consolidante a base di nanocalce",
          "Storia dell'arte"
        ],
        interests: [
          "wall paintings",
          "nanolime",
          "post-earthquake conservation",
          "affreschi | frescoes",
          "Infiorata | l'Infiorata",
          "Cultural Heritage Materials Analysis",
          "Building materials and conservation",
          "asinelle",
          "corale"
        ],
        hobbies: [
          "Infiorata | l'Infiorata | durante l'Infiorata la trovate in ginocchio con i petali",
          "due asinelle che porta a passeggio la domenica | porta a passeggio | passeggio"
        ],
        achievements: [
          "Reassembling detached frescoes after the 2016 Norcia earthquake",
          "Ottomila frammenti | la parete di Santa Maria in Pié di Colle è di nuovo in piedi | Santa Maria in Pié di Colle | Gli affreschi del sisma tornano al muro",
          "dirige il Dipartimento dal 2022",
          "professoressa ordinaria dal 2016",
          "741 citations | 58 works | cited 741 times",
          "consolidante a base di nanocalce | nanocalce",
          "presidente dell'associazione Pietre Amiche"
        ],
        causes: ["chiese crollate | raccoglie fondi per le chiese crollate"],
        memberships: [
          "corale cittadina",
          "Pietre Amiche | presidente dell'associazione Pietre Amiche",
          "elenco dei restauratori di beni culturali | elenco dei restauratori di beni culturali del Ministero della Cultura"
        ],
        certifications: [
          "elenco dei restauratori di beni culturali del Ministero della Cultura | elenco dei restauratori di beni culturali | restauratori di beni culturali | iscritta all'elenco dei restauratori di beni culturali del Ministero della Cultura | Restauratrice di dipinti murali"
        ]
      },
      sources: [
        "https://restauro.unitrasimeno.example/persone",
        "https://restauro.unitrasimeno.example/persone/lucia-bellandrini",
        "https://corrieredellagostino.example/2026/06/11/affreschi-sisma-bellandrini",
        "https://pub.orcid.org/v3.0/0000-0002-6138-9071/person",
        "https://pub.orcid.org/v3.0/0000-0002-6138-9071/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6138-9071/educations"
      ]
    },
    {
      id: "pietro-vannucci",
      about: "A chemist in Perugia named like the painter Perugino, whom encyclopedias know.",
      contact: {
        email: "p.vannucci@unitrasimeno.example",
        full_name: "Pietro Vannucci",
        company: "Università del Trasimeno"
      },
      outcome: "found",
      facts: {
        title:
          "Ricercatore | Ricercatore a tempo determinato | Ricercatore a tempo determinato (RTT) | Ricercatore a tempo determinato in tenure track | Researcher | Tenure-track researcher",
        company:
          "Università del Trasimeno | University of Trasimeno | Dipartimento di Conservazione e Restauro",
        location: "Magione | Perugia",
        skills: ["spettroscopia Raman | Raman spectroscopy", "Python"],
        achievements: [
          "premio Giovane Ricercatore | premio Giovane Ricercatore dell'Associazione Italiana di Archeometria | Giovane Ricercatore | Young Researcher award"
        ],
        hobbies: [
          "pallanuoto | gioca a pallanuoto | water polo | gioca a pallanuoto in serie C",
          "guarda le stelle | astronomia | stargazing | astronomy | dobsoniano fatto in casa | la notte guarda le stelle"
        ],
        sports_teams: ["Livorno"],
        causes: ["Ora d'Aria | associazione Ora d'Aria"],
        memberships: ["Associazione Italiana di Archeometria"],
        education: [
          {
            institution: "Università di Firenze | University of Florence",
            degree: "Dottorato | PhD",
            field: "Scienze chimiche | Chemistry",
            year: 2018
          }
        ],
        pets: ["gatta, Ematite | gatta | Ematite | una gatta, Ematite | Una gatta | cat | cat called Ematite"]
      },
      also: {
        title: "Chimico | chemist | Responsabile del laboratorio mobile | Assegnista",
        location: "Perugia | Umbria | Italy | Livorno",
        industry:
          "higher education | università | university | research | chemistry | conservation | restauro | cultural heritage | Conservazione e Restauro | education",
        skills: [
          "diagnostica non invasiva | diagnostica",
          "fluorescenza X | X-ray fluorescence",
          "pigmenti | pigmenti e leganti | leganti | pigments",
          "chemistry | chimica | Scienze chimiche",
          "insegna scienze | teaching",
          "data analysis | analizzano i dati con Python"
        ],
        interests: [
          "pigmenti | pigmenti e leganti | pigments",
          "spettroscopia Raman",
          "le stelle | stelle | astronomia",
          "pallanuoto",
          "oltremare finto | oltremare",
          "diagnostica non invasiva",
          "Archeometria",
          "Livorno",
          "scienza in piazza | Scienza in Piazza"
        ],
        hobbies: ["dobsoniano fatto in casa | dobsoniano"],
        achievements: [
          "Che colore era? Un furgone nei musei | Che colore era?",
          "Reassembling detached frescoes after the 2016 Norcia earthquake",
          "laboratorio mobile | Responsabile del laboratorio mobile | Responsabile del laboratorio mobile (il furgone bianco)",
          "Provetta #31 | il chimico con il nome del pittore | Provetta",
          "Assegnista a Gand fino al 2021 | Assegnista a Gand"
        ],
        causes: ["carcere | insegna scienze il giovedì in carcere a Capanne | carcere a Capanne"],
        certifications: ["patente nautica | boating licence | boat licence | boating license"],
        education: [
          {
            institution: "Università di Pisa | University of Pisa",
            degree: "Laurea magistrale | Master's",
            field: "Scienze chimiche | Chemistry",
            year: 2014
          }
        ]
      },
      sources: [
        "https://restauro.unitrasimeno.example/persone",
        "https://restauro.unitrasimeno.example/persone/pietro-vannucci",
        "https://scienzainpiazza-umbria.example/ospiti/pietro-vannucci",
        "https://radiolago.example/podcast/provetta/pietro-vannucci"
      ],
      never: [
        "Raffaello",
        "Raphael",
        "Cappella Sistina",
        "Renaissance",
        "Città della Pieve",
        "Collegio del Cambio",
        "1523",
        "detto il Perugino"
      ]
    },
    {
      id: "edoardo-ruspoli-neri",
      about: "An interview before an election tells illness, party and marriage beside what he likes.",
      contact: {
        email: "e.ruspolineri@unitrasimeno.example",
        full_name: "Edoardo Ruspoli-Neri"
      },
      outcome: "found",
      facts: {
        title:
          "Personale tecnico – Laboratorio carta e pergamena | Tecnico del laboratorio carta | Tecnico restauratore | Personale tecnico | Laboratory technician | responsabile",
        company:
          "Università del Trasimeno | University of Trasimeno | Dipartimento di Conservazione e Restauro",
        location: "Foligno | Perugia",
        skills: [
          "legature giapponesi | Japanese bookbinding | Japanese bindings | legatura",
          "carte marmorizzate | marbled paper | paper marbling"
        ],
        achievements: ["premio PA Sostenibile | PA Sostenibile | premio PA Sostenibile 2024"],
        hobbies: [
          "La corsa lenta | corsa lenta | corsa | slow running | running",
          "giochi di ruolo | i giochi di ruolo | role-playing games"
        ],
        sports_teams: ["Foligno Calcio | il Foligno Calcio"],
        causes: ["Blue Shield Italia | volontario certificato del Blue Shield Italia"],
        memberships: ["Legatoria d'Artista"],
        education: [
          {
            institution: "Scuola di Spoleto",
            degree: "Diploma",
            field: "restauro librario | book conservation | book restoration",
            year: 2009
          }
        ],
        pets: [
          "due levrieri, Aldo e Manuzio | due levrieri | levrieri | Aldo e Manuzio | two greyhounds | greyhounds"
        ]
      },
      also: {
        title: "Tecnico | responsabile del laboratorio di carta e pergamena | responsabile | Il responsabile",
        location: "Perugia | Umbria | Italy",
        industry:
          "higher education | università | university | research | conservation | restauro | cultural heritage | Conservazione e Restauro | education",
        skills: [
          "restauro librario | restauro",
          "carta e pergamena | paper and parchment",
          "Piani di emergenza per archivi e biblioteche | Piani di emergenza",
          "legatura | bookbinding",
          "camera di congelamento | freeze-drying",
          "recupero di documenti | ha recuperato 14.000 documenti"
        ],
        interests: [
          "La Quintana | la Quintana | Quintana | rione Ammanniti",
          "giochi di ruolo",
          "corsa lenta",
          "Foligno Calcio",
          "legatura | legature giapponesi | carte marmorizzate",
          "archivi | Piani di emergenza per archivi e biblioteche"
        ],
        hobbies: [
          "la Quintana | Quintana | rione Ammanniti",
          "legature giapponesi | carte marmorizzate | legatura"
        ],
        achievements: [
          "14.000 documenti | ha recuperato 14.000 documenti dell'archivio comunale | recuperato 14.000 documenti",
          "camera di congelamento | ha progettato la camera di congelamento da un container frigorifero per il pesce | ha progettato la camera di congelamento",
          "Carta bagnata",
          "Piani di emergenza per archivi e biblioteche"
        ],
        causes: [
          "Casa dei Ragazzi | doposcuola della Casa dei Ragazzi a Foligno | doposcuola della Casa dei Ragazzi",
          "Insegna la legatura ai ragazzi del doposcuola | doposcuola",
          "archivi"
        ],
        memberships: ["Blue Shield Italia", "rione Ammanniti"],
        certifications: [
          "volontario certificato del Blue Shield Italia | Blue Shield Italia | volontario certificato"
        ],
        sports_teams: ["rione Ammanniti"]
      },
      sources: [
        "https://restauro.unitrasimeno.example/persone",
        "https://restauro.unitrasimeno.example/terza-missione/carta-bagnata",
        "https://legatoriadartista.example/soci/ruspoli-neri",
        "https://folignooggi.example/2024/05/elezioni-liste-candidati-interviste-ruspoli-neri",
        "https://aib-umbria.example/formazione/2026"
      ],
      sensitive: ["sclerosi multipla", "Alleanza Verdi e Sinistra", "Gabriele", "marito", "candida"]
    }
  ]
}
