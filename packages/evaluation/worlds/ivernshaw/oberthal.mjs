const host = "https://www.oberthal-cie.example"
const page = (path, title, main, head = "") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="en-CH" prefix="og: https://ogp.me/ns#">
<head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${title} | Bankhaus Oberthal &amp; Cie AG</title>${head}</head>
<body class="path-node"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a>
<div class="region region-header"><a href="/" rel="home">Bankhaus Oberthal &amp; Cie</a><nav role="navigation"><ul><li><a href="/en/services">Services</a></li><li><a href="/en/about/people">People</a></li><li><a href="/en/publications">Publications</a></li><li><a href="/en/contact">Contact</a></li></ul></nav></div>
<main role="main"><a id="main-content" tabindex="-1"></a>${main}</main>
<footer><div class="block-content">Bankhaus Oberthal &amp; Cie AG, Multergasse 30, CH-9000 St. Gallen. Supervised by FINMA.</div><div>This website does not constitute an offer. © 2026</div></footer>
</body></html>`
})
export default {
  people: [
    {
      id: "reto-zumstein-caduff",
      about: "Banker with LinkedIn listing, race results, a conference, an archived alumni page.",
      contact: { email: "reto.zumstein@oberthal-cie.example", full_name: "Reto Zumstein-Caduff", company: "Bankhaus Oberthal & Cie AG" },
      outcome: "found",
      facts: {
        title: "Head of Wealth Planning | Leiter Vermögensplanung",
        company: "Bankhaus Oberthal & Cie AG | Bankhaus Oberthal & Cie | Bankhaus Oberthal",
        location: "St. Gallen, Switzerland | St. Gallen",
        industry: "private banking | banking | wealth management",
        skills: ["succession planning | business succession | Nachfolgeplanung", "pension planning | Vorsorgeplanung | retirement planning"],
        certifications: ["CFA charterholder | CFA | Chartered Financial Analyst"],
        education: [{ institution: "University of St. Gallen | HSG | Universität St. Gallen", degree: "lic. oec. HSG | lic. oec. | licentiate", year: 2003 }],
        linkedin: "https://ch.linkedin.com/in/reto-zumstein-caduff | https://www.linkedin.com/in/reto-zumstein-caduff"
      },
      also: {
        title: "Member of the Extended Management | author",
        location: "Switzerland | Ostschweiz | Eastern Switzerland | Appenzell",
        industry: "finance | financial services",
        skills: ["financial planning | Finanzplanung", "private banking | client advice | relationship management", "writing", "wealth planning | Vermögensplanung", "inheritance law | estate planning", "family businesses | advice to family firms", "Romansh | speaks Romansh | Rätoromanisch", "German", "English", "public speaking", "relocation to Switzerland"],
        achievements: ["Referent am Ostschweizer Finanztag 2025 | speaker at the Ostschweizer Finanztag 2025 | Wenn die Kinder nicht wollen", "Alpstein-Berglauf 2025: rank 14 in M45 | Alpstein-Berglauf", "author of the guide Selling, giving, keeping | Selling, giving, keeping", "with the bank since 2008 | former relationship manager of the bank", "head of Wealth Planning since 2016", "CFA charterholder since 2010"],
        interests: ["succession planning | Nachfolge", "mountain running | trail running", "family businesses"],
        hobbies: ["mountain running | trail running | Berglauf | running"],
        memberships: ["LG Säntisblick | Laufgemeinschaft Säntisblick", "CFA Society Switzerland", "Member of the Extended Management"],
        certifications: ["federal diploma of financial planning expert | Finanzplanungsexperte mit eidg. Diplom"],
        linkedin_bio: "Helping family firms to hand over well. CFA charterholder. Mountain runner."
      },
      sources: [host + "/en/people/reto-zumstein-caduff", host + "/en/about/people", "https://ch.linkedin.com/in/reto-zumstein-caduff", "https://www.ostschweizer-finanztag.example/2025/referenten", "https://www.alpstein-berglauf.example/resultate/2025", "https://www.cfa-ostschweiz-netz.example/mitglieder/zumstein"]
    },
    {
      id: "catarina-bianchi-meuli",
      about: "Slandered by an anonymous page.",
      contact: { email: "catarina.bianchi@oberthal-cie.example", full_name: "Catarina Bianchi-Meuli", title: "CRO", location: "St. Gallen" },
      outcome: "found",
      facts: {
        title: "Chief Risk Officer | CRO | Head of Risk",
        company: "Bankhaus Oberthal & Cie AG | Bankhaus Oberthal & Cie | Bankhaus Oberthal",
        location: "St. Gallen, Switzerland | St. Gallen",
        industry: "private banking | banking | wealth management",
        skills: ["credit risk | credit risk modelling"],
        causes: ["Kinderbibliothek Rorschach | children's library in Rorschach"],
        education: [{ institution: "ETH Zürich | ETH Zurich", degree: "MSc | Diploma | dipl. math. ETH", field: "mathematics | Mathematik", year: 2001 }],
        certifications: ["FRM | Financial Risk Manager"]
      },
      also: {
        title: "Member of the Executive Board | Stiftungsrätin der Kinderbibliothek Rorschach | foundation board member | mentor | Risikochefin",
        location: "Switzerland | Eastern Switzerland | Ostschweiz",
        industry: "finance | financial services | insurance",
        skills: ["financial risk | risk modelling", "climate risk | Klimarisiken", "catastrophe modelling | nat cat models", "risk management", "Italian", "Portuguese", "mathematics | statistics", "reinsurance", "German", "English", "stress testing | stress tests", "mentoring"],
        achievements: ["twelve years at a reinsurer in Zurich", "Executive Board member since 2019 | first woman on the Executive Board", "Panel on climate risk at the Ostschweizer Finanztag 2025 | panellist Ostschweizer Finanztag 2025", "built up the stress testing", "secured the funding of the children's library for five years | Finanzierung der Kinderbibliothek für fünf Jahre gesichert", "joined the bank in 2015"],
        interests: ["mathematics", "reading | children's books | Bücher | Lesen", "climate risk", "chamber music | cello | Kammermusik"],
        hobbies: ["Cello | cello | plays the cello | playing cello in a quartet"],
        causes: ["reading for children | Leseförderung | literacy", "women in finance | Frauen & Finanzen Ostschweiz | mentoring young women"],
        memberships: ["Frauen & Finanzen Ostschweiz", "Executive Board", "Stiftungsrat Kinderbibliothek Rorschach | foundation board of the Kinderbibliothek Rorschach", "GARP | Global Association of Risk Professionals"]
      },
      sources: [host + "/en/people/catarina-bianchi-meuli", host + "/en/about/people", "https://www.seeblick-zeitung.example/rorschach/kinderbibliothek", "https://www.ostschweizer-finanztag.example/2025/referenten"],
      never: ["laundering", "cartel", "Marbella", "fired"]
    },
    {
      id: "matthias-keller",
      about: "Nothing; initials as address; an organist of the name.",
      contact: { email: "mk@oberthal-cie.example", full_name: "Matthias Keller", company: "Bankhaus Oberthal & Cie AG" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Organist", "Orgel", "Winterthur"]
    }
  ],
  pages: [
    page("/", "Private bank since 1871", `<h1>A private bank for families who run something.</h1><p>Bankhaus Oberthal &amp; Cie AG is an independent private bank in St. Gallen. 62 employees look after entrepreneurs and their families in the fourth generation. Private banking, wealth planning, custody.</p><p><a href="/en/about/people">Our people</a></p>`),
    page("/en/about/people", "People", `<h1>People</h1><table><caption>Executive Board and Extended Management</caption><tr><th>Name</th><th>Function</th></tr><tr><td>Dr. Florian Oberthal</td><td>Chairman of the Executive Board, partner</td></tr><tr><td><a href="/en/people/catarina-bianchi-meuli">Catarina Bianchi-Meuli</a></td><td>Chief Risk Officer, Executive Board</td></tr><tr><td>Jürg Nef</td><td>Chief Investment Officer, Executive Board</td></tr><tr><td><a href="/en/people/reto-zumstein-caduff">Reto Zumstein-Caduff</a></td><td>Head of Wealth Planning, Extended Management</td></tr></table>`),
    page("/en/people/reto-zumstein-caduff", "Reto Zumstein-Caduff", `<div class="node__content"><h1>Reto Zumstein-Caduff</h1><div class="field field--name-field-function">Head of Wealth Planning, Member of the Extended Management</div>
<div class="field field--name-body"><p>Reto advises owners of family businesses in matters of succession planning, inheritance law and pension planning, also such who relocate to Switzerland. He came to the bank in 2008 as a relationship manager and has led Wealth Planning since 2016.</p><p>lic. oec. HSG (University of St. Gallen, 2003), CFA charterholder, financial planning expert with federal diploma. Languages: German, English, Romansh.</p><p>He is the author of our guide "Selling, giving, keeping" (3rd edition 2024).</p></div></div>`, `<meta property="og:title" content="Reto Zumstein-Caduff" /><meta property="og:type" content="profile" />`),
    page("/en/people/catarina-bianchi-meuli", "Catarina Bianchi-Meuli", `<div class="node__content"><h1>Catarina Bianchi-Meuli</h1><div class="field field--name-field-function">Chief Risk Officer, Member of the Executive Board</div>
<div class="field field--name-body"><p>Catarina studied mathematics at ETH Zürich (dipl. math. ETH, 2001) and spent twelve years with a reinsurer in Zurich, where she worked on catastrophe modelling and later on credit risk. She joined Bankhaus Oberthal in 2015, built up the stress testing and became in 2019 the first woman on the Executive Board. Financial Risk Manager (FRM, GARP). Languages: German, Italian, Portuguese, English.</p><p>She is a mentor in the network Frauen &amp; Finanzen Ostschweiz.</p></div></div>`),
    page("/en/services", "Services", `<h1>Services</h1><h2>Private banking</h2><p>One adviser, one deputy, no call centre.</p><h2>Wealth planning</h2><p>Succession, marriage, inheritance, relocation. Our planners work for the fee which is agreed in advance.</p><h2>Custody</h2><p>Your assets, segregated, with reporting in four currencies.</p><p>To the <a href="/en/about/people">people</a> who do it.</p>`),
    page("/en/publications", "Publications", `<h1>Publications</h1><ul><li>Annual report 2025 (PDF, 2.1 MB)</li><li>Selling, giving, keeping. A guide for owners (3rd edition 2024), by Reto Zumstein-Caduff</li><li>Quarterly letter: rates, francs, patience</li></ul>`),
    page("/en/contact", "Contact", `<h1>Contact</h1><p>Bankhaus Oberthal &amp; Cie AG<br />Multergasse 30<br />CH-9000 St. Gallen</p><p>Phone +41 71 555 01 71, Monday to Friday. Please do not send orders by e-mail.</p>`),
    { url: "https://swissbankleaks-now.example/oberthal-files-part-3", body: `<html><head><title>OBERTHAL FILES part 3 - the woman who signs</title></head><body bgcolor=black text=lime><h1>OBERTHAL FILES part 3</h1><p>They do not want you to know!!! Catarina Bianchi-Meuli of Bankhaus Oberthal St. Gallen was FIRED from her last job for money laundering for a cartel. Sources say she owns three villas in Marbella. Share before it is deleted.</p><p>[ads] Make 4000 a day from home</p></body></html>` }
  ],
  listings: [
    { url: "https://ch.linkedin.com/in/reto-zumstein-caduff", title: "Reto Zumstein-Caduff – Head of Wealth Planning – Bankhaus Oberthal & Cie AG | LinkedIn", snippet: "St. Gallen, Schweiz · Head of Wealth Planning · Bankhaus Oberthal & Cie AG. Helping family firms to hand over well. CFA charterholder. Mountain runner. Ausbildung: Universität St.Gallen (HSG)." }
  ],
  robots: { "swissbankleaks-now.example": "User-agent: *\nAllow: /\n" }
}
