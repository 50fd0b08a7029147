// Oriel & Finch, Larkspur, Peatline, Godown, Tarrant Voss, Wetherell
import { archived, p, put, redirects, robots, site, ul } from "./lib.mjs"

// ---------- Oriel & Finch (microdata)
let host = "www.orielandfinch.example"
const of = site({ host, name: "Oriel &amp; Finch", nav: [["/", "Books"], ["/about", "About"], ["/about/people", "People"], ["/news", "News"], ["/contact", "Contact"]], foot: "Oriel &amp; Finch Publishers, 9 Candlemaker Wynd, Edinburgh EH1", theme: "a" })
of("/", "Oriel & Finch | Independent publisher, Edinburgh", `<h1>Forty books a year, slowly</h1>` + p("Fiction, essays and natural history from Edinburgh."))
of("/about", "About | Oriel & Finch", `<h1>About</h1>` + p("Founded in 1996 above a violin shop. We remain an independent publisher of twenty-two people."))
const md = (n, r, t) => `<section itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">${n}</h2><p itemprop="jobTitle">${r}</p><div itemprop="description">${t}</div><meta itemprop="worksFor" content="Oriel &amp; Finch"></section>`
of("/about/people", "People | Oriel & Finch", `<h1>People</h1>` +
  md("Fergus Dalhousie-Orr", "Founder and Publisher", "Fergus read history at the University of St Andrews, sold books from a van, and founded Oriel &amp; Finch in 1996. He chairs the Scottish Independent Publishers’ Guild.") +
  md("Mairi Strachan", "Editorial Director", "Mairi edits our essays and nature writing. A native Gaelic speaker from Lewis, she compiled the anthology Salt Grammar and judges the Forth Essay Prize.") +
  md("Kavita Menon-Reid", "Rights and International Director", "Kavita sells our books into thirty languages, four of which she speaks: English, Malayalam, French and Italian.") +
  md("Ewan Baird", "Art Director", "Ewan has designed some four hundred covers. He is a member of the International Society of Typographic Designers and teaches letterpress to anyone with clean hands."))
of("/news", "News | Oriel & Finch", `<h1>News</h1>` + ul([`<a href="/news/rights-professional">Kavita Menon-Reid is Rights Professional of the Year</a>`, `<a href="/news/new-roles-2025">New roles for spring</a>`, `<a href="/news/frankfurt-2022">See us in Frankfurt</a>`]))
of("/news/rights-professional", "Kavita Menon-Reid is Rights Professional of the Year", `<h1>Kavita Menon-Reid is Rights Professional of the Year</h1>` + p("13 March 2026. At the Thames Book Fair in London our Rights and International Director Kavita Menon-Reid was named Rights Professional of the Year."), { news: { seen: "2026-03-13T12:00:00Z", country: "United Kingdom" } })
of("/news/new-roles-2025", "New roles for spring | Oriel & Finch", `<h1>New roles for spring</h1>` + p("1 April 2025. Kavita Menon-Reid becomes Rights and International Director. Ewan Baird, art director since 2015, takes on production."))
of("/news/frankfurt-2022", "See us in Frankfurt | Oriel & Finch", `<h1>See us in Frankfurt</h1>` + p("October 2022. Our rights manager Kavita Menon-Reid will be at table 14B."))
of("/contact", "Contact | Oriel & Finch", `<h1>Contact</h1>` + p("Oriel &amp; Finch, 9 Candlemaker Wynd, Edinburgh EH1 2QE, Scotland, United Kingdom"))

// ---------- Larkspur Property Partners (profile pages)
host = "www.larkspurpartners.example"
const lp = site({ host, name: "Larkspur Property Partners", nav: [["/", "Home"], ["/company", "Company"], ["/company/leadership", "Leadership"], ["/press", "Press"], ["/contact", "Contact"]], foot: "Larkspur Property Partners LLC · 1480 Tamarack Street, Denver, CO 80202", theme: "c", lang: "en-US" })
lp("/", "Larkspur Property Partners | Apartment management in Denver", `<h1>9,200 front doors</h1>` + p("Larkspur manages apartment communities in Colorado and Wyoming for families and institutions."))
lp("/company", "Company | Larkspur", `<h1>Company</h1>` + p("A family business: founded in Denver in 1984, in its second generation since 2018."))
lp("/company/leadership", "Leadership | Larkspur", `<h1>Leadership</h1><div><a href="/company/leadership/walter-brandt-sr">Walter Brandt Sr.</a> Founder and Chairman</div><div><a href="/company/leadership/walter-brandt-jr">Walter Brandt Jr.</a> President</div><div><a href="/company/leadership/consuelo-archuleta">Consuelo Archuleta</a> Vice President, Property Operations</div>`)
lp("/company/leadership/walter-brandt-sr", "Walter Brandt Sr., Founder and Chairman | Larkspur", `<h1>Walter Brandt Sr.</h1><h3>Founder and Chairman</h3>` + p("Walter Brandt Sr. started Larkspur in 1984 with one eight-unit building on Josephine Street. He graduated from the University of Denver in 1974 and was inducted into the Colorado Apartment Hall of Fame in 2015. Ask him about fly fishing at your own risk."))
lp("/company/leadership/walter-brandt-jr", "Walter Brandt Jr., President | Larkspur", `<h1>Walter Brandt Jr.</h1><h3>President</h3>` + p("Walt joined the company in 2009 and has run it day to day since 2018. He holds an MBA from Northwestern University and the CCIM designation, and has finished the Mosquito Range 100 ultramarathon three times."))
lp("/company/leadership/consuelo-archuleta", "Consuelo Archuleta, Vice President, Property Operations | Larkspur", `<h1>Consuelo Archuleta</h1><h3>Vice President, Property Operations</h3>` + p("Consuelo oversees 140 site teams. A Certified Property Manager (CPM), she is 2026 president of the Front Range chapter of the Institute of Property Stewards and volunteers with Read Denver, an adult literacy program."))
lp("/press", "Press | Larkspur", `<h1>Press</h1>` + ul([`<a href="/press/second-generation">Larkspur names second-generation president</a>`, `<a href="/press/cheyenne">Larkspur enters Cheyenne</a>`]))
lp("/press/second-generation", "Larkspur names second-generation president", `<h1>Larkspur names second-generation president</h1>` + p("Denver, May 2, 2018. Walter Brandt Jr. succeeds his father, Walter Brandt Sr., as president. The elder Mr. Brandt remains chairman."), { news: { seen: "2018-05-02T15:00:00Z", country: "United States" } })
lp("/press/cheyenne", "Larkspur enters Cheyenne", `<h1>Larkspur enters Cheyenne</h1>` + p("Denver, March 18, 2026. Larkspur has taken over 640 apartments in Cheyenne. “We hire the site team first and paint second,” said Consuelo Archuleta, vice president of property operations."), { news: { seen: "2026-03-18T15:00:00Z", country: "United States" } })
lp("/contact", "Contact | Larkspur", `<h1>Contact</h1>` + p("1480 Tamarack Street, Suite 300, Denver, Colorado 80202, United States"))

// ---------- Peatline (plain list)
host = "www.peatline.example"
const pl = site({ host, name: "Peatline", nav: [["/", "Home"], ["/about", "About"], ["/team", "Who we are"], ["/news", "News"], ["/contact", "Contact"]], foot: "Peatline Technologies Ltd, Limerick, Ireland", theme: "b", lang: "en-IE" })
pl("/", "Peatline – measuring carbon in bogs", `<h1>We measure bogs</h1>` + p("Peatline is a climate-tech start-up: radar satellites and buried sensors that tell landowners what a rewetted bog keeps in the ground."))
pl("/about", "About – Peatline", `<h1>About</h1>` + p("Spun out in 2021, nineteen people, one drying room for boots."))
pl("/team", "Who we are – Peatline", `<h1>Who we are</h1><dl><dt>Connor Maguire, Co-founder and CEO</dt><dd>Connor sold a wind-farm inspection business before peat. Engineer by training (University of Limerick), beekeeper by accident.</dd><dt>Dr Saoirse Lally, Co-founder and Chief Scientist</dt><dd>Saoirse did her PhD on bog hydrology at University College Cork and has the wellies to prove it. She works with InSAR and flux towers.</dd><dt>Bart Quigg, Software Engineer</dt><dd>Bart keeps the data flowing from bog to browser.</dd></dl>`)
pl("/news", "News – Peatline", `<h1>News</h1>` + ul([`<a href="/news/green-atlantic">Peatline wins Green Atlantic Start-up Prize</a>`]))
pl("/news/green-atlantic", "Peatline wins Green Atlantic Start-up Prize", `<h1>Peatline wins Green Atlantic Start-up Prize</h1>` + p("Limerick, 22 May 2025. Chief executive Connor Maguire collected the prize in Galway. “The bog did the work,” he said."), { news: { seen: "2025-05-22T10:00:00Z", country: "Ireland" } })
pl("/contact", "Contact – Peatline", `<h1>Contact</h1>` + p("Peatline Technologies Ltd, 3 Lock Quay, Limerick V94 X5K1, Ireland"))
robots[host] = "User-agent: *\nAllow: /\nCrawl-delay: 1\n"

// ---------- Godown Systems (profile pages, one gone)
host = "www.godownsystems.example"
const gs = site({ host, name: "Godown Systems", nav: [["/", "Product"], ["/company", "Company"], ["/company/team", "Team"], ["/press", "Press"], ["/blog", "Blog"], ["/contact", "Contact"]], foot: "Godown Systems Pvt. Ltd., Baner Road, Pune 411045", theme: "a", lang: "en-IN" })
gs("/", "Godown Systems | Warehouse and freight software", `<h1>Know where the pallet is</h1>` + p("Godown Systems makes logistics software: warehouse management, yard planning and freight billing for 700 sites in India and the Gulf."))
gs("/company", "Company | Godown Systems", `<h1>Company</h1>` + p("Founded 2011 in Pune. The name is the old word for a warehouse."))
gs("/company/team", "Team | Godown Systems", `<h1>Team</h1><div class="row"><h4>Vikram Deshpande</h4><em>Vice President, Engineering</em><p>Vikram runs a team of 85 and still reviews Kafka configurations himself. Computer engineering graduate of the College of Engineering, Pune.</p></div><div class="row"><h4>Meher Contractor</h4><em>Chief Product Officer</em><p>Meher has been with Godown since 2015. Before software she planned container trains. MBA, IIM Ahmedabad.</p></div><div class="row"><h4>Suhas Patil</h4><em>Head of Support</em></div>`)
gs("/press", "Press | Godown Systems", `<h1>Press</h1>` + ul([`<a href="/press/meher-contractor-cpo">Meher Contractor appointed Chief Product Officer</a>`, `<a href="/people/meher-contractor">Speaker profile: Meher Contractor</a>`]))
gs("/press/meher-contractor-cpo", "Meher Contractor appointed Chief Product Officer | Godown Systems", `<h1>Meher Contractor appointed Chief Product Officer</h1>` + p("Pune, 5 January 2026. Godown Systems has appointed Meher Contractor as Chief Product Officer. She was Director of Product."), { news: { seen: "2026-01-05T06:00:00Z", country: "India" } })
gs("/people/meher-contractor", "Meher Contractor, Director of Product | Godown Systems", `<h1>Meher Contractor</h1>` + p("Director of Product, Godown Systems. Meher writes about yard management and restores old fountain pens."), { dead: true })
archived(`https://${host}/people/meher-contractor`, "20230611081500", `<!doctype html><html><head><title>Meher Contractor, Director of Product | Godown Systems</title></head><body><h1>Meher Contractor</h1><p>Director of Product, Godown Systems. Meher writes about yard management and restores old fountain pens.</p></body></html>`)
gs("/blog", "Blog | Godown Systems", `<h1>Blog</h1>` + ul([`<a href="/blog/exactly-once">Exactly once, more or less</a> by Vikram Deshpande`]), { head: `<link rel="alternate" type="application/atom+xml" href="/blog/atom.xml">` })
gs("/blog/exactly-once", "Exactly once, more or less | Godown Systems", `<h1>Exactly once, more or less</h1><p>By Vikram Deshpande, Vice President, Engineering</p>` + p("A scanner that loses its signal behind a rack will send the same pallet twice. This is how we made our event streams on Kafka forgive it."))
put(`https://${host}/blog/atom.xml`, `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Godown blog</title><entry><title>Exactly once, more or less</title><author><name>Vikram Deshpande</name></author><link href="https://${host}/blog/exactly-once"/><updated>2025-12-01T00:00:00Z</updated></entry></feed>`, { ct: "application/atom+xml" })
gs("/contact", "Contact | Godown Systems", `<h1>Contact</h1>` + p("Godown Systems Pvt. Ltd., Baner Road, Pune 411045, Maharashtra, India"))

// ---------- Tarrant Voss (plain)
host = "www.tarrantvoss.example"
const tv = site({ host, name: "Tarrant Voss", nav: [["/", "Home"], ["/about-us", "About us"], ["/meet-the-team", "Meet the team"], ["/insights", "Insights"], ["/get-in-touch", "Get in touch"]], foot: "Tarrant Voss Recruitment Ltd, 22 Tib Lane, Manchester M2", theme: "b" })
tv("/", "Tarrant Voss | Engineering and technology recruitment, Manchester", `<h1>People who build things</h1>` + p("Tarrant Voss finds engineers, site managers and software people for employers in the north of England."))
tv("/about-us", "About us | Tarrant Voss", `<h1>About us</h1>` + p("Independent recruitment firm, since 2007, in Manchester."))
tv("/meet-the-team", "Meet the team | Tarrant Voss", `<h1>Meet the team</h1><p><b>Joanne Tarrant</b> – Founder and Managing Director. Jo opened the firm in 2007 with one phone. She is a Fellow of the Recruitment and Employment Guild and has never missed a home game at Stockport County that she could help.</p><p><b>Dev Kapoor-Hughes</b> – Principal Consultant, Software. Dev places Go and Kotlin engineers and hosts the Northern Engineers meetup.</p><p><b>Bethan Rhys</b> – Talent Research Analyst. Bethan maps markets before we call anybody. She read psychology at Bangor University and sings alto in the Deansgate Chorale.</p>`)
tv("/insights", "Insights | Tarrant Voss", `<h1>Insights</h1>` + ul([`<a href="/insights/salary-survey-2026">Northern tech salary survey 2026</a>`]))
tv("/insights/salary-survey-2026", "Northern tech salary survey 2026 | Tarrant Voss", `<h1>Northern tech salary survey 2026</h1><p>By Bethan Rhys, Talent Research Analyst, with Dev Kapoor-Hughes</p>` + p("We asked 1,900 engineers what they earn and what would make them move. Short answer: Fridays."))
tv("/get-in-touch", "Get in touch | Tarrant Voss", `<h1>Get in touch</h1>` + p("Tarrant Voss Recruitment Ltd, 22 Tib Lane, Manchester M2 4JA, United Kingdom"))

// ---------- Wetherell State University, Department of Entomology
host = "entomology.wetherell.example"
const we = site({ host, name: "Department of Entomology, Wetherell State University", nav: [["/", "Home"], ["/about", "About"], ["/people", "People"], ["/news", "News"], ["/contact", "Contact"]], foot: "Wetherell State University · Madison, Wisconsin", theme: "c", lang: "en-US" })
we("/", "Department of Entomology | Wetherell State University", `<h1>Six legs and counting</h1>` + p("Teaching, research and extension on insects since 1909."))
we("/about", "About | Entomology at Wetherell State", `<h1>About</h1>` + p("Eighteen faculty, forty graduate students and two million pinned insects."))
we("/people", "People | Entomology at Wetherell State", `<h1>Faculty</h1><table><tr><td><a href="/people/petrakis">Lorraine Petrakis</a></td><td>Professor and Department Chair</td></tr><tr><td><a href="/people/okonjo-reyes">Samuel Okonjo-Reyes</a></td><td>Assistant Professor</td></tr><tr><td>Helen Vandersloot</td><td>Professor Emerita</td></tr></table>`)
we("/people/petrakis", "Lorraine Petrakis | Entomology at Wetherell State", `<h1>Lorraine Petrakis</h1><p>Professor and Department Chair</p>` + p("Lorraine Petrakis works on wild bee nesting and pollination. She took her PhD at Cornell University in 1996, is a Fellow of the Midland Entomological Society, and wrote The Quiet Hive, a natural history of solitary bees.", "lpetrakis@wetherell.example"))
we("/people/okonjo-reyes", "Samuel Okonjo-Reyes | Entomology at Wetherell State", `<h1>Samuel Okonjo-Reyes</h1><p>Assistant Professor</p>` + p("Sam’s lab combines acoustic sensors and machine learning to count insects that nobody sees. PhD, University of Florida, 2018. He is the author of the R package buzzcount."))
we("/news", "News | Entomology at Wetherell State", `<h1>News</h1>` + ul([`<a href="/news/open-hive-day">Open Hive Day</a>`]))
we("/news/open-hive-day", "Open Hive Day | Entomology at Wetherell State", `<h1>Open Hive Day</h1>` + p("April 11, 2026. Chair Lorraine Petrakis and Assistant Professor Samuel Okonjo-Reyes welcomed 600 school children to the insectary."))
we("/contact", "Contact | Entomology at Wetherell State", `<h1>Contact</h1>` + p("Department of Entomology, Wetherell State University, 1630 Lathrop Lane, Madison, Wisconsin 53706, United States"))
put(`https://www.wetherell.example/`, `<!doctype html><html lang="en"><head><title>Wetherell State University</title></head><body><h1>Wetherell State University</h1><p>Madison, Wisconsin. <a href="https://entomology.wetherell.example/">Department of Entomology</a></p></body></html>`)
