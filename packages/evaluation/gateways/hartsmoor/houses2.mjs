import { esc, redirects, site } from "./lib.mjs"

// ───────── 7 Maitland Shores Health, London ON: profile pages
{
  const s = site("www.maitlandshores.example", "Maitland Shores Health", {
    layout: "wp", lang: "en-CA", nav: [["/hospitals", "Hospitals"], ["/about", "About"], ["/about/executive-team", "Executive team"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Maitland Shores Health, 700 Queens Avenue, London, Ontario N5W 3H4"
  })
  s.page("/", "Five hospitals, one team", `<p>Maitland Shores Health is a regional hospital group of five community hospitals in London, Goderich, Exeter, Clinton and Strathroy, Ontario.</p>`)
  s.page("/hospitals", "Hospitals", `<p>London Queens, Goderich Marine, Exeter South Huron, Clinton Public, Strathroy General.</p>`)
  s.page("/about", "About", `<p>The group was formed in 2013. See the <a href="/about/executive-team">executive team</a>.</p>`)
  const who = [
    ["eleanor-abernethy-singh", "Dr. Eleanor Abernethy-Singh", "Chief Medical Information Officer", "Dr. Abernethy-Singh is an emergency physician at London Queens and the group's Chief Medical Information Officer. She received her MD from Western University and a BSc in biology from the University of Waterloo, and is a Fellow of the Royal College of Physicians of Canada (FRCPC). Her research concerns alert fatigue and clinical decision support. In summer she swims the open water off Grand Bend."],
    ["jean-philippe-gauthier", "Jean-Philippe Gauthier", "Vice President, Procurement and Supply Chain", "Jean-Philippe is accountable for $210 million of annual spend across the five sites. He holds the Supply Chain Management Professional (SCMP) designation and a business degree (BAA) from Université Laval. He moved to London from Québec City in 2015 and has not given up on the Montreal Canadiens."],
    ["fatima-zahra-idrissi", "Fatima Zahra Idrissi", "Director, People and Culture", "Fatima leads recruitment, labour relations and workplace wellness. A Certified Human Resources Leader (CHRL), she studied at McMaster University (BComm, 2006) and works in English, French and Arabic. She throws pots at the Old East Village clay studio and serves on the board of the London Newcomer Centre."],
    ["morris-whelan", "Morris Whelan", "President and CEO", "Morris has led Maitland Shores since 2020."]
  ]
  s.page("/about/executive-team", "Executive team", `<div class="exec">${who.map(([u, n, t]) => `<p><a href="/about/executive-team/${u}">${n}</a><br>${t}</p>`).join("\n")}</div>`)
  for (const [u, n, t, b] of who) s.page(`/about/executive-team/${u}`, n, `<h2>${t}</h2><p>${b}</p>`, { desc: `${n}, ${t}, Maitland Shores Health` })
  s.page("/news", "News", `<ul><li><a href="/news/quieter-alerts">Quieter alerts, safer care</a></li><li><a href="/news/shared-purchasing">Shared purchasing saves $9 million</a></li></ul>`)
  s.article("/news/quieter-alerts", "Quieter alerts, safer care", "2026-01-28", `<p>LONDON, Ont. – Clinicians at Maitland Shores now see 41 per cent fewer pop-up alerts, the result of an eighteen-month project led by Dr. Eleanor Abernethy-Singh, Chief Medical Information Officer. "An alarm that always rings is furniture," she said.</p>`)
  s.article("/news/shared-purchasing", "Shared purchasing saves $9 million", "2025-04-15", `<p>LONDON, Ont. – A shared purchasing program negotiated by Jean-Philippe Gauthier, Vice President, Procurement and Supply Chain, has saved Maitland Shores and three partner hospitals $9 million in its first year.</p>`)
  s.page("/contact", "Contact", `<p>700 Queens Avenue, London, Ontario N5W 3H4. 519-555-0120</p>`)
}

// ───────── 8 Quillgate Security, Vancouver BC: h-card
{
  const s = site("quillgate.example", "Quillgate", {
    nav: [["/product", "Product"], ["/company", "Company"], ["/team", "Team"], ["/blog", "Blog"], ["/contact", "Contact"]],
    foot: "Quillgate Security Inc., 128 W. Hastings Street, Vancouver, BC V6B 1G8", feed: "/blog/rss.xml"
  })
  redirects["host:www.quillgate.example"] = "quillgate.example"
  s.page("/", "Cloud permissions you can explain", `<h1>Cloud permissions you can explain.</h1><p>Quillgate finds the one role in your AWS, Azure or Google account that can do far too much, and writes the pull request to fix it.</p>`)
  s.page("/product", "Product", `<h1>Product</h1><p>Agentless. Read-only. Reports in plain English.</p>`)
  s.page("/company", "Company", `<h1>Company</h1><p>Arjun Mehrotra and Noor Haddad met on the cloud security team of a Vancouver e-commerce company and founded Quillgate in 2022. We are 24 people in Gastown and across Canada, backed by Saltlight Ventures.</p>`)
  s.page("/team", "Team", `<h1>Team</h1><ul class="team">
<li class="h-card"><span class="p-name">Arjun Mehrotra</span> <span class="p-job-title">Co-founder and CEO</span> <span class="p-org">Quillgate</span> <span class="p-locality">Vancouver</span> <p class="p-note">Formerly product lead for identity. UBC computer science. Backcountry skier with opinions on wax.</p> <a class="u-url" href="https://x.com/arjunmehrotra">X</a></li>
<li class="h-card"><span class="p-name">Noor Haddad</span> <span class="p-job-title">Co-founder and CTO</span> <span class="p-org">Quillgate</span> <span class="p-locality">Vancouver</span> <p class="p-note">Cloud penetration tester turned builder. OSCP. Author of bucketwarden.</p> <a class="u-url" rel="me" href="https://github.com/noorh">GitHub</a> <a class="u-url" rel="me" href="https://infosec.exchange/@noor">Mastodon</a></li>
<li class="h-card"><span class="p-name">Svetlana Reznik</span> <span class="p-job-title">Head of Marketing</span> <span class="p-org">Quillgate</span> <span class="p-locality">Vancouver</span> <p class="p-note">Sveta has launched four developer tools and one greyhound rescue newsletter. Ask her about Borscht (the greyhound).</p> <a class="u-url" href="https://x.com/svetreznik">X</a></li>
<li class="h-card"><span class="p-name">Kwame Boateng</span> <span class="p-job-title">Staff Engineer</span> <span class="p-org">Quillgate</span> <span class="p-locality">Burnaby</span> <p class="p-note">Writes the policy engine in Rust. Plays chess badly on purpose, he says.</p></li>
<li class="h-card"><span class="p-name">Camille Roy</span> <span class="p-job-title">Account Executive</span> <span class="p-org">Quillgate</span> <span class="p-locality">Montréal</span></li>
</ul>`)
  s.page("/blog", "Blog", `<h1>Blog</h1><ul><li><a href="/blog/policy-engine-rust">Why our policy engine is in Rust</a></li><li><a href="/blog/seed">Quillgate raises C$6.5 million</a></li></ul>`)
  s.article("/blog/policy-engine-rust", "Why our policy engine is in Rust", "2025-12-02", `<p>I rewrote the evaluator three times. The third time was Rust, and it went from 40 minutes to 90 seconds on our largest customer's account. Here is what the borrow checker taught me about IAM conditions.</p><p><em>Kwame Boateng is a staff engineer at Quillgate.</em></p>`, { by: "Kwame Boateng" })
  s.article("/blog/seed", "Quillgate raises C$6.5 million", "2024-10-09", `<p>Today we announce a C$6.5 million seed round led by Saltlight Ventures. — Arjun Mehrotra, co-founder and CEO</p>`)
  s.feed("/blog/rss.xml", [{ title: "Why our policy engine is in Rust", link: "/blog/policy-engine-rust", date: "2025-12-02", by: "Kwame Boateng", text: "I rewrote the evaluator three times. The third time was Rust." }, { title: "Quillgate raises C$6.5 million", link: "/blog/seed", date: "2024-10-09", by: "Arjun Mehrotra", text: "Today we announce a C$6.5 million seed round led by Saltlight Ventures." }])
  s.page("/contact", "Contact", `<h1>Contact</h1><p class="h-card"><span class="p-org">Quillgate Security Inc.</span>, <span class="p-street-address">128 W. Hastings Street</span>, <span class="p-locality">Vancouver</span>, <span class="p-region">BC</span></p><p>hello@quillgate.example</p>`)
}

// ───────── 9 Marrow Creek Foods, Lancaster PA: details/summary
{
  const s = site("www.marrowcreekfoods.example", "Marrow Creek Foods", {
    layout: "builder", nav: [["/capabilities", "Capabilities"], ["/about", "About"], ["/leadership", "Leadership"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Marrow Creek Foods, Inc. 2150 Old Philadelphia Pike, Lancaster, PA 17602"
  })
  s.page("/", "Sauces, soups and dressings, made for your label", `<h1>Your recipe. Our kettles.</h1><p>Marrow Creek is a food co-packer of sauces, soups and dressings: hot fill, cold fill, retort pouch.</p>`)
  s.page("/capabilities", "Capabilities", `<h2>Capabilities</h2><p>Six lines, 110,000 square feet, SQF certified, organic and kosher.</p>`)
  s.page("/about", "About", `<h2>About</h2><p>Begun in a church kitchen in 1984. Sold chow-chow, then everything.</p>`)
  s.page("/leadership", "Leadership", `<h2>Leadership</h2>
<details open><summary>Wendell Groff — President</summary><p>Wendell has been with the company since 1991.</p></details>
<details><summary>Joanna Stoltzfus — Vice President, Quality and Food Safety</summary><p>Joanna signs off on everything that leaves the dock. She is a Preventive Controls Qualified Individual (PCQI) and an SQF Practitioner with a food science degree from Penn State. She lives in Lititz, where her quilts win ribbons.</p></details>
<details><summary>Tuan Nguyen — Director of Research and Development</summary><p>Tuan scales a chef's four-quart recipe to four hundred gallons. He has a master's in food science from Rutgers University and is named on two patents for retort pouch seasoning. Works from our Lancaster pilot kitchen.</p></details>
<details><summary>Reuben Hartzler — Plant Manager</summary><p>Reuben started on the pouch line in 2008 and has run the Lancaster plant since 2024. Off the clock he keeps forty hives.</p></details>`)
  s.page("/news", "News", `<h2>News</h2><p><a href="/news/hartzler-plant-manager">Hartzler named plant manager</a><br><a href="/news/line-five">Line five starts up</a></p>`)
  s.article("/news/hartzler-plant-manager", "Hartzler named plant manager", "2024-06-05", `<p>LANCASTER, Pa. – Marrow Creek Foods has appointed Reuben Hartzler plant manager. Hartzler, 16 years with the company, has led the site's lean manufacturing program.</p>`)
  s.article("/news/line-five", "Line five starts up", "2021-04-20", `<p>LANCASTER, Pa. – The new hot-fill line went live Monday. "She purrs," said production supervisor Reuben Hartzler.</p>`)
  s.page("/contact", "Contact", `<h2>Contact</h2><p>2150 Old Philadelphia Pike, Lancaster, PA 17602. (717) 555-0155</p>`)
}

// ───────── 10 Tierney Stroud Commercial, Denver CO: broker profile pages
{
  const s = site("www.tierneystroud.example", "Tierney Stroud Commercial", {
    nav: [["/listings", "Listings"], ["/firm", "The firm"], ["/brokers", "Brokers"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Tierney Stroud Commercial, 1515 Wynkoop Street, Suite 420, Denver, CO 80202", rule: "User-agent: *\nDisallow: /internal/\n"
  })
  s.page("/", "Industrial and flex real estate, Front Range", `<h1>Dirt, docks and doors.</h1><p>Tierney Stroud is a commercial real estate brokerage for industrial and flex space from Fort Collins to Pueblo.</p>`)
  s.page("/listings", "Listings", `<h1>Listings</h1><p>Forty-one current listings. <a href="/contact">Ask for the sheet.</a></p>`)
  s.page("/firm", "The firm", `<h1>The firm</h1><p>Patrick Tierney and Meredith Stroud opened for business in 2008, which was a terrible year to do it. Patrick retired in 2022; Meredith leads the firm's nineteen brokers.</p>`)
  s.page("/brokers", "Brokers", `<h1>Brokers</h1><ul class="brokers"><li><a href="/brokers/meredith-stroud">Meredith Stroud, SIOR, CCIM</a></li><li><a href="/brokers/jamal-whitaker">Jamal Whitaker</a></li><li><a href="/brokers/ana-lucero">Ana Lucero</a></li></ul>`)
  s.page("/brokers/meredith-stroud", "Meredith Stroud, SIOR, CCIM", `<h1>Meredith Stroud, SIOR, CCIM</h1><h2>Managing Principal, Denver</h2><p>Meredith has closed more than $1.2 billion in industrial sales and leases, including the 410,000-square-foot Peña Crossing build-to-suit. She holds the SIOR and CCIM designations and an MBA from the University of Denver's Daniels College of Business. She is a director of Outdoor Classroom Colorado, which gets city kids into the mountains, and skis uphill for fun.</p><p><a href="https://www.linkedin.com/in/meredithstroud">LinkedIn</a></p>`, { head: `<meta property="og:type" content="profile"><meta property="profile:first_name" content="Meredith"><meta property="profile:last_name" content="Stroud">\n` })
  s.page("/brokers/jamal-whitaker", "Jamal Whitaker", `<h1>Jamal Whitaker</h1><h2>Senior Associate, Industrial</h2><p>Jamal represents tenants in the northeast Denver and airport submarkets. He joined the firm in 2020 after four years in logistics at a national retailer. A Colorado State University graduate (B.S., business administration, 2015), he is active in NAIOP Colorado.</p>`)
  s.page("/brokers/ana-lucero", "Ana Lucero", `<h1>Ana Lucero</h1><h2>Associate, Flex</h2><p>Ana covers Boulder County.</p>`)
  s.page("/news", "News", `<h1>News</h1><ul><li><a href="/news/pena-crossing">Stroud closes Peña Crossing build-to-suit</a></li><li><a href="/news/brandvold-joins">Kyle Brandvold joins land team</a></li></ul>`)
  s.article("/news/pena-crossing", "Stroud closes Peña Crossing build-to-suit", "2025-08-07", `<p>DENVER – Managing principal Meredith Stroud represented the landlord in the 410,000-square-foot Peña Crossing build-to-suit lease, the largest industrial lease in the airport submarket this year.</p>`)
  s.article("/news/brandvold-joins", "Kyle Brandvold joins land team", "2022-05-17", `<p>DENVER – Kyle Brandvold has joined Tierney Stroud Commercial as an associate specializing in industrial land. He is a graduate of Montana State University.</p>`)
  s.page("/contact", "Contact", `<h1>Contact</h1><p>1515 Wynkoop Street, Suite 420, Denver, CO 80202. (303) 555-0129</p>`)
}
{ // where Kyle Brandvold went
  const s = site("www.foothilllogisticsprop.example", "Foothill Logistics Properties", { nav: [["/", "Home"], ["/people", "People"], ["/news/brandvold", "News"]], foot: "Foothill Logistics Properties, 350 Interlocken Blvd, Broomfield, CO 80021" })
  s.page("/", "Developer of logistics parks", `<h1>Logistics parks along the Front Range</h1><p>We develop, own and lease.</p>`)
  s.page("/people", "People", `<h1>People</h1><table><tr><td>Teresa Armijo</td><td>Chief Executive Officer</td></tr><tr><td>Kyle Brandvold</td><td>Vice President, Development</td></tr></table>`)
  s.article("/news/brandvold", "Kyle Brandvold joins Foothill as Vice President, Development", "2026-02-03", `<p>BROOMFIELD, Colo. – Foothill Logistics Properties has hired Kyle Brandvold as vice president of development. Brandvold comes from Tierney Stroud Commercial in Denver, where he was an associate on the land team for nearly four years. He will lead site selection and entitlements from the Broomfield office.</p>`)
}

// ───────── 11 Keel Street Media, Halifax NS: sections with headings
{
  const s = site("www.keelstreetmedia.example", "Keel Street Media", {
    layout: "wp", lang: "en-CA", nav: [["/titles/", "Titles"], ["/about/", "About"], ["/masthead/", "Masthead"], ["/press/", "Press"], ["/contact/", "Contact"]],
    foot: "Keel Street Media Ltd., 1675 Lower Water Street, Halifax, Nova Scotia B3J 1S3"
  })
  s.page("/", "Trade magazines for people who make and move things", `<p>We publish <i>Cold Chain Review</i> and <i>Millwright Monthly</i>, in print and online, from the Halifax waterfront.</p>`)
  s.page("/titles/", "Titles", `<p><i>Cold Chain Review</i>: refrigerated transport and storage, ten issues a year. <i>Millwright Monthly</i>: exactly what it says.</p>`)
  s.page("/about/", "About", `<p>Keel Street Media is a trade publisher with 31 staff. It has been owned by its employees since 2014, when Beatrice LeBlanc led the buyout from the founding family.</p>`)
  s.page("/masthead/", "Masthead", `<h2>Beatrice LeBlanc</h2><h3>President and Publisher</h3><p>Beatrice sold her first quarter-page ad at 22. She led the employee buyout of 2014, chairs the Atlantic Magazine Publishers Guild and studied journalism at the University of King's College. Reach her at beatrice@keelstreetmedia.example.</p>
<h2>Owen Farquhar</h2><h3>Editor, Cold Chain Review</h3><p>Owen has edited the magazine since 2017 and hosts its podcast, The Cold Room. He is the author of <i>Minus Eighteen: A Short History of Frozen Food</i> (Gaspereau Row, 2023). On X: <a href="https://x.com/owenfarquhar">@owenfarquhar</a>.</p>
<h2>Isolde Marchetti</h2><h3>Audience Data Lead</h3><p>Isolde keeps our reader numbers honest. Her code is on <a href="https://gitlab.com/imarchetti">GitLab</a>; her birds are at <a href="https://isoldemarchetti.example/">isoldemarchetti.example</a>.</p>
<h2>Pieter Vonk</h2><h3>Editor, Millwright Monthly</h3><p>A millwright first.</p>`)
  s.page("/press/", "Press", `<ul><li><a href="/press/kenneth-wilton-award/">Owen Farquhar wins Wilton award</a></li></ul>`)
  s.article("/press/kenneth-wilton-award/", "Owen Farquhar wins Wilton award", "2025-06-14", `<p>HALIFAX – Owen Farquhar, editor of Cold Chain Review, has won the 2025 Kenneth Wilton Award for business-to-business reporting, for his series on reefer container fires.</p>`)
  s.page("/contact/", "Contact", `<p>1675 Lower Water Street, Halifax, Nova Scotia B3J 1S3. 902-555-0171</p>`)
}

// ───────── 12 Prairie Cairn Wind, Calgary AB: figure/figcaption
{
  const s = site("www.prairiecairn.example", "Prairie Cairn Wind", {
    layout: "builder", lang: "en-CA", nav: [["/projects", "Projects"], ["/about", "About"], ["/management", "Management"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    foot: "Prairie Cairn Wind Ltd., 635 8 Avenue SW, Calgary, Alberta T2P 3M3"
  })
  s.page("/", "412 megawatts of Alberta wind", `<h1>412 megawatts, seven sites, one control room.</h1><p>Prairie Cairn owns and operates wind farms in southern Alberta and Saskatchewan.</p>`)
  s.page("/projects", "Projects", `<h2>Projects</h2><ul><li>Cowley Ridge South, 66 MW</li><li>Porcupine Flats, 150 MW</li><li>Swift Hollow (SK), 99 MW</li></ul>`)
  s.page("/about", "About", `<h2>About</h2><p>Independent wind-farm operator since 2004.</p>`)
  s.page("/management", "Management", `<h2>Management</h2>
<figure><img src="/img/rd.jpg" alt="Rajinder Dhaliwal"><figcaption><strong>Rajinder Dhaliwal, P.Eng.</strong><br>Vice President, Operations and Maintenance<br>Raj has spent nineteen years keeping turbines turning. He leads 96 technicians and the Calgary control room. Mechanical engineering, University of Calgary (2006).</figcaption></figure>
<figure><img src="/img/slh.jpg" alt="Sofia Lindqvist-Hart"><figcaption><strong>Sofia Lindqvist-Hart</strong><br>Director, Community and Landowner Relations<br>Sofia is the person landowners call. She works from Pincher Creek, has a certificate in public participation from IAP2 and a degree in geography from the University of Lethbridge.</figcaption></figure>
<figure><img src="/img/hb.jpg" alt="Heather Bascombe"><figcaption><strong>Heather Bascombe</strong><br>Chief Executive Officer</figcaption></figure>`)
  s.page("/newsroom", "Newsroom", `<h2>Newsroom</h2><p><a href="/newsroom/porcupine-flats-repower">Porcupine Flats to be repowered</a></p>`)
  s.article("/newsroom/porcupine-flats-repower", "Porcupine Flats to be repowered", "2026-04-21", `<p>CALGARY – Prairie Cairn will replace 60 turbines with 25 at Porcupine Flats. "Half the towers, twice the energy," said Rajinder Dhaliwal, vice president of operations and maintenance. Open houses hosted by Sofia Lindqvist-Hart, director of community and landowner relations, begin in June in Pincher Creek.</p>`)
  s.page("/contact", "Contact", `<h2>Contact</h2><p>635 8 Avenue SW, Calgary, Alberta T2P 3M3. 403-555-0194</p>`)
}
