import { P, site, rss, robots, document_ } from "./lib.mjs"

/* ---------- 7 Ninebark Ventures: Boulder. h-card ---------- */
{
  const s = site("www.ninebarkventures.example", "Ninebark Ventures", [["/thesis", "Thesis"], ["/portfolio", "Portfolio"], ["/team", "Team"], ["/writing", "Writing"], ["/contact", "Contact"]], `Ninebark Ventures · 1919 14th Street, Suite 300, Boulder, CO 80302`)
  s("/", "Ninebark Ventures", `<h1>Early money for slow problems.</h1><p>Ninebark is a venture capital fund for climate, water and industrial software. Fund III: $140 million.</p>`)
  s("/thesis", "Thesis", `<h1>Thesis</h1><p>Hard things take ten years. We can wait.</p>`)
  s("/portfolio", "Portfolio", `<h1>Portfolio</h1><ul><li>Quillback Robotics (NASDAQ: QLBK)</li><li>Alkali Grid</li><li>Headgate Water</li></ul>`)
  const h = (name, role, note, links) => `<div class="h-card"><span class="p-name">${name}</span>, <span class="p-job-title">${role}</span> at <span class="p-org">Ninebark Ventures</span>, <span class="p-locality">Boulder</span>, <span class="p-region">Colorado</span><p class="p-note">${note}</p>${links}</div>`
  s("/team", "Team", `<h1>Team</h1>
${h("Lucas Abendroth", "Founding Partner", "Lucas started Ninebark in 2012 after selling a metering company. He hosts the podcast Slow Capital and is the author of Patient Money (2022). He sits on the boards of Alkali Grid and Headgate Water.", `<a class="u-url" href="https://x.com/lucasabendroth">@lucasabendroth</a> <a class="u-url" href="https://www.linkedin.com/in/lucasabendroth">LinkedIn</a>`)}
${h("Mei-Ling Forsythe", "Principal", "Mei-Ling invests in grid storage and water reuse. She was a mechanical engineer at a turbine maker before taking her MBA at the Stanford Graduate School of Business in 2018.", `<a class="u-url" href="https://bsky.app/profile/meiling.forsythe.example">Bluesky</a>`)}
${h("Jonah Petrakis", "Associate", "Jonah sources and screens seed deals. He studied economics at Dartmouth College, class of 2021.", `<a class="u-url" href="https://www.linkedin.com/in/jonah-petrakis">LinkedIn</a>`)}`, { of: ["lucas-abendroth", "mei-ling-forsythe", "jonah-petrakis"] })
  s("/writing", "Writing", `<h1>Writing</h1><ul><li><a href="/writing/batteries-are-plumbing">Batteries are plumbing</a> by Mei-Ling Forsythe</li><li><a href="/writing/seed-memo">What we read in a seed memo</a> by Jonah Petrakis</li></ul>`)
  s("/writing/batteries-are-plumbing", "Batteries are plumbing", `<article class="h-entry"><h1 class="p-name">Batteries are plumbing</h1><p class="p-author h-card">Mei-Ling Forsythe</p><time class="dt-published" datetime="2025-12-04">4 December 2025</time><div class="e-content"><p>Nobody falls in love with a pipe. That is why grid storage is still priced like a gadget and will end up priced like a utility.</p></div></article>`, { of: ["mei-ling-forsythe"] })
  s("/writing/seed-memo", "What we read in a seed memo", `<article class="h-entry"><h1 class="p-name">What we read in a seed memo</h1><p class="p-author h-card">Jonah Petrakis</p><div class="e-content"><p>I read about four hundred decks last year. Customer interviews beat market sizing every time, and a financial model with one honest assumption beats both.</p></div></article>`, { of: ["jonah-petrakis"] })
  s("/contact", "Contact", `<h1>Contact</h1><p>1919 14th Street, Suite 300, Boulder, CO 80302</p>`)
}

/* ---------- 8 Osier Medical: Minneapolis. JSON-LD graph on the leadership page ---------- */
{
  const s = site("www.osiermedical.example", "Osier Medical", [["/therapies", "Therapies"], ["/about", "About Osier"], ["/about/leadership", "Leadership"], ["/press", "Press"], ["/contact", "Contact"]], `© Osier Medical, Inc., 3300 Broadway Street NE, Minneapolis, MN 55413. Rx only.`)
  s("/", "Osier Medical | Catheters that bend", `<h1>Catheters that bend and do not break</h1><p>Osier Medical is a medical device maker for structural heart care.</p>`)
  s("/therapies", "Therapies", `<h1>Therapies</h1><p>The Withy delivery catheter is cleared in the United States and licensed in Canada.</p>`)
  s("/about", "About Osier", `<h1>About</h1><p>Founded in 2003 in a Northeast Minneapolis machine shop; 410 employees.</p>`)
  const g = [["Anneke Vandersloot", "Chief Scientific Officer", "Dr. Vandersloot directs research on polymer fatigue and catheter design. She has a PhD in biomedical engineering from the University of Minnesota and 31 patents.", "anneke-vandersloot"],
    ["Marcus Thorne", "Vice President, Regulatory Affairs", "Marcus has taken eleven devices through FDA clearance. He holds the RAC-Devices credential and a bachelor's degree in chemistry from St. Olaf College.", "marcus-thorne"]]
  s("/about/leadership", "Leadership", `<h1>Leadership</h1><div id="leaders">${g.map(([n, t, b]) => `<h2>${n}</h2><h3>${t}</h3><p>${b}</p>`).join("")}<h2>Paul Engstrom</h2><h3>President</h3><p>Paul founded Osier in 2003.</p></div>`, { of: g.map(x => x[3]), head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [{ "@type": "Organization", "@id": "#org", name: "Osier Medical", address: { "@type": "PostalAddress", addressLocality: "Minneapolis", addressRegion: "MN", addressCountry: "US" } }, ...g.map(([name, jobTitle, description]) => ({ "@type": "Person", name, jobTitle, description, worksFor: { "@id": "#org" } }))] })}</script>` })
  s("/press", "Press", `<h1>Press releases</h1><ul><li><a href="/press/withy-2">FDA clears Withy 2</a></li><li><a href="/press/sales-summit-2026">Presidents Circle 2026</a></li></ul>`)
  s("/press/withy-2", "FDA clears Withy 2", `<h1>FDA clears Withy 2</h1><p>MINNEAPOLIS, March 18, 2026 – "Reviewers asked good questions and we had good data," said Marcus Thorne, vice president of regulatory affairs. Chief scientific officer Anneke Vandersloot led the bench testing.</p>`, { of: ["marcus-thorne", "anneke-vandersloot"], news: { seen: "20260318T140000Z", country: "United States" } })
  s("/press/sales-summit-2026", "Presidents Circle 2026", `<h1>Presidents Circle 2026</h1><p>Osier honors its top field sellers. Presidents Circle members for 2026: David Kim, Regional Sales Manager, Kansas City; Laura Estes, Territory Manager, Tampa.</p>`, { of: ["david-kim"] })
  s("/contact", "Contact", `<h1>Contact</h1><p>3300 Broadway Street NE, Minneapolis, MN 55413, USA</p>`)
}

/* ---------- 9 Salt & Sorrel: New Orleans. Prose ---------- */
{
  const s = site("www.saltandsorrel.example", "Salt &amp; Sorrel", [["/restaurants", "Restaurants"], ["/story", "Story"], ["/people", "People"], ["/press", "Press"], ["/find-us", "Find us"]], `Salt &amp; Sorrel Restaurant Group, 2140 Magazine Street, New Orleans, Louisiana 70130`, { sep: "~" })
  s("/", "Salt &amp; Sorrel ~ New Orleans", `<h1>Salt &amp; Sorrel</h1><p>Five restaurants, one oyster supplier.</p>`)
  s("/restaurants", "Restaurants", `<h1>Restaurants</h1><p>Sorrel House, Brine, Petit Sel, The Long Table, Marais.</p>`)
  s("/story", "Story", `<h1>Story</h1><p>It began in 2009 with one stove on Magazine Street and chef Theo Robichaux, who grew up shrimping with his uncles in Cocodrie. Now we are a restaurant group of five houses.</p>`, { of: ["theo-robichaux"] })
  s("/people", "People", `<h1>The people</h1><p><b>Theo Robichaux</b> is our chef and founder. He cooks the food of the Louisiana coast, wrote the cookbook <i>Low Tide</i>, and comes to work with a Catahoula named Roux.</p><p><b>Camille Batiste-Long</b>, beverage director, chooses what we pour in all five houses. She is an Advanced Sommelier with the Court of Master Sommeliers and a past president of the New Orleans chapter of the United States Bartenders' Guild.</p>`, { of: ["theo-robichaux", "camille-batiste-long"] })
  s("/press", "Press", `<h1>Press</h1><p><a href="https://www.crescentplate.example/2025/gulf-table-awards">Gulf Table Awards 2025</a> · <a href="https://www.crescentplate.example/2026/low-proof">Low proof, high spirits</a></p>`)
  s("/find-us", "Find us", `<h1>Find us</h1><p>2140 Magazine Street, New Orleans, LA 70130</p>`)
}

/* ---------- 10 Quillback Robotics: Pittsburgh, listed. Cards, investor page ---------- */
{
  const s = site("www.quillback.example", "Quillback Robotics", [["/robots", "Robots"], ["/company", "Company"], ["/company/leadership", "Leadership"], ["/investors", "Investors"], ["/careers", "Careers"], ["/contact", "Contact"]], `Quillback Robotics, Inc. (NASDAQ: QLBK) · 4600 Smallman Street, Pittsburgh, PA 15201`)
  s("/", "Quillback Robotics", `<h1>Robots for wet, dark and tight places</h1><p>Inspection robots for tanks, tunnels and hulls.</p>`)
  s("/robots", "Robots", `<h1>Robots</h1><p>Q4 crawler, Q7 swimmer.</p>`)
  s("/company", "Company", `<h1>Company</h1><p>Founded in 2013 by Rajesh Iyengar and Tom Beale in a Lawrenceville garage.</p>`, { of: ["rajesh-iyengar"] })
  s("/company/leadership", "Leadership", `<h1>Leadership</h1><div class="row"><div class="col"><h4>Kathleen O'Dowd</h4><small>President and Chief Executive Officer</small><p>Kathleen joined Quillback as chief operating officer in 2018 and became CEO in 2021. She holds a bachelor's degree in mechanical engineering from Penn State and an MBA from the Wharton School, and is a trustee of the Three Rivers Science Center.</p></div><div class="col"><h4>Rajesh Iyengar, PhD</h4><small>Co-founder and Chief Technology Officer</small><p>Rajesh leads research in underwater navigation. He earned his PhD in robotics at Carnegie Mellon University in 2011 and is an IEEE Fellow.</p></div><div class="col"><h4>Sheila Pratt</h4><small>Chief Financial Officer</small><p>Sheila joined in 2022.</p></div></div>`, { of: ["kathleen-odowd", "rajesh-iyengar"] })
  s("/investors", "Investors", `<h1>Investors</h1><ul><li><a href="/investors/q1-2026">First quarter 2026 results</a></li></ul>`)
  s("/investors/q1-2026", "First quarter 2026 results", `<h1>Quillback reports first quarter 2026 results</h1><p>PITTSBURGH, May 5, 2026 – Revenue rose 19 percent to $41.2 million. "Shipyards are buying again," said Kathleen O'Dowd, president and chief executive officer.</p>`, { of: ["kathleen-odowd"], news: { seen: "20260505T120000Z", country: "United States" } })
  s("/careers", "Careers", `<h1>Careers</h1><p>Meet the floor: <a href="/careers/meet-brandon">Brandon Schultz</a>. Meet perception: <a href="/careers/meet-wen">Wen Zhao</a>.</p>`)
  s("/careers/meet-brandon", "Meet Brandon", `<h1>Meet Brandon Schultz</h1><p>Brandon is our Manufacturing Lead. His crew of 26 assembles every Q4 by hand. A Lean Six Sigma Black Belt, he cut build time from nine days to five. Outside the plant he is a volunteer firefighter in Millvale and restores old Ford pickups.</p>`, { of: ["brandon-schultz"] })
  s("/careers/meet-wen", "Meet Wen", `<h1>Meet Wen Zhao</h1><p>Wen is a Senior Perception Engineer at Quillback in Pittsburgh. She works on sonar SLAM in C++ and Python, and came to us with a master's degree in robotics from the University of Michigan. At lunch you can find her at the go board.</p>`, { of: ["wen-zhao"] })
  s("/contact", "Contact", `<h1>Contact</h1><p>4600 Smallman Street, Pittsburgh, PA 15201</p>`)
}

/* ---------- 11 Merriday Communications: Toronto. Plain paragraphs ---------- */
{
  const s = site("www.merriday.example", "Merriday", [["/work", "Work"], ["/about", "About"], ["/about/team", "Team"], ["/journal", "Journal"], ["/contact", "Contact"]], `Merriday Communications Inc. / 77 Ossington Avenue / Toronto, Ontario M6J 2Y9`, { sep: "/" })
  s("/", "Merriday / public relations, plainly", `<h1>Public relations, plainly.</h1><p>A Toronto agency for food, health and the arts.</p>`)
  s("/work", "Work", `<h1>Work</h1><p>Openings, recalls, apologies.</p>`)
  s("/about", "About", `<h1>About</h1><p>Philippa Langstrom founded Merriday, a public relations firm, in 2005 at her kitchen table in Parkdale. We are thirty now.</p>`, { of: ["philippa-langstrom"] })
  s("/about/team", "Team", `<h1>Team</h1>
<p>PHILIPPA LANGSTROM, APR, FCPRS<br>Founder and President<br>Philippa has talked ministers out of press conferences and chefs into them. Journalism degree, Carleton University. Shares her office with Biscuit, a retired racing greyhound.</p>
<p>JAMAL WHITFIELD<br>Account Director<br>Jamal runs our health and sport practice and leads media training. He mentors students through the Black Communicators Collective and has not missed a Raptors home opener since 2014.</p>
<p>PETRA HOLUB<br>Finance Manager<br>Petra pays the bills.</p>`, { of: ["philippa-langstrom", "jamal-whitfield"] })
  s("/journal", "Journal", `<h1>Journal</h1><p><a href="/journal/saying-sorry">How to say sorry</a></p>`)
  s("/journal/saying-sorry", "How to say sorry", `<h1>How to say sorry</h1><p>by Jamal Whitfield, Account Director, January 2026</p><p>Crisis communications is mostly subtraction. Take out "if anyone was offended". Take out the passive voice. Say what you will do on Tuesday.</p>`, { of: ["jamal-whitfield"] })
  s("/contact", "Contact", `<h1>Contact</h1><p>77 Ossington Avenue, Toronto, Ontario M6J 2Y9</p>`)
}

/* ---------- 12 Wexcombe University and the Pelletier Lab: Halifax ---------- */
{
  const u = site("www.wexcombe.example", "Wexcombe University", [["/research", "Research"], ["/faculty/yvette-pelletier", "Faculty"], ["/news", "News"], ["/contact", "Contact"]], `Wexcombe University, 6200 Coburg Road, Halifax, Nova Scotia B3H 4R2`)
  u("/", "Wexcombe University, Halifax", `<h1>Wexcombe University</h1><p>Teaching and research by the sea since 1887.</p>`)
  u("/research", "Research", `<h1>Research</h1><p>Groups: <a href="https://pelletierlab.example/">Pelletier Lab (soil microbiology)</a>.</p>`)
  u("/faculty/yvette-pelletier", "Yvette Pelletier", `<h1>Dr. Yvette Pelletier</h1><p>Professor of Soil Microbiology, Department of Biology</p><p>Director of the Pelletier Lab. PhD (McGill University), BSc (Université de Moncton). ORCID: <a href="https://orcid.org/0000-0002-7415-3304">0000-0002-7415-3304</a></p><p>Research: nitrogen cycling, salt marsh soils, metagenomics.</p>`, { of: ["yvette-pelletier"] })
  u("/news", "News", `<h1>News</h1><ul><li><a href="/news/pelletier-medal">Pelletier wins Atlantic Science Medal</a></li><li><a href="/news/scholarships-2025">Graduate scholarships 2025</a></li></ul>`)
  u("/news/pelletier-medal", "Pelletier wins Atlantic Science Medal", `<h1>Pelletier wins Atlantic Science Medal</h1><p>HALIFAX, June 12, 2025 – Soil microbiologist Yvette Pelletier has been awarded the 2025 Atlantic Science Medal for two decades of work on carbon in salt marshes.</p>`, { of: ["yvette-pelletier"], news: { seen: "20250612T150000Z", country: "Canada" } })
  u("/news/scholarships-2025", "Graduate scholarships 2025", `<h1>Graduate scholarships 2025</h1><p>The Fundy Coast Graduate Scholarship goes to Hannah Cruikshank (Biology, Pelletier Lab) for her work on eelgrass sediment.</p>`, { of: ["hannah-cruikshank"] })
  u("/contact", "Contact", `<h1>Contact</h1><p>6200 Coburg Road, Halifax, Nova Scotia B3H 4R2, Canada</p>`)
  const l = site("pelletierlab.example", "Pelletier Lab", [["/people", "People"], ["/publications", "Publications"], ["/join", "Join us"]], `Pelletier Lab, Department of Biology, Wexcombe University, Halifax, NS`)
  l("/", "Pelletier Lab", `<h1>Mud, microbes, methane</h1><p>We study what soil microbes do with carbon and nitrogen at Wexcombe University in Halifax, Nova Scotia.</p>`)
  l("/people", "People", `<h1>People</h1><ul>
<li>Yvette Pelletier, principal investigator. Birder; vice-president of the Nova Scotia Shorebird Society.</li>
<li>Omar Benhaddou, postdoctoral fellow. Bioinformatics and statistics; author of the R package marshmeta. PhD from the University of Guelph (2023). Bakes the lab's sourdough.</li>
<li>Hannah Cruikshank, PhD candidate (hannah.cruikshank@wexcombe.example). Eelgrass sediments, scientific diving, field work in all weathers. BSc Acadia University. Plays flanker for the Halifax Tars rugby club.</li></ul>`, { of: ["yvette-pelletier", "omar-benhaddou", "hannah-cruikshank"] })
  l("/publications", "Publications", `<h1>Publications</h1><ol><li>Pelletier Y, Benhaddou O. "Denitrification hot spots in restored salt marsh". Journal of Coastal Soils (2024).</li><li>Benhaddou O, Cruikshank H, Pelletier Y. "marshmeta: metagenome tables without tears". Open Methods in Ecology (2025).</li></ol>`, { of: ["yvette-pelletier", "omar-benhaddou", "hannah-cruikshank"] })
  l("/join", "Join us", `<h1>Join us</h1><p>Write to Yvette with two paragraphs, not two pages.</p>`)
  robots["pelletierlab.example"] = "User-agent: *\nDisallow:\n"
}
