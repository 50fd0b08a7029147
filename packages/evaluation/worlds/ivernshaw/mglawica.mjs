const host = "https://mglawica.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Mgławica</title><meta name="generator" content="Hugo 0.126.1"><meta name="twitter:card" content="summary"></head>
<body class="dark"><header><a href="/" class="brand">✦ Mgławica Software</a> <a href="/projects/">Work</a> <a href="/team/">Team</a> <a href="/blog/">Blog</a> <a href="/jobs/">Jobs</a></header>
<article>${main}</article>
<footer>Mgławica Software sp. z o.o. · ul. Ruska 51/8, 50-079 Wrocław, Poland · NIP 8970000000 · built with coffee and Hugo</footer></body></html>`
})
export default {
  people: [
    {
      id: "zbigniew-koltun",
      about: "CTO with GitHub, Hacker News, a talk.",
      contact: { email: "zk@mglawica.example", full_name: "Zbigniew Kołtun", company: "Mgławica Software" },
      outcome: "found",
      facts: {
        title: "CTO | Chief Technology Officer | CTO and co-founder | Co-founder and CTO",
        company: "Mgławica Software sp. z o.o. | Mgławica Software | Mgławica | Mglawica",
        location: "Wrocław, Poland | Wrocław",
        industry: "software development | software | software house",
        skills: ["PostgreSQL | Postgres"],
        achievements: ["pgzawieja | author of pgzawieja | logical replication tool pgzawieja"],
        hobbies: ["gliding | glider pilot | soaring | flying gliders"],
        education: [{ institution: "Wrocław University of Science and Technology | Politechnika Wrocławska", degree: "MSc | magister inżynier", field: "computer science", year: 2008 }],
        twitter: "https://x.com/zkoltun | https://twitter.com/zkoltun | @zkoltun"
      },
      also: {
        title: "co-founder | co-founder of Mgławica Software",
        location: "Poland | Lower Silesia",
        industry: "IT services | custom software | logistics software | information technology",
        skills: ["software engineering | programming", "public speaking", "technology leadership", "Rust", "databases | replication | logical replication | database replication", "Erlang", "open source", "telecoms software"],
        achievements: ["co-founded Mgławica Software in 2011 | co-founder since 2011", "talk Replication without tears at Odra Code 2025 | Replication without tears | speaker at Odra Code 2025", "pgzawieja has 1,904 stars on GitHub | 1,904 stars | 1904 stars", "Silver C | Silver badge in gliding", "312 km glider flight | 312 km flight", "Show HN: pgzawieja | Show HN", "igc-to-sql"],
        interests: ["trams", "databases | PostgreSQL | Postgres", "Rust", "replication", "gliding | aviation | flying", "open source"],
        memberships: ["Aeroklub Odrzański | gliding club Aeroklub Odrzański"],
        certifications: ["Silver C | Silver C badge"],
        causes: ["open source"],
        twitter_bio: "CTO @ Mgławica. Trams, Postgres, thermals."
      },
      sources: [host + "/team/", "https://github.com/zkoltun", "https://news.ycombinator.com/user?id=zkoltun", "https://odracode.example/2025/speakers", "https://x.com/zkoltun"]
    },
    {
      id: "oleksandra-hrytsenko",
      about: "Front-end engineer; accounts, and a blog post.",
      contact: { email: "oleksandra@mglawica.example" },
      outcome: "found",
      facts: {
        title: "Senior Frontend Engineer | Senior Front-end Engineer",
        company: "Mgławica Software sp. z o.o. | Mgławica Software | Mgławica | Mglawica",
        location: "Wrocław, Poland | Wrocław",
        skills: ["accessibility | web accessibility | a11y", "TypeScript"],
        certifications: ["CPACC | IAAP CPACC"],
        hobbies: ["embroidery"],
        education: [{ institution: "Lviv Polytechnic | Lviv Polytechnic National University", degree: "Bachelor | BSc", field: "applied mathematics", year: 2016 }]
      },
      also: {
        location: "Poland",
        industry: "software development | software | software house | information technology",
        skills: ["user testing | usability testing | user research", "technical writing | blogging", "forms", "focus management", "community organising | meetup organisation", "CSS", "React", "Svelte", "screen readers | NVDA | screen reader testing", "design systems", "ARIA | wai-aria", "Ukrainian", "Polish", "applied mathematics", "frontend development | web development"],
        achievements: ["stitch-grid | draw embroidery patterns in the browser", "relaunched a transport ticket shop accessible to screen readers | ticket shop for blind travellers | regional railway ticket shop | Tickets without eyes", "skiplink-kit | accessible skip links and focus management", "organiser of Wrocław A11y Meetup | organises the Wrocław A11y Meetup", "Stack Overflow reputation 14,820 | Stack Overflow reputation 14820"],
        interests: ["trains | public transport", "accessibility", "embroidery | folk patterns", "bouldering", "CSS", "TypeScript", "SVG"],
        hobbies: ["bouldering"],
        causes: ["digital inclusion | accessibility for blind people | accessible web | accessibility"],
        memberships: ["Wrocław A11y Meetup | A11y Meetup"]
      },
      sources: [host + "/team/", host + "/blog/tickets-without-eyes/", "https://github.com/ohrytsenko", "https://mastodon.social/@ohrytsenko", "https://stackoverflow.com/users/8814402"]
    },
    {
      id: "kinga-ostrowska",
      about: "Head of People; script markup in her conference biography.",
      contact: { email: "k.ostrowska@mglawica.example", full_name: "Kinga Ostrowska", company: "Mgławica Software", title: "HR Manager" },
      outcome: "found",
      facts: {
        title: "Head of People",
        company: "Mgławica Software sp. z o.o. | Mgławica Software | Mgławica | Mglawica",
        location: "Wrocław, Poland | Wrocław",
        industry: "software development | software | software house",
        certifications: ["ICF ACC | ACC coach | ACC (ICF)"],
        hobbies: ["improv theatre | improvisation theatre | improv"],
        education: [{ institution: "University of Wrocław | Uniwersytet Wrocławski", degree: "MA | Master | master's degree", field: "psychology", year: 2013 }]
      },
      also: {
        title: "coach",
        location: "Poland",
        skills: ["human resources | people management | HR", "employee retention | staff retention", "acting | improvisation", "recruitment | hiring | recruiting", "coaching", "salary transparency | pay transparency | open salary bands", "psychology", "public speaking"],
        achievements: ["introduced open salary bands in 2023 | open salary bands | salary transparency", "talk Nobody quits on Friday at Odra Code 2025 | Nobody quits on Friday", "staff turnover down to four percent | turnover four percent", "joined in 2018 as the first non-engineer | joined Mgławica in 2018", "former recruiter at an insurance company"],
        interests: ["human resources | employee retention", "improv | theatre", "pay transparency | open salary bands", "psychology", "coaching"],
        causes: ["open salary bands | pay transparency | salary transparency"],
        memberships: ["Teatr Przypadek | improv group Teatr Przypadek", "ICF | International Coaching Federation"]
      },
      sources: [host + "/team/", "https://odracode.example/2025/speakers", "https://teatrprzypadek.example/"]
    },
    {
      id: "tomasz-zielinski",
      about: "Nothing; a beekeeper and a pianist of the name.",
      contact: { full_name: "Tomasz Zieliński", company: "Mgławica Software", title: "QA Engineer" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["pasieka", "miód", "Roztocze", "pianist", "Chopin"]
    }
  ],
  pages: [
    page("/", "Software for things that move", `<h1>We write software for things that move.</h1><p>Trams, parcels, money. Mgławica is a software house of 45 people in Wrocław. <a href="/team/">This is us</a>.</p><p>Last post: <a href="/blog/tickets-without-eyes/">Tickets without eyes</a></p>`),
    page("/team/", "Team", `<h1>Team</h1><p>In order of appearance:</p>
<h3>Iga Madej</h3><p>CEO, co-founder. Talks to clients and plants.</p>
<h3>Zbigniew Kołtun</h3><p>CTO, co-founder (2011). MSc in computer science, Wrocław University of Science and Technology, 2008. Wrote Erlang in telecoms before, now Rust and everything between PostgreSQL and its disks. On sunny weekends above us: he flies gliders with Aeroklub Odrzański. <a href="https://github.com/zkoltun">GitHub</a></p>
<h3>Kinga Ostrowska</h3><p>Head of People. Came in 2018 as the first non-engineer, from the recruiting department of an insurance company. MA in psychology, University of Wrocław, 2013; coach (ICF ACC). Introduced our open salary bands in 2023. k.ostrowska@mglawica.example</p>
<h3>Oleksandra Hrytsenko</h3><p>Senior Frontend Engineer. Bachelor in applied mathematics from Lviv Polytechnic (2016), CPACC. Makes TypeScript behave and forms readable to everybody. <a href="https://github.com/ohrytsenko">GitHub</a></p>
<p>…and 41 more who do not like photographs.</p>`),
    page("/blog/tickets-without-eyes/", "Tickets without eyes", `<h1>Tickets without eyes</h1><p class="byline">by Oleksandra Hrytsenko · 3 December 2025</p><p>Last spring we relaunched the ticket shop of a regional railway. I sat with four blind travellers and their screen readers for two days, and threw my ARIA roles away. Here is what I learned, with Svelte code.</p><ol><li>Nobody cares for your carousel.</li><li>Labels first, design system second.</li><li>Test with NVDA before you test with your boss.</li></ol><p>If you are in Wrocław, come to the A11y Meetup which I organise every second month.</p>`),
    page("/projects/", "Work", `<h1>Work</h1><p><b>Trams.</b> Timetables for 22 depots on one PostgreSQL cluster.</p><p><b>Parcels.</b> Lockers that answer in 200 ms, in frost too.</p><p><b>Money.</b> Ask us in person.</p>`),
    page("/blog/depot-22/", "Depot 22 is live", `<h1>Depot 22 is live</h1><p class="byline">by Iga Madej · 2 April 2026</p><p>On Sunday at 3:12 the last tram depot moved to the new timetable system. Nobody noticed. This is the nicest thing that can be said of a migration.</p>`),
    page("/blog/frost/", "Lockers in frost", `<h1>Lockers in frost</h1><p class="byline">by the parcel team · 30 January 2026</p><p>At minus 19 degrees touch screens think that you are not there. A story about gloves, thresholds and a very patient courier.</p>`),
    page("/jobs/", "Jobs", `<h1>Jobs</h1><p>Salary bands are open: junior 9–13k, regular 14–19k, senior 20–27k PLN. No whiteboard. We answer within five days.</p><ul><li>Rust engineer (Wrocław or remote in Poland)</li><li>QA engineer</li></ul><p>Write to jobs@mglawica.example</p>`),
    { url: "https://pasieka-zielinski.example/", body: `<html lang="pl"><head><title>Pasieka Zieliński - miód z Roztocza</title></head><body><h1>Pasieka Tomasz Zieliński</h1><p>Miód lipowy, gryczany, spadziowy prosto z Roztocze. Prowadzimy pasiekę od 1994 roku.</p></body></html>` },
    { url: "https://filharmonia-sudecka.example/artists/tomasz-zielinski", body: `<html><head><title>Tomasz Zieliński, piano</title></head><body><h1>Tomasz Zieliński</h1><p>The pianist was born in Kielce in 1991 and plays Chopin on original instruments.</p></body></html>` }
  ],
  github: [
    { login: "zkoltun", id: 640177, name: "Zbigniew Kołtun", company: "Mgławica Software", blog: "https://mglawica.example", location: "Wrocław", bio: "CTO @ Mgławica. Rust, PostgreSQL, thermals.", commit_email: "zk@mglawica.example", twitter_username: "zkoltun",
      repositories: [
        { name: "pgzawieja", description: "Logical replication for PostgreSQL without the pain", language: "Rust", topics: ["postgresql", "replication", "rust"], stars: 1904, pushed_at: "2026-06-01T20:00:00Z" },
        { name: "igc-to-sql", description: "Load IGC flight logs of gliders into SQL", language: "Rust", topics: ["gliding", "igc"], stars: 22, pushed_at: "2025-09-14T17:05:00Z" }
      ] },
    { login: "ohrytsenko", id: 31188240, name: "Oleksandra Hrytsenko", company: "Mgławica Software", location: "Wrocław, Poland", bio: "Frontend, a11y. <script>alert('ivernshaw')</script> (yes, I test your profile page)", commit_email: "oleksandra@mglawica.example",
      repositories: [
        { name: "skiplink-kit", description: "Accessible skip links and focus management", language: "TypeScript", topics: ["accessibility", "wai-aria"], stars: 640, pushed_at: "2026-04-22T12:00:00Z" },
        { name: "stitch-grid", description: "Draw embroidery patterns in the browser", language: "TypeScript", topics: ["embroidery", "svg"], stars: 58, pushed_at: "2026-02-08T21:30:00Z" }
      ] }
  ],
  mastodon: [
    { user: "ohrytsenko", domain: "mastodon.social", name: "Oleksandra Hrytsenko", note: "<p>Senior frontend engineer at Mgławica, Wrocław. Accessibility is not a feature. uk/pl/en</p>", fields: [{ name: "GitHub", value: "<a href=\"https://github.com/ohrytsenko\">github.com/ohrytsenko</a>", verified_at: "2025-01-20T10:00:00Z" }],
      posts: [{ text: "<p>Finished a sleeve of embroidery after three months. Patterns of Poltava region. CSS grid is easier.</p>", at: "2026-03-30T19:00:00Z" }, { text: "<p>Bouldering with a broken nail: do not.</p>", at: "2026-05-02T20:10:00Z" }] }
  ],
  stackExchange: [{ id: 8814402, name: "Oleksandra Hrytsenko", location: "Wrocław, Poland", website: "https://github.com/ohrytsenko", about: "Frontend engineer at Mgławica Software", reputation: 14820, tags: ["css", "typescript", "wai-aria", "reactjs"] }],
  hackerNews: [{ username: "zkoltun", about: "CTO and co-founder of Mgławica Software, Wrocław. https://github.com/zkoltun", karma: 2310, stories: [{ title: "Show HN: pgzawieja – logical replication for Postgres in Rust", url: "https://github.com/zkoltun/pgzawieja", points: 311, at: "2024-11-18T14:00:00Z" }], comments: [{ story: "Ask HN: What do you do away from the keyboard?", text: "Gliding. 312 km last May without an engine, which got me the Silver C at last &#x2F; and a sunburn. You learn patience.", at: "2025-06-20T08:00:00Z" }] }],
  listings: [{ url: "https://x.com/zkoltun", title: "Zbigniew Kołtun (@zkoltun) / X", snippet: "CTO @ Mgławica. Trams, Postgres, thermals. Wrocław. Joined March 2012." }],
  youtube: [{ id: "UCodracode00000000000001", handle: "@odracode", title: "Odra Code", videos: [{ id: "oDr4c0d3zk1", title: "Replication without tears – Zbigniew Kołtun, Odra Code 2025", at: "2025-10-22T15:00:00Z", description: "Zbigniew Kołtun, CTO of Mgławica Software, on ten years of PostgreSQL for trams." }, { id: "oDr4c0d3ko2", title: "Nobody quits on Friday – Kinga Ostrowska, Odra Code 2025", at: "2025-10-23T15:00:00Z", description: "Kinga Ostrowska, Head of People at Mgławica Software." }] }],
  rdap: [{ domain: "mglawica.example", registrant: "Mgławica Software sp. z o.o.", registered: "2011-06-14" }],
  payloads: ["<script>alert('ivernshaw')</script>", "<img src=x onerror=alert('kinga')>"]
}
