import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} | Hollerbeck Spanntechnik</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div class="cc-banner">Wir verwenden Cookies, um unsere Website für Sie zu verbessern. <button>Alle akzeptieren</button> <button>Nur notwendige</button></div>
<header><a href="/"><img src="/logo.svg" alt="Hollerbeck Spanntechnik"></a><nav><ul><li><a href="/produkte">Produkte</a></li><li><a href="/unternehmen">Unternehmen</a></li><li><a href="/unternehmen/geschaeftsfuehrung">Geschäftsführung &amp; Leitung</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav></header>
<main>${body}</main>
<footer><p>Hollerbeck Spanntechnik GmbH &amp; Co. KG · Brunnenwiesen 14 · 89518 Heidenheim an der Brenz · Tel. 07321 0000-0</p><p><a href="/impressum">Impressum</a> | <a href="/datenschutz">Datenschutz</a> | <a href="/agb">AGB</a></p></footer></body></html>`

/** A family firm of machine-tool chucks: an owner of whom many write, a head of design whom the works council names too. */
export const hollerbeck: WorldPart = {
  pages: [
    {
      url: "https://hollerbeck-spanntechnik.example/",
      body: shell(
        "Präzision, die hält",
        `<h1>Präzision, die hält.</h1><p>Seit 1931 fertigen wir in Heidenheim Spannfutter, Spannzangen und Sonderlösungen für die zerspanende Industrie. 210 Mitarbeiterinnen und Mitarbeiter, drei Generationen, ein Standort.</p><p><a href="/unternehmen/geschaeftsfuehrung">Wer wir sind</a></p>`
      )
    },
    {
      url: "https://hollerbeck-spanntechnik.example/unternehmen/geschaeftsfuehrung",
      body: shell(
        "Geschäftsführung und Leitung",
        `<h1>Geschäftsführung und Leitung</h1>
<div class="card"><img src="/img/fh.jpg" alt="Dr.-Ing. Friederike Hollerbeck"><h3>Dr.-Ing. Friederike Hollerbeck</h3><p class="funktion">Geschäftsführende Gesellschafterin</p><p>Friederike Hollerbeck leitet das Unternehmen seit 2014 in dritter Generation. Sie studierte Maschinenbau an der Universität Stuttgart (Diplom 2001) und promovierte 2006 an der RWTH Aachen über das Schwingungsverhalten von Kraftspannfuttern. Sie lebt mit ihrer Familie in Heidenheim.</p><p><a href="mailto:f.hollerbeck@hollerbeck-spanntechnik.example">E-Mail</a></p></div>
<div class="card"><h3>Jochen Reutlinger</h3><p class="funktion">Kaufmännischer Leiter, Prokurist</p><p>Jochen Reutlinger verantwortet Finanzen, Einkauf und IT. Der Diplom-Betriebswirt kam 2009 aus der Wirtschaftsprüfung zu uns.</p></div>
<div class="card"><img src="/img/tk.jpg" alt="Tobias Kressbronner"><h3>Tobias Kressbronner</h3><p class="funktion">Leiter Konstruktion und Entwicklung</p><p>Tobias Kressbronner hat 2003 bei uns als Auszubildender zum Industriemechaniker angefangen und danach an der Hochschule Aalen Mechatronik studiert (B. Eng., 2011). Sein Team von 18 Konstrukteurinnen und Konstrukteuren arbeitet mit SolidWorks und Ansys.</p><p><a href="mailto:t.kressbronner@hollerbeck-spanntechnik.example">E-Mail</a></p></div>`
      )
    },
    {
      url: "https://hollerbeck-spanntechnik.example/impressum",
      body: shell(
        "Impressum",
        "<h1>Impressum</h1><p>Hollerbeck Spanntechnik GmbH &amp; Co. KG<br>Brunnenwiesen 14<br>89518 Heidenheim an der Brenz</p><p>Persönlich haftende Gesellschafterin: Hollerbeck Verwaltungs-GmbH, vertreten durch die Geschäftsführerin Dr.-Ing. Friederike Hollerbeck<br>Registergericht: Amtsgericht Ulm, HRA 000000<br>USt-IdNr.: DE000000000</p>"
      )
    },
    {
      url: "https://brenztaler-rundschau.example/wirtschaft/unternehmerin-des-jahres-hollerbeck",
      news: { seen: "20251121T063000Z", language: "German", country: "Germany" },
      body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Heidenheimerin ist „Unternehmerin des Jahres“ | Brenztaler Rundschau</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Heidenheimerin ist „Unternehmerin des Jahres“","datePublished":"2025-11-21T06:30:00+01:00","author":{"@type":"Person","name":"Ulrike Zoller"}}</script></head>
<body><nav>Lokales Sport Wirtschaft Kultur Anzeigen E-Paper</nav><article><p class="kicker">Maschinenbau</p><h1>Heidenheimerin ist „Unternehmerin des Jahres“</h1><p class="byline">Von Ulrike Zoller, 21. November 2025, 06:30 Uhr</p>
<p>Friederike Hollerbeck, geschäftsführende Gesellschafterin der Hollerbeck Spanntechnik, ist am Mittwochabend in Stuttgart als Unternehmerin des Jahres 2025 ausgezeichnet worden. Die Jury lobte den „geräuschlosen Umbau“ des Familienbetriebs zu einem Anbieter sensorisch überwachter Spannmittel.</p>
<p>Wer die 49-Jährige am Wochenende sucht, muss nach oben schauen: Auf dem Fluggelände Steinheim verbringt sie ihre freie Zeit mit Segelfliegen. „Da oben ruft niemand an“, sagt sie. Unten wartet Rauhaardackel Wastl. Im Winter spielt sie Bratsche im Collegium Musicum.</p>
<p>Das Preisgeld von 10.000 Euro spendet Hollerbeck an den Förderverein Kinderklinik Ostwürttemberg, für den sie sich seit Jahren einsetzt.</p></article>
<aside><h4>Das könnte Sie auch interessieren</h4><ul><li>Sperrung der B 19 dauert bis Weihnachten</li><li>Zeiler-Werke melden Kurzarbeit an: Geschäftsführer Axel Zeiler im Interview</li></ul></aside></body></html>`
    },
    {
      url: "https://wirtschaftsforum-ostalb.example/verein/vorstand",
      body: `<html lang="de"><head><title>Vorstand – Wirtschaftsforum Ostalb e. V.</title></head><body><div id="menu"><a href="/">Start</a> · <a href="/termine">Termine</a> · <a href="/verein/vorstand">Vorstand</a> · <a href="/mitglied-werden">Mitglied werden</a></div><h2>Vorstand</h2>
<table border="1" cellpadding="4"><tr><td><b>1. Vorsitzender</b></td><td>Hans-Peter Griesinger</td><td>Griesinger Verpackungen, Giengen</td></tr><tr><td><b>Stellv. Vorsitzende</b></td><td>Dr. Friederike Hollerbeck</td><td>Hollerbeck Spanntechnik, Heidenheim</td></tr><tr><td><b>Schatzmeister</b></td><td>Manfred Aichele</td><td>Steuerkanzlei Aichele</td></tr></table><p>Stand: März 2026</p></body></html>`
    },
    {
      url: "https://michaelsgemeinde-brenz.example/gemeindebrief/2026-1",
      body: `<!doctype html><html lang="de"><head><title>Gemeindebrief 1/2026 – Evangelische Michaelsgemeinde</title></head><body><h1>Gemeindebrief 1/2026</h1><h2>Neuer Kirchengemeinderat</h2><p>Gewählt wurden: Ernst Bäuerle, Friederike Hollerbeck (Heidenheim, Unternehmerin), Dorothea Nagel und Klaus Rapp. Die Einführung ist am Sonntag Invokavit im Gottesdienst. Im März wird Frau Hollerbeck außerdem den Abendmahlskreis übernehmen.</p><h2>Kleidersammlung</h2><p>Bitte nur Tragbares.</p></body></html>`
    },
    {
      url: "https://spaeneundzahlen.example/folgen/47",
      body: `<!doctype html><html lang="de"><head><title>#47 Friederike Hollerbeck: Nachfolge ist kein Erbe – Späne &amp; Zahlen</title></head><body><a href="/">Späne &amp; Zahlen – der Podcast</a><h1>#47 Friederike Hollerbeck: Nachfolge ist kein Erbe</h1><p>12. Mai 2026 · 51 Minuten</p><p>Friederike Hollerbeck führt Hollerbeck Spanntechnik in Heidenheim. Mit Moderator Lars Bohnenkamp spricht sie über Nachfolge, Zerspanung und Retrofit – und warum sie im Vorstand des VDMA Baden-Württemberg für mehr Ingenieurinnen kämpft.</p><p>Jetzt hören auf: Apple Podcasts · Spotify · RSS</p></body></html>`
    },
    {
      url: "https://forum-zerspanung.example/2025/referenten/kressbronner",
      body: `<!doctype html><html lang="de"><head><title>Tobias Kressbronner – Forum Zerspanung 2025</title></head><body><header>Forum Zerspanung 2025 · 8./9. Oktober · Messe Stuttgart</header><h1>Tobias Kressbronner</h1><h4>Leiter Konstruktion und Entwicklung, Hollerbeck Spanntechnik</h4><p>Vortrag: Spannkraft messen, ohne sie zu stören<br>Raum C2, 14:20 Uhr</p><p>Tobias Kressbronner befasst sich mit FEM-Simulation, Sensorik in rotierenden Spannmitteln und additiver Fertigung. Er hält vier Patente und ist Mitglied im VDI.</p><p>Nächster Vortrag: <a href="lindqvist">Sven Auerhahn</a> – Kühlschmierstoffe 2030</p></body></html>`
    },
    {
      url: "https://hsg-brenztal.example/mannschaften/herren-2",
      body: `<!doctype html><html lang="de"><head><title>Herren 2 – HSG Brenztal Handball</title></head><body><nav>Spielplan Mannschaften Fanshop Sponsoren</nav><h1>Herren 2, Bezirksliga</h1><dl><dt>Trainer</dt><dd>Tobias Kreßbronner (Heidenheim), im Hauptberuf Konstruktionsleiter bei Hollerbeck</dd><dt>Co-Trainer</dt><dd>Mirko Stanić</dd><dt>Betreuerin</dt><dd>Petra Wörz</dd></dl><p>Training: Di und Do, 20 Uhr, Karl-Rau-Halle. Trikotsponsor: Hollerbeck Spanntechnik</p></body></html>`
    },
    {
      url: "https://igm-ostwuerttemberg.example/aktuelles/hollerbeck-betriebsrat",
      body: `<!doctype html><html lang="de"><head><title>Betriebsratswahl bei Hollerbeck – IG Metall vor Ort</title></head><body><h1>Hollerbeck: Unsere Liste holt sieben von neun Sitzen</h1><p>24.3.2026. Gewählt sind u. a. Gerd Maier (Montage) und, als langjähriger Vertrauensmann der IG Metall, Tobias Kressbronner (Konstruktion). Glückwunsch, Kolleginnen und Kollegen!</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://de.linkedin.com/in/friederike-hollerbeck",
      title:
        "Friederike Hollerbeck – Geschäftsführende Gesellschafterin – Hollerbeck Spanntechnik | LinkedIn",
      snippet:
        "Heidenheim an der Brenz, Baden-Württemberg, Deutschland · Geschäftsführende Gesellschafterin · Hollerbeck Spanntechnik GmbH & Co. KG. Berufserfahrung: Hollerbeck Spanntechnik. Ausbildung: RWTH Aachen. 500+ Kontakte."
    }
  ],
  podcasts: [
    {
      id: 1660047001,
      title: "Späne & Zahlen",
      artist: "Lars Bohnenkamp",
      feed: "https://feeds.spaeneundzahlen.example/rss",
      site: "https://spaeneundzahlen.example",
      description: "Der Podcast für alle, die vom Zerspanen leben.",
      episodes: [
        {
          title: "#47 Friederike Hollerbeck: Nachfolge ist kein Erbe",
          description:
            "Friederike Hollerbeck führt Hollerbeck Spanntechnik in Heidenheim. Mit Lars Bohnenkamp spricht sie über Nachfolge, Zerspanung und Retrofit – und warum sie im Vorstand des VDMA Baden-Württemberg für mehr Ingenieurinnen kämpft.",
          url: "https://spaeneundzahlen.example/folgen/47",
          at: "2026-05-12T04:00:00Z"
        },
        {
          title: "#46 Axel Zeiler: Kurzarbeit und Haltung",
          description: "Axel Zeiler von den Zeiler-Werken über das schwerste Jahr der Firma.",
          url: "https://spaeneundzahlen.example/folgen/46",
          at: "2026-04-28T04:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "friederike-hollerbeck",
      about: "An owner with seven sources, one of them the parish letter.",
      contact: { email: "f.hollerbeck@hollerbeck-spanntechnik.example", full_name: "Friederike Hollerbeck" },
      outcome: "found",
      facts: {
        title:
          "Geschäftsführende Gesellschafterin | Geschäftsführerin | Managing Partner | Managing Director",
        company: "Hollerbeck Spanntechnik GmbH & Co. KG | Hollerbeck Spanntechnik",
        location:
          "Heidenheim an der Brenz, Baden-Württemberg, Deutschland | Heidenheim an der Brenz | Heidenheim",
        achievements: ["Unternehmerin des Jahres 2025 | Unternehmerin des Jahres"],
        hobbies: ["Segelfliegen | gliding", "Bratsche | viola"],
        pets: ["Rauhaardackel Wastl | Rauhaardackel | Wastl"],
        causes: ["Förderverein Kinderklinik Ostwürttemberg"],
        memberships: [
          "Wirtschaftsforum Ostalb e. V. | Wirtschaftsforum Ostalb",
          "VDMA Baden-Württemberg | VDMA"
        ],
        education: [
          { institution: "Universität Stuttgart", degree: "Diplom", field: "Maschinenbau", year: 2001 },
          { institution: "RWTH Aachen", degree: "Dr.-Ing. | promovierte | Promotion | Dr.", year: 2006 }
        ],
        linkedin:
          "https://de.linkedin.com/in/friederike-hollerbeck | https://www.linkedin.com/in/friederike-hollerbeck"
      },
      also: {
        industry: "Maschinenbau | Spanntechnik | zerspanende Industrie | Zerspanung",
        skills: ["Zerspanung", "Nachfolge", "Retrofit", "Maschinenbau"],
        interests: [
          "Segelfliegen",
          "Bratsche",
          "Nachfolge",
          "Zerspanung",
          "Retrofit",
          "mehr Ingenieurinnen | Ingenieurinnen"
        ],
        hobbies: ["Collegium Musicum"],
        memberships: ["Collegium Musicum", "Förderverein Kinderklinik Ostwürttemberg"],
        causes: ["mehr Ingenieurinnen | Ingenieurinnen"],
        achievements: [
          "Stellv. Vorsitzende | Stellv. Vorsitzende, Wirtschaftsforum Ostalb",
          "Nachfolge ist kein Erbe | #47 Friederike Hollerbeck: Nachfolge ist kein Erbe"
        ],
        linkedin_bio: "Geschäftsführende Gesellschafterin"
      },
      sources: [
        "https://hollerbeck-spanntechnik.example/unternehmen/geschaeftsfuehrung",
        "https://hollerbeck-spanntechnik.example/impressum",
        "https://brenztaler-rundschau.example/wirtschaft/unternehmerin-des-jahres-hollerbeck",
        "https://wirtschaftsforum-ostalb.example/verein/vorstand",
        "https://spaeneundzahlen.example/folgen/47",
        "https://de.linkedin.com/in/friederike-hollerbeck",
        "https://michaelsgemeinde-brenz.example/gemeindebrief/2026-1"
      ],
      never: ["Zeiler", "Prokurist"],
      sensitive: ["Kirchengemeinderat", "Abendmahlskreis", "Evangelische"]
    },
    {
      id: "tobias-kressbronner",
      about: "A head of design whom his club spells with an ß and whose union congratulates him in public.",
      contact: {
        email: "t.kressbronner@hollerbeck-spanntechnik.example",
        full_name: "Tobias Kressbronner",
        company: "Hollerbeck Spanntechnik"
      },
      outcome: "found",
      facts: {
        title: "Leiter Konstruktion und Entwicklung | Konstruktionsleiter",
        company: "Hollerbeck Spanntechnik GmbH & Co. KG | Hollerbeck Spanntechnik | Hollerbeck",
        location: "Heidenheim an der Brenz | Heidenheim",
        skills: [
          "SolidWorks",
          "Ansys",
          "FEM-Simulation",
          "Sensorik in rotierenden Spannmitteln | Sensorik",
          "additive Fertigung | additiver Fertigung"
        ],
        education: [
          { institution: "Hochschule Aalen", degree: "B. Eng. | B.Eng.", field: "Mechatronik", year: 2011 }
        ],
        achievements: ["vier Patente | hält vier Patente"],
        memberships: ["VDI"],
        sports_teams: ["HSG Brenztal Herren 2 | HSG Brenztal | Herren 2, HSG Brenztal"]
      },
      also: {
        industry: "Maschinenbau | Spanntechnik | zerspanende Industrie | Zerspanung",
        hobbies: ["Handball | Trainer"],
        interests: ["FEM-Simulation", "Sensorik", "additiver Fertigung", "Handball"],
        memberships: ["HSG Brenztal"],
        certifications: ["Industriemechaniker"],
        achievements: ["Spannkraft messen, ohne sie zu stören"],
        education: [
          {
            institution: "Hollerbeck Spanntechnik",
            degree: "Auszubildender zum Industriemechaniker | Industriemechaniker"
          }
        ]
      },
      sources: [
        "https://hollerbeck-spanntechnik.example/unternehmen/geschaeftsfuehrung",
        "https://forum-zerspanung.example/2025/referenten/kressbronner",
        "https://hsg-brenztal.example/mannschaften/herren-2",
        "https://igm-ostwuerttemberg.example/aktuelles/hollerbeck-betriebsrat"
      ],
      never: ["Kühlschmierstoffe"],
      sensitive: ["IG Metall", "Vertrauensmann", "Betriebsrat"]
    }
  ]
}
