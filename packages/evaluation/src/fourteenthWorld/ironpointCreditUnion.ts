import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8" /><title>${title} - Ironpoint Credit Union</title><meta name="generator" content="WordPress 6.7" /></head>
<body class="page-template-default"><div id="alert-bar">Routing number: 291999999. Lobby at Lakeside closed Monday, February 15 for Presidents' Day.</div>
<header class="site-header"><a href="https://ironpointcu.example/"><img src="/wp-content/uploads/logo.svg" alt="Ironpoint Credit Union" /></a><ul id="menu-main"><li><a href="/save/">Save</a></li><li><a href="/borrow/">Borrow</a></li><li><a href="/rates/">Rates</a></li><li><a href="/about/">About</a><ul class="sub-menu"><li><a href="/about/leadership/">Leadership</a></li><li><a href="/about/annual-report/">Annual Report</a></li></ul></li></ul><a class="btn" href="/login/">Online Banking</a></header>
<main class="entry-content">${body}</main>
<footer><p>Federally insured by NCUA. Equal Housing Lender. NMLS #400000.</p><p>Ironpoint Credit Union, 1801 W Superior Street, Duluth, MN 55806 | 218-555-0140</p><p>By accessing the link you will be leaving the credit union's website.</p></footer></body></html>`

/** A credit union in Duluth: a president of the old school, a chief financial officer with a namesake in town, and one of whom nothing is known. */
export const ironpointCreditUnion: WorldPart = {
  pages: [
    {
      url: "https://ironpointcu.example/",
      body: page(
        "Owned by the people who bank here",
        `<h1>Owned by the people who bank here.</h1><p>Ironpoint was chartered in 1938 by eleven ore dock workers with $5 each. Today 41,000 members in St. Louis, Carlton and Douglas counties call us theirs.</p><p>Auto loans from 5.49% APR*</p>`
      )
    },
    {
      url: "https://ironpointcu.example/about/leadership/",
      body: page(
        "Leadership",
        `<h1>Leadership</h1><h2>Executive team</h2>
<div class="wp-block-media-text"><figure><img src="/wp-content/uploads/pelto.jpg" alt="Dale Pelto" /></figure><div><h3>Dale Pelto</h3><p><strong>President &amp; CEO</strong></p><p>Dale started as a teller at our West End branch in 1994 and has led the credit union since 2015. Under his leadership Ironpoint has grown from $290 million to $810 million in assets. He grew up in Esko.</p></div></div>
<div class="wp-block-media-text"><figure><img src="/wp-content/uploads/halvorson.jpg" alt="Kristin Halvorson" /></figure><div><h3>Kristin Halvorson, CPA</h3><p><strong>Chief Financial Officer</strong></p><p>Kristin joined Ironpoint in 2018. She oversees accounting, treasury and asset liability management. Before that she was an audit manager in Minneapolis for eleven years.</p></div></div>
<div class="wp-block-media-text"><div><h3>Roy Beaulieu</h3><p><strong>Chief Lending Officer</strong></p><p>Roy has closed loans on fishing boats, bakeries and one lighthouse.</p></div></div>
<h2>Board of directors</h2><p>Sharon Maki (chair), Tim DeRosier, Anh Nguyen, Bill Sundquist, Jo Ellen Kangas</p>`
      )
    },
    {
      url: "https://ironpointcu.example/about/annual-report/",
      body: page(
        "2025 Annual Report",
        `<h1>2025 Annual Report</h1><h3>Message from the President</h3><p>Dear member-owners,</p><p>It was a winter for the books. When the Lakeside roof came down in February, our staff served members out of the Zion Lutheran basement for nine days and nobody missed a payroll. I have never been prouder.</p><p>Your credit union returned $2.1 million to you in dividends, and our Iron Kettle financial counseling program sat down with 640 families.</p><p>Dale Pelto, President &amp; CEO</p><h3>Treasurer's note</h3><p>Net worth ratio: 11.2%. Delinquency: 0.41%. Loans: $598,112,004.</p>`
      )
    },
    {
      url: "https://northshoretribune.example/business/2026/09/pelto-credit-union-hall-of-fame",
      news: { seen: "20260924T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>From teller to hall of fame: Ironpoint's Dale Pelto | North Shore Tribune</title><meta property="og:type" content="article"><meta property="og:site_name" content="North Shore Tribune"></head><body><div class="subscribe-wall">You have 2 free articles left this month. <a href="/subscribe">Subscribe for $1</a></div><article><h1>From teller to hall of fame</h1><p class="byline">Written By: <a href="/author/jlind">Jana Lind</a> | September 24, 2026 at 7:00 AM</p>
<p>DULUTH – Dale Pelto keeps his first name tag in his desk drawer. It says TRAINEE.</p>
<p>On Saturday, the president and CEO of Ironpoint Credit Union will be inducted into the Minnesota Credit Union Hall of Fame in St. Cloud. He is the first inductee from the Northland since 1997.</p>
<p>Pelto, who lives in Hermantown with his wife, Carol, went to the University of Minnesota Duluth on a hockey scholarship “and on the fourth line,” finishing with a degree in business administration in 1993. He has missed six Bulldogs home games since.</p>
<p>People who bank elsewhere may know him from the Wednesday night rink at the Duluth Curling Club, or for the wood-fired saunas he builds on trailer frames and auctions off for Second Harvest Northland. So far: nine saunas, $74,000.</p>
<p>“A loan is just a story about the future,” Pelto said. “You have to be able to listen to it.”</p>
<p>He intends to retire in 2028. His Finnish spitz, Sisu, will be consulted.</p></article><footer>North Shore Tribune, a Twin Ports Media paper</footer></body></html>`
    },
    {
      url: "https://duluthchamber-board.example/board-of-directors",
      body: `<!DOCTYPE html><html><head><title>Board of Directors | Lake Superior Chamber</title></head><body><nav>Join · Events · Directory · Advocacy</nav><h1>2026–27 Board of Directors</h1><ul class="board"><li><b>Chair:</b> Dale Pelto, Ironpoint Credit Union</li><li><b>Vice chair:</b> Monique Tran-Olson, Aerial Lift Brewing</li><li><b>Treasurer:</b> Hal Bergstrom, Bergstrom &amp; Ives LLP</li></ul><p>Mr. Pelto completed the CUNA Management School at Madison and holds the Certified Chief Executive (CCE) designation. He speaks Finnish “to dogs and uncles.”</p></body></html>`
    },
    {
      url: "https://cufinancejournal.example/2026/04/cfo-spotlight-halvorson",
      news: { seen: "20260414T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en-US"><head><title>CFO Spotlight: Kristin Halvorson, Ironpoint CU | Credit Union Finance Journal</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"CFO Spotlight: Kristin Halvorson","datePublished":"2026-04-14"},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"People"}]}]}</script></head><body><div>People | Regulation | Liquidity | Tech</div><article><h1>CFO Spotlight: Kristin Halvorson</h1><p><i>Ironpoint Credit Union, Duluth, Minn. | Assets: $810 million</i></p><p>Kristin Halvorson will tell you that interest rate risk is a weather problem. “You can't stop the lake from making snow. You can own a shovel.” In 2023, while peers were selling underwater bonds, the CFO had 18 months of laddered maturities coming due.</p><p>Her liquidity stress-testing template has since been adopted by more than 60 credit unions, and in March the CFO Council gave her its Rising Star award.</p><p>Halvorson earned a B.A. in accounting at the College of St. Scholastica in 2006 and a master's in finance from the University of St. Thomas in 2012. She does her best thinking in SQL, she says, “and after that on skis.”</p><p>She mentors first-year accountants through the Minnesota Society of CPAs, and is teaching herself the nyckelharpa. “My neighbors are patient.”</p></article></body></html>`
    },
    {
      url: "https://lakesuperiornordic.example/results/birkie-2026",
      body: `<html><head><title>Lake Superior Nordic: Our Birkie 2026</title></head><body><h1>Our Birkie 2026</h1><p>Thirty-one members skied to Hayward. Highlights:</p><table><tr><td>50k skate</td><td>Nels Aune</td><td>2:31:08</td></tr><tr><td>53k classic</td><td>Kristin Halvorson</td><td>3:44:51</td><td>Her tenth! Birchlegger vest earned. Kristin is also the club's treasurer and, yes, a CFO, so the books are immaculate.</td></tr><tr><td>Kortelopet</td><td>Becca Lund</td><td>1:58:40</td></tr></table><p>Wax night: Thursdays at Hartley.</p></body></html>`
    },
    {
      url: "https://safeharborduluth.example/about/board",
      body: `<!doctype html><html lang="en"><head><title>Our Board | Safe Harbor Family Shelter, Duluth</title></head><body><button>Quick exit</button><h1>Board members</h1><dl><dt>Kristin Halvorson, treasurer</dt><dd>CFO, Ironpoint Credit Union. Kristin lives in the Lakeside neighborhood with two elderly greyhounds, Debit and Credit. On the board since 2021.</dd><dt>Rev. Paul Odegaard</dt><dd>First Covenant.</dd><dt>Lorraine Skenadore</dt><dd>Retired, county social services.</dd></dl></body></html>`
    },
    {
      url: "https://halvorsonhomesduluth.example/",
      body: `<!doctype html><html lang="en"><head><title>Kristin Halvorson, REALTOR® | Duluth & Superior Homes</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Kristin Halvorson","telephone":"+1-218-555-0177","address":{"@type":"PostalAddress","addressLocality":"Duluth","addressRegion":"MN"}}</script></head><body><h1>Hi, I'm Kristin!</h1><p>Born and raised in Proctor, I have been helping families find their place by the big lake since 1999. Top producer at Zenith Lakes Realty four years running. GRI, ABR, mom of three hockey boys and proud grandma.</p><p>When I'm not showing homes you'll find me scrapbooking, in line for a pasty, or at hot yoga. Vikings fan for life!</p><p><a href="/listings">See my listings</a></p></body></html>`
    },
    {
      url: "https://northshoretribune.example/neighbors/2025/06/realtor-scrapbook-record",
      news: { seen: "20250611T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>Duluth realtor's scrapbooks go on show | North Shore Tribune</title></head><body><article><h1>Duluth realtor's scrapbooks go on show</h1><p>June 11, 2025</p><p>Kristin Halvorson, 61, of Zenith Lakes Realty, has filled 212 scrapbooks since high school. Forty of them can be seen at the Depot through July.</p></article></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/dalepelto-cu",
      title: "Dale Pelto - President & CEO - Ironpoint Credit Union | LinkedIn",
      snippet:
        "People helping people, with snow tires. · Experience: Ironpoint Credit Union · Education: University of Minnesota Duluth · Location: Duluth, Minnesota, United States · 500+ connections"
    },
    {
      url: "https://www.linkedin.com/in/kristin-halvorson-cpa",
      title: "Kristin Halvorson, CPA - Chief Financial Officer - Ironpoint Credit Union | LinkedIn",
      snippet:
        "Duluth, Minnesota, United States · Chief Financial Officer at Ironpoint Credit Union. I like balance sheets and hills."
    },
    {
      url: "https://www.linkedin.com/in/kristin-halvorson-realtor-mn",
      title: "Kristin Halvorson - REALTOR - Zenith Lakes Realty | LinkedIn",
      snippet: "Helping families come home to the North Shore since 1999. Duluth, Minnesota."
    }
  ],
  people: [
    {
      id: "dale-pelto",
      about: "A president with a newspaper's portrait, an annual report and a chamber's plain list.",
      contact: {
        email: "dpelto@ironpointcu.example",
        full_name: "Dale Pelto",
        company: "Ironpoint Credit Union"
      },
      outcome: "found",
      facts: {
        title: "President & CEO | President and CEO | president and CEO of Ironpoint Credit Union",
        company: "Ironpoint Credit Union | Ironpoint | Ironpoint CU",
        location: "Hermantown | Duluth, Minnesota | Duluth | Hermantown, Minnesota | Duluth, MN",
        achievements: [
          "Minnesota Credit Union Hall of Fame | inducted into the Minnesota Credit Union Hall of Fame",
          "grown from $290 million to $810 million in assets | Ironpoint has grown from $290 million to $810 million in assets"
        ],
        hobbies: [
          "wood-fired saunas | builds saunas | building saunas | sauna building",
          "curling | Duluth Curling Club"
        ],
        sports_teams: ["Bulldogs | Minnesota Duluth Bulldogs | UMD Bulldogs"],
        causes: ["Second Harvest Northland"],
        education: [
          {
            institution: "University of Minnesota Duluth | UMD",
            field: "business administration",
            year: 1993
          }
        ],
        certifications: ["Certified Chief Executive | CCE | Certified Chief Executive (CCE)"],
        pets: ["Finnish spitz | Sisu | Finnish spitz, Sisu | dog"],
        linkedin: "https://www.linkedin.com/in/dalepelto-cu | linkedin.com/in/dalepelto-cu"
      },
      also: {
        location: "Duluth, Minnesota, United States | Minnesota | Northland | Esko",
        industry: "credit union | credit unions | financial services | banking | finance",
        skills: [
          "lending | loans",
          "Finnish | speaks Finnish",
          "leadership",
          "financial counseling",
          "listening"
        ],
        interests: [
          "hockey | Bulldogs hockey",
          "curling",
          "saunas | sauna",
          "financial counseling",
          "Finnish",
          "credit unions | people helping people"
        ],
        hobbies: ["hockey | Bulldogs home games", "sauna | auctions saunas"],
        achievements: [
          "first inductee from the Northland since 1997",
          "started as a teller | started as a teller at our West End branch in 1994 | From teller to hall of fame",
          "nine saunas, $74,000 | $74,000 | auctions off saunas for Second Harvest Northland",
          "has led the credit union since 2015",
          "returned $2.1 million to you in dividends | $2.1 million in dividends",
          "Iron Kettle | Iron Kettle financial counseling program | sat down with 640 families",
          "served members out of the Zion Lutheran basement for nine days",
          "hockey scholarship",
          "chamber chair | Chair of the Lake Superior Chamber | 2026–27 Board of Directors",
          "missed six Bulldogs home games since"
        ],
        memberships: [
          "Lake Superior Chamber | Lake Superior Chamber board",
          "Duluth Curling Club | the Duluth Curling Club"
        ],
        sports_teams: ["Duluth Curling Club"],
        education: [{ institution: "CUNA Management School | CUNA Management School at Madison" }],
        certifications: ["CUNA Management School"],
        causes: ["financial counseling | Iron Kettle"],
        linkedin_bio: "People helping people, with snow tires. | People helping people, with snow tires"
      },
      sources: [
        "https://ironpointcu.example/about/leadership/",
        "https://ironpointcu.example/about/annual-report/",
        "https://northshoretribune.example/business/2026/09/pelto-credit-union-hall-of-fame",
        "https://duluthchamber-board.example/board-of-directors",
        "https://www.linkedin.com/in/dalepelto-cu"
      ]
    },
    {
      id: "kristin-halvorson",
      about:
        "A chief financial officer; a realtor in the same city has the name, an own site and an article.",
      contact: {
        email: "khalvorson@ironpointcu.example",
        full_name: "Kristin Halvorson",
        company: "Ironpoint Credit Union"
      },
      outcome: "found",
      facts: {
        title: "Chief Financial Officer | CFO",
        company: "Ironpoint Credit Union | Ironpoint | Ironpoint CU",
        location: "Duluth, Minnesota | Duluth | Lakeside | Lakeside, Duluth | Duluth, Minn. | Duluth, MN",
        skills: ["SQL"],
        achievements: ["Rising Star award | Rising Star | CFO Council's Rising Star award"],
        hobbies: [
          "nyckelharpa | teaching herself the nyckelharpa",
          "skiing | skis | cross-country skiing | classic skiing"
        ],
        causes: ["Safe Harbor Family Shelter | Safe Harbor"],
        memberships: ["Lake Superior Nordic"],
        education: [
          {
            institution: "College of St. Scholastica | the College of St. Scholastica",
            degree: "B.A. | BA",
            field: "accounting",
            year: 2006
          },
          {
            institution: "University of St. Thomas | the University of St. Thomas",
            degree: "master's | master's degree | Master's",
            field: "finance",
            year: 2012
          }
        ],
        certifications: ["CPA"],
        pets: [
          "greyhounds | two elderly greyhounds | greyhounds, Debit and Credit | Debit and Credit | two greyhounds"
        ]
      },
      also: {
        industry: "credit union | credit unions | financial services | banking | finance",
        location: "Minnesota | Duluth, Minnesota, United States | Lakeside neighborhood",
        skills: [
          "liquidity stress-testing | liquidity stress testing",
          "accounting",
          "treasury",
          "asset liability management",
          "interest rate risk",
          "audit | auditing",
          "finance",
          "mentoring",
          "liquidity",
          "balance sheets"
        ],
        interests: [
          "nyckelharpa",
          "skiing | skis | Nordic skiing | cross-country skiing",
          "interest rate risk",
          "hills | balance sheets and hills | balance sheets",
          "liquidity | liquidity stress-testing",
          "SQL"
        ],
        hobbies: ["Birkie | 53k classic | ski racing"],
        achievements: [
          "tenth Birkie | Her tenth! | Birchlegger vest | Birchlegger vest earned | 53k classic",
          "adopted by more than 60 credit unions | liquidity stress-testing template",
          "audit manager | audit manager in Minneapolis for eleven years",
          "18 months of laddered maturities",
          "joined Ironpoint in 2018",
          "the club's treasurer | treasurer",
          "mentors first-year accountants",
          "CFO Spotlight"
        ],
        memberships: [
          "treasurer of Lake Superior Nordic",
          "Safe Harbor board | board of Safe Harbor Family Shelter | Safe Harbor Family Shelter",
          "CFO Council",
          "Minnesota Society of CPAs | the Minnesota Society of CPAs"
        ],
        causes: ["mentors first-year accountants | mentoring first-year accountants"],
        linkedin: "https://www.linkedin.com/in/kristin-halvorson-cpa | linkedin.com/in/kristin-halvorson-cpa",
        linkedin_bio:
          "I like balance sheets and hills. | Chief Financial Officer at Ironpoint Credit Union. I like balance sheets and hills."
      },
      sources: [
        "https://ironpointcu.example/about/leadership/",
        "https://cufinancejournal.example/2026/04/cfo-spotlight-halvorson",
        "https://lakesuperiornordic.example/results/birkie-2026",
        "https://safeharborduluth.example/about/board",
        "https://www.linkedin.com/in/kristin-halvorson-cpa"
      ],
      never: ["REALTOR", "Zenith Lakes", "scrapbook", "hot yoga", "Vikings", "Proctor", "grandma"]
    },
    {
      id: "shayla-renquist",
      about: "Nothing public: a new employee whom no page names.",
      contact: {
        email: "srenquist@ironpointcu.example",
        full_name: "Shayla Renquist",
        company: "Ironpoint Credit Union"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
