// Ardnashee University, Sligo, Ireland.
const profile = ({ url, name, body, extra = "" }) => ({ url, body: `<!DOCTYPE html>
<html lang="en-IE" class="no-js">
<head>
<meta charset="utf-8">
<title>${name} | Ardnashee University</title>
<meta name="description" content="Staff profile of ${name}, Ardnashee University, Sligo">
${extra}
</head>
<body class="path-people page-node-type-profile">
<a class="visually-hidden" href="#main">Skip to main content</a>
<header role="banner"><a href="https://www.ardnashee.example/">Ardnashee University</a>
<nav aria-label="Main"><ul><li><a href="https://www.ardnashee.example/research/industry">Industry</a></li><li><a href="https://www.ardnashee.example/people">People</a></li></ul></nav></header>
<main id="main" class="layout-container">${body}</main>
<footer><p>Ardnashee University, Finisklin Campus, Sligo, Ireland</p></footer>
</body></html>` })

export default {
  people: [
    {
      id: "niamh-tierney-vaughan",
      about: "professor with an ORCID record, OpenAlex and Crossref",
      contact: { email: "niamh.tierney-vaughan@ardnashee.example", full_name: "Niamh Tierney-Vaughan", company: "Ardnashee University", title: "Professor" },
      outcome: "found",
      facts: {
        title: "Professor of Marine Acoustics",
        company: "Ardnashee University",
        location: "Sligo, Ireland | Sligo",
        industry: "university | higher education",
        skills: ["passive acoustic monitoring"],
        achievements: ["Lir Medal for Ocean Science 2023 | Lir Medal"],
        education: [{ institution: "University of St Andrews", degree: "PhD", field: "Marine Biology" }],
        memberships: ["Irish Hydrographic Council"]
      },
      also: {
        title: "Professor | Director of the Soundings Lab | director | Director, Soundings Lab | Lecturer (formerly) | Professor and Director | Soundings Lab director",
        company: "School of Natural Sciences, Ardnashee University | School of Natural Sciences | Soundings Lab",
        location: "Ireland | Finisklin Campus | Finisklin Campus, Sligo | IE",
        industry: "research | academia | marine science | education | marine biology | oceanography",
        skills: ["marine acoustics | underwater acoustics | bioacoustics", "hydrophone arrays | hydrophones", "sperm whale click classification | classification of whale clicks", "marine mammal ecology", "underwater noise | ocean noise"],
        achievements: [
          "directs the Soundings Lab | founded the Soundings Lab in 2018 | set up the Soundings Lab | founded the Soundings Lab",
          "Quiet corridors: ship noise and foraging sperm whales off western Ireland | Quiet corridors | ship noise and foraging sperm whales",
          "A low-cost hydrophone for coastal communities | low-cost hydrophone for coastal communities",
          "Seasonal click rates of sperm whales on the Porcupine slope",
          "keynote at Atlantic Listening 2025 | keynote Atlantic Listening | What the ferry hears | keynote speaker at Atlantic Listening 2025",
          "2,310 citations | 64 works", "ERC-style grant of 1.8 million euro from the Atlantic Research Fund | Atlantic Research Fund grant | €1.8 million from the Atlantic Research Fund | won €1.8 million"
        ],
        interests: ["ocean noise | ship noise | underwater noise", "sperm whales", "bioacoustics", "citizen science | coastal communities", "marine mammals | whales"],
        causes: ["quieter shipping"],
        memberships: ["Irish Hydrographic Council board | board member of the Irish Hydrographic Council | board member", "Soundings Lab"],
        education: [
          { institution: "University of St Andrews", degree: "PhD | Doctor of Philosophy", field: "Marine Biology", year: 2007 },
          { institution: "University College Cork | UCC", degree: "BSc", field: "Zoology", year: 2002 }
        ]
      },
      sources: ["https://www.ardnashee.example/people/niamh-tierney-vaughan", "https://orcid.org/0000-0002-4418-7714", "https://openalex.org/A5098120441", "https://doi.org/10.55555/joa.2024.0171", "https://sligodispatch.example/2023/11/lir-medal", "https://atlanticlistening.example/2025/"]
    },
    {
      id: "cormac-whelehan",
      about: "lecturer; another employee of the university has the same name (catering manager)",
      contact: { email: "c.whelehan@ardnashee.example", full_name: "Cormac Whelehan", company: "Ardnashee University", title: "Lecturer in Computer Science" },
      outcome: "found",
      facts: {
        title: "Lecturer in Computer Science",
        company: "Ardnashee University",
        location: "Sligo",
        skills: ["compilers", "OCaml"],
        achievements: ["wrote the textbook Small Compilers | Small Compilers | author of Small Compilers"],
        memberships: ["Irish Functional Programming Group"]
      },
      also: {
        title: "Lecturer | lecturer in the School of Computing | programme director, MSc Software Systems | programme director | Dr",
        company: "School of Computing, Ardnashee University | School of Computing",
        location: "Ireland | Sligo, Ireland | Finisklin Campus | Finisklin Campus, Sligo",
        industry: "higher education | university | education | computer science | academia",
        skills: ["type inference", "programming languages | functional programming", "teaching", "WebAssembly", "parsing", "compiler construction"],
        achievements: ["wrote tinyml-wasm | tinyml-wasm", "small-compilers", "co-founded the Irish Functional Programming Group in 2016 | Irish Functional Programming Group co-founder", "directs the MSc Software Systems | programme director of the MSc Software Systems", "Error messages a first-year can read | spoke on error messages at the Irish Functional Programming Group", "640 stars"],
        interests: ["error messages", "teaching programming", "compilers | programming languages", "functional programming"],
        memberships: ["co-founder of the Irish Functional Programming Group | co-founder", "School of Computing"],
        education: [{ institution: "Heriot-Watt University | Heriot-Watt", degree: "PhD", field: "Type inference", year: 2013 }]
      },
      sources: ["https://www.ardnashee.example/people/cormac-whelehan", "https://github.com/cwhelehan", "https://irishfp.example/meetings/"],
      never: ["catering", "Kitchen Porter", "barista", "Strandhill Celtic"]
    },
    {
      id: "brid-loughnane",
      about: "partnerships head; email alone",
      contact: { email: "brid.loughnane@ardnashee.example" },
      outcome: "found",
      facts: {
        title: "Head of Industry Partnerships",
        company: "Ardnashee University",
        location: "Sligo",
        hobbies: ["sean-nós dancing"],
        memberships: ["Sligo Enterprise Forum"],
        achievements: ["signed the five-year agreement with Corvane Turbines | five-year agreement with Corvane Turbines"]
      },
      also: {
        title: "Head of Partnerships | industry partnerships | chair | chair of the Sligo Enterprise Forum | partnerships lead | former regional manager at a medical-device manufacturer",
        company: "Industry Partnerships Office | Industry Partnerships Office, Ardnashee University",
        location: "Sligo, Ireland | Ireland | Finisklin Campus | Tubbercurry | Finisklin Campus, Sligo",
        industry: "higher education | university | education | medical devices",
        skills: ["knowledge transfer", "contract research", "partnerships | industry partnerships", "student placements | placements"],
        achievements: ["chairs the Sligo Enterprise Forum | chair of the Sligo Enterprise Forum | elected chair of the Sligo Enterprise Forum in 2025", "placed 120 students a year | 120 placements a year", "won the senior sean-nós title at Feis Shligigh 2019 | senior title at Feis Shligigh | Feis Shligigh 2019"],
        interests: ["knowledge transfer"],
        hobbies: ["dancing | sean-nós", "teaches a children's class on Saturdays | teaching sean-nós dancing | teaching dance"],
        causes: ["keeping graduates in the north-west | graduate retention in the north-west"],
        memberships: ["chair of the Sligo Enterprise Forum", "Cumann Rince Thobar an Choire"]
      },
      sources: ["https://www.ardnashee.example/research/industry", "https://sligoenterprise.example/committee", "https://sligodispatch.example/2025/03/corvane", "https://cumannrince.example/muinteoiri"]
    }
  ],
  pages: [
    { url: "https://www.ardnashee.example/", body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Ardnashee University</title></head><body><header><nav><a href="https://www.ardnashee.example/people">People</a> <a href="https://www.ardnashee.example/research/industry">Industry</a></nav></header><main><h1>Ardnashee University</h1><p>A university of 7,200 students in Sligo, on the Atlantic coast of Ireland.</p></main><footer>Finisklin Campus, Sligo</footer></body></html>` },
    { url: "https://www.ardnashee.example/people", body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>People | Ardnashee University</title></head><body><header><a href="https://www.ardnashee.example/">Ardnashee University</a></header><main><h1>People A–Z</h1><table class="directory"><thead><tr><th>Name</th><th>Role</th><th>Unit</th></tr></thead><tbody>
<tr><td><a href="https://www.ardnashee.example/research/industry">Bríd Loughnane</a></td><td>Head of Industry Partnerships</td><td>Industry Partnerships Office</td></tr>
<tr><td><a href="https://www.ardnashee.example/people/niamh-tierney-vaughan">Niamh Tierney-Vaughan</a></td><td>Professor of Marine Acoustics</td><td>School of Natural Sciences</td></tr>
<tr><td><a href="https://www.ardnashee.example/people/cormac-whelehan">Cormac Whelehan</a></td><td>Lecturer in Computer Science</td><td>School of Computing</td></tr>
<tr><td><a href="https://www.ardnashee.example/people/cormac-whelehan-2">Cormac Whelehan</a></td><td>Catering Manager</td><td>Campus Services</td></tr>
</tbody></table></main><footer>Ardnashee University</footer></body></html>` },
    profile({ url: "https://www.ardnashee.example/people/niamh-tierney-vaughan", name: "Professor Niamh Tierney-Vaughan", extra: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Niamh Tierney-Vaughan","jobTitle":"Professor of Marine Acoustics","worksFor":{"@type":"CollegeOrUniversity","name":"Ardnashee University"}}</script>`, body: `<div class="profile-head"><h1>Professor Niamh Tierney-Vaughan</h1><p>Professor of Marine Acoustics, School of Natural Sciences</p><p>niamh.tierney-vaughan@ardnashee.example · +353 71 020 4400</p></div>
<h2>Biography</h2><p>Niamh directs the Soundings Lab, which she founded in 2018 and which uses passive acoustic monitoring to study marine mammals and ocean noise from Mayo to Donegal. She sits on the board of the Irish Hydrographic Council.</p>
<p>Her current project is supported by €1.8 million from the Atlantic Research Fund and argues for quieter shipping.</p><p><a href="https://orcid.org/0000-0002-4418-7714">ORCID 0000-0002-4418-7714</a></p>` }),
    profile({ url: "https://www.ardnashee.example/people/cormac-whelehan", name: "Dr Cormac Whelehan", body: `<h1>Dr Cormac Whelehan</h1><p class="job">Lecturer in Computer Science<br>Programme director, MSc Software Systems</p><p>c.whelehan@ardnashee.example</p><p>I teach compilers and work on error messages. My PhD (Heriot-Watt University, 2013) was on type inference. I wrote the textbook <i>Small Compilers</i>, which is free to read, and the code for it is <a href="https://github.com/cwhelehan">on GitHub</a>.</p>` }),
    profile({ url: "https://www.ardnashee.example/people/cormac-whelehan-2", name: "Cormac Whelehan", body: `<h1>Cormac Whelehan</h1><p class="job">Catering Manager, Campus Services</p><p>cormac.whelehan@ardnashee.example</p><p>Cormac came to the university as a Kitchen Porter in 1998 and has run catering since 2012. A trained barista, he manages Strandhill Celtic under-14s in his spare time.</p>` }),
    profile({ url: "https://www.ardnashee.example/research/industry", name: "Work with us: Industry Partnerships Office", body: `<h1>Industry Partnerships Office</h1><p>Contract research, student placements, knowledge transfer.</p><div class="contact-card"><h3>Bríd Loughnane</h3><p>Head of Industry Partnerships</p><p><a href="mailto:brid.loughnane@ardnashee.example">brid.loughnane@ardnashee.example</a></p><p>Bríd was a regional manager at a medical-device manufacturer before joining us. Her office arranges 120 placements a year.</p></div>` }),
    { url: "https://sligodispatch.example/2023/11/lir-medal", news: { seen: "2023-11-16T12:00:00Z", language: "en", country: "IE" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sligo scientist awarded Lir Medal – The Sligo Dispatch</title></head><body><header><b>The Sligo Dispatch</b></header><main><h1>Sligo scientist awarded Lir Medal</h1><p class="meta">16 November 2023</p><p>Professor Niamh Tierney-Vaughan of Ardnashee University has received the Lir Medal for Ocean Science 2023 for her work on whales and ship noise. "The whales do the talking," she said. "We put a hydrophone in the water and shut up."</p></main><footer>Stephen Street</footer></body></html>` },
    { url: "https://atlanticlistening.example/2025/", body: `<!doctype html><html><head><meta charset="utf-8"><title>Atlantic Listening 2025, Vigo</title></head><body><h1>Atlantic Listening 2025</h1><h2>Keynotes</h2><dl><dt>What the ferry hears</dt><dd>Niamh Tierney-Vaughan (Ardnashee University, Sligo)</dd><dt>Reefs at night</dt><dd>Xoán Castiñeira (Vigo)</dd></dl></body></html>` },
    { url: "https://irishfp.example/meetings/", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Irish Functional Programming Group: meetings</title></head><body><pre>
IRISH FUNCTIONAL PROGRAMMING GROUP
founded 2016 by Cormac Whelehan (Ardnashee) and Petra Zelenka (Cork)

2025-11-20  Cormac Whelehan    Error messages a first-year can read
2025-09-18  Petra Zelenka      Effects, slowly
</pre></body></html>` },
    { url: "https://sligoenterprise.example/committee", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Committee – Sligo Enterprise Forum</title></head><body class="wp-singular"><header class="wp-block-template-part"><a href="https://sligoenterprise.example/">Sligo Enterprise Forum</a></header><main><h2 class="wp-block-heading">Committee 2025–27</h2><ul class="wp-block-list"><li>Chair: Bríd Loughnane, Ardnashee University</li><li>Treasurer: Fergal Mannion, Mannion Print</li></ul><p>The chair was elected in 2025. Her first aim, she told members, is keeping graduates in the north-west.</p></main></body></html>` },
    { url: "https://sligodispatch.example/2025/03/corvane", news: { seen: "2025-03-05T09:00:00Z", language: "en", country: "IE" }, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>University and Corvane in five-year deal – The Sligo Dispatch</title></head><body><header><b>The Sligo Dispatch</b></header><main><h1>University and Corvane in five-year deal</h1><p class="meta">5 March 2025</p><p>Ardnashee University's head of industry partnerships, Bríd Loughnane, signed the five-year agreement with Corvane Turbines on Tuesday. "We get placements, they get people who want to stay," she said.</p></main><footer>Stephen Street</footer></body></html>` },
    { url: "https://cumannrince.example/muinteoiri", body: `<html><head><meta charset="utf-8"><title>Cumann Rince Thobar an Choire - our teachers</title></head><body><h2>Our teachers</h2><p><b>Bríd Loughnane</b> teaches the children's class on Saturdays in Tubbercurry. She took the senior title at Feis Shligigh 2019 and says sean-nós dancing is the only thing that empties her head after a week in the university's partnerships office.</p></body></html>` }
  ],
  github: [{ login: "cwhelehan", id: 7730912, name: "Cormac Whelehan", company: "Ardnashee University", location: "Sligo, Ireland", bio: "Compilers, error messages.", email: "c.whelehan@ardnashee.example", repositories: [
    { name: "small-compilers", description: "Code for the textbook Small Compilers", language: "OCaml", topics: ["compilers", "teaching"], stars: 640, pushed_at: "2026-02-11T21:10:00Z" },
    { name: "tinyml-wasm", description: "A tiny ML to WebAssembly", language: "OCaml", topics: ["webassembly", "parsing"], stars: 97, pushed_at: "2025-06-01T10:00:00Z" }
  ] }],
  orcid: [{ id: "0000-0002-4418-7714", given: "Niamh", family: "Tierney-Vaughan", biography: "I listen to whales and ships off the west of Ireland.", keywords: ["bioacoustics", "underwater noise", "sperm whales"], country: "IE", urls: [{ label: "Soundings Lab", url: "https://www.ardnashee.example/people/niamh-tierney-vaughan" }],
    employments: [{ organization: "Ardnashee University", role: "Professor of Marine Acoustics", department: "School of Natural Sciences", city: "Sligo", country: "IE", from: 2019 }, { organization: "Ardnashee University", role: "Lecturer", city: "Sligo", country: "IE", from: 2010, to: 2019 }],
    educations: [{ organization: "University of St Andrews", role: "PhD", department: "Marine Biology", city: "St Andrews", country: "GB", from: 2003, to: 2007 }, { organization: "University College Cork", role: "BSc", department: "Zoology", city: "Cork", country: "IE", from: 1998, to: 2002 }],
    works: [{ title: "Quiet corridors: ship noise and foraging sperm whales off western Ireland", type: "journal-article", year: 2024, journal: "Journal of Ocean Acoustics" }, { title: "A low-cost hydrophone for coastal communities", type: "journal-article", year: 2021, journal: "Shoreline Methods" }, { title: "Seasonal click rates of sperm whales on the Porcupine slope", type: "journal-article", year: 2016, journal: "Deep Listening Letters" }] }],
  openalex: [{ id: "A5098120441", name: "Niamh Tierney-Vaughan", orcid: "0000-0002-4418-7714", institution: "Ardnashee University", country: "IE", years: [2026, 2025, 2024, 2021, 2016], works_count: 64, cited_by_count: 2310, topics: ["Underwater Acoustics", "Marine Mammal Ecology"] }],
  crossref: [{ doi: "10.55555/joa.2024.0171", title: "Quiet corridors: ship noise and foraging sperm whales off western Ireland", journal: "Journal of Ocean Acoustics", published: [2024, 5, 2], authors: [{ given: "Niamh", family: "Tierney-Vaughan", affiliation: "Ardnashee University, Sligo", orcid: "0000-0002-4418-7714" }, { given: "Lucas", family: "Abreu" }] }]
}
