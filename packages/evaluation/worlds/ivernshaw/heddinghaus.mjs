const host = "https://www.heddinghaus.example"
const page = (path, lang, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="${lang}" dir="ltr" class="no-js">
<head>
<meta charset="utf-8">
<!-- This website is powered by TYPO3 - inspiring people to share! -->
<title>${title} | Heddinghaus Fördertechnik GmbH</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-7d1.css?1712">
</head>
<body id="p${path.length * 7}">
<div class="cookie-layer" role="dialog"><p>${lang === "de" ? "Wir verwenden Cookies. Einige sind notwendig, andere helfen uns, diese Website zu verbessern." : "We use cookies. Some are necessary, others help us to improve this website."}</p><button>${lang === "de" ? "Alle akzeptieren" : "Accept all"}</button> <button>${lang === "de" ? "Nur notwendige" : "Only necessary"}</button></div>
<header><a href="/"><img src="/fileadmin/logo.svg" alt="Heddinghaus"></a>
<nav><ul><li><a href="/en/products">${lang === "de" ? "Produkte" : "Products"}</a></li><li><a href="/en/company/management">${lang === "de" ? "Unternehmen" : "Company"}</a></li><li><a href="/en/service/contacts">Service</a></li><li><a href="/en/news/2025/24-hour-hotline">${lang === "de" ? "Aktuelles" : "News"}</a></li><li><a href="/de/karriere/thi-mai-nguyen-brandes">Karriere</a></li></ul></nav></header>
<main>
${main}
</main>
<footer><p>Heddinghaus Fördertechnik GmbH · Halberstädter Straße 118 · 33106 Paderborn · Germany · +49 5251 55500-0</p><p><a href="/de/impressum">Impressum</a> · <a href="/de/datenschutz">Datenschutz</a> · AGB</p></footer>
</body></html>`
})

const pages = [
  page("/", "en", "Conveyors and palletisers from Paderborn", `
<h1>We keep your goods moving.</h1>
<p>Since 1958 Heddinghaus develops and builds roller conveyors, vertical lifts and layer palletisers for breweries, dairies and distribution centres. 310 employees in Paderborn, subsidiaries in Poland and Italy.</p>
<div class="teaser-row">
<div class="teaser"><h3>New: palletiser PX 900</h3><p>Up to 520 layers per hour on 14 square metres.</p></div>
<div class="teaser"><h3>The night shift on the phone</h3><p>How our hotline got to 24 hours. <a href="/en/news/2025/24-hour-hotline">read more</a></p></div>
<div class="teaser"><h3>Karriere bei Heddinghaus</h3><p>„Ich wollte etwas, das sich bewegt“ – <a href="/de/karriere/thi-mai-nguyen-brandes">Thi Mai Nguyen-Brandes im Gespräch</a></p></div>
</div>
<p>Meet us: FlowTech Days Dortmund, hall 3. <a href="https://www.flowtech-days.example/speakers/2025">Programme and speakers</a></p>`),
  page("/en/company/management", "en", "Management and advisory board", `
<h1>Management</h1>
<div class="frame frame-default"><img src="/fileadmin/portraits/wiethoff_jun.jpg" alt=""><h2>Peter Wiethoff jun.</h2><p class="function">Managing Director</p>
<p>Born 1981. Diploma in industrial engineering (Wirtschaftsingenieurwesen), Universität Paderborn, 2007. First professional years as project manager with a maker of packaging machines in Bologna, Italy. At Heddinghaus since 2012, first as head of the project business; Managing Director since January 2021, responsible for sales, engineering and strategy. Deputy chairman of the Intralogistik-Forum Westfalen. Speaks German, English and Italian.</p></div>
<div class="frame frame-default"><h2>Dr. Sabine Korth</h2><p class="function">Managing Director (Finance, Purchasing, Personnel)</p><p>With the company since 2017.</p></div>
<h1>Advisory board</h1>
<ul><li>Peter Wiethoff sen. (chairman), Managing Director of the company 1987–2020</li><li>Prof. Dr. Ulrike Evers</li><li>Hinrich Dahl</li></ul>`),
  page("/en/service/contacts", "en", "Your contacts in service", `
<h1>Your contacts in service</h1>
<p>Hotline (24 h): +49 5251 55500-24</p>
<table class="contenttable"><thead><tr><th>Name</th><th>Function</th><th>Extension</th><th>E-mail</th></tr></thead><tbody>
<tr><td>Annegret Löhnhardt</td><td>Head of After-Sales Service</td><td>-310</td><td>a.loehnhardt@heddinghaus.example</td></tr>
<tr><td>Rüdiger Timm</td><td>Spare parts, order desk</td><td>-315</td><td>r.timm@heddinghaus.example</td></tr>
<tr><td>Thomas Müller</td><td>Team Lead PLC Software</td><td>-342</td><td>t.mueller@heddinghaus.example</td></tr>
<tr><td>Jolanta Pietrzak</td><td>Service Poland</td><td>-360</td><td>j.pietrzak@heddinghaus.example</td></tr>
</tbody></table>
<p>For retrofits of controls older than 15 years please ask Mr. Müller's team directly.</p>`),
  page("/en/news/2025/24-hour-hotline", "en", "The night shift on the phone", `
<h1>The night shift on the phone</h1><p class="news-date">17 February 2025</p>
<p class="lead">When a palletiser stops at two in the night, somebody in Paderborn picks up. This was not always so.</p>
<p>"For a brewery one hour of standstill means some thousand crates that nobody can load," says Annegret Löhnhardt, Head of After-Sales Service. She knows the business from the bottom: in 2006 she started at Heddinghaus as service coordinator, with a vocational training as industrial clerk behind her and, later, evening classes up to the degree of state-certified business economist, which she finished in 2012.</p>
<p>Under her lead the hotline was extended to 24 hours on seven days, with eleven colleagues in three shifts. More important to her is another number: thanks to remote diagnostics the share of faults that are solved at the first call went from 54 to 81 percent. In November the Westphalian Machine Builders' Circle awarded its Service Prize 2024 to the department.</p>
<p>Half of the calls come from the Netherlands, where Löhnhardt handles the difficult customers herself – in Dutch. Only on Thursdays she is hard to reach after six: then there is rehearsal of the Kammerchor Paderquell, where she sings alto.</p>
<p><a href="/en/service/contacts">All contacts in service</a></p>
<aside><h4>Also interesting</h4><ul><li>Heddinghaus at the BrauTec fair</li><li>Apprentices build a marble run</li></ul></aside>`),
  page("/en/news/2015/service-team", "en", "Our service team grows", `
<h1>Our service team grows</h1><p class="news-date">9 March 2015</p>
<p>Three new technicians strengthen our service. Appointments are made as always by Annegret Löhnhardt, Service Coordinator, phone -311.</p>`),
  page("/de/karriere/thi-mai-nguyen-brandes", "de", "„Ich wollte etwas, das sich bewegt“", `
<h1>„Ich wollte etwas, das sich bewegt“</h1>
<p class="lead">Thi Mai Nguyen-Brandes leitet als Projektleiterin Automatisierung die Inbetriebnahme ganzer Leergutlinien. Angefangen hat sie 2009 – als einziges Mädchen in der Lehrwerkstatt.</p>
<p><strong>Frau Nguyen-Brandes, warum Heddinghaus?</strong><br>Ich hatte einen Ferienjob im Getränkemarkt und habe mich gefragt, wie die Kisten eigentlich auf die Palette kommen. Dann habe ich hier die Ausbildung zur Mechatronikerin gemacht.</p>
<p><strong>Und dann?</strong><br>Verbundstudium Elektrotechnik an der Fachhochschule Südwestfalen, neben der Arbeit. 2016 hatte ich den Bachelor of Engineering in der Tasche. Das waren kurze Wochenenden.</p>
<p><strong>Was machen Sie heute?</strong><br>Ich habe fünf Leute im Projekt, programmiere aber immer noch selbst, am liebsten Roboterzellen. Die SPS-Programmierung gibt man nicht einfach ab. Letztes Jahr haben wir bei einer Brauerei in Uelzen eine Leergutsortierung in elf Tagen in Betrieb genommen, geplant waren achtzehn.</p>
<p><strong>Sie stehen jedes Jahr beim Girls' Day in der Halle.</strong><br>Weil es mir damals gefehlt hat. Wenn drei von zwanzig danach ein Praktikum machen, bin ich zufrieden.</p>
<p><strong>Und nach Feierabend?</strong><br>Bouldern, zweimal die Woche. Und Pixel will raus, unsere Mischlingshündin. Die ist auch mal mit im Büro.</p>
<div class="job-teaser"><h3>Offene Stellen in Paderborn</h3><ul><li>Inbetriebnehmer (m/w/d)</li><li>Konstrukteur Stahlbau (m/w/d)</li></ul></div>`),
  page("/en/products", "en", "Products", `
<h1>Products</h1><div class="accordion"><h2>Roller conveyors</h2><p>Zero-pressure accumulation for cases, crates and trays from 2 to 60 kg. Modules from 500 mm, drives 24 V.</p><h2>Vertical lifts</h2><p>Up to 24 metres and 1,400 cycles per hour.</p><h2>Layer palletisers</h2><p>PX 300, PX 600 and PX 900. Infeed from the left or from the right. Retrofit kits are available for all machines after 1991.</p><h2>Spare parts</h2><p>98 percent of the parts leave Paderborn on the same day.</p></div>
<p>Not sure which one? <a href="/en/service/contacts">Ask our service.</a></p>`),
  page("/de/impressum", "de", "Impressum", `
<h1>Impressum</h1><p>Heddinghaus Fördertechnik GmbH<br>Halberstädter Straße 118<br>33106 Paderborn</p><p>Geschäftsführer: Peter Wiethoff jun., Dr. Sabine Korth<br>Amtsgericht Paderborn, HRB 00481<br>USt-IdNr. DE 000 481 220</p><p>Haftungsausschluss: Trotz sorgfältiger Kontrolle übernehmen wir keine Haftung für die Inhalte externer Links.</p>`),
  page("/en/news/2026/brautec", "en", "Heddinghaus at the BrauTec fair", `
<h1>Heddinghaus at the BrauTec fair</h1><p class="news-date">4 May 2026</p><p>We show the PX 900 for the first time in motion, together with an empties sorting that recognises crates by camera. 1,100 visitors came to our stand last time, and about as many pretzels were eaten.</p><p>Book your appointment: fair@heddinghaus.example</p>`)
]

export default {
  people: [
    {
      id: "annegret-loehnhardt",
      about: "Stale title (Service Coordinator) on a page of 2015, the current one elsewhere.",
      contact: { email: "a.loehnhardt@heddinghaus.example", full_name: "Annegret Löhnhardt", company: "Heddinghaus Fördertechnik GmbH" },
      outcome: "found",
      facts: {
        title: "Head of After-Sales Service | Head of After Sales Service | Leiterin After-Sales-Service",
        company: "Heddinghaus Fördertechnik GmbH | Heddinghaus",
        location: "Paderborn, Germany | Paderborn",
        industry: "conveyor technology | materials handling | mechanical engineering | machine building | intralogistics | Fördertechnik",
        skills: ["remote diagnostics | remote service"],
        achievements: ["extended the hotline to 24 hours on seven days | built up the 24-hour hotline | 24/7 hotline", "Service Prize 2024 of the Westphalian Machine Builders' Circle | Service Prize 2024"],
        hobbies: ["choir singing | sings alto in the Kammerchor Paderquell | singing in a choir | singing"]
      },
      also: {
        location: "Germany | North Rhine-Westphalia",
        industry: "manufacturing | industrial machinery | palletisers | conveyors and palletisers",
        skills: ["scheduling of technicians | service planning", "business administration | business economics", "fault diagnosis | troubleshooting", "Dutch | Dutch language | speaks Dutch", "after-sales service | customer service | service management | hotline", "team leadership | leading a team of eleven", "service coordination", "handling difficult customers | customer relations"],
        achievements: ["share of faults solved at the first call from 54 to 81 percent | first-call fix rate raised to 81 percent", "rose from service coordinator to head of service | with Heddinghaus since 2006 | started as service coordinator in 2006 | former service coordinator", "leads eleven colleagues in three shifts | hotline team of eleven"],
        interests: ["choral music | music | singing"],
        memberships: ["Kammerchor Paderquell"],
        education: [{ institution: "evening classes", degree: "state-certified business economist", year: 2012 }, { institution: "vocational training", degree: "industrial clerk" }],
        certifications: ["state-certified business economist", "industrial clerk | vocational training as industrial clerk"]
      },
      sources: [host + "/en/service/contacts", host + "/en/news/2025/24-hour-hotline", host + "/en/news/2015/service-team", "https://www.kammerchor-paderquell.example/"]
    },
    {
      id: "peter-wiethoff-jun",
      about: "Son of a father of the same name at the same employer (advisory board).",
      contact: { full_name: "Peter Wiethoff", company: "Heddinghaus Fördertechnik GmbH", title: "Managing Director" },
      outcome: "found",
      facts: {
        title: "Managing Director | Geschäftsführer",
        company: "Heddinghaus Fördertechnik GmbH | Heddinghaus",
        location: "Paderborn, Germany | Paderborn",
        industry: "conveyor technology | materials handling | mechanical engineering | machine building | intralogistics | Fördertechnik | Maschinenbau",
        memberships: ["Intralogistik-Forum Westfalen | Deputy chairman of the Intralogistik-Forum Westfalen"],
        education: [{ institution: "Universität Paderborn | Paderborn University", degree: "Diploma | Dipl.-Wirt.-Ing.", field: "industrial engineering | Wirtschaftsingenieurwesen", year: 2007 }],
        hobbies: ["Marathon | marathon running | running | Laufen"],
        sports_teams: ["SC Paderborn | SC Paderborn 07 | SCP"]
      },
      also: {
        title: "Managing Director responsible for sales, engineering and strategy | Firmenchef | Deputy chairman of the Intralogistik-Forum Westfalen",
        location: "Germany | Westphalia | Ostwestfalen",
        industry: "manufacturing | industrial machinery | palletisers",
        skills: ["management | leadership | general management", "industrial engineering | Wirtschaftsingenieurwesen", "Italian | speaks Italian | languages", "English", "German", "sales", "engineering", "strategy | corporate strategy", "project management | project business", "packaging machines"],
        achievements: ["Managing Director since January 2021 | Geschäftsführer seit 1. Januar 2021", "took over the company from his father | Generationswechsel", "finished the Hamburg marathon 2023 in 3:41 | Hamburg-Marathon 2023", "head of the project business from 2012 | joined Heddinghaus in 2012", "project manager in Bologna", "Niederlassung in Italien gegründet | founded the Italian subsidiary"],
        interests: ["intralogistics | mechanical engineering", "running | marathon", "football | Fußball", "Italy | Italien"],
        hobbies: ["football | SC Paderborn season ticket"],
        memberships: ["SC Paderborn season ticket holder"]
      },
      sources: [host + "/en/company/management", "https://www.pader-kurier.example/wirtschaft/heddinghaus-generationswechsel", "https://www.pader-kurier.example/sport/paderborner-in-hamburg", host + "/de/impressum"],
      never: ["Motorräder", "Schützenbruderschaft", "Bundesverdienstkreuz", "1987"]
    },
    {
      id: "thi-mai-nguyen-brandes",
      about: "German interview only; initials and surname in the address.",
      contact: { email: "tm.nguyen-brandes@heddinghaus.example", full_name: "Thi Mai Nguyen-Brandes", location: "Paderborn" },
      outcome: "found",
      facts: {
        title: "Projektleiterin Automatisierung | Project Manager Automation | Automation Project Manager",
        company: "Heddinghaus Fördertechnik GmbH | Heddinghaus",
        location: "Paderborn | Paderborn, Germany",
        skills: ["SPS-Programmierung | PLC programming", "Roboterzellen | robot cells | robotics | Robotik"],
        hobbies: ["Bouldern | bouldering"],
        education: [{ institution: "Fachhochschule Südwestfalen | South Westphalia University of Applied Sciences", degree: "Bachelor of Engineering | B.Eng.", field: "Elektrotechnik | electrical engineering", year: 2016 }],
        pets: ["Pixel | Mischlingshündin Pixel | mixed-breed dog Pixel | Hündin | dog"]
      },
      also: {
        location: "Deutschland | Germany",
        industry: "Fördertechnik | conveyor technology | Maschinenbau | mechanical engineering | intralogistics | automation | Automatisierung",
        skills: ["Programmierung | programming", "Inbetriebnahme | commissioning", "Mechatronik | mechatronics", "Elektrotechnik | electrical engineering", "Projektleitung | project management", "Automatisierung | automation", "Teamleitung | leads five people | leadership", "Leergutsortierung | empties sorting lines", "Ausbildung von Nachwuchs | mentoring"],
        achievements: ["leitet ein Projektteam von fünf Leuten | leads a project team of five", "Studium neben der Arbeit | studied part-time while working | Verbundstudium", "Leergutsortierung in Uelzen in elf Tagen in Betrieb genommen | commissioned an empties sorting line at a brewery in Uelzen in eleven days instead of eighteen", "seit 2009 bei Heddinghaus | at Heddinghaus since 2009 | from apprentice to project manager"],
        interests: ["Hunde | dogs", "Nachwuchsförderung | girls in technology | Girls' Day", "Klettern | climbing", "Roboter | robots"],
        causes: ["Girls' Day | Mädchen in technischen Berufen | girls in engineering | women in tech"],
        education: [{ institution: "Heddinghaus Fördertechnik GmbH | Heddinghaus", degree: "Ausbildung zur Mechatronikerin | apprenticeship as mechatronics technician", field: "Mechatronik | mechatronics" }],
        certifications: ["Mechatronikerin | mechatronics technician"]
      },
      sources: [host + "/de/karriere/thi-mai-nguyen-brandes", host + "/"]
    },
    {
      id: "thomas-mueller-heddinghaus",
      about: "Named like the footballer, who is all over the web.",
      contact: { email: "t.mueller@heddinghaus.example", full_name: "Thomas Müller", company: "Heddinghaus Fördertechnik GmbH" },
      outcome: "found",
      facts: {
        title: "Team Lead PLC Software | Teamleiter SPS-Software",
        company: "Heddinghaus Fördertechnik GmbH | Heddinghaus",
        location: "Paderborn, Germany | Paderborn",
        skills: ["Structured Text | IEC 61131-3 | IEC 61131-3 Structured Text", "OPC UA"],
        achievements: ["talk \"Retrofit without standstill\" at FlowTech Days 2025 | Retrofit without standstill | speaker at FlowTech Days 2025"],
        hobbies: ["model railway | H0 model railway | model trains"],
        education: [{ institution: "Universität Paderborn | Paderborn University", degree: "Dipl.-Inform. | Diplom | Diploma", field: "computer science | Informatik" }]
      },
      also: {
        location: "Germany",
        industry: "conveyor technology | materials handling | mechanical engineering | machine building | intralogistics | industrial automation",
        skills: ["computer science | software development", "function blocks", "commissioning on weekends | weekend migrations", "PLC programming | PLC | PLC software | SPS", "controls retrofit | retrofit | migration of old controls", "Python", "C++", "Arduino", "signal box control", "S5 migration | Simatic S5 | S5", "team leadership", "open source"],
        achievements: ["st-conveyor-blocks | open library of function blocks for conveyors | GitHub repository st-conveyor-blocks", "more than 60 lines migrated from Simatic S5 | has migrated more than sixty lines", "h0-signalbox", "opcua-tinylog", "at Heddinghaus since 2004"],
        interests: ["model railway", "industrial automation | PLC", "open source", "Arduino | electronics", "OPC UA", "conveyors"],
        memberships: ["Modellbahnfreunde Sennelager | Sennelager model railway club"]
      },
      sources: [host + "/en/service/contacts", "https://www.flowtech-days.example/speakers/2025", "https://github.com/tmueller-pb"],
      never: ["Bayern", "World Cup", "Raumdeuter", "Weilheim"]
    },
    {
      id: "dirk-sanders",
      about: "Nothing anywhere; a cycling coach of the name in Belgium.",
      contact: { email: "d.sanders@heddinghaus.example", full_name: "Dirk Sanders", company: "Heddinghaus Fördertechnik GmbH" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Geel", "Kempenspurt", "jeugdtrainer"]
    }
  ],
  pages,
  github: [
    {
      login: "tmueller-pb",
      id: 7714093,
      name: "Thomas Müller",
      company: "Heddinghaus Fördertechnik GmbH",
      location: "Paderborn",
      bio: "Not the footballer. PLC by day, H0 by night (Modellbahnfreunde Sennelager).",
      commit_email: "t.mueller@heddinghaus.example",
      repositories: [
        { name: "st-conveyor-blocks", description: "Function blocks for conveyors in IEC 61131-3 Structured Text", language: "Structured Text", topics: ["plc", "iec-61131-3", "conveyor"], stars: 143, pushed_at: "2026-04-19T19:02:11Z" },
        { name: "h0-signalbox", description: "Signal box control for my H0 model railway", language: "C++", topics: ["model-railway", "arduino"], stars: 37, pushed_at: "2026-01-03T22:14:50Z" },
        { name: "opcua-tinylog", description: "Log OPC UA tags to CSV", language: "Python", topics: ["opc-ua", "logging"], stars: 12, pushed_at: "2025-08-30T16:40:00Z" }
      ]
    }
  ]
}
