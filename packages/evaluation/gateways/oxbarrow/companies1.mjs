import { add, archive, esc, ld, news, redirects, site } from "./lib.mjs"

// ================================================================ Tallyfold, Utrecht: subscription billing (cards)
{
  const host = "www.tallyfold.example"
  const page = site(host, {
    name: "Tallyfold", style: 0,
    nav: [["Product", "/product"], ["Customers", "/customers"], ["About", "/about"], ["Team", "/team"], ["Blog", "/blog"], ["Press", "/press"], ["Contact", "/contact"]],
    foot: "Tallyfold B.V. · Croeselaan 121, 3521 BN Utrecht, the Netherlands · KvK 68120477 · ISO 27001 certified"
  })
  page("/", "Tallyfold – subscription billing that adds up", `<h1>Billing that adds up.</h1><p>Tallyfold is the usage and subscription billing platform for publishers, energy suppliers and software companies. Meter anything, price anything, invoice everyone.</p><p><a href="/about">Why we built it</a> · <a href="/team">Who we are</a></p>`, { description: "Usage and subscription billing software (B2B SaaS) from Utrecht." })
  page("/product", "Product | Tallyfold", `<h1>Rating, invoicing, dunning</h1><p>One rating engine, one ledger, one API. Trusted by 310 finance teams in nine countries.</p>`)
  page("/customers", "Customers | Tallyfold", `<h1>310 finance teams</h1><p>“We closed the month two days earlier.” — controller of a regional newspaper group.</p>`)
  page("/about", "About | Tallyfold", `<h1>About Tallyfold</h1><p>Founded in Utrecht in 2017 by Marit Oosterhuis and a colleague from telecoms billing, Tallyfold today employs 84 people. We won the Dutch SaaS Prize in 2024 and have been ISO 27001 certified since 2020.</p><p>Meet <a href="/team">the team</a> or <a href="/contact">get in touch</a>.</p>`)
  const card = (name, role, text) => `<article class="card"><h3 class="card__name">${name}</h3><p class="card__role">${role}</p><p class="card__text">${text}</p></article>`
  page("/team", "Team | Tallyfold", `<h1>The people behind the numbers</h1><p>We work from one floor on the Croeselaan in Utrecht, two days a week together.</p><div class="grid">
${card("Marit Oosterhuis", "CEO &amp; co-founder", "Marit started Tallyfold in 2017 after eight years in telecoms billing. She studied applied physics at TU Delft and still checks the units. Most mornings she is on the Merwedekanaal in a single scull.")}
${card("Joost Veldkamp", "Principal Engineer", "Joost owns the rating engine. Rust by conviction, PostgreSQL by experience. Ask him about rounding, then sit down.")}
${card("Priyanka Raghunathan", "Head of Customer Success", "Priyanka runs onboarding, support and renewals. She believes a good quarterly review fits on one page.")}
${card("Daan de Wit", "Account Executive, Benelux", "Daan looks after publishers and energy suppliers in the Benelux, in Dutch, French and English. Off duty he plays padel, loudly.")}
${card("Wessel Aardema", "Finance Director", "Wessel eats our own dog food: he sends every Tallyfold invoice with Tallyfold.")}
</div>`)
  page("/press", "Press | Tallyfold", `<h1>Press room</h1><ul><li><a href="/press/meterbee">Tallyfold acquires MeterBee</a> (3 February 2026)</li></ul><h2>Press contact</h2><p>Lotte Brandsma, Product Marketing Specialist<br>lotte@tallyfold.example</p>`)
  page("/press/meterbee", "Tallyfold acquires MeterBee", `<h1>Tallyfold acquires MeterBee</h1><p class="dateline">Utrecht, 3 February 2026</p><p>Tallyfold has acquired the Ghent start-up MeterBee, which makes metering software for charging points. “Charging points are meters on wheels, and meters are what we understand,” says Marit Oosterhuis, CEO of Tallyfold. The eleven people of MeterBee stay in Ghent.</p><p>Press contact: Lotte Brandsma, lotte@tallyfold.example</p>`, news("2026-02-03T09:00:00Z", "Netherlands"))
  page("/blog", "Blog | Tallyfold", `<h1>Blog</h1><ul><li><a href="/blog/three-price-pages">We tested three price pages</a> by Lotte Brandsma</li><li><a href="/blog/half-cents">Where do the half cents go?</a> by Joost Veldkamp</li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml">` })
  page("/blog/three-price-pages", "We tested three price pages | Tallyfold blog", `<article><h1>We tested three price pages</h1><p class="byline">By Lotte Brandsma, 14 April 2026</p><p>Nobody reads the fourth column. We gave 2,100 visitors three versions of a pricing page and measured what they did next.</p><aside class="author"><strong>Lotte Brandsma</strong> is Product Marketing Specialist at Tallyfold in Utrecht. She writes about pricing psychology and runs our A/B tests, and spends her Saturdays at a pottery wheel.</aside></article>`)
  page("/blog/half-cents", "Where do the half cents go? | Tallyfold blog", `<article><h1>Where do the half cents go?</h1><p class="byline">By Joost Veldkamp, 20 January 2026</p><p>Banker's rounding is fair on average and wrong on every single invoice. Here is how our rating engine carries the remainder, and how property-based tests found the case we had missed for four years. The code is in <a href="https://github.com/jveldkamp">ledgerdiff</a>.</p></article>`)
  add(`https://${host}/blog/feed.xml`, `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Tallyfold blog</title><link>https://${host}/blog</link><description>Billing, pricing, ledgers</description><item><title>We tested three price pages</title><link>https://${host}/blog/three-price-pages</link><dc:creator>Lotte Brandsma</dc:creator><pubDate>Tue, 14 Apr 2026 08:00:00 GMT</pubDate><description>Nobody reads the fourth column.</description></item><item><title>Where do the half cents go?</title><link>https://${host}/blog/half-cents</link><dc:creator>Joost Veldkamp</dc:creator><pubDate>Tue, 20 Jan 2026 08:00:00 GMT</pubDate><description>On rounding.</description></item></channel></rss>\n`, { type: "application/rss+xml; charset=utf-8" })
  page("/contact", "Contact | Tallyfold", `<h1>Contact</h1><address>Tallyfold B.V.<br>Croeselaan 121<br>3521 BN Utrecht<br>The Netherlands</address><p>hello@tallyfold.example · +31 30 555 01 90</p>`)
  redirects.set(`https://${host}/people`, `https://${host}/team`)
  redirects.set(`https://${host}/about-us`, `https://${host}/about`)
}

// ================================================================ Marchbank Fenn, Leeds: accountancy network (profile pages)
{
  const host = "www.marchbankfenn.example"
  const page = site(host, {
    name: "Marchbank Fenn", style: 1, robotsTxt: "User-agent: *\nDisallow: /portal/\n",
    nav: [["Services", "/services"], ["Our people", "/people"], ["News", "/news"], ["About us", "/about"], ["Contact", "/contact"]],
    foot: "Marchbank Fenn LLP is a member firm of the Fenn Global Alliance. Registered to carry on audit work in the UK by the ICAEW. 14 Wellington Quay, Leeds LS1 4AB."
  })
  page("/", "Marchbank Fenn | Accountants and business advisers in Yorkshire", `<h1>Accountants who pick up the phone</h1><p>Audit, tax, payroll and advice from offices in Leeds, York and Hull, and from 61 firms in the Fenn Global Alliance.</p>`)
  page("/services", "Services | Marchbank Fenn", `<h1>Services</h1><ul><li>Audit and assurance</li><li>Business and personal tax</li><li>R&amp;D tax reliefs</li><li>Payroll bureau</li></ul>`)
  page("/about", "About us | Marchbank Fenn", `<h1>About us</h1><p>Two practices, Marchbank &amp; Co. of Leeds (1924) and J. R. Fenn of York (1951), merged in 1989. Today 23 partners and 260 colleagues work in three offices. Our managing partner is Deborah Stannard.</p>`)
  const people = [
    ["deborah-stannard", "Deborah Stannard", "Managing Partner", "Leeds"],
    ["sarah-whitlock", "Sarah Whitlock", "Audit Partner", "Leeds"],
    ["imran-qureshi-holt", "Imran Qureshi-Holt", "Tax Director, R&amp;D Reliefs", "Leeds"],
    ["sarah-whitlock-york", "Sarah Whitlock", "Payroll Manager", "York"],
    ["peter-lund", "Peter Lund", "Partner, Corporate Finance", "Hull"]
  ]
  page("/people", "Our people | Marchbank Fenn", `<h1>Our people</h1><ul class="people-list">${people.map(([slug, name, role, office]) => `<li><a href="/people/${slug}">${name}</a>, ${role} (${office})</li>`).join("")}</ul>`)
  const profile = (slug, text, extra = "") => {
    const [, name, role, office] = people.find(p => p[0] === slug)
    page(`/people/${slug}`, `${name} | ${role.replace("&amp;", "&")} | Marchbank Fenn`, `<h1>${name}</h1><p class="role">${role}</p><p class="office">${office} office</p>${text}${extra}<p><a href="/people">Back to our people</a></p>`)
  }
  profile("deborah-stannard", `<p>Deborah became managing partner on 1 January 2026, the first woman to hold the post. She joined the firm as a trainee in 1996 and led the private client tax team for eleven years.</p><p>A chartered tax adviser, she advises family businesses on succession. She is a director of the Leeds &amp; District Chamber, and a Burmese cat called Ledger sits in on most of her video calls.</p>`)
  profile("sarah-whitlock", `<p>Sarah leads the firm's work for academies and housing associations and is a Fellow of the ICAEW (FCA). She read history at Durham University before training with us in Leeds.</p><p>She sits on the ICAEW Public Sector Audit Committee and, when the audit season allows, runs fells.</p>`)
  profile("sarah-whitlock-york", `<p>Sarah manages our payroll bureau in York, which pays 14,000 people at 240 employers every month. She is a full member of the Chartered Institute of Payroll Professionals (MCIPP).</p><p>At home are two retired greyhounds, Bramble and Fig.</p>`)
  profile("imran-qureshi-holt", `<p>Imran heads our R&amp;D reliefs team. He holds the CTA and ATT qualifications and spent six years at HM Revenue &amp; Customs before joining in 2018. He writes and lectures on R&amp;D claims for software and food businesses.</p>`, `<p>Email: imran.qureshi-holt@marchbankfenn.example</p>`)
  profile("peter-lund", `<p>Peter sells and buys companies on the Humber.</p>`)
  page("/news", "News | Marchbank Fenn", `<h1>News</h1><ul><li><a href="/news/managing-partner">Deborah Stannard elected managing partner</a></li><li><a href="/news/payroll-award">Payroll bureau shortlisted</a></li></ul>`)
  page("/news/managing-partner", "Deborah Stannard elected managing partner | Marchbank Fenn", `<h1>Deborah Stannard elected managing partner</h1><p>12 January 2026</p><p>The partners of Marchbank Fenn have elected Deborah Stannard to lead the Leeds-based firm. She succeeds Malcolm Royd, who retires after nine years. “I want us to be the firm that small boards ring first,” she said.</p>`, news("2026-01-12T10:00:00Z", "United Kingdom"))
  page("/news/payroll-award", "Payroll bureau shortlisted | Marchbank Fenn", `<h1>Payroll bureau shortlisted</h1><p>9 March 2026</p><p>Our York payroll bureau, led by payroll manager Sarah Whitlock, is on the shortlist for Regional Bureau of the Year.</p>`, news("2026-03-09T10:00:00Z", "United Kingdom"))
  page("/contact", "Contact | Marchbank Fenn", `<h1>Offices</h1><p><b>Leeds</b> 14 Wellington Quay, Leeds LS1 4AB</p><p><b>York</b> 3 Fossgate Court, York YO1 9TA</p><p><b>Hull</b> 80 Humber Dock Street, Hull HU1 1TB</p>`)
}

// ================================================================ Kordell Group, Calgary: construction (a table)
{
  const host = "www.kordell.example"
  const page = site(host, {
    name: "KORDELL GROUP", style: 2,
    nav: [["Projects", "/projects"], ["About", "/about"], ["Leadership", "/about/leadership"], ["Safety", "/safety"], ["Newsroom", "/newsroom"], ["Contact", "/contact"]],
    foot: "Kordell Group Ltd., 2210 Portland Street SE, Calgary, Alberta T2G 4M7"
  })
  page("/", "Kordell Group – Builders since 1968", `<h1>Builders since 1968</h1><p>General contractor and civil works: bridges, hospitals, schools and water plants across Western Canada. COR certified.</p>`)
  page("/projects", "Projects | Kordell Group", `<h1>Projects</h1><table><tr><th>Project</th><th>City</th><th>Value</th></tr><tr><td>Bowness Bridge</td><td>Calgary</td><td>$74M</td></tr><tr><td>St. Brigid Hospital wing</td><td>Red Deer</td><td>$188M</td></tr></table>`)
  page("/about", "About | Kordell Group", `<h1>One backhoe, then two</h1><p>In 1968 Walter Kordell Sr., a journeyman carpenter from Drumheller, bought a used backhoe and dug basements in Calgary. His son, Walter Kordell Jr., runs the company of 900 people today.</p><p>See our <a href="/about/leadership">leadership</a>.</p>`)
  page("/about/leadership", "Leadership | Kordell Group", `<h1>Leadership</h1><table class="lead"><thead><tr><th>Name</th><th>Position</th><th>About</th></tr></thead><tbody>
<tr><td>Walter Kordell Jr., P.Eng.</td><td>President and Chief Executive Officer</td><td>Walter joined the company in 1994 as a site engineer and has led it since 2014. He holds a civil engineering degree from the University of Calgary. You can find him fly fishing on the Bow.</td></tr>
<tr><td>Walter Kordell Sr.</td><td>Founder and Chair Emeritus</td><td>Walter founded the company in 1968 and chaired it until 2016. A journeyman carpenter, he restores antique tractors in his barn.</td></tr>
<tr><td>Renée Thibodeau, CRSP</td><td>Vice President, Health, Safety and Environment</td><td>Renée leads the safety program on all our sites. She moved west from Moncton in 2005.</td></tr>
<tr><td>Gordon Paik</td><td>Chief Financial Officer</td><td>Gordon has signed every bond since 2009.</td></tr>
</tbody></table><p>All leaders work from the Calgary head office.</p>`)
  page("/safety", "Safety | Kordell Group", `<h1>Home safe</h1><p>“If a job can't be done safely it isn't scheduled yet,” says Renée Thibodeau, our Vice President, Health, Safety and Environment. 3.1 million hours without lost time in 2025.</p>`)
  page("/newsroom", "Newsroom | Kordell Group", `<h1>Newsroom</h1><ul><li><a href="/newsroom/bowness-bridge">Bowness Bridge opens</a></li><li><a href="/newsroom/estimating">Meet the estimators</a></li></ul>`)
  page("/newsroom/bowness-bridge", "Bowness Bridge opens two months early | Kordell Group", `<h1>Bowness Bridge opens two months early</h1><p>CALGARY, October 6, 2025 — Kordell Group today handed over the $74 million Bowness Bridge. “My dad poured the first footings on this river; I got to pour these,” said Walter Kordell Jr., President and CEO.</p>`, news("2025-10-06T16:00:00Z", "Canada"))
  page("/newsroom/estimating", "Meet the estimators | Kordell Group", `<h1>Meet the estimators</h1><p>March 2026. Every Kordell bid starts on the second floor in Calgary. Senior Estimator Amandeep Gill, PQS, has priced 41 bridges. “Quantities first, opinions later,” he says. He works in HeavyBid and a very large spreadsheet, and coaches youth field hockey in the evenings.</p>`, news("2026-03-18T16:00:00Z", "Canada"))
  page("/contact", "Contact | Kordell Group", `<h1>Contact</h1><address>Kordell Group Ltd.<br>2210 Portland Street SE<br>Calgary, Alberta T2G 4M7</address><p>403-555-0142</p>`)
  page("/team-2013", "Our management team (2013) | Kordell Group", `<h1>Our management team</h1><p>Walter Kordell Sr., Chair and CEO. Walter Kordell Jr., Vice President Operations.</p>`, { dead: true })
  archive.push({ url: `https://${host}/team-2013`, timestamp: "20130611084000", body: `<html><head><title>Our management team | Kordell Group</title></head><body><h1>Our management team</h1><p>Walter Kordell Sr., Chair and CEO</p><p>Walter Kordell Jr., Vice President Operations</p></body></html>` })
  redirects.set(`https://${host}/leadership`, `https://${host}/about/leadership`)
}

// ================================================================ Meridel Pharma, Breda: pharma distributor (JSON-LD)
{
  const host = "www.meridel.example"
  const page = site(host, {
    name: "Meridel Pharma", style: 0,
    nav: [["Services", "/services"], ["About", "/about"], ["Management", "/about/management"], ["Quality", "/quality"], ["News", "/news"], ["Contact", "/contact"]],
    foot: "Meridel Pharma B.V., Konijnenberg 220, 4825 BD Breda. GDP certificate NL/H 21-2004477."
  })
  page("/", "Meridel Pharma | Cold-chain distribution of medicines", `<h1>Medicines, on time and on temperature</h1><p>Meridel distributes prescription medicines to 2,900 pharmacies and hospitals in the Benelux from its GDP-certified warehouse in Breda.</p>`)
  page("/services", "Services | Meridel Pharma", `<h1>Services</h1><p>Pre-wholesale, parallel import, cold chain, clinical trial supply.</p>`)
  page("/about", "About | Meridel Pharma", `<h1>About Meridel</h1><p>Family-owned since 1977; 420 people in Breda. Winner of the Dutch Logistics Prize 2022. <a href="/about/management">Management</a></p>`)
  const address = { "@type": "PostalAddress", addressLocality: "Breda", addressCountry: "NL" }
  const team = [
    { "@type": "Person", name: "Fenna Dijkgraaf", jobTitle: "Chief Operating Officer", description: "Fenna Dijkgraaf is responsible for warehousing, transport and the cold chain. She joined in 2015 from a parcels company and holds an MSc in Transport & Logistics from Erasmus University Rotterdam.", workLocation: address },
    { "@type": "Person", name: "Anouk Verbeek", jobTitle: "Chief Financial Officer", description: "Anouk Verbeek RA joined Meridel as Chief Financial Officer in 2020. She studied accountancy at Tilburg University and is a registered accountant.", workLocation: address },
    { "@type": "Person", name: "Pim van Santvoort", jobTitle: "Chief Executive Officer", description: "Pim van Santvoort is the third generation of the family.", workLocation: address }
  ]
  page("/about/management", "Management | Meridel Pharma", `<h1>Management</h1><div class="mgmt">${team.map(t => `<div><img alt="" src="/img/m.jpg"><h2>${t.name}</h2></div>`).join("")}</div><p>The board meets in Breda.</p>`, { head: ld({ "@context": "https://schema.org", "@type": "Organization", name: "Meridel Pharma B.V.", url: `https://${host}/`, address: { ...address, streetAddress: "Konijnenberg 220", postalCode: "4825 BD" }, employee: team }) })
  page("/quality", "Quality | Meridel Pharma", `<h1>Quality</h1><p>Our Responsible Person (GDP) is Hendrik Lorentz, Quality Manager, a pharmacist who trained at Utrecht University. Report a defect, a recall or a temperature excursion to him: h.lorentz@meridel.example.</p><p>Regulatory questions on parallel import licences go to Samuel Adeyemi, Regulatory Affairs Specialist.</p>`)
  page("/news", "News | Meridel Pharma", `<h1>News</h1><ul><li><a href="/news/cold-store">New cold store in Breda</a></li></ul>`)
  page("/news/cold-store", "New cold store doubles capacity in Breda | Meridel Pharma", `<h1>New cold store doubles capacity</h1><p>Breda, 11 November 2025. Meridel has opened a 6,000-pallet cold store. “Two to eight degrees is a promise, not a range,” says COO Fenna Dijkgraaf. Quality manager Hendrik Lorentz led the temperature mapping.</p>`, news("2025-11-11T09:00:00Z", "Netherlands"))
  page("/contact", "Contact | Meridel Pharma", `<h1>Contact</h1><address>Meridel Pharma B.V., Konijnenberg 220, 4825 BD Breda, the Netherlands</address>`)
}

// ================================================================ Loud Harbour, Sydney: media agency (h-card)
{
  const host = "loudharbour.example"
  const page = site(host, {
    name: "Loud Harbour", style: 1, robotsTxt: null, map: false,
    nav: [["Work", "/work"], ["About", "/about"], ["Crew", "/crew"], ["News", "/news"], ["Say hello", "/hello"]],
    foot: "Loud Harbour Pty Ltd works on the land of the Gadigal people. 48 Foveaux Street, Surry Hills NSW 2010."
  })
  page("/", "Loud Harbour – an independent media agency", `<h1>Media with the volume up.</h1><p>Sydney's independent media planning and buying agency. 70 people, 31 brands, no rebates.</p>`)
  page("/work", "Work – Loud Harbour", `<h1>Work</h1><p>Ferry wraps for a bank. A radio play for a mattress. Gold Effie 2025 for the agency.</p>`)
  page("/about", "About – Loud Harbour", `<h1>About</h1><p>We opened in 2016 above a laundromat in Surry Hills and we are still above it. <a href="/crew">Meet the crew</a>.</p>`)
  const hcard = (name, role, note, id) => `<div class="h-card" id="${id}"><span class="p-name">${name}</span> <span class="p-job-title">${role}</span>, <span class="p-org">Loud Harbour</span>, <span class="p-locality">Sydney</span><p class="p-note">${note}</p></div>`
  page("/crew", "Crew – Loud Harbour", `<h1>Crew</h1>
${hcard("Callum Drysdale", "Managing Director", "Callum took the wheel in 2023. Planner by trade, father of three, bleeds red and white for the Sydney Swans.", "callum")}
${hcard("Jessica Tran", "Group Strategy Director", "Jess turns audience research into arguments. She hosts our podcast, Reach &amp; Frequency, and brings a cavoodle called Miso to the office.", "jess")}
${hcard("Noor Haddad", "Programmatic Specialist", "Noor buys impressions in milliseconds and boulders at lunch.", "noor")}
${hcard("Liam Pettifer", "Client Finance Manager", "Liam reconciles every media bill, twice. CPA. Bakes the sourdough that keeps the third floor going.", "liam")}`)
  page("/news", "News – Loud Harbour", `<h1>News</h1><ul><li><a href="/news/drysdale-md">Callum Drysdale named Managing Director</a></li></ul>`)
  page("/news/drysdale-md", "Callum Drysdale named Managing Director – Loud Harbour", `<h1>Callum Drysdale named Managing Director</h1><p>Sydney, 20 February 2023. Callum Drysdale joins from Fathom Media, where he was Chief Digital Officer. “I missed talking about audiences instead of dashboards,” he says.</p>`, news("2023-02-20T00:00:00Z", "Australia"))
  page("/hello", "Say hello – Loud Harbour", `<h1>Say hello</h1><p>48 Foveaux Street, Surry Hills, Sydney NSW 2010 · +61 2 5550 0133 · ahoy@loudharbour.example</p>`)
}

// ================================================================ Greyling Renewables Partners, Edinburgh: fund (plain prose)
{
  const host = "www.greyling.example"
  const page = site(host, {
    name: "Greyling Renewables Partners", style: 2,
    nav: [["About", "/about"], ["Strategy", "/strategy"], ["Portfolio", "/portfolio"], ["Team", "/team"], ["News", "/news"], ["Contact", "/contact"]],
    foot: "Greyling Renewables Partners LLP is authorised and regulated by the Financial Conduct Authority. 21 Melville Rise, Edinburgh EH3 7PL."
  })
  page("/", "Greyling Renewables Partners", `<h1>Patient capital for wind, water and storage</h1><p>We manage £640 million in three funds that own onshore wind, hydro and battery projects in Scotland and the north of England.</p>`)
  page("/about", "About | Greyling Renewables Partners", `<h1>About</h1><p>Founded in Edinburgh in 2011. A partnership of nine investors and engineers.</p>`)
  page("/strategy", "Strategy | Greyling", `<h1>Strategy</h1><p>We buy late, build well and hold for twenty years.</p>`)
  page("/portfolio", "Portfolio | Greyling", `<h1>Portfolio</h1><p>Blackhope wind farm (84 MW), Glen Ara hydro (6 MW), Torness battery (50 MW).</p>`)
  page("/team", "Team | Greyling Renewables Partners", `<h1>Team</h1>
<p><strong>Catriona Muir</strong> is Managing Director and founded the firm in 2011, having financed wind farms at a Scottish bank for a decade. She has an MA in Economics from the University of Edinburgh, and finished her round of the Munros in 2022.</p>
<p><strong>Fergus Baillie</strong>, Investment Director, leads acquisitions. He is a CFA charterholder and a graduate of Heriot-Watt University. He led the purchase of the Blackhope wind farm in 2025.</p>
<p><strong>Yusuf Demir-Clarke</strong>, Investment Analyst, builds the models for our hydro and storage deals.</p>
<p><strong>Eilidh Macrae</strong>, ESG Manager, measures what our sites do to rivers, birds and neighbours, and writes our sustainability reports.</p>
<p>The whole team is based in Edinburgh.</p>`)
  page("/news", "News | Greyling Renewables Partners", `<h1>News</h1><ul><li><a href="/news/blackhope">Greyling buys Blackhope wind farm</a></li></ul>`)
  page("/news/blackhope", "Greyling buys Blackhope wind farm | Greyling", `<h1>Greyling buys Blackhope wind farm</h1><p>Edinburgh, 17 June 2025</p><p>Greyling Fund III has bought the 84 MW Blackhope wind farm in the Moorfoot Hills. Investment director Fergus Baillie led the deal for Greyling.</p>`, news("2025-06-17T08:00:00Z", "United Kingdom"))
  page("/contact", "Contact | Greyling Renewables Partners", `<h1>Contact</h1><p>21 Melville Rise, Edinburgh EH3 7PL. Telephone 0131 555 0177.</p>`)
}
