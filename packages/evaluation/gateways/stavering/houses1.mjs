import { add, feed, redirect, robots, site, sitemap } from "./lib.mjs"

// ───────────────────────── 1. Skerrow Cloud Security, Edinburgh ─────────────────────────
{
  const O = "https://www.skerrowsec.example"
  const p = site(O, "Skerrow Cloud Security", {
    frame: "divs",
    nav: [["/platform", "Platform"], ["/about", "About"], ["/team", "Team"], ["/news", "News"], ["/blog", "Research blog"], ["/contact", "Contact"]],
    foot: "Skerrow Cloud Security Ltd, 14 Baltic Yard, Leith, Edinburgh EH6 7DR. Registered in Scotland SC560114."
  })
  p("/", "Skerrow Cloud Security: know who can do what in your cloud", `<h1>Know who can do what in your cloud</h1><p>Skerrow maps every permission in AWS, Azure and Google Cloud, and tells you which of them nobody uses. 240 organisations, from councils to card processors, run on it.</p><p><a href="/platform">See the platform</a> or <a href="/team">meet the people</a> behind it.</p>`, { description: "Cloud permission security from Leith." })
  p("/platform", "Platform", `<h1>One graph, every permission</h1><p>The Skerrow graph reads identities, roles and resource policies without agents. Findings arrive as pull requests, not as tickets.</p>`)
  p("/about", "About us", `<h1>About Skerrow</h1><p>Skerrow was founded in Leith in 2017 by Ewan Balfour and Catriona Mulgrew, who had grown tired of spreadsheets of service accounts. Today we are 85 people. We are owned by our staff and two Scottish funds.</p><p>Meet the <a href="/team">team</a>.</p>`)
  p("/team", "Team", `<h1>The people at Skerrow</h1><div class="cards">
<div class="card"><img src="/assets/ewan.jpg" alt=""><h3>Ewan Balfour</h3><div class="role">Co-founder and Chief Executive Officer</div><p>Ewan sells, hires and makes the coffee. He was a management consultant before he knew better, and sits on the board of Scotland's cyber cluster.</p></div>
<div class="card"><img src="/assets/catriona.jpg" alt=""><h3>Catriona Mulgrew</h3><div class="role">Co-founder and Chief Technology Officer</div><p>Catriona started Skerrow with Ewan after nine years running infrastructure at a pension provider. She designed the policy engine at the centre of the product, still reviews most of the Go, and holds the CISSP. Lives in Edinburgh, usually uphill of the office. <a href="https://github.com/cmulgrew">GitHub</a></p></div>
<div class="card"><img src="/assets/iain.jpg" alt=""><h3>Iain Drysdale</h3><div class="role">Head of Customer Success</div><p>Iain and his group of nine look after onboarding and renewals, above all for councils and health boards. He came from service management at a Fife council and is an ITIL 4 Managing Professional. Based in Edinburgh.</p></div>
<div class="card"><img src="/assets/priyanka.jpg" alt=""><h3>Priyanka Venkataraman</h3><div class="role">Principal Security Researcher</div><p>Priyanka breaks identity federation so that you do not have to. She found the "Borrowed Role" family of attacks and writes most of our <a href="/blog">research blog</a>. More on <a href="https://venkatsec.example/">her own site</a>.</p></div>
<div class="card"><img src="/assets/fergus.jpg" alt=""><h3>Fergus Tennant</h3><div class="role">Director of Product</div><p>Fergus decides what we build next, and more often what we do not. Joined in 2019; works from Stirling and the 7.14 train.</p></div>
<div class="card"><img src="/assets/olu.jpg" alt=""><h3>Olu Fashola</h3><div class="role">Finance Director</div><p>Chartered accountant, keen cyclist, keeper of the budget.</p></div></div>`, { description: "Who works at Skerrow." })
  p("/news", "News", `<h1>News</h1><ul><li>9 September 2025: <a href="/news/fergus-tennant-director-of-product">Fergus Tennant becomes Director of Product</a></li><li>3 March 2025: <a href="/news/north-sea-health">North Sea Health Boards choose Skerrow</a></li><li>14 May 2024: <a href="/news/borrowed-role">Skerrow researcher discloses the Borrowed Role attack</a></li></ul>`)
  p("/news/fergus-tennant-director-of-product", "Fergus Tennant becomes Director of Product", `<h1>Fergus Tennant becomes Director of Product</h1><p>Leith, 9 September 2025. Fergus Tennant, until now Solutions Architect, has taken over product management at Skerrow as Director of Product. In six years with the company he designed the rollouts at eleven of our largest customers and wrote the access-review module on the side.</p><p>"Fergus has sat with more of our users than anybody," said CTO Catriona Mulgrew. "He knows threat modelling, and he knows when to leave it out of the meeting."</p>`, { news: { seen: "20250909T090000Z", language: "English", country: "United Kingdom" } })
  p("/news/north-sea-health", "North Sea Health Boards choose Skerrow", `<h1>North Sea Health Boards choose Skerrow</h1><p>Four health boards on the east coast will use Skerrow for their move to the public cloud. "The first ninety days decide whether a tool is used at all," says Iain Drysdale, Head of Customer Success, who leads the onboarding.</p>`, { news: { seen: "20250303T090000Z", language: "English", country: "United Kingdom" } })
  p("/news/borrowed-role", "Skerrow researcher discloses the Borrowed Role attack", `<h1>Skerrow researcher discloses the Borrowed Role attack</h1><p>Priyanka Venkataraman, Principal Security Researcher at Skerrow, today disclosed a class of attacks in which a workload borrows the role of a neighbour through a misread trust policy. Two cloud providers have shipped fixes. The advisory took her four months of reverse engineering.</p>`, { news: { seen: "20240514T090000Z", language: "English", country: "United Kingdom" } })
  p("/blog", "Research blog", `<h1>Research blog</h1><link rel="alternate" type="application/rss+xml" href="/blog/feed.xml"><ul><li><a href="/blog/trust-policies-are-programs">Trust policies are programs</a>, by Priyanka Venkataraman</li><li><a href="/blog/ebpf-for-auditors">eBPF for auditors</a>, by Catriona Mulgrew</li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="${O}/blog/feed.xml">\n` })
  p("/blog/trust-policies-are-programs", "Trust policies are programs", `<article><h1>Trust policies are programs</h1><p class="byline">By Priyanka Venkataraman, 20 January 2026</p><p>A trust policy has branches, state and callers. So fuzz it as you would fuzz a parser. In this post I show how I fuzz OIDC federation with three hundred lines of Python.</p></article>`)
  p("/blog/ebpf-for-auditors", "eBPF for auditors", `<article><h1>eBPF for auditors</h1><p class="byline">By Catriona Mulgrew, 2 October 2025</p><p>You do not need an agent to see which process uses which credential. This post explains the eBPF probes in Kelpie, my open-source policy engine for Kubernetes.</p></article>`)
  feed(`${O}/blog/feed.xml`, "Skerrow research blog", `${O}/blog`, [
    { title: "Trust policies are programs", url: `${O}/blog/trust-policies-are-programs`, author: "Priyanka Venkataraman", at: "2026-01-20", text: "Fuzzing OIDC federation with Python." },
    { title: "eBPF for auditors", url: `${O}/blog/ebpf-for-auditors`, author: "Catriona Mulgrew", at: "2025-10-02", text: "The eBPF probes in Kelpie." }
  ])
  p("/contact", "Contact", `<h1>Contact</h1><p>Skerrow Cloud Security Ltd<br>14 Baltic Yard, Leith<br>Edinburgh EH6 7DR<br>hello@skerrowsec.example</p>`)
  robots["www.skerrowsec.example"] = `User-agent: *\nDisallow: /trial/\nSitemap: ${O}/sitemap.xml\n`
  sitemap(O, ["/", "/about", "/team", "/news", "/blog", "/contact", "/news/fergus-tennant-director-of-product"])
  redirect(`${O}/company/people`, `${O}/team`)
  redirect(`${O}/leadership`, `${O}/team`)
}

// ───────────────────────── 2. Ardvennie Distillery, Speyside ─────────────────────────
{
  const O = "https://ardvennie.example"
  const p = site(O, "Ardvennie Distillery", {
    nav: [["/about", "Our story"], ["/people", "Our people"], ["/news", "News"], ["/visit", "Visit & contact"]],
    foot: "The Ardvennie Distillery Company Ltd, Dufftown, Banffshire AB55 4BS. Please drink with care.",
    suffix: " - Ardvennie Distillery"
  })
  p("/", "Ardvennie Distillery: Speyside single malt since 1887", `<h1>Speyside single malt since 1887</h1><p>Two stills, one spring, and the fourth generation of Moncurs. <a href="/visit">Come and see us</a>.</p>`)
  p("/about", "Our story", `<h1>Our story</h1><p>Founded in 1887 by a grain merchant from Keith, Ardvennie has been in the hands of the Moncur family since 1931. <a href="/people/hamish-moncur-snr">Hamish Moncur the elder</a> ran the stillhouse for two decades; <a href="/people/hamish-moncur">his son of the same name</a> runs it now.</p>`)
  p("/people", "Our people", `<h1>Our people</h1><p>Thirty-one of us, and the cat.</p><ul class="people"><li><a href="/people/hamish-moncur-snr">Hamish Moncur (senior)</a></li><li><a href="/people/hamish-moncur">Hamish Moncur</a></li><li><a href="/people/eilidh-farquharson">Eilidh Farquharson</a></li><li><a href="/people/rory-buchan">Rory Buchan</a></li><li><a href="/people/jean-tolmie">Jean Tolmie</a></li></ul>`)
  p("/people/hamish-moncur", "Hamish Moncur, Master Distiller", `<h1>Hamish Moncur</h1><h2>Master Distiller</h2><p>Hamish took his degree in Brewing and Distilling at Heriot-Watt in 2008 and has run the stills at Ardvennie ever since, as Master Distiller since 2016. He brought floor malting back and is known in the trade for long fermentations. He is a Fellow of the Institute of Brewing and Distilling and lives in Dufftown.</p><p>Write to him: <a href="mailto:hamish@ardvennie.example">hamish@ardvennie.example</a></p><p><a href="/people">Back to our people</a></p>`)
  p("/people/hamish-moncur-snr", "Hamish Moncur (senior), Chairman", `<h1>Hamish Moncur (senior)</h1><h2>Chairman</h2><p>Mr Moncur came to Ardvennie in 1974 as a cooper's apprentice, managed the distillery from 1988 to 2009 and has chaired the company since. He was made MBE in 2011 for services to the Scotch whisky industry. At home in Rothes, he fishes for salmon on the Spey and is honorary president of the Speyside Piping Society.</p><p>Letters: <a href="mailto:chairman@ardvennie.example">chairman@ardvennie.example</a></p><p><a href="/people">Back to our people</a></p>`)
  p("/people/eilidh-farquharson", "Eilidh Farquharson, Head of Visitor Experience", `<h1>Eilidh Farquharson</h1><h2>Head of Visitor Experience</h2><p>Eilidh built the visitor centre from a dunnage warehouse and leads fourteen guides. She gives the Thursday tour in Gaelic. She lives in Aberlour with Peat, a border terrier who has his own fan mail.</p><p><a href="/people">Back to our people</a></p>`)
  p("/people/rory-buchan", "Rory Buchan, International Sales Manager", `<h1>Rory Buchan</h1><h2>International Sales Manager</h2><p>Rory looks after our importers from Taipei to Sydney. He read Chinese at Edinburgh, speaks Mandarin and passable Japanese, and holds the WSET Level 3 Award in Spirits. When not on an aeroplane he is at home in Elgin.</p><p><a href="/people">Back to our people</a></p>`)
  p("/people/jean-tolmie", "Jean Tolmie, Company Secretary", `<h1>Jean Tolmie</h1><h2>Company Secretary</h2><p>Jean has kept our books since 1999 and rings handbells in Keith.</p>`)
  p("/news", "News", `<h1>News</h1><ul><li><a href="/news/taiwan">A new home in Taiwan</a> (11 February 2026)</li><li><a href="/news/distiller-of-the-year">Hamish is Distiller of the Year</a> (21 November 2024)</li></ul>`)
  p("/news/taiwan", "A new home in Taiwan", `<h1>A new home in Taiwan</h1><p>11 February 2026. From this spring our 15 year old can be had in 120 shops in Taiwan. International Sales Manager Rory Buchan, who closed the agreement with Formosa Cask Importers after two years of talks, calls it the largest export deal in our history.</p>`, { news: { seen: "20260211T080000Z", language: "English", country: "United Kingdom" } })
  p("/news/distiller-of-the-year", "Hamish is Distiller of the Year", `<h1>Hamish is Distiller of the Year</h1><p>21 November 2024. Our Master Distiller, Hamish Moncur, was named Distiller of the Year at the Malt and Still Awards in London. "My father will say it was the water," he said.</p>`, { news: { seen: "20241121T080000Z", language: "English", country: "United Kingdom" } })
  p("/visit", "Visit and contact", `<h1>Visit us</h1><p>The Ardvennie Distillery, Dufftown, Banffshire AB55 4BS. Tours daily except Mondays. Telephone 01340 496 0001.</p>`)
  robots["ardvennie.example"] = "User-agent: *\nDisallow:\n"
}

// ───────────────────────── 3. Odde Linjen A/S, Aarhus ─────────────────────────
{
  const O = "https://www.oddelinjen.example"
  const p = site(O, "Odde Linjen", {
    frame: "divs",
    lang: "da",
    nav: [["/sejlplan", "Sejlplan"], ["/en/about", "About us"], ["/en/management", "Management"], ["/presse", "Presse"], ["/kontakt", "Kontakt"]],
    foot: "Odde Linjen A/S, Færgevej 2, 8000 Aarhus C. CVR 00000314"
  })
  p("/", "Odde Linjen: færger over Kattegat", `<h1>Over Kattegat på 75 minutter</h1><p>Fire færger, seks havne, 1,9 millioner passagerer om året.</p><p><a href="/en/about">In English</a></p>`)
  p("/sejlplan", "Sejlplan", `<h1>Sejlplan</h1><p>Første afgang kl. 5.45 fra Aarhus, sidste kl. 23.10.</p>`)
  p("/en/about", "About us", `<h1>About Odde Linjen</h1><p>Odde Linjen has carried people, lorries and a great many bicycles across the Kattegat since 1962. Our first all-electric ferry enters service in 2027. The company is led by a <a href="/en/management">management group</a> of five.</p>`, { lang: "en" })
  p("/en/management", "Management", `<h1>Management</h1><table class="mgmt"><thead><tr><th>Name</th><th>Position</th><th>With us since</th><th>About</th></tr></thead><tbody>
<tr><td>Mette Kjærulff Lund</td><td>Chief Executive Officer</td><td>2018</td><td>MSc in Economics and Business Administration from Aarhus University (2001). Earlier in container shipping in Rotterdam. Lives in Risskov, Aarhus.</td></tr>
<tr><td>Flemming Toft</td><td>Chief Financial Officer</td><td>2011</td><td>State-authorised public accountant. Lives in Horsens.</td></tr>
<tr><td>Søren Brandt Nyholm</td><td>Fleet Captain</td><td>1997</td><td>Master mariner. Responsible for 140 seafarers and four ships. Lives in Ebeltoft.</td></tr>
<tr><td>Mads Tornbjerg</td><td>Head of IT</td><td>2015</td><td>Booking, ticketing and the networks on board. Lives in Aarhus.</td></tr>
<tr><td>Ida Skovgaard Holm</td><td>Head of People</td><td>2021</td><td>Psychologist. Lives in Skanderborg.</td></tr></tbody></table>`, { lang: "en" })
  p("/presse", "Presse", `<h1>Pressemeddelelser</h1><ul><li><a href="/presse/elfaerge">Odde Linjen bestiller elfærge</a> (4. juni 2025)</li><li><a href="/presse/redning">Medalje til Odde Linjens flådekaptajn</a> (12. december 2019)</li></ul>`)
  p("/presse/elfaerge", "Odde Linjen bestiller elfærge", `<h1>Odde Linjen bestiller elfærge</h1><p>Aarhus, 4. juni 2025. Administrerende direktør Mette Kjærulff Lund har i dag underskrevet kontrakten på Danmarks største elfærge, M/F Odden Strøm, til 610 millioner kroner. "Den bedste diesel er den, vi ikke køber," siger hun.</p>`, { news: { seen: "20250604T100000Z", language: "Danish", country: "Denmark" } })
  p("/presse/redning", "Medalje til Odde Linjens flådekaptajn", `<h1>Medalje til Odde Linjens flådekaptajn</h1><p>12. december 2019. Søren Brandt Nyholm har modtaget Kattegat-redningsmedaljen for redningen af tre lystsejlere i en kuling i august.</p>`, { news: { seen: "20191212T100000Z", language: "Danish", country: "Denmark" } })
  p("/kontakt", "Kontakt", `<h1>Kontakt</h1><p>Odde Linjen A/S, Færgevej 2, 8000 Aarhus C. Telefon 86 00 00 14.</p>`)
  robots["www.oddelinjen.example"] = "User-agent: *\nDisallow: /booking/\n"
}

// ───────────────────────── 4. Tana Reach, Nairobi ─────────────────────────
{
  const O = "https://tanareach.example"
  const p = site(O, "Tana Reach Hydrology Consultants", {
    nav: [["/about.html", "About"], ["/staff.html", "Staff"], ["/projects.html", "Projects"], ["/news.html", "News"], ["/contact.html", "Contact"]],
    foot: "Tana Reach Hydrology Consultants Ltd, Ngong Road, Nairobi"
  })
  p("/", "Tana Reach Hydrology Consultants", `<h1>Water, measured.</h1><p>We model rivers and aquifers in East Africa for governments, utilities and lenders.</p><p><a href="/staff.html">Our staff</a></p>`)
  p("/about.html", "About", `<h1>About the firm</h1><p>Tana Reach was founded in 2011 by Dr Wanjiru Kamotho. We are twenty-two people in Nairobi and a field office in Kisumu.</p>`)
  p("/staff.html", "Staff", `<h1>Staff</h1><h2>Nairobi office</h2><ul>
<li><b>Dr Wanjiru Kamotho</b>, Founder and Principal Hydrologist. PhD, IHE Delft (2008). Registered Engineer with the Engineers Board of Kenya. Twenty years of flood hydrology on the Tana and the Athi. wanjiru@tanareach.example</li>
<li><b>Grace Nyambura Thuo</b>, GIS and Remote Sensing Lead. Turns radar images into flood maps overnight. grace.thuo@tanareach.example</li>
<li><b>Peter Ouma Odhiambo</b>, Finance and Administration Manager. Certified Public Accountant, CPA(K). Joined from an audit firm in 2016. p.ouma@tanareach.example</li>
<li><b>Mercy Chebet</b>, Water Quality Chemist. mercy@tanareach.example</li></ul>
<h2>Kisumu field office</h2><ul>
<li><b>Peter Otieno Odhiambo</b>, Senior Groundwater Modeller. MODFLOW, Python and a well-worn dip meter. Not to be confused with our other Peter, who signs the cheques. peter.odhiambo@tanareach.example</li>
<li><b>Samuel Wafula</b>, Field Technician. Builds and mends the gauges.</li></ul>`)
  p("/projects.html", "Projects", `<h1>Projects</h1><ul><li>Nyando flood early warning (2023 to 2025). Lead: Grace Nyambura Thuo.</li><li>Kisumu wellfield model (2024). Lead: Peter Otieno Odhiambo.</li><li>Upper Tana design floods (2019). Lead: Dr Wanjiru Kamotho.</li></ul>`)
  p("/news.html", "News", `<h1>News</h1><h3>15 October 2025</h3><p>Our Peter Otieno Odhiambo presented the Kisumu wellfield model at the Lake Victoria Basin Forum. <a href="https://lakebasinforum.example/2025/programme">Programme</a>.</p><h3>2 May 2025</h3><p>Finance and Administration Manager Peter Ouma Odhiambo led us through ISO 9001 certification. Thank you, Peter.</p>`)
  p("/contact.html", "Contact", `<h1>Contact</h1><p>Tana Reach Hydrology Consultants Ltd, 3rd floor, Jamhuri Plaza, Ngong Road, Nairobi. office@tanareach.example</p>`)
}

// ───────────────────────── 5. Havelrad GmbH, Potsdam ─────────────────────────
{
  const O = "https://www.havelrad.example"
  const p = site(O, "Havelrad", {
    frame: "divs",
    nav: [["/bikes", "Bikes"], ["/en/about", "About"], ["/en/team", "Team"], ["/en/press", "Press"], ["/impressum", "Impressum"]],
    foot: "Havelrad GmbH, Schiffbauergasse 40, 14467 Potsdam"
  })
  const person = (name, title, town, text) => `<div itemscope itemtype="https://schema.org/Person" class="tm"><span itemprop="name">${name}</span> <em itemprop="jobTitle">${title}</em> <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${town}</span></span> <p itemprop="description">${text}</p><meta itemprop="worksFor" content="Havelrad GmbH"></div>`
  p("/", "Havelrad: e-bikes from Potsdam", `<h1>Built on the Havel</h1><p>Light e-bikes for people who carry things. 9,000 a year, all welded in Brandenburg.</p>`)
  p("/bikes", "Bikes", `<h1>Bikes</h1><p>H1 city, H2 cargo, H3 folding. From 2,990 euros.</p>`)
  p("/en/about", "About", `<h1>About Havelrad</h1><p>Jonas Wieprecht welded the first frame in a boathouse in 2014. The <a href="/en/team">team</a> is now 130 strong.</p>`)
  p("/en/team", "Team", `<h1>Team</h1>${person("Jonas Wieprecht", "Founder and Managing Director", "Potsdam", "Jonas studied industrial design at the Potsdam University of Applied Sciences (Diplom, 2011). He rows on the Havel before work and chairs the board of the Light Electric Vehicle Association VELF.")}${person("Katrin Lübbers", "Head of Engineering", "Berlin", "Katrin leads drive and firmware. She is a Dipl.-Ing. in mechatronics (TU Dresden, 2009) and writes the motor controller in C and Rust.")}${person("Mehmet Aydin", "Head of Production", "Brandenburg an der Havel", "Mehmet runs the welding shop and trains the apprentices. He keeps bees.")}`)
  p("/en/press", "Press", `<h1>Press</h1><ul><li><a href="/en/press/h3">The H3 folds in four seconds</a></li><li><a href="/en/press/supply-chain-2023">Tobias Rehmann heads supply chain</a></li></ul>`)
  p("/en/press/h3", "The H3 folds in four seconds", `<h1>The H3 folds in four seconds</h1><p>Potsdam, 6 May 2025. "We threw away three hinges to get here," says Katrin Lübbers, Head of Engineering. The hinge has been registered as a patent in her name, DE 10 2024 999 117.</p>`, { news: { seen: "20250506T070000Z", language: "English", country: "Germany" } })
  p("/en/press/supply-chain-2023", "Tobias Rehmann heads supply chain", `<h1>Tobias Rehmann heads supply chain</h1><p>Potsdam, 16 January 2023. Tobias Rehmann is Havelrad's new Head of Supply Chain.</p>`, { news: { seen: "20230116T070000Z", language: "English", country: "Germany" } })
  p("/impressum", "Impressum", `<h1>Impressum</h1><p>Havelrad GmbH, Schiffbauergasse 40, 14467 Potsdam. Geschäftsführer: Jonas Wieprecht. Amtsgericht Potsdam HRB 99914.</p>`, { lang: "de" })
  redirect(`${O}/team`, `${O}/en/team`)
  redirect(`${O}/about`, `${O}/en/about`, 302)
}

// ───────────────────────── 6. Strandveld Museum, Cape Town ─────────────────────────
{
  const O = "https://www.strandveldmuseum.example"
  const p = site(O, "Strandveld Museum", {
    nav: [["/visit", "Visit"], ["/about", "About"], ["/people", "People"], ["/media", "Media"], ["/contact", "Contact"]],
    foot: "Strandveld Museum, Buitenkant Street, Cape Town 8001"
  })
  const card = (name, title, text, email) => `<div class="h-card"><span class="p-name">${name}</span>, <span class="p-job-title">${title}</span>, <span class="p-org">Strandveld Museum</span><p class="p-note">${text}</p>${email ? `<a class="u-email" href="mailto:${email}">${email}</a>` : ""}</div>`
  p("/", "Strandveld Museum, Cape Town", `<h1>Strandveld Museum</h1><p>The coast and its people, from middens to container ships. Open Tuesday to Sunday.</p>`)
  p("/visit", "Visit", `<h1>Visit</h1><p>Adults R80, children free.</p>`)
  p("/about", "About the museum", `<h1>About</h1><p>Founded in 1924, the museum holds 210,000 objects. Dr Nomvula Sigcau has been its director since 2017. <a href="/people">People</a></p>`)
  p("/people", "People", `<h1>People</h1>${card("Dr Nomvula Sigcau", "Director", "Historian of the coastal trade. PhD, University of Cape Town, 2006. She sits on the board of ICOM South Africa.")}${card("Lizelle Oosthuysen", "Curator of Maritime Archaeology", "Excavates wrecks between Table Bay and Saldanha, under water herself when the swell allows. She lives in Simon's Town.", "lizelle.oosthuysen@strandveldmuseum.example")}${card("Sipho Dlamini", "Head of Education", "Brings 30,000 learners a year through our doors and sends the museum bus to those who cannot come. Lives in Cape Town.")}${card("Rashied Abrahams", "Collections Registrar", "Knows where everything is. Nineteen years in the stores; lives in Athlone, Cape Town.")}${card("Bronwyn Field", "Shop Manager", "Postcards, books, and the good tea.")}`)
  p("/media", "Media", `<h1>Media releases</h1><ul><li><a href="/media/museum-bus">Museum bus wins national award</a></li><li><a href="/media/meermin-road">The wreck off Meermin Road</a></li><li><a href="/media/collections-online">All 210,000 objects online</a></li></ul>`)
  p("/media/museum-bus", "Museum bus wins national award", `<h1>Museum bus wins national award</h1><p>Cape Town, 19 May 2025. The Strandveld Museum's bus, an idea of Head of Education Sipho Dlamini, has won the National Heritage Education Prize. Mr Dlamini, a former primary school teacher, accepted it in Bloemfontein.</p>`, { news: { seen: "20250519T080000Z", language: "English", country: "South Africa" } })
  p("/media/meermin-road", "The wreck off Meermin Road", `<h1>The wreck off Meermin Road</h1><p>Cape Town, 8 August 2024. A team under curator Lizelle Oosthuysen has identified the wreck off Meermin Road as the Dutch hoeker Vrouwe Aletta, lost in 1742. Photogrammetry of 11,000 pictures settled the matter.</p>`, { news: { seen: "20240808T080000Z", language: "English", country: "South Africa" } })
  p("/media/collections-online", "All 210,000 objects online", `<h1>All 210,000 objects online</h1><p>Cape Town, 3 February 2026. After six years, the whole collection can be searched on the web. Registrar Rashied Abrahams led the digitisation with five volunteers and two scanners.</p>`, { news: { seen: "20260203T080000Z", language: "English", country: "South Africa" } })
  p("/contact", "Contact", `<h1>Contact</h1><p class="h-card"><span class="p-org">Strandveld Museum</span>, <span class="p-street-address">112 Buitenkant Street</span>, <span class="p-locality">Cape Town</span> 8001. Telephone 021 555 0112.</p>`)
  redirect(`${O}/staff`, `${O}/people`)
  robots["www.strandveldmuseum.example"] = "User-agent: *\nCrawl-delay: 1\nDisallow: /search\n"
}
