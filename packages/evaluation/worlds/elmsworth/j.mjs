// Ternstreet Architects: Edinburgh practice (Craft CMS-like); namesake of a historical person with Wikipedia
const site = "https://www.ternstreet.example"
const page = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html><html lang="en-GB" class="no-js"><head><meta charset="utf-8"><title>${title} — Ternstreet Architects</title><meta name="generator" content="Craft CMS"><meta name="referrer" content="origin-when-cross-origin"><link rel="stylesheet" href="/dist/app.8a1.css"></head><body class="bg-white text-stone-900"><header class="grid grid-cols-12"><a class="col-span-4" href="/">Ternstreet</a><nav class="col-span-8"><a href="/projects">Projects</a> <a href="/people">People</a> <a href="/journal">Journal</a></nav></header><main class="px-4">${main}</main><footer class="text-sm"><address>Ternstreet Architects Ltd, 5 Tern Street, Leith, Edinburgh EH6 9ZZ</address><a href="mailto:studio@ternstreet.example">studio@ternstreet.example</a></footer></body></html>`
})
const pages = [
  page("/", "Edinburgh", `<h1 class="text-6xl">Buildings for schools, libraries and the people next door</h1><p><a href="/projects">See our projects</a> or <a href="/people">meet the practice</a>.</p>`),
  page("/people", "People", `<h1>People</h1><ul class="grid">
<li><h2>Archibald Kerrow</h2><p class="role">Director</p><p>Archie leads our school projects. He studied at the Mackintosh School of Architecture in Glasgow and is a Fellow of the Royal Incorporation of Architects in Scotland (FRIAS). He has been a Director since 2016.</p></li>
<li><h2>Shona Balquhin</h2><p class="role">Associate</p><p>Shona is a conservation architect, accredited by RIAS at Advanced level. She joined in 2019 and leads work on listed libraries. She has a Master of Architecture from the University of Strathclyde.</p></li>
<li><h2>Femi Adeyanju</h2><p class="role">Architectural Technologist</p><p>Femi looks after BIM and detailing. MCIAT. He is a Certified Passive House Designer.</p></li></ul>`),
  page("/projects", "Projects", `<h1>Projects</h1><h2>Inverallan Primary School</h2><p>Completed 2024. Project director: Archibald Kerrow. Winner, Scottish School Building Award 2025.</p><h2>Portsoy Street Library</h2><p>Completed 2026. Conservation architect: Shona Balquhin.</p>`),
  page("/journal", "Journal", `<h1>Journal</h1><article><h2>Passive House at minus nine</h2><p>By Femi Adeyanju, 12 January 2026</p><p>Inverallan stayed at twenty degrees through the cold week. Here is the data from our sensors.</p></article>`),
  {
    url: "https://leithlife.example/people/archie-kerrow-and-the-skiff",
    body: `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Archie Kerrow and the skiff - Leith Life</title></head><body><header><a href="/">Leith Life</a></header><h1>Archie Kerrow and the skiff</h1><p>6 July 2025</p><p>Architect Archie Kerrow of Ternstreet has built a St Ayles skiff with pupils of Inverallan Primary. He rows with the Newhaven Skiff Club on Sunday mornings and lives in Leith. &ldquo;I come from Stornoway, so boats are not a hobby, they are transport,&rdquo; he says.</p></body></html>`
  },
  {
    url: "https://listedplaces.example/lectures/2026-spring.html",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Spring lectures 2026 - Listed Places Scotland</title></head><body><h1>Spring lectures 2026</h1><p><b>4 March</b>: Shona Balquhin, Associate at Ternstreet Architects, on <i>Repairing the Portsoy Street Library</i>. Shona is a trustee of Listed Places Scotland and writes about lime mortar.</p><p><b>1 April</b>: Crispin Yule, stained glass maker, on <i>Lead and light</i>.</p></body></html>`
  },
  {
    url: "https://scotsbadminton.example/clubs/portobello/committee",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Portobello Badminton Club: committee</title></head><body><h1>Portobello Badminton Club</h1><p>Chair: Lorraine Mabon (dentist). Treasurer: Femi Adeyanju (architectural technologist at Ternstreet). Coach: Ravi Pillai.</p></body></html>`
  }
]
const company = "Ternstreet Architects | Ternstreet Architects Ltd | Ternstreet"
const location = "Edinburgh, United Kingdom | Edinburgh, Scotland | Edinburgh, UK | Leith, Edinburgh | Edinburgh"
const industry = "Architecture | Architecture and planning | Architectural practice | Building design"
const people = [
  {
    id: "archibald-kerrow", about: "Namesake of a Victorian polar surgeon with Wikipedia.",
    contact: { email: "archie@ternstreet.example", full_name: "Archibald Kerrow", company: "Ternstreet Architects" }, outcome: "found",
    facts: {
      title: "Director", company, location: "Leith, Edinburgh | Edinburgh, United Kingdom | Edinburgh, Scotland | Edinburgh | Leith | Edinburgh, UK | Leith, Scotland",
      education: [{ institution: "Mackintosh School of Architecture | Mackintosh School of Architecture, Glasgow | Glasgow School of Art" }],
      memberships: ["Fellow of the Royal Incorporation of Architects in Scotland (FRIAS) | FRIAS | Royal Incorporation of Architects in Scotland", "Newhaven Skiff Club"],
      achievements: ["Scottish School Building Award 2025 | Scottish School Building Award for Inverallan Primary School | Scottish School Building Award"], hobbies: ["Rowing | skiff rowing | rows with the Newhaven Skiff Club", "Boat building | built a St Ayles skiff"]
    },
    also: { industry, education: [{ institution: "Mackintosh School of Architecture", field: "Architecture" }], skills: ["School design | school projects | Schools", "Architecture | Architect", "Boat building"], achievements: ["Director since 2016", "Built a St Ayles skiff with pupils of Inverallan Primary | St Ayles skiff", "Project director of Inverallan Primary School | Inverallan Primary School"], certifications: ["FRIAS"], interests: ["Boats | skiff", "Rowing"], causes: ["Built a skiff with pupils | Inverallan Primary | pupils"], sports_teams: ["Newhaven Skiff Club"], location: "from Stornoway" },
    sources: [`${site}/people`, `${site}/projects`, "https://leithlife.example/people/archie-kerrow-and-the-skiff"], never: ["surgeon", "naturalist", "Arctic", "1829", "1891", "HMS", "expedition"]
  },
  {
    id: "shona-balquhin", about: "Associate by email alone; a lecture page.",
    contact: { email: "shona.balquhin@ternstreet.example" }, outcome: "found",
    facts: {
      title: "Associate | Associate, conservation architect | Conservation Architect", company, location,
      education: [{ institution: "University of Strathclyde", degree: "Master of Architecture | MArch", field: "Architecture" }],
      certifications: ["RIAS conservation accreditation at Advanced level | accredited by RIAS at Advanced level | RIAS Advanced | RIAS accredited conservation architect"],
      memberships: ["Listed Places Scotland | Trustee of Listed Places Scotland"], skills: ["Conservation | conservation architecture | Building conservation"]
    },
    also: { industry, skills: ["Lime mortar", "Listed buildings | listed libraries | libraries"], achievements: ["Portsoy Street Library | Conservation architect of the Portsoy Street Library, 2026", "Lecture Repairing the Portsoy Street Library, 4 March 2026 | Spring lectures 2026 | Repairing the Portsoy Street Library", "Joined in 2019", "writes about lime mortar"], causes: ["Listed Places Scotland | Listed buildings | heritage conservation"], interests: ["Lime mortar", "Conservation | heritage | libraries"], memberships: ["RIAS"] },
    sources: [`${site}/people`, `${site}/projects`, "https://listedplaces.example/lectures/2026-spring.html"], never: ["Yule", "stained glass"]
  },
  {
    id: "femi-adeyanju", about: "Name and company; a badminton club.",
    contact: { full_name: "Femi Adeyanju", company: "Ternstreet Architects" }, outcome: "found",
    facts: {
      title: "Architectural Technologist", company, location,
      certifications: ["Certified Passive House Designer | Passive House Designer", "MCIAT | Member of the Chartered Institute of Architectural Technologists (MCIAT)"],
      skills: ["BIM", "Passive House"], memberships: ["Portobello Badminton Club | Treasurer of Portobello Badminton Club"], hobbies: ["Badminton"]
    },
    also: { industry, skills: ["Detailing", "Sensors | sensor data"], achievements: ["Passive House at minus nine, journal article | Passive House at minus nine", "Treasurer, Portobello Badminton Club | Treasurer"], memberships: ["MCIAT | Chartered Institute of Architectural Technologists"], interests: ["Badminton", "Passive House"], sports_teams: ["Portobello Badminton Club"] },
    sources: [`${site}/people`, `${site}/journal`, "https://scotsbadminton.example/clubs/portobello/committee"], never: ["dentist", "Mabon", "Pillai"]
  }
]
export default {
  people, pages,
  wikidata: [{ id: "Q990417702", label: "Archibald Kerrow", description: "Scottish naval surgeon and naturalist (1829–1891)", statements: [{ property: "P106", item: { id: "Q774306", label: "surgeon" } }, { property: "P569", time: "1829" }, { property: "P570", time: "1891" }], article: "Archibald Kerrow" }],
  wikipedia: [{ title: "Archibald Kerrow", description: "Scottish naval surgeon and naturalist (1829–1891)", extract: "Archibald Kerrow (1829–1891) was a Scottish naval surgeon and naturalist who served aboard HMS Perdita on the Arctic expedition of 1857 and collected lichens. He was born in Edinburgh." }],
  rdap: [{ domain: "ternstreet.example", registrant: "Ternstreet Architects Ltd", registered: "2009-02-25" }]
}
