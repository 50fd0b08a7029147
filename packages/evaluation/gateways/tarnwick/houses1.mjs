import { site, page, redirect, robots, ld, feed, archive, esc } from "./lib.mjs"

/* ───────── 1. Hallgrund Sensorik GmbH, Freiburg: industrial sensors. Cards and profile pages ───────── */
{
  const add = site("https://www.hallgrund.example", {
    name: "Hallgrund Sensorik", shell: "blocks",
    nav: [["/products", "Products"], ["/company", "Company"], ["/company/management", "Management"], ["/news", "News"], ["/contact", "Contact"]],
    foot: `Hallgrund Sensorik GmbH · Engesserstraße 41 · 79108 Freiburg im Breisgau · Germany · <a href="/imprint">Imprint</a>`
  })
  robots.set("www.hallgrund.example", "User-agent: *\nDisallow: /intern/\nSitemap: https://www.hallgrund.example/sitemap.xml\n")
  add("/", "Pressure, level and flow sensors for process plants", `<h1>Measured in Freiburg. Trusted in 40 countries.</h1><p>Hallgrund Sensorik has built pressure, level and flow transmitters since 1961. Our sensors sit in breweries, district heating networks, dairies and chemical plants.</p><p><a href="/products">See our products</a> or <a href="/company/management">meet the management</a>.</p>`)
  add("/products", "Products", `<h1>Products</h1><h2>HG-P pressure transmitters</h2><p>Piezoresistive, IO-Link, up to 600 bar.</p><h2>HG-L level radar</h2><p>80 GHz, hygienic version to EHEDG.</p><h2>HG-Air</h2><p>Wireless temperature and pressure nodes with ten-year battery.</p>`)
  add("/company", "Company", `<h1>A family firm of 340 people</h1><p>Friedrich Hallgrund wound the first strain gauges in a wash-house in Zähringen. Today the company is led by his granddaughter's husband, Klaus Hallgrund, employs 340 people and is certified to ISO 9001 and ISO 14001. In 2023 the company received the state's Family Friendly Employer award.</p><p>More: <a href="/company/management">Management</a></p>`)
  add("/company/management", "Management", `<h1>Management</h1><div class="cards">
<div class="card"><img src="/img/kh.jpg" alt="Klaus Hallgrund"><h3>Klaus Hallgrund</h3><p class="role">Managing Director</p></div>
<div class="card"><img src="/img/arw.jpg" alt="Dr. Annika Roth-Weller"><h3><a href="/company/management/annika-roth-weller">Dr. Annika Roth-Weller</a></h3><p class="role">Chief Technology Officer</p></div>
<div class="card"><img src="/img/tk.jpg" alt="Tobias Kienzle"><h3><a href="/company/management/tobias-kienzle">Tobias Kienzle</a></h3><p class="role">Head of Embedded Software</p></div>
<div class="card"><img src="/img/us.jpg" alt="Ulrike Sandmann"><h3><a href="/company/management/ulrike-sandmann">Ulrike Sandmann</a></h3><p class="role">Sales Director Northern Europe</p></div>
</div>`)
  add("/company/management/annika-roth-weller", "Dr. Annika Roth-Weller", `<article><h1>Dr. Annika Roth-Weller</h1><p class="role">Chief Technology Officer, Freiburg</p><p>Annika Roth-Weller has been responsible for research and development at Hallgrund since 2017. She took her doctorate in physics at the University of Freiburg in 2006 with a thesis on piezoresistive membranes and then developed MEMS pressure sensors in Reutlingen for nine years. She sits on the VDI technical committee for process measurement. From December to March you will find her on cross-country skis on the Notschrei trails.</p></article>`)
  add("/company/management/tobias-kienzle", "Tobias Kienzle", `<article><h1>Tobias Kienzle</h1><p class="role">Head of Embedded Software</p><p>Tobias came to Hallgrund in Freiburg as a firmware engineer in 2015 and now leads the eleven people who write the firmware for our IO-Link and wireless transmitters. He moved the HG-Air line from C to Rust on Zephyr. Outside the office he keeps bees and <a href="https://kienzle-bees.example/">writes about it</a>.</p></article>`)
  add("/company/management/ulrike-sandmann", "Ulrike Sandmann", `<article><h1>Ulrike Sandmann</h1><p class="role">Sales Director Northern Europe</p><p>Based in our Hamburg sales office, Ulrike Sandmann looks after customers and distributors from the Netherlands to Finland. She has sold process instrumentation for nearly twenty years. <a href="/news/2025-sandmann">Read the announcement</a>.</p></article>`)
  add("/news", "News", `<h1>News</h1><ul><li><a href="/news/2025-sandmann">Ulrike Sandmann joins Hallgrund (3 February 2025)</a></li><li><a href="/news/2024-innovation-prize">Baden Innovation Prize for Annika Roth-Weller (21 November 2024)</a></li><li><a href="/news/2026-hall-4">Hall 4 opens (12 March 2026)</a></li></ul>`)
  add("/news/2025-sandmann", "Ulrike Sandmann joins Hallgrund as Sales Director Northern Europe", `<h1>Ulrike Sandmann joins Hallgrund as Sales Director Northern Europe</h1><p><em>Freiburg, 3 February 2025</em></p><p>Hallgrund Sensorik has appointed Ulrike Sandmann Sales Director Northern Europe. She comes from Pegelwerk AG, where she was Key Account Manager for the water industry. Sandmann studied industrial engineering at Hamburg University of Technology (TUHH) and graduated as Diplom-Ingenieurin in 2005. She will build up the Hamburg office. "Northern customers want fewer brochures and more answers," says Sandmann.</p>`, { news: { seen: "20250203T080000Z", country: "Germany" } })
  add("/news/2024-innovation-prize", "Baden Innovation Prize for Annika Roth-Weller", `<h1>Baden Innovation Prize for Annika Roth-Weller</h1><p><em>21 November 2024</em></p><p>Our Chief Technology Officer Dr. Annika Roth-Weller was awarded the Baden Innovation Prize 2024 in Karlsruhe for a pressure cell that recalibrates itself in the pipe. Managing Director Klaus Hallgrund: "She would not let go of an idea everybody had called a toy." The prize is worth 20,000 euros, which she gives to the physics lab of the Droste-Hülshoff-Gymnasium.</p>`, { news: { seen: "20241121T100000Z", country: "Germany" } })
  add("/news/2026-hall-4", "Hall 4 opens", `<h1>Hall 4 opens</h1><p><em>12 March 2026</em></p><p>With 3,200 square metres more, Hallgrund doubles its calibration capacity in Freiburg. Lord Mayor and neighbours came to see the new salt-spray chamber.</p>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>Hallgrund Sensorik GmbH, Engesserstraße 41, 79108 Freiburg im Breisgau, Germany. Phone +49 761 555 0140. info@hallgrund.example</p><p>Sales office North: Hallgrund Sensorik GmbH, Brooktorkai 7, 20457 Hamburg, Germany.</p>`)
  add("/imprint", "Imprint", `<h1>Imprint</h1><p>Hallgrund Sensorik GmbH, represented by the managing director Klaus Hallgrund. Registered at Amtsgericht Freiburg, HRB 700412. VAT DE142000991.</p>`)
  page("https://www.hallgrund.example/sitemap.xml", `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${["/", "/products", "/company", "/company/management", "/news", "/contact"].map(p => `<url><loc>https://www.hallgrund.example${p}</loc></url>`).join("")}</urlset>`, { type: "application/xml", unindexed: true })
  redirect("https://hallgrund.example/", "https://www.hallgrund.example/")
  redirect("https://www.hallgrund.example/team", "https://www.hallgrund.example/company/management", 302)
}

/* ───────── 2. Skarvøy Line AS, Bergen: shipping. A table ───────── */
{
  const add = site("https://www.skarvoyline.example", {
    name: "Skarvøy Line", shell: "table",
    nav: [["/", "Home"], ["/services", "Services"], ["/about/history", "History"], ["/about/leadership", "Leadership"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Skarvøy Line AS, Bradbenken 3, 5003 Bergen, Norway. Org. no. 912 000 447"
  })
  robots.set("www.skarvoyline.example", "User-agent: *\nAllow: /\n")
  add("/", "Short sea, on time", `<h1>Short sea, on time.</h1><p>Eleven vessels, twice a week between western Norway, the Humber and Rotterdam. Reefer, break bulk and containers.</p>`)
  add("/services", "Services", `<h1>Services</h1><p>North Sea liner, Faroe feeder, project cargo. Our newest ship, MV Skarv Nova, is prepared for ammonia.</p>`)
  add("/about/history", "History", `<h1>History</h1><p>1974: Harald Tveiten, then 28 and a mate without a ship, buys the coaster <i>Skarvøy</i> with a loan from his uncle. 1988: the first container service to Immingham. 2006: eleven ships. 2019: Harald Tveiten retires as managing director; his son, also Harald, takes the wheel. The founder remains honorary chairman without a seat on the board and runs the <a href="https://www.tveitenfoundation.example/">Tveiten Seafarers' Foundation</a>.</p>`)
  add("/about/leadership", "Leadership", `<h1>Leadership</h1><table border="1" cellpadding="4"><tr><th>Name</th><th>Position</th><th>Since</th><th></th></tr>
<tr><td>Harald Tveiten</td><td>Chief Executive Officer</td><td>2019</td><td>MSc in Economics and Business Administration, Norwegian School of Economics (NHH), 2003. Earlier chartering manager in Oslo.</td></tr>
<tr><td>Signe Halvorsen</td><td>Chief Financial Officer</td><td>2021</td><td>State authorised public accountant. Chairs the Fana library friends.</td></tr>
<tr><td>Ingeborg Aase</td><td>Chief Commercial Officer</td><td>2025</td><td>With the company since 2014, last as Head of Liner Trade.</td></tr>
<tr><td>Capt. Rolf Myklebust</td><td>Fleet Safety Manager</td><td>2018</td><td>Master mariner with 22 years at sea. ISM lead auditor.</td></tr></table><p>All at our head office in Bergen.</p>`)
  add("/news", "News", `<h1>News</h1><p><a href="/news/aase-cco">Ingeborg Aase new Chief Commercial Officer</a> – 8 January 2025</p><p><a href="/news/skarv-nova">Skarv Nova named in Bergen</a> – 30 May 2025</p><p><a href="/news/safety-prize">Safety prize for Rolf Myklebust</a> – 19 October 2023</p>`)
  add("/news/aase-cco", "Ingeborg Aase new Chief Commercial Officer", `<h1>Ingeborg Aase new Chief Commercial Officer</h1><p>Bergen, 8 January 2025. Skarvøy Line has promoted Ingeborg Aase to Chief Commercial Officer. As Head of Liner Trade she opened the Faroe feeder. Ingeborg holds a master's degree in maritime management from the University of South-Eastern Norway (2013). She negotiates in four languages and is seldom seen without her Brann scarf on match days.</p>`, { news: { seen: "20250108T090000Z", country: "Norway" } })
  add("/news/skarv-nova", "Skarv Nova named in Bergen", `<h1>Skarv Nova named in Bergen</h1><p>30 May 2025. Godmother Signe Halvorsen broke the bottle on the second try. "We built an engine room that can burn ammonia the day somebody sells us some," said CEO Harald Tveiten. "Fuel is the question of my working life."</p>`, { news: { seen: "20250530T140000Z", country: "Norway" } })
  add("/news/safety-prize", "Safety prize for Rolf Myklebust", `<h1>Safety prize for Rolf Myklebust</h1><p>19 October 2023. The North Sea Safety Prize 2023 goes to our Fleet Safety Manager, Captain Rolf Myklebust, for his mooring drills, which eight other lines have copied. Near misses at mooring fell by half.</p>`, { news: { seen: "20231019T090000Z", country: "Norway" } })
  add("/contact", "Contact", `<h1>Contact</h1><p>Skarvøy Line AS, Bradbenken 3, 5003 Bergen, Norway. Operations +47 55 55 01 74. post@skarvoyline.example. Press: press@skarvoyline.example</p>`)
  redirect("https://skarvoyline.example/", "https://www.skarvoyline.example/")
  const f = site("https://www.tveitenfoundation.example", { name: "Tveiten Seafarers' Foundation", nav: [["/", "Home"], ["/board", "Board"]], foot: "Tveiten Seafarers' Foundation, Bergen, Norway" })
  f("/", "For those who go to sea", `<h1>For those who go to sea</h1><p>The foundation pays for counselling, sailors' homes and schooling for the children of seafarers in Norway, the Philippines and Cape Verde. <a href="/board">The board</a> meets four times a year in Bergen.</p>`)
  f("/board", "Board", `<h1>Board</h1><h2>Harald Tveiten, Chairman</h2><p>Harald Tveiten went to sea at fifteen and founded Skarvøy Line in 1974. He set up this foundation in 2008 and has chaired it ever since. He received the King's Medal of Merit in 2011. His memoir, <i>Salt in the Ledger</i>, came out in 2021; the proceeds go to the sailors' home in Manila. Contact: harald@tveitenfoundation.example</p><h2>Bodil Nesse</h2><p>Retired seamen's pastor, Bergen.</p><h2>Arne Lunde</h2><p>Lawyer, Bergen.</p>`)
}

/* ───────── 3. Bulkari, Bengaluru: B2B marketplace. JSON-LD, blog with feed ───────── */
{
  const add = site("https://bulkari.example", {
    name: "Bulkari", shell: "list",
    nav: [["/about", "About"], ["/team", "Team"], ["/blog", "Blog"], ["/press", "Press"], ["/contact", "Contact"]],
    foot: "© 2026 Bulkari Commerce Private Limited, 100 Feet Road, Indiranagar, Bengaluru 560038, India"
  })
  robots.set("bulkari.example", "User-agent: *\nDisallow: /cart\nDisallow: /seller/\n")
  add("/", "Buy industrial supplies by the pallet", `<h1>Buy by the pallet. Pay in 45 days.</h1><p>Bulkari is India's marketplace for packaging, industrial chemicals and maintenance supplies: 40,000 verified suppliers, 2.1 lakh buyers.</p>`)
  add("/about", "About us", `<h1>About Bulkari</h1><p>Started in 2016 in a godown in Peenya, Bulkari now ships to 19,000 pin codes. The company raised its Series C in 2024. We are ISO 27001 certified.</p><p>Who we are: <a href="/team">Team</a></p>`)
  const team = [
    ["Arvind Krishnamoorthy", "Co-founder & Chief Executive Officer", "Arvind started Bulkari with Neha Sethi after eight years of buying steel for other people. He has a B.Tech in mechanical engineering from IIT Madras (2008). On Sundays he plays Carnatic violin, by his own account badly."],
    ["Neha Sethi", "Co-founder & Chief Product Officer", "Neha wrote the first line of code and still reviews some. Before Bulkari she built seller tools in Hyderabad. She is a certified scuba diver."],
    ["Priya Nair", "Vice President, Category", "Priya runs packaging, chemicals and MRO, and the forty buyers behind them. She spent seven years in procurement at a tyre maker in Chennai and has an MBA from IIM Kozhikode (2011). She has walked most of the Western Ghats on trekking weekends."],
    ["Rehana Qureshi", "Director, Supplier Risk", "Rehana decides who may sell on Bulkari. She built our supplier scoring from nothing and is a certified Financial Risk Manager (FRM)."],
    ["Sandeep Kulkarni", "Engineering Manager, Search & Catalogue", "Sandeep and his nine engineers make sure that you find the right gasket. He works from Pune."]
  ]
  add("/team", "Team", `<h1>The team</h1>${team.map(([n, t, b]) => `<div class="person"><h4>${n}</h4><span>${t.replace("&", "&amp;")}</span><p>${b}</p></div>`).join("")}`, { head: ld({ "@type": "Organization", name: "Bulkari", url: "https://bulkari.example/", address: { "@type": "PostalAddress", addressLocality: "Bengaluru", addressCountry: "IN" }, employee: team.map(([n, t]) => ({ "@type": "Person", name: n, jobTitle: t, worksFor: "Bulkari", workLocation: n === "Sandeep Kulkarni" ? "Pune, India" : "Bengaluru, India" })) }) })
  add("/press", "Press", `<h1>Press</h1><ul><li><a href="/press/series-c">Bulkari raises Series C</a> (June 2024)</li><li><a href="/press/forty-under-forty">Arvind Krishnamoorthy in Deccan Forty Under Forty</a> (December 2024)</li></ul>`)
  add("/press/series-c", "Bulkari raises Series C", `<h1>Bulkari raises USD 62 million in Series C</h1><p>Bengaluru, 11 June 2024. "The money goes into credit for small buyers," said Arvind Krishnamoorthy, co-founder and CEO. Priya Nair, then Senior Director for Packaging, becomes Vice President, Category.</p>`, { news: { seen: "20240611T063000Z", country: "India" } })
  add("/press/forty-under-forty", "Arvind Krishnamoorthy in Deccan Forty Under Forty", `<h1>Arvind Krishnamoorthy named in Deccan Forty Under Forty 2024</h1><p>Bengaluru, 5 December 2024. Our co-founder and CEO Arvind Krishnamoorthy is on this year's Deccan Forty Under Forty list of business leaders from southern India. The jury mentioned the Anjali Scholarship, with which he pays the engineering studies of thirty girls from Tumakuru district.</p>`, { news: { seen: "20241205T080000Z", country: "India" } })
  const posts = [
    { slug: "scoring-40000-suppliers", title: "How we score 40,000 suppliers", author: "Rehana Qureshi", at: "2025-07-14T06:00:00Z", text: "GST filings, dispute rates and a phone call: Rehana Qureshi, Director of Supplier Risk, on what predicts a late truck, and why we threw the neural network out and kept logistic regression." },
    { slug: "gasket-is-not-gasket", title: "A gasket is not a gasket", author: "Sandeep Kulkarni", at: "2025-09-02T06:00:00Z", text: "Sandeep Kulkarni explains learning to rank on Elasticsearch for a catalogue where every part has eleven names in five languages." },
    { slug: "reverse-auctions", title: "Reverse auctions without tears", author: "Priya Nair", at: "2025-11-20T06:00:00Z", text: "When to run a reverse auction and when to pick up the phone. Notes from Priya Nair's talk at the India Procurement Summit." }
  ]
  add("/blog", "Blog", `<h1>Bulkari blog</h1>${posts.map(p => `<h3><a href="/blog/${p.slug}">${p.title}</a></h3><p>by ${p.author}</p>`).join("")}`, { head: `<link rel="alternate" type="application/rss+xml" href="https://bulkari.example/blog/feed.xml">` })
  for (const p of posts) add(`/blog/${p.slug}`, p.title, `<article><h1>${p.title}</h1><p class="byline">By ${p.author}, ${p.at.slice(0, 10)}</p><p>${p.text}</p></article>`)
  feed("https://bulkari.example/blog/feed.xml", { title: "Bulkari blog", site: "https://bulkari.example/blog", about: "Notes from a marketplace", items: posts.map(p => ({ ...p, url: `https://bulkari.example/blog/${p.slug}` })) })
  add("/contact", "Contact", `<h1>Contact</h1><address>Bulkari Commerce Pvt Ltd, 100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038, India<br>help@bulkari.example</address>`)
  redirect("https://www.bulkari.example/", "https://bulkari.example/")
}

/* ───────── 4. Tracelark B.V., Utrecht: observability. Definition list, atom feed ───────── */
{
  const add = site("https://tracelark.example", {
    name: "Tracelark", nav: [["/product", "Product"], ["/about", "About"], ["/about/team", "Team"], ["/blog", "Blog"], ["/contact", "Contact"]],
    foot: "Tracelark B.V., Oudegracht 188, 3511 NP Utrecht, The Netherlands · KvK 80112244"
  })
  robots.set("tracelark.example", "User-agent: *\nAllow: /\n")
  add("/", "Traces you can afford to keep", `<h1>Traces you can afford to keep</h1><p>Tracelark stores every span for a year at the price of a week elsewhere. OpenTelemetry native, hosted in Amsterdam and Frankfurt.</p>`)
  add("/product", "Product", `<h1>Product</h1><p>Tail sampling, columnar storage, eBPF agent, SLO budgets. SOC 2 Type II.</p>`)
  add("/about", "About", `<h1>About</h1><p>Tracelark was founded in Utrecht in 2020 by Daan Verschuur and Femke Hoogland, who had shared a pager for too long. We are 34 people in six countries. <a href="/about/team">Team</a></p>`)
  add("/about/team", "Team", `<h1>Team</h1><dl>
<dt>Daan Verschuur — CEO &amp; co-founder</dt><dd>Once an SRE, now mostly spreadsheets. Master's in Systems Engineering, Policy Analysis and Management from TU Delft, 2010. Season ticket in the Bunnikzijde at FC Utrecht. Rows on the Kromme Rijn before breakfast. Utrecht.</dd>
<dt>Femke Hoogland — CTO &amp; co-founder</dt><dd>Wrote <a href="https://github.com/femkeh/larkspan">larkspan</a>, the open source tail sampler underneath it all. Distributed tracing, Go, eBPF. Does not do mornings. Utrecht. <a href="https://femkehoogland.example/">Site</a></dd>
<dt>Ottoline Brandt — Developer Advocate</dt><dd>Makes our docs readable and hosts the podcast <a href="https://signalandfloor.example/">Signal &amp; Floor</a>. Nijmegen. <a href="https://ottoline.example/">Blog</a></dd>
<dt>Yusuf Demir — Head of Sales</dt><dd>Sold printers, then databases. Plays five-a-side football. Rotterdam.</dd></dl>
<p>…and thirty others who would rather not be on a web page.</p>`)
  const posts = [
    { slug: "sampling-without-regret", title: "Sampling without regret", author: "Femke Hoogland", at: "2025-10-15T09:00:00Z", text: "The written version of Femke Hoogland's talk at ObsConf EU 2025 in Ghent. Keep the slow, keep the broken, and roll dice for the rest." },
    { slug: "docs-are-a-product", title: "Docs are a product", author: "Ottoline Brandt", at: "2026-02-03T09:00:00Z", text: "Our developer advocate Ottoline Brandt on rewriting 212 pages of documentation with the help of four angry customers." },
    { slug: "why-we-said-no", title: "Why we said no to an acquisition", author: "Daan Verschuur", at: "2025-05-06T09:00:00Z", text: "Daan Verschuur on turning down an offer and staying in Utrecht." }
  ]
  add("/blog", "Blog", posts.map(p => `<h2><a href="/blog/${p.slug}">${p.title}</a></h2><p>${p.author}</p>`).join(""), { head: `<link rel="alternate" type="application/atom+xml" href="/blog/atom.xml">` })
  for (const p of posts) add(`/blog/${p.slug}`, p.title, `<h1>${p.title}</h1><p>By <a rel="author" href="/about/team">${p.author}</a> on <time datetime="${p.at}">${p.at.slice(0, 10)}</time></p><p>${p.text}</p>`, { head: `<meta name="author" content="${p.author}">` })
  page("https://tracelark.example/blog/atom.xml", `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Tracelark blog</title><id>https://tracelark.example/blog</id><updated>2026-02-03T09:00:00Z</updated>${posts.map(p => `<entry><title>${p.title}</title><author><name>${p.author}</name></author><link href="https://tracelark.example/blog/${p.slug}"/><id>https://tracelark.example/blog/${p.slug}</id><updated>${p.at}</updated><summary>${p.text}</summary></entry>`).join("")}</feed>`, { type: "application/atom+xml; charset=utf-8", title: "Tracelark blog" })
  add("/contact", "Contact", `<h1>Contact</h1><p>Tracelark B.V., Oudegracht 188, 3511 NP Utrecht, the Netherlands. hello@tracelark.example</p>`)
}

/* ───────── 5. Lindavik Bio AB, Lund: biotech. Microdata ───────── */
{
  const add = site("https://www.lindavik.example", {
    name: "Lindavik Bio", shell: "list",
    nav: [["/", "Home"], ["/pipeline", "Pipeline"], ["/people", "People"], ["/news", "News"], ["/contact", "Contact"]],
    foot: "Lindavik Bio AB (publ), Scheelevägen 2, 223 81 Lund, Sweden"
  })
  robots.set("www.lindavik.example", "User-agent: *\nDisallow: /investors/private\n")
  add("/", "Teaching T cells restraint", `<h1>Teaching T cells restraint</h1><p>Lindavik Bio develops regulatory T cell therapies for autoimmune liver disease. LVK-101 is in phase 2.</p>`)
  add("/pipeline", "Pipeline", `<h1>Pipeline</h1><p>LVK-101, autoimmune hepatitis, phase 2. LVK-204, primary sclerosing cholangitis, preclinical.</p>`)
  const ppl = [
    ["karin-ekdahl", "Karin Ekdahl", "Chief Scientific Officer", "Lund", `<p>Karin Ekdahl is one of the three scientific founders. She earned her PhD in immunology at Karolinska Institutet in 2003 and was a postdoctoral fellow in Toronto. Her group described the marker that the company's regulatory T cell products are sorted by. She is also adjunct professor at Lund University. In 2022 she received the Öresund Life Science Award.</p><p>ORCID: <a href="https://orcid.org/0000-0002-4471-0093">0000-0002-4471-0093</a></p>`],
    ["johan-stenmark", "Johan Stenmark", "Chief Executive Officer", "Lund", `<p>Johan Stenmark became Chief Executive Officer in September 2025 after four years as the company's Chief Financial Officer. He has taken two life science companies to the stock exchange. Johan holds an MSc in Business and Economics from the Stockholm School of Economics (1999) and sits on the board of the Medicon Growth Fund.</p>`],
    ["nomvula-dlamini-berg", "Nomvula Dlamini-Berg", "Vice President Clinical Operations", "Malmö", `<p>Nomvula Dlamini-Berg plans and runs our trials in nine countries. She trained as a nurse, with a Bachelor of Nursing from the University of KwaZulu-Natal (2001), and came to trials by way of an intensive care ward in Durban. She lives in Malmö, where she sings in a jazz quartet.</p>`],
    ["elias-wretman", "Elias Wretman", "Head of Quality Assurance", "Lund", `<p>Elias Wretman leads quality assurance for our GMP cell facility in Lund. He is an ASQ Certified Quality Auditor and has been through eleven inspections by the Swedish Medical Products Agency.</p>`]
  ]
  add("/people", "People", `<h1>People</h1>${ppl.map(([s, n, t]) => `<div itemscope itemtype="https://schema.org/Person"><a itemprop="url" href="/people/${s}"><span itemprop="name">${n}</span></a>, <span itemprop="jobTitle">${t}</span></div>`).join("")}<p>Chair of the board: Agneta Rosén, former head of a pharmacy chain.</p>`)
  for (const [s, n, t, c, b] of ppl) add(`/people/${s}`, n, `<div itemscope itemtype="https://schema.org/Person"><h1 itemprop="name">${n}</h1><p itemprop="jobTitle">${t}</p><p itemprop="workLocation">${c}, Sweden</p><div itemprop="description">${b}</div></div>`)
  add("/news", "News", `<h1>Press releases</h1><p><a href="/news/ceo">Johan Stenmark appointed CEO</a> 1 September 2025</p><p><a href="/news/award">Karin Ekdahl receives Öresund Life Science Award</a> 6 October 2022</p>`)
  add("/news/ceo", "Johan Stenmark appointed CEO of Lindavik Bio", `<h1>Johan Stenmark appointed CEO of Lindavik Bio</h1><p>Lund, 1 September 2025. The board of Lindavik Bio AB has appointed Johan Stenmark Chief Executive Officer. He succeeds Pia Wallin, who retires. "Johan knows our cash and our cells," said chair Agneta Rosén. A new Chief Financial Officer will be recruited.</p>`, { news: { seen: "20250901T060000Z", country: "Sweden" } })
  add("/news/award", "Karin Ekdahl receives Öresund Life Science Award", `<h1>Karin Ekdahl receives Öresund Life Science Award 2022</h1><p>Lund, 6 October 2022. Karin Ekdahl, Chief Scientific Officer, was honoured last night in Copenhagen for her work on regulatory T cells.</p>`, { news: { seen: "20221006T060000Z", country: "Sweden" } })
  add("/contact", "Contact", `<h1>Contact</h1><p>Lindavik Bio AB, Scheelevägen 2, 223 81 Lund, Sweden. info@lindavik.example</p>`)
  redirect("https://lindavik.example/", "https://www.lindavik.example/")
}

/* ───────── 6. Quaylight Pte. Ltd., Singapore: fintech ───────── */
{
  const add = site("https://www.quaylight.example", {
    name: "Quaylight", shell: "blocks",
    nav: [["/payments", "Payments"], ["/company/about", "About"], ["/company/leadership", "Leadership"], ["/newsroom", "Newsroom"], ["/contact", "Contact"]],
    foot: "Quaylight Pte. Ltd., 80 Robinson Road #14-02, Singapore 068898. Licensed as a Major Payment Institution by the Monetary Authority of Singapore."
  })
  robots.set("www.quaylight.example", "User-agent: *\nDisallow: /dashboard\n")
  add("/", "Cross-border payouts for platforms", `<h1>Payouts that land the same day</h1><p>Quaylight moves money for marketplaces and payroll platforms across eleven Asian currencies.</p>`)
  add("/payments", "Payments", `<h1>Payments</h1><p>Collections, FX, payouts, ledger API. PCI DSS Level 1.</p>`)
  add("/company/about", "About", `<h1>About Quaylight</h1><p>Founded in 2018 by Benedict Goh. 210 people in Singapore, Jakarta and Manila. <a href="/company/leadership">Leadership</a></p>`)
  add("/company/leadership", "Leadership", `<h1>Leadership</h1>
<div class="leader"><h3>Benedict Goh</h3><h5>Founder &amp; Chief Executive Officer</h5><p>Ben wrote settlement engines for a stock exchange before Quaylight. He is a reserve naval officer.</p></div>
<div class="leader"><h3>Tan Wei Ling</h3><h5>Chief Operating Officer</h5><p>Wei Ling runs settlement, support and compliance operations from Singapore. She is a CFA charterholder and a graduate of the National University of Singapore (BBA, 2004). Before Quaylight she spent twelve years in transaction banking. She paddles in a dragon boat crew at Kallang.</p></div>
<div class="leader"><h3>Grace Okafor-Lim</h3><h5>Head of Partnerships</h5><p>Grace signs banks, wallets and the occasional airline. Lagos-born, she has lived in Singapore since 2011 and plays centre for her netball club, the Toa Payoh Tigers.</p></div>
<div class="leader"><h3>Farah Yusof</h3><h5>Interim Chief Risk Officer</h5><p>Farah took over risk in April 2026. She was deputy to Rajesh Menon.</p></div>`)
  add("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/risk-change">Farah Yusof interim Chief Risk Officer</a> 2 April 2026</li><li><a href="/newsroom/menon-2022">Rajesh Menon joins as Chief Risk Officer</a> 14 March 2022</li><li><a href="/newsroom/airline">Quaylight and Straits Air agree payouts</a> 9 September 2025</li></ul>`)
  add("/newsroom/risk-change", "Farah Yusof interim Chief Risk Officer", `<h1>Farah Yusof interim Chief Risk Officer</h1><p>Singapore, 2 April 2026. Rajesh Menon has left Quaylight after four years as Chief Risk Officer to take up a role at a bank. Farah Yusof takes over for the time being. "Rajesh built the house we live in," said Benedict Goh.</p>`, { news: { seen: "20260402T020000Z", country: "Singapore" } })
  add("/newsroom/menon-2022", "Rajesh Menon joins as Chief Risk Officer", `<h1>Rajesh Menon joins Quaylight as Chief Risk Officer</h1><p>Singapore, 14 March 2022. Rajesh Menon joins from a regional bank, where he ran credit risk for small business lending. He holds a Master of Science in Applied Finance from Singapore Management University (2009).</p>`, { news: { seen: "20220314T020000Z", country: "Singapore" } })
  add("/newsroom/airline", "Quaylight and Straits Air agree payouts", `<h1>Quaylight and Straits Air agree payouts</h1><p>9 September 2025. Straits Air will refund passengers through Quaylight in seven currencies. "Refunds are where trust is lost or made," said Grace Okafor-Lim, Head of Partnerships at Quaylight.</p>`, { news: { seen: "20250909T020000Z", country: "Singapore" } })
  add("/contact", "Contact", `<h1>Contact</h1><p>Quaylight Pte. Ltd., 80 Robinson Road #14-02, Singapore 068898. hello@quaylight.example</p>`)
  redirect("https://quaylight.example/", "https://www.quaylight.example/")
}
