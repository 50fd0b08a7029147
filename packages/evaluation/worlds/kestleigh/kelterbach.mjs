// Kelterbach Messtechnik GmbH, Esslingen near Stuttgart: measuring instruments. TYPO3, German with an English corner.
const site = "https://www.kelterbach-messtechnik.example"
const page = (path, title, main, lang = "de") => ({
  url: site + path,
  body: `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<!-- This website is powered by TYPO3 - inspiring people to share! -->
<title>${title} | Kelterbach Messtechnik</title>
<meta name="generator" content="TYPO3 CMS">
</head>
<body id="p${path.length * 7}">
<nav class="metanav"><a href="${site}/en/company/management">English</a> <a href="${site}/kontakt">Kontakt</a></nav>
<header><a href="${site}/"><img src="/fileadmin/logo.svg" alt="Kelterbach"></a><ul class="mainnav"><li><a href="${site}/produkte">Produkte</a></li><li><a href="${site}/unternehmen/ansprechpartner">Ansprechpartner</a></li><li><a href="${site}/aktuelles">Aktuelles</a></li><li><a href="${site}/karriere">Karriere</a></li></ul></header>
<div class="csc-default">${main}</div>
<footer>Kelterbach Messtechnik GmbH, Neckarhalde 12, 73732 Esslingen am Neckar | <a href="${site}/impressum">Impressum</a> | Datenschutz | AGB</footer>
</body></html>`
})
const pages = [
  page("/", "Drehmoment, Druck, Durchfluss", `<h1>Wir messen, was andere schätzen.</h1><p>Drehmomentsensoren, Druckaufnehmer und Durchflussmesser für Prüfstände in aller Welt. 430 Mitarbeiterinnen und Mitarbeiter, zwei Werke, ein Neckarufer.</p><p><a href="${site}/aktuelles">Aktuelles aus dem Haus</a></p>`),
  page("/produkte", "Produkte", `<h1>Produkte</h1><p>KT 400 Drehmomentmesswelle, KP 20 Druckaufnehmer, KD 7 Durchflussmesser.</p>`),
  page("/impressum", "Impressum", `<h1>Impressum</h1><p>Geschäftsführer: Ulrich Kelterbach. Amtsgericht Stuttgart HRB 999999.</p>`),
  page("/karriere", "Karriere", `<h1>Karriere</h1><p>Ausbildung zum Mechatroniker, duales Studium, Werkstudenten. Bewerbung bitte online.</p>`),
  page("/kontakt", "Kontakt", `<h1>Kontakt</h1><p>Zentrale 0711 555 010</p>`),
  page("/unternehmen/ansprechpartner", "Ansprechpartner", `<h1>Ihre Ansprechpartner</h1><table class="contenttable"><tr><th>Bereich</th><th>Name</th><th>Durchwahl</th></tr>
<tr><td>Leiterin Einkauf</td><td>Dr. Annegret Vollmöller</td><td>-140</td></tr>
<tr><td>IT-Leiter</td><td>Thomas Müller</td><td>-155</td></tr>
<tr><td>Produktionsleiter</td><td>Yusuf Karadağ</td><td>-170</td></tr>
<tr><td>Vertrieb Inland</td><td>Simone Gfrörer</td><td>-120</td></tr></table>`),
  page("/aktuelles", "Aktuelles", `<h1>Aktuelles</h1><ul><li><a href="${site}/aktuelles/lieferantentag">Lieferantentag 2025: Kobalt, Kupfer, Klartext</a></li><li><a href="${site}/aktuelles/werk-2">Werk 2 läuft</a></li><li><a href="${site}/aktuelles/s4-umstellung">S/4HANA: Umstellung in neun Monaten</a></li></ul>`),
  page("/aktuelles/lieferantentag", "Lieferantentag 2025", `<h1>Lieferantentag 2025: Kobalt, Kupfer, Klartext</h1><p>Neunzig Lieferanten kamen im Mai nach Esslingen. Gastgeberin Dr. Annegret Vollmöller, seit 2018 Leiterin Einkauf, stellte die neuen Nachhaltigkeitskriterien vor: Ab 2027 zählt der CO2-Fußabdruck eines Bauteils bei jeder Vergabe mit 15 Prozent.</p><p>»Wer uns nur billig liefert, liefert uns bald gar nicht mehr«, sagte sie. Mit ihren neun Einkäufern hat sie die Zahl der Lieferanten in drei Jahren von 1.100 auf 640 gesenkt.</p>`),
  page("/aktuelles/werk-2", "Werk 2 läuft", `<h1>Werk 2 läuft</h1><p>14. Januar 2026. Zehn Wochen früher als geplant hat unser zweites Werk die Serienfertigung aufgenommen. Produktionsleiter Yusuf Karadağ hat es mit einem Team aus beiden Häusern hochgefahren. »Am ersten Tag 40 Sensoren, heute 900«, sagt er. Karadağ hat bei uns 1998 als Auszubildender zum Industriemechaniker begonnen, später die Meisterschule besucht und ist heute zertifizierter Lean-Management-Trainer.</p>`),
  page("/aktuelles/s4-umstellung", "S/4HANA: Umstellung in neun Monaten", `<h1>S/4HANA: Umstellung in neun Monaten</h1><p>Seit dem 2. Juni 2025 arbeiten alle Abteilungen mit SAP S/4HANA. IT-Leiter Thomas Müller (der andere, wie er am Telefon sagt) hat das Projekt mit vierzehn Kolleginnen und Kollegen gestemmt. »Kein Elfmeter verschossen«, scherzt er.</p><p>Müller hat an der Hochschule Esslingen Wirtschaftsinformatik studiert (Diplom 2004) und ist seit 2011 im Haus.</p>`),
  page("/en/company/management", "Management", `<h1>Management</h1><p>Ulrich Kelterbach, Managing Director. Dr. Annegret Vollmöller, Head of Purchasing. Thomas Müller, Head of IT. Yusuf Karadağ, Head of Production.</p><p>We are based in Esslingen, ten minutes from Stuttgart, and make sensors for torque, pressure and flow.</p>`, "en"),
  {
    url: "https://www.einkaufsforum-sued.example/referenten/vollmoeller",
    body: `<!doctype html><html lang="de"><head><title>Dr. Annegret Vollmöller – Einkaufsforum Süd</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Dr. Annegret Vollmöller","jobTitle":"Leiterin Einkauf","worksFor":{"@type":"Organization","name":"Kelterbach Messtechnik GmbH"}}</script></head><body><a href="https://www.einkaufsforum-sued.example/">Einkaufsforum Süd</a><h1>Dr. Annegret Vollmöller</h1><h2>Leiterin Einkauf, Kelterbach Messtechnik</h2><p>Annegret Vollmöller promovierte 2009 an der Universität Stuttgart in Maschinenbau über Reibung in Gleitlagern und wechselte dann, wie sie sagt, „auf die dunkle Seite“: erst strategische Einkäuferin bei einem Pumpenbauer in Frankenthal, seit 2018 Leiterin Einkauf in Esslingen. Sie leitet die Regionalgruppe Neckar im Bundesverband Materialwirtschaft, Einkauf und Logistik (BME).</p><p>Ihr Vortrag 2026: „CO2 als Preis: Vergabe mit Fußabdruck“.</p><p>Und wenn sie nicht verhandelt? „Dann singe ich Sopran im Philharmonischen Chor und restauriere Uhren.“</p></body></html>`
  },
  { url: "https://www.einkaufsforum-sued.example/", body: `<!doctype html><html lang="de"><head><title>Einkaufsforum Süd</title></head><body><h1>Einkaufsforum Süd 2026</h1><p>Programm, Hotels, <a href="/referenten/vollmoeller">Referenten</a></p></body></html>` },
  {
    url: "https://www.sv-plochingen-schach.example/mannschaften",
    body: `<html><head><title>Mannschaften - Schachfreunde Plochingen</title></head><body><h1>Schachfreunde Plochingen 1921 e.V.</h1><h2>2. Mannschaft, Bezirksliga</h2><table><tr><td>Brett 1</td><td>Gerd Ruoff</td><td>1884</td></tr><tr><td>Brett 2</td><td>Yusuf Karadağ</td><td>1851</td></tr><tr><td>Brett 3</td><td>Lena Schempp</td><td>1790</td></tr></table><p>Yusuf, im Beruf Produktionsleiter bei Kelterbach, leitet freitags das Kinderschach im Vereinsheim. 2024 wurde er Vereinsmeister.</p></body></html>`
  },
  {
    url: "https://www.ballhelden.example/spieler/thomas-mueller",
    body: `<html lang="de"><head><title>Thomas Müller - Ballhelden</title></head><body><h1>Thomas Müller</h1><p>Der Raumdeuter. Weltmeister 2014, Stürmer, geboren in Weilheim. 13 Meisterschaften mit dem FC Bayern, danach Vancouver Whitecaps.</p></body></html>`
  }
]
const industry = "Measurement technology | Measuring instruments | Messtechnik | Sensors | Sensor manufacturing | Industrial measurement | Test and measurement | Manufacturing | Industrial sensors | Instrumentation | Mechanical engineering | Torque, pressure and flow sensors | Electrical and electronic manufacturing | Drehmomentsensoren, Druckaufnehmer und Durchflussmesser"
const location = "Esslingen am Neckar | Esslingen | Esslingen, Germany | Esslingen, Stuttgart"
const de = "Germany | Deutschland | Stuttgart | Baden-Württemberg | Stuttgart area"
const company = "Kelterbach Messtechnik GmbH | Kelterbach Messtechnik | Kelterbach"
export default {
  pages,
  people: [
    {
      id: "annegret-vollmoeller",
      about: "Head of purchasing with a doctorate; German pages.",
      contact: { email: "a.vollmoeller@kelterbach-messtechnik.example", full_name: "Annegret Vollmöller", company: "Kelterbach Messtechnik" },
      outcome: "found",
      facts: {
        title: "Leiterin Einkauf | Head of Purchasing | Head of Procurement",
        company,
        location,
        industry,
        memberships: ["Bundesverband Materialwirtschaft, Einkauf und Logistik | BME | BME Regionalgruppe Neckar | Leiterin der BME-Regionalgruppe Neckar"],
        hobbies: ["Choir singing | Singing | Singing in a choir | Chorsingen | Chor | Singing soprano | Sopran im Chor", "Restoring clocks | Restoring watches | Uhren restaurieren | Clock restoration | Watch restoration"],
        education: [{ institution: "Universität Stuttgart | University of Stuttgart", degree: "Promotion | Doctorate | PhD | Dr.-Ing. | Doktor", field: "Maschinenbau | Mechanical Engineering", year: 2009 }],
        achievements: ["Cut the number of suppliers from 1,100 to 640 | Zahl der Lieferanten in drei Jahren von 1.100 auf 640 gesenkt | Reduced suppliers from 1,100 to 640 in three years"]
      },
      also: {
        title: "Strategische Einkäuferin | Strategic buyer | Leiterin der Regionalgruppe Neckar | Head of the BME regional group Neckar | Strategic purchaser",
        location: de,
        skills: ["Supplier management | Lieferantenmanagement | Supplier consolidation | Supplier reduction", "Sustainable procurement | Nachhaltigkeitskriterien | Nachhaltiger Einkauf | CO2 footprint in tenders | CO2-Fußabdruck", "Strategic purchasing | Strategischer Einkauf | Einkauf | Purchasing | Procurement", "Mechanical engineering | Maschinenbau", "Negotiation | Verhandlung", "Tribology | Friction in plain bearings | Gleitlager | Plain bearings", "Tendering | Vergabe", "Public speaking | Vorträge", "Team leadership | Leads nine buyers"],
        achievements: ["Talk \"CO2 als Preis: Vergabe mit Fußabdruck\" | CO2 als Preis | Speaker at Einkaufsforum Süd 2026 | Vortrag 2026", "Introduced sustainability criteria for suppliers | CO2 footprint counts 15 per cent in every award from 2027 | Neue Nachhaltigkeitskriterien | Introduced CO2 criteria in awards", "Hosted the Lieferantentag 2025 | Supplier day 2025 | Lieferantentag 2025 | Gastgeberin des Lieferantentags", "Doctoral thesis on friction in plain bearings | Dissertation über Reibung in Gleitlagern", "Head of purchasing since 2018 | Seit 2018 Leiterin Einkauf", "Leads nine buyers", "Leads the BME regional group Neckar"],
        interests: ["Sustainable procurement | CO2 footprint | CO2 in tenders | Sustainability | Nachhaltigkeit", "Clocks | Watches | Uhren", "Choral music | Choir | Singing", "Friction in plain bearings"],
        causes: ["Sustainability | Climate protection | Sustainable supply chains | CO2 reduction"],
        memberships: ["Philharmonischer Chor"],
        education: [{ institution: "Universität Stuttgart | University of Stuttgart", degree: "Dr. | Doctorate in mechanical engineering" }]
      },
      sources: [`${site}/unternehmen/ansprechpartner`, `${site}/aktuelles/lieferantentag`, "https://www.einkaufsforum-sued.example/referenten/vollmoeller"]
    },
    {
      id: "thomas-mueller",
      about: "Head of IT with the name of a footballer; GitHub account linked from a talk.",
      contact: { email: "t.mueller@kelterbach-messtechnik.example", full_name: "Thomas Müller", company: "Kelterbach Messtechnik GmbH", title: "IT-Leiter" },
      outcome: "found",
      facts: {
        title: "IT-Leiter | Head of IT | IT Manager | Head of Information Technology",
        company,
        location,
        industry,
        skills: ["SAP S/4HANA | S/4HANA | SAP"],
        achievements: ["S/4HANA migration in nine months | SAP S/4HANA: Umstellung in neun Monaten | Moved the company to SAP S/4HANA in nine months | S/4HANA-Umstellung in neun Monaten"],
        education: [{ institution: "Hochschule Esslingen | Esslingen University of Applied Sciences", degree: "Diplom", field: "Wirtschaftsinformatik | Business Informatics | Information Systems", year: 2004 }]
      },
      also: {
        location: de,
        skills: ["Ansible", "Python", "Go", "Monitoring | Infrastructure monitoring | Prometheus", "Linux | Linux administration", "Network segmentation | OT security | Networking | OT networks", "Project management | Projektleitung", "Business informatics", "YAML", "Leadership of IT teams | Team leadership"],
        achievements: ["ansible-role-sps-backup | Ansible role for backing up PLC programs | GitHub project ansible-role-sps-backup | Backs up PLC programs", "messbus-exporter | Prometheus exporter for Modbus meters | Prometheus exporter", "88 stars on ansible-role-sps-backup", "At Kelterbach since 2011 | Seit 2011 bei Kelterbach", "Led a team of fourteen colleagues through the migration | Led the S/4HANA project with fourteen colleagues"],
        interests: ["Ansible", "PLC | SPS | PLC backup", "Modbus", "Prometheus | Monitoring", "OT security | Industrial networks", "Mountain biking | Mountain bike | Radfahren", "Automation", "Open source"],
        hobbies: ["Mountain biking | Mountain bike", "Baking sourdough bread | Sourdough | Brot backen | Baking | Baking bread"]
      },
      sources: [`${site}/unternehmen/ansprechpartner`, `${site}/aktuelles/s4-umstellung`, "https://github.com/tmueller-es", `${site}/en/company/management`],
      never: ["Raumdeuter", "Weltmeister", "Bayern", "Whitecaps", "Weilheim", "Stürmer"]
    },
    {
      id: "yusuf-karadag",
      about: "Head of production; a newspaper told of his union office and candidacy.",
      contact: { email: "y.karadag@kelterbach-messtechnik.example", full_name: "Yusuf Karadağ" },
      outcome: "found",
      facts: {
        title: "Produktionsleiter | Head of Production | Production Manager",
        company,
        location,
        industry,
        achievements: ["Second plant running ten weeks early | Werk 2 zehn Wochen früher als geplant hochgefahren | Started up plant 2 ten weeks ahead of plan | Ramped up Werk 2 ten weeks early"],
        certifications: ["Lean-Management-Trainer | Lean management trainer | Zertifizierter Lean-Management-Trainer | Certified lean management trainer"],
        hobbies: ["Chess | Schach"],
        memberships: ["Schachfreunde Plochingen | Schachfreunde Plochingen 1921 e.V."]
      },
      also: {
        title: "Auszubildender zum Industriemechaniker | Industriemechaniker | Industrial mechanic | Meister | Master craftsman | Apprentice",
        location: `${de} | Plochingen`,
        skills: ["Lean management | Lean", "Production ramp-up | Production management | Produktion | Serienfertigung | Series production", "Industrial mechanics | Industriemechanik", "Team leadership | Leadership", "Teaching chess | Training"],
        achievements: ["Club chess champion 2024 | Vereinsmeister 2024 | Chess club champion 2024", "From 40 to 900 sensors a day | From 40 to 900 sensors", "From apprentice to head of production | Began as an apprentice in 1998 | Seit 1998 bei Kelterbach | With the company since 1998", "Second board in the Bezirksliga | Board 2 of the second team | Rating 1851"],
        interests: ["Chess | Schach", "Lean management", "Children's chess | Kinderschach | Teaching children chess"],
        hobbies: ["Teaching chess to children | Kinderschach | Children's chess"],
        causes: ["Chess for children | Children's chess | Youth work | Kinderschach | Teaching children chess"],
        certifications: ["Meister | Industriemeister | Master craftsman"],
        education: [{ institution: "Meisterschule | Master craftsman school", degree: "Meister" }, { institution: "Kelterbach Messtechnik | Kelterbach", degree: "Ausbildung | Apprenticeship", field: "Industriemechaniker | Industrial mechanic" }]
      },
      sources: [`${site}/unternehmen/ansprechpartner`, `${site}/aktuelles/werk-2`, "https://www.sv-plochingen-schach.example/mannschaften", "https://www.neckar-rundschau.example/lokales/gemeinderat-kandidaten-2019"],
      sensitive: ["IG Metall", "SPD", "Vertrauensmann", "Betriebsrat"]
    }
  ],
  github: [
    {
      login: "tmueller-es",
      id: 90412266,
      name: "Thomas Müller",
      company: "Kelterbach Messtechnik GmbH",
      location: "Esslingen, Germany",
      bio: "Head of IT at a sensor maker. Not the striker you are looking for. PLCs, Ansible, mountain bikes, sourdough.",
      commit_email: "t.mueller@kelterbach-messtechnik.example",
      repositories: [
        { name: "ansible-role-sps-backup", description: "Ansible role that backs up PLC programs every night", language: "YAML", topics: ["ansible", "plc", "backup", "ot-security"], stars: 88, pushed_at: "2026-03-30T06:00:00Z" },
        { name: "messbus-exporter", description: "Prometheus exporter for Modbus meters", language: "Go", topics: ["prometheus", "modbus"], stars: 31, pushed_at: "2025-12-11T06:00:00Z" },
        { name: "linux", language: "C", stars: 0, pushed_at: "2021-01-01T06:00:00Z", fork: true }
      ]
    }
  ],
  wikidata: [
    { id: "Q44300", label: "Thomas Müller", description: "German association football player", statements: [{ property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "1989-09-13" }, { property: "P54", item: { id: "Q15789", label: "FC Bayern Munich" } }], article: "Thomas Müller" }
  ],
  wikipedia: [{ title: "Thomas Müller", description: "German footballer (born 1989)", extract: "Thomas Müller (born 13 September 1989) is a German professional footballer known as the Raumdeuter. He spent most of his career at Bayern Munich and won the 2014 World Cup." }]
}
