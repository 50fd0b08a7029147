// Corrigan Leese, a regional engineering consultancy in Sheffield.
const site = "https://www.corriganleese.example"

const shell = (title, path, main, head = "") => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Corrigan Leese</title>
<link rel="canonical" href="${site}${path}">
<meta property="og:site_name" content="Corrigan Leese">
<meta property="og:title" content="${title}">
${head}
</head>
<body class="page-template wp-embed-responsive">
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header"><div class="wrap">
<a class="site-logo" href="${site}/"><img src="${site}/wp-content/uploads/logo.svg" alt="Corrigan Leese"></a>
<nav class="main-navigation"><ul>
<li><a href="${site}/what-we-do/">What we do</a></li>
<li><a href="${site}/people/">People</a></li>
<li><a href="${site}/news/">News</a></li>
<li><a href="${site}/contact/">Contact</a></li>
</ul></nav></div></header>
<main id="content" class="site-main">
${main}
</main>
<footer class="site-footer"><p>Corrigan Leese Ltd, Cutlers Yard, 14 Arundel Row, Sheffield S1. Tel 0114 496 0130.</p>
<p>&copy; 2026 Corrigan Leese Ltd. <a href="${site}/privacy/">Privacy</a></p></footer>
</body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Consulting engineers in Sheffield", "/", `
<section class="wp-block-cover"><h1>Engineering for the places we live in</h1>
<p>Corrigan Leese is an engineering consultancy of sixty people. We have worked from one office in Sheffield since 1987, on bridges, flood schemes, mills and schools across the north of England.</p></section>
<section class="wp-block-columns"><div class="wp-block-column"><h2>Water</h2><p>Flood modelling, drainage and river works.</p></div>
<div class="wp-block-column"><h2>Structures</h2><p>New buildings, bridges and the repair of old ones.</p></div></section>
<p><a class="wp-block-button__link" href="${site}/people/">Meet the people</a></p>`)
  },
  {
    url: `${site}/people/`,
    body: shell("Our people", "/people/", `
<h1>Our people</h1>
<ul class="people-grid">
<li class="person-card"><a href="${site}/people/gareth-oldroyd/"><img src="${site}/wp-content/uploads/go.jpg" alt=""><h3>Gareth Oldroyd</h3><p class="role">Managing Director</p></a></li>
<li class="person-card"><a href="${site}/people/helen-ashdown/"><img src="${site}/wp-content/uploads/ha.jpg" alt=""><h3>Helen Ashdown</h3><p class="role">Technical Director, Water</p></a></li>
<li class="person-card"><img src="${site}/wp-content/uploads/mk.jpg" alt=""><h3>Moira Kitson</h3><p class="role">Office Manager</p></li>
<li class="person-card"><img src="${site}/wp-content/uploads/tw.jpg" alt=""><h3>Tomasz Wierzbicki</h3><p class="role">Principal Structural Engineer</p></li>
<li class="person-card"><img src="${site}/wp-content/uploads/ab.jpg" alt=""><h3>Anil Bhatt</h3><p class="role">Graduate Engineer</p></li>
</ul>`)
  },
  {
    url: `${site}/people/helen-ashdown/`,
    body: shell("Helen Ashdown", "/people/helen-ashdown/", `
<article class="person"><h1>Helen Ashdown</h1>
<p class="role">Technical Director, Water</p>
<p>Helen leads our water team. She came to us in 2009 from the rivers authority and has since modelled most of the becks between Huddersfield and Chesterfield. Her specialisms are flood risk modelling and natural flood management.</p>
<p>She is a Chartered Engineer and a Fellow of the Chartered Institution of Water Engineers, and studied civil engineering at the University of Hallamgate (MEng, 2003).</p>
<p><a href="https://www.linkedin.com/in/helen-ashdown-water">LinkedIn</a> &middot; <a href="mailto:helen.ashdown@corriganleese.example">helen.ashdown@corriganleese.example</a></p>
</article>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Helen Ashdown","jobTitle":"Technical Director, Water","worksFor":{"@type":"Organization","name":"Corrigan Leese"},"sameAs":["https://www.linkedin.com/in/helen-ashdown-water"]}</script>`)
  },
  {
    url: `${site}/people/gareth-oldroyd/`,
    body: shell("Gareth Oldroyd", "/people/gareth-oldroyd/", `
<article class="person"><h1>Gareth Oldroyd</h1>
<p class="role">Managing Director</p>
<p>Gareth joined as a technician in 1994 and has run the firm since 2016. He still checks a bridge calculation most weeks. Gareth sits on the board of the Steel City Construction Forum.</p>
<p>Out of the office he is a bell ringer and restores old motorcycles.</p>
</article>`)
  },
  {
    url: `${site}/news/brook-scheme-award/`,
    body: shell("Porter Clough scheme wins regional award", "/news/brook-scheme-award/", `
<article class="post"><h1>Porter Clough scheme wins regional award</h1>
<time datetime="2025-11-21">21 November 2025</time>
<p>Our flood storage scheme at Porter Clough has won the Yorkshire Water Engineering Award for 2025. The design was led by Helen Ashdown, who collected the award in Harrogate with the client.</p>
<blockquote class="wp-block-quote"><p>&ldquo;It is mostly logs, mud and patience,&rdquo; she said.</p></blockquote>
</article>`),
    news: { seen: "2025-11-21T09:00:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://www.slowwaterconf.example/2026/programme",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Programme - Slow Water 2026</title></head>
<body><header class="hero"><h1>Slow Water 2026</h1><p>York, 22&ndash;23 April 2026</p><nav><a href="https://www.slowwaterconf.example/2026/programme">Programme</a></nav></header>
<main><table class="schedule"><thead><tr><th>Time</th><th>Talk</th></tr></thead><tbody>
<tr><td>09:30</td><td>Welcome</td></tr>
<tr><td>10:00</td><td><strong>Leaky dams after ten winters</strong><br>Helen Ashdown, <a href="https://www.corriganleese.example/people/helen-ashdown/">Corrigan Leese</a></td></tr>
<tr><td>11:00</td><td><strong>Paying farmers for floods</strong><br>Dr Owen Tranter, Dales Rivers Trust</td></tr>
</tbody></table></main><footer>Organised by volunteers</footer></body></html>`
  },
  {
    url: "https://loxleyharriers.example/committee.htm",
    body: `<HTML><HEAD><TITLE>Loxley Fell Harriers - Committee</TITLE></HEAD>
<BODY BGCOLOR="#FFFFE8"><CENTER><H1>Loxley Fell Harriers</H1></CENTER>
<P><A HREF="index.htm">Home</A> | <A HREF="results.htm">Results</A> | <B>Committee</B></P>
<P>Chair: Pete Rudge<BR>Treasurer: Jan Sowerby<BR>Ladies' captain: Helen Ashdown<BR>Kit: vacant</P>
<P>Helen, who is a flood engineer at Corrigan Leese when she is not running uphill, finished the Bob Graham Round in 2022 in 23 hours 11. She lives in Walkley with two border terriers who also do the Thursday run.</P>
</BODY></HTML>`
  },
  {
    url: "https://wierzbicki.example/",
    body: `<!DOCTYPE html>
<html><head><title>Tomasz Wierzbicki</title><style>body{max-width:38em;margin:2em auto;font-family:Georgia}</style></head>
<body>
<h1>Tomasz Wierzbicki</h1>
<p>I am a structural engineer in Sheffield. By day I look after old mills and chimneys as Principal Structural Engineer at <a href="https://www.corriganleese.example/">Corrigan Leese</a>; in the evening I write small programs that save me from spreadsheets. The code is on <a href="https://github.com/twierz">GitHub</a>.</p>
<p>I studied at Politechnika Nadwarciańska (MSc in structural engineering, 2008) and came to England the year after.</p>
<h2>Things I like</h2>
<ul><li>masonry arches</li><li>film photography</li><li>Rother United, through everything</li></ul>
<p>Post: <a href="mailto:tomasz@wierzbicki.example">tomasz@wierzbicki.example</a> or, about work, tomasz.wierzbicki@corriganleese.example.</p>
<p><small>no cookies</small></p>
</body></html>`
  },
  {
    url: "https://www.steelcitygazette.example/news/local/oldroyd-planning-row-2024",
    body: `<!DOCTYPE html><html lang="en"><head><title>Engineering boss in garage planning row - Steel City Gazette</title>
<meta property="article:published_time" content="2024-03-14T07:30:00Z"></head><body>
<header class="masthead"><a href="https://www.steelcitygazette.example/">Steel City Gazette</a><nav><a href="/news">News</a> <a href="/sport">Sport</a></nav></header>
<main><article><h1>Engineering boss in garage planning row</h1><p class="byline">By Dawn Petch, 14 March 2024</p>
<p>Neighbours of Gareth Oldroyd, managing director of the Sheffield engineers Corrigan Leese, have objected to a workshop for his motorcycles behind his house at 8 Thornsett Gate, Dore.</p>
<p>Mr Oldroyd, 54, who moved there after his divorce from the solicitor Karen Mace, said the building would be &ldquo;no louder than a sewing room&rdquo;. He has collected nine Velocettes.</p>
<p>The committee decides in April.</p></article>
<aside class="most-read"><h2>Most read</h2><ol><li>Tram works to last all summer</li></ol></aside></main>
<footer>Steel City Gazette, part of Northern Independent Press</footer></body></html>`,
    news: { seen: "2024-03-14T07:30:00Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://www.sccforum.example/board",
    body: `<!DOCTYPE html><html><head><title>Board &ndash; Steel City Construction Forum</title></head><body class="sqs-layout">
<header><a href="https://www.sccforum.example/">SCCF</a></header><main>
<h1>The board</h1><p>The Forum brings builders, engineers and colleges in South Yorkshire together.</p>
<div class="sqs-block"><h3>Ruth Askern</h3><p>Chair. Askern &amp; Daughters, builders.</p></div>
<div class="sqs-block"><h3>Gareth Oldroyd</h3><p>Vice-chair, with a brief for apprenticeships. <a href="https://www.corriganleese.example/people/gareth-oldroyd/">Corrigan Leese</a>. Gareth started the Forum's Tools for Schools scheme in 2019.</p></div>
</main><footer>Steel City Construction Forum CIC</footer></body></html>`
  }
]

const people = [
  {
    id: "helen-ashdown",
    about: "An engineer with a page at the employer, a talk, a prize and a club.",
    contact: { email: "helen.ashdown@corriganleese.example", full_name: "Helen Ashdown", company: "Corrigan Leese" },
    outcome: "found",
    facts: {
      title: "Technical Director, Water | Technical Director",
      company: "Corrigan Leese | Corrigan Leese Ltd",
      location: "Sheffield | Walkley | Walkley, Sheffield",
      industry: "engineering consultancy | consulting engineers",
      skills: ["flood risk modelling | flood modelling", "natural flood management"],
      achievements: ["Yorkshire Water Engineering Award | Yorkshire Water Engineering Award for 2025"],
      hobbies: ["running uphill | fell running | running"],
      education: [{ institution: "University of Hallamgate", degree: "MEng", field: "civil engineering", year: 2003 }]
    },
    also: {
      title: "leads our water team | flood engineer | water team lead",
      location: "Sheffield S1 | Sheffield, England | Arundel Row, Sheffield | South Yorkshire | England | United Kingdom",
      industry: "engineering | water engineering | civil engineering | water | flood engineering",
      skills: ["leaky dams", "river modelling | modelled most of the becks", "flood storage scheme design | flood storage", "water engineering | water", "civil engineering", "flood engineering | flood engineer", "drainage | river works"],
      achievements: ["Leaky dams after ten winters | talk at Slow Water 2026 | Slow Water 2026 speaker", "Bob Graham Round | finished the Bob Graham Round in 2022 in 23 hours 11", "led the design of the Porter Clough flood storage scheme | Porter Clough scheme", "Ladies' captain of Loxley Fell Harriers", "modelled most of the becks between Huddersfield and Chesterfield", "came to us in 2009 from the rivers authority | worked at the rivers authority", "Fellow of the Chartered Institution of Water Engineers"],
      interests: ["natural flood management", "leaky dams", "fell running", "flood engineering"],
      hobbies: ["Bob Graham Round", "the Thursday run", "dogs"],
      sports_teams: ["Loxley Fell Harriers"],
      causes: ["natural flood management"],
      memberships: ["Chartered Institution of Water Engineers | Fellow of the Chartered Institution of Water Engineers", "Loxley Fell Harriers"],
      certifications: ["Chartered Engineer"],
      pets: ["two border terriers | border terriers"],
      linkedin: "https://www.linkedin.com/in/helen-ashdown-water"
    },
    sources: [`${site}/people/`, `${site}/people/helen-ashdown/`, `${site}/news/brook-scheme-award/`, `${site}/`, "https://www.slowwaterconf.example/2026/programme", "https://loxleyharriers.example/committee.htm"]
  },
  {
    id: "tomasz-wierzbicki",
    about: "Email alone; an own site, GitHub and a Gravatar.",
    contact: { email: "tomasz.wierzbicki@corriganleese.example" },
    outcome: "found",
    facts: {
      title: "Principal Structural Engineer | structural engineer",
      company: "Corrigan Leese | Corrigan Leese Ltd",
      location: "Sheffield",
      skills: ["Python", "masonry arches"],
      hobbies: ["film photography | photography"],
      sports_teams: ["Rother United"],
      education: [{ institution: "Politechnika Nadwarciańska", degree: "MSc", field: "structural engineering", year: 2008 }]
    },
    also: {
      location: "Sheffield, England | Sheffield, UK | Sheffield S1 | England | United Kingdom",
      industry: "engineering consultancy | structural engineering | engineering | consulting engineers | civil engineering",
      skills: ["structural engineering | structures", "programming | write small programs | software | coding", "Rust", "arch analysis | thrust line analysis | thrust-line | thrust lines", "surveying | old mills and chimneys | mill repair | repair of old buildings", "svg", "structural-engineering", "masonry"],
      achievements: ["thrustline | thrust lines of masonry arches", "chimney-log | crack gauge readings"],
      interests: ["masonry arches | masonry | arches", "film photography", "old mills and chimneys | mills | chimneys", "Rother United", "structural engineering", "programming | code", "football"],
      hobbies: ["programming | write small programs", "football"]
    },
    sources: [`${site}/people/`, `${site}/`, "https://wierzbicki.example/", "https://github.com/twierz", "https://gravatar.com/twierz"]
  },
  {
    id: "gareth-oldroyd",
    about: "Sensitive: a newspaper tells of his divorce and his home address.",
    contact: { full_name: "Gareth Oldroyd", company: "Corrigan Leese" },
    outcome: "found",
    facts: {
      title: "Managing Director",
      company: "Corrigan Leese | Corrigan Leese Ltd",
      location: "Sheffield",
      industry: "engineering consultancy | consulting engineers",
      hobbies: ["bell ringer | bell ringing | bell-ringing", "restores old motorcycles | restoring old motorcycles | motorcycles"],
      memberships: ["Steel City Construction Forum | board of the Steel City Construction Forum"]
    },
    also: {
      title: "Vice-chair | Vice-chair of the Steel City Construction Forum | engineering boss",
      location: "South Yorkshire | Sheffield, England | Sheffield S1 | England | United Kingdom",
      industry: "engineering | construction | civil engineering",
      skills: ["bridge calculation | bridges | bridge engineering", "motorcycle restoration", "leadership"],
      achievements: ["Tools for Schools | started the Forum's Tools for Schools scheme in 2019", "has run the firm since 2016 | joined as a technician in 1994", "Vice-chair of the Steel City Construction Forum", "has collected nine Velocettes"],
      interests: ["apprenticeships", "motorcycles | Velocettes | old motorcycles", "bell ringing", "bridges"],
      hobbies: ["has collected nine Velocettes | Velocettes | collecting Velocettes"],
      causes: ["apprenticeships", "Tools for Schools"]
    },
    sources: [`${site}/`, `${site}/people/`, `${site}/people/gareth-oldroyd/`, "https://www.sccforum.example/board", "https://www.steelcitygazette.example/news/local/oldroyd-planning-row-2024"],
    sensitive: ["divorce", "Karen Mace", "8 Thornsett Gate", "Thornsett"]
  }
]

export default {
  people,
  pages,
  github: [{
    login: "twierz", id: 71400211, name: "Tomasz Wierzbicki", company: "Corrigan Leese", blog: "https://wierzbicki.example/", location: "Sheffield, UK",
    bio: "Structural engineer who got tired of spreadsheets", commit_email: "tomasz.wierzbicki@corriganleese.example",
    repositories: [
      { name: "thrustline", description: "Thrust lines of masonry arches, drawn as SVG", language: "Python", topics: ["structural-engineering", "masonry"], stars: 143, pushed_at: "2026-04-02T20:11:00Z" },
      { name: "chimney-log", description: "Crack gauge readings from a serial logger", language: "Rust", stars: 6, pushed_at: "2025-12-11T21:40:00Z" }
    ]
  }],
  gravatar: [{
    email: "tomasz.wierzbicki@corriganleese.example", slug: "twierz", display_name: "Tomasz Wierzbicki", location: "Sheffield", job_title: "Principal Structural Engineer", company: "Corrigan Leese",
    accounts: [{ label: "GitHub", url: "https://github.com/twierz" }]
  }],
  robots: { "www.corriganleese.example": "User-agent: *\nDisallow: /wp-admin/\n" },
  rdap: [{ domain: "corriganleese.example", registrant: "Corrigan Leese Ltd", registered: "2001-05-14" }]
}
