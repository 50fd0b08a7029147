const page = (title, main) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Cordillera Ventures</title><meta property="og:site_name" content="Cordillera Ventures"><meta name="description" content="Early money for software that runs on other people's servers."></head>
<body class="framer-body"><header data-framer-name="Nav"><a href="https://cordillera.example/">Cordillera</a> <a href="https://cordillera.example/portfolio">Portfolio</a> <a href="https://cordillera.example/team">Team</a></header>
<main data-framer-name="Main">${main}</main>
<footer data-framer-name="Footer">Cordillera Ventures S.A.S. · Calle 72 # 10-07, Bogotá, Colombia. Nothing on this page is an offer.</footer></body></html>`

const pages = [
  { url: "https://cordillera.example/", body: page("Early money, patient people", `<h1>Early money, patient people.</h1><p>Cordillera is a venture capital fund in Bogotá. We invest in infrastructure software from Latin America and from wherever its people have gone.</p>`) },
  { url: "https://cordillera.example/portfolio", body: page("Portfolio", `<h1>Portfolio</h1><ul><li><b><a href="https://www.kiteloom.example/">Kiteloom</a></b>, Lisbon. Preview environments. Series A, 2025. Partner: Valentina Ospina.</li><li><b>Chasqui</b>, Lima. Message queues. Seed, 2023. Partner: Valentina Ospina.</li><li><b>Nube Baja</b>, Medellín. Backups. Seed, 2024. Partner: Rashid Karimov.</li></ul>`) },
  {
    url: "https://cordillera.example/team",
    body: page("Team", `<h1>Team</h1><div class="framer-grid"><div><h3>Valentina Ospina Restrepo</h3><p>General Partner</p><p>Valentina wrote databases for a living until she found that she preferred to ask questions about them. Founder of Tabla (acquired 2017).</p></div><div><h3>Rashid Karimov</h3><p>Principal</p><p>From Tashkent to Bogotá, via a spreadsheet. CFA charterholder. Looks after our seed investments.</p></div></div>`)
  },
  {
    url: "https://andeantech.example/2026/02/ospina-fund-iii",
    news: { seen: "20260210T130000Z", language: "English", country: "Colombia" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Cordillera closes $85m third fund – Andean Tech</title><meta property="article:published_time" content="2026-02-10T13:00:00Z"></head><body><header class="at-top">Andean Tech</header><main><article><h1>Cordillera closes $85m third fund</h1><p>Bogotá-based Cordillera Ventures has closed its third fund at $85 million, general partner Valentina Ospina said on Tuesday.</p><p>Ospina, who grew up in Manizales, studied systems engineering at the Universidad de los Andes and built the database start-up Tabla, which was bought in 2017. The Andean Investors' Association named her Investor of the Year in 2024. She is on the board of Mujeres en Código, which pays for coding courses for single mothers.</p><p>She climbs. “Above five thousand metres nobody pitches,” she says. She has been up Cotopaxi twice, and posts the proof at <a href="https://x.com/valeospina_alta">@valeospina_alta</a>.</p></article></main></body></html>`
  },
  {
    url: "https://seedschool.example/mentors",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Mentors – Seed School Medellín</title></head><body><main><h1>Mentors</h1><article><h2>Rashid Karimov</h2><p><i>Principal, Cordillera Ventures, Bogotá</i></p><p>Rashid teaches our class on cap tables (“Nine ways to lose your own company”). He has an MSc in finance from Westminster International University in Tashkent and worked as an analyst at the Silk Road Growth Fund. He has been a mentor since 2023.</p></article></main></body></html>`
  },
  {
    url: "https://bogotachess.example/torneos/2025",
    body: `<html><head><meta charset="utf-8"><title>Bogotá Open 2025 - amateurs</title></head><body><h2>Bogotá Open 2025, amateurs</h2><pre>1. Karimov, Rashid (Cordillera Ventures)   6.5/7
2. Peña, Lina                              6
3. Duarte, Iván                            5.5</pre><p>Congratulations to Rashid, who joined the Chapinero Chess Club only last year and brings his dog, Blitz, to every round.</p></body></html>`
  },
  {
    url: "https://wrestlingworld.example/rashid-karimov",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Rashid Karimov, wrestler</title></head><body><h1>Rashid Karimov</h1><p>Greco-Roman wrestler, born in Samarkand in 1989. Bronze at the Asian Championships 2014, 74 kg.</p></body></html>`
  }
]

const firm = "Cordillera Ventures | Cordillera | Cordillera Ventures S.A.S."
const bog = "Bogotá | Calle 72 # 10-07, Bogotá, Colombia | Bogotá, Colombia | Bogota"
const vc = "venture capital | Venture capital fund | Venture capital & private equity | Investment"

const people = [
  {
    id: "valentina-ospina", about: "general partner; press; two family names on the team page",
    contact: { email: "valentina@cordillera.example", full_name: "Valentina Ospina", company: "Cordillera Ventures" }, outcome: "found",
    facts: {
      title: "General Partner", company: firm, location: bog, industry: vc,
      achievements: ["Investor of the Year in 2024 | Investor of the Year | named her Investor of the Year", "Founder of Tabla | built the database start-up Tabla | Founder of Tabla (acquired 2017)"],
      education: [{ institution: "Universidad de los Andes", field: "systems engineering" }], hobbies: ["climbs | climbing | mountaineering"], memberships: ["Mujeres en Código | board of Mujeres en Código"], causes: ["coding courses for single mothers | Mujeres en Código"], twitter: "https://x.com/valeospina_alta | @valeospina_alta | valeospina_alta"
    },
    also: {
      location: "Colombia | Manizales", title: "Partner", industry: "infrastructure software", skills: ["databases | database", "systems engineering", "infrastructure software | infrastructure", "venture investing | investing"],
      achievements: ["Cordillera closes $85m third fund | closed its third fund at $85 million | third fund", "been up Cotopaxi twice | Cotopaxi", "Series A of Kiteloom | Kiteloom Series A | Kiteloom", "Chasqui", "on the board of Mujeres en Código"],
      memberships: ["Andean Investors' Association"], interests: ["mountaineering | climbing | mountains", "databases"], hobbies: ["mountaineering | climbed Cotopaxi"], causes: ["women in tech | single mothers"]
    },
    sources: ["https://cordillera.example/", "https://cordillera.example/team", "https://cordillera.example/portfolio", "https://andeantech.example/2026/02/ospina-fund-iii"]
  },
  {
    id: "rashid-karimov", about: "wrestler of the name; chess results",
    contact: { email: "rashid@cordillera.example", full_name: "Rashid Karimov", company: "Cordillera Ventures", title: "Principal" }, outcome: "found",
    facts: {
      title: "Principal", company: firm, location: bog, industry: vc, certifications: ["CFA charterholder | CFA"], achievements: ["Bogotá Open 2025, amateurs | Bogotá Open 2025 | winner of the Bogotá Open 2025, amateurs"],
      education: [{ institution: "Westminster International University in Tashkent", degree: "MSc", field: "finance" }], memberships: ["Chapinero Chess Club"], pets: ["dog, Blitz | Blitz | dog"], hobbies: ["Chess"]
    },
    also: {
      location: "Colombia | Tashkent", industry: "infrastructure software", title: "mentor | Mentor at Seed School Medellín", skills: ["cap tables", "finance | financial analysis | analyst", "seed investments | seed investing", "mentoring | teaching"],
      achievements: ["Nine ways to lose your own company", "mentor since 2023 | Mentor at Seed School Medellín | Seed School Medellín", "analyst at the Silk Road Growth Fund | Silk Road Growth Fund", "Nube Baja", "6.5/7"], memberships: ["Seed School Medellín"], interests: ["chess"], sports_teams: ["Chapinero Chess Club"]
    },
    sources: ["https://cordillera.example/", "https://cordillera.example/team", "https://cordillera.example/portfolio", "https://seedschool.example/mentors", "https://bogotachess.example/torneos/2025"],
    never: ["wrestler", "wrestling", "Samarkand", "Greco-Roman", "Asian Championships", "74 kg"]
  }
]

export default { people, pages }
