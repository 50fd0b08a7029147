// Kastell Software GmbH, Leipzig: a software house (WordPress)
const host = "https://www.kastell-software.example"
const wp = (path, title, main, extra = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Kastell Software</title>
<meta name="generator" content="WordPress 6.6.2"><meta property="og:site_name" content="Kastell Software"><meta property="og:title" content="${title}">
<link rel="canonical" href="${host + path}"><link rel="stylesheet" href="/wp-content/themes/kastell/style.css?ver=3.1">${extra}
</head>
<body class="wp-singular page-template-default">
<header class="site-header"><a class="custom-logo-link" href="${host}/">Kastell Software</a>
<nav class="main-navigation"><ul><li><a href="${host}/">Home</a></li><li><a href="${host}/products/">Products</a></li><li><a href="${host}/team/">Team</a></li><li><a href="${host}/blog/">Blog</a></li><li><a href="${host}/impressum/">Impressum</a></li></ul></nav></header>
<main id="primary">${main}</main>
<footer class="site-footer"><p>© 2026 Kastell Software GmbH · Karl-Heine-Straße 84 · 04229 Leipzig</p></footer>
</body></html>`
})
const industry = "Software | Warehouse software | Warehouse management software | Enterprise software | Logistics software | Information technology"

export default {
  people: [
    {
      id: "kastell-anna-lehmann",
      about: "Head of Product; a lawyer of the same name works in the same city (brandis-anna-lehmann).",
      contact: { email: "anna.lehmann@kastell-software.example", full_name: "Anna Lehmann", company: "Kastell Software" },
      outcome: "found",
      facts: {
        title: "Head of Product | Product lead",
        company: "Kastell Software | Kastell Software GmbH | Kastell",
        location: "Leipzig, Germany | Leipzig | Leipzig, Saxony, Germany",
        education: [{ institution: "HTWK Leipzig | Leipzig University of Applied Sciences", field: "Media Informatics | Medieninformatik" }],
        skills: ["Warehouse management product | Kastell Lager | Warehouse software | warehouse management software", "User research | customer interviews"],
        achievements: ["Spoke at Produktwerkstatt Leipzig 2025: 'Forty warehouses, one backlog' | Talk 'Forty warehouses, one backlog' at Produktwerkstatt 2025 | Speaker at Produktwerkstatt 2025"],
        hobbies: ["Bouldering | climbing | boulders"]
      },
      also: {
        industry,
        skills: ["Product management | leads the product team", "UX design | UX designer | user experience | UX", "Backlog management | prioritisation"],
        achievements: ["Joined Kastell Software in 2018 as a UX designer | Former UX designer at Kastell Software | UX designer at Kastell before leading product", "Leads a product team of six | Leads the product team of six", "Visited forty warehouses in two years | visited forty warehouses", "Wrote 'Forty warehouses in two years' on the Kastell blog | Blog post 'Forty warehouses in two years'"],
        linkedin: "https://www.linkedin.com/in/anna-lehmann-kastell-example | linkedin.com/in/anna-lehmann-kastell-example"
      },
      sources: [`${host}/team/`, "https://produktwerkstatt-leipzig.example/2025/speakers/", `${host}/blog/`],
      never: ["Rechtsanwältin", "employment law", "Arbeitsrecht", "Brandis", "labour law", "lawyer"]
    },
    {
      id: "kastell-tobias-renk",
      about: "Founder; an old conference page has a stale title (Lead Developer at another firm).",
      contact: { email: "t.renk@kastell-software.example", full_name: "Tobias Renk", company: "Kastell Software GmbH" },
      outcome: "found",
      facts: {
        title: "Founder and Managing Director | Managing Director | Geschäftsführer | Managing Director and founder | Founder",
        company: "Kastell Software | Kastell Software GmbH | Kastell",
        location: "Leipzig, Germany | Leipzig | Leipzig, Saxony, Germany",
        achievements: ["Founded Kastell in 2014 | Founded Kastell Software in 2014 | Founder of Kastell Software", "Spoke at Ost-Dev Dresden 2013 on 'Barcodes without tears' | Talk 'Barcodes without tears' at Ost-Dev 2013 | Speaker at Ost-Dev 2013"],
        memberships: ["Digitalverein Sachsen (board member) | Board of Digitalverein Sachsen | Vorstand Digitalverein Sachsen | Treasurer of Digitalverein Sachsen"],
        hobbies: ["Rowing | Rudern | rows on the Elster canal"]
      },
      also: {
        industry,
        achievements: ["Former lead developer at Muldensoft | Lead Developer at Muldensoft (2013) | formerly at Muldensoft", "Grew Kastell to a company of 45 people | Grew Kastell Software to 45 employees"],
        skills: ["C++ development | Software development", "Barcodes | Barcode scanning | handheld scanners | Handscanner", "C++ | C++ programming"],
        education: [{ institution: "TU Chemnitz | Chemnitz University of Technology", degree: "Diplom | Diploma", field: "Informatik | Computer science" }]
      },
      sources: [`${host}/team/`, `${host}/impressum/`, "https://ost-dev.example/2013/sprecher.html", "https://digitalverein-sachsen.example/vorstand"]
    },
    {
      id: "kastell-jan-ole-petersen",
      about: "Backend developer with GitHub, Stack Exchange and Mastodon.",
      contact: { email: "jan-ole.petersen@kastell-software.example" },
      outcome: "found",
      facts: {
        title: "Senior Backend Developer | Backend developer | Senior backend engineer",
        company: "Kastell Software | Kastell Software GmbH | Kastell",
        location: "Leipzig, Germany | Leipzig | Leipzig-Plagwitz | Plagwitz, Leipzig",
        skills: ["Rust", "PostgreSQL | Postgres", "Java"],
        achievements: ["Author of pallet-rs, a library for bin packing | pallet-rs | Maintainer of pallet-rs | Created pallet-rs"],
        hobbies: ["Sourdough baking | baking bread | bread baking | bakes sourdough"]
      },
      also: {
        industry,
        skills: ["Bin packing | bin-packing", "Query optimization | Query planning | query optimisation", "Databases", "SQL", "Backend development", "Shell | shell scripts", "Logistics optimisation | optimization | logistics"],
        interests: ["Open source | open-source software", "Databases | Database indexes"],
        achievements: ["Wrote 'Why our picking list got slow' on the Kastell blog | Blog post 'Why our picking list got slow' | made the picking list twelve times faster", "Published dotfiles on GitHub | dotfiles", "Stack Overflow reputation of 8420 | 8420 reputation on Stack Overflow | 8,420 reputation", "pallet-rs has 312 stars | 312 stars on GitHub | released pallet-rs 0.9"],
        location: "Leipzig-Plagwitz | Plagwitz, Leipzig"
      },
      sources: [`${host}/team/`, `${host}/blog/`, `${host}/blog/why-our-picking-list-got-slow/`, "https://github.com/jopetersen-le", "https://stackoverflow.com/users/91820417", "https://mastodon.social/@jopetersenle"]
    },
    {
      id: "kastell-mirko-zander",
      about: "Works there, but nothing is public.",
      contact: { email: "mirko.zander@kastell-software.example", full_name: "Mirko Zander", company: "Kastell Software" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Head of Product", "Backend Developer", "Managing Director"]
    }
  ],
  pages: [
    wp("/", "Software for warehouses that move", `<section class="wp-block-cover"><h1>Software for warehouses that move</h1><p>Kastell Software builds warehouse management software for mid-sized shippers. Our product <strong>Kastell Lager</strong> runs in more than 120 warehouses in Germany, Austria and Poland.</p><a class="wp-block-button__link" href="${host}/products/">See the product</a></section><section><h2>The people</h2><p>45 people in Leipzig-Plagwitz. <a href="${host}/team/">Meet the team</a>.</p></section>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kastell Software GmbH","url":"${host}/","foundingDate":"2014","address":{"@type":"PostalAddress","addressLocality":"Leipzig","addressCountry":"DE"}}</script>`),
    wp("/products/", "Products", `<h1>Kastell Lager</h1><p>Goods in, put-away, picking, goods out: one warehouse management system, on premises or hosted in Falkenstein.</p>`),
    wp("/team/", "Team", `<h1>Team</h1><div class="wp-block-columns">
<div class="wp-block-column team-card"><img src="/wp-content/uploads/2024/03/renk.jpg" alt="Tobias Renk"><h3>Tobias Renk</h3><p class="role">Founder and Managing Director</p><p>Tobias founded Kastell in 2014 and has grown it to a company of 45 people. He still reads every support ticket on Fridays. In the early mornings he rows on the Elster canal.</p></div>
<div class="wp-block-column team-card"><img src="/wp-content/uploads/2024/03/lehmann.jpg" alt="Anna Lehmann"><h3>Anna Lehmann</h3><p class="role">Head of Product</p><p>Anna joined us in 2018 as a UX designer and now leads the product team of six behind Kastell Lager. She studied Media Informatics at HTWK Leipzig. When she is not doing customer interviews she is bouldering. <a href="https://www.linkedin.com/in/anna-lehmann-kastell-example">LinkedIn</a></p></div>
<div class="wp-block-column team-card"><img src="/wp-content/uploads/2024/03/petersen.jpg" alt="Jan-Ole Petersen"><h3>Jan-Ole Petersen</h3><p class="role">Senior Backend Developer</p><p>Jan-Ole keeps Java and PostgreSQL on good terms and brings the office its bread: he bakes sourdough every weekend. <a href="https://github.com/jopetersen-le">GitHub</a></p></div>
</div>`),
    wp("/blog/", "Blog", `<h1>Blog</h1><article><h2><a href="${host}/blog/why-our-picking-list-got-slow/">Why our picking list got slow</a></h2><p class="byline">by Jan-Ole Petersen, 14 May 2026</p></article><article><h2>Forty warehouses in two years</h2><p class="byline">by Anna Lehmann, 3 November 2025</p><p>Since 2023 I have visited forty warehouses of our customers. What I learnt about prioritisation fits on one page.</p></article>`),
    wp("/blog/why-our-picking-list-got-slow/", "Why our picking list got slow", `<article><h1>Why our picking list got slow</h1><p class="byline">by <a rel="author" href="${host}/team/">Jan-Ole Petersen</a> · 14 May 2026</p><p>One of our larger customers waited nine seconds for a picking list. The query planner chose a sequential scan because the statistics of a partial index were stale. With an extended statistics object and one rewritten join the list is twelve times faster.</p><p>Rules of thumb: measure first, keep the indexes few, and read the plan aloud to a colleague.</p></article>`),
    wp("/impressum/", "Impressum", `<h1>Impressum</h1><p>Kastell Software GmbH<br>Karl-Heine-Straße 84<br>04229 Leipzig</p><p>Geschäftsführer: Tobias Renk<br>Amtsgericht Leipzig, HRB 00000</p><p>E-Mail: info@kastell-software.example</p>`),
    {
      url: "https://produktwerkstatt-leipzig.example/2025/speakers/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Speakers | Produktwerkstatt Leipzig 2025</title><link rel="stylesheet" href="/s.css"></head><body><header>Produktwerkstatt 2025 <a href="/2025/speakers/">Speakers</a></header><main><h1>Speakers</h1>
<section class="speaker" id="lehmann"><h2>Anna Lehmann</h2><p class="aff">Head of Product, Kastell Software</p><h3>Forty warehouses, one backlog</h3><p>What happens when a product lead puts on safety shoes? Anna shows how user research on the shop floor changed the backlog of a warehouse management product.</p></section>
<section class="speaker" id="osei"><h2>Daniel Osei-Kranz</h2><p class="aff">Freelance product coach, Halle</p><h3>Saying no in three languages</h3></section></main><footer>16 October 2025, Leipzig</footer></body></html>`
    },
    {
      url: "https://ost-dev.example/2013/sprecher.html",
      body: `<html><head><title>Ost-Dev 2013 - Sprecher</title></head><body bgcolor="#ffffff"><h1>Ost-Dev Dresden 2013</h1><a href="sprecher.html">Sprecher</a><hr><h2>Tobias Renk</h2><p><i>Lead Developer, Muldensoft, Leipzig</i></p><p>Vortrag: <b>Barcodes without tears</b>. Tobias Renk hat an der TU Chemnitz Informatik studiert (Diplom) und schreibt seit zehn Jahren C++ f&uuml;r Handscanner.</p><hr><small>Stand: 2.9.2013</small></body></html>`
    },
    {
      url: "https://digitalverein-sachsen.example/vorstand",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Vorstand – Digitalverein Sachsen e. V.</title></head><body><nav><a href="/vorstand">Vorstand</a></nav><h1>Vorstand</h1><ul><li>Vorsitz: Katrin Wolff-Hansen</li><li>Schatzmeister (Treasurer): Tobias Renk, Geschäftsführer der Kastell Software GmbH, Leipzig</li></ul><footer>Digitalverein Sachsen e. V., Dresden</footer></body></html>`
    }
  ],
  github: [{
    login: "jopetersen-le", id: 910204417, name: "Jan-Ole Petersen", company: "@kastell-software", location: "Leipzig", bio: "Backend at Kastell Software. Rust after hours, sourdough at weekends.",
    commit_email: "jan-ole.petersen@kastell-software.example",
    accounts: [{ provider: "mastodon", url: "https://mastodon.social/@jopetersenle" }],
    repositories: [
      { name: "pallet-rs", description: "Bin packing for pallets and parcels", language: "Rust", topics: ["bin-packing", "logistics", "optimization"], stars: 312, pushed_at: "2026-10-30T18:20:00Z" },
      { name: "dotfiles", language: "Shell", stars: 4, pushed_at: "2026-01-11T09:00:00Z" }
    ]
  }],
  stackExchange: [{ id: 91820417, name: "Jan-Ole Petersen", location: "Leipzig, Germany", website: "https://github.com/jopetersen-le", about: "Backend developer at Kastell Software.", reputation: 8420, tags: ["postgresql", "java", "query-optimization"] }],
  mastodon: [{
    user: "jopetersenle", domain: "mastodon.social", name: "Jan-Ole Petersen", note: "<p>Backend developer in Leipzig-Plagwitz. Databases, Rust, bread.</p>",
    fields: [{ name: "GitHub", value: "<a href=\"https://github.com/jopetersen-le\">github.com/jopetersen-le</a>", verified_at: "2025-02-01T10:00:00Z" }],
    posts: [{ text: "<p>pallet-rs 0.9 is out. Open source is slow, but it keeps.</p>", at: "2026-10-30T18:40:00Z" }]
  }],
  rdap: [{ domain: "kastell-software.example", registrant: "Kastell Software GmbH", registered: "2014-02-03T00:00:00Z" }]
}
