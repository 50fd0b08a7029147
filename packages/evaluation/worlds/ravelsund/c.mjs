// Holtkamp Waalbrug Logistiek B.V., Nijmegen: a family-owned logistics firm (Joomla, bilingual)
const host = "https://holtkamp-waalbrug.example"
const page = (path, title, main, lang = "en") => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><base href="${host}/"><title>${title} – Holtkamp Waalbrug Logistiek</title><meta name="generator" content="Joomla! - Open Source Content Management"><link href="/media/templates/site/waal/css/template.min.css" rel="stylesheet"></head>
<body class="site com_content"><header class="header container-header"><a class="brand-logo" href="${host}/">Holtkamp Waalbrug</a><ul class="mod-menu"><li><a href="${host}/">Home</a></li><li><a href="${host}/about">About us</a></li><li><a href="${host}/people">People</a></li><li><a href="${host}/nieuws">Nieuws</a></li><li><a href="${host}/contact">Contact</a></li></ul></header>
<main><div class="com-content-article item-page">${main}</div></main>
<footer class="container-footer">Holtkamp Waalbrug Logistiek B.V. | Havenweg 18, 6541 Nijmegen | KvK 00000000</footer></body></html>`
})
const company = "Holtkamp Waalbrug Logistiek | Holtkamp Waalbrug Logistiek B.V. | Holtkamp Waalbrug"
const location = "Nijmegen | Nijmegen, Netherlands | Nijmegen, the Netherlands"
const industry = "Logistics | Logistiek | Transport | Contract logistics | Transportation and logistics | Logistics and supply chain"

export default {
  people: [
    {
      id: "holtkamp-wim-jr",
      about: "The son: CEO of the family firm. His father of the same name founded it.",
      contact: { email: "wim.jr@holtkamp-waalbrug.example", full_name: "Wim Holtkamp", company: "Holtkamp Waalbrug Logistiek", title: "CEO" },
      outcome: "found",
      facts: {
        title: "CEO | Chief Executive Officer | Chief executive",
        company, location,
        education: [{ institution: "Erasmus University Rotterdam | Erasmus University | Erasmus Universiteit Rotterdam", degree: "MSc | Master | Master of Science | master's degree", field: "Supply Chain Management" }],
        achievements: ["Twaalf elektrische trucks besteld (2026) | Ordered twelve electric trucks in 2026 | twelve electric trucks | electrification of the fleet", "CEO since 2019 | Took over the firm as CEO in 2019 | Succeeded his father in 2019"],
        hobbies: ["Road cyclist | Cycling | road cycling | wielrennen"],
        memberships: ["Young Logistics Network Gelderland (voorzitter) | Chair of Young Logistics Network Gelderland | Jong Logistiek Gelderland | Voorzitter Jong Logistiek Gelderland"]
      },
      also: {
        industry,
        interests: ["Elektrisch vervoer | Electric trucks | electric transport | zero-emission transport"],
        causes: ["Emissievrije stadslogistiek | Zero-emission city logistics | zero-emission transport"],
        skills: ["Supply chain management | supply chain", "Stadslogistiek | City logistics"],
        achievements: ["Four years as a consultant in Rotterdam | Previously a consultant in Rotterdam | consultant in Rotterdam before joining the firm"]
      },
      sources: [`${host}/people`, `${host}/about`, `${host}/nieuws/elektrische-trucks`, "https://jong-logistiek-gelderland.example/bestuur"],
      never: ["Ridder", "knighted", "royal decoration", "stamp collecting", "postzegels", "Filatelistenvereniging", "food bank"]
    },
    {
      id: "holtkamp-wim-sr",
      about: "The father: founder, now chairman of the supervisory board.",
      contact: { full_name: "Wim Holtkamp sr.", company: "Holtkamp Waalbrug Logistiek", title: "Chairman of the supervisory board" },
      outcome: "found",
      facts: {
        title: "Chairman of the supervisory board | Chair of the supervisory board | Founder and chairman of the supervisory board | Founder",
        company,
        location: "Beuningen | Beuningen, Netherlands | Nijmegen, Netherlands | Nijmegen",
        achievements: ["Began in 1978 with one second-hand truck | Founded the company in 1978 | Founder of Holtkamp Waalbrug (1978)", "Ridder in de Orde van Oranje-Nassau (2018) | Knight in the Order of Orange-Nassau | royal decoration in 2018"],
        hobbies: ["Postzegels | Stamp collecting | Collecting stamps | philately"]
      },
      also: {
        industry,
        achievements: ["Handed the company to his son in 2019 | Led the company until 2019 | CEO until 2019"],
        memberships: ["Secretaris Filatelistenvereniging Beuningen | Secretary of Filatelistenvereniging Beuningen | Filatelistenvereniging Beuningen", "Supervisory board of Holtkamp Waalbrug | raad van commissarissen"],
        causes: ["Food bank in Beuningen | Voedselbank Beuningen | lends trucks to the food bank"]
      },
      sources: [`${host}/people`, `${host}/about`, "https://beuningen-weekblad.example/2018/lintje-wim-holtkamp"],
      never: ["Erasmus", "Young Logistics", "Jong Logistiek", "Supply Chain Management", "cyclist", "wielrennen", "consultant"]
    },
    {
      id: "holtkamp-saskia-van-dongen",
      about: "Changed employers: a trade fair page of 2022 has her at Rijnkade Transport, where she no longer works.",
      contact: { email: "s.vandongen@holtkamp-waalbrug.example", full_name: "Saskia van Dongen", company: "Holtkamp Waalbrug Logistiek" },
      outcome: "found",
      facts: {
        title: "Director Operations | Director of Operations | Operations Director",
        company, location,
        skills: ["Fleet planning | fleet management | Fleet", "Cold chain | refrigerated transport | cold-chain logistics"],
        achievements: ["Fleet manager at Rijnkade Transport | Former fleet manager at Rijnkade Transport | came from Rijnkade Transport in 2024", "Spoke at Trucks & Data Arnhem 2022 | Speaker at Trucks & Data 2022 | 'What a driver knows' at Trucks & Data 2022 | What a driver knows"],
        hobbies: ["Korfbal | Korfball | plays korfball"]
      },
      also: {
        industry,
        sports_teams: ["KV Keizer Karel | korfball club KV Keizer Karel"],
        achievements: ["Sinds 1 april 2024 Director Operations | Joined Holtkamp Waalbrug in April 2024 | Director Operations since April 2024", "Responsible for 210 drivers and planners | Leads 210 drivers and planners"],
        skills: ["Operations | Operations management", "Telematics | telematics data"]
      },
      sources: [`${host}/people`, `${host}/nieuws`, `${host}/nieuws/saskia-van-dongen`, "https://trucks-and-data.example/2022/speakers.html"]
    },
    {
      id: "holtkamp-ferry-oldenhof",
      about: "Very little online: a name, a role and a phone extension on the people page.",
      contact: { email: "f.oldenhof@holtkamp-waalbrug.example" },
      outcome: "found",
      facts: { title: "IT Manager | IT manager | Manager IT", company },
      also: { industry, location },
      sources: [`${host}/people`],
      never: ["Erasmus", "korfball", "stamp", "electric trucks"]
    }
  ],
  pages: [
    page("/", "Home", `<h1>From the Waal to your warehouse</h1><p>Contract logistics and refrigerated transport from Nijmegen to the whole Benelux. Family-owned since 1978. <a href="${host}/people">Meet our people</a></p>`),
    page("/about", "About us", `<h1>About us</h1><p>In 1978 Wim Holtkamp sr. began with one second-hand truck. In 2019 he handed the company to his son, Wim Holtkamp jr., and became chairman of the supervisory board. Today 340 people work for us.</p><p>Wim sr. still lends two trucks a month to the food bank in Beuningen (Voedselbank Beuningen).</p>`),
    page("/people", "People", `<h1>People</h1><table class="people"><tbody>
<tr><td><img src="/images/wim-jr.jpg" alt=""></td><td><strong>Wim Holtkamp jr.</strong><br>CEO since 2019<br>Wim holds an MSc in Supply Chain Management from Erasmus University Rotterdam and spent four years as a consultant in Rotterdam before joining the firm. Keen road cyclist.<br><a href="mailto:wim.jr@holtkamp-waalbrug.example">wim.jr@holtkamp-waalbrug.example</a></td></tr>
<tr><td><img src="/images/saskia.jpg" alt=""></td><td><strong>Saskia van Dongen</strong><br>Director Operations<br>Responsible for 210 drivers and planners, for fleet planning and the cold chain.<br><a href="mailto:s.vandongen@holtkamp-waalbrug.example">s.vandongen@holtkamp-waalbrug.example</a></td></tr>
<tr><td></td><td><strong>Ferry Oldenhof</strong><br>IT Manager<br>ext. 114</td></tr>
</tbody></table><h2>Supervisory board</h2><p>Wim Holtkamp sr. (chairman, founder) · Marijke Terpstra-Vos</p>`),
    page("/nieuws", "Nieuws", `<h1>Nieuws</h1><ul><li><a href="${host}/nieuws/elektrische-trucks">Twaalf elektrische trucks</a> (3 juni 2026)</li><li><a href="${host}/nieuws/saskia-van-dongen">Saskia van Dongen nieuwe Director Operations</a> (2 april 2024)</li></ul>`, "nl"),
    page("/nieuws/elektrische-trucks", "Twaalf elektrische trucks", `<h1>Twaalf elektrische trucks</h1><p>3 juni 2026. Holtkamp Waalbrug heeft twaalf elektrische trucks besteld voor emissievrije stadslogistiek in Nijmegen en Arnhem. “Elektrisch vervoer is geen proef meer”, zegt CEO Wim Holtkamp jr.</p>`, "nl"),
    page("/nieuws/saskia-van-dongen", "Saskia van Dongen nieuwe Director Operations", `<h1>Saskia van Dongen nieuwe Director Operations</h1><p>2 april 2024. Saskia van Dongen is sinds 1 april 2024 Director Operations in Nijmegen. Zij komt van Rijnkade Transport, waar zij fleet manager was. In haar vrije tijd speelt zij korfbal bij KV Keizer Karel.</p>`, "nl"),
    page("/contact", "Contact", `<h1>Contact</h1><p>Havenweg 18, Nijmegen. info@holtkamp-waalbrug.example</p>`),
    {
      url: "https://jong-logistiek-gelderland.example/bestuur",
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Bestuur | Jong Logistiek Gelderland</title></head><body><h1>Bestuur</h1><div class="kaart"><b>Wim Holtkamp jr.</b><br>Voorzitter<br>CEO Holtkamp Waalbrug Logistiek, Nijmegen</div><div class="kaart"><b>Noor Aydin</b><br>Penningmeester</div><p>Jong Logistiek Gelderland (Young Logistics Network Gelderland) is er voor iedereen onder de 45.</p></body></html>`
    },
    {
      url: "https://beuningen-weekblad.example/2018/lintje-wim-holtkamp",
      news: { seen: "2018-04-26T12:00:00Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Lintje voor Wim Holtkamp - Beuningens Weekblad</title></head><body><h1>Lintje voor Wim Holtkamp</h1><p>BEUNINGEN, 26 april 2018 – Wim Holtkamp uit Beuningen, oprichter van Holtkamp Waalbrug Logistiek, is benoemd tot Ridder in de Orde van Oranje-Nassau. Holtkamp verzamelt postzegels en is secretaris van de Filatelistenvereniging Beuningen.</p></body></html>`
    },
    {
      url: "https://trucks-and-data.example/2022/speakers.html",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trucks &amp; Data 2022: speakers</title></head><body><h1>Speakers, Arnhem, 9 June 2022</h1><dl><dt>Saskia van Dongen, Fleet Manager, Rijnkade Transport (Tiel)</dt><dd>What a driver knows: telematics data and the people behind it.</dd><dt>Lars Aldenkamp, Aldenkamp Banden</dt><dd>Tyres that phone home.</dd></dl></body></html>`
    }
  ]
}
