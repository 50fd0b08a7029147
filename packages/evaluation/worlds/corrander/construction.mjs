// Dahlquist & Rowe Builders, Milwaukee, United States: construction

const shell = (title, main, desc = "General contractors in Milwaukee since 1961") => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} – Dahlquist &amp; Rowe Builders</title><meta name="description" content="${desc}"><meta property="og:locale" content="en_US"></head>
<body class="home wp-theme-builderpro"><div id="topbar">(414) 555-0137</div><header><a href="https://www.dahlquistrowe.example/">Dahlquist &amp; Rowe</a><ul class="menu"><li><a href="https://www.dahlquistrowe.example/leadership/">Leadership</a></li><li><a href="https://www.dahlquistrowe.example/safety/">Safety</a></li></ul></header>
<main>${main}</main><footer><p>Dahlquist &amp; Rowe Builders, Inc. 2200 S. Cooper Slip Road, Milwaukee, Wisconsin. An equal opportunity employer. Affiliate of Northstay Holdings.</p></footer></body></html>`

const pages = [
  { url: "https://www.dahlquistrowe.example/", body: shell("Home", `<h1>Built to be stood in.</h1><p>A construction company for schools, hospitals and breweries. Union labor, 240 people.</p>`) },
  {
    url: "https://www.dahlquistrowe.example/leadership/",
    body: shell("Leadership", `<h1>Leadership</h1>
<div class="et_pb_team_member"><h4>Randall Dahlquist III</h4><p class="position">President</p><p>Third of the name in the corner office, and he still carries a tape. BS in Construction Engineering, Marquette University.</p></div>
<div class="et_pb_team_member"><h4>LaTonya Briscoe</h4><p class="position">Vice President, Safety</p><p>LaTonya holds the CSP and CHST and has taken our recordable rate below 1.0 for four years running.</p></div>
<div class="et_pb_team_member"><h4>Esteban Quiroga</h4><p class="position">Virtual Construction Manager</p><p>BIM, laser scans, drones.</p></div>`)
  },
  { url: "https://www.dahlquistrowe.example/safety/", body: shell("Safety", `<h1>Safety</h1><blockquote>"If you would not let your kid do it, stop." LaTonya Briscoe, VP Safety</blockquote><p>In 2025 we received the Lakeshore Contractors Council's Platinum Safety Award.</p>`) },
  {
    url: "https://www.lakeshorecontractors.example/news/board-2026",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>2026 board seated</title></head><body><header><a href="/">Lakeshore Contractors Council</a></header><main><h1>2026 board seated</h1><p>The Council is pleased to seat Randall Dahlquist III, president of Dahlquist &amp; Rowe Builders, as chair for 2026. Dahlquist, an Eagle Scout and a season ticket holder of the Milwaukee Admirals, has pledged to double the apprentice scholarship.</p><p>LaTonya Briscoe of the same company will chair the safety committee.</p></main></body></html>`
  },
  {
    url: "https://www.toolbelttalk.example/episodes/latonya-briscoe",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>LaTonya Briscoe: From ironworker to VP | Toolbelt Talk</title><meta property="og:type" content="article"></head><body><main><h1>LaTonya Briscoe: From ironworker to VP</h1><p>LaTonya walked steel with Local 8 for eleven years before she put on the white hat. She founded Sisters in Steel MKE, which mentors young women in the trades, and earned her occupational safety degree at night at UW-Whitewater.</p><p>She bakes. She bakes a lot. Her sweet potato pie took a blue ribbon at the Wisconsin State Fair.</p></main></body></html>`
  },
  {
    url: "https://quiroga.example/about/",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Esteban Quiroga</title><link rel="me" href="https://github.com/equiroga-bim"></head><body class="hugo"><header><a href="https://quiroga.example/about/">esteban</a></header><main><p>I'm Esteban. I run virtual construction at a contractor in Milwaukee, live in Bay View, and write small tools that make IFC files behave, <a href="https://github.com/equiroga-bim">all of them open</a>.</p><p>I answer questions about Revit and pyRevit <a href="https://stackoverflow.com/users/5571934/esteban-quiroga">on Stack Overflow</a>.</p><p>I fly FPV drones for work and, worse, for fun. Civil engineering, Universidad de los Andes; MS, University of Wisconsin-Madison. FAA Part 107 remote pilot.</p></main></body></html>`
  },
  {
    url: "https://www.buildsmartmidwest.example/2025/sessions",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Sessions, BuildSmart Midwest 2025</title></head><body><h1>Sessions</h1><ul><li><b>The hospital that scanned itself</b>, Esteban Quiroga, Dahlquist &amp; Rowe Builders. Nightly robot scans against the model at St. Adelbert's.</li><li><b>Mass timber on a budget</b>, Kirsten Voll.</li></ul></body></html>`
  }
]

const company = "Dahlquist & Rowe Builders | Dahlquist & Rowe | Dahlquist & Rowe Builders, Inc. | Dahlquist and Rowe Builders"
const industry = "Construction | construction company | General contractors"
const people = [
  {
    id: "randall-dahlquist", about: "Company president; leadership page and trade association",
    contact: { email: "rdahlquist@dahlquistrowe.example", full_name: "Randall Dahlquist", company: "Dahlquist & Rowe Builders", location: "Milwaukee" }, outcome: "found",
    facts: {
      title: "President", company, location: "Milwaukee | Milwaukee, Wisconsin | Milwaukee, WI", industry, education: [{ institution: "Marquette University", degree: "BS", field: "Construction Engineering" }], memberships: ["Lakeshore Contractors Council | chair of Lakeshore Contractors Council"], sports_teams: ["Milwaukee Admirals"], achievements: ["Eagle Scout"]
    },
    also: {
      title: "chair for 2026 | chair", company: "Northstay Holdings", location: "2200 S. Cooper Slip Road, Milwaukee", industry: "schools, hospitals and breweries | building", skills: ["Construction Engineering", "construction | general contracting"],
      achievements: ["chair for 2026 | chair of the Lakeshore Contractors Council for 2026", "pledged to double the apprentice scholarship", "Third of the name in the corner office"], interests: ["Milwaukee Admirals | hockey | ice hockey", "apprentice scholarship | apprenticeships"], hobbies: ["season ticket holder of the Milwaukee Admirals | hockey"], causes: ["apprentice scholarship | apprenticeships"], memberships: ["Eagle Scout"], certifications: ["Eagle Scout"]
    },
    sources: ["https://www.dahlquistrowe.example/leadership/", "https://www.dahlquistrowe.example/", "https://www.lakeshorecontractors.example/news/board-2026"]
  },
  {
    id: "latonya-briscoe", about: "Vice president: podcast guest",
    contact: { email: "lbriscoe@dahlquistrowe.example", full_name: "LaTonya Briscoe", company: "Dahlquist & Rowe Builders" }, outcome: "found",
    facts: {
      title: "Vice President, Safety | VP Safety | Vice President of Safety", company, location: "Milwaukee | Milwaukee, Wisconsin", industry, certifications: ["CSP", "CHST"], achievements: ["Sisters in Steel MKE | founded Sisters in Steel MKE", "blue ribbon at the Wisconsin State Fair | sweet potato pie took a blue ribbon at the Wisconsin State Fair"], hobbies: ["bakes | baking"], education: [{ institution: "UW-Whitewater", field: "occupational safety" }]
    },
    also: {
      title: "VP | founder | chair of the safety committee", company: "Northstay Holdings", location: "2200 S. Cooper Slip Road, Milwaukee", industry: "Safety | occupational safety",
      skills: ["safety | occupational safety | construction safety", "ironworker | ironwork | walked steel", "mentoring | mentors young women in the trades"], achievements: ["recordable rate below 1.0 for four years running", "will chair the safety committee | chair of the safety committee of the Lakeshore Contractors Council", "Platinum Safety Award | Lakeshore Contractors Council's Platinum Safety Award", "From ironworker to VP | guest on Toolbelt Talk | Toolbelt Talk", "walked steel with Local 8 for eleven years | ironworker with Local 8 for eleven years", "earned her occupational safety degree at night"],
      interests: ["baking", "safety", "women in the trades | young women in the trades"], hobbies: ["sweet potato pie | baking pies"], causes: ["women in the trades | mentors young women in the trades | Sisters in Steel MKE", "safety"], memberships: ["Local 8", "Sisters in Steel MKE", "Lakeshore Contractors Council | safety committee"], education: [{ institution: "University of Wisconsin-Whitewater", degree: "occupational safety degree", field: "occupational safety" }]
    },
    sources: ["https://www.dahlquistrowe.example/leadership/", "https://www.dahlquistrowe.example/", "https://www.dahlquistrowe.example/safety/", "https://www.lakeshorecontractors.example/news/board-2026", "https://www.toolbelttalk.example/episodes/latonya-briscoe"]
  },
  {
    id: "esteban-quiroga", about: "GitHub, Stack Overflow, a Gravatar and a personal site; email alone",
    contact: { email: "equiroga@dahlquistrowe.example" }, outcome: "found",
    facts: {
      title: "Virtual Construction Manager", company, location: "Bay View | Bay View, Milwaukee | Milwaukee | Milwaukee, Wisconsin", industry, skills: ["BIM", "pyRevit", "Revit", "IFC"], achievements: ["The hospital that scanned itself | spoke at BuildSmart Midwest 2025"], hobbies: ["FPV drones | fly FPV drones | flying drones"], certifications: ["FAA Part 107 remote pilot | FAA Part 107"],
      education: [{ institution: "Universidad de los Andes", field: "Civil engineering" }, { institution: "University of Wisconsin-Madison", degree: "MS" }]
    },
    also: {
      title: "virtual construction | Virtual construction at Dahlquist & Rowe", company: "Northstay Holdings | Dahlquist & Rowe", location: "Milwaukee, WI | 2200 S. Cooper Slip Road, Milwaukee", industry: "Virtual construction | BIM",
      skills: ["laser scans | laser scanning", "drones", "virtual construction", "Python", "C#", "openbim | open BIM", "revit-api | Revit API", "point-cloud | point clouds", "robot scans", "Civil engineering", "IFC files | ifcopenshell"], achievements: ["ifc-tidy | author of ifc-tidy | Make IFC files behave", "scan-diff | Compare nightly point clouds with the model", "Nightly robot scans against the model at St. Adelbert's", "small tools that make IFC files behave | open tools", "8412 reputation on Stack Overflow | reputation 8412", "340 stars"], interests: ["FPV drones | drones", "open source", "IFC"], hobbies: ["drones", "answering questions on Stack Overflow"], causes: ["open source"]
    },
    sources: ["https://www.dahlquistrowe.example/leadership/", "https://www.dahlquistrowe.example/", "https://quiroga.example/about/", "https://www.buildsmartmidwest.example/2025/sessions", "https://github.com/equiroga-bim", "https://stackoverflow.com/users/5571934/esteban-quiroga", "https://gravatar.com/estebanquiroga"]
  }
]

const github = [{
  login: "equiroga-bim", id: 20481177, name: "Esteban Quiroga", company: "Dahlquist & Rowe", blog: "https://quiroga.example/about/", location: "Milwaukee, WI", bio: "BIM, scans, drones. Open tools for IFC.", commit_email: "equiroga@dahlquistrowe.example",
  repositories: [{ name: "ifc-tidy", description: "Make IFC files behave", language: "Python", topics: ["ifc", "openbim"], stars: 340, pushed_at: "2026-04-30T02:11:00Z" }, { name: "scan-diff", description: "Compare nightly point clouds with the model", language: "C#", topics: ["point-cloud", "revit-api"], stars: 97, pushed_at: "2026-03-11T03:40:00Z" }]
}]
const stackExchange = [{ id: 5571934, name: "Esteban Quiroga", location: "Milwaukee, WI", website: "https://quiroga.example/about/", about: "<p>Virtual construction at Dahlquist &amp; Rowe. I make IFC files behave.</p>", reputation: 8412, tags: ["revit-api", "python", "ifc", "pyrevit"] }]
const gravatar = [{ email: "equiroga@dahlquistrowe.example", slug: "estebanquiroga", display_name: "Esteban Quiroga", location: "Milwaukee", job_title: "Virtual Construction Manager", company: "Dahlquist & Rowe Builders", accounts: [{ label: "GitHub", url: "https://github.com/equiroga-bim" }] }]

export default { people, pages, github, stackExchange, gravatar }
