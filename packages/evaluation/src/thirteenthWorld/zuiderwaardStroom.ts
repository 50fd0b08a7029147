import type { WorldPart } from "../World.ts"

const cooperatie = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="UTF-8"><title>${title} | Zuiderwaard Stroom, energiecoöperatie in de Betuwe</title><meta name="generator" content="Joomla! - Open Source Content Management"></head>
<body class="site com_content view-article"><header><a href="/">Zuiderwaard Stroom</a><ul class="mod-menu"><li><a href="/projecten">Projecten</a></li><li><a href="/lid-worden">Lid worden</a></li><li><a href="/wie-zijn-wij">Wie zijn wij</a></li><li><a href="/nieuws">Nieuws</a></li><li><a href="/veelgestelde-vragen">Veelgestelde vragen</a></li></ul><span>Opbrengst vandaag: 1.204 kWh</span></header><main>${body}</main>
<footer><p>Coöperatie Zuiderwaard Stroom U.A. · Veerweg 22, Tiel · KvK 6611 · IBAN op de factuur</p><p><a href="/privacyverklaring">Privacyverklaring</a> <a href="/cookies">Cookies</a> <a href="/anbi">Jaarstukken</a></p></footer></body></html>`

/** An energy cooperative on the Waal: a director, a treasurer who shares name and employer with a fitter, an unknown. */
export const zuiderwaardStroom: WorldPart = {
  pages: [
    {
      url: "https://zuiderwaardstroom.example/",
      body: cooperatie(
        "Stroom van de buren",
        `<h1>Stroom van de buren</h1><p>2.300 leden, twee windmolens, drie zonnedaken en een zonneweide. Doe mee vanaf € 25.</p><div class="moduletable"><h3>Agenda</h3><p>28 januari: ledenavond in de Agnietenhof</p></div>`
      )
    },
    {
      url: "https://zuiderwaardstroom.example/wie-zijn-wij",
      body: cooperatie(
        "Wie zijn wij",
        `<h1>Wie zijn wij</h1><h2>Bestuur</h2><ul><li>Hanneke van Ommeren, voorzitter</li><li>Peter van den Berg, penningmeester</li><li>Youssef El Khattabi, secretaris</li></ul><p>Peter is registeraccountant (RA) en werkte dertig jaar bij een accountantskantoor in Arnhem, de laatste tien als partner. Bij ons bedacht hij de zonlening: leden lenen elkaar panelen.</p><h2>Bureau</h2><ul><li>Marloes Teunissen-Bakx, directeur</li><li>Peter van den Berg, monteur (Peter junior, geen familie)</li><li>Gonnie Hol, ledenadministratie</li></ul><p>Marloes leidt het bureau sinds 2021. Daarvoor was ze projectleider duurzame warmte bij de gemeente Culemborg.</p>`
      )
    },
    {
      url: "https://zuiderwaardstroom.example/nieuws/monteur-peter-in-de-mast",
      body: cooperatie(
        "Peter in de mast",
        `<h1>Peter in de mast</h1><p>4 juni 2026</p><p>Onze monteur Peter van den Berg (26) klimt elke maand de molen in. Hij deed de BBL-opleiding elektrotechniek aan het Rijn IJssel, is VCA-gecertificeerd, komt uit Druten en speelt keeper bij DIO '30. Zijn hond blijft beneden.</p>`
      )
    },
    {
      url: "https://zuiderwaardstroom.example/nieuws/jaarrekening-2025",
      body: cooperatie(
        "Jaarrekening 2025: plus twee ton",
        `<h1>Jaarrekening 2025: plus twee ton</h1><p>De ledenvergadering keurde op 22 april de jaarrekening goed. Penningmeester Peter van den Berg: „Twee ton over, en toch geen vuurwerk. We leggen het opzij voor de batterij.” De zonlening heeft inmiddels 410 deelnemers en won vorig jaar de Hier Opgewekt Innovatieprijs.</p>`
      )
    },
    {
      url: "https://betuwebode.example/tiel/penningmeester-met-zonnebril",
      news: { seen: "20260124T070000Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><title>Penningmeester met zonnebril | De Betuwebode</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Penningmeester met zonnebril","datePublished":"2026-01-24","author":{"@type":"Person","name":"Ria Spronk"}}</script></head><body><nav>Tiel | Buren | West Maas en Waal | Familieberichten | Puzzels</nav><article><h1>Penningmeester met zonnebril</h1><p>Ria Spronk, 24 januari 2026. TIEL</p><p>Wie bij Peter van den Berg (63) in Zennewijnen aanbelt, wordt begroet door Saldo, een Drentsche patrijshond, en daarna pas door de baas. De gepensioneerde accountant is penningmeester van energiecoöperatie Zuiderwaard Stroom. „Cijfers zijn gezellig, als je ze de tijd geeft.”</p><p>Hij studeerde bedrijfseconomie in Tilburg, tot 1986, en is nog altijd lid van de beroepsorganisatie NBA. In de schuur staat zijn eigenlijke leven: drie antieke staartklokken op de werkbank en een cider die nog moet klaren. Zomers staat hij met zijn appels op het Fruitcorso.</p><p>Op woensdag zit hij bij SchuldHulpMaatje, waar hij mensen helpt met een schoenendoos vol ongeopende post. En NEC? „Vak M, al sinds 1974. Een dure hobby, maar niet in geld.”</p></article><div>Lees ook: Waterstand Waal daalt</div></body></html>`
    },
    {
      url: "https://klokkenvrienden-rivierenland.example/leden.htm",
      body: `<HTML><HEAD><TITLE>Klokkenvrienden Rivierenland</TITLE></HEAD><BODY BGCOLOR="#FFFFE0"><H2>Onze leden</H2><TABLE BORDER=0><TR><TD>Dhr. P. (Peter) van den Berg</TD><TD>Zennewijnen</TD><TD>Friese staartklokken. Gaf in 2025 de cursus uurwerken repareren. Penningmeester van Zuiderwaard Stroom, dus ook onze kascommissie.</TD></TR><TR><TD>Mw. T. Kooyman</TD><TD>Ophemert</TD><TD>Koekoeksklokken</TD></TR></TABLE><P>Laatst bijgewerkt 3-11-2026</P></BODY></HTML>`
    },
    {
      url: "https://warmtewerkt.example/2019/sprekers",
      body: `<!doctype html><html lang="nl"><head><title>Sprekers WarmteWerkt 2019</title></head><body><h1>Sprekers</h1><p><strong>Marloes Teunissen-Bakx</strong>, projectleider duurzame warmte, gemeente Culemborg: „Een wijk van het gas, en dan de volgende”.</p><p><strong>Bob Hendriksen</strong>, adviseur: „Buizen”.</p><p>Uw toegangsbewijs is ook uw parkeerkaart.</p></body></html>`
    },
    {
      url: "https://energiesamenwijzer.example/interviews/marloes-teunissen-bakx",
      news: { seen: "20260917T070000Z", language: "Dutch", country: "Netherlands" },
      body: `<!DOCTYPE html><html lang="nl"><head><title>‘Een batterij is ook maar een buurman’ – Energie Samenwijzer</title><meta property="article:published_time" content="2026-09-17"></head><body><div class="cookie">Wij plaatsen functionele cookies. <button>Oké</button></div><article><h1>‘Een batterij is ook maar een buurman’</h1><p class="intro">Marloes Teunissen-Bakx, directeur van Zuiderwaard Stroom, sluit een buurtbatterij van 4 megawattuur aan. „Netcongestie is een afspraak die nog niemand heeft gemaakt.”</p><p><b>Hoe ben je hier terechtgekomen?</b><br>Ik heb milieukunde gestudeerd in Wageningen, afgerond in 2006, en dacht dat ik in de natuur zou gaan werken. Het werden meterkasten.</p><p><b>Wat kun je goed?</b><br>Omgevingsmanagement. Keukentafels. Ik heb 180 kopjes koffie gedronken voor die zonneweide en maar één bezwaar gekregen. En ik kan subsidieaanvragen lezen zonder te huilen.</p><p><b>Wat zei men toen jullie in december de ASN Wereldprijs wonnen?</b><br>„Mooi, komt er nu ook een bankje?”</p><p><b>En thuis?</b><br>In Beesd, met twee kinderen, kippen en een kruising tussen een teckel en iets anders, Volt.</p></article></body></html>`
    },
    {
      url: "https://roeivereniging-linge.example/nieuws/elfstedenroei",
      body: `<!doctype html><html lang="nl"><head><title>Elfstedenroei uitgeroeid! – R.V. De Linge</title></head><body class="wordpress"><h1>Elfstedenroei uitgeroeid!</h1><p>1 juni 2026 door de commissie wedstrijden</p><p>Onze vrouwenploeg roeide de Elfstedenroeimarathon in 20 uur en 11 minuten. Op slag: Marloes Teunissen-Bakx, die ook vier jaar in ons bestuur zat. Ze is inmiddels weer wakker.</p></body></html>`
    },
    {
      url: "https://vogelwerkgroep-lek-linge.example/tellers",
      body: `<html lang="nl"><head><title>Onze tellers</title></head><body><h1>Onze tellers</h1><p>Steenuilen: Marloes Teunissen-Bakx telt sinds 2017 de kasten bij Beesd en Rumpt. Zij is gecertificeerd ringer bij het Vogeltrekstation. Tip van Marloes: thermoskan eerst, ladder daarna.</p><p>Zwaluwen: Arie de Kock.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/marloes-teunissen-bakx",
      title: "Marloes Teunissen-Bakx - Directeur - Zuiderwaard Stroom | LinkedIn",
      snippet:
        "Beesd, Gelderland, Nederland · Directeur · Coöperatie Zuiderwaard Stroom. Van wie is de zon? Bestuurslid bij Energie Samen Gelderland. Opleiding: Wageningen University & Research"
    },
    {
      url: "https://www.linkedin.com/in/petervandenberg-wind",
      title: "Peter van den Berg - Monteur - Zuiderwaard Stroom | LinkedIn",
      snippet: "Druten · Monteur windturbines · Zuiderwaard Stroom · Opleiding: Rijn IJssel"
    }
  ],
  people: [
    {
      id: "marloes-teunissen-bakx",
      about:
        "A director: a sector interview, a rowing club, a bird group; an old programme has her former post.",
      contact: {
        email: "marloes@zuiderwaardstroom.example",
        full_name: "Marloes Teunissen-Bakx"
      },
      outcome: "found",
      facts: {
        title: "directeur | Directeur | director | Director",
        company: "Zuiderwaard Stroom | Coöperatie Zuiderwaard Stroom | Coöperatie Zuiderwaard Stroom U.A.",
        location: "Beesd | Beesd, Gelderland, Nederland | Tiel | Beesd, Gelderland, Netherlands",
        industry:
          "energie | energiecoöperatie | renewable energy | energy cooperative | duurzame energie | energy | hernieuwbare energie | energiecoöperatie in de Betuwe",
        skills: ["Omgevingsmanagement | stakeholder management"],
        achievements: [
          "ASN Wereldprijs | ASN Wereldprijs winner",
          "Elfstedenroeimarathon | roeide de Elfstedenroeimarathon in 20 uur en 11 minuten | Elfstedenroeimarathon in 20 uur en 11 minuten"
        ],
        hobbies: [
          "roeien | rowing | roeide | Roeivereniging | Elfstedenroei",
          "Steenuilen | steenuilen | telt steenuilen | little owls | vogels | counting little owls | birdwatching | vogels tellen"
        ],
        memberships: ["Energie Samen Gelderland | Bestuurslid bij Energie Samen Gelderland"],
        education: [
          {
            institution: "Wageningen University & Research | Wageningen | Wageningen University",
            field: "milieukunde | environmental science | environmental sciences | Environmental Sciences",
            year: 2006
          }
        ],
        certifications: [
          "gecertificeerd ringer | gecertificeerd ringer bij het Vogeltrekstation | certified bird ringer | ringer"
        ],
        pets: [
          "een kruising tussen een teckel en iets anders, Volt | kruising tussen een teckel en iets anders | Volt | teckel | dachshund cross | dog | hond | dachshund cross called Volt"
        ]
      },
      also: {
        title: "Bestuurslid bij Energie Samen Gelderland | Bestuurslid",
        location: "Tiel | Gelderland | de Betuwe | Culemborg | Nederland | Netherlands",
        skills: [
          "subsidieaanvragen | grant applications",
          "duurzame warmte | sustainable heat | projectleider duurzame warmte",
          "Netcongestie | grid congestion",
          "buurtbatterij | batterij | battery storage",
          "projectleider | project management",
          "milieukunde"
        ],
        interests: [
          "Netcongestie | netcongestie",
          "buurtbatterij | batterij",
          "Steenuilen | steenuilen | vogels",
          "roeien | rowing",
          "duurzame warmte",
          "zonneweide",
          "milieukunde",
          "natuur | de natuur"
        ],
        hobbies: ["kippen | keeping chickens"],
        achievements: [
          "buurtbatterij van 4 megawattuur | sluit een buurtbatterij van 4 megawattuur aan",
          "180 kopjes koffie | maar één bezwaar gekregen | zonneweide",
          "projectleider duurzame warmte bij de gemeente Culemborg | projectleider duurzame warmte, gemeente Culemborg | projectleider duurzame warmte",
          "Marloes leidt het bureau sinds 2021 | leidt het bureau sinds 2021",
          "Een wijk van het gas, en dan de volgende | WarmteWerkt 2019",
          "vier jaar in ons bestuur | zat vier jaar in het bestuur",
          "telt sinds 2017 de kasten bij Beesd en Rumpt"
        ],
        causes: [
          "Vogelwerkgroep | steenuilen | Steenuilen | vogels | vogelwerkgroep Lek en Linge",
          "duurzame energie | duurzame warmte | netcongestie"
        ],
        memberships: [
          "R.V. De Linge",
          "Vogelwerkgroep | Onze tellers | Vogelwerkgroep Lek en Linge",
          "Vogeltrekstation",
          "R.V. De Linge | Roeivereniging De Linge"
        ],
        sports_teams: ["R.V. De Linge | Onze vrouwenploeg | vrouwenploeg"],
        pets: ["kippen | chickens"],
        linkedin_bio:
          "Van wie is de zon? | Van wie is de zon? Bestuurslid bij Energie Samen Gelderland. | Van wie is de zon? Bestuurslid bij Energie Samen Gelderland | Beesd, Gelderland, Nederland · Directeur · Coöperatie Zuiderwaard Stroom. Van wie is de zon? Bestuurslid bij Energie Samen Gelderland. Opleiding: Wageningen University & Research",
        linkedin:
          "https://www.linkedin.com/in/marloes-teunissen-bakx | linkedin.com/in/marloes-teunissen-bakx"
      },
      sources: [
        "https://zuiderwaardstroom.example/wie-zijn-wij",
        "https://warmtewerkt.example/2019/sprekers",
        "https://energiesamenwijzer.example/interviews/marloes-teunissen-bakx",
        "https://roeivereniging-linge.example/nieuws/elfstedenroei",
        "https://vogelwerkgroep-lek-linge.example/tellers",
        "https://www.linkedin.com/in/marloes-teunissen-bakx"
      ]
    },
    {
      id: "peter-van-den-berg",
      about: "Two men of one name at one cooperative: the client means the treasurer, not the fitter of 26.",
      contact: {
        email: "penningmeester@zuiderwaardstroom.example",
        full_name: "Peter van den Berg",
        company: "Zuiderwaard Stroom",
        title: "Penningmeester"
      },
      outcome: "found",
      facts: {
        title: "penningmeester | Penningmeester | treasurer | Treasurer",
        company: "Zuiderwaard Stroom | Coöperatie Zuiderwaard Stroom U.A. | Coöperatie Zuiderwaard Stroom",
        location: "Zennewijnen | Tiel",
        achievements: [
          "Hier Opgewekt Innovatieprijs | won vorig jaar de Hier Opgewekt Innovatieprijs",
          "zonlening | bedacht hij de zonlening | de zonlening"
        ],
        hobbies: [
          "staartklokken | antieke staartklokken | Friese staartklokken | uurwerken repareren | clock repair | klokken | antique clocks | repairing clocks",
          "cider | cider maken | cider making | making cider"
        ],
        sports_teams: ["NEC"],
        causes: ["SchuldHulpMaatje"],
        memberships: ["Klokkenvrienden Rivierenland"],
        education: [
          {
            institution: "Tilburg | Tilburg University | Universiteit van Tilburg",
            field: "bedrijfseconomie | business economics",
            year: 1986
          }
        ],
        certifications: ["registeraccountant | RA | registeraccountant (RA) | chartered accountant"],
        pets: [
          "Saldo, een Drentsche patrijshond | Drentsche patrijshond | Saldo | Drentsche Patrijshond | dog | hond"
        ]
      },
      also: {
        title: "registeraccountant | gepensioneerde accountant | accountant",
        location: "Tiel | de Betuwe | Rivierenland",
        industry:
          "energie | energiecoöperatie | renewable energy | energy cooperative | duurzame energie | energy | accountancy | hernieuwbare energie | energiecoöperatie in de Betuwe",
        skills: [
          "accountancy | accounting | cijfers | Cijfers | registeraccountant",
          "uurwerken repareren | uurwerken",
          "bedrijfseconomie",
          "jaarrekening | de jaarrekening",
          "helpt mensen met schulden | schuldhulp"
        ],
        interests: [
          "staartklokken | Friese staartklokken | klokken | uurwerken",
          "cider",
          "Cijfers | cijfers",
          "NEC",
          "appels | Fruitcorso",
          "zonlening | batterij"
        ],
        hobbies: [
          "Fruitcorso | appels | Zomers staat hij met zijn appels op het Fruitcorso",
          "NEC | Een dure hobby | Vak M"
        ],
        achievements: [
          "partner | de laatste tien als partner | dertig jaar bij een accountantskantoor in Arnhem | werkte dertig jaar bij een accountantskantoor in Arnhem, de laatste tien als partner | werkte dertig jaar bij een accountantskantoor in Arnhem",
          "Gaf in 2025 de cursus uurwerken repareren | cursus uurwerken repareren",
          "410 deelnemers | De zonlening heeft inmiddels 410 deelnemers",
          "Jaarrekening 2025: plus twee ton | Twee ton over",
          "kascommissie"
        ],
        causes: ["mensen helpt met een schoenendoos vol ongeopende post | schulden"],
        memberships: ["NBA | beroepsorganisatie NBA", "kascommissie | SchuldHulpMaatje"]
      },
      sources: [
        "https://zuiderwaardstroom.example/wie-zijn-wij",
        "https://zuiderwaardstroom.example/nieuws/jaarrekening-2025",
        "https://betuwebode.example/tiel/penningmeester-met-zonnebril",
        "https://klokkenvrienden-rivierenland.example/leden.htm"
      ],
      never: [
        "monteur",
        "VCA",
        "Druten",
        "DIO '30",
        "Rijn IJssel",
        "elektrotechniek",
        "keeper",
        "petervandenberg-wind"
      ]
    },
    {
      id: "sjoerd-kuiphof",
      about: "Nothing public: no page names the volunteer.",
      contact: {
        email: "s.kuiphof@zuiderwaardstroom.example",
        full_name: "Sjoerd Kuiphof",
        company: "Zuiderwaard Stroom"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
