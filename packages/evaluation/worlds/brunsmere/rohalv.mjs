const page = (title, main) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} / Ro &amp; Halv</title><meta property="og:title" content="${title} / Ro &amp; Halv"><meta property="og:image" content="https://rohalv.example/media/og.jpg"></head>
<body class="kirby"><header class="site"><a href="https://rohalv.example/">Ro &amp; Halv</a> <nav><a href="https://rohalv.example/projects">Projects</a> <a href="https://rohalv.example/office">Office</a></nav></header>
<main>${main}</main><footer class="site">Ro &amp; Halv Architects ApS, Refshalevej 213, 1432 København K, Denmark</footer></body></html>`

const pages = [
  { url: "https://rohalv.example/", body: page("Architects", `<h1>Buildings that will be used by somebody else next.</h1><p>Ro &amp; Halv is an architecture practice in Copenhagen. We reuse what stands.</p>`) },
  {
    url: "https://rohalv.example/projects",
    body: page("Projects", `<h1>Projects</h1><ul><li><b>Svane Silo</b>, Aarhus, 2024. A grain silo becomes 64 homes. Project lead: Mads Ewald.</li><li><b>Tårnby Library</b>, 2022. A bank becomes a library. Project lead: Chidinma Eze.</li><li><b>Ferry Hall</b>, Helsingør, under construction. Project lead: Chidinma Eze.</li></ul>`)
  },
  {
    url: "https://rohalv.example/office",
    body: page("Office", `<h1>Office</h1><p>Fourteen people and a plotter.</p><dl class="people"><dt id="ewald">Mads Ewald</dt><dd>Partner, architect MAA. Graduate of the Aarhus School of Architecture. Draws by hand first.</dd><dt id="eze">Chidinma Eze</dt><dd>Associate, architect MAA. Trained in Lagos and Delft. Timber, libraries, stairs.</dd><dt id="sato">Haruka Sato</dt><dd>Computational designer. Geometry, daylight, Grasshopper. <a href="https://harukasato.example/">harukasato.example</a></dd></dl>`)
  },
  {
    url: "https://nordicreuse.example/awards/2024",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Nordic Reuse Award 2024</title></head><body><div class="hero"><h1>Nordic Reuse Award 2024: Svane Silo</h1></div><p>The jury gives this year's award to Mads Ewald of Ro &amp; Halv, Copenhagen, for the Svane Silo in Aarhus, “a building that was saved by somebody who counted its bolts”.</p><p>Ewald, 47, is a member of the Academic Council of the Danish Reuse Forum.</p></body></html>`
  },
  {
    url: "https://www.refshalebad.example/nyt",
    body: `<html lang="en"><head><meta charset="utf-8"><title>Refshale Winter Bathers</title></head><body><h3>News from the pier</h3><p>12 January 2026. New chairman! Mads Ewald, known to most of you as the architect from Ro &amp; Halv with the green hat, was elected at the general meeting. First act: a new ladder, drawn by himself.</p></body></html>`
  },
  {
    url: "https://danskehistorier.example/biografi/mads-ewald",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Mads Ewald (1748–1811), fortress builder</title></head><body><h1>Mads Ewald</h1><p>Mads Ewald, born 1748 in Fredericia, died 1811 in Copenhagen, was a Danish fortress builder and royal master mason. He directed the repair of the ramparts after the bombardment of 1807.</p></body></html>`
  },
  {
    url: "https://archdialogue.example/interviews/chidinma-eze",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chidinma Eze: stairs are for stopping | Arch Dialogue</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Chidinma Eze: stairs are for stopping","datePublished":"2026-03-19","author":{"@type":"Person","name":"Noor El-Amin"}}</script></head><body><nav>Arch Dialogue</nav><main><article><h1>Stairs are for stopping</h1><p>Chidinma Eze, associate at Ro &amp; Halv in Copenhagen, made a bank in Tårnby into a library. The library won the Danish Library Building Prize in 2023.</p><p class="q">Where does your interest in stairs come from?</p><p>My grandmother's house in Onitsha. All the talking happened on the stairs. I did my bachelor's at the University of Lagos and my master's at TU Delft, where I wrote about landings.</p><p class="q">What do you do when you are not drawing?</p><p>I play the saxophone in a big band, Saltvand. And I teach evening classes in model making for refugees at the Nørrebro workshop.</p></article></main></body></html>`
  },
  {
    url: "https://harukasato.example/",
    body: `<!doctype html><html><head><meta charset="utf-8"><title>Haruka Sato</title></head><body style="font-family:Helvetica;margin:4em"><p>Haruka Sato<br>computational designer at <a href="https://rohalv.example/office">Ro &amp; Halv</a><br>Copenhagen, from Sendai</p><p>I make small tools for big roofs: <a href="https://github.com/harukasato-geo">GitHub</a>. I wrote <i>sunpatch</i>, a daylight plug-in for Grasshopper that some 4,000 people use.</p><p>MArch, Tohoku University, 2017. Teaching assistant at the Bergen Summer School of Geometry 2025.</p><p>I fold paper. Some of it has been shown: Origami Nordic, Malmö, 2024.</p></body></html>`
  },
  {
    url: "https://www.tokyoballetnews.example/haruka-sato",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Haruka Sato, soloist</title></head><body><h1>Haruka Sato</h1><p>Soloist Haruka Sato joined the Kamakura Ballet in 2015 and danced Giselle in 2023.</p></body></html>`
  }
]

const firm = "Ro & Halv | Ro & Halv Architects | Ro & Halv Architects ApS"
const cph = "Copenhagen | Copenhagen, Denmark | København | København K | 1432 København K, Denmark | Refshalevej 213, 1432 København K, Denmark"
const arch = "architecture | Architecture practice | Architecture & planning"
const more = { location: "Denmark", industry: "building reuse | reuse" }

const people = [
  {
    id: "mads-ewald", about: "historical person of the name (Wikidata, Wikipedia, history page)",
    contact: { email: "mads@rohalv.example", full_name: "Mads Ewald", company: "Ro & Halv" }, outcome: "found",
    facts: {
      title: "Partner, architect MAA | Partner | Architect | Partner, architect", company: firm, location: cph, industry: arch,
      achievements: ["Nordic Reuse Award 2024 | Nordic Reuse Award 2024: Svane Silo", "Svane Silo"], memberships: ["Refshale Winter Bathers", "Danish Reuse Forum | Academic Council of the Danish Reuse Forum"], education: [{ institution: "Aarhus School of Architecture" }]
    },
    also: {
      ...more, title: "chairman of Refshale Winter Bathers | architect MAA | Chairman", hobbies: ["winter bathing | winter swimming", "Draws by hand | drawing"], interests: ["winter bathing", "reuse | reuse of buildings", "drawing by hand"], skills: ["architecture", "reuse of buildings | reuse | adaptive reuse", "drawing by hand | hand drawing"],
      certifications: ["architect MAA | MAA"], achievements: ["chairman of Refshale Winter Bathers | elected chairman | New chairman", "A grain silo becomes 64 homes", "a new ladder, drawn by himself"], memberships: ["MAA | architect MAA"], education: [{ institution: "Aarhus School of Architecture", field: "architecture" }]
    },
    sources: ["https://rohalv.example/", "https://rohalv.example/office", "https://rohalv.example/projects", "https://nordicreuse.example/awards/2024", "https://www.refshalebad.example/nyt"],
    never: ["fortress", "1748", "1811", "mason", "Fredericia", "ramparts", "bombardment"]
  },
  {
    id: "chidinma-eze", about: "interview; email alone",
    contact: { email: "chidinma.eze@rohalv.example" }, outcome: "found",
    facts: {
      title: "Associate, architect MAA | Associate | Architect | Associate, architect", company: firm, location: cph, industry: arch,
      achievements: ["Danish Library Building Prize in 2023 | Danish Library Building Prize", "Tårnby Library"], hobbies: ["saxophone | play the saxophone in a big band"], education: [{ institution: "University of Lagos", degree: "bachelor's | bachelor" }, { institution: "TU Delft", degree: "master's | master" }], causes: ["model making for refugees | evening classes in model making for refugees | refugees"]
    },
    also: {
      ...more, location: "Denmark | Onitsha | Lagos", title: "architect MAA | Project lead", skills: ["Timber", "libraries | library design", "stairs | stair design", "model making", "teaching", "architecture", "project lead | project management"], certifications: ["architect MAA | MAA"], memberships: ["Nørrebro workshop", "Saltvand | big band Saltvand", "MAA | architect MAA"],
      achievements: ["Ferry Hall | Project lead of Ferry Hall, Helsingør", "A bank becomes a library | made a bank in Tårnby into a library", "Stairs are for stopping", "teach evening classes in model making for refugees at the Nørrebro workshop"], interests: ["stairs | landings", "jazz | big band | music", "model making", "libraries"], hobbies: ["big band | plays in the big band Saltvand | music", "model making"],
      education: [{ institution: "University of Lagos", degree: "bachelor's", field: "architecture" }, { institution: "TU Delft", degree: "master's", field: "landings | architecture" }]
    },
    sources: ["https://rohalv.example/", "https://rohalv.example/office", "https://rohalv.example/projects", "https://archdialogue.example/interviews/chidinma-eze"]
  },
  {
    id: "haruka-sato", about: "personal site and GitHub; dancer of the name",
    contact: { email: "haruka@rohalv.example", full_name: "Haruka Sato", company: "Ro & Halv", title: "Computational designer" }, outcome: "found",
    facts: {
      title: "Computational designer", company: firm, location: cph, industry: arch, skills: ["Grasshopper", "C#"], achievements: ["sunpatch | wrote sunpatch, a daylight plug-in for Grasshopper | daylight plug-in for Grasshopper"],
      hobbies: ["fold paper | origami | Origami"], education: [{ institution: "Tohoku University", degree: "MArch", year: 2017 }]
    },
    also: {
      ...more, location: "Denmark | Sendai", skills: ["Geometry | computational geometry", "daylight | daylight simulation | daylighting", "Python", "computational design", "rhino | Rhino", "big roofs | roofs", "teaching"], interests: ["origami | paper folding", "geometry", "daylight"],
      achievements: ["Teaching assistant at the Bergen Summer School of Geometry 2025 | Bergen Summer School of Geometry", "Origami Nordic, Malmö, 2024 | Origami Nordic", "some 4,000 people use | 4,000 users", "creasepattern"], title: "Teaching assistant", education: [{ institution: "Tohoku University", degree: "MArch", field: "architecture" }]
    },
    sources: ["https://rohalv.example/", "https://rohalv.example/office", "https://harukasato.example/", "https://github.com/harukasato-geo"],
    never: ["ballet", "soloist", "Giselle", "Kamakura", "danced"]
  }
]

export default {
  people, pages,
  github: [
    { login: "harukasato-geo", id: 5521093, name: "Haruka Sato", company: "Ro & Halv", blog: "https://harukasato.example", location: "Copenhagen",
      repositories: [
        { name: "sunpatch", description: "Where will the sun be on this floor? A daylight plug-in for Grasshopper", language: "C#", topics: ["grasshopper", "daylight", "rhino"], stars: 530, pushed_at: "2026-05-29T15:45:00Z" },
        { name: "creasepattern", description: "Fold a mesh into a crease pattern", language: "Python", topics: ["origami", "geometry"], stars: 77, pushed_at: "2025-01-06T11:00:00Z" }
      ] }
  ],
  wikidata: [
    { id: "Q990148201", label: "Mads Ewald", description: "Danish fortress builder (1748–1811)", article: "Mads Ewald", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P569", time: "1748" }, { property: "P570", time: "1811" }, { property: "P106", item: { id: "Q42973", label: "architect" } }, { property: "P27", item: { id: "Q35", label: "Denmark" } }] }
  ],
  wikipedia: [
    { title: "Mads Ewald", description: "Danish fortress builder", extract: "Mads Ewald (1748 – 1811) was a Danish fortress builder and royal master mason, born in Fredericia. He directed the repair of the Copenhagen ramparts after the bombardment of 1807." }
  ]
}
