const page = (title, path, main) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} — Orvanta Biosciences</title><meta name="generator" content="Webflow"><meta property="og:title" content="${title}"></head>
<body><div class="navbar w-nav"><div class="container w-container"><a class="brand w-nav-brand" href="https://orvanta.example/">Orvanta</a><nav class="w-nav-menu"><a class="w-nav-link" href="https://orvanta.example/science">Science</a><a class="w-nav-link" href="https://orvanta.example/team">Team</a><a class="w-nav-link" href="https://orvanta.example/news/phase-1">News</a></nav></div></div>
<main class="section">${main}</main>
<footer class="footer-wrap"><div class="w-container">Orvanta Biosciences Pvt. Ltd., Plot 41, Genome Valley, Hyderabad 500078, India</div></footer></body></html>`

const pages = [
  { url: "https://orvanta.example/", body: page("Vaccines that travel", "/", `<h1 class="hero-heading">Vaccines that do not need a fridge.</h1><p class="hero-sub">Orvanta is a biotechnology company in Hyderabad. We dry vaccines into films that keep for a year at 40 °C.</p>`) },
  { url: "https://orvanta.example/science", body: page("Science", "/science", `<h1>Science</h1><p>Sugar glass, thin films, and patience. Our lead candidate, OV-12, is a measles-rubella film for the cheek.</p>`) },
  {
    url: "https://orvanta.example/team",
    body: page("Team", "/team", `<h1>Team</h1><div class="w-dyn-list"><div role="list" class="w-dyn-items">
<div role="listitem" class="team-card w-dyn-item"><h3 class="team-name">Dr Sudha Venkataraghavan</h3><div class="team-role">Chief Scientific Officer</div><p>Sudha found sugar glass at the bottom of a freezer and has not let go of it since. PhD, Indian Institute of Science, Bengaluru.</p></div>
<div role="listitem" class="team-card w-dyn-item"><h3 class="team-name">Dr Mateus Figueiredo <a class="orcid" href="https://orcid.org/0000-0003-1180-9925">ORCID</a></h3><div class="team-role">Principal Scientist, Formulation</div><p>Mateus moved from Campinas to Hyderabad for thin films and stayed for the biryani.</p></div>
<div role="listitem" class="team-card w-dyn-item"><h3 class="team-name">Harpreet Sandhu</h3><div class="team-role">Chief Executive Officer</div><p>Harpreet spent fourteen years in vaccine procurement at the Global Cold Chain Fund in Geneva. MSc, London School of Hygiene &amp; Tropical Medicine.</p></div>
</div></div>`)
  },
  {
    url: "https://orvanta.example/news/phase-1",
    news: { seen: "20260219T060000Z", language: "English", country: "India" },
    body: page("First volunteer dosed in Phase 1 trial of OV-12", "/news/phase-1", `<h1>First volunteer dosed in Phase 1 trial of OV-12</h1><div class="post-date">19 February 2026</div><div class="rich-text w-richtext"><p>The first of 48 healthy adults has received OV-12, a measles-rubella vaccine that is given as a film to the inside of the cheek.</p><p>“Nine years from a freezer accident to a cheek,” said Dr Sudha Venkataraghavan, Chief Scientific Officer. “We kept 212 formulations that failed. They are in a drawer, and I show them to every new colleague.”</p><p>“A fridge is a fine thing if you have one,” said Harpreet Sandhu, Chief Executive Officer.</p></div>`)
  },
  {
    url: "https://deccanscience.example/awards/2025",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Deccan Science Prize 2025</title></head><body><div id="header"><h2>Deccan Academy of Sciences</h2></div><div id="content"><h1>Deccan Science Prize 2025: Sudha Venkataraghavan</h1><p>The Academy awards its 2025 prize in applied biology to Dr Sudha Venkataraghavan of Orvanta Biosciences, Hyderabad, for heat-stable vaccine films. Dr Venkataraghavan was elected a Fellow of the Academy in 2023.</p><p>In her acceptance speech she thanked her Veena teacher for teaching her to repeat a thing until it is right.</p></div></body></html>`
  },
  {
    url: "https://www.thinfilmsociety.example/2026/programme",
    body: `<html><head><meta charset="utf-8"><title>Thin Film Society 2026, Programme</title></head><body><h1>Programme, Singapore, 20–22 May 2026</h1><table><tr><th>09:00</th><td>Opening</td></tr><tr><th>09:30</th><td><b>Mateus Figueiredo</b> (Principal Scientist, Orvanta Biosciences, IN): Films that let go: mucoadhesion without glue</td></tr><tr><th>10:15</th><td>Coffee</td></tr></table></body></html>`
  },
  {
    url: "https://capoeirahyderabad.example/teachers",
    body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Teachers | Capoeira Hyderabad</title></head><body><main><h1>Our teachers</h1><h2>Instrutor Mateus</h2><p>Mateus Figueiredo learnt capoeira on the campus of Unicamp, where he also did his doctorate in chemical engineering. By day he is a scientist at Orvanta; on Tuesdays and Fridays he teaches beginners in Kondapur.</p></main></body></html>`
  },
  {
    url: "https://deccanledger.example/people/harpreet-sandhu-interview",
    news: { seen: "20251118T050000Z", language: "English", country: "India" },
    body: `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>The cold chain sceptic – Deccan Ledger</title></head><body><header class="dl-head"><a href="https://deccanledger.example/">Deccan Ledger</a></header><main><article class="story"><h1>The cold chain sceptic</h1><p class="dek">Harpreet Sandhu runs Orvanta Biosciences in Hyderabad and would like to abolish the refrigerator.</p><p>Sandhu, born in Ludhiana, walks fast. In Geneva she negotiated the first pooled contract for rubella vaccine, forty-one countries at one price. She came home to India in 2022 to lead Orvanta.</p><p>She speaks frankly about 2020, the year in which she was treated for breast cancer and went through a divorce. “I do not recommend doing both,” she says.</p><p>Now she is training for the Ladakh marathon and reads crime novels, the Scandinavian kind, “because it is cold in them”. She is a trustee of Open Vial, which campaigns for vaccine price transparency.</p></article></main></body></html>`
  }
]

const firm = "Orvanta Biosciences | Orvanta | Orvanta Biosciences Pvt. Ltd."
const hyd = "Hyderabad | Hyderabad 500078 | Plot 41, Genome Valley, Hyderabad 500078, India | Genome Valley | Hyderabad, India | Genome Valley, Hyderabad"
const bio = "biotechnology | biotech | vaccines | Biotechnology company | Life sciences"

const people = [
  {
    id: "sudha-venkataraghavan", about: "email alone; scientist with ORCID, OpenAlex and Crossref",
    contact: { email: "sudha.venkataraghavan@orvanta.example" }, outcome: "found",
    facts: {
      title: "Chief Scientific Officer | CSO", company: firm, location: hyd, industry: bio,
      achievements: ["Deccan Science Prize 2025 | Deccan Science Prize", "First volunteer dosed in Phase 1 trial of OV-12 | Phase 1 trial of OV-12 | OV-12"],
      education: [{ institution: "Indian Institute of Science | Indian Institute of Science, Bengaluru", degree: "PhD", field: "molecular biophysics", year: 2009 }], memberships: ["Deccan Academy of Sciences"], skills: ["sugar glass"]
    },
    also: {
      location: "India | IN", skills: ["heat-stable vaccine films | thin films | heat-stable vaccines", "vaccine stabilisation | vaccine stability | thermostability | Vaccine thermostability", "lyophilisation | freeze-drying", "formulations | formulation", "applied biology", "Drug delivery", "Glass transition | glass transitions", "molecular biophysics", "measles | rubella"],
      achievements: ["elected a Fellow of the Academy in 2023 | Fellow of the Deccan Academy of Sciences", "Trehalose glass films preserve measles vaccine potency at 40 °C", "What two hundred failed formulations taught us", "212 formulations that failed", "38 works | 38 publications | 1204 citations", "prize in applied biology", "Nine years from a freezer accident to a cheek", "Postdoctoral researcher, University of Otago | postdoctoral fellow"],
      memberships: ["Fellow of the Deccan Academy of Sciences"], hobbies: ["Veena | playing the veena"], interests: ["Veena | music", "sugar glass | sugars"], title: "Chief Scientific Officer at Orvanta Biosciences", causes: ["vaccines without a fridge"]
    },
    sources: ["https://orvanta.example/", "https://orvanta.example/team", "https://orvanta.example/news/phase-1", "https://deccanscience.example/awards/2025", "https://orcid.org/0000-0002-7714-3306", "https://doi.org/10.5555/ovs.2024.117"]
  },
  {
    id: "mateus-figueiredo", about: "scientist with papers; capoeira",
    contact: { email: "mateus.figueiredo@orvanta.example", full_name: "Mateus Figueiredo", company: "Orvanta Biosciences" }, outcome: "found",
    facts: {
      title: "Principal Scientist, Formulation | Principal Scientist", company: firm, location: hyd, industry: bio,
      achievements: ["Films that let go: mucoadhesion without glue | Films that let go"], hobbies: ["capoeira"], education: [{ institution: "Unicamp | Universidade Estadual de Campinas | University of Campinas", degree: "doctorate | PhD", field: "chemical engineering" }], skills: ["Formulation", "thin films"]
    },
    also: {
      location: "India | Kondapur | Campinas", title: "scientist | Instrutor | capoeira teacher", skills: ["mucoadhesion | Mucoadhesive", "chemical engineering", "polymer films | polymers | pullulan", "Oral drug delivery | buccal delivery | drug delivery", "rheology", "vaccine stabilisation", "teaching capoeira"],
      achievements: ["Trehalose glass films preserve measles vaccine potency at 40 °C", "Rheology of pullulan films for buccal delivery", "teaches beginners in Kondapur | Teaches capoeira", "speaker at Thin Film Society 2026 | Thin Film Society 2026"],
      memberships: ["Capoeira Hyderabad", "Thin Film Society"], interests: ["capoeira", "biryani", "thin films"], hobbies: ["teaches capoeira"], sports_teams: ["Capoeira Hyderabad"], education: [{ institution: "Unicamp | Universidade Estadual de Campinas", degree: "PhD | doctorate", field: "chemical engineering", year: 2017 }]
    },
    sources: ["https://orvanta.example/", "https://orvanta.example/team", "https://www.thinfilmsociety.example/2026/programme", "https://capoeirahyderabad.example/teachers", "https://orcid.org/0000-0003-1180-9925", "https://doi.org/10.5555/ovs.2024.117"]
  },
  {
    id: "harpreet-sandhu", about: "sensitive: health and divorce in an interview",
    contact: { email: "harpreet@orvanta.example", full_name: "Harpreet Sandhu", company: "Orvanta Biosciences", title: "CEO" }, outcome: "found",
    facts: {
      title: "Chief Executive Officer | CEO", company: firm, location: hyd, industry: bio,
      achievements: ["negotiated the first pooled contract for rubella vaccine | first pooled contract for rubella vaccine"], hobbies: ["training for the Ladakh marathon | Ladakh marathon | running | marathon"], interests: ["crime novels | Scandinavian crime novels | crime fiction | reading"],
      memberships: ["Open Vial"], education: [{ institution: "London School of Hygiene & Tropical Medicine", degree: "MSc" }]
    },
    also: {
      location: "India | Ludhiana | Geneva", causes: ["vaccine price transparency | campaigns for vaccine price transparency", "Open Vial", "vaccines without a fridge | abolish the refrigerator"], skills: ["vaccine procurement | procurement", "negotiation | contract negotiation", "cold chain"],
      achievements: ["fourteen years in vaccine procurement at the Global Cold Chain Fund | Global Cold Chain Fund", "trustee of Open Vial", "forty-one countries at one price", "came home to India in 2022 to lead Orvanta | leads Orvanta since 2022", "First volunteer dosed in Phase 1 trial of OV-12 | Phase 1 trial of OV-12", "The cold chain sceptic"],
      memberships: ["trustee of Open Vial"], hobbies: ["reading crime novels | crime novels | reading"], interests: ["running | marathon", "vaccines | cold chain"]
    },
    sources: ["https://orvanta.example/", "https://orvanta.example/team", "https://orvanta.example/news/phase-1", "https://deccanledger.example/people/harpreet-sandhu-interview"],
    sensitive: ["cancer", "divorce"]
  }
]

export default {
  people, pages,
  orcid: [
    { id: "0000-0002-7714-3306", given: "Sudha", family: "Venkataraghavan", keywords: ["vaccine stabilisation", "sugar glass", "lyophilisation"], urls: [{ label: "Orvanta", url: "https://orvanta.example/team" }], emails: ["sudha.venkataraghavan@orvanta.example"], country: "IN",
      employments: [{ organization: "Orvanta Biosciences", role: "Chief Scientific Officer", city: "Hyderabad", country: "IN", from: 2018 }, { organization: "University of Otago", role: "Postdoctoral researcher", city: "Dunedin", country: "NZ", from: 2009, to: 2012 }],
      educations: [{ organization: "Indian Institute of Science", role: "PhD", department: "Molecular Biophysics", city: "Bengaluru", country: "IN", from: 2004, to: 2009 }],
      works: [{ title: "Trehalose glass films preserve measles vaccine potency at 40 °C", type: "journal-article", year: 2024, journal: "Journal of Vaccine Stability" }, { title: "What two hundred failed formulations taught us", type: "journal-article", year: 2022, journal: "Letters in Applied Biology" }] },
    { id: "0000-0003-1180-9925", given: "Mateus", family: "Figueiredo", keywords: ["mucoadhesion", "polymer films", "rheology"], country: "IN",
      employments: [{ organization: "Orvanta Biosciences", role: "Principal Scientist", city: "Hyderabad", country: "IN", from: 2019 }],
      educations: [{ organization: "Universidade Estadual de Campinas", role: "PhD", department: "Chemical Engineering", city: "Campinas", country: "BR", from: 2013, to: 2017 }],
      works: [{ title: "Trehalose glass films preserve measles vaccine potency at 40 °C", type: "journal-article", year: 2024, journal: "Journal of Vaccine Stability" }, { title: "Rheology of pullulan films for buccal delivery", type: "journal-article", year: 2021, journal: "Polymer Letters South" }] }
  ],
  openalex: [
    { id: "A5099100441", name: "Sudha Venkataraghavan", orcid: "0000-0002-7714-3306", institution: "Orvanta Biosciences", country: "IN", years: [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025], works_count: 38, cited_by_count: 1204, topics: ["Vaccine thermostability", "Glass transition", "Drug delivery"] },
    { id: "A5099100442", name: "Mateus Figueiredo", orcid: "0000-0003-1180-9925", institution: "Orvanta Biosciences", country: "IN", years: [2019, 2020, 2021, 2024], works_count: 14, cited_by_count: 265, topics: ["Mucoadhesive polymers", "Oral drug delivery"] }
  ],
  crossref: [
    { doi: "10.5555/ovs.2024.117", title: "Trehalose glass films preserve measles vaccine potency at 40 °C", journal: "Journal of Vaccine Stability", published: [2024, 5, 2], authors: [{ given: "Mateus", family: "Figueiredo", affiliation: "Orvanta Biosciences, Hyderabad", orcid: "0000-0003-1180-9925" }, { given: "Sudha", family: "Venkataraghavan", affiliation: "Orvanta Biosciences, Hyderabad", orcid: "0000-0002-7714-3306" }] }
  ]
}
