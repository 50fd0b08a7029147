// Quillon Pay, Singapore: payouts for marketplaces. Squarespace-like pages.
const sq = (title, body, desc = "") => `<!doctype html>
<html lang="en-SG" xmlns:og="http://opengraphprotocol.org/schema/">
<head>
<meta charset="utf-8"/><title>${title} — Quillon Pay</title>
<meta name="description" content="${desc}"/>
<meta property="og:site_name" content="Quillon Pay"/><meta property="og:title" content="${title} — Quillon Pay"/><meta property="og:type" content="website"/>
</head>
<body class="tweak-global-animations-enabled primary-button-style-solid">
<header class="Header Header--top" id="header"><div class="header-title-logo"><a href="https://quillonpay.example/">Quillon Pay</a></div>
<nav class="header-nav-list"><div class="header-nav-item"><a href="https://quillonpay.example/leadership">Leadership</a></div><div class="header-nav-item"><a href="https://quillonpay.example/press">Press</a></div></nav></header>
<main id="page" class="container" role="main"><section class="page-section"><div class="sqs-layout sqs-grid-12">${body}</div></section></main>
<footer class="sections" id="footer-sections"><div class="sqs-block-content"><p>Quillon Pay Pte. Ltd., 71 Duxton Close, Singapore</p></div></footer>
</body></html>`

export default {
  people: [
    {
      id: "wei-lin-seetoh",
      about: "founder; namesake is a footballer on Wikidata and Wikipedia",
      contact: { email: "weilin@quillonpay.example", full_name: "Seetoh Wei Lin", company: "Quillon Pay" },
      outcome: "found",
      facts: {
        title: "Founder and CEO | Founder & CEO | CEO and founder",
        company: "Quillon Pay | Quillon Pay Pte. Ltd.",
        location: "Singapore",
        industry: "payments | fintech",
        achievements: ["founded Quillon Pay in 2017", "Fintech Founder of the Year 2024"],
        causes: ["hawker heritage"],
        hobbies: ["competitive Scrabble"]
      },
      also: {
        title: "founder | CEO | Chief Executive Officer | chief executive | former product lead at a remittance company | host of Settled",
        location: "Duxton Close, Singapore | 71 Duxton Close | Tiong Bahru | Tiong Bahru, Singapore",
        industry: "financial services | payouts | payouts for marketplaces | financial technology | payment technology",
        skills: ["payments", "remittances | cross-border payments", "ledger design | ledgers", "podcasting"],
        achievements: ["hosts Settled | host of the Settled podcast | Settled, a podcast about where money goes | podcast host", "Quillon Pay serves 300 marketplaces | 300 marketplaces in eleven countries | 300 marketplaces | operates in eleven countries", "licensed as a major payment institution in 2021 | major payment institution licence", "third at the Straits Scrabble Open 2022 | third place at the Straits Scrabble Open", "gives 1% of revenue to the Hawker Archive | one per cent of revenue to the Hawker Archive", "Asian Payments Forum award | Asian Payments Forum's Fintech Founder of the Year 2024"],
        interests: ["payments history", "hawker food | hawkers", "podcasting", "Scrabble", "float"],
        hobbies: ["Scrabble", "word games"],
        causes: ["Hawker Archive"],
        memberships: ["Straits Scrabble Club", "trustee of the Hawker Archive | Hawker Archive"],
        education: [{ institution: "National University of Singapore | NUS", degree: "BSc | BSc Statistics", field: "Statistics" }]
      },
      sources: ["https://quillonpay.example/leadership", "https://quillonpay.example/press/founder-of-the-year", "https://settledpodcast.example/", "https://settledpodcast.example/feed.xml", "https://hawkerarchive.example/supporters", "https://straitsscrabble.example/results/2022-open.html"],
      never: ["midfielder", "Lion City Harbourers", "footballer", "14 caps"]
    },
    {
      id: "rohan-dasgupta-lim",
      about: "finance chief; newer page with a new employer title (stale title on an alumni page)",
      contact: { email: "rohan.dl@quillonpay.example", full_name: "Rohan Dasgupta-Lim", company: "Quillon Pay", location: "Singapore" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO",
        company: "Quillon Pay",
        location: "Singapore",
        certifications: ["Chartered Accountant"],
        education: [{ institution: "INSEAD", degree: "MBA" }],
        achievements: ["led Quillon Pay's 40 million dollar Series B | led the US$40m Series B | led the Series B"],
        hobbies: ["marathon running | running marathons | marathons"]
      },
      also: {
        title: "finance chief | CFO of Quillon Pay | Chief Financial Officer, Quillon Pay | formerly Finance Director | honorary treasurer",
        company: "Quillon Pay Pte. Ltd.",
        location: "71 Duxton Close | Duxton Close, Singapore",
        industry: "payments | fintech | financial services | payouts for marketplaces | financial technology",
        skills: ["treasury", "safeguarding of client money | safeguarding", "fundraising", "finance", "accounting"],
        achievements: ["joined Quillon Pay in January 2025 | CFO since January 2025 | appointed CFO in January 2025", "finished the Gobi March in 2023 | Gobi March finisher | 250 kilometres in six days | Gobi March 2023", "US$40 million Series B in 2025 | Series B", "guest on The Close podcast | Closing the books in eleven currencies | appeared on The Close", "took eleven days off the monthly close | cut the monthly close to four days"],
        interests: ["running | ultra running", "treasury", "month-end close"],
        hobbies: ["running | trail running | ultramarathons"],
        memberships: ["Kallang Milers | treasurer of the Kallang Milers | honorary treasurer of the Kallang Milers", "Institute of Accountants, Singapore | Institute of Accountants"],
        education: [{ institution: "INSEAD", degree: "MBA", year: 2016 }],
        certifications: ["Chartered Accountant (Singapore)"]
      },
      sources: ["https://quillonpay.example/leadership", "https://quillonpay.example/press/cfo", "https://theclose.example/episodes/58", "https://kallangmilers.example/committee", "https://mbaclassnotes.example/2016/"]
    },
    {
      id: "priyanka-velloor",
      about: "head of engineering; GitHub, Bluesky and Stack Exchange; email alone",
      contact: { email: "priyanka.velloor@quillonpay.example" },
      outcome: "found",
      facts: {
        title: "Head of Engineering",
        company: "Quillon Pay",
        location: "Singapore",
        skills: ["PostgreSQL", "Elixir"],
        achievements: ["maintains doubleentry | maintainer of doubleentry"],
        interests: ["boring databases"],
        hobbies: ["pottery"],
        pets: ["a cat named Commit | cat named Commit | Commit (cat)"]
      },
      also: {
        title: "engineering lead | Head of Engineering at Quillon Pay",
        company: "Quillon Pay Pte. Ltd. | Quillon",
        location: "Joo Chiat | Joo Chiat, Singapore | 71 Duxton Close | Duxton Close, Singapore",
        industry: "payments | fintech | financial services | payouts for marketplaces | financial technology | software",
        skills: ["ledgers | accounting systems | double-entry accounting | ledger", "transactions | database transactions | concurrency", "SQL", "Erlang", "isolation levels | transaction-isolation", "Kubernetes"],
        achievements: ["spoke at BeamConf Asia 2024 | Money never sleeps, processes do | BeamConf Asia 2024 | BeamConf Asia", "18,400 reputation on Stack Overflow | Stack Overflow reputation of 18,400", "wrote doubleentry, an Elixir library for ledgers | doubleentry", "moved Quillon to one database | Why we went back to one database | wrote Why we went back to one database", "runs an engineering team of 34 | team of 34 engineers | leads 34 engineers", "wrote pg_nap | pg_nap", "820 stars"],
        interests: ["databases | PostgreSQL", "ceramics", "Elixir"],
        hobbies: ["ceramics | wheel-throwing | throwing pots"],
        memberships: ["Women Who Query Singapore | mentor at Women Who Query Singapore"],
        causes: ["mentoring women in engineering | women in engineering"],
        pets: ["cat"]
      },
      sources: ["https://quillonpay.example/leadership", "https://velloor.example/", "https://velloor.example/one-database", "https://github.com/pvelloor", "https://bsky.app/profile/velloor.example", "https://stackoverflow.com/users/4471902", "https://beamconf.example/asia-2024/talks"]
    }
  ],
  pages: [
    { url: "https://quillonpay.example/", body: sq("Payouts for marketplaces", `<h1>Pay everyone on time</h1><p>Quillon Pay runs payouts for marketplaces: payments for 300 marketplaces in eleven countries.</p><p><a href="https://quillonpay.example/leadership">Who we are</a></p>`, "Payments for marketplaces") },
    { url: "https://quillonpay.example/leadership", body: sq("Leadership", `<h1>Leadership</h1>
<div class="sqs-block image-block"><h3>Seetoh Wei Lin</h3><p>Founder and CEO</p><p>Wei Lin founded Quillon Pay in 2017 after six years as a product lead at a remittance company. She read Statistics (BSc, National University of Singapore) and hosts <a href="https://settledpodcast.example/">Settled</a>, a podcast about where money goes.</p></div>
<div class="sqs-block image-block"><h3>Rohan Dasgupta-Lim</h3><p>Chief Financial Officer</p><p>Chartered Accountant. Rohan led the Series B and looks after treasury and safeguarding of client money.</p></div>
<div class="sqs-block image-block"><h3>Priyanka Velloor</h3><p>Head of Engineering</p><p>Priyanka runs a team of 34 engineers. She writes at <a href="https://velloor.example/">velloor.example</a>.</p></div>`) },
    { url: "https://quillonpay.example/press", body: sq("Press", `<h1>Press</h1><p><a href="https://quillonpay.example/press/cfo">Rohan Dasgupta-Lim joins as CFO; US$40m raised</a></p><p><a href="https://quillonpay.example/press/founder-of-the-year">Our founder is Fintech Founder of the Year</a></p>`) },
    { url: "https://quillonpay.example/press/founder-of-the-year", body: sq("Our founder is Fintech Founder of the Year", `<h1>Our founder is Fintech Founder of the Year</h1><p>12 November 2024. Seetoh Wei Lin was named Fintech Founder of the Year 2024 by the Asian Payments Forum last night. The company, licensed as a major payment institution since 2021, now operates in eleven countries.</p>`) },
    { url: "https://quillonpay.example/press/cfo", body: sq("Rohan Dasgupta-Lim joins as CFO; US$40m raised", `<h1>Rohan Dasgupta-Lim joins as CFO</h1><p>6 January 2025. Rohan Dasgupta-Lim has joined Quillon Pay as Chief Financial Officer. He was Finance Director of Merlinga Logistics.</p><p><strong>Update, 30 June 2025:</strong> Rohan led Quillon Pay's 40 million dollar Series B, announced today.</p>`) },
    { url: "https://settledpodcast.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Settled</title><link rel="alternate" type="application/rss+xml" href="https://settledpodcast.example/feed.xml"></head><body><header><h1>Settled</h1><p>A podcast about where money goes, with Seetoh Wei Lin.</p></header><main><article><h2>41: Float, explained with hawkers</h2><p>Wei Lin goes round the Tiong Bahru market near her flat and asks how cash moves.</p></article><article><h2>40: The cheque that never cleared</h2><p>Payments history from 1982.</p></article></main><footer>Wei Lin runs <a href="https://quillonpay.example/leadership">Quillon Pay</a>. She also plays competitive Scrabble, badly on Mondays.</footer></body></html>` },
    { url: "https://hawkerarchive.example/supporters", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trustees and supporters | The Hawker Archive</title></head><body><nav><a href="https://hawkerarchive.example/">The Hawker Archive</a></nav><main><h1>Trustees and supporters</h1><p>Keeping hawker heritage on record since 2015.</p><ul><li>Trustee: Seetoh Wei Lin (Quillon Pay, which gives one per cent of revenue to the Hawker Archive)</li><li>Trustee: Ong Bee Choo</li></ul></main></body></html>` },
    { url: "https://straitsscrabble.example/results/2022-open.html", body: `<html><head><title>Straits Scrabble Club - 2022 Open</title></head><body><h2>Straits Scrabble Open 2022</h2><pre>
1  Harith Zulkifli       14-1  +1102
2  Geraldine Poh         12-3   +701
3  Seetoh Wei Lin        11-4   +540   (our member, of Quillon Pay; prize voucher donated back)
</pre></body></html>` },
    { url: "https://theclose.example/episodes/58", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>58. Closing the books in eleven currencies — The Close</title></head><body><main><h1>58. Closing the books in eleven currencies</h1><p>Rohan Dasgupta-Lim, CFO of Quillon Pay in Singapore, on how he cut the monthly close to four days. And on marathon running: why he finished the Gobi March in 2023, 250 kilometres in six days.</p></main><footer>The Close is a podcast for people in finance.</footer></body></html>` },
    { url: "https://kallangmilers.example/committee", body: `<!doctype html><html><head><meta charset="utf-8"><title>Kallang Milers committee</title></head><body><h1>Kallang Milers</h1><p>President: Faridah Osman. Honorary treasurer: Rohan Dasgupta-Lim (yes, a CFO; no, he will not do your tax).</p></body></html>` },
    { url: "https://mbaclassnotes.example/2016/", body: `<!doctype html><html><head><meta charset="utf-8"><title>INSEAD MBA 2016: where we are | class notes</title></head><body><h1>INSEAD MBA class of 2016: where we are</h1><p><i>Collected for the five-year reunion, 2021.</i></p><ul><li>Rohan Dasgupta-Lim: Finance Director, Merlinga Logistics, Singapore. Member of the Institute of Accountants.</li><li>Solveig Aarstad: Oslo, consulting.</li></ul></body></html>` },
    { url: "https://velloor.example/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Priyanka Velloor</title><meta name="author" content="Priyanka Velloor"></head><body><main class="h-card"><h1 class="p-name">Priyanka Velloor</h1><p class="p-note">I like boring databases. By day I am <span class="p-job-title">Head of Engineering</span> at <a class="p-org" href="https://quillonpay.example/leadership">Quillon Pay</a> in <span class="p-locality">Singapore</span>. I mentor at Women Who Query Singapore, do pottery in Joo Chiat, and share a flat with a cat named Commit.</p><ul><li><a rel="me" href="https://github.com/pvelloor">GitHub</a></li><li><a rel="me" href="https://bsky.app/profile/velloor.example">Bluesky</a></li><li><a rel="me" href="https://stackoverflow.com/users/4471902">Stack Overflow</a></li></ul><h2>Writing</h2><p><a href="https://velloor.example/one-database">Why we went back to one database</a></p></main></body></html>` },
    { url: "https://velloor.example/one-database", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Why we went back to one database – Priyanka Velloor</title></head><body><article class="h-entry"><h1>Why we went back to one database</h1><p>2025-08-17</p><p>We had five stores and four opinions about what a balance was. Since March there is one PostgreSQL, and I sleep.</p></article><p><a href="https://velloor.example/">Priyanka Velloor</a></p></body></html>` },
    { url: "https://beamconf.example/asia-2024/talks", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>BeamConf Asia 2024 talks</title></head><body><main><section class="talk"><h3>Money never sleeps, processes do</h3><p class="speaker">Priyanka Velloor, Quillon Pay</p><p>What Erlang and Elixir taught a payments team about ledgers. Priyanka maintains doubleentry.</p></section><section class="talk"><h3>Telemetry in small rooms</h3><p class="speaker">Arif Budiman</p></section></main></body></html>` },
    { url: "https://lioncityfootball.example/players/seetoh-wei-lin", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Seetoh Wei Lin - player profile</title></head><body><h1>Seetoh Wei Lin</h1><table><tr><th>Position</th><td>midfielder</td></tr><tr><th>Club</th><td>Lion City Harbourers</td></tr><tr><th>Born</th><td>2001</td></tr><tr><th>National team</th><td>14 caps</td></tr></table></body></html>` }
  ],
  podcasts: [{ id: 177230451, title: "Settled", artist: "Seetoh Wei Lin", feed: "https://settledpodcast.example/feed.xml", site: "https://settledpodcast.example/", description: "A podcast about where money goes. By the founder of Quillon Pay.", episodes: [{ title: "41: Float, explained with hawkers", description: "Round the market with a notebook.", url: "https://settledpodcast.example/41", at: "2026-05-14T01:00:00Z" }, { title: "40: The cheque that never cleared", description: "Payments history from 1982.", url: "https://settledpodcast.example/40", at: "2026-04-16T01:00:00Z" }] }],
  github: [{ login: "pvelloor", id: 19203348, name: "Priyanka Velloor", company: "Quillon Pay", blog: "https://velloor.example/", location: "Singapore", bio: "Elixir, PostgreSQL, pots.", commit_email: "priyanka.velloor@quillonpay.example", repositories: [{ name: "doubleentry", description: "Double-entry accounting for Elixir", language: "Elixir", topics: ["accounting", "ledger", "postgresql"], stars: 820, pushed_at: "2026-05-02T13:00:00Z" }, { name: "pg_nap", description: "Show who waits for whom", language: "SQL", topics: ["postgresql"], stars: 75, pushed_at: "2025-01-20T13:00:00Z" }, { name: "kubernetes", language: "Go", stars: 0, pushed_at: "2021-03-02T13:00:00Z", fork: true }] }],
  bluesky: [{ handle: "velloor.example", name: "Priyanka Velloor", description: "Head of Engineering at Quillon Pay. Boring databases, less boring glazes.", website: "https://velloor.example/", posts: [{ text: "Commit has discovered the warm spot on top of the kiln.", at: "2026-05-28T12:00:00Z" }, { text: "Serializable is a fine default. Fight me over kopi.", at: "2026-03-11T03:40:00Z" }] }],
  stackExchange: [{ id: 4471902, name: "Priyanka Velloor", location: "Singapore", website: "https://velloor.example/", about: "<p>Ledgers at Quillon Pay.</p>", reputation: 18400, tags: ["postgresql", "elixir", "transaction-isolation"] }],
  wikidata: [{ id: "Q990114203", label: "Seetoh Wei Lin", description: "Singaporean association footballer (born 2001)", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q937857", label: "association football player" } }, { property: "P569", time: "2001-02-11" }, { property: "P54", item: { id: "Q990114204", label: "Lion City Harbourers" } }], article: "Seetoh Wei Lin" }],
  wikipedia: [{ title: "Seetoh Wei Lin", description: "Singaporean footballer", extract: "Seetoh Wei Lin (born 11 February 2001) is a Singaporean footballer who plays as a midfielder for Lion City Harbourers." }]
}
