// Tidemark Coffee, a roaster in Bristol, England
const shop = (title, main, ld = "") => `<!doctype html>
<html class="no-js" lang="en-GB"><head><meta charset="utf-8"><title>${title} – Tidemark Coffee</title><link rel="canonical" href="https://tidemarkcoffee.example/">${ld}</head>
<body class="gradient"><a class="skip-to-content-link" href="#MainContent">Skip to content</a>
<div class="announcement-bar" role="region">Free UK delivery over £25</div>
<header class="header header--middle-left"><a href="https://tidemarkcoffee.example/" class="header__heading-link">Tidemark Coffee</a><nav class="header__inline-menu"><ul class="list-menu"><li><a href="https://tidemarkcoffee.example/collections/all">Shop</a></li><li><a href="https://tidemarkcoffee.example/pages/our-crew">Our crew</a></li><li><a href="https://tidemarkcoffee.example/pages/wholesale">Wholesale</a></li></ul></nav></header>
<main id="MainContent" class="content-for-layout">${main}</main>
<footer class="footer"><p>Tidemark Coffee Roasters Ltd, Unit 6, Feeder Wharf, Bristol. 0117 496 0188</p><small>© 2026, Tidemark Coffee</small></footer></body></html>`

export default {
  people: [
    {
      id: "imogen-tarrant",
      about: "Founder with a personal site, trade press, Q-grader.",
      contact: { email: "imogen@tidemarkcoffee.example", full_name: "Imogen Tarrant", company: "Tidemark Coffee" },
      outcome: "found",
      facts: {
        title: "Founder | founder and green buyer | founder & green coffee buyer | Founder & green coffee buyer",
        company: "Tidemark Coffee | Tidemark Coffee Roasters Ltd",
        location: "Bristol",
        industry: "speciality coffee | coffee roasting | coffee",
        certifications: ["Q Grader | Q-grader"],
        hobbies: ["gig rowing | pilot gig rowing"],
        memberships: ["Portishead Pilot Gig Club"],
        causes: ["fair prices for growers | paying growers fairly"]
      },
      also: {
        title: "green buyer | green coffee buyer | founder of Tidemark Coffee | owner | coffee buyer | judge",
        location: "Portishead | lives in Portishead | England | UK | Unit 6, Feeder Wharf, Bristol | Falmouth | from Falmouth",
        industry: "coffee roaster | food and drink | wholesale coffee",
        skills: ["coffee buying | sourcing | green buying", "cupping | coffee tasting", "Spanish", "marine biology"],
        achievements: [
          "Founded Tidemark in 2014 | started Tidemark Coffee in 2014 | started with a popcorn machine in 2014",
          "Golden Bean West Roaster of the Year 2024 | West Country Roaster of the Year 2024 | Roaster of the Year 2024",
          "Publishes what she pays for every sack | publishes the price paid to growers | open price list | price of every lot | Price Paid list",
          "Rowed in the World Pilot Gig Championships on Scilly in 2025 | World Pilot Gig Championships | rowed at Scilly | bow in the ladies' B crew",
          "Judge at the Western Brewers' Cup | judge at the Western Brewers Cup 2025",
          "41st of 96 at the World Pilot Gig Championships | 41st of 96", "learned Spanish in Huila", "every lot has its price on the bag | Price Paid list", "interviewed by Crema Trade", "Worked as a marine biologist | former marine biologist | six years as a marine biologist"
        ],
        interests: ["rowing", "coffee", "sea | marine biology", "price transparency | transparency", "Colombia | Huila"],
        hobbies: ["rowing"],
        linkedin: "https://www.linkedin.com/in/imogentarrant",
        twitter: "https://x.com/imogenbuyscoffee | @imogenbuyscoffee | imogenbuyscoffee",
        causes: ["price transparency"],
        memberships: ["Portishead Pilot Gig Club ladies' B crew"],
        education: [{ institution: "Plymouth University | University of Plymouth | Plymouth", degree: "BSc", field: "Marine Biology | marine biology" }]
      },
      sources: ["https://tidemarkcoffee.example/pages/our-crew", "https://imogentarrant.example/", "https://crematrade.example/interviews/imogen-tarrant", "https://portisheadgigs.example/crews"]
    },
    {
      id: "daniel-hobbs",
      about: "Head roaster; an estate agent in Bristol has the same name.",
      contact: { email: "dan@tidemarkcoffee.example", full_name: "Daniel Hobbs", company: "Tidemark Coffee", location: "Bristol" },
      outcome: "found",
      facts: {
        title: "Head Roaster",
        company: "Tidemark Coffee | Tidemark Coffee Roasters Ltd",
        location: "Bristol",
        achievements: ["Third at the UK Roasting Trials 2025 | third place at the UK Roasting Trials 2025 | third in the UK Roasting Trials"],
        hobbies: ["modular synthesisers | modular synths | synthesisers"],
        sports_teams: ["Bristol Rovers | Rovers | the Gas"]
      },
      also: {
        title: "roaster | coffee roaster | musician",
        location: "England | Easton | Unit 6, Feeder Wharf, Bristol",
        industry: "coffee roasting | speciality coffee | coffee",
        skills: ["roasting | coffee roasting", "roast profiling | roast profiles", "machine maintenance | fixing roasters | repairing roasters", "Probat", "teaching roasting | roasting classes", "sound design | electronic music"],
        achievements: [
          "Plays as Hopper Dust | Hopper Dust | album First Crack | released First Crack | released the album First Crack in 2024",
          "Teaches the roasting class on the first Saturday | roasting class | teaches a monthly roasting class",
          "With Tidemark since 2016 | joined in 2016",
          "Rebuilt a 1958 Probat | rebuilt the 1958 Probat | 1958 Probat",
          "Sampled the roasting drum | recorded the roaster for an album | samples of the roaster"
        ],
        interests: ["synthesisers | modular synthesisers", "electronic music | music", "football", "old machines"],
        hobbies: ["making music | electronic music | music"],
        sports_teams: ["Bristol Rovers season ticket | season ticket at Bristol Rovers"]
      },
      sources: ["https://tidemarkcoffee.example/pages/our-crew", "https://hopperdust.example/", "https://crematrade.example/news/roasting-trials-2025"],
      never: ["estate agent", "lettings", "Clifton branch", "golf", "Valuer"]
    },
    {
      id: "yusuf-warsame",
      about: "Wholesale manager known by email alone; Gravatar, community football.",
      contact: { email: "yusuf@tidemarkcoffee.example" },
      outcome: "found",
      facts: {
        title: "Wholesale Manager | Head of Wholesale",
        company: "Tidemark Coffee | Tidemark Coffee Roasters Ltd",
        location: "Bristol",
        skills: ["barista training | training baristas"],
        causes: ["youth football | Barton Hill Lions"],
        sports_teams: ["Barton Hill Lions"]
      },
      also: {
        title: "wholesale | barista trainer | under-12s coach | football coach | volunteer coach",
        location: "England | Barton Hill | Unit 6, Feeder Wharf, Bristol",
        industry: "coffee roasting | coffee | wholesale coffee",
        skills: ["Somali | Somali speaker", "wholesale | sales | wholesale accounts", "espresso machines", "coaching | football coaching", "latte art"],
        achievements: [
          "Coaches the Barton Hill Lions under-12s | under-12s coach | coach of the Barton Hill Lions under-12s since 2020",
          "Bristol Volunteer of the Month | Volunteer of the Month February 2026 | volunteer of the month",
          "Looks after 180 cafés | 180 cafés and restaurants",
          "Won the Bristol Latte Art Throwdown 2019 | Latte Art Throwdown | Latte Art Throwdown 2019",
          "Got 30 boys a minibus | raised the money for a minibus | minibus for the Lions"
        ],
        interests: ["football", "youth football", "latte art", "coffee"],
        hobbies: ["coaching football | football coaching", "football", "latte art"],
        causes: ["youth football", "volunteering"],
        memberships: ["Barton Hill Lions"],
        certifications: ["FA Level 1 coach | FA Level 1"]
      },
      sources: ["https://tidemarkcoffee.example/pages/wholesale", "https://bartonhilllions.example/volunteers/yusuf", "https://gravatar.com/yusufwarsame"]
    }
  ],
  pages: [
    { url: "https://tidemarkcoffee.example/", body: shop("Coffee from the water's edge", `<section class="banner"><h1>Coffee from the water's edge</h1><p>Roasted on Feeder Wharf every weekday. We tell you what we paid.</p></section>`) },
    { url: "https://tidemarkcoffee.example/pages/our-crew", body: shop("Our crew", `<h1 class="main-page-title page-title h0">Our crew</h1><div class="multicolumn"><div class="multicolumn-card"><h3 class="inline-richtext">Imogen Tarrant</h3><div class="rte"><p><strong>Founder &amp; green coffee buyer.</strong> Started Tidemark in 2014 with a popcorn machine. Licensed Q Grader. More at <a href="https://imogentarrant.example/">imogentarrant.example</a>.</p></div></div><div class="multicolumn-card"><h3>Daniel Hobbs</h3><div class="rte"><p><strong>Head Roaster.</strong> With us since 2016. Rebuilt our 1958 Probat from a skip. Writes every roast profile and teaches the roasting class on first Saturdays. Also makes music out of the noise: <a href="https://hopperdust.example/">Hopper Dust</a>.</p></div></div><div class="multicolumn-card"><h3>Ottoline Reyes</h3><div class="rte"><p><strong>Packing &amp; dispatch.</strong></p></div></div></div>`) },
    { url: "https://tidemarkcoffee.example/pages/wholesale", body: shop("Wholesale", `<h1>Wholesale</h1><p>We supply 180 cafés and restaurants from Bath to Barnstaple. Machines, grinders, barista training included.</p><div class="contact"><p><b>Yusuf Warsame</b>, Wholesale Manager, looks after all of them: <a href="mailto:yusuf@tidemarkcoffee.example">yusuf@tidemarkcoffee.example</a>. Waad ku mahadsan tahay: Yusuf speaks Somali too.</p></div>`) },
    { url: "https://imogentarrant.example/", body: `<!DOCTYPE html><html lang="en"><head><title>Imogen Tarrant</title><meta name="description" content="I buy coffee."></head><body><article class="h-card"><h1 class="p-name">Imogen Tarrant</h1><p class="p-note">I buy coffee for <a class="p-org" href="https://tidemarkcoffee.example/">Tidemark Coffee</a>, which I started. Before that I was a marine biologist for six years (Plymouth, BSc in marine biology), counting things that could not be paid. I think paying growers fairly begins with printing the price, so every lot we buy has its price on the bag.</p><p>Born in Falmouth, living in <span class="p-locality">Portishead</span>. I pull an oar with the <a href="https://portisheadgigs.example/crews">Portishead Pilot Gig Club</a>.</p><ul><li><a class="u-url" rel="me" href="https://www.linkedin.com/in/imogentarrant">LinkedIn</a></li><li><a class="u-url" rel="me" href="https://x.com/imogenbuyscoffee">X</a></li></ul></article></body></html>` },
    { url: "https://crematrade.example/interviews/imogen-tarrant", body: `<!DOCTYPE html><html lang="en"><head><title>"Print the price": Imogen Tarrant of Tidemark - Crema Trade</title></head><body><header class="site-head"><a href="https://crematrade.example/">Crema Trade</a></header><main><h1>"Print the price"</h1><p class="standfirst">The founder of Bristol's Tidemark Coffee, West Country Roaster of the Year 2024, on speciality coffee after the boom.</p><p><b>You publish the Price Paid list. Do competitors hate you?</b><br>A few. Fair prices for growers are not a mood, they're a number. I learned Spanish in Huila so that nobody could round it for me.</p><p><b>What do you do away from the cupping table?</b><br>Gig rowing. Six people, one boat, no phones.</p><p><b>You judged the Western Brewers' Cup in 2025.</b><br>Eighty cups in a day. I didn't sleep until Tuesday.</p></main></body></html>` },
    { url: "https://portisheadgigs.example/crews", body: `<html><head><title>Crews 2025</title></head><body><h1>Portishead Pilot Gig Club</h1><h2>World Pilot Gig Championships, Isles of Scilly, May 2025</h2><p>Ladies' B: Fran Coles (cox), Imogen Tarrant (bow), Jo Pike, Helen Adeyemi, Sue Watts, Milly Chard, Tess Bray (stroke). 41st of 96.</p></body></html>` },
    { url: "https://crematrade.example/news/roasting-trials-2025", news: { seen: "2025-06-17", language: "English", country: "United Kingdom" }, body: `<!DOCTYPE html><html lang="en"><head><title>UK Roasting Trials: the results - Crema Trade</title></head><body><header class="site-head"><a href="https://crematrade.example/">Crema Trade</a></header><main><h1>UK Roasting Trials: the results</h1><ol><li>Hanna Lindqvist, Northmoor, Leeds</li><li>Raj Bhandari, Copper Pot, Glasgow</li><li>Daniel Hobbs, Tidemark Coffee, Bristol</li></ol><p>Third at the UK Roasting Trials 2025 was a first for the south-west. Hobbs roasted a washed Huila "and hoped". He celebrated at the Memorial Stadium, where he has a Bristol Rovers season ticket: "They lost. You can't have both."</p></main></body></html>` },
    { url: "https://hopperdust.example/", body: `<!DOCTYPE html><html><head><title>HOPPER DUST</title></head><body style="background:#111;color:#9f9;font-family:monospace"><pre>HOPPER DUST
is Daniel Hobbs, Easton, Bristol
modular synthesisers + one coffee roaster (sampled)

FIRST CRACK  (album, 2024)
recorded at night on Feeder Wharf, between batches</pre><a style="color:#9f9" href="https://tidemarkcoffee.example/pages/our-crew">day job</a></body></html>` },
    { url: "https://bartonhilllions.example/volunteers/yusuf", body: `<!DOCTYPE html><html><head><title>Volunteer of the Month: Yusuf | Barton Hill Lions</title></head><body><div class="top"><a href="https://bartonhilllions.example/">Barton Hill Lions</a> youth football, all welcome</div><div class="main"><h1>Volunteer of the Month: Yusuf Warsame</h1><p>February 2026. Yusuf has coached our under-12s since 2020 (FA Level 1) and last year he raised the money for a minibus. He grew up two streets away in Barton Hill. By day he is Head of Wholesale at Tidemark Coffee, which is why the tea at our matches is so bad and the coffee so good.</p></div></body></html>` },
    { url: "https://averyfinch.example/people/daniel-hobbs", body: `<!DOCTYPE html><html lang="en-GB"><head><title>Daniel Hobbs | Avery Finch Estate Agents Bristol</title></head><body><header><a href="https://averyfinch.example/">Avery Finch</a></header><main><h1>Daniel Hobbs</h1><p>Senior Valuer, Clifton branch, Bristol. Daniel has been an estate agent for twenty years, in sales and lettings. He plays golf off eleven.</p></main></body></html>` }
  ],
  gravatar: [
    { email: "yusuf@tidemarkcoffee.example", slug: "yusufwarsame", display_name: "Yusuf Warsame", location: "Bristol", description: "Wholesale coffee. Latte Art Throwdown Bristol 2019, winner. Retired undefeated.", job_title: "Wholesale Manager", company: "Tidemark Coffee" }
  ]
}
