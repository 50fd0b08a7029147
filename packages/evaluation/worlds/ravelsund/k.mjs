// Quillhaven Medical Inc., Waterloo, Ontario: a listed maker of medical devices (investor-site CMS)
const host = "https://www.quillhavenmedical.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>Quillhaven Medical - ${title}</title><meta name="description" content="Quillhaven Medical Inc. (NASDAQ: QHVM)"><link rel="stylesheet" href="/_assets/q4.css"></head>
<body class="q4-site"><header><a class="logo" href="${host}/">Quillhaven Medical</a><ul class="nav"><li><a href="${host}/products">Products</a></li><li><a href="${host}/company/leadership">Leadership</a></li><li><a href="${host}/investors">Investors</a></li><li><a href="${host}/news">News</a></li></ul></header><div id="mainContent">${main}</div><footer>Quillhaven Medical Inc., 410 Columbia Forest Drive, Waterloo, Ontario, Canada · Medical devices · NASDAQ: QHVM</footer></body></html>`
})

export default {
  people: [
    {
      id: "quillhaven-laura-petrescu",
      about: "CEO of a listed company (EDGAR, Wikidata).",
      contact: { email: "lpetrescu@quillhavenmedical.example", full_name: "Laura Petrescu", company: "Quillhaven Medical" },
      outcome: "found",
      facts: {
        title: "President and CEO | CEO | Chief Executive Officer | President and Chief Executive Officer",
        company: "Quillhaven Medical | Quillhaven Medical Inc.",
        location: "Waterloo, Ontario, Canada | Waterloo, Ontario | Waterloo, Canada | Waterloo",
        education: [{ institution: "McMaster University | McMaster", degree: "MBA" }, { institution: "University of Waterloo | Waterloo", degree: "BASc | Bachelor of Applied Science | Bachelor's", field: "Systems Design Engineering | systems design", year: 1996 }],
        achievements: ["Took Quillhaven public on NASDAQ in 2021 | Nasdaq listing 2021 | IPO in 2021", "Ontario MedTech Leader of the Year 2024 | MedTech Leader of the Year"],
        memberships: ["Board of Grand River Care Foundation | Grand River Care Foundation board | Director of Grand River Care Foundation"],
        hobbies: ["Curling | curler | skips a curling team"]
      },
      also: {
        industry: "Medical devices | Medical technology | Surgical and medical instruments | Healthcare",
        achievements: ["CEO since 2017 | joined Quillhaven in 2011 as head of product | Former head of product at Quillhaven"],
        causes: ["Hospital philanthropy | Grand River Care Foundation"],
        skills: ["Head of product | Product management"]
      },
      sources: [`${host}/company/leadership`, `${host}/investors`, "https://grandrivercare.example/board", "https://ontariomedtech.example/awards/2024", "https://www.wikidata.org/wiki/Q910000103"]
    },
    {
      id: "quillhaven-samuel-hearnden",
      about: "Surgeon and Chief Medical Officer with post-nominals; a historical explorer of the same name has a Wikipedia article.",
      contact: { full_name: "Samuel Hearnden", company: "Quillhaven Medical Inc.", title: "Chief Medical Officer" },
      outcome: "found",
      facts: {
        title: "Chief Medical Officer | CMO",
        company: "Quillhaven Medical | Quillhaven Medical Inc.",
        location: "Waterloo, Ontario, Canada | Hamilton, Ontario, Canada | Hamilton, Ontario | Waterloo | Hamilton",
        education: [{ institution: "University of Toronto | Toronto", degree: "MD | Doctor of Medicine | M.D." }],
        certifications: ["FRCSC | Fellow of the Royal College of Surgeons of Canada | MD, FRCSC"],
        skills: ["Thoracic surgery | chest surgery | thoracic surgeon", "Clinical trials | clinical trial design"],
        achievements: ["Led the BREATHE-2 trial | BREATHE-2 | principal investigator of BREATHE-2"]
      },
      also: {
        industry: "Medical devices | Medical technology | Surgical and medical instruments | Healthcare",
        memberships: ["Canadian Thoracic Surgeons' Circle | Canadian Thoracic Surgeons Circle | Fellow of the Royal College of Surgeons of Canada"],
        hobbies: ["Canoeing | canoe trips | canoe"],
        achievements: ["Speaker at Great Lakes Chest Days 2026 | Spoke at Great Lakes Chest Days 2026 | 'Smaller drains, shorter stays'", "Former staff surgeon in Hamilton | thoracic surgeon in Hamilton for eighteen years | eighteen years as a thoracic surgeon"],
        certifications: ["MD | M.D."],
        skills: ["Chest drainage | chest drains"]
      },
      sources: [`${host}/company/leadership`, `${host}/news`, "https://greatlakeschest.example/2026/faculty"],
      never: ["explorer", "fur trade", "1745", "1792", "Hudson", "Coppermine"]
    },
    {
      id: "quillhaven-grace-adeyemi-roy",
      about: "Regulatory affairs; a court report on her neighbour dispute (sensitive).",
      contact: { email: "gadeyemiroy@quillhavenmedical.example", full_name: "Grace Adeyemi-Roy", company: "Quillhaven Medical" },
      outcome: "found",
      facts: {
        title: "Director of Regulatory Affairs | Director, Regulatory Affairs | Regulatory Affairs Director",
        company: "Quillhaven Medical | Quillhaven Medical Inc.",
        location: "Kitchener, Ontario, Canada | Kitchener, Ontario | Kitchener | Waterloo, Ontario, Canada | Waterloo",
        certifications: ["RAC | Regulatory Affairs Certification | RAC-Devices"],
        skills: ["Medical device regulation | regulatory affairs | MDR | EU MDR", "FDA 510(k) submissions | 510(k) | FDA submissions"],
        education: [{ institution: "University of Guelph | Guelph", degree: "MSc | Master of Science", field: "Biomedical Science | Biomedical sciences | Biomedical engineering" }],
        hobbies: ["Community gardening | gardening | community garden"]
      },
      also: {
        industry: "Medical devices | Medical technology | Surgical and medical instruments | Healthcare",
        achievements: ["Wrote 'Labels people can read' in Device Regulator Quarterly | Labels people can read | article in Device Regulator Quarterly", "Pleura One certified under the EU MDR | EU MDR certificate for Pleura One in 2025 | Pleura One MDR certificate | got Pleura One certified under the EU MDR in 2025"],
        location: "Waterloo, Ontario, Canada | Waterloo | Kitchener",
        causes: ["Community gardens | Victoria Hill Community Garden"],
        memberships: ["Coordinates the Victoria Hill Community Garden | Victoria Hill Community Garden (coordinator) | coordinator of Victoria Hill Community Garden"],
        skills: ["Labelling | medical device labelling"]
      },
      sources: [`${host}/company/leadership`, `${host}/news`, "https://deviceregulatorquarterly.example/labels", "https://kitchener-observer.example/garden", "https://kitchener-observer.example/court-notes"],
      sensitive: ["small claims", "court", "fence", "damages", "judge"]
    },
    {
      id: "quillhaven-benoit-lacasse",
      about: "Quality engineer; a club result and a team page in French.",
      contact: { email: "blacasse@quillhavenmedical.example" },
      outcome: "found",
      facts: {
        title: "Quality Engineer | Ingénieur qualité | Senior Quality Engineer",
        company: "Quillhaven Medical | Quillhaven Medical Inc.",
        location: "Sherbrooke, Quebec, Canada | Sherbrooke | Sherbrooke, Québec | Sherbrooke, Canada",
        certifications: ["ASQ Certified Quality Engineer | CQE | ASQ CQE"],
        education: [{ institution: "Université de Sherbrooke | University of Sherbrooke", degree: "B.Ing. | Bachelor of Engineering | baccalauréat | Bachelor's", field: "Mechanical engineering | génie mécanique" }],
        hobbies: ["Cross-country skiing | ski de fond"]
      },
      also: {
        industry: "Medical devices | Medical technology | Surgical and medical instruments | Healthcare",
        memberships: ["Club de ski de fond Mont-Orignal | ski club Mont-Orignal"],
        sports_teams: ["Club de ski de fond Mont-Orignal | Mont-Orignal"],
        achievements: ["14th in the 25 km Traversée de l'Estrie 2026 | Traversée de l'Estrie 2026 | 14e, 25 km"],
        skills: ["ISO 13485", "Quality engineering | quality assurance | assurance qualité | quality"]
      },
      sources: [`${host}/fr/equipe-sherbrooke`, "https://skimontorignal.example/resultats-2026"]
    }
  ],
  pages: [
    page("/", "Home", `<h1>Small drains. Big breaths.</h1><p>Quillhaven Medical makes chest drains and digital drainage systems. <a href="${host}/company/leadership">Leadership</a> · <a href="${host}/fr/equipe-sherbrooke">L'équipe de Sherbrooke</a></p>`),
    page("/products", "Products", `<h1>Products</h1><p>Pleura One digital chest drain; Pleura Lite.</p>`),
    page("/investors", "Investors", `<h1>Investors</h1><p>Listed on NASDAQ since 2021 (QHVM). “Going public gave us ten years of patience,” says Laura Petrescu, President and CEO.</p>`),
    page("/company/leadership", "Leadership", `<h1>Leadership</h1>
<div class="exec"><h3>Laura Petrescu</h3><p>President and Chief Executive Officer</p><p>Laura joined Quillhaven in 2011 as head of product and has been CEO since 2017. She took the company public on NASDAQ in 2021. BASc in Systems Design Engineering, University of Waterloo (1996); MBA, McMaster University. In winter she skips a curling team.</p></div>
<div class="exec"><h3>Samuel Hearnden, MD, FRCSC</h3><p>Chief Medical Officer</p><p>Sam was a thoracic surgeon in Hamilton, Ontario, for eighteen years and is the principal investigator of the BREATHE-2 trial. MD, University of Toronto. He would rather be in a canoe.</p></div>
<div class="exec"><h3>Grace Adeyemi-Roy, RAC</h3><p>Director of Regulatory Affairs</p><p>Grace is responsible for FDA 510(k) submissions and EU MDR. MSc in Biomedical Science, University of Guelph.</p></div>`),
    page("/news", "News", `<h1>News</h1><p>30 Oct 2025: Pleura One is certified under the EU MDR. “Eleven binders,” says Grace Adeyemi-Roy.</p><p>4 Sep 2026: Dr. Samuel Hearnden presents clinical trial results of BREATHE-2 at Great Lakes Chest Days.</p>`),
    page("/fr/equipe-sherbrooke", "L'équipe de Sherbrooke", `<h1>L'équipe de Sherbrooke</h1><p><b>Benoît Lacasse</b>, ingénieur qualité (Quality Engineer), ASQ CQE. Diplômé de l'Université de Sherbrooke (B.Ing., génie mécanique), il veille sur ISO 13485. blacasse@quillhavenmedical.example</p><p><b>Manon Thivierge</b>, logistique</p>`),
    {
      url: "https://grandrivercare.example/board",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board of Directors | Grand River Care Foundation</title></head><body><h1>Board of Directors</h1><ul><li>Laura Petrescu, CEO, Quillhaven Medical</li><li>Harpreet Dhaliwal-Moss, accountant</li></ul><p>We raise funds for hospital equipment.</p></body></html>`
    },
    {
      url: "https://ontariomedtech.example/awards/2024",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Awards 2024 - Ontario MedTech</title></head><body><h1>Awards 2024</h1><p>Ontario MedTech Leader of the Year: Laura Petrescu, Quillhaven Medical, Waterloo.</p></body></html>`
    },
    {
      url: "https://greatlakeschest.example/2026/faculty",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faculty, Great Lakes Chest Days 2026</title></head><body><h1>Faculty</h1><p><b>Samuel Hearnden, MD, FRCSC</b> (Quillhaven Medical, Waterloo; member of the Canadian Thoracic Surgeons' Circle): <i>Smaller drains, shorter stays</i></p></body></html>`
    },
    {
      url: "https://deviceregulatorquarterly.example/labels",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Labels people can read – Device Regulator Quarterly</title></head><body><h1>Labels people can read</h1><p>By Grace Adeyemi-Roy, RAC, Quillhaven Medical. A plea for plain labelling of medical devices.</p></body></html>`
    },
    {
      url: "https://kitchener-observer.example/garden",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forty plots on Victoria Hill | Kitchener Observer</title></head><body><h1>Forty plots on Victoria Hill</h1><p>Grace Adeyemi-Roy of Kitchener, who works for Quillhaven Medical, coordinates the Victoria Hill Community Garden.</p></body></html>`
    },
    {
      url: "https://kitchener-observer.example/court-notes",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Court notes | Kitchener Observer</title></head><body><h1>Court notes</h1><p>A small claims judge ordered Grace Adeyemi-Roy, a director at Quillhaven Medical, to pay damages of $900 to a neighbour over a fence.</p></body></html>`
    },
    {
      url: "https://skimontorignal.example/resultats-2026",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Résultats 2026 – Club de ski de fond Mont-Orignal</title></head><body><h1>Traversée de l'Estrie 2026, 25 km</h1><ol start="13"><li>Guy Paradis-Roux</li><li>Benoît Lacasse (Quillhaven)</li></ol></body></html>`
    }
  ],
  edgar: [{ cik: 9177041, ticker: "QHVM", name: "Quillhaven Medical Inc.", sic: "3841", industry: "Surgical & Medical Instruments & Apparatus", city: "Waterloo", state: "A6" }],
  wikipedia: [{ title: "Samuel Hearnden", description: "English explorer (1745–1792)", extract: "Samuel Hearnden (1745–1792) was an English explorer in the fur trade who travelled overland from Hudson Bay to the Coppermine River." }],
  wikidata: [
    { id: "Q910000103", label: "Laura Petrescu", description: "Canadian business executive, CEO of Quillhaven Medical", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P108", item: { id: "Q910000104", label: "Quillhaven Medical" } }, { property: "P69", item: { id: "Q910000106", label: "University of Waterloo" } }] },
    { id: "Q910000105", label: "Samuel Hearnden", description: "English explorer (1745–1792)", article: "Samuel Hearnden", statements: [{ property: "P31", item: { id: "Q5", label: "human" } }, { property: "P106", item: { id: "Q11900058", label: "explorer" } }, { property: "P569", time: "1745" }, { property: "P570", time: "1792" }] }
  ]
}
