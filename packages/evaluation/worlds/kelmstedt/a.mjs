// Kelmstedt Software GmbH, Leipzig: software house, German, Hugo
const host = "https://www.kelmstedt.example"
const page = (path, title, main, description = "Kelmstedt Software GmbH entwickelt Lagerverwaltungssoftware für den Mittelstand.") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Hugo 0.139.3">
<title>${title} | Kelmstedt Software</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${host}${path}">
<link rel="stylesheet" href="/css/main.min.4f1c.css" integrity="sha256-x">
</head>
<body>
<header class="site-header"><a class="logo" href="/">kelmstedt<b>.</b></a>
<nav><ul><li><a href="/lagerwerk/">Lagerwerk</a></li><li><a href="/team/">Team</a></li><li><a href="/blog/">Blog</a></li><li><a href="/impressum/">Impressum</a></li></ul></nav></header>
<main>
${main}
</main>
<footer><p>Kelmstedt Software GmbH · Karl-Heine-Straße 214 · 04229 Leipzig · Softwareentwicklung für Lager und Logistik</p>
<p><a href="/impressum/">Impressum</a> · <a href="/datenschutz/">Datenschutz</a></p></footer>
</body></html>`
})

export default {
  people: [
    {
      id: "jonas-wiebrecht",
      about: "Managing director of a German software house; team page, local newspaper, rowing club.",
      contact: { email: "jonas.wiebrecht@kelmstedt.example", full_name: "Jonas Wiebrecht", company: "Kelmstedt Software GmbH" },
      outcome: "found",
      facts: {
        title: "Geschäftsführer | Managing Director | CEO | Gründer und Geschäftsführer | Founder and Managing Director | geschäftsführender Gesellschafter",
        company: "Kelmstedt Software GmbH | Kelmstedt Software | Kelmstedt",
        location: "Leipzig | Leipzig, Deutschland | Leipzig, Germany | Leipzig, Sachsen",
        industry: "Softwareentwicklung | Software | Software development | Lagerverwaltungssoftware | Warehouse management software | IT",
        achievements: ["Leipziger Mittelstandspreis 2023 | Mittelstandspreis 2023 | won the Leipzig Mittelstand award 2023"],
        hobbies: ["Rudern | rowing | rudert"],
        memberships: ["Ruderverein Elsterblick | Ruderverein Elsterblick e. V. | Kassenwart im Ruderverein Elsterblick | treasurer of Ruderverein Elsterblick"],
        education: [{ institution: "Universität Leipzig | Leipzig University | University of Leipzig", degree: "Diplom | Diplom-Informatiker | Dipl.-Inf.", field: "Informatik | Computer Science" }]
      },
      also: {
        skills: ["Lagerverwaltung | Warehouse management | Lagerverwaltungssoftware"],
        achievements: [
          "Gründete Kelmstedt Software 2009 | founded Kelmstedt Software in 2009 | Gründer von Kelmstedt Software",
          "Finanzierte das Unternehmen ohne Investoren | grew the company without investors | 38 Mitarbeitende",
          "Interview in der Elsterstadt-Zeitung 2023"
        ],
        interests: ["Lagerlogistik | warehouse logistics | Logistik", "Rudern | rowing"],
        sports_teams: ["Ruderverein Elsterblick | Masters-Achter des Rudervereins Elsterblick"],
        certifications: ["Dipl.-Inf. | Diplom-Informatiker"]
      },
      sources: [`${host}/team/`, `${host}/impressum/`, "https://www.elsterstadt-zeitung.example/wirtschaft/mittelstandspreis-kelmstedt", "https://rv-elsterblick.example/vorstand.html", `${host}/blog/mittelstandspreis-2023/`]
    },
    {
      id: "miriam-kolbenhoff",
      about: "Head of development, e-mail alone; speaker page and GitHub.",
      contact: { email: "miriam.kolbenhoff@kelmstedt.example" },
      outcome: "found",
      facts: {
        title: "Leiterin Softwareentwicklung | Head of Software Development | Head of Development | Leiterin der Softwareentwicklung",
        company: "Kelmstedt Software GmbH | Kelmstedt Software | Kelmstedt",
        location: "Leipzig | Leipzig, Deutschland | Leipzig, Germany",
        industry: "Softwareentwicklung | Software | Software development | Lagerverwaltungssoftware | Warehouse management software | IT",
        skills: ["Kotlin", "PostgreSQL | Postgres"],
        hobbies: ["Bouldern | bouldering | boulders"],
        education: [{ institution: "TU Dresden | Technische Universität Dresden | Dresden University of Technology", field: "Medieninformatik | Media Computer Science | Media informatics" }],
        certifications: ["CPSA-A | iSAQB CPSA-A | Certified Professional for Software Architecture – Advanced Level | iSAQB Certified Professional for Software Architecture"]
      },
      also: {
        location: "Leipzig-Lindenau | Lindenau | Leipzig Lindenau",
        skills: [
          "Software architecture | Softwarearchitektur", "Migration von Altsystemen | legacy migration | legacy migrations | Zero-downtime migrations", "schema migrations | Schema-Migrationen | migrations | Datenbankmigrationen",
          "Database | databases | Datenbanken", "Shell | Bash", "dotfiles", "pg-steps | Small, reversible schema steps for PostgreSQL", "Teamleitung | leads a team of fourteen | leitet ein Team von vierzehn"
        ],
        achievements: [
          "Speaker at Elbe Dev Days 2025 | Talk at Elbe Dev Days 2025 | Twelve years of schema, zero downtime",
          "Author of pg-steps | pg-steps | open-source library pg-steps",
          "Joined Kelmstedt in 2014 | seit 2014 bei Kelmstedt"
        ],
        interests: ["Bouldern | bouldering", "schema migrations | databases | Datenbanken | PostgreSQL"]
      },
      sources: [`${host}/team/`, "https://elbedevdays.example/2025/speakers/miriam-kolbenhoff", `${host}/blog/schema-in-schritten/`, "https://github.com/mkolbenhoff-le"]
    },
    {
      id: "lars-dettweiler",
      about: "Developer, name and company; Mastodon account linked from the team page, volunteering.",
      contact: { full_name: "Lars Dettweiler", company: "Kelmstedt Software" },
      outcome: "found",
      facts: {
        title: "Softwareentwickler | Software developer | Softwareentwickler für mobile Geräte | Software Engineer | Mobile developer",
        company: "Kelmstedt Software GmbH | Kelmstedt Software | Kelmstedt",
        location: "Leipzig | Leipzig, Deutschland | Leipzig, Germany | Halle (Saale) | Halle | Halle, Germany",
        industry: "Softwareentwicklung | Software | Software development | Lagerverwaltungssoftware | Warehouse management software | IT",
        skills: ["Flutter"],
        causes: ["Coding-Werkstatt Plagwitz | Programmieren mit Jugendlichen | teaching young people to code | coding for kids | Kindern Programmieren beibringen"],
        pets: ["Kater Pixel | Pixel | cat Pixel | Katze | cat | cat named Pixel"]
      },
      also: {
        skills: ["Dart", "Barcode-Scanner | barcode scanners | barcode scanning | Handscanner", "Mobile Apps | mobile development | mobile Geräte | Android"],
        memberships: ["Coding-Werkstatt Plagwitz | Betreuer der Coding-Werkstatt Plagwitz | Mentor at Coding-Werkstatt Plagwitz"],
        interests: ["Modelleisenbahn | model railways | H0 model railway", "Open source"],
        hobbies: ["Modelleisenbahn | model railways | H0 | Modellbahn"],
        achievements: ["Mentor at Coding-Werkstatt Plagwitz since 2021 | seit 2021 Mentor | betreut donnerstags Jugendliche"]
      },
      sources: [`${host}/team/`, "https://tooting.example/@dettweiler", "https://coding-werkstatt-plagwitz.example/mentoren/"],
      never: ["Imker", "beekeep", "Physik"]
    },
    {
      id: "petra-sanktjohann",
      about: "An employee of whom nothing is public.",
      contact: { email: "petra.sanktjohann@kelmstedt.example", full_name: "Petra Sanktjohann", company: "Kelmstedt Software GmbH" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Geschäftsführer", "Kotlin", "Rudern"]
    }
  ],
  pages: [
    page("/", "Software für Ihr Lager", `<section class="hero"><h1>Ihr Lager. Ein System. Keine Zettel.</h1>
<p>Kelmstedt Software entwickelt seit 2009 in Leipzig Lagerverwaltungssoftware für mittelständische Händler und Hersteller. Über 160 Betriebe arbeiten mit <a href="/lagerwerk/">Lagerwerk</a>.</p>
<a class="btn" href="/team/">Lernen Sie uns kennen</a></section>
<section><h2>Aus dem Blog</h2><ul><li><a href="/blog/mittelstandspreis-2023/">Wir haben den Leipziger Mittelstandspreis gewonnen</a></li><li><a href="/blog/schema-in-schritten/">Schema in Schritten</a></li></ul></section>`),
    page("/lagerwerk/", "Lagerwerk", `<h1>Lagerwerk</h1><p>Wareneingang, Kommissionierung, Inventur: Lagerwerk läuft auf jedem Handscanner und spricht mit Ihrer Warenwirtschaft.</p>`),
    page("/team/", "Team", `<h1>Das Team</h1><p>38 Menschen, ein Hinterhof in Plagwitz.</p>
<div class="cards">
<article class="card" id="wiebrecht"><img src="/img/team/jonas.jpg" alt="Jonas Wiebrecht"><h3>Jonas Wiebrecht</h3><p class="role">Gründer und Geschäftsführer</p>
<p>Jonas hat an der Universität Leipzig Informatik studiert (Diplom) und Kelmstedt 2009 gegründet. Er lebt in Leipzig und rudert vor der Arbeit auf der Elster.</p><a href="mailto:jonas.wiebrecht@kelmstedt.example">E-Mail</a></article>
<article class="card" id="kolbenhoff"><img src="/img/team/miriam.jpg" alt="Miriam Kolbenhoff"><h3>Miriam Kolbenhoff</h3><p class="role">Leiterin Softwareentwicklung</p>
<p>Miriam kam 2014 nach dem Studium der Medieninformatik an der TU Dresden zu uns und leitet ein Team von vierzehn Entwicklerinnen und Entwicklern. Nach Feierabend geht sie bouldern.</p><a href="mailto:miriam.kolbenhoff@kelmstedt.example">E-Mail</a> <a href="https://github.com/mkolbenhoff-le">GitHub</a></article>
<article class="card" id="dettweiler"><img src="/img/team/lars.jpg" alt="Lars Dettweiler"><h3>Lars Dettweiler</h3><p class="role">Softwareentwickler für mobile Geräte</p>
<p>Lars bringt Lagerwerk mit Flutter auf den Handscanner. Er pendelt jeden Tag aus Halle (Saale) nach Leipzig.</p><a rel="me" href="https://tooting.example/@dettweiler">Mastodon</a></article>
</div>`),
    page("/blog/", "Blog", `<h1>Blog</h1><ul class="posts"><li><time>2025-03-18</time> <a href="/blog/schema-in-schritten/">Schema in Schritten</a></li><li><time>2023-10-06</time> <a href="/blog/mittelstandspreis-2023/">Wir haben den Leipziger Mittelstandspreis gewonnen</a></li></ul>`),
    page("/blog/mittelstandspreis-2023/", "Wir haben den Leipziger Mittelstandspreis gewonnen", `<article><h1>Wir haben den Leipziger Mittelstandspreis gewonnen</h1><p class="meta">6. Oktober 2023</p>
<p>Gestern Abend hat unser Geschäftsführer Jonas Wiebrecht im Neuen Rathaus den Leipziger Mittelstandspreis 2023 entgegengenommen. Die Jury lobte, dass Kelmstedt ohne Investoren gewachsen ist. Danke an alle, die mitgebaut haben!</p></article>`),
    page("/blog/schema-in-schritten/", "Schema in Schritten", `<article><h1>Schema in Schritten</h1><p class="meta">18. März 2025 · von Miriam Kolbenhoff</p>
<p>Unsere älteste Tabelle ist zwölf Jahre alt. In diesem Beitrag zeige ich, wie wir Datenbankmigrationen unter PostgreSQL in kleine, umkehrbare Schritte zerlegen. Der Code, ein paar hundert Zeilen Kotlin, liegt als <a href="https://github.com/mkolbenhoff-le/pg-steps">pg-steps</a> auf GitHub.</p></article>`),
    page("/impressum/", "Impressum", `<h1>Impressum</h1><p>Kelmstedt Software GmbH<br>Karl-Heine-Straße 214<br>04229 Leipzig</p><p>Geschäftsführer: Dipl.-Inf. Jonas Wiebrecht</p><p>Amtsgericht Leipzig, HRB 00917</p><p>E-Mail: hallo@kelmstedt.example</p>`),
    {
      url: "https://www.elsterstadt-zeitung.example/wirtschaft/mittelstandspreis-kelmstedt",
      news: { seen: "2023-10-07T06:00:00.000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Software aus dem Hinterhof: Mittelstandspreis für Kelmstedt – Elsterstadt-Zeitung</title><meta property="og:type" content="article"><meta property="og:site_name" content="Elsterstadt-Zeitung">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Software aus dem Hinterhof: Mittelstandspreis für Kelmstedt","datePublished":"2023-10-07","author":{"@type":"Person","name":"Ute Brandmüller"}}</script></head>
<body><div class="ez-top"><a href="/">Elsterstadt-Zeitung</a> <a href="/wirtschaft">Wirtschaft</a></div><article><h1>Software aus dem Hinterhof: Mittelstandspreis für Kelmstedt</h1><p class="byline">Von Ute Brandmüller</p>
<p>Leipzig. Jonas Wiebrecht, Gründer und Geschäftsführer der Kelmstedt Software GmbH, hat den Leipziger Mittelstandspreis 2023 erhalten. Seine Firma baut Lagerverwaltungssoftware und beschäftigt 38 Mitarbeitende. „Lagerlogistik ist mein Lebensthema“, sagt Wiebrecht, der einst an der Universität Leipzig Informatik studierte.</p>
<p>Früh morgens trifft man den Leipziger auf dem Wasser: Er rudert im Masters-Achter des Rudervereins Elsterblick.</p></article><footer>© Elsterstadt-Zeitung</footer></body></html>`
    },
    {
      url: "https://rv-elsterblick.example/vorstand.html",
      body: `<html><head><title>Ruderverein Elsterblick e. V. - Vorstand</title></head><body bgcolor="#eef6ff"><h2>Ruderverein Elsterblick e. V., Leipzig</h2><table border="1"><tr><th>Amt</th><th>Name</th></tr><tr><td>Vorsitzende</td><td>Gudrun Habersang</td></tr><tr><td>Kassenwart</td><td>Jonas Wiebrecht (Kelmstedt Software)</td></tr><tr><td>Jugendwart</td><td>Tobias Fink-Merz</td></tr></table><p><a href="index.html">Startseite</a></p></body></html>`
    },
    {
      url: "https://elbedevdays.example/2025/speakers/miriam-kolbenhoff",
      body: `<!DOCTYPE html><html lang="en"><head><title>Miriam Kolbenhoff – Elbe Dev Days 2025</title><meta charset="utf-8"><meta name="description" content="Speaker at Elbe Dev Days 2025, Dresden"></head><body class="speaker"><nav><a href="/2025">Elbe Dev Days 2025</a><a href="/2025/speakers">Speakers</a><a href="/2025/tickets">Tickets</a></nav>
<section class="profile"><h1>Miriam Kolbenhoff</h1><h2>Head of Software Development, Kelmstedt Software</h2><p>Miriam leads a team of fourteen at Kelmstedt Software in Leipzig. She is an iSAQB Certified Professional for Software Architecture – Advanced Level (CPSA-A), writes Kotlin and knows more about legacy migrations in PostgreSQL than she ever wanted to. She lives in Leipzig-Lindenau.</p>
<h3>Talk</h3><p><strong>Twelve years of schema, zero downtime</strong> – Friday, 11:00, Hall B</p></section><footer>Elbe Dev Days, Dresden</footer></body></html>`
    },
    {
      url: "https://coding-werkstatt-plagwitz.example/mentoren/",
      body: `<!DOCTYPE html><html lang="de"><head><meta name="generator" content="WordPress 6.6"><title>Mentorinnen und Mentoren – Coding-Werkstatt Plagwitz</title></head><body class="page wp-embed-responsive"><header><a href="/">Coding-Werkstatt Plagwitz</a></header><div class="entry-content"><h1>Mentorinnen und Mentoren</h1>
<h3>Lars Dettweiler</h3><p>Seit 2021 Mentor. Lars arbeitet als Softwareentwickler bei Kelmstedt Software in Leipzig und betreut donnerstags Jugendliche, die ihre erste App bauen.</p><h3>Katja Morgenroth</h3><p>Seit 2019 Mentorin, Lehrerin für Physik und begeisterte Imkerin.</p></div><footer>Coding-Werkstatt Plagwitz, ein Projekt der Nachbarschaft in Leipzig</footer></body></html>`
    }
  ],
  github: [{
    login: "mkolbenhoff-le", id: 90110231, name: "Miriam Kolbenhoff", company: "Kelmstedt Software", location: "Leipzig", bio: "Schema migrations and bouldering.", blog: "https://www.kelmstedt.example", commit_email: "miriam.kolbenhoff@kelmstedt.example",
    repositories: [
      { name: "pg-steps", description: "Small, reversible schema steps for PostgreSQL", language: "Kotlin", topics: ["postgresql", "migrations", "database"], stars: 214, pushed_at: "2026-09-30T18:12:00Z" },
      { name: "dotfiles", language: "Shell", stars: 3, pushed_at: "2026-05-02T07:00:00Z" }
    ]
  }],
  mastodon: [{
    user: "dettweiler", domain: "tooting.example", name: "Lars Dettweiler", note: "<p>Entwickelt mobile Apps (Flutter, Dart) bei Kelmstedt in Leipzig. Modelleisenbahn H0. Mensch von Kater Pixel.</p>",
    fields: [{ name: "Arbeit", value: "<a href=\"https://www.kelmstedt.example/team/\" rel=\"me\">kelmstedt.example/team</a>", verified_at: "2024-02-11T10:00:00.000Z" }],
    posts: [
      { text: "<p>Kater Pixel hat heute den Barcode-Scanner vom Tisch geschoben. Er funktioniert noch.</p>", at: "2026-10-14T19:20:00.000Z" },
      { text: "<p>Wer hat Open-Source-Erfahrung mit Handscannern unter Android? Frage für Lagerwerk.</p>", at: "2026-08-02T12:00:00.000Z" }
    ]
  }]
}
