// Tarnbeck Freight, Leeds: haulage and warehousing. WordPress.
const site = "https://www.tarnbeckfreight.example"
const page = (path, title, main, head = "") => ({
  url: site + path,
  body: `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} &#8211; Tarnbeck Freight</title>
<meta name="generator" content="WordPress 6.5.3" />
<link rel='stylesheet' id='wp-block-library-css' href='${site}/wp-includes/css/dist/block-library/style.min.css?ver=6.5.3' media='all' />
${head}
</head>
<body class="wp-singular page-template-default page wp-theme-haulier">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead"><div class="site-branding"><a href="${site}/">Tarnbeck Freight</a></div>
<nav id="site-navigation"><ul id="primary-menu" class="menu">
<li class="menu-item"><a href="${site}/">Home</a></li>
<li class="menu-item"><a href="${site}/services/">Services</a></li>
<li class="menu-item"><a href="${site}/about-us/leadership/">Leadership</a></li>
<li class="menu-item"><a href="${site}/depots/leeds-stourton/">Depots</a></li>
<li class="menu-item"><a href="${site}/careers/meet-the-team/">Careers</a></li>
<li class="menu-item"><a href="${site}/news/">News</a></li>
</ul></nav></header>
<main id="content" class="site-main">
${main}
</main>
<footer id="colophon"><div class="site-info"><p>&copy; 2026 Tarnbeck Freight Ltd. Registered in England. Depots from Carlisle to Tilbury. Call the traffic office on 0113 496 0117.</p>
<p><a href="${site}/privacy-policy/">Privacy</a> | <a href="${site}/modern-slavery-statement/">Modern slavery statement</a></p></div></footer>
<div class="cmplz-cookiebanner" role="dialog"><p>We use cookies to understand how you use our site.</p><button>Accept</button><button>Deny</button></div>
</body></html>`
})

const pages = [
  page("/", "Haulage, pallet distribution and warehousing", `<h1>Family haulage since 1961. Nine depots, 240 trucks, one promise.</h1>
<p>Tarnbeck Freight moves palletised and bulk goods for food producers, builders' merchants and retailers across the UK. From our head office in Leeds we employ around 620 people.</p>
<ul><li><a href="${site}/services/">What we carry</a></li><li><a href="${site}/about-us/leadership/">Who runs Tarnbeck</a></li><li><a href="${site}/news/one-system-nine-depots/">One system, nine depots: how we changed every warehouse in fourteen months</a></li></ul>
<section class="teaser"><h2>Drive with us</h2><p>Class 1 nights, Carlisle. Class 2 days, Tilbury. <a href="${site}/careers/meet-the-team/">Meet the team</a>.</p></section>`),
  page("/services/", "Services", `<h1>Services</h1><p>Full loads, part loads, overnight pallets, bonded storage and contract packing. Our logistics desk answers day and night.</p><p>Ask for a quote or visit <a href="${site}/depots/leeds-stourton/">our Leeds depot</a>.</p>`),
  page("/about-us/leadership/", "Leadership", `<h1 class="entry-title">Leadership</h1>
<div class="wp-block-columns"><div class="wp-block-column"><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2024/02/harriet.jpg" alt="Harriet Tarn"></figure></div>
<div class="wp-block-column"><h3>Harriet Tarn</h3><p><strong>Managing Director</strong></p><p>Harriet is the third generation of the family in the cab. She took over from her father in 2012.</p></div></div>
<div class="wp-block-columns"><div class="wp-block-column"><figure class="wp-block-image"><img src="${site}/wp-content/uploads/2024/02/gareth.jpg" alt=""></figure></div>
<div class="wp-block-column"><h3>Gareth Ollerenshaw</h3><p><strong>IT Director</strong></p><p>Gareth came to Tarnbeck in 2015 as Head of Applications and has led technology since 2019. Before haulage he spent eleven years in retail systems, the last four as an integration architect for a supermarket group. He looks after everything from telematics and cyber security to the handhelds our drivers carry, with a team of 23. Gareth read Computer Science at the University of Leeds, graduating in 2001, and is a Chartered IT Professional and Fellow of BCS, The Chartered Institute for IT.</p></div></div>
<div class="wp-block-columns"><div class="wp-block-column"></div>
<div class="wp-block-column"><h3>Stuart Ibbotson</h3><p><strong>Finance Director</strong></p><p>Stuart keeps the diesel bill honest. He is an ACMA and lives for cricket.</p></div></div>`),
  page("/news/", "News", `<h1>News</h1><article><h2><a href="${site}/news/nomvula-dlamini-reid-joins-the-board/">Nomvula Dlamini-Reid joins the board</a></h2><time datetime="2025-03-04">4 March 2025</time></article>
<article><h2><a href="${site}/news/one-system-nine-depots/">One system, nine depots</a></h2><time datetime="2024-09-18">18 September 2024</time></article>
<article><h2><a href="${site}/news/nomvula-wins-through/">Congratulations, Nomvula</a></h2><time datetime="2022-03-11">11 March 2022</time></article>
<article><h2>Tilbury gains a second cross-dock</h2><time datetime="2024-05-02">2 May 2024</time></article>`),
  page("/news/one-system-nine-depots/", "One system, nine depots", `<article class="post-2213 post type-post"><header class="entry-header"><h1 class="entry-title">One system, nine depots</h1><span class="posted-on">Posted on <time datetime="2024-09-18">18 September 2024</time></span></header>
<div class="entry-content"><p>This month our Carlisle warehouse became the last of nine to leave paper pick lists behind. In fourteen months, and without closing a site for a single day, every Tarnbeck depot has been moved to one warehouse management system.</p>
<p>&#8220;We wrote the cut-over plan on a roll of lining paper in the Stourton canteen,&#8221; says Gareth Ollerenshaw, who led the programme. &#8220;Each depot went live on a Sunday. By the ninth we were bored, which is what you want from a go-live.&#8221;</p>
<p>Mis-picks have fallen by 38 per cent since. Next on his list is an open API so that customers can see their stock without ringing the traffic office.</p></div>
<footer class="entry-footer">Posted in <a href="${site}/news/">News</a></footer></article>`),
  page("/news/nomvula-dlamini-reid-joins-the-board/", "Nomvula Dlamini-Reid joins the board", `<article class="post type-post"><h1 class="entry-title">Nomvula Dlamini-Reid joins the board</h1><time datetime="2025-03-04">4 March 2025</time>
<div class="entry-content"><p>We are delighted to announce that Nomvula Dlamini-Reid has been appointed People Director with effect from 1 March, and takes a seat on the board. She is the first person from HR to do so in our 64 years.</p>
<p>Nomvula joined us in 2018. She designed our returners&#8217; scheme for women who want to drive, which has put 41 new drivers behind the wheel, and she negotiated the four-day week for the planning desk.</p>
<p>&#8220;People ask what HR has to do with lorries,&#8221; she says. &#8220;Who do you think is driving them?&#8221;</p></div></article>`,
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Nomvula Dlamini-Reid joins the board","datePublished":"2025-03-04","publisher":{"@type":"Organization","name":"Tarnbeck Freight"}}</script>`),
  page("/careers/meet-the-team/", "Meet the team", `<h1>Meet the team</h1><p><em>Last updated: June 2021</em></p><p>Thinking of joining us? These are the people you will talk to first.</p>
<h4>Nomvula Dlamini-Reid, HR Business Partner</h4><p>&#8220;I look after Leeds, Wakefield and Hull. If you have a question about rotas, pensions or your induction, it lands with me.&#8221;</p>
<h4>Chloe Marsden, Recruitment Assistant</h4><p>&#8220;I will ring you back. I promise.&#8221;</p>`),
  { ...page("/news/nomvula-wins-through/", "Congratulations, Nomvula", `<h1>Congratulations, Nomvula</h1><p>Our HR Business Partner Nomvula Dlamini-Reid has finished her MSc in Human Resource Management at Leeds Beckett, with distinction.</p>`), dead: true },
  page("/depots/leeds-stourton/", "Leeds (Stourton) depot", `<h1>Leeds (Stourton)</h1><p>Our head office and largest depot: 22 dock doors, a vehicle workshop and the driver academy.</p>
<table class="wp-block-table"><thead><tr><th>Name</th><th>Role</th><th>Phone</th></tr></thead><tbody>
<tr><td>Paul Whitcombe</td><td>Transport Operations Manager</td><td>0113 496 0121</td></tr>
<tr><td>Anita Raikes</td><td>Warehouse Shift Manager</td><td>0113 496 0122</td></tr>
<tr><td>Jakub Wrona</td><td>Workshop Foreman</td><td>0113 496 0125</td></tr></tbody></table><p>Visitors: please report to the gatehouse with hi-vis on.</p>`),
  {
    url: "https://www.wharfesideharriers.example/results/2026/beamsley-round/",
    body: `<html><head><title>Beamsley Round 2026 results | Wharfeside Harriers</title></head><body bgcolor="#ffffff"><font face="Verdana"><a href="https://www.wharfesideharriers.example/">Wharfeside Harriers - fell running club</a> | Fixtures | Results | Kit<hr>
<h2>Beamsley Round, 22 March 2026</h2><p>12 km, 480 m of climb, sleet on the tops. 118 finishers.</p>
<table border=1><tr><th>Pos<th>Name<th>Cat<th>Time</tr>
<tr><td>1<td>Ewan Shackleton<td>M<td>58:41</tr>
<tr><td>9<td>Gareth Ollerenshaw<td>MV45<td>1:04:12</tr>
<tr><td>10<td>Philippa Dent<td>FV40<td>1:04:50</tr></table>
<p>First in the MV45 category: Gareth Ollerenshaw, who then went straight back up to sweep the course and who, on Monday, went back to being IT director at Tarnbeck Freight. The club's thanks also to Gareth for the new timing app.</p></font></body></html>`
  },
  { url: "https://www.wharfesideharriers.example/", body: `<html><head><title>Wharfeside Harriers</title></head><body><h1>Wharfeside Harriers</h1><p>A fell running club. Tuesdays, 7 pm, from the cricket pavilion.</p><p><a href="/results/2026/beamsley-round/">Beamsley Round results</a></p></body></html>` },
  {
    url: "https://www.yorkshirepeoplenetwork.example/committee",
    body: `<!doctype html><html lang="en"><head><title>Committee — Yorkshire People Network</title><meta name="generator" content="Wix.com Website Builder"></head><body><div id="SITE_CONTAINER"><nav><a href="https://www.yorkshirepeoplenetwork.example/">Home</a><a href="https://www.yorkshirepeoplenetwork.example/committee">Committee</a><a href="#">Events</a></nav>
<section><h2>Our committee</h2><p>The Network is run by volunteers from HR teams across the county.</p>
<div class="card"><h3>Chair: Marcus Thackray</h3><p>HR consultant, Harrogate.</p></div>
<div class="card"><h3>Vice-chair: Nomvula Dlamini-Reid FCIPD</h3><p>Nomvula runs the people function at Tarnbeck Freight in Leeds. She grew up in Durban, studied psychology at the University of KwaZulu-Natal and later took an MSc in Human Resource Management at Leeds Beckett University. She mentors women returning to work after a break and speaks at our events about shift patterns and fairness. On Thursdays you will find her among the altos of the Roundhay Community Choir.</p></div>
<div class="card"><h3>Treasurer: Colin Peel</h3><p>Retired, and busier than ever.</p></div></section></div></body></html>`
  },
  { url: "https://www.yorkshirepeoplenetwork.example/", body: `<!doctype html><html><head><title>Yorkshire People Network</title></head><body><h1>Yorkshire People Network</h1><p>HR people helping HR people. <a href="/committee">Who we are</a></p></body></html>` },
  {
    url: "https://www.northernfreightawards.example/winners-2025",
    body: `<!DOCTYPE html><html><head><title>Winners 2025 | Northern Freight Awards</title><meta property="og:title" content="Winners 2025"></head><body><div class="hero"><h1>Winners 2025</h1><p>Presented at the Queens Hotel, Leeds, on 13 November 2025.</p></div><ol class="winners">
<li><h3>Haulier of the Year (over 100 vehicles)</h3><p>Pennine Cold Stores</p></li>
<li><h3>Transport Manager of the Year</h3><p><b>Paul Whitcombe, Tarnbeck Freight.</b> The judges praised a manager who started as an apprentice mechanic in 1994, drove nights for nine years, and holds both the national and international Transport Manager CPC. Under him the Stourton fleet has cut its empty running from 27 to 16 per cent, and not one of his drivers has left in two years.</p></li>
<li><h3>Apprentice of the Year</h3><p>Sadia Mahmood, Trent Tankers</p></li></ol><footer>Sponsor the 2026 awards. Early bird tables on sale.</footer></body></html>`
  }
]

const logistics = "Logistics | Haulage | Freight | Transport | Road haulage | Road freight | Haulage and warehousing | Freight transport | Transportation and logistics | Logistics and warehousing | Haulage, pallet distribution and warehousing | Transportation | Warehousing"
const uk = "United Kingdom | UK | England | West Yorkshire | Yorkshire | Stourton, Leeds | Great Britain"

export default {
  pages,
  people: [
    {
      id: "gareth-ollerenshaw",
      about: "IT director of a haulier: leadership page, press release, fell-running results.",
      contact: { email: "gareth.ollerenshaw@tarnbeckfreight.example", full_name: "Gareth Ollerenshaw", company: "Tarnbeck Freight" },
      outcome: "found",
      facts: {
        title: "IT Director | Director of IT",
        company: "Tarnbeck Freight | Tarnbeck Freight Ltd",
        location: "Leeds | Leeds, UK | Leeds, United Kingdom | Leeds, England",
        industry: logistics,
        hobbies: ["Fell running | Running"],
        memberships: ["Fellow of BCS, The Chartered Institute for IT | BCS | FBCS | BCS Fellow"],
        certifications: ["Chartered IT Professional | CITP"],
        achievements: ["Moved nine depots to one warehouse management system in fourteen months | Led warehouse management system programme | Led the move of all nine depots to one warehouse management system without closing a site"],
        education: [{ institution: "University of Leeds", field: "Computer Science", year: 2001 }]
      },
      also: {
        title: "Head of Applications | Integration architect | Head of technology | Led technology since 2019",
        location: uk,
        skills: ["Warehouse management systems | WMS", "Telematics", "Cyber security | Cybersecurity", "Integration architecture | Systems integration | Integration", "Retail systems", "Programme leadership | Programme management | Project management | IT leadership | Cut-over planning | Go-live planning | System migration", "APIs | Open API", "Team leadership | Leads a team of 23", "Technology leadership", "Handhelds | Mobile devices", "Application development | App development"],
        achievements: ["Mis-picks fell by 38 per cent | Cut mis-picks by 38%", "First in the MV45 category at the Beamsley Round 2026 | MV45 category winner | Won the MV45 category", "9th in the Beamsley Round 2026 | Ninth at Beamsley Round | 1:04:12 at the Beamsley Round", "Led technology at Tarnbeck since 2019", "Eleven years in retail systems", "Built a timing app for the running club | New timing app for Wharfeside Harriers", "Wrote the cut-over plan on a roll of lining paper", "Switched 300 drivers to handhelds | 300 drivers switched to handhelds | Handhelds for 300 drivers", "Leads a team of 23", "Fellow of BCS", "Joined Tarnbeck in 2015 as Head of Applications"],
        interests: ["Fell running | Running", "Warehouse technology | Warehouse management systems", "Open APIs", "Cyber security", "Telematics"],
        hobbies: ["Sweeping race courses | Volunteering at races"],
        memberships: ["Wharfeside Harriers | Wharfeside Harriers fell running club"],
        sports_teams: ["Wharfeside Harriers"],
        certifications: ["Fellow of BCS | FBCS"],
        education: [{ institution: "University of Leeds", degree: "Computer Science degree", field: "Computer Science" }]
      },
      sources: [`${site}/about-us/leadership/`, `${site}/news/one-system-nine-depots/`, "https://www.wharfesideharriers.example/results/2026/beamsley-round/", "https://www.airevalleyledger.example/news/tarnbeck-handhelds"]
    },
    {
      id: "nomvula-dlamini-reid",
      about: "Stale title on an old careers page (HR Business Partner), the new one in a press release. Email alone, initial.",
      contact: { email: "n.dlamini-reid@tarnbeckfreight.example" },
      outcome: "found",
      facts: {
        title: "People Director",
        company: "Tarnbeck Freight | Tarnbeck Freight Ltd",
        location: "Leeds | Leeds, UK | Leeds, United Kingdom | Leeds, England",
        industry: logistics,
        memberships: ["Yorkshire People Network | Vice-chair, Yorkshire People Network | Vice-chair of the Yorkshire People Network"],
        hobbies: ["Singing in a choir | Choir singing | Singing | Choir | Singing alto | Choral singing"],
        achievements: ["Designed a returners' scheme that put 41 women behind the wheel | Designed the returners' scheme | Returners' scheme with 41 new drivers"],
        education: [{ institution: "Leeds Beckett University", degree: "MSc", field: "Human Resource Management" }, { institution: "University of KwaZulu-Natal", field: "Psychology" }]
      },
      also: {
        title: "HR Business Partner | Board member | Director | Board director | Vice-chair, Yorkshire People Network | Runs the people function",
        location: uk,
        skills: ["Human resources | HR | People management", "Shift patterns | Rotas | Rota planning", "Mentoring", "Negotiation", "Public speaking", "Inductions | Onboarding", "Pensions", "Diversity and inclusion | Returner programmes", "Psychology", "Scheme design | Programme design", "Fairness at work"],
        achievements: ["Negotiated the four-day week for the planning desk | Four-day week", "First person from HR on the board | First HR person to join the Tarnbeck board in 64 years", "Appointed People Director with effect from 1 March 2025 | Appointed to the board | Joined the board in 2025", "Vice-chair of the Yorkshire People Network", "Speaks at network events about shift patterns and fairness", "At Tarnbeck since 2018 | Joined in 2018", "41 new drivers", "MSc with distinction | Finished her MSc with distinction"],
        interests: ["Shift patterns and fairness | Fairness | Shift patterns", "Mentoring", "Women in driving | Women returners | Women in logistics", "Choir | Singing", "Psychology", "Four-day week"],
        causes: ["Women returning to work | Mentoring women returning to work after a break | Women returners | Women in driving | Women's return to work", "Fairness at work | Fair shift patterns"],
        memberships: ["FCIPD | Fellow of the CIPD | CIPD | Chartered Institute of Personnel and Development", "Roundhay Community Choir", "Tarnbeck Freight board | Board of Tarnbeck Freight"],
        certifications: ["FCIPD | Fellow of CIPD"],
        education: [{ institution: "Leeds Beckett University", degree: "Master's | Master of Science" }]
      },
      sources: [`${site}/news/nomvula-dlamini-reid-joins-the-board/`, `${site}/careers/meet-the-team/`, "https://www.yorkshirepeoplenetwork.example/committee", `${site}/news/nomvula-wins-through/`]
    },
    {
      id: "paul-whitcombe",
      about: "Transport manager in Leeds; another Paul Whitcombe of Leeds is a restaurateur banned as a director.",
      contact: { email: "paulw@tarnbeckfreight.example", full_name: "Paul Whitcombe", company: "Tarnbeck Freight", title: "Transport Operations Manager" },
      outcome: "found",
      facts: {
        title: "Transport Operations Manager | Transport Manager",
        company: "Tarnbeck Freight | Tarnbeck Freight Ltd",
        location: "Leeds | Leeds, UK | Leeds, United Kingdom | Leeds, England",
        industry: logistics,
        achievements: ["Transport Manager of the Year, Northern Freight Awards 2025 | Transport Manager of the Year | Transport Manager of the Year 2025"],
        certifications: ["Transport Manager CPC | National and international Transport Manager CPC"],
        hobbies: ["Playing the cornet | Cornet | Brass band | Playing cornet in a brass band | Brass band music"],
        sports_teams: ["Leeds Rhinos"]
      },
      also: {
        title: "Apprentice mechanic | Night driver | Lorry driver | HGV driver | Founder of the driver academy | Mechanic",
        location: uk,
        skills: ["Fleet management | Fleet operations | Transport management | Transport operations", "Reducing empty running | Route planning | Fleet efficiency", "Driver training | Training drivers | Training", "Staff retention | Driver retention", "Vehicle mechanics | Mechanics", "Lorry driving | HGV driving | Driving"],
        achievements: ["Cut empty running from 27 to 16 per cent | Cut empty running to 16%", "No driver has left in two years | Not one driver left in two years", "Started as an apprentice mechanic in 1994", "Founded the driver academy | Set up the Tarnbeck driver academy | Driver academy has trained 63 young people | 63 trainees passed | 63 young people have passed their test through the academy", "Drove nights for nine years", "From lorry driver to manager", "Raised £4,200 for Aire Valley Hospice | Raised £4,200", "Organised the Christmas concert of the Hunslet Goods Yard Band | Organised the band's Christmas concert", "Holds the national and international Transport Manager CPC"],
        interests: ["Brass band music | Brass bands | Cornet", "Rugby league | Leeds Rhinos", "Training young drivers | Young people in driving | Driver training"],
        causes: ["Training young people | Young people without qualifications | Youth employment | Getting young people into driving | Driver academy", "Aire Valley Hospice | Hospice care | Fundraising for Aire Valley Hospice"],
        hobbies: ["Rugby league | Watching rugby league | Watching Leeds Rhinos", "Organising concerts"],
        memberships: ["Hunslet Goods Yard Band | Hunslet Goods Yard brass band"]
      },
      sources: [`${site}/depots/leeds-stourton/`, "https://www.northernfreightawards.example/winners-2025", "https://www.airevalleyledger.example/news/lorry-school-stourton"],
      never: ["Cardigan Lane", "tapas", "disqualified", "restaurateur"]
    }
  ],
  rdap: [{ domain: "tarnbeckfreight.example", registrant: "Tarnbeck Freight Ltd", registered: "1999-03-11" }]
}
