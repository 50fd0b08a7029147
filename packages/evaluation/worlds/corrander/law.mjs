// Ferrand MacAskill LLP, Halifax, Canada: lawyers

const shell = (title, main, head = "") => `<!DOCTYPE html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${title} | Ferrand MacAskill LLP</title>${head}</head>
<body class="node-page"><header class="header" id="top"><a href="https://www.ferrandmacaskill.example/" class="logo">Ferrand MacAskill LLP</a><nav><a href="https://www.ferrandmacaskill.example/lawyers">Our lawyers</a> | <a href="https://www.ferrandmacaskill.example/practice-areas">Practice areas</a></nav></header>
<main>${main}</main><footer class="footer"><p>Ferrand MacAskill LLP, 1660 Ropewalk Street, Suite 900, Halifax, Nova Scotia. T 902-555-0164. This website is not legal advice.</p></footer></body></html>`

const pages = [
  { url: "https://www.ferrandmacaskill.example/", body: shell("A Halifax law firm", `<h1>Counsel for Atlantic Canada</h1><p>We are a full-service law firm of 22 lawyers in Halifax.</p>`) },
  { url: "https://www.ferrandmacaskill.example/practice-areas", body: shell("Practice areas", `<h1>Practice areas</h1><ul><li>Fisheries and aquaculture</li><li>Wills and estates</li><li>Employment</li><li>Shipping</li></ul>`) },
  {
    url: "https://www.ferrandmacaskill.example/lawyers",
    body: shell("Our lawyers", `<h1>Our lawyers</h1><div class="view-content"><div class="views-row"><a href="https://www.ferrandmacaskill.example/lawyers/colin-macaskill">Colin MacAskill, K.C.</a><span>Managing Partner</span></div><div class="views-row"><a href="https://www.ferrandmacaskill.example/lawyers/priya-venkataraman">Priya Venkataraman</a><span>Partner</span></div><div class="views-row"><a href="https://www.ferrandmacaskill.example/lawyers/janelle-cormier">Janelle Cormier</a><span>Associate</span></div></div>`)
  },
  {
    url: "https://www.ferrandmacaskill.example/lawyers/colin-macaskill",
    body: shell("Colin MacAskill", `<h1>Colin MacAskill, K.C.</h1><p class="role">Managing Partner</p><p>Colin acts for fish harvesters, processors and fish farmers in licensing matters and in the courts. He appeared for the successful appellants in <em>Sable Lobster v. Attorney General</em> before the Nova Scotia Court of Appeal in 2019.</p><h2>Education</h2><ul><li>LL.B., Dalhousie University, 1994</li><li>B.A. (History), St. Francis Xavier University, 1991</li></ul><h2>Admitted</h2><p>Nova Scotia Bar, 1995. King's Counsel, 2018.</p><h2>Community</h2><p>Board chair, Maritime Fiddle Camp Society. Member, Canadian Maritime Law Society.</p>`)
  },
  {
    url: "https://www.ferrandmacaskill.example/lawyers/priya-venkataraman",
    body: shell("Priya Venkataraman", `<h1>Priya Venkataraman</h1><p class="role">Partner</p><p>Priya practises employment and human rights law, for employers and for workers. She was made partner in January 2025.</p><p>She is co-author of <em>The Nova Scotia Workplace Handbook</em> (second edition, 2024) and teaches labour arbitration part-time at Dalhousie's Schulich School of Law. J.D., University of Toronto, 2012.</p><p>Priya volunteers with the Halifax Refugee Clinic Network.</p>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Priya Venkataraman","jobTitle":"Partner","worksFor":"Ferrand MacAskill LLP"}</script>`)
  },
  {
    url: "https://www.ferrandmacaskill.example/lawyers/janelle-cormier",
    body: shell("Janelle Cormier", `<h1>Janelle Cormier</h1><p class="role">Associate</p><p>Janelle helps families with wills, probate and powers of attorney, in English and in French. Originally from Chéticamp, she completed her J.D. at the Université de Moncton in 2020 and articled with the firm.</p><p>She curls out of the <a href="https://www.mayflowercurl.example/teams">Mayfield Curling Club</a>.</p>`)
  },
  {
    url: "https://www.fiddlecamp.example/board",
    body: `<html><head><title>Maritime Fiddle Camp - Board</title></head><body><h1>The board</h1><p><img src="colin.jpg" align="left"><b>Colin MacAskill (chair)</b> took up the fiddle at 44, and is proof that it can be done. He has come to camp every summer since 2013 and drives the bus. Lives in Bedford with his wife and a Newfoundland dog, Skipper, who sings.</p><p><b>Shauna Beaton</b>, treasurer.</p></body></html>`
  },
  {
    url: "https://www.halifaxgrumble.example/threads/worst-landlords-2024",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Worst landlords 2024 - Halifax Grumble forum</title></head><body><div class="thread"><div class="post"><b>duskrat</b><p>Colin MacAskill on Agricola is a slumlord and a fraudster. Kept my deposit, never fixed the mould, tenancy board fined him twice. Runs the vape store downstairs too.</p></div><div class="post"><b>northend_nan</b><p>That's vape store Colin, big fella with the parrot. He's from Spryfield.</p></div></div></body></html>`
  },
  {
    url: "https://www.atlanticlawmonthly.example/2021/associates-to-watch",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Associates to watch 2021 - Atlantic Law Monthly</title></head><body><main><h1>Associates to watch 2021</h1><h3>Priya Venkataraman</h3><p>Senior Associate, Ferrand MacAskill LLP, Halifax. Built the firm's workplace investigations practice from nothing. When not in hearings, she is learning to surf at Lawrencetown and losing.</p></main></body></html>`
  },
  {
    url: "https://www.mayflowercurl.example/teams",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Teams | Mayfield Curling Club</title></head><body><h1>Club teams 2025-26</h1><table><tr><th>Team</th><th>Lineup</th></tr><tr><td>Team Cormier</td><td>Skip Janelle Cormier, third Amy Hatt, second Jo Levy, lead Kim Surette. Provincial mixed bronze 2026.</td></tr></table><p>Janelle also runs the Little Rocks program for children on Sunday mornings.</p></body></html>`
  },
  {
    url: "https://www.probatepodcast.example/episodes/17",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Episode 17: Wills in two languages</title></head><body><article><h1>Episode 17: Wills in two languages</h1><p>Guest: Janelle Cormier, an associate at Ferrand MacAskill in Halifax. Janelle tells how her grandmother's will was read in the wrong language, why she offers kitchen-table clinics in Acadian villages, and what a rappie pie recipe is worth in law.</p></article></body></html>`
  }
]

const industry = "Law | law firm | legal services | Legal"
const company = "Ferrand MacAskill LLP | Ferrand MacAskill"
const people = [
  {
    id: "colin-macaskill", about: "Slander: a forum speaks ill of another man of the name",
    contact: { email: "cmacaskill@ferrandmacaskill.example", full_name: "Colin MacAskill", company: "Ferrand MacAskill LLP" }, outcome: "found",
    facts: {
      title: "Managing Partner", company, location: "Halifax | Halifax, Nova Scotia | Bedford", industry, achievements: ["Sable Lobster v. Attorney General | appeared for the successful appellants in Sable Lobster v. Attorney General"],
      education: [{ institution: "Dalhousie University", degree: "LL.B.", year: 1994 }, { institution: "St. Francis Xavier University", degree: "B.A. | B.A. (History)", field: "History", year: 1991 }], hobbies: ["fiddle | playing the fiddle"], pets: ["a Newfoundland dog, Skipper | Newfoundland dog | Skipper"], memberships: ["Canadian Maritime Law Society", "Maritime Fiddle Camp Society | Board chair, Maritime Fiddle Camp Society"]
    },
    also: {
      title: "K.C. | King's Counsel | Board chair | chair | lawyer", location: "Bedford, Nova Scotia | 1660 Ropewalk Street, Suite 900, Halifax | Atlantic Canada", industry: "Fisheries and aquaculture | fisheries law",
      skills: ["Fisheries and aquaculture | fisheries law | fisheries", "licensing matters | licensing", "litigation | appellate litigation | in the courts"], achievements: ["King's Counsel | King's Counsel, 2018 | K.C.", "Nova Scotia Bar, 1995 | admitted to the Nova Scotia Bar in 1995", "Board chair, Maritime Fiddle Camp Society | chair of Maritime Fiddle Camp", "took up the fiddle at 44", "come to camp every summer since 2013 | drives the bus"],
      interests: ["fiddle | fiddle music", "maritime law", "fisheries", "History"], hobbies: ["Maritime Fiddle Camp | fiddle camp"], causes: ["Maritime Fiddle Camp | Maritime Fiddle Camp Society | Fiddle Camp"], certifications: ["Nova Scotia Bar | Nova Scotia Bar, 1995", "King's Counsel"], memberships: ["Nova Scotia Bar", "Maritime Fiddle Camp"], education: [{ institution: "Dalhousie", degree: "LL.B." }]
    },
    sources: ["https://www.ferrandmacaskill.example/lawyers", "https://www.ferrandmacaskill.example/lawyers/colin-macaskill", "https://www.ferrandmacaskill.example/", "https://www.fiddlecamp.example/board"],
    never: ["slumlord", "fraudster", "vape", "parrot", "Spryfield", "mould", "landlord"]
  },
  {
    id: "priya-venkataraman", about: "Stale title: a magazine of 2021 says Senior Associate, the firm's page says Partner since 2025",
    contact: { email: "pvenkataraman@ferrandmacaskill.example", full_name: "Priya Venkataraman", company: "Ferrand MacAskill LLP", title: "Senior Associate" }, outcome: "found",
    facts: {
      title: "Partner", company, location: "Halifax | Halifax, Nova Scotia", industry, skills: ["employment and human rights law | employment law | human rights law"], achievements: ["The Nova Scotia Workplace Handbook | co-author of The Nova Scotia Workplace Handbook"],
      education: [{ institution: "University of Toronto", degree: "J.D.", year: 2012 }], causes: ["Halifax Refugee Clinic Network | refugees"]
    },
    also: {
      title: "lawyer | teaches labour arbitration part-time | co-author", company: "Dalhousie's Schulich School of Law | Schulich School of Law", location: "1660 Ropewalk Street, Suite 900, Halifax | Atlantic Canada", industry: "Employment | employment law",
      skills: ["workplace investigations", "labour arbitration", "employment", "teaching", "human rights"], achievements: ["made partner in January 2025 | partner in January 2025 | made partner", "Associates to watch 2021 | Associate to watch 2021", "Built the firm's workplace investigations practice from nothing | workplace investigations practice", "teaches labour arbitration part-time at Dalhousie's Schulich School of Law | teaches labour arbitration"],
      interests: ["surfing | surf", "labour arbitration", "human rights"], hobbies: ["surf | surfing | learning to surf at Lawrencetown"], memberships: ["Halifax Refugee Clinic Network", "Schulich School of Law"], causes: ["volunteers with the Halifax Refugee Clinic Network", "human rights"], education: [{ institution: "Toronto", degree: "J.D.", field: "Law", year: 2012 }], certifications: ["J.D."]
    },
    sources: ["https://www.ferrandmacaskill.example/lawyers", "https://www.ferrandmacaskill.example/lawyers/priya-venkataraman", "https://www.ferrandmacaskill.example/", "https://www.atlanticlawmonthly.example/2021/associates-to-watch"]
  },
  {
    id: "janelle-cormier", about: "Associate who curls; podcast guest",
    contact: { email: "jcormier@ferrandmacaskill.example", full_name: "Janelle Cormier", company: "Ferrand MacAskill LLP" }, outcome: "found",
    facts: {
      title: "Associate", company, location: "Halifax | Halifax, Nova Scotia", industry, skills: ["wills, probate and powers of attorney | wills | probate | powers of attorney", "French"], education: [{ institution: "Université de Moncton", degree: "J.D.", year: 2020 }],
      hobbies: ["curls | curling"], memberships: ["Mayfield Curling Club"], achievements: ["Provincial mixed bronze 2026 | Provincial mixed bronze"]
    },
    also: {
      title: "lawyer | Skip", location: "Chéticamp | Originally from Chéticamp | 1660 Ropewalk Street, Suite 900, Halifax | Atlantic Canada", industry: "Wills and estates | estate law",
      skills: ["English", "wills and estates | estate planning", "bilingual | in English and in French"], achievements: ["Episode 17: Wills in two languages | Wills in two languages | podcast guest", "runs the Little Rocks program | Little Rocks program for children", "articled with the firm", "kitchen-table clinics in Acadian villages | kitchen-table clinics", "Skip of Team Cormier | Skip"],
      interests: ["curling", "Acadian villages | Acadian culture", "rappie pie"], hobbies: ["runs the Little Rocks program"], sports_teams: ["Team Cormier", "Mayfield Curling Club"], causes: ["kitchen-table clinics in Acadian villages | kitchen-table clinics", "Little Rocks program for children | Little Rocks"], memberships: ["Team Cormier"], education: [{ institution: "Moncton", degree: "J.D.", field: "Law", year: 2020 }], certifications: ["J.D."]
    },
    sources: ["https://www.ferrandmacaskill.example/lawyers", "https://www.ferrandmacaskill.example/lawyers/janelle-cormier", "https://www.ferrandmacaskill.example/", "https://www.mayflowercurl.example/teams", "https://www.probatepodcast.example/episodes/17"]
  }
]

export default { people, pages }
