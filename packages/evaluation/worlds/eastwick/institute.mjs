// The Derwent Institute for Cold Oceans at a university in Hobart, Australia
const site = (title, main, ld = "") => `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Derwent Institute for Cold Oceans | Van Diemen University</title>${ld}</head>
<body class="uni-theme"><div class="uni-bar"><a href="https://vandiemen.example/">Van Diemen University</a></div><header class="unit-header"><a href="https://coldoceans.vandiemen.example/">Derwent Institute for Cold Oceans</a></header><nav class="unit-nav"><ul><li><a href="https://coldoceans.vandiemen.example/people">People</a></li><li><a href="https://coldoceans.vandiemen.example/research">Research</a></li></ul></nav>
<ol class="breadcrumb"><li><a href="https://coldoceans.vandiemen.example/">Home</a></li><li>${title}</li></ol>
<main>${main}</main><footer><p>Derwent Institute for Cold Oceans, Castray Wharf, Hobart, Tasmania, Australia. (03) 7010 4419. We acknowledge the muwinina people.</p></footer></body></html>`

export default {
  people: [
    {
      id: "helena-brodie",
      about: "Professor with ORCID and papers (Crossref, OpenAlex), society prize, choir.",
      contact: { email: "h.brodie@vandiemen.example", full_name: "Helena Brodie", company: "Van Diemen University" },
      outcome: "found",
      facts: {
        title: "Professor of Polar Oceanography | Professor | Director of the Derwent Institute for Cold Oceans",
        company: "Van Diemen University | Derwent Institute for Cold Oceans",
        location: "Hobart | Hobart, Tasmania | Hobart, Australia",
        industry: "oceanography | higher education | research",
        skills: ["sea ice modelling | sea ice"],
        achievements: ["Southern Seas Medal 2022 | Southern Seas Medal"],
        memberships: ["Australasian Polar Society"],
        education: [{ institution: "University of East Anglia", degree: "PhD | Ph.D.", field: "Oceanography", year: 2003 }]
      },
      also: {
        title: "Director | institute director | oceanographer | vice-president of the Australasian Polar Society | Polar oceanographer",
        company: "Derwent Institute for Cold Oceans, Van Diemen University",
        location: "Tasmania | Australia | Castray Wharf, Hobart | Norwich | from Orkney | Orkney",
        industry: "university | marine science | science",
        skills: ["polar oceanography", "ocean modelling", "Antarctic Bottom Water | bottom water formation", "sea ice", "polynyas | coastal polynyas", "climate models", "Oceanography"],
        achievements: [
          "Led the voyage of RV Thylacine to the Mertz Polynya in 2024 | chief scientist of the 2024 Mertz voyage | chief scientist on RV Thylacine | voyage to the Mertz Polynya",
          "Polynyas and the slowing of Antarctic Bottom Water | paper on Antarctic Bottom Water",
          "Mixing under ice from a fleet of gliders | co-author of Mixing under ice from a fleet of gliders", "Member of the Australasian Polar Society since 2010", "leads the Salamanca Fiddle Session | took her fiddle twice to the Antarctic", "Sea ice memory in coupled models | paper on sea ice memory",
          "Vice-president of the Australasian Polar Society | vice-president of the Australasian Polar Society since 2023",
          "Director of the Derwent Institute since 2017 | director since 2017",
          "Eleven Antarctic voyages | been to the Antarctic eleven times",
          "74 works, cited 3,120 times | 74 publications | cited 3,120 times",
          "Research Fellow at the University of Bergen from 2004 to 2009 | Research Fellow at the University of Bergen"
        ],
        interests: ["sea ice", "Antarctica", "polar oceanography", "Scottish fiddle | fiddle"],
        hobbies: ["fiddle | playing the fiddle | Orkney fiddle tunes", "fiddle sessions"],
        causes: [],
        memberships: ["Salamanca Fiddle Session | fiddle session"],
        education: [{ institution: "University of Aberdeen", degree: "BSc", field: "Physics", year: 1998 }, { institution: "University of East Anglia", degree: "PhD in Oceanography", year: 2003 }]
      },
      sources: ["https://coldoceans.vandiemen.example/people/helena-brodie", "https://orcid.org/0009-0004-9914-0017", "https://polarsociety.example/medals/southern-seas", "https://salamancafiddles.example/"]
    },
    {
      id: "arjun-pillai",
      about: "Postdoc with ORCID, GitHub and a personal site; another scientist of the name (OpenAlex, a surgeon in Kochi).",
      contact: { email: "arjun.pillai@vandiemen.example", full_name: "Arjun Pillai", company: "Van Diemen University", location: "Hobart" },
      outcome: "found",
      facts: {
        title: "Research Fellow | Postdoctoral Research Fellow",
        company: "Van Diemen University | Derwent Institute for Cold Oceans",
        location: "Hobart | Hobart, Tasmania | Hobart, Australia",
        skills: ["underwater gliders | ocean gliders", "Julia"],
        achievements: ["Author of GliderTools.jl | GliderTools.jl | GliderTools"],
        hobbies: ["bouldering"],
        education: [{ institution: "University of Cape Town", degree: "PhD", field: "Oceanography", year: 2021 }]
      },
      also: {
        title: "postdoc | oceanographer | scientist | postdoctoral researcher",
        location: "Tasmania | Australia | Castray Wharf, Hobart | from Durban | Durban",
        industry: "oceanography | higher education | marine science | research",
        skills: ["Python", "turbulence | ocean mixing", "physical oceanography", "data processing | glider data", "oceanography", "gliders", "Southern Ocean"],
        achievements: [
          "Mixing under ice from a fleet of gliders | paper on mixing under sea ice | paper on mixing under ice",
          "6 works, cited 88 times | cited 88 times", "four gliders spent 91 days under ice", "Mixing under ice from a fleet of gliders", "126 stars on GitHub | 126 stars | open source package for glider data",
          "wrote a bouldering guide to kunanyi | kunanyi bouldering guide | bouldering topo of kunanyi",
          "Piloted four gliders for 91 days | 91 days under ice | recovered a glider after 91 days",
        ],
        twitter: "https://x.com/arjununderice | @arjununderice | arjununderice",
        interests: ["climbing | bouldering", "open source", "ocean turbulence", "ocean mixing"],
        hobbies: ["climbing | rock climbing"],
        memberships: [],
        education: [{ institution: "University of KwaZulu-Natal", degree: "BSc Hons | BSc Honours | BSc (Hons)", field: "Physics | physics", year: 2015 }]
      },
      sources: ["https://coldoceans.vandiemen.example/people", "https://arjunpillai.example/", "https://github.com/arjunpillai-ocean", "https://orcid.org/0009-0004-9914-0025"],
      never: ["surgeon", "orthopaedic", "arthroplasty", "Amrita", "knee replacement"]
    },
    {
      id: "fergus-mcallum",
      about: "Research vessel technician with his father's name (a cray fisherman in the local paper).",
      contact: { email: "f.mcallum@vandiemen.example", full_name: "Fergus McAllum", company: "Derwent Institute for Cold Oceans" },
      outcome: "found",
      facts: {
        title: "Senior Marine Technician | Marine Technician",
        company: "Van Diemen University | Derwent Institute for Cold Oceans",
        location: "Hobart | Hobart, Tasmania | Hobart, Australia",
        skills: ["moorings | oceanographic moorings"],
        hobbies: ["wooden boats | wooden boat building"],
        sports_teams: ["Clarence Roos | the Roos"],
        certifications: ["Master up to 24 metres | Master <24 m | Coxswain and Master up to 24 metres"]
      },
      also: {
        title: "technician | marine tech | boat builder",
        location: "Tasmania | Australia | Castray Wharf, Hobart | Bellerive | Bruny Island | grew up on Bruny Island",
        industry: "marine science | oceanography | higher education",
        skills: ["winches", "instrument calibration | calibration | CTD", "boat building", "clinker building"],
        achievements: [
          "Recovered a mooring lost for three years | recovered the lost mooring | found the lost mooring",
          "Built the dinghy Mutton Bird | Mutton Bird | dinghy Mutton Bird, best amateur build | Best Amateur Build at the Derwent Wooden Boat Days 2025 | best amateur build 2025",
          "Staff Award for Safety 2023 | Vice-Chancellor's award for safety 2023 | award for safety",
          "Nineteen voyages | 19 voyages",
          "At the institute since 2009"
        ],
        interests: ["wooden boats", "Australian rules football | footy | football", "Huon pine"],
        hobbies: ["building dinghies | dinghy building", "boat building", "watching the Roos"],
        memberships: ["Derwent Wooden Boat Guild | Wooden Boat Guild"]
      },
      sources: ["https://coldoceans.vandiemen.example/people", "https://woodenboatguild.example/2025-prizes.html"],
      never: ["crayfish", "cray pots", "quota", "Alonnah wharf"]
    },
    {
      id: "sunniva-lake",
      about: "Outreach and communications officer, known by email alone; Mastodon.",
      contact: { email: "s.lake@vandiemen.example" },
      outcome: "found",
      facts: {
        title: "Communications and Outreach Officer | Communications & Outreach Officer",
        company: "Van Diemen University | Derwent Institute for Cold Oceans",
        location: "Hobart | Hobart, Tasmania | Hobart, Australia",
        skills: ["science writing"],
        hobbies: ["printmaking | linocut | lino printing"],
        causes: ["penguin monitoring | little penguin monitoring"]
      },
      also: {
        title: "outreach officer | communications officer | science writer | printmaker | communicator",
        location: "Tasmania | Australia | Castray Wharf, Hobart | Kingston Beach",
        industry: "higher education | science communication | oceanography",
        skills: ["media | media relations", "school workshops | outreach", "linocut", "science communication", "writing"],
        achievements: [
          "Wrote the children's book Who Froze the Sea? | Who Froze the Sea? | children's book on sea ice",
          "Ice in a Suitcase visited 70 schools | Ice in a Suitcase | school workshop Ice in a Suitcase | 70 schools",
          "gave half of Forty Penguins to the Penguin Watch | gave us half", "two years of counting penguins", "Exhibition Forty Penguins | Forty Penguins | linocut exhibition",
          "Volunteer counting little penguins at Kingston Beach | counts penguins | volunteer with the Derwent Penguin Watch"
        ],
        interests: ["penguins | little penguins", "printmaking", "children's books"],
        hobbies: ["linocuts", "counting penguins"],
        causes: ["little penguins", "Derwent Penguin Watch", "science for children | science in schools"],
        memberships: ["Derwent Penguin Watch"]
      },
      sources: ["https://coldoceans.vandiemen.example/people", "https://penguinwatch.example/volunteers", "https://saltwater.example/@sunniva"]
    }
  ],
  pages: [
    { url: "https://coldoceans.vandiemen.example/", body: site("Home", `<h1>Where the cold goes down</h1><p>Oceanography of the Southern Ocean, from Hobart.</p><p>Booking: <a href="https://coldoceans.vandiemen.example/research">Ice in a Suitcase</a>, our workshop for schools (70 visited so far).</p>`) },
    { url: "https://coldoceans.vandiemen.example/people", body: site("People", `<h1>People</h1><table class="people-table"><thead><tr><th>Name</th><th>Role</th><th>Notes</th></tr></thead><tbody>
<tr><td><a href="https://coldoceans.vandiemen.example/people/helena-brodie">Helena Brodie</a></td><td>Professor of Polar Oceanography; Director</td><td>h.brodie@vandiemen.example</td></tr>
<tr><td>Arjun Pillai</td><td>Postdoctoral Research Fellow</td><td>underwater gliders, ocean mixing. <a href="https://arjunpillai.example/">Own site</a></td></tr>
<tr><td>Fergus McAllum</td><td>Senior Marine Technician</td><td>Moorings, winches, CTD calibration. Here since 2009, 19 voyages, Master up to 24 metres. In 2023 he won the Vice-Chancellor's award for safety.</td></tr>
<tr><td>Sunniva Lake</td><td>Communications and Outreach Officer</td><td>science writing, media, schools. Author of the children's book <i>Who Froze the Sea?</i> s.lake@vandiemen.example, <a href="https://saltwater.example/@sunniva">Mastodon</a></td></tr></tbody></table>`) },
    { url: "https://coldoceans.vandiemen.example/people/helena-brodie", body: site("Helena Brodie", `<h1>Professor Helena Brodie</h1><p class="position">Professor of Polar Oceanography; Director of the Derwent Institute for Cold Oceans</p><p>Helena's research is sea ice modelling and the making of Antarctic Bottom Water in coastal polynyas. She has been to the Antarctic eleven times, most lately as chief scientist of RV Thylacine's voyage to the Mertz Polynya in 2024. She has been director since 2017.</p><ul><li>PhD, University of East Anglia (Oceanography), 2003</li><li>BSc Physics, University of Aberdeen, 1998</li></ul><p><a href="https://orcid.org/0009-0004-9914-0017">ORCID 0009-0004-9914-0017</a></p>`, `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Helena Brodie","jobTitle":"Professor of Polar Oceanography","worksFor":{"@type":"CollegeOrUniversity","name":"Van Diemen University"},"sameAs":"https://orcid.org/0009-0004-9914-0017"}</script>`) },
    { url: "https://polarsociety.example/medals/southern-seas", body: `<!DOCTYPE html><html><head><title>Southern Seas Medal - Australasian Polar Society</title></head><body><h1>Southern Seas Medal</h1><p>The medal of the Australasian Polar Society, every second year.</p><ul><li>2024: Te Ariki Walsh</li><li>2022: Helena Brodie, Hobart (Southern Seas Medal 2022), for sea ice memory. Member since 2010, and since 2023 our vice-president.</li></ul></body></html>` },
    { url: "https://salamancafiddles.example/", body: `<html><head><title>Salamanca Fiddle Session</title></head><body><h1>Salamanca Fiddle Session</h1><p>Wednesdays, 8 pm. Led in turn by Matty Coote and Helena Brodie, who brought her tunes from Orkney and her fiddle twice to the Antarctic. (On other days she's a professor.)</p></body></html>` },
    { url: "https://arjunpillai.example/", body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Arjun Pillai</title></head><body><nav><a href="https://arjunpillai.example/">home</a> <a href="https://github.com/arjunpillai-ocean">code</a> <a href="https://x.com/arjununderice">X</a> <a href="https://orcid.org/0009-0004-9914-0025">papers</a></nav><main><h1>Arjun Pillai</h1><p>I fly ocean gliders under sea ice. Research Fellow, Derwent Institute for Cold Oceans, Van Diemen University, Hobart. PhD in Oceanography, University of Cape Town, 2021. Before that, physics in Durban (University of KwaZulu-Natal, BSc Hons 2015), where I'm from.</p><p>Author of GliderTools.jl, written in Julia because I was cross. Last winter four gliders spent 91 days under ice and I slept with the phone.</p><p>When it's dry I go bouldering; my kunanyi bouldering guide is a PDF and a labour of love.</p></main></body></html>` },
    { url: "https://woodenboatguild.example/2025-prizes.html", body: `<html><head><title>Derwent Wooden Boat Days 2025 - prizes</title></head><body bgcolor="#f0f8ff"><h1>Derwent Wooden Boat Guild</h1><h2>Boat Days 2025: prizes</h2><p><b>Best Amateur Build:</b> MUTTON BIRD, 10 ft clinker dinghy in Huon pine, by guild member Fergus McAllum of Bellerive. Fergus is the bloke who looks after the moorings at the Derwent Institute for Cold Oceans, and the same who found the mooring they'd lost for three years. Grew up on Bruny Island. He's been mad on wooden boats since he fell out of one. The launching was put off a week on account of the Clarence Roos playing in the final.</p></body></html>` },
    { url: "https://brunyislandnews.example/2019/cray-season", body: `<!DOCTYPE html><html><head><title>Cray season opens - Bruny Island News</title></head><body><h1>Cray season opens</h1><p>On Alonnah wharf old Fergus McAllum, 74, was stacking cray pots for his fifty-first season. "The quota's a joke," says the crayfish man, whose son of the same name went off to the university.</p></body></html>` },
    { url: "https://penguinwatch.example/volunteers", body: `<!DOCTYPE html><html><head><title>Volunteers - Derwent Penguin Watch</title></head><body class="squarespace-7"><h1>Our volunteers</h1><p>Little penguin monitoring means standing still in the dark. These people do.</p><h3>Sunniva Lake, Kingston Beach</h3><p>Sunniva works at the Derwent Institute for Cold Oceans. After two years of counting she cut Forty Penguins, a show of linocut prints (printmaking is her other night life), and gave us half.</p></body></html>` },
    { url: "https://kochijoints.example/dr-arjun-pillai", body: `<!DOCTYPE html><html><head><title>Dr Arjun Pillai, orthopaedic surgeon, Kochi</title></head><body><h1>Dr Arjun Pillai</h1><p>Orthopaedic surgeon. Knee replacement and arthroplasty. Fellow of Amrita.</p></body></html>` }
  ],
  github: [
    { login: "arjunpillai-ocean", id: 99140003, name: "Arjun Pillai", company: "Van Diemen University", blog: "https://arjunpillai.example/", location: "Hobart", bio: "Ocean gliders, turbulence, Julia", commit_email: "arjun.pillai@vandiemen.example", repositories: [
      { name: "GliderTools.jl", description: "Process data of ocean gliders", language: "Julia", topics: ["oceanography", "gliders"], stars: 126, pushed_at: "2026-05-12T01:00:00Z" },
      { name: "underice-plots", description: "Figures of the under-ice paper", language: "Python", topics: ["southern-ocean"], stars: 4, pushed_at: "2025-07-01T01:00:00Z" }] }
  ],
  mastodon: [
    { user: "sunniva", domain: "saltwater.example", name: "Sunniva Lake", note: "<p>Outreach at the Derwent Institute for Cold Oceans, Hobart. Linocut. Penguins.</p>", posts: [{ text: "<p>Seventieth school for Ice in a Suitcase. A boy asked if the ice has a passport.</p>", at: "2026-05-15T05:00:00Z" }] }
  ],
  orcid: [
    { id: "0009-0004-9914-0017", given: "Helena", family: "Brodie", biography: "Polar oceanographer. Sea ice, polynyas, climate models.", keywords: ["sea ice", "Antarctic Bottom Water", "polynyas"], urls: [{ label: "Institute", url: "https://coldoceans.vandiemen.example/people/helena-brodie" }], country: "AU", employments: [{ organization: "Van Diemen University", role: "Professor of Polar Oceanography", department: "Derwent Institute for Cold Oceans", city: "Hobart", country: "AU", from: 2010 }, { organization: "University of Bergen", role: "Research Fellow", city: "Bergen", country: "NO", from: 2004, to: 2009 }], educations: [{ organization: "University of East Anglia", role: "PhD", department: "Oceanography", city: "Norwich", country: "GB", from: 1999, to: 2003 }], works: [{ title: "Polynyas and the slowing of Antarctic Bottom Water", type: "journal-article", year: 2025, journal: "Annals of Cold Oceans" }, { title: "Sea ice memory in coupled models", type: "journal-article", year: 2021, journal: "Polar Modelling Letters" }] },
    { id: "0009-0004-9914-0025", given: "Arjun", family: "Pillai", keywords: ["gliders", "ocean mixing"], urls: [{ label: "Site", url: "https://arjunpillai.example/" }], emails: ["arjun.pillai@vandiemen.example"], country: "AU", employments: [{ organization: "Van Diemen University", role: "Postdoctoral Research Fellow", department: "Derwent Institute for Cold Oceans", city: "Hobart", country: "AU", from: 2021 }], educations: [{ organization: "University of Cape Town", role: "PhD", department: "Oceanography", city: "Cape Town", country: "ZA", from: 2017, to: 2021 }], works: [{ title: "Mixing under ice from a fleet of gliders", type: "journal-article", year: 2024, journal: "Annals of Cold Oceans" }] }
  ],
  openalex: [
    { id: "A9914001701", name: "Helena Brodie", orcid: "0009-0004-9914-0017", institution: "Van Diemen University", country: "AU", years: [2010, 2018, 2021, 2025], works_count: 74, cited_by_count: 3120, topics: ["Sea ice", "Ocean modelling", "Polar climate"] },
    { id: "A9914001702", name: "Arjun Pillai", orcid: "0009-0004-9914-0025", institution: "Van Diemen University", country: "AU", years: [2021, 2024], works_count: 6, cited_by_count: 88, topics: ["Ocean turbulence", "Underwater gliders"] },
    { id: "A9914001703", name: "Arjun Pillai", institution: "Malabar Orthopaedic Hospital", country: "IN", years: [2012, 2020], works_count: 41, cited_by_count: 510, topics: ["Total knee arthroplasty"] }
  ],
  crossref: [
    { doi: "10.99914/aco.2025.17", title: "Polynyas and the slowing of Antarctic Bottom Water", journal: "Annals of Cold Oceans", published: [2025, 4, 2], authors: [{ given: "Helena", family: "Brodie", affiliation: "Van Diemen University", orcid: "0009-0004-9914-0017" }, { given: "Te Ariki", family: "Walsh" }] },
    { doi: "10.99914/aco.2024.25", title: "Mixing under ice from a fleet of gliders", journal: "Annals of Cold Oceans", published: [2024, 10, 9], authors: [{ given: "Arjun", family: "Pillai", affiliation: "Van Diemen University", orcid: "0009-0004-9914-0025" }, { given: "Helena", family: "Brodie", affiliation: "Van Diemen University", orcid: "0009-0004-9914-0017" }] }
  ]
}
