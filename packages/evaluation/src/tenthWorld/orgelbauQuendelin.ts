import type { WorldPart } from "../World.ts"

/** The theme of a small firm's WordPress site: menu twice, cookie banner, a widget with opening hours. */
const seite = (titel: string, inhalt: string, kopf = ""): string => `<!DOCTYPE html>
<html lang="de-DE"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titel} – Orgelbau Quendelin</title><meta name="generator" content="WordPress 6.9">${kopf}</head>
<body class="wp-singular page wp-theme-handwerk"><a class="skip-link" href="#content">Zum Inhalt springen</a>
<div id="cookie-notice" role="dialog"><span>Diese Website verwendet Cookies. Mit der weiteren Nutzung erklären Sie sich damit einverstanden.</span><a href="#" id="cn-accept">OK</a> <a href="/datenschutz/">Datenschutzerklärung</a></div>
<header id="masthead"><p class="site-title"><a href="/">Orgelbau Quendelin</a></p><p class="site-description">Neubau · Restaurierung · Pflege – seit 1898</p>
<nav><ul><li><a href="/werkstatt/">Die Werkstatt</a></li><li><a href="/opusliste/">Opusliste</a></li><li><a href="/geschichte/">Geschichte</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></header>
<main id="content">${inhalt}</main>
<aside class="widget"><h4>Bürozeiten</h4><p>Mo–Do 8–16 Uhr, Fr 8–12 Uhr</p></aside>
<footer><p>Orgelbau Quendelin GmbH · Am Hüttensteig 6 · 09599 Freiberg · Telefon 03731 55 01 88</p><p><a href="/impressum/">Impressum</a> | <a href="/datenschutz/">Datenschutz</a></p></footer></body></html>`

const kurier = (
  titel: string,
  inhalt: string
): string => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${titel} | Muldentaler Bote</title>
<meta property="og:site_name" content="Muldentaler Bote"><meta property="og:type" content="article"><meta property="og:title" content="${titel}"></head>
<body><div class="topbar">E-Paper · Abo · Anzeigen · Trauer</div><nav><a href="/lokales">Lokales</a><a href="/sport">Sport</a><a href="/kultur">Kultur</a></nav>
<article><h1>${titel}</h1>${inhalt}</article>
<section class="mehr"><h3>Das könnte Sie auch interessieren</h3><ul><li>Sperrung der B 101 verlängert</li><li>Weihnachtsmarkt: Das sind die neuen Hütten</li></ul></section>
<footer>© Muldentaler Bote Verlag. Alle Rechte vorbehalten.</footer></body></html>`

/** Organ builders in Saxony, fifth generation: father and son bear one name, and an apprentice of whom nothing is known has a ski jumper for a namesake. */
export const orgelbauQuendelin: WorldPart = {
  pages: [
    {
      url: "https://orgelbau-quendelin.example/",
      body: seite(
        "Willkommen",
        `<h1>Klang aus Freiberg</h1><p>Seit 1898 baut, restauriert und pflegt unsere Werkstatt Pfeifenorgeln, heute mit elf Mitarbeiterinnen und Mitarbeitern und zwei Auszubildenden.</p>
<p>Aktuell in Arbeit: Opus 214, II/P 19, für die Stadtkirche in Lommewitz. <a href="/werkstatt/">Lernen Sie uns kennen</a>.</p>`,
        `<meta property="og:type" content="website"><meta property="og:title" content="Orgelbau Quendelin"><meta property="og:description" content="Orgelbauwerkstatt in Freiberg, Sachsen.">`
      )
    },
    {
      url: "https://orgelbau-quendelin.example/werkstatt/",
      body: seite(
        "Die Werkstatt",
        `<h1>Die Werkstatt</h1>
<p>Orgeln entstehen im Team. Von der ersten Zeichnung bis zum letzten Ton bleibt alles unter einem Dach.</p>
<h2>Geschäftsführung</h2>
<p><strong>Ansgar Quendelin</strong><br>Orgelbaumeister und Geschäftsführer<br>Entwurf, Mensuren, Angebote<br>a.quendelin (at) orgelbau-quendelin.example</p>
<h2>Intonation und Stimmung</h2>
<p><strong>Wiebke Stoltefuß</strong><br>Intonateurin, Leiterin der Pfeifenwerkstatt<br>Seit 2014 bei uns. Ihr Spezialgebiet sind Zungenstimmen.</p>
<h2>Schreinerei</h2>
<p><strong>Holger Nitzschke</strong><br>Tischlermeister<br><strong>Falk Börner</strong><br>Orgelbauer</p>
<h2>Büro</h2>
<p><strong>Annegret Quendelin</strong><br>Buchhaltung, Termine für Stimmungen</p>
<p><em>Und natürlich Prinzipal, unser Werkstattdackel.</em></p>`
      )
    },
    {
      url: "https://orgelbau-quendelin.example/geschichte/",
      body: seite(
        "Geschichte",
        `<h1>Fünf Generationen</h1>
<p><b>1898</b> Gründung durch Leberecht Quendelin in der Burgstraße.</p><p><b>1931</b> Umzug an den Hüttensteig.</p>
<p><b>1972</b> Die Werkstatt wird enteignet und dem VEB Orgelbau angegliedert. Ansgar Quendelin sen. bleibt als Brigadier im eigenen Haus.</p>
<p><b>1990</b> Ansgar Quendelin sen. erhält den Betrieb zurück. Er sitzt bis 2004 im Stadtrat.</p>
<p><b>2009</b> Bundesverdienstkreuz am Bande für Ansgar Quendelin sen.</p>
<p><b>2019</b> Übergabe an den Sohn.</p>`
      )
    },
    {
      url: "https://muldentaler-bote.example/kultur/zu-besuch-beim-orgelbauer",
      news: { seen: "20260913T050000Z", language: "German", country: "Germany" },
      body: kurier(
        "„Eine Orgel verzeiht keinen Pfusch“",
        `<p class="meta">Von Roswitha Kämpf · 13. September 2026</p>
<p><b>Freiberg.</b> Es riecht nach Leim und Eichenholz. Ansgar Quendelin, 41, führt in fünfter Generation die Orgelbauwerkstatt am Hüttensteig. Im Frühjahr bekam er für die Restaurierung der Orgel in Niederkaltenstein den Erzgebirgischen Handwerkspreis 2026.</p>
<p><b>Herr Quendelin, wollten Sie immer Orgelbauer werden?</b><br>Um Gottes willen, nein. Ich wollte Bergführer werden. Gelernt habe ich dann doch hier, den Meister habe ich 2012 an der Oscar-Walcker-Schule in Ludwigsburg gemacht.</p>
<p><b>Und die Berge?</b><br>Ich klettere, sooft es geht, in der Sächsischen Schweiz. Barfuß, das ist Ehrensache.</p>
<p><b>Was macht ein Orgelbauer am Samstag?</b><br>Er steht in Aue im Stadion. Ich habe seit meinem neunten Lebensjahr eine Dauerkarte beim FC Erzgebirge Aue, und ich habe alles gesehen, was man als Fan nicht sehen möchte.</p>
<p><b>Sie sind Vorsitzender des Vereins „Klingende Dorfkirche“. Warum?</b><br>Weil in unseren Dörfern Orgeln stehen, die seit zwanzig Jahren keiner mehr gespielt hat. Wir sammeln Geld, und ich steige ehrenamtlich hinein.</p>
<p><b>Der Dackel, der uns begrüßt hat?</b><br>Prinzipal. Der ist zuständig für Mäuse im Gebläse.</p>`
      )
    },
    {
      url: "https://muldentaler-bote.example/lokales/quendelin-wird-78",
      news: { seen: "20260206T050000Z", language: "German", country: "Germany" },
      body: kurier(
        "Ein Leben zwischen Pfeifen und Weichen",
        `<p class="meta">6. Februar 2026</p><p><b>Freiberg.</b> Der Orgelbauer Ansgar Quendelin feiert heute seinen 78. Geburtstag. Der Träger des Bundesverdienstkreuzes und frühere Stadtrat leitete dreißig Jahre den Posaunenchor. Heute verbringt er die meiste Zeit auf dem Dachboden, wo seine Modelleisenbahn auf sechzig Quadratmetern fährt.</p>`
      )
    },
    {
      url: "https://orgelbauer-innung.example/betriebe/sachsen/quendelin",
      body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Orgelbau Quendelin GmbH – Betriebe in Sachsen – Vereinigung freier Orgelbaumeister</title></head><body>
<header>Vereinigung freier Orgelbaumeister e. V. (VfO)</header><ul class="breadcrumb"><li>Start</li><li>Betriebe</li><li>Sachsen</li></ul>
<div itemscope itemtype="https://schema.org/LocalBusiness"><h1 itemprop="name">Orgelbau Quendelin GmbH</h1><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="postalCode">09599</span> <span itemprop="addressLocality">Freiberg</span></p>
<table><tr><th>Inhaber</th><td itemprop="founder" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ansgar Quendelin</span>, <span itemprop="jobTitle">Orgelbaumeister</span></td></tr><tr><th>Mitglied der VfO seit</th><td>2013</td></tr><tr><th>Schwerpunkte</th><td>Restaurierung, mechanische Trakturen, Windversorgung</td></tr><tr><th>Qualifikation</th><td>Restaurator im Handwerk</td></tr></table></div>
<footer>Geschäftsstelle Kassel · Kontakt · Impressum</footer></body></html>`
    },
    {
      url: "https://stoltefuss.example/",
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><title>Wiebke Stoltefuß, Intonateurin</title><link rel="me" href="https://handwerk.example/@wiebke">
<body><div class="h-card"><h1 class="p-name">Wiebke Stoltefuß</h1><p><span class="p-job-title">Intonateurin</span> bei <a class="p-org" href="https://orgelbau-quendelin.example/">Orgelbau Quendelin</a>, wohnhaft in <span class="p-locality">Freiberg</span></p></div>
<p>Ich bringe Pfeifen zum Sprechen. Bei der Arbeit beschäftigen mich vor allem Zungenstimmen und historische Temperierungen.</p>
<h2>Werdegang</h2><ul><li>2008 B.A. Musikwissenschaft, Universität Göttingen</li><li>2008–2012 Ausbildung zur Orgelbauerin, Ostfriesland</li><li>2012–2014 Gesellenjahre in Dänemark</li><li>seit 2014 Freiberg</li></ul>
<h2>Sonst</h2><p>Ich bin Mitglied der Gesellschaft der Orgelfreunde, schieße Bogen (Blankbogen, mit mehr Freude als Treffern) und teile die Wohnung mit zwei Katzen, Gedackt und Krummhorn. Ich mache beim Netzwerk „Meisterinnen von morgen“ mit, das Mädchen fürs Handwerk gewinnen will.</p>
<p>Vortrag: „Warum Zungen lügen“, Orgeltagung Malmö 2025.</p>
<p><a href="/impressum">Impressum</a> · w.stoltefuss@orgelbau-quendelin.example</p></body></html>`
    },
    {
      url: "https://pfeifenfunk.example/folge-37",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Folge 37: Wie klingt Blei? – Pfeifenfunk, der Orgelpodcast</title></head><body><h1>Folge 37: Wie klingt Blei?</h1><p>Zu Gast ist Wiebke Stoltefuß, Intonateurin bei Orgelbau Quendelin in Freiberg. Wir sprechen über Metalllegierungen, über Ohrenschutz und über die Frage, wie man eine Trompete leiser macht, ohne sie zu beleidigen.</p><p>12. Mai 2026 · 58 Minuten · <a href="/feed.xml">RSS</a></p></body></html>`
    },
    {
      url: "https://skiclub-hinterrauschen.example/kader",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kader 2026/27 – SC Hinterrauschen</title></head><body><h1>Unser Kader</h1><table><tr><th>Name</th><th>Jahrgang</th><th>Disziplin</th></tr><tr><td>Korbinian Aulhorn</td><td>2007</td><td>Skisprung, Juniorenmeister 2025</td></tr><tr><td>Veit Lechthaler</td><td>2008</td><td>Nordische Kombination</td></tr></table><p>Korbinian Aulhorn besucht das Skigymnasium und springt für Bayern.</p></body></html>`
    }
  ],
  mastodon: [
    {
      user: "wiebke",
      domain: "handwerk.example",
      name: "Wiebke Stoltefuß",
      note: "<p>Intonateurin. Orgelpfeifen, Bogenschießen, Katzencontent. Freiberg/Sachsen. Sie/ihr.</p>",
      fields: [
        {
          name: "Web",
          value: `<a href="https://stoltefuss.example/" rel="me nofollow">stoltefuss.example</a>`,
          verified_at: "2025-03-02T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Heute in Lommewitz die ersten Pfeifen gestellt. Acht Grad in der Kirche. Alles ist einen Viertelton zu tief, ich auch.</p>",
          at: "2026-11-24T17:20:00.000Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 771240,
      title: "Pfeifenfunk",
      artist: "Jost Hinrichs",
      feed: "https://pfeifenfunk.example/feed.xml",
      site: "https://pfeifenfunk.example/",
      description: "Der Podcast über Orgeln und die Leute, die hineinklettern.",
      episodes: [
        {
          title: "Folge 37: Wie klingt Blei? Mit Wiebke Stoltefuß",
          description:
            "Wiebke Stoltefuß, Intonateurin bei Orgelbau Quendelin in Freiberg, über Legierungen und Zungenstimmen.",
          url: "https://pfeifenfunk.example/folge-37",
          at: "2026-05-12T05:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "ansgar-quendelin",
      about: "Son; the father of the same name, in the same trade and town, is in the same newspaper.",
      contact: {
        email: "a.quendelin@orgelbau-quendelin.example",
        full_name: "Ansgar Quendelin",
        company: "Orgelbau Quendelin"
      },
      outcome: "found",
      facts: {
        title: "Orgelbaumeister und Geschäftsführer | Geschäftsführer | Orgelbaumeister",
        company: "Orgelbau Quendelin | Orgelbau Quendelin GmbH | Quendelin",
        location: "Freiberg | Freiberg, Sachsen | Freiberg, Germany | Freiberg, Deutschland",
        skills: [
          "Restaurierung | Restaurierung von Orgeln",
          "mechanische Trakturen | mechanische Traktur",
          "Windversorgung"
        ],
        achievements: [
          "Erzgebirgischen Handwerkspreis 2026 | Erzgebirgischer Handwerkspreis 2026 | Erzgebirgischer Handwerkspreis | Handwerkspreis"
        ],
        hobbies: [
          "klettere | Klettern | Klettern in der Sächsischen Schweiz | klettert in der Sächsischen Schweiz | barfuß klettern"
        ],
        sports_teams: ["FC Erzgebirge Aue | Erzgebirge Aue"],
        causes: ["Klingende Dorfkirche | Verein Klingende Dorfkirche | Verein „Klingende Dorfkirche“"],
        memberships: [
          "Vereinigung freier Orgelbaumeister e. V. (VfO) | Vereinigung freier Orgelbaumeister | VfO | Vereinigung freier Orgelbaumeister e. V."
        ],
        education: [
          {
            institution:
              "Oscar-Walcker-Schule | Oscar-Walcker-Schule in Ludwigsburg | Oscar-Walcker-Schule Ludwigsburg",
            year: 2012
          }
        ],
        certifications: ["Restaurator im Handwerk"],
        pets: [
          "Prinzipal | Dackel | Werkstattdackel | Dackel Prinzipal | Prinzipal, unser Werkstattdackel | Werkstattdackel Prinzipal | der Dackel"
        ]
      },
      also: {
        title:
          "Inhaber | Vorsitzender | Orgelbauer | Vorsitzender des Vereins Klingende Dorfkirche | founder",
        industry:
          "Orgelbau | Orgelbauwerkstatt | Neubau, Restaurierung und Pflege von Orgeln | Handwerk | Orgeln | Pfeifenorgeln",
        skills: [
          "Entwurf",
          "Mensuren",
          "Angebote",
          "Orgelbau",
          "Entwurf, Mensuren, Angebote",
          "Orgelbauer",
          "Neubau",
          "Pflege"
        ],
        interests: [
          "Klettern | klettere",
          "FC Erzgebirge Aue | Erzgebirge Aue | Fußball",
          "Berge | Bergführer | die Berge",
          "Sächsische Schweiz | Sächsischen Schweiz",
          "Orgeln | Orgel",
          "Dorfkirchen | Klingende Dorfkirche",
          "Restaurierung",
          "mechanische Trakturen",
          "Windversorgung"
        ],
        hobbies: ["FC Erzgebirge Aue", "Fußball | Stadion", "Berge"],
        achievements: [
          "Restaurierung der Orgel in Niederkaltenstein | Restaurierung der Orgel in Niederkaltenstein",
          "Opus 214",
          "fünfter Generation | in fünfter Generation",
          "Dauerkarte beim FC Erzgebirge Aue",
          "Vorsitzender des Vereins Klingende Dorfkirche",
          "Meister 2012 | Meister"
        ],
        causes: ["Orgeln in Dörfern", "ehrenamtlich"],
        memberships: ["Klingende Dorfkirche | Verein Klingende Dorfkirche", "FC Erzgebirge Aue"],
        certifications: ["Orgelbaumeister | Meister | Meister im Orgelbauerhandwerk | Orgelbaumeister 2012"],
        education: [
          {
            institution: "Oscar-Walcker-Schule in Ludwigsburg",
            degree: "Meister | den Meister | Orgelbaumeister",
            field: "Orgelbau",
            year: 2012
          }
        ]
      },
      sources: [
        "https://orgelbau-quendelin.example/",
        "https://orgelbau-quendelin.example/werkstatt/",
        "https://muldentaler-bote.example/kultur/zu-besuch-beim-orgelbauer",
        "https://orgelbauer-innung.example/betriebe/sachsen/quendelin"
      ],
      never: ["Bundesverdienstkreuz", "Stadtrat", "Posaunenchor", "Modelleisenbahn", "Brigadier"]
    },
    {
      id: "wiebke-stoltefuss",
      about: "Own site with an h-card, Mastodon that links back, a podcast in German.",
      contact: { email: "w.stoltefuss@orgelbau-quendelin.example", full_name: "Wiebke Stoltefuss" },
      outcome: "found",
      facts: {
        title: "Intonateurin | Intonateurin, Leiterin der Pfeifenwerkstatt | Leiterin der Pfeifenwerkstatt",
        company: "Orgelbau Quendelin | Orgelbau Quendelin GmbH | Quendelin",
        location: "Freiberg | Freiberg/Sachsen | Freiberg, Sachsen",
        skills: [
          "Zungenstimmen | Zungenstimme",
          "historische Temperierungen | Temperierungen | historischen Temperierungen"
        ],
        achievements: [
          "Warum Zungen lügen | „Warum Zungen lügen“, Orgeltagung Malmö 2025 | Vortrag: „Warum Zungen lügen“"
        ],
        hobbies: ["Bogenschießen | schieße Bogen | Bogen | Blankbogen"],
        causes: [
          "Meisterinnen von morgen | Netzwerk „Meisterinnen von morgen“ | Netzwerk Meisterinnen von morgen"
        ],
        memberships: ["Gesellschaft der Orgelfreunde"],
        education: [
          { institution: "Universität Göttingen", degree: "B.A.", field: "Musikwissenschaft", year: 2008 }
        ],
        pets: [
          "zwei Katzen, Gedackt und Krummhorn | zwei Katzen | Katzen | Gedackt | Krummhorn | Gedackt und Krummhorn | Katzen Gedackt und Krummhorn"
        ]
      },
      also: {
        title: "Orgelbauerin | Voicer",
        industry:
          "Orgelbau | Orgelbauwerkstatt | Orgeln | Handwerk | Neubau, Restaurierung und Pflege von Orgeln",
        skills: [
          "Intonation | Intonation und Stimmung",
          "Stimmung",
          "Legierungen | Metalllegierungen",
          "Orgelpfeifen | Pfeifen",
          "Orgelbau | Orgelbauerin",
          "Zungenstimmen und historische Temperierungen"
        ],
        interests: [
          "Zungenstimmen",
          "historische Temperierungen",
          "Orgelpfeifen | Pfeifen | Orgeln | Orgel",
          "Bogenschießen",
          "Katzencontent | Katzen",
          "Metalllegierungen | Legierungen",
          "Ohrenschutz",
          "Mädchen fürs Handwerk | Handwerk",
          "Meisterinnen von morgen",
          "Zungenstimmen und historische Temperierungen"
        ],
        hobbies: ["Katzencontent | Katzen", "Orgelpfeifen"],
        achievements: [
          "Wie klingt Blei? | Folge 37: Wie klingt Blei? | Pfeifenfunk",
          "Lommewitz",
          "Orgeltagung Malmö 2025 | Orgeltagung Malmö"
        ],
        causes: ["Mädchen fürs Handwerk | Mädchen fürs Handwerk gewinnen | Frauen im Handwerk"],
        memberships: ["Meisterinnen von morgen | Netzwerk „Meisterinnen von morgen“"],
        education: [
          {
            institution: "Ostfriesland",
            degree: "Ausbildung zur Orgelbauerin | Orgelbauerin | Ausbildung",
            field: "Orgelbau",
            year: 2012
          }
        ],
        certifications: ["Orgelbauerin | Ausbildung zur Orgelbauerin"],
        location: "Sachsen"
      },
      sources: [
        "https://orgelbau-quendelin.example/werkstatt/",
        "https://stoltefuss.example/",
        "https://pfeifenfunk.example/folge-37",
        "https://handwerk.example/api/v1/accounts/lookup?acct=wiebke"
      ]
    },
    {
      id: "korbinian-aulhorn",
      about:
        "Nothing online: an apprentice whom the workshop's page only counts. A ski jumper bears his name.",
      contact: {
        email: "k.aulhorn@orgelbau-quendelin.example",
        full_name: "Korbinian Aulhorn",
        company: "Orgelbau Quendelin"
      },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Skisprung", "Juniorenmeister", "Skigymnasium", "Hinterrauschen"]
    }
  ]
}
