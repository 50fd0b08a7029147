// Yarrowee Foods, Ballarat, Victoria: a food producer (Shopify-like shop with pages)
const host = "https://yarroweefoods.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!doctype html><html class="no-js" lang="en-AU"><head><meta charset="utf-8"><title>${title} &ndash; Yarrowee Foods</title><link rel="canonical" href="${host + path}"><link href="//yarroweefoods.example/cdn/shop/t/9/assets/base.css" rel="stylesheet"><meta property="og:site_name" content="Yarrowee Foods"></head>
<body class="gradient"><div class="announcement-bar">Free delivery in Victoria over $60</div><header class="header"><a href="${host}/">Yarrowee Foods</a><nav><a href="${host}/collections/oats">Oats</a><a href="${host}/pages/our-people">Our people</a><a href="${host}/blogs/news">News</a></nav></header><main id="MainContent">${main}</main><footer class="footer">Yarrowee Foods Pty Ltd, 3 Creswick Road, Ballarat VIC 3350. We acknowledge the Wadawurrung people.</footer></body></html>`
})

export default {
  people: [
    {
      id: "yarrowee-bronwyn-tuckerman",
      about: "Managing director, plain coverage: own site, chamber of commerce, podcast.",
      contact: { email: "bronwyn@yarroweefoods.example", full_name: "Bronwyn Tuckerman", company: "Yarrowee Foods" },
      outcome: "found",
      facts: {
        title: "Managing Director | Founder and Managing Director | Founder",
        company: "Yarrowee Foods | Yarrowee Foods Pty Ltd",
        location: "Ballarat, Australia | Ballarat | Ballarat, Victoria, Australia | Ballarat, Victoria",
        achievements: ["Ballarat Businesswoman of the Year 2023 | Businesswoman of the Year 2023", "Founded Yarrowee Foods in 2008 at a farmers' market | Founder of Yarrowee Foods (2008) | founded in 2008"],
        education: [{ institution: "University of Melbourne | Melbourne University", degree: "Bachelor of Agricultural Science | BAgrSc | Bachelor's | Bachelor", field: "Agricultural science | Agriculture" }],
        memberships: ["Goldfields Chamber of Commerce (vice president) | Vice president of Goldfields Chamber of Commerce | Goldfields Chamber of Commerce"],
        hobbies: ["Choir singing | sings in a choir | choir"]
      },
      also: {
        industry: "Food production | Food | Food and beverage | Food manufacturing | Oats and muesli",
        achievements: ["Guest on the podcast Paddock to Pantry | Paddock to Pantry episode 27 | interviewed on Paddock to Pantry"],
        pets: ["Kelpie named Barley | Barley, a kelpie | kelpie Barley"],
        interests: ["Oats | oat growing | grain growing", "Choir | Choral music"],
        skills: ["Agronomy | oat growing | agricultural science"],
        memberships: ["Eureka Street Singers | choir Eureka Street Singers"]
      },
      sources: [`${host}/pages/our-people`, "https://goldfieldschamber.example/board", "https://paddocktopantry.example/27", "https://paddocktopantry.example/"]
    },
    {
      id: "yarrowee-dean-kostopoulos",
      about: "Head of supply chain; changed employers, the former one's news page is still there.",
      contact: { email: "dean.kostopoulos@yarroweefoods.example" },
      outcome: "found",
      facts: {
        title: "Head of Supply Chain | Supply Chain Manager | Supply chain lead",
        company: "Yarrowee Foods | Yarrowee Foods Pty Ltd",
        location: "Ballarat, Australia | Ballarat | Ballarat, Victoria, Australia | Geelong, Victoria, Australia | Geelong, Australia | Geelong",
        education: [{ institution: "Deakin University | Deakin", degree: "Bachelor of Commerce | BCom | Bachelor", field: "Supply chain management | Commerce" }],
        skills: ["Supply chain planning | supply chain", "Grain procurement | procurement | buying oats from growers"],
        achievements: ["Former warehouse manager at Corio Cold Store | Warehouse Manager at Corio Cold Store | Corio Cold Store"],
        hobbies: ["Coaching junior basketball | junior basketball coach | basketball coach"]
      },
      also: {
        industry: "Food production | Food | Food and beverage | Food manufacturing | Oats and muesli",
        sports_teams: ["Geelong Bay Juniors | under-14s of Geelong Bay Juniors"],
        achievements: ["Signed 38 oat growers in western Victoria | contracts with 38 growers", "Joined Yarrowee Foods in 2023 | at Yarrowee Foods since 2023"],
        location: "Geelong, Victoria, Australia | Geelong | Ballarat",
        skills: ["Warehouse management | warehousing"]
      },
      sources: [`${host}/pages/our-people`, `${host}/blogs/news`, "https://coriocoldstore.example/news/2021.html", "https://geelongbayjuniors.example/coaches"]
    },
    {
      id: "yarrowee-trudy-wellard",
      about: "Works there, but nothing is public.",
      contact: { email: "trudy.wellard@yarroweefoods.example" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Managing Director", "Supply Chain", "kelpie"]
    },
    {
      id: "yarrowee-mei-lin-achterberg",
      about: "Food technologist; a post-nominal, a society and a fun run.",
      contact: { full_name: "Mei-Lin Achterberg", company: "Yarrowee Foods", title: "Product Development Manager" },
      outcome: "found",
      facts: {
        title: "Product Development Manager | Product development lead | Head of product development",
        company: "Yarrowee Foods | Yarrowee Foods Pty Ltd",
        location: "Ballarat, Australia | Ballarat | Ballarat, Victoria, Australia | Ballarat, Victoria",
        education: [{ institution: "RMIT University | RMIT", degree: "BSc (Hons) | Bachelor of Science | BSc", field: "Food technology | Food Technology and Nutrition" }],
        skills: ["Sensory testing | sensory analysis | sensory panels", "Gluten-free product development | gluten-free | gluten-free baking"],
        memberships: ["Southern Food Science Society (fellow) | Fellow of the Southern Food Science Society | FSFSS"],
        achievements: ["Developed the gluten-free porridge Morning Gold | Morning Gold | developer of Morning Gold porridge"]
      },
      also: {
        industry: "Food production | Food | Food and beverage | Food manufacturing | Oats and muesli",
        certifications: ["FSFSS | Fellow of the Southern Food Science Society"],
        achievements: ["Ran the Lake Wendouree 10 km 2026 | Lake Wendouree Fun Run 2026 | 52:10 in the Lake Wendouree Fun Run", "Speaker at the society's Sensory Day 2025 | Spoke at Sensory Day 2025 | 'A spoon is an instrument'"],
        hobbies: ["Running | fun runs | 10 km runs"],
        skills: ["Product development", "Food technology | food science"]
      },
      sources: [`${host}/pages/our-people`, `${host}/blogs/news`, "https://southernfoodscience.example/sensory-day-2025", "https://wendoureefunrun.example/2026/results"]
    }
  ],
  pages: [
    page("/", "Oats from the goldfields", `<h1>Oats from the goldfields</h1><p>Porridge, muesli and biscuits from Ballarat since 2008. <a href="${host}/pages/our-people">Our people</a></p>`),
    page("/collections/oats", "Oats", `<h1>Oats</h1><ul class="grid product-grid"><li>Morning Gold gluten-free porridge, 500 g, $7.90</li><li>Rolled oats, 1 kg, $4.50</li></ul>`),
    page("/pages/our-people", "Our people", `<h1>Our people</h1><div class="multicolumn">
<div class="multicolumn-card"><h3>Bronwyn Tuckerman</h3><p>Founder and Managing Director</p><p>Bronwyn founded Yarrowee Foods in 2008 with one stall at a farmers' market. She has a Bachelor of Agricultural Science from the University of Melbourne, a kelpie named Barley and opinions on oats.</p></div>
<div class="multicolumn-card"><h3>Dean Kostopoulos</h3><p>Head of Supply Chain</p><p>Dean joined us in 2023 from Corio Cold Store. Bachelor of Commerce (supply chain management), Deakin University. He plans our grain procurement and drives up from Geelong.</p></div>
<div class="multicolumn-card"><h3>Mei-Lin Achterberg, FSFSS</h3><p>Product Development Manager</p><p>Mei-Lin runs our sensory panels and developed Morning Gold, our gluten-free porridge. BSc (Hons) in Food Technology, RMIT University.</p></div></div>`),
    page("/blogs/news", "News", `<h1>News</h1><article><h2>38 growers</h2><p>19 August 2026. Dean Kostopoulos has signed contracts with 38 oat growers in western Victoria.</p></article><article><h2>Morning Gold</h2><p>2 May 2025. Two years of work by Mei-Lin Achterberg are in the shops.</p></article>`),
    {
      url: "https://goldfieldschamber.example/board",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board – Goldfields Chamber of Commerce</title></head><body><h1>Board</h1><p>Vice president: Bronwyn Tuckerman, Yarrowee Foods (Ballarat Businesswoman of the Year 2023)</p><p>Secretary: Colin Prewett-Dunne</p></body></html>`
    },
    {
      url: "https://paddocktopantry.example/27",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Episode 27: Bronwyn Tuckerman – Paddock to Pantry</title></head><body><h1>Episode 27: Bronwyn Tuckerman</h1><p>The managing director of Yarrowee Foods in Ballarat on growing oats, on hiring, and on singing in a choir, the Eureka Street Singers.</p></body></html>`
    },
    {
      url: "https://coriocoldstore.example/news/2021.html",
      body: `<html><head><title>Corio Cold Store - News 2021</title></head><body><h1>News 2021</h1><p>1 July: Our Warehouse Manager Dean Kostopoulos opens dock four.</p></body></html>`
    },
    {
      url: "https://geelongbayjuniors.example/coaches",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Coaches | Geelong Bay Juniors Basketball</title></head><body><h1>Coaches 2026</h1><p>Under-14s: Dean Kostopoulos (by day Head of Supply Chain at Yarrowee Foods)</p><p>Under-12s: Kylie Marchetti</p></body></html>`
    },
    {
      url: "https://southernfoodscience.example/sensory-day-2025",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sensory Day 2025 - Southern Food Science Society</title></head><body><h1>Sensory Day 2025</h1><p>10:00 <i>A spoon is an instrument</i>: Mei-Lin Achterberg, Fellow of the Southern Food Science Society (FSFSS), Yarrowee Foods, Ballarat</p></body></html>`
    },
    {
      url: "https://wendoureefunrun.example/2026/results",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lake Wendouree Fun Run 2026 results</title></head><body><h1>10 km</h1><pre>211  Achterberg, Mei-Lin   Team Yarrowee Foods   52:10
212  Oakeshott, Dane       -                     52:14</pre></body></html>`
    }
  ],
  podcasts: [{ id: 917004300, title: "Paddock to Pantry", artist: "Paddock to Pantry", feed: "https://paddocktopantry.example/feed.xml", site: "https://paddocktopantry.example/", description: "Australian food makers talk", episodes: [{ title: "27: Bronwyn Tuckerman", description: "Bronwyn Tuckerman of Yarrowee Foods", url: "https://paddocktopantry.example/27", at: "2025-06-11T20:00:00Z" }] }]
}
