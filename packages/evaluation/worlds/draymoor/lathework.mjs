// Lathework, Bristol: machine data for factories.
const page = (title, main, head = "") => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta property="og:site_name" content="Lathework">
<meta property="og:title" content="${title}">
${head}<link rel="stylesheet" href="/_next/static/css/3fa91c.css">
</head>
<body class="antialiased bg-white">
<header class="site-header"><a class="logo" href="https://lathework.example/">Lathework</a>
<nav class="nav"><a href="https://lathework.example/about">About</a> <a href="https://lathework.example/blog">Blog</a></nav></header>
<main>
${main}
</main>
<footer class="footer"><p>Lathework Ltd, Unit 4, Silverthorne Yard, Bristol BS2 0QX. Registered in England and Wales.</p>
<p>0117 496 0142</p></footer>
</body>
</html>`

export default {
  people: [
    {
      id: "imogen-thackwell",
      about: "founder with GitHub, Mastodon and Hacker News accounts and a personal site",
      contact: { email: "imogen@lathework.example", full_name: "Imogen Thackwell", company: "Lathework" },
      outcome: "found",
      facts: {
        title: "Co-founder and CTO | CTO and co-founder",
        company: "Lathework | Lathework Ltd",
        location: "Bristol | Bristol, UK",
        industry: "industrial software | software for factories",
        skills: ["Rust", "OPC UA"],
        achievements: ["wrote spindlelog | author of spindlelog | maintains spindlelog"],
        hobbies: ["bell-ringing | change ringing | bell ringing"],
        education: [{ institution: "University of Sheffield | Sheffield", degree: "MEng", field: "Mechatronics" }]
      },
      also: {
        title: "Chief Technology Officer | co-founder | CTO | founder | Chief Technology Officer and co-founder | former controls engineer at a bearings plant",
        location: "Bristol, England | United Kingdom | UK | Silverthorne Yard, Bristol | Bedminster | Bedminster, Bristol | England",
        industry: "manufacturing software | machine data | machine data for factories | manufacturing | software | industrial data | factory software | SaaS",
        skills: ["time series | time-series | time-series databases", "PLCs | PLC programming | ladder logic", "Python", "embedded systems | embedded", "MQTT", "controls engineering | control engineering", "industrial protocols | industrial-automation", "append-only logs | storage engine | databases | database"],
        achievements: [
          "founded Lathework in 2019 | co-founded Lathework | co-founded Lathework with Rafe Lindqvist-Moore | started Lathework in 2019",
          "spoke at Southwest Systems Day 2025 | talk \"Clocks that lie\" | Clocks that lie: timestamps on the factory floor | Southwest Systems Day speaker",
          "raised 6.2 million pounds Series A | Lathework raised £6.2m | £6.2m Series A",
          "wrote ladder2json | ladder2json",
          "spindlelog has 1,940 stars | append-only storage for machine events | spindlelog, an append-only log for machine events",
          "Show HN: Spindlelog, an append-only log for machine events | Show HN",
          "rang her first peal in 2014 | rang a peal",
          "eight years as a controls engineer | spent eight years as a controls engineer at a bearings plant", "1,311 karma on Hacker News | 1,311 karma"
        ],
        interests: ["old machine tools | restoring a 1951 Myford lathe | machine tools", "timekeeping | clocks", "Rust", "time series"],
        hobbies: ["restoring a 1951 Myford lathe | restoring a lathe | lathe restoration", "ringing at St Wulfram's | rings the tenor"],
        causes: ["right to repair"],
        memberships: ["Bedminster Society of Change Ringers | tower captain"],
        education: [{ institution: "University of Sheffield", degree: "MEng | MEng Mechatronics", field: "Mechatronics", year: 2011 }]
      },
      sources: ["https://lathework.example/about", "https://imogenthackwell.example/", "https://github.com/ithackwell", "https://hachyderm.example/@imogen", "https://news.ycombinator.com/user?id=ithackwell", "https://southwestsystems.example/2025/programme", "https://bristolventurepost.example/2025/lathework-series-a", "https://bedminsterringers.example/people.html"]
    },
    {
      id: "dafydd-prosser-hale",
      about: "head of people; a conference still shows the former title (stale title)",
      contact: { email: "dafydd@lathework.example", full_name: "Dafydd Prosser-Hale", company: "Lathework", title: "People Operations Manager" },
      outcome: "found",
      facts: {
        title: "VP People",
        company: "Lathework",
        location: "Bristol",
        achievements: ["introduced a four-day week trial | four-day week trial"],
        interests: ["hiring without CVs | CV-free hiring"],
        causes: ["apprenticeships"],
        certifications: ["Chartered FCIPD | FCIPD"]
      },
      also: {
        title: "Vice President People | VP of People | People",
        company: "Lathework Ltd",
        location: "Bristol, UK | Silverthorne Yard, Bristol | England | United Kingdom",
        industry: "industrial software | manufacturing software | machine data | software for factories | human resources | HR",
        skills: ["hiring", "people operations", "human resources", "interviewing | work samples"],
        achievements: ["spoke at People Matters West 2023 | Your job advert is the problem | People Matters West speaker", "cut time to hire from 61 to 24 days | time to hire fell from 61 days to 24", "promoted to VP People in February 2026 | joined the leadership team in February 2026", "set up apprenticeships with City of Bristol College | apprenticeship scheme | three apprentices", "has run people operations since 2021 | ran people operations since 2021", "joined Lathework as its ninth employee | ninth employee", "wrote We stopped asking for CVs | We stopped asking for CVs"],
        interests: ["apprenticeships", "four-day week", "job adverts"],
        causes: ["four-day week", "hiring without CVs"],
        memberships: ["CIPD | Fellow of the CIPD", "Lathework leadership team | leadership team"]
      },
      sources: ["https://lathework.example/about", "https://lathework.example/blog/no-cvs", "https://lathework.example/blog/leadership-2026", "https://peoplematterswest.example/2023/speakers"]
    },
    {
      id: "sunniva-okpara",
      about: "product manager; the client knows the email alone",
      contact: { email: "sunniva.okpara@lathework.example" },
      outcome: "found",
      facts: {
        title: "Senior Product Manager",
        company: "Lathework",
        location: "Bath",
        hobbies: ["cold-water swimming | wild swimming"],
        memberships: ["Severn Product Circle | organiser of Severn Product Circle | co-organiser of Severn Product Circle"],
        achievements: ["shipped Lathework Shift | led the launch of Lathework Shift"]
      },
      also: {
        title: "product manager | Senior Product Manager, Shift | PM",
        company: "Lathework Ltd",
        location: "Bristol | Bath, UK | Silverthorne Yard, Bristol | England | United Kingdom",
        industry: "industrial software | manufacturing software | machine data | software for factories",
        skills: ["user research | shadowing night shifts", "product management", "field research", "handover design"],
        achievements: ["spent eleven nights on the shop floor | shadowed eleven night shifts", "used in 40 plants | Lathework Shift is used in 40 plants", "swam the length of the Clevedon Marine Lake 100 times | hundred-lap badge", "wrote What a shift handover really is | What a shift handover really is"],
        interests: ["shift handovers", "product management"],
        hobbies: ["swimming | open-water swimming | swims all year"],
        memberships: ["Warleigh Dippers | secretary of the Warleigh Dippers | secretary"]
      },
      sources: ["https://lathework.example/about", "https://lathework.example/blog/shift-handover", "https://severnproduct.example/organisers", "https://warleighdippers.example/"]
    }
  ],
  pages: [
    { url: "https://lathework.example/", body: page("Lathework: know what your machines did last night", `<section class="hero"><h1>Know what your machines did last night</h1><p>Lathework is industrial software: it collects machine data from old and new lines and turns it into a record your shifts trust.</p><a class="btn" href="https://lathework.example/about">Meet the team</a></section>`) },
    { url: "https://lathework.example/about", body: page("About us | Lathework", `<h1>About Lathework</h1>
<p class="lead">We make industrial software for people who run factories. Founded in 2019 by Rafe Lindqvist-Moore and Imogen Thackwell, we are 38 people, most of us in Bristol.</p>
<div class="team-grid">
<article class="card"><img src="/team/rafe.webp" alt=""><h3>Rafe Lindqvist-Moore</h3><p class="role">Co-founder and CEO</p></article>
<article class="card"><img src="/team/imogen.webp" alt=""><h3>Imogen Thackwell</h3><p class="role">Co-founder and CTO</p><p>Spent eight years as a controls engineer at a bearings plant before writing a line of Rust. <a href="https://imogenthackwell.example/">imogenthackwell.example</a></p></article>
<article class="card"><img src="/team/dafydd.webp" alt=""><h3>Dafydd Prosser-Hale</h3><p class="role">VP People</p><p>Chartered FCIPD. Joined as our ninth employee.</p></article>
<article class="card"><img src="/team/sunniva.webp" alt=""><h3>Sunniva Okpara</h3><p class="role">Senior Product Manager</p><p>Looks after Lathework Shift.</p></article>
</div>`) },
    { url: "https://lathework.example/blog", body: page("Blog | Lathework", `<h1>Blog</h1><ul class="posts"><li><a href="https://lathework.example/blog/leadership-2026">Changes to our leadership team</a></li><li><a href="https://lathework.example/blog/shift-handover">What a shift handover really is</a></li><li><a href="https://lathework.example/blog/no-cvs">We stopped asking for CVs</a></li></ul>`) },
    { url: "https://lathework.example/blog/no-cvs", body: page("We stopped asking for CVs | Lathework blog", `<article class="post"><h1>We stopped asking for CVs</h1><p class="byline">By Dafydd Prosser-Hale · 14 October 2024</p>
<p>Hiring without CVs sounded like a stunt until we counted. Time to hire fell from 61 days to 24 once we asked for a work sample instead.</p>
<p>I care about apprenticeships for the same reason. With City of Bristol College we now have three apprentices, none of whom would have survived a CV sift.</p></article>`) },
    { url: "https://lathework.example/blog/leadership-2026", body: page("Changes to our leadership team | Lathework blog", `<article class="post"><h1>Changes to our leadership team</h1><p class="byline">9 February 2026</p>
<p>Dafydd Prosser-Hale, who has run our people operations since 2021, joins the leadership team as VP People. It was Dafydd who introduced a four-day week trial last summer; we will report on it in the autumn.</p></article>`) },
    { url: "https://lathework.example/blog/shift-handover", body: page("What a shift handover really is | Lathework blog", `<article class="post"><h1>What a shift handover really is</h1><p class="byline">By Sunniva Okpara, Senior Product Manager · <a href="mailto:sunniva.okpara@lathework.example">sunniva.okpara@lathework.example</a></p>
<p>Before we drew a single screen I spent eleven nights on the shop floor, shadowing the people who write things on the whiteboard at 5:50 in the morning.</p>
<p>In March we shipped Lathework Shift, and it is now used in 40 plants.</p></article>`) },
    { url: "https://imogenthackwell.example/", body: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Imogen Thackwell</title><style>body{max-width:38em;margin:3em auto;font:18px Georgia}</style></head>
<body>
<h1>Imogen Thackwell</h1>
<p>I am an engineer in Bristol. I am CTO and co-founder of <a href="https://lathework.example/about">Lathework</a>. I wrote <a href="https://github.com/ithackwell/spindlelog">spindlelog</a>, append-only storage for machine events, because I was tired of PLCs and OPC UA servers disagreeing about what time it is.</p>
<p>I did an MEng in Mechatronics at the University of Sheffield (2011). I believe strongly in the right to repair.</p>
<p>Outside work: bell-ringing, mostly in Bedminster where I live, and very slowly restoring a 1951 Myford lathe.</p>
<p>Elsewhere: <a href="https://github.com/ithackwell">GitHub</a>, <a rel="me" href="https://hachyderm.example/@imogen">Mastodon</a>, <a href="https://news.ycombinator.com/user?id=ithackwell">HN</a>.</p>
</body></html>` },
    { url: "https://southwestsystems.example/2025/programme", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Programme | Southwest Systems Day 2025</title></head><body><header><h1>Southwest Systems Day 2025</h1><nav><a href="https://southwestsystems.example/2025/programme">Programme</a></nav></header><main>
<table class="schedule"><tr><th>Time</th><th>Talk</th></tr>
<tr><td>10:00</td><td><b>Clocks that lie: timestamps on the factory floor</b><br>Imogen Thackwell, CTO, Lathework</td></tr>
<tr><td>10:45</td><td><b>Backpressure for the rest of us</b><br>Joel Amankwah, Ferrypost</td></tr></table>
</main><footer>Watershed Hall, Exeter, 18 September 2025</footer></body></html>` },
    { url: "https://bristolventurepost.example/2025/lathework-series-a", news: { seen: "2025-05-20T07:30:00Z", language: "en", country: "GB" }, body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Factory data firm Lathework raises £6.2m - Bristol Venture Post</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Factory data firm Lathework raises £6.2m","datePublished":"2025-05-20"}</script></head><body><nav><a href="https://bristolventurepost.example/">Home</a></nav><main><article><h1>Factory data firm Lathework raises £6.2m</h1><p>Bristol-based Lathework has raised a £6.2m Series A led by Copperfield Ventures.</p><p>"The data was always there, nobody had anywhere honest to put it," said Imogen Thackwell, who started Lathework in 2019 with Rafe Lindqvist-Moore.</p></article></main><footer>Bristol Venture Post</footer></body></html>` },
    { url: "https://bedminsterringers.example/people.html", content_type: "text/html; charset=utf-8", body: `<html><head><title>Bedminster Society of Change Ringers - Who's Who</title></head><body bgcolor="#fffff0"><center><h2>Who's Who at St Wulfram's</h2></center><table border=1 cellpadding=4><tr><td>Tower captain</td><td>Imogen Thackwell</td><td>Rang her first peal in 2014, usually rings the tenor. An engineer (Lathework) on weekdays.</td></tr><tr><td>Steeple keeper</td><td>Norman Gadd</td><td>Grease and patience.</td></tr></table><p>Practice night Tuesday 7.30.</p></body></html>` },
    { url: "https://peoplematterswest.example/2023/speakers", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers 2023 – People Matters West</title></head><body class="wp-site-blocks"><header class="wp-block-template-part"><p>People Matters West 2023</p></header><main class="wp-block-group"><div class="wp-block-column"><h3>Dafydd Prosser-Hale</h3><p>People Operations Manager, Lathework (Bristol)</p><p><em>Your job advert is the problem</em></p></div><div class="wp-block-column"><h3>Annette Croyle</h3><p>HR Director, Fenmoor Foods</p></div></main><footer>Cardiff, 8 June 2023</footer></body></html>` },
    { url: "https://severnproduct.example/organisers", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Organisers – Severn Product Circle</title></head><body><header><a href="https://severnproduct.example/">Severn Product Circle</a></header><main><h1>Who runs this</h1><ul class="people"><li><strong>Sunniva Okpara</strong> – product manager at Lathework, lives in Bath and co-organises the evenings. Ask her about cold-water swimming.</li><li><strong>Piers Dunmall</strong> – freelance.</li></ul></main><footer>Monthly, free, no recruiters.</footer></body></html>` },
    { url: "https://warleighdippers.example/", body: `<!doctype html><html><head><meta charset="utf-8"><title>Warleigh Dippers</title></head><body><h1>Warleigh Dippers, Bath</h1><p>We swim all year. Secretary: Sunniva Okpara. Treasurer: Ged Mullins.</p><p>This winter's hundred-lap badge (100 lengths of Clevedon Marine Lake) went to Sunniva Okpara and Hetty Clare.</p></body></html>` }
  ],
  github: [
    { login: "ithackwell", id: 41870231, name: "Imogen Thackwell", company: "@lathework", blog: "https://imogenthackwell.example/", location: "Bristol, UK", bio: "Machine events, clocks, bells.", commit_email: "imogen@lathework.example", repositories: [
      { name: "spindlelog", description: "Append-only log for machine events", language: "Rust", topics: ["time-series", "industrial-automation", "database"], stars: 1940, pushed_at: "2026-05-30T19:02:11Z" },
      { name: "ladder2json", description: "Ladder logic to JSON", language: "Python", topics: ["plc"], stars: 212, pushed_at: "2025-11-03T08:41:00Z" }
    ] }
  ],
  mastodon: [
    { user: "imogen", domain: "hachyderm.example", name: "Imogen Thackwell", note: "<p>CTO at Lathework. Rust, MQTT, old machine tools, bells.</p>", fields: [{ name: "Web", value: "<a href=\"https://imogenthackwell.example/\">imogenthackwell.example</a>", verified_at: "2024-01-12T10:00:00Z" }], posts: [{ text: "<p>Got the headstock back on the Myford. Eleven years since I bought it.</p>", at: "2026-04-19T17:22:00Z" }] }
  ],
  hackerNews: [
    { username: "ithackwell", about: "CTO, lathework.example. https:&#x2F;&#x2F;imogenthackwell.example", karma: 1311, stories: [{ title: "Show HN: Spindlelog, an append-only log for machine events", url: "https://github.com/ithackwell/spindlelog", points: 288, at: "2024-03-06T14:10:00Z" }], comments: [{ story: "NTP on the shop floor", text: "We ended up keeping both clocks, the PLC one and ours. You need the disagreement later.", at: "2025-08-02T09:12:00Z" }] }
  ]
}
