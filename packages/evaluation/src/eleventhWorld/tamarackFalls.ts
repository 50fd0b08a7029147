import type { WorldPart } from "../World.ts"

const civic = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} | City of Tamarack Falls, WI</title><meta name="description" content="Official website of the City of Tamarack Falls, Wisconsin"><link rel="stylesheet" href="/sites/default/files/css/css_9a.css"></head>
<body class="path-node"><div class="alert-banner">Odd-even winter parking is in effect. <a href="/parking">Details</a></div>
<header><a href="/">City of Tamarack Falls</a><form action="/search"><input name="q" placeholder="Search"></form><ul class="menu"><li><a href="/residents">Residents</a></li><li><a href="/government">Government</a></li><li><a href="/departments/forestry">Departments</a></li><li><a href="/staff-directory">Staff Directory</a></li><li><a href="/pay">Pay a Bill</a></li></ul></header>
<div class="layout-content">${body}</div>
<footer><address>City Hall, 210 Mill Street, Tamarack Falls, WI 54999</address><p>Mon–Thu 7:30–5:00, Fri 7:30–11:30</p><a href="/accessibility">Accessibility</a> <a href="/sitemap">Sitemap</a> <span>Government Websites by CivicHarbor</span></footer></body></html>`

const entry = (name: string, role: string, phone: string): string =>
  `<div class="views-row"><span class="field-name">${name}</span> <span class="field-title">${role}</span> <span class="field-phone">${phone}</span> <a href="/contact/${name.split(" ").pop()?.toLowerCase()}">Email</a></div>`

/** A small city in Wisconsin: directory, council notes and the local paper, which knows more of a clerk than a stranger should; and a man of common name who is not there. */
export const tamarackFalls: WorldPart = {
  pages: [
    {
      url: "https://tamarackfalls-wi.example/",
      body: civic(
        "Home",
        `<h1>Welcome to Tamarack Falls</h1><p>Population 8,412. Home of the Sturgeon Days.</p><h2>Upcoming</h2><ul><li>Dec 9 – Common Council, 6:30 pm</li><li>Dec 14 – Tree lot closes</li></ul>`
      )
    },
    {
      url: "https://tamarackfalls-wi.example/staff-directory",
      body: civic(
        "Staff Directory",
        `<h1>Staff Directory</h1><h2>Administration</h2>${entry("Gretchen Vandersloot", "City Administrator", "(715) 555-0101")}${entry("Marguerite Lindahl, WCMC", "City Clerk", "(715) 555-0104")}${entry("Tom Xiong", "Deputy Clerk", "(715) 555-0105")}
<h2>Public Works</h2>${entry("Alan Breitzke", "Director of Public Works", "(715) 555-0130")}${entry("Darnell Prudhomme-Oakes", "City Forester", "(715) 555-0137")}${entry("Jodi Pelkey", "Streets Supervisor", "(715) 555-0133")}
<h2>Library</h2>${entry("Samira Dahl", "Library Director", "(715) 555-0160")}`
      )
    },
    {
      url: "https://tamarackfalls-wi.example/departments/forestry",
      body: civic(
        "Forestry",
        `<h1>Forestry</h1><p>The Forestry Division looks after 6,300 street and park trees. City Forester Darnell Prudhomme-Oakes, an ISA Certified Arborist and Tree Risk Assessment Qualified (TRAQ), answers questions about emerald ash borer, permits and that branch over your garage.</p><p>Under his direction the city has inventoried every public tree with GIS and was named Tree City of the Year 2025 by the Wisconsin Urban Forestry Council.</p><h3>Free trees</h3><p>Apply by March 1.</p>`
      )
    },
    {
      url: "https://tamarackfalls-wi.example/departments/clerk",
      body: civic(
        "City Clerk",
        `<h1>Office of the City Clerk</h1><p>The Clerk runs elections, keeps the records and issues dog, liquor and bartender licenses.</p><p><strong>City Clerk:</strong> Marguerite “Peg” Lindahl. Peg has served Tamarack Falls since 2009. She is a Wisconsin Certified Municipal Clerk (WCMC) and was named Clerk of the Year 2024 by the Wisconsin Municipal Clerks Association, of which she is a member.</p><p>Absentee ballots: see myvote instructions at the counter.</p>`
      )
    },
    {
      url: "https://millpondgazette.example/2026/04/25/forester-ash-trees",
      news: { seen: "20260425T110000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>He cut down 900 ash trees. He planted 2,000 others. | Mill Pond Gazette</title><meta property="og:type" content="article"><meta property="og:description" content="An Arbor Day walk with the city forester"></head><body><div class="masthead">Mill Pond Gazette <a href="/news">News</a> <a href="/sports">Sports</a> <a href="/obits">Obituaries</a> <a href="/subscribe">Subscribe $4/mo</a></div><article><h1>He cut down 900 ash trees. He planted 2,000 others.</h1><p class="byline">By Coral Wisniewski · April 25, 2026</p>
<p>TAMARACK FALLS — Darnell Prudhomme-Oakes talks to trees, but only, he says, to tell them the bad news.</p><p>The city forester came north from Baton Rouge in 2011 to study forestry at UW–Stevens Point, where he took his bachelor’s degree in 2015, and stayed for the winters. “Nobody believes me. I love the winters.”</p><p>He ice fishes. He smokes brisket in a machine he welded himself. He coaches nobody and sits on one board, that of Canopy for All, which plants shade trees in neighborhoods that have none. On fall Sundays his truck radio is on the Saints, in a town of Packers fans. “That is the only hate mail I get.”</p><p>His next worry is oak wilt. His next hope is the chestnut: he grows blight-resistant seedlings behind the salt shed.</p><p>Riding along, as always, was Gumbo, a Catahoula leopard dog with one blue eye.</p></article><div class="related">Related: Sturgeon Days parade route changed</div></body></html>`
    },
    {
      url: "https://branchandroot.example/2026/conference/program",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Program – Upper Lakes Urban Forestry Conference 2026</title></head><body><h1>Program</h1><h2>Thursday, October 8</h2><table><tr><th>Time</th><th>Session</th><th>Speaker</th></tr><tr><td>9:00</td><td>Keynote: Shade is infrastructure</td><td>Dr. Lenore Achterhof, Univ. of Minnesota</td></tr><tr><td>10:30</td><td>After the ash: replanting a small city on a smaller budget</td><td>Darnell Prudhomme-Oakes, City Forester, Tamarack Falls, Wis.; member, Society of Municipal Arborists</td></tr><tr><td>12:00</td><td>Lunch (hotdish)</td><td></td></tr></table></body></html>`
    },
    {
      url: "https://millpondgazette.example/2025/10/12/clerk-counts-everything",
      news: { seen: "20251012T110000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peg Lindahl counts everything | Mill Pond Gazette</title></head><body><div class="masthead">Mill Pond Gazette <a href="/news">News</a> <a href="/sports">Sports</a> <a href="/obits">Obituaries</a> <a href="/subscribe">Subscribe $4/mo</a></div><article><h1>Peg Lindahl counts everything</h1><p class="byline">By Coral Wisniewski · October 12, 2025</p><p>TAMARACK FALLS — On election night City Clerk Peg Lindahl counts ballots. On other nights it is stitches: her quilts have won two blue ribbons at the Burnt Pine County Fair.</p><p>Lindahl, who earned a public administration degree at UW–Eau Claire in 1998, also keeps bees, four hives, and founded Little Shelves, which puts free bookcases into laundromats across the county.</p><p>The year has not been kind. Her husband, Dale, died in a logging accident in January, and she went through chemotherapy over the summer. She credits the ladies of Bethel Lutheran, where she sings in the choir. “You show up on Tuesday and people hand you a casserole.”</p><p>Before she took the clerk’s oath she chaired the county Democrats, which she says she has spent sixteen years making everybody forget. Her two cats, Chad and Ballot, were not available for comment.</p></article></body></html>`
    },
    {
      url: "https://littleshelves.example/about",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About · Little Shelves</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Little Shelves","founder":{"@type":"Person","name":"Peg Lindahl"},"foundingDate":"2019"}</script></head><body><h1>Books where people wait</h1><p>Little Shelves is a volunteer-run nonprofit that has put 74 free bookcases into laundromats, clinics and bait shops in northern Wisconsin since 2019.</p><h2>Board</h2><p>Peg Lindahl, Tamarack Falls (founder, president) · Nou Vang, Rice Point (treasurer) · Rev. Curtis Amdahl, Burnt Pine</p><p><a href="/donate">Donate a shelf</a></p></body></html>`
    },
    {
      url: "https://haldanehomes-az.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kevin Haldane, REALTOR® – Scottsdale luxury homes</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Kevin Haldane","jobTitle":"Luxury Home Specialist","address":{"@type":"PostalAddress","addressLocality":"Scottsdale","addressRegion":"AZ"},"telephone":"+1-480-555-0177"}</script></head><body><h1>Kevin Haldane</h1><p>Your Scottsdale luxury home specialist. Golfer, foodie, Sun Devil.</p><p>Over $80M sold.</p></body></html>`
    },
    {
      url: "https://prepmatresults.example/2023/burnt-pine-invitational",
      body: `<!doctype html><html><head><title>Burnt Pine Invitational 2023 – results</title></head><body><h1>Burnt Pine Invitational, Jan 14 2023</h1><pre>152 lbs
1. Kevin Haldane (Soph., Rice Point HS)  pin 2:41
2. Mason Thao (Jr., Tamarack Falls HS)
3. Eli Brandvold (Sr., Burnt Pine HS)</pre></body></html>`
    }
  ],
  github: [
    {
      login: "khaldane-dev",
      id: 552019,
      name: "Kevin Haldane",
      company: "Pixelmoor Games",
      location: "Austin, TX",
      bio: "Shader programmer",
      repositories: [{ name: "toon-water", language: "GLSL", stars: 33, pushed_at: "2026-01-09T00:00:00Z" }]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/darnell-prudhomme-oakes",
      title: "Darnell Prudhomme-Oakes - City Forester - City of Tamarack Falls | LinkedIn",
      snippet:
        "Tamarack Falls, Wisconsin, United States · City Forester · City of Tamarack Falls. Trees, data, snow. In that order until November. University of Wisconsin-Stevens Point. 341 connections."
    },
    {
      url: "https://www.linkedin.com/in/kevin-haldane-realtor",
      title: "Kevin Haldane - Luxury Home Specialist - Haldane Homes | LinkedIn",
      snippet: "Scottsdale, Arizona · Helping families find their desert dream."
    }
  ],
  people: [
    {
      id: "darnell-prudhomme-oakes",
      about: "City directory, local paper, a conference table and a LinkedIn listing.",
      contact: { email: "dprudhomme-oakes@tamarackfalls-wi.example", full_name: "Darnell Prudhomme-Oakes" },
      outcome: "found",
      facts: {
        title: "City Forester",
        company:
          "City of Tamarack Falls | Tamarack Falls | City of Tamarack Falls, Wisconsin | City of Tamarack Falls, WI",
        location:
          "Tamarack Falls, Wisconsin, United States | Tamarack Falls | Tamarack Falls, Wisconsin | Tamarack Falls, WI | Tamarack Falls, Wis.",
        skills: ["GIS"],
        achievements: ["Tree City of the Year 2025 | Tree City of the Year"],
        hobbies: ["ice fishes | ice fishing"],
        sports_teams: ["the Saints | Saints | New Orleans Saints"],
        causes: ["Canopy for All"],
        memberships: ["Society of Municipal Arborists"],
        education: [
          {
            institution:
              "UW–Stevens Point | University of Wisconsin-Stevens Point | UW-Stevens Point | University of Wisconsin–Stevens Point",
            degree: "bachelor’s degree | bachelor's degree | bachelor | bachelor’s | bachelor's",
            field: "forestry",
            year: 2015
          }
        ],
        certifications: ["ISA Certified Arborist | Certified Arborist"],
        pets: [
          "Catahoula leopard dog | Gumbo | Gumbo, a Catahoula leopard dog | a Catahoula leopard dog called Gumbo | Catahoula leopard dog named Gumbo"
        ],
        linkedin:
          "https://www.linkedin.com/in/darnell-prudhomme-oakes | linkedin.com/in/darnell-prudhomme-oakes",
        linkedin_bio:
          "Trees, data, snow. In that order until November. | City Forester - City of Tamarack Falls"
      },
      also: {
        title: "board member | forester | Speaker",
        company: "Forestry Division | City of Tamarack Falls Forestry Division | Canopy for All | Forestry",
        location: "Wisconsin | United States | WI",
        industry:
          "forestry | urban forestry | city administration | local government | government | Public Works | municipal government | public administration",
        skills: [
          "emerald ash borer",
          "tree inventory | inventoried every public tree with GIS",
          "forestry | urban forestry",
          "Tree Risk Assessment | tree risk",
          "replanting",
          "arborist | arboriculture",
          "welding | welded",
          "blight-resistant seedlings | chestnut",
          "permits",
          "data",
          "oak wilt"
        ],
        achievements: [
          "inventoried every public tree with GIS | the city has inventoried every public tree with GIS",
          "He planted 2,000 others | planted 2,000 trees | planted 2,000",
          "After the ash: replanting a small city on a smaller budget | After the ash | Upper Lakes Urban Forestry Conference 2026",
          "cut down 900 ash trees",
          "blight-resistant seedlings"
        ],
        interests: [
          "Trees",
          "winters | the winters | winter | snow",
          "chestnut | blight-resistant seedlings | chestnuts",
          "oak wilt",
          "data",
          "ice fishing",
          "Saints | football",
          "brisket",
          "shade trees",
          "welding"
        ],
        hobbies: [
          "smokes brisket | smoking brisket | brisket | barbecue",
          "grows blight-resistant seedlings | blight-resistant seedlings | chestnut",
          "Saints",
          "welding | a machine he welded himself"
        ],
        causes: [
          "shade trees in neighborhoods that have none | plants shade trees in neighborhoods that have none | shade trees | tree equity",
          "Free trees",
          "chestnut"
        ],
        memberships: ["Canopy for All | board of Canopy for All", "ISA"],
        certifications: [
          "Tree Risk Assessment Qualified (TRAQ) | TRAQ | Tree Risk Assessment Qualified | Tree Risk Assessment Qualification"
        ],
        linkedin_bio:
          "Tamarack Falls, Wisconsin, United States · City Forester · City of Tamarack Falls. Trees, data, snow. In that order until November. University of Wisconsin-Stevens Point. 341 connections. | City Forester · City of Tamarack Falls. Trees, data, snow. In that order until November. | City Forester · City of Tamarack Falls. Trees, data, snow. In that order until November. University of Wisconsin-Stevens Point. | City Forester"
      },
      sources: [
        "https://tamarackfalls-wi.example/staff-directory",
        "https://tamarackfalls-wi.example/departments/forestry",
        "https://millpondgazette.example/2026/04/25/forester-ash-trees",
        "https://branchandroot.example/2026/conference/program",
        "https://www.linkedin.com/in/darnell-prudhomme-oakes"
      ]
    },
    {
      id: "marguerite-lindahl",
      about: "Peg to the town; the paper tells of a death, an illness, a church and a party.",
      contact: {
        email: "mlindahl@tamarackfalls-wi.example",
        full_name: "Marguerite Lindahl",
        company: "City of Tamarack Falls"
      },
      outcome: "found",
      facts: {
        title: "City Clerk",
        company:
          "City of Tamarack Falls | Tamarack Falls | City of Tamarack Falls, Wisconsin | City of Tamarack Falls, WI",
        location: "Tamarack Falls | Tamarack Falls, Wisconsin | Tamarack Falls, WI",
        achievements: ["Clerk of the Year 2024 | Clerk of the Year"],
        hobbies: ["quilts | quilting", "keeps bees | bees | beekeeping"],
        causes: ["Little Shelves"],
        memberships: ["Wisconsin Municipal Clerks Association"],
        education: [
          {
            institution:
              "UW–Eau Claire | UW-Eau Claire | University of Wisconsin-Eau Claire | University of Wisconsin–Eau Claire",
            field: "public administration",
            year: 1998
          }
        ],
        certifications: [
          "Wisconsin Certified Municipal Clerk (WCMC) | WCMC | Wisconsin Certified Municipal Clerk"
        ],
        pets: ["Chad and Ballot | two cats | cats | two cats, Chad and Ballot | Chad | Ballot"]
      },
      also: {
        title:
          "founder, president | founder | president | founder of Little Shelves | City Clerk, WCMC | founder and president | founder, president of Little Shelves",
        company: "Little Shelves | Office of the City Clerk",
        location: "Wisconsin | WI | northern Wisconsin",
        industry:
          "city administration | local government | government | public administration | municipal government | elections",
        skills: [
          "elections | runs elections",
          "records | keeps the records",
          "public administration",
          "counts ballots",
          "licenses",
          "quilting | quilts"
        ],
        achievements: [
          "two blue ribbons at the Burnt Pine County Fair | two blue ribbons | blue ribbons",
          "founded Little Shelves | founder of Little Shelves",
          "74 free bookcases | put 74 free bookcases into laundromats, clinics and bait shops",
          "served Tamarack Falls since 2009 | Peg has served Tamarack Falls since 2009"
        ],
        interests: [
          "quilts | quilting",
          "bees | beekeeping",
          "books | Little Shelves | free bookcases",
          "elections",
          "counting | counts everything"
        ],
        hobbies: ["four hives", "stitches"],
        causes: [
          "free bookcases into laundromats | free bookcases | free bookcases in laundromats | Books where people wait | literacy"
        ],
        memberships: ["Little Shelves | Board of Little Shelves"]
      },
      sources: [
        "https://tamarackfalls-wi.example/staff-directory",
        "https://tamarackfalls-wi.example/departments/clerk",
        "https://millpondgazette.example/2025/10/12/clerk-counts-everything",
        "https://littleshelves.example/about"
      ],
      sensitive: [
        "chemotherapy",
        "Dale",
        "logging accident",
        "Bethel Lutheran",
        "choir",
        "Democrats",
        "husband"
      ]
    },
    {
      id: "kevin-haldane",
      about:
        "Nothing online that is his: a realtor, a young wrestler of the next town and a programmer have the name.",
      contact: {
        email: "khaldane@tamarackfalls-wi.example",
        full_name: "Kevin Haldane",
        company: "City of Tamarack Falls"
      },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: [
        "REALTOR",
        "Scottsdale",
        "Luxury",
        "Golfer",
        "Sun Devil",
        "Rice Point HS",
        "152 lbs",
        "Pixelmoor",
        "Shader",
        "Austin"
      ]
    }
  ]
}
