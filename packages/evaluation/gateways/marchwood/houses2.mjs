import { add, archive, esc, feed, ld, news, robots, site } from "./lib.mjs"

/* ---------- 7 Lakehead Freight, logistics, Hamilton ON: plain lists ---------- */
{
  const s = site("www.lakeheadfreight.example", "Lakehead Freight", {
    nav: [["/services", "Services"], ["/about-us", "About Us"], ["/management-team", "Management Team"], ["/news", "News"], ["/contact-us", "Contact Us"]],
    footer: "Lakehead Freight Inc., 640 Burlington Slip, Hamilton, Ontario L8L 4J3"
  })
  s("/", "", `<h1>Freight that shows up.</h1><p>Less-than-truckload, intermodal and warehousing across Ontario, Quebec and the Great Lakes states. 430 tractors.</p>`)
  s("/services", "Services", `<ul><li>LTL</li><li>Intermodal</li><li>Cold storage</li></ul>`)
  s("/about-us", "About Us", `<h1>About Us</h1><p>Family owned since 1963, with terminals in Hamilton, Thunder Bay and Buffalo.</p>`)
  s("/management-team", "Management Team", `<h1>Management Team</h1><ul>
<li><strong>Greg Petrakis</strong> – Vice President, Fleet Operations. Started on the dock in 1994. Greg sits on the safety committee of the Ontario Carriers Association and still holds his AZ licence.</li>
<li><strong>Nadia Boychuk</strong> – Director of Sustainability. Nadia leads our electric yard-truck program and carbon reporting.</li>
<li><strong>Harpreet Gill</strong> – Chief Information Officer. Harpreet replaced our dispatch system in 2023 and is now rolling out cloud telematics.</li></ul>`)
  s("/news", "News", `<ul><li><a href="/news/gill-cio">Harpreet Gill appointed Chief Information Officer</a></li><li><a href="/news/yard-trucks">Ten electric yard trucks arrive in Hamilton</a></li></ul>`)
  s("/news/gill-cio", "Harpreet Gill appointed Chief Information Officer", `<p>Hamilton, January 20, 2026. Lakehead Freight has appointed Harpreet Gill its first Chief Information Officer. She was Director of IT since 2019. Gill holds an MBA from the DeGroote School of Business, McMaster University.</p>`, { news: news("20260120T140000Z", "Canada") })
  s("/news/yard-trucks", "Ten electric yard trucks arrive in Hamilton", `<p>Hamilton, June 3, 2025. “A yard truck idles half its life,” said Nadia Boychuk, Director of Sustainability. “These do not idle.”</p>`)
  s("/contact-us", "Contact Us", `<p>Lakehead Freight Inc., 640 Burlington Slip, Hamilton, ON L8L 4J3, Canada</p>`)
}

/* ---------- 8 Pellow & Strang, insurance broker, Norwich: definition list ---------- */
{
  const s = site("www.pellowstrang.example", "Pellow & Strang Insurance Brokers", {
    nav: [["/business-insurance", "Business"], ["/about-us", "About us"], ["/our-people", "Our people"], ["/news", "News"], ["/contact", "Contact"]],
    footer: "Pellow & Strang Ltd is authorised and regulated. 17 Colegate Court, Norwich NR3 1BN"
  })
  s("/", "", `<h1>Independent brokers in Norfolk since 1928</h1><p>Farms, boatyards, care homes and shops.</p><p><a href="/our-people">Our people</a></p>`)
  s("/business-insurance", "Business insurance", `<p>Liability, property, fleet, cyber.</p>`)
  s("/about-us", "About us", `<p>Pellow & Strang was founded by Arthur Pellow and Bertie Strang. We have 38 staff in Norwich and Cromer. The firm is still run by a Pellow: Jonathan, Arthur's great-grandson.</p>`)
  s("/our-people", "Our people", `<h1>Our people</h1><dl>
<dt>Jonathan Pellow FCII</dt><dd>Managing Director. Chartered Insurance Broker. Jonathan joined the firm in 1999 and became MD in 2012. He is a past president of the Insurance Institute of Norwich and a season-ticket holder at Carrow Road, where he has watched Norwich City since he was six.</dd>
<dt>Sarah Whiting Cert CII</dt><dd>Claims Manager. Sarah has handled storm, flood and fire claims here for fifteen years and leads a claims team of six.</dd>
<dt>Olu Adeyemi-Strang ACII</dt><dd>Account Executive, Commercial. Olu looks after agricultural and marine clients from Cromer to Lowestoft. He has run the London Marathon four times for the RNLI.</dd></dl>`)
  s("/news", "News", `<p><a href="/news/broker-award">Sarah Whiting is Claims Professional of the Year</a></p>`)
  s("/news/broker-award", "Sarah Whiting is Claims Professional of the Year", `<p>9 October 2025. Our Claims Manager Sarah Whiting took the Claims Professional of the Year prize at the Eastern Broker Awards in Cambridge.</p>`)
  s("/contact", "Contact", `<p>17 Colegate Court, Norwich NR3 1BN</p>`)
}

/* ---------- 9 Ninefold, creative agency, Portland OR ---------- */
{
  const s = site("ninefold.example", "Ninefold", { nav: [["/work", "Work"], ["/studio", "Studio"], ["/journal", "Journal"], ["/hello", "Hello"]], footer: "Ninefold Studio LLC, 911 SE Ankeny Lofts, Portland, Oregon 97214" })
  s("/", "", `<h1>We make brands move.</h1><p>Ninefold is an independent creative agency in Portland, Oregon.</p>`)
  s("/work", "Work", `<p>Selected work for breweries, bookshops and one airport.</p>`)
  s("/studio", "Studio", `<h1>Studio</h1><p>Sixteen people and, on Fridays, five dogs.</p>
<article><h2>Juniper Castellano</h2><h4>founder, executive creative director</h4><p>Juniper started Ninefold in 2013 at a borrowed letterpress. She teaches lettering at the Rose City Type Club and never travels without her greyhound, Kerning.</p></article>
<article><h2>Theo Lindqvist</h2><h4>motion lead</h4><p>Theo makes type dance: 2D animation, Cinema 4D and a lot of After Effects. Bikes everywhere.</p></article>
<article><h2>Marguerite Olsen</h2><h4>client partner</h4><p>Marguerite runs our food and drink accounts, and chairs the mentorship program of AdWomen Oregon.</p></article>`)
  s("/journal", "Journal", `<p><a href="/journal/kerning">Twelve years of Ninefold</a></p>`)
  s("/journal/kerning", "Twelve years of Ninefold", `<p>Founder Juniper Castellano on the Golden Rose award for the Harrow & Finch identity, and why she still draws letters by hand. “I collect typewriters. It's a storage problem.”</p>`)
  s("/hello", "Hello", `<p>911 SE Ankeny Lofts, Portland, Oregon 97214</p>`)
}

/* ---------- 10 Solway Vale, hospital trust, Carlisle ---------- */
{
  const s = site("www.solwayvale.example", "Solway Vale Hospitals NHS Trust", { nav: [["/patients", "Patients"], ["/about", "About the Trust"], ["/about/board", "Our Board"], ["/news", "News"], ["/contact", "Contact"]], footer: "Solway Vale Hospitals NHS Trust, Trust Headquarters, Wigton Lane, Carlisle CA2 7QX" })
  s("/", "", `<h1>Care close to home</h1><p>Two hospitals, 3,400 staff and 290,000 patients across the Solway plain.</p>`)
  s("/patients", "Patients", `<p>Find a ward, change an appointment.</p>`)
  s("/about", "About the Trust", `<p>The Trust runs the Cathedral Infirmary in Carlisle and Wigton Community Hospital. <a href="/about/board">Our Board</a>.</p>`)
  s("/about/board", "Our Board", `<h1>Our Board</h1><table><tr><td><b>Dr Elspeth Graham</b><br>Medical Director</td><td>Elspeth is a consultant in acute medicine and has been Medical Director since 2021. She is a Fellow of the Royal College of Physicians of Edinburgh and leads on patient safety.</td></tr><tr><td><b>Mohammed Iqbal</b><br>Chief Digital Officer (non-voting)</td><td>Mohammed joined the Trust in 2022 to bring in its electronic patient record. He is a Fellow of the Faculty of Clinical Informatics.</td></tr></table><p><a href="/about/board/declarations">Register of interests</a></p>`)
  s("/about/board/declarations", "Register of interests 2025/26", `<table><tr><th>Name</th><th>Interest</th></tr><tr><td>Dr Elspeth Graham, Medical Director</td><td>Trustee, Eden Valley Hospice. Declared a personal health condition (multiple sclerosis) for occupational adjustments.</td></tr><tr><td>Mohammed Iqbal, Chief Digital Officer</td><td>Member, BCS, The Chartered Institute for IT. No financial interests.</td></tr></table>`)
  s("/news", "News", `<p><a href="/news/epr-live">Electronic patient record goes live</a></p>`)
  s("/news/epr-live", "Electronic patient record goes live", `<p>14 May 2025. Solway Vale switched on its new electronic patient record overnight. “Nobody cheered, which is how you want it,” said Mohammed Iqbal, Chief Digital Officer. Dr Elspeth Graham, Medical Director, thanked ward staff.</p>`, { news: news("20250514T090000Z", "United Kingdom") })
  s("/contact", "Contact", `<p>Trust Headquarters, Wigton Lane, Carlisle CA2 7QX</p>`)
}

/* ---------- 11 Brannock Wind, renewables, Cork: profile pages with JSON-LD @graph ---------- */
{
  const s = site("www.brannockwind.example", "Brannock Wind", { nav: [["/projects", "Projects"], ["/about", "About"], ["/about/our-team", "Our Team"], ["/press", "Press"], ["/contact", "Contact"]], footer: "Brannock Wind Ltd, 2 Lapps Quay House, Cork, T12 RR44, Ireland" })
  s("/", "", `<h1>Wind built with its neighbours</h1><p>We develop, build and run onshore wind in Munster: 310 MW so far.</p>`)
  s("/projects", "Projects", `<p>Knockaneen (64 MW), Derrybeg (82 MW), Glasheen (in planning).</p>`)
  s("/about", "About", `<p>Founded in Cork in 2008. Our chief executive is Niamh Kavanagh-Roche.</p>`)
  s("/about/our-team", "Our Team", `<h1>Our Team</h1><p><a href="/about/our-team/niamh">Niamh Kavanagh-Roche</a> · <a href="/about/our-team/eoin">Eoin Tierney</a> · <a href="/about/our-team/patrick">Patrick Shea</a></p>`)
  const g = (name, jobTitle, extra = {}) => ({ head: ld({ "@graph": [{ "@type": "Organization", "@id": "#org", name: "Brannock Wind" }, { "@type": "Person", name, jobTitle, worksFor: { "@id": "#org" }, ...extra }] }) })
  s("/about/our-team/niamh", "Niamh Kavanagh-Roche", `<h1>Niamh Kavanagh-Roche</h1><p>Chief Executive Officer</p><p>Niamh took the helm in 2019 after eleven years in project finance in London. She chairs the onshore committee of the Irish Wind Council and has a master's in energy finance from Imperial College London. Cork born, and back for good.</p>`, g("Niamh Kavanagh-Roche", "Chief Executive Officer"))
  s("/about/our-team/eoin", "Eoin Tierney", `<h1>Eoin Tierney</h1><p>Lead Grid Engineer</p><p>Eoin designs our substations and argues with the grid operator on our behalf. A Chartered Engineer with Engineers Ireland, he studied electrical engineering at Munster Technological University. He hurls, badly by his own account, for Ballyhoura Gaels.</p>`, g("Eoin Tierney", "Lead Grid Engineer"))
  s("/about/our-team/patrick", "Patrick Shea", `<h1>Patrick Shea</h1><p>Head of Community Engagement</p><p>Patrick is the first person you meet when we come to your parish. A former journalist with the Munster Dispatch, he runs our community benefit funds and keeps bees.</p>`, g("Patrick Shea", "Head of Community Engagement", { description: "<img src=x onerror=\"alert('marchwood-xss-4')\"> Beekeeper" }))
  s("/press", "Press", `<p><a href="/press/glasheen">Brannock Wind raises €140 million for Glasheen</a></p>`)
  s("/press/glasheen", "Brannock Wind raises €140 million for Glasheen", `<p>Cork, 3 March 2026. Brannock Wind has closed a €140 million green financing for its Glasheen wind farm, led by chief executive Niamh Kavanagh-Roche.</p>`, { news: news("20260303T080000Z", "Ireland") })
  s("/contact", "Contact", `<p>2 Lapps Quay House, Cork, T12 RR44</p>`)
}

/* ---------- 12 Tamebridge Foods, wholesaler, Birmingham ---------- */
{
  const s = site("www.tamebridgefoods.example", "Tamebridge Foods", { nav: [["/range", "Range"], ["/about", "About"], ["/meet-the-team", "Meet the Team"], ["/news", "News"], ["/contact", "Contact"]], footer: "Tamebridge Foods Ltd, Units 3–7 Holford Wharf, Birmingham B6 7LX" })
  s("/", "", `<h1>Wholesale for kitchens that care</h1><p>4,500 lines to restaurants, schools and delis across the Midlands.</p>`)
  s("/range", "Range", `<p>Cheese, charcuterie, spice, flour.</p>`)
  s("/about", "About", `<p>Tamebridge was founded in 1991 by Gurdev Sohal with one van. His daughter Balvinder is Managing Director.</p>`)
  s("/meet-the-team", "Meet the Team", `<h1>Meet the Team</h1><h3>Balvinder Sohal – Managing Director</h3><p>Balvinder took over in 2016 and has tripled turnover. She is Vice Chair of the Midlands Wholesale Federation and started our Full Plate scheme, which has given 800,000 meals to Birmingham food banks.</p><h3>Claire Ludgate – Buying Director</h3><p>Claire finds the things you did not know you needed. She is a judge at the World Cheese Awards and holds the WSET Level 3 Award in Wines.</p>`)
  s("/news", "News", `<p><a href="/news/sohal-award">Balvinder Sohal is Wholesaler of the Year</a></p>`)
  s("/news/sohal-award", "Balvinder Sohal is Wholesaler of the Year", `<p>27 September 2024. Balvinder Sohal, Managing Director of Tamebridge Foods in Birmingham, was named Wholesaler of the Year by Wholesale Matters magazine.</p>`, { news: news("20240927T090000Z", "United Kingdom") })
  s("/contact", "Contact", `<p>Units 3–7 Holford Wharf, Birmingham B6 7LX</p>`)
}
