// Tallybrook: invoice reconciliation SaaS, Leeds (Next.js-like site)
const site = "https://www.tallybrook.example"
const next = (path, title, description, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><meta name="description" content="${description}"/><meta property="og:site_name" content="Tallybrook"/><meta property="og:title" content="${title}"/><link rel="preload" href="/_next/static/css/3f1c9.css" as="style"/><script defer="" src="/_next/static/chunks/main-7d2a.js"></script></head><body><div id="__next"><header class="Nav_root__x1"><a href="/">Tallybrook</a><nav><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/blog">Blog</a><a class="Btn_primary__k" href="/demo">Book a demo</a></nav></header><main>${main}</main><footer class="Footer_root__q"><p>© 2026 Tallybrook Ltd. Registered in England and Wales. Aire House, 14 Canal Wharf, Leeds LS11 5PS</p><a href="/privacy">Privacy</a> <a href="/careers">Careers</a></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"${path}","buildId":"w8Kq2"}</script></body></html>`
})
const card = (name, role, text, links = "") => `<article class="TeamCard_card__z"><img alt="${name}" src="/team/${name.split(" ")[0].toLowerCase()}.webp" width="320" height="320"/><h3>${name}</h3><p class="TeamCard_role__p">${role}</p><p>${text}</p>${links}</article>`

const pages = [
  next("/", "Tallybrook – invoices that reconcile themselves", "Accounts payable software for mid-sized wholesalers", `<section class="Hero_hero__a"><h1>Invoices that reconcile themselves</h1><p>Tallybrook matches supplier invoices, orders and deliveries for wholesalers across the UK and Ireland.</p><a href="/demo">Book a demo</a></section><section><h2>Why finance teams switch</h2><ul><li>Three-way matching in minutes</li><li>Works with your ledger</li><li>People in Leeds who answer the phone</li></ul><p><a href="/about">Meet the team</a></p></section><section><h2>Latest</h2><a href="/blog/series-a">We raised our Series A</a><a href="/blog/how-we-cut-matching-time">How we cut matching time by 80%</a></section>`),
  next("/about", "About us – Tallybrook", "The people behind Tallybrook", `<h1>About us</h1><p>We started in 2020 in a spare room in Headingley. Today we are 34 people.</p><div class="TeamGrid_grid__t">${card("Priya Ranganathan", "Co-founder &amp; CEO", "Priya trained as a chartered accountant before starting Tallybrook. She read Economics at the University of Manchester and lives in Leeds with her two cats, Debit and Credit.", `<a href="https://www.linkedin.com/in/priya-ranganathan-tallybrook" aria-label="LinkedIn">LinkedIn</a>`)}${card("Tom Hesketh", "Co-founder &amp; CTO", "Tom leads engineering. He built his first invoice parser in PostgreSQL and Rust, and still reviews most pull requests.", `<a href="https://github.com/theskethdev" aria-label="GitHub">GitHub</a>`)}${card("Ellie Sandiford", "Head of Customer Success", "Ellie looks after onboarding and support. She joined in 2022 from the retail software company Shelfmoor.")}</div>`),
  next("/blog", "Blog – Tallybrook", "News and notes from Tallybrook", `<h1>Blog</h1><ul class="PostList_list__d"><li><a href="/blog/series-a">We raised our Series A</a> <time dateTime="2025-09-16">16 September 2025</time></li><li><a href="/blog/how-we-cut-matching-time">How we cut matching time by 80%</a> <time dateTime="2026-03-04">4 March 2026</time></li></ul>`),
  next("/blog/series-a", "We raised our Series A – Tallybrook", "Tallybrook raises £6.2m", `<article><h1>We raised our Series A</h1><p>By Priya Ranganathan, 16 September 2025</p><p>Today we are announcing a £6.2m Series A round. When Tom Hesketh and I founded Tallybrook in 2020, we wanted to spare other finance teams the month-end I knew as an auditor. We will use the money to open an office in Dublin.</p></article>`),
  next("/blog/how-we-cut-matching-time", "How we cut matching time by 80% – Tallybrook", "Engineering notes", `<article><h1>How we cut matching time by 80%</h1><p>By Tom Hesketh, CTO · <time dateTime="2026-03-04">4 March 2026</time></p><p>Our matcher used to be one large SQL query. We moved it to a Rust service that keeps candidates in memory and only goes back to PostgreSQL for the final write. Here is what we measured.</p><h2>Before and after</h2><p>The median batch went from 41 seconds to 8.</p></article>`),
  {
    url: "https://northernledger.example/40-under-40/2025",
    body: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>40 Under 40: the class of 2025 | The Northern Ledger</title><meta property="og:type" content="article"><link rel="stylesheet" href="/wp-content/themes/ledger/style.css"></head><body class="single postid-8821"><header><a href="/">The Northern Ledger</a><nav><a href="/news">News</a> <a href="/people">People</a> <a href="/events">Events</a></nav></header><article class="entry"><h1 class="entry-title">40 Under 40: the class of 2025</h1><p class="byline">Posted on 11 November 2025 in People</p><h3>Priya Ranganathan, Tallybrook</h3><p>The chartered accountant (ACA) left audit in 2020 to co-found the Leeds software firm. Away from the ledger she is a keen fell runner with Meanwood Harriers and mentors young founders at the Leeds Digital Starters programme.</p><h3>Gareth Lomax, Bellhouse Timber</h3><p>The third generation of the Halifax timber merchant has taken sales to £30m and restores canal boats at weekends.</p></article><footer>© The Northern Ledger 2025</footer></body></html>`,
    news: { seen: "20251111T090000Z", language: "English", country: "United Kingdom" }
  },
  {
    url: "https://supportconf.example/2026/speakers/ellie-sandiford",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ellie Sandiford – SupportConf Manchester 2026</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Ellie Sandiford","jobTitle":"Head of Customer Success","worksFor":{"@type":"Organization","name":"Tallybrook"}}</script></head><body><nav><a href="/2026">SupportConf 2026</a> <a href="/2026/schedule">Schedule</a> <a href="/2026/speakers">Speakers</a></nav><main><h1>Ellie Sandiford</h1><p class="role">Head of Customer Success, Tallybrook</p><p>Ellie runs the customer success team at Tallybrook in Leeds. Before that she spent five years at Shelfmoor, latterly as support team lead. She has a degree in linguistics from the University of York and plays cornet in the Chevin Brass Band.</p><h2>Talk: Onboarding without the webinar</h2><p>Thursday 21 May 2026, 11:30, Hall B. How a team of four took 200 wholesalers live.</p></main><footer>Manchester · 20–22 May 2026</footer></body></html>`
  },
  {
    url: "https://supportconf.example/2026/speakers",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Speakers – SupportConf Manchester 2026</title></head><body><nav><a href="/2026">SupportConf 2026</a></nav><h1>Speakers</h1><ul><li><a href="/2026/speakers/ellie-sandiford">Ellie Sandiford</a>, Tallybrook</li><li>Marcus Oyelowo, Finchley Cloud</li></ul></body></html>`
  },
  {
    url: "https://derwentvalleychoir.example/about/conductor",
    body: `<html><head><title>Our conductor - Derwent Valley Choir</title></head><body bgcolor="#fffff0"><h1>Derwent Valley Choir</h1><p><a href="/">Home</a> | <a href="/concerts">Concerts</a></p><h2>Our conductor, Joanna Wexley</h2><p>Joanna Wexley has conducted the choir in New Norfolk, Tasmania, since 1998. She taught music at the high school until she retired in 2019.</p></body></html>`
  }
]

const people = [
  {
    id: "priya-ranganathan", about: "Founder of a start-up; team page, blog, regional business paper.",
    contact: { email: "priya@tallybrook.example", full_name: "Priya Ranganathan", company: "Tallybrook" }, outcome: "found",
    facts: {
      title: "Co-founder & CEO | CEO and co-founder | Chief Executive Officer | CEO",
      company: "Tallybrook | Tallybrook Ltd", location: "Leeds, United Kingdom | Leeds, England | Leeds | Leeds, UK",
      education: [{ institution: "University of Manchester", field: "Economics" }],
      achievements: ["Northern Ledger 40 Under 40, 2025 | 40 Under 40: the class of 2025 | 40 Under 40"],
      certifications: ["Chartered accountant (ACA) | ACA | Chartered Accountant"],
      hobbies: ["Fell running | Fell runner | Running"], memberships: ["Meanwood Harriers"],
      causes: ["Mentoring young founders at Leeds Digital Starters | Leeds Digital Starters programme | mentors young founders | mentoring"],
      pets: ["Two cats, Debit and Credit | Cats | Debit and Credit | two cats"],
      linkedin: "https://www.linkedin.com/in/priya-ranganathan-tallybrook"
    },
    also: {
      industry: "Software | SaaS | Accounts payable software | Financial software | Fintech | Computer software | Accounting software",
      achievements: ["Co-founded Tallybrook in 2020 | Founded Tallybrook | left audit in 2020 to co-found Tallybrook", "Raised a £6.2m Series A | £6.2m Series A round, 2025 | Series A"],
      skills: ["Accounting | Audit | Auditing | former auditor | Accountancy", "Entrepreneurship | founder", "Mentoring | mentor"],
      interests: ["Fell running | Running", "Mentoring | young founders"], sports_teams: ["Meanwood Harriers"]
    },
    sources: [`${site}/`, `${site}/about`, `${site}/blog/series-a`, "https://northernledger.example/40-under-40/2025"], never: ["Bellhouse", "canal boats", "timber"]
  },
  {
    id: "tom-hesketh", about: "CTO by email alone; GitHub, Hacker News, Stack Overflow.",
    contact: { email: "tom.hesketh@tallybrook.example" }, outcome: "found",
    facts: {
      title: "Co-founder & CTO | CTO and co-founder | CTO | Chief Technology Officer",
      company: "Tallybrook | Tallybrook Ltd", location: "Leeds, United Kingdom | Leeds, UK | Leeds, England | Leeds",
      skills: ["Rust", "PostgreSQL | Postgres | SQL"], hobbies: ["Bouldering | Climbing"]
    },
    also: {
      industry: "Software | SaaS | Accounts payable software | Financial software | Fintech | Computer software | Accounting software",
      skills: ["Python", "Invoice parsing | invoice-grep | OCR | invoices | invoice parser", "CSV | pg-csv-diff", "Engineering leadership | leads engineering | software engineering | code review", "performance | performance optimisation | matching | How we cut matching time by 80%", "database-performance | query optimisation", "command line | cli"],
      achievements: ["Co-founded Tallybrook in 2020 | Founded Tallybrook | co-founder", "Author of invoice-grep | invoice-grep, open source", "Author of pg-csv-diff | pg-csv-diff", "Cut matching time by 80% | How we cut matching time by 80% | median batch from 41 to 8 seconds", "Series A | £6.2m Series A"],
      interests: ["Open source | databases | Bouldering | Climbing", "Rust", "PostgreSQL"]
    },
    sources: [`${site}/`, `${site}/about`, `${site}/blog/how-we-cut-matching-time`, `${site}/blog/series-a`, "https://github.com/theskethdev", "https://news.ycombinator.com/user?id=thesketh", "https://stackoverflow.com/users/4418207"]
  },
  {
    id: "ellie-sandiford", about: "Name and company; team card and speaker page with JSON-LD.",
    contact: { full_name: "Ellie Sandiford", company: "Tallybrook" }, outcome: "found",
    facts: {
      title: "Head of Customer Success", company: "Tallybrook | Tallybrook Ltd",
      location: "Leeds, United Kingdom | Leeds, UK | Leeds, England | Leeds",
      education: [{ institution: "University of York", field: "Linguistics", degree: "Degree in linguistics | degree" }],
      hobbies: ["Playing the cornet | Cornet | Brass band | plays cornet"], memberships: ["Chevin Brass Band"]
    },
    also: {
      industry: "Software | SaaS | Accounts payable software | Financial software | Fintech | Computer software | Accounting software",
      skills: ["Customer success", "Onboarding | customer onboarding", "Customer support | Support | support team lead"],
      achievements: ["Speaker at SupportConf Manchester 2026 | Talk: Onboarding without the webinar | SupportConf 2026", "Formerly support team lead at Shelfmoor | five years at Shelfmoor | Shelfmoor", "took 200 wholesalers live"],
      interests: ["Brass band music | music | cornet"]
    },
    sources: [`${site}/about`, "https://supportconf.example/2026/speakers/ellie-sandiford", "https://supportconf.example/2026/speakers"], never: ["Oyelowo", "Finchley"]
  },
  {
    id: "joanna-wexley", about: "Nothing is public; a namesake conducts a choir in Tasmania.",
    contact: { email: "jwexley@tallybrook.example", full_name: "Joanna Wexley", company: "Tallybrook" }, outcome: "nothing",
    facts: {}, sources: [], never: ["choir", "Tasmania", "conductor", "New Norfolk"]
  }
]

export default {
  people, pages,
  github: [{
    login: "theskethdev", id: 18843017, name: "Tom Hesketh", company: "@tallybrook", blog: "https://www.tallybrook.example", location: "Leeds, UK",
    bio: "CTO at Tallybrook. Rust, Postgres, bouldering.", commit_email: "tom.hesketh@tallybrook.example",
    repositories: [
      { name: "invoice-grep", description: "Pull line items out of messy invoice PDFs", language: "Rust", topics: ["invoices", "ocr", "cli"], stars: 412, pushed_at: "2026-10-02T19:11:00Z" },
      { name: "pg-csv-diff", description: "Diff a CSV against a PostgreSQL table", language: "Python", topics: ["postgresql", "csv"], stars: 58, pushed_at: "2025-12-14T10:40:00Z" }
    ]
  }],
  hackerNews: [{ username: "thesketh", about: "CTO at Tallybrook (https://www.tallybrook.example), Leeds. https:&#x2F;&#x2F;github.com&#x2F;theskethdev", karma: 1288, stories: [{ title: "How we cut matching time by 80%", url: `${site}/blog/how-we-cut-matching-time`, points: 143, at: "2026-03-04T11:02:00Z" }] }],
  stackExchange: [{ id: 4418207, name: "Tom Hesketh", location: "Leeds, UK", website: "https://www.tallybrook.example", about: "<p>CTO at Tallybrook.</p>", reputation: 9214, tags: ["postgresql", "rust", "database-performance"] }],
  rdap: [{ domain: "tallybrook.example", registrant: "Tallybrook Ltd", registered: "2020-02-18" }]
}
