import { ld, put, rss, seen, site } from "./lib.mjs"

// ---------------------------------------------------------------- Ravelpay, Dublin: cards
{
  const p = site("www.ravelpay.example", {
    name: "Ravelpay", lang: "en-IE",
    nav: [["/", "Home"], ["/about", "About"], ["/company/team", "Team"], ["/news", "News"], ["/blog", "Blog"], ["/contact", "Contact"]],
    foot: "Ravelpay Limited, 18 Windmill Quay, Dublin 2, D02 XR45, Ireland. Ravelpay is regulated as a payment institution."
  })
  p("/", "Ravelpay: one payments account for independent shops and marketplaces", `
    <h1>Get paid once. See everything.</h1>
    <p>Ravelpay gives independent retailers and marketplaces a single account for card, wallet and bank payments, with the reconciliation done before you open your laptop.</p>
    <p>More than 9,000 shops in Ireland, Britain and the Netherlands use us. <a href="/company/team">Meet the team</a> or read <a href="/news">what is new</a>.</p>`)
  p("/about", "About us", `
    <h1>About Ravelpay</h1>
    <p>Ravelpay began in 2017 in a borrowed room over a bicycle shop in Dublin. Today we are 140 people, most of us within cycling distance of Windmill Quay, some of us working remotely from around the island.</p>
    <p>We build payments infrastructure: acquiring, payouts, a double-entry ledger and the compliance work that sits underneath.</p>
    <p><a href="/company/team">The team</a> &middot; <a href="/contact">Find us</a></p>`)
  p("/company/team", "Our team", `
    <h1>Our team</h1>
    <div class="grid">
      <div class="card"><img src="/img/aoife.jpg" alt="Aoife Brannigan"><h3>Aoife Brannigan</h3><p class="role">Chief Executive Officer &amp; Co-founder</p>
        <p>Aoife co-founded Ravelpay in 2017 after six years running settlement operations at a Dublin bank. She studied computer science at Trinity College Dublin, and swims in the sea at the Forty Foot all year round.</p></div>
      <div class="card"><img src="/img/conor.jpg" alt="Conor Mulhearn"><h3>Conor Mulhearn</h3><p class="role">Principal Engineer</p>
        <p>Conor looks after the ledger. He writes Go for a living and the occasional grumpy post on our <a href="/blog">engineering blog</a>.</p></div>
      <div class="card"><img src="/img/niamh-b.jpg" alt="Niamh Byrne"><h3>Niamh Byrne</h3><p class="role">Head of Compliance</p>
        <p>A solicitor by training, Niamh joined us in 2020 from the Central Bank of Ireland. She keeps us licensed. <a href="mailto:niamh.byrne@ravelpay.example">niamh.byrne@ravelpay.example</a></p></div>
      <div class="card"><img src="/img/niamh-d.jpg" alt="Niamh Byrne"><h3>Niamh Byrne</h3><p class="role">Senior Product Designer</p>
        <p>The other Niamh. Works from Galway on the merchant dashboard and on our design system. <a href="mailto:niamh.b@ravelpay.example">niamh.b@ravelpay.example</a></p></div>
    </div>`)
  p("/news", "News", `
    <h1>News</h1>
    <ul>
      <li><time>18 March 2026</time> <a href="/news/series-b">Ravelpay raises €22 million</a></li>
      <li><time>9 September 2024</time> <a href="/news/uk-authorisation">Ravelpay authorised in the United Kingdom</a></li>
    </ul>`)
  p("/news/series-b", "Ravelpay raises €22 million", `
    <h1>Ravelpay raises €22 million to bring its ledger to the Netherlands</h1>
    <p>Dublin, 18 March 2026. Ravelpay has closed a Series B round of €22 million led by Carrowmore Growth.</p>
    <p>“Shops should not need a finance department to know whether they were paid,” said Aoife Brannigan, CEO and co-founder. “This round pays for Rotterdam and for forty engineers.”</p>
    <p>Press: press@ravelpay.example</p>`, { news: seen("2026-03-18", "English", "Ireland") })
  p("/news/uk-authorisation", "Ravelpay authorised in the United Kingdom", `
    <h1>Ravelpay authorised in the United Kingdom</h1>
    <p>Dublin, 9 September 2024. After a fourteen-month application led by Head of Compliance Niamh Byrne, Ravelpay has been authorised as a payment institution in the United Kingdom.</p>
    <p>“Regulators read everything. So we wrote everything down,” said Byrne.</p>`, { news: seen("2024-09-09", "English", "Ireland") })
  p("/blog", "Engineering and design blog", `
    <h1>Blog</h1>
    <article><h2><a href="/blog/idempotency-keys">Your idempotency key is lying to you</a></h2><p>By Conor Mulhearn, 4 February 2026</p></article>
    <article><h2><a href="/blog/empty-states">Empty states are the first day at work</a></h2><p>By Niamh Byrne, 12 November 2025</p></article>
    <p><a href="/blog/feed.xml">RSS</a></p>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml" title="Ravelpay blog">` })
  p("/blog/idempotency-keys", "Your idempotency key is lying to you", `
    <article><h1>Your idempotency key is lying to you</h1><p class="byline">Conor Mulhearn, 4 February 2026</p>
    <p>We retried a payout eleven times on a wet Tuesday in Drogheda, where I sit, and the ledger took it eleven times. Here is how we moved deduplication into PostgreSQL, why the unique index beats the cache, and what I open-sourced afterwards: <a href="https://github.com/cmulhearn/ledgerlint">ledgerlint</a>.</p>
    <p>Double-entry bookkeeping is five hundred years old and still has better invariants than most of our services.</p></article>`)
  p("/blog/empty-states", "Empty states are the first day at work", `
    <article><h1>Empty states are the first day at work</h1><p class="byline">Niamh Byrne, 12 November 2025</p>
    <p>A dashboard with nothing in it is the first thing a new merchant sees. We ran user research with thirty shops, drew forty versions in Figma and shipped the plainest one.</p>
    <p class="author-box">Niamh Byrne is a Senior Product Designer at Ravelpay, in Galway. She writes at <a href="https://niamhbyrnedesign.example/">niamhbyrnedesign.example</a> and answers at niamh.b@ravelpay.example.</p></article>`)
  put("https://www.ravelpay.example/blog/feed.xml", rss("Ravelpay blog", "https://www.ravelpay.example/blog", [
    { title: "Your idempotency key is lying to you", url: "https://www.ravelpay.example/blog/idempotency-keys", author: "Conor Mulhearn", at: "2026-02-04", description: "How we moved deduplication of payouts into PostgreSQL." },
    { title: "Empty states are the first day at work", url: "https://www.ravelpay.example/blog/empty-states", author: "Niamh Byrne", at: "2025-11-12", description: "What a new merchant sees first." }
  ]), { type: "application/rss+xml; charset=utf-8", unlisted: true })
  p("/contact", "Contact", `
    <h1>Contact</h1><address>Ravelpay Limited<br>18 Windmill Quay<br>Dublin 2, D02 XR45<br>Ireland</address><p>+353 1 555 0142 &middot; hello@ravelpay.example</p>`)
}

// ---------------------------------------------------------------- Tidewell Systems, Southampton: a table
{
  const p = site("www.tidewell.example", {
    name: "Tidewell Systems",
    nav: [["/", "Home"], ["/product", "Product"], ["/about", "About"], ["/about/leadership", "Leadership"], ["/press", "Press"], ["/case-studies/halden-line", "Case study"], ["/contact", "Contact"]],
    foot: "&copy; 2026 Tidewell Systems Ltd, Ocean Gate House, 12 Itchen Wharf, Southampton SO14 3QD"
  })
  p("/", "Tidewell Systems: freight forwarding software that knows where the box is", `
    <h1>Where is the box?</h1><p>Tidewell is the operating system of 310 freight forwarders and port agents: bookings, customs entries, berth times and the invoice, in one place.</p><p><a href="/product">See the product</a></p>`)
  p("/product", "Product", `<h1>Product</h1><p>Track containers across carriers, file customs declarations and predict arrival times within ninety minutes.</p>`)
  p("/about", "About", `
    <h1>About Tidewell</h1><p>Logistics software, made on the quayside in Southampton since 2004. We are 190 people, owned by our founders and staff.</p><p>See our <a href="/about/leadership">leadership</a>.</p>`)
  p("/about/leadership", "Leadership", `
    <h1>Leadership</h1>
    <table>
      <thead><tr><th>Name</th><th>Position</th><th>About</th></tr></thead>
      <tbody>
        <tr><td>Graham Pettifer</td><td>Managing Director</td><td>Joined Tidewell in 2011 from a container line and has led it since 2015. Graham is a Fellow of the Chartered Institute of Logistics and Transport.</td></tr>
        <tr><td>Hannah Whitlock</td><td>Chief Customer Officer</td><td>Started on our support desk in 2016 and now answers for every customer we have.</td></tr>
        <tr><td>Tom Hargrave</td><td>Chief Product Officer</td><td>Joined in March 2026 from the HR software firm Peoplefern. Tom sets the roadmap and works from Manchester.</td></tr>
        <tr><td>Samir Qureshi</td><td>Head of Data Science</td><td>Leads the team behind our arrival predictions. PhD in operational research from the University of Southampton.</td></tr>
      </tbody>
    </table>`)
  p("/press", "Press releases", `
    <h1>Press releases</h1><ul>
      <li>2 March 2026: <a href="/press/2026-03-tom-hargrave">Tidewell appoints Tom Hargrave as Chief Product Officer</a></li>
      <li>12 January 2026: <a href="/press/2026-01-chief-customer-officer">Hannah Whitlock named Chief Customer Officer</a></li>
    </ul>`)
  p("/press/2026-03-tom-hargrave", "Tidewell appoints Tom Hargrave as Chief Product Officer", `
    <h1>Tidewell appoints Tom Hargrave as Chief Product Officer</h1>
    <p>Southampton, 2 March 2026. Tidewell Systems today announced that Tom Hargrave has joined as Chief Product Officer.</p>
    <p>Hargrave spent five years as VP Product at the Manchester HR software company Peoplefern. He will continue to live in Manchester.</p>
    <p>“Freight is rostering with heavier objects,” said Hargrave.</p>`, { news: seen("2026-03-02") })
  p("/press/2026-01-chief-customer-officer", "Hannah Whitlock named Chief Customer Officer", `
    <h1>Hannah Whitlock named Chief Customer Officer</h1>
    <p>Southampton, 12 January 2026. Tidewell Systems has promoted Hannah Whitlock, until now VP Customer Success, to the new post of Chief Customer Officer.</p>
    <p>Ten years ago she answered the phones; last year she was named Customer Leader of the Year at the CX South Awards. “I still pick up the phone on Fridays,” said Whitlock, who is based at the Southampton head office.</p>
    <p>“Nobody knows our customers better,” said Managing Director Graham Pettifer.</p>`, { news: seen("2026-01-12") })
  p("/case-studies/halden-line", "Case study: Halden Line", `
    <h1>Halden Line: 400 bookings a day</h1><p>Published June 2021.</p><p>Hannah Whitlock, Customer Success Manager at Tidewell, ran the onboarding with two people and a whiteboard. “The first week was chaos, the second was boring. Boring is what we sell,” she says.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><address>Tidewell Systems Ltd, Ocean Gate House, 12 Itchen Wharf, Southampton SO14 3QD, United Kingdom</address><p>Telephone 023 8055 5010</p>`)
}

// ---------------------------------------------------------------- Peoplefern, Manchester: JSON-LD
{
  const p = site("peoplefern.example", {
    name: "Peoplefern", sep: " · ",
    nav: [["/", "Home"], ["/about", "About"], ["/team", "Team"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Peoplefern Ltd, Unit 6, Tariff Mill, Manchester M1 2FF"
  })
  p("/", "Peoplefern · Onboarding and rotas for people who work shifts", `<h1>Work that fits around people</h1><p>Peoplefern is HR software for shift workers: onboarding on a phone, rotas that are fair, and pay that is right.</p>`)
  p("/about", "About", `<h1>Hello</h1><p>We started Peoplefern in 2018 because hospital porters, baristas and care workers deserve software as good as the software office people get. 60 of us work in an old mill in Manchester. <a href="/team">Here is who</a>.</p>`)
  p("/team", "Team", `<h1>Team</h1><div id="team-app">Loading the team&hellip;</div><noscript><p>Please enable JavaScript to see our team.</p></noscript>`, {
    head: ld({ "@type": "Organization", name: "Peoplefern", url: "https://peoplefern.example/", address: { "@type": "PostalAddress", streetAddress: "Unit 6, Tariff Mill", addressLocality: "Manchester", postalCode: "M1 2FF", addressCountry: "GB" },
      employee: [
        { "@type": "Person", name: "Priya Ramanathan", jobTitle: "Founder and CEO", description: "Priya planned nurse rotas for the NHS before she founded Peoplefern in 2018. She read mathematics at the University of Manchester.", sameAs: ["https://x.com/priya_fern", "https://www.linkedin.com/in/priyaramanathan"] },
        { "@type": "Person", name: "Luke Ackersley", jobTitle: "Head of Engineering", description: "Luke runs a team of fourteen and still reviews pull requests before breakfast.", url: "https://lukeackersley.example/" },
        { "@type": "Person", name: "Beth Oyelaran", jobTitle: "Head of People Science", description: "Beth is a chartered psychologist and the author of The Fair Rota. She turns research on shift work into features.", url: "https://bethoyelaran.example/" }
      ] })
  })
  p("/news", "News", `<h1>News</h1><ul><li><a href="/news/rota-fairness-report">The 2025 Rota Fairness Report</a> (October 2025)</li><li><a href="/news/product-team-grows">Our product team grows</a> (May 2021)</li></ul>`)
  p("/news/rota-fairness-report", "The 2025 Rota Fairness Report", `<h1>The 2025 Rota Fairness Report</h1><p>14 October 2025. We asked 4,100 shift workers what a fair rota is. Beth Oyelaran, our Head of People Science, led the study: “Notice matters more than choice. Two weeks of notice halves the reported stress.”</p><p>Founder and CEO Priya Ramanathan will present the results in Westminster in November.</p>`, { news: seen("2025-10-14") })
  p("/news/product-team-grows", "Our product team grows", `<h1>Our product team grows</h1><p>4 May 2021. We welcome Tom Hargrave, who joins Peoplefern as VP Product. Tom came from the rail ticketing business and holds a degree in design engineering from Brunel University.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Peoplefern Ltd, Unit 6, Tariff Mill, Manchester M1 2FF, England. hi@peoplefern.example</p>`)
}

// ---------------------------------------------------------------- Greywether Security, Cheltenham: profile pages
{
  const p = site("www.greywether.example", {
    name: "Greywether Security", sep: " - ",
    nav: [["/", "Home"], ["/services", "Services"], ["/about", "About"], ["/people", "People"], ["/insights", "Insights"], ["/contact", "Contact"]],
    foot: "Greywether Security Ltd, Regent Chambers, 7 Imperial Lane, Cheltenham GL50 1XT"
  })
  p("/", "Greywether Security - independent cyber security consultancy", `<h1>Calm people for bad days</h1><p>Greywether is a cyber security consultancy of 45 people. We test, we advise, and when it has already happened, we come.</p>`)
  p("/services", "Services", `<h1>Services</h1><ul><li>Penetration testing and red teaming</li><li>Incident response retainers</li><li>Threat intelligence briefings</li></ul>`)
  p("/about", "About", `<h1>About</h1><p>Founded in Cheltenham in 2013 and still independent. Our clients are utilities, hospitals, councils and banks. <a href="/people">Our people</a>.</p>`)
  p("/people", "People", `<h1>People</h1><ul class="people">
      <li><a href="/people/rosalind-keane">Rosalind Keane</a></li><li><a href="/people/victoria-halasz">Victoria Halasz</a></li>
      <li><a href="/people/joel-abernathy">Joel Abernathy</a></li><li><a href="/people/kwame-mensah">Kwame Mensah</a></li></ul>`)
  p("/people/rosalind-keane", "Rosalind Keane", `<h1>Rosalind Keane</h1><h2>Founder and Managing Director</h2>
    <p>Rosalind set up Greywether in 2013 after twelve years in government service. She advises boards on cyber risk and chairs the Severn Cyber Cluster.</p>
    <p>She holds an MEng in electronic engineering from the University of Bristol and is CISSP certified. At home in Cheltenham she keeps bees, not always successfully.</p>`)
  p("/people/victoria-halasz", "Victoria Halasz", `<h1>Victoria Halasz</h1><h2>Head of Incident Response</h2>
    <p>Victoria has led the response to more than eighty incidents, from ransomware in a hospital trust to a lost laptop that turned out not to be lost. GCIH and CISM certified.</p>
    <p>She studied at the Budapest University of Technology and Economics, works from our Cheltenham office and mentors women coming back to the profession through Cyber Returners.</p>`)
  p("/people/joel-abernathy", "Joel Abernathy", `<h1>Joel Abernathy</h1><h2>Principal Penetration Tester</h2>
    <p>Joel breaks into things by appointment. OSCP certified; author of the open-source Active Directory tool <a href="https://github.com/jabernathy-gw">saltlick</a>; found the authentication bypass in the Brightmoor VPN gateway in 2024.</p><p>Based in Gloucester. More at <a href="https://j0el.example/">j0el.example</a>.</p>`)
  p("/people/kwame-mensah", "Kwame Mensah", `<h1>Kwame Mensah</h1><h2>Threat Intelligence Lead</h2>
    <p>Kwame writes the weekly briefing that our clients read first. He follows ransomware groups and the money behind them, and reads Russian. Before Greywether he was an analyst at a London bank.</p><p>Cheltenham office &middot; <a href="mailto:kwame.mensah@greywether.example">kwame.mensah@greywether.example</a></p>`)
  p("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/follow-the-wallet">Follow the wallet</a></li><li><a href="/insights/first-hour">The first hour</a></li></ul>`)
  p("/insights/follow-the-wallet", "Follow the wallet", `<article><h1>Follow the wallet</h1><p>By Kwame Mensah, Threat Intelligence Lead. 21 April 2026.</p><p>Blockchain analysis is mostly patience. In this note we trace one ransom through nine wallets and a betting shop.</p></article>`)
  p("/insights/first-hour", "The first hour", `<article><h1>The first hour</h1><p>By Victoria Halasz. 3 September 2025.</p><p>Do not switch it off. Digital forensics begins with memory, and memory goes when the power does.</p></article>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Greywether Security Ltd<br>Regent Chambers<br>7 Imperial Lane<br>Cheltenham<br>GL50 1XT</p><p>24 hour incident line 01242 555 0199</p>`)
}

// ---------------------------------------------------------------- Hartnell & Moss, Leeds: microdata
{
  const p = site("www.hartnellmoss.example", {
    name: "Hartnell &amp; Moss",
    nav: [["/", "Home"], ["/about-us", "About us"], ["/our-people", "Our people"], ["/news", "News"], ["/contact-us", "Contact us"]],
    foot: "Hartnell &amp; Moss Insurance Brokers, Moss House, 22 Park Cross Street, Leeds LS1 2QH. Authorised and regulated."
  })
  p("/", "Hartnell &amp; Moss, insurance brokers since 1889", `<h1>Insurance brokers to Yorkshire business</h1><p>Commercial insurance for manufacturers, food producers, transport firms and the people who own them.</p>`)
  p("/about-us", "About us", `<h1>Our story</h1><p>Josiah Hartnell and Edmund Moss opened a broking office in Leeds in 1889 to insure the woollen mills. Five generations later the families are still here, and so are some of the mills. <a href="/our-people">Our people</a></p>`)
  p("/our-people", "Our people", `<h1>Our people</h1>
    <section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Caroline Hartnell</h2><p itemprop="jobTitle">Chief Executive</p><p itemprop="description">Caroline has run the firm since 2016. A Fellow of the Chartered Insurance Institute, she read history at Durham University and spent a decade at Lloyd’s before coming home to Leeds.</p></section>
    <section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Edmund Moss</h2><p itemprop="jobTitle">Client Director</p><p itemprop="description">Edmund looks after our food and drink manufacturers. He is ACII qualified and the fifth Moss to work in the firm. Out of the office he rings church bells.</p></section>
    <section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Imran Sadiq</h2><p itemprop="jobTitle">Head of Claims</p><p itemprop="description">Imran and his team of nine settle some 3,000 claims a year. He lives in Bradford and captains the first eleven at Headingley Bramblers Cricket Club.</p></section>`)
  p("/news", "News", `<h1>News</h1><ul><li><a href="/news/claims-team-of-the-year">Claims team of the year</a></li><li><a href="/news/caroline-hartnell-person-of-the-year">Caroline Hartnell is Yorkshire Insurance Person of the Year</a></li></ul>`)
  p("/news/claims-team-of-the-year", "Claims team of the year", `<h1>Claims team of the year</h1><p>6 November 2025. Imran Sadiq, Head of Claims, collected the Northern Broker Award for Claims Team of the Year on behalf of his colleagues. “After the Calder Valley floods we had loss adjusters on site in five hours. That is what people pay for,” he said.</p>`, { news: seen("2025-11-06") })
  p("/news/caroline-hartnell-person-of-the-year", "Caroline Hartnell is Yorkshire Insurance Person of the Year", `<h1>Caroline Hartnell is Yorkshire Insurance Person of the Year</h1><p>21 June 2024. Our Chief Executive was named Yorkshire Insurance Person of the Year at a dinner in Harrogate. Judges praised her apprenticeship scheme. Her whippets, Nell and Dot, were not invited.</p>`, { news: seen("2024-06-21") })
  p("/contact-us", "Contact us", `<h1>Contact us</h1><p>Moss House, 22 Park Cross Street, Leeds LS1 2QH. 0113 555 0177.</p>`)
}

// ---------------------------------------------------------------- Otter Quay Brewing, Portland, Maine: plain lists
{
  const p = site("otterquay.example", {
    name: "Otter Quay Brewing Company", lang: "en-US", sep: " — ",
    nav: [["/", "Beer"], ["/our-story", "Our Story"], ["/crew", "Crew"], ["/press", "Press"], ["/visit", "Visit"]],
    foot: "Otter Quay Brewing Company, 88 Marginal Wharf Road, Portland, ME 04101"
  })
  p("/", "Otter Quay Brewing Company: beer from the working waterfront", `<h1>Beer from the working waterfront</h1><p>Tidal Pale, Eelgrass IPA, and a barrel room that smells of apples. Brewed in Portland, Maine.</p><p><a href="https://www.youtube.com/channel/UCotterquay0brewing0pm12">Films from the barrel room</a></p>`)
  p("/our-story", "Our Story", `<h1>Our Story</h1><p>Two neighbors, one lobster boat, one very small kettle. Meredith Castellano and Will Thibodeau opened Otter Quay in 2012; now we brew 11,000 barrels a year and employ 48 people. <a href="/crew">Meet the crew</a>.</p>`)
  p("/crew", "Crew", `<h1>The crew</h1><ul>
      <li><b>Meredith Castellano</b>, Head Brewer and Co-founder. Learned on the Master Brewers program at UC Davis. Happiest in the barrel room, usually with Admiral, her Newfoundland, asleep across the door.</li>
      <li><b>Will Thibodeau</b>, President and Co-founder. Runs the numbers, the trucks and the annual beach cleanup. Bowdoin College, class of 2005. Don’t get him started on the Red Sox.</li>
      <li><b>Jess Nakamura</b>, Marketing Director. Draws the cans. Lives in South Portland with a screen-printing press where the dining table should be.</li>
    </ul>`)
  p("/press", "Press", `<h1>Press</h1><ul><li><a href="/press/brewer-of-the-year">Meredith Castellano is Maine Brewer of the Year</a></li><li><a href="/press/jess-nakamura-marketing-director">Jess Nakamura steps up to Marketing Director</a></li></ul>`)
  p("/press/brewer-of-the-year", "Meredith Castellano is Maine Brewer of the Year", `<h1>Meredith Castellano is Maine Brewer of the Year</h1><p>PORTLAND, Maine, April 11, 2025. The Maine Craft Beer Awards named our head brewer and co-founder, Meredith Castellano, Brewer of the Year for her work with mixed fermentation.</p>`, { news: seen("2025-04-11", "English", "United States") })
  p("/press/jess-nakamura-marketing-director", "Jess Nakamura steps up to Marketing Director", `<h1>Jess Nakamura steps up to Marketing Director</h1><p>PORTLAND, Maine, September 8, 2025. Jess Nakamura, who joined Otter Quay as a social media coordinator in 2019, is our new Marketing Director. Her Eelgrass can took Best Can Design at the 2024 Craft Label Awards.</p>`, { news: seen("2025-09-08", "English", "United States") })
  p("/visit", "Visit the taproom", `<h1>Visit</h1><p>88 Marginal Wharf Road, Portland, Maine 04101. Open noon to nine. Dogs welcome. (207) 555-0163</p>`)
}
