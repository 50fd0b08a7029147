// Brandis Thoma Rechtsanwälte, Leipzig: a law firm (TYPO3, German)
const host = "https://brandis-thoma.example"
const page = (path, title, main, description = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="de" dir="ltr"><head>
<meta charset="utf-8"><title>${title} | Brandis Thoma Rechtsanwälte Leipzig</title><meta name="description" content="${description}"><meta name="generator" content="TYPO3 CMS">
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged.css"></head>
<body id="p12"><div class="header"><a href="${host}/" class="logo">BRANDIS THOMA</a><ul class="nav"><li><a href="${host}/kanzlei">Kanzlei</a></li><li><a href="${host}/anwaelte">Anwältinnen und Anwälte</a></li><li><a href="${host}/aktuelles">Aktuelles</a></li><li><a href="${host}/impressum">Impressum</a></li></ul></div>
<div class="content">${main}</div>
<div class="footer">Brandis Thoma Rechtsanwälte PartG mbB · Gottschedstraße 21 · 04109 Leipzig · Telefon 0341 000000</div></body></html>`
})
const company = "Brandis Thoma Rechtsanwälte | Brandis Thoma Rechtsanwälte PartG mbB | Brandis Thoma"
const location = "Leipzig | Leipzig, Germany | Leipzig, Deutschland"
const industry = "Law firm | Kanzlei | Law | Legal services | Law practice"
const founders = ["Founded the firm in 2003 | Gegründet 2003 | Co-founder of Brandis Thoma (2003) | Co-founded Brandis Thoma in 2003"]

export default {
  people: [
    {
      id: "brandis-anna-lehmann",
      about: "Employment lawyer; the other Anna Lehmann in Leipzig is Head of Product at Kastell Software.",
      contact: { full_name: "Anna Lehmann", company: "Brandis Thoma Rechtsanwälte", location: "Leipzig" },
      outcome: "found",
      facts: {
        title: "Rechtsanwältin | Attorney | Lawyer | Rechtsanwältin, Fachanwältin für Arbeitsrecht | Employment lawyer | Specialist employment lawyer",
        company, location,
        education: [{ institution: "Martin-Luther-Universität Halle-Wittenberg | Martin Luther University Halle-Wittenberg | University of Halle | Universität Halle", field: "Rechtswissenschaften | Law | Jura" }],
        certifications: ["Fachanwältin für Arbeitsrecht | Certified specialist in employment law | Specialist lawyer for employment law"],
        skills: ["Arbeitsrecht | Employment law | labour law", "Betriebsverfassungsrecht | Works council law | works constitution law"]
      },
      also: {
        industry,
        skills: ["Kündigungsschutz | Dismissal protection | unfair dismissal", "Aufhebungsverträge | Severance agreements | termination agreements", "Arbeitszeiterfassung | Working time recording"],
        achievements: ["Rechtsanwältin seit 2012 | Admitted to the bar in 2012 | Rechtsanwältin since 2012", "Arbeitszeiterfassung nach der Reform, Leipziger Anwaltstag 2026 | Talk on working time recording at Leipziger Anwaltstag 2026 | Speaker at Leipziger Anwaltstag 2026"],
        memberships: ["Arbeitsgemeinschaft Arbeitsrecht im DAV | AG Arbeitsrecht of the DAV | Employment law working group of the German Bar Association"]
      },
      sources: [`${host}/anwaelte`, `${host}/anwaelte/anna-lehmann`, `${host}/aktuelles`, "https://leipziger-anwaltstag.example/2026/programm.html"],
      never: ["Kastell", "Head of Product", "bouldering", "HTWK", "warehouse", "UX designer"]
    },
    {
      id: "brandis-friedrich-thoma",
      about: "Name partner; a historical namesake (a painter) has a Wikipedia article.",
      contact: { email: "thoma@brandis-thoma.example", full_name: "Friedrich Thoma", company: "Brandis Thoma Rechtsanwälte" },
      outcome: "found",
      facts: {
        title: "Partner | Rechtsanwalt und Partner | Lawyer and partner | Attorney and partner | Rechtsanwalt",
        company, location,
        education: [{ institution: "Universität Passau | University of Passau | Passau", degree: "Promotion | Doctorate | Dr. iur. | PhD", field: "Rechtswissenschaften | Law | Jura", year: 1998 }],
        skills: ["Gesellschaftsrecht | Corporate law | company law", "Unternehmensnachfolge | Business succession | succession planning"],
        memberships: ["Vorsitzender Förderverein Chornachwuchs Leipzig | Förderverein Chornachwuchs Leipzig (chair) | Chair of Förderverein Chornachwuchs Leipzig"],
        causes: ["Chormusik von Kindern und Jugendlichen | Choral music for children and young people | Förderverein Chornachwuchs Leipzig | youth choirs"]
      },
      also: {
        industry,
        achievements: founders,
        interests: ["Chormusik | Choral music | choir"],
        skills: ["Unternehmenskauf | Mergers and acquisitions | M&A", "Familienunternehmen | family businesses | advising family businesses"],
        certifications: ["Dr. | Dr. iur. | Doctor of law"]
      },
      sources: [`${host}/anwaelte`, `${host}/anwaelte/friedrich-thoma`, `${host}/kanzlei`, `${host}/impressum`, `${host}/anwaelte/susanne-brandis`, "https://chornachwuchs-leipzig.example/verein/"],
      never: ["painter", "Maler", "Düsseldorf", "landscape", "1831", "1889"]
    },
    {
      id: "brandis-susanne-brandis",
      about: "Name partner; a local newspaper tells of her illness and her divorce (sensitive).",
      contact: { email: "brandis@brandis-thoma.example" },
      outcome: "found",
      facts: {
        title: "geschäftsführende Partnerin | Managing partner | Rechtsanwältin und geschäftsführende Partnerin | Partner | Partnerin | Lawyer and partner | Attorney and managing partner",
        company, location,
        skills: ["Baurecht | Construction law | Bau- und Architektenrecht | construction and architects' law"],
        certifications: ["Fachanwältin für Bau- und Architektenrecht | Certified specialist in construction law | Specialist lawyer for construction and architects' law"],
        achievements: ["Leipzig-Marathon 2026 | Finished the Leipzig Marathon 2026 | Ran the Leipzig Marathon in 2026"],
        hobbies: ["Laufen | Running | marathon running"]
      },
      also: {
        industry,
        achievements: [...founders, "4:12 Stunden | Marathon time of 4:12 hours | ran the marathon in 4:12"],
        education: [{ institution: "Universität Leipzig | Leipzig University | University of Leipzig", field: "Rechtswissenschaften | Law | Jura" }],
        skills: ["Vergaberecht | Public procurement law | procurement law"]
      },
      sources: [`${host}/anwaelte`, `${host}/anwaelte/susanne-brandis`, `${host}/kanzlei`, `${host}/impressum`, `${host}/anwaelte/friedrich-thoma`, "https://leipziger-stadtbote.example/lokales/marathon-2026-brandis.html"],
      sensitive: ["Brustkrebs", "breast cancer", "cancer", "Scheidung", "divorce", "Chemotherapie", "chemotherapy"]
    }
  ],
  pages: [
    page("/", "Willkommen", `<h1>Recht für Unternehmen in Mitteldeutschland</h1><p>Wir beraten mittelständische Unternehmen im Arbeitsrecht, Gesellschaftsrecht und Baurecht. <a href="${host}/anwaelte">Unsere Anwältinnen und Anwälte</a></p>`, "Kanzlei in Leipzig für Arbeitsrecht, Gesellschaftsrecht, Baurecht"),
    page("/kanzlei", "Kanzlei", `<h1>Die Kanzlei</h1><p>Gegründet 2003 von Susanne Brandis und Friedrich Thoma, heute elf Berufsträger.</p>`),
    page("/anwaelte", "Anwältinnen und Anwälte", `<h1>Anwältinnen und Anwälte</h1><ul class="personen"><li><a href="${host}/anwaelte/susanne-brandis">Susanne Brandis</a>, geschäftsführende Partnerin, brandis@brandis-thoma.example</li><li><a href="${host}/anwaelte/friedrich-thoma">Dr. Friedrich Thoma</a>, Partner, thoma@brandis-thoma.example</li><li><a href="${host}/anwaelte/anna-lehmann">Anna Lehmann</a>, Rechtsanwältin</li></ul>`),
    page("/anwaelte/anna-lehmann", "Anna Lehmann", `<h1>Anna Lehmann</h1><p class="funktion">Rechtsanwältin, Fachanwältin für Arbeitsrecht</p><p>Anna Lehmann hat Rechtswissenschaften an der Martin-Luther-Universität Halle-Wittenberg studiert und ist seit 2012 als Rechtsanwältin zugelassen. Sie berät Arbeitgeber und Betriebsräte, vor allem im Betriebsverfassungsrecht, im Kündigungsschutz und bei Aufhebungsverträgen.</p><p>Mitglied der Arbeitsgemeinschaft Arbeitsrecht im DAV.</p>`),
    page("/anwaelte/friedrich-thoma", "Dr. Friedrich Thoma", `<h1>Dr. Friedrich Thoma</h1><p class="funktion">Rechtsanwalt und Partner</p><p>Friedrich Thoma berät Familienunternehmen im Gesellschaftsrecht, beim Unternehmenskauf und bei der Unternehmensnachfolge. Studium der Rechtswissenschaften und Promotion (1998) an der Universität Passau. Er hat die Kanzlei 2003 mit Susanne Brandis gegründet.</p>`),
    page("/anwaelte/susanne-brandis", "Susanne Brandis", `<h1>Susanne Brandis</h1><p class="funktion">Rechtsanwältin und geschäftsführende Partnerin, Fachanwältin für Bau- und Architektenrecht</p><p>Susanne Brandis vertritt Bauherren und Kommunen im Baurecht und im Vergaberecht. Studium der Rechtswissenschaften an der Universität Leipzig. 2003 gründete sie mit Friedrich Thoma die Kanzlei.</p>`),
    page("/aktuelles", "Aktuelles", `<h1>Aktuelles</h1><p>12.09.2026: Anna Lehmann spricht auf dem <a href="https://leipziger-anwaltstag.example/2026/programm.html">Leipziger Anwaltstag</a>.</p>`),
    page("/impressum", "Impressum", `<h1>Impressum</h1><p>Brandis Thoma Rechtsanwälte PartG mbB, vertreten durch die Partner Susanne Brandis und Dr. Friedrich Thoma. kanzlei@brandis-thoma.example</p>`),
    {
      url: "https://leipziger-anwaltstag.example/2026/programm.html",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Programm – Leipziger Anwaltstag 2026</title></head><body><h1>Leipziger Anwaltstag 2026</h1><table><tr><th>Zeit</th><th>Vortrag</th></tr><tr><td>9.30</td><td>Arbeitszeiterfassung nach der Reform – RAin Anna Lehmann, Brandis Thoma, Leipzig</td></tr><tr><td>11.00</td><td>Künstliche Intelligenz im Mandat – RA Holger Stamm, Erfurt</td></tr></table></body></html>`
    },
    {
      url: "https://chornachwuchs-leipzig.example/verein/",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Der Verein – Chornachwuchs Leipzig</title></head><body><h1>Förderverein Chornachwuchs Leipzig e. V.</h1><p>Wir fördern die Chormusik von Kindern und Jugendlichen.</p><p>Vorsitzender: Dr. Friedrich Thoma, Rechtsanwalt (Brandis Thoma)</p><p>Kasse: Ilse Morgenroth</p></body></html>`
    },
    {
      url: "https://leipziger-stadtbote.example/lokales/marathon-2026-brandis.html",
      news: { seen: "2026-04-27T06:00:00Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>„Jeder Kilometer zählt“: Anwältin läuft Marathon | Leipziger Stadtbote</title><meta property="article:published_time" content="2026-04-27T06:00:00Z"></head><body><header>Leipziger Stadtbote · Lokales</header><article><h1>„Jeder Kilometer zählt“</h1><p>Susanne Brandis, Partnerin der Leipziger Kanzlei Brandis Thoma, hat am Sonntag den Leipzig-Marathon 2026 in 4:12 Stunden beendet. Das Laufen sei ihr Ausgleich, sagt sie.</p><p>Vor zwei Jahren war daran nicht zu denken: Brustkrebs, dann Chemotherapie, und im selben Winter die Scheidung. „Das ist vorbei“, sagt Brandis.</p></article></body></html>`
    }
  ],
  wikipedia: [{ title: "Friedrich Thoma", description: "German painter (1831–1889)", extract: "Friedrich Thoma (1831–1889) was a German landscape painter of the Düsseldorf school. He exhibited in Düsseldorf and Munich and taught drawing from 1862." }],
  wikidata: [{
    id: "Q910000101", label: "Friedrich Thoma", description: "German painter (1831–1889)", article: "Friedrich Thoma",
    statements: [
      { property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q1028181", label: "painter" } },
      { property: "P569", time: "1831" }, { property: "P570", time: "1889" }
    ]
  }]
}
