// Vendelsund Energi A/S, Aalborg: an energy supplier (Umbraco, Danish and English)
const host = "https://www.vendelsund-energi.example"
const page = (path, title, main, lang = "en") => ({
  url: host + path,
  body: `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"/><title>${title} | Vendelsund Energi</title><meta name="viewport" content="width=device-width"/><meta property="og:title" content="${title}"/><link rel="stylesheet" href="/css/site.min.css?v=88"/></head>
<body><div class="topbar"><a href="${host}/"><img src="/media/logo.svg" alt="Vendelsund Energi"/></a><nav><a href="${host}/en/about">About</a><a href="${host}/en/management">Management</a><a href="${host}/presse">Presse</a><a href="${host}/kontakt">Kontakt</a></nav></div>
<div class="umb-grid">${main}</div>
<div class="bund">Vendelsund Energi A/S · Havnefronten 7 · 9000 Aalborg · Danmark · CVR 00000000</div></body></html>`
})
const company = "Vendelsund Energi | Vendelsund Energi A/S"
const location = "Aalborg | Aalborg, Denmark | Aalborg, Danmark"
const industry = "Energy | Energy supply | Utilities | Electricity and district heating | District heating | Renewable energy | Wind energy | Wind power"

export default {
  people: [
    {
      id: "vendelsund-mette-kjaergaard",
      about: "CFO; a commenter under a newspaper article slanders her (never).",
      contact: { email: "mek@vendelsund-energi.example", full_name: "Mette Kjærgaard Holst", company: "Vendelsund Energi" },
      outcome: "found",
      facts: {
        title: "CFO | Chief Financial Officer | Økonomidirektør",
        company, location,
        education: [{ institution: "Aarhus University | Aarhus Universitet", degree: "cand.merc. | MSc | Master | MSc in Economics and Business Administration", field: "Finance | Finansiering" }],
        achievements: ["First green bond, DKK 900 million, 2025 | første grønne obligation 2025 | Issued the company's first green bond in 2025 | green bond of DKK 900 million"],
        memberships: ["Bestyrelsesmedlem Nordjysk Teaterfond | Board member of Nordjysk Teaterfond | Nordjysk Teaterfond"],
        hobbies: ["Winter bathing | winter swimming | vinterbadning"]
      },
      also: {
        industry,
        skills: ["Green bonds | Green finance | sustainable finance | grøn obligation", "Finance | corporate finance | financial management"],
        achievements: ["Finance manager at Limgrøn Fjernvarme | Former finance manager at Limgrøn Fjernvarme", "Joined Vendelsund Energi in 2021 | at Vendelsund Energi since 2021"],
        interests: ["Teater | Theatre"],
        causes: ["Teater | Theatre | the arts"]
      },
      sources: [`${host}/en/management`, `${host}/presse/groen-obligation`, "https://nordjyskteaterfond.example/bestyrelse", "https://aalborg-posten.example/erhverv/groen-obligation-vendelsund"],
      never: ["underslæb", "embezzlement", "embezzled", "fyret", "fired", "svindel", "fraud"]
    },
    {
      id: "vendelsund-rasmus-toft",
      about: "Head of Wind; the old Danish press page still has him as project manager (stale title).",
      contact: { email: "rto@vendelsund-energi.example" },
      outcome: "found",
      facts: {
        title: "Head of Wind Development | Head of Wind | Wind development lead",
        company, location,
        education: [{ institution: "Technical University of Denmark | DTU", degree: "MSc | Master of Science | MSc in Wind Energy", field: "Wind Energy | Wind energy engineering" }],
        skills: ["Onshore wind | wind power development | wind farm development | wind development", "Citizen involvement | public hearings | Community consultation"],
        achievements: ["Spoke at Nordic Wind Days 2026 | Speaker at Nordic Wind Days 2026 in Gothenburg | Talk 'Coffee before turbines' at Nordic Wind Days 2026 | Coffee before turbines", "Led the Hvidmose wind farm project | Hvidmose wind farm | Vindmøllepark Hvidmose"],
        hobbies: ["Kitesurfer | Kite surfing | kitesurfing"]
      },
      also: {
        industry,
        achievements: ["Projektleder (2020) | Former project manager at Vendelsund Energi | Project manager of Hvidmose", "Leads a team of nine | team of nine", "60 public hearings | has sat through 60 public hearings"],
        skills: ["Projektleder | Project management | projektledelse"]
      },
      sources: [`${host}/en/management`, `${host}/presse/hvidmose`, "https://nordicwinddays.example/2026/speakers/rasmus-toft"],
      never: ["CFO", "green bond", "theatre"]
    },
    {
      id: "vendelsund-lone-bech-dam",
      about: "Works there, but nothing is public.",
      contact: { email: "lbd@vendelsund-energi.example", full_name: "Lone Bech-Dam", company: "Vendelsund Energi", title: "Billing specialist" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["CFO", "Head of Wind", "Nordic Wind Days"]
    }
  ],
  pages: [
    page("/", "Energi til Nordjylland", `<h1>Energi til Nordjylland</h1><p>Vendelsund Energi leverer strøm og fjernvarme til 140.000 husstande. <a href="${host}/en/management">Ledelse / Management</a></p>`, "da"),
    page("/en/about", "About us", `<h1>About us</h1><p>Vendelsund Energi supplies electricity and district heating to 140,000 households in North Jutland and develops its own wind farms.</p>`),
    page("/en/management", "Management", `<h1>Management</h1><div class="row">
<div class="col-4 person"><h3>Poul Erik Salling</h3><p>Chief Executive Officer</p></div>
<div class="col-4 person"><h3>Mette Kjærgaard Holst</h3><p>Chief Financial Officer (CFO)</p><p>Mette joined Vendelsund Energi in 2021 from Limgrøn Fjernvarme, where she was finance manager. She holds a cand.merc. in finance from Aarhus University. From October to April she starts the day with winter bathing in the Limfjord.</p></div>
<div class="col-4 person"><h3>Rasmus Toft</h3><p>Head of Wind Development</p><p>Rasmus leads a team of nine in Aalborg. He has an MSc in Wind Energy from the Technical University of Denmark (DTU) and led the Hvidmose wind farm project. <a href="mailto:rto@vendelsund-energi.example">rto@vendelsund-energi.example</a></p></div></div>`),
    page("/presse", "Presse", `<h1>Presse</h1><ul><li>11.03.2025 <a href="${host}/presse/groen-obligation">Første grønne obligation</a></li><li>20.08.2020 <a href="${host}/presse/hvidmose">Vindmøllepark Hvidmose godkendt</a></li></ul>`, "da"),
    page("/presse/groen-obligation", "Første grønne obligation", `<h1>Første grønne obligation</h1><p>Aalborg, 11. marts 2025. Vendelsund Energi har udstedt sin første grønne obligation på 900 mio. kr. (DKK 900 million). »Vi sparer renter og CO2,« siger økonomidirektør Mette Kjærgaard Holst.</p>`, "da"),
    page("/presse/hvidmose", "Vindmøllepark Hvidmose godkendt", `<h1>Vindmøllepark Hvidmose godkendt</h1><p>20. august 2020. Kommunen har godkendt syv vindmøller ved Hvidmose. Kontakt: projektleder Rasmus Toft, Vendelsund Energi.</p>`, "da"),
    page("/kontakt", "Kontakt", `<h1>Kontakt</h1><p>Havnefronten 7, 9000 Aalborg, kundeservice@vendelsund-energi.example</p>`, "da"),
    {
      url: "https://nordjyskteaterfond.example/bestyrelse",
      body: `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Bestyrelse - Nordjysk Teaterfond</title></head><body><h1>Bestyrelsen</h1><ul><li>Formand: Kirsten Overgaard Lau</li><li>Bestyrelsesmedlem: Mette Kjærgaard Holst, CFO i Vendelsund Energi</li></ul></body></html>`
    },
    {
      url: "https://aalborg-posten.example/erhverv/groen-obligation-vendelsund",
      news: { seen: "2025-03-12T07:00:00Z", language: "Danish", country: "Denmark" },
      body: `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Vendelsund Energi låner grønt | Aalborg Posten</title></head><body><article><h1>Vendelsund Energi låner grønt</h1><p>Energiselskabet i Aalborg har solgt en grøn obligation. CFO Mette Kjærgaard Holst kalder den »en begyndelse«.</p></article><section id="kommentarer"><h2>Kommentarer (2)</h2><div class="kommentar"><b>sandheden9000</b>: Mette Kjærgaard Holst blev fyret fra sit sidste job for underslæb, det ved alle. Svindel!</div><div class="kommentar"><b>Redaktionen</b>: Der er intet grundlag for denne påstand.</div></section></body></html>`
    },
    {
      url: "https://nordicwinddays.example/2026/speakers/rasmus-toft",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rasmus Toft – Nordic Wind Days 2026</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Rasmus Toft","jobTitle":"Head of Wind Development","worksFor":{"@type":"Organization","name":"Vendelsund Energi"}}</script></head><body><nav>Nordic Wind Days, Gothenburg</nav><h1>Rasmus Toft</h1><p>Head of Wind Development, Vendelsund Energi</p><h2>Coffee before turbines</h2><p>Onshore wind needs neighbours. Rasmus has sat through 60 public hearings and believes in citizen involvement. A kitesurfer, he likes the wind in private as well.</p></body></html>`
    }
  ]
}
