// Carrowmore Freight: listed logistics firm in Columbus, Ohio (Drupal); EDGAR, stale title, change of employer
const site = "https://www.carrowmorefreight.example"
const page = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${title} | Carrowmore Freight</title><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><link rel="stylesheet" media="all" href="/sites/default/files/css/css_9aQ.css"></head><body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a><header role="banner"><div class="block-system-branding-block"><a href="/" rel="home">Carrowmore Freight</a></div><nav role="navigation"><ul class="menu menu--main"><li><a href="/services">Services</a></li><li><a href="/about/leadership">Leadership</a></li><li><a href="/newsroom">Newsroom</a></li><li><a href="/investors">Investors</a></li></ul></nav></header><main id="main-content">${main}</main><footer role="contentinfo"><p>Carrowmore Freight, Inc. 2200 Scioto Gate Parkway, Columbus, OH 43204 &middot; NASDAQ: CRWF</p></footer></body></html>`
})
const leader = (name, role, text) => `<div class="views-row"><h3 class="leader-name">${name}</h3><div class="field--name-field-position">${role}</div><div class="field--name-body"><p>${text}</p></div></div>`
const pages = [
  page("/", "Regional freight, on time", `<h1>Regional freight, on time</h1><p>Carrowmore Freight runs 640 trucks and 11 cross-docks in the Midwest.</p><p><a href="/about/leadership">Our leadership</a> <a href="/newsroom">Newsroom</a></p>`),
  page("/about/leadership", "Leadership", `<h1>Leadership</h1>${leader("Denise Calloway", "President and Chief Executive Officer", "Denise Calloway has been President and Chief Executive Officer since May 2025. She joined Carrowmore in 2012 as a terminal manager and was Chief Operating Officer from 2019 to 2025. Ms. Calloway holds a B.S. in Logistics Management from The Ohio State University and serves on the board of the Mid-Ohio Pantry Network, a food bank. She lives in Westerville, Ohio.")}${leader("Erik Brandvold", "Chief Financial Officer", "Erik Brandvold joined Carrowmore as Chief Financial Officer in February 2026 from Kestrel Lake Packaging in Cleveland, where he was Vice President, Finance. He is a Certified Public Accountant and holds an MBA from Case Western Reserve University.")}${leader("Lamar Pruitt", "Vice President, Safety", "Lamar Pruitt is responsible for driver training and compliance. A driver himself for nine years, he holds a commercial driver's license and is a Certified Director of Safety (CDS).")}`),
  page("/newsroom", "Newsroom", `<h1>Newsroom</h1><ul><li><a href="/newsroom/calloway-named-ceo">Carrowmore names Denise Calloway Chief Executive Officer</a></li><li><a href="/newsroom/brandvold-cfo">Erik Brandvold joins as CFO</a></li><li><a href="/newsroom/safety-award-2025">Safety team wins state award</a></li></ul>`),
  page("/newsroom/calloway-named-ceo", "Carrowmore names Denise Calloway Chief Executive Officer", `<article><h1>Carrowmore names Denise Calloway Chief Executive Officer</h1><p>COLUMBUS, Ohio, May 5, 2025 &ndash; Carrowmore Freight, Inc. (NASDAQ: CRWF) today announced that Denise Calloway, Chief Operating Officer, has been appointed President and Chief Executive Officer. She succeeds Harlan Voss, who is retiring to his ranch in Montana.</p></article>`),
  page("/newsroom/brandvold-cfo", "Erik Brandvold joins as CFO", `<article><h1>Erik Brandvold joins as CFO</h1><p>COLUMBUS, Ohio, February 9, 2026 &ndash; Carrowmore Freight, Inc. today named Erik Brandvold Chief Financial Officer. Mr. Brandvold was Vice President, Finance at Kestrel Lake Packaging from 2018 to 2026. His base salary will be $415,000.</p></article>`),
  page("/newsroom/safety-award-2025", "Safety team wins state award", `<article><h1>Safety team wins state award</h1><p>October 14, 2025 &ndash; The Buckeye Trucking Council has named Lamar Pruitt, our Vice President, Safety, its 2025 Safety Professional of the Year.</p></article>`),
  {
    url: "https://midwestfreightweek.example/2021/women-in-logistics",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Women in Logistics 2021 - Midwest Freight Week</title></head><body><div id="top"><a href="/">Midwest Freight Week</a></div><h1>Women in Logistics 2021</h1><p><em>March 8, 2021</em></p><h3>Denise Calloway, Chief Operating Officer, Carrowmore Freight</h3><p>Calloway is a volunteer pilot: she flies rescue dogs from crowded shelters to new homes in her Cessna. &ldquo;Freight is freight,&rdquo; she laughs.</p><h3>Anita Rousseau, Harbor Director, Port of Edgewick</h3><p>Rousseau speaks four languages and collects sextants.</p></body></html>`
  },
  {
    url: "https://kestrellakepackaging.example/company/team.html",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Our team - Kestrel Lake Packaging, Cleveland</title></head><body><header><h2>Kestrel Lake Packaging</h2><a href="/">Home</a> <a href="/company/team.html">Team</a></header><h1>Our team</h1><dl><dt>Ruth Abelard</dt><dd>General Manager</dd><dt>Erik Brandvold</dt><dd>Vice President, Finance. Erik ran the Erie Marathon in 2023 and bakes sourdough for the office.</dd></dl><p><small>Last updated March 2024</small></p></body></html>`
  },
  {
    url: "https://buckeyetruckingcouncil.example/awards",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Awards &#8211; Buckeye Trucking Council</title></head><body><h1>Safety Professional of the Year</h1><table><tr><th>Year</th><th>Winner</th></tr><tr><td>2025</td><td>Lamar Pruitt, Carrowmore Freight, Columbus</td></tr><tr><td>2024</td><td>Stella Nguyen, Ridgeline Haulage, Dayton</td></tr></table><p>Lamar Pruitt also chairs the council's driver training committee.</p></body></html>`
  }
]
const company = "Carrowmore Freight | Carrowmore Freight, Inc."
const location = "Columbus, Ohio | Columbus, OH | Columbus, Ohio, United States | Columbus"
const industry = "Logistics | Freight | Trucking | Transportation | Transportation and logistics"
const people = [
  {
    id: "denise-calloway", about: "CEO of a listed company; an old article has her former title.",
    contact: { email: "dcalloway@carrowmorefreight.example", full_name: "Denise Calloway", company: "Carrowmore Freight" }, outcome: "found",
    facts: {
      title: "President and Chief Executive Officer | President & CEO | Chief Executive Officer | CEO", company,
      location: "Westerville, Ohio | Columbus, Ohio | Columbus, OH | Westerville, OH | Westerville, Ohio, United States | Columbus, Ohio, United States",
      education: [{ institution: "The Ohio State University | Ohio State University", degree: "B.S. | Bachelor of Science | BS", field: "Logistics Management" }],
      causes: ["Mid-Ohio Pantry Network | Food bank | Hunger relief", "Animal rescue | flies rescue dogs | Rescue dogs"],
      hobbies: ["Flying | Volunteer pilot | Pilot | flying her Cessna"]
    },
    also: {
      industry, memberships: ["Mid-Ohio Pantry Network board | board of the Mid-Ohio Pantry Network | Mid-Ohio Pantry Network"],
      achievements: ["Appointed President and Chief Executive Officer in May 2025 | CEO since May 2025", "Women in Logistics 2021", "Chief Operating Officer from 2019 to 2025 | Former Chief Operating Officer", "Joined in 2012 as a terminal manager | terminal manager"],
      skills: ["Logistics | Logistics management", "Operations | Operations management", "Leadership", "Flying | pilot"], interests: ["Flying | Aviation", "Rescue dogs | dogs | animal rescue"]
    },
    sources: [`${site}/about/leadership`, `${site}/newsroom`, `${site}/newsroom/calloway-named-ceo`, "https://midwestfreightweek.example/2021/women-in-logistics"], never: ["Rousseau", "sextants", "Edgewick", "ranch", "Montana"]
  },
  {
    id: "erik-brandvold", about: "Changed employers in 2026; the former employer's page still lists him.",
    contact: { full_name: "Erik Brandvold", company: "Carrowmore Freight", location: "Columbus, OH" }, outcome: "found",
    facts: {
      title: "Chief Financial Officer | CFO", company, location, education: [{ institution: "Case Western Reserve University", degree: "MBA | Master of Business Administration" }],
      certifications: ["Certified Public Accountant (CPA) | CPA | Certified Public Accountant"], hobbies: ["Running | Marathon running | ran the Erie Marathon | marathons", "Baking sourdough | Baking | Sourdough"]
    },
    also: { industry, achievements: ["Ran the Erie Marathon in 2023 | Erie Marathon", "Formerly Vice President, Finance at Kestrel Lake Packaging | Vice President, Finance, 2018 to 2026 | Kestrel Lake Packaging", "Joined Carrowmore as Chief Financial Officer in February 2026 | named CFO"], skills: ["Finance | Financial management", "Accounting"], interests: ["Running | marathon", "Baking | sourdough"] },
    sources: [`${site}/about/leadership`, `${site}/newsroom`, `${site}/newsroom/brandvold-cfo`, "https://kestrellakepackaging.example/company/team.html"], never: ["Abelard"], sensitive: ["415,000", "salary"]
  },
  {
    id: "lamar-pruitt", about: "Email alone; leadership page and a trade association.",
    contact: { email: "lamar.pruitt@carrowmorefreight.example" }, outcome: "found",
    facts: {
      title: "Vice President, Safety | VP of Safety | VP Safety | Vice President of Safety", company, location,
      achievements: ["2025 Safety Professional of the Year | Safety Professional of the Year 2025, Buckeye Trucking Council | Safety Professional of the Year"],
      certifications: ["Certified Director of Safety (CDS) | CDS | Certified Director of Safety", "Commercial driver's license | CDL"],
      memberships: ["Buckeye Trucking Council | chairs the council's driver training committee | driver training committee"]
    },
    also: { industry, skills: ["Driver training", "Compliance", "Safety | Safety management", "Truck driving | driver for nine years"], achievements: ["Driver himself for nine years | former truck driver", "Chair of the driver training committee, Buckeye Trucking Council"], causes: ["Road safety | safety"], interests: ["Safety | driver training"] },
    sources: [`${site}/about/leadership`, `${site}/newsroom`, `${site}/newsroom/safety-award-2025`, "https://buckeyetruckingcouncil.example/awards"], never: ["Ridgeline", "Dayton", "Nguyen"]
  }
]
export default {
  people, pages,
  edgar: [{ cik: 1988214, ticker: "CRWF", name: "Carrowmore Freight, Inc.", sic: "4213", industry: "Trucking (No Local)", city: "Columbus", state: "OH" }],
  rdap: [{ domain: "carrowmorefreight.example", registrant: "Carrowmore Freight, Inc.", registered: "1999-08-03" }]
}
