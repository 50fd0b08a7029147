// Tindvik Sjømat AS, Bergen: salmon farming and processing. Squarespace.
const site = "https://www.tindviksjomat.example"
const page = (path, title, main, lang = "en") => ({
  url: site + path,
  body: `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="${lang}"><head><meta charset="utf-8"><!-- This is Squarespace. --><title>${title} — Tindvik Sjømat</title><meta property="og:site_name" content="Tindvik Sjømat"/></head><body id="collection-61">
<header data-test="header"><a href="${site}/">Tindvik Sjømat</a><nav class="header-nav"><a href="${site}/salmon">Our salmon</a><a href="${site}/people">People</a><a href="${site}/baerekraft">Bærekraft</a><a href="${site}/jobs">Jobs</a></nav></header>
<main><article><section class="page-section"><div class="sqs-block html-block"><div class="sqs-block-content">${main}</div></div></section></article></main>
<footer><p>Tindvik Sjømat AS, Nøstekaien, Bergen, Norway. Made with cold hands.</p></footer></body></html>`
})
const pages = [
  page("/", "Salmon from the outer fjords", `<h1>Salmon from the outer fjords</h1><p>Eleven sites, one processing plant and 290 people between Bergen and Florø. We farm, slaughter and pack salmon for kitchens in 30 countries.</p><p><a href="${site}/people">The people</a></p>`),
  page("/salmon", "Our salmon", `<h1>Our salmon</h1><p>Fed slowly. Packed within six hours.</p>`),
  page("/jobs", "Jobs", `<h1>Jobs</h1><p>We are looking for a skipper, two feed technicians and an apprentice cook.</p>`),
  page("/people", "People", `<h1>People</h1><h3>Leif Ytrebø</h3><p>Managing Director</p><h3>Sunniva Eikemo</h3><p>Sustainability Manager. Marine biologist, former fish health officer, and the reason our cages have lumpfish hotels.</p><h3>Rune Skaar</h3><p>Head of Processing</p>`),
  page("/baerekraft", "Bærekraft", `<h1>Bærekraft</h1><p>Siden 2020 har bærekraftsjef Sunniva Eikemo ledet arbeidet vårt med fôr, rømming og utslipp. I 2024 ble alle elleve lokaliteter ASC-sertifisert, som det første selskapet av vår størrelse på Vestlandet.</p><p>– Et anlegg er ikke bærekraftig fordi vi sier det. Vi legger ut lusetall hver uke, også når de er dårlige, sier Eikemo.</p><p>Har du spørsmål? Skriv til sunniva.eikemo@tindviksjomat.example.</p>`, "nb"),
  {
    url: "https://www.hopplandet.example/utovere/hakon-strandvag",
    body: `<html lang="nb"><head><title>Håkon Strandvåg – Hopplandet</title></head><body><h1>Håkon Strandvåg</h1><p>Skihopper fra Vikersund, født 1999. Pers 231,5 meter. Trener til daglig i Trondheim. Verdenscupdebut i Willingen.</p></body></html>`
  },
  {
    url: "https://www.kystrensing-vest.example/om-oss",
    body: `<!DOCTYPE html><html lang="nb"><head><title>Om oss | Kystrensing Vest</title></head><body><h1>Kystrensing Vest</h1><p>Vi plukker plast i fjæra, og vi gjør det hver første søndag i måneden.</p><h2>Styret</h2><ul><li>Leder: Torbjørn Hauge</li><li>Nestleder: Sunniva Eikemo (Bergen), bærekraftsjef i Tindvik Sjømat og ivrig havkajakkpadler. Hun fant i fjor 412 patronhylser på én strand.</li><li>Kasserer: Ragnhild Moe</li></ul></body></html>`
  }
]
const industry = "Aquaculture | Seafood | Salmon farming | Fish farming | Seafood processing | Havbruk | Sjømat | Oppdrett | Fishing and aquaculture | Food production | Farming | Food"
const no = "Norway | Norge | Bergen, Norway | Vestlandet | Western Norway"
export default {
  pages,
  people: [
    {
      id: "sunniva-eikemo",
      about: "Sustainability manager, marine biologist with ORCID and papers; Norwegian pages.",
      contact: { email: "sunniva.eikemo@tindviksjomat.example", full_name: "Sunniva Eikemo", company: "Tindvik Sjømat" },
      outcome: "found",
      facts: {
        title: "Sustainability Manager | Bærekraftsjef | Head of Sustainability",
        company: "Tindvik Sjømat | Tindvik Sjømat AS",
        location: "Bergen | Bergen, Norway | Bergen, Norge",
        industry,
        skills: ["Marine biology | Fish health"],
        achievements: ["All eleven sites ASC-certified in 2024 | ASC certification of all eleven sites | Alle elleve lokaliteter ASC-sertifisert | ASC certification"],
        hobbies: ["Sea kayaking | Havkajakk | Kayaking | Havkajakkpadling"],
        causes: ["Kystrensing Vest | Beach clean-ups | Coastal clean-up | Plastic pollution | Cleaning plastic from beaches"],
        education: [{ institution: "University of Bergen | Universitetet i Bergen", degree: "MSc | Master of Science | Master", field: "Marine Biology" }]
      },
      also: {
        title: "Marine biologist | Fish health officer | Nestleder, Kystrensing Vest | Deputy chair, Kystrensing Vest | Deputy chair | Nestleder",
        company: "Fjordhelse | Fjordhelse AS",
        location: no,
        skills: ["Marine biology", "Fish health", "Cleaner fish | Lumpfish | Lumpfish welfare", "Feed, escapes and emissions | Feed | Emissions", "Sea lice | Sea lice monitoring | Lice counts", "ASC certification", "Sustainability", "Sustainability reporting | Transparency", "Research | Scientific writing | Field trials", "Animal welfare"],
        achievements: ["First company of its size in western Norway with all sites ASC-certified", "Lumpfish shelters and survival in exposed salmon cages | Paper on lumpfish shelters | Published on lumpfish survival", "Weekly publication of lice counts | Publishes lice counts every week", "Talk at the North Sea Materials Forum 2025 | \"Nets that come back\" | Nets that come back | Spoke at the North Sea Materials Forum | Talk \"Nets that come back\" on recycling of nets | Recycles 80 tonnes of nets a year", "Lumpfish hotels | Lumpfish hotels in the cages", "Led sustainability work since 2020", "2 works, 41 citations | 41 citations", "Deputy chair of Kystrensing Vest", "Found 412 cartridge cases on one beach | 412 patronhylser", "Reporting lice numbers: what the public reads | Lice in public: open reporting in Norwegian aquaculture | Paper on open reporting of lice"],
        interests: ["Lumpfish | Cleaner fish | Lumpfish welfare", "Aquaculture | Sustainable aquaculture | Sustainability", "Open data | Open reporting | Transparency", "Sea lice", "Marine plastic | Plastic pollution | Beach clean-ups", "Net recycling | Recycling | Circular economy | Recycling of nets", "Sea kayaking", "Fish welfare | Animal welfare"],
        hobbies: ["Beach cleaning | Picking plastic"],
        causes: ["Fish welfare | Animal welfare", "Transparency in aquaculture | Open reporting"],
        memberships: ["Kystrensing Vest | Board of Kystrensing Vest"],
        education: [{ institution: "University of Bergen | Universitetet i Bergen", degree: "MSc Marine Biology", year: 2012 }]
      },
      sources: [`${site}/people`, `${site}/baerekraft`, "https://www.kystrensing-vest.example/om-oss", "https://orcid.org/0000-0002-7719-4400", "https://www.northseamaterials.example/2025/speakers"]
    },
    {
      id: "hakon-strandvag",
      about: "Nobody has anything online about this finance assistant; a ski jumper has the name.",
      contact: { email: "hakon.strandvag@tindviksjomat.example", full_name: "Håkon Strandvåg", company: "Tindvik Sjømat", title: "Finance Manager" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Skihopper", "ski jump", "231,5", "Vikersund", "Willingen", "Trondheim"]
    }
  ],
  orcid: [
    {
      id: "0000-0002-7719-4400",
      given: "Sunniva",
      family: "Eikemo",
      biography: "Marine biologist working on cleaner fish welfare and open reporting in aquaculture.",
      keywords: ["lumpfish", "sea lice", "fish welfare"],
      country: "NO",
      employments: [
        { organization: "Tindvik Sjømat AS", role: "Sustainability Manager", city: "Bergen", country: "NO", from: 2020 },
        { organization: "Fjordhelse AS", role: "Fish health officer", city: "Florø", country: "NO", from: 2012, to: 2020 }
      ],
      educations: [{ organization: "University of Bergen", role: "MSc Marine Biology", city: "Bergen", country: "NO", from: 2010, to: 2012 }],
      works: [
        { title: "Lumpfish shelters and survival in exposed salmon cages", type: "journal-article", year: 2019, journal: "Journal of Cold Water Aquaculture" },
        { title: "Lice in public: open reporting in Norwegian aquaculture", type: "journal-article", year: 2023, journal: "Coastal Policy Letters" }
      ]
    }
  ],
  crossref: [
    { doi: "10.5555/jcwa.2019.0417", title: "Lumpfish shelters and survival in exposed salmon cages", journal: "Journal of Cold Water Aquaculture", published: [2019, 6, 3], authors: [{ given: "Sunniva", family: "Eikemo", affiliation: "Fjordhelse AS, Florø", orcid: "0000-0002-7719-4400" }, { given: "Ola", family: "Brekkhus" }] }
  ],
  openalex: [
    { id: "A5099114400", name: "Sunniva Eikemo", orcid: "0000-0002-7719-4400", institution: "Tindvik Sjømat", country: "NO", years: [2019, 2023], works_count: 2, cited_by_count: 41, topics: ["Aquaculture", "Sea lice", "Fish welfare"] }
  ]
}
