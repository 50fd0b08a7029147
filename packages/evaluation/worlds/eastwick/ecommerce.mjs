// Chakori, an e-commerce company in Pune, India
const site = (title, main) => `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} | Chakori</title><meta property="og:title" content="${title}"><meta name="theme-color" content="#8a2be2"></head>
<body><div id="app"><header class="topnav"><a class="topnav__brand" href="https://chakori.example/">chakori</a><nav><a href="https://chakori.example/sarees">Sarees</a> <a href="https://chakori.example/our-story">Our story</a> <a href="https://chakori.example/press">Press</a></nav></header>
<main>${main}</main><footer><p>Chakori Handlooms Online Pvt. Ltd., Koregaon Lane 3, Pune, Maharashtra, India</p></footer></div></body></html>`

export default {
  people: [
    {
      id: "meenal-deshpande",
      about: "Founder, known by email alone; press, alumni page, trekking club; an actress in Pune has the same name.",
      contact: { email: "meenal@chakori.example" },
      outcome: "found",
      facts: {
        title: "Founder & CEO | founder and CEO | founder and chief executive",
        company: "Chakori | Chakori Handlooms Online Pvt. Ltd.",
        location: "Pune | Pune, India | Pune, Maharashtra",
        industry: "e-commerce | handloom e-commerce | online retail",
        achievements: ["Udyami Award 2024 | Udyami Award for Women in Commerce 2024"],
        hobbies: ["trekking | fort trekking"],
        causes: ["fair wages for weavers | weavers' wages"],
        education: [{ institution: "IIM Indore", degree: "PGP | MBA", year: 2009 }]
      },
      also: {
        title: "CEO | founder | entrepreneur | chief executive",
        company: "Chakori Handlooms Online",
        location: "Maharashtra | India | Kothrud | Solapur | from Solapur | Koregaon Lane 3, Pune",
        industry: "handlooms | sarees | retail | textiles",
        skills: ["supply chain", "handloom textiles | sarees | handlooms", "Marathi", "textile engineering"],
        achievements: [
          "Founded Chakori in 2015 | started Chakori in 2015 | Chakori began in 2015 with eleven weavers",
          "Works with 2,300 weavers | 2,300 weavers | network of 2,300 weavers",
          "Raised ₹42 crore in 2023 | raised 42 crore | Series A | ₹42 crore Series A",
          "Has climbed 117 forts | 117 forts | 117 forts of the Sahyadri",
          "Worked for a consultancy in Mumbai | left consulting in Mumbai | former consultant | six years in consulting",

          "Pays weavers within 48 hours | 48-hour payment | pays every weaver within 48 hours"
        ],
        interests: ["trekking", "forts | hill forts", "handlooms", "Sahyadri | Sahyadri mountains"],
        hobbies: ["hiking", "climbing forts"],
        causes: ["weavers | handloom weavers"],
        memberships: ["Sahyadri Gad Mandal"],
        education: [{ institution: "IIM Indore", degree: "PGP", year: 2009 }, { institution: "COEP | College of Engineering, Pune", field: "textile engineering | Textile Engineering" }]
      },
      sources: ["https://chakori.example/our-story", "https://chakori.example/press", "https://sinhagadtimes.example/business/udyami-awards-2024", "https://gadmandal.example/members/meenal"],
      never: ["actress", "natak", "Rangayan", "film"]
    },
    {
      id: "imran-shaikh",
      about: "Head of engineering with GitLab; cricket club.",
      contact: { email: "imran.shaikh@chakori.example", full_name: "Imran Shaikh", company: "Chakori", location: "Pune" },
      outcome: "found",
      facts: {
        title: "Head of Engineering",
        company: "Chakori",
        location: "Pune | Pune, India | Pune, Maharashtra",
        skills: ["Elixir", "search relevance"],
        sports_teams: ["Camp Gymkhana Cricket Club | Camp Gymkhana"],
        hobbies: ["cricket | leg-spin bowling"]
      },
      also: {
        title: "engineering lead | software engineer | vice-captain | vice-captain of Camp Gymkhana",
        company: "Chakori Handlooms Online Pvt. Ltd.",
        location: "Maharashtra | India | Koregaon Lane 3, Pune | Camp, Pune",
        industry: "e-commerce | online retail | software",
        skills: ["search | saree search | image search", "Phoenix", "Postgres | PostgreSQL", "leg spin | leg-spin bowling", "colour matching | colour", "team leadership"],
        achievements: [
          "Speaker at ElixirPune 2025 | Nine hundred words for red | talk Nine hundred words for red | spoke at ElixirPune",
          "Open sourced rangoli | rangoli | rangoli, a colour matcher for fabric | colour matcher for fabric photos",
          "6 for 24 against Deccan Stars in 2024 | six for 24 | took 6 for 24 | 6 for 24 in the final of the Sunday League | won the Sunday League in 2024",
          "Chakori's first engineer | first engineer | joined in 2016 as first engineer",
          "Vice-captain of Camp Gymkhana Cricket Club"
        ],
        linkedin: "https://www.linkedin.com/in/imran-shaikh-search",
        interests: ["cricket", "colour | colours", "functional programming", "biryani"],
        hobbies: ["cricket", "bowling leg spin"],
        memberships: ["Camp Gymkhana Cricket Club"]
      },
      sources: ["https://chakori.example/our-story", "https://elixirpune.example/2025", "https://campgymkhana.example/players/imran-shaikh", "https://gitlab.com/imranshaikh-chakori"]
    },
    {
      id: "devika-wagle",
      about: "At a small supplier without any site; nothing public.",
      contact: { email: "devika@brightseamtraders.example", full_name: "Devika Wagle", company: "Brightseam Traders", location: "Pune" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    { url: "https://chakori.example/", body: site("Handloom sarees, straight from the loom", `<h1>Straight from the loom</h1><p>Paithani, Ilkal, Chanderi. Free returns within 15 days.</p>`) },
    { url: "https://chakori.example/our-story", body: site("Our story", `<h1>Our story</h1><p>Meenal Deshpande grew up in Solapur, under the sound of powerlooms that had put the handlooms out of work. After COEP (textile engineering), IIM Indore and six years in consulting in Mumbai, she started Chakori in 2015 with eleven weavers. Today there are 2,300 weavers and each is paid within 48 hours.</p><h2>The people behind the cart</h2><ul class="team"><li><h3>Meenal Deshpande</h3><span>Founder &amp; CEO</span><p>Handloom e-commerce is a supply chain with a conscience, she says. <a href="mailto:meenal@chakori.example">meenal@chakori.example</a></p></li><li><h3>Imran Shaikh</h3><span>Head of Engineering</span><p>Our first engineer (2016). Search relevance, and biryani on release days.</p></li><li><h3>Tejaswini More</h3><span>Weaver Relations</span></li></ul>`) },
    { url: "https://chakori.example/press", body: site("Press", `<h1>Press</h1><p>2023: Chakori raises ₹42 crore in Series A. "Fair wages for weavers are our only moat," says founder and CEO Meenal Deshpande.</p>`) },
    { url: "https://sinhagadtimes.example/business/udyami-awards-2024", news: { seen: "2024-03-09", language: "English", country: "India" }, body: `<!DOCTYPE html><html lang="en"><head><title>Udyami Awards go to five women of Pune - Sinhagad Times</title></head><body><header><a href="https://sinhagadtimes.example/">Sinhagad Times</a></header><article><h1>Udyami Awards go to five women of Pune</h1><p>Pune, March 9, 2024: Among the five who took home the Udyami Award 2024 for Women in Commerce is Meenal Deshpande, founder and chief executive of the online retailer Chakori. The Kothrud resident, who took her PGP at IIM Indore in 2009, thanked her mother in Marathi and her courier company in English.</p></article></body></html>` },
    { url: "https://gadmandal.example/members/meenal", body: `<html><head><title>Sahyadri Gad Mandal</title></head><body bgcolor="#fffbe6"><h1>Sahyadri Gad Mandal, Pune</h1><h3>Member of the monsoon: Meenal Deshpande</h3><p>117 forts so far! Meenal (who sells sarees at chakori.example on weekdays) started trekking with her uncle at Rajgad. "I take decisions going up and regret them going down."</p></body></html>` },
    { url: "https://elixirpune.example/2025", body: `<!DOCTYPE html><html><head><title>ElixirPune 2025</title></head><body><h1>ElixirPune 2025</h1><h2>Talks</h2><section><h3>Nine hundred words for red</h3><p><a href="https://www.linkedin.com/in/imran-shaikh-search">Imran Shaikh</a>, Head of Engineering, Chakori. Saree search with Elixir, Phoenix and Postgres, and the colour matcher rangoli, which we <a href="https://gitlab.com/imranshaikh-chakori">open sourced</a>.</p></section><section><h3>Supervising my toddler</h3><p>Aditi Kale</p></section></body></html>` },
    { url: "https://campgymkhana.example/players/imran-shaikh", body: `<!DOCTYPE html><html><head><title>Imran Shaikh | Camp Gymkhana Cricket Club</title></head><body><nav><a href="https://campgymkhana.example/">Camp Gymkhana Cricket Club, Pune</a></nav><h1>Imran Shaikh</h1><p>Vice-captain. Leg-spin bowling, optimistic batting. Took 6 for 24 in the final against Deccan Stars when we won the Sunday League in 2024. Works at Chakori, gets us discounts, none of us can tie a saree. Cricket is, his wife says, the other office.</p></body></html>` },
    { url: "https://natyapune.example/artists/meenal-deshpande", body: `<!DOCTYPE html><html><head><title>Meenal Deshpande, actress, Pune</title></head><body><h1>Meenal Deshpande</h1><p>Actress of the Rangayan company, Pune: natak, film and television.</p></body></html>` }
  ],
  gitlab: [
    { id: 99140044, username: "imranshaikh-chakori", name: "Imran Shaikh", bio: "Elixir, search, leg spin", job_title: "Head of Engineering", organization: "Chakori", location: "Pune, India", website_url: "https://chakori.example/", projects: [{ name: "rangoli", description: "Colour matching for fabric photos, in Elixir", at: "2025-11-03T06:00:00Z" }] }
  ]
}
