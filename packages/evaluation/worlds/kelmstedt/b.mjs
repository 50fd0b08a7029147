// Vaartlijn Logistics B.V., Rotterdam: inland shipping, WordPress with Elementor
const host = "https://www.vaartlijn.example"
const wp = (path, title, main, id = 12, lang = "en") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="UTF-8"><title>${title} - Vaartlijn Logistics</title>
<meta name="generator" content="WordPress 6.7.1"><meta name="generator" content="Elementor 3.25.4">
<meta property="og:site_name" content="Vaartlijn Logistics"><meta property="og:title" content="${title}">
<link rel="stylesheet" href="${host}/wp-content/themes/hello-elementor/style.min.css?ver=3.1.1">
</head>
<body class="page-template-default page page-id-${id} elementor-page">
<header id="site-header"><a href="${host}/" class="custom-logo-link">Vaartlijn Logistics</a><nav class="main-nav"><ul id="menu-main"><li><a href="${host}/services/">Services</a></li><li><a href="${host}/our-people/">Our people</a></li><li><a href="${host}/news/">News</a></li><li><a href="${host}/contact/">Contact</a></li></ul></nav></header>
<div class="elementor-section">${main}</div>
<footer><div class="widget">Vaartlijn Logistics B.V. | Container logistics by inland waterway | Waalhaven Noordzijde 318, 3087 Rotterdam, The Netherlands</div><div class="copyright">&copy; 2026 Vaartlijn Logistics B.V.</div></footer>
<script src="${host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script></body></html>`
})
const company = "Vaartlijn Logistics B.V. | Vaartlijn Logistics | Vaartlijn"
const industry = "Logistics | Container logistics | Inland shipping | Inland waterway transport | Transport and logistics | Logistiek | Binnenvaart"

export default {
  people: [
    {
      id: "marijke-van-oosterzee",
      about: "Changed employers in February 2026; the old employer's page still lists her as Head of Sales.",
      contact: { email: "m.vanoosterzee@vaartlijn.example", full_name: "Marijke van Oosterzee", company: "Vaartlijn Logistics" },
      outcome: "found",
      facts: {
        title: "Commercial Director | Commercieel directeur",
        company,
        location: "Dordrecht | Dordrecht, Netherlands | Dordrecht, The Netherlands | Rotterdam | Rotterdam, Netherlands | Rotterdam, The Netherlands",
        industry,
        memberships: ["Vrouwen aan de Waterkant | board member of Vrouwen aan de Waterkant | bestuurslid van Vrouwen aan de Waterkant | secretary of Vrouwen aan de Waterkant"],
        education: [{ institution: "Erasmus University Rotterdam | Erasmus Universiteit Rotterdam | Erasmus University", degree: "MSc | Master | Master of Science | Master's degree", field: "Economics" }],
        hobbies: ["Sailing | zeilen | sails"]
      },
      also: {
        location: "Rotterdam | Rotterdam, The Netherlands | Waalhaven, Rotterdam",
        skills: ["Sales | commercial management | key accounts | sales team", "Container logistics | terminal sales"],
        achievements: [
          "Formerly Head of Sales at Delfhaven Terminals | nine years at Delfhaven Terminals | former Head of Sales of Delfhaven Terminals | previously at Delfhaven Terminals",
          "Joined Vaartlijn as Commercial Director in February 2026 | appointed Commercial Director on 1 February 2026 | new Commercial Director"
        ],
        interests: ["Sailing | zeilen", "More women in shipping | women in inland shipping | meer vrouwen in de binnenvaart"],
        causes: ["More women in shipping | women in inland shipping | meer vrouwen in de binnenvaart | women in logistics"],
      },
      sources: [`${host}/`, `${host}/our-people/`, `${host}/news/`, `${host}/news/new-commercial-director/`, "https://www.delfhaven-terminals.example/en/contact/sales", "https://vrouwenaandewaterkant.example/bestuur"]
    },
    {
      id: "daan-hoekema-vaartlijn",
      about: "Same name and city as an architect (see daan-hoekema-maasbouw).",
      contact: { email: "d.hoekema@vaartlijn.example", full_name: "Daan Hoekema", company: "Vaartlijn Logistics" },
      outcome: "found",
      facts: {
        title: "Operations Manager | Manager Operations",
        company,
        location: "Rotterdam | Rotterdam, Netherlands | Rotterdam, The Netherlands | Rotterdam, Nederland",
        industry,
        education: [{ institution: "Hogeschool Rotterdam | Rotterdam University of Applied Sciences", degree: "BSc | Bachelor | bachelor's degree | Bachelor of Science", field: "Logistics Engineering | Logistics" }],
        hobbies: ["Cycling | racing bike | wielrennen | road cycling | fietsen"],
        skills: ["Barge planning | planning | terminal planning | barge operations"]
      },
      also: {
        skills: ["Team management | leads the planning desk | 26 planners | runs the planning desk", "Operations management", "Logistics Engineering"],
        memberships: ["Toerclub De Maasbocht | Toerclub De Maasbocht Rotterdam"],
        sports_teams: ["Toerclub De Maasbocht"],
        interests: ["Cycling | road cycling | wielrennen"],
        achievements: [
          "Finished the Limburg gran fondo in 2024 | Ronde van Zuid-Limburg 2024 | rode the Ronde van Zuid-Limburg 2024 in 5:41 | 160 km in 5:41",
          "Joined Vaartlijn as a trainee in 2011 | with Vaartlijn since 2011 | started as a trainee"
        ]
      },
      sources: [`${host}/our-people/`, `${host}/news/planning-desk/`, "https://tcdemaasbocht.example/uitslagen/2024"],
      never: ["architect", "architecten", "Maasbouw", "TU Delft", "ceramic", "keramiek", "Delft"]
    },
    {
      id: "sjoerd-tichelaar",
      about: "E-mail alone; a commenter on a trade site slanders him.",
      contact: { email: "s.tichelaar@vaartlijn.example" },
      outcome: "found",
      facts: {
        title: "Sustainability Manager | Manager Sustainability | Manager duurzaamheid",
        company,
        location: "Rotterdam | Rotterdam, Netherlands | Rotterdam, The Netherlands",
        industry,
        achievements: ["Launched the electric barge Stroomvaarder | electric barge Stroomvaarder | first battery-electric barge | project leader of the Stroomvaarder"],
        certifications: ["Lean Six Sigma Green Belt | Six Sigma Green Belt | Green Belt"],
        interests: ["Birdwatching | vogels kijken | birds | bird watching | birding"]
      },
      also: {
        skills: ["Battery-electric shipping | electric shipping | zero-emission shipping | battery barges", "Carbon accounting | CO2 reporting", "Lean Six Sigma | Six Sigma"],
        hobbies: ["Birdwatching | vogels kijken | bird watching | birding | counts birds"],
        causes: ["Zero-emission inland shipping | sustainability | cleaner inland shipping | electric shipping"],
        interests: ["Electric shipping | sustainability | zero-emission shipping"],
        achievements: ["Interview in Binnenvaartblik | interviewed by Binnenvaartblik"]
      },
      sources: [`${host}/our-people/`, `${host}/news/stroomvaarder/`, "https://binnenvaartblik.example/artikel/stroomvaarder-tichelaar"],
      never: ["fraud", "fraude", "fired", "ontslagen", "steekpenningen", "bribe"]
    }
  ],
  pages: [
    wp("/", "Containers by water", `<h1>Containers by water</h1><p>Vaartlijn Logistics moves 210,000 containers a year between Rotterdam, Nijmegen and Duisburg: by barge, on time.</p><p><a href="${host}/our-people/">Meet our people</a></p><h2>Latest news</h2><ul><li><a href="${host}/news/new-commercial-director/">Marijke van Oosterzee joins as Commercial Director</a></li><li><a href="${host}/news/stroomvaarder/">Stroomvaarder makes her first run</a></li><li><a href="${host}/news/planning-desk/">A day at the planning desk</a></li></ul>`),
    wp("/services/", "Services", `<h1>Services</h1><p>Barge lines, depot, customs. One contact person from quay to door.</p>`, 14),
    wp("/contact/", "Contact", `<h1>Contact</h1><p>Waalhaven Noordzijde 318, Rotterdam. info@vaartlijn.example</p>`, 19),
    wp("/our-people/", "Our people", `<h1>Our people</h1>
<div class="elementor-row"><div class="team-member"><img src="${host}/wp-content/uploads/2026/02/marijke.jpg" alt=""><h3 class="team-name">Marijke van Oosterzee</h3><span class="team-job">Commercial Director</span><p>Marijke leads our sales team. She holds an MSc in Economics from Erasmus University Rotterdam and lives in Dordrecht, where she keeps a small sailing boat.</p><a href="mailto:m.vanoosterzee@vaartlijn.example">Mail Marijke</a></div>
<div class="team-member"><img src="${host}/wp-content/uploads/2023/05/daan.jpg" alt=""><h3 class="team-name">Daan Hoekema</h3><span class="team-job">Operations Manager</span><p>Born and living in Rotterdam. Daan studied Logistics Engineering (BSc) at Hogeschool Rotterdam and runs barge planning. On Sundays he is on his racing bike.</p><a href="mailto:d.hoekema@vaartlijn.example">Mail Daan</a></div>
<div class="team-member"><img src="${host}/wp-content/uploads/2023/05/sjoerd.jpg" alt=""><h3 class="team-name">Sjoerd Tichelaar</h3><span class="team-job">Sustainability Manager</span><p>Sjoerd is responsible for our carbon accounting and for everything that runs on batteries. Lean Six Sigma Green Belt, based at our Rotterdam office.</p><a href="mailto:s.tichelaar@vaartlijn.example">Mail Sjoerd</a></div>
<div class="team-member"><h3 class="team-name">Yvonne Kranendijk</h3><span class="team-job">HR Manager</span><p>Yvonne looks after 140 colleagues and sings in a gospel choir.</p></div></div>`, 31),
    wp("/news/", "News", `<h1>News</h1><article><a href="${host}/news/new-commercial-director/">Marijke van Oosterzee joins as Commercial Director</a></article><article><a href="${host}/news/stroomvaarder/">Stroomvaarder makes her first run</a></article><article><a href="${host}/news/planning-desk/">A day at the planning desk</a></article>`, 40),
    wp("/news/new-commercial-director/", "Marijke van Oosterzee joins as Commercial Director", `<article class="post"><h1>Marijke van Oosterzee joins as Commercial Director</h1><time datetime="2026-02-02">2 February 2026</time><p>On 1 February Marijke van Oosterzee was appointed Commercial Director of Vaartlijn Logistics. She comes from Delfhaven Terminals, where she worked for nine years, most recently as Head of Sales.</p></article>`, 233),
    wp("/news/stroomvaarder/", "Stroomvaarder makes her first run", `<article class="post"><h1>Stroomvaarder makes her first run</h1><time datetime="2025-06-11">11 June 2025</time><p>The battery-electric barge Stroomvaarder left Rotterdam this morning. “Three years of work,” says project leader Sjoerd Tichelaar, our Sustainability Manager.</p></article>`, 198),
    wp("/news/planning-desk/", "A day at the planning desk", `<article class="post"><h1>A day at the planning desk</h1><time datetime="2024-11-20">20 November 2024</time><p>At 5:45 Operations Manager Daan Hoekema opens the planning desk at the Waalhaven. He joined as a trainee in 2011 and now leads 26 planners.</p></article>`, 171),
    {
      url: "https://www.delfhaven-terminals.example/en/contact/sales",
      body: `<!DOCTYPE html><html lang="en"><head><title>Sales contacts | Delfhaven Terminals</title><meta name="generator" content="TYPO3 CMS"></head><body><div id="page"><ul class="breadcrumb"><li>Home</li><li>Contact</li><li>Sales</li></ul><h1>Sales contacts</h1><table class="contenttable"><tr><td>Marijke van Oosterzee</td><td>Head of Sales</td><td>+31 10 000 0144</td></tr><tr><td>Bas Korevaar</td><td>Account manager</td><td>+31 10 000 0146</td></tr></table><p class="lastmod">Last modified: 14 March 2023</p></div></body></html>`
    },
    {
      url: "https://vrouwenaandewaterkant.example/bestuur",
      body: `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Bestuur — Vrouwen aan de Waterkant</title><!-- This is Squarespace. --></head><body id="collection-61"><header><a href="/">Vrouwen aan de Waterkant</a></header><main><h1>Het bestuur</h1><p>Netwerk voor meer vrouwen in de binnenvaart.</p><h3>Marijke van Oosterzee, secretaris</h3><p>Commercieel directeur bij Vaartlijn Logistics in Rotterdam. Zeilt in haar vrije tijd.</p><h3>Annelies Drost, voorzitter</h3><p>Schipper en eigenaar van de Hoop op Zegen.</p></main></body></html>`
    },
    {
      url: "https://tcdemaasbocht.example/uitslagen/2024",
      body: `<html><head><title>TC De Maasbocht - Uitslagen 2024</title></head><body><h1>Toerclub De Maasbocht Rotterdam</h1><h2>Ronde van Zuid-Limburg 2024 (160 km)</h2><ol><li>Joost Verkuijl 5:12</li><li>Daan Hoekema (Vaartlijn) 5:41</li><li>Ben Slagmolen 6:03</li></ol></body></html>`
    },
    {
      url: "https://binnenvaartblik.example/artikel/stroomvaarder-tichelaar",
      news: { seen: "2025-06-20T08:00:00.000Z", language: "Dutch", country: "Netherlands" },
      body: `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>‘Over tien jaar vaart de helft elektrisch’ - Binnenvaartblik</title></head><body><header>Binnenvaartblik – vakblad voor de binnenvaart</header><article><h1>‘Over tien jaar vaart de helft elektrisch’</h1><p>Interview met Sjoerd Tichelaar, manager duurzaamheid van Vaartlijn Logistics in Rotterdam, over de elektrische Stroomvaarder. ’s Ochtends vroeg staat hij met een verrekijker in de Biesbosch: vogels kijken is zijn rust.</p></article>
<section class="comments"><h3>2 reacties</h3><div class="comment"><b>schipper1958</b><p>Die Tichelaar is bij zijn vorige baas ontslagen wegens fraude, hij nam steekpenningen aan. Vraag maar na!</p></div><div class="comment"><b>Redactie</b><p>Voor deze beschuldiging bestaat geen enkel bewijs; zij is onjuist. Wij sluiten de reacties.</p></div></section></body></html>`
    }
  ]
}
