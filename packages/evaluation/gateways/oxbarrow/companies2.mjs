import { add, ld, news, redirects, site } from "./lib.mjs"

// ================================================================ Saltmere Ingredients, Minneapolis: food ingredients (microdata)
{
  const host = "www.saltmere.example"
  const page = site(host, {
    name: "Saltmere Ingredients", style: 1,
    nav: [["Ingredients", "/ingredients"], ["Company", "/company"], ["Leadership", "/company/leadership"], ["Newsroom", "/newsroom"], ["Contact", "/contact"]],
    foot: "© Saltmere Ingredients, Inc. (Nasdaq: SLTM), 700 Washington Avenue North, Minneapolis, MN 55401"
  })
  page("/", "Saltmere Ingredients | Less salt. Same taste.", `<h1>Less salt. Same taste.</h1><p>Saltmere makes sodium-reduction systems, yeast extracts and savory flavors for food manufacturers on three continents.</p>`)
  page("/ingredients", "Ingredients | Saltmere", `<h1>Ingredients</h1><p>SaltLift™ crystals, Umami 40, smoked yeast. Kosher and halal certified.</p>`)
  page("/about", "About | Saltmere Ingredients", `<h1>About Saltmere</h1><p>Founded in 1946 in a Minneapolis flour mill. Named Ingredient Company of the Year 2024 by Savory World.</p>`)
  redirects.set(`https://${host}/company`, `https://${host}/about`)
  const person = (name, role, text) => `<div itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">${name}</h3><div itemprop="jobTitle">${role}</div><p itemprop="description">${text}</p></div>`
  page("/company/leadership", "Leadership | Saltmere Ingredients", `<h1>Leadership</h1>
${person("Linnea Aho, Ph.D.", "Chief Scientific Officer", "Dr. Aho leads 60 food scientists at the Minneapolis innovation center. She earned her Ph.D. in food science at the University of Minnesota, and is named as an inventor on nine patents on hollow salt crystals.")}
${person("Marcus Bellweather", "Vice President of Sales, North America", "Marcus has carried a bag for Saltmere since 2008 and now leads a team of 34 from Minneapolis.")}
${person("Greta Lindqvist", "Chief Executive Officer", "Greta joined from the dairy industry in 2019.")}`)
  page("/newsroom", "Newsroom | Saltmere Ingredients", `<h1>Newsroom</h1><ul><li><a href="/newsroom/ift-fellow">Linnea Aho elected IFT Fellow</a></li><li><a href="/newsroom/responsible-sourcing">Sourcing yeast closer to home</a></li></ul>`)
  page("/newsroom/ift-fellow", "Linnea Aho elected Fellow of the Institute of Food Technologists | Saltmere", `<h1>Linnea Aho elected IFT Fellow</h1><p>MINNEAPOLIS, July 17, 2023 – Saltmere Ingredients (Nasdaq: SLTM) today congratulated its Chief Scientific Officer, Dr. Linnea Aho, on her election as a Fellow of the Institute of Food Technologists (IFT).</p>`, news("2023-07-17T14:00:00Z", "United States"))
  page("/newsroom/responsible-sourcing", "Sourcing yeast closer to home | Saltmere", `<h1>Sourcing yeast closer to home</h1><p>MINNEAPOLIS, February 9, 2026 – Procurement Specialist Destiny Okafor has moved half of our molasses to growers within 300 miles. “Supplier scorecards only work if you drive out and look,” says Okafor, a Certified Professional in Supply Management (CPSM).</p>`, news("2026-02-09T14:00:00Z", "United States"))
  page("/contact", "Contact | Saltmere Ingredients", `<h1>Contact</h1><p>700 Washington Avenue North, Minneapolis, Minnesota 55401. 612-555-0119</p>`)
}

// ================================================================ Pellworth, Brisbane: insurance broker (definition lists)
{
  const host = "www.pellworth.example"
  const page = site(host, {
    name: "Pellworth Insurance Brokers", style: 0,
    nav: [["Cover", "/cover"], ["About", "/about"], ["Our team", "/our-team"], ["Updates", "/updates"], ["Contact", "/contact"]],
    foot: "Pellworth Pty Ltd, AFSL 255101. Level 9, 120 Eagle Lane, Brisbane QLD 4000. Member of the National Insurance Brokers Association."
  })
  page("/", "Pellworth Insurance Brokers, Brisbane", `<h1>Cover you can read</h1><p>Business, marine and strata insurance, arranged and explained since 1983.</p>`)
  page("/cover", "Cover | Pellworth", `<h1>Cover</h1><p>Marine hull and cargo, strata, construction, cyber.</p>`)
  page("/about", "About | Pellworth", `<h1>About us</h1><p>We are an independent broker with 58 staff in Brisbane and Cairns. In 2022 Pellworth was Mid-size Brokerage of the Year.</p>`)
  page("/our-team", "Our team | Pellworth Insurance Brokers", `<h1>Our team</h1><dl>
<dt>Bronwyn Leask</dt><dd>Chief Executive Officer</dd><dd>Bron started on the front desk in 1998 and has run Pellworth since 2017. Qualified Practising Insurance Broker (QPIB). Brisbane Lions tragic.</dd>
<dt>Tom Kavanagh</dt><dd>Senior Broker, Marine</dd><dd>Tom places hull and cargo risks for fishing fleets and tug operators, and crews on a yacht most weekends.</dd>
<dt>Mei-Ling Soo</dt><dd>Claims Manager</dd><dd>Mei-Ling and her team of seven settle about 3,000 claims a year. ANZIIF (CIP) Certified Insurance Professional.</dd>
</dl><p>Brisbane office: Level 9, 120 Eagle Lane.</p>`)
  page("/updates", "Updates | Pellworth", `<h1>Updates</h1><ul><li><a href="/updates/hail">After the hail: what to photograph</a></li></ul>`)
  page("/updates/hail", "After the hail: what to photograph | Pellworth", `<h1>After the hail: what to photograph</h1><p>4 December 2025</p><p>By Mei-Ling Soo, Claims Manager. Roof first, then cars, then the thing you forgot. Lodge within 48 hours: meiling.soo@pellworth.example.</p>`, news("2025-12-04T00:00:00Z", "Australia"))
  page("/contact", "Contact | Pellworth", `<h1>Contact</h1><p>Level 9, 120 Eagle Lane, Brisbane QLD 4000</p><p>07 5550 0161</p>`)
}

// ================================================================ Quillon Systems, Raleigh: systems integrator (JSON-LD @graph and cards)
{
  const host = "www.quillon.example"
  const page = site(host, {
    name: "Quillon Systems", style: 2,
    nav: [["Services", "/services"], ["About", "/about"], ["Team", "/about/team"], ["Insights", "/insights"], ["Contact", "/contact"]],
    foot: "Quillon Systems, Inc. | 410 Hargett Row, Raleigh, NC 27601 | AWS Premier Partner"
  })
  page("/", "Quillon Systems | We make systems talk", `<h1>We make systems talk</h1><p>Quillon integrates ERP, warehouse and hospital systems. 240 engineers. Four time zones. One help desk.</p>`)
  page("/services", "Services | Quillon", `<h1>Services</h1><p>Integration, cloud migration, managed Kubernetes.</p>`)
  page("/about", "About | Quillon Systems", `<h1>About</h1><p>Founded in 2003 in Raleigh, North Carolina. A three-time Inc. 5000 company.</p>`)
  page("/about/team", "Team | Quillon Systems", `<h1>Team</h1><div class="row"><div class="col"><h4>Derek Vasquez</h4><h5>Chief Technology Officer</h5><p>Derek has been with Quillon since 2009 and became CTO in 2023. He earned a BS in computer science at NC State and is on the air as an Amateur Extra.</p></div>
<div class="col"><h4>Aaliyah Brooks</h4><h5>Solutions Architect</h5><p>Aaliyah designs cloud migrations for hospitals. AWS Certified Solutions Architect – Professional and Certified Kubernetes Administrator.</p></div>
<div class="col"><h4>Monica Stroud</h4><h5>Chief Executive Officer</h5><p>Monica founded Quillon at her kitchen table.</p></div></div><p>Headquarters: Raleigh, NC.</p>`, { head: ld({ "@context": "https://schema.org", "@graph": [{ "@type": "Organization", "@id": "#org", name: "Quillon Systems", address: { "@type": "PostalAddress", addressLocality: "Raleigh", addressRegion: "NC" } }, { "@type": "Person", name: "Derek Vasquez", jobTitle: "Chief Technology Officer", worksFor: { "@id": "#org" }, sameAs: ["https://github.com/dvasquez-rtp", "https://www.linkedin.com/in/derek-vasquez-rtp"] }, { "@type": "Person", name: "Aaliyah Brooks", jobTitle: "Solutions Architect", worksFor: { "@id": "#org" }, sameAs: ["https://github.com/aaliyahb-cloud"] }] }) })
  page("/insights", "Insights | Quillon", `<h1>Insights</h1><ul><li><a href="/insights/hl7-without-tears">HL7 without tears</a> by Aaliyah Brooks</li><li><a href="/insights/vp-engineering">Derek Vasquez promoted</a></li></ul>`)
  page("/insights/hl7-without-tears", "HL7 without tears | Quillon", `<h1>HL7 without tears</h1><p>By Aaliyah Brooks, Solutions Architect. February 2026.</p><p>Every hospital has one interface engine and forty opinions about it. Here is the Helm chart and the checklist we use when we move Mirth to Kubernetes.</p>`)
  page("/insights/vp-engineering", "Quillon names Derek Vasquez VP of Engineering | Quillon", `<h1>Quillon names Derek Vasquez VP of Engineering</h1><p>RALEIGH, N.C., March 2, 2019 – Quillon Systems has promoted Derek Vasquez to Vice President of Engineering.</p>`, news("2019-03-02T14:00:00Z", "United States"))
  page("/contact", "Contact | Quillon Systems", `<h1>Contact</h1><p>410 Hargett Row, Raleigh, NC 27601 · (919) 555-0108</p>`)
  add(`https://${host}/insights/feed.xml`, `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>Quillon Insights</title><id>https://${host}/insights</id><updated>2026-02-11T00:00:00Z</updated><entry><title>HL7 without tears</title><id>https://${host}/insights/hl7-without-tears</id><link href="https://${host}/insights/hl7-without-tears"/><author><name>Aaliyah Brooks</name></author><updated>2026-02-11T00:00:00Z</updated><summary>Moving Mirth to Kubernetes.</summary></entry></feed>\n`, { type: "application/atom+xml; charset=utf-8" })
}

// ================================================================ Stridemark, Geelong: sports technology (plain lists)
{
  const host = "www.stridemark.example"
  const page = site(host, {
    name: "stridemark", style: 1,
    nav: [["Insole", "/insole"], ["Science", "/science"], ["About", "/about"], ["People", "/people"], ["Media", "/media"], ["Contact", "/contact"]],
    foot: "Stridemark Pty Ltd, 17 Mercer Wharf, Geelong VIC 3220"
  })
  page("/", "Stridemark – the insole that reads you", `<h1>The insole that reads you</h1><p>Pressure-sensing insoles for netball, football and running clubs. Worn by 19 professional teams.</p>`)
  page("/insole", "The insole | Stridemark", `<h1>The insole</h1><p>64 sensors, 9 grams, one week of battery.</p>`)
  page("/science", "Science | Stridemark", `<h1>Science</h1><p>Our biomechanics lab is led by Dr Ngaire Tomlin. Her group validates every algorithm against force plates before it ships.</p>`)
  page("/about", "About | Stridemark", `<h1>About</h1><p>Hamish Orde founded Stridemark in Geelong in 2018 after a stress fracture ended his decathlon. The company won the Victorian Sport Innovation Award 2025.</p>`)
  page("/people", "People | Stridemark", `<h1>People</h1><ul><li><b>Hamish Orde</b> – Founder and CEO. Former decathlete. Lifelong Geelong Cats member.</li><li><b>Dr Ngaire Tomlin</b> – Head of Biomechanics. PhD in biomechanics, Deakin University. Born in Dunedin, umpires netball.</li><li><b>Ravi Balasubramaniam</b> – Firmware Engineer. Makes 64 sensors fit into 9 grams.</li></ul><p>All of us work in Geelong, Victoria.</p>`)
  page("/media", "Media | Stridemark", `<h1>Media</h1><p>Videos on <a href="https://www.youtube.com/@stridemark">our YouTube channel</a>. Interviews: media@stridemark.example.</p>`)
  page("/contact", "Contact | Stridemark", `<h1>Contact</h1><p>17 Mercer Wharf, Geelong VIC 3220, Australia</p>`)
}

// ================================================================ The Lanternway Trust, Bristol: charity for young carers (definition by headings)
{
  const host = "www.lanternway.example"
  const page = site(host, {
    name: "The Lanternway Trust", style: 0,
    nav: [["What we do", "/what-we-do"], ["About", "/about"], ["Who we are", "/who-we-are"], ["News", "/news"], ["Contact", "/contact"]],
    foot: "The Lanternway Trust is a registered charity (1099877). 6 Redcliffe Steps, Bristol BS1 6QP."
  })
  page("/", "The Lanternway Trust | For young carers", `<h1>Nobody should look after a parent alone at eleven</h1><p>We run groups, respite weekends and school advice for 1,700 young carers in the West of England.</p>`)
  page("/what-we-do", "What we do | Lanternway", `<h1>What we do</h1><p>Groups on Tuesdays. Weekends away. Someone to text.</p>`)
  page("/about", "About | The Lanternway Trust", `<h1>About</h1><p>Founded in Bristol in 2003. Charity of the Year, Bristol Life 2023.</p>`)
  page("/who-we-are", "Who we are | The Lanternway Trust", `<h1>Who we are</h1><h2>Josephine Akers MBE, Chief Executive</h2><p>Jo has led Lanternway since 2012. She has an MSc in Social Policy from the London School of Economics. In 2023 she was made an MBE for services to young carers.</p><h2>Tobias Renn, Fundraising Manager</h2><p>Toby looks after appeals, events and everyone who runs, bakes or abseils for us. He holds the CIOF Diploma in Fundraising.</p><h2>Trustees</h2><p>Chair: Anthea Mills.</p>`)
  page("/news", "News | The Lanternway Trust", `<h1>News</h1><ul><li><a href="/news/marathon">Toby runs London</a></li></ul>`)
  page("/news/marathon", "Toby runs London | The Lanternway Trust", `<h1>Toby runs London</h1><p>22 April 2024. Our fundraising manager Tobias Renn ran the London Marathon in 3:41 and raised £8,200 for respite weekends. He promises never to talk about his knees again.</p>`, news("2024-04-22T10:00:00Z", "United Kingdom"))
  page("/contact", "Contact | The Lanternway Trust", `<h1>Contact</h1><p>6 Redcliffe Steps, Bristol BS1 6QP. 0117 555 0150.</p>`)
}

// ================================================================ Bramhall Teasdale, Ottawa: law firm (a profile page)
{
  const host = "www.bramhallteasdale.example"
  const page = site(host, {
    name: "Bramhall Teasdale LLP", style: 2,
    nav: [["Practice areas", "/practice"], ["Lawyers", "/lawyers"], ["About", "/about"], ["News", "/news"], ["Contact", "/contact"]],
    foot: "Bramhall Teasdale LLP, 55 Metcalfe Court, Ottawa, Ontario K1P 6L5"
  })
  page("/", "Bramhall Teasdale LLP | Ottawa business lawyers", `<h1>Business law in both official languages</h1><p>Thirty-one lawyers in Ottawa: intellectual property, procurement, employment.</p>`)
  page("/practice", "Practice areas | Bramhall Teasdale", `<h1>Practice areas</h1><p>Intellectual property. Public procurement. Employment.</p>`)
  page("/about", "About | Bramhall Teasdale", `<h1>About the firm</h1><p>Since 1931. Ranked among Ontario's top ten regional firms in 2025.</p>`)
  page("/lawyers", "Lawyers | Bramhall Teasdale", `<h1>Lawyers</h1><ul><li><a href="/lawyers/genevieve-caron-lapointe">Geneviève Caron-Lapointe</a>, Partner</li><li><a href="/lawyers/alistair-teasdale">Alistair Teasdale</a>, Counsel</li></ul>`)
  page("/lawyers/genevieve-caron-lapointe", "Geneviève Caron-Lapointe | Partner | Bramhall Teasdale LLP", `<h1>Geneviève Caron-Lapointe</h1><p>Partner, Intellectual Property · Ottawa</p><p>Geneviève prosecutes and litigates patents in the life sciences. She is a registered patent agent and was called to the Ontario bar in 2006. Education: J.D., University of Ottawa, 2005; B.Sc. (Biochemistry), McGill University, 2001. She is a past president of the Capital Patent Practitioners' Society.</p>`)
  page("/lawyers/alistair-teasdale", "Alistair Teasdale | Counsel | Bramhall Teasdale LLP", `<h1>Alistair Teasdale</h1><p>Counsel. Called to the bar in 1979.</p>`)
  page("/news", "News | Bramhall Teasdale", `<h1>News</h1><ul><li><a href="/news/federal-court">Federal Court win for enzyme maker</a></li></ul>`)
  page("/news/federal-court", "Federal Court win for enzyme maker | Bramhall Teasdale", `<h1>Federal Court win for enzyme maker</h1><p>Ottawa, September 30, 2025. A team led by Geneviève Caron-Lapointe has successfully defended the enzyme patent of a client in the Federal Court.</p>`, news("2025-09-30T14:00:00Z", "Canada"))
  page("/contact", "Contact | Bramhall Teasdale", `<h1>Contact</h1><p>55 Metcalfe Court, Ottawa, Ontario K1P 6L5</p>`)
}
