import { add, archive, esc, feed, ld, news, robots, site } from "./lib.mjs"

/* ---------- 1 Tallyhatch, SaaS, Bristol: cards ---------- */
{
  const s = site("www.tallyhatch.example", "Tallyhatch", {
    nav: [["/product", "Product"], ["/about", "About"], ["/about/team", "Team"], ["/blog", "Blog"], ["/contact", "Contact"]],
    footer: "© 2026 Tallyhatch Ltd. Registered in England and Wales. Unit 9, Paintworks Yard, Bristol BS4 3EH.",
    desc: "Stock planning software for independent retailers."
  })
  s("/", "", `<h1>Know what to order, and when.</h1><p>Tallyhatch is stock planning software for independent retailers. 1,900 shops in the UK and Ireland use it to forecast demand and raise purchase orders.</p><p><a href="/about">About us</a> · <a href="/about/team">Meet the team</a> · <a href="/blog">Blog</a></p>`)
  s("/product", "Product", `<h1>Forecasts you can argue with</h1><p>Every suggested order shows the sales, the season and the lead time behind it. Integrates with the usual tills and accounting packages.</p>`)
  s("/about", "About us", `<h1>About Tallyhatch</h1><p>We started in 2017 above a bike shop in Bedminster. Today we are 46 people in Bristol. The company is led by <a href="/about/team">Imogen Farraday and Kwame Asante-Bell</a>, who met at a hack weekend.</p>`)
  const card = (name, role, text, img) => `<div class="card team-card"><img src="/img/${img}.jpg" alt="${esc(name)}"><h3 class="card__name">${esc(name)}</h3><p class="card__role">${esc(role)}</p><p class="card__bio">${text}</p></div>`
  s("/about/team", "Team", `<h1>Meet the team</h1><div class="grid">
${card("Imogen Farraday", "Chief Executive & Co-founder", "Imogen ran her parents' hardware shop in Clevedon before she wrote software for it. She looks after strategy, pricing and the sort of customer call that starts with “I have an idea”. Out of hours you will find her sea swimming at Clevedon Marine Lake with her springer spaniel, Biscuit, waiting on the wall.", "imogen")}
${card("Kwame Asante-Bell", "Chief Technology Officer & Co-founder", "Kwame leads the 18 engineers who build Tallyhatch. He writes most of our forecasting code in Elixir and the rest in Python, and organises the Bristol Elixir meetup.", "kwame")}
${card("Tom Hartnell", "Head of Customer Success", "Tom joined from a garden-centre chain in 2020 and makes sure new shops are live inside three weeks. He volunteers with FareShare South West and is a keen allotment holder.", "tom")}
${card("Priyanka Deshmukh", "Senior Product Designer", "Priyanka designs the ordering screens. She runs our customer research sessions and looks after the design system.", "priyanka")}
</div>`)
  s("/contact", "Contact", `<h1>Contact</h1><address>Tallyhatch Ltd, Unit 9, Paintworks Yard, Bristol BS4 3EH, United Kingdom</address><p>hello@tallyhatch.example</p>`)
  s("/blog", "Blog", `<h1>Blog</h1><ul><li><a href="/blog/three-week-onboarding">Live in three weeks: how we onboard a shop</a></li><li><a href="/blog/rapid-retail-award">Tallyhatch's Imogen Farraday named South West Tech Founder of the Year</a></li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml">` })
  s("/blog/three-week-onboarding", "Live in three weeks: how we onboard a shop", `<article><h1>Live in three weeks: how we onboard a shop</h1><p class="byline">By Tom Hartnell, Head of Customer Success · 12 March 2026</p><p>When I took over customer success we needed eleven weeks to get a shop live. The change that mattered was dull: we stopped migrating old data nobody looks at. Onboarding is change management more than software, and I now start every project with a workshop on the shop floor.</p></article>`)
  s("/blog/rapid-retail-award", "Imogen Farraday named South West Tech Founder of the Year", `<article><h1>Imogen Farraday named South West Tech Founder of the Year</h1><p>21 November 2025</p><p>Our chief executive Imogen Farraday was named Founder of the Year at the South West Tech Awards in Bristol last night. “I am going to put it next to the till,” she said.</p></article>`, { news: news("20251121T090000Z", "United Kingdom") })
  feed("https://www.tallyhatch.example/blog/feed.xml", "Tallyhatch blog", [
    { title: "Live in three weeks: how we onboard a shop", url: "https://www.tallyhatch.example/blog/three-week-onboarding", at: "2026-03-12", author: "Tom Hartnell", description: "Onboarding is change management more than software." },
    { title: "Imogen Farraday named South West Tech Founder of the Year", url: "https://www.tallyhatch.example/blog/rapid-retail-award", at: "2025-11-21", author: "Tallyhatch", description: "Our chief executive was named Founder of the Year." }])
  robots.set("www.tallyhatch.example", "User-agent: *\nDisallow: /admin/\n")
  add("https://tallyhatch.example/", "", "", { redirect: "https://www.tallyhatch.example/" })
}

/* ---------- 2 Copperline Pay, fintech, Dublin: JSON-LD profile pages ---------- */
{
  const s = site("www.copperlinepay.example", "Copperline Pay", {
    nav: [["/company", "Company"], ["/company/people", "People"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    footer: "Copperline Payments DAC is regulated as a payment institution. 4 Hanover Wharf, Dublin 2, D02 XK51, Ireland.",
    desc: "Instalment payments for trades and services."
  })
  s("/", "", `<h1>Get paid for the whole job</h1><p>Copperline lets builders, dentists and garages offer instalments, and pays them the next day.</p><p><a href="/company/people">Our people</a> · <a href="/newsroom">Newsroom</a></p>`)
  s("/company", "Company", `<h1>Company</h1><p>Founded in Dublin in 2016, Copperline Pay has 210 staff in Dublin and Belfast and works with 14,000 merchants. See our <a href="/company/people">people</a>.</p>`)
  const prof = (slug, name, role, html, person) => s(`/company/people/${slug}`, `${name}, ${role}`, `<h1>${name}</h1><h2>${role}</h2>${html}`, { head: ld({ "@type": "Person", name, jobTitle: role, worksFor: { "@type": "Organization", name: "Copperline Pay" }, ...person }) })
  s("/company/people", "People", `<h1>People</h1><ul class="people"><li><a href="/company/people/aoife-brennock">Aoife Brennock</a>, Chief Financial Officer</li><li><a href="/company/people/cormac-delahunt">Cormac Delahunt</a>, Head of Compliance</li><li><a href="/company/people/sean-murphy-engineering">Sean Murphy</a>, Staff Engineer</li><li><a href="/company/people/sean-murphy-sales">Sean Murphy</a>, Sales Director</li></ul>`)
  prof("aoife-brennock", "Aoife Brennock", "Chief Financial Officer", `<p>Aoife became Chief Financial Officer in February 2025, having joined Copperline in 2021 as Head of Finance. A Fellow of Chartered Accountants Ireland (FCA), she led the company's €60 million debt facility with two Irish banks. She sits on the board of Barretstown Friends, a children's charity, and lives in Dublin.</p>`, { address: { "@type": "PostalAddress", addressLocality: "Dublin", addressCountry: "IE" }, sameAs: ["https://ie.linkedin.com/in/aoife-brennock"], alumniOf: "University College Dublin" })
  prof("cormac-delahunt", "Cormac Delahunt", "Head of Compliance", `<p>Cormac heads the compliance team of nine and is our Money Laundering Reporting Officer. He is a Certified Anti-Money Laundering Specialist (CAMS) and spent eight years at the Central Bank of Ireland. He chairs the compliance working group of the Irish Payments Forum.</p>`, { address: { "@type": "PostalAddress", addressLocality: "Dublin", addressCountry: "IE" } })
  prof("sean-murphy-engineering", "Sean Murphy", "Staff Engineer", `<p>Sean works on the ledger: the Rust services that move the money. He joined in 2019 from a games studio and mentors at CoderDojo on Saturdays. Based in our Belfast office.</p>`, { email: "mailto:sean.murphy@copperlinepay.example" })
  prof("sean-murphy-sales", "Sean Murphy", "Sales Director", `<p>Sean leads the Dublin field sales team of 22. He came to Copperline in 2022 from the motor trade, and coaches the under-12s at Ballinteer Rovers Athletic.</p>`, { email: "mailto:sean.p.murphy@copperlinepay.example" })
  s("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/2025-cfo">Copperline Pay appoints Aoife Brennock Chief Financial Officer (February 2025)</a></li><li><a href="/newsroom/2023-belfast">Copperline Pay opens Belfast engineering hub (May 2023)</a></li></ul>`)
  s("/newsroom/2025-cfo", "Copperline Pay appoints Aoife Brennock Chief Financial Officer", `<h1>Copperline Pay appoints Aoife Brennock Chief Financial Officer</h1><p>Dublin, 10 February 2025. Copperline Pay today announced that Aoife Brennock, until now Head of Finance, becomes Chief Financial Officer. Brennock studied commerce at University College Dublin and trained as a chartered accountant. She succeeds Martin Foyle, who retires.</p>`, { news: news("20250210T100000Z", "Ireland") })
  s("/newsroom/2023-belfast", "Copperline Pay opens Belfast engineering hub", `<h1>Copperline Pay opens Belfast engineering hub</h1><p>Belfast, 18 May 2023. The hub will hold 40 engineers. “The sums work,” said Aoife Brennock, Head of Finance at Copperline Pay. Senior engineer Sean Murphy is among the first to move in.</p>`)
  s("/contact", "Contact", `<h1>Contact</h1><address>Copperline Pay, 4 Hanover Wharf, Dublin 2, D02 XK51, Ireland</address>`)
}

/* ---------- 3 Ostrander Gearworks, machine parts, Cleveland: table ---------- */
{
  const s = site("www.ostrandergear.example", "Ostrander Gearworks", {
    nav: [["/gears.html", "Gears"], ["/history.html", "Our History"], ["/leadership.html", "Leadership"], ["/press.html", "Press"], ["/contact.html", "Contact"]],
    footer: "Ostrander Gearworks, Inc., 2210 Carnegie Row, Cleveland, OH 44115 · ISO 9001:2015", desc: "Custom gears and splined shafts since 1951."
  })
  s("/", "", `<h1>Custom gears. Since 1951.</h1><p>Spur, helical and bevel gears up to 60 inches, cut and ground in Cleveland, Ohio.</p><p><a href="/leadership.html">Leadership</a> · <a href="/history.html">History</a></p>`)
  s("/gears.html", "Gears", `<h1>What we cut</h1><table><tr><th>Type</th><th>Max. diameter</th></tr><tr><td>Spur</td><td>60 in</td></tr><tr><td>Helical</td><td>48 in</td></tr></table>`)
  s("/history.html", "Our History", `<h1>Our History</h1><p>Hans Ostrander opened the shop in 1951. His son <b>Walter Ostrander Sr.</b> ran it from 1978 until he retired in 2011; a Korean War–era pilot's logbook still hangs in his old office, and he was inducted into the Ohio Manufacturing Hall of Fame in 2009. His son Walter Ostrander Jr. is president today.</p>`)
  s("/leadership.html", "Leadership", `<h1>Leadership</h1><table border="1"><tr><th>Name</th><th>Position</th><th>About</th></tr>
<tr><td>Walter Ostrander Jr.</td><td>President</td><td>Third generation. B.S. in mechanical engineering, Case Western Reserve University. Serves on the board of the Precision Gear Makers Association. Restores vintage motorcycles.</td></tr>
<tr><td>Denise Kowalczyk</td><td>Vice President, Operations</td><td>Twenty-six years on the floor and above it. Brought lean manufacturing to the plant and cut lead times in half. Lives in Parma, Ohio.</td></tr>
<tr><td>Luis Arredondo</td><td>Director of Quality</td><td>ASQ Certified Quality Engineer and Six Sigma Black Belt. Runs the metrology lab.</td></tr></table>`)
  s("/press.html", "Press", `<h1>Press</h1><ul><li><a href="/press/arredondo-director.html">Arredondo named Director of Quality</a> (Jan. 2026)</li><li><a href="/press/kowalczyk-step-award.html">Denise Kowalczyk wins Women in Making award</a> (2024)</li></ul>`)
  s("/press/arredondo-director.html", "Arredondo named Director of Quality", `<h1>Arredondo named Director of Quality</h1><p>CLEVELAND, Jan. 12, 2026 – Ostrander Gearworks has promoted Luis Arredondo to Director of Quality. He had been Quality Manager since 2018. “Luis knows every gauge in the building,” said Walter Ostrander Jr., president.</p>`, { news: news("20260112T150000Z", "United States") })
  s("/press/kowalczyk-step-award.html", "Denise Kowalczyk wins Women in Making award", `<h1>Denise Kowalczyk wins Women in Making award</h1><p>CLEVELAND, Oct. 3, 2024 – Denise Kowalczyk, vice president of operations, received the 2024 Women in Making Award of the Great Lakes Manufacturers Council for her lean work.</p>`)
  s("/contact.html", "Contact", `<h1>Contact</h1><p>Ostrander Gearworks, Inc.<br>2210 Carnegie Row<br>Cleveland, OH 44115</p>`)
}

/* ---------- 4 Halcyr Therapeutics, biotech, Cambridge MA: microdata ---------- */
{
  const s = site("www.halcyr.example", "Halcyr Therapeutics", {
    nav: [["/science", "Science"], ["/company/leadership", "Leadership"], ["/investors/news", "News"], ["/contact", "Contact"]],
    footer: "Halcyr Therapeutics, Inc. (HLCY), 88 Binney Annex, Cambridge, MA 02142. Forward-looking statements apply.", desc: "Small-molecule medicines for rare kidney disease."
  })
  s("/", "", `<h1>Medicines for rare kidney disease</h1><p>Halcyr is a clinical-stage company developing oral inhibitors of complement. Our lead programme HAL-201 is in Phase 2.</p>`)
  s("/science", "Science", `<h1>Science</h1><p>HAL-201 blocks factor B. The work grew out of the laboratory of our scientific founder, Miriam Feldstein.</p>`)
  const li = (name, role, text) => `<section itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">${name}</h3><p itemprop="jobTitle">${role}</p><p itemprop="description">${text}</p><meta itemprop="worksFor" content="Halcyr Therapeutics"></section>`
  s("/company/leadership", "Leadership", `<h1>Leadership</h1>
${li("Miriam Feldstein, Ph.D.", "Chief Scientific Officer", "Dr. Feldstein co-founded Halcyr in 2018. She was previously a principal investigator at the Longwood Renal Institute and is an inventor on eleven patents. She holds a Ph.D. in biochemistry from Brandeis University and plays viola in the Cambridge Community Symphony.")}
${li("James Whitcombe", "Vice President, Clinical Operations", "Mr. Whitcombe has run more than 30 trials in nephrology, most recently at a large pharmaceutical company in New Jersey. He holds an MPH from Boston University.")}
${li("Anjali Raghunathan, Ph.D.", "Senior Director, Bioinformatics", "Dr. Raghunathan leads computational biology at Halcyr. Her group builds single-cell pipelines for kidney biopsies.")}`)
  s("/investors/news", "News", `<h1>News releases</h1><ul><li><a href="/investors/news/whitcombe">Halcyr names James Whitcombe Vice President, Clinical Operations (Sept 2024)</a></li><li><a href="/investors/news/asn-2025">Halcyr presents HAL-201 data at Kidney Congress (Nov 2025)</a></li></ul>`)
  s("/investors/news/whitcombe", "Halcyr names James Whitcombe Vice President, Clinical Operations", `<p>CAMBRIDGE, Mass., Sept. 9, 2024 — Halcyr Therapeutics (HLCY) today announced that James Whitcombe has joined as Vice President, Clinical Operations. Mr. Whitcombe is a member of the Association of Clinical Research Professionals and has rowed on the Charles every spring since college.</p>`)
  s("/investors/news/asn-2025", "Halcyr presents HAL-201 data at Kidney Congress", `<p>CAMBRIDGE, Mass., Nov. 6, 2025 — Halcyr's Chief Scientific Officer, Miriam Feldstein, gave the late-breaking presentation on HAL-201 at Kidney Congress 2025 in Houston.</p>`, { news: news("20251106T120000Z", "United States") })
  s("/contact", "Contact", `<address>Halcyr Therapeutics, Inc., 88 Binney Annex, Cambridge, MA 02142, USA</address>`)
}

/* ---------- 5 Northmere University, Environmental Engineering, Halifax NS: profile pages ---------- */
{
  const s = site("enve.northmere.example", "Department of Environmental Engineering, Northmere University", {
    nav: [["/", "Home"], ["/about", "About"], ["/people", "Faculty & Staff"], ["/news", "News"], ["/contact", "Contact"]],
    footer: "Northmere University, 1500 Coburg Terrace, Halifax, Nova Scotia B3H 0A2, Canada"
  })
  s("/", "", `<h1>Environmental Engineering at Northmere</h1><p>Water, air, soil and coast, on the edge of the Atlantic. <a href="/people">Faculty & staff</a>.</p>`)
  s("/about", "About", `<h1>About the Department</h1><p>Twelve faculty and 90 graduate students. The chair is Dr. Hector MacIsaac.</p>`)
  s("/people", "Faculty & Staff", `<h1>Faculty & Staff</h1><ul><li><a href="/people/hector-macisaac">MacIsaac, Hector</a> – Professor and Chair</li><li><a href="/people/leila-haddad">Haddad, Leila</a> – Assistant Professor</li><li><a href="/people/michael-grant">Grant, Michael</a> – Associate Professor</li></ul>`)
  s("/people/hector-macisaac", "Hector MacIsaac", `<h1>Hector MacIsaac, PhD, P.Eng.</h1><p>Professor and Chair, Department of Environmental Engineering</p><p>Dr. MacIsaac studies the treatment of drinking water in small communities. He is a Fellow of the Canadian Academy of Engineering and author of the textbook <i>Small Water Systems</i> (Fundy Press, 2019).</p><h2>Education</h2><ul><li>PhD, Civil Engineering, University of Waterloo (1996)</li><li>BEng, Dalhousie University</li></ul><h2>Research interests</h2><p>Drinking water treatment; biofiltration; boil-water advisories</p>`)
  s("/people/leila-haddad", "Leila Haddad", `<h1>Dr. Leila Haddad</h1><p>Assistant Professor</p><p>Leila works on microplastics in coastal sediment and teaches ENVE 3400. She came to Halifax in 2022 from a postdoc at the University of Plymouth. Outside the lab she bakes sourdough and sings alto in the Harbour Voices choir.</p><p>Mastodon: <a rel="me" href="https://fediscience.example/@leilahaddad">@leilahaddad@fediscience.example</a></p><p>Email: leila.haddad@northmere.example</p>`)
  s("/people/michael-grant", "Michael Grant", `<h1>Michael Grant, PhD, P.Eng.</h1><p>Associate Professor, Graduate Coordinator</p><p>Air quality modelling, with a focus on ship emissions in port cities. Dr. Grant received the department's teaching prize in 2023.</p><p>PhD, McGill University, 2009.</p>`)
  s("/news", "News", `<h1>News</h1><p><a href="/news/haddad-grant">Leila Haddad receives early-career fellowship</a></p>`)
  s("/news/haddad-grant", "Leila Haddad receives early-career fellowship", `<p>April 2, 2025. Dr. Leila Haddad, Assistant Professor at Northmere in Halifax, has been awarded an Atlantic Early Career Fellowship for her work on microplastics in eelgrass beds.</p>`, { news: news("20250402T130000Z", "Canada") })
  s("/contact", "Contact", `<p>Department of Environmental Engineering, Northmere University, 1500 Coburg Terrace, Halifax, NS B3H 0A2</p>`)
  add("https://www.northmere.example/", "", "", { redirect: "https://enve.northmere.example/" })
  add("https://northmere.example/", "", "", { redirect: "https://enve.northmere.example/" })
}

/* ---------- 6 Calderside Museum, Glasgow: h-card ---------- */
{
  const s = site("www.caldersidemuseum.example", "Calderside Museum", {
    nav: [["/visit/", "Visit"], ["/about/", "About"], ["/about/people/", "Our People"], ["/stories/", "Stories"], ["/contact/", "Contact"]],
    footer: "Calderside Museum, 31 Loomfield Street, Glasgow G40 1QR. A museum of Glasgow City. Scottish charity."
  })
  s("/", "", `<h1>Cloth, river, people</h1><p>The city's museum of the East End, in a former carpet mill. Free entry.</p><p><a href="/about/people/">Our people</a></p>`)
  s("/visit/", "Visit", `<h1>Visit</h1><p>Tuesday to Sunday, 10 to 5. Café, lift, quiet hours.</p>`)
  s("/about/", "About", `<h1>About the museum</h1><p>Calderside opened in 1984. Its director is Fiona Abernethy.</p>`)
  s("/about/people/", "Our People", `<h1>Our People</h1>
<div class="h-card"><span class="p-name">Fiona Abernethy</span> <span class="p-honorific-suffix">OBE</span>, <span class="p-job-title">Director</span>, <span class="p-org">Calderside Museum</span>, <span class="p-locality">Glasgow</span><p class="p-note">Fiona has led Calderside since 2014 and steered its £11m refurbishment. She is a trustee of the Scottish Mill Trust and President of Museums Forum Scotland.</p></div>
<div class="h-card"><span class="p-name">Ruaridh Sinclair</span>, <span class="p-job-title">Curator of Textiles</span>, <span class="p-locality">Glasgow</span><p class="p-note">Ruaridh cares for 14,000 pieces of cloth. His book <i>Turkey Red: A Scottish Colour</i> was published by Saltire House in 2022. He weaves at home on a 1920s Hattersley loom.</p></div>
<div class="h-card"><span class="p-name">Mairi Colquhoun</span>, <span class="p-job-title">Learning and Engagement Manager</span>, <span class="p-locality">Glasgow</span><p class="p-note">Mairi runs the schools programme and the Gaelic family mornings. She is a qualified British Sign Language (Level 3) signer.</p></div>`)
  s("/stories/", "Stories", `<h1>Stories</h1><ul><li><a href="/stories/gaelic-mornings/">Gaelic mornings at the mill</a></li><li><a href="/stories/king-honours/">Director honoured</a></li></ul>`)
  s("/stories/gaelic-mornings/", "Gaelic mornings at the mill", `<h1>Gaelic mornings at the mill</h1><p>By Mairi Colquhoun</p><p>I grew up speaking Gaelic on Lewis, and I wanted a room in the East End where nobody needs to apologise for theirs. We started with six families; now there are forty.</p><div class="comments"><h3>Comments</h3><p><b>visitor88</b>: Lovely! <scr<script>ipt>document.title='marchwood-xss-1'</scr<script>ipt> &lt;img src=x onerror=alert('marchwood-xss-2')&gt;</p><p><b>Mairi Colquhoun"><svg onload=alert('marchwood-xss-3')></b>: hello</p></div>`)
  s("/stories/king-honours/", "Director honoured", `<h1>Director honoured</h1><p>Fiona Abernethy, Director of Calderside Museum, was made OBE in the New Year Honours 2023 for services to heritage in Scotland.</p>`, { news: news("20230102T090000Z", "United Kingdom") })
  s("/contact/", "Contact", `<p>Calderside Museum, 31 Loomfield Street, Glasgow G40 1QR</p>`)
}
