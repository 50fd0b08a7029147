import { archive, ld, list, redirect, robots, rss, site } from "./lib.mjs"

/* ------------------------------------------------------------------ 1. Kudipath, Lagos: payments. Cards. */
{
  const p = site("www.kudipath.example", "Kudipath", {
    nav: [["Product", "/"], ["About", "/about"], ["Team", "/team"], ["Newsroom", "/newsroom"], ["Blog", "/blog"], ["Contact", "/contact"]],
    css: ".card{border:1px solid #ddd;padding:1rem}",
    footer: "© 2026 Kudipath Technologies Ltd, RC 1522907. Licensed as a Payment Solution Service Provider. <a href='/careers'>Careers</a>"
  })
  p("/", "Kudipath: payments that settle the same day", `<h1>Take cards, transfers and USSD. See your money the same day.</h1>
<p>Kudipath is a payments company for Nigerian merchants, from the suya stand in Yaba to the airline counter in Ikeja. One integration, one settlement report, one number to ring.</p>
<p>11,400 merchants in 19 states use us. <a href="/team">Meet the people</a> or <a href="/contact">talk to sales</a>.</p>`,
    { head: ld({ "@type": "Organization", name: "Kudipath", legalName: "Kudipath Technologies Ltd", url: "https://www.kudipath.example/", foundingDate: "2018", address: { "@type": "PostalAddress", streetAddress: "27 Adeola Hopewell Close", addressLocality: "Lagos", addressCountry: "NG" } }) })
  p("/about", "About us", `<h1>About Kudipath</h1><p>We began in 2018 in two rooms above a pharmacy in Yaba, because settlement files did not balance and nobody would say why. Today we are 86 people in Lagos and Abuja, with a handful of engineers elsewhere.</p>
<p>We process cards, transfers, USSD and direct debit, and we are regulated by the central bank. Our investors are listed in the <a href="/newsroom/series-a">Series A announcement</a>.</p>`)
  p("/team", "Our team", `<h1>The people behind the settlement file</h1>
<div class="grid">
<div class="card"><img src="/img/adaeze.jpg" alt=""><h3>Adaeze Nwankwo-Obi</h3><p class="role">Co-founder &amp; CEO</p><p>Adaeze spent six years in card operations at a Lagos bank before starting Kudipath in 2018. She read computer engineering at the University of Nigeria, Nsukka, and sits on the board of the Fintech Founders Circle. She lives in Lagos and owns more highlife records than shelves to put them on.</p></div>
<div class="card"><img src="/img/seun.jpg" alt=""><h3>Seun Adeyinka</h3><p class="role">Vice President, Partnerships</p><p>Seun looks after banks, switches and the larger merchants from our Lagos office. Before Kudipath he sold point-of-sale terminals across the south-west for nine years. A long-suffering Arsenal supporter and a worryingly good Scrabble player.</p></div>
<div class="card"><img src="/img/ibrahim.jpg" alt=""><h3>Ibrahim Danladi</h3><p class="role">Chief Compliance Officer</p><p>Ibrahim runs licensing, anti-money-laundering and regulator relations from Abuja. He is a lawyer by training (LLB, Ahmadu Bello University) and a Certified Anti-Money Laundering Specialist (CAMS).</p></div>
<div class="card"><img src="/img/bola.jpg" alt=""><h3>Bolanle Fashina</h3><p class="role">Chief Technology Officer</p><p>Bolanle leads the thirty engineers who keep the switch up.</p></div>
</div>`)
  p("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul>
<li>14 May 2026: <a href="/newsroom/direct-debit">Kudipath launches direct debit with five banks</a></li>
<li>2 September 2025: <a href="/newsroom/chief-compliance-officer">Ibrahim Danladi becomes Chief Compliance Officer</a></li>
<li>11 October 2023: <a href="/newsroom/series-a">Kudipath raises $14m Series A</a></li></ul>
<p>Press: press@kudipath.example</p>`)
  p("/newsroom/series-a", "Kudipath raises $14m Series A", `<article><h1>Kudipath raises $14m Series A</h1><p class="date">Lagos, 11 October 2023</p>
<p>Kudipath today announced a $14 million Series A led by Baobab Row Ventures. The money will pay for direct debit, an Abuja office and a second data room.</p>
<p>“We will spend it on the dull parts,” said Adaeze Nwankwo-Obi, co-founder and chief executive. “Reconciliation is dull until it is your rent.”</p>
<p>The Abuja office will be opened by Ibrahim Danladi, Head of Compliance, who joins from the legal department of a commercial bank.</p></article>`)
  p("/newsroom/chief-compliance-officer", "Ibrahim Danladi becomes Chief Compliance Officer", `<article><h1>Ibrahim Danladi becomes Chief Compliance Officer</h1><p class="date">Abuja, 2 September 2025</p>
<p>Kudipath has promoted Ibrahim Danladi to Chief Compliance Officer. Until now Head of Compliance, he joined in 2023 and led the company through its payment-solution licence. He remains in Abuja and reports to Adaeze Nwankwo-Obi.</p></article>`)
  p("/newsroom/direct-debit", "Kudipath launches direct debit with five banks", `<article><h1>Kudipath launches direct debit with five banks</h1><p class="date">Lagos, 14 May 2026</p>
<p>Schools, insurers and gyms can now collect by direct debit through Kudipath. “The banks wanted one mandate format and we had four,” said Seun Adeyinka, Vice President, Partnerships, who negotiated the scheme over eleven months. “Now there is one.”</p></article>`)
  const author = `<div class="author"><strong>Chiamaka Eze</strong><p>Chiamaka is a staff engineer on the ledger team. She works from Berlin, writes Go and Elixir, and maintains ledgerlint, our open-source checker for double-entry books.</p></div>`
  p("/blog", "Engineering blog", `<h1>Engineering at Kudipath</h1><ul><li><a href="/blog/idempotency-the-hard-way">Idempotency, the hard way</a> by Chiamaka Eze</li><li><a href="/blog/ledgerlint">Introducing ledgerlint</a> by Chiamaka Eze</li><li><a href="/blog/ussd-is-not-dead">USSD is not dead</a> by Bolanle Fashina</li></ul>`,
    { head: `<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml">\n` })
  p("/blog/idempotency-the-hard-way", "Idempotency, the hard way", `<article><h1>Idempotency, the hard way</h1><p>3 March 2026</p><p>On a Friday in January a bank replayed 1,900 credits. Our keys held for 1,897 of them. This is the story of the other three, and of what we changed in the ledger so that a replay is boring.</p><p>The short version: an idempotency key is not a cache entry. It is part of the book.</p>${author}</article>`)
  p("/blog/ledgerlint", "Introducing ledgerlint", `<article><h1>Introducing ledgerlint</h1><p>20 November 2025</p><p>ledgerlint reads your postings and tells you which of them cannot be right. It caught a rounding bug in our fee splits on its first run. It is MIT licensed and lives on <a href="https://github.com/chiamakaeze">GitHub</a>.</p>${author}</article>`)
  p("/blog/ussd-is-not-dead", "USSD is not dead", `<article><h1>USSD is not dead</h1><p>8 July 2025</p><p>A third of our merchants still take their first payment by USSD. Bolanle Fashina on keeping a 1990s protocol honest.</p></article>`)
  p.raw("/blog/feed.xml", "application/rss+xml; charset=utf-8", rss("Engineering at Kudipath", "https://www.kudipath.example/blog", "How we keep the books", [
    { title: "Idempotency, the hard way", url: "https://www.kudipath.example/blog/idempotency-the-hard-way", at: "2026-03-03", author: "Chiamaka Eze", description: "On a Friday in January a bank replayed 1,900 credits." },
    { title: "Introducing ledgerlint", url: "https://www.kudipath.example/blog/ledgerlint", at: "2025-11-20", author: "Chiamaka Eze", description: "ledgerlint reads your postings and tells you which of them cannot be right." }
  ]))
  p("/contact", "Contact", `<h1>Contact</h1><p>Kudipath Technologies Ltd, 27 Adeola Hopewell Close, Victoria Island, Lagos, Nigeria. +234 1 555 0142. hello@kudipath.example</p><p>Abuja: Plot 90, Aguiyi Ironsi Way, Maitama.</p>`)
  p("/careers", "Careers", `<h1>Careers</h1><p>We hire for reconciliation, risk and support. See the current openings: Settlement analyst (Lagos), Risk associate (Abuja).</p>`)
  robots.set("www.kudipath.example", "User-agent: *\nDisallow: /dashboard/\n")
}

/* ------------------------------------------------------------------ 2. Venkara Laboratories, Hyderabad: generics. Table. */
{
  const p = site("www.venkaralabs.example", "Venkara Laboratories", {
    nav: [["Home", "/"], ["About Us", "/about-us"], ["Leadership", "/leadership"], ["Board", "/board"], ["Media", "/media"], ["Contact Us", "/contact-us"]],
    css: "table{border-collapse:collapse}td,th{border:1px solid #999;padding:4px}",
    footer: "Venkara Laboratories Limited | CIN U24230TG1994PLC018833 | Registered Office: Road No. 12, Banjara Hills, Hyderabad 500034, Telangana, India"
  })
  p("/", "Venkara Laboratories Limited – Affordable Generics for 61 Countries", `<h1>Affordable medicines. Made in Telangana. Taken in 61 countries.</h1><p>Established in 1994, Venkara Laboratories Limited develops and manufactures oral solid and injectable generics at four units around Hyderabad. The Company holds 118 ANDA approvals.</p><p>Read about our <a href="/leadership">leadership</a> and our <a href="/media">latest announcements</a>.</p>`)
  p("/about-us", "About Us", `<h1>About Us</h1><p>Venkara was founded by the late Shri V. Venkataramana Rao with one tablet press. It employs 5,300 people across Unit I (Bollaram), Unit II (Pashamylaram), Unit III (Jadcherla) and the R&amp;D Centre at Genome Valley.</p>`)
  p("/leadership", "Leadership", `<h1>Senior Management</h1>
<table><thead><tr><th>Name</th><th>Designation</th><th>Location</th><th>Profile</th></tr></thead><tbody>
<tr><td>Dr. Lakshmi Subramaniam</td><td>Chief Scientific Officer</td><td>Hyderabad</td><td>Ph.D. (IIT Madras) in organic chemistry. Dr. Lakshmi heads a team of 340 scientists working on complex generics and peptide synthesis. Named inventor on 17 granted patents.</td></tr>
<tr><td>Suresh Reddy B.</td><td>Vice President – Regulatory Affairs</td><td>Hyderabad</td><td>M.Pharm. (Kakatiya University). 22 years of experience in dossier filing for the US, EU and Brazil. Holds the Regulatory Affairs Certification (RAC). Member, Indian Pharma Regulatory Forum.</td></tr>
<tr><td>Suresh Reddy K.</td><td>Plant Head – Unit III</td><td>Jadcherla</td><td>B.Tech. in Chemical Engineering (Osmania University). Joined as a trainee shift engineer in 1999. Six Sigma Black Belt. Responsible for 1,150 personnel and zero critical observations in the last three audits.</td></tr>
<tr><td>Farhan Qureshi</td><td>Director – Export Sales, Middle East &amp; Africa</td><td>Dubai</td><td>MBA (Symbiosis, Pune). Mr. Qureshi has built our business in 23 countries from the Dubai office.</td></tr>
<tr><td>N. Padmavathi</td><td>Chief Financial Officer</td><td>Hyderabad</td><td>Fellow of the Institute of Chartered Accountants of India.</td></tr>
</tbody></table>`)
  p("/board", "Board of Directors", `<h1>Board of Directors</h1><p>Mr. V. Srinivas Rao, Chairman and Managing Director. Mrs. Usha Rao, Non-Executive Director. Mr. Colin Threlfall, Independent Director.</p>`,
    { head: ld({ "@type": "Organization", name: "Venkara Laboratories Limited", url: "https://www.venkaralabs.example/", member: [{ "@type": "Person", name: "V. Srinivas Rao", jobTitle: "Chairman and Managing Director" }, { "@type": "Person", name: "Usha Rao", jobTitle: "Non-Executive Director" }] }) })
  p("/media", "Media", `<h1>Press Releases</h1><ul><li><a href="/media/unit-iii-safety-award">Unit III receives Telangana Safe Plant Award 2025</a></li><li><a href="/media/appointment-chief-scientific-officer">Appointment of Chief Scientific Officer</a></li><li><a href="/media/anvisa-approvals">Four approvals in Brazil</a></li></ul>`)
  p("/media/unit-iii-safety-award", "Unit III receives Telangana Safe Plant Award 2025", `<article><h1>Unit III receives Telangana Safe Plant Award 2025</h1><p>Hyderabad, December 9, 2025: Venkara Laboratories Limited is pleased to inform that its Unit III at Jadcherla has received the Telangana Safe Plant Award 2025. The award was received on behalf of the Company by Mr. Suresh Reddy K., Plant Head – Unit III, who has served at Jadcherla since 1999.</p><p>Mr. Reddy, a keen badminton player, also captained the Unit III team which won the inter-plant tournament in the same month.</p></article>`)
  p("/media/appointment-chief-scientific-officer", "Appointment of Chief Scientific Officer", `<article><h1>Appointment of Chief Scientific Officer</h1><p>Hyderabad, July 1, 2022: The Company has appointed Dr. Lakshmi Subramaniam as Chief Scientific Officer. Dr. Lakshmi obtained her Ph.D. from the Indian Institute of Technology Madras in 2001 and was a post-doctoral fellow at the University of Basel. She is a Fellow of the Royal Society of Chemistry.</p></article>`)
  p("/media/anvisa-approvals", "Four approvals in Brazil", `<article><h1>Four approvals in Brazil</h1><p>Hyderabad, March 18, 2026: The Company has received four product approvals from the Brazilian authority. “Our team answered 212 questions in nineteen working days,” said Mr. Suresh Reddy B., Vice President – Regulatory Affairs.</p></article>`)
  p("/contact-us", "Contact Us", `<h1>Contact Us</h1><p>Registered Office: Road No. 12, Banjara Hills, Hyderabad 500034, Telangana, India. Tel +91 40 5550 2200. investors@venkaralabs.example</p><p>Dubai Office: JLT Cluster F, Dubai, UAE. Contact: farhan.qureshi@venkaralabs.example</p>`)
  redirect("https://www.venkaralabs.example/management", "https://www.venkaralabs.example/leadership")
}

/* ------------------------------------------------------------------ 3. Bluff Quay Terminals, Durban: port operator. Plain lists. */
{
  const p = site("www.bluffquay.example", "Bluff Quay Terminals", {
    nav: [["Home", "/"], ["Terminals", "/terminals"], ["About", "/about"], ["Management", "/management"], ["News", "/news"], ["Contact", "/contact"]],
    footer: "Bluff Quay Terminals (Pty) Ltd, Reg. 2003/011872/07. Level 1 B-BBEE contributor."
  })
  p("/", "Bluff Quay Terminals – Durban", `<h1>Breakbulk, vehicles and grain in the Port of Durban</h1><p>Bluff Quay Terminals runs three berths on the Bluff side of Durban harbour. We handle 4.1 million tonnes a year, mostly steel, maize and cars.</p><p><a href="/management">Who runs what</a></p>`)
  p("/terminals", "Our terminals", `<h1>Our terminals</h1><ul><li>Berth 101: grain, two 400 t/h loaders</li><li>Berth 102: steel and project cargo</li><li>Berth 103: vehicles, 3,900 bays</li></ul>`)
  p("/about", "About", `<h1>About Bluff Quay Terminals</h1><p>Formed in 2003, the company is owned by its staff trust and two shipping lines and employs 640 people.</p>`)
  p("/management", "Management team", `<h1>Management team</h1>
<ul>
<li>Nomvula Radebe, Managing Director. Joined from the railways in 2017.</li>
<li>Priya Naidoo, Chief Financial Officer. Chartered Accountant (SA) with a BCom Honours from the University of KwaZulu-Natal. Priya has been with us in Durban since 2014.</li>
<li>Sibusiso Ngcobo, Terminal Operations Manager. Sibusiso started as a tally clerk in 2006 and now runs all three berths. National Diploma in Maritime Studies, Durban University of Technology.</li>
<li>Hannes van der Westhuizen, Engineering Manager. Professional Engineer (Pr Eng), looks after cranes, quay walls and the dredging programme. BEng Civil, Stellenbosch.</li>
</ul>`)
  p("/news", "News", `<h1>News</h1><p><a href="/news/new-cfo">Priya Naidoo appointed CFO</a> (15 January 2026)</p><p><a href="/news/record-maize">Record maize season</a> (4 August 2025)</p><p><a href="/news/quay-wall">Quay wall at Berth 102 completed</a> (22 February 2025)</p><p><a href="/news/2023-results">Results for 2023</a> (30 March 2024)</p>`)
  p("/news/new-cfo", "Priya Naidoo appointed CFO", `<h1>Priya Naidoo appointed CFO</h1><p>15 January 2026. The board has appointed Priya Naidoo as Chief Financial Officer with immediate effect. Priya was Financial Manager for six years and led our change of accounting system in 2024. She is also treasurer of the Umhlali Children's Trust.</p>`)
  p("/news/record-maize", "Record maize season", `<h1>Record maize season</h1><p>4 August 2025. Berth 101 loaded 918,000 tonnes between May and July, a record. “We changed the shift handover, not the machines,” said Sibusiso Ngcobo, Terminal Operations Manager. He will describe how at the Southern Ports Forum in November.</p>`)
  p("/news/quay-wall", "Quay wall at Berth 102 completed", `<h1>Quay wall at Berth 102 completed</h1><p>22 February 2025. The new wall was finished three weeks early under Engineering Manager Hannes van der Westhuizen. The project won the KwaZulu-Natal branch award of the civil engineers' institution.</p>`)
  p("/news/2023-results", "Results for 2023", `<h1>Results for 2023</h1><p>30 March 2024. Volumes rose by 6 per cent. Queries: Priya Naidoo, Financial Manager.</p>`)
  p("/contact", "Contact", `<h1>Contact</h1><p>Bluff Quay Terminals (Pty) Ltd, 14 Bayhead Road, Durban 4001, South Africa. Switchboard +27 31 555 0170. ops@bluffquay.example</p>`)
  p("/people/priya-naidoo", "Priya Naidoo", "", { dead: true })
  archive.push({ url: "https://www.bluffquay.example/people/priya-naidoo", timestamp: "20220611083022", body: `<!DOCTYPE html><html><head><title>Priya Naidoo | Bluff Quay Terminals</title></head><body><h1>Priya Naidoo</h1><p>Financial Manager</p><p>Priya is a chartered accountant and keeps the books of all three berths. She is a keen quilter.</p></body></html>` })
}

/* ------------------------------------------------------------------ 4. Padhloop, Bengaluru: edtech. h-cards. */
{
  const p = site("www.padhloop.example", "Padhloop", {
    nav: [["Home", "/"], ["Schools", "/schools"], ["About", "/about"], ["People", "/people"], ["Press", "/press"], ["Say hello", "/hello"]],
    css: ".h-card{margin:2rem 0}",
    footer: "Made with filter coffee in Bengaluru. Padhloop Learning Pvt Ltd."
  })
  p("/", "Padhloop – short lessons that come back until they stick", `<h1>Short lessons that come back until they stick</h1><p>Padhloop gives 2,800 affordable private schools in India maths and science practice in eight languages. Lessons take nine minutes, run on a ₹6,000 phone and work offline.</p>`)
  p("/schools", "For schools", `<h1>For schools</h1><p>Principals get a weekly sheet of what each class has forgotten. Price: ₹420 a child a year.</p>`)
  p("/about", "About", `<h1>About Padhloop</h1><p>Founded in 2016 by Ananya Iyer and Karthik Bhat in a disused library in Malleshwaram. 240 people, one dog most Fridays.</p>`)
  p("/people", "People", `<h1>People</h1>
<div class="h-card"><img class="u-photo" src="/p/ananya.jpg" alt=""><h2 class="p-name">Ananya Iyer</h2><p><span class="p-job-title">Co-founder and Chief Product Officer</span>, <span class="p-org">Padhloop</span>, <span class="p-locality">Bengaluru</span></p><p class="p-note">Ananya trained as a designer at the National Institute of Design, Ahmedabad, and taught class six for two years before she drew a single screen. Her indie dog, Kaapi, attends Friday demos.</p></div>
<div class="h-card"><h2 class="p-name">Karthik Bhat</h2><p><span class="p-job-title">Co-founder and Chief Executive</span>, <span class="p-locality">Bengaluru</span></p><p class="p-note">Karthik keeps the lights on.</p></div>
<div class="h-card"><h2 class="p-name">Vikram Shetty</h2><p><span class="p-job-title">Chief Revenue Officer</span>, <span class="p-org">Padhloop</span>, <span class="p-locality">Bengaluru</span></p><p class="p-note">Vikram has sold to schools for seventeen years and can tell you the principal's name in most taluks of Karnataka. Weekend cricketer, opening bat, declining average.</p></div>`)
  p("/press", "Press", `<h1>Press</h1><ul><li><a href="/press/chief-revenue-officer">Vikram Shetty is our Chief Revenue Officer</a></li><li><a href="/press/odia">Padhloop now speaks Odia</a></li></ul>`)
  p("/press/chief-revenue-officer", "Vikram Shetty is our Chief Revenue Officer", `<h1>Vikram Shetty is our Chief Revenue Officer</h1><p>Bengaluru, 9 March 2026. Vikram Shetty, who joined as VP Sales in 2022, is Padhloop's first Chief Revenue Officer. He will be responsible for sales, school success and renewals. Vikram holds an MBA from TAPMI, Manipal.</p>`)
  p("/press/odia", "Padhloop now speaks Odia", `<h1>Padhloop now speaks Odia</h1><p>Bengaluru, 14 November 2025. Odia is our eighth language. “A child should not have to learn fractions and English on the same morning,” said Ananya Iyer, Chief Product Officer.</p>`)
  p("/hello", "Say hello", `<h1>Say hello</h1><p>Padhloop Learning Pvt Ltd, 3rd Cross, Malleshwaram, Bengaluru 560003, Karnataka. namaste@padhloop.example</p>`)
  redirect("https://www.padhloop.example/team", "https://www.padhloop.example/people")
}

list("https://ng.linkedin.com/in/adaeze-nwankwo-obi", "Adaeze Nwankwo-Obi - Co-founder & CEO at Kudipath | LinkedIn", "Co-founder & CEO at Kudipath. Making settlement boring. Experience: Kudipath · Education: University of Nigeria, Nsukka · Location: Lagos State, Nigeria · 500+ connections on LinkedIn.")
list("https://ng.linkedin.com/in/seun-adeyinka-payments", "Seun Adeyinka - Vice President, Partnerships - Kudipath | LinkedIn", "Vice President, Partnerships at Kudipath · Experience: Kudipath · Location: Lagos, Nigeria · 500+ connections on LinkedIn.")
list("https://in.linkedin.com/in/vikram-shetty-edu", "Vikram Shetty - VP Sales - Padhloop | LinkedIn", "VP Sales at Padhloop · Experience: Padhloop · Education: TAPMI · Location: Bengaluru · 500+ connections on LinkedIn.")
list("https://za.linkedin.com/in/priya-naidoo-ca-sa", "Priya Naidoo CA(SA) - Chief Financial Officer - Bluff Quay Terminals | LinkedIn", "Chief Financial Officer at Bluff Quay Terminals · Experience: Bluff Quay Terminals · Education: University of KwaZulu-Natal · Location: Durban · 412 connections on LinkedIn.")
list("https://in.linkedin.com/in/lakshmi-subramaniam-chem", "Dr. Lakshmi Subramaniam - Chief Scientific Officer - Venkara Laboratories | LinkedIn", "Chemist. Complex generics and peptides. Experience: Venkara Laboratories · Education: Indian Institute of Technology, Madras · Location: Hyderabad · 500+ connections on LinkedIn.")
list("https://x.com/adaezepays", "Adaeze Nwankwo-Obi (@adaezepays) / X", "Building @kudipath. Settlement nerd, highlife collector. Lagos.")
list("https://in.linkedin.com/in/deepika-rao-shuttle", "Deepika Rao - Head Coach - Mangaluru Shuttle Academy | LinkedIn", "Badminton coach in Mangaluru. Experience: Mangaluru Shuttle Academy · Location: Mangaluru.")
