import { esc, redirects, site } from "./lib.mjs"

// ───────── 1 Pellworth Dental Supply, Rochester NY: cards, blog with feed
{
  const s = site("www.pellworthdental.example", "Pellworth Dental Supply", {
    nav: [["/products", "Products"], ["/service", "Service"], ["/about", "About"], ["/team", "Our people"], ["/news", "News"], ["/blog", "Blog"], ["/contact", "Contact"]],
    foot: "&copy; 2026 Pellworth Dental Supply Co., Inc. &middot; 418 Lyell Avenue, Rochester, NY 14606 &middot; (585) 555-0142", feed: "/blog/feed.xml"
  })
  s.page("/", "Chairs, imaging and compressors for independent practices", `<h1>Your operatory, running.</h1><p>Since 1968 independent practices across New York, Pennsylvania and Ohio have bought their chairs, delivery units, imaging and air from Pellworth, and had them fixed by Pellworth too.</p><p><a href="/products">See what we carry</a> or <a href="/contact">ask for a showroom visit</a>.</p>`, { desc: "Dental equipment sales, financing and service for independent practices." })
  s.page("/products", "Products", `<h1>Products</h1><ul><li>Patient chairs and delivery units</li><li>Intraoral and panoramic imaging</li><li>Oil-free compressors and dry vacuum</li><li>Sterilization centers</li></ul><p>We are brand-neutral and quote at least two lines for every job.</p>`)
  s.page("/service", "Service", `<h1>Service</h1><p>Twenty-two technicians, four depots, same-day response for chair-down calls inside a 90-minute drive.</p>`)
  s.page("/about", "About us", `<h1>About Pellworth</h1><p>Howard Pell's father sold the first Pellworth chair out of a station wagon in 1968. Today we are 84 people who sell, finance, install and repair dental equipment. We remain family-owned and proudly based on Lyell Avenue.</p><p>Meet <a href="/team">the people</a> you will talk to.</p>`)
  const card = (n, t, bio, mail, li) => `<div class="team-card"><img src="/assets/people/${n.toLowerCase().replace(/ /g, "-")}.jpg" alt=""><div class="team-card__body"><h3 class="team-card__name">${n}</h3><p class="team-card__role">${t}</p><p>${bio}</p>${mail ? `<a class="team-card__mail" href="mailto:${mail}">Email</a>` : ""}${li ? ` <a href="${li}" rel="noopener">LinkedIn</a>` : ""}</div></div>`
  s.page("/team", "Our people", `<h1>Our people</h1><div class="team-grid">
${card("Howard Pell", "President", "Second generation, still answers the phone on Saturdays.")}
${card("Marisol Quintana", "Vice President of Sales", "Marisol runs our field and inside sales teams from Rochester headquarters. She came to us in 2014 as the territory rep for the Finger Lakes and has led the department since 2021. She has a bachelor's degree in marketing from St. John Fisher University, and most mornings she is on the Genesee River rowing before anybody else here has had coffee.", "mquintana@pellworthdental.example", "https://www.linkedin.com/in/marisol-quintana-pds")}
${card("Gordon Achterberg", "Director of Field Service", "If your chair is down, Gordon's phone is ringing. A Certified Biomedical Equipment Technician (CBET), he looks after twenty-two technicians from our Rochester depot. At home in Irondequoit he restores vintage outboard motors under the supervision of two beagles, Nickel and Dime.", "gachterberg@pellworthdental.example")}
${card("Priyanka Deshmukh", "Product Marketing Manager", "Priyanka turns spec sheets into something a dentist would want to read. Before Pellworth she spent five years in medical-imaging marketing. She writes our blog.", "pdeshmukh@pellworthdental.example")}
${card("Leah Osterhout", "Controller", "Leah keeps the books and the candy drawer.")}
</div>`)
  s.page("/news", "News", `<h1>News</h1><ul class="news-list"><li><a href="/news/10000th-install">Pellworth completes its 10,000th installation</a></li><li><a href="/news/quintana-vp-sales">Marisol Quintana to lead sales</a></li></ul>`)
  s.article("/news/10000th-install", "Pellworth completes its 10,000th installation", "2025-09-18", `<p>ROCHESTER, N.Y. – A two-chair practice in Canandaigua took delivery this week of what our records say is the 10,000th operatory installed by Pellworth Dental Supply.</p><p>"We still have the carbon copy of number one," said Gordon Achterberg, director of field service. Achterberg marked the occasion by handing over the keys to the service van that did the job to its driver, who retires in October.</p>`)
  s.article("/news/quintana-vp-sales", "Marisol Quintana to lead sales", "2021-03-02", `<p>ROCHESTER, N.Y. – Pellworth Dental Supply has promoted Marisol Quintana to vice president of sales. Quintana, a seven-year veteran of the company, was most recently regional sales manager for western New York.</p>`)
  s.page("/blog", "Blog", `<h1>The Handpiece</h1><ul><li><a href="/blog/compressor-placement">Where (not) to put your compressor</a> – Priyanka Deshmukh, April 2026</li><li><a href="/blog/five-things-compressor">Five things your compressor wishes you knew</a> – Gordon Achterberg, November 2025</li></ul>`)
  s.article("/blog/compressor-placement", "Where (not) to put your compressor", "2026-04-14", `<p>I asked our technicians for the worst compressor closets they have seen. The winner was a bathroom. Here is how much air, clearance and quiet a modern oil-free unit wants, in pictures.</p><p class="author-box">Priyanka Deshmukh is product marketing manager at Pellworth Dental Supply in Rochester, NY.</p>`, { by: "Priyanka Deshmukh" })
  s.article("/blog/five-things-compressor", "Five things your compressor wishes you knew", "2025-11-06", `<p>Drain me. Every day. I mean it. Thirty years of service calls taught me the other four, too.</p><p class="author-box">Gordon Achterberg directs field service at Pellworth.</p>`, { by: "Gordon Achterberg" })
  s.feed("/blog/feed.xml", [{ title: "Where (not) to put your compressor", link: "/blog/compressor-placement", date: "2026-04-14", by: "Priyanka Deshmukh", text: "I asked our technicians for the worst compressor closets they have seen." }, { title: "Five things your compressor wishes you knew", link: "/blog/five-things-compressor", date: "2025-11-06", by: "Gordon Achterberg", text: "Drain me. Every day. I mean it." }])
  s.page("/contact", "Contact", `<h1>Contact</h1><address>Pellworth Dental Supply Co., Inc.<br>418 Lyell Avenue<br>Rochester, NY 14606</address><p>Sales and service: (585) 555-0142</p>`)
  redirects["https://www.pellworthdental.example/our-people"] = "https://www.pellworthdental.example/team"
}

// ───────── 2 Tamarack Freight Partners, Chattanooga TN: table
{
  const s = site("www.tamarackfreight.example", "Tamarack Freight Partners", {
    layout: "builder", nav: [["/shippers", "Shippers"], ["/carriers", "Carriers"], ["/about", "About"], ["/leadership", "Leadership"], ["/press", "Press"], ["/contact", "Contact"]],
    foot: "Tamarack Freight Partners, LLC | 1206 Market Street, Suite 300, Chattanooga, TN 37402 | MC 000417", rule: "User-agent: *\nDisallow: /tms/\n\nSitemap: https://www.tamarackfreight.example/sitemap.xml\n"
  })
  s.page("/", "Freight brokerage with a memory", `<h1>We remember your lanes.</h1><p>Tamarack is a truckload and LTL freight brokerage moving 900 loads a week out of the Tennessee Valley.</p>`)
  s.page("/shippers", "Shippers", `<h2>Shippers</h2><p>Dry van, flatbed, temperature-controlled. Quotes in nine minutes, on average.</p>`)
  s.page("/carriers", "Carriers", `<h2>Carriers</h2><p>Quick pay at 1.5%. No factoring games. Setup through our portal.</p>`)
  s.page("/about", "About", `<h2>About Tamarack</h2><p>Latoya Pemberton started Tamarack in 2011 at a desk behind her uncle's truck stop in Dayton, Tennessee, after nine years dispatching for Ridgeway Transport. An industrial engineer by training (University of Tennessee at Chattanooga, class of 2002), she wanted a brokerage that told drivers the truth about the load. We are 140 people today, all in Chattanooga.</p><p>See the <a href="/leadership">leadership table</a>.</p>`)
  s.page("/leadership", "Leadership", `<h2>Leadership and key contacts</h2>
<table class="tbl"><thead><tr><th>Name</th><th>Role</th><th>What they do all day</th><th>Reach</th></tr></thead><tbody>
<tr><td>Latoya Pemberton</td><td>Founder &amp; Chief Executive Officer</td><td>Sets the direction, still covers the Monday morning board.</td><td><a href="https://x.com/latoyahauls">@latoyahauls</a></td></tr>
<tr><td>Rusty Callahan</td><td>VP, Customer Sales</td><td>Building materials and beverage accounts.</td><td></td></tr>
<tr><td>Michael J. Nowak</td><td>Director of Carrier Operations</td><td>Vets, onboards and looks after 6,000 carriers. Twenty-one years in truckload.</td><td>michael.nowak@tamarackfreight.example</td></tr>
<tr><td>Michael T. Nowak</td><td>Senior Software Engineer, Pricing</td><td>Builds the models behind our nine-minute quotes. (No relation to the other Mike. Yes, the mail gets mixed up.)</td><td>mtnowak@tamarackfreight.example</td></tr>
<tr><td>Shelby Tidwell</td><td>Controller</td><td>Pays carriers on time.</td><td></td></tr>
</tbody></table>`)
  s.page("/press", "Press", `<h2>Press</h2><p><a href="/press/carrier-vetting">Tamarack publishes its carrier vetting checklist</a> (May 2025)<br><a href="/press/highway-haven">Tamarack and Highway Haven open driver lounge</a> (August 2024)</p>`)
  s.article("/press/carrier-vetting", "Tamarack publishes its carrier vetting checklist", "2025-05-20", `<p>CHATTANOOGA, Tenn. – After a spring of double-brokering scams, Tamarack Freight Partners has put its carrier vetting checklist in the open. "Scammers read our mail anyway, so honest carriers may as well," said Michael J. Nowak, director of carrier operations and a Certified Transportation Broker (CTB).</p>`)
  s.article("/press/highway-haven", "Tamarack and Highway Haven open driver lounge", "2024-08-12", `<p>CHATTANOOGA, Tenn. – Founder and CEO Latoya Pemberton cut the ribbon on a free driver lounge at Exit 178, paid for jointly by Tamarack and Highway Haven, the driver relief charity whose board she has chaired since 2022.</p>`)
  s.page("/contact", "Contact", `<h2>Contact</h2><p>1206 Market Street, Suite 300, Chattanooga, TN 37402<br>(423) 555-0177</p>`)
}

// ───────── 3 Chalkline Software, Madison WI: profile pages with JSON-LD, blog with feed
{
  const s = site("www.chalkline-software.example", "Chalkline Software", {
    layout: "wp", nav: [["/product/", "Product"], ["/about/", "About"], ["/people/", "People"], ["/news/", "News"], ["/blog/", "Blog"], ["/contact/", "Contact"]],
    foot: "Chalkline Software, Inc., 316 W. Washington Avenue, Madison, WI 53703", feed: "/blog/feed/"
  })
  const org = { "@type": "Organization", name: "Chalkline Software", url: "https://www.chalkline-software.example/" }
  s.page("/", "Scheduling and rosters for K-12 districts", `<p>Chalkline is the master-schedule and rostering system of 410 school districts.</p>`, { head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...org, address: { "@type": "PostalAddress", streetAddress: "316 W. Washington Avenue", addressLocality: "Madison", addressRegion: "WI", postalCode: "53703", addressCountry: "US" } })}</script>\n` })
  s.page("/product/", "Product", `<p>Build a master schedule in an afternoon. Sync rosters over OneRoster. Sleep in August.</p>`)
  s.page("/about/", "About", `<p>Founded in 2009 by two assistant principals, Chalkline makes school software for the people who do the scheduling. We work from Madison, Wisconsin.</p>`)
  const who = [
    ["ingrid-solheim-baptiste", "Ingrid Solheim-Baptiste", "Chief Technology Officer", ["https://github.com/ingridsb", "https://hachyderm.io/@ingrid"], "Ingrid leads engineering, data and security at Chalkline. She joined as the fourth employee in 2011, fresh from a computer science degree at the University of Wisconsin–Madison, and wrote much of the first scheduler. She maintains rosterly, an open-source OneRoster validator used by a few hundred districts. Winters she cross-country skis; she has finished the American Birkebeiner six times."],
    ["terrence-okafor", "Terrence Okafor", "Vice President, Customer Success", [], "Terrence taught seventh-grade science in Beloit for eleven years before he came over to the vendor side, and he still grades us. His team onboards every new district. He holds a master's in educational leadership from Marquette University, sings with the Mount Zion gospel choir and sits on the board of the Isthmus Literacy Network."],
    ["hannah-wojcik", "Hannah Wójcik", "Content Marketing Manager", ["https://bsky.app/profile/hannahwojcik.bsky.social"], "Hannah edits the Chalkline blog and the Bell Schedule newsletter from Madison. A former education reporter, she believes every case study should have a villain, usually a spreadsheet."],
    ["david-park", "David Park", "Regional Sales Director, West", ["https://www.linkedin.com/in/davidpark-edtech"], "David looks after districts from the Dakotas to the Pacific. He joined Chalkline as an account executive in 2019 and lives in Madison, where he is a regular on the disc golf course at Hiestand Park. He studied communication at the University of Minnesota Duluth."],
    ["carolyn-dietz", "Carolyn Dietz", "Co-founder and Chief Executive Officer", [], "Carolyn was an assistant principal for nine years. She has forgiven the spreadsheet."]
  ]
  s.page("/people/", "People", `<ul class="people-index">${who.map(([p, n, t]) => `<li><a href="/people/${p}/">${n}</a>, ${t}</li>`).join("\n")}</ul>`)
  for (const [p, n, t, same, bio] of who) s.page(`/people/${p}/`, n, `<p class="role">${t}</p><p>${bio}</p><p><a href="/people/">All people</a></p>`, {
    head: `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Person", name: n, jobTitle: t, worksFor: org, ...(p === "hannah-wojcik" ? { email: "mailto:hwojcik@chalkline-software.example" } : {}), workLocation: { "@type": "Place", name: "Madison, Wisconsin" }, ...(same.length ? { sameAs: same } : {}) })}</script>\n`
  })
  s.page("/news/", "News", `<ul><li><a href="/news/park-regional-director/">David Park to head western region</a></li><li><a href="/news/rosterly-1/">rosterly reaches 1.0</a></li></ul>`)
  s.article("/news/park-regional-director/", "David Park to head western region", "2025-02-11", `<p>MADISON, Wis. – Chalkline Software has named David Park regional sales director for the West. Park was previously a senior account executive and brought 37 districts to the platform in three years.</p>`)
  s.article("/news/rosterly-1/", "rosterly reaches 1.0", "2025-10-07", `<p>Our CTO Ingrid Solheim-Baptiste started rosterly as a weekend script in 2020. Today the open-source validator for OneRoster files reaches version 1.0.</p>`)
  s.page("/blog/", "Blog", `<ul><li><a href="/blog/villain-spreadsheet/">Every case study needs a villain</a> by Hannah Wójcik</li><li><a href="/blog/august/">What August looks like from here</a> by Terrence Okafor</li></ul>`)
  s.article("/blog/villain-spreadsheet/", "Every case study needs a villain", "2026-03-03", `<p>I spent six years as an education reporter at a daily in Green Bay before anyone called what I do content. The habit stuck: find the villain first. In our trade it is nearly always a spreadsheet with eleven tabs.</p>`, { by: "Hannah Wójcik" })
  s.article("/blog/august/", "What August looks like from here", "2025-08-26", `<p>In August my team takes 2,400 calls. Here is what I learned from sitting in on forty of them.</p>`, { by: "Terrence Okafor" })
  s.feed("/blog/feed/", [{ title: "Every case study needs a villain", link: "/blog/villain-spreadsheet/", date: "2026-03-03", by: "Hannah Wójcik", text: "I spent six years as an education reporter at a daily in Green Bay before anyone called what I do content." }, { title: "What August looks like from here", link: "/blog/august/", date: "2025-08-26", by: "Terrence Okafor", text: "In August my team takes 2,400 calls." }])
  s.page("/contact/", "Contact", `<p>316 W. Washington Avenue, Madison, WI 53703. (608) 555-0110</p>`)
}

// ───────── 4 Cedar Bluff Credit Union, Spokane WA: microdata
{
  const s = site("www.cedarbluffcu.example", "Cedar Bluff Credit Union", {
    nav: [["/loans", "Loans"], ["/branches", "Branches"], ["/about-us", "About us"], ["/about-us/leadership", "Leadership"], ["/newsroom", "Newsroom"], ["/contact-us", "Contact us"]],
    foot: "Cedar Bluff Credit Union, 901 N. Monroe Street, Spokane, WA 99201. Federally insured by NCUA. Equal Housing Lender."
  })
  s.page("/", "Banking owned by the Inland Northwest", `<h1>Owned by 61,000 neighbors</h1><p>Checking, auto and home loans, and business lending for members in Spokane, Stevens and Kootenai counties.</p>`)
  s.page("/loans", "Loans", `<h1>Loans</h1><p>Auto from 5.49% APR. Home equity. Small business lines up to $750,000.</p>`)
  s.page("/branches", "Branches", `<h1>Branches</h1><ul><li>Monroe (main office), 901 N. Monroe Street</li><li>Hillyard, 5002 N. Market Street – manager: Marcus Delgado</li><li>Spokane Valley, 12609 E. Sprague Avenue</li></ul>`)
  s.page("/about-us", "About us", `<h1>About us</h1><p>Eleven railroad clerks put $5 each into a cigar box in 1936. The box is in the lobby.</p><p><a href="/about-us/leadership">Leadership team</a></p>`)
  const p = (n, t, d) => `<div itemscope itemtype="https://schema.org/Person" class="leader"><h2 itemprop="name">${n}</h2><p itemprop="jobTitle">${t}</p><meta itemprop="worksFor" content="Cedar Bluff Credit Union"><div itemprop="description"><p>${d}</p></div></div>`
  s.page("/about-us/leadership", "Leadership", `<h1>Leadership team</h1>
${p("Diane Sorrell", "President and Chief Executive Officer", "Diane came up through the teller line and has led the credit union since 2017.")}
${p("Augustus Penhallow", "Chief Lending Officer", "Gus oversees consumer, mortgage and member business lending from the Monroe office in Spokane. He spent fourteen years in agricultural lending on the Palouse before joining Cedar Bluff in 2019. Gus earned an MBA at Gonzaga University and belongs to the Rotary Club of Spokane Valley. On his days off look for him fly fishing the St. Joe.")}
${p("Rosalind Tse", "Chief Risk Officer", "Rosalind is responsible for compliance, audit and enterprise risk. She is a Certified Public Accountant and a Certified Regulatory Compliance Manager (CRCM), and studied accounting at the University of Washington. She lives on Spokane's South Hill and plays cello in the Spokane Civic Strings.")}
${p("Neil Abara", "Chief Information Officer", "Neil moved our core system without losing a penny, which is the job.")}`)
  s.page("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/hillyard-reading-money">Hillyard branch teaches 900 teens about money</a></li><li><a href="/newsroom/business-lending">Member business lending passes $100 million</a></li></ul>`)
  s.article("/newsroom/hillyard-reading-money", "Hillyard branch teaches 900 teens about money", "2026-02-19", `<p>SPOKANE, Wash. – Marcus Delgado, community branch manager at Cedar Bluff's Hillyard office, wrapped up the third year of Money Before Prom, the financial literacy workshops he started at area high schools. More than 900 students took part this winter.</p><p>"I bounced a check for my own prom tux," Delgado said. "I tell that story first."</p>`)
  s.article("/newsroom/business-lending", "Member business lending passes $100 million", "2025-06-10", `<p>SPOKANE, Wash. – Cedar Bluff's member business loan portfolio crossed $100 million in May. "Most of it is tractors, espresso machines and HVAC vans," said Gus Penhallow, chief lending officer, who built the program from scratch in 2019.</p>`)
  s.page("/contact-us", "Contact us", `<h1>Contact us</h1><p itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">901 N. Monroe Street</span>, <span itemprop="addressLocality">Spokane</span>, <span itemprop="addressRegion">WA</span> 99201</p><p>(509) 555-0136</p>`)
}

// ───────── 5 Brannock Roofing, Tulsa OK: plain lists
{
  const s = site("www.brannockroofing.example", "Brannock Roofing Co.", {
    layout: "bare", nav: [["/", "Home"], ["/services.html", "Services"], ["/about.html", "About"], ["/crew.html", "Who we are"], ["/news.html", "News"], ["/contact.html", "Contact"]],
    foot: "Brannock Roofing Co. - 2240 N. Harvard Avenue, Tulsa, OK 74115 - CIB #80-0417", rule: null
  })
  s.page("/", "Commercial and hail roofing in Tulsa since 1979", `<h2>Hail? Call Brannock.</h2><p>Flat roofs, metal roofs, shingle. Two generations. Free inspections.</p>`)
  s.page("/services.html", "Services", `<ul><li>TPO and modified bitumen</li><li>Standing seam</li><li>Hail damage estimates</li><li>Emergency tarping</li></ul>`)
  s.page("/about.html", "About", `<p>Walter Brannock Sr. hung out the shingle in 1979, the year he came home from the Navy, with one truck and a borrowed tar kettle. His son Walt took over as president in 2016. Walter Sr. remains chairman and shows up at 6 a.m. to tell everyone how it used to be done. We are a roofing contractor, licensed in Oklahoma, Kansas and Arkansas.</p>`)
  s.page("/crew.html", "Who we are", `<h2>Who we are</h2>
<ul>
<li><b>Walter Brannock Sr.</b> - Founder and Chairman. Started it all in 1979. Raises quarter horses out by Owasso.</li>
<li><b>Walter "Walt" Brannock Jr.</b> - President. Oklahoma State University, construction engineering technology, 2001. Haag Certified Inspector. Walt grew up on the trucks and rides his bike to work when it's under 100.</li>
<li><b>Yesenia Cordova</b> - Safety Director. Yesenia runs our toolbox talks in English and Spanish. She is a Construction Health and Safety Technician (CHST) and an authorized OSHA outreach trainer. Zero lost-time injuries since 2022.</li>
<li><b>Dale Ketcher</b> - Senior Estimator. Twenty-six years of hail. Xactimate Level 2 certified. Plays banjo with the Verdigris Ramblers.</li>
<li><b>Connie Faulk</b> - Office Manager. Knows where everything is.</li>
</ul>`)
  s.page("/news.html", "News", `<p><b>March 2026.</b> Walt Brannock Jr. has been voted president-elect of the Oklahoma Roofing Contractors League.</p><p><b>October 2025.</b> Our crew put a free roof on Mrs. Etta Jones' house with Rebuild Tulsa. Yesenia Cordova organized the day for the fourth year running.</p><p><b>May 2018.</b> Walter Brannock Sr. inducted into the Tulsa Contractors Hall of Fame!</p>`)
  s.page("/contact.html", "Contact", `<p>2240 N. Harvard Avenue, Tulsa, OK 74115<br>918-555-0188</p>`)
}

// ───────── 6 Ledgerline Medical Billing, Tampa FL: definition list
{
  const s = site("www.ledgerlinemb.example", "Ledgerline Medical Billing", {
    nav: [["/what-we-do", "What we do"], ["/about", "About"], ["/our-team", "Our team"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    foot: "Ledgerline Medical Billing, LLC, 5100 W. Cypress Street, Tampa, FL 33607"
  })
  s.page("/", "Billing for physician groups", `<h1>You see patients. We see it paid.</h1><p>Medical billing, coding and denial management for 230 physician groups in Florida and Georgia.</p>`)
  s.page("/what-we-do", "What we do", `<h1>What we do</h1><p>Charge capture, coding, claim submission, denial management, patient statements.</p>`)
  s.page("/about", "About", `<h1>About Ledgerline</h1><p>We started in 2006 with three orthopedic practices and a fax machine. The fax machine is, regrettably, still in use.</p>`)
  s.page("/our-team", "Our team", `<h1>Our team</h1><dl class="bios">
<dt>Marguerite Ellison, <em>Founder and CEO</em></dt><dd>A biller since the days of carbon paper.</dd>
<dt>Shanice Whitlock, <em>Chief Operating Officer</em></dt><dd>Shanice is in charge of 180 coders, billers and denial specialists. She began as a front-desk clerk in a Tampa cardiology practice, became a Certified Professional Coder (CPC) and later earned a Master of Health Administration at the University of South Florida. She mentors young people leaving foster care through Harbor Mentors.</dd>
<dt>Anthony Caruso, <em>Director of Business Development</em></dt><dd>Anthony is the first person most practices meet. Based in Tampa, he joined us in 2018 from a practice-management vendor and is a University of Tampa graduate. <a href="https://anthonycaruso.example/">Personal site</a></dd>
<dt>Bao Tran, <em>Senior Data Engineer</em></dt><dd>Bao builds the pipelines which tell us why a claim was denied before the payer does. <a href="https://github.com/baotran-dev">GitHub</a></dd>
</dl>`)
  s.page("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/whitlock-coo">Shanice Whitlock named COO</a></li><li><a href="/newsroom/denial-index">Ledgerline Denial Index shows prior-authorization denials up 11%</a></li></ul>`)
  s.article("/newsroom/whitlock-coo", "Shanice Whitlock named COO", "2024-01-22", `<p>TAMPA, Fla. – Ledgerline Medical Billing has named Shanice Whitlock chief operating officer. She previously served as vice president of coding operations.</p>`)
  s.article("/newsroom/denial-index", "Ledgerline Denial Index shows prior-authorization denials up 11%", "2025-11-03", `<p>TAMPA, Fla. – The quarterly index, built by senior data engineer Bao Tran and his team from 4.1 million claims, shows denials for missing prior authorization up 11 percent year over year.</p>`)
  s.page("/contact", "Contact", `<h1>Contact</h1><p>5100 W. Cypress Street, Tampa, FL 33607. (813) 555-0163</p>`)
}
