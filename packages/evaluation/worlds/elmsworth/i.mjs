// Coastal Sediments Lab at University College Cork: scientists with ORCID, OpenAlex, Crossref, Mastodon
const site = "https://coastalsediments.example"
const lab = (path, title, main) => ({
  url: `${site}${path}`,
  body: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="generator" content="Jekyll v4.3.2"><title>${title} | Coastal Sediments Lab</title><link rel="stylesheet" href="/assets/css/minima.css"></head>
<body><header class="site-header"><a class="site-title" rel="author" href="/">Coastal Sediments Lab</a><nav class="site-nav"><a class="page-link" href="/people/">People</a><a class="page-link" href="/publications/">Publications</a><a class="page-link" href="/news/">News</a></nav></header>
<main class="page-content" aria-label="Content"><div class="wrapper">
${main}
</div></main>
<footer class="site-footer h-card"><p class="p-name">Coastal Sediments Lab, School of Biological, Earth and Environmental Sciences, University College Cork, Ireland</p></footer></body></html>`
})

const pages = [
  lab("/", "Home", `<h1>Coastal Sediments Lab</h1><p>We study how sand and mud move along the Irish coast, and what storms do to beaches and salt marshes. We are based at University College Cork.</p><p><a href="/people/">People</a></p>`),
  lab("/people/", "People", `<h1>People</h1>
<h3>Professor Niamh Cadogan</h3><p><b>Professor of Coastal Geomorphology, head of the lab</b>. Niamh came to Cork in 2011 from the University of Southampton. She studies storm erosion of beaches. <a href="https://orcid.org/0000-0002-7316-4829">ORCID</a>. niamh.cadogan@coastalsediments.example</p>
<h3>Dr Ruairi Penderel</h3><p><b>Postdoctoral Researcher</b>. Ruairi works on salt marshes with drones and Python. <a href="https://orcid.org/0000-0003-4190-5570">ORCID</a>, <a rel="me" href="https://mastodon.example/@ruairi">Mastodon</a>, <a href="https://gitlab.com/rpenderel">GitLab</a>. ruairi.penderel@coastalsediments.example</p>
<h3>Ines Valderrey</h3><p><b>PhD Student</b>. Ines measures microplastics in estuary mud. She has an MSc in Marine Science from the University of Vigo. ines.valderrey@coastalsediments.example</p>
<h2>Alumni</h2><p>Dr Leon Hartigan (PhD 2022), now a weather presenter.</p>`),
  lab("/publications/", "Publications", `<h1>Publications</h1><ul><li>Cadogan N, Penderel R (2025). Storm clustering and beach recovery on the south coast of Ireland. <i>Journal of Littoral Studies</i>. <a href="https://doi.org/10.99990/jls.2025.0417">doi:10.99990/jls.2025.0417</a></li><li>Penderel R, Cadogan N (2026). Mapping salt marsh creeks with low-cost drones. <i>Estuary Methods</i>. <a href="https://doi.org/10.99990/em.2026.0082">doi:10.99990/em.2026.0082</a></li></ul>`),
  lab("/news/", "News", `<h1>News</h1><p><b>June 2026</b>: Ines Valderrey won the best poster prize at the Irish Estuaries Meeting in Wexford.</p><p><b>November 2025</b>: Niamh Cadogan has been elected a Member of the Royal Irish Academy (MRIA).</p>`),
  {
    url: "https://southernmarine.example/magazine/ask-a-scientist-niamh-cadogan",
    body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Ask a scientist: Niamh Cadogan - Southern Marine magazine</title><meta property="og:type" content="article"></head><body><nav><a href="/">Southern Marine</a></nav><h1>Ask a scientist: Niamh Cadogan</h1><p><i>Summer 2025</i></p><p>Niamh Cadogan heads the Coastal Sediments Lab at University College Cork. She grew up in Baltimore, West Cork, and lives in Kinsale. She swims in the sea every day of the year and plays the concertina.</p><p><b>What worries you?</b> That we build sea walls first and think afterwards. I give talks in primary schools because children get it at once.</p></body></html>`
  }
]

const company = "University College Cork | UCC | Coastal Sediments Lab | Coastal Sediments Lab, University College Cork"
const location = "Cork, Ireland | Cork | Cork, County Cork, Ireland"
const industry = "Higher education | Research | Academia | Education | Environmental science | Coastal science | University research"
const people = [
  {
    id: "niamh-cadogan", about: "Professor; lab site, ORCID, OpenAlex, Crossref, magazine.",
    contact: { email: "niamh.cadogan@coastalsediments.example", full_name: "Niamh Cadogan", company: "University College Cork" }, outcome: "found",
    facts: {
      title: "Professor of Coastal Geomorphology | Professor | Professor of Coastal Geomorphology, head of the lab | Head of the Coastal Sediments Lab", company,
      location: "Kinsale, Ireland | Cork, Ireland | Kinsale | Cork | Kinsale, Cork | Kinsale, County Cork, Ireland",
      education: [{ institution: "Trinity College Dublin | Trinity College, Dublin", degree: "PhD | Ph.D.", field: "Geography", year: 2003 }],
      memberships: ["Member of the Royal Irish Academy (MRIA) | Royal Irish Academy | MRIA"],
      hobbies: ["Sea swimming | Swimming | swims in the sea every day", "Playing the concertina | Concertina"], skills: ["Coastal geomorphology | Coastal erosion | storm erosion of beaches"]
    },
    also: { industry, skills: ["beach recovery", "storm erosion", "storm clustering", "Sediment transport | sediment dynamics", "Coastal management", "Geomorphology", "Geography", "Science communication | talks in primary schools", "Research | teaching"], achievements: ["Elected a Member of the Royal Irish Academy, 2025 | Royal Irish Academy", "Storm clustering and beach recovery on the south coast of Ireland", "Mapping salt marsh creeks with low-cost drones", "Lecturer at the University of Southampton until 2011 | Lecturer, University of Southampton, 2004 to 2011 | University of Southampton", "61 works | 1840 citations | 1,840 citations", "Came to Cork in 2011"], causes: ["Talks in primary schools | science education | primary schools"], interests: ["Coastal erosion", "Sea swimming", "Concertina | music | traditional music", "sea walls"], certifications: ["MRIA"] },
    sources: [`${site}/`, `${site}/people/`, `${site}/publications/`, `${site}/news/`, "https://southernmarine.example/magazine/ask-a-scientist-niamh-cadogan", "https://orcid.org/0000-0002-7316-4829", "https://openalex.org/A5990017342", "https://doi.org/10.99990/jls.2025.0417", "https://doi.org/10.99990/em.2026.0082"], never: ["weather presenter", "Hartigan"]
  },
  {
    id: "ruairi-penderel", about: "Postdoc by email alone; ORCID, Mastodon, GitLab.",
    contact: { email: "ruairi.penderel@coastalsediments.example" }, outcome: "found",
    facts: {
      title: "Postdoctoral Researcher | Postdoc | Postdoctoral Research Fellow", company, location,
      education: [{ institution: "Bangor University", degree: "PhD | Ph.D.", field: "Ocean Sciences", year: 2023 }],
      skills: ["Python", "Drones | drone mapping | drone surveying", "Salt marshes | salt marsh ecology | salt marsh"], hobbies: ["Birdwatching | birding | Birds"]
    },
    also: { industry, skills: ["remote sensing", "Mapping | mapping salt marsh creeks", "Geomorphology | creek networks | salt marsh creeks", "Image processing | orthophotos", "Research"], achievements: ["Mapping salt marsh creeks with low-cost drones", "Storm clustering and beach recovery on the south coast of Ireland", "Author of creekfinder | creekfinder", "PhD at Bangor University"], interests: ["Birds | birdwatching", "Open science", "tea"], causes: ["Open science"] },
    sources: [`${site}/people/`, `${site}/publications/`, "https://orcid.org/0000-0003-4190-5570", "https://mastodon.example/@ruairi", "https://gitlab.com/rpenderel", "https://doi.org/10.99990/jls.2025.0417", "https://doi.org/10.99990/em.2026.0082"], never: ["weather presenter", "Hartigan", "concertina"]
  },
  {
    id: "ines-valderrey", about: "PhD student; little online. Name and company.",
    contact: { full_name: "Ines Valderrey", company: "University College Cork", title: "PhD Student" }, outcome: "found",
    facts: {
      title: "PhD Student | Doctoral student | PhD Candidate | PhD Researcher", company, location,
      education: [{ institution: "University of Vigo | Universidade de Vigo", degree: "MSc | Master of Science | M.Sc.", field: "Marine Science" }],
      achievements: ["Best poster prize at the Irish Estuaries Meeting | best poster prize, Irish Estuaries Meeting 2026 | Best poster prize"],
      skills: ["Microplastics | measures microplastics in estuary mud"]
    },
    also: { industry, education: [{ institution: "University College Cork | UCC", degree: "PhD | PhD student" }], skills: ["Marine science", "Estuary sediments | estuary mud", "Research"], interests: ["Microplastics", "Estuaries"] },
    sources: [`${site}/people/`, `${site}/news/`], never: ["Hartigan", "weather presenter"]
  }
]
const works = [
  { title: "Storm clustering and beach recovery on the south coast of Ireland", type: "journal-article", year: 2025, journal: "Journal of Littoral Studies" },
  { title: "Mapping salt marsh creeks with low-cost drones", type: "journal-article", year: 2026, journal: "Estuary Methods" }
]
const cork = { organization: "University College Cork", department: "School of Biological, Earth and Environmental Sciences", city: "Cork", country: "IE" }
const authors = {
  niamh: { given: "Niamh", family: "Cadogan", affiliation: "University College Cork", orcid: "0000-0002-7316-4829" },
  ruairi: { given: "Ruairi", family: "Penderel", affiliation: "University College Cork", orcid: "0000-0003-4190-5570" }
}
export default {
  people, pages,
  orcid: [
    { id: "0000-0002-7316-4829", given: "Niamh", family: "Cadogan", keywords: ["coastal geomorphology", "storm erosion"], urls: [{ label: "Coastal Sediments Lab", url: site }], country: "IE", employments: [{ ...cork, role: "Professor of Coastal Geomorphology", from: 2011 }, { organization: "University of Southampton", role: "Lecturer", city: "Southampton", country: "GB", from: 2004, to: 2011 }], educations: [{ organization: "Trinity College Dublin", role: "PhD", department: "Geography", city: "Dublin", country: "IE", from: 1999, to: 2003 }], works },
    { id: "0000-0003-4190-5570", given: "Ruairi", family: "Penderel", biography: "Postdoctoral researcher on salt marshes, drones and creek networks.", keywords: ["salt marsh", "remote sensing"], emails: ["ruairi.penderel@coastalsediments.example"], country: "IE", employments: [{ ...cork, role: "Postdoctoral Researcher", from: 2023 }], educations: [{ organization: "Bangor University", role: "PhD", department: "Ocean Sciences", city: "Bangor", country: "GB", from: 2019, to: 2023 }], works }
  ],
  openalex: [{ id: "A5990017342", name: "Niamh Cadogan", orcid: "0000-0002-7316-4829", institution: "University College Cork", country: "IE", years: [2022, 2023, 2024, 2025, 2026], works_count: 61, cited_by_count: 1840, topics: ["Coastal Erosion", "Sediment Dynamics", "Coastal Management"] }],
  crossref: [
    { doi: "10.99990/jls.2025.0417", title: works[0].title, journal: works[0].journal, published: [2025, 4, 17], authors: [authors.niamh, authors.ruairi] },
    { doi: "10.99990/em.2026.0082", title: works[1].title, journal: works[1].journal, published: [2026, 2, 3], authors: [authors.ruairi, authors.niamh] }
  ],
  mastodon: [{ user: "ruairi", domain: "mastodon.example", name: "Ruairi Penderel", note: "<p>Postdoc at the Coastal Sediments Lab, University College Cork. Salt marshes, drones, open science. Birdwatching at weekends.</p>", fields: [{ name: "Lab", value: `<a href="${site}/people/">${site}/people/</a>`, verified_at: "2025-03-01T10:00:00Z" }], posts: [{ text: "<p>Forty minutes of flight, three hours of stitching orthophotos, one cup of tea.</p>", at: "2026-07-08T15:12:00Z" }] }],
  gitlab: [{ id: 9913204, username: "rpenderel", name: "Ruairi Penderel", job_title: "Postdoctoral Researcher", organization: "University College Cork", location: "Cork, Ireland", website_url: `${site}/people/`, projects: [{ name: "creekfinder", description: "Find salt marsh creeks in orthophotos (Python)", at: "2026-05-19T09:00:00Z" }] }],
  rdap: [{ domain: "coastalsediments.example", registered: "2012-01-16" }]
}
