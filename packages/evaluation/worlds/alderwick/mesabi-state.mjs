// Department of Earth Sciences of Mesabi State University, Duluth. A historical namesake.
const site = "https://earth.mesabistate.example"

const shell = (title, main, head = "") => `<!DOCTYPE html>
<html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><title>${title} | Department of Earth Sciences | Mesabi State University</title>
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />${head}</head>
<body class="path-node page-node-type-profile">
<header role="banner"><div class="region-header"><a href="https://www.mesabistate.example/">Mesabi State University</a> <a href="${site}/">Earth Sciences</a></div>
<nav role="navigation" class="menu--main"><ul><li><a href="${site}/people">People</a></li><li><a href="${site}/research">Research</a></li><li><a href="${site}/graduate">Graduate program</a></li></ul></nav></header>
<main role="main"><div class="region-content">${main}</div></main>
<footer role="contentinfo"><p>Department of Earth Sciences, 220 Ordean Hall, Duluth, Minnesota. 218-555-0119</p><p>Mesabi State University is an equal opportunity educator and employer.</p></footer></body></html>`

const profile = (name, title, body) => `<article class="node node--type-profile"><h1 class="page-title"><span>${name}</span></h1><div class="field field--name-field-title">${title}</div>${body}</article>`

const pages = [
  {
    url: `${site}/`,
    body: shell("Home", `<h1>Earth Sciences on the big lake</h1><p>The department has 14 faculty and about 120 students. We study rocks, ice, sediments and water from our building above Lake Superior in Duluth.</p>`)
  },
  {
    url: `${site}/people`,
    body: shell("People", `<h1>People</h1><div class="views-view-grid">
<div class="views-row"><a href="${site}/people/halvorsen">Ingrid Halvorsen</a><br/>Professor of Limnogeology</div>
<div class="views-row"><a href="${site}/people/achterberg">Samuel Achterberg</a><br/>Assistant Professor</div>
<div class="views-row"><a href="${site}/people/quintero">Lucía Quintero</a><br/>Laboratory Manager</div>
<div class="views-row">Walt Nyberg<br/>Professor Emeritus</div></div>`)
  },
  {
    url: `${site}/people/halvorsen`,
    body: shell("Ingrid Halvorsen", profile("Ingrid Halvorsen", "Professor of Limnogeology", `
<div class="field--name-body"><p>I read the history of climate in lake mud. My group takes sediment cores from Lake Superior and from small lakes of the Arrowhead, and counts diatoms in them.</p>
<p><strong>Education</strong><br/>Ph.D., Geology, University of Carrick Falls, 1998<br/>B.A., Geology, Sibley College, 1992</p>
<p><strong>Awards</strong><br/>Sundvall Medal in Lake Science, 2019</p>
<p>ORCID: <a href="https://orcid.org/0000-0002-9014-7731">0000-0002-9014-7731</a></p></div>`))
  },
  {
    url: `${site}/people/achterberg`,
    body: shell("Samuel Achterberg", profile("Samuel Achterberg", "Assistant Professor", `
<div class="field--name-body"><p>Sam studies glacial hydrology: how water moves under ice, then and now. He came to Duluth in 2022 after a postdoc in Tromsø. He teaches ESCI 2110 (Geomorphology) and the summer field camp.</p>
<p>Ph.D., Geophysics, Fairhaven Institute of Technology, 2019.</p>
<p>Web: <a href="https://underice.example/">underice.example</a></p></div>`))
  },
  {
    url: `${site}/people/quintero`,
    body: shell("Lucía Quintero", profile("Lucía Quintero", "Laboratory Manager", `
<div class="field--name-body"><p>Lucía runs the core repository and the mass spectrometry laboratory. Ask her about isotope analysis, liquid nitrogen and keys.</p></div>`))
  },
  {
    url: "https://underice.example/",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Under Ice — Sam Achterberg</title></head><body class="jekyll minima">
<header class="site-header"><a class="site-title" href="https://underice.example/">Under Ice</a></header><main class="page-content">
<p>I'm Sam Achterberg, a glaciologist at Mesabi State University in Duluth, Minnesota.</p>
<p>I model subglacial drainage, mostly in Julia, and I put radar on sleds. In 2025 I received an early career grant from the Polar Science Foundation for work on eskers.</p>
<h2>Students</h2><p>Two funded PhD positions start in fall 2026.</p>
<h2>Not science</h2><p>I ski marathons slowly, and I have a husky, Moulin, who does not.</p>
<ul class="social"><li><a rel="me" href="https://github.com/sachterberg">GitHub</a></li><li><a href="https://orcid.org/0000-0003-1187-4402">ORCID</a></li><li><a rel="me" href="https://bsky.app/profile/underice.example">Bluesky</a></li></ul></main></body></html>`
  },
  {
    url: "https://www.northshorebeacon.example/2025/lake-mud-professor",
    body: `<!doctype html><html lang="en"><head><title>The professor who reads lake mud - North Shore Beacon</title></head><body>
<header class="site"><b>North Shore Beacon</b></header><main><article><h1>The professor who reads lake mud</h1><p class="by">Carol Amundsen | July 27, 2025</p>
<p>Ingrid Halvorsen keeps eleven thousand years in a refrigerator. The Mesabi State University limnogeologist has been pulling mud out of lakes since she was a student.</p>
<p>“I grew up in Two Harbors and nobody told me the lake was young,” she says.</p>
<p>She sings alto in the Twin Ports Choral Society and serves on the science board of the Superior Watershed Alliance, which wants taconite tailings kept out of the lake.</p></article></main></body></html>`,
    news: { seen: "2025-07-27T12:00:00Z", language: "English", country: "United States" }
  },
  {
    url: "https://duluthwomenshistory.example/halvorsen-ingrid.html",
    body: `<html><head><title>Ingrid Halvorsen (1871-1943)</title></head><body background="paper.gif"><h2>Duluth Women's History: Ingrid Halvorsen</h2>
<p>Ingrid Halvorsen was born at Trondheim in 1871 and came to Duluth as a seamstress. She led the Scandinavian Woman Suffrage League here from 1907 and was arrested in Washington in 1917. She ran for the school board twice and was the editor of <i>Kvindens Røst</i>.</p><p><a href="index.html">Back to list</a></p></body></html>`
  },
  {
    url: "https://www.coreandcold.example/workshop-2025/instructors",
    body: `<!DOCTYPE html><html><head><title>Instructors - Core &amp; Cold 2025</title></head><body><nav><a href="https://www.coreandcold.example/">Core &amp; Cold</a></nav><main><h1>Instructors, core handling workshop, Minneapolis, October 2025</h1>
<dl><dt>Lucía Quintero, Laboratory Manager, Mesabi State University</dt><dd>Splitting, scanning and storing sediment cores. Lucía holds an M.S. in geochemistry from the University of Carrick Falls and has run Mesabi's core repository since 2015. She is the secretary of the Association of Core Curators.</dd>
<dt>Ben Ostrow</dt><dd>XRF scanning.</dd></dl></main></body></html>`
  },
  {
    url: "https://hillsidegardens.example/plots",
    body: `<html><body><h1>Hillside Community Gardens, Duluth</h1><p>Plot coordinators 2026</p><p>North rows - Lucia Quintero, who also leads our seed library. Her chile peppers won the blue ribbon at the county fair last August, in Minnesota, if you please. By day she manages a lab up at Mesabi State.</p><p>South rows - Hank Bohm</p></body></html>`
  }
]

const people = [
  {
    id: "ingrid-halvorsen",
    about: "A professor with ORCID and papers; a suffragist of the same name and city in the history books.",
    contact: { email: "ihalvors@mesabistate.example", full_name: "Ingrid Halvorsen", company: "Mesabi State University" },
    outcome: "found",
    facts: {
      title: "Professor of Limnogeology | Professor",
      company: "Mesabi State University",
      location: "Duluth | Duluth, Minnesota",
      skills: ["sediment cores | sediment coring", "diatoms | counts diatoms"],
      achievements: ["Sundvall Medal in Lake Science | Sundvall Medal in Lake Science, 2019"],
      memberships: ["Twin Ports Choral Society", "Superior Watershed Alliance | science board of the Superior Watershed Alliance"],
      education: [
        { institution: "University of Carrick Falls", degree: "Ph.D. | PhD", field: "Geology", year: 1998 },
        { institution: "Sibley College", degree: "B.A. | BA", field: "Geology", year: 1992 }
      ]
    },
    also: {
      title: "limnogeologist | Professor, Department of Earth Sciences | faculty",
      company: "Department of Earth Sciences | Department of Earth Sciences, Mesabi State University | Earth Sciences",
      location: "Minnesota | United States | Duluth, MN | US",
      industry: "higher education | university | earth sciences | academia | limnogeology | research",
      skills: ["limnogeology", "paleoclimate | paleoclimatology | history of climate", "paleolimnology", "geology", "diatom analysis", "Lake Superior", "lake sediments", "Holocene", "sediment", "earth sciences", "Geochronology | varve chronology"],
      achievements: ["A Holocene diatom record from western Lake Superior", "Varves and drought in the Arrowhead lakes", "science board of the Superior Watershed Alliance | serves on the science board", "The professor who reads lake mud", "63 works", "2110 citations | 2,110 citations | cited 2110 times", "takes sediment cores from Lake Superior"],
      interests: ["lake mud | lake sediments", "paleoclimate | history of climate", "Lake Superior", "choral singing | singing", "limnogeology", "diatoms", "paleolimnology"],
      hobbies: ["sings alto | singing | choir | choral singing"],
      causes: ["taconite tailings kept out of the lake | keeping taconite tailings out of the lake | protecting Lake Superior", "Superior Watershed Alliance"]
    },
    sources: [`${site}/`, `${site}/people`, `${site}/people/halvorsen`, "https://www.northshorebeacon.example/2025/lake-mud-professor", "https://orcid.org/0000-0002-9014-7731", "https://openalex.org/A5099014771", "https://doi.org/10.55555/jlg.2021.044", "https://doi.org/10.55555/glh.2017.118"],
    never: ["suffrage", "seamstress", "Trondheim", "Kvindens", "school board", "suffragist", "arrested"]
  },
  {
    id: "samuel-achterberg",
    about: "A glaciologist with a site, GitHub, ORCID and Bluesky.",
    contact: { email: "sachterb@mesabistate.example" },
    outcome: "found",
    facts: {
      title: "Assistant Professor | glaciologist",
      company: "Mesabi State University",
      location: "Duluth, Minnesota | Duluth",
      skills: ["glacial hydrology", "Julia"],
      achievements: ["early career grant from the Polar Science Foundation"],
      hobbies: ["ski marathons | skiing | ski"],
      education: [{ institution: "Fairhaven Institute of Technology", degree: "Ph.D. | PhD", field: "Geophysics", year: 2019 }],
      pets: ["husky | Moulin | a husky, Moulin"]
    },
    also: {
      title: "Assistant Professor, Department of Earth Sciences | faculty",
      company: "Department of Earth Sciences | Department of Earth Sciences, Mesabi State University",
      location: "Minnesota | United States | Duluth, MN | US",
      industry: "higher education | university | earth sciences | academia | glaciology | research",
      skills: ["subglacial drainage | subglacial drainage modelling", "radar | ice-penetrating radar | radar on sleds", "glaciology", "geomorphology", "geophysics", "eskers", "numerical modelling | modelling", "subglacial hydrology", "subglacial-hydrology", "unstructured meshes", "Python", "teaching", "field camp", "ground-penetrating radar"],
      achievements: ["Eskers as records of seasonal drainage", "SubDrain.jl", "sledradar", "postdoc in Tromsø | postdoc", "11 works", "190 citations | cited 190 times", "Two funded PhD positions | recruiting two PhD students", "teaches ESCI 2110 (Geomorphology) | ESCI 2110"],
      interests: ["glaciers | glaciology", "eskers", "subglacial drainage | subglacial hydrology", "skiing | ski marathons", "radar", "water under ice | how water moves under ice"],
      hobbies: ["ski marathons slowly"],
      education: [{ institution: "Fairhaven Institute of Technology", degree: "PhD" }]
    },
    sources: [`${site}/`, `${site}/people`, `${site}/people/achterberg`, "https://underice.example/", "https://github.com/sachterberg", "https://orcid.org/0000-0003-1187-4402", "https://bsky.app/profile/underice.example", "https://openalex.org/A5011874402", "https://doi.org/10.55555/jgl.2023.007"]
  },
  {
    id: "lucia-quintero",
    about: "A laboratory manager; pages only.",
    contact: { email: "lquinter@mesabistate.example", full_name: "Lucía Quintero", company: "Mesabi State University", location: "Duluth, MN" },
    outcome: "found",
    facts: {
      title: "Laboratory Manager",
      company: "Mesabi State University",
      location: "Duluth | Duluth, Minnesota",
      skills: ["isotope analysis", "mass spectrometry"],
      memberships: ["Association of Core Curators | secretary of the Association of Core Curators"],
      education: [{ institution: "University of Carrick Falls", degree: "M.S. | MS", field: "geochemistry" }],
      hobbies: ["chile peppers | gardening | growing chile peppers"]
    },
    also: {
      title: "lab manager | instructor | manages a lab | secretary of the Association of Core Curators",
      company: "Department of Earth Sciences | Department of Earth Sciences, Mesabi State University | Mesabi State",
      location: "Minnesota | United States | Duluth, MN",
      industry: "higher education | university | earth sciences | academia | research",
      skills: ["sediment cores | splitting, scanning and storing sediment cores | core handling", "geochemistry", "liquid nitrogen", "core repository | core curation", "gardening | seed library", "laboratory management"],
      achievements: ["blue ribbon at the county fair | blue ribbon | chile peppers won the blue ribbon", "instructor, core handling workshop | Core & Cold 2025 | taught Splitting, scanning and storing sediment cores", "secretary of the Association of Core Curators", "has run Mesabi's core repository since 2015", "leads our seed library"],
      interests: ["gardening | community gardens", "sediment cores", "seed library", "chile peppers"],
      hobbies: ["gardening | community garden | seed library"],
      causes: ["seed library", "community gardens | Hillside Community Gardens"],
      memberships: ["Hillside Community Gardens"]
    },
    sources: [`${site}/`, `${site}/people`, `${site}/people/quintero`, "https://www.coreandcold.example/workshop-2025/instructors", "https://hillsidegardens.example/plots"]
  }
]

export default {
  people,
  pages,
  github: [{
    login: "sachterberg", id: 30117765, name: "Sam Achterberg", company: "Mesabi State University", blog: "https://underice.example/", location: "Duluth, MN", bio: "Water under ice", commit_email: "sachterb@mesabistate.example",
    repositories: [
      { name: "SubDrain.jl", description: "Subglacial drainage on unstructured meshes", language: "Julia", topics: ["glaciology", "subglacial-hydrology"], stars: 41, pushed_at: "2026-05-30T14:00:00Z" },
      { name: "sledradar", description: "Reading and cleaning ground-penetrating radar from a sled", language: "Python", topics: ["radar"], stars: 12, pushed_at: "2025-03-18T14:00:00Z" }
    ]
  }],
  bluesky: [{
    handle: "underice.example", name: "Sam Achterberg", description: "Glaciologist, Mesabi State. Eskers, radar, a husky. Duluth MN", website: "https://underice.example/",
    posts: [{ text: "Recruiting two PhD students for fall 2026. Must like mosquitoes.", at: "2026-01-12T15:00:00Z" }]
  }],
  orcid: [
    {
      id: "0000-0002-9014-7731", given: "Ingrid", family: "Halvorsen", keywords: ["paleolimnology", "diatoms", "Lake Superior"], country: "US",
      emails: ["ihalvors@mesabistate.example"],
      employments: [{ organization: "Mesabi State University", role: "Professor", department: "Earth Sciences", city: "Duluth", country: "US", from: 2001 }],
      educations: [{ organization: "University of Carrick Falls", role: "Ph.D.", department: "Geology", city: "Carrick Falls", country: "US", from: 1993, to: 1998 }],
      works: [
        { title: "A Holocene diatom record from western Lake Superior", type: "journal-article", year: 2021, journal: "Journal of Limnogeology" },
        { title: "Varves and drought in the Arrowhead lakes", type: "journal-article", year: 2017, journal: "Great Lakes Holocene" }
      ]
    },
    {
      id: "0000-0003-1187-4402", given: "Samuel", family: "Achterberg", credit_name: "Sam Achterberg", keywords: ["subglacial hydrology", "eskers"], country: "US",
      urls: [{ label: "Under Ice", url: "https://underice.example/" }],
      employments: [{ organization: "Mesabi State University", role: "Assistant Professor", department: "Earth Sciences", city: "Duluth", country: "US", from: 2022 }],
      educations: [{ organization: "Fairhaven Institute of Technology", role: "PhD", department: "Geophysics", city: "Fairhaven", country: "US", from: 2014, to: 2019 }],
      works: [{ title: "Eskers as records of seasonal drainage", type: "journal-article", year: 2023, journal: "Journal of Glacial Landforms" }]
    }
  ],
  openalex: [
    { id: "A5099014771", name: "Ingrid Halvorsen", orcid: "0000-0002-9014-7731", institution: "Mesabi State University", country: "US", years: [2017, 2019, 2021, 2024], works_count: 63, cited_by_count: 2110, topics: ["Paleolimnology", "Geochronology"] },
    { id: "A5011874402", name: "Samuel Achterberg", orcid: "0000-0003-1187-4402", institution: "Mesabi State University", country: "US", years: [2019, 2023, 2025], works_count: 11, cited_by_count: 190, topics: ["Glaciology", "Subglacial hydrology"] }
  ],
  crossref: [
    { doi: "10.55555/jlg.2021.044", title: "A Holocene diatom record from western Lake Superior", journal: "Journal of Limnogeology", published: [2021, 6], authors: [{ given: "Ingrid", family: "Halvorsen", affiliation: "Mesabi State University", orcid: "0000-0002-9014-7731" }] },
    { doi: "10.55555/glh.2017.118", title: "Varves and drought in the Arrowhead lakes", journal: "Great Lakes Holocene", published: [2017, 3], authors: [{ given: "Ingrid", family: "Halvorsen", affiliation: "Mesabi State University" }, { given: "Walt", family: "Nyberg" }] },
    { doi: "10.55555/jgl.2023.007", title: "Eskers as records of seasonal drainage", journal: "Journal of Glacial Landforms", published: [2023, 1], authors: [{ given: "Samuel", family: "Achterberg", affiliation: "Mesabi State University", orcid: "0000-0003-1187-4402" }] }
  ],
  wikidata: [{
    id: "Q99120871", label: "Ingrid Halvorsen", description: "Norwegian-American suffragist (1871–1943)",
    statements: [
      { property: "P31", item: { id: "Q5", label: "human" } },
      { property: "P569", time: "1871" }, { property: "P570", time: "1943" },
      { property: "P106", item: { id: "Q27532437", label: "suffragist" } },
      { property: "P937", item: { id: "Q485708", label: "Duluth" } }
    ],
    article: "Ingrid Halvorsen"
  }],
  wikipedia: [{ title: "Ingrid Halvorsen", description: "Norwegian-American suffragist (1871–1943)", extract: "Ingrid Halvorsen (1871–1943) was a Norwegian-American seamstress, editor and suffragist in Duluth, Minnesota, who led the Scandinavian Woman Suffrage League." }]
}
