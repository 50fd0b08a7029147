// Saltgrove Carbon, Melbourne: seaweed and coastal-carbon measurement.
const nextPage = (title, main) => `<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} / Saltgrove</title><meta property="og:title" content="${title}"/><meta property="og:image" content="https://saltgrove.example/og.png"/></head>
<body><div id="__next"><header class="flex justify-between p-6"><a href="https://saltgrove.example/">saltgrove</a><nav><a href="https://saltgrove.example/team">Team</a><a href="https://saltgrove.example/journal/kelp-ledger">Journal</a></nav></header>
<main class="prose mx-auto">${main}</main>
<footer class="p-6 text-sm">Saltgrove Carbon Pty Ltd · 12 Wattlebird Lane, Footscray, Melbourne VIC · We work on Wurundjeri and Bunurong Country.</footer></div></body></html>`

export default {
  people: [
    {
      id: "tamsin-okafor-reid",
      about: "founder and scientist with ORCID and a podcast appearance",
      contact: { email: "tamsin@saltgrove.example", full_name: "Tamsin Okafor-Reid", company: "Saltgrove" },
      outcome: "found",
      facts: {
        title: "Co-founder and Chief Scientist",
        company: "Saltgrove Carbon | Saltgrove | Saltgrove Carbon Pty Ltd",
        location: "Melbourne | Melbourne, Australia",
        industry: "coastal carbon | climate tech",
        skills: ["remote sensing"],
        achievements: ["Barrow Fellow 2022 | Barrow Fellowship 2022 | Barrow Fellowship"],
        education: [{ institution: "University of Tasmania", degree: "PhD", field: "Remote sensing of kelp forests" }],
        hobbies: ["surf lifesaving"]
      },
      also: {
        title: "co-founder | Chief Scientist | chief scientist and co-founder | Postdoctoral researcher (formerly) | founder",
        location: "Footscray | Footscray, Melbourne | Australia | Melbourne VIC | Victoria | 12 Wattlebird Lane | Williamstown | AU",
        industry: "climate | carbon measurement | environmental science | seaweed | carbon removal | blue carbon | carbon accounting",
        skills: ["kelp ecology | kelp", "satellite imagery", "carbon accounting | carbon measurement", "drones | drone surveys"],
        achievements: ["founded Saltgrove in 2021 | co-founded Saltgrove with Bashir Nazari | co-founded Saltgrove", "Counting kelp from space: canopy biomass of southern giant kelp | Counting kelp from space", "guest on Tide Lines | appeared on the podcast Tide Lines | Tide Lines guest", "mapped 900 km of Tasmanian coast | mapped 900 kilometres of coast", "patrol captain | patrol captain at Williamstown", "Drone surveys of intertidal macroalgae | wrote Drone surveys of intertidal macroalgae"],
        interests: ["kelp | kelp forests | giant kelp", "the ocean", "honest carbon accounting | carbon accounting"],
        hobbies: ["patrol captain at Williamstown"],
        causes: ["restoring giant kelp | kelp restoration"],
        memberships: ["Williamstown Surf Life Saving Club"],
        education: [{ institution: "University of Tasmania", degree: "PhD", field: "Remote sensing of kelp forests", year: 2016 }, { institution: "Deakin University", degree: "BSc", field: "Marine biology", year: 2010 }]
      },
      sources: ["https://saltgrove.example/team", "https://saltgrove.example/", "https://orcid.org/0000-0003-2817-6043", "https://tidelines.example/ep/kelp", "https://barrowfellows.example/2022", "https://williamstownslsc.example/patrols"]
    },
    {
      id: "jonah-petrakis",
      about: "designer and developer; his own site and GitHub biography carry markup (XSS)",
      contact: { email: "jonah@saltgrove.example", full_name: "Jonah Petrakis", company: "Saltgrove" },
      outcome: "found",
      facts: {
        title: "Lead Product Designer",
        company: "Saltgrove | Saltgrove Carbon",
        location: "Ballarat",
        skills: ["design systems", "Svelte"],
        achievements: ["designer of the typeface Brackish | made the typeface Brackish | Brackish typeface"],
        hobbies: ["letterpress printing"]
      },
      also: {
        title: "designer | product designer | web security hobbyist | design lead | type designer",
        company: "Saltgrove Carbon Pty Ltd",
        location: "Ballarat, Australia | Victoria | Australia | Melbourne | Ballarat, Victoria | Footscray",
        industry: "coastal carbon | climate tech | design | climate",
        skills: ["accessibility", "cartography | map design | maps", "type design | typefaces", "TypeScript", "product design"],
        achievements: ["wrote tideline-ui | tideline-ui", "spoke at Flinders Design Conf 2025 | Maps for people who get seasick | Flinders Design Conf 2025 | Flinders Design Conf speaker", "released Brackish in 2023", "413 stars", "runs a letterpress in a former bakery | runs Dough & Type"],
        interests: ["typefaces | typography", "web security", "accessibility", "maps"],
        hobbies: ["letterpress | printing", "web security"],
        memberships: ["Ballarat Printers' Guild"]
      },
      sources: ["https://saltgrove.example/team", "https://petrakis.example/", "https://github.com/jonahpetrakis", "https://flindersdesign.example/2025"]
    },
    {
      id: "marguerite-tran",
      about: "head of marketing, pages only; a namesake in the same city is a baker",
      contact: { full_name: "Marguerite Tran", company: "Saltgrove", title: "Head of Marketing", location: "Melbourne" },
      outcome: "found",
      facts: {
        title: "Head of Marketing",
        company: "Saltgrove | Saltgrove Carbon",
        location: "Melbourne",
        skills: ["brand strategy"],
        achievements: ["Best B2B Launch 2025 | Signal Award for Best B2B Launch 2025 | Signal Award"],
        sports_teams: ["Western Bulldogs"],
        causes: ["plain language"]
      },
      also: {
        title: "marketing lead | marketer | head of marketing at Saltgrove | former brand manager at a solar company",
        company: "Saltgrove Carbon Pty Ltd",
        location: "Footscray | Footscray, Melbourne | Yarraville | Australia | Victoria | Melbourne VIC",
        industry: "coastal carbon | climate tech | marketing | climate | carbon measurement | solar",
        skills: ["copywriting", "marketing | B2B marketing", "launches | product launches", "branding"],
        achievements: ["wrote The kelp ledger | The kelp ledger", "named Saltgrove's product Kelpbook | Kelpbook launch | launched Kelpbook | the Kelpbook launch", "judge at the Signal Awards 2026 | judge of the Signal Awards 2026", "banned the word offset | struck the word offset from the site"],
        interests: ["plain language | plain English", "Australian rules football | footy"],
        hobbies: ["watching the Bulldogs | following the Western Bulldogs"],
        sports_teams: ["Bulldogs | the Dogs"],
        memberships: ["Signal Awards jury", "Plain Words Network Victoria | co-convenor of the Plain Words Network Victoria"]
      },
      sources: ["https://saltgrove.example/team", "https://saltgrove.example/journal/kelp-ledger", "https://signalawards.example/2025/winners", "https://signalawards.example/2026/jury", "https://plainwords.example/victoria"],
      never: ["sourdough", "Brunswick", "patisserie", "croissant"]
    }
  ],
  pages: [
    { url: "https://saltgrove.example/", body: nextPage("We count what the coast keeps", `<h1>We count what the coast keeps</h1><p>Saltgrove measures coastal carbon: kelp, seagrass, saltmarsh. Climate tech with wet boots.</p><p><a href="https://saltgrove.example/team">Our team</a></p>`) },
    { url: "https://saltgrove.example/team", body: nextPage("Team", `<h1>Team</h1><p>Saltgrove Carbon was founded in 2021 by Tamsin Okafor-Reid and Bashir Nazari. Sixteen of us work from Footscray, Ballarat and various boats.</p>
<div class="grid grid-cols-3"><div><h2>Bashir Nazari</h2><p>Co-founder and CEO</p></div>
<div><h2>Tamsin Okafor-Reid</h2><p>Co-founder and Chief Scientist</p><p>Remote sensing, kelp, drones. <a href="https://orcid.org/0000-0003-2817-6043">ORCID</a></p></div>
<div><h2>Jonah Petrakis</h2><p>Lead Product Designer</p><p>Lives in Ballarat. <a href="https://petrakis.example/">petrakis.example</a></p></div>
<div><h2>Marguerite Tran</h2><p>Head of Marketing</p><p>Brand strategy, before that brand manager at a solar company. Barracks for the Western Bulldogs from Yarraville.</p></div></div>`) },
    { url: "https://saltgrove.example/journal/kelp-ledger", body: nextPage("The kelp ledger", `<article><h1>The kelp ledger</h1><p>Words: Marguerite Tran</p><p>We launched Kelpbook in February 2025. I named it, and I struck the word offset from our site, because plain language is a kindness and that word is neither plain nor kind.</p></article>`) },
    { url: "https://tidelines.example/ep/kelp", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tide Lines | What kelp weighs</title></head><body><main><h1>What kelp weighs</h1><p>Our guest is Tamsin Okafor-Reid of Saltgrove in Melbourne. She has mapped 900 kilometres of Tasmanian coast and wants restoring giant kelp to be dull, measurable work. We talk about honest carbon accounting and about surf lifesaving, which she does every summer.</p></main></body></html>` },
    { url: "https://barrowfellows.example/2022", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Barrow Fellows 2022</title></head><body><h1>Barrow Fellows 2022</h1><table><tr><td>Barrow Fellow 2022</td><td>Dr Tamsin Okafor-Reid</td><td>Saltgrove, Melbourne</td></tr><tr><td>Barrow Fellow 2022</td><td>Dr Colm Ashgrove</td><td>Hobart</td></tr></table></body></html>` },
    { url: "https://williamstownslsc.example/patrols", body: `<html><head><title>Williamstown Surf Life Saving Club - patrols</title></head><body><h3>Patrol captains 2025/26</h3><p>Patrol 3: Tamsin Okafor-Reid (when not counting kelp for Saltgrove)<br>Patrol 4: Dean Mazzarella</p></body></html>` },
    { url: "https://petrakis.example/", body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Jonah Petrakis &lt;img src=x onerror=alert(1)&gt;</title><meta property="og:description" content="Designer &quot;&gt;&lt;script&gt;alert('jp')&lt;/script&gt;"></head>
<body><header><h1>Jonah Petrakis</h1></header><main>
<p>Design systems, maps and letters. Lead Product Designer at <a href="https://saltgrove.example/team">Saltgrove</a>. Also a web security hobbyist, so: <code>&lt;img src=x onerror=alert(1)&gt;</code> to whoever scrapes this.</p>
<h2>Type</h2><p>Designer of the typeface Brackish, released in 2023, cut for nautical charts.</p>
<h2>Press</h2><p>Letterpress printing in a former bakery in Ballarat. Member of the Ballarat Printers' Guild.</p>
<h2>Code</h2><p>Mostly Svelte. <a href="https://github.com/jonahpetrakis">github.com/jonahpetrakis</a></p></main></body></html>` },
    { url: "https://flindersdesign.example/2025", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Flinders Design Conf 2025</title></head><body class="sqs"><main><h2>Speakers</h2><div class="speaker"><h3>Jonah Petrakis</h3><p>Saltgrove</p><p>Maps for people who get seasick. On accessibility in cartography.</p></div><div class="speaker"><h3>Lindiwe Cele</h3><p>Forms as a public service.</p></div></main></body></html>` },
    { url: "https://signalawards.example/2025/winners", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Winners 2025 - Signal Awards</title></head><body><h1>Winners 2025</h1><p><b>Best B2B Launch 2025</b>: Kelpbook, Saltgrove, Melbourne (Marguerite Tran)</p><p><b>Best Small Budget 2025</b>: Tooth Fairy Dental</p></body></html>` },
    { url: "https://signalawards.example/2026/jury", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jury 2026 - Signal Awards</title></head><body><h1>Jury 2026</h1><ul><li>Marguerite Tran, Head of Marketing, Saltgrove</li><li>Hugh Pendlebury, Fathom Beer</li></ul></body></html>` },
    { url: "https://plainwords.example/victoria", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain Words Network: Victoria</title></head><body><h1>Victoria</h1><p>Co-convenors: Marguerite Tran (Saltgrove) and Bill Oduya (State Library). First Thursdays.</p></body></html>` },
    { url: "https://northsidebread.example/marguerite", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Marguerite Tran, baker | Northside Bread, Melbourne</title></head><body><h1>Marguerite Tran</h1><p>Marguerite Tran trained in a Lyon patisserie and has baked sourdough in Brunswick, Melbourne since 2009. Try the croissant on Sundays.</p></body></html>` }
  ],
  github: [{ login: "jonahpetrakis", id: 22814703, name: "Jonah Petrakis", company: "Saltgrove", blog: "https://petrakis.example/", location: "Ballarat, Australia", bio: "Designer. <svg onload=alert('petrakis')> Maps & letters.", repositories: [{ name: "tideline-ui", description: "Design system for charts of the sea", language: "TypeScript", topics: ["svelte", "design-systems", "accessibility"], stars: 413, pushed_at: "2026-04-22T02:00:00Z" }, { name: "brackish", description: "Typeface for nautical charts", language: "Python", topics: ["font"], stars: 58, pushed_at: "2023-11-09T02:00:00Z" }] }],
  orcid: [{ id: "0000-0003-2817-6043", given: "Tamsin", family: "Okafor-Reid", keywords: ["kelp", "remote sensing", "blue carbon"], country: "AU", urls: [{ label: "Saltgrove", url: "https://saltgrove.example/team" }], employments: [{ organization: "Saltgrove Carbon", role: "Chief Scientist", city: "Melbourne", country: "AU", from: 2021 }, { organization: "University of Tasmania", role: "Postdoctoral researcher", city: "Hobart", country: "AU", from: 2016, to: 2021 }], educations: [{ organization: "University of Tasmania", role: "PhD", department: "Remote sensing of kelp forests", city: "Hobart", country: "AU", from: 2012, to: 2016 }, { organization: "Deakin University", role: "BSc", department: "Marine biology", city: "Warrnambool", country: "AU", from: 2007, to: 2010 }], works: [{ title: "Counting kelp from space: canopy biomass of southern giant kelp", type: "journal-article", year: 2019, journal: "Coastal Remote Sensing" }, { title: "Drone surveys of intertidal macroalgae", type: "journal-article", year: 2017, journal: "Phycology Methods" }] }],
  payloads: ["<img src=x onerror=alert(1)>", "<svg onload=alert('petrakis')>", "<script>alert('jp')</script>"]
}
