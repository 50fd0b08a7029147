const host = "https://trastvikbio.example"
const page = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} — Trastvik Biologics</title>
<meta name="description" content="Trastvik Biologics AB develops bispecific antibodies for rare autoimmune diseases.">
<meta name="generator" content="HubSpot">${head}
</head><body class="hs-content-id-118">
<div class="header-container-wrapper"><a href="/">Trastvik</a><ul role="menu"><li><a href="/pipeline">Pipeline</a></li><li><a href="/about/leadership">Leadership</a></li><li><a href="/news">News</a></li><li><a href="/investors">Investors</a></li><li><a href="/careers">Careers</a></li></ul></div>
<div class="body-container-wrapper">${main}</div>
<div class="footer-container-wrapper"><p>Trastvik Biologics AB, Dag Hammarskjölds väg 48, SE-752 37 Uppsala, Sweden</p><p>Subscribe to our press releases &nbsp; | &nbsp; Privacy notice &nbsp; | &nbsp; Whistleblowing</p></div>
</body></html>`
})

export default {
  people: [
    {
      id: "linnea-hallstrom-okafor",
      about: "Scientist with ORCID, OpenAlex, papers, a podcast in Swedish.",
      contact: { email: "linnea.hallstrom-okafor@trastvikbio.example", full_name: "Linnea Hallström-Okafor", company: "Trastvik Biologics AB" },
      outcome: "found",
      facts: {
        title: "Chief Scientific Officer | CSO | forskningschef",
        company: "Trastvik Biologics AB | Trastvik Biologics | Trastvik",
        location: "Uppsala, Sweden | Uppsala",
        industry: "biotechnology | biotech | antibody therapeutics",
        skills: ["antibody engineering", "immunology"],
        achievements: ["co-inventor of TVB-204 | TVB-204 | co-inventor of the bispecific antibody TVB-204"],
        hobbies: ["segling | sailing"],
        education: [{ institution: "Karolinska Institutet | Karolinska Institute", degree: "PhD | Doctor of Philosophy", field: "immunology", year: 2011 }]
      },
      also: {
        title: "co-founder of Trastvik Biologics | co-founder | medgrundare | docent at Uppsala University | docent",
        location: "Sweden | Sverige",
        industry: "life sciences | pharmaceuticals | drug development | autoimmune diseases",
        skills: ["scientific leadership | research | scientific writing", "monoclonal antibodies", "bispecific antibodies", "autoimmunity", "drug development | clinical development", "phage display", "B cells | B cell biology", "leading research teams | leads 34 scientists", "molecular biology"],
        achievements: ["co-founded Trastvik Biologics in 2016 | co-founder", "more than 40 peer-reviewed papers | 46 works", "Rosén Prize for young immunologists 2014 | Rosén Prize", "A bispecific antibody that silences autoreactive B cells | paper in Frontiers of Antibody Science", "Half-life extension of bispecific formats in primates", "seglade Gotland Runt | sailed Gotland Runt | completed Gotland Runt four times", "featured in the podcast Celltid | guest of Celltid", "first patient dosed with TVB-204", "postdoctoral fellow at the University of Toronto 2011–2014", "1,880 citations | cited 1,880 times", "board of Uppsala Life Science Forum"],
        interests: ["translational immunology | rare diseases", "autoimmune diseases | autoimmunity | immune tolerance", "sailing | segling", "phage display | antibody engineering | bispecific antibodies | monoclonal antibodies", "pemphigus | autoimmune bullous skin diseases", "B cells"],
        memberships: ["Uppsala Life Science Forum | board of the Uppsala Life Science Forum"],
        education: [{ institution: "University of Toronto", degree: "postdoctoral fellow | postdoc", year: 2014 }, { institution: "Lund University | Lunds universitet", degree: "MSc | Master of Science", field: "molecular biology", year: 2006 }]
      },
      sources: [host + "/about/leadership", host + "/news/first-patient-dosed-tvb-204", "https://orcid.org/0000-0002-7719-4305", "https://celltid.example/avsnitt/41"]
    },
    {
      id: "erik-sandell",
      about: "Regulatory man known also to an orienteering club; another Erik Sandell sells houses in Malmö.",
      contact: { email: "erik.sandell@trastvikbio.example" },
      outcome: "found",
      facts: {
        title: "Head of Regulatory Affairs",
        company: "Trastvik Biologics AB | Trastvik Biologics | Trastvik",
        location: "Uppsala, Sweden | Uppsala",
        industry: "biotechnology | biotech | antibody therapeutics",
        hobbies: ["orientering | orienteering"],
        memberships: ["OK Tallskogen"],
        education: [{ institution: "Uppsala University | Uppsala universitet", degree: "MSc | MSc in Pharmacy | Master of Science", field: "pharmacy", year: 2004 }],
        certifications: ["RAC | Regulatory Affairs Certification | RAC-Drugs"]
      },
      also: {
        title: "kassör i OK Tallskogen | treasurer of OK Tallskogen | styrelseledamot",
        location: "Sweden | Sverige",
        industry: "life sciences | pharmaceuticals | drug development",
        skills: ["assessing medicines | assessor | drug assessment", "kartläsning | map reading", "regulatory affairs | regulatory strategy", "clinical trial applications | CTA", "orphan drug designation | orphan designation", "pharmacy", "ekonomi i föreningen | bookkeeping", "banläggning | course setting"],
        achievements: ["orphan designation for TVB-204 | obtained orphan designation from EMA in 2023", "seven years as assessor at the Swedish Medical Products Agency | former assessor at the Swedish Medical Products Agency", "clinical trial applications in five countries | clinical trial application approved after a single round of questions", "3:a i H45 på Tallskogens vårtävling | third in H45 at the spring race 2026 | third place H45", "banläggare natt-DM 2025 | course setter of the night championship", "joined Trastvik in 2018"],
        interests: ["pharmaceuticals | rare diseases", "orienteering | orientering"],
        hobbies: ["running"]
      },
      sources: [host + "/about/leadership", "https://www.oktallskogen.example/om/styrelsen", "https://www.oktallskogen.example/resultat/vartavling-2026"],
      never: ["fastighetsmäklare", "Limhamn", "Malmö"]
    },
    {
      id: "mirza-begovic",
      about: "Newspaper portrait in Swedish that tells of illness and faith.",
      contact: { email: "m.begovic@trastvikbio.example", full_name: "Mirza Begović", title: "Senior Bioprocess Engineer", company: "Trastvik Biologics" },
      outcome: "found",
      facts: {
        title: "senior processingenjör | Senior Bioprocess Engineer | Senior Process Engineer",
        company: "Trastvik Biologics AB | Trastvik Biologics | Trastvik",
        location: "Uppsala | Uppsala, Sweden | Uppsala, Sverige",
        industry: "bioteknik | biotechnology | biotech",
        skills: ["kromatografi | chromatography", "uppskalning | scale-up"],
        hobbies: ["handboll | handball | tränar ett pojklag i handboll | coaching youth handball | handbollstränare"],
        memberships: ["IK Fyrisvallen"],
        education: [{ institution: "KTH | Kungliga Tekniska högskolan | KTH Royal Institute of Technology", degree: "civilingenjör | MSc in Engineering | Master of Science in Engineering", field: "kemiteknik | chemical engineering", year: 2009 }]
      },
      also: {
        title: "tränare för P12 | handbollstränare för P12 | coach of the boys' team P12",
        location: "Sverige | Sweden",
        skills: ["kemiteknik | chemical engineering", "antibody manufacturing | manufacturing | tillverkning", "handbollstränare | coaching", "bioprocess engineering | bioprocessing | processutveckling | process development", "bioreaktorer | bioreactors", "GMP", "ledarskap | leadership", "downstream processing | protein purification"],
        achievements: ["ledde uppstarten av 2000-litersanläggningen | led the start-up of the 2,000-litre line | 2000-liter line in 2024", "utbyte upp med 30 procent | yield raised by 30 percent", "Årets ledare 2025 | leader of the year 2025 of IK Fyrisvallen", "P12 vann Fyriscupen | won the Fyris cup with his team", "at Trastvik since 2019"],
        interests: ["bioprocessing | bioteknik", "handboll | handball", "ungdomsidrott | youth sports"],
        causes: ["idrott för barn i Gottsunda | sport for children in Gottsunda | gratis handboll för alla | youth sports"]
      },
      sources: ["https://www.fyrisbladet.example/sport/mirza-begovic-arets-ledare", host + "/news/2000-litre-line"],
      sensitive: ["lymfom", "cellgift", "moskén", "Ramadan"]
    }
  ],
  pages: [
    page("/", "Bispecific antibodies for rare autoimmune disease", `<h1>Quieting the right cells</h1><p>Trastvik Biologics is a clinical-stage biotech company in Uppsala, Sweden. Our lead candidate TVB-204 is a bispecific antibody for patients with pemphigus.</p><a href="/about/leadership">Meet the leadership</a> <a href="/news/first-patient-dosed-tvb-204">First patient dosed</a> <a href="/news/2000-litre-line">Our 2,000-litre line is running</a>`),
    page("/about/leadership", "Leadership", `<h1>Leadership</h1>
<div class="row-fluid"><div class="span4"><h3>Anders Wikner</h3><h5>Chief Executive Officer</h5><p>30 years in pharma, most of them in Södertälje.</p></div>
<div class="span4"><h3>Linnea Hallström-Okafor, PhD</h3><h5>Chief Scientific Officer, co-founder</h5><p>Linnea co-founded Trastvik in 2016 on the results of her research and leads our 34 scientists. She is co-inventor of TVB-204. She received her PhD in immunology at Karolinska Institutet in 2011 and was a postdoctoral fellow at the University of Toronto (2011–2014). Author of more than 40 peer-reviewed papers on antibody engineering and autoimmunity. Recipient of the Rosén Prize for young immunologists 2014. Linnea is a docent at Uppsala University and sits on the board of the Uppsala Life Science Forum.</p></div>
<div class="span4"><h3>Erik Sandell</h3><h5>Head of Regulatory Affairs</h5><p>Erik joined in 2018. Before, he worked seven years as an assessor at the Swedish Medical Products Agency. At Trastvik he prepared the clinical trial applications in five countries and obtained the orphan designation of TVB-204 from EMA in 2023. MSc in pharmacy, Uppsala University (2004). RAC certified.</p></div></div>`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Trastvik Biologics AB","url":"https://trastvikbio.example/","address":{"@type":"PostalAddress","addressLocality":"Uppsala","addressCountry":"SE"},"founder":{"@type":"Person","name":"Linnea Hallström-Okafor","jobTitle":"Chief Scientific Officer","sameAs":"https://orcid.org/0000-0002-7719-4305"}}</script>`),
    page("/news/first-patient-dosed-tvb-204", "First patient dosed with TVB-204", `<h1>First patient dosed with TVB-204</h1><p>Uppsala, 4 November 2025. Trastvik Biologics AB today announced that the first patient has been dosed in the phase 1b study of TVB-204.</p><p>"Fifteen years ago this was a curious band on a gel," said Linnea Hallström-Okafor, Chief Scientific Officer. "We found the binder by phage display, and nobody believed that it would be tolerated."</p><p>The clinical trial application was approved after a single round of questions, added Erik Sandell, Head of Regulatory Affairs.</p><h4>About Trastvik</h4><p>Trastvik Biologics AB is a biotechnology company which develops antibody therapeutics against rare autoimmune diseases.</p>`),
    page("/pipeline", "Pipeline", `<h1>Pipeline</h1><table><tr><th>Candidate</th><th>Indication</th><th>Stage</th></tr><tr><td>TVB-204</td><td>Pemphigus vulgaris</td><td>Phase 1b</td></tr><tr><td>TVB-311</td><td>Myasthenia gravis</td><td>Preclinical</td></tr><tr><td>TVB-3xx</td><td>Undisclosed</td><td>Discovery</td></tr></table>`),
    page("/careers", "Careers", `<h1>Careers</h1><p>78 people, 19 nationalities, one coffee machine which we all fear. Open positions: QA specialist, laboratory engineer (flow cytometry), office coordinator.</p>`),
    page("/news/2000-litre-line", "Our 2,000-litre line is running", `<h1>Our 2,000-litre line is running</h1><p>14 May 2024. After 16 months of works the GMP manufacturing line 2 has delivered its first batch. "Scale-up is never only bigger steel. We changed two chromatography steps and got 30 percent more yield," says Mirza Begović, Senior Bioprocess Engineer, who led the start-up.</p>`)
  ],
  orcid: [
    {
      id: "0000-0002-7719-4305", given: "Linnea", family: "Hallström-Okafor", credit_name: "L. Hallström-Okafor", other_names: ["Linnea Hallström"],
      biography: "Immunologist working on bispecific antibodies and immune tolerance.",
      keywords: ["antibody engineering", "autoimmunity", "phage display", "B cells"],
      urls: [{ label: "Trastvik Biologics", url: "https://trastvikbio.example/about/leadership" }],
      country: "SE",
      employments: [
        { organization: "Trastvik Biologics AB", role: "Chief Scientific Officer", city: "Uppsala", country: "SE", from: 2016 },
        { organization: "University of Toronto", role: "Postdoctoral fellow", department: "Immunology", city: "Toronto", country: "CA", from: 2011, to: 2014 }
      ],
      educations: [
        { organization: "Karolinska Institutet", role: "PhD in immunology", city: "Stockholm", country: "SE", from: 2006, to: 2011 },
        { organization: "Lund University", role: "MSc in molecular biology", city: "Lund", country: "SE", from: 2001, to: 2006 }
      ],
      works: [
        { title: "A bispecific antibody that silences autoreactive B cells", type: "journal-article", year: 2022, journal: "Frontiers of Antibody Science" },
        { title: "Half-life extension of bispecific formats in primates", type: "journal-article", year: 2019, journal: "Antibody Formats" }
      ]
    }
  ],
  openalex: [
    { id: "A5077190431", name: "Linnea Hallström-Okafor", orcid: "0000-0002-7719-4305", institution: "Trastvik Biologics AB", country: "SE", years: [2019, 2022, 2024], works_count: 46, cited_by_count: 1880, topics: ["Monoclonal and Polyclonal Antibodies Research", "Autoimmune Bullous Skin Diseases"] }
  ],
  crossref: [
    { doi: "10.5555/fas.2022.0417", title: "A bispecific antibody that silences autoreactive B cells", journal: "Frontiers of Antibody Science", published: [2022, 5, 17], authors: [{ given: "Linnea", family: "Hallström-Okafor", affiliation: "Trastvik Biologics AB, Uppsala", orcid: "0000-0002-7719-4305" }, { given: "Pekka", family: "Niiranen" }] }
  ]
}
