const wix = (title, inner) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="generator" content="Wix.com Website Builder"/><title>${title}</title><meta property="og:title" content="${title}"/></head><body><div id="SITE_CONTAINER"><header id="SITE_HEADER"><a href="https://vaartkade.example">Vaartkade</a><nav aria-label="Site"><a href="https://vaartkade.example/product">Product</a><a href="https://vaartkade.example/crew">Crew</a><a href="https://vaartkade.example/log">Log</a><a href="https://vaartkade.example/contact">Contact</a></nav></header><main>${inner}</main><footer id="SITE_FOOTER"><p>Vaartkade B.V. | Maashaven NZ 22, Rotterdam, the Netherlands | KvK 7X221904</p><p>©2026 by Vaartkade</p></footer></div></body></html>`

export default {
  people: [
    {
      id: "jonas-petersen",
      about: "Changed employer: an old page at Grauwacke still has him. LinkedIn listing and Bluesky.",
      contact: { email: "jonas@vaartkade.example", full_name: "Jonas Petersen", company: "Vaartkade" },
      outcome: "found",
      facts: {
        title: "Product Manager",
        company: "Vaartkade | Vaartkade B.V.",
        location: "Dordrecht, Netherlands | Dordrecht | Dordrecht, South Holland, Netherlands",
        industry: "Logistics software | Inland shipping software | Logistics | Barge scheduling | Inland shipping | Software",
        skills: ["Product management"],
        hobbies: ["Sailing | Sailing a flatboat | Traditional sailing | Restoring a wooden boat | Restoring an old boat"],
        education: [{ institution: "Delft University of Technology | TU Delft", degree: "MSc", field: "Transport, Infrastructure and Logistics | Transport, Infrastructure & Logistics", year: 2016 }],
        linkedin: "https://www.linkedin.com/in/jonas-petersen-vaart"
      },
      also: {
        title: "Solutions Engineer | Former solutions engineer | Solution engineer",
        company: "Grauwacke | Grauwacke Security | Dordrecht Wooden Boat Society",
        location: "Netherlands | Berlin | Aarhus | South Holland | Rotterdam",
        industry: "Inland navigation | Cybersecurity | Shipping | Barges",
        skills: ["Danish | Dutch and Danish | Languages: Dutch and Danish", "Customer interviews | Customer discovery | User research", "Scheduling | Barge scheduling", "YAML", "Solutions engineering", "German", "Dutch", "Logistics | Transport and logistics", "Roadmaps | Prioritisation", "Boat restoration | Woodwork", "lock planning | Lock slot planning"],
        achievements: ["Slots, which books lock passages | Launched Slots | Slots, a booking tool for locks | Launched Slots, lock passage planning", "Spent three weeks on barges | Sailed along on fourteen barges | Fourteen barges in three weeks", "Restored the flatboat Nooit Gedacht | Restoring the Nooit Gedacht | Restoring a tjotter built in 1931 | Nooit Gedacht", "Waiting time at locks down by a fifth | Cut waiting time at locks by a fifth", "Moved from security to barges in 2024 | Joined Vaartkade in September 2024 | Joined Vaartkade in 2024"],
        interests: ["Inland shipping | Barges | Locks", "Wooden boats | Boats | Traditional boats", "Sailing", "Rain | Weather", "Liquorice", "Logistics", "Product management"],
        hobbies: ["Boat restoration | Restoring boats"],
        memberships: ["Dordrecht Wooden Boat Society"],
        linkedin_bio: "Product Manager at Vaartkade. Barges, locks, waiting times. | Product Manager at Vaartkade | Barges, locks, waiting times",
        education: [{ institution: "TU Delft | Delft", degree: "Master's | MSc" }]
      },
      sources: ["https://vaartkade.example/crew", "https://vaartkade.example/log/three-weeks-on-barges", "https://www.linkedin.com/in/jonas-petersen-vaart", "https://bsky.app/profile/jonasvaart.bsky.social", "https://woodenboatsdordrecht.example/members", "https://grauwacke.example/en/solutions-team", "https://vaartkade.example/"]
    },
    {
      id: "marijke-van-der-zanden",
      about: "CFO; pages only: choir, schools, accountants.",
      contact: { full_name: "Marijke van der Zanden", company: "Vaartkade B.V.", title: "CFO" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO",
        company: "Vaartkade | Vaartkade B.V.",
        location: "Rotterdam, Netherlands | Rotterdam | Kralingen, Rotterdam",
        industry: "Logistics software | Inland shipping software | Logistics | Barge scheduling | Software",
        certifications: ["Registeraccountant (RA) | RA | Registeraccountant | Chartered accountant | Dutch chartered accountant (RA)"],
        education: [{ institution: "Erasmus University Rotterdam | Erasmus University", degree: "MSc", field: "Accounting, Auditing and Control | Accounting & Control | Accounting", year: 2004 }],
        hobbies: ["Choir singing | Singing | Singing in a choir | Singing alto"],
        memberships: ["Maasstad Singers | Maasstad Singers (choir)"],
        causes: ["Stichting De Griffel | De Griffel schools | Public primary schools | Primary education"]
      },
      also: {
        title: "Treasurer | Member of the supervisory board | Supervisory board member | Group controller | Controller",
        company: "De Griffel Schools | Oosterhof Dredging",
        location: "Netherlands | South Holland",
        industry: "Inland navigation | Finance | Dredging | Accounting",
        skills: ["Financial reporting | Reporting", "Fundraising | Raising growth capital", "Auditing | Audit", "Controlling | Financial control", "Bookkeeping | Treasurer", "Subscription finance | Subscription revenue", "Governance | Supervision", "Accounting", "Finance"],
        achievements: ["€9 million growth round | Closed a €9 million growth round | €9 million growth round in 2025", "Chaired the audit committee of De Griffel | Chair of the audit committee of De Griffel | Audit committee of De Griffel", "Alto for eleven seasons | Eleven seasons with the Maasstad Singers | eleven seasons in the choir", "Joined Vaartkade in 2021 | CFO since 2021", "Group controller at Oosterhof Dredging | Nine years at Oosterhof Dredging"],
        interests: ["Choral music | Singing | Choir | Brahms | Brahms Requiem", "Education | Public schools", "Subscription revenue", "Cycling | Cycling to work along the Maas"],
        hobbies: ["Cycling"],
        memberships: ["Netherlands Institute of Chartered Accountants | NBA | Royal Netherlands Institute of Chartered Accountants", "Supervisory board of De Griffel Schools | De Griffel"],
        causes: ["Education | Schools"],
        certifications: ["Chartered accountant"]
      },
      sources: ["https://vaartkade.example/crew", "https://degriffelscholen.example/en/supervisory-board", "https://maasstadsingers.example/about", "https://cargoandcanal.example/2025/vaartkade-9-million", "https://vaartkade.example/"]
    },
    {
      id: "rashid-el-amrani",
      about: "Frontend engineer whose pages carry script markup. Personal site links his accounts; initials.",
      contact: { email: "rea@vaartkade.example", full_name: "Rashid El Amrani" },
      outcome: "found",
      facts: {
        title: "Senior Frontend Engineer | Senior front-end engineer | Senior Frontend Developer",
        company: "Vaartkade | Vaartkade B.V.",
        location: "Rotterdam, Netherlands | Rotterdam | Rotterdam, NL",
        industry: "Logistics software | Inland shipping software | Logistics | Barge scheduling | Software",
        skills: ["TypeScript", "Web accessibility | Accessibility | a11y"],
        sports_teams: ["Feyenoord"],
        hobbies: ["Street photography | Photography"],
        twitter: "https://x.com/elamrani_kade | https://twitter.com/elamrani_kade | @elamrani_kade"
      },
      also: {
        title: "Frontend engineer | Front-end engineer | Frontend developer | Web developer | Speaker | Speaker at Canal.js | Workshop teacher | Engineer",
        company: "Codeschuur",
        location: "Netherlands | NL",
        industry: "Inland navigation | Web development",
        skills: ["SVG | SVG maps", "Svelte", "JavaScript", "CSS", "Maps | Cartography | Web maps | Map rendering", "WCAG", "Security: cross-site scripting | XSS | web security", "Teaching | Teaching web development", "Public speaking", "Screen readers | ARIA", "Tidal data | Data visualisation | Data visualization", "frontend development | Web development"],
        achievements: ["kaaikit | 1,300 stars for kaaikit | kaaikit, accessible Svelte components | Created kaaikit", "tide-sparkline | Created tide-sparkline", "Talk 'A map you can hear' | A map you can hear | Spoke at Canal.js 2025 | Canal.js 2025", "Photo zine Kop van Zuid, 6 a.m. | Kop van Zuid, 6 a.m. | Published a photo zine", "Teaches Saturday classes at Codeschuur | Volunteer teacher at Codeschuur"],
        interests: ["Maps", "Street photography | Photography | film photography | 35 mm film", "Football | Feyenoord", "Skateboarding | Skating", "Accessibility", "Tides | Tidal data", "Cross-site scripting | Web security", "Teaching", "SVG"],
        hobbies: ["Skateboarding", "Film photography | Analogue photography", "Football | Watching Feyenoord"],
        memberships: ["Codeschuur (volunteer teacher)"],
        causes: ["Teaching refugees and newcomers to code | Coding classes for newcomers | Codeschuur", "Web accessibility | Accessibility"]
      },
      sources: ["https://vaartkade.example/crew", "https://elamrani.example/", "https://github.com/rea-rdam", "https://canaljs.example/2025/speakers/rashid-el-amrani", "https://bsky.app/profile/elamrani.bsky.social", "https://vaartkade.example/"]
    }
  ],
  pages: [
    {
      url: "https://vaartkade.example/",
      body: wix("Vaartkade | Plan the barge, not the phone call", `<h1>Plan the barge, not the phone call</h1><p>Vaartkade is scheduling software for inland shipping. 640 barges on the Rhine, the Maas and the Danube know where to be because of us.</p><h2>Slots is here</h2><p>Book your lock passage before you leave. <a href="https://vaartkade.example/product">Learn more</a></p>`)
    },
    {
      url: "https://vaartkade.example/crew",
      body: wix("Crew | Vaartkade", `<h2>Our crew</h2><p>28 people on one quay in Rotterdam.</p>
<div class="card"><h6>Saskia Poelman</h6><p>CEO. Grew up on a barge.</p></div>
<div class="card"><h6>Marijke van der Zanden</h6><p>CFO</p><p>Registeraccountant, MSc from Erasmus University Rotterdam (Accounting, Auditing and Control, 2004). Nine years at Oosterhof Dredging, the last four as group controller; here since 2021. Cycles to work along the Maas from Kralingen.</p></div>
<div class="card"><h6>Jonas Petersen</h6><p>Product Manager</p><p>On board since September 2024. Before that he set up security software in Berlin. MSc Transport, Infrastructure and Logistics (Delft University of Technology, 2016). Lives in Dordrecht, half on land.</p></div>
<div class="card"><h6>Rashid El Amrani</h6><p>Senior Frontend Engineer</p><p>Draws the maps. rea@vaartkade.example · <a href="https://elamrani.example/">site</a></p></div>
<div class="card"><h6>Bram Kolthof</h6><p>CTO</p></div>
<div class="card"><h6>Ilse Wiersma</h6><p>Customer success</p></div>`)
    },
    {
      url: "https://vaartkade.example/log/three-weeks-on-barges",
      body: wix("Three weeks on barges | Vaartkade log", `<h1>Three weeks on barges</h1><p>Jonas Petersen, product manager · 2 April 2025</p><p>You can interview a skipper on the phone. You will learn that everything is fine. So in February I packed liquorice and sailed along: fourteen barges in three weeks, from Rotterdam to Regensburg.</p><p>What I learned: nobody minds rain, everybody minds waiting. A barge that reaches the lock at noon and passes at six has burned the day. That's how we arrived at Slots, which books the passage before you cast off. With the first forty barges waiting time is down by a fifth.</p><p>It helps that I speak Dutch, Danish (I grew up in Aarhus) and enough German to apologise.</p>`)
    },
    {
      url: "https://cargoandcanal.example/2025/vaartkade-9-million",
      news: { seen: "20250617T090000Z", language: "English", country: "Netherlands" },
      body: `<!DOCTYPE html><html lang="en"><head><title>Barge planner Vaartkade raises €9 million - Cargo &amp; Canal</title></head><body><header>CARGO &amp; CANAL <a href="/news">News</a> <a href="/freight-rates">Freight rates</a> <a href="/jobs">Jobs</a></header><h1>Barge planner Vaartkade raises €9 million</h1><p>Rotterdam, 17 June 2025. The Rotterdam logistics software firm Vaartkade has closed a growth round of €9 million. "We turned down more than we took," said chief financial officer Marijke van der Zanden, who led the round. "Subscription revenue has doubled two years running and I would like to go on sleeping."</p><p>Also read: <a href="/2025/low-water">Low water at Kaub</a></p></body></html>`
    },
    {
      url: "https://degriffelscholen.example/en/supervisory-board",
      body: `<!DOCTYPE html><html><head><title>Supervisory board | De Griffel</title></head><body><h1>Supervisory board</h1><p>Stichting De Griffel runs nine public primary schools in Rotterdam. The members of its supervisory board are:</p><table><tr><td>drs. P. Achterberg</td><td>chair</td></tr><tr><td>Marijke van der Zanden MSc RA</td><td>chair of the audit committee; in daily life CFO of Vaartkade; member of the NBA</td></tr><tr><td>S. Ramdin</td><td>education</td></tr></table></body></html>`
    },
    {
      url: "https://maasstadsingers.example/about",
      body: `<html><head><title>Maasstad Singers</title></head><body><h1>Maasstad Singers</h1><p>A mixed chamber choir in Rotterdam. Next: Brahms, Ein deutsches Requiem, 15 November.</p><p>Altos: Marijke van der Zanden (eleven seasons, our treasurer, keeps our books as strictly as her company's), Joke Bol, Anita Prins ...</p></body></html>`
    },
    {
      url: "https://woodenboatsdordrecht.example/members",
      body: `<html><head><title>Dordrecht Wooden Boat Society: boats &amp; owners</title></head><body><h1>Boats &amp; owners</h1><table border=1><tr><th>Boat</th><th>Type</th><th>Built</th><th>Owner</th></tr><tr><td>Nooit Gedacht</td><td>tjotter</td><td>1931</td><td>Jonas Petersen (under restoration, sails most Sundays anyway)</td></tr><tr><td>Vrouwe Alida</td><td>schouw</td><td>1912</td><td>fam. De Wit</td></tr></table></body></html>`
    },
    {
      url: "https://elamrani.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rashid El Amrani</title><style>body{font-family:system-ui;max-width:60ch;margin:auto}</style></head><body><h1>Rashid El Amrani</h1><p>Senior frontend engineer at Vaartkade in Rotterdam. TypeScript, Svelte, SVG. I make maps that work with a keyboard and a screen reader.</p><p>My favourite string is <code>&lt;img src=x onerror=alert('kade')&gt;</code>. If it shows up on your page as text, we can be friends.</p><p>Saturdays I teach HTML at Codeschuur, free coding classes for newcomers to the Netherlands. Otherwise I am out with a skateboard or a roll of 35 mm film. <em>Kop van Zuid, 6 a.m.</em>, a zine of street photography, 2024, is sold out, I have three under the bed.</p><p><a rel="me" href="https://github.com/rea-rdam">GitHub</a> / <a rel="me" href="https://bsky.app/profile/elamrani.bsky.social">Bluesky</a> / <a href="mailto:rea@vaartkade.example">work mail</a></p></body></html>`
    },
    {
      url: "https://canaljs.example/2025/speakers/rashid-el-amrani",
      body: `<!DOCTYPE html><html><head><title>Rashid El Amrani at Canal.js 2025</title></head><body><nav><a href="/2025">Canal.js 2025, Utrecht</a></nav><h1>Rashid &lt;script&gt;alert('vaart')&lt;/script&gt; El Amrani</h1><h2>A map you can hear</h2><p>What does a river sound like to a screen reader? Rashid, senior frontend engineer at Vaartkade, rebuilt a live map of 640 barges to WCAG. He will show what broke.</p><p>(Yes, that is how he filled in the form. We've fixed the form.)</p></body></html>`
    }
  ],
  listings: [
    { url: "https://www.linkedin.com/in/jonas-petersen-vaart", title: "Jonas Petersen - Product Manager - Vaartkade | LinkedIn", snippet: "Product Manager at Vaartkade. Barges, locks, waiting times. · Experience: Vaartkade · Education: TU Delft · Location: Dordrecht, South Holland, Netherlands · 412 connections on LinkedIn." }
  ],
  github: [
    {
      login: "rea-rdam", id: 5531208, name: "Rashid El Amrani", company: "Vaartkade", location: "Rotterdam, NL", blog: "https://elamrani.example/", bio: "maps for everybody", twitter_username: "elamrani_kade", commit_email: "rea@vaartkade.example",
      repositories: [
        { name: "kaaikit", description: "Accessible Svelte components for maps", language: "TypeScript", topics: ["svelte", "accessibility", "svg", "maps", "wcag"], stars: 1312, pushed_at: "2026-05-21T09:00:00Z" },
        { name: "tide-sparkline", description: "Tidal data as tiny charts", language: "TypeScript", topics: ["data-visualization", "tides"], stars: 48, pushed_at: "2025-03-01T09:00:00Z" }
      ]
    }
  ],
  bluesky: [
    {
      handle: "elamrani.bsky.social", name: "Rashid El Amrani", description: "Frontend at Vaartkade. Rotterdam. Film, boards, maps.", website: "https://elamrani.example/",
      posts: [
        { text: "De Kuip was shaking tonight. Feyenoord in the 94th minute, I have no voice and a stand-up at nine", at: "2026-02-22T22:00:00Z" },
        { text: "aria-label is not a place to put your whole personality", at: "2026-03-05T10:12:00Z" }
      ]
    },
    {
      handle: "jonasvaart.bsky.social", name: "Jonas Petersen", description: "PM @ Vaartkade. From security software to barges, no regrets. Dordrecht.",
      posts: [
        { text: "New planks on the Nooit Gedacht. Ninety-five years old and she leaks less than my old laptop bag", at: "2026-05-10T17:00:00Z" },
        { text: "Prioritisation: asking a skipper what he shouted at this week", at: "2026-01-29T09:00:00Z" }
      ]
    }
  ],
  payloads: ["<script>alert('vaart')</script>", "<img src=x onerror=alert('kade')>"]
}
