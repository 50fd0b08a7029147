// Merbau Bay Hotels, Singapore: a hotel group (AEM-like corporate site)
const host = "https://www.merbaubayhotels.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE HTML><html lang="en-SG"><head><meta charset="UTF-8"/><title>${title} | Merbau Bay Hotels</title><meta name="template" content="corporate-page"/><link rel="stylesheet" href="/etc.clientlibs/merbau/clientlibs/base.lc.css"/></head>
<body class="page basicpage"><div class="root responsivegrid"><div class="cmp-header"><a href="${host}/">MERBAU BAY</a><nav class="cmp-navigation"><a href="${host}/hotels">Hotels</a><a href="${host}/about/leadership">Leadership</a><a href="${host}/newsroom">Newsroom</a></nav></div><div class="cmp-container">${main}</div><div class="cmp-footer">© Merbau Bay Hotels Pte. Ltd., 88 Telok Ayer Lane, Singapore</div></div></body></html>`
})

export default {
  people: [
    {
      id: "merbau-cheryl-teo",
      about: "Chief Commercial Officer, conventional: leadership page, newsroom, university magazine.",
      contact: { email: "cheryl.teo@merbaubayhotels.example", full_name: "Cheryl Teo Hui Shan", company: "Merbau Bay Hotels" },
      outcome: "found",
      facts: {
        title: "Chief Commercial Officer | CCO",
        company: "Merbau Bay Hotels | Merbau Bay Hotels Pte. Ltd. | Merbau Bay",
        location: "Singapore",
        education: [{ institution: "National University of Singapore | NUS", degree: "BBA | Bachelor of Business Administration | Bachelor", field: "Marketing | Business administration" }, { institution: "Cornell University | Cornell", degree: "Master | Master of Management in Hospitality | MMH", field: "Hospitality | Hospitality management" }],
        achievements: ["Launched the loyalty programme Bay Circle in 2023 | Bay Circle | launched Bay Circle"],
        hobbies: ["Dragon boat racing | dragon boating | dragon boat"],
        skills: ["Revenue management | hotel revenue management", "Loyalty programmes | loyalty programs | loyalty marketing"]
      },
      also: {
        industry: "Hospitality | Hotels | Hotel industry",
        achievements: ["Chief Commercial Officer since 2022 | CCO since 2022", "Former director of revenue at Merbau Bay | Former Director of Revenue | director of revenue", "Bay Circle passed 400,000 members | 400,000 members"],
        skills: ["Sales and marketing | marketing | sales"],
        sports_teams: ["Kallang Paddlers | dragon boat crew Kallang Paddlers"]
      },
      sources: [`${host}/about/leadership`, `${host}/newsroom`, "https://nus-business-alumni.example/stories/cheryl-teo"]
    },
    {
      id: "merbau-marcus-oei",
      about: "General manager moved from one hotel to another: an old travel magazine page has the stale post.",
      contact: { email: "marcus.oei@merbaubayhotels.example" },
      outcome: "found",
      facts: {
        title: "General Manager, Merbau Bay Sentosa | General Manager | Hotel general manager | General Manager of Merbau Bay Sentosa",
        company: "Merbau Bay Hotels | Merbau Bay Sentosa | Merbau Bay Hotels Pte. Ltd. | Merbau Bay",
        location: "Singapore | Sentosa, Singapore | Sentosa",
        education: [{ institution: "EHL Lausanne | EHL | École hôtelière de Lausanne | EHL Hospitality Business School", field: "Hotel management | Hospitality" }],
        achievements: ["Opened Merbau Bay Sentosa in March 2025 | opening of Merbau Bay Sentosa | opened the hotel on Sentosa in 2025", "Formerly general manager of Merbau Bay Penang | Former General Manager of Merbau Bay Penang | Ran Merbau Bay Penang until 2024"],
        causes: ["Food waste reduction | cutting food waste | less food waste"],
        memberships: ["Skål International Singapore | Skål Singapore | Skål Club Singapore"]
      },
      also: {
        industry: "Hospitality | Hotels | Hotel industry",
        skills: ["Hotel openings | pre-opening | opening hotels", "French | speaks French", "Indonesian | Bahasa Indonesia | speaks Indonesian"],
        achievements: ["Cut food waste by 38 per cent in Penang | cut kitchen waste by 38 per cent | 38 per cent less food waste", "Began his career as a night porter | started as a night porter"]
      },
      sources: [`${host}/hotels`, `${host}/newsroom/sentosa-opening`, "https://straits-travel.example/2022/penang-food-waste", "https://skal-singapore.example/members.html"]
    },
    {
      id: "merbau-farah-binte-salleh",
      about: "Works there, but nothing is public.",
      contact: { full_name: "Farah Salleh", company: "Merbau Bay Hotels", location: "Singapore" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Chief Commercial Officer", "General Manager", "Bay Circle"]
    }
  ],
  pages: [
    page("/", "Stay by the water", `<div class="cmp-teaser"><h1>Stay by the water</h1><p>Seven hotels in Singapore, Malaysia and Indonesia. <a href="${host}/about/leadership">Leadership</a></p></div>`),
    page("/hotels", "Hotels", `<h1>Hotels</h1><ul><li>Merbau Bay Sentosa, 212 rooms. General Manager: Marcus Oei, marcus.oei@merbaubayhotels.example</li><li>Merbau Bay Penang, 140 rooms. General Manager: Siti Hajar Rahim</li></ul>`),
    page("/about/leadership", "Leadership", `<h1>Leadership</h1><div class="cmp-contentfragment"><h3>Gordon Lim Wee Kiat</h3><p>Chief Executive Officer</p></div><div class="cmp-contentfragment"><h3>Cheryl Teo Hui Shan</h3><p>Chief Commercial Officer</p><p>Cheryl has led sales, marketing and revenue management since 2022, after five years as our director of revenue. She holds a BBA in marketing from the National University of Singapore and a Master of Management in Hospitality from Cornell University.</p></div>`),
    page("/newsroom", "Newsroom", `<h1>Newsroom</h1><div class="cmp-list"><p><b>5 May 2026</b> Bay Circle passes 400,000 members. “A loyalty programme is a promise,” says Cheryl Teo, Chief Commercial Officer, who launched Bay Circle in 2023.</p><p><b>18 March 2025</b> <a href="${host}/newsroom/sentosa-opening">Merbau Bay Sentosa opens</a></p></div>`),
    page("/newsroom/sentosa-opening", "Merbau Bay Sentosa opens", `<h1>Merbau Bay Sentosa opens</h1><p>Singapore, 18 March 2025. Our seventh hotel opens under General Manager Marcus Oei, who ran Merbau Bay Penang until 2024. A graduate in hotel management of EHL Lausanne, he speaks French and Indonesian and began his career as a night porter.</p>`),
    {
      url: "https://nus-business-alumni.example/stories/cheryl-teo",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cheryl Teo: four hundred thousand guests | NUS Business Alumni Stories</title></head><body><article itemscope itemtype="https://schema.org/Article"><h1 itemprop="headline">Four hundred thousand guests</h1><p>Cheryl Teo (BBA) is Chief Commercial Officer of Merbau Bay Hotels in Singapore. On Saturdays she races with the dragon boat crew Kallang Paddlers.</p></article></body></html>`
    },
    {
      url: "https://straits-travel.example/2022/penang-food-waste",
      news: { seen: "2022-08-10T02:00:00Z", language: "English", country: "Malaysia" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Penang hotel that weighs its leftovers - Straits Travel Magazine</title></head><body><h1>The Penang hotel that weighs its leftovers</h1><p>Marcus Oei, General Manager of Merbau Bay Penang, has cut food waste by 38 per cent in two years.</p></body></html>`
    },
    {
      url: "https://skal-singapore.example/members.html",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Members – Skål International Singapore</title></head><body><h1>Members 2026</h1><table><tr><td>Oei, Marcus</td><td>Merbau Bay Sentosa</td></tr><tr><td>Pereira, Joanne</td><td>Lighthouse Travel</td></tr></table></body></html>`
    }
  ]
}
