const t = (path, title, main) => ({
  url: `https://www.tidewend.example${path}`,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Tidewend Logistics</title><meta name="generator" content="Episerver"><link rel="alternate" hreflang="sv" href="https://www.tidewend.example/sv${path}"></head><body><header class="mega"><a href="/">Tidewend</a><nav><a href="/services">Services</a><a href="/sustainability">Sustainability</a><a href="/about/management">Management</a><a href="/press">Press</a><a href="/track">Track &amp; trace</a></nav></header><main>${main}</main><footer><p>Tidewend Logistics AB, Norra Älvstranden 40, Gothenburg, Sweden. Org. nr 550000-0000</p><p>Cookies | Whistleblowing | Modern slavery statement</p></footer></body></html>`
})
const industry = "Logistics | Transportation and logistics | Freight forwarding | Logistics and supply chain | Shipping | Freight | Transportation, Logistics, Supply Chain and Storage | Transport | Freight and logistics"
const company = "Tidewend Logistics | Tidewend | Tidewend Logistics AB"
const gbg = "Gothenburg | Gothenburg, Sweden | Göteborg"
export default {
  people: [
    {
      id: "jd-rasmus-lindahl",
      about: "Shares his name with a footballer.",
      contact: { full_name: "Rasmus Lindahl", email: "rasmus.lindahl@tidewend.example", company: "Tidewend Logistics" },
      outcome: "found",
      facts: {
        title: "Head of Sustainability",
        company, location: gbg, industry,
        skills: ["carbon accounting | emissions accounting | emissions reporting"],
        hobbies: ["birdwatching | birding | bird watching"],
        linkedin: "https://www.linkedin.com/in/rasmus-lindahl-tidewend | https://se.linkedin.com/in/rasmus-lindahl-tidewend | linkedin.com/in/rasmus-lindahl-tidewend",
        education: [{ institution: "Chalmers University of Technology | Chalmers", degree: "MSc | Master of Science", field: "Industrial Ecology", year: 2014 }]
      },
      also: {
        title: "Transport planner | Chair of the Nordic Freight Emissions Group | Chair, Nordic Freight Emissions Group | Chair",
        location: "Sweden",
        linkedin_bio: "Head of Sustainability at Tidewend Logistics | Head of Sustainability - Tidewend Logistics | Getting freight off diesel, one depot at a time. | Getting freight off diesel, one depot at a time",
        skills: ["electric trucks | electrification | truck electrification | fleet electrification", "life cycle assessment | LCA", "industrial ecology", "transport planning | route planning", "public speaking", "sustainability | sustainability reporting"],
        achievements: ["60 electric trucks | brought 60 electric trucks into service | 60 battery-electric trucks", "emissions down 34 percent | cut emissions by 34 per cent since 2019 | emissions down 34 per cent | 34 per cent lower emissions", "Green Freight Prize | Green Freight Prize 2025 | Nordic Green Freight Prize 2025", "A truck is a battery with opinions | talk: A truck is a battery with opinions | Ports Forward 2025 speaker", "logged 287 species | 287 bird species | 287 species"],
        interests: ["birds | birdwatching", "electric trucks | electrification", "night trains | train travel | travelling by train", "industrial ecology"],
        hobbies: ["travelling by night train | train travel | night trains"],
        causes: ["climate action | decarbonisation of freight | getting freight off diesel | sustainability", "seabird counts | seabird conservation | counting eiders"],
        memberships: ["Nordic Freight Emissions Group", "Göta Bird Society"]
      },
      sources: ["https://www.tidewend.example/about/management", "https://www.tidewend.example/sustainability", "https://www.portsforward.example/2025/speakers", "https://www.linkedin.com/in/rasmus-lindahl-tidewend"],
      never: ["midfield", "Kalmarsund FF", "under-21", "penalty", "Allsvenskan", "caps for"]
    },
    {
      id: "jd-birgitta-aaltonen",
      about: "A chief operating officer; a directory elsewhere has her former employer.",
      contact: { full_name: "Birgitta Aaltonen", email: "bia@tidewend.example", company: "Tidewend", title: "Chief Operating Officer" },
      outcome: "found",
      facts: {
        title: "Chief Operating Officer | COO",
        company, location: gbg, industry,
        skills: ["terminal operations | port operations | container terminal operations"],
        hobbies: ["orienteering"],
        achievements: ["Logistics Leader of the Year | Nordic Logistics Leader of the Year 2024 | Nordic Logistics Leader of the Year"],
        education: [{ institution: "Aalto University | Helsinki University of Technology", degree: "MSc | MSc (Tech) | Master of Science in Technology", field: "Industrial Engineering and Management | Industrial Engineering", year: 2001 }]
      },
      also: {
        title: "Terminal manager | Terminal Director | Vice President, Operations | Board member | Non-executive director | Terminal Director at Saarilinja | Board member, Harbour Women | crane operator | crane driver",
        company: "Saarilinja",
        location: "Sweden | Finland | Helsinki | Kotka",
        skills: ["crane operation | driving cranes", "safety | safety management | workplace safety", "Finnish", "integration of acquisitions | merger integration | acquisitions", "leadership | operations management | leading 2,300 people", "industrial engineering"],
        achievements: ["zero lost-time accidents | 900 days without a lost-time accident", "merged four depots | integration of Norrfrakt | led the Norrfrakt integration", "leads 2,300 people | 2,300 people in six countries", "Still drives cranes | licence to drive a ship-to-shore crane | crane licence", "joined Tidewend in 2021"],
        interests: ["orienteering", "safety", "women in ports | women in logistics", "sauna | saunas", "maps"],
        hobbies: ["sauna | saunas", "night orienteering"],
        causes: ["women in ports | women in logistics | Harbour Women"],
        memberships: ["Harbour Women", "Delsjö Orienteers | IK Delsjö | Delsjö Orienteering Club"],
        certifications: ["ship-to-shore crane licence | crane licence | crane operator's licence"]
      },
      sources: ["https://www.tidewend.example/about/management", "https://www.tidewend.example/press/coo-interview", "https://www.nordiclogisticsreview.example/leader-2024", "https://www.saarilinja.example/en/contacts"]
    },
    {
      id: "jd-emil-stojanovski",
      about: "Nothing anywhere.",
      contact: { full_name: "Emil Stojanovski", email: "emil.stojanovski@tidewend.example", company: "Tidewend Logistics", title: "Customs Specialist" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    t("/", "Freight that arrives", `<h1>Freight that arrives</h1><p>Tidewend moves timber, tinned fish and turbines across the Nordics and the North Sea. Road, rail and sea freight since 1919; 2,300 colleagues in six countries.</p>`),
    t("/about/management", "Management", `<h1>Group management</h1><div class="mgmt"><h2>Lars-Göran Ekvall</h2><p>President and CEO. Born 1966.</p></div><div class="mgmt"><h2>Birgitta Aaltonen</h2><p>Chief Operating Officer. MSc in Industrial Engineering and Management, Helsinki University of Technology (now Aalto University), 2001. With Tidewend since 2021. Previously Terminal Director, Saarilinja. Other assignments: board member, Harbour Women.</p></div><div class="mgmt"><h2>Rasmus Lindahl</h2><p>Head of Sustainability. MSc in Industrial Ecology, Chalmers University of Technology, 2014. With Tidewend since 2016, first as transport planner. Other assignments: chair, Nordic Freight Emissions Group.</p></div><p>Group management is based in Gothenburg.</p>`),
    t("/sustainability", "Sustainability", `<h1>Off diesel</h1><p>60 battery-electric trucks are in service, and our emissions are down 34 per cent since 2019. We count everything, including the forklifts.</p><blockquote>"Carbon accounting is bookkeeping for things that would rather not be booked." Rasmus Lindahl, Head of Sustainability</blockquote><p>In 2025 we received the Green Freight Prize. Rasmus took the night train to Copenhagen to collect it.</p>`),
    t("/press", "Press", `<h1>Press</h1><ul><li><a href="/press/coo-interview">Five questions for Birgitta Aaltonen</a></li><li>Tidewend acquires Norrfrakt</li></ul>`),
    t("/press/coo-interview", "Five questions for Birgitta Aaltonen", `<h1>Five questions for Birgitta Aaltonen</h1><p><b>What does a COO do all day?</b><br>Walks. I was a crane driver in Kotka in the summers, and I have kept my ship-to-shore crane licence. People tell you things when you have held the joystick.</p><p><b>Proudest number?</b><br>900 days without a lost-time accident at the Gothenburg terminal.</p><p><b>Hardest year?</b><br>2023, when we merged Norrfrakt's four depots into ours. I learned that coffee machines are infrastructure.</p><p><b>What do you do on weekends?</b><br>Orienteering with the Delsjö club, also at night, with a lamp. Then sauna.</p><p><b>A wish?</b><br>More women on the quay. That is why I'm on the board of Harbour Women.</p>`),
    {
      url: "https://www.nordiclogisticsreview.example/leader-2024",
      body: `<!DOCTYPE html><html><head><title>Nordic Logistics Leader of the Year 2024 - Nordic Logistics Review</title></head><body><nav>News Analysis Jobs Events</nav><article><h1>Nordic Logistics Leader of the Year: Birgitta Aaltonen</h1><p>The jury has chosen Birgitta Aaltonen, chief operating officer of Gothenburg's Tidewend, "for making terminal operations safe and boring, which is the highest praise". Aaltonen, a Finn from Kotka, ran container terminals in Helsinki before she moved west.</p></article></body></html>`
    },
    {
      url: "https://www.saarilinja.example/en/contacts",
      body: `<html><head><title>Saarilinja Oy - Contacts</title></head><body><h1>Contacts</h1><table><tr><td>Birgitta Aaltonen</td><td>Terminal Director</td><td>Vuosaari, Helsinki</td></tr><tr><td>Pekka Rautio</td><td>Sales</td><td>Turku</td></tr></table><p>Updated 3.2.2020</p></body></html>`
    },
    {
      url: "https://www.kalmarsundff.example/squad/rasmus-lindahl",
      body: `<!DOCTYPE html><html><head><title>Rasmus Lindahl | Kalmarsund FF</title></head><body><h1>8. Rasmus Lindahl</h1><p>Midfielder. Born in Borås, 2001. 84 games in Allsvenskan, 11 goals, one missed penalty we don't talk about. Capped for the under-21 side.</p></body></html>`
    },
    {
      url: "https://www.matchdagen.example/2026/05/lindahl-derby",
      news: { seen: "2026-05-18T20:00:00Z", language: "English", country: "Sweden" },
      body: `<!DOCTYPE html><html><head><title>Lindahl settles the derby - Matchdagen</title></head><body><article><h1>Lindahl settles the derby</h1><p>Midfielder Rasmus Lindahl scored twice, once from a penalty, as Kalmarsund FF beat their Gothenburg visitors 2-1.</p></article></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/rasmus-lindahl-tidewend", title: "Rasmus Lindahl - Head of Sustainability - Tidewend Logistics | LinkedIn", snippet: "Getting freight off diesel, one depot at a time. Gothenburg, Västra Götaland County, Sweden. Chalmers University of Technology." }
  ],
  wikidata: [
    { id: "Q130771204", label: "Rasmus Lindahl", description: "Swedish association football player (born 2001)", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "2001-04-17" }], article: "Rasmus Lindahl" }
  ],
  wikipedia: [
    { title: "Rasmus Lindahl", description: "Swedish footballer (born 2001)", extract: "Rasmus Lindahl (born 17 April 2001) is a Swedish professional footballer who plays as a midfielder for Kalmarsund FF in Allsvenskan. He has won caps for the Sweden under-21 team." }
  ]
}
