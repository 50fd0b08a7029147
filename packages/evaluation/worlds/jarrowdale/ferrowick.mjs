const shell = (path, title, main, head = "") => ({
  url: `https://www.ferrowick.example${path}`,
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="HubSpot">
${head}
<link rel="stylesheet" href="/hs-fs/hub/2290117/hub_generated/template_assets/main.min.css">
</head><body class="hs-content-id-88120 hs-site-page">
<header class="header"><a class="logo" href="/"><img src="/hubfs/logo-ferrowick.svg" alt="Ferrowick"></a>
<nav aria-label="Main menu"><ul><li><a href="/product">Product</a></li><li><a href="/about">About</a></li><li><a href="/blog">Blog</a></li><li><a href="/careers">Careers</a></li><li><a class="cta" href="/demo">Book a demo</a></li></ul></nav></header>
<main class="body-container-wrapper">${main}</main>
<footer><p>&copy; 2026 Ferrowick Software, Inc. · 88 Nationwide Arcade, Suite 400, Columbus, OH 43215</p><p><a href="/privacy">Privacy</a> <a href="/security">Security</a> <a href="/status">Status</a></p></footer>
<div id="hs-eu-cookie-confirmation" role="dialog">This website stores cookies on your computer. <button>Accept</button> <button>Decline</button></div>
<script src="/hs/hsstatic/cos-i18n/index.js"></script></body></html>`
})

const pages = [
  shell("/", "Ferrowick | Routing software for school buses", `
<section class="hero"><h1>Every kid. Right stop. On time.</h1><p>Ferrowick makes routing and dispatch software for school transportation departments. 640 districts in 31 states plan their bus runs with us.</p><a href="/demo">See it move</a></section>
<section class="three"><div><h3>Plan</h3><p>Tiered bell schedules and special-needs runs in one map.</p></div><div><h3>Dispatch</h3><p>Live substitutes when a driver calls in at 5:10 a.m.</p></div><div><h3>Tell families</h3><p>An app that says where the bus is. Nothing else.</p></div></section>
<section><h2>From the blog</h2><ul><li><a href="/blog/meet-marcus">Meet the team: the man who drove Bus 114</a></li><li><a href="/blog/bell-times">What bell times cost</a></li><li><a href="/blog/roadmap-webinar-2024">Webinar: the 2024 roadmap</a></li></ul></section>`),
  shell("/about", "About us | Ferrowick", `
<h1>About Ferrowick</h1><p>We started in 2013 in a spare room above a print shop in Columbus's Franklinton neighborhood, because the routing tool at one founder's old district still ran on a machine nobody dared switch off. Today 112 people work here, most of them in Columbus.</p>
<h2>Leadership</h2>
<div class="card-grid">
<div class="card"><img src="/hubfs/people/dale.jpg" alt=""><h4>Dale Rutkowski</h4><p class="role">Co-founder &amp; Chief Executive Officer</p><p>Dale ran transportation for a 14,000-student district before founding the company.</p></div>
<div class="card"><img src="/hubfs/people/ingrid.jpg" alt=""><h4>Ingrid Solheim-Baptiste</h4><p class="role">Co-founder &amp; Chief Technology Officer</p><p>Ingrid wrote the first version of the routing engine and still reviews every change to it. She leads 46 engineers. Before Ferrowick she was an operations research analyst for a parcel carrier.</p></div>
<div class="card"><img src="/hubfs/people/marcus.jpg" alt=""><h4>Marcus Whitfield</h4><p class="role">Director of Customer Success</p><p>Marcus and his team of nineteen take districts from contract to first bell. <a href="/blog/meet-marcus">Read his story</a>.</p></div>
<div class="card"><img src="/hubfs/people/yuki.jpg" alt=""><h4>Yukiko Brandt</h4><p class="role">Chief Financial Officer</p></div>
</div>`),
  shell("/blog", "Blog | Ferrowick", `<h1>Blog</h1>
<article><h2><a href="/blog/meet-marcus">Meet the team: the man who drove Bus 114</a></h2><p>September 9, 2025</p></article>
<article><h2><a href="/blog/bell-times">What bell times cost</a></h2><p>by Ingrid Solheim-Baptiste, March 3, 2025</p></article>
<article><h2><a href="/blog/roadmap-webinar-2024">Webinar: the 2024 roadmap</a></h2><p>January 18, 2024</p></article>`),
  shell("/blog/meet-marcus", "Meet the team: the man who drove Bus 114 | Ferrowick", `
<article><h1>Meet the team: the man who drove Bus 114</h1><p class="meta">By the Ferrowick team · Sep 9, 2025 · 4 min read</p>
<p>Before Marcus Whitfield became our Director of Customer Success, he drove Bus 114 on Columbus's east side, and then sat at the dispatch desk for six years. We asked him a few things between two go-lives.</p>
<p><strong>How does a driver end up at a software company?</strong></p>
<p>I complained. I was the dispatcher who kept calling support, and one day Dale said, "Come fix it, then." That was 2015. I was customer number nine's loudest user and Ferrowick's employee number eleven.</p>
<p><strong>And you studied something else entirely.</strong></p>
<p>Communication studies, Ohio University, class of 2006. My mother will tell you that talking was never the problem.</p>
<p><strong>What is your team good at?</strong></p>
<p>Onboarding. Anybody can install software. We sit with the dispatchers at five in the morning in August and train them on their own routes. Our renewal rate was 97 percent last year, and I am prouder of that than of anything I own.</p>
<p><strong>What do you do in October, when it gets quiet?</strong></p>
<p>Disc golf, badly, at Griggs. Saturday mornings I'm at the Linden Bike Co-op, where we fix up donated bikes for kids. And I've had the same two seats for the Columbus Crew since 2012.</p>
<p><em>Marcus speaks at the Midwest Pupil Transportation Expo in November. <a href="/about">More about our team</a></em></p></article>
<aside><h3>Related</h3><a href="/blog/bell-times">What bell times cost</a></aside>`,
  `<meta property="og:type" content="article"><meta property="og:title" content="Meet the team: the man who drove Bus 114"><meta property="og:description" content="Marcus Whitfield went from driver to dispatcher to Director of Customer Success.">`),
  shell("/blog/bell-times", "What bell times cost | Ferrowick", `
<article><h1>What bell times cost</h1><p class="meta">By <strong>Ingrid Solheim-Baptiste</strong>, CTO · Mar 3, 2025</p>
<p>A district with three start times needs about a third fewer buses than a district with two. Everybody in transportation knows it; nobody likes to say it at a board meeting, because teenagers should sleep.</p>
<p>So we put sleep into the objective function. The solver (written in Rust since 2021, before that in C++ that I am not proud of) treats the first bell of each school as a variable and not as something handed down from Mount Sinai.</p>
<p>The result for our pilot district in Indiana: high schools start 40 minutes later, with two buses fewer.</p>
<p class="author-bio">Ingrid Solheim-Baptiste co-founded Ferrowick. She holds a master's in operations research from Carnegie Mellon and mentors at Code Orchard. More at <a href="https://ingridsb.example/">ingridsb.example</a>.</p></article>`),
  shell("/blog/roadmap-webinar-2024", "Webinar: the 2024 roadmap | Ferrowick", `
<article><h1>Webinar: the 2024 roadmap</h1><p class="meta">Jan 18, 2024</p><p>Join us on February 6 for an hour on what we are building this year: field trips, fuel reports and a driver app that works with gloves on.</p>
<h3>Your host</h3><p><strong>Kavya Srinivasan</strong>, Senior Product Manager at Ferrowick, has led the dispatch product since 2020. She is a Certified Scrum Product Owner, came to Ohio from Ontario and has ridden along on more than 200 bus runs.</p><p><a class="cta" href="/demo">Save my seat</a></p></article>`),
  shell("/careers", "Careers | Ferrowick", `<h1>Work with us</h1><p>Columbus or remote in nine states. Health plan from day one, a snow day when your kids have one.</p><ul><li>Implementation Specialist</li><li>Senior Engineer, Solver</li><li>Account Executive, Southwest</li></ul>`),
  {
    url: "https://ingridsb.example/",
    body: `<!DOCTYPE html><html lang="en"><head><title>Ingrid Solheim-Baptiste</title><meta charset="utf-8"><style>body{max-width:38em;margin:3em auto;font-family:Caslon,serif}</style></head>
<body class="h-card"><h1 class="p-name">Ingrid Solheim-Baptiste</h1>
<p>I make school buses take fewer left turns. By day: co-founder and <span class="p-job-title">CTO</span> of <a class="p-org" href="https://www.ferrowick.example/">Ferrowick</a> in <span class="p-locality">Columbus</span>, <span class="p-region">Ohio</span>. By night: letterpress printing on a 1912 Chandler &amp; Price that cost more to move than to buy.</p>
<h2>Before</h2><ul><li>M.S. Operations Research, Carnegie Mellon University, 2009</li><li>B.A. Mathematics, St. Olaf College, 2007</li><li>Four years telling parcel trucks where to go</li></ul>
<h2>Talks</h2><ul><li><a href="https://www.lakeeffectdev.example/2025/speakers/ingrid-solheim-baptiste">Bell times are an optimization problem</a>, Lake Effect Dev, Cleveland 2025</li><li>Left turns considered harmful, Rust Belt Rustaceans, 2022</li></ul>
<h2>Elsewhere</h2><p><a rel="me" href="https://github.com/isolbap">GitHub</a>. No social media; write a postcard.</p>
<p><small>Set in Caslon because I have a drawer of it.</small></p></body></html>`
  },
  {
    url: "https://www.broadsttabernacle.example/our-pastor",
    body: `<html><head><title>Our Pastor - Broad Street Tabernacle, Columbus Ohio</title></head><body bgcolor="#fffaf0"><table width="100%"><tr><td><a href="/">Home</a> | <a href="/our-pastor">Our Pastor</a> | <a href="/sermons">Sermons</a> | <a href="/give">Give</a></td></tr></table>
<h2>Rev. Marcus Whitfield</h2><p>Pastor Marcus Whitfield has led Broad Street Tabernacle in Columbus, Ohio, since 2008. A graduate of Trinity Lutheran Seminary, he is the author of <i>Manna on Mondays</i>, sings baritone and coaches our softball nine. He and First Lady Denise Whitfield have four children.</p><p>Sunday worship 10:30.</p></body></html>`
  },
  {
    url: "https://www.lehighmatside.example/2024/12/beast-of-the-east-results",
    body: `<!DOCTYPE html><html><head><title>Lehigh Matside: holiday tournament results</title></head><body><header><h1><a href="/">Lehigh Matside</a></h1><p>High school wrestling in the valley</p></header><article><h2>Holiday tournament: Nazareth takes three titles</h2><p>Dec. 29, 2024</p><p>At 133 pounds, Nazareth junior Trent Oberholtzer pinned his way through the bracket and took the final in 2:41. Oberholtzer, who is 19-0, said his goal is Hershey. "I just wrestle," he said.</p></article><footer>Advertise | Forums</footer></body></html>`
  }
]

export default {
  people: [
    {
      id: "jd-marcus-whitfield",
      about: "A namesake pastor lives in the same city.",
      contact: { full_name: "Marcus Whitfield", email: "marcus.whitfield@ferrowick.example", company: "Ferrowick", location: "Columbus, OH" },
      outcome: "found",
      facts: {
        title: "Director of Customer Success",
        company: "Ferrowick | Ferrowick Software | Ferrowick Software, Inc.",
        location: "Columbus, Ohio | Columbus, OH | Columbus",
        industry: "Software | School transportation software | Routing software for school buses | Student transportation software | School transportation | Computer software | Information technology | Technology | Transportation software | SaaS",
        hobbies: ["disc golf"],
        sports_teams: ["Columbus Crew"],
        causes: ["Linden Bike Co-op | fixing up donated bikes for kids | bike co-op volunteering | bikes for kids"],
        education: [{ institution: "Ohio University", field: "Communication Studies | Communication", year: 2006 }]
      },
      also: {
        title: "Director, Customer Success | Dispatcher | Bus driver | School bus driver | Customer Success Director",
        location: "Columbus, Ohio, USA | Ohio | United States",
        skills: ["onboarding | customer onboarding", "training | training dispatchers | user training", "customer success | customer retention | renewals", "dispatching | dispatch | bus dispatch", "team leadership | leading a team of nineteen", "public speaking", "communication", "school transportation", "implementation | go-lives", "bus driving"],
        achievements: ["97 percent renewal rate | renewal rate of 97 percent | 97% renewal rate", "leads a team of nineteen | team of nineteen", "Ferrowick's employee number eleven | employee number eleven | joined Ferrowick in 2015", "Speaker at the Midwest Pupil Transportation Expo | speaks at the Midwest Pupil Transportation Expo", "from bus driver to Director of Customer Success | drove Bus 114 | six years at the dispatch desk | driver to dispatcher to Director of Customer Success"],
        interests: ["Columbus Crew | soccer", "bikes | bicycles | bike repair | fixing bikes", "school buses | school transportation", "disc golf", "volunteering"],
        hobbies: ["fixing bikes | bike repair | fixing up donated bikes | volunteering at the Linden Bike Co-op", "watching the Columbus Crew | attending Columbus Crew games"],
        memberships: ["Linden Bike Co-op", "Columbus Crew seat holder | two seats for the Columbus Crew since 2012"],
        causes: ["children | youth | kids", "volunteering"]
      },
      sources: ["https://www.ferrowick.example/about", "https://www.ferrowick.example/blog/meet-marcus"],
      never: ["Tabernacle", "pastor", "Manna on Mondays", "Trinity Lutheran", "baritone", "softball", "four children"]
    },
    {
      id: "jd-ingrid-solheim-baptiste",
      about: "A founder with a personal site, a GitHub account and talks.",
      contact: { full_name: "Ingrid Solheim-Baptiste", email: "ingrid@ferrowick.example", company: "Ferrowick Software", title: "CTO" },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO | Co-founder & Chief Technology Officer | Co-founder and CTO | Co-founder & CTO | Cofounder and CTO",
        company: "Ferrowick | Ferrowick Software | Ferrowick Software, Inc.",
        location: "Columbus, Ohio | Columbus, OH | Columbus",
        industry: "Software | School transportation software | Routing software for school buses | Student transportation software | School transportation | Computer software | Information technology | Technology | Transportation software | SaaS",
        skills: ["Rust", "operations research | route optimization | optimization | vehicle routing | routing"],
        hobbies: ["letterpress printing | letterpress"],
        education: [{ institution: "Carnegie Mellon University | Carnegie Mellon", degree: "M.S. | MS | Master's | master's | Master of Science", field: "Operations Research", year: 2009 }],
        achievements: ["co-founded Ferrowick | Co-founder of Ferrowick | co-founded Ferrowick in 2013 | Co-founded Ferrowick Software"]
      },
      also: {
        title: "Co-founder | Operations research analyst | Mentor | Mentor at Code Orchard",
        location: "Ohio | United States | Columbus, Ohio, USA | Franklinton",
        skills: ["C++", "Python", "mathematics", "engineering leadership | engineering management | leads 46 engineers | technical leadership", "optimization | mathematical optimization", "GTFS | gtfs", "OpenStreetMap | osm", "software engineering | software development", "code review", "vehicle-routing | vehicle routing | route planning", "public speaking", "mentoring", "combinatorial optimization | solver development | routing engine development | local search", "typesetting", "writing | blogging"],
        achievements: ["wrote the first version of the routing engine | built Ferrowick's routing engine", "Bell times are an optimization problem | Speaker at Lake Effect Dev 2025 | Lake Effect Dev speaker", "Left turns considered harmful | spoke at Rust Belt Rustaceans | talk at Rust Belt Rustaceans 2022", "leads 46 engineers", "pilot district in Indiana: high schools start 40 minutes later with two buses fewer | two buses fewer", "bellhop | created bellhop | open-source bellhop solver", "gtfs-lint-rs", "twelve years on vehicle routing", "What bell times cost", "caslon-drawer"],
        interests: ["letterpress | printing | typography | Caslon", "school bell times | bell times", "open source", "vehicle routing | routing", "optimization", "public transit | transit data | GTFS", "teen sleep | sleep", "Rust", "postcards", "maps"],
        hobbies: ["typography | typesetting", "printing", "writing postcards | postcards"],
        causes: ["Code Orchard | mentoring at Code Orchard | mentoring", "later school start times | teen sleep | later start times"],
        memberships: ["Code Orchard", "Rust Belt Rustaceans"],
        education: [{ institution: "St. Olaf College | St. Olaf", degree: "B.A. | BA | Bachelor of Arts | bachelor's", field: "Mathematics", year: 2007 }]
      },
      sources: ["https://www.ferrowick.example/about", "https://www.ferrowick.example/blog/bell-times", "https://ingridsb.example/", "https://www.lakeeffectdev.example/2025/speakers/ingrid-solheim-baptiste", "https://github.com/isolbap"]
    },
    {
      id: "jd-trent-oberholtzer",
      about: "Nobody wrote about him; a namesake wrestles at a high school.",
      contact: { full_name: "Trent Oberholtzer", email: "t.oberholtzer@ferrowick.example", company: "Ferrowick" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["wrestl", "133 pounds", "Nazareth", "Hershey"]
    }
  ],
  pages,
  github: [
    {
      login: "isolbap", id: 1940277, name: "Ingrid Solheim-Baptiste", company: "@ferrowick", blog: "https://ingridsb.example/", location: "Columbus, OH",
      bio: "Routing school buses. Rust, solvers, lead type.",
      commit_email: "ingrid@ferrowick.example",
      repositories: [
        { name: "bellhop", description: "A small local-search solver for school bell times", language: "Rust", topics: ["vehicle-routing", "optimization", "school-bus"], stars: 412, pushed_at: "2026-04-02T18:20:11Z" },
        { name: "gtfs-lint-rs", description: "Fast checks for GTFS feeds", language: "Rust", topics: ["gtfs", "transit"], stars: 96, pushed_at: "2024-11-20T02:11:00Z" },
        { name: "caslon-drawer", description: "Inventory of my type case, as JSON", language: "Python", stars: 7, pushed_at: "2023-01-08T21:00:00Z" }
      ]
    }
  ],
  rdap: [{ domain: "ferrowick.example", registrant: "Ferrowick Software, Inc.", registered: "2013-02-11" }]
}
