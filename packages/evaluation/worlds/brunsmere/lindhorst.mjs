const seite = (titel, haupt) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${titel} – Lindhorst &amp; Kessel Unternehmensberatung</title><meta name="viewport" content="width=device-width, initial-scale=1.0"><link rel="stylesheet" href="/typo3temp/assets/compressed/merged-5e1.css"></head>
<body id="p12" class="page layout-default">
<header class="header"><a class="logo" href="https://www.lindhorst-kessel.example/">Lindhorst &amp; Kessel</a><nav class="mainnav"><ul><li><a href="https://www.lindhorst-kessel.example/leistungen">Leistungen</a></li><li><a href="https://www.lindhorst-kessel.example/team">Team</a></li><li><a href="https://www.lindhorst-kessel.example/aktuelles/geschaeftsfuehrung-2026">Aktuelles</a></li><li><a href="https://www.lindhorst-kessel.example/impressum">Impressum</a></li></ul></nav></header>
<main class="content">${haupt}</main>
<footer class="footer"><p>Lindhorst &amp; Kessel Unternehmensberatung GmbH · Am Sandtorkai 93 · 20457 Hamburg · Tel. +49 40 66969 120</p></footer></body></html>`

const pages = [
  { url: "https://www.lindhorst-kessel.example/", body: seite("Start", `<section class="ce-stage"><h1>Wir bringen Werke zum Laufen.</h1><p>Seit 1998 beraten wir mittelständische Industrieunternehmen in Produktion, Einkauf und Logistik. 45 Beraterinnen und Berater, ein Büro, kurze Wege.</p></section>`) },
  { url: "https://www.lindhorst-kessel.example/leistungen", body: seite("Leistungen", `<h1>Leistungen</h1><h2>Fabrikplanung</h2><p>Vom Materialfluss bis zum Umzug.</p><h2>Einkauf</h2><p>Warengruppen, Verträge, Verhandlung.</p><h2>Digitalisierung</h2><p>ERP-Auswahl ohne Provisionen.</p>`) },
  {
    url: "https://www.lindhorst-kessel.example/team",
    body: seite("Team", `<h1>Unser Team</h1><div class="team-grid">
<div class="team-item"><img src="/fileadmin/team/kessel.jpg" alt="Dr. Birgit Kessel"><h3>Dr. Birgit Kessel</h3><p class="funktion">Geschäftsführerin</p><p>Maschinenbau an der RWTH Aachen, Promotion über Rüstzeiten. Seit 2004 im Haus, seit Januar 2026 in der Geschäftsführung.</p></div>
<div class="team-item"><h3>Thomas Krüger</h3><p class="funktion">Partner, Einkauf</p><p>Verhandelt seit zwanzig Jahren Stahl, Strom und Fracht. Diplom-Kaufmann (Universität Mannheim). <a href="mailto:thomas.krueger@lindhorst-kessel.example">E-Mail</a></p></div>
<div class="team-item"><h3>Thomas Krüger</h3><p class="funktion">Berater, Digitalisierung</p><p>Wirtschaftsinformatiker aus Rostock, ERP-Auswahl und Datenmigration. Nicht verwandt, nur gleich alt im Dienst. <a href="mailto:t.krueger2@lindhorst-kessel.example">E-Mail</a></p></div>
<div class="team-item"><h3>Özlem Yıldız</h3><p class="funktion">Seniorberaterin, Fabrikplanung</p><p>Özlem Yıldız hat elf Werke umgezogen, davon zwei im laufenden Betrieb. Sie ist Fachplanerin Materialfluss (VDI).</p></div>
</div>`)
  },
  {
    url: "https://www.lindhorst-kessel.example/aktuelles/geschaeftsfuehrung-2026",
    news: { seen: "20260107T090000Z", language: "German", country: "Germany" },
    body: seite("Neue Geschäftsführung", `<article><time datetime="2026-01-07">7. Januar 2026</time><h1>Birgit Kessel folgt auf Hartmut Lindhorst</h1><p>Dr. Birgit Kessel ist seit dem 1. Januar 2026 Geschäftsführerin der Lindhorst &amp; Kessel Unternehmensberatung GmbH. Sie war zuvor Partnerin und leitete den Bereich Fabrikplanung. Gründer Hartmut Lindhorst zieht sich mit 68 Jahren zurück.</p><p>„Wir bleiben so klein, dass jeder jeden kennt“, sagt Kessel, die auch dem Beirat des Logistik-Clubs Unterelbe angehört.</p></article>`)
  },
  { url: "https://www.lindhorst-kessel.example/impressum", body: seite("Impressum", `<h1>Impressum</h1><p>Lindhorst &amp; Kessel Unternehmensberatung GmbH<br>Geschäftsführerin: Dr. Birgit Kessel<br>Amtsgericht Hamburg, HRB 000000</p>`) },
  {
    url: "https://fabriktage.example/2023/referenten",
    body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Referenten – Fabriktage 2023</title></head><body><header><a href="https://fabriktage.example/">Fabriktage</a></header><main><h1>Referentinnen und Referenten 2023</h1><h3>Dr. Birgit Kessel</h3><p>Partnerin, Lindhorst &amp; Kessel, Hamburg</p><p><em>Vortrag: „Rüsten in neun Minuten – ein Werk lernt um“</em></p><h3>Ing. Pia Thalhammer</h3><p>Werksleiterin, Alpenblech</p></main></body></html>`
  },
  {
    url: "https://www.ruderclub-billwerder.example/vorstand.html",
    body: `<html><head><meta charset="utf-8"><title>Ruderclub Billwerder - Vorstand</title></head><body><center><h1>Ruderclub Billwerder e.V.</h1></center><table border="1"><tr><td>1. Vorsitzende</td><td>Dr. Birgit Kessel</td></tr><tr><td>Bootswart</td><td>Jens Ohlsen</td></tr></table><p>Unsere Vorsitzende, im Hauptberuf Unternehmensberaterin bei Lindhorst &amp; Kessel, hat 2025 mit dem Vierer den Pokal der Dove Elbe geholt.</p></body></html>`
  },
  {
    url: "https://einkaufspraxis.example/ausgabe/2-2026/krueger-frachtraten",
    body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Frachtraten verhandeln | Einkaufspraxis</title></head><body><main class="artikel"><p class="rubrik">Aus der Praxis</p><h1>Frachtraten verhandeln: Wer wartet, zahlt</h1><p class="autor">Von Thomas Krüger</p><p>Wer seine Containerkontingente erst im November ausschreibt, verhandelt mit dem Rücken zur Kaimauer.</p><p class="kurzvita">Thomas Krüger ist Partner für Einkauf bei Lindhorst &amp; Kessel in Hamburg, Lehrbeauftragter an der Hochschule Wedel-Nord und Mitautor des Handbuchs „Rohstoffe einkaufen“ (2022). In seiner Freizeit züchtet er Bienen.</p></main></body></html>`
  },
  {
    url: "https://erp-stammtisch-nord.example/protokoll-31.html",
    body: `<html><head><meta charset="utf-8"><title>ERP-Stammtisch Nord, Protokoll 31</title></head><body><h2>31. Treffen</h2><p>Referent war diesmal Thomas Krüger, Berater für Digitalisierung bei Lindhorst &amp; Kessel (Hamburg): „Stammdaten putzen vor der Migration“. Thomas hat an der Universität Rostock Wirtschaftsinformatik studiert und spielt nebenher Schlagzeug bei den Deichgranaten.</p></body></html>`
  },
  {
    url: "https://deutsch-tuerkische-ingenieure.example/mitglieder/portraet-yildiz",
    body: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Porträt: Özlem Yıldız</title></head><body class="squarespace"><header><a href="https://deutsch-tuerkische-ingenieure.example/">Netzwerk Deutsch-Türkische Ingenieurinnen und Ingenieure</a></header><main><h1>„Eine Fabrik zieht man um wie eine Küche“</h1><p>Özlem Yıldız, Seniorberaterin bei Lindhorst &amp; Kessel in Hamburg, ist seit 2018 Mitglied unseres Netzwerks und begleitet im Mentoring Abiturientinnen aus Wilhelmsburg.</p><p>Geboren in Bursa, studierte sie Wirtschaftsingenieurwesen an der TU Braunschweig. Ihr liebstes Projekt: der Umzug eines Pumpenwerks von Harburg nach Stade, bei dem kein Tag Produktion ausfiel.</p><p>Am Wochenende geht sie ins Stadion: „St. Pauli, Gegengerade, bei jedem Wetter.“</p></main></body></html>`
  }
]

const firma = "Lindhorst & Kessel | Lindhorst & Kessel Unternehmensberatung | Lindhorst & Kessel Unternehmensberatung GmbH"
const ort = "Hamburg | Am Sandtorkai 93, 20457 Hamburg | 20457 Hamburg | Hamburg, Germany | Hamburg, Deutschland"
const branche = "Unternehmensberatung | management consulting | consulting | Management consultancy"
const ebenso = { location: "Germany | Deutschland", industry: "Beratung für Industrieunternehmen | Produktion, Einkauf und Logistik | Industrieberatung" }

const people = [
  {
    id: "birgit-kessel", about: "stale title on a conference page; German",
    contact: { email: "kessel@lindhorst-kessel.example", full_name: "Birgit Kessel", company: "Lindhorst & Kessel" }, outcome: "found",
    facts: {
      title: "Geschäftsführerin | Managing Director", company: firma, location: ort, industry: branche,
      achievements: ["Rüsten in neun Minuten | Rüsten in neun Minuten – ein Werk lernt um", "Pokal der Dove Elbe"], memberships: ["Ruderclub Billwerder | Ruderclub Billwerder e.V.", "Beirat des Logistik-Clubs Unterelbe | Logistik-Club Unterelbe | Logistik-Clubs Unterelbe"],
      education: [{ institution: "RWTH Aachen", field: "Maschinenbau | Mechanical engineering" }]
    },
    also: {
      ...ebenso, title: "Unternehmensberaterin | Geschäftsführung | CEO",
      skills: ["Fabrikplanung | factory planning", "Maschinenbau | mechanical engineering", "Rüstzeiten | Rüsten | setup times"], hobbies: ["Rudern | rowing | Vierer"], interests: ["Rudern | rowing"],
      achievements: ["1. Vorsitzende des Ruderclubs Billwerder | 1. Vorsitzende | Vorsitzende des Ruderclub Billwerder", "Promotion über Rüstzeiten | Promotion", "Vortrag bei den Fabriktagen 2023 | Fabriktage 2023", "leitete den Bereich Fabrikplanung | Partnerin bei Lindhorst & Kessel", "Seit 2004 im Haus", "folgt auf Hartmut Lindhorst | seit Januar 2026 in der Geschäftsführung"],
      education: [{ institution: "RWTH Aachen", degree: "Promotion | Dr. | Doctorate | PhD", field: "Rüstzeiten | Maschinenbau" }]
    },
    sources: ["https://www.lindhorst-kessel.example/", "https://www.lindhorst-kessel.example/team", "https://www.lindhorst-kessel.example/aktuelles/geschaeftsfuehrung-2026", "https://www.lindhorst-kessel.example/impressum", "https://fabriktage.example/2023/referenten", "https://www.ruderclub-billwerder.example/vorstand.html"]
  },
  {
    id: "thomas-krueger", about: "same name at the same employer: the partner; told apart by the email and the title",
    contact: { email: "thomas.krueger@lindhorst-kessel.example", full_name: "Thomas Krüger", company: "Lindhorst & Kessel", title: "Partner Einkauf" }, outcome: "found",
    facts: {
      title: "Partner, Einkauf | Partner für Einkauf | Partner | Partner Einkauf", company: firma, location: ort, industry: branche,
      achievements: ["Mitautor des Handbuchs „Rohstoffe einkaufen“ | Rohstoffe einkaufen", "Frachtraten verhandeln | Frachtraten verhandeln: Wer wartet, zahlt"], hobbies: ["Bienen | züchtet er Bienen | Imkerei | Beekeeping"],
      education: [{ institution: "Universität Mannheim", degree: "Diplom-Kaufmann" }]
    },
    also: {
      ...ebenso, skills: ["Einkauf | procurement | purchasing", "Verhandlung | Verhandeln | negotiation", "Frachtraten | Fracht | freight", "Stahl, Strom und Fracht | Stahl | Strom"], interests: ["Bienen | Bienenzucht"],
      achievements: ["Lehrbeauftragter an der Hochschule Wedel-Nord | Lehrbeauftragter", "Verhandelt seit zwanzig Jahren Stahl, Strom und Fracht"], memberships: ["Hochschule Wedel-Nord"], title: "Lehrbeauftragter"
    },
    sources: ["https://www.lindhorst-kessel.example/", "https://www.lindhorst-kessel.example/team", "https://einkaufspraxis.example/ausgabe/2-2026/krueger-frachtraten"],
    never: ["Rostock", "Wirtschaftsinformatik", "Stammdaten", "Deichgranaten", "Schlagzeug", "ERP"]
  },
  {
    id: "oezlem-yildiz", about: "German; portrait at a network",
    contact: { full_name: "Özlem Yıldız", company: "Lindhorst & Kessel" }, outcome: "found",
    facts: {
      title: "Seniorberaterin, Fabrikplanung | Seniorberaterin | Senior Consultant, Factory Planning", company: firma, location: ort, industry: branche,
      certifications: ["Fachplanerin Materialfluss (VDI) | Fachplanerin Materialfluss"], education: [{ institution: "TU Braunschweig", field: "Wirtschaftsingenieurwesen" }],
      memberships: ["Netzwerk Deutsch-Türkische Ingenieurinnen und Ingenieure"], sports_teams: ["St. Pauli | FC St. Pauli"]
    },
    also: {
      ...ebenso, title: "Senior Consultant | Beraterin", location: "Germany | Deutschland | Bursa", skills: ["Fabrikplanung | factory planning", "Materialfluss | material flow", "Umzug von Werken | Werksumzug | factory relocation | Werke umgezogen", "Mentoring"],
      achievements: ["hat elf Werke umgezogen | elf Werke umgezogen, davon zwei im laufenden Betrieb", "Umzug eines Pumpenwerks von Harburg nach Stade | Umzug eines Pumpenwerks", "Eine Fabrik zieht man um wie eine Küche"],
      memberships: ["VDI"], causes: ["Mentoring | begleitet im Mentoring Abiturientinnen aus Wilhelmsburg | Mentoring Abiturientinnen"], interests: ["St. Pauli | Fußball | football", "Mentoring"], hobbies: ["geht ins Stadion | Stadion | Fußball", "Mentoring"]
    },
    sources: ["https://www.lindhorst-kessel.example/", "https://www.lindhorst-kessel.example/team", "https://deutsch-tuerkische-ingenieure.example/mitglieder/portraet-yildiz"]
  },
  {
    id: "svenja-plath", about: "nothing: the employer's site does not name her",
    contact: { email: "s.plath@lindhorst-kessel.example", full_name: "Svenja Plath", company: "Lindhorst & Kessel" }, outcome: "nothing", facts: {}, sources: [],
    never: ["Geschäftsführerin", "Einkauf", "Fabrikplanung"]
  }
]

export default { people, pages }
