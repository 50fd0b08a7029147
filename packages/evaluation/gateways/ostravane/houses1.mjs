// Houses 1 to 6.
import { archive, esc, redirect, robots, rss, site } from "./lib.mjs"

/* ---------- 1. Tarnlight Software, Edinburgh: SaaS scale-up. Cards and JSON-LD. */
{
  const h = "www.tarnlight.example"
  const p = site(h, {
    name: "Tarnlight", kind: "d",
    nav: [["Product", "/product"], ["About", "/about"], ["Team", "/team"], ["News", "/news"], ["Blog", "/blog"], ["Contact", "/contact"]],
    foot: `<p>Tarnlight Software Ltd, 41 Constitution Wharf, Leith, Edinburgh EH6 7BS. Registered in Scotland SC531188.</p><p><a href="/privacy">Privacy</a> · <a href="/careers">Careers</a> · <a href="https://x.com/tarnlight">X</a> · <a href="https://www.linkedin.com/company/tarnlight">LinkedIn</a></p>`
  })
  redirect("https://tarnlight.example/", `https://${h}/`)
  redirect(`https://${h}/about-us`, `https://${h}/about`)
  redirect(`https://${h}/our-team`, `https://${h}/team`)
  robots[h] = "User-agent: *\nDisallow: /app/\nDisallow: /preview/\nSitemap: https://www.tarnlight.example/sitemap.xml\n"
  p("/", "Tarnlight | Visit planning for home care", `<section class="hero"><h1>Rotas your carers will thank you for.</h1><p>Tarnlight plans ten million home-care visits a month for 600 providers across the UK and Ireland. Fewer miles, fewer gaps, the same faces at the door.</p><a class="btn" href="/contact">Book a demo</a></section><section><h2>Trusted by councils and independents</h2><p>From three-van family firms to national providers.</p></section>`, { desc: "Rota and visit-planning software for home-care providers." })
  p("/product", "Product | Tarnlight", `<h1>One plan, every visit</h1><ul><li>Continuity scoring: the same carer wherever it can be done</li><li>Travel-time aware scheduling</li><li>Family app and electronic visit records</li></ul>`)
  p("/about", "About us | Tarnlight", `<h1>Why we are here</h1><p>Eilidh Carrick and Gordon Ure founded Tarnlight in 2016 in a spare room off Leith Walk. Today 140 of us in Edinburgh and Leeds build software for the people who look after people.</p><p>We are owned by our founders, our staff and two patient funds. <a href="/team">Meet the team</a>.</p>`)
  const people = [
    ["Eilidh Carrick", "Co-founder and Chief Executive", "Eilidh started Tarnlight after four years of planning home-care visits for a council on spreadsheets. She read economics at the University of St Andrews, graduating in 2009, and was named Founder of the Year at the 2025 Lowland Business Awards. Most mornings before seven she is in the sea at Portobello, wetsuit optional.", "https://www.linkedin.com/in/eilidh-carrick", "https://x.com/eilidhcarrick"],
    ["Gordon Ure", "Co-founder and Chief Product Officer", "Gordon drew the first version of the Tarnlight planner on the back of a district nurse's road map and has been redrawing it ever since."],
    ["Morven Tait", "Chief Operating Officer", "Morven was employee number nine. She joined in 2018 as our first customer success manager and today runs operations, people and support. A Chartered Member of the CIPD, she plays fiddle in the ceilidh band The Reel Estate.", "https://www.linkedin.com/in/morven-tait-edi"],
    ["Tomasz Wierzba", "Principal Engineer", "Tomasz looks after the scheduling engine, the part of Tarnlight that does the sums. He came to Edinburgh from Gdańsk in 2014 for one year.", undefined, undefined, "https://tomaszwierzba.example/"],
    ["Andrew Dalgarno", "VP Sales, UK & Ireland", "Andrew joined us in 2023 after twelve years selling medical devices to the NHS. He holds a season ticket for Edinburgh Rugby and an improving golf handicap.", "https://www.linkedin.com/in/andrew-dalgarno-sales"]
  ]
  p("/team", "The team | Tarnlight", `<h1>Leadership team</h1><div class="grid grid-cols-3">${people.map(([n, t, b, l, x, s]) => `<article class="card"><img src="/img/${n.split(" ")[0].toLowerCase()}.webp" alt="${n}"><h3 class="text-xl">${n}</h3><p class="role">${esc(t)}</p><p class="bio">${b}</p><p class="links">${l ? `<a href="${l}" aria-label="${n} on LinkedIn">in</a>` : ""}${x ? ` <a href="${x}">X</a>` : ""}${s ? ` <a href="${s}">Site</a>` : ""}</p></article>`).join("\n")}</div><p>There are 135 more of us. <a href="/careers">Join in</a>.</p>`, {
    head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name: "Tarnlight", legalName: "Tarnlight Software Ltd", url: `https://${h}/`, address: { "@type": "PostalAddress", streetAddress: "41 Constitution Wharf", addressLocality: "Edinburgh", postalCode: "EH6 7BS", addressCountry: "GB" }, employee: people.map(([n, t, , l, x, s]) => ({ "@type": "Person", name: n, jobTitle: t, ...(l || x || s ? { sameAs: [l, x, s].filter(Boolean) } : {}) })) })}</script>`
  })
  p("/careers", "Careers | Tarnlight", `<h1>Work with us</h1><p>Hybrid from Leith or Leeds, 35-hour week, paid carers' leave. No open engineering posts just now.</p>`)
  p("/contact", "Contact | Tarnlight", `<h1>Say hello</h1><address>Tarnlight Software Ltd<br>41 Constitution Wharf<br>Leith<br>Edinburgh EH6 7BS</address><p>Telephone 0131 496 0188 · hello@tarnlight.example</p>`)
  p("/privacy", "Privacy | Tarnlight", `<h1>Privacy notice</h1><p>We keep what we need and no more.</p>`)
  p("/news", "News | Tarnlight", `<h1>News</h1><ul><li><time>15 September 2025</time> <a href="/news/series-b">Tarnlight raises £14m to bring calmer rotas to more homes</a></li><li><time>10 March 2025</time> <a href="/news/morven-tait-coo">Morven Tait becomes Chief Operating Officer</a></li><li><time>8 June 2022</time> <a href="/news/leeds-office">We are opening in Leeds</a></li></ul>`)
  p("/news/series-b", "Tarnlight raises £14m to bring calmer rotas to more homes | Tarnlight", `<article><h1>Tarnlight raises £14m to bring calmer rotas to more homes</h1><time datetime="2025-09-15">15 September 2025</time><p>Edinburgh: Tarnlight has closed a £14 million Series B round led by Saltire Patient Capital.</p><p>"We did not raise this to go faster for the sake of it," said Eilidh Carrick, co-founder and chief executive. "We raised it because a quarter of care visits in this country are still planned with a highlighter pen."</p></article>`, { news: "2025-09-15" })
  p("/news/morven-tait-coo", "Morven Tait becomes Chief Operating Officer | Tarnlight", `<article><h1>Morven Tait becomes Chief Operating Officer</h1><time datetime="2025-03-10">10 March 2025</time><p>We have appointed Morven Tait as Chief Operating Officer with effect from today. Morven, previously our Director of Customer Success, takes charge of operations, people and support and joins the board.</p><p>"Morven has answered the phone to half of our customers at one time or another," said Eilidh Carrick. "Nobody knows better what breaks."</p></article>`, { news: "2025-03-10" })
  p("/news/leeds-office", "We are opening in Leeds | Tarnlight", `<article><h1>We are opening in Leeds</h1><time datetime="2022-06-08">8 June 2022</time><p>Our second office opens in Leeds this month with room for thirty. "A third of our customers are within an hour of the M62," said Morven Tait, Head of Customer Success at Tarnlight.</p></article>`, { news: "2022-06-08" })
  p("/blog", "Blog | Tarnlight", `<h1>Blog</h1><ul><li><a href="/blog/ten-years-of-rotas">Ten years of rotas</a> by Eilidh Carrick</li><li><a href="/blog/planner-in-rust">Why we rewrote the planner in Rust</a> by Tomasz Wierzba</li></ul>`, { head: `<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml">` })
  p("/blog/ten-years-of-rotas", "Ten years of rotas | Tarnlight blog", `<article><h1>Ten years of rotas</h1><p class="byline">by Eilidh Carrick, 3 February 2026</p><p>When Gordon and I began, I thought home care had a software problem. It has a respect problem, and software can make that better or worse. I have sat in on rota meetings in 200 care firms since then, and what I still follow most closely is social care policy: whoever fixes pay for travel time will do more than all of our algorithms.</p></article>`)
  p("/blog/planner-in-rust", "Why we rewrote the planner in Rust | Tarnlight blog", `<article><h1>Why we rewrote the planner in Rust</h1><p class="byline">by Tomasz Wierzba, 18 November 2025</p><p>Our planner was 40,000 lines of Python with a warm place in my heart and a hot place in our data centre. This is how we moved it to Rust one constraint at a time, with PostgreSQL underneath the whole way.</p></article>`)
  rss(h, "/blog/feed.xml", "Tarnlight blog", [
    { title: "Ten years of rotas", path: "/blog/ten-years-of-rotas", by: "Eilidh Carrick", at: "2026-02-03", text: "When Gordon and I began, I thought home care had a software problem." },
    { title: "Why we rewrote the planner in Rust", path: "/blog/planner-in-rust", by: "Tomasz Wierzba", at: "2025-11-18", text: "Our planner was 40,000 lines of Python." }
  ])
}

/* ---------- 2. Corrib Dunmore, Galway: engineering consultancy. Profile pages. */
{
  const h = "www.corribdunmore.example"
  const p = site(h, {
    name: "Corrib Dunmore Consulting Engineers", kind: "a",
    nav: [["Services", "/services/"], ["Projects", "/projects/"], ["About", "/about/"], ["People", "/people/"], ["News", "/news/"], ["Contact", "/contact/"]],
    foot: `<p>Corrib Dunmore Consulting Engineers Ltd · 3 Fishmarket Court, Galway H91 K2XP · 18 Sandwith Yard, Dublin 2</p>`
  })
  redirect("https://corribdunmore.example/", `https://${h}/`)
  redirect(`https://${h}/people`, `https://${h}/people/`)
  redirect(`https://${h}/about`, `https://${h}/about/`)
  p("/", "Corrib Dunmore Consulting Engineers", `<h1>Civil and structural engineers in the West since 1984</h1><p>Bridges, water, roads and the buildings in between. Ninety people in Galway and Dublin.</p><p><a href="/people/">Our people</a></p>`)
  p("/services/", "Services | Corrib Dunmore", `<h1>Services</h1><ul><li>Bridges and structures</li><li>Flood risk and hydrology</li><li>Traffic and transport</li><li>Site supervision</li></ul>`)
  p("/projects/", "Projects | Corrib Dunmore", `<h1>Projects</h1><h2>Claddagh Quay foot and cycle bridge</h2><p>A 74-metre weathering-steel bridge, opened 2021. Bridge of the Year, Western Engineering Awards 2022. Project director: Declan Mulqueen.</p><h2>Clarinbridge flood relief scheme</h2><p>Hydrology and public consultation, led by Aoife Brannigan.</p>`)
  p("/about/", "About | Corrib Dunmore", `<h1>About the practice</h1><p>An employee-owned practice of civil and structural engineers. Read <a href="/about/history/">our history</a>.</p>`)
  p("/about/history/", "Our history | Corrib Dunmore", `<h1>Forty years and counting</h1><p>Declan Mulqueen Snr founded the practice above a chemist's in Dominick Street in 1984 with one drawing board and a borrowed theodolite. He had graduated in civil engineering from University College Galway in 1971 and spent a decade on dams in Zambia and Portugal.</p><p>He retired from the board in 2019 and remains our Honorary President. In 2020 he received the Lifetime Achievement Award of the Western Engineering Awards. Those who want to find him on a fair day should look for the brown sails of his Galway hooker, the <em>Naomh Breandán</em>, off the Claddagh.</p><p>His son, also Declan, joined the practice in 2006 and leads our bridges group.</p>`)
  p("/people/", "People | Corrib Dunmore", `<h1>Our people</h1><ul class="people-index"><li><a href="/people/declan-mulqueen/">Declan Mulqueen</a>, Director, Bridges and Structures</li><li><a href="/people/aoife-brannigan/">Dr Aoife Brannigan</a>, Principal Hydrologist</li><li><a href="/people/sinead-walsh/">Sinéad Walsh</a>, Associate Director, Traffic and Transport (Galway)</li><li><a href="/people/sinead-walsh-finance/">Sinéad Walsh</a>, Financial Controller (Dublin)</li><li>Peadar Ó Conghaile, Senior Technician</li><li><a href="/about/history/">Declan Mulqueen Snr</a>, Founder and Honorary President</li></ul>`)
  const profile = (slug, name, role, where, paras, side) => p(`/people/${slug}/`, `${name} | Corrib Dunmore`, `<div class="profile"><h1>${name}</h1><p class="profile__role">${role}</p><p class="profile__office">${where}</p>${paras.map(x => `<p>${x}</p>`).join("")}<aside><h2>At a glance</h2><dl>${side.map(([k, v]) => `<dt>${k}</dt><dd>${v}</dd>`).join("")}</dl></aside><p><a href="/people/">Back to all people</a></p></div>`)
  profile("declan-mulqueen", "Declan Mulqueen", "Director, Bridges and Structures", "Galway", ["Declan leads our bridges group and was project director for the Claddagh Quay foot and cycle bridge, Bridge of the Year at the 2022 Western Engineering Awards. His particular interest is in keeping old masonry arches in service.", "At weekends he can be found on a mountain bike in Portumna forest."], [["Expertise", "Bridge design, masonry arch assessment, Eurocodes"], ["Qualifications", "BE (Civil), University of Galway, 2003; MSc Bridge Engineering, University of Surrey, 2006"], ["Professional", "Chartered Engineer; Fellow of Engineers Ireland"]])
  profile("aoife-brannigan", "Dr Aoife Brannigan", "Principal Hydrologist", "Galway", ["Aoife heads our flood risk team. Her doctorate at Trinity College Dublin (2011) looked at how karst floods behave when the turloughs are already full, and she has been explaining turloughs to planners ever since.", "She sits on the Water and Environment Division committee of Engineers Ireland and plays camogie for Kilcornan."], [["Expertise", "Flood modelling, karst hydrology, public consultation"], ["Qualifications", "PhD, Trinity College Dublin, 2011"], ["Professional", "Chartered Engineer"], ["Email", `<a href="mailto:a.brannigan@corribdunmore.example">a.brannigan@corribdunmore.example</a>`]])
  profile("sinead-walsh", "Sinéad Walsh", "Associate Director, Traffic and Transport", "Galway", ["Sinéad models how people get about: on foot, by bike, by bus and, when there is nothing else for it, by car. She is a Transport Planning Professional and has prepared mobility plans for eleven towns in Connacht."], [["Expertise", "Transport modelling, active travel, mobility plans"], ["Email", "s.walsh@corribdunmore.example"]])
  profile("sinead-walsh-finance", "Sinéad Walsh", "Financial Controller", "Dublin", ["Sinéad keeps the practice's books from our Dublin office. A commerce graduate of University College Dublin (2001) and a Fellow of Chartered Accountants Ireland, she joined us from practice in 2015."], [["Responsibilities", "Financial reporting, payroll, group tax"], ["Email", "sinead.walsh@corribdunmore.example"]])
  p("/news/", "News | Corrib Dunmore", `<h1>News</h1><ul><li><a href="/news/bridge-award/">Claddagh Quay is Bridge of the Year</a> (2022)</li><li><a href="/news/aoife-committee/">Aoife Brannigan joins national water committee</a> (2024)</li></ul>`)
  p("/news/bridge-award/", "Claddagh Quay is Bridge of the Year | Corrib Dunmore", `<h1>Claddagh Quay is Bridge of the Year</h1><p>4 November 2022. Declan Mulqueen collected the award at the Western Engineering Awards in Athlone. "Nobody notices a bridge that works," he said, "so it is nice to be noticed for once."</p>`)
  p("/news/aoife-committee/", "Aoife Brannigan joins national water committee | Corrib Dunmore", `<h1>Aoife Brannigan joins national water committee</h1><p>16 January 2024. Dr Aoife Brannigan, our Principal Hydrologist, has been elected to the Water and Environment Division committee of Engineers Ireland.</p>`)
  p("/contact/", "Contact | Corrib Dunmore", `<h1>Contact</h1><p><strong>Galway</strong><br>3 Fishmarket Court, Galway H91 K2XP, Ireland<br>+353 91 555 0142</p><p><strong>Dublin</strong><br>18 Sandwith Yard, Dublin 2</p>`)
}

/* ---------- 3. Millrace Homes, Huddersfield: housing association. A table. */
{
  const h = "www.millracehomes.example"
  const p = site(h, {
    name: "Millrace Homes", kind: "c",
    nav: [["Your home", "/your-home/"], ["About us", "/about-us/"], ["Who's who", "/about-us/whos-who/"], ["News", "/news/"], ["Contact us", "/contact-us/"]],
    foot: `<p>Millrace Homes Limited is a charitable registered society. Registered office: Folly Hall Mills, St Thomas' Road, Huddersfield HD1 3LT.</p>`
  })
  redirect("https://millracehomes.example/", `https://${h}/`)
  redirect(`https://${h}/about/`, `https://${h}/about-us/`)
  robots[h] = "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n"
  p("/", "Millrace Homes: good homes in Kirklees and Calderdale", `<h1>Good homes, good neighbours</h1><p>We look after 7,400 homes across Kirklees and Calderdale. <a href="/your-home/">Report a repair</a>.</p>`)
  p("/your-home/", "Your home - Millrace Homes", `<h1>Your home</h1><p>Report a repair, pay your rent or ask for help.</p>`)
  p("/about-us/", "About us - Millrace Homes", `<h1>About us</h1><p>Millrace was set up in 1974 by mill workers who wanted indoor bathrooms. We are still run for our tenants. <a href="/about-us/whos-who/">Who's who</a>.</p>`)
  p("/about-us/whos-who/", "Who's who - Millrace Homes", `<h1>Who's who</h1><h2>Executive team</h2><table class="wp-block-table"><thead><tr><th>Name</th><th>Job title</th><th>About</th></tr></thead><tbody>
<tr><td>Beverley Ackroyd OBE</td><td>Chief Executive</td><td>Beverley has led Millrace since 2017. She started in housing as a rent collector in Dewsbury after reading sociology at the University of Leeds. A Fellow of the Chartered Institute of Housing, she was appointed OBE in 2023 for services to housing in Yorkshire.</td></tr>
<tr><td>Imran Sheikh MRICS</td><td>Director of Property and Investment</td><td>Imran is responsible for repairs, retrofit and new homes. A chartered surveyor, he joined from Bradford in 2020 and set up our programme to bring 2,000 homes up to EPC band C.</td></tr>
<tr><td>Lorraine Tempest</td><td>Director of Finance</td><td>Lorraine joined Millrace in 2012.</td></tr></tbody></table>
<h2>Heads of service</h2><table class="wp-block-table"><tbody><tr><td>Janet Holroyd</td><td>Head of Communities</td></tr><tr><td>Femi Oyelaran</td><td>Head of Customer Contact</td></tr></tbody></table>`)
  p("/news/", "News - Millrace Homes", `<h1>News</h1><ul><li><a href="/news/obe-for-beverley/">OBE for our chief executive</a></li><li><a href="/news/retrofit-1000/">A thousand warmer homes</a></li><li><a href="/news/community-garden/">Garden opens at Paddock</a></li></ul>`)
  p("/news/obe-for-beverley/", "OBE for our chief executive - Millrace Homes", `<h1>OBE for our chief executive</h1><p class="posted-on">17 June 2023</p><p>Beverley Ackroyd has been appointed OBE in the Birthday Honours. Beverley, who also chairs the Northern Tenants' Voice network, said: "It belongs to every caretaker I have ever worked with."</p>`, { news: "2023-06-17" })
  p("/news/retrofit-1000/", "A thousand warmer homes - Millrace Homes", `<h1>A thousand warmer homes</h1><p class="posted-on">5 February 2026</p><p>Number 14 Ivy Street is the thousandth home to be insulated under our retrofit programme. Imran Sheikh, Director of Property and Investment, handed over the keys to the heat pump. "We started with the coldest houses, not the easiest," he said.</p>`, { news: "2026-02-05" })
  p("/news/community-garden/", "Garden opens at Paddock - Millrace Homes", `<h1>Garden opens at Paddock</h1><p class="posted-on">22 May 2025</p><p>Residents of Paddock have turned a garage site into a garden with the help of our communities team. Janet Holroyd, Head of Communities, cut the ribbon, and her border terrier Biscuit dug up the first bulb.</p>`)
  p("/contact-us/", "Contact us - Millrace Homes", `<h1>Contact us</h1><p>Millrace Homes, Folly Hall Mills, St Thomas' Road, Huddersfield HD1 3LT. 01484 496 0120.</p>`)
}

/* ---------- 4. Lysmark Therapeutics, Copenhagen: biotech. Profile pages with figures. */
{
  const h = "www.lysmark.example"
  const p = site(h, {
    name: "Lysmark Therapeutics", kind: "d",
    nav: [["Science", "/science"], ["Pipeline", "/pipeline"], ["About", "/about"], ["Leadership", "/about/leadership"], ["Press", "/press"], ["Contact", "/contact"]],
    foot: `<p>© 2026 Lysmark Therapeutics A/S, Ole Maaløes Gård 12, DK-2200 Copenhagen N. CVR 40 11 87 62</p>`
  })
  redirect("https://lysmark.example/", `https://${h}/`)
  redirect(`https://${h}/team`, `https://${h}/about/leadership`, 302)
  p("/", "Lysmark Therapeutics", `<h1>Teaching T cells restraint</h1><p>We are a clinical-stage biotech company developing regulatory T-cell therapies for autoimmune liver disease.</p>`)
  p("/science", "Science | Lysmark", `<h1>Our science</h1><p>Regulatory T cells keep the peace. We engineer them to keep it in one organ.</p>`)
  p("/pipeline", "Pipeline | Lysmark", `<h1>Pipeline</h1><table><tr><th>Candidate</th><th>Indication</th><th>Phase</th></tr><tr><td>LYS-101</td><td>Autoimmune hepatitis</td><td>Phase 1b/2a</td></tr></table>`)
  p("/about", "About | Lysmark", `<h1>About Lysmark</h1><p>Spun out of the University of Copenhagen in 2015. Sixty-five colleagues, one laboratory, one very good canteen. <a href="/about/leadership">Leadership</a></p>`)
  const L = [
    ["henrik-lauridsen", "Henrik Lauridsen", "Chief Executive Officer", "Henrik has led Lysmark since 2018. He was previously chief financial officer of Corvantis Pharma and holds an MSc in finance from Copenhagen Business School (1998). He chairs the board of the Øresund Biotech Association and has finished Ironman Copenhagen four times."],
    ["signe-vestergaard", "Signe Vestergaard, PhD", "Chief Scientific Officer", "Signe is a co-founder of Lysmark and the inventor of its lead programme. She took her PhD in immunology at the University of Copenhagen in 2006 and worked at the Karolinska Institute until 2014. In 2021 she received the Nordic Translational Medicine Prize, and in 2022 she was elected to the Danish Academy of Technical Sciences. She plays the cello in an amateur orchestra in Frederiksberg."],
    ["mikkel-rosendahl", "Mikkel Rosendahl", "Vice President, Clinical Operations", "Mikkel runs our trials at eleven hospitals in five countries. A nurse by training, he has worked in clinical research for nineteen years."]
  ]
  p("/about/leadership", "Leadership | Lysmark", `<h1>Leadership</h1>${L.map(([s, n, t]) => `<figure class="person"><img src="/img/${s}.jpg" alt=""><figcaption><a href="/about/leadership/${s}">${n}</a><br>${t}</figcaption></figure>`).join("")}<h2>Senior scientists</h2><figure class="person"><figcaption><a href="/about/people/anjali-deshpande">Anjali Deshpande</a><br>Principal Scientist, Bioinformatics</figcaption></figure>`)
  for (const [s, n, t, b] of L) p(`/about/leadership/${s}`, `${n} | Lysmark`, `<article><h1>${n}</h1><h2>${t}</h2><p>${b}</p><p><a href="/about/leadership">All leadership</a></p></article>`)
  p("/about/people/anjali-deshpande", "Anjali Deshpande | Lysmark", `<article><h1>Anjali Deshpande</h1><h2>Principal Scientist, Bioinformatics</h2><p>Anjali turns sequencing data into decisions. She builds our single-cell pipelines in Python and Nextflow and has an MSc in bioinformatics from the Technical University of Denmark (2014). She came to Copenhagen from Pune and now bakes better rye bread than the Danes.</p><p>Code: <a href="https://github.com/anjalidesh">github.com/anjalidesh</a></p></article>`)
  p("/press", "Press | Lysmark", `<h1>Press releases</h1><ul><li><a href="/press/2026-first-patient">First patient dosed in LYS-101 trial</a></li><li><a href="/press/2021-prize">Signe Vestergaard receives Nordic Translational Medicine Prize</a></li></ul>`)
  p("/press/2026-first-patient", "First patient dosed in LYS-101 trial | Lysmark", `<article><h1>First patient dosed in LYS-101 trial</h1><p>Copenhagen, 14 April 2026. Lysmark Therapeutics today announced that the first patient has been dosed in its Phase 1b/2a trial in autoimmune hepatitis.</p><p>"Fourteen years from a bench to a bedside," said Henrik Lauridsen, CEO. Mikkel Rosendahl, Vice President, Clinical Operations, thanked the team at Rigshospitalet.</p></article>`, { news: "2026-04-14" })
  p("/press/2021-prize", "Signe Vestergaard receives Nordic Translational Medicine Prize | Lysmark", `<article><h1>Signe Vestergaard receives Nordic Translational Medicine Prize</h1><p>Copenhagen, 2 November 2021. Our Chief Scientific Officer has been awarded the Nordic Translational Medicine Prize for her work on tissue-homing regulatory T cells.</p></article>`)
  p("/contact", "Contact | Lysmark", `<h1>Contact</h1><p>Lysmark Therapeutics A/S, Ole Maaløes Gård 12, DK-2200 Copenhagen N, Denmark. info@lysmark.example</p>`)
}

/* ---------- 5. The Ropewalk Museum, Hull. Plain lists, hand-made pages. */
{
  const h = "www.ropewalkmuseum.example"
  const p = site(h, {
    name: "The Ropewalk Museum", kind: "b",
    nav: [["Visit", "/visit.html"], ["Collections", "/collections.html"], ["Our story", "/story.html"], ["Staff", "/staff.html"], ["Press", "/press.html"], ["Contact", "/contact.html"]],
    foot: `<p>The Ropewalk Museum Trust, High Street, Hull HU1 1PS. Registered charity 1099321.</p>`
  })
  redirect("https://ropewalkmuseum.example/", `https://${h}/`)
  redirect(`https://${h}/index.html`, `https://${h}/`)
  p("/", "The Ropewalk Museum, Hull", `<h1>A quarter of a mile of rope</h1><p>Open Tuesday to Sunday. See the last working ropewalk on the Humber and try your hand at the jack.</p><p>New for 2026: <a href="/press-2026-thackray.html">The Thackray Ledgers</a>.</p>`)
  p("/visit.html", "Visit us - The Ropewalk Museum", `<h1>Visit</h1><p>Free entry. Café, lift, no parking.</p>`)
  p("/collections.html", "Collections - The Ropewalk Museum", `<h1>Collections</h1><p>Twelve thousand objects, from fids to figureheads. Enquiries to our Curator of Maritime Collections, Edmund Thackray.</p>`)
  p("/story.html", "Our story - The Ropewalk Museum", `<h1>Our story</h1><p>The ropewalk was built in 1848 by Edmund Thackray (1821-1889), ropemaker and twice Mayor of Hull, who supplied the Arctic whalers and, it was said, had never once been to sea. It closed in 1972 and reopened as a museum in 1986.</p>`)
  p("/staff.html", "Staff - The Ropewalk Museum", `<h1>Who works here</h1><h3>Director</h3><p>Dr Harriet Winfield FSA came to us from the county record office in 2019. Her PhD (University of Hull, 2008) was on the hemp trade with Riga, and it became <i>The Hemp Line</i>, published in 2021. She keeps an allotment and the museum's dye garden.</p><h3>Collections</h3><ul><li>Edmund Thackray, Curator of Maritime Collections. (Yes, a relation: great-great-great-grandson of the founder. No, he did not get the job that way.) MA Museum Studies, University of Leicester, 2013.</li><li>Kasia Nowak, Conservator</li></ul><h3>Visitors and volunteers</h3><ul><li>Rosalind Peake, Volunteer Manager</li><li>Joe Brocklesby, Duty Manager</li></ul>`)
  p("/press.html", "Press - The Ropewalk Museum", `<h1>Press</h1><ul><li><a href="/press-2026-thackray.html">The Thackray Ledgers go on show</a>, March 2026</li><li><a href="/press-2021-hemp.html">Director's book wins history prize</a>, 2021</li></ul>`)
  p("/press-2026-thackray.html", "The Thackray Ledgers go on show - The Ropewalk Museum", `<h1>The Thackray Ledgers go on show</h1><p>March 2026. The account books of ropemaker Edmund Thackray are on show for the first time. They were transcribed over three winters by his descendant and namesake, curator Edmund Thackray, with a team of volunteers led by Rosalind Peake.</p><p>"He charged the whalers double and the lifeboat nothing," says the present Edmund.</p>`, { news: "2026-03-09" })
  p("/press-2021-hemp.html", "Director's book wins history prize - The Ropewalk Museum", `<h1>Director's book wins history prize</h1><p>December 2021. <i>The Hemp Line: Rope and the Making of Hull</i> by our Director Harriet Winfield has won the Yorkshire History Prize.</p>`)
  p("/contact.html", "Contact - The Ropewalk Museum", `<h1>Contact</h1><p>The Ropewalk Museum, High Street, Hull HU1 1PS. Telephone 01482 496 0133. enquiries@ropewalkmuseum.example</p>`)
}

/* ---------- 6. Brandt Osinga Forwarding, Rotterdam and Hamburg. Microdata. */
{
  const h = "www.brandtosinga.example"
  const p = site(h, {
    name: "Brandt Osinga Forwarding", kind: "a",
    nav: [["Services", "/services"], ["Company", "/company"], ["Team", "/company/team"], ["Newsroom", "/newsroom"], ["Offices", "/offices"]],
    foot: `<p>Brandt Osinga Forwarding B.V. · Waalhaven Zuidzijde 88, 3088 HH Rotterdam · Brandt Osinga GmbH · Am Sandtorkai 41, 20457 Hamburg</p>`
  })
  redirect("https://brandtosinga.example/", `https://${h}/`)
  redirect(`https://${h}/contact`, `https://${h}/offices`)
  redirect(`https://${h}/about`, `https://${h}/company`)
  redirect(`https://${h}/team`, `https://${h}/company/team`)
  p("/", "Brandt Osinga Forwarding: sea, air and rail freight", `<h1>Your box, our problem.</h1><p>Family-owned freight forwarders since 1951. Sea freight, air freight, rail to and from Asia, customs clearance.</p>`)
  p("/services", "Services | Brandt Osinga", `<h1>Services</h1><p>FCL and LCL sea freight, air charters, customs representation in the Netherlands and Germany.</p>`)
  p("/company", "Company | Brandt Osinga", `<h1>Company</h1><p>Founded in 1951 by Hinrich Brandt and Tjeerd Osinga. 210 colleagues in Rotterdam and Hamburg. <a href="/company/team">The team</a>.</p>`)
  const person = (name, role, place, words, extra = "") => `<div class="member" itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">${name}</h3><p><span itemprop="jobTitle">${role}</span>, <span itemprop="workLocation">${place}</span></p><p itemprop="description">${words}</p>${extra}<meta itemprop="worksFor" content="Brandt Osinga Forwarding"></div>`
  p("/company/team", "Team | Brandt Osinga", `<h1>People you will talk to</h1>${person("Jeroen Osinga", "Managing Director", "Rotterdam", "Third generation. Jeroen studied economics at Erasmus University Rotterdam (1996), worked for a shipping line in Singapore and took over from his father in 2009. He is a volunteer crew member of the lifeboat at Hoek van Holland.")}${person("Katrin Albers", "Head of Customs", "Hamburg", "Katrin and her team clear 90,000 entries a year. She qualified as a customs specialist (IHK) in 2007 and led our AEO certification.", `<a itemprop="sameAs" href="https://www.linkedin.com/in/katrin-albers-zoll">LinkedIn</a>`)}${person("Pieter de Wit", "Trade Lane Manager Asia", "Rotterdam", "Pieter books, re-books and books again. With us since 2016.")}${person("Lars Kuipers", "IT Manager", "Rotterdam", "Lars connects our systems to everybody else's: EDI, customs interfaces and the odd fax. On the air as PA3LKX.", `<a itemprop="sameAs" href="https://github.com/lkuipers-bo">GitHub</a>`)}`)
  p("/newsroom", "Newsroom | Brandt Osinga", `<h1>Newsroom</h1><ul><li><a href="/newsroom/forwarder-of-the-year">Forwarder of the Year 2024</a></li><li><a href="/newsroom/ics2">ICS2: what changes in June</a></li></ul>`)
  p("/newsroom/forwarder-of-the-year", "Forwarder of the Year 2024 | Brandt Osinga", `<h1>Forwarder of the Year 2024</h1><p>21 November 2024. Brandt Osinga has been voted Forwarder of the Year by readers of Kade &amp; Kraan. "This is for the people who answered the phone during the Red Sea diversions," said Jeroen Osinga, managing director, who also sits on the board of the Dutch Forwarders' Council.</p>`, { news: "2024-11-21" })
  p("/newsroom/ics2", "ICS2: what changes in June | Brandt Osinga", `<h1>ICS2: what changes in June</h1><p>12 May 2026. Katrin Albers, Head of Customs, answers the ten questions on entry summary declarations which we hear most.</p>`, { news: "2026-05-12" })
  p("/offices", "Offices | Brandt Osinga", `<h1>Offices</h1><div itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Waalhaven Zuidzijde 88</span>, <span itemprop="postalCode">3088 HH</span> <span itemprop="addressLocality">Rotterdam</span>, <span itemprop="addressCountry">Netherlands</span></div><p>Am Sandtorkai 41, 20457 Hamburg, Germany</p>`)
}
void archive
