// Corrigeen Medical, Galway: contract manufacturer of medical devices. HubSpot.
const site = "https://www.corrigeenmedical.example"
const page = (path, title, main) => ({
  url: site + path,
  body: `<!doctype html><html lang="en-ie"><head>
<meta charset="utf-8"><title>${title}</title>
<link rel="shortcut icon" href="${site}/hubfs/favicon.png"><meta name="description" content="Corrigeen Medical - catheters and delivery systems, made in Galway">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="HubSpot"></head>
<body><div class="body-wrapper hs-content-id-8841 hs-site-page page"><div data-global-resource-path="@marketplace/theme/header.html"><header class="header"><a href="${site}/" class="hs-image-widget">Corrigeen Medical</a><div class="hs-menu-wrapper"><ul role="menu"><li><a href="${site}/capabilities">Capabilities</a></li><li><a href="${site}/our-people">Our people</a></li><li><a href="${site}/blog">Blog</a></li><li><a href="${site}/contact">Contact</a></li></ul></div></header></div>
<main id="main-content" class="body-container">${main}</main>
<footer><div class="hs_cos_wrapper"><p>Corrigeen Medical DAC, Parkmore West, Galway, Ireland. ISO 13485.</p><p>Get our quarterly newsletter. <span>Subscribe</span></p></div></footer></div>
<div id="hs-eu-cookie-confirmation"><p>This website stores cookies on your computer.</p></div></body></html>`
})
const pages = [
  page("/", "Corrigeen Medical | Medical device contract manufacturing", `<div class="row-fluid"><h1>Catheters you would trust in your own heart</h1><p>We design and make catheters, guidewires and delivery systems for device companies on both sides of the Atlantic. 260 people, one building, Galway.</p><a class="cta_button" href="${site}/capabilities">See what we make</a> <a href="${site}/our-people">Our people</a></div>`),
  page("/capabilities", "Capabilities", `<h1>Capabilities</h1><p>Extrusion, braiding, laser welding, cleanroom assembly, sterilisation management.</p>`),
  page("/contact", "Contact us", `<h1>Contact</h1><p>Reception: +353 91 555 0110. Suppliers: please write to purchasing.</p>`),
  page("/our-people", "Our people", `<h1>Our people</h1><p>Some of the faces behind the gowns.</p>
<div class="team-grid">
<div class="team-card"><h4>Declan Furey</h4><span>Chief Executive</span></div>
<div class="team-card"><h4>Aoife Ní Bhraonáin</h4><span>Head of Procurement</span><p>Aoife buys everything from nitinol to canteen spuds. With us since 2017.</p></div>
<div class="team-card"><h4>Tadhg Mulrooney</h4><span>Head of Sustainability</span><p>Tadhg counts our carbon and then makes it smaller. <a href="https://tadhgmulrooney.example/">Tadhg's own site</a></p></div>
<div class="team-card"><h4>Siobhán Keaveney</h4><span>Financial Controller</span><p>Siobhán from accounts, not to be confused with Siobhán from quality. ACCA qualified, in charge of payroll, reporting and the annual audit since 2021.</p></div>
<div class="team-card"><h4>Siobhán Keaveney</h4><span>Quality Engineering Manager</span><p>Siobhán from quality, not to be confused with Siobhán from accounts. Runs validation and the complaint lab with eleven engineers.</p></div>
</div>`),
  page("/blog", "Blog | Corrigeen Medical", `<h1>Blog</h1><ul><li><a href="${site}/blog/five-minutes-with-siobhan-quality">Five minutes with Siobhán (quality)</a></li><li><a href="${site}/blog/closing-the-books">Closing the books in three days</a></li><li><a href="${site}/blog/dual-sourcing">Why we buy every polymer twice</a></li></ul>`),
  page("/blog/dual-sourcing", "Why we buy every polymer twice", `<span class="blog-author">by Aoife Ní Bhraonáin, Head of Procurement</span><p>In 2021 we had eleven days of PEBAX left and a supplier who had stopped answering the phone. I said then that we would never again have one source for anything that touches a patient. It took us three years. Today 94 per cent of our critical materials are dual-sourced, and lead times are down from 19 to 8 weeks.</p><p>People say second sources cost money. So do empty shelves. I keep a supplier risk map on the wall beside the Galway team photo from the 2017 All-Ireland, and I look at both when I need hope.</p>`),
  page("/blog/five-minutes-with-siobhan-quality", "Five minutes with Siobhán (quality)", `<h1>Five minutes with Siobhán (quality)</h1>
<p><b>Who are you?</b> Siobhán Keaveney, Quality Engineering Manager. I came from biomedical engineering at the University of Galway, class of 2008, and a first job testing hip implants in Cork.</p>
<p><b>What is a good day?</b> A process validation that passes first time. I am a Six Sigma Black Belt, so I like it boring.</p>
<p><b>Proudest moment?</b> Our FDA inspection in October 2025. Four days and not one observation.</p>
<p><b>And off duty?</b> I keep bees behind the house in Oranmore. Two hives and a lot of opinions.</p>
<p><b>Best advice?</b> Join something. I sit on the Western Medtech Quality Forum and have learnt more from it than from any course.</p>`),
  page("/blog/closing-the-books", "Closing the books in three days", `<h1>Closing the books in three days</h1><p>When Siobhán Keaveney (finance) joined us as Financial Controller in 2021, the month-end close took eleven working days. Now it takes three. We asked her how.</p>
<p>&#8220;No heroics. We moved to Business Central, automated the bank reconciliations and stopped sending spreadsheets to one another. I did my commerce degree at UCC and trained in practice in Limerick, where you learn quickly that a late number is a wrong number.&#8221;</p>
<p>She ran the Connemara half marathon in April for Corrib Ability, with four of the payroll team, and brought home &euro;3,100.</p>`),
  {
    url: "https://www.cltuamcamogie.example/underage/coaches",
    body: `<html><head><title>Coaches 2026 - Cluain Tuama Camogie</title></head><body><center><h1>Cluain Tuama Camogie Club</h1></center><p><a href="https://www.cltuamcamogie.example/">Home</a> Fixtures Lotto Coaches</p><ul><li>Under 8: Bríd Fahy, Noel Conneely</li><li>Under 12: <b>Aoife Ní Bhraonáin</b> and Fiona Glynn. Aoife played corner forward for the club until her knee said no, and won a county intermediate medal in 2011. Weekdays she heads procurement at Corrigeen Medical.</li><li>Under 16: vacant - ring Bríd!</li></ul><p>Lotto jackpot &euro;4,600.</p></body></html>`
  },
  { url: "https://www.cltuamcamogie.example/", body: `<html><head><title>Cluain Tuama Camogie</title></head><body><h1>Cluain Tuama Camogie Club</h1><a href="/underage/coaches">Coaches</a></body></html>` },
  {
    url: "https://tadhgmulrooney.example/",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tadhg Mulrooney</title><link rel="me" href="https://bsky.app/profile/tadhgm.bsky.social"></head><body><main><h1>Tadhg Mulrooney</h1><p>I am Head of Sustainability at Corrigeen Medical in Galway. Before that I was an energy auditor for SMEs in Mayo and, briefly, a bad barman.</p><p>I studied Environmental Science at the University of Galway (BSc 2010) and took a master's in Energy Management at UCD. I write about life-cycle assessment of single-use devices, solar on factory roofs, and why offsets are mostly wind.</p><h2>Talks</h2><ul><li>North Sea Materials Forum, Gothenburg, 2025: "The catheter's footprint"</li><li>Galway Climate Week, 2023: "Steam is not free"</li></ul><h2>Otherwise</h2><p>I plant hedgerows with Crann Thiar, and most mornings I swim at Blackrock in Salthill.</p><p>Bluesky: <a href="https://bsky.app/profile/tadhgm.bsky.social">@tadhgm.bsky.social</a></p></main></body></html>`
  }
]
const industry = "Medical devices | Medical device manufacturing | Medical device contract manufacturing | Medtech | Contract manufacturing | Medical technology | Medical device | Manufacturing | Healthcare | Medical equipment"
const ireland = "Ireland | County Galway | Galway, Ireland | West of Ireland | Parkmore West, Galway | Republic of Ireland"
const company = "Corrigeen Medical | Corrigeen Medical DAC"
export default {
  pages,
  people: [
    {
      id: "aoife-ni-bhraonain",
      about: "Head of procurement: company blog, camogie club, conference.",
      contact: { email: "aoife.nibhraonain@corrigeenmedical.example", full_name: "Aoife Ní Bhraonáin", company: "Corrigeen Medical" },
      outcome: "found",
      facts: {
        title: "Head of Procurement",
        company,
        location: "Galway | Galway, Ireland",
        industry,
        skills: ["Dual sourcing | Supplier risk | Supplier risk management | Strategic sourcing | Procurement"],
        achievements: ["94 per cent of critical materials dual-sourced | 94% of critical materials dual-sourced | Dual-sourced 94 per cent of critical materials and cut lead times from 19 to 8 weeks"],
        hobbies: ["Camogie | Coaching camogie | Camogie coaching | Coaching under-12 camogie"],
        memberships: ["Member of the Chartered Institute of Procurement and Supply | MCIPS | CIPS | Chartered Institute of Procurement & Supply"],
        education: [{ institution: "University of Galway | NUI Galway", degree: "Bachelor of Commerce | BComm", year: 2009 }]
      },
      also: {
        title: "Under 12 coach | Camogie coach | Buyer | Speaker | Medical buyer | Hospital buyer",
        location: ireland,
        skills: ["Procurement | Purchasing | Buying", "Supplier risk mapping | Supplier risk | Risk mapping | Supplier risk management", "Dual sourcing | Dual-sourcing", "Supply chain | Supply chain management | Supply chain resilience", "Lead time reduction | Shortening lead times", "Coaching", "Public speaking | Writing | Blogging", "Polymers | Polymer sourcing | Sourcing of polymers | Nitinol sourcing", "Negotiation | Contract negotiation"],
        achievements: ["Cut lead times from 19 to 8 weeks | Lead times down from 19 to 8 weeks", "County intermediate medal, 2011 | Won a county intermediate camogie medal in 2011 | County intermediate medal", "Speaker at Procure North 2026 | Spoke at Procure North | Talk \"Second source first\" | Second source, first | \"Second source, first\"", "At Corrigeen since 2017 | With Corrigeen Medical since 2017", "Wrote \"Why we buy every polymer twice\" | Blog post on dual sourcing", "Full member of CIPS since 2016 | Became a full member of the Chartered Institute of Procurement & Supply in 2016", "Played corner forward for Cluain Tuama", "Coaches the under-12s", "Eight years as a hospital buyer | Eight years buying for hospitals"],
        interests: ["Supply chain resilience | Dual sourcing | Supplier risk", "Camogie | Galway GAA | Hurling | Gaelic games", "Polymers"],
        hobbies: ["Playing camogie | GAA | Gaelic games"],
        sports_teams: ["Cluain Tuama Camogie Club | Cluain Tuama", "Galway | Galway GAA | Galway hurlers | Galway hurling"],
        causes: ["Youth sport | Coaching girls | Girls' sport | Underage camogie"],
        memberships: ["Cluain Tuama Camogie Club | Cluain Tuama Camogie"],
        certifications: ["MCIPS | CIPS"]
      },
      sources: [`${site}/our-people`, `${site}/blog/dual-sourcing`, "https://www.cltuamcamogie.example/underage/coaches", "https://www.procurenorth.example/2026/speakers/aoife-ni-bhraonain"]
    },
    {
      id: "tadhg-mulrooney",
      about: "Head of sustainability with a personal site and Bluesky; a newspaper told of his illness.",
      contact: { email: "tadhg@corrigeenmedical.example" },
      outcome: "found",
      facts: {
        title: "Head of Sustainability",
        company,
        location: "Galway | Galway, Ireland",
        industry,
        achievements: ["Talk \"The catheter's footprint\" at the North Sea Materials Forum 2025 | The catheter's footprint | Spoke at the North Sea Materials Forum | Speaker at North Sea Materials Forum, Gothenburg, 2025"],
        hobbies: ["Sea swimming | Swimming | Open water swimming | Morning swims at Blackrock"],
        causes: ["Planting hedgerows | Hedgerow planting | Hedgerows | Crann Thiar"],
        education: [{ institution: "University of Galway", degree: "BSc", field: "Environmental Science", year: 2010 }, { institution: "UCD | University College Dublin", degree: "Master's | Master's degree", field: "Energy Management" }]
      },
      also: {
        title: "Energy auditor | Barman | Energy auditor for SMEs | Speaker",
        location: `${ireland} | Salthill | Salthill, Galway`,
        skills: ["Life-cycle assessment | Life cycle assessment | LCA", "Energy auditing | Energy audits | Energy auditor", "Energy management", "Carbon accounting | Carbon footprinting | Carbon reduction", "Environmental science", "Solar on factory roofs | Solar power | Solar", "Sustainability", "Writing | Public speaking", "Steam systems | Steam", "Heat recovery"],
        achievements: ["Galway Climate Week 2023 talk \"Steam is not free\" | Steam is not free | Spoke at Galway Climate Week", "Cut the factory's gas use by 31 per cent | Gas use down 31 per cent | Cut gas use by 31%", "Solar roof of 1.2 MW | 1.2 MW solar roof", "Organised the Salthill swim | Organised the New Year swim | Organiser of the Salthill New Year swim | New Year swim raised €9,000 | Raised €9,000", "Swam on all but nine mornings of the year", "Heat recovery unit that paid for itself four months early | Heat recovery unit", "Planted 120 metres of hawthorn", "Galway Climate Week 2023"],
        interests: ["Life-cycle assessment | Single-use devices | Life-cycle assessment of single-use devices", "Solar | Solar on factory roofs | Solar power", "Offsets | Carbon offsets | Carbon offsetting", "Sea swimming | Swimming", "Hedgerows | Native trees | Hawthorn", "Heat recovery | Heat pumps", "Connacht Rugby | Rugby", "Steam"],
        hobbies: ["Planting hedgerows | Hedge laying", "Writing", "Watching rugby | Rugby"],
        sports_teams: ["Connacht | Connacht Rugby"],
        causes: ["Climate action | Decarbonisation | Sustainability", "Galway lifeboat | Lifeboat | Galway lifeboat station", "Environment | Conservation | Biodiversity"],
        memberships: ["Crann Thiar"],
        pets: ["Dog called Bosca | Bosca | Dog"]
      },
      sources: [`${site}/our-people`, "https://tadhgmulrooney.example/", "https://bsky.app/profile/tadhgm.bsky.social", "https://www.northseamaterials.example/2025/speakers", "https://www.galwaytidings.example/2026/01/new-year-swim"],
      sensitive: ["lymphoma", "chemotherapy", "remission"]
    },
    {
      id: "siobhan-keaveney-finance",
      about: "Financial controller; a colleague in quality has the same name.",
      contact: { email: "siobhan.keaveney@corrigeenmedical.example", full_name: "Siobhán Keaveney", company: "Corrigeen Medical", title: "Financial Controller" },
      outcome: "found",
      facts: {
        title: "Financial Controller",
        company,
        location: "Galway | Galway, Ireland",
        industry,
        achievements: ["Cut the month-end close from eleven working days to three | Month-end close from eleven days to three | Reduced month-end close to three days"],
        certifications: ["ACCA | ACCA qualified"],
        education: [{ institution: "UCC | University College Cork", degree: "Commerce degree | Bachelor of Commerce | BComm", field: "Commerce" }],
        hobbies: ["Running | Half marathon running | Half marathons"],
        causes: ["Corrib Ability"]
      },
      also: {
        location: ireland,
        title: "Controller | Trainee accountant | In charge of payroll, reporting and the annual audit",
        skills: ["Payroll", "Financial reporting | Reporting", "Annual audit | Audit", "Business Central | Microsoft Dynamics 365 Business Central", "Bank reconciliation | Automated bank reconciliations | Automation", "Month-end close | Financial close", "Accounting | Financial control"],
        achievements: ["Ran the Connemara half marathon for Corrib Ability | Connemara half marathon | Raised €3,100 | Raised €3,100 for Corrib Ability", "Financial Controller since 2021 | Joined in 2021", "Moved the finance team to Business Central | Automated the bank reconciliations", "Trained in practice in Limerick"],
        interests: ["Running", "Finance automation | Automation"],
        hobbies: ["Connemara half marathon"],
        causes: ["Disability services | Charity running | Fundraising"],
        memberships: ["ACCA"]
      },
      sources: [`${site}/our-people`, `${site}/blog/closing-the-books`],
      never: ["bees", "Six Sigma", "FDA", "biomedical", "Oranmore"]
    },
    {
      id: "siobhan-keaveney-quality",
      about: "Quality engineering manager; a colleague in finance has the same name.",
      contact: { full_name: "Siobhán Keaveney", company: "Corrigeen Medical", title: "Quality Engineering Manager", location: "Galway" },
      outcome: "found",
      facts: {
        title: "Quality Engineering Manager",
        company,
        location: "Galway | Galway, Ireland | Oranmore",
        industry,
        certifications: ["Six Sigma Black Belt | Black Belt"],
        achievements: ["FDA inspection in October 2025 without an observation | FDA inspection without observations | FDA inspection, October 2025, not one observation | Passed an FDA inspection with no observations"],
        hobbies: ["Beekeeping | Keeping bees | Bees"],
        memberships: ["Western Medtech Quality Forum"],
        education: [{ institution: "University of Galway | NUI Galway", field: "Biomedical engineering", year: 2008 }]
      },
      also: {
        title: "Implant tester | Test engineer | Runs validation and the complaint lab",
        location: `${ireland} | Oranmore, Galway`,
        skills: ["Process validation | Validation", "Complaint handling | Complaint investigation | Complaint lab", "Six Sigma", "Quality engineering | Quality | Quality management", "Biomedical engineering", "Testing hip implants | Implant testing | Testing", "FDA inspections | Regulatory inspections", "Team leadership | Leads eleven engineers"],
        achievements: ["First job testing hip implants in Cork", "Leads eleven engineers", "Class of 2008"],
        interests: ["Bees | Beekeeping", "Process validation", "Quality"],
        pets: ["Bees | Two hives | Two beehives"]
      },
      sources: [`${site}/our-people`, `${site}/blog/five-minutes-with-siobhan-quality`],
      never: ["Business Central", "ACCA", "payroll", "Connemara", "month-end"]
    }
  ],
  bluesky: [
    {
      handle: "tadhgm.bsky.social",
      name: "Tadhg Mulrooney",
      description: "Head of Sustainability @ Corrigeen Medical, Galway. Carbon by day, cold water by dawn. Views my own.",
      website: "https://tadhgmulrooney.example/",
      posts: [
        { text: "9.1 degrees at Blackrock this morning and not a soul. Perfect.", at: "2026-04-18T07:40:00Z" },
        { text: "Our new heat recovery unit just paid for itself, four months early. Nerdy joy.", at: "2026-03-02T16:10:00Z" },
        { text: "Connacht by a point. My voice is gone.", at: "2026-02-21T21:55:00Z" },
        { text: "120 metres of hawthorn in the ground today with Crann Thiar. Bosca (dog) helped by digging it up again.", at: "2026-01-31T18:20:00Z" },
        { text: "Offsets are not a plan, part 94", at: "2025-11-20T09:00:00Z" }
      ]
    }
  ],
  rdap: [{ domain: "tadhgmulrooney.example", registrant: "Tadhg Mulrooney", registered: "2019-05-02" }]
}
