// Lindqvist Barnhart & Co., CPAs, Sioux Falls, South Dakota. HubSpot pages; one namesake in town.
const host = "https://www.lindqvistbarnhart.example"
const hs = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="HubSpot">${head}</head>
<body class="hs-content-path hs-site-page"><div class="body-wrapper"><div data-global-resource-path="lb-theme/templates/partials/header.html"><a href="${host}/">Lindqvist Barnhart &amp; Co.</a> <a href="${host}/services">Services</a> <a href="${host}/people">People</a> <a href="${host}/insights">Insights</a> <a class="cta" href="${host}/contact">Client portal</a></div>
<main id="main-content" class="body-container-wrapper">${main}</main>
<footer><p>Lindqvist Barnhart &amp; Co., Certified Public Accountants · 320 South Dakota Loop, Suite 400, Sioux Falls, SD 57104</p><p>Subscribe to our tax letter <input type="email" placeholder="Email"></p></footer></div></body></html>`
})
const pages = [
  hs("/", "CPAs in Sioux Falls | Lindqvist Barnhart & Co.", `<h1>Numbers you can farm by</h1><p>An accounting firm of 46 in Sioux Falls, South Dakota, serving growers, co-ops, clinics and family businesses across the eastern half of the state.</p>`),
  hs("/services", "Services | Lindqvist Barnhart & Co.", `<h1>Services</h1><p>Agricultural tax. Audit of co-operatives. Succession planning. Outsourced bookkeeping.</p>`),
  hs("/people", "People | Lindqvist Barnhart & Co.", `<h1>People</h1><section class="grid"><a href="${host}/people/karen-barnhart"><b>Karen Barnhart, CPA</b><br>Managing Partner</a><a href="${host}/people/tyler-nguyen"><b>Tyler Nguyen, CPA, EA</b><br>Tax Manager</a><span><b>Joel Lindqvist, CPA</b><br>Partner Emeritus</span></section>`),
  hs("/people/karen-barnhart", "Karen Barnhart, CPA | Lindqvist Barnhart & Co.", `<h1>Karen Barnhart, CPA</h1><p class="lead">Managing Partner</p><p>Karen's clients are families who own land, and her specialty is the hardest hour in their lives: handing it on. In 28 years she has guided more than 200 farm successions. She became managing partner in 2016, the first who is not a Lindqvist.</p><p>Karen grew up on a dairy near Freeman, took her accounting degree at the University of South Dakota and a master's in taxation at the University of Denver. She chaired the South Dakota Society of Certified Public Accountants in 2020&ndash;21 and serves as treasurer of the Big Sioux Children's Theatre.</p><p>Ask her about: Jackrabbit football (yes, with that diploma), pie crust, or the basis step-up.</p>`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Karen Barnhart","jobTitle":"Managing Partner","worksFor":{"@type":"AccountingService","name":"Lindqvist Barnhart & Co."}}</script>`),
  hs("/people/tyler-nguyen", "Tyler Nguyen, CPA, EA | Lindqvist Barnhart & Co.", `<h1>Tyler Nguyen, CPA, EA</h1><p class="lead">Tax Manager</p><p>Tyler joined the firm as an intern in 2013. He prepares and reviews returns for S corporations, partnerships and co-ops, and leads our work on the energy credits: biodiesel, wind leases, dryers. He graduated from Augustana University with a B.A. in accounting and business administration.</p><p>Off season he volunteers at VITA, the free tax-help site at the downtown library, and plays in three board-game leagues too many.</p>`),
  hs("/insights", "Insights | Lindqvist Barnhart & Co.", `<h1>Insights</h1><ul><li><a href="${host}/insights/wind-lease-income">Is wind lease income self-employment income?</a> &ndash; by Tyler Nguyen</li><li>Five questions before you sell the quota &ndash; by Joel Lindqvist</li></ul>`),
  hs("/insights/wind-lease-income", "Is wind lease income self-employment income?", `<h1>Is wind lease income self-employment income?</h1><p>By Tyler Nguyen, CPA, EA | January 22, 2026</p><p>Usually it is rent. The trouble starts with the signing bonus and the crop-damage payment, which are neither. Keep the three apart in your books and you will sleep better in April.</p>`),
  hs("/contact", "Contact | Lindqvist Barnhart & Co.", `<h1>Contact</h1><p>605-555-0177</p>`),
  { url: "https://smileprairie.example/meet-dr-nguyen", body: `<!DOCTYPE html><html><head><title>Meet Dr. Tyler Nguyen - Smile Prairie Dental, Sioux Falls SD</title></head><body><ul><li>Home</li><li>Invisalign</li><li>Whitening</li></ul><h1>Meet Dr. Tyler Nguyen</h1><p>Dr. Tyler Nguyen, DDS, opened Smile Prairie in Sioux Falls in 2018. A Creighton graduate, he is a certified Invisalign provider, coaches youth wrestling, and has two corgis, Molar and Bicuspid.</p></body></html>` }
]
export default {
  pages,
  people: [
    {
      id: "barnhart", about: "Managing partner with a profile and a theatre's board list.",
      contact: { email: "kb@lindqvistbarnhart.example", full_name: "Karen Barnhart", company: "Lindqvist Barnhart & Co." },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Lindqvist Barnhart & Co. | Lindqvist Barnhart",
        location: "Sioux Falls, South Dakota | Sioux Falls, SD | Sioux Falls",
        industry: "Accounting | Certified Public Accountants",
        certifications: ["CPA | Certified Public Accountant"],
        education: [{ institution: "University of South Dakota", degree: "accounting degree | Bachelor's | degree", field: "Accounting" }, { institution: "University of Denver", degree: "Master's | Master's in taxation | Master of Taxation", field: "Taxation" }],
        memberships: ["South Dakota Society of Certified Public Accountants | South Dakota CPA Society"],
        sports_teams: ["Jackrabbit football | South Dakota State Jackrabbits | Jackrabbits"]
      },
      also: {
        title: "Treasurer | treasurer of the Big Sioux Children's Theatre | Chair of the South Dakota Society of Certified Public Accountants | CPA | Partner",
        company: "Big Sioux Children's Theatre | South Dakota Society of Certified Public Accountants",
        location: "South Dakota | Freeman | Freeman, South Dakota | eastern South Dakota | 320 South Dakota Loop, Suite 400, Sioux Falls, SD 57104 | United States",
        industry: "Agricultural tax | agriculture | Tax | Public accounting",
        skills: ["Farm succession | succession planning | Farm successions", "Taxation | tax | agricultural tax", "Estate planning | basis step-up", "Accounting", "Leadership | firm management", "Pie crust | baking"],
        achievements: ["guided more than 200 farm successions | 200 farm successions", "managing partner since 2016 | became managing partner in 2016 | first managing partner who is not a Lindqvist", "chaired the South Dakota Society of Certified Public Accountants in 2020–21 | chaired the South Dakota Society of Certified Public Accountants", "28 years | In 28 years", "raised $90,000 for the stage roof | stage roof campaign | roof campaign"],
        interests: ["Pie crust | pie | pies", "Football | Jackrabbit football", "Children's theatre | theatre | theater", "basis step-up", "Farm succession | farming families"],
        hobbies: ["Baking | pie | pie crust | baking pies", "Football | watching football"],
        causes: ["Big Sioux Children's Theatre | children's theatre | children's theater", "Farm families | Family farms"],
        memberships: ["Big Sioux Children's Theatre | board of the Big Sioux Children's Theatre | Big Sioux Children's Theatre board"]
      },
      sources: [host + "/people", host + "/people/karen-barnhart", "https://bigsiouxkidstheatre.example/about.html"]
    },
    {
      id: "nguyen", about: "A tax manager; a dentist of the same name works in the same city.",
      contact: { email: "tnguyen@lindqvistbarnhart.example", full_name: "Tyler Nguyen", company: "Lindqvist Barnhart", location: "Sioux Falls, SD" },
      outcome: "found",
      facts: {
        title: "Tax Manager",
        company: "Lindqvist Barnhart & Co. | Lindqvist Barnhart",
        location: "Sioux Falls, South Dakota | Sioux Falls, SD | Sioux Falls",
        industry: "Accounting | Certified Public Accountants",
        certifications: ["CPA | Certified Public Accountant", "EA | Enrolled Agent"],
        education: [{ institution: "Augustana University", degree: "B.A. | BA | Bachelor of Arts", field: "Accounting and business administration | Accounting" }],
        hobbies: ["Board games | board-game leagues | board gaming"],
        causes: ["VITA | free tax help | free tax-help | VITA free tax-help site"]
      },
      also: {
        title: "Intern | Volunteer | author | CPA | EA",
        company: "VITA",
        location: "South Dakota | 320 South Dakota Loop, Suite 400, Sioux Falls, SD 57104 | United States | downtown Sioux Falls",
        industry: "Tax | Public accounting | Taxation",
        skills: ["Tax | taxation | tax preparation | preparing and reviewing returns", "S corporations", "Partnerships | partnership tax", "Co-ops | cooperatives | co-op taxation", "Energy credits | energy tax credits | biodiesel | wind leases | dryers", "Wind lease income | wind leases", "Tax writing"],
        achievements: ["Is wind lease income self-employment income? | article on wind lease income", "joined the firm as an intern in 2013 | with the firm since 2013", "leads the work on the energy credits | leads our work on the energy credits", "third at the Falls Cardboard Open | Falls Cardboard Open"],
        interests: ["Energy credits | wind leases | biodiesel", "Board games", "Tax", "Volunteering | free tax help"],
        hobbies: ["Volunteering | volunteers at VITA"],
        memberships: ["VITA | VITA volunteer", "board-game leagues"]
      },
      sources: [host + "/people", host + "/people/tyler-nguyen", host + "/insights/wind-lease-income", "https://fallscardboard.example/open-2025"],
      never: ["Invisalign", "Smile Prairie", "DDS", "Creighton", "wrestling", "corgis", "Bicuspid"]
    }
  ]
}
