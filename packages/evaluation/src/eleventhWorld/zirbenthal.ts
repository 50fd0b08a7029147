import type { WorldPart } from "../World.ts"

const host = "https://www.zirbenthal-antriebe.example"

const seite = (titel: string, inhalt: string, kopf = ""): string => `<!DOCTYPE html>
<html lang="de-CH" class="no-js"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titel} – Zirbenthal Seilantriebe AG</title>
<meta name="generator" content="TYPO3 CMS"><meta property="og:site_name" content="Zirbenthal Seilantriebe AG"><meta property="og:title" content="${titel}">${kopf}
</head><body>
<a class="skip" href="#inhalt">Zum Inhalt springen</a>
<div id="topbar"><a href="/">DE</a> | <a href="/en/">EN</a> &nbsp; <span>24h-Pikett +41 55 555 01 24</span></div>
<nav class="main-nav"><ul><li><a href="/">Start</a></li><li><a href="/produkte">Produkte</a></li><li><a href="/service">Service</a></li><li><a href="/unternehmen/team">Unternehmen</a></li><li><a href="/en/news/braunwald-drive">News</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav>
<main id="inhalt">${inhalt}</main>
<footer><div>Zirbenthal Seilantriebe AG · Industriestrasse 14 · 8752 Näfels · Schweiz</div><div><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/agb">AGB</a></div></footer>
<div class="cookie-layer" role="dialog">Diese Website verwendet Cookies. <button>Nur notwendige</button> <button>Alle akzeptieren</button></div>
</body></html>`

const zeile = (name: string, funktion: string, mail: string, tel: string) =>
  `<tr><td class="name">${name}</td><td>${funktion}</td><td>${tel}</td><td><a href="mailto:${mail}">E-Mail</a></td></tr>`

/** A builder of ropeway drives in the canton of Glarus: a telephone list for a team page, father and son of one name, and somebody who is not there. */
export const zirbenthal: WorldPart = {
  pages: [
    {
      url: `${host}/`,
      body: seite(
        "Antriebe für Seilbahnen",
        `<h1>Was oben ankommt, fängt unten an.</h1><p>Seit 1961 baut die Zirbenthal Seilantriebe AG Antriebe, Bremsen und Umlenkungen für Seilbahnen. 94 Mitarbeitende, über 300 Anlagen zwischen Chamonix und Chile.</p>
<section><h2>Aktuell</h2><ul><li><a href="/en/news/braunwald-drive">New direct drive goes into service</a></li></ul></section>
<section><h2>Offene Stellen</h2><p>Polymechaniker/in EFZ, Servicetechniker/in Seilbahnen</p></section>`,
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Zirbenthal Seilantriebe AG","url":"${host}/","foundingDate":"1961","address":{"@type":"PostalAddress","streetAddress":"Industriestrasse 14","postalCode":"8752","addressLocality":"Näfels","addressCountry":"CH"}}</script>`
      )
    },
    {
      url: `${host}/unternehmen/team`,
      body: seite(
        "Ansprechpersonen",
        `<h1>Ihre Ansprechpersonen</h1>
<h2>Geschäftsleitung</h2><table class="contact">${zeile("Karin Stössel", "Geschäftsführerin (CEO)", "k.stoessel@zirbenthal-antriebe.example", "055 555 01 10")}
${zeile("Annelies Zumbrunn", "Leiterin Konstruktion, dipl. Masch.-Ing. ETH", "a.zumbrunn@zirbenthal-antriebe.example", "055 555 01 17")}
${zeile("Ruedi Marthaler jun.", "Leiter Kundendienst, Mitglied der Geschäftsleitung", "ruedi.marthaler@zirbenthal-antriebe.example", "055 555 01 20")}
${zeile("Gion Caflisch", "Leiter Finanzen", "g.caflisch@zirbenthal-antriebe.example", "055 555 01 12")}</table>
<h2>Verkauf</h2><table class="contact">${zeile("Sandro Pfiffner", "Verkauf Alpenraum", "s.pfiffner@zirbenthal-antriebe.example", "055 555 01 31")}
${zeile("Mélanie Rochat", "Verkauf Romandie und Frankreich", "m.rochat@zirbenthal-antriebe.example", "055 555 01 33")}</table>
<h2>Verwaltungsrat</h2><p>Ruedi Marthaler sen. (Präsident), Dr. Flurina Thöny, Hans-Peter Glaus</p>`
      )
    },
    {
      url: `${host}/en/news/braunwald-drive`,
      news: { seen: "20261019T070000Z", language: "English", country: "Switzerland" },
      body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>New direct drive goes into service – Zirbenthal Seilantriebe AG</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"New direct drive goes into service","datePublished":"2026-10-19","publisher":{"@type":"Organization","name":"Zirbenthal Seilantriebe AG"}}</script></head><body>
<nav><a href="/en/">Home</a> <a href="/en/products">Products</a> <a href="/en/service">Service</a> <a href="/en/news/braunwald-drive">News</a></nav>
<h1>New direct drive goes into service</h1><p class="date">Näfels, 19 October 2026</p>
<p>Last week the first SD-40 slow-speed direct drive began to turn in the valley station of the Gumen chairlift. It has no gearbox, needs 60 litres less oil and is, as neighbours have confirmed, very nearly silent.</p>
<p>“We took out everything that could wear out, and then we took out the thing we had added to replace it,” says Annelies Zumbrunn, Head of Mechanical Design, who led the SD-40 project.</p>
<p>“A drive that never calls is the best customer relationship we know,” adds Ruedi Marthaler, Head of Customer Service. His team of 22 technicians has been trained on the new machine since spring.</p>
<p>Media contact: presse@zirbenthal-antriebe.example</p><footer>Zirbenthal Seilantriebe AG, 8752 Näfels, Switzerland</footer></body></html>`
    },
    {
      url: "https://ropeway-review.example/interviews/zumbrunn-2026",
      news: { seen: "20260512T090000Z", language: "English", country: "Austria" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>“A gearbox is an apology” – five questions for Annelies Zumbrunn | Ropeway Review</title><meta property="og:type" content="article"><meta name="author" content="Dorian Kettlewell"></head><body>
<header>ROPEWAY REVIEW <a href="/">Latest</a> <a href="/magazine">Magazine</a> <a href="/subscribe">Subscribe</a></header>
<article><h1>“A gearbox is an apology”</h1><p class="byline">By Dorian Kettlewell · 12 May 2026 · 6 min read</p>
<p>Annelies Zumbrunn has run the design office at Zirbenthal in Näfels since 2018. In November her gearless drive won her the Linth Engineering Prize 2025. We met her among the lathes.</p>
<p><strong>You are a mechanical engineer by training?</strong></p><p>Mechanical engineering at ETH Zurich, diploma in 2006. Then four years of gas turbines in Baden, which taught me finite element analysis and patience. I did my IPMA Level B later, because somebody had to run the projects.</p>
<p><strong>What do you do that your predecessors did not?</strong></p><p>Less drawing and more measuring. We do vibration analysis on every machine before it leaves the hall. And I fight for spare parts that can be repaired. Repairable machines are a hobby-horse of mine.</p>
<p><strong>And away from work?</strong></p><p>Cross-country skiing, as soon as the Kerenzerberg is white. In summer I repair tower clocks, there are three in the canton that only run because of me and a lady of eighty-one. And on Saturdays I sit in Rapperswil and suffer with the Lakers.</p>
<p><strong>You mentor schoolgirls.</strong></p><p>With MINT-Mädchen Glarnerland, yes, since 2020. We take a motor apart. At the end they do not want to put it together again, that part is still missing from the concept.</p>
<p><strong>Does anybody at home understand what you do?</strong></p><p>Flurin does. He is a Bernese mountain dog and a very good listener.</p></article>
<aside><h3>More from Ropeway Review</h3><ul><li>Funitel or 3S? A buyer's guide</li><li>Chairlift operator in Tyrol fined over missing logbook</li></ul></aside><footer>© 2026 Ropeway Review, Innsbruck</footer></body></html>`
    },
    {
      url: "https://langlauf-kerenzen.example/vorstand",
      body: `<html><head><meta charset="iso-8859-1"><title>LLC Kerenzen - Vorstand</title></head><body bgcolor="#eef6ff"><table width="760"><tr><td width="150" valign="top"><a href="index">Start</a><br><a href="loipe">Loipenbericht</a><br><a href="vorstand">Vorstand</a><br><a href="lager">JO-Lager</a><br><a href="links">Links</a></td><td><h2>Vorstand Langlaufclub Kerenzen 2026/27</h2>
<p><b>Pr&auml;sident:</b> Fridolin Kamm, Filzbach<br><b>Kassierin:</b> Annelies Zumbrunn, Mollis<br><b>Loipenchef:</b> Sepp Menzi, Obstalden<br><b>JO:</b> vakant (bitte melden!)</p><p><i>letzte &Auml;nderung: 3.10.2026</i></p></td></tr></table></body></html>`
    },
    {
      url: "https://linth-bote.example/wirtschaft/2026/marthaler-stabuebergabe",
      news: { seen: "20260228T060000Z", language: "German", country: "Switzerland" },
      body: `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Marthaler hier, Marthaler da | Linth-Bote</title><meta name="description" content="Bei Zirbenthal in Näfels heissen zwei gleich. Der eine führt den Verwaltungsrat, der andere schraubt."></head><body>
<header><a href="/">Linth-Bote</a> <a href="/region">Region</a> <a href="/wirtschaft">Wirtschaft</a> <a href="/sport">Sport</a> <a href="/abo">Abo</a></header>
<article><h1>Marthaler hier, Marthaler da</h1><p class="lead">Bei Zirbenthal in Näfels heissen zwei gleich. Der eine führt den Verwaltungsrat, der andere schraubt.</p><p class="autor">Von Seraina Hösli, 28. Februar 2026</p>
<p>Wer bei der Zirbenthal Seilantriebe AG Ruedi Marthaler verlangt, wird gefragt: den Alten oder den Jungen? Der Vater, 71, sitzt dem Verwaltungsrat vor. Der Sohn, 39, leitet seit drei Jahren den Kundendienst.</p>
<p>Der Junior wohnt in Netstal, hat an der Fachhochschule OST in Rapperswil Elektrotechnik studiert (Bachelor 2012) und danach acht Jahre lang Seilbahnen in Betrieb genommen, die meisten in Südamerika. Spanisch spreche er «wie ein Monteur», sagt er. Wenn er frei hat, geht er Gleitschirmfliegen oder steht in der Halle: Er trainiert die U15 der Handballer von Glarus Nord.</p>
<p>Auch beim Seilbahnverband kennt man ihn. Dort bildet er als zertifizierter Instruktor Seilbahnrettung Pistenleute und Feuerwehrmänner aus. In der Feuerwehr Glarus Nord ist er ohnehin.</p>
<p>«Der Name ist praktisch», sagt der Sohn, «Reklamationen gehen zuerst an den Vater.»</p></article>
<div class="paywall-hint">Ihnen gefällt dieser Artikel? Testen Sie den Linth-Boten vier Wochen lang.</div></body></html>`
    },
    {
      url: "https://hbc-glarusnord.example/teams/u15",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>U15 Junioren | HBC Glarus Nord</title></head><body><nav><a href="/">News</a><a href="/teams">Teams</a><a href="/spielplan">Spielplan</a><a href="/sponsoren">Sponsoren</a></nav><h1>U15 Junioren</h1><p>Training: Dienstag und Donnerstag, 18.00 Uhr, Linth-Arena</p><h3>Trainer</h3><ul><li>Ruedi Marthaler (J+S-Leiter Handball), 079 555 88 12</li><li>Pascal Landolt</li></ul><p>Saison 2026/27: 14 Spieler. Letzte Saison Regionalmeister!</p></body></html>`
    },
    {
      url: "https://jodlerklub-alpenroesli-mollis.example/ehrungen",
      body: `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Ehrungen – Jodlerklub Alpenrösli Mollis</title></head><body><h1>Unsere Ehrenmitglieder</h1><p><b>Ruedi Marthaler</b>, Näfels: 45 Jahre zweiter Bass, Ehrenpräsident seit 2014. Alt Landrat, Oberst ausser Dienst, Betriebsökonom HWV und Vater des Festzelts. Ruedi züchtet Appenzeller Spitzhauben.</p><p><b>Margrith Fischli</b>, Mollis: 30 Jahre Kostüme.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/annelies-zumbrunn-7721",
      title: "Annelies Zumbrunn – Leiterin Konstruktion – Zirbenthal Seilantriebe AG | LinkedIn",
      snippet:
        "Mollis, Glarus, Schweiz · Leiterin Konstruktion · Zirbenthal Seilantriebe AG. I make ropeway drives quieter, slower and easier to mend. Ausbildung: ETH Zürich. 500+ Kontakte auf LinkedIn."
    }
  ],
  rdap: [
    {
      domain: "zirbenthal-antriebe.example",
      registrant: "Zirbenthal Seilantriebe AG",
      registered: "1999-03-02T00:00:00Z"
    }
  ],
  people: [
    {
      id: "annelies-zumbrunn",
      about:
        "A telephone list, a trade-press interview, a club committee and a LinkedIn listing, in two languages.",
      contact: { email: "a.zumbrunn@zirbenthal-antriebe.example", full_name: "Annelies Zumbrunn" },
      outcome: "found",
      facts: {
        title: "Leiterin Konstruktion | Head of Mechanical Design",
        company: "Zirbenthal Seilantriebe AG | Zirbenthal | Zirbenthal Seilantriebe",
        location:
          "Mollis, Glarus, Schweiz | Mollis | Mollis, Glarus | Mollis, Glarus, Switzerland | Mollis, Switzerland",
        skills: ["finite element analysis"],
        achievements: [
          "Linth Engineering Prize 2025 | Linth Engineering Prize | won the Linth Engineering Prize 2025"
        ],
        hobbies: [
          "repair tower clocks | tower clocks | repairing tower clocks | repairs tower clocks | tower clock repair"
        ],
        sports_teams: ["Lakers | Rapperswil Lakers | Rapperswil-Jona Lakers | the Lakers"],
        causes: ["MINT-Mädchen Glarnerland | mentors schoolgirls | MINT-Mädchen"],
        memberships: ["Langlaufclub Kerenzen | LLC Kerenzen"],
        education: [
          {
            institution: "ETH Zurich | ETH Zürich | ETH",
            degree: "diploma | dipl. Masch.-Ing. | dipl. Masch.-Ing. ETH",
            field: "Mechanical engineering",
            year: 2006
          }
        ],
        certifications: ["IPMA Level B"],
        pets: [
          "Bernese mountain dog | Flurin | Bernese mountain dog called Flurin | Flurin, a Bernese mountain dog | dog"
        ],
        linkedin:
          "https://www.linkedin.com/in/annelies-zumbrunn-7721 | linkedin.com/in/annelies-zumbrunn-7721",
        linkedin_bio:
          "I make ropeway drives quieter, slower and easier to mend | Leiterin Konstruktion – Zirbenthal Seilantriebe AG"
      },
      also: {
        title:
          "Kassierin | Leiterin Konstruktion, dipl. Masch.-Ing. ETH | Kassierin Langlaufclub Kerenzen | mechanical engineer | dipl. Masch.-Ing. ETH | Head of Design | treasurer",
        company: "Zirbenthal Seilantriebe AG | Langlaufclub Kerenzen",
        location:
          "Näfels | Näfels, Switzerland | Glarus | Schweiz | Switzerland | 8752 Näfels | Glarus, Switzerland | Näfels, Schweiz",
        industry:
          "ropeways | ropeway drives | Seilbahnen | Antriebe für Seilbahnen | Seilantriebe | mechanical engineering | machine building | Antriebe, Bremsen und Umlenkungen für Seilbahnen | ropeway",
        skills: [
          "vibration analysis",
          "gearless drive | gearless drives | direct drive | direct drives | slow-speed direct drive",
          "mechanical design | Konstruktion",
          "Mechanical engineering",
          "project management | IPMA Level B",
          "measuring",
          "gas turbines",
          "ropeway drives",
          "mentoring | mentor",
          "repairable machines"
        ],
        achievements: [
          "led the SD-40 project | SD-40 | SD-40 slow-speed direct drive | first SD-40 slow-speed direct drive",
          "gearless drive",
          "has run the design office at Zirbenthal in Näfels since 2018 | run the design office at Zirbenthal since 2018",
          "MINT-Mädchen Glarnerland since 2020"
        ],
        interests: [
          "Repairable machines | spare parts that can be repaired | repairability",
          "tower clocks",
          "Cross-country skiing",
          "Lakers | ice hockey",
          "MINT-Mädchen Glarnerland",
          "quiet drives"
        ],
        hobbies: [
          "Cross-country skiing | cross-country ski | Langlauf",
          "Lakers | suffer with the Lakers | sit in Rapperswil and suffer with the Lakers",
          "Repairable machines",
          "mentoring"
        ],
        causes: [
          "Repairable machines | spare parts that can be repaired | repairability",
          "mentor schoolgirls | mentoring schoolgirls | girls in technology | girls in STEM"
        ],
        memberships: [
          "Kassierin Langlaufclub Kerenzen | Kassierin",
          "Vorstand Langlaufclub Kerenzen",
          "MINT-Mädchen Glarnerland",
          "Geschäftsleitung | Member of management"
        ],
        sports_teams: ["Langlaufclub Kerenzen"],
        certifications: ["dipl. Masch.-Ing. ETH"],
        linkedin_bio:
          "Leiterin Konstruktion · Zirbenthal Seilantriebe AG. I make ropeway drives quieter, slower and easier to mend. Ausbildung: ETH Zürich. | Mollis, Glarus, Schweiz · Leiterin Konstruktion · Zirbenthal Seilantriebe AG. I make ropeway drives quieter, slower and easier to mend. Ausbildung: ETH Zürich. 500+ Kontakte auf LinkedIn. | Leiterin Konstruktion · Zirbenthal Seilantriebe AG"
      },
      sources: [
        `${host}/unternehmen/team`,
        `${host}/en/news/braunwald-drive`,
        "https://ropeway-review.example/interviews/zumbrunn-2026",
        "https://langlauf-kerenzen.example/vorstand",
        "https://www.linkedin.com/in/annelies-zumbrunn-7721"
      ]
    },
    {
      id: "ruedi-marthaler",
      about: "Father and son of one name in one company; the client means the son.",
      contact: {
        email: "ruedi.marthaler@zirbenthal-antriebe.example",
        full_name: "Ruedi Marthaler",
        company: "Zirbenthal Seilantriebe AG"
      },
      outcome: "found",
      facts: {
        title:
          "Leiter Kundendienst | Head of Customer Service | Leiter Kundendienst, Mitglied der Geschäftsleitung",
        company: "Zirbenthal Seilantriebe AG | Zirbenthal | Zirbenthal Seilantriebe",
        location: "Netstal | Netstal, Glarus | Netstal, Switzerland | Netstal, Schweiz",
        hobbies: [
          "Gleitschirmfliegen | paragliding | Gleitschirm",
          "trainiert die U15 der Handballer | Handball | handball coach | U15 Trainer | coaching handball | trainiert die U15"
        ],
        memberships: ["Feuerwehr Glarus Nord | Feuerwehr"],
        education: [
          {
            institution: "Fachhochschule OST | OST | OST Rapperswil | Fachhochschule OST in Rapperswil",
            degree: "Bachelor",
            field: "Elektrotechnik | electrical engineering",
            year: 2012
          }
        ],
        certifications: [
          "Instruktor Seilbahnrettung | zertifizierter Instruktor Seilbahnrettung",
          "J+S-Leiter Handball | J+S-Leiter"
        ]
      },
      also: {
        title:
          "Trainer | Mitglied der Geschäftsleitung | Instruktor Seilbahnrettung | Trainer U15 | U15 Trainer | J+S-Leiter Handball",
        company: "HBC Glarus Nord",
        location:
          "Näfels | Näfels, Switzerland | Glarus Nord | Schweiz | Switzerland | 8752 Näfels | Näfels, Schweiz",
        industry:
          "ropeways | ropeway drives | Seilbahnen | Antriebe für Seilbahnen | Seilantriebe | mechanical engineering | machine building | Antriebe, Bremsen und Umlenkungen für Seilbahnen | ropeway",
        skills: [
          "Spanisch | Spanish",
          "Seilbahnrettung | ropeway rescue",
          "Elektrotechnik",
          "Seilbahnen in Betrieb genommen | commissioning ropeways | Inbetriebnahme",
          "Kundendienst | customer service",
          "J+S-Leiter Handball | Handball",
          "training | bildet Pistenleute und Feuerwehrmänner aus"
        ],
        achievements: [
          "Regionalmeister | Letzte Saison Regionalmeister",
          "leitet seit drei Jahren den Kundendienst",
          "acht Jahre lang Seilbahnen in Betrieb genommen | Seilbahnen in Südamerika",
          "team of 22 technicians"
        ],
        interests: ["Handball", "Gleitschirmfliegen | paragliding", "Seilbahnrettung"],
        hobbies: ["Feuerwehr Glarus Nord | Feuerwehr"],
        sports_teams: [
          "HBC Glarus Nord | Handballer von Glarus Nord | U15 Junioren | HBC Glarus Nord U15 | U15"
        ],
        causes: [
          "Feuerwehr Glarus Nord | Feuerwehr | volunteer fire brigade",
          "Seilbahnrettung",
          "Handball U15 | youth handball"
        ],
        memberships: [
          "HBC Glarus Nord",
          "Seilbahnverband",
          "Mitglied der Geschäftsleitung | Geschäftsleitung",
          "Handballer von Glarus Nord"
        ]
      },
      sources: [
        `${host}/unternehmen/team`,
        `${host}/en/news/braunwald-drive`,
        "https://linth-bote.example/wirtschaft/2026/marthaler-stabuebergabe",
        "https://hbc-glarusnord.example/teams/u15"
      ],
      never: ["Jodlerklub", "Landrat", "Oberst", "Spitzhauben", "HWV", "Ehrenpräsident"]
    },
    {
      id: "vreni-aebli-kistler",
      about: "Nothing online: works in the hall, and no page of the house or of anybody else names her.",
      contact: {
        email: "v.aebli@zirbenthal-antriebe.example",
        full_name: "Vreni Aebli-Kistler",
        company: "Zirbenthal Seilantriebe AG"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
