// Quillstack, a software company of forty people in Victoria, British Columbia.
const site = "https://quillstack.example"

const shell = (title, main, head = "") => `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"/><title>${title} – Quillstack</title>
<meta name="description" content="Records software for small governments."/>
<meta property="og:type" content="website"/><meta property="og:title" content="${title}"/>${head}
<link rel="stylesheet" href="/_astro/index.b81fe0a2.css"/></head>
<body><header class="sticky top-0 flex"><a href="${site}/" class="font-bold">Quillstack</a>
<nav class="ml-auto flex gap-6"><a href="${site}/product">Product</a><a href="${site}/about">About</a><a href="${site}/blog">Blog</a><a href="${site}/careers">Careers</a></nav></header>
<main class="mx-auto max-w-4xl px-6">${main}</main>
<footer class="border-t py-12 text-sm"><p>Quillstack Software Inc. 610 Wharfside Lane, Victoria, British Columbia. +1 250 555 0142</p><p>We work on the territory of the Lekwungen people.</p></footer></body></html>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Records software for towns", `<section class="py-24"><h1 class="text-5xl">The town hall’s filing cabinet, without the cabinet</h1>
<p class="lead">Quillstack makes records management software for municipalities. Two hundred towns in Canada keep their by-laws, minutes and permits in it.</p><a class="btn" href="${site}/about">Who we are</a></section>`)
  },
  {
    url: `${site}/about`,
    body: shell("About", `<h1>About us</h1><p>We are forty people, most of us in Victoria, a few elsewhere on the island. The company belongs to those who work in it.</p>
<h2>Leadership</h2><div class="grid grid-cols-3 gap-8">
<div class="card"><h3>Maren Okafor</h3><p>Co-founder &amp; CEO</p><p>Maren was a municipal clerk in Nanaimo for six years before she and a friend wrote the first version of Quillstack at a kitchen table in 2012.</p></div>
<div class="card"><h3>Devin Sarkissian</h3><p>VP Engineering</p><p>Devin runs three product teams and the on-call rota. <a href="https://bsky.app/profile/devsark.example">Bluesky</a></p></div>
<div class="card"><h3>Lise Arcand</h3><p>Head of Customer Support</p></div></div>
<h2>Engineering</h2><ul class="list"><li>Priya Natarajan, Staff Software Engineer (<a href="https://priya.codes.example/">site</a>)</li><li>Jonas Eklund, Senior Site Reliability Engineer</li><li>Bo Whitfield, Designer</li></ul>`)
  },
  {
    url: `${site}/blog/moving-search-off-elastic`,
    body: shell("How we moved search into Postgres", `<article class="prose"><h1>How we moved search into Postgres</h1>
<p class="byline">Priya Natarajan · February 3, 2026</p>
<p>Our search cluster cost more than our office. This is the story of how I replaced it with two indexes and a Saturday.</p>
<p>I have been at Quillstack for seven years and I wrote much of the cluster I have just deleted.</p>
<h2>The numbers</h2><p>Median query: 41 ms, down from 65.</p></article>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"How we moved search into Postgres","author":{"@type":"Person","name":"Priya Natarajan","jobTitle":"Staff Software Engineer"},"datePublished":"2026-02-03"}</script>`)
  },
  {
    url: "https://priya.codes.example/",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>priya natarajan</title><link rel="me" href="https://github.com/pnatarajan-dev"></head>
<body><main><h1>hi, i'm priya</h1>
<p>i work on databases and search at <a href="https://quillstack.example">quillstack</a> in victoria, bc. before that i was at the ferry company, where i made the booking site fall over only once.</p>
<p>computer science at simcoe west university, class of 2014.</p>
<p>away from the keyboard i <b>row</b> (bow seat, Gorge Narrows Rowing Club) and make <b>sourdough</b>. my cat is called Vacuum.</p>
<ul><li><a href="https://github.com/pnatarajan-dev">github</a></li><li><a href="https://news.ycombinator.com/user?id=pnat">hacker news</a></li><li><a href="https://stackoverflow.com/users/3317204/pnat">stack overflow</a></li></ul>
</main></body></html>`
  },
  {
    url: "https://islandpostgres.example/meetups/2025-10",
    body: `<html><head><title>Island Postgres Users – October 2025</title></head><body>
<div id="header"><h2>Island Postgres Users</h2></div><div id="content"><h3>October meetup</h3>
<p>Thursday, October 16, 2025, 6 pm, upstairs at the Yates Street library.</p>
<p><b>Priya Natarajan (Quillstack): Full text search for people who hate search clusters.</b> Priya is one of our two organizers, so be gentle.</p>
<p>Pizza sponsored by Quillstack.</p></div></body></html>`
  },
  {
    url: "https://www.capitalislandbusiness.example/2025/09/quillstack-employee-owned",
    body: `<!DOCTYPE html><html lang="en-CA"><head><title>Victoria software maker becomes employee-owned</title><meta property="og:site_name" content="Capital Island Business"></head><body>
<header><a class="brand" href="https://www.capitalislandbusiness.example/">Capital Island Business</a></header><main><article>
<h1>Victoria software maker becomes employee-owned</h1><p class="meta">September 18, 2025 | Tessa Broome</p>
<p>Quillstack, whose software keeps the records of some 200 municipalities, has been sold to its forty employees through an ownership trust.</p>
<p>“I did not want it to be somebody's spreadsheet,” said chief executive Maren Okafor, who founded the company in 2012 with Will Tanaka. Okafor, a graduate of the public administration program at Camosack College, was named Island Entrepreneur of the Year in 2021.</p>
<p>She also chairs the board of the Songhees Creek Restoration Society and has been pulling ivy out of the creek for a decade.</p></article></main><footer>© Capital Island Media</footer></body></html>`,
    news: { seen: "2025-09-18T15:00:00Z", language: "English", country: "Canada" }
  },
  {
    url: "https://clerksconference.example/2026/speakers/maren-okafor",
    body: `<!doctype html><html><head><title>Maren Okafor | Western Clerks Conference 2026</title></head><body><header><nav><a href="https://clerksconference.example/2026/">Home</a> <a href="https://clerksconference.example/2026/speakers">Speakers</a></nav></header><main class="speaker">
<h1>Maren Okafor</h1><p class="aff">Co-founder and CEO, Quillstack</p>
<p>Keynote, Kelowna, May 12: <em>Minutes are a love letter to the future</em></p>
<p>Maren started out as a deputy municipal clerk. She speaks on open records and plain language. She plays fiddle in a ceilidh band, The Loose Bolts.</p>
<p><a href="https://www.linkedin.com/in/marenokafor">LinkedIn</a></p></main></body></html>`
  },
  {
    url: "https://devsark.example/",
    body: `<!doctype html><html lang="en"><head><title>Devin Sarkissian</title><meta name="generator" content="Hugo 0.121.0"></head><body>
<header><h1><a href="https://devsark.example/">devsark</a></h1></header><main>
<p>I'm Devin Sarkissian. I manage engineers (VP Engineering, <a href="https://quillstack.example/about">Quillstack</a>) and used to be one.</p>
<p>I write about incident reviews and on-call that people can live with. My short book, <i>The Quiet Pager</i>, came out in 2024.</p>
<p>From Yerevan by way of Montreal; in Victoria since 2017. McTavish Polytechnic, B.Eng. in software engineering, 2009.</p>
<h2>Elsewhere</h2><p><a href="https://bsky.app/profile/devsark.example">bluesky</a>, <a href="https://github.com/devsark">github</a></p>
<h2>Talks</h2><ul><li>Pagers and parents, Pacific Ops Days 2025</li><li>The review nobody reads, Reliability Salon Vancouver 2023</li></ul>
</main></body></html>`
  },
  {
    url: "https://tidalpaddlers.example/guides",
    body: `<html><head><title>Trip leaders - Tidal Paddlers of Southern Vancouver Island</title></head><body><table width="760"><tr><td><h1>Trip leaders</h1>
<p><b>Margo Finn</b> - Level 3 guide, Sooke.</p>
<p><b>Jonas Eklund</b> - Level 2 sea kayak guide. Jonas leads the Discovery Island day trips and keeps our tide tables. He works in software (Quillstack) and moved here from Sweden. He also volunteers with the marine rescue station in Oak Bay.</p>
</td></tr></table></body></html>`
  }
]

const people = [
  {
    id: "priya-natarajan",
    about: "A developer with a site, GitHub, Hacker News and Stack Exchange.",
    contact: { email: "priya@quillstack.example", full_name: "Priya Natarajan", company: "Quillstack" },
    outcome: "found",
    facts: {
      title: "Staff Software Engineer",
      company: "Quillstack | Quillstack Software Inc.",
      location: "Victoria, BC | Victoria, British Columbia | Victoria",
      industry: "records management software | records software",
      skills: ["Go", "Postgres | postgresql"],
      achievements: ["Full text search for people who hate search clusters"],
      hobbies: ["sourdough | make sourdough | baking", "row | rowing"],
      education: [{ institution: "simcoe west university", field: "computer science", year: 2014 }],
      pets: ["my cat is called Vacuum | cat called Vacuum | cat | Vacuum"]
    },
    also: {
      title: "Software Engineer | organizer of Island Postgres Users | one of our two organizers",
      location: "Victoria, Canada | Victoria BC | Canada | British Columbia",
      industry: "software | govtech | records management software for municipalities | software for municipalities",
      skills: ["search | full text search | full-text search", "databases | database", "SQL", "Rust", "indexing | indexes", "full-text-search", "query-planner", "explain plans", "software engineering"],
      achievements: ["How we moved search into Postgres", "organizer of Island Postgres Users | one of our two organizers", "tsgauge | Measure PostgreSQL full text search configurations", "plansketch | EXPLAIN plans as small drawings", "18220 reputation | 18,220 | reputation of 18220", "4120 karma | karma", "612 stars", "at Quillstack for seven years", "the ferry company | booking site", "replaced the search cluster with two indexes | replaced search cluster | Median query: 41 ms, down from 65", "wrote much of the cluster"],
      interests: ["databases", "search | full text search", "postgres | postgresql", "rowing", "sourdough", "query plans"],
      hobbies: ["bow seat | rowing"],
      sports_teams: ["Gorge Narrows Rowing Club"],
      memberships: ["Gorge Narrows Rowing Club", "Island Postgres Users"]
    },
    sources: [`${site}/`, `${site}/about`, `${site}/blog/moving-search-off-elastic`, "https://priya.codes.example/", "https://islandpostgres.example/meetups/2025-10", "https://github.com/pnatarajan-dev", "https://news.ycombinator.com/user?id=pnat", "https://stackoverflow.com/users/3317204/pnat"]
  },
  {
    id: "maren-okafor",
    about: "A chief executive in the press and as a speaker.",
    contact: { email: "maren@quillstack.example", full_name: "Maren Okafor", company: "Quillstack", title: "CEO" },
    outcome: "found",
    facts: {
      title: "Co-founder & CEO | Co-founder and CEO | CEO | chief executive",
      company: "Quillstack | Quillstack Software Inc.",
      location: "Victoria, British Columbia | Victoria",
      achievements: ["Island Entrepreneur of the Year | Island Entrepreneur of the Year in 2021", "Minutes are a love letter to the future | Keynote, Western Clerks Conference 2026"],
      hobbies: ["plays fiddle | fiddle"],
      memberships: ["Songhees Creek Restoration Society"],
      education: [{ institution: "Camosack College", field: "public administration" }],
      linkedin: "https://www.linkedin.com/in/marenokafor"
    },
    also: {
      title: "founder | co-founder | chair of the board of the Songhees Creek Restoration Society",
      location: "Victoria, Canada | Victoria, BC | British Columbia | Canada",
      industry: "records management software | software | records software | govtech | records management software for municipalities",
      skills: ["open records", "plain language", "records management", "municipal clerk | municipal administration", "fiddle", "public speaking"],
      achievements: ["founded the company in 2012 | founded Quillstack in 2012 | wrote the first version of Quillstack", "sold to its forty employees | employee-owned | sold Quillstack to its employees through an ownership trust", "chairs the board of the Songhees Creek Restoration Society", "municipal clerk in Nanaimo for six years | deputy municipal clerk"],
      interests: ["open records", "plain language", "employee ownership", "creek restoration", "fiddle | ceilidh", "music"],
      hobbies: ["ceilidh band | The Loose Bolts", "pulling ivy out of the creek", "music"],
      causes: ["creek restoration | Songhees Creek Restoration Society | pulling ivy out of the creek", "employee ownership", "open records"],
      memberships: ["The Loose Bolts"]
    },
    sources: [`${site}/`, `${site}/about`, "https://www.capitalislandbusiness.example/2025/09/quillstack-employee-owned", "https://clerksconference.example/2026/speakers/maren-okafor"]
  },
  {
    id: "devin-sarkissian",
    about: "Bluesky and GitHub, linked from his own site.",
    contact: { email: "devin@quillstack.example", full_name: "Devin Sarkissian", company: "Quillstack" },
    outcome: "found",
    facts: {
      title: "VP Engineering",
      company: "Quillstack | Quillstack Software Inc.",
      location: "Victoria | Victoria, British Columbia",
      skills: ["incident reviews | incident review"],
      achievements: ["The Quiet Pager"],
      education: [{ institution: "McTavish Polytechnic", degree: "B.Eng.", field: "software engineering", year: 2009 }]
    },
    also: {
      title: "vice president of engineering | author | engineering manager | manage engineers",
      location: "Victoria, BC | Victoria BC | British Columbia | Canada",
      industry: "software | records management software | records software",
      skills: ["on-call", "engineering management | manage engineers | runs three product teams", "software engineering", "TypeScript", "on-call scheduling | scheduling", "writing", "incident-response"],
      achievements: ["Pagers and parents | Pacific Ops Days 2025", "The review nobody reads | Reliability Salon Vancouver 2023", "runs three product teams and the on-call rota", "rota-kind"],
      interests: ["incident reviews", "on-call that people can live with | on-call", "chess problems | chess", "Habs hockey | hockey | Habs"],
      hobbies: ["chess problems | chess", "writing", "hockey"],
      sports_teams: ["Habs"],
      causes: ["on-call that people can live with"]
    },
    sources: [`${site}/`, `${site}/about`, "https://devsark.example/", "https://bsky.app/profile/devsark.example", "https://github.com/devsark"]
  },
  {
    id: "jonas-eklund",
    about: "Email alone; his profile carries markup.",
    contact: { email: "jonas.eklund@quillstack.example" },
    outcome: "found",
    facts: {
      title: "Senior Site Reliability Engineer | Site Reliability Engineer",
      company: "Quillstack | Quillstack Software Inc.",
      location: "Victoria, British Columbia | Victoria BC | Victoria",
      skills: ["Nix"],
      hobbies: ["sea kayak | sea kayaking | Sea kayaker | kayaking"],
      memberships: ["Tidal Paddlers of Southern Vancouver Island | Tidal Paddlers"],
      certifications: ["Level 2 sea kayak guide"]
    },
    also: {
      title: "SRE | trip leader",
      location: "Victoria, BC | British Columbia | Vancouver Island | Canada",
      industry: "software | records management software | records software",
      skills: ["Linux", "Shell", "NixOS | nixos", "tide tables | tides", "site reliability | SRE", "sea kayaking | sea kayak guide", "Python", "keeps servers up"],
      achievements: ["nix-harbour", "tidetab | tide tables", "leads the Discovery Island day trips", "Level 2 sea kayak guide"],
      interests: ["Linux", "Nix | NixOS", "tide tables | tides", "sea kayaking"],
      hobbies: ["Discovery Island day trips", "tide tables"],
      causes: ["marine rescue | marine rescue station in Oak Bay | volunteers with the marine rescue station in Oak Bay"],
      memberships: ["marine rescue station in Oak Bay"]
    },
    sources: [`${site}/`, `${site}/about`, "https://fosstodon.example/@jeklund", "https://tidalpaddlers.example/guides", "https://github.com/jeklund"]
  }
]

export default {
  people,
  pages,
  payloads: ["<img src=x onerror=alert('jeklund')>", "<script>alert(\"jeklund\")</script>"],
  github: [
    {
      login: "pnatarajan-dev", id: 8820145, name: "Priya Natarajan", company: "@quillstack", blog: "https://priya.codes.example/", location: "Victoria, BC", bio: "databases & search", commit_email: "priya@quillstack.example",
      repositories: [
        { name: "tsgauge", description: "Measure PostgreSQL full text search configurations", language: "Go", topics: ["postgresql", "full-text-search"], stars: 612, pushed_at: "2026-05-20T04:10:00Z" },
        { name: "plansketch", description: "EXPLAIN plans as small drawings", language: "Rust", topics: ["postgresql", "query-planner"], stars: 88, pushed_at: "2025-08-14T02:00:00Z" },
        { name: "pgvector", language: "C", stars: 0, pushed_at: "2024-06-01T00:00:00Z", fork: true }
      ]
    },
    {
      login: "devsark", id: 2204417, name: "Devin Sarkissian", blog: "https://devsark.example/", location: "Victoria, BC", bio: "VP Eng at Quillstack",
      repositories: [{ name: "rota-kind", description: "Fair on-call schedules for teams with parents in them", language: "TypeScript", topics: ["on-call", "incident-response"], stars: 231, pushed_at: "2026-01-09T18:00:00Z" }]
    },
    {
      login: "jeklund", id: 15533008, name: "Jonas Eklund", company: "Quillstack", location: "Victoria BC", accounts: [{ provider: "mastodon", url: "https://fosstodon.example/@jeklund" }],
      bio: "SRE <img src=x onerror=alert('jeklund')> <script>alert(\"jeklund\")</script>", commit_email: "jonas.eklund@quillstack.example",
      repositories: [
        { name: "nix-harbour", description: "My NixOS machines", language: "Nix", topics: ["nixos"], stars: 34, pushed_at: "2026-06-01T06:20:00Z" },
        { name: "tidetab", description: "Tide tables in the terminal", language: "Python", stars: 57, pushed_at: "2025-11-19T06:20:00Z" }
      ]
    }
  ],
  bluesky: [{
    handle: "devsark.example", name: "Devin Sarkissian", description: "VP Eng @ Quillstack. Wrote The Quiet Pager. Chess problems, Habs hockey. Victoria BC.", website: "https://devsark.example/",
    posts: [
      { text: "An incident review that nobody reads is an apology to a wiki.", at: "2026-05-28T16:02:00Z" },
      { text: "Mate in three before breakfast. It was in fact mate in four.", at: "2026-05-11T13:20:00Z" }
    ]
  }],
  mastodon: [{
    user: "jeklund", domain: "fosstodon.example", name: "Jonas Eklund", note: "<p>Keeps servers up at Quillstack. Linux, Nix, tide tables. Sea kayaker. Victoria BC.</p>",
    fields: [{ name: "GitHub", value: "<a href=\"https://github.com/jeklund\">github.com/jeklund</a>", verified_at: "2025-02-01T00:00:00Z" }],
    posts: [{ text: "<p>Slack water at Discovery Island was 40 minutes late and so was I.</p>", at: "2026-05-24T22:10:00Z" }]
  }],
  hackerNews: [{
    username: "pnat", about: "Priya. Databases at Quillstack. https://priya.codes.example/", karma: 4120,
    stories: [{ title: "How we moved search into Postgres", url: "https://quillstack.example/blog/moving-search-off-elastic", points: 388, at: "2026-02-03T17:00:00Z" }],
    comments: [{ story: "Ask HN: What did you delete last year?", text: "A search cluster. I do not miss it.", at: "2026-01-04T10:00:00Z" }]
  }],
  stackExchange: [{ id: 3317204, name: "pnat", location: "Victoria, BC", website: "https://priya.codes.example/", about: "Postgres and search.", reputation: 18220, tags: ["postgresql", "full-text-search", "go"] }],
  rdap: [{ domain: "quillstack.example", registered: "2012-02-09" }]
}
