import { ids, jsonLd, news, notFound, page, redirects, robots, site } from "./core.mjs"

/* ── 1. Tallybird, HR software, Tallinn: cards ─────────────────────────────────────────────── */
{
  const o = "https://www.tallybird.example"
  redirects["https://tallybird.example/"] = o + "/"
  redirects["https://tallybird.example/team"] = o + "/company/people"
  redirects[o + "/team"] = o + "/company/people"
  redirects[o + "/about-us"] = o + "/company"
  robots["www.tallybird.example"] = "User-agent: *\nDisallow: /app/\nSitemap: https://www.tallybird.example/sitemap.xml\n"
  const add = site(o, ({ title, main, head }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Tallybird</title>
<meta name="viewport" content="width=device-width"><meta property="og:site_name" content="Tallybird">${head}</head><body>
<header><a href="/">Tallybird</a><nav><a href="/product">Product</a> <a href="/company">Company</a> <a href="/company/people">People</a> <a href="/newsroom">Newsroom</a> <a href="/contact">Contact</a> <a href="/app/login">Log in</a></nav></header>
<main>${main}</main><div class="cookie">We use cookies to count visits. <button>Fine</button></div>
<footer>Tallybird OÜ · Telliskivi 60, 10412 Tallinn, Estonia · hello@tallybird.example · <a href="https://www.linkedin.com/company/tallybird">LinkedIn</a></footer></body></html>`)
  add("/", "HR that keeps count", `<h1>The HR system your managers will actually open</h1><p>Tallybird brings leave, contracts, reviews and payroll hand-over together for companies of 50 to 2,000 people. 640 employers in eleven countries run on it.</p><p><a href="/company/people">Meet the flock</a></p>`)
  add("/product", "Product", `<h1>Product</h1><p>Leave planning, contracts, onboarding, reviews and payroll export in one place.</p><ul><li>Leave and absence</li><li>E-signed contracts</li><li>Review cycles</li><li>Payroll hand-over to 14 systems</li></ul>`)
  add("/company", "Company", `<h1>About Tallybird</h1><p>We started in 2015 above a bicycle shop in Telliskivi, because Liis had spent a summer typing holiday requests from one spreadsheet into another. Today we are 118 people in Tallinn and Tartu, and still allergic to spreadsheets.</p><p>Funded by Northgate Seed and Amber Bridge Ventures.</p>`)
  const card = (name, role, text, img) => `<div class="card"><img src="/img/${img}.jpg" alt="${name}"><h3 class="card__name">${name}</h3><p class="card__role">${role}</p><p class="card__text">${text}</p></div>`
  add("/company/people", "People", `<h1>Meet the flock</h1><p>No stock photos, we promise.</p><section class="cards">
${card("Liis Kuusk", "Co-founder &amp; CEO", "Liis built the first version of Tallybird herself and still answers support tickets every first Friday of the month. Off duty you will hear her before you see her: she sings alto in the chamber choir Kalev Street Voices.", "liis")}
${card("Ingrid Oja", "Chief People Officer", "Ingrid practises on us what we sell to others. SHRM-SCP certified, author of <em>The Quiet Handover</em>, and the reason Tallybird has had a four-day week since 2023.", "ingrid")}
${card("Toomas Rebane", "Chief Technology Officer", "Toomas joined from a bank and has not worn a tie since. He took over our engineering team in February 2026.", "toomas")}
${card("Rasmus Pärn", "Staff Software Engineer", "Rasmus keeps the payroll engine honest from our Tartu office. Elixir and PostgreSQL by day, disc golf by light Nordic night.", "rasmus")}
${card("Mari-Liis Saar", "Head of Customer Success", "Mari-Liis knows every customer by first name and most of their dogs.", "mari")}
</section>`)
  add("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/new-cto">Toomas Rebane becomes CTO as Kaarel Tamm moves on</a> (2 February 2026)</li><li><a href="/newsroom/series-b">Tallybird raises €21m Series B</a> (14 May 2025)</li><li><a href="/newsroom/kaarel-tamm-cto">Kaarel Tamm appointed CTO</a> (9 September 2019)</li></ul>`)
  add("/newsroom/new-cto", "Toomas Rebane becomes CTO", `<article><h1>Toomas Rebane becomes CTO as Kaarel Tamm moves on</h1><time datetime="2026-02-02">2 February 2026</time><p>After more than six years as our CTO, Kaarel Tamm has left Tallybird for a new job in Switzerland. His successor is Toomas Rebane.</p><p>“Kaarel taught us to ship on Tuesdays and sleep on Fridays. We will miss him and his terrible sauna jokes,” said CEO Liis Kuusk.</p></article>`)
  add("/newsroom/series-b", "Series B", `<article><h1>Tallybird raises €21m Series B</h1><time datetime="2025-05-14">14 May 2025</time><p>Tallinn, Estonia. Tallybird, the HR software company, has closed a €21 million Series B led by Amber Bridge Ventures. “This lets us open in Poland and the Czech Republic without becoming a company that we would not want to work for,” said Liis Kuusk, co-founder and chief executive.</p></article>`)
  add("/newsroom/kaarel-tamm-cto", "Kaarel Tamm appointed CTO", `<article><h1>Kaarel Tamm appointed CTO</h1><time datetime="2019-09-09">9 September 2019</time><p>Kaarel Tamm, until now lead developer, is Tallybird's new Chief Technology Officer. He will be based in Tallinn.</p></article>`)
  add("/app/login", "Log in", `<h1>Log in</h1><form><input name="email"></form>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>Tallybird OÜ, Telliskivi 60, 10412 Tallinn, Estonia. Phone +372 600 0142. Our Tartu office: Ülikooli 11, Tartu.</p>`)
}

/* ── 2. Orrery Robotics, Zürich: profile pages with h-card, blog with feed ─────────────────── */
{
  const o = "https://orrery-robotics.example"
  redirects["https://www.orrery-robotics.example/"] = o + "/"
  const add = site(o, ({ title, main, head, path }) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} – Orrery Robotics</title><link rel="alternate" type="application/atom+xml" title="Orrery blog" href="/blog/feed.xml"><link rel="canonical" href="${o}${path}">${head}</head>
<body><nav><ul><li><a href="/">Orrery</a></li><li><a href="/about/">About</a></li><li><a href="/team/">Team</a></li><li><a href="/blog/">Blog</a></li><li><a href="/press/">Press</a></li><li><a href="/contact/">Contact</a></li></ul></nav>${main}<footer><small>Orrery Robotics AG, Hardturmstrasse 181, 8005 Zürich, Switzerland</small></footer></body></html>`)
  add("/", "Robots that tidy orchards", `<h1>Harvesting robots that know a ripe pear</h1><p>Orrery Robotics builds mobile arms for orchards and greenhouses. Founded 2018 as a spin-off, 47 people, one very muddy test field in Wädenswil.</p>`)
  add("/about/", "About", `<h1>About us</h1><p>An orrery is a mechanical model of the planets. Ours pick fruit. We are backed by Helvetia Deep Ventures and the Agrotech Fund.</p>`)
  const people = [
    ["matthias-braendli", "Dr Matthias Brändli", "Chief Technology Officer, Co-founder", `Matthias co-founded Orrery after his doctorate in robotics at ETH Zurich (2014), where he taught a robot hand to hold an egg. He leads research and holds two patents on compliant grippers. He is a Senior Member of the IEEE Robotics and Automation Society and, from December to May, hard to reach at weekends: he is ski touring.`, `<p>ORCID: <a rel="me" href="https://orcid.org/${ids.matthias}">${ids.matthias}</a></p>`],
    ["kaarel-tamm", "Kaarel Tamm", "VP Engineering", `Kaarel moved to Zürich in February 2026 to run our software and platform teams. Before that he was CTO of an HR-software company in Tallinn, where he learned that payroll is harder than robots. A distributed-systems person at heart, he is the author of the open-source job queue linnupesa.`, `<p><a rel="me" href="https://github.com/kaareltamm">GitHub</a> · <a rel="me" href="https://kaareltamm.example/">kaareltamm.example</a></p>`],
    ["yuki-tanabe", "Yuki Tanabe", "Senior Perception Engineer", `Yuki gives our robots their eyes: SLAM, stereo depth and a stubborn dislike of false positives. She came from an autonomous-ferry project in Yokohama and lives in Winterthur, close to the bouldering hall.`, `<p><a rel="me" href="https://github.com/yutanabe">GitHub</a> · <a rel="me" href="https://yukitanabe.example/">Website</a></p>`],
    ["elena-marchetti", "Elena Marchetti", "Head of Business Development", `Elena talks to growers in Italian, German, French and English, and to investors in numbers. She holds an MSc in Management from Bocconi University and previously sold irrigation systems across the Po valley.`, ""],
    ["reto-gisler", "Reto Gisler", "Chief Executive Officer, Co-founder", "Reto grew up on a cherry farm and never quite left.", ""]
  ]
  add("/team/", "Team", `<h1>Team</h1><ul class="people">${people.map(([slug, name, role]) => `<li><a href="/team/${slug}/">${name}</a></li>`).join("\n")}</ul>`)
  for (const [slug, name, role, text, links] of people) {
    add(`/team/${slug}/`, name, `<div class="h-card"><img class="u-photo" src="/i/${slug}.webp" alt=""><h1 class="p-name">${name}</h1><p class="p-job-title">${role}</p><p class="p-org">Orrery Robotics</p><p class="p-adr"><span class="p-locality">Zürich</span></p><div class="p-note"><p>${text}</p></div>${links}</div>`)
  }
  const posts = [
    ["2026-03-11", "why-we-rewrote-the-scheduler", "Why we rewrote the scheduler", "Kaarel Tamm", `<p>Four weeks into the job I did what every new VP Engineering is warned not to do: I asked for a rewrite. Here is how we moved arm scheduling to a supervised, message-passing design, and what the BEAM taught me about pears. I have spent ten years writing Elixir, so take my enthusiasm with salt.</p>`],
    ["2025-10-02", "seeing-through-leaves", "Seeing through leaves", "Yuki Tanabe", `<p>Occlusion is the whole problem in an orchard. This post shows how we fuse stereo depth with a short burst of motion to see behind leaves, in C++ with a little Rust, at 30 frames a second.</p>`],
    ["2025-06-17", "field-notes-from-south-tyrol", "Field notes from South Tyrol", "Elena Marchetti", `<p>I spent a fortnight with eleven apple cooperatives in South Tyrol. What growers ask first is never the price: it is who repairs it in September. I also ran the Merano half marathon, slowly.</p>`]
  ]
  add("/blog/", "Blog", `<h1>Blog</h1>${posts.map(([at, slug, title, by]) => `<p><a href="/blog/${slug}/">${title}</a>, ${by}, ${at}</p>`).join("")}`)
  for (const [at, slug, title, by, text] of posts) add(`/blog/${slug}/`, title, `<article class="h-entry"><h1 class="p-name">${title}</h1><p>by <span class="p-author">${by}</span> on <time class="dt-published">${at}</time></p>${text}</article>`)
  page(o + "/blog/feed.xml", `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Orrery blog</title><id>${o}/blog/</id><updated>2026-03-11T08:00:00Z</updated>${posts.map(([at, slug, title, by, text]) => `<entry><title>${title}</title><id>${o}/blog/${slug}/</id><link href="${o}/blog/${slug}/"/><author><name>${by}</name></author><updated>${at}T08:00:00Z</updated><content type="html">${text.replace(/</g, "&lt;")}</content></entry>`).join("")}</feed>`, { content_type: "application/atom+xml; charset=utf-8" })
  add("/press/", "Press", `<h1>Press</h1><ul><li><a href="/press/swiss-robotics-prize/">Matthias Brändli receives Swiss Robotics Prize</a></li><li><a href="/press/kaarel-tamm/">Kaarel Tamm joins as VP Engineering</a></li></ul>`)
  add("/press/swiss-robotics-prize/", "Matthias Brändli receives Swiss Robotics Prize", `<h1>Matthias Brändli receives the Swiss Robotics Prize 2023</h1><p>Zürich, 9 November 2023. Our co-founder and CTO Matthias Brändli has been awarded the Swiss Robotics Prize for his work on compliant grippers. The jury praised “a hand that apologises to the fruit”.</p>`)
  add("/press/kaarel-tamm/", "Kaarel Tamm joins", `<h1>Kaarel Tamm joins Orrery Robotics as VP Engineering</h1><p>Zürich, 16 February 2026. Orrery Robotics has hired Kaarel Tamm, formerly CTO of Tallybird, as Vice President Engineering. He reports to CEO Reto Gisler and leads 19 engineers in Zürich.</p>`)
  add("/contact/", "Contact", `<h1>Contact</h1><address>Orrery Robotics AG<br>Hardturmstrasse 181<br>8005 Zürich<br>Switzerland</address><p>info@orrery-robotics.example, +41 44 500 01 81</p>`)
}

/* ── 3. Fernhill Veterinary Group, Bristol: headings and paragraphs ────────────────────────── */
{
  const o = "https://www.fernhillvets.example"
  redirects["https://fernhillvets.example/"] = o + "/"
  const add = site(o, ({ title, main }) => `<html><head><meta charset="UTF-8"><title>${title} - Fernhill Vets</title></head><body class="wp-site"><div id="menu"><a href="/">Home</a> | <a href="/about">About us</a> | <a href="/clinics/clifton">Clifton</a> | <a href="/clinics/bedminster">Bedminster</a> | <a href="/clinics/keynsham">Keynsham</a> | <a href="/referrals">Fernhill Referrals</a> | <a href="/news">News</a> | <a href="/contact">Find us</a></div>${main}<div id="footer">Fernhill Veterinary Group Ltd. Registered with the RCVS. Out of hours: 0117 496 0110</div></body></html>`)
  add("/", "Caring for Bristol's pets", `<h1>Nine clinics, one promise</h1><p>Independent vets in and around Bristol since 1988. Book online or pop in.</p>`)
  add("/about", "About us", `<h1>About Fernhill</h1><p>Fernhill Veterinary Group is an employee-owned group of nine small-animal clinics and a referral hospital in Bristol, Bath and Keynsham.</p>`)
  add("/clinics/clifton", "Clifton clinic team", `<h1>Clifton: meet the team</h1>
<h3>Sarah Whitcombe BVSc CertAVP MRCVS, Clinical Director</h3><p>Sarah qualified from the University of Liverpool in 2006 and has looked after Clifton's cats, dogs and one memorable llama ever since 2011. She has a certificate in small animal medicine and a soft spot for older pets. At home she is outnumbered by two retired greyhounds, Biscuit and Pickle. Early birds may spot her swimming in Clevedon Marine Lake.</p>
<h3>Ben Orchard MRCVS, Veterinary Surgeon</h3><p>Ben loves dentistry. Yes, really.</p>`)
  add("/clinics/bedminster", "Bedminster clinic team", `<h1>Bedminster: meet the team</h1>
<h3>Tom Adeyinka, Practice Manager</h3><p>Tom ran hotels before he ran vets and says the guests have improved. He is the man behind our no-queue evenings. A Bristol City season-ticket holder, he also drums in a ceilidh band, The Reel Problem.</p>
<h3>Louise Carver MRCVS, Senior Vet</h3><p>Louise sees rabbits, rats and everything in between.</p>`)
  add("/clinics/keynsham", "Keynsham clinic team", `<h1>Keynsham: meet the team</h1><h3>Jade Pollard RVN, Registered Veterinary Nurse</h3><p>Jade runs our weight-watchers clinic for pets. She shares her flat with Mildred the cat and a tortoise called Gordon.</p>`)
  add("/referrals", "Fernhill Referrals, Bath", `<h1>Fernhill Referrals</h1><p>Our referral hospital is in Bath.</p><h3>Nuala Fitzgerald MVB DipECVS MRCVS, Head of Referral Surgery</h3><p>Nuala graduated from University College Dublin in 2003, trained in surgery in Utrecht and is a Diplomate of the European College of Veterinary Surgeons. She operates on spines, stifles and the occasional swallowed sock, and lectures widely on cruciate disease in dogs.</p>`)
  add("/news", "News", `<h1>News</h1><p><a href="/news/greyhound-walk">Sarah leads the Great Greyhound Walk</a></p><p><a href="/news/practice-manager-finalist">Tom is a finalist!</a></p>`)
  add("/news/greyhound-walk", "Great Greyhound Walk", `<h1>Sarah leads the Great Greyhound Walk</h1><p>On Sunday 12 April our Clifton clinical director Sarah Whitcombe led 84 hounds over the Downs for Greyhound Haven West, the rehoming charity of which she is a trustee. £6,240 was raised.</p>`)
  add("/news/practice-manager-finalist", "Tom is a finalist", `<h1>Tom is a finalist!</h1><p>Congratulations to Tom Adeyinka, practice manager at Bedminster, who was a finalist for Practice Manager of the Year 2025 at the Guild of Veterinary Managers' awards in Leeds.</p>`)
  add("/contact", "Find us", `<h1>Find us</h1><p>Head office: Fernhill Veterinary Group, 14 Whiteladies Gate, Bristol BS8 2QX. Referrals: Locksbrook Yard, Bath BA1 3EN.</p>`)
}

/* ── 4. Brannigan & Sons, construction, Cork: a table ─────────────────────────────────────── */
{
  const o = "https://www.brannigansons.example"
  redirects["https://brannigansons.example/"] = o + "/"
  const add = site(o, ({ title, main }) => `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>${title} :: Brannigan &amp; Sons Construction</title></head><body><header>BRANNIGAN &amp; SONS <a href="/">Home</a> <a href="/about.html">About</a> <a href="/management.html">Management</a> <a href="/projects.html">Projects</a> <a href="/news.html">News</a> <a href="/contact.html">Contact</a></header>${main}<footer>Brannigan &amp; Sons Construction Ltd, Centre Park Road, Cork, Ireland</footer></body></html>`)
  add("/", "Building Munster since 1979", `<h1>Building Munster since 1979</h1><p>Schools, clinics, quays and bridges. 310 people, most of them outdoors.</p>`)
  add("/about.html", "About", `<h1>A family firm</h1><p>Declan Brannigan senior started with one van and a borrowed mixer. His son, also Declan, joined in 2013. The firm turned over €142 million in 2025.</p>`)
  add("/management.html", "Management", `<h1>Management team</h1><table border="1"><tr><th>Name</th><th>Position</th><th>About</th></tr>
<tr><td>Declan Brannigan Snr</td><td>Chairman &amp; Founder</td><td>Founded the company in 1979. Past President of the Munster Builders' Federation. Still walks every site before the first pour.</td></tr>
<tr><td>Niamh Duggan</td><td>Managing Director</td><td>Joined 2004 as quantity surveyor.</td></tr>
<tr><td>Declan Brannigan Jnr</td><td>Contracts Director</td><td>Civil engineer (BE, University College Cork, 2009) and Chartered Engineer with Engineers Ireland. Ran bridge projects in Vancouver before coming home.</td></tr>
<tr><td>Aoife Lenihan</td><td>Head of Sustainability</td><td>Certified Passive House Designer. MSc in Energy Management, TU Dublin. Leads the firm's low-carbon concrete programme.</td></tr></table>`)
  add("/projects.html", "Projects", `<h1>Projects</h1><ul><li>Kent Quay footbridge</li><li>Scoil Naomh Eoin, Ballincollig (passive-house school)</li><li>Mallow Primary Care Centre</li></ul>`)
  add("/news.html", "News", `<h1>News</h1><p><a href="/news/kent-quay.html">Kent Quay footbridge opens</a></p><p><a href="/news/passive-school.html">Ireland's largest passive-house school</a></p>`)
  add("/news/kent-quay.html", "Kent Quay footbridge opens", `<h1>Kent Quay footbridge opens</h1><p>Cork, 20 March 2026. The footbridge was lifted into place in a single night. Contracts Director Declan Brannigan Jnr, who led the job, called it “the longest and best night of my working life”. The bridge has since been named Project of the Year by the Irish Bridge Society.</p>`)
  add("/news/passive-school.html", "Largest passive-house school", `<h1>Ireland's largest passive-house school</h1><p>Ballincollig, 3 September 2025. Head of Sustainability Aoife Lenihan said the school will use a tenth of the heat of its predecessor. “The children asked where the radiators were. There are none.”</p>`)
  add("/contact.html", "Contact", `<h1>Contact</h1><p>Brannigan &amp; Sons Construction Ltd<br>Centre Park Road<br>Cork T12 X0YH<br>Tel. 021 490 0133<br>Accounts payable: accounts@brannigansons.example</p>`)
}

/* ── 5. Northmere Media, newspapers, Halifax: microdata ───────────────────────────────────── */
{
  const o = "https://northmeremedia.example"
  redirects["https://www.northmeremedia.example/"] = o + "/"
  redirects[o + "/leadership"] = o + "/people"
  robots["northmeremedia.example"] = "User-agent: *\nDisallow: /internal/\n"
  const add = site(o, ({ title, main }) => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title} | Northmere Media</title></head><body><nav><a href="/">Northmere</a> <a href="/about">About</a> <a href="/people">People</a> <a href="/press">Press</a> <a href="/contact">Contact</a> <a href="/internal/directory">Staff directory</a></nav><main>${main}</main><footer>© Northmere Media Inc., 1741 Lower Water Street, Halifax, Nova Scotia</footer></body></html>`)
  add("/", "Home", `<h1>Local news for Atlantic Canada</h1><p>Northmere Media publishes The Harbour Chronicle, The Valley Post and seven weeklies.</p>`)
  add("/about", "About", `<h1>About</h1><p>Founded in 1874 with one press and a grudge. Family-owned until 2012, owned by its readers' trust since. Headquarters in Halifax.</p>`)
  const p = (name, title, text, worksFor = "Northmere Media") => `<div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">${name}</h2><p itemprop="jobTitle">${title}</p><p itemprop="description">${text}</p><meta itemprop="worksFor" content="${worksFor}"></div>`
  add("/people", "People", `<h1>People</h1>
${p("Margaret Comeau", "President and Publisher", "Peggy Comeau has been with the house for 26 years, from the police desk of The Harbour Chronicle to its editor-in-chief's chair. She became president and publisher in September 2025. She sits on the board of the Atlantic Press Council and would rather be in a sea kayak.")}
${p("Fatima El-Amrani", "Director of Digital Subscriptions", "Fatima turned 4,000 digital subscribers into 61,000. She speaks fluent churn, SQL and three other languages.")}
${p("Colin Sutherland", "Investigative Reporter, The Harbour Chronicle", "Colin has covered fisheries, ports and public money since 2008. He hosts the podcast Low Water.")}
${p("Isabelle Roach", "Chief Financial Officer", "Isabelle counts so that others may write.")}`)
  add("/press", "Press", `<h1>Press</h1><ul><li><a href="/press/new-publisher">Peggy Comeau named publisher</a></li><li><a href="/press/editor-2017">Margaret Comeau to lead Chronicle newsroom</a></li></ul>`)
  add("/press/new-publisher", "Peggy Comeau named president and publisher", `<h1>Peggy Comeau named president and publisher</h1><p>Halifax, September 8, 2025. The trust of Northmere Media has appointed Margaret “Peggy” Comeau, editor-in-chief of The Harbour Chronicle, as president and publisher. A graduate of the University of King's College School of Journalism, she chairs the reading charity Books by Boat, which brings books to islands without a library.</p>`)
  add("/press/editor-2017", "Margaret Comeau to lead Chronicle newsroom", `<h1>Margaret Comeau to lead Chronicle newsroom</h1><p>Halifax, March 1, 2017. Margaret Comeau becomes editor-in-chief of The Harbour Chronicle.</p>`)
  add("/contact", "Contact", `<h1>Contact</h1><p>1741 Lower Water Street, Halifax, Nova Scotia B3J 0J2. Newsroom: tips@northmeremedia.example</p>`)
  add("/internal/directory", "Staff directory", `<h1>Staff directory (internal)</h1><p>Colin Sutherland, ext. 4471, employee no. NM-00871. Fatima El-Amrani, ext. 4410, employee no. NM-01290.</p>`)

  const hc = "https://harbourchronicle.example"
  const chron = site(hc, ({ title, main }) => `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${title} | The Harbour Chronicle</title><meta property="og:type" content="article"></head><body><header><a href="/">The Harbour Chronicle</a></header>${main}<footer>A Northmere Media newspaper</footer></body></html>`)
  chron("/", "Front page", `<h1>The Harbour Chronicle</h1><ul><li><a href="/2025/quota-kings">The quota kings</a></li><li><a href="/authors/colin-sutherland">Colin Sutherland</a></li></ul>`)
  chron("/authors/colin-sutherland", "Colin Sutherland", `<h1>Colin Sutherland</h1><p>Investigative reporter in Halifax. Fisheries, ports, freedom-of-information requests. Colin's series “The Quota Kings” won gold at the Atlantic Journalism Prizes in 2025. He curls (badly) at the Bedford Basin Curling Club.</p><p><a href="https://lowwater.example/">Low Water, the podcast</a></p>`)
  chron("/2025/quota-kings", "The quota kings", `<article><h1>The quota kings</h1><p>By Colin Sutherland, January 18, 2025</p><p>Five families hold a third of the lobster licences on the Eastern Shore. Over eleven months The Harbour Chronicle read 4,300 pages of filings obtained under freedom-of-information law.</p></article>`, news("20250118T110000Z", "Canada"))
}

/* ── 6. Quillon Risk Partners, insurance broker, Melbourne: table and JSON-LD, soft 404 ───── */
{
  const o = "https://quillonrisk.example"
  redirects["https://www.quillonrisk.example/"] = o + "/"
  const shell = ({ title, main, head }) => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title} · Quillon Risk Partners</title>${head ?? ""}</head><body><nav><a href="/">Home</a><a href="/our-firm">Our firm</a><a href="/our-people">Our people</a><a href="/insights">Insights</a><a href="/contact-us">Contact us</a></nav>${main}<footer>Quillon Risk Partners Pty Ltd · Level 9, 455 Bourke Street, Melbourne VIC 3000 · AFSL 000143</footer></body></html>`
  const add = site(o, shell)
  notFound["quillonrisk.example"] = { status: 200, body: shell({ title: "Page not found", main: "<h1>We could not find that page</h1><p>Please use the menu above.</p>" }) }
  const org = jsonLd({ "@context": "https://schema.org", "@type": "InsuranceAgency", name: "Quillon Risk Partners", url: o, address: { "@type": "PostalAddress", addressLocality: "Melbourne", addressRegion: "VIC", addressCountry: "AU" } })
  add("/", "Insurance broking with a spine", `<h1>Insurance broking with a spine</h1><p>Commercial, marine and professional risks for Australian businesses since 1986.</p>`, { head: org })
  add("/our-firm", "Our firm", `<h1>Our firm</h1><p>Quillon is a privately owned insurance broker with 74 staff in Melbourne and Hobart. We place A$190m in premium each year.</p>`)
  add("/our-people", "Our people", `<h1>Our people</h1><table><thead><tr><th>Name</th><th>Role</th></tr></thead><tbody><tr><td><a href="/our-people/priya-ramanathan">Priya Ramanathan</a></td><td>Managing Director</td></tr><tr><td><a href="/our-people/bruce-hallett">Bruce Hallett</a></td><td>Head of Marine</td></tr><tr><td>Grace Nguyen</td><td>Claims Manager</td></tr><tr><td>Alan Petrie</td><td>Chief Financial Officer</td></tr></tbody></table>`)
  add("/our-people/priya-ramanathan", "Priya Ramanathan", `<h1>Priya Ramanathan</h1><h2>Managing Director</h2><p>Priya joined Quillon as a graduate in 2000 and has led the firm since 2018. She is a Fellow of ANZIIF, chairs Women in Broking Australia and holds a Bachelor of Commerce from Monash University. Clients value her directness; colleagues fear her only in finals week, when Richmond are playing.</p>`, { head: jsonLd({ "@context": "https://schema.org", "@type": "Person", name: "Priya Ramanathan", jobTitle: "Managing Director", worksFor: { "@type": "Organization", name: "Quillon Risk Partners" }, workLocation: { "@type": "Place", name: "Melbourne" }, alumniOf: "Monash University", sameAs: ["https://www.linkedin.com/in/priya-ramanathan-quillon"] }) })
  add("/our-people/bruce-hallett", "Bruce Hallett", `<h1>Bruce Hallett</h1><h2>Head of Marine</h2><p>Thirty years of hull, cargo and protection &amp; indemnity cover, and Certified Insurance Professional with ANZIIF. Bruce insures the boats he would like to sail, and has sailed eleven Sydney to Hobarts in those he could.</p>`, { head: jsonLd({ "@context": "https://schema.org", "@type": "Person", name: "Bruce Hallett", jobTitle: "Head of Marine", worksFor: "Quillon Risk Partners" }) })
  add("/insights", "Insights", `<h1>Insights</h1><ul><li><a href="/insights/flood-claims-lessons">Five lessons from the Maribyrnong flood claims</a></li><li><a href="/insights/broker-of-the-year">Quillon's Priya Ramanathan is Broking Leader of the Year</a></li></ul>`)
  add("/insights/flood-claims-lessons", "Five lessons from the Maribyrnong flood claims", `<h1>Five lessons from the Maribyrnong flood claims</h1><p>By Grace Nguyen, Claims Manager</p><p>In 2022 and 2023 my team handled 212 flood claims. Photograph before you mop, keep one wet carpet tile, and never sign a scope of works on the bonnet of a ute.</p>`)
  add("/insights/broker-of-the-year", "Broking Leader of the Year", `<h1>Priya Ramanathan is Broking Leader of the Year</h1><p>Melbourne, 21 August 2025. Our Managing Director has been named Broking Leader of the Year at the Southern Cross Insurance Awards.</p>`)
  add("/contact-us", "Contact us", `<h1>Contact us</h1><p>Level 9, 455 Bourke Street, Melbourne VIC 3000, Australia. (03) 9000 0455</p>`)
}
