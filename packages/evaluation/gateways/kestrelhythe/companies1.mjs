import { P, site, rss, document_, pages, archive, robots } from "./lib.mjs"

/* ---------- 1 Tarnwick Labs: developer tools, Portland. Cards, blog with feed ---------- */
{
  const s = site("www.tarnwick.example", "Tarnwick Labs", [["/product", "Product"], ["/about", "About"], ["/team", "Team"], ["/blog", "Blog"], ["/contact", "Contact"]],
    `© 2026 Tarnwick Labs, Inc. · 811 SE Stark Street, Portland, OR 97214 · <a href="/blog/feed.xml">RSS</a> · <a href="https://github.com/tarnwick">GitHub</a>`,
    { head: `\n<link rel="alternate" type="application/rss+xml" title="Tarnwick blog" href="/blog/feed.xml">\n<meta property="og:site_name" content="Tarnwick Labs">` })
  s("/", "Tarnwick Labs – builds that remember", `<section class="hero"><h1>Builds that remember.</h1><p>Tarnwick is a remote build cache for teams whose CI has stopped being funny. Drop it in front of Bazel, Gradle, Cargo or plain make.</p><a class="btn" href="/product">See how it works</a></section>
<section><h2>From the blog</h2><ul><li><a href="/blog/why-cold-builds-lie">Why cold builds lie</a></li><li><a href="/blog/vp-engineering">A new VP of Engineering</a></li></ul></section>`, { desc: "Developer tools: a remote build cache for large engineering teams." })
  s("/product", "Product", `<h1>The cache</h1><p>A content-addressed store, a small proxy, and a dashboard that tells you which target broke your cache hit rate. Self-hosted or ours.</p>`)
  s("/about", "About", `<h1>About Tarnwick</h1><p>Tarnwick Labs makes developer tools in Portland, Oregon. We were founded in 2019 by <a href="/team">Imogen Castellane</a> and Bill Osgood, who met while waiting for the same forty-minute build. Today we are 90 people, most of them within cycling distance of the office on SE Stark Street.</p>`, { of: ["imogen-castellane"] })
  const card = (name, role, bio, extra = "") => `<div class="card team-card"><img src="/img/${name.split(" ")[0].toLowerCase()}.jpg" alt="${name}"><h3 class="card__name">${name}</h3><p class="card__role">${role}</p><p class="card__bio">${bio}</p>${extra}</div>`
  s("/team", "Team", `<h1>The people behind the cache</h1><div class="grid">
${card("Imogen Castellane", "Co-founder &amp; CEO", "Imogen started Tarnwick in 2019 after eight years of release engineering at a printer maker and a payments company. She studied computer science at Oregon State University and sits on the board of the Cascadia Open Source Alliance.", `<a href="https://www.linkedin.com/in/imogen-castellane">LinkedIn</a> <a href="https://x.com/icastellane">@icastellane</a>`)}
${card("Priyanka Subramaniam", "VP of Engineering", "Priyanka looks after the forty engineers who build and run the cache. She cares about on-call rotations people can live with and interviews that resemble the job.", `<a href="https://www.linkedin.com/in/priyanka-subramaniam-eng">LinkedIn</a>`)}
${card("Daniel Okafor-Reyes", "Staff Engineer", "Daniel works on the storage layer of the cache server, mostly in Rust.", `<a href="https://okaforreyes.example/">okaforreyes.example</a>`)}
${card("Corey Haldane", "Developer Advocate", "Corey writes our documentation, hosts the monthly office hours and turns up at meetups with too many stickers. Off the clock he brews beer in his garage.")}
${card("Lena Frost", "Head of Support", "Lena answers the tickets nobody else can.")}
</div>`, { of: ["imogen-castellane", "priyanka-subramaniam", "daniel-okafor-reyes", "corey-haldane"] })
  s("/blog", "Blog", `<h1>Blog</h1><article><h2><a href="/blog/why-cold-builds-lie">Why cold builds lie</a></h2><p class="byline">Daniel Okafor-Reyes, 11 February 2026</p></article><article><h2><a href="/blog/docs-are-a-test">Your docs are a test suite</a></h2><p class="byline">Corey Haldane, 3 October 2025</p></article><article><h2><a href="/blog/vp-engineering">A new VP of Engineering</a></h2><p class="byline">Imogen Castellane, 17 March 2025</p></article>`, { of: [] })
  s("/blog/why-cold-builds-lie", "Why cold builds lie", `<article><h1>Why cold builds lie</h1><p class="byline">By <a rel="author" href="/team">Daniel Okafor-Reyes</a>, Staff Engineer · 11 February 2026</p><p>Every benchmark you have been shown starts from a clean checkout. Nobody's working day does. I spent two weeks measuring warm builds on our own monorepo with flame graphs and a stopwatch, and the ranking of the three build systems we tried turned upside down.</p><p>The eviction policy matters more than the hash function. The code is in <a href="https://github.com/danokr/kilnfire">kilnfire</a>, my content-addressed storage library for Rust.</p></article>`, { of: ["daniel-okafor-reyes"] })
  s("/blog/docs-are-a-test", "Your docs are a test suite", `<article><h1>Your docs are a test suite</h1><p class="byline">By Corey Haldane, Developer Advocate · 3 October 2025</p><p>We run every snippet in our documentation in CI. Technical writing gets better when the build goes red. Here is the forty-line Python script that does it.</p></article>`, { of: ["corey-haldane"] })
  s("/blog/vp-engineering", "A new VP of Engineering", `<article><h1>A new VP of Engineering</h1><p class="byline">By Imogen Castellane · 17 March 2025</p><p>I am delighted that Priyanka Subramaniam has been promoted to VP of Engineering. Priyanka joined us as Director of Engineering in 2021 and built the platform team from three people to forty. Before Tarnwick she led infrastructure at a ticketing company. She holds a master's degree in computer engineering from the University of Illinois Urbana-Champaign.</p><p>When she is not fixing our incident process you will find her playing violin in the Rose City Community Orchestra.</p></article>`, { of: ["priyanka-subramaniam"] })
  P("https://www.tarnwick.example/blog/feed.xml", "Tarnwick blog", rss("Tarnwick blog", "https://www.tarnwick.example/blog", [
    { title: "Why cold builds lie", url: "https://www.tarnwick.example/blog/why-cold-builds-lie", by: "Daniel Okafor-Reyes", at: "2026-02-11T16:00:00Z", text: "Every benchmark you have been shown starts from a clean checkout. Nobody's working day does." },
    { title: "Your docs are a test suite", url: "https://www.tarnwick.example/blog/docs-are-a-test", by: "Corey Haldane", at: "2025-10-03T16:00:00Z", text: "We run every snippet in our documentation in CI." },
    { title: "A new VP of Engineering", url: "https://www.tarnwick.example/blog/vp-engineering", by: "Imogen Castellane", at: "2025-03-17T16:00:00Z", text: "Priyanka Subramaniam has been promoted to VP of Engineering." }
  ]), { type: "application/rss+xml; charset=utf-8", noindex: true })
  s("/contact", "Contact", `<h1>Contact</h1><address>Tarnwick Labs, Inc.<br>811 SE Stark Street<br>Portland, OR 97214<br>United States</address><p>hello@tarnwick.example</p>`)
  robots["www.tarnwick.example"] = "User-agent: *\nAllow: /\nSitemap: https://www.tarnwick.example/sitemap.xml\n"
  P("https://www.tarnwick.example/sitemap.xml", "sitemap", `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["/", "/product", "/about", "/team", "/blog", "/contact"].map(p => `<url><loc>https://www.tarnwick.example${p}</loc></url>`).join("")}</urlset>`, { type: "application/xml", noindex: true })
}

/* ---------- 2 Bramblegate Security: Ottawa. Profile pages with JSON-LD ---------- */
{
  const s = site("www.bramblegate.example", "Bramblegate Security", [["/platform", "Platform"], ["/company", "Company"], ["/people", "People"], ["/news", "Newsroom"], ["/contact", "Contact"]],
    `Bramblegate Security Inc. · 240 Sparks Street, Suite 900, Ottawa, Ontario K1P 6C9 · <a href="/privacy">Privacy</a>`, { sep: "—" })
  s("/", "Bramblegate Security — managed detection for the public sector", `<h1>We watch, so your people can sleep.</h1><p>Managed detection and response for municipalities, utilities and schools across Canada.</p><p><a href="/people">Meet our people</a></p>`)
  s("/platform", "Platform", `<h1>Platform</h1><p>Sensors on the wire, analysts on shift, one number to call.</p>`)
  s("/company", "Company", `<h1>Our company</h1><p>Bramblegate is a cybersecurity company founded in Ottawa in 2014 by Fiona Abercrombie. We employ 160 people in Ottawa and Montréal.</p>`, { of: ["fiona-abercrombie"] })
  const people = [
    ["fiona-abercrombie", "Fiona Abercrombie", "Founder & Chief Executive Officer", "Ottawa, Ontario", "fiona.abercrombie@bramblegate.example", "Fiona founded Bramblegate in 2014 after eleven years in federal signals intelligence. A professional engineer (P.Eng.) with a degree in electrical engineering from the University of Waterloo, she chairs the Ottawa Cyber Cluster and is a frequent witness before parliamentary committees on municipal ransomware.", "fiona-abercrombie"],
    ["marguerite-thibodeau-kane", "Marguerite Thibodeau-Kane", "Chief Technology Officer", "Ottawa, Ontario", "mtk@bramblegate.example", "Marguerite designs the sensors and runs the engineering and detection teams. She is a CISSP and an OSCP, writes most of her prototypes in Go, and has taught network forensics at Algonquin College.", "marguerite-thibodeau-kane"],
    ["sanjay-venkataraghavan", "Sanjay Venkataraghavan", "Principal Threat Researcher", "Ottawa, Ontario", "sanjay@bramblegate.example", "Sanjay takes firmware apart. His reverse engineering of building-management controllers led to nine CVEs in 2025, and he publishes most of it on his own blog.", "sanjay-venkataraghavan"],
    ["alex-tremblay", "Alex Tremblay", "Senior Security Analyst", "Ottawa, Ontario", "alex.tremblay@bramblegate.example", "Alex leads the night shift in our Ottawa operations centre and holds the GCIH. A graduate in criminology of the University of Ottawa, Alex spends summers canoe tripping in Algonquin Park.", "alex-tremblay-analyst"],
    ["alex-tremblay-2", "Alex Tremblay", "Account Executive", "Montréal, Québec", "atremblay@bramblegate.example", "Alex sells to school boards and universities from our Montréal office, in both official languages. After work Alex performs improv comedy with the troupe Les Imprévus and collects for the food bank Moisson Montréal.", "alex-tremblay-sales"]
  ]
  s("/people", "People", `<h1>People</h1><ul class="people-list">${people.map(([slug, n, t, l]) => `<li><a href="/people/${slug}">${n}</a> <span>${t}</span>, <em>${l}</em></li>`).join("\n")}<li><a href="/people/omer-lachance">Omer Lachance</a> <span>Head of Finance</span>, <em>Ottawa, Ontario</em></li></ul>`, { of: people.map(p => p[6]) })
  for (const [slug, n, t, l, mail, bio, of] of people) {
    const [city, region] = l.split(", ")
    s(`/people/${slug}`, n, `<article class="profile"><h1>${n}</h1><p class="role">${t.replace("&", "&amp;")}</p><p class="office">${l}</p><p>${bio}</p><p>Reach ${n.split(" ")[0]}: <a href="mailto:${mail}">${mail}</a></p></article>`, {
      of: [of], head: `\n<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Person", name: n, jobTitle: t, email: `mailto:${mail}`, worksFor: { "@type": "Organization", name: "Bramblegate Security", url: "https://www.bramblegate.example/" }, workLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: city, addressRegion: region, addressCountry: "CA" } } })}</script>` })
  }
  s("/people/omer-lachance", "Omer Lachance", `<article class="profile"><h1>Omer Lachance</h1><p class="role">Head of Finance</p><p>Omer keeps the books and the coffee machine.</p></article>`)
  s("/news", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/news/2025-09-cve">Nine advisories for building controllers</a></li><li><a href="/news/2024-11-forty-founders">Fiona Abercrombie named to Forty Northern Founders</a></li></ul>`)
  s("/news/2025-09-cve", "Nine advisories for building controllers", `<h1>Nine advisories for building controllers</h1><p>OTTAWA, September 9, 2025 — Bramblegate today published nine vulnerabilities found by principal threat researcher Sanjay Venkataraghavan in heating and access controllers used in Canadian schools. "The default password was the serial number, and the serial number was on the web page," said Venkataraghavan.</p>`, { of: ["sanjay-venkataraghavan"], news: { seen: "20250909T130000Z", country: "Canada" } })
  s("/news/2024-11-forty-founders", "Fiona Abercrombie named to Forty Northern Founders", `<h1>Fiona Abercrombie named to Forty Northern Founders</h1><p>OTTAWA, November 14, 2024 — Our founder and CEO Fiona Abercrombie is one of this year's Forty Northern Founders, the annual list of Canadian company builders.</p>`, { of: ["fiona-abercrombie"] })
  s("/contact", "Contact", `<h1>Contact</h1><p>Head office: 240 Sparks Street, Suite 900, Ottawa, Ontario K1P 6C9, Canada</p><p>Montréal: 1001 rue Sherbrooke Est, Montréal (Québec)</p>`)
  s("/privacy", "Privacy", `<h1>Privacy</h1><p>We keep what we must.</p>`)
}

/* ---------- 3 Harrow River Bank: Duluth. Table ---------- */
{
  const s = site("www.harrowriverbank.example", "Harrow River Bank", [["/personal", "Personal"], ["/business", "Business"], ["/about-us", "About Us"], ["/about-us/leadership", "Leadership"], ["/about-us/news", "News"], ["/locations", "Locations"]],
    `Harrow River Bank, 402 West Superior Street, Duluth, MN 55802 · Member FDIC · Equal Housing Lender`)
  s("/", "Harrow River Bank | Northland banking since 1908", `<h1>Your neighbors, your bank.</h1><p>Checking, mortgages and business lending from eleven branches along the North Shore.</p>`)
  s("/personal", "Personal", `<h1>Personal banking</h1><p>Checking, savings, home loans.</p>`)
  s("/business", "Business", `<h1>Business banking</h1><p>Talk to our commercial lending team.</p>`)
  s("/about-us", "About Us", `<h1>About Harrow River Bank</h1><p>Chartered in 1908 to lend to ore dock crews, Harrow River Bank is a regional bank with $1.9 billion in assets. See our <a href="/about-us/leadership">leadership</a>.</p>`)
  s("/about-us/leadership", "Leadership", `<h1>Board and executive leadership</h1><table class="leaders"><thead><tr><th>Name</th><th>Position</th><th>With the bank since</th><th>Background</th></tr></thead><tbody>
<tr><td>Gerald R. Lindqvist, Sr.</td><td>Chairman of the Board</td><td>1974</td><td>Started as a teller; President from 1991 to 2016. U.S. Army veteran.</td></tr>
<tr><td>Ellen Maki</td><td>President and Chief Executive Officer</td><td>2009</td><td>Former credit examiner.</td></tr>
<tr><td>Denise Kowalczyk-Barr, CPA</td><td>Chief Financial Officer</td><td>2015</td><td>B.A. in accounting, The College of St. Scholastica. Previously an audit manager in Minneapolis.</td></tr>
<tr><td>Gerald R. Lindqvist, Jr.</td><td>Senior Vice President, Commercial Lending</td><td>2006</td><td>B.B.A. in finance, University of Minnesota Duluth (2003); graduate of the Graduate School of Banking at the University of Wisconsin–Madison.</td></tr>
</tbody></table>`, { of: ["gerald-lindqvist-sr", "gerald-lindqvist-jr", "denise-kowalczyk-barr"] })
  s("/about-us/news", "News", `<h1>News</h1><ul><li><a href="/about-us/news/lindqvist-lending">Lindqvist to head commercial lending</a> (January 2023)</li><li><a href="/about-us/news/food-shelf">Bank staff pack 4,000 boxes for the food shelf</a> (November 2025)</li></ul>`)
  s("/about-us/news/lindqvist-lending", "Lindqvist to head commercial lending", `<h1>Lindqvist to head commercial lending</h1><p>DULUTH, Minn. (Jan. 9, 2023) – Harrow River Bank has named Gerald Lindqvist Jr. senior vice president of commercial lending. He has financed marinas, machine shops and one lighthouse. His father, Chairman Gerald Lindqvist Sr., did not take part in the decision.</p>`, { of: ["gerald-lindqvist-jr", "gerald-lindqvist-sr"] })
  s("/about-us/news/food-shelf", "Bank staff pack 4,000 boxes", `<h1>Bank staff pack 4,000 boxes for the food shelf</h1><p>Nov. 24, 2025 – "It is the best day of the year," said Gerald Lindqvist Jr., who is treasurer of the Lakehead Food Shelf and leads commercial lending at the bank.</p>`, { of: ["gerald-lindqvist-jr"] })
  s("/locations", "Locations", `<h1>Locations</h1><p>Main office: 402 West Superior Street, Duluth, MN 55802. Branches in Two Harbors, Silver Bay, Cloquet and Hermantown.</p>`)
}

/* ---------- 4 St. Brannoc Health: Spokane. Microdata ---------- */
{
  const s = site("www.stbrannoc.example", "St. Brannoc Health", [["/care", "Find care"], ["/about", "About"], ["/about/leadership", "Leadership"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    `St. Brannoc Health · 1120 West Boone Avenue, Spokane, WA 99201 · (509) 555-0142`)
  s("/", "St. Brannoc Health | Four hospitals, one promise", `<h1>Care close to home</h1><p>Four hospitals and thirty-one clinics serving the Inland Northwest.</p>`)
  s("/care", "Find care", `<h1>Find care</h1><p>Emergency, maternity, heart, orthopedics.</p>`)
  s("/about", "About", `<h1>About St. Brannoc Health</h1><p>A nonprofit hospital network based in Spokane, Washington, with 5,800 caregivers. <a href="/about/leadership">Our leadership team</a>.</p>`)
  const md = (name, title, bio) => `<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">${name}</h2><p itemprop="jobTitle">${title}</p><div itemprop="worksFor" itemscope itemtype="https://schema.org/Hospital"><meta itemprop="name" content="St. Brannoc Health"></div><p itemprop="description">${bio}</p></section>`
  s("/about/leadership", "Leadership", `<h1>Leadership team</h1>
${md("Sister Agnes Coyle", "Chair, Board of Trustees", "Sister Agnes has served St. Brannoc since 1988.")}
${md("Helena Marchetti-Boyd, MD, FACEP", "Chief Medical Officer", "Dr. Marchetti-Boyd oversees quality, patient safety and the medical staff of all four hospitals. She is board certified in emergency medicine and earned her medical degree at the University of Washington School of Medicine. She rows with a masters crew on the Spokane River before rounds.")}
${md("Peter Jankowski, CHCIO", "Chief Information Officer", "Peter has led the move of all four hospitals to a single electronic health record. He is past president of the Inland Northwest Health IT Forum and turns wooden bowls in his garage workshop.")}
${md("James Whitcombe, MBA, CPSM", "Director of Supply Chain", "James buys everything from sutures to snow plows. He holds an MBA from Gonzaga University and the Certified Professional in Supply Management credential.")}`, { of: ["helena-marchetti-boyd", "peter-jankowski", "james-whitcombe"] })
  s("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/one-record">One record for four hospitals</a></li><li><a href="/newsroom/gloves">How we kept gloves on the shelf</a></li><li><a href="/newsroom/violence-er">Dr. Marchetti-Boyd testifies on workplace violence</a></li></ul>`)
  s("/newsroom/one-record", "One record for four hospitals", `<h1>One record for four hospitals</h1><p>SPOKANE, Wash., May 6, 2025 – St. Brannoc Health completed its move to a single electronic health record on time and $3 million under budget, chief information officer Peter Jankowski told the board.</p>`, { of: ["peter-jankowski"], news: { seen: "20250506T170000Z", country: "United States" } })
  s("/newsroom/gloves", "How we kept gloves on the shelf", `<h1>How we kept gloves on the shelf</h1><p>Supply chain director James Whitcombe and his team of 42 won the 2024 Cascade Procurement Award for their regional glove-sharing pool.</p>`, { of: ["james-whitcombe"] })
  s("/newsroom/violence-er", "Dr. Marchetti-Boyd testifies on workplace violence", `<h1>Dr. Marchetti-Boyd testifies on workplace violence</h1><p>OLYMPIA, Feb. 3, 2026 – Chief medical officer Helena Marchetti-Boyd told state senators that safe emergency departments start with staffing. She has campaigned for the prevention of violence against nurses since 2019.</p>`, { of: ["helena-marchetti-boyd"] })
  s("/contact", "Contact", `<h1>Contact</h1><p itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">1120 West Boone Avenue</span>, <span itemprop="addressLocality">Spokane</span>, <span itemprop="addressRegion">WA</span> <span itemprop="postalCode">99201</span></p>`)
  robots["www.stbrannoc.example"] = "User-agent: *\nDisallow: /mychart/\nDisallow: /internal/\n"
}

/* ---------- 5 Longspur Freight: Chattanooga. Definition list ---------- */
{
  const s = site("www.longspurfreight.example", "Longspur Freight", [["/shippers.html", "Shippers"], ["/carriers.html", "Carriers"], ["/about.html", "About"], ["/team.html", "Team"], ["/contact.html", "Contact"]],
    `Longspur Freight LLC, 55 Cowart Street, Chattanooga, TN 37402. MC-000000. Call 423-555-0170.`, { sep: "-" })
  s("/", "Longspur Freight - we cover the load", `<h1>We cover the load.</h1><p>Full truckload, reefer and flatbed brokerage across the Southeast.</p>`)
  s("/shippers.html", "Shippers", `<h1>Shippers</h1><p>Send us a lane, get a price.</p>`)
  s("/carriers.html", "Carriers", `<h1>Carriers</h1><p>Quick pay in two days.</p>`)
  s("/about.html", "About", `<h1>About us</h1><p>Wade Ballinger opened Longspur, a freight brokerage, in Chattanooga, Tennessee in 2008 with a fax machine and a borrowed desk. Last year we moved 61,000 loads.</p>`, { of: ["wade-ballinger"] })
  s("/team.html", "Team", `<h1>Who you'll talk to</h1><dl>
<dt>Wade Ballinger, Founder &amp; President</dt><dd>Still answers the after-hours phone one weekend a month. Business degree from the University of Tennessee at Chattanooga, and a seat on the board of the Southern Freight Brokers Council.</dd>
<dt>Mireille Dufresne, Vice President of Operations</dt><dd>Runs dispatch, claims and the tracking desk. Came to us from Gulfline Transport in 2022. Fluent in French; keeps bees on Signal Mountain.</dd>
<dt>Keisha Dunmore, Carrier Sales Manager</dt><dd>Manages fourteen carrier reps. Certified Transportation Broker (CTB). Catcher on our company softball team and a lifelong Atlanta Braves fan.</dd>
</dl>`, { of: ["wade-ballinger", "mireille-dufresne", "keisha-dunmore"] })
  s("/contact.html", "Contact", `<h1>Contact</h1><p>55 Cowart Street, Chattanooga, TN 37402</p>`)
}

/* ---------- 6 Calder & Voss: Calgary. Cards leading to profile pages ---------- */
{
  const s = site("www.caldervoss.example", "Calder &amp; Voss", [["/services", "Services"], ["/our-people", "Our People"], ["/insights", "Insights"], ["/news", "News"], ["/contact", "Contact"]],
    `Calder &amp; Voss Properties Ltd., 700, 333 5 Avenue SW, Calgary, Alberta T2P 3B6 · 403-555-0119`)
  s("/", "Calder &amp; Voss | Commercial real estate, Calgary", `<h1>Space, considered.</h1><p>Leasing, investment sales and research for offices and industrial land in Western Canada.</p>`)
  s("/services", "Services", `<h1>Services</h1><p>Leasing, investment sales, valuation, research.</p>`)
  const ppl = [
    ["andrew-voss", "Andrew Voss, SIOR", "Managing Partner", "Andrew leads the firm his father Leonard founded with Ruth Calder in 1979. A Bachelor of Commerce from the University of Calgary (1998), he has negotiated more than six million square feet of industrial leases and brokered the sale of the Foothills Rail Terminal, the largest industrial deal in Alberta in 2024.", "He chairs the Calgary Seniors' Housing Trust and, given a free evening, will be fly fishing on the Bow.", "andrew-voss"],
    ["colin-macaskill", "Colin MacAskill, CFA", "Director of Research", "Colin produces our quarterly office and industrial reports and writes the Bow Valley Market Notes.", "He came to real estate from an energy trading desk and has an MA in economics from Queen's University.", "colin-macaskill"],
    ["noor-haddad-bell", "Noor Haddad-Bell", "Associate, Investment Sales", "Noor underwrites multifamily and mixed-use acquisitions for private clients.", "She studied finance at Mount Royal University, is a member of the Commercial Real Estate Women network in Calgary, and is always training for the next triathlon.", "noor-haddad-bell"]
  ]
  s("/our-people", "Our People", `<h1>Our people</h1><div class="people">${ppl.map(([sl, n, t]) => `<a class="person-tile" href="/our-people/${sl}"><strong>${n}</strong><span>${t}</span></a>`).join("\n")}<a class="person-tile" href="/our-people/stephanie-prudhomme"><strong>Stephanie Prud'homme</strong><span>Director of Marketing</span></a></div>`, { of: ["andrew-voss", "colin-macaskill", "noor-haddad-bell", "stephanie-prudhomme"] })
  for (const [sl, n, t, a, b, of] of ppl) s(`/our-people/${sl}`, n, `<h1>${n}</h1><h2>${t}</h2><p>${a}</p><p>${b}</p><ul class="contact"><li>Calgary office</li><li>${sl === "noor-haddad-bell" ? "noor.hb" : sl.split("-").join(".")}@caldervoss.example</li></ul>`, { of: [of] })
  s("/our-people/stephanie-prudhomme", "Stephanie Prud'homme", `<h1>Stephanie Prud'homme</h1><h2>Director of Marketing</h2>`, { dead: true, of: ["stephanie-prudhomme"] })
  archive.push({ url: "https://www.caldervoss.example/our-people/stephanie-prudhomme", timestamp: "20251108101500", body: document_("Stephanie Prud'homme | Calder &amp; Voss", "", "", `<main><h1>Stephanie Prud'homme</h1><h2>Director of Marketing</h2><p>Stephanie looks after the brand, our listings and the annual broker breakfast. She holds a diploma in public relations from MacEwan University and volunteers with the Calgary Humane Society.</p><p>Calgary office</p></main>`) })
  s("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/market-notes-q1-2026">Bow Valley Market Notes, Q1 2026</a></li></ul><a href="/insights/feed.atom">Subscribe</a>`, { head: `<link rel="alternate" type="application/atom+xml" href="/insights/feed.atom">` })
  s("/insights/market-notes-q1-2026", "Bow Valley Market Notes, Q1 2026", `<h1>Bow Valley Market Notes, Q1 2026</h1><p>By Colin MacAskill, Director of Research</p><p>Downtown office vacancy fell for the fifth quarter running, to 24.1 per cent, as conversions to housing outpaced new sublets. I remain a sceptic about the industrial north-east: absorption is a lagging friend.</p>`, { of: ["colin-macaskill"] })
  P("https://www.caldervoss.example/insights/feed.atom", "Calder & Voss Insights", `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Calder &amp; Voss Insights</title><id>https://www.caldervoss.example/insights</id><updated>2026-04-14T15:00:00Z</updated><entry><title>Bow Valley Market Notes, Q1 2026</title><id>https://www.caldervoss.example/insights/market-notes-q1-2026</id><link href="https://www.caldervoss.example/insights/market-notes-q1-2026"/><author><name>Colin MacAskill</name></author><updated>2026-04-14T15:00:00Z</updated><summary>Downtown office vacancy fell for the fifth quarter running.</summary></entry></feed>`, { type: "application/atom+xml", noindex: true })
  s("/news", "News", `<h1>News</h1><ul><li><a href="/news/brand-award">Calder &amp; Voss wins Campaign of the Year</a></li><li><a href="/news/foothills">Foothills Rail Terminal sold</a></li></ul>`)
  s("/news/brand-award", "Calder &amp; Voss wins Campaign of the Year", `<h1>Calder &amp; Voss wins Campaign of the Year</h1><p>Calgary, October 2, 2025 – Stephanie Prud'homme, Director of Marketing, accepted Campaign of the Year at the Prairie Property Marketing Awards for "Empty Is an Opening".</p>`, { of: ["stephanie-prudhomme"] })
  s("/news/foothills", "Foothills Rail Terminal sold", `<h1>Foothills Rail Terminal sold</h1><p>Calgary, August 20, 2024 – Managing partner Andrew Voss brokered the $212-million sale of the Foothills Rail Terminal on behalf of a pension fund.</p>`, { of: ["andrew-voss"], news: { seen: "20240820T150000Z", country: "Canada" } })
  s("/contact", "Contact", `<h1>Contact</h1><p>700, 333 5 Avenue SW, Calgary, Alberta T2P 3B6, Canada</p>`)
}
