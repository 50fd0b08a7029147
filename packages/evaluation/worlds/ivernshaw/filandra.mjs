const host = "https://www.filandra.example"
const page = (path, title, main) => ({
  url: host + path,
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} – FILANDRA</title><link rel="alternate" hreflang="it" href="${host}/it${path}"><meta property="og:site_name" content="Filandra"></head>
<body class="template-page"><announcement-bar>Free shipping in the EU from 150 €</announcement-bar><header><a href="/">FILANDRA</a> <a href="/collections/scarves">Scarves</a> <a href="/pages/sustainability">Sustainability</a> <a href="/blogs/thread/meet-ginevra">The thread</a> <a href="/pages/contact">Contact</a></header>
<main>${main}</main>
<footer>Filandra S.p.A. – Via per Cernobbio 30, 22100 Como, Italy – VAT IT00000000000 – Size guide – Returns – Privacy</footer></body></html>`
})
export default {
  people: [
    {
      id: "ginevra-castelnuovo",
      about: "Sustainability manager of a silk brand.",
      contact: { email: "g.castelnuovo@filandra.example", full_name: "Ginevra Castelnuovo", company: "Filandra" },
      outcome: "found",
      facts: {
        title: "Sustainability & Traceability Manager | Sustainability and Traceability Manager | Sustainability Manager",
        company: "Filandra S.p.A. | Filandra",
        location: "Como, Italy | Como",
        industry: "fashion | textiles | silk | apparel",
        skills: ["life cycle assessment | LCA", "supply chain traceability | traceability"],
        achievements: ["traced 92 percent of the silk to the farm | silk traced to the farm | 92 percent traceable silk"],
        hobbies: ["rowing | rowing in a lucia boat | lake rowing"],
        education: [{ institution: "Politecnico di Milano", degree: "MSc | Master of Science", field: "materials engineering", year: 2014 }]
      },
      also: {
        title: "guest lecturer | materials engineer",
        location: "Italy | Lombardy | Lake Como",
        industry: "luxury | accessories | scarves",
        skills: ["sustainability", "silk | textiles", "auditing", "teaching | lecturing", "water reduction | resource efficiency", "dyeing chemistry | chemicals management | dyes", "GOTS audits | GOTS", "materials engineering", "sustainability reporting", "Chinese | Mandarin"],
        achievements: ["water use down 35 percent | reduced water use in dyeing by 35 percent", "guest lecturer at Politecnico di Milano | guest lectures", "speaker on the panel Thread by thread at Lario Textile Days 2025 | Lario Textile Days 2025 | Thread by thread", "first sustainability report of Filandra in 2021", "joined in 2019 | with Filandra since 2019", "former consultant for dyes at a testing laboratory in Milan"],
        interests: ["sustainability | traceability", "Lake Como", "gardening | mulberry trees", "silk | mulberry | sericulture", "rowing"],
        hobbies: ["growing mulberry trees | mulberry trees | gardening"],
        causes: ["revival of Italian silk farming | Italian sericulture | sericulture in Italy"],
        memberships: ["Canottieri Lariana Nuova | rowing club Canottieri Lariana Nuova"],
        certifications: ["GOTS auditor | qualified GOTS auditor"]
      },
      sources: [host + "/pages/sustainability", host + "/blogs/thread/meet-ginevra", "https://www.lariotextiledays.example/2025"]
    },
    {
      id: "lotta-k",
      about: "A webmail address alone, known nowhere.",
      contact: { email: "lotta.k.91@gmail.com" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ],
  pages: [
    page("/", "Silk from Como", `<h1>Silk, woven by the lake</h1><p>Filandra is a fashion house for silk scarves in Como, Italy. Woven, printed and hemmed within eleven kilometres.</p>`),
    page("/pages/sustainability", "Sustainability", `<h1>Where it comes from</h1><p>Today 92 percent of our silk is traced to the farm. Water use in dyeing went down by 35 percent since 2019. Our first sustainability report came out in 2021; every figure comes with its life cycle assessment.</p><p>Questions? Write to Ginevra Castelnuovo, Sustainability &amp; Traceability Manager: g.castelnuovo@filandra.example</p>`),
    page("/blogs/thread/meet-ginevra", "Meet Ginevra", `<h1>Meet Ginevra</h1><p>Ginevra Castelnuovo joined Filandra in 2019 from a testing laboratory in Milan, where she had been a consultant for dyes and learned to be a GOTS auditor. She studied materials engineering (MSc, Politecnico di Milano, 2014), and goes back once a year as guest lecturer.</p><p>"Supply chain traceability is not software. It is going there," she says. For that she learned Mandarin. Her dream are Italian cocoons: sericulture in Italy died in her grandmother's time, and in her garden there are already nine mulberry trees.</p><p>Mornings at six she is on the lake, rowing standing in a lucia, the old boat of Lake Como, with the ladies of Canottieri Lariana Nuova.</p>`),
    page("/collections/scarves", "Scarves", `<h1>Scarves</h1><ul><li>Lario 90, silk twill, 240 €</li><li>Bellano 70, silk and wool, 190 €</li><li>Gravedona, hand-hemmed, 310 €</li></ul><p>Care: dry clean, or cold water and courage.</p>`),
    page("/blogs/thread/hemming", "How to hem by hand", `<h1>How to hem by hand</h1><p>Rosanna has rolled hems for 38 years. We filmed her thumbs. It takes forty minutes for one scarf, and she talks all the time.</p>`),
    page("/pages/contact", "Contact", `<h1>Contact</h1><p>Customer care: care@filandra.example. Press: press@filandra.example. Visit the weaving mill on the first Saturday of the month (book online).</p>`),
    { url: "https://www.lariotextiledays.example/2025", body: `<html><head><title>Lario Textile Days 2025</title></head><body><h1>Lario Textile Days, Como, 9–10 October 2025</h1><h2>Panel: Thread by thread – tracing fibres</h2><p>Bruno Airoldi (chair), Ginevra Castelnuovo (Filandra), Lin Yue (Silk Road Cooperative)</p></body></html>` }
  ]
}
