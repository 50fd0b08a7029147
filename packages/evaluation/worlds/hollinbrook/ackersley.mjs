// A building firm in Leeds: father and son of one name, and a head of procurement with a stale title.
const root = "https://www.ackersleybuild.example"
const page = (path, title, main, description = "") => ({
  url: root + path,
  body: `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} - Ackersley Build</title>
<meta name="generator" content="WordPress 6.5.3" />
${description ? `<meta name="description" content="${description}" />\n<meta property="og:title" content="${title} - Ackersley Build" />\n<meta property="og:site_name" content="Ackersley Build" />` : ""}
<link rel='stylesheet' id='wp-block-library-css' href='${root}/wp-includes/css/dist/block-library/style.min.css' type='text/css' media='all' />
</head>
<body class="wp-singular page-template-default wp-theme-kadence">
<a class="skip-link screen-reader-text" href="#main">Skip to content</a>
<header id="masthead" class="site-header"><a href="/" rel="home">Ackersley Build</a>
<nav><ul id="primary-menu" class="menu"><li><a href="/">Home</a></li><li><a href="/about-us/our-story/">Our story</a></li><li><a href="/about-us/our-people/">Our people</a></li><li><a href="/projects/">Projects</a></li><li><a href="/news/">News</a></li><li><a href="/careers/meet-gemma/">Careers</a></li></ul></nav></header>
<main id="main" class="site-main">
${main}
</main>
<aside class="widget-area"><section class="widget"><h3>Latest news</h3><ul><li><a href="/news/new-managing-director/">Ackersley Build appoints new Managing Director</a></li><li><a href="/news/2019-yorkshire-timber-frame-deal/">Three-year timber deal signed</a></li></ul></section></aside>
<footer class="site-footer"><p>Ackersley Build Ltd, Unit 4 Armley Gyratory Works, Leeds LS12. Registered in England. Considerate contractors. <a href="/privacy/">Privacy</a> | <a href="/modern-slavery-statement/">Modern slavery statement</a></p><div class="cookie-notice">We use cookies to make this site work. <button>OK</button></div></footer>
</body></html>`
})

const pages = [
  page("/", "Building contractors in Leeds", `<h1>Building well in Yorkshire since 1978</h1>
<p>Ackersley Build is a family-owned building contractor. We put up and put right schools, surgeries and homes across West Yorkshire, with 140 people on the books and a yard in Armley.</p>
<p>Looking for somebody? <a href="/about-us/our-people/">Meet our people</a> or read <a href="/about-us/our-story/">how it all began</a>.</p>
<h2>Projects</h2><ul><li>Beckett Row retrofit, Holbeck</li><li>Kirkstall primary school extension</li><li>Garforth surgery</li></ul>`, "Family-owned building contractor in Leeds"),
  page("/about-us/our-people/", "Our people", `<h1>Our people</h1>
<div class="wp-block-columns">
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2023/02/tom-a.jpg" alt="" /></figure><h3><a href="/about-us/our-people/tom-ackersley/">Tom Ackersley</a></h3><p>Managing Director</p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2023/02/gemma-h.jpg" alt="" /></figure><h3>Gemma Holroyd</h3><p>Head of Procurement<br /><a href="mailto:g.holroyd@ackersleybuild.example">g.holroyd@ackersleybuild.example</a></p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2023/02/craig-d.jpg" alt="" /></figure><h3>Craig Dunphy</h3><p>Contracts Director</p></div>
</div>
<div class="wp-block-columns">
<div class="wp-block-column"><h3>Nadia Rehman</h3><p>Commercial Manager</p></div>
<div class="wp-block-column"><figure><img src="/wp-content/uploads/2023/02/tom-senior.jpg" alt="" /></figure><h3><a href="/about-us/our-story/">Tom Ackersley (senior)</a></h3><p>Chairman</p></div>
</div>`),
  page("/about-us/our-people/tom-ackersley/", "Tom Ackersley, Managing Director", `<h1>Tom Ackersley</h1><p><strong>Managing Director</strong></p>
<p>Tom took over from his father in April 2021. He had been with the firm since 2006 by then: first as a site engineer on the Kirkstall primary school job, later as contracts manager.</p>
<p>He read civil engineering at Northumbria University (BEng, 2004) and put in two years with a groundworks contractor in Gateshead before he came home to Leeds. He is a Chartered Builder (MCIOB) and sits on the Yorkshire committee of the Chartered Institute of Building.</p>
<p>Under Tom the firm has gone into timber frame and retrofit. The Beckett Row scheme, 61 terraced houses insulated with the tenants in them, was Retrofit Project of the Year at the 2024 Northern Building Prizes.</p>
<p>Away from site he has had a season ticket at Leeds Rhinos since he was nine, and on winter Sundays he is usually somewhere above Otley with Chevin &amp; Wharfe Fell Runners. He is a trustee of Hod &amp; Heart, which looks after the mental health of people in the trades.</p>
<p><a href="https://www.linkedin.com/in/tom-ackersley-build/">Tom on LinkedIn</a></p>`),
  page("/about-us/our-story/", "Our story", `<h1>Our story</h1>
<p>In 1978 a joiner of twenty-six borrowed his brother-in-law's van, bought a mixer at a farm sale in Wetherby and called himself a builder. The joiner was Tom Ackersley: Tom senior, as everybody here calls him now.</p>
<p>He had left school at fifteen, served his time with a shopfitter in Hunslet and took his City &amp; Guilds in carpentry and joinery at night at Kirkgate Technical College. The first job was a porch in Bramley. By 1990 there were thirty on the payroll and in 1998 we finished our first school.</p>
<p>Tom senior ran the firm as Managing Director for forty-three years. He has been Chairman since 2021, comes into the yard on Tuesdays and Thursdays, and still marks the apprentices' dovetails himself: 212 apprentices have come through the yard since he set up the scheme in 1983. It got him an MBE in 2017, for services to apprenticeships.</p>`),
  page("/news/new-managing-director/", "Ackersley Build appoints new Managing Director", `<article class="post-2210 post type-post"><header class="entry-header"><h1 class="entry-title">Ackersley Build appoints new Managing Director</h1><div class="entry-meta"><time class="published" datetime="2021-04-06">6 April 2021</time></div></header>
<p>Ackersley Build has a new Managing Director, and he has the same name as the last one. Tom Ackersley, 38, takes over from his father, founder Tom Ackersley, who moves up to Chairman.</p>
<p>&ldquo;Dad put up half of west Leeds. My job is to make what is standing already fit to live in for another hundred years,&rdquo; said the younger Tom, until last week the firm's Contracts Manager. He plans to grow the retrofit team from six to forty.</p>
<p>&ldquo;I'm not going anywhere,&rdquo; said the elder. &ldquo;Somebody has to look after the apprentices.&rdquo;</p></article>`),
  page("/news/2019-yorkshire-timber-frame-deal/", "Three-year timber deal signed", `<article class="post-1702 post type-post"><h1 class="entry-title">Three-year timber deal signed</h1><time datetime="2019-05-14">14 May 2019</time>
<p>Ackersley Build has signed a three-year supply deal with Skipton timber merchant Rushworth Softwoods. &ldquo;It takes the guesswork out of pricing,&rdquo; said Gemma Holroyd, Buyer at Ackersley Build, who ran the tender.</p></article>`),
  page("/careers/meet-gemma/", "Meet Gemma", `<h1>Working here: meet Gemma</h1>
<p><strong>Who are you and what do you do?</strong><br />Gemma Holroyd. I'm Head of Procurement, so anything that comes through the gate, from bricks to biscuits, me and my team of five have bought it.</p>
<p><strong>How did you get here?</strong><br />I came in 2014 to cover reception for six weeks! Then I was a buyer for six years and I've had this job since September 2022. Ackersley's paid for my CIPS exams, so I am MCIPS now, which my mum has had framed.</p>
<p><strong>What are you proudest of?</strong><br />Getting 70 per cent of our spend to firms within 30 miles of the yard. It was 41 when I took over.</p>
<p><strong>And when you're not working?</strong><br />I've an allotment in Morley. Dahlias mostly, and too many courgettes. And I walk my lurcher, Biscuit, who has her own chair in the office.</p>`),
  page("/news/", "News", `<h1>News</h1><ul><li><a href="/news/new-managing-director/">Ackersley Build appoints new Managing Director</a> (April 2021)</li><li><a href="/news/2019-yorkshire-timber-frame-deal/">Three-year timber deal signed</a> (May 2019)</li></ul>`),
  {
    url: "https://chevinwharfefell.example/results/2025-guiseley-gallop.html",
    body: `<html><head><title>Guiseley Gallop 2025 - results</title></head><body bgcolor="#ffffff">
<h2>Chevin &amp; Wharfe Fell Runners: Guiseley Gallop, 9 November 2025</h2>
<p>6.4 miles, 1100 ft. Mud: plenty. Thanks to all marshals and to the Fox for the soup.</p>
<pre>
Pos  Name               Club               Cat   Time
1    Eddie Farrar       Chevin & Wharfe    M     44:12
2    Josh Lumb          Calder Striders    M     44:50
3    Isla Whitwam       Chevin & Wharfe    F     46:03
17   Tom Ackersley      Chevin & Wharfe    M40   51:37
18   Pete Ogden         Unattached         M50   51:44
41   Ruth Sugden        Calder Striders    F50   60:20
</pre>
<p>Tom Ackersley of Ackersley Build, who sponsor the race, handed out the prizes.</p>
<p><a href="../index.html">Back to club page</a></p></body></html>`
  },
  {
    url: "https://chevinwharfefell.example/index.html",
    body: `<html><head><title>Chevin &amp; Wharfe Fell Runners</title></head><body><h1>Chevin &amp; Wharfe Fell Runners</h1><p>A small, friendly club. Thursdays 7pm, Surprise View car park, head torch needed.</p><ul><li><a href="results/2025-guiseley-gallop.html">Guiseley Gallop 2025 results</a></li></ul></body></html>`
  },
  {
    url: "https://www.sitehutpodcast.example/episodes/41-gemma-holroyd",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ep 41: Buying timber in a bad year, with Gemma Holroyd | Site Hut</title></head><body><nav><a href="/">Site Hut</a> <a href="/episodes/41-gemma-holroyd">Latest</a></nav>
<h1>Ep 41: Buying timber in a bad year, with Gemma Holroyd</h1><p>Published 3 October 2025 &middot; 38 min</p>
<p>Prices up a third in a year and nobody will hold a quote. Gemma Holroyd, Head of Procurement at Leeds contractor Ackersley Build, tells Marv and Jo how she buys through it: framework deals, early orders, and knowing the name of every sawmill foreman between Skipton and Selby. We also hear about supply-chain mapping, why she asks suppliers about modern slavery over a brew rather than a form, and the great courgette glut.</p>
<p>Subscribe wherever you get your podcasts.</p></body></html>`
  },
  {
    url: "https://www.sitehutpodcast.example/",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site Hut: the podcast for people who build</title></head><body><h1>Site Hut</h1><p>Marv Cole and Jo Tindall talk to people who build.</p><p><a href="/episodes/41-gemma-holroyd">Ep 41: Buying timber in a bad year</a></p></body></html>`
  }
]

export default {
  pages,
  listings: [{
    url: "https://www.linkedin.com/in/tom-ackersley-build",
    title: "Tom Ackersley - Managing Director - Ackersley Build | LinkedIn",
    snippet: "Leeds, England, United Kingdom · Managing Director at Ackersley Build. Retrofit, timber frame, and getting young people into the trades. Northumbria University."
  }],
  podcasts: [{
    id: 1702340041,
    title: "Site Hut",
    artist: "Marv Cole and Jo Tindall",
    feed: "https://www.sitehutpodcast.example/feed.xml",
    site: "https://www.sitehutpodcast.example/",
    description: "The podcast for people who build.",
    episodes: [{
      title: "Ep 41: Buying timber in a bad year, with Gemma Holroyd",
      description: "Gemma Holroyd of Ackersley Build on framework deals, early orders and sawmill foremen.",
      url: "https://www.sitehutpodcast.example/episodes/41-gemma-holroyd",
      at: "2025-10-03T06:00:00Z"
    }]
  }],
  people: [
    {
      id: "tom-ackersley-junior",
      about: "The son of a founder of the same name: the managing director of today.",
      contact: { email: "tom.ackersley@ackersleybuild.example", full_name: "Tom Ackersley", company: "Ackersley Build", title: "Managing Director" },
      outcome: "found",
      facts: {
        title: "Managing Director | MD",
        company: "Ackersley Build | Ackersley Build Ltd",
        location: "Leeds | Leeds, England | Leeds, United Kingdom | Leeds, West Yorkshire",
        industry: "Construction | Building | Building contractor",
        achievements: ["Retrofit Project of the Year, Northern Building Prizes 2024 | Beckett Row retrofit of 61 terraced houses"],
        hobbies: ["Fell running | Running"],
        sports_teams: ["Leeds Rhinos"],
        education: [{ institution: "Northumbria University", degree: "BEng", field: "Civil engineering", year: 2004 }],
        certifications: ["Chartered Builder (MCIOB) | MCIOB | Chartered Builder"]
      },
      also: {
        title: "Contracts Manager | Site engineer | Trustee, Hod & Heart | Trustee",
        company: "Hod & Heart",
        location: "West Yorkshire | Yorkshire | United Kingdom | England | UK",
        industry: "Retrofit | Housebuilding | Timber frame construction",
        skills: ["Civil engineering", "Retrofit | Retrofitting | Insulation", "Timber frame | Timber frame construction", "Site engineering", "Contract management | Contracts management", "Construction management", "Groundworks", "Leadership | Business management"],
        achievements: ["Took over as Managing Director from his father in April 2021 | Became Managing Director in 2021", "With the firm since 2006", "Moved the firm into timber frame and retrofit | Led the move into retrofit", "17th at the Guiseley Gallop 2025 in 51:37 | Guiseley Gallop 2025, 51:37 | Ran the Guiseley Gallop", "Sponsors the Guiseley Gallop | Ackersley Build sponsors the race", "Planned to grow the retrofit team from six to forty", "Worked on the Kirkstall primary school | Kirkstall primary school", "Trustee of Hod & Heart", "61 terraced houses insulated with the tenants in them"],
        interests: ["Retrofit | Making existing homes fit to live in", "Timber frame", "Getting young people into the trades | Young people in the trades", "Rugby league", "Fell running | Running", "Mental health in the trades | Mental health"],
        hobbies: ["Watching rugby league | Rugby league", "Running with Chevin & Wharfe Fell Runners"],
        sports_teams: ["Chevin & Wharfe Fell Runners | Chevin & Wharfe"],
        causes: ["Hod & Heart | Mental health of people in the trades | Mental health", "Getting young people into the trades"],
        memberships: ["Chartered Institute of Building | CIOB | Yorkshire committee of the Chartered Institute of Building", "Chevin & Wharfe Fell Runners", "Hod & Heart (trustee) | Hod & Heart"],
        linkedin: "https://www.linkedin.com/in/tom-ackersley-build/",
        linkedin_bio: "Managing Director at Ackersley Build. Retrofit, timber frame, and getting young people into the trades."
      },
      sources: [
        "https://www.ackersleybuild.example/about-us/our-people/",
        "https://www.ackersleybuild.example/about-us/our-people/tom-ackersley/",
        "https://www.ackersleybuild.example/news/new-managing-director/",
        "https://chevinwharfefell.example/results/2025-guiseley-gallop.html",
        "https://www.linkedin.com/in/tom-ackersley-build"
      ],
      never: ["pigeon", "cornet", "Kirkgate Technical", "Lerwick", "Pudsey"]
    },
    {
      id: "tom-ackersley-senior",
      about: "The father and founder, of the same name at the same employer, known by his title only.",
      contact: { full_name: "Tom Ackersley", company: "Ackersley Build", title: "Chairman", location: "Leeds" },
      outcome: "found",
      facts: {
        title: "Chairman | Chair",
        company: "Ackersley Build | Ackersley Build Ltd",
        location: "Leeds | Leeds, England | Leeds, West Yorkshire",
        industry: "Construction | Building | Building contractor",
        skills: ["Joinery | Carpentry and joinery | Carpentry"],
        achievements: ["MBE in 2017 for services to apprenticeships | MBE", "Founded Ackersley Build in 1978 | Founder of Ackersley Build"],
        hobbies: ["Racing pigeons | Pigeon racing | Keeping pigeons", "Playing the cornet | Cornet | Brass band"]
      },
      also: {
        title: "Founder | Managing Director | Joiner | Builder | Chairman and founder",
        company: "Ackersley's | Pudsey Vale Band",
        location: "Pudsey | Yorkshire | West Yorkshire | England | United Kingdom | UK",
        skills: ["Training apprentices | Apprenticeships | Mentoring", "Shopfitting", "Building", "Business management | Leadership"],
        achievements: ["212 apprentices trained since 1983 | Apprenticeship scheme set up in 1983 | Set up the apprentice scheme", "Managing Director for forty-three years | Ran the firm for 43 years", "Chairman since 2021", "First school finished in 1998", "Thirty on the payroll by 1990", "Solo cornet for 30 years | Solo cornet with the Pudsey Vale Band", "His pigeon won from Lerwick | Pigeon winner from Lerwick | Lerwick race 2016"],
        interests: ["Apprenticeships | Apprentices", "Brass bands | Brass band music | Music", "Pigeons | Racing pigeons", "Carpentry | Joinery", "Cornet"],
        hobbies: ["Brass bands | Music | Playing in the Pudsey Vale Band"],
        causes: ["Apprenticeships | Apprentices | Training young people"],
        memberships: ["Pudsey Vale Band", "Stanningley Homing Society"],
        education: [{ institution: "Kirkgate Technical College", degree: "City & Guilds", field: "Carpentry and joinery" }],
        certifications: ["City & Guilds in carpentry and joinery | City & Guilds"],
        pets: ["Pigeons | Racing pigeons"]
      },
      sources: [
        "https://www.ackersleybuild.example/about-us/our-people/",
        "https://www.ackersleybuild.example/about-us/our-story/",
        "https://www.ackersleybuild.example/news/new-managing-director/",
        "https://www.leedsledger.example/people/mbe-for-builder-with-a-loft-full-of-winners"
      ],
      never: ["Rhinos", "Northumbria", "Chevin"]
    },
    {
      id: "gemma-holroyd",
      about: "An e-mail address alone; her old title stands in an old press release.",
      contact: { email: "g.holroyd@ackersleybuild.example" },
      outcome: "found",
      facts: {
        title: "Head of Procurement",
        company: "Ackersley Build | Ackersley Build Ltd",
        location: "Leeds | Leeds, England | Leeds, West Yorkshire",
        industry: "Construction | Building | Building contractor",
        certifications: ["MCIPS | CIPS"],
        achievements: ["70 per cent of spend with firms within 30 miles of the yard | Raised local spend from 41 to 70 per cent"],
        hobbies: ["Allotment | Gardening | Growing dahlias"],
        pets: ["Lurcher called Biscuit | Biscuit (lurcher) | Lurcher | Biscuit | Dog"]
      },
      also: {
        title: "Buyer | Receptionist | Reception cover",
        location: "Morley | West Yorkshire | Yorkshire | England | UK | United Kingdom",
        skills: ["Procurement | Purchasing | Buying", "Tendering | Tenders", "Supply-chain mapping | Supply chain management | Supply chain", "Framework agreements | Framework deals", "Timber buying | Timber procurement", "Team leadership | Managing a team of five", "Supplier relationships | Supplier management", "Local sourcing", "Modern slavery checks | Modern slavery due diligence", "Negotiation", "Social value"],
        achievements: ["With Ackersley Build since 2014 | Joined in 2014", "Head of Procurement since September 2022", "Ran the tender for a three-year timber deal with Rushworth Softwoods | Three-year timber deal | Three-year supply deal signed in 2019", "Guest on the Site Hut podcast, episode 41: Buying timber in a bad year | Site Hut podcast | Buying timber in a bad year", "Speaker at the Buyers' Forum 2026 | Talk: Thirty miles: buying local without paying twice | Thirty miles: buying local without paying twice", "Leads a team of five", "Buyer for six years"],
        interests: ["Local supply chains | Buying local | Local sourcing", "Modern slavery | Modern slavery in supply chains", "Timber | Timber prices", "Dahlias", "Gardening | Allotments | Allotment", "Dogs | Lurchers", "Social value | Social value in construction"],
        hobbies: ["Dog walking | Walking her lurcher", "Growing courgettes | Growing vegetables", "Dahlias"],
        causes: ["Buying local | Local suppliers", "Modern slavery"],
        memberships: ["CIPS | Chartered Institute of Procurement & Supply | MCIPS"]
      },
      sources: [
        "https://www.ackersleybuild.example/about-us/our-people/",
        "https://www.ackersleybuild.example/careers/meet-gemma/",
        "https://www.ackersleybuild.example/news/2019-yorkshire-timber-frame-deal/",
        "https://www.sitehutpodcast.example/episodes/41-gemma-holroyd",
        "https://www.buyersforum.example/2026/speakers"
      ]
    }
  ]
}
