// Sloanfield Beaulac LLP, Halifax, Nova Scotia: a law firm, Drupal
const host = "https://www.sloanfieldbeaulac.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en-CA" dir="ltr"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><title>${title} | Sloanfield Beaulac LLP</title><link rel="canonical" href="${host + path}"></head>
<body class="path-node"><header role="banner"><a href="/" rel="home">Sloanfield Beaulac LLP</a><nav role="navigation"><ul class="menu"><li><a href="/lawyers">Our lawyers</a></li><li><a href="/practice-areas">Practice areas</a></li><li><a href="/insights">Insights</a></li></ul></nav></header><main role="main"><div class="layout-content">${main}</div></main><footer role="contentinfo">Sloanfield Beaulac LLP, barristers and solicitors, 1880 Lower Water Terrace, Halifax, Nova Scotia</footer></body></html>`
})
const company = "Sloanfield Beaulac LLP | Sloanfield Beaulac"
const location = "Halifax | Halifax, Nova Scotia | Halifax, Canada | Halifax, Nova Scotia, Canada | Halifax, NS"
const industry = "Law | Legal services | Law firm | Law practice | Legal"

export default {
  people: [
    {
      id: "gordon-sloanfield",
      about: "Father; his son of the same name works at the same firm.",
      contact: { email: "gsloanfield@sloanfieldbeaulac.example", full_name: "Gordon Sloanfield", company: "Sloanfield Beaulac LLP", title: "Founding Partner" },
      outcome: "found",
      facts: {
        title: "Founding Partner | Partner",
        company, location, industry,
        skills: ["Maritime law | shipping law | maritime and shipping law | Admiralty law"],
        education: [{ institution: "Dalhousie University | Dalhousie", degree: "LLB | Bachelor of Laws", field: "Law", year: 1981 }],
        achievements: ["King's Counsel | appointed King's Counsel | K.C. | KC"],
        memberships: ["Citadel Harbour Museum (board chair) | chair of the Citadel Harbour Museum | Citadel Harbour Museum"]
      },
      also: {
        certifications: ["K.C. | King's Counsel | LLB"],
        achievements: ["Founded the firm in 1989 | founder of Sloanfield Beaulac | founded Sloanfield Beaulac in 1989"],
        causes: ["Maritime heritage | Citadel Harbour Museum | harbour history"],
        interests: ["Maritime heritage | harbour history"]
      },
      sources: [`${host}/lawyers`, `${host}/lawyers/gordon-sloanfield-kc`, "https://citadelharbourmuseum.example/board"],
      never: ["Associate", "privacy", "data protection", "curling", "McGill", "2016"]
    },
    {
      id: "gordon-sloanfield-jr",
      about: "Son; his father of the same name founded the firm.",
      contact: { email: "gordon.jr@sloanfieldbeaulac.example", full_name: "Gordon Sloanfield Jr.", company: "Sloanfield Beaulac LLP" },
      outcome: "found",
      facts: {
        title: "Associate | Associate lawyer",
        company, location, industry,
        skills: ["Privacy law | privacy and data protection | data protection | data protection law"],
        education: [{ institution: "McGill University | McGill", degree: "JD | Juris Doctor", field: "Law", year: 2016 }],
        certifications: ["CIPP/C | Certified Information Privacy Professional/Canada"],
        hobbies: ["Curling | curls"]
      },
      also: {
        sports_teams: ["Northwest Arm Curling Club | skip at Northwest Arm Curling Club"],
        memberships: ["Northwest Arm Curling Club"],
        interests: ["Privacy | data protection", "Curling"],
        achievements: ["Author of 'Five questions to ask your cloud provider' | Five questions to ask your cloud provider", "Won the 2025 club bonspiel | skip of the winning rink, 2025 club bonspiel | 2025 club bonspiel"]
      },
      sources: [`${host}/lawyers`, `${host}/lawyers/gordon-sloanfield-jr`, `${host}/insights`, "https://nwarmcurling.example/results/2025"],
      never: ["King's Counsel", "K.C.", "Founding Partner", "maritime", "Museum", "Dalhousie", "1981", "1989"]
    }
  ],
  pages: [
    page("/", "Barristers and solicitors", `<h1>A Halifax law firm since 1989</h1><p>Shipping, property, privacy. <a href="/lawyers">Meet our lawyers</a>.</p>`),
    page("/practice-areas", "Practice areas", `<h1>Practice areas</h1><ul><li>Maritime and shipping law</li><li>Property</li><li>Privacy and data protection</li></ul>`),
    page("/lawyers", "Our lawyers", `<h1>Our lawyers</h1><div class="views-row"><h3><a href="/lawyers/gordon-sloanfield-kc">Gordon Sloanfield, K.C.</a></h3><p>Founding Partner</p></div><div class="views-row"><h3><a href="/lawyers/gordon-sloanfield-jr">Gordon Sloanfield Jr.</a></h3><p>Associate</p></div>`),
    page("/lawyers/gordon-sloanfield-kc", "Gordon Sloanfield, K.C.", `<article><h1>Gordon Sloanfield, K.C.</h1><p class="field--position">Founding Partner, Halifax</p><p>Gordon Sloanfield founded the firm in 1989 and practises maritime and shipping law. He graduated from Dalhousie University (LLB, 1981) and was appointed King's Counsel.</p><p><a href="mailto:gsloanfield@sloanfieldbeaulac.example">gsloanfield@sloanfieldbeaulac.example</a></p></article>`),
    page("/lawyers/gordon-sloanfield-jr", "Gordon Sloanfield Jr.", `<article><h1>Gordon Sloanfield Jr.</h1><p class="field--position">Associate, Halifax</p><p>Gordon Sloanfield Jr. advises companies on privacy and data protection. JD, McGill University, 2016; CIPP/C. In winter he is found curling.</p><p><a href="mailto:gordon.jr@sloanfieldbeaulac.example">gordon.jr@sloanfieldbeaulac.example</a></p></article>`),
    page("/insights", "Insights", `<h1>Insights</h1><article><h2>Five questions to ask your cloud provider</h2><p>By Gordon Sloanfield Jr., Associate. 14 May 2026. Where is the data? Who may read it? Start there.</p></article>`),
    {
      url: "https://citadelharbourmuseum.example/board",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board | Citadel Harbour Museum</title></head><body><h1>Board of trustees</h1><p>The museum keeps the maritime heritage of Halifax.</p><ul><li>Chair: Gordon Sloanfield, K.C., founding partner of Sloanfield Beaulac LLP</li><li>Treasurer: Heather Muise-Landry</li></ul></body></html>`
    },
    {
      url: "https://nwarmcurling.example/results/2025",
      body: `<html><head><title>Northwest Arm Curling Club - Results 2025</title></head><body><h1>2025 club bonspiel</h1><p>Winning rink: Gordon Sloanfield Jr. (skip; Sloanfield Beaulac LLP), P. Zinck, A. Comeau, T. Hebb</p></body></html>`
    }
  ]
}
