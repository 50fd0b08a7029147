// Maasbouw Architecten, Rotterdam: a small studio, hand-written site
const host = "https://maasbouw-architecten.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="author" content="Maasbouw Architecten"><style>body{font:16px/1.5 "Work Sans",sans-serif;max-width:46em;margin:2em auto}nav a{margin-right:1em}</style></head>
<body><nav><a href="/">maasbouw</a><a href="/office.html">office</a><a href="/work.html">work</a></nav>${main}<hr><small>Maasbouw Architecten · Delftsevaart 61 · Rotterdam · architecture and interiors</small></body></html>`
})
const company = "Maasbouw Architecten | Maasbouw | Maasbouw Architects"
const industry = "Architecture | Architecture and interiors | Architecture and interior design | Architectuur"

export default {
  people: [
    {
      id: "daan-hoekema-maasbouw",
      about: "Same name and city as the operations manager of Vaartlijn.",
      contact: { email: "daan@maasbouw-architecten.example", full_name: "Daan Hoekema", company: "Maasbouw Architecten", title: "Architect" },
      outcome: "found",
      facts: {
        title: "Partner and architect | Partner | Architect | Founding partner | Architect and partner",
        company,
        location: "Rotterdam | Rotterdam, Netherlands | Rotterdam, The Netherlands",
        industry,
        education: [{ institution: "TU Delft | Delft University of Technology | Technische Universiteit Delft", degree: "MSc | Master | Master of Science", field: "Architecture" }],
        achievements: ["Rotterdam Timber Prize 2022 | won the Rotterdam Timber Prize 2022 | Timber Prize 2022 for Kade 9"],
        hobbies: ["Ceramics | pottery | keramiek"]
      },
      also: {
        skills: ["Timber construction | building in timber | timber housing | wooden buildings"],
        interests: ["Ceramics | pottery", "Timber housing | timber construction | building in timber"],
        achievements: ["Designed Kade 9 | Kade 9, 24 timber homes | Kade 9", "Co-founded Maasbouw in 2016 | founded Maasbouw Architecten in 2016 with Fenna Brouwerius | co-founder of Maasbouw", "Speaker at Houtbouwdagen | Houtbouwdagen"]
      },
      sources: [`${host}/office.html`, `${host}/work.html`, "https://houtbouwdagen.example/sprekers/daan-hoekema"],
      never: ["Vaartlijn", "barge", "Operations Manager", "Hogeschool", "Logistics", "Maasbocht", "racing bike", "Limburg"]
    },
    {
      id: "fenna-brouwerius",
      about: "E-mail alone, short address; interior architect with very little online.",
      contact: { email: "fenna@maasbouw-architecten.example" },
      outcome: "found",
      facts: {
        title: "Partner and interior architect | Partner | Interior architect | Founding partner",
        company,
        location: "Rotterdam | Rotterdam, Netherlands | Rotterdam, The Netherlands | Schiedam | Schiedam, Netherlands",
        industry,
        education: [{ institution: "Willem de Kooning Academy | Willem de Kooning Academie" }],
        pets: ["greyhound Saar | Saar | greyhound | dog Saar | two-year-old greyhound called Saar"]
      },
      also: {
        location: "Schiedam | Rotterdam",
        skills: ["Interior architecture | interior design | interiors", "Library interiors | libraries"],
        achievements: ["Designed the library interior of Bibliotheek Gorzen | Bibliotheek Gorzen | interior of Bibliotheek Gorzen", "Co-founded Maasbouw in 2016 | founded Maasbouw in 2016 with Daan Hoekema | co-founder of Maasbouw"]
      },
      sources: [`${host}/office.html`, `${host}/work.html`],
      never: ["ceramic", "TU Delft"]
    }
  ],
  pages: [
    page("/", "Maasbouw Architecten, Rotterdam", `<h1>We build with what grows back.</h1><p>Maasbouw is an architecture studio in Rotterdam. Homes, schools, libraries. <a href="/office.html">Who we are</a>, <a href="/work.html">what we made</a>.</p>`),
    page("/office.html", "Office – Maasbouw Architecten", `<h1>Office</h1><p>Founded in 2016 by Daan Hoekema and Fenna Brouwerius.</p>
<h2>Daan Hoekema</h2><p>Partner and architect. MSc Architecture, TU Delft. Lives and works in Rotterdam; his subject is building in timber, his evenings belong to ceramics. <a href="mailto:daan@maasbouw-architecten.example">daan@maasbouw-architecten.example</a></p>
<h2>Fenna Brouwerius</h2><p>Partner and interior architect. Studied at the Willem de Kooning Academy. Lives in Schiedam with Saar, a two-year-old greyhound. <a href="mailto:fenna@maasbouw-architecten.example">fenna@maasbouw-architecten.example</a></p>`),
    page("/work.html", "Work – Maasbouw Architecten", `<h1>Work</h1><h3>Kade 9 (2022)</h3><p>24 timber homes in Rotterdam. Rotterdam Timber Prize 2022. Design: Daan Hoekema.</p><h3>Bibliotheek Gorzen (2024)</h3><p>Library interior in Schiedam. Design: Fenna Brouwerius.</p>`),
    {
      url: "https://houtbouwdagen.example/sprekers/daan-hoekema",
      body: `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Daan Hoekema - Houtbouwdagen</title></head><body><nav><a href="/">Houtbouwdagen</a> <a href="/sprekers">Sprekers</a></nav><div class="spreker"><h1>Daan Hoekema</h1><p>Architect en partner bij Maasbouw Architecten in Rotterdam. Won in 2022 met Kade 9 de Rotterdam Timber Prize.</p></div></body></html>`
    }
  ]
}
