const shell = (title, path, main, extra = "") => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:site_name" content="Kiteloom"><meta property="og:title" content="${title}"><meta property="og:url" content="https://www.kiteloom.example${path}">${extra}
<link rel="stylesheet" href="/_next/static/css/9f2c1.css"></head>
<body class="antialiased bg-white text-slate-900">
<header class="sticky top-0 border-b"><nav class="mx-auto max-w-6xl flex gap-6 py-4"><a class="font-bold" href="https://www.kiteloom.example/">Kiteloom</a><a href="https://www.kiteloom.example/docs">Docs</a><a href="https://www.kiteloom.example/pricing">Pricing</a><a href="https://www.kiteloom.example/about">About</a><a href="https://www.kiteloom.example/blog/preview-environments-2">Blog</a></nav></header>
<main class="mx-auto max-w-6xl px-6 py-16">${main}</main>
<footer class="border-t py-10 text-sm text-slate-500"><p>Kiteloom, Lda. · Rua do Benformoso 214, 1100-087 Lisboa, Portugal</p><p><a href="https://www.kiteloom.example/legal">Legal</a> · <a href="https://github.com/kiteloom">GitHub</a></p></footer>
</body></html>`

const card = (slug, name, role, line) => `<li class="rounded-xl border p-6"><img src="/img/team/${slug}.webp" alt="${name}" width="160" height="160"><h3 class="text-lg font-semibold">${name}</h3><p class="text-slate-500">${role}</p><p class="mt-2">${line}</p></li>`

const pages = [
  {
    url: "https://www.kiteloom.example/",
    body: shell("Kiteloom – preview environments for every pull request", "/", `<h1 class="text-5xl font-bold">Every pull request gets its own running copy.</h1>
<p class="mt-6 text-xl">Kiteloom builds a preview environment for each branch, with seeded data, in under a minute. Works with your existing containers.</p>
<a class="btn btn-primary" href="https://www.kiteloom.example/docs">Start free</a>
<section class="mt-20 grid grid-cols-3"><div><h2>Fast</h2><p>Layers are cached between branches.</p></div><div><h2>Honest</h2><p>You pay for minutes a preview is awake.</p></div><div><h2>Yours</h2><p>Runs in your own cluster if you like.</p></div></section>`)
  },
  {
    url: "https://www.kiteloom.example/about",
    body: shell("About Kiteloom", "/about", `<h1 class="text-4xl font-bold">About us</h1>
<p>We are a developer tools company of nineteen people in Lisbon. We started in 2021 because all of us had waited too long for a free staging server.</p>
<ul class="grid grid-cols-2 gap-8 mt-12">
${card("rodrigo", "Rodrigo Tavares", "Co-founder &amp; CEO", "Rodrigo sold his first company, the booking tool Mesalivre, in 2019. He looks after customers and money.")}
${card("anneke", "Anneke Visser", "Co-founder &amp; CTO", "Anneke came to Lisbon from Utrecht and owns the scheduler. Wrote the open-source layer cache <em>sluice</em>.")}
${card("ifeoma", "Ifeoma Nwachukwu", "Head of Developer Relations", "If you have met one of us at a conference, it was probably Ifeoma. <a href=\"https://ifeoma.example/\">ifeoma.example</a>")}
${card("pavel", "Pavel Dvořák", "Staff Engineer", "Networking and anything below it. Works from Brno.")}
</ul>
<p class="mt-12">We are hiring: <a href="mailto:jobs@kiteloom.example">jobs@kiteloom.example</a>.</p>`)
  },
  {
    url: "https://www.kiteloom.example/blog/preview-environments-2",
    body: shell("Kiteloom 2.0: sleeping previews | Blog", "/blog/preview-environments-2", `<article class="prose lg:prose-lg"><p class="text-sm">3 March 2026 · by Anneke Visser</p><h1>Kiteloom 2.0: sleeping previews</h1>
<p>Most previews are looked at for four minutes and then kept alive for four days. As of today they go to sleep. Rewriting the scheduler in Rust took the better part of the winter; the old one in Go served us well and I will miss it.</p>
<p>Waking up takes 800 milliseconds at the 95th percentile, thanks to Pavel, who found that we were doing DNS twice.</p>
<p>Questions? I am <a href="https://github.com/annekev">annekev</a> on GitHub.</p></article>`)
  },
  {
    url: "https://www.startupalfama.example/2025/11/kiteloom-series-a",
    news: { seen: "20251112T090000Z", language: "English", country: "Portugal" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Kiteloom raises €9m to put staging servers out of work – Startup Alfama</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Kiteloom raises €9m to put staging servers out of work","datePublished":"2025-11-12","author":{"@type":"Person","name":"Marta Quintela"}}</script></head>
<body class="post-template-default single"><div id="page"><header class="site-header"><a href="https://www.startupalfama.example/">Startup Alfama</a></header>
<main><article class="post"><h1 class="entry-title">Kiteloom raises €9m to put staging servers out of work</h1><div class="entry-content">
<p>Lisbon's Kiteloom has closed a Series A of €9 million led by Cordillera Ventures. The company, which makes preview environments for software teams, says revenue has tripled in a year.</p>
<p>Chief executive Rodrigo Tavares, 38, is a familiar face in the city: he studied industrial engineering at the University of Minho, founded the restaurant booking tool Mesalivre and sold it in 2019 to a Spanish group. Since 2023 he has sat on the board of Código Aberto Júnior, a charity that teaches programming in Amadora schools.</p>
<p>“We did not want to raise,” says Tavares. “Then a customer asked for two thousand previews at the same time.” On Sundays he can be found in the water at Carcavelos; he says surfing is the only hour in which he does not check his phone.</p>
</div></article></main><footer class="site-footer">© Startup Alfama</footer></div></body></html>`
  },
  {
    url: "https://ifeoma.example/",
    body: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Ifeoma Nwachukwu</title><link rel="me" href="https://hachyderm.example/@ifeoma"><style>body{max-width:38em;margin:3em auto;font:18px/1.6 Georgia}</style></head>
<body><h1>hi, I'm Ifeoma</h1>
<p>I grew up in Enugu, studied computer science at the University of Nigeria, Nsukka (class of 2014), and now live in Lisbon, where I lead developer relations at <a href="https://www.kiteloom.example/about">Kiteloom</a>.</p>
<p>I co-organise <strong>Lisbon Write the Docs</strong>, because nobody reads code they can't find. Before Kiteloom I wrote documentation at Fernpost.</p>
<h2>Talks</h2><ul>
<li>2026 – “Your README is a landing page”, <a href="https://devmarch.example/2026/speakers/ifeoma-nwachukwu">DevMarch Rotterdam</a></li>
<li>2024 – “Error messages are documentation”, PyCon Namibia</li></ul>
<h2>Not work</h2><p>I crochet (badly), sing alto in the choir <em>Coro da Graça</em>, and share a flat with a one-eyed cat called Semicolon.</p>
<p>Elsewhere: <a href="https://bsky.app/profile/ifeoma.example">Bluesky</a>, <a rel="me" href="https://hachyderm.example/@ifeoma">Mastodon</a>, <a href="https://www.linkedin.com/in/ifeoma-nwachukwu-devrel">LinkedIn</a></p></body></html>`
  },
  {
    url: "https://devmarch.example/2026/speakers/ifeoma-nwachukwu",
    body: `<!DOCTYPE html><html lang="en"><head><title>Ifeoma Nwachukwu | DevMarch 2026</title><meta charset="utf-8"></head><body><nav class="dm-nav"><a href="https://devmarch.example/2026/">DevMarch 2026</a> <a href="https://devmarch.example/2026/schedule">Schedule</a></nav><main class="speaker"><h1>Ifeoma Nwachukwu</h1><p class="speaker__role">Head of Developer Relations, Kiteloom</p><p>Ifeoma helps people who write software to write about it. Her talk at DevMarch was voted best of the day in 2025, so we asked her back.</p><h2>Your README is a landing page</h2><p class="slot">Thursday 12 March, 11:40, Maas hall</p></main><footer>DevMarch, Rotterdam</footer></body></html>`
  },
  {
    url: "https://dvorak-net.example/",
    body: `<html><head><meta charset="utf-8"><title>Pavel Dvořák - notes</title></head><body bgcolor="#fffff4"><h2>Pavel Dvořák</h2>
<p>Network programmer in Brno. At <a href="https://www.kiteloom.example/about">Kiteloom</a> since 2022 (staff engineer). MSc from the Masaryk University, Faculty of Informatics, 2011, thesis on congestion control.</p>
<p>Here I keep notes on eBPF and on old radios. I am a radio amateur, call sign OK2PDX, and a member of the Czech Radio Club.</p>
<ul><li><a href="https://dvorak-net.example/ebpf-dns">Counting DNS queries with eBPF</a><li><a href="https://github.com/pdvorak-net">code</a><li><a href="https://stackoverflow.com/users/2910447">answers</a></ul><hr><i>pavel at this domain</i></body></html>`
  },
  {
    url: "https://dvorak-net.example/ebpf-dns",
    body: `<html><head><meta charset="utf-8"><title>Counting DNS queries with eBPF</title></head><body bgcolor="#fffff4"><a href="https://dvorak-net.example/">up</a><h2>Counting DNS queries with eBPF</h2><p>We had a mystery at work: twice as many lookups as there should be. Forty lines of C later the culprit was found in the search list of resolv.conf.</p><pre>SEC("socket") int count(struct __sk_buff *skb) { ... }</pre></body></html>`
  },
  {
    url: "https://www.moravian-strings.example/ensemble",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moravian Strings – the ensemble</title></head><body><header><h1>Moravian Strings, Brno</h1></header><main><h2>Violins</h2><p><b>Pavel Dvořák</b> has been concertmaster of the ensemble since 2009. He studied at the Janáček Academy and plays a violin by Špidlen.</p><h2>Cello</h2><p>Hana Kubová</p></main></body></html>`
  }
]

const people = [
  {
    id: "anneke-visser", about: "email alone; GitHub and Hacker News",
    contact: { email: "anneke@kiteloom.example" }, outcome: "found",
    facts: {
      title: "Co-founder & CTO | CTO | Co-founder and CTO | Chief Technology Officer", company: "Kiteloom | Kiteloom, Lda.", location: "Lisbon | Lisboa | Lisbon, Portugal | Lisboa, Portugal | Rua do Benformoso 214, 1100-087 Lisboa, Portugal",
      industry: "developer tools | Developer tooling | Software", skills: ["Rust", "Go"], achievements: ["Wrote the open-source layer cache sluice | sluice | open-source layer cache sluice"]
    },
    also: {
      title: "Co-founder | CTO at Kiteloom | co-founder of Kiteloom", location: "Portugal | Utrecht", industry: "preview environments | Software development | Computer software",
      skills: ["container images | containers", "caching | cache", "oci | OCI images", "scheduler | schedulers | scheduling", "Raspberry Pi | raspberry-pi", "open source | open-source", "preview environments"],
      achievements: ["Co-founded Kiteloom | Co-founder of Kiteloom | started Kiteloom in 2021", "Kiteloom 2.0 | Kiteloom 2.0: sleeping previews | Rewrote the scheduler in Rust | Rewriting the scheduler in Rust", "Show HN: Sluice, a layer cache that survives branch switches", "Kiteloom raised €9m | Series A of €9 million", "312 points on Hacker News", "2140 stars", "tide-clock | clock that shows the tide at Cais do Sodré"],
      interests: ["rowing", "tides | tide", "open source", "Rust"], hobbies: ["rowing | rows on the Tejo | rowing boat"]
    },
    sources: ["https://www.kiteloom.example/", "https://www.kiteloom.example/about", "https://www.kiteloom.example/blog/preview-environments-2", "https://github.com/annekev", "https://news.ycombinator.com/user?id=annekev"]
  },
  {
    id: "rodrigo-tavares", about: "founder in the press",
    contact: { email: "rodrigo@kiteloom.example", full_name: "Rodrigo Tavares", company: "Kiteloom", title: "CEO" }, outcome: "found",
    facts: {
      title: "Co-founder & CEO | CEO | Chief executive | Co-founder and CEO", company: "Kiteloom | Kiteloom, Lda.", location: "Lisbon | Lisboa | Lisbon, Portugal | Lisboa, Portugal | Rua do Benformoso 214, 1100-087 Lisboa, Portugal",
      achievements: ["sold his first company, the booking tool Mesalivre, in 2019 | sold Mesalivre in 2019 | Mesalivre"], hobbies: ["surfing"],
      education: [{ institution: "University of Minho", field: "industrial engineering" }], causes: ["teaches programming in Amadora schools | Código Aberto Júnior | teaching programming in schools"]
    },
    also: {
      title: "Chief Executive Officer | Founder", location: "Portugal | Carcavelos", industry: "developer tools | Software | preview environments | Software development",
      achievements: ["Founded the restaurant booking tool Mesalivre | Founder of Mesalivre | founded Mesalivre", "Series A of €9 million | raised €9m | closed a Series A of €9 million led by Cordillera Ventures", "Co-founded Kiteloom", "revenue has tripled in a year", "board of Código Aberto Júnior"],
      memberships: ["Código Aberto Júnior | board of Código Aberto Júnior | Board member, Código Aberto Júnior"], interests: ["surfing"], causes: ["programming education | education"], skills: ["customers and money | industrial engineering"]
    },
    sources: ["https://www.kiteloom.example/", "https://www.kiteloom.example/about", "https://www.startupalfama.example/2025/11/kiteloom-series-a"]
  },
  {
    id: "ifeoma-nwachukwu", about: "personal site, Bluesky, Mastodon",
    contact: { email: "ifeoma@kiteloom.example", full_name: "Ifeoma Nwachukwu", company: "Kiteloom" }, outcome: "found",
    facts: {
      title: "Head of Developer Relations | lead developer relations", company: "Kiteloom | Kiteloom, Lda.", location: "Lisbon | Lisboa | Lisbon, Portugal | Lisboa, Portugal | Rua do Benformoso 214, 1100-087 Lisboa, Portugal",
      achievements: ["Your README is a landing page | Talk at DevMarch Rotterdam 2026", "Error messages are documentation | Talk at PyCon Namibia 2024"],
      hobbies: ["crochet"], pets: ["one-eyed cat called Semicolon | Semicolon | cat"], memberships: ["Coro da Graça"],
      education: [{ institution: "University of Nigeria, Nsukka", field: "computer science", year: 2014 }], linkedin: "https://www.linkedin.com/in/ifeoma-nwachukwu-devrel"
    },
    also: {
      title: "DevRel lead | DevRel at Kiteloom | Developer relations | Head of DevRel", location: "Portugal | Enugu", industry: "developer tools | Software | preview environments | Software development",
      skills: ["documentation | technical writing | docs", "developer relations | DevRel", "public speaking | conference speaking", "error messages", "README"],
      achievements: ["voted best of the day in 2025 | talk at DevMarch was voted best of the day in 2025 | Best talk of the day DevMarch 2025", "co-organise Lisbon Write the Docs | Lisbon Write the Docs", "wrote documentation at Fernpost | Fernpost", "lead developer relations at Kiteloom", "speaker at DevMarch 2026 | DevMarch 2026"],
      interests: ["documentation | docs", "choral singing | choir | singing", "crochet", "jollof"], hobbies: ["singing alto | choir | sing alto in the choir | choral singing", "jollof"],
      memberships: ["Lisbon Write the Docs | Write the Docs | co-organiser of Lisbon Write the Docs"]
    },
    sources: ["https://www.kiteloom.example/", "https://www.kiteloom.example/about", "https://ifeoma.example/", "https://devmarch.example/2026/speakers/ifeoma-nwachukwu", "https://bsky.app/profile/ifeoma.example", "https://hachyderm.example/@ifeoma"]
  },
  {
    id: "pavel-dvorak", about: "namesake of the same city with another trade (violinist); GitHub, Stack Exchange",
    contact: { email: "pavel@kiteloom.example", full_name: "Pavel Dvořák", company: "Kiteloom" }, outcome: "found",
    facts: {
      title: "Staff Engineer", company: "Kiteloom | Kiteloom, Lda.", location: "Brno | Brno, Czechia",
      skills: ["eBPF", "Networking | network programming", "C"], hobbies: ["radio amateur | amateur radio"], memberships: ["Czech Radio Club"],
      education: [{ institution: "Masaryk University | Masaryk University, Faculty of Informatics", degree: "MSc", year: 2011 }]
    },
    also: {
      title: "Network programmer", location: "Czechia | Czech Republic", industry: "developer tools | Software | preview environments | Software development",
      skills: ["DNS", "Go", "linux-kernel | Linux kernel | Linux", "tcp | TCP", "congestion control", "iptables", "radio | morse | sdr"], interests: ["old radios | radios | radio", "eBPF", "networking"],
      hobbies: ["old radios"], achievements: ["Counting DNS queries with eBPF", "found that we were doing DNS twice", "thesis on congestion control", "call sign OK2PDX | OK2PDX", "dnscount", "morse-trainer", "At Kiteloom since 2022", "reputation of 18240 on Stack Overflow"], certifications: ["call sign OK2PDX | OK2PDX | amateur radio licence"],
      education: [{ institution: "Masaryk University | Masaryk University, Faculty of Informatics", degree: "MSc", field: "congestion control | Informatics" }]
    },
    sources: ["https://www.kiteloom.example/", "https://www.kiteloom.example/about", "https://www.kiteloom.example/blog/preview-environments-2", "https://dvorak-net.example/", "https://dvorak-net.example/ebpf-dns", "https://github.com/pdvorak-net", "https://stackoverflow.com/users/2910447"],
    never: ["concertmaster", "Moravian Strings", "Janáček", "violin", "Špidlen"]
  }
]

export default {
  people, pages,
  github: [
    { login: "annekev", id: 418823, name: "Anneke Visser", company: "@kiteloom", blog: "https://www.kiteloom.example", location: "Lisbon", bio: "CTO at Kiteloom. Mornings on the Tejo in a rowing boat.", commit_email: "anneke@kiteloom.example",
      repositories: [
        { name: "sluice", description: "A layer cache for container images that survives branch switches", language: "Rust", topics: ["containers", "cache", "oci"], stars: 2140, pushed_at: "2026-05-18T08:11:00Z" },
        { name: "tide-clock", description: "A Raspberry Pi clock that shows the tide at Cais do Sodré", language: "Go", topics: ["raspberry-pi"], stars: 61, pushed_at: "2024-09-02T19:00:00Z" }
      ] },
    { login: "pdvorak-net", id: 2210931, name: "Pavel Dvořák", company: "Kiteloom", blog: "https://dvorak-net.example", location: "Brno", commit_email: "pavel@kiteloom.example",
      repositories: [
        { name: "dnscount", description: "Count DNS queries per process with eBPF", language: "C", topics: ["ebpf", "dns"], stars: 388, pushed_at: "2026-02-11T21:30:00Z" },
        { name: "morse-trainer", description: "Learn morse in the terminal", language: "Go", topics: ["radio", "morse"], stars: 47, pushed_at: "2023-12-27T10:00:00Z" }
      ] }
  ],
  hackerNews: [
    { username: "annekev", about: "Co-founder and CTO, kiteloom.example. anneke@kiteloom.example", karma: 1914,
      stories: [{ title: "Show HN: Sluice, a layer cache that survives branch switches", url: "https://github.com/annekev/sluice", points: 312, at: "2023-04-19T14:02:00Z" }],
      comments: [{ story: "Go or Rust for a scheduler?", text: "We rewrote ours from Go to Rust this winter. The borrow checker found two races the old tests never did.", at: "2026-03-05T10:40:00Z" }] }
  ],
  bluesky: [
    { handle: "ifeoma.example", name: "Ifeoma", description: "DevRel at Kiteloom. Docs, crochet, jollof. Lisbon, by way of Enugu.", website: "https://ifeoma.example",
      posts: [{ text: "Finished a crochet blanket. It is a trapezoid. It was not meant to be a trapezoid.", at: "2026-05-03T18:20:00Z" }, { text: "Slides of my DevMarch talk on READMEs are on my site now.", at: "2026-03-13T09:00:00Z" }] }
  ],
  mastodon: [
    { user: "ifeoma", domain: "hachyderm.example", name: "Ifeoma Nwachukwu", note: "<p>Developer relations and documentation. She/her.</p>", fields: [{ name: "Site", value: "<a href=\"https://ifeoma.example/\">ifeoma.example</a>", verified_at: "2024-01-08T10:00:00Z" }],
      posts: [{ text: "<p>Lisbon Write the Docs meets on the 24th. Bring your worst error message.</p>", at: "2026-05-15T12:00:00Z" }] }
  ],
  stackExchange: [
    { id: 2910447, name: "Pavel Dvořák", location: "Brno, Czechia", website: "https://dvorak-net.example", about: "<p>Packets.</p>", reputation: 18240, tags: ["linux-kernel", "ebpf", "tcp", "iptables"] }
  ]
}
