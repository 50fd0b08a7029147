const dr = (title, inner, head = "") => `<!DOCTYPE html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 9 (https://www.drupal.org)" /><title>${title} | Ravenscar Photonics</title>${head}</head>
<body class="layout-no-sidebars"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a><header><a href="/">Ravenscar Photonics</a><ul class="menu"><li><a href="/products">Products</a></li><li><a href="/applications">Applications</a></li><li><a href="/company/leadership">Leadership</a></li><li><a href="/newsroom">Newsroom</a></li><li><a href="/investors">Investors</a></li></ul></header><main id="main-content">${inner}</main><footer><p>Ravenscar Photonics, Inc. (Nasdaq: RVPX) · 400 Exchange Boulevard, Rochester, New York 14614</p><p>Forward-looking statements: actual results may differ.</p></footer></body></html>`

export default {
  people: [
    {
      id: "deborah-kowalczyk",
      about: "CFO of a listed company; a gossip column tells of her divorce.",
      contact: { email: "dkowalczyk@ravenscarphotonics.example", full_name: "Deborah Kowalczyk", company: "Ravenscar Photonics", title: "Chief Financial Officer" },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO | Executive Vice President and Chief Financial Officer",
        company: "Ravenscar Photonics | Ravenscar Photonics, Inc. | Ravenscar",
        location: "Rochester, New York | Rochester, NY | Rochester",
        industry: "Photonics | Optical sensors | Lidar | Semiconductors | Sensors | Hardware",
        certifications: ["Certified Public Accountant | CPA"],
        education: [{ institution: "University at Buffalo", degree: "BS | Bachelor of Science", field: "Accounting", year: 1996 }],
        memberships: ["AICPA | American Institute of CPAs | American Institute of Certified Public Accountants"],
        hobbies: ["Curling"],
        causes: ["Flower City Pantry | Hunger relief | Food pantry | Food security"]
      },
      also: {
        title: "Executive Vice President | Corporate controller | Controller | Treasurer | Skip | Board treasurer",
        company: "Tillinghast Valve | Flower City Pantry | Upstate Curling Club",
        location: "New York | Western New York | United States | Cheektowaga",
        industry: "Electronics | Optics | Manufacturing",
        skills: ["Mergers and acquisitions | Acquisitions", "Corporate finance | Finance", "Investor relations", "Accounting", "Taking companies public | IPO", "Bookkeeping | Treasurer"],
        achievements: ["Took Ravenscar public in 2021 | Led Ravenscar's IPO in 2021 | IPO of Ravenscar 2021", "Acquisition of Ontario Lens Works | Ontario Lens Works acquisition", "CFO of the Year, Finger Lakes Business Review 2025 | Finger Lakes Business Review CFO of the Year 2025 | CFO of the Year 2025", "Skipped the winning rink at the Lilac Bonspiel | Lilac Bonspiel 2026 winner | Won the Lilac Bonspiel 2026", "Kept a bakery's books at fourteen | Kept the books of the family bakery at fourteen", "Joined Ravenscar in 2017 | CFO since 2017 | At Ravenscar since 2017", "Chief financial officer since 2017", "Pantry's warehouse paid off | Paid off the pantry's warehouse"],
        interests: ["Curling", "Food pantries | Hunger relief", "Pierogi | Making pierogi | Polish cooking", "Photonics | Manufacturing in upstate New York | Upstate manufacturing"],
        hobbies: ["Cooking | Making pierogi"],
        memberships: ["Upstate Curling Club", "Flower City Pantry (treasurer) | Board of Flower City Pantry"],
        causes: ["Food bank | Hunger"],
        education: [{ institution: "University at Buffalo | Buffalo", degree: "BS", field: "Accounting" }]
      },
      sources: ["https://ravenscarphotonics.example/company/leadership", "https://fingerlakesbusinessreview.example/2025/cfo-of-the-year", "https://upstatecurling.example/lilac-2026", "https://flowercitypantry.example/board", "https://ravenscarphotonics.example/"],
      sensitive: ["custody", "divorce", "Judge Pruitt"]
    },
    {
      id: "hiro-matsuda",
      about: "VP engineering, optics doctorate, patents; ordinary pages.",
      contact: { full_name: "Hiroshi Matsuda", company: "Ravenscar Photonics", location: "Rochester, NY" },
      outcome: "found",
      facts: {
        title: "Vice President of Engineering | VP Engineering | VP of Engineering | Vice President, Engineering",
        company: "Ravenscar Photonics | Ravenscar Photonics, Inc. | Ravenscar",
        location: "Rochester, New York | Rochester, NY | Rochester",
        industry: "Photonics | Optical sensors | Lidar | Sensors | Hardware",
        skills: ["Optical design | Lens design | Optics"],
        achievements: ["27 US patents | 27 patents | Named on 27 U.S. patents"],
        education: [{ institution: "University of Rochester", degree: "PhD | Ph.D. | Doctorate", field: "Optics", year: 2005 }],
        memberships: ["Optica | Fellow of Optica"],
        hobbies: ["Telescope making | Amateur telescope making | Grinding mirrors | Building telescopes | Amateur astronomy | Astronomy"]
      },
      also: {
        title: "Engineer | Optical engineer | Adviser | Senior design adviser",
        company: "Irondequoit Optical | University of Rochester",
        location: "New York",
        industry: "Optics | Automotive sensors",
        skills: ["Lidar | Solid-state lidar", "Photodetectors | Avalanche photodiodes | Single-photon detectors", "Leading engineering teams | Leading 140 engineers | Engineering management", "Mentoring students | Advising student design teams", "Product development", "Mirror grinding | Figuring mirrors", "Engineering", "Physics"],
        achievements: ["RX-3, the first lidar under 200 dollars | Led the RX-3 lidar | RX-3", "Fellow of Optica since 2022 | Elected Fellow of Optica in 2022", "Ground a 16-inch mirror by hand | 16-inch telescope mirror | 16-inch Dobsonian", "Adviser to senior design teams | Advises senior design teams at the University of Rochester", "Joined Ravenscar in 2012 | At Ravenscar since 2012", "14 years at Ravenscar"],
        interests: ["Astronomy | Telescopes", "Lidar", "Teaching | Students | Engineering education", "Dark skies | Light pollution"],
        hobbies: ["Stargazing | Observing the sky | Public star nights"],
        memberships: ["Genesee Skywatchers | Genesee Skywatchers Club"],
        causes: ["Dark skies | Astronomy outreach | Light pollution | Free star nights for families"],
        education: [{ institution: "Tohoku University", degree: "BEng | Bachelor | Bachelor's degree", field: "Applied physics", year: 1999 }]
      },
      sources: ["https://ravenscarphotonics.example/company/leadership", "https://ravenscarphotonics.example/newsroom/rx-3", "https://geneseeskywatchers.example/members/matsuda", "https://ravenscarphotonics.example/"]
    },
    {
      id: "terry-boudreaux",
      about: "Stale title on an old page (Director of Channel Sales, 2021), new one elsewhere.",
      contact: { email: "t.boudreaux@ravenscarphotonics.example", full_name: "Terrence Boudreaux", company: "Ravenscar Photonics" },
      outcome: "found",
      facts: {
        title: "Senior Vice President, Global Sales | SVP Global Sales | Senior Vice President of Global Sales | SVP, Global Sales",
        company: "Ravenscar Photonics | Ravenscar Photonics, Inc. | Ravenscar",
        location: "Pittsford, New York | Pittsford, NY | Pittsford",
        industry: "Photonics | Optical sensors | Lidar | Sensors | Hardware",
        skills: ["Sales leadership | Leading sales teams | Sales", "Channel sales | Distributor sales | Channel partnerships"],
        sports_teams: ["New Orleans Saints | Saints"],
        hobbies: ["Cooking | Cajun cooking | Crawfish boils | Gumbo"],
        education: [{ institution: "Louisiana State University | LSU", degree: "BS | Bachelor of Science", field: "Electrical engineering", year: 1998 }]
      },
      also: {
        title: "Director of Channel Sales | Channel sales director | Field applications engineer | Applications engineer | Trumpeter | Board member | Board director",
        company: "Bayou Components | East Avenue Boys & Girls Club | Flour City Second Line",
        location: "New York | Lafayette, Louisiana | Louisiana | Lafayette | Rochester, New York",
        industry: "Semiconductors | Electronic components",
        skills: ["Distribution | Distributors | Managing distributors", "Electrical engineering", "Field applications engineering", "Building teams in Asia and Europe | International sales | Leading 62 people | Managing an international team", "Trumpet"],
        achievements: ["Promoted to Senior Vice President in March 2025 | Named SVP Global Sales in March 2025 | Senior vice president in 2025", "Opened offices in Munich and Nagoya | Opened the Munich office | Munich and Nagoya offices", "Raised $31,000 with a crawfish boil | Crawfish boil raised $31,000", "International sales past $120 million | $120 million in international sales", "Joined Ravenscar in 2019", "Twenty-three distributors on four continents | 23 distributors on four continents"],
        interests: ["Cajun food | Cooking | Gumbo", "Football | New Orleans Saints", "Jazz | Brass bands | Trumpet | Music", "Youth clubs"],
        hobbies: ["Playing the trumpet | Trumpet | Playing in a brass band"],
        causes: ["Boys & Girls Club | Youth | Youth development | Youth clubs"],
        memberships: ["Flour City Second Line | Flour City Second Line (brass band)", "Board of the East Avenue Boys & Girls Club | East Avenue Boys & Girls Club"],
        education: [{ institution: "LSU", degree: "Bachelor's", field: "Electrical engineering" }]
      },
      sources: ["https://ravenscarphotonics.example/newsroom/boudreaux-svp", "https://photonicsdistributor.example/archive/2021/channel-people", "https://pittsfordpost.example/food/crawfish", "https://ravenscarphotonics.example/"]
    }
  ],
  pages: [
    {
      url: "https://ravenscarphotonics.example/",
      body: dr("Seeing is engineering", `<h1>Seeing is engineering.</h1><p>Solid-state lidar and optical sensors for cars, cranes and combines. 480 people, one lake-effect winter a year.</p><p><a href="/newsroom/rx-3">Meet the RX-3</a></p>`)
    },
    {
      url: "https://ravenscarphotonics.example/company/leadership",
      body: dr("Leadership", `<h1>Executive leadership</h1>
<div class="bio"><h3>Alonzo Beckwith</h3><p class="position">President and Chief Executive Officer</p></div>
<div class="bio"><h3>Deborah Kowalczyk</h3><p class="position">Executive Vice President and Chief Financial Officer</p><p>Ms. Kowalczyk joined Ravenscar in 2017 as chief financial officer, took the company public in 2021 and led the acquisition of Ontario Lens Works. She was previously corporate controller of Tillinghast Valve. She is a certified public accountant, a member of the AICPA and holds a B.S. in accounting from the University at Buffalo (1996).</p></div>
<div class="bio"><h3>Hiroshi Matsuda, Ph.D.</h3><p class="position">Vice President of Engineering</p><p>Dr. Matsuda leads 140 engineers. He is named on 27 U.S. patents in optical design and single-photon detectors and is a Fellow of Optica (2022). He joined in 2012 from Irondequoit Optical. Ph.D. in optics, University of Rochester, 2005; B.Eng. in applied physics, Tohoku University, 1999.</p></div>
<div class="bio"><h3>Paulette Armand</h3><p class="position">General Counsel</p></div>`, `<meta property="og:title" content="Leadership | Ravenscar Photonics" />`)
    },
    {
      url: "https://ravenscarphotonics.example/newsroom",
      body: dr("Newsroom", `<ul><li>April 14, 2026: <a href="/newsroom/rx-3">RX-3 brings solid-state lidar under $200</a></li><li>March 10, 2025: <a href="/newsroom/boudreaux-svp">Boudreaux to lead global sales</a></li></ul>`)
    },
    {
      url: "https://ravenscarphotonics.example/newsroom/rx-3",
      body: dr("RX-3 brings solid-state lidar under $200", `<h1>RX-3 brings solid-state lidar under $200</h1><p>ROCHESTER, N.Y., April 14, 2026. Ravenscar Photonics, Inc. (Nasdaq: RVPX), a maker of optical sensors, today introduced RX-3, the first solid-state lidar to sell for less than $200.</p><p>"We took out everything that moved, and then everything that was expensive," said Hiroshi Matsuda, vice president of engineering, who led the development. "What was left was the lens."</p><p>Dr. Matsuda also advises senior design teams at the University of Rochester, two of whose members now work on RX-3.</p>`)
    },
    {
      url: "https://ravenscarphotonics.example/newsroom/boudreaux-svp",
      body: dr("Boudreaux to lead global sales", `<h1>Terrence Boudreaux named Senior Vice President, Global Sales</h1><p>ROCHESTER, N.Y., March 10, 2025. Ravenscar Photonics has named Terrence "Terry" Boudreaux Senior Vice President, Global Sales. He joined the company in 2019 as director of channel sales and since opened its offices in Munich and Nagoya. International sales passed $120 million last year; his organization counts 62 people.</p><p>Mr. Boudreaux began as a field applications engineer at Bayou Components. He holds a B.S. in electrical engineering from Louisiana State University (1998).</p>`)
    },
    {
      url: "https://ravenscarphotonics.example/company/team/terrence-boudreaux",
      dead: true,
      body: dr("Terrence Boudreaux", `<h1>Terrence Boudreaux</h1><p class="position">Director of Channel Sales</p><p>Terry looks after our distributors.</p>`)
    },
    {
      url: "https://photonicsdistributor.example/archive/2021/channel-people",
      body: `<html><head><title>Channel people 2021 - Photonics Distributor</title></head><body><h1>Channel people 2021</h1><p><b>Terrence Boudreaux, Director of Channel Sales, Ravenscar Photonics.</b> Twenty-three distributors on four continents answer to the man from Lafayette, Louisiana. "A distributor is a customer who tells you the truth," says Boudreaux.</p><p><b>Gretchen Ullman, Channel Manager, Optikraft.</b> ...</p></body></html>`
    },
    {
      url: "https://pittsfordpost.example/food/crawfish",
      news: { seen: "20250602T120000Z", language: "English", country: "United States" },
      body: `<!DOCTYPE html><html><head><title>400 pounds of crawfish on a Pittsford lawn | Pittsford Post</title></head><body><h1>400 pounds of crawfish on a Pittsford lawn</h1><p>June 2, 2025</p><p>Terry Boudreaux of Pittsford, who sells laser sensors for Ravenscar Photonics on weekdays, boiled for 260 neighbors on Saturday and raised $31,000 for the East Avenue Boys &amp; Girls Club, on whose board he sits. There was a Saints flag on the garage. There was gumbo for the cautious. There was a brass band, Flour City Second Line, in which the host plays the trumpet.</p></body></html>`
    },
    {
      url: "https://fingerlakesbusinessreview.example/2025/cfo-of-the-year",
      body: `<!DOCTYPE html><html><head><title>CFO of the Year: Deborah Kowalczyk | Finger Lakes Business Review</title></head><body><nav><a href="/">FLBR</a> <a href="/awards">Awards</a> <a href="/subscribe">Subscribe</a></nav><h1>CFO of the Year 2025: Deborah Kowalczyk, Ravenscar Photonics</h1><p>She does not like the word "headwinds." Deborah Kowalczyk of Rochester grew up over a bakery in Cheektowaga, kept its books at fourteen, and still makes four hundred pierogi every December.</p><p>Since the IPO in 2021 she has spent a quarter of her year with investors. "They ask better questions than I do. I write them down."</p></body></html>`
    },
    {
      url: "https://upstatecurling.example/lilac-2026",
      body: `<html><head><title>Lilac Bonspiel 2026 | Upstate Curling Club, Rochester NY</title></head><body><h2>Lilac Bonspiel 2026</h2><p>A event winners: <b>Kowalczyk rink</b> (skip Deborah Kowalczyk, vice Ron Sablosky, second Amy Tran, lead Pete Delmonico). Deb is a member since 2009 and has skipped since forever; at Ravenscar they know her as the CFO.</p></body></html>`
    },
    {
      url: "https://flowercitypantry.example/board",
      body: `<!DOCTYPE html><html><head><title>Board | Flower City Pantry</title></head><body><h1>Our board</h1><p>Flower City Pantry feeds 2,100 households a month in Rochester.</p><p>Chair: Rev. Otis Langhorne. Treasurer: Deborah Kowalczyk (Ravenscar Photonics), who got the warehouse paid off. Secretary: Mei Sung.</p></body></html>`
    },
    {
      url: "https://courthousewhispers.example/2023/ravenscar-finance-chief",
      body: `<html><head><title>Courthouse Whispers: splitsville for Ravenscar finance chief</title></head><body><h1>Splitsville for Ravenscar finance chief</h1><p>Filed last week in Monroe County: the divorce of Deborah Kowalczyk, money boss of Ravenscar Photonics, and husband Greg. Judge Pruitt will hear the custody question in May.</p></body></html>`
    },
    {
      url: "https://geneseeskywatchers.example/members/matsuda",
      body: `<html><head><title>Member profile: Hiroshi Matsuda - Genesee Skywatchers</title></head><body bgcolor="#000022" text="#ddddff"><h1>Hiroshi Matsuda</h1><p>Joined 2006. Lives in Rochester, works on lidar at Ravenscar "so I see in the dark for a living, too".</p><p>Telescope: 16-inch Dobsonian. He ground the mirror himself, by hand, in the basement, over two winters, and will show you how. Runs our free star nights for families at the park and nags the county about street lights.</p><p><a href="../index.html">All members</a></p></body></html>`
    }
  ],
  archive: [
    { url: "https://ravenscarphotonics.example/company/team/terrence-boudreaux", timestamp: "20220318094512", body: dr("Terrence Boudreaux", `<h1>Terrence Boudreaux</h1><p class="position">Director of Channel Sales</p><p>Terry looks after our distributors.</p>`) }
  ],
  edgar: [{ cik: 1988204, ticker: "RVPX", name: "Ravenscar Photonics, Inc.", sic: "3674", industry: "Semiconductors & Related Devices", city: "Rochester", state: "NY" }],
  rdap: [{ domain: "ravenscarphotonics.example", registrant: "Ravenscar Photonics, Inc.", registered: "2007-05-21" }]
}
