// Garrick Vale LLP: chartered accountants, Bristol (WordPress with Yoast)
const site = "https://garrickvale.example"
const wp = (path, title, description, main, bodyClass = "page") => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Garrick Vale</title>
<meta name="description" content="${description}"><link rel="canonical" href="${site}${path}"><meta name="generator" content="WordPress 6.6.2"><meta property="og:locale" content="en_GB"><meta property="og:title" content="${title}">
<link rel="stylesheet" id="gv-style-css" href="/wp-content/themes/garrickvale/style.css?ver=3.1"></head>
<body class="wp-custom-logo ${bodyClass}"><a class="skip-link" href="#content">Skip to content</a>
<header id="masthead" class="site-header"><a href="/" rel="home"><img src="/wp-content/uploads/2021/02/gv-logo.svg" alt="Garrick Vale"></a><nav id="site-navigation"><ul><li><a href="/services/">Services</a></li><li><a href="/our-people/">Our people</a></li><li><a href="/news/">News</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header>
<div id="content" class="site-content"><main>${main}</main></div>
<footer id="colophon"><p>Garrick Vale LLP, 9 Redcliff Quay, Bristol BS1 6HU. Tel 0117 496 0123. Regulated for a range of investment business activities by the ICAEW.</p><p><a href="/privacy-policy/">Privacy policy</a></p></footer></body></html>`
})
const member = (slug, name, role, email) => `<div class="team-member"><a href="/our-people/${slug}/"><h3 class="team-member__name">${name}</h3></a><p class="team-member__role">${role}</p><p><a href="mailto:${email}">${email}</a></p></div>`

const pages = [
  wp("/", "Chartered accountants in Bristol", "Audit, tax and payroll for owner-managed businesses", `<h1>Accountants for owner-managed businesses</h1><p>Garrick Vale is a firm of chartered accountants in Bristol. We do audit, tax and payroll for some 900 family firms in the South West.</p><p><a href="/our-people/">Meet our people</a></p><h2>Latest news</h2><ul><li><a href="/2026/07/daniel-okonjo-audit-director/">Daniel Okonjo becomes Audit Director</a></li><li><a href="/2024/03/bristol-walk/">Forty miles for the hospice</a></li></ul>`, "home"),
  wp("/our-people/", "Our people", "The people of Garrick Vale", `<h1>Our people</h1><div class="team-grid">${member("sarah-whitcombe", "Sarah Whitcombe", "Tax Partner", "sarah.whitcombe@garrickvale.example")}${member("daniel-okonjo", "Daniel Okonjo", "Audit Director", "daniel.okonjo@garrickvale.example")}${member("megan-tresillian", "Megan Tresillian", "Business Development Manager", "megan.tresillian@garrickvale.example")}${member("sarah-j-whitcombe", "Sarah Whitcombe", "Payroll Manager", "sarahj.whitcombe@garrickvale.example")}</div>`),
  wp("/our-people/sarah-whitcombe/", "Sarah Whitcombe, Tax Partner", "Tax Partner", `<h1>Sarah Whitcombe</h1><p class="role">Tax Partner</p><p>Sarah advises family companies on succession and inheritance tax. She is a Chartered Tax Adviser (CTA) and has been a partner since 2014. She studied law at the University of Exeter. Sarah is a trustee of the Avon Gorge Heritage Trust.</p><p>Email: <a href="mailto:sarah.whitcombe@garrickvale.example">sarah.whitcombe@garrickvale.example</a></p>`),
  wp("/our-people/sarah-j-whitcombe/", "Sarah Whitcombe, Payroll Manager", "Payroll Manager", `<h1>Sarah Whitcombe</h1><p class="role">Payroll Manager</p><p>Sarah runs our payroll bureau in Bristol, which pays 6,000 people every month. She joined from Severnside Council in 2018 and is a member of the Chartered Institute of Payroll Professionals (MCIPP). At weekends she shows her Border Terriers.</p><p>Email: <a href="mailto:sarahj.whitcombe@garrickvale.example">sarahj.whitcombe@garrickvale.example</a></p><p><em>Looking for Sarah Whitcombe in our tax team? <a href="/our-people/sarah-whitcombe/">Her page is here</a>.</em></p>`),
  wp("/our-people/daniel-okonjo/", "Daniel Okonjo, Audit Director", "Audit Director", `<h1>Daniel Okonjo</h1><p class="role">Audit Director</p><p>Daniel leads audits of manufacturers and charities. He is a Fellow of the ICAEW (FCA) and joined the firm as a trainee in 2009 after a degree in mathematics at the University of Bath.</p><p>Email: <a href="mailto:daniel.okonjo@garrickvale.example">daniel.okonjo@garrickvale.example</a></p>`),
  wp("/our-people/megan-tresillian/", "Megan Tresillian, Business Development Manager", "Business Development Manager", `<h1>Megan Tresillian</h1><p class="role">Business Development Manager</p><p>Megan looks after new clients and the firm's seminars. She sits on the committee of Bristol Women in Business Breakfast.</p><p>Email: <a href="mailto:megan.tresillian@garrickvale.example">megan.tresillian@garrickvale.example</a></p>`),
  wp("/news/", "News", "News of the firm", `<h1>News</h1><article><h2><a href="/2026/07/daniel-okonjo-audit-director/">Daniel Okonjo becomes Audit Director</a></h2><time datetime="2026-07-01">1 July 2026</time></article><article><h2><a href="/2024/03/bristol-walk/">Forty miles for the hospice</a></h2><time datetime="2024-03-18">18 March 2024</time></article>`, "blog"),
  wp("/2026/07/daniel-okonjo-audit-director/", "Daniel Okonjo becomes Audit Director", "Promotion", `<article class="post"><h1 class="entry-title">Daniel Okonjo becomes Audit Director</h1><time datetime="2026-07-01">1 July 2026</time><p>We are pleased to announce that Daniel Okonjo, until now Audit Manager, has been promoted to Audit Director. Daniel also teaches the audit paper to our trainees.</p></article>`, "single"),
  wp("/2024/03/bristol-walk/", "Forty miles for the hospice", "Charity walk", `<article class="post"><h1 class="entry-title">Forty miles for the hospice</h1><time datetime="2024-03-18">18 March 2024</time><p>Megan Tresillian walked forty miles of the coast path and raised £3,100 for Quayside Hospice. Well done Megan!</p></article>`, "single"),
  {
    url: "https://westcharityforum.example/events/2021/audit-for-trustees",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Audit for trustees – West Charity Forum 2021</title></head><body class="node-type-event"><div class="region-header"><a href="/">West Charity Forum</a></div><div class="node"><h1>Audit for trustees</h1><p class="date">14 October 2021, Bristol</p><p><strong>Daniel Okonjo, Audit Manager, Garrick Vale LLP</strong></p><p>Daniel explains in an hour what trustees have to ask their auditor. He is himself treasurer of Easton Community Kitchen.</p></div><div class="region-footer">West Charity Forum</div></body></html>`
  },
  {
    url: "https://avongorgeheritage.example/trustees.html",
    body: `<html><head><title>Trustees - Avon Gorge Heritage Trust</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table width="800" align="center"><tr><td><h1>Our trustees</h1><p><b>Peter Lanyon-Groves</b> (Chair) is a retired civil engineer and collects steam models.</p><p><b>Sarah Whitcombe</b> is a tax partner at Garrick Vale. She sings alto with the Clifton Chamber Singers.</p><p><a href="index.html">Home</a></p></td></tr></table></body></html>`
  },
  {
    url: "https://borderterriersouthwest.example/results/2025",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Show results 2025 – Border Terrier Club of the South West</title></head><body><h1>Show results 2025</h1><p>Members' Open Show, Thornbury, 7 June 2025</p><ul><li>Best in Show: Mr R. Applewhite's Tinkersdale Fox</li><li>Best Puppy: Sarah Whitcombe (Bristol) with Biscuit. Sarah, who runs a payroll bureau in the week, also won in 2023.</li></ul></body></html>`
  },
  {
    url: "https://bwbb.example/committee",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Committee — Bristol Women in Business Breakfast</title></head><body class="sqs-page"><header data-section-id="1"><a href="/">Bristol Women in Business Breakfast</a></header><main><div class="sqs-block-content"><h2>Committee</h2><p><strong>Megan Tresillian</strong><br>Events Secretary</p><p>Megan is Business Development Manager at Garrick Vale. Born in Truro, she came to Bristol to study marketing at UWE Bristol, and never left. She swims in Henleaze Lake all year round.</p><p><strong>Olivia Farncombe</strong><br>Treasurer</p><p>Olivia owns a bakery in Bedminster and keeps bees.</p></div></main></body></html>`
  }
]

const industry = "Accounting | Accountancy | Chartered accountants | Professional services | Accounting services"
const bristol = "Bristol, United Kingdom | Bristol, UK | Bristol, England | Bristol"
const company = "Garrick Vale LLP | Garrick Vale"

const people = [
  {
    id: "sarah-whitcombe-tax", about: "Two of one name at one employer: the tax partner.",
    contact: { email: "sarah.whitcombe@garrickvale.example", full_name: "Sarah Whitcombe", company: "Garrick Vale" }, outcome: "found",
    facts: {
      title: "Tax Partner | Partner, Tax | Partner", company, location: bristol,
      education: [{ institution: "University of Exeter", field: "Law" }],
      certifications: ["Chartered Tax Adviser (CTA) | CTA | Chartered Tax Adviser"],
      memberships: ["Avon Gorge Heritage Trust | Trustee of the Avon Gorge Heritage Trust", "Clifton Chamber Singers"],
      hobbies: ["Singing | Choral singing | sings alto | Choir"]
    },
    also: {
      industry, skills: ["Inheritance tax", "Succession | succession planning | advises family companies on succession", "Tax | Tax advice | taxation"],
      achievements: ["Partner since 2014"], causes: ["Heritage | Avon Gorge Heritage Trust | heritage conservation | trustee"], interests: ["Heritage | Avon Gorge heritage", "Choral music | singing"]
    },
    sources: [`${site}/our-people/`, `${site}/our-people/sarah-whitcombe/`, `${site}/our-people/sarah-j-whitcombe/`, "https://avongorgeheritage.example/trustees.html"],
    never: ["payroll", "Border Terrier", "MCIPP", "Severnside", "Biscuit", "steam models", "civil engineer"]
  },
  {
    id: "sarah-whitcombe-payroll", about: "Two of one name at one employer: the payroll manager, whose address the firm's own page gives.",
    contact: { email: "sarahj.whitcombe@garrickvale.example", full_name: "Sarah Whitcombe", company: "Garrick Vale LLP", title: "Payroll Manager" }, outcome: "found",
    facts: {
      title: "Payroll Manager", company, location: bristol,
      memberships: ["Chartered Institute of Payroll Professionals (MCIPP) | Chartered Institute of Payroll Professionals | MCIPP"],
      hobbies: ["Showing Border Terriers | Dog showing | dog shows | shows her Border Terriers"],
      pets: ["Border Terriers | Border Terrier | Biscuit | dogs"]
    },
    also: {
      industry, skills: ["Payroll | payroll bureau | payroll management"], certifications: ["MCIPP | Member of the Chartered Institute of Payroll Professionals"],
      achievements: ["Best Puppy at the Members' Open Show 2025 | Best Puppy with Biscuit | Best Puppy, Border Terrier Club of the South West", "Best Puppy 2023 | also won in 2023", "Formerly at Severnside Council | joined from Severnside Council in 2018 | Severnside Council", "Runs a bureau that pays 6,000 people every month | 6,000 people every month"],
      interests: ["Border Terriers | Dogs"], memberships: ["Border Terrier Club of the South West"], pets: ["Biscuit, a Border Terrier | Biscuit"]
    },
    sources: [`${site}/our-people/`, `${site}/our-people/sarah-j-whitcombe/`, "https://borderterriersouthwest.example/results/2025"],
    never: ["Chartered Tax Adviser", "inheritance", "Exeter", "Avon Gorge", "Clifton", "Tinkersdale", "Applewhite"]
  },
  {
    id: "daniel-okonjo", about: "By email alone; an old event page has the stale title Audit Manager.",
    contact: { email: "daniel.okonjo@garrickvale.example" }, outcome: "found",
    facts: {
      title: "Audit Director | Director, Audit", company, location: bristol,
      education: [{ institution: "University of Bath", field: "Mathematics | Maths", degree: "Degree | degree in mathematics" }],
      certifications: ["Fellow of the ICAEW (FCA) | FCA | Fellow of the ICAEW | Chartered Accountant"],
      memberships: ["Easton Community Kitchen | Treasurer of Easton Community Kitchen"]
    },
    also: {
      industry, memberships: ["ICAEW | Fellow of the ICAEW"], causes: ["Easton Community Kitchen | community kitchen | charity"],
      skills: ["Audit | Auditing | audits of manufacturers and charities", "Charity audit | charities", "Teaching | teaches the audit paper | training trainees", "manufacturers | manufacturing audit"],
      achievements: ["Promoted to Audit Director in 2026 | promoted to Audit Director", "Audit for trustees, talk at the West Charity Forum 2021 | Audit for trustees | speaker, West Charity Forum", "Formerly Audit Manager | until now Audit Manager", "Joined as a trainee in 2009 | trainee in 2009", "Treasurer of Easton Community Kitchen"],
      interests: ["Charities | charity", "Teaching"]
    },
    sources: [`${site}/`, `${site}/our-people/`, `${site}/our-people/daniel-okonjo/`, `${site}/news/`, `${site}/2026/07/daniel-okonjo-audit-director/`, "https://westcharityforum.example/events/2021/audit-for-trustees"]
  },
  {
    id: "megan-tresillian", about: "Name and company; committee page of a breakfast club.",
    contact: { full_name: "Megan Tresillian", company: "Garrick Vale LLP" }, outcome: "found",
    facts: {
      title: "Business Development Manager", company, location: bristol,
      education: [{ institution: "UWE Bristol | University of the West of England", field: "Marketing" }],
      memberships: ["Bristol Women in Business Breakfast | Events Secretary, Bristol Women in Business Breakfast"],
      hobbies: ["Swimming | Open-water swimming | Cold water swimming | swims in Henleaze Lake"],
      causes: ["Quayside Hospice | Hospice | raised £3,100 for Quayside Hospice"]
    },
    also: {
      industry, skills: ["Business development", "Events | seminars | event organisation", "Marketing"], hobbies: ["Walking | Hiking | walked forty miles of the coast path"],
      achievements: ["Raised £3,100 for Quayside Hospice | raised £3,100 | Walked forty miles of the coast path", "Events Secretary, Bristol Women in Business Breakfast | Events Secretary"],
      interests: ["Women in business", "Swimming", "Walking"], memberships: ["Henleaze Lake"], causes: ["Women in business"]
    },
    sources: [`${site}/`, `${site}/our-people/`, `${site}/our-people/megan-tresillian/`, `${site}/news/`, `${site}/2024/03/bristol-walk/`, "https://bwbb.example/committee"],
    never: ["bakery", "bees", "Farncombe", "Bedminster"]
  }
]

export default { people, pages, rdap: [{ domain: "garrickvale.example", registrant: "Garrick Vale LLP", registered: "2006-05-11" }] }
