// Lakeroot, a data-platform company in Bengaluru and Singapore
const site = (title, main, extra = "") => `<!DOCTYPE html>
<html lang="en" class="h-full antialiased">
<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title>
<meta property="og:title" content="${title}"/><meta property="og:site_name" content="Lakeroot"/>${extra}</head>
<body class="bg-white text-slate-900"><div id="__next">
<header class="sticky top-0 flex items-center"><a href="https://lakeroot.example/" class="font-bold">Lakeroot</a><nav class="ml-8 space-x-6"><a href="https://lakeroot.example/product">Product</a><a href="https://lakeroot.example/company">Company</a><a href="https://lakeroot.example/blog">Blog</a></nav><a class="btn" href="https://lakeroot.example/demo">Book a demo</a></header>
<main class="mx-auto max-w-5xl">${main}</main>
<footer class="border-t text-sm"><p>Lakeroot Data Pvt. Ltd., Bengaluru &middot; Lakeroot Pte. Ltd., Singapore</p><p>© 2026 Lakeroot. SOC 2 Type II.</p></footer></div></body></html>`

const card = (name, role, text) => `<li class="rounded-xl p-6 ring-1"><img alt="" src="/team/${name.toLowerCase().replace(/\W+/g, "-")}.webp"/><h3 class="text-lg">${name}</h3><p class="text-sky-700">${role}</p><p class="text-sm">${text}</p></li>`

export default {
  people: [
    {
      id: "karthik-subramaniam",
      about: "Co-founder and CTO with GitHub, Hacker News and a personal site.",
      contact: { email: "karthik@lakeroot.example", full_name: "Karthik Subramaniam", company: "Lakeroot" },
      outcome: "found",
      facts: {
        title: "Co-founder & CTO | co-founder and CTO | CTO | Chief Technology Officer",
        company: "Lakeroot | Lakeroot Data Pvt. Ltd.",
        location: "Bengaluru | Bangalore | Bengaluru, India",
        industry: "data platform | data lakehouse | software",
        skills: ["Rust", "query engines | query engine", "Apache Arrow | Arrow"],
        achievements: ["Created the open source query planner Banyan | Banyan | author of Banyan"],
        hobbies: ["Carnatic violin | violin"],
        education: [{ institution: "IIT Madras", degree: "B.Tech. | BTech", field: "Computer Science", year: 2011 }]
      },
      also: {
        title: "co-founder | database engineer | founder",
        location: "India | Indiranagar | from Tiruchirappalli | Tiruchirappalli | Trichy",
        industry: "data platform company | databases | data infrastructure | analytics",
        skills: ["databases", "Go", "Python", "cost-based optimisation | cost-based optimizer | query optimisation", "Parquet", "storage", "query planning | query planner", "S3 | object storage"],
        achievements: [
          "Co-founded Lakeroot in 2018 | founded Lakeroot in 2018 with Meher Daruwala | co-founder of Lakeroot",
          "Banyan has 3,900 stars on GitHub | 3,900 stars | open source query planner in Rust",
          "Speaker at Deccan Data Days 2025 | keynote at Deccan Data Days | Why your planner lies to you | talk at Deccan Data Days 2025",
          "Wrote parquet-peek | parquet-peek | command line viewer for Parquet files",
          "Show HN: Banyan reached 412 points | Show HN | Show HN post on Banyan",
          "Worked on storage at Helioscope Networks | seven years at Helioscope Networks | spent seven years at Helioscope Networks",
          "Hacker News karma of 5,210 | 5,210 karma", "Member of the programme committee of Deccan Data Days | serves on the programme committee", "keynote speaker | Keynote: Why your planner lies to you", "Built a company of 160 people | 160 people in Bengaluru and Singapore", "Maintains a raga index | ragaindex | index of ragas",
          "Performed at the Indiranagar Sangeetha Sabha in December | first public concert at 34 | concert at Indiranagar Sangeetha Sabha"
        ],
        interests: ["Carnatic music | Carnatic violin", "databases", "open source", "query planners", "ragas"],
        hobbies: ["Carnatic music", "playing the violin", "violin"],
        memberships: ["Deccan Data Days programme committee | programme committee of Deccan Data Days"],
        education: [{ institution: "IIT Madras | Indian Institute of Technology Madras", degree: "B.Tech. in Computer Science", year: 2011 }]
      },
      sources: ["https://lakeroot.example/company", "https://lakeroot.example/", "https://karthiksub.example/", "https://github.com/karthik-sub", "https://news.ycombinator.com/user?id=ksub", "https://deccandatadays.example/2025/speakers/karthik-subramaniam"]
    },
    {
      id: "priya-nair-data",
      about: "Staff data engineer; a colleague in another team of the same employer has the same name. Stack Exchange account.",
      contact: { email: "priya.nair@lakeroot.example", full_name: "Priya Nair", company: "Lakeroot", title: "Staff Data Engineer" },
      outcome: "found",
      facts: {
        title: "Staff Data Engineer",
        company: "Lakeroot",
        location: "Bengaluru | Bangalore | Bengaluru, India",
        skills: ["streaming pipelines", "Apache Flink | Flink"],
        hobbies: ["trail running"],
        causes: ["PyKerala Women | teaching women to program"]
      },
      also: {
        title: "data engineer | engineer | mentor",
        location: "India | Bengaluru office | from Kochi | Kochi",
        industry: "data platform | software | data infrastructure",
        skills: ["Kafka | Apache Kafka", "SQL", "PostgreSQL", "Python", "change data capture | CDC", "window functions", "streaming | stream processing", "apache-flink", "apache-kafka", "data engineering"],
        achievements: [
          "Wrote the post Exactly once, more or less | Exactly once, more or less | blog post on exactly-once delivery",
          "Finished the Nilgiri 50 in 2025 | Nilgiri 50 | 50 km trail race in the Nilgiris",
          "Stack Overflow reputation of 18,450 | 18,450 reputation",
          "Mentor at PyKerala Women | mentors with PyKerala Women | mentor for PyKerala Women",
          "pulled the plug 1,200 times | tested Flink and Kafka by pulling the plug 1,200 times", "builds Lakeroot's connectors", "Moved Lakeroot's connectors to change data capture | rebuilt connectors on change data capture"
        ],
        interests: ["trail running", "streaming data", "running", "exactly-once delivery"],
        hobbies: ["running | ultra running", "Nilgiri 50"],
        causes: ["women in technology | women in programming"],
        memberships: ["PyKerala Women"]
      },
      sources: ["https://lakeroot.example/company", "https://lakeroot.example/blog/exactly-once-more-or-less", "https://stackoverflow.com/users/99140221", "https://pykeralawomen.example/mentors"],
      never: ["People Partner", "POSH", "Bharatanatyam", "Tata Institute"]
    },
    {
      id: "priya-nair-people",
      about: "People partner in the Singapore office with the same name as a data engineer of the same employer.",
      contact: { email: "priya.n@lakeroot.example", full_name: "Priya Nair", company: "Lakeroot", title: "People Partner", location: "Singapore" },
      outcome: "found",
      facts: {
        title: "Senior People Partner | People Partner",
        company: "Lakeroot",
        location: "Singapore",
        hobbies: ["Bharatanatyam | Bharatanatyam dance | dance"],
        education: [{ institution: "Tata Institute of Social Sciences | TISS", degree: "MA", field: "Human Resource Management" }],
        achievements: ["HR Straits Forum 2026 | Panellist at HR Straits Forum 2026 | Panel: Hiring across two time zones"]
      },
      also: {
        title: "HR partner | dancer | People Partner, Singapore",
        location: "Singapore office",
        industry: "data platform | human resources | software | software company",
        skills: ["hiring | recruitment", "human resources | HR", "human resource management", "returnships | returnship", "dance"],
        achievements: [
          "Panel Hiring across two time zones | panellist on hiring across two time zones",
          "Introduced Lakeroot's returnship for parents | started a returnship for parents | returnship programme | returnship",
          "Danced in the Esplanade Courtyard in 2024 | performed in the Esplanade Courtyard | Margam recital 2024 | solo recital in 2024",
          "Member of the Kalpavriksha Dance Collective | dancer with Kalpavriksha Dance Collective",
          "Hired the first thirty people in Singapore | first thirty people in Singapore"
        ],
        interests: ["Bharatanatyam", "dance | classical dance"],
        hobbies: ["Indian classical dance | classical dance"],
        causes: ["parents returning to work | returnship for parents"],
        memberships: ["Kalpavriksha Dance Collective"],
        education: [{ institution: "Tata Institute of Social Sciences, Mumbai", degree: "MA in Human Resource Management | master's" }]
      },
      sources: ["https://lakeroot.example/company", "https://hrstraits.example/2026/panels", "https://kalpavriksha.example/dancers/priya-nair"],
      never: ["Flink", "Kafka", "trail running", "Nilgiri", "PyKerala"]
    },
    {
      id: "tan-wei-jie",
      about: "Developer advocate; his GitHub bio and his page carry markup. Bluesky account.",
      contact: { email: "weijie@lakeroot.example", full_name: "Tan Wei Jie", company: "Lakeroot" },
      outcome: "found",
      facts: {
        title: "Developer Advocate",
        company: "Lakeroot",
        location: "Singapore",
        skills: ["TypeScript", "web security"],
        hobbies: ["mechanical keyboards | building mechanical keyboards"],
        interests: ["hawker food | hawker centres"],
        pets: ["a cat named Kueh | Kueh | cat"]
      },
      also: {
        title: "devrel | developer relations | meetup organiser | organiser of Little Red Data",
        location: "Tiong Bahru | Singapore office",
        industry: "data platform | software | developer tools",
        skills: ["DuckDB", "WebAssembly | WASM", "developer relations | devrel", "documentation", "public speaking", "notebooks", "firmware | QMK | keyboard firmware", "C", "data-visualization | data visualisation"],
        achievements: [
          "Organiser of the Little Red Data meetup | runs the Little Red Data meetup | founded Little Red Data | organises Little Red Data",
          "Wrote lakeroot-notebooks | lakeroot-notebooks | example notebooks for Lakeroot",
          "Built kopi-kb | kopi-kb | firmware for a 40% keyboard | keyboard firmware",
          "Found a cross-site scripting bug in a conference badge site | reported XSS in a badge site",
          "240 stars on GitHub | 240 stars",
          "Talk on DuckDB in the browser | DuckDB in the browser | 40th Little Red Data meetup"
        ],
        interests: ["mechanical keyboards | keyboards", "hawker food", "web security | security", "kopi | coffee", "cats"],
        hobbies: ["keyboards", "keyboard building", "eating at hawker centres"],
        memberships: ["Little Red Data"],
        pets: ["cat"]
      },
      sources: ["https://lakeroot.example/company", "https://weijie.example/", "https://github.com/tanweijie-sg", "https://bsky.app/profile/weijie.example"]
    }
  ],
  payloads: ["<img src=x onerror=alert('weijie')>", "<script>alert(document.domain)</script>"],
  pages: [
    { url: "https://lakeroot.example/", body: site("Lakeroot | The data platform that explains itself", `<h1 class="text-6xl">The data platform that explains itself</h1><p>Lakeroot turns object storage into a warehouse your finance team can read.</p><a href="https://lakeroot.example/company">Who we are</a>`) },
    { url: "https://lakeroot.example/company", body: site("Company | Lakeroot", `<h1>Company</h1><p class="lead">Founded in 2018 in Bengaluru by Meher Daruwala and Karthik Subramaniam. 160 people in Bengaluru and Singapore.</p>
<h2>Leadership</h2><ul class="grid grid-cols-3">${card("Meher Daruwala", "Co-founder & CEO", "Formerly in freight finance. Collects fountain pens.")}${card("Karthik Subramaniam", "Co-founder & CTO", "Seven years of storage at Helioscope Networks before Lakeroot. Wrote our planner, Banyan. <a href='https://karthiksub.example/'>karthiksub.example</a>")}</ul>
<h2>Some of the people you will meet</h2><ul class="grid grid-cols-3">${card("Priya Nair", "Staff Data Engineer, Bengaluru", "Streaming pipelines, Flink, and patience. Moved our connectors to change data capture.")}${card("Priya Nair", "Senior People Partner, Singapore", "The other Priya. Hired our first thirty people in Singapore and started our returnship for parents. Write to the right one.")}${card("Tan Wei Jie", "Developer Advocate, Singapore", "Docs, notebooks, meetups. <a href='https://weijie.example/'>weijie.example</a>")}</ul>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Lakeroot","url":"https://lakeroot.example/","foundingDate":"2018","founder":[{"@type":"Person","name":"Meher Daruwala"},{"@type":"Person","name":"Karthik Subramaniam"}]}</script>`) },
    { url: "https://lakeroot.example/blog/exactly-once-more-or-less", body: site("Exactly once, more or less | Lakeroot blog", `<article class="prose"><h1>Exactly once, more or less</h1><p class="byline">Priya Nair, Staff Data Engineer &middot; 9 September 2025 &middot; 11 min</p><p>Every vendor promises exactly-once delivery. Here is what Apache Flink and Kafka really do when you pull the plug in the middle of a checkpoint, and what our streaming pipelines do about it.</p><p>We pulled the plug 1,200 times.</p><hr/><p class="author-bio">Priya builds Lakeroot's connectors in Bengaluru. She comes from Kochi, answers questions on <a href="https://stackoverflow.com/users/99140221">Stack Overflow</a>, and does her trail running where there is no signal: in 2025 she finished the Nilgiri 50.</p></article>`) },
    { url: "https://karthiksub.example/", body: `<!doctype html><html><head><meta charset=utf-8><title>Karthik Subramaniam</title><style>body{max-width:38em;margin:3em auto;font-family:serif}</style></head><body><h1>Karthik Subramaniam</h1><p>I write query engines. At the moment as co-founder and CTO of <a href="https://lakeroot.example/">Lakeroot</a>, in Bengaluru; I grew up in Tiruchirappalli and took a B.Tech. in Computer Science at IIT Madras in 2011.</p><p>Open source: <a href="https://github.com/karthik-sub">github.com/karthik-sub</a>. The thing people know is the query planner Banyan (Rust, on Apache Arrow). I created the open source query planner Banyan because I could not explain the plans of the one I had. I talk too much on <a href="https://news.ycombinator.com/user?id=ksub">Hacker News</a>.</p><p>Evenings belong to the Carnatic violin. I gave my first public concert at 34, at the Indiranagar Sangeetha Sabha; nobody left, but the doors were locked.</p></body></html>` },
    { url: "https://deccandatadays.example/2025/speakers/karthik-subramaniam", body: `<!DOCTYPE html><html lang="en"><head><title>Karthik Subramaniam | Deccan Data Days 2025</title></head><body><header><a href="https://deccandatadays.example/2025/">Deccan Data Days 2025</a><nav><a href="https://deccandatadays.example/2025/schedule">Schedule</a></nav></header><main class="speaker"><h1>Karthik Subramaniam</h1><h2>CTO, Lakeroot</h2><h3>Keynote: Why your planner lies to you</h3><p>Cost-based optimisation is a polite name for guessing. Karthik shows three plans that every planner gets wrong. He also serves on our programme committee.</p><p>Hyderabad, 21 November 2025</p></main></body></html>` },
    { url: "https://pykeralawomen.example/mentors", body: `<!DOCTYPE html><html><head><title>Mentors - PyKerala Women</title></head><body><h1>PyKerala Women</h1><p>Teaching women to program, free of charge, on Sundays since 2019.</p><h2>Mentors</h2><ul><li>Anjali Thomas, Thiruvananthapuram</li><li>Priya Nair, data engineer at <a href="https://lakeroot.example/">Lakeroot</a>, Bengaluru: SQL and Python</li><li>Fathima Rasheed, Kozhikode</li></ul></body></html>` },
    { url: "https://hrstraits.example/2026/panels", body: `<!DOCTYPE html><html lang="en-SG"><head><title>Panels | HR Straits Forum 2026</title></head><body><nav><a href="https://hrstraits.example/2026">HR Straits Forum 2026</a></nav><main><h1>Panels</h1><div class="panel"><h2>Panel: Hiring across two time zones</h2><ul><li>Marcus Lim, Straitline Logistics</li><li>Priya Nair, People Partner, Lakeroot</li><li>Moderator: Geraldine Oh</li></ul><p>Suntec, 5 March 2026</p></div></main></body></html>` },
    { url: "https://kalpavriksha.example/dancers/priya-nair", body: `<!DOCTYPE html><html><head><title>Priya Nair – Kalpavriksha Dance Collective</title><meta property="og:type" content="profile"></head><body class="squarespace"><header><a href="https://kalpavriksha.example/">Kalpavriksha</a> <a href="https://kalpavriksha.example/dancers">Dancers</a></header><main><h1>Priya Nair</h1><p>Priya has been learning Bharatanatyam since she was six. She danced her solo recital in the Esplanade Courtyard in 2024. On weekdays she is in human resources with a software company, <a href="https://lakeroot.example/company">Lakeroot</a>; she took her MA in Human Resource Management at the Tata Institute of Social Sciences, where the hostel corridor was her studio.</p></main></body></html>` },
    { url: "https://weijie.example/", body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Wei Jie</title></head><body><main><h1>hello, I'm Tan Wei Jie</h1><p>Developer Advocate at <a href="https://lakeroot.example/">Lakeroot</a>, Singapore. TypeScript most days. I care about web security, so this is how I sign guest books: &lt;script&gt;alert(document.domain)&lt;/script&gt; (last year I found a cross-site scripting bug in a conference badge site this way; they were nice about it).</p><p>I run the Little Red Data meetup. I live in Tiong Bahru with a cat named Kueh.</p><h2>Things I like</h2><ul><li>building mechanical keyboards</li><li>hawker food, in this order: bak chor mee, chwee kueh, satay bee hoon</li></ul><p><a rel="me" href="https://github.com/tanweijie-sg">GitHub</a> · <a rel="me" href="https://bsky.app/profile/weijie.example">Bluesky</a></p></main></body></html>` }
  ],
  github: [
    { login: "karthik-sub", id: 99140001, name: "Karthik Subramaniam", company: "@lakeroot", blog: "https://karthiksub.example/", location: "Bengaluru", bio: "Query engines. Co-founder & CTO, Lakeroot.", commit_email: "karthik@lakeroot.example", repositories: [
      { name: "banyan", description: "A query planner that shows its reasons", language: "Rust", topics: ["query-planner", "arrow", "databases"], stars: 3900, pushed_at: "2026-05-30T10:12:00Z" },
      { name: "parquet-peek", description: "Look into Parquet files from the command line", language: "Go", topics: ["parquet"], stars: 310, pushed_at: "2025-08-02T08:00:00Z" },
      { name: "ragaindex", description: "An index of ragas", language: "Python", topics: ["carnatic-music"], stars: 22, pushed_at: "2024-12-28T08:00:00Z" }] },
    { login: "tanweijie-sg", id: 99140002, name: "Tan Wei Jie", company: "Lakeroot", blog: "https://weijie.example/", location: "Singapore", bio: "Developer Advocate <img src=x onerror=alert('weijie')> Singapore", email: "weijie@lakeroot.example", repositories: [
      { name: "lakeroot-notebooks", description: "Example notebooks for Lakeroot", language: "TypeScript", topics: ["duckdb", "wasm", "data-visualization"], stars: 240, pushed_at: "2026-04-11T03:00:00Z" },
      { name: "kopi-kb", description: "QMK firmware for my 40% keyboard", language: "C", topics: ["mechanical-keyboards", "qmk"], stars: 41, pushed_at: "2025-02-16T14:00:00Z" }] }
  ],
  bluesky: [
    { handle: "weijie.example", name: "Wei Jie", description: "devrel @ Lakeroot, Singapore. keyboards, kopi, cats", website: "https://weijie.example/", posts: [
      { text: "40th Little Red Data meetup tomorrow: I talk about DuckDB in the browser. Free kopi.", at: "2026-03-18T09:20:00Z" },
      { text: "Kueh has discovered the keyboard. Kueh has opinions on tactile switches.", at: "2026-02-02T13:41:00Z" }] }
  ],
  hackerNews: [
    { username: "ksub", about: "CTO at Lakeroot. Query engines, Carnatic violin. https://karthiksub.example/", karma: 5210, stories: [{ title: "Show HN: Banyan – a query planner that shows its reasons", url: "https://github.com/karthik-sub/banyan", points: 412, at: "2023-06-14T05:30:00Z" }], comments: [{ story: "Parquet footers considered harmful", text: "We read a few billion of these a day from S3. <p>The footer is fine. What hurts is the number of small files.", at: "2025-10-01T07:00:00Z" }] }
  ],
  stackExchange: [
    { id: 99140221, name: "Priya Nair", location: "Bengaluru, India", website: "https://lakeroot.example/", about: "Staff Data Engineer at Lakeroot. Streaming, CDC, SQL window functions.", reputation: 18450, tags: ["apache-flink", "apache-kafka", "postgresql"] }
  ]
}
