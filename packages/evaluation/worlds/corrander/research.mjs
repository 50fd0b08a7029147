// Southern Kelp Institute, Hobart, Australia: research

const shell = (title, main) => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Southern Kelp Institute</title><link rel="canonical" href="https://www.southernkelp.example/"></head>
<body class="path-people layout-one-sidebar"><header class="region-header"><a rel="home" href="https://www.southernkelp.example/">Southern Kelp Institute</a><nav class="menu--main"><a href="https://www.southernkelp.example/people">People</a> <a href="https://www.southernkelp.example/research">Research</a></nav></header>
<main role="main"><div class="region-content">${main}</div></main><footer class="region-footer"><p>Southern Kelp Institute, 5 Castray Slip, Hobart, Tasmania, Australia. We acknowledge the muwinina people.</p></footer></body></html>`

const pages = [
  { url: "https://www.southernkelp.example/", body: shell("Home", `<h1>Bringing back the giant kelp</h1><p>An independent marine research institute with 60 staff on the Hobart waterfront.</p>`) },
  { url: "https://www.southernkelp.example/research", body: shell("Research", `<h1>Research programs</h1><ul><li>Restoration ecology, led by Dr Alasdair Buchan-Lowe</li><li>Ocean data, led by Dr Mei-Lin Farrugia</li></ul>`) },
  {
    url: "https://www.southernkelp.example/people",
    body: shell("People", `<h1>People</h1><div class="view-people"><div class="node--person"><h2><a href="https://www.southernkelp.example/people/alasdair-buchan-lowe">Dr Alasdair Buchan-Lowe</a></h2><div class="field--position">Principal Research Scientist</div></div><div class="node--person"><h2><a href="https://www.southernkelp.example/people/mei-lin-farrugia">Dr Mei-Lin Farrugia</a></h2><div class="field--position">Senior Data Scientist</div></div><div class="node--person"><h2>Tegan Rollason</h2><div class="field--position">Dive Officer</div><p>Tegan keeps 23 scientific divers alive. She is a commercial diver (ADAS Part 3) and a volunteer with the Bruny Surf Rescue.</p></div></div>`)
  },
  {
    url: "https://www.southernkelp.example/people/alasdair-buchan-lowe",
    body: shell("Dr Alasdair Buchan-Lowe", `<h1>Dr Alasdair Buchan-Lowe</h1><div class="field--position">Principal Research Scientist</div><p>Alasdair leads the restoration ecology program. His group breeds giant kelp that can bear warmer water and plants it, by hand, off the Tasman Peninsula.</p><p>PhD in marine biology, University of St Andrews, 2006. ORCID: <a href="https://orcid.org/0000-0002-8841-3377">0000-0002-8841-3377</a></p><p>He was awarded the Dorothea Nichol Medal for temperate reef science in 2024.</p>`)
  },
  {
    url: "https://www.southernkelp.example/people/mei-lin-farrugia",
    body: shell("Dr Mei-Lin Farrugia", `<h1>Dr Mei-Lin Farrugia</h1><div class="field--position">Senior Data Scientist</div><p>Mei-Lin turns satellite pictures into maps of floating kelp canopy. She works in R and Python, maintains <a href="https://github.com/meilinf">the kelpsat package</a> and holds a PhD in remote sensing from the University of Queensland.</p><p>ORCID <a href="https://orcid.org/0000-0003-1192-605X">0000-0003-1192-605X</a>. Mastodon <a href="https://scicomm.seaways.example/@meilin">@meilin@scicomm.seaways.example</a>.</p>`)
  },
  {
    url: "https://www.derwentpipers.example/members.html",
    body: `<html><head><title>Derwent Pipe Band: members</title></head><body><h1>Members</h1><p>Pipe Major: Ewan Gillies. Pipers: Alasdair Buchan-Lowe (also our treasurer; from Oban, which he mentions), June Park. Drums: K. Lutz.</p></body></html>`
  },
  {
    url: "https://www.islandscience.example/radio/2026/04/kelp-nursery",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Island Science radio: the kelp nursery</title></head><body><main><h1>The kelp nursery</h1><p>This week on the programme Alasdair Buchan-Lowe tells us how one plants a forest in the dark. Two hectares of kelp now stand at Fortescue, the largest restored patch in the country. He also confesses to collecting tide tables: 211 of them, the oldest from 1871.</p></main></body></html>`
  },
  {
    url: "https://www.brunysurfrescue.example/heroes/2025",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Rescue of the Year 2025</title></head><body class="club"><h1>Rescue of the Year 2025</h1><p>Tegan Rollason swam 300 metres through the kelp at Cloudy Bay to two boys on a paddle board. "The kelp was the easy part," says Tegan, who knows it from work at the Southern Kelp Institute. She has patrolled with us for 12 years and trains our bronze medallion candidates.</p><p>She has a blue heeler, Captain.</p></body></html>`
  }
]

const company = "Southern Kelp Institute"
const industry = "Research | marine research | research institute | marine science"
const people = [
  {
    id: "alasdair-buchan-lowe", about: "Scientist with an ORCID record and papers; pipes in a band",
    contact: { email: "a.buchan-lowe@southernkelp.example", full_name: "Alasdair Buchan-Lowe", company: "Southern Kelp Institute" }, outcome: "found",
    facts: {
      title: "Principal Research Scientist", company, location: "Hobart | Hobart, Tasmania | Hobart, Australia", industry, skills: ["restoration ecology"], achievements: ["Dorothea Nichol Medal | Dorothea Nichol Medal for temperate reef science in 2024"], education: [{ institution: "University of St Andrews", degree: "PhD", field: "marine biology", year: 2006 }], memberships: ["Derwent Pipe Band"], hobbies: ["collecting tide tables | tide tables"]
    },
    also: {
      title: "Dr | treasurer | Piper | Research Fellow | leads the restoration ecology program", location: "5 Castray Slip, Hobart | Oban | from Oban | Australia | Tasmania", industry: "marine biology | ecology | restoration ecology",
      skills: ["marine biology", "giant kelp | kelp | breeds giant kelp", "kelp breeding | selective breeding", "temperate reefs | temperate reef science | reef ecology", "Macrocystis", "thermal tolerance", "kelp restoration | marine restoration", "Marine ecology"], achievements: ["leads the restoration ecology program", "largest restored patch in the country | Two hectares of kelp now stand at Fortescue", "Selecting giant kelp for warmer water | Selecting giant kelp for a warmer Tasman Sea", "Hand planting of Macrocystis on exposed reefs", "The kelp nursery | radio guest on Island Science", "breeds giant kelp that can bear warmer water", "treasurer of the Derwent Pipe Band", "38 works | works_count 38 | 1204 citations | cited 1204 times", "Research Fellow at the University of Otago | Research Fellow", "211 tide tables | collecting tide tables: 211 of them"],
      interests: ["kelp | giant kelp", "tide tables", "piping | bagpipes", "Macrocystis", "restoration ecology", "temperate reefs"], hobbies: ["bagpipes | piping | pipe band | piper"], causes: ["bringing back the giant kelp | kelp restoration"], education: [{ institution: "St Andrews", degree: "PhD", field: "marine biology", year: 2006 }], memberships: ["treasurer of the Derwent Pipe Band"]
    },
    sources: ["https://www.southernkelp.example/people", "https://www.southernkelp.example/people/alasdair-buchan-lowe", "https://www.southernkelp.example/", "https://www.southernkelp.example/research", "https://www.derwentpipers.example/members.html", "https://www.islandscience.example/radio/2026/04/kelp-nursery", "https://orcid.org/0000-0002-8841-3377"]
  },
  {
    id: "mei-lin-farrugia", about: "Data scientist: ORCID, GitHub and Mastodon linked from the staff page",
    contact: { email: "m.farrugia@southernkelp.example", full_name: "Mei-Lin Farrugia", company: "Southern Kelp Institute" }, outcome: "found",
    facts: {
      title: "Senior Data Scientist", company, location: "Hobart | Hobart, Tasmania | Hobart, Australia", industry, skills: ["R", "Python", "remote sensing"], achievements: ["kelpsat | kelpsat package | maintains the kelpsat package"], education: [{ institution: "University of Queensland", degree: "PhD", field: "remote sensing" }]
    },
    also: {
      title: "Dr | data scientist | Ocean data, led by Dr Mei-Lin Farrugia", location: "5 Castray Slip, Hobart | nipaluna/Hobart | nipaluna | Australia | Tasmania", industry: "ocean data | remote sensing",
      skills: ["satellite | satellite pictures | satellite imagery", "earth observation", "data science", "Sentinel-2", "kelp canopy mapping | maps of floating kelp canopy | kelp canopy", "ocean data", "time series", "open source"], achievements: ["leads ocean data | Ocean data, led by Dr Mei-Lin Farrugia | leads the ocean data program", "Forty years of floating kelp canopy from space", "kelpsat with 154 stars | 154 stars", "tidefix | Tide correction for satellite scenes", "maps of floating kelp canopy from satellite pictures", "Selecting giant kelp for a warmer Tasman Sea"], interests: ["kelp", "open science | open source", "bouldering | climbing", "satellites", "ocean data"], hobbies: ["bouldering | climbing | boulderer", "crosswords | cryptic crosswords"], causes: ["open science | open data"], education: [{ institution: "UQ", degree: "PhD", field: "remote sensing", year: 2017 }]
    },
    sources: ["https://www.southernkelp.example/people", "https://www.southernkelp.example/people/mei-lin-farrugia", "https://www.southernkelp.example/", "https://www.southernkelp.example/research", "https://orcid.org/0000-0003-1192-605X", "https://github.com/meilinf", "https://scicomm.seaways.example/@meilin"]
  },
  {
    id: "tegan-rollason", about: "Dive officer: staff list and a rescue club; no email given",
    contact: { full_name: "Tegan Rollason", company: "Southern Kelp Institute", location: "Hobart" }, outcome: "found",
    facts: {
      title: "Dive Officer", company, location: "Hobart | Hobart, Tasmania", industry, achievements: ["Rescue of the Year 2025 | Rescue of the Year"], certifications: ["ADAS Part 3 | commercial diver (ADAS Part 3)"], memberships: ["Bruny Surf Rescue"], pets: ["a blue heeler, Captain | blue heeler | Captain"]
    },
    also: {
      title: "commercial diver | diver", location: "5 Castray Slip, Hobart | Tasmania, Australia", industry: "scientific diving | diving", skills: ["commercial diver | commercial diving | diving", "scientific diving", "dive safety | keeps 23 scientific divers alive", "surf rescue | surf lifesaving | rescue", "training | trains our bronze medallion candidates"], achievements: ["keeps 23 scientific divers alive", "swam 300 metres through the kelp at Cloudy Bay to two boys on a paddle board | rescued two boys at Cloudy Bay", "patrolled with us for 12 years | patrolled for 12 years", "trains our bronze medallion candidates"], interests: ["diving", "surf rescue", "swimming", "kelp"], hobbies: ["surf rescue | surf patrol | surf lifesaving", "swimming", "volunteer with the Bruny Surf Rescue"], causes: ["Bruny Surf Rescue | surf rescue | volunteer with the Bruny Surf Rescue"], certifications: ["commercial diver"]
    },
    sources: ["https://www.southernkelp.example/people", "https://www.southernkelp.example/", "https://www.brunysurfrescue.example/heroes/2025"]
  }
]

const orcid = [
  {
    id: "0000-0002-8841-3377", given: "Alasdair", family: "Buchan-Lowe", keywords: ["Macrocystis", "temperate reefs", "thermal tolerance"], country: "AU",
    employments: [{ organization: "Southern Kelp Institute", role: "Principal Research Scientist", city: "Hobart", country: "AU", from: 2015 }, { organization: "University of Otago", role: "Research Fellow", city: "Dunedin", country: "NZ", from: 2008, to: 2015 }],
    educations: [{ organization: "University of St Andrews", role: "PhD", city: "St Andrews", country: "GB", from: 2002, to: 2006 }],
    works: [{ title: "Selecting giant kelp for a warmer Tasman Sea", type: "journal-article", year: 2024, journal: "Journal of Temperate Reefs" }, { title: "Hand planting of Macrocystis on exposed reefs", type: "journal-article", year: 2021, journal: "Restoration Letters" }]
  },
  {
    id: "0000-0003-1192-605X", given: "Mei-Lin", family: "Farrugia", keywords: ["remote sensing", "kelp canopy", "Sentinel-2"], country: "AU",
    employments: [{ organization: "Southern Kelp Institute", role: "Senior Data Scientist", city: "Hobart", country: "AU", from: 2019 }],
    educations: [{ organization: "University of Queensland", role: "PhD", city: "Brisbane", country: "AU", from: 2013, to: 2017 }],
    works: [{ title: "Forty years of floating kelp canopy from space", type: "journal-article", year: 2023, journal: "Remote Oceans" }]
  }
]
const openalex = [{ id: "A5099120011", name: "Alasdair Buchan-Lowe", orcid: "0000-0002-8841-3377", institution: "Southern Kelp Institute", country: "AU", years: [2026, 2024, 2021], works_count: 38, cited_by_count: 1204, topics: ["Marine ecology", "Kelp restoration"] }]
const crossref = [{ doi: "10.55555/jtr.2024.118", title: "Selecting giant kelp for a warmer Tasman Sea", journal: "Journal of Temperate Reefs", published: [2024, 5], authors: [{ given: "Alasdair", family: "Buchan-Lowe", affiliation: "Southern Kelp Institute", orcid: "0000-0002-8841-3377" }, { given: "Mei-Lin", family: "Farrugia", affiliation: "Southern Kelp Institute", orcid: "0000-0003-1192-605X" }] }]
const github = [{
  login: "meilinf", id: 31770452, name: "Mei-Lin Farrugia", company: "Southern Kelp Institute", location: "nipaluna/Hobart", bio: "Kelp from space.", commit_email: "m.farrugia@southernkelp.example",
  repositories: [{ name: "kelpsat", description: "Floating kelp canopy from Sentinel-2", language: "R", topics: ["remote-sensing", "earth-observation"], stars: 154, pushed_at: "2026-05-28T05:00:00Z" }, { name: "tidefix", description: "Tide correction for satellite scenes", language: "Python", topics: ["time-series"], stars: 33, pushed_at: "2025-11-02T04:00:00Z" }]
}]
const mastodon = [{
  user: "meilin", domain: "scicomm.seaways.example", name: "Mei-Lin Farrugia", note: "<p>Remote sensing of kelp. Open science. Boulderer, cruciverbalist.</p>",
  fields: [{ name: "Work", value: "<a href=\"https://www.southernkelp.example/people/mei-lin-farrugia\">Southern Kelp Institute</a>" }],
  posts: [{ text: "<p>Cryptic crossword done before the Sentinel-2 scene had downloaded. Call it progress.</p>", at: "2026-05-03T22:14:00Z" }]
}]

export default { people, pages, orcid, openalex, crossref, github, mastodon }
