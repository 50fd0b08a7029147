const page = (title, url, main) => `<!DOCTYPE html>
<html lang="en-NG"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${title} | Paylark</title>
<meta property="og:title" content="${title}"><meta property="og:type" content="website"><link rel="canonical" href="${url}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"FinancialService","name":"Paylark","url":"https://paylark.example/","address":{"@type":"PostalAddress","streetAddress":"9 Adeola Hopewell Street","addressLocality":"Lagos","addressCountry":"NG"}}</script></head>
<body class="wp-site-blocks"><header class="wp-block-template-part"><nav class="wp-block-navigation"><ul><li><a href="https://paylark.example/">Home</a></li><li><a href="https://paylark.example/merchants/">Merchants</a></li><li><a href="https://paylark.example/leadership/">Leadership</a></li><li><a href="https://paylark.example/newsroom/new-cfo/">Newsroom</a></li></ul></nav></header>
<main class="wp-block-group">${main}</main>
<footer class="wp-block-group"><p>Paylark Payments Ltd is licensed by the Central Bank of Nigeria as a payment solution service provider.</p><p>9 Adeola Hopewell Street, Victoria Island, Lagos</p></footer></body></html>`

const pages = [
  { url: "https://paylark.example/", body: page("Payments for market traders", "https://paylark.example/", `<h1 class="wp-block-heading">Get paid before the customer has left the stall.</h1><p>Paylark is a fintech for traders. 210,000 merchants in Nigeria and Ghana take transfers, cards and USSD with one account.</p><div class="wp-block-buttons"><a class="wp-block-button__link" href="https://paylark.example/merchants/">Open an account</a></div>`) },
  {
    url: "https://paylark.example/leadership/",
    body: page("Leadership", "https://paylark.example/leadership/", `<h1 class="wp-block-heading">Leadership</h1>
<div class="wp-block-columns">
<div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/2026/02/adebayo.jpg" alt="Folake Adebayo-Hughes"></figure><h3>Folake Adebayo-Hughes</h3><p><strong>Chief Financial Officer</strong></p><p>Folake joined in January 2026 after eleven years at Sterling Harbour Bank, where she was treasurer. She is a Fellow of the Institute of Chartered Accountants of Nigeria (FCA) and holds an MBA from Lagos Business School.</p></div>
<div class="wp-block-column"><h3>Kwame Boateng</h3><p><strong>VP Product</strong></p><p>Kwame runs product from our Accra office. He built the offline mode, with which a trader can take a payment when the network is down.</p></div>
<div class="wp-block-column"><h3>Grace Adeyemi</h3><p><strong>Head of Compliance</strong></p><p>Grace keeps us and our merchants on the right side of the rules. A lawyer by training, called to the Nigerian Bar in 2008, and a Certified Anti-Money Laundering Specialist (CAMS).</p></div>
</div>`)
  },
  {
    url: "https://paylark.example/newsroom/new-cfo/",
    news: { seen: "20260112T080000Z", language: "English", country: "Nigeria" },
    body: page("Paylark appoints Folake Adebayo-Hughes as CFO", "https://paylark.example/newsroom/new-cfo/", `<p class="wp-block-post-date">12 January 2026</p><h1>Paylark appoints Folake Adebayo-Hughes as CFO</h1><p>Lagos – Paylark, the payments company for market traders, has named Folake Adebayo-Hughes Chief Financial Officer. She succeeds Dele Martins, who retires.</p><p>At Sterling Harbour Bank she led the bank's first green bond, which was named Debut Bond of the Year 2022 at the West Africa Treasury Awards.</p><p>“I buy my tomatoes from a Paylark merchant,” said Ms Adebayo-Hughes. “I have seen what two minutes saved does to a queue.”</p><p>Outside work she mentors girls through the Numbers Are Hers foundation.</p>`)
  },
  {
    url: "https://sterlingharbour.example/about/executives",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Executives | Sterling Harbour Bank</title></head><body><div class="topbar"><a href="https://sterlingharbour.example/">Sterling Harbour Bank Plc</a></div><main><h1>Our executives</h1><table class="exec"><tr><td><img src="/i/fah.jpg" alt=""></td><td><b>Mrs Folake Adebayo-Hughes, FCA</b><br>Group Treasurer<br>Mrs Adebayo-Hughes has managed the Bank's liquidity and funding since 2019. She previously headed asset and liability management.</td></tr><tr><td></td><td><b>Mr Chidi Okoro</b><br>Chief Risk Officer</td></tr></table><p class="small">Page last updated: August 2023</p></main></body></html>`
  },
  {
    url: "https://eko-runners.example/committee",
    body: `<html><head><title>Eko Road Runners - Committee</title></head><body><h1>Eko Road Runners</h1><p><a href="https://eko-runners.example/">Home</a> | <a href="https://eko-runners.example/results">Results</a> | Committee</p><h3>Your committee 2026</h3><ul><li>Chair: Uche Amadi</li><li>Treasurer: Folake Adebayo-Hughes (of course it is the CFO of Paylark who counts our money!)</li><li>Kit: Sola Ige</li></ul><p>Folake ran her first marathon in Lagos in 2024, in 4:31.</p></body></html>`
  },
  {
    url: "https://accraproduct.example/meetups/18",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meetup #18: Building for no network – Accra Product Circle</title></head><body><header><a href="https://accraproduct.example/">Accra Product Circle</a></header><main><h1>#18 Building for no network</h1><p class="meta">Tuesday 14 April 2026, Osu</p><p><strong>Kwame Boateng</strong> (VP Product, Paylark) tells how the offline mode came about: 40 interviews in Makola market, three failed prototypes and a deck of playing cards.</p><p>Kwame studied mathematics at KNUST in Kumasi and started out as a data analyst at a cocoa exporter. He hosts the board-game night of the Circle every last Friday.</p><p>Write to him on Bluesky: <a href="https://bsky.app/profile/kwameb.example">@kwameb.example</a></p></main></body></html>`
  },
  {
    url: "https://www.goldcoastfootball.example/players/kwame-boateng",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Kwame Boateng – profile, goals, transfers</title></head><body><nav><a href="https://www.goldcoastfootball.example/">Gold Coast Football</a></nav><h1>Kwame Boateng</h1><dl><dt>Position</dt><dd>Left winger</dd><dt>Born</dt><dd>4 June 2001, Accra</dd><dt>Club</dt><dd>Volta Dynamos</dd><dt>Caps</dt><dd>11</dd></dl><p>Boateng scored nineteen goals in the 2024/25 season and was linked with a move to Anderlecht.</p></body></html>`
  },
  {
    url: "https://fintechdesk.example/interviews/grace-adeyemi-compliance",
    news: { seen: "20251006T070000Z", language: "English", country: "Nigeria" },
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>“Compliance is a product”: Grace Adeyemi of Paylark – Fintech Desk</title><meta name="author" content="Bimbo Salako"></head><body><header class="masthead">Fintech Desk</header><main><article><h1>“Compliance is a product”</h1><p class="standfirst">Grace Adeyemi, Head of Compliance at Paylark in Lagos, on agents, identity and why she reads every complaint.</p><p><b>You wrote the industry's agent-onboarding code.</b></p><p>I chaired the working group of the Nigerian Payments Forum that wrote it, in 2024. Twelve people wrote it, I held the pen.</p><p><b>How did a barrister end up here?</b></p><p>I did my LLB at Obafemi Awolowo University and then five years of litigation. I got tired of arriving when the damage was done.</p><p><b>And when you are not working?</b></p><p>I garden. There are fourteen kinds of pepper on my balcony and I know them by name.</p></article></main></body></html>`
  },
  {
    url: "https://naijagospelhits.example/artists/grace-adeyemi",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Grace Adeyemi – songs and albums</title></head><body><h1>Grace Adeyemi</h1><p>Lagos-born gospel singer Grace Adeyemi released her third album <i>Morning Dew</i> in 2025. She leads worship at Living Fountain Assembly in Surulere.</p><ul><li>Morning Dew (2025)</li><li>Hallelujah Rain (2021)</li></ul></body></html>`
  }
]

const people = [
  {
    id: "folake-adebayo-hughes", about: "stale title on the former employer's page",
    contact: { email: "folake.adebayo-hughes@paylark.example", full_name: "Folake Adebayo-Hughes", company: "Paylark", location: "Lagos" }, outcome: "found",
    facts: {
      title: "Chief Financial Officer | CFO", company: "Paylark | Paylark Payments Ltd", location: "Lagos | Lagos, Nigeria | Victoria Island, Lagos | Victoria Island | 9 Adeola Hopewell Street, Victoria Island, Lagos", industry: "fintech | payments | Financial services | Financial technology",
      achievements: ["led the bank's first green bond | Debut Bond of the Year 2022 | Debut Bond of the Year 2022 at the West Africa Treasury Awards", "ran her first marathon in Lagos in 2024 | first marathon"],
      education: [{ institution: "Lagos Business School", degree: "MBA" }], memberships: ["Eko Road Runners"], causes: ["Numbers Are Hers | Numbers Are Hers foundation | mentors girls"]
    },
    also: {
      location: "Nigeria", industry: "payment solution service provider | payments for market traders", certifications: ["Fellow of the Institute of Chartered Accountants of Nigeria | FCA | Fellow of the Institute of Chartered Accountants of Nigeria (FCA) | Chartered Accountant"],
      memberships: ["Institute of Chartered Accountants of Nigeria | ICAN", "Numbers Are Hers | Numbers Are Hers foundation", "Treasurer of Eko Road Runners | Eko Road Runners committee"],
      achievements: ["eleven years at Sterling Harbour Bank | treasurer at Sterling Harbour Bank | Group Treasurer at Sterling Harbour Bank | former treasurer of Sterling Harbour Bank", "Treasurer of Eko Road Runners", "appointed CFO of Paylark in January 2026 | Paylark appoints Folake Adebayo-Hughes as CFO | Joined Paylark in January 2026", "Fellow of the Institute of Chartered Accountants of Nigeria", "headed asset and liability management"],
      skills: ["treasury | liquidity and funding | liquidity management | funding", "asset and liability management", "green bonds | green bond", "accounting | finance", "mentoring"], hobbies: ["running | marathon running | road running | marathon"], interests: ["running | marathon", "mentoring girls | mentoring"], causes: ["mentoring girls | girls' education"]
    },
    sources: ["https://paylark.example/", "https://paylark.example/leadership/", "https://paylark.example/newsroom/new-cfo/", "https://sterlingharbour.example/about/executives", "https://eko-runners.example/committee"]
  },
  {
    id: "kwame-boateng", about: "footballer of the name; Bluesky",
    contact: { full_name: "Kwame Boateng", company: "Paylark" }, outcome: "found",
    facts: {
      title: "VP Product | Vice President Product", company: "Paylark | Paylark Payments Ltd", location: "Accra | Accra, Ghana", industry: "fintech | payments | Financial services | Financial technology",
      achievements: ["built the offline mode | offline mode | Building for no network"], education: [{ institution: "KNUST | KNUST in Kumasi", field: "mathematics" }], hobbies: ["board-game night | board games | board-game"]
    },
    also: {
      title: "VP of Product | runs product", location: "Ghana | Lagos", industry: "payment solution service provider | payments for market traders", skills: ["product | product management", "offline-first | offline payments | offline", "user interviews | interviews | user research", "data analysis | data analyst", "mathematics", "prototyping | prototypes"],
      achievements: ["Building for no network | Meetup #18: Building for no network | talk at Accra Product Circle", "hosts the board-game night of the Circle", "data analyst at a cocoa exporter", "40 interviews in Makola market", "a trader can take a payment when the network is down | three failed prototypes", "carved a mancala board | carved my own oware board"],
      interests: ["board games", "oware", "highlife | highlife records"], hobbies: ["oware", "collecting highlife records | highlife records"], memberships: ["Accra Product Circle"]
    },
    sources: ["https://paylark.example/", "https://paylark.example/leadership/", "https://accraproduct.example/meetups/18", "https://bsky.app/profile/kwameb.example"],
    never: ["winger", "Volta Dynamos", "Anderlecht", "footballer", "nineteen goals"]
  },
  {
    id: "grace-adeyemi", about: "gospel singer of the name in the same city",
    contact: { email: "grace.adeyemi@paylark.example", full_name: "Grace Adeyemi", company: "Paylark" }, outcome: "found",
    facts: {
      title: "Head of Compliance", company: "Paylark | Paylark Payments Ltd", location: "Lagos | Lagos, Nigeria | Victoria Island, Lagos | Victoria Island | 9 Adeola Hopewell Street, Victoria Island, Lagos", industry: "fintech | payments | Financial services | Financial technology",
      certifications: ["Certified Anti-Money Laundering Specialist (CAMS) | CAMS | Certified Anti-Money Laundering Specialist"], education: [{ institution: "Obafemi Awolowo University", degree: "LLB" }],
      achievements: ["chaired the working group of the Nigerian Payments Forum | wrote the industry's agent-onboarding code | agent-onboarding code"], hobbies: ["garden | gardening | peppers"]
    },
    also: {
      location: "Nigeria", title: "Barrister | lawyer | lawyer by training | Compliance at Paylark", industry: "payment solution service provider | payments for market traders", skills: ["compliance", "anti-money laundering | AML", "litigation", "agent onboarding | onboarding", "law | regulation", "identity"],
      achievements: ["called to the Nigerian Bar in 2008 | Nigerian Bar", "Compliance is a product | interview with Fintech Desk", "five years of litigation", "Certified Anti-Money Laundering Specialist"], certifications: ["called to the Nigerian Bar | Nigerian Bar | Barrister"],
      memberships: ["Nigerian Payments Forum", "Nigerian Bar | called to the Nigerian Bar"], interests: ["gardening | garden | peppers | pepper"], hobbies: ["fourteen kinds of pepper | growing peppers | pepper"], education: [{ institution: "Obafemi Awolowo University", degree: "LLB", field: "law" }]
    },
    sources: ["https://paylark.example/", "https://paylark.example/leadership/", "https://fintechdesk.example/interviews/grace-adeyemi-compliance"],
    never: ["gospel", "Morning Dew", "Hallelujah", "Living Fountain", "singer"]
  }
]

export default {
  people, pages,
  bluesky: [
    { handle: "kwameb.example", name: "Kwame Boateng", description: "Product at Paylark, Accra. Oware player, highlife records.", posts: [{ text: "Carved my own oware board over Easter. 48 seeds, 12 houses, one bandaged thumb.", at: "2026-04-06T16:00:00Z" }] }
  ]
}
