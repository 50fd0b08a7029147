// Quayledger, Dublin, Ireland: software as a service

const page = (title, main) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><meta property="og:title" content="${title}"/><meta name="generator" content="Astro v5"/></head>
<body class="bg-white text-slate-900 antialiased"><header class="sticky top-0"><nav class="flex gap-6"><a href="https://quayledger.example/">Quayledger</a><a href="https://quayledger.example/pricing">Pricing</a><a href="https://quayledger.example/about">About</a><a href="https://quayledger.example/blog/two-million-movements">Blog</a></nav></header>
<main class="mx-auto max-w-3xl">${main}</main>
<footer class="border-t text-sm"><p>&copy; 2026 Quayledger Software Ltd. 3rd floor, 41 Sailmaker Lane, Dublin 2, Ireland.</p><a href="https://quayledger.example/about">About</a></footer></body></html>`

const pages = [
  { url: "https://quayledger.example/", body: page("Quayledger: stock ledgers for small ports", `<h1 class="text-5xl font-bold">Know what is on the quay.</h1><p>Quayledger is a software-as-a-service company. Forty-one small ports and harbours use our cloud ledger for berths, cargo and dues.</p><a href="/pricing" class="btn">Start free</a>`) },
  { url: "https://quayledger.example/pricing", body: page("Pricing - Quayledger", `<h1>Pricing</h1><div class="grid grid-cols-3"><div>Pier<br/>€49</div><div>Harbour<br/>€190</div><div>Port<br/>Talk to us</div></div>`) },
  {
    url: "https://quayledger.example/about",
    body: page("About - Quayledger", `<h1>About us</h1><p>We are 19 people, most of us in Dublin, some by the sea elsewhere. Founded in 2017 by Orlaith Keaney and Matthias Brandl.</p>
<h2>Who's who</h2><ul class="grid grid-cols-2">
<li><img alt="" src="/t/orlaith.webp"/><strong>Orlaith Keaney</strong><span>Co-founder &amp; CEO</span></li>
<li><img alt="" src="/t/dee.webp"/><strong>Declan Mulhare</strong><span>Staff Engineer</span><a href="https://github.com/dmulhare">GitHub</a></li>
<li><img alt="" src="/t/sana.webp"/><strong>Sana Iqtidar</strong><span>Head of Customer Success</span></li>
<li><img alt="" src="/t/mb.webp"/><strong>Matthias Brandl</strong><span>Co-founder &amp; CTO</span></li></ul>`)
  },
  {
    url: "https://quayledger.example/blog/two-million-movements",
    body: page("Two million movements", `<article><h1>Two million movements on one Postgres</h1><p class="text-slate-500">By Declan Mulhare, 12 January 2026</p><p>In December the ledger passed two million vessel movements. It is still a single Postgres primary with two replicas, and I would like to tell you why we did not shard.</p><p>The short of it: partitions by month, boring indexes, and a very patient vacuum.</p></article>`)
  },
  {
    url: "https://www.atlanticbusinessweekly.example/2025/10/keaney-quayledger-raises",
    news: { seen: "20251014T070000Z", language: "English", country: "Ireland" },
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Quayledger raises €6m | Atlantic Business Weekly</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Quayledger raises €6m","datePublished":"2025-10-14"}</script></head><body><header><span>ABW</span></header><main><article><h1>Quayledger raises €6m to bring small ports online</h1><p>Dublin software firm Quayledger has raised €6 million in a round led by Sandymount Ventures, its chief executive Orlaith Keaney said yesterday.</p><p>Keaney, a harbour master's daughter from Killybegs, studied marine engineering at Munster Technological University and spent four years at sea as an engineer officer before the paperwork drove her ashore. "I filled in the same form in eleven ports," she said.</p><p>She was named Emerging Entrepreneur of the Year by the Irish Maritime Forum in 2023.</p></article></main></body></html>`
  },
  {
    url: "https://www.killybegsrnli.example/crew-news-march",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Crew news, March - Friends of Killybegs Lifeboat</title></head><body><div id="wrap"><h1>Crew news, March 2026</h1><p>The swim across the bay raised €8,140. Thank you to Orlaith Keaney, who came up from Dublin, swam it in a Donegal GAA hat and then matched every euro raised for the lifeboat.</p><p>The boathouse tap has been fixed.</p></div></body></html>`
  },
  {
    url: "https://declan.mulhare.example/",
    body: `<!doctype html><meta charset=utf-8><title>Declan Mulhare</title><style>body{max-width:36em;margin:auto;font:18px serif}</style><h1>Declan Mulhare</h1><p>I am a staff engineer at <a href="https://quayledger.example/about">Quayledger</a>. I live in Greystones with two hens, Dot and Dash.</p><p>I write Go and SQL for money and Forth for the good of my soul. I hold an amateur radio licence (EI7DMX) and mostly work Morse.</p><p>Things: <a href="https://github.com/dmulhare">code</a>, <a href="https://toot.quietharbour.example/@dmulhare" rel="me">fediverse</a>, <a href="https://news.ycombinator.com/user?id=dotdashdec">HN</a>.</p><p>Talks: <i>Vacuum with patience</i>, PGDay Dublin 2025. <i>A Forth for a transceiver</i>, EuroForth 2024.</p>`
  },
  {
    url: "https://www.pgdaydublin.example/2025/schedule.html",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>PGDay Dublin 2025 schedule</title></head><body><h1>Schedule</h1><table><tr><td>11:40</td><td><b>Vacuum with patience</b><br>Declan Mulhare (Quayledger)</td></tr><tr><td>12:20</td><td>Lunch</td></tr><tr><td>13:20</td><td><b>Row security in anger</b><br>Femke Dral</td></tr></table></body></html>`
  },
  {
    url: "https://www.csleaders.example/podcast/48-sana-iqtidar",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>48: Sana Iqtidar on customers who answer the phone from a crane</title><meta property="og:type" content="music.song"></head><body class="squarespace"><main><h1>48: Sana Iqtidar on customers who answer the phone from a crane</h1><p>Sana is Head of Customer Success at Quayledger in Dublin. She began as a primary school teacher in Limerick, moved to support at a hotel booking firm and joined Quayledger as its sixth employee.</p><p>We talk about onboarding people who do not like computers, her team's net promoter score of 71, and why she answers tickets one day in every month.</p><p>At the end: how Sana got into crown green... no, <em>cricket</em>. She opens the batting for Phoenix Park Ladies.</p></main></body></html>`
  },
  {
    url: "https://www.phoenixparkladies.example/squad",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Squad 2026 | Phoenix Park Ladies CC</title></head><body><main><h1>First XI squad</h1><ul><li>Aoife Tansey (capt.)</li><li>Sana Iqtidar, right-hand bat, 412 runs in 2025, club player of the year</li><li>Ruth Deane (wk)</li></ul></main></body></html>`
  }
]

const people = [
  {
    id: "orlaith-keaney", about: "Founder: about page, trade press, a charity's page",
    contact: { email: "orlaith@quayledger.example", full_name: "Orlaith Keaney", company: "Quayledger" }, outcome: "found",
    facts: {
      title: "Co-founder & CEO | Co-founder and CEO | CEO | chief executive | Co-founder", company: "Quayledger | Quayledger Software Ltd", location: "Dublin | Dublin, Ireland", industry: "Software | software-as-a-service | SaaS",
      achievements: ["Emerging Entrepreneur of the Year | Emerging Entrepreneur of the Year by the Irish Maritime Forum in 2023", "raised €6 million | Quayledger raises €6m | raised €6 million in a round led by Sandymount Ventures"],
      education: [{ institution: "Munster Technological University", field: "marine engineering" }], causes: ["lifeboat | Killybegs Lifeboat | Friends of Killybegs Lifeboat"]
    },
    also: {
      location: "Dublin 2 | 41 Sailmaker Lane, Dublin 2 | Killybegs | from Killybegs", industry: "Maritime software | ports | maritime technology | cloud ledger for small ports and harbours | port software",
      skills: ["marine engineering | engineer officer | marine engineer"], achievements: ["Founded Quayledger in 2017 | Founded in 2017 by Orlaith Keaney and Matthias Brandl | co-founder", "four years at sea as an engineer officer | engineer officer", "swim across the bay | swam across the bay | matched every euro raised for the lifeboat | The swim across the bay raised €8,140", "bring small ports online"],
      interests: ["swimming", "Donegal GAA", "small ports"], hobbies: ["swimming | swam the bay | sea swimming | open water swimming"], sports_teams: ["Donegal GAA | Donegal"],
      causes: ["matched every euro raised | charity swim | sea rescue"], education: [{ institution: "MTU", field: "marine engineering" }]
    },
    sources: ["https://quayledger.example/about", "https://quayledger.example/", "https://www.atlanticbusinessweekly.example/2025/10/keaney-quayledger-raises", "https://www.killybegsrnli.example/crew-news-march"]
  },
  {
    id: "declan-mulhare", about: "Engineer with GitHub, Mastodon, Hacker News and a personal site; the client gives the email alone",
    contact: { email: "declan@quayledger.example" }, outcome: "found",
    facts: {
      title: "Staff Engineer", company: "Quayledger", location: "Greystones | Greystones, Ireland | Greystones, Co. Wicklow", industry: "Software | software-as-a-service | SaaS",
      skills: ["Go", "SQL", "Postgres | PostgreSQL", "Forth"], achievements: ["Vacuum with patience | Vacuum with patience, PGDay Dublin 2025 | spoke at PGDay Dublin 2025"],
      hobbies: ["amateur radio | amateur radio, mostly Morse"], certifications: ["amateur radio licence | EI7DMX | amateur radio licence (EI7DMX)"], pets: ["two hens, Dot and Dash | hens | Dot and Dash | two hens"]
    },
    also: {
      title: "engineer | software engineer", company: "Quayledger Software Ltd | @quayledger", location: "Dublin | Dublin, Ireland | Dublin 2 | Greystones, Wicklow", industry: "Maritime software | ports | cloud ledger for small ports and harbours",
      skills: ["databases", "partitioning | partitions by month", "replication | replicas", "Morse | CW", "amateur-radio | ham radio", "indexes", "vacuum | postgres vacuum | autovacuum", "embedded", "monitoring"],
      achievements: ["A Forth for a transceiver | A Forth for a transceiver, EuroForth 2024 | spoke at EuroForth 2024", "Two million movements on one Postgres | Two million movements | ledger passed two million vessel movements", "vacuumwatch | author of vacuumwatch | a terminal monitor for autovacuum", "tinyforth-rig | author of tinyforth-rig | Forth for QRP transceivers", "Why we did not shard | we did not shard", "2315 karma on Hacker News | 612 stars on GitHub"],
      interests: ["Morse", "Forth", "amateur radio | radio | QRP", "Postgres", "hens", "hurling", "SOTA | summits on the air"],
      hobbies: ["Morse | mostly work Morse", "SOTA | activating summits | summit activation | Summits on the Air", "keeping hens | hens", "Forth"], sports_teams: ["Wicklow hurlers | Wicklow"]
    },
    sources: ["https://quayledger.example/about", "https://quayledger.example/", "https://quayledger.example/blog/two-million-movements", "https://declan.mulhare.example/", "https://www.pgdaydublin.example/2025/schedule.html", "https://github.com/dmulhare", "https://toot.quietharbour.example/@dmulhare", "https://news.ycombinator.com/user?id=dotdashdec"]
  },
  {
    id: "sana-iqtidar", about: "Head of a department: podcast guest and club page",
    contact: { email: "sana.iqtidar@quayledger.example", full_name: "Sana Iqtidar", company: "Quayledger", title: "Customer Success" }, outcome: "found",
    facts: {
      title: "Head of Customer Success", company: "Quayledger", location: "Dublin | Dublin, Ireland", industry: "Software | software-as-a-service | SaaS",
      achievements: ["club player of the year | club player of the year 2025", "net promoter score of 71"], hobbies: ["cricket"], sports_teams: ["Phoenix Park Ladies | Phoenix Park Ladies CC"], skills: ["onboarding | customer onboarding"]
    },
    also: {
      company: "Quayledger Software Ltd", location: "Dublin 2 | 41 Sailmaker Lane, Dublin 2", industry: "Maritime software | ports | Customer success",
      skills: ["customer success", "support | customer support", "teaching | primary school teaching", "right-hand bat | batting"],
      achievements: ["412 runs in 2025", "48: Sana Iqtidar on customers who answer the phone from a crane | guest on the podcast CS Leaders | podcast guest | episode 48", "sixth employee | joined Quayledger as its sixth employee", "opens the batting for Phoenix Park Ladies", "moved to support at a hotel booking firm", "answers tickets one day in every month", "began as a primary school teacher in Limerick | primary school teacher", "First XI | First XI squad"],
      interests: ["cricket", "onboarding people who do not like computers"], memberships: ["Phoenix Park Ladies CC | Phoenix Park Ladies"]
    },
    sources: ["https://quayledger.example/about", "https://quayledger.example/", "https://www.csleaders.example/podcast/48-sana-iqtidar", "https://www.phoenixparkladies.example/squad"]
  },
  {
    id: "noel-garvan", about: "Nothing public: the employer's site does not name him",
    contact: { email: "noel.garvan@quayledger.example", full_name: "Noel Garvan", company: "Quayledger" }, outcome: "nothing", facts: {}, sources: []
  }
]

const github = [{
  login: "dmulhare", id: 8840213, name: "Declan Mulhare", company: "@quayledger", blog: "https://declan.mulhare.example/", location: "Greystones, Ireland", bio: "Postgres by day, Forth by night.", commit_email: "declan@quayledger.example",
  accounts: [{ provider: "mastodon", url: "https://toot.quietharbour.example/@dmulhare" }],
  repositories: [
    { name: "vacuumwatch", description: "A terminal monitor for autovacuum", language: "Go", topics: ["postgres", "monitoring"], stars: 612, pushed_at: "2026-05-19T20:14:00Z" },
    { name: "tinyforth-rig", description: "Forth for QRP transceivers", language: "Forth", topics: ["forth", "amateur-radio", "embedded"], stars: 88, pushed_at: "2026-02-01T22:40:00Z" }
  ]
}]
const mastodon = [{
  user: "dmulhare", domain: "toot.quietharbour.example", name: "Declan Mulhare EI7DMX", note: "<p>Staff engineer, radio amateur, keeper of hens.</p>",
  fields: [{ name: "Web", value: "<a href=\"https://declan.mulhare.example/\" rel=\"me\">declan.mulhare.example</a>", verified_at: "2024-03-02T10:00:00.000+00:00" }],
  posts: [{ text: "<p>First SOTA activation of the year: Great Sugar Loaf, eleven contacts, two cold hands.</p>", at: "2026-03-08T16:20:00Z" }, { text: "<p>Wicklow hurlers on the radio, hens unimpressed.</p>", at: "2026-05-10T15:02:00Z" }]
}]
const hackerNews = [{
  username: "dotdashdec", about: "Declan Mulhare. <a href=\"https://declan.mulhare.example/\">https://declan.mulhare.example/</a>", karma: 2315,
  stories: [{ title: "Two million movements on one Postgres", url: "https://quayledger.example/blog/two-million-movements", points: 341, at: "2026-01-12T14:00:00Z" }],
  comments: [{ story: "Ask HN: When did you shard?", text: "We did not. Partition by month, and let vacuum take its time.", at: "2026-01-13T09:10:00Z" }]
}]

export default { people, pages, github, mastodon, hackerNews }
