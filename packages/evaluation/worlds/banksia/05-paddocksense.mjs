const P = "https://paddocksense.example"
// hand-made, modern, JSON-LD on the people's pages
const pg = (title, body, ld) => `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${title} — Paddocksense</title>${ld ? `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...ld })}</script>` : ""}</head><body class="bg-lime-50 text-stone-900"><nav class="flex gap-4"><a href="/">Paddocksense</a><a href="/people">People</a><a href="/journal">Journal</a><a href="/press">Press</a></nav><main class="prose mx-auto">${body}</main><footer class="text-sm">Paddocksense Ltd, 12 Riverlea Road, Kirikiriroa Hamilton 3216</footer></body></html>`
const ww = (title, body) => `<html><head><title>${title} :: Waipa Rural News</title></head><body><table width="760" align="center"><tr><td><a href="/"><font size="6">Waipa Rural News</font></a></td></tr><tr><td>${body}</td></tr></table></body></html>`
export default {
  people: [
    {
      id: "paddocksense-terangi", about: "Rich: founder with macrons, iwi trust, own podcast interview, LinkedIn listing.",
      contact: { email: "aroha@paddocksense.example", full_name: "Aroha Te Rangi-Smith", company: "Paddocksense", linkedin_url: "https://www.linkedin.com/in/aroha-te-rangi-smith" }, outcome: "found",
      facts: {
        title: "Co-founder and Chief Executive | Co-founder & CEO | Chief Executive | CEO", company: "Paddocksense | Paddocksense Ltd", location: "Hamilton, New Zealand | Hamilton | Kirikiriroa Hamilton | Hamilton, Waikato", industry: "agritech | agricultural technology | agriculture | dairy technology",
        skills: ["pasture management | pasture science", "te reo Māori | te reo"], achievements: ["Fieldays Innovation Award 2024 | Fieldays Innovation Award", "NZ$9.2 million seed round | raised NZ$9.2 million", "Rural Leaders scholar 2020 | Rural Leaders scholar"],
        interests: ["freshwater quality | river water quality"], hobbies: ["waka ama | waka ama paddling", "roller derby"], sports_teams: ["Chiefs Manawa"], memberships: ["Ngā Awa Whenua Trust | trustee of Ngā Awa Whenua Trust", "AgTech Waikato | AgTech Waikato board | deputy chair of AgTech Waikato"],
        education: [{ institution: "Lincoln University", degree: "Bachelor of Agricultural Science | BAgrSc", field: "Agricultural Science", year: 2011 }], pets: ["Tui and Biscuit, heading dogs | Tui and Biscuit | two heading dogs"],
        linkedin: "https://www.linkedin.com/in/aroha-te-rangi-smith", linkedin_bio: "Measuring grass so farmers don't have to. Co-founder & CEO at Paddocksense."
      },
      also: { skills: ["sharemilking | former sharemilker"], causes: ["mentors young sharemilkers"] },
      sources: [`${P}/people/aroha`, `${P}/people`, `${P}/press`, "https://www.linkedin.com/in/aroha-te-rangi-smith", "https://gatepost-podcast.example/episodes/41"], sensitive: ["Te Pāti", "votes"]
    },
    {
      id: "paddocksense-drummond", about: "Middle: CTO with a GitHub and a Stack Exchange account; first person.",
      contact: { email: "hamish@paddocksense.example", full_name: "Hamish Drummond", company: "Paddocksense" }, outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO | Co-founder & CTO | Co-founder and CTO", company: "Paddocksense | Paddocksense Ltd", location: "Hamilton, New Zealand | Hamilton | Raglan | Kirikiriroa Hamilton", industry: "agritech | agricultural technology | agriculture",
        skills: ["embedded Rust | Rust", "LoRaWAN"], achievements: ["grasshopper, a LoRaWAN gateway | grasshopper | open-source LoRaWAN gateway grasshopper"], hobbies: ["surfing", "home brewing | brewing beer"], education: [{ institution: "University of Canterbury", degree: "BE(Hons) | BE | Bachelor of Engineering", field: "Electrical Engineering", year: 2008 }]
      },
      also: { skills: ["C", "soil moisture sensors"], location: "Raglan" },
      sources: [`${P}/people`, `${P}/people/hamish`, "https://github.com/hdrummond-nz", "https://stackoverflow.com/users/99120455"]
    },
    {
      id: "paddocksense-paki", about: "Middle: scientist with ORCID, OpenAlex and Crossref records.",
      contact: { email: "wiremu@paddocksense.example", full_name: "Dr Wiremu Paki" }, outcome: "found",
      facts: {
        title: "Head of Agronomy | Head of Science and Agronomy", company: "Paddocksense | Paddocksense Ltd", industry: "agritech | agricultural technology | agriculture | agronomy", skills: ["remote sensing", "ryegrass | perennial ryegrass growth | ryegrass persistence"],
        achievements: ["Estimating perennial ryegrass cover from low-cost multispectral sensors | paper on estimating ryegrass cover"], education: [{ institution: "Massey University", degree: "PhD", field: "Agronomy | Plant Science", year: 2016 }], memberships: ["New Zealand Pasture Association | New Zealand Pasture Association council"], causes: ["Te Awamutu riparian planting | riparian planting days"]
      },
      also: { location: "Hamilton, New Zealand | Hamilton", achievements: ["Legume persistence under summer drought"] },
      sources: [`${P}/people`, `${P}/journal/planting-day`, "https://orcid.org/0009-0007-9012-4478", "https://openalex.org/A9900410021", "https://doi.org/10.99120/nzjpast.2025.0417"]
    },
    {
      id: "paddocksense-vandervelden", about: "Changed jobs: the club and the rural paper know her as vet, later as customer lead. Mixed-up page gives her another woman's fine.",
      contact: { email: "sophie@paddocksense.example", full_name: "Sophie van der Velden", company: "Paddocksense" }, outcome: "found",
      facts: {
        title: "Customer Success Lead | Customer Success", company: "Paddocksense | Paddocksense Ltd", location: "Cambridge, New Zealand | Cambridge, Waikato | Cambridge", industry: "agritech | agricultural technology | agriculture", skills: ["veterinary medicine | large-animal vet | former large-animal vet"],
        hobbies: ["show jumping"], education: [{ institution: "Massey University", degree: "BVSc | Bachelor of Veterinary Science" }]
      },
      also: { title: "vet at Pirongia Vets" , achievements: ["second in the 1.20 m at Karāpiro | Karāpiro show jumping"] },
      sources: [`${P}/people`, "https://waiparuralnews.example/2023/vet-swaps-gumboots", "https://waiparuralnews.example/2025/karapiro-results"], never: ["effluent", "$38,000", "Otorohanga"]
    }
  ],
  pages: [
    { url: `${P}/`, body: pg("Know your grass", `<h1>Know your grass.</h1><p>Paddocksense puts solar sensors in the paddock and a number in your pocket: kilograms of dry matter, every morning, for 900 dairy farms from Kaitaia to Gore. We're an agritech company, founded in 2019 on a farm near Ōhaupō.</p><p><a href="/people">The people</a></p>`, { "@type": "Organization", name: "Paddocksense", legalName: "Paddocksense Ltd", url: P }) },
    { url: `${P}/people`, body: pg("People", `<h1>People</h1><ul><li><a href="/people/aroha">Aroha Te Rangi-Smith</a>, co-founder &amp; CEO</li><li><a href="/people/hamish">Hamish Drummond</a>, co-founder &amp; CTO</li><li>Dr Wiremu Paki, Head of Agronomy. PhD in Plant Science (Massey University); on the New Zealand Pasture Association council. Knows ryegrass by its first name.</li><li>Sophie van der Velden BVSc, Customer Success Lead. Ex large-animal vet. Lives in Cambridge with a mortgage.</li><li>Jonty Ngata, Field Technician</li></ul>`) },
    { url: `${P}/people/aroha`, body: pg("Aroha Te Rangi-Smith", `<h1>Aroha Te Rangi-Smith</h1><p><b>Co-founder and Chief Executive</b>, Hamilton</p><p>Kia ora! I grew up on a dairy farm at Ōhaupō, went sharemilking for six seasons after my Bachelor of Agricultural Science at Lincoln University (2011), and got sick of walking the farm with a plate meter in the rain. Pasture management is 90% measuring and 10% nerve.</p><p>I'm a trustee of Ngā Awa Whenua Trust and deputy chair of AgTech Waikato, and was a Rural Leaders scholar in 2020. I speak te reo Māori and mentor young sharemilkers. River water quality is why I get up; waka ama (and, until the knee went, roller derby) is why I'm late. Tui and Biscuit, my two heading dogs, run HR.</p>`, { "@type": "Person", name: "Aroha Te Rangi-Smith", jobTitle: "Co-founder and Chief Executive", worksFor: { "@type": "Organization", name: "Paddocksense" }, alumniOf: { "@type": "CollegeOrUniversity", name: "Lincoln University" }, sameAs: ["https://www.linkedin.com/in/aroha-te-rangi-smith"] }) },
    { url: `${P}/people/hamish`, body: pg("Hamish Drummond", `<h1>Hamish Drummond</h1><p><b>Co-founder and CTO</b></p><p>I live in Raglan for the surfing and drive to Hamilton for the soldering. BE(Hons) in Electrical Engineering, University of Canterbury, 2008. I write embedded Rust and too much LoRaWAN; my home brewing is less reliable than my firmware.</p>`, { "@type": "Person", name: "Hamish Drummond", jobTitle: "CTO", sameAs: ["https://github.com/hdrummond-nz"] }) },
    { url: `${P}/journal`, body: pg("Journal", `<h1>Journal</h1><p>3 July 2025: <a href="/journal/planting-day">Planting day</a></p>`) },
    { url: `${P}/journal/planting-day`, body: pg("Planting day", `<h1>Planting day</h1><p>By Jonty Ngata. On Saturday twelve of us joined the Te Awamutu riparian planting, which Wiremu Paki has organised every winter since 2018. 1,100 harakeke in, two gumboots lost.</p>`) },
    { url: `${P}/press`, body: pg("Press", `<h1>Press</h1><p><b>12 June 2024.</b> Paddocksense wins the Fieldays Innovation Award 2024. "This is for every farmer who lent us a paddock," said chief executive Aroha Te Rangi-Smith.</p><p><b>2 March 2025.</b> Paddocksense closes a NZ$9.2 million seed round led by Punga Ventures, says co-founder &amp; CEO Aroha Te Rangi-Smith.</p>`) },
    { url: "https://gatepost-podcast.example/", body: `<html><head><title>The Gatepost</title></head><body><h1>The Gatepost</h1><p>A podcast for people leaning on one.</p><ol reversed start=41><li><a href="/episodes/41">41: Grass, derby and a river</a></li></ol></body></html>` },
    { url: "https://gatepost-podcast.example/episodes/41", body: `<html><head><title>41: Grass, derby and a river - The Gatepost</title></head><body><a href="/">All episodes</a><h1>41: Grass, derby and a river</h1><p>Aroha Te Rangi-Smith of Paddocksense on freshwater quality, why she quit roller derby, being a Chiefs Manawa fan in a house of Hurricanes, and who she votes for (Te Pāti Māori, since you ask).</p><p>00:00 Intro · 04:10 Ōhaupō · 19:45 The plate meter · 33:00 Water</p></body></html>` },
    { url: "https://waiparuralnews.example/", body: ww("Home", `<a href="/2023/vet-swaps-gumboots">Vet swaps gumboots for apps</a><br><a href="/2025/karapiro-results">Karāpiro results</a><br><a href="/2026/dairy-fine-roundup">Who paid what: fines round-up</a>`) },
    { url: "https://waiparuralnews.example/2023/vet-swaps-gumboots", news: { seen: "2023-08-11T00:00:00Z", language: "en", country: "NZ" }, body: ww("Vet swaps gumboots for apps", `<h1>Vet swaps gumboots for apps</h1><p>After nine years as a vet at Pirongia Vets, Sophie van der Velden of Cambridge, Waikato, is hanging up the calving gown. The Massey University graduate joins Paddocksense in customer success.</p>`) },
    { url: "https://waiparuralnews.example/2025/karapiro-results", body: ww("Karāpiro results", `<h1>Karāpiro show jumping</h1><pre>1.20 m   1. T. Lamb (Rukuhia)   2. Sophie van der Velden (Cambridge, works for Paddocksense)   3. P. Hohaia</pre>`) },
    { url: "https://waiparuralnews.example/2026/dairy-fine-roundup", news: { seen: "2026-02-02T00:00:00Z", language: "en", country: "NZ" }, body: ww("Who paid what", `<h1>Who paid what</h1><p>Sophie van der Velde, an Otorohanga farm owner, was fined $38,000 for an effluent discharge.</p><p><i>An earlier version of this list wrongly named Sophie van der Velden of Paddocksense as the owner of the effluent pond.</i></p>`) }
  ],
  payloads: ["<b onmouseover=alert('HAMISH')>"],
  listings: [{ url: "https://www.linkedin.com/in/aroha-te-rangi-smith", title: "Aroha Te Rangi-Smith - Co-founder & CEO - Paddocksense | LinkedIn", snippet: "Measuring grass so farmers don't have to. Co-founder & CEO at Paddocksense. · Experience: Paddocksense · Education: Lincoln University · Location: Hamilton, Waikato" }],
  github: [{ login: "hdrummond-nz", id: 90410044, name: "Hamish Drummond", company: "Paddocksense", location: "Raglan, NZ", bio: "CTO @ Paddocksense. <b onmouseover=alert('HAMISH')>Rust</b> on very small computers.", repositories: [{ name: "grasshopper", description: "Open-source LoRaWAN gateway in embedded Rust", language: "Rust", topics: ["lorawan", "agritech"], stars: 640, pushed_at: "2026-09-12T00:00:00Z" }] }],
  stackExchange: [{ id: 99120455, name: "Hamish Drummond", location: "Raglan, New Zealand", website: "https://paddocksense.example/people/hamish", about: "CTO at Paddocksense; soil moisture sensors and grass.", reputation: 8120, tags: ["rust", "lorawan", "embedded", "c"] }],
  orcid: [{ id: "0009-0007-9012-4478", given: "Wiremu", family: "Paki", keywords: ["remote sensing", "perennial ryegrass growth"], country: "NZ", employments: [{ organization: "Paddocksense Ltd", role: "Head of Science and Agronomy", city: "Hamilton", country: "NZ", from: 2021 }], educations: [{ organization: "Massey University", role: "PhD", department: "Agronomy", city: "Palmerston North", country: "NZ", from: 2012, to: 2016 }], works: [{ title: "Estimating perennial ryegrass cover from low-cost multispectral sensors", type: "journal-article", year: 2025, journal: "Pasture Letters" }, { title: "Legume persistence under summer drought", type: "journal-article", year: 2017, journal: "Pasture Letters" }] }],
  openalex: [{ id: "A9900410021", name: "Wiremu Paki", orcid: "0009-0007-9012-4478", institution: "Massey University", country: "NZ", years: [2014, 2017, 2025], works_count: 9, cited_by_count: 143, topics: ["Remote sensing in agriculture", "Pasture growth"] }],
  crossref: [{ doi: "10.99120/nzjpast.2025.0417", title: "Estimating perennial ryegrass cover from low-cost multispectral sensors", journal: "Pasture Letters", published: [2025, 4], authors: [{ given: "Wiremu", family: "Paki", affiliation: "Paddocksense Ltd, Hamilton, New Zealand", orcid: "0009-0007-9012-4478" }, { given: "Lena", family: "Strick" }] }]
}
