// Institut Belledonne des Matériaux, Grenoble: a research institute (Drupal, French and English)
const host = "https://www.institut-belledonne.example"
const page = (path, title, main, lang = "fr") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="${lang}" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${title} | Institut Belledonne</title><link rel="stylesheet" media="all" href="/core/assets/css/base.css" /></head>
<body class="path-node"><div class="layout-container"><header role="banner"><a href="${host}/" rel="home">Institut Belledonne des Matériaux</a><ul class="menu"><li><a href="${host}/equipes">Équipes</a></li><li><a href="${host}/annuaire">Annuaire</a></li><li><a href="${host}/actualites">Actualités</a></li></ul></header>
<main role="main"><div class="region-content">${main}</div></main><footer role="contentinfo">Institut Belledonne des Matériaux (IBM2), 11 rue des Matériaux, 38000 Grenoble, France. Un institut de recherche (research institute).</footer></div></body></html>`
})
const orcid = id => `https://orcid.org/${id}`
const fournel = "0009-0091-7700-4101"
const diop = "0009-0091-7700-4128"
const ravanat = "0009-0091-7700-4136"

export default {
  people: [
    {
      id: "belledonne-claire-fournel-research",
      about: "Director of research, electrochemist; a communications officer of the same name works at the same institute.",
      contact: { email: "claire.fournel@institut-belledonne.example", full_name: "Claire Fournel", company: "Institut Belledonne des Matériaux", title: "Directrice de recherche" },
      outcome: "found",
      facts: {
        title: "Director of Research | Directrice de recherche | Research director",
        company: "Institut Belledonne des Matériaux | Institut Belledonne",
        location: "Grenoble, France | Grenoble",
        skills: ["Solid-state batteries | batteries tout solide | solid electrolytes", "Electrochemistry | électrochimie | impedance spectroscopy"],
        education: [{ institution: "Université Grenoble Alpes | Grenoble Alpes University", degree: "PhD | Doctorat | Doctorate", field: "Electrochemistry | électrochimie", year: 2004 }],
        achievements: ["CNRS bronze medal 2012 | Médaille de bronze du CNRS 2012 | Bronze medal of the CNRS", "Coordinates the European project SOLIVA | SOLIVA coordinator | coordinatrice du projet européen SOLIVA"]
      },
      also: {
        industry: "Research | Materials science | Scientific research | Materials research",
        skills: ["Impedance spectroscopy | spectroscopie d'impédance", "Batteries"],
        achievements: ["Author of 'Grain boundaries in sulfide electrolytes' | Grain boundaries in sulfide electrolytes (2025)", "64 works | 64 publications | 3,120 citations | cited 3120 times", "At the institute since 2008 | Director of Research since 2008", "Heads the Énergie solide team | Responsable de l'équipe Énergie solide"]
      },
      sources: [`${host}/annuaire`, `${host}/equipes`, orcid(fournel), "https://openalex.org/A5910000401", "https://doi.org/10.91770/jse.2025.0118"],
      never: ["Chargée de communication", "communications officer", "press officer", "journalism", "Fête de la science", "Sciences Po"]
    },
    {
      id: "belledonne-claire-fournel-communication",
      about: "Communications officer; a director of research of the same name works at the same institute.",
      contact: { email: "claire.fournel.com@institut-belledonne.example", full_name: "Claire Fournel", company: "Institut Belledonne des Matériaux", title: "Chargée de communication" },
      outcome: "found",
      facts: {
        title: "Communications Officer | Chargée de communication | Communication officer | Chargée de communication et relations presse",
        company: "Institut Belledonne des Matériaux | Institut Belledonne",
        location: "Grenoble, France | Grenoble",
        education: [{ institution: "Sciences Po Grenoble | Sciences Po", degree: "Master | Master's degree", field: "Journalism | Journalisme" }],
        skills: ["Press relations | relations presse | media relations", "Science communication | science outreach | médiation scientifique"],
        achievements: ["Organises the institute's Fête de la science | Organisatrice de la Fête de la science 2026 | Fête de la science 2026"]
      },
      also: {
        industry: "Research | Materials science | Scientific research | Materials research",
        achievements: ["Former local radio journalist | Journalist at Radio Chartreuse | ancienne journaliste à Radio Chartreuse"],
        skills: ["Journalism | journalisme"]
      },
      sources: [`${host}/annuaire`, `${host}/actualites/fete-de-la-science-2026`],
      never: ["electrochemistry", "Directrice de recherche", "Director of Research", "SOLIVA", "bronze", "CNRS", "batteries", "electrolyte"]
    },
    {
      id: "belledonne-amara-diop-lestrade",
      about: "Group leader with ORCID and a conference page; an interview gives her religion and salary (sensitive).",
      contact: { full_name: "Amara Diop-Lestrade", company: "Institut Belledonne des Matériaux" },
      outcome: "found",
      facts: {
        title: "Group Leader | Responsable d'équipe | Group leader, Recycled Metals | Head of the Recycled Metals group | Responsable de l'équipe Métaux recyclés",
        company: "Institut Belledonne des Matériaux | Institut Belledonne",
        location: "Grenoble, France | Grenoble",
        skills: ["Metallurgy | métallurgie", "Metal recycling | recycled metals | Recycled aluminium | métaux recyclés"],
        education: [{ institution: "KU Leuven | Katholieke Universiteit Leuven", degree: "PhD | Doctorate", field: "Metallurgy | Materials engineering" }],
        achievements: ["Keynote at Circular Metals 2026 in Leuven | Keynote speaker at Circular Metals 2026 | 'What scrap remembers'"],
        hobbies: ["Trail running | trail | runs trails"]
      },
      also: {
        industry: "Research | Materials science | Scientific research | Materials research",
        achievements: ["Former postdoctoral researcher at KTH | Postdoctoral researcher at KTH Royal Institute of Technology | Postdoc in Stockholm (2015–2018)", "Group leader since 2018", "Author of 'Iron pick-up in recycled aluminium' | Iron pick-up in recycled aluminium (2024)"],
        education: [{ institution: "École Polytechnique de Thiès | Thiès | EPT", degree: "Engineering degree | Diplôme d'ingénieur", field: "Mechanical engineering | génie mécanique" }],
        skills: ["Circular economy", "Aluminium alloys | aluminium"],
        interests: ["Circular economy | recycling"]
      },
      sources: [`${host}/annuaire`, `${host}/equipes`, orcid(diop), "https://circularmetals.example/2026/keynotes", "https://alpes-portraits.example/amara-diop-lestrade"],
      sensitive: ["Muslim", "musulmane", "Ramadan", "4 100", "salaire", "salary"]
    },
    {
      id: "belledonne-julien-ravanat",
      about: "Changed employers: ORCID says he left for the institute in 2025; an old lab page in Lyon still lists him.",
      contact: { email: "julien.ravanat@institut-belledonne.example" },
      outcome: "found",
      facts: {
        title: "Research Engineer | Ingénieur de recherche",
        company: "Institut Belledonne des Matériaux | Institut Belledonne",
        location: "Grenoble, France | Grenoble",
        skills: ["Electron microscopy | microscopie électronique | TEM", "Python"],
        education: [{ institution: "INSA Lyon", degree: "PhD | Doctorat | Doctorate", field: "Materials science | Materials Science and Engineering | Matériaux", year: 2022 }],
        achievements: ["Author of grainmap, a tool for microscope images | grainmap | Maintains grainmap"]
      },
      also: {
        industry: "Research | Materials science | Scientific research | Materials research",
        achievements: ["Published tem-notebooks | tem-notebooks", "Former postdoc at Laboratoire Rhône Surfaces, Lyon | Postdoctoral researcher at Laboratoire Rhône Surfaces (2022–2025) | Post-doctorant, Laboratoire Rhône Surfaces"],
        skills: ["Image segmentation | segmentation", "TEM | transmission electron microscopy", "Microscopy | microscopie", "Jupyter Notebook | Jupyter"]
      },
      sources: [`${host}/annuaire`, orcid(ravanat), "https://github.com/jravanat-grains", "https://rhone-surfaces.example/equipe.html"]
    }
  ],
  pages: [
    page("/", "Accueil", `<h1>Comprendre la matière, la réutiliser</h1><p>130 personnes à Grenoble étudient les matériaux de l'énergie et du recyclage. <a href="${host}/annuaire">Annuaire</a></p>`),
    page("/equipes", "Équipes", `<h1>Équipes</h1><h2>Énergie solide</h2><p>Batteries tout solide, électrolytes, spectroscopie d'impédance. Responsable : Claire Fournel, directrice de recherche, coordinatrice du projet européen SOLIVA.</p><h2>Métaux recyclés</h2><p>Métallurgie de l'aluminium recyclé. Responsable : Amara Diop-Lestrade.</p>`),
    page("/annuaire", "Annuaire", `<h1>Annuaire</h1><div class="view-content">
<div class="views-row"><h3>Claire Fournel</h3><p>Directrice de recherche, équipe Énergie solide<br>claire.fournel@institut-belledonne.example</p><p>Électrochimiste, docteure de l'Université Grenoble Alpes (2004), médaille de bronze du CNRS 2012. <a href="${orcid(fournel)}">ORCID</a></p></div>
<div class="views-row"><h3>Claire Fournel</h3><p>Chargée de communication et relations presse<br>claire.fournel.com@institut-belledonne.example</p><p>Master de journalisme, Sciences Po Grenoble. Ancienne journaliste à Radio Chartreuse. Médiation scientifique.</p></div>
<div class="views-row"><h3>Amara Diop-Lestrade</h3><p>Responsable de l'équipe Métaux recyclés (group leader) <a href="${orcid(diop)}">ORCID</a></p></div>
<div class="views-row"><h3>Julien Ravanat</h3><p>Ingénieur de recherche, microscopie électronique <a href="${orcid(ravanat)}">ORCID</a> <a href="https://github.com/jravanat-grains">GitHub</a></p></div></div>`),
    page("/actualites", "Actualités", `<h1>Actualités</h1><p><a href="${host}/actualites/fete-de-la-science-2026">Fête de la science 2026</a></p>`),
    page("/actualites/fete-de-la-science-2026", "Fête de la science 2026", `<h1>Fête de la science 2026</h1><p>Trois jours, 1 200 élèves. « Il faut toucher pour comprendre », dit Claire Fournel, chargée de communication et organisatrice. Contact presse : claire.fournel.com@institut-belledonne.example</p>`),
    {
      url: "https://circularmetals.example/2026/keynotes",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Keynotes, Circular Metals 2026, Leuven</title></head><body><h1>Keynotes</h1><h2>What scrap remembers</h2><p><b>Amara Diop-Lestrade</b>, group leader Recycled Metals, Institut Belledonne des Matériaux, Grenoble. She took her PhD in metallurgy at KU Leuven, and returns with ten years of recycled aluminium.</p></body></html>`
    },
    {
      url: "https://alpes-portraits.example/amara-diop-lestrade",
      body: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Amara Diop-Lestrade, la mémoire du métal – Alpes Portraits</title></head><body><article><h1>La mémoire du métal</h1><p>Responsable d'équipe à l'Institut Belledonne, Amara Diop-Lestrade a étudié à l'École Polytechnique de Thiès (diplôme d'ingénieur, génie mécanique / mechanical engineering) avant Leuven. Le dimanche elle fait du trail en Chartreuse.</p><p>Elle parle sans détour : musulmane pratiquante, elle court aussi pendant le Ramadan ; son salaire est de 4 100 euros.</p></article></body></html>`
    },
    {
      url: "https://rhone-surfaces.example/equipe.html",
      body: `<html><head><meta charset="utf-8"><title>Laboratoire Rhône Surfaces - équipe</title></head><body><h1>Équipe (2023)</h1><ul><li>Hélène Bastide, directrice</li><li>Julien Ravanat, post-doctorant, TEM</li></ul></body></html>`
    }
  ],
  orcid: [
    { id: fournel, given: "Claire", family: "Fournel", biography: "Director of research working on solid electrolytes for solid-state batteries.", keywords: ["solid-state batteries", "electrochemistry", "impedance spectroscopy"], country: "FR",
      employments: [{ organization: "Institut Belledonne des Matériaux", role: "Director of Research", city: "Grenoble", country: "FR", from: 2008 }],
      educations: [{ organization: "Université Grenoble Alpes", role: "PhD in Electrochemistry", city: "Grenoble", country: "FR", from: 2001, to: 2004 }],
      works: [{ title: "Grain boundaries in sulfide electrolytes", type: "journal-article", year: 2025, journal: "Journal of Solid Electrolytes" }] },
    { id: diop, given: "Amara", family: "Diop-Lestrade", keywords: ["metallurgy", "aluminium", "circular economy"], country: "FR",
      employments: [{ organization: "Institut Belledonne des Matériaux", role: "Group Leader", city: "Grenoble", country: "FR", from: 2018 }, { organization: "KTH Royal Institute of Technology", role: "Postdoctoral researcher", city: "Stockholm", country: "SE", from: 2015, to: 2018 }],
      educations: [{ organization: "KU Leuven", role: "PhD in Metallurgy", city: "Leuven", country: "BE", from: 2010, to: 2014 }],
      works: [{ title: "Iron pick-up in recycled aluminium", type: "journal-article", year: 2024, journal: "Circular Metals Letters" }] },
    { id: ravanat, given: "Julien", family: "Ravanat", keywords: ["electron microscopy", "image segmentation"], country: "FR",
      employments: [{ organization: "Institut Belledonne des Matériaux", role: "Research Engineer", city: "Grenoble", country: "FR", from: 2025 }, { organization: "Laboratoire Rhône Surfaces", role: "Postdoctoral researcher", city: "Lyon", country: "FR", from: 2022, to: 2025 }],
      educations: [{ organization: "INSA Lyon", role: "PhD in Materials Science", city: "Lyon", country: "FR", from: 2018, to: 2022 }] }
  ],
  openalex: [{ id: "A5910000401", name: "Claire Fournel", orcid: fournel, institution: "Institut Belledonne des Matériaux", country: "FR", years: [2022, 2023, 2024, 2025], works_count: 64, cited_by_count: 3120, topics: ["Solid-state batteries", "Electrochemistry"] }],
  crossref: [{ doi: "10.91770/jse.2025.0118", title: "Grain boundaries in sulfide electrolytes", journal: "Journal of Solid Electrolytes", published: [2025, 3, 4], authors: [{ given: "Claire", family: "Fournel", affiliation: "Institut Belledonne des Matériaux", orcid: fournel }] }],
  github: [{ login: "jravanat-grains", id: 910204488, name: "Julien Ravanat", company: "Institut Belledonne", location: "Grenoble", bio: "Electron microscopy and Python",
    repositories: [{ name: "grainmap", description: "Segmentation of grains in electron microscope images", language: "Python", topics: ["microscopy", "segmentation"], stars: 87, pushed_at: "2026-09-14T08:00:00Z" }, { name: "tem-notebooks", language: "Jupyter Notebook", stars: 6, pushed_at: "2025-05-02T08:00:00Z" }] }]
}
