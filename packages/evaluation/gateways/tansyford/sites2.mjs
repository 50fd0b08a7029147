import { site, ld, robots, redirects, archive } from "./lib.mjs"

// 7. Pellew Strand, management consultancy, Singapore ---------------------------------------------------------------------------------
{
  const s = site("www.pellewstrand.example", "Pellew Strand", { skin: "corporate",
    nav: [["/", "Home"], ["/who-we-are", "Who we are"], ["/people", "People"], ["/insights", "Insights"], ["/media", "Media"], ["/offices", "Offices"]],
    foot: "Pellew Strand Pte. Ltd., 18 Gelam Quay #31-02, Singapore 048617" })
  redirects["https://pellewstrand.example/"] = "https://www.pellewstrand.example/"
  const person = (slug, name, role, text, extra = {}) => s(`/people/${slug}`, name, `<section class="bio"><h1>${name}</h1><p class="bio__role">${role}</p><p class="bio__office">Singapore</p><div class="bio__text">${text}</div></section>`, { head: ld({ "@graph": [{ "@type": "BreadcrumbList", itemListElement: [] }, { "@type": "Person", name, jobTitle: role, worksFor: { "@type": "Organization", name: "Pellew Strand" }, address: { "@type": "PostalAddress", addressLocality: "Singapore" }, ...extra }] }) })
  s("/", "Strategy for the long coast", `<h1>Strategy for the long coast</h1><p>We advise boards and ministries across South-East Asia.</p>`)
  s("/who-we-are", "Who we are", `<h1>Who we are</h1><p>Pellew Strand was founded in Singapore in 1998. Our 260 consultants work in health, ports, energy and public services.</p>`)
  s("/people", "People", `<h1>People</h1><p><a href="/people/arjun-venkataswamy">Arjun Venkataswamy</a>, Managing Partner</p><p><a href="/people/charlotte-ong">Charlotte Ong Siew Mei</a>, Principal, Healthcare</p><p><a href="/people/marcus-leong">Marcus Leong</a>, Associate</p><p><a href="/people/rebecca-thornycroft">Rebecca Thornycroft</a>, Director of Knowledge</p>`)
  person("arjun-venkataswamy", "Arjun Venkataswamy", "Managing Partner", "<p>Arjun has led the firm since 2020. He advises port authorities and shipping lines on decarbonisation and is the author of <i>The Patient Harbour</i> (2023), a book on how ports outlive their owners. He took his MBA at the Wharton School and a BTech at IIT Madras, and chairs the Singapore Maritime Heritage Society.</p>", { alumniOf: [{ "@type": "CollegeOrUniversity", name: "The Wharton School" }, { "@type": "CollegeOrUniversity", name: "IIT Madras" }] })
  person("charlotte-ong", "Charlotte Ong Siew Mei", "Principal, Healthcare", "<p>A pharmacist by training (National University of Singapore), Charlotte helps hospital groups plan capacity and payers design benefits. She holds an MBA from INSEAD. On Saturdays she volunteers with the Clementi Befrienders, who visit older people living alone.</p>")
  person("marcus-leong", "Marcus Leong", "Associate", "<p>Marcus joined in 2023 from Singapore Management University, where he read economics. He builds demand models for ports and bus networks.</p>")
  person("rebecca-thornycroft", "Rebecca Thornycroft", "Director of Knowledge", "<p>Rebecca runs research, the library and the firm's taxonomy. A chartered librarian (MCLIP), she is a past president of the Special Libraries Circle of Singapore.</p><p><a href=\"https://thornycroft.example/\">Personal site</a></p>")
  s("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/hospital-beds-2035">Hospital beds in 2035</a></li></ul>`)
  s("/insights/hospital-beds-2035", "Hospital beds in 2035", `<h1>Hospital beds in 2035</h1><p>By Charlotte Ong Siew Mei and Marcus Leong, 22 January 2026</p><p>Singapore will need 30 per cent more step-down beds by 2035, but not where most plans put them. Our model follows patients, not postcodes.</p>`)
  s("/media", "Media", `<h1>Media</h1><p><a href="/media/2020-managing-partner">Venkataswamy elected managing partner</a> (1 July 2020)</p>`)
  s("/media/2020-managing-partner", "Venkataswamy elected managing partner", `<h1>Venkataswamy elected managing partner</h1><p>1 July 2020. The partners of Pellew Strand have elected Arjun Venkataswamy, until now head of the Ports practice, as managing partner.</p>`)
  s("/offices", "Offices", `<h1>Offices</h1><p>Singapore: 18 Gelam Quay #31-02, Singapore 048617</p><p>Jakarta: by appointment</p>`)
}

// 8. Latticefall Quantum, Waterloo ON -------------------------------------------------------------------------------------------------
{
  const s = site("latticefall.example", "Latticefall Quantum", { skin: "app",
    nav: [["/", "Home"], ["/about", "About"], ["/team", "Team"], ["/blog", "Blog"], ["/press", "Press"], ["/contact", "Contact"]],
    foot: "Latticefall Quantum Inc. 305 Columbia Mews, Waterloo, ON N2L 0A5" })
  redirects["https://www.latticefall.example/"] = "https://latticefall.example/"
  s("/", "Neutral atoms, sober claims", `<h1>Neutral atoms, sober claims</h1><p>Latticefall builds quantum computers from rubidium atoms held in light.</p>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/index.xml">` })
  s("/about", "About", `<h1>About</h1><p>We spun out of the University of Waterloo in 2021. Forty physicists and engineers work in our laboratory in Waterloo, Ontario.</p>`)
  s("/team", "Team", `<h1>Team</h1><div class="person"><div class="person-name">Elena Markova-Reid</div><div class="person-title">CEO</div><div class="person-bio">Elena built two photonics companies before this one and sold the second to a lidar maker in 2019. She studied engineering physics at McMaster (BEng) and mentors founders at the Grand River Accelerator.</div></div>
<div class="person"><div class="person-name">Dr. Yusuf Demirkan</div><div class="person-title">Co-founder &amp; Chief Scientist</div><div class="person-bio">Yusuf's group was the first to hold 1,000 atoms in a movable lattice. PhD in physics, University of Toronto.</div></div>
<div class="person"><div class="person-name">Daniel Okonjo-Wright</div><div class="person-title">Staff Quantum Software Engineer</div><div class="person-bio">Daniel maintains our open-source compiler, driftwood. <a href="https://github.com/dokonjo">@dokonjo</a></div></div>
<div class="person"><div class="person-name">Hannah Li</div><div class="person-title">Graduate Research Engineer</div><div class="person-bio">Hannah aligns lasers and automates the aligning of lasers. MASc in electrical engineering, University of Waterloo, 2025. Plays ultimate frisbee.</div></div>`)
  s("/blog", "Blog", `<h1>Blog</h1><a href="/blog/driftwood-1-0">driftwood 1.0</a> <a href="/blog/a-day-in-the-lab">A day in the lab</a>`)
  s("/blog/driftwood-1-0", "driftwood 1.0", `<h1>driftwood 1.0</h1><p>Daniel Okonjo-Wright, 14 April 2026</p><p>Our compiler for neutral-atom machines is out of beta. It is written in Python and C++, and routes circuits by moving atoms instead of swapping them.</p>`)
  s("/blog/a-day-in-the-lab", "A day in the lab", `<h1>A day in the lab</h1><p>Hannah Li, Graduate Research Engineer, 9 March 2026</p><p>7.40: coffee. 8.00: the vacuum is still a vacuum. I write LabVIEW in the morning and apologise for it in Python in the afternoon.</p>`)
  s.feed("/blog/index.xml", [{ title: "driftwood 1.0", path: "/blog/driftwood-1-0", date: "Tue, 14 Apr 2026 12:00:00 GMT", by: "Daniel Okonjo-Wright", text: "Our compiler for neutral-atom machines is out of beta." }, { title: "A day in the lab", path: "/blog/a-day-in-the-lab", date: "Mon, 09 Mar 2026 12:00:00 GMT", by: "Hannah Li", text: "7.40: coffee." }])
  s("/press", "Press", `<h1>Press</h1><p><a href="/press/series-b">Latticefall raises C$62 million</a></p><p><a href="/press/markova-reid-ceo">Elena Markova-Reid joins as CEO</a></p>`)
  s("/press/series-b", "Latticefall raises C$62 million", `<h1>Latticefall raises C$62 million</h1><p>WATERLOO, Ont., November 18, 2025. Latticefall Quantum has closed a C$62 million Series B. "We will spend it on lasers and patience," said chief executive Elena Markova-Reid.</p>`)
  s("/press/markova-reid-ceo", "Elena Markova-Reid joins as CEO", `<h1>Elena Markova-Reid joins as CEO</h1><p>WATERLOO, Ont., February 6, 2023. Photonics entrepreneur Elena Markova-Reid becomes chief executive of Latticefall. Dr. Yusuf Demirkan, who has led the company since its founding, becomes Chief Scientist.</p>`)
  s("/contact", "Contact", `<h1>Contact</h1><p>305 Columbia Mews, Waterloo, Ontario N2L 0A5, Canada. hello@latticefall.example</p>`)
}

// 9. Kopje & Vale Developments, Johannesburg ------------------------------------------------------------------------------------------
{
  const s = site("www.kopjevale.example", "Kopje & Vale Developments", { skin: "plain",
    nav: [["/", "Home"], ["/our-story/", "Our story"], ["/leadership/", "Leadership"], ["/newsroom/", "Newsroom"], ["/get-in-touch/", "Get in touch"]],
    foot: "Kopje &amp; Vale Developments (Pty) Ltd, 61 Jacaranda Ridge, Rosebank, Johannesburg 2196" })
  redirects["https://kopjevale.example/"] = "https://www.kopjevale.example/"
  s("/", "Places that last", `<h1>Places that last</h1><p>Homes, markets and clinics in Gauteng since 1986.</p>`)
  s("/our-story/", "Our story", `<h1>Our story</h1><p>Hendrik van Tonder built his first block of eight flats in Germiston in 1986 with a loan from his mother-in-law. Forty years on, Kopje &amp; Vale has delivered 14,000 homes from its office in Johannesburg, and his son, also Hendrik, runs the building sites.</p>`)
  s("/leadership/", "Leadership", `<h1>Leadership</h1>
<h3>Hendrik van Tonder (Snr)</h3><p><em>Executive Chairman and founder</em></p><p>Hendrik senior founded the company in 1986. A bricklayer's son from Springs, he is a past president of the Gauteng Master Builders Guild and received the Guild's Lifetime Achievement Award in 2021. He breeds Nguni cattle on a farm near Parys.</p>
<h3>Hendrik van Tonder (Jnr)</h3><p><em>Development Director</em></p><p>Hendrik junior joined in 2012 after a BSc in Quantity Surveying at the University of Pretoria. He is registered as a Professional Construction Project Manager (PrCPM) with the SACPCMP and runs the Comrades Marathon most years.</p>
<h3>Lerato Phiri-Naidoo</h3><p><em>Chief Financial Officer</em></p><p>Lerato is a chartered accountant, CA(SA), who trained in Johannesburg and joined the group in 2016. She was appointed to the board in 2024 and is treasurer of the Alexandra Bursary Trust.</p>
<h3>Zanele Khoza</h3><p><em>Sustainability Architect</em></p><p>Zanele is a registered professional architect (SACAP) and a Green Star Accredited Professional. She studied at Wits (MArch) and lectures there on passive cooling.</p>`)
  s("/newsroom/", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/new-cfo/">New CFO for Kopje &amp; Vale</a> (May 2024)</li><li><a href="/newsroom/ridge-clinic/">Ridge Clinic wins green prize</a> (Sept 2025)</li><li><a href="/newsroom/half-year-2021/">Half-year 2021</a></li></ul>`)
  s("/newsroom/new-cfo/", "New CFO for Kopje & Vale", `<h1>New CFO for Kopje &amp; Vale</h1><p>6 May 2024. Lerato Phiri-Naidoo, group financial manager since 2019, is our new Chief Financial Officer.</p>`)
  s("/newsroom/half-year-2021/", "Half-year 2021", `<h1>Half-year 2021</h1><p>"Debtors are down to 38 days," said group financial manager Lerato Phiri-Naidoo.</p>`)
  s("/newsroom/ridge-clinic/", "Ridge Clinic wins green prize", `<h1>Ridge Clinic wins green prize</h1><p>19 September 2025. The Ridge Clinic in Orange Farm, designed by our architect Zanele Khoza and delivered by development director Hendrik van Tonder jnr, has won the Highveld Green Building Prize. It needs no air conditioning.</p>`)
  s("/get-in-touch/", "Get in touch", `<h1>Get in touch</h1><p>61 Jacaranda Ridge, Rosebank, Johannesburg 2196. 011 555 0179.</p>`)
}

// 10. Southern Wetlands Trust, Hobart -------------------------------------------------------------------------------------------------
{
  const s = site("southernwetlands.example", "Southern Wetlands Trust", { skin: "corporate",
    nav: [["/", "Home"], ["/about", "About"], ["/about/staff", "Staff"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Southern Wetlands Trust is a registered charity. 5 Boatshed Row, Battery Point, Hobart TAS 7004" })
  redirects["https://www.southernwetlands.example/"] = "https://southernwetlands.example/"
  s("/", "Room for water", `<h1>Room for water</h1><p>We buy, mend and look after wetlands in Tasmania and Victoria.</p>`)
  s("/about", "About", `<h1>About</h1><p>Since 1992 the Trust has restored 18,000 hectares of marsh. The office is in Hobart.</p>`)
  s("/about/staff", "Staff", `<h1>Staff</h1><dl><dt>Tom Quennell</dt><dd>Chief Executive. Tom came from river engineering and has run the Trust since 2017. He lives in Hobart, keeps bees, and counts waders for BirdLife Australia every summer.</dd><dt>Dr Isabella Marchbank</dt><dd>Director of Science. Isabella's team maps peat and counts frogs. Her PhD (University of Tasmania, 2011) was on sphagnum. No relation, as far as she knows, to the botanist of that name.</dd><dt>Office</dt><dd>office@southernwetlands.example</dd></dl>`)
  s("/news", "News", `<h1>News</h1><p><a href="/news/lagoon-of-islands">A lagoon returns</a></p>`)
  s("/news/lagoon-of-islands", "A lagoon returns", `<h1>A lagoon returns</h1><p>3 December 2025. Water stood in the Tunnack marshes this week for the first time since 1964. "I cried a bit," said chief executive Tom Quennell. Director of Science Dr Isabella Marchbank expects the first green and gold frogs within two years.</p>`)
  s("/contact", "Contact", `<h1>Contact</h1><p>5 Boatshed Row, Battery Point, Hobart, Tasmania 7004</p>`)
}

// 11. Dulang Pay, payments, Singapore -------------------------------------------------------------------------------------------------
{
  const s = site("www.dulangpay.example", "Dulang Pay", { skin: "app",
    nav: [["/", "Home"], ["/company", "Company"], ["/company/leadership", "Leadership"], ["/newsroom", "Newsroom"], ["/developers", "Developers"], ["/contact", "Contact"]],
    foot: "Dulang Pay Pte. Ltd. is licensed as a major payment institution. 71 Sago Walk #08-11, Singapore 068893" })
  redirects["https://dulangpay.example/"] = "https://www.dulangpay.example/"
  s("/", "Every tray, every till", `<h1>Every tray, every till</h1><p>Payments for hawkers, malls and everything between, in six countries.</p>`)
  s("/company", "Company", `<h1>Company</h1><p>Dulang Pay was founded in Singapore in 2015 and moves S$9 billion a year for 210,000 merchants.</p>`)
  s("/company/leadership", "Leadership", `<h1>Leadership</h1><div class="tile" data-name="Tan Wei Ling"><h4>Tan Wei Ling</h4><h5>Chief Risk and Compliance Officer</h5><p>Wei Ling joined Dulang Pay in 2019 from a bank regulator's supervision team. She is a Certified Anti-Money Laundering Specialist (CAMS), studied law at the National University of Singapore, and speaks often on scam prevention.</p></div><div class="tile" data-name="Henry Boon"><h4>Henry Boon</h4><h5>Chief Executive Officer</h5><p>Henry started out selling soya milk.</p></div>`)
  s("/newsroom", "Newsroom", `<h1>Newsroom</h1><p><a href="/newsroom/scam-shield">Dulang Pay and banks share scam signals</a>, 10 February 2026</p>`)
  s("/newsroom/scam-shield", "Dulang Pay and banks share scam signals", `<h1>Dulang Pay and banks share scam signals</h1><p>Singapore, 10 February 2026. "Scammers share data. So must we," said Tan Wei Ling, Chief Risk and Compliance Officer, who also sits on the Payments Association Fraud Council.</p>`)
  s("/developers", "Developers", `<h1>Developers</h1><p>Start with the sandbox. Rohan D'Silva and the developer relations team answer questions on <a href="https://www.youtube.com/@dulangdev">our channel</a>.</p>`)
  s("/contact", "Contact", `<h1>Contact</h1><p>71 Sago Walk #08-11, Singapore 068893. support@dulangpay.example</p>`)
  robots["www.dulangpay.example"] = "User-agent: *\nDisallow: /dashboard/\n"
}

// 12. Harrow Osei LLP, law firm, Toronto ----------------------------------------------------------------------------------------------
{
  const s = site("www.harrowosei.example", "Harrow Osei LLP", { skin: "corporate",
    nav: [["/", "Home"], ["/firm", "The firm"], ["/lawyers", "Lawyers"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Harrow Osei LLP, Barristers and Solicitors, 400 Lombard Arcade, Suite 900, Toronto, ON M5C 0B4" })
  redirects["https://harrowosei.example/"] = "https://www.harrowosei.example/"
  s("/", "Counsel for builders", `<h1>Counsel for people who build</h1><p>Construction, infrastructure and employment law.</p>`)
  s("/firm", "The firm", `<h1>The firm</h1><p>Founded in Toronto in 2004 by Judith Harrow and Kwabena Osei, the firm has 55 lawyers.</p>`)
  s("/lawyers", "Lawyers", `<h1>Lawyers</h1><table><tbody><tr><td><a href="/lawyers/kwabena-osei">Kwabena Osei</a></td><td>Founding Partner</td><td>Construction and infrastructure</td></tr><tr><td><a href="/lawyers/madeleine-fortier-hughes">Madeleine Fortier-Hughes</a></td><td>Associate</td><td>Employment</td></tr><tr><td>Judith Harrow</td><td>Counsel</td><td>Arbitration</td></tr></tbody></table>`)
  s("/lawyers/kwabena-osei", "Kwabena Osei", `<h1>Kwabena Osei</h1><h2>Founding Partner</h2><p>Kwabena acts for public owners on bridges, hospitals and transit. He was lead counsel in the Don River Crossing arbitration, is a Fellow of the Canadian College of Construction Lawyers and teaches construction law as an adjunct professor at Osgoode Hall Law School, where he took his LLB in 1994.</p><h4>Practice</h4><ul><li>Construction law</li><li>Arbitration</li><li>Public-private partnerships</li></ul><p>Called to the bar of Ontario: 1996. Office: Toronto.</p>`)
  s("/lawyers/madeleine-fortier-hughes", "Madeleine Fortier-Hughes", `<h1>Madeleine Fortier-Hughes</h1><h2>Associate, Employment</h2><p>Madeleine advises employers and unions on workplace investigations, in English and French. She holds a JD from McGill University and was called to the bar of Ontario in 2021. Office: Toronto.</p>`)
  s("/news", "News", `<h1>News</h1><p><a href="/news/best-construction-2026">Kwabena Osei named Construction Lawyer of the Year</a></p>`)
  s("/news/best-construction-2026", "Kwabena Osei named Construction Lawyer of the Year", `<h1>Kwabena Osei named Construction Lawyer of the Year</h1><p>February 2, 2026. The Ontario Bar Gazette has named founding partner Kwabena Osei its Construction Lawyer of the Year 2026.</p>`)
  s("/contact", "Contact", `<h1>Contact</h1><p>400 Lombard Arcade, Suite 900, Toronto, Ontario M5C 0B4, Canada. 416-555-0174</p>`)
}
